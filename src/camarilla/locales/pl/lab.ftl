# Laboratorium: zawody botów, gry oglądane ruch po ruchu, silniki; i poziomy, na których grają boty.

help-arena =
    Pozwól botom zagrać ze sobą. Uczestnicy nazywają się tak: random, greedy,
    flat:1000 i ismcts:4000 (tyle symulacji na ruch), poziom, na przykład knight
    albo knight:bluffing, lub engine:COMMAND dla programu, który zna protokół
    wierszowy. W każdym meczu jeden uczestnik siedzi sam wśród innych jednego
    rodzaju; każde rozdanie gra się po razie z każdego miejsca, więc nikt nie ma
    lepszych kart. To samo ziarno daje te same wyniki, ile by procesów nie grało.
    .short = pozwól botom zagrać ze sobą
    .entrants = kto bierze udział (wszystkie poziomy, od najsłabszego)
    .game = gra; można podać kilka razy (wszystkie gry)
    .seats = liczba graczy; można podać kilka razy (wszystkie możliwe)
    .form = robin: każdy z każdym; ladder: każdy z poprzednim
    .deals = ile rozdań ma mecz (20)
    .seed = liczba całkowita: to samo ziarno rozdaje te same gry (0)
    .jobs = ile procesów gra (po jednym na rdzeń)
    .timeout = ile sekund program może myśleć nad ruchem (10)
    .results = zapisuj każdy wynik w tym pliku; to samo polecenie podejmie przerwane
    .resume = kontynuuj zawody, które zaczął ten plik
    .parquet = zapisz wiersz na każde miejsce każdej gry (wymaga pyarrow)
    .picture = narysuj rankingi z przedziałami, jako SVG
    .levels = wypisz poziomy i style, nic nie rozgrywając
    .json = udziały, rankingi i błędy jako JSON
    .examples =
        przykłady:
          camarilla arena random ismcts:1000 --game oriflamme --seats 3
          camarilla arena --form ladder --deals 50 --results levels.jsonl
          camarilla arena --resume levels.jsonl --deals 100
          camarilla arena greedy "engine:python3 mybot.py" --game throne

arena-head = Gier: { $games }; rozdań w meczu: { $deals }, każde rozegrane z każdego miejsca.
arena-shares =
    Udziały w zwycięstwach w procentach: jeden uczestnik sam wśród innych, jego udział z przedziałem
    95 % według rozdań, równy udział, ilu niezależnych gier warta jest jedna gra.
arena-ratings = Rankingi (openskill), każdy z przedziałem 95 %, i liczba rozegranych gier:
arena-no-ratings = Brak rankingów: openskill nie jest zainstalowany; doda go pip install openskill.
arena-faults = { $entrant } przez własne błędy traci ruchów: { $count }; zamiast nich decyduje los.
arena-stopped = Zatrzymano. Podejmie to samo polecenie albo --resume { $file }.
verdict-above = powyżej
verdict-below = poniżej
verdict-open = niejasne

refused-entrant = nikt nie nazywa się { $entrant }; uczestnicy to random, greedy, flat:1000, ismcts:4000, { $levels }, poziom w stylu, na przykład knight:bluffing, albo engine:COMMAND
refused-engine-command = { $entrant } nie wskazuje polecenia, które dałoby się uruchomić
refused-engine-start = nie da się uruchomić { $entrant }: { $reason }
refused-entrants = zawody wymagają co najmniej dwóch uczestników, każdy inny
refused-level = nie ma poziomu { $level }; poziomy to { $expected }
refused-style = nie ma tu stylu { $style }; jest { $expected }
refused-other-contest = w { $file } są wyniki innych zawodów: z innymi uczestnikami, grami, miejscami, formą, ziarnem lub czasem
refused-no-ledger = w { $file } nie ma wyników zawodów
refused-ledger-in-use = { $file } należy do zawodów, które jeszcze trwają
refused-no-pyarrow = pyarrow nie jest zainstalowany; po pip install pyarrow arena może pisać Parquet

help-engine =
    Bądź botem dla innego programu: wiadomości przychodzą na standardowe wejście, a
    odpowiedzi idą na standardowe wyjście, każda w jednym wierszu JSON. Opisuje je
    docs/engine-protocol.md. Tak samo arena rozmawia z programami przez
    engine:COMMAND.
    .short = bądź botem dla innego programu
    .level = kto gra: poziom albo dowolny uczestnik areny (regent)
    .examples =
        przykłady:
          camarilla engine --level knight
          camarilla arena knight "engine:camarilla engine --level squire"

refused-engine-json = ten wiersz to nie JSON: { $line }
refused-engine-message = w tej wiadomości brakuje pola albo ma ono zły typ: { $line }
refused-engine-type = nie ma wiadomości rodzaju { $type }; są { $expected }
refused-engine-protocol = ten silnik mówi wersją protokołu { $known }, a nie { $protocol }
refused-engine-no-game = gra jeszcze się nie zaczęła; najpierw przychodzi wiadomość rodzaju "new"
refused-no-view = żadna pozycja nie zgadza się z tym widokiem

help-analyse =
    Obejrzyj zapisaną grę ruch po ruchu: ile wart był każdy ruch i który był
    najlepszy, sądząc po tym, co gracz mógł wiedzieć, i po tym, co było naprawdę.
    Umiejętność to strata wobec najlepszego ruchu dostępnego tej wiedzy; szczęście
    to skutek losu i ukrytych kart. Trzy punkty zwrotne opisano słowami.
    .short = obejrzyj zapisaną grę ruch po ruchu
    .file = zapis gry, jaki tworzy camarilla play --save; - czyta standardowe wejście
    .simulations = jak długo oglądać każdy ruch (1000)
    .seed = liczba całkowita: to samo ziarno widzi to samo (0)
    .json = jako JSON: kroki, punkty zwrotne i miejsca
    .examples =
        przykłady:
          camarilla analyse game.txt
          camarilla analyse game.txt --simulations 5000 --json

analyse-head =
    Krok, miejsce i ruch; dalej szanse na wygraną w procentach, tego ruchu i najlepszego
    (podanego, jeśli był inny): najpierw według tego, co gracz mógł wiedzieć, potem według prawdy.
analyse-turns = Punkty zwrotne:
analyse-seats =
    Z czego złożył się każdy wynik, w punktach szansy na wygraną: równy udział, rozdanie,
    szczęście, umiejętność, gra innych i wynik, który razem dają.
turn-mistake = Krok { $step }: gracz { $seat } wybiera "{ $move }". Sądząc po tym, co można było wiedzieć, "{ $best }" jest lepsze o { $loss ->
    [one] { $loss } punkt
    [few] { $loss } punkty
   *[many] { $loss } punktów
} szansy na wygraną. Szansa gracza { $gainer } zmienia się z { $before } % na { $after } %.
turn-chance = Krok { $step }: po "{ $move }" gracza { $seat } rozstrzyga los. Szansa gracza { $gainer } zmienia się z { $before } % na { $after } %.
turn-lucky = Krok { $step }: gracz { $seat } wybiera "{ $move }" i dzięki temu, co ukryte, jest to lepsze, niż można było wiedzieć. Szansa gracza { $gainer } zmienia się z { $before } % na { $after } %.
turn-unlucky = Krok { $step }: gracz { $seat } wybiera "{ $move }", najlepsze z tego, co można było wiedzieć, ale to, co ukryte, temu przeczy. Szansa gracza { $gainer } zmienia się z { $before } % na { $after } %.
turn-strong = Krok { $step }: gracz { $seat } wybiera "{ $move }", silny ruch sądząc po tym, co można było wiedzieć. Szansa gracza { $gainer } zmienia się z { $before } % na { $after } %.
turn-fateful = Krok { $step }: gracz { $seat } wybiera "{ $move }", zwyczajny ruch, a jednak gra jest już inna. Szansa gracza { $gainer } zmienia się z { $before } % na { $after } %.
refused-engine-legal = dozwolone ruchy nie są tymi, które wynikają z widoku

# Poziomy botów i ich style.
level-page = Paź
    .text = nowy na dworze: słyszał, które ruchy są dobre, i często zapomina
level-squire = Giermek
    .text = popędliwy: wie, które ruchy są dobre, i lubi te, które uderzają
level-knight = Rycerz
    .text = rozważny: trzyma się solidnych nawyków, choć czasem się potknie
level-chancellor = Kanclerz
    .text = trzyma się solidnych nawyków niezmiennie
level-regent = Regent
    .text = myśli naprzód tyle, ile mieści się w sekundzie, także o tym, co możesz ukrywać
style-plain = zwyczajny
    .text = nie wyróżnia żadnego z równie dobrych ruchów
style-cautious = ostrożny
    .text = czeka, gromadzi i mało ryzykuje
style-aggressive = zaczepny
    .text = wcześnie pokazuje karty i uderza
style-bluffing = skłonny do blefu
    .text = zastawia sidła i zostawia słabe karty, jakby były mocne
