# «Орифлама». Карти й гравці приходять іменами, у відмінках. $known каже, чи знає читач таємну карту події ("yes" або "no").

title = Орифлама
tagline = Король помер, не лишивши спадкоємця. Викладайте карти потай, дочекайтеся слушної миті й бийте.

card-lord = Лорд
    .dat = Лорду
    .acc = Лорда
    .text = Ви отримуєте 1 очко впливу і ще по 1 за кожну сусідню карту вашої родини.
    .gen = Лорда
card-archer = Лучник
    .dat = Лучнику
    .acc = Лучника
    .text = Вилучіть першу або останню карту ряду, зокрема самого Лучника.
    .gen = Лучника
card-heir = Спадкоємець
    .dat = Спадкоємцю
    .acc = Спадкоємця
    .text = Ви отримуєте 2 очки впливу, якщо жодна інша відкрита карта в ряді не має такої самої назви.
    .gen = Спадкоємця
card-shapeshifter = Перевертень
    .dat = Перевертню
    .acc = Перевертня
    .text = Скопіюйте властивість сусіднього відкритого персонажа. Перевертень зберігає власну назву.
    .gen = Перевертня
card-soldier = Солдат
    .dat = Солдату
    .acc = Солдата
    .text = Вилучіть сусідню карту, навіть власну.
    .gen = Солдата
card-spy = Шпигун
    .dat = Шпигуну
    .acc = Шпигуна
    .text = Заберіть 1 очко впливу в суперника, чия карта лежить поруч.
    .gen = Шпигуна
card-conspiracy = Змова
    .dat = Змові
    .acc = Змову
    .text = Ви отримуєте вдвічі більше впливу, ніж на ній лежить. Потім скиньте її.
    .gen = Змови
card-ambush = Засідка
    .dat = Засідці
    .acc = Засідку
    .text = Якщо її відкрили ви, вплив із неї пропадає, а ви отримуєте 1. Якщо її вилучила інша родина, ви отримуєте 4, а нападника скидають.
    .gen = Засідки
card-decree = Королівський указ
    .dat = Королівському указу
    .acc = Королівський указ
    .text = Перемістіть іншу карту в будь-який проміжок ряду або на його край, але не поверх іншої карти. Потім скиньте Королівський указ.
    .gen = Королівського указу
card-assassination = Замах
    .dat = Замаху
    .acc = Замах
    .text = Вилучіть будь-яку карту ряду, зокрема сам Замах. Потім скиньте його.
    .gen = Замаху

# Частини речень.
influence = { $amount ->
    [one] { $amount } очко впливу
    [few] { $amount } очки впливу
   *[many] { $amount } очок впливу
}
some-card = { $known ->
    [yes] { $card_acc }
   *[no] карту
}

question-place = Яку карту ви викладаєте і куди?
question-reveal = Ваша карта на позиції { $place } закрита. Залишити її закритою чи відкрити?
question-archer = Ваш Лучник на позиції { $place }: у який край ряду він стріляє?
question-soldier = Ваш Солдат на позиції { $place }: яку сусідню карту ви вилучаєте?
question-assassination = Ваш Замах на позиції { $place }: яку карту ви вилучаєте?
question-spy = Ваш Шпигун на позиції { $place }: у кого ви забираєте 1 очко впливу?
question-shapeshifter = Ваш Перевертень на позиції { $place }: властивість якого сусіда ви копіюєте?
question-decree = Ваш Королівський указ на позиції { $place }: яку карту ви переміщуєте і в який проміжок?

move-keep = залишити закритою й покласти на неї 1 очко впливу
move-reveal = відкрити
move-place-front = викласти { $card_acc } на початок ряду
move-place-back = викласти { $card_acc } в кінець ряду
move-place-on = викласти { $card_acc } поверх карти на позиції { $place }
move-target = вилучити карту на позиції { $place }
move-steal = забрати 1 очко впливу в { $seat_gen }
move-copy = скопіювати властивість карти на позиції { $place }
move-move = перемістити карту з позиції { $place } у проміжок { $gap }

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] вам навмання відкладено { $card_acc }, долілиць.
       *[no] вам навмання відкладено карту, долілиць.
    }
   *[third] { $known ->
        [yes] { $seat_dat } навмання відкладено { $card_acc }, долілиць.
       *[no] { $seat_dat } навмання відкладено карту, долілиць.
    }
}
event-round = { $first_person ->
    [second] почався раунд { $round }. Першими ходите ви.
   *[third] почався раунд { $round }. Першим ходить { $first }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] ви кладете { some-card } долілиць на початок ряду.
        [back] ви кладете { some-card } долілиць у кінець ряду.
       *[on] ви кладете { some-card } долілиць поверх карти на позиції { $place }.
    }
   *[third] { $way ->
        [front] { $seat } кладе { some-card } долілиць на початок ряду.
        [back] { $seat } кладе { some-card } долілиць у кінець ряду.
       *[on] { $seat } кладе { some-card } долілиць поверх карти на позиції { $place }.
    }
}
event-kept = { $seat_person ->
    [second] { $tokens ->
        [0] ви лишаєте карту на позиції { $place } закритою.
       *[other] ви лишаєте карту на позиції { $place } закритою; впливу на ній тепер { $tokens }.
    }
   *[third] { $tokens ->
        [0] { $seat } лишає карту на позиції { $place } закритою.
       *[other] { $seat } лишає карту на позиції { $place } закритою; впливу на ній тепер { $tokens }.
    }
}
event-revealed = { $seat_person ->
    [second] ви відкриваєте { $card_acc } на позиції { $place }.
   *[third] { $seat } відкриває { $card_acc } на позиції { $place }.
}
event-took = { $seat_person ->
    [second] ви забираєте з карти { influence }.
   *[third] { $seat } забирає з карти { influence }.
}
event-acts = { $seat_person ->
    [second] спрацьовує ваша карта на позиції { $place }: { $card }.
   *[third] спрацьовує карта { $seat_gen } на позиції { $place }: { $card }.
}
event-gained = { $amount ->
    [0] { $card } нічого не приносить { $seat_dat }.
   *[other] { $seat_person ->
        [second] завдяки { $card_dat } ви отримуєте { influence }.
       *[third] завдяки { $card_dat } { $seat } отримує { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] ваша карта на позиції { $place } нічого не дає: { $card }.
   *[third] карта { $seat_gen } на позиції { $place } нічого не дає: { $card }.
}
event-eliminated = { $seat_person ->
    [second] { $tokens ->
        [0] ви вилучаєте { $card_acc } на позиції { $place } (власник: { $family }).
       *[other] ви вилучаєте { $card_acc } на позиції { $place } (власник: { $family }); вплив на карті ({ $tokens }) пропадає.
    }
   *[third] { $tokens ->
        [0] { $seat } вилучає { $card_acc } на позиції { $place } (власник: { $family }).
       *[other] { $seat } вилучає { $card_acc } на позиції { $place } (власник: { $family }); вплив на карті ({ $tokens }) пропадає.
    }
}
event-discarded = { $family_person ->
    [second] ви скидаєте { $card_acc } з позиції { $place }.
   *[third] { $family } скидає { $card_acc } з позиції { $place }.
}
event-lost = { $seat_person ->
    [second] ви втрачаєте { influence } з карти на позиції { $place }.
   *[third] { $seat } втрачає { influence } з карти на позиції { $place }.
}
event-ended = Останній раунд завершено.
event-stole = { $seat_person ->
    [second] { $amount ->
        [0] ви нічого не забираєте: у { $robbed_gen } немає впливу.
       *[other] ви забираєте { influence } в { $robbed_gen }.
    }
   *[third] { $amount ->
        [0] { $seat } нічого не забирає: у { $robbed_gen } немає впливу.
       *[other] { $robbed_person ->
            [second] { $seat } забирає у вас { influence }.
           *[third] { $seat } забирає { influence } в { $robbed_gen }.
        }
    }
}
event-copied = { $seat_person ->
    [second] ви копіюєте властивість { $card_gen } на позиції { $place }.
   *[third] { $seat } копіює властивість { $card_gen } на позиції { $place }.
}
event-moved = { $seat_person ->
    [second] ви переміщуєте карту з позиції { $place } на позицію { $now }.
   *[third] { $seat } переміщує карту з позиції { $place } на позицію { $now }.
}

option-rounds = скільки раундів триває гра
option-influence = скільки впливу кожен має на початку
option-keep = скільки впливу кладуть на карту, залишену закритою
option-eliminate = скільки впливу дає вилучення карти
option-lord = скільки впливу дає Лорд, не рахуючи сусідів
option-heir = скільки впливу дає Спадкоємець
option-conspiracy = у скільки разів Змова множить вплив, що на ній лежить
option-ambush = скільки впливу дає Засідка, яку вилучила інша родина
option-reveal_ambush = скільки впливу дає Засідка, яку відкрив її власник
