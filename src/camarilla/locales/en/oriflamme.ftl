# Oriflamme. Cards and players come as names. Of an event with a secret, $known is "yes" or "no": does the reader know $card?

title = Oriflamme
tagline = The king is dead and has left no heir. Play your cards in secret, wait for the right moment, strike.

card-lord = Lord
    .text = Gain { $lord } influence, plus 1 for each adjacent card of your family.
card-archer = Archer
    .text = Eliminate the first or the last card in the row, even the Archer himself.
card-heir = Heir
    .text = Gain { $heir } influence if no other face-up card in the row has the same name.
card-shapeshifter = Shapeshifter
    .text = Copy the ability of an adjacent face-up character. The Shapeshifter keeps its own name.
card-soldier = Soldier
    .text = Eliminate an adjacent card, even your own.
card-spy = Spy
    .text = Steal 1 influence from an opponent who has an adjacent card.
card-conspiracy = Conspiracy
    .text = Gain { $conspiracy ->
        [2] twice
       *[other] { $conspiracy } times
    } the influence on it. Then discard it.
card-ambush = Ambush
    .text = When you reveal it, the influence on it is lost and you gain { $reveal_ambush }. If another family eliminates it, you gain { $ambush } and the attacking card is discarded.
card-decree = Royal Decree
    .text = Move another card to any gap in the row or to either end, but never on top of another card. Then discard the Royal Decree.
card-assassination = Assassination
    .text = Eliminate any card in the row, even the Assassination itself. Then discard it.

question-place = Which card do you place, and where?
    .text = Choose a card, then the front, the back, or a card of yours to cover. The player with the most influence after the last round wins.
    .chosen = Where do you place the { $card }?
question-reveal = Your { $card } is face down. Keep it face down, or reveal it?
question-archer = Your { $card }{ $copies ->
    [yes] , as an Archer
   *[no] {""}
}: which end of the row do you shoot at?
question-soldier = Your { $card }{ $copies ->
    [yes] , as a Soldier
   *[no] {""}
}: which neighbor do you eliminate?
question-assassination = Your Assassination: which card do you eliminate?
question-spy = Your { $card }{ $copies ->
    [yes] , as a Spy
   *[no] {""}
}: who do you steal 1 influence from?
question-shapeshifter = Your Shapeshifter: which neighbor do you copy?
question-decree = Your Royal Decree: which card do you move, and where to?

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
   *[no] { $where ->
        [gap] {" "}in place { $place }
       *[other] {" "}from place { $place }
    }
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
move-steal = steal 1 influence from { $seat }
    .short = Steal 1
move-copy = copy { target-card }
    .short = Copy
move-move = move { target-card } { to-gap }
    .short = Move
to-gap = { $where ->
    [front] to the front
    [back] to the back
    [between] between places { $before } and { $behind }
    [later] …
   *[gap] to gap { $gap }
}

event-set-aside = { $known ->
    [yes] { $seat_gen } { $card } was set aside at random; it stays out of play.
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
    [ORI-25] { $seat_gen } { $card } gained nothing: another { $card } is face up.
    [ORI-27] { $seat_gen } { card-shapeshifter } gained nothing: another { card-shapeshifter } is face up.
    [ORI-28] { $seat_gen } { $card } did nothing: it copied another { $card }.
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
    [ORI-32] { $family } had to discard the { $card } for attacking an Ambush.
   *[other] { $family } discarded the { $card }.
}
event-lost = the { $amount } influence on { $seat_gen } { $card } was lost.
event-ended = The last round is over.
event-stole = { $amount ->
    [0] { $seat } stole nothing: { $robbed } had no influence.
   *[other] { $seat } stole { $amount } influence from { $robbed }.
}
event-copied = { $whose ->
    [own] { $seat } copied their own { $card }.
   *[other] { $seat } copied { $family_gen } { $card }.
}
event-moved = { $known ->
    [yes] { $whose ->
        [own] { $seat } moved their own { $card } { moved-to }.
       *[other] { $seat } moved { $family_gen } { $card } { moved-to }.
    }
   *[no] { $whose ->
        [own] { $seat } moved a face-down card of their own from place { $place } { moved-to }.
       *[other] { $seat } moved { $family_gen } face-down card from place { $place } { moved-to }.
    }
}
moved-to = { $now ->
    [1] to the front
   *[other] to place { $now }
}

# Said at the end where points alone do not decide.
tie-broken = Tied on influence. { $count ->
    [one] The winner controls
   *[other] The winners control
  } more top cards in the row.
board-aside = Set aside: it stays out of play.
board-last = The last round! Influence left on cards after it does not count.

option-rounds = number of rounds
option-influence = influence that each player starts with
option-keep = influence put on a card that is kept face down
option-eliminate = influence gained for eliminating a card
option-lord = influence from a Lord, not counting his neighbors
option-heir = influence from an Heir
option-conspiracy = how many times the influence on it a Conspiracy pays
option-ambush = influence from an Ambush that another family eliminates
option-reveal_ambush = influence from an Ambush that its owner reveals

menu = { $title }: play cards face down, choose when to reveal them, gain influence. Half an hour, 2–5 players.

# What a coach explains in the first real game. The rule follows each remark.
coach-place = Each round, every player puts one face-down card into the row: at the front, at the back, or on top of a card of their own. Then the row is resolved from front to back.
coach-reveal = The row is now being resolved, and it is your card's turn. Keep it face down and put 1 influence on it, or reveal it and use its ability at once.
coach-kept = A face-down card gathers influence. When you reveal it, you first take that influence, then use its ability. But the Conspiracy doubles it, and the Ambush loses it.
coach-acts = A face-up card uses its ability every time the row reaches it, whether its owner likes it or not.
coach-eliminated = An eliminated card leaves the row, its influence is lost, and the player who eliminated it gains 1 influence.
coach-discarded = Conspiracy, Ambush, Royal Decree and Assassination are intrigues: they are discarded after use. Characters stay in the row, face up.
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
why-keep-trap = Face down it may still be attacked: that pays you { $gain }.
    .risk = It pays only if another player still attacks it.
why-reveal-trap = Revealed, it pays { $reveal } for certain.
    .risk = Revealed, it pays only { $reveal }.
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
        [yes] It may be an Ambush: then its owner gains { $gain } and your card is discarded.
        [gone] It may be an Ambush: then its owner gains { $gain }.
       *[no] {""}
    }
why-steal = { $facts ->
    [none] { $robbed } has no influence to steal.
    [lead] { $robbed } has the most influence of your opponents.
   *[other] You gain 1, and { $robbed } loses 1.
  }
why-copy = It acts like that card, but from where it lies.
why-move = It changes who lies beside whom, and which cards still act this round.
why-card-lord = The Lord earns more for every card of your family beside him.
why-card-archer = The Archer eliminates the first or the last card, wherever he lies.
why-card-heir = The Heir earns well every round, as long as no other Heir lies face up.
why-card-shapeshifter = The Shapeshifter is as strong as the character beside it.
why-card-soldier = The Soldier is at his best beside a strong card of another player.
why-card-spy = Beside an opponent's card, the Spy steals every round.
why-card-conspiracy = The Conspiracy doubles what it has gathered, so it is best placed early.
why-card-ambush = The Ambush pays when another player falls for it.
why-card-decree = The Royal Decree can part cards that help each other, or bring yours together.
why-card-assassination = The Assassination reaches any card, however well it is placed.

# The lesson: one remark at each step.
lesson-goal = Welcome! The player with the most influence at the end wins; you start with 1. You hold seven of your ten cards; three were set aside at random. This lesson has three rounds, a full game six.
lesson-place = Each round, everyone puts one card face down into the row, and nobody sees which one. Start with your Lord.
lesson-keep = Now the row is resolved from front to back. Your Lord is first: 1 influence, plus 1 for each card of yours beside him. There is none yet, so keep him face down. You take the influence that lies on him when you reveal him later.
lesson-revealed = Player 2 revealed an Heir and gained 2, because no other Heir lies face up in the row. A revealed character stays in the row, face up. Player 3 is waiting, just like you.
lesson-archer = Second round: another player places first, and you place last. A card goes to the front, to the back, or on top of a card of yours. Put your Archer at the front, beside your Lord.
lesson-reveal = Time to resolve the row again. Your Archer eliminates the first or the last card of the row. Reveal him!
lesson-shoot = Choose the target. Your Archer is first in the row himself, so shoot the last card. Eliminating a card gains you 1 influence.
lesson-lord = It was an Assassination, and you gained 1 for eliminating it. Now your Lord: there is 1 influence on him, and the Archer beside him is yours. Reveal him.
lesson-acts = You took the 1 from your Lord, and he gained you 2 more: 1, plus 1 for the Archer. Player 2's Heir gained 2 again: a face-up card must act every round. And Player 2's new Spy stole 1 from Player 3, a neighbor in the row.
lesson-ambush = Last round. Your face-up Archer invites attack. Cover him with your Ambush: only the top card of a place counts, and you gain 4 influence if an opponent eliminates the Ambush.
lesson-sprung = Player 2's Soldier eliminated your Ambush: 1 influence for Player 2, but 4 for you, and the Soldier is discarded. Your Archer is on top again, face up, and must act. Choose the last card.
lesson-end = Your Archer gained you 1, your Lord 2: 12 influence, you win! Player 2's Heir gained 2 again, and Player 3's Conspiracy doubled the 2 influence on it. Influence left on cards counts for nothing.
