# The texts of Agon in Russian. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are « » and, inside them, „ “.

## When the program cannot go on

fault-display = Агону нужен экран: дисплей не найден. Запустите игру с рабочего стола.
fault-graphics = Агон не может рисовать на этом компьютере: не найден подходящий графический драйвер или дисплей.
fault-running = Агон остановился из-за ошибки в программе. Партия сохранена до последнего хода.
fault-lit-view = На этом устройстве доску нельзя показать в 3D. Вы видите её сверху.
content-reading = Загрузка…
content-failed = Не удалось загрузить страницу. Проверьте подключение и попробуйте ещё раз.
content-again = Ещё раз

## Settings

settings-board = Доска
settings-theme = Материал
settings-theme-parlour = Дерево
settings-theme-marble = Мрамор и латунь
settings-theme-contrast = Высокий контраст
settings-orientation = Поворот доски
settings-orientation-fixed = Нет
settings-orientation-mover = К тому, кто ходит
settings-orientation-table = На столе
settings-orientation-fixed-hint = Доска не поворачивается.
settings-orientation-mover-hint = Доска поворачивается к тому, чей сейчас ход.
settings-orientation-table-hint = Если экран лежит на столе между двумя игроками: фигуры и сообщения чёрных повёрнуты к ним.
settings-playing = Игра
settings-targets = Показывать, куда может пойти фигура
settings-threats = Показывать фигуры под угрозой
settings-threats-hint = Отмеченные углы: следующим ходом соперник может захватить здесь вашу фигуру.
settings-confirm = Подтверждать каждый ход
settings-confirm-hint = Ход делается вторым касанием той же клетки: если палец соскользнёт, не беда.
settings-race = Показывать, сколько ходов осталось сторонам
settings-names = Названия клеток
settings-names-frame = На рамке
settings-names-cells = На клетках
settings-names-off = Нет

## Keys and gamepads

keys-game = Партия
keys-put-down = Отпустить фигуру
keys-undo = Отменить ход
keys-redo = Повторить ход
keys-ask-hint = Подсказка
keys-why-not = Что, если пойти так?
keys-previous = Предыдущий ход
keys-following = Следующий ход
keys-first = Начало партии
keys-last = Последний ход
keys-moves = Все ходы
keys-promote = Сделать вариант основной линией
keys-remove = Удалить вариант отсюда
keys-draw = Начать или закончить стрелку
keys-erase = Убрать стрелки и отметки
keys-note = Написать заметку к ходу
keys-in-words = Словами
keys-analyse = Начать или закончить анализ
keys-stand-still = Что, если стоять на месте? (анализ)
keys-previous-mistake = Предыдущая ошибка (разбор)
keys-following-mistake = Следующая ошибка (разбор)
keys-better = Показать ход лучше (разбор)
keys-try-again = Исправить ошибки или закончить
keys-threats = Показать или скрыть угрозы
keys-gamepads-two = Если геймпадов два, первый подключённый играет белыми.
gamepads-gone = Геймпад отключён.
gamepads-two = Два геймпада: первый играет белыми, второй — чёрными.

## How to play

rules-title = Как играть
museum-title = Музей правил
book-board = Показать на маленькой доске: { $text }
book-show = Показать
book-reset = Попробовать
book-turn = { $side ->
    [black] { $chooser ->
        [white] Белые выбирают, куда пойдёт захваченная чёрная королева.
       *[black] Ход чёрных.
    }
   *[white] { $chooser ->
        [black] Чёрные выбирают, куда пойдёт захваченная белая королева.
       *[white] Ход белых.
    }
}

## Who made what

credits-game = Игра
credits-game-text =
    Агон — старинная игра, возможно французская, примерно 1780 года; напечатана в Лондоне в 1842 году. Она не принадлежит никому.

    В разновидности игры здесь играют так, как их описывают Le Globe Joueur, Escale à jeux и Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett и система Ludii.
credits-program = Программа
credits-program-text =
    Версия { $version }.

    Свободная программа под лицензией MIT или Apache License 2.0, на ваш выбор. Доска, фигуры, значки, звуки и музыка сделаны для неё и распространяются под теми же лицензиями.
credits-languages = Языки
credits-languages-text =
    Какая-то фраза звучит неправильно? Она лежит в папке { $folder } проекта, сразу за своим ключом. Предложите там лучшую или исправьте её сами.

    Чтобы увидеть, какой ключ у какой фразы, запустите игру с параметром --lang keys.
credits-fonts = Шрифты
credits-fonts-text =
    Inter (The Inter Project Authors) и Vollkorn (Friedrich Althausen и The Vollkorn Project Authors), оба под лицензией SIL Open Font License 1.1.
credits-libraries = Сделано на основе
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde и свободных библиотек, на которых они построены, — каждая под свободной лицензией своих авторов.

## The computer player

opponent-alone = В этом браузере компьютер не может думать в полную силу, поэтому он играет легко. На партии вдвоём это не влияет.
opponent-random = У компьютера возникла неполадка, и он сделал случайный ход. Партия продолжается.
warning-repetition-draw = Эта позиция возникла во второй раз. В третий раз будет ничья.
warning-repetition-loses = Эта позиция возникла во второй раз. Кто повторит её в третий раз, проиграет.
warning-progress = Ещё { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    } без захвата и хода внутрь — и ничья.
draw-declined = Компьютер предпочитает играть дальше.
draw-declined-by = { $by ->
        [white] Белые отклоняют
        [black] Чёрные отклоняют
       *[name] { $name } отклоняет
    } ничью.

## Who and what

side-white = Белые
side-black = Чёрные
player-you = Вы
player-computer = Компьютер
level-beginner = Новичок
level-learner = Ученик
level-casual = Любитель
level-steady = Надёжный
level-skilled = Умелый
level-strong = Сильный
level-formidable = Грозный
level-expert = Эксперт
level-virtuoso = Виртуоз
level-master = Мастер
preset-modern = Современные
preset-globe = Традиционные
preset-escale = С углами
preset-fromager = С углами, без потери хода
preset-ring = По кольцу
preset-ring-entry = По кольцу, с расстановкой
preset-neto = По кольцу, на кольцо наружу
preset-classic = Классические
preset-bell = Классические, стражей ставят
preset-parlett = Классические, с расстановкой
preset-captor = Классические, выбор соперника
preset-home = Классические, на старт
preset-japan = Классические, захват навсегда
preset-ludii = Классические, как в Ludii
preset-custom = Свои
enumeration = { $first } и { $last }

## Beside the board

panel-turn = Ход { $turn }
panel-rules = Правила: { $name }
panel-to-move = { $by ->
        [you] Ваш ход
        [white] Ходят
        [black] Ходят
       *[other] Ходит
    }
panel-thinking = Думает…
panel-winner = Победа
panel-captured = Переставить
panel-captured-sent = { $by ->
        [you] Её отправляете вы
        [computer] Её отправляет компьютер
        [white] Её отправляют белые
        [black] Её отправляют чёрные
       *[name] Её отправляет { $name }
    }
panel-in-hand = В руке
panel-off-board = Вне доски
panel-undo = Отменить ход
panel-redo = Повторить ход
panel-hint = Подсказка
panel-offer-draw = Предложить ничью
panel-resign = Сдаться
panel-result = Итог и реванш
panel-view-flat = Показать в 2D
panel-view-space = Показать в 3D
panel-menu = Меню
panel-leave = Выйти из партии
moves-pass = пропуск
moves-title = Ходы
moves-none = Ходов ещё нет.
moves-no-variations = Выберите ход, чтобы его посмотреть. Если пойти оттуда иначе, ниже появится вариант.
moves-variations = Выберите ход, чтобы его посмотреть. Варианты стоят под ходами, которые они заменяют.
moves-more = Ещё
moves-took = { $seconds ->
        [one] На ход ушла { $seconds } секунда.
        [few] На ход ушло { $seconds } секунды.
        [many] На ход ушло { $seconds } секунд.
       *[other] На ход ушло { $seconds } секунды.
    }
moves-to-board = К доске
moves-promote = Сделать основной линией
moves-remove = Удалить отсюда
moves-remove-title = Удалить этот вариант?
moves-remove-body = Ход { $move } и всё, что после него, будет удалено навсегда.
moves-remove-yes = Удалить
moves-is-game = Этот ход — в основной линии, а не в варианте.
moves-is-decided = Партия закончена, её ходы уже не изменить. Всё, что вы пробуете, становится вариантом.
notes-title = Заметка
notes-write = Написать заметку
notes-game-title = Название партии
notes-at-start = Перед первым ходом
notes-mark = Знак
notes-hint = Что вы об этом думаете
notes-no-mark = Убрать знак
notes-good = хороший ход
notes-mistake = ошибка
notes-brilliant = очень хороший ход
notes-blunder = зевок
notes-interesting = интересный ход
notes-dubious = сомнительный ход
notes-erase = Убрать стрелки и отметки
notes-how-to-draw = Рисуйте стрелки и отмечайте клетки на доске правой кнопкой мыши, с клавиатуры или пальцем, сначала подержав его на месте.
notes-done = Готово
notes-later = Заметки можно писать после партии или во время анализа.
in-words-title = Словами
in-words-field = Ход, клетка или вопрос
# As in English.
in-words-example = b1 c2
in-words-send = Отправить
in-words-help = Например, «b1 c2» для хода, «e4» для клетки или одно из этих слов: { $words }.
in-words-unknown = Непонятно: «{ $said }».
in-words-done = Готово.
in-words-not-now = Сейчас это невозможно.
in-words-no-review = Ходы оцениваются, когда партия закончена, или в анализе.
in-words-no-verdict = Этот ход ничем не выделяется.
in-words-no-threats = Под угрозой ничего нет.
in-words-threatened = Под угрозой: { $pieces }.
in-words-can-go = Возможные клетки: { $cells }.
in-words-where = где, фигуры
in-words-threats = угрозы, угроза, угрозой, опасность
in-words-turn = позиция, очередь, чей
in-words-undo = отменить, отмена, отмени, отмените
in-words-back = назад
in-words-forward = вперёд, вперед, дальше
in-words-first = начало, началу, старт
in-words-last = конец, концу
in-words-hint = подсказка, подсказку, подскажи, подскажите, помощь
in-words-verdict = почему, оценка, лучший
in-words-race = гонка, далеко, перевес
in-words-mine = мои, моя, мой, моих
in-words-guards = страж, стражи, стражей
in-words-queens = королева, королевы, королеву
clock-in-minutes = { $count } мин
clock-in-seconds = { $count } с
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: осталась минута.
clock-ten-seconds = { $name }: осталось десять секунд.
clock-stood-still = Пока вас не было, часы стояли.
clock-stands-still = Партия сохранена. Часы стоят, пока вы не вернётесь.
clock-give = Добавить { $seconds } с: { $name }
clock-given = { $name }: ещё { $seconds } с.
ahead-chosen = Следующий ход: { $move }.
ahead-impossible = Выбранный заранее ход теперь невозможен.
take-back-title = { $count ->
        [1] Отменить последний ход?
        [one] Отменить последний { $count } ход?
        [few] Отменить последние { $count } хода?
        [many] Отменить последние { $count } ходов?
       *[other] Отменить последние { $count } хода?
    }
take-back-body = { $name }, вы согласны?
take-back-yes = Согласиться
take-back-no = Отказаться
take-back-result-title = Играть эту партию дальше?
take-back-result-body = Её результат больше не будет считаться.
take-back-result-yes = Продолжить
resign-title = Сдаться в этой партии?
resign-body = Партия закончится, и { $winner ->
        [you] победите вы
        [computer] победит компьютер
        [white] победят белые
        [black] победят чёрные
       *[name] победит { $name }
    }.
resign-no = Продолжить

## Above the board

banner-relocate-queen = Переставьте захваченную королеву на отмеченную клетку.
banner-relocate-guard = Переставьте захваченного стража { $zone ->
        [edge] на край
       *[other] на отмеченную клетку
    }.
banner-relocate-one = Переставьте одного из захваченных стражей.
banner-send-white-queen = Выберите, куда пойдёт захваченная белая королева.
banner-send-black-queen = Выберите, куда пойдёт захваченная чёрная королева.
banner-place-queen = Поставьте королеву.
banner-place-guard = Поставьте стража.
banner-your-turn = Ваш ход
banner-step-pick = Выберите фигуру в кружке.
banner-step-target = Выберите клетку с меткой.
banner-confirm = Пойти так?
banner-confirm-yes = Пойти
banner-confirm-no = Отмена
banner-why = Что, если…?
banner-why-target = Выберите отмеченную клетку: что тогда было бы? Ход не делается.
banner-why-piece = Сначала выберите фигуру. Потом можно спросить о её ходах.
banner-why-done = Готово
banner-preview = Предпросмотр: ход не сделан. Нажмите что угодно, чтобы вернуться.
news-queen-steps = { $who }: королева { $from } → { $to }
news-guard-steps = { $who }: страж { $from } → { $to }
news-queen-relocated = { $who }: королева переставлена с { $from } на { $to }
news-guard-relocated = { $who }: страж переставлен с { $from } на { $to }
news-white-queen-sent = { $who }: белая королева отправлена с { $from } на { $to }
news-black-queen-sent = { $who }: чёрная королева отправлена с { $from } на { $to }
news-queen-placed = { $who }: королева поставлена на { $to }
news-guard-placed = { $who }: страж поставлен на { $to }
news-captured-queen = королеву на { $cell }
news-captured-guards = { $count ->
        [1] стража на { $cells }
        [one] стражей на { $cells }
        [few] стражей на { $cells }
        [many] стражей на { $cells }
       *[other] стражей на { $cells }
    }
news-captures = { "" }, захватывает { $pieces }
news-cost = стоит { $whom ->
        [you] вам
        [computer] компьютеру
        [white] белым
        [black] чёрным
       *[name] игроку { $name }
    } { $bound ->
        [least] минимум{ " " }
        [most] максимум{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
capture-pieces = Ход захватил { $pieces }
capture-turn = { $count ->
        [1] На перестановку уйдёт ход.
        [one] На перестановку уйдёт { $count } ход.
        [few] На перестановку уйдут { $count } хода.
        [many] На перестановку уйдут { $count } ходов.
       *[other] На перестановку уйдёт { $count } хода.
    }
news-trapped = { "" } и там же попадает в захват
banner-passed = Ходов нет: очередь переходит.
race-count = { $count ->
        [0] { $count } ходов
        [one] минимум { $count } ход
        [few] минимум { $count } хода
        [many] минимум { $count } ходов
       *[other] минимум { $count } хода
    }
race-count-short = { $count ->
        [0] { $count } ходов
        [one] минимум { $count }
        [few] минимум { $count }
        [many] минимум { $count }
       *[other] минимум { $count }
    }
race-least = минимум
race-to-go = ходов осталось
race-left = { $side ->
        [white] Белым
       *[black] Чёрным
    } до победы минимум { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }.
race-cost = { $side ->
        [white] Белым
       *[black] Чёрным
    } до победы минимум { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }, из них { $cost } — из-за захваченных фигур.
race-open = { $side ->
        [white] Белым
       *[black] Чёрным
    } до победы минимум { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }, если считать захваченную королеву там, где она стоит, и ещё до { $farther }, если её отправят на край.
race-queen = { $side ->
        [white] Белым
       *[black] Чёрным
    } до победы минимум { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }, если считать захваченную королеву там, где она стоит.
value-even = Равенство
value-lead = { $side ->
        [white] Белые
       *[black] Чёрные
    } впереди на { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-wins = { $side ->
        [white] Белые
       *[black] Чёрные
    } выигрывают в { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
value-wins-at-once = { $side ->
        [white] Белые выигрывают сразу
       *[black] Чёрные выигрывают сразу
    }
value-no-queen = { $side ->
        [white] Белым не победить без королевы
       *[black] Чёрным не победить без королевы
    }
value-winning = { $side ->
        [white] Белые выигрывают
       *[black] Чёрные выигрывают
    }
banner-looking-back = Вы смотрите прежнюю позицию.
banner-looking-aside = Вы смотрите вариант: так не играли.
banner-earlier = Прежняя позиция: ваш ход заменит то, что было дальше.
banner-reviewing = Разбор партии. Можно пробовать другие ходы.
banner-reviewing-aside = Разбор варианта. Можно пробовать другие ходы.
banner-reviewing-only = Разбор партии.
banner-reviewing-aside-only = Разбор варианта.
banner-analysing = Ходят (анализ)
banner-analysing-aside = Ходят (анализ, вариант)
banner-retrying = Найдите ход лучше
banner-to-the-end = Последний ход
banner-go-on-here = Играть отсюда
banner-gave-away = Этот ход пропущен (фора).
banner-draw-offered = Предложена ничья.
banner-draw-offered-to = { $by ->
        [white] Белые предлагают
        [black] Чёрные предлагают
       *[name] { $name } предлагает
    } ничью. { $to }, вы согласны?
banner-draw-offered-to-you = Соперник предлагает ничью. Вы согласны?
banner-accept = Принять
banner-decline = Отклонить
spoken-to = на
spoken-throne = трон
spoken-empty = пусто
spoken-white-queen = белая королева
spoken-white-guard = белый страж
spoken-black-queen = чёрная королева
spoken-black-guard = чёрный страж
spoken-captured = фигура захвачена
spoken-picked = фигура выбрана
spoken-movable = может ходить
spoken-target = сюда можно пойти
spoken-threatened = фигура под угрозой
spoken-coloured = клетка отмечена
spoken-arrow-to = стрелка на { $cell }
spoken-drawn-arrow = Стрелка с { $from } на { $to }
spoken-drawn-cell = Клетка { $from } отмечена
spoken-erased = Убрано
spoken-barred = крестик: { $why }
spoken-taken-back = Ходы отменены.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = Партия закончена.
refused-no-piece = На { $cell } фигуры нет.
refused-not-yours = Фигура на { $cell } не ваша.
refused-occupied = На { $cell } уже стоит фигура.
refused-not-adjacent = Фигура ходит только на соседнюю клетку.
refused-outwards = Фигуры ходят вдоль своего кольца или внутрь, но не наружу.
refused-guard-on-throne = На трон может войти только королева.
refused-in-white-custody = Туда нельзя: эта клетка — между двумя белыми фигурами.
refused-in-black-custody = Туда нельзя: эта клетка — между двумя чёрными фигурами.
refused-relocate-first = Сначала нужно переставить захваченную фигуру: она на { $cells }.
refused-relocate-one-first = Сначала нужно переставить одну из захваченных фигур: { $cells }.
refused-queen-first = Сначала нужно переставить захваченную королеву: она на { $cell }.
refused-same-cell = Захваченная фигура должна уйти на другую клетку.
refused-relocate-to-edge = Эту захваченную фигуру можно переставить только на край.
refused-relocate-to-next-ring = Эту захваченную фигуру можно переставить только на следующее кольцо наружу.
refused-relocate-queen-to-start = Эту захваченную королеву можно переставить только на клетку, где она начинала.
refused-relocate-guard-to-start = Этого захваченного стража можно переставить только на клетку, где начинал страж его стороны.
refused-relocate-to-throne = Захваченную королеву нельзя переставить на трон.
refused-relocation-captures = Туда нельзя: там фигура захватила бы чужую, а при перестановке захватывать нельзя.
refused-relocation-in-white-custody = Туда нельзя: фигура встанет между двумя белыми.
refused-relocation-in-black-custody = Туда нельзя: фигура встанет между двумя чёрными.
refused-place-queen-first = Сначала поставьте королеву.
refused-place-guards-first = Сначала поставьте всех стражей.
refused-no-queen-in-hand = Королевы в руке больше нет.
refused-no-guard-in-hand = Стражей в руке больше нет.
refused-place-on-edge = Фигуры ставят на край.
refused-place-opposite = Вторая королева должна стоять точно напротив первой.
refused-place-on-throne = На трон ничего ставить нельзя.
refused-looking-back = Вы смотрите прежнюю позицию. Чтобы пойти отсюда, выберите «{ banner-go-on-here }».
refused-touched = Тронул — ходи: пойти должна та фигура, которой вы коснулись.
refused-pass = Пока есть ходы, пропускать нельзя.
refused-handicap = Этот ход пропускается: такова фора.
refused-must-pass = Ходов нет, поэтому очередь переходит.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = выигрывает партию
reason-loses = проигрывает партию
reason-loses-empty-throne = окружает трон, на котором нет королевы, и потому проигрывает партию
reason-loses-repetition = в третий раз приводит к той же позиции и потому проигрывает партию
reason-draws = заканчивает партию вничью
reason-lets-win = даёт { $by ->
        [you] вам
        [computer] компьютеру
        [white] белым
        [black] чёрным
       *[name] игроку { $name }
    } победить { $count ->
        [1] следующим ходом
        [one] в { $count } ход
        [few] в { $count } хода
        [many] в { $count } ходов
       *[other] в { $count } хода
    }
reason-wins-in = выигрывает { $count ->
        [1] при любом ответе
        [one] в { $count } ход при любых ответах
        [few] в { $count } хода при любых ответах
        [many] в { $count } ходов при любых ответах
       *[other] в { $count } хода при любых ответах
    }
reason-misses-win = упускает { $count ->
        [1] немедленную победу
        [one] победу в { $count } ход
        [few] победу в { $count } хода
        [many] победу в { $count } ходов
       *[other] победу в { $count } хода
    }
reason-prevents-win = не даёт { $by ->
        [you] вам
        [computer] компьютеру
        [white] белым
        [black] чёрным
       *[name] игроку { $name }
    } победить ходом { $move }
reason-only-move = остаётся единственно возможным
reason-captures = захватывает { $pieces }
reason-trapped = ставит фигуру между двумя чужими, где её захватывают
reason-would-be-captured = даёт { $by ->
        [you] вам
        [computer] компьютеру
        [white] белым
        [black] чёрным
       *[name] игроку { $name }
    } захватить { $pieces } ходом { $move }
reason-saves = спасает от захвата { $pieces }
reason-threatens = грозит захватить { $pieces }
reason-traps-queen = не оставляет ходов королеве на { $cell }
reason-blocks-throne = закрывает путь к трону королеве на { $cell }
reason-occupies-throne = приводит королеву на трон
reason-blocks-guards = занимает у трона клетку, которая ещё нужна чужим стражам
reason-holds-up = не пускает внутрь { $pieces }
reason-wins-race = выводит { $whom ->
        [you] вас
        [computer] компьютер
        [white] белых
        [black] чёрных
       *[name] игрока { $name }
    } вперёд на { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    } в гонке к трону
reason-gives-away = { $count ->
        [0] теряет немного времени
        [one] теряет примерно { $count } ход
        [few] теряет примерно { $count } хода
        [many] теряет примерно { $count } ходов
       *[other] теряет примерно { $count } хода
    }
reason-nearest-cell = ставит фигуру как можно ближе к трону
reason-farthest-cell = отправляет королеву как можно дальше от трона
reason-keeps-away = держит фигуру подальше от чужих
reason-inwards = приближает фигуру к трону
reason-sideways = оставляет фигуру на её кольце
reason-quiet = мало что меняет
explained-move = Этот ход { $reason }.
explained-answer = { $by ->
        [you] Затем вы ходите
        [computer] Затем компьютер ходит
        [white] Затем белые ходят
        [black] Затем чёрные ходят
       *[name] Затем { $name } ходит
    } { $move }.
explained-answer-why = { $by ->
        [you] Затем вы ходите
        [computer] Затем компьютер ходит
        [white] Затем белые ходят
        [black] Затем чёрные ходят
       *[name] Затем { $name } ходит
    } { $move }, и этот ход { $reason }.
explained-best = Лучше не сыграть: этот ход { $reason }.
explained-good = Потеря невелика: этот ход { $reason }.
explained-quiet = Спокойный ход. Потеря невелика.
explained-playable = Так можно пойти, но этот ход { $reason }.

## The end of a game

end-you-win = Вы победили
end-you-lose = Вы проиграли
end-white-wins = Белые победили
end-black-wins = Чёрные победили
end-name-wins = Победа: { $name }
end-draw = Ничья
end-white-enthroned = Белая королева на троне, вокруг неё — шесть её стражей.
end-black-enthroned = Чёрная королева на троне, вокруг неё — шесть её стражей.
end-white-enthroned-left = Белая королева на троне, вокруг неё — все её оставшиеся стражи.
end-black-enthroned-left = Чёрная королева на троне, вокруг неё — все её оставшиеся стражи.
end-white-empty-throne = Шесть белых стражей окружили трон, на котором не было их королевы.
end-black-empty-throne = Шесть чёрных стражей окружили трон, на котором не было их королевы.
end-white-queen-captured = Белую королеву захватили.
end-black-queen-captured = Чёрную королеву захватили.
end-white-guards-captured = Захватили последнего белого стража.
end-black-guards-captured = Захватили последнего чёрного стража.
end-white-repeated = Белые в третий раз привели к той же позиции.
end-black-repeated = Чёрные в третий раз привели к той же позиции.
end-white-resigned = Белые сдались.
end-black-resigned = Чёрные сдались.
end-you-resigned = Вы сдались.
end-name-resigned = { $name } сдаётся.
end-white-out-of-time = У белых кончилось время.
end-black-out-of-time = У чёрных кончилось время.
end-you-out-of-time = У вас кончилось время.
end-name-out-of-time = { $name }: время кончилось.
end-repetition = Одна и та же позиция возникла в третий раз.
end-both-stuck = Ни у одной из сторон нет хода.
end-progress = { $count ->
        [one] { $count } ход без захвата и хода внутрь
        [few] { $count } хода без захвата и хода внутрь
        [many] { $count } ходов без захвата и хода внутрь
       *[other] { $count } хода без захвата и хода внутрь
    }.
end-agreement = Игроки согласились на ничью.
end-next-level = Следующий: { $level }
end-rematch = Реванш
end-swap = Сменить сторону
end-my-games = К моим партиям
end-title = Главное меню
end-look = Посмотреть доску

## The title

title-name = Агон
title-line = Гонка к трону на старейшей шестиугольной доске.
title-play = Играть
title-play-first = Первая партия с пояснениями
title-play-computer = Против компьютера ({ $level })
title-continue = Продолжить
title-continue-computer = Против компьютера ({ $level }), ход { $turn }
title-continue-people = { $white } – { $black }, ход { $turn }
title-computer = Против компьютера
title-people = Вдвоём
title-daily = Задача дня
more-positions = Позиции
rules = Правила

## Before a game

new-game-level = Сила соперника
level-beginner-line = Бродит без цели, не видит ни угроз, ни возможностей: в самый раз для знакомства с игрой.
level-learner-line = Знает, куда идти, но мешкает и не замечает большинства ваших угроз.
level-casual-line = Стремится к трону, а на вас смотрит лишь изредка.
level-steady-line = Видит большинство захватов и угроз, но дальше не заглядывает.
level-skilled-line = Редко упускает захваты и угрозы, но в затишье теряет бдительность.
level-strong-line = Хорошо оценивает позиции и наказывает за ошибки.
level-formidable-line = Считает на несколько ходов вперёд и редко попадается на уловки.
level-expert-line = Планирует надолго вперёд; победить его трудно.
level-virtuoso-line = Видит ещё глубже и почти не ошибается.
level-master-line = Играет на пределе своих сил.
level-beginner-voice = Как, уже мой ход? Какая красивая доска.
level-learner-voice = На ход вперёд вижу. Что дальше — забываю.
level-casual-voice = К трону! Ой, и вы здесь?
level-steady-voice = Страж за стражем. Спешить некуда.
level-skilled-voice = От меня мало что ускользнёт, если не заскучаю.
level-strong-voice = За каждую ошибку придётся платить.
level-formidable-voice = Эта ловушка? Она была мне видна три хода назад.
level-expert-voice = Ваши следующие ходы — часть моего плана.
level-virtuoso-voice = К чему спешка? Трон меня подождёт.
level-master-voice = Присаживайтесь. Трон уже почти мой.
level-length = Партия длится примерно { $turns ->
        [one] { $turns } ход.
        [few] { $turns } хода.
        [many] { $turns } ходов.
       *[other] { $turns } хода.
    }
new-game-names = Кто играет?
new-game-first = Первый игрок
new-game-second = Второй игрок
new-game-name-hint = Имя
new-game-colour = Ваш цвет
new-game-colour-first = Цвет первого игрока
new-game-colour-of = Цвет: { $name }
new-game-lot = Случайно
lot-you-white = Вы играете белыми.
lot-you-black = Вы играете чёрными.
lot-name-white = Белыми играет { $name }.
new-game-handicap = Фора
new-game-handicap-line = { $turns ->
        [0] Без форы.
        [1] Компьютер пропускает первый ход.
        [one] Компьютер пропускает первый { $turns } ход.
        [few] Компьютер пропускает первые { $turns } хода.
        [many] Компьютер пропускает первые { $turns } ходов.
       *[other] Компьютер пропускает первые { $turns } хода.
    }
new-game-clock = Часы
clock-none = Нет
clock-per-move = На ход
clock-fischer = Фишер
clock-bronstein = Бронштейн
clock-none-line = Время не ограничено.
clock-per-move-line = Каждый ход нужно сделать за это время; остаток не накапливается.
clock-fischer-line = Время на всю партию и несколько секунд сверх того за каждый ход.
clock-bronstein-line = Время на всю партию; первые секунды каждого хода бесплатны.
clock-for-a-move = На каждый ход
clock-minutes = Минут на всю партию
clock-increment = Добавка за ход, секунд
clock-delay = Бесплатных секунд на ход
clock-less = Кто играет с меньшим временем
clock-less-nobody = Никто
clock-less-part = Доля времени соперника
clock-first-moves = Первый ход каждой стороны — вне времени. Пока открыто меню, часы стоят.
new-game-touch-move = Тронул — ходи
new-game-touch-move-hint = Фигура, которой вы коснулись, должна пойти, если может.
new-game-other-rules = Выбрать другие правила
new-game-position = Начальная позиция
new-game-position-line = Начать с позиции, ссылки или записи, с этими игроками.
new-game-position-paste = Начать с позиции
new-game-start = Начать
own-rules = Свои правила
own-rules-line = На основе набора «{ $name }»; меняйте что угодно.
own-rules-known = Сейчас эти правила совпадают с набором «{ $name }».
own-rules-unknown = Таких правил нет больше ни у кого.
axis-setup = Как начинается партия
setup-standard = Все фигуры на краю
setup-standard-line = Королевы и стражи стоят на своих обычных местах.
setup-bell = Стражей ставят игроки
setup-bell-line = Королевы на местах. Игроки по очереди ставят стражей куда угодно, кроме трона.
setup-parlett = Все фигуры ставят игроки
setup-parlett-line = Сначала королевы, затем по очереди стражи — куда угодно, кроме трона.
setup-edge = Все фигуры ставят на край
setup-edge-line = Игроки по очереди ставят сначала королеву, затем стражей — только на край.
setup-edge-opposite = На край, королевы напротив
setup-edge-opposite-line = То же, но вторая королева должна стоять точно напротив первой.
axis-capture = Что захватывают
capture-straight = Фигуру между двумя чужими на прямой
capture-straight-line = Чужая фигура стоит на прямой между фигурой, которая пошла, и ещё одной фигурой той же стороны.
capture-bent = И под углом
capture-bent-line = На прямой или под углом 120°, в вершине которого стоит чужая фигура.
capture-same-ring = Фигуру между двумя чужими на её кольце
capture-same-ring-line = Три фигуры подряд на одном кольце, в том числе на его углах.
axis-custody = Ход между двумя чужими фигурами
custody-forbidden = Запрещён
custody-forbidden-line = Ни одна фигура не может встать между двумя чужими, даже ради захвата.
custody-unless-capturing = Только с захватом
custody-unless-capturing-line = Встать туда можно, только если этим же ходом фигура захватывает чужую; тогда ей самой ничего не грозит.
custody-trapped = Можно, но фигура захвачена
custody-trapped-line = Фигура может встать туда, но сама захвачена, кого бы она ни захватила.
axis-guard = Куда идёт захваченный страж
guard-edge = На край
guard-edge-line = На любую пустую клетку внешнего кольца.
guard-next-ring = На кольцо наружу
guard-next-ring-line = На любую пустую клетку следующего кольца; с края — на другую клетку края.
guard-start = Туда, где начинал
guard-start-line = На любую пустую клетку, где начинал страж его стороны; если такой нет — на край.
guard-removed = С доски
guard-removed-line = Он сразу выходит из игры. Тогда королева побеждает, когда вокруг неё все оставшиеся у неё стражи; у кого их не осталось, тот проиграл.
axis-queen = Куда идёт захваченная королева
queen-not-throne = Куда угодно, кроме трона
queen-not-throne-line = На любую пустую клетку, кроме той, что в середине.
queen-anywhere = Куда угодно, и на трон
queen-anywhere-line = На любую пустую клетку, даже на трон.
queen-next-ring = На кольцо наружу
queen-next-ring-line = На любую пустую клетку следующего кольца; с края — на другую клетку края.
queen-edge = На край
queen-edge-line = На любую пустую клетку внешнего кольца.
queen-start = Туда, где начинала
queen-start-line = На клетку, где она начинала; если она занята — на край.
queen-removed = С доски
queen-removed-line = Она сразу выходит из игры, и её сторона проиграла.
axis-chooser = Кто выбирает клетку для захваченной королевы
chooser-owner = Её сторона
chooser-owner-line = Как и для любой другой фигуры.
chooser-captor = Кто захватил
chooser-captor-line = Кто захватил королеву, тот и выбирает ей клетку; это считается ходом её стороны.
axis-back-capture = Перестановка туда, где фигура захватила бы
back-capture-forbidden = Нельзя
back-capture-forbidden-line = Нельзя ставить фигуру так, чтобы чужая оказалась между ней и другой фигурой её стороны.
back-capture-allowed = Можно, без захвата
back-capture-allowed-line = Чужая фигура может оказаться между ней и другой фигурой её стороны, но захвачена не будет.
axis-back-custody = Перестановка между двумя чужими фигурами
back-custody-forbidden = Нельзя
back-custody-forbidden-line = Нельзя на клетку между двумя чужими фигурами.
back-custody-allowed = Можно
back-custody-allowed-line = Фигуру можно поставить туда, и с ней ничего не случится.
axis-cost = Чего стоит перестановка
cost-turn = Хода
cost-turn-line = На перестановку уходит весь ход, поэтому захваты подряд дают выигрыш во времени.
cost-nothing = Ничего
cost-nothing-line = Переставив все захваченные фигуры, тот же игрок ещё и ходит.
axis-empty-throne = Окруживший трон проигрывает
empty-no-queen = Если на троне нет королевы
empty-no-queen-line = Чужую королеву шестью стражами окружить можно.
empty-own-queen = Если там нет его королевы
empty-own-queen-line = Окружить чужую королеву — тоже поражение.
axis-repetition = Та же позиция в третий раз
repetition-draw = Ничья
repetition-draw-line = Никто не побеждает, кто бы ни повторил.
repetition-loses = Поражение повторившего
repetition-loses-line = Кто собирался повторить, ищет другой ход.
repetition-off = Ничего
repetition-off-line = Игроки сами решают, когда остановиться.
axis-progress = Ничья без продвижения
axis-progress-line = Столько ходов обеих сторон подряд без захвата, хода внутрь и расстановки.
progress-off = Никогда
preset-modern-line = Как «{ preset-globe }», но клетку захваченной королеве выбирает захвативший, а кто повторит позицию в третий раз, проигрывает. Партии доходят до конца.
preset-globe-line = По Le Globe Joueur: захват на прямой; захваченных стражей переставляют на край.
preset-escale-line = Как «{ preset-globe }», но две фигуры захватывают и под углом 120°. По Escale à jeux.
preset-fromager-line = Как «{ preset-escale }», но перестановка не стоит хода: после неё ещё и ходят. По замечанию Alain Fromager.
preset-ring-line = Захват только вдоль кольца. Вставать между двумя чужими фигурами можно, но там фигура захвачена. По Board and Pieces.
preset-ring-entry-line = Как «{ preset-ring }», но сначала игроки по очереди ставят фигуры на край.
preset-neto-line = Как «{ preset-ring }», но захваченная фигура уходит лишь на одно кольцо. По João Pedro Neto.
preset-classic-line = Как «{ preset-globe }», но вставать между двумя чужими фигурами нельзя даже ради захвата; захваченную королеву можно переставить и на трон.
preset-bell-line = Как «{ preset-classic }», но сначала игроки по очереди ставят стражей. По R. C. Bell.
preset-parlett-line = Как «{ preset-classic }», но сначала игроки по очереди ставят все фигуры. По David Parlett.
preset-captor-line = Как «{ preset-classic }», но клетку захваченной королеве выбирает захвативший.
preset-home-line = Как «{ preset-classic }», но захваченную фигуру переставляют туда, где она начинала.
preset-japan-line = Как «{ preset-classic }», но захваченная фигура выходит из игры, а королева побеждает с оставшимися стражами.
preset-ludii-line = Как «{ preset-classic }», но переставлять фигуры между двумя чужими можно, а окружить чужую королеву — поражение.

## Analysis

analysis-title = Анализ
analysis-begin = Доска анализа
analysis-end = Закончить анализ
analysis-all-lines = Весь анализ
analysis-play = Пойти так
analysis-fewer = Меньше линий
analysis-more = Больше линий
analysis-how-many = Число линий
analysis-stop = Остановить поиск
analysis-go-on = Искать дальше
analysis-stand-still = { $side ->
        [white] Что, если белые стоят?
       *[black] Что, если чёрные стоят?
    }
analysis-move-again = К лучшим ходам
analysis-if-still = { $side ->
        [white] Если бы белые стояли на месте, чёрные могли бы пойти:
       *[black] Если бы чёрные стояли на месте, белые могли бы пойти:
    }
analysis-no-standing-still = Сначала нужно переставить или поставить фигуру.
analysis-line = Линия { $number }. { $move }
analysis-searching = Глубина { $depth }…
analysis-done = Глубина { $depth }
analysis-stopped = Глубина { $depth }, остановлено
analysis-hidden = Глубина { $depth }, пауза: окно не видно
analysis-failed = Анализ на этом устройстве не работает.
analysis-over = Здесь партия закончена.
analysis-effort = Позиций: { $nodes }, в секунду: { $speed }
analysis-thousands = { $thousands } тыс.
analysis-millions = { $whole },{ $tenths } млн
analysis-agree-title = Анализировать эту партию вместе?
analysis-agree-body = { $name }, вы согласны? Партия останется как есть, её можно продолжить в любое время.
analysis-not-now = Партию с компьютером можно анализировать, когда она закончена.

## Дебюты

openings-title = Дебюты
openings-source = Партии
openings-mine = Мои
openings-atlas = Атлас
openings-both = Вместе
openings-start = Позиция, с которой начинаются партии
openings-results = Партий: { $count }. Белые выиграли: { $white } %, ничьи: { $draws } %, чёрные выиграли: { $black } %.
openings-percent = { $percent } %
openings-none = Ни одна партия сюда не дошла.
openings-none-own = Вы ещё не закончили ни одной партии по этим правилам.
openings-other-rules = В атласе есть партии только по этим правилам: { $name }.
openings-reading = Чтение ваших партий…
openings-note = Партий компьютера с самим собой в атласе: { $count }
openings-learn = { $side ->
        [white] Учить за белых
       *[black] Учить за чёрных
    }
openings-forget = Забыть эту линию
openings-learned = Эта линия вернётся в разделе «{ mistakes-title }».

## The review of a game

review-offer = Оценка каждого хода: где ошибки и что было лучше.
review-begin = Разобрать партию
review-running = Разбор: ход { $done } из { $count }
review-cancel = Остановить разбор
review-failed = Разбор на этом устройстве не работает.
review-previous = Предыдущая ошибка
review-next = Следующая ошибка
review-better = Показать ход лучше
review-see = Посмотреть ошибки
review-look = Кто был впереди
review-graph = Кто был впереди, ход за ходом
review-race-line = отрыв в ходах
review-chances = Шансы белых, %
review-turn = ход
review-to-go = ходов осталось
review-course = Сколько ходов оставалось каждой стороне
review-start = До первого хода
review-point = Ход { $turn }, { $side ->
        [white] белые
       *[black] чёрные
    }, { $move }{ $mark ->
        [inaccuracy] : неточность
        [mistake] : ошибка
        [blunder] : зевок
        [only] : единственный хороший ход
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , цена — примерно { $count } ход
        [few] , цена — примерно { $count } хода
        [many] , цена — примерно { $count } ходов
       *[other] , цена — примерно { $count } хода
    }
review-verdict = { $mark ->
        [inaccuracy] Неточность
        [mistake] Ошибка
        [blunder] Зевок
       *[only] Единственный хороший ход
    }{ $count ->
        [0] { "" }
        [one] , цена — примерно { $count } ход
        [few] , цена — примерно { $count } хода
        [many] , цена — примерно { $count } ходов
       *[other] , цена — примерно { $count } хода
    }
review-better-was = Лучше: { $move }.
review-nearly-lost = Партия и так была почти проиграна, поэтому это уже мало что значило.
review-value = { $value }. Шансы белых: { $percent } %
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] { $count } неточность
        [few] { $count } неточности
        [many] { $count } неточностей
       *[other] { $count } неточности
    }
review-mistakes = { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
review-blunders = { $count ->
        [one] { $count } зевок
        [few] { $count } зевка
        [many] { $count } зевков
       *[other] { $count } зевка
    }
review-no-marks = явных ошибок нет
review-none = Явных ошибок нет: ни один ход не отнял много шансов на победу.
review-level = { $who ->
        [you] Ваша игра: уровень
       *[player] { $name }: уровень
    } { $end ->
        [lowest] { $whole }
        [highest] { $whole } или выше
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = Партия сохраняется после каждого хода.
pause-resume = Вернуться к партии
pause-again = Начать заново
pause-again-title = Начать эту партию заново?
pause-again-body = Сыгранное останется в разделе «{ my-games-title }».
pause-leave = В главное меню

## Sharing a game

# Games by link.
by-link-title = Партии по ссылке
by-link-afar = По ссылке
by-link-how = Вы делаете ход и отправляете сопернику ссылку. Он открывает её, отвечает и присылает свою.
by-link-your-turn = Ваш ход
by-link-their-turn = Ход соперника
by-link-new = Новая партия по ссылке
by-link-answered = { $name }: заготовленный ответ { $move }.
by-link-moved = Теперь отправьте сопернику ссылку. Откройте ту, что придёт в ответ, и партия продолжится.
by-link-send = Отправить ссылку
by-link-undo = Ссылка с этим ходом уже скопирована. Если соперник её откроет, ваши партии разойдутся.
by-link-prepare = Если…, то…
by-link-prepared = { $count ->
        [0] Заготовьте ответы. Если какой-то из них подойдёт, он будет сыгран сразу после хода соперника.
        [1] Заготовлен один ответ. Он уйдёт с этой ссылкой, а не с той, что скопирована раньше, и будет сыгран, как только подойдёт.
        [one] Заготовлен { $count } ответ. Они уйдут с этой ссылкой, а не с той, что скопирована раньше, и будут сыграны, как только подойдут.
        [few] Заготовлено { $count } ответа. Они уйдут с этой ссылкой, а не с той, что скопирована раньше, и будут сыграны, как только подойдут.
        [many] Заготовлено { $count } ответов. Они уйдут с этой ссылкой, а не с той, что скопирована раньше, и будут сыграны, как только подойдут.
       *[other] Заготовлено { $count } ответа. Они уйдут с этой ссылкой, а не с той, что скопирована раньше, и будут сыграны, как только подойдут.
    }
by-link-prepare-begin = Заготовить ответы
by-link-prepare-end = Сохранить эти ответы
by-link-preparing = Сделайте возможный ход соперника, затем свой ответ. Вернитесь назад, чтобы заготовить ответ на другой ход. ✓ сохраняет ответы.
banner-preparing-move = Возможный ход
banner-preparing-answer = Ваш ответ
new-game-where = Где соперник?
new-game-here = У этого экрана
new-game-own-name = Ваше имя
new-game-other-name = Имя соперника
open-by-link-new = { $side ->
        [white] Партия по ссылке. Вы играете белыми.
       *[black] Партия по ссылке. Вы играете чёрными.
    }
open-by-link-goes-on = Ответ в одной из ваших партий по ссылке: { $moves }.
open-by-link-known = В вашей партии по ссылке уже есть эта позиция или более поздняя.
open-by-link-other = Начиная с хода { $turn } это не та партия, которую вы знаете. Если продолжить эту, ваше прежнее продолжение станет вариантом.
open-by-link-differs = На ходу { $turn } у вас { $own }, а в ссылке — { $other }. Если продолжить партию из ссылки, ваше прежнее продолжение станет вариантом.
open-by-link-play = Играть эту партию
open-by-link-take = Продолжить партию из ссылки
share-times = С временем ходов
share-by-link = Эта ссылка только для соперника: в ней ваш ход.
share-by-code = Только для соперника: если вставить этот код на странице «{ open-title }», здесь или в браузере, он увидит ваш ход.
share-by-message = Наша партия в Агон. Скопируйте всё это сообщение и вставьте его в программе на странице «{ open-title }».

share-title = Поделиться
share-game = Вся партия
share-position = Эта позиция
share-link-hint = Кто откроет ссылку, увидит партию и сможет играть отсюда: с вами, обмениваясь ссылками, или с компьютером.
share-code-hint = Кто вставит этот код на странице «{ open-title }», здесь или в браузере, сможет играть дальше: с вами, обмениваясь кодами, или с компьютером.
share-qr = То же в виде QR-кода
share-no-qr = Для QR-кода это слишком длинно.
share-picture = Картинка
share-picture-hint = Доска, как вы её сейчас видите.
share-save-picture = Сохранить картинку
share-moving-picture = Анимация (GIF)…
share-no-picture = Не удалось сохранить картинку.
share-too-long = Партия слишком длинна для ссылки. Но можно поделиться одной позицией или записью.
share-copy-link = Копировать ссылку
share-copy-code = Копировать код
share-record = Запись партии
share-record-hint = Все ходы в понятной записи (PGN): можно сохранить и открыть снова.
share-save = Сохранить файл
share-copy-text = Копировать текст
share-letters = Позиция текстом
share-letters-hint = Строка, в которой сказано, где какая фигура. Вставьте её перед новой партией, нажав «{ new-game-position-paste }».

## An animation of the game

moving-title = Анимация (GIF)
moving-hint = Доска сама показывает эти ходы: короткая анимация, которую можно отправить или выложить в сеть.
moving-moves = Ходы
moving-last =
    { $count ->
        [1] Последний ход
        [one] Последний { $count }
        [few] Последние { $count }
        [many] Последние { $count }
       *[other] Последние { $count }
    }
moving-whole = Вся партия
moving-chosen = Выбрать…
moving-from = С хода { $move }
moving-to = До хода { $move }
moving-size = Размер
moving-size-small = Малый
moving-size-medium = Средний
moving-size-large = Большой
moving-speed = Скорость
moving-speed-slow = Медленно
moving-speed-normal = Обычно
moving-speed-fast = Быстро
moving-captions = Показывать имена и ходы над доской и под ней
moving-length =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }, около { $seconds ->
        [one] { $seconds } секунды
        [few] { $seconds } секунд
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
moving-save = Сохранить анимацию
moving-progress = Ход { $number } из { $count }
moving-nothing = Показывать пока нечего: ходов ещё нет.
moving-failed = Не удалось создать анимацию.
moving-game-went-on = Тем временем партия продолжилась. Сохраните анимацию ещё раз.

## Opening a game

open-title = Открыть партию
open-hint = Вставьте ссылку, код, позицию или запись партии.
open-field = Ссылка, код или запись
open-paste = Вставить
open-file = Выбрать файл
open-drop = Файл можно и перетащить на доску.
open-long-text = Длина текста в знаках: { $count }. Показать его здесь целиком нельзя.
open-clear = Очистить
open-read = Открыть
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Ход белых
open-black-to-move = Ход чёрных
open-rules = { $rules }, ход { $turn }
open-standing = { $rules }, ход { $turn }: { $standing }
open-kept = Вот что удалось прочитать.
open-people = Продолжить вдвоём
open-computer = Против компьютера ({ $level })
open-look = Посмотреть партию
open-no-link = Это не ссылка на партию.
open-link-damaged = Ссылка повреждена: часть её потеряна или изменена. Скопируйте её ещё раз или попросите новую.
open-link-other-version = Эта ссылка сделана другой версией программы.
open-link-impossible = Партия в этой ссылке невозможна.
open-position-fault = В позиции ошибка, начиная со знака { $column }.
open-nothing = Это не ссылка, не код, не позиция и не запись партии.
open-more-faults =
    { $count ->
        [one] И ещё { $count } ошибка.
        [few] И ещё { $count } ошибки.
        [many] И ещё { $count } ошибок.
       *[other] И ещё { $count } ошибки.
    }
open-record-fault = Строка { $line }, знак { $column }: { $reason }
record-unclosed-comment = комментарий, который начинается здесь, не закрыт.
record-unclosed-variation = вариант, который начинается здесь, не закрыт.
record-bad-tag = метке нужны имя и значение в кавычках.
record-other-game = это партия другой игры, не Агона: { $game }.
record-rules = правил с таким названием нет.
record-position = такая позиция невозможна.
record-missing-position = партия начинается не как обычно, а начальной позиции нет.
record-handicap = гандикап — это «white» или «black» и от 1 до 5 ходов.
record-unknown-result = «{ $text }» — не результат.
record-stray = «{ $sign }» здесь ничего не значит.
record-mark = этот знак не относится ни к какому ходу.
record-variation-without-move = здесь нет хода, который этот вариант мог бы заменить.
record-too-deep = варианты вложены слишком глубоко.
record-no-move = { $move } здесь не ход.
record-illegal = { $move } — против правил. { $reason }
record-other-result = здесь результат { $moves }, а в начале { $tag }.
record-not-on-board = здесь результат { $said }, а на доске { $board }.

## The position editor

editor-title = Редактор позиции
editor-edit = Изменить позицию
editor-tool-move = Двигать фигуры
editor-tool-captured = Захвачена
editor-tool-eraser = Ластик
editor-undo = Отменить
editor-redo = Повторить
editor-opening = Начало партии
editor-empty = Пустая доска
editor-mirror = Зеркало
editor-turn = Повернуть на 60°
editor-swap = Поменять цвета
editor-side = Чей ход?
editor-progress = Ходов без продвижения
editor-turn-number = Ход
# As in English.
editor-counter = { $name }: { $value }
editor-text = Позиция текстом
editor-text-hint = Сюда можно вставить и ссылку или запись: будет нарисована их последняя позиция.
editor-read = Нарисовать
editor-no-link = Поделиться можно только возможной позицией.
editor-hands = Фигуры в руке
editor-hand-white-queen = Белая королева в руке
editor-hand-white-guards = Белые стражи в руке
editor-hand-black-queen = Чёрная королева в руке
editor-hand-black-guards = Чёрные стражи в руке
editor-puzzle = Задача
editor-puzzle-hint = Найти нужно единственный путь к победе, за 2–6 ходов при любой защите.
editor-puzzle-make = Сделать задачу
editor-no-puzzle-in-hand = В задаче все фигуры с самого начала на доске.
editor-no-puzzle-over = В этой позиции ходов нет.
editor-no-puzzle-win = Форсированной победы за 6 ходов или быстрее здесь нет.
editor-no-puzzle-at-once = Выигрывает первый же ход: для задачи слишком просто.
editor-no-puzzle-ambiguous = Есть не один путь: { $one } и { $other } выигрывают одинаково быстро.
editor-no-puzzle-later = Первый ход единственный, но потом одинаково быстро выигрывают несколько.
editor-no-puzzle-large = Доказывать победу здесь слишком долго. Приблизьте её.
editor-play = Играть отсюда
editor-queens = Королев у { $side ->
        [white] белых
       *[black] чёрных
    }: { $count }, а может быть только одна.
editor-guards = Стражей у { $side ->
        [white] белых
       *[black] чёрных
    }: { $count }, а может быть только шесть.
editor-guard-on-throne = На троне стоит страж. Там может быть только королева.
editor-marks = { $count ->
        [1] На { $cells } нет захваченной фигуры, только отметка.
        [one] На { $cells } нет захваченных фигур, только отметки.
        [few] На { $cells } нет захваченных фигур, только отметки.
        [many] На { $cells } нет захваченных фигур, только отметки.
       *[other] На { $cells } нет захваченных фигур, только отметки.
    }
editor-leaving = По этим правилам захваченные фигуры уходят с доски: { $cells }.
editor-in-hand = Есть фигуры в руке, но по этим правилам партия начинается, когда все фигуры на доске.
editor-turn-zero = Хода 0 нет: счёт начинается с хода 1.
editor-repair-queens = Оставить только королеву на { $cell }
editor-repair-guards = { $count ->
        [1] Убрать стража с { $cells }
        [one] Убрать стражей с { $cells }
        [few] Убрать стражей с { $cells }
        [many] Убрать стражей с { $cells }
       *[other] Убрать стражей с { $cells }
    }
editor-repair-guards-in-hand = { $hand ->
        [1] Убрать стража из руки
        [one] Убрать { $hand } стража из руки
        [few] Убрать { $hand } стражей из руки
        [many] Убрать { $hand } стражей из руки
       *[other] Убрать { $hand } стража из руки
    }
editor-repair-guards-both = Убрать { $hand ->
        [1] стража из руки
        [one] { $hand } стража из руки
        [few] { $hand } стражей из руки
        [many] { $hand } стражей из руки
       *[other] { $hand } стража из руки
    } и { $count ->
        [1] стража с { $cells }
        [one] стражей с { $cells }
        [few] стражей с { $cells }
        [many] стражей с { $cells }
       *[other] стражей с { $cells }
    }
editor-repair-throne = Убрать стража с трона
editor-repair-marks = { $count ->
        [1] Убрать отметку с { $cells }
        [one] Убрать отметки с { $cells }
        [few] Убрать отметки с { $cells }
        [many] Убрать отметки с { $cells }
       *[other] Убрать отметки с { $cells }
    }
editor-repair-leaving = Убрать захваченные фигуры: { $cells }
editor-repair-in-hand = Убрать фигуры из руки
editor-repair-turn-zero = Начать с хода 1

## Hints in the first game

hints-understood = Понятно
hints-targets = Эта фигура может пойти на отмеченные клетки: вдоль своего кольца или внутрь, но не наружу.
hints-crosses = На крестик нельзя: там фигура окажется между двумя чужими.
hints-crosses-trap = На крестик нельзя: там фигура захватила бы чужую, а при перестановке захватывать нельзя.
hints-cross-throne = На трон нельзя, на нём крестик: захваченную королеву туда не переставляют.
hints-crosses-several = На крестики нельзя: нажмите на любой и узнаете почему.
hints-aim = Приведите королеву на трон в середине доски и окружите её шестью стражами.
hints-can-capture = Вы можете захватить фигуру на { $cells }: пойдите так, чтобы она оказалась на прямой между двумя вашими.
hints-captured = Захват! Фигура стояла между двумя вашими, они отмечены красным. Теперь соперник должен её переставить{ $zone ->
        [edge] { " " }на край
        [next] { " " }на одно кольцо наружу
       *[other] { "" }
    }, и на это уйдёт его ход.
hints-captured-and-put-back = Захват! Фигура стояла между двумя вашими. Сопернику пришлось её переставить{ $zone ->
        [edge] { " " }на край
        [next] { " " }на одно кольцо наружу
       *[other] { "" }
    }, и на это ушёл его ход: снова ходите вы.
hints-send-queen = Вы захватили королеву, поэтому клетку для неё выбираете вы. Это считается ходом соперника.
hints-queen-sent = Вашу королеву захватили между двумя чужими фигурами (отмечены красным). Клетку для неё выбирает соперник, и это считается вашим ходом.
hints-queen-was-sent = Вашу королеву захватили между двумя чужими фигурами. Клетку для неё выбрал соперник, и это засчитано как ваш ход.
hints-relocate-guard = Вашего стража захватили между двумя чужими фигурами (отмечены красным). Переставьте его { $zone ->
        [edge] на край
        [start] на отмеченную клетку
       *[other] на следующее кольцо наружу
    }, куда хотите: это и будет ваш ход.
hints-relocate-queen = Вашу королеву захватили между двумя чужими фигурами (отмечены красным). Переставьте её на любую отмеченную клетку: это и будет ваш ход.
hints-empty-throne = Осторожно: если все шесть стражей окружат трон раньше, чем на него войдёт ваша королева, вы проиграете. Сначала приведите её.
hints-repetition-loses = Осторожно: та же позиция возникла снова. Кто повторит её в третий раз, проиграет, так что попробуйте другой ход.
hints-repetition-draws = Осторожно: та же позиция возникла снова. В третий раз будет ничья.
hints-threatened = Осторожно: следующим ходом соперник может захватить вашу фигуру на { $cells }: она окажется между двумя чужими.
hints-risk = Осторожно: на { $cells } эту фигуру могут следующим ходом захватить между двумя чужими.
hints-queen-near = Ваша королева рядом с троном, на который входят только королевы. Уйти с него она сможет, только если её захватят.
hints-make-room = Стражу на { $cells } впереди нет места. Стражи у трона могут пойти вдоль своего кольца и освободить клетку: гонка таких ходов не считает.
hints-race = Гонка считает ходы, которых каждой стороне не хватает до победы: это минимум, часто нужно больше. Захваченные фигуры прибавляют ходов.

## Advice in a game against the computer

advice-thinking = Ищем хороший ход…
advice-thinking-why = Пробуем этот ход…
advice-none = Сейчас подсказки не нашлось.
advice-idea = Найдите ход, который { $reason }.
advice-only-move = Ход здесь только один.
advice-lost = Компьютер победит, что бы вы ни делали. Продержитесь подольше.
advice-piece-step = Пойдите { $piece ->
        [queen] королевой
       *[guard] стражем
    } с { $cell }.
advice-piece-back = Переставьте { $piece ->
        [queen] королеву, захваченную
       *[guard] стража, захваченного
    } на { $cell }.
advice-cell-step = Пойдите { $piece ->
        [queen] королевой
       *[guard] стражем
    } с { $from } на { $to }.
advice-cell-back = Переставьте { $piece ->
        [queen] королеву
       *[guard] стража
    } с { $from } на { $to }.
advice-cell-send = Отправьте захваченную королеву на { $to }.
advice-cell-place = Поставьте { $piece ->
        [queen] королеву
       *[guard] стража
    } на { $to }.
advice-line = Возможное продолжение: { $moves }.
advice-next-piece = Какая фигура?
advice-next-cell = Какая клетка?
advice-next-line = Показать
advice-again = Ещё раз

## Trying mistakes again

try-again-begin = Исправить ошибки
try-again-end = Вернуться к партии
try-again-show = Показать лучший ход
try-again-next = Следующая ошибка
try-again-previous = Предыдущая ошибка
try-again-asked = Ошибка { $number } из { $count }: { $by ->
        [you] вы пошли
        [computer] компьютер пошёл
        [white] белые пошли
        [black] чёрные пошли
       *[name] { $name } ходит
    } { $move }. Найдите ход лучше.
try-again-wrong = { $verdict } Найдите ход лучше.
try-again-right = Верно! { $verdict }
try-again-shown = Лучший ход — { $move }. { $verdict }
try-again-failed = На этом устройстве ходы оценить нельзя.

## My games

my-games-title = Мои партии
my-games-empty = Партий пока нет. Здесь сохраняются все ваши партии, законченные и нет.
my-games-search = Найти партию
my-games-search-hint = Имя, дата…
my-games-none-found = Таких партий нет.
my-games-order = Сортировка
my-games-newest = По дате
my-games-longest = По длине
my-games-by-opponent = По сопернику
my-games-more = { $count ->
        [one] Показать ещё { $count }
        [few] Показать ещё { $count }
        [many] Показать ещё { $count }
       *[other] Показать ещё { $count }
    }
my-games-left-out = { $count ->
        [one] { $count } партия не читается, и в файле её нет.
        [few] { $count } партии не читаются, и в файле их нет.
        [many] { $count } партий не читаются, и в файле их нет.
       *[other] { $count } партии не читаются, и в файле их нет.
    }
my-games-unreadable = Эта партия не читается.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
my-games-won = Победа
my-games-lost = Поражение
my-games-drawn = Ничья
my-games-unfinished = Не закончена
my-games-analysis = Анализ
my-games-hints = { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
        [many] { $count } подсказок
       *[other] { $count } подсказки
    }
my-games-continue = Продолжить
my-games-look = Посмотреть партию
my-games-rename = Переименовать
my-games-remove = Удалить
my-games-remove-title = { $count ->
        [1] Удалить эту партию?
        [one] Удалить { $count } партию?
        [few] Удалить { $count } партии?
        [many] Удалить { $count } партий?
       *[other] Удалить { $count } партии?
    }
my-games-remove-body = { $count ->
        [1] Она будет удалена навсегда.
        [one] Они будут удалены навсегда.
        [few] Они будут удалены навсегда.
        [many] Они будут удалены навсегда.
       *[other] Они будут удалены навсегда.
    }
my-games-several = Выбрать несколько
my-games-chosen = { $count ->
        [0] Выберите партии в списке.
        [one] Выбрана { $count } партия
        [few] Выбрано { $count } партии
        [many] Выбрано { $count } партий
       *[other] Выбрано { $count } партии
    }
my-games-all = Все
my-games-none = Ни одной
my-games-done = Готово
my-games-save = Сохранить
my-games-put = В папку
my-games-folder = Папка
my-games-folder-new = Новая папка
my-games-folder-put = Положить в эту папку
my-games-folder-out = Без папки
my-games-folder-rename = Переименовать эту папку
my-games-may-be-deleted = Если места станет мало, браузер может удалить ваши партии. На всякий случай сохраните их в файл: «{ my-games-several }», затем «{ my-games-all }».

## The story of a game

end-story = Ключевые моменты
story-title = Ключевые моменты
story-lines = Сколько ходов не хватало каждой стороне, от первого хода до последнего.
story-opening = Начало, ход { $turn }
story-opening-text = До победы белым нужно ещё минимум { $white ->
        [one] { $white } ход
        [few] { $white } хода
        [many] { $white } ходов
       *[other] { $white } хода
    }, чёрным — { $black }.
story-first-capture = Первый захват, ход { $turn }
story-turning-point = Перелом, ход { $turn }
story-lead-changes = Смена лидера, ход { $turn }
story-blow = Тяжёлый удар, ход { $turn }
story-finish = Развязка, ход { $turn }
story-so-far = Пока что, ход { $turn }
story-white-queen = Белая королева захвачена на { $cells }.
story-black-queen = Чёрная королева захвачена на { $cells }.
story-white-loses = { $count ->
        [1] Чёрные захватывают фигуру на { $cells }.
        [one] Чёрные захватывают фигуры на { $cells }.
        [few] Чёрные захватывают фигуры на { $cells }.
        [many] Чёрные захватывают фигуры на { $cells }.
       *[other] Чёрные захватывают фигуры на { $cells }.
    }
story-black-loses = { $count ->
        [1] Белые захватывают фигуру на { $cells }.
        [one] Белые захватывают фигуры на { $cells }.
        [few] Белые захватывают фигуры на { $cells }.
        [many] Белые захватывают фигуры на { $cells }.
       *[other] Белые захватывают фигуры на { $cells }.
    }
story-cost = Это стоит { $bound ->
        [least] минимум{ " " }
        [most] максимум{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } ход.
        [few] { $count } хода.
        [many] { $count } ходов.
       *[other] { $count } хода.
    }
story-no-cost = Это не стоит ни одного хода.
story-gain = Зато королеву можно поставить ближе: это сберегает { $count ->
        [one] { $count } ход.
        [few] { $count } хода.
        [many] { $count } ходов.
       *[other] { $count } хода.
    }
story-even = После этого стороны идут вровень.
story-white-leads = После этого белые впереди на { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }.
story-black-leads = После этого чёрные впереди на { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }.
story-look = Посмотреть

## Lessons

learn-title = Уроки
learn-hint = Короткие уроки на доске, с самого начала.
learn-stars-hint = Три звезды — с первой попытки и не больше чем за указанное число ходов. Две — со второй попытки или с первой, но за большее число ходов. Иначе одна.
learn-count = Пройдено уроков: { $done } из { $count }
learn-stars = { $count ->
        [one] { $count } звезда
        [few] { $count } звезды
        [many] { $count } звёзд
       *[other] { $count } звезды
    }
learn-open = ещё не пройден
learn-number = Урок { $number } из { $count }
learn-moves = Ходы: { $moves } / { $par }
learn-at-most = { $stars ->
        [1] теперь не больше одной звезды
        [one] теперь не больше { $stars } звезды
        [few] теперь не больше { $stars } звёзд
        [many] теперь не больше { $stars } звёзд
       *[other] теперь не больше { $stars } звезды
    }
learn-captured = Одну из ваших фигур захватили.
learn-lost = Соперник победил.
learn-repeated = Ваш ход привёл к той же позиции в третий раз, а это поражение.
learn-drawn = Это ничья.
learn-late = Слишком много ходов.
learn-missed = Этот ход ничего не захватывает.
learn-failed = { $why } Попробуйте ещё раз.
learn-done = { $stars ->
        [3] Блестяще! Три звезды.
        [2] Отлично! Две звезды.
        [one] Готово! Одна звезда.
        [few] Готово! Одна звезда.
        [many] Готово! Одна звезда.
       *[other] Готово! Одна звезда.
    }
learn-again = Начать заново
learn-skip = Пропустить урок
learn-next = Следующий урок
learn-leave = К урокам
learn-set-aside = Пройденные уроки не читаются, поэтому всё начинается заново. Они сохранены здесь: { $place }
figure-start = Позиция в начале
figure-played = Сыграно: { $move }
figure-better = Лучше: { $move }
figure-answer = Ключевой ход: { $move }

## Puzzles

puzzles-title = Задачи
puzzles-set-aside = Решённые задачи не читаются, поэтому счёт начинается заново. Они сохранены здесь: { $place }
puzzle-title = Задача
puzzle-win = { $side }: победа в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
puzzle-right = Верно! Продолжайте.
puzzle-right-left = { $moves ->
        [1] Верно! Остался один ход.
        [one] Верно! Остался { $moves } ход.
        [few] Верно! Осталось { $moves } хода.
        [many] Верно! Осталось { $moves } ходов.
       *[other] Верно! Осталось { $moves } хода.
    }
puzzle-weighing = Проверим, выигрывает ли и это…
puzzle-wrong = Это не решение: посмотрите, что будет. Потом попробуйте ещё раз.
puzzle-unclear = Может, выигрывает и это, но не скоро. Найдите путь быстрее.
puzzle-unweighed = На этом устройстве можно проверить только само решение. Найдите другой ход.
puzzle-solved-at-once = Решено с первой попытки!
puzzle-solved = Решено!
puzzle-solved-helped = Решено с подсказкой.
puzzle-solved-late = Решено, хотя есть путь быстрее.
puzzle-defending = Теперь играйте за другую сторону. Найдётся ли защита?
puzzle-beaten = Эта защита не спасла. Попробуете другую?
puzzle-held = Вы выстояли, хотя это считалось невозможным!
puzzle-again = Начать заново
puzzle-defend = Защищаться
puzzle-skip = Пропустить задачу
puzzle-next = Дальше
puzzle-leave = К задачам
puzzle-leave-to-editor = В редактор
mistakes-title = Работа над ошибками

## Progress

progress-title = Прогресс
progress-set-aside = Ваши результаты против компьютера не читаются, поэтому счёт начинается заново. Они сохранены здесь: { $place }
progress-copy = На другом устройстве
progress-copy-hint = Сохраните уроки, задачи, ошибки и результаты в один файл и добавьте его там. Ничто из того, что там уже есть, не пропадёт.
progress-copy-save = Сохранить прогресс
progress-copy-add = Добавить из файла
progress-copy-added = Добавлено к вашему прогрессу: { $parts }.
progress-copy-known = Всё это здесь уже есть.
progress-copy-lessons = { $count ->
        [one] { $count } урок
        [few] { $count } урока
        [many] { $count } уроков
       *[other] { $count } урока
    }
progress-copy-puzzles = { $count ->
        [one] { $count } задача
        [few] { $count } задачи
        [many] { $count } задач
       *[other] { $count } задачи
    }
progress-copy-mistakes = { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
progress-copy-lines = { $count ->
        [one] { $count } линия
        [few] { $count } линии
        [many] { $count } линий
       *[other] { $count } линии
    }
progress-copy-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
progress-copy-damaged = Этот файл прогресса повреждён, поэтому ничего не добавлено. Здесь всё осталось как было.
progress-copy-later = Этот файл прогресса создан более новой версией программы, поэтому ничего не добавлено.
