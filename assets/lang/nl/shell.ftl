# The texts in Dutch that every game shares: settings, keys, questions and faults. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Everywhere

close = Sluiten
back = Terug
cancel = Annuleren
more-title = Meer
more-games = Partijen
more-program = Het programma
other-games = Andere spellen
quit = Afsluiten
date = { $day } { $month ->
        [1] jan.
        [2] feb.
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] aug.
        [9] sept.
        [10] okt.
        [11] nov.
       *[12] dec.
    } { $year }
date-unknown = zonder datum

## Settings

settings-title = Instellingen
settings-appearance = Uiterlijk
settings-language = Taal
settings-language-system = Systeemtaal
language-not-fetched = Deze taal kon niet worden geladen: { $language }. Controleer je verbinding en kies de taal dan opnieuw.
screen-kept-on = Er wordt een partij gespeeld
settings-colours = Kleuren
settings-colours-system = Automatisch
settings-colours-dark = Notenhout
settings-colours-light = Ivoor
settings-size = Grootte van tekst en knoppen
settings-size-normal = Normaal
settings-size-large = Groot
settings-size-huge = Heel groot
settings-full-screen = Volledig scherm
settings-view = Weergave
settings-view-auto = Automatisch
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
# As in English.
settings-camera = Camera
settings-camera-low = Laag
settings-camera-steep = Hoog
settings-animation = Beweging van de stukken
settings-animation-system = Automatisch
settings-animation-normal = Rustig
settings-animation-fast = Snel
settings-animation-off = Meteen
settings-sound = Geluid
settings-sound-effects = Stukken en knoppen: { $percent }%
settings-sound-music = Muziek: { $percent }%
settings-sound-ambience = Haardvuur: { $percent }%
settings-sound-none = Geen geluid: er is geen audio-uitgang gevonden.
settings-sound-muted = Geluid uit
settings-sound-muted-hint = Met { $key } gaat het geluid uit en weer aan.
settings-defaults = Standaardinstellingen herstellen
settings-defaults-title = Standaardinstellingen herstellen?
settings-defaults-body = Alles op deze pagina wordt weer zoals bij de eerste start.
settings-defaults-yes = Herstellen
settings-set-aside = Je instellingen konden niet worden gelezen. Daarom gelden de standaardinstellingen. De oude staan hier: { $place }
settings-partly-set-aside = Een deel van je instellingen kon niet worden gelezen. Daarvoor gelden de standaardinstellingen. De oude staan hier: { $place }

## Keys and gamepads

keys-title = Toetsen en gamepad
keys-hint = Kies een regel en druk dan op de nieuwe toets.
keys-press = Druk op een toets…
keys-or = { " of " }
# As in English.
keys-gamepad = Gamepad: { $button }
keys-view = Weergave
keys-other-view = Wisselen tussen 3D en 2D
keys-camera = Camera in de beginstand
keys-everywhere = Overal
keys-mute = Geluid uit of aan
keys-full-screen = Volledig scherm of venster
keys-list = Deze lijst
keys-fixed = Niet te wijzigen
keys-move = Over het bord en langs de knoppen
keys-move-keys = Pijltjes
keys-move-buttons = D-pad, linkerstick
keys-choose = Kiezen
keys-choose-keys = Enter, spatie
# As in English.
keys-choose-buttons = A
keys-next = Volgende of vorige knop
# As in English.
keys-next-keys = Tab, Shift + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Terug
keys-back-keys = Esc
# As in English.
keys-back-buttons = B
keys-menu = Menu van de partij
keys-menu-keys = Esc
# As in English.
keys-menu-buttons = Menu
keys-gamepads = De knoppen heten zoals op een Xbox-gamepad; op de jouwe kan iets anders staan.
keys-refused = Die toets is al nodig voor de menu’s, de browser of het systeem. Kies een andere.
keys-swap-title = { $key } voor iets anders gebruiken?
keys-swap-body = { $key } hoort al bij “{ $owner }”. Die actie en “{ $wanted }” ruilen dan van toets.
keys-swap-yes = Toetsen ruilen
keys-defaults = Standaardtoetsen herstellen
keys-defaults-title = Standaardtoetsen herstellen?
keys-defaults-body = Alle toetsen worden weer zoals bij de eerste start.
keys-defaults-yes = Herstellen
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
# As in English.
key-page-up = Page up
# As in English.
key-page-down = Page down
# As in English.
key-f11 = F11
# As in English.
key-alt-enter = Alt + Enter

## What is saved from one start to the next

store-nothing-kept = Er kan niets worden opgeslagen: { $cause } Spelen kan wel.
store-not-read = Sommige opgeslagen gegevens zijn niet te lezen: { $cause }
store-not-written = Dit kan niet worden opgeslagen: { $cause }
store-cause-nowhere = er is geen map voor.
store-cause-denied = de toegang is geweigerd.
store-cause-full = er is geen ruimte meer.
store-cause-damaged = de inhoud is beschadigd.
store-cause-no-folder = waar de map hoort te zijn, staat een bestand.
store-cause-missing = er staat daar niets meer.
store-cause-other = het systeem meldt een fout.
saved-game-damaged = Een opgeslagen partij is beschadigd en kan niet worden geopend. Wat ervan over is, staat hier: { $place }
saved-games-unreadable = { $count ->
        [one] 1 partij is niet te lezen. Die blijft gewoon staan.
       *[other] { $count } partijen zijn niet te lezen. Die blijven gewoon staan.
    }

## What goes out and comes in

exchange-copied = Gekopieerd
exchange-not-copied = Je browser laat deze pagina niet bij het klembord.
exchange-nothing-to-paste = Er is geen tekst om te plakken, of het klembord is niet te lezen. In een tekstveld lukt het misschien met Ctrl+V of door lang te drukken.
exchange-saved = Opgeslagen
exchange-saved-at = Opgeslagen: { $place }
exchange-not-saved = Het bestand kon niet worden opgeslagen: { $cause }
exchange-too-large = Dit bestand is te groot voor een partij: { $name }
exchange-one-at-a-time = Van deze bestanden wordt er maar één geopend: { $name }
exchange-folder = Een map kan niet worden geopend. Sleep een bestand hierheen.
exchange-not-read = Dit bestand is niet te lezen: { $name }. De oorzaak: { $cause }
exchange-no-dialog = Hier kun je geen bestand kiezen. Sleep het naar het venster, of plak de tekst ervan.
exchange-no-dialog-paste = Hier kun je geen bestand kiezen. Plak de tekst ervan.

## Who made what

credits-title = Colofon
credits-libraries-all = Alle bibliotheken en hun licenties
