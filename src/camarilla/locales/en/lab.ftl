# The lab: contests between bots, games looked at move by move, engines; and the styles that bots play in.

help-arena =
    Let bots play against each other. The entrants: random, greedy, network (a
    trained neural network), flat:1000, ismcts:4000 and network:2000 (with that many
    simulations a move, the last led by the network), a level such as knight or
    knight:bluffing, engine:COMMAND for a program that speaks the engine protocol,
    or module:Class for a Python class with a method `choose`. In each match one
    entrant plays alone against others of one kind; every deal is played once from
    each seat, so nobody has better cards. The same seed gives the same results,
    whatever the number of processes.
    .short = let bots play against each other
    .entrants = who plays (all levels, weakest first)
    .game = a game; can be repeated (all games)
    .seats = a number of players; can be repeated (all that fit)
    .form = robin: everybody plays everybody; ladder: each plays the one before
    .deals = deals for each match (20)
    .seed = a whole number: the same seed deals the same games (0)
    .jobs = number of processes (one for each core)
    .timeout = seconds a program may take for a move (10)
    .time = how long everybody may think about a move: 500ms, 2s (what each name sets)
    .results = save every result in this file; the same command continues it
    .resume = continue the contest in this file
    .parquet = write a row for each seat of each game (needs pyarrow)
    .picture = draw the ratings with their intervals, as SVG
    .levels = list the levels and styles without playing
    .info = show what programs say while they think, as it comes; plays in one process
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
  } for each match, each played from every seat.
arena-network = { $entrant } plays with networks (game, seats: weights): { $networks }
arena-taken = { $done } of { $total } games were already in { $file }.
arena-shares =
    Shares of wins in percent: one entrant alone against others, its share with the
    95% interval over deals, the fair share, and how many independent games one game is worth.
arena-ratings = Ratings (openskill) with 95% intervals, and games played:
arena-no-ratings = No ratings: openskill is not installed; add it with pip install openskill.
arena-seats =
    What a seat is worth: its share of wins in percent, from the first player on, no matter
    who sat there. Every entrant sits in each seat equally often.
arena-faults = { $entrant } failed to play { $count ->
    [one] one move
   *[other] { $count } moves
  }; random moves were played instead.
arena-late = { $entrant } took up to { $longest } s for a move; --time gave it { $budget } s.
verdict-above = above
verdict-below = below
verdict-unclear = unclear
verdict-lost = ({ $count ->
    [one] one move
   *[other] { $count } moves
  } lost)

refused-entrant = no player, level or engine named { $entrant }; there are random, greedy, network, flat:1000, ismcts:4000, network:2000, { $levels }, a level in a style (such as knight:bluffing), engine:COMMAND, or a Python class (module:Class)
refused-entrant-meant = no player, level or engine named { $entrant }; did you mean { $meant }?
refused-bot-bracket = { $bot } opens a bracket and does not close it; write options like mybot:Counting[depth=3]
refused-engine-command = { $entrant } names no command that can be started
refused-engine-start = { $entrant } cannot be started: { $reason }
refused-engine-failed = { $entrant } failed { $when ->
    [hello] at the greeting
    [start] at the start of { $game }
   *[question] at the first question of { $game }
  }: { $kind ->
    [ended] it ended with { $detail }
    [silent] it gave no answer within { $detail }
   *[other] { $detail }
  }
refused-bot-game = { $bot } plays { $count ->
    [0] none of our games
   *[other] { $games }, not { $game }
  } (it says so in { $member }){ $option ->
    [none] {""}
   *[other] ; add { $option }
  }
refused-own-bot = { $bot } cannot be loaded: { $reason }
refused-own-bot-module = { $bot } cannot be loaded: there is no module { $module }; write module:Class for a Python class, engine:COMMAND for a program
refused-own-bot-choose = { $bot } has no method `choose`
refused-own-bot-takes = { $bot }: `choose` takes an observation, or an observation and a budget; this one takes { $taken }
refused-bot-option = { $known ->
    [0] { $bot } has no options, so { $option } cannot be set
   *[other] { $bot } has no option { $option }; it has { $expected }
  }
refused-bot-option-value = { $value } does not fit the option { $option } of { $bot }; expected { $kind ->
    [whole] a whole number
    [number] a number
    [truth] true or false
   *[choice] one of
  }{ $expected }
refused-own-bot-illegal = { $bot } chose { $move } when asked “{ $question }”: that is not legal; “{ $legal }” would be{ $where }
refused-own-bot-failed = { $bot } failed: { $error } in line { $line } of { $file }{ $where }
refused-player-choose = { $player } is no player: it has no method `choose`
refused-player-class = { $name } is a class; give an object, { $name }(…), or the name { $bot }
refused-entrants = a contest needs at least two different entrants
refused-level = there is no level { $level }; the levels are { $expected }
refused-style = there is no style { $style } here; the styles are { $expected }
refused-shard-empty = part { $shard } has no deals: there are only { $deals }
refused-no-pyarrow = pyarrow is not installed; the arena needs it to write Parquet: pip install pyarrow

help-train =
    Let a network learn a game by playing against itself. This needs torch, and is
    meant for a graphics card: minutes there are days on a processor. Each line
    says how long it has learned, from how many moves, and what share of games it
    wins alone against greedy players, in percent, by the number of players. The
    folder gets the weights, a learning curve, and a checkpoint to continue from.
    .short = let a network learn a game by playing against itself
    .game = which game
    .recipe = the settings, a TOML file (the one that comes with the game)
    .folder = where to write the files (training)
    .seconds = how long to learn (what the recipe says)
    .seed = a whole number to begin with (what the recipe says)
    .jobs = number of threads that play (one for each core)
    .resume = continue from the checkpoint in the folder
    .examples =
        examples:
          camarilla train oriflamme --seconds 480
          camarilla train oriflamme --resume --seconds 960
          CAMARILLA_NETWORKS=training camarilla arena knight network --game oriflamme

train-head = Learning for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } on { $device }.
train-done = Done: the weights are in { $file }.
refused-not-learnable = no network can learn { $game } yet
refused-no-checkpoint = { $folder } has no checkpoint to continue from
refused-recipe = the recipe { $file } cannot be read: { $reason }
refused-recipe-setting = the recipe { $file } has a setting { $setting } that is unknown or of the wrong type; the settings are { $expected }
refused-no-network = there is no network for { $game } here: train one with camarilla train, or see whether the package camarilla-networks has one
refused-network-foreign = { $file } is not a network of Camarilla
refused-network-version = { $file } has version { $version } of the file format; this program reads version { $expected }
refused-network-damaged = { $file } is damaged: its checksum or its size is wrong
refused-network-game = { $file } holds a network for { $game }, not for { $expected }
refused-network-inputs = { $file } was trained on other inputs than this version gives; train it again

help-exploit =
    Find out how far a player can be exploited: train a best response, a network
    that meets nobody else and knows nothing but the game, and say what share of
    games it wins alone against that player on all other seats. This needs torch
    and is meant for a graphics card. Only players who choose at once can be met
    millions of times: levels that do not search, random, greedy and network. The
    folder gets the weights, so the arena can let it meet those who search.
    .short = train a best response to a player and see how much it wins
    .player = whom to exploit: a level that does not search, random, greedy or network
    .game = which game
    .seats = number of players (3)
    .begin = what it begins as: network, a copy of the game's network (from nothing)
    .recipe = the settings, a TOML file (the one that comes with the game)
    .folder = where to write the files (exploit)
    .seconds = how long to learn (600)
    .seed = a whole number to begin with (1)
    .jobs = number of threads that play (one for each core)
    .json = print the result as JSON
    .examples =
        examples:
          camarilla exploit oriflamme chancellor --seats 3
          camarilla exploit oriflamme network --begin network --seconds 120
          CAMARILLA_NETWORKS=exploit camarilla arena regent network --game oriflamme

exploit-done = A best response wins { $share } ± { $half } % alone against { $player }; a fair share would be { $fair } % ({ $times } times as much).
refused-exploit-slow = { $player } takes too long for each move to be met millions of times; exploit takes levels that do not search, random, greedy and network

help-engine =
    Speak the engine protocol on standard input and output: each message is a line
    of JSON. With engine:COMMAND the arena talks to other programs in the same way;
    “check” tries one and says what it does wrong.
    .short = speak the engine protocol on standard input and output
    .check = “check” and a command: test whether that program speaks the protocol
    .level = who plays: a level, or any entrant of the arena (regent)
    .timeout = with “check”: seconds the program may take for a move (5)
    .examples =
        examples:
          camarilla engine --level knight
          camarilla engine check "node bot.js"
          camarilla arena knight "engine:camarilla engine --level squire"

engine-greets = Speaks version { $protocol } of the protocol.
engine-options = Options: { $options }.
engine-option-broken = Its option { $option } has a default, { $default }, that is none of its values:{ $expected }.
engine-only = { $count ->
    [0] Plays none of our games, as it says in “games”; nothing was tried.
   *[other] Plays { $games } only, as it says; the other games were not tried.
  }
engine-hung = It gave no answer in time; the rest was not tried. --timeout 30 waits longer.
engine-late = late         its longest answer took { $longest } s instead of { $budget } s; in version 2 “stop” says that time is up
engine-plays = { $game }: { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, { $faults ->
    [0] no faults
    [one] one fault
   *[other] { $faults } faults
  }.
refused-engine-check = { $words } is not understood; write engine check COMMAND
refused-engine-quotes = put the command in quotes: camarilla engine check { $command }
refused-engine-starts = started { $starts } times in one game
refused-answer-member = { $member } is { $given } instead of { $expected }
refused-answer-missing = { $member } is missing; it should be { $expected }
refused-answer-json = not JSON: { $answer } (print to standard error instead)
refused-answer-object = not an object: { $answer }
refused-answer-move = { $member } is { $given }; expected a text such as { $example }
refused-answer-illegal = { $move } when asked { $question }; legal: { $legal }
refused-answer-long = a line longer than { $limit } bytes
refused-engine-json = this line is not JSON: { $line }
refused-engine-message = a member of this message is missing or has the wrong type: { $line }
refused-engine-missing = this message lacks { $member }: { $message }
refused-engine-type = unknown message type { $type }; expected { $expected }
refused-engine-protocol = this engine speaks versions { $known } to { $newest } of the protocol, not { $protocol }
refused-engine-no-game = no game has started; send a message of type "new" first
refused-engine-legal = the legal moves are not those of the view
refused-no-view = no position matches this view

help-analyse =
    Analyze a saved game move by move: what each move was worth and what the best
    one was, first given what the player knew, then with all cards face up. Luck
    is what chance and hidden cards did. Skill is how much better or worse a move
    was than a typical one, given what the player knew. Three turning points are
    described in words.
    .short = analyze a saved game move by move
    .file = a transcript saved by camarilla play --save; - reads standard input
    .simulations = simulations for each move (1000)
    .seed = a whole number: the same seed gives the same result (0). Win chances given what the player knew are those of a hint, whatever the seed; only what judges a mistake again has it
    .seat = only the moves of this seat, counted from 0: --seat 0 is Player 1
    .mistakes = only the moves that were surely worse than another
    .seconds = go on until luck and skill are known to a standard error of 0.75 points, for this long at most (60; with --simulations: not at all)
    .svg = draw the win chances move by move, as SVG
    .json = as JSON: steps, turning points and seats
    .examples =
        examples:
          camarilla analyse game.txt
          camarilla analyse game.txt --mistakes --svg curve.svg
          camarilla analyse game.txt --simulations 5000 --json

analyse-head =
    Step, player and move; then win chances in percent, of the move and of the best one,
    which is named if it was surely better: first given what the player knew, then with all cards face up.
    Players count from 1; in moves, as in all notation, seats and places count from 0: --seat 0 is Player 1.
analyse-mistakes =
    Mistakes: step, player, move, a better move, and the percentage points of win chance that it
    cost, with the standard error. Larger searches have judged each once more, and only what is
    more than twice that error is listed.
    Players count from 1; in moves, as in all notation, seats and places count from 0: --seat 0 is Player 1.
analyse-no-mistakes = No mistakes that { $simulations } simulations a move can tell from chance; try more with --simulations.
analyse-turns = Turning points:
analyse-unsure = Cannot tell more closely: luck and skill may be off by some points here (the largest standard error is { $error }). A greater --seconds looks longer.
analyse-curve = { $game }: win chances
analyse-curve-moves = moves
analyse-seats =
    What decided each result, in percentage points of win chance, with standard errors: fair share,
    turn order, deal, luck, skill, the others' play; the result they add up to; and what the player's
    mistakes cost in all. What is marked ? cannot be told from nothing.
analyse-column-player = player
analyse-column-fair = fair share
analyse-column-order = turn order
analyse-column-deal = deal
analyse-column-luck = luck
analyse-column-skill = skill
analyse-column-others = others
analyse-column-result = result
analyse-column-lost = mistakes
analyse-methods = The table of moves has win chances by search, as a hint has them: everybody looks ahead. What turning points changed, what decided the results and the curve of --svg come from play-outs, in which every answer is drawn by quick heuristics. So figures for the same step may differ. Turn order is what a seat is worth in such play-outs before the deal; to the players of camarilla balance it may be worth something else.
turn-mistake = Step { $step }: Player { $seat } chose “{ $move }”. Given what they knew, “{ $best }” was better by { $loss } percentage { $loss ->
    [one] point
   *[other] points
  }.
turn-chance = Step { $step }: after Player { $seat } chose “{ $move }”, chance decided. Player { $gainer } went from { $before }% to { $after }%.
turn-lucky = Step { $step }: Player { $seat } chose “{ $move }”, an ordinary choice, but the hidden cards made it a good one. Player { $gainer } went from { $before }% to { $after }%.
turn-unlucky = Step { $step }: Player { $seat } chose “{ $move }”: { $best_known ->
    [yes] the right choice, but unlucky
   *[no] no clear mistake, but unlucky
  }. Player { $gainer } went from { $before }% to { $after }%.
turn-strong = Step { $step }: Player { $seat } chose “{ $move }”, a strong move given what they knew. Player { $gainer } went from { $before }% to { $after }%.
turn-fateful = Step { $step }: Player { $seat } chose “{ $move }”, an ordinary move, but it turned the game. Player { $gainer } went from { $before }% to { $after }%.

# The styles of the bots.
style-plain = plain
    .text = no preference between moves that are equally good
style-cautious = cautious
    .text = waits, collects and takes few risks
style-aggressive = aggressive
    .text = reveals its cards early and attacks
style-bluffing = bluffing
    .text = sets traps and plays weak cards like strong ones
refused-own-bot-default = { $bot } cannot be made: { $option } in its __init__ needs a default value
