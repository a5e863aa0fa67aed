# Долгие задания: состязания, исследования и наборы данных по частям, на многих машинах и с продолжением.

help-cluster = поручить кластеру Ray: auto — тому, что работает на этой машине, или адрес, например 10.0.0.5:6379
help-shard = выполнить только эту часть, например 3/16: третью из шестнадцати; `camarilla merge` соединяет части
help-quiet = не показывать, сколько уже сделано
progress-left = осталось { $time }
progress-games = игр
job-stopped = Остановлено. Всё сделанное — в { $file }; чтобы продолжить, запустите ту же команду ещё раз.
job-unkept = Остановлено. Чтобы запуск можно было продолжить, добавьте { $option }.
job-awaited = { $seconds } с шло ожидание { $bots }{ $where }. Класс может думать сколько угодно: --timeout действует только для программ (engine:COMMAND).

help-merge =
    Соединить части состязания, исследования или набора данных, выполненные с
    --shard на одной или нескольких машинах. Выйдет то же, что и за один раз, байт
    в байт; то, что есть в двух файлах, считается один раз.
    .short = соединить части состязания, исследования или набора данных
    .files = результаты частей: файлы или папки набора данных
    .results = сохранить все результаты состязания или исследования в этом файле, по порядку
    .parquet = состязание: записать строку на каждое место каждой игры (нужен pyarrow)
    .picture = состязание: нарисовать рейтинги с интервалами в формате SVG
    .html = исследование: записать отчёт с графиками; файлы SVG и Parquet лягут рядом
    .out = набор данных: папка для всех файлов
    .json = отчёт в формате JSON
    .examples =
        примеры:
          camarilla arena knight regent --shard 1/2 --results one.jsonl
          camarilla arena knight regent --shard 2/2 --results two.jsonl
          camarilla merge one.jsonl two.jsonl --results all.jsonl
          camarilla merge part-*.jsonl --html balance.html
          camarilla merge here.parquet there.parquet --out all.parquet

help-dataset =
    Дать ботам сыграть и записать каждый выбор для обучающихся программ: что знало
    место (числа state.observation), какие ходы были разрешены, какой выбран и
    какая доля победы получена в конце. Результат — папка с файлами Parquet.
    Random, greedy и уровни без поиска играют в скомпилированном коде; другим,
    например regent, нужны секунды на игру. Нужен pyarrow.
    .short = записать каждый выбор множества игр в Parquet
    .game = игра
    .out = папка для файлов; та же команда продолжит
    .seats = число игроков (наименьшее)
    .players = кто играет: одно имя на всех или по одному на место (greedy)
    .games = число игр (20000)
    .part = игр в каждом файле (2000; 20 с игроками, которые ищут)
    .option = изменённое правило, например heir=3; можно указать несколько раз
    .seed = целое число: при том же зерне раздачи те же (0)
    .jobs = число потоков или процессов (по одному на ядро)
    .json = сводка в формате JSON
    .examples =
        примеры:
          camarilla dataset oriflamme --seats 3 --games 50000 --out data.parquet
          camarilla dataset throne --players knight,regent --games 200 --out mixed
          camarilla dataset intrigues --shard 1/2 --out one.parquet

dataset-done = { $folder }: строк — { $rows }, игр — { $games }, файлов — { $files }.
dataset-rate = Строк в секунду: { $rate }.

refused-other-job = в { $file } результаты другого запуска: там { $member } — { $before }, а здесь { $now }
refused-bot-changed = в { $file } результаты другого { $bot }: код с тех пор изменился. Укажите для новых результатов другой файл или удалите этот
refused-network-results = в { $file } результаты { $bot } с другой нейросетью или без неё. Укажите для новых результатов другой файл или удалите этот
refused-no-results = в { $file } нет результатов состязания или исследования
refused-results-in-use = другой запуск ещё идёт и пишет в { $file }
refused-merge-missing = { $count ->
    [one] не хватает { $count } результата
    [few] не хватает { $count } результатов
    [many] не хватает { $count } результатов
   *[other] не хватает { $count } результата
  }: укажите файлы всех частей, каждую выполненную до конца
refused-merge-file = { $option } не относится к таким результатам
refused-merge-out = укажите через --out папку для всех файлов
refused-no-dataset = { $file } — не набор данных Camarilla
refused-dataset-folder = { $folder } — имя файла, а набор данных — папка с файлами Parquet: укажите папку, например --out data
refused-dataset-missing = { $count ->
    [one] не хватает { $count } файла
    [few] не хватает { $count } файлов
    [many] не хватает { $count } файлов
   *[other] не хватает { $count } файла
  }: укажите папки всех частей, каждую выполненную до конца
refused-dataset-shard = в части { $shard } нет файлов: всего их { $files }; возьмите меньше частей или меньший --part
refused-balance-shard = в части { $shard } слишком мало игр, чтобы сказать, насколько точен результат; возьмите меньше частей или больше игр
refused-cluster-address = кластер Ray по адресу { $address } недоступен: { $reason }
refused-cluster-version = на машине кластера Camarilla { $there }, а здесь { $here }: установите везде одну версию
refused-cluster-networks = на машине кластера не те нейросети, что здесь: установите везде один и тот же пакет camarilla-networks
refused-workers-lost = { $count ->
    [0] процесс, выполнявший одну и ту же часть работы, завершался { $times } раза; возможно, системе не хватило памяти?
   *[other] процесс, в котором играл { $bots }, завершался { $times } раза на одной и той же работе{ $where }: его завершил бот (os._exit), произошёл сбой в машинном коде или не хватило памяти?
  }
