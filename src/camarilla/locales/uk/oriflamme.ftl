# «Орифлама». Карти й гравці приходять іменами, у відмінках. $known каже, чи знає читач таємну карту події ("yes" або "no").

title = Орифлама
tagline = Король помер, не лишивши спадкоємця. Викладайте карти потай, дочекайтеся слушної миті й бийте.

card-lord = Лорд
    .gender = animate
    .dat = Лорду
    .acc = Лорда
    .text = Ви отримуєте { $lord ->
        [one] { $lord } очко впливу
        [few] { $lord } очки впливу
       *[many] { $lord } очок впливу
    } і ще по 1 за кожну сусідню карту вашої родини.
    .gen = Лорда
card-archer = Лучник
    .gender = animate
    .dat = Лучнику
    .acc = Лучника
    .text = Вилучіть першу або останню карту ряду, навіть самого Лучника.
    .gen = Лучника
card-heir = Спадкоємець
    .gender = animate
    .dat = Спадкоємцю
    .acc = Спадкоємця
    .text = Ви отримуєте { $heir ->
        [one] { $heir } очко впливу
        [few] { $heir } очки впливу
       *[many] { $heir } очок впливу
    }, якщо жодна інша відкрита карта в ряді не має такої самої назви.
    .gen = Спадкоємця
card-shapeshifter = Перевертень
    .gender = animate
    .dat = Перевертню
    .acc = Перевертня
    .text = Скопіюйте властивість сусіднього відкритого персонажа. Перевертень зберігає власну назву.
    .gen = Перевертня
card-soldier = Солдат
    .gender = animate
    .dat = Солдату
    .acc = Солдата
    .text = Вилучіть сусідню карту, навіть власну.
    .gen = Солдата
card-spy = Шпигун
    .gender = animate
    .dat = Шпигуну
    .acc = Шпигуна
    .text = Заберіть 1 очко впливу в суперника, чия карта лежить поруч.
    .gen = Шпигуна
card-conspiracy = Змова
    .gender = feminine
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
    .gender = feminine
    .dat = Засідці
    .acc = Засідку
    .text = Якщо її відкрили ви, вплив із неї пропадає, а ви отримуєте { $reveal_ambush ->
        [one] { $reveal_ambush } очко
        [few] { $reveal_ambush } очки
       *[many] { $reveal_ambush } очок
    }. Якщо її вилучила інша родина, ви отримуєте { $ambush ->
        [one] { $ambush } очко
        [few] { $ambush } очки
       *[many] { $ambush } очок
    }, а нападника скидають.
    .gen = Засідки
card-decree = Королівський указ
    .gender = inanimate
    .dat = Королівському указу
    .acc = Королівський указ
    .text = Перемістіть іншу карту в будь-який проміжок ряду або на його край, але не поверх іншої карти. Потім скиньте Королівський указ.
    .gen = Королівського указу
card-assassination = Замах
    .gender = inanimate
    .dat = Замаху
    .acc = Замах
    .text = Вилучіть будь-яку карту ряду, навіть сам Замах. Потім скиньте його.
    .gen = Замаху

# Частини речень.
influence = { $amount ->
    [one] { $amount } очко впливу
    [few] { $amount } очки впливу
   *[many] { $amount } очок впливу
}
my-card = { $card_gender ->
    [feminine] ваша
    [neuter] ваше
   *[masculine] ваш
} { $card }
whose-card = { $whose ->
    [mine] { $seat_person ->
        [second] { $card_gender ->
            [animate] свого
            [feminine] свою
            [neuter] своє
           *[inanimate] свій
        } { $card_acc }
       *[third] { $card_gender ->
            [animate] вашого
            [feminine] вашу
            [neuter] ваше
           *[inanimate] ваш
        } { $card_acc }
    }
    [own] { $card_gender ->
        [animate] свого
        [feminine] свою
        [neuter] своє
       *[inanimate] свій
    } { $card_acc }
   *[other] { $card_acc } { $family_gen }
}
own-card = { $under ->
    [none] свою карту на позиції { $place }
   *[other] { $under_gender ->
        [animate] свого
        [feminine] свою
        [neuter] своє
       *[inanimate] свій
    } { $under_acc }
}
target-card = { $aim ->
    [known] { $owner_person ->
        [second] { $target_gender ->
            [animate] свого
            [feminine] свою
            [neuter] своє
           *[inanimate] свій
        } { $target_acc }{ in-place }
       *[third] { $target_acc } { $owner_gen }{ in-place }
    }
    [hidden] { $owner_person ->
        [second] свою закриту карту{ in-place }
       *[third] закриту карту { $owner_gen }{ in-place }
    }
   *[place] карту на позиції { $place }
}
in-place = { $apart ->
    [yes] {""}
   *[no] { $where ->
        [gap] {" "}на позиції { $place }
       *[other] {" "}з позиції { $place }
    }
}
lying = { $tokens ->
    [one] { $tokens } очко впливу
    [few] { $tokens } очки впливу
   *[many] { $tokens } очок впливу
}
some-card = { $known ->
    [yes] { $card_acc }
   *[no] карту
}

question-place = Яку карту ви викладаєте і куди?
    .text = Оберіть карту, а тоді початок ряду, кінець або свою карту, яку вона накриє. Після останнього раунду перемагає той, у кого найбільше впливу.
question-reveal = { my-card } лежить долілиць. Залишити карту закритою чи відкрити?
question-archer = { my-card }{ $copies ->
    [yes] {" "}у ролі Лучника
   *[no] {""}
}: у який край ряду він стріляє?
question-soldier = { my-card }{ $copies ->
    [yes] {" "}у ролі Солдата
   *[no] {""}
}: яку сусідню карту ви вилучаєте?
question-assassination = Ваш Замах: яку карту ви вилучаєте?
question-spy = { my-card }{ $copies ->
    [yes] {" "}у ролі Шпигуна
   *[no] {""}
}: у кого ви забираєте 1 очко впливу?
question-shapeshifter = Ваш Перевертень: властивість якого сусіда ви копіюєте?
question-decree = Ваш Королівський указ: яку карту ви переміщуєте і куди?

move-keep = залишити закритою й покласти на неї { $keep ->
        [one] { $keep } очко впливу
        [few] { $keep } очки впливу
       *[many] { $keep } очок впливу
    }
    .short = Не відкривати
    .note = +{ $keep } впливу на неї
move-reveal = відкрити
    .short = Відкрити
    .note = діє властивість
move-place-front = викласти { $card_acc } на початок ряду
    .short = Викласти
move-place-back = викласти { $card_acc } { $card_gender ->
        [inanimate] у
       *[other] в
    } кінець ряду
    .short = Викласти
move-place-on = викласти { $card_acc } на { target-card }
    .short = Накрити
move-target = вилучити { target-card }
    .short = Вилучити
move-steal = забрати 1 очко впливу в { $seat_gen }
    .short = Забрати 1
move-copy = { $aim ->
    [place] скопіювати властивість карти на позиції { $place }
   *[other] скопіювати властивість { target-card }
}
    .short = Скопіювати
move-move = перемістити { target-card }{ to-gap }
    .short = Перемістити
to-gap = { $where ->
    [front] {" "}на початок ряду
    [back] {" "}в кінець ряду
    [between] {" "}в проміжок між позиціями { $before } і { $behind }
    [later] …
   *[gap] {" "}в проміжок { $gap }
}

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] навмання відкладено долілиць вашу карту «{ $card }».
       *[no] навмання відкладено долілиць одну з ваших карт.
    }
   *[third] { $known ->
        [yes] навмання відкладено долілиць карту «{ $card }» { $seat_gen }.
       *[no] навмання відкладено долілиць одну з карт { $seat_gen }.
    }
}
event-round = { $first_person ->
    [second] почався раунд { $round }. Перший хід ваш.
   *[third] почався раунд { $round }. Перший хід робить { $first }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] ви кладете { some-card } долілиць на початок ряду.
        [back] ви кладете { some-card } долілиць у кінець ряду.
       *[on] ви кладете { some-card } долілиць на { own-card }.
    }
   *[third] { $way ->
        [front] { $seat } кладе { some-card } долілиць на початок ряду.
        [back] { $seat } кладе { some-card } долілиць у кінець ряду.
       *[on] { $seat } кладе { some-card } долілиць на { own-card }.
    }
}
event-kept = { $seat_person ->
    [second] { $known ->
        [yes] { $tokens ->
            [0] ви лишаєте { $card_acc } долілиць.
           *[other] ви лишаєте { $card_acc } долілиць; на карті тепер { lying }.
        }
       *[no] { $tokens ->
            [0] ви лишаєте карту на позиції { $place } закритою.
           *[other] ви лишаєте карту на позиції { $place } закритою; на ній тепер { lying }.
        }
    }
   *[third] { $known ->
        [yes] { $tokens ->
            [0] { $seat } лишає { $card_acc } долілиць.
           *[other] { $seat } лишає { $card_acc } долілиць; на карті тепер { lying }.
        }
       *[no] { $tokens ->
            [0] { $seat } лишає карту на позиції { $place } закритою.
           *[other] { $seat } лишає карту на позиції { $place } закритою; на ній тепер { lying }.
        }
    }
}
event-revealed = { $seat_person ->
    [second] ви відкриваєте { $card_acc }.
   *[third] { $seat } відкриває { $card_acc }.
}
event-took = { $seat_person ->
    [second] ви забираєте { influence } з карти «{ $card }».
   *[third] { $seat } забирає { influence } з карти «{ $card }».
}
event-acts = { $seat_person ->
    [second] спрацьовує { my-card }.
   *[third] спрацьовує { $card } { $seat_gen }.
}
event-gained = { $amount ->
    [0] { $seat_person ->
        [second] { $card } нічого вам не приносить.
       *[third] { $card } нічого не приносить { $seat_dat }.
    }
   *[other] { $seat_person ->
        [second] завдяки { $card_dat } ви отримуєте { influence }.
       *[third] завдяки { $card_dat } { $seat } отримує { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] { my-card } нічого не дає.
   *[third] { $card } { $seat_gen } нічого не дає.
}
event-eliminated = { $seat_person ->
    [second] ви вилучаєте { whose-card }{ lost-with-it }.
   *[third] { $seat } вилучає { whose-card }{ lost-with-it }.
}
lost-with-it = { $tokens ->
    [0] {""}
   *[other] ; вплив на карті ({ $tokens }) пропадає
}
event-discarded = { $family_person ->
    [second] { $rule ->
        [ORI-32] ви мусите скинути { $card_acc }: нападник потрапив у Засідку.
       *[other] ви скидаєте { $card_acc }.
    }
   *[third] { $rule ->
        [ORI-32] { $family } мусить скинути { $card_acc }: нападник потрапив у Засідку.
       *[other] { $family } скидає { $card_acc }.
    }
}
event-lost = { $seat_person ->
    [second] ви втрачаєте { influence } з карти «{ $card }».
   *[third] { $seat } втрачає { influence } з карти «{ $card }».
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
    [second] ви копіюєте властивість { whose-card }.
   *[third] { $seat } копіює властивість { whose-card }.
}
event-moved = { $seat_person ->
    [second] { $known ->
        [yes] ви переміщуєте { whose-card } { moved-to }.
       *[no] ви переміщуєте { whose-hidden } з позиції { $place } { moved-to }.
    }
   *[third] { $known ->
        [yes] { $seat } переміщує { whose-card } { moved-to }.
       *[no] { $seat } переміщує { whose-hidden } з позиції { $place } { moved-to }.
    }
}
whose-hidden = { $whose ->
    [mine] { $seat_person ->
        [second] свою закриту карту
       *[third] вашу закриту карту
    }
    [own] свою закриту карту
   *[other] закриту карту { $family_gen }
}
moved-to = { $now ->
    [1] на початок ряду
   *[other] на позицію { $now }
}

# Said at the end where points alone do not decide.
tie-broken = Вплив однаковий. { $count ->
    [1] Переможець контролює
   *[other] Переможці контролюють
  } більше верхніх карт у ряді.

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

# Що тренер пояснює в першій справжній грі. За кожним зауваженням стоїть правило.
coach-place = Щораунду кожен гравець кладе в ряд одну карту долілиць: на початок, у кінець або поверх карти своєї родини. Яка це карта, не бачить ніхто, крім нього. Коли всі викладуть по карті, ряд активують від початку до кінця.
coach-reveal = Ряд активують, і настала черга вашої карти. Залиште її закритою і покладіть на неї 1 очко впливу або відкрийте й одразу застосуйте її властивість.
coach-kept = На карті, яку лишають закритою, збирається вплив. Відкривши її згодом, ви спершу заберете цей вплив, а потім застосуєте властивість. Винятків лише два: Змова цей вплив подвоює, а Засідка втрачає.
coach-acts = Відкрита карта спрацьовує щоразу, коли до неї доходить черга, хоче того її власник чи ні.
coach-eliminated = Карту вилучено: вона покидає ряд, вплив на ній пропадає, а той, хто її вилучив, отримує 1 очко впливу.
coach-discarded = Змова, Засідка, Королівський указ і Замах — інтриги: після застосування їх скидають. Персонажі лишаються в ряді горілиць.

# Урок: одне зауваження на кожен крок.
lesson-goal = Вітаємо! Ви перший гравець. Перемагає той, хто наприкінці має найбільше впливу. На початку у вас 1 очко. В уроці три раунди, у повній грі — шість.
lesson-place = Щораунду кожен кладе в ряд одну карту долілиць, і ніхто не бачить, яку саме. Почніть із Лорда.
lesson-keep = Тепер ряд активують від початку до кінця, і перший у ньому ваш Лорд. Він приносить 1 очко впливу і ще по 1 за кожну вашу карту поруч. Таких поки немає, тож нехай почекає: залиште його закритим, і на нього ляже 1 очко впливу.
lesson-revealed = Гравець 2 відкрив Спадкоємця й отримав 2 очки. Відкритий персонаж лишається в ряді горілиць. Гравець 3 чекає, як і ви.
lesson-archer = Другий раунд: тепер інші кладуть карти першими. Карту можна покласти на початок, у кінець або поверх своєї. Покладіть Лучника на початок, поруч із Лордом.
lesson-reveal = Ряд активують знову. Лучник вилучає першу або останню карту ряду. Відкрийте його!
lesson-shoot = Оберіть ціль. Першим у ряді лежить сам Лучник, тож обирайте останню карту.
lesson-lord = То був Замах, і за його вилучення ви отримали 1 очко. Тепер черга Лорда: на ньому лежить 1 очко впливу, а Лучник поруч теж ваш. Відкрийте Лорда.
lesson-acts = 1 очко з карти і 2 за Лорда: одразу 3 очки впливу. Потім знову спрацював Спадкоємець гравця 2. Карта, що лежить горілиць, мусить спрацьовувати щораунду.
lesson-ambush = Останній раунд. Ваш Лучник лежить горілиць і сам напрошується на удар. Накрийте його Засідкою. Важить лише верхня карта позиції.
lesson-sprung = Солдат гравця 2 попався: 1 очко гравцеві 2, зате 4 вам, а Солдата скинуто. Тепер згори знову ваш Лучник; він відкритий і мусить спрацювати. Оберіть останню карту.
lesson-end = 12 очок впливу: ви перемогли! Змова гравця 3 подвоїла 2 очки, що на ній лежали, але цього не вистачило. Вплив, що лишився на картах, не рахують.
