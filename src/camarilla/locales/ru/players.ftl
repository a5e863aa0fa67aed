# Как предложения называют игроков: в падежах, и в каком лице идёт глагол.

player-you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .person = second
player-seat = игрок { $seat }
    .gen = игрока { $seat }
    .dat = игроку { $seat }
    .acc = игрока { $seat }
    .ins = игроком { $seat }
    .person = third
player-name = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .person = third
player-spectator = зритель

round-gains = За раунд: { $gains }.
