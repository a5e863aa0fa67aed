# Why something was refused: what was wrong, where, and what would be right.

refused-game = there is no game { $game }; the games are { $expected }
refused-seats = this game is for { $low } to { $high } players, not { $seats }
refused-first = the first player must be a seat from 0 to { $high }, not { $first }
refused-seed = a seed must be a whole number or bytes, not { $seed }
refused-chance-source = chance must be a function, `ask` or None, not { $chance }
refused-seat = there is no seat { $seat }; seats are 0 to { $high }, and None is a spectator
refused-no-information-state = a spectator has no information state; give a seat from 0 to { $high }
refused-options = options must be names with values, not { $options }
refused-option = there is no option { $option }; the options are { $expected }
refused-option-value = the option { $option } must be a whole number from { $low } to { $high }, not { $value }
refused-chance = the outcome of chance was { $outcome }, but it must be 0 to { $high }
refused-chance-due = chance is due, with { $count } outcomes: `State.apply_chance` takes one
refused-no-chance = no outcome of chance is due now
refused-over = the game is over; { $move } cannot be played
refused-nobody-asked = the game is over, so there is nothing to observe; `State.view` shows how it ended
refused-no-move = { $move } is not a move in this game; a legal one now is “{ $example }”
refused-illegal = “{ $move }” is not legal now; { $count ->
    [one] the only legal move is { $legal }
   *[other] there are { $count } legal moves, such as { $legal }
}
refused-illegal-code = the code { $code } is not legal now
refused-illegal-answer = the code { $code } is not legal now; legal: { $legal }
refused-illegal-lane = lane { $lane }, seat { $seat }: the code { $code } is not legal now; legal: { $legal }
refused-lane-over = lane { $lane }: its game is over; -1 leaves it alone
refused-no-lane = there is no lane { $lane }; lanes are 0 to { $high }
refused-lanes = lanes must be a whole number above 0, not { $lanes }

refused-document-not-object = { $member }: expected an object, not { $value }
refused-document-unknown = { $member }: there is no such member; expected { $expected }
refused-document-missing = { $member }: this member is missing
refused-document-not-integer = { $member }: expected a whole number from { $low } to { $high }, not { $value }
refused-document-not-boolean = { $member }: expected true or false, not { $value }
refused-document-not-name = { $member }: { $value } is not one of { $expected }
refused-document-not-list = { $member }: expected a list, not { $value }
refused-document-wrong-count = { $member }: expected { $count }, not { $have }
refused-document-other-game = { $member }: this is a position of { $value }, not of { $expected }
refused-document-empty-place = { $member }: a place in the row must hold at least one card
refused-document-mixed-stack = { $member }: a stack holds cards of one family, but { $value } is of another
refused-document-too-many-cards = { $member }: family { $family } has more cards in the row than it can have placed
refused-document-tokens-face-up = { $member }: a face-up card holds no influence, but here it is { $value }
refused-document-card-twice = { $member }: the card { $card } of family { $family } appears twice
refused-document-card-missing = { $member }: the card { $card } of family { $family } is missing
refused-document-hand-size = { $member }: at this point of the round the hand has { $count ->
    [one] one card
   *[other] { $count } cards
}, not { $have }
refused-document-intrigue-face-up = { $member }: the intrigue { $card } cannot be face up here
refused-document-not-in-phase = { $member }: this member does not belong in the phase { $phase }
refused-document-empty-row = { $member }: the row is empty, so there is nothing to resolve
refused-document-not-to-act = { $member }: it is the turn of seat { $seat }, not { $value }
refused-document-not-acting = { $member }: the current card, { $card }, cannot be resolving { $value } now
refused-document-asks-nothing = { $member }: { $value } has nothing to ask here
refused-document-over-seat = { $member }: nobody acts when the game is over, so expected null, not { $value }
refused-document-over-round = { $member }: a finished game is in round { $rounds }, not { $value }

refused-transcript-truncated = line { $line }: the transcript ends too early; its last line must be “end”
refused-transcript-no-transcript = line { $line }: a transcript must begin with “camarilla transcript 1”, not with { $text }
refused-transcript-format = line { $line }: this transcript has format { $format }; only format { $known } is known
refused-transcript-no-game = line { $line }: expected the game, such as “game oriflamme rules 1”, not { $text }
refused-transcript-other-game = line { $line }: this is a transcript of { $game }, not of { $expected }
refused-transcript-rules = line { $line }: this game was played with version { $rules } of the rules; only version { $known } is known
refused-transcript-no-seats = line { $line }: expected the deal, such as “seats 3 first 0”, or “start” and a position, not { $text }
refused-transcript-no-option = line { $line }: expected an option, a name and a whole number, such as “option rounds 4”, not { $text }
refused-transcript-option-twice = line { $line }: the option { $option } appears twice
refused-transcript-not-json = line { $line }: the position is not JSON: { $reason }
refused-transcript-start = line { $line }: this game starts from a set-up position, not from a deal; only the camarilla program can open it
refused-transcript-no-step = line { $line }: expected a seat and its move, or * and an outcome of chance, not { $text }
refused-transcript-no-end = line { $line }: expected “end”, not { $text }
refused-transcript-after-end = line { $line }: nothing may follow “end”
refused-transcript-not-asked = line { $line }: it is the turn of seat { $asked } here, not { $seat }
refused-transcript-illegal = line { $line }: { $move } is not legal here
refused-transcript-after-over = line { $line }: the game is over before { $text }
refused-transcript-no-chance = line { $line }: expected an outcome of chance, such as “* 7”, not { $text }
refused-transcript-refused = line { $line }: { $reason }
refused-transcript-other-end = line { $line }: the steps lead to “{ $found }”, but the file says { $text }
refused-file = { $file } cannot be read: { $reason }

# Oriflamme: Ablaze
refused-document-twin-face-down = { $member }: a Twin in the row is always face up
refused-document-twin-twice = { $member }: this Twin has left its owner's side, so expected false
refused-document-twin-missing = { $member }: this Twin is neither in the row nor discarded, so expected true
refused-document-twin-without-prince = { $member }: a Twin can leave its owner's side only when its Prince is revealed
refused-document-twin-zone = { $member }: the Twin is never in a hand or set aside
refused-document-token-face-down = { $member }: a bribery token cannot be on a face-down card
refused-document-token-intrigue = { $member }: a bribery token cannot be on the intrigue { $card }
refused-document-token-stacked = { $member }: a bribery token can only be on the bottom card of a place
refused-document-token-twice = { $member }: the bribery token of seat { $seat } is in two places
refused-document-token-without-bribery = { $member }: the token of seat { $seat } is in the row, but its Bribery is not in its discard pile
refused-document-clue-aside = { $member }: { $value } is set aside, although the clue rules that out
refused-document-clue-twice = { $member }: the clue { $value } appears twice
refused-document-not-fetched = { $member }: only two cards are set aside, but no Substitution in the discard pile can have brought in the third
refused-document-plan-of-another = { $member }: the Plan of seat { $value } is not in its discard pile, so it cannot be in progress
refused-document-not-activated = { $member }: no { $card } of the acting family is face up on top of place { $value }

# Behind the Throne
refused-document-too-many-copies = { $member }: there { $copies ->
    [one] is only one { $card } card
   *[other] are only { $copies } { $card } cards
}, and this is one more
refused-document-too-few-copies = { $member }: { $missing ->
    [one] one { $card } card is
   *[other] { $missing } { $card } cards are
} missing
refused-document-long-row = { $member }: a row has at most { $most } cards, not { $have }
refused-document-after-end = { $member }: nothing is revealed after the end of the game
refused-document-no-top-card = { $member }: the deck is empty, so nobody knows its top card
refused-document-value-unexplained = { $member }: the abilities used this turn cannot have changed { $card } to { $value }
refused-document-no-last-card = { $member }: the row has no last card, so expected null, not { $value }
refused-document-nothing-destroyed = { $member }: the last card cannot have destroyed a card here
refused-document-too-many-destroyed = { $member }: the row allows { $possible ->
    [one] one destroyed card
   *[other] { $possible } destroyed cards
}, not { $have }
refused-document-not-when-over = { $member }: a finished game has no { $value } here
refused-document-row-handed-over = { $member }: the row must be handed over before its receiver drops anything
refused-document-no-exchange = { $member }: seat { $value } is not waiting for a row from an exchange
refused-document-nothing-to-drop = { $member }: a seat that has to drop must have { $least } to { $most } columns here
refused-document-too-many-columns = { $member }: a seat that has nothing to drop can have at most { $most } columns
refused-document-listed-twice = { $member }: something appears twice in { $value }
refused-document-not-generator = { $member }: expected the generator: 64 hexadecimal digits, the blocks drawn and the words left, not { $value }


# Intrigues
refused-option-clash = the options { $option } and { $other } both name a chapter; use only one of them
refused-option-events = { $value } is not a chapter: it needs three events of three digits each, for kind, character and location
refused-document-ring-misses = { $member }: the ring must hold every location once, and { $missing } is missing
refused-document-impossible-event = { $member }: { $value } cannot be in the event { $event }; expected { $expected }
refused-document-repeated-event = { $member }: this chapter already has the event { $value }
refused-document-empty-deck = { $member }: a deck must have at least one chapter
refused-document-equal-plots = { $member }: another seat also has the plot { $value }
refused-document-character-twice = { $member }: { $value } is already in { $other }
refused-document-character-missing = { $member }: { $card } is missing, so it should be here
refused-document-cannot-die = { $member }: { $value } cannot be dead
refused-document-face-up = { $member }: this is only for face-down cards, but the card is face up
refused-document-seat-twice = { $member }: seat { $value } appears twice
refused-document-false-clue = { $member }: the card is { $card }, which the clue { $value } rules out
refused-document-no-prisoner = { $member }: a prisoner must be face up on the board and one of { $expected }
refused-document-no-detective = { $member }: there can be no prisoner in { $place }, because the detective is elsewhere
refused-document-large-deck = { $member }: { $turns } turns have started, so the deck has at most { $most } cards left, not { $have }
refused-document-over-nothing = { $member }: nothing is in progress when the game is over, so { $value } cannot be here
refused-document-while-deploying = { $member }: nothing else can be in progress while a card is being placed
refused-document-too-many-actions = { $member }: the deck had cards when this turn started, so at most { $most } can be left, not { $value }
refused-document-not-opened = { $member }: { $card } cannot be using its ability, because it is not face up and free on the board
refused-chapters-not-json = line { $line }, column { $column }: this is not JSON: { $reason }
refused-chapters-line = line { $line }: { $reason }
refused-chapters-twice = line { $line }: { $member }: this member appears twice
