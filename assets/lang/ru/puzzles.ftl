# The page of the puzzles, and what only its puzzles say, in Russian.

puzzles-hint = Позиции, где один ход лучше всех остальных. Найдите его и сделайте на доске.
puzzles-count = Решено: { $solved } из { $count } (с первой попытки — { $first })
puzzles-rating = Ваш рейтинг: { $rating } ± { $error }
puzzles-guess = Ваш рейтинг: примерно { $rating } (новые задачи его уточнят)
puzzles-show-rating = Показать мой рейтинг
puzzles-solve = Решать задачу
puzzles-themes = Какие задачи?
puzzles-theme-all = все
puzzles-theme-capture = захват
puzzles-theme-queen-capture = захват королевы
puzzles-theme-double-capture = двойной захват
puzzles-theme-threat = угроза
puzzles-theme-rescue = спасение
puzzles-theme-parry = защита
puzzles-theme-block = преграда
puzzles-theme-throne = трон
puzzles-theme-quiet = тихий ход
puzzles-mistakes-due = сегодня: { $count }
puzzles-mistakes-none = сегодня ничего
puzzles-other = Другие режимы
puzzles-spotting = Задача или нет?
puzzles-spotting-line = есть ли явно лучший ход?
puzzles-run = Три минуты
puzzles-run-line = до трёх ошибок
puzzles-run-best = ваш рекорд: { $count }
puzzles-duel = Вдвоём
puzzles-duel-line = те же десять задач по очереди
puzzles-daily = Задача дня
puzzles-daily-hint = Одна для всех, и каждый день новая.
puzzles-today = Сегодня
puzzles-earlier = Прошлые дни
puzzles-more-days = Ещё дни
puzzles-day-at-once = решена с первой попытки
puzzles-day-solved = решена
puzzles-day-tried = не решена
puzzles-day-open = ещё впереди

## While puzzles are solved

puzzle-spotting-question = { $side }: есть ли ход, который явно лучше всех остальных?
puzzle-something = Да, один
puzzle-nothing-here = Нет, несколько
puzzle-nothing = { $side }: ни один ход не выделяется.
puzzle-nothing-right = Верно: ни один ход не выделяется, несколько одинаково хороши.
puzzle-nothing-wrong = Здесь ни один ход не выделяется: несколько одинаково хороши.
puzzle-spotting-standing = Верных ответов: { $right } из { $asked }
puzzle-run-standing = Осталось { $time } · решено: { $solved } · ошибки: { $mistakes } из { $most }
puzzle-run-time-up = Время вышло.
puzzle-run-mistakes = Это была третья ошибка.
puzzle-run-result = Решено: { $solved }. Ваш рекорд: { $best }.
puzzle-run-record = Решено: { $solved } — ваш новый рекорд!
puzzle-duel-standing = Игрок { $player }: задача { $number } из { $count }
puzzle-duel-hand-over = Теперь второй игрок, с теми же задачами.
puzzle-duel-won = Игрок { $player } побеждает со счётом { $more }:{ $less }.
puzzle-duel-drawn = Ничья: решено по { $count }.
puzzle-save = { $side }: найдите единственный ход, который не проигрывает.
puzzle-gain = { $side }: найдите ход, который даёт явный перевес.
puzzle-better = { $side }: в одной из ваших партий вы пошли здесь { $played }. Найдите ход лучше.
puzzle-better-weighing = Проверим, насколько это хорошо…
puzzle-better-wrong = Есть ход лучше: посмотрите, что будет. Потом попробуйте ещё раз.
puzzle-better-found = Верно!
puzzle-line = { $side }: сыграйте линию, которую учите, отсюда до конца.
puzzle-line-wrong = Ваша линия продолжается ходом { $move }. Сыграйте его.
puzzle-line-known = Вы знаете эту линию!
puzzle-overlooked = Один ход здесь явно лучше! Сможете его найти?
puzzle-play-again = Играть ещё
puzzle-rating = Ваш рейтинг: { $rating }
puzzle-rating-changed = Ваш рейтинг: { $rating } ({ $change })
puzzle-difficulty = Сложность: { $rating }
puzzle-rating-unknown = Ваш рейтинг появится через несколько задач
puzzle-rating-guess = Ваш рейтинг: примерно { $rating }
puzzle-hint-counts = Подсказка считается ошибкой.
puzzle-hint-counted = Подсказка засчитана как ошибка.
puzzle-why-others-lose = Любой другой ход проигрывает.
puzzle-why-others-lose-in = { $moves ->
        [1] Любой другой ход сразу проигрывает.
        [one] Любой другой ход проигрывает максимум за { $moves } ход.
        [few] Любой другой ход проигрывает максимум за { $moves } хода.
        [many] Любой другой ход проигрывает максимум за { $moves } ходов.
       *[other] Любой другой ход проигрывает максимум за { $moves } хода.
    }
puzzle-why-captured = Грозило { $threat }; теперь ответ { $reply } захватил бы { $pieces }.
puzzle-why-answered = Грозило { $threat }; теперь на это есть ответ { $reply }.
puzzle-why-prevented = Грозило { $threat }; теперь этот ход невозможен.
puzzle-rules-globe = Захваченную королеву переставляет её сторона.
puzzle-rules-escale = Две фигуры захватывают и под углом 120°. Захваченную королеву переставляет её сторона.
puzzle-rules-ring = Захват только вдоль кольца. Встать между двумя чужими фигурами можно, но там фигура захвачена. Захваченную королеву переставляет её сторона, можно и на трон.
puzzle-rules-neto = Захват только вдоль кольца. Встать между двумя чужими фигурами можно, но там фигура захвачена. Захваченная фигура уходит на одно кольцо наружу.
puzzle-rules-classic = Вставать между двумя чужими фигурами нельзя даже ради захвата. Захваченную королеву переставляет её сторона, можно и на трон.
puzzle-rules-captor = Вставать между двумя чужими фигурами нельзя даже ради захвата. Захваченную королеву можно отправить и на трон.
puzzle-rules-ludii = Вставать между двумя чужими фигурами нельзя даже ради захвата. Захваченную королеву переставляет её сторона, можно и на трон. Окружить чужую королеву — поражение.
mistakes-hint = Сюда возвращаются задачи, в которых вы ошиблись, и худшие ошибки из разобранных партий с компьютером: сперва на следующий день, а после каждого верного ответа — всё позже. Не больше десяти в день.
mistakes-none = Пока здесь пусто. Решайте задачи или разберите законченную партию.
mistakes-begin = Начать: сегодня { $count }
mistakes-next = На сегодня всё. Дальше: { $date }
mistakes-missed = Ошибки в задачах: { $count }
mistakes-own = Ошибки в ваших партиях: { $count }
mistakes-lines = Линии дебютов: { $count }
mistakes-to-come = Ближайшие две недели
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Осталось на сегодня: { $count }
mistakes-leave = К ошибкам
