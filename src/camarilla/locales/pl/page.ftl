# Strona w przeglądarce.

page-skip = Przejdź do stołu
page-language = Język
page-you-watch = Oglądasz grę.
page-loading = Chwileczkę…
page-close = Zamknij
page-welcome = Intryga czeka
page-welcome-text = Cztery gry o dworskich intrygach i ukrytych kartach. Zagraj od razu z botami albo wyślij znajomym link.
page-play-bots = Graj z botami
page-play-friends = Zaproś znajomych
page-rules = Zasady
page-rules-all = Wszystkie zasady
page-contents = Spis treści
page-how-many-seats = Miejsca
page-bot-level = Boty
page-clock = Zegar
page-no-clock = brak
page-public-table = pokaż na liście stołów
page-spectators-may = inni mogą oglądać
page-hotseat = kilku graczy na tym urządzeniu
page-public-tables = Otwarte stoły
page-no-public-tables = Nikt jeszcze nie otworzył stołu dla wszystkich.
page-my-tables = Twoje stoły
page-no-own-tables = Nie ma tu jeszcze twoich gier.
page-phase-gathering = zbierają się
page-phase-playing = grają
page-phase-over = zakończone
page-your-name = Twoje imię
page-keep-name = Zachowaj imię
page-change-name = Zmień imię
page-no-server = Serwer nie odpowiada. Czy jest połączenie?
page-not-connected = Brak połączenia; nic nie wysłano.
page-lost = Połączenie zniknęło. Próbujemy wrócić; nic nie przepadło.
page-gone = Ten stół jest zamknięty.
page-to-home = Do wszystkich gier
page-help = Pomoc
page-help-keys = Wybieraj na stole albo wśród odpowiedzi; kartę objaśni kliknięcie, a gdy można ją wybrać — dłuższe przytrzymanie. Klawisze: 1–9 odpowiadają, Esc cofa niedokończony wybór, u cofa twoją ostatnią odpowiedź, ? otwiera tę stronę. Każdy wiersz kroniki można zapytać, dlaczego tak jest.
page-gathering = Stół się zbiera
page-gathering-text = Wyślij ten link osobom, które mają zagrać. Kto go otworzy, może zająć wolne miejsce.
page-all-here = Wszyscy siedzą na miejscach.
page-join-text = Zajmij wolne miejsce i grasz.
page-link = Link do tego stołu
page-copy-link = Skopiuj link
page-copied = Skopiowano
page-copy-yourself = Zaznacz link i skopiuj go samodzielnie.
page-empty-seat = Wolne miejsce
page-you = ty
page-bot = bot
page-sit = Usiądź tu
page-stand-up = Wstań
page-fill-bot = Posadź bota
page-kick = Wyproś
page-next-name = Imię następnego gracza tutaj
page-begin = Zacznij
page-not-full = Najpierw trzeba zająć wszystkie miejsca.
page-host-begins = Grę zaczyna ten, kto otworzył stół.
page-all-taken = Wszystkie miejsca są zajęte. Możesz zostać i patrzeć.
page-fair = Czy rozdanie jest uczciwe?
page-fair-text = Serwer wybrał już tajny klucz; to jest jego skrót. Dodaj własny tekst, a nikt nie pozna rozdania z góry. Po grze strona sprawdzi każde losowanie.
page-contribution = Kilka własnych słów
page-contribute = Dorzuć
page-fair-yes = Sprawdzono: klucz pasuje do skrótu i każde losowanie z niego wynika.
page-fair-no = Ta gra NIE zgadza się z tym, co przed nią obiecano.
page-check-fair = Sprawdź rozdanie
page-fair-elsewhere = Przez zwykłe http przeglądarka nie liczy skrótów; pobierz dowód i uruchom: camarilla verify
page-download-proof = Pobierz dowód
page-players = Gracze
page-stand-in-absent = zastępuje bot: gracz nieobecny
page-stand-in-left = zastępuje bot: gracz odszedł
page-stand-in-clock = zastępuje bot: skończył się czas
page-away = poza zasięgiem
page-is-asked = kolej na odpowiedź
page-your-turn = twój ruch
page-come-back = Graj dalej samodzielnie
page-bot-plays = Gra za ciebie bot.
page-leave = Zostaw grę botowi
page-undo = Cofnij swoją odpowiedź
page-rematch = Rewanż
page-to-rematch = Do rewanżu
page-to-replay = Obejrzyj grę
page-pass-text = Nikt inny nie powinien teraz patrzeć na ekran.
page-choices = Twój wybór
page-group = { $name }: { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
page-choose-again = Wybierz ponownie
page-story = Co się wydarzyło
page-nothing-yet = Jeszcze nic.
page-no-rule = Ta zasada nie ma tu tekstu.
page-chat-line = Powiedz coś
page-send = Wyślij
page-chat-new = nowe
page-mute = wycisz
page-unmute = Włącz głos
page-row = Kolejka
page-row-empty = W kolejce nie ma jeszcze kart.
page-front = Początek
page-back = Koniec
page-acting = działa
page-your-hand = Twoja ręka
page-hand-empty = Nie masz kart na ręce.
page-face-down = zakryta
page-running-row = Rząd tej tury
page-deck = Talia
page-no-cards = Jeszcze bez kart.
page-chapter = Rozdział
page-town = Miasto
page-drawn = Dobrana karta
page-prisoner = aresztowany
page-you-want-yes = twoja fabuła: tak
page-you-want-no = twoja fabuła: nie
page-replay = powtórka
page-to-start = Na początek
page-to-end = Na koniec
page-step = Krok
page-step-back = Krok wstecz
page-step-on = Krok dalej
page-eyes = Oczami
page-eyes-all = wszystkie karty odkryte
page-eyes-spectator = widza
page-download = Pobierz zapis
page-analyse = Analizuj
page-analysis = Analiza
page-analysing = Krok { $done } z { $total }
page-verdict-mistake = Sądząc po tym, co można było wiedzieć, „{ $best }” jest lepsze o { $loss ->
    [one] { $loss } punkt
    [few] { $loss } punkty
   *[other] { $loss } punktów
  } szansy na wygraną.
page-verdict-chance = Dalej rozstrzyga los.
page-verdict-lucky = Dzięki temu, co ukryte, jest to lepsze, niż można było wiedzieć.
page-verdict-unlucky = Najlepsze z tego, co można było wiedzieć, ale to, co ukryte, temu przeczy.
page-verdict-strong = Silny ruch, sądząc po tym, co można było wiedzieć.
page-verdict-fateful = Zwyczajny ruch, a jednak gra jest już inna.
page-swing = { $player }: { $before } % → { $after } %.
page-turning-points = Punkty zwrotne
page-look-there = zobacz
page-win-chances = Szanse na zwycięstwo po każdym kroku
page-what-made-it = Co złożyło się na każdy wynik, w punktach szansy na zwycięstwo
page-figure-fair = równy udział
page-figure-deal = rozdanie
page-figure-luck = szczęście
page-figure-skill = umiejętność
page-figure-others = gra innych
page-figure-result = wynik
page-figure-lost = stracone ruchami
page-all-moves = Wszystkie ruchy
page-who-moved = Gracz
page-move = Ruch
page-knowable = Według tego, co można było wiedzieć
page-true = Według tego, co było prawdą
page-analysis-failed = Analiza się nie udała.

page-guest = Gość { $number }
page-refused = Serwer odmówił ({ $id }).
page-bot-at = { $level } { $seat }
page-clock-minutes = { $minutes } min + 5 s
page-seats-of = { $seats ->
    [one] { $seats } miejsce, wolnych: { $free }
    [few] { $seats } miejsca, wolnych: { $free }
   *[many] { $seats } miejsc, wolnych: { $free }
}
page-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[other] { $bots } botów
}
page-players-range = Graczy: { $low }–{ $high }
page-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
page-pass-to = Podaj urządzenie: { $player }
page-pass-done = To ja: { $player }
page-waiting-for = Czekamy na odpowiedź: { $player }
page-you-are = Twoje imię: { $name }
page-kick-sure = Wyprosić gracza { $player } na stałe? Dalej zagra za niego bot.
page-won = { $count ->
    [one] Zwycięstwo: { $winners }.
   *[other] Wspólne zwycięstwo: { $winners }.
}
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-tokens = { $tokens ->
    [one] leży na niej { $tokens } żeton
    [few] leżą na niej { $tokens } żetony
   *[many] leży na niej { $tokens } żetonów
}
page-column = { $cards ->
    [one] { $cards } karta w kolumnie
    [few] { $cards } karty w kolumnie
   *[other] { $cards } kart w kolumnie
}
page-away-until = { $seconds ->
    [one] poza zasięgiem; bot zastąpi za { $seconds } sekundę
    [few] poza zasięgiem; bot zastąpi za { $seconds } sekundy
   *[many] poza zasięgiem; bot zastąpi za { $seconds } sekund
}
page-why-rule = Dlaczego? Zasada { $rule }
page-why = dlaczego?
page-chat = Rozmowa ({ $lines })
page-place = Miejsce { $place }
page-gap = Luka { $number }
page-card-number = Karta { $number }
page-bribed-by = przekupstwo: { $player }
page-cards-left = { $cards ->
    [one] jeszcze { $cards } karta
    [few] jeszcze { $cards } karty
   *[many] jeszcze { $cards } kart
}
page-value = wartość { $value }
page-used = Użyte: { $cards }
page-discard = Odrzucone ({ $cards })
page-aside = Odłożone ({ $cards })
page-actions = { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}
page-dead = zabici: { $names }
page-wanted-by = chcą tego: { $players }
page-escaped = Zbiegowie: { $names }

page-standings = Sytuacja
page-to-move = wykonuje ruch
page-first-player = pierwszy gracz
page-round = Runda { $round } z { $rounds }
page-turn-of = Tura { $turn } z { $turns }
page-stage-placement = wykładanie kart
page-stage-resolution = rozpatrywanie Kolejki
page-stage-over = koniec gry
page-in-hand = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
page-discarded = odrzucone: { $cards }
page-in-reserve = jeszcze nie w grze: { $cards }
page-not-aside = nieodłożone: { $cards }
page-plan-left = Wpływ pozostały na Planie: { $left }
page-known-to = wiedzą: { $players }
page-one-of = ktoś z nich: { $cards }
page-nothing = brak
