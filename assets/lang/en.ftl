# The texts of the game in English. French is beside it, with the same keys in the same order.
# A paragraph is one line; an empty line parts paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

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
settings-colours-dark = Walnut
settings-colours-light = Ivory
settings-size = Size of text and buttons
settings-size-normal = Normal
settings-size-large = Large
settings-size-huge = Very large
settings-board = Board
settings-view = View
settings-view-3d = 3D
settings-view-2d = 2D
settings-orientation = Direction
settings-orientation-fixed = Fixed
settings-orientation-mover = To the mover
settings-orientation-table = For a table
settings-orientation-fixed-hint = The board always stays as it is.
settings-orientation-mover-hint = The board turns to whoever is to move.
settings-orientation-table-hint = The screen lies flat between two players: each sees the board from their own side.
settings-animation = Movement of the pieces
settings-animation-normal = Calm
settings-animation-fast = Fast
settings-animation-off = At once
settings-targets = Show where a piece can go
settings-cell-names = Show the names of the cells
settings-defaults = Back to the usual settings
settings-defaults-title = Back to the usual settings?
settings-defaults-body = Everything on this page will be as it was at the first start.
settings-defaults-yes = Set everything back
settings-set-aside = Your settings could not be understood, so the game starts with the usual ones. The old ones are kept: { $place }

## What is kept from one start to the next
store-nothing-kept = Nothing you do can be kept for the next time: { $cause } You can play all the same.
store-not-read = Something kept from the last time cannot be read: { $cause }
store-not-written = This cannot be kept for the next time: { $cause }
store-cause-nowhere = there is no place for it.
store-cause-denied = access is refused.
store-cause-full = no space is left.
store-cause-damaged = it is damaged.

## How to play
rules-title = How to play
rules-aim = The aim
rules-aim-text =
    Agon is a race to the middle. Bring your queen to the throne, and your six guards round her, before your opponent does the same.
rules-board = The board
rules-board-text =
    The board has 91 cells. The one in the middle is the throne. Round it lie five rings, light and dark by turns; the outermost ring is the edge.

    Each side has one queen and six guards, all of them at the edge to begin with. White moves first.
rules-moving = Moving
rules-moving-text =
    On your turn, move one of your pieces to an empty cell next to it: along its own ring or inwards to the next one. Never outwards, and never over another piece.

    Only a queen may enter the throne. She leaves it only if she is captured.

    You may not step between two enemy pieces that would hold yours in a straight line, unless that very step captures a piece.
rules-capture = Capturing
rules-capture-text =
    Step so that an enemy piece stands in a straight line between the piece you moved and another of yours, each right next to it: it is captured. One step can capture several pieces, and queens capture and are captured just as guards are.

    Nobody has to capture. A captured piece stays where it is, and still counts, until its owner relocates it.
rules-relocating = Relocating
rules-relocating-text =
    When pieces of yours have been captured, your turn is to relocate one of them: the queen first, then guards in any order, one each turn.

    A guard goes to any empty cell of the edge, a queen to any empty cell but the throne. The new cell must neither be between two enemies nor hold an enemy between your own pieces.
rules-ending = Winning, losing, drawing
rules-ending-text =
    You win when your queen is on the throne and all six of your guards stand round it.

    But take care: if your six guards close round a throne without a queen, you lose.

    The game is drawn when the same position comes up for the third time, when fifty moves by each side bring no capture and no step inwards, or when neither side can move. Players can also agree on a draw, and either may resign.

## The computer player
opponent-random = The computer lost its thread and played any legal move. The game goes on.
draw-declined = The computer would rather play on.

## When the program cannot go on
fault-display = Agon needs a screen: no display was found. Start it from a desktop.
fault-graphics = Agon cannot draw on this computer: no usable graphics driver or display was found.
fault-running = Agon has stopped because of an error in the program. Your game is kept up to the last move.
