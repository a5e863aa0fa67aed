# Intrygi. Karty i gracze przychodzą jako nazwy, w przypadkach; lokacje jako ich id. $known mówi, czy czytelnik zna tajną kartę zdarzenia ("yes" lub "no").

title = Intrygi
tagline = Siedem postaci krąży po mieście, trzy wydarzenia wiszą w powietrzu i tylko ty wiesz, jakiego zakończenia chcesz.

card-spy = Szpieg
    .acc = Szpiega
    .ins = Szpiegiem
    .text = Po odkryciu: odkrywa dowolną inną zakrytą kartę na planszy; jej zdolność też działa.
card-killer = Zabójca
    .acc = Zabójcę
    .ins = Zabójcą
    .text = Po odkryciu: zabija wszystkich pozostałych w swojej lokacji, odkrytych i zakrytych, oprócz Detektywa i Gubernatora.
card-beggar = Żebrak
    .acc = Żebraka
    .ins = Żebrakiem
    .text = Po odkryciu: zamienia się miejscami z inną postacią na planszy, ale nie z odkrytym Gubernatorem. Żadnej karty się nie odwraca.
card-barman = Barman
    .acc = Barmana
    .ins = Barmanem
    .text = Po odkryciu: sprowadza do swojej lokacji zakrytą kartę (wierzchnią z talii, zabitego albo zbiega).
card-governor = Gubernator
    .acc = Gubernatora
    .ins = Gubernatorem
    .text = Dopóki jest odkryty, zdolności innych postaci na niego nie działają.
card-detective = Detektyw
    .acc = Detektywa
    .ins = Detektywem
    .text = Po odkryciu: aresztuje odkrytą postać w swojej lokacji, ale nie Gubernatora. Aresztowani idą za nim wszędzie.
card-coachman = Woźnica
    .acc = Woźnicę
    .ins = Woźnicą
    .text = Po odkryciu: jedzie do innej lokacji i zabiera wszystkich ze swojej oprócz odkrytego Gubernatora.
card-plot-nnn = fabuła „nie, nie, nie”
    .acc = fabułę „nie, nie, nie”
    .ins = fabułą „nie, nie, nie”
    .text = Do żadnego z trzech wydarzeń nie ma dojść.
card-plot-ynn = fabuła „tak, nie, nie”
    .acc = fabułę „tak, nie, nie”
    .ins = fabułą „tak, nie, nie”
    .text = Ma dojść do pierwszego wydarzenia, a do drugiego i trzeciego nie.
card-plot-nyn = fabuła „nie, tak, nie”
    .acc = fabułę „nie, tak, nie”
    .ins = fabułą „nie, tak, nie”
    .text = Ma dojść do drugiego wydarzenia, a do pierwszego i trzeciego nie.
card-plot-yyn = fabuła „tak, tak, nie”
    .acc = fabułę „tak, tak, nie”
    .ins = fabułą „tak, tak, nie”
    .text = Ma dojść do pierwszego i drugiego wydarzenia, a do trzeciego nie.
card-plot-nny = fabuła „nie, nie, tak”
    .acc = fabułę „nie, nie, tak”
    .ins = fabułą „nie, nie, tak”
    .text = Ma dojść do trzeciego wydarzenia, a do pierwszego i drugiego nie.
card-plot-yny = fabuła „tak, nie, tak”
    .acc = fabułę „tak, nie, tak”
    .ins = fabułą „tak, nie, tak”
    .text = Ma dojść do pierwszego i trzeciego wydarzenia, a do drugiego nie.
card-plot-nyy = fabuła „nie, tak, tak”
    .acc = fabułę „nie, tak, tak”
    .ins = fabułą „nie, tak, tak”
    .text = Ma dojść do drugiego i trzeciego wydarzenia, a do pierwszego nie.
card-plot-yyy = fabuła „tak, tak, tak”
    .acc = fabułę „tak, tak, tak”
    .ins = fabułą „tak, tak, tak”
    .text = Ma dojść do wszystkich trzech wydarzeń.

# Lokacje, postacie i wydarzenia rozdziału: używane wewnątrz innych komunikatów, z ich zmiennymi.
place = { $place ->
    [alley] Zaułek
    [square] Rynek
    [police] Komisariat
   *[factory] Opuszczona Fabryka
}
    .in = { $place ->
        [alley] w Zaułku
        [square] na Rynku
        [police] w Komisariacie
       *[factory] w Opuszczonej Fabryce
    }
    .into = { $place ->
        [alley] do Zaułka
        [square] na Rynek
        [police] do Komisariatu
       *[factory] do Opuszczonej Fabryki
    }
    .from = { $place ->
        [alley] z Zaułka
        [square] z Rynku
        [police] z Komisariatu
       *[factory] z Opuszczonej Fabryki
    }
to = { $to ->
    [alley] Zaułek
    [square] Rynek
    [police] Komisariat
   *[factory] Opuszczona Fabryka
}
    .into = { $to ->
        [alley] do Zaułka
        [square] na Rynek
        [police] do Komisariatu
       *[factory] do Opuszczonej Fabryki
    }
    .from = { $to ->
        [alley] z Zaułka
        [square] z Rynku
        [police] z Komisariatu
       *[factory] z Opuszczonej Fabryki
    }
where = { $where ->
    [alley] Zaułek
    [square] Rynek
    [police] Komisariat
   *[factory] Opuszczona Fabryka
}
    .in = { $where ->
        [alley] w Zaułku
        [square] na Rynku
        [police] w Komisariacie
       *[factory] w Opuszczonej Fabryce
    }
who = { $who ->
    [spy] Szpieg
    [killer] Zabójca
    [beggar] Żebrak
    [barman] Barman
    [governor] Gubernator
    [detective] Detektyw
   *[coachman] Woźnica
}
next = { $place ->
    [alley] na Rynek
    [square] do Komisariatu
    [police] do Opuszczonej Fabryki
   *[factory] do Zaułka
}
source = { $source ->
    [alley] kartę spośród zabitych w Zaułku
    [square] kartę spośród zabitych na Rynku
    [police] kartę spośród zabitych w Komisariacie
    [factory] kartę spośród zabitych w Opuszczonej Fabryce
    [escaped] kartę spośród zbiegów
   *[deck] wierzchnią kartę talii
}
condition = { $kind ->
    [murder] { who } leży zabity { where.in } (karta odkryta)
    [presence] { who } leży odkryty { where.in }
    [pair] { who } leży odkryty { where.in }, a obok jest dokładnie jedna inna postać
    [trio] { who } leży odkryty { where.in }, a obok są dokładnie dwie inne postacie
    [arrest] { who } jest aresztowany { where.in }
    [escape] { who } jest poza miastem
    [unseen] { who } zniknął (nigdzie nie leży odkryty)
   *[curfew] co najmniej dwie lokacje są puste
}
score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

question-deployment = { $known ->
    [yes] Dobrana karta: { $card }. Gdzie ją kładziesz?
   *[no] Gdzie kładziesz dobraną kartę?
  }
question-action = { $actions ->
    [one] Została ci { $actions } akcja. Co robisz?
    [few] Zostały ci { $actions } akcje. Co robisz?
   *[many] Zostało ci { $actions } akcji. Co robisz?
}
    .text = { $actions ->
        [1] Wybierz postać, a potem co z nią zrobić.
       *[other] Talia jest pusta: nie kładziesz karty, za to masz więcej akcji. Wybierz postać.
    }
question-spy = Szpieg odkrywa jeszcze jedną zakrytą kartę. Którą?
question-beggar = Z kim Żebrak zamienia się miejscami?
question-barman = Którą kartę Barman sprowadza { place.into }?
question-detective = Kogo aresztuje Detektyw?
question-coachman = Dokąd jedzie Woźnica?
target-card = { $aim ->
    [known] { $target_acc }
    [hidden] { $apart ->
        [yes] zakrytą kartę
       *[no] zakrytą kartę { $i }
    }
   *[place] kartę { $i }
}

move-deploy = połóż kartę { place.in }
move-pass = zakończ turę
move-look = podejrzyj { target-card } { place.in }
move-move = przesuń { target-card } { place.from } { next }
move-open = odkryj { target-card } { place.in }
move-close = zakryj { target-card } { place.in }
move-leave = { $aim ->
    [place] wyprowadź z miasta kartę { $i } z Opuszczonej Fabryki
   *[other] wyprowadź { target-card } z miasta
}
move-expose = odkryj { target-card } { place.in }
move-swap = zamień się miejscami { with-card } { place.from }
with-card = { $aim ->
    [known] { $target ->
        [Szpieg] ze
       *[other] z
    } { $target_ins }
    [hidden] { $apart ->
        [yes] z zakrytą kartą
       *[no] z zakrytą kartą { $i }
    }
   *[place] z kartą { $i }
}
move-bring-deck = sprowadź wierzchnią kartę talii
move-bring-dead = { $aim ->
    [known] przywróć zabitego { place.from }: { $target }
    [hidden] { $apart ->
        [yes] przywróć zakrytego zabitego { place.from }
       *[no] przywróć zakrytego zabitego { $i } { place.from }
    }
   *[place] przywróć zabitego { $i } { place.from }
}
move-bring-escaped = przywróć zbiega: { $card }
move-arrest = aresztuj { target-card } { place.in }
move-drive = jedź { place.into }

event-chapter = Wydarzenie rozdziału: „{ condition }”.
event-plot = { $seat_person ->
    [second] { $known ->
        [yes] dostajesz { $card_acc }.
       *[no] dostajesz tajną fabułę.
    }
   *[third] { $known ->
        [yes] { $seat } dostaje { $card_acc }.
       *[no] { $seat } dostaje tajną fabułę.
    }
}
event-turn = { $seat_person ->
    [second] { $round ->
        [1] twoja pierwsza tura.
        [2] twoja druga tura.
        [3] twoja trzecia tura.
       *[other] twoja tura { $round }.
    }
   *[third] { $round ->
        [1] { $seat }: pierwsza tura.
        [2] { $seat }: druga tura.
        [3] { $seat }: trzecia tura.
       *[other] { $seat }: tura { $round }.
    }
}
event-drew = { $seat_person ->
    [second] { $known ->
        [yes] dobierasz kartę: { $card }.
       *[no] dobierasz kartę.
    }
   *[third] { $known ->
        [yes] { $seat } dobiera kartę: { $card }.
       *[no] { $seat } dobiera kartę.
    }
}
event-deployed = { $seat_person ->
    [second] kładziesz { some-card } { place.in }.
   *[third] { $seat } kładzie { some-card } { place.in }.
}
some-card = { $known ->
    [yes] zakrytego { $card_acc }
   *[no] zakrytą kartę
}
event-looked = { $seat_person ->
    [second] { $known ->
        [yes] podglądasz kartę { $index } { place.in }: to { $card }.
       *[no] podglądasz kartę { $index } { place.in }.
    }
   *[third] { $known ->
        [yes] { $seat } podgląda kartę { $index } { place.in }: to { $card }.
       *[no] { $seat } podgląda kartę { $index } { place.in }.
    }
}
event-moved = { $seat_person ->
    [second] { $known ->
        [yes] przesuwasz { $card_acc } { place.from } { to.into }.
       *[no] przesuwasz kartę { $index } { place.from } { to.into }.
    }
   *[third] { $known ->
        [yes] { $seat } przesuwa { $card_acc } { place.from } { to.into }.
       *[no] { $seat } przesuwa kartę { $index } { place.from } { to.into }.
    }
}
event-followed = { $card } idzie za Detektywem { place.from } { to.into }.
event-left = { $seat_person ->
    [second] wyprowadzasz { $card_acc } z miasta.
   *[third] { $seat } wyprowadza { $card_acc } z miasta.
}
event-opened = { $seat_person ->
    [second] odkrywasz { $card_acc } { place.in }.
   *[third] { $seat } odkrywa { $card_acc } { place.in }.
}
event-closed = { $seat_person ->
    [second] zakrywasz { $card_acc } { place.in }.
   *[third] { $seat } zakrywa { $card_acc } { place.in }.
}
event-passed = { $seat_person ->
    [second] kończysz turę.
   *[third] { $seat } kończy turę.
}
event-no-effect = { $rule ->
    [INT-10] { $card }: nic się nie dzieje, nie ma innych zakrytych kart.
    [INT-12] { $card }: nic się nie dzieje, nie ma się z kim zamienić.
    [INT-13] { $card }: nic się nie dzieje, nie ma kogo sprowadzić.
   *[INT-15] { $card }: nic się nie dzieje, nie ma kogo aresztować.
}
event-killed = { $known ->
    [yes] Zabójca zabija { $card_acc } { place.in }.
   *[no] Zabójca zabija kogoś { place.in } (karta { $index }).
}
event-spared = { $known ->
    [yes] Zabójca oszczędza { $card_acc } { place.in }.
   *[no] Zabójca oszczędza kogoś { place.in } (karta { $index }).
}
event-swapped = { $stays ->
    [yes] Żebrak wskazuje kogoś w swojej lokacji: nic się nie zmienia.
   *[no] { $known ->
        [yes] Żebrak { place.from } zamienia się miejscami { $card ->
            [Szpieg] ze
           *[other] z
        } { $card_ins } { to.from }.
       *[no] Żebrak { place.from } zamienia się miejscami z kartą { $index } { to.from }.
    }
}
event-brought = { $known ->
    [yes] Barman sprowadza { place.into } { source }: { $card }.
   *[no] Barman sprowadza { place.into } { source }.
}
event-arrested = Detektyw aresztuje { $card_acc } { place.in }.
event-drove = Woźnica jedzie { place.from } { to.into }.
event-ended = Ostatnia tura dobiegła końca. Wszystkie fabuły są odkryte.
event-happened = { $truth ->
    [yes] Doszło do wydarzenia „{ condition }”.
   *[no] Nie doszło do wydarzenia „{ condition }”.
}
event-scored = { $seat_person ->
    [second] zdobywasz { score } za { $card_acc }.
   *[third] { $seat } zdobywa { score } za { $card_acc }.
}

option-turns = ile tur ma każdy gracz
option-actions = ile akcji ma gracz po wyłożeniu karty
option-spare = ile akcji jest w turze, która zaczyna się z pustą talią
option-chapter = który rozdział jest rozgrywany, według numeru w talii
option-chapters = twoja własna talia rozdziałów
option-events = który rozdział jest rozgrywany, wydarzenia zapisane cyframi

menu = { $title }: prowadź po mieście siedem podejrzanych postaci, aż będzie tak, jak chce twoja tajna fabuła. 2–4 graczy.
action = { $kind ->
    [look] podejrzyj zakrytą kartę…
    [move] przesuń kartę zgodnie ze strzałką…
    [open] odkryj zakrytą kartę…
    [close] zakryj odkrytą kartę…
   *[leave] wyprowadź odkrytą kartę z miasta…
}

# Co trener objaśnia w pierwszej prawdziwej grze. Za każdą uwagą stoi zasada.
coach-deployment = Dopóki w talii są karty, zaczynasz turę od dobrania jednej: podejrzyj ją i połóż zakrytą w dowolnej lokacji. Potem masz jedną akcję.
coach-action = W ramach akcji możesz podejrzeć zakrytą kartę, przesunąć kartę o krok zgodnie ze strzałką, odkryć kartę albo ją zakryć. Możesz też po prostu zakończyć turę. Gdy talia jest pusta, nie ma czego kłaść: zamiast tego masz dwie akcje.
coach-opened = Postać została odkryta. Wtedy trzeba od razu użyć jej zdolności, o ile to możliwe.
coach-killed = Zabójca został odkryty: wszyscy inni w jego lokacji giną, odkryci i zakryci. Oszczędza tylko Detektywa i Gubernatora.
coach-left = Postać, która opuści miasto, staje się zbiegiem. Przywrócić ją może tylko Barman.
coach-looked = Raz zobaczoną kartę widzisz już do końca gry. To, co podejrzeli inni, pozostaje dla ciebie ukryte.
why-fits = { $truth ->
    [yes] Spełnia się po twojej myśli: { $event }.
   *[no] Przestaje być prawdą po twojej myśli: { $event }.
  }
why-spoils =
    .risk = { $truth ->
        [yes] Staje się prawdą wbrew twojej fabule: { $event }.
       *[no] Przestaje być prawdą wbrew twojej fabule: { $event }.
    }
why-pass = Teraz wszystko układa się tak, że nie trzeba nic zmieniać.
    .risk = Tracisz akcję.
why-look = Tylko ty dowiesz się, kto to.
    .risk = Na planszy nic się przez to nie zmienia.
why-move = Postać jest bliżej miejsca, w którym jej potrzebujesz.
    .risk = Wszyscy widzą, dokąd ją prowadzisz.
why-open = Odkryta postać od razu działa i liczy się do wydarzeń.
    .risk = Gdy postać jest odkryta, wszyscy widzą, kto to, i mogą się domyślić, do czego dążysz.
why-close = Zakryta postać nie spełnia wydarzeń, w których ma być odkryta.
    .risk = Kto ją znów odkryje, znów użyje jej zdolności.
why-leave = Tego, kto opuścił miasto, nikt już nie dosięgnie.
    .risk = Przywrócić postać może tylko Barman.
why-expose = Odkryta postać od razu działa.
why-swap = Dwie postacie zamieniają się miejscami, a żadna karta nie jest odwracana.
why-bring-deck = Pojawia się nowa postać i nikt nie wie kto.
why-bring-dead = Ta postać wraca do gry.
why-bring-escaped = Ta postać wraca do miasta.
why-arrest = Aresztowany idzie tylko tam, gdzie Detektyw.
why-drive = Ci, którzy są z Woźnicą, jadą razem z nim.

## At the terminal
help-chapters =
    Rozdziały to opowieści do Intryg, każda z trzema wydarzeniami, w pliku JSON.
    Jeśli masz drukowaną grę, spisz jej talię, sprawdź ją tutaj i graj nią tak:
    camarilla play intrigues --chapters FILE.
    .short = sprawdź talię rozdziałów do Intryg
    .action = check: sprawdź talię
    .file = plik JSON albo - dla standardowego wejścia
    .json = rozdziały jako JSON
    .examples =
        przykłady:
          camarilla chapters check mine.json
          camarilla play intrigues --chapters mine.json --chapter 2

chapters-sound = { $count ->
    [one] { $file }: { $count } rozdział, można grać
    [few] { $file }: { $count } rozdziały, można grać
   *[many] { $file }: { $count } rozdziałów, można grać
}

city-head = Tura { $round } z { $turns }; { $deck ->
    [0] talia jest pusta
    [one] w talii jest { $deck } karta
    [few] w talii są { $deck } karty
   *[many] w talii jest { $deck } kart
}.
city-chapter = Wydarzenia rozdziału:
city-wishes = Wydarzenia rozdziału (+ według fabuły ma do tego dojść, - ma nie dojść):
city-plot = { $player }: { $plot }
city-event = { $event }{ $wish ->
    [yes] {" "}– według fabuły ma do tego dojść
    [no] {" "}– według fabuły NIE ma do tego dojść
   *[none] {""}
}
city-board = Miasto. Karty przesuwają się po tej liście w dół, a z ostatniej lokacji do pierwszej:
city-ring = Z Fabryki ▶ prowadzi do Zaułka; odkryta karta może stamtąd też opuścić miasto. ▒ zakryta  † zabity  # areszt
place-short = { $place ->
    [alley] Zaułek
    [square] Rynek
    [police] Komisariat
   *[factory] Fabryka
}
city-unknown = zakryta karta
city-card = { $state ->
    [up] { $card } (karta odkryta)
    [held] { $card } (aresztowany)
   *[down] { $card } (karta zakryta, znasz ją)
}
city-dead = ; zabici: { $cards }
city-escaped = Poza miastem: { $cards }.
city-drawn = Dobrana karta, którą trzeba położyć: { $card }.

## In the browser
board-intro = Trzy wydarzenia i zakończenie, jakiego chcesz. Zapalona latarnia: teraz tak jest. Herby na karcie: kto ją widział.
board-now-yes = teraz tak jest
board-now-no = teraz tak nie jest
board-want-yes = tak
board-want-no = nie
board-fits = po twojej myśli
board-misses = teraz nie
board-against = wbrew fabule
board-failed = nie udało się
board-wishes = { $right } z { $all } po twojej myśli
board-cards = { $cards ->
    [one] karta w talii
    [few] karty w talii
   *[many] kart w talii
  }
board-unknown = Nikt nie widział tej karty.
board-look = Podejrzyj
    .note = tylko ty
board-open = Odkryj
    .note = zdolność działa
board-close = Zakryj
    .note = kartę
board-move = Przesuń
    .note = { to }
board-leave = Wyprowadź
    .note = z miasta
board-out = Wyjście
    .note = Stąd odkryta karta może opuścić miasto.
board-rider = { $cards ->
    [one] zakryta karta
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
  }
board-empty = { $actions ->
    [2] Talia jest pusta: dwie akcje.
    [3] Talia jest pusta: trzy akcje.
   *[other] Talia jest pusta, liczba akcji: { $actions }.
}
board-last = Ostatnia!
board-riders = Z nim: { $cards }.
board-dead = zabici
board-held = Nie można wybrać aresztowanego: idzie tylko razem z Detektywem.

# Lekcja: jedna uwaga do każdego kroku.
lesson-chapter = Witaj! Ten rozdział ma trzy wydarzenia, które widzą wszyscy: jedno morderstwo i dwie postacie w określonych lokacjach. Zapalona latarnia oznacza, że tak jest w tej chwili. Liczy się to, jak będzie na końcu.
lesson-plot = Przy każdym wydarzeniu widać twoją tajną fabułę: do morderstwa ma dojść („tak”), do dwóch pozostałych nie („nie”). Ptaszek oznacza, że teraz tak właśnie jest. Na końcu każdy ptaszek daje 1 punkt. Przeciwnik ma inną fabułę.
lesson-deploy = Przeciwnik położył kartę w Opuszczonej Fabryce i zakończył turę. Ty dobierasz Szpiega: połóż go zakrytego na Rynku, gdzie ma zginąć. Koronę ma ten, kto zaczynał.
lesson-look = Potem masz jedną akcję. Co położył przeciwnik? Podejrzyj kartę w Opuszczonej Fabryce. Nikt inny jej nie zobaczy.
lesson-known = To Gubernator. Zamknięte oko oznacza: karta jest zakryta, ale ją znasz. Herby pokazują, kto ją widział. Twoja fabuła nie chce, by Gubernator leżał tu odkryty. Jest zakryty, więc zostaw go w spokoju.
lesson-killer = Przeciwnik położył kartę w Zaułku i podejrzał twojego Szpiega: widać na nim drugi herb. Teraz dobierasz Zabójcę: połóż go obok Szpiega.
lesson-open = Teraz twoja akcja. Odkryta postać musi od razu użyć swojej zdolności, a Szpieg odkrywa inną kartę. Odkryj Szpiega.
lesson-expose = Którą kartę odkryje Szpieg? Wybierz Zabójcę: zabija wszystkich pozostałych w swojej lokacji.
lesson-murder = Zabójca zabił Szpiega. Szpieg był odkryty, więc leży odkryty wśród zabitych na Rynku. To właśnie twoje morderstwo i niełatwo będzie je cofnąć.
lesson-last = Przeciwnik przesunął Zabójcę zgodnie ze strzałką do Komisariatu. Tak doszło do drugiego wydarzenia, a twoja fabuła mówi „nie”! Najpierw połóż w Zaułku swoją ostatnią kartę, Woźnicę.
lesson-hide = Została jedna akcja. Zakryj Zabójcę: w tym wydarzeniu ma leżeć odkryty, więc zakryty się nie liczy.
lesson-end = To była ostatnia tura, fabuły zostają odkryte. Do morderstwa doszło, do dwóch pozostałych wydarzeń nie, dokładnie jak mówi twoja fabuła: 3 punkty. Przeciwnik ma 1. Wygrywasz! W dłuższej grze talia się kończy: wtedy masz w turze dwie akcje. A odkryta postać może opuścić miasto przez Wyjście w Opuszczonej Fabryce.

# What the lab counts.
topic-plots = Fabuły: ile z trzech wydarzeń skończyło się tak, jak mówi fabuła, w procentach
    .of = fabuła
    .across = { $value } z 3
    .count = razy rozdano
    .all = Wszystkie trzy ma { $share }% fabuł.
topic-plots-item = { $card }
topic-true = Wydarzenia rozdziałów: jak często do każdego dochodziło
    .of = wydarzenie
    .count = gry
topic-true-item = { $chapter }. { condition }
