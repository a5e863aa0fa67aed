# Długie zadania: zawody, badania i zbiory danych w częściach, na wielu komputerach i z możliwością wznowienia.

help-cluster = zleć klastrowi Ray: auto to ten, który działa na tym komputerze; albo adres, np. 10.0.0.5:6379
help-shard = wykonaj tylko tę część, np. 3/16: trzecią z szesnastu; `camarilla merge` łączy części
help-quiet = nie pokazuj, ile już zrobiono
progress-left = pozostało { $time }
progress-games = gier
job-stopped = Zatrzymano. Wszystko, co zrobiono, jest w { $file }; aby kontynuować, uruchom to samo polecenie jeszcze raz.
job-unkept = Zatrzymano. Aby dało się kontynuować, dodaj { $option }.
job-awaited = Od { $seconds } s trwało oczekiwanie na { $bots }{ $where }. Klasa może myśleć dowolnie długo: --timeout dotyczy programów (engine:COMMAND).

help-merge =
    Połącz części zawodów, badania lub zbioru danych wykonane z --shard na jednym
    lub wielu komputerach. Wynik jest taki jak z jednego przebiegu, co do bajta;
    to, co jest w dwóch plikach, liczy się raz.
    .short = połącz części zawodów, badania lub zbioru danych
    .files = wyniki części: pliki albo foldery zbioru danych
    .results = zapisz wszystkie wyniki zawodów lub badania w tym pliku, po kolei
    .parquet = zawody: zapisz wiersz na każde miejsce każdej gry (wymaga pyarrow)
    .picture = zawody: narysuj rankingi z przedziałami, jako SVG
    .html = badanie: zapisz raport z wykresami; pliki SVG i Parquet trafią obok
    .out = zbiór danych: folder na wszystkie pliki
    .json = raport jako JSON
    .examples =
        przykłady:
          camarilla arena knight regent --shard 1/2 --results one.jsonl
          camarilla arena knight regent --shard 2/2 --results two.jsonl
          camarilla merge one.jsonl two.jsonl --results all.jsonl
          camarilla merge part-*.jsonl --html balance.html
          camarilla merge here.parquet there.parquet --out all.parquet

help-dataset =
    Pozwól botom zagrać i zapisz każdy wybór dla programów, które się uczą: co
    wiedziało miejsce (liczby state.observation), które ruchy były dozwolone, który
    wybrano i jaki udział w zwycięstwie przyniósł na końcu. Wynikiem jest folder
    plików Parquet. Random, greedy i poziomy bez przeszukiwania grają w
    skompilowanym kodzie; inne, na przykład regent, potrzebują sekund na grę.
    Wymaga pyarrow.
    .short = zapisz każdy wybór wielu gier jako Parquet
    .game = gra
    .out = folder na pliki; to samo polecenie go kontynuuje
    .seats = liczba graczy (najmniejsza)
    .players = kto gra: jedna nazwa dla wszystkich albo po jednej na miejsce (greedy)
    .games = liczba gier (20000)
    .part = ile gier w każdym pliku (2000; 20 z graczami, którzy przeszukują)
    .option = zmieniona zasada, na przykład heir=3; można podać kilka razy
    .seed = liczba całkowita: to samo ziarno daje te same rozdania (0)
    .jobs = liczba wątków lub procesów (po jednym na rdzeń)
    .json = podsumowanie jako JSON
    .examples =
        przykłady:
          camarilla dataset oriflamme --seats 3 --games 50000 --out data.parquet
          camarilla dataset throne --players knight,regent --games 200 --out mixed
          camarilla dataset intrigues --shard 1/2 --out one.parquet

dataset-done = { $folder }: wierszy { $rows }, gier { $games }, plików { $files }.
dataset-rate = Wierszy na sekundę: { $rate }.

refused-other-job = w { $file } są wyniki innego przebiegu: { $member } to tam { $before }, a tu { $now }
refused-bot-changed = w { $file } są wyniki innego { $bot }: kod się od tego czasu zmienił. Podaj inny plik na nowe wyniki albo usuń ten
refused-network-results = w { $file } są wyniki { $bot } z inną siecią neuronową albo bez niej. Podaj inny plik na nowe wyniki albo usuń ten
refused-no-results = w { $file } nie ma wyników zawodów ani badania
refused-results-in-use = inny przebieg jeszcze trwa i zapisuje do { $file }
refused-merge-missing = { $count ->
    [one] brakuje { $count } wyniku
    [few] brakuje { $count } wyników
    [many] brakuje { $count } wyników
   *[other] brakuje { $count } wyniku
  }: podaj pliki wszystkich części, każdej wykonanej do końca
refused-merge-file = { $option } nie dotyczy takich wyników
refused-merge-out = podaj przez --out folder na wszystkie pliki
refused-no-dataset = { $file } nie jest zbiorem danych Camarilli
refused-dataset-folder = { $folder } to nazwa pliku, a zbiór danych to folder z plikami Parquet: podaj folder, na przykład --out data
refused-dataset-missing = { $count ->
    [one] brakuje { $count } pliku
    [few] brakuje { $count } plików
    [many] brakuje { $count } plików
   *[other] brakuje { $count } pliku
  }: podaj foldery wszystkich części, każdej wykonanej do końca
refused-dataset-shard = część { $shard } nie ma plików: jest ich tylko { $files }; wybierz mniej części albo mniejsze --part
refused-balance-shard = część { $shard } ma za mało gier, by powiedzieć, jak pewny jest wynik; wybierz mniej części albo więcej gier
refused-cluster-address = klaster Ray pod adresem { $address } jest nieosiągalny: { $reason }
refused-cluster-version = na komputerze klastra jest Camarilla { $there }, a tutaj { $here }: zainstaluj wszędzie tę samą wersję
refused-cluster-networks = na komputerze klastra są inne sieci neuronowe niż tutaj: zainstaluj wszędzie ten sam pakiet camarilla-networks
refused-workers-lost = { $count ->
    [0] proces wykonujący tę samą część pracy kończył się { $times } razy; może systemowi zabrakło pamięci?
   *[other] proces, w którym grał { $bots }, kończył się { $times } razy przy tej samej pracy{ $where }: zakończył go bot (os._exit), zawiódł kod maszynowy czy zabrakło pamięci?
  }
