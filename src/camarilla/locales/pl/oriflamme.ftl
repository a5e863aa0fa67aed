# Oriflamme. Karty i gracze przychodzą jako nazwy, w przypadkach. $known mówi, czy czytelnik zna tajną kartę zdarzenia ("yes" lub "no").

title = Oriflamme
tagline = Król umarł i nie zostawił dziedzica. Wykładaj karty w tajemnicy, wyczekaj właściwej chwili, uderz.

card-lord = Lord
    .dat = Lordowi
    .acc = Lorda
    .text = Zyskujesz 1 punkt Wpływu i jeszcze po 1 za każdą sąsiednią kartę twojego rodu.
card-archer = Łucznik
    .dat = Łucznikowi
    .acc = Łucznika
    .text = Zlikwiduj pierwszą lub ostatnią kartę Kolejki, choćby samego Łucznika.
card-heir = Dziedzic
    .dat = Dziedzicowi
    .acc = Dziedzica
    .text = Zyskujesz 2 punkty Wpływu, jeśli żadna inna odkryta karta w Kolejce nie nosi tej samej nazwy.
card-shapeshifter = Impostor
    .dat = Impostorowi
    .acc = Impostora
    .text = Użyj zdolności sąsiedniej odkrytej Postaci. Impostor zachowuje przy tym własną nazwę.
card-soldier = Żołnierz
    .dat = Żołnierzowi
    .acc = Żołnierza
    .text = Zlikwiduj sąsiednią kartę, choćby własną.
card-spy = Szpieg
    .dat = Szpiegowi
    .acc = Szpiega
    .text = Zabierz 1 punkt Wpływu przeciwnikowi, którego karta leży obok.
card-conspiracy = Spisek
    .dat = Spiskowi
    .acc = Spisek
    .text = Zyskujesz dwa razy tyle Wpływu, ile na nim leży. Potem zostaje odrzucony.
card-ambush = Zasadzka
    .dat = Zasadzce
    .acc = Zasadzkę
    .text = Jeśli ją ujawnisz, leżący na niej Wpływ przepada, a ty zyskujesz 1. Jeśli zlikwiduje ją inny ród, zyskujesz 4, a atakująca karta zostaje odrzucona.
card-decree = Królewski Dekret
    .dat = Królewskiemu Dekretowi
    .acc = Królewski Dekret
    .text = Przesuń inną kartę Kolejki w dowolną lukę, nigdy na wierzch innego miejsca. Potem Dekret zostaje odrzucony.
card-assassination = Zlecenie zabójstwa
    .dat = Zleceniu zabójstwa
    .acc = Zlecenie zabójstwa
    .text = Zlikwiduj dowolną kartę Kolejki, choćby samo Zlecenie. Potem zostaje ono odrzucone.

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
question-archer = Łucznik na miejscu { $place }: w który kraniec Kolejki strzela?
question-soldier = Żołnierz na miejscu { $place }: którego sąsiada likwidujesz?
question-assassination = Zlecenie zabójstwa na miejscu { $place }: w kogo uderza?
question-spy = Szpieg na miejscu { $place }: komu zabierasz 1 punkt Wpływu?
question-shapeshifter = Impostor na miejscu { $place }: którego sąsiada naśladuje?
question-decree = Królewski Dekret na miejscu { $place }: którą kartę przesuwasz i w którą lukę?

move-keep = zostawić zakrytą i położyć na niej 1 punkt Wpływu
move-reveal = ujawnić
move-place-front = wyłożyć { $card_acc } na początek Kolejki
move-place-back = wyłożyć { $card_acc } na koniec Kolejki
move-place-on = wyłożyć { $card_acc } na wierzch miejsca { $place }
move-target = zlikwidować kartę na miejscu { $place }
move-steal = zabrać { $seat_dat }
move-copy = naśladować kartę na miejscu { $place }
move-move = przesunąć kartę z miejsca { $place } w lukę { $gap }

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
event-stole = { $seat_person ->
    [second] { $amount ->
        [0] nic nie zabierasz: { $robbed } ma pustą sakiewkę.
       *[other] zabierasz { influence } { $robbed_dat }.
    }
   *[third] { $robbed_person ->
        [second] { $amount ->
            [0] { $seat } nic nie zabiera: masz pustą sakiewkę.
           *[other] { $seat } zabiera ci { influence }.
        }
       *[third] { $amount ->
            [0] { $seat } nic nie zabiera: { $robbed } ma pustą sakiewkę.
           *[other] { $seat } zabiera { influence } { $robbed_dat }.
        }
    }
}
event-copied = { $seat_person ->
    [second] naśladujesz { $card_acc } na miejscu { $place }.
   *[third] { $seat } naśladuje { $card_acc } na miejscu { $place }.
}
event-moved = { $seat_person ->
    [second] przesuwasz kartę z miejsca { $place }; teraz leży na miejscu { $now }.
   *[third] { $seat } przesuwa kartę z miejsca { $place }; teraz leży na miejscu { $now }.
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

menu = { $title }: wykładaj zakryte karty, wybieraj chwilę, by je pokazać, gromadź Wpływ. Pół godziny, 2–5 graczy.

# Gry z objaśnieniami. Za każdą uwagą stoi zasada.
guide-goal = Witaj! Wygrywa ten, kto na końcu ma najwięcej Wpływu. Ta pierwsza gra ma trzy rundy, pełna ma sześć.
guide-place = W każdej rundzie każdy gracz kładzie w Kolejce jedną zakrytą kartę: na początku, na końcu albo na wierzchu karty swojego rodu. Nikt inny nie widzi, co to za karta. Gdy wszyscy wyłożą po jednej, Kolejkę rozpatruje się od początku do końca.
guide-reveal = Trwa rozpatrywanie Kolejki i przyszła kolej na twoją kartę. Zostaw ją zakrytą, a trafi na nią 1 punkt Wpływu; albo ją ujawnij, a jej zdolność od razu zadziała.
guide-kept = Na karcie zostawionej zakrytą gromadzi się Wpływ. Kto ją później ujawni, najpierw zabiera ten Wpływ, a potem działa jej zdolność; inaczej jest tylko ze Spiskiem, który go podwaja, i Zasadzką, która go traci.
guide-acts = Odkryta karta działa za każdym razem, gdy przychodzi na nią kolej, czy jej właściciel tego chce, czy nie.
guide-eliminated = Karta została zlikwidowana: opuszcza Kolejkę, leżący na niej Wpływ przepada, a ten, kto ją zlikwidował, zyskuje 1 punkt Wpływu.
guide-discarded = Spisek, Zasadzka, Królewski Dekret i Zlecenie zabójstwa to Intrygi: po użyciu się je odrzuca. Postacie zostają w Kolejce odkryte.
