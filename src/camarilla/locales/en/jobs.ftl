# Long jobs: contests, studies and data sets in parts, on many machines, and taken up again.

help-cluster = let a Ray cluster do it: auto for the one that runs on this machine, or an address such as 10.0.0.5:6379
help-shard = do only this part, such as 3/16: the third of sixteen; `camarilla merge` joins the parts
help-quiet = show no progress
progress-left = { $time } left
progress-games = games
job-stopped = Stopped. Everything so far is in { $file }; run the same command again to continue.
job-unkept = Stopped. To be able to continue a run, give it { $option }.
job-awaited = For { $seconds } seconds it had been waiting for { $bots }{ $where }. A class may take as long as it likes: --timeout is for programs (engine:COMMAND).

help-merge =
    Join the parts of a contest, a study or a data set that were done with --shard,
    on one machine or on many. The result is what one run would have given, byte
    for byte; what lies in two files counts once.
    .short = join the parts of a contest, a study or a data set
    .files = the results of the parts: files, or the folders of a data set
    .results = save all results of a contest or a study in this file, in order
    .parquet = contest: write a row for each seat of each game (needs pyarrow)
    .picture = contest: draw the ratings with their intervals, as SVG
    .html = study: write a report with plots; SVG and Parquet files are put beside it
    .out = data set: the folder for all files
    .json = the report as JSON
    .examples =
        examples:
          camarilla arena knight regent --shard 1/2 --results one.jsonl
          camarilla arena knight regent --shard 2/2 --results two.jsonl
          camarilla merge one.jsonl two.jsonl --results all.jsonl
          camarilla merge part-*.jsonl --html balance.html
          camarilla merge here.parquet there.parquet --out all.parquet

help-dataset =
    Let bots play and write down every choice for programs that learn: what the
    seat could know (the numbers of state.observation), which moves were legal,
    which one it chose, and what share of the victory it won in the end. The result
    is a folder of Parquet files. Random, greedy and the levels that do not search
    play inside compiled code; others, such as regent, take seconds a game. Needs
    pyarrow.
    .short = write down every choice of many games, as Parquet
    .game = the game
    .out = the folder for the files; the same command continues it
    .seats = number of players (the fewest)
    .players = who plays: one name for all, or one for each seat (greedy)
    .games = number of games (20000)
    .part = games in each file (2000; 20 with players that search)
    .option = a rule to change, such as heir=3; can be repeated
    .seed = a whole number: the same seed deals the same games (0)
    .jobs = number of threads or processes (one for each core)
    .json = a summary as JSON
    .examples =
        examples:
          camarilla dataset oriflamme --seats 3 --games 50000 --out data.parquet
          camarilla dataset throne --players knight,regent --games 200 --out mixed
          camarilla dataset intrigues --shard 1/2 --out one.parquet

dataset-done = { $folder } has { $rows } rows of { $games } games in { $files ->
    [one] one file
   *[other] { $files } files
  }.
dataset-rate = { $rate } rows a second.

refused-other-job = { $file } has results of another run: { $member } is { $before } there and { $now } here
refused-bot-changed = { $file } has results of another { $bot }: its code has changed since. Give another file for new results, or delete this one
refused-network-results = { $file } has results of { $bot } with another network, or without one. Give another file for new results, or delete this one
refused-no-results = { $file } has no results of a contest or a study
refused-results-in-use = another run is still running and writes to { $file }
refused-merge-missing = { $count ->
    [one] one result is missing
   *[other] { $count } results are missing
  }: give the files of all parts, each run to the end
refused-merge-file = { $option } is not for results of this kind
refused-merge-out = say with --out which folder all files should go to
refused-no-dataset = { $file } is not a data set of Camarilla
refused-dataset-folder = { $folder } names a file, but a data set is a folder of Parquet files: give --out a folder, such as data
refused-dataset-missing = { $count ->
    [one] one file is missing
   *[other] { $count } files are missing
  }: give the folders of all parts, each run to the end
refused-dataset-shard = part { $shard } has no files: there are only { $files }; choose fewer parts, or a smaller --part
refused-balance-shard = part { $shard } has too few games to say how sure anything is; choose fewer parts, or more games
refused-cluster-address = no Ray cluster can be reached at { $address }: { $reason }
refused-cluster-version = a machine of the cluster has Camarilla { $there }, but this one has { $here }: install the same version everywhere
refused-cluster-networks = a machine of the cluster has other neural networks than this one: install the same camarilla-networks everywhere
refused-workers-lost = { $count ->
    [0] the process that did one piece of the work ended { $times } times; did the system end it for lack of memory?
   *[other] the process in which { $bots } played ended { $times } times over the same work{ $where }: did a bot end it (os._exit), did native code crash, or did memory run out?
  }
