# The texts in English that every game shares: settings, keys, questions and faults. French is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## Everywhere

close = Close
cancel = Cancel

## Settings

settings-title = Settings
settings-appearance = Appearance
settings-language = Language
settings-language-system = As the system
settings-language-en = English
settings-language-fr = Français
settings-colours = Colours
settings-colours-system = Automatic
settings-colours-dark = Walnut
settings-colours-light = Ivory
settings-size = Size of text and buttons
settings-size-normal = Normal
settings-size-large = Large
settings-size-huge = Very large
settings-view = View
settings-view-auto = Automatic
settings-view-3d = 3D
settings-view-2d = 2D
settings-animation = Movement of the pieces
settings-animation-system = Automatic
settings-animation-normal = Calm
settings-animation-fast = Fast
settings-animation-off = At once
settings-sound = Sound
settings-sound-effects = Pieces and buttons: { $percent }%
settings-sound-music = Music: { $percent }%
settings-sound-ambience = Fireside: { $percent }%
settings-sound-muted = No sound at all
settings-sound-muted-hint = The { $key } key switches all sound off and on.
settings-defaults = Back to the usual settings
settings-defaults-title = Back to the usual settings?
settings-defaults-body = Everything on this page will be as it was at the first start.
settings-defaults-yes = Set everything back
settings-set-aside = Your settings could not be understood, so the game starts with the usual ones. The old ones are kept: { $place }

## Keys and gamepads

keys-title = Keys and gamepad
keys-hint = Press a line to give it another key.
keys-press = Press a key…
keys-or = { " or " }
keys-gamepad = Gamepad: { $button }
keys-view = View
keys-other-view = Board in space or flat
keys-camera = Camera back to its place
keys-everywhere = Everywhere
keys-mute = Sound off or on
keys-list = This list
keys-fixed = Always the same
keys-move = Go to another cell or control
keys-move-keys = Arrows
keys-move-buttons = D-pad, left stick
keys-choose = Choose
keys-choose-keys = Enter, space
keys-choose-buttons = A
keys-next = Next or previous control
keys-next-keys = Tab, Shift + Tab
keys-next-buttons = RB, LB
keys-back = Back
keys-back-keys = Escape
keys-back-buttons = B
keys-menu = Menu of the game
keys-menu-keys = Escape
keys-menu-buttons = Menu
keys-gamepads = Gamepad buttons have other names on some gamepads; their places are those of an Xbox gamepad. With two gamepads each player has one: the first that was connected is White’s.
keys-refused = That key is needed by the screens, the browser or the system. Choose another one.
keys-swap-title = Give { $key } to something else?
keys-swap-body = So far { $key } is for: “{ $owner }”. It will be for: “{ $wanted }”. What would be left without a key gets the other’s.
keys-swap-yes = Swap the keys
keys-defaults = Back to the usual keys
keys-defaults-title = Back to the usual keys?
keys-defaults-body = All keys will be as they were at the first start.
keys-defaults-yes = Set all keys back
key-ctrl = Ctrl
key-shift = Shift
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down

## What is kept from one start to the next

store-nothing-kept = Nothing you do can be kept for the next time: { $cause } You can play all the same.
store-not-read = Something kept from the last time cannot be read: { $cause }
store-not-written = This cannot be kept for the next time: { $cause }
store-cause-nowhere = there is no place for it.
store-cause-denied = access is refused.
store-cause-full = no space is left.
store-cause-damaged = it is damaged.
store-cause-no-folder = where its folder should be is a file.

## What goes out and comes in

exchange-copied = Copied
exchange-not-copied = The browser does not let this page copy anything.
exchange-nothing-to-paste = There is no text to paste, or the clipboard cannot be read. In a text field, Ctrl+V or a long press may do.
exchange-saved = Saved
exchange-saved-at = Saved: { $place }
exchange-not-saved = The file could not be saved: { $cause }
exchange-too-large = { $name } is too large to be the record of a game.
exchange-not-read = { $name } cannot be read: { $cause }
exchange-no-dialog = No file dialog opens here. Drop the file on the window instead, or paste its text.

## How to play

rules-title = How to play

## Who made what

credits-title = Credits

## Above the board

spoken-on = on
spoken-off = off
spoken-chosen = chosen
spoken-not-chosen = not chosen
spoken-disabled = not available
