# Co mówi serwer: jego polecenia i dlaczego coś odrzucił. Strona pokazuje te same odmowy.

help-serve =
    Uruchom serwer: stoły w przeglądarce, na tym komputerze albo dla całego świata.
    Wszystko jest w jednym pliku albo w PostgreSQL. Zatrzymuje go Ctrl-C; żaden ruch
    nie przepadnie.
    .short = uruchom serwer
    .host = adres, pod którym nasłuchuje (127.0.0.1: tylko ten komputer)
    .port = port (8000); 0 bierze wolny
    .database = plik albo postgresql://… (camarilla.db)
    .open = otwórz stronę w przeglądarce; stoły są przechowywane w twoim folderze danych
    .origin = strona pod innym adresem, która może rozmawiać z serwerem; można podać kilka razy
    .secure = wysyłaj ciasteczka tylko przez https: dla serwerów za pośrednikiem z certyfikatem
    .proxy = adresy pośredników, których X-Forwarded-For jest wiarygodne, po przecinku
    .no_metrics = nie pokazuj /metrics
    .no_limits = bez ograniczeń częstości: do pomiarów
    .thinkers = ile botów może myśleć naraz (2)
    .log = ile pisać na stderr (info)
    .examples =
        przykłady:
          camarilla serve
          camarilla serve --host 0.0.0.0 --port 8080 --secure --proxy 127.0.0.1

serving = Camarilla działa pod adresem { $address } (Ctrl-C zamyka; żaden ruch nie przepadnie).

help-verify =
    Sprawdź, że skończoną partię rozdano uczciwie: klucz jest tym, który obiecano
    przed grą, każde losowanie wynika z niego i z tego, co dodali gracze, a ruchy
    prowadzą do zapisanego wyniku. Strona daje taki plik dla każdej partii.
    .short = sprawdź, czy grę rozdano uczciwie
    .file = dokument uczciwości skończonej gry
    .commitment = zobowiązanie zapisane przed grą
    .json = jako JSON
    .examples =
        przykłady:
          camarilla verify fairness.json

help-backup =
    Skopiuj wszystko, co przechowuje serwer, do jednego nowego pliku, gdy on działa.
    .short = skopiuj magazyn serwera do pliku
    .file = nowy plik
    .database = plik albo postgresql://… (camarilla.db)
    .examples =
        przykłady:
          camarilla backup monday.backup
          camarilla backup monday.backup --database postgresql://localhost/camarilla

help-restore =
    Skopiuj kopię zapasową do magazynu, w którym nie ma jeszcze stołów. Najpierw
    zatrzymaj serwer.
    .short = przywróć kopię do pustego magazynu
    .file = plik zapisany poleceniem camarilla backup
    .database = plik albo postgresql://… (camarilla.db)
    .examples =
        przykłady:
          camarilla restore monday.backup --database camarilla.db

verified =
    { $game }: rozdano uczciwie. Graczy { $seats }, ruchów { $moves }, losowań { $draws }, wkładów graczy { $contributions }.
    { $result }
backed-up = Stoły skopiowane do { $file }: { $tables }
restored = Przywrócone stoły: { $tables }

# Polecenia i magazyn
refused-no-extra = do tego potrzebny jest pakiet { $missing }: pip install "camarilla[{ $extra }]"
refused-port = { $host }, port { $port }: nie można go użyć; być może zajął go inny program
refused-no-store = magazyn { $store } się nie otwiera: { $reason }
refused-newer-store = ten magazyn zapisała nowsza wersja (schemat { $version }); ta zna tylko do { $known }
refused-store-in-use = w magazynie { $store } są już stoły; przywracaj do pustego
refused-no-backup = nie ma pliku { $file }
refused-verify-document = to nie jest dokument uczciwości: { $reason }
refused-verify-key = klucz nie jest tym, który obiecano przed grą
refused-verify-first = miejsce { $seat } nie zostało wylosowane jako pierwszy gracz
refused-verify-seat = wiersz { $line } zapisu: miejsca { $seat } nie pytano
refused-verify-draw = losowanie { $draw } nie wynika z klucza i wkładów graczy
refused-verify-end = ruchy prowadzą do innego końca niż zapisany

# Żądania
refused-message = ta wiadomość jest niezrozumiała: { $reason }
refused-not-json = treść żądania musi być w formacie JSON
refused-too-large = czytanych jest najwyżej { $most } bajtów
refused-flood = za dużo naraz; poczekaj chwilę
refused-origin = ta strona nie może rozmawiać z serwerem
refused-method = tutaj nie można tego zrobić
refused-no-page = tu nic nie ma
refused-no-words = nie ma takich słów
refused-query = ten adres jest niezrozumiały
refused-internal = na serwerze coś poszło nie tak; nic się nie zmieniło
refused-store-failed = nie udało się tego zapisać, więc to się nie stało
refused-no-guest = najpierw wybierz imię
refused-name = imię ma od 1 do 24 liter

# Stoły
refused-no-table = nie ma takiego stołu
refused-no-replay = nie ma takiej skończonej gry
refused-eyes = nikt nie patrzył na tę grę tymi oczami
refused-not-over = można to zobaczyć, gdy gra się skończy
refused-phase-gathering = gra jeszcze się nie zaczęła
refused-phase-playing = gra już trwa
refused-phase-over = gra jest skończona
refused-not-host = może to zrobić tylko gospodarz stołu
refused-not-your-seat = miejsce { $seat } nie jest twoje
refused-not-seated = o rewanż mogą prosić tylko ci, którzy grali
refused-seat-taken = miejsce { $seat } jest zajęte
refused-seat-wish = miejsce może być open, me albo bot z poziomem, a nie { $wish }
refused-one-seat = jeden gracz ma jedno miejsce, chyba że wszyscy grają przy jednym ekranie
refused-hotseat-in-use = ktoś siedzi na kilku miejscach
refused-kicked = gospodarz stołu nie chce cię na tym miejscu
refused-kick-yourself = lepiej po prostu wyjdź
refused-kick-bot = na tym miejscu gra już bot
refused-free-seats = jest jeszcze wolne miejsce
refused-contribution-lines = wkład to jeden wiersz
refused-empty-text = nie ma tu nic do powiedzenia
refused-mute-yourself = nie możesz wyciszyć siebie
refused-mute-nobody = przy tym stole nie ma nikogo takiego
refused-no-spectators = tej gry nie można oglądać
refused-full = przy tym stole nie ma już miejsca

# Gra
refused-only-watching = tylko się przyglądasz
refused-not-asked = miejsce { $seat } nie jest pytane
refused-stale = gra poszła już dalej
refused-stood-in = za miejsce { $seat } odpowiada bot
refused-no-time = twój czas minął; dalej gra za ciebie bot
refused-no-undo = nie ma czego cofać
refused-undo-revealed = odsłoniło się coś ukrytego, więc ruch zostaje
