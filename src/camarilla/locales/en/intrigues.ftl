# Intrigues. Cards and players come as names, locations as their ids. $known is "yes" or "no": does the reader know $card?

title = Intrigues
tagline = Seven characters go about the city, three events await their outcome, and only you know the ending you want.

card-spy = Spy
    .text = When opened: open any one other face-down card on the board; its property happens too.
card-killer = Killer
    .text = When opened: kills all others in his location, open or closed, but not the Detective and the Governor.
card-beggar = Beggar
    .text = When opened: changes places with any other character on the board. Nobody is turned over.
card-barman = Barman
    .text = When opened: add a card face down to his location, the top of the deck or a dead or escaped character.
card-governor = Governor
    .text = While he is open, no other character’s property touches him.
card-detective = Detective
    .text = When opened: arrests an open character in his location. Prisoners go wherever he goes.
card-coachman = Coachman
    .text = When opened: drives himself and everybody in his location to another location.
card-plot-nnn = the plot “no, no, no”
    .text = None of the three events should have come true at the end.
card-plot-ynn = the plot “yes, no, no”
    .text = At the end the first event should have come true, and the second and the third should not.
card-plot-nyn = the plot “no, yes, no”
    .text = At the end the second event should have come true, and the first and the third should not.
card-plot-yyn = the plot “yes, yes, no”
    .text = At the end the first and the second event should have come true, and the third should not.
card-plot-nny = the plot “no, no, yes”
    .text = At the end the third event should have come true, and the first and the second should not.
card-plot-yny = the plot “yes, no, yes”
    .text = At the end the first and the third event should have come true, and the second should not.
card-plot-nyy = the plot “no, yes, yes”
    .text = At the end the second and the third event should have come true, and the first should not.
card-plot-yyy = the plot “yes, yes, yes”
    .text = All three events should have come true at the end.

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
source = { $source ->
    [alley] from the dead of the Alley
    [square] from the dead of the City Square
    [police] from the dead of the Police Station
    [factory] from the dead of the Abandoned Factory
    [escaped] from outside the city
   *[deck] from the top of the deck
  }
condition = { $kind ->
    [murder] { who } lies dead, face up, under { where }
    [presence] { who } is face up in { where }
    [pair] { who } is face up in { where }, with exactly one other
    [trio] { who } is face up in { where }, with exactly two others
    [arrest] { who } is under arrest in { where }
    [escape] { who } has left the city
    [unseen] { who } is face up in no location
   *[curfew] at least two locations are empty
  }

question-deployment = Where do you place the card that you have drawn?
question-action = You have { $actions ->
    [one] one action
   *[other] { $actions } actions
  } left. What do you do?
question-spy = The Spy opens another card, unseen. Which one?
question-beggar = With whom does the Beggar change places?
question-barman = Whom does the Barman bring into { place }?
question-detective = Whom does the Detective arrest?
question-coachman = Where does the Coachman drive?

move-deploy = place it in { place }
move-pass = end your turn
move-look = look at card { $i } in { place }
move-move = move card { $i } from { place } along the arrow
move-open = open card { $i } in { place }
move-close = close card { $i } in { place }
move-leave = let card { $i } in the Abandoned Factory leave the city
move-expose = open card { $i } in { place }
move-swap = change places with card { $i } in { place }
move-bring-deck = bring the top card of the deck
move-bring-dead = bring dead { $i } under { place }
move-bring-escaped = bring back { $card }
move-arrest = arrest card { $i } in { place }
move-drive = drive to { place }

event-chapter = An event of the chapter was opened: { condition }.
event-plot = { $known ->
    [yes] { $seat } drew { $card }.
   *[no] { $seat } drew a plot.
  }
event-turn = { $seat } began turn { $round }.
event-drew = { $known ->
    [yes] { $seat } drew a card: { $card }.
   *[no] { $seat } drew a card.
  }
event-deployed = { $known ->
    [yes] { $seat } placed it face down in { place }: { $card }.
   *[no] { $seat } placed it face down in { place }.
  }
event-looked = { $known ->
    [yes] { $seat } looked at card { $index } in { place }: { $card }.
   *[no] { $seat } looked at card { $index } in { place }.
  }
event-moved = { $known ->
    [yes] { $seat } moved card { $index } from { place } to { to }: { $card }.
   *[no] { $seat } moved card { $index } from { place } to { to }.
  }
event-followed = { $card } followed the Detective from { place } to { to }.
event-left = { $card } left the city.
event-opened = { $seat } opened card { $index } in { place }: { $card }.
event-closed = { $seat } closed card { $index } in { place }: { $card }.
event-passed = { $seat } passed.
event-no-effect = { $card } found nobody, and nothing happened.
event-killed = { $known ->
    [yes] The Killer killed card { $index } in { place }: { $card }.
   *[no] The Killer killed card { $index } in { place }.
  }
event-spared = { $known ->
    [yes] The Killer spared card { $index } in { place }: { $card }.
   *[no] The Killer spared card { $index } in { place }.
  }
event-swapped = { $known ->
    [yes] The Beggar of { place } changed places with card { $index } in { to }: { $card }.
   *[no] The Beggar of { place } changed places with card { $index } in { to }.
  }
event-brought = { $known ->
    [yes] The Barman brought a card { source } to { place }: { $card }.
   *[no] The Barman brought a card { source } to { place }.
  }
event-arrested = The Detective arrested { $card } in { place }.
event-drove = The Coachman drove from { place } to { to }.
event-ended = The last turn was over, and the plots were opened.
event-happened = { $truth ->
    [yes] This had come true: { condition }.
   *[no] This had not come true: { condition }.
  }
event-scored = { $seat } scored { $points ->
    [one] one point
   *[other] { $points } points
  } with { $card }.

option-turns = turns of each player
option-actions = actions after placing a card
option-spare = actions in a turn that begins with an empty deck
option-chapter = the chapter that is played, by its number in the deck
option-chapters = a deck of chapters of your own
option-events = the chapter that is played, its events written as digits

menu = { $title }: move seven shady characters about a town until your secret plot comes true. 2–4 players.
action = { $kind ->
    [look] look at a face-down card …
    [move] move a card along the arrow …
    [open] open a face-down card …
    [close] close an open card …
   *[leave] let an open card leave the city …
  }

# The guided games. The rule stands behind each remark.
guide-goal = Welcome! Above the city stand three events. Your secret plot says which of them should have come true at the end (+) and which should not (-). Each that ends as your plot wants is 1 point, and the most points win.
guide-deployment = While the deck has cards you begin your turn with one: look at it in secret, place it face down in any location. Then you have one action.
guide-action = An action is to look at a face-down card, to move a card one step along the arrow, to open a card or to close one. You may also end your turn. Type ? and a name to read what a character does when it is opened.
guide-opened = A character was opened. When that happens its property follows at once, like it or not, if it can.
guide-killed = The Killer was opened: all others in his location die, open or closed. Only the Detective and the Governor are spared.
guide-left = A character that has left the city has escaped. Only the Barman can bring it back.
guide-looked = What you have seen once is shown to you for good. What others have looked at in secret stays hidden from you.

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
