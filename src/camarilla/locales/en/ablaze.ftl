# Oriflamme: Ablaze. Cards and players come as names. Of an event with a secret, $known is "yes" or "no": does the reader know $card?

title = Oriflamme: Ablaze
tagline = The feud has become a war. Traps are set, loyalties are bought, and every prince has a double in waiting.

card-prince = Prince
    .text = Gain { $prince } influence. When you reveal him, first put your Twin into the row. If he is eliminated, discard your Twin too, unless a card covers the Twin.
card-twin = Twin
    .text = Gain { $twin } influence. Only your Prince can bring him into the row. If he is eliminated, discard your face-up Prince too, unless a card covers the Prince.
card-queen = Queen
    .text = Gain { $queen } influence. An opponent who eliminates her gains { $bounty } more.
card-cutthroat = Cut-throat
    .text = Eliminate an adjacent card and every face-up card of the same name that belongs to another family. If only one card is eliminated, you gain nothing for it.
card-apothecary = Apothecary
    .text = Eliminate a card adjacent to another card of your family, even the Apothecary himself.
card-felon = Felon
    .text = Every player, including you, loses 1 influence for each of their cards adjacent to the Felon.
card-schemer = Schemer
    .text = Gain { $schemer } influence. If she is adjacent to a stack, discard her instead.
card-substitution = Substitution
    .text = Eliminate an adjacent card. If it was an opponent's character, alone in its place, your own character of the same name replaces it, from your discard pile or your set-aside cards. Then discard the Substitution.
card-plan = Plan
    .text = Discard it first. Activate one of your face-up characters. Then, for each influence that was on the Plan, take it or spend it to activate a character again.
card-trap = Trap
    .text = When you reveal it, the influence on it is lost and you gain { $reveal_trap }. If an opponent's card eliminates it, that card is discarded and you steal { $trap } influence from that opponent.
card-bribery = Bribery
    .text = Put your bribery token on a face-up character that is alone in its place: it now belongs to your family. Then discard the Bribery.

question-place = Which card do you place, and where?
    .text = Choose a card, then the front, the back, or a card of yours to cover. The player with the most influence after the last round wins.
    .chosen = Where do you place the { $card }?
question-reveal = Your { $card } is face down. Keep it face down, or reveal it?
question-twin = Your Prince brings in the Twin. Where do you put him?
question-cutthroat = Your Cut-throat: which neighbor do you eliminate?
question-apothecary = Your Apothecary: which card do you eliminate?
question-substitution = Your Substitution: which neighbor do you eliminate?
question-bribery = Your Bribery: who do you bribe?
question-activate = Your Plan: which character do you activate?
    .text = Its ability works at once, from where it lies.
question-spend = { $left ->
    [one] The last influence from your Plan: take it, or spend it to activate a character again?
   *[other] { $left } influence left from your Plan. Take the next one, or spend it to activate a character again?
}
    .text = What you take is yours; what you spend makes a character act again.

move-keep = keep the card face down and put { $keep } influence on it
    .short = Keep face down
    .note = +{ $keep } influence on it
    .last = +{ $keep }, but it will not count
    .trap = +{ $keep }, but lost when revealed
move-reveal = reveal the card
    .short = Reveal
    .note = use its ability
target-card = { $aim ->
    [known] { $owner_gen } { $target }{ in-place }
    [hidden] { $owner_gen } face-down card{ in-place }
   *[place] the card in place { $place }
}
in-place = { $apart ->
    [yes] {""}
   *[no] {" "}in place { $place }
}
move-place-front = place the { $card } at the front
    .short = Place
    .begun = Place a card at the front: choose one from your hand.
move-place-back = place the { $card } at the back
    .short = Place
    .begun = Place a card at the back: choose one from your hand.
move-place-on = place the { $card } on top of { target-card }
    .short = Cover
move-target = eliminate { target-card }
    .short = Eliminate
move-twin-front = put the Twin at the front
move-twin-back = put the Twin at the back
move-twin-on = put the Twin on top of { target-card }
    .short = Twin
move-activate = activate { target-card }
    .short = Activate
move-take = take it
    .short = Take it
move-spend = spend it to activate a character again
    .short = Spend it
move-bribe = bribe { target-card }
    .short = Bribe

event-set-aside = { $known ->
    [yes] { $seat_gen } { $card } was set aside at random.
   *[no] one of { $seat_gen } cards was set aside at random, face down.
}
event-round = round { $round } began. First player: { $first }.
event-placed = { $way ->
    [front] { $seat } placed { some-card } face down at the front of the row.
    [back] { $seat } placed { some-card } face down at the back of the row.
   *[on] { $seat } placed { some-card } face down on top of { $seat_person ->
        [second] your
       *[third] their
    } { own-card }.
}
some-card = { $known ->
    [yes] the { $card }
   *[no] a card
}
own-card = { $under ->
    [none] card in place { $place }
   *[other] { $under }
}
event-kept = { $known ->
    [yes] { $tokens ->
        [0] { $seat } kept the { $card } face down.
       *[other] { $seat } kept the { $card } face down; it now holds { $tokens } influence.
    }
   *[no] { $tokens ->
        [0] { $seat } kept the card in place { $place } face down.
       *[other] { $seat } kept the card in place { $place } face down; it now holds { $tokens } influence.
    }
}
event-revealed = { $seat } revealed the { $card }.
event-took = { $seat } took the { $amount } influence on the { $card }.
event-acts = { $seat_gen } { $card } acts.
event-gained = { $amount ->
    [0] { $seat } gained nothing from the { $card }.
   *[other] { $seat } gained { $amount } influence from the { $card }.
}
event-no-effect = { $rule ->
    [ABL-21] { $seat_gen } { $card } had no character to activate.
   *[other] { $seat_gen } { $card } had no target.
}
event-eliminated = { $whose ->
    [own] { $seat } eliminated their own { $card }{ lost-with-it }.
   *[other] { $seat } eliminated { $family_gen } { $card }{ lost-with-it }.
}
lost-with-it = { $tokens ->
    [0] {""}
   *[other] ; its { $tokens } influence was lost
}
event-discarded = { $rule ->
    [ABL-12] { $family_gen } { $card } was discarded: the Prince and the Twin of a family fall together.
    [ABL-18] { $family_gen } { $card } was discarded: there was a stack beside her.
    [ABL-24] { $family_gen } { $card } was discarded for walking into a Trap.
   *[other] { $family } discarded the { $card }.
}
event-lost = the { $amount } influence on { $seat_gen } { $card } was lost.
event-ended = The last round is over.
event-twin = { $way ->
    [front] { $seat } put the Twin at the front of the row.
    [back] { $seat } put the Twin at the back of the row.
   *[on] { $seat } put the Twin on top of { $seat_person ->
        [second] your
       *[third] their
    } { own-card }.
}
event-forfeited = { $amount ->
    [0] { $seat } had no influence to lose to the Felon.
   *[other] { $seat } lost { $amount } influence to the Felon.
}
event-trapped = { $amount ->
    [0] { $robbed } walked into { $seat_gen } Trap, but had no influence to lose.
   *[other] { $robbed } walked into { $seat_gen } Trap and lost { $amount } influence.
}
event-replaced = { $zone ->
    [aside] { $seat } replaced it with the { $card } from the set-aside cards.
   *[discard] { $seat } replaced it with the { $card } from the discard pile.
}
event-not-replaced = { $seat } had no discarded or set-aside { $card } to replace it with.
event-activated = { $seat } activated the { $card }.
event-taken = { $left ->
    [0] { $seat } took the last influence from the Plan.
   *[other] { $seat } took 1 influence from the Plan; { $left } left.
}
event-spent = { $left ->
    [0] { $seat } spent the last influence from the Plan.
   *[other] { $seat } spent 1 influence from the Plan; { $left } left.
}
event-bribed = { $whose ->
    [own] { $seat } bribed their own { $card }.
   *[other] { $seat } bribed { $family_gen } { $card }.
}
event-returned = { $seat } got { $seat_person ->
    [second] your
   *[third] their
} bribery token back.

# Said at the end where points alone do not decide.
tie-broken = Tied on influence. { $count ->
    [one] The winner controls
   *[other] The winners control
  } more top cards in the row.
board-aside = Set aside: only a Substitution can bring a character from here into play.
board-last = The last round! Influence left on cards after it does not count.

option-rounds = number of rounds
option-influence = influence that each player starts with
option-keep = influence put on a card that is kept face down
option-eliminate = influence gained for eliminating a card
option-prince = influence from a Prince
option-twin = influence from a Twin
option-queen = influence from a Queen
option-bounty = extra influence for eliminating an opponent's Queen
option-schemer = influence from a Schemer
option-trap = influence that a Trap steals from the player who eliminates it
option-reveal_trap = influence from a Trap that its owner reveals

menu = { $title }. The same row, with traps, bribes and a Prince's double; best as your second game. 2–5 players.

# What a coach explains in the first real game. The rule follows each remark.
coach-place = Each round, every player puts one face-down card into the row: at the front, at the back, or on top of a card of their own. Then the row is resolved from front to back.
coach-reveal = The row is now being resolved, and it is your card's turn. Keep it face down and put 1 influence on it, or reveal it and use its ability at once.
coach-kept = A face-down card gathers influence. When you reveal it, you first take that influence, then use its ability. But the Plan can spend it, and the Trap loses it.
coach-twin = When you turn your own Prince face up, you must first put your waiting Twin into the row, face up. Then the Prince gains you 1 influence.
coach-eliminated = An eliminated card leaves the row, and the influence on it is lost. The player who eliminates a card usually gains 1 influence.
coach-trapped = An opponent's card eliminated a Trap. The Trap's owner steals up to 3 influence from that opponent, and the attacking card is discarded.
coach-bribed = A bribed card joins the family of the player who bribed it: that player resolves it and gains from it.
why-place-front = { $after ->
    [no] At the front it acts first this round.
   *[yes] At the front it acts before all cards that lie in the row now.
  }
    .risk = A card at the front acts early, with the least to go by.
why-place-back = { $after ->
    [no] At the back it acts last, when all other cards have acted.
   *[yes] At the back it acts after all cards that lie in the row now.
  }
    .risk = A card at the back acts late, and can be eliminated before that.
why-place-on = On top of your own card it acts right where you want it, and the card below is safe.
    .risk = A card of yours that is covered does nothing.
why-keep = Face down it gathers influence, and nobody knows what it is.
    .risk = Face down it does nothing yet; if it is eliminated, the influence on it is lost.
why-reveal = Revealed, it acts now, before anybody can eliminate it.
    .risk = Once revealed, it gathers no more influence and surprises nobody.
why-keep-trap = Face down it may still be attacked: then you take up to { $gain } from the attacker.
    .risk = It pays only if another player still attacks it.
why-reveal-trap = Revealed, it pays { $reveal } for certain.
    .risk = Revealed, it pays only { $reveal }.
why-keep-plan = Each influence on the Plan can make a character act once more later.
    .risk = Face down it does nothing yet; if it is eliminated, the influence on it is lost.
why-reveal-plan = { $gain ->
    [0] Revealed, it makes one of your face-up characters act once more.
   *[other] Revealed, it makes your { $target } act once more: +{ $gain }.
  }
    .risk = Once revealed, it is discarded, and no more influence comes onto it.
why-plan-on = The Plan is discarded first, so your { $target } is uncovered again and can act.
why-last-reveal = This is its last chance to act.
why-last-keep =
    .risk = This is the last round: influence on it no longer counts.
why-target = { $facts ->
    [own] You lose a card of your own.
    [tokens] Its owner loses the influence on it.
    [up] The { $target } will not act again.
   *[hidden] Its owner never gets to use it.
  }
    .beware = { $trap ->
        [yes] It may be a Trap: then its owner takes up to { $gain } influence from you and your card is discarded.
        [gone] It may be a Trap: then its owner takes up to { $gain } influence from you.
       *[no] {""}
    }
why-twin-front = At the front he acts before the others, but not yet this round.
why-twin-back = At the back he still acts this round.
why-twin-on = He covers your card: it is safe, but does nothing.
why-activate = That character acts once more.
why-take = It is yours at once, for certain.
why-spend = Another action of a character may bring more.
why-bribe = From now on that character is yours.
why-card-prince = The Prince brings the Twin with him, and both earn every round.
why-card-queen = The Queen earns well every round; but an opponent who eliminates her gains extra.
why-card-cutthroat = The Cut-throat pays where several cards of one name fall together.
why-card-apothecary = The Apothecary reaches every card beside your family.
why-card-felon = The Felon hurts every player with cards beside him.
why-card-schemer = The Schemer earns well as long as there is no stack beside her.
why-card-substitution = The Substitution removes a neighbor, and your own character may take its place.
why-card-plan = The Plan makes your best face-up character act again, more often the longer it waits.
why-card-trap = The Trap pays when another player falls for it.
why-card-bribery = The Bribery makes another player's face-up character yours.

# The lesson: one remark at each step.
lesson-goal = Welcome! The player with the most influence at the end wins; you start with 1. You hold seven cards; three were set aside at random, and your Twin waits beside you. This lesson has three rounds, a full game six.
lesson-place = Each round, everyone puts one card face down into the row, and nobody sees which one. Start with your Prince.
lesson-reveal = Now the row is resolved from front to back, and your Prince is first. A card kept face down gathers influence, which you take when you reveal it. But a face-up Prince gains you 1 every round, so reveal him.
lesson-twin = The Prince brings your Twin into the row, face up. Put the Twin at the back: the row has not been resolved that far, so the Twin will still act this round.
lesson-queen = The Prince and the Twin gained you 1 influence each. Player 2's Queen gained 2, and she will do so every round: a face-up card must act. Player 3 kept a card face down.
lesson-bribery = A Queen like that is worth having. The others have placed their cards; put your Bribery at the front, so that it acts before her. (To cover means to place a card on top of your own; the card below then does nothing.)
lesson-offer = The Bribery is an intrigue: unlike a character, it is discarded after use. Reveal it.
lesson-bribe = Your bribery token goes on a face-up character that is alone in its place. Choose the Queen.
lesson-bribed = The Queen belongs to your family now: she gained you 2, the Prince and the Twin 1 each. Her card keeps its color; your crest and your token show whose she is. Player 3's Schemer gained 2.
lesson-trap = Last round. You are ahead, so expect an attack: eliminating a card usually gains 1 influence. Put your Trap at the back. Face down it looks like any other card, and an opponent who eliminates it loses 3 influence to you.
lesson-wait = Your Prince, Queen and Twin gained you 4 more, the Schemer gave Player 3 another 2. Player 2 has placed a card right beside your Trap. If you reveal the Trap yourself, you gain only 1. Keep it face down and wait.
lesson-end = Player 2's Cut-throat eliminated the Trap and walked right into it: you stole 3 influence from Player 2, and the Cut-throat was discarded. 14 influence: you win!
