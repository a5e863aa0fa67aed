# Лабораторія: змагання ботів, ігри, розглянуті хід за ходом, рушії; і стилі, у яких грають боти.

help-arena =
    Дати ботам зіграти між собою. Учасники: random, greedy, network (навчена
    нейромережа), flat:1000, ismcts:4000 та network:2000 (стільки симуляцій на хід;
    останнього веде нейромережа), рівень, як-от knight чи knight:bluffing,
    engine:COMMAND для програми, що знає протокол рушія, або module:Class для класу
    Python із методом `choose`. У кожному матчі один учасник грає проти інших
    одного виду; кожну роздачу грають по разу з кожного місця, тож ні в кого немає
    кращих карт. Те саме зерно дає ті самі результати за будь-якої кількості
    процесів.
    .short = дати ботам зіграти між собою
    .entrants = хто бере участь (усі рівні, від найслабшого)
    .game = гра; можна вказати кілька разів (усі ігри)
    .seats = кількість гравців; можна вказати кілька разів (усі можливі)
    .form = robin: кожен з кожним; ladder: кожен із попереднім
    .deals = скільки роздач у матчі (20)
    .seed = ціле число: те саме зерно роздає ті самі ігри (0)
    .jobs = скільки процесів грає (по одному на ядро)
    .timeout = скільки секунд програма може думати над ходом (10)
    .time = скільки кожен може думати над ходом: 500ms, 2s (як задано в назві)
    .results = зберігати кожен результат у цьому файлі; та сама команда продовжить
    .resume = продовжити змагання з цього файлу
    .parquet = записати рядок на кожне місце кожної гри (потрібен pyarrow)
    .picture = намалювати рейтинги з інтервалами, як SVG
    .levels = перелічити рівні та стилі, не граючи
    .info = показувати, що кажуть програми, поки думають; усі ігри в одному процесі
    .json = частки, рейтинги й помилки як JSON
    .examples =
        приклади:
          camarilla arena random ismcts:1000 --game oriflamme --seats 3
          camarilla arena --form ladder --deals 50 --results levels.jsonl
          camarilla arena --resume levels.jsonl --deals 100
          camarilla arena greedy "engine:python3 mybot.py" --game throne

arena-head = Ігор: { $games }; роздач у матчі: { $deals }, кожну зіграно з кожного місця.
arena-network = { $entrant } грає з нейромережами (гра, місця: ваги): { $networks }
arena-taken = Зіграно раніше й узято з { $file }: { $done } з { $total }.
arena-shares =
    Частки перемог у відсотках: один учасник проти інших, його частка з 95 % інтервалом за
    роздачами, рівна частка і скількох незалежних ігор варта одна гра.
arena-ratings = Рейтинги (openskill) із 95 % інтервалами і кількість зіграних ігор:
arena-no-ratings = Рейтингів немає: openskill не встановлено; додайте його: pip install openskill.
arena-seats =
    Чого варте місце: його частка перемог у відсотках, хто б на ньому не сидів, починаючи з
    першого гравця. Кожен учасник сидить на кожному місці однаково часто.
arena-faults = { $entrant } не зміг зробити ходів: { $count }; замість них зроблено випадкові.
arena-late = { $entrant } думав над ходом до { $longest } с; за --time він мав { $budget } с.
verdict-above = вище
verdict-below = нижче
verdict-unclear = неясно
verdict-lost = (утрачено ходів: { $count })

refused-entrant = немає гравця, рівня чи рушія { $entrant }; є random, greedy, network, flat:1000, ismcts:4000, network:2000, { $levels }, рівень у стилі (як-от knight:bluffing), engine:COMMAND або клас Python (module:Class)
refused-entrant-meant = немає гравця, рівня чи рушія { $entrant }; можливо, { $meant }?
refused-bot-bracket = { $bot }: дужку не закрито; параметри пишуть як mybot:Counting[depth=3]
refused-engine-command = { $entrant } не називає команди, яку можна запустити
refused-engine-start = не вдається запустити { $entrant }: { $reason }
refused-engine-failed = { $entrant } дає збій { $when ->
    [hello] під час привітання
    [start] на початку гри { $game }
   *[question] на першому запитанні гри { $game }
  }: { $kind ->
    [ended] програма завершилася ({ $detail })
    [silent] немає відповіді за { $detail }
   *[other] { $detail }
  }
refused-bot-game = { $bot } { $count ->
    [0] не грає в жодну з наших ігор
   *[other] грає в { $games }, а не в { $game }
  } (так сказано в { $member }){ $option ->
    [none] {""}
   *[other] ; додайте { $option }
  }
refused-own-bot = не вдалося завантажити { $bot }: { $reason }
refused-own-bot-module = не вдалося завантажити { $bot }: немає модуля { $module }; клас Python пишуть як module:Class, програму — як engine:COMMAND
refused-own-bot-choose = { $bot } не має методу `choose`
refused-own-bot-takes = { $bot }: `choose` приймає спостереження або спостереження і бюджет, а тут { $taken }
refused-bot-option = { $known ->
    [0] { $bot } не має параметрів, тому { $option } задати не можна
   *[other] { $bot } не має параметра { $option }; є { $expected }
  }
refused-bot-option-value = { $value } не підходить для параметра { $option } бота { $bot }; потрібно { $kind ->
    [whole] ціле число
    [number] число
    [truth] true або false
   *[choice] одне з:
  }{ $expected }
refused-own-bot-illegal = { $bot } на запитання «{ $question }» обирає { $move }, а це не за правилами; можна було б «{ $legal }»{ $where }
refused-own-bot-failed = { $bot } дав збій: { $error } у рядку { $line } файлу { $file }{ $where }
refused-player-choose = { $player } не гравець: немає методу `choose`
refused-player-class = { $name } — це клас; передайте об'єкт, { $name }(…), або назву { $bot }
refused-entrants = для змагання потрібно щонайменше двоє різних учасників
refused-level = немає рівня { $level }; рівні: { $expected }
refused-style = немає тут стилю { $style }; стилі: { $expected }
refused-shard-empty = у частині { $shard } немає роздач: усього їх { $deals }
refused-no-pyarrow = pyarrow не встановлено, а без нього арена не запише Parquet: pip install pyarrow

help-train =
    Навчити нейромережу грати, змагаючись із собою. Потрібен torch і, найкраще,
    відеокарта: хвилини на ній — це дні на процесорі. Кожен рядок показує, скільки
    часу вона вчилася, на скількох ходах і яку частку ігор у відсотках виграє сама
    проти гравців greedy, за кількістю гравців. У теці будуть ваги, крива навчання
    й контрольна точка, з якої можна продовжити.
    .short = навчити нейромережу грати, змагаючись із собою
    .game = яка гра
    .recipe = налаштування, файл TOML (той, що йде з грою)
    .folder = куди записувати файли (training)
    .seconds = скільки вчитися (як у налаштуваннях)
    .seed = ціле число для початку (як у налаштуваннях)
    .jobs = скільки потоків грає (по одному на ядро)
    .resume = продовжити з контрольної точки в теці
    .examples =
        приклади:
          camarilla train oriflamme --seconds 480
          camarilla train oriflamme --resume --seconds 960
          CAMARILLA_NETWORKS=training camarilla arena knight network --game oriflamme

train-head = Навчання: { $seconds } с на { $device }.
train-done = Готово: ваги у файлі { $file }.
refused-not-learnable = нейромережа ще не може вивчити { $game }
refused-no-checkpoint = у { $folder } немає контрольної точки, з якої можна продовжити
refused-recipe = не вдається прочитати налаштування { $file }: { $reason }
refused-recipe-setting = у { $file } невідоме налаштування або хибний тип: { $setting }; налаштування: { $expected }
refused-no-network = тут немає нейромережі для { $game }: навчіть її командою camarilla train або подивіться, чи є вона в пакеті camarilla-networks
refused-network-foreign = { $file } — не нейромережа Camarilla
refused-network-version = { $file } має версію формату { $version }; ця програма читає версію { $expected }
refused-network-damaged = { $file } пошкоджено: контрольна сума або розмір не збігається
refused-network-game = у { $file } нейромережа для { $game }, а не для { $expected }
refused-network-inputs = { $file } навчено на інших вхідних даних, ніж дає ця версія; навчіть заново

help-exploit =
    Дізнатися, наскільки гравець уразливий: навчити найкращу відповідь — мережу,
    яка грає лише проти нього, — і показати, яку частку ігор вона виграє сама, коли
    на всіх інших місцях він. Потрібен torch і, найкраще, відеокарта. Мільйони разів
    можна грати лише проти тих, хто обирає одразу: рівнів без пошуку, random, greedy
    і network. У теці будуть ваги: на арені мережа зустріне й тих, хто шукає.
    .short = навчити найкращу відповідь на гравця і побачити, скільки вона виграє
    .player = проти кого: рівень без пошуку, random, greedy або network
    .game = яка гра
    .seats = скільки гравців (3)
    .begin = з чого починати: network, копія нейромережі гри (з нуля)
    .recipe = налаштування, файл TOML (той, що йде з грою)
    .folder = куди записувати файли (exploit)
    .seconds = скільки вчитися (600)
    .seed = ціле число для початку (1)
    .jobs = скільки потоків грає (по одному на ядро)
    .json = вивести результат як JSON
    .examples =
        приклади:
          camarilla exploit oriflamme chancellor --seats 3
          camarilla exploit oriflamme network --begin network --seconds 120
          CAMARILLA_NETWORKS=exploit camarilla arena regent network --game oriflamme

exploit-done = Найкраща відповідь виграє сама проти { $player } { $share } ± { $half } % ігор; рівна частка — { $fair } % (це в { $times } раза більше).
refused-exploit-slow = { $player } думає над ходом задовго, щоб грати проти нього мільйони разів; exploit приймає рівні без пошуку, random, greedy і network

help-engine =
    Працювати за протоколом рушія через стандартний ввід і вивід: кожне
    повідомлення — рядок JSON. Так само арена спілкується з іншими програмами через
    engine:COMMAND; «check» перевіряє програму і каже, що вона робить не так.
    .short = працювати за протоколом рушія через стандартний ввід і вивід
    .check = «check» і команда: перевірити, чи ця програма знає протокол
    .level = хто грає: рівень або будь-який учасник арени (regent)
    .timeout = із «check»: скільки секунд програма може думати над ходом (5)
    .examples =
        приклади:
          camarilla engine --level knight
          camarilla engine check "node bot.js"
          camarilla arena knight "engine:camarilla engine --level squire"

engine-greets = Знає протокол версії { $protocol }.
engine-options = Параметри: { $options }.
engine-option-broken = Типове значення { $default } параметра { $option } не належить до його власних значень:{ $expected }.
engine-only = { $count ->
    [0] Сама каже в «games», що не грає в жодну з наших ігор; нічого не перевірено.
   *[other] Сама каже, що грає лише в { $games }; інших ігор не перевірено.
  }
engine-hung = Вчасної відповіді немає; решту не перевірено. З --timeout 30 чекає довше.
engine-late = late         найдовша відповідь тривала { $longest } с замість { $budget } с; у версії 2 про кінець часу каже «stop»
engine-plays = { $game }: ходів { $moves }, помилок { $faults }.
refused-engine-check = незрозуміло: { $words }; напишіть engine check COMMAND
refused-engine-quotes = візьміть команду в лапки: camarilla engine check { $command }
refused-engine-starts = програму вже запускали за гру { $starts } рази
refused-answer-member = { $member } — { $given } замість { $expected }
refused-answer-missing = бракує { $member }; має бути { $expected }
refused-answer-json = це не JSON: { $answer } (друкуйте це в стандартний потік помилок)
refused-answer-object = це не об'єкт: { $answer }
refused-answer-move = { $member } — { $given }; має бути текст, як-от { $example }
refused-answer-illegal = { $move } на запитання { $question }; за правилами: { $legal }
refused-answer-long = рядок, довший за { $limit } байтів
refused-engine-json = цей рядок — не JSON: { $line }
refused-engine-message = у цьому повідомленні бракує поля або його тип неправильний: { $line }
refused-engine-missing = у цьому повідомленні бракує { $member }: { $message }
refused-engine-type = невідомий тип повідомлення { $type }; очікується { $expected }
refused-engine-protocol = цей рушій підтримує версії протоколу від { $known } до { $newest }, а не { $protocol }
refused-engine-no-game = гра ще не почалася; спершу надішліть повідомлення типу «new»
refused-no-view = жодна позиція не відповідає цьому вигляду

help-analyse =
    Розібрати збережену гру хід за ходом: чого вартий кожен хід і який був
    найкращий, спершу з огляду на те, що знав гравець, потім з відкритими картами.
    Удача — те, що зробили випадок і приховані карти. Вправність — наскільки хід
    кращий чи гірший за звичайний з огляду на те, що знав гравець. Три переломні
    моменти описано словами.
    .short = розібрати збережену гру хід за ходом
    .file = запис гри, який робить camarilla play --save; - читає стандартний ввід
    .simulations = скільки симуляцій на кожен хід (1000)
    .seed = ціле число: те саме зерно дає той самий результат (0). Шанси за тим, що гравець знав, — ті самі, що в підказці, за будь-якого зерна; від нього залежить лише повторна перевірка помилок
    .seat = лише ходи гравця на цьому місці, рахуючи від 0: --seat 0 — це гравець 1
    .mistakes = лише ходи, які були явно гірші за інший
    .seconds = рахувати далі, доки удача й вправність не стануть відомі зі стандартною похибкою 0,75 пункту, щонайбільше стільки секунд (60; з --simulations — зовсім ні)
    .svg = намалювати шанси на перемогу хід за ходом як SVG
    .json = як JSON: кроки, переломні моменти й місця
    .examples =
        приклади:
          camarilla analyse game.txt
          camarilla analyse game.txt --mistakes --svg curve.svg
          camarilla analyse game.txt --simulations 5000 --json

analyse-head =
    Крок, гравець і хід; далі шанси на перемогу у відсотках, для цього ходу і для найкращого
    (названого, якщо він був явно кращий): спершу з огляду на те, що знав гравець, потім з відкритими картами.
    Гравців полічено від 1; у ходах, як у всій нотації, місця рахують від 0: --seat 0 — це гравець 1.
analyse-mistakes =
    Помилки: крок, гравець, хід, кращий хід і скільки відсоткових пунктів шансу на перемогу це
    коштувало, зі стандартною похибкою. Кожну ще раз перевірено більшим пошуком; подано лише те,
    що перевищує похибку більш ніж удвічі.
    Гравців полічено від 1; у ходах, як у всій нотації, місця рахують від 0: --seat 0 — це гравець 1.
analyse-no-mistakes = За { $simulations } симуляцій на хід помилок не виявлено; більше симуляцій можна задати через --simulations.
analyse-turns = Переломні моменти:
analyse-unsure = Точніше сказати не можна: удача й вправність тут можуть відрізнятися на кілька пунктів (найбільша стандартна похибка — { $error }). З більшим --seconds пошук триває довше.
analyse-curve = { $game }: шанси на перемогу
analyse-curve-moves = ходи
analyse-seats =
    З чого склався кожен результат, у відсоткових пунктах шансу на перемогу зі стандартними
    похибками: рівна частка, порядок ходів, роздача, удача, вправність, гра інших; результат, який
    вони разом дають; і скільки гравець загалом втратив через помилки. Позначене знаком ? від
    нуля не відрізнити.
analyse-column-player = гравець
analyse-column-fair = частка
analyse-column-order = порядок
analyse-column-deal = роздача
analyse-column-luck = удача
analyse-column-skill = вправність
analyse-column-others = інші
analyse-column-result = результат
analyse-column-lost = помилки
analyse-methods = Шанси в таблиці ходів дає пошук, як і в підказці: усі рахують наперед. Зміни в переломних моментах, складники результату та крива --svg отримано дограванням, де кожну відповідь обирають випадково за швидкими евристиками. Тому для одного кроку числа можуть різнитися. Порядок ходів — це те, чого місце варте в таких дограваннях до роздачі; для гравців camarilla balance воно може бути варте іншого.
turn-mistake = Крок { $step }: гравець { $seat } обирає «{ $move }». З огляду на відоме тоді «{ $best }» краще на { $loss } в. п.
turn-chance = Крок { $step }: після «{ $move }» гравця { $seat } вирішує випадок. Шанс гравця { $gainer } змінюється з { $before } % на { $after } %.
turn-lucky = Крок { $step }: гравець { $seat } обирає «{ $move }», звичайний вибір, але приховані карти зробили його вдалим. Шанс гравця { $gainer } змінюється з { $before } % на { $after } %.
turn-unlucky = Крок { $step }: гравець { $seat } обирає «{ $move }»: { $best_known ->
    [yes] рішення правильне, але не пощастило
   *[no] явної помилки немає, але не пощастило
  }. Шанс гравця { $gainer } змінюється з { $before } % на { $after } %.
turn-strong = Крок { $step }: гравець { $seat } обирає «{ $move }», сильний хід з огляду на відоме тоді. Шанс гравця { $gainer } змінюється з { $before } % на { $after } %.
turn-fateful = Крок { $step }: гравець { $seat } обирає «{ $move }», звичайний хід, але він переламав гру. Шанс гравця { $gainer } змінюється з { $before } % на { $after } %.
refused-engine-legal = дозволені ходи не ті, що випливають із вигляду

# Стилі ботів.
style-plain = звичайний
    .text = не віддає переваги жодному з однаково добрих ходів
style-cautious = обережний
    .text = чекає, збирає й мало ризикує
style-aggressive = напористий
    .text = рано відкриває карти й нападає
style-bluffing = схильний до блефу
    .text = розставляє пастки й грає слабкими картами, ніби сильними
refused-own-bot-default = { $bot } не можна створити: { $option } в __init__ потребує типового значення
