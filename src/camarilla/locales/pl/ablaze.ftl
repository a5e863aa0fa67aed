# Oriflamme: Ablaze. Karty i gracze przychodzą jako nazwy, w przypadkach. $known mówi, czy czytelnik zna tajną kartę zdarzenia ("yes" lub "no").

title = Oriflamme: Ablaze
tagline = Waśń przerodziła się w wojnę. Pułapki zastawiono, wierność kupiono, a każdy książę ma w odwodzie sobowtóra.

card-prince = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
    .text = Zyskujesz 1 punkt Wpływu. Gdy ujawniasz Księcia, najpierw wystaw do Kolejki swojego Bliźniaka. Jeśli Książę zostanie zlikwidowany, twój nieprzykryty Bliźniak zostaje odrzucony.
card-twin = Bliźniak
    .gen = Bliźniaka
    .dat = Bliźniakowi
    .acc = Bliźniaka
    .text = Zyskujesz 1 punkt Wpływu. Do Kolejki wprowadza go tylko twój Książę. Jeśli Bliźniak zostanie zlikwidowany, twój odkryty i nieprzykryty Książę zostaje odrzucony.
card-queen = Królowa
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .text = Zyskujesz 2 punkty Wpływu. Przeciwnik, który ją likwiduje, zyskuje o 1 więcej.
card-cutthroat = Siepacz
    .gen = Siepacza
    .dat = Siepaczowi
    .acc = Siepacza
    .text = Zlikwiduj sąsiednią kartę i wszystkie odkryte karty o tej samej nazwie, które kontrolują inni. Za jedną jedyną ofiarę nic nie dostajesz.
card-apothecary = Aptekarz
    .gen = Aptekarza
    .dat = Aptekarzowi
    .acc = Aptekarza
    .text = Zlikwiduj kartę, która leży obok innej karty twojego rodu, choćby samego Aptekarza.
card-felon = Złoczyńca
    .gen = Złoczyńcy
    .dat = Złoczyńcy
    .acc = Złoczyńcę
    .text = Każdy gracz, ty także, traci 1 punkt Wpływu za każdą swoją kartę obok Złoczyńcy.
card-schemer = Intrygantka
    .gen = Intrygantki
    .dat = Intrygantce
    .acc = Intrygantkę
    .text = Zyskujesz 2 punkty Wpływu. Jeśli jednak obok leży stos, Intrygantka zostaje odrzucona.
card-substitution = Podmiana
    .gen = Podmiany
    .dat = Podmianie
    .acc = Podmianę
    .text = Zlikwiduj sąsiednią kartę. Jeśli była to Postać przeciwnika i leżała sama, jej miejsce zajmuje taka sama twoja, z odrzuconych lub odłożonych kart. Potem Podmiana zostaje odrzucona.
card-plan = Plan
    .gen = Planu
    .dat = Planowi
    .acc = Plan
    .text = Najpierw zostaje odrzucony. Aktywuj jedną ze swoich odkrytych Postaci; potem każdy punkt Wpływu, który leżał na Planie, zatrzymaj albo wydaj na jeszcze jedną aktywację.
card-trap = Pułapka
    .gen = Pułapki
    .dat = Pułapce
    .acc = Pułapkę
    .text = Jeśli ją ujawnisz, leżący na niej Wpływ przepada, a ty zyskujesz 1. Jeśli zlikwiduje ją karta przeciwnika, tamta karta zostaje odrzucona, a ty kradniesz 3.
card-bribery = Przekupstwo
    .gen = Przekupstwa
    .dat = Przekupstwu
    .acc = Przekupstwo
    .text = Połóż swój żeton przekupstwa na odkrytej Postaci, która leży sama: odtąd należy ona do twojego rodu. Potem Przekupstwo zostaje odrzucone.

# Części zdań.
influence = { $amount ->
    [one] { $amount } punkt Wpływu
    [few] { $amount } punkty Wpływu
   *[many] { $amount } punktów Wpływu
}
some-card = { $known ->
    [yes] { $card_acc }
   *[no] kartę
}

question-place = Którą kartę wykładasz i gdzie?
question-reveal = Twoja karta na miejscu { $place } jest zakryta. Zostawiasz ją tak czy ujawniasz?
question-twin = Twój Książę na miejscu { $place } wzywa Bliźniaka. Gdzie on stanie?
question-cutthroat = Siepacz na miejscu { $place }: którego sąsiada likwidujesz?
question-apothecary = Aptekarz na miejscu { $place }: kogo likwidujesz?
question-substitution = Podmiana na miejscu { $place }: którego sąsiada likwidujesz?
question-bribery = Przekupstwo na miejscu { $place }: kogo przekupujesz?
question-activate = Twój Plan działa. Którą Postać aktywujesz?
question-spend = { $left ->
    [1] Ostatni punkt Wpływu z twojego Planu: zatrzymujesz go czy wydajesz na jeszcze jedną aktywację?
   *[other] Punktów Wpływu z twojego Planu zostało { $left }. Następny zatrzymujesz czy wydajesz na jeszcze jedną aktywację?
}

move-keep = zostawić zakrytą i położyć na niej 1 punkt Wpływu
move-reveal = ujawnić
move-place-front = wyłożyć { $card_acc } na początek Kolejki
move-place-back = wyłożyć { $card_acc } na koniec Kolejki
move-place-on = wyłożyć { $card_acc } na wierzch miejsca { $place }
move-target = zlikwidować kartę na miejscu { $place }
move-twin-front = wystawić Bliźniaka na początek Kolejki
move-twin-back = wystawić Bliźniaka na koniec Kolejki
move-twin-on = wystawić Bliźniaka na wierzch miejsca { $place }
move-activate = aktywować Postać na miejscu { $place }
move-take = zatrzymać
move-spend = wydać na jeszcze jedną aktywację
move-bribe = przekupić Postać na miejscu { $place }

event-set-aside = { $seat_person ->
    [second] odkładasz { some-card } na bok, rewersem do góry.
   *[third] { $seat } odkłada { some-card } na bok, rewersem do góry.
}
event-round = { $first_person ->
    [second] rozpoczynasz rundę { $round }.
   *[third] { $first } rozpoczyna rundę { $round }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] kładziesz { some-card } rewersem do góry na początku Kolejki.
        [back] kładziesz { some-card } rewersem do góry na końcu Kolejki.
       *[on] kładziesz { some-card } rewersem do góry na wierzchu miejsca { $place }.
    }
   *[third] { $way ->
        [front] { $seat } kładzie { some-card } rewersem do góry na początku Kolejki.
        [back] { $seat } kładzie { some-card } rewersem do góry na końcu Kolejki.
       *[on] { $seat } kładzie { some-card } rewersem do góry na wierzchu miejsca { $place }.
    }
}
event-kept = { $seat_person ->
    [second] { $tokens ->
        [0] zostawiasz kartę na miejscu { $place } zakrytą.
       *[other] zostawiasz kartę na miejscu { $place } zakrytą; Wpływ na niej wynosi teraz { $tokens }.
    }
   *[third] { $tokens ->
        [0] { $seat } zostawia kartę na miejscu { $place } zakrytą.
       *[other] { $seat } zostawia kartę na miejscu { $place } zakrytą; Wpływ na niej wynosi teraz { $tokens }.
    }
}
event-revealed = { $seat_person ->
    [second] ujawniasz { $card_acc } na miejscu { $place }.
   *[third] { $seat } ujawnia { $card_acc } na miejscu { $place }.
}
event-took = { $seat_person ->
    [second] zabierasz z karty { influence }.
   *[third] { $seat } zabiera z karty { influence }.
}
event-acts = { $seat_person ->
    [second] na miejscu { $place } działa twoja odkryta karta: { $card }.
   *[third] na miejscu { $place } działa odkryta karta { $seat_gen }: { $card }.
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
    [second] na miejscu { $place } działa twoja karta { $card }, ale nic się nie dzieje.
   *[third] na miejscu { $place } działa karta { $card } { $seat_gen }, ale nic się nie dzieje.
}
event-eliminated = { $seat_person ->
    [second] { $tokens ->
        [0] likwidujesz { $card_acc } na miejscu { $place } (właściciel: { $family }).
       *[other] likwidujesz { $card_acc } na miejscu { $place } (właściciel: { $family }); Wpływ na karcie ({ $tokens }) przepada.
    }
   *[third] { $tokens ->
        [0] { $seat } likwiduje { $card_acc } na miejscu { $place } (właściciel: { $family }).
       *[other] { $seat } likwiduje { $card_acc } na miejscu { $place } (właściciel: { $family }); Wpływ na karcie ({ $tokens }) przepada.
    }
}
event-discarded = { $family_person ->
    [second] odrzucasz { $card_acc } z miejsca { $place }.
   *[third] { $family } odrzuca { $card_acc } z miejsca { $place }.
}
event-lost = { $seat_person ->
    [second] tracisz { influence } z karty na miejscu { $place }.
   *[third] { $seat } traci { influence } z karty na miejscu { $place }.
}
event-ended = Ostatnia runda dobiegła końca; Wpływ podliczono.
event-twin = { $seat_person ->
    [second] { $way ->
        [front] wystawiasz Bliźniaka na początek Kolejki.
        [back] wystawiasz Bliźniaka na koniec Kolejki.
       *[on] wystawiasz Bliźniaka na wierzch miejsca { $place }.
    }
   *[third] { $way ->
        [front] { $seat } wystawia Bliźniaka na początek Kolejki.
        [back] { $seat } wystawia Bliźniaka na koniec Kolejki.
       *[on] { $seat } wystawia Bliźniaka na wierzch miejsca { $place }.
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
        [0] { $robbed } wpada w twoją Pułapkę, ale z pustą sakiewką.
       *[other] { $robbed } wpada w twoją Pułapkę: kradniesz { influence }.
    }
   *[third] { $robbed_person ->
        [second] { $amount ->
            [0] wpadasz w Pułapkę { $seat_gen }, ale z pustą sakiewką.
           *[other] wpadasz w Pułapkę { $seat_gen } i tracisz { influence }.
        }
       *[third] { $amount ->
            [0] { $robbed } wpada w Pułapkę { $seat_gen }, ale z pustą sakiewką.
           *[other] { $robbed } wpada w Pułapkę { $seat_gen } i traci { influence }.
        }
    }
}
event-replaced = { $seat_person ->
    [second] { $zone ->
        [aside] sprowadzasz { $card_acc } na miejsce { $place } z odłożonych kart.
       *[discard] sprowadzasz { $card_acc } na miejsce { $place } z odrzuconych kart.
    }
   *[third] { $zone ->
        [aside] { $seat } sprowadza { $card_acc } na miejsce { $place } z odłożonych kart.
       *[discard] { $seat } sprowadza { $card_acc } na miejsce { $place } z odrzuconych kart.
    }
}
event-not-replaced = { $seat_person ->
    [second] nikogo nie sprowadzasz: { $card_gen } nie ma ani wśród twoich odrzuconych, ani wśród odłożonych kart.
   *[third] { $seat } nikogo nie sprowadza: { $card_gen } nie ma ani wśród odrzuconych, ani wśród odłożonych kart.
}
event-activated = { $seat_person ->
    [second] aktywujesz { $card_acc } na miejscu { $place }.
   *[third] { $seat } aktywuje { $card_acc } na miejscu { $place }.
}
event-taken = { $seat_person ->
    [second] { $left ->
        [0] zatrzymujesz ostatni punkt Wpływu z Planu.
       *[other] zatrzymujesz punkt Wpływu z Planu; zostało jeszcze { $left }.
    }
   *[third] { $left ->
        [0] { $seat } zatrzymuje ostatni punkt Wpływu z Planu.
       *[other] { $seat } zatrzymuje punkt Wpływu z Planu; zostało jeszcze { $left }.
    }
}
event-spent = { $seat_person ->
    [second] { $left ->
        [0] wydajesz ostatni punkt Wpływu z Planu.
       *[other] wydajesz punkt Wpływu z Planu; zostało jeszcze { $left }.
    }
   *[third] { $left ->
        [0] { $seat } wydaje ostatni punkt Wpływu z Planu.
       *[other] { $seat } wydaje punkt Wpływu z Planu; zostało jeszcze { $left }.
    }
}
event-bribed = { $seat_person ->
    [second] przekupujesz { $card_acc } na miejscu { $place }.
   *[third] { $seat } przekupuje { $card_acc } na miejscu { $place }.
}
event-returned = żeton przekupstwa wraca do { $seat_gen }.

option-rounds = ile rund trwa gra
option-influence = ile Wpływu każdy ma na początku
option-keep = ile Wpływu kładzie się na kartę zostawioną zakrytą
option-eliminate = ile Wpływu daje likwidacja karty
option-prince = ile Wpływu daje Książę
option-twin = ile Wpływu daje Bliźniak
option-queen = ile Wpływu daje Królowa
option-bounty = ile Wpływu więcej daje likwidacja Królowej przeciwnika
option-schemer = ile Wpływu daje Intrygantka
option-trap = ile Wpływu Pułapka kradnie temu, kto ją zlikwidował
option-reveal_trap = ile Wpływu daje Pułapka ujawniona przez właściciela

menu = { $title }: ta sama Kolejka, ale z pułapkami, przekupstwem i sobowtórem Księcia; na drugi wieczór. 2–5 graczy.

# Gry z objaśnieniami. Za każdą uwagą stoi zasada.
guide-goal = Witaj! Wygrywa ten, kto na końcu ma najwięcej Wpływu. Ta pierwsza gra ma trzy rundy, pełna ma sześć.
guide-place = W każdej rundzie każdy gracz kładzie w Kolejce jedną zakrytą kartę: na początku, na końcu albo na wierzchu karty swojego rodu. Nikt inny nie widzi, co to za karta. Gdy wszyscy wyłożą po jednej, Kolejkę rozpatruje się od początku do końca.
guide-reveal = Trwa rozpatrywanie Kolejki i przyszła kolej na twoją kartę. Zostaw ją zakrytą, a trafi na nią 1 punkt Wpływu; albo ją ujawnij, a jej zdolność od razu zadziała.
guide-kept = Na karcie zostawionej zakrytą gromadzi się Wpływ. Kto ją później ujawni, najpierw zabiera ten Wpływ, a potem działa jej zdolność; inaczej jest tylko z Planem, który go wydaje, i Pułapką, która go traci.
guide-twin = Kto odwraca własnego zakrytego Księcia, musi najpierw wystawić do Kolejki czekającego obok Bliźniaka, także odkrytego. Potem Książę przynosi 1 punkt Wpływu.
guide-eliminated = Karta została zlikwidowana: opuszcza Kolejkę, a leżący na niej Wpływ przepada. Za likwidację zyskuje się zwykle 1 punkt Wpływu.
guide-trapped = W Pułapkę uderzyła karta przeciwnika. Właściciel Pułapki kradnie mu do 3 punktów Wpływu, a karta, która uderzyła, zostaje odrzucona.
guide-bribed = Przekupiona karta należy do rodu tego, kto ją przekupił: to on ją rozpatruje i na niej zyskuje.
