# Що каже сервер: його команди й чому він щось відхилив. Сторінка показує ті самі відмови.

help-serve =
    Запустити сервер: столи у браузері, на цій машині або для всіх. Усе
    зберігається в одному файлі або в PostgreSQL. Зупиняє Ctrl-C; жоден хід не
    пропаде.
    .short = запустити сервер
    .host = адреса, на якій слухати (127.0.0.1: лише ця машина)
    .port = порт (8000, а якщо зайнятий — вільний)
    .database = файл або postgresql://… (camarilla.db, або значення CAMARILLA_DATABASE)
    .open = відкрити сторінку в браузері; столи зберігаються у вашій теці даних
    .domain = ім'я, за яким заходять гравці, наприклад club.example; можна кілька разів
    .origin = інша веб-адреса, чиї сторінки можуть користуватися сервером; можна кілька разів
    .secure = надсилати файли cookie лише через https: для серверів за проксі із сертифікатом
    .proxy = проксі, чиєму X-Forwarded-For довіряти, через кому
    .cluster = адреса (і порт, якщо він інший), за якою цей сервер доступний іншим серверам на тій самій PostgreSQL
    .metrics = де Prometheus знайде метрики (127.0.0.1:9464; з --open — ніде)
    .no_metrics = без метрик
    .admin = сокет для camarilla admin (файл бази даних із .sock)
    .admin_page = сторінка для адміністраторів на окремому порту (127.0.0.1:PORT); пароль до неї — CAMARILLA_ADMIN_TOKEN
    .no_limits = без обмежень частоти: для вимірювань
    .limit = задати обмеження, наприклад sockets=500; на хибну назву програма перелічить усі; можна вказати кілька разів
    .thinkers = скільки ботів можуть думати водночас (2)
    .bot = запропонувати поруч із рівнями власного бота: Counting=mybot:Counting або Node=engine:COMMAND; можна вказати кілька разів
    .bot_time = скільки такий бот може думати над ходом: 500ms, 2s (2s)
    .access_log = записувати кожен запит; замість відвідувачів — хеші із сіллю
    .log = наскільки докладно писати журнал у stderr (info)
    .examples =
        приклади:
          camarilla serve --open
          camarilla serve --bot Counting=mybot:Counting --bot "Node=engine:node bot.js"
          camarilla serve --domain club.example --secure --proxy 127.0.0.1

serving = Camarilla працює за адресою { $address } (Ctrl-C зупиняє; жоден хід не пропаде).

help-verify =
    Перевірити, що завершену гру роздано чесно: ключ саме той, хеш якого
    сервер показав перед грою, кожен жереб випливає з ключа та внесків гравців, а
    ходи ведуть до записаного результату. Сторінка дає такий файл для кожної
    завершеної гри.
    .short = перевірити, чи чесно роздано гру
    .file = документ чесності завершеної гри
    .commitment = хеш ключа (зобов'язання), який ви записали перед грою
    .json = як JSON
    .examples =
        приклади:
          camarilla verify fairness.json

help-backup =
    Скопіювати все, що зберіг сервер, в один новий файл, не зупиняючи його.
    .short = скопіювати сховище сервера у файл
    .file = новий файл
    .database = файл або postgresql://… (camarilla.db, або значення CAMARILLA_DATABASE)
    .examples =
        приклади:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Скопіювати резервну копію в порожнє сховище. Спершу зупиніть сервер.
    .short = відновити копію в порожнє сховище
    .file = файл, який записала команда camarilla backup
    .database = файл або postgresql://… (camarilla.db, або значення CAMARILLA_DATABASE)
    .examples =
        приклади:
          camarilla restore monday.backup --database camarilla.db

help-prune =
    Видалити зі сховища сервера старі столи й старий чат або все про одного
    гравця: ім'я та повідомлення зникнуть з усіх столів, самі ігри залишаться.
    .short = видалити старі столи й чат або дані гравця
    .database = файл або postgresql://… (camarilla.db, або значення CAMARILLA_DATABASE)
    .finished = скільки днів зберігати завершені ігри (365)
    .abandoned = скільки днів зберігати столи, яких ніхто не торкався (30)
    .bots = скільки днів зберігати завершені ігри, у яких грали лише боти (7)
    .chat = скільки днів зберігати чат завершених ігор (30)
    .player = ідентифікатор або cookie гравця: видалити лише його дані
    .vacuum = ще й переписати все сховище й повернути диску все вільне місце; спершу зупиніть сервер
    .examples =
        приклади:
          camarilla prune --finished 90
          camarilla prune --player hq3Xw0aB9dLk2mZt

help-admin =
    Керувати сервером, що працює на цій машині. load, tables і table
    показують, що відбувається; close, reopen і delete стосуються столу;
    ban, unban, mute і unmute — гравця чи адреси, їх перелічує sanctions;
    announce показує всім оголошення; drain не дає відкривати нові столи до
    команди resume; forget видаляє ім'я та повідомлення гравця.
    .short = керувати сервером, що працює
    .action = load, tables, table, sanctions, close, reopen, delete, ban, unban, mute, unmute, announce, drain, resume або forget
    .target = стіл, ідентифікатор гравця, адреса, мережа (10.0.0.0/8) або текст оголошення
    .socket = адміністративний сокет сервера (camarilla.db.sock)
    .examples =
        приклади:
          camarilla admin tables
          camarilla admin ban 203.0.113.7
          camarilla admin announce "О дев'ятій перезапуск."

verified =
    { $game }: роздано чесно. Гравців { $seats }, ходів { $moves }, жеребів { $draws }, внесків гравців { $contributions }.
    { $result }
backed-up = Скопійовано до { $file }, столів: { $tables }
restored = Відновлено столів: { $tables }
pruned = Видалено столів: { $tables }
forgotten = Столів, з яких видалено гравця: { $tables }
admin-done = Готово.
admin-title = Camarilla: адміністрування
admin-load = Навантаження
admin-tables = Столи в пам'яті
admin-lists = Заблоковані, без чату, закриті
admin-actions = Дії
admin-target = стіл, гравець, адреса або мережа
refused-no-extra = для цього потрібен пакет { $missing }: pip install "camarilla[{ $extra }]"

# Команди і сховище
refused-port = не вдається використати порт { $port } на { $host }; можливо, його зайняла інша програма
refused-no-store = не вдається відкрити сховище { $store }: { $reason }
refused-store-url = не вдається прочитати адресу сховища; вона має вигляд postgresql://користувач:пароль@вузол/база, а символи /, @ і % в імені та паролі записують як %2F, %40 і %25
refused-newer-store = це сховище записала новіша версія (схема { $version }); ця знає лише до { $known }
refused-older-store = у цього сховища старіша схема ({ $version }, ця версія пише { $known }); запустіть сервер один раз або зробіть копію версією, яка його записала
refused-foreign-store = { $store } належить іншій програмі; у ньому нічого не змінено
refused-second-server = зі сховищем { $store } уже працює інший сервер (процес { $process }); спершу зупиніть його
refused-cluster-store = кільком серверам потрібна PostgreSQL, а сховище { $store } — це файл
refused-admin-token = задайте CAMARILLA_ADMIN_TOKEN — секрет щонайменше з { $most } символів; його запитує сторінка для адміністраторів
refused-admin-file = { $file } — не сокет; --admin задає сокет, який сервер сам створює й видаляє
refused-store-in-use = у сховищі { $store } вже є столи; відновлюйте в порожнє
refused-no-backup = немає файлу { $file }
refused-backup-failed = не вдалося записати резервну копію { $file }: { $reason }; незавершений файл видалено
refused-bad-backup = файл { $file } порожній або пошкоджений; нічого не відновлено й нічого не змінено: візьміть іншу резервну копію
refused-admin = такої дії немає: { $wish }; можливі: { $expected }
refused-admin-target = вкажіть ідентифікатор гравця, адресу або мережу, наприклад 203.0.113.0/24
refused-wide-network = { $network } — завелика частина інтернету; найбільша дозволена тут мережа — /{ $largest }
refused-no-admin = не вдається зв'язатися із сервером через { $file }: { $reason }
refused-admin-late = сервер уже { $seconds } с не відповідає через { $file }; можливо, він ще виконає те, про що ви просили
refused-verify-document = це не документ чесності: { $reason }
refused-verify-key = ключ не той, хеш якого сервер показав перед грою
refused-verify-first = за жеребом першим мав ходити не гравець на місці { $seat }
refused-verify-seat = рядок { $line } запису: зараз не хід гравця на місці { $seat }
refused-verify-draw = жереб { $draw } не випливає з ключа та внесків гравців
refused-verify-end = ходи ведуть не до того кінця, який записано

# Запити
refused-message = це повідомлення незрозуміле: { $reason }
refused-not-json = тіло запиту має бути JSON
refused-too-large = завелике; щонайбільше { $most } байтів
refused-flood = забагато запитів; зачекайте хвильку
refused-origin = цій сторінці не дозволено користуватися сервером
refused-host = цей сервер не відгукується на ім'я { $host }; дозволити його можна параметром --domain
refused-method = тут це неможливо
refused-busy = сервер зайнятий; спробуйте за хвилину
refused-limit = такого обмеження немає: { $wish }; напишіть ІМ'Я=ЧИСЛО, де ім'я — одне з: { $expected }
refused-sockets = з вашої адреси відкрито забагато сторінок; закрийте одну
refused-windows = цей стіл відкрито у вас у надто багатьох вікнах; оновіть це вікно, щоб продовжити тут
refused-no-page = тут нічого немає
refused-no-words = такого тексту немає
refused-query = ця адреса незрозуміла
refused-internal = на сервері щось пішло не так; нічого не змінилося
refused-store-failed = не збережено; спробуйте ще раз
refused-no-guest = спершу оберіть ім'я
refused-transfer = це посилання вже використано або застаріло; створіть нове на іншому пристрої
refused-name = ім'я має містити від 1 до 24 символів
refused-name-mixed = слово в імені має бути з літер однієї абетки
refused-name-taken = за цим столом уже є таке або дуже схоже ім'я; виберіть інше

# Столи
refused-no-table = такого столу немає
refused-no-replay = тут немає завершеної гри
refused-eyes = такої точки зору немає
refused-not-over = це доступно лише після завершення гри
refused-phase-gathering = гра ще не почалася
refused-phase-playing = гра вже почалася
refused-phase-over = гру завершено
refused-not-host = це може лише господар столу
refused-not-your-seat = місце { $seat } не ваше
refused-not-seated = просити про реванш можуть лише гравці цієї гри
refused-retry-not-yours = переграти цю гру може лише її гравець
refused-retry-people = переграти можна лише гру проти ботів
refused-bot-name = бот не може зватися { $name }: ім'я має від 1 до 24 літер, цифр, пробілів, крапок, дефісів чи апострофів, починається з літери й не збігається з назвою рівня
refused-bot-kind = { $bot } — не власний бот; пишіть module:Class або engine:COMMAND
refused-retry-step = цю гру можна переграти з кроку від 0 до { $high }, а не з { $step }
refused-seat-taken = місце { $seat } зайняте
refused-seat-wish = місце може бути «open», «me» або «bot» із рівнем, а не { $wish }
refused-one-seat = кілька місць можна зайняти, лише коли на одному пристрої грають кілька гравців
refused-hotseat-in-use = хтось займає кілька місць
refused-kicked = господар столу прибрав вас із цього місця
refused-kick-yourself = себе прибрати не можна; просто звільніть місце
refused-vote-not-waiting = голосувати можна лише щодо гравця, на якого всі чекають
refused-vote-players = голосують лише гравці, які чекають
refused-vote-clock = у цій грі є годинник: він вирішує, скільки чекати
refused-vote-absent = цього гравця немає; коли мине час очікування, його замінить бот
refused-vote-early = почекайте ще трохи; голосувати можна буде через { $seconds } с
refused-free-seats = ще є вільні місця
refused-not-come = ще не всі прийшли на реванш: зачекайте або приберіть їх і посадіть на їхні місця інших
refused-rules-new = правила щойно змінилися; почати можна буде через { $seconds } с або коли всі будуть готові
refused-rules-unread = ще не всі бачили нові правила: зачекайте або приберіть цих гравців і посадіть на їхні місця інших
refused-contribution-lines = внесок має бути одним рядком
refused-empty-text = повідомлення порожнє
refused-mute-yourself = власних повідомлень приховати не можна
refused-mute-nobody = за цим столом немає такого гравця
refused-mutes = за столом можна приховати повідомлення щонайбільше { $most } осіб
refused-no-spectators = у цієї гри немає глядачів
refused-no-invite = за цей стіл пускають лише за запрошенням; попросіть у гравців посилання або пароль
refused-banned = вам заборонено користуватися цим сервером
refused-muted = ваші повідомлення на цьому сервері вимкнено
refused-table-closed = цей стіл закрив адміністратор сервера
refused-forget-damaged = ці столи пошкоджено або їхня гра невідома, тож гравця там досі названо: { $tables }; видаліть їх (camarilla admin delete) і спробуйте ще раз
refused-table-damaged = частину даних цього столу втрачено, тому відкрити його не можна; адміністратор побачить це в журналі сервера
refused-draining = поки що нових столів не буде: сервер скоро перезапуститься
refused-spectators-quiet = глядачам не можна писати в чат цього столу
refused-records = забагато змін за цим столом; ліміт — { $most }
refused-chat = цей стіл вичерпав ліміт повідомлень: { $most }
refused-chat-part = ви вичерпали свій ліміт повідомлень за цим столом: { $most }
refused-days = з вашої адреси одночасно може тривати не більше ніж { $most } багатоденних ігор; спершу завершіть одну
refused-unfinished = у гравця може бути не більше ніж { $most } незавершених ігор; спершу завершіть одну
refused-public = у списку може бути не більше ніж { $most } відкритих столів з вашої адреси; спершу почніть гру за одним із них
refused-full = за цим столом немає вільних місць

# Гра
refused-only-watching = ви глядач
refused-not-asked = зараз не хід гравця на місці { $seat }
refused-stale = гра вже пішла далі
refused-stood-in = за гравця на місці { $seat } грає бот
refused-no-time = ваш час вийшов; за вас грає бот
refused-bot-answers = спершу на це запитання відповість бот; потім ви знову зможете грати самі
refused-needs-server = для цього потрібен сервер
refused-damaged-game = цю гру пошкоджено, продовжити її не можна; її відкладено
refused-no-room = на цьому пристрої немає місця, щоб зберегти гру: вона триває, але зникне, коли ви закриєте сторінку
refused-no-rules = не вдалося завантажити правила гри; перевірте з'єднання
refused-no-hints = за цим столом немає підказок
refused-newer-hint = ви вже попросили нову підказку
refused-no-undo = немає чого скасовувати
refused-rules-changed = цю гру почато за версією правил { $rules }, а на сервері вже версія { $known }; її можна переглянути, але не продовжити
refused-undo-revealed = відкрилося щось приховане, тож скасувати не можна

# Про що дізнається гравець, якого немає за столом. Нічого з того, що на столі, тут немає.
notice-turn = Ваш хід: { $game }
    .text = Інші чекають на вас. Залишилося часу: { $days } дн. { $hours } год.
notice-reminder = Час спливає: { $game }
    .text = Досі ваш хід. Залишилося часу: { $days } дн. { $hours } год.
notice-end = Ви самі попросили про ці повідомлення. Щоб їх не отримувати: { $link }
notice-agree = Підтвердьте свою електронну адресу
    .text = Хтось (мабуть, ви) хоче отримувати на цю адресу листи від { $site }, коли настає його хід. Якщо це ви, відкрийте { $link } Якщо ні, нічого не робіть, і більше листів не буде.
notice-agree-page = Писати на { $address }, коли настає ваш хід?
    .button = Так, пишіть
notice-agreed = Готово. Ви отримаєте повідомлення, коли настане ваш хід.
notice-stop-page = Більше не писати на { $address }?
    .button = Так, не пишіть
notice-stopped = Готово. Повідомлень більше не буде.
refused-notices = цей сервер не вміє надсилати такі повідомлення ({ $kind })
refused-channel = туди не можна надіслати повідомлення ({ $kind }); вебадреса починається з https://
refused-channels = щонайбільше { $most } адрес для повідомлень; спершу видаліть одну
refused-zone = немає часового поясу { $zone }
refused-notice-link = це посилання вже використано або застаріло; попросіть нове
refused-mail = CAMARILLA_MAIL має бути адресою на зразок smtp://user:password@host:587?from=club@example.org
refused-passkey = цей ключ доступу не прийнято; спробуйте ще раз
refused-passkeys = щонайбільше { $most } ключів доступу; спершу видаліть один
refused-passkeys-off = ключі доступу діють лише там, де сторінку відкрито за назвою на кшталт club.example, а не за числовою адресою
refused-device = такого пристрою серед ваших немає
refused-damaged-setting = налаштування { $setting } у сховищі пошкоджено; відновіть резервну копію або видаліть це налаштування, щоб почати без нього
refused-short-secret = { $setting } закороткий: потрібно щонайменше { $shortest } символів, яких ніхто не вгадає, або не задавайте його
