# What the server says: its commands, and why it refused something. The page shows the same refusals.

help-serve =
    Run the server: tables in the browser, on this machine or for the world.
    Everything is kept in one file, or in PostgreSQL. Stop it with Ctrl-C; no move
    is lost.
    .short = run the server
    .host = the address to listen at (127.0.0.1: this machine only)
    .port = the port (8000, or a free one if that is taken)
    .database = a file, or postgresql://… (camarilla.db)
    .open = open the page in the browser; keep the tables in your own data folder
    .origin = a page of another address that may talk to the server; may be given several times
    .secure = send cookies over https only: for servers behind a proxy with a certificate
    .proxy = addresses of proxies whose X-Forwarded-For is believed, with commas between them
    .no_metrics = offer no /metrics
    .no_limits = no limits on rates: for measurements
    .thinkers = how many bots may think at the same time (2)
    .log = how much is written to stderr (info)
    .examples =
        examples:
          camarilla serve --open
          camarilla serve --host 0.0.0.0 --port 8080 --secure --proxy 127.0.0.1

serving = Camarilla is open at { $address } (Ctrl-C closes it; no move is lost).

help-verify =
    Check that a finished game was dealt fairly: the key is the one that was
    promised before the game, every draw follows from it and from what the players
    gave, and the moves lead to the result. The page offers the file of every
    finished game.
    .short = check that a game was dealt fairly
    .file = the fairness document of a finished game
    .commitment = the commitment that you noted before the game
    .json = as JSON
    .examples =
        examples:
          camarilla verify fairness.json

help-backup =
    Copy everything a server has stored into one new file, while it runs.
    .short = copy a server's store into a file
    .file = the new file
    .database = a file, or postgresql://… (camarilla.db)
    .examples =
        examples:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Copy a backup into a store that has no tables yet. Stop the server first.
    .short = copy a backup into an empty store
    .file = a file that camarilla backup has written
    .database = a file, or postgresql://… (camarilla.db)
    .examples =
        examples:
          camarilla restore monday.backup --database camarilla.db

verified =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    } of { $game } at { $seats } seats, { $draws } draws, { $contributions } contributions: dealt fairly.
    { $result }
backed-up = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} copied to { $file }
restored = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} restored

# Commands and the store
refused-no-extra = this needs the package { $missing }: pip install "camarilla[{ $extra }]"
refused-port = { $host } port { $port } cannot be used; another program may have it
refused-no-store = the store { $store } cannot be opened: { $reason }
refused-newer-store = this store was written by a newer version (schema { $version }); this one knows up to { $known }
refused-store-in-use = the store { $store } has tables already; restore into an empty one
refused-no-backup = there is no file { $file }
refused-verify-document = this is no fairness document: { $reason }
refused-verify-key = the key is not the one that was promised before the game
refused-verify-first = seat { $seat } was not drawn as the first player
refused-verify-seat = line { $line } of the transcript: seat { $seat } was not asked
refused-verify-draw = draw { $draw } does not follow from the key and the contributions
refused-verify-end = the moves lead to another end than the one that is written

# Requests
refused-message = this message is not understood: { $reason }
refused-not-json = a body must be JSON
refused-too-large = at most { $most } bytes are read
refused-flood = too much at once; wait a moment
refused-origin = this page may not talk to the server
refused-method = this cannot be done here
refused-no-page = there is nothing here
refused-no-words = there are no such words
refused-query = this address is not understood
refused-internal = something went wrong in the server; nothing has changed
refused-store-failed = it could not be stored, so it did not happen
refused-no-guest = choose a name first
refused-name = a name has 1 to 24 letters

# Tables
refused-no-table = there is no such table
refused-no-replay = there is no such finished game
refused-eyes = nobody looked at this game with these eyes
refused-no-spectators = nobody may watch this game
refused-full = there is no room left at this table
refused-not-over = that can be seen when the game is over
refused-phase-gathering = the game has not begun yet
refused-phase-playing = the game has begun
refused-phase-over = the game is over
refused-not-host = only the host can do that
refused-not-your-seat = seat { $seat } is not yours
refused-not-seated = only those who played can ask for a rematch
refused-seat-taken = seat { $seat } is taken
refused-seat-wish = a seat is open, me, or bot and a level, not { $wish }
refused-one-seat = one player has one seat, except at a hot seat
refused-hotseat-in-use = somebody sits on several seats
refused-kicked = the host does not want you on this seat
refused-kick-yourself = leave instead
refused-kick-bot = a bot plays this seat already
refused-free-seats = a seat is still free
refused-contribution-lines = a contribution is one line
refused-empty-text = there is nothing to say
refused-mute-yourself = you cannot mute yourself
refused-mute-nobody = nobody at this table is called so

# The game
refused-only-watching = you are only watching
refused-not-asked = seat { $seat } is not asked
refused-stale = the game has gone on
refused-stood-in = a bot answers for seat { $seat }
refused-no-time = your time is up; a bot plays on for you
refused-no-undo = there is nothing to take back
refused-undo-revealed = something hidden was revealed, so it stands
