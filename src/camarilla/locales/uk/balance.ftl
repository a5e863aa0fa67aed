# Баланс: чого варті місця, карти й правила, за багатьма іграми ботів.

help-balance =
    Дати ботам зіграти тисячі ігор і побачити, чого варте кожне місце й кожна карта,
    з 95 % інтервалами. Random, greedy та рівні, що не шукають, грають цілі ігри у
    скомпільованому коді; інші, як-от regent, потребують секунд на гру, тож просіть
    у них менше ігор. --against грає за іншими правилами на тих самих роздачах,
    --sweep пробує кожне значення параметра. Ctrl-C зупиняє і показує, що вже є.
    Як читати результати, пояснює docs/balance.md.
    .short = чого варті місця, карти й правила
    .game = гра
    .seats = кількість гравців (найменша)
    .players = хто грає: одне ім'я на всіх або по одному на місце (greedy)
    .games = кількість ігор (20000)
    .option = змінене правило, як-от heir=3; можна вказати кілька разів
    .against = порівняти з цим правилом на тих самих роздачах; можна кілька разів
    .sweep = спробувати кожне значення параметра, як-от heir=0..5
    .seed = ціле число: те саме зерно роздає ті самі ігри (0)
    .jobs = кількість потоків (по одному на ядро)
    .html = записати звіт із графіками; файли SVG і Parquet ляжуть поруч
    .json = усе як JSON
    .examples =
        приклади:
          camarilla balance oriflamme --seats 3
          camarilla balance oriflamme --seats 3 --option heir=3 --against heir=2
          camarilla balance oriflamme --sweep heir=0..5 --html heir.html
          camarilla balance throne --players regent --games 40

balance-head = { $title }: ігор: { $games }, гравців: { $seats } ({ $players }).
balance-rules = Змінені правила: { $options }.
balance-order = Перемоги за порядком ходу, у відсотках, з 95 % інтервалами; очки. Рівна частка: { $fair }.
balance-players = Перемоги за гравцями, у відсотках, з 95 % інтервалами
balance-chair = Гравець { $seat } не отримує рівної частки перемог ({ $share } %), хто б не починав: ця гра ставиться до гравців не однаково.
balance-usual = правила гри
balance-contrast = Ці: { $this }. Ті: { $that }. Роздачі ті самі; висновки справджуються для всіх показників разом із 95 %.
balance-sweep = Кожне значення { $option } на тих самих роздачах: перемоги за порядком ходу у відсотках, далі ігри.
balance-games = Ігри
balance-cards = Карти: чого варта роздана карта, у відсоткових пунктах перемог, порівняно з тими, кому її не роздано
balance-cards-undealt = Карти: перемоги тих, хто їх мав. Цих карт ніхто не отримує при роздачі, тож видно, що супроводжує перемогу, а не що її спричиняє

balance-doings = Що роблять карти
balance-caution = Боти не люди: перш ніж змінювати правило, спробуйте інших гравців.

summary-strong = Засильні: { $cards }.
summary-weak = Заслабкі: { $cards }.
summary-fine = Гаразд: { $cards }.
summary-open = Неясно, зіграйте більше ігор: { $cards }.
summary-order = Найкращий у порядку ходу: гравець { $best } ({ $most } % перемог); найгірший: гравець { $worst } ({ $least } %). Рівна частка: { $fair } %.
summary-even = Різниці між місцями в порядку ходу не виявлено.
summary-more = За цими правилами варті більше, ніж за тими: { $cards }.
summary-less = Варті менше: { $cards }.
summary-contrast = Напевно різняться показників: { $sure } із { $all }.
summary-sweep = Найближчі одна до одної карти за { $option }={ $value }: найдалі від інших { $card }, на { $most } пункту.

plot-order = Перемоги за порядком ходу
plot-scores = Очки: як часто стільки набирають
plot-killers = Ким усунено: у відсотках від усіх усунень карти
plot-difference = Різниця між двома наборами правил, у відсоткових пунктах
plot-earned = Що приносять карти: різниця між двома наборами правил
axis-wins = перемоги, %
axis-points = відсоткові пункти перемог
axis-percent = %
axis-difference = відсоткові пункти
axis-earned = очок щоразу, коли карту зіграно
axis-order = порядок ходу
axis-score = очки
axis-victim = усунена карта

figure-order = порядок ходу { $place }, %
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
column-effect = вартість
column-verdict = висновок
column-held = роздано
column-placed = зіграно
column-revealed = розкрито
column-kept = наприкінці
column-placed_in = раунд гри
column-revealed_in = раунд розкриття
column-earned = приносить
column-killed = усунено, %
column-killers = ким усунено

verdict-strong = засильна
verdict-weak = заслабка
verdict-fine = гаразд
verdict-more = більше
verdict-less = менше
verdict-none = –

not-sweep = { $text }: потрібні параметр і два значення, як-от heir=0..5
refused-balance-games = ігор замало: { $games }; потрібно щонайменше { $fewest }
refused-balance-players = названо гравців: { $players }, а місць { $seats }; назвіть одного на всіх або по одному на місце
