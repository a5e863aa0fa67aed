# Игра и просмотр в терминале: справка, меню, стол, сохранённые игры.

help-play =
    Играть в терминале. Если игра не указана, её предложит выбрать меню. Вы видите
    только то, что вам положено знать. Выбирайте стрелками и Enter, номером или
    введите ход: place lord front. В любой момент ? даёт справку, «подсказка»
    оценивает ваши ходы, q — выход; игру можно продолжить позже.
    .short = сыграть в терминале
    .game = какая игра: см. camarilla games; если не указана, предложит меню
    .seats = сколько игроков, вместе с ботами (3)
    .seat = ваше место за столом, считая с 0 (0)
    .people = сколько людей за этим терминалом или их имена: Anna,Bo (1)
    .bots = насколько хорошо играют боты: page (новичок), squire (лёгкий), knight (средний), chancellor (сильный), regent (сильнейший), random (наугад) или любой другой участник арены; несколько через запятую или несколькими --bots — каждому боту свой
    .time = сколько боты могут думать над ходом: 500ms, 2s (как задано в названии)
    .seed = целое число: при том же зерне раздача та же
    .first = кто начинает: место за столом или random (0)
    .option = изменить правило: с rounds=4 игра короче; можно указать несколько раз
    .lesson = короткая первая игра шаг за шагом: как ходить и зачем
    .watch = смотреть, как играют боты, без своего места
    .pace = секунд на ход бота (0.8; 0 — не показывать); если смотрите и не указали, каждый ход — по нажатию клавиши
    .save = сохранить игру в этот файл: оконченную для camarilla replay, неоконченную для --resume
    .resume = продолжить неоконченную игру: этот файл или последнюю
    .plain = простые строки для программ экранного доступа: без цвета и рамок, курсор идёт только вперёд
    .info = показывать, что говорят боты-программы, пока думают; так можно узнать их карты
    .examples =
        примеры:
          camarilla play
          camarilla play oriflamme --lesson
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Просмотреть сохранённую игру шаг за шагом: кого спросили, что он ответил и что
    видел каждый игрок. В терминале стрелки ведут вперёд и назад, а s меняет, чьими
    глазами вы смотрите.
    .short = просмотреть сохранённую игру глазами любого игрока
    .file = запись игры, созданная camarilla play --save; «-» — стандартный ввод
    .seat = только то, что видел игрок на этом месте
    .all = то, что видели все игроки и зритель (по умолчанию)
    .step = только этот шаг и стол после него; 0 — это раздача
    .json = в формате JSON: список шагов
    .export = записать шаги в файл OUT в формате json или text
    .plain = печатать шаги даже в терминале
    .examples =
        примеры:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Аргументы, которые не годятся; перед ними argparse ставит имя аргумента.
not-people = { $text } — не число людей и не имена через запятую
not-pace = { $text } — не число секунд

refused-no-game = какая игра? например, camarilla play oriflamme; игры: { $games }
refused-export = экспорт в { $form } невозможен; форматы: json и text
refused-many-people = людей { $people }, а мест за столом только { $seats }
refused-many-bots = названо ботов: { $bots }, а мест для них: { $seats }
refused-nothing-to-resume = нет игры, которую можно продолжить; начните новую: camarilla play
refused-foreign-bots = боты этой игры — { $bots }, то есть чужой код; чтобы его запустить, укажите его: --bots { $option }
refused-not-sealed = в { $file } нет неоконченной игры camarilla
refused-broken-seal = { $file } повреждён или изменён, поэтому продолжить нельзя
refused-other-version = игра в { $file } начата по другой версии правил, поэтому продолжить её нельзя
refused-sealed = { $file } — неоконченная игра; продолжить её: camarilla play --resume { $file }

# Меню.
menu-title = Camarilla
menu-keys = ↑ ↓ или номер, затем Enter · q: выход
menu-games = Во что сыграем?
menu-resume = Продолжить игру: { $title }
menu-resume-other = Продолжить другую игру ({ $count })
menu-which = Какую игру продолжить?
menu-kept = { $title } (игра прервана { $when })
menu-help = Нажимайте ↑ ↓ и Enter или введите номер. b — назад, q — выход.
menu-how = Как хотите играть?
menu-start = Начать: вы против { $bots ->
    [one] { $bots } бота
   *[other] { $bots } ботов
} ({ $level })
menu-change = Изменить число игроков, людей и ботов
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
menu-prompt = 1–{ $count }, Enter — это 1, или q:
menu-levels = Насколько хорошо играют боты?
level-random = Наугад
    .rank = слабейший
    .text = любой разрешённый ход

# Человек за столом.
greeting-play = Вы на месте { $seat }, против вас { $others ->
    [one] { $others } бот
    [few] { $others } бота
   *[many] { $others } ботов
} ({ $level }). Выбирайте номером или введите ход. Введите ? для справки, «подсказка» для оценки ходов, q для выхода.
greeting-people = Людей за столом: { $people }. { $bots ->
    [0] Вы играете между собой.
    [one] Против вас { $bots } бот ({ $level }).
    [few] Против вас { $bots } бота ({ $level }).
   *[many] Против вас { $bots } ботов ({ $level }).
} Выбирайте номером или введите ход. Введите ? для справки, «подсказка» для оценки ходов, q для выхода.
greeting-resume = С возвращением! Игра продолжается с того места, где вы остановились.
greeting-watch = Вы зритель: смотрите, как играют боты ({ $level }), и не видите скрытых карт.
greeting-keys = Enter: начать · q: выход
note-keys = Enter: дальше · s: без пояснений · PgUp PgDn: листать
pass-to = Сейчас смотреть может только { $player }. Остальные, пожалуйста, отвернитесь.
pass-enter = { $player }: нажмите Enter, когда будете готовы.
pass-keys = Enter: дальше · Ctrl-C: сохранить и выйти
thinking = Боты думают…
searching = Ищем лучшие ходы…
table-keys = ↑ ↓ Enter: выбор · PgUp: раньше · ? справка · подсказка · журнал{ $undo ->
    [true] {" "}· u: отмена
   *[false] {""}
  }{ $back ->
    [true] {" "}· b: назад
   *[false] {""}
  } · q: выход
step-keys = Пробел: дальше · Enter: до вашего хода · p: темп ({ $pace ->
    [wait] ждать клавиши
    [slow] медленный
   *[usual] обычный
  }) · q: выход
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
hint-head = Примерные шансы на победу (по тому, что вы видите):
hint-end = { $count ->
    [one] Всего { $count } ход.
    [few] Всего { $count } хода.
   *[many] Всего { $count } ходов.
} Это оценки: поиск угадывает скрытые карты и много раз быстро доигрывает партию.
kept-as = Игра сохранена. Продолжить её: { $command }
record-as = Игра сохранена. Просмотреть её: { $command }
over-keys = ↑ ↓ или номер, затем Enter
over-question = Что дальше?
over-rounds = получено за раунд
over-again = Сыграть ещё раз
over-replay = Просмотреть игру, все карты открыты
over-leave = Выйти
watch-keys = Пробел или Enter: следующий ход · a: без остановок · q: выход
watch-keys-auto = Пробел или Enter: остановить · q: выход
repeated = { $sentence } ×{ $times }
and-then = Что именно?
prompt = 1–{ $count }, ? или q:
prompt-back = 1–{ $count }, b — назад, ? или q:
choice-card = { $card }: { $text }
not-legal = «{ $move }» — ход этой игры, но сейчас он не разрешён. Введите номер или ?, чтобы увидеть ходы.
not-understood = «{ $answer }» — непонятный ответ. Введите номер, ход или ? для справки.
nothing-chosen = Пока ничего не выбрано. Введите номер, ход или ? для справки.
no-undo = Отменить можно только свой последний ход, пока больше никто не ходил и ни одна карта не показана.
screen-small = Окно слишком мало для стола. Нужно столбцов: { $columns }, строк: { $rows }. Увеличьте его, пожалуйста. Выйти: Ctrl-C.
command-quit = q, quit, exit, выход, выйти
command-back = b, back, назад
command-hint = hint, подсказка
command-log = log, журнал
command-undo = u, undo, отмена, отменить
command-skip = s, skip, хватит
command-help = h, help, справка
command-rules = rules, правила
command-cards = cards, карты
command-glossary = glossary, словарь
help-notation = Можно ввести такие ходы:
help-topics =
    ? { $card } объясняет карту, ? { $rule } — правило; ? cards, ? rules и ? glossary
    показывают их все; ? и слово — что оно значит. «подсказка» оценивает ваши ходы по шансу
    на победу; q — выход, а --resume продолжит игру позже.
help-nothing = Нет справки о «{ $topic }». Попробуйте ?, ? { $card }, ? { $rule }, ? cards, ? rules или ? glossary.
left = Вы вышли из игры.
no-more-input = Ввода больше нет, поэтому игра останавливается.
points = { $player }: { $points }
and = {" и "}
won = { $mine ->
    [alone] Вы победили!
    [shared] Вы и { $others } делите победу!
   *[no] { $count ->
        [1] Побеждает { $winners }!
       *[other] { $winners } делят победу!
    }
}
again = Сыграть то же ещё раз: { $command }
saved = Сохранено как { $file }. Просмотреть: { $command }

# Стол.
table-head = Раунд { $round } из { $rounds }: { $phase ->
    [placement] фаза планирования
    [resolution] фаза событий
   *[over] игра окончена
}
table-seat = влияния { $influence }, карт в руке { $hand }, сброс: { $discard }{ $first ->
    [true] {" "}(первый игрок)
   *[false] {""}
}
table-cards = в руке { $hand }{ $discarded ->
    [0] {""}
   *[other] , сброс: { $discard }
}
table-cards-few = в руке { $hand }{ $discarded ->
    [0] {""}
   *[other] , сброшено { $discarded }
  }
table-first = {" "}· первый игрок
table-none = ничего
table-twin = {" "}· Близнец ждёт
table-bribed = {" "}(подкуп: { $player })
place-covers = на позиции { $place } накрыты: { $cards }
place-bribed = позиция { $place }: { $card } (семья: { $family }), подкуп: { $player }
table-row = Ряд, от начала к концу:
table-empty-row = Ряд пуст.
table-own = Ваша рука: { $hand }. Отложено: { $aside }.
table-holds = { $player }: { $hand }. Отложено: { $aside }.
table-covers = под ней: { $cards }
whose-turn = { $whose ->
    [mine] Ваш ход.
    [over] Игра окончена.
   *[other] Ход { $player_gen }.
}
table-card = { $known ->
    [unknown] закрытая карта
    [up] { $card }, лицом вверх
    [own] { $card }, лицом вниз (знаете только вы)
   *[truth] { $card }, лицом вниз
}{ $tokens ->
    [0] {""}
   *[other] , влияние на ней: { $tokens }
}

# Сохранённая игра.
step-deal = Раздача
readers = кто видит — { $readers }
replay-step = шаг { $step } из { $last }
replay-all = все карты открыты
replay-spectator = точка зрения: зритель
replay-seat = точка зрения: { $player }
replay-keys = → ← шаги · Home End · s: точка зрения · q: выход
exported = Сохранено как { $file }.
