# The texts in English that every game shares: settings, keys, questions and faults. The other languages are beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Everywhere

close = Close
back = Back
cancel = Cancel
more-title = More
more-games = Games
more-program = The program
other-games = Other games
quit = Quit
date = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] Aug
        [9] Sept
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }
date-unknown = undated

## Settings

settings-title = Settings
settings-appearance = Appearance
settings-language = Language
settings-language-system = System language
language-not-fetched = { $language } could not be loaded. Check your connection, then choose it again.
screen-kept-on = A game is being played
settings-colours = Colours
settings-colours-system = Automatic
settings-colours-dark = Walnut
settings-colours-light = Ivory
settings-size = Size of text and buttons
settings-size-normal = Normal
settings-size-large = Large
settings-size-huge = Very large
settings-full-screen = Full screen
settings-view = View
settings-view-auto = Automatic
settings-view-3d = 3D
settings-view-2d = 2D
settings-camera = Camera
settings-camera-low = Low
settings-camera-steep = High
settings-animation = Movement of the pieces
settings-animation-system = Automatic
settings-animation-normal = Relaxed
settings-animation-fast = Fast
settings-animation-off = Instant
settings-sound = Sound
settings-sound-effects = Pieces and buttons: { $percent }%
settings-sound-music = Music: { $percent }%
settings-sound-ambience = Fireside: { $percent }%
settings-sound-none = There is no sound: no audio output was found here.
settings-sound-muted = Mute all sound
settings-sound-muted-hint = Press { $key } to mute or unmute.
settings-defaults = Restore default settings
settings-defaults-title = Restore default settings?
settings-defaults-body = Everything on this page goes back to how it was when you first started.
settings-defaults-yes = Restore defaults
settings-set-aside = Your settings could not be read, so the defaults are in use. The old ones are here: { $place }
settings-partly-set-aside = Some of your settings could not be read, so their defaults are in use. The old settings are here: { $place }

## Keys and gamepads

keys-title = Keys and gamepad
keys-hint = Choose a line, then press the new key.
keys-press = Press a key…
keys-or = { " or " }
keys-gamepad = Gamepad: { $button }
keys-view = View
keys-other-view = Switch between 3D and 2D
keys-camera = Reset the camera
keys-everywhere = Everywhere
keys-mute = Mute or unmute
keys-full-screen = Full screen or window
keys-list = This list
keys-fixed = Cannot be changed
keys-move = Move over the board and between buttons
keys-move-keys = Arrows
keys-move-buttons = D-pad, left stick
keys-choose = Choose
keys-choose-keys = Enter, space
keys-choose-buttons = A
keys-next = Next or previous button
keys-next-keys = Tab, Shift + Tab
keys-next-buttons = RB, LB
keys-back = Back
keys-back-keys = Escape
keys-back-buttons = B
keys-menu = Game menu
keys-menu-keys = Escape
keys-menu-buttons = Menu
keys-gamepads = Buttons are named as on an Xbox gamepad; yours may be labelled differently.
keys-refused = That key is reserved for the menus, the browser or the system. Choose another.
keys-swap-title = Use { $key } for something else?
keys-swap-body = { $key } is already used for “{ $owner }”. The two actions, this one and “{ $wanted }”, will swap keys.
keys-swap-yes = Swap the keys
keys-defaults = Restore default keys
keys-defaults-title = Restore default keys?
keys-defaults-body = All keys go back to how they were when you first started.
keys-defaults-yes = Restore defaults
key-ctrl = Ctrl
key-shift = Shift
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-f11 = F11
key-alt-enter = Alt + Enter

## What is saved from one start to the next

store-nothing-kept = Nothing can be saved: { $cause } You can still play.
store-not-read = Some saved data cannot be read: { $cause }
store-not-written = This cannot be saved: { $cause }
store-cause-nowhere = there is no folder for it.
store-cause-denied = access is denied.
store-cause-full = there is no space left.
store-cause-damaged = it is damaged.
store-cause-no-folder = there is a file where its folder should be.
store-cause-missing = it is no longer there.
store-cause-other = the system reports an error.
saved-game-damaged = A saved game is damaged and cannot be opened. What is left of it is here: { $place }
saved-games-unreadable = { $count ->
        [one] 1 game cannot be read. It stays where it is.
       *[other] { $count } games cannot be read. They stay where they are.
    }

## What goes out and comes in

exchange-copied = Copied
exchange-not-copied = Your browser does not let this page use the clipboard.
exchange-nothing-to-paste = There is no text to paste, or the clipboard cannot be read. In a text field, Ctrl+V or a long press may work.
exchange-saved = Saved
exchange-saved-at = Saved: { $place }
exchange-not-saved = The file could not be saved: { $cause }
exchange-too-large = { $name } is too large to be the record of a game.
exchange-one-at-a-time = Only one of these files is opened: { $name }
exchange-folder = A folder cannot be opened. Drop a file.
exchange-not-read = { $name } cannot be read: { $cause }
exchange-no-dialog = The file chooser cannot be opened here. Drop the file on the window instead, or paste its text.
exchange-no-dialog-paste = The file chooser cannot be opened here. Paste the text of the file instead.

## Who made what

credits-title = Credits
credits-libraries-all = All libraries, and their licences
