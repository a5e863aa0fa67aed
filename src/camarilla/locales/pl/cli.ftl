# Co mówi wiersz poleceń: pomoc i dlaczego polecenie odrzucono.

help =
    Camarilla: gry planszowe o dworskich intrygach, w których żadna tajemnica nie
    wyjdzie na jaw.

    użycie: camarilla POLECENIE …

    polecenia:
    { $commands }

    Zacznij tutaj:
      camarilla play                  zagraj z botami
      camarilla play throne --lesson  pierwsza gra krok po kroku
      camarilla learn oriflamme       naucz się grać w pięć minut
      camarilla rules oriflamme       przeczytaj ponumerowane zasady
      camarilla play --help           co potrafi polecenie, z przykładami
      camarilla guide --open          czytaj dokumentację w przeglądarce

help-help = pokaż tę pomoc i zakończ
help-lang = język: en, uk, ru lub pl; domyślnie według CAMARILLA_LANG albo ustawień systemu

# Co argparse mówi o argumentach.
usage = użycie:
usage-arguments = argumenty
usage-options = opcje
usage-missing = brakuje wymaganych argumentów: { $names }
usage-unknown = nieznane argumenty: { $names }
usage-meant = { "" }; czy chodziło o { $option }?
usage-no-value = argument { $name }: brakuje wartości
usage-too-much = argument { $name }: nie przyjmuje wartości, a podano { $value }
usage-choice = argument { $name }: { $value } nie pasuje; do wyboru: { $expected }
usage-clash = argument { $name }: nie można go łączyć z argumentem { $other }
usage-wrong = argument { $name }: { $reason }

help-games = Gry, w które można zagrać: id, liczba graczy, tytuł.
    .short = gry, w które można zagrać
    .json = jako JSON: lista obiektów z id, title i seats
    .examples =
        przykłady:
          camarilla games
          camarilla games --json

help-rules =
    Ponumerowane zasady gry albo jedna z nich. Przy wszystkim, co dzieje się na
    stole, podano numer zasady: tutaj ją znajdziesz.
    .short = ponumerowane zasady gry
    .game = której gry zasady pokazać; glossary to słowniczek: co znaczy każde słowo
    .id = jedna zasada według numeru: ORI-7 albo po prostu 7
    .json = jako JSON: lista obiektów z id, title, text i section
    .examples =
        przykłady:
          camarilla rules oriflamme
          camarilla rules oriflamme ORI-7

help-guide =
    Przewodniki dołączone do programu: samouczki, protokół silnika, Python API,
    środowiska, balans, serwer. Są po angielsku.
    .short = czytaj przewodniki dołączone do programu
    .name = który przewodnik; bez tego – jakie są
    .open = otwórz go w przeglądarce jako stronę witryny: z obrazkami, odnośnikami i wyszukiwarką
    .examples =
        przykłady:
          camarilla guide
          camarilla guide bot-writer
          camarilla guide --open
help-more = więcej: camarilla guide { $guide }
refused-no-guide = nie ma przewodnika { $name }; dostępne: { $near }
refused-no-site = witryna z dokumentacją nie jest zainstalowana: pip install "camarilla[docs]"; jeśli pip nie znajduje camarilla-docs, dodaj --find-links i folder z jego plikiem .whl

help-perft =
    Policz wszystkie dalsze przebiegi gry od danej pozycji i sprowadź pozycje, do
    których prowadzą, do jednego skrótu. Jeśli dwa silniki są tu zgodne, mają te
    same zasady.
    .short = policz dalsze przebiegi gry od pozycji
    .game = która gra
    .seats = ilu graczy (najmniej, ilu dopuszcza gra)
    .seed = ziarno rozdania (0)
    .position = zacznij od tego dokumentu pozycji, pliku JSON; - czyta standardowe wejście
    .depth = na ile ruchów w głąb
    .split = licz osobno po każdym pierwszym ruchu
    .json = jako JSON
    .examples =
        przykłady:
          camarilla perft oriflamme --depth 3
          camarilla perft oriflamme --seats 3 --seed 7 --depth 2 --split
          camarilla perft oriflamme --position position.json --depth 4 --json

help-bench =
    Zmierz silnik na jednym rdzeniu, w czasie procesora. Każda liczba to najlepszy
    wynik z kilku krótkich, przeplatanych przebiegów; obok podano cel.
    .short = zmierz szybkość silnika
    .games = które gry (wszystkie)
    .seconds = ile mniej więcej ma to trwać (20)
    .against = zmierz przy okazji inny system: open_spiel
    .json = jako JSON
    .examples =
        przykłady:
          camarilla bench
          camarilla bench oriflamme --seconds 60 --json
          camarilla bench --against open_spiel

help-doctor =
    Sprawdź tę instalację: Pythona, kompilator C, folder pamięci podręcznej,
    kompilację każdej gry, tłumaczenia i terminal. Mówi, czego brakuje i co zrobić.
    .short = sprawdź tę instalację
    .json = jako JSON
    .examples =
        przykłady:
          camarilla doctor
          camarilla doctor --json

# Argumenty, które się nie nadają; argparse stawia przed nimi nazwę argumentu.
not-whole = { $text } nie jest liczbą całkowitą
not-positive = { $text } nie jest liczbą całkowitą większą od 0
not-seconds = { $text } nie jest liczbą sekund
not-time = { $text } nie jest czasem; zapisuje się go jako 500ms albo 2s
not-shard = { $text } nie jest częścią; zapisuje się ją jak 3/16, trzecia z szesnastu
not-named-bot = { $text } nie wskazuje bota; zapisuje się to tak: Counting=mybot:Counting
not-domain = { $text } nie jest nazwą w rodzaju club.example lub club.example:8443 (bez https:// i bez ścieżki)
not-origin = { $text } nie jest adresem takim jak https://club.example, bez ścieżki
not-proxy = { $text } nie jest adresem proxy; zapisuje się go tak: 127.0.0.1 lub 172.30.0.0/24
not-option = { $text } nie ma postaci NAZWA=LICZBA, jak rounds=4

refused-language = nie ma języka { $language }; języki to { $expected }
refused-command = nie ma polecenia { $command }; spróbuj { $near }
refused-usage = { $reason } (zob. camarilla { $command } --help)
refused-too-deep = dane wejściowe są zbyt głęboko zagnieżdżone
refused-book = nie ma zasad gry { $game }; są { $near }
refused-rule = { $game }: nie ma zasady { $rule }; podobne numery to { $near }
refused-no-seat = nie ma miejsca przy stole { $seat }; są miejsca od 0 do { $high }
refused-exists = plik { $file } już istnieje i nie zostanie nadpisany
refused-no-folder = nie można zapisać { $file }: folderu nie ma albo nie można w nim pisać
refused-not-saved = nie można zapisać { $file }: { $reason }
not-text = to nie jest tekst w UTF-8
refused-file-not-json = { $file } to nie JSON: { $reason }
refused-depth = { $depth } to za głęboko; w grze jest najwyżej { $high } ruchów
refused-no-step = nie ma kroku { $step }; w tej grze są kroki od 0 do { $high }

refused-interrupted = zatrzymano
refused-output = nie można zapisać wyniku: { $reason }

# Pomiary.
refused-no-open-spiel = open_spiel nie jest zainstalowany; zainstaluj go: pip install open_spiel==2.0.2
bench-head = Jeden rdzeń, czas procesora, najlepszy z { $rounds } przebiegów (gra, gracze, wskaźnik, wartość, cel):
bench-no-compiler = Nie znaleziono kompilatora C, więc zmierzono tylko czystego Pythona; zob. camarilla doctor.
slow-plain = Nie znaleziono ani kompilatora C, ani skompilowanych zasad, więc wszystko policzy czysty Python, około stu razy wolniej. Zainstaluj gcc lub clang albo wykonaj pip install ziglang; więcej powie camarilla doctor.
network-unused = { $reason }. Regent gra bez sieci neuronowej ({ $game }).
bench-busy = Ten komputer jest zajęty (obciążenie { $load }, rdzeni { $cores }): na wolnym wyniki są lepsze.
bench-met = { $limit } osiągnięto
bench-missed = { $limit } NIE OSIĄGNIĘTO
bench-against =
    OpenSpiel, losowa dozwolona gra, decyzji na sekundę, i ile razy więcej osiąga { $game }:
      gra               w C++      my      z Pythona my kodem my tekstem

# Lekarz.
doctor-do = Co zrobić: { $advice }
doctor-none = nie znaleziono
doctor-shipped = brak, ale nie jest potrzebny: zasady są już skompilowane
doctor-compiler = Zainstaluj gcc lub clang, wykonaj pip install ziglang albo ustaw CC. Do tego czasu gry działają w czystym Pythonie: tak samo, tylko około stu razy wolniej.
doctor-cache = Zezwól na zapis albo ustaw inny folder w CAMARILLA_CACHE. Do tego czasu gry działają w czystym Pythonie.
doctor-built = zbudowano, losowych gier na sekundę: { $speed } ({ $file })
doctor-plain = czysty Python, losowych gier na sekundę: { $speed }
doctor-build = Ustaw w CC sprawny kompilator C; ten zgłosił: { $reason }
doctor-words = Brakuje tekstów tych gier: zainstaluj camarilla jeszcze raz.
doctor-spoken = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
doctor-terminal = Niektóre znaki pojawią się jako znaki zapytania; z ustawieniami UTF-8 widać wszystkie.
doctor-end = { $worst ->
    [ok] Wszystko jest w porządku.
    [slow] Wszystko działa, ale coś można poprawić; zob. wyżej.
   *[bad] Coś nie działa; wyżej podano, co zrobić.
}
