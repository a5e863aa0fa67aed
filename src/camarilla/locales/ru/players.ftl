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
player-bot = Бот { $seat }
    .gen = Бота { $seat }
    .dat = Боту { $seat }
    .acc = Бота { $seat }
    .ins = Ботом { $seat }
    .person = third
player-spectator = зритель

round-gains = За раунд: { $gains }.

# Уровни ботов.
level-ranked = { $level } ({ $rank })
level-page = Паж
    .rank = новичок
    .text = часто упускает хорошие ходы
level-squire = Оруженосец
    .rank = лёгкий
    .text = горячий: знает хорошие ходы и любит нападать
level-knight = Рыцарь
    .rank = средний
    .text = рассудительный: играет надёжно, хотя порой и ошибается
level-chancellor = Канцлер
    .rank = сложный
    .text = играет надёжно и без ошибок
level-regent = Регент
    .rank = самый сложный
    .text = думает над ходом до секунды и догадывается, что вы скрываете
