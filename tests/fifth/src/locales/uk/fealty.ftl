# Застава.

title = Застава
tagline = Поставте карту долілиць, скажіть, хто це, і сподівайтеся, що сусід повірить.
menu = { $title }: ставте карту долілиць, називайте її й блефуйте. Кілька хвилин, 2–4 гравці.

card-king = Король
    .acc = Короля
    .text = Заява про Короля, якій повірили, приносить 2 очки.
card-knave = Валет
    .acc = Валета
    .text = Заява про Валета, якій повірили, приносить 1 очко.
claim-king = Король
    .acc = Короля
claim-knave = Валет
    .acc = Валета

question-pledge = Яку карту ви ставите і ким її назвете?
question-reply = Сусід каже, що це { $claim }. Ви вірите?

move-pledge = поставити { $card_acc } як { $claim_acc }
move-believe = повірити
move-doubt = не повірити

event-dealt = { $seat }: здано карту.
event-pledged = { $known ->
    [yes] { $seat }: застава «{ $card }», названа «{ $claim }».
   *[no] { $seat }: застава, названа «{ $claim }».
}
event-believed = { $seat }: віра на слово.
event-doubted = { $seat }: сумнів; це { $card }.
event-gained = { $seat }: { $amount ->
    [one] +{ $amount } очко
    [few] +{ $amount } очки
   *[other] +{ $amount } очок
}.
event-ended = Гру завершено.
option-caught = очки за правильний сумнів
