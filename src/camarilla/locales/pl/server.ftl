# Co mówi serwer: jego polecenia i dlaczego coś odrzucił. Strona pokazuje te same odmowy.

help-serve =
    Uruchom serwer: stoły w przeglądarce, na tym komputerze albo dla wszystkich.
    Wszystko jest w jednym pliku albo w PostgreSQL. Zatrzymuje go Ctrl-C; żaden ruch
    nie przepadnie.
    .short = uruchom serwer
    .host = adres, pod którym nasłuchuje (127.0.0.1: tylko ten komputer)
    .port = port (8000, a gdy zajęty – wolny)
    .database = plik albo postgresql://… (camarilla.db, albo wartość CAMARILLA_DATABASE)
    .open = otwórz stronę w przeglądarce; stoły są przechowywane w twoim folderze danych
    .domain = nazwa, pod którą wchodzą gracze, na przykład club.example; można podać kilka razy
    .origin = inny adres, którego strony mogą korzystać z serwera; można podać kilka razy
    .secure = wysyłaj ciasteczka tylko przez https: dla serwera za proxy z certyfikatem
    .proxy = serwery proxy, których nagłówkom X-Forwarded-For można ufać, oddzielone przecinkami
    .cluster = adres (i port, jeśli jest inny), pod którym ten serwer jest dostępny dla innych serwerów na tej samej bazie PostgreSQL
    .metrics = gdzie Prometheus znajdzie metryki (127.0.0.1:9464; z --open nigdzie)
    .no_metrics = bez metryk
    .admin = gniazdo dla camarilla admin (plik bazy danych z .sock)
    .admin_page = strona dla administratorów na osobnym porcie (127.0.0.1:PORT); hasłem jest CAMARILLA_ADMIN_TOKEN
    .no_limits = bez ograniczeń częstości: do pomiarów
    .limit = ustaw limit, na przykład sockets=500; po błędnej nazwie program wymieni wszystkie; można podać kilka razy
    .thinkers = ile botów może myśleć naraz (2)
    .bot = zaproponuj obok poziomów własnego bota: Counting=mybot:Counting albo Node=engine:COMMAND; można podać kilka razy
    .bot_time = jak długo taki bot może myśleć nad ruchem: 500ms, 2s (2s)
    .access_log = zapisuj każde żądanie; goście jako solone skróty
    .log = ile pisać na stderr (info)
    .examples =
        przykłady:
          camarilla serve --open
          camarilla serve --bot Counting=mybot:Counting --bot "Node=engine:node bot.js"
          camarilla serve --domain club.example --secure --proxy 127.0.0.1

serving = Camarilla działa pod adresem { $address } (Ctrl-C zatrzymuje; żaden ruch nie przepadnie).

help-verify =
    Sprawdź, czy zakończoną grę rozdano uczciwie: czy klucz jest tym, do którego
    serwer zobowiązał się przed grą, czy każde losowanie wynika z niego i z wkładów
    graczy i czy ruchy prowadzą do zapisanego wyniku. Taki plik można pobrać ze
    strony każdej zakończonej gry.
    .short = sprawdź, czy grę rozdano uczciwie
    .file = dokument uczciwości zakończonej gry
    .commitment = zobowiązanie zapisane przed grą
    .json = jako JSON
    .examples =
        przykłady:
          camarilla verify fairness.json

help-backup =
    Skopiuj wszystko, co przechowuje serwer, do jednego nowego pliku. Serwer może
    przy tym działać.
    .short = skopiuj magazyn serwera do pliku
    .file = nowy plik
    .database = plik albo postgresql://… (camarilla.db, albo wartość CAMARILLA_DATABASE)
    .examples =
        przykłady:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Skopiuj kopię zapasową do pustego magazynu. Najpierw zatrzymaj serwer.
    .short = przywróć kopię do pustego magazynu
    .file = plik zapisany poleceniem camarilla backup
    .database = plik albo postgresql://… (camarilla.db, albo wartość CAMARILLA_DATABASE)
    .examples =
        przykłady:
          camarilla restore monday.backup --database camarilla.db

help-prune =
    Usuń z magazynu serwera stare stoły i stare rozmowy albo wszystko o jednym
    graczu: nick i wiadomości znikają ze wszystkich stołów, rozgrywki zostają.
    .short = usuń stare stoły i rozmowy albo dane gracza
    .database = plik albo postgresql://… (camarilla.db, albo wartość CAMARILLA_DATABASE)
    .finished = ile dni trzymać zakończone rozgrywki (365)
    .abandoned = ile dni trzymać stoły, których nikt nie ruszał (30)
    .bots = ile dni trzymać zakończone rozgrywki, w których grały same boty (7)
    .chat = ile dni trzymać rozmowy z zakończonych rozgrywek (30)
    .player = identyfikator lub ciasteczko gracza: usuń tylko jego dane
    .vacuum = przepisz też cały magazyn i zwróć na dysk całe wolne miejsce; najpierw zatrzymaj serwer
    .examples =
        przykłady:
          camarilla prune --finished 90
          camarilla prune --player hq3Xw0aB9dLk2mZt

help-admin =
    Zarządzaj serwerem, który działa na tym komputerze. load, tables i table
    pokazują, co się dzieje; close, reopen i delete dotyczą stołu; ban,
    unban, mute i unmute gracza albo adresu, a sanctions je wymienia;
    announce ogłasza coś wszystkim; drain nie pozwala otwierać nowych stołów aż
    do resume; forget usuwa nick i wiadomości gracza.
    .short = zarządzaj działającym serwerem
    .action = load, tables, table, sanctions, close, reopen, delete, ban, unban, mute, unmute, announce, drain, resume lub forget
    .target = stół, identyfikator gracza, adres, sieć (10.0.0.0/8) albo treść ogłoszenia
    .socket = gniazdo administracyjne serwera (camarilla.db.sock)
    .examples =
        przykłady:
          camarilla admin tables
          camarilla admin ban 203.0.113.7
          camarilla admin announce "O dziewiątej restart."

verified =
    { $game }: rozdano uczciwie. Graczy { $seats }, ruchów { $moves }, losowań { $draws }, wkładów graczy { $contributions }.
    { $result }
backed-up = Stoły skopiowane do { $file }: { $tables }
restored = Przywrócone stoły: { $tables }
pruned = Usunięte stoły: { $tables }
forgotten = Stoły, z których usunięto gracza: { $tables }
admin-done = Gotowe.
admin-title = Camarilla: administracja
admin-load = Obciążenie
admin-tables = Stoły w pamięci
admin-lists = Zablokowani, wyciszeni, zamknięte
admin-actions = Działania
admin-target = stół, gracz, adres lub sieć
refused-no-extra = do tego potrzebny jest pakiet { $missing }: pip install "camarilla[{ $extra }]"

# Polecenia i magazyn
refused-port = nie można użyć portu { $port } na { $host }; być może zajął go inny program
refused-no-store = nie można otworzyć magazynu { $store }: { $reason }
refused-store-url = nie można odczytać adresu magazynu; ma postać postgresql://użytkownik:hasło@host/baza, a znaki /, @ i % w nazwie użytkownika i haśle zapisuje się jako %2F, %40 i %25
refused-newer-store = ten magazyn zapisała nowsza wersja (schemat { $version }); ta zna schematy tylko do { $known }
refused-older-store = ten magazyn ma starszy schemat ({ $version }, ta wersja zapisuje { $known }); uruchom raz serwer albo zrób kopię wersją, która go zapisała
refused-foreign-store = { $store } należy do innego programu; nic w nim nie zmieniono
refused-second-server = z magazynu { $store } korzysta już inny serwer (proces { $process }); najpierw go zatrzymaj
refused-cluster-store = kilka serwerów wymaga PostgreSQL, a magazyn { $store } jest plikiem
refused-admin-token = ustaw CAMARILLA_ADMIN_TOKEN: sekret o długości co najmniej { $most } znaków; pyta o niego strona dla administratorów
refused-admin-file = { $file } nie jest gniazdem; --admin wskazuje gniazdo, które serwer sam tworzy i usuwa
refused-store-in-use = w magazynie { $store } są już stoły; przywracaj do pustego
refused-no-backup = nie ma pliku { $file }
refused-backup-failed = nie udało się zapisać kopii zapasowej { $file }: { $reason }; niedokończony plik usunięto
refused-bad-backup = plik { $file } jest pusty albo uszkodzony; nic nie przywrócono i nic nie zmieniono: weź inną kopię zapasową
refused-admin = nie ma takiego działania: { $wish }; możliwe: { $expected }
refused-admin-target = podaj identyfikator gracza, adres albo sieć, np. 203.0.113.0/24
refused-wide-network = { $network } to zbyt duża część internetu; największa dozwolona tu sieć to /{ $largest }
refused-no-admin = nie można połączyć się z serwerem przez { $file }: { $reason }
refused-admin-late = serwer od { $seconds } s nie odpowiada przez { $file }; możliwe, że jeszcze zrobi to, o co prosisz
refused-verify-document = to nie jest dokument uczciwości: { $reason }
refused-verify-key = klucz nie jest tym, do którego serwer zobowiązał się przed grą
refused-verify-first = gracz na miejscu { $seat } nie został wylosowany jako pierwszy
refused-verify-seat = wiersz { $line } zapisu: to nie kolej gracza na miejscu { $seat }
refused-verify-draw = losowanie { $draw } nie wynika z klucza i wkładów graczy
refused-verify-end = ruchy prowadzą do innego końca niż zapisany

# Żądania
refused-message = ta wiadomość jest niezrozumiała: { $reason }
refused-not-json = treść żądania musi być w formacie JSON
refused-too-large = za duże; najwyżej { $most } bajtów
refused-flood = za dużo żądań; poczekaj chwilę
refused-origin = ta strona nie może korzystać z serwera
refused-host = ten serwer nie odpowiada pod nazwą { $host }; można ją dodać opcją --domain
refused-method = tutaj to niemożliwe
refused-busy = serwer jest zajęty; spróbuj za chwilę
refused-limit = nie ma takiego limitu: { $wish }; napisz NAZWA=LICZBA, a nazwa to jedna z: { $expected }
refused-sockets = pod twoim adresem otwarto za dużo stron; zamknij którąś
refused-windows = masz ten stół otwarty w zbyt wielu oknach; odśwież to okno, aby wrócić do gry
refused-no-page = tu nic nie ma
refused-no-words = nie ma takiego tekstu
refused-query = ten adres jest niezrozumiały
refused-internal = na serwerze coś poszło nie tak; nic się nie zmieniło
refused-store-failed = nie zapisano; spróbuj jeszcze raz
refused-no-guest = najpierw wybierz nick
refused-transfer = ten link został już użyty albo stracił ważność; utwórz nowy na drugim urządzeniu
refused-name = nick musi mieć od 1 do 24 znaków
refused-name-mixed = słowo w nicku może mieć litery tylko jednego alfabetu
refused-name-taken = ktoś przy tym stole ma już taki lub bardzo podobny nick; wybierz inny

# Stoły
refused-no-table = nie ma takiego stołu
refused-no-replay = nie ma tu zakończonej gry
refused-eyes = nie ma takiego punktu widzenia
refused-not-over = dostępne, gdy gra się skończy
refused-phase-gathering = gra jeszcze się nie zaczęła
refused-phase-playing = gra już się zaczęła
refused-phase-over = gra jest zakończona
refused-not-host = może to zrobić tylko gospodarz stołu
refused-not-your-seat = miejsce { $seat } nie jest twoje
refused-not-seated = o rewanż mogą prosić tylko gracze tej gry
refused-retry-not-yours = tę grę może powtórzyć tylko jej gracz
refused-retry-people = powtórzyć można tylko grę przeciw botom
refused-bot-name = bot nie może nazywać się { $name }: nazwa ma od 1 do 24 liter, cyfr, spacji, kropek, łączników lub apostrofów, zaczyna się literą i nie jest nazwą poziomu
refused-bot-kind = { $bot } nie jest własnym botem; napisz module:Class albo engine:COMMAND
refused-retry-step = tę grę można powtórzyć od kroku 0 do { $high }, a nie od { $step }
refused-seat-taken = miejsce { $seat } jest zajęte
refused-seat-wish = miejsce może być „open”, „me” albo „bot” z poziomem, a nie { $wish }
refused-one-seat = możesz zająć tylko jedno miejsce, chyba że kilku graczy dzieli urządzenie
refused-hotseat-in-use = ktoś zajmuje kilka miejsc
refused-kicked = gospodarz stołu usunął cię z tego miejsca
refused-kick-yourself = nie możesz usunąć siebie; po prostu zwolnij miejsce
refused-vote-not-waiting = głosowanie może dotyczyć tylko gracza, na którego wszyscy czekają
refused-vote-players = głosują tylko gracze, którzy czekają
refused-vote-clock = w tej grze czas odmierza zegar i to on decyduje, jak długo czekać
refused-vote-absent = tego gracza nie ma; gdy minie czas oczekiwania, zastąpi go bot
refused-vote-early = poczekajcie jeszcze chwilę; głosować można za { $seconds } s
refused-free-seats = są jeszcze wolne miejsca
refused-not-come = nie wszyscy przyszli jeszcze na rewanż: poczekaj albo usuń ich i posadź na ich miejscach kogoś innego
refused-rules-new = zasady właśnie się zmieniły; grę można zacząć za { $seconds } s albo gdy wszyscy będą gotowi
refused-rules-unread = nie wszyscy zdążyli zobaczyć nowe zasady: poczekaj albo usuń tych graczy i posadź na ich miejscach kogoś innego
refused-contribution-lines = wkład musi się mieścić w jednym wierszu
refused-empty-text = wiadomość jest pusta
refused-mute-yourself = nie możesz wyciszyć siebie
refused-mute-nobody = przy tym stole nie ma takiego gracza
refused-mutes = przy stole możesz wyciszyć najwyżej { $most } osób
refused-no-spectators = tej gry nie można oglądać
refused-no-invite = do tego stołu wpuszcza tylko zaproszenie; poproś graczy o link lub hasło
refused-banned = nie możesz korzystać z tego serwera
refused-muted = twoje wiadomości są na tym serwerze wyłączone
refused-table-closed = ten stół zamknął administrator serwera
refused-forget-damaged = te stoły są uszkodzone albo ich gra jest nieznana, więc gracz jest tam nadal wymieniony: { $tables }; usuń je (camarilla admin delete) i spróbuj ponownie
refused-table-damaged = część danych tego stołu przepadła, więc nie można go otworzyć; administrator zobaczy to w dzienniku serwera
refused-draining = na razie bez nowych stołów: serwer zaraz uruchomi się ponownie
refused-spectators-quiet = widzowie nie mogą pisać na czacie tego stołu
refused-records = za dużo zmian przy tym stole; limit: { $most }
refused-chat = ten stół osiągnął limit wiadomości: { $most }
refused-chat-part = twój limit wiadomości przy tym stole jest wyczerpany: { $most }
refused-days = z twojego adresu może toczyć się naraz najwyżej { $most } gier wielodniowych; najpierw dokończ którąś
refused-unfinished = gracz może mieć najwyżej { $most } niedokończonych gier; najpierw dokończ którąś
refused-public = na liście może być najwyżej { $most } otwartych stołów z twojego adresu; najpierw zacznij grę przy którymś z nich
refused-full = przy tym stole nie ma wolnych miejsc

# Gra
refused-only-watching = jesteś widzem
refused-not-asked = to nie kolej gracza na miejscu { $seat }
refused-stale = gra poszła już dalej
refused-stood-in = za gracza na miejscu { $seat } gra bot
refused-no-time = twój czas minął; gra za ciebie bot
refused-bot-answers = najpierw na to pytanie odpowie bot; potem znów możesz grać samodzielnie
refused-needs-server = do tego potrzebny jest serwer
refused-damaged-game = ta gra jest uszkodzona i nie można jej kontynuować; została odłożona
refused-no-room = na tym urządzeniu nie ma miejsca na zapisanie gry: gra trwa, ale zniknie po zamknięciu strony
refused-no-rules = nie udało się wczytać zasad gry; sprawdź połączenie
refused-no-hints = przy tym stole nie ma podpowiedzi
refused-newer-hint = poproszono już o nową podpowiedź
refused-no-undo = nie ma czego cofać
refused-rules-changed = tę grę zaczęto według wersji zasad { $rules }, a serwer ma już wersję { $known }; można ją obejrzeć, ale nie kontynuować
refused-undo-revealed = odkryto coś, co było ukryte, więc ruchu nie można już cofnąć

# Co słyszy gracz, którego nie ma przy stole. Nie ma tu niczego z tego, co leży na stole.
notice-turn = Twój ruch: { $game }
    .text = Pozostali czekają na ciebie. Pozostały czas: { $days } d { $hours } godz.
notice-reminder = Czas się kończy: { $game }
    .text = Nadal twój ruch. Pozostały czas: { $days } d { $hours } godz.
notice-end = Te wiadomości wysyłamy na twoją prośbę. Aby ich nie dostawać: { $link }
notice-agree = Potwierdź swój adres e-mail
    .text = Ktoś, pewnie ty, chce dostawać na ten adres wiadomości z serwisu { $site }, gdy przychodzi jego kolej. Jeśli to ty, otwórz { $link } Jeśli nie, nic nie rób, a więcej wiadomości nie będzie.
notice-agree-page = Czy pisać na { $address }, gdy przyjdzie twoja kolej?
    .button = Tak, chcę wiadomości
notice-agreed = Gotowe. Dostaniesz wiadomość, gdy przyjdzie twoja kolej.
notice-stop-page = Czy przestać pisać na { $address }?
    .button = Tak, dość wiadomości
notice-stopped = Gotowe. Nie będzie więcej wiadomości.
refused-notices = ten serwer nie potrafi wysyłać takich wiadomości ({ $kind })
refused-channel = tam nie można wysłać wiadomości ({ $kind }); adres internetowy zaczyna się od https://
refused-channels = można mieć najwyżej { $most } adresów do powiadomień; najpierw usuń jeden
refused-zone = nie ma strefy czasowej { $zone }
refused-notice-link = ten link został już użyty albo stracił ważność; poproś o nowy
refused-mail = CAMARILLA_MAIL musi być adresem w rodzaju smtp://user:password@host:587?from=club@example.org
refused-passkey = ten klucz dostępu nie został przyjęty; spróbuj ponownie
refused-passkeys = można mieć najwyżej { $most } kluczy dostępu; najpierw usuń jeden
refused-passkeys-off = klucze dostępu działają tylko wtedy, gdy stronę otwarto pod nazwą taką jak club.example, a nie pod adresem liczbowym
refused-device = nie ma takiego urządzenia wśród twoich
refused-damaged-setting = ustawienie { $setting } w bazie jest uszkodzone; przywróć kopię zapasową albo usuń to ustawienie, żeby zacząć bez niego
refused-short-secret = { $setting } jest za krótki: podaj co najmniej { $shortest } znaków, których nikt nie odgadnie, albo nie ustawiaj go wcale
