"""Tables that are being played: sockets, rooms, bots and time."""
