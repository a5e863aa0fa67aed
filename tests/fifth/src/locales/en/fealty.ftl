# The Pledge. Cards and players come as names. $known is "yes" or "no": does the reader know $card?

title = The Pledge
tagline = Pledge a card face down, say what it is, and hope that your neighbour believes you.
menu = { $title }: pledge a card face down, claim what it is, and bluff. A few minutes, 2–4 players.

card-king = King
    .text = A believed claim of a King brings 2 points.
card-knave = Knave
    .text = A believed claim of a Knave brings 1 point.
claim-king = King
claim-knave = Knave

question-pledge = Which card do you pledge, and what do you claim it is?
question-reply = Your neighbour claims a { $claim }. Do you believe it?

move-pledge = pledge the { $card } as a { $claim }
move-believe = believe
move-doubt = doubt

event-dealt = { $seat } { $seat_person ->
    [second] were
   *[other] was
} dealt a card.
event-pledged = { $known ->
    [yes] { $seat } pledged the { $card } as a { $claim }.
   *[no] { $seat } pledged a card as a { $claim }.
}
event-believed = { $seat } believed it.
event-doubted = { $seat } doubted it: the card is the { $card }.
event-gained = { $seat } gained { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
event-ended = The game is over.
option-caught = points for a doubt that was right
