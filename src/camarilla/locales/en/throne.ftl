# Behind the Throne. Cards and players come as names. Of a look, $known is "yes" or "no": does the reader know $card? `.acc` is a card with its article.

title = Behind the Throne
tagline = Reveal courtiers as long as you dare, collect them in columns, and let their abilities win you more.

card-general = General
    .text = Once a turn, if nobody has more Generals than you: lower the last card of the row by 3.
    .acc = a General
card-prophet = Prophet
    .text = Once a turn, if nobody has more Prophets than you: look at the top card of the deck.
    .acc = a Prophet
card-jester = Jester
    .text = Once a turn, if nobody has more Jesters than you: lower or raise the last card of the row by 1.
    .acc = a Jester
card-assassin = Assassin
    .text = Once a turn, if nobody has more Assassins than you: lower the last card of the row by 2.
    .acc = an Assassin
card-judge = Judge
    .text = Once a turn, if nobody has more Judges than you: use your General, Prophet, Jester or Assassin even if it is spent or outnumbered.
    .acc = a Judge
card-minstrel = Minstrel
    .text = If nobody has more Minstrels than you: in an exchange, others can take only a Minstrel from you.
    .acc = a Minstrel
card-alchemist = Alchemist
    .text = If nobody has more Alchemists than you: others can destroy only an Alchemist of yours.
    .acc = an Alchemist
card-queen = Queen
    .text = You can destroy a card only when the row has more cards than you have Queens.
    .acc = a Queen
card-king = King
    .text = You can exchange the row only when it has at least as many cards as you have Kings.
    .acc = a King
card-end = End of Game
    .text = The game ends as soon as this card is revealed. The row is lost.
    .acc = the End of Game card

question-turn = { $last ->
    [first] Reveal another card, or stop?
    [above] The last card is too high. Bring it down, or give up the row?
    [equal] { $destroys ->
        [yes] Two equal cards! Destroy a card, reveal another, or stop?
        [no] Two equal cards, but none that you may destroy. Reveal another, or stop?
        [queens] Equal, but your Queens forbid destroying. Reveal another, or stop?
       *[done] Reveal another card, or stop?
    }
   *[below] Reveal another card, or stop?
}
    .text = { $last ->
        [above] Lower it with an ability, or all the cards of the row are lost.
       *[other] Stop when you like, and the cards are yours. But a card that is higher than the one before it can cost you the whole row.
    }
question-drop = You have more than { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}. Which one do you drop?

move-draw = reveal a card
move-take = take the row
move-bust = give up the row and go bust
move-peek = Prophet: look at the top card
    .inside = look at the top card with the Prophet
move-general = General: lower by 3
    .inside = lower the card by 3 with the General
move-assassin = Assassin: lower by 2
    .inside = lower the card by 2 with the Assassin
move-jester-down = Jester: lower by 1
    .inside = lower the card by 1 with the Jester
move-jester-up = Jester: raise by 1
    .inside = raise the card by 1 with the Jester
move-judge-peek = Judge: look at the top card, like the Prophet
    .inside = look at the top card with the Judge
move-judge-general = Judge: lower by 3, like the General
    .inside = lower the card by 3 with the Judge
move-judge-assassin = Judge: lower by 2, like the Assassin
    .inside = lower the card by 2 with the Judge
move-judge-jester-down = Judge: lower by 1, like the Jester
    .inside = lower the card by 1 with the Judge
move-judge-jester-up = Judge: raise by 1, like the Jester
    .inside = raise the card by 1 with the Judge
move-swap = exchange the row for { $seat_gen } { $card }
move-destroy = destroy { $seat_gen } { $card }
move-drop = drop the { $card } column

event-dealt = { $cards } cards were shuffled. First player: { $seat }.
event-turn = { $seat_gen } turn began.
event-revealed = { $seat } revealed { $card_acc }.
event-judged = { $seat } used the Judge as { $card_acc }.
event-changed = { $seat } used the { $card }: the last card now counts as { $value }.
event-looked = { $known ->
    [yes] { $seat } looked at the top card of the deck: { $card_acc }.
   *[no] { $seat } looked at the top card of the deck.
}
event-destroyed = { $whose ->
    [own] { $seat } destroyed their own { $card }.
   *[other] { $seat } destroyed { $robbed_gen } { $card }.
}
event-bust = { $seat } went bust and lost a row of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-took = { $seat } took a row of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-swapped = { $seat } took { $robbed_gen } { $card } in exchange for the row.
event-given = { $seat } received the row ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }).
event-overfull = { $seat } discarded { $card_acc }: the column was full.
event-dropped = { $seat } dropped the { $card } column ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }).
event-reshuffled = { $seat } shuffled the discard pile into a new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, with the End of Game card in it.
event-ended = the game is over.
event-scored = { $seat } scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

option-copies = cards of each character (five with two players, seven with three, nine with four)
option-columns = columns that a player can have
option-height = cards that a column can have
option-row = cards that can be revealed in a turn
option-scoring = cards that a column needs to score

menu = { $title }: reveal cards as long as you dare, and collect the courtiers who help you. 2–4 players.
action = { $kind ->
    [swap] exchange the row for an opponent's card…
   *[destroy] destroy a card…
  }

# What a coach explains in the first real game. The rule follows each remark.
coach-row = On your turn, reveal cards one by one, five at most. If a card is higher than the card before it, and your characters cannot bring it down, you go bust: the whole row is lost. Stop before that happens, and the row is yours.
coach-took = A row was taken. Its cards now lie in columns, one for each character. Five columns are the limit: with a sixth, a whole column has to be dropped.
coach-bust = The last card was higher than the card before it and was not brought down. That is a bust: the whole row went to the discard pile.
coach-destroyed = When the last card of the row is equal to the card before it, you may destroy one of any player's cards.
coach-swapped = Instead of taking the row, you may exchange it: an opponent gets the whole row, and you get one of their cards.
coach-changed = A character changed the value of the last card. The General, the Assassin and the Jester can do that, each column once a turn, and only if nobody has a taller column of that character.
coach-reshuffled = The deck was empty, so the discard pile became the new deck. The End of Game card is in it now: any card may be the last.
why-draw = A longer row gives you more cards, and { $high ->
    [0] no card can make you go bust now
   *[other] { $high } of { $cards } possible cards would make you go bust
  }.
    .risk = { $high ->
        [0] {""}
       *[other] { $high } of { $cards } possible cards would make you go bust.
      }
why-take = { $high ->
    [0] {""}
   *[other] The cards you take now cannot be lost this turn.
  }
    .now = { reason-points }
    .risk = The row could still grow.
why-drop = { $loss ->
    [0] This column scores nothing now.
   *[other] {""}
  }
    .now = { reason-points }
why-swap = { $won ->
    [none] {""}
   *[other] You get a crown, and with it an ability: { $won }.
  } { why-destroy } { $passed ->
    [yes] The { $target } crown and its ability pass from { $robbed } to you.
   *[no] {""}
  }
    .now = { reason-points } { why-destroy.now }
    .risk = An exchange hands the whole row to an opponent.
why-destroy = { $gone ->
    [none] {""}
   *[other] { $robbed } loses a crown: { $gone }.
  }
    .now = { $more ->
        [0] {""}
        [one] It brings { $robbed } 1 point at once.
       *[other] It brings { $robbed } { $more } points at once.
      } { $less ->
        [0] {""}
        [one] It costs { $robbed } 1 point at once.
       *[other] It costs { $robbed } { $less } points at once.
      }
    .risk = Destroying a card harms others, but adds nothing to your columns.
reason-points = { $gain ->
    [0] {""}
    [one] It brings you 1 point at once.
   *[other] It brings you { $gain } points at once.
  } { $loss ->
    [0] {""}
    [one] It costs you 1 point at once.
   *[other] It costs you { $loss } points at once.
  }
why-peek = Once you know the top card, you decide without risk.
    .risk = You can look only once a turn.
why-changes = { $facts ->
    [saves] A lower last card saves the row.
   *[none] {""}
  }
    .risk = A character used now cannot help again this turn.

## At the terminal
court-piles = Deck { $deck }, discard pile { $discard }.
court-bar = deck { $deck } · discard pile { $discard } · { $whose ->
    [mine] your turn
    [over] the game is over
   *[other] { $player_gen } turn
  }
court-row-short = The row:
court-spent = spent
court-row-head = The row, in the order the cards were revealed:
court-top = You know the top card of the deck: { $card }.
court-score = points
court-points = ({ $points ->
    [one] 1 point
   *[other] { $points } points
  })
court-column = { $card } × { $count }
court-row = The row: { $cards }. { $value ->
    [none] It ended the game.
   *[other] The last card counts as { $value }.
  }
court-used = Spent this turn: { $cards }.

## In the browser
board-above = { $value } is above { $before }
board-limit = { $value } or lower{ $changed ->
    [yes] , as printed
   *[no] {""}
  }
board-any = any card
board-reveal = { $how ->
    [bust] it goes bust
    [end] it ends the game
    [sure] no risk
    [saved] { $who } { $count ->
        [one] saves it
       *[other] save it
      }
    [helped] abilities save it
    [ends] { $high ->
        [0] 1 of { $cards } ends the game
       *[other] of { $cards }: { $high } bust, 1 ends the game
      }
   *[odds] { $high } of { $cards } bust
  }
board-take = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }{ $more ->
    [drop] , then drop a column
    [0] {""}
    [one] , +1 point
   *[other] , +{ $more } points
  }
board-equal = equal
board-leads = ability available
board-spent = spent
board-outnumbered = outnumbered
board-more = { $cards ->
    [one] 1 card short
   *[other] { $cards } cards short
  }
board-rule = A column of { $cards } or more cards scores its value once. A crown means: nobody has more of this character, so its ability is available.
board-points = { $points ->
    [one] point
   *[other] points
  }
board-swap = Exchange
board-destroy = Destroy
board-drop = Drop
board-ability = Ability
board-look = Peek at the deck
board-scored = What scored
board-use = Use it
board-can = { $what ->
    [both] Exchange the row for it, or destroy it.
    [swap] Exchange the row for it.
    [destroy] Destroy it.
   *[drop] Drop this column.
  }
board-drops = { $seat_person ->
    [second] then you drop a column
   *[third] { $seat } drops a column
  }
board-same = points unchanged
board-forgone = You can still save the row ({ $cards }). If you give up, all its cards are lost.
board-bars-swap = { $seat_gen } Minstrel protects this card: in an exchange, only a Minstrel can be taken.
board-bars-destroy = { $seat_gen } Alchemist protects this card: only an Alchemist can be destroyed.
board-bars-done = You have already destroyed one of { $seat_gen } cards this turn.
board-bars-own = In an exchange, you take a card from an opponent.
board-bars-kings = You have { $count } Kings: an exchange needs a row of { $count } cards.
board-bars-queens = { $count ->
    [one] You have a Queen: destroying a card needs a row of more than 1 card.
   *[other] You have { $count } Queens: destroying a card needs a row of more than { $count } cards.
  }
board-phase = { $phase ->
    [last] Last card of the deck! After it, the discard pile becomes the deck, with End of Game in it.
    [empty] The deck is empty. Now the discard pile ({ $cards } cards) becomes the deck, with End of Game in it.
   *[end] End of Game is in the deck: any card could be the last.
  }
    .short = { $phase ->
        [last] Last card!
       *[empty] Deck empty
      }
board-helped = With your abilities, a card up to { $safe } can be brought down.
board-printed = The next card is compared with the number printed on this one, { $value }. A changed value counts only against the card before.
board-why-leads = { $seat_person ->
    [second] The crown: nobody has more of this character than you, so you may use its ability.
   *[third] The crown: nobody has more of this character than { $seat }, who may use its ability.
  }
board-why-outnumbered = Somebody has more of this character, so the ability does not work now.
board-why-spent = Already used this turn.
board-why-always = No crown needed: this always applies to its owner.

# The lesson: one remark at each step.
lesson-goal = Welcome! Collect pairs: two or more cards of a character score its value at the end. On your turn, reveal cards one by one, five at most; none may be higher than the one before it. Your first card is a King, 9, and no card is higher than that. Reveal another card.
lesson-more = A Minstrel, 6. The next card must be 6 or lower, or the whole row is lost. One card ends the game, too. The odds are still fair: reveal one more.
lesson-take = An Assassin, 4. Most cards are higher than that. Stop here and take the row.
lesson-bust = Player 2 had a Jester, 3, and revealed one card too many: a Queen, 8, which is higher. That is a bust. Both cards went to the discard pile, and Player 2's turn was over.
lesson-second = Your three cards now lie in columns, one for each character. Your new turn has begun with a Minstrel, 6. Reveal another card.
lesson-high = An Alchemist, 7, is higher than 6. But your Assassin can lower the last card by 2, once a turn. The crown shows that you may use him: nobody has more Assassins than you. Use him.
lesson-saved = The Alchemist counts as 5. Saved! (Only for this comparison: the next card would be compared with the printed 7.) Take the row: that gives you two Minstrels, worth 6 points.
lesson-swap = Player 2 took a King. You have one too, and a pair of Kings would score 9. Instead of taking your row, exchange it: an opponent gets the whole row, and you get one of their cards. Your row is only a Jester: give it for the King.
lesson-equal = Player 2 took a General. Your two Minstrels wear a crown: in an exchange, only a Minstrel can be taken from you. Your turn has begun with a Judge, 5. The next card may be equal or lower: reveal another one.
lesson-destroy = A second Judge: the cards are equal! Now you may destroy one card of any player. Player 2 has two Jesters, a pair worth 3: destroy one of them.
lesson-keep = Now take the row: a pair of Judges is worth 5. They are your fifth column, and five is the limit. With a sixth character you would have to drop a whole column of your choice.
lesson-end = Player 2 revealed the End of Game card, and the game is over at once. (In a full game it is shuffled in with the discards when the deck runs out; from then on any card that is revealed may be the last.) Your pairs: Kings 9, Minstrels 6, Judges 5, in all 20. Player 2 has no pair: 0. You win!

# What the lab counts.
topic-bust = Busts by length of the row: of the rows that reached this length, the share that went bust there
    .of = length
    .count = rows
    .all = Of all rows { $share }% go bust: { $each } for each player and game. A row that neither goes bust nor is taken grows; the row under way when the game ends is lost.
topic-bust-item = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
topic-stop = Stops by length of the row: of the rows that reached this length, the share that was taken or exchanged there
    .of = length
    .count = rows
topic-stop-item = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
