# Playing and replaying at the terminal: help, menus, the table, saved games.

help-play =
    Play at the terminal. Without a game, a menu asks for one. You see only what
    your seat may know. Choose with the arrow keys and Enter, by number, or type a
    move: place lord front. At any question, ? gives help, hint ranks your moves,
    and q quits; you can resume the game later.
    .short = play a game at the terminal
    .game = which game: see camarilla games; without it, a menu asks
    .seats = number of players, bots included (3)
    .seat = your seat, counted from 0 (0)
    .people = how many people share this terminal, or their names: Anna,Bo (1)
    .bots = how well the bots play: page (beginner), squire (easy), knight (fair), chancellor (strong), regent (strongest), random, or any other entrant of the arena; several with commas, or --bots again, for a bot each
    .time = how long bots may think about a move: 500ms, 2s (what each name sets)
    .seed = a whole number: the same seed deals the same game
    .first = the seat that starts, or random (0)
    .option = change a rule: rounds=4 makes a shorter game; can be repeated
    .lesson = a short first game, step by step: which move to make, and why
    .watch = watch the bots play, without a seat of your own
    .pace = seconds for each bot move (0.8; 0 shows none); if you watch without it, press a key for each move
    .save = save the game to this file: a finished game for camarilla replay, an unfinished one for --resume
    .resume = resume an unfinished game: this file, or the last one
    .plain = plain lines for screen readers: no color, no boxes, the cursor only moves forward
    .info = show what bots that are programs say while they think; it may tell you their cards
    .examples =
        examples:
          camarilla play
          camarilla play oriflamme --lesson
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Watch a saved game step by step: who was asked, what they answered, and what
    each player saw. At a terminal, the arrow keys step forward and back, and s
    changes the point of view.
    .short = watch a saved game, from any point of view
    .file = a transcript saved by camarilla play --save; - reads standard input
    .seat = only what this seat saw
    .all = what every seat and a spectator saw (the default)
    .step = only this step, and the table after it; 0 is the deal
    .json = as JSON: a list of steps
    .export = write the steps to the file OUT, as json or as text
    .plain = print the steps, even at a terminal
    .examples =
        examples:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Arguments that are refused; argparse puts the name of the argument before them.
not-people = { $text } is neither a number of people nor a list of names separated by commas
not-pace = { $text } is not a number of seconds

refused-no-game = which game? for example: camarilla play oriflamme; the games are { $games }
refused-export = cannot export to { $form }; the formats are json and text
refused-many-people = { $people } people are too many for { $seats } seats
refused-many-bots = { $bots } bots were named, but { $seats ->
    [one] one seat is free
   *[other] { $seats } seats are free
  } for bots
refused-nothing-to-resume = there is no game to resume; start one with camarilla play
refused-foreign-bots = this game's bots are { $bots }, which is someone else's code; to run it, add --bots { $option }
refused-not-sealed = { $file } is not an unfinished Camarilla game
refused-broken-seal = { $file } is damaged or was changed; it cannot be resumed
refused-other-version = { $file } was played with another version of the rules; it cannot be resumed
refused-sealed = { $file } is an unfinished game; resume it with camarilla play --resume { $file }

# The menu.
menu-title = Camarilla
menu-keys = ↑ ↓ or a number, then Enter · q: quit
menu-games = Which game do you want to play?
menu-resume = Resume your game: { $title }
menu-resume-other = Resume another game ({ $count })
menu-which = Which game do you want to resume?
menu-kept = { $title }, left on { $when }
menu-help = Press ↑ ↓ and Enter, or type a number. b goes back, q quits.
menu-how = How do you want to play?
menu-start = Start: you against { $bots ->
    [one] one bot
   *[other] { $bots } bots
  } ({ $level })
menu-change = Change the number of players, people and bots
menu-watch = Watch the bots play
menu-rules = Read the rules
menu-back = Back
menu-seats = How many players?
menu-seats-of = { $count ->
    [one] one player
   *[other] { $count } players
  }
menu-people = How many of them are people at this terminal?
menu-people-of = { $count ->
    [one] one: only you, the others are bots
   *[other] { $count }: you pass the device around
  }
menu-prompt = 1–{ $count }, Enter for 1, or q:
menu-levels = How well do the bots play?
level-random = Random
    .rank = weakest
    .text = plays any legal move

# A person at the table.
greeting-play = You are in seat { $seat }, playing against { $others ->
    [one] one bot
   *[other] { $others } bots
  } ({ $level }). Choose by number, or type a move. Type ? for help, hint to rank your moves, q to quit.
greeting-people = { $people ->
    [one] One person is playing
   *[other] { $people } people are playing
  } against { $bots ->
    [0] each other
    [one] one bot ({ $level })
   *[other] { $bots } bots ({ $level })
  }. Choose by number, or type a move. Type ? for help, hint to rank your moves, q to quit.
greeting-resume = Welcome back! The game goes on where you left it.
greeting-watch = You are watching the bots ({ $level }) as a spectator: you see no hidden cards.
greeting-keys = Enter: start · q: quit
note-keys = Enter: continue · s: no more explanations · PgUp PgDn: scroll
pass-to = Only { $player } may look now. Everyone else, please look away.
pass-enter = { $player }: press Enter when you are ready.
pass-keys = Enter: continue · Ctrl-C: save and quit
thinking = The bots are thinking…
searching = Looking for the best moves…
table-keys = ↑ ↓ Enter: choose · PgUp: older log · ? help · hint · log{ $undo ->
    [true] {" "}· u: undo
   *[false] {""}
  }{ $back ->
    [true] {" "}· b: back
   *[false] {""}
  } · q: quit
step-keys = Space: next · Enter: skip to your turn · p: pace ({ $pace ->
    [wait] wait for a key
    [slow] slow
   *[usual] normal
  }) · q: quit
read-keys = ↑ ↓ PgUp PgDn: scroll · Enter: back
more-above = ↑ { $count ->
    [one] one more line
   *[other] { $count } more lines
  } (PgUp)
more-below = ↓ { $count ->
    [one] one more line
   *[other] { $count } more lines
  } (PgDn)
more-choices = … { $count ->
    [one] and one more choice
   *[other] and { $count } more choices
  } (↑ ↓)
hint-head = Estimated win chances (from what you can see):
hint-end = { $count ->
    [one] There is one move.
   *[other] There are { $count } moves.
  } The chances are estimates: the search guesses the hidden cards and quickly plays the game out many times.
kept-as = Game saved. Resume it with: { $command }
record-as = Game saved. Watch the replay with: { $command }
over-keys = ↑ ↓ or a number, then Enter
over-question = What next?
over-rounds = gained in round
over-again = Play again
over-replay = Watch replay, all cards face up
over-leave = Quit
watch-keys = Space or Enter: next move · a: autoplay · q: quit
watch-keys-auto = Space or Enter: pause · q: quit
repeated = { $sentence } ×{ $times }
and-then = Which one?
prompt = 1–{ $count }, ? or q:
prompt-back = 1–{ $count }, b to go back, ? or q:
choice-card = { $card }: { $text }
not-legal = “{ $move }” is a move in this game, but it is not legal now. Type a number, or ? to see the moves.
not-understood = “{ $answer }” is not a choice. Type a number, a move, or ? for help.
nothing-chosen = Nothing is chosen yet. Type a number, a move, or ? for help.
no-undo = You can undo only your own last move, and only if nobody has moved and no hidden card has been seen since.
screen-small = This window is too small for the table. It needs { $columns } columns and { $rows } rows; please make it larger. Ctrl-C quits.
command-quit = q, quit, exit
command-back = b, back
command-hint = hint
command-log = log
command-undo = u, undo
command-skip = s, skip
command-help = h, help
command-rules = rules
command-cards = cards
command-glossary = glossary
help-notation = You can type these moves:
help-topics =
    ? { $card } explains a card, ? { $rule } a rule; ? cards, ? rules and ? glossary
    list them all; ? followed by a word tells you what it means. hint ranks your moves
    by your chance of winning. q quits; resume with --resume.
help-nothing = There is no help on “{ $topic }”. Try ?, ? { $card }, ? { $rule }, ? cards, ? rules or ? glossary.
left = You left the game.
no-more-input = There is no more input, so the game stops here.
points = { $player }: { $points }
and = {" and "}
won = { $mine ->
    [alone] You win!
    [shared] You and { $others } share the victory!
   *[no] { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
}
again = Play the same game again: { $command }
saved = Saved as { $file }. Watch the replay with: { $command }

# The table.
table-head = Round { $round } of { $rounds }: { $phase ->
    [placement] placement phase
    [resolution] resolution phase
   *[over] the game is over
  }
table-seat = { $influence } influence, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } in hand, discard pile: { $discard }{ $first ->
    [true] {" "}(first player)
   *[false] {""}
  }
table-cards = { $hand } in hand{ $discarded ->
    [0] {""}
   *[other] , discard pile: { $discard }
  }
table-cards-few = { $hand } in hand{ $discarded ->
    [0] {""}
   *[other] , { $discarded } discarded
  }
table-first = {" "}· first player
table-none = none
table-twin = {" "}· Twin waiting
table-bribed = {" "}(bribed by { $player })
place-covers = place { $place } covers: { $cards }
place-bribed = place { $place }: { $card } of { $family }, bribed by { $player }
table-row = The row, front to back:
table-empty-row = The row is empty.
table-own = Your hand: { $hand }. Set aside: { $aside }.
table-holds = { $player }: { $hand }. Set aside: { $aside }.
table-covers = under it: { $cards }
whose-turn = { $whose ->
    [mine] It is your turn.
    [over] The game is over.
   *[other] It is { $player_gen } turn.
  }
table-card = { $known ->
    [unknown] face down
    [up] { $card }, face up
    [own] { $card }, face down (only you know it)
   *[truth] { $card }, face down
  }{ $tokens ->
    [0] {""}
   *[other] , { $tokens } influence on it
  }

# A saved game.
step-deal = The deal
readers = seen by { $readers }
replay-step = step { $step } of { $last }
replay-all = all cards face up
replay-spectator = seen by a spectator
replay-seat = seen by { $player }
replay-keys = → ← step · Home End · s: point of view · q: quit
exported = Saved as { $file }.
