# Oriflamme: Ablaze. Karty i gracze przychodzą jako nazwy, w przypadkach. $known mówi, czy czytelnik zna tajną kartę zdarzenia ("yes" lub "no").

title = Oriflamme: Ablaze
tagline = Waśń przerodziła się w wojnę. Pułapki zastawiono, wierność kupiono, a każdy książę ma w odwodzie sobowtóra.

card-prince = Książę
    .gender = animate
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
    .loc = Księciu
    .text = Otrzymujesz { $prince ->
        [one] { $prince } punkt Wpływu
        [few] { $prince } punkty Wpływu
       *[many] { $prince } punktów Wpływu
    }. Gdy ujawniasz Księcia, najpierw umieść w Kolejce swojego Bliźniaka. Gdy Książę zostanie zlikwidowany, odrzuć też Bliźniaka, chyba że leży pod inną kartą.
card-twin = Bliźniak
    .gender = animate
    .gen = Bliźniaka
    .dat = Bliźniakowi
    .acc = Bliźniaka
    .loc = Bliźniaku
    .text = Otrzymujesz { $twin ->
        [one] { $twin } punkt Wpływu
        [few] { $twin } punkty Wpływu
       *[many] { $twin } punktów Wpływu
    }. Do Kolejki wprowadza go tylko twój Książę. Gdy Bliźniak zostanie zlikwidowany, odrzuć też odkrytego Księcia, chyba że leży pod inną kartą.
card-queen = Królowa
    .gender = feminine
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .loc = Królowej
    .text = Otrzymujesz { $queen ->
        [one] { $queen } punkt Wpływu
        [few] { $queen } punkty Wpływu
       *[many] { $queen } punktów Wpływu
    }. Przeciwnik, który ją zlikwiduje, zyskuje o { $bounty } więcej.
card-cutthroat = Siepacz
    .gender = animate
    .gen = Siepacza
    .dat = Siepaczowi
    .acc = Siepacza
    .loc = Siepaczu
    .text = Zlikwiduj sąsiadującą kartę i wszystkie odkryte karty o tej samej nazwie należące do innych rodów. Jeśli zlikwidujesz tylko jedną kartę, nic za nią nie dostajesz.
card-apothecary = Aptekarz
    .gender = animate
    .gen = Aptekarza
    .dat = Aptekarzowi
    .acc = Aptekarza
    .loc = Aptekarzu
    .text = Zlikwiduj kartę sąsiadującą z inną kartą twojego rodu. Może to być sam Aptekarz.
card-felon = Złoczyńca
    .gender = animate
    .gen = Złoczyńcy
    .dat = Złoczyńcy
    .acc = Złoczyńcę
    .loc = Złoczyńcy
    .text = Każdy gracz, także ty, traci 1 punkt Wpływu za każdą swoją kartę sąsiadującą ze Złoczyńcą.
card-schemer = Intrygantka
    .gender = feminine
    .gen = Intrygantki
    .dat = Intrygantce
    .acc = Intrygantkę
    .loc = Intrygantce
    .text = Otrzymujesz { $schemer ->
        [one] { $schemer } punkt Wpływu
        [few] { $schemer } punkty Wpływu
       *[many] { $schemer } punktów Wpływu
    }. Jeśli obok leży stos, zamiast tego odrzuć Intrygantkę.
card-substitution = Podmiana
    .gender = feminine
    .gen = Podmiany
    .dat = Podmianie
    .acc = Podmianę
    .loc = Podmianie
    .text = Zlikwiduj sąsiadującą kartę. Jeśli była to Postać przeciwnika i leżała sama, zastąp ją taką samą własną kartą spośród odrzuconych lub odłożonych. Potem odrzuć Podmianę.
card-plan = Plan
    .gender = inanimate
    .gen = Planu
    .dat = Planowi
    .acc = Plan
    .loc = Planie
    .text = Najpierw go odrzuć. Aktywuj jedną ze swoich odkrytych Postaci. Potem każdy punkt Wpływu, który leżał na Planie, zatrzymaj albo wydaj na jeszcze jedną aktywację.
card-trap = Pułapka
    .gender = feminine
    .gen = Pułapki
    .dat = Pułapce
    .acc = Pułapkę
    .loc = Pułapce
    .text = Jeśli ją ujawnisz, leżący na niej Wpływ przepada, a ty zyskujesz { $reveal_trap ->
        [one] { $reveal_trap } punkt
        [few] { $reveal_trap } punkty
       *[many] { $reveal_trap } punktów
    }. Jeśli zlikwiduje ją karta przeciwnika, tamta karta zostaje odrzucona, a ty kradniesz przeciwnikowi { $trap ->
        [one] { $trap } punkt
        [few] { $trap } punkty
       *[many] { $trap } punktów
    }.
card-bribery = Przekupstwo
    .gender = neuter
    .gen = Przekupstwa
    .dat = Przekupstwu
    .acc = Przekupstwo
    .loc = Przekupstwie
    .text = Połóż swój żeton przekupstwa na odkrytej Postaci, która leży sama: odtąd należy ona do twojego rodu. Potem odrzuć Przekupstwo.

# Części zdań.
influence = { $amount ->
    [one] { $amount } punkt Wpływu
    [few] { $amount } punkty Wpływu
   *[many] { $amount } punktów Wpływu
}
my-card = { $card_gender ->
    [feminine] twoja
    [neuter] twoje
   *[masculine] twój
} { $card }
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
   *[other] { $card_acc } { $family_gen }
}
own-card = { $under ->
    [none] swojej karcie na pozycji { $place }
   *[other] { $under_gender ->
        [feminine] swojej
       *[masculine] swoim
    } { $under_loc }
}
target-card = { $aim ->
    [known] { $owner_person ->
        [second] { $target_gender ->
            [animate] swojego
            [feminine] swoją
            [neuter] swoje
           *[inanimate] swój
        } { $target_acc }{ in-place }
       *[third] { $target_acc } { $owner_gen }{ in-place }
    }
    [hidden] { $owner_person ->
        [second] swoją zakrytą kartę{ in-place }
       *[third] zakrytą kartę { $owner_gen }{ in-place }
    }
   *[place] kartę na pozycji { $place }
}
on-card = { $aim ->
    [known] { $owner_person ->
        [second] { $target_gender ->
            [feminine] swojej
           *[masculine] swoim
        } { $target_loc }{ in-place }
       *[third] { $target_loc } { $owner_gen }{ in-place }
    }
    [hidden] { $owner_person ->
        [second] swojej zakrytej karcie{ in-place }
       *[third] zakrytej karcie { $owner_gen }{ in-place }
    }
   *[place] karcie na pozycji { $place }
}
in-place = { $apart ->
    [yes] {""}
   *[no] {" "}na pozycji { $place }
}

question-place = Którą kartę kładziesz i gdzie?
    .text = Wybierz kartę, a potem początek Kolejki, jej koniec albo swoją kartę, którą przykryje. Po ostatniej rundzie wygrywa gracz z największym Wpływem.
    .chosen = Gdzie kładziesz { $card_acc }?
question-reveal = { my-card }: zostawiasz kartę zakrytą czy ją ujawniasz?
question-twin = Twój Książę sprowadza Bliźniaka. Gdzie go kładziesz?
question-cutthroat = Twój Siepacz: którą sąsiadującą kartę likwidujesz?
question-apothecary = Twój Aptekarz: którą kartę likwidujesz?
question-substitution = Twoja Podmiana: którą sąsiadującą kartę likwidujesz?
question-bribery = Twoje Przekupstwo: kogo przekupujesz?
question-activate = Twój Plan: którą Postać aktywujesz?
    .text = Jej zdolność działa od razu, tam, gdzie leży.
question-spend = { $left ->
    [1] Ostatni punkt Wpływu z twojego Planu: zatrzymujesz go czy wydajesz na jeszcze jedną aktywację?
   *[other] Z twojego Planu { $left ->
        [few] zostały { $left } punkty Wpływu
       *[many] zostało { $left } punktów Wpływu
    }. Następny zatrzymujesz czy wydajesz na jeszcze jedną aktywację?
}
    .text = Zatrzymany punkt jest twój; wydany jeszcze raz aktywuje Postać.

move-keep = zostaw kartę zakrytą i połóż na niej { $keep ->
        [one] { $keep } punkt Wpływu
        [few] { $keep } punkty Wpływu
       *[many] { $keep } punktów Wpływu
    }
    .short = Zostaw zakrytą
    .note = +{ $keep } Wpływu na karcie
    .last = +{ $keep }, ale już się nie liczy
    .trap = +{ $keep }, ale po ujawnieniu przepada
move-reveal = ujawnij kartę
    .short = Ujawnij
    .note = działa zdolność
move-place-front = połóż { $card_acc } na początku Kolejki
    .short = Połóż
    .begun = Połóż kartę na początku Kolejki: wybierz ją z ręki.
move-place-back = połóż { $card_acc } na końcu Kolejki
    .short = Połóż
    .begun = Połóż kartę na końcu Kolejki: wybierz ją z ręki.
move-place-on = połóż { $card_acc } na { on-card }
    .short = Przykryj
move-target = zlikwiduj { target-card }
    .short = Zlikwiduj
move-twin-front = połóż Bliźniaka na początku Kolejki
move-twin-back = połóż Bliźniaka na końcu Kolejki
move-twin-on = połóż Bliźniaka na { on-card }
    .short = Bliźniak
move-activate = aktywuj { target-card }
    .short = Aktywuj
move-take = zatrzymaj
    .short = Zatrzymaj
move-spend = wydaj na jeszcze jedną aktywację
    .short = Wydaj
move-bribe = przekup { target-card }
    .short = Przekup

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] losowo odłożono na bok twoją kartę: { $card }.
       *[no] losowo odłożono na bok twoją zakrytą kartę.
    }
   *[third] { $known ->
        [yes] losowo odłożono na bok kartę { $seat_gen }: { $card }.
       *[no] losowo odłożono na bok zakrytą kartę { $seat_gen }.
    }
}
event-round = { $first_person ->
    [second] runda { $round }. Zaczynasz ty.
   *[third] runda { $round }. Zaczyna { $first }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] kładziesz { some-card } na początku Kolejki.
        [back] kładziesz { some-card } na końcu Kolejki.
       *[on] kładziesz { some-card } na { own-card }.
    }
   *[third] { $way ->
        [front] { $seat } kładzie { some-card } na początku Kolejki.
        [back] { $seat } kładzie { some-card } na końcu Kolejki.
       *[on] { $seat } kładzie { some-card } na { own-card }.
    }
}
some-card = { $known ->
    [yes] { $card_gender ->
        [feminine] zakrytą
        [neuter] zakryte
        [inanimate] zakryty
       *[animate] zakrytego
    } { $card_acc }
   *[no] zakrytą kartę
}
event-kept = { $seat_person ->
    [second] { $known ->
        [yes] zostawiasz { left-card }{ now-on-it }.
       *[no] zostawiasz kartę na pozycji { $place } zakrytą{ now-on-it }.
    }
   *[third] { $known ->
        [yes] { $seat } zostawia { left-card }{ now-on-it }.
       *[no] { $seat } zostawia kartę na pozycji { $place } zakrytą{ now-on-it }.
    }
}
left-card = { $card_acc } { $card_gender ->
    [feminine] zakrytą
    [neuter] zakryte
    [inanimate] zakryty
   *[animate] zakrytego
}
now-on-it = { $tokens ->
    [0] {""}
    [one] ; na karcie jest teraz { $tokens } punkt Wpływu
    [few] ; na karcie są teraz { $tokens } punkty Wpływu
   *[many] ; na karcie jest teraz { $tokens } punktów Wpływu
}
event-revealed = { $seat_person ->
    [second] ujawniasz { $card_acc }.
   *[third] { $seat } ujawnia { $card_acc }.
}
event-took = { $seat_person ->
    [second] zabierasz { influence } z karty { $card }.
   *[third] { $seat } zabiera { influence } z karty { $card }.
}
event-acts = { $seat_person ->
    [second] działa { my-card }.
   *[third] działa { $card } { $seat_gen }.
}
event-gained = { $seat_person ->
    [second] { $amount ->
        [0] { $card } nic ci nie przynosi.
       *[other] dzięki { $card_dat } zyskujesz { influence }.
    }
   *[third] { $amount ->
        [0] { $card } nic nie przynosi { $seat_dat }.
       *[other] dzięki { $card_dat } { $seat } zyskuje { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] { $rule ->
        [ABL-21] { my-card } nie ma kogo aktywować.
       *[other] { my-card } nie ma celu.
    }
   *[third] { $rule ->
        [ABL-21] { $card } { $seat_gen } nie ma kogo aktywować.
       *[other] { $card } { $seat_gen } nie ma celu.
    }
}
event-eliminated = { $seat_person ->
    [second] likwidujesz { whose-card }{ lost-with-it }.
   *[third] { $seat } likwiduje { whose-card }{ lost-with-it }.
}
lost-with-it = { $tokens ->
    [0] {""}
   *[other] ; Wpływ na karcie ({ $tokens }) przepada
}
event-discarded = { $family_person ->
    [second] { $rule ->
        [ABL-12] { my-card } trafia do odrzuconych: Książę i Bliźniak jednego rodu giną razem.
        [ABL-18] { my-card } trafia do odrzuconych: obok leżał stos.
        [ABL-24] { my-card } trafia do odrzuconych: napastnik wpadł w Pułapkę.
       *[other] odrzucasz { $card_acc }.
    }
   *[third] { $rule ->
        [ABL-12] { $card } { $family_gen } trafia do odrzuconych: Książę i Bliźniak jednego rodu giną razem.
        [ABL-18] { $card } { $family_gen } trafia do odrzuconych: obok leżał stos.
        [ABL-24] { $card } { $family_gen } trafia do odrzuconych: napastnik wpadł w Pułapkę.
       *[other] { $family } odrzuca { $card_acc }.
    }
}
event-lost = { $seat_person ->
    [second] Wpływ z twojej karty { $card } ({ $amount }) przepada.
   *[third] Wpływ z { $card_gen } { $seat_gen } ({ $amount }) przepada.
}
event-ended = Ostatnia runda dobiegła końca.
event-twin = { $seat_person ->
    [second] { $way ->
        [front] kładziesz Bliźniaka na początku Kolejki.
        [back] kładziesz Bliźniaka na końcu Kolejki.
       *[on] kładziesz Bliźniaka na { own-card }.
    }
   *[third] { $way ->
        [front] { $seat } kładzie Bliźniaka na początku Kolejki.
        [back] { $seat } kładzie Bliźniaka na końcu Kolejki.
       *[on] { $seat } kładzie Bliźniaka na { own-card }.
    }
}
event-forfeited = { $seat_person ->
    [second] { $amount ->
        [0] Złoczyńca nie ma ci czego odebrać.
       *[other] przez Złoczyńcę tracisz { influence }.
    }
   *[third] { $amount ->
        [0] Złoczyńca nie ma czego odebrać { $seat_dat }.
       *[other] przez Złoczyńcę { $seat } traci { influence }.
    }
}
event-trapped = { $seat_person ->
    [second] { $amount ->
        [0] { $robbed } wpada w twoją Pułapkę, ale nie ma Wpływu.
       *[other] { $robbed } wpada w twoją Pułapkę: kradniesz { influence }.
    }
   *[third] { $robbed_person ->
        [second] { $amount ->
            [0] wpadasz w Pułapkę { $seat_gen }, ale nie masz Wpływu.
           *[other] wpadasz w Pułapkę { $seat_gen } i tracisz { influence }.
        }
       *[third] { $amount ->
            [0] { $robbed } wpada w Pułapkę { $seat_gen }, ale nie ma Wpływu.
           *[other] { $robbed } wpada w Pułapkę { $seat_gen } i traci { influence }.
        }
    }
}
event-replaced = { $seat_person ->
    [second] { $zone ->
        [aside] na tę pozycję sprowadzasz { $card_acc } z odłożonych kart.
       *[discard] na tę pozycję sprowadzasz { $card_acc } z odrzuconych kart.
    }
   *[third] { $zone ->
        [aside] na tę pozycję { $seat } sprowadza { $card_acc } z odłożonych kart.
       *[discard] na tę pozycję { $seat } sprowadza { $card_acc } z odrzuconych kart.
    }
}
event-not-replaced = { $seat_person ->
    [second] nikogo nie sprowadzasz: { $card_gen } nie ma ani wśród twoich odrzuconych, ani wśród odłożonych kart.
   *[third] { $seat } nikogo nie sprowadza: { $card_gen } nie ma ani wśród odrzuconych, ani wśród odłożonych kart.
}
event-activated = { $seat_person ->
    [second] aktywujesz { $card_acc }.
   *[third] { $seat } aktywuje { $card_acc }.
}
event-taken = { $seat_person ->
    [second] { $left ->
        [0] zatrzymujesz ostatni punkt Wpływu z Planu.
       *[other] zatrzymujesz punkt Wpływu z Planu; pozostało: { $left }.
    }
   *[third] { $left ->
        [0] { $seat } zatrzymuje ostatni punkt Wpływu z Planu.
       *[other] { $seat } zatrzymuje punkt Wpływu z Planu; pozostało: { $left }.
    }
}
event-spent = { $seat_person ->
    [second] { $left ->
        [0] wydajesz ostatni punkt Wpływu z Planu.
       *[other] wydajesz punkt Wpływu z Planu; pozostało: { $left }.
    }
   *[third] { $left ->
        [0] { $seat } wydaje ostatni punkt Wpływu z Planu.
       *[other] { $seat } wydaje punkt Wpływu z Planu; pozostało: { $left }.
    }
}
event-bribed = { $seat_person ->
    [second] przekupujesz { whose-card }.
   *[third] { $seat } przekupuje { whose-card }.
}
event-returned = żeton przekupstwa wraca do { $seat_gen }.

# Said at the end where points alone do not decide.
tie-broken = Wpływ jest równy. { $count ->
    [1] Zwycięzca kontroluje
   *[other] Zwycięzcy kontrolują
  } więcej wierzchnich kart w Kolejce.
board-aside = Odłożona: stąd do gry wraca tylko Postać, i tylko przez Podmianę.
board-last = Ostatnia runda! Wpływ pozostawiony na kartach się nie liczy.

option-rounds = ile rund trwa gra
option-influence = ile Wpływu każdy ma na początku
option-keep = ile Wpływu kładzie się na karcie, która zostaje zakryta
option-eliminate = ile Wpływu daje likwidacja karty
option-prince = ile Wpływu daje Książę
option-twin = ile Wpływu daje Bliźniak
option-queen = ile Wpływu daje Królowa
option-bounty = dodatkowy Wpływ za likwidację Królowej przeciwnika
option-schemer = ile Wpływu daje Intrygantka
option-trap = ile Wpływu Pułapka kradnie temu, kto ją zlikwidował
option-reveal_trap = ile Wpływu daje Pułapka ujawniona przez właściciela

menu = { $title }. Ta sama Kolejka, ale z pułapkami, przekupstwem i sobowtórem Księcia; dla tych, którzy znają już Oriflamme. 2–5 graczy.

# Co trener objaśnia w pierwszej prawdziwej grze. Za każdą uwagą stoi zasada.
coach-place = W każdej rundzie każdy kładzie w Kolejce jedną zakrytą kartę: na początku, na końcu albo na własnej karcie. Potem Kolejkę rozpatruje się od początku do końca.
coach-reveal = Trwa rozpatrywanie Kolejki i przyszła kolej na twoją kartę. Zostaw ją zakrytą i połóż na niej 1 punkt Wpływu albo ją ujawnij i od razu aktywuj jej zdolność.
coach-kept = Na zakrytej karcie gromadzi się Wpływ. Gdy ją ujawnisz, najpierw go zabierasz, a potem aktywujesz zdolność. Ale Plan może ten Wpływ wydać, a Pułapka go traci.
coach-twin = Gdy ujawniasz własnego Księcia, musisz najpierw umieścić w Kolejce odkrytego Bliźniaka, który czeka obok. Potem Książę przynosi 1 punkt Wpływu.
coach-eliminated = Zlikwidowana karta opuszcza Kolejkę, a leżący na niej Wpływ przepada. Za likwidację zyskuje się zwykle 1 punkt Wpływu.
coach-trapped = Pułapkę zlikwidowała karta innego gracza. Właściciel Pułapki kradnie temu graczowi do 3 punktów Wpływu, a atakująca karta zostaje odrzucona.
coach-bribed = Przekupiona karta należy do rodu tego, kto ją przekupił: to on ją rozpatruje i na niej zyskuje.
why-place-front = { $after ->
    [no] Na początku Kolejki zadziała jako pierwsza w tej rundzie.
   *[yes] Na początku Kolejki zadziała przed wszystkimi kartami, które już leżą.
  }
    .risk = Karta na początku Kolejki działa wcześnie, gdy o innych wiadomo najmniej.
why-place-back = { $after ->
    [no] Na końcu Kolejki zadziała ostatnia, po wszystkich innych kartach.
   *[yes] Na końcu Kolejki zadziała po wszystkich kartach, które już leżą.
  }
    .risk = Karta na końcu Kolejki działa późno i wcześniej można ją zlikwidować.
why-place-on = Na wierzchu własnej karty działa dokładnie tam, gdzie trzeba, a karta pod nią jest bezpieczna.
    .risk = Twoja przykryta karta nic nie robi.
why-keep = Na zakrytej karcie gromadzi się Wpływ i nikt nie wie, co to za karta.
    .risk = Zakryta karta jeszcze nic nie robi, a jeśli zostanie zlikwidowana, leżący na niej Wpływ przepadnie.
why-reveal = Ujawniona karta działa od razu, zanim ktoś ją zlikwiduje.
    .risk = Na ujawnionej karcie nie gromadzi się już Wpływ i nikogo ona nie zaskoczy.
why-keep-trap = Zakrytą ktoś może jeszcze zaatakować: zabierasz mu wtedy do { $gain }.
    .risk = Opłaci się tylko wtedy, gdy ktoś ją jeszcze zaatakuje.
why-reveal-trap = Ujawniona na pewno daje +{ $reveal }.
    .risk = Ujawniona daje tylko +{ $reveal }.
why-keep-plan = Każdy punkt na Planie można później wydać na jeszcze jedną aktywację.
    .risk = Zakryty Plan jeszcze nic nie robi, a jeśli zostanie zlikwidowany, leżący na nim Wpływ przepadnie.
why-reveal-plan = { $gain ->
    [0] Ujawniony Plan jeszcze raz aktywuje jedną z twoich odkrytych Postaci.
   *[other] Ujawniony Plan jeszcze raz aktywuje { $target_acc }: +{ $gain }.
  }
    .risk = Ujawniony Plan się odrzuca i Wpływ już się na nim nie gromadzi.
why-plan-on = Plan odrzuca się najpierw, więc { $target } pod nim znów leży na wierzchu i może zadziałać.
why-last-reveal = To jej ostatnia szansa, by zadziałać.
why-last-keep =
    .risk = To ostatnia runda: Wpływ na niej już się nie liczy.
why-target = { $facts ->
    [own] Tracisz własną kartę.
    [tokens] Leżący na niej Wpływ przepada.
    [up] { $target } już nie zadziała.
   *[hidden] Właściciel już jej nie użyje.
  }
    .beware = { $trap ->
        [yes] To może być Pułapka: wtedy jej właściciel zabiera ci do { $gain ->
            [one] { $gain } punktu
           *[other] { $gain } punktów
        } Wpływu, a twoja karta zostaje odrzucona.
        [gone] To może być Pułapka: wtedy jej właściciel zabiera ci do { $gain ->
            [one] { $gain } punktu
           *[other] { $gain } punktów
        } Wpływu.
       *[no] {""}
    }
why-twin-front = Na początku Kolejki działa przed innymi, ale jeszcze nie w tej rundzie.
why-twin-back = Na końcu Kolejki zadziała jeszcze w tej rundzie.
why-twin-on = Przykrywa twoją kartę: jest bezpieczna, ale nie działa.
why-activate = Ta postać działa jeszcze raz.
why-take = Jest twój od razu i na pewno.
why-spend = Kolejne działanie postaci może przynieść więcej.
why-bribe = Od teraz ta postać jest twoja.
why-card-prince = Książę wprowadza Bliźniaka i obaj przynoszą Wpływ w każdej rundzie.
why-card-queen = Królowa dobrze zarabia w każdej rundzie, ale przeciwnik za jej likwidację dostanie więcej niż zwykle.
why-card-cutthroat = Siepacz opłaca się tam, gdzie ginie naraz kilka kart o tej samej nazwie.
why-card-apothecary = Aptekarz dosięga każdej karty obok karty twojego rodu.
why-card-felon = Złoczyńca szkodzi tym, których karty leżą obok niego.
why-card-schemer = Intrygantka dobrze zarabia, dopóki obok nie ma stosu.
why-card-substitution = Podmiana likwiduje kartę obok, a zamiast niej może się pojawić twoja Postać.
why-card-plan = Plan pozwala ponownie zadziałać twojej najlepszej odkrytej Postaci; im dłużej czeka, tym więcej razy.
why-card-trap = Pułapka opłaca się, gdy wpadnie w nią przeciwnik.
why-card-bribery = Przekupstwo sprawia, że odkryta Postać przeciwnika jest twoja.

# Lekcja: jedna uwaga do każdego kroku.
lesson-goal = Witaj! Wygrywa ten, kto na końcu ma najwięcej Wpływu; zaczynasz z 1 punktem. Na ręce masz siedem kart, trzy losowo odłożono na bok, a Bliźniak czeka obok ciebie. Lekcja ma trzy rundy, pełna gra sześć.
lesson-place = W każdej rundzie każdy kładzie w Kolejce jedną zakrytą kartę i nikt nie widzi, którą. Zacznij od Księcia.
lesson-reveal = Teraz Kolejka jest rozpatrywana od początku do końca, a pierwszy leży twój Książę. Zakryta karta zbiera Wpływ, który zabierasz, gdy ją ujawniasz. Ale odkryty Książę przynosi 1 punkt w każdej rundzie, więc ujawnij go.
lesson-twin = Książę wprowadza do Kolejki Bliźniaka, od razu odkrytego. Połóż go na końcu: rozpatrywanie jeszcze tam nie dotarło, więc Bliźniak zadziała już w tej rundzie.
lesson-queen = Książę i Bliźniak przynoszą ci po 1 punkcie. Królowa daje graczowi 2 dwa punkty i tak będzie co rundę: odkryta karta musi działać. Gracz 3 zostawia swoją kartę zakrytą.
lesson-bribery = Taką Królową warto mieć. Inni już położyli karty; połóż Przekupstwo na początku, żeby zadziałało przed nią. (Przykryć kartę to położyć inną na wierzchu własnej; spodnia wtedy nie działa.)
lesson-offer = Przekupstwo to Intryga: inaczej niż Postać, po użyciu się je odrzuca. Ujawnij je.
lesson-bribe = Żeton przekupstwa kładzie się na odkrytej Postaci, która leży sama na swojej pozycji. Wybierz Królową.
lesson-bribed = Królowa należy teraz do twojego rodu: przynosi ci 2 punkty, a Książę i Bliźniak po 1. Karta zachowuje kolor; twój herb i żeton pokazują, że jest twoja. Intrygantka daje graczowi 3 dwa punkty.
lesson-trap = Ostatnia runda. Prowadzisz, więc spodziewaj się ataku: za zlikwidowaną kartę dostaje się zwykle 1 punkt. Połóż Pułapkę na końcu. Zakryta wygląda jak każda inna karta, a jeśli zlikwiduje ją przeciwnik, zabierzesz mu 3 punkty.
lesson-wait = Książę, Królowa i Bliźniak przynoszą ci jeszcze 4 punkty, Intrygantka graczowi 3 jeszcze 2. Gracz 2 kładzie kartę tuż obok twojej Pułapki. Ujawniona przez ciebie da tylko 1 punkt. Zostaw ją zakrytą i czekaj.
lesson-end = Siepacz gracza 2 likwiduje Pułapkę i sam w nią wpada: zabierasz graczowi 2 trzy punkty Wpływu, a Siepacz zostaje odrzucony. Masz 14 punktów: wygrywasz!
