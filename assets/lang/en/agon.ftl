# The texts of Agon in English. French is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## When the program cannot go on

fault-display = Agon needs a screen: no display was found. Start it from a desktop.
fault-graphics = Agon cannot draw on this computer: no usable graphics driver or display was found.
fault-running = Agon has stopped because of an error in the program. Your game is kept up to the last move.
fault-lit-view = The board cannot be drawn in 3D on this device. It is now seen from above.

## Settings

settings-board = Board
settings-theme = Material
settings-theme-parlour = Parlour wood
settings-theme-marble = Marble and brass
settings-theme-contrast = High contrast
settings-orientation = Direction
settings-orientation-fixed = Fixed
settings-orientation-mover = To the mover
settings-orientation-table = On a table
settings-orientation-fixed-hint = The board always stays as it is.
settings-orientation-mover-hint = The board turns to whoever is to move.
settings-orientation-table-hint = For a screen that lies flat between two players: Black’s pieces and notices face Black.
settings-playing = Playing
settings-targets = Show where a piece can go
settings-threats = Show which of your pieces could be captured
settings-threats-hint = Points at the corners of a cell: there the opponent’s next move could capture what is yours.
settings-confirm = Confirm each move
settings-confirm-hint = A second tap on the cell plays the move: no slip of the finger counts.
settings-race = Show how far each side has to go
settings-names = Show the names of the cells

## Keys and gamepads

keys-game = Game
keys-put-down = Put the piece down
keys-undo = Take back
keys-redo = Play again what was taken back
keys-previous = Look one move back
keys-following = Look one move ahead
keys-first = Look at the first position
keys-last = Look at the last position
keys-moves = All moves
keys-promote = Make the variation the game
keys-remove = Remove the variation from here on
keys-threats = Show what the opponent threatens, or not
gamepads-gone = A gamepad is no longer connected.
gamepads-two = Two gamepads: the first plays White, the second Black.

## How to play

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

## Who made what

credits-game = The game
credits-game-text =
    Agon is traditional: perhaps French, of about 1780, and printed in London in 1842. It belongs to nobody.

    Its versions are played here as told by Le Globe Joueur, Escale à jeux and Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett and the Ludii system.
credits-program = The program
credits-program-text =
    Free software, under the MIT licence or the Apache License 2.0, as you like. Board, pieces, signs, sounds and music are its own and come with it under the same licences.
credits-fonts = The letters
credits-fonts-text =
    Inter, by The Inter Project Authors, and Vollkorn, by Friedrich Althausen and The Vollkorn Project Authors: both under the SIL Open Font License 1.1.
credits-libraries = Built on
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde, and the free libraries they are built on in their turn, each under its authors’ own free licence.

## The computer player

opponent-alone = This browser gives the computer no room to think in, so it plays an easy game. Between two people nothing changes.
opponent-random = The computer lost its thread and played any legal move. The game goes on.
warning-repetition-draw = This position has come up for the second time. The third time it is a draw.
warning-repetition-loses = This position has come up for the second time. Whoever brings it up a third time loses.
warning-progress = { $count } more moves without a capture or a step inwards, and the game is a draw.
draw-declined = The computer would rather play on.
draw-declined-by = { $name } declines the draw.

## Who and what

side-white = White
side-black = Black
player-you = You
player-computer = Computer
level-beginner = Beginner
level-learner = Learner
level-casual = Casual
level-steady = Steady
level-skilled = Skilled
level-strong = Strong
level-expert = Expert
level-master = Master
preset-globe = Globe
preset-escale = Escale
preset-fromager = Fromager
preset-ring = Ring
preset-ring-entry = Ring, from the edge
preset-neto = Neto
preset-classic = Classic
preset-bell = Bell
preset-parlett = Parlett
preset-captor = Captor’s choice
preset-ludii = Ludii
preset-custom = Custom

## Beside the board

panel-turn = Turn { $turn }
panel-rules = Rules: { $name }
panel-to-move = To move
panel-thinking = Thinking…
panel-winner = Winner
panel-captured = To put back
panel-in-hand = In hand
panel-undo = Undo
panel-redo = Redo
panel-offer-draw = Offer a draw
panel-resign = Resign
panel-result = Result and rematch
panel-view-flat = View from above
panel-view-space = View in space
panel-menu = Menu
panel-leave = Leave the game
moves-pass = pass
moves-title = Moves
moves-none = No move has been made yet.
moves-no-variations = Press a move to look at it. What you then play instead will stand below it as a variation.
moves-variations = Press a move to look at it. Below the moves of the game stands what was tried instead.
moves-to-board = To the board
moves-promote = Make this the game
moves-remove = Remove from here on
moves-remove-title = Remove this variation?
moves-remove-body = { $move } and all that was tried after it will be gone for good.
moves-remove-yes = Remove
moves-is-game = The move you are looking at is part of the game, not of a variation.
moves-is-decided = The game is over and stays as it was played. What you try remains a variation.
clock-in-minutes = { $count } min
clock-in-seconds = { $count } s
clock-tenths = { $whole }.{ $tenths }
clock-one-minute = { $name }: one minute left.
clock-ten-seconds = { $name }: ten seconds left.
take-back-title = Take moves back?
take-back-body = { $count ->
        [one] The last move would be taken back.
       *[other] The last { $count } moves would be taken back.
    } { $name }, do you agree?
take-back-yes = Agree
take-back-no = Refuse
resign-title = Resign this game?
resign-body = The game ends and is lost. Winner: { $winner }.
resign-no = Play on

## Above the board

banner-relocate-queen = Put your captured queen back on a dotted cell.
banner-relocate-guard = Put your captured guard back on a dotted cell.
banner-relocate-one = Put one of your captured guards back: pick it, then a dotted cell.
banner-send-white-queen = Choose where the captured white queen goes.
banner-send-black-queen = Choose where the captured black queen goes.
banner-place-queen = Place your queen.
banner-place-guard = Place a guard.
banner-your-turn = Your turn
banner-step-pick = Pick a ringed piece.
banner-step-target = Pick a dotted cell.
banner-confirm = Play this move?
banner-confirm-yes = Play it
banner-confirm-no = Take it back
news-queen-steps = { $who }: queen { $from } → { $to }
news-guard-steps = { $who }: guard { $from } → { $to }
news-queen-relocated = { $who }: queen put back from { $from } to { $to }
news-guard-relocated = { $who }: guard put back from { $from } to { $to }
news-queen-placed = { $who }: queen placed on { $to }
news-guard-placed = { $who }: guard placed on { $to }
news-captured-queen = the queen on { $cell }
news-captures = { "" }, captures { $cells }
news-cost = { " " }(costs { $whom } { $count ->
        [one] 1 move
       *[other] { $count } moves
    })
news-trapped = { "" }, and is captured there
banner-passed = No legal move: the turn passes.
race-count = { $count } to go
race-left = { $side }: { $count ->
        [one] one more move
       *[other] { $count } more moves
    } to win at least
race-cost = { $side }: { $count ->
        [one] one more move
       *[other] { $count } more moves
    } to win at least, and { $cost } for captured pieces
banner-looking-back = You are looking back at an earlier move.
banner-looking-aside = You are looking at a variation, which was not played.
banner-earlier = An earlier position: your move takes the place of what followed.
banner-reviewing = Looking back. Try other moves if you like.
banner-reviewing-aside = A variation, which was not played. Try other moves if you like.
banner-to-the-end = To the last move
banner-go-on-here = Play on from here
banner-gave-away = The turn is given away, as agreed.
banner-draw-offered = A draw has been offered.
banner-draw-offered-to = { $by } offers a draw. { $to }, do you accept?
banner-draw-offered-to-you = A draw is offered. Do you accept?
banner-accept = Accept
banner-decline = Decline
spoken-to = to
spoken-throne = throne
spoken-empty = empty
spoken-white-queen = White queen
spoken-white-guard = White guard
spoken-black-queen = Black queen
spoken-black-guard = Black guard
spoken-captured = captured
spoken-picked = picked up
spoken-movable = can be moved
spoken-target = can be moved to
spoken-threatened = under threat
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = The game is over.
refused-no-piece = There is no piece on { $cell }.
refused-not-yours = The piece on { $cell } is not yours to move.
refused-occupied = There is already a piece on { $cell }.
refused-not-adjacent = A piece moves only to a cell next to it.
refused-outwards = Pieces move along their ring or inwards, never outwards.
refused-guard-on-throne = Only a queen may enter the throne.
refused-in-white-custody = That cell is between two white pieces.
refused-in-black-custody = That cell is between two black pieces.
refused-relocate-first = The captured piece on { $cells } must be relocated first.
refused-relocate-one-first = A captured piece must be relocated first: { $cells }.
refused-queen-first = The captured queen on { $cell } must be relocated first.
refused-same-cell = A captured piece must go to another cell.
refused-relocate-to-edge = This captured piece can only go to the edge.
refused-relocate-to-next-ring = This captured piece can only go to the next ring outwards.
refused-relocate-to-throne = A captured queen cannot go to the throne.
refused-relocation-captures = From there it would hold an enemy piece, and relocating may not capture.
refused-relocation-in-white-custody = There the relocated piece would be between two white pieces.
refused-relocation-in-black-custody = There the relocated piece would be between two black pieces.
refused-place-queen-first = Place the queen first.
refused-place-guards-first = Place all guards first.
refused-no-queen-in-hand = There is no queen left to place.
refused-no-guard-in-hand = There is no guard left to place.
refused-place-on-edge = Pieces are placed on the edge.
refused-place-opposite = The second queen must stand exactly opposite the first.
refused-place-on-throne = Nothing may be placed on the throne.
refused-looking-back = You are looking back. To move from here, choose “Play on from here”.
refused-touched = Touched is moved: the piece you picked up must make a move.
refused-pass = Nobody may pass who can move.
refused-handicap = This turn is given away: it was agreed as a handicap.
refused-must-pass = There is no legal move, so the turn passes.

## The end of a game

end-you-win = You win
end-you-lose = You lose
end-white-wins = White wins
end-black-wins = Black wins
end-name-wins = { $name } wins
end-draw = Draw
end-white-enthroned = The white queen is on the throne, her six guards round her.
end-black-enthroned = The black queen is on the throne, her six guards round her.
end-white-empty-throne = The six white guards closed round a throne without their queen.
end-black-empty-throne = The six black guards closed round a throne without their queen.
end-white-repeated = White brought the same position about for the third time.
end-black-repeated = Black brought the same position about for the third time.
end-white-resigned = White resigned.
end-black-resigned = Black resigned.
end-you-resigned = You resigned.
end-name-resigned = { $name } resigned.
end-white-out-of-time = White has no time left.
end-black-out-of-time = Black has no time left.
end-you-out-of-time = You have no time left.
end-name-out-of-time = { $name } has no time left.
end-repetition = The same position has come up for the third time.
end-both-stuck = Neither side can move.
end-progress = { $count } moves in a row brought no capture and no step inwards.
end-agreement = The players agreed on a draw.
end-rematch = Rematch
end-swap = Swap sides
end-title = Title
end-look = Look at the board

## The title

title-name = Agon
title-line = A race to the throne, on the oldest board of hexagons.
title-play = Play
title-play-hint = Against an easy opponent. What you need to know is said as you go.
title-continue = Continue
title-continue-computer = Against the computer ({ $level }), turn { $turn }
title-continue-people = { $white } against { $black }, turn { $turn }
title-computer = Play the computer
title-people = Two players
rules = Rules
quit = Quit
quit-title = Quit Agon?
quit-body = What is unfinished is kept for the next time.

## Before a game

new-game-level = How strong?
level-beginner-line = Wanders about, and sees neither danger nor chance: good for learning the game.
level-learner-line = Knows where to go, but often overlooks what you can do next.
level-casual-line = Sees some captures coming, and is careless now and then.
level-steady-line = Knows what a capture costs, but still overlooks a good deal.
level-skilled-line = Seldom careless, and looks a few moves ahead.
level-strong-line = Judges positions well, and makes you pay for mistakes.
level-expert-line = Plans far ahead; hard to beat.
level-master-line = Plays as well as it can.
new-game-names = Who plays?
new-game-first = First player
new-game-second = Second player
new-game-name-hint = Name
new-game-colour = Your colour
new-game-colour-first = The first player’s colour
new-game-colour-of = { $name }’s colour
new-game-lot = By lot
lot-you-white = The lot gives you White.
lot-you-black = The lot gives you Black.
lot-name-white = The lot gives { $name } White.
new-game-handicap = Head start
new-game-handicap-line = { $turns ->
        [0] Both play from the first turn on.
        [one] The computer gives its first turn away.
       *[other] The computer gives its first { $turns } turns away.
    }
new-game-clock = Clock
clock-none = None
clock-per-move = Per move
clock-fischer = Fischer
clock-bronstein = Bronstein
clock-none-line = Everybody takes their time.
clock-per-move-line = Each move must be made within this time, and none of it is saved up.
clock-fischer-line = Time for the whole game, and some more after each move.
clock-bronstein-line = Time for the whole game, of which the first seconds of each move cost nothing. The clock shows them with the rest.
clock-for-a-move = For each move
clock-minutes = Minutes for the whole game
clock-increment = Seconds more after each move
clock-delay = Seconds of each move that cost nothing
clock-first-moves = Each side’s first move is free. The clock stands while a menu is open.
new-game-touch-move = Touched is moved
new-game-touch-move-hint = A piece that was picked up cannot be put down again: it must move.
new-game-other-rules = Choose other rules
new-game-position = Another start
new-game-position-line = Set up from a position, a link or a record, for these players.
new-game-position-paste = Start from a position
new-game-start = Start
own-rules = Your own rules
own-rules-line = Begun from { $name }; each thing as you like it.
own-rules-known = As they stand, these are the rules of { $name }.
own-rules-unknown = These rules are nobody’s but yours.
axis-setup = How the game begins
setup-standard = All pieces on the edge
setup-standard-line = Queens and guards stand where they have always stood.
setup-bell = The guards are placed
setup-bell-line = The queens stand. By turns the players place their guards, anywhere but on the throne.
setup-parlett = All pieces are placed
setup-parlett-line = First the queens, then by turns the guards, anywhere but on the throne.
setup-edge = All pieces are placed on the edge
setup-edge-line = By turns, each player the queen first and then the guards, on the edge only.
setup-edge-opposite = On the edge, the queens opposite
setup-edge-opposite-line = The same, and the second queen must stand exactly opposite the first.
axis-capture = What is captured
capture-straight = What stands in a straight line between two
capture-straight-line = The piece that steps and another of its side hold an enemy between them in a straight line.
capture-bent = Also what stands in an angle
capture-bent-line = In a straight line, or with an angle of 120° at the enemy.
capture-same-ring = What stands between two on a ring
capture-same-ring-line = Three pieces in a row of one ring, at its corners too.
axis-custody = Stepping between two enemies
custody-forbidden = Never
custody-forbidden-line = No piece steps to where two enemies hold it, not even to capture.
custody-unless-capturing = Only to capture
custody-unless-capturing-line = A piece steps there only if it captures by that very step, and is then safe.
custody-trapped = Allowed, but it is captured
custody-trapped-line = A piece may step there, and is captured itself, whatever it captures.
axis-guard = Where a captured guard goes
guard-edge = To the edge
guard-edge-line = To any empty cell of the outermost ring.
guard-next-ring = One ring outwards
guard-next-ring-line = To any empty cell of the next ring; from the edge to another cell of the edge.
axis-queen = Where a captured queen goes
queen-not-throne = Anywhere but the throne
queen-not-throne-line = To any empty cell except the one in the middle.
queen-anywhere = Anywhere, the throne too
queen-anywhere-line = To any empty cell, even the one she was fighting for.
queen-next-ring = One ring outwards
queen-next-ring-line = To any empty cell of the next ring; from the edge to another cell of the edge.
queen-edge = To the edge
queen-edge-line = To any empty cell of the outermost ring.
axis-chooser = Who picks the captured queen’s cell
chooser-owner = Her own side
chooser-owner-line = As for any other piece.
chooser-captor = Her captor
chooser-captor-line = Whoever captured her sends her where it hurts; it is her owner’s turn all the same.
axis-back-capture = A piece set back next to enemies
back-capture-forbidden = May not hold one
back-capture-forbidden-line = Not to a cell from where it would hold an enemy between itself and another of its side.
back-capture-allowed = May hold one
back-capture-allowed-line = It may, but captures nothing by it.
axis-back-custody = A piece set back between two enemies
back-custody-forbidden = Is not allowed
back-custody-forbidden-line = Not to a cell where two enemies would hold it.
back-custody-allowed = Is allowed
back-custody-allowed-line = It may go there, and nothing happens to it.
axis-cost = What setting back costs
cost-turn = The whole turn
cost-turn-line = Whoever sets a piece back does nothing else: a run of captures wins time.
cost-nothing = Nothing
cost-nothing-line = Everything captured is set back, and then the same player steps as well.
axis-empty-throne = Six guards round the throne lose
empty-no-queen = If there is no queen on it
empty-no-queen-line = Round the enemy’s queen they may stand.
empty-own-queen = If their own queen is not on it
empty-own-queen-line = Round the enemy’s queen as well.
axis-repetition = A position for the third time
repetition-draw = Is a draw
repetition-draw-line = Whoever brings it about, nobody wins.
repetition-loses = Loses for whoever brings it about
repetition-loses-line = Whoever repeats must find something else.
repetition-off = Means nothing
repetition-off-line = The players must see for themselves when to stop.
axis-progress = Moves without progress until it is a draw
axis-progress-line = Moves of both sides in a row without a capture, a step inwards or a placement.
progress-off = Never
preset-globe-line = The usual rules: captures in a straight line, set back on the edge.
preset-escale-line = As Globe, but two pieces also capture at an angle of 120°.
preset-fromager-line = As Escale, but relocating costs no turn: you move as well.
preset-ring-line = Captures along a ring only. Stepping between two enemies is allowed, and gets the piece captured.
preset-ring-entry-line = As Ring, but the players first place their pieces on the edge, by turns.
preset-neto-line = As Ring, but a captured piece goes back by one ring only.
preset-classic-line = As Globe, but never between two enemies, not even to capture; a captured queen may go to the throne.
preset-bell-line = As Classic, but the players first place their guards, by turns.
preset-parlett-line = As Classic, but the players first place all their pieces, by turns.
preset-captor-line = As Classic, but where a captured queen goes is chosen by her captor.
preset-ludii-line = As Classic, but relocated pieces may go between two enemies, and guards round the enemy queen lose.
abandon-title = Give up the unfinished game?
abandon-body = There is an unfinished game. The new one takes its place, and the old one can no longer be continued.
abandon-yes = Start the new game

## The menu of a game

pause-hint = The game is kept after every move.
pause-resume = Back to the game
pause-leave = Leave to the title

## Sharing a game

share-title = Share
share-game = The whole game
share-position = This position
share-link-hint = Whoever opens the link sees the game and can play on from here: against you by links to and fro, or against the computer.
share-code-hint = Whoever pastes this under “Open a game”, here or in the browser, can play on: against you by codes to and fro, or against the computer.
share-qr = The same as a QR code
share-no-qr = It is too long for a QR code.
share-picture = A picture
share-picture-hint = The board as you see it now.
share-save-picture = Save the picture
share-no-picture = The picture could not be made.
share-too-long = This game is too long for a link. The position alone, and the record, can still be shared.
share-copy-link = Copy the link
share-copy-code = Copy the code
share-record = The record
share-record-hint = All moves as people write them, to be read, kept and opened again.
share-save = Save as a file
share-copy-text = Copy the text
share-letters = The position in letters
share-letters-hint = One line that says where every piece stands. Paste it under “Start from a position”, before a new game.

## Opening a game

open-title = Open a game
open-hint = Paste a link, a code, a position or the record of a game.
open-field = Link, code or record
open-paste = Paste
open-file = Choose a file
open-drop = A file can also be dropped on the board.
open-read = Open
open-players = { $white } – { $black }
open-white-to-move = White to move
open-black-to-move = Black to move
open-rules = { $rules }, turn { $turn }
open-standing = { $rules }, turn { $turn }: { $standing }
open-kept = This is what could be read before that.
open-people = Play on as two
open-computer = Against the computer ({ $level })
open-look = Look at the game
open-no-link = This is no link to a game.
open-link-damaged = This link is damaged: a part of it is missing or was changed. Ask for it again, or copy it anew.
open-link-other-version = This link was made by another version of the program.
open-link-impossible = There is no such game as this link tells of.
open-position-fault = This position is not written as positions are, from character { $column } on.
open-nothing = There is no game in this text.
open-record-fault = Line { $line }, character { $column }: { $reason }
record-unclosed-comment = the comment that begins here is never closed.
record-unclosed-variation = the variation that begins here is never closed.
record-unclosed-value = the quotation mark is not closed in this line.
record-bad-tag = a tag has a name, and a value in quotation marks.
record-other-game = this is a game of { $game }, not of Agon.
record-rules = there are no rules of this name.
record-position = there is no such position.
record-missing-position = the game begins in a position of its own, which is missing.
record-handicap = a handicap is white or black, and 1 to 5 turns.
record-stray = “{ $sign }” means nothing here.
record-mark = this mark says nothing about any move.
record-variation-without-move = there is no move for this variation to replace.
record-too-deep = variations lie too deep inside one another.
record-no-move = { $move } is not a move here.
record-illegal = { $move } is against the rules. { $reason }
record-other-result = the result is { $moves } here, but { $tag } at the beginning.

## The game that is kept

kept-damaged = The unfinished game is damaged and cannot be continued. What there is of it is kept: { $place }
kept-foreign = The unfinished game was made by another version of the program and cannot be continued here. It stays kept: { $place }

## Hints in the first game

guide-understood = Understood
guide-targets = The lit cells are where this piece can go: along its ring or inwards, never outwards.
guide-aim = Bring your queen to the throne in the middle, and your six guards round her.
guide-captured = A capture! The piece stood between two of yours. Your opponent must now spend a turn relocating it.
guide-relocate = A piece of yours was caught between two enemies. Put it back on one of the dotted cells: that is your turn.
guide-empty-throne = Careful: if all six guards close round the throne before your queen is on it, you lose. Bring her in first.
guide-queen-near = Your queen stands before the throne and can enter it. She leaves it only if she is captured.

## The library of finished games

library-title = My games
library-empty = No games yet. Every game that is played to its end is kept here.
library-search = Find a game
library-search-hint = Name, date…
library-none-found = No game has all of these words.
library-order = Sort by
library-newest = Newest
library-longest = Longest
library-by-opponent = Opponent
library-more = { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
library-damaged = { $count ->
        [one] One game cannot be read. It stays where it is.
       *[other] { $count } games cannot be read. They stay where they are.
    }
library-left-out = { $count ->
        [one] One game cannot be read and is not among those saved.
       *[other] { $count } games cannot be read and are not among those saved.
    }
library-unreadable = This game cannot be read.
library-line = { $date } · { $rules } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } · { $result }
library-look = Look at this game
library-remove = Delete
library-remove-title = Delete this game?
library-remove-body = It is gone for good.
library-export = Save all

## The story of a game

end-story = How it went
story-title = How it went
story-lines = How many moves each side still needed, from the first turn to the last.
story-opening = The opening, turn { $turn }
story-opening-text = To win, White still needs at least { $white } moves, and Black { $black }.
story-first-capture = The first capture, turn { $turn }
story-turning-point = The turning point, turn { $turn }
story-blow = A heavy loss, turn { $turn }
story-finish = The finish, turn { $turn }
story-so-far = So far, turn { $turn }
story-white-queen = White’s queen is captured on { $cells }.
story-black-queen = Black’s queen is captured on { $cells }.
story-white-loses = { $count ->
        [one] White loses a piece on { $cells }.
       *[other] White loses pieces on { $cells }.
    }
story-black-loses = { $count ->
        [one] Black loses a piece on { $cells }.
       *[other] Black loses pieces on { $cells }.
    }
story-cost = That costs { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
story-no-cost = That costs no move.
story-gain = But set back, it is nearer by { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
story-even = Both sides are then level.
story-white-leads = White is then ahead by { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
story-black-leads = Black is then ahead by { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
story-look = Look at it
