# Что говорит сервер: его команды и почему он что-то отверг. Страница показывает те же отказы.

help-serve =
    Запустить сервер: столы в браузере, на этой машине или для всего мира. Всё
    хранится в одном файле или в PostgreSQL. Останавливает Ctrl-C; ни один ход не
    пропадёт.
    .short = запустить сервер
    .host = адрес, на котором слушать (127.0.0.1: только эта машина)
    .port = порт (8000); 0 берёт свободный
    .database = файл или postgresql://… (camarilla.db)
    .open = открыть страницу в браузере; столы хранятся в вашей папке данных
    .origin = страница по другому адресу, которой разрешено говорить с сервером; можно несколько раз
    .secure = отправлять cookies только через https: для серверов за прокси с сертификатом
    .proxy = адреса прокси, чьему X-Forwarded-For можно верить, через запятую
    .no_metrics = не показывать /metrics
    .no_limits = без ограничений частоты: для измерений
    .thinkers = сколько ботов могут думать одновременно (2)
    .log = сколько писать в stderr (info)
    .examples =
        примеры:
          camarilla serve
          camarilla serve --host 0.0.0.0 --port 8080 --secure --proxy 127.0.0.1

serving = Camarilla открыта по адресу { $address } (Ctrl-C закрывает; ни один ход не потеряется).

help-verify =
    Проверить, что сыгранная партия роздана честно: ключ именно тот, который
    обещан перед игрой, каждый жребий следует из него и из того, что добавили
    игроки, а ходы ведут к записанному результату. Страница даёт такой файл для
    каждой партии.
    .short = проверить, честно ли роздана игра
    .file = документ честности оконченной игры
    .commitment = обязательство, записанное перед игрой
    .json = как JSON
    .examples =
        примеры:
          camarilla verify fairness.json

help-backup =
    Скопировать всё, что сохранил сервер, в один новый файл, не останавливая его.
    .short = скопировать хранилище сервера в файл
    .file = новый файл
    .database = файл или postgresql://… (camarilla.db)
    .examples =
        примеры:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Скопировать резервную копию в хранилище, где ещё нет столов. Сначала остановите
    сервер.
    .short = восстановить копию в пустое хранилище
    .file = файл, который записала команда camarilla backup
    .database = файл или postgresql://… (camarilla.db)
    .examples =
        примеры:
          camarilla restore monday.backup --database camarilla.db

verified =
    { $game }: роздано честно. Игроков { $seats }, ходов { $moves }, жребиев { $draws }, вкладов игроков { $contributions }.
    { $result }
backed-up = Скопировано столов в { $file }: { $tables }
restored = Восстановлено столов: { $tables }

# Команды и хранилище
refused-no-extra = для этого нужен пакет { $missing }: pip install "camarilla[{ $extra }]"
refused-port = { $host }, порт { $port }: воспользоваться не удаётся; возможно, его заняла другая программа
refused-no-store = хранилище { $store } не открывается: { $reason }
refused-newer-store = это хранилище записала более новая версия (схема { $version }); эта знает только до { $known }
refused-store-in-use = в хранилище { $store } уже есть столы; восстанавливайте в пустое
refused-no-backup = нет файла { $file }
refused-verify-document = это не документ честности: { $reason }
refused-verify-key = ключ не тот, который обещан перед игрой
refused-verify-first = место { $seat } не выпадало по жребию как первый игрок
refused-verify-seat = строка { $line } записи: место { $seat } не спрашивали
refused-verify-draw = жребий { $draw } не следует из ключа и вкладов игроков
refused-verify-end = ходы ведут не к тому концу, который записан

# Запросы
refused-message = это сообщение непонятно: { $reason }
refused-not-json = тело запроса должно быть JSON
refused-too-large = читается не больше { $most } байт
refused-flood = слишком много сразу; подождите немного
refused-origin = этой странице не разрешено говорить с сервером
refused-method = здесь этого сделать нельзя
refused-no-page = здесь ничего нет
refused-no-words = таких слов нет
refused-query = этот адрес непонятен
refused-internal = на сервере что-то пошло не так; ничего не изменилось
refused-store-failed = сохранить не удалось, поэтому этого не произошло
refused-no-guest = сначала выберите имя
refused-name = в имени от 1 до 24 букв

# Столы
refused-no-table = такого стола нет
refused-no-replay = такой оконченной игры нет
refused-eyes = этими глазами на игру никто не смотрел
refused-not-over = это можно увидеть, когда игра окончена
refused-phase-gathering = игра ещё не началась
refused-phase-playing = игра уже идёт
refused-phase-over = игра окончена
refused-not-host = это может только хозяин стола
refused-not-your-seat = место { $seat } не ваше
refused-not-seated = просить реванша могут только те, кто играл
refused-seat-taken = место { $seat } занято
refused-seat-wish = место может быть open, me или bot с уровнем, а не { $wish }
refused-one-seat = у одного игрока одно место, если только все не играют с одного экрана
refused-hotseat-in-use = кто-то сидит на нескольких местах
refused-kicked = хозяин стола не хочет видеть вас на этом месте
refused-kick-yourself = лучше просто выйдите
refused-kick-bot = на этом месте уже играет бот
refused-free-seats = ещё есть свободное место
refused-contribution-lines = вклад — это одна строка
refused-empty-text = здесь нечего сказать
refused-mute-yourself = себя заглушить нельзя
refused-mute-nobody = за этим столом такого никого нет
refused-no-spectators = на эту игру смотреть нельзя
refused-full = за этим столом больше нет места

# Игра
refused-only-watching = вы только смотрите
refused-not-asked = место { $seat } не спрашивают
refused-stale = игра уже ушла вперёд
refused-stood-in = за место { $seat } отвечает бот
refused-no-time = ваше время вышло; дальше за вас играет бот
refused-no-undo = возвращать нечего
refused-undo-revealed = открылось что-то скрытое, поэтому ход остаётся
