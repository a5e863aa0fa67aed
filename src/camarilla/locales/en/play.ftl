# Playing and replaying at the terminal: help, menus, the table, the guided games, saved games.

help-play =
    Play at the terminal. Without a game a menu asks for one. You are shown what
    your seat may know and nothing else. Choose with the arrow keys and Enter, by
    number, or type a move: place lord front. At any question ? helps, hint ranks
    your moves, and q leaves; a game that was left can be resumed.
    .short = play a game at the terminal
    .game = which game: see camarilla games; a menu asks if it is left out
    .seats = how many play, bots included (3)
    .seat = your seat, counted from 0 (0)
    .people = how many people share this terminal, or their names: Anna,Bo (1)
    .bots = how well the bots play: a level; a wrong one lists those there are
    .seed = a whole number: the same seed deals the same game
    .first = the seat that begins, or random (0)
    .option = vary a rule: rounds=4 makes a shorter game; may be given several times
    .guide = a short first game in which everything is explained when it happens
    .watch = play no seat, watch the bots
    .pace = seconds between two moves that you watch; without it a key goes on
    .save = write the game to this file: for camarilla replay when it is over, for --resume before that
    .resume = go on with a game that was left: this file, or the last one
    .plain = plain lines, for screen readers: no colour, no boxes, the cursor only goes forward
    .examples =
        examples:
          camarilla play
          camarilla play oriflamme --guide
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Go through a saved game step by step: who was asked, what was answered, and
    what each seat saw happen. At a terminal the arrow keys go forwards and
    backwards, and s changes the seat through whose eyes you look.
    .short = go through a saved game, as each seat saw it
    .file = a transcript, as camarilla play --save writes it; - reads standard input
    .seat = only what this seat saw, and nothing else
    .all = what every seat and a spectator saw (this is usual)
    .step = only this step, with the table after it; 0 is the deal
    .json = as JSON: a list of steps
    .export = write the steps to the file OUT, as json or as text
    .plain = print the steps at a terminal too
    .examples =
        examples:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Arguments that will not do; argparse puts the name of the argument before them.
not-people = { $text } is neither a number of people nor names divided by commas
not-level = { $text } is no level; there are { $levels }
not-pace = { $text } is not a number of seconds

refused-no-game = which game? camarilla play oriflamme, for example; there are { $games }
refused-export = { $form } is no form to export to; there are json and text
refused-many-people = { $people } people are too many for { $seats } seats
refused-no-guide = { $game } has no guided game
refused-nothing-to-resume = there is no game to resume; start one with camarilla play
refused-not-sealed = { $file } is no unfinished game of camarilla
refused-broken-seal = { $file } was damaged or changed, and cannot be resumed
refused-other-version = { $file } was played by other rules than these, and cannot be resumed
refused-sealed = { $file } is a game that is not over: camarilla play --resume { $file } goes on with it

# The menu.
menu-title = Camarilla
menu-keys = ↑ ↓ or a number, then Enter · q leaves
menu-games = Which game shall it be?
menu-resume = Go on with the game you left: { $title }
menu-how = How do you want to play?
menu-start = Start: you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
  } ({ $level })
menu-guide = A short first game, with explanations
menu-change = Other numbers of players, people and bots
menu-watch = Watch the bots play
menu-rules = Read the rules
menu-back = Back
menu-seats = How many play?
menu-seats-of = { $count ->
    [one] one player
   *[other] { $count } players
  }
menu-people = How many of them are people at this terminal?
menu-people-of = { $count ->
    [one] one: you alone, the others are bots
   *[other] { $count }: you pass the device to each other
  }
player-person = Player { $number }
menu-prompt = 1–{ $count }, Enter for 1, or q:
menu-levels = How well do the bots play?
level-random = Random
    .text = any legal move

# A person at the table.
greeting-play = You sit in seat { $seat } and play against { $others ->
    [one] one bot
   *[other] { $others } bots
  } ({ $level }). Answer by number, or type a move. ? helps, hint ranks your moves, q leaves.
greeting-people = { $people ->
    [one] One person plays
   *[other] { $people } people play
  } against { $bots ->
    [0] each other
    [one] one bot ({ $level })
   *[other] { $bots } bots ({ $level })
  }. Answer by number, or type a move. ? helps, hint ranks your moves, q leaves.
greeting-watch = You watch bots ({ $level }), as a spectator who sees no hidden card.
greeting-guide = This is a short first game: what happens is explained when it happens. Type skip to hear no more of it.
greeting-keys = Enter begins · q leaves
note-keys = Enter goes on · s: no more explanations · PgUp PgDn scroll
guide-skipped = No more explanations, then. ? still helps at any question.
pass-to = Now only { $player } may look. Everybody else looks away.
pass-enter = { $player }: press Enter when you are ready.
pass-keys = Enter goes on · Ctrl-C leaves and saves
news = Since your last answer:
news-first = So far:
news-watch = What happened:
thinking = The bots are thinking …
searching = Looking for the best moves …
table-keys = ↑ ↓ Enter choose · PgUp scrolls · type ? for help, hint, rules, q to leave
table-keys-back = ↑ ↓ Enter choose · type b to choose again, ? for help, hint, q to leave
read-keys = ↑ ↓ PgUp PgDn scroll · Enter goes back
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
hint-head = Your chances, as a search sees them that knows no more than you:
hint-end = { $count ->
    [one] There is one move.
   *[other] There are { $count } moves.
  } The figures are estimates: the search guesses the hidden cards and lets everybody play on quickly.
kept-as = The game is kept. Go on with: { $command }
record-as = The game is written down. See it again with: { $command }
over-keys = ↑ ↓ or a number, then Enter
over-again = Play again
over-replay = Go through the game, all cards open
over-leave = Leave
watch-keys = Space or Enter: next move · a: play on · q: leave
watch-keys-auto = Space or Enter: stop · q: leave
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
    ? and a card's name explains the card, ? cards all of them; ? and a number
    prints a rule, ? rules all; ? influence explains a word. hint ranks your moves
    by your chance to win; q leaves, and --resume goes on later.
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
table-cards = { $hand } in hand{ $discarded ->
    [0] {""}
   *[other] , discarded: { $discard }
  }
table-first = {" "}· first player
table-none = nothing
table-twin = {" "}· Twin waiting
table-bribed = {" "}(bribed: { $player })
place-covers = place { $place } covers: { $cards }
table-row = The row, front to back:
table-empty-row = The row is empty.
table-own = You hold: { $hand }. You laid aside: { $aside }.
table-holds = { $player }: { $hand }. Laid aside: { $aside }.
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
whose-turn = { $whose ->
    [mine] It is your turn.
    [over] The game is over.
   *[other] { $player } plays.
  }
court-bar = deck { $deck } · discard { $discard } · { $whose ->
    [mine] your turn
    [over] the game is over
   *[other] { $player } plays
  }
court-row-short = The row:
court-spent = spent
court-row-head = The row, in the order it was revealed:
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
city-wishes = The chapter's events (+ your plot wants it, - your plot wants it not to be):
city-plot = { $player }: { $plot }
city-event = { $event }{ $wish ->
    [yes] {" "}— your plot wants it
    [no] {" "}— your plot wants it not to be
   *[none] {""}
  }
city-board = The city; cards move down this list, from the last location to the first:
city-ring = Factory ▶ Alley, or out of the city if open. ▒ closed, † dead, # arrested
city-lying = {" "}[{ $card }]
place-short = { $place ->
    [alley] Alley
    [square] Square
    [police] Police
   *[factory] Factory
  }
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
replay-step = step { $step } of { $last }
replay-all = all cards open
replay-spectator = what a spectator saw
replay-seat = what was seen by: { $player }
replay-keys = → ← step · Home End · s other eyes · q leaves
exported = Written to { $file }.
