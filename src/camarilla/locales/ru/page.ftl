# Страница в браузере.

page-skip = Перейти к столу
page-language = Язык
page-you-watch = Вы наблюдаете.
page-loading = Минутку…
page-close = Закрыть
page-welcome = Интрига ждёт
page-welcome-text = Четыре игры о придворных интригах и скрытых картах. Играйте сразу против ботов или отправьте друзьям ссылку.
page-play-bots = Играть против ботов
page-play-friends = Пригласить друзей
page-rules = Правила
page-rules-all = Все правила
page-contents = Содержание
page-how-many-seats = Мест
page-bot-level = Боты
page-clock = Часы
page-no-clock = нет
page-public-table = показать в списке столов
page-spectators-may = другие могут смотреть
page-hotseat = несколько игроков на этом устройстве
page-public-tables = Открытые столы
page-no-public-tables = Пока никто не открыл стол для всех.
page-my-tables = Ваши столы
page-no-own-tables = Вы здесь ещё не играли.
page-phase-gathering = собираются
page-phase-playing = играют
page-phase-over = завершено
page-your-name = Ваше имя
page-keep-name = Сохранить имя
page-change-name = Изменить имя
page-no-server = Сервер не отвечает. Есть ли связь?
page-not-connected = Сейчас нет связи; ничего не отправлено.
page-lost = Связь пропала. Пробуем вернуться; ничего не потеряно.
page-gone = Этот стол закрыт.
page-to-home = Ко всем играм
page-help = Помощь
page-help-keys = Выбирайте на столе или среди ответов; карта объясняется, если по ней щёлкнуть, а пока её можно выбрать — долго нажать. Клавиши: 1–9 отвечают, Esc отменяет незаконченный выбор, u возвращает ваш последний ответ, ? открывает эту страницу. У каждой строки летописи можно спросить, почему так.
page-gathering = Стол собирается
page-gathering-text = Отправьте эту ссылку тем, кто будет играть. Открывший её может занять свободное место.
page-all-here = Все на местах.
page-join-text = Займите свободное место, и вы в игре.
page-link = Ссылка на этот стол
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-copy-yourself = Выделите ссылку и скопируйте её сами.
page-empty-seat = Свободное место
page-you = вы
page-bot = бот
page-sit = Сесть здесь
page-stand-up = Встать
page-fill-bot = Посадить бота
page-kick = Вывести
page-next-name = Имя следующего игрока здесь
page-begin = Начать
page-not-full = Сначала нужно занять все места.
page-host-begins = Игру начинает тот, кто открыл стол.
page-all-taken = Все места заняты. Вы можете остаться и смотреть.
page-fair = Честна ли раздача?
page-fair-text = Сервер уже выбрал тайный ключ; это его хеш. Добавьте собственный текст, и никто не узнает раздачу заранее. После игры страница проверит каждый жребий.
page-contribution = Несколько своих слов
page-contribute = Примешать
page-fair-yes = Проверено: ключ соответствует хешу, и каждый жребий следует из него.
page-fair-no = Эта игра НЕ соответствует тому, что было обещано перед ней.
page-check-fair = Проверить раздачу
page-fair-elsewhere = Через обычный http браузер не вычисляет хеши; скачайте доказательство и запустите: camarilla verify
page-download-proof = Скачать доказательство
page-players = Игроки
page-stand-in-absent = вместо игрока бот: игрок отсутствует
page-stand-in-left = вместо игрока бот: игрок ушёл
page-stand-in-clock = вместо игрока бот: время вышло
page-away = нет на связи
page-is-asked = очередь отвечать
page-your-turn = ваш ход
page-come-back = Играть дальше без бота
page-bot-plays = За вас играет бот.
page-leave = Оставить игру боту
page-undo = Вернуть свой ответ
page-rematch = Реванш
page-to-rematch = К реваншу
page-to-replay = Просмотреть игру
page-pass-text = Сейчас никто другой не должен смотреть на экран.
page-choices = Ваш выбор
page-group = { $name }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
page-choose-again = Выбрать снова
page-story = Что произошло
page-nothing-yet = Пока ничего.
page-no-rule = Для этого правила здесь нет текста.
page-chat-line = Сказать что-нибудь
page-send = Отправить
page-chat-new = новое
page-mute = не слышать
page-unmute = Снова слышать
page-row = Ряд
page-row-empty = В ряду пока нет карт.
page-front = Начало
page-back = Конец
page-acting = действует
page-your-hand = Ваша рука
page-hand-empty = На руке нет карт.
page-face-down = закрыта
page-running-row = Ряд этого хода
page-deck = Колода
page-no-cards = Карт пока нет.
page-chapter = Глава
page-town = Город
page-drawn = Вы взяли
page-prisoner = арестованный
page-you-want-yes = ваш сюжет: да
page-you-want-no = ваш сюжет: нет
page-replay = просмотр
page-to-start = В начало
page-to-end = В конец
page-step = Шаг
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-eyes = Глазами
page-eyes-all = все карты открыты
page-eyes-spectator = зрителя
page-download = Скачать запись
page-analyse = Анализировать
page-analysis = Анализ
page-analysing = Шаг { $done } из { $total }
page-verdict-mistake = По тому, что можно было знать, «{ $best }» лучше на { $loss ->
    [one] { $loss } пункт
    [few] { $loss } пункта
   *[other] { $loss } пунктов
  } шанса на победу.
page-verdict-chance = Дальше решает случай.
page-verdict-lucky = Благодаря скрытому это лучше, чем можно было знать.
page-verdict-unlucky = Лучшее из того, что можно было знать, но скрытое против этого.
page-verdict-strong = Сильный ход по тому, что можно было знать.
page-verdict-fateful = Обычный ход, но игра после него уже другая.
page-swing = { $player }: { $before } % → { $after } %.
page-turning-points = Переломные моменты
page-look-there = посмотреть
page-win-chances = Шансы на победу после каждого шага
page-what-made-it = Из чего сложился каждый результат, в пунктах шанса на победу
page-figure-fair = равная доля
page-figure-deal = раздача
page-figure-luck = удача
page-figure-skill = умение
page-figure-others = игра других
page-figure-result = результат
page-figure-lost = потеряно ходами
page-all-moves = Все ходы
page-who-moved = Игрок
page-move = Ход
page-knowable = По тому, что можно было знать
page-true = По тому, что было на самом деле
page-analysis-failed = Анализ не удался.

page-guest = Гость { $number }
page-refused = Сервер отказал ({ $id }).
page-bot-at = { $level } { $seat }
page-clock-minutes = { $minutes } мин + 5 с
page-seats-of = { $seats ->
    [one] { $seats } место, свободных: { $free }
    [few] { $seats } места, свободных: { $free }
   *[many] { $seats } мест, свободных: { $free }
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
page-waiting-for = Ждём ответа: { $player }
page-you-are = Ваше имя: { $name }
page-kick-sure = Вывести игрока { $player } навсегда? Дальше за него будет играть бот.
page-won = { $count ->
    [one] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-tokens = { $tokens ->
    [one] на ней { $tokens } жетон
    [few] на ней { $tokens } жетона
   *[many] на ней { $tokens } жетонов
}
page-column = { $cards ->
    [one] { $cards } карта в столбце
    [few] { $cards } карты в столбце
   *[other] { $cards } карт в столбце
}
page-away-until = { $seconds ->
    [one] нет на связи; бот вступит через { $seconds } секунду
    [few] нет на связи; бот вступит через { $seconds } секунды
   *[many] нет на связи; бот вступит через { $seconds } секунд
}
page-why-rule = Почему? Правило { $rule }
page-why = почему?
page-chat = Беседа ({ $lines })
page-place = Место { $place }
page-gap = Промежуток { $number }
page-card-number = Карта { $number }
page-bribed-by = подкуп: { $player }
page-cards-left = { $cards ->
    [one] ещё { $cards } карта
    [few] ещё { $cards } карты
   *[many] ещё { $cards } карт
}
page-value = номинал { $value }
page-used = Использовано: { $cards }
page-discard = Сброшено ({ $cards })
page-aside = Отложенные ({ $cards })
page-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
page-dead = убитые: { $names }
page-wanted-by = желают: { $players }
page-escaped = Сбежавшие: { $names }

page-standings = Положение
page-to-move = ходит
page-first-player = первый игрок
page-round = Раунд { $round } из { $rounds }
page-turn-of = Ход { $turn } из { $turns }
page-stage-placement = выкладывание карт
page-stage-resolution = прохождение ряда
page-stage-over = игра окончена
page-in-hand = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
}
page-discarded = сброс: { $cards }
page-in-reserve = ещё не в игре: { $cards }
page-not-aside = не отложены: { $cards }
page-plan-left = Влияние, оставшееся на Плане: { $left }
page-known-to = знают: { $players }
page-one-of = кто-то из них: { $cards }
page-nothing = ничего
