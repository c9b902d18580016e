# The texts of the rule book and the museum in `core/assets/rule_book` in German. English is beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = Das Ziel
book-race-text = Agon ist ein Wettlauf zur Mitte. Bring deine Königin auf den Thron und deine sechs Wachen um sie herum, bevor es deinem Gegner gelingt.
book-board-chapter = Das Brett
book-cells-text = Das Brett hat 91 Felder. Das in der Mitte ist der Thron. Um ihn liegen fünf Ringe, abwechselnd hell und dunkel; der äußerste ist der Rand.
book-array-text = Jede Seite hat eine Königin und sechs Wachen, und alle beginnen am Rand. Weiß zieht zuerst.
book-moving-chapter = Ziehen
book-ways-text = Wenn du dran bist, zieh eine deiner Figuren auf ein leeres Feld daneben: auf ihrem Ring oder einen Ring nach innen, nie nach außen.
book-jumps-text = Keine Figur springt über eine andere.
book-throne-text = Nur eine Königin darf den Thron betreten.
book-leaving-text = Sie verlässt ihn nur, wenn sie geschlagen wird.
book-between-text = Du darfst nicht auf ein Feld ziehen, das direkt zwischen zwei gegnerischen Figuren liegt …
book-between-capture-text = … außer wenn genau dieser Zug eine Figur schlägt. Dann steht deine dort sicher.
book-capturing-chapter = Schlagen
book-line-text = Zieh so, dass eine gegnerische Figur in gerader Linie direkt zwischen zwei deiner Figuren steht, von denen eine die gezogene ist: Dann ist sie geschlagen.
book-angle-text = Im Winkel wird nicht geschlagen.
book-several-text = Ein Zug kann mehrere Figuren schlagen.
book-queens-text = Königinnen schlagen genau wie Wachen und werden genauso geschlagen.
book-free-text = Niemand muss schlagen.
book-stays-text = Eine geschlagene Figur bleibt auf ihrem Feld, bis ihre Seite sie zurücksetzt. So lange versperrt sie den Weg, und so lange darfst du auch nicht zwischen sie und eine andere gegnerische Figur ziehen.
book-putting-back-chapter = Figuren zurücksetzen
book-turn-text = Wurden Figuren von dir geschlagen, musst du mit deinem Zug eine davon zurücksetzen; eine andere Figur darf dann nicht ziehen.
book-queen-first-text = Zuerst kommt die Königin, dann die Wachen in beliebiger Reihenfolge, mit jedem Zug eine.
book-edge-text = Eine Wache kommt auf ein beliebiges leeres Feld am Rand.
book-anywhere-text = Eine Königin kommt auf ein beliebiges leeres Feld, nur nicht auf den Thron. Das Feld wählt der Gegner.
book-not-there-text = Keine von beiden darf dabei zwischen zwei gegnerische Figuren kommen, und auch nicht dorthin, wo sie selbst eine gegnerische schlagen würde.
book-ending-chapter = Sieg, Niederlage, Remis
book-winning-text = Du gewinnst, wenn deine Königin auf dem Thron steht und alle deine sechs Wachen um ihn herum.
book-empty-throne-text = Aber Vorsicht: Wenn deine sechs Wachen den Thron umringen und keine Königin darauf ist, verlierst du.
book-repeating-text = Wer dieselbe Stellung zum dritten Mal herbeiführt, verliert.
book-drawing-text = Die Partie ist remis, wenn in 100 Zügen nacheinander weder geschlagen noch nach innen gezogen wird oder wenn keine Seite ziehen kann. Die Spieler können sich auch auf Remis einigen, und jeder kann aufgeben.
book-tips-chapter = Gut zu wissen
book-again-text = Eine geschlagene Königin lässt sich dorthin schicken, wo dein nächster Zug sie wieder schlägt. Halte danach Ausschau, und hüte dich selbst davor.
book-gap-text = Dein Gegner darf nicht zwischen zwei deiner Figuren ziehen, außer wenn er dabei schlägt. Zwei Wachen können eine Lücke schließen, ohne sie zu füllen.
book-behind-text = Eine Wache, die an den Rand zurückgesetzt wird, fängt hinter dem Gegner neu an: oft der beste Platz, um zu schlagen.
book-corner-text = Eine Figur in einer Ecke des Bretts kann nicht geschlagen werden. Aber nach innen hat sie nur einen Weg und ist leicht einzusperren.
book-shut-in-text = Wachen um den Thron können nur auf ihrem Ring ziehen. Je mehr dort stehen, desto weniger Züge bleiben dir, und ziehen musst du immer.

## The museum

room-modern = Für dieses Programm gemacht. Nach den traditionellen Regeln blockieren sich gleich starke Spieler oft gegenseitig bis zum Remis. Zwei Änderungen machen damit Schluss, und die erste ist alt: Wer die Königin schlägt, schickt sie fort, wie in älteren englischen Regeln, und wer eine Stellung zum dritten Mal herbeiführt, verliert.
room-globe =
    Le Globe Joueur beschreibt diese Regeln und empfiehlt, nur in gerader Linie zu schlagen. Thierry, ein Leser von Escale à jeux, berichtigt die Regeln jener Seite im selben Sinn.

    Nicht sicher: Dass keine Figur zwischen zwei gegnerische Figuren zurückgesetzt werden darf, steht so bei Escale à jeux; Le Globe Joueur spricht dort von einfachen Zügen.
room-escale = Die Regeln von Le Globe Joueur, nur wird auch im Winkel geschlagen; so stehen sie bei Escale à jeux.
room-fromager = Nach einer Bemerkung von Alain Fromager auf Escale à jeux, so wie wir sie verstehen; alles andere ist wie unter „{ preset-escale }“.
room-ring =
    Die Regeln von Board and Pieces, nach Provenzo und Botermans.

    Nicht sicher: Die Quelle fragt, ob auch um eine Ecke des Rings geschlagen wird, und antwortet nicht. Hier ist es so. Dass Figuren nicht dorthin zurückgesetzt werden dürfen, wo sie schlagen oder geschlagen würden, haben ebenfalls wir entschieden.
room-ring-entry = Eine Variante bei Board and Pieces: Die Figuren kommen eine nach der anderen an den Rand. Alles andere ist wie unter „{ preset-ring }“, mit denselben offenen Fragen.
room-neto = Die Regeln von João Pedro Netos Seite über Queen’s Guard. Wohin Figuren nicht zurückgesetzt werden dürfen, haben wir entschieden.
room-classic = Der Wortlaut, in dem die Enzyklopädien und David Parletts Artikel übereinstimmen. Wohin Figuren nicht zurückgesetzt werden dürfen, haben wir entschieden.
room-bell =
    R. C. Bells Partiebeginn, wie ihn João Pedro Netos Seite wiedergibt. Alles andere ist wie unter „{ preset-classic }“.

    Nicht sicher: Wir kennen Bells Beginn nur aus dieser Wiedergabe. Dass Weiß zuerst setzt, haben wir entschieden.
room-parlett =
    David Parletts Partiebeginn, wie ihn João Pedro Netos Seite wiedergibt. Alles andere ist wie unter „{ preset-classic }“.

    Nicht sicher: Wir kennen diesen Beginn nur aus dieser Wiedergabe.
room-captor = Ältere englische Regeln: Wer die Königin schlägt, wählt ihr neues Feld. Wohin Figuren nicht zurückgesetzt werden dürfen, haben wir entschieden.
room-home = Die Regeln einer App, von denen wir nur dies wissen: Eine geschlagene Figur geht auf ihr eigenes Anfangsfeld zurück. Wachen sind alle gleich, deshalb darf jede auf jedes Feld, auf dem eine Wache ihrer Seite begann. Wohin Figuren gehen, wenn kein solches Feld leer ist, und alles andere haben wir entschieden.
room-japan = Eine japanische Ausgabe, von der wir nur dies wissen: Geschlagene Figuren scheiden aus, und die Königin gewinnt mit den übrigen Wachen. Wer die Königin oder die letzte Wache schlägt, gewinnt: Das haben wir entschieden, wie alles andere.
room-ludii = Agon, wie das System Ludii es spielt. Ludii selbst bestätigt es: Beide Programme zählen dieselben 11.662.533 Möglichkeiten, wie eine Partie mit fünf Zügen beginnen kann.
source-agon = Dieses Programm.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, mit den Bemerkungen seiner Leser.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, dem Board and Pieces folgt.
source-botermans = Botermans, dem Board and Pieces folgt.
source-neto = João Pedro Netos Seite über Queen’s Guard.
source-encyclopaedias = Die Enzyklopädien.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, nach João Pedro Neto.
source-old-english = Ältere englische Regeln.
source-app = Eine App von 2025 oder 2026.
source-japan = Eine japanische Ausgabe von 2025.
source-ludii = Das System Ludii.
