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
player-bot = Бот { $seat }
    .gen = Бота { $seat }
    .dat = Ботові { $seat }
    .acc = Бота { $seat }
    .ins = Ботом { $seat }
    .person = third
player-spectator = глядач

round-gains = За раунд: { $gains }.

# Рівні ботів.
level-ranked = { $level } ({ $rank })
level-page = Паж
    .rank = новачок
    .text = часто забуває добрі ходи
level-squire = Зброєносець
    .rank = легкий
    .text = запальний: знає добрі ходи й любить нападати
level-knight = Лицар
    .rank = середній
    .text = розважливий: грає надійно, хоч часом і схибить
level-chancellor = Канцлер
    .rank = складний
    .text = грає надійно й без помилок
level-regent = Регент
    .rank = найскладніший
    .text = думає наперед (до секунди на хід) і здогадується, що ви приховуєте
