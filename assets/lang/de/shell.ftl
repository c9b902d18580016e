# The texts in German that every game shares: settings, keys, questions and faults. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are „ and “; before … and between a
# number and its unit stands a no-break space (U+00A0).

## Everywhere

close = Schließen
back = Zurück
cancel = Abbrechen
more-title = Mehr
more-games = Partien
more-program = Das Programm
other-games = Andere Spiele
quit = Beenden
date = { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    } { $year }
date-unknown = ohne Datum

## Settings

settings-title = Einstellungen
settings-appearance = Darstellung
settings-language = Sprache
settings-language-system = Systemsprache
language-not-fetched = { $language } konnte nicht geladen werden. Prüfe deine Verbindung und wähle die Sprache dann noch einmal.
screen-kept-on = Eine Partie läuft
settings-colours = Farben
settings-colours-system = Automatisch
settings-colours-dark = Nussbaum
settings-colours-light = Elfenbein
settings-size = Größe von Text und Knöpfen
# As in English.
settings-size-normal = Normal
settings-size-large = Groß
settings-size-huge = Sehr groß
settings-full-screen = Vollbild
settings-view = Ansicht
settings-view-auto = Automatisch
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Kamera
settings-camera-low = Tief
settings-camera-steep = Hoch
settings-animation = Bewegung der Figuren
settings-animation-system = Automatisch
settings-animation-normal = Gemächlich
settings-animation-fast = Schnell
settings-animation-off = Sofort
settings-sound = Ton
settings-sound-effects = Figuren und Knöpfe: { $percent } %
settings-sound-music = Musik: { $percent } %
settings-sound-ambience = Kaminfeuer: { $percent } %
settings-sound-none = Kein Ton: Hier wurde keine Audioausgabe gefunden.
settings-sound-muted = Ton aus
settings-sound-muted-hint = { $key } schaltet den Ton aus und wieder ein.
settings-defaults = Standardeinstellungen
settings-defaults-title = Standardeinstellungen übernehmen?
settings-defaults-body = Auf dieser Seite ist dann alles wieder wie beim ersten Start.
settings-defaults-yes = Übernehmen
settings-set-aside = Deine Einstellungen waren nicht lesbar, deshalb gilt überall der Standard. Die alten liegen hier: { $place }
settings-partly-set-aside = Einige deiner Einstellungen waren nicht lesbar, für sie gilt der Standard. Die alten liegen hier: { $place }

## Keys and gamepads

keys-title = Tasten und Gamepad
keys-hint = Wähle eine Zeile und drück dann die neue Taste.
keys-press = Drück eine Taste …
keys-or = { " oder " }
# As in English.
keys-gamepad = Gamepad: { $button }
keys-view = Ansicht
keys-other-view = Zwischen 3D und 2D wechseln
keys-camera = Kamera auf Anfang
keys-everywhere = Überall
keys-mute = Ton aus oder an
keys-full-screen = Vollbild oder Fenster
keys-list = Diese Liste
keys-fixed = Nicht zu ändern
keys-move = Über das Brett und von Knopf zu Knopf
keys-move-keys = Pfeiltasten
keys-move-buttons = Steuerkreuz, linker Stick
keys-choose = Wählen
keys-choose-keys = Enter, Leertaste
# As in English.
keys-choose-buttons = A
keys-next = Nächster oder voriger Knopf
keys-next-keys = Tab, Umschalt + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Zurück
keys-back-keys = Esc
# As in English.
keys-back-buttons = B
keys-menu = Menü der Partie
keys-menu-keys = Esc
keys-menu-buttons = Menü
keys-gamepads = Die Tasten heißen wie auf einem Xbox-Gamepad; auf deinem können sie anders beschriftet sein.
keys-refused = Diese Taste ist für die Menüs, den Browser oder das System vergeben. Wähle eine andere.
keys-swap-title = { $key } für etwas anderes verwenden?
keys-swap-body = { $key } gehört schon zu „{ $owner }“. Diese Aktion und „{ $wanted }“ tauschen dann ihre Tasten.
keys-swap-yes = Tasten tauschen
keys-defaults = Standardtasten
keys-defaults-title = Standardtasten übernehmen?
keys-defaults-body = Alle Tasten sind dann wieder wie beim ersten Start.
keys-defaults-yes = Übernehmen
key-ctrl = Strg
key-shift = Umschalt
key-backspace = Rücktaste
key-delete = Entf
key-insert = Einfg
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
# As in English.
key-f11 = F11
# As in English.
key-alt-enter = Alt + Enter

## What is saved from one start to the next

store-nothing-kept = Es kann nichts gespeichert werden: { $cause } Spielen kannst du trotzdem.
store-not-read = Einiges, was gespeichert war, ist nicht lesbar: { $cause }
store-not-written = Das kann nicht gespeichert werden: { $cause }
store-cause-nowhere = Es gibt keinen Ordner dafür.
store-cause-denied = Der Zugriff ist gesperrt.
store-cause-full = Es ist kein Platz mehr.
store-cause-damaged = Der Inhalt ist beschädigt.
store-cause-no-folder = Wo der Ordner sein müsste, liegt eine Datei.
store-cause-missing = Es ist nicht mehr da.
store-cause-other = Das System meldet einen Fehler.
saved-game-damaged = Eine gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Was von ihr übrig ist, liegt hier: { $place }
saved-games-unreadable = { $count ->
        [one] 1 Partie ist nicht lesbar. Sie bleibt, wo sie ist.
       *[other] { $count } Partien sind nicht lesbar. Sie bleiben, wo sie sind.
    }

## What goes out and comes in

exchange-copied = Kopiert
exchange-not-copied = Dein Browser lässt diese Seite nicht an die Zwischenablage.
exchange-nothing-to-paste = Es gibt keinen Text zum Einfügen, oder die Zwischenablage ist nicht lesbar. In einem Textfeld hilft vielleicht Strg+V oder langes Drücken.
exchange-saved = Gespeichert
exchange-saved-at = Gespeichert: { $place }
exchange-not-saved = Die Datei konnte nicht gespeichert werden: { $cause }
exchange-too-large = { $name } ist zu groß für die Notation einer Partie.
exchange-one-at-a-time = Von diesen Dateien wird nur eine geöffnet: { $name }
exchange-folder = Ein Ordner lässt sich nicht öffnen. Zieh eine Datei hierher.
exchange-not-read = { $name } ist nicht lesbar: { $cause }
exchange-no-dialog = Hier lässt sich keine Dateiauswahl öffnen. Zieh die Datei in das Fenster oder füg ihren Text ein.
exchange-no-dialog-paste = Hier lässt sich keine Dateiauswahl öffnen. Füg stattdessen den Text der Datei ein.

## Who made what

credits-title = Mitwirkende
credits-libraries-all = Alle Bibliotheken und ihre Lizenzen
