# Гра й перегляд у терміналі: довідка, меню, стіл, збережені ігри.

help-play =
    Грати в терміналі. Якщо гру не вказано, її обирають у меню. Ви бачите лише те,
    що відомо вам. Обирайте стрілками й клавішею Enter, номером, або введіть хід:
    place lord front. Замість відповіді можна ввести ? (довідка), «підказка»
    (оцінка ваших ходів) або q (вихід); гру можна продовжити згодом.
    .short = зіграти в терміналі
    .game = яка гра: див. camarilla games; якщо не вказано, її обирають у меню
    .seats = скільки гравців, разом із ботами (3)
    .seat = ваше місце за столом, рахуючи від 0 (0)
    .people = скільки людей за цим терміналом або їхні імена: Anna,Bo (1)
    .bots = як добре грають боти: page (новачок), squire (легкий), knight (середній), chancellor (сильний), regent (найсильніший), random (навмання) або будь-який інший учасник арени; кілька через кому або кількома --bots — для кожного бота свій
    .time = скільки боти можуть думати над ходом: 500ms, 2s (як задано в назві)
    .seed = ціле число: те саме зерно роздає ту саму гру
    .first = хто починає: місце за столом або random (0)
    .option = змінити правило: з rounds=4 гра коротша; можна вказати кілька разів
    .lesson = коротка перша гра крок за кроком: як ходити й навіщо
    .watch = дивитися, як грають боти, без власного місця
    .pace = секунд на хід бота (0.8; 0 — не показувати); якщо ви дивитеся й темпу не вказано, кожен хід — після натискання клавіші
    .save = зберегти гру в цей файл: завершену для camarilla replay, незавершену для --resume
    .resume = продовжити незавершену гру: цей файл або останню
    .plain = прості рядки для програм читання з екрана: без кольору й рамок, курсор іде лише вперед
    .info = показувати, що кажуть боти-програми, поки думають; так можна дізнатися їхні карти
    .examples =
        приклади:
          camarilla play
          camarilla play oriflamme --lesson
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Переглянути збережену гру крок за кроком: чий був хід, що обрано і що
    бачив кожен гравець. У терміналі стрілки ведуть уперед і назад, а s змінює,
    чиїми очима ви дивитеся.
    .short = переглянути збережену гру очима будь-кого
    .file = запис гри, який робить camarilla play --save; - читає стандартний ввід
    .seat = лише те, що бачив гравець на цьому місці
    .all = те, що бачили всі гравці й глядач (типово)
    .step = лише цей крок і стіл після нього; 0 — це роздача
    .json = як JSON: список кроків
    .export = записати кроки у файл OUT, як json або як text
    .plain = друкувати кроки навіть у терміналі
    .examples =
        приклади:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Аргументи, що не годяться; перед ними argparse ставить назву аргументу.
not-people = { $text } — не кількість людей і не імена через кому
not-pace = { $text } — не кількість секунд

refused-no-game = яка гра? наприклад, camarilla play oriflamme; ігри: { $games }
refused-export = експорт у { $form } неможливий; формати: json і text
refused-many-people = людей { $people }, а місць за столом лише { $seats }
refused-many-bots = названо ботів: { $bots }, а місць для них: { $seats }
refused-nothing-to-resume = немає гри, яку можна продовжити; почніть нову: camarilla play
refused-foreign-bots = боти цієї гри — { $bots }, тобто чужий код; щоб його запустити, вкажіть його: --bots { $option }
refused-not-sealed = у { $file } немає незавершеної гри camarilla
refused-broken-seal = { $file } пошкоджено або змінено, тож продовжити не можна
refused-other-version = { $file } зіграно за іншою версією правил, тож продовжити не можна
refused-sealed = { $file } — незавершена гра; продовжити її: camarilla play --resume { $file }

# Меню.
menu-title = Camarilla
menu-keys = ↑ ↓ або номер, тоді Enter · q: вихід
menu-games = У що зіграємо?
menu-resume = Продовжити гру: { $title }
menu-resume-other = Продовжити іншу гру ({ $count })
menu-which = Яку гру продовжити?
menu-kept = { $title }, залишено { $when }
menu-help = Натискайте ↑ ↓ та Enter або введіть номер. b — назад, q — вихід.
menu-how = Як хочете грати?
menu-start = Почати: ви проти { $bots ->
    [one] { $bots } бота
   *[other] { $bots } ботів
} ({ $level })
menu-change = Змінити кількість гравців, людей і ботів
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
menu-prompt = 1–{ $count }, Enter — це 1, або q:
menu-levels = Як добре грають боти?
level-random = Навмання
    .rank = найслабший
    .text = будь-який дозволений хід

# Людина за столом.
greeting-play = Ви на місці { $seat }, проти вас { $others ->
    [one] { $others } бот
    [few] { $others } боти
   *[many] { $others } ботів
} ({ $level }). Обирайте номером або введіть хід. Введіть ? для довідки, «підказка» для оцінки ходів, q для виходу.
greeting-people = Людей за столом: { $people }. { $bots ->
    [0] Ви граєте між собою.
    [one] Проти вас { $bots } бот ({ $level }).
    [few] Проти вас { $bots } боти ({ $level }).
   *[many] Проти вас { $bots } ботів ({ $level }).
} Обирайте номером або введіть хід. Введіть ? для довідки, «підказка» для оцінки ходів, q для виходу.
greeting-resume = З поверненням! Гра триває з того місця, де ви зупинилися.
greeting-watch = Ви глядач: дивитеся, як грають боти ({ $level }), і не бачите прихованих карт.
greeting-keys = Enter: почати · q: вихід
note-keys = Enter: далі · s: без пояснень · PgUp PgDn: гортати
pass-to = Зараз дивитися може лише { $player }. Усі інші, будь ласка, відверніться.
pass-enter = { $player }: натисніть Enter, коли будете готові.
pass-keys = Enter: далі · Ctrl-C: зберегти і вийти
thinking = Боти думають…
searching = Шукаємо найкращі ходи…
table-keys = ↑ ↓ Enter: вибір · PgUp: раніше · ? довідка · підказка · журнал{ $undo ->
    [true] {" "}· u: скасувати
   *[false] {""}
  }{ $back ->
    [true] {" "}· b: назад
   *[false] {""}
  } · q: вихід
step-keys = Пробіл: далі · Enter: до вашого ходу · p: темп ({ $pace ->
    [wait] чекати на клавішу
    [slow] повільно
   *[usual] помірно
  }) · q: вихід
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
hint-head = Приблизні шанси на перемогу (з огляду на те, що ви бачите):
hint-end = { $count ->
    [one] Усього { $count } хід.
    [few] Усього { $count } ходи.
   *[many] Усього { $count } ходів.
} Це оцінки: пошук угадує приховані карти й багато разів швидко дограє партію.
kept-as = Гру збережено. Продовжити її: { $command }
record-as = Гру збережено. Переглянути її: { $command }
over-keys = ↑ ↓ або номер, тоді Enter
over-question = Що далі?
over-rounds = здобуто за раунд
over-again = Зіграти ще раз
over-replay = Переглянути гру, усі карти відкриті
over-leave = Вийти
watch-keys = Пробіл або Enter: наступний хід · a: без зупинок · q: вихід
watch-keys-auto = Пробіл або Enter: зупинити · q: вихід
repeated = { $sentence } ×{ $times }
and-then = Що саме?
prompt = 1–{ $count }, ? або q:
prompt-back = 1–{ $count }, b — назад, ? або q:
choice-card = { $card }: { $text }
not-legal = «{ $move }» — хід цієї гри, але зараз він не дозволений. Введіть номер або ?, щоб побачити ходи.
not-understood = «{ $answer }» — незрозуміла відповідь. Введіть номер, хід або ? для довідки.
nothing-chosen = Ще нічого не обрано. Введіть номер, хід або ? для довідки.
no-undo = Скасувати можна лише власний останній хід, доки ніхто більше не ходив і жодної карти не показано.
screen-small = Вікно замале для столу. Потрібно стовпців: { $columns }, рядків: { $rows }. Збільште його, будь ласка. Вийти: Ctrl-C.
command-quit = q, quit, exit, вихід, вийти
command-back = b, back, назад
command-hint = hint, підказка
command-log = log, журнал
command-undo = u, undo, скасувати
command-skip = s, skip, досить
command-help = h, help, довідка
command-rules = rules, правила
command-cards = cards, карти
command-glossary = glossary, глосарій, словник
help-notation = Можна ввести такі ходи:
help-topics =
    ? { $card } пояснює карту, ? { $rule } — правило; ? cards, ? rules і ? glossary
    показують повні списки; ? зі словом пояснює це слово. «підказка» оцінює ваші
    ходи за шансом на перемогу; q — вихід, а --resume продовжить гру пізніше.
help-nothing = Немає довідки про «{ $topic }». Спробуйте ?, ? { $card }, ? { $rule }, ? cards, ? rules або ? glossary.
left = Ви вийшли з гри.
no-more-input = Вводу більше немає, тож гра спиняється.
points = { $player }: { $points }
and = {" і "}
won = { $mine ->
    [alone] Ви перемогли!
    [shared] Ви й { $others } ділите перемогу!
   *[no] { $count ->
        [1] Перемагає { $winners }!
       *[other] { $winners } ділять перемогу!
    }
}
again = Зіграти те саме ще раз: { $command }
saved = Збережено як { $file }. Переглянути: { $command }

# Стіл.
table-head = Раунд { $round } з { $rounds }: { $phase ->
    [placement] фаза викладання
    [resolution] фаза активації
   *[over] гру завершено
}
table-seat = впливу { $influence }, карт у руці { $hand }, скидання: { $discard }{ $first ->
    [true] {" "}(перший гравець)
   *[false] {""}
}
table-cards = у руці { $hand }{ $discarded ->
    [0] {""}
   *[other] , скидання: { $discard }
}
table-cards-few = у руці { $hand }{ $discarded ->
    [0] {""}
   *[other] , скинуто { $discarded }
  }
table-first = {" "}· перший гравець
table-none = нічого
table-twin = {" "}· Близнюк чекає
table-bribed = {" "}(підкуп: { $player })
place-covers = на позиції { $place } накрито: { $cards }
place-bribed = позиція { $place }: { $card } (родина: { $family }), підкуп: { $player }
table-row = Ряд, від початку до кінця:
table-empty-row = Ряд порожній.
table-own = Ваша рука: { $hand }. Відкладено: { $aside }.
table-holds = { $player }: { $hand }. Відкладено: { $aside }.
table-covers = під нею: { $cards }
whose-turn = { $whose ->
    [mine] Ваш хід.
    [over] Гру завершено.
   *[other] Хід { $player_gen }.
}
table-card = { $known ->
    [unknown] закрита карта
    [up] { $card }, горілиць
    [own] { $card }, долілиць (знаєте лише ви)
   *[truth] { $card }, долілиць
}{ $tokens ->
    [0] {""}
   *[other] , вплив на ній: { $tokens }
}

# Збережена гра.
step-deal = Роздача
readers = хто бачить — { $readers }
replay-step = крок { $step } з { $last }
replay-all = усі карти відкриті
replay-spectator = очима глядача
replay-seat = очима: { $player }
replay-keys = → ← кроки · Home End · s: чиїми очима · q: вихід
exported = Збережено як { $file }.
