# What the command line says: help, prompts, the table, and why a command was refused.

help =
    Camarilla: tabletop games of court intrigue, with every secret kept.

    usage: camarilla COMMAND …

    commands:
    { $commands }

    Start here:
      camarilla play                  play against bots
      camarilla play throne --lesson  a first game, step by step
      camarilla learn oriflamme       learn a game in five minutes
      camarilla rules oriflamme       read the numbered rules
      camarilla play --help           what a command can do, with examples
      camarilla guide --open          read the documentation in the browser

help-help = show this help and exit
help-lang = the language: en, uk, ru or pl; by default CAMARILLA_LANG or the locale decides

# What argparse says of arguments.
usage = usage:
usage-arguments = positional arguments
usage-options = options
usage-missing = the following arguments are required: { $names }
usage-unknown = unrecognized arguments: { $names }
usage-meant = { "" }; did you mean { $option }?
usage-no-value = argument { $name }: expected one argument
usage-too-much = argument { $name }: it takes no value, but { $value } was given
usage-choice = argument { $name }: invalid choice: { $value }; expected { $expected }
usage-clash = argument { $name }: not allowed with argument { $other }
usage-wrong = argument { $name }: { $reason }

help-games = The games you can play: id, players, title.
    .short = list the games
    .json = as JSON: a list of objects with id, title and seats
    .examples =
        examples:
          camarilla games
          camarilla games --json

help-rules =
    The numbered rules of a game, or one of them. Everything that happens at the
    table names its rule: look it up here.
    .short = read the numbered rules of a game
    .game = which rulebook, or glossary: what each word means
    .id = one rule by its number: ORI-7, or just 7
    .json = as JSON: a list of objects with id, title, text and section
    .examples =
        examples:
          camarilla rules oriflamme
          camarilla rules oriflamme ORI-7

help-guide =
    The guides that came with the program: tutorials, the engine protocol, the
    Python API, environments, balance, running a server. They are in English.
    .short = read the guides that came with the program
    .name = which guide; without it, those there are
    .open = open it in the browser, as a page of the site: with pictures, links and search
    .examples =
        examples:
          camarilla guide
          camarilla guide bot-writer
          camarilla guide --open
help-more = more: camarilla guide { $guide }
refused-no-guide = there is no guide { $name }; try { $near }
refused-no-site = the documentation site is not installed: pip install "camarilla[docs]"; if pip finds no camarilla-docs, add --find-links and the folder of its wheel

help-perft =
    Count the lines of play from a position, with a digest of the positions they
    lead to. Two engines that agree here agree on the rules.
    .short = count the lines of play from a position
    .game = which game
    .seats = number of seats (the fewest the game allows)
    .seed = the seed of the deal (0)
    .position = start from this position document, a JSON file; - reads standard input
    .depth = how many moves deep
    .split = count each first move separately
    .json = as JSON
    .examples =
        examples:
          camarilla perft oriflamme --depth 3
          camarilla perft oriflamme --seats 3 --seed 7 --depth 2 --split
          camarilla perft oriflamme --position position.json --depth 4 --json

help-bench =
    Measure the engine on one core, in CPU time. Each figure is the best of several
    short runs in alternation, shown with its target.
    .short = measure the engine
    .games = which games (all)
    .seconds = about how long in all (20)
    .against = measure another system in the same run: open_spiel
    .json = as JSON
    .examples =
        examples:
          camarilla bench
          camarilla bench oriflamme --seconds 60 --json
          camarilla bench --against open_spiel

help-doctor =
    Check this installation: Python, C compiler, cache folder, the build of each
    game, translations and terminal. Says what is missing and what to do.
    .short = check this installation
    .json = as JSON
    .examples =
        examples:
          camarilla doctor
          camarilla doctor --json

# Arguments that are refused; argparse puts the name of the argument before them.
not-whole = { $text } is not a whole number
not-positive = { $text } is not a whole number above 0
not-seconds = { $text } is not a number of seconds
not-time = { $text } is not a time; write it like 500ms or 2s
not-shard = { $text } is not a part; write it like 3/16, the third of sixteen
not-named-bot = { $text } names no bot; write it like Counting=mybot:Counting
not-domain = { $text } is not a name like club.example or club.example:8443, without https:// and without a path
not-origin = { $text } is not an address like https://club.example, without a path
not-proxy = { $text } is not an address of a proxy; write it like 127.0.0.1 or 172.30.0.0/24
not-option = { $text } is not of the form NAME=NUMBER, as in rounds=4

refused-language = there is no language { $language }; the languages are { $expected }
refused-command = there is no command { $command }; try { $near }
refused-usage = { $reason } (see camarilla { $command } --help)
refused-too-deep = the input is nested too deeply
refused-book = there is no rulebook for { $game }; try { $near }
refused-rule = { $game } has no rule { $rule }; similar numbers are { $near }
refused-no-seat = there is no seat { $seat }; seats are 0 to { $high }
refused-exists = { $file } already exists and is not overwritten
refused-no-folder = { $file } cannot be written: its folder is missing or not writable
refused-not-saved = { $file } cannot be written: { $reason }
not-text = it is not text in UTF-8
refused-file-not-json = { $file } is not JSON: { $reason }
refused-depth = { $depth } is too deep; a game has at most { $high } moves
refused-no-step = there is no step { $step }; this game has steps 0 to { $high }

refused-interrupted = stopped
refused-output = the output cannot be written: { $reason }

# Benchmark.
refused-no-open-spiel = open_spiel is not installed; install it with pip install open_spiel==2.0.2
bench-head = One core, CPU time, best of { $rounds } runs each (game, seats, figure, value, target):
bench-no-compiler = No C compiler was found, so only plain Python was measured; see camarilla doctor.
slow-plain = No C compiler and no compiled rules were found, so this runs in plain Python, about a hundred times slower. Install gcc or clang, or run pip install ziglang; camarilla doctor tells you more.
network-unused = { $reason }. In { $game }, the regent plays without a network.
bench-busy = This machine is busy (load { $load } on { $cores } cores); on a quiet one the figures are better.
bench-met = { $limit } met
bench-missed = { $limit } MISSED
bench-against =
    OpenSpiel, random legal play: decisions a second, and how many times that { $game } reaches:
      game              in C++    ours    from Python   by code   by text

# The doctor.
doctor-do = What to do: { $advice }
doctor-none = none found
doctor-shipped = none, and none is needed: the rules came compiled
doctor-compiler = Install gcc or clang, run pip install ziglang, or set CC. Until then the games run in plain Python: everything works, about a hundred times slower.
doctor-cache = Make it writable, or set CAMARILLA_CACHE to another folder. Until then the games run in plain Python.
doctor-built = compiled, { $speed } random games a second ({ $file })
doctor-plain = plain Python, { $speed } random games a second
doctor-build = Set CC to a working C compiler; this one said: { $reason }
doctor-words = The texts of these games are missing: install camarilla again.
doctor-spoken = { $count ->
    [one] one game
   *[other] { $count } games
  }
doctor-terminal = Some characters will appear as question marks; use a UTF-8 locale to see them all.
doctor-end = { $worst ->
    [ok] Everything is fine.
    [slow] Everything works, but some things could be better; see above.
   *[bad] Something is broken; see above for what to do.
  }
