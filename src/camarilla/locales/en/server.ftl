# What the server says: its commands, and why it refused something. The page shows the same refusals.

help-serve =
    Run the server: tables in the browser, on this machine or for everyone.
    Everything is stored in one file, or in PostgreSQL. Stop it with Ctrl-C; no
    move is lost.
    .short = run the server
    .host = the address to listen on (127.0.0.1: this machine only)
    .port = the port (8000, or a free one if that is taken)
    .database = a file, or postgresql://… (camarilla.db, or what CAMARILLA_DATABASE says)
    .open = open the page in the browser; store the tables in your own data folder
    .domain = the name visitors type, such as club.example; can be repeated
    .origin = another web address whose pages may use this server; can be repeated
    .secure = send cookies over https only: for servers behind a proxy with a certificate
    .proxy = proxies whose X-Forwarded-For is trusted, separated by commas
    .cluster = the host, and the port if it differs, where the other servers on this PostgreSQL reach this one
    .metrics = where Prometheus finds the metrics (127.0.0.1:9464; none with --open)
    .no_metrics = no metrics
    .admin = the socket for camarilla admin (the database file with .sock)
    .admin_page = a page for administrators, at a port of its own (127.0.0.1:PORT); CAMARILLA_ADMIN_TOKEN is its password
    .no_limits = no rate limits: for measurements
    .limit = set a limit, such as sockets=500; a wrong name lists them all; can be repeated
    .thinkers = how many bots may think at the same time (2)
    .bot = offer a bot of your own beside the levels: Counting=mybot:Counting, or Node=engine:COMMAND; can be repeated
    .bot_time = how long such a bot may think about a move: 500ms, 2s (2s)
    .access_log = log every request, with visitors as salted hashes
    .log = how much to log to stderr (info)
    .examples =
        examples:
          camarilla serve --open
          camarilla serve --bot Counting=mybot:Counting --bot "Node=engine:node bot.js"
          camarilla serve --domain club.example --secure --proxy 127.0.0.1

serving = Camarilla is running at { $address } (Ctrl-C stops it; no move is lost).

help-verify =
    Check that a finished game was dealt fairly: the key is the one that the server
    committed to before the game, every draw follows from it and from the players'
    contributions, and the moves lead to the result. The page offers this file for
    every finished game.
    .short = check that a game was dealt fairly
    .file = the fairness document of a finished game
    .commitment = the commitment you noted before the game
    .json = as JSON
    .examples =
        examples:
          camarilla verify fairness.json

help-backup =
    Copy everything a server has stored into a new file, while it runs.
    .short = back up a server's store into a file
    .file = the new file
    .database = a file, or postgresql://… (camarilla.db, or what CAMARILLA_DATABASE says)
    .examples =
        examples:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Copy a backup into an empty store. Stop the server first.
    .short = restore a backup into an empty store
    .file = a file written by camarilla backup
    .database = a file, or postgresql://… (camarilla.db, or what CAMARILLA_DATABASE says)
    .examples =
        examples:
          camarilla restore monday.backup --database camarilla.db

help-prune =
    Delete old tables and old chat from a server's store, or everything about one
    player: name and chat are taken out of every table, the games stay.
    .short = delete old tables and chat, or a player's data
    .database = a file, or postgresql://… (camarilla.db, or what CAMARILLA_DATABASE says)
    .finished = keep finished games for this many days (365)
    .abandoned = keep tables that nobody has touched for this many days (30)
    .bots = keep finished games that only bots played for this many days (7)
    .chat = keep the chat of finished games for this many days (30)
    .player = a player's id or cookie: delete this player's data and nothing else
    .vacuum = also rewrite the whole store and give all free space back to the disk; stop the server first
    .examples =
        examples:
          camarilla prune --finished 90
          camarilla prune --player hq3Xw0aB9dLk2mZt

help-admin =
    Look after a server that is running on this machine. load, tables and
    table show what is going on; close, reopen and delete concern a table;
    ban, unban, mute and unmute a player or an address, which sanctions
    lists; announce tells everyone something; drain lets no new tables open
    until resume; forget deletes a player's name and chat.
    .short = look after a running server
    .action = load, tables, table, sanctions, close, reopen, delete, ban, unban, mute, unmute, announce, drain, resume or forget
    .target = a table, a player's id, an address or a network (10.0.0.0/8), or the announcement
    .socket = the server's admin socket (camarilla.db.sock)
    .examples =
        examples:
          camarilla admin tables
          camarilla admin ban 203.0.113.7
          camarilla admin announce "Restart at nine."

verified =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    } of { $game } with { $seats } players, { $draws } draws, { $contributions ->
        [one] one contribution
       *[other] { $contributions } contributions
    }: dealt fairly.
    { $result }
backed-up = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} copied to { $file }
restored = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} restored
pruned = Tables deleted: { $tables }
forgotten = Player deleted from tables: { $tables }
admin-done = Done.
admin-title = Camarilla: administration
admin-load = Load
admin-tables = Tables in memory
admin-lists = Banned, muted, closed
admin-actions = Actions
admin-target = table, player, address or network
refused-no-extra = this needs the package { $missing }: pip install "camarilla[{ $extra }]"

# Commands and the store
refused-port = cannot use port { $port } on { $host }; another program may be using it
refused-no-store = cannot open the store { $store }: { $reason }
refused-store-url = the address of the store cannot be read; it is postgresql://user:password@host/name, with /, @ and % in the user and password written as %2F, %40 and %25
refused-newer-store = this store was written by a newer version (schema { $version }); this version knows schemas up to { $known }
refused-older-store = this store has an older schema ({ $version }, this version writes { $known }); start the server once, or back it up with the version that wrote it
refused-foreign-store = { $store } belongs to another program; nothing in it was changed
refused-second-server = another server (process { $process }) already runs on the store { $store }; stop it first
refused-cluster-store = several servers need PostgreSQL; the store { $store } is a file
refused-admin-token = set CAMARILLA_ADMIN_TOKEN to a secret of at least { $most } characters; the page for administrators asks for it
refused-admin-file = { $file } is not a socket; --admin names one that the server may make and delete
refused-store-in-use = the store { $store } already has tables; restore into an empty one
refused-no-backup = there is no file { $file }
refused-backup-failed = cannot write the backup { $file }: { $reason }; the unfinished file was deleted
refused-bad-backup = { $file } is empty or damaged; nothing was restored, and nothing was changed: take another backup
refused-admin = no such action: { $wish }; one of { $expected }
refused-admin-target = name a player by their id, an address, or a network such as 203.0.113.0/24
refused-wide-network = { $network } is too large a part of the internet; the largest network allowed here is a /{ $largest }
refused-no-admin = cannot reach a server through { $file }: { $reason }
refused-admin-late = the server has not answered through { $file } for { $seconds } s; it may still do what you asked for
refused-verify-document = this is not a fairness document: { $reason }
refused-verify-key = the key is not the one that the server committed to before the game
refused-verify-first = seat { $seat } was not drawn as the first player
refused-verify-seat = line { $line } of the transcript: seat { $seat } was not asked
refused-verify-draw = draw { $draw } does not follow from the key and the contributions
refused-verify-end = the moves lead to a different end than the one in the file

# Requests
refused-message = this message was not understood: { $reason }
refused-not-json = the body must be JSON
refused-too-large = too large; the limit is { $most } bytes
refused-flood = too many requests; wait a moment
refused-origin = this page may not use the server
refused-host = this server does not go by the name { $host }; its operator can allow it with --domain
refused-method = this is not possible here
refused-busy = the server is busy; try again in a moment
refused-limit = no such limit: { $wish }; write NAME=NUMBER, with one of { $expected }
refused-sockets = too many pages are open at your address; close one
refused-windows = you have this table open in too many windows; reload this one to go on here
refused-no-page = there is nothing here
refused-no-words = no such text
refused-query = this address was not understood
refused-internal = something went wrong on the server; nothing has changed
refused-store-failed = not saved; please try again
refused-no-guest = choose a name first
refused-transfer = this link has been used, or is too old; make a new one on the other device
refused-name = a name must have 1 to 24 characters
refused-name-mixed = each word of a name must use letters of one alphabet only
refused-name-taken = somebody at this table already has that name or one that looks like it; choose another

# Tables
refused-no-table = this table does not exist
refused-no-replay = there is no finished game here
refused-eyes = no such point of view
refused-no-spectators = this game has no spectators
refused-no-invite = this table is by invitation; ask its players for the link or the password
refused-banned = you cannot use this server
refused-muted = your messages are switched off on this server
refused-table-closed = this table was closed by the operator of the server
refused-forget-damaged = these tables are damaged or of an unknown game, so the player is still named there: { $tables }; delete them (camarilla admin delete) and try again
refused-table-damaged = part of this table is lost, so it cannot be opened; the operator of the server can see that in the log
refused-draining = no new tables for now: the server is about to restart
refused-spectators-quiet = spectators cannot write in this table's chat
refused-records = too many changes at this table; the limit is { $most }
refused-chat = this table has reached its limit of { $most } chat messages
refused-chat-part = you have reached your limit of { $most } chat messages at this table
refused-days = at most { $most } games over days can be under way from your address; finish one first
refused-unfinished = a player can have at most { $most } unfinished games; finish one first
refused-public = at most { $most } open tables from your address can be in the list; begin a game at one of them first
refused-full = this table is full
refused-not-over = available when the game is over
refused-phase-gathering = the game has not started yet
refused-phase-playing = the game has already started
refused-phase-over = the game is over
refused-not-host = only the host can do this
refused-not-your-seat = seat { $seat } is not yours
refused-not-seated = only the players of this game can ask for a rematch
refused-retry-not-yours = only the player of this game can retry it
refused-retry-people = only a game against bots can be retried
refused-bot-name = a bot cannot be called { $name }: a name has 1 to 24 letters, digits, spaces, dots, hyphens or apostrophes, begins with a letter, and no level has it
refused-bot-kind = { $bot } is no bot of your own; write module:Class or engine:COMMAND
refused-retry-step = this game can be retried from step 0 to { $high }, not from { $step }
refused-seat-taken = seat { $seat } is taken
refused-seat-wish = a seat is “open”, “me”, or “bot” and a level, not { $wish }
refused-one-seat = you can take only one seat, unless several players share this device
refused-hotseat-in-use = somebody still has several seats at this table
refused-kicked = the host has removed you from this seat
refused-kick-yourself = you cannot remove yourself; leave your seat instead
refused-vote-not-waiting = you can vote only on the player everyone is waiting for
refused-vote-players = only the players who are waiting can vote
refused-vote-clock = this game has a clock, which decides how long to wait
refused-vote-absent = this player is away; a bot will take over when the waiting time is up
refused-vote-early = give them a little longer; you can vote in { $seconds } s
refused-free-seats = there are still free seats
refused-not-come = not everybody has come to the rematch yet; wait for them, or remove them and fill their seats
refused-rules-new = the rules have just changed; you can begin in { $seconds } s, or when everybody is ready
refused-rules-unread = not everybody has seen the new rules yet; wait for them, or remove them and fill their seats
refused-contribution-lines = a contribution must be a single line
refused-empty-text = the message is empty
refused-mute-yourself = you cannot mute yourself
refused-mute-nobody = no player at this table has that name
refused-mutes = you can mute at most { $most } people at a table

# The game
refused-only-watching = you are a spectator
refused-not-asked = it is not the turn of seat { $seat }
refused-stale = the game has moved on
refused-stood-in = a bot is playing for seat { $seat }
refused-no-time = your time is up; a bot is playing for you
refused-bot-answers = the bot answers this question first; then you can take over again
refused-needs-server = this needs a server
refused-damaged-game = this game is damaged and cannot be continued; it was set aside
refused-no-room = there is no room to keep this game on this device: it goes on, but is gone once you close the page
refused-no-rules = the rules of this game could not be loaded; check your connection
refused-no-hints = there are no hints at this table
refused-newer-hint = you have asked for another hint since
refused-no-undo = there is nothing to undo
refused-rules-changed = this game began under version { $rules } of the rules, and the server now has version { $known }; it can be viewed, but not continued
refused-undo-revealed = something hidden was revealed, so this cannot be undone

# What a player who is away is told. Nothing of what is on the table is in it.
notice-turn = Your move: { $game }
    .text = The others are waiting for you. Time left: { $days } d { $hours } h.
notice-reminder = Time is running out: { $game }
    .text = It is still your turn. Time left: { $days } d { $hours } h.
notice-end = You asked for these messages. To stop them: { $link }
notice-agree = Confirm your e-mail address
    .text = Somebody, probably you, wants { $site } to write to this address when it is their turn. If that is you, open { $link } If not, do nothing, and you will hear no more.
notice-agree-page = Shall we write to { $address } when it is your turn?
    .button = Yes, write to me
notice-agreed = Done. You will get a message when it is your turn.
notice-stop-page = Shall we stop writing to { $address }?
    .button = Yes, stop
notice-stopped = Done. You will get no more messages.
refused-notices = this server cannot send that kind of message ({ $kind })
refused-channel = no message can be sent there ({ $kind }); a web address begins with https://
refused-channels = at most { $most } places to send messages to; remove one first
refused-zone = no time zone named { $zone }
refused-notice-link = this link has been used, or is too old; ask for a new one
refused-mail = CAMARILLA_MAIL is not an address like smtp://user:password@host:587?from=club@example.org
refused-passkey = this passkey was not accepted; try again
refused-passkeys = at most { $most } passkeys; remove one first
refused-passkeys-off = passkeys only work where the page is opened by a name such as club.example, not by an address of numbers
refused-device = no such device is signed in
refused-damaged-setting = the setting { $setting } in the store is damaged; restore a backup, or delete that setting to start without it
refused-short-secret = { $setting } is too short: give it at least { $shortest } characters that nobody can guess, or leave it unset
