# The texts of Agon in German. English is beside them, with the same keys in the same order. A paragraph is one line; an empty line
# separates paragraphs. Quotation marks are „ and “; before … and between a number and its unit stands a no-break space (U+00A0).

## When the program cannot go on

fault-display = Agon braucht einen Bildschirm: Es wurde keine Anzeige gefunden. Starte es von einem Desktop aus.
fault-graphics = Agon kann auf diesem Computer nicht zeichnen: Es wurde kein brauchbarer Grafiktreiber und keine Anzeige gefunden.
fault-running = Agon musste wegen eines Programmfehlers anhalten. Deine Partie ist bis zum letzten Zug gespeichert.
fault-lit-view = Auf diesem Gerät lässt sich das Brett nicht in 3D zeichnen. Du siehst es stattdessen von oben.
content-reading = Wird geladen …
content-failed = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
content-again = Noch einmal

## Settings

settings-board = Brett
# As in English.
settings-theme = Material
settings-theme-parlour = Salonholz
settings-theme-marble = Marmor und Messing
settings-theme-contrast = Hoher Kontrast
settings-orientation = Ausrichtung des Bretts
settings-orientation-fixed = Fest
settings-orientation-mover = Wer am Zug ist
settings-orientation-table = Auf dem Tisch
settings-orientation-fixed-hint = Das Brett dreht sich nie.
settings-orientation-mover-hint = Das Brett dreht sich zu der Seite, die am Zug ist.
settings-orientation-table-hint = Für einen Bildschirm, der flach zwischen zwei Spielern liegt: Schwarz hat die eigenen Figuren und Meldungen richtig herum vor sich.
settings-playing = Spielen
settings-targets = Zeigen, wohin eine Figur ziehen kann
settings-threats = Bedrohte eigene Figuren zeigen
settings-threats-hint = Markierte Ecken: Mit dem nächsten Zug könnte der Gegner deine Figur dort schlagen.
settings-confirm = Jeden Zug bestätigen
settings-confirm-hint = Tipp noch einmal auf das Feld, um den Zug zu spielen. So schadet es nicht, wenn der Finger abrutscht.
settings-race = Zeigen, wie weit es jede Seite noch hat
settings-names = Namen der Felder
settings-names-frame = Auf dem Rahmen
settings-names-cells = In den Feldern
settings-names-off = Aus

## Keys and gamepads

keys-game = Partie
keys-put-down = Figur loslassen
keys-undo = Zurücknehmen
keys-redo = Wiederholen
keys-ask-hint = Tipp
keys-why-not = Was, wenn ich so ziehe?
keys-previous = Voriger Zug
keys-following = Nächster Zug
keys-first = Anfang der Partie
keys-last = Letzter Zug
keys-moves = Alle Züge
keys-promote = Diese Variante zur Hauptvariante machen
keys-remove = Variante ab hier löschen
keys-draw = Pfeil beginnen oder beenden
keys-erase = Pfeile und Markierungen entfernen
keys-note = Notiz zum Zug schreiben
keys-in-words = In Worten
keys-analyse = Analyse beginnen oder beenden
keys-stand-still = Was, wenn ich stillhalte? (Analyse)
keys-previous-mistake = Voriger Fehler (Fehlersuche)
keys-following-mistake = Nächster Fehler (Fehlersuche)
keys-better = Besseren Zug zeigen (Fehlersuche)
keys-try-again = Fehler verbessern oder aufhören
keys-threats = Drohungen zeigen oder verbergen
keys-gamepads-two = Bei zwei Gamepads spielt das zuerst verbundene mit Weiß.
gamepads-gone = Ein Gamepad ist nicht mehr verbunden.
gamepads-two = Zwei Gamepads: Das erste hat Weiß, das zweite Schwarz.

## How to play

rules-title = So wird gespielt
museum-title = Das Regelmuseum
book-board = Auf einem kleinen Brett zeigen: { $text }
book-show = Zeigen
book-reset = Selbst versuchen
book-turn = { $side ->
    [black] { $chooser ->
        [white] Weiß wählt, wohin die geschlagene schwarze Königin muss.
       *[black] Schwarz ist am Zug.
    }
   *[white] { $chooser ->
        [black] Schwarz wählt, wohin die geschlagene weiße Königin muss.
       *[white] Weiß ist am Zug.
    }
}

## Who made what

credits-game = Das Spiel
credits-game-text =
    Agon ist ein traditionelles Spiel, vielleicht aus Frankreich, von etwa 1780; 1842 wurde es in London gedruckt. Es gehört niemandem.

    Gespielt werden seine Fassungen hier so, wie Le Globe Joueur, Escale à jeux und Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett und das System Ludii sie beschreiben.
credits-program = Das Programm
credits-program-text =
    Version { $version }.

    Freie Software unter der MIT-Lizenz oder der Apache License 2.0, wie du möchtest. Brett, Figuren, Symbole, Klänge und Musik wurden dafür gemacht und stehen unter denselben Lizenzen.
credits-languages = Sprachen
credits-languages-text =
    Klingt ein Satz falsch? Er steht im Ordner { $folder } des Projekts, hinter seinem Schlüssel. Schlag dort einen besseren vor oder verbessere ihn selbst.

    Welcher Satz welchen Schlüssel hat, zeigt das Spiel, wenn es mit --lang keys gestartet wird.
credits-fonts = Schriften
credits-fonts-text =
    Inter, von The Inter Project Authors, und Vollkorn, von Friedrich Althausen und The Vollkorn Project Authors: beide unter der SIL Open Font License 1.1.
credits-libraries = Gebaut mit
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde und den freien Bibliotheken, auf denen sie aufbauen, jede unter der freien Lizenz ihrer Autoren.

## The computer player

opponent-alone = In diesem Browser kann der Computer nicht richtig rechnen, deshalb spielt er eine leichte Partie. Zu zweit ändert sich nichts.
opponent-random = Der Computer hatte eine Störung und hat irgendeinen erlaubten Zug gespielt. Die Partie geht weiter.
warning-repetition-draw = Diese Stellung ist zum zweiten Mal da. Beim dritten Mal ist die Partie remis.
warning-repetition-loses = Diese Stellung ist zum zweiten Mal da. Wer sie zum dritten Mal herbeiführt, verliert.
warning-progress = Noch { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } ohne Schlagzug und ohne Zug nach innen, dann ist die Partie remis.
draw-declined = Der Computer möchte lieber weiterspielen.
draw-declined-by = { $by ->
        [white] Weiß lehnt
        [black] Schwarz lehnt
       *[name] { $name } lehnt
    } das Remis ab.

## Who and what

side-white = Weiß
side-black = Schwarz
player-you = Du
# As in English.
player-computer = Computer
level-beginner = Anfänger
level-learner = Lehrling
level-casual = Amateur
level-steady = Solide
level-skilled = Geschickt
level-strong = Stark
level-formidable = Gefährlich
level-expert = Experte
level-virtuoso = Virtuose
level-master = Meister
# As in English.
preset-modern = Modern
preset-globe = Traditionell
preset-escale = Winkel
preset-fromager = Winkel, ohne Zugverlust
# As in English.
preset-ring = Ring
preset-ring-entry = Ring, Figuren setzen
preset-neto = Ring, einen Ring zurück
preset-classic = Klassisch
preset-bell = Klassisch, Wachen setzen
preset-parlett = Klassisch, Figuren setzen
preset-captor = Klassisch, Gegner wählt
preset-home = Klassisch, zum Anfangsfeld
preset-japan = Klassisch, für immer geschlagen
preset-ludii = Klassisch, wie in Ludii
preset-custom = Eigene
enumeration = { $first } und { $last }

## Beside the board

panel-turn = Runde { $turn }
panel-rules = Regeln: { $name }
panel-to-move = { $by ->
        [you] Du bist dran
       *[other] Am Zug
    }
panel-thinking = Überlegt …
panel-winner = Gewonnen
panel-captured = Geschlagen
panel-captured-sent = { $by ->
        [you] Du schickst sie
        [computer] Der Computer schickt sie
        [white] Weiß schickt sie
        [black] Schwarz schickt sie
       *[name] { $name } schickt sie
    }
panel-in-hand = In der Hand
panel-off-board = Ausgeschieden
panel-undo = Zurücknehmen
panel-redo = Wiederholen
panel-hint = Tipp
panel-offer-draw = Remis anbieten
panel-resign = Aufgeben
panel-result = Ergebnis und Revanche
panel-view-flat = Zu 2D wechseln
panel-view-space = Zu 3D wechseln
panel-menu = Menü
panel-leave = Partie verlassen
moves-pass = aussetzen
moves-title = Züge
moves-none = Noch ist kein Zug gespielt.
moves-no-variations = Wähle einen Zug, um ihn anzusehen. Spielst du von dort aus etwas anderes, erscheint es darunter als Variante.
moves-variations = Wähle einen Zug, um ihn anzusehen. Varianten stehen unter den Zügen, die sie ersetzen.
moves-more = Mehr
moves-took = { $seconds ->
        [one] Das dauerte eine Sekunde.
       *[other] Das dauerte { $seconds } Sekunden.
    }
moves-to-board = Zum Brett
moves-promote = Zur Hauptvariante machen
moves-remove = Ab hier löschen
moves-remove-title = Diese Variante löschen?
moves-remove-body = { $move } und alles, was danach versucht wurde, wird endgültig gelöscht.
moves-remove-yes = Löschen
moves-is-game = Dieser Zug gehört zur Hauptvariante, nicht zu einer Variante.
moves-is-decided = Die Partie ist zu Ende, und ihre Züge bleiben, wie sie gespielt wurden. Was du versuchst, ist eine Variante.
notes-title = Notiz
notes-write = Notiz schreiben
notes-game-title = Titel der Partie
notes-at-start = Vor dem ersten Zug
notes-mark = Zeichen
notes-hint = Was du davon hältst
notes-no-mark = Zeichen entfernen
notes-good = guter Zug
notes-mistake = Fehler
notes-brilliant = sehr guter Zug
notes-blunder = Patzer
notes-interesting = interessanter Zug
notes-dubious = zweifelhafter Zug
notes-erase = Pfeile und Markierungen entfernen
notes-how-to-draw = Auf dem Brett zeichnest du Pfeile und markierst Felder mit der rechten Maustaste, der Tastatur oder einem Finger: Lass ihn erst kurz ruhen.
notes-done = Fertig
notes-later = Notizen lassen sich erst nach der Partie oder in einer Analyse schreiben.
in-words-title = In Worten
in-words-field = Ein Zug, ein Feld oder eine Frage
# As in English.
in-words-example = b1 c2
in-words-send = Sagen
in-words-help = Zum Beispiel „b1 c2“ für einen Zug, „e4“ für ein Feld oder eines dieser Wörter: { $words }.
in-words-unknown = „{ $said }“ wurde nicht verstanden.
in-words-done = Erledigt.
in-words-not-now = Das geht jetzt nicht.
in-words-no-review = Züge werden bewertet, sobald die Partie zu Ende ist, oder in einer Analyse.
in-words-no-verdict = An diesem Zug fällt nichts auf.
in-words-no-threats = Keine Figur ist bedroht.
in-words-threatened = Bedroht: { $pieces }.
in-words-can-go = Mögliche Felder: { $cells }.
in-words-where = wo, figuren
in-words-threats = drohungen, drohung, bedroht, bedrohung, bedrohungen, gefahr
in-words-turn = stellung, dran, lage
in-words-undo = zurücknehmen, zuruecknehmen, nimm zurück, nimm zurueck
in-words-back = zurück, zurueck, zuruck, rückwärts
in-words-forward = vor, weiter, vorwärts, vorwaerts
in-words-first = anfang, beginn, start
in-words-last = ende, schluss
in-words-hint = tipp, tip, hilfe
in-words-verdict = warum, wertung, beste, bester
in-words-race = rennen, weit, vorsprung
in-words-mine = mein, meine, meiner, meinen
in-words-guards = wache, wachen
in-words-queens = königin, koenigin, königinnen
clock-in-minutes = { $count } min
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: noch eine Minute.
clock-ten-seconds = { $name }: noch zehn Sekunden.
clock-stood-still = Die Uhr stand still, während du weg warst.
clock-stands-still = Die Partie ist gespeichert. Die Uhr steht, bis du zurückkommst.
clock-give = { $seconds } Sekunden geben: { $name }
clock-given = { $name }: { $seconds } Sekunden mehr.
ahead-chosen = Nächster Zug: { $move }.
ahead-impossible = Der vorgemerkte Zug ist jetzt nicht möglich.
take-back-title = { $count ->
        [one] Den letzten Zug zurücknehmen?
       *[other] Die letzten { $count } Züge zurücknehmen?
    }
take-back-body = { $name }, bist du einverstanden?
take-back-yes = Zustimmen
take-back-no = Ablehnen
take-back-result-title = Diese Partie fortsetzen?
take-back-result-body = Das Ergebnis zählt dann nicht mehr.
take-back-result-yes = Weiterspielen
resign-title = Diese Partie aufgeben?
resign-body = Die Partie endet, und { $winner ->
        [you] du gewinnst
        [computer] der Computer gewinnt
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[name] { $name } gewinnt
    }.
resign-no = Weiterspielen

## Above the board

banner-relocate-queen = Setz deine Königin auf ein markiertes Feld zurück.
banner-relocate-guard = Setz deine geschlagene Wache { $zone ->
        [edge] an den Rand
       *[other] auf ein markiertes Feld
    } zurück.
banner-relocate-one = Setz eine deiner geschlagenen Wachen zurück.
banner-send-white-queen = Wähle, wohin die geschlagene weiße Königin muss.
banner-send-black-queen = Wähle, wohin die geschlagene schwarze Königin muss.
banner-place-queen = Setz deine Königin.
banner-place-guard = Setz eine Wache.
banner-your-turn = Dein Zug
banner-step-pick = Wähle eine umrandete Figur.
banner-step-target = Wähle ein markiertes Feld.
banner-confirm = Diesen Zug spielen?
banner-confirm-yes = Spielen
banner-confirm-no = Abbrechen
banner-why = Was, wenn …?
banner-why-target = Wähle ein markiertes Feld: Was würde daraus?
banner-why-piece = Wähle erst eine Figur. Dann kannst du nach ihren Zügen fragen.
banner-why-done = Fertig
banner-preview = Vorschau: Nichts davon ist gespielt. Drück irgendwo, dann geht es zurück.
news-queen-steps = { $who }: Königin { $from } → { $to }
news-guard-steps = { $who }: Wache { $from } → { $to }
news-queen-relocated = { $who }: Königin von { $from } nach { $to } zurückgesetzt
news-guard-relocated = { $who }: Wache von { $from } nach { $to } zurückgesetzt
news-white-queen-sent = { $who }: weiße Königin von { $from } nach { $to } geschickt
news-black-queen-sent = { $who }: schwarze Königin von { $from } nach { $to } geschickt
news-queen-placed = { $who }: Königin auf { $to } gesetzt
news-guard-placed = { $who }: Wache auf { $to } gesetzt
news-captured-queen = die Königin auf { $cell }
news-captured-guards = { $count ->
        [one] die Wache auf { $cells }
       *[other] die Wachen auf { $cells }
    }
news-captures = { "" }, schlägt { $pieces }
news-cost = kostet { $whom ->
        [you] dich
        [computer] den Computer
        [white] Weiß
        [black] Schwarz
       *[name] { $name }
    } { $bound ->
        [least] mindestens{ " " }
        [most] bis zu{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
capture-pieces = Geschlagen: { $pieces }
capture-turn = { $count ->
        [one] Das Zurücksetzen kostet einen Zug.
       *[other] Das Zurücksetzen kostet { $count } Züge.
    }
news-trapped = { "" } und wird dort geschlagen
banner-passed = Kein Zug möglich: Diese Seite setzt aus.
race-count = { $count ->
        [0] 0 Züge
        [one] mindestens 1 Zug
       *[other] mindestens { $count } Züge
    }
race-count-short = { $count ->
        [0] 0 Züge
        [one] mindestens { $count }
       *[other] mindestens { $count }
    }
race-least = mindestens
race-to-go = Züge zum Sieg
race-left = { $side ->
        [white] Weiß
       *[black] Schwarz
    } braucht bis zum Sieg noch mindestens { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }.
race-cost = { $side ->
        [white] Weiß
       *[black] Schwarz
    } braucht bis zum Sieg noch mindestens { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }, davon { $cost } wegen geschlagener Figuren.
race-open = { $side ->
        [white] Weiß
       *[black] Schwarz
    } braucht bis zum Sieg noch mindestens { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }, gerechnet vom jetzigen Feld der geschlagenen Königin, und bis zu { $farther } mehr, wenn sie an den Rand geschickt wird.
race-queen = { $side ->
        [white] Weiß
       *[black] Schwarz
    } braucht bis zum Sieg noch mindestens { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }, gerechnet vom jetzigen Feld der geschlagenen Königin.
value-even = Ausgeglichen
value-lead = { $side ->
        [white] Weiß
       *[black] Schwarz
    } liegt { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } vorn
value-wins = { $side ->
        [white] Weiß
       *[black] Schwarz
    } gewinnt in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }
value-wins-at-once = { $side ->
        [white] Weiß gewinnt sofort
       *[black] Schwarz gewinnt sofort
    }
value-no-queen = { $side ->
        [white] Ohne Königin kann Weiß nicht gewinnen
       *[black] Ohne Königin kann Schwarz nicht gewinnen
    }
value-winning = { $side ->
        [white] Weiß steht auf Gewinn
       *[black] Schwarz steht auf Gewinn
    }
banner-looking-back = Du siehst eine frühere Stellung.
banner-looking-aside = Du siehst eine Variante, die nicht gespielt wurde.
banner-earlier = Frühere Stellung: Dein Zug ersetzt, was danach kam.
banner-reviewing = Du gehst die Partie durch. Versuch andere Züge, wenn du magst.
banner-reviewing-aside = Du gehst eine Variante durch. Versuch andere Züge, wenn du magst.
banner-reviewing-only = Du gehst die Partie durch.
banner-reviewing-aside-only = Du gehst eine Variante durch.
banner-analysing = Am Zug (Analyse)
banner-analysing-aside = Am Zug (Analyse, Variante)
banner-retrying = Finde etwas Besseres
banner-to-the-end = Letzter Zug
banner-go-on-here = Ab hier weiter
banner-gave-away = Dieser Zug entfällt (Vorsprung).
banner-draw-offered = Remis wurde angeboten.
banner-draw-offered-to = { $by ->
        [white] Weiß bietet
        [black] Schwarz bietet
       *[name] { $name } bietet
    } Remis an. { $to }, nimmst du an?
banner-draw-offered-to-you = Dein Gegner bietet Remis an. Nimmst du an?
banner-accept = Annehmen
banner-decline = Ablehnen
spoken-to = nach
spoken-throne = Thron
spoken-empty = leer
spoken-white-queen = weiße Königin
spoken-white-guard = weiße Wache
spoken-black-queen = schwarze Königin
spoken-black-guard = schwarze Wache
spoken-captured = geschlagen
spoken-picked = gewählt
spoken-movable = kann ziehen
spoken-target = erreichbar
spoken-threatened = bedroht
spoken-coloured = markiert
spoken-arrow-to = Pfeil nach { $cell }
spoken-drawn-arrow = Pfeil von { $from } nach { $to }
spoken-drawn-cell = { $from } markiert
spoken-erased = Entfernt
spoken-barred = Kreuz: { $why }
spoken-taken-back = Die Züge sind zurückgenommen.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = Die Partie ist zu Ende.
refused-no-piece = Auf { $cell } steht keine Figur.
refused-not-yours = Die Figur auf { $cell } gehört nicht dir.
refused-occupied = Auf { $cell } steht schon eine Figur.
refused-not-adjacent = Eine Figur zieht immer nur ein Feld weit.
refused-outwards = Figuren ziehen auf ihrem Ring oder nach innen, nie nach außen.
refused-guard-on-throne = Nur eine Königin darf den Thron betreten.
refused-in-white-custody = Dorthin darf die Figur nicht: Das Feld liegt zwischen zwei weißen Figuren.
refused-in-black-custody = Dorthin darf die Figur nicht: Das Feld liegt zwischen zwei schwarzen Figuren.
refused-relocate-first = Erst muss die auf { $cells } geschlagene Figur zurückgesetzt werden.
refused-relocate-one-first = Erst muss eine deiner geschlagenen Figuren zurückgesetzt werden: { $cells }.
refused-queen-first = Erst muss die auf { $cell } geschlagene Königin zurückgesetzt werden.
refused-same-cell = Eine geschlagene Figur muss auf ein anderes Feld.
refused-relocate-to-edge = Diese geschlagene Figur kann nur an den Rand.
refused-relocate-to-next-ring = Diese geschlagene Figur kann nur einen Ring nach außen.
refused-relocate-queen-to-start = Diese geschlagene Königin kann nur auf das Feld, auf dem sie begann.
refused-relocate-guard-to-start = Diese geschlagene Wache kann nur auf ein Feld, auf dem eine Wache ihrer Seite begann.
refused-relocate-to-throne = Eine geschlagene Königin kann nicht auf den Thron.
refused-relocation-captures = Dorthin darf die Figur nicht: Sie würde eine gegnerische schlagen, und beim Zurücksetzen darf man nicht schlagen.
refused-relocation-in-white-custody = Dorthin darf die Figur nicht: Sie stünde zwischen zwei weißen Figuren.
refused-relocation-in-black-custody = Dorthin darf die Figur nicht: Sie stünde zwischen zwei schwarzen Figuren.
refused-place-queen-first = Setz zuerst die Königin.
refused-place-guards-first = Setz zuerst alle Wachen.
refused-no-queen-in-hand = Die Königin ist schon gesetzt.
refused-no-guard-in-hand = Alle Wachen sind schon gesetzt.
refused-place-on-edge = Figuren werden nur an den Rand gesetzt.
refused-place-opposite = Die zweite Königin muss der ersten genau gegenüberstehen.
refused-place-on-throne = Auf den Thron darf nichts gesetzt werden.
refused-looking-back = Du siehst eine frühere Stellung. Um hier zu ziehen, wähle „{ banner-go-on-here }“.
refused-touched = Berührt, geführt: Die berührte Figur muss ziehen.
refused-pass = Solange du ziehen kannst, darfst du nicht aussetzen.
refused-handicap = Dieser Zug entfällt: Er gehört zum Vorsprung.
refused-must-pass = Es ist kein Zug möglich, du musst aussetzen.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = gewinnt die Partie
reason-loses = verliert die Partie
reason-loses-empty-throne = umringt den Thron, ohne dass die Königin darauf ist, und verliert damit die Partie
reason-loses-repetition = führt die Stellung zum dritten Mal herbei und verliert damit die Partie
reason-draws = beendet die Partie mit Remis
reason-lets-win = lässt { $by ->
        [you] dich
        [computer] den Computer
        [white] Weiß
        [black] Schwarz
       *[name] { $name }
    } { $count ->
        [one] mit dem nächsten Zug
       *[other] in { $count } Zügen
    } gewinnen
reason-wins-in = gewinnt { $count ->
        [one] gleich danach, egal was der Gegner tut
       *[other] in { $count } Zügen, egal was der Gegner tut
    }
reason-misses-win = verpasst { $count ->
        [one] den sofortigen Sieg
       *[other] einen Sieg in { $count } Zügen
    }
reason-prevents-win = hindert { $by ->
        [you] dich
        [computer] den Computer
        [white] Weiß
        [black] Schwarz
       *[name] { $name }
    } daran, mit { $move } zu gewinnen
reason-only-move = ist der einzig mögliche
reason-captures = schlägt { $pieces }
reason-trapped = stellt die Figur zwischen zwei gegnerische, wo sie geschlagen wird
reason-would-be-captured = lässt { $by ->
        [you] dich
        [computer] den Computer
        [white] Weiß
        [black] Schwarz
       *[name] { $name }
    } mit { $move } { $pieces } schlagen
reason-saves = bringt { $pieces } in Sicherheit
reason-threatens = droht { $pieces } zu schlagen
reason-traps-queen = lässt der Königin auf { $cell } kein Feld mehr
reason-blocks-throne = hält die Königin auf { $cell } vom Thron fern
reason-occupies-throne = bringt die Königin auf den Thron
reason-blocks-guards = besetzt ein Feld am Thron, das gegnerische Wachen noch brauchen
reason-holds-up = hindert { $pieces } am Zug nach innen
reason-wins-race = bringt { $whom ->
        [you] dich
        [computer] den Computer
        [white] Weiß
        [black] Schwarz
       *[name] { $name }
    } im Wettlauf zum Thron mit { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    } in Führung
reason-gives-away = { $count ->
        [0] vergeudet ein wenig Zeit
        [one] verschenkt etwa 1 Zug
       *[other] verschenkt etwa { $count } Züge
    }
reason-nearest-cell = stellt die Figur so nah an den Thron wie möglich
reason-farthest-cell = schickt die Königin so weit vom Thron weg wie möglich
reason-keeps-away = hält die Figur vom Gegner fern
reason-inwards = bringt eine Figur näher an den Thron
reason-sideways = lässt eine Figur auf ihrem Ring
reason-quiet = ändert wenig
explained-move = Dieser Zug { $reason }.
explained-answer = { $by ->
        [you] Dann spielst du
        [computer] Dann spielt der Computer
        [white] Dann spielt Weiß
        [black] Dann spielt Schwarz
       *[name] Dann spielt { $name }
    } { $move }.
explained-answer-why = { $by ->
        [you] Dann spielst du
        [computer] Dann spielt der Computer
        [white] Dann spielt Weiß
        [black] Dann spielt Schwarz
       *[name] Dann spielt { $name }
    } { $move }: Der Zug { $reason }.
explained-best = Nichts ist besser: Dieser Zug { $reason }.
explained-good = Das kostet wenig: Dieser Zug { $reason }.
explained-quiet = Ein stiller Zug. Er kostet wenig.
explained-playable = Das ist spielbar, aber dieser Zug { $reason }.

## The end of a game

end-you-win = Du gewinnst
end-you-lose = Du verlierst
end-white-wins = Weiß gewinnt
end-black-wins = Schwarz gewinnt
end-name-wins = { $name } gewinnt
end-draw = Remis
end-white-enthroned = Die weiße Königin thront inmitten ihrer sechs Wachen.
end-black-enthroned = Die schwarze Königin thront inmitten ihrer sechs Wachen.
end-white-enthroned-left = Die weiße Königin thront inmitten ihrer verbliebenen Wachen.
end-black-enthroned-left = Die schwarze Königin thront inmitten ihrer verbliebenen Wachen.
end-white-empty-throne = Die sechs weißen Wachen haben den Thron umringt, ohne dass ihre Königin darauf war.
end-black-empty-throne = Die sechs schwarzen Wachen haben den Thron umringt, ohne dass ihre Königin darauf war.
end-white-queen-captured = Die weiße Königin wurde geschlagen.
end-black-queen-captured = Die schwarze Königin wurde geschlagen.
end-white-guards-captured = Die letzte weiße Wache wurde geschlagen.
end-black-guards-captured = Die letzte schwarze Wache wurde geschlagen.
end-white-repeated = Weiß hat die Stellung zum dritten Mal herbeigeführt.
end-black-repeated = Schwarz hat die Stellung zum dritten Mal herbeigeführt.
end-white-resigned = Weiß hat aufgegeben.
end-black-resigned = Schwarz hat aufgegeben.
end-you-resigned = Du hast aufgegeben.
end-name-resigned = { $name } hat aufgegeben.
end-white-out-of-time = Die Zeit von Weiß ist um.
end-black-out-of-time = Die Zeit von Schwarz ist um.
end-you-out-of-time = Deine Zeit ist um.
end-name-out-of-time = { $name } hat keine Zeit mehr.
end-repetition = Dieselbe Stellung ist zum dritten Mal da.
end-both-stuck = Keine Seite kann ziehen.
end-progress = { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } ohne Schlagzug und ohne Zug nach innen.
end-agreement = Die Spieler haben sich auf Remis geeinigt.
end-next-level = Stärker: { $level }
end-rematch = Revanche
end-swap = Seiten tauschen
end-my-games = Zu meinen Partien
end-title = Hauptmenü
end-look = Brett ansehen

## The title

# As in English.
title-name = Agon
title-line = Ein Wettlauf zum Thron auf dem ältesten sechseckigen Brett.
title-play = Spielen
title-play-first = Eine erste Partie, beim Spielen erklärt
title-play-computer = Gegen den Computer ({ $level })
title-continue = Fortsetzen
title-continue-computer = Gegen den Computer ({ $level }), Runde { $turn }
title-continue-people = { $white } – { $black }, Runde { $turn }
title-computer = Gegen den Computer
title-people = Zwei Spieler
title-daily = Aufgabe des Tages
more-positions = Stellungen
rules = Regeln

## Before a game

new-game-level = Wie stark soll der Gegner sein?
level-beginner-line = Irrt umher und sieht weder Drohungen noch Chancen: gut, um das Spiel zu lernen.
level-learner-line = Kennt das Ziel, trödelt aber und übersieht die meisten deiner Drohungen.
level-casual-line = Strebt zum Thron und achtet nur ab und zu auf dich.
level-steady-line = Sieht die meisten Schlagzüge und Drohungen, aber nicht weiter voraus.
level-skilled-line = Übersieht wenige Schlagzüge und Drohungen, wird aber leichtsinnig, wenn alles ruhig ist.
level-strong-line = Schätzt Stellungen gut ein und bestraft Fehler.
level-formidable-line = Denkt mehrere Züge voraus und geht selten in eine Falle.
level-expert-line = Plant weit voraus; schwer zu besiegen.
level-virtuoso-line = Sieht noch weiter und irrt sich fast nie.
level-master-line = Spielt mit voller Stärke.
level-beginner-voice = Bin ich schon dran? So ein hübsches Brett.
level-learner-voice = Einen Zug sehe ich voraus. Den zweiten vergesse ich.
level-casual-voice = Auf zum Thron! Ach, du bist auch da?
level-steady-voice = Eine Wache nach der anderen. Nur keine Eile.
level-skilled-voice = Mir entgeht wenig, außer mir ist langweilig.
level-strong-voice = Jeder Fehler hat seinen Preis.
level-formidable-voice = Die Falle da? Hab ich vor drei Zügen gesehen.
level-expert-voice = Deine nächsten Züge sind Teil meines Plans.
level-virtuoso-voice = Wozu hetzen? Der Thron wartet auf mich.
level-master-voice = Nimm doch Platz. Der Thron ist schon fast meiner.
level-length = Eine Partie dauert etwa { $turns ->
        [one] 1 Runde.
       *[other] { $turns } Runden.
    }
new-game-names = Wer spielt?
new-game-first = Erster Spieler
new-game-second = Zweiter Spieler
# As in English.
new-game-name-hint = Name
new-game-colour = Deine Farbe
new-game-colour-first = Farbe des ersten Spielers
new-game-colour-of = { $name } spielt
new-game-lot = Zufall
lot-you-white = Du hast Weiß.
lot-you-black = Du hast Schwarz.
lot-name-white = { $name } hat Weiß.
new-game-handicap = Vorsprung
new-game-handicap-line = { $turns ->
        [0] Kein Vorsprung.
        [one] Der Computer setzt in der ersten Runde aus.
       *[other] Der Computer setzt in den ersten { $turns } Runden aus.
    }
new-game-clock = Uhr
clock-none = Keine
clock-per-move = Pro Zug
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Ohne Zeitlimit.
clock-per-move-line = So viel Zeit gibt es für jeden Zug; was übrig bleibt, verfällt.
clock-fischer-line = Zeit für die ganze Partie und nach jedem Zug ein paar Sekunden dazu.
clock-bronstein-line = Zeit für die ganze Partie; die ersten Sekunden jedes Zugs sind frei.
clock-for-a-move = Für jeden Zug
clock-minutes = Minuten für die ganze Partie
clock-increment = Sekunden nach jedem Zug
clock-delay = Freie Sekunden pro Zug
clock-less = Wer weniger Zeit hat
clock-less-nobody = Niemand
clock-less-part = Anteil an der Zeit des anderen
clock-first-moves = Der erste Zug jeder Seite ist frei. Die Uhr steht, solange ein Menü offen ist.
new-game-touch-move = Berührt, geführt
new-game-touch-move-hint = Hast du eine Figur berührt, musst du mit ihr ziehen, wenn sie kann.
new-game-other-rules = Andere Regeln wählen
new-game-position = Ausgangsstellung
new-game-position-line = Beginne mit einer Stellung, einem Link oder einer Notation, mit diesen Spielern.
new-game-position-paste = Mit einer Stellung beginnen
new-game-start = Beginnen
own-rules = Deine eigenen Regeln
own-rules-line = Ausgehend von „{ $name }“: Ändere, was du willst.
own-rules-known = Im Moment sind diese Regeln dieselben wie „{ $name }“.
own-rules-unknown = Diese Regeln gibt es nur bei dir.
axis-setup = Wie die Partie beginnt
setup-standard = Alle Figuren am Rand
setup-standard-line = Königinnen und Wachen stehen, wo sie schon immer standen.
setup-bell = Die Wachen werden gesetzt
setup-bell-line = Die Königinnen stehen schon. Die Spieler setzen abwechselnd ihre Wachen, überallhin, nur nicht auf den Thron.
setup-parlett = Alle Figuren werden gesetzt
setup-parlett-line = Zuerst die Königinnen, dann abwechselnd die Wachen, überallhin, nur nicht auf den Thron.
setup-edge = Alle Figuren werden an den Rand gesetzt
setup-edge-line = Abwechselnd: zuerst die Königin, dann die Wachen, nur an den Rand.
setup-edge-opposite = An den Rand, Königinnen gegenüber
setup-edge-opposite-line = Ebenso, und die zweite Königin muss der ersten genau gegenüberstehen.
axis-capture = Wann eine Figur geschlagen wird
capture-straight = In gerader Linie zwischen zwei Gegnern
capture-straight-line = Die gezogene Figur und eine andere ihrer Seite haben eine gegnerische in gerader Linie zwischen sich.
capture-bent = Auch im Winkel
capture-bent-line = In gerader Linie oder im Winkel von 120° mit der gegnerischen Figur an der Ecke.
capture-same-ring = Auf ihrem Ring zwischen zwei Gegnern
capture-same-ring-line = Drei Figuren nebeneinander auf einem Ring, auch um seine Ecken.
axis-custody = Zwischen zwei Gegner ziehen
custody-forbidden = Nie
custody-forbidden-line = Keine Figur darf zwischen zwei gegnerische ziehen, auch nicht, um zu schlagen.
custody-unless-capturing = Nur um zu schlagen
custody-unless-capturing-line = Eine Figur darf nur dorthin, wenn genau dieser Zug schlägt, und steht dann sicher.
custody-trapped = Erlaubt, aber sie wird geschlagen
custody-trapped-line = Eine Figur darf dorthin, wird aber selbst geschlagen, auch wenn sie dabei schlägt.
axis-guard = Geschlagene Wache: wohin?
guard-edge = An den Rand
guard-edge-line = Auf ein beliebiges leeres Feld des äußersten Rings.
guard-next-ring = Einen Ring nach außen
guard-next-ring-line = Auf ein beliebiges leeres Feld des nächsten Rings; vom Rand auf ein anderes Feld am Rand.
guard-start = Auf ein Anfangsfeld
guard-start-line = Auf ein beliebiges leeres Feld, auf dem eine Wache ihrer Seite begann; gibt es keines, an den Rand.
guard-removed = Vom Brett
guard-removed-line = Sie scheidet sofort aus. Die Königin gewinnt dann, wenn alle übrigen Wachen um sie stehen; wer keine mehr hat, verliert.
axis-queen = Geschlagene Königin: wohin?
queen-not-throne = Nur nicht auf den Thron
queen-not-throne-line = Auf ein beliebiges leeres Feld außer dem in der Mitte.
queen-anywhere = Sogar auf den Thron
queen-anywhere-line = Auf ein beliebiges leeres Feld, sogar auf den Thron.
queen-next-ring = Einen Ring nach außen
queen-next-ring-line = Auf ein beliebiges leeres Feld des nächsten Rings; vom Rand auf ein anderes Feld am Rand.
queen-edge = An den Rand
queen-edge-line = Auf ein beliebiges leeres Feld des äußersten Rings.
queen-start = Auf ihr Anfangsfeld
queen-start-line = Auf das Feld, auf dem sie begann; ist es nicht leer, an den Rand.
queen-removed = Vom Brett
queen-removed-line = Sie scheidet sofort aus, und ihre Seite hat verloren.
axis-chooser = Geschlagene Königin: Wer wählt?
chooser-owner = Ihre eigene Seite
chooser-owner-line = Wie bei jeder anderen Figur.
chooser-captor = Wer sie geschlagen hat
chooser-captor-line = Wer sie geschlagen hat, wählt ihr neues Feld; es zählt trotzdem als Zug ihrer eigenen Seite.
axis-back-capture = Zurücksetzen, wo die Figur schlagen würde
back-capture-forbidden = Verboten
back-capture-forbidden-line = Nicht auf ein Feld, wo eine gegnerische Figur zwischen ihr und einer anderen ihrer Seite stünde.
back-capture-allowed = Erlaubt, ohne zu schlagen
back-capture-allowed-line = Eine gegnerische Figur darf dann zwischen ihr und einer anderen ihrer Seite stehen, ist aber nicht geschlagen.
axis-back-custody = Zurücksetzen zwischen zwei Gegner
back-custody-forbidden = Verboten
back-custody-forbidden-line = Nicht auf ein Feld zwischen zwei gegnerischen Figuren.
back-custody-allowed = Erlaubt
back-custody-allowed-line = Sie darf dorthin, und ihr geschieht nichts.
axis-cost = Was das Zurücksetzen kostet
cost-turn = Den ganzen Zug
cost-turn-line = Das Zurücksetzen kostet den ganzen Zug; wer mehrmals nacheinander schlägt, gewinnt also Zeit.
cost-nothing = Nichts
cost-nothing-line = Erst werden alle geschlagenen Figuren zurückgesetzt, dann zieht dieselbe Seite noch.
axis-empty-throne = Wer den Thron umringt, verliert
empty-no-queen = Wenn keine Königin darauf ist
empty-no-queen-line = Sechs Wachen dürfen die gegnerische Königin umringen.
empty-own-queen = Wenn die eigene nicht darauf ist
empty-own-queen-line = Auch wer die gegnerische Königin umringt, verliert.
axis-repetition = Dieselbe Stellung zum dritten Mal
repetition-draw = Remis
repetition-draw-line = Niemand gewinnt, egal wer wiederholt.
repetition-loses = Wer wiederholt, verliert
repetition-loses-line = Wer gleich wiederholen würde, muss etwas anderes finden.
repetition-off = Ohne Folgen
repetition-off-line = Die Spieler entscheiden selbst, wann Schluss ist.
axis-progress = Remis nach Zügen ohne Fortschritt
axis-progress-line = Züge beider Seiten nacheinander, in denen weder geschlagen noch nach innen gezogen noch gesetzt wird.
progress-off = Nie
preset-modern-line = Wie „{ preset-globe }“, aber wer eine Königin schlägt, wählt ihr neues Feld, und wer eine Stellung zum dritten Mal herbeiführt, verliert. So kommen Partien zu einem Ende.
preset-globe-line = Nach Le Globe Joueur: Geschlagen wird in gerader Linie; geschlagene Wachen werden an den Rand zurückgesetzt.
preset-escale-line = Wie „{ preset-globe }“, aber zwei Figuren schlagen auch im Winkel von 120°. Nach Escale à jeux.
preset-fromager-line = Wie „{ preset-escale }“, aber das Zurücksetzen kostet keinen Zug: Du ziehst auch noch. Nach Alain Fromager.
preset-ring-line = Geschlagen wird nur auf einem Ring. Eine Figur darf zwischen zwei gegnerische ziehen, ist dann aber geschlagen. Nach Board and Pieces.
preset-ring-entry-line = Wie „{ preset-ring }“, aber die Spieler setzen zuerst abwechselnd ihre Figuren an den Rand.
preset-neto-line = Wie „{ preset-ring }“, aber eine geschlagene Figur geht nur einen Ring zurück. Nach João Pedro Neto.
preset-classic-line = Wie „{ preset-globe }“, aber nie zwischen zwei gegnerische Figuren, auch nicht, um zu schlagen; eine geschlagene Königin darf auf den Thron.
preset-bell-line = Wie „{ preset-classic }“, aber die Spieler setzen zuerst abwechselnd ihre Wachen. Nach R. C. Bell.
preset-parlett-line = Wie „{ preset-classic }“, aber die Spieler setzen zuerst abwechselnd alle ihre Figuren. Nach David Parlett.
preset-captor-line = Wie „{ preset-classic }“, aber wer eine Königin schlägt, wählt ihr neues Feld.
preset-home-line = Wie „{ preset-classic }“, aber eine geschlagene Figur geht dorthin zurück, wo sie begann.
preset-japan-line = Wie „{ preset-classic }“, aber eine geschlagene Figur scheidet aus, und die Königin gewinnt mit den übrigen Wachen.
preset-ludii-line = Wie „{ preset-classic }“, aber Figuren dürfen zwischen zwei gegnerische zurückgesetzt werden, und wer die gegnerische Königin umringt, verliert.

## Analysis

analysis-title = Analyse
analysis-begin = Analysebrett
analysis-end = Analyse beenden
analysis-all-lines = Die ganze Analyse
analysis-play = Zug spielen
analysis-fewer = Weniger Zugfolgen
analysis-more = Mehr Zugfolgen
analysis-how-many = Zahl der Zugfolgen
analysis-stop = Suche anhalten
analysis-go-on = Weitersuchen
analysis-stand-still = { $side ->
        [white] Was, wenn Weiß stillhält?
       *[black] Was, wenn Schwarz stillhält?
    }
analysis-move-again = Zurück zu den besten Zügen
analysis-if-still = { $side ->
        [white] Hielte Weiß still, könnte Schwarz spielen:
       *[black] Hielte Schwarz still, könnte Weiß spielen:
    }
analysis-no-standing-still = Erst muss eine Figur gesetzt oder zurückgesetzt werden.
analysis-line = Zugfolge { $number }. { $move }
analysis-searching = Tiefe { $depth } …
analysis-done = Tiefe { $depth }
analysis-stopped = Tiefe { $depth }, angehalten
analysis-hidden = Tiefe { $depth }, ruht im Hintergrund
analysis-failed = Auf diesem Gerät läuft die Analyse nicht.
analysis-over = Hier ist die Partie zu Ende.
analysis-effort = { $nodes } Stellungen, { $speed } pro Sekunde
analysis-thousands = { $thousands } Tsd.
analysis-millions = { $whole },{ $tenths } Mio.
analysis-agree-title = Diese Partie gemeinsam analysieren?
analysis-agree-body = { $name }, bist du einverstanden? Die Partie bleibt, wie sie ist, und lässt sich jederzeit fortsetzen.
analysis-not-now = Eine Partie gegen den Computer lässt sich analysieren, sobald sie zu Ende ist.

## Eröffnungen

openings-title = Eröffnungen
openings-source = Partien
openings-mine = Eigene
# As in English.
openings-atlas = Atlas
openings-both = Beide
openings-start = Die Stellung, mit der Partien beginnen
openings-results = Partien: { $count }. Weiß gewann { $white } %, remis { $draws } %, Schwarz gewann { $black } %.
openings-percent = { $percent } %
openings-none = So weit kam noch keine Partie.
openings-none-own = Nach diesen Regeln hast du noch keine Partie beendet.
openings-other-rules = Der Atlas hat nur Partien nach diesen Regeln: { $name }.
openings-reading = Deine Partien werden gelesen …
openings-note = Partien des Computers gegen sich selbst im Atlas: { $count }
openings-learn = { $side ->
        [white] Als Weiß lernen
       *[black] Als Schwarz lernen
    }
openings-forget = Zugfolge vergessen
openings-learned = Diese Zugfolge kommt unter „{ mistakes-title }“ wieder.

## The review of a game

review-offer = Beurteilt jeden Zug und zeigt, was besser war.
review-begin = Fehler suchen
review-running = Fehlersuche: Zug { $done } von { $count }
review-cancel = Suche beenden
review-failed = Auf diesem Gerät läuft die Fehlersuche nicht.
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-better = Besseren Zug zeigen
review-see = Fehler ansehen
review-look = Wer lag vorn?
review-graph = Wer vorn lag, Zug für Zug
review-race-line = Vorsprung in Zügen
review-chances = Chancen für Weiß in %
review-turn = Runde
review-to-go = Züge zum Sieg
review-course = Züge, die jede Seite noch brauchte
review-start = Vor dem ersten Zug
review-point = Runde { $turn }, { $side ->
        [white] Weiß
       *[black] Schwarz
    }, { $move }{ $mark ->
        [inaccuracy] : Ungenauigkeit
        [mistake] : Fehler
        [blunder] : Patzer
        [only] : der einzige gute Zug
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , kostet etwa 1 Zug
       *[other] , kostet etwa { $count } Züge
    }
review-verdict = { $mark ->
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
        [blunder] Patzer
       *[only] Der einzige gute Zug
    }{ $count ->
        [0] { "" }
        [one] , kostet etwa 1 Zug
       *[other] , kostet etwa { $count } Züge
    }
review-better-was = Besser: { $move }.
review-nearly-lost = Die Partie war schon so gut wie verloren, da fiel das weniger ins Gewicht.
review-value = { $value }. Chancen für Weiß: { $percent } %
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
review-mistakes = { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
review-blunders = { $count ->
        [one] 1 Patzer
       *[other] { $count } Patzer
    }
review-no-marks = keine klaren Fehler
review-none = Keine klaren Fehler: Kein einzelner Zug hat die Chancen auf den Sieg stark verringert.
review-level = { $who ->
        [you] Du hast
       *[player] { $name } hat
    } wie Stufe { $end ->
        [lowest] { $whole }
        [highest] { $whole } oder höher
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } gespielt ({ $level }).

## The menu of a game

pause-hint = Die Partie wird nach jedem Zug gespeichert.
pause-resume = Zurück zur Partie
pause-again = Neu beginnen
pause-again-title = Diese Partie neu beginnen?
pause-again-body = Die bisherige Partie bleibt unter „{ my-games-title }“.
pause-leave = Zum Hauptmenü

## Sharing a game

# Games by link.
by-link-title = Partien per Link
by-link-afar = Per Link
by-link-how = Du ziehst und schickst deinem Gegner einen Link. Dein Gegner öffnet ihn, antwortet und schickt einen zurück.
by-link-your-turn = Du bist dran
by-link-their-turn = Der Gegner ist dran
by-link-new = Neue Partie per Link
by-link-answered = { $name } hatte eine Antwort bereit: { $move }.
by-link-moved = Jetzt schick deinem Gegner den Link. Öffne den, der zurückkommt, und die Partie geht weiter.
by-link-send = Link schicken
by-link-undo = Du hast den Link mit diesem Zug schon kopiert. Öffnet dein Gegner ihn, sind eure Partien verschieden.
by-link-prepare = Wenn …, dann …
by-link-prepared = { $count ->
        [0] Bereite deine Antworten vor. Passt eine, wird sie gespielt, sobald dein Gegner gezogen hat.
        [one] Eine Antwort ist vorbereitet. Sie geht mit diesem Link mit, nicht mit einem früher kopierten, und wird gespielt, sobald sie passt.
       *[other] { $count } Antworten sind vorbereitet. Sie gehen mit diesem Link mit, nicht mit einem früher kopierten, und werden gespielt, sobald sie passen.
    }
by-link-prepare-begin = Antworten vorbereiten
by-link-prepare-end = Antworten übernehmen
by-link-preparing = Spiel einen Zug, den dein Gegner machen könnte, dann deine Antwort darauf. Geh zurück, um dich auf einen anderen Zug vorzubereiten. ✓ übernimmt die Antworten.
banner-preparing-move = Ein möglicher Zug
banner-preparing-answer = Deine Antwort
new-game-where = Wo ist dein Gegner?
new-game-here = Am selben Gerät
new-game-own-name = Dein Name
new-game-other-name = Name des Gegners
open-by-link-new = { $side ->
        [white] Eine Partie per Link. Du hast Weiß.
       *[black] Eine Partie per Link. Du hast Schwarz.
    }
open-by-link-goes-on = Die Antwort in einer deiner Partien per Link: { $moves }.
open-by-link-known = In deiner Partie per Link hast du diese Stellung schon, oder eine spätere.
open-by-link-other = Ab Runde { $turn } ist das nicht die Partie, wie du sie kennst. Spielst du diese weiter, wird das, was du von da an hast, zur Variante.
open-by-link-differs = In Runde { $turn } hast du { $own }, der Link hat { $other }. Spielst du die Partie des Links weiter, wird das, was du von da an hast, zur Variante.
open-by-link-play = Diese Partie spielen
open-by-link-take = Partie aus dem Link fortsetzen
share-times = Mit Zeiten
share-by-link = Dieser Link ist nur für deinen Gegner: Er bringt ihm deinen Zug.
share-by-code = Nur für deinen Gegner: Unter „{ open-title }“ eingefügt, hier oder im Browser, bringt das ihm deinen Zug.
share-by-message = Unsere Partie Agon. Kopiere diese ganze Nachricht und füge sie im Programm unter „{ open-title }“ ein.

share-title = Teilen
share-game = Die ganze Partie
share-position = Diese Stellung
share-link-hint = Wer den Link öffnet, sieht die Partie und kann von hier weiterspielen: gegen dich, indem ihr Links hin- und herschickt, oder gegen den Computer.
share-code-hint = Wer das unter „{ open-title }“ einfügt, hier oder im Browser, kann weiterspielen: gegen dich, indem ihr Codes hin- und herschickt, oder gegen den Computer.
share-qr = Dasselbe als QR-Code
share-no-qr = Das ist zu lang für einen QR-Code.
share-picture = Ein Bild
share-picture-hint = Das Brett, wie du es gerade siehst.
share-save-picture = Bild speichern
share-moving-picture = Animation (GIF) …
share-no-picture = Das Bild konnte nicht gespeichert werden.
share-too-long = Diese Partie ist zu lang für einen Link. Die Stellung allein und die Notation kannst du trotzdem teilen.
share-copy-link = Link kopieren
share-copy-code = Code kopieren
share-record = Die Notation
share-record-hint = Alle Züge in lesbarer Notation (PGN), zum Speichern oder Wiederöffnen.
share-save = Als Datei speichern
share-copy-text = Text kopieren
share-letters = Die Stellung als Text
share-letters-hint = Eine Zeile, die sagt, wo jede Figur steht. Füg sie vor einer neuen Partie unter „{ new-game-position-paste }“ ein.

## An animation of the game

# As in English.
moving-title = Animation (GIF)
moving-hint = Das Brett spielt diese Züge in einer kurzen Animation, zum Verschicken oder für eine Webseite.
moving-moves = Züge
moving-last =
    { $count ->
        [one] Der letzte Zug
       *[other] Die letzten { $count }
    }
moving-whole = Die ganze Partie
moving-chosen = Wählen …
moving-from = Von Zug { $move }
moving-to = Bis Zug { $move }
moving-size = Größe
moving-size-small = Klein
moving-size-medium = Mittel
moving-size-large = Groß
moving-speed = Tempo
moving-speed-slow = Langsam
# As in English.
moving-speed-normal = Normal
moving-speed-fast = Schnell
moving-captions = Namen und Züge über und unter dem Brett zeigen
moving-length =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, etwa { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
moving-save = Animation speichern
moving-progress = Zug { $number } von { $count }
moving-nothing = Noch gibt es keine Züge zu zeigen.
moving-failed = Die Animation konnte nicht erstellt werden.
moving-game-went-on = Die Partie ist inzwischen weitergegangen. Bitte speichere die Animation noch einmal.

## Opening a game

open-title = Partie öffnen
open-hint = Füg einen Link, einen Code, eine Stellung oder die Notation einer Partie ein.
open-field = Link, Code oder Notation
open-paste = Einfügen
open-file = Datei wählen
open-drop = Du kannst auch eine Datei auf das Brett ziehen.
open-long-text = Ein Text von { $count } Zeichen, zu lang, um hier zu erscheinen.
open-clear = Leeren
open-read = Öffnen
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Weiß ist am Zug
open-black-to-move = Schwarz ist am Zug
open-rules = { $rules }, Runde { $turn }
open-standing = { $rules }, Runde { $turn }: { $standing }
open-kept = So viel ließ sich lesen.
open-people = Zu zweit weiterspielen
open-computer = Gegen den Computer ({ $level })
open-look = Partie ansehen
open-no-link = Das ist kein Link zu einer Partie.
open-link-damaged = Dieser Link ist beschädigt: Ein Teil fehlt oder ist verändert. Kopiere ihn noch einmal oder lass dir einen neuen schicken.
open-link-other-version = Dieser Link stammt von einer anderen Version des Programms.
open-link-impossible = Die Partie in diesem Link ist unmöglich.
open-position-fault = Diese Stellung ist ab Zeichen { $column } nicht gültig.
open-nothing = Das ist weder ein Link noch ein Code, weder eine Stellung noch die Notation einer Partie.
open-more-faults =
    { $count ->
        [one] Und ein weiterer Fehler.
       *[other] Und { $count } weitere Fehler.
    }
open-record-fault = Zeile { $line }, Zeichen { $column }: { $reason }
record-unclosed-comment = Der Kommentar, der hier beginnt, wird nie geschlossen.
record-unclosed-variation = Die Variante, die hier beginnt, wird nie geschlossen.
record-bad-tag = Ein Kopfeintrag braucht einen Namen und einen Wert in Anführungszeichen.
record-other-game = Das ist eine Partie eines anderen Spiels: { $game }, nicht Agon.
record-rules = Regeln mit diesem Namen gibt es nicht.
record-position = Diese Stellung ist nicht möglich.
record-missing-position = Die Partie beginnt nicht wie üblich, und ihre Ausgangsstellung fehlt.
record-handicap = Ein Handicap besteht aus „white“ oder „black“ und 1 bis 5 Runden.
record-unknown-result = „{ $text }“ ist kein Ergebnis.
record-stray = „{ $sign }“ bedeutet hier nichts.
record-mark = Dieses Zeichen gehört zu keinem Zug.
record-variation-without-move = Es gibt keinen Zug, den diese Variante ersetzen könnte.
record-too-deep = Die Varianten sind zu tief ineinander geschachtelt.
record-no-move = { $move } ist hier kein Zug.
record-illegal = { $move } verstößt gegen die Regeln. { $reason }
record-other-result = Das Ergebnis ist hier { $moves }, am Anfang aber { $tag }.
record-not-on-board = Das Ergebnis ist hier { $said }, auf dem Brett aber { $board }.

## The position editor

editor-title = Stellungseditor
editor-edit = Stellung bearbeiten
editor-tool-move = Figur bewegen
editor-tool-captured = Geschlagene Figur
editor-tool-eraser = Radierer
editor-undo = Zurücknehmen
editor-redo = Wiederholen
editor-opening = Grundstellung
editor-empty = Leeres Brett
editor-mirror = Spiegeln
editor-turn = Um 60° drehen
editor-swap = Farben tauschen
editor-side = Wer ist am Zug?
editor-progress = Züge ohne Fortschritt
editor-turn-number = Runde
# As in English.
editor-counter = { $name }: { $value }
editor-text = Die Stellung als Text
editor-text-hint = Auch ein Link oder eine Notation passt hierher: Aufgebaut wird ihre letzte Stellung.
editor-read = Aufbauen
editor-no-link = Eine Stellung lässt sich teilen, sobald sie möglich ist.
editor-hands = Figuren in der Hand
editor-hand-white-queen = Weiße Königin in der Hand
editor-hand-white-guards = Weiße Wachen in der Hand
editor-hand-black-queen = Schwarze Königin in der Hand
editor-hand-black-guards = Schwarze Wachen in der Hand
editor-puzzle = Als Aufgabe
editor-puzzle-hint = Zu finden ist der einzige Weg zum Sieg, in 2 bis 6 Zügen gegen jede Verteidigung.
editor-puzzle-make = Aufgabe daraus machen
editor-no-puzzle-in-hand = Eine Aufgabe beginnt mit allen Figuren auf dem Brett.
editor-no-puzzle-over = In dieser Stellung ist nichts zu spielen.
editor-no-puzzle-win = Hier lässt sich kein Sieg in höchstens 6 Zügen erzwingen.
editor-no-puzzle-at-once = Ein Zug gewinnt sofort: zu leicht für eine Aufgabe.
editor-no-puzzle-ambiguous = Es gibt mehr als einen Weg: { $one } und { $other } gewinnen gleich schnell.
editor-no-puzzle-later = Der erste Zug ist der einzige, aber später gewinnen mehrere Züge gleich schnell.
editor-no-puzzle-large = Hier dauert es zu lange, einen Sieg zu beweisen. Mach den Weg kürzer.
editor-play = Von hier spielen
editor-queens = { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat { $count ->
        [one] { $count } Königin
       *[other] { $count } Königinnen
    }, darf aber nur eine haben.
editor-guards = { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat { $count ->
        [one] { $count } Wache
       *[other] { $count } Wachen
    }, darf aber nur sechs haben.
editor-guard-on-throne = Auf dem Thron steht eine Wache. Dort darf nur eine Königin sein.
editor-marks = { $count ->
        [one] Auf { $cells } steht keine geschlagene Figur, nur die Markierung.
       *[other] Auf { $cells } stehen keine geschlagenen Figuren, nur die Markierungen.
    }
editor-leaving = Nach diesen Regeln verlassen geschlagene Figuren das Brett: { $cells }.
editor-in-hand = Es sind Figuren in der Hand, aber nach diesen Regeln beginnt die Partie mit allen Figuren auf dem Brett.
editor-turn-zero = Eine Runde 0 gibt es nicht: Die erste ist Runde 1.
editor-repair-queens = Nur die Königin auf { $cell } lassen
editor-repair-guards = { $count ->
        [one] Die Wache auf { $cells } entfernen
       *[other] Die Wachen auf { $cells } entfernen
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Eine Wache in der Hand entfernen
       *[other] { $hand } Wachen in der Hand entfernen
    }
editor-repair-guards-both = { $hand ->
        [one] Eine Wache
       *[other] { $hand } Wachen
    } in der Hand und die auf { $count ->
        [one] { $cells }
       *[other] { $cells }
    } entfernen
editor-repair-throne = Die Wache auf dem Thron entfernen
editor-repair-marks = { $count ->
        [one] Die Markierung auf { $cells } entfernen
       *[other] Die Markierungen auf { $cells } entfernen
    }
editor-repair-leaving = Die geschlagenen Figuren entfernen: { $cells }
editor-repair-in-hand = Die Figuren in der Hand entfernen
editor-repair-turn-zero = Runde 1 daraus machen

## Hints in the first game

hints-understood = Verstanden
hints-targets = Diese Figur kann auf die markierten Felder: auf ihrem Ring oder nach innen, nie nach außen.
hints-crosses = Felder mit Kreuz sind verboten: Dort stünde sie zwischen zwei gegnerischen Figuren.
hints-crosses-trap = Felder mit Kreuz sind verboten: Beim Zurücksetzen darf man nicht schlagen.
hints-cross-throne = Der Thron hat ein Kreuz: Eine geschlagene Königin darf nicht dorthin.
hints-crosses-several = Felder mit Kreuz sind verboten: Drück auf eines, um zu sehen, warum.
hints-aim = Bring deine Königin auf den Thron in der Mitte und deine sechs Wachen um sie herum.
hints-can-capture = Du kannst die Figur auf { $cells } schlagen: Zieh so, dass sie in gerader Linie zwischen zwei deiner Figuren steht.
hints-captured = Geschlagen! Die Figur stand zwischen zwei deiner Figuren (rot). Dein Gegner muss sie jetzt{ $zone ->
        [edge] { " " }an den Rand
        [next] { " " }einen Ring weiter nach außen
       *[other] { "" }
    } zurücksetzen, und das kostet einen Zug.
hints-captured-and-put-back = Geschlagen! Die Figur stand zwischen zwei deiner Figuren. Dein Gegner musste sie{ $zone ->
        [edge] { " " }an den Rand
        [next] { " " }einen Ring weiter nach außen
       *[other] { "" }
    } zurücksetzen, und das hat einen Zug gekostet: Du bist wieder dran.
hints-send-queen = Du hast die Königin geschlagen, also wählst du, auf welches Feld sie muss. Das zählt als Zug deines Gegners.
hints-queen-sent = Deine Königin wurde zwischen zwei gegnerischen Figuren geschlagen (rot). Dein Gegner wählt, auf welches Feld sie muss, und das zählt als dein Zug.
hints-queen-was-sent = Deine Königin wurde zwischen zwei gegnerischen Figuren geschlagen. Dein Gegner hat gewählt, auf welches Feld sie muss, und das zählte als dein Zug.
hints-relocate-guard = Zwischen zwei gegnerischen Figuren geschlagen (rot)! Setz deine Wache auf ein beliebiges leeres Feld { $zone ->
        [edge] am Rand
        [start] auf einem markierten Feld
       *[other] auf dem nächsten Ring nach außen
    } zurück: Das ist dein Zug.
hints-relocate-queen = Zwischen zwei gegnerischen Figuren geschlagen (rot)! Setz deine Königin auf ein markiertes Feld zurück, egal welches: Das ist dein Zug.
hints-empty-throne = Vorsicht: Wenn alle sechs Wachen den Thron umringen, bevor deine Königin darauf ist, verlierst du. Hol sie zuerst hinein.
hints-repetition-loses = Vorsicht: Dieselbe Stellung ist wieder da. Wer sie zum dritten Mal herbeiführt, verliert, also versuch einen anderen Zug.
hints-repetition-draws = Vorsicht: Dieselbe Stellung ist wieder da. Beim dritten Mal ist die Partie remis.
hints-threatened = Vorsicht, Gefahr auf { $cells }: Mit dem nächsten Zug kann dein Gegner deine Figur dort zwischen zwei eigene nehmen und schlagen.
hints-risk = Vorsicht: Auf { $cells } könnte diese Figur als Nächstes geschlagen werden, zwischen zwei gegnerischen.
hints-queen-near = Deine Königin steht neben dem Thron, den nur Königinnen betreten dürfen. Sie verlässt ihn nur, wenn sie geschlagen wird.
hints-make-room = Deine Wache auf { $cells } findet vor sich kein freies Feld. Wachen am Thron können auf ihrem Ring ziehen, um Platz zu machen: Solche Züge zählt der Wettlauf nicht mit.
hints-race = Der Wettlauf zeigt, wie viele Züge jede Seite bis zum Sieg mindestens noch braucht; oft werden es mehr. Geschlagene Figuren sind mitgezählt.

## Advice in a game against the computer

advice-thinking = Mal sehen, was gut wäre …
advice-thinking-why = Mal sehen, was daraus würde …
advice-none = Gerade ist kein Tipp zu finden.
advice-idea = Es gibt einen guten Zug: Er { $reason }.
advice-only-move = Es gibt nur einen Zug.
advice-lost = Der Computer gewinnt, was du auch tust. Halt möglichst lange durch.
advice-piece-step = Zieh die { $piece ->
        [queen] Königin
       *[guard] Wache
    } von { $cell }.
advice-piece-back = Setz die { $piece ->
        [queen] Königin
       *[guard] Wache
    } zurück, die auf { $cell } geschlagen wurde.
advice-cell-step = Zieh die { $piece ->
        [queen] Königin
       *[guard] Wache
    } von { $from } nach { $to }.
advice-cell-back = Setz die { $piece ->
        [queen] Königin
       *[guard] Wache
    }, die auf { $from } geschlagen wurde, auf { $to } zurück.
advice-cell-send = Schick die geschlagene Königin nach { $to }.
advice-cell-place = Setz { $piece ->
        [queen] deine Königin
       *[guard] eine Wache
    } auf { $to }.
advice-line = So könnte es weitergehen: { $moves }.
advice-next-piece = Welche Figur?
advice-next-cell = Welches Feld?
advice-next-line = Zeig es mir
advice-again = Noch einmal

## Trying mistakes again

try-again-begin = Nachbessern
try-again-end = Zurück zur Partie
try-again-show = Besten Zug zeigen
try-again-next = Nächster Fehler
try-again-previous = Voriger Fehler
try-again-asked = Fehler { $number } von { $count }: { $by ->
        [you] Du hast
        [computer] Der Computer hat
        [white] Weiß hat
        [black] Schwarz hat
       *[name] { $name } hat
    } { $move } gespielt. Finde etwas Besseres.
try-again-wrong = { $verdict } Finde etwas Besseres.
try-again-right = Gut gefunden! { $verdict }
try-again-shown = Der beste Zug war { $move }. { $verdict }
try-again-failed = Auf diesem Gerät lassen sich Züge nicht beurteilen.

## My games

my-games-title = Meine Partien
my-games-empty = Noch keine Partien. Hier wird jede gespeichert, ob zu Ende oder nicht.
my-games-search = Partie suchen
my-games-search-hint = Name, Datum …
my-games-none-found = Keine Partie passt.
my-games-order = Reihenfolge
my-games-newest = Neueste
my-games-longest = Längste
my-games-by-opponent = Gegner
my-games-more = { $count ->
        [one] 1 weitere zeigen
       *[other] { $count } weitere zeigen
    }
my-games-left-out = { $count ->
        [one] 1 Partie ist nicht lesbar und fehlt in der Datei.
       *[other] { $count } Partien sind nicht lesbar und fehlen in der Datei.
    }
my-games-unreadable = Diese Partie ist nicht lesbar.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
my-games-won = Gewonnen
my-games-lost = Verloren
my-games-drawn = Remis
my-games-unfinished = Läuft noch
my-games-analysis = Analyse
my-games-hints = { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
my-games-continue = Fortsetzen
my-games-look = Diese Partie ansehen
my-games-rename = Umbenennen
my-games-remove = Löschen
my-games-remove-title = { $count ->
        [one] Diese Partie löschen?
       *[other] { $count } Partien löschen?
    }
my-games-remove-body = { $count ->
        [one] Sie wird endgültig gelöscht.
       *[other] Sie werden endgültig gelöscht.
    }
my-games-several = Mehrere wählen
my-games-chosen = { $count ->
        [0] Wähle Partien in der Liste.
        [one] 1 Partie gewählt
       *[other] { $count } Partien gewählt
    }
my-games-all = Alle
my-games-none = Keine
my-games-done = Fertig
my-games-save = Speichern
my-games-put = Ordner
my-games-folder = Ordner
my-games-folder-new = Neuer Ordner
my-games-folder-put = In diesen Ordner legen
my-games-folder-out = Ohne Ordner
my-games-folder-rename = Diesen Ordner umbenennen
my-games-may-be-deleted = Wenn der Platz knapp wird, kann dieser Browser deine Partien löschen. Speichere sie sicherheitshalber als Datei: „{ my-games-several }“, dann „{ my-games-all }“.

## The story of a game

end-story = Rückblick
story-title = Rückblick
story-lines = Wie viele Züge jede Seite noch brauchte, von der ersten Runde bis zur letzten.
story-opening = Die Eröffnung, Runde { $turn }
story-opening-text = Bis zum Sieg braucht Weiß noch mindestens { $white ->
        [one] 1 Zug
       *[other] { $white } Züge
    } und Schwarz { $black }.
story-first-capture = Der erste Schlagzug, Runde { $turn }
story-turning-point = Der Wendepunkt, Runde { $turn }
story-lead-changes = Die Führung wechselt, Runde { $turn }
story-blow = Ein schwerer Rückschlag, Runde { $turn }
story-finish = Der Schluss, Runde { $turn }
story-so-far = Bisher, Runde { $turn }
story-white-queen = Die weiße Königin wird auf { $cells } geschlagen.
story-black-queen = Die schwarze Königin wird auf { $cells } geschlagen.
story-white-loses = { $count ->
        [one] Schwarz schlägt auf { $cells }.
       *[other] Schwarz schlägt Figuren auf { $cells }.
    }
story-black-loses = { $count ->
        [one] Weiß schlägt auf { $cells }.
       *[other] Weiß schlägt Figuren auf { $cells }.
    }
story-cost = Das kostet { $bound ->
        [least] mindestens{ " " }
        [most] bis zu{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 Zug.
       *[other] { $count } Züge.
    }
story-no-cost = Das kostet keinen Zug.
story-gain = Aber beim Zurücksetzen kann die Königin näher heran: Das spart { $count ->
        [one] 1 Zug.
       *[other] { $count } Züge.
    }
story-even = Beide Seiten liegen dann gleichauf.
story-white-leads = Weiß liegt dann { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } vorn.
story-black-leads = Schwarz liegt dann { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } vorn.
story-look = Ansehen

## Lessons

learn-title = Lernen
learn-hint = Kurze Lektionen auf dem Brett, ganz von Anfang an.
learn-stars-hint = Drei Sterne: im ersten Versuch und mit höchstens so vielen Zügen wie angegeben. Zwei: im zweiten Versuch oder im ersten mit mehr Zügen. Sonst einer.
learn-count = { $done } von { $count } Lektionen geschafft
learn-stars = { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
learn-open = noch offen
learn-number = Lektion { $number } von { $count }
learn-moves = Züge: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] jetzt höchstens ein Stern
       *[other] jetzt höchstens zwei Sterne
    }
learn-captured = Eine deiner Figuren wurde geschlagen.
learn-lost = Dein Gegner hat gewonnen.
learn-repeated = Du hast dieselbe Stellung zum dritten Mal herbeigeführt und damit verloren.
learn-drawn = Das ist remis.
learn-late = Das sind zu viele Züge.
learn-missed = Das schlägt nichts.
learn-failed = { $why } Versuch es noch einmal.
learn-done = { $stars ->
        [3] Perfekt! Drei Sterne.
        [2] Gut gemacht! Zwei Sterne.
        [one] Geschafft! Ein Stern.
       *[other] Geschafft! Ein Stern.
    }
learn-again = Neu beginnen
learn-skip = Überspringen
learn-next = Nächste Lektion
learn-leave = Zu den Lektionen
learn-set-aside = Dein Lernstand war nicht lesbar, deshalb beginnen die Lektionen von vorn. Er ist hier gespeichert: { $place }
figure-start = Die Ausgangsstellung
figure-played = Gespielt: { $move }
figure-better = Besser: { $move }
figure-answer = Schlüsselzug: { $move }

## Puzzles

puzzles-title = Aufgaben
puzzles-set-aside = Deine gelösten Aufgaben waren nicht lesbar, deshalb wird neu gezählt. Sie sind hier gespeichert: { $place }
puzzle-title = Aufgabe
puzzle-win = { $side }: Gewinne in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }.
puzzle-right = Richtig! Weiter so.
puzzle-right-left = { $moves ->
        [one] Richtig! Noch ein Zug.
       *[other] Richtig! Noch { $moves } Züge.
    }
puzzle-weighing = Mal sehen, ob das auch gewinnt …
puzzle-wrong = Das ist nicht die Lösung: Sieh dir an, was folgt. Dann versuch es noch einmal.
puzzle-unclear = Das gewinnt vielleicht auch, aber nicht so bald. Finde einen schnelleren Weg.
puzzle-unweighed = Auf diesem Gerät lassen sich andere Züge als die Lösung nicht prüfen. Finde einen anderen.
puzzle-solved-at-once = Im ersten Versuch gelöst!
puzzle-solved = Gelöst!
puzzle-solved-helped = Gelöst, mit einem Tipp.
puzzle-solved-late = Gelöst: Auch das gewinnt, aber es geht schneller.
puzzle-defending = Jetzt spiel die andere Seite. Findest du eine Verteidigung?
puzzle-beaten = Diese Verteidigung hält nicht. Noch eine versuchen?
puzzle-held = Du hast standgehalten, obwohl das gar nicht möglich sein sollte!
puzzle-again = Neu beginnen
puzzle-defend = Verteidigen
puzzle-skip = Überspringen
puzzle-next = Nächste Aufgabe
puzzle-leave = Zu den Aufgaben
puzzle-leave-to-editor = Zum Editor
mistakes-title = Aus Fehlern lernen

## Progress

progress-title = Fortschritt
progress-set-aside = Deine Ergebnisse gegen den Computer waren nicht lesbar, deshalb wird neu gezählt. Sie sind hier gespeichert: { $place }
progress-copy = Auf einem anderen Gerät
progress-copy-hint = Speichere Lektionen, Aufgaben, Fehler und Ergebnisse in einer Datei und füg sie dort hinzu. Nichts, was dort schon ist, geht verloren.
progress-copy-save = Fortschritt speichern
progress-copy-add = Aus Datei hinzufügen
progress-copy-added = Zu deinem Fortschritt kam hinzu: { $parts }.
progress-copy-known = Das ist alles schon hier.
progress-copy-lessons = { $count ->
        [one] 1 Lektion
       *[other] { $count } Lektionen
    }
progress-copy-puzzles = { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    }
progress-copy-mistakes = { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
progress-copy-lines = { $count ->
        [one] 1 Zugfolge
       *[other] { $count } Zugfolgen
    }
progress-copy-games = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
progress-copy-damaged = Diese Datei ist beschädigt, deshalb kam nichts hinzu. Dein Fortschritt hier ist unverändert.
progress-copy-later = Diese Datei stammt von einer neueren Version des Programms, deshalb kam nichts hinzu.
