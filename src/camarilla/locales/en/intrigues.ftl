# Intrigues. Cards and players come as names, locations as their ids. $known is "yes" or "no": does the reader know $card?

title = Intrigues
tagline = Seven characters roam the city, three events may come true, and only you know the ending you want.

card-spy = Spy
    .text = When revealed: reveals any other face-down card on the board, and that card uses its ability too.
card-killer = Killer
    .text = When revealed: kills all others in his location, face up or face down, except the Detective and the Governor.
card-beggar = Beggar
    .text = When revealed: changes places with another character on the board, but not with a face-up Governor. No card is turned over.
card-barman = Barman
    .text = When revealed: adds a card face down to his location (the top card of the deck, or a dead or escaped character).
card-governor = Governor
    .text = While he is face up, no other character's ability affects him.
card-detective = Detective
    .text = When revealed: arrests a face-up character in his location, but not the Governor. Prisoners go wherever he goes.
card-coachman = Coachman
    .text = When revealed: drives to another location and takes along everyone else in his own, except a face-up Governor.
card-plot-nnn = the plot “no, no, no”
    .text = None of the three events may happen.
card-plot-ynn = the plot “yes, no, no”
    .text = The first event must happen; the second and the third must not.
card-plot-nyn = the plot “no, yes, no”
    .text = The second event must happen; the first and the third must not.
card-plot-yyn = the plot “yes, yes, no”
    .text = The first and the second event must happen; the third must not.
card-plot-nny = the plot “no, no, yes”
    .text = The third event must happen; the first and the second must not.
card-plot-yny = the plot “yes, no, yes”
    .text = The first and the third event must happen; the second must not.
card-plot-nyy = the plot “no, yes, yes”
    .text = The second and the third event must happen; the first must not.
card-plot-yyy = the plot “yes, yes, yes”
    .text = All three events must happen.

# Locations, characters and events of the chapter: used inside other messages, with their variables.
place = { $place ->
    [alley] the Alley
    [square] the City Square
    [police] the Police Station
   *[factory] the Abandoned Factory
  }
to = { $to ->
    [alley] the Alley
    [square] the City Square
    [police] the Police Station
   *[factory] the Abandoned Factory
  }
where = { $where ->
    [alley] the Alley
    [square] the City Square
    [police] the Police Station
   *[factory] the Abandoned Factory
  }
who = { $who ->
    [spy] the Spy
    [killer] the Killer
    [beggar] the Beggar
    [barman] the Barman
    [governor] the Governor
    [detective] the Detective
   *[coachman] the Coachman
  }
next = { $place ->
    [alley] the City Square
    [square] the Police Station
    [police] the Abandoned Factory
   *[factory] the Alley
  }
source = { $source ->
    [alley] from the dead in the Alley
    [square] from the dead in the City Square
    [police] from the dead in the Police Station
    [factory] from the dead in the Abandoned Factory
    [escaped] from outside the city
   *[deck] from the top of the deck
  }
condition = { $kind ->
    [murder] { who } lies dead in { where }, face up
    [presence] { who } is face up in { where }
    [pair] { who } is face up in { where }, with exactly one other character
    [trio] { who } is face up in { where }, with exactly two other characters
    [arrest] { who } is under arrest in { where }
    [escape] { who } has left the city
    [unseen] { who } is unseen (nowhere face up)
   *[curfew] at least two locations are empty
  }

question-deployment = { $known ->
    [yes] You have drawn the { $card }. Where do you place the card?
   *[no] Where do you place the card you have drawn?
  }
question-action = You have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } left. What do you do?
    .text = { $actions ->
        [1] Choose a character, then what to do with it.
       *[other] The deck is empty: you place no card and have { $actions } actions instead. Choose a character.
    }
question-spy = The Spy reveals another face-down card. Which one?
question-beggar = Who does the Beggar change places with?
question-barman = Which card does the Barman bring to { place }?
question-detective = Who does the Detective arrest?
question-coachman = Where does the Coachman drive?
target-card = { $aim ->
    [known] the { $target }
    [hidden] { $apart ->
        [yes] the face-down card
       *[no] face-down card { $i }
    }
   *[place] card { $i }
  }

move-deploy = place the card in { place }
move-pass = end your turn
move-look = look at { target-card } in { place }
move-move = move { target-card } from { place } to { next }
move-open = reveal { target-card } in { place }
move-close = turn { target-card } face down in { place }
move-leave = { $aim ->
    [place] let card { $i } in the Abandoned Factory leave the city
   *[other] let { target-card } leave the city
  }
move-expose = reveal { target-card } in { place }
move-swap = change places with { target-card } in { place }
move-bring-deck = bring the top card of the deck
move-bring-dead = { $aim ->
    [known] bring back the dead { $target } from { place }
    [hidden] { $apart ->
        [yes] bring back the dead card from { place }
       *[no] bring back dead card { $i } from { place }
    }
   *[place] bring back dead card { $i } from { place }
  }
move-bring-escaped = bring back the { $card }
move-arrest = arrest { target-card } in { place }
move-drive = drive to { place }

event-chapter = An event in this chapter: { condition }.
event-plot = { $known ->
    [yes] { $seat } drew { $card }.
   *[no] { $seat } drew a plot in secret.
  }
event-turn = { $round ->
    [1] { $seat_gen } first turn began.
    [2] { $seat_gen } second turn began.
    [3] { $seat_gen } third turn began.
   *[other] { $seat_gen } turn { $round } began.
  }
event-drew = { $known ->
    [yes] { $seat } drew the { $card }.
   *[no] { $seat } drew a card.
  }
event-deployed = { $known ->
    [yes] { $seat } placed the { $card } face down in { place }.
   *[no] { $seat } placed a card face down in { place }.
  }
event-looked = { $known ->
    [yes] { $seat } looked at card { $index } in { place }: the { $card }.
   *[no] { $seat } looked at card { $index } in { place }.
  }
event-moved = { $known ->
    [yes] { $seat } moved the { $card } from { place } to { to }.
   *[no] { $seat } moved card { $index } from { place } to { to }.
  }
event-followed = The { $card } followed the Detective from { place } to { to }.
event-left = { $seat } led the { $card } out of the city.
event-opened = { $seat } revealed the { $card } in { place }.
event-closed = { $seat } turned the { $card } face down in { place }.
event-passed = { $seat } ended { $seat_person ->
    [second] your
   *[other] their
} turn.
event-no-effect = { $rule ->
    [INT-10] The { $card } had no effect: no other card was face down.
    [INT-12] The { $card } had no effect: there was nobody to change places with.
    [INT-13] The { $card } had no effect: there was no card to bring.
   *[INT-15] The { $card } had no effect: there was nobody to arrest.
  }
event-killed = { $known ->
    [yes] The Killer killed the { $card } in { place }.
   *[no] The Killer killed card { $index } in { place }.
  }
event-spared = { $known ->
    [yes] The Killer spared the { $card } in { place }.
   *[no] The Killer spared card { $index } in { place }.
  }
event-swapped = { $stays ->
    [yes] The Beggar chose someone in his own location, { place }: nothing changes.
   *[no] { $known ->
        [yes] The Beggar in { place } changed places with the { $card } in { to }.
       *[no] The Beggar in { place } changed places with card { $index } in { to }.
    }
  }
event-brought = { $known ->
    [yes] The Barman brought a card { source } to { place }: the { $card }.
   *[no] The Barman brought a card { source } to { place }.
  }
event-arrested = The Detective arrested the { $card } in { place }.
event-drove = The Coachman drove from { place } to { to }.
event-ended = The last turn is over. All plots are revealed.
event-happened = { $truth ->
    [yes] Came true: { condition }.
   *[no] Did not come true: { condition }.
  }
event-scored = { $seat } scored { $points ->
    [one] 1 point
   *[other] { $points } points
  } with { $card }.

option-turns = turns for each player
option-actions = actions after placing a card
option-spare = actions in a turn that starts with an empty deck
option-chapter = the chapter to play, by its number in the deck
option-chapters = your own deck of chapters
option-events = the chapter to play, its events written as digits

menu = { $title }: move seven shady characters around a city until your secret plot comes true. 2–4 players.
action = { $kind ->
    [look] look at a face-down card…
    [move] move a card along the arrow…
    [open] reveal a face-down card…
    [close] turn a card face down…
   *[leave] let a face-up card leave the city…
  }

# What a coach explains in the first real game. The rule follows each remark.
coach-deployment = While there are cards in the deck, you start your turn by drawing one: look at it in secret and place it face down in any location. Then you have one action.
coach-action = As an action you may look at a face-down card, move a card one step along the arrow, reveal a card or turn one face down. You may also end your turn. Once the deck is empty, there is nothing to place: you have two actions instead.
coach-opened = A character was revealed. When that happens, its ability must be used at once, if possible.
coach-killed = The Killer was revealed: everyone else in his location dies, face up or face down. Only the Detective and the Governor are spared.
coach-left = A character that has left the city has escaped. Only the Barman can bring it back.
coach-looked = A card that you have seen once stays visible to you. What others have looked at in secret stays hidden from you.
why-fits = { $truth ->
    [yes] It makes this true, as your plot wants: { $event }.
   *[no] It makes this untrue, as your plot wants: { $event }.
  }
why-spoils =
    .risk = { $truth ->
        [yes] It makes this true, against your plot: { $event }.
       *[no] It makes this untrue, against your plot: { $event }.
    }
why-pass = As things stand, nothing needs to change.
    .risk = You give away an action.
why-look = You learn who it is, and nobody else does.
    .risk = A look changes nothing on the board.
why-move = It brings a character closer to where you need it.
    .risk = Everybody sees which way you push.
why-open = Face up, a character acts at once and counts for the events.
    .risk = Face up, everybody sees who it is and may guess what you are after.
why-close = Face down, a character counts for no event that wants it face up.
    .risk = If it is revealed again, it acts again.
why-leave = A character who has left the city is out of everybody's reach.
    .risk = Only the Barman can bring a character back.
why-expose = Face up, that character acts at once.
why-swap = Two characters change places, and no card is turned over.
why-bring-deck = A new character joins, and nobody knows who.
why-bring-dead = That character is back in the game.
why-bring-escaped = That character is back in the city.
why-arrest = A prisoner goes only where the Detective goes.
why-drive = Those who are with the Coachman go along.

## At the terminal
help-chapters =
    Chapters are the stories of Intrigues, three events each, in a JSON file. If
    you own the printed game, write its deck into a file, check it here, and play
    it with camarilla play intrigues --chapters FILE.
    .short = check a deck of chapters for Intrigues
    .action = check: check the deck
    .file = a JSON file, or - for standard input
    .json = the chapters as JSON
    .examples =
        examples:
          camarilla chapters check mine.json
          camarilla play intrigues --chapters mine.json --chapter 2

chapters-sound = { $count ->
    [one] { $file }: one chapter, ready to play
   *[other] { $file }: { $count } chapters, ready to play
}

city-head = Turn { $round } of { $turns }; { $deck ->
    [0] the deck is empty
    [one] 1 card is left in the deck
   *[other] { $deck } cards are left in the deck
  }.
city-chapter = The chapter's events:
city-wishes = The chapter's events (+ your plot: must happen, - your plot: must NOT happen):
city-plot = { $player }: { $plot }
city-event = { $event }{ $wish ->
    [yes] {" "}— your plot: must happen
    [no] {" "}— your plot: must NOT happen
   *[none] {""}
  }
city-board = The city. Cards move down this list, and from the last location to the first:
city-ring = Factory ▶ Alley, or out if face up. ▒ face down, † dead, # arrested
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
city-drawn = You have drawn the { $card } and must place it.

## In the browser
board-intro = Three events, and the ending you want. A lit lamp: true right now. Crests on a card: who has seen it.
board-now-yes = true now
board-now-no = not true now
board-want-yes = yes
board-want-no = no
board-fits = as planned
board-misses = not now
board-against = against your plot
board-failed = failed
board-wishes = { $right } of { $all } as planned
board-cards = { $cards ->
    [one] card left
   *[other] cards left
  }
board-unknown = Nobody has seen this card.
board-look = Look
    .note = only you
board-open = Reveal
    .note = it acts
board-close = Hide
    .note = face down
board-move = Move
    .note = to { to }
board-leave = Leave
    .note = the city
board-out = Way out
    .note = A face-up card may leave the city here.
board-rider = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
  }
board-empty = The deck is empty: nothing to place, { $actions } actions instead.
board-last = The last one!
board-riders = With him: { $cards }.
board-dead = dead
board-held = You can't choose a prisoner: it goes wherever the Detective goes.

# The lesson: one remark at each step.
lesson-chapter = Welcome! This chapter has three events that everyone can see: a murder, and two characters in certain locations. A lit lamp means that an event is true right now. Only what is true at the end counts.
lesson-plot = Beside each event you see your secret plot: the murder must happen (yes), the other two must not (no). A tick means that it is so right now. At the end, each tick scores 1 point. Your opponent has a different plot.
lesson-deploy = Your opponent has placed a card in the Abandoned Factory and ended the turn. Now you have drawn the Spy: place him face down in the City Square, where he is to be murdered. The crown marks who began.
lesson-look = Then you have one action. What did your opponent place? Look at the card in the Abandoned Factory. You look in secret.
lesson-known = It is the Governor. The closed eye means: face down, but you know the card. The crests show who has seen it. Your plot says that he must not be face up there, and he is face down, so leave him alone.
lesson-killer = Your opponent has placed a card in the Alley and looked at your Spy: there is a second crest on him. Now you have drawn the Killer: place him beside the Spy.
lesson-open = Now your action. A revealed character must use its ability at once, and the Spy's is to reveal another card. Reveal your Spy.
lesson-expose = Which card does the Spy reveal? Choose your Killer: he kills everyone else in his location.
lesson-murder = The Killer killed the Spy. The Spy was face up, so he lies face up among the dead of the City Square, and that is your murder. It is hard to undo.
lesson-last = Your opponent has moved the Killer along the arrow to the Police Station. Now the second event is true, and your plot says no! First, place your last card, the Coachman, in the Alley.
lesson-hide = You have one action left. Hide the Killer: an event that wants him face up does not count him while he is face down.
lesson-end = That was the last turn, and the plots are revealed. The murder came true, the other two events did not, just as your plot says: 3 points. Your opponent has 1. You win! In longer games the deck runs out: then you have two actions a turn. And a face-up character can leave the city through the Way out in the Abandoned Factory.

# What the lab counts.
topic-plots = Plots: how many of the three events ended as the plot says, in percent
    .of = plot
    .across = { $value } of 3
    .count = times dealt
    .all = Of all plots { $share }% have all three.
topic-plots-item = { $card }
topic-true = Events of the chapters: how often each one came true
    .of = event
    .count = games
topic-true-item = { $chapter }. { condition }
