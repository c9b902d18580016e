# The texts of Agon in English. The other languages are beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes and quotation marks are curly: ’ “ ”.

## When the program cannot go on

fault-display = Agon needs a screen: no display was found. Start it from a desktop.
fault-graphics = Agon cannot draw on this computer: no usable graphics driver or display was found.
fault-running = Agon has stopped because of an error in the program. Your game is saved up to the last move.
fault-lit-view = The board cannot be drawn in 3D on this device. It is shown from above instead.
content-reading = Loading…
content-failed = This page could not be loaded. Check your connection, then try again.
content-again = Try again

## Settings

settings-board = Board
settings-theme = Material
settings-theme-parlour = Parlour wood
settings-theme-marble = Marble and brass
settings-theme-contrast = High contrast
settings-orientation = Board orientation
settings-orientation-fixed = Fixed
settings-orientation-mover = Player to move
settings-orientation-table = Flat on a table
settings-orientation-fixed-hint = The board never turns.
settings-orientation-mover-hint = The board turns to face whoever’s turn it is.
settings-orientation-table-hint = For a screen lying flat between two players: Black’s pieces and messages face Black.
settings-playing = Playing
settings-targets = Show where a piece can go
settings-threats = Show which of your pieces could be captured
settings-threats-hint = Marked corners: the opponent’s next move could capture your piece there.
settings-confirm = Confirm each move
settings-confirm-hint = Tap the cell again to play the move, so a slip of the finger does no harm.
settings-race = Show how far each side has to go
settings-names = Names of the cells
settings-names-frame = On the frame
settings-names-cells = In the cells
settings-names-off = Off

## Keys and gamepads

keys-game = Game
keys-put-down = Put the piece down
keys-undo = Undo
keys-redo = Redo
keys-ask-hint = Hint
keys-why-not = What if I played this?
keys-previous = Previous move
keys-following = Next move
keys-first = Start of the game
keys-last = Latest move
keys-moves = All moves
keys-promote = Make this variation the main line
keys-remove = Delete the variation from here
keys-draw = Begin or end an arrow
keys-erase = Clear arrows and marked cells
keys-note = Write a note on the move
keys-in-words = In words
keys-analyse = Begin or end the analysis
keys-stand-still = What if I stood still? (analysis)
keys-previous-mistake = Previous mistake (review)
keys-following-mistake = Next mistake (review)
keys-better = Show the better move (review)
keys-try-again = Try the mistakes again, or stop
keys-threats = Show or hide threats
keys-gamepads-two = With two gamepads, the one connected first plays White.
gamepads-gone = A gamepad has been disconnected.
gamepads-two = Two gamepads: the first plays White, the second Black.

## How to play

rules-title = How to play
museum-title = The museum of rules
book-board = Show on a small board: { $text }
book-show = Show
book-reset = Try it yourself
book-turn = { $side ->
    [black] { $chooser ->
        [white] White chooses where the captured black queen goes.
       *[black] Black’s turn.
    }
   *[white] { $chooser ->
        [black] Black chooses where the captured white queen goes.
       *[white] White’s turn.
    }
}

## Who made what

credits-game = The game
credits-game-text =
    Agon is a traditional game, perhaps French, from about 1780, and was printed in London in 1842. It belongs to nobody.

    Its versions are played here as described by Le Globe Joueur, Escale à jeux and Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett and the Ludii system.
credits-program = The program
credits-program-text =
    Version { $version }.

    Free software, under the MIT licence or the Apache License 2.0, as you like. The board, pieces, icons, sounds and music were made for it and are under the same licences.
credits-languages = Languages
credits-languages-text =
    Does a sentence sound wrong? It stands in the folder { $folder } of the project, after its key. Propose a better one there, or mend it yourself.

    To see which sentence has which key, start the game with --lang keys.
credits-fonts = Typefaces
credits-fonts-text =
    Inter, by The Inter Project Authors, and Vollkorn, by Friedrich Althausen and The Vollkorn Project Authors: both under the SIL Open Font License 1.1.
credits-libraries = Built with
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde, and the free libraries they build on, each under its authors’ own free licence.

## The computer player

opponent-alone = This browser cannot run the computer player properly, so it plays an easy game. Two-player games are not affected.
opponent-random = The computer had a problem and played a random legal move. The game goes on.
warning-repetition-draw = This position has come up for the second time. If it comes up a third time, the game is a draw.
warning-repetition-loses = This position has come up for the second time. Whoever brings it up a third time loses.
warning-progress = { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    } without a capture or a step inwards, and the game is a draw.
draw-declined = The computer would rather play on.
draw-declined-by = { $by ->
        [white] White declines
        [black] Black declines
       *[name] { $name } declines
    } the draw.

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
level-formidable = Formidable
level-expert = Expert
level-virtuoso = Virtuoso
level-master = Master
preset-modern = Modern
preset-globe = Traditional
preset-escale = Angles
preset-fromager = Angles, no turn lost
preset-ring = Ring
preset-ring-entry = Ring, placing pieces
preset-neto = Ring, one ring back
preset-classic = Classic
preset-bell = Classic, placing guards
preset-parlett = Classic, placing pieces
preset-captor = Classic, captor’s choice
preset-home = Classic, back to the start
preset-japan = Classic, captured for good
preset-ludii = Classic, as in Ludii
preset-custom = Custom
enumeration = { $first } and { $last }

## Beside the board

panel-turn = Turn { $turn }
panel-rules = Rules: { $name }
panel-to-move = { $by ->
        [you] Your turn
       *[other] To move
    }
panel-thinking = Thinking…
panel-winner = Winner
panel-captured = To put back
panel-captured-sent = { $by ->
        [you] You send her
        [computer] The computer sends her
        [white] White sends her
        [black] Black sends her
       *[name] { $name } sends her
    }
panel-in-hand = In hand
panel-off-board = Off the board
panel-undo = Undo
panel-redo = Redo
panel-hint = Hint
panel-offer-draw = Offer a draw
panel-resign = Resign
panel-result = Result and rematch
panel-view-flat = Switch to 2D
panel-view-space = Switch to 3D
panel-menu = Menu
panel-leave = Leave the game
moves-pass = pass
moves-title = Moves
moves-none = No move has been made yet.
moves-no-variations = Choose a move to look at it. If you play something else from there, it appears below as a variation.
moves-variations = Choose a move to look at it. Variations stand below the moves they replace.
moves-more = More
moves-took = { $seconds ->
        [one] It took one second.
       *[other] It took { $seconds } seconds.
    }
moves-to-board = Back to the board
moves-promote = Make this the main line
moves-remove = Delete from here
moves-remove-title = Delete this variation?
moves-remove-body = { $move } and everything tried after it will be deleted for good.
moves-remove-yes = Delete
moves-is-game = This move is on the main line, not in a variation.
moves-is-decided = The game is over and its moves stay as played. Anything you try is a variation.
notes-title = Note
notes-write = Write a note
notes-game-title = Name of the game
notes-at-start = Before the first move
notes-mark = Mark
notes-hint = What you think of it
notes-no-mark = Remove the mark
notes-good = good move
notes-mistake = mistake
notes-brilliant = very good move
notes-blunder = blunder
notes-interesting = interesting move
notes-dubious = dubious move
notes-erase = Clear arrows and marked cells
notes-how-to-draw = To draw arrows and mark cells on the board, use the right mouse button, the keyboard, or a finger that rests for a moment first.
notes-done = Done
notes-later = Notes can be written once the game is over, or in an analysis.
in-words-title = In words
in-words-field = A move, a cell or a question
in-words-example = b1 c2
in-words-send = Say it
in-words-help = For example “b1 c2” for a move, “e4” for a cell, or one of these words: { $words }.
in-words-unknown = “{ $said }” was not understood.
in-words-done = Done.
in-words-not-now = That is not possible now.
in-words-no-review = Moves are judged once the game is over, or in an analysis.
in-words-no-verdict = Nothing stands out about this move.
in-words-no-threats = Nothing is under threat.
in-words-threatened = Under threat: { $pieces }.
in-words-can-go = It can go to { $cells }.
in-words-where = where, pieces
in-words-threats = threats, threat, danger
in-words-turn = turn, position, whose
in-words-undo = undo
in-words-back = back, backward, backwards
in-words-forward = forward, forwards
in-words-first = start, first, beginning
in-words-last = end, last
in-words-hint = hint, help
in-words-verdict = why, best, verdict
in-words-race = race, far, ahead
in-words-mine = my, mine
in-words-guards = guard, guards
in-words-queens = queen, queens
clock-in-minutes = { $count } min
clock-in-seconds = { $count } s
clock-tenths = { $whole }.{ $tenths }
clock-one-minute = { $name }: one minute left.
clock-ten-seconds = { $name }: ten seconds left.
clock-stood-still = The clock stood still while you were away.
clock-stands-still = The game is saved. Its clock stands still until you come back.
clock-give = Give { $seconds } seconds: { $name }
clock-given = { $name }: { $seconds } more seconds.
ahead-chosen = Next move: { $move }.
ahead-impossible = The move you had chosen is not possible now.
take-back-title = { $count ->
        [one] Undo the last move?
       *[other] Undo the last { $count } moves?
    }
take-back-body = { $name }, do you agree?
take-back-yes = Agree
take-back-no = Decline
take-back-result-title = Go on with this game?
take-back-result-body = The result will no longer count.
take-back-result-yes = Play on
resign-title = Resign this game?
resign-body = The game ends and { $winner ->
        [you] you win
        [computer] the computer wins
        [white] White wins
        [black] Black wins
       *[name] { $name } wins
    }.
resign-no = Play on

## Above the board

banner-relocate-queen = Put your captured queen back on a marked cell.
banner-relocate-guard = Put your captured guard back { $zone ->
        [edge] on the edge
       *[other] on a marked cell
    }.
banner-relocate-one = Put back one of your captured guards.
banner-send-white-queen = Choose where the captured white queen goes.
banner-send-black-queen = Choose where the captured black queen goes.
banner-place-queen = Place your queen.
banner-place-guard = Place a guard.
banner-your-turn = Your turn
banner-step-pick = Choose a ringed piece.
banner-step-target = Choose a marked cell.
banner-confirm = Play this move?
banner-confirm-yes = Play it
banner-confirm-no = Cancel
banner-why = What if…?
banner-why-target = Choose a marked cell to see what would come of it, without playing it.
banner-why-piece = Choose a piece first. Then you can ask about its moves.
banner-why-done = Done
banner-preview = Preview: nothing is played. Press anything to come back.
news-queen-steps = { $who }: queen { $from } → { $to }
news-guard-steps = { $who }: guard { $from } → { $to }
news-queen-relocated = { $who }: queen put back from { $from } to { $to }
news-guard-relocated = { $who }: guard put back from { $from } to { $to }
news-white-queen-sent = { $who }: white queen sent from { $from } to { $to }
news-black-queen-sent = { $who }: black queen sent from { $from } to { $to }
news-queen-placed = { $who }: queen placed on { $to }
news-guard-placed = { $who }: guard placed on { $to }
news-captured-queen = the queen on { $cell }
news-captured-guards = { $count ->
        [one] the guard on { $cells }
       *[other] the guards on { $cells }
    }
news-captures = { "" }, captures { $pieces }
news-cost = costs { $whom ->
        [you] you
        [computer] the computer
        [white] White
        [black] Black
       *[name] { $name }
    } { $bound ->
        [least] at least{ " " }
        [most] up to{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 move
       *[other] { $count } moves
    }
capture-pieces = Captured: { $pieces }
capture-turn = { $count ->
        [one] Putting it back takes a turn.
       *[other] Putting them back takes { $count } turns.
    }
news-trapped = { "" }, and is captured there
banner-passed = No legal move: the turn passes.
race-count = { $count ->
        [0] 0 moves
        [one] at least 1 move
       *[other] at least { $count } moves
    }
race-count-short = { $count ->
        [0] 0 moves
       *[other] at least { $count }
    }
race-least = at least
race-to-go = moves to go
race-left = { $side ->
        [white] White
       *[black] Black
    } needs at least { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    } to win.
race-cost = { $side ->
        [white] White
       *[black] Black
    } needs at least { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    } to win, { $cost } of them because of captured pieces.
race-open = { $side ->
        [white] White
       *[black] Black
    } needs at least { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    } to win, counting the captured queen from where she stands, and up to { $farther } more if she is sent to the edge.
race-queen = { $side ->
        [white] White
       *[black] Black
    } needs at least { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    } to win, counting the captured queen from where she stands.
value-even = Even
value-lead = { $side ->
        [white] White
       *[black] Black
    } is { $count ->
        [one] 1 move
       *[other] { $count } moves
    } ahead
value-wins = { $side ->
        [white] White
       *[black] Black
    } wins in { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
value-wins-at-once = { $side ->
        [white] White wins at once
       *[black] Black wins at once
    }
value-no-queen = { $side ->
        [white] White has no queen to win with
       *[black] Black has no queen to win with
    }
value-winning = { $side ->
        [white] White is winning
       *[black] Black is winning
    }
banner-looking-back = You are looking at an earlier position.
banner-looking-aside = You are looking at a variation, which was not played.
banner-earlier = Earlier position: your move will replace what followed.
banner-reviewing = Reviewing the game. Try other moves if you like.
banner-reviewing-aside = Reviewing a variation. Try other moves if you like.
banner-reviewing-only = Reviewing the game.
banner-reviewing-aside-only = Reviewing a variation.
banner-analysing = To move (analysis)
banner-analysing-aside = To move (analysis, variation)
banner-retrying = Find a better move
banner-to-the-end = Latest move
banner-go-on-here = Play on from here
banner-gave-away = This turn is skipped (head start).
banner-draw-offered = A draw has been offered.
banner-draw-offered-to = { $by ->
        [white] White offers
        [black] Black offers
       *[name] { $name } offers
    } a draw. { $to }, do you accept?
banner-draw-offered-to-you = Your opponent offers a draw. Do you accept?
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
spoken-picked = chosen
spoken-movable = can be moved
spoken-target = can be reached
spoken-threatened = under threat
spoken-coloured = marked
spoken-arrow-to = arrow to { $cell }
spoken-drawn-arrow = Arrow from { $from } to { $to }
spoken-drawn-cell = { $from } marked
spoken-erased = Cleared
spoken-barred = cross: { $why }
spoken-taken-back = The moves have been undone.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = The game is over.
refused-no-piece = There is no piece on { $cell }.
refused-not-yours = The piece on { $cell } is not yours.
refused-occupied = There is already a piece on { $cell }.
refused-not-adjacent = A piece moves only to a cell next to it.
refused-outwards = Pieces move along their ring or inwards, never outwards.
refused-guard-on-throne = Only a queen may enter the throne.
refused-in-white-custody = The piece may not go there: the cell is between two white pieces.
refused-in-black-custody = The piece may not go there: the cell is between two black pieces.
refused-relocate-first = The captured piece on { $cells } must be put back first.
refused-relocate-one-first = One of your captured pieces must be put back first: { $cells }.
refused-queen-first = The captured queen on { $cell } must be put back first.
refused-same-cell = A captured piece must go to another cell.
refused-relocate-to-edge = This captured piece can only go to the edge.
refused-relocate-to-next-ring = This captured piece can only go to the next ring outwards.
refused-relocate-queen-to-start = This captured queen can only go to the cell where she began.
refused-relocate-guard-to-start = This captured guard can only go to a cell where a guard of its side began.
refused-relocate-to-throne = A captured queen cannot go to the throne.
refused-relocation-captures = The piece may not go there: it would capture an enemy piece, and a piece put back may not capture.
refused-relocation-in-white-custody = The piece may not go there: it would be between two white pieces.
refused-relocation-in-black-custody = The piece may not go there: it would be between two black pieces.
refused-place-queen-first = Place the queen first.
refused-place-guards-first = Place all guards first.
refused-no-queen-in-hand = There is no queen left to place.
refused-no-guard-in-hand = There is no guard left to place.
refused-place-on-edge = Pieces are placed on the edge.
refused-place-opposite = The second queen must stand exactly opposite the first.
refused-place-on-throne = Nothing may be placed on the throne.
refused-looking-back = You are looking at an earlier position. To move from here, choose “{ banner-go-on-here }”.
refused-touched = Touch-move: the piece you touched must move.
refused-pass = You cannot pass while you can move.
refused-handicap = This turn is skipped: it is part of the head start.
refused-must-pass = There is no legal move, so the turn passes.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = wins the game
reason-loses = loses the game
reason-loses-empty-throne = surrounds the throne without the queen on it, and so loses the game
reason-loses-repetition = brings the position about for the third time, and so loses the game
reason-draws = ends the game in a draw
reason-lets-win = lets { $by ->
        [you] you
        [computer] the computer
        [white] White
        [black] Black
       *[name] { $name }
    } win { $count ->
        [one] on the next move
       *[other] in { $count } moves
    }
reason-wins-in = wins { $count ->
        [one] whatever the reply
       *[other] in { $count } moves, whatever the replies
    }
reason-misses-win = misses { $count ->
        [one] an immediate win
       *[other] a win in { $count } moves
    }
reason-prevents-win = keeps { $by ->
        [you] you
        [computer] the computer
        [white] White
        [black] Black
       *[name] { $name }
    } from winning with { $move }
reason-only-move = is the only one possible
reason-captures = captures { $pieces }
reason-trapped = puts the piece between two enemies, where it is captured
reason-would-be-captured = lets { $by ->
        [you] you
        [computer] the computer
        [white] White
        [black] Black
       *[name] { $name }
    } capture { $pieces } with { $move }
reason-saves = saves { $pieces } from capture
reason-threatens = threatens to capture { $pieces }
reason-traps-queen = leaves the queen on { $cell } nowhere to go
reason-blocks-throne = keeps the queen on { $cell } off the throne
reason-occupies-throne = brings the queen onto the throne
reason-blocks-guards = occupies a cell next to the throne that enemy guards still need
reason-holds-up = keeps { $pieces } from moving inwards
reason-wins-race = puts { $whom ->
        [you] you
        [computer] the computer
        [white] White
        [black] Black
       *[name] { $name }
    } { $count ->
        [one] 1 move
       *[other] { $count } moves
    } ahead in the race to the throne
reason-gives-away = { $count ->
        [0] wastes a little time
        [one] gives away about 1 move
       *[other] gives away about { $count } moves
    }
reason-nearest-cell = puts the piece as near to the throne as possible
reason-farthest-cell = sends the queen as far from the throne as possible
reason-keeps-away = keeps the piece away from the enemy
reason-inwards = brings a piece nearer to the throne
reason-sideways = keeps a piece on its ring
reason-quiet = changes little
explained-move = This move { $reason }.
explained-answer = { $by ->
        [you] You then play
        [computer] The computer then plays
        [white] White then plays
        [black] Black then plays
       *[name] { $name } then plays
    } { $move }.
explained-answer-why = { $by ->
        [you] You then play
        [computer] The computer then plays
        [white] White then plays
        [black] Black then plays
       *[name] { $name } then plays
    } { $move }, which { $reason }.
explained-best = Nothing is better: this move { $reason }.
explained-good = It costs little: this move { $reason }.
explained-quiet = A quiet move. It costs little.
explained-playable = It is playable, but this move { $reason }.

## The end of a game

end-you-win = You win
end-you-lose = You lose
end-white-wins = White wins
end-black-wins = Black wins
end-name-wins = { $name } wins
end-draw = Draw
end-white-enthroned = The white queen is on the throne, her six guards round her.
end-black-enthroned = The black queen is on the throne, her six guards round her.
end-white-enthroned-left = The white queen is on the throne, all her remaining guards round her.
end-black-enthroned-left = The black queen is on the throne, all her remaining guards round her.
end-white-empty-throne = The six white guards surrounded the throne without their queen on it.
end-black-empty-throne = The six black guards surrounded the throne without their queen on it.
end-white-queen-captured = The white queen was captured.
end-black-queen-captured = The black queen was captured.
end-white-guards-captured = The last white guard was captured.
end-black-guards-captured = The last black guard was captured.
end-white-repeated = White brought the position about for the third time.
end-black-repeated = Black brought the position about for the third time.
end-white-resigned = White resigned.
end-black-resigned = Black resigned.
end-you-resigned = You resigned.
end-name-resigned = { $name } resigned.
end-white-out-of-time = White ran out of time.
end-black-out-of-time = Black ran out of time.
end-you-out-of-time = You ran out of time.
end-name-out-of-time = { $name } ran out of time.
end-repetition = The same position has come up for the third time.
end-both-stuck = Neither side can move.
end-progress = { $count ->
        [one] 1 move
       *[other] { $count } moves
    } without a capture or a step inwards.
end-agreement = The players agreed on a draw.
end-next-level = Next level: { $level }
end-rematch = Rematch
end-swap = Swap sides
end-my-games = Back to My games
end-title = Main menu
end-look = View the board

## The title

title-name = Agon
title-line = A race to the throne, on the oldest hexagonal board.
title-play = Play
title-play-first = A first game, explained as you play
title-play-computer = Against the computer ({ $level })
title-continue = Continue
title-continue-computer = Against the computer ({ $level }), turn { $turn }
title-continue-people = { $white } – { $black }, turn { $turn }
title-computer = Play the computer
title-people = Two players
title-daily = Today’s puzzle
more-positions = Positions
rules = Rules

## Before a game

new-game-level = How strong an opponent?
level-beginner-line = Wanders about, and sees neither threats nor chances: good for learning the game.
level-learner-line = Knows where to go, but dawdles and misses most of your threats.
level-casual-line = Heads for the throne, and takes notice of you now and then.
level-steady-line = Sees most captures and threats, but looks no further.
level-skilled-line = Misses few captures and threats, but gets careless when all is quiet.
level-strong-line = Judges positions well, and makes you pay for mistakes.
level-formidable-line = Thinks several moves ahead, and seldom falls for a trick.
level-expert-line = Plans far ahead; hard to beat.
level-virtuoso-line = Sees deeper still, and hardly ever errs.
level-master-line = Plays at full strength.
level-beginner-voice = Is it my turn already? What a pretty board.
level-learner-voice = One step ahead, I see. The second, I forget.
level-casual-voice = To the throne! Oh, were you here too?
level-steady-voice = One guard after the other. No hurry.
level-skilled-voice = Little escapes me, unless I am bored.
level-strong-voice = Every mistake has its price.
level-formidable-voice = That trap? I saw it three moves ago.
level-expert-voice = Your next moves are part of my plan.
level-virtuoso-voice = Why hurry? The throne will wait for me.
level-master-voice = Do sit down. The throne is nearly mine.
level-length = A game takes about { $turns ->
        [one] 1 turn.
       *[other] { $turns } turns.
    }
new-game-names = Who plays?
new-game-first = First player
new-game-second = Second player
new-game-name-hint = Name
new-game-colour = Your colour
new-game-colour-first = The first player’s colour
new-game-colour-of = { $name }’s colour
new-game-lot = Random
lot-you-white = You play White.
lot-you-black = You play Black.
lot-name-white = { $name } plays White.
new-game-handicap = Head start
new-game-handicap-line = { $turns ->
        [0] No head start.
        [one] The computer skips its first turn.
       *[other] The computer skips its first { $turns } turns.
    }
new-game-clock = Clock
clock-none = None
clock-per-move = Per move
clock-fischer = Fischer
clock-bronstein = Bronstein
clock-none-line = No time limit.
clock-per-move-line = Each move must be made within this time; unused time is not carried over.
clock-fischer-line = Time for the whole game, plus a few seconds after each move.
clock-bronstein-line = Time for the whole game; the first seconds of each move are free.
clock-for-a-move = For each move
clock-minutes = Minutes for the whole game
clock-increment = Seconds added after each move
clock-delay = Free seconds per move
clock-less = Who has less time
clock-less-nobody = Nobody
clock-less-part = Share of the other’s time
clock-first-moves = Each side’s first move is free. The clock stops while a menu is open.
new-game-touch-move = Touch-move
new-game-touch-move-hint = A piece you have touched must move, if it can.
new-game-other-rules = Choose other rules
new-game-position = Starting position
new-game-position-line = Start from a position, link or record, with these players.
new-game-position-paste = Start from a position
new-game-start = Start
own-rules = Your own rules
own-rules-line = Based on “{ $name }”; change anything you like.
own-rules-known = At the moment these rules are the same as “{ $name }”.
own-rules-unknown = These rules are all your own.
axis-setup = How the game begins
setup-standard = All pieces on the edge
setup-standard-line = Queens and guards stand where they have always stood.
setup-bell = The guards are placed
setup-bell-line = The queens are in place. The players take turns placing their guards, anywhere but on the throne.
setup-parlett = All pieces are placed
setup-parlett-line = First the queens, then the guards in turn, anywhere but on the throne.
setup-edge = All pieces are placed on the edge
setup-edge-line = The players take turns: first the queen, then the guards, on the edge only.
setup-edge-opposite = On the edge, the queens opposite
setup-edge-opposite-line = The same, and the second queen must stand exactly opposite the first.
axis-capture = What is captured
capture-straight = A piece between two enemies in a straight line
capture-straight-line = An enemy stands between the piece that moves and another of its side, in a straight line.
capture-bent = At an angle too
capture-bent-line = In a straight line, or at an angle of 120° with the enemy at the corner.
capture-same-ring = A piece between two enemies on its ring
capture-same-ring-line = Three pieces in a row on one ring, round its corners too.
axis-custody = Moving between two enemies
custody-forbidden = Never
custody-forbidden-line = No piece may move between two enemies, not even to capture.
custody-unless-capturing = Only to capture
custody-unless-capturing-line = A piece may move there only if that very move captures, and is then safe.
custody-trapped = Allowed, but it is captured
custody-trapped-line = A piece may move there, but is captured itself, whatever it captures.
axis-guard = Where a captured guard goes
guard-edge = To the edge
guard-edge-line = To any empty cell of the outermost ring.
guard-next-ring = One ring outwards
guard-next-ring-line = To any empty cell of the next ring; from the edge to another cell of the edge.
guard-start = Where it began
guard-start-line = To any empty cell where a guard of its side began; if there is none, to the edge.
guard-removed = Off the board
guard-removed-line = It leaves the game at once. The queen then wins with all her remaining guards round her; who has none left loses.
axis-queen = Where a captured queen goes
queen-not-throne = Anywhere but the throne
queen-not-throne-line = To any empty cell except the one in the middle.
queen-anywhere = Anywhere, the throne too
queen-anywhere-line = To any empty cell, even the throne.
queen-next-ring = One ring outwards
queen-next-ring-line = To any empty cell of the next ring; from the edge to another cell of the edge.
queen-edge = To the edge
queen-edge-line = To any empty cell of the outermost ring.
queen-start = Where she began
queen-start-line = To the cell where she began; if it is not empty, to the edge.
queen-removed = Off the board
queen-removed-line = She leaves the game at once, and her side has lost.
axis-chooser = Who chooses the captured queen’s cell
chooser-owner = Her own side
chooser-owner-line = As for any other piece.
chooser-captor = Her captor
chooser-captor-line = Whoever captured her chooses her new cell; it still counts as her owner’s turn.
axis-back-capture = Putting a piece back where it would capture
back-capture-forbidden = Not allowed
back-capture-forbidden-line = Not to a cell where an enemy would be between it and another of its side.
back-capture-allowed = Allowed, without capturing
back-capture-allowed-line = An enemy may then be between it and another of its side, but is not captured.
axis-back-custody = Putting a piece back between two enemies
back-custody-forbidden = Not allowed
back-custody-forbidden-line = Not to a cell between two enemies.
back-custody-allowed = Allowed
back-custody-allowed-line = It may go there, and nothing happens to it.
axis-cost = Cost of putting a piece back
cost-turn = The whole turn
cost-turn-line = Putting a piece back takes the whole turn, so a run of captures gains time.
cost-nothing = Nothing
cost-nothing-line = All captured pieces are put back, then the same player moves as well.
axis-empty-throne = Surrounding the throne loses
empty-no-queen = If no queen is on it
empty-no-queen-line = Six guards may surround the enemy queen.
empty-own-queen = Unless your own queen is on it
empty-own-queen-line = Surrounding the enemy queen loses too.
axis-repetition = The same position a third time
repetition-draw = Draw
repetition-draw-line = Nobody wins, whoever repeats.
repetition-loses = Loss for whoever repeats
repetition-loses-line = Whoever is about to repeat must find something else.
repetition-off = No effect
repetition-off-line = The players decide for themselves when to stop.
axis-progress = Draw after moves without progress
axis-progress-line = Moves of both sides in a row without a capture, a step inwards or a placement.
progress-off = Never
preset-modern-line = As { preset-globe }, but the captor chooses where a captured queen goes, and whoever brings about a position for the third time loses. Games come to an end.
preset-globe-line = After Le Globe Joueur: captures in a straight line; captured guards are put back on the edge.
preset-escale-line = As { preset-globe }, but two pieces also capture at an angle of 120°. After Escale à jeux.
preset-fromager-line = As { preset-escale }, but putting pieces back costs no turn: you also move. After Alain Fromager.
preset-ring-line = Captures along a ring only. Moving between two enemies is allowed, and gets the piece captured. After Board and Pieces.
preset-ring-entry-line = As { preset-ring }, but the players first place their pieces on the edge, in turn.
preset-neto-line = As { preset-ring }, but a captured piece goes back by one ring only. After João Pedro Neto.
preset-classic-line = As { preset-globe }, but never between two enemies, not even to capture; a captured queen may go to the throne.
preset-bell-line = As { preset-classic }, but the players first place their guards, in turn. After R. C. Bell.
preset-parlett-line = As { preset-classic }, but the players first place all their pieces, in turn. After David Parlett.
preset-captor-line = As { preset-classic }, but the captor chooses where a captured queen goes.
preset-home-line = As { preset-classic }, but a captured piece goes back to where it began.
preset-japan-line = As { preset-classic }, but a captured piece leaves the game, and the queen wins with the guards that are left.
preset-ludii-line = As { preset-classic }, but pieces may be put back between two enemies, and surrounding the enemy queen loses.

## Analysis

analysis-title = Analysis
analysis-begin = Analysis board
analysis-end = End the analysis
analysis-all-lines = The whole analysis
analysis-play = Play this move
analysis-fewer = Fewer lines
analysis-more = More lines
analysis-how-many = Number of lines
analysis-stop = Stop searching
analysis-go-on = Search further
analysis-stand-still = { $side ->
        [white] What if White stood still?
       *[black] What if Black stood still?
    }
analysis-move-again = Back to the best moves
analysis-if-still = { $side ->
        [white] If White stood still, Black could play:
       *[black] If Black stood still, White could play:
    }
analysis-no-standing-still = First a piece has to be put back or placed.
analysis-line = Line { $number }. { $move }
analysis-searching = Depth { $depth }…
analysis-done = Depth { $depth }
analysis-stopped = Depth { $depth }, stopped
analysis-hidden = Depth { $depth }, paused while out of sight
analysis-failed = The analysis cannot run on this device.
analysis-over = The game is over here.
analysis-effort = { $nodes } positions, { $speed } a second
analysis-thousands = { $thousands } k
analysis-millions = { $whole }.{ $tenths } M
analysis-agree-title = Analyse this game together?
analysis-agree-body = { $name }, do you agree? The game stays as it is, and can be continued at any time.
analysis-not-now = A game against the computer can be analysed once it is over.

## Openings

openings-title = Openings
openings-source = Games
openings-mine = My games
openings-atlas = Atlas
openings-both = Both
openings-start = The position in which games begin
openings-results = Games: { $count }. White won { $white }%, drawn { $draws }%, Black won { $black }%.
openings-percent = { $percent }%
openings-none = No game has come this far.
openings-none-own = You have not finished a game under these rules yet.
openings-other-rules = The atlas only has games under these rules: { $name }.
openings-reading = Reading your games…
openings-note = Games of the computer against itself in the atlas: { $count }
openings-learn = { $side ->
        [white] Learn as White
       *[black] Learn as Black
    }
openings-forget = Forget this line
openings-learned = This line comes back in { mistakes-title }.

## The review of a game

review-offer = Every move judged: the mistakes, and what was better.
review-begin = Review the game
review-running = Reviewing: move { $done } of { $count }
review-cancel = Stop the review
review-failed = The review cannot run on this device.
review-previous = Previous mistake
review-next = Next mistake
review-better = Show the better move
review-see = See the mistakes
review-look = See who was ahead
review-graph = Who was ahead, move by move
review-race-line = lead in moves
review-chances = White’s chances in %
review-turn = turn
review-to-go = moves to go
review-course = Moves that each side had to go
review-start = Before the first move
review-point = Turn { $turn }, { $side ->
        [white] White
       *[black] Black
    }, { $move }{ $mark ->
        [inaccuracy] : inaccuracy
        [mistake] : mistake
        [blunder] : blunder
        [only] : the only good move
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , costs about 1 move
       *[other] , costs about { $count } moves
    }
review-verdict = { $mark ->
        [inaccuracy] Inaccuracy
        [mistake] Mistake
        [blunder] Blunder
       *[only] The only good move
    }{ $count ->
        [0] { "" }
        [one] , costs about 1 move
       *[other] , costs about { $count } moves
    }
review-better-was = Better: { $move }.
review-nearly-lost = The game was almost lost already, so this mattered less.
review-value = { $value }. White’s chances: { $percent }%
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
review-mistakes = { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
review-blunders = { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
review-no-marks = no clear mistakes
review-none = No clear mistakes: no single move gave away much of the chance to win.
review-level = { $who ->
        [you] You
       *[player] { $name }
    } played like level { $end ->
        [lowest] { $whole }
        [highest] { $whole } or above
       *[none] { $whole }.{ $tenths } ± { $error-whole }.{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = The game is saved after every move.
pause-resume = Back to the game
pause-again = Start again
pause-again-title = Start this game again?
pause-again-body = The game so far stays in My games.
pause-leave = Back to the main menu

## Sharing a game

# Games by link.
by-link-title = Games by link
by-link-afar = By link
by-link-how = You make a move and send the other player a link. They open it, answer, and send one back.
by-link-your-turn = Your turn
by-link-their-turn = Opponent’s turn
by-link-new = New game by link
by-link-answered = { $name } had an answer ready: { $move }.
by-link-moved = Now send the other player your link. Open the one that comes back, and the game goes on.
by-link-send = Send the link
by-link-undo = You have copied the link with this move. If the other player opens it, your games will differ.
by-link-prepare = If … then …
by-link-prepared = { $count ->
        [0] Prepare your answers. If one of them fits, it is played as soon as the other player has moved.
        [one] One answer is prepared. It goes with this link, not with one copied earlier, and is played as soon as it fits.
       *[other] { $count } answers are prepared. They go with this link, not with one copied earlier, and are played as soon as they fit.
    }
by-link-prepare-begin = Prepare answers
by-link-prepare-end = Keep these answers
by-link-preparing = Play a move that the other player may make, then your answer to it. Go back to prepare for another move. ✓ keeps the answers.
banner-preparing-move = A move that may come
banner-preparing-answer = Your answer
new-game-where = Where is the other player?
new-game-here = At this screen
new-game-own-name = Your name
new-game-other-name = The other player’s name
open-by-link-new = { $side ->
        [white] A game by link. You play White.
       *[black] A game by link. You play Black.
    }
open-by-link-goes-on = The answer in one of your games by link: { $moves }.
open-by-link-known = You already have this position of your game by link, or a later one.
open-by-link-other = From turn { $turn } on, this is not the game as you know it. If you go on with it, what you have from there becomes a variation.
open-by-link-differs = In turn { $turn } you have { $own }, the link { $other }. If you go on with the link’s game, what you have from there becomes a variation.
open-by-link-play = Play this game
open-by-link-take = Go on with the link’s game
share-times = With times
share-by-link = This link is for the other player alone: it brings them your move.
share-by-code = For the other player alone. Pasted under “{ open-title }”, here or in the browser, it brings them your move.
share-by-message = Our game of Agon. Copy this whole message and paste it into the program under “{ open-title }”.

share-title = Share
share-game = The whole game
share-position = This position
share-link-hint = Anyone who opens the link sees the game and can play on from here: against you, by sending links back and forth, or against the computer.
share-code-hint = Anyone who pastes this under “{ open-title }”, here or in the browser, can play on: against you, by sending codes back and forth, or against the computer.
share-qr = The same as a QR code
share-no-qr = It is too long for a QR code.
share-picture = A picture
share-picture-hint = The board as you see it now.
share-save-picture = Save the picture
share-moving-picture = Animation (GIF)…
share-no-picture = The picture could not be saved.
share-too-long = This game is too long for a link. The position alone, and the record, can still be shared.
share-copy-link = Copy the link
share-copy-code = Copy the code
share-record = The record
share-record-hint = All moves in readable notation (PGN), to save or open again.
share-save = Save as a file
share-copy-text = Copy the text
share-letters = The position as text
share-letters-hint = One line that says where every piece stands. Paste it under “{ new-game-position-paste }”, before a new game.

## An animation of the game

moving-title = Animation (GIF)
moving-hint = The board plays these moves in a short animation, to send or to put on a page.
moving-moves = Moves
moving-last =
    { $count ->
        [one] The last move
       *[other] The last { $count }
    }
moving-whole = The whole game
moving-chosen = Choose…
moving-from = From move { $move }
moving-to = To move { $move }
moving-size = Size
moving-size-small = Small
moving-size-medium = Medium
moving-size-large = Large
moving-speed = Speed
moving-speed-slow = Slow
moving-speed-normal = Normal
moving-speed-fast = Fast
moving-captions = Show names and moves above and below the board
moving-length =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, about { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
moving-save = Save the animation
moving-progress = Move { $number } of { $count }
moving-nothing = There are no moves to show yet.
moving-failed = The animation could not be made.
moving-game-went-on = The game has gone on in the meantime. Please save the animation again.

## Opening a game

open-title = Open a game
open-hint = Paste a link, a code, a position or the record of a game.
open-field = Link, code or record
open-paste = Paste
open-file = Choose a file
open-drop = A file can also be dropped on the board.
open-long-text = A text of { $count } characters, too long to be shown here.
open-clear = Clear
open-read = Open
open-players = { $white } – { $black }
open-white-to-move = White to move
open-black-to-move = Black to move
open-rules = { $rules }, turn { $turn }
open-standing = { $rules }, turn { $turn }: { $standing }
open-kept = This much could be read.
open-people = Continue with two players
open-computer = Against the computer ({ $level })
open-look = View the game
open-no-link = This is not a link to a game.
open-link-damaged = This link is damaged: part of it is missing or changed. Copy it again, or ask for a new one.
open-link-other-version = This link was made by another version of the program.
open-link-impossible = The game in this link is impossible.
open-position-fault = This position is not valid from character { $column } onwards.
open-nothing = This is neither a link, a code, a position nor the record of a game.
open-more-faults =
    { $count ->
        [one] And one more fault.
       *[other] And { $count } more faults.
    }
open-record-fault = Line { $line }, character { $column }: { $reason }
record-unclosed-comment = the comment that begins here is never closed.
record-unclosed-variation = the variation that begins here is never closed.
record-bad-tag = a tag needs a name, and a value in quotation marks.
record-other-game = this is a game of { $game }, not of Agon.
record-rules = there are no rules with this name.
record-position = this position is not possible.
record-missing-position = the game does not begin as usual, and its starting position is missing.
record-handicap = a handicap is “white” or “black” and 1 to 5 turns.
record-unknown-result = “{ $text }” is not a result.
record-stray = “{ $sign }” means nothing here.
record-mark = this mark belongs to no move.
record-variation-without-move = there is no move for this variation to replace.
record-too-deep = variations lie too deep inside one another.
record-no-move = { $move } is not a move here.
record-illegal = { $move } is against the rules. { $reason }
record-other-result = the result is { $moves } here, but { $tag } at the beginning.
record-not-on-board = the result is { $said } here, but { $board } on the board.

## The position editor

editor-title = Position editor
editor-edit = Edit the position
editor-tool-move = Move a piece
editor-tool-captured = Captured piece
editor-tool-eraser = Eraser
editor-undo = Undo
editor-redo = Redo
editor-opening = Opening position
editor-empty = Empty board
editor-mirror = Mirror
editor-turn = Turn by 60°
editor-swap = Swap the colours
editor-side = Whose turn?
editor-progress = Moves without progress
editor-turn-number = Turn
editor-counter = { $name }: { $value }
editor-text = The position as text
editor-text-hint = A link or a record can be pasted here too: its last position is drawn.
editor-read = Draw it
editor-no-link = A position can be shared once it is possible.
editor-hands = Pieces in hand
editor-hand-white-queen = White’s queen is in hand
editor-hand-white-guards = White’s guards in hand
editor-hand-black-queen = Black’s queen is in hand
editor-hand-black-guards = Black’s guards in hand
editor-puzzle = As a puzzle
editor-puzzle-hint = Whoever solves it must find the only way to win, in 2 to 6 moves against any defence.
editor-puzzle-make = Make a puzzle of it
editor-no-puzzle-in-hand = A puzzle begins with all pieces on the board.
editor-no-puzzle-over = Nothing can be played in this position.
editor-no-puzzle-win = No win can be forced here in 6 moves or fewer.
editor-no-puzzle-at-once = One move wins at once: too easy for a puzzle.
editor-no-puzzle-ambiguous = There is more than one way: { $one } and { $other } win equally soon.
editor-no-puzzle-later = The first move is the only one, but later several moves win equally soon.
editor-no-puzzle-large = It takes too long to prove a win here. Bring it nearer.
editor-play = Play from here
editor-queens = { $side ->
        [white] White
       *[black] Black
    } has { $count } queens, and can have only one.
editor-guards = { $side ->
        [white] White
       *[black] Black
    } has { $count } guards, and can have only six.
editor-guard-on-throne = There is a guard on the throne. Only a queen may be there.
editor-marks = { $count ->
        [one] There is no captured piece on { $cells }, only the mark.
       *[other] There are no captured pieces on { $cells }, only the marks.
    }
editor-leaving = Under these rules captured pieces leave the board: { $cells }.
editor-in-hand = There are pieces in hand, but under these rules the game begins with all pieces on the board.
editor-turn-zero = There is no turn 0: the first is turn 1.
editor-repair-queens = Leave only the queen on { $cell }
editor-repair-guards = { $count ->
        [one] Remove the guard on { $cells }
       *[other] Remove the guards on { $cells }
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Remove a guard in hand
       *[other] Remove { $hand } guards in hand
    }
editor-repair-guards-both = Remove { $hand ->
        [one] a guard in hand
       *[other] { $hand } guards in hand
    } and { $count ->
        [one] the one on { $cells }
       *[other] those on { $cells }
    }
editor-repair-throne = Remove the guard on the throne
editor-repair-marks = { $count ->
        [one] Remove the mark on { $cells }
       *[other] Remove the marks on { $cells }
    }
editor-repair-leaving = Remove the captured pieces: { $cells }
editor-repair-in-hand = Remove the pieces in hand
editor-repair-turn-zero = Make it turn 1

## Hints in the first game

hints-understood = Got it
hints-targets = This piece can go to the marked cells: along its ring or inwards, never outwards.
hints-crosses = Not on a cross: there it would be between two enemies.
hints-crosses-trap = Not on a cross: a piece put back may not capture.
hints-cross-throne = Not on the throne, which has a cross: a captured queen may not go there.
hints-crosses-several = Not on a cross: press one to see why.
hints-aim = Bring your queen to the throne in the middle, and your six guards round her.
hints-can-capture = You can capture the piece on { $cells }: move so that it stands in a straight line between two of yours.
hints-captured = A capture! The piece stood between two of yours, as marked in red. Your opponent must now put it back{ $zone ->
        [edge] { " " }on the edge
        [next] { " " }one ring further out
       *[other] { "" }
    }, which takes a turn.
hints-captured-and-put-back = A capture! The piece stood between two of yours. Your opponent had to put it back{ $zone ->
        [edge] { " " }on the edge
        [next] { " " }one ring further out
       *[other] { "" }
    }, which took a turn: it is your turn again.
hints-send-queen = You captured the queen, so you choose the cell where she goes. That counts as your opponent’s turn.
hints-queen-sent = Your queen was captured between two enemies (in red). Your opponent chooses the cell where she goes, and that counts as your turn.
hints-queen-was-sent = Your queen was captured between two enemies. Your opponent chose the cell where she went, and that counted as your turn.
hints-relocate-guard = Captured between two enemies (in red)! Put your guard back wherever you like { $zone ->
        [edge] on the edge
        [start] on a marked cell
       *[other] on the next ring outwards
    }: that is your turn.
hints-relocate-queen = Captured between two enemies (in red)! Put your queen back on any marked cell you like: that is your turn.
hints-empty-throne = Careful: if all six guards surround the throne before your queen is on it, you lose. Bring her in first.
hints-repetition-loses = Careful: the same position has come up again. Whoever brings it up for the third time loses, so try another move.
hints-repetition-draws = Careful: the same position has come up again. When it comes up for the third time, the game is a draw.
hints-threatened = Careful: your opponent’s next move can capture your piece on { $cells }, by getting it between two enemies.
hints-risk = Careful: on { $cells } this piece could be captured next, between two enemies.
hints-queen-near = Your queen is next to the throne, which only queens may enter. Once there, she leaves only if she is captured.
hints-make-room = Your guard on { $cells } finds no free cell ahead. Guards next to the throne can move along their ring to make room: the race does not count such moves.
hints-race = The race counts the moves that each side still needs to win: that is the least, and often it takes more. Captured pieces add to them.

## Advice in a game against the computer

advice-thinking = Looking for a good move…
advice-thinking-why = Trying the move…
advice-none = No hint can be found just now.
advice-idea = Look for a move that { $reason }.
advice-only-move = There is only one move.
advice-lost = The computer wins whatever you do. Make the game last.
advice-piece-step = Move the { $piece ->
        [queen] queen
       *[guard] guard
    } on { $cell }.
advice-piece-back = Put back the { $piece ->
        [queen] queen
       *[guard] guard
    } captured on { $cell }.
advice-cell-step = Move the { $piece ->
        [queen] queen
       *[guard] guard
    } from { $from } to { $to }.
advice-cell-back = Put the { $piece ->
        [queen] queen
       *[guard] guard
    } captured on { $from } back on { $to }.
advice-cell-send = Send the captured queen to { $to }.
advice-cell-place = Place { $piece ->
        [queen] your queen
       *[guard] a guard
    } on { $to }.
advice-line = The game could go on: { $moves }.
advice-next-piece = Which piece?
advice-next-cell = Which cell?
advice-next-line = Show me
advice-again = Show it again

## Trying mistakes again

try-again-begin = Retry the mistakes
try-again-end = Back to the game
try-again-show = Show the best move
try-again-next = Next mistake
try-again-previous = Previous mistake
try-again-asked = Mistake { $number } of { $count }: { $by ->
        [you] you played
        [computer] the computer played
        [white] White played
        [black] Black played
       *[name] { $name } played
    } { $move }. Find something better.
try-again-wrong = { $verdict } Find something better.
try-again-right = Well found! { $verdict }
try-again-shown = The best move was { $move }. { $verdict }
try-again-failed = Moves cannot be judged on this device.

## My games

my-games-title = My games
my-games-empty = No games yet. Every game is saved here, finished or not.
my-games-search = Find a game
my-games-search-hint = Name, date…
my-games-none-found = No game matches.
my-games-order = Sort by
my-games-newest = Newest
my-games-longest = Longest
my-games-by-opponent = Opponent
my-games-more = { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
my-games-left-out = { $count ->
        [one] 1 game cannot be read and is not in the file.
       *[other] { $count } games cannot be read and are not in the file.
    }
my-games-unreadable = This game cannot be read.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
my-games-won = Won
my-games-lost = Lost
my-games-drawn = Draw
my-games-unfinished = Unfinished
my-games-analysis = Analysis
my-games-hints = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
my-games-continue = Continue
my-games-look = View this game
my-games-rename = Rename
my-games-remove = Delete
my-games-remove-title = { $count ->
        [one] Delete this game?
       *[other] Delete { $count } games?
    }
my-games-remove-body = { $count ->
        [one] It will be deleted for good.
       *[other] They will be deleted for good.
    }
my-games-several = Choose several
my-games-chosen = { $count ->
        [0] Choose games in the list.
        [one] 1 game chosen
       *[other] { $count } games chosen
    }
my-games-all = All
my-games-none = None
my-games-done = Done
my-games-save = Save
my-games-put = Folder
my-games-folder = Folder
my-games-folder-new = A new folder
my-games-folder-put = Put them there
my-games-folder-out = In no folder
my-games-folder-rename = Rename this folder
my-games-may-be-deleted = This browser may delete your games when space runs short. To be safe, save them as a file: “{ my-games-several }”, then “{ my-games-all }”.

## The story of a game

end-story = Key moments
story-title = Key moments
story-lines = How many moves each side still needed, from the first turn to the last.
story-opening = The opening, turn { $turn }
story-opening-text = To win, White still needs at least { $white ->
        [one] 1 move
       *[other] { $white } moves
    }, and Black { $black }.
story-first-capture = The first capture, turn { $turn }
story-turning-point = The turning point, turn { $turn }
story-lead-changes = The lead changes, turn { $turn }
story-blow = A heavy setback, turn { $turn }
story-finish = The finish, turn { $turn }
story-so-far = So far, turn { $turn }
story-white-queen = White’s queen is captured on { $cells }.
story-black-queen = Black’s queen is captured on { $cells }.
story-white-loses = { $count ->
        [one] Black captures on { $cells }.
       *[other] Black captures pieces on { $cells }.
    }
story-black-loses = { $count ->
        [one] White captures on { $cells }.
       *[other] White captures pieces on { $cells }.
    }
story-cost = That costs { $bound ->
        [least] at least{ " " }
        [most] up to{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 move.
       *[other] { $count } moves.
    }
story-no-cost = That costs no move.
story-gain = But the queen can be put back nearer: that saves { $count ->
        [one] 1 move.
       *[other] { $count } moves.
    }
story-even = Both sides are then level.
story-white-leads = White is then { $count ->
        [one] 1 move
       *[other] { $count } moves
    } ahead.
story-black-leads = Black is then { $count ->
        [one] 1 move
       *[other] { $count } moves
    } ahead.
story-look = View it

## Lessons

learn-title = Learn
learn-hint = Short lessons on the board, from the very beginning.
learn-stars-hint = Three stars: at the first try, in no more moves than the number given. Two: at the second try, or at the first in more moves. Otherwise one.
learn-count = { $done } of { $count } lessons done
learn-stars = { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
learn-open = not done yet
learn-number = Lesson { $number } of { $count }
learn-moves = Moves: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] at most one star now
       *[other] at most two stars now
    }
learn-captured = One of your pieces was captured.
learn-lost = Your opponent has won.
learn-repeated = You have brought about the same position for the third time, which loses.
learn-drawn = That is a draw.
learn-late = That takes too many moves.
learn-missed = That captures nothing.
learn-failed = { $why } Try again.
learn-done = { $stars ->
        [3] Perfect! Three stars.
        [2] Well done! Two stars.
       *[other] Done! One star.
    }
learn-again = Start again
learn-skip = Skip this lesson
learn-next = Next lesson
learn-leave = Back to the lessons
learn-set-aside = What you had learned could not be read, so the lessons begin anew. It is saved here: { $place }
figure-start = The position at the start
figure-played = Played: { $move }
figure-better = Better: { $move }
figure-answer = Key move: { $move }

## Puzzles

puzzles-title = Puzzles
puzzles-set-aside = The puzzles that you had solved could not be read, so counting begins anew. They are saved here: { $place }
puzzle-title = Puzzle
puzzle-win = { $side }: win in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
puzzle-right = Right! Go on.
puzzle-right-left = { $moves ->
        [one] Right! One move left.
       *[other] Right! { $moves } moves left.
    }
puzzle-weighing = Let me see whether that wins too…
puzzle-wrong = That is not the answer: see what follows. Then try again.
puzzle-unclear = That may win too, but not soon. Find a quicker way.
puzzle-unweighed = Other moves than the answer cannot be checked on this device. Find another one.
puzzle-solved-at-once = Solved at the first try!
puzzle-solved = Solved!
puzzle-solved-helped = Solved, with a hint.
puzzle-solved-late = Solved: that wins too, though there is a quicker way.
puzzle-defending = Now play the other side. Can you find a defence?
puzzle-beaten = No defence there. Try another one?
puzzle-held = You held out, though it should not have been possible!
puzzle-again = Start again
puzzle-defend = Try a defence
puzzle-skip = Skip this puzzle
puzzle-next = Next puzzle
puzzle-leave = Back to the puzzles
puzzle-leave-to-editor = Back to the editor
mistakes-title = Learn from mistakes

## Progress

progress-title = Progress
progress-set-aside = Your results against the computer could not be read, so counting begins anew. They are saved here: { $place }
progress-copy = On another device
progress-copy-hint = Save lessons, puzzles, mistakes and results in one file, and add it there. Nothing that is there already is lost.
progress-copy-save = Save progress
progress-copy-add = Add from a file
progress-copy-added = Added to your progress: { $parts }.
progress-copy-known = All of that is here already.
progress-copy-lessons = { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
    }
progress-copy-puzzles = { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
progress-copy-mistakes = { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
progress-copy-lines = { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
progress-copy-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
progress-copy-damaged = This file of progress is damaged, so nothing was added. What you have here has not changed.
progress-copy-later = This file of progress is from a newer version of the program, so nothing was added.
