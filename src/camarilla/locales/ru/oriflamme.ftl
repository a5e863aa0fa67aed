# «Орифламма». Карты и игроки приходят именами, в падежах. $known говорит, знает ли читатель тайную карту события ("yes" или "no").

title = Орифламма
tagline = Король умер, не оставив наследника. Выкладывайте карты втайне, дождитесь удобного мига и бейте.

card-lord = Лорд
    .dat = Лорду
    .acc = Лорда
    .text = Вы получаете 1 очко влияния и ещё по 1 за каждую соседнюю карту вашей семьи.
card-archer = Лучник
    .dat = Лучнику
    .acc = Лучника
    .text = Устраните первую или последнюю карту ряда, хотя бы и самого Лучника.
card-heir = Наследник
    .dat = Наследнику
    .acc = Наследника
    .text = Вы получаете 2 очка влияния, если ни одна другая открытая карта в ряду не носит того же имени.
card-shapeshifter = Подражатель
    .dat = Подражателю
    .acc = Подражателя
    .text = Воспользуйтесь эффектом соседнего открытого персонажа. Имя Подражателя от этого не меняется.
card-soldier = Солдат
    .dat = Солдату
    .acc = Солдата
    .text = Устраните соседнюю карту, хотя бы и свою.
card-spy = Шпион
    .dat = Шпиону
    .acc = Шпиона
    .text = Заберите 1 очко влияния у противника, чья карта лежит рядом.
card-conspiracy = Заговор
    .dat = Заговору
    .acc = Заговор
    .text = Вы получаете вдвое больше влияния, чем на нём лежит. Затем его сбрасывают.
card-ambush = Засада
    .dat = Засаде
    .acc = Засаду
    .text = Если её открыли вы, влияние с неё пропадает, а вы получаете 1. Если её устранила другая семья, вы получаете 4, а напавшую карту сбрасывают.
card-decree = Королевский указ
    .dat = Королевскому указу
    .acc = Королевский указ
    .text = Переставьте другую карту ряда в любой промежуток, но не поверх другого места. Затем указ сбрасывают.
card-assassination = Яд
    .dat = Яду
    .acc = Яд
    .text = Устраните любую карту ряда, хотя бы и сам Яд. Затем его сбрасывают.

# Части предложений.
influence = { $amount ->
    [one] { $amount } очко влияния
    [few] { $amount } очка влияния
   *[many] { $amount } очков влияния
}
some-card = { $known ->
    [yes] { $card_acc }
   *[no] карту
}

question-place = Какую карту вы выкладываете и куда?
question-reveal = Ваша карта на месте { $place } закрыта. Оставить её закрытой или открыть?
question-archer = Лучник на месте { $place }: в какой край ряда он стреляет?
question-soldier = Солдат на месте { $place }: кого из соседей вы устраняете?
question-assassination = Яд на месте { $place }: кого он поразит?
question-spy = Шпион на месте { $place }: у кого вы забираете 1 очко влияния?
question-shapeshifter = Подражатель на месте { $place }: кому из соседей он подражает?
question-decree = Королевский указ на месте { $place }: какую карту вы переставляете и в какой промежуток?

move-keep = оставить закрытой и положить на неё 1 очко влияния
move-reveal = открыть
move-place-front = выложить { $card_acc } в начало ряда
move-place-back = выложить { $card_acc } в конец ряда
move-place-on = выложить { $card_acc } поверх места { $place }
move-target = устранить карту на месте { $place }
move-steal = забрать у { $seat_gen }
move-copy = подражать карте на месте { $place }
move-move = переставить карту с места { $place } в промежуток { $gap }

event-set-aside = { $seat_person ->
    [second] вы откладываете { some-card } лицом вниз.
   *[third] { $seat } откладывает { some-card } лицом вниз.
}
event-round = { $first_person ->
    [second] вы начинаете раунд { $round }.
   *[third] { $first } начинает раунд { $round }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] вы кладёте { some-card } лицом вниз в начало ряда.
        [back] вы кладёте { some-card } лицом вниз в конец ряда.
       *[on] вы кладёте { some-card } лицом вниз поверх места { $place }.
    }
   *[third] { $way ->
        [front] { $seat } кладёт { some-card } лицом вниз в начало ряда.
        [back] { $seat } кладёт { some-card } лицом вниз в конец ряда.
       *[on] { $seat } кладёт { some-card } лицом вниз поверх места { $place }.
    }
}
event-kept = { $seat_person ->
    [second] { $tokens ->
        [0] вы оставляете карту на месте { $place } закрытой.
       *[other] вы оставляете карту на месте { $place } закрытой; влияния на ней теперь { $tokens }.
    }
   *[third] { $tokens ->
        [0] { $seat } оставляет карту на месте { $place } закрытой.
       *[other] { $seat } оставляет карту на месте { $place } закрытой; влияния на ней теперь { $tokens }.
    }
}
event-revealed = { $seat_person ->
    [second] вы открываете { $card_acc } на месте { $place }.
   *[third] { $seat } открывает { $card_acc } на месте { $place }.
}
event-took = { $seat_person ->
    [second] вы забираете с карты { influence }.
   *[third] { $seat } забирает с карты { influence }.
}
event-acts = { $seat_person ->
    [second] на месте { $place } срабатывает ваша открытая карта: { $card }.
   *[third] на месте { $place } срабатывает открытая карта { $seat_gen }: { $card }.
}
event-gained = { $amount ->
    [0] { $card } ничего не приносит { $seat_dat }.
   *[other] { $seat_person ->
        [second] благодаря { $card_dat } вы получаете { influence }.
       *[third] благодаря { $card_dat } { $seat } получает { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] вы применяете { $card_acc } на месте { $place }, но ничего не происходит.
   *[third] { $seat } применяет { $card_acc } на месте { $place }, но ничего не происходит.
}
event-eliminated = { $seat_person ->
    [second] { $tokens ->
        [0] вы устраняете { $card_acc } на месте { $place } (владелец: { $family }).
       *[other] вы устраняете { $card_acc } на месте { $place } (владелец: { $family }); влияние на карте ({ $tokens }) пропадает.
    }
   *[third] { $tokens ->
        [0] { $seat } устраняет { $card_acc } на месте { $place } (владелец: { $family }).
       *[other] { $seat } устраняет { $card_acc } на месте { $place } (владелец: { $family }); влияние на карте ({ $tokens }) пропадает.
    }
}
event-discarded = { $family_person ->
    [second] вы сбрасываете { $card_acc } с места { $place }.
   *[third] { $family } сбрасывает { $card_acc } с места { $place }.
}
event-lost = { $seat_person ->
    [second] вы теряете { influence } с карты на месте { $place }.
   *[third] { $seat } теряет { influence } с карты на месте { $place }.
}
event-ended = Последний раунд окончен; влияние подсчитано.
event-stole = { $seat_person ->
    [second] { $amount ->
        [0] вы ничего не забираете: у { $robbed_gen } пустой кошелёк.
       *[other] вы забираете { influence } у { $robbed_gen }.
    }
   *[third] { $amount ->
        [0] { $seat } ничего не забирает: у { $robbed_gen } пустой кошелёк.
       *[other] { $robbed_person ->
            [second] { $seat } забирает у вас { influence }.
           *[third] { $seat } забирает { influence } у { $robbed_gen }.
        }
    }
}
event-copied = { $seat_person ->
    [second] вы подражаете { $card_dat } на месте { $place }.
   *[third] { $seat } подражает { $card_dat } на месте { $place }.
}
event-moved = { $seat_person ->
    [second] вы переставляете карту с места { $place }; теперь она на месте { $now }.
   *[third] { $seat } переставляет карту с места { $place }; теперь она на месте { $now }.
}

option-rounds = сколько раундов длится игра
option-influence = сколько влияния у каждого в начале
option-keep = сколько влияния кладут на карту, оставленную закрытой
option-eliminate = сколько влияния даёт устранение карты
option-lord = сколько влияния даёт Лорд, не считая соседей
option-heir = сколько влияния даёт Наследник
option-conspiracy = во сколько раз Заговор умножает лежащее на нём влияние
option-ambush = сколько влияния даёт Засада, которую устранила другая семья
option-reveal_ambush = сколько влияния даёт Засада, которую открыл её владелец
