# «Интриги». Карты и игроки приходят именами, в падежах; локации — своими id. $known говорит, знает ли читатель тайную карту события ("yes" или "no").

title = Интриги
tagline = Семеро персонажей снуют по городу, три события могут сбыться, и только вы знаете, какой развязки хотите.

card-spy = Шпион
    .acc = Шпиона
    .text = Когда его открыли: откройте любую другую закрытую карту на поле; её свойство тоже действует.
card-killer = Убийца
    .acc = Убийцу
    .text = Когда его открыли: убивает всех остальных в своей локации, открытых и закрытых, кроме Сыщика и Губернатора.
card-beggar = Попрошайка
    .acc = Попрошайку
    .text = Когда его открыли: меняется местами с другим персонажем на поле, но не с открытым Губернатором. Карты не переворачивают.
card-barman = Бармен
    .acc = Бармена
    .text = Когда его открыли: добавьте в его локацию закрытую карту: верхнюю из колоды либо убитого или сбежавшего.
card-governor = Губернатор
    .acc = Губернатора
    .text = Пока он открыт, свойства других персонажей на него не действуют.
card-detective = Сыщик
    .acc = Сыщика
    .text = Когда его открыли: арестовывает открытого персонажа в своей локации, но не Губернатора. Арестованные идут за ним всюду.
card-coachman = Извозчик
    .acc = Извозчика
    .text = Когда его открыли: едет в другую локацию со всеми из своей, кроме открытого Губернатора.
card-plot-nnn = сюжет «нет, нет, нет»
    .acc = сюжет «нет, нет, нет»
    .text = Ни одно из трёх событий не должно сбыться к концу игры.
card-plot-ynn = сюжет «да, нет, нет»
    .acc = сюжет «да, нет, нет»
    .text = К концу игры должно сбыться первое событие, а второе и третье не должны.
card-plot-nyn = сюжет «нет, да, нет»
    .acc = сюжет «нет, да, нет»
    .text = К концу игры должно сбыться второе событие, а первое и третье не должны.
card-plot-yyn = сюжет «да, да, нет»
    .acc = сюжет «да, да, нет»
    .text = К концу игры должны сбыться первое и второе события, а третье не должно.
card-plot-nny = сюжет «нет, нет, да»
    .acc = сюжет «нет, нет, да»
    .text = К концу игры должно сбыться третье событие, а первое и второе не должны.
card-plot-yny = сюжет «да, нет, да»
    .acc = сюжет «да, нет, да»
    .text = К концу игры должны сбыться первое и третье события, а второе не должно.
card-plot-nyy = сюжет «нет, да, да»
    .acc = сюжет «нет, да, да»
    .text = К концу игры должны сбыться второе и третье события, а первое не должно.
card-plot-yyy = сюжет «да, да, да»
    .acc = сюжет «да, да, да»
    .text = К концу игры должны сбыться все три события.

# Локации, персонажи и события главы: используются внутри других сообщений, с их переменными.
place = { $place ->
    [alley] Переулок
    [square] Городская площадь
    [police] Полицейский участок
   *[factory] Заброшенный завод
}
    .in = { $place ->
        [alley] в Переулке
        [square] на Городской площади
        [police] в Полицейском участке
       *[factory] на Заброшенном заводе
    }
    .into = { $place ->
        [alley] в Переулок
        [square] на Городскую площадь
        [police] в Полицейский участок
       *[factory] на Заброшенный завод
    }
    .from = { $place ->
        [alley] из Переулка
        [square] с Городской площади
        [police] из Полицейского участка
       *[factory] с Заброшенного завода
    }
to = { $to ->
    [alley] Переулок
    [square] Городская площадь
    [police] Полицейский участок
   *[factory] Заброшенный завод
}
    .in = { $to ->
        [alley] в Переулке
        [square] на Городской площади
        [police] в Полицейском участке
       *[factory] на Заброшенном заводе
    }
    .into = { $to ->
        [alley] в Переулок
        [square] на Городскую площадь
        [police] в Полицейский участок
       *[factory] на Заброшенный завод
    }
where = { $where ->
    [alley] Переулок
    [square] Городская площадь
    [police] Полицейский участок
   *[factory] Заброшенный завод
}
    .in = { $where ->
        [alley] в Переулке
        [square] на Городской площади
        [police] в Полицейском участке
       *[factory] на Заброшенном заводе
    }
    .under = { $where ->
        [alley] под Переулком
        [square] под Городской площадью
        [police] под Полицейским участком
       *[factory] под Заброшенным заводом
    }
who = { $who ->
    [spy] Шпион
    [killer] Убийца
    [beggar] Попрошайка
    [barman] Бармен
    [governor] Губернатор
    [detective] Сыщик
   *[coachman] Извозчик
}
source = { $source ->
    [alley] из убитых в Переулке
    [square] из убитых на Городской площади
    [police] из убитых в Полицейском участке
    [factory] из убитых на Заброшенном заводе
    [escaped] из сбежавших
   *[deck] с верха колоды
}
condition = { $kind ->
    [murder] { who } лежит убитым, лицом вверх, { where.under }
    [presence] { who } лежит лицом вверх { where.in }
    [pair] { who } лежит лицом вверх { where.in }, и там ещё ровно один персонаж
    [trio] { who } лежит лицом вверх { where.in }, и там ещё ровно два персонажа
    [arrest] { who } под арестом { where.in }
    [escape] { who } покинул город
    [unseen] { who } не лежит лицом вверх ни в одной локации
   *[curfew] по меньшей мере две локации пусты
}
score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

question-deployment = Куда вы кладёте взятую карту?
question-action = { $actions ->
    [one] У вас осталось { $actions } действие. Что вы делаете?
    [few] У вас осталось { $actions } действия. Что вы делаете?
   *[many] У вас осталось { $actions } действий. Что вы делаете?
}
question-spy = Шпион открывает ещё одну закрытую карту. Какую?
question-beggar = С кем меняется местами Попрошайка?
question-barman = Какую карту Бармен приводит { place.into }?
question-detective = Кого арестовывает Сыщик?
question-coachman = Куда едет Извозчик?

move-deploy = положить её { place.into }
move-pass = закончить ход
move-look = посмотреть карту { $i } { place.in }
move-move = переместить карту { $i } { place.from } по стрелке
move-open = открыть карту { $i } { place.in }
move-close = закрыть карту { $i } { place.in }
move-leave = вывести из города карту { $i } с Заброшенного завода
move-expose = открыть карту { $i } { place.in }
move-swap = поменяться местами с картой { $i } { place.in }
move-bring-deck = привести верхнюю карту колоды
move-bring-dead = вернуть убитого { $i } { place.from }
move-bring-escaped = вернуть { $card_acc }
move-arrest = арестовать карту { $i } { place.in }
move-drive = ехать { place.into }

event-chapter = Событие главы: { condition }.
event-plot = { $seat_person ->
    [second] { $known ->
        [yes] вы получаете { $card_acc }.
       *[no] вы получаете сюжет.
    }
   *[third] { $known ->
        [yes] { $seat } получает { $card_acc }.
       *[no] { $seat } получает сюжет.
    }
}
event-turn = { $seat_person ->
    [second] начинается ваш ход { $round }.
   *[third] начинается ход { $round } { $seat_gen }.
}
event-drew = { $seat_person ->
    [second] { $known ->
        [yes] вы берёте карту: { $card }.
       *[no] вы берёте карту.
    }
   *[third] { $known ->
        [yes] { $seat } берёт карту: { $card }.
       *[no] { $seat } берёт карту.
    }
}
event-deployed = { $seat_person ->
    [second] { $known ->
        [yes] вы кладёте карту рубашкой вверх { place.into }: { $card }.
       *[no] вы кладёте карту рубашкой вверх { place.into }.
    }
   *[third] { $known ->
        [yes] { $seat } кладёт карту рубашкой вверх { place.into }: { $card }.
       *[no] { $seat } кладёт карту рубашкой вверх { place.into }.
    }
}
event-looked = { $seat_person ->
    [second] { $known ->
        [yes] вы смотрите карту { $index } { place.in }: { $card }.
       *[no] вы смотрите карту { $index } { place.in }.
    }
   *[third] { $known ->
        [yes] { $seat } смотрит карту { $index } { place.in }: { $card }.
       *[no] { $seat } смотрит карту { $index } { place.in }.
    }
}
event-moved = { $seat_person ->
    [second] { $known ->
        [yes] вы перемещаете карту { $index } { place.from } { to.into }: { $card }.
       *[no] вы перемещаете карту { $index } { place.from } { to.into }.
    }
   *[third] { $known ->
        [yes] { $seat } перемещает карту { $index } { place.from } { to.into }: { $card }.
       *[no] { $seat } перемещает карту { $index } { place.from } { to.into }.
    }
}
event-followed = { $card } идёт следом за Сыщиком { place.from } { to.into }.
event-left = { $card } покидает город.
event-opened = { $seat_person ->
    [second] вы открываете карту { $index } { place.in }: { $card }.
   *[third] { $seat } открывает карту { $index } { place.in }: { $card }.
}
event-closed = { $seat_person ->
    [second] вы закрываете карту { $index } { place.in }: { $card }.
   *[third] { $seat } закрывает карту { $index } { place.in }: { $card }.
}
event-passed = { $seat_person ->
    [second] вы пасуете.
   *[third] { $seat } пасует.
}
event-no-effect = { $card }: ничего не происходит.
event-killed = { $known ->
    [yes] Убийца убивает { $card_acc } { place.in } (карта { $index }).
   *[no] Убийца убивает кого-то { place.in } (карта { $index }).
}
event-spared = { $known ->
    [yes] Убийца щадит { $card_acc } { place.in } (карта { $index }).
   *[no] Убийца щадит кого-то { place.in } (карта { $index }).
}
event-swapped = { $known ->
    [yes] Попрошайка { place.in } меняется местами с картой { $index } { to.in }: { $card }.
   *[no] Попрошайка { place.in } меняется местами с картой { $index } { to.in }.
}
event-brought = { $known ->
    [yes] Бармен приводит карту { source } { place.into }: { $card }.
   *[no] Бармен приводит карту { source } { place.into }.
}
event-arrested = Сыщик арестовывает { $card_acc } { place.in }.
event-drove = Извозчик едет { place.from } { to.into }.
event-ended = Последний ход окончен. Все сюжеты открыты.
event-happened = { $truth ->
    [yes] Сбылось: { condition }.
   *[no] Не сбылось: { condition }.
}
event-scored = { $seat_person ->
    [second] вы набираете { score } за { $card_acc }.
   *[third] { $seat } набирает { score } за { $card_acc }.
}

option-turns = сколько ходов у каждого игрока
option-actions = сколько действий у игрока после выкладывания карты
option-spare = сколько действий в ходе, который начинается с пустой колодой
option-chapter = какую главу играют, по её номеру в колоде
option-chapters = ваша собственная колода глав
option-events = какую главу играют, события записаны цифрами
