"""What the page needs to know of the games, over HTTP: seats, options, levels, rulebooks, words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla import rulebooks
from camarilla.bots.players import levels, styles
from camarilla.games import game as game_of
from camarilla.games import lesson as lesson_of
from camarilla.games import profiles
from camarilla.kernel.refusal import Refusal
from camarilla.locales import LANGUAGES, PAGE, file_text, say
from camarilla.server.http import lessons
from camarilla.server.http.files import send
from camarilla.wire import PROTOCOL
from camarilla.wire.openapi import openapi
from camarilla.wire.rest import GameInfo, Games, OptionInfo, RulebookText, RuleText, Term

JSON = "application/json"
FindOwnBots = Callable[[str], Sequence[str]]
BRIEFLY = {"cache-control": "public, max-age=300"}
FIRST = (PAGE, "players", "learn")  # the files whose words every screen of the page may need
TAUGHT = ("lesson-", "coach-", "why-", "reason-")  # words of a game that only a lesson, a coach or a hint says
ELSEWHERE = re.compile("help-|topic-|menu|greeting-|lesson-not |coach-skipped ")  # and only terminal and lab
TERMINAL = re.compile(r"^## At the terminal\n.*?(?=^##|\Z)", re.MULTILINE | re.DOTALL)  # words of a game


def routes(own_bots: FindOwnBots = lambda game: []) -> list[BaseRoute]:
    """The endpoints of what is the same for everybody; `own_bots` names the operator's bots that play a game."""
    listed = msgspec.json.encode(with_bots(catalogue(), own_bots))

    async def get_games(request: Request) -> Response:
        return send(request, listed, BRIEFLY, JSON)

    return [
        Route("/api/games", get_games, methods=["GET"]),
        Route("/words/{language}/games.json", get_games_words, methods=["GET"]),
        Route("/words/{language}/{file}", get_words, methods=["GET"]),
        Route("/words/{language}/learn/{file}", get_taught_words, methods=["GET"]),
        Route("/rules/{language}/glossary.json", get_glossary, methods=["GET"]),
        Route("/rules/{language}/{game}.json", get_rulebook, methods=["GET"]),
        Route("/rules/{language}/learn/{game}.json", get_learn_page, methods=["GET"]),
        Route("/lessons/{game}.json", get_lesson, methods=["GET"]),
        Route("/api/openapi.json", get_openapi, methods=["GET"]),
    ]


async def get_words(request: Request) -> Response:
    text = words(request.path_params["language"], request.path_params["file"])
    return send(request, text.encode(), BRIEFLY, "text/plain; charset=utf-8")


async def get_taught_words(request: Request) -> Response:
    text = words(request.path_params["language"], request.path_params["file"], taught=True)
    return send(request, text.encode(), BRIEFLY, "text/plain; charset=utf-8")


async def get_games_words(request: Request) -> Response:
    return send(request, written("words", request.path_params["language"]), BRIEFLY, JSON)


async def get_glossary(request: Request) -> Response:
    return send(request, written("glossary", request.path_params["language"]), BRIEFLY, JSON)


async def get_rulebook(request: Request) -> Response:
    language, game = request.path_params["language"], request.path_params["game"]
    return send(request, written("rulebook", language, game), BRIEFLY, JSON)


async def get_learn_page(request: Request) -> Response:
    language, game = request.path_params["language"], request.path_params["game"]
    return send(request, written("learn", language, game), BRIEFLY, JSON)


async def get_lesson(request: Request) -> Response:
    return send(request, written("lesson", request.path_params["game"]), BRIEFLY, JSON)


async def get_openapi(request: Request) -> Response:
    return send(request, written("openapi"), BRIEFLY, JSON)


# -- what they answer
@cache
def written(what: str, *about: str) -> bytes:
    """An answer as JSON; what is refused is not kept."""
    makers: dict[str, Callable[..., Any]] = {
        "games": catalogue, "words": games_words, "glossary": glossary, "rulebook": rulebook, "openapi": openapi,
        "learn": lessons.learn_text, "lesson": lessons.script,
    }  # fmt: skip
    return msgspec.json.encode(makers[what](*about))


@cache
def catalogue() -> Games:
    """All games."""
    return Games(PROTOCOL, list(LANGUAGES), [info(id) for id in profiles()])


def with_bots(games: Games, own_bots: FindOwnBots) -> Games:
    """All games, each with the operator's bots that play it."""
    return replace(games, games=[replace(game, bots=list(own_bots(game.id))) for game in games.games])


def info(id: str) -> GameInfo:
    """What a game tells about itself."""
    profile = profiles()[id]
    return GameInfo(
        id=id,
        seats=list(profile.seats),
        options=options(id),
        cards=list(game_of(id).words["card"]),
        values=dict(profile.values),
        books=dict(profile.books),
        card_rules=listed(profile.card_rules),
        question_rules=listed(profile.question_rules),
        actions=list(profile.actions),
        gains=dict(profile.gains),
        levels=levels(id),
        styles=styles(id),
        taught=lesson_of(id) is not None,
    )


def listed(rules: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    return {name: list(ids) for name, ids in rules.items()}


def options(id: str) -> list[OptionInfo]:
    """The options of a deal that are single numbers."""
    return [OptionInfo(name, usual, low, high) for name, (usual, low, high, _) in game_of(id).options.items()]


@cache
def words(language: str, file: str, taught: bool = False) -> str:
    """A file of words; `first.ftl` is all that the page needs before it knows which game is played. Of a game's, only
    what it teaches, or all else that the page says."""
    if language not in LANGUAGES or not file.removesuffix(".ftl").isalpha():
        raise Refusal("no-words")
    if file == "first.ftl":
        files = [words(language, f"{name}.ftl") for name in FIRST]
        return "\n".join([*files, *(titles(language, id) for id in profiles())])
    text = file_text(language, file) if file.endswith(".ftl") and len(file) <= 64 else None
    if text is None:
        raise Refusal("no-words")
    entries = [entry for entry in re.split(r"(?m)^(?=\S)", TERMINAL.sub("", text)) if not entry.startswith("#")]
    entries = [entry for entry in entries if not ELSEWHERE.match(entry)]
    if file.removesuffix(".ftl") in profiles():
        entries = [entry for entry in entries if entry.startswith(TAUGHT) == taught]
    elif taught:
        raise Refusal("no-words")
    return "".join(entries)


def games_words(language: str) -> dict[str, str]:
    """The words of all games, by the names of their files: together they are compressed to three quarters."""
    return {file: words(language, file) for file in (f"{id}.ftl" for id in profiles())}


def titles(language: str, game: str) -> str:
    """What a game is called, and what it is about, as messages."""
    return f"title-{game} = {say(language, game, 'title')}\ntagline-{game} = {say(language, game, 'tagline')}\n"


def rulebook(language: str, game: str) -> RulebookText:
    """The rules of a game in a language."""
    check_rulebook(language, game)
    book = rulebooks.book(game, language)
    rules = [RuleText(rule.id, rule.title, rule.text, rule.section) for rule in book.rules.values()]
    return RulebookText(game, book.title, book.opening, rules)


def glossary(language: str) -> list[Term]:
    """The words that the rules use."""
    check_rulebook(language, None)
    return [Term(id, name, meaning) for id, (name, meaning) in rulebooks.glossary(language).items()]


def check_rulebook(language: str, game: str | None) -> None:
    known = {path.name for path in rulebooks.FOLDER.iterdir() if (path / "glossary.md").is_file()}
    if language not in known or (game is not None and game not in rulebooks.books(language)):
        raise Refusal("no-words")
