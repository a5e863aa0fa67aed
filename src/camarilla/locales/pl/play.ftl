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
    .chapter = Intrygi: numer rozdziału, licząc od 1
    .chapters = Intrygi: plik z twoją własną talią rozdziałów
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
menu-oriflamme = { $title }: wykładaj zakryte karty, wybieraj chwilę, by je pokazać, gromadź Wpływ. Pół godziny, 2–5 graczy.
menu-ablaze = { $title }: ta sama Kolejka, ale z pułapkami, przekupstwem i sobowtórem Księcia; na drugi wieczór. 2–5 graczy.
menu-throne = { $title }: odsłaniaj karty, dopóki starcza ci odwagi, i zbieraj dworzan, którzy ci pomogą. 2–4 graczy.
menu-intrigues = { $title }: wódź siedem podejrzanych postaci po mieście, aż spełni się twoja tajna fabuła. 2–4 graczy.
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
action-throne = { $kind ->
    [swap] wymienić rząd na jedną kartę przeciwnika …
   *[destroy] zniszczyć kartę …
}
action-intrigues = { $kind ->
    [look] obejrzeć zakrytą kartę …
    [move] przesunąć kartę zgodnie ze strzałką …
    [open] odkryć zakrytą kartę …
    [close] zakryć odkrytą kartę …
   *[leave] wyprowadzić odkrytą kartę z miasta …
}
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

# Gry z objaśnieniami. Za każdą uwagą stoi zasada.
guide-oriflamme-goal = Witaj! Wygrywa ten, kto na końcu ma najwięcej Wpływu. Ta pierwsza gra ma trzy rundy, pełna ma sześć.
guide-oriflamme-place = W każdej rundzie każdy gracz kładzie w Kolejce jedną zakrytą kartę: na początku, na końcu albo na wierzchu karty swojego rodu. Nikt inny nie widzi, co to za karta. Gdy wszyscy wyłożą po jednej, Kolejkę rozpatruje się od początku do końca.
guide-oriflamme-reveal = Trwa rozpatrywanie Kolejki i przyszła kolej na twoją kartę. Zostaw ją zakrytą, a trafi na nią 1 punkt Wpływu; albo ją ujawnij, a jej zdolność od razu zadziała.
guide-oriflamme-kept = Na karcie zostawionej zakrytą gromadzi się Wpływ. Kto ją później ujawni, najpierw zabiera ten Wpływ, a potem działa jej zdolność; inaczej jest tylko ze Spiskiem, który go podwaja, i Zasadzką, która go traci.
guide-oriflamme-acts = Odkryta karta działa za każdym razem, gdy przychodzi na nią kolej, czy jej właściciel tego chce, czy nie.
guide-oriflamme-eliminated = Karta została zlikwidowana: opuszcza Kolejkę, leżący na niej Wpływ przepada, a ten, kto ją zlikwidował, zyskuje 1 punkt Wpływu.
guide-oriflamme-discarded = Spisek, Zasadzka, Królewski Dekret i Zlecenie zabójstwa to Intrygi: po użyciu się je odrzuca. Postacie zostają w Kolejce odkryte.
guide-ablaze-goal = Witaj! Wygrywa ten, kto na końcu ma najwięcej Wpływu. Ta pierwsza gra ma trzy rundy, pełna ma sześć.
guide-ablaze-place = W każdej rundzie każdy gracz kładzie w Kolejce jedną zakrytą kartę: na początku, na końcu albo na wierzchu karty swojego rodu. Nikt inny nie widzi, co to za karta. Gdy wszyscy wyłożą po jednej, Kolejkę rozpatruje się od początku do końca.
guide-ablaze-reveal = Trwa rozpatrywanie Kolejki i przyszła kolej na twoją kartę. Zostaw ją zakrytą, a trafi na nią 1 punkt Wpływu; albo ją ujawnij, a jej zdolność od razu zadziała.
guide-ablaze-kept = Na karcie zostawionej zakrytą gromadzi się Wpływ. Kto ją później ujawni, najpierw zabiera ten Wpływ, a potem działa jej zdolność; inaczej jest tylko z Planem, który go wydaje, i Pułapką, która go traci.
guide-ablaze-twin = Kto odwraca własnego zakrytego Księcia, musi najpierw wystawić do Kolejki czekającego obok Bliźniaka, także odkrytego. Potem Książę przynosi 1 punkt Wpływu.
guide-ablaze-eliminated = Karta została zlikwidowana: opuszcza Kolejkę, a leżący na niej Wpływ przepada. Za likwidację zyskuje się zwykle 1 punkt Wpływu.
guide-ablaze-trapped = W Pułapkę uderzyła karta przeciwnika. Właściciel Pułapki kradnie mu do 3 punktów Wpływu, a karta, która uderzyła, zostaje odrzucona.
guide-ablaze-bribed = Przekupiona karta należy do rodu tego, kto ją przekupił: to on ją rozpatruje i na niej zyskuje.
guide-throne-goal = Witaj! Na końcu każda postać, której masz co najmniej dwie karty, przynosi jeden raz swoją wartość: dwaj Królowie 9 punktów, dwaj Generałowie 1. Najwięcej punktów to zwycięstwo. Ta pierwsza gra ma mniej kart niż pełna.
guide-throne-row = W swojej turze odsłaniasz karty pojedynczo, najwyżej pięć. Karta wyższa od poprzedniej, której twoje postacie nie obniżą, to wpadka: przepada cały rząd. Skończ wcześniej, a rząd będzie twój.
guide-throne-took = Rząd został zabrany. Leży teraz w kolumnach, po jednej na postać: najwyżej pięć kolumn i najwyżej pięć kart w każdej.
guide-throne-bust = Ostatnia karta była wyższa od poprzedniej i nikt jej nie obniżył. To wpadka: cały rząd poszedł na stos kart odrzuconych.
guide-throne-destroyed = Gdy ostatnia karta rzędu jest równa poprzedniej, można zniszczyć kartę dowolnego gracza.
guide-throne-swapped = Rząd można zamiast zabrać wymienić: przeciwnik dostaje cały rząd, a ty jedną jego kartę.
guide-throne-changed = Postać zmieniła wartość ostatniej karty. Potrafią to Generał, Skrytobójca i Błazen, każda kolumna raz na turę.
guide-throne-reshuffled = Talia się skończyła i nową złożono z kart odrzuconych. Teraz jest w niej „Koniec gry”: może się nim okazać każda karta.
guide-intrigues-goal = Witaj! Nad miastem zapisano trzy wydarzenia. Twoja tajna fabuła mówi, które z nich ma się na końcu spełnić (+), a które nie (-). Każde, które zakończy się zgodnie z twoją fabułą, to 1 punkt, a najwięcej punktów to zwycięstwo.
guide-intrigues-deployment = Dopóki w talii są karty, zaczynasz turę od dobrania jednej: obejrzyj ją w tajemnicy i połóż zakrytą w dowolnej lokacji. Potem masz jedną akcję.
guide-intrigues-action = Akcja to obejrzenie zakrytej karty, przesunięcie karty o krok zgodnie ze strzałką, odkrycie karty albo jej zakrycie. Możesz też po prostu zakończyć turę. Wpisz ? i nazwę, by przeczytać, co postać robi po odkryciu.
guide-intrigues-opened = Postać została odkryta. Wtedy od razu, czy tego chcesz, czy nie, działa jej zdolność, o ile może.
guide-intrigues-killed = Zabójca został odkryty: wszyscy inni w jego lokacji giną, odkryci i zakryci. Oszczędza tylko Detektywa i Gubernatora.
guide-intrigues-left = Postać, która opuściła miasto, stała się zbiegiem. Przywrócić ją może tylko Barman.
guide-intrigues-looked = Co raz zobaczysz, jest ci pokazane na dobre. To, co inni obejrzeli w tajemnicy, pozostaje dla ciebie ukryte.
