# Oriflamme. Cards and players come as names. Of an event with a secret, $known is "yes" or "no": does the reader know $card?

title = Oriflamme
tagline = The king is dead and left no heir. Lay your cards in secret, wait for the right moment, strike.

card-lord = Lord
    .text = Gain 1 influence, and 1 more for each adjacent card of your family.
card-archer = Archer
    .text = Eliminate the first or the last card of the row, even the Archer itself.
card-heir = Heir
    .text = Gain 2 influence if no other face-up card in the row has the same name.
card-shapeshifter = Shapeshifter
    .text = Use the ability of an adjacent face-up character. It still goes by its own name.
card-soldier = Soldier
    .text = Eliminate an adjacent card, be it one of your own.
card-spy = Spy
    .text = Take 1 influence from an opponent who has an adjacent card.
card-conspiracy = Conspiracy
    .text = Gain twice the influence that lies on it. Then it is discarded.
card-ambush = Ambush
    .text = Revealed, it loses the influence on it and you gain 1. If another family eliminates it, you gain 4 and the attacker is discarded.
card-decree = Royal Decree
    .text = Move another card of the row into any gap, never onto a place. Then it is discarded.
card-assassination = Assassination
    .text = Eliminate any card of the row, even the Assassination itself. Then it is discarded.

question-place = Which card do you place, and where?
question-reveal = Your card in place { $place } is face down. Keep it so, or reveal it?
question-archer = Archer in place { $place }: which end of the row do you shoot at?
question-soldier = Soldier in place { $place }: which neighbour do you eliminate?
question-assassination = Assassination in place { $place }: whom does it strike?
question-spy = Spy in place { $place }: from whom do you take 1 influence?
question-shapeshifter = Shapeshifter in place { $place }: which neighbour do you copy?
question-decree = Royal Decree in place { $place }: which card do you move, and into which gap?

move-keep = keep it face down, for 1 influence on it
move-reveal = reveal it
move-place-front = place { $card } at the front
move-place-back = place { $card } at the back
move-place-on = place { $card } on top of place { $place }
move-target = eliminate the card in place { $place }
move-steal = take from { $seat }
move-copy = copy the card in place { $place }
move-move = move the card in place { $place } into gap { $gap }

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
event-discarded = { $family } discarded { $card } from place { $place }.
event-lost = { $amount ->
    [one] { $seat } gave up the 1 influence that lay on the card in place { $place }.
   *[other] { $seat } gave up the { $amount } influence that lay on the card in place { $place }.
}
event-ended = The last round is over; influence is counted.
event-stole = { $amount ->
    [0] { $seat } reached into an empty purse: { $robbed } had nothing to lose.
    [one] { $seat } stole 1 influence from { $robbed }.
   *[other] { $seat } stole { $amount } influence from { $robbed }.
}
event-copied = { $seat } copied { $card } in place { $place }.
event-moved = { $seat } moved the card in place { $place }; it now lies in place { $now }.

option-rounds = how many rounds are played
option-influence = influence that everybody holds at the start
option-keep = influence put on a card that is kept face down
option-eliminate = influence gained for eliminating a card
option-lord = influence that a Lord gains before its neighbours are counted
option-heir = influence that an Heir gains
option-conspiracy = how many times the influence on it a Conspiracy gains
option-ambush = influence that an Ambush gains when another family eliminates it
option-reveal_ambush = influence that an Ambush gains when its owner reveals it

menu = { $title }: lay cards face down, choose when to show them, gather influence. Half an hour, 2–5 players.

# The guided games. The rule stands behind each remark.
guide-goal = Welcome! Whoever holds the most influence at the end wins. This first game has three rounds; a whole one has six.
guide-place = In every round each player lays one card face down into the row: at the front, at the back, or on top of a card of their own family. Nobody else sees which card it is. When all have placed one, the row is dealt with from front to back.
guide-reveal = Now the row is dealt with, and it is the turn of your card. Keep it face down, and 1 influence is put on it; or reveal it, and its ability happens at once.
guide-kept = A card that is kept face down gathers influence. Whoever reveals it later takes that influence first, before its ability; only the Conspiracy, which doubles it, and the Ambush, which loses it, are different.
guide-acts = A card that lies face up uses its ability every time the row reaches it, whether that suits its owner or not.
guide-eliminated = A card was eliminated: it leaves the row, the influence on it is lost, and whoever eliminated it gains 1 influence.
guide-discarded = Conspiracy, Ambush, Royal Decree and Assassination are intrigues: once used they are discarded. Characters stay in the row, face up.
