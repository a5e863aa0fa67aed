# Strona w przeglądarce.

page-skip = Przejdź do stołu
page-language = Język
page-you-watch = Oglądasz grę.
page-loading = Chwileczkę…
page-close = Zamknij
page-welcome = Intryga czeka
page-welcome-text = Gry pełne dworskich intryg i zakrytych kart. Zagraj od razu z botami albo wyślij znajomym link.
page-play-bots = Graj z botami
page-play-friends = Zaproś znajomych
page-rules = Zasady
page-rules-all = Pełne zasady
page-contents = Spis treści
page-how-many-seats = Gracze
page-bot-level = Boty
page-clock = Zegar
page-no-clock = bez zegara
page-public-table = pokaż na liście stołów
page-spectators-may = widzowie mogą oglądać
page-spectators-write = widzowie mogą pisać na czacie
page-hotseat = kilku graczy na tym urządzeniu
page-here = gra offline
page-lacks = Ta przeglądarka nie obsługuje { $what }, więc nie da się w niej grać bez serwera. Na serwerze można.
page-house-rules = Zasady domowe
page-public-tables = Otwarte stoły
page-no-public-tables = Nie ma jeszcze otwartych stołów.
page-my-tables = Twoje stoły
page-no-own-tables = Nie ma tu jeszcze twoich gier.
page-phase-gathering = czeka na graczy
page-phase-playing = gra trwa
page-phase-over = gra zakończona
page-your-name = Twój nick
page-keep-name = Zapisz nick
page-name-why = Pod tym nickiem zobaczą cię inni gracze przy stole.
page-change-name = Zmień nick
page-no-server = Serwer jest niedostępny. Sprawdź połączenie.
page-not-connected = Jesteś offline; nic nie wysłano.
page-offline = Brak połączenia z serwerem. Nadal możesz grać z botami na tym urządzeniu.
page-newer = Nowa wersja strony jest gotowa.
page-stale = Serwer jest nowszy niż ta strona. Odśwież ją.
page-reload = Odśwież
page-lost = Utracono połączenie. Łączymy się ponownie… Nic nie przepadło.
page-to-home = Wszystkie gry
page-help = Pomoc
page-help-keys = Wybieraj na stole (albo z listy, jeśli włączysz ją w menu). Najedź wskaźnikiem na kartę albo kliknij ją prawym przyciskiem, by o niej przeczytać. Karty można też przeciągać. Klawisze: cyfra wybiera to, na czym ją widać, Enter potwierdza, Esc anuluje wybór, u cofa twój ostatni ruch, h daje podpowiedź, ? otwiera tę stronę. Kliknij „?” obok wiersza dziennika, by zobaczyć zasadę.
page-help-touch = Wybieraj na stole: dotknij tego, co podświetlone. Dotknij innej karty, by o niej przeczytać; podświetloną przytrzymaj dłużej. Dotknij dziennika, by go rozwinąć; „?” obok wiersza pokaże zasadę.
page-gathering = Czekamy na graczy
page-gathering-text = Wyślij ten link znajomym. Każdy, kto go otworzy, może zająć wolne miejsce.
page-all-here = Wszyscy gracze są na miejscach.
page-join-text = Zajmij wolne miejsce, by zagrać.
page-link = Link do tego stołu
page-copy-link = Skopiuj link
page-copied = Skopiowano
page-copy-yourself = Zaznacz link i skopiuj.
page-empty-seat = Wolne miejsce
page-you = ty
page-bot = bot
page-sit = Usiądź tu
page-stand-up = Zwolnij miejsce
page-fill-bot = Dodaj bota
page-kick = Usuń
page-private = potrzebne zaproszenie lub hasło
page-password = Hasło
page-password-none = puste: utworzymy je za ciebie
page-enter = Wejdź
page-vote-idle = { $player } od dłuższej chwili nie wykonuje ruchu.
page-vote-call = Zaproponuj bota
page-vote = { $player }: czy dalej ma grać bot? Za: { $yes } z { $needed }. Na ruch zostało { $seconds } s.
page-vote-on-you = Wszyscy czekają na ciebie. Wykonaj ruch w ciągu { $seconds } s, bo inaczej może zastąpić cię bot.
page-vote-yes = Tak, bot
page-vote-no = Nie, poczekajmy
page-next-name = Nick następnego gracza na tym urządzeniu
page-begin = Zacznij grę
page-not-full = Najpierw trzeba zająć wszystkie miejsca.
page-not-come = Nie wszyscy przyszli jeszcze na rewanż.
page-host-begins = Grę zaczyna gospodarz stołu.
page-all-taken = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
page-fair = Czy rozdanie jest uczciwe?
page-fair-text = Serwer wybrał już tajny klucz; oto jego skrót. Dodaj kilka własnych słów, a nikt nie pozna rozdania z góry. Po grze strona sprawdzi każde losowanie.
page-contribution = Kilka własnych słów
page-contribute = Dodaj
page-fair-yes = Sprawdzono: klucz pasuje do skrótu i każde losowanie z niego wynika.
page-fair-no = Ta gra NIE zgadza się z tym, do czego zobowiązał się serwer.
page-check-fair = Sprawdź rozdanie
page-fair-elsewhere = Bez HTTPS przeglądarka nie może obliczać skrótów. Pobierz dowód i uruchom: camarilla verify
page-download-proof = Pobierz dowód uczciwego rozdania
page-players = Gracze
page-stand-in-absent = gra bot: gracz nieobecny
page-stand-in-left = gra bot: gracz wyszedł
page-stand-in-clock = gra bot: skończył się czas
page-away = offline
page-is-asked = wybiera
page-your-turn = twoja kolej
page-come-back = Graj zamiast bota
page-bot-plays = Gra za ciebie bot.
page-leave = Oddaj miejsce botowi
page-undo = Cofnij ruch
page-undo-late = Ostatniego ruchu nie można już cofnąć
page-rematch = Rewanż
page-to-rematch = Przejdź do rewanżu
page-to-replay = Obejrzyj powtórkę
page-pass-text = Nikt inny nie powinien teraz patrzeć na ekran.
page-choices = Twój wybór
page-group = { $name }: { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
page-choose-again = Anuluj
page-confirm = Potwierdź
page-tap-lit = Wybierz jedną z podświetlonych kart.
page-not-this = Tej karty nie można wybrać. { $rule }
page-story = Dziennik
page-no-rule = Nie ma tekstu tej zasady.
page-chat-line = Napisz wiadomość
page-send = Wyślij
page-chat-new = nowe
page-mute = Wycisz
page-unmute = Cofnij wyciszenie
page-row = Kolejka
page-row-empty = Kolejka jest pusta.
page-front = Początek
page-back = Koniec
page-acting = działa
page-your-hand = Twoja ręka
page-hand-empty = Brak kart na ręce
page-face-down = zakryta
page-was-hidden = Zamknięte oko oznacza karty, które leżały zakryte.
page-running-row = Rząd tej tury
page-deck = Talia
page-no-cards = Brak kart
page-chapter = Rozdział
page-town = Miasto
page-drawn = Dobrana karta
page-prisoner = aresztowany
page-your-plot = twoja fabuła:
page-replay = powtórka
page-to-start = Na początek
page-to-end = Na koniec
page-step = Krok
page-step-back = Krok wstecz
page-step-on = Krok dalej
page-eyes = Punkt widzenia
page-eyes-all = wszystkie karty odkryte
page-eyes-spectator = widz
page-download = Pobierz zapis
page-analyse = Analizuj
page-analysis = Analiza
page-analysing = Krok { $done } z { $total }
page-verdict-mistake = Przy tym, co { $mine ->
    [yes] było ci wtedy wiadomo,
   *[no] gracz { $player } wtedy wiedział,
  } lepszy był inny ruch: { $best }.
page-verdict-chance = Resztę rozstrzygnął los.
page-verdict-lucky = Szczęście: dzięki ukrytym kartom wyszło lepiej, niż można było przewidzieć.
page-verdict-unlucky = { $mine ->
    [yes] Dobra decyzja, ale zabrakło szczęścia.
   *[no] { $player }: dobra decyzja, ale zabrakło szczęścia.
  }
page-verdict-strong = Silny ruch, zważywszy na to, co { $mine ->
    [yes] było ci wtedy wiadomo
   *[no] było wtedy wiadomo
  }.
page-verdict-fateful = Zwyczajny ruch, ale odmienił grę.
page-instead = { $value } zamiast { $best }
page-otherwise = { $value }, przy każdym innym ruchu najwyżej { $other }
page-turning-points = Punkty zwrotne
page-own-moves = Twoje ruchy
page-other-moves = Co jeszcze odmieniło grę
page-refined = Te liczby są dokładniejsze od tych, które były tu wcześniej.
page-all-known = Ruchy oceniamy po tym, co gracz mógł wiedzieć, tak jak w podpowiedzi. Strzałka (→): szansa na wygraną przed ruchem i po nim, przy odkrytych kartach.
page-percent = { $value }%
page-percent-over = >{ $value }%
page-percent-under = <{ $value }%
page-look-there = pokaż
page-win-chances = Szanse na wygraną po każdym kroku
page-what-made-it = Co zdecydowało o wyniku
page-in-points = W punktach procentowych szansy na wygraną; ± to możliwy błąd. Brak liczby oznacza, że nie da się tego ustalić dokładniej.
page-cause-start = Równa część
page-cause-order = Kolejność ruchów
page-cause-deal = Szczęście na początku
page-cause-luck = Szczęście w trakcie gry
page-cause-skill = Własne decyzje
page-cause-others = Decyzje przeciwników
page-cause-mistakes = Błędy
page-effect-none = prawie bez znaczenia
page-effect-unclear = nie da się ustalić
page-effect-plus = na plus
page-effect-much-plus = duży plus
page-effect-minus = na minus
page-effect-much-minus = duży minus
page-no-figures = Dokładniej w tej grze ustalić się nie da.
page-all-moves = Wszystkie ruchy
page-who-moved = Gracz
page-move = Ruch
page-knowable = Na podstawie tego, co było wiadomo
page-true = Z odkrytymi kartami
page-analysis-failed = Analiza się nie udała.

page-guest = Gość { $number }
page-refused = Serwer odmówił ({ $id }).
page-clock-minutes = { $minutes } min + 5 s
page-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
} + 1 dzień na ruch
page-seats-of = { $seats ->
    [one] { $seats } miejsce, wolne: { $free }
    [few] { $seats } miejsca, wolne: { $free }
   *[many] { $seats } miejsc, wolne: { $free }
}
page-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[other] { $bots } botów
}
page-players-range = { $low }–{ $high } graczy
page-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
page-pass-to = Przekaż urządzenie. Teraz gra { $player }
page-pass-done = To ja: { $player }
page-waiting-for = Teraz gra { $player }
page-you-are = Twój nick: { $name }
page-won = { $mine ->
    [alone] Wygrywasz!
    [shared] Ty i { $others } dzielicie się zwycięstwem!
   *[no] { $count ->
        [1] Wygrywa { $winners }!
       *[other] { $winners } dzielą się zwycięstwem!
    }
}
page-influence = Wpływ
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-tokens = { $tokens ->
    [one] leży na niej { $tokens } punkt Wpływu
    [few] leżą na niej { $tokens } punkty Wpływu
   *[many] leży na niej { $tokens } punktów Wpływu
}
page-column = { $cards ->
    [one] { $cards } karta w kolumnie
    [few] { $cards } karty w kolumnie
   *[other] { $cards } kart w kolumnie
}
page-away-until = { $seconds ->
    [one] offline; za { $seconds } sekundę zagra bot
    [few] offline; za { $seconds } sekundy zagra bot
   *[many] offline; za { $seconds } sekund zagra bot
}
page-why = dlaczego?
page-chat = Czat ({ $lines })
page-place = Pozycja { $place }
page-gap = Odstęp { $number }
page-card-number = Karta { $number }
page-bribed-by = przekupiona przez: { $player }
page-token-free = wolny żeton przekupstwa
page-stack = Stos ({ $count }), od góry do dołu: { $cards }.
page-piled = { $cards ->
    [one] { $cards } karta na tej pozycji
    [few] { $cards } karty na tej pozycji
   *[other] { $cards } kart na tej pozycji
}
page-cards-left = { $cards ->
    [one] jeszcze { $cards } karta
    [few] jeszcze { $cards } karty
   *[many] jeszcze { $cards } kart
}
page-value = wartość { $value }
page-used = Użyte: { $cards }
page-discard = Odrzucone ({ $cards })
page-discards = Odrzucone ({ $cards })
page-aside = Odłożone ({ $cards })
page-actions = { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}
page-dead = zabici: { $names }
page-wanted-by = kto tego chciał:
page-wanted-by-nobody = nikt tego nie chciał
page-escaped = Poza miastem: { $names }

page-standings = Wyniki
page-to-move = wykonuje ruch
page-first-player = pierwszy gracz
page-round = Runda { $round } z { $rounds }
page-round-last = Ostatnia runda
page-turn-of = Tura { $turn } z { $turns }
page-stage-placement = faza rozstawiania
page-stage-resolution = faza rozpatrywania
page-stage-over = koniec gry
page-results = Zobacz wyniki
page-in-hand = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
page-discarded = odrzucone: { $cards }
page-in-reserve = jeszcze nie w grze: { $cards }
page-not-aside = nie ma wśród odłożonych: { $cards }
page-could-be = Może to być: { $cards }.
page-plan-left = Pozostało punktów z Planu: { $left }
page-known-to = kto ją widział: { $players }
page-one-of = jedna z tych postaci: { $cards }
page-nothing = brak

# Strona główna, czekanie na graczy, koniec gry.
page-settings = Ustawienia
page-theme = Wygląd
page-theme-system = jak na urządzeniu
page-theme-dark = ciemny
page-theme-light = jasny
page-volume = Dźwięk
page-table-settings = Twój stół
page-table-short = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
} · { $level } · { $clock }
page-lasts = { $minutes } min
page-pace = Tempo botów
page-pace-0 = natychmiastowe
page-pace-600 = zwykłe
page-pace-1200 = wolne
page-pace-2500 = bardzo wolne
page-patience = Czekaj na nieobecnych
page-patience-0 = domyślnie
page-patience-5 = 5 minut
page-patience-60 = godzinę
page-patience-1440 = dobę
page-play-on = Graj dalej
page-sit-down = Usiądź
page-watch-table = Oglądaj
page-see-result = Wynik
page-table-of = { $game } · stół: { $player }
page-all-tables = Wszystkie stoły
page-from-file = Otwórz grę z pliku
page-unknown = Pod tym adresem nic nie ma.
page-unknown-game = Nie ma gry o nazwie „{ $game }”.
page-invite = Zaproś graczy
page-share = Udostępnij
page-scan = Zeskanuj, aby dołączyć
page-invitation = Zagrajmy w „{ $game }”
page-how-played = Przy tym stole
page-unlisted = tylko dla tych, którzy mają link
page-listed = na liście otwartych stołów
page-may-watch = widzowie mogą oglądać
page-may-not-watch = bez widzów
page-may-not-write = widzowie nie piszą na czacie
page-joined = { $player } siada do stołu.
page-left = { $player } odchodzi od stołu.
page-you-win = Wygrywasz!
page-you-share = Dzielisz się zwycięstwem!
page-rank = { $rank }. miejsce
page-race-round = Wpływ po każdej rundzie
    .across = runda
    .up = Wpływ
page-race-turn = Punkty po każdej turze
    .across = tura
    .up = punkty
page-leap-round = Różnicę między pierwszą dwójką najbardziej zmieniła runda { $at }: { $gains }.
page-leap-turn = Różnicę między pierwszą dwójką najbardziej zmieniła tura { $at }: { $gains }.
page-race-start = początek
page-retry = Zagraj od tego miejsca
page-retry-move = Zagraj ten ruch od nowa
page-retried = Odtąd grasz jeszcze raz
page-play-again = Zagraj jeszcze raz
page-result-text = { $game }: { $result }
page-best-move = Twój najlepszy ruch
page-worst-move = Twój największy błąd
page-no-turns = Żaden pojedynczy ruch nie rozstrzygnął tej gry.
page-no-mistakes = Bez poważnych błędów.
page-analysing-game = { $round ->
    [0] Szukamy punktów zwrotnych…
    [1] Oceniamy ruchy…
   *[other] Uściślamy liczby…
  }{ $seconds ->
    [0] {""}
   *[other] {" "}Jeszcze około { $seconds } s.
  }
page-outcome = Do czego doszło
page-outcome-event = Wydarzenie
page-outcome-true = doszło do tego
page-outcome-false = nie doszło do tego
page-outcome-right = zgodnie z fabułą
page-outcome-wrong = niezgodnie z fabułą
page-outcome-wishes = Czego chciała fabuła każdego gracza:
page-playing-replay = Odtwórz
page-pause-replay = Pauza
page-more = Więcej

page-menu = Menu
page-buzzing = Wibracja, gdy przyjdzie twoja kolej
page-notify = Powiadomienie, gdy przyjdzie twoja kolej
page-since = Od twojego ostatniego ruchu
    .short = Powtórka
page-speed = Tempo animacji
page-at-once = od razu
page-as-list = Pokazuj możliwe ruchy także jako listę
page-sound-on = Włącz dźwięk
page-sound-off = Wycisz
page-sending = Wysyłanie…

# Hints.
page-hint = Podpowiedź
page-hint-note = Szacunek na podstawie tego, co widzisz. Różnice poniżej 6 punktów procentowych są bez znaczenia.
page-hint-chance = Twoja szansa na wygraną
page-hint-show = Pokaż na stole
page-hint-thinking = Zastanawiamy się…
page-hint-none = Tym razem nie ma podpowiedzi. Spróbuj za chwilę.
page-hint-even = { $rest ->
    [0] Te ruchy są mniej więcej równie dobre.
   *[other] Pierwsze { $count } ruchy są mniej więcej równie dobre.
  }
page-hint-risk = Minus: { $risk }
page-hint-safe = { $rest ->
    [0] Z każdym z tych ruchów niemal na pewno wygrasz.
   *[other] Z pierwszymi { $count } ruchami niemal na pewno wygrasz.
  } Są uszeregowane według punktów.
page-hint-settled = Sądząc po tym, co widzisz, nic już nie wpłynie na twój wynik.
page-hint-lost = Wygrana jest tu prawie niemożliwa. Ruchy są uszeregowane według punktów.
page-hints-may = podpowiedzi dozwolone
    .note = Grając tylko z botami, zawsze możesz o nie poprosić.
page-sure = Na pewno?
page-sure-setting = Ostrzegaj, gdy ruch zmniejsza szansę na wygraną o ponad 15 p.p.
page-sure-thinking = Sprawdzamy twój ruch…
page-sure-text = Na podstawie tego, co widzisz, ten ruch daje { $chance } szans na wygraną. Lepiej { $best } ({ $better }).
page-sure-play = Zagraj
page-sure-back = Jeszcze pomyślę

# Before the game, and across the table.
page-ready = Możemy zaczynać
page-not-ready = Jeszcze chwila
page-is-ready = czeka na start
page-is-invited = czekamy
page-reactions = Reakcje
page-react-bravo = Brawo!
page-react-wow = Wow!
page-react-haha = Ha, ha!
page-react-hmm = Hmm…
page-react-oops = Ojej!
page-react-thanks = Dzięki za grę!

# Jeden gracz na kilku urządzeniach.
page-transfer = Graj dalej na innym urządzeniu
page-transfer-text = Otwórz tam ten link w ciągu dziesięciu minut. Link zadziała tylko raz. Twój nick i twoje stoły będą wtedy także na tamtym urządzeniu.
page-receive = Grać dalej tutaj?
page-receive-text = To urządzenie przejmie nick i stoły gracza, który utworzył link. Poprzedni nick i stoły na tym urządzeniu przepadną.
page-receive-yes = Graj dalej tutaj

# Kim jesteś: powiadomienia o ruchu, klucze dostępu, urządzenia.
page-yourself = Ty i twoje urządzenia
page-tell = Powiadamiaj mnie, gdy przyjdzie moja kolej
page-tell-text = Gdy cię nie ma, a gra trwa kilka dni.
page-push = Powiadomienia na tym urządzeniu
page-push-unable = Ta przeglądarka nie może odbierać powiadomień. Na iPhonie lub iPadzie dodaj Camarillę do ekranu początkowego i otwórz ją stamtąd.
page-push-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach.
page-push-others = Wyłącz na moich innych urządzeniach
page-mail = Adres e-mail
page-mail-add = Dodaj
page-mail-sent = Wysłaliśmy ci e-mail. Otwórz link, który w nim jest, aby potwierdzić adres.
page-remove = Usuń
page-quiet = Godziny ciszy
page-quiet-begin = od
page-quiet-end = do
page-holiday = Urlop: nic mi nie wysyłaj
page-holiday-end = do (włącznie)
page-hook = Adres internetowy (webhook)
page-hook-key = Wszystko, co wysyłamy na adresy internetowe, jest podpisane tym kluczem:
page-passkeys = Klucze dostępu
page-passkeys-text = Wracaj jako ten sam gracz: wystarczy odcisk palca, twarz lub kod PIN, bez e-maila i hasła.
page-passkeys-unable = Ta przeglądarka nie obsługuje kluczy dostępu.
page-passkey-made = Utworzono { $date }
page-passkey-keep = Zachowaj ten nick dzięki kluczowi dostępu
page-sign-in = Zaloguj się kluczem dostępu
page-sign-in-note = zastąpi gracza na tym urządzeniu
page-devices = Urządzenia
page-device-here = to urządzenie
page-device-since = od { $date }
page-device-unknown = nieznana przeglądarka
page-player-id = Jeśli chcesz usunąć swoje dane, wyślij administratorowi strony swój identyfikator gracza: { $id }
page-sign-out = Wyloguj
page-sign-out-sure = Wylogować się tu na dobre?
