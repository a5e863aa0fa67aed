# How sentences call the players. Other languages add the cases they need; in English the genitive is "your", "Anna's". A verb goes with the person.

player-you = you
    .person = second
    .gen = your
player-seat = Player { $seat }
    .person = third
    .gen = Player { $seat }'s
player-name = { $name }
    .person = third
    .gen = { $name }'s
player-bot = Bot { $seat }
    .person = third
    .gen = Bot { $seat }'s
player-spectator = a spectator

round-gains = This round: { $gains }.

# The levels of the bots.
level-ranked = { $level } ({ $rank })
level-page = Page
    .rank = beginner
    .text = often misses good moves
level-squire = Squire
    .rank = easy
    .text = rash: knows good moves, and likes those that attack
level-knight = Knight
    .rank = medium
    .text = careful: plays soundly, with a slip now and then
level-chancellor = Chancellor
    .rank = hard
    .text = plays soundly, without slips
level-regent = Regent
    .rank = hardest
    .text = thinks ahead for up to a second, and guesses what you are hiding
