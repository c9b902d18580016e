# The texts in Russian that every game shares: settings, keys, questions and faults. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are « » and, inside them, „ “.

## Everywhere

close = Закрыть
back = Назад
cancel = Отмена
more-title = Ещё
more-games = Партии
more-program = Программа
other-games = Другие игры
quit = Выйти
date = { $day } { $month ->
        [1] янв.
        [2] февр.
        [3] марта
        [4] апр.
        [5] мая
        [6] июня
        [7] июля
        [8] авг.
        [9] сент.
        [10] окт.
        [11] нояб.
       *[12] дек.
    } { $year }
date-unknown = без даты

## Settings

settings-title = Настройки
settings-appearance = Внешний вид
settings-language = Язык
settings-language-system = Язык системы
language-not-fetched = Не удалось загрузить язык: { $language }. Проверьте подключение и выберите его снова.
screen-kept-on = Идёт партия
settings-colours = Цвета
settings-colours-system = Авто
settings-colours-dark = Ореховые
settings-colours-light = Кремовые
settings-size = Размер текста и кнопок
settings-size-normal = Обычный
settings-size-large = Крупный
settings-size-huge = Очень крупный
settings-full-screen = Полный экран
settings-view = Вид
settings-view-auto = Авто
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Камера
settings-camera-low = Ниже
settings-camera-steep = Выше
settings-animation = Движение фигур
settings-animation-system = Авто
settings-animation-normal = Плавно
settings-animation-fast = Быстро
settings-animation-off = Мгновенно
settings-sound = Звук
settings-sound-effects = Фигуры и кнопки: { $percent } %
settings-sound-music = Музыка: { $percent } %
settings-sound-ambience = Камин: { $percent } %
settings-sound-none = Звука нет: здесь не нашлось устройства вывода.
settings-sound-muted = Без звука
settings-sound-muted-hint = Клавиша { $key } выключает и включает звук.
settings-defaults = Сбросить настройки
settings-defaults-title = Сбросить настройки?
settings-defaults-body = Всё на этой странице станет таким, как при первом запуске.
settings-defaults-yes = Сбросить
settings-set-aside = Ваши настройки не читаются, поэтому действуют исходные. Прежние лежат здесь: { $place }
settings-partly-set-aside = Часть ваших настроек не читается, вместо них действуют исходные. Прежние настройки лежат здесь: { $place }

## Keys and gamepads

keys-title = Клавиши и геймпад
keys-hint = Выберите строку, затем нажмите новую клавишу.
keys-press = Нажмите клавишу…
keys-or = { " или " }
keys-gamepad = Геймпад: { $button }
keys-view = Вид
keys-other-view = Переключить 3D и 2D
keys-camera = Вернуть камеру на место
keys-everywhere = Везде
keys-mute = Выключить или включить звук
keys-full-screen = Полный экран или окно
keys-list = Этот список
keys-fixed = Изменить нельзя
keys-move = Переход по доске и между кнопками
keys-move-keys = Стрелки
keys-move-buttons = Крестовина, левый стик
keys-choose = Выбрать
keys-choose-keys = Enter, пробел
# As in English.
keys-choose-buttons = A
keys-next = Следующая или предыдущая кнопка
# As in English.
keys-next-keys = Tab, Shift + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Назад
keys-back-keys = Esc
# As in English.
keys-back-buttons = B
keys-menu = Меню партии
keys-menu-keys = Esc
# As in English.
keys-menu-buttons = Menu
keys-gamepads = Кнопки названы как на геймпаде Xbox; на вашем обозначения могут быть другими.
keys-refused = Эта клавиша занята меню, браузером или системой. Выберите другую.
keys-swap-title = Назначить { $key } другому действию?
keys-swap-body = Клавиша { $key } уже занята: «{ $owner }». Это действие и «{ $wanted }» обменяются клавишами.
keys-swap-yes = Обменять клавиши
keys-defaults = Сбросить клавиши
keys-defaults-title = Сбросить клавиши?
keys-defaults-body = Все клавиши станут такими, как при первом запуске.
keys-defaults-yes = Сбросить
# As in English.
key-ctrl = Ctrl
# As in English.
key-shift = Shift
# As in English.
key-backspace = Backspace
# As in English.
key-delete = Delete
# As in English.
key-insert = Insert
# As in English.
key-home = Home
# As in English.
key-end = End
key-page-up = Page Up
key-page-down = Page Down
# As in English.
key-f11 = F11
# As in English.
key-alt-enter = Alt + Enter

## What is saved from one start to the next

store-nothing-kept = Сохранить ничего нельзя: { $cause } Играть всё равно можно.
store-not-read = Часть сохранённого не читается: { $cause }
store-not-written = Сохранить не удалось: { $cause }
store-cause-nowhere = для этого нет папки.
store-cause-denied = нет доступа.
store-cause-full = не хватает места.
store-cause-damaged = данные повреждены.
store-cause-no-folder = на месте папки лежит файл.
store-cause-missing = файла или папки больше нет.
store-cause-other = система сообщает об ошибке.
saved-game-damaged = Сохранённая партия повреждена и не открывается. Что от неё осталось, лежит здесь: { $place }
saved-games-unreadable = { $count ->
        [one] { $count } партия не читается. Она остаётся на своём месте.
        [few] { $count } партии не читаются. Они остаются на своём месте.
        [many] { $count } партий не читаются. Они остаются на своём месте.
       *[other] { $count } партии не читаются. Они остаются на своём месте.
    }

## What goes out and comes in

exchange-copied = Скопировано
exchange-not-copied = Браузер не даёт этой странице доступа к буферу обмена.
exchange-nothing-to-paste = Вставлять нечего, или буфер обмена не читается. В строке ввода может помочь Ctrl+V или долгое нажатие.
exchange-saved = Сохранено
exchange-saved-at = Сохранено: { $place }
exchange-not-saved = Не удалось сохранить файл: { $cause }
exchange-too-large = { $name }: файл слишком велик для записи партии.
exchange-one-at-a-time = Из этих файлов открывается только один: { $name }
exchange-folder = Папку открыть нельзя. Перетащите файл.
exchange-not-read = { $name } не читается: { $cause }
exchange-no-dialog = Окно выбора файла здесь не открывается. Перетащите файл в окно игры или вставьте его текст.
exchange-no-dialog-paste = Окно выбора файла здесь не открывается. Вставьте текст файла.

## Who made what

credits-title = Авторы
credits-libraries-all = Все библиотеки и их лицензии
