# «Інтриги». Карти й гравці приходять іменами, у відмінках; локації — їхніми id. $known каже, чи знає читач таємну карту події ("yes" або "no").

title = Інтриги
tagline = Семеро персонажів снують містом, три події можуть справдитися, і лише ви знаєте, якої розв'язки хочете.

card-spy = Шпигун
    .acc = Шпигуна
    .text = Коли його відкрито: відкрийте будь-яку іншу закриту карту на полі; її властивість теж діє.
card-killer = Вбивця
    .acc = Вбивцю
    .text = Коли його відкрито: вбиває всіх інших у своїй локації, відкритих і закритих, крім Детектива й Губернатора.
card-beggar = Жебрак
    .acc = Жебрака
    .text = Коли його відкрито: міняється місцями з іншим персонажем на полі, але не з відкритим Губернатором. Карт не перевертають.
card-barman = Бармен
    .acc = Бармена
    .text = Коли його відкрито: додайте до його локації закриту карту: верхню з колоди або вбитого чи втікача.
card-governor = Губернатор
    .acc = Губернатора
    .text = Доки він відкритий, властивості інших персонажів його не зачіпають.
card-detective = Детектив
    .acc = Детектива
    .text = Коли його відкрито: арештовує відкритого персонажа у своїй локації, але не Губернатора. Арештовані йдуть за ним усюди.
card-coachman = Візник
    .acc = Візника
    .text = Коли його відкрито: їде до іншої локації з усіма зі своєї, крім відкритого Губернатора.
card-plot-nnn = сюжет «ні, ні, ні»
    .acc = сюжет «ні, ні, ні»
    .text = Жодна з трьох подій не має справдитися до кінця гри.
card-plot-ynn = сюжет «так, ні, ні»
    .acc = сюжет «так, ні, ні»
    .text = До кінця гри має справдитися перша подія, а друга й третя не мають.
card-plot-nyn = сюжет «ні, так, ні»
    .acc = сюжет «ні, так, ні»
    .text = До кінця гри має справдитися друга подія, а перша й третя не мають.
card-plot-yyn = сюжет «так, так, ні»
    .acc = сюжет «так, так, ні»
    .text = До кінця гри мають справдитися перша й друга події, а третя не має.
card-plot-nny = сюжет «ні, ні, так»
    .acc = сюжет «ні, ні, так»
    .text = До кінця гри має справдитися третя подія, а перша й друга не мають.
card-plot-yny = сюжет «так, ні, так»
    .acc = сюжет «так, ні, так»
    .text = До кінця гри мають справдитися перша й третя події, а друга не має.
card-plot-nyy = сюжет «ні, так, так»
    .acc = сюжет «ні, так, так»
    .text = До кінця гри мають справдитися друга й третя події, а перша не має.
card-plot-yyy = сюжет «так, так, так»
    .acc = сюжет «так, так, так»
    .text = До кінця гри мають справдитися всі три події.

# Локації, персонажі й події розділу: вживаються всередині інших повідомлень, з їхніми змінними.
place = { $place ->
    [alley] Провулок
    [square] Міська площа
    [police] Поліцейська дільниця
   *[factory] Занедбаний завод
}
    .in = { $place ->
        [alley] у Провулку
        [square] на Міській площі
        [police] у Поліцейській дільниці
       *[factory] на Занедбаному заводі
    }
    .into = { $place ->
        [alley] у Провулок
        [square] на Міську площу
        [police] до Поліцейської дільниці
       *[factory] на Занедбаний завод
    }
    .from = { $place ->
        [alley] із Провулка
        [square] з Міської площі
        [police] з Поліцейської дільниці
       *[factory] із Занедбаного заводу
    }
to = { $to ->
    [alley] Провулок
    [square] Міська площа
    [police] Поліцейська дільниця
   *[factory] Занедбаний завод
}
    .in = { $to ->
        [alley] у Провулку
        [square] на Міській площі
        [police] у Поліцейській дільниці
       *[factory] на Занедбаному заводі
    }
    .into = { $to ->
        [alley] у Провулок
        [square] на Міську площу
        [police] до Поліцейської дільниці
       *[factory] на Занедбаний завод
    }
where = { $where ->
    [alley] Провулок
    [square] Міська площа
    [police] Поліцейська дільниця
   *[factory] Занедбаний завод
}
    .in = { $where ->
        [alley] у Провулку
        [square] на Міській площі
        [police] у Поліцейській дільниці
       *[factory] на Занедбаному заводі
    }
    .under = { $where ->
        [alley] під Провулком
        [square] під Міською площею
        [police] під Поліцейською дільницею
       *[factory] під Занедбаним заводом
    }
who = { $who ->
    [spy] Шпигун
    [killer] Вбивця
    [beggar] Жебрак
    [barman] Бармен
    [governor] Губернатор
    [detective] Детектив
   *[coachman] Візник
}
source = { $source ->
    [alley] з-поміж убитих у Провулку
    [square] з-поміж убитих на Міській площі
    [police] з-поміж убитих у Поліцейській дільниці
    [factory] з-поміж убитих на Занедбаному заводі
    [escaped] з-поміж утікачів
   *[deck] з верху колоди
}
condition = { $kind ->
    [murder] { who } лежить убитий горілиць { where.under }
    [presence] { who } лежить горілиць { where.in }
    [pair] { who } лежить горілиць { where.in }, і там ще рівно один персонаж
    [trio] { who } лежить горілиць { where.in }, і там ще рівно два персонажі
    [arrest] { who } під арештом { where.in }
    [escape] { who } покинув місто
    [unseen] { who } не лежить горілиць у жодній локації
   *[curfew] щонайменше дві локації порожні
}
score = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

question-deployment = Куди ви кладете взяту карту?
question-action = { $actions ->
    [one] У вас лишилася { $actions } дія. Що ви робите?
    [few] У вас лишилося { $actions } дії. Що ви робите?
   *[many] У вас лишилося { $actions } дій. Що ви робите?
}
question-spy = Шпигун відкриває ще одну закриту карту. Яку?
question-beggar = З ким міняється місцями Жебрак?
question-barman = Яку карту Бармен приводить { place.into }?
question-detective = Кого арештовує Детектив?
question-coachman = Куди їде Візник?

move-deploy = покласти її { place.into }
move-pass = закінчити хід
move-look = подивитися карту { $i } { place.in }
move-move = пересунути карту { $i } { place.from } за стрілкою
move-open = відкрити карту { $i } { place.in }
move-close = закрити карту { $i } { place.in }
move-leave = вивести з міста карту { $i } із Занедбаного заводу
move-expose = відкрити карту { $i } { place.in }
move-swap = помінятися місцями з картою { $i } { place.in }
move-bring-deck = привести верхню карту колоди
move-bring-dead = повернути вбитого { $i } { place.from }
move-bring-escaped = повернути { $card_acc }
move-arrest = арештувати карту { $i } { place.in }
move-drive = їхати { place.into }

event-chapter = Подія розділу: { condition }.
event-plot = { $seat_person ->
    [second] { $known ->
        [yes] ви отримуєте { $card_acc }.
       *[no] ви отримуєте сюжет.
    }
   *[third] { $known ->
        [yes] { $seat } отримує { $card_acc }.
       *[no] { $seat } отримує сюжет.
    }
}
event-turn = { $seat_person ->
    [second] починається ваш хід { $round }.
   *[third] починається хід { $round } { $seat_gen }.
}
event-drew = { $seat_person ->
    [second] { $known ->
        [yes] ви берете карту: { $card }.
       *[no] ви берете карту.
    }
   *[third] { $known ->
        [yes] { $seat } бере карту: { $card }.
       *[no] { $seat } бере карту.
    }
}
event-deployed = { $seat_person ->
    [second] { $known ->
        [yes] ви кладете карту долілиць { place.into }: { $card }.
       *[no] ви кладете карту долілиць { place.into }.
    }
   *[third] { $known ->
        [yes] { $seat } кладе карту долілиць { place.into }: { $card }.
       *[no] { $seat } кладе карту долілиць { place.into }.
    }
}
event-looked = { $seat_person ->
    [second] { $known ->
        [yes] ви дивитеся карту { $index } { place.in }: { $card }.
       *[no] ви дивитеся карту { $index } { place.in }.
    }
   *[third] { $known ->
        [yes] { $seat } дивиться карту { $index } { place.in }: { $card }.
       *[no] { $seat } дивиться карту { $index } { place.in }.
    }
}
event-moved = { $seat_person ->
    [second] { $known ->
        [yes] ви пересуваєте { $card_acc } { place.from } { to.into }.
       *[no] ви пересуваєте карту { $index } { place.from } { to.into }.
    }
   *[third] { $known ->
        [yes] { $seat } пересуває { $card_acc } { place.from } { to.into }.
       *[no] { $seat } пересуває карту { $index } { place.from } { to.into }.
    }
}
event-followed = { $card } йде слідом за Детективом { place.from } { to.into }.
event-left = { $card } покидає місто.
event-opened = { $seat_person ->
    [second] ви відкриваєте { $card_acc } { place.in }.
   *[third] { $seat } відкриває { $card_acc } { place.in }.
}
event-closed = { $seat_person ->
    [second] ви закриваєте { $card_acc } { place.in }.
   *[third] { $seat } закриває { $card_acc } { place.in }.
}
event-passed = { $seat_person ->
    [second] ви пасуєте.
   *[third] { $seat } пасує.
}
event-no-effect = { $card }: нічого не стається.
event-killed = { $known ->
    [yes] Вбивця вбиває { $card_acc } { place.in }.
   *[no] Вбивця вбиває когось { place.in } (карта { $index }).
}
event-spared = { $known ->
    [yes] Вбивця щадить { $card_acc } { place.in }.
   *[no] Вбивця щадить когось { place.in } (карта { $index }).
}
event-swapped = { $known ->
    [yes] Жебрак { place.in } міняється місцями з картою { $card } { to.in }.
   *[no] Жебрак { place.in } міняється місцями з картою { $index } { to.in }.
}
event-brought = { $known ->
    [yes] Бармен приводить карту { source } { place.into }: { $card }.
   *[no] Бармен приводить карту { source } { place.into }.
}
event-arrested = Детектив арештовує { $card_acc } { place.in }.
event-drove = Візник їде { place.from } { to.into }.
event-ended = Останній хід завершено. Усі сюжети відкрито.
event-happened = { $truth ->
    [yes] Справдилося: { condition }.
   *[no] Не справдилося: { condition }.
}
event-scored = { $seat_person ->
    [second] ви набираєте { score } за { $card_acc }.
   *[third] { $seat } набирає { score } за { $card_acc }.
}

option-turns = скільки ходів має кожен гравець
option-actions = скільки дій має гравець після викладання карти
option-spare = скільки дій має хід, що починається з порожньою колодою
option-chapter = який розділ грають, за його номером у колоді
option-chapters = ваша власна колода розділів
option-events = який розділ грають, події записано цифрами

menu = { $title }: водіть сімох підозрілих персонажів містом, доки не справдиться ваш таємний сюжет. 2–4 гравці.
action = { $kind ->
    [look] подивитися закриту карту …
    [move] пересунути карту за стрілкою …
    [open] відкрити закриту карту …
    [close] закрити відкриту карту …
   *[leave] вивести відкриту карту з міста …
}

# Ігри з поясненнями. За кожним зауваженням стоїть правило.
guide-goal = Вітаємо! Над містом записано три події. Ваш таємний сюжет каже, яка з них має справдитися (+), а яка ні (-). За кожну, що завершиться за вашим сюжетом, ви отримаєте 1 очко. Перемагає той, у кого очок найбільше.
guide-deployment = Доки в колоді є карти, ви починаєте хід з того, що берете одну: потай подивіться її й покладіть долілиць у будь-яку локацію. Потім у вас одна дія.
guide-action = Дія — це подивитися закриту карту, пересунути карту на крок за стрілкою, відкрити карту або закрити. Можна й просто закінчити хід. Введіть ? і назву, щоб прочитати, що робить персонаж, коли його відкрито.
guide-opened = Персонажа відкрито. Тоді треба одразу застосувати його властивість, якщо це можливо.
guide-killed = Вбивцю відкрито: усі інші в його локації гинуть, відкриті й закриті. Він щадить лише Детектива й Губернатора.
guide-left = Персонаж, що покинув місто, став утікачем. Повернути його може тільки Бармен.
guide-looked = Карту, яку ви раз побачили, вам показано й далі. Те, що інші подивилися потай, лишається для вас прихованим.

help-chapters =
    Розділи — це історії «Інтриг»: по три події в кожному, у файлі JSON. Якщо у вас
    є друкована гра, запишіть її колоду, перевірте тут і грайте так:
    camarilla play intrigues --chapters FILE.
    .short = перевірити колоду розділів для «Інтриг»
    .action = check: перевірити колоду
    .file = файл JSON, або - для стандартного вводу
    .json = розділи як JSON
    .examples =
        приклади:
          camarilla chapters check mine.json
          camarilla play intrigues --chapters mine.json --chapter 2

chapters-sound = { $count ->
    [one] { $file }: { $count } розділ, можна грати
    [few] { $file }: { $count } розділи, можна грати
   *[many] { $file }: { $count } розділів, можна грати
}

# Поле у браузері.
board-intro = Три події та фінал, якого ви прагнете. Ліхтар світить: зараз це так.
board-now-yes = зараз справджується
board-now-no = зараз не справджується
board-want-yes = так
board-want-no = ні
board-fits = як треба
board-misses = ще ні
board-wishes = { $right } з { $all } за вашим сюжетом
board-cards = { $cards ->
    [one] карта в колоді
    [few] карти в колоді
   *[many] карт у колоді
  }
board-unknown = Цієї карти ніхто не бачив.
board-look = Подивитися
    .note = лише ви
board-open = Відкрити
    .note = властивість діє
board-close = Закрити
    .note = долілиць
board-move = Пересунути
    .note = { to }
board-leave = Вивести
    .note = з міста
board-out = Шлях із міста
board-dead = убиті
