# The page of the puzzles in German, and what only its puzzles say.

puzzles-hint = Stellungen, in denen ein Zug besser ist als alle anderen. Finde ihn und spiel ihn auf dem Brett.
puzzles-count = Gelöst: { $solved } von { $count } ({ $first } im ersten Versuch)
puzzles-rating = Deine Wertung: { $rating } ± { $error }
puzzles-guess = Deine Wertung: etwa { $rating } (mit mehr Aufgaben wird sie genauer)
puzzles-show-rating = Meine Wertung zeigen
puzzles-solve = Aufgabe lösen
puzzles-themes = Welche Aufgaben?
puzzles-theme-all = alle
puzzles-theme-capture = Schlagzug
puzzles-theme-queen-capture = Königin schlagen
puzzles-theme-double-capture = Doppelschlag
puzzles-theme-threat = Drohung
puzzles-theme-rescue = Rettung
puzzles-theme-parry = Verteidigung
puzzles-theme-block = Blockade
puzzles-theme-throne = Thron
puzzles-theme-quiet = stiller Zug
puzzles-mistakes-due = heute { $count }
puzzles-mistakes-none = heute nichts
puzzles-other = Mal anders
puzzles-spotting = Aufgabe oder nicht?
puzzles-spotting-line = ragt ein Zug heraus?
puzzles-run = Drei Minuten
puzzles-run-line = bis zu drei Fehlern
puzzles-run-best = dein Rekord: { $count }
puzzles-duel = Zwei Spieler
puzzles-duel-line = dieselben zehn, nacheinander
puzzles-daily = Aufgabe des Tages
puzzles-daily-hint = Für alle dieselbe und jeden Tag eine neue.
puzzles-today = Heute
puzzles-earlier = Frühere Tage
puzzles-more-days = Mehr Tage
puzzles-day-at-once = im ersten Versuch gelöst
puzzles-day-solved = gelöst
puzzles-day-tried = versucht
puzzles-day-open = noch nicht versucht

## While puzzles are solved

puzzle-spotting-question = { $side }: Ist ein Zug klar der beste?
puzzle-something = Ja, einer
puzzle-nothing-here = Nein, mehrere
puzzle-nothing = { $side }: Kein Zug ragt heraus.
puzzle-nothing-right = Richtig: Kein Zug ragt heraus, mehrere sind gleich gut.
puzzle-nothing-wrong = Hier ragt kein Zug heraus: Mehrere sind gleich gut.
puzzle-spotting-standing = Bisher richtig: { $right } von { $asked }
puzzle-run-standing = Noch { $time } · gelöst: { $solved } · Fehler: { $mistakes } von { $most }
puzzle-run-time-up = Die Zeit ist um.
puzzle-run-mistakes = Das war der dritte Fehler.
puzzle-run-result = Gelöst: { $solved }. Dein Rekord: { $best }.
puzzle-run-record = Gelöst: { $solved }, dein Rekord!
puzzle-duel-standing = Spieler { $player }: Aufgabe { $number } von { $count }
puzzle-duel-hand-over = Jetzt ist der zweite Spieler dran, mit denselben Aufgaben.
puzzle-duel-won = Spieler { $player } gewinnt { $more } zu { $less }.
puzzle-duel-drawn = Gleichstand: je { $count }.
puzzle-save = { $side }: Finde den einzigen Zug, der nicht verliert.
puzzle-gain = { $side }: Finde den Zug, der klaren Vorsprung bringt.
puzzle-better = { $side }: In einer Partie hast du hier { $played } gespielt. Finde einen besseren Zug.
puzzle-better-weighing = Mal sehen, wie gut das ist …
puzzle-better-wrong = Es geht besser: Sieh dir an, was folgt. Dann versuch es noch einmal.
puzzle-better-found = Gut gefunden!
puzzle-overlooked = Ein Zug ist klar besser! Findest du ihn?
puzzle-play-again = Noch einmal
puzzle-rating = Deine Wertung: { $rating }
puzzle-rating-changed = Deine Wertung: { $rating } ({ $change })
puzzle-difficulty = Schwierigkeit: { $rating }
puzzle-rating-unknown = Deine Wertung erscheint nach ein paar weiteren Aufgaben
puzzle-rating-guess = Deine Wertung: etwa { $rating }
puzzle-hint-counts = Ein Tipp zählt als Fehler.
puzzle-hint-counted = Der Tipp zählt als Fehler.
puzzle-why-others-lose = Jeder andere Zug verliert.
puzzle-why-others-lose-in = { $moves ->
        [one] Jeder andere Zug verliert sofort.
       *[other] Jeder andere Zug verliert in höchstens { $moves } Zügen.
    }
puzzle-why-captured = Es drohte { $threat }; jetzt würde { $reply } { $pieces } schlagen.
puzzle-why-answered = Es drohte { $threat }; jetzt wäre { $reply } die Antwort.
puzzle-why-prevented = Es drohte { $threat }, das geht jetzt nicht mehr.
puzzle-rules-globe = Eine geschlagene Königin wird von ihrer eigenen Seite zurückgesetzt.
puzzle-rules-escale = Zwei Figuren schlagen auch im Winkel von 120°. Eine geschlagene Königin wird von ihrer eigenen Seite zurückgesetzt.
puzzle-rules-ring = Geschlagen wird nur auf einem Ring. Eine Figur darf zwischen zwei gegnerische Figuren ziehen, ist dann aber geschlagen. Eine geschlagene Königin wird von ihrer eigenen Seite zurückgesetzt, sogar auf den Thron.
puzzle-rules-neto = Geschlagen wird nur auf einem Ring. Eine Figur darf zwischen zwei gegnerische Figuren ziehen, ist dann aber geschlagen. Eine geschlagene Figur geht einen Ring zurück.
puzzle-rules-classic = Nie zwischen zwei gegnerische Figuren, auch nicht, um zu schlagen. Eine geschlagene Königin wird von ihrer eigenen Seite zurückgesetzt, sogar auf den Thron.
puzzle-rules-captor = Nie zwischen zwei gegnerische Figuren, auch nicht, um zu schlagen. Eine geschlagene Königin darf sogar auf den Thron geschickt werden.
puzzle-rules-ludii = Nie zwischen zwei gegnerische Figuren, auch nicht, um zu schlagen. Eine geschlagene Königin wird von ihrer eigenen Seite zurückgesetzt, sogar auf den Thron. Wer die gegnerische Königin umringt, verliert.
mistakes-hint = Hier kommt wieder, was du verpasst hast: Aufgaben und die schlimmsten Fehler, die die Fehlersuche in deinen Partien gegen den Computer findet. Zuerst am nächsten Tag, dann nach jedem guten Zug etwas später, höchstens zehn am Tag.
mistakes-none = Noch kommt nichts wieder. Löse Aufgaben oder starte nach einer Partie die Fehlersuche.
mistakes-begin = Los: heute { $count }
mistakes-next = Heute nichts mehr. Nächstes Mal: { $date }
mistakes-missed = Verpasste Aufgaben: { $count }
mistakes-own = Fehler aus deinen Partien: { $count }
mistakes-to-come = Die nächsten zwei Wochen
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Heute noch: { $count }
mistakes-leave = Zur Übersicht
