# The texts of the rule book and the museum in `core/assets/rule_book` in Italian. English is beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = Lo scopo
book-race-text = Agon è una corsa verso il centro. Porta la tua regina sul trono, e le tue sei guardie intorno a lei, prima che lo faccia l’avversario.
book-board-chapter = Il tavoliere
book-cells-text = Il tavoliere ha 91 caselle. Quella nel mezzo è il trono. Intorno ci sono cinque anelli, chiari e scuri alternati; il più esterno è il bordo.
book-array-text = Ogni colore ha una regina e sei guardie, che partono tutte dal bordo. Inizia il Bianco.
book-moving-chapter = Muovere
book-ways-text = Quando tocca a te, muovi un tuo pezzo su una casella vuota vicina: lungo il suo anello o verso quello più interno, ma mai verso l’esterno.
book-jumps-text = Nessun pezzo può scavalcarne un altro.
book-throne-text = Solo una regina può salire sul trono.
book-leaving-text = Lo lascia solo se viene catturata.
book-between-text = Non puoi muovere su una casella che sta proprio tra due pezzi avversari…
book-between-capture-text = …a meno che quella stessa mossa non catturi un pezzo. Allora il tuo lì è al sicuro.
book-capturing-chapter = Catturare
book-line-text = Fai in modo che un pezzo avversario si trovi in linea retta tra il pezzo che hai mosso e un altro dei tuoi, entrambi proprio accanto a lui: è catturato.
book-angle-text = Ad angolo non si cattura nulla.
book-several-text = Una sola mossa può catturare più pezzi.
book-queens-text = Le regine catturano e vengono catturate proprio come le guardie.
book-free-text = Catturare non è mai obbligatorio.
book-stays-text = Un pezzo catturato resta sulla sua casella finché il suo giocatore non lo rimette. Fino ad allora sbarra ancora la strada, e l’avversario non può infilarsi tra lui e un altro pezzo dello stesso colore.
book-putting-back-chapter = Rimettere i pezzi
book-turn-text = Quando ti hanno catturato dei pezzi, devi usare il turno per rimetterne uno, e nessun altro pezzo può muovere.
book-queen-first-text = Prima la regina, poi le guardie nell’ordine che vuoi, una per turno.
book-edge-text = Una guardia va su qualsiasi casella vuota del bordo.
book-anywhere-text = Una regina va su qualsiasi casella vuota tranne il trono. La sceglie l’avversario.
book-not-there-text = Il pezzo non può finire tra due pezzi avversari, né dove ne catturerebbe uno.
book-ending-chapter = Vittoria, sconfitta, patta
book-winning-text = Vinci quando la tua regina è sul trono e tutte e sei le tue guardie le stanno intorno.
book-empty-throne-text = Ma attenzione: se le tue sei guardie circondano il trono e non c’è nessuna regina, perdi.
book-repeating-text = Chi ripete la stessa posizione per la terza volta perde.
book-drawing-text = La partita è patta quando 100 mosse di fila non portano né catture né avanzate, o quando nessuno dei due può muovere. I giocatori possono anche accordarsi per la patta, e ciascuno può abbandonare.
book-tips-chapter = Buono a sapersi
book-again-text = Una regina catturata si può mandare dove la tua mossa seguente la cattura di nuovo. Cerca queste occasioni, e occhio a non subirle.
book-gap-text = L’avversario non può infilarsi tra due dei tuoi pezzi, a meno che così non catturi. Due guardie possono chiudere un varco senza occuparlo.
book-behind-text = Una guardia rimessa sul bordo riparte alle spalle dell’avversario: spesso è il posto migliore da cui catturare.
book-corner-text = Un pezzo in un angolo del tavoliere non può essere catturato. Ma ha una sola via verso l’interno, ed è facile chiuderlo lì.
book-shut-in-text = Le guardie intorno al trono possono muovere solo lungo il loro anello. Più ce ne sono, meno mosse ti restano, e muovere è sempre obbligatorio.

## The museum

room-modern = Create per questo programma. Con le regole tradizionali, giocatori di pari forza spesso si bloccano a vicenda finché la partita è patta. Due cambiamenti vi mettono fine, e il primo è antico: chi cattura la regina la manda via, come in vecchie regole inglesi, e chi ripete una posizione per la terza volta perde.
room-globe =
    Le Globe Joueur descrive queste regole e consiglia le catture solo in linea retta. Thierry, un lettore di Escale à jeux, corregge le regole di quel sito nello stesso senso.

    Non è certo: che nessun pezzo si possa rimettere tra due pezzi avversari è scritto così in Escale à jeux; in quel punto Le Globe Joueur parla di semplici mosse.
room-escale = Le regole di Le Globe Joueur con catture anche ad angolo, come le pubblica Escale à jeux.
room-fromager = Da un’osservazione di Alain Fromager su Escale à jeux, interpretata da noi; tutto il resto è come in «{ preset-escale }».
room-ring =
    Le regole di Board and Pieces, secondo Provenzo e Botermans.

    Non è certo: la fonte si chiede se una cattura giri anche l’angolo dell’anello, e non risponde. Qui lo gira. Abbiamo deciso noi anche che un pezzo non si può rimettere dove catturerebbe o sarebbe catturato.
room-ring-entry = Una variante di Board and Pieces: i pezzi entrano sul bordo uno alla volta. Tutto il resto è come in «{ preset-ring }», con le stesse domande aperte.
room-neto = Le regole della pagina di João Pedro Neto sul Queen’s Guard. Dove un pezzo non si può rimettere lo abbiamo deciso noi.
room-classic = Ciò che hanno in comune le enciclopedie e l’articolo di David Parlett. Dove un pezzo non si può rimettere lo abbiamo deciso noi.
room-bell =
    L’inizio di R. C. Bell, come lo riporta la pagina di João Pedro Neto. Tutto il resto è come in «{ preset-classic }».

    Non è certo: conosciamo l’inizio di Bell solo da lì. Che a piazzare per primo sia il Bianco lo abbiamo deciso noi.
room-parlett =
    L’inizio di David Parlett, come lo riporta la pagina di João Pedro Neto. Tutto il resto è come in «{ preset-classic }».

    Non è certo: conosciamo questo inizio solo da lì.
room-captor = Vecchie regole inglesi, in cui chi cattura la regina sceglie la sua casella. Dove un pezzo non si può rimettere lo abbiamo deciso noi.
room-home = Le regole di un’app, di cui sappiamo solo questo: un pezzo catturato torna sulla propria casella di partenza. Le guardie sono tutte uguali, quindi ognuna può andare su qualsiasi casella dove ha cominciato una guardia del suo colore. Dove vanno i pezzi se nessuna di queste caselle è vuota, e tutto il resto, lo abbiamo deciso noi.
room-japan = Un’edizione giapponese, di cui sappiamo solo questo: i pezzi catturati escono dal gioco, e la regina vince con le guardie rimaste. Chi cattura la regina o l’ultima guardia vince: lo abbiamo deciso noi, come tutto il resto.
room-ludii = Agon come lo gioca il sistema Ludii. Lo conferma Ludii stesso: entrambi i programmi contano gli stessi 11.662.533 modi in cui una partita può iniziare con cinque mosse.
source-agon = Questo programma.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, con le osservazioni dei suoi lettori.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, su cui si basa Board and Pieces.
source-botermans = Botermans, su cui si basa Board and Pieces.
source-neto = La pagina di João Pedro Neto sul Queen’s Guard.
source-encyclopaedias = Le enciclopedie.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, riportato da João Pedro Neto.
source-old-english = Vecchie regole inglesi.
source-app = Un’app del 2025 o del 2026.
source-japan = Un’edizione giapponese del 2025.
source-ludii = Il sistema Ludii.
