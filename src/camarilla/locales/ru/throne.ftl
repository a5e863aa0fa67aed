# «Серый кардинал». Карты и игроки приходят именами, в падежах. $known говорит, знает ли читатель карту, которую посмотрели ("yes" или "no").

title = Серый кардинал
tagline = Раскрывайте придворных, пока хватает духу, собирайте их в столбцы, и их силы помогут собрать ещё больше.

card-general = Генерал
    .gen = Генерала
    .acc = Генерала
    .text = Можно понизить последнюю карту ряда на 3.
card-prophet = Провидец
    .gen = Провидца
    .acc = Провидца
    .text = Можно посмотреть верхнюю карту колоды, прежде чем решить, раскрывать ли её.
card-jester = Шут
    .gen = Шута
    .acc = Шута
    .text = Можно понизить или повысить последнюю карту ряда на 1.
card-assassin = Ассасин
    .gen = Ассасина
    .acc = Ассасина
    .text = Можно понизить последнюю карту ряда на 2.
card-judge = Судья
    .gen = Судьи
    .acc = Судью
    .text = Можно применить свойство своего столбца Генерала, Провидца, Шута или Ассасина, который уже использован или уступает чужому.
card-minstrel = Менестрель
    .gen = Менестреля
    .acc = Менестреля
    .text = Кто обменивается с вами, может взять у вас только Менестреля.
card-alchemist = Алхимик
    .gen = Алхимика
    .acc = Алхимика
    .text = Из ваших карт другие могут уничтожить только Алхимика.
card-queen = Королева
    .gen = Королевы
    .acc = Королеву
    .text = Уничтожать карты вы можете, только если карт в ряду больше, чем у вас Королев.
card-king = Король
    .gen = Короля
    .acc = Короля
    .text = Обменивать ряд вы можете, только если карт в нём не меньше, чем у вас Королей.
card-end = Конец игры
    .gen = Конца игры
    .acc = Конец игры
    .text = Едва эту карту раскрыли, игра окончена, а ряд пропадает.

# Части предложений.
row-of = { $cards ->
    [one] ряд из { $cards } карты
   *[other] ряд из { $cards } карт
}
score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

question-turn = { $last ->
    [first] Продолжить или остановиться на этой карте?
    [above] Последняя карта слишком высока. Понизить её или признать провал?
    [equal] Последняя карта равна предыдущей: можно уничтожить карту. Продолжить или остановиться?
   *[below] Продолжить или остановиться?
}
question-drop = Персонажей у вас может быть не больше { $columns }, а теперь их слишком много. Какого вы сбрасываете?

move-draw = раскрыть карту
move-take = забрать ряд
move-bust = признать провал
move-peek = посмотреть верхнюю карту колоды
move-general = Генерал: понизить на 3
move-assassin = Ассасин: понизить на 2
move-jester-down = Шут: понизить на 1
move-jester-up = Шут: повысить на 1
move-judge-peek = Судья: посмотреть верхнюю карту колоды, как Провидец
move-judge-general = Судья: понизить на 3, как Генерал
move-judge-assassin = Судья: понизить на 2, как Ассасин
move-judge-jester-down = Судья: понизить на 1, как Шут
move-judge-jester-up = Судья: повысить на 1, как Шут
move-swap = обменять ряд на { $card_acc } { $seat_gen }
move-destroy = { $seat_person ->
    [second] уничтожить { $card_acc } из своих карт
   *[third] уничтожить { $card_acc } { $seat_gen }
}
move-drop = сбросить весь столбец { $card_gen }

event-dealt = { $seat_person ->
    [second] колода перемешана (карт: { $cards }); игру начинаете вы.
   *[third] колода перемешана (карт: { $cards }); игру начинает { $seat }.
}
event-turn = { $seat_person ->
    [second] начинается ваш ход.
   *[third] начинается ход { $seat_gen }.
}
event-revealed = { $seat_person ->
    [second] вы раскрываете { $card_acc }.
   *[third] { $seat } раскрывает { $card_acc }.
}
event-judged = Судья даёт { $seat_dat } свойство { $card_gen }.
event-changed = { $seat_person ->
    [second] вы применяете { $card_acc }: последняя карта теперь считается за { $value }.
   *[third] { $seat } применяет { $card_acc }: последняя карта теперь считается за { $value }.
}
event-looked = { $seat_person ->
    [second] { $known ->
        [yes] вы смотрите верхнюю карту колоды: { $card }.
       *[no] вы смотрите верхнюю карту колоды.
    }
   *[third] { $known ->
        [yes] { $seat } смотрит верхнюю карту колоды: { $card }.
       *[no] { $seat } смотрит верхнюю карту колоды.
    }
}
event-destroyed = { $seat_person ->
    [second] { $robbed_person ->
        [second] вы уничтожаете { $card_acc } из своих карт.
       *[third] вы уничтожаете { $card_acc } { $robbed_gen }.
    }
   *[third] { $robbed_person ->
        [second] { $seat } уничтожает { $card_acc } из ваших карт.
       *[third] { $seat } уничтожает { $card_acc } { $robbed_gen }.
    }
}
event-bust = у { $seat_gen } провал: { row-of } потерян.
event-took = { $seat_person ->
    [second] вы забираете { row-of }.
   *[third] { $seat } забирает { row-of }.
}
event-swapped = { $seat_person ->
    [second] вы берёте { $card_acc } у { $robbed_gen } в обмен на ряд.
   *[third] { $robbed_person ->
        [second] { $seat } берёт у вас { $card_acc } в обмен на ряд.
       *[third] { $seat } берёт { $card_acc } у { $robbed_gen } в обмен на ряд.
    }
}
event-given = { row-of } достаётся { $seat_dat }.
event-overfull = { $seat_person ->
    [second] вы сбрасываете { $card_acc }: столбец уже полон.
   *[third] { $seat } сбрасывает { $card_acc }: столбец уже полон.
}
event-dropped = { $seat_person ->
    [second] вы сбрасываете весь столбец { $card_gen } (карт: { $cards }).
   *[third] { $seat } сбрасывает весь столбец { $card_gen } (карт: { $cards }).
}
event-reshuffled = { $seat_person ->
    [second] вы тасуете сброс в новую колоду (карт: { $cards }); среди них и «Конец игры».
   *[third] { $seat } тасует сброс в новую колоду (карт: { $cards }); среди них и «Конец игры».
}
event-ended = { $seat_person ->
    [second] вы раскрываете «Конец игры».
   *[third] { $seat } раскрывает «Конец игры».
}
event-scored = { $seat_person ->
    [second] вы набираете { score }.
   *[third] { $seat } набирает { score }.
}

option-copies = сколько карт у каждого персонажа (по правилам пять на двоих игроков, семь на троих, девять на четверых)
option-columns = сколько столбцов может лежать перед игроком
option-height = сколько карт может лежать в столбце
option-row = сколько карт можно раскрыть за ход
option-scoring = сколько карт нужно столбцу, чтобы принести очки
