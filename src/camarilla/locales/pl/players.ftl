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
player-bot = Bot { $seat }
    .gen = Bota { $seat }
    .dat = Botowi { $seat }
    .acc = Bota { $seat }
    .ins = Botem { $seat }
    .person = third
player-spectator = widz

round-gains = W tej rundzie: { $gains }.

# Poziomy botów.
level-ranked = { $level } ({ $rank })
level-page = Paź
    .rank = początkujący
    .text = często przeocza dobre ruchy
level-squire = Giermek
    .rank = łatwy
    .text = popędliwy: zna dobre ruchy i lubi atakować
level-knight = Rycerz
    .rank = średni
    .text = rozważny: gra solidnie, choć czasem się potknie
level-chancellor = Kanclerz
    .rank = trudny
    .text = gra solidnie i bez potknięć
level-regent = Regent
    .rank = najtrudniejszy
    .text = myśli naprzód (najwyżej sekundę) i zgaduje, co ukrywasz
