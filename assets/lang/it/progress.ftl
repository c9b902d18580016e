# The page of what was learned, solved and played, in Italian.

progress-lessons = Lezioni
progress-stars = { $count ->
        [one] 1 stella
       *[other] { $count } stelle
    }
progress-no-puzzles = Non hai ancora provato nessun problema.
progress-solved = { $solved ->
        [one] 1 problema risolto
       *[other] { $solved } problemi risolti
    } ({ $first } al primo tentativo)
progress-rating = Punteggio { $rating }, massimo { $highest }
progress-themes = Punti forti e deboli
progress-themes-hint = A destra: meglio di quanto dica il tuo punteggio. A sinistra: non ancora così bene.
progress-themes-few = Dopo qualche altro problema vedrai qui che cosa ti riesce meglio.
progress-stronger = Meglio di quanto dica il tuo punteggio: { $themes }.
progress-weaker = Non ancora così bene: { $themes }.
progress-levels = Partite per livello
progress-rules = Partite per regole
progress-no-games = Ancora nessuna partita finita contro il computer.
progress-legend = L’ultima partita è a destra. Nome color ottone: almeno una vinta senza consigli.
progress-results = { $name }: { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }, { $drawn ->
        [one] 1 patta
       *[other] { $drawn } patte
    }, { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }.
progress-mastered = Almeno una vinta senza consigli.
progress-unplayed = { $name }: ancora nessuna partita.
progress-best = Partite migliori
progress-best-hint = Vinte senza consigli, prima quelle contro gli avversari più forti.
progress-no-best = Qui compariranno le partite vinte senza consigli.
progress-distinctions = Imprese
progress-distinctions-hint = Nelle partite contro il computer, senza consigli.
progress-not-yet = Non ancora
progress-win = Una partita vinta
progress-queen-capture = La regina avversaria catturata
progress-double-capture = Due pezzi catturati in una sola mossa
progress-triple-capture = Tre pezzi catturati in una sola mossa
progress-captures-in-a-row = Catture per tre turni di fila
progress-won-after-queen-capture = Una partita vinta dopo la cattura della propria regina
progress-never-captured = Una partita vinta senza subire catture
progress-without-capture = Una partita vinta senza catturare nulla
progress-short = Una partita vinta entro { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
progress-head-start = Una partita vinta pur concedendo un vantaggio iniziale
progress-empty-throne = Una partita vinta perché l’avversario ha circondato il trono vuoto
