# Laboratorium: zawody botów, gry oglądane ruch po ruchu, silniki; i style, w których grają boty.

help-arena =
    Pozwól botom zagrać ze sobą. Uczestnicy: random, greedy, network (wyuczona
    sieć), flat:1000, ismcts:4000 i network:2000 (tyle symulacji na ruch;
    ostatniego prowadzi sieć), poziom, na przykład knight albo knight:bluffing,
    engine:COMMAND dla programu, który zna protokół silnika, lub module:Class dla
    klasy Pythona z metodą `choose`. W każdym meczu jeden uczestnik gra przeciw
    innym jednego rodzaju; każde rozdanie gra się po razie z każdego miejsca, więc
    nikt nie ma lepszych kart. To samo ziarno daje te same wyniki, niezależnie od
    liczby procesów.
    .short = pozwól botom zagrać ze sobą
    .entrants = kto bierze udział (wszystkie poziomy, od najsłabszego)
    .game = gra; można podać kilka razy (wszystkie gry)
    .seats = liczba graczy; można podać kilka razy (wszystkie możliwe)
    .form = robin: każdy z każdym; ladder: każdy z poprzednim
    .deals = ile rozdań ma mecz (20)
    .seed = liczba całkowita: to samo ziarno daje te same rozdania (0)
    .jobs = ile procesów gra (po jednym na rdzeń)
    .timeout = ile sekund program może myśleć nad ruchem (10)
    .time = ile czasu każdy ma na ruch: 500ms, 2s (jak ustala nazwa)
    .results = zapisuj każdy wynik w tym pliku; to samo polecenie go kontynuuje
    .resume = kontynuuj zawody z tego pliku
    .parquet = zapisz wiersz na każde miejsce każdej gry (wymaga pyarrow)
    .picture = narysuj rankingi z przedziałami, jako SVG
    .levels = wypisz poziomy i style, nic nie rozgrywając
    .info = pokazuj na bieżąco, co programy mówią, gdy myślą; wszystkie gry w jednym procesie
    .json = udziały, rankingi i błędy jako JSON
    .examples =
        przykłady:
          camarilla arena random ismcts:1000 --game oriflamme --seats 3
          camarilla arena --form ladder --deals 50 --results levels.jsonl
          camarilla arena --resume levels.jsonl --deals 100
          camarilla arena greedy "engine:python3 mybot.py" --game throne

arena-head = Gier: { $games }; rozdań w meczu: { $deals }, każde rozegrane z każdego miejsca.
arena-network = { $entrant } gra z sieciami neuronowymi (gra, miejsca: wagi): { $networks }
arena-taken = Rozegrane wcześniej i wzięte z { $file }: { $done } z { $total }.
arena-shares =
    Udziały w wygranych w procentach: jeden uczestnik przeciw innym, jego udział z przedziałem
    95% według rozdań, równy udział i ilu niezależnych gier warta jest jedna gra.
arena-ratings = Rankingi (openskill) z przedziałami 95% i liczba rozegranych gier:
arena-no-ratings = Brak rankingów: openskill nie jest zainstalowany; dodaj go: pip install openskill.
arena-seats =
    Ile warte jest miejsce: jego udział w wygranych w procentach, bez względu na to, kto na nim
    siedział, począwszy od pierwszego gracza. Każdy uczestnik siedzi na każdym miejscu równie
    często.
arena-faults = { $entrant } nie wykonał ruchów: { $count }; zamiast nich zagrano losowe.
arena-late = { $entrant } myślał nad ruchem do { $longest } s; --time dawało mu { $budget } s.
verdict-above = powyżej
verdict-below = poniżej
verdict-unclear = niejasne
verdict-lost = (straconych ruchów: { $count })

refused-entrant = nie ma gracza, poziomu ani silnika { $entrant }; są random, greedy, network, flat:1000, ismcts:4000, network:2000, { $levels }, poziom w stylu (na przykład knight:bluffing), engine:COMMAND albo klasa Pythona (module:Class)
refused-entrant-meant = nie ma gracza, poziomu ani silnika { $entrant }; może chodzi o { $meant }?
refused-bot-bracket = { $bot }: nawias nie jest zamknięty; opcje pisze się tak: mybot:Counting[depth=3]
refused-engine-command = { $entrant } nie wskazuje polecenia, które dałoby się uruchomić
refused-engine-start = nie da się uruchomić { $entrant }: { $reason }
refused-engine-failed = { $entrant } zawodzi { $when ->
    [hello] przy powitaniu
    [start] na początku gry { $game }
   *[question] przy pierwszym pytaniu gry { $game }
  }: { $kind ->
    [ended] program zakończył działanie ({ $detail })
    [silent] brak odpowiedzi w ciągu { $detail }
   *[other] { $detail }
  }
refused-bot-game = { $bot } { $count ->
    [0] nie gra w żadną z naszych gier
   *[other] gra w { $games }, a nie w { $game }
  } (tak mówi jego { $member }){ $option ->
    [none] {""}
   *[other] ; dodaj { $option }
  }
refused-own-bot = nie można wczytać { $bot }: { $reason }
refused-own-bot-module = nie można wczytać { $bot }: nie ma modułu { $module }; klasę Pythona zapisuje się jako module:Class, program jako engine:COMMAND
refused-own-bot-choose = { $bot } nie ma metody `choose`
refused-own-bot-takes = { $bot }: `choose` przyjmuje obserwację albo obserwację i budżet, a tu jest { $taken }
refused-bot-option = { $known ->
    [0] { $bot } nie ma żadnych opcji, więc nie da się ustawić { $option }
   *[other] { $bot } nie ma opcji { $option }; dostępne: { $expected }
  }
refused-bot-option-value = { $value } nie pasuje do opcji { $option } bota { $bot }; oczekiwano: { $kind ->
    [whole] liczba całkowita
    [number] liczba
    [truth] true albo false
   *[choice] jedno z
  }{ $expected }
refused-own-bot-illegal = { $bot } na pytanie „{ $question }” wybiera { $move }, a to ruch niedozwolony; dozwolony byłby „{ $legal }”{ $where }
refused-own-bot-failed = { $bot } zawiódł: { $error } w wierszu { $line } pliku { $file }{ $where }
refused-player-choose = { $player } to nie gracz: brakuje metody `choose`
refused-player-class = { $name } to klasa; podaj obiekt, { $name }(…), albo nazwę { $bot }
refused-entrants = zawody wymagają co najmniej dwóch różnych uczestników
refused-level = nie ma poziomu { $level }; poziomy to { $expected }
refused-style = nie ma tu stylu { $style }; style to { $expected }
refused-shard-empty = część { $shard } nie ma rozdań: jest ich tylko { $deals }
refused-no-pyarrow = pyarrow nie jest zainstalowany, a bez niego arena nie zapisze Parquet: pip install pyarrow

help-train =
    Naucz sieć neuronową grać, każąc jej grać ze sobą. Potrzebny jest torch i
    najlepiej karta graficzna: minuty na niej to dni na procesorze. Każdy wiersz
    mówi, jak długo się uczyła, z ilu ruchów i jaki procent gier wygrywa sama
    przeciw graczom greedy, według liczby graczy. W folderze znajdą się wagi,
    krzywa uczenia i punkt kontrolny, od którego można kontynuować.
    .short = naucz sieć neuronową grać, każąc jej grać ze sobą
    .game = która gra
    .recipe = ustawienia, plik TOML (ten, który jest przy grze)
    .folder = gdzie zapisać pliki (training)
    .seconds = jak długo się uczyć (jak w ustawieniach)
    .seed = liczba całkowita na początek (jak w ustawieniach)
    .jobs = ile wątków gra (po jednym na rdzeń)
    .resume = kontynuuj od punktu kontrolnego w folderze
    .examples =
        przykłady:
          camarilla train oriflamme --seconds 480
          camarilla train oriflamme --resume --seconds 960
          CAMARILLA_NETWORKS=training camarilla arena knight network --game oriflamme

train-head = Uczenie: { $seconds } s na { $device }.
train-done = Gotowe: wagi są w pliku { $file }.
refused-not-learnable = sieć neuronowa nie może jeszcze nauczyć się { $game }
refused-no-checkpoint = w { $folder } nie ma punktu kontrolnego, od którego można kontynuować
refused-recipe = nie można odczytać ustawień { $file }: { $reason }
refused-recipe-setting = w { $file } jest nieznane ustawienie albo zły typ: { $setting }; ustawienia to { $expected }
refused-no-network = nie ma tu sieci dla { $game }: naucz ją poleceniem camarilla train albo sprawdź, czy jest w pakiecie camarilla-networks
refused-network-foreign = { $file } nie jest siecią Camarilli
refused-network-version = { $file } ma wersję formatu { $version }; ten program czyta wersję { $expected }
refused-network-damaged = { $file } jest uszkodzony: suma kontrolna albo rozmiar się nie zgadza
refused-network-game = w { $file } jest sieć dla { $game }, a nie dla { $expected }
refused-network-inputs = { $file } nauczono na innych danych wejściowych niż te, które daje ta wersja; naucz ją od nowa

help-exploit =
    Sprawdź, jak bardzo gracz daje się wykorzystać: wytrenuj najlepszą odpowiedź,
    sieć, która gra tylko z nim, i zobacz, jaki procent gier wygrywa sama, gdy on
    zajmuje wszystkie inne miejsca. Potrzebny jest torch i najlepiej karta
    graficzna. Miliony gier można rozegrać tylko z tymi, którzy wybierają od razu:
    z poziomami bez przeszukiwania, random, greedy i network. W folderze znajdą się
    wagi, więc na arenie sieć spotka i tych, którzy przeszukują.
    .short = wytrenuj najlepszą odpowiedź na gracza i zobacz, ile wygrywa
    .player = przeciw komu: poziom bez przeszukiwania, random, greedy albo network
    .game = która gra
    .seats = liczba graczy (3)
    .begin = od czego zacząć: network, kopia sieci neuronowej gry (od zera)
    .recipe = ustawienia, plik TOML (ten, który jest przy grze)
    .folder = gdzie zapisać pliki (exploit)
    .seconds = jak długo się uczyć (600)
    .seed = liczba całkowita na początek (1)
    .jobs = ile wątków gra (po jednym na rdzeń)
    .json = wypisz wynik jako JSON
    .examples =
        przykłady:
          camarilla exploit oriflamme chancellor --seats 3
          camarilla exploit oriflamme network --begin network --seconds 120
          CAMARILLA_NETWORKS=exploit camarilla arena regent network --game oriflamme

exploit-done = Najlepsza odpowiedź wygrywa sama przeciw { $player } { $share } ± { $half } % gier; równy udział to { $fair } % ({ $times } raza tyle).
refused-exploit-slow = { $player } za długo myśli nad ruchem, żeby zagrać z nim miliony razy; exploit przyjmuje poziomy bez przeszukiwania, random, greedy i network

help-engine =
    Używaj protokołu silnika na standardowym wejściu i wyjściu: każda wiadomość to
    wiersz JSON. Tak samo arena rozmawia z innymi programami przez engine:COMMAND;
    „check” sprawdza program i mówi, co robi źle.
    .short = protokół silnika na standardowym wejściu i wyjściu
    .check = „check” i polecenie: sprawdź, czy ten program zna protokół
    .level = kto gra: poziom albo dowolny uczestnik areny (regent)
    .timeout = z „check”: ile sekund program może myśleć nad ruchem (5)
    .examples =
        przykłady:
          camarilla engine --level knight
          camarilla engine check "node bot.js"
          camarilla arena knight "engine:camarilla engine --level squire"

engine-greets = Zna protokół w wersji { $protocol }.
engine-options = Opcje: { $options }.
engine-option-broken = Wartość domyślna { $default } opcji { $option } nie należy do jej własnych wartości:{ $expected }.
engine-only = { $count ->
    [0] Sam mówi w „games”, że nie gra w żadną z naszych gier; niczego nie sprawdzono.
   *[other] Sam mówi, że gra tylko w { $games }; innych gier nie sprawdzono.
  }
engine-hung = Brak odpowiedzi na czas; reszty nie sprawdzono. Z --timeout 30 czeka dłużej.
engine-late = late         najdłuższa odpowiedź trwała { $longest } s zamiast { $budget } s; w wersji 2 o końcu czasu mówi „stop”
engine-plays = { $game }: ruchów: { $moves }, błędów: { $faults }.
refused-engine-check = niezrozumiałe: { $words }; napisz engine check COMMAND
refused-engine-quotes = ujmij polecenie w cudzysłów: camarilla engine check { $command }
refused-engine-starts = program uruchamiano już w tej grze { $starts } razy
refused-answer-member = { $member } to { $given } zamiast { $expected }
refused-answer-missing = brakuje { $member }; powinno być { $expected }
refused-answer-json = to nie JSON: { $answer } (wypisuj to na standardowe wyjście błędów)
refused-answer-object = to nie obiekt: { $answer }
refused-answer-move = { $member } to { $given }; powinien być tekst, np. { $example }
refused-answer-illegal = { $move } na pytanie { $question }; dozwolone: { $legal }
refused-answer-long = wiersz dłuższy niż { $limit } bajtów
refused-engine-json = ten wiersz to nie JSON: { $line }
refused-engine-message = w tej wiadomości brakuje pola albo ma ono zły typ: { $line }
refused-engine-missing = w tej wiadomości brakuje { $member }: { $message }
refused-engine-type = nieznany typ wiadomości { $type }; oczekiwane { $expected }
refused-engine-protocol = ten silnik obsługuje wersje protokołu od { $known } do { $newest }, a nie { $protocol }
refused-engine-no-game = gra jeszcze się nie zaczęła; najpierw wyślij wiadomość typu „new”
refused-no-view = żadna pozycja nie zgadza się z tym widokiem

help-analyse =
    Przeanalizuj zapisaną grę ruch po ruchu: ile wart był każdy ruch i który był
    najlepszy, najpierw przy tym, co wiedział gracz, potem z odkrytymi kartami.
    Szczęście to skutek losu i ukrytych kart. Umiejętność mówi, o ile ruch był
    lepszy lub gorszy od typowego przy tym, co wiedział gracz. Trzy punkty zwrotne
    opisano słowami.
    .short = przeanalizuj zapisaną grę ruch po ruchu
    .file = zapis gry, jaki tworzy camarilla play --save; - czyta standardowe wejście
    .simulations = ile symulacji na każdy ruch (1000)
    .seed = liczba całkowita: to samo ziarno daje ten sam wynik (0). Szanse według tego, co gracz wiedział, są takie jak w podpowiedzi, niezależnie od ziarna; zależy od niego tylko ponowna ocena błędów
    .seat = tylko ruchy gracza na tym miejscu, licząc od 0: --seat 0 to gracz 1
    .mistakes = tylko ruchy, które na pewno były gorsze od innego
    .seconds = licz dalej, aż szczęście i umiejętności będą znane z błędem standardowym 0,75 punktu, najwyżej tyle sekund (60; z --simulations wcale)
    .svg = narysuj szanse na wygraną ruch po ruchu jako SVG
    .json = jako JSON: kroki, punkty zwrotne i miejsca
    .examples =
        przykłady:
          camarilla analyse game.txt
          camarilla analyse game.txt --mistakes --svg curve.svg
          camarilla analyse game.txt --simulations 5000 --json

analyse-head =
    Krok, gracz i ruch; dalej szanse na wygraną w procentach, tego ruchu i najlepszego
    (podanego, jeśli na pewno był lepszy): najpierw przy tym, co wiedział gracz, potem z odkrytymi kartami.
    Gracze są liczeni od 1; w ruchach, jak w całej notacji, miejsca liczy się od 0: --seat 0 to gracz 1.
analyse-mistakes =
    Błędy: krok, gracz, ruch, lepszy ruch i ile punktów procentowych szansy na wygraną to
    kosztowało, z błędem standardowym. Każdy ocenił jeszcze raz większy przegląd; podano tylko to,
    co jest od tego błędu ponad dwa razy większe.
    Gracze są liczeni od 1; w ruchach, jak w całej notacji, miejsca liczy się od 0: --seat 0 to gracz 1.
analyse-no-mistakes = Nie znaleziono błędów (symulacji na ruch: { $simulations }); więcej symulacji ustawisz przez --simulations.
analyse-turns = Punkty zwrotne:
analyse-unsure = Dokładniej nie da się powiedzieć: szczęście i umiejętności mogą tu różnić się o kilka punktów (największy błąd standardowy: { $error }). Z większym --seconds liczenie trwa dłużej.
analyse-curve = { $game }: szanse na wygraną
analyse-curve-moves = ruchy
analyse-seats =
    Z czego złożył się każdy wynik, w punktach procentowych szansy na wygraną z błędami
    standardowymi: równe szanse, kolejność ruchów, rozdanie, szczęście, umiejętności, gra innych;
    wynik, który razem dają; i ile gracz stracił w sumie przez błędy. Tego, co oznaczono
    znakiem ?, nie da się odróżnić od zera.
analyse-column-player = gracz
analyse-column-fair = szanse
analyse-column-order = kolejność
analyse-column-deal = rozdanie
analyse-column-luck = szczęście
analyse-column-skill = umiejętności
analyse-column-others = inni
analyse-column-result = wynik
analyse-column-lost = błędy
analyse-methods = Szanse w tabeli ruchów pochodzą z przeszukiwania, jak w podpowiedzi: wszyscy liczą naprzód. Zmiany w punktach zwrotnych, składniki wyniku i krzywa --svg pochodzą z dogrywania, w którym każdą odpowiedź losuje się według szybkich heurystyk. Dlatego liczby dla tego samego kroku mogą się różnić. Kolejność ruchów to tyle, ile miejsce jest warte w takim dogrywaniu przed rozdaniem; dla graczy z camarilla balance może być warte co innego.
turn-mistake = Krok { $step }: gracz { $seat } wybiera „{ $move }”. Przy tym, co było wtedy wiadomo, „{ $best }” dawało o { $loss } p.p. większą szansę na wygraną.
turn-chance = Krok { $step }: po „{ $move }” gracza { $seat } rozstrzyga los. Szansa gracza { $gainer } zmienia się z { $before }% na { $after }%.
turn-lucky = Krok { $step }: gracz { $seat } wybiera „{ $move }”, zwyczajny wybór, ale dzięki ukrytym kartom okazał się dobry. Szansa gracza { $gainer } zmienia się z { $before }% na { $after }%.
turn-unlucky = Krok { $step }: gracz { $seat } wybiera „{ $move }”: { $best_known ->
    [yes] dobra decyzja, ale zabrakło szczęścia
   *[no] nie widać wyraźnego błędu, ale zabrakło szczęścia
  }. Szansa gracza { $gainer } zmienia się z { $before }% na { $after }%.
turn-strong = Krok { $step }: gracz { $seat } wybiera „{ $move }”, silny ruch przy tym, co było wtedy wiadomo. Szansa gracza { $gainer } zmienia się z { $before }% na { $after }%.
turn-fateful = Krok { $step }: gracz { $seat } wybiera „{ $move }”, zwyczajny ruch, ale odmienił grę. Szansa gracza { $gainer } zmienia się z { $before }% na { $after }%.
refused-engine-legal = dozwolone ruchy nie są tymi, które wynikają z widoku

# Style botów.
style-plain = zwyczajny
    .text = nie wyróżnia żadnego z równie dobrych ruchów
style-cautious = ostrożny
    .text = czeka, gromadzi i mało ryzykuje
style-aggressive = zaczepny
    .text = wcześnie ujawnia karty i atakuje
style-bluffing = skłonny do blefu
    .text = zastawia sidła i gra słabymi kartami, jakby były mocne
refused-own-bot-default = nie można utworzyć { $bot }: { $option } w __init__ musi mieć wartość domyślną
