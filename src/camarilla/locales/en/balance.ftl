# Balance: what seats, cards and rules are worth, from many games between bots.

help-balance =
    Let bots play thousands of games and see what each seat and each card is worth,
    with 95% intervals. Random, greedy and the levels that do not search play whole
    games in compiled code; others, such as ismcts:100, think before each move, so
    ask them for fewer games (1500 take some minutes). --against plays other rules
    on the same deals, --sweep tries every value of an option. Ctrl-C stops and
    shows what there is so far.
    .short = see what seats, cards and rules are worth
    .game = the game
    .seats = number of players (the fewest that the rulebook has)
    .players = who plays: one name for all, or one for each seat; repeat it to compare kinds of players, also with --against or --sweep (greedy)
    .games = number of games (20000); rounded up so that everybody starts equally often
    .option = a rule to change, such as heir=3; can be repeated
    .against = compare with this rule on the same deals, all else as --option says; can be repeated
    .sweep = try every value of an option, such as heir=0..5
    .seed = a whole number: the same seed deals the same games (0)
    .jobs = number of threads or processes (one for each core)
    .results = save every block of games in this file; the same command continues it, also with more --games
    .html = write a report with plots; SVG and Parquet files are put beside it
    .json = everything as JSON
    .examples =
        examples:
          camarilla balance oriflamme --seats 3
          camarilla balance oriflamme --seats 3 --option heir=3 --against heir=2
          camarilla balance oriflamme --sweep heir=0..5 --html heir.html
          camarilla balance throne --players ismcts:100 --games 1500

balance-head = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $seats } players ({ $players }).
balance-rules = Changed rules: { $options }.
balance-file = { $name }={ $file } (fingerprint { $fingerprint })
balance-order = Wins by turn order, in percent, with 95% intervals; points. A fair share is { $fair }%.
balance-players = Wins by player, in percent, with 95% intervals
balance-seats = Wins by player, no matter who starts, in percent, with 95% intervals: a check of the game. A fair share is { $fair }%.
balance-seat = Player { $seat } wins { $share }% { $interval } no matter who starts; a fair share is { $fair }%. Chance does this in one run of a hundred: run it again with another --seed. If it stays, this game does not treat all players alike.
balance-usual = the rulebook
balance-contrast = This: { $this }. That: { $that }. Same deals; with 95% confidence, all verdicts hold at once.
balance-changes = Differences between { $this } and { $that }, for each kind of players. Same deals; with 95% confidence, all verdicts hold at once.
balance-change-marks = ▲ more, ▼ less, ? unclear; no mark: no real change.
balance-left-out = Figures without a clear difference that are left out here: { $count }. --html and --json have them.
balance-sweep = Every value of { $option }, on the same deals: wins by turn order in percent, then the games.
balance-kinds = Each kind of players, on the same deals: wins by turn order in percent, then the games.
balance-stopped = Stopped early: { $games } of { $all } games.
balance-part = One part of a study: { $games } of { $all } games.
balance-laps = You asked for { $asked } games; with { $games } everybody starts equally often.
balance-unprinted = { $seats } players: not in the rulebook, which has { $low } to { $high }.
balance-nothing = No figures yet: two blocks of games have to be finished first.
balance-games = Games
balance-cards-dealt = Cards: what being dealt one is worth, in percentage points of wins, against not being dealt it
balance-cards-drawn = Cards: what revealing one as your very first card is worth, in percentage points of wins, against revealing another; chance alone chooses it
balance-cards-undealt = Cards: wins of those who had them. Nobody is dealt these cards, so this shows what goes with winning, not what causes it
note-held = If dealt: wins of those who were dealt it, %.
note-held-drawn = If revealed first: wins of those whose first card it was, %.
note-used = Played, %: of the hands dealt the card.
note-placed = If played: wins of those who played it, %.
note-revealed = If revealed: of those who revealed it.
note-kept = If left: of those who had it on the table at the end.
note-causes = These are not causes: those who are ahead may be the ones who get to play a card.
note-margin = Winning margin: points between the winners and the best of the others.
note-decided = Decisive round: from this one on the winners led.
note-leads = Lead changes: how often the lead passed to somebody else from one round to the next.

balance-doings = What cards do
balance-used = How often a card is played, in percent of the hands dealt it
balance-marks = ▲ too strong, ▼ too weak, ? unclear; no mark: fine.
balance-caution = These figures show how bots play ({ $players }), and bots are not people: believe a verdict when other kinds of players share it. This asks them, in some minutes:

report-whole = { $title } for { $seats }: what seats and cards are worth
report-rules = { $title } for { $seats } with { $rules }: what seats and cards are worth
report-contrast = { $title } for { $seats }: { $this } compared with { $that }
report-sweep = { $title } for { $seats }: which value of { $option }?
report-players = { $title } for { $seats }: do different players agree?
report-made = Camarilla { $version }, { $date }, seed { $seed }.
report-again = This command makes the same report:
report-all = The whole study is made by:

summary-strong = Too strong: { $cards }.
summary-weak = Too weak: { $cards }.
summary-fine = Fine: { $cards }.
summary-unclear = Unclear: { $cards }.
open-tells = about { $games } games would tell
open-line = on the line: ten million games would not tell
summary-unused = Rarely played by those who are dealt it, so its worth says more about these players than about the card: { $cards }.
unused-card = { $card } ({ $share }% of hands)
summary-order = Turn order: { $places }. A fair share is { $fair }%.
order-above = place { $place } wins { $points } points more than fair { $interval }
order-below = place { $place } wins { $points } points less than fair { $interval }
summary-even = Turn order: no difference found; every place wins within { $points } points of a fair share.
summary-order-open = Turn order: unclear, play more games ({ $share } for place { $place }).
summary-under = { $rules }: { $said }
summary-rule = Too strong or too weak: beyond ±{ $points } points, a tenth of a fair share. Verdicts use wider intervals than those printed, so that all of them hold at once.
summary-drawn = Verdicts are over every { $option } together; in one they may differ: --{ $option } N looks at that one.
agree-strong = Too strong for all kinds of players: { $cards }.
agree-weak = Too weak for all kinds of players: { $cards }.
agree-fine = Fine for all kinds of players: { $cards }.
agree-depends = It depends on who plays: { $cards }.
agree-unclear = Unclear: { $cards }.
agree-order = The turn order depends on who plays (wins, %): { $places }.
agree-place = place { $place }
agree-range = from { $least } to { $most }
summary-rather = With { $this } rather than { $that }: { $said }
kinds-alike = { $players } made the same choices in every game: count them as one player.
kinds-related = { $players } follow the same heuristics, with more or less chance or in another style: what they agree on is no independent proof.
kinds-others = Others to ask: { $players }; --games { $games } takes some minutes.
summary-more = Worth more: { $cards }.
summary-less = Worth less: { $cards }.
change-more = Worth more for all kinds of players: { $cards }.
change-less = Worth less for all kinds of players: { $cards }.
change-depends = Clearly worth more or less for some kinds of players only: { $cards }.
change-none = No card is clearly worth more or less.
summary-contrast = Figures that clearly differ: { $sure } of { $all }.
sweep-best = Best value by the worth of cards: { $option }={ $value }. With every other value some card clearly lies farther off.
sweep-tied = Best value by the worth of cards: these cannot be told apart: { $option }={ $values } ({ $telling }).
sweep-close = too close for any study
sweep-more = play more games
summary-few = Too few games to say anything about cards: { $games }.
sweep-measure = Measured by the card that lies farthest off: { $cards }.
sweep-farthest = with { $value } { $card } { $worth }
sweep-card = The card that you change, { $card }: { $values }.
sweep-agree = By the worth of cards, values of { $option } that may be best for all kinds of players: { $values }.
sweep-depends = Which value of { $option } is best by the worth of cards depends on who plays.
sweep-beside = But { $option } clearly changes more than cards: { $figures }.
sweep-change = { $figure } (from { $least } with { $least_at } to { $most } with { $most_at })

plot-order = Wins by turn order
plot-scores = Scores: how often each one is reached
plot-killers = What kills each card, in percent of its deaths
plot-killers-drawn = Which card had just been revealed when a card was destroyed, in percent of all times it was destroyed
plot-difference = Differences between the two sets of rules, in percentage points
plot-earned = What cards earn: differences between the two sets of rules
legend-order = Dashed line: a fair share. Red: above it; blue: below it; gray: unclear.
legend-cards = Green band: within a tenth of a fair share. Red: too strong; blue: too weak; green: fine; gray: unclear.
legend-contrast = Red: more; blue: less; gray: unclear; green: no real change.
legend-lines-cards = Dashed line: worth nothing. Green band: within a tenth of a fair share; beyond it a card is too strong or too weak. Click a name to see it alone.
legend-lines-order = Dashed line: a fair share. Green band: within a tenth of it.
legend-lines-difference = Dashed line: no difference. Green band: within a tenth of a fair share. Click a name to see it alone.
axis-wins = wins, %
axis-points = percentage points of wins
axis-percent = %
axis-difference = percentage points
axis-earned = points for each time a card is played
axis-order = turn order
axis-score = points
axis-victim = victim

figure-order = wins, place { $place } in turn order, %
figure-ties = ties, %
figure-answers = decisions
figure-rounds = rounds
figure-leads = lead changes
figure-decided = decisive round
figure-margin = winning margin

column-figure = figure
column-this = this
column-that = that
column-difference = difference
column-mean = mean
column-low = at least
column-high = at most
column-count = observations
column-card = card
column-players = players
column-place = place
column-wins = wins, %
column-points = points
column-player = player
column-effect = worth
column-verdict = verdict
column-held = if dealt
column-held-drawn = if revealed first
column-used = played, %
column-placed = if played
column-revealed = if revealed
column-kept = if left
column-placed_in = round played
column-revealed_in = round revealed
column-earned = earns
column-killed = killed, %
column-killed-drawn = destroyed, %
column-killers = killed by
column-killers-drawn = destroyed when this was revealed

verdict-strong = too strong
verdict-weak = too weak
verdict-fine = fine
verdict-more = more
verdict-less = less
verdict-none = –
verdict-same = no real change
verdict-near = within { $points } points of fair

# Numbers in tables: the decimal mark, an interval, a sample size.
decimal-mark = .
decimal-interval = [{ $low }, { $high }]
decimal-count = { $count }

not-sweep = { $text }: expected an option and two values, such as heir=0..5
refused-balance-same = both sides have the same rules; give --against another value
refused-sweep-range = the option { $option } goes from { $low } to { $high }; { $first }..{ $last } goes beyond that
not-rising = { $text }: the smaller value comes first: { $right }
refused-balance-games = too few games: { $games }; play at least { $fewest }
refused-balance-players = { $players } players were named for { $seats } seats; name one for all, or one for each seat
refused-one-sweep = one --sweep at a time; set the other options with --option
refused-sweep-set = --sweep tries every value of { $option }, so do not set it, too
