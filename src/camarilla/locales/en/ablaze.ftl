# Oriflamme: Ablaze. Cards and players come as names. Of an event with a secret, $known is "yes" or "no": does the reader know $card?

title = Oriflamme: Ablaze
tagline = The feud has become a war. Traps are set, loyalties bought, and every prince has a double in waiting.

card-prince = Prince
    .text = Gain 1 influence. When you reveal him, first put your Twin into the row. If he is eliminated, your uncovered Twin is discarded.
card-twin = Twin
    .text = Gain 1 influence. Only your Prince brings it into the row. If it is eliminated, your uncovered face-up Prince is discarded.
card-queen = Queen
    .text = Gain 2 influence. An opponent who eliminates her gains 1 more.
card-cutthroat = Cut-throat
    .text = Eliminate an adjacent card and every face-up card of that name that others control. A single victim pays nothing.
card-apothecary = Apothecary
    .text = Eliminate a card that lies beside another card of your family, even the Apothecary itself.
card-felon = Felon
    .text = Every player, you included, loses 1 influence for each of their cards beside the Felon.
card-schemer = Schemer
    .text = Gain 2 influence, unless a stack lies beside her: then she is discarded.
card-substitution = Substitution
    .text = Eliminate an adjacent card. If it was an opponent's character and lay alone, your own of that name takes its place, from your discard or your aside cards. Then it is discarded.
card-plan = Plan
    .text = It is discarded first. Activate one of your face-up characters; then, for each influence that lay on it, take it or spend it to activate one again.
card-trap = Trap
    .text = Revealed, it loses the influence on it and you gain 1. If an opponent's card eliminates it, that card is discarded and you steal 3.
card-bribery = Bribery
    .text = Put your bribery token on a face-up character that lies alone: from now on it belongs to your family. Then it is discarded.

question-place = Which card do you place, and where?
question-reveal = Your card in place { $place } is face down. Keep it so, or reveal it?
question-twin = Your Prince in place { $place } calls the Twin. Where does it go?
question-cutthroat = Cut-throat in place { $place }: which neighbour do you eliminate?
question-apothecary = Apothecary in place { $place }: whom do you eliminate?
question-substitution = Substitution in place { $place }: which neighbour do you eliminate?
question-bribery = Bribery in place { $place }: whom do you bribe?
question-activate = Your Plan is at work. Which character do you activate?
question-spend = { $left ->
    [one] The last influence of your Plan: take it, or spend it to activate a character again?
   *[other] { $left } influence of your Plan are left. Take the next one, or spend it to activate a character again?
}

move-keep = keep it face down, for 1 influence on it
move-reveal = reveal it
move-place-front = place { $card } at the front
move-place-back = place { $card } at the back
move-place-on = place { $card } on top of place { $place }
move-target = eliminate the card in place { $place }
move-twin-front = put the Twin at the front
move-twin-back = put the Twin at the back
move-twin-on = put the Twin on top of place { $place }
move-activate = activate the character in place { $place }
move-take = take it
move-spend = spend it
move-bribe = bribe the character in place { $place }

event-set-aside = { $known ->
    [yes] { $seat } laid { $card } aside, face down.
   *[no] { $seat } laid a card aside, face down.
}
event-round = { $first } opened round { $round }.
event-placed = { $way ->
    [front] { $known ->
        [yes] { $seat } placed { $card } face down at the front of the row.
       *[no] { $seat } placed a card face down at the front of the row.
    }
    [back] { $known ->
        [yes] { $seat } placed { $card } face down at the back of the row.
       *[no] { $seat } placed a card face down at the back of the row.
    }
   *[on] { $known ->
        [yes] { $seat } placed { $card } face down on top of place { $place }.
       *[no] { $seat } placed a card face down on top of place { $place }.
    }
}
event-kept = { $tokens ->
    [0] { $seat } kept the card in place { $place } face down.
    [one] { $seat } kept the card in place { $place } face down; 1 influence lies on it now.
   *[other] { $seat } kept the card in place { $place } face down; { $tokens } influence lie on it now.
}
event-revealed = { $seat } revealed { $card } in place { $place }.
event-took = { $amount ->
    [one] { $seat } took the 1 influence that lay on it.
   *[other] { $seat } took all { $amount } influence that lay on it.
}
event-acts = { $seat } had to use { $card }, face up in place { $place }.
event-gained = { $amount ->
    [0] { $seat } gained nothing from { $card }.
    [one] { $seat } gained 1 influence from { $card }.
   *[other] { $seat } gained { $amount } influence from { $card }.
}
event-no-effect = { $seat } used { $card } in place { $place }, to no effect.
event-eliminated = { $tokens ->
    [0] { $seat } eliminated { $card } in place { $place } (owner: { $family }).
    [one] { $seat } eliminated { $card } in place { $place } (owner: { $family }); the 1 influence on it is lost.
   *[other] { $seat } eliminated { $card } in place { $place } (owner: { $family }); the { $tokens } influence on it are lost.
}
event-discarded = { $family } had to discard { $card } from place { $place }.
event-lost = { $amount ->
    [one] { $seat } gave up the 1 influence that lay on the card in place { $place }.
   *[other] { $seat } gave up the { $amount } influence that lay on the card in place { $place }.
}
event-ended = The last round is over; influence is counted.
event-twin = { $way ->
    [front] { $seat } put the Twin at the front of the row.
    [back] { $seat } put the Twin at the back of the row.
   *[on] { $seat } put the Twin on top of place { $place }.
}
event-forfeited = { $amount ->
    [0] { $seat } had nothing to lose to the Felon.
    [one] { $seat } lost 1 influence to the Felon.
   *[other] { $seat } lost { $amount } influence to the Felon.
}
event-trapped = { $amount ->
    [0] { $seat } had set a trap. { $robbed } fell into it, with an empty purse.
    [one] { $seat } had set a trap and stole 1 influence. { $robbed } lost it.
   *[other] { $seat } had set a trap and stole { $amount } influence. { $robbed } lost them.
}
event-replaced = { $zone ->
    [aside] { $seat } brought { $card } into place { $place }, from the cards laid aside.
   *[discard] { $seat } brought { $card } into place { $place }, from the discard.
}
event-not-replaced = { $seat } had no { $card } to bring in, neither discarded nor aside.
event-activated = { $seat } activated { $card } in place { $place }.
event-taken = { $left ->
    [0] { $seat } took the last influence of the Plan.
    [one] { $seat } took an influence of the Plan; 1 is left.
   *[other] { $seat } took an influence of the Plan; { $left } are left.
}
event-spent = { $left ->
    [0] { $seat } spent the last influence of the Plan.
    [one] { $seat } spent an influence of the Plan; 1 is left.
   *[other] { $seat } spent an influence of the Plan; { $left } are left.
}
event-bribed = { $seat } bribed { $card } in place { $place }.
event-returned = { $seat } took the bribery token back.

option-rounds = how many rounds are played
option-influence = influence that everybody holds at the start
option-keep = influence put on a card that is kept face down
option-eliminate = influence gained for eliminating a card
option-prince = influence that a Prince gains
option-twin = influence that a Twin gains
option-queen = influence that a Queen gains
option-bounty = more influence for eliminating an opponent's Queen
option-schemer = influence that a Schemer gains
option-trap = influence that a Trap steals from whoever eliminates it
option-reveal_trap = influence that a Trap gains when its owner reveals it

menu = { $title }: the same row with traps, bribes and a Prince's double; for a second evening. 2–5 players.

# The guided games. The rule stands behind each remark.
guide-goal = Welcome! Whoever holds the most influence at the end wins. This first game has three rounds; a whole one has six.
guide-place = In every round each player lays one card face down into the row: at the front, at the back, or on top of a card of their own family. Nobody else sees which card it is. When all have placed one, the row is dealt with from front to back.
guide-reveal = Now the row is dealt with, and it is the turn of your card. Keep it face down, and 1 influence is put on it; or reveal it, and its ability happens at once.
guide-kept = A card that is kept face down gathers influence. Whoever reveals it later takes that influence first, before its ability; only the Plan, which spends it, and the Trap, which loses it, are different.
guide-twin = Whoever turns their own Prince face up must first put the Twin that waits beside them into the row, face up. Then the Prince gains 1 influence.
guide-eliminated = A card was eliminated: it leaves the row, and the influence on it is lost. Whoever eliminates a card gains 1 influence as a rule.
guide-trapped = A Trap was struck by an opponent's card. Its owner steals up to 3 influence from that opponent, and the card that struck is discarded.
guide-bribed = A bribed card belongs to the family of whoever bribed it: that player deals with it, and gains from it.
