# The page in the browser.

page-skip = Skip to the table
page-language = Language
page-you-watch = You are watching.
page-loading = One moment…
page-close = Close
page-welcome = Intrigue awaits
page-welcome-text = Four games of court intrigue and hidden cards. Play at once against bots, or send friends a link.
page-play-bots = Play against bots
page-play-friends = Invite friends
page-rules = Rules
page-rules-all = All the rules
page-contents = Contents
page-how-many-seats = Seats
page-bot-level = Bots
page-clock = Clock
page-no-clock = none
page-public-table = list it in the lobby
page-spectators-may = others may watch
page-hotseat = several players on this device
page-public-tables = Open tables
page-no-public-tables = Nobody has opened a table for all yet.
page-my-tables = Your tables
page-no-own-tables = You have not played here yet.
page-phase-gathering = gathering
page-phase-playing = playing
page-phase-over = over
page-your-name = Your name
page-keep-name = Keep this name
page-change-name = Change your name
page-no-server = The server does not answer. Is the connection there?
page-not-connected = Not connected now; this was not sent.
page-lost = The connection is gone. We are trying to come back; nothing is lost.
page-gone = This table is closed.
page-to-home = To all games
page-help = Help
page-help-keys = Choose on the table or among the answers; a card is explained when you click it, or press it long while it can be chosen. Keys: 1–9 answer, Esc takes a half-made choice back, u takes your last answer back, ? opens this page. Each line of the story can be asked why.
page-gathering = The table gathers
page-gathering-text = Send this link to those who should play. Whoever opens it can take a free seat.
page-all-here = Everybody is seated.
page-join-text = Take a free seat, and you play.
page-link = Link to this table
page-copy-link = Copy the link
page-copied = Copied
page-copy-yourself = Select the link and copy it yourself.
page-empty-seat = Empty seat
page-you = you
page-bot = bot
page-sit = Sit here
page-stand-up = Stand up
page-fill-bot = Seat a bot
page-kick = Send away
page-next-name = Name of the next player here
page-begin = Begin
page-not-full = Every seat must be taken first.
page-host-begins = Whoever opened the table begins the game.
page-all-taken = All seats are taken. You can stay and watch.
page-fair = Is the deal fair?
page-fair-text = The server has already chosen its secret key; this is the key’s hash. Add a text of your own, and nobody can know the deal in advance. After the game the page checks every draw.
page-contribution = A few words of your own
page-contribute = Mix in
page-fair-yes = Checked: the key fits its hash, and every draw follows from it.
page-fair-no = This game does NOT fit what was promised before it.
page-check-fair = Check the deal
page-fair-elsewhere = Over plain http the browser cannot compute hashes; download the proof and run: camarilla verify
page-download-proof = Download the proof
page-players = Players
page-stand-in-absent = a bot stands in: away
page-stand-in-left = a bot stands in: has left
page-stand-in-clock = a bot stands in: out of time
page-away = away
page-is-asked = to answer
page-your-turn = your turn
page-come-back = Play on yourself
page-bot-plays = A bot is playing for you.
page-leave = Leave the game to a bot
page-undo = Take your answer back
page-rematch = Rematch
page-to-rematch = To the rematch
page-to-replay = Look at the game again
page-pass-text = Nobody else should look at the screen now.
page-choices = Your choices
page-group = { $name }: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
page-choose-again = Choose again
page-story = What happened
page-nothing-yet = Nothing yet.
page-no-rule = This rule has no text here.
page-chat-line = Say something
page-send = Send
page-chat-new = new
page-mute = mute
page-unmute = Hear again
page-row = The row
page-row-empty = No card lies in the row yet.
page-front = Front
page-back = Back
page-acting = acts
page-your-hand = Your hand
page-hand-empty = No cards in hand.
page-face-down = face down
page-running-row = The row of this turn
page-deck = Deck
page-no-cards = No cards yet.
page-chapter = The chapter
page-town = The town
page-drawn = You drew
page-prisoner = prisoner
page-you-want-yes = you want: yes
page-you-want-no = you want: no
page-replay = replay
page-to-start = To the start
page-to-end = To the end
page-step = Step
page-step-back = One step back
page-step-on = One step on
page-eyes = Seen by
page-eyes-all = everybody’s cards open
page-eyes-spectator = a spectator
page-download = Download the transcript
page-analyse = Analyse
page-analysis = Analysis
page-analysing = Step { $done } of { $total }
page-verdict-mistake = By what could be known, “{ $best }” was better by { $loss ->
    [one] 1 point
   *[other] { $loss } points
  } of win chance.
page-verdict-chance = Then chance decided.
page-verdict-lucky = What lay hidden made this better than could be known.
page-verdict-unlucky = As good as could be known, but what lay hidden spoke against it.
page-verdict-strong = A strong move by what could be known.
page-verdict-fateful = An ordinary move, and yet the game changed with it.
page-swing = { $player }: { $before } % → { $after } %.
page-turning-points = Turning points
page-look-there = look there
page-win-chances = Chances to win after each step
page-what-made-it = What made each result, in points of win chance
page-figure-fair = fair share
page-figure-deal = deal
page-figure-luck = luck
page-figure-skill = skill
page-figure-others = others’ play
page-figure-result = result
page-figure-lost = lost by moves
page-all-moves = Every move
page-who-moved = Player
page-move = Move
page-knowable = By what could be known
page-true = By what was true
page-analysis-failed = The analysis failed.

page-guest = Guest { $number }
page-refused = The server refused this ({ $id }).
page-bot-at = { $level } { $seat }
page-clock-minutes = { $minutes } min + 5 s
page-seats-of = { $free ->
    [0] { $seats } seats, all taken
    [one] { $seats } seats, 1 free
   *[other] { $seats } seats, { $free } free
}
page-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
page-players-range = { $low }–{ $high } players
page-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
page-pass-to = Pass the device to { $player }
page-pass-done = I am { $player }
page-waiting-for = Waiting for { $player }
page-you-are = Your name: { $name }
page-kick-sure = Send { $player } away for good? A bot will play on in that seat.
page-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-tokens = { $tokens ->
    [one] 1 token on it
   *[other] { $tokens } tokens on it
}
page-column = { $cards ->
    [one] 1 card in the column
   *[other] { $cards } cards in the column
}
page-away-until = { $seconds ->
    [one] away; a bot stands in after 1 second
   *[other] away; a bot stands in after { $seconds } seconds
}
page-why-rule = Why? Rule { $rule }
page-why = why?
page-chat = Chat ({ $lines })
page-place = Place { $place }
page-gap = Gap { $number }
page-card-number = Card { $number }
page-bribed-by = bribed: { $player }
page-cards-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
page-value = value { $value }
page-used = Used: { $cards }
page-discard = Discarded ({ $cards })
page-aside = Laid aside ({ $cards })
page-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
page-dead = dead: { $names }
page-wanted-by = wanted by: { $players }
page-escaped = Escaped: { $names }

page-standings = Standings
page-to-move = to move
page-first-player = first player
page-round = Round { $round } of { $rounds }
page-turn-of = Turn { $turn } of { $turns }
page-stage-placement = placing cards
page-stage-resolution = resolving the row
page-stage-over = game over
page-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
page-discarded = discard pile: { $cards }
page-in-reserve = not in play yet: { $cards }
page-not-aside = not set aside: { $cards }
page-plan-left = Influence left on the Plan: { $left }
page-known-to = known to: { $players }
page-one-of = one of: { $cards }
page-nothing = none
