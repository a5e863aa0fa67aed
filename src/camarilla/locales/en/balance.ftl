# Balance: what seats, cards and rules are worth, from many games between bots.

help-balance =
    Let bots play thousands of games and see what each seat and each card is worth,
    with 95% intervals. Random, greedy and the levels that do not search play whole
    games in compiled code; others, such as regent, take seconds a game, so ask
    them for fewer games. --against plays other rules on the same deals, --sweep
    tries every value of an option. Ctrl-C stops and shows what there is so far.
    docs/balance.md explains how to read the results.
    .short = see what seats, cards and rules are worth
    .game = the game
    .seats = number of players (the fewest)
    .players = who plays: one name for all, or one for each seat (greedy)
    .games = number of games (20000)
    .option = a rule to change, such as heir=3; can be repeated
    .against = compare with this rule on the same deals; can be repeated
    .sweep = try every value of an option, such as heir=0..5
    .seed = a whole number: the same seed deals the same games (0)
    .jobs = number of threads (one for each core)
    .html = write a report with plots; SVG and Parquet files are put beside it
    .json = everything as JSON
    .examples =
        examples:
          camarilla balance oriflamme --seats 3
          camarilla balance oriflamme --seats 3 --option heir=3 --against heir=2
          camarilla balance oriflamme --sweep heir=0..5 --html heir.html
          camarilla balance throne --players regent --games 40

balance-head = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $seats } players ({ $players }).
balance-rules = Changed rules: { $options }.
balance-order = Wins by turn order, in percent, with 95% intervals; points. A fair share is { $fair }.
balance-chair = Player { $seat } does not win a fair share ({ $share }%), no matter who starts: this game does not treat all players alike.
balance-games = Games
balance-cards = Cards: what being dealt one is worth, in percentage points of wins, against not being dealt it
balance-cards-undealt = Cards: wins of those who had them. Nobody is dealt these cards, so this shows what goes with winning, not what causes it

figure-ties = ties, %
figure-answers = decisions
figure-rounds = rounds
figure-leads = lead changes
figure-decided = decisive round
figure-margin = winning margin

column-card = card
column-effect = worth
column-verdict = verdict
column-held = dealt
column-placed = played
column-revealed = revealed
column-kept = at the end
column-placed_in = round played
column-revealed_in = round revealed
column-earned = earns
column-killed = killed, %
column-killers = killed by

verdict-strong = too strong
verdict-weak = too weak
verdict-fine = fine
verdict-none = –

refused-balance-games = { $games } games are too few; play at least { $fewest }
refused-balance-players = { $players } players were named for { $seats } seats; name one for all, or one for each seat
