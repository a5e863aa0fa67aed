# Gra i oglądanie w terminalu: pomoc, menu, stół, gry z objaśnieniami, zapisane gry.

help-play =
    Graj w terminalu. Jeśli nie podasz gry, zapyta o nią menu. Widzisz to, co może
    wiedzieć twoje miejsce przy stole, i nic więcej. Wybieraj strzałkami i klawiszem
    Enter, numerem, albo wpisz ruch: place lord front. Przy każdym pytaniu ? pomaga,
    hint ocenia twoje ruchy, a q to wyjście; porzuconą grę można wznowić.
    .short = zagraj w terminalu
    .game = która gra: zob. camarilla games; bez niej zapyta menu
    .seats = ilu graczy, razem z botami (3)
    .seat = twoje miejsce przy stole, licząc od 0 (0)
    .people = ile osób przy tym terminalu albo ich imiona: Anna,Bo (1)
    .bots = jak dobrze grają boty: poziom; na zły odpowie lista
    .seed = liczba całkowita: to samo ziarno rozdaje tę samą grę
    .first = miejsce, które zaczyna, albo random (0)
    .option = zmień zasadę: z rounds=4 gra jest krótsza; można podać kilka razy
    .guide = krótka pierwsza gra, w której wszystko jest objaśniane na bieżąco
    .watch = nie graj, tylko przyglądaj się botom
    .pace = sekund między ruchami, którym się przyglądasz; bez tego dalej prowadzi klawisz
    .save = zapisz grę w tym pliku: skończoną dla camarilla replay, nieskończoną dla --resume
    .resume = wznów porzuconą grę: ten plik albo ostatnią
    .plain = zwykłe wiersze dla czytników ekranu: bez koloru i ramek, kursor idzie tylko naprzód
    .examples =
        przykłady:
          camarilla play
          camarilla play oriflamme --guide
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Obejrzyj zapisaną grę krok po kroku: kogo pytano, co odpowiedział i co zobaczyło
    każde miejsce przy stole. W terminalu strzałki prowadzą naprzód i wstecz, a s
    zmienia miejsce, którego oczami patrzysz.
    .short = obejrzyj zapisaną grę oczami każdego
    .file = zapis gry, jaki tworzy camarilla play --save; - czyta standardowe wejście
    .seat = tylko to, co zobaczyło to miejsce, i nic więcej
    .all = to, co zobaczyły wszystkie miejsca i widz (tak jest zwykle)
    .step = tylko ten krok i stół po nim; 0 to rozdanie
    .json = jako JSON: lista kroków
    .export = zapisz kroki w pliku OUT, jako json albo jako text
    .plain = drukuj kroki także w terminalu
    .examples =
        przykłady:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Argumenty, które się nie nadają; argparse stawia przed nimi nazwę argumentu.
not-people = { $text } to ani liczba osób, ani imiona po przecinku
not-level = { $text } nie jest poziomem; są { $levels }
not-pace = { $text } nie jest liczbą sekund

refused-no-game = która gra? na przykład camarilla play oriflamme; są { $games }
refused-export = w postaci { $form } nie można eksportować; są json i text
refused-many-people = osób jest { $people }, a miejsc przy stole tylko { $seats }
refused-no-guide = { $game }: brak gry z objaśnieniami
refused-nothing-to-resume = nie ma gry do wznowienia; zacznij nową: camarilla play
refused-not-sealed = { $file } nie jest nieskończoną grą camarilla
refused-broken-seal = { $file } uszkodzono lub zmieniono, więc nie można wznowić gry
refused-other-version = { $file } rozegrano według innych zasad, więc nie można wznowić gry
refused-sealed = { $file } to gra, która się jeszcze nie skończyła: wznowi ją camarilla play --resume { $file }

# Menu.
menu-title = Camarilla
menu-keys = ↑ ↓ albo numer, potem Enter · q: wyjście
menu-games = W co zagramy?
menu-resume = Wznów porzuconą grę: { $title }
menu-how = Jak chcesz grać?
menu-start = Zacznij: ty i { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
} ({ $level })
menu-guide = Krótka pierwsza gra z objaśnieniami
menu-change = Inna liczba graczy, osób i botów
menu-watch = Popatrz, jak grają boty
menu-rules = Poczytaj zasady
menu-back = Wstecz
menu-seats = Ilu graczy?
menu-seats-of = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
menu-people = Ile z nich to osoby przy tym terminalu?
menu-people-of = { $count ->
    [1] jedna: tylko ty, reszta to boty
   *[other] { $count }: podajecie sobie urządzenie
}
player-person = Gracz { $number }
menu-prompt = 1–{ $count }, Enter to 1, albo q:
menu-levels = Jak dobrze grają boty?
level-random = Na chybił trafił
    .text = dowolny dozwolony ruch

# Osoba przy stole.
greeting-play = Zajmujesz miejsce { $seat }, przeciw tobie { $others ->
    [one] gra { $others } bot
    [few] grają { $others } boty
   *[many] gra { $others } botów
} ({ $level }). Odpowiadaj numerem albo wpisz ruch. ? pomaga, hint ocenia twoje ruchy, q to wyjście.
greeting-people = Liczba osób przy stole: { $people }. { $bots ->
    [0] Gracie między sobą.
    [one] Przeciw wam gra { $bots } bot ({ $level }).
    [few] Przeciw wam grają { $bots } boty ({ $level }).
   *[many] Przeciw wam gra { $bots } botów ({ $level }).
} Odpowiadajcie numerem albo wpisujcie ruch. ? pomaga, hint ocenia ruchy, q to wyjście.
greeting-watch = Przyglądasz się botom ({ $level }) jako widz, który nie widzi żadnej ukrytej karty.
greeting-guide = To krótka pierwsza gra: wszystko jest objaśniane na bieżąco. Wpisz skip, a objaśnień już nie będzie.
greeting-keys = Enter: zacznij · q: wyjście
note-keys = Enter: dalej · s: bez objaśnień · PgUp PgDn: przewijaj
guide-skipped = Dobrze, bez objaśnień. ? nadal pomaga przy każdym pytaniu.
pass-to = Teraz patrzeć może tylko { $player }. Wszyscy inni odwracają wzrok.
pass-enter = { $player }: naciśnij Enter, by zacząć.
pass-keys = Enter: dalej · Ctrl-C: wyjdź i zapisz
news = Od twojej ostatniej odpowiedzi:
news-first = Dotąd:
news-watch = Co się wydarzyło:
thinking = Boty myślą …
searching = Szukamy najlepszych ruchów …
table-keys = ↑ ↓ Enter: wybór · PgUp: przewijaj · wpisz ? po pomoc, hint, rules, q by wyjść
table-keys-back = ↑ ↓ Enter: wybór · wpisz b, by wybrać ponownie, ? po pomoc, hint, q by wyjść
read-keys = ↑ ↓ PgUp PgDn: przewijaj · Enter: wstecz
more-above = ↑ { $count ->
    [one] jeszcze { $count } wiersz
    [few] jeszcze { $count } wiersze
   *[many] jeszcze { $count } wierszy
} (PgUp)
more-below = ↓ { $count ->
    [one] jeszcze { $count } wiersz
    [few] jeszcze { $count } wiersze
   *[many] jeszcze { $count } wierszy
} (PgDn)
more-choices = … { $count ->
    [one] i jeszcze { $count } możliwość
    [few] i jeszcze { $count } możliwości
   *[many] i jeszcze { $count } możliwości
} (↑ ↓)
hint-head = Twoje szanse w oczach wyszukiwania, które wie nie więcej niż ty:
hint-end = { $count ->
    [one] Jest { $count } ruch.
    [few] Są { $count } ruchy.
   *[many] Jest { $count } ruchów.
} Liczby są przybliżone: wyszukiwanie zgaduje ukryte karty i szybko dogrywa za wszystkich.
kept-as = Gra jest zachowana. Wznów ją: { $command }
record-as = Gra jest zapisana. Obejrzyj ją: { $command }
over-keys = ↑ ↓ albo numer, potem Enter
over-again = Zagraj jeszcze raz
over-replay = Obejrzyj grę ze wszystkimi kartami odkrytymi
over-leave = Wyjdź
watch-keys = Spacja lub Enter: następny ruch · a: graj dalej · q: wyjście
watch-keys-auto = Spacja lub Enter: zatrzymaj · q: wyjście
repeated = { $sentence } ×{ $times }
and-then = I który z tych?
prompt = 1–{ $count }, ? albo q:
prompt-back = 1–{ $count }, b by wybrać ponownie, ? albo q:
choice-card = { $card }: { $text }
choice-place = karta na miejscu { $place }
not-legal = "{ $move }" to ruch tej gry, ale teraz nie jest dozwolony. Wybierz numer albo wpisz ?, by zobaczyć ruchy.
not-understood = Nie rozumiem "{ $answer }". Wybierz numer, wpisz ruch albo ? po pomoc.
help-notation = Możesz wpisać takie ruchy:
help-topics =
    ? i nazwa karty objaśnia kartę, ? cards wszystkie; ? i numer pokazuje zasadę,
    ? rules wszystkie; ? influence objaśnia słowo. hint ocenia twoje ruchy według
    szansy na wygraną; q to wyjście, a --resume wznowi grę później.
help-nothing = Nie ma pomocy na temat "{ $topic }". Spróbuj ?, ? cards, ? rules, ? lord, ? influence albo ? ORI-7.
left = Wstajesz od stołu.
no-more-input = Nie ma więcej danych wejściowych, więc gra się tu zatrzymuje.
points = { $player }: { $points }
and = {" i "}
won = { $count ->
    [1] Zwycięstwo: { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }.
}
again = Ta sama gra jeszcze raz: { $command }
saved = Zapisano jako { $file }. Obejrzyj: { $command }

# Stół.
table-head = Runda { $round } z { $rounds }: { $phase ->
    [placement] wykładanie kart
    [resolution] rozpatrywanie Kolejki
   *[over] gra skończona
}
table-seat = Wpływ { $influence }, kart na ręce { $hand }, odrzucone: { $discard }{ $first ->
    [true] {" "}(pierwszy gracz)
   *[false] {""}
}
table-cards = na ręce { $hand }{ $discarded ->
    [0] {""}
   *[other] , odrzucone: { $discard }
}
table-first = {" "}· pierwszy gracz
table-none = nic
table-twin = {" "}· Bliźniak czeka
table-bribed = {" "}(przekupstwo: { $player })
place-covers = pod kartą na miejscu { $place }: { $cards }
table-row = Kolejka, od początku do końca:
table-empty-row = Kolejka jest pusta.
table-own = Na ręce masz: { $hand }. Odłożone: { $aside }.
table-holds = { $player }: { $hand }. Odłożone: { $aside }.
table-lying = {" "}[{ $player }: { $card }]
table-gap = {" "}[{ $where ->
    [front] sam początek
    [back] sam koniec
   *[between] między miejscami { $before } i { $behind }
}]
table-covers = pod nią: { $cards }
court-piles = Kart w talii { $deck }, odrzuconych { $discard }.
whose-turn = { $whose ->
    [mine] Twoja tura.
    [over] Gra skończona.
   *[other] Gra { $player }.
}
court-bar = talia { $deck } · odrzucone { $discard } · { $whose ->
    [mine] twoja tura
    [over] gra skończona
   *[other] gra { $player }
}
court-row-short = Rząd:
court-spent = zużyte
court-row-head = Rząd, w kolejności odsłaniania:
court-top = Znasz jej wierzchnią kartę: { $card }.
court-column = { $card } × { $count }
court-row = Rząd: { $cards }. { $value ->
    [none] Zakończył grę.
   *[other] Ostatnia karta liczy się jako { $value }.
}
court-used = Zużyte w tej turze: { $cards }.
city-head = Tura każdego gracza: { $round }; { $deck ->
    [0] talia jest pusta
    [one] w talii jest { $deck } karta
    [few] w talii są { $deck } karty
   *[many] w talii jest { $deck } kart
}.
city-chapter = Wydarzenia rozdziału:
city-wishes = Wydarzenia rozdziału (+ twoja fabuła tego chce, - nie chce):
city-plot = { $player }: { $plot }
city-event = { $event }{ $wish ->
    [yes] {" "}— twoja fabuła tego chce
    [no] {" "}— twoja fabuła tego nie chce
   *[none] {""}
}
city-board = Miasto; karty idą po tej liście w dół, a z ostatniej lokacji do pierwszej:
city-ring = Z fabryki ▶ prowadzi do Zaułka, a odkrytą kartę też poza miasto. ▒ zakryta  † zabity  # areszt
city-lying = {" "}[{ $card }]
place-short = { $place ->
    [alley] Zaułek
    [square] Rynek
    [police] Komisariat
   *[factory] Fabryka
}
city-unknown = zakryta
city-card = { $state ->
    [up] { $card } (odkryta)
    [held] { $card } (pod aresztem)
   *[down] { $card } (zakryta, znasz ją)
}
city-dead = ; zabici: { $cards }
city-escaped = Poza miastem: { $cards }.
city-drawn = Masz kartę do położenia: { $card }.
table-card = { $known ->
    [unknown] zakryta
    [up] { $card } (odkryta)
    [own] { $card } (zakryta, znasz ją tylko ty)
   *[truth] { $card } (zakryta)
}{ $tokens ->
    [0] {""}
   *[other] , Wpływ na niej: { $tokens }
}

# Zapisana gra.
step-deal = Rozdanie
readers = widzą { $readers }
replay-step = krok { $step } z { $last }
replay-all = wszystkie karty odkryte
replay-spectator = co widział widz
replay-seat = oczami: { $player }
replay-keys = → ← kroki · Home End · s inne oczy · q wyjście
exported = Zapisano w { $file }.
