# Oriflamme. Karty i gracze przychodzą jako nazwy, w przypadkach. $known mówi, czy czytelnik zna tajną kartę zdarzenia ("yes" lub "no").

title = Oriflamme
tagline = Król umarł i nie zostawił dziedzica. Wykładaj karty w tajemnicy, wyczekaj właściwej chwili i uderz.

card-lord = Lord
    .gender = animate
    .dat = Lordowi
    .acc = Lorda
    .loc = Lordzie
    .text = Otrzymujesz { $lord ->
        [one] { $lord } punkt Wpływu
        [few] { $lord } punkty Wpływu
       *[many] { $lord } punktów Wpływu
    } i dodatkowo po 1 za każdą sąsiadującą kartę twojego rodu.
    .gen = Lorda
card-archer = Łucznik
    .gender = animate
    .dat = Łucznikowi
    .acc = Łucznika
    .loc = Łuczniku
    .text = Zlikwiduj pierwszą albo ostatnią kartę w Kolejce. Może to być sam Łucznik.
    .gen = Łucznika
card-heir = Dziedzic
    .gender = animate
    .dat = Dziedzicowi
    .acc = Dziedzica
    .loc = Dziedzicu
    .text = Otrzymujesz { $heir ->
        [one] { $heir } punkt Wpływu
        [few] { $heir } punkty Wpływu
       *[many] { $heir } punktów Wpływu
    }, jeśli w Kolejce nie ma innej odkrytej karty o tej samej nazwie.
    .gen = Dziedzica
card-shapeshifter = Impostor
    .gender = animate
    .dat = Impostorowi
    .acc = Impostora
    .loc = Impostorze
    .text = Skopiuj zdolność sąsiadującej odkrytej Postaci. Impostor zachowuje własną nazwę.
    .gen = Impostora
card-soldier = Żołnierz
    .gender = animate
    .dat = Żołnierzowi
    .acc = Żołnierza
    .loc = Żołnierzu
    .text = Zlikwiduj sąsiadującą kartę. Może być twoja.
    .gen = Żołnierza
card-spy = Szpieg
    .gender = animate
    .dat = Szpiegowi
    .acc = Szpiega
    .loc = Szpiegu
    .text = Ukradnij 1 punkt Wpływu przeciwnikowi, którego karta sąsiaduje ze Szpiegiem.
    .gen = Szpiega
card-conspiracy = Spisek
    .gender = inanimate
    .dat = Spiskowi
    .acc = Spisek
    .loc = Spisku
    .text = Otrzymujesz { $conspiracy ->
        [2] dwukrotność
       *[other] { $conspiracy }-krotność
    } Wpływu, który na nim leży. Potem odrzuć Spisek.
    .gen = Spisku
card-ambush = Zasadzka
    .gender = feminine
    .dat = Zasadzce
    .acc = Zasadzkę
    .loc = Zasadzce
    .text = Jeśli ją ujawnisz, leżący na niej Wpływ przepada, a ty zyskujesz { $reveal_ambush ->
        [one] { $reveal_ambush } punkt
        [few] { $reveal_ambush } punkty
       *[many] { $reveal_ambush } punktów
    }. Jeśli zlikwiduje ją inny ród, zyskujesz { $ambush ->
        [one] { $ambush } punkt
        [few] { $ambush } punkty
       *[many] { $ambush } punktów
    }, a atakująca karta zostaje odrzucona.
    .gen = Zasadzki
card-decree = Królewski Dekret
    .gender = inanimate
    .dat = Królewskiemu Dekretowi
    .acc = Królewski Dekret
    .loc = Królewskim Dekrecie
    .text = Przenieś inną kartę między dowolne dwie pozycje albo na kraniec Kolejki, ale nie na wierzch innej karty. Potem odrzuć Królewski Dekret.
    .gen = Królewskiego Dekretu
card-assassination = Zlecenie zabójstwa
    .gender = neuter
    .dat = Zleceniu zabójstwa
    .acc = Zlecenie zabójstwa
    .loc = Zleceniu zabójstwa
    .text = Zlikwiduj dowolną kartę w Kolejce, nawet samo Zlecenie zabójstwa. Potem je odrzuć.
    .gen = Zlecenia zabójstwa

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
   *[no] { $where ->
        [gap] {" "}na pozycji { $place }
       *[other] {" "}z pozycji { $place }
    }
}

question-place = Którą kartę kładziesz i gdzie?
    .text = Wybierz kartę, a potem początek Kolejki, jej koniec albo swoją kartę, którą przykryje. Po ostatniej rundzie wygrywa gracz z największym Wpływem.
    .chosen = Gdzie kładziesz { $card_acc }?
question-reveal = { my-card }: zostawiasz kartę zakrytą czy ją ujawniasz?
question-archer = { my-card }{ $copies ->
    [yes] {" "}jako Łucznik
   *[no] {""}
}: w który kraniec Kolejki strzela?
question-soldier = { my-card }{ $copies ->
    [yes] {" "}jako Żołnierz
   *[no] {""}
}: którą sąsiadującą kartę likwidujesz?
question-assassination = Twoje Zlecenie zabójstwa: którą kartę likwidujesz?
question-spy = { my-card }{ $copies ->
    [yes] {" "}jako Szpieg
   *[no] {""}
}: komu kradniesz 1 punkt Wpływu?
question-shapeshifter = Twój Impostor: zdolność którego sąsiada kopiujesz?
question-decree = Twój Królewski Dekret: którą kartę przenosisz i dokąd?

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
move-steal = ukradnij 1 punkt Wpływu { $seat_dat }
    .short = Ukradnij 1
move-copy = { $aim ->
    [place] skopiuj zdolność karty na pozycji { $place }
   *[other] skopiuj zdolność { target-card }
}
    .short = Skopiuj
move-move = { $aim ->
    [place] przenieś kartę z pozycji { $place } { to-gap }
   *[other] przenieś { target-card } { to-gap }
}
    .short = Przenieś
to-gap = { $where ->
    [front] na początek Kolejki
    [back] na koniec Kolejki
    [between] między pozycje { $before } i { $behind }
    [later] …
   *[gap] w odstęp { $gap }
}

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] losowo odłożono na bok twoją kartę: { $card }; zostaje poza grą.
       *[no] losowo odłożono na bok twoją zakrytą kartę.
    }
   *[third] { $known ->
        [yes] losowo odłożono na bok kartę { $seat_gen }: { $card }; zostaje poza grą.
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
        [ORI-25] { my-card } nic nie daje: odkryto innego { card-heir.acc }.
        [ORI-27] twój { card-shapeshifter } nic nie daje: odkryto innego { card-shapeshifter.acc }.
        [ORI-28] { my-card } nic nie robi: skopiowano innego { card-shapeshifter.acc }.
       *[other] { my-card } nie ma celu.
    }
   *[third] { $rule ->
        [ORI-25] { $card } { $seat_gen } nic nie daje: odkryto innego { card-heir.acc }.
        [ORI-27] { card-shapeshifter } { $seat_gen } nic nie daje: odkryto innego { card-shapeshifter.acc }.
        [ORI-28] { $card } { $seat_gen } nic nie robi: skopiowano innego { card-shapeshifter.acc }.
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
        [ORI-32] musisz odrzucić { $card_acc }: napastnik wpadł w Zasadzkę.
       *[other] odrzucasz { $card_acc }.
    }
   *[third] { $rule ->
        [ORI-32] { $family } musi odrzucić { $card_acc }: napastnik wpadł w Zasadzkę.
       *[other] { $family } odrzuca { $card_acc }.
    }
}
event-lost = { $seat_person ->
    [second] Wpływ z twojej karty { $card } ({ $amount }) przepada.
   *[third] Wpływ z { $card_gen } { $seat_gen } ({ $amount }) przepada.
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
    [second] kopiujesz zdolność { whose-card }.
   *[third] { $seat } kopiuje zdolność { whose-card }.
}
event-moved = { $seat_person ->
    [second] { $known ->
        [yes] przenosisz { whose-card } { moved-to }.
       *[no] przenosisz { whose-hidden } z pozycji { $place } { moved-to }.
    }
   *[third] { $known ->
        [yes] { $seat } przenosi { whose-card } { moved-to }.
       *[no] { $seat } przenosi { whose-hidden } z pozycji { $place } { moved-to }.
    }
}
whose-hidden = { $whose ->
    [mine] { $seat_person ->
        [second] swoją zakrytą kartę
       *[third] twoją zakrytą kartę
    }
    [own] swoją zakrytą kartę
   *[other] zakrytą kartę { $family_gen }
}
moved-to = { $now ->
    [1] na początek Kolejki
   *[other] na pozycję { $now }
}

# Said at the end where points alone do not decide.
tie-broken = Wpływ jest równy. { $count ->
    [1] Zwycięzca kontroluje
   *[other] Zwycięzcy kontrolują
  } więcej wierzchnich kart w Kolejce.
board-aside = Odłożona: zostaje poza grą.
board-last = Ostatnia runda! Wpływ pozostawiony na kartach się nie liczy.

option-rounds = ile rund trwa gra
option-influence = ile Wpływu każdy ma na początku
option-keep = ile Wpływu kładzie się na karcie, która zostaje zakryta
option-eliminate = ile Wpływu daje likwidacja karty
option-lord = ile Wpływu daje Lord, nie licząc sąsiadów
option-heir = ile Wpływu daje Dziedzic
option-conspiracy = ile razy Spisek mnoży leżący na nim Wpływ
option-ambush = ile Wpływu daje Zasadzka zlikwidowana przez inny ród
option-reveal_ambush = ile Wpływu daje Zasadzka ujawniona przez właściciela

menu = { $title }: wykładaj zakryte karty, ujawniaj je w najlepszym momencie i gromadź Wpływ. Pół godziny, 2–5 graczy.

# Co trener objaśnia w pierwszej prawdziwej grze. Za każdą uwagą stoi zasada.
coach-place = W każdej rundzie każdy kładzie w Kolejce jedną zakrytą kartę: na początku, na końcu albo na własnej karcie. Potem Kolejkę rozpatruje się od początku do końca.
coach-reveal = Trwa rozpatrywanie Kolejki i przyszła kolej na twoją kartę. Zostaw ją zakrytą i połóż na niej 1 punkt Wpływu albo ją ujawnij i od razu aktywuj jej zdolność.
coach-kept = Na zakrytej karcie gromadzi się Wpływ. Gdy ją ujawnisz, najpierw go zabierasz, a potem aktywujesz zdolność. Ale Spisek ten Wpływ podwaja, a Zasadzka go traci.
coach-acts = Odkryta karta działa za każdym razem, gdy przychodzi na nią kolej, czy jej właściciel tego chce, czy nie.
coach-eliminated = Zlikwidowana karta opuszcza Kolejkę, leżący na niej Wpływ przepada, a ten, kto ją zlikwidował, zyskuje 1 punkt Wpływu.
coach-discarded = Spisek, Zasadzka, Królewski Dekret i Zlecenie zabójstwa to Intrygi: po użyciu się je odrzuca. Postacie zostają w Kolejce odkryte.
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
why-keep-trap = Zakrytą ktoś może jeszcze zaatakować: to dla ciebie +{ $gain }.
    .risk = Opłaci się tylko wtedy, gdy ktoś ją jeszcze zaatakuje.
why-reveal-trap = Ujawniona na pewno daje +{ $reveal }.
    .risk = Ujawniona daje tylko +{ $reveal }.
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
        [yes] To może być Zasadzka: wtedy jej właściciel zyskuje { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        } Wpływu, a twoja karta zostaje odrzucona.
        [gone] To może być Zasadzka: wtedy jej właściciel zyskuje { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        } Wpływu.
       *[no] {""}
    }
why-steal = { $facts ->
    [none] { $robbed } nie ma Wpływu: nie ma czego kraść.
    [lead] { $robbed } ma najwięcej Wpływu spośród rywali.
   *[other] Zyskujesz 1 punkt, a { $robbed } traci 1.
  }
why-copy = Działa jak ta karta, ale stamtąd, gdzie leży.
why-move = Zmienia to, które karty leżą obok siebie i które jeszcze zadziałają w tej rundzie.
why-card-lord = Lord przynosi więcej za każdą kartę twojego rodu obok niego.
why-card-archer = Łucznik likwiduje pierwszą albo ostatnią kartę, gdziekolwiek leży.
why-card-heir = Dziedzic dobrze zarabia w każdej rundzie, dopóki nie ma innego odkrytego Dziedzica.
why-card-shapeshifter = Impostor jest tak silny jak Postać obok niego.
why-card-soldier = Żołnierz przydaje się najbardziej obok silnej karty przeciwnika.
why-card-spy = Obok karty przeciwnika Szpieg kradnie w każdej rundzie.
why-card-conspiracy = Spisek podwaja to, co się na nim zgromadziło, więc najlepiej położyć go wcześnie.
why-card-ambush = Zasadzka opłaca się, gdy wpadnie w nią przeciwnik.
why-card-decree = Królewski Dekret może rozdzielić karty, które sobie pomagają, albo połączyć twoje.
why-card-assassination = Zlecenie zabójstwa dosięga każdej karty, gdziekolwiek leży.

# Lekcja: jedna uwaga do każdego kroku.
lesson-goal = Witaj! Wygrywa ten, kto na końcu ma najwięcej Wpływu; zaczynasz z 1 punktem. Na ręce masz siedem ze swoich dziesięciu kart; trzy losowo odłożono na bok. Lekcja ma trzy rundy, pełna gra sześć.
lesson-place = W każdej rundzie każdy kładzie w Kolejce jedną zakrytą kartę i nikt nie widzi, którą. Zacznij od Lorda.
lesson-keep = Kolejka jest rozpatrywana od początku do końca. Pierwszy jest Lord: 1 punkt Wpływu i jeszcze 1 za każdą twoją kartę obok. Na razie żadnej nie ma, więc zostaw go zakrytego: punkt, który na niego trafi, zabierzesz, gdy ujawnisz kartę.
lesson-revealed = Gracz 2 ujawnia Dziedzica i zyskuje 2 punkty, bo w Kolejce nie ma innego odkrytego Dziedzica. Ujawniona Postać zostaje w Kolejce odkryta. Gracz 3 czeka, tak jak ty.
lesson-archer = Druga runda: tym razem zaczyna inny gracz, a twoja kolej wypada jako ostatnia. Kartę można położyć na początku, na końcu albo na wierzchu własnej. Połóż Łucznika na początku, obok Lorda.
lesson-reveal = Kolejka znów jest rozpatrywana. Łucznik likwiduje pierwszą albo ostatnią kartę w Kolejce. Ujawnij go!
lesson-shoot = Wybierz cel. Pierwszy w Kolejce jest sam Łucznik, więc wskaż ostatnią kartę. Za zlikwidowaną kartę zyskasz 1 punkt Wpływu.
lesson-lord = To było Zlecenie zabójstwa, a za jego likwidację zyskujesz 1 punkt. Teraz Lord: leży na nim 1 punkt Wpływu, a Łucznik obok też jest twój. Ujawnij Lorda.
lesson-acts = Zabierasz z Lorda 1 punkt, a on sam przynosi 2: jeden i jeszcze jeden za Łucznika. Dziedzic gracza 2 znów przynosi 2: odkryta karta musi działać w każdej rundzie. A nowy Szpieg gracza 2 kradnie 1 punkt graczowi 3, sąsiadowi w Kolejce.
lesson-ambush = Ostatnia runda. Odkryty Łucznik aż prosi się o atak. Przykryj go Zasadzką: na pozycji liczy się tylko wierzchnia karta, a jeśli Zasadzkę zlikwiduje przeciwnik, zyskasz 4 punkty.
lesson-sprung = Żołnierz gracza 2 likwiduje twoją Zasadzkę: 1 punkt dla gracza 2, ale 4 dla ciebie, a Żołnierz zostaje odrzucony. Na wierzchu znów leży twój Łucznik; jest odkryty i musi zadziałać. Wybierz ostatnią kartę.
lesson-end = Łucznik przynosi ci 1 punkt, Lord 2. Razem 12: wygrywasz! Dziedzic znów daje graczowi 2 dwa punkty, a Spisek gracza 3 podwaja 2 leżące na nim punkty. Wpływ, który zostaje na kartach, nie liczy się.
