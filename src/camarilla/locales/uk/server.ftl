# Що каже сервер: його команди й чому він щось відхилив. Сторінка показує ті самі відмови.

help-serve =
    Запустити сервер: столи у браузері, на цій машині або для всього світу. Усе
    зберігається в одному файлі або в PostgreSQL. Зупиняє Ctrl-C; жоден хід не
    пропаде.
    .short = запустити сервер
    .host = адреса, на якій слухати (127.0.0.1: лише ця машина)
    .port = порт (8000); 0 бере вільний
    .database = файл або postgresql://… (camarilla.db)
    .open = відкрити сторінку в браузері; столи зберігаються у вашій теці даних
    .origin = сторінка за іншою адресою, якій дозволено говорити із сервером; можна кілька разів
    .secure = надсилати cookies лише через https: для серверів за проксі із сертифікатом
    .proxy = адреси проксі, чиєму X-Forwarded-For можна вірити, через кому
    .no_metrics = не показувати /metrics
    .no_limits = без обмежень частоти: для вимірювань
    .thinkers = скільки ботів можуть думати водночас (2)
    .log = скільки писати до stderr (info)
    .examples =
        приклади:
          camarilla serve
          camarilla serve --host 0.0.0.0 --port 8080 --secure --proxy 127.0.0.1

serving = Camarilla відкрито за адресою { $address } (Ctrl-C закриває; жоден хід не загубиться).

help-verify =
    Перевірити, що зіграну партію роздано чесно: ключ саме той, що його обіцяно
    перед грою, кожен жереб випливає з нього і з того, що додали гравці, а ходи
    ведуть до записаного результату. Сторінка дає такий файл для кожної партії.
    .short = перевірити, чи чесно роздано гру
    .file = документ чесності завершеної гри
    .commitment = зобов'язання, записане перед грою
    .json = як JSON
    .examples =
        приклади:
          camarilla verify fairness.json

help-backup =
    Скопіювати все, що зберіг сервер, в один новий файл, не зупиняючи його.
    .short = скопіювати сховище сервера у файл
    .file = новий файл
    .database = файл або postgresql://… (camarilla.db)
    .examples =
        приклади:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Скопіювати резервну копію у сховище, де ще немає столів. Спершу зупиніть сервер.
    .short = відновити копію в порожнє сховище
    .file = файл, який записала команда camarilla backup
    .database = файл або postgresql://… (camarilla.db)
    .examples =
        приклади:
          camarilla restore monday.backup --database camarilla.db

verified =
    { $game }: роздано чесно. Гравців { $seats }, ходів { $moves }, жеребів { $draws }, внесків гравців { $contributions }.
    { $result }
backed-up = Скопійовано столів до { $file }: { $tables }
restored = Відновлено столів: { $tables }

# Команди і сховище
refused-no-extra = для цього потрібен пакет { $missing }: pip install "camarilla[{ $extra }]"
refused-port = { $host }, порт { $port }: скористатися не вдається; можливо, його зайняла інша програма
refused-no-store = сховище { $store } не відкривається: { $reason }
refused-newer-store = це сховище записала новіша версія (схема { $version }); ця знає лише до { $known }
refused-store-in-use = у сховищі { $store } вже є столи; відновлюйте в порожнє
refused-no-backup = немає файлу { $file }
refused-verify-document = це не документ чесності: { $reason }
refused-verify-key = ключ не той, що його обіцяно перед грою
refused-verify-first = місце { $seat } не випадало за жеребом як перший гравець
refused-verify-seat = рядок { $line } запису: місце { $seat } не питали
refused-verify-draw = жереб { $draw } не випливає з ключа та внесків гравців
refused-verify-end = ходи ведуть не до того кінця, який записано

# Запити
refused-message = це повідомлення незрозуміле: { $reason }
refused-not-json = тіло запиту має бути JSON
refused-too-large = читається щонайбільше { $most } байтів
refused-flood = забагато водночас; зачекайте хвильку
refused-origin = цій сторінці не дозволено говорити із сервером
refused-method = тут цього зробити не можна
refused-no-page = тут нічого немає
refused-no-words = таких слів немає
refused-query = ця адреса незрозуміла
refused-internal = на сервері щось пішло не так; нічого не змінилося
refused-store-failed = зберегти не вдалося, тож цього не сталося
refused-no-guest = спершу оберіть ім'я
refused-name = в імені від 1 до 24 літер

# Столи
refused-no-table = такого столу немає
refused-no-replay = такої завершеної гри немає
refused-eyes = цими очима на гру ніхто не дивився
refused-not-over = це можна побачити, коли гру завершено
refused-phase-gathering = гра ще не почалася
refused-phase-playing = гра вже йде
refused-phase-over = гру завершено
refused-not-host = це може лише господар столу
refused-not-your-seat = місце { $seat } не ваше
refused-not-seated = просити реваншу можуть лише ті, хто грав
refused-seat-taken = місце { $seat } зайняте
refused-seat-wish = місце може бути open, me або bot із рівнем, а не { $wish }
refused-one-seat = один гравець має одне місце, хіба що всі грають з одного екрана
refused-hotseat-in-use = хтось сидить на кількох місцях
refused-kicked = господар столу не хоче бачити вас на цьому місці
refused-kick-yourself = краще просто вийдіть
refused-kick-bot = на цьому місці вже грає бот
refused-free-seats = ще є вільне місце
refused-contribution-lines = внесок — це один рядок
refused-empty-text = тут нічого сказати
refused-mute-yourself = себе заглушити не можна
refused-mute-nobody = за цим столом такого нікого немає
refused-no-spectators = на цю гру дивитися не можна
refused-full = за цим столом більше немає місця

# Гра
refused-only-watching = ви лише дивитеся
refused-not-asked = місце { $seat } не питають
refused-stale = гра вже пішла далі
refused-stood-in = за місце { $seat } відповідає бот
refused-no-time = ваш час вийшов; далі за вас грає бот
refused-no-undo = нічого повертати
refused-undo-revealed = відкрилося щось приховане, тож хід лишається
