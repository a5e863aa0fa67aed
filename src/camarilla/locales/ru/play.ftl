# Игра и просмотр в терминале: справка, меню, стол, игры с пояснениями, сохранённые игры.

help-play =
    Играть в терминале. Если игра не названа, её спросит меню. Вы видите то, что
    может знать ваше место за столом, и ничего больше. Выбирайте стрелками и
    клавишей Enter, номером, или введите ход: place lord front. На любой вопрос ?
    поможет, hint оценит ваши ходы, а q — выход; оставленную игру можно продолжить.
    .short = сыграть в терминале
    .game = какая игра: см. camarilla games; если не указана, спросит меню
    .seats = сколько игроков, вместе с ботами (3)
    .seat = ваше место за столом, счёт от 0 (0)
    .people = сколько людей за этим терминалом или их имена: Anna,Bo (1)
    .bots = насколько хорошо играют боты: уровень; на неверный будет перечень
    .seed = целое число: то же зерно раздаёт ту же игру
    .first = место, которое начинает, или random (0)
    .option = изменить правило: с rounds=4 игра короче; можно указать несколько раз
    .guide = короткая первая игра, где всё объясняют тогда, когда оно происходит
    .watch = не играть, только смотреть на ботов
    .pace = секунд между ходами, на которые вы смотрите; без этого дальше ведёт клавиша
    .save = записать игру в этот файл: оконченную для camarilla replay, неоконченную для --resume
    .resume = продолжить оставленную игру: этот файл или последнюю
    .plain = простые строки для экранных дикторов: без цвета и рамок, курсор идёт только вперёд
    .examples =
        примеры:
          camarilla play
          camarilla play oriflamme --guide
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Просмотреть сохранённую игру шаг за шагом: кого спросили, что тот ответил и что
    увидело каждое место за столом. В терминале стрелки ведут вперёд и назад, а s
    меняет место, чьими глазами вы смотрите.
    .short = просмотреть сохранённую игру глазами каждого
    .file = запись игры, которую делает camarilla play --save; - читает стандартный ввод
    .seat = только то, что увидело это место, и ничего больше
    .all = то, что увидели все места и зритель (так и есть обычно)
    .step = только этот шаг и стол после него; 0 — это раздача
    .json = как JSON: список шагов
    .export = записать шаги в файл OUT, как json или как text
    .plain = печатать шаги и в терминале
    .examples =
        примеры:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Аргументы, которые не годятся; перед ними argparse ставит имя аргумента.
not-people = { $text } — не число людей и не имена через запятую
not-level = { $text } — не уровень; есть { $levels }
not-pace = { $text } — не число секунд

refused-no-game = какая игра? например, camarilla play oriflamme; есть { $games }
refused-export = в виде { $form } экспортировать нельзя; есть json и text
refused-many-people = людей { $people }, а мест за столом только { $seats }
refused-no-guide = { $game }: игры с пояснениями нет
refused-nothing-to-resume = нет игры, которую можно продолжить; начните новую: camarilla play
refused-not-sealed = { $file } — это не неоконченная игра camarilla
refused-broken-seal = { $file } повреждён или изменён, поэтому продолжить нельзя
refused-other-version = { $file } сыгран по другим правилам, поэтому продолжить нельзя
refused-sealed = { $file } — игра, которая ещё не окончена: её продолжит camarilla play --resume { $file }

# Меню.
menu-title = Camarilla
menu-keys = ↑ ↓ или номер, затем Enter · q: выход
menu-games = Во что сыграем?
menu-resume = Продолжить оставленную игру: { $title }
menu-how = Как хотите играть?
menu-start = Начать: вы и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} ({ $level })
menu-guide = Короткая первая игра с пояснениями
menu-change = Другое число игроков, людей и ботов
menu-watch = Посмотреть, как играют боты
menu-rules = Почитать правила
menu-back = Назад
menu-seats = Сколько игроков?
menu-seats-of = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
menu-people = Сколько из них — люди за этим терминалом?
menu-people-of = { $count ->
    [1] один: только вы, остальные — боты
   *[other] { $count }: передаёте устройство друг другу
}
player-person = Игрок { $number }
menu-prompt = 1–{ $count }, Enter — это 1, или q:
menu-levels = Насколько хорошо играют боты?
level-random = Наугад
    .text = любой разрешённый ход

# Человек за столом.
greeting-play = Вы на месте { $seat }, против вас { $others ->
    [one] { $others } бот
    [few] { $others } бота
   *[many] { $others } ботов
} ({ $level }). Отвечайте номером или введите ход. ? поможет, hint оценит ваши ходы, q — выход.
greeting-people = Людей за столом: { $people }. { $bots ->
    [0] Вы играете между собой.
    [one] Против вас { $bots } бот ({ $level }).
    [few] Против вас { $bots } бота ({ $level }).
   *[many] Против вас { $bots } ботов ({ $level }).
} Отвечайте номером или введите ход. ? поможет, hint оценит ваши ходы, q — выход.
greeting-watch = Вы смотрите на ботов ({ $level }) как зритель, который не видит ни одной скрытой карты.
greeting-guide = Это короткая первая игра: всё объясняют тогда, когда оно происходит. Введите skip, и пояснений больше не будет.
greeting-keys = Enter: начать · q: выход
note-keys = Enter: дальше · s: без пояснений · PgUp PgDn: листать
guide-skipped = Хорошо, без пояснений. ? по-прежнему поможет на любой вопрос.
pass-to = Теперь смотреть может только { $player }. Все остальные отворачиваются.
pass-enter = { $player }: нажмите Enter, когда будете готовы.
pass-keys = Enter: дальше · Ctrl-C: выйти и сохранить
news = После вашего последнего ответа:
news-first = До сих пор произошло:
news-watch = Что произошло:
thinking = Боты думают …
searching = Ищем лучшие ходы …
table-keys = ↑ ↓ Enter: выбор · PgUp: листать · введите ? для справки, hint, rules, q для выхода
table-keys-back = ↑ ↓ Enter: выбор · введите b, чтобы выбрать заново, ? для справки, hint, q для выхода
read-keys = ↑ ↓ PgUp PgDn: листать · Enter: назад
more-above = ↑ { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[many] ещё { $count } строк
} (PgUp)
more-below = ↓ { $count ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[many] ещё { $count } строк
} (PgDn)
more-choices = … { $count ->
    [one] и ещё { $count } вариант
    [few] и ещё { $count } варианта
   *[many] и ещё { $count } вариантов
} (↑ ↓)
hint-head = Ваши шансы, как их видит поиск, который знает не больше вас:
hint-end = { $count ->
    [one] Всего { $count } ход.
    [few] Всего { $count } хода.
   *[many] Всего { $count } ходов.
} Числа приблизительны: поиск угадывает скрытые карты и быстро доигрывает за всех.
kept-as = Игра сохранена. Продолжить её: { $command }
record-as = Игра записана. Просмотреть её: { $command }
over-keys = ↑ ↓ или номер, затем Enter
over-again = Сыграть ещё раз
over-replay = Просмотреть игру, где все карты открыты
over-leave = Выйти
watch-keys = Пробел или Enter: следующий ход · a: играть дальше · q: выход
watch-keys-auto = Пробел или Enter: остановить · q: выход
repeated = { $sentence } ×{ $times }
and-then = И какой из этих?
prompt = 1–{ $count }, ? или q:
prompt-back = 1–{ $count }, b выбрать заново, ? или q:
choice-card = { $card }: { $text }
choice-place = карта на месте { $place }
not-legal = "{ $move }" — ход этой игры, но сейчас он не разрешён. Выберите номер или введите ?, чтобы увидеть ходы.
not-understood = Не понимаю "{ $answer }". Выберите номер, введите ход или ? для справки.
help-notation = Можно ввести такие ходы:
help-topics =
    ? и название карты объяснит карту, ? cards — все; ? и номер покажет правило,
    ? rules — все; ? influence объяснит слово. hint оценит ваши ходы по шансу на
    победу; q — выход, а --resume продолжит игру позже.
help-nothing = Нет справки о "{ $topic }". Попробуйте ?, ? cards, ? rules, ? lord, ? influence или ? ORI-7.
left = Вы встали из-за стола.
no-more-input = Ввода больше нет, поэтому игра на этом останавливается.
points = { $player }: { $points }
and = {" и "}
won = { $count ->
    [1] Победа: { $winners }.
   *[other] Победу делят { $winners }.
}
again = Та же игра ещё раз: { $command }
saved = Сохранено как { $file }. Просмотреть: { $command }

# Стол.
table-head = Раунд { $round } из { $rounds }: { $phase ->
    [placement] выкладывание карт
    [resolution] прохождение ряда
   *[over] игра окончена
}
table-seat = влияния { $influence }, карт в руке { $hand }, в сбросе: { $discard }{ $first ->
    [true] {" "}(первый игрок)
   *[false] {""}
}
table-cards = в руке { $hand }{ $discarded ->
    [0] {""}
   *[other] , в сбросе: { $discard }
}
table-first = {" "}· первый игрок
table-none = ничего
table-twin = {" "}· Близнец ждёт
table-bribed = {" "}(подкуп: { $player })
place-covers = под картой на месте { $place }: { $cards }
table-row = Ряд, от начала к концу:
table-empty-row = Ряд пуст.
table-own = В вашей руке: { $hand }. Вы отложили: { $aside }.
table-holds = { $player }: { $hand }. Отложено: { $aside }.
table-lying = {" "}[{ $player }: { $card }]
table-gap = {" "}[{ $where ->
    [front] самое начало
    [back] самый конец
   *[between] между местами { $before } и { $behind }
}]
table-covers = под ней: { $cards }
court-piles = Карт в колоде { $deck }, в сбросе { $discard }.
whose-turn = { $whose ->
    [mine] Ваш ход.
    [over] Игра окончена.
   *[other] Ходит { $player }.
}
court-bar = колода { $deck } · сброс { $discard } · { $whose ->
    [mine] ваш ход
    [over] игра окончена
   *[other] ходит { $player }
}
court-row-short = Ряд:
court-spent = использовано
court-row-head = Ряд, в порядке раскрытия:
court-top = Вы знаете её верхнюю карту: { $card }.
court-column = { $card } × { $count }
court-row = Ряд: { $cards }. { $value ->
    [none] Он завершил игру.
   *[other] Последняя карта считается за { $value }.
}
court-used = Использовано в этот ход: { $cards }.
city-head = Ход каждого игрока: { $round }; { $deck ->
    [0] колода пуста
    [one] в колоде { $deck } карта
    [few] в колоде { $deck } карты
   *[many] в колоде { $deck } карт
}.
city-chapter = События главы:
city-wishes = События главы (+ ваш сюжет этого хочет, - не хочет):
city-plot = { $player }: { $plot }
city-event = { $event }{ $wish ->
    [yes] {" "}— ваш сюжет этого хочет
    [no] {" "}— ваш сюжет этого не хочет
   *[none] {""}
}
city-board = Город; карты идут по этому списку вниз, а из последней локации — в первую:
city-ring = С завода ▶ ведёт в Переулок, а открытую карту и прочь из города. ▒ закрыта  † убит  # арест
city-lying = {" "}[{ $card }]
place-short = { $place ->
    [alley] Переулок
    [square] Площадь
    [police] Участок
   *[factory] Завод
}
city-unknown = закрыта
city-card = { $card }, { $state ->
    [up] лицом вверх
    [held] под арестом
   *[down] лицом вниз (вы знаете)
}
city-dead = ; убитые: { $cards }
city-escaped = Покинули город: { $cards }.
city-drawn = У вас карта, которую нужно положить: { $card }.
table-card = { $known ->
    [unknown] закрыта
    [up] { $card }, лицом вверх
    [own] { $card }, лицом вниз (знаете только вы)
   *[truth] { $card }, лицом вниз
}{ $tokens ->
    [0] {""}
   *[other] , влияние на ней: { $tokens }
}

# Сохранённая игра.
step-deal = Раздача
readers = видят { $readers }
replay-step = шаг { $step } из { $last }
replay-all = все карты открыты
replay-spectator = что видел зритель
replay-seat = глазами: { $player }
replay-keys = → ← шаги · Home End · s другие глаза · q выход
exported = Записано в { $file }.
