# How sentences call the players. Other languages add the cases they need; a verb goes with the person.

player-you = you
    .person = second
player-seat = Seat { $seat }
    .person = third
player-name = { $name }
    .person = third
