# Что говорит сервер: его команды и почему он что-то отверг. Страница показывает те же отказы.

help-serve =
    Запустить сервер: столы в браузере, на этой машине или для всех. Всё хранится
    в одном файле или в PostgreSQL. Останавливает Ctrl-C; ни один ход не пропадёт.
    .short = запустить сервер
    .host = адрес, на котором слушать (127.0.0.1: только эта машина)
    .port = порт (8000, а если занят — свободный)
    .database = файл или postgresql://… (camarilla.db, или значение CAMARILLA_DATABASE)
    .open = открыть страницу в браузере; столы хранятся в вашей папке данных
    .domain = имя, по которому заходят игроки, например club.example; можно несколько раз
    .origin = другой веб-адрес, чьи страницы могут пользоваться сервером; можно несколько раз
    .secure = отправлять cookies только через https: для серверов за прокси с сертификатом
    .proxy = прокси, чьему X-Forwarded-For доверять, через запятую
    .cluster = адрес (и порт, если он другой), по которому этот сервер доступен другим серверам на той же PostgreSQL
    .metrics = где Prometheus найдёт метрики (127.0.0.1:9464; с --open — нигде)
    .no_metrics = без метрик
    .admin = сокет для camarilla admin (файл базы данных с .sock)
    .admin_page = страница для администраторов на отдельном порту (127.0.0.1:PORT); пароль к ней — CAMARILLA_ADMIN_TOKEN
    .no_limits = без ограничений частоты: для измерений
    .limit = задать ограничение, например sockets=500; на неверное имя программа перечислит все; можно указать несколько раз
    .thinkers = сколько ботов могут думать одновременно (2)
    .bot = предложить рядом с уровнями собственного бота: Counting=mybot:Counting или Node=engine:COMMAND; можно указать несколько раз
    .bot_time = сколько такой бот может думать над ходом: 500ms, 2s (2s)
    .access_log = записывать каждый запрос; посетители — в виде хешей с солью
    .log = сколько писать в stderr (info)
    .examples =
        примеры:
          camarilla serve --open
          camarilla serve --bot Counting=mybot:Counting --bot "Node=engine:node bot.js"
          camarilla serve --domain club.example --secure --proxy 127.0.0.1

serving = Camarilla работает по адресу { $address } (остановить: Ctrl-C; ни один ход не пропадёт).

help-verify =
    Проверить, что оконченная игра роздана честно: ключ именно тот, который сервер
    зафиксировал перед игрой, каждый случайный исход следует из него и из вкладов
    игроков, а ходы ведут к записанному результату. Файл с доказательством можно
    скачать на странице любой оконченной игры.
    .short = проверить, честно ли роздана игра
    .file = доказательство оконченной игры
    .commitment = хеш ключа, который вы записали перед игрой
    .json = в формате JSON
    .examples =
        примеры:
          camarilla verify fairness.json

help-backup =
    Скопировать всё, что сохранил сервер, в один новый файл, не останавливая его.
    .short = скопировать хранилище сервера в файл
    .file = новый файл
    .database = файл или postgresql://… (camarilla.db, или значение CAMARILLA_DATABASE)
    .examples =
        примеры:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Скопировать резервную копию в пустое хранилище. Сначала остановите сервер.
    .short = восстановить копию в пустое хранилище
    .file = файл, который записала команда camarilla backup
    .database = файл или postgresql://… (camarilla.db, или значение CAMARILLA_DATABASE)
    .examples =
        примеры:
          camarilla restore monday.backup --database camarilla.db

help-prune =
    Удалить из хранилища сервера старые столы и старый чат или всё об одном
    игроке: имя и сообщения исчезнут со всех столов, сами партии останутся.
    .short = удалить старые столы и чат или данные игрока
    .database = файл или postgresql://… (camarilla.db, или значение CAMARILLA_DATABASE)
    .finished = сколько дней хранить законченные партии (365)
    .abandoned = сколько дней хранить столы, которых никто не касался (30)
    .chat = сколько дней хранить чат законченных партий (30)
    .player = идентификатор или cookie игрока: удалить только его данные
    .vacuum = ещё и переписать всё хранилище и вернуть диску всё свободное место; сначала остановите сервер
    .examples =
        примеры:
          camarilla prune --finished 90
          camarilla prune --player hq3Xw0aB9dLk2mZt

help-admin =
    Присматривать за сервером, который работает на этой машине. load, tables
    и table показывают, что происходит; close, reopen и delete относятся к
    столу; ban, unban, mute и unmute — к игроку или адресу, их перечисляет
    sanctions; announce показывает объявление всем; drain не даёт открывать новые
    столы, пока не дано resume; forget удаляет имя и сообщения игрока.
    .short = присматривать за работающим сервером
    .action = load, tables, table, sanctions, close, reopen, delete, ban, unban, mute, unmute, announce, drain, resume или forget
    .target = стол, идентификатор игрока, адрес, сеть (10.0.0.0/8) или текст объявления
    .socket = административный сокет сервера (camarilla.db.sock)
    .examples =
        примеры:
          camarilla admin tables
          camarilla admin ban 203.0.113.7
          camarilla admin announce "В девять перезапуск."

verified =
    { $game }: роздано честно. Игроков { $seats }, ходов { $moves }, случайных исходов { $draws }, вкладов игроков { $contributions }.
    { $result }
backed-up = Скопировано столов в { $file }: { $tables }
restored = Восстановлено столов: { $tables }
pruned = Удалено столов: { $tables }
forgotten = Столов, с которых удалён игрок: { $tables }
admin-done = Готово.
admin-title = Camarilla: администрирование
admin-load = Нагрузка
admin-tables = Столы в памяти
admin-lists = Заблокированы, без чата, закрыты
admin-actions = Действия
admin-target = стол, игрок, адрес или сеть
refused-no-extra = для этого нужен пакет { $missing }: pip install "camarilla[{ $extra }]"

# Команды и хранилище
refused-port = не удаётся использовать порт { $port } на { $host }; возможно, его заняла другая программа
refused-no-store = не удаётся открыть хранилище { $store }: { $reason }
refused-store-url = не удаётся прочитать адрес хранилища; он выглядит так: postgresql://пользователь:пароль@узел/база, а символы /, @ и % в имени и пароле пишутся как %2F, %40 и %25
refused-newer-store = это хранилище записала более новая версия (схема { $version }); эта знает только до { $known }
refused-older-store = у этого хранилища более старая схема ({ $version }, эта версия пишет { $known }); запустите сервер один раз или сделайте копию той версией, которая его записала
refused-foreign-store = { $store } принадлежит другой программе; в нём ничего не изменено
refused-second-server = с хранилищем { $store } уже работает другой сервер (процесс { $process }); сначала остановите его
refused-cluster-store = нескольким серверам нужна PostgreSQL, а хранилище { $store } — это файл
refused-admin-token = задайте CAMARILLA_ADMIN_TOKEN — секрет не короче { $most } символов; его спрашивает страница для администраторов
refused-store-in-use = в хранилище { $store } уже есть столы; восстанавливайте в пустое
refused-no-backup = нет файла { $file }
refused-backup-failed = не удалось записать резервную копию { $file }: { $reason }; незавершённый файл удалён
refused-bad-backup = файл { $file } пуст или повреждён; ничего не восстановлено и ничего не изменено: возьмите другую резервную копию
refused-admin = такого действия нет: { $wish }; возможны: { $expected }
refused-admin-target = укажите идентификатор игрока, адрес или сеть, например 203.0.113.0/24
refused-no-admin = не удаётся связаться с сервером через { $file }: { $reason }
refused-admin-late = сервер уже { $seconds } с не отвечает через { $file }; возможно, он ещё выполнит то, о чём вы просили
refused-verify-document = это не доказательство честной раздачи: { $reason }
refused-verify-key = ключ не тот, который сервер зафиксировал перед игрой
refused-verify-first = по жребию первым ходит не игрок на месте { $seat }
refused-verify-seat = строка { $line } записи: сейчас не ход игрока на месте { $seat }
refused-verify-draw = случайный исход { $draw } не следует из ключа и вкладов игроков
refused-verify-end = ходы ведут не к тому концу, который записан

# Запросы
refused-message = это сообщение непонятно: { $reason }
refused-not-json = тело запроса должно быть JSON
refused-too-large = слишком велико; не больше { $most } байт
refused-flood = слишком много запросов; подождите немного
refused-origin = этой странице не разрешено пользоваться сервером
refused-host = этот сервер не отзывается на имя { $host }; разрешить его можно параметром --domain
refused-method = здесь это невозможно
refused-busy = сервер занят; попробуйте через минуту
refused-limit = такого ограничения нет: { $wish }; напишите ИМЯ=ЧИСЛО, где имя — одно из: { $expected }
refused-sockets = с вашего адреса открыто слишком много страниц; закройте одну
refused-no-page = здесь ничего нет
refused-no-words = такого текста нет
refused-query = этот адрес непонятен
refused-internal = на сервере что-то пошло не так; ничего не изменилось
refused-store-failed = не сохранено; попробуйте ещё раз
refused-no-guest = сначала выберите имя
refused-transfer = эта ссылка уже использована или устарела; создайте новую на другом устройстве
refused-name = в имени должно быть от 1 до 24 символов
refused-name-mixed = слово в имени должно быть из букв одного алфавита
refused-name-taken = за этим столом уже есть такое или очень похожее имя; выберите другое

# Столы
refused-no-table = такого стола нет
refused-no-replay = здесь нет оконченной игры
refused-eyes = такой точки зрения нет
refused-not-over = доступно, когда игра окончена
refused-phase-gathering = игра ещё не началась
refused-phase-playing = игра уже началась
refused-phase-over = игра окончена
refused-not-host = это может только хозяин стола
refused-not-your-seat = место { $seat } не ваше
refused-not-seated = предложить реванш могут только игроки этой партии
refused-retry-not-yours = переиграть эту партию может только тот, кто в ней играл
refused-retry-people = переиграть можно только партию против ботов
refused-bot-name = бот не может называться { $name }: в имени от 1 до 24 букв, цифр, пробелов, точек, дефисов или апострофов, оно начинается с буквы и не совпадает с названием уровня
refused-bot-kind = { $bot } — не собственный бот; пишите module:Class или engine:COMMAND
refused-retry-step = эту партию можно переиграть с шага от 0 до { $high }, но не с { $step }
refused-seat-taken = место { $seat } занято
refused-seat-wish = место может быть «open», «me» или «bot» с уровнем, а не { $wish }
refused-one-seat = можно занять только одно место, если на этом устройстве не играют несколько человек
refused-hotseat-in-use = кто-то занимает несколько мест
refused-kicked = хозяин стола исключил вас с этого места
refused-kick-yourself = себя исключить нельзя; просто освободите место
refused-vote-not-waiting = голосовать можно только о замене игрока, которого все ждут
refused-vote-players = голосуют только игроки, которые ждут
refused-vote-clock = в этой игре есть часы: они решают, сколько ждать
refused-vote-absent = этот игрок отошёл; когда выйдет время ожидания, его заменит бот
refused-vote-early = подождите ещё немного; голосовать можно через { $seconds } с
refused-free-seats = ещё есть свободные места
refused-not-come = на реванш пришли ещё не все: подождите или уберите их и посадите на их места других
refused-rules-new = правила только что изменились; начать можно через { $seconds } с или когда все будут готовы
refused-rules-unread = не все ещё видели новые правила: подождите или уберите этих игроков и посадите на их места других
refused-contribution-lines = вклад — это одна строка
refused-empty-text = сообщение пустое
refused-mute-yourself = себя заглушить нельзя
refused-mute-nobody = за этим столом нет такого игрока
refused-mutes = за столом можно заглушить не больше { $most } человек
refused-no-spectators = у этой игры нет зрителей
refused-no-invite = за этот стол пускают только по приглашению; попросите у игроков ссылку или пароль
refused-banned = вам закрыт доступ к этому серверу
refused-muted = ваши сообщения на этом сервере отключены
refused-table-closed = этот стол закрыл администратор сервера
refused-forget-damaged = эти столы повреждены или их игра неизвестна, поэтому игрок там всё ещё назван: { $tables }; удалите их (camarilla admin delete) и попробуйте снова
refused-table-damaged = часть данных этого стола потеряна, поэтому открыть его нельзя; администратор увидит это в журнале сервера
refused-draining = новых столов пока не будет: сервер скоро перезапустится
refused-spectators-quiet = зрителям нельзя писать в чат этого стола
refused-records = слишком много изменений за этим столом; лимит — { $most }
refused-chat = у этого стола исчерпан лимит сообщений: { $most }
refused-chat-part = вы исчерпали свой лимит сообщений за этим столом: { $most }
refused-days = с вашего адреса одновременно может идти не больше { $most } многодневных игр; сначала закончите одну
refused-unfinished = у игрока может быть не больше { $most } незаконченных игр; сначала закончите одну
refused-public = в списке может быть не больше { $most } открытых столов с вашего адреса; сначала начните игру за одним из них
refused-full = за этим столом нет свободных мест

# Игра
refused-only-watching = вы зритель
refused-not-asked = сейчас не ход игрока на месте { $seat }
refused-stale = игра уже ушла вперёд
refused-stood-in = за игрока на месте { $seat } играет бот
refused-no-time = ваше время вышло; за вас играет бот
refused-bot-answers = сначала на этот вопрос ответит бот; потом вы снова сможете играть сами
refused-needs-server = для этого нужен сервер
refused-damaged-game = эта партия повреждена, продолжить её нельзя; она отложена
refused-no-room = на этом устройстве нет места, чтобы сохранить партию: она продолжается, но исчезнет, когда вы закроете страницу
refused-no-rules = не удалось загрузить правила игры; проверьте соединение
refused-no-hints = за этим столом нет подсказок
refused-newer-hint = вы уже попросили новую подсказку
refused-no-undo = отменять нечего
refused-rules-changed = эта партия начата по версии правил { $rules }, а на сервере уже версия { $known }; её можно посмотреть, но не продолжить
refused-undo-revealed = открылось что-то скрытое, поэтому отменить нельзя

# Что узнаёт игрок, которого нет за столом. Ничего из того, что на столе, здесь нет.
notice-turn = Ваш ход: { $game }
    .text = Остальные ждут вас. Осталось времени: { $days } дн. { $hours } ч.
notice-reminder = Время на исходе: { $game }
    .text = По-прежнему ваш ход. Осталось времени: { $days } дн. { $hours } ч.
notice-end = Вы сами попросили об этих сообщениях. Чтобы их не получать: { $link }
notice-agree = Подтвердите свой адрес электронной почты
    .text = Кто-то (вероятно, вы) попросил { $site } сообщать на этот адрес, когда наступает очередь ходить. Если это вы, откройте { $link } Если нет, ничего не делайте, и писем больше не будет.
notice-agree-page = Писать на { $address }, когда наступает ваш ход?
    .button = Да, пишите
notice-agreed = Готово. Вы получите сообщение, когда наступит ваш ход.
notice-stop-page = Больше не писать на { $address }?
    .button = Да, не пишите
notice-stopped = Готово. Сообщений больше не будет.
refused-notices = этот сервер не умеет отправлять такие сообщения ({ $kind })
refused-channel = туда нельзя отправить сообщение ({ $kind }); веб-адрес начинается с https://
refused-channels = не больше { $most } адресов для сообщений; сначала удалите один
refused-zone = нет часового пояса { $zone }
refused-notice-link = эта ссылка уже использована или устарела; запросите новую
refused-mail = в CAMARILLA_MAIL нужен адрес вида smtp://user:password@host:587?from=club@example.org
refused-passkey = этот ключ доступа не принят; попробуйте ещё раз
refused-passkeys = не больше { $most } ключей доступа; сначала удалите один
refused-passkeys-off = ключи доступа работают, только если страница открыта по имени вроде club.example, а не по числовому адресу
refused-device = такого устройства среди ваших нет
refused-damaged-setting = настройка { $setting } в хранилище повреждена; восстановите резервную копию или удалите эту настройку, чтобы начать без неё
refused-short-secret = CAMARILLA_SECRET слишком короткий: нужно не меньше { $shortest } символов, которые никто не угадает, или не задавайте его
