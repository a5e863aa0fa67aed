# Gra i oglądanie w terminalu: pomoc, menu, stół, zapisane gry.

help-play =
    Graj w terminalu. Jeśli nie podasz gry, zapyta o nią menu. Widzisz tylko to, co
    możesz wiedzieć. Wybieraj strzałkami i klawiszem Enter lub numerem albo wpisz
    ruch: place lord front. Przy każdym pytaniu ? daje pomoc, „podpowiedź” ocenia
    twoje ruchy, q to wyjście; grę można później wznowić.
    .short = zagraj w terminalu
    .game = która gra: zob. camarilla games; jeśli jej nie podasz, zapyta o nią menu
    .seats = ilu graczy, razem z botami (3)
    .seat = twoje miejsce przy stole, licząc od 0 (0)
    .people = ile osób przy tym terminalu albo ich nicki: Anna,Bo (1)
    .bots = jak dobrze grają boty: page (początkujący), squire (łatwy), knight (średni), chancellor (silny), regent (najsilniejszy), random (na chybił trafił) albo dowolny inny uczestnik areny; kilku po przecinku lub kilkoma --bots – dla każdego bota inny
    .time = ile czasu boty mają na ruch: 500ms, 2s (jak ustala nazwa)
    .seed = liczba całkowita: to samo ziarno daje to samo rozdanie
    .first = kto zaczyna: miejsce przy stole albo random (0)
    .option = zmień zasadę: z rounds=4 gra jest krótsza; można podać kilka razy
    .lesson = krótka pierwsza gra krok po kroku: jaki ruch wykonać i dlaczego
    .watch = oglądaj grę botów, bez własnego miejsca
    .pace = ile sekund trwa ruch bota (0.8; 0 – bez pokazywania); przy oglądaniu bez tej opcji każdy ruch po naciśnięciu klawisza
    .save = zapisz grę w tym pliku: zakończoną dla camarilla replay, niedokończoną dla --resume
    .resume = wznów niedokończoną grę: ten plik albo ostatnią
    .plain = zwykłe wiersze dla czytników ekranu: bez koloru i ramek, kursor przesuwa się tylko naprzód
    .info = pokazuj, co boty będące programami mówią, gdy myślą; możesz tak poznać ich karty
    .examples =
        przykłady:
          camarilla play
          camarilla play oriflamme --lesson
          camarilla play throne --seats 4 --people Anna,Bo
          camarilla play oriflamme --option rounds=3 --save evening.txt
          camarilla play intrigues --watch --pace 2
          camarilla play --resume

help-replay =
    Obejrzyj zapisaną grę krok po kroku: czyja była kolej, co wybrano i co widział
    każdy gracz. W terminalu strzałki prowadzą naprzód i wstecz, a s zmienia punkt
    widzenia.
    .short = obejrzyj zapisaną grę z dowolnego punktu widzenia
    .file = zapis gry, jaki tworzy camarilla play --save; - czyta standardowe wejście
    .seat = tylko to, co widział gracz na tym miejscu
    .all = to, co widzieli wszyscy gracze i widz (domyślnie)
    .step = tylko ten krok i stół po nim; 0 to rozdanie
    .json = jako JSON: lista kroków
    .export = zapisz kroki w pliku OUT, jako json albo jako text
    .plain = wypisz kroki bez przewijania, także w terminalu
    .examples =
        przykłady:
          camarilla play oriflamme --watch --seed 7 --pace 1 --save game.txt
          camarilla replay game.txt
          camarilla replay game.txt --seat 1
          camarilla replay game.txt --step 12
          camarilla replay game.txt --export json steps.json

# Argumenty, które się nie nadają; argparse stawia przed nimi nazwę argumentu.
not-people = { $text } to ani liczba osób, ani nicki oddzielone przecinkami
not-pace = { $text } nie jest liczbą sekund

refused-no-game = która gra? na przykład camarilla play oriflamme; gry to { $games }
refused-export = nie można eksportować do { $form }; formaty to json i text
refused-many-people = osób jest { $people }, a miejsc przy stole tylko { $seats }
refused-many-bots = podano botów: { $bots }, a miejsc dla nich jest: { $seats }
refused-nothing-to-resume = nie ma gry do wznowienia; zacznij nową: camarilla play
refused-foreign-bots = botem w tej grze jest { $bots }, czyli obcy kod; aby go uruchomić, podaj go: --bots { $option }
refused-not-sealed = { $file } nie jest niedokończoną grą programu camarilla
refused-broken-seal = plik { $file } jest uszkodzony lub zmieniony, więc nie można wznowić gry
refused-other-version = grę z pliku { $file } rozpoczęto według innej wersji zasad, więc nie można jej wznowić
refused-sealed = { $file } to niedokończona gra; wznów ją: camarilla play --resume { $file }

# Menu.
menu-title = Camarilla
menu-keys = ↑ ↓ albo numer, potem Enter · q: wyjście
menu-games = W co zagramy?
menu-resume = Wznów grę: { $title }
menu-resume-other = Wznów inną grę ({ $count })
menu-which = Którą grę wznowić?
menu-kept = { $title } (gra przerwana { $when })
menu-help = Naciskaj ↑ ↓ i Enter albo wpisz numer. b – wstecz, q – wyjście.
menu-how = Jak chcesz grać?
menu-start = Zacznij: ty przeciw { $bots ->
    [one] { $bots } botowi
   *[other] { $bots } botom
} ({ $level })
menu-change = Zmień liczbę graczy, osób i botów
menu-watch = Popatrz, jak grają boty
menu-rules = Poczytaj zasady
menu-back = Wstecz
menu-seats = Ilu graczy?
menu-seats-of = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
menu-people = Ile osób gra przy tym terminalu?
menu-people-of = { $count ->
    [1] jedna: tylko ty, reszta to boty
   *[other] { $count }: podajecie sobie urządzenie
}
menu-prompt = 1–{ $count }, Enter to 1, albo q:
menu-levels = Jak dobrze grają boty?
level-random = Na chybił trafił
    .rank = najsłabszy
    .text = dowolny dozwolony ruch

# Osoba przy stole.
greeting-play = Zajmujesz miejsce { $seat }, przeciw tobie { $others ->
    [one] gra { $others } bot
    [few] grają { $others } boty
   *[many] gra { $others } botów
} ({ $level }). Wybieraj numerem albo wpisz ruch. Pomoc: ?, ocena ruchów: „podpowiedź”, wyjście: q.
greeting-people = Liczba osób przy stole: { $people }. { $bots ->
    [0] Gracie między sobą.
    [one] Przeciw wam gra { $bots } bot ({ $level }).
    [few] Przeciw wam grają { $bots } boty ({ $level }).
   *[many] Przeciw wam gra { $bots } botów ({ $level }).
} Wybierajcie numerem albo wpiszcie ruch. Pomoc: ?, ocena ruchów: „podpowiedź”, wyjście: q.
greeting-resume = Witaj z powrotem! Gra toczy się dalej od miejsca, w którym ją przerwano.
greeting-watch = Oglądasz grę botów ({ $level }) jako widz i nie widzisz ukrytych kart.
greeting-keys = Enter: zacznij · q: wyjście
note-keys = Enter: dalej · s: bez objaśnień · PgUp PgDn: przewijaj
pass-to = Teraz patrzy tylko { $player }. Pozostali, odwróćcie wzrok.
pass-enter = { $player }: naciśnij Enter, by zacząć.
pass-keys = Enter: dalej · Ctrl-C: zapisz i wyjdź
thinking = Boty myślą…
searching = Szukamy najlepszych ruchów…
table-keys = ↑ ↓ Enter: wybór · PgUp: wcześniej · ? pomoc · podpowiedź · dziennik{ $undo ->
    [true] {" "}· u: cofnij
   *[false] {""}
  }{ $back ->
    [true] {" "}· b: wstecz
   *[false] {""}
  } · q: wyjście
step-keys = Spacja: dalej · Enter: do twojej tury · p: tempo ({ $pace ->
    [wait] ręczne
    [slow] wolne
   *[usual] zwykłe
  }) · q: wyjście
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
hint-head = Szacowane szanse na wygraną (program wie tyle, co ty):
hint-end = Możliwych ruchów: { $count }. Podane szanse to tylko szacunki: program zgaduje ukryte karty i wiele razy szybko dogrywa partię.
kept-as = Gra jest zapisana. Wznów ją: { $command }
record-as = Gra jest zapisana. Obejrzyj ją: { $command }
over-keys = ↑ ↓ albo numer, potem Enter
over-question = Co dalej?
over-rounds = zysk w rundzie
over-again = Zagraj jeszcze raz
over-replay = Obejrzyj grę z odkrytymi wszystkimi kartami
over-leave = Wyjdź
watch-keys = Spacja lub Enter: następny ruch · a: odtwarzaj dalej · q: wyjście
watch-keys-auto = Spacja lub Enter: zatrzymaj · q: wyjście
repeated = { $sentence } ×{ $times }
and-then = Co dokładnie?
prompt = 1–{ $count }, ? albo q:
prompt-back = 1–{ $count }, b: wstecz, ? albo q:
choice-card = { $card }: { $text }
not-legal = Ruch „{ $move }” istnieje w tej grze, ale teraz nie jest dozwolony. Wpisz numer albo ?, by zobaczyć ruchy.
not-understood = Nie rozumiem odpowiedzi „{ $answer }”. Wpisz numer albo ruch; ? daje pomoc.
nothing-chosen = Nic jeszcze nie wybrano. Wpisz numer albo ruch; ? daje pomoc.
no-undo = Możesz cofnąć tylko swój ostatni ruch, dopóki nikt inny nie zagrał i nie pokazano żadnej karty.
screen-small = Okno jest za małe na stół. Powiększ je co najmniej do { $columns } kolumn i { $rows } wierszy. Ctrl-C: wyjście.
command-quit = q, quit, exit, wyjście, wyjdź
command-back = b, back, wstecz
command-hint = hint, podpowiedź
command-log = log, dziennik
command-undo = u, undo, cofnij
command-skip = s, skip, dość
command-help = h, help, pomoc
command-rules = rules, zasady
command-cards = cards, karty
command-glossary = glossary, słowniczek, słownik
help-notation = Możesz wpisać takie ruchy:
help-topics =
    ? { $card } objaśnia kartę, ? { $rule } zasadę; ? karty, ? zasady i ? słowniczek
    pokazują wszystko; ? ze słowem mówi, co ono znaczy. „podpowiedź” ocenia twoje
    ruchy według szansy na wygraną; q to wyjście, a --resume wznowi grę później.
help-nothing = Nie ma pomocy na temat „{ $topic }”. Spróbuj ?, ? { $card }, ? { $rule }, ? karty, ? zasady albo ? słowniczek.
left = Opuszczasz grę.
no-more-input = Nie ma więcej danych wejściowych, więc gra się zatrzymuje.
points = { $player }: { $points }
and = {" i "}
won = { $mine ->
    [alone] Wygrywasz!
    [shared] Ty i { $others } dzielicie się zwycięstwem!
   *[no] { $count ->
        [1] Wygrywa { $winners }!
       *[other] { $winners } dzielą się zwycięstwem!
    }
}
again = Zagraj to samo jeszcze raz: { $command }
saved = Zapisano jako { $file }. Obejrzyj: { $command }

# Stół.
table-head = Runda { $round } z { $rounds }: { $phase ->
    [placement] faza rozstawiania
    [resolution] faza rozpatrywania
   *[over] gra zakończona
}
table-seat = Wpływ: { $influence }, kart na ręce: { $hand }, odrzucone: { $discard }{ $first ->
    [true] {" "}(pierwszy gracz)
   *[false] {""}
}
table-cards = na ręce { $hand }{ $discarded ->
    [0] {""}
   *[other] , odrzucone: { $discard }
}
table-cards-few = na ręce { $hand }{ $discarded ->
    [0] {""}
   *[other] , odrzucone: { $discarded }
  }
table-first = {" "}· pierwszy gracz
table-none = nic
table-twin = {" "}· Bliźniak czeka
table-bribed = {" "}(przekupstwo: { $player })
place-covers = na pozycji { $place } przykryte: { $cards }
place-bribed = pozycja { $place }: { $card } (ród: { $family }), przekupstwo: { $player }
table-row = Kolejka, od początku do końca:
table-empty-row = Na środku stołu nie ma kart.
table-own = Twoja ręka: { $hand }. Odłożone: { $aside }.
table-holds = { $player }: { $hand }. Odłożone: { $aside }.
table-covers = pod nią: { $cards }
whose-turn = { $whose ->
    [mine] Twoja tura.
    [over] Gra zakończona.
   *[other] Tura { $player_gen }.
}
table-card = { $known ->
    [unknown] zakryta karta
    [up] { $card } (karta odkryta)
    [own] { $card } (karta zakryta, znasz ją tylko ty)
   *[truth] { $card } (karta zakryta)
}{ $tokens ->
    [0] {""}
   *[other] , Wpływ na niej: { $tokens }
}

# Zapisana gra.
step-deal = Rozdanie
readers = widok ({ $readers })
replay-step = krok { $step } z { $last }
replay-all = wszystkie karty odkryte
replay-spectator = punkt widzenia: widz
replay-seat = punkt widzenia: { $player }
replay-keys = → ← kroki · Home End · s punkt widzenia · q wyjście
exported = Zapisano jako { $file }.
