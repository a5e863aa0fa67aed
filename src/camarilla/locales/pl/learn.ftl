# Nauka gry: jej strona, lekcja i trener w pierwszej prawdziwej grze. W terminalu i na stronie.

help-learn =
    Naucz się grać w pięć minut: cel, przygotowanie, tura, dwa przykłady
    z obrazkami, punktacja, karty, częste błędy.
    .short = naucz się grać
    .game = która gra; bez niej pojawi się lista gier
    .examples =
        przykłady:
          camarilla learn oriflamme
          camarilla play oriflamme --lesson
refused-no-lesson = nie ma lekcji gry { $game }; dostępne: { $near }

learn-play = Naucz się grać
learn-lesson = Lekcja: 5 minut
learn-read = Jak grać
learn-glossary = Słowniczek
learn-rules = Wszystkie zasady
lesson-play = Zacznij lekcję
lesson-title = Lekcja: { $title }
lesson-step = Krok { $step } z { $steps }
    .keys = Krok { $step } z { $steps } (b: wstecz, s: pomiń).
    .note = Krok { $step } z { $steps } · Enter: dalej · b: wstecz · s: pomiń lekcję
lesson-next = Dalej
lesson-play-it = Zrób to za mnie
lesson-tap = Wybierz kartę, a potem naciśnij przycisk obok niej.
lesson-back = Wstecz
lesson-skip = Pomiń lekcję
lesson-leave = Wyjdź
lesson-wrong = Tak też można, ale w tym kroku chodzi o coś innego. Zamiast tego { $move }.
lesson-not = Naciśnij Enter, by iść dalej, albo wpisz b (wstecz), s (pomiń) lub q (wyjdź).
lesson-real = Zagraj naprawdę
lesson-real-text = A teraz prawdziwa gra na najłatwiejszym poziomie. Trener będzie wyjaśniał najważniejsze rzeczy.
lesson-again = Lekcja od początku
coach = Trener
coach-earlier = Wcześniejsza rada
coach-off = Dalej bez trenera
coach-round = Najważniejsze w poprzedniej rundzie: { $event }
coach-better = { $much ->
    [yes] Znacznie lepszy ruch
   *[no] Lepszy ruch
  }: { $best }.
coach-well = Świetnie, to zdecydowanie twój najlepszy ruch.
coach-gain = Do końca gry to dla ciebie około { coach-points } więcej.
coach-deny = Do końca gry najgroźniejszy rywal zdobyłby około { coach-points } mniej.
coach-odds = Szansa na wygraną: { $best } zamiast { $other }.
coach-points = { $points ->
    [one] 1 punktu
   *[other] { $points } punktów
  }

menu-lesson = Lekcja: krótka pierwsza gra krok po kroku
menu-learn = Naucz się grać
greeting-coach = Trener będzie wyjaśniał najważniejsze rzeczy. Wpisz „dość”, by grać bez niego.
coach-skipped = Dalej bez trenera. Przy każdym pytaniu ? daje pomoc.
