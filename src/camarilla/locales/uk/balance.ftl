# Баланс: чого варті місця, карти й правила, за багатьма іграми ботів.

help-balance =
    Дати ботам зіграти тисячі ігор і побачити, чого варте кожне місце й кожна карта,
    з 95 % інтервалами. Random, greedy та рівні без пошуку грають цілі ігри у
    скомпільованому коді; інші, як-от ismcts:100, думають над кожним ходом, тож
    задавайте для них менше ігор (1500 займуть кілька хвилин). --against грає за
    іншими правилами на тих самих роздачах, --sweep пробує кожне значення
    параметра. Ctrl-C зупиняє і показує, що вже є.
    .short = чого варті місця, карти й правила
    .game = гра
    .seats = кількість гравців (найменша за правилами)
    .players = хто грає: одне ім'я для всіх або по одному на кожне місце; повторіть, щоб порівняти різних гравців, також із --against (greedy)
    .games = кількість ігор (20000); округлюється вгору, щоб усі починали однаково часто
    .option = змінене правило, як-от heir=3; можна вказати кілька разів
    .against = порівняти з цим правилом на тих самих роздачах, решта — як у --option; можна кілька разів
    .sweep = спробувати кожне значення параметра, як-от heir=0..5
    .seed = ціле число: те саме зерно роздає ті самі ігри (0)
    .jobs = кількість потоків або процесів (по одному на ядро)
    .results = зберігати кожен блок ігор у цьому файлі; та сама команда продовжить, також із більшим --games
    .html = записати звіт із графіками; файли SVG і Parquet ляжуть поруч
    .json = усе як JSON
    .examples =
        приклади:
          camarilla balance oriflamme --seats 3
          camarilla balance oriflamme --seats 3 --option heir=3 --against heir=2
          camarilla balance oriflamme --sweep heir=0..5 --html heir.html
          camarilla balance throne --players ismcts:100 --games 1500

balance-head = { $title }. Ігор: { $games }, гравців: { $seats } ({ $players }).
balance-rules = Змінені правила: { $options }.
balance-order = Перемоги за порядком ходу, у відсотках, з 95 % інтервалами; очки. Рівна частка: { $fair } %.
balance-players = Перемоги за гравцями, у відсотках, з 95 % інтервалами
balance-chairs = Перемоги за гравцями, хто б не починав, у відсотках, з 95 % інтервалами: перевірка самої гри. Рівна частка: { $fair } %.
balance-chair = Гравець { $seat } виграє { $share } % { $interval } ігор, хто б не починав; рівна частка: { $fair } %. Випадково таке трапляється в одному дослідженні зі ста: запустіть ще раз з іншим --seed. Якщо так і лишиться, у цій грі гравці не в рівних умовах.
balance-usual = правила гри
balance-contrast = Ці: { $this }. Ті: { $that }. Роздачі ті самі; усі висновки разом справджуються з імовірністю 95 %.
balance-changes = Різниця між { $this } і { $that } для кожного виду гравців. Роздачі ті самі; усі висновки разом справджуються з імовірністю 95 %.
balance-change-marks = ▲ більше, ▼ менше, ? неясно; без позначки — без суттєвих змін.
balance-left-out = Тут не показано показників без достовірної різниці: { $count }. Вони є в --html і --json.
balance-sweep = Кожне значення { $option } на тих самих роздачах: перемоги за порядком ходу у відсотках, далі ігри.
balance-kinds = Кожен вид гравців, на тих самих роздачах: перемоги за порядком ходу у відсотках, далі самі ігри.
balance-stopped = Зупинено завчасно: зіграно { $games } ігор із { $all }.
balance-part = Частина дослідження: { $games } ігор із { $all }.
balance-laps = Ви просили { $asked } ігор; зіграно { $games }, щоб усі починали однаково часто.
balance-unprinted = Гравців: { $seats }. У правилах такого немає: там від { $low } до { $high }.
balance-nothing = Показників ще немає: спершу мають завершитися два блоки ігор.
balance-games = Ігри
balance-cards-dealt = Карти: чого варта роздана карта, у відсоткових пунктах перемог, порівняно з тими, кому її не роздано
balance-cards-drawn = Карти: чого варта карта, яку гравець відкрив найпершою, у відсоткових пунктах перемог, порівняно з іншими; її обирає лише випадок
balance-cards-undealt = Карти: перемоги тих, хто їх мав. Цих карт ніхто не отримує при роздачі, тож видно, що супроводжує перемогу, а не що її спричиняє
note-held = Хто отримав або відкрив першою: перемоги цих гравців, %.
note-used = Зіграно, %: від роздач, у яких карту отримали.
note-placed = Хто зіграв: перемоги тих, хто її зіграв, %.
note-revealed = Хто розкрив: тих, хто її розкрив.
note-kept = У кого лишилась: тих, у кого вона лежала на столі наприкінці.
note-causes = Це не причини: можливо, карту частіше грає саме той, хто веде.

balance-doings = Що роблять карти
balance-used = Як часто карту грають: відсоток роздач, у яких її отримали
balance-marks = ▲ засильна, ▼ заслабка, ? неясно; без позначки — у нормі.
balance-caution = Ці показники — про те, як грають боти ({ $players }), а боти не люди: вірте висновку, якщо його поділяють інші гравці. Спитати їх можна за кілька хвилин:

report-whole = { $title }, гравців: { $seats }. Чого варті місця й карти
report-rules = { $title }, гравців: { $seats }, { $rules }. Чого варті місця й карти
report-contrast = { $title }, гравців: { $seats }. { $this } порівняно з { $that }
report-sweep = { $title }, гравців: { $seats }. Яке значення { $option }?
report-players = { $title }, гравців: { $seats }. Чи згодні різні гравці?
report-made = Camarilla { $version }, { $date }, зерно { $seed }.
report-again = Такий самий звіт дає ця команда:
report-all = Усе дослідження дає ця команда:

summary-strong = Засильні: { $cards }.
summary-weak = Заслабкі: { $cards }.
summary-fine = У нормі: { $cards }.
summary-open = Неясно: { $cards }.
open-tells = покажуть приблизно { $games } ігор
open-line = на самій межі
summary-unused = Отримавши, рідко грають, тож цінність більше говорить про гравців, ніж про карту: { $cards }.
unused-card = { $card } ({ $share } % роздач)
summary-order = Порядок ходу: { $places }. Рівна частка: { $fair } %.
order-above = { $place }-й виграє на { $points } пункту більше за рівну частку { $interval }
order-below = { $place }-й виграє на { $points } пункту менше за рівну частку { $interval }
summary-even = Порядок ходу: різниці не знайдено; кожне місце виграє в межах { $points } пункту від рівної частки.
summary-order-open = Порядок ходу: неясно, зіграйте більше ігор ({ $share } у { $place }-го).
summary-under = { $rules }: { $said }
summary-rule = Засильна або заслабка — це далі ніж ±{ $points } пункту, десята частина рівної частки. Висновки спираються на ширші інтервали, ніж надруковані, тож справджуються всі разом.
agree-strong = Засильні, хоч би хто грав: { $cards }.
agree-weak = Заслабкі, хоч би хто грав: { $cards }.
agree-fine = У нормі, хоч би хто грав: { $cards }.
agree-depends = Залежить від того, хто грає: { $cards }.
agree-open = Неясно: { $cards }.
agree-order = Порядок ходу залежить від того, хто грає (перемоги, %): { $places }.
agree-place = { $place }-й
agree-range = від { $least } до { $most }
kinds-alike = { $players } робили однаковий вибір у кожній грі: вважайте їх одним гравцем.
kinds-related = { $players } грають за тими самими евристиками, лише з більшою чи меншою часткою випадку або в іншому стилі: їхня згода не є незалежним доказом.
kinds-others = Кого ще спитати: { $players }; --games { $games } займе кілька хвилин.
summary-more = За цими правилами варті більше, ніж за тими: { $cards }.
summary-less = Варті менше: { $cards }.
change-more = За цими правилами варті більше, ніж за тими, хоч би хто грав: { $cards }.
change-less = Варті менше, хоч би хто грав: { $cards }.
change-depends = Достовірно більше чи менше варті лише для деяких гравців: { $cards }.
summary-contrast = Показників із достовірною різницею: { $sure } із { $all }.
sweep-best = Найкраще значення: { $option }={ $value }. За кожного іншого якась карта достовірно відхиляється дужче.
sweep-tied = Найкраще значення: ці не відрізнити одне від одного: { $option }={ $values } ({ $telling }).
sweep-close = надто близько для будь-якого дослідження
sweep-more = зіграйте більше ігор
summary-few = Замало ігор, щоб щось сказати про карти: { $games }.
sweep-measure = Мірило — карта, яка відхиляється найдужче: { $cards }.
sweep-farthest = за { $value } — { $card } { $worth }
sweep-card = Карта, яку ви змінюєте, { $card }: { $values }.

plot-order = Перемоги за порядком ходу
plot-scores = Очки: як часто стільки набирають
plot-killers = Ким вилучено: у відсотках від усіх вилучень карти
plot-killers-drawn = Яку карту щойно відкрили, коли знищено карту: у відсотках від усіх її знищень
plot-difference = Різниця між двома наборами правил, у відсоткових пунктах
plot-earned = Що приносять карти: різниця між двома наборами правил
legend-order = Пунктир: рівна частка. Червоне: вище за неї; синє: нижче; сіре: неясно.
legend-cards = Зелена смуга: у межах десятої частини рівної частки. Червоне: засильна; синє: заслабка; зелене: у нормі; сіре: неясно.
legend-contrast = Червоне: більше; синє: менше; сіре: неясно; зелене: без суттєвих змін.
axis-wins = перемоги, %
axis-points = відсоткові пункти перемог
axis-percent = %
axis-difference = відсоткові пункти
axis-earned = очок щоразу, коли карту зіграно
axis-order = порядок ходу
axis-score = очки
axis-victim = вилучена карта

figure-order = перемоги, { $place }-й за порядком ходу, %
figure-ties = нічиї, %
figure-answers = рішень
figure-rounds = раундів
figure-leads = змін лідера
figure-decided = вирішальний раунд
figure-margin = відрив переможця

column-figure = показник
column-this = ці
column-that = ті
column-difference = різниця
column-mean = середнє
column-low = щонайменше
column-high = щонайбільше
column-count = спостережень
column-card = карта
column-players = гравці
column-place = місце
column-wins = перемоги, %
column-points = очки
column-player = гравець
column-effect = цінність
column-verdict = висновок
column-held = кому роздано
column-held-drawn = хто відкрив першою
column-used = зіграно, %
column-placed = хто зіграв
column-revealed = хто розкрив
column-kept = у кого лишилась
column-placed_in = зіграно в раунді
column-revealed_in = розкрито в раунді
column-earned = приносить
column-killed = вилучено, %
column-killed-drawn = знищено, %
column-killers = ким вилучено
column-killers-drawn = знищено, коли відкрили

verdict-strong = засильна
verdict-weak = заслабка
verdict-fine = у нормі
verdict-more = більше
verdict-less = менше
verdict-none = –
verdict-same = без суттєвих змін
verdict-near = у межах { $points } пункту від рівної частки

# Числа в таблицях: десятковий знак, інтервал, показник із розміром вибірки.
decimal-mark = ,
decimal-interval = [{ $low }; { $high }]
decimal-sample = { $figure } · { $count }
decimal-count = { $count }

not-sweep = { $text }: потрібні параметр і два значення, як-от heir=0..5
refused-balance-same = правила з обох боків однакові; задайте в --against інше значення
refused-sweep-range = параметр { $option } має значення від { $low } до { $high }; { $first }..{ $last } виходить за ці межі
not-rising = { $text }: спершу менше значення: { $right }
refused-balance-games = ігор замало: { $games }; потрібно щонайменше { $fewest }
refused-balance-players = названо гравців: { $players }, а місць { $seats }; назвіть одного на всіх або по одному на місце
refused-one-sweep = лише один --sweep за раз; інші параметри задайте через --option
refused-balance-kinds = --sweep працює з одним видом гравців: запустіть його для кожного окремо
