# The page in the browser.

page-skip = Skip to the table
page-language = Language
page-you-watch = You are watching.
page-loading = One moment…
page-close = Close
page-welcome = Intrigue awaits
page-welcome-text = Games of court intrigue and hidden cards. Play against bots right away, or send your friends a link.
page-play-bots = Play against bots
page-play-friends = Invite friends
page-rules = Rules
page-rules-all = Full rules
page-contents = Contents
page-how-many-seats = Players
page-bot-level = Bots
page-clock = Clock
page-no-clock = no clock
page-public-table = show it in the list of open tables
page-spectators-may = spectators may watch
page-spectators-write = spectators may write in the chat
page-hotseat = several players on this device
page-here = on this device, without the server
page-lacks = This browser has no { $what }, so you cannot play here without a server. On a server you can.
page-house-rules = House rules
page-public-tables = Open tables
page-no-public-tables = There are no open tables yet.
page-my-tables = Your tables
page-no-own-tables = You have not played here yet.
page-phase-gathering = waiting for players
page-phase-playing = playing
page-phase-over = finished
page-your-name = Your name
page-keep-name = Save this name
page-name-why = Other players see this name at the table.
page-change-name = Change your name
page-no-server = Can't reach the server. Check your connection.
page-not-connected = You are offline. This was not sent.
page-offline = No server can be reached. You can still play against bots on this device.
page-newer = A new version of the page is ready.
page-stale = The server is newer than this page. Reload the page.
page-reload = Reload
page-lost = Connection lost. Reconnecting… Your game is safe.
page-to-home = All games
page-help = Help
page-help-keys = Choose on the table (or in the list, if the menu shows it). Rest the pointer on a card, or right-click it, to read about it. You can drag cards, too. Keys: a digit chooses what shows it, Enter confirms, Esc cancels a selection, u undoes your last move, h gives a hint, ? opens this page. Click “?” beside any line of the log to see its rule.
page-help-touch = Choose on the table: tap what is lit. Tap any other card to read about it; press and hold a lit one. Tap the log to unfold it; “?” beside a line shows its rule.
page-gathering = Waiting for players
page-gathering-text = Send this link to your friends. Anyone who opens it can take a free seat.
page-all-here = All players are here.
page-join-text = Take a free seat to play.
page-link = Link to this table
page-copy-link = Copy the link
page-copied = Copied
page-copy-yourself = Select the link and copy it.
page-empty-seat = Empty seat
page-you = you
page-bot = bot
page-sit = Sit here
page-stand-up = Leave this seat
page-fill-bot = Add a bot
page-kick = Remove
page-private = invitation or password needed
page-password = Password
page-password-none = generated for you
page-enter = Enter
page-vote-idle = { $player } has not moved for a while.
page-vote-call = Ask for a bot
page-vote = Should a bot take over from { $player }? Yes: { $yes } of { $needed }. { $player } has { $seconds } s left to move.
page-vote-on-you = The others are waiting for you. Make your move within { $seconds } s, or they may let a bot take over.
page-vote-yes = Yes, a bot
page-vote-no = No, wait
page-next-name = Name of the next player on this device
page-begin = Start the game
page-not-full = Fill every seat first.
page-not-come = Not everybody has come to the rematch yet.
page-host-begins = The host starts the game.
page-all-taken = All seats are taken. You can stay and watch.
page-fair = Is the deal fair?
page-fair-text = The server has already chosen its secret key; this is the key's hash. Add a few words of your own, and nobody can know the deal in advance. After the game, this page checks every draw.
page-contribution = A few words of your own
page-contribute = Add
page-fair-yes = Checked: the key matches its hash, and every draw follows from it.
page-fair-no = This game does NOT match what the server committed to.
page-check-fair = Check the deal
page-fair-elsewhere = Browsers cannot compute hashes over plain HTTP. Download the proof and run: camarilla verify
page-download-proof = Download the proof
page-players = Players
page-stand-in-absent = a bot is playing: the player is away
page-stand-in-left = a bot is playing: the player has left
page-stand-in-clock = a bot is playing: out of time
page-away = away
page-is-asked = choosing
page-your-turn = your turn
page-come-back = Take over from the bot
page-bot-plays = A bot is playing for you.
page-leave = Let a bot play for you
page-undo = Undo
page-undo-late = Your last move can no longer be undone
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-to-replay = Watch replay
page-pass-text = Nobody else should look at the screen now.
page-choices = Your choices
page-group = { $name }: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
page-choose-again = Cancel
page-confirm = Confirm
page-tap-lit = Choose one of the lit cards.
page-not-this = You can't choose this card. { $rule }
page-story = Log
page-no-rule = There is no text for this rule.
page-chat-line = Write a message
page-send = Send
page-chat-new = new
page-mute = Mute
page-unmute = Unmute
page-row = The row
page-row-empty = The row is empty.
page-front = Front
page-back = Back
page-acting = acting
page-your-hand = Your hand
page-hand-empty = No cards in hand
page-face-down = face down
page-was-hidden = A closed eye marks cards that were face down.
page-running-row = The row this turn
page-deck = Deck
page-no-cards = No cards yet
page-chapter = The chapter
page-town = The city
page-drawn = You have drawn
page-prisoner = prisoner
page-your-plot = your plot:
page-replay = replay
page-to-start = To the start
page-to-end = To the end
page-step = Step
page-step-back = One step back
page-step-on = One step forward
page-eyes = Point of view
page-eyes-all = all cards face up
page-eyes-spectator = a spectator
page-download = Download the transcript
page-analyse = Analyze
page-analysis = Analysis
page-analysing = Step { $done } of { $total }
page-verdict-mistake = Given what { $mine ->
    [yes] you
   *[no] { $player }
  } knew, it was better to { $best }.
page-verdict-chance = This was down to chance.
page-verdict-lucky = Luck: the hidden cards made it better than anyone could know.
page-verdict-unlucky = Right choice, { $mine ->
    [yes] unlucky outcome
   *[no] unlucky for { $player }
  }.
page-verdict-strong = A strong move, given what { $mine ->
    [yes] you
   *[no] this player
  } knew.
page-verdict-fateful = The obvious move, and it turned the game.
page-instead = { $value } instead of { $best }
page-otherwise = { $value }, any other move { $other } at most
page-turning-points = Turning points
page-own-moves = Your moves
page-other-moves = What else turned the game
page-refined = These figures are more exact than those you saw before.
page-all-known = Moves are judged by what their player could know, as a hint does. Arrows (→): win chances before and after the move, with all cards face up.
page-percent = { $value }%
page-percent-over = >{ $value }%
page-percent-under = <{ $value }%
page-look-there = show
page-win-chances = Win chances after each step
page-what-made-it = What decided the result
page-in-points = In percentage points of win chance; ± is the margin of error. Where there is only a word, no number is certain enough.
page-cause-start = Equal share
page-cause-order = Turn order
page-cause-deal = Luck at the start
page-cause-luck = Luck during the game
page-cause-skill = Own choices
page-cause-others = Opponents' choices
page-cause-mistakes = Mistakes
page-effect-none = hardly any effect
page-effect-unclear = cannot tell
page-effect-plus = helped
page-effect-much-plus = helped a lot
page-effect-minus = hurt
page-effect-much-minus = hurt a lot
page-no-figures = This game does not allow exact figures.
page-all-moves = All moves
page-who-moved = Player
page-move = Move
page-knowable = Given what was known
page-true = With all cards face up
page-analysis-failed = The analysis failed.

page-guest = Guest { $number }
page-refused = The server refused this ({ $id }).
page-clock-minutes = { $minutes } min + 5 s
page-clock-days = { $days } days + 1 day per move
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
page-won = { $mine ->
    [alone] You win!
    [shared] You and { $others } share the victory!
   *[no] { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
}
page-influence = influence
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-tokens = { $tokens ->
    [one] 1 influence on it
   *[other] { $tokens } influence on it
}
page-column = { $cards ->
    [one] 1 card in the column
   *[other] { $cards } cards in the column
}
page-away-until = { $seconds ->
    [one] away; a bot takes over in 1 second
   *[other] away; a bot takes over in { $seconds } seconds
}
page-why = why?
page-chat = Chat ({ $lines })
page-place = Place { $place }
page-gap = Gap { $number }
page-card-number = Card { $number }
page-bribed-by = bribed by { $player }
page-token-free = bribery token free
page-stack = Stack of { $count }, top to bottom: { $cards }.
page-piled = { $cards ->
    [one] 1 card here
   *[other] { $cards } cards here
}
page-cards-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
page-value = value { $value }
page-used = Spent: { $cards }
page-discard = Discards ({ $cards })
page-discards = All discards ({ $cards })
page-aside = Set aside ({ $cards })
page-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
page-dead = dead: { $names }
page-wanted-by = wanted by:
page-wanted-by-nobody = wanted by nobody
page-escaped = escaped: { $names }

page-standings = Standings
page-to-move = to move
page-first-player = first player
page-round = Round { $round } of { $rounds }
page-round-last = Last round
page-turn-of = Turn { $turn } of { $turns }
page-stage-placement = placement phase
page-stage-resolution = resolution phase
page-stage-over = game over
page-results = See the results
page-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
page-discarded = discard pile: { $cards }
page-in-reserve = not in play yet: { $cards }
page-not-aside = not set aside: { $cards }
page-could-be = Could be: { $cards }.
page-plan-left = Influence left from the Plan: { $left }
page-known-to = seen by: { $players }
page-one-of = one of: { $cards }
page-nothing = none

# Home, waiting for players, the end of a game.
page-settings = Settings
page-theme = Appearance
page-theme-system = same as this device
page-theme-dark = dark
page-theme-light = light
page-volume = Sound
page-table-settings = Your table
page-table-short = { $seats } players · { $level } · { $clock }
page-lasts = { $minutes } min
page-pace = Bots' pace
page-pace-0 = instant
page-pace-600 = normal
page-pace-1200 = slow
page-pace-2500 = very slow
page-patience = Wait for absent players
page-patience-0 = default
page-patience-5 = 5 minutes
page-patience-60 = an hour
page-patience-1440 = a day
page-play-on = Play on
page-sit-down = Sit down
page-watch-table = Watch
page-see-result = See the result
page-table-of = { $game } · { $player }'s table
page-all-tables = All tables
page-from-file = Open a game from a file
page-unknown = There is nothing at this address.
page-unknown-game = There is no game named “{ $game }”.
page-invite = Invite players
page-share = Share
page-scan = Scan to join
page-invitation = Join me for a game of { $game }
page-how-played = At this table
page-unlisted = only for those who have the link
page-listed = in the list of open tables
page-may-watch = spectators may watch
page-may-not-watch = no spectators
page-may-not-write = spectators cannot write in the chat
page-joined = { $player } has joined.
page-left = { $player } has left.
page-you-win = You win!
page-you-share = You share the victory!
page-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
page-race-round = Influence after each round
    .across = round
    .up = influence
page-race-turn = Points after each turn
    .across = turn
    .up = points
page-leap-round = The gap between the top two changed most in round { $at }: { $gains }.
page-leap-turn = The gap between the top two changed most in turn { $at }: { $gains }.
page-race-start = start
page-retry = Retry from here
page-retry-move = Retry this move
page-retried = You play on from here
page-play-again = Play again
page-result-text = { $game }: { $result }
page-best-move = Your best move
page-worst-move = Your costliest move
page-no-turns = No single move decided this game.
page-no-mistakes = No serious mistakes.
page-analysing-game = { $round ->
    [0] Looking for the turning points…
    [1] Judging the moves…
   *[other] Making the figures more exact…
  }{ $seconds ->
    [0] {""}
   *[other] {" "}About { $seconds } s.
  }
page-outcome = What came true
page-outcome-event = Event
page-outcome-true = came true
page-outcome-false = did not come true
page-outcome-right = as the plot says
page-outcome-wrong = not as the plot says
page-outcome-wishes = What each player's plot wanted:
page-playing-replay = Play
page-pause-replay = Pause
page-more = More

page-menu = Menu
page-buzzing = Vibrate when it is my turn
page-notify = Notify me when it is my turn
page-since = Since your last turn
    .short = Replay
page-speed = Speed of play
page-at-once = instant
page-as-list = Also show the choices as a list
page-sound-on = Turn sound on
page-sound-off = Mute
page-sending = Sending…

# Hints.
page-hint = Hint
page-hint-note = Estimated from what you can see. Less than 6 points apart is about equal.
page-hint-chance = Your win chance
page-hint-show = Show on the table
page-hint-thinking = Thinking it over…
page-hint-none = No hint this time. Try again in a moment.
page-hint-even = { $rest ->
    [0] These are about equally good.
   *[other] The top { $count } are about equally good.
  }
page-hint-risk = Drawback: { $risk }
page-hint-safe = { $rest ->
    [0] You win almost surely with any of these.
   *[other] You win almost surely with the top { $count }.
  } They are ranked by points.
page-hint-settled = Nothing you can see changes your result any more.
page-hint-lost = Winning is very unlikely here. The moves are ranked by points.
page-hints-may = hints allowed
    .note = Alone against bots you can always ask for one.
page-sure = Are you sure?
page-sure-setting = Warn me when a move cuts my win chance by over 15 points
page-sure-thinking = Checking your move…
page-sure-text = From what you can see, this move gives you a { $chance } chance of winning. Better: { $best } ({ $better }).
page-sure-play = Play it
page-sure-back = Think again

# Before the game, and across the table.
page-ready = I'm ready
page-not-ready = Not ready
page-is-ready = ready
page-is-invited = not here yet
page-reactions = Reactions
page-react-bravo = Bravo!
page-react-wow = Wow!
page-react-haha = Ha ha!
page-react-hmm = Hmm…
page-react-oops = Oops!
page-react-thanks = Good game!

# One player on several devices.
page-transfer = Continue on another device
page-transfer-text = Open this link there, within ten minutes. It works only once. The other device will then have your name and tables, too.
page-receive = Continue here?
page-receive-text = On this device you will become the player who made the link, with that player's name and tables. The player now on this device will be forgotten.
page-receive-yes = Continue here

# Who one is: told of one's move while away, passkeys, devices.
page-yourself = You and your devices
page-tell = Tell me when it is my turn
page-tell-text = In games that go on for days, while you are away.
page-push = Notifications on this device
page-push-unable = This browser cannot receive notifications. On an iPhone or iPad, add Camarilla to the Home Screen and open it from there.
page-push-denied = Your browser blocks notifications from this page. Allow them in its settings.
page-push-others = Turn off on my other devices
page-mail = E-mail address
page-mail-add = Add
page-mail-sent = We have sent you an e-mail. Open the link in it to confirm.
page-remove = Remove
page-quiet = Quiet hours
page-quiet-begin = from
page-quiet-end = to
page-holiday = Holiday: send me nothing
page-holiday-end = up to and including
page-hook = Web address (webhook)
page-hook-key = What is sent to web addresses is signed with this key:
page-passkeys = Passkeys
page-passkeys-text = Come back as the same player with your fingerprint, face or PIN: no e-mail, no password.
page-passkeys-unable = This browser does not support passkeys.
page-passkey-made = Made on { $date }
page-passkey-keep = Save this player with a passkey
page-sign-in = Sign in with a passkey
page-sign-in-note = replaces the player on this device
page-devices = Devices
page-device-here = this device
page-device-since = since { $date }
page-device-unknown = unknown browser
page-player-id = To have your data deleted, send the operator of this site your player ID: { $id }
page-sign-out = Sign out
page-sign-out-sure = Sign out here for good?
