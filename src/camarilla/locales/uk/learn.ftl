# Як навчитися грати: сторінка гри, урок і тренер у першій справжній грі. У терміналі й на сторінці.

help-learn =
    Як грати, за п'ять хвилин: мета, підготовка, хід, два приклади з малюнками,
    підрахунок очок, карти, типові помилки.
    .short = навчитися грати
    .game = яка гра; без неї буде список ігор
    .examples =
        приклади:
          camarilla learn oriflamme
          camarilla play oriflamme --lesson
refused-no-lesson = для гри { $game } уроку немає; є { $near }

learn-play = Навчитися грати
learn-lesson = Урок на 5 хвилин
learn-read = Як грати
learn-glossary = Глосарій
learn-rules = Усі правила
lesson-play = Пройти урок
lesson-title = Урок: { $title }
lesson-step = Крок { $step } з { $steps }
    .keys = Крок { $step } з { $steps } (b: назад, s: пропустити).
    .note = Крок { $step } з { $steps } · Enter: далі · b: назад · s: пропустити урок
lesson-next = Далі
lesson-play-it = Зробити за мене
lesson-tap = Оберіть карту, а потім натисніть кнопку біля неї.
lesson-back = Назад
lesson-skip = Пропустити урок
lesson-leave = Вийти
lesson-wrong = Так теж можна, але цей крок про інше. Спробуйте { $move }.
lesson-not = Натисніть Enter, щоб піти далі, або введіть b (назад), s (пропустити) чи q (вийти).
lesson-real = Зіграти по-справжньому
lesson-real-text = А тепер справжня гра на найлегшому рівні. Тренер підказуватиме найважливіше.
lesson-again = Урок спочатку
coach = Тренер
coach-earlier = Попередня порада
coach-off = Далі без тренера
coach-round = Найважливіше за минулий раунд: { $event }
coach-better = { $much ->
    [yes] Значно краще
   *[no] Краще
  } було { $best }.
coach-well = Чудово, це ваш найкращий хід.
coach-gain = До кінця гри це приблизно на { coach-points } більше для вас.
coach-deny = До кінця гри найсильніший суперник набере приблизно на { coach-points } менше.
coach-odds = Шанс на перемогу: { $best } замість { $other }.
coach-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }

menu-lesson = Урок: коротка перша гра крок за кроком
menu-learn = Навчитися грати
greeting-coach = Тренер підказуватиме найважливіше. Введіть «досить», щоб грати без нього.
coach-skipped = Далі без тренера. Щоб отримати довідку, введіть ? замість відповіді.
