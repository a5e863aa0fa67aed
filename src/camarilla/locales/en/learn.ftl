# Learning a game: its page, its lesson, and the coach in the first real game. At the terminal and in the page.

help-learn =
    How to play a game, in five minutes: goal, set-up, a turn, two examples with
    pictures, scoring, the cards, common mistakes.
    .short = learn how to play a game
    .game = which game; without it, the games there are
    .examples =
        examples:
          camarilla learn oriflamme
          camarilla play oriflamme --lesson
refused-no-lesson = there is no lesson for { $game }; try { $near }

learn-play = Learn to play
learn-lesson = 5-minute lesson
learn-read = How to play
learn-glossary = Glossary
learn-rules = All the rules
lesson-play = Play the lesson
lesson-title = Lesson: { $title }
lesson-step = Step { $step } of { $steps }
    .keys = Step { $step } of { $steps } (b: back, s: skip).
    .note = Step { $step } of { $steps } · Enter: continue · b: back · s: skip the lesson
lesson-next = Next
lesson-play-it = Play it for me
lesson-tap = Choose the card, then press the button beside it.
lesson-back = Previous
lesson-skip = Skip the lesson
lesson-leave = Leave
lesson-wrong = You could do that, but it is not what this step is about. Try to { $move }.
lesson-not = Press Enter to go on, or type b (back), s (skip) or q (quit).
lesson-real = Play a real game
lesson-real-text = Now a real game, at the easiest level. A coach explains what matters.
lesson-again = Repeat the lesson
coach = Coach
coach-earlier = Earlier tip
coach-off = No more coaching
coach-round = What mattered most last round: { $event }
coach-better = It was { $much ->
    [yes] much better
   *[no] better
  } to { $best }.
coach-well = Well played, clearly your best move.
coach-gain = By the end it adds about { coach-points } to your score.
coach-deny = By the end it costs your strongest opponent about { coach-points }.
coach-odds = Your chance of winning: { $best } instead of { $other }.
coach-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

menu-lesson = Play the lesson: a short first game, step by step
menu-learn = Learn to play
greeting-coach = A coach explains what matters. Type skip to stop it.
coach-skipped = No more coaching. Type ? for help at any question.
