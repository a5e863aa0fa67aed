# «Орифламма». Карты и игроки приходят именами, в падежах. $known говорит, знает ли читатель тайную карту события ("yes" или "no").

title = Орифламма
tagline = Король умер, не оставив наследника. Выкладывайте карты втайне, дождитесь удобного момента и бейте.

card-lord = Лорд
    .gender = animate
    .dat = Лорду
    .acc = Лорда
    .text = Вы получаете { $lord ->
        [one] { $lord } очко влияния
        [few] { $lord } очка влияния
       *[many] { $lord } очков влияния
    } и ещё по 1 за каждую соседнюю карту вашей семьи.
    .gen = Лорда
card-archer = Лучник
    .gender = animate
    .dat = Лучнику
    .acc = Лучника
    .text = Устраните первую или последнюю карту ряда, можно и самого Лучника.
    .gen = Лучника
card-heir = Наследник
    .gender = animate
    .dat = Наследнику
    .acc = Наследника
    .text = Вы получаете { $heir ->
        [one] { $heir } очко влияния
        [few] { $heir } очка влияния
       *[many] { $heir } очков влияния
    }, если в ряду нет другой открытой карты с таким же именем.
    .gen = Наследника
card-shapeshifter = Подражатель
    .gender = animate
    .dat = Подражателю
    .acc = Подражателя
    .text = Скопируйте и примените эффект соседнего открытого персонажа. Подражатель сохраняет своё имя.
    .gen = Подражателя
card-soldier = Солдат
    .gender = animate
    .dat = Солдату
    .acc = Солдата
    .text = Устраните соседнюю карту, даже свою.
    .gen = Солдата
card-spy = Шпион
    .gender = animate
    .dat = Шпиону
    .acc = Шпиона
    .text = Заберите 1 очко влияния у противника, чья карта лежит рядом.
    .gen = Шпиона
card-conspiracy = Заговор
    .gender = inanimate
    .dat = Заговору
    .acc = Заговор
    .text = Вы получаете { $conspiracy ->
        [2] вдвое
        [one] в { $conspiracy } раз
        [few] в { $conspiracy } раза
       *[many] в { $conspiracy } раз
    } больше влияния, чем на нём лежит. Затем сбросьте его.
    .gen = Заговора
card-ambush = Засада
    .gender = feminine
    .dat = Засаде
    .acc = Засаду
    .text = Если её открыли вы, влияние с неё пропадает, а вы получаете { $reveal_ambush }. Если её устранила другая семья, вы получаете { $ambush }, а напавшую карту сбрасывают.
    .gen = Засады
card-decree = Королевский указ
    .gender = inanimate
    .dat = Королевскому указу
    .acc = Королевский указ
    .text = Переместите другую карту в любой промежуток ряда или на его край, но не поверх другой карты. Затем сбросьте Королевский указ.
    .gen = Королевского указа
card-assassination = Яд
    .gender = inanimate
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
my-card = { $card_gender ->
    [feminine] ваша
    [neuter] ваше
   *[masculine] ваш
} { $card }
whose-card = { $whose ->
    [mine] { $seat_person ->
        [second] { $card_gender ->
            [animate] своего
            [feminine] свою
            [neuter] своё
           *[inanimate] свой
        } { $card_acc }
       *[third] { $card_gender ->
            [animate] вашего
            [feminine] вашу
            [neuter] ваше
           *[inanimate] ваш
        } { $card_acc }
    }
    [own] { $card_gender ->
        [animate] своего
        [feminine] свою
        [neuter] своё
       *[inanimate] свой
    } { $card_acc }
   *[other] { $card_acc } { $family_gen }
}
own-card = { $under ->
    [none] свою карту на позиции { $place }
   *[other] { $under_gender ->
        [animate] своего
        [feminine] свою
        [neuter] своё
       *[inanimate] свой
    } { $under_acc }
}
target-card = { $aim ->
    [known] { $owner_person ->
        [second] { $target_gender ->
            [animate] своего
            [feminine] свою
            [neuter] своё
           *[inanimate] свой
        } { $target_acc }{ in-place }
       *[third] { $target_acc } { $owner_gen }{ in-place }
    }
    [hidden] { $owner_person ->
        [second] свою закрытую карту{ in-place }
       *[third] закрытую карту { $owner_gen }{ in-place }
    }
   *[place] карту на позиции { $place }
}
in-place = { $apart ->
    [yes] {""}
   *[no] { $where ->
        [gap] {" "}на позиции { $place }
       *[other] {" "}с позиции { $place }
    }
}
some-card = { $known ->
    [yes] { $card_acc }
   *[no] карту
}

question-place = Какую карту выложить и куда?
    .text = Выберите карту, затем начало ряда, конец или свою карту, которую она накроет. После последнего раунда побеждает тот, у кого больше всего влияния.
question-reveal = { my-card }: открыть или нет?
question-archer = { my-card }{ $copies ->
    [yes] {" "}в роли Лучника
   *[no] {""}
}: по какому краю ряда стрелять?
question-soldier = { my-card }{ $copies ->
    [yes] {" "}в роли Солдата
   *[no] {""}
}: какую соседнюю карту устранить?
question-assassination = Ваш Яд: какую карту устранить?
question-spy = { my-card }{ $copies ->
    [yes] {" "}в роли Шпиона
   *[no] {""}
}: у кого забрать 1 очко влияния?
question-shapeshifter = Ваш Подражатель: эффект какого соседа скопировать?
question-decree = Ваш Королевский указ: какую карту переместить и куда?

move-keep = оставить закрытой и положить на неё { $keep ->
        [one] { $keep } очко влияния
        [few] { $keep } очка влияния
       *[many] { $keep } очков влияния
    }
    .short = Не открывать
    .note = +{ $keep } влияния на неё
move-reveal = открыть
    .short = Открыть
    .note = действует эффект
move-place-front = выложить { $card_acc } в начало ряда
    .short = Выложить
move-place-back = выложить { $card_acc } в конец ряда
    .short = Выложить
move-place-on = выложить { $card_acc } на { target-card }
    .short = Накрыть
move-target = устранить { target-card }
    .short = Устранить
move-steal = забрать 1 очко влияния у { $seat_gen }
    .short = Забрать 1
move-copy = { $aim ->
    [place] скопировать эффект карты на позиции { $place }
   *[other] скопировать эффект { target-card }
}
    .short = Скопировать
move-move = переместить { target-card }{ to-gap }
    .short = Переместить
to-gap = { $where ->
    [front] {" "}в начало ряда
    [back] {" "}в конец ряда
    [between] {" "}в промежуток между позициями { $before } и { $behind }
    [later] …
   *[gap] {" "}в промежуток { $gap }
}

event-set-aside = { $seat_person ->
    [second] { $known ->
        [yes] ваша карта «{ $card }» наугад отложена лицом вниз.
       *[no] одна из ваших карт наугад отложена лицом вниз.
    }
   *[third] { $known ->
        [yes] карта «{ $card }» { $seat_gen } наугад отложена лицом вниз.
       *[no] одна из карт { $seat_gen } наугад отложена лицом вниз.
    }
}
event-round = { $first_person ->
    [second] начался раунд { $round }. Первый ход за вами.
   *[third] начался раунд { $round }. Первый ход за { $first_ins }.
}
event-placed = { $seat_person ->
    [second] { $way ->
        [front] вы кладёте { some-card } лицом вниз в начало ряда.
        [back] вы кладёте { some-card } лицом вниз в конец ряда.
       *[on] вы кладёте { some-card } лицом вниз на { own-card }.
    }
   *[third] { $way ->
        [front] { $seat } кладёт { some-card } лицом вниз в начало ряда.
        [back] { $seat } кладёт { some-card } лицом вниз в конец ряда.
       *[on] { $seat } кладёт { some-card } лицом вниз на { own-card }.
    }
}
event-kept = { $seat_person ->
    [second] { $known ->
        [yes] вы оставляете { $card_acc } лицом вниз{ now-on-it }.
       *[no] вы оставляете карту на позиции { $place } лицом вниз{ now-on-it }.
    }
   *[third] { $known ->
        [yes] { $seat } оставляет { $card_acc } лицом вниз{ now-on-it }.
       *[no] { $seat } оставляет карту на позиции { $place } лицом вниз{ now-on-it }.
    }
}
now-on-it = { $tokens ->
    [0] {""}
    [one] ; на карте теперь { $tokens } очко влияния
    [few] ; на карте теперь { $tokens } очка влияния
   *[many] ; на карте теперь { $tokens } очков влияния
}
event-revealed = { $seat_person ->
    [second] вы открываете { $card_acc }.
   *[third] { $seat } открывает { $card_acc }.
}
event-took = { $seat_person ->
    [second] вы забираете { influence } с карты «{ $card }».
   *[third] { $seat } забирает { influence } с карты «{ $card }».
}
event-acts = { $seat_person ->
    [second] срабатывает { my-card }.
   *[third] срабатывает { $card } { $seat_gen }.
}
event-gained = { $amount ->
    [0] { $seat_person ->
        [second] { $card } ничего вам не приносит.
       *[third] { $card } ничего не приносит { $seat_dat }.
    }
   *[other] { $seat_person ->
        [second] благодаря { $card_dat } вы получаете { influence }.
       *[third] благодаря { $card_dat } { $seat } получает { influence }.
    }
}
event-no-effect = { $seat_person ->
    [second] { my-card } ничего не даёт.
   *[third] { $card } { $seat_gen } ничего не даёт.
}
event-eliminated = { $seat_person ->
    [second] вы устраняете { whose-card }{ lost-with-it }.
   *[third] { $seat } устраняет { whose-card }{ lost-with-it }.
}
lost-with-it = { $tokens ->
    [0] {""}
   *[other] ; влияние на карте ({ $tokens }) пропадает
}
event-discarded = { $family_person ->
    [second] { $rule ->
        [ORI-32] вам приходится сбросить { $card_acc }: нападавший попал в Засаду.
       *[other] вы сбрасываете { $card_acc }.
    }
   *[third] { $rule ->
        [ORI-32] { $family_dat } приходится сбросить { $card_acc }: нападавший попал в Засаду.
       *[other] { $family } сбрасывает { $card_acc }.
    }
}
event-lost = { $seat_person ->
    [second] вы теряете { influence } с карты «{ $card }».
   *[third] { $seat } теряет { influence } с карты «{ $card }».
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
    [second] вы копируете эффект { whose-card }.
   *[third] { $seat } копирует эффект { whose-card }.
}
event-moved = { $seat_person ->
    [second] { $known ->
        [yes] вы перемещаете { whose-card } { moved-to }.
       *[no] вы перемещаете { whose-hidden } с позиции { $place } { moved-to }.
    }
   *[third] { $known ->
        [yes] { $seat } перемещает { whose-card } { moved-to }.
       *[no] { $seat } перемещает { whose-hidden } с позиции { $place } { moved-to }.
    }
}
whose-hidden = { $whose ->
    [mine] { $seat_person ->
        [second] свою закрытую карту
       *[third] вашу закрытую карту
    }
    [own] свою закрытую карту
   *[other] закрытую карту { $family_gen }
}
moved-to = { $now ->
    [1] в начало ряда
   *[other] на позицию { $now }
}

# Said at the end where points alone do not decide.
tie-broken = Влияние равное. { $count ->
    [1] Победитель контролирует
   *[other] Победители контролируют
  } больше верхних карт в ряду.

option-rounds = сколько раундов длится игра
option-influence = сколько влияния у каждого в начале
option-keep = сколько влияния кладут на карту, оставленную закрытой
option-eliminate = сколько влияния даёт устранение карты
option-lord = сколько влияния даёт Лорд, не считая соседей
option-heir = сколько влияния даёт Наследник
option-conspiracy = во сколько раз Заговор умножает лежащее на нём влияние
option-ambush = сколько влияния даёт Засада, которую устранила другая семья
option-reveal_ambush = сколько влияния даёт Засада, которую открыл её владелец

menu = { $title }: выкладывайте карты лицом вниз, решайте, когда их открыть, копите влияние. Полчаса, 2–5 игроков.

# Что тренер объясняет в первой настоящей игре. За каждым замечанием стоит правило.
coach-place = Каждый раунд все кладут в ряд по одной карте лицом вниз: в начало, в конец или поверх карты своей семьи. Что это за карта, знает только её владелец. Когда все выложили по карте, карты ряда разыгрывают по порядку, от первой к последней.
coach-reveal = Идёт фаза событий, и настала очередь вашей карты. Оставьте её закрытой и положите на неё 1 очко влияния или откройте и сразу примените её эффект.
coach-kept = На карте, которую оставляют закрытой, копится влияние. Открыв её позже, вы сначала заберёте это влияние, а потом примените эффект. Исключений два: Заговор это влияние удваивает, а с Засады оно пропадает.
coach-acts = Открытая карта срабатывает каждый раз, когда до неё доходит очередь, хочет того её владелец или нет.
coach-eliminated = Карта устранена: она покидает ряд, влияние на ней пропадает, а тот, кто её устранил, получает 1 очко влияния.
coach-discarded = Заговор, Засада, Королевский указ и Яд — интриги: после применения их сбрасывают. Персонажи остаются в ряду лицом вверх.

# Урок: одно замечание на каждый шаг.
lesson-goal = Добро пожаловать! Вы первый игрок. Побеждает тот, у кого в конце больше всего влияния. В начале у вас 1 очко. В уроке три раунда, в полной игре — шесть.
lesson-place = Каждый раунд все кладут в ряд по одной карте лицом вниз, и чужих карт никто не видит. Начните с Лорда.
lesson-keep = Теперь карты ряда разыгрывают по порядку, от первой к последней, и первым лежит ваш Лорд. Он приносит 1 очко влияния и ещё по 1 за каждую вашу карту рядом. Пока таких нет, так что пусть подождёт: оставьте его закрытым, и на него ляжет 1 очко влияния.
lesson-revealed = Игрок 2 открыл Наследника и получил 2 очка. Открытый персонаж остаётся в ряду лицом вверх. Игрок 3 ждёт, как и вы.
lesson-archer = Второй раунд: теперь другие кладут карты первыми. Карту можно положить в начало, в конец или поверх своей. Положите Лучника в начало, рядом с Лордом.
lesson-reveal = Снова фаза событий. Лучник устраняет первую или последнюю карту ряда. Откройте его!
lesson-shoot = Выберите цель. Первым в ряду лежит сам ваш Лучник, так что выбирайте последнюю карту.
lesson-lord = Это был Яд, и за его устранение вы получили 1 очко. Теперь очередь Лорда: на нём лежит 1 очко влияния, а Лучник рядом тоже ваш. Откройте Лорда.
lesson-acts = 1 очко с карты и 2 за Лорда: сразу 3 очка влияния. Затем снова сработал Наследник игрока 2. Карта, которая лежит лицом вверх, обязана срабатывать каждый раунд.
lesson-ambush = Последний раунд. Ваш Лучник открыт и сам напрашивается на удар. Накройте его Засадой. В стеке действует только верхняя карта.
lesson-sprung = Солдат игрока 2 попался: 1 очко игроку 2, зато 4 вам, а Солдата сбросили. Теперь сверху снова ваш Лучник; он открыт и обязан сработать. Выберите последнюю карту.
lesson-end = 12 очков влияния: вы победили! Заговор игрока 3 удвоил 2 очка, которые на нём лежали, но этого не хватило. Влияние, оставшееся на картах, не учитывается.
