# Чому щось відхилено: що не так, де саме і як було б правильно.

refused-game = немає гри { $game }; ігри: { $expected }
refused-seats = гравців не може бути { $seats }; у цій грі їх від { $low } до { $high }
refused-first = перший гравець — це місце за столом від 0 до { $high }, а не { $first }
refused-seed = зерно випадку — це ціле число або байти, а не { $seed }
refused-chance-source = chance — це функція, `ask` або None, а не { $chance }
refused-seat = немає місця за столом { $seat }; є місця від 0 до { $high }, а None — це глядач
refused-no-information-state = у глядача немає інформаційного стану; вкажіть місце за столом від 0 до { $high }
refused-options = налаштування — це назви зі значеннями, а не { $options }
refused-option = немає налаштування { $option }; налаштування: { $expected }
refused-option-value = налаштування { $option } — це ціле число від { $low } до { $high }, а не { $value }
refused-chance = наслідок випадку { $outcome }, а має бути від 0 до { $high }
refused-chance-due = зараз вирішує випадок (наслідків: { $count }); передайте один із них у `State.apply_chance`
refused-no-chance = зараз випадок нічого не вирішує
refused-over = гру завершено, тож { $move } зіграти не можна
refused-nobody-asked = гру завершено: ніхто не має відповідати, тож нема за чим спостерігати; чим вона скінчилася, показує `State.view`
refused-no-move = { $move } — не хід цієї гри; дозволений зараз, наприклад, «{ $example }»
refused-illegal = «{ $move }» зараз не дозволено; { $count ->
    [1] єдиний дозволений хід — { $legal }
   *[other] дозволених ходів { $count }, серед них { $legal }
}
refused-illegal-code = хід із кодом { $code } зараз не дозволено
refused-illegal-answer = хід із кодом { $code } зараз не дозволено; дозволені: { $legal }
refused-illegal-lane = гра { $lane } в пакеті, місце за столом { $seat }: хід із кодом { $code } зараз не дозволено; дозволені: { $legal }
refused-lane-over = гру { $lane } в пакеті завершено; -1 її не чіпає
refused-no-lane = у пакеті немає гри { $lane }; є ігри від 0 до { $high }
refused-lanes = lanes має бути цілим числом, більшим за 0, а не { $lanes }

refused-document-not-object = { $member }: тут потрібен об'єкт, а не { $value }
refused-document-unknown = { $member }: такого поля немає; очікується { $expected }
refused-document-missing = { $member }: цього поля бракує
refused-document-not-integer = { $member }: потрібне ціле число від { $low } до { $high }, а не { $value }
refused-document-not-boolean = { $member }: потрібне true або false, а не { $value }
refused-document-not-name = { $member }: { $value } не входить до переліку { $expected }
refused-document-not-list = { $member }: тут потрібен список, а не { $value }
refused-document-wrong-count = { $member }: тут потрібно елементів: { $count }, а не { $have }
refused-document-other-game = { $member }: це позиція гри { $value }, а не { $expected }
refused-document-empty-place = { $member }: на позиції в ряді має лежати щонайменше одна карта
refused-document-mixed-stack = { $member }: у стосі карти однієї родини, а { $value } — інша
refused-document-too-many-cards = { $member }: карт родини { $family } в ряді більше, ніж вона могла викласти
refused-document-tokens-face-up = { $member }: на відкритій карті впливу не буває, а тут { $value }
refused-document-card-twice = { $member }: карта { $card } родини { $family } трапляється двічі
refused-document-card-missing = { $member }: карти { $card } родини { $family } бракує
refused-document-hand-size = { $member }: у цю мить раунду в руці має бути карт: { $count }, а не { $have }
refused-document-intrigue-face-up = { $member }: інтрига { $card } не може лежати тут горілиць
refused-document-not-in-phase = { $member }: це поле не належить до фази { $phase }
refused-document-empty-row = { $member }: у порожньому ряді нема чого активувати
refused-document-not-to-act = { $member }: зараз хід гравця на місці { $seat }, а не { $value }
refused-document-not-acting = { $member }: поточна карта, { $card }, не може зараз виконувати { $value }
refused-document-asks-nothing = { $member }: { $value } тут ні про що не питає
refused-document-over-seat = { $member }: коли гру завершено, ніхто не діє, тож тут має бути null, а не { $value }
refused-document-over-round = { $member }: завершена гра має раунд { $rounds }, а не { $value }

refused-transcript-truncated = рядок { $line }: запис гри обривається зарано; останнім рядком має бути «end»
refused-transcript-no-transcript = рядок { $line }: запис гри починається з «camarilla transcript 1», а не з { $text }
refused-transcript-format = рядок { $line }: формат цього запису — { $format }; відомий лише формат { $known }
refused-transcript-no-game = рядок { $line }: очікується гра, як-от «game oriflamme rules 1», а не { $text }
refused-transcript-other-game = рядок { $line }: це запис гри { $game }, а не { $expected }
refused-transcript-rules = рядок { $line }: цю гру зіграно за версією правил { $rules }; відома лише версія { $known }
refused-transcript-no-seats = рядок { $line }: очікується роздача, як-от «seats 3 first 0», або «start» і позиція, а не { $text }
refused-transcript-no-option = рядок { $line }: налаштування — це назва й ціле число, як-от «option rounds 4», а не { $text }
refused-transcript-option-twice = рядок { $line }: налаштування { $option } трапляється двічі
refused-transcript-not-json = рядок { $line }: позиція — не JSON: { $reason }
refused-transcript-start = рядок { $line }: ця гра починається із заданої позиції, а не з роздачі; відкрити її може лише програма camarilla
refused-transcript-no-step = рядок { $line }: крок — це місце за столом і його хід або * і наслідок випадку, а не { $text }
refused-transcript-no-end = рядок { $line }: очікується «end», а не { $text }
refused-transcript-after-end = рядок { $line }: після «end» нічого бути не може
refused-transcript-not-asked = рядок { $line }: зараз хід гравця на місці { $asked }, а не { $seat }
refused-transcript-illegal = рядок { $line }: хід { $move } тут не дозволено
refused-transcript-after-over = рядок { $line }: гру завершено ще до { $text }
refused-transcript-no-chance = рядок { $line }: тут потрібен наслідок випадку, як-от «* 7», а не { $text }
refused-transcript-refused = рядок { $line }: { $reason }
refused-transcript-other-end = рядок { $line }: кроки ведуть до «{ $found }», а у файлі { $text }
refused-file = { $file } не вдається прочитати: { $reason }

# «Орифлама. Полум'я інтриг»
refused-document-twin-face-down = { $member }: Близнюк у ряді завжди лежить горілиць
refused-document-twin-twice = { $member }: цей Близнюк уже не лежить біля власника, тож тут має бути false
refused-document-twin-missing = { $member }: цього Близнюка немає ні в ряді, ні в колоді скидання, тож тут має бути true
refused-document-twin-without-prince = { $member }: Близнюк залишає власника лише за відкритим Принцом
refused-document-twin-zone = { $member }: Близнюк ніколи не буває в руці чи серед відкладених карт
refused-document-token-face-down = { $member }: на закритій карті жетона підкупу не буває
refused-document-token-intrigue = { $member }: на інтризі { $card } жетона підкупу не буває
refused-document-token-stacked = { $member }: жетон підкупу може лежати лише на найнижчій карті позиції
refused-document-token-twice = { $member }: жетон підкупу гравця на місці { $seat } лежить одразу на двох картах
refused-document-token-without-bribery = { $member }: жетон гравця на місці { $seat } у ряді, але його Підкупу немає в колоді скидання
refused-document-clue-aside = { $member }: { $value } лежить серед відкладених карт, хоча підказка це виключає
refused-document-clue-twice = { $member }: підказка { $value } трапляється двічі
refused-document-not-fetched = { $member }: відкладених карт буває дві, лише коли третю привела Підміна, а сама пішла до колоди скидання
refused-document-plan-of-another = { $member }: Плану гравця на місці { $value } немає в колоді скидання, тож він не може діяти
refused-document-not-activated = { $member }: згори на позиції { $value } немає відкритої карти { $card } тієї родини, що діє

# «Сірий Кардинал»
refused-document-too-many-copies = { $member }: карт { $card } є лише { $copies }, а тут ще одна
refused-document-too-few-copies = { $member }: бракує карт { $card }: { $missing }
refused-document-long-row = { $member }: карт у ряді щонайбільше { $most }, а не { $have }
refused-document-after-end = { $member }: після кінця гри нічого не розкривають
refused-document-no-top-card = { $member }: колода порожня, тож її верхньої карти ніхто не знає
refused-document-value-unexplained = { $member }: властивості, застосовані цього ходу, не могли довести { $card } до { $value }
refused-document-no-last-card = { $member }: останньої карти в ряді немає, тож тут має бути null, а не { $value }
refused-document-nothing-destroyed = { $member }: остання карта тут не давала нічого знищити
refused-document-too-many-destroyed = { $member }: за таким рядом знищених карт може бути { $possible }, а не { $have }
refused-document-not-when-over = { $member }: у завершеній грі { $value } тут бути не може
refused-document-row-handed-over = { $member }: ряд віддають, перш ніж отримувач щось скидає
refused-document-no-exchange = { $member }: гравець на місці { $value } не чекає на ряд з обміну
refused-document-nothing-to-drop = { $member }: у того, хто скидає, тут від { $least } до { $most } стовпців
refused-document-too-many-columns = { $member }: перед тим, кому нема чого скидати, лежить щонайбільше стовпців: { $most }
refused-document-listed-twice = { $member }: щось трапляється двічі в { $value }
refused-document-not-generator = { $member }: генератор — це 64 шістнадцяткові цифри, кількість узятих блоків і кількість решти слів, а не { $value }

# «Інтриги»
refused-option-clash = налаштування { $option } і { $other } обидва називають розділ; залиште одне
refused-option-events = { $value } не позначає жодного розділу: кожна з трьох подій має три цифри — вид, персонажа й локацію
refused-document-ring-misses = { $member }: у колі кожна локація має бути один раз, а { $missing } бракує
refused-document-impossible-event = { $member }: { $value } не може бути в події { $event }; можуть бути { $expected }
refused-document-repeated-event = { $member }: подія { $value } в цьому розділі вже є
refused-document-empty-deck = { $member }: у колоді щонайменше один розділ
refused-document-equal-plots = { $member }: сюжет { $value } має ще один гравець
refused-document-character-twice = { $member }: { $value } вже лежить в { $other }
refused-document-character-missing = { $member }: { $card } ніде немає, тож має бути тут
refused-document-cannot-die = { $member }: { $value } не може бути серед убитих
refused-document-face-up = { $member }: тут сказано щось про закриту карту, але карта лежить горілиць
refused-document-seat-twice = { $member }: місце { $value } трапляється двічі
refused-document-false-clue = { $member }: ця карта — { $card }, а підказка { $value } це виключає
refused-document-no-prisoner = { $member }: арештований лежить горілиць на полі і є одним із { $expected }
refused-document-no-detective = { $member }: в { $place } не може бути арештованих, бо Детектив деінде
refused-document-large-deck = { $member }: ходів уже почалося { $turns }, тож карт у колоді щонайбільше { $most }, а не { $have }
refused-document-over-nothing = { $member }: у завершеній грі нічого не відбувається, тож { $value } тут бути не може
refused-document-while-deploying = { $member }: доки карту кладуть на поле, нічого іншого не відбувається
refused-document-too-many-actions = { $member }: на початку цього ходу в колоді були карти, тож дій лишилося щонайбільше { $most }, а не { $value }
refused-document-not-opened = { $member }: { $card } не може застосовувати свою властивість, бо не лежить на полі відкрито й на волі
refused-chapters-not-json = рядок { $line }, стовпчик { $column }: це не JSON: { $reason }
refused-chapters-line = рядок { $line }: { $reason }
refused-chapters-twice = рядок { $line }: { $member }: це поле трапляється двічі
