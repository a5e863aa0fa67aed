# Dlaczego coś odrzucono: co jest nie tak, gdzie i jak byłoby dobrze.

refused-game = nie ma gry { $game }; gry to { $expected }
refused-seats = graczy nie może być { $seats }; w tej grze jest ich od { $low } do { $high }
refused-first = pierwszy gracz to miejsce przy stole od 0 do { $high }, a nie { $first }
refused-seed = ziarno losu to liczba całkowita albo bajty, a nie { $seed }
refused-chance-source = chance to funkcja, `ask` albo None, a nie { $chance }
refused-seat = nie ma miejsca przy stole { $seat }; są miejsca od 0 do { $high }, a None to widz
refused-no-information-state = widz nie ma stanu informacyjnego; podaj miejsce przy stole od 0 do { $high }
refused-options = ustawienia to nazwy z wartościami, a nie { $options }
refused-option = nie ma ustawienia { $option }; ustawienia to { $expected }
refused-option-value = ustawienie { $option } to liczba całkowita od { $low } do { $high }, a nie { $value }
refused-chance = wynik losowania to { $outcome }, a musi być od 0 do { $high }
refused-chance-due = teraz decyduje los (możliwych wyników: { $count }); przekaż jeden z nich do `State.apply_chance`
refused-no-chance = los niczego teraz nie rozstrzyga
refused-over = gra jest zakończona, więc nie można zagrać { $move }
refused-nobody-asked = gra jest zakończona: nikt nie musi odpowiadać, więc nie ma obserwacji; jak się skończyła, pokazuje `State.view`
refused-no-move = { $move } nie jest ruchem tej gry; teraz dozwolony jest na przykład „{ $example }”
refused-illegal = ruch „{ $move }” nie jest teraz dozwolony; { $count ->
    [1] jedyny dozwolony ruch to { $legal }
   *[other] liczba dozwolonych ruchów: { $count }, a wśród nich { $legal }
}
refused-illegal-code = ruch o kodzie { $code } nie jest teraz dozwolony
refused-illegal-answer = ruch o kodzie { $code } nie jest teraz dozwolony; dozwolone: { $legal }
refused-illegal-lane = gra { $lane } w pakiecie, miejsce przy stole { $seat }: ruch o kodzie { $code } nie jest teraz dozwolony; dozwolone: { $legal }
refused-lane-over = gra { $lane } w pakiecie jest zakończona; -1 jej nie rusza
refused-no-lane = w pakiecie nie ma gry { $lane }; są gry od 0 do { $high }
refused-lanes = lanes musi być liczbą całkowitą większą od 0, a nie { $lanes }

refused-document-not-object = { $member }: potrzebny jest tu obiekt, a nie { $value }
refused-document-unknown = { $member }: nie ma takiego pola; oczekiwane { $expected }
refused-document-missing = { $member }: brakuje tego pola
refused-document-not-integer = { $member }: potrzebna jest liczba całkowita od { $low } do { $high }, a nie { $value }
refused-document-not-boolean = { $member }: potrzebne jest true albo false, a nie { $value }
refused-document-not-name = { $member }: { $value } nie ma na liście { $expected }
refused-document-not-list = { $member }: potrzebna jest tu lista, a nie { $value }
refused-document-wrong-count = { $member }: elementów ma tu być { $count }, a nie { $have }
refused-document-other-game = { $member }: to pozycja z gry { $value }, a nie { $expected }
refused-document-empty-place = { $member }: na pozycji w Kolejce musi leżeć co najmniej jedna karta
refused-document-mixed-stack = { $member }: stos składa się z kart jednego rodu, a { $value } to inny
refused-document-too-many-cards = { $member }: ród { $family } ma w Kolejce więcej kart, niż mógł wyłożyć
refused-document-tokens-face-up = { $member }: na odkrytej karcie nie ma Wpływu, a tu jest { $value }
refused-document-card-twice = { $member }: karta { $card } rodu { $family } występuje dwa razy
refused-document-card-missing = { $member }: brakuje karty { $card } rodu { $family }
refused-document-hand-size = { $member }: w tej chwili rundy kart na ręce jest { $count }, a nie { $have }
refused-document-intrigue-face-up = { $member }: Intryga { $card } nie może tu leżeć odkryta
refused-document-not-in-phase = { $member }: to pole nie należy do fazy { $phase }
refused-document-empty-row = { $member }: w pustej Kolejce nie ma czego rozpatrywać
refused-document-not-to-act = { $member }: teraz kolej gracza na miejscu { $seat }, a nie { $value }
refused-document-not-acting = { $member }: bieżąca karta, { $card }, nie może teraz wykonywać { $value }
refused-document-asks-nothing = { $member }: { $value } o nic tu nie pyta
refused-document-over-seat = { $member }: gdy gra jest zakończona, nikt nie działa, więc ma tu być null, a nie { $value }
refused-document-over-round = { $member }: w zakończonej grze jest runda { $rounds }, a nie { $value }

refused-transcript-truncated = wiersz { $line }: zapis gry urywa się za wcześnie; ostatnim wierszem musi być „end”
refused-transcript-no-transcript = wiersz { $line }: zapis gry zaczyna się od „camarilla transcript 1”, a nie od { $text }
refused-transcript-format = wiersz { $line }: ten zapis ma format { $format }; znany jest tylko format { $known }
refused-transcript-no-game = wiersz { $line }: oczekiwano gry, na przykład „game oriflamme rules 1”, a nie { $text }
refused-transcript-other-game = wiersz { $line }: to zapis gry { $game }, a nie { $expected }
refused-transcript-rules = wiersz { $line }: tę grę rozegrano według wersji zasad { $rules }; znana jest tylko wersja { $known }
refused-transcript-no-seats = wiersz { $line }: oczekiwano rozdania, na przykład „seats 3 first 0”, albo „start” i pozycji, a nie { $text }
refused-transcript-no-option = wiersz { $line }: ustawienie to nazwa i liczba całkowita, na przykład „option rounds 4”, a nie { $text }
refused-transcript-option-twice = wiersz { $line }: ustawienie { $option } występuje dwa razy
refused-transcript-not-json = wiersz { $line }: pozycja nie jest w formacie JSON: { $reason }
refused-transcript-start = wiersz { $line }: ta gra zaczyna się od ustawionej pozycji, a nie od rozdania; otworzy ją tylko program camarilla
refused-transcript-no-step = wiersz { $line }: krok to miejsce przy stole i jego ruch albo * i wynik losowania, a nie { $text }
refused-transcript-no-end = wiersz { $line }: oczekiwano „end”, a nie { $text }
refused-transcript-after-end = wiersz { $line }: po „end” nie może już nic być
refused-transcript-not-asked = wiersz { $line }: teraz kolej gracza na miejscu { $asked }, a nie { $seat }
refused-transcript-illegal = wiersz { $line }: ruch { $move } nie jest tu dozwolony
refused-transcript-after-over = wiersz { $line }: gra jest zakończona jeszcze przed { $text }
refused-transcript-no-chance = wiersz { $line }: potrzebny jest tu wynik losowania, na przykład „* 7”, a nie { $text }
refused-transcript-refused = wiersz { $line }: { $reason }
refused-transcript-other-end = wiersz { $line }: kroki prowadzą do „{ $found }”, a w pliku jest { $text }
refused-file = nie można odczytać { $file }: { $reason }

# Oriflamme: Ablaze
refused-document-twin-face-down = { $member }: Bliźniak zawsze leży w Kolejce odkryty
refused-document-twin-twice = { $member }: ten Bliźniak nie leży już obok właściciela, więc ma tu być false
refused-document-twin-missing = { $member }: tego Bliźniaka nie ma ani w Kolejce, ani wśród odrzuconych kart, więc ma tu być true
refused-document-twin-without-prince = { $member }: Bliźniak opuszcza właściciela dopiero po ujawnieniu Księcia
refused-document-twin-zone = { $member }: Bliźniak nigdy nie jest na ręce ani wśród odłożonych kart
refused-document-token-face-down = { $member }: na zakrytej karcie nie ma żetonu przekupstwa
refused-document-token-intrigue = { $member }: na Intrydze { $card } nie ma żetonu przekupstwa
refused-document-token-stacked = { $member }: żeton przekupstwa może leżeć tylko na najniższej karcie na danej pozycji
refused-document-token-twice = { $member }: żeton przekupstwa gracza na miejscu { $seat } leży naraz na dwóch kartach
refused-document-token-without-bribery = { $member }: żeton gracza na miejscu { $seat } jest w Kolejce, ale jego Przekupstwa nie ma wśród odrzuconych kart
refused-document-clue-aside = { $member }: { $value } leży wśród odłożonych kart, choć wskazówka to wyklucza
refused-document-clue-twice = { $member }: wskazówka { $value } występuje dwa razy
refused-document-not-fetched = { $member }: odłożone karty są dwie dopiero wtedy, gdy trzecią sprowadziła Podmiana, potem odrzucona
refused-document-plan-of-another = { $member }: Planu gracza na miejscu { $value } nie ma wśród odrzuconych kart, więc nie może działać
refused-document-not-activated = { $member }: na wierzchu pozycji { $value } nie ma odkrytej karty { $card } działającego rodu

# W cieniu tronu
refused-document-too-many-copies = { $member }: kart { $card } jest tylko { $copies }, a tu jest jeszcze jedna
refused-document-too-few-copies = { $member }: brakuje kart { $card }: { $missing }
refused-document-long-row = { $member }: kart w rzędzie jest najwyżej { $most }, a nie { $have }
refused-document-after-end = { $member }: po końcu gry nic się nie odsłania
refused-document-no-top-card = { $member }: talia jest pusta, więc nikt nie zna jej wierzchniej karty
refused-document-value-unexplained = { $member }: zdolności użyte w tej turze nie mogły doprowadzić { $card } do { $value }
refused-document-no-last-card = { $member }: w rzędzie nie ma ostatniej karty, więc ma tu być null, a nie { $value }
refused-document-nothing-destroyed = { $member }: ostatnia karta nie mogła tu niczego zniszczyć
refused-document-too-many-destroyed = { $member }: przy takim rzędzie zniszczonych kart może być { $possible }, a nie { $have }
refused-document-not-when-over = { $member }: w zakończonej grze nie może tu być { $value }
refused-document-row-handed-over = { $member }: rząd oddaje się, zanim odbiorca coś odrzuci
refused-document-no-exchange = { $member }: gracz na miejscu { $value } nie czeka na rząd z wymiany
refused-document-nothing-to-drop = { $member }: kto odrzuca, ma tu od { $least } do { $most } kolumn
refused-document-too-many-columns = { $member }: kto nie ma czego odrzucać, ma przed sobą najwyżej tyle kolumn: { $most }
refused-document-listed-twice = { $member }: coś występuje dwa razy w { $value }
refused-document-not-generator = { $member }: generator to 64 cyfry szesnastkowe, liczba pobranych bloków i liczba pozostałych słów, a nie { $value }

# Intrygi
refused-option-clash = zarówno { $option }, jak i { $other } wskazuje rozdział; podaj tylko jedno z tych ustawień
refused-option-events = { $value } nie oznacza żadnego rozdziału: każde z trzech wydarzeń ma trzy cyfry, rodzaj, postać i lokację
refused-document-ring-misses = { $member }: w kręgu każda lokacja musi być raz, a brakuje { $missing }
refused-document-impossible-event = { $member }: { $value } nie może być w wydarzeniu { $event }; mogą być { $expected }
refused-document-repeated-event = { $member }: wydarzenie { $value } już jest w tym rozdziale
refused-document-empty-deck = { $member }: w talii jest co najmniej jeden rozdział
refused-document-equal-plots = { $member }: fabułę { $value } ma też inny gracz
refused-document-character-twice = { $member }: { $value } leży już w { $other }
refused-document-character-missing = { $member }: { $card } nigdzie nie ma, więc ma być tutaj
refused-document-cannot-die = { $member }: { $value } nie może być wśród zabitych
refused-document-face-up = { $member }: mowa tu o zakrytej karcie, ale karta leży odkryta
refused-document-seat-twice = { $member }: miejsce { $value } występuje dwa razy
refused-document-false-clue = { $member }: ta karta to { $card }, a wskazówka { $value } to wyklucza
refused-document-no-prisoner = { $member }: aresztowany leży odkryty na planszy i jest na liście { $expected }
refused-document-no-detective = { $member }: w { $place } nie ma aresztowanych, bo Detektyw jest gdzie indziej
refused-document-large-deck = { $member }: tur zaczęło się już { $turns }, więc kart w talii jest najwyżej { $most }, a nie { $have }
refused-document-over-nothing = { $member }: w zakończonej grze nic się nie dzieje, więc nie może tu być { $value }
refused-document-while-deploying = { $member }: gdy karta jest wykładana na planszę, nic innego się nie dzieje
refused-document-too-many-actions = { $member }: na początku tej tury w talii były karty, więc akcji zostało najwyżej { $most }, a nie { $value }
refused-document-not-opened = { $member }: { $card } nie może używać swojej zdolności, bo nie leży na planszy odkryta i wolna
refused-chapters-not-json = wiersz { $line }, kolumna { $column }: to nie JSON: { $reason }
refused-chapters-line = wiersz { $line }: { $reason }
refused-chapters-twice = wiersz { $line }: { $member }: to pole występuje dwa razy
