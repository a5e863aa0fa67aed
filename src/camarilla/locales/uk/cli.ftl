# Що каже командний рядок: довідка й чому команду відхилено.

help =
    Camarilla: настільні ігри про придворні інтриги, де жодна таємниця не вийде назовні.

    використання: camarilla КОМАНДА …

    команди:
    { $commands }

    Почніть звідси:
      camarilla play                  зіграти проти ботів
      camarilla play throne --lesson  перша гра крок за кроком
      camarilla learn oriflamme       навчитися грати за п'ять хвилин
      camarilla rules oriflamme       прочитати пронумеровані правила
      camarilla play --help           що вміє команда, з прикладами
      camarilla guide --open          читати документацію в браузері

help-help = показати цю довідку й вийти
help-lang = мова: en, uk, ru або pl; типово за CAMARILLA_LANG або локаллю

# Що каже argparse про аргументи.
usage = використання:
usage-arguments = аргументи
usage-options = параметри
usage-missing = бракує обов'язкових аргументів: { $names }
usage-unknown = невідомі аргументи: { $names }
usage-meant = { "" }; може, { $option }?
usage-no-value = аргумент { $name }: бракує значення
usage-too-much = аргумент { $name }: значення не потрібне, а вказано { $value }
usage-choice = аргумент { $name }: { $value } не підходить; очікується { $expected }
usage-clash = аргумент { $name }: не поєднується з аргументом { $other }
usage-wrong = аргумент { $name }: { $reason }

help-games = Ігри, у які можна зіграти: id, кількість гравців, назва.
    .short = ігри, у які можна зіграти
    .json = як JSON: список об'єктів з id, title і seats
    .examples =
        приклади:
          camarilla games
          camarilla games --json

help-rules =
    Пронумеровані правила гри або одне з них. Біля всього, що стається
    за столом, названо правило: шукайте його тут.
    .short = пронумеровані правила гри
    .game = чиї правила, або glossary: що означає кожне слово
    .id = одне правило за номером: ORI-7 або просто 7
    .json = як JSON: список об'єктів з id, title, text і section
    .examples =
        приклади:
          camarilla rules oriflamme
          camarilla rules oriflamme ORI-7

help-guide =
    Посібники, що йдуть разом із програмою: підручники, протокол рушія, Python API,
    середовища, баланс, сервер. Вони англійською мовою.
    .short = читати посібники, що йдуть із програмою
    .name = який посібник; без нього — які є
    .open = відкрити його в браузері як сторінку сайту: із зображеннями, посиланнями й пошуком
    .examples =
        приклади:
          camarilla guide
          camarilla guide bot-writer
          camarilla guide --open
help-more = докладніше: camarilla guide { $guide }
refused-no-guide = посібника { $name } немає; є { $near }
refused-no-site = сайт документації не встановлено: pip install "camarilla[docs]"; якщо pip не знаходить camarilla-docs, додайте --find-links і теку з його файлом .whl

help-perft =
    Порахувати всі продовження гри від позиції та звести позиції, до яких вони
    ведуть, в один відбиток. Якщо два рушії тут збігаються, правила в них однакові.
    .short = порахувати продовження гри від позиції
    .game = яка гра
    .seats = скільки гравців (найменше, скільки дозволяє гра)
    .seed = зерно роздачі (0)
    .position = почати з цього документа позиції, файл JSON; - читає стандартний ввід
    .depth = на скільки ходів углиб
    .split = рахувати окремо після кожного першого ходу
    .json = як JSON
    .examples =
        приклади:
          camarilla perft oriflamme --depth 3
          camarilla perft oriflamme --seats 3 --seed 7 --depth 2 --split
          camarilla perft oriflamme --position position.json --depth 4 --json

help-bench =
    Виміряти рушій на одному ядрі, у процесорному часі. Кожне число — найкраще з
    кількох коротких запусків, що чергуються; поруч показано ціль.
    .short = виміряти швидкість рушія
    .games = які ігри (усі)
    .seconds = скільки приблизно тривати загалом (20)
    .against = виміряти тут же й іншу систему: open_spiel
    .json = як JSON
    .examples =
        приклади:
          camarilla bench
          camarilla bench oriflamme --seconds 60 --json
          camarilla bench --against open_spiel

help-doctor =
    Перевірити це встановлення: Python, компілятор C, тека кешу, збірка кожної гри,
    переклади й термінал. Каже, чого бракує і що робити.
    .short = перевірити це встановлення
    .json = як JSON
    .examples =
        приклади:
          camarilla doctor
          camarilla doctor --json

# Аргументи, що не годяться; перед ними argparse ставить назву аргументу.
not-whole = { $text } — не ціле число
not-positive = { $text } — не ціле число, більше за 0
not-seconds = { $text } — не кількість секунд
not-time = { $text } — це не час; його пишуть як 500ms або 2s
not-shard = { $text } — не частина; пишіть як 3/16, третя з шістнадцяти
not-named-bot = { $text } не називає бота; пишіть так: Counting=mybot:Counting
not-domain = { $text } — не ім'я на зразок club.example чи club.example:8443 (без https:// і без шляху)
not-origin = { $text } — не адреса на зразок https://club.example без шляху
not-proxy = { $text } — не адреса проксі; пишіть так: 127.0.0.1 або 172.30.0.0/24
not-option = { $text } не має вигляду НАЗВА=ЧИСЛО, як-от rounds=4

refused-language = немає мови { $language }; мови: { $expected }
refused-command = немає команди { $command }; спробуйте { $near }
refused-usage = { $reason } (див. camarilla { $command } --help)
refused-too-deep = у вхідних даних завелика глибина вкладення
refused-book = немає правил гри { $game }; є { $near }
refused-rule = { $game }: немає правила { $rule }; схожі номери: { $near }
refused-no-seat = немає місця за столом { $seat }; є місця від 0 до { $high }
refused-exists = { $file } уже існує, і його не буде перезаписано
refused-no-folder = { $file } не вдається записати: теки немає або вона недоступна для запису
refused-not-saved = { $file } не вдається записати: { $reason }
not-text = це не текст у UTF-8
refused-file-not-json = { $file } — не JSON: { $reason }
refused-depth = { $depth } — це заглибоко; у грі щонайбільше { $high } ходів
refused-no-step = немає кроку { $step }; у цій грі кроки від 0 до { $high }

refused-interrupted = зупинено
refused-output = не вдається записати вивід: { $reason }

# Вимірювання.
refused-no-open-spiel = open_spiel не встановлено; встановіть його: pip install open_spiel==2.0.2
bench-head = Одне ядро, процесорний час, запусків кожного: { $rounds }, показано найкращий (гра, гравці, показник, значення, ціль):
bench-no-compiler = Компілятора C не знайдено, тож виміряно лише чистий Python; див. camarilla doctor.
slow-plain = Не знайдено ні компілятора C, ні скомпільованих правил, тож усе рахуватиме чистий Python — разів у сто повільніше. Встановіть gcc чи clang або виконайте pip install ziglang; докладніше скаже camarilla doctor.
network-unused = { $reason }. Регент грає без нейромережі ({ $game }).
bench-busy = Ця машина зайнята (навантаження { $load }, ядер { $cores }): на вільній результати кращі.
bench-met = { $limit } досягнуто
bench-missed = { $limit } НЕ ДОСЯГНУТО
bench-against =
    OpenSpiel, випадкові дозволені ходи: рішень за секунду і у скільки разів більше дає { $game }:
      гра               у C++      ми       з Python  ми кодом ми текстом

# Лікар.
doctor-do = Що робити: { $advice }
doctor-none = не знайдено
doctor-shipped = немає, та він і не потрібен: правила вже скомпільовано
doctor-compiler = Встановіть gcc чи clang, виконайте pip install ziglang або задайте CC. Доти ігри працюють на чистому Python: усе працює, але разів у сто повільніше.
doctor-cache = Дозвольте запис або задайте іншу теку в CAMARILLA_CACHE. Доти ігри працюють на чистому Python.
doctor-built = зібрано, випадкових ігор за секунду: { $speed } ({ $file })
doctor-plain = чистий Python, випадкових ігор за секунду: { $speed }
doctor-build = Задайте в CC справний компілятор C; цей повідомив: { $reason }
doctor-words = Текстів цих ігор бракує: встановіть camarilla ще раз.
doctor-spoken = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}
doctor-terminal = Деякі знаки буде показано як знаки питання; з локаллю UTF-8 видно всі.
doctor-end = { $worst ->
    [ok] Усе гаразд.
    [slow] Усе працює, але дещо можна поліпшити; див. вище.
   *[bad] Щось зламано; що робити, див. вище.
}
