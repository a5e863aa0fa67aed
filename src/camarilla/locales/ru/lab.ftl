# Лаборатория: состязания ботов, игры, рассмотренные ход за ходом, движки; и стили, в которых играют боты.

help-arena =
    Дать ботам сыграть между собой. Участники: random, greedy, network (обученная
    нейросеть), flat:1000, ismcts:4000 и network:2000 (столько симуляций на ход;
    последнего ведёт нейросеть), уровень, например knight или knight:bluffing,
    engine:COMMAND для программы, знающей протокол движка, либо module:Class для
    класса Python с методом `choose`. В каждом матче один участник играет против
    других одного вида; каждую раздачу играют по разу с каждого места, так что
    лучших карт нет ни у кого. То же зерно даёт те же результаты при любом числе
    процессов.
    .short = дать ботам сыграть между собой
    .entrants = кто участвует (все уровни, начиная со слабейшего)
    .game = игра; можно указать несколько раз (все игры)
    .seats = число игроков; можно указать несколько раз (все возможные)
    .form = robin: каждый с каждым; ladder: каждый с предыдущим
    .deals = сколько раздач в матче (20)
    .seed = целое число: при том же зерне раздачи те же (0)
    .jobs = сколько процессов играет (по одному на ядро)
    .timeout = сколько секунд программа может думать над ходом (10)
    .time = сколько каждый может думать над ходом: 500ms, 2s (как задано в названии)
    .results = сохранять каждый результат в этом файле; та же команда продолжит
    .resume = продолжить состязание из этого файла
    .parquet = записать строку на каждое место каждой игры (нужен pyarrow)
    .picture = нарисовать рейтинги с интервалами в формате SVG
    .levels = перечислить уровни и стили, не играя
    .info = показывать, что говорят программы, пока думают; все игры в одном процессе
    .json = доли, рейтинги и ошибки в формате JSON
    .examples =
        примеры:
          camarilla arena random ismcts:1000 --game oriflamme --seats 3
          camarilla arena --form ladder --deals 50 --results levels.jsonl
          camarilla arena --resume levels.jsonl --deals 100
          camarilla arena greedy "engine:python3 mybot.py" --game throne

arena-head = Игр: { $games }; раздач в матче: { $deals }, каждая сыграна с каждого места.
arena-network = { $entrant } играет с нейросетями (игра, места: веса): { $networks }
arena-taken = Сыграно раньше и взято из { $file }: { $done } из { $total }.
arena-shares =
    Доли побед в процентах: один участник против других, его доля с 95%-ным интервалом по
    раздачам, равная доля и скольких независимых игр стоит одна игра.
arena-ratings = Рейтинги (openskill) с 95%-ными интервалами и число сыгранных игр:
arena-no-ratings = Рейтингов нет: openskill не установлен; добавьте его: pip install openskill.
arena-seats =
    Чего стоит место: его доля побед в процентах, кто бы на нём ни сидел, начиная с первого
    игрока. Каждый участник сидит на каждом месте одинаково часто.
arena-faults = { $entrant } не смог сделать ходов: { $count }; вместо них сделаны случайные.
arena-late = { $entrant } думал над ходом до { $longest } с; по --time у него было { $budget } с.
verdict-above = выше
verdict-below = ниже
verdict-unclear = неясно
verdict-lost = (потеряно ходов: { $count })

refused-entrant = нет игрока, уровня или движка { $entrant }; есть random, greedy, network, flat:1000, ismcts:4000, network:2000, { $levels }, уровень в стиле (например knight:bluffing), engine:COMMAND или класс Python (module:Class)
refused-entrant-meant = нет игрока, уровня или движка { $entrant }; возможно, { $meant }?
refused-bot-bracket = { $bot }: скобка не закрыта; параметры пишут как mybot:Counting[depth=3]
refused-engine-command = { $entrant } не называет команды, которую можно запустить
refused-engine-start = не удаётся запустить { $entrant }: { $reason }
refused-engine-failed = { $entrant } даёт сбой { $when ->
    [hello] при приветствии
    [start] в начале игры { $game }
   *[question] на первом вопросе игры { $game }
  }: { $kind ->
    [ended] программа завершилась ({ $detail })
    [silent] нет ответа за { $detail }
   *[other] { $detail }
  }
refused-bot-game = { $bot } { $count ->
    [0] не играет ни в одну из наших игр
   *[other] играет в { $games }, а не в { $game }
  } (так сказано в { $member }){ $option ->
    [none] {""}
   *[other] ; добавьте { $option }
  }
refused-own-bot = не удалось загрузить { $bot }: { $reason }
refused-own-bot-module = не удалось загрузить { $bot }: нет модуля { $module }; класс Python пишут как module:Class, программу — как engine:COMMAND
refused-own-bot-choose = у { $bot } нет метода `choose`
refused-own-bot-takes = { $bot }: `choose` принимает наблюдение или наблюдение и бюджет, а здесь { $taken }
refused-bot-option = { $known ->
    [0] у { $bot } нет параметров, поэтому { $option } задать нельзя
   *[other] у { $bot } нет параметра { $option }; есть { $expected }
  }
refused-bot-option-value = { $value } не подходит для параметра { $option } бота { $bot }; нужно { $kind ->
    [whole] целое число
    [number] число
    [truth] true или false
   *[choice] одно из:
  }{ $expected }
refused-own-bot-illegal = { $bot } на вопрос «{ $question }» выбирает { $move }, а это не по правилам; можно было бы «{ $legal }»{ $where }
refused-own-bot-failed = { $bot } дал сбой: { $error } в строке { $line } файла { $file }{ $where }
refused-player-choose = { $player } — не игрок: нет метода `choose`
refused-player-class = { $name } — это класс; передайте объект, { $name }(…), или имя { $bot }
refused-entrants = для состязания нужны хотя бы два разных участника
refused-level = нет уровня { $level }; уровни: { $expected }
refused-style = здесь нет стиля { $style }; стили: { $expected }
refused-shard-empty = в части { $shard } нет раздач: всего их { $deals }
refused-no-pyarrow = pyarrow не установлен, а без него арена не запишет Parquet: pip install pyarrow

help-train =
    Обучить нейросеть играть, соревнуясь с собой. Нужен torch и, лучше всего,
    видеокарта: минуты на ней — это дни на процессоре. Каждая строка показывает,
    сколько времени она училась, на скольких ходах и какую долю игр в процентах
    выигрывает одна против игроков greedy, по числу игроков. В папке будут веса,
    кривая обучения и контрольная точка, с которой можно продолжить.
    .short = обучить нейросеть играть, соревнуясь с собой
    .game = какая игра
    .recipe = настройки, файл TOML (тот, что идёт с игрой)
    .folder = куда записывать файлы (training)
    .seconds = сколько учиться (как в настройках)
    .seed = целое число для начала (как в настройках)
    .jobs = сколько потоков играет (по одному на ядро)
    .resume = продолжить с контрольной точки в папке
    .examples =
        примеры:
          camarilla train oriflamme --seconds 480
          camarilla train oriflamme --resume --seconds 960
          CAMARILLA_NETWORKS=training camarilla arena knight network --game oriflamme

train-head = Обучение: { $seconds } с на { $device }.
train-done = Готово: веса в файле { $file }.
refused-not-learnable = нейросеть пока не может выучить { $game }
refused-no-checkpoint = в { $folder } нет контрольной точки, с которой можно продолжить
refused-recipe = не удаётся прочитать настройки { $file }: { $reason }
refused-recipe-setting = в { $file } неизвестная настройка или неверный тип: { $setting }; настройки: { $expected }
refused-no-network = здесь нет нейросети для { $game }: обучите её командой camarilla train или посмотрите, есть ли она в пакете camarilla-networks
refused-network-foreign = { $file } — не нейросеть Camarilla
refused-network-version = у { $file } версия формата { $version }; эта программа читает версию { $expected }
refused-network-damaged = { $file } повреждён: контрольная сумма или размер не сходится
refused-network-game = в { $file } нейросеть для { $game }, а не для { $expected }
refused-network-inputs = { $file } обучен на других входных данных, чем даёт эта версия; обучите заново

help-exploit =
    Узнать, насколько игрок уязвим: обучить наилучший ответ — сеть, которая играет
    только против него, — и показать, какую долю игр она выигрывает одна, когда на
    всех остальных местах он. Нужен torch и, лучше всего, видеокарта. Миллионы раз
    можно играть лишь против тех, кто выбирает сразу: уровней без поиска, random,
    greedy и network. В папке будут веса: на арене сеть встретит и тех, кто ищет.
    .short = обучить наилучший ответ на игрока и увидеть, сколько он выигрывает
    .player = против кого: уровень без поиска, random, greedy или network
    .game = какая игра
    .seats = сколько игроков (3)
    .begin = с чего начинать: network, копия нейросети игры (с нуля)
    .recipe = настройки, файл TOML (тот, что идёт с игрой)
    .folder = куда записывать файлы (exploit)
    .seconds = сколько учиться (600)
    .seed = целое число для начала (1)
    .jobs = сколько потоков играет (по одному на ядро)
    .json = вывести результат как JSON
    .examples =
        примеры:
          camarilla exploit oriflamme chancellor --seats 3
          camarilla exploit oriflamme network --begin network --seconds 120
          CAMARILLA_NETWORKS=exploit camarilla arena regent network --game oriflamme

exploit-done = Наилучший ответ выигрывает один против { $player } { $share } ± { $half } % игр; равная доля — { $fair } % (это в { $times } раза больше).
refused-exploit-slow = { $player } слишком долго думает над ходом, чтобы играть против него миллионы раз; exploit принимает уровни без поиска, random, greedy и network

help-engine =
    Общаться по протоколу движка через стандартный ввод и вывод: каждое сообщение —
    строка JSON. Так же арена общается с другими программами через engine:COMMAND;
    «check» проверяет программу и говорит, что она делает не так.
    .short = общаться по протоколу движка через стандартный ввод и вывод
    .check = «check» и команда: проверить, знает ли эта программа протокол
    .level = кто играет: уровень или любой участник арены (regent)
    .timeout = с «check»: сколько секунд программа может думать над ходом (5)
    .examples =
        примеры:
          camarilla engine --level knight
          camarilla engine check "node bot.js"
          camarilla arena knight "engine:camarilla engine --level squire"

engine-greets = Знает протокол версии { $protocol }.
engine-options = Параметры: { $options }.
engine-option-broken = Значение по умолчанию { $default } параметра { $option } не входит в его собственные значения:{ $expected }.
engine-only = { $count ->
    [0] Сама говорит в «games», что не играет ни в одну из наших игр; ничего не проверено.
   *[other] Сама говорит, что играет только в { $games }; другие игры не проверены.
  }
engine-hung = Вовремя ответа нет; остальное не проверено. С --timeout 30 ждёт дольше.
engine-late = late         самый долгий ответ занял { $longest } с вместо { $budget } с; в версии 2 о конце времени говорит «stop»
engine-plays = { $game }: ходов { $moves }, ошибок { $faults }.
refused-engine-check = непонятно: { $words }; напишите engine check COMMAND
refused-engine-quotes = возьмите команду в кавычки: camarilla engine check { $command }
refused-engine-starts = программу уже запускали за игру { $starts } раза
refused-answer-member = { $member } — { $given } вместо { $expected }
refused-answer-missing = нет { $member }; должно быть { $expected }
refused-answer-json = это не JSON: { $answer } (печатайте это в стандартный поток ошибок)
refused-answer-object = это не объект: { $answer }
refused-answer-move = { $member } — { $given }; должен быть текст, например { $example }
refused-answer-illegal = { $move } на вопрос { $question }; по правилам: { $legal }
refused-answer-long = строка длиннее { $limit } байт
refused-engine-json = эта строка — не JSON: { $line }
refused-engine-message = в этом сообщении не хватает поля или его тип неверен: { $line }
refused-engine-missing = в этом сообщении нет { $member }: { $message }
refused-engine-type = неизвестный тип сообщения { $type }; ожидается { $expected }
refused-engine-protocol = этот движок знает версии протокола от { $known } до { $newest }, а не { $protocol }
refused-engine-no-game = игра ещё не началась; сначала отправьте сообщение типа «new»
refused-no-view = ни одна позиция не соответствует этому виду

help-analyse =
    Разобрать сохранённую игру ход за ходом: чего стоит каждый ход и какой был
    лучшим, сначала с учётом того, что знал игрок, потом с открытыми картами.
    Удача — то, что сделали случай и скрытые карты. Умение — насколько ход лучше
    или хуже привычного с учётом того, что знал игрок. Три переломных момента
    описаны словами.
    .short = разобрать сохранённую игру ход за ходом
    .file = запись игры, созданная camarilla play --save; «-» — стандартный ввод
    .simulations = сколько симуляций на каждый ход (1000)
    .seed = целое число: то же зерно даёт тот же результат (0). Шансы по тому, что игрок знал, — те же, что в подсказке, при любом зерне; от него зависит только повторная проверка ошибок
    .seat = только ходы игрока на этом месте, считая с 0: --seat 0 — это игрок 1
    .mistakes = только ходы, которые явно были хуже другого
    .seconds = считать дальше, пока удача и умение не станут известны со стандартной погрешностью 0,75 пункта, самое большее столько секунд (60; с --simulations — вовсе нет)
    .svg = нарисовать шансы на победу ход за ходом в формате SVG
    .json = в формате JSON: шаги, переломные моменты и места
    .examples =
        примеры:
          camarilla analyse game.txt
          camarilla analyse game.txt --mistakes --svg curve.svg
          camarilla analyse game.txt --simulations 5000 --json

analyse-head =
    Шаг, игрок и ход; дальше шансы на победу в процентах, для этого хода и для лучшего
    (названного, если он явно был лучше): сначала с учётом того, что знал игрок, потом с открытыми картами.
    Игроков считают с 1; в ходах, как во всей нотации, места считают с 0: --seat 0 — это игрок 1.
analyse-mistakes =
    Ошибки: шаг, игрок, ход, лучший ход и скольких процентных пунктов шанса на победу это
    стоило, со стандартной погрешностью. Каждую ещё раз проверил больший поиск; указано лишь то,
    что превышает погрешность более чем вдвое.
    Игроков считают с 1; в ходах, как во всей нотации, места считают с 0: --seat 0 — это игрок 1.
analyse-no-mistakes = Ошибок не найдено (симуляций на ход: { $simulations }); больше симуляций можно задать через --simulations.
analyse-turns = Переломные моменты:
analyse-unsure = Точнее сказать нельзя: удача и умение здесь могут отличаться на несколько пунктов (наибольшая стандартная погрешность — { $error }). С большим --seconds поиск идёт дольше.
analyse-curve = { $game }: шансы на победу
analyse-curve-moves = ходы
analyse-seats =
    Из чего сложился каждый результат, в процентных пунктах шанса на победу со стандартными
    погрешностями: равная доля, очерёдность ходов, раздача, удача, умение, игра других; результат,
    который они вместе дают; и сколько игрок всего потерял из-за ошибок. Помеченное знаком ?
    от нуля не отличить.
analyse-column-player = игрок
analyse-column-fair = доля
analyse-column-order = очерёдность
analyse-column-deal = раздача
analyse-column-luck = удача
analyse-column-skill = умение
analyse-column-others = другие
analyse-column-result = результат
analyse-column-lost = ошибки
analyse-methods = Шансы в таблице ходов даёт поиск, как и в подсказке: все считают наперёд. Изменения в переломных моментах, слагаемые результата и кривая --svg получены доигрываниями, где каждый ответ выбирают случайно по быстрым эвристикам. Поэтому для одного шага числа могут различаться. Очерёдность ходов — это то, чего место стоит в таких доигрываниях до раздачи; для игроков camarilla balance оно может стоить другого.
turn-mistake = Шаг { $step }: игрок { $seat } выбирает «{ $move }». С учётом того, что было известно, «{ $best }» было лучше на { $loss } п. п.
turn-chance = Шаг { $step }: после «{ $move }» игрока { $seat } решает случай. Шанс игрока { $gainer } меняется с { $before } % на { $after } %.
turn-lucky = Шаг { $step }: игрок { $seat } выбирает «{ $move }», обычный выбор, но скрытые карты сделали его удачным. Шанс игрока { $gainer } меняется с { $before } % на { $after } %.
turn-unlucky = Шаг { $step }: игрок { $seat } выбирает «{ $move }»: { $best_known ->
    [yes] решение верное, но не повезло
   *[no] явной ошибки нет, но не повезло
  }. Шанс игрока { $gainer } меняется с { $before } % на { $after } %.
turn-strong = Шаг { $step }: игрок { $seat } выбирает «{ $move }», сильный ход с учётом того, что было известно. Шанс игрока { $gainer } меняется с { $before } % на { $after } %.
turn-fateful = Шаг { $step }: игрок { $seat } выбирает «{ $move }», обычный ход, но он переломил игру. Шанс игрока { $gainer } меняется с { $before } % на { $after } %.
refused-engine-legal = разрешённые ходы не те, что следуют из вида

# Стили ботов.
style-plain = обычный
    .text = не отдаёт предпочтения ни одному из одинаково хороших ходов
style-cautious = осторожный
    .text = ждёт, копит и мало рискует
style-aggressive = напористый
    .text = рано открывает карты и нападает
style-bluffing = склонный к блефу
    .text = расставляет ловушки и играет слабыми картами, будто сильными
refused-own-bot-default = { $bot } нельзя создать: { $option } в __init__ нужно значение по умолчанию
