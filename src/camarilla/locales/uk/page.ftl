# Сторінка у браузері.

page-skip = Перейти до столу
page-language = Мова
page-you-watch = Ви спостерігаєте.
page-loading = Хвилинку…
page-close = Закрити
page-welcome = Інтрига чекає
page-welcome-text = Чотири гри про придворні інтриги та приховані карти. Грайте одразу проти ботів або надішліть друзям посилання.
page-play-bots = Грати проти ботів
page-play-friends = Запросити друзів
page-rules = Правила
page-rules-all = Усі правила
page-contents = Зміст
page-how-many-seats = Місць
page-bot-level = Боти
page-clock = Годинник
page-no-clock = немає
page-public-table = показати у списку столів
page-spectators-may = інші можуть дивитися
page-hotseat = кілька гравців на цьому пристрої
page-public-tables = Відкриті столи
page-no-public-tables = Ще ніхто не відкрив столу для всіх.
page-my-tables = Ваші столи
page-no-own-tables = Ви тут ще не грали.
page-phase-gathering = збираються
page-phase-playing = грають
page-phase-over = завершено
page-your-name = Ваше ім’я
page-keep-name = Зберегти ім’я
page-change-name = Змінити ім’я
page-no-server = Сервер не відповідає. Чи є зв’язок?
page-not-connected = Зараз немає зв’язку; нічого не надіслано.
page-lost = Зв’язок зник. Пробуємо повернутися; нічого не втрачено.
page-gone = Цей стіл закрито.
page-to-home = До всіх ігор
page-help = Допомога
page-help-keys = Обирайте на столі або серед відповідей; карту буде пояснено, якщо на неї клацнути, а поки її можна обрати — довго притиснути. Клавіші: 1–9 відповідають, Esc скасовує незавершений вибір, u повертає вашу останню відповідь, ? відкриває цю сторінку. Кожен рядок літопису можна спитати, чому так.
page-gathering = Стіл збирається
page-gathering-text = Надішліть це посилання тим, хто гратиме. Хто його відкриє, може сісти на вільне місце.
page-all-here = Усі на місцях.
page-join-text = Сядьте на вільне місце, і ви в грі.
page-link = Посилання на цей стіл
page-copy-link = Скопіювати посилання
page-copied = Скопійовано
page-copy-yourself = Виділіть посилання й скопіюйте його самі.
page-empty-seat = Вільне місце
page-you = ви
page-bot = бот
page-sit = Сісти тут
page-stand-up = Встати
page-fill-bot = Посадити бота
page-kick = Вивести
page-next-name = Ім’я наступного гравця тут
page-begin = Почати
page-not-full = Спершу треба зайняти всі місця.
page-host-begins = Гру починає той, хто відкрив стіл.
page-all-taken = Усі місця зайняті. Можете залишитися й дивитися.
page-fair = Чи чесна роздача?
page-fair-text = Сервер уже обрав таємний ключ; це його хеш. Додайте власний текст, і ніхто не знатиме роздачі наперед. Після гри сторінка перевірить кожен жереб.
page-contribution = Кілька власних слів
page-contribute = Домішати
page-fair-yes = Перевірено: ключ відповідає хешу, і кожен жереб випливає з нього.
page-fair-no = Ця гра НЕ відповідає тому, що було обіцяно перед нею.
page-check-fair = Перевірити роздачу
page-fair-elsewhere = Через звичайний http браузер не обчислює хешів; завантажте доказ і запустіть: camarilla verify
page-download-proof = Завантажити доказ
page-players = Гравці
page-stand-in-absent = замість гравця бот: гравець відсутній
page-stand-in-left = замість гравця бот: гравець пішов
page-stand-in-clock = замість гравця бот: час вичерпано
page-away = немає на зв’язку
page-is-asked = черга відповідати
page-your-turn = ваш хід
page-come-back = Грати далі самостійно
page-bot-plays = За вас грає бот.
page-leave = Залишити гру ботові
page-undo = Повернути свою відповідь
page-rematch = Реванш
page-to-rematch = До реваншу
page-to-replay = Переглянути гру
page-pass-text = Зараз ніхто інший не повинен дивитися на екран.
page-choices = Ваш вибір
page-group = { $name }: { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[other] { $count } варіантів
}
page-choose-again = Обрати знову
page-story = Що сталося
page-nothing-yet = Поки нічого.
page-no-rule = Для цього правила тут немає тексту.
page-chat-line = Сказати щось
page-send = Надіслати
page-chat-new = нове
page-mute = не чути
page-unmute = Знову чути
page-row = Ряд
page-row-empty = У ряду ще немає карт.
page-front = Початок
page-back = Кінець
page-acting = діє
page-your-hand = Ваша рука
page-hand-empty = На руці немає карт.
page-face-down = долілиць
page-running-row = Ряд цього ходу
page-deck = Колода
page-no-cards = Ще немає карт.
page-chapter = Розділ
page-town = Місто
page-drawn = Ви взяли
page-prisoner = арештований
page-you-want-yes = ваш сюжет: так
page-you-want-no = ваш сюжет: ні
page-replay = перегляд
page-to-start = На початок
page-to-end = У кінець
page-step = Крок
page-step-back = Крок назад
page-step-on = Крок уперед
page-eyes = Очима
page-eyes-all = усі карти відкриті
page-eyes-spectator = глядача
page-download = Завантажити запис
page-analyse = Аналізувати
page-analysis = Аналіз
page-analysing = Крок { $done } з { $total }
page-verdict-mistake = За тим, що можна було знати, «{ $best }» краще на { $loss ->
    [one] { $loss } пункт
    [few] { $loss } пункти
   *[other] { $loss } пунктів
  } шансу на перемогу.
page-verdict-chance = Далі вирішує випадок.
page-verdict-lucky = Завдяки прихованому це краще, ніж можна було знати.
page-verdict-unlucky = Найкраще з того, що можна було знати, але приховане проти цього.
page-verdict-strong = Сильний хід за тим, що можна було знати.
page-verdict-fateful = Звичайний хід, та гра після нього вже інша.
page-swing = { $player }: { $before } % → { $after } %.
page-turning-points = Переломні моменти
page-look-there = подивитися
page-win-chances = Шанси на перемогу після кожного кроку
page-what-made-it = З чого склався кожен результат, у пунктах шансу на перемогу
page-figure-fair = рівна частка
page-figure-deal = роздача
page-figure-luck = удача
page-figure-skill = вправність
page-figure-others = гра інших
page-figure-result = результат
page-figure-lost = втрачено ходами
page-all-moves = Усі ходи
page-who-moved = Гравець
page-move = Хід
page-knowable = За тим, що можна було знати
page-true = За тим, що було насправді
page-analysis-failed = Аналіз не вдався.

page-guest = Гість { $number }
page-refused = Сервер відмовив ({ $id }).
page-bot-at = { $level } { $seat }
page-clock-minutes = { $minutes } хв + 5 с
page-seats-of = { $seats ->
    [one] { $seats } місце, вільних: { $free }
    [few] { $seats } місця, вільних: { $free }
   *[many] { $seats } місць, вільних: { $free }
}
page-bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[other] { $bots } ботів
}
page-players-range = Гравців: { $low }–{ $high }
page-spectators = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
page-pass-to = Передайте пристрій: { $player }
page-pass-done = Це я: { $player }
page-waiting-for = Чекаємо на відповідь: { $player }
page-you-are = Ваше ім’я: { $name }
page-kick-sure = Вивести гравця { $player } назавжди? Далі за нього гратиме бот.
page-won = { $count ->
    [one] Перемога: { $winners }.
   *[other] Спільна перемога: { $winners }.
}
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
page-tokens = { $tokens ->
    [one] на ній { $tokens } жетон
    [few] на ній { $tokens } жетони
   *[many] на ній { $tokens } жетонів
}
page-column = { $cards ->
    [one] { $cards } карта у стовпці
    [few] { $cards } карти у стовпці
   *[other] { $cards } карт у стовпці
}
page-away-until = { $seconds ->
    [one] немає на зв’язку; бот стане до гри за { $seconds } секунду
    [few] немає на зв’язку; бот стане до гри за { $seconds } секунди
   *[many] немає на зв’язку; бот стане до гри за { $seconds } секунд
}
page-why-rule = Чому? Правило { $rule }
page-why = чому?
page-chat = Розмова ({ $lines })
page-place = Місце { $place }
page-gap = Проміжок { $number }
page-card-number = Карта { $number }
page-bribed-by = підкуп: { $player }
page-cards-left = { $cards ->
    [one] ще { $cards } карта
    [few] ще { $cards } карти
   *[many] ще { $cards } карт
}
page-value = номінал { $value }
page-used = Використано: { $cards }
page-discard = Скинуто ({ $cards })
page-aside = Відкладені ({ $cards })
page-actions = { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
}
page-dead = убиті: { $names }
page-wanted-by = бажають: { $players }
page-escaped = Утікачі: { $names }

page-standings = Стан гри
page-to-move = ходить
page-first-player = перший гравець
page-round = Раунд { $round } з { $rounds }
page-turn-of = Хід { $turn } з { $turns }
page-stage-placement = викладання карт
page-stage-resolution = активація ряду
page-stage-over = гру завершено
page-in-hand = { $cards ->
    [one] { $cards } карта в руці
    [few] { $cards } карти в руці
   *[many] { $cards } карт у руці
}
page-discarded = скид: { $cards }
page-in-reserve = ще не в грі: { $cards }
page-not-aside = не відкладено: { $cards }
page-plan-left = Вплив, що лишився на Плані: { $left }
page-known-to = знають: { $players }
page-one-of = хтось із них: { $cards }
page-nothing = нічого
