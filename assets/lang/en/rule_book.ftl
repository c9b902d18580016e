# The texts of the rule book and the museum in `core/assets/rule_book` in English. The other languages are beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = The aim
book-race-text = Agon is a race to the middle. Bring your queen to the throne, and your six guards round her, before your opponent does the same.
book-board-chapter = The board
book-cells-text = The board has 91 cells. The one in the middle is the throne. Round it lie five rings, alternately light and dark; the outermost ring is the edge.
book-array-text = Each side has one queen and six guards, all starting on the edge. White moves first.
book-moving-chapter = Moving
book-ways-text = On your turn, move one of your pieces to an empty cell next to it: along its own ring or inwards to the next one, but never outwards.
book-jumps-text = No piece moves over another.
book-throne-text = Only a queen may enter the throne.
book-leaving-text = She leaves it only if she is captured.
book-between-text = You may not move to a cell directly between two enemy pieces…
book-between-capture-text = …unless that very move captures a piece. Then yours is safe there.
book-capturing-chapter = Capturing
book-line-text = Move so that an enemy piece stands in a straight line between the piece you moved and another of yours, each right next to it: it is captured.
book-angle-text = At an angle, nothing is captured.
book-several-text = One move can capture several pieces.
book-queens-text = Queens capture and are captured just as guards are.
book-free-text = Capturing is never compulsory.
book-stays-text = A captured piece stays on its cell until its owner puts it back. Until then it still bars the way and still counts as an enemy: you may not step between it and another one.
book-putting-back-chapter = Putting pieces back
book-turn-text = When pieces of yours have been captured, you must use your turn to put one of them back, and no other piece may move.
book-queen-first-text = The queen comes first, then guards in any order, one each turn.
book-edge-text = A guard goes to any empty cell of the edge.
book-anywhere-text = A queen goes to any empty cell but the throne. The opponent chooses which.
book-not-there-text = Neither may land between two enemies, nor where an enemy would then stand between it and another of its side.
book-ending-chapter = Winning, losing, drawing
book-winning-text = You win when your queen is on the throne and all six of your guards stand round it.
book-empty-throne-text = But take care: if your six guards surround the throne and no queen is on it, you lose.
book-repeating-text = Whoever brings about the same position for the third time loses.
book-drawing-text = The game is drawn when 100 moves in a row bring no capture and no step inwards, or when neither side can move. Players can also agree on a draw, and either may resign.
book-tips-chapter = Worth knowing
book-again-text = A captured queen can be put where your next move captures her again. Look for that, and beware of it.
book-gap-text = Your opponent may not step in between two of your pieces, unless that captures something. Two guards can close a gap without filling it.
book-behind-text = A guard put back on the edge starts again behind the enemy: often the best place to capture from.
book-corner-text = A piece in a corner of the board cannot be captured. But it has one way inwards only, and is easily shut in.
book-shut-in-text = Guards round the throne can only move along their ring. The more of them are there, the fewer moves you have left, and you must always move.

## The museum

room-modern = Made for this program. Under the traditional rules equal players often block each other until the game is drawn. Two changes end that, and the first of them is old: the captor sends the captured queen away, as in older English rules, and whoever brings about a position for the third time loses.
room-globe =
    Le Globe Joueur describes these rules and advises captures in a straight line only. Thierry, a reader of Escale à jeux, corrects that site’s rules in the same sense.

    Not certain: that no piece may be put back between two enemies is worded so by Escale à jeux; Le Globe Joueur speaks of simple moves there.
room-escale = The rules of Le Globe Joueur with captures at an angle as well, as Escale à jeux publishes them.
room-fromager = From a remark by Alain Fromager on Escale à jeux. How the remark is to be understood is our reading; all the rest is as in { preset-escale }.
room-ring =
    The rules of Board and Pieces, after Provenzo and Botermans.

    Not certain: the source asks whether a capture also goes round a corner of the ring, and does not answer. Here it does. That pieces may not be put back where they would capture or be captured is our decision too.
room-ring-entry = A variation in Board and Pieces: the pieces come onto the edge one by one. All the rest is as in { preset-ring }, with the same open questions.
room-neto = The rules of João Pedro Neto’s page on the Queen’s Guard. Where pieces may not be put back is our decision.
room-classic = The wording that the encyclopaedias and David Parlett’s article have in common. Where pieces may not be put back is our decision.
room-bell =
    R. C. Bell’s beginning, as João Pedro Neto’s page reports it. All the rest is as in { preset-classic }.

    Not certain: we know Bell’s beginning from that report only. That White places first is our decision.
room-parlett =
    David Parlett’s beginning, as João Pedro Neto’s page reports it. All the rest is as in { preset-classic }.

    Not certain: we know this beginning from that report only.
room-captor = Older English rules, in which the captor places the queen. Where pieces may not be put back is our decision.
room-home = An app’s rules, of which we know only this: a captured piece goes back to its own starting cell. Guards are alike, so each may go to any cell where a guard of its side began. Where pieces go if no such cell is empty, and everything else, is our decision.
room-japan = A Japanese edition, of which we know only this: captured pieces leave the game, and the queen wins with the guards that are left. Whoever captures the queen or the last guard wins: that is our decision, like everything else.
room-ludii = Agon as the Ludii game system plays it. Ludii itself confirms it: both programs count the same 11,662,533 ways in which a game can begin with five moves.
source-agon = This program.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, with the remarks of its readers.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, whom Board and Pieces follows.
source-botermans = Botermans, whom Board and Pieces follows.
source-neto = João Pedro Neto’s page on the Queen’s Guard.
source-encyclopaedias = The encyclopaedias.
source-parlett = David Parlett.
source-bell = R. C. Bell, as reported by João Pedro Neto.
source-old-english = Older English rules.
source-app = An app of 2025 or 2026.
source-japan = A Japanese edition of 2025.
source-ludii = The Ludii game system.
