# «Сірий Кардинал». Карти й гравці приходять іменами, у відмінках. $known каже, чи знає читач карту, яку подивилися ("yes" або "no").

title = Сірий Кардинал
tagline = Розкривайте придворних, доки стане духу, складайте їх у стовпці, і їхні властивості допоможуть зібрати ще більше.

card-general = Генерал
    .gen = Генерала
    .acc = Генерала
    .text = Раз за хід, якщо ні в кого немає більше Генералів, ніж у вас: знизьте останню карту ряду на 3.
card-prophet = Провидець
    .gen = Провидця
    .acc = Провидця
    .text = Раз за хід, якщо ні в кого немає більше Провидців, ніж у вас: подивіться верхню карту колоди.
card-jester = Шут
    .gen = Шута
    .acc = Шута
    .text = Раз за хід, якщо ні в кого немає більше Шутів, ніж у вас: знизьте або підвищте останню карту ряду на 1.
card-assassin = Асасін
    .gen = Асасіна
    .acc = Асасіна
    .text = Раз за хід, якщо ні в кого немає більше Асасінів, ніж у вас: знизьте останню карту ряду на 2.
card-judge = Суддя
    .gen = Судді
    .acc = Суддю
    .text = Раз за хід, якщо ні в кого немає більше Суддів, ніж у вас: застосуйте свого Генерала, Провидця, Шута чи Асасіна, навіть якщо його вже використано або він поступається чужому.
card-minstrel = Менестрель
    .gen = Менестреля
    .acc = Менестреля
    .text = Якщо ні в кого немає більше Менестрелів, ніж у вас: при обміні у вас можна взяти тільки Менестреля.
card-alchemist = Алхімік
    .gen = Алхіміка
    .acc = Алхіміка
    .text = Якщо ні в кого немає більше Алхіміків, ніж у вас: інші можуть знищити у вас тільки Алхіміка.
card-queen = Королева
    .gen = Королеви
    .acc = Королеву
    .text = Знищувати карти ви можете лише тоді, коли карт у ряді більше, ніж у вас Королев.
card-king = Король
    .gen = Короля
    .acc = Короля
    .text = Обмінювати ряд ви можете лише тоді, коли карт у ньому не менше, ніж у вас Королів.
card-end = Кінець гри
    .gen = Кінця гри
    .acc = Кінець гри
    .text = Щойно цю карту розкрито, гра завершується, а ряд пропадає.

# Частини речень.
row-of = { $cards ->
    [one] ряд з { $cards } карти
   *[other] ряд з { $cards } карт
}
score = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

question-turn = { $last ->
    [first] Розкрити ще карту чи спинитися?
    [above] Остання карта зависока. Знизити її чи визнати провал?
    [equal] Дві останні карти рівні, тож можна знищити карту. Розкрити ще карту чи спинитися?
   *[below] Розкрити ще карту чи спинитися?
}
question-drop = У вас забагато персонажів: їх може бути не більше ніж { $columns }. Якого ви скидаєте?

move-draw = розкрити карту
move-take = забрати ряд
move-bust = визнати провал
move-peek = подивитися верхню карту колоди
move-general = Генерал: знизити на 3
move-assassin = Асасін: знизити на 2
move-jester-down = Шут: знизити на 1
move-jester-up = Шут: підвищити на 1
move-judge-peek = Суддя: подивитися верхню карту колоди, як Провидець
move-judge-general = Суддя: знизити на 3, як Генерал
move-judge-assassin = Суддя: знизити на 2, як Асасін
move-judge-jester-down = Суддя: знизити на 1, як Шут
move-judge-jester-up = Суддя: підвищити на 1, як Шут
move-swap = обміняти ряд на { $card_acc } { $seat_gen }
move-destroy = { $seat_person ->
    [second] знищити { $card_acc } з-поміж своїх карт
   *[third] знищити { $card_acc } { $seat_gen }
}
move-drop = скинути весь стовпець { $card_gen }

event-dealt = { $seat_person ->
    [second] колоду перетасовано (карт: { $cards }); гру починаєте ви.
   *[third] колоду перетасовано (карт: { $cards }); гру починає { $seat }.
}
event-turn = { $seat_person ->
    [second] починається ваш хід.
   *[third] починається хід { $seat_gen }.
}
event-revealed = { $seat_person ->
    [second] ви розкриваєте { $card_acc }.
   *[third] { $seat } розкриває { $card_acc }.
}
event-judged = { $seat_person ->
    [second] ви застосовуєте Суддю як { $card_acc }.
   *[third] { $seat } застосовує Суддю як { $card_acc }.
}
event-changed = { $seat_person ->
    [second] ви застосовуєте { $card_acc }: остання карта тепер рахується як { $value }.
   *[third] { $seat } застосовує { $card_acc }: остання карта тепер рахується як { $value }.
}
event-looked = { $seat_person ->
    [second] { $known ->
        [yes] ви дивитеся верхню карту колоди: { $card }.
       *[no] ви дивитеся верхню карту колоди.
    }
   *[third] { $known ->
        [yes] { $seat } дивиться верхню карту колоди: { $card }.
       *[no] { $seat } дивиться верхню карту колоди.
    }
}
event-destroyed = { $seat_person ->
    [second] { $robbed_person ->
        [second] ви знищуєте { $card_acc } з-поміж своїх карт.
       *[third] ви знищуєте { $card_acc } { $robbed_gen }.
    }
   *[third] { $robbed_person ->
        [second] { $seat } знищує { $card_acc } з-поміж ваших карт.
       *[third] { $seat } знищує { $card_acc } { $robbed_gen }.
    }
}
event-bust = у { $seat_gen } провал: { row-of } втрачено.
event-took = { $seat_person ->
    [second] ви забираєте { row-of }.
   *[third] { $seat } забирає { row-of }.
}
event-swapped = { $seat_person ->
    [second] ви берете { $card_acc } в { $robbed_gen } в обмін на ряд.
   *[third] { $robbed_person ->
        [second] { $seat } бере у вас { $card_acc } в обмін на ряд.
       *[third] { $seat } бере { $card_acc } в { $robbed_gen } в обмін на ряд.
    }
}
event-given = { row-of } дістається { $seat_dat }.
event-overfull = { $seat_person ->
    [second] ви скидаєте { $card_acc }: стовпець уже повний.
   *[third] { $seat } скидає { $card_acc }: стовпець уже повний.
}
event-dropped = { $seat_person ->
    [second] ви скидаєте весь стовпець { $card_gen } (карт: { $cards }).
   *[third] { $seat } скидає весь стовпець { $card_gen } (карт: { $cards }).
}
event-reshuffled = { $seat_person ->
    [second] ви тасуєте колоду скидання в нову колоду (карт: { $cards }); серед них і «Кінець гри».
   *[third] { $seat } тасує колоду скидання в нову колоду (карт: { $cards }); серед них і «Кінець гри».
}
event-ended = { $seat_person ->
    [second] ви розкриваєте «Кінець гри».
   *[third] { $seat } розкриває «Кінець гри».
}
event-scored = { $seat_person ->
    [second] ви набираєте { score }.
   *[third] { $seat } набирає { score }.
}

option-copies = скільки карт має кожен персонаж (за правилами п'ять на двох гравців, сім на трьох, дев'ять на чотирьох)
option-columns = скільки стовпців може лежати перед гравцем
option-height = скільки карт може лежати в стовпці
option-row = скільки карт можна розкрити за хід
option-scoring = скільки карт потрібно стовпцю, щоб принести очки
