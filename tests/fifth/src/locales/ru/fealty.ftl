# Залог.

title = Залог
tagline = Положите карту рубашкой вверх, скажите, кто это, и надейтесь, что сосед поверит.
menu = { $title }: кладите карту рубашкой вверх, называйте её и блефуйте. Несколько минут, 2–4 игрока.

card-king = Король
    .acc = Короля
    .text = Заявка на Короля, которой поверили, приносит 2 очка.
card-knave = Валет
    .acc = Валета
    .text = Заявка на Валета, которой поверили, приносит 1 очко.
claim-king = Король
    .acc = Короля
claim-knave = Валет
    .acc = Валета

question-pledge = Какую карту вы кладёте и кем её назовёте?
question-reply = Сосед говорит, что это { $claim }. Вы верите?

move-pledge = положить { $card_acc } как { $claim_acc }
move-believe = поверить
move-doubt = не поверить

event-dealt = { $seat }: сдана карта.
event-pledged = { $known ->
    [yes] { $seat }: залог «{ $card }», назван «{ $claim }».
   *[no] { $seat }: залог, назван «{ $claim }».
}
event-believed = { $seat }: вера на слово.
event-doubted = { $seat }: сомнение; это { $card }.
event-gained = { $seat }: { $amount ->
    [one] +{ $amount } очко
    [few] +{ $amount } очка
   *[other] +{ $amount } очков
}.
event-ended = Игра окончена.
option-caught = очки за верное сомнение
