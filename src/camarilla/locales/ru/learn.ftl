# Как научиться играть: страница игры, урок и тренер в первой настоящей игре. В терминале и на странице.

help-learn =
    Как играть, за пять минут: цель, подготовка, ход, два примера с картинками,
    подсчёт очков, карты, частые ошибки.
    .short = научиться играть
    .game = какая игра; без неё будет список игр
    .examples =
        примеры:
          camarilla learn oriflamme
          camarilla play oriflamme --lesson
refused-no-lesson = для игры { $game } урока нет; есть { $near }

learn-play = Научиться играть
learn-lesson = Урок на 5 минут
learn-read = Как играть
learn-glossary = Словарь
learn-rules = Все правила
lesson-play = Пройти урок
lesson-title = Урок: { $title }
lesson-step = Шаг { $step } из { $steps }
    .keys = Шаг { $step } из { $steps } (b: назад, s: пропустить).
    .note = Шаг { $step } из { $steps } · Enter: дальше · b: назад · s: пропустить урок
lesson-next = Дальше
lesson-play-it = Сделать за меня
lesson-tap = Выберите карту, а затем нажмите кнопку рядом с ней.
lesson-back = Назад
lesson-skip = Пропустить урок
lesson-leave = Выйти
lesson-wrong = Так тоже можно, но этот шаг о другом. Попробуйте { $move }.
lesson-not = Нажмите Enter, чтобы пойти дальше, или введите b (назад), s (пропустить) либо q (выйти).
lesson-real = Сыграть по-настоящему
lesson-real-text = А теперь настоящая игра на самом лёгком уровне. Тренер будет пояснять самое важное.
lesson-again = Пройти урок заново
coach = Тренер
coach-earlier = Прошлый совет
coach-off = Дальше без тренера
coach-round = Самое важное за прошлый раунд: { $event }
coach-better = { $much ->
    [yes] Гораздо лучше
   *[no] Лучше
  } было { $best }.
coach-well = Отлично, это явно лучший ваш ход.
coach-gain = К концу игры это примерно на { coach-points } больше для вас.
coach-deny = К концу игры сильнейший противник наберёт примерно на { coach-points } меньше.
coach-odds = Шанс на победу: { $best } вместо { $other }.
coach-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }

menu-lesson = Урок: короткая первая игра шаг за шагом
menu-learn = Научиться играть
greeting-coach = Тренер будет пояснять самое важное. Введите «хватит», чтобы играть без него.
coach-skipped = Дальше без тренера. Введите ?, если нужна справка.
