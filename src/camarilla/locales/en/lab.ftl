# The lab: contests between bots, games looked at move by move, engines; and the levels that bots play at.

help-arena =
    Let bots play against each other. Entrants are named: random, greedy,
    flat:1000 and ismcts:4000 (so many simulations a move), a level such as
    knight or knight:bluffing, or engine:COMMAND for a program that speaks the
    line protocol. In each match one entrant sits alone among others of one kind;
    every deal is played once from each seat, so that nobody has the better cards.
    The same seed gives the same results, however many processes play.
    .short = let bots play against each other
    .entrants = who takes part (all levels, the weakest first)
    .game = a game; may be given several times (all games)
    .seats = a number of seats; may be given several times (all that fit)
    .form = robin: everybody meets everybody; ladder: each meets the one before
    .deals = how many deals each match plays (20)
    .seed = a whole number: the same seed deals the same games (0)
    .jobs = how many processes play (one for each core)
    .timeout = seconds that a program may take for a move (10)
    .results = keep every result in this file; the same command goes on with it
    .resume = go on with the contest that this file began
    .parquet = write a row for each seat of each game (needs pyarrow)
    .picture = draw the ratings with their intervals, as SVG
    .levels = list the levels and styles, and play nothing
    .json = shares, ratings and faults as JSON
    .examples =
        examples:
          camarilla arena random ismcts:1000 --game oriflamme --seats 3
          camarilla arena --form ladder --deals 50 --results levels.jsonl
          camarilla arena --resume levels.jsonl --deals 100
          camarilla arena greedy "engine:python3 mybot.py" --game throne

arena-head = { $games } games, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } to each match, each played from every seat.
arena-shares =
    Shares of victory in percent: one entrant alone among others, its share with the
    95 % interval by deals, the fair share, how many independent games one game is worth.
arena-ratings = Ratings (openskill), each with its 95 % interval, and the games played:
arena-no-ratings = No ratings: openskill is not installed; pip install openskill adds them.
arena-faults = { $entrant } lost { $count ->
    [one] one move
   *[other] { $count } moves
  } to its own faults; chance moved instead.
arena-stopped = Stopped. The same command, or --resume { $file }, goes on from here.
verdict-above = above
verdict-below = below
verdict-open = open

refused-entrant = nobody is called { $entrant }; entrants are random, greedy, flat:1000, ismcts:4000, { $levels }, a level in a style such as knight:bluffing, or engine:COMMAND
refused-engine-command = { $entrant } names no command that could be started
refused-engine-start = { $entrant } cannot be started: { $reason }
refused-entrants = a contest needs at least two entrants, all different
refused-level = there is no level { $level }; the levels are { $expected }
refused-style = there is no style { $style } here; there is { $expected }
refused-other-contest = { $file } holds the results of another contest: with other entrants, games, seats, form, seed or timeout
refused-no-ledger = { $file } holds no results of a contest
refused-ledger-in-use = { $file } belongs to a contest that is still being played
refused-no-pyarrow = pyarrow is not installed; pip install pyarrow lets the arena write Parquet

help-engine =
    Be a bot for another program: messages come on standard input and answers go
    to standard output, each a line of JSON. docs/engine-protocol.md describes
    them. With engine:COMMAND the arena talks to programs in the same way.
    .short = be a bot for another program
    .level = who plays: a level, or any entrant of the arena (regent)
    .examples =
        examples:
          camarilla engine --level knight
          camarilla arena knight "engine:camarilla engine --level squire"

refused-engine-json = this line is not JSON: { $line }
refused-engine-message = this message lacks a member, or one has the wrong type: { $line }
refused-engine-type = a message of type { $type } is unknown; there are { $expected }
refused-engine-protocol = this engine speaks version { $known } of the protocol, not { $protocol }
refused-engine-no-game = no game has begun; a message of type "new" comes first
refused-engine-legal = the legal moves are not those of the view
refused-no-view = no position agrees with this view

help-analyse =
    Look at a saved game move by move: what each move was worth and what the best
    one was, by what the seat could know then and by what was true. Luck is what
    chance and hidden cards did, skill what a move was better or worse than habit
    by what could be known. Three turning points are told in words.
    .short = look at a saved game move by move
    .file = a transcript, as camarilla play --save writes it; - reads standard input
    .simulations = how long to look at each move (1000)
    .seed = a whole number: the same seed sees the same (0)
    .json = as JSON: steps, turning points and seats
    .examples =
        examples:
          camarilla analyse game.txt
          camarilla analyse game.txt --simulations 5000 --json

analyse-head =
    Step, seat and move; then win chances in percent, of the move and of the best one,
    which is named if it was another: first by what the seat could know, then by what was true.
analyse-turns = Turning points:
analyse-seats =
    What made each result, in points of win chance: fair share, deal, luck, skill, the
    others' play; the result that these add up to; and what all its moves lost against the best.
turn-mistake = Step { $step }: Seat { $seat } chose "{ $move }". By what that seat could know, "{ $best }" was better by { $loss } { $loss ->
    [one] point
   *[other] points
  } of win chance. Seat { $gainer } went from { $before } % to { $after } %.
turn-chance = Step { $step }: after "{ $move }" of Seat { $seat } chance decided. Seat { $gainer } went from { $before } % to { $after } %.
turn-lucky = Step { $step }: Seat { $seat } chose "{ $move }", and what lay hidden made it better than that seat could know. Seat { $gainer } went from { $before } % to { $after } %.
turn-unlucky = Step { $step }: Seat { $seat } chose "{ $move }", as good as that seat could know, but what lay hidden spoke against it. Seat { $gainer } went from { $before } % to { $after } %.
turn-strong = Step { $step }: Seat { $seat } chose "{ $move }", a strong move by what that seat could know. Seat { $gainer } went from { $before } % to { $after } %.
turn-fateful = Step { $step }: Seat { $seat } chose "{ $move }", an ordinary move, and yet the game was another. Seat { $gainer } went from { $before } % to { $after } %.

# The levels of the bots, and their styles.
level-page = Page
    .text = new at court: has heard what good moves are, and often forgets it
level-squire = Squire
    .text = rash: knows what good moves are, and likes those that strike
level-knight = Knight
    .text = prudent: follows sound habits, with a lapse now and then
level-chancellor = Chancellor
    .text = follows sound habits without fail
level-regent = Regent
    .text = thinks ahead as long as fits into a second, and about what you may be hiding
style-plain = plain
    .text = no preference between moves that are equally good
style-cautious = cautious
    .text = waits, gathers, and risks little
style-aggressive = aggressive
    .text = shows its cards early and strikes
style-bluffing = bluffing
    .text = lays snares and lets weak cards lie like strong ones
