# Jak zdania nazywają graczy: w przypadkach, i w której osobie stoi czasownik.

player-you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .person = second
player-seat = gracz { $seat }
    .gen = gracza { $seat }
    .dat = graczowi { $seat }
    .acc = gracza { $seat }
    .ins = graczem { $seat }
    .person = third
player-name = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .person = third
player-spectator = widz

round-gains = W tej rundzie: { $gains }.
