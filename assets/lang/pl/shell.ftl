# The texts in Polish that every game shares: settings, keys, questions and faults. English is beside them, with the same
# keys in the same order. After a word of one letter stands a no-break space (U+00A0).

## Everywhere

close = Zamknij
back = Wstecz
cancel = Anuluj
more-title = Więcej
more-games = Partie
more-program = Program
other-games = Inne gry
quit = Zakończ
date = { $day } { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maja
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    } { $year }
date-unknown = bez daty

## Settings

settings-title = Ustawienia
settings-appearance = Wygląd
settings-language = Język
settings-language-system = Język systemu
language-not-fetched = Nie udało się wczytać języka: { $language }. Sprawdź połączenie i wybierz go jeszcze raz.
screen-kept-on = Trwa partia
settings-colours = Kolory
settings-colours-system = Auto
settings-colours-dark = Orzech
settings-colours-light = Kość słoniowa
settings-size = Wielkość tekstu i przycisków
settings-size-normal = Normalna
settings-size-large = Duża
settings-size-huge = Bardzo duża
settings-full-screen = Pełny ekran
settings-view = Widok
settings-view-auto = Auto
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Kamera
settings-camera-low = Nisko
settings-camera-steep = Wysoko
settings-animation = Ruch figur
settings-animation-system = Auto
settings-animation-normal = Spokojny
settings-animation-fast = Szybki
settings-animation-off = Natychmiast
settings-sound = Dźwięk
settings-sound-effects = Figury i przyciski: { $percent }%
settings-sound-music = Muzyka: { $percent }%
settings-sound-ambience = Trzask kominka: { $percent }%
settings-sound-none = Brak dźwięku: nie znaleziono tu wyjścia audio.
settings-sound-muted = Wycisz wszystko
settings-sound-muted-hint = Klawisz { $key } wycisza i przywraca dźwięk.
settings-defaults = Przywróć ustawienia domyślne
settings-defaults-title = Przywrócić ustawienia domyślne?
settings-defaults-body = Wszystko na tej stronie będzie znów takie jak przy pierwszym uruchomieniu.
settings-defaults-yes = Przywróć
settings-set-aside = Twoich ustawień nie da się odczytać, więc obowiązują domyślne. Poprzednie są tutaj: { $place }
settings-partly-set-aside = Części twoich ustawień nie da się odczytać, więc zastąpiły je domyślne. Poprzednie są tutaj: { $place }

## Keys and gamepads

keys-title = Klawisze i pad
keys-hint = Wybierz wiersz, potem naciśnij nowy klawisz.
keys-press = Naciśnij klawisz…
keys-or = { " lub " }
keys-gamepad = Pad: { $button }
keys-view = Widok
keys-other-view = Przełącz 3D i 2D
keys-camera = Ustaw kamerę od nowa
keys-everywhere = Wszędzie
keys-mute = Wycisz lub przywróć dźwięk
keys-full-screen = Pełny ekran lub okno
keys-list = Ta lista
keys-fixed = Niezmienne
keys-move = Ruch po planszy i między przyciskami
keys-move-keys = Strzałki
keys-move-buttons = Krzyżak, lewa gałka
keys-choose = Wybierz
keys-choose-keys = Enter, spacja
# As in English.
keys-choose-buttons = A
keys-next = Następny lub poprzedni przycisk
# As in English.
keys-next-keys = Tab, Shift + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Wstecz
# As in English.
keys-back-keys = Escape
# As in English.
keys-back-buttons = B
keys-menu = Menu partii
# As in English.
keys-menu-keys = Escape
# As in English.
keys-menu-buttons = Menu
keys-gamepads = Przyciski nazywają się jak na padzie Xbox; na twoim mogą mieć inne oznaczenia.
keys-refused = Ten klawisz jest zajęty przez menu, przeglądarkę lub system. Wybierz inny.
keys-swap-title = Zmienić działanie klawisza { $key }?
keys-swap-body = Klawisz { $key } służy teraz do czynności „{ $owner }”. Zamieni się ona klawiszami z czynnością „{ $wanted }”.
keys-swap-yes = Zamień klawisze
keys-defaults = Przywróć klawisze domyślne
keys-defaults-title = Przywrócić klawisze domyślne?
keys-defaults-body = Wszystkie klawisze będą znów takie jak przy pierwszym uruchomieniu.
keys-defaults-yes = Przywróć
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

store-nothing-kept = Nic nie da się zapisać: { $cause } Grać można mimo to.
store-not-read = Części zapisanych danych nie da się odczytać: { $cause }
store-not-written = Tego nie da się zapisać: { $cause }
store-cause-nowhere = nie ma na to folderu.
store-cause-denied = brak dostępu.
store-cause-full = brak miejsca.
store-cause-damaged = dane są uszkodzone.
store-cause-no-folder = zamiast folderu jest tam plik.
store-cause-missing = danych już tam nie ma.
store-cause-other = system zgłasza błąd.
saved-game-damaged = Zapisana partia jest uszkodzona i nie da się jej otworzyć. To, co z niej zostało, jest tutaj: { $place }
saved-games-unreadable = { $count ->
        [one] { $count } partii nie da się odczytać. Zostaje tam, gdzie jest.
        [few] { $count } partii nie da się odczytać. Zostają tam, gdzie są.
        [many] { $count } partii nie da się odczytać. Zostają tam, gdzie są.
       *[other] { $count } partii nie da się odczytać. Zostają tam, gdzie są.
    }

## What goes out and comes in

exchange-copied = Skopiowano
exchange-not-copied = Przeglądarka nie pozwala tej stronie korzystać ze schowka.
exchange-nothing-to-paste = Nie ma tekstu do wklejenia albo schowka nie da się odczytać. W polu tekstowym może zadziałać Ctrl+V lub dłuższe przytrzymanie.
exchange-saved = Zapisano
exchange-saved-at = Zapisano: { $place }
exchange-not-saved = Nie udało się zapisać pliku: { $cause }
exchange-too-large = Ten plik jest za duży jak na notację partii: { $name }
exchange-one-at-a-time = Otwiera się tylko jeden z tych plików: { $name }
exchange-folder = Folderu nie można otworzyć. Upuść plik.
exchange-not-read = Nie da się odczytać pliku { $name }: { $cause }
exchange-no-dialog = Nie da się tu otworzyć okna wyboru pliku. Upuść plik na okno gry albo wklej jego tekst.
exchange-no-dialog-paste = Nie da się tu otworzyć okna wyboru pliku. Wklej tekst pliku.

## Who made what

credits-title = Autorzy
credits-libraries-all = Wszystkie biblioteki i ich licencje
