# Баланс: чего стоят места, карты и правила, по множеству игр ботов.

help-balance =
    Дать ботам сыграть тысячи игр и увидеть, чего стоит каждое место и каждая карта,
    с 95%-ными интервалами. Random, greedy и уровни без поиска играют целые игры в
    скомпилированном коде; другим, например regent, нужны секунды на игру, так что
    задавайте для них меньше игр. --against играет по другим правилам на тех же
    раздачах, --sweep пробует каждое значение параметра. Ctrl-C останавливает и
    показывает, что уже есть.
    .short = чего стоят места, карты и правила
    .game = игра
    .seats = число игроков (наименьшее)
    .players = кто играет: одно имя для всех или по одному на каждое место; повторите, чтобы сравнить разных игроков (greedy)
    .games = число игр (20000)
    .option = изменённое правило, например heir=3; можно указать несколько раз
    .against = сравнить с этим правилом на тех же раздачах, остальное — как в --option; можно несколько раз
    .sweep = попробовать каждое значение параметра, например heir=0..5
    .seed = целое число: при том же зерне раздачи те же (0)
    .jobs = число потоков или процессов (по одному на ядро)
    .results = сохранять каждый блок игр в этом файле; та же команда продолжит
    .html = записать отчёт с графиками; файлы SVG и Parquet лягут рядом
    .json = всё в формате JSON
    .examples =
        примеры:
          camarilla balance oriflamme --seats 3
          camarilla balance oriflamme --seats 3 --option heir=3 --against heir=2
          camarilla balance oriflamme --sweep heir=0..5 --html heir.html
          camarilla balance throne --players regent --games 40

balance-head = { $title }. Игр: { $games }, игроков: { $seats } ({ $players }).
balance-rules = Изменённые правила: { $options }.
balance-order = Победы по порядку хода, в процентах, с 95%-ными интервалами; очки. Равная доля: { $fair } %.
balance-players = Победы по игрокам, в процентах, с 95%-ными интервалами
balance-chair = Игрок { $seat } выигрывает { $share } % игр, кто бы ни начинал, и это не равная доля: в этой игре игроки не в равных условиях.
balance-usual = правила игры
balance-contrast = Эти: { $this }. Те: { $that }. Раздачи те же; все выводы вместе верны с вероятностью 95 %.
balance-sweep = Каждое значение { $option } на тех же раздачах: победы по порядку хода в процентах, затем игры.
balance-kinds = Каждый вид игроков, на тех же раздачах: победы по порядку хода в процентах, затем сами игры.
balance-partial = Показатели по { $games } из { $all } игр.
balance-games = Игры
balance-cards-dealt = Карты: чего стоит полученная при раздаче карта, в процентных пунктах побед, по сравнению с теми, кто её не получил
balance-cards-drawn = Карты: чего стоит карта, которую игрок открыл самой первой, в процентных пунктах побед, по сравнению с другими; её выбирает только случай
balance-cards-undealt = Карты: победы тех, у кого они были. Этих карт при раздаче не получает никто, поэтому видно, что сопутствует победе, а не что её вызывает

balance-doings = Что делают карты
balance-caution = Боты не люди: прежде чем менять правило, попробуйте других ботов.

report-whole = { $title }, игроков: { $seats }. Чего стоят места и карты
report-rules = { $title }, игроков: { $seats }, { $rules }. Чего стоят места и карты
report-contrast = { $title }, игроков: { $seats }. { $this } в сравнении с { $that }
report-sweep = { $title }, игроков: { $seats }. Какое значение { $option }?
report-players = { $title }, игроков: { $seats }. Согласны ли разные игроки?
report-made = Camarilla { $version }, { $date }, зерно { $seed }. Такой же отчёт даёт эта команда:

summary-strong = Слишком сильны: { $cards }.
summary-weak = Слишком слабы: { $cards }.
summary-fine = В порядке: { $cards }.
summary-open = Неясно, сыграйте больше игр: { $cards }.
summary-order = Лучшее место в порядке хода: { $best } ({ $most } % побед); худшее: { $worst } ({ $least } %). Равная доля: { $fair } %.
summary-even = Разницы между местами в порядке хода не найдено: каждое выигрывает в пределах { $points } пункта от равной доли.
summary-under = { $rules }: { $said }
agree-strong = Слишком сильны, кто бы ни играл: { $cards }.
agree-weak = Слишком слабы, кто бы ни играл: { $cards }.
agree-fine = В порядке, кто бы ни играл: { $cards }.
agree-not = Зависит от того, кто играет: { $cards }.
summary-more = По этим правилам ценнее, чем по тем: { $cards }.
summary-less = Менее ценны: { $cards }.
summary-contrast = Показателей с достоверной разницей: { $sure } из { $all }.
summary-sweep = Ближе всего друг к другу карты при { $option }={ $value }: дальше всех от остальных { $card }, на { $most } пункта.

plot-order = Победы по порядку хода
plot-scores = Очки: как часто столько набирают
plot-killers = Кем устранена: в процентах от всех устранений карты
plot-difference = Разница между двумя наборами правил, в процентных пунктах
plot-earned = Что приносят карты: разница между двумя наборами правил
axis-wins = победы, %
axis-points = процентные пункты побед
axis-percent = %
axis-difference = процентные пункты
axis-earned = очков каждый раз, когда карта сыграна
axis-order = порядок хода
axis-score = очки
axis-victim = устранённая карта

figure-order = победы, { $place }-й по порядку хода, %
figure-ties = ничьи, %
figure-answers = решений
figure-rounds = раундов
figure-leads = смен лидера
figure-decided = решающий раунд
figure-margin = отрыв победителя

column-figure = показатель
column-this = эти
column-that = те
column-difference = разница
column-mean = среднее
column-low = не меньше
column-high = не больше
column-count = наблюдений
column-card = карта
column-players = игроки
column-effect = ценность
column-verdict = вывод
column-held = получена
column-placed = сыграна
column-revealed = раскрыта
column-kept = в конце
column-placed_in = сыграна в раунде
column-revealed_in = раскрыта в раунде
column-earned = приносит
column-killed = устранена, %
column-killers = кем устранена

verdict-strong = слишком сильна
verdict-weak = слишком слаба
verdict-fine = в порядке
verdict-more = больше
verdict-less = меньше
verdict-none = –
verdict-near = в пределах { $points } пункта от равной доли

# Числа в таблицах: десятичный знак, интервал, показатель с размером выборки.
decimal-mark = ,
decimal-interval = [{ $low }; { $high }]
decimal-sample = { $figure } · { $count }

not-sweep = { $text }: нужны параметр и два значения, например heir=0..5
refused-balance-games = игр слишком мало: { $games }; нужно не меньше { $fewest }
refused-balance-players = названо игроков: { $players }, а мест { $seats }; назовите одного на всех или по одному на место
refused-one-sweep = только один --sweep за раз; остальные параметры задайте через --option
