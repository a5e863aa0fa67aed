# Почему что-то отвергнуто: что не так, где именно и как было бы правильно.

refused-game = нет игры { $game }; игры: { $expected }
refused-seats = игроков не может быть { $seats }; в этой игре их от { $low } до { $high }
refused-first = первый игрок — это место за столом от 0 до { $high }, а не { $first }
refused-seed = зерно случая — это целое число или байты, а не { $seed }
refused-chance-source = chance — это функция, `ask` или None, а не { $chance }
refused-seat = нет места за столом { $seat }; есть места от 0 до { $high }, а None — это зритель
refused-no-information-state = у зрителя нет информационного состояния; укажите место за столом от 0 до { $high }
refused-options = настройки — это имена со значениями, а не { $options }
refused-option = нет настройки { $option }; настройки: { $expected }
refused-option-value = настройка { $option } — это целое число от { $low } до { $high }, а не { $value }
refused-chance = исход случая { $outcome }, а должен быть от 0 до { $high }
refused-chance-due = сейчас решает случай (исходов: { $count }); передайте один из них в `State.apply_chance`
refused-no-chance = сейчас случай ничего не решает
refused-over = игра окончена, поэтому { $move } сыграть нельзя
refused-nobody-asked = игра окончена: хода ни от кого не ждут, поэтому наблюдать нечего; чем она кончилась, показывает `State.view`
refused-no-move = { $move } — не ход этой игры; сейчас разрешён, например, «{ $example }»
refused-illegal = ход «{ $move }» сейчас не разрешён; { $count ->
    [1] единственный разрешённый ход — { $legal }
   *[other] разрешённых ходов { $count }, среди них { $legal }
}
refused-illegal-code = ход с кодом { $code } сейчас не разрешён
refused-illegal-answer = ход с кодом { $code } сейчас не разрешён; разрешены: { $legal }
refused-illegal-lane = игра { $lane } в пакете, место за столом { $seat }: ход с кодом { $code } сейчас не разрешён; разрешены: { $legal }
refused-lane-over = игра { $lane } в пакете окончена; -1 её не трогает
refused-no-lane = в пакете нет игры { $lane }; есть игры от 0 до { $high }
refused-lanes = lanes должно быть целым числом больше 0, а не { $lanes }

refused-document-not-object = { $member }: здесь нужен объект, а не { $value }
refused-document-unknown = { $member }: такого поля нет; ожидается { $expected }
refused-document-missing = { $member }: этого поля не хватает
refused-document-not-integer = { $member }: нужно целое число от { $low } до { $high }, а не { $value }
refused-document-not-boolean = { $member }: нужно true или false, а не { $value }
refused-document-not-name = { $member }: { $value } не входит в список { $expected }
refused-document-not-list = { $member }: здесь нужен список, а не { $value }
refused-document-wrong-count = { $member }: здесь нужно элементов: { $count }, а не { $have }
refused-document-other-game = { $member }: это позиция игры { $value }, а не { $expected }
refused-document-empty-place = { $member }: на позиции в ряду должна лежать хотя бы одна карта
refused-document-mixed-stack = { $member }: в стеке карты одной семьи, а { $value } — другая
refused-document-too-many-cards = { $member }: карт семьи { $family } в ряду больше, чем она могла выложить
refused-document-tokens-face-up = { $member }: на открытой карте влияния не бывает, а здесь { $value }
refused-document-card-twice = { $member }: карта { $card } семьи { $family } встречается дважды
refused-document-card-missing = { $member }: карты { $card } семьи { $family } не хватает
refused-document-hand-size = { $member }: к этому моменту раунда карт в руке { $count }, а не { $have }
refused-document-intrigue-face-up = { $member }: интрига { $card } не может лежать здесь лицом вверх
refused-document-not-in-phase = { $member }: это поле не относится к фазе { $phase }
refused-document-empty-row = { $member }: в пустом ряду нечего активировать
refused-document-not-to-act = { $member }: сейчас ход игрока на месте { $seat }, а не { $value }
refused-document-not-acting = { $member }: текущая карта, { $card }, не может сейчас выполнять { $value }
refused-document-asks-nothing = { $member }: { $value } здесь ни о чём не спрашивает
refused-document-over-seat = { $member }: когда игра окончена, никто не действует, поэтому здесь должно быть null, а не { $value }
refused-document-over-round = { $member }: в оконченной игре раунд { $rounds }, а не { $value }

refused-transcript-truncated = строка { $line }: запись игры обрывается слишком рано; последней строкой должно быть «end»
refused-transcript-no-transcript = строка { $line }: запись игры начинается с «camarilla transcript 1», а не с { $text }
refused-transcript-format = строка { $line }: формат этой записи — { $format }; известен только формат { $known }
refused-transcript-no-game = строка { $line }: ожидается игра, например «game oriflamme rules 1», а не { $text }
refused-transcript-other-game = строка { $line }: это запись игры { $game }, а не { $expected }
refused-transcript-rules = строка { $line }: эта игра сыграна по версии правил { $rules }; известна только версия { $known }
refused-transcript-no-seats = строка { $line }: ожидается раздача, например «seats 3 first 0», или «start» и позиция, а не { $text }
refused-transcript-no-option = строка { $line }: настройка — это имя и целое число, например «option rounds 4», а не { $text }
refused-transcript-option-twice = строка { $line }: настройка { $option } встречается дважды
refused-transcript-not-json = строка { $line }: позиция — не JSON: { $reason }
refused-transcript-start = строка { $line }: эта игра начинается с заданной позиции, а не с раздачи; открыть её может только программа camarilla
refused-transcript-no-step = строка { $line }: шаг — это место за столом и его ход или * и исход случая, а не { $text }
refused-transcript-no-end = строка { $line }: ожидается «end», а не { $text }
refused-transcript-after-end = строка { $line }: после «end» ничего быть не может
refused-transcript-not-asked = строка { $line }: сейчас ход игрока на месте { $asked }, а не { $seat }
refused-transcript-illegal = строка { $line }: ход { $move } здесь не разрешён
refused-transcript-after-over = строка { $line }: игра окончена ещё до { $text }
refused-transcript-no-chance = строка { $line }: здесь нужен исход случая, например «* 7», а не { $text }
refused-transcript-refused = строка { $line }: { $reason }
refused-transcript-other-end = строка { $line }: шаги ведут к «{ $found }», а в файле { $text }
refused-file = { $file } не удаётся прочитать: { $reason }

# «Орифламма. Пламя войны»
refused-document-twin-face-down = { $member }: Близнец в ряду всегда лежит лицом вверх
refused-document-twin-twice = { $member }: этот Близнец уже не лежит возле владельца, поэтому здесь должно быть false
refused-document-twin-missing = { $member }: этого Близнеца нет ни в ряду, ни в сбросе, поэтому здесь должно быть true
refused-document-twin-without-prince = { $member }: Близнец покидает владельца только за открытым Принцем
refused-document-twin-zone = { $member }: Близнец никогда не бывает в руке или среди отложенных карт
refused-document-token-face-down = { $member }: на закрытой карте жетона подкупа не бывает
refused-document-token-intrigue = { $member }: на интриге { $card } жетона подкупа не бывает
refused-document-token-stacked = { $member }: жетон подкупа может лежать только на самой нижней карте позиции
refused-document-token-twice = { $member }: жетон подкупа игрока на месте { $seat } лежит сразу на двух картах
refused-document-token-without-bribery = { $member }: жетон игрока на месте { $seat } в ряду, но его Подкупа нет в сбросе
refused-document-clue-aside = { $member }: { $value } лежит среди отложенных карт, хотя подсказка это исключает
refused-document-clue-twice = { $member }: подсказка { $value } встречается дважды
refused-document-not-fetched = { $member }: отложенных карт только две, но Подмены, которая могла привести третью, в сбросе нет
refused-document-plan-of-another = { $member }: Плана игрока на месте { $value } нет в сбросе, поэтому он не может действовать
refused-document-not-activated = { $member }: сверху на позиции { $value } нет открытой карты { $card } той семьи, что действует

# «Серый кардинал»
refused-document-too-many-copies = { $member }: карт { $card } всего { $copies }, а здесь ещё одна
refused-document-too-few-copies = { $member }: не хватает карт { $card }: { $missing }
refused-document-long-row = { $member }: карт в ряду не больше { $most }, а не { $have }
refused-document-after-end = { $member }: после конца игры ничего не раскрывают
refused-document-no-top-card = { $member }: колода пуста, поэтому её верхней карты никто не знает
refused-document-value-unexplained = { $member }: свойства, применённые в этот ход, не могли довести { $card } до { $value }
refused-document-no-last-card = { $member }: последней карты в ряду нет, поэтому здесь должно быть null, а не { $value }
refused-document-nothing-destroyed = { $member }: последняя карта здесь ничего уничтожить не могла
refused-document-too-many-destroyed = { $member }: при таком ряде уничтоженных карт может быть { $possible }, а не { $have }
refused-document-not-when-over = { $member }: в оконченной игре { $value } здесь быть не может
refused-document-row-handed-over = { $member }: ряд отдают прежде, чем получивший что-то сбрасывает
refused-document-no-exchange = { $member }: игрок на месте { $value } не ждёт ряда из обмена
refused-document-nothing-to-drop = { $member }: у того, кто сбрасывает, здесь от { $least } до { $most } столбцов
refused-document-too-many-columns = { $member }: перед тем, кому нечего сбрасывать, столбцов лежит не больше { $most }
refused-document-listed-twice = { $member }: что-то встречается дважды в { $value }
refused-document-not-generator = { $member }: генератор — это 64 шестнадцатеричные цифры, число взятых блоков и число оставшихся слов, а не { $value }

# «Интриги»
refused-option-clash = настройки { $option } и { $other } обе называют главу; оставьте одну
refused-option-events = { $value } не обозначает никакой главы: у каждого из трёх событий три цифры — вид, персонаж и локация
refused-document-ring-misses = { $member }: в круге каждая локация должна быть один раз, а { $missing } не хватает
refused-document-impossible-event = { $member }: { $value } не может быть в событии { $event }; могут быть { $expected }
refused-document-repeated-event = { $member }: событие { $value } в этой главе уже есть
refused-document-empty-deck = { $member }: в колоде должна быть хотя бы одна глава
refused-document-equal-plots = { $member }: сюжет { $value } есть и у другого игрока
refused-document-character-twice = { $member }: { $value } уже лежит в { $other }
refused-document-character-missing = { $member }: карты { $card } нигде нет, поэтому она должна быть здесь
refused-document-cannot-die = { $member }: { $value } не может быть среди убитых
refused-document-face-up = { $member }: здесь сказано что-то о закрытой карте, но карта лежит лицом вверх
refused-document-seat-twice = { $member }: место { $value } встречается дважды
refused-document-false-clue = { $member }: эта карта — { $card }, а подсказка { $value } это исключает
refused-document-no-prisoner = { $member }: арестованный лежит лицом вверх на поле и входит в список { $expected }
refused-document-no-detective = { $member }: в { $place } не может быть арестованных, потому что сыщик в другой локации
refused-document-large-deck = { $member }: ходов уже началось { $turns }, поэтому карт в колоде не больше { $most }, а не { $have }
refused-document-over-nothing = { $member }: в оконченной игре ничего не происходит, поэтому { $value } здесь быть не может
refused-document-while-deploying = { $member }: пока карту кладут на поле, ничего другого не происходит
refused-document-too-many-actions = { $member }: к началу этого хода в колоде были карты, поэтому действий осталось не больше { $most }, а не { $value }
refused-document-not-opened = { $member }: { $card } не может применять своё свойство, потому что эта карта либо не открыта на поле, либо под арестом
refused-chapters-not-json = строка { $line }, столбец { $column }: это не JSON: { $reason }
refused-chapters-line = строка { $line }: { $reason }
refused-chapters-twice = строка { $line }: { $member }: это поле встречается дважды
