# Что говорит командная строка: справка и почему команда отвергнута.

help =
    Camarilla: настольные игры о придворных интригах, где ни одна тайна не выйдет наружу.

    использование: camarilla КОМАНДА …

    команды:
    { $commands }

    Начните отсюда:
      camarilla play                  сыграть против ботов
      camarilla play throne --lesson  первая игра шаг за шагом
      camarilla learn oriflamme       научиться играть за пять минут
      camarilla rules oriflamme       прочитать пронумерованные правила
      camarilla play --help           что умеет команда, с примерами
      camarilla guide --open          читать документацию в браузере

help-help = показать эту справку и выйти
help-lang = язык: en, uk, ru или pl; по умолчанию по CAMARILLA_LANG или локали

# Что говорит argparse об аргументах.
usage = использование:
usage-arguments = аргументы
usage-options = параметры
usage-missing = не хватает обязательных аргументов: { $names }
usage-unknown = неизвестные аргументы: { $names }
usage-meant = { "" }; может быть, { $option }?
usage-no-value = аргумент { $name }: не хватает значения
usage-too-much = аргумент { $name }: значение не нужно, а указано { $value }
usage-choice = аргумент { $name }: { $value } не подходит; ожидается { $expected }
usage-clash = аргумент { $name }: не сочетается с аргументом { $other }
usage-wrong = аргумент { $name }: { $reason }

help-games = Игры, в которые можно сыграть: id, число игроков, название.
    .short = игры, в которые можно сыграть
    .json = в формате JSON: список объектов с id, title и seats
    .examples =
        примеры:
          camarilla games
          camarilla games --json

help-rules =
    Пронумерованные правила игры или одно из них. Возле всего, что происходит за
    столом, указан номер правила: его текст ищите здесь.
    .short = пронумерованные правила игры
    .game = правила какой игры, или glossary: что значит каждое слово
    .id = одно правило по номеру: ORI-7 или просто 7
    .json = в формате JSON: список объектов с id, title, text и section
    .examples =
        примеры:
          camarilla rules oriflamme
          camarilla rules oriflamme ORI-7

help-guide =
    Руководства, которые идут вместе с программой: учебники, протокол движка,
    Python API, среды, баланс, сервер. Они на английском языке.
    .short = читать руководства, которые идут с программой
    .name = какое руководство; без него — какие есть
    .open = открыть его в браузере как страницу сайта: с картинками, ссылками и поиском
    .examples =
        примеры:
          camarilla guide
          camarilla guide bot-writer
          camarilla guide --open
help-more = подробнее: camarilla guide { $guide }
refused-no-guide = руководства { $name } нет; есть { $near }
refused-no-site = сайт документации не установлен: pip install "camarilla[docs]"; если pip не находит camarilla-docs, добавьте --find-links и папку с его файлом .whl

help-perft =
    Сосчитать все продолжения игры от позиции и свести позиции, к которым они ведут,
    в один отпечаток. Если два движка здесь совпадают, правила у них одинаковы.
    .short = сосчитать продолжения игры от позиции
    .game = какая игра
    .seats = сколько игроков (наименьшее возможное число)
    .seed = зерно раздачи (0)
    .position = начать с этого документа позиции, файл JSON; «-» — стандартный ввод
    .depth = на сколько ходов вглубь
    .split = считать отдельно после каждого первого хода
    .json = в формате JSON
    .examples =
        примеры:
          camarilla perft oriflamme --depth 3
          camarilla perft oriflamme --seats 3 --seed 7 --depth 2 --split
          camarilla perft oriflamme --position position.json --depth 4 --json

help-bench =
    Измерить движок на одном ядре, в процессорном времени. Каждое число — лучшее из
    нескольких коротких чередующихся запусков; рядом показана цель.
    .short = измерить скорость движка
    .games = какие игры (все)
    .seconds = сколько примерно секунд займёт всё измерение (20)
    .against = измерить заодно и другую систему: open_spiel
    .json = в формате JSON
    .examples =
        примеры:
          camarilla bench
          camarilla bench oriflamme --seconds 60 --json
          camarilla bench --against open_spiel

help-doctor =
    Проверить эту установку: Python, компилятор C, папка кэша, сборка каждой игры,
    переводы и терминал. Говорит, чего не хватает и что делать.
    .short = проверить эту установку
    .json = в формате JSON
    .examples =
        примеры:
          camarilla doctor
          camarilla doctor --json

# Аргументы, которые не годятся; перед ними argparse ставит имя аргумента.
not-whole = { $text } — не целое число
not-positive = { $text } — не целое число больше 0
not-seconds = { $text } — не число секунд
not-time = { $text } — это не время; его пишут как 500ms или 2s
not-shard = { $text } — не часть; пишите как 3/16, третья из шестнадцати
not-named-bot = { $text } не называет бота; пишите так: Counting=mybot:Counting
not-domain = { $text } — не имя вида club.example или club.example:8443 (без https:// и без пути)
not-origin = { $text } — не адрес вида https://club.example без пути
not-proxy = { $text } — не адрес прокси; пишите так: 127.0.0.1 или 172.30.0.0/24
not-option = { $text } не имеет вида ИМЯ=ЧИСЛО, например rounds=4

refused-language = нет языка { $language }; языки: { $expected }
refused-command = нет команды { $command }; попробуйте { $near }
refused-usage = { $reason } (см. camarilla { $command } --help)
refused-too-deep = во входных данных слишком глубокая вложенность
refused-book = нет правил игры { $game }; есть { $near }
refused-rule = { $game }: нет правила { $rule }; похожие номера: { $near }
refused-no-seat = нет места за столом { $seat }; есть места от 0 до { $high }
refused-exists = { $file } уже существует и перезаписан не будет
refused-no-folder = { $file } не удаётся записать: папки нет или она недоступна для записи
refused-not-saved = { $file } не удаётся записать: { $reason }
not-text = это не текст в UTF-8
refused-file-not-json = { $file } — не JSON: { $reason }
refused-depth = { $depth } — это слишком глубоко; в игре не больше { $high } ходов
refused-no-step = нет шага { $step }; в этой игре шаги от 0 до { $high }

refused-interrupted = остановлено
refused-output = не удаётся записать вывод: { $reason }

# Измерения.
refused-no-open-spiel = open_spiel не установлен; установите его: pip install open_spiel==2.0.2
bench-head = Одно ядро, процессорное время, запусков каждого: { $rounds }, показан лучший (игра, игроки, показатель, значение, цель):
bench-no-compiler = Компилятор C не найден, поэтому измерен только чистый Python; см. camarilla doctor.
slow-plain = Не найдено ни компилятора C, ни скомпилированных правил, поэтому всё будет считать чистый Python — раз в сто медленнее. Установите gcc или clang либо выполните pip install ziglang; подробнее расскажет camarilla doctor.
network-unused = { $reason }. Регент играет без нейросети ({ $game }).
bench-busy = Эта машина занята (нагрузка { $load }, ядер { $cores }): на свободной результаты лучше.
bench-met = { $limit } достигнуто
bench-missed = { $limit } НЕ ДОСТИГНУТО
bench-against =
    OpenSpiel, случайная разрешённая игра, решений в секунду, и во сколько раз больше даёт { $game }:
      игра              в C++      мы      из Python  мы кодом мы текстом

# Врач.
doctor-do = Что делать: { $advice }
doctor-none = не найден
doctor-shipped = нет, и он не нужен: правила уже скомпилированы
doctor-compiler = Установите gcc или clang, выполните pip install ziglang либо задайте CC. До тех пор игры работают на чистом Python: всё работает, но раз в сто медленнее.
doctor-cache = Разрешите запись или задайте другую папку в CAMARILLA_CACHE. До тех пор игры работают на чистом Python.
doctor-built = собрано, случайных игр в секунду: { $speed } ({ $file })
doctor-plain = чистый Python, случайных игр в секунду: { $speed }
doctor-build = Задайте в CC исправный компилятор C; этот сообщил: { $reason }
doctor-words = Текстов этих игр не хватает: установите camarilla ещё раз.
doctor-spoken = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
doctor-terminal = Некоторые знаки будут показаны как вопросительные; с локалью UTF-8 видны все.
doctor-end = { $worst ->
    [ok] Всё в порядке.
    [slow] Всё работает, но кое-что может быть лучше; см. выше.
   *[bad] Что-то сломано; что делать, см. выше.
}
