# The page of what was learned, solved and played, in Russian.

progress-lessons = Уроки
progress-stars = { $count ->
        [one] { $count } звезда
        [few] { $count } звезды
        [many] { $count } звёзд
       *[other] { $count } звезды
    }
progress-no-puzzles = Вы ещё не решали задач.
progress-solved = { $solved ->
        [one] { $solved } задача решена
        [few] { $solved } задачи решены
        [many] { $solved } задач решено
       *[other] { $solved } задачи решены
    }, с первой попытки — { $first }
progress-rating = Рейтинг { $rating }, лучший { $highest }
progress-themes = Сильные и слабые стороны
progress-themes-hint = Справа — то, что удаётся лучше, чем обещает рейтинг. Слева — то, что пока удаётся хуже.
progress-themes-few = Решите ещё несколько задач — и здесь станет видно, что у вас получается.
progress-stronger = Лучше, чем обещает рейтинг: { $themes }.
progress-weaker = Пока удаётся хуже: { $themes }.
progress-levels = Партии по уровням
progress-rules = Партии по правилам
progress-no-games = Вы ещё не закончили ни одной партии с компьютером.
progress-legend = Последняя партия — справа. Цвет латуни — победа без подсказок.
progress-results = { $name }: { $won ->
        [one] { $won } победа
        [few] { $won } победы
        [many] { $won } побед
       *[other] { $won } победы
    }, { $drawn ->
        [one] { $drawn } ничья
        [few] { $drawn } ничьи
        [many] { $drawn } ничьих
       *[other] { $drawn } ничьи
    }, { $lost ->
        [one] { $lost } поражение
        [few] { $lost } поражения
        [many] { $lost } поражений
       *[other] { $lost } поражения
    }.
progress-mastered = Победа без подсказок.
progress-unplayed = { $name }: партий пока нет.
progress-best = Лучшие партии
progress-best-hint = Победы без подсказок, сначала над самыми сильными.
progress-no-best = Здесь появятся партии, выигранные без подсказок.
progress-distinctions = Достижения
progress-distinctions-hint = За партии с компьютером без подсказок.
progress-not-yet = Пока нет
progress-win = Выигранная партия
progress-queen-capture = Захват королевы
progress-double-capture = Две фигуры захвачены одним ходом
progress-triple-capture = Три фигуры захвачены одним ходом
progress-captures-in-a-row = Захват три хода подряд
progress-won-after-queen-capture = Победа, хотя ваша королева была захвачена
progress-never-captured = Победа, в которой не захвачена ни одна ваша фигура
progress-without-capture = Победа без единого захвата
progress-short = Победа за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    } или быстрее
progress-head-start = Победа, хотя вы дали фору
progress-empty-throne = Победа, потому что соперник окружил пустой трон
