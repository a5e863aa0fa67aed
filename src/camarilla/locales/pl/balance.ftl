# Balans: ile warte są miejsca, karty i zasady, na podstawie wielu gier botów.

help-balance =
    Pozwól botom rozegrać tysiące gier i zobacz, ile warte jest każde miejsce i
    każda karta, z przedziałami 95%. Random, greedy i poziomy bez przeszukiwania
    grają całe gry w skompilowanym kodzie; inne, na przykład ismcts:100, myślą nad
    każdym ruchem, więc ustaw dla nich mniej gier (1500 zajmie kilka minut).
    --against gra na innych zasadach w tych samych rozdaniach, --sweep sprawdza
    każdą wartość opcji. Ctrl-C zatrzymuje i pokazuje to, co już jest.
    .short = ile warte są miejsca, karty i zasady
    .game = gra
    .seats = liczba graczy (najmniejsza według instrukcji)
    .players = kto gra: jedna nazwa dla wszystkich albo po jednej na miejsce; powtórz, by porównać różnych graczy, także z --against lub --sweep (greedy)
    .games = liczba gier (20000); zaokrąglana w górę, by każdy zaczynał równie często
    .option = zmieniona zasada, na przykład heir=3; można podać kilka razy
    .against = porównaj z tą zasadą w tych samych rozdaniach, reszta jak w --option; można podać kilka razy
    .sweep = sprawdź każdą wartość opcji, na przykład heir=0..5
    .seed = liczba całkowita: to samo ziarno daje te same rozdania (0)
    .jobs = liczba wątków lub procesów (po jednym na rdzeń)
    .results = zapisuj każdy blok gier w tym pliku; to samo polecenie kontynuuje, także z większym --games
    .html = zapisz raport z wykresami; pliki SVG i Parquet trafią obok
    .json = wszystko jako JSON
    .examples =
        przykłady:
          camarilla balance oriflamme --seats 3
          camarilla balance oriflamme --seats 3 --option heir=3 --against heir=2
          camarilla balance oriflamme --sweep heir=0..5 --html heir.html
          camarilla balance throne --players ismcts:100 --games 1500

balance-head = { $title }. Gier: { $games }, graczy: { $seats } ({ $players }).
balance-rules = Zmienione zasady: { $options }.
balance-file = { $name }={ $file } (odcisk { $fingerprint })
balance-order = Wygrane według kolejności graczy, w procentach, z przedziałami 95%; punkty. Równy udział: { $fair }%.
balance-players = Wygrane według graczy, w procentach, z przedziałami 95%
balance-seats = Wygrane według graczy, ktokolwiek zaczyna, w procentach, z przedziałami 95%: sprawdzian samej gry. Równy udział: { $fair }%.
balance-seat = Gracz { $seat } wygrywa { $share }% { $interval } gier bez względu na to, kto zaczyna; równy udział: { $fair }%. Przypadek sprawia to w jednym badaniu na sto: uruchom jeszcze raz z innym --seed. Jeśli tak zostanie, ta gra nie traktuje graczy jednakowo.
balance-usual = zasady gry
balance-contrast = Te: { $this }. Tamte: { $that }. Rozdania te same; wszystkie oceny łącznie są trafne z ufnością 95%.
balance-changes = Różnice między { $this } a { $that } dla każdego rodzaju graczy. Rozdania te same; wszystkie oceny łącznie są trafne z ufnością 95%.
balance-change-marks = ▲ więcej, ▼ mniej, ? niejasne; bez znaku — bez istotnej zmiany.
balance-left-out = Pominięte tu wskaźniki bez wyraźnej różnicy: { $count }. Są w --html i --json.
balance-sweep = Każda wartość { $option } w tych samych rozdaniach: wygrane według kolejności graczy w procentach, potem gry.
balance-kinds = Każdy rodzaj graczy, na tych samych rozdaniach: wygrane według kolejności graczy w procentach, potem same gry.
balance-stopped = Zatrzymano przed końcem: rozegrano { $games } gier z { $all }.
balance-part = Część badania: { $games } gier z { $all }.
balance-laps = Zamówiono gier: { $asked }; rozegrano { $games }, aby każdy zaczynał równie często.
balance-unprinted = Graczy: { $seats }. Instrukcja tego nie przewiduje: podaje od { $low } do { $high }.
balance-nothing = Nie ma jeszcze wyników: najpierw muszą się skończyć dwa bloki gier.
balance-games = Gry
balance-cards-dealt = Karty: ile warta jest otrzymana w rozdaniu karta, w punktach procentowych wygranych, wobec tych, którzy jej nie dostali
balance-cards-drawn = Karty: ile warta jest karta odkryta jako pierwsza w grze, w punktach procentowych wygranych, wobec innych kart; decyduje o niej wyłącznie los
balance-cards-undealt = Karty: wygrane tych, którzy je mieli. Tych kart nikt nie dostaje w rozdaniu, więc widać, co towarzyszy wygranej, a nie co ją powoduje
note-held = Kto dostał: wygrane tych, którzy ją otrzymali w rozdaniu, %.
note-held-drawn = Kto odkrył pierwszą: wygrane tych, u których była pierwszą kartą, %.
note-used = Zagrana, %: z rozdań, w których kartę otrzymano.
note-placed = Kto zagrał: wygrane tych, którzy ją zagrali, %.
note-revealed = Kto ujawnił: tych, którzy ją ujawnili.
note-kept = Komu została: tych, którym leżała na stole na koniec.
note-causes = To nie przyczyny: być może kartę częściej zagrywa właśnie ten, kto prowadzi.
note-margin = Przewaga zwycięzcy: punkty między zwycięzcami a najlepszym z pozostałych.
note-decided = Decydująca runda: od niej zwycięzcy prowadzili.
note-leads = Zmiany prowadzącego: jak często z rundy na rundę prowadzenie przejmował ktoś inny.

balance-doings = Co robią karty
balance-used = Jak często karta jest zagrywana: procent rozdań, w których ją otrzymano
balance-marks = ▲ za silna, ▼ za słaba, ? niejasne; bez znaku — w porządku.
balance-caution = Te wskaźniki mówią, jak grają boty ({ $players }), a boty to nie ludzie: wierz ocenie, gdy podzielają ją inni gracze. Zapytasz ich w kilka minut:

report-whole = { $title }, graczy: { $seats }. Ile warte są miejsca i karty
report-rules = { $title }, graczy: { $seats }, { $rules }. Ile warte są miejsca i karty
report-contrast = { $title }, graczy: { $seats }. { $this } w porównaniu z { $that }
report-sweep = { $title }, graczy: { $seats }. Która wartość { $option }?
report-players = { $title }, graczy: { $seats }. Czy różni gracze są zgodni?
report-made = Camarilla { $version }, { $date }, ziarno { $seed }.
report-again = Taki sam raport daje to polecenie:
report-all = Całe badanie daje to polecenie:

summary-strong = Za silne: { $cards }.
summary-weak = Za słabe: { $cards }.
summary-fine = W porządku: { $cards }.
summary-unclear = Niejasne: { $cards }.
open-tells = rozstrzygnie około { $games } gier
open-line = na samej granicy: nie rozstrzygnie nawet dziesięć milionów gier
summary-unused = Rzadko zagrywane przez tych, którzy je dostali, więc wartość mówi więcej o graczach niż o karcie: { $cards }.
unused-card = { $card } ({ $share }% rozdań)
summary-order = Kolejność graczy: { $places }. Równy udział: { $fair }%.
order-above = { $place }. wygrywa o { $points } punktu więcej niż równy udział { $interval }
order-below = { $place }. wygrywa o { $points } punktu mniej niż równy udział { $interval }
summary-even = Kolejność graczy: nie znaleziono różnicy; każde miejsce wygrywa w granicach { $points } punktu od równego udziału.
summary-order-open = Kolejność graczy: niejasne, rozegraj więcej gier ({ $share } dla { $place }. miejsca).
summary-under = { $rules }: { $said }
summary-rule = Za silna lub za słaba to dalej niż ±{ $points } punktu, dziesiąta część równego udziału. Oceny opierają się na szerszych przedziałach niż podane, więc są trafne wszystkie naraz.
summary-drawn = Wnioski dotyczą wszystkich { $option } razem; dla jednego z nich mogą być inne: --{ $option } N bada tylko ten jeden.
agree-strong = Za silne, ktokolwiek gra: { $cards }.
agree-weak = Za słabe, ktokolwiek gra: { $cards }.
agree-fine = W porządku, ktokolwiek gra: { $cards }.
agree-depends = Zależy od tego, kto gra: { $cards }.
agree-unclear = Niejasne: { $cards }.
agree-order = Kolejność graczy zależy od tego, kto gra (wygrane, %): { $places }.
agree-place = { $place }. miejsce
agree-range = od { $least } do { $most }
summary-rather = { $this } zamiast { $that }: { $said }
kinds-alike = { $players } wybierali tak samo w każdej grze: licz ich jako jednego gracza.
kinds-related = { $players } grają według tych samych heurystyk, tylko z większym lub mniejszym udziałem losu albo w innym stylu: ich zgodność nie jest niezależnym dowodem.
kinds-others = Kogo jeszcze zapytać: { $players }; --games { $games } zajmie kilka minut.
summary-more = Warte więcej: { $cards }.
summary-less = Warte mniej: { $cards }.
change-more = Warte więcej, ktokolwiek gra: { $cards }.
change-none = Żadna karta nie jest wyraźnie warta więcej ani mniej.
change-less = Warte mniej, ktokolwiek gra: { $cards }.
change-depends = Wyraźnie więcej lub mniej warte tylko u niektórych graczy: { $cards }.
summary-contrast = Wskaźniki, które wyraźnie się różnią: { $sure } z { $all }.
sweep-best = Najlepsza wartość, mierząc wartością kart: { $option }={ $value }. Przy każdej innej jakaś karta odstaje wyraźnie bardziej.
sweep-tied = Najlepsza wartość, mierząc wartością kart: tych nie da się odróżnić: { $option }={ $values } ({ $telling }).
sweep-close = za blisko dla jakiegokolwiek badania
sweep-more = rozegraj więcej gier
summary-few = Za mało gier, by powiedzieć coś o kartach: { $games }.
sweep-measure = Miarą jest karta, która odstaje najbardziej: { $cards }.
sweep-farthest = przy { $value } { $card } { $worth }
sweep-card = Karta, którą zmieniasz, { $card }: { $values }.
sweep-agree = Wartości { $option }, które według wartości kart mogą być najlepsze niezależnie od tego, kto gra: { $values }.
sweep-depends = To, która wartość { $option } jest najlepsza według wartości kart, zależy od tego, kto gra.
sweep-beside = Ale { $option } wyraźnie zmienia nie tylko karty: { $figures }.
sweep-change = { $figure } (od { $least } przy { $least_at } do { $most } przy { $most_at })

plot-order = Wygrane według kolejności graczy
plot-scores = Punkty: jak często tyle się zdobywa
plot-killers = Co likwiduje kartę: w procentach wszystkich jej likwidacji
plot-killers-drawn = Jaką kartę właśnie odkryto, gdy zniszczono kartę: w procentach wszystkich jej zniszczeń
plot-difference = Różnice między dwoma zestawami zasad, w punktach procentowych
plot-earned = Co przynoszą karty: różnice między dwoma zestawami zasad
legend-order = Linia przerywana: równy udział. Czerwone: powyżej; niebieskie: poniżej; szare: niejasne.
legend-cards = Zielony pas: w granicach dziesiątej części równego udziału. Czerwone: za silna; niebieskie: za słaba; zielone: w porządku; szare: niejasne.
legend-contrast = Czerwone: więcej; niebieskie: mniej; szare: niejasne; zielone: bez istotnej zmiany.
legend-lines-cards = Linia przerywana: nic nie warta. Zielony pas: w granicach dziesiątej części równego udziału; poza nim karta jest za silna lub za słaba. Kliknij nazwę, żeby widzieć tylko ją.
legend-lines-order = Linia przerywana: równy udział. Zielony pas: w granicach jego dziesiątej części.
legend-lines-difference = Linia przerywana: bez różnicy. Zielony pas: w granicach dziesiątej części równego udziału. Kliknij nazwę, żeby widzieć tylko ją.
axis-wins = wygrane, %
axis-points = punkty procentowe wygranych
axis-percent = %
axis-difference = punkty procentowe
axis-earned = punkty za każde zagranie karty
axis-order = kolejność graczy
axis-score = punkty
axis-victim = zlikwidowana karta

figure-order = wygrane, { $place }. w kolejności graczy, %
figure-ties = remisy, %
figure-answers = decyzje
figure-rounds = rundy
figure-leads = zmiany prowadzącego
figure-decided = decydująca runda
figure-margin = przewaga zwycięzcy

column-figure = wskaźnik
column-this = te
column-that = tamte
column-difference = różnica
column-mean = średnia
column-low = co najmniej
column-high = co najwyżej
column-count = obserwacje
column-card = karta
column-players = gracze
column-place = miejsce
column-wins = wygrane, %
column-points = punkty
column-player = gracz
column-effect = wartość
column-verdict = ocena
column-held = kto dostał
column-held-drawn = kto odkrył pierwszą
column-used = zagrana, %
column-placed = kto zagrał
column-revealed = kto ujawnił
column-kept = komu została
column-placed_in = runda zagrania
column-revealed_in = runda ujawnienia
column-earned = przynosi
column-killed = zlikwidowana, %
column-killed-drawn = zniszczona, %
column-killers = co likwiduje
column-killers-drawn = zniszczona, gdy odkryto

verdict-strong = za silna
verdict-weak = za słaba
verdict-fine = w porządku
verdict-more = więcej
verdict-less = mniej
verdict-none = –
verdict-same = bez istotnej zmiany
verdict-near = w granicach { $points } punktu od równego udziału

# Liczby w tabelach: znak dziesiętny, przedział, wielkość próby.
decimal-mark = ,
decimal-interval = [{ $low }; { $high }]
decimal-count = { $count }

not-sweep = { $text }: potrzebna opcja i dwie wartości, na przykład heir=0..5
refused-balance-same = zasady po obu stronach są takie same; podaj w --against inną wartość
refused-sweep-range = opcja { $option } ma wartości od { $low } do { $high }; { $first }..{ $last } wykracza poza nie
not-rising = { $text }: najpierw mniejsza wartość: { $right }
refused-balance-games = za mało gier: { $games }; potrzeba co najmniej { $fewest }
refused-balance-players = podano graczy: { $players }, a miejsc jest { $seats }; podaj jednego dla wszystkich albo po jednym na miejsce
refused-one-sweep = tylko jeden --sweep naraz; pozostałe opcje ustaw przez --option
refused-sweep-set = --sweep próbuje wszystkich wartości { $option }, więc nie ustawiaj jej dodatkowo
