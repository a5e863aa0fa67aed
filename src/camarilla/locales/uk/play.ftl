# Гра й перегляд у терміналі: довідка, меню, стіл, ігри з поясненнями, збережені ігри.

help-play =
    Грати в терміналі. Якщо гру не названо, її запитає меню. Ви бачите те, що може
    знати ваше місце за столом, і нічого більше. Вибирайте стрілками й клавішею
    Enter, номером, або введіть хід: place lord front. На будь-яке запитання ?
    допоможе, hint оцінить ваші ходи, а q — вихід; покинуту гру можна продовжити.
    .short = зіграти в терміналі
    .game = яка гра: див. camarilla games; якщо не вказано, запитає меню
    .seats = скільки гравців, разом із ботами (3)
    .seat = ваше місце за столом, лік від 0 (0)
    .people = скільки людей за цим терміналом або їхні імена: Anna,Bo (1)
    .bots = як добре грають боти: рівень; на неправильний буде перелік
    .seed = ціле число: те саме зерно роздає ту саму гру
    .first = місце, яке починає, або random (0)
    .option = змінити правило: з rounds=4 гра коротша; можна вказати кілька разів
    .guide = коротка перша гра, де все пояснюють тоді, коли воно стається
    .watch = не грати, лише дивитися на ботів
    .pace = секунд між ходами, на які ви дивитеся; без цього далі веде клавіша
    .save = записати гру в цей файл: завершену для camarilla replay, незавершену для --resume
    .resume = продовжити покинуту гру: цей файл або останню
    .plain = прості рядки для екранних читачів: без кольору й рамок, курсор іде лише вперед
    .examples =
        приклади:
          camarilla play
          camarilla play oriflamme --guide
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Переглянути збережену гру крок за кроком: кого питали, що той відповів і що
    побачило кожне місце за столом. У терміналі стрілки ведуть уперед і назад, а s
    міняє місце, чиїми очима ви дивитеся.
    .short = переглянути збережену гру очима кожного
    .file = запис гри, який робить camarilla play --save; - читає стандартний ввід
    .seat = лише те, що побачило це місце, і нічого більше
    .all = те, що побачили всі місця й глядач (так і є зазвичай)
    .step = лише цей крок і стіл після нього; 0 — це роздача
    .json = як JSON: список кроків
    .export = записати кроки у файл OUT, як json або як text
    .plain = друкувати кроки й у терміналі
    .examples =
        приклади:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Аргументи, що не годяться; перед ними argparse ставить назву аргументу.
not-people = { $text } — не кількість людей і не імена через кому
not-level = { $text } — не рівень; є { $levels }
not-pace = { $text } — не кількість секунд

refused-no-game = яка гра? наприклад, camarilla play oriflamme; є { $games }
refused-export = у вигляді { $form } експортувати не можна; є json і text
refused-many-people = людей { $people }, а місць за столом лише { $seats }
refused-no-guide = { $game }: гри з поясненнями немає
refused-nothing-to-resume = немає гри, яку можна продовжити; почніть нову: camarilla play
refused-not-sealed = { $file } — це не незавершена гра camarilla
refused-broken-seal = { $file } пошкоджено або змінено, тож продовжити не можна
refused-other-version = { $file } зіграно за іншими правилами, тож продовжити не можна
refused-sealed = { $file } — гра, яку ще не завершено: її продовжить camarilla play --resume { $file }

# Меню.
menu-title = Camarilla
menu-keys = ↑ ↓ або номер, тоді Enter · q: вихід
menu-games = У що зіграємо?
menu-resume = Продовжити покинуту гру: { $title }
menu-how = Як хочете грати?
menu-start = Почати: ви і { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} ({ $level })
menu-guide = Коротка перша гра з поясненнями
menu-change = Інша кількість гравців, людей і ботів
menu-watch = Подивитися, як грають боти
menu-rules = Почитати правила
menu-back = Назад
menu-seats = Скільки гравців?
menu-seats-of = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
menu-people = Скільки з них — люди за цим терміналом?
menu-people-of = { $count ->
    [1] одна: лише ви, решта — боти
   *[other] { $count }: передаєте пристрій одне одному
}
player-person = Гравець { $number }
menu-prompt = 1–{ $count }, Enter — це 1, або q:
menu-levels = Як добре грають боти?
level-random = Навмання
    .text = будь-який дозволений хід

# Людина за столом.
greeting-play = Ви на місці { $seat }, проти вас { $others ->
    [one] { $others } бот
    [few] { $others } боти
   *[many] { $others } ботів
} ({ $level }). Відповідайте номером або введіть хід. ? допоможе, hint оцінить ваші ходи, q — вихід.
greeting-people = Людей за столом: { $people }. { $bots ->
    [0] Ви граєте між собою.
    [one] Проти вас { $bots } бот ({ $level }).
    [few] Проти вас { $bots } боти ({ $level }).
   *[many] Проти вас { $bots } ботів ({ $level }).
} Відповідайте номером або введіть хід. ? допоможе, hint оцінить ваші ходи, q — вихід.
greeting-watch = Ви дивитеся на ботів ({ $level }) як глядач, що не бачить жодної прихованої карти.
greeting-guide = Це коротка перша гра: усе пояснюють тоді, коли воно стається. Введіть skip, і пояснень більше не буде.
greeting-keys = Enter: почати · q: вихід
note-keys = Enter: далі · s: без пояснень · PgUp PgDn: гортати
guide-skipped = Гаразд, без пояснень. ? і далі допоможе на будь-яке запитання.
pass-to = Тепер дивитися може лише { $player }. Усі інші відвертаються.
pass-enter = { $player }: натисніть Enter, коли будете готові.
pass-keys = Enter: далі · Ctrl-C: вийти і зберегти
news = Після вашої останньої відповіді:
news-first = Досі сталося:
news-watch = Що сталося:
thinking = Боти думають …
searching = Шукаємо найкращі ходи …
table-keys = ↑ ↓ Enter: вибір · PgUp: гортати · введіть ? для довідки, hint, rules, q для виходу
table-keys-back = ↑ ↓ Enter: вибір · введіть b, щоб вибрати наново, ? для довідки, hint, q для виходу
read-keys = ↑ ↓ PgUp PgDn: гортати · Enter: назад
more-above = ↑ { $count ->
    [one] ще { $count } рядок
    [few] ще { $count } рядки
   *[many] ще { $count } рядків
} (PgUp)
more-below = ↓ { $count ->
    [one] ще { $count } рядок
    [few] ще { $count } рядки
   *[many] ще { $count } рядків
} (PgDn)
more-choices = … { $count ->
    [one] і ще { $count } варіант
    [few] і ще { $count } варіанти
   *[many] і ще { $count } варіантів
} (↑ ↓)
hint-head = Ваші шанси, як їх бачить пошук, що знає не більше за вас:
hint-end = { $count ->
    [one] Усього { $count } хід.
    [few] Усього { $count } ходи.
   *[many] Усього { $count } ходів.
} Числа приблизні: пошук угадує приховані карти й швидко дограє за всіх.
kept-as = Гру збережено. Продовжити її: { $command }
record-as = Гру записано. Переглянути її: { $command }
over-keys = ↑ ↓ або номер, тоді Enter
over-again = Зіграти ще раз
over-replay = Переглянути гру, де всі карти відкриті
over-leave = Вийти
watch-keys = Пробіл або Enter: наступний хід · a: грати далі · q: вихід
watch-keys-auto = Пробіл або Enter: зупинити · q: вихід
repeated = { $sentence } ×{ $times }
and-then = І котрий із цих?
prompt = 1–{ $count }, ? або q:
prompt-back = 1–{ $count }, b вибрати наново, ? або q:
choice-card = { $card }: { $text }
choice-place = карта на місці { $place }
not-legal = "{ $move }" — хід цієї гри, але зараз він не дозволений. Виберіть номер або введіть ?, щоб побачити ходи.
not-understood = Не розумію "{ $answer }". Виберіть номер, введіть хід або ? для довідки.
help-notation = Можна ввести такі ходи:
help-topics =
    ? і назва карти пояснить карту, ? cards — усі; ? і номер покаже правило,
    ? rules — усі; ? influence пояснить слово. hint оцінить ваші ходи за шансом
    на перемогу; q — вихід, а --resume продовжить гру пізніше.
help-nothing = Немає довідки про "{ $topic }". Спробуйте ?, ? cards, ? rules, ? lord, ? influence або ? ORI-7.
left = Ви встали з-за столу.
no-more-input = Вводу більше немає, тож гра на цьому спиняється.
points = { $player }: { $points }
and = {" і "}
won = { $count ->
    [1] Перемога: { $winners }.
   *[other] Перемогу ділять { $winners }.
}
again = Та сама гра ще раз: { $command }
saved = Збережено як { $file }. Переглянути: { $command }

# Стіл.
table-head = Раунд { $round } з { $rounds }: { $phase ->
    [placement] викладання карт
    [resolution] активація ряду
   *[over] гру завершено
}
table-seat = впливу { $influence }, карт у руці { $hand }, у скиді: { $discard }{ $first ->
    [true] {" "}(перший гравець)
   *[false] {""}
}
table-cards = у руці { $hand }{ $discarded ->
    [0] {""}
   *[other] , у скиді: { $discard }
}
table-first = {" "}· перший гравець
table-none = нічого
table-twin = {" "}· Близнюк чекає
table-bribed = {" "}(підкуп: { $player })
place-covers = під картою на місці { $place }: { $cards }
table-row = Ряд, від початку до кінця:
table-empty-row = Ряд порожній.
table-own = У вашій руці: { $hand }. Ви відклали: { $aside }.
table-holds = { $player }: { $hand }. Відкладено: { $aside }.
table-lying = {" "}[{ $player }: { $card }]
table-gap = {" "}[{ $where ->
    [front] самий початок
    [back] самий кінець
   *[between] між місцями { $before } і { $behind }
}]
table-covers = під нею: { $cards }
court-piles = Карт у колоді { $deck }, у скиді { $discard }.
whose-turn = { $whose ->
    [mine] Ваш хід.
    [over] Гру завершено.
   *[other] Ходить { $player }.
}
court-bar = колода { $deck } · скид { $discard } · { $whose ->
    [mine] ваш хід
    [over] гру завершено
   *[other] ходить { $player }
}
court-row-short = Ряд:
court-spent = використано
court-row-head = Ряд, у порядку розкривання:
court-top = Ви знаєте її верхню карту: { $card }.
court-column = { $card } × { $count }
court-row = Ряд: { $cards }. { $value ->
    [none] Він завершив гру.
   *[other] Остання карта рахується як { $value }.
}
court-used = Використано цього ходу: { $cards }.
city-head = Хід кожного гравця: { $round }; { $deck ->
    [0] колода порожня
    [one] у колоді { $deck } карта
    [few] у колоді { $deck } карти
   *[many] у колоді { $deck } карт
}.
city-chapter = Події розділу:
city-wishes = Події розділу (+ ваш сюжет цього хоче, - не хоче):
city-plot = { $player }: { $plot }
city-event = { $event }{ $wish ->
    [yes] {" "}— ваш сюжет цього хоче
    [no] {" "}— ваш сюжет цього не хоче
   *[none] {""}
}
city-board = Місто; карти йдуть цим списком донизу, а з останньої локації — до першої:
city-ring = Із заводу ▶ веде у Провулок, а відкриту карту й геть із міста. ▒ закрита  † убитий  # арешт
city-lying = {" "}[{ $card }]
place-short = { $place ->
    [alley] Провулок
    [square] Площа
    [police] Дільниця
   *[factory] Завод
}
city-unknown = закрита
city-card = { $card }, { $state ->
    [up] горілиць
    [held] під арештом
   *[down] долілиць (ви знаєте)
}
city-dead = ; убиті: { $cards }
city-escaped = Покинули місто: { $cards }.
city-drawn = У вас карта, яку треба покласти: { $card }.
table-card = { $known ->
    [unknown] закрита
    [up] { $card }, горілиць
    [own] { $card }, долілиць (знаєте лише ви)
   *[truth] { $card }, долілиць
}{ $tokens ->
    [0] {""}
   *[other] , вплив на ній: { $tokens }
}

# Збережена гра.
step-deal = Роздача
readers = бачать { $readers }
replay-step = крок { $step } з { $last }
replay-all = усі карти відкриті
replay-spectator = що бачив глядач
replay-seat = очима: { $player }
replay-keys = → ← кроки · Home End · s інші очі · q вихід
exported = Записано в { $file }.
