# «Орифламма». Карты и игроки приходят именами, в падежах. $known говорит, знает ли читатель тайную карту события ("yes" или "no").

title = Орифламма
tagline = Король умер, не оставив наследника. Выкладывайте карты втайне, дождитесь удобного момента и бейте.

card-lord = Лорд
    .dat = Лорду
    .acc = Лорда
    .text = Вы получаете 1 очко влияния и ещё по 1 за каждую соседнюю карту вашей семьи.
    .gen = Лорда
card-archer = Лучник
    .dat = Лучнику
    .acc = Лучника
    .text = Устраните первую или последнюю карту ряда, в том числе самого Лучника.
    .gen = Лучника
card-heir = Наследник
    .dat = Наследнику
    .acc = Наследника
    .text = Вы получаете 2 очка влияния, если в ряду нет другой открытой карты с таким же именем.
    .gen = Наследника
card-shapeshifter = Подражатель
    .dat = Подражателю
    .acc = Подражателя
    .text = Скопируйте и примените эффект соседнего открытого персонажа. Подражатель сохраняет своё имя.
    .gen = Подражателя
card-soldier = Солдат
    .dat = Солдату
    .acc = Солдата
    .text = Устраните соседнюю карту, даже свою.
    .gen = Солдата
card-spy = Шпион
    .dat = Шпиону
    .acc = Шпиона
    .text = Заберите 1 очко влияния у противника, чья карта лежит рядом.
    .gen = Шпиона
card-conspiracy = Заговор
    .dat = Заговору
    .acc = Заговор
    .text = Вы получаете вдвое больше влияния, чем на нём лежит. Затем сбросьте его.
    .gen = Заговора
card-ambush = Засада
    .dat = Засаде
    .acc = Засаду
    .text = Если её открыли вы, влияние с неё пропадает, а вы получаете 1. Если её устранила другая семья, вы получаете 4, а напавшую карту сбрасывают.
    .gen = Засады
card-decree = Королевский указ
    .dat = Королевскому указу
    .acc = Королевский указ
    .text = Переместите другую карту в любой промежуток ряда или на его край, но не поверх другой карты. Затем сбросьте Королевский указ.
    .gen = Королевского указа
card-assassination = Яд
    .dat = Яду
    .acc = Яд
    .text = Устраните любую карту ряда, в том числе сам Яд. Затем сбросьте его.
    .gen = Яда

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
question-reveal = Ваша карта на позиции { $place } закрыта. Оставить её закрытой или открыть?
question-archer = Ваш Лучник на позиции { $place }: в какой край ряда он стреляет?
question-soldier = Ваш Солдат на позиции { $place }: какую соседнюю карту вы устраняете?
question-assassination = Ваш Яд на позиции { $place }: какую карту вы устраняете?
question-spy = Ваш Шпион на позиции { $place }: у кого вы забираете 1 очко влияния?
question-shapeshifter = Ваш Подражатель на позиции { $place }: эффект какого соседа вы копируете?
question-decree = Ваш Королевский указ на позиции { $place }: какую карту вы перемещаете и в какой промежуток?

move-keep = оставить закрытой и положить на неё 1 очко влияния
move-reveal = открыть
move-place-front = выложить { $card_acc } в начало ряда
move-place-back = выложить { $card_acc } в конец ряда
move-place-on = выложить { $card_acc } поверх карты на позиции { $place }
move-target = устранить карту на позиции { $place }
move-steal = забрать 1 очко влияния у { $seat_gen }
move-copy = скопировать эффект карты на позиции { $place }
move-move = переместить карту с позиции { $place } в промежуток { $gap }

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] вам наугад отложили { $card_acc }, лицом вниз.
       *[no] вам наугад отложили карту, лицом вниз.
    }
   *[third] { $known ->
        [yes] { $seat_dat } наугад отложили { $card_acc }, лицом вниз.
       *[no] { $seat_dat } наугад отложили карту, лицом вниз.
    }
}
event-round = { $first_person ->
    [second] начался раунд { $round }. Первыми ходите вы.
   *[third] начался раунд { $round }. Первым ходит { $first }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] вы кладёте { some-card } лицом вниз в начало ряда.
        [back] вы кладёте { some-card } лицом вниз в конец ряда.
       *[on] вы кладёте { some-card } лицом вниз поверх карты на позиции { $place }.
    }
   *[third] { $way ->
        [front] { $seat } кладёт { some-card } лицом вниз в начало ряда.
        [back] { $seat } кладёт { some-card } лицом вниз в конец ряда.
       *[on] { $seat } кладёт { some-card } лицом вниз поверх карты на позиции { $place }.
    }
}
event-kept = { $seat_person ->
    [second] { $tokens ->
        [0] вы оставляете карту на позиции { $place } закрытой.
       *[other] вы оставляете карту на позиции { $place } закрытой; влияния на ней теперь { $tokens }.
    }
   *[third] { $tokens ->
        [0] { $seat } оставляет карту на позиции { $place } закрытой.
       *[other] { $seat } оставляет карту на позиции { $place } закрытой; влияния на ней теперь { $tokens }.
    }
}
event-revealed = { $seat_person ->
    [second] вы открываете { $card_acc } на позиции { $place }.
   *[third] { $seat } открывает { $card_acc } на позиции { $place }.
}
event-took = { $seat_person ->
    [second] вы забираете с карты { influence }.
   *[third] { $seat } забирает с карты { influence }.
}
event-acts = { $seat_person ->
    [second] срабатывает ваша карта на позиции { $place }: { $card }.
   *[third] срабатывает карта { $seat_gen } на позиции { $place }: { $card }.
}
event-gained = { $amount ->
    [0] { $card } ничего не приносит { $seat_dat }.
   *[other] { $seat_person ->
        [second] благодаря { $card_dat } вы получаете { influence }.
       *[third] благодаря { $card_dat } { $seat } получает { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] ваша карта на позиции { $place } ничего не даёт: { $card }.
   *[third] карта { $seat_gen } на позиции { $place } ничего не даёт: { $card }.
}
event-eliminated = { $seat_person ->
    [second] { $tokens ->
        [0] вы устраняете { $card_acc } на позиции { $place } (владелец: { $family }).
       *[other] вы устраняете { $card_acc } на позиции { $place } (владелец: { $family }); влияние на карте ({ $tokens }) пропадает.
    }
   *[third] { $tokens ->
        [0] { $seat } устраняет { $card_acc } на позиции { $place } (владелец: { $family }).
       *[other] { $seat } устраняет { $card_acc } на позиции { $place } (владелец: { $family }); влияние на карте ({ $tokens }) пропадает.
    }
}
event-discarded = { $family_person ->
    [second] вы сбрасываете { $card_acc } с позиции { $place }.
   *[third] { $family } сбрасывает { $card_acc } с позиции { $place }.
}
event-lost = { $seat_person ->
    [second] вы теряете { influence } с карты на позиции { $place }.
   *[third] { $seat } теряет { influence } с карты на позиции { $place }.
}
event-ended = Последний раунд окончен.
event-stole = { $seat_person ->
    [second] { $amount ->
        [0] вы ничего не забираете: у { $robbed_gen } нет влияния.
       *[other] вы забираете { influence } у { $robbed_gen }.
    }
   *[third] { $amount ->
        [0] { $seat } ничего не забирает: у { $robbed_gen } нет влияния.
       *[other] { $robbed_person ->
            [second] { $seat } забирает у вас { influence }.
           *[third] { $seat } забирает { influence } у { $robbed_gen }.
        }
    }
}
event-copied = { $seat_person ->
    [second] вы копируете эффект { $card_gen } на позиции { $place }.
   *[third] { $seat } копирует эффект { $card_gen } на позиции { $place }.
}
event-moved = { $seat_person ->
    [second] вы перемещаете карту с позиции { $place } на позицию { $now }.
   *[third] { $seat } перемещает карту с позиции { $place } на позицию { $now }.
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
