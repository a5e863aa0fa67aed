# W cieniu tronu. Karty i gracze przychodzą jako nazwy, w przypadkach. $known mówi, czy czytelnik zna podejrzaną kartę ("yes" lub "no").

title = W cieniu tronu
tagline = Odsłaniaj dworzan, dopóki starcza ci odwagi, układaj ich w kolumny, a ich zdolności pomogą ci zebrać kolejnych.

card-general = Generał
    .gender = animate
    .gen = Generała
    .acc = Generała
    .text = Raz na turę, jeśli nikt nie ma więcej Generałów niż ty: obniż ostatnią kartę rzędu o 3.
card-prophet = Prorok
    .gender = animate
    .gen = Proroka
    .acc = Proroka
    .text = Raz na turę, jeśli nikt nie ma więcej Proroków niż ty: podejrzyj wierzchnią kartę talii.
card-jester = Błazen
    .gender = animate
    .gen = Błazna
    .acc = Błazna
    .text = Raz na turę, jeśli nikt nie ma więcej Błaznów niż ty: obniż lub podwyższ ostatnią kartę rzędu o 1.
card-assassin = Skrytobójca
    .gender = animate
    .gen = Skrytobójcy
    .acc = Skrytobójcę
    .text = Raz na turę, jeśli nikt nie ma więcej Skrytobójców niż ty: obniż ostatnią kartę rzędu o 2.
card-judge = Sędzia
    .gender = animate
    .gen = Sędziego
    .acc = Sędziego
    .text = Raz na turę, jeśli nikt nie ma więcej Sędziów niż ty: użyj swojego Generała, Proroka, Błazna lub Skrytobójcy, nawet jeśli w tej turze już go użyto albo ktoś ma więcej takich kart.
card-minstrel = Minstrel
    .gender = animate
    .gen = Minstrela
    .acc = Minstrela
    .text = Jeśli nikt nie ma więcej Minstreli niż ty: w wymianie można ci zabrać tylko Minstrela.
card-alchemist = Alchemik
    .gender = animate
    .gen = Alchemika
    .acc = Alchemika
    .text = Jeśli nikt nie ma więcej Alchemików niż ty: inni mogą zniszczyć u ciebie tylko Alchemika.
card-queen = Królowa
    .gender = feminine
    .gen = Królowej
    .acc = Królową
    .text = Niszczyć karty możesz tylko wtedy, gdy w rzędzie jest więcej kart, niż masz Królowych.
card-king = Król
    .gender = animate
    .gen = Króla
    .acc = Króla
    .text = Wymieniać rząd możesz tylko wtedy, gdy jest w nim co najmniej tyle kart, ilu masz Królów.
card-end = Koniec gry
    .gender = inanimate
    .gen = Końca gry
    .acc = Koniec gry
    .text = Gdy tylko ta karta zostanie odsłonięta, gra się kończy, a rząd przepada.

# Części zdań.
row-of = { $cards ->
    [one] rząd z { $cards } karty
   *[other] rząd z { $cards } kart
}
cards-of = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

question-turn = { $last ->
    [first] Odsłaniasz następną kartę czy kończysz?
    [above] Ostatnia karta jest za wysoka. Obniżasz ją czy godzisz się z wpadką?
    [equal] { $destroys ->
        [yes] Karty są równe! Zniszczyć kartę, odsłonić następną czy skończyć?
        [no] Karty są równe, ale nie ma czego zniszczyć. Odsłonić następną czy skończyć?
        [queens] Karty są równe, ale Królowe nie pozwalają niszczyć. Odsłonić następną czy skończyć?
       *[done] Odsłaniasz następną kartę czy kończysz?
    }
   *[below] Odsłaniasz następną kartę czy kończysz?
}
    .text = { $last ->
        [above] Obniż ją zdolnością, inaczej wszystkie karty rzędu przepadną.
       *[other] Zakończ, kiedy chcesz, a karty będą twoje. Ale karta wyższa od poprzedniej może cię kosztować cały rząd.
    }
question-drop = Masz więcej niż { $columns ->
    [5] pięć kolumn
    [one] jedną kolumnę
    [few] { $columns } kolumny
   *[many] { $columns } kolumn
}. Którą odrzucasz?

move-draw = odsłoń kartę
move-take = zabierz rząd
move-bust = pogódź się z wpadką
move-peek = Prorok: podejrzyj wierzchnią kartę talii
    .inside = podejrzyj Prorokiem wierzchnią kartę talii
move-general = Generał: obniż o 3
    .inside = obniż kartę Generałem o 3
move-assassin = Skrytobójca: obniż o 2
    .inside = obniż kartę Skrytobójcą o 2
move-jester-down = Błazen: obniż o 1
    .inside = obniż kartę Błaznem o 1
move-jester-up = Błazen: podwyższ o 1
    .inside = podwyższ kartę Błaznem o 1
move-judge-peek = Sędzia jako Prorok: podejrzyj wierzchnią kartę talii
    .inside = podejrzyj Sędzią wierzchnią kartę talii
move-judge-general = Sędzia jako Generał: obniż o 3
    .inside = obniż kartę Sędzią o 3
move-judge-assassin = Sędzia jako Skrytobójca: obniż o 2
    .inside = obniż kartę Sędzią o 2
move-judge-jester-down = Sędzia jako Błazen: obniż o 1
    .inside = obniż kartę Sędzią o 1
move-judge-jester-up = Sędzia jako Błazen: podwyższ o 1
    .inside = podwyższ kartę Sędzią o 1
move-swap = wymień rząd na { $card_acc } { $seat_gen }
move-destroy = { $seat_person ->
    [second] zniszcz { $card_gender ->
        [animate] swojego
        [feminine] swoją
        [neuter] swoje
       *[inanimate] swój
    } { $card_acc }
   *[third] zniszcz { $card_acc } { $seat_gen }
}
move-drop = odrzuć całą kolumnę { $card_gen }

event-dealt = { $seat_person ->
    [second] potasowano talię ({ cards-of }); grę zaczynasz ty.
   *[third] potasowano talię ({ cards-of }); grę zaczyna { $seat }.
}
event-turn = { $seat_person ->
    [second] twoja tura.
   *[third] tura { $seat_gen }.
}
event-revealed = { $seat_person ->
    [second] odsłaniasz { $card_acc }.
   *[third] { $seat } odsłania { $card_acc }.
}
event-judged = { $seat_person ->
    [second] używasz Sędziego jako { $card_gen }.
   *[third] { $seat } używa Sędziego jako { $card_gen }.
}
event-changed = { $seat_person ->
    [second] używasz { $card_gen }: ostatnia karta liczy się teraz jako { $value }.
   *[third] { $seat } używa { $card_gen }: ostatnia karta liczy się teraz jako { $value }.
}
event-looked = { $seat_person ->
    [second] { $known ->
        [yes] podglądasz wierzchnią kartę talii: { $card }.
       *[no] podglądasz wierzchnią kartę talii.
    }
   *[third] { $known ->
        [yes] { $seat } podgląda wierzchnią kartę talii: { $card }.
       *[no] { $seat } podgląda wierzchnią kartę talii.
    }
}
event-destroyed = { $seat_person ->
    [second] niszczysz { whose-card }.
   *[third] { $seat } niszczy { whose-card }.
}
whose-card = { $whose ->
    [mine] { $seat_person ->
        [second] { $card_gender ->
            [animate] swojego
            [feminine] swoją
            [neuter] swoje
           *[inanimate] swój
        } { $card_acc }
       *[third] { $card_gender ->
            [animate] twojego
            [feminine] twoją
            [neuter] twoje
           *[inanimate] twój
        } { $card_acc }
    }
    [own] { $card_gender ->
        [animate] swojego
        [feminine] swoją
        [neuter] swoje
       *[inanimate] swój
    } { $card_acc }
   *[other] { $card_acc } { $robbed_gen }
}
event-bust = { $seat_person ->
    [second] zaliczasz wpadkę: { row-of } przepada.
   *[third] { $seat } zalicza wpadkę: { row-of } przepada.
}
event-took = { $seat_person ->
    [second] zabierasz { row-of }.
   *[third] { $seat } zabiera { row-of }.
}
event-swapped = { $seat_person ->
    [second] bierzesz { $card_acc } od { $robbed_gen } w zamian za rząd.
   *[third] { $seat } bierze { $card_acc } od { $robbed_gen } w zamian za rząd.
}
event-given = { $seat_person ->
    [second] dostajesz { row-of }.
   *[third] { $seat } dostaje { row-of }.
}
event-overfull = { $seat_person ->
    [second] odrzucasz { $card_acc }: kolumna jest już pełna.
   *[third] { $seat } odrzuca { $card_acc }: kolumna jest już pełna.
}
event-dropped = { $seat_person ->
    [second] odrzucasz całą kolumnę { $card_gen } ({ cards-of }).
   *[third] { $seat } odrzuca całą kolumnę { $card_gen } ({ cards-of }).
}
event-reshuffled = { $seat_person ->
    [second] tasujesz stos kart odrzuconych i tworzysz z niego nową talię ({ cards-of }); jest w niej także „Koniec gry”.
   *[third] { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię ({ cards-of }); jest w niej także „Koniec gry”.
}
event-ended = gra się skończyła.
event-scored = { $seat_person ->
    [second] zdobywasz { score }.
   *[third] { $seat } zdobywa { score }.
}

option-copies = ile kart ma każda postać (według zasad pięć przy dwóch graczach, siedem przy trzech, dziewięć przy czterech)
option-columns = ile kolumn może leżeć przed graczem
option-height = ile kart może leżeć w kolumnie
option-row = ile kart można odsłonić w turze
option-scoring = ilu kart potrzebuje kolumna, by przynieść punkty

menu = { $title }: odsłaniaj karty, dopóki starcza ci odwagi, i zbieraj dworzan, którzy ci pomogą. 2–4 graczy.
action = { $kind ->
    [swap] wymień rząd na kartę przeciwnika…
   *[destroy] zniszcz kartę…
}

# Co trener objaśnia w pierwszej prawdziwej grze. Za każdą uwagą stoi zasada.
coach-row = W swojej turze odsłaniasz karty pojedynczo, najwyżej pięć. Jeśli karta jest wyższa od poprzedniej, a twoje postacie jej nie obniżą, to wpadka: przepada cały rząd. Skończ wcześniej, a rząd będzie twój.
coach-took = Rząd został zabrany. Leży teraz w kolumnach, po jednej na postać. Więcej niż pięciu kolumn mieć nie można: przy szóstej trzeba odrzucić całą kolumnę.
coach-bust = Ostatnia karta była wyższa od poprzedniej i nikt jej nie obniżył. To wpadka: cały rząd trafił na stos kart odrzuconych.
coach-destroyed = Gdy ostatnia karta rzędu jest równa poprzedniej, można zniszczyć kartę dowolnego gracza.
coach-swapped = Zamiast zabierać rząd, można go wymienić: przeciwnik dostaje cały rząd, a ty bierzesz jedną jego kartę.
coach-changed = Postać zmieniła wartość ostatniej karty. Potrafią to Generał, Skrytobójca i Błazen: każda kolumna raz na turę i tylko wtedy, gdy nikt nie ma więcej kart tej postaci.
coach-reshuffled = Talia się skończyła i nową złożono ze stosu kart odrzuconych. Teraz jest w niej „Koniec gry”: może się nim okazać każda następna karta.
why-draw = Dłuższy rząd to więcej kart dla ciebie, a { $high ->
    [0] wpadka jest teraz niemożliwa
   *[other] rząd przepadnie, jeśli { reason-falls }
  }.
    .risk = { $high ->
        [0] {""}
       *[other] Rząd przepadnie, jeśli { reason-falls }.
      }
reason-falls = { $high ->
    [1] trafi się jedna określona karta (z { $cards })
   *[other] trafi się jedna z { $high } kart (z { $cards })
  }
why-take = { $high ->
    [0] {""}
   *[other] Karty, które teraz zabierzesz, w tej turze już nie przepadną.
  }
    .now = { reason-points }
    .risk = Rząd mógł jeszcze urosnąć.
why-drop = { $loss ->
    [0] Ta kolumna teraz nie punktuje.
   *[other] {""}
  }
    .now = { reason-points }
why-swap = { $won ->
    [none] {""}
   *[other] Zdobywasz koronę, a z nią zdolność: { $won }.
  } { why-destroy } { $passed ->
    [yes] Korona { $target_gen } przechodzi od { $robbed_gen } do ciebie razem ze zdolnością.
   *[no] {""}
  }
    .now = { reason-points } { why-destroy.now }
    .risk = Przy wymianie cały rząd dostaje przeciwnik.
why-destroy = { $gone ->
    [none] {""}
   *[other] { $robbed } traci koronę: { $gone }.
  }
    .now = { $more ->
        [0] {""}
        [one] { $robbed } od razu dostaje { $more } punkt.
        [few] { $robbed } od razu dostaje { $more } punkty.
       *[many] { $robbed } od razu dostaje { $more } punktów.
      } { $less ->
        [0] {""}
        [one] Przez to { $robbed } od razu traci { $less } punkt.
        [few] Przez to { $robbed } od razu traci { $less } punkty.
       *[many] Przez to { $robbed } od razu traci { $less } punktów.
      }
    .risk = Zniszczenie szkodzi innym, ale niczego nie dodaje do twoich kolumn.
reason-points = { $gain ->
    [0] {""}
    [one] Od razu daje ci to { $gain } punkt.
    [few] Od razu daje ci to { $gain } punkty.
   *[many] Od razu daje ci to { $gain } punktów.
  } { $loss ->
    [0] {""}
    [one] Od razu tracisz przez to { $loss } punkt.
    [few] Od razu tracisz przez to { $loss } punkty.
   *[many] Od razu tracisz przez to { $loss } punktów.
  }
why-peek = Gdy znasz wierzchnią kartę, decydujesz bez ryzyka.
    .risk = Podejrzeć można tylko raz na turę.
why-changes = { $facts ->
    [saves] Obniżenie ostatniej karty ratuje rząd.
   *[none] {""}
  }
    .risk = Postać użyta teraz nie pomoże już w tej turze.

## At the terminal
court-piles = Kart w talii: { $deck }, na stosie kart odrzuconych: { $discard }.
court-bar = talia { $deck } · odrzucone { $discard } · { $whose ->
    [mine] twoja tura
    [over] gra zakończona
   *[other] tura { $player_gen }
}
court-row-short = Rząd:
court-spent = użyte
court-row-head = Rząd, w kolejności odsłaniania:
court-top = Znasz wierzchnią kartę talii: { $card }.
court-score = punkty
court-points = ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  })
court-column = { $card } × { $count }
court-row = Rząd: { $cards }. { $value ->
    [none] To koniec gry.
   *[other] Ostatnia karta liczy się jako { $value }.
}
court-used = Użyte w tej turze: { $cards }.

## In the browser
board-above = { $value } jest wyższe niż { $before }
board-limit = { $value } lub mniej{ $changed ->
    [yes] , jak na karcie
   *[no] {""}
  }
board-any = dowolna karta
board-reveal = { $how ->
    [bust] będzie wpadka
    [end] koniec gry
    [sure] bez ryzyka
    [saved] { $count ->
        [one] pomoże
       *[other] pomogą
      } { $who }
    [helped] pomogą zdolności
    [ends] { $high ->
        [0] koniec gry: 1 z { $cards }
       *[other] wpadka: { $high } · koniec gry: 1 z { $cards }
      }
   *[odds] wpadka: { $high } z { $cards }
  }
board-take = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }{ $more ->
    [drop] , potem odrzuć kolumnę
    [0] {""}
    [one] , +{ $more } punkt
    [few] , +{ $more } punkty
   *[many] , +{ $more } punktów
  }
board-equal = równe
board-leads = zdolność dostępna
board-spent = użyte
board-outnumbered = ustępuje
board-more = { $cards ->
    [one] brakuje 1 karty
   *[other] brakuje { $cards } kart
  }
board-rule = Kolumna z co najmniej { $cards } kartami daje raz punkty równe swojej wartości. Korona oznacza, że nikt nie ma więcej kart tej postaci i jej zdolność jest dostępna.
board-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
board-swap = Wymień
board-destroy = Zniszcz
board-drop = Odrzuć
board-ability = Zdolność
board-look = Podejrzyj talię
board-scored = Co dało punkty
board-use = Użyj
board-can = { $what ->
    [both] Oddaj rząd za tę kartę albo ją zniszcz.
    [swap] Oddaj rząd za tę kartę.
    [destroy] Zniszcz tę kartę.
   *[drop] Odrzuć tę kolumnę.
  }
board-drops = { $seat_person ->
    [second] potem odrzucasz kolumnę
   *[third] { $seat } odrzuca kolumnę
  }
board-same = punkty bez zmian
board-forgone = Rząd można jeszcze uratować ({ $cards }). Jeśli pogodzisz się z wpadką, przepadną wszystkie jego karty.
board-bars-swap = Tę kartę chroni Minstrel { $seat_gen }: w wymianie można zabrać tylko Minstrela.
board-bars-destroy = Tę kartę chroni Alchemik { $seat_gen }: zniszczyć można tylko Alchemika.
board-bars-done = W tej turze zniszczono już { $seat_person ->
    [second] twoją kartę
   *[third] kartę { $seat_gen }
  }.
board-bars-own = W wymianie bierzesz kartę przeciwnika.
board-bars-kings = Masz { $count } Królów, więc wymienić możesz tylko rząd co najmniej { $count } kart.
board-bars-queens = { $count ->
    [one] Masz Królową, więc zniszczyć kartę możesz tylko wtedy, gdy w rzędzie jest więcej niż jedna karta.
    [few] Masz { $count } Królowe, więc zniszczyć kartę możesz tylko wtedy, gdy w rzędzie są więcej niż { $count } karty.
   *[many] Masz { $count } Królowych, więc zniszczyć kartę możesz tylko wtedy, gdy w rzędzie jest więcej niż { $count } kart.
  }
board-phase = { $phase ->
    [last] Ostatnia karta talii! Potem talią stanie się stos kart odrzuconych, a w nim „Koniec gry”.
    [empty] Talia się skończyła. Teraz talią stanie się stos kart odrzuconych ({ $cards }), a w nim „Koniec gry”.
   *[end] „Koniec gry” jest już w talii: może się nim okazać każda karta.
  }
    .short = { $phase ->
        [last] Ostatnia karta!
       *[empty] Talia pusta
      }
board-helped = Swoimi zdolnościami możesz obniżyć kartę o wartości do { $safe }.
board-printed = Następną kartę porównuje się z liczbą wydrukowaną na tej: { $value }. Zmieniona wartość liczy się tylko wobec poprzedniej karty.
board-why-leads = { $seat_person ->
    [second] Korona: nikt nie ma więcej kart tej postaci niż ty, więc zdolność jest dostępna.
   *[third] Korona: nikt nie ma więcej kart tej postaci niż { $seat }, więc może on użyć tej zdolności.
  }
board-why-outnumbered = Ktoś ma więcej kart tej postaci, więc zdolność teraz nie działa.
board-why-spent = W tej turze już użyta.
board-why-always = Bez korony: właściciela dotyczy to zawsze.

# Lekcja: jedna uwaga do każdego kroku.
lesson-goal = Witaj! Zbieraj pary: dwie lub więcej kart jednej postaci przynosi na końcu jej wartość. W swojej turze odsłaniasz karty po jednej, najwyżej pięć; żadna nie może być wyższa od poprzedniej. Pierwsza to Król (9), wyższej nie ma. Odsłoń kolejną kartę.
lesson-more = Minstrel (6). Następna karta nie może być wyższa niż 6, bo stracisz cały rząd. Jedna karta kończy grę. Szanse są jeszcze niezłe: odsłoń jeszcze jedną.
lesson-take = Skrytobójca (4). Większość kart jest wyższa. Skończ na tym i zabierz rząd.
lesson-bust = Gracz 2 miał Błazna (3) i odsłonił o jedną kartę za dużo: Królowa (8) jest wyższa. To wpadka: obie karty trafiły na stos kart odrzuconych, a tura gracza 2 się skończyła.
lesson-second = Twoje trzy karty leżą teraz w kolumnach, po jednej na każdą postać. Twoja nowa tura zaczyna się od Minstrela (6). Odsłoń kolejną kartę.
lesson-high = Alchemik (7) jest wyższy niż 6. Ale Skrytobójca może raz na turę obniżyć ostatnią kartę o 2. Korona oznacza, że możesz go użyć: nikt nie ma więcej Skrytobójców niż ty. Użyj go.
lesson-saved = Alchemik liczy się teraz jako 5. Udało się! (Tylko ten jeden raz: następną kartę porównano by z wydrukowaną na nim 7). Zabierz rząd, a będziesz mieć dwóch Minstreli, czyli 6 punktów.
lesson-swap = Gracz 2 zabrał Króla. Ty też masz jednego, a para Królów dałaby 9 punktów. Zamiast zabierać rząd, możesz go wymienić: przeciwnik dostaje cały rząd, a ty jedną jego kartę. W twoim rzędzie jest tylko Błazen: oddaj go za Króla.
lesson-equal = Gracz 2 zabrał Generała. Twoi dwaj Minstrele mają koronę: w wymianie można zabrać ci tylko Minstrela. Twoja tura zaczyna się od Sędziego (5). Następna karta może być równa lub niższa: odsłoń kolejną.
lesson-destroy = Drugi Sędzia: karty są równe! Możesz teraz zniszczyć jedną kartę dowolnego gracza. Gracz 2 ma dwóch Błaznów, parę wartą 3 punkty: zniszcz jednego.
lesson-keep = Teraz zabierz rząd: para Sędziów daje 5 punktów. To twoja piąta kolumna, a więcej niż pięciu mieć nie można: przy szóstej postaci trzeba by odrzucić jedną całą kolumnę.
lesson-end = Gracz 2 odsłonił kartę „Koniec gry” i gra od razu się skończyła. (W pełnej grze wtasowuje się ją w odrzucone karty, gdy talia się wyczerpie; odtąd każda odsłonięta karta może się okazać ostatnią.) Twoje pary: Królowie 9, Minstrele 6, Sędziowie 5, razem 20. Gracz 2 nie ma żadnej pary: 0 punktów. Wygrywasz!

# What the lab counts.
topic-bust = Wpadki według długości rzędu: jaka część rzędów, które osiągnęły tę długość, skończyła się wtedy wpadką
    .of = długość
    .count = rzędy
    .all = Ze wszystkich rzędów wpadką kończy się { $share }%: { $each } na gracza i grę. Rząd, który ani nie wpadł, ani nie został zabrany, rośnie; rząd leżący w chwili końca gry przepada.
topic-bust-item = kart: { $cards }
topic-stop = Zatrzymania według długości rzędu: jaką część rzędów, które osiągnęły tę długość, wtedy zabrano lub wymieniono
    .of = długość
    .count = rzędy
topic-stop-item = kart: { $cards }
