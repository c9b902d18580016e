# The museum of rules, in German.

museum-origin = Woher Agon kommt
museum-origin-text =
    Was feststeht: Agon wurde 1842 in London gedruckt, von Anthony Peacock, und viele Fassungen folgten.

    Was nur behauptet wird: dass es älter ist und aus Frankreich stammt. Einige Quellen, darunter Adam Vaugeois, verlegen es nach Frankreich in die Zeit um 1780. Beweisen kann dieses Museum das nicht.
museum-names = Seine Namen
museum-names-text = Das Spiel heißt im Englischen auch Queen’s Guard oder Queen’s Guards, Royal Guards, Guard, Advance and Retreat und Tournament.
museum-rooms = Die Räume
museum-rooms-text = Die gedruckten Regeln sind sich nicht einig, nicht einmal darüber, wann eine Figur geschlagen ist. Jeder Raum zeigt eine Fassung: woher sie kommt, wie ihre Partien verlaufen und was sie von jeder anderen unterscheidet. Dreizehn stammen aus gedruckten oder veröffentlichten Quellen; die erste ist die eigene dieses Programms. Wo eine Quelle schweigt, mussten wir entscheiden; der Raum weist darauf hin.
museum-told = Regeln vom Hörensagen
museum-told-text =
    Zwei weitere Fassungen kennen wir, aber nicht gut genug, um sie zu spielen.

    Nach einer Seite mit Regeln wird auf demselben Ring geschlagen, und wer schlägt, wählt das neue Feld jeder geschlagenen Figur. Welche Felder zur Wahl stehen, sagt sie nicht. Für die Königin allein geht beides mit eigenen Regeln: Schlagen entlang eines Rings und die Wahl des Gegners.

    In einer anderen Fassung stehen die Figuren zu Beginn anders, und nach dem Schlagen sind Figuren in der Hand. Wir wissen weder, wo sie stehen, noch, in wessen Hand sie kommen, noch, wann und wohin sie gesetzt werden.
museum-paper = Auf deinem eigenen Tisch
museum-paper-text = Ein Programm bei den Downloads ({ "agon-engine print" }) druckt das Brett auf zwei Blätter A4 oder Letter, dazu Steine zum Falten, Diagramme und die Regeln in deiner Sprache. Auch Figuren für den 3D-Drucker stellt es her.
museum-sources = Quellen
museum-games = Wie Partien verlaufen
museum-measured = Ein Computer hat nach diesen Regeln { $games } Partien gegen sich selbst gespielt. Im Schnitt dauerte eine Partie { $plies } Züge, beide Seiten zusammengezählt. { $drawn ->
        [0] Keine endete remis.
        [100] Alle Partien endeten remis oder wurden abgebrochen, weil sie kein Ende fanden.
        [one] Von je 100 Partien endete { $drawn } remis oder wurde abgebrochen, weil sie kein Ende fand.
       *[other] Von je 100 Partien endeten { $drawn } remis oder wurden abgebrochen, weil sie kein Ende fanden.
    } Weiß holte { $white } von 100 Punkten: { $first ->
        [white] Wer anfängt, ist im Vorteil.
        [black] Wer anfängt, ist im Nachteil.
       *[even] Das ist zu knapp, um sagen zu können, ob anzufangen ein Vorteil ist.
    }
museum-measured-plain = Gemessen mit einem schnellen und einfachen Spieler. Stärkeres Spiel ergibt andere Zahlen, aber die Regeln lassen sich vergleichen.
museum-measured-strong = Gemessen mit einem viel stärkeren Spieler als in den anderen Räumen, deshalb lassen sich diese Zahlen nicht mit denen dort vergleichen.
museum-play = Nach diesen Regeln spielen
museum-back = Alle Räume
museum-to-room = Zum Raum „{ $name }“
museum-compare = Vergleichen mit
museum-count = { $count ->
    [one] { $count } Regel ist anders
   *[other] { $count } Regeln sind anders
}
museum-between = { $one } und { $other }
# As in English.
museum-says = { $name }: { $line }
museum-board = Dieselbe Stellung nach beiden Regeln
museum-only = Nur nach „{ $name }“ ({ $mark ->
        [dots] Punkte
       *[frames] Rahmen
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}und { $more } weiterer Zug.
       *[other] {" "}und { $more } weitere Züge.
    }
# As in English.
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = schlägt auf { $cells }
museum-captures-nothing = schlägt nichts
museum-trapped = wird selbst geschlagen
museum-removed = was geschlagen wird, verlässt das Brett
museum-next = { $side ->
    [black] dann ist Schwarz am Zug
   *[white] dann ist Weiß am Zug
}
museum-ended = { $how ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
    [drawn] die Partie ist remis
   *[open] die Partie geht weiter
}
museum-chooses = { $side ->
    [black] Schwarz wählt das Feld der Königin.
   *[white] Weiß wählt das Feld der Königin.
}
