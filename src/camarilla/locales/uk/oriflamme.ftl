# «Орифлама». Карти й гравці приходять іменами, у відмінках. $known каже, чи знає читач таємну карту події ("yes" або "no").

title = Орифлама
tagline = Король помер, не лишивши спадкоємця. Викладайте карти потай, дочекайтеся слушної миті й бийте.

card-lord = Лорд
    .dat = Лорду
    .acc = Лорда
    .text = Ви отримуєте 1 очко впливу і ще по 1 за кожну сусідню карту вашої родини.
card-archer = Лучник
    .dat = Лучнику
    .acc = Лучника
    .text = Вилучіть першу або останню карту ряду, хай навіть самого Лучника.
card-heir = Спадкоємець
    .dat = Спадкоємцю
    .acc = Спадкоємця
    .text = Ви отримуєте 2 очки впливу, якщо жодна інша відкрита карта в ряді не має такої самої назви.
card-shapeshifter = Перевертень
    .dat = Перевертню
    .acc = Перевертня
    .text = Скористайтеся властивістю сусіднього відкритого персонажа. Назва Перевертня від цього не змінюється.
card-soldier = Солдат
    .dat = Солдату
    .acc = Солдата
    .text = Вилучіть сусідню карту, хай навіть власну.
card-spy = Шпигун
    .dat = Шпигуну
    .acc = Шпигуна
    .text = Заберіть 1 очко впливу в суперника, чия карта лежить поруч.
card-conspiracy = Змова
    .dat = Змові
    .acc = Змову
    .text = Ви отримуєте вдвічі більше впливу, ніж на ній лежить. Потім її скидають.
card-ambush = Засідка
    .dat = Засідці
    .acc = Засідку
    .text = Якщо її відкрили ви, вплив із неї пропадає, а ви отримуєте 1. Якщо її вилучила інша родина, ви отримуєте 4, а нападника скидають.
card-decree = Королівський указ
    .dat = Королівському указу
    .acc = Королівський указ
    .text = Перемістіть іншу карту ряду в будь-який проміжок, але не поверх іншого місця. Потім указ скидають.
card-assassination = Замах
    .dat = Замаху
    .acc = Замах
    .text = Вилучіть будь-яку карту ряду, хай навіть сам Замах. Потім його скидають.

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
question-reveal = Ваша карта на місці { $place } закрита. Залишити її такою чи відкрити?
question-archer = Лучник на місці { $place }: у який край ряду він стріляє?
question-soldier = Солдат на місці { $place }: котрого із сусідів ви вилучаєте?
question-assassination = Замах на місці { $place }: у кого він влучить?
question-spy = Шпигун на місці { $place }: у кого ви забираєте 1 очко впливу?
question-shapeshifter = Перевертень на місці { $place }: котрого із сусідів він наслідує?
question-decree = Королівський указ на місці { $place }: яку карту ви переміщуєте і в який проміжок?

move-keep = залишити закритою й покласти на неї 1 очко впливу
move-reveal = відкрити
move-place-front = викласти { $card_acc } на початок ряду
move-place-back = викласти { $card_acc } в кінець ряду
move-place-on = викласти { $card_acc } поверх місця { $place }
move-target = вилучити карту на місці { $place }
move-steal = забрати в { $seat_gen }
move-copy = наслідувати карту на місці { $place }
move-move = перемістити карту з місця { $place } у проміжок { $gap }

event-set-aside = { $seat_person ->
    [second] ви відкладаєте { some-card } долілиць.
   *[third] { $seat } відкладає { some-card } долілиць.
}
event-round = { $first_person ->
    [second] ви починаєте раунд { $round }.
   *[third] { $first } починає раунд { $round }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] ви кладете { some-card } долілиць на початок ряду.
        [back] ви кладете { some-card } долілиць у кінець ряду.
       *[on] ви кладете { some-card } долілиць поверх місця { $place }.
    }
   *[third] { $way ->
        [front] { $seat } кладе { some-card } долілиць на початок ряду.
        [back] { $seat } кладе { some-card } долілиць у кінець ряду.
       *[on] { $seat } кладе { some-card } долілиць поверх місця { $place }.
    }
}
event-kept = { $seat_person ->
    [second] { $tokens ->
        [0] ви лишаєте карту на місці { $place } закритою.
       *[other] ви лишаєте карту на місці { $place } закритою; впливу на ній тепер { $tokens }.
    }
   *[third] { $tokens ->
        [0] { $seat } лишає карту на місці { $place } закритою.
       *[other] { $seat } лишає карту на місці { $place } закритою; впливу на ній тепер { $tokens }.
    }
}
event-revealed = { $seat_person ->
    [second] ви відкриваєте { $card_acc } на місці { $place }.
   *[third] { $seat } відкриває { $card_acc } на місці { $place }.
}
event-took = { $seat_person ->
    [second] ви забираєте з карти { influence }.
   *[third] { $seat } забирає з карти { influence }.
}
event-acts = { $seat_person ->
    [second] на місці { $place } спрацьовує ваша відкрита карта: { $card }.
   *[third] на місці { $place } спрацьовує відкрита карта { $seat_gen }: { $card }.
}
event-gained = { $amount ->
    [0] { $card } нічого не приносить { $seat_dat }.
   *[other] { $seat_person ->
        [second] завдяки { $card_dat } ви отримуєте { influence }.
       *[third] завдяки { $card_dat } { $seat } отримує { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] ви застосовуєте { $card_acc } на місці { $place }, але нічого не стається.
   *[third] { $seat } застосовує { $card_acc } на місці { $place }, але нічого не стається.
}
event-eliminated = { $seat_person ->
    [second] { $tokens ->
        [0] ви вилучаєте { $card_acc } на місці { $place } (власник: { $family }).
       *[other] ви вилучаєте { $card_acc } на місці { $place } (власник: { $family }); вплив на карті ({ $tokens }) пропадає.
    }
   *[third] { $tokens ->
        [0] { $seat } вилучає { $card_acc } на місці { $place } (власник: { $family }).
       *[other] { $seat } вилучає { $card_acc } на місці { $place } (власник: { $family }); вплив на карті ({ $tokens }) пропадає.
    }
}
event-discarded = { $family_person ->
    [second] ви скидаєте { $card_acc } з місця { $place }.
   *[third] { $family } скидає { $card_acc } з місця { $place }.
}
event-lost = { $seat_person ->
    [second] ви втрачаєте { influence } з карти на місці { $place }.
   *[third] { $seat } втрачає { influence } з карти на місці { $place }.
}
event-ended = Останній раунд завершено; вплив підраховано.
event-stole = { $seat_person ->
    [second] { $amount ->
        [0] ви нічого не забираєте: у { $robbed_gen } порожній гаманець.
       *[other] ви забираєте { influence } в { $robbed_gen }.
    }
   *[third] { $amount ->
        [0] { $seat } нічого не забирає: у { $robbed_gen } порожній гаманець.
       *[other] { $robbed_person ->
            [second] { $seat } забирає у вас { influence }.
           *[third] { $seat } забирає { influence } в { $robbed_gen }.
        }
    }
}
event-copied = { $seat_person ->
    [second] ви наслідуєте { $card_acc } на місці { $place }.
   *[third] { $seat } наслідує { $card_acc } на місці { $place }.
}
event-moved = { $seat_person ->
    [second] ви переміщуєте карту з місця { $place }; тепер вона на місці { $now }.
   *[third] { $seat } переміщує карту з місця { $place }; тепер вона на місці { $now }.
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
