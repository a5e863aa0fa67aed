# Oriflamme. Karty i gracze przychodzą jako nazwy, w przypadkach. $known mówi, czy czytelnik zna tajną kartę zdarzenia ("yes" lub "no").

title = Oriflamme
tagline = Król umarł i nie zostawił dziedzica. Wykładaj karty w tajemnicy, wyczekaj właściwej chwili, uderz.

card-lord = Lord
    .dat = Lordowi
    .acc = Lorda
    .text = Otrzymujesz { $lord ->
        [one] { $lord } punkt Wpływu
        [few] { $lord } punkty Wpływu
       *[many] { $lord } punktów Wpływu
    } i dodatkowo po 1 za każdą sąsiadującą kartę twojego rodu.
    .gen = Lorda
card-archer = Łucznik
    .dat = Łucznikowi
    .acc = Łucznika
    .text = Zlikwiduj pierwszą lub ostatnią kartę Kolejki, nawet samego Łucznika.
    .gen = Łucznika
card-heir = Dziedzic
    .dat = Dziedzicowi
    .acc = Dziedzica
    .text = Otrzymujesz { $heir ->
        [one] { $heir } punkt Wpływu
        [few] { $heir } punkty Wpływu
       *[many] { $heir } punktów Wpływu
    }, jeśli w Kolejce nie ma innej odkrytej karty o tej samej nazwie.
    .gen = Dziedzica
card-shapeshifter = Impostor
    .dat = Impostorowi
    .acc = Impostora
    .text = Skopiuj zdolność sąsiadującej odkrytej Postaci. Impostor zachowuje własną nazwę.
    .gen = Impostora
card-soldier = Żołnierz
    .dat = Żołnierzowi
    .acc = Żołnierza
    .text = Zlikwiduj sąsiadującą kartę, nawet własną.
    .gen = Żołnierza
card-spy = Szpieg
    .dat = Szpiegowi
    .acc = Szpiega
    .text = Ukradnij 1 punkt Wpływu przeciwnikowi, którego karta sąsiaduje ze Szpiegiem.
    .gen = Szpiega
card-conspiracy = Spisek
    .dat = Spiskowi
    .acc = Spisek
    .text = Otrzymujesz { $conspiracy ->
        [2] dwukrotność
       *[other] { $conspiracy }-krotność
    } Wpływu, który na nim leży. Potem odrzuć Spisek.
    .gen = Spisku
card-ambush = Zasadzka
    .dat = Zasadzce
    .acc = Zasadzkę
    .text = Jeśli ją ujawnisz, leżący na niej Wpływ przepada, a ty zyskujesz { $reveal_ambush }. Jeśli zlikwiduje ją inny ród, zyskujesz { $ambush }, a atakująca karta zostaje odrzucona.
    .gen = Zasadzki
card-decree = Królewski Dekret
    .dat = Królewskiemu Dekretowi
    .acc = Królewski Dekret
    .text = Przenieś inną kartę w dowolną lukę lub na kraniec Kolejki, ale nie na inną kartę. Potem odrzuć Królewski Dekret.
    .gen = Królewskiego Dekretu
card-assassination = Zlecenie zabójstwa
    .dat = Zleceniu zabójstwa
    .acc = Zlecenie zabójstwa
    .text = Zlikwiduj dowolną kartę w Kolejce, nawet samo Zlecenie zabójstwa. Potem je odrzuć.
    .gen = Zlecenia zabójstwa

# Części zdań.
influence = { $amount ->
    [one] { $amount } punkt Wpływu
    [few] { $amount } punkty Wpływu
   *[many] { $amount } punktów Wpływu
}

question-place = Którą kartę wykładasz i gdzie?
    .text = Wybierz kartę, a potem początek Kolejki, jej koniec albo swoją kartę, którą przykryje. Po ostatniej rundzie wygrywa gracz z największym Wpływem.
question-reveal = Twoja karta na pozycji { $place } jest zakryta. Zostawiasz ją zakrytą czy ujawniasz?
question-archer = Twój { $card } na pozycji { $place }: w który kraniec Kolejki strzela?
question-soldier = Twój { $card } na pozycji { $place }: którą sąsiadującą kartę likwidujesz?
question-assassination = Twoje Zlecenie zabójstwa na pozycji { $place }: którą kartę likwidujesz?
question-spy = Twój { $card } na pozycji { $place }: komu kradniesz 1 punkt Wpływu?
question-shapeshifter = Twój Impostor na pozycji { $place }: zdolność którego sąsiada kopiujesz?
question-decree = Twój Królewski Dekret na pozycji { $place }: którą kartę przenosisz i w którą lukę?

move-keep = zostawić zakrytą i położyć na niej { $keep ->
        [one] { $keep } punkt Wpływu
        [few] { $keep } punkty Wpływu
       *[many] { $keep } punktów Wpływu
    }
    .short = Zostaw zakrytą
    .note = +{ $keep } Wpływu na kartę
move-reveal = ujawnić
    .short = Ujawnij
    .note = działa zdolność
move-place-front = wyłożyć { $card_acc } na początek Kolejki
    .short = Wyłóż
move-place-back = wyłożyć { $card_acc } na koniec Kolejki
    .short = Wyłóż
move-place-on = wyłożyć { $card_acc } na kartę na pozycji { $place }
    .short = Wyłóż
move-target = zlikwidować kartę na pozycji { $place }
    .short = Zlikwiduj
move-steal = ukraść 1 punkt Wpływu { $seat_dat }
    .short = Ukradnij 1
move-copy = skopiować zdolność karty na pozycji { $place }
    .short = Skopiuj
move-move = przenieść kartę z pozycji { $place } w lukę { $gap }
    .short = Przenieś

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] twoja losowa karta trafia zakryta na bok: { $card }.
       *[no] twoja losowa karta trafia zakryta na bok.
    }
   *[third] { $known ->
        [yes] losowa karta { $seat_gen } trafia zakryta na bok: { $card }.
       *[no] losowa karta { $seat_gen } trafia zakryta na bok.
    }
}
event-round = { $first_person ->
    [second] zaczyna się runda { $round }. Grasz jako pierwszy gracz.
   *[third] zaczyna się runda { $round }. Pierwszy gracz: { $first }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] { $known ->
            [yes] kładziesz zakrytą kartę na początku Kolejki: { $card }.
           *[no] kładziesz zakrytą kartę na początku Kolejki.
        }
        [back] { $known ->
            [yes] kładziesz zakrytą kartę na końcu Kolejki: { $card }.
           *[no] kładziesz zakrytą kartę na końcu Kolejki.
        }
       *[on] { $known ->
            [yes] kładziesz zakrytą kartę na karcie na pozycji { $place }: { $card }.
           *[no] kładziesz zakrytą kartę na karcie na pozycji { $place }.
        }
    }
   *[third] { $way ->
        [front] { $known ->
            [yes] { $seat } kładzie zakrytą kartę na początku Kolejki: { $card }.
           *[no] { $seat } kładzie zakrytą kartę na początku Kolejki.
        }
        [back] { $known ->
            [yes] { $seat } kładzie zakrytą kartę na końcu Kolejki: { $card }.
           *[no] { $seat } kładzie zakrytą kartę na końcu Kolejki.
        }
       *[on] { $known ->
            [yes] { $seat } kładzie zakrytą kartę na karcie na pozycji { $place }: { $card }.
           *[no] { $seat } kładzie zakrytą kartę na karcie na pozycji { $place }.
        }
    }
}
event-kept = { $seat_person ->
    [second] { $known ->
        [yes] { $tokens ->
            [0] zostawiasz kartę zakrytą: { $card }.
           *[other] zostawiasz kartę zakrytą: { $card }; Wpływ na niej wynosi teraz { $tokens }.
        }
       *[no] { $tokens ->
            [0] zostawiasz kartę na pozycji { $place } zakrytą.
           *[other] zostawiasz kartę na pozycji { $place } zakrytą; Wpływ na niej wynosi teraz { $tokens }.
        }
    }
   *[third] { $known ->
        [yes] { $tokens ->
            [0] { $seat } zostawia kartę zakrytą: { $card }.
           *[other] { $seat } zostawia kartę zakrytą: { $card }; Wpływ na niej wynosi teraz { $tokens }.
        }
       *[no] { $tokens ->
            [0] { $seat } zostawia kartę na pozycji { $place } zakrytą.
           *[other] { $seat } zostawia kartę na pozycji { $place } zakrytą; Wpływ na niej wynosi teraz { $tokens }.
        }
    }
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
    [second] działa twoja karta: { $card }.
   *[third] działa karta { $seat_gen }: { $card }.
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
    [second] twoja karta nic nie daje: { $card }.
   *[third] karta { $seat_gen } nic nie daje: { $card }.
}
event-eliminated = { $seat_person ->
    [second] { $whose ->
        [mine] likwidujesz własną kartę: { $card }{ lost-with-it }.
       *[other] likwidujesz kartę { $family_gen }: { $card }{ lost-with-it }.
    }
   *[third] { $whose ->
        [mine] { $seat } likwiduje twoją kartę: { $card }{ lost-with-it }.
        [own] { $seat } likwiduje własną kartę: { $card }{ lost-with-it }.
       *[other] { $seat } likwiduje kartę { $family_gen }: { $card }{ lost-with-it }.
    }
}
lost-with-it = { $tokens ->
    [0] {""}
   *[other] ; Wpływ na niej ({ $tokens }) przepada
}
event-discarded = { $family_person ->
    [second] odrzucasz { $card_acc }{ why-discarded }.
   *[third] { $family } odrzuca { $card_acc }{ why-discarded }.
}
why-discarded = { $rule ->
    [ORI-32] : to była Zasadzka
   *[other] {""}
}
event-lost = { $seat_person ->
    [second] tracisz { influence } z karty { $card }.
   *[third] { $seat } traci { influence } z karty { $card }.
}
event-ended = Ostatnia runda dobiegła końca.
event-stole = { $seat_person ->
    [second] { $amount ->
        [0] nic nie kradniesz: { $robbed } nie ma Wpływu.
       *[other] kradniesz { influence } { $robbed_dat }.
    }
   *[third] { $robbed_person ->
        [second] { $amount ->
            [0] { $seat } nic nie kradnie: nie masz Wpływu.
           *[other] { $seat } kradnie ci { influence }.
        }
       *[third] { $amount ->
            [0] { $seat } nic nie kradnie: { $robbed } nie ma Wpływu.
           *[other] { $seat } kradnie { influence } { $robbed_dat }.
        }
    }
}
event-copied = { $seat_person ->
    [second] { $whose ->
        [mine] kopiujesz zdolność własnej karty: { $card }.
       *[other] kopiujesz zdolność karty { $family_gen }: { $card }.
    }
   *[third] { $whose ->
        [mine] { $seat } kopiuje zdolność twojej karty: { $card }.
        [own] { $seat } kopiuje zdolność własnej karty: { $card }.
       *[other] { $seat } kopiuje zdolność karty { $family_gen }: { $card }.
    }
}
event-moved = { $seat_person ->
    [second] { $whose ->
        [mine] { $known ->
            [yes] przenosisz własną kartę { moved-to }: { $card }.
           *[no] przenosisz własną kartę z pozycji { $place } { moved-to }.
        }
       *[other] { $known ->
            [yes] przenosisz kartę { $family_gen } { moved-to }: { $card }.
           *[no] przenosisz kartę { $family_gen } z pozycji { $place } { moved-to }.
        }
    }
   *[third] { $whose ->
        [mine] { $known ->
            [yes] { $seat } przenosi twoją kartę { moved-to }: { $card }.
           *[no] { $seat } przenosi twoją kartę z pozycji { $place } { moved-to }.
        }
        [own] { $known ->
            [yes] { $seat } przenosi własną kartę { moved-to }: { $card }.
           *[no] { $seat } przenosi własną kartę z pozycji { $place } { moved-to }.
        }
       *[other] { $known ->
            [yes] { $seat } przenosi kartę { $family_gen } { moved-to }: { $card }.
           *[no] { $seat } przenosi kartę { $family_gen } z pozycji { $place } { moved-to }.
        }
    }
}
moved-to = { $now ->
    [1] na początek Kolejki
   *[other] na pozycję { $now }
}

option-rounds = ile rund trwa gra
option-influence = ile Wpływu każdy ma na początku
option-keep = ile Wpływu kładzie się na kartę zostawioną zakrytą
option-eliminate = ile Wpływu daje likwidacja karty
option-lord = ile Wpływu daje Lord, nie licząc sąsiadów
option-heir = ile Wpływu daje Dziedzic
option-conspiracy = ile razy Spisek mnoży leżący na nim Wpływ
option-ambush = ile Wpływu daje Zasadzka zlikwidowana przez inny ród
option-reveal_ambush = ile Wpływu daje Zasadzka ujawniona przez właściciela

menu = { $title }: wykładaj zakryte karty, wybieraj chwilę, by je ujawnić, gromadź Wpływ. Pół godziny, 2–5 graczy.

# Co trener objaśnia w pierwszej prawdziwej grze. Za każdą uwagą stoi zasada.
coach-place = W każdej rundzie każdy gracz kładzie w Kolejce jedną zakrytą kartę: na początku, na końcu albo na wierzchu karty swojego rodu. Nikt inny nie widzi, co to za karta. Gdy wszyscy wyłożą po jednej, Kolejkę rozpatruje się od początku do końca.
coach-reveal = Trwa rozpatrywanie Kolejki i przyszła kolej na twoją kartę. Zostaw ją zakrytą i połóż na niej 1 punkt Wpływu albo ją ujawnij i od razu aktywuj jej zdolność.
coach-kept = Na karcie zostawionej zakrytą gromadzi się Wpływ. Gdy ją później ujawnisz, najpierw zabierzesz ten Wpływ, a potem aktywujesz jej zdolność. Inaczej jest tylko z dwiema kartami: Spisek go podwaja, a Zasadzka traci.
coach-acts = Odkryta karta działa za każdym razem, gdy przychodzi na nią kolej, czy jej właściciel tego chce, czy nie.
coach-eliminated = Karta została zlikwidowana: opuszcza Kolejkę, leżący na niej Wpływ przepada, a ten, kto ją zlikwidował, zyskuje 1 punkt Wpływu.
coach-discarded = Spisek, Zasadzka, Królewski Dekret i Zlecenie zabójstwa to Intrygi: po użyciu się je odrzuca. Postacie zostają w Kolejce odkryte.

# Lekcja: jedna uwaga do każdego kroku.
lesson-goal = Witaj! Jesteś pierwszym graczem. Wygrywa ten, kto na końcu ma najwięcej Wpływu. Zaczynasz z 1 punktem. Lekcja ma trzy rundy, pełna gra sześć.
lesson-place = W każdej rundzie każdy kładzie w Kolejce jedną zakrytą kartę i nikt nie widzi, którą. Zacznij od Lorda.
lesson-keep = Teraz Kolejka jest rozpatrywana od początku do końca, a pierwszy leży twój Lord. Przynosi 1 punkt Wpływu i jeszcze 1 za każdą twoją kartę obok. Na razie żadnej nie ma, więc niech poczeka: zostaw go zakrytego, a trafi na niego 1 punkt Wpływu.
lesson-revealed = Gracz 2 ujawnia Dziedzica i zyskuje 2 punkty. Ujawniona Postać zostaje w Kolejce odkryta. Gracz 3 czeka, tak jak ty.
lesson-archer = Druga runda: teraz inni kładą karty przed tobą. Kartę można położyć na początku, na końcu albo na wierzchu własnej. Połóż Łucznika na początku, obok Lorda.
lesson-reveal = Kolejka znów jest rozpatrywana. Łucznik likwiduje pierwszą albo ostatnią kartę w Kolejce. Ujawnij go!
lesson-shoot = Wybierz cel. Pierwszy w Kolejce jest sam Łucznik, więc wskaż ostatnią kartę.
lesson-lord = To było Zlecenie zabójstwa, a za jego likwidację zyskujesz 1 punkt. Teraz Lord: leży na nim 1 punkt Wpływu, a Łucznik obok też jest twój. Ujawnij Lorda.
lesson-acts = 1 punkt z karty i 2 za Lorda: od razu 3 punkty Wpływu. Potem znów zadziałał Dziedzic gracza 2. Odkryta karta musi działać w każdej rundzie.
lesson-ambush = Ostatnia runda. Twój Łucznik leży odkryty i aż prosi się o atak. Przykryj go Zasadzką. Liczy się tylko wierzchnia karta pozycji.
lesson-sprung = Żołnierz gracza 2 dał się złapać: 1 punkt dla gracza 2, ale 4 dla ciebie, a Żołnierz zostaje odrzucony. Teraz na wierzchu znów leży twój Łucznik; jest odkryty i musi zadziałać. Wybierz ostatnią kartę.
lesson-end = 12 punktów Wpływu: wygrywasz! Spisek gracza 3 podwoił 2 leżące na nim punkty, ale to nie wystarczyło. Wpływ, który zostaje na kartach, się nie liczy.
