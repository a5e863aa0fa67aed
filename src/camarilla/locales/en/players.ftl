# How sentences call the players. Other languages add the cases they need; in English the genitive is "your", "Anna's". A verb goes with the person.

player-you = you
    .person = second
    .gen = your
player-seat = Player { $seat }
    .person = third
    .gen = Player { $seat }'s
player-name = { $name }
    .person = third
    .gen = { $name }'s
player-spectator = a spectator

round-gains = This round: { $gains }.
