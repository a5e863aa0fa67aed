# Як речення називають гравців: у відмінках, і в якій особі йде дієслово.

player-you = ви
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .person = second
player-seat = гравець { $seat }
    .gen = гравця { $seat }
    .dat = гравцеві { $seat }
    .acc = гравця { $seat }
    .ins = гравцем { $seat }
    .person = third
player-name = { $name }
    .gen = гравця { $name }
    .dat = гравцеві { $name }
    .acc = гравця { $name }
    .ins = гравцем { $name }
    .person = third
player-spectator = глядач

round-gains = За раунд: { $gains }.
