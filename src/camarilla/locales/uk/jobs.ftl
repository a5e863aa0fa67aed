# Тривалі завдання: змагання, дослідження й набори даних частинами, на багатьох машинах і з продовженням.

help-cluster = доручити кластеру Ray: auto — тому, що працює на цій машині, або адреса, як-от 10.0.0.5:6379
help-shard = виконати лише цю частину, наприклад 3/16: третю з шістнадцяти; `camarilla merge` поєднує частини
help-quiet = не показувати, скільки вже зроблено
progress-left = залишилося { $time }
progress-games = ігор
job-stopped = Зупинено. Усе зроблене — у { $file }; щоб продовжити, запустіть ту саму команду ще раз.
job-unkept = Зупинено. Щоб запуск можна було продовжити, додайте { $option }.
job-awaited = Останні { $seconds } с очікували на { $bots }{ $where }. Клас може думати скільки завгодно: --timeout діє лише для програм (engine:COMMAND).

help-merge =
    Поєднати частини змагання, дослідження чи набору даних, виконані з --shard на
    одній чи кількох машинах. Вийде те саме, що й за один раз, байт у байт; те, що
    є у двох файлах, рахується один раз.
    .short = поєднати частини змагання, дослідження чи набору даних
    .files = результати частин: файли або теки набору даних
    .results = зберегти всі результати змагання чи дослідження в цьому файлі, по порядку
    .parquet = змагання: записати рядок на кожне місце кожної гри (потрібен pyarrow)
    .picture = змагання: намалювати рейтинги з інтервалами, як SVG
    .html = дослідження: записати звіт із графіками; файли SVG і Parquet ляжуть поруч
    .out = набір даних: тека для всіх файлів
    .json = звіт як JSON
    .examples =
        приклади:
          camarilla arena knight regent --shard 1/2 --results one.jsonl
          camarilla arena knight regent --shard 2/2 --results two.jsonl
          camarilla merge one.jsonl two.jsonl --results all.jsonl
          camarilla merge part-*.jsonl --html balance.html
          camarilla merge here.parquet there.parquet --out all.parquet

help-dataset =
    Дати ботам зіграти й записати кожен вибір для програм, що навчаються: що знало
    місце (числа state.observation), які ходи були дозволені, який обрано і яку
    частку перемоги здобуто наприкінці. Результат — тека з файлами Parquet. Random,
    greedy та рівні без пошуку грають у скомпільованому коді; іншим, як-от regent,
    потрібні секунди на гру. Потрібен pyarrow.
    .short = записати кожен вибір багатьох ігор як Parquet
    .game = гра
    .out = тека для файлів; та сама команда продовжить
    .seats = кількість гравців (найменша)
    .players = хто грає: одне ім'я на всіх або по одному на місце (greedy)
    .games = кількість ігор (20000)
    .part = ігор у кожному файлі (2000; 20 із гравцями, що шукають)
    .option = змінене правило, як-от heir=3; можна вказати кілька разів
    .seed = ціле число: те саме зерно роздає ті самі ігри (0)
    .jobs = кількість потоків або процесів (по одному на ядро)
    .json = підсумок як JSON
    .examples =
        приклади:
          camarilla dataset oriflamme --seats 3 --games 50000 --out data.parquet
          camarilla dataset throne --players knight,regent --games 200 --out mixed
          camarilla dataset intrigues --shard 1/2 --out one.parquet

dataset-done = { $folder }: рядків — { $rows }, ігор — { $games }, файлів — { $files }.
dataset-rate = Рядків за секунду: { $rate }.

refused-other-job = у { $file } результати іншого запуску: там { $member } — { $before }, а тут { $now }
refused-bot-changed = у { $file } результати іншого { $bot }: код відтоді змінився. Дайте новим результатам інший файл або видаліть цей
refused-network-results = у { $file } результати { $bot } з іншою нейромережею або без неї. Дайте новим результатам інший файл або видаліть цей
refused-no-results = у { $file } немає результатів змагання чи дослідження
refused-results-in-use = інший запуск ще триває і пише в { $file }
refused-merge-missing = { $count ->
    [one] бракує { $count } результату
    [few] бракує { $count } результатів
    [many] бракує { $count } результатів
   *[other] бракує { $count } результату
  }: вкажіть файли всіх частин, кожну виконану до кінця
refused-merge-file = { $option } не стосується таких результатів
refused-merge-out = вкажіть через --out теку для всіх файлів
refused-no-dataset = { $file } — не набір даних Camarilla
refused-dataset-folder = { $folder } — це назва файлу, а набір даних — тека з файлами Parquet: вкажіть теку, наприклад --out data
refused-dataset-missing = { $count ->
    [one] бракує { $count } файлу
    [few] бракує { $count } файлів
    [many] бракує { $count } файлів
   *[other] бракує { $count } файлу
  }: вкажіть теки всіх частин, кожну виконану до кінця
refused-dataset-shard = у частині { $shard } немає файлів: усього їх { $files }; візьміть менше частин або менший --part
refused-balance-shard = у частині { $shard } замало ігор, щоб сказати, наскільки певний результат; візьміть менше частин або більше ігор
refused-cluster-address = кластер Ray за адресою { $address } недоступний: { $reason }
refused-cluster-version = на машині кластера Camarilla { $there }, а тут { $here }: встановіть усюди ту саму версію
refused-cluster-networks = на машині кластера не ті нейромережі, що тут: встановіть усюди той самий пакет camarilla-networks
refused-workers-lost = { $count ->
    [0] процес, що виконував ту саму частину роботи, завершувався { $times } рази; можливо, системі забракло пам'яті?
   *[other] процес, у якому грав { $bots }, завершувався { $times } рази на тій самій роботі{ $where }: його завершив бот (os._exit), стався збій у машинному коді чи забракло пам'яті?
  }
