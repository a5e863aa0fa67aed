# Why something was refused: what was wrong, where, and what would be right.

refused-game = there is no game { $game }; the games are { $expected }
refused-seats = { $seats } seats cannot play; this game takes { $low } to { $high }
refused-first = the first player is a seat from 0 to { $high }, not { $first }
refused-seed = a seed is a whole number or bytes, not { $seed }
refused-seat = there is no seat { $seat }; seats are 0 to { $high }, and None is a spectator
refused-options = options are names with values, not { $options }
refused-option = there is no option { $option }; the options are { $expected }
refused-option-value = the option { $option } is a whole number from { $low } to { $high }, not { $value }
refused-chance = chance answered { $outcome }, but its outcomes are 0 to { $high }
refused-over = the game is over, so { $move } cannot be played
refused-nobody-asked = the game is over: no seat has to answer, so there is nothing to observe; `State.view` shows how it ended
refused-no-move = { $move } is no move of this game; a legal one now is "{ $example }"
refused-illegal = "{ $move }" is not legal now; { $count ->
    [one] the only legal move is { $legal }
   *[other] there are { $count } legal moves, among them { $legal }
}
refused-illegal-code = the code { $code } is not legal now

refused-document-not-object = { $member }: an object is needed here, not { $value }
refused-document-unknown = { $member }: there is no such member; there can be { $expected }
refused-document-missing = { $member }: this member is missing
refused-document-not-integer = { $member }: a whole number from { $low } to { $high } is needed, not { $value }
refused-document-not-boolean = { $member }: true or false is needed, not { $value }
refused-document-not-name = { $member }: { $value } is none of { $expected }
refused-document-not-list = { $member }: a list is needed here, not { $value }
refused-document-wrong-count = { $member }: { $count } are needed here, not { $have }
refused-document-other-game = { $member }: this is a position of { $value }, not of { $expected }
refused-document-empty-place = { $member }: a place of the row holds at least one card
refused-document-mixed-stack = { $member }: a stack holds cards of one family, and { $value } is another
refused-document-too-many-cards = { $member }: family { $family } has more cards in the row than it can have placed
refused-document-tokens-face-up = { $member }: no influence lies on a face-up card, yet here is { $value }
refused-document-card-twice = { $member }: the card { $card } of family { $family } appears twice
refused-document-card-missing = { $member }: the card { $card } of family { $family } is nowhere
refused-document-hand-size = { $member }: at this point of the round this hand holds { $count } cards, not { $have }
refused-document-intrigue-face-up = { $member }: the intrigue { $card } cannot lie face up here
refused-document-not-in-phase = { $member }: this member does not belong in the phase { $phase }
refused-document-empty-row = { $member }: there is nothing to resolve in an empty row
refused-document-not-to-act = { $member }: it is seat { $seat } that has to act, not { $value }
refused-document-not-acting = { $member }: the current card, { $card }, cannot be carrying out { $value } now
refused-document-asks-nothing = { $member }: { $value } asks nothing here
refused-document-over-seat = { $member }: nobody acts when the game is over, so this is null, not { $value }
refused-document-over-round = { $member }: a finished game is in round { $rounds }, not { $value }

refused-transcript-truncated = line { $line }: the transcript ends too early; its last line must be "end"
refused-transcript-no-transcript = line { $line }: a transcript begins with "camarilla transcript 1", not with { $text }
refused-transcript-format = line { $line }: this transcript has format { $format }; only format { $known } is known
refused-transcript-no-game = line { $line }: here stands the game, as in "game oriflamme rules 1", not { $text }
refused-transcript-other-game = line { $line }: this is a transcript of { $game }, not of { $expected }
refused-transcript-rules = line { $line }: this game was played by version { $rules } of the rules; only version { $known } is known
refused-transcript-no-seats = line { $line }: here stands the deal, as in "seats 3 first 0", or "start" and a position, not { $text }
refused-transcript-no-option = line { $line }: an option is a name and a whole number, as in "option rounds 4", not { $text }
refused-transcript-option-twice = line { $line }: the option { $option } was given before
refused-transcript-not-json = line { $line }: the position is not JSON: { $reason }
refused-transcript-no-step = line { $line }: a step is a seat and its move, or * and an outcome of chance, not { $text }
refused-transcript-no-end = line { $line }: "end" must stand here, not { $text }
refused-transcript-after-end = line { $line }: nothing may follow "end"
refused-transcript-not-asked = line { $line }: seat { $asked } has to answer here, not { $seat }
refused-transcript-after-over = line { $line }: the game is over before { $text }
refused-transcript-no-chance = line { $line }: an outcome of chance is needed here, as in "* 7", not { $text }
refused-transcript-refused = line { $line }: { $reason }
refused-transcript-other-end = line { $line }: the steps lead to "{ $found }", but the file says { $text }
refused-file = { $file } cannot be read: { $reason }

# Oriflamme: Ablaze
refused-document-twin-face-down = { $member }: a Twin always lies face up in the row
refused-document-twin-twice = { $member }: this Twin has left its owner's side, so this is false
refused-document-twin-missing = { $member }: this Twin is neither in the row nor discarded, so this is true
refused-document-twin-without-prince = { $member }: a Twin leaves its owner's side only for its revealed Prince
refused-document-twin-zone = { $member }: the Twin is never in a hand or set aside
refused-document-token-face-down = { $member }: no bribery token lies on a face-down card
refused-document-token-intrigue = { $member }: no bribery token lies on the intrigue { $card }
refused-document-token-stacked = { $member }: a bribery token lies on the bottom card of its place
refused-document-token-twice = { $member }: the bribery token of seat { $seat } lies in two places
refused-document-token-without-bribery = { $member }: the token of seat { $seat } is out, but its Bribery is not in its discard
refused-document-clue-aside = { $member }: { $value } lies aside, although the clue rules that out
refused-document-clue-twice = { $member }: the clue { $value } stands here twice
refused-document-not-fetched = { $member }: two cards lie aside only once a Substitution, then discarded, has fetched the third
refused-document-plan-of-another = { $member }: the Plan of seat { $value } is not in its discard, so it cannot be under way
refused-document-not-activated = { $member }: no { $card } of the acting family lies face up on top of place { $value }

# Behind the Throne
refused-document-too-many-copies = { $member }: there { $copies ->
    [one] is only one card
   *[other] are only { $copies } cards
} { $card }, and here is one more
refused-document-too-few-copies = { $member }: { $missing } of the cards { $card } { $missing ->
    [one] is
   *[other] are
} nowhere
refused-document-long-row = { $member }: a row has at most { $most } cards, not { $have }
refused-document-after-end = { $member }: nothing is revealed after the end of the game
refused-document-no-top-card = { $member }: the deck is empty, so nobody knows its top card
refused-document-value-unexplained = { $member }: the abilities used this turn cannot have brought { $card } to { $value }
refused-document-no-last-card = { $member }: the row has no last card, so this is null, not { $value }
refused-document-nothing-destroyed = { $member }: the last card cannot have destroyed one here
refused-document-too-many-destroyed = { $member }: the row allows for { $possible } destroyed cards, not { $have }
refused-document-not-when-over = { $member }: in a finished game there is no { $value } here
refused-document-row-handed-over = { $member }: the row is handed over before its receiver drops anything
refused-document-no-exchange = { $member }: there is no exchange in which seat { $value } waits for a row
refused-document-nothing-to-drop = { $member }: a seat that drops has { $least } to { $most } columns here
refused-document-too-many-columns = { $member }: at most { $most } columns lie before a seat that has nothing to drop
refused-document-listed-twice = { $member }: something stands twice in { $value }
refused-document-not-generator = { $member }: the generator is 64 hexadecimal digits, the blocks drawn and the words left, not { $value }


# Intrigues
refused-option-clash = the options { $option } and { $other } both name a chapter; give one of them
refused-option-events = { $value } stands for no chapter: each of its three events has three digits, its kind, its character and its location
refused-document-ring-misses = { $member }: the ring has to hold every location once, and { $missing } is missing
refused-document-impossible-event = { $member }: { $value } can never be in the event { $event }; that can be { $expected }
refused-document-repeated-event = { $member }: this chapter already has the event { $value }
refused-document-empty-deck = { $member }: a deck has at least one chapter
refused-document-equal-plots = { $member }: another seat has the plot { $value } too
refused-document-character-twice = { $member }: { $value } already lies in { $other }
refused-document-character-missing = { $member }: { $card } is nowhere, so it should be here
refused-document-cannot-die = { $member }: { $value } cannot be dead
refused-document-face-up = { $member }: this says something of a face-down card, but the card lies face up
refused-document-seat-twice = { $member }: seat { $value } stands here twice
refused-document-false-clue = { $member }: the card is { $card }, which the clue { $value } rules out
refused-document-no-prisoner = { $member }: a prisoner lies face up on the board and is one of { $expected }
refused-document-no-detective = { $member }: there is no prisoner in { $place }, for the detective is elsewhere
refused-document-large-deck = { $member }: { $turns } turns have begun, so the deck has at most { $most } cards left, not { $have }
refused-document-over-nothing = { $member }: nothing is under way when the game is over, so { $value } cannot be here
refused-document-while-deploying = { $member }: nothing else is under way while a card is being deployed
refused-document-too-many-actions = { $member }: the deck had cards when this turn began, so at most { $most } can be left, not { $value }
refused-document-not-opened = { $member }: { $card } cannot be using its property, for it does not lie open and free on the board
refused-chapters-not-json = line { $line }, column { $column }: this is not JSON: { $reason }
refused-chapters-line = line { $line }: { $reason }
refused-chapters-twice = line { $line }: { $member }: this member stands here twice
