# «Орифлама». Карти й гравці приходять іменами, у відмінках. $known каже, чи знає читач таємну карту події ("yes" або "no").

title = Орифлама
tagline = Король помер, не лишивши спадкоємця. Викладайте карти потай, дочекайтеся слушної миті й бийте.

card-lord = Лорд
    .dat = Лорду
    .acc = Лорда
    .text = Ви отримуєте { $lord ->
        [one] { $lord } очко впливу
        [few] { $lord } очки впливу
       *[many] { $lord } очок впливу
    } і ще по 1 за кожну сусідню карту вашої родини.
    .gen = Лорда
card-archer = Лучник
    .dat = Лучнику
    .acc = Лучника
    .text = Вилучіть першу або останню карту ряду, зокрема самого Лучника.
    .gen = Лучника
card-heir = Спадкоємець
    .dat = Спадкоємцю
    .acc = Спадкоємця
    .text = Ви отримуєте { $heir ->
        [one] { $heir } очко впливу
        [few] { $heir } очки впливу
       *[many] { $heir } очок впливу
    }, якщо жодна інша відкрита карта в ряді не має такої самої назви.
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
    .text = Ви отримуєте { $conspiracy ->
        [2] вдвічі
        [one] у { $conspiracy } раз
        [few] у { $conspiracy } рази
       *[many] у { $conspiracy } разів
    } більше впливу, ніж на ній лежить. Потім скиньте її.
    .gen = Змови
card-ambush = Засідка
    .dat = Засідці
    .acc = Засідку
    .text = Якщо її відкрили ви, вплив із неї пропадає, а ви отримуєте { $reveal_ambush }. Якщо її вилучила інша родина, ви отримуєте { $ambush }, а нападника скидають.
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

move-keep = залишити закритою й покласти на неї { $keep ->
        [one] { $keep } очко впливу
        [few] { $keep } очки впливу
       *[many] { $keep } очок впливу
    }
    .short = Не відкривати
move-reveal = відкрити
    .short = Відкрити
move-place-front = викласти { $card_acc } на початок ряду
    .short = Викласти
move-place-back = викласти { $card_acc } в кінець ряду
    .short = Викласти
move-place-on = викласти { $card_acc } поверх карти на позиції { $place }
    .short = Викласти
move-target = вилучити карту на позиції { $place }
    .short = Вилучити
move-steal = забрати 1 очко впливу в { $seat_gen }
    .short = Забрати 1
move-copy = скопіювати властивість карти на позиції { $place }
    .short = Скопіювати
move-move = перемістити карту з позиції { $place } у проміжок { $gap }
    .short = Перемістити

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] навмання відкладено вашу карту, долілиць: { $card }.
       *[no] навмання відкладено вашу карту, долілиць.
    }
   *[third] { $known ->
        [yes] навмання відкладено карту { $seat_gen }, долілиць: { $card }.
       *[no] навмання відкладено карту { $seat_gen }, долілиць.
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
    [second] { $known ->
        [yes] { $tokens ->
            [0] ви лишаєте { $card_acc } долілиць.
           *[other] ви лишаєте { $card_acc } долілиць; впливу на карті тепер { $tokens }.
        }
       *[no] { $tokens ->
            [0] ви лишаєте карту на позиції { $place } закритою.
           *[other] ви лишаєте карту на позиції { $place } закритою; впливу на ній тепер { $tokens }.
        }
    }
   *[third] { $known ->
        [yes] { $tokens ->
            [0] { $seat } лишає { $card_acc } долілиць.
           *[other] { $seat } лишає { $card_acc } долілиць; впливу на карті тепер { $tokens }.
        }
       *[no] { $tokens ->
            [0] { $seat } лишає карту на позиції { $place } закритою.
           *[other] { $seat } лишає карту на позиції { $place } закритою; впливу на ній тепер { $tokens }.
        }
    }
}
event-revealed = { $seat_person ->
    [second] ви відкриваєте { $card_acc }.
   *[third] { $seat } відкриває { $card_acc }.
}
event-took = { $seat_person ->
    [second] ви забираєте з карти { $card } { influence }.
   *[third] { $seat } забирає з карти { $card } { influence }.
}
event-acts = { $seat_person ->
    [second] спрацьовує ваша карта: { $card }.
   *[third] спрацьовує карта { $seat_gen }: { $card }.
}
event-gained = { $amount ->
    [0] { $card } нічого не приносить { $seat_dat }.
   *[other] { $seat_person ->
        [second] завдяки { $card_dat } ви отримуєте { influence }.
       *[third] завдяки { $card_dat } { $seat } отримує { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] ваша карта нічого не дає: { $card }.
   *[third] карта { $seat_gen } нічого не дає: { $card }.
}
event-eliminated = { $seat_person ->
    [second] { $whose ->
        [mine] ви вилучаєте свою карту: { $card }{ lost-with-it }.
       *[other] ви вилучаєте карту { $family_gen }: { $card }{ lost-with-it }.
    }
   *[third] { $whose ->
        [mine] { $seat } вилучає вашу карту: { $card }{ lost-with-it }.
        [own] { $seat } вилучає свою карту: { $card }{ lost-with-it }.
       *[other] { $seat } вилучає карту { $family_gen }: { $card }{ lost-with-it }.
    }
}
lost-with-it = { $tokens ->
    [0] {""}
   *[other] ; вплив на ній ({ $tokens }) пропадає
}
event-discarded = { $family_person ->
    [second] ви скидаєте { $card_acc }.
   *[third] { $family } скидає { $card_acc }.
}
event-lost = { $seat_person ->
    [second] ви втрачаєте { influence } з карти { $card }.
   *[third] { $seat } втрачає { influence } з карти { $card }.
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
    [second] { $whose ->
        [mine] ви копіюєте властивість своєї карти: { $card }.
       *[other] ви копіюєте властивість карти { $family_gen }: { $card }.
    }
   *[third] { $whose ->
        [mine] { $seat } копіює властивість вашої карти: { $card }.
        [own] { $seat } копіює властивість своєї карти: { $card }.
       *[other] { $seat } копіює властивість карти { $family_gen }: { $card }.
    }
}
event-moved = { $seat_person ->
    [second] { $whose ->
        [mine] { $known ->
            [yes] ви переміщуєте свою карту { moved-to }: { $card }.
           *[no] ви переміщуєте свою карту з позиції { $place } { moved-to }.
        }
       *[other] { $known ->
            [yes] ви переміщуєте карту { $family_gen } { moved-to }: { $card }.
           *[no] ви переміщуєте карту { $family_gen } з позиції { $place } { moved-to }.
        }
    }
   *[third] { $whose ->
        [mine] { $known ->
            [yes] { $seat } переміщує вашу карту { moved-to }: { $card }.
           *[no] { $seat } переміщує вашу карту з позиції { $place } { moved-to }.
        }
        [own] { $known ->
            [yes] { $seat } переміщує свою карту { moved-to }: { $card }.
           *[no] { $seat } переміщує свою карту з позиції { $place } { moved-to }.
        }
       *[other] { $known ->
            [yes] { $seat } переміщує карту { $family_gen } { moved-to }: { $card }.
           *[no] { $seat } переміщує карту { $family_gen } з позиції { $place } { moved-to }.
        }
    }
}
moved-to = { $now ->
    [1] на початок ряду
   *[other] на позицію { $now }
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

menu = { $title }: викладайте карти долілиць, вирішуйте, коли їх відкрити, збирайте вплив. Пів години, 2–5 гравців.

# Ігри з поясненнями. За кожним зауваженням стоїть правило.
guide-goal = Вітаємо! Перемагає той, хто наприкінці має найбільше впливу. У цій першій грі три раунди, у повній — шість.
guide-place = Щораунду кожен гравець кладе в ряд одну карту долілиць: на початок, у кінець або поверх карти своєї родини. Яка це карта, не бачить більше ніхто. Коли всі виклали по карті, ряд активують від початку до кінця.
guide-reveal = Ряд активують, і настала черга вашої карти. Залиште її закритою і покладіть на неї 1 очко впливу або відкрийте й одразу застосуйте її властивість.
guide-kept = На карті, яку лишають закритою, збирається вплив. Відкривши її згодом, ви спершу заберете цей вплив, а потім застосуєте властивість. Інакше лише з двома картами: Змова його подвоює, а Засідка втрачає.
guide-acts = Відкрита карта спрацьовує щоразу, коли до неї доходить черга, хоче того її власник чи ні.
guide-eliminated = Карту вилучено: вона покидає ряд, вплив на ній пропадає, а той, хто її вилучив, отримує 1 очко впливу.
guide-discarded = Змова, Засідка, Королівський указ і Замах — інтриги: після застосування їх скидають. Персонажі лишаються в ряді горілиць.
