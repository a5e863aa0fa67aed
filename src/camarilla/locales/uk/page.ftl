# Сторінка у браузері.

page-skip = Перейти до столу
page-language = Мова
page-you-watch = Ви спостерігаєте.
page-loading = Хвилинку…
page-close = Закрити
page-welcome = Інтрига чекає
page-welcome-text = Придворні інтриги й приховані карти. Грайте одразу проти ботів або надішліть друзям посилання.
page-play-bots = Грати проти ботів
page-play-friends = Запросити друзів
page-rules = Правила
page-rules-all = Повні правила
page-contents = Зміст
page-how-many-seats = Гравців
page-bot-level = Боти
page-clock = Годинник
page-no-clock = без годинника
page-public-table = показати у списку столів
page-spectators-may = глядачі можуть дивитися
page-spectators-write = глядачі можуть писати в чат
page-hotseat = кілька гравців на цьому пристрої
page-here = на цьому пристрої, без сервера
page-lacks = Цей браузер не підтримує { $what }: грати в ньому можна тільки на сервері.
page-house-rules = Домашні правила
page-public-tables = Відкриті столи
page-no-public-tables = Відкритих столів поки немає.
page-my-tables = Ваші столи
page-no-own-tables = Ви тут ще не грали.
page-phase-gathering = чекає на гравців
page-phase-playing = триває
page-phase-over = завершено
page-your-name = Ваше ім'я
page-keep-name = Зберегти ім'я
page-name-why = Під цим іменем вас бачитимуть інші гравці за столом.
page-change-name = Змінити ім'я
page-no-server = Сервер недоступний. Перевірте з'єднання.
page-not-connected = Немає з'єднання; нічого не надіслано.
page-offline = Сервер недоступний. Проти ботів можна грати й так, на цьому пристрої.
page-newer = Готова нова версія сторінки.
page-stale = Сервер новіший за цю сторінку. Оновіть її.
page-reload = Оновити
page-lost = З'єднання втрачено. Перепідключаємося… Нічого не пропало.
page-to-home = Усі ігри
page-help = Допомога
page-help-keys = Обирайте на столі (або у списку, якщо його ввімкнено в меню); карти можна перетягувати. Наведіть вказівник на карту, щоб прочитати про неї. Клавіші: цифра обирає те, на чому її показано, Enter підтверджує, Esc скасовує вибір, u скасовує ваш останній хід, h дає підказку, ? відкриває цю сторінку. «?» біля рядка журналу показує правило.
page-help-touch = Обирайте на столі: торкніться того, що підсвічено. Торкніться карти, щоб прочитати про неї; підсвічену — притримайте. Торкніться журналу, щоб розгорнути його; «?» біля рядка покаже правило.
page-gathering = Чекаємо на гравців
page-gathering-text = Надішліть це посилання друзям. Хто його відкриє, може сісти на вільне місце.
page-all-here = Усі гравці на місцях.
page-join-text = Сядьте на вільне місце, щоб грати.
page-link = Посилання на цей стіл
page-copy-link = Скопіювати посилання
page-copied = Скопійовано
page-copy-yourself = Виділіть посилання й скопіюйте.
page-empty-seat = Вільне місце
page-you = ви
page-bot = бот
page-sit = Сісти тут
page-stand-up = Звільнити місце
page-fill-bot = Додати бота
page-kick = Прибрати з-за столу
page-private = потрібне запрошення або пароль
page-password = Пароль
page-password-none = придумаємо за вас
page-enter = Увійти
page-vote-idle = { $player } давно не робить ходу.
page-vote-call = Запропонувати бота
page-vote = { $player }: хай далі грає бот? «За»: { $yes } із { $needed }. Лишилося { $seconds } с.
page-vote-on-you = Усі чекають на вас. Зробіть хід за { $seconds } с, інакше за вас може зіграти бот.
page-vote-yes = Так, бот
page-vote-no = Ні, почекаємо
page-next-name = Ім'я наступного гравця на цьому пристрої
page-begin = Почати гру
page-not-full = Спершу треба зайняти всі місця.
page-not-come = Ще не всі прийшли на реванш.
page-host-begins = Гру починає господар столу.
page-all-taken = Усі місця зайняті. Можете залишитися й дивитися.
page-fair = Чи чесна роздача?
page-fair-text = Сервер уже обрав таємний ключ; це його хеш. Додайте кілька власних слів, і ніхто не знатиме роздачі. Після гри сторінка її перевірить.
page-contribution = Кілька власних слів
page-contribute = Додати
page-fair-yes = Перевірено: ключ відповідає хешу, і кожен жереб випливає з ключа.
page-fair-no = Ця гра НЕ відповідає хешу, який сервер показав перед початком.
page-check-fair = Перевірити роздачу
page-fair-elsewhere = Без https браузер не обчислює хеш. Завантажте доказ і запустіть: camarilla verify
page-download-proof = Завантажити доказ
page-players = Гравці
page-stand-in-absent = грає бот: гравець відсутній
page-stand-in-left = грає бот: гравець вийшов
page-stand-in-clock = грає бот: час вичерпано
page-away = не в мережі
page-is-asked = обирає
page-your-turn = ваш хід
page-come-back = Грати замість бота
page-bot-plays = За вас грає бот.
page-leave = Передати гру ботові
page-undo = Скасувати хід
page-undo-late = Останній хід уже не можна скасувати
page-rematch = Реванш
page-to-rematch = Перейти до реваншу
page-to-replay = Переглянути повтор
page-pass-text = Зараз ніхто інший не повинен дивитися на екран.
page-choices = Ваш вибір
page-group = { $name }: { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[other] { $count } варіантів
}
page-choose-again = Скасувати
page-confirm = Підтвердити
page-tap-lit = Оберіть одну з підсвічених карт.
page-not-this = Цю карту обрати не можна. { $rule }
page-story = Журнал
page-no-rule = Для цього правила немає тексту.
page-chat-line = Написати повідомлення
page-send = Надіслати
page-chat-new = нове
page-mute = Не показувати
page-unmute = Показувати повідомлення
page-row = Ряд
page-row-empty = Ряд порожній.
page-front = Початок
page-back = Кінець
page-acting = діє
page-your-hand = Ваша рука
page-hand-empty = У руці немає карт
page-face-down = долілиць
page-was-hidden = Заплющене око позначає карти, що лежали закритими.
page-running-row = Ряд цього ходу
page-deck = Колода
page-no-cards = Ще немає карт
page-chapter = Розділ
page-town = Місто
page-drawn = Ви взяли
page-prisoner = арештований
page-your-plot = ваш сюжет:
page-replay = повтор
page-to-start = На початок
page-to-end = У кінець
page-step = Крок
page-step-back = Крок назад
page-step-on = Крок уперед
page-eyes = Точка зору
page-eyes-all = усі карти відкриті
page-eyes-spectator = глядач
page-download = Завантажити запис
page-analyse = Аналізувати
page-analysis = Аналіз
page-analysing = Крок { $done } з { $total }
page-verdict-mistake = З огляду на те, що { $mine ->
    [yes] ви знали
   *[no] знав гравець { $player }
  }, краще було { $best }.
page-verdict-chance = Далі вирішує випадок.
page-verdict-lucky = Пощастило: завдяки прихованим картам вийшло краще, ніж можна було передбачити.
page-verdict-unlucky = { $mine ->
    [yes] Рішення правильне, але не пощастило.
   *[no] { $player }: рішення правильне, але не пощастило.
  }
page-verdict-strong = Сильний хід з огляду на те, що { $mine ->
    [yes] ви знали
   *[no] було відомо
  }.
page-verdict-fateful = Звичайний хід, але він переламав гру.
page-instead = { $value } замість { $best }
page-otherwise = { $value }, з будь-яким іншим ходом щонайбільше { $other }
page-turning-points = Переломні моменти
page-own-moves = Ваші ходи
page-other-moves = Що ще змінило гру
page-refined = Числа точніші, ніж були раніше.
page-all-known = Ходи оцінено за тим, що міг знати гравець, як у підказці. Стрілка (→): шанс на перемогу до ходу й після нього за відкритих карт.
page-percent = { $value } %
page-percent-over = > { $value } %
page-percent-under = < { $value } %
page-look-there = показати
page-win-chances = Шанси на перемогу після кожного кроку
page-what-made-it = Що вирішило результат
page-in-points = У відсоткових пунктах шансу на перемогу; ± — похибка. Де стоїть лише слово, жодне число не було б надійним.
page-cause-start = Рівна частка
page-cause-order = Порядок ходів
page-cause-deal = Удача на початку
page-cause-luck = Удача під час гри
page-cause-skill = Власні рішення
page-cause-others = Рішення суперників
page-cause-mistakes = Помилки
page-effect-none = майже не вплинуло
page-effect-unclear = не визначити
page-effect-plus = на користь
page-effect-much-plus = дуже на користь
page-effect-minus = на шкоду
page-effect-much-minus = дуже на шкоду
page-no-figures = Точніших чисел ця гра не дає.
page-all-moves = Усі ходи
page-who-moved = Гравець
page-move = Хід
page-knowable = З того, що було відомо
page-true = З відкритими картами
page-analysis-failed = Аналіз не вдався.

page-guest = Гість { $number }
page-refused = Сервер відмовив ({ $id }).
page-clock-minutes = { $minutes } хв + 5 с
page-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} + 1 день за хід
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
page-waiting-for = Ходить { $player }
page-you-are = Ваше ім'я: { $name }
page-won = { $mine ->
    [alone] Ви перемогли!
    [shared] Ви й { $others } ділите перемогу!
   *[no] { $count ->
        [1] Перемагає { $winners }!
       *[other] { $winners } ділять перемогу!
    }
}
page-influence = вплив
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
page-tokens = { $tokens ->
    [one] на ній { $tokens } очко впливу
    [few] на ній { $tokens } очки впливу
   *[many] на ній { $tokens } очок впливу
}
page-column = { $cards ->
    [one] { $cards } карта у стовпці
    [few] { $cards } карти у стовпці
   *[other] { $cards } карт у стовпці
}
page-away-until = { $seconds ->
    [one] не в мережі; бот замінить гравця через { $seconds } секунду
    [few] не в мережі; бот замінить гравця через { $seconds } секунди
   *[many] не в мережі; бот замінить гравця через { $seconds } секунд
}
page-why = чому?
page-chat = Чат ({ $lines })
page-place = Позиція { $place }
page-gap = Проміжок { $number }
page-card-number = Карта { $number }
page-bribed-by = підкуп: { $player }
page-token-free = жетон підкупу вільний
page-stack = Стос ({ $count }), згори донизу: { $cards }.
page-piled = { $cards ->
    [one] { $cards } карта на цій позиції
    [few] { $cards } карти на цій позиції
   *[other] { $cards } карт на цій позиції
}
page-cards-left = { $cards ->
    [one] ще { $cards } карта
    [few] ще { $cards } карти
   *[many] ще { $cards } карт
}
page-value = номінал { $value }
page-used = Використано: { $cards }
page-discard = Скинуто ({ $cards })
page-discards = Усі скинуті ({ $cards })
page-aside = Відкладено ({ $cards })
page-actions = { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
}
page-dead = убиті: { $names }
page-wanted-by = цього домагалися:
page-wanted-by-nobody = ніхто цього не домагався
page-escaped = Утікачі: { $names }

page-standings = Рахунок
page-to-move = ходить
page-first-player = перший гравець
page-round = Раунд { $round } з { $rounds }
page-round-last = Останній раунд
page-turn-of = Коло { $turn } з { $turns }
page-stage-placement = фаза викладання
page-stage-resolution = фаза активації
page-stage-over = гру завершено
page-results = До підсумків
page-in-hand = { $cards ->
    [one] { $cards } карта в руці
    [few] { $cards } карти в руці
   *[many] { $cards } карт у руці
}
page-discarded = колода скидання: { $cards }
page-in-reserve = ще не в грі: { $cards }
page-not-aside = не відкладено: { $cards }
page-could-be = Може бути: { $cards }.
page-plan-left = Лишилося очок із Плану: { $left }
page-known-to = хто бачив: { $players }
page-one-of = хтось із них: { $cards }
page-nothing = нічого

# Головна сторінка, очікування гравців, кінець гри.
page-settings = Налаштування
page-theme = Вигляд
page-theme-system = як на пристрої
page-theme-dark = темний
page-theme-light = світлий
page-volume = Звук
page-table-settings = Ваш стіл
page-table-short = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
} · { $level } · { $clock }
page-lasts = { $minutes } хв
page-pace = Темп ботів
page-pace-0 = миттєво
page-pace-600 = помірно
page-pace-1200 = повільно
page-pace-2500 = дуже повільно
page-patience = Чекати на відсутніх
page-patience-0 = за замовчуванням
page-patience-5 = 5 хвилин
page-patience-60 = годину
page-patience-1440 = добу
page-play-on = Грати далі
page-sit-down = Приєднатися
page-watch-table = Дивитися
page-see-result = Результат
page-table-of = { $game } · стіл: { $player }
page-all-tables = Усі столи
page-from-file = Відкрити гру з файлу
page-unknown = За цією адресою нічого немає.
page-unknown-game = Гри з назвою «{ $game }» немає.
page-invite = Запросіть гравців
page-share = Поділитися
page-scan = Відскануйте, щоб приєднатися
page-invitation = Зіграймо в гру «{ $game }»
page-how-played = За цим столом
page-unlisted = лише для тих, хто має посилання
page-listed = у списку відкритих столів
page-may-watch = глядачі можуть дивитися
page-may-not-watch = без глядачів
page-may-not-write = глядачі не пишуть у чат
page-joined = { $player } сідає за стіл.
page-left = { $player } встає з-за столу.
page-you-win = Ви перемогли!
page-you-share = Ви розділили перемогу!
page-rank = { $rank ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $rank }-те місце
}
page-race-round = Вплив після кожного раунду
    .across = раунд
    .up = вплив
page-race-turn = Очки після кожного ходу
    .across = хід
    .up = очки
page-leap-round = Відрив між першими двома найбільше змінив раунд { $at }: { $gains }.
page-leap-turn = Відрив між першими двома найбільше змінив хід { $at }: { $gains }.
page-race-start = початок
page-retry = Переграти звідси
page-retry-move = Переграти цей хід
page-retried = Звідси ви переграєте
page-play-again = Зіграти ще раз
page-result-text = { $game }: { $result }
page-best-move = Ваш найкращий хід
page-worst-move = Ваша найбільша помилка
page-no-turns = Жоден хід сам по собі не вирішив долі гри.
page-no-mistakes = Серйозних помилок немає.
page-analysing-game = { $round ->
    [0] Шукаємо переломні моменти…
    [1] Оцінюємо ходи…
   *[other] Уточнюємо числа…
  }{ $seconds ->
    [0] {""}
   *[other] {" "}Ще близько { $seconds } с.
  }
page-outcome = Що справдилося
page-outcome-event = Подія
page-outcome-true = справдилася
page-outcome-false = не справдилася
page-outcome-right = за сюжетом
page-outcome-wrong = не за сюжетом
page-outcome-wishes = Чого вимагав сюжет кожного гравця:
page-playing-replay = Відтворити
page-pause-replay = Пауза
page-more = Більше

page-menu = Меню
page-buzzing = Вібрація, коли ваш хід
page-notify = Сповіщати, коли ваш хід
page-since = Після вашого останнього ходу
    .short = Повтор
page-speed = Швидкість показу
page-at-once = одразу
page-as-list = Показувати варіанти також списком
page-sound-on = Увімкнути звук
page-sound-off = Вимкнути звук
page-sending = Надсилаємо…

# Hints.
page-hint = Підказка
page-hint-note = Оцінено за тим, що ви бачите. Різниця, менша за 6 пунктів, нічого не важить.
page-hint-chance = Ваш шанс на перемогу
page-hint-show = Показати на столі
page-hint-thinking = Обмірковуємо…
page-hint-none = Цього разу підказки немає. Спробуйте за мить.
page-hint-even = { $rest ->
    [0] Ці ходи приблизно рівноцінні.
   *[other] Перші { $count } { $count ->
        [few] ходи
       *[many] ходів
    } приблизно рівноцінні.
  }
page-hint-risk = Мінус: { $risk }
page-hint-safe = { $rest ->
    [0] З будь-яким із цих ходів ви майже напевно виграєте.
   *[other] З першими { $count } ходами ви майже напевно виграєте.
  } Їх упорядковано за очками.
page-hint-settled = Судячи з того, що ви бачите, на ваш результат уже ніщо не вплине.
page-hint-lost = Виграти тут майже неможливо. Ходи впорядковано за очками.
page-hints-may = підказки дозволено
    .note = Проти самих ботів підказки доступні завжди.
page-sure = Ви впевнені?
page-sure-setting = Попереджати, якщо хід зменшує шанс на перемогу більш ніж на 15 пунктів
page-sure-thinking = Перевіряємо ваш хід…
page-sure-text = Судячи з того, що ви бачите, цей хід дає { $chance } шансів на перемогу. Краще { $best } ({ $better }).
page-sure-play = Зіграти
page-sure-back = Подумати ще

# Before the game, and across the table.
page-ready = Можна починати
page-not-ready = Ще зачекайте
page-is-ready = чекає на початок
page-is-invited = чекаємо
page-reactions = Реакції
page-react-bravo = Браво!
page-react-wow = Ого!
page-react-haha = Ха-ха!
page-react-hmm = Гм…
page-react-oops = Ой!
page-react-thanks = Гарна гра!

# Один гравець на кількох пристроях.
page-transfer = Продовжити на іншому пристрої
page-transfer-text = Відкрийте там це посилання впродовж десяти хвилин. Воно спрацює один раз: там теж будуть ваше ім'я та столи.
page-receive = Продовжити тут?
page-receive-text = Тут ви гратимете як гравець, що створив посилання: з його ім'ям і столами. Ім'я та столи, що були тут раніше, зникнуть.
page-receive-yes = Продовжити тут

# Хто ви: сповіщення про хід, ключі доступу, пристрої.
page-yourself = Ви та ваші пристрої
page-tell = Повідомляти, коли ваш хід
page-tell-text = В іграх на кілька днів, поки вас немає.
page-push = Сповіщення на цьому пристрої
page-push-unable = Цей браузер не може отримувати сповіщень. На iPhone чи iPad додайте Camarilla на початковий екран і відкрийте звідти.
page-push-denied = Браузер блокує сповіщення з цієї сторінки. Дозвольте їх у налаштуваннях браузера.
page-push-others = Вимкнути на інших пристроях
page-mail = Електронна адреса
page-mail-add = Додати
page-mail-sent = Ми надіслали вам листа. Відкрийте посилання в ньому, щоб підтвердити адресу.
page-remove = Видалити
page-quiet = Тихі години
page-quiet-begin = з
page-quiet-end = до
page-holiday = Відпустка: нічого не надсилати
page-holiday-end = до (включно)
page-hook = Вебадреса (вебхук)
page-hook-key = Усе, що надсилається на вебадреси, підписано цим ключем:
page-passkeys = Ключі доступу
page-passkeys-text = Входьте як той самий гравець за відбитком пальця, обличчям або PIN-кодом: без пошти й пароля.
page-passkeys-unable = Цей браузер не підтримує ключів доступу.
page-passkey-made = Створено { $date }
page-passkey-keep = Зберегти це ім'я за допомогою ключа доступу
page-sign-in = Увійти за допомогою ключа доступу
page-sign-in-note = замінить гравця на цьому пристрої
page-devices = Пристрої
page-device-here = цей пристрій
page-device-since = з { $date }
page-device-unknown = невідомий браузер
page-player-id = Щоб ваші дані видалили, надішліть адміністраторові сайту свій ID гравця: { $id }
page-sign-out = Вийти
page-sign-out-sure = Вийти на цьому пристрої?
