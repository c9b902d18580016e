# The page of the puzzles, and what only its puzzles say, in Italian.

puzzles-hint = Posizioni in cui una sola mossa è la migliore. Trovala e giocala sul tavoliere.
puzzles-count = Risolti: { $solved } su { $count } (al primo tentativo: { $first })
puzzles-rating = Il tuo punteggio: { $rating } ± { $error }
puzzles-guess = Il tuo punteggio: circa { $rating } (più preciso dopo altri problemi)
puzzles-show-rating = Mostra il mio punteggio
puzzles-solve = Risolvi un problema
puzzles-themes = Quali problemi?
puzzles-theme-all = tutti
puzzles-theme-capture = cattura
puzzles-theme-queen-capture = cattura della regina
puzzles-theme-double-capture = doppia cattura
puzzles-theme-threat = minaccia
puzzles-theme-rescue = pezzo al sicuro
puzzles-theme-parry = difesa
puzzles-theme-block = blocco
puzzles-theme-throne = trono
puzzles-theme-quiet = mossa tranquilla
puzzles-mistakes-due = { $count } oggi
puzzles-mistakes-none = niente oggi
puzzles-other = Altri modi di giocare
puzzles-spotting = Problema o no?
puzzles-spotting-line = c’è una mossa che spicca?
puzzles-run = Tre minuti
puzzles-run-line = fino al terzo errore
puzzles-run-best = il tuo record: { $count }
puzzles-duel = Due giocatori
puzzles-duel-line = gli stessi dieci, prima uno poi l’altro
puzzles-daily = Problema del giorno
puzzles-daily-hint = Lo stesso per tutti, e ogni giorno uno nuovo.
puzzles-today = Oggi
puzzles-earlier = Giorni precedenti
puzzles-more-days = Altri giorni
puzzles-day-at-once = risolto al primo tentativo
puzzles-day-solved = risolto
puzzles-day-tried = provato
puzzles-day-open = da provare

## While puzzles are solved

puzzle-spotting-question = { $side }: c’è una mossa nettamente migliore di tutte le altre?
puzzle-something = Sì, c’è
puzzle-nothing-here = No, nessuna
puzzle-nothing = { $side }: nessuna mossa spicca.
puzzle-nothing-right = Giusto: nessuna mossa spicca, diverse sono ugualmente buone.
puzzle-nothing-wrong = Qui nessuna mossa spicca: diverse sono ugualmente buone.
puzzle-spotting-standing = Risposte giuste: { $right } su { $asked }
puzzle-run-standing = Ancora { $time } · risolti: { $solved } · errori: { $mistakes } su { $most }
puzzle-run-time-up = Il tempo è scaduto.
puzzle-run-mistakes = Era il terzo errore.
puzzle-run-result = Risolti: { $solved }. Il tuo record: { $best }.
puzzle-run-record = Risolti: { $solved }. È il tuo nuovo record!
puzzle-duel-standing = Giocatore { $player }: problema { $number } di { $count }
puzzle-duel-hand-over = Ora tocca al secondo giocatore, con gli stessi problemi.
puzzle-duel-won = Vince il giocatore { $player }, { $more } a { $less }.
puzzle-duel-drawn = Patta: { $count } a testa.
puzzle-save = { $side }: trova l’unica mossa che non perde.
puzzle-gain = { $side }: trova la mossa che dà un netto vantaggio.
puzzle-better = { $side }: qui, in una tua partita, hai giocato { $played }. Trova una mossa migliore.
puzzle-better-weighing = Vediamo quanto è buona…
puzzle-better-wrong = C’è di meglio: guarda che cosa succede. Poi riprova.
puzzle-better-found = Ottima mossa!
puzzle-overlooked = Invece c’è una mossa nettamente migliore! Riesci a trovarla?
puzzle-play-again = Gioca ancora
puzzle-rating = Il tuo punteggio: { $rating }
puzzle-rating-changed = Il tuo punteggio: { $rating } ({ $change })
puzzle-difficulty = Difficoltà: { $rating }
puzzle-rating-unknown = Il tuo punteggio comparirà dopo qualche altro problema
puzzle-rating-guess = Il tuo punteggio: circa { $rating }
puzzle-hint-counts = Un consiglio vale come errore.
puzzle-hint-counted = Il consiglio vale come errore.
puzzle-why-others-lose = Tutte le altre mosse perdono.
puzzle-why-others-lose-in = { $moves ->
        [one] Tutte le altre mosse perdono subito.
       *[other] Tutte le altre perdono entro { $moves } mosse.
    }
puzzle-why-captured = La minaccia era { $threat }; ora { $reply } catturerebbe { $pieces }.
puzzle-why-answered = La minaccia era { $threat }; ora c’è la risposta: { $reply }.
puzzle-why-prevented = La minaccia era { $threat }, che ora non è più possibile.
puzzle-rules-globe = La regina catturata la rimette il suo giocatore.
puzzle-rules-escale = Si cattura anche ad angolo, a 120°. La regina catturata la rimette il suo giocatore.
puzzle-rules-ring = Catture solo lungo un anello. Un pezzo può andare tra due pezzi avversari, ma viene catturato. La regina catturata la rimette il suo giocatore, anche sul trono.
puzzle-rules-neto = Catture solo lungo un anello. Un pezzo può andare tra due pezzi avversari, ma viene catturato. Un pezzo catturato torna indietro di un solo anello.
puzzle-rules-classic = Mai tra due pezzi avversari, nemmeno per catturare. La regina catturata la rimette il suo giocatore, anche sul trono.
puzzle-rules-captor = Mai tra due pezzi avversari, nemmeno per catturare. La regina catturata si può mandare perfino sul trono.
puzzle-rules-ludii = Mai tra due pezzi avversari, nemmeno per catturare. La regina catturata la rimette il suo giocatore, anche sul trono. Circondare la regina avversaria fa perdere.
mistakes-hint = Qui tornano i problemi sbagliati e gli errori peggiori trovati nelle tue partite contro il computer: il giorno dopo, poi a distanze sempre più lunghe, ogni volta che trovi una buona mossa. Al massimo dieci al giorno.
mistakes-none = Per ora non c’è niente da riprovare. Risolvi qualche problema, o fai cercare gli errori in una partita finita.
mistakes-begin = Inizia: { $count } per oggi
mistakes-next = Per oggi basta. La prossima volta: { $date }
mistakes-missed = Problemi sbagliati: { $count }
mistakes-own = Errori delle tue partite: { $count }
mistakes-to-come = Nelle prossime due settimane
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Ancora per oggi: { $count }
mistakes-leave = Torna agli errori
