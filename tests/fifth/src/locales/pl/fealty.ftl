# Zastaw.

title = Zastaw
tagline = Połóż zakrytą kartę, powiedz, kto to jest, i miej nadzieję, że sąsiad uwierzy.
menu = { $title }: kładź zakrytą kartę, mów, kto to jest, i blefuj. Kilka minut, 2–4 graczy.

card-king = Król
    .acc = Króla
    .text = Deklaracja Króla, w którą uwierzono, daje 2 punkty.
card-knave = Walet
    .acc = Waleta
    .text = Deklaracja Waleta, w którą uwierzono, daje 1 punkt.
claim-king = Król
    .acc = Króla
claim-knave = Walet
    .acc = Waleta

question-pledge = Którą kartę zastawiasz i kim ją nazwiesz?
question-reply = Sąsiad mówi, że to { $claim }. Wierzysz?

move-pledge = zastaw { $card_acc } jako { $claim_acc }
move-believe = uwierz
move-doubt = nie uwierz

event-dealt = { $seat }: rozdano kartę.
event-pledged = { $known ->
    [yes] { $seat }: zastaw „{ $card }”, nazwany „{ $claim }”.
   *[no] { $seat }: zastaw, nazwany „{ $claim }”.
}
event-believed = { $seat }: wiara na słowo.
event-doubted = { $seat }: wątpliwość; to { $card }.
event-gained = { $seat }: { $amount ->
    [one] +{ $amount } punkt
    [few] +{ $amount } punkty
   *[other] +{ $amount } punktów
}.
event-ended = Gra skończona.
option-caught = punkty za słuszną wątpliwość
