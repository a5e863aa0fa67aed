# Behind the Throne. Cards and players come as names. Of a look, $known is "yes" or "no": does the reader know $card?

title = Behind the Throne
tagline = Reveal courtiers for as long as you dare, gather them in columns, and let their powers help you gather more.

card-general = General
    .text = You may lower the last card of the row by 3.
card-prophet = Prophet
    .text = You may look at the top card of the deck before you decide whether to reveal it.
card-jester = Jester
    .text = You may lower the last card of the row by 1, or raise it by 1.
card-assassin = Assassin
    .text = You may lower the last card of the row by 2.
card-judge = Judge
    .text = You may use the ability of a General, Prophet, Jester or Assassin of yours that is spent or outnumbered.
card-minstrel = Minstrel
    .text = Whoever exchanges a row with you can take only a Minstrel.
card-alchemist = Alchemist
    .text = Of your cards the others can destroy only an Alchemist.
card-queen = Queen
    .text = You cannot destroy anything until the row has more cards than you have Queens.
card-king = King
    .text = You cannot exchange the row while it has fewer cards than you have Kings.
card-end = End of Game
    .text = The game ends as soon as this card is revealed; the row is lost.

question-turn = { $last ->
    [first] Go on, or stop with this card?
    [above] The last card is too high. Bring it down, or give up the row?
    [equal] The last card is equal to the one before: you may destroy a card. Go on, or stop?
   *[below] Go on, or stop?
}
question-drop = You have more than { $columns ->
    [one] one character
   *[other] { $columns } characters
}. Which one do you drop?

move-draw = reveal a card
move-take = take the row
move-bust = give up the row
move-peek = look at the top card
move-general = General: lower by 3
move-assassin = Assassin: lower by 2
move-jester-down = Jester: lower by 1
move-jester-up = Jester: raise by 1
move-judge-peek = Judge: look at the top card, as the Prophet does
move-judge-general = Judge: lower by 3, as the General does
move-judge-assassin = Judge: lower by 2, as the Assassin does
move-judge-jester-down = Judge: lower by 1, as the Jester does
move-judge-jester-up = Judge: raise by 1, as the Jester does
move-swap = exchange the row for { $card } of { $seat }
move-destroy = destroy { $card } of { $seat }
move-drop = drop { $card }

event-dealt = { $cards } cards were shuffled; { $seat } began the game.
event-turn = { $seat } began a turn.
event-revealed = { $seat } revealed { $card }.
event-judged = { $seat } used { $card } through the Judge.
event-changed = { $seat } used { $card }: the last card counted { $value } now.
event-looked = { $known ->
    [yes] { $seat } looked at the top card of the deck: { $card }.
   *[no] { $seat } looked at the top card of the deck.
}
event-destroyed = { $robbed } lost { $card }, destroyed by { $seat }.
event-bust = { $seat } went bust and lost a row of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-took = { $seat } took a row of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-swapped = { $seat } took { $card } from { $robbed } in exchange for the row.
event-given = A row of { $cards ->
    [one] one card
   *[other] { $cards } cards
  } went to { $seat }.
event-overfull = { $seat } discarded { $card }: the column was full.
event-dropped = { $seat } dropped { $card }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-reshuffled = { $seat } made a new deck from the discard pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, the end of the game among them.
event-ended = { $seat } revealed the end of the game.
event-scored = { $seat } scored { $points ->
    [one] one point
   *[other] { $points } points
  }.

option-copies = cards of each character (the rulebook has five for two players, seven for three, nine for four)
option-columns = columns that may lie before a player
option-height = cards that may lie in a column
option-row = cards that may be revealed in a turn
option-scoring = cards that a column needs to score

menu = { $title }: reveal cards as long as you dare, and collect the courtiers who help you. 2–4 players.
action = { $kind ->
    [swap] exchange the row for one card of an opponent …
   *[destroy] destroy a card …
  }

# The guided games. The rule stands behind each remark.
guide-goal = Welcome! At the end every character of whom you have at least two cards scores its value, once: two Kings 9 points, two Generals 1. The most points win. This first game has fewer cards than a whole one.
guide-row = On your turn you reveal cards one by one, five at most. A card that is higher than the one before it, and that your characters do not bring down, makes you go bust: the whole row is lost. Stop before that happens, and the row is yours.
guide-took = A row was taken. It lies in columns now, one for each character: at most five columns, and at most five cards in each.
guide-bust = The last card was higher than the one before it and was not brought down. That is going bust: the whole row went to the discard.
guide-destroyed = When the last card of the row is equal to the one before it, a card of any player may be destroyed.
guide-swapped = Instead of taking a row you may exchange it: the opponent gets the whole row, and you get one card of theirs.
guide-changed = A character changed the value of the last card. General, Assassin and Jester can do that, each column once a turn.
guide-reshuffled = The deck was used up, and the discard made a new one. Now the End of Game is in it: it can come with any card.
