# Страница в браузере.

page-skip = Перейти к столу
page-language = Язык
page-you-watch = Вы наблюдаете.
page-loading = Минутку…
page-close = Закрыть
page-welcome = Интрига ждёт
page-welcome-text = Придворные интриги и скрытые карты. Играйте сразу против ботов или отправьте друзьям ссылку.
page-play-bots = Играть против ботов
page-play-friends = Пригласить друзей
page-rules = Правила
page-rules-all = Полные правила
page-contents = Содержание
page-how-many-seats = Игроков
page-bot-level = Боты
page-clock = Часы
page-no-clock = без часов
page-public-table = показать в списке столов
page-spectators-may = зрители могут смотреть
page-spectators-write = зрители могут писать в чат
page-hotseat = несколько игроков на этом устройстве
page-here = на этом устройстве, без сервера
page-lacks = Этот браузер не поддерживает { $what }, поэтому без сервера в нём не сыграть. На сервере играть можно.
page-house-rules = Домашние правила
page-public-tables = Открытые столы
page-no-public-tables = Открытых столов пока нет.
page-my-tables = Ваши столы
page-no-own-tables = Вы здесь ещё не играли.
page-phase-gathering = набор игроков
page-phase-playing = игра идёт
page-phase-over = игра завершена
page-your-name = Ваше имя
page-keep-name = Сохранить имя
page-name-why = Под этим именем вас увидят другие игроки за столом.
page-change-name = Изменить имя
page-no-server = Сервер недоступен. Проверьте соединение.
page-not-connected = Нет соединения; ничего не отправлено.
page-offline = Сервер недоступен. С ботами можно играть и так, на этом устройстве.
page-newer = Готова новая версия страницы.
page-stale = Сервер новее этой страницы. Обновите её.
page-reload = Обновить
page-lost = Соединение потеряно. Переподключаемся… Ничего не пропало.
page-to-home = Все игры
page-help = Помощь
page-help-keys = Выбирайте прямо на столе (или в списке, если он включён в меню). Наведите указатель на карту или щёлкните по ней правой кнопкой, чтобы прочитать о ней. Карты можно и перетаскивать. Клавиши: цифра выбирает то, на чём она показана, Enter — подтвердить, Esc — отменить выбор, u — отменить последний ход, h — подсказка, ? — эта страница. Нажмите «?» возле строки журнала, чтобы увидеть правило.
page-help-touch = Выбирайте на столе: коснитесь того, что подсвечено. Коснитесь любой другой карты, чтобы прочитать о ней; подсвеченную нажмите и удерживайте. Коснитесь журнала, чтобы развернуть его; «?» возле строки покажет правило.
page-gathering = Ждём игроков
page-gathering-text = Отправьте эту ссылку друзьям. Каждый, кто её откроет, сможет занять свободное место.
page-all-here = Все игроки на местах.
page-join-text = Займите свободное место, чтобы играть.
page-link = Ссылка на этот стол
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-copy-yourself = Выделите ссылку и скопируйте.
page-empty-seat = Свободное место
page-you = вы
page-bot = бот
page-sit = Сесть здесь
page-stand-up = Освободить место
page-fill-bot = Добавить бота
page-kick = Исключить
page-private = нужно приглашение или пароль
page-password = Пароль
page-password-none = если пусто, придумаем сами
page-enter = Войти
page-vote-idle = { $player } давно не делает ход.
page-vote-call = Предложить замену ботом
page-vote = { $player }: заменить ботом? «За»: { $yes } из { $needed }. На ход осталось { $seconds } с.
page-vote-on-you = Все ждут вас. Сделайте ход за { $seconds } с, иначе за вас может сыграть бот.
page-vote-yes = Да, заменить
page-vote-no = Нет, подождём
page-next-name = Имя следующего игрока на этом устройстве
page-begin = Начать игру
page-not-full = Сначала нужно занять все места.
page-not-come = На реванш пришли ещё не все.
page-host-begins = Игру начинает хозяин стола.
page-all-taken = Все места заняты. Вы можете остаться и смотреть.
page-fair = Честна ли раздача?
page-fair-text = Сервер уже выбрал тайный ключ; вот его хеш. Добавьте несколько своих слов, и никто не узнает раздачу заранее. После игры страница проверит каждый случайный исход.
page-contribution = Несколько своих слов
page-contribute = Добавить
page-fair-yes = Проверено: ключ соответствует хешу, и каждый случайный исход следует из этого ключа.
page-fair-no = Эта игра НЕ соответствует тому, что сервер зафиксировал заранее.
page-check-fair = Проверить раздачу
page-fair-elsewhere = По обычному HTTP браузер не вычисляет хеши. Скачайте доказательство и запустите: camarilla verify
page-download-proof = Скачать доказательство
page-players = Игроки
page-stand-in-absent = играет бот: игрок отсутствует
page-stand-in-left = играет бот: игрок вышел
page-stand-in-clock = играет бот: время вышло
page-away = не в сети
page-is-asked = выбирает
page-your-turn = ваш ход
page-come-back = Играть вместо бота
page-bot-plays = За вас играет бот.
page-leave = Передать игру боту
page-undo = Отменить ход
page-undo-late = Последний ход уже нельзя отменить
page-rematch = Реванш
page-to-rematch = Перейти к реваншу
page-to-replay = Посмотреть повтор
page-pass-text = Сейчас никто другой не должен смотреть на экран.
page-choices = Ваш выбор
page-group = { $name }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
page-choose-again = Отмена
page-confirm = Подтвердить
page-tap-lit = Выберите одну из подсвеченных карт.
page-not-this = Эту карту выбрать нельзя. { $rule }
page-story = Журнал
page-no-rule = Для этого правила нет текста.
page-chat-line = Написать сообщение
page-send = Отправить
page-chat-new = новое
page-mute = Не показывать
page-unmute = Показывать сообщения
page-row = Ряд
page-row-empty = Ряд пуст.
page-front = Начало
page-back = Конец
page-acting = действует
page-your-hand = Ваша рука
page-hand-empty = В руке нет карт
page-face-down = закрыта
page-was-hidden = Закрытый глаз отмечает карты, которые лежали закрытыми.
page-running-row = Ряд этого хода
page-deck = Колода
page-no-cards = Карт пока нет
page-chapter = Глава
page-town = Город
page-drawn = Вы взяли
page-prisoner = арестованный
page-your-plot = ваш сюжет:
page-replay = повтор
page-to-start = В начало
page-to-end = В конец
page-step = Шаг
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-eyes = Точка зрения
page-eyes-all = все карты открыты
page-eyes-spectator = зритель
page-download = Скачать запись
page-analyse = Анализировать
page-analysis = Анализ
page-analysing = Шаг { $done } из { $total }
page-verdict-mistake = С учётом { $mine ->
    [yes] того, что вы знали,
   *[no] того, что знал игрок { $player },
  } лучше было { $best }.
page-verdict-chance = Дальше решает случай.
page-verdict-lucky = Повезло: благодаря скрытым картам вышло лучше, чем можно было предвидеть.
page-verdict-unlucky = { $mine ->
    [yes] Решение верное, но не повезло.
   *[no] { $player }: решение верное, но не повезло.
  }
page-verdict-strong = Сильный ход с учётом { $mine ->
    [yes] того, что вы знали
   *[no] того, что было известно
  }.
page-verdict-fateful = Обычный ход, но он переломил игру.
page-instead = { $value } вместо { $best }
page-otherwise = { $value }, с любым другим ходом не больше { $other }
page-turning-points = Переломные моменты
page-own-moves = Ваши ходы
page-other-moves = Что ещё изменило игру
page-refined = Эти числа точнее тех, что вы видели раньше.
page-all-known = Ходы оценены по тому, что мог знать игрок, как в подсказке. Стрелка (→): шанс на победу до и после хода при открытых картах.
page-percent = { $value } %
page-percent-over = > { $value } %
page-percent-under = < { $value } %
page-look-there = показать
page-win-chances = Шансы на победу после каждого шага
page-what-made-it = Что решило исход
page-in-points = В процентных пунктах шанса на победу; ± — погрешность. Где стоит только слово, ни одно число не было бы надёжным.
page-cause-start = Равная доля
page-cause-order = Очерёдность ходов
page-cause-deal = Удача в начале
page-cause-luck = Удача по ходу игры
page-cause-skill = Свои решения
page-cause-others = Решения противников
page-cause-mistakes = Ошибки
page-effect-none = почти не повлияло
page-effect-unclear = не определить
page-effect-plus = в плюс
page-effect-much-plus = большой плюс
page-effect-minus = в минус
page-effect-much-minus = большой минус
page-no-figures = Точнее для этой игры сказать нельзя.
page-all-moves = Все ходы
page-who-moved = Игрок
page-move = Ход
page-knowable = По тому, что было известно
page-true = С открытыми картами
page-analysis-failed = Анализ не удался.

page-guest = Гость { $number }
page-refused = Сервер отказал ({ $id }).
page-clock-minutes = { $minutes } мин + 5 с
page-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} + 1 день за ход
page-seats-of = { $seats ->
    [one] { $seats } место, { $free ->
        [0] занято
       *[other] свободных: { $free }
    }
    [few] { $seats } места, { $free ->
        [0] все заняты
       *[other] свободных: { $free }
    }
   *[many] { $seats } мест, { $free ->
        [0] все заняты
       *[other] свободных: { $free }
    }
}
page-bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
}
page-players-range = Игроков: { $low }–{ $high }
page-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
page-pass-to = Передайте устройство: { $player }
page-pass-done = Это я: { $player }
page-waiting-for = Ходит { $player }
page-you-are = Ваше имя: { $name }
page-won = { $mine ->
    [alone] Вы победили!
    [shared] Вы и { $others } делите победу!
   *[no] { $count ->
        [1] Побеждает { $winners }!
       *[other] { $winners } делят победу!
    }
}
page-influence = влияние
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-tokens = { $tokens ->
    [one] на ней { $tokens } очко влияния
    [few] на ней { $tokens } очка влияния
   *[many] на ней { $tokens } очков влияния
}
page-column = { $cards ->
    [one] { $cards } карта в столбце
    [few] { $cards } карты в столбце
   *[other] { $cards } карт в столбце
}
page-away-until = { $seconds ->
    [one] не в сети; замена ботом через { $seconds } секунду
    [few] не в сети; замена ботом через { $seconds } секунды
   *[many] не в сети; замена ботом через { $seconds } секунд
}
page-why = почему?
page-chat = Чат ({ $lines })
page-place = Позиция { $place }
page-gap = Промежуток { $number }
page-card-number = Карта { $number }
page-bribed-by = подкуп: { $player }
page-token-free = жетон подкупа свободен
page-stack = Стек ({ $count }), сверху вниз: { $cards }.
page-piled = { $cards ->
    [one] { $cards } карта на этой позиции
    [few] { $cards } карты на этой позиции
   *[other] { $cards } карт на этой позиции
}
page-cards-left = { $cards ->
    [one] ещё { $cards } карта
    [few] ещё { $cards } карты
   *[many] ещё { $cards } карт
}
page-value = номинал { $value }
page-used = Использовано: { $cards }
page-discard = Сброс ({ $cards })
page-discards = Весь сброс ({ $cards })
page-aside = Отложено ({ $cards })
page-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
page-dead = убитые: { $names }
page-wanted-by = этого добивались:
page-wanted-by-nobody = никто этого не добивался
page-escaped = сбежавшие: { $names }

page-standings = Счёт
page-to-move = ходит
page-first-player = первый игрок
page-round = Раунд { $round } из { $rounds }
page-round-last = Последний раунд
page-turn-of = Круг { $turn } из { $turns }
page-stage-placement = фаза планирования
page-stage-resolution = фаза событий
page-stage-over = игра окончена
page-results = К итогам
page-in-hand = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
}
page-discarded = сброс: { $cards }
page-in-reserve = ещё не в игре: { $cards }
page-not-aside = не отложены: { $cards }
page-could-be = Может быть: { $cards }.
page-plan-left = Осталось очков с Плана: { $left }
page-known-to = кто видел: { $players }
page-one-of = одна из этих карт: { $cards }
page-nothing = ничего

# Главная страница, ожидание игроков, конец игры.
page-settings = Настройки
page-theme = Оформление
page-theme-system = как на устройстве
page-theme-dark = тёмное
page-theme-light = светлое
page-volume = Звук
page-table-settings = Ваш стол
page-table-short = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
} · { $level } · { $clock }
page-lasts = { $minutes } мин
page-pace = Темп ботов
page-pace-0 = мгновенный
page-pace-600 = обычный
page-pace-1200 = медленный
page-pace-2500 = очень медленный
page-patience = Ждать отсутствующих
page-patience-0 = по умолчанию
page-patience-5 = 5 минут
page-patience-60 = час
page-patience-1440 = сутки
page-play-on = Играть дальше
page-sit-down = Присоединиться
page-watch-table = Смотреть
page-see-result = Результат
page-table-of = { $game } · стол: { $player }
page-all-tables = Все столы
page-from-file = Открыть игру из файла
page-unknown = По этому адресу ничего нет.
page-unknown-game = Игры «{ $game }» нет.
page-invite = Пригласите игроков
page-share = Поделиться
page-scan = Отсканируйте, чтобы присоединиться
page-invitation = Сыграем в игру «{ $game }»?
page-how-played = За этим столом
page-unlisted = только для тех, у кого есть ссылка
page-listed = в списке открытых столов
page-may-watch = зрители могут смотреть
page-may-not-watch = без зрителей
page-may-not-write = зрители не пишут в чат
page-joined = { $player } садится за стол.
page-left = { $player } встаёт из-за стола.
page-you-win = Вы победили!
page-you-share = Вы разделили победу!
page-rank = { $rank }-е место
page-race-round = Влияние после каждого раунда
    .across = раунд
    .up = влияние
page-race-turn = Очки после каждого хода
    .across = ход
    .up = очки
page-leap-round = Разрыв между первыми двумя больше всего изменил раунд { $at }: { $gains }.
page-leap-turn = Разрыв между первыми двумя больше всего изменил ход { $at }: { $gains }.
page-race-start = начало
page-retry = Переиграть отсюда
page-retry-move = Переиграть этот ход
page-retried = Отсюда вы переигрываете
page-play-again = Сыграть ещё раз
page-result-text = { $game }: { $result }
page-best-move = Ваш лучший ход
page-worst-move = Ваша главная ошибка
page-no-turns = Ни один ход сам по себе не решил эту игру.
page-no-mistakes = Серьёзных ошибок нет.
page-analysing-game = { $round ->
    [0] Ищем переломные моменты…
    [1] Оцениваем ходы…
   *[other] Уточняем числа…
  }{ $seconds ->
    [0] {""}
   *[other] {" "}Ещё около { $seconds } с.
  }
page-outcome = Что сбылось
page-outcome-event = Событие
page-outcome-true = сбылось
page-outcome-false = не сбылось
page-outcome-right = по сюжету
page-outcome-wrong = не по сюжету
page-outcome-wishes = Чего требовал сюжет каждого игрока:
page-playing-replay = Воспроизвести
page-pause-replay = Пауза
page-more = Ещё

page-menu = Меню
page-buzzing = Вибрация, когда наступает ваш ход
page-notify = Уведомлять, когда наступает ваш ход
page-since = С вашего прошлого хода
    .short = Повтор
page-speed = Скорость показа
page-at-once = сразу
page-as-list = Показывать варианты также списком
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-sending = Отправляем…

# Hints.
page-hint = Подсказка
page-hint-note = Оценено по тому, что вам видно. Разница меньше 6 пунктов ничего не значит.
page-hint-chance = Ваш шанс на победу
page-hint-show = Показать на столе
page-hint-thinking = Обдумываем…
page-hint-none = Сейчас подсказки нет. Попробуйте чуть позже.
page-hint-even = { $rest ->
    [0] Эти ходы примерно равноценны.
   *[other] Первые { $count } { $count ->
        [few] хода
       *[many] ходов
    } примерно равноценны.
  }
page-hint-risk = Минус: { $risk }
page-hint-safe = { $rest ->
    [0] С любым из этих ходов вы почти наверняка выиграете.
   *[other] С первыми { $count } ходами вы почти наверняка выиграете.
  } Они упорядочены по очкам.
page-hint-settled = Судя по тому, что вам видно, на ваш результат уже ничто не повлияет.
page-hint-lost = Выиграть здесь почти невозможно. Ходы упорядочены по очкам.
page-hints-may = подсказки разрешены
    .note = Против одних ботов подсказки доступны всегда.
page-sure = Вы уверены?
page-sure-setting = Предупреждать, если ход снижает шанс на победу больше чем на 15 п. п.
page-sure-thinking = Проверяем ваш ход…
page-sure-text = Судя по тому, что вам видно, этот ход даёт { $chance } шансов на победу. Лучше { $best } ({ $better }).
page-sure-play = Сыграть
page-sure-back = Подумать ещё

# Before the game, and across the table.
page-ready = Можно начинать
page-not-ready = Ещё подождите
page-is-ready = ждёт начала
page-is-invited = ждём
page-reactions = Реакции
page-react-bravo = Браво!
page-react-wow = Ого!
page-react-haha = Ха-ха!
page-react-hmm = Хм…
page-react-oops = Ой!
page-react-thanks = Спасибо за игру!

# Один игрок на нескольких устройствах.
page-transfer = Продолжить на другом устройстве
page-transfer-text = Откройте там эту ссылку в течение десяти минут. Ссылка одноразовая. После этого ваше имя и ваши столы будут и на том устройстве.
page-receive = Продолжить здесь?
page-receive-text = На этом устройстве вы станете игроком, создавшим ссылку, с тем же именем и теми же столами. Прежние имя и столы на этом устройстве будут забыты.
page-receive-yes = Продолжить здесь

# Кто вы: уведомления о ходе, ключи доступа, устройства.
page-yourself = Вы и ваши устройства
page-tell = Сообщать, что настал ваш ход
page-tell-text = В играх на несколько дней, пока вас нет.
page-push = Уведомления на этом устройстве
page-push-unable = Этот браузер не может получать уведомления. На iPhone или iPad добавьте Camarilla на экран «Домой» и откройте оттуда.
page-push-denied = Браузер блокирует уведомления с этой страницы. Разрешите их в настройках браузера.
page-push-others = Отключить на других устройствах
page-mail = Адрес электронной почты
page-mail-add = Добавить
page-mail-sent = Мы отправили вам письмо. Откройте ссылку в нём, чтобы подтвердить адрес.
page-remove = Удалить
page-quiet = Тихие часы
page-quiet-begin = с
page-quiet-end = до
page-holiday = Отпуск: ничего не присылать
page-holiday-end = по (включительно)
page-hook = Веб-адрес (вебхук)
page-hook-key = Всё, что отправляется на веб-адреса, подписано этим ключом:
page-passkeys = Ключи доступа
page-passkeys-text = Входите под тем же именем по отпечатку пальца, лицу или PIN-коду: без почты и пароля.
page-passkeys-unable = Этот браузер не поддерживает ключи доступа.
page-passkey-made = Создан { $date }
page-passkey-keep = Сохранить это имя с помощью ключа доступа
page-sign-in = Войти с помощью ключа доступа
page-sign-in-note = заменит игрока на этом устройстве
page-devices = Устройства
page-device-here = это устройство
page-device-since = с { $date }
page-device-unknown = неизвестный браузер
page-player-id = Чтобы ваши данные удалили, пришлите администратору сайта свой ID игрока: { $id }
page-sign-out = Выйти
page-sign-out-sure = Выйти насовсем?
