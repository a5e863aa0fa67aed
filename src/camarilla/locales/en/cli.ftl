# What the command line says: help, prompts, the table, and why a command was refused.

help =
    Camarilla: tabletop games of court intrigue, with every secret kept.

    usage: camarilla COMMAND …

    commands:
    { $commands }

    Start here:
      camarilla play oriflamme        a game against random players
      camarilla rules oriflamme       its rules, numbered
      camarilla play --help           what each command can do, with examples

help-help = show this help and exit

help-games = The games that can be played: id, seats, title.
    .short = the games that can be played
    .json = as JSON: a list of objects with id, title and seats
    .examples =
        examples:
          camarilla games
          camarilla games --json

help-play =
    Play at the terminal against random players. You are shown what your seat may
    know and nothing else. Answer by number, or type a move: place lord front.
    At any question ? helps and q leaves.
    .short = play a game at the terminal
    .game = which game: see camarilla games
    .seats = how many play, you included (3)
    .seat = your seat, counted from 0 (0)
    .seed = a whole number: the same seed deals the same game
    .first = the seat that begins, or random (0)
    .option = vary a rule: rounds=4 makes a shorter game; may be given several times
    .chapter = Intrigues: the chapter to play, counted from 1
    .chapters = Intrigues: a file with your own deck of chapters
    .watch = play no seat, watch the random players
    .save = write a transcript of the game to this file, for camarilla replay
    .examples =
        examples:
          camarilla play oriflamme
          camarilla play oriflamme --seats 4 --seat 2 --first random
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play oriflamme --watch --seed 7

help-rules =
    The numbered rules of a game, or one of them. Whatever happens at the table
    names the rule it follows: look it up here.
    .short = the numbered rules of a game
    .game = which rulebook
    .id = one rule by its number: ORI-7, or just 7
    .json = as JSON: a list of objects with id, title, text and section
    .examples =
        examples:
          camarilla rules oriflamme
          camarilla rules oriflamme ORI-7

help-chapters =
    Chapters are the stories of Intrigues: three events each, in a JSON file. If
    you own the printed game, write its deck down, check it here, and play it with
    camarilla play intrigues --chapters FILE.
    .short = check a deck of chapters for Intrigues
    .action = check, the only thing there is to do
    .file = a JSON file, or - for standard input
    .json = the chapters as JSON
    .examples =
        examples:
          camarilla chapters check mine.json
          camarilla play intrigues --chapters mine.json --chapter 2

chapters-sound = { $count ->
    [one] { $file }: one chapter, and it can be played
   *[other] { $file }: { $count } chapters, and all of them can be played
}

help-replay =
    Go through a saved game step by step: who was asked, what was answered, and
    what each seat saw happen.
    .short = go through a saved game, as each seat saw it
    .file = a transcript, as camarilla play --save writes it; - reads standard input
    .seat = only what this seat saw, and nothing else
    .all = what every seat and a spectator saw (this is usual)
    .step = only this step, with the table after it; 0 is the deal
    .json = as JSON: a list of steps
    .examples =
        examples:
          camarilla play oriflamme --watch --seed 7 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12

help-perft =
    Count the lines of play from a position, with a digest of the positions they
    lead to. Two engines that agree here agree on the rules.
    .short = count the lines of play from a position
    .game = which game
    .seats = how many seats are dealt (the fewest the game takes)
    .seed = the seed of the deal (0)
    .position = start from this position document, a JSON file; - reads standard input
    .depth = how many answers deep
    .split = count below each move on its own
    .json = as JSON
    .examples =
        examples:
          camarilla perft oriflamme --depth 3
          camarilla perft oriflamme --seats 3 --seed 7 --depth 2 --split
          camarilla perft oriflamme --position position.json --depth 4 --json

help-bench =
    Measure the engine on one core, in CPU time. Every figure is the best of several
    short runs that alternate with the others; the target stands beside it.
    .short = measure the engine
    .games = which games (all)
    .seconds = how long in all, about (20)
    .against = measure another system in the same run: open_spiel
    .json = as JSON
    .examples =
        examples:
          camarilla bench
          camarilla bench oriflamme --seconds 60 --json
          camarilla bench --against open_spiel

help-doctor =
    Look at this installation: Python, C compiler, cache folder, each game's build,
    words and terminal. Says what is missing and what to do.
    .short = check this installation
    .json = as JSON
    .examples =
        examples:
          camarilla doctor
          camarilla doctor --json

# Arguments that will not do; argparse puts the name of the argument before them.
not-whole = { $text } is not a whole number
not-positive = { $text } is not a whole number above 0
not-seconds = { $text } is not a number of seconds
not-option = { $text } is not of the form NAME=NUMBER, as in rounds=4

refused-command = there is no command { $command }; try { $near }
refused-usage = { $reason } (camarilla { $command } --help explains)
refused-too-deep = the input is nested too deeply
refused-book = there is no rulebook of { $game }; there is { $near }
refused-rule = { $game } has no rule { $rule }; near it are { $near }
refused-no-seat = there is no seat { $seat }; seats are 0 to { $high }
refused-exists = { $file } exists already, and is not overwritten
refused-no-folder = { $file } cannot be written: its folder is missing or closed to you
refused-not-saved = { $file } cannot be written: { $reason }
not-text = it is not text in UTF-8
refused-not-json = { $file } is not JSON: { $reason }
refused-depth = { $depth } is too deep; a game has at most { $high } answers
refused-no-step = there is no step { $step }; this game has steps 0 to { $high }

refused-interrupted = stopped
refused-output = the output cannot be written: { $reason }

# A person at the table.
player-you = you
player-seat = Seat { $seat }
greeting-play = You sit in seat { $seat } and play against { $others ->
    [one] one random player
   *[other] { $others } random players
  }. Answer by number, or type a move. ? helps, q leaves.
greeting-watch = You watch random players, as a spectator who sees no hidden card.
repeated = { $sentence } ×{ $times }
and-then = And which of these?
prompt = 1–{ $count }, ? or q:
prompt-back = 1–{ $count }, b to choose again, ? or q:
choice-card = { $card }: { $text }
choice-place = the card in place { $place }
not-legal = "{ $move }" is a move of this game, but not a legal one now. Take a number, or ? for the moves.
not-understood = I do not understand "{ $answer }". Take a number, type a move, or ? for help.
help-notation = You can type these moves:
help-topics =
    ? lord explains a card, ? cards all of them; ? ORI-7 prints a rule, ? rules all;
    ? influence explains a word.
help-nothing = There is no help on "{ $topic }". Try ?, ? cards, ? rules, ? lord, ? influence or ? ORI-7.
left = You have left the table.
no-more-input = There is no more input, so the game stops here.
points = { $player }: { $points }
and = {" and "}
won = { $count ->
    [one] { $winners } won.
   *[other] { $winners } shared the victory.
  }
again = The same game again: { $command }
saved = Saved as { $file }. See it again with: { $command }

# The table.
table-head = Round { $round } of { $rounds }: { $phase ->
    [placement] placing cards
    [resolution] resolving the row
   *[over] the game is over
  }
table-seat = { $influence } influence, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } in hand, discarded: { $discard }{ $first ->
    [true] {" "}(first player)
   *[false] {""}
  }
table-none = nothing
table-row = The row, front to back:
table-empty-row = The row is empty.
table-own = You hold: { $hand }. You laid aside: { $aside }.
table-lying = {" "}[{ $player }: { $card }]
table-gap = {" "}[{ $where ->
    [front] the very front
    [back] the very back
   *[between] between places { $before } and { $behind }
  }]
table-covers = under it: { $cards }
court-piles = The deck has { $deck ->
    [one] one card
   *[other] { $deck } cards
  }, the discard { $discard ->
    [one] one
   *[other] { $discard }
  }.
court-top = You know its top card: { $card }.
court-column = { $card } × { $count }
court-row = The row: { $cards }. { $value ->
    [none] It ended the game.
   *[other] The last card counts { $value }.
  }
court-used = Spent this turn: { $cards }.
city-head = Turn { $round } of each player; { $deck ->
    [0] the deck is empty
    [one] one card is left in the deck
   *[other] { $deck } cards are left in the deck
  }.
city-chapter = The chapter's events:
city-event = { $event }{ $wish ->
    [yes] {" "}— your plot wants it
    [no] {" "}— your plot wants it not to be
   *[none] {""}
  }
city-board = The city; cards move down this list, from the last location to the first:
city-unknown = face down
city-card = { $card }, { $state ->
    [up] face up
    [held] under arrest
   *[down] face down (known to you)
  }
city-dead = ; dead: { $cards }
city-escaped = Left the city: { $cards }.
city-drawn = You hold { $card }, to be placed.
table-card = { $known ->
    [unknown] face down
    [up] { $card }, face up
    [own] { $card }, face down (only you know)
   *[truth] { $card }, face down
  }{ $tokens ->
    [0] {""}
   *[other] , { $tokens } influence on it
  }

# A saved game.
step-deal = The deal
readers = seen by { $readers }

# Benchmark.
refused-no-open-spiel = open_spiel is not installed; pip install open_spiel==2.0.2 puts it beside camarilla
bench-head = One core, CPU time, best of { $rounds } runs each (game, seats, figure, value, target):
bench-no-compiler = No C compiler was found, so only plain Python was measured; camarilla doctor says more.
bench-busy = This machine is busy (load { $load } on { $cores } cores): a quiet one is faster.
bench-met = { $limit } met
bench-missed = { $limit } MISSED
bench-against =
    OpenSpiel, random legal play, decisions a second, and how many times that { $game } reaches:
      game              in C++    ours    from Python    ours

# The doctor.
doctor-do = What to do: { $advice }
doctor-none = none found
doctor-compiler = Install gcc or clang, or name one in CC. Until then the games run as plain Python: everything works, about a hundred times slower.
doctor-cache = Make it writable, or name another folder in CAMARILLA_CACHE. Until then the games run as plain Python.
doctor-built = compiled, { $speed } random games a second ({ $file })
doctor-plain = plain Python, { $speed } random games a second
doctor-build = Name a C compiler that works in CC; this one said: { $reason }
doctor-words = The words of these games are missing: install camarilla again.
doctor-spoken = { $count ->
    [one] one game
   *[other] { $count } games
  }
doctor-terminal = Some signs will be shown as question marks; a UTF-8 locale shows them all.
doctor-end = { $worst ->
    [ok] Everything is as it should be.
    [slow] Everything works; some things could be better, see above.
   *[bad] Something is broken; what to do stands above.
  }
