"""A whole bot, for: camarilla arena random "engine:python3 bot.py". It likes to reveal, to take, to strike."""

import json
import random
import sys


def answer(message):
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 2, "name": "example"}
    if message["type"] == "new":
        random.seed(message["seed"])
        return {"type": "ready"}
    liked = [move for move in message["legal"] if move.startswith(("reveal", "take", "target", "open"))]
    return {"type": "move", "number": message["number"], "move": random.choice(liked or message["legal"])}


for line in sys.stdin:
    if json.loads(line)["type"] not in ("stop", "bye"):
        print(json.dumps(answer(json.loads(line))), flush=True)
