# The texts of Agon in Italian. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes are curly, quotation marks are « ».

## When the program cannot go on

fault-display = Agon ha bisogno di uno schermo, ma non ne trova nessuno. Avvialo da un ambiente grafico.
fault-graphics = Agon non riesce a disegnare su questo computer: manca un driver grafico o uno schermo utilizzabile.
fault-running = Agon si è fermato per un errore del programma. La tua partita è salvata fino all’ultima mossa.
fault-lit-view = Su questo dispositivo il tavoliere non si può disegnare in 3D. Perciò lo vedi dall’alto.
content-reading = Caricamento…
content-failed = Questa pagina non si è caricata. Controlla la connessione, poi riprova.
content-again = Riprova

## Settings

settings-board = Tavoliere
settings-theme = Materiale
settings-theme-parlour = Legno classico
settings-theme-marble = Marmo e ottone
settings-theme-contrast = Contrasto elevato
settings-orientation = Orientamento del tavoliere
settings-orientation-fixed = Fisso
settings-orientation-mover = Chi muove
settings-orientation-table = Sul tavolo
settings-orientation-fixed-hint = Il tavoliere non gira mai.
settings-orientation-mover-hint = Il tavoliere gira verso chi è di turno.
settings-orientation-table-hint = Per uno schermo appoggiato sul tavolo, tra due giocatori: i pezzi e i messaggi del Nero sono rivolti verso di lui.
settings-playing = Gioco
settings-targets = Mostra dove può andare un pezzo
settings-threats = Segnala i tuoi pezzi minacciati
settings-threats-hint = Angoli segnati: alla prossima mossa l’avversario potrebbe catturare il pezzo che sta lì.
settings-confirm = Conferma ogni mossa
settings-confirm-hint = Tocca la casella una seconda volta per giocare la mossa: così un dito maldestro non fa danni.
settings-race = Mostra quanta strada manca a ciascuno
settings-names = Nomi delle caselle
settings-names-frame = Sulla cornice
settings-names-cells = Nelle caselle
settings-names-off = Nessuno

## Keys and gamepads

keys-game = Partita
keys-put-down = Riporre il pezzo
keys-undo = Annullare la mossa
keys-redo = Ripristinare la mossa
keys-ask-hint = Consiglio
keys-why-not = E se giocassi questa mossa?
keys-previous = Mossa precedente
keys-following = Mossa successiva
keys-first = Inizio della partita
keys-last = Ultima mossa
keys-moves = Tutte le mosse
keys-promote = Fare di questa variante la linea principale
keys-remove = Eliminare la variante da qui in poi
keys-draw = Iniziare o terminare una freccia
keys-erase = Togliere frecce e caselle segnate
keys-note = Scrivere una nota sulla mossa
keys-in-words = A parole
keys-analyse = Iniziare o terminare l’analisi
keys-stand-still = E se non muovessi? (analisi)
keys-previous-mistake = Errore precedente (partita finita)
keys-following-mistake = Errore successivo (partita finita)
keys-better = Mostrare la mossa migliore (partita finita)
keys-try-again = Riprovare gli errori, o smettere
keys-threats = Mostrare o nascondere le minacce
keys-gamepads-two = Con due controller, il primo collegato gioca con il Bianco.
gamepads-gone = Un controller è stato scollegato.
gamepads-two = Due controller: il primo gioca con il Bianco, il secondo con il Nero.

## How to play

rules-title = Come si gioca
museum-title = Il museo delle regole
book-board = Mostra su un piccolo tavoliere: { $text }
book-show = Mostra
book-reset = Prova tu
book-turn = { $side ->
    [black] { $chooser ->
        [white] Il Bianco sceglie dove va la regina nera catturata.
       *[black] Tocca al Nero.
    }
   *[white] { $chooser ->
        [black] Il Nero sceglie dove va la regina bianca catturata.
       *[white] Tocca al Bianco.
    }
}

## Who made what

credits-game = Il gioco
credits-game-text =
    Agon è un gioco tradizionale, forse francese, nato intorno al 1780 e stampato a Londra nel 1842. Non appartiene a nessuno.

    Le sue versioni si giocano qui come le descrivono Le Globe Joueur, Escale à jeux e Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett e il sistema Ludii.
credits-program = Il programma
credits-program-text =
    Versione { $version }.

    Software libero, con licenza MIT o Apache License 2.0, a scelta. Tavoliere, pezzi, icone, suoni e musica sono stati creati per il programma e hanno le stesse licenze.
credits-languages = Lingue
credits-languages-text =
    Una frase suona male? Si trova nella cartella { $folder } del progetto, dopo la sua chiave. Proponi lì una frase migliore, o correggila.

    Per vedere quale chiave ha ogni frase, avvia il gioco con --lang keys.
credits-fonts = I caratteri
credits-fonts-text =
    Inter, di The Inter Project Authors, e Vollkorn, di Friedrich Althausen e The Vollkorn Project Authors: entrambi con licenza SIL Open Font License 1.1.
credits-libraries = Realizzato con
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde e le librerie libere su cui si basano, ciascuna con la licenza libera dei suoi autori.

## The computer player

opponent-alone = In questo browser il computer non riesce a pensare come dovrebbe, perciò gioca una partita facile. In due non cambia nulla.
opponent-random = Il computer ha avuto un problema e ha giocato una mossa regolare a caso. La partita continua.
warning-repetition-draw = Questa posizione si presenta per la seconda volta. Alla terza la partita è patta.
warning-repetition-loses = Questa posizione si presenta per la seconda volta. Chi la ripete per la terza perde.
warning-progress = { $count ->
        [one] Ancora 1 mossa
       *[other] Ancora { $count } mosse
    } senza catture né avanzate, e la partita è patta.
draw-declined = Il computer preferisce continuare.
draw-declined-by = { $by ->
        [white] Il Bianco rifiuta
        [black] Il Nero rifiuta
       *[name] { $name } rifiuta
    } la patta.

## Who and what

side-white = Bianco
side-black = Nero
player-you = Tu
# As in English.
player-computer = Computer
level-beginner = Principiante
level-learner = Apprendista
level-casual = Dilettante
level-steady = Costante
level-skilled = Abile
level-strong = Forte
level-formidable = Temibile
level-expert = Esperto
# As in English.
level-virtuoso = Virtuoso
level-master = Maestro
preset-modern = Moderne
preset-globe = Tradizionali
preset-escale = Angoli
preset-fromager = Angoli, senza perdere turni
preset-ring = Anello
preset-ring-entry = Anello, pezzi da piazzare
preset-neto = Anello, indietro di uno
preset-classic = Classiche
preset-bell = Classiche, guardie da piazzare
preset-parlett = Classiche, pezzi da piazzare
preset-captor = Classiche, sceglie chi cattura
preset-home = Classiche, ritorno all’inizio
preset-japan = Classiche, catture definitive
preset-ludii = Classiche, come in Ludii
preset-custom = Su misura
enumeration = { $first } e { $last }

## Beside the board

panel-turn = Turno { $turn }
panel-rules = Regole: { $name }
panel-to-move = { $by ->
        [you] Tocca a te
       *[other] Muove
    }
panel-thinking = Sta pensando…
panel-winner = Ha vinto
panel-captured = Da rimettere
panel-captured-sent = { $by ->
        [you] La mandi tu
        [computer] La manda il computer
        [white] La manda il Bianco
        [black] La manda il Nero
       *[name] La manda { $name }
    }
panel-in-hand = In mano
panel-off-board = Fuori dal tavoliere
panel-undo = Annulla
panel-redo = Ripristina
panel-hint = Consiglio
panel-offer-draw = Proponi patta
panel-resign = Abbandona
panel-result = Risultato e rivincita
panel-view-flat = Passa al 2D
panel-view-space = Passa al 3D
# As in English.
panel-menu = Menu
panel-leave = Lascia la partita
moves-pass = passa
moves-title = Mosse
moves-none = Ancora nessuna mossa.
moves-no-variations = Scegli una mossa per rivederla. Se da lì giochi qualcos’altro, compare qui sotto come variante.
moves-variations = Scegli una mossa per rivederla. Le varianti stanno sotto le mosse che sostituiscono.
moves-more = Altro
moves-took = { $seconds ->
        [one] Giocata in un secondo.
       *[other] Giocata in { $seconds } secondi.
    }
moves-to-board = Torna al tavoliere
moves-promote = Rendila principale
moves-remove = Elimina da qui
moves-remove-title = Eliminare questa variante?
moves-remove-body = { $move } e tutto ciò che è stato provato dopo saranno eliminati per sempre.
moves-remove-yes = Elimina
moves-is-game = Questa mossa è sulla linea principale, non in una variante.
moves-is-decided = La partita è finita e le sue mosse restano come sono. Tutto ciò che provi è una variante.
notes-title = Nota
notes-write = Scrivi una nota
notes-game-title = Titolo della partita
notes-at-start = Prima della prima mossa
notes-mark = Segno
notes-hint = Che cosa ne pensi
notes-no-mark = Togli il segno
notes-good = buona mossa
notes-mistake = errore
notes-brilliant = ottima mossa
notes-blunder = svarione
notes-interesting = mossa interessante
notes-dubious = mossa dubbia
notes-erase = Togli frecce e caselle segnate
notes-how-to-draw = Per disegnare frecce e segnare caselle sul tavoliere usa il tasto destro del mouse, la tastiera o un dito, tenendolo prima fermo.
notes-done = Fatto
notes-later = Le note si possono scrivere a partita finita o in un’analisi.
in-words-title = A parole
in-words-field = Una mossa, una casella o una domanda
# As in English.
in-words-example = b1 c2
in-words-send = Invia
in-words-help = Per esempio «b1 c2» per una mossa, «e4» per una casella, oppure una di queste parole: { $words }.
in-words-unknown = Non ho capito «{ $said }».
in-words-done = Fatto.
in-words-not-now = Ora non è possibile.
in-words-no-review = Le mosse si giudicano a partita finita o in un’analisi.
in-words-no-verdict = Questa mossa non ha nulla di particolare.
in-words-no-threats = Nessun pezzo è minacciato.
in-words-threatened = Sotto minaccia: { $pieces }.
in-words-can-go = Caselle possibili: { $cells }.
in-words-where = dove, pezzi
in-words-threats = minacce, minaccia, minacciati, minacciato, minacciate, minacciata, pericolo
in-words-turn = posizione, turno, tocca
in-words-undo = annulla, annullare
in-words-back = indietro
in-words-forward = avanti, avanza
in-words-first = inizio, principio
in-words-last = fine, termine
in-words-hint = consiglio, consigli, aiuto
in-words-verdict = perché, perche, giudizio, migliore
in-words-race = corsa, lontano, vantaggio
in-words-mine = mie, mia, miei, mio
in-words-guards = guardia, guardie
in-words-queens = regina, regine
# As in English.
clock-in-minutes = { $count } min
# As in English.
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: resta un minuto.
clock-ten-seconds = { $name }: restano dieci secondi.
clock-stood-still = L’orologio è rimasto fermo durante la tua assenza.
clock-stands-still = La partita è salvata. L’orologio resta fermo finché non torni.
clock-give = Dai { $seconds } secondi: { $name }
clock-given = { $name }: { $seconds } secondi in più.
ahead-chosen = Prossima mossa: { $move }.
ahead-impossible = La mossa scelta in anticipo non è più possibile.
take-back-title = { $count ->
        [one] Annullare l’ultima mossa?
       *[other] Annullare le ultime { $count } mosse?
    }
take-back-body = { $name }, ti va bene?
take-back-yes = Va bene
take-back-no = No
take-back-result-title = Continuare questa partita?
take-back-result-body = Il risultato non varrà più.
take-back-result-yes = Continua
resign-title = Abbandonare questa partita?
resign-body = La partita finisce e { $winner ->
        [you] vinci tu
        [computer] vince il computer
        [white] vince il Bianco
        [black] vince il Nero
       *[name] vince { $name }
    }.
resign-no = Continua

## Above the board

banner-relocate-queen = Rimetti la tua regina catturata su una casella segnata.
banner-relocate-guard = Rimetti la tua guardia catturata { $zone ->
        [edge] sul bordo
       *[other] su una casella segnata
    }.
banner-relocate-one = Rimetti una delle tue guardie catturate.
banner-send-white-queen = Scegli dove va la regina bianca catturata.
banner-send-black-queen = Scegli dove va la regina nera catturata.
banner-place-queen = Piazza la tua regina.
banner-place-guard = Piazza una guardia.
banner-your-turn = Tocca a te
banner-step-pick = Scegli un pezzo cerchiato.
banner-step-target = Scegli una casella segnata.
banner-confirm = Giocare questa mossa?
banner-confirm-yes = Gioca
banner-confirm-no = Annulla
banner-why = E se…?
banner-why-target = Scegli una casella segnata: che cosa succederebbe?
banner-why-piece = Scegli prima un pezzo, poi una sua mossa.
banner-why-done = Fatto
banner-preview = Anteprima: nulla è stato giocato. Premi dove vuoi per tornare.
news-queen-steps = { $who }: regina { $from } → { $to }
news-guard-steps = { $who }: guardia { $from } → { $to }
news-queen-relocated = { $who }: regina da { $from } rimessa in { $to }
news-guard-relocated = { $who }: guardia da { $from } rimessa in { $to }
news-white-queen-sent = { $who }: regina bianca da { $from } mandata in { $to }
news-black-queen-sent = { $who }: regina nera da { $from } mandata in { $to }
news-queen-placed = { $who }: regina piazzata in { $to }
news-guard-placed = { $who }: guardia piazzata in { $to }
news-captured-queen = la regina in { $cell }
news-captured-guards = { $count ->
        [one] la guardia in { $cells }
       *[other] le guardie in { $cells }
    }
news-captures = { "" }, cattura { $pieces }
news-cost = { $whom ->
        [you] perdi
        [computer] il computer perde
        [white] il Bianco perde
        [black] il Nero perde
       *[name] { $name } perde
    } { $bound ->
        [least] almeno{ " " }
        [most] fino a{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
capture-pieces = Cattura: { $pieces }
capture-turn = { $count ->
        [one] Rimettere il pezzo richiede un turno.
       *[other] Rimettere i pezzi richiede { $count } turni.
    }
news-trapped = { "" }, e lì è catturata
banner-passed = Nessuna mossa possibile: il turno passa.
race-count = { $count ->
        [0] 0 mosse
        [one] almeno 1 mossa
       *[other] almeno { $count } mosse
    }
race-count-short = { $count ->
        [0] 0 mosse
        [one] almeno 1
       *[other] almeno { $count }
    }
race-least = almeno
race-to-go = mosse mancanti
race-left = { $side ->
        [white] Al Bianco
       *[black] Al Nero
    } { $count ->
        [one] manca almeno 1 mossa
       *[other] mancano almeno { $count } mosse
    } per vincere.
race-cost = { $side ->
        [white] Al Bianco
       *[black] Al Nero
    } { $count ->
        [one] manca almeno 1 mossa
       *[other] mancano almeno { $count } mosse
    } per vincere, di cui { $cost } per via dei pezzi catturati.
race-open = { $side ->
        [white] Al Bianco
       *[black] Al Nero
    } { $count ->
        [one] manca almeno 1 mossa
       *[other] mancano almeno { $count } mosse
    } per vincere, contando la regina catturata da dove si trova, e fino a { $farther } in più se viene mandata sul bordo.
race-queen = { $side ->
        [white] Al Bianco
       *[black] Al Nero
    } { $count ->
        [one] manca almeno 1 mossa
       *[other] mancano almeno { $count } mosse
    } per vincere, contando la regina catturata da dove si trova.
value-even = Parità
value-lead = { $side ->
        [white] Il Bianco
       *[black] Il Nero
    } è avanti di { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
value-wins = { $side ->
        [white] Il Bianco
       *[black] Il Nero
    } vince in { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
value-wins-at-once = { $side ->
        [white] Il Bianco vince subito
       *[black] Il Nero vince subito
    }
value-no-queen = { $side ->
        [white] Il Bianco non ha una regina con cui vincere
       *[black] Il Nero non ha una regina con cui vincere
    }
value-winning = { $side ->
        [white] Il Bianco sta vincendo
       *[black] Il Nero sta vincendo
    }
banner-looking-back = Stai guardando una posizione precedente.
banner-looking-aside = Stai guardando una variante, che non è stata giocata.
banner-earlier = Posizione precedente: la tua mossa sostituirà il seguito.
banner-reviewing = Stai rivedendo la partita. Se vuoi, prova altre mosse.
banner-reviewing-aside = Stai rivedendo una variante. Se vuoi, prova altre mosse.
banner-reviewing-only = Stai rivedendo la partita.
banner-reviewing-aside-only = Stai rivedendo una variante.
banner-analysing = Muove (analisi)
banner-analysing-aside = Muove (analisi, variante)
banner-retrying = Trova di meglio
banner-to-the-end = Ultima mossa
banner-go-on-here = Riparti da qui
banner-gave-away = Questo turno si salta (vantaggio iniziale).
banner-draw-offered = È stata proposta la patta.
banner-draw-offered-to = { $by ->
        [white] Il Bianco propone
        [black] Il Nero propone
       *[name] { $name } propone
    } patta. { $to }, accetti?
banner-draw-offered-to-you = L’avversario propone patta. Accetti?
banner-accept = Accetta
banner-decline = Rifiuta
spoken-to = in
spoken-throne = trono
spoken-empty = vuota
spoken-white-queen = Regina bianca
spoken-white-guard = Guardia bianca
spoken-black-queen = Regina nera
spoken-black-guard = Guardia nera
spoken-captured = catturata
spoken-picked = scelta
spoken-movable = si può muovere
spoken-target = si può raggiungere
spoken-threatened = minacciata
spoken-coloured = casella segnata
spoken-arrow-to = freccia verso { $cell }
spoken-drawn-arrow = Freccia da { $from } verso { $to }
spoken-drawn-cell = Casella { $from } segnata
spoken-erased = Tolto dal tavoliere
spoken-barred = croce: { $why }
spoken-taken-back = Le mosse sono state annullate.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = La partita è finita.
refused-no-piece = Non c’è nessun pezzo in { $cell }.
refused-not-yours = Il pezzo in { $cell } non è tuo.
refused-occupied = C’è già un pezzo in { $cell }.
refused-not-adjacent = Un pezzo muove solo su una casella vicina.
refused-outwards = I pezzi muovono lungo il loro anello o verso l’interno, mai verso l’esterno.
refused-guard-on-throne = Solo una regina può salire sul trono.
refused-in-white-custody = Il pezzo non può andare lì: la casella è tra due pezzi bianchi.
refused-in-black-custody = Il pezzo non può andare lì: la casella è tra due pezzi neri.
refused-relocate-first = Prima va rimesso il pezzo catturato che è in { $cells }.
refused-relocate-one-first = Prima va rimesso uno dei tuoi pezzi catturati: { $cells }.
refused-queen-first = Prima va rimessa la regina catturata che è in { $cell }.
refused-same-cell = Un pezzo catturato deve cambiare casella.
refused-relocate-to-edge = Questo pezzo catturato può andare solo sul bordo.
refused-relocate-to-next-ring = Questo pezzo catturato può andare solo sull’anello subito più esterno.
refused-relocate-queen-to-start = Questa regina catturata può andare solo sulla casella dove ha cominciato.
refused-relocate-guard-to-start = Questa guardia catturata può andare solo su una casella dove ha cominciato una guardia del suo colore.
refused-relocate-to-throne = Una regina catturata non può andare sul trono.
refused-relocation-captures = Il pezzo non può andare lì: catturerebbe un pezzo avversario, e un pezzo rimesso non può catturare.
refused-relocation-in-white-custody = Il pezzo non può andare lì: sarebbe tra due pezzi bianchi.
refused-relocation-in-black-custody = Il pezzo non può andare lì: sarebbe tra due pezzi neri.
refused-place-queen-first = Prima piazza la regina.
refused-place-guards-first = Prima piazza tutte le guardie.
refused-no-queen-in-hand = Non ci sono più regine da piazzare.
refused-no-guard-in-hand = Non ci sono più guardie da piazzare.
refused-place-on-edge = I pezzi si piazzano sul bordo.
refused-place-opposite = La seconda regina deve stare esattamente di fronte alla prima.
refused-place-on-throne = Sul trono non si può piazzare nulla.
refused-looking-back = Stai guardando una posizione precedente. Per giocare da qui, scegli «{ banner-go-on-here }».
refused-touched = Pezzo toccato, pezzo mosso: quello che hai toccato deve muovere.
refused-pass = Non si può passare finché si può muovere.
refused-handicap = Questo turno si salta: fa parte del vantaggio iniziale.
refused-must-pass = Non c’è nessuna mossa possibile: il turno passa.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = vince la partita
reason-loses = perde la partita
reason-loses-empty-throne = circonda il trono senza che ci sia la regina, e quindi perde la partita
reason-loses-repetition = crea la stessa posizione per la terza volta, e quindi perde la partita
reason-draws = chiude la partita in patta
reason-lets-win = { $by ->
        [you] ti lascia vincere
        [computer] lascia vincere il computer
        [white] lascia vincere il Bianco
        [black] lascia vincere il Nero
       *[name] lascia vincere { $name }
    } { $count ->
        [one] alla mossa successiva
       *[other] in { $count } mosse
    }
reason-wins-in = vince { $count ->
        [one] qualunque sia la risposta
       *[other] in { $count } mosse, qualunque siano le risposte
    }
reason-misses-win = si lascia sfuggire { $count ->
        [one] una vittoria immediata
       *[other] una vittoria in { $count } mosse
    }
reason-prevents-win = { $by ->
        [you] ti impedisce di vincere
        [computer] impedisce al computer di vincere
        [white] impedisce al Bianco di vincere
        [black] impedisce al Nero di vincere
       *[name] non lascia vincere { $name }
    } con { $move }
reason-only-move = è l’unica possibile
reason-captures = cattura { $pieces }
reason-trapped = mette il pezzo tra due pezzi avversari, dove è catturato
reason-would-be-captured = { $by ->
        [you] ti permette di catturare
        [computer] permette al computer di catturare
        [white] permette al Bianco di catturare
        [black] permette al Nero di catturare
       *[name] lascia che { $name } catturi
    } { $pieces } con { $move }
reason-saves = mette al sicuro { $pieces }
reason-threatens = minaccia di catturare { $pieces }
reason-traps-queen = non lascia nessuna casella alla regina in { $cell }
reason-blocks-throne = sbarra la via del trono alla regina in { $cell }
reason-occupies-throne = porta la regina sul trono
reason-blocks-guards = occupa accanto al trono una casella di cui le guardie avversarie hanno ancora bisogno
reason-holds-up = non lascia avanzare { $pieces }
reason-wins-race = { $whom ->
        [you] ti porta avanti
        [computer] porta avanti il computer
        [white] porta avanti il Bianco
        [black] porta avanti il Nero
       *[name] porta avanti { $name }
    } di { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } nella corsa al trono
reason-gives-away = { $count ->
        [0] fa perdere un po’ di tempo
        [one] fa perdere circa 1 mossa
       *[other] fa perdere circa { $count } mosse
    }
reason-nearest-cell = mette il pezzo il più vicino possibile al trono
reason-farthest-cell = manda la regina il più lontano possibile dal trono
reason-keeps-away = tiene il pezzo lontano dai pezzi avversari
reason-inwards = avvicina un pezzo al trono
reason-sideways = lascia un pezzo sul suo anello
reason-quiet = cambia poco
explained-move = Questa mossa { $reason }.
explained-answer = { $by ->
        [you] Poi giochi
        [computer] Poi il computer gioca
        [white] Poi il Bianco gioca
        [black] Poi il Nero gioca
       *[name] Poi { $name } gioca
    } { $move }.
explained-answer-why = { $by ->
        [you] Poi giochi
        [computer] Poi il computer gioca
        [white] Poi il Bianco gioca
        [black] Poi il Nero gioca
       *[name] Poi { $name } gioca
    } { $move }, che { $reason }.
explained-best = Non c’è di meglio: questa mossa { $reason }.
explained-good = Si perde poco: questa mossa { $reason }.
explained-quiet = Una mossa tranquilla: si perde poco.
explained-playable = Si può giocare, ma questa mossa { $reason }.

## The end of a game

end-you-win = Hai vinto
end-you-lose = Hai perso
end-white-wins = Vince il Bianco
end-black-wins = Vince il Nero
end-name-wins = Vince { $name }
end-draw = Patta
end-white-enthroned = La regina bianca è sul trono, con le sue sei guardie intorno.
end-black-enthroned = La regina nera è sul trono, con le sue sei guardie intorno.
end-white-enthroned-left = La regina bianca è sul trono, con intorno tutte le guardie che le restano.
end-black-enthroned-left = La regina nera è sul trono, con intorno tutte le guardie che le restano.
end-white-empty-throne = Le sei guardie bianche hanno circondato il trono senza che ci fosse la loro regina.
end-black-empty-throne = Le sei guardie nere hanno circondato il trono senza che ci fosse la loro regina.
end-white-queen-captured = La regina bianca è stata catturata.
end-black-queen-captured = La regina nera è stata catturata.
end-white-guards-captured = L’ultima guardia bianca è stata catturata.
end-black-guards-captured = L’ultima guardia nera è stata catturata.
end-white-repeated = Il Bianco ha creato la stessa posizione per la terza volta.
end-black-repeated = Il Nero ha creato la stessa posizione per la terza volta.
end-white-resigned = Il Bianco ha abbandonato.
end-black-resigned = Il Nero ha abbandonato.
end-you-resigned = Hai abbandonato.
end-name-resigned = { $name } ha abbandonato.
end-white-out-of-time = Il Bianco ha esaurito il tempo.
end-black-out-of-time = Il Nero ha esaurito il tempo.
end-you-out-of-time = Hai esaurito il tempo.
end-name-out-of-time = { $name } ha esaurito il tempo.
end-repetition = La stessa posizione si è presentata per la terza volta.
end-both-stuck = Nessuno dei due può muovere.
end-progress = { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } senza catture né avanzate.
end-agreement = I giocatori si sono accordati per la patta.
end-next-level = Prossimo: { $level }
end-rematch = Rivincita
end-swap = Cambia colore
end-my-games = Alle mie partite
end-title = Menu principale
end-look = Guarda il tavoliere

## The title

# As in English.
title-name = Agon
title-line = Una corsa al trono, sul più antico tavoliere esagonale.
title-play = Gioca
title-play-first = Una prima partita, spiegata mentre giochi
title-play-computer = Contro il computer ({ $level })
title-continue = Continua
title-continue-computer = Contro il computer ({ $level }), turno { $turn }
title-continue-people = { $white } – { $black }, turno { $turn }
title-computer = Contro il computer
title-people = Due giocatori
title-daily = Problema del giorno
more-positions = Posizioni
rules = Regole

## Before a game

new-game-level = Quanto è forte l’avversario?
level-beginner-line = Gironzola, e non vede né minacce né occasioni: ideale per scoprire il gioco.
level-learner-line = Sa dove andare, ma si attarda e non si accorge di gran parte delle tue minacce.
level-casual-line = Fila verso il trono, e ogni tanto fa caso anche a te.
level-steady-line = Vede gran parte delle catture e delle minacce, ma non guarda oltre.
level-skilled-line = Si lascia sfuggire poche catture e minacce, ma si distrae quando tutto è calmo.
level-strong-line = Giudica bene le posizioni, e ti fa pagare gli errori.
level-formidable-line = Pensa diverse mosse avanti, e di rado cade in un tranello.
level-expert-line = Guarda lontano; difficile da battere.
level-virtuoso-line = Vede ancora più a fondo, e non sbaglia quasi mai.
level-master-line = Gioca al massimo delle sue forze.
level-beginner-voice = Tocca già a me? Che bel tavoliere.
level-learner-voice = La prima mossa la vedo. La seconda me la dimentico.
level-casual-voice = Al trono! Ah, c’eri anche tu?
level-steady-voice = Una guardia alla volta. Senza fretta.
level-skilled-voice = Mi sfugge poco, se non mi annoio.
level-strong-voice = Ogni errore ha il suo prezzo.
level-formidable-voice = Quel tranello? L’ho visto tre mosse fa.
level-expert-voice = Le tue prossime mosse fanno parte del mio piano.
level-virtuoso-voice = Perché correre? Il trono mi aspetta.
level-master-voice = Accomodati pure. Il trono è quasi mio.
level-length = Una partita dura circa { $turns ->
        [one] 1 turno.
       *[other] { $turns } turni.
    }
new-game-names = Chi gioca?
new-game-first = Primo giocatore
new-game-second = Secondo giocatore
new-game-name-hint = Nome
new-game-colour = Il tuo colore
new-game-colour-first = Il colore del primo giocatore
new-game-colour-of = Il colore di { $name }
new-game-lot = A caso
lot-you-white = Ti è toccato il Bianco.
lot-you-black = Ti è toccato il Nero.
lot-name-white = { $name } gioca con il Bianco.
new-game-handicap = Vantaggio iniziale
new-game-handicap-line = { $turns ->
        [0] Nessun vantaggio.
        [one] Il computer salta il suo primo turno.
       *[other] Il computer salta i suoi primi { $turns } turni.
    }
new-game-clock = Orologio
clock-none = Nessuno
clock-per-move = Per mossa
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Nessun limite di tempo.
clock-per-move-line = Ogni mossa va giocata entro questo tempo; quello che avanza non si accumula.
clock-fischer-line = Un tempo per tutta la partita, più qualche secondo dopo ogni mossa.
clock-bronstein-line = Un tempo per tutta la partita; i primi secondi di ogni mossa non si contano.
clock-for-a-move = Per ogni mossa
clock-minutes = Minuti per tutta la partita
clock-increment = Secondi aggiunti dopo ogni mossa
clock-delay = Secondi non contati per mossa
clock-less = Chi ha meno tempo
clock-less-nobody = Nessuno
clock-less-part = Quota del tempo dell’altro
clock-first-moves = La prima mossa di ciascuno non consuma tempo. L’orologio si ferma finché è aperto un menu.
new-game-touch-move = Pezzo toccato, pezzo mosso
new-game-touch-move-hint = Un pezzo toccato deve muovere, se può.
new-game-other-rules = Scegli altre regole
new-game-position = Posizione di partenza
new-game-position-line = Parti da una posizione, un link o una notazione, con questi giocatori.
new-game-position-paste = Parti da una posizione
new-game-start = Inizia
own-rules = Le tue regole
own-rules-line = Basate su «{ $name }»; cambia quello che vuoi.
own-rules-known = Per ora queste regole sono uguali a «{ $name }».
own-rules-unknown = Queste regole sono solo tue.
axis-setup = Come inizia la partita
setup-standard = Tutti i pezzi sul bordo
setup-standard-line = Regine e guardie stanno ai soliti posti.
setup-bell = Guardie da piazzare
setup-bell-line = Le regine sono al loro posto. I giocatori piazzano le guardie a turno, ovunque tranne che sul trono.
setup-parlett = Tutti i pezzi da piazzare
setup-parlett-line = Prima le regine, poi le guardie a turno, ovunque tranne che sul trono.
setup-edge = Tutti i pezzi da piazzare sul bordo
setup-edge-line = I giocatori piazzano a turno: prima la regina, poi le guardie, solo sul bordo.
setup-edge-opposite = Sul bordo, regine di fronte
setup-edge-opposite-line = Come sopra, e la seconda regina deve stare esattamente di fronte alla prima.
axis-capture = Che cosa si cattura
capture-straight = Un pezzo tra due avversari, in linea retta
capture-straight-line = Il pezzo che muove e un altro del suo colore hanno tra loro un pezzo avversario, in linea retta.
capture-bent = Anche ad angolo
capture-bent-line = In linea retta, oppure ad angolo: 120°, con il pezzo avversario al vertice.
capture-same-ring = Un pezzo tra due avversari, sul suo anello
capture-same-ring-line = Tre pezzi in fila sullo stesso anello, anche attorno a un suo angolo.
axis-custody = Muovere tra due pezzi avversari
custody-forbidden = Mai
custody-forbidden-line = Nessun pezzo può muovere tra due pezzi avversari, nemmeno per catturare.
custody-unless-capturing = Solo per catturare
custody-unless-capturing-line = Un pezzo può andarci solo se proprio quella mossa cattura, e allora è al sicuro.
custody-trapped = Si può, ma il pezzo viene catturato
custody-trapped-line = Un pezzo può andarci, ma viene catturato, anche se a sua volta ne cattura altri.
axis-guard = Dove va una guardia catturata
guard-edge = Sul bordo
guard-edge-line = Su qualsiasi casella vuota dell’anello più esterno.
guard-next-ring = Un anello più in fuori
guard-next-ring-line = Su qualsiasi casella vuota dell’anello seguente; dal bordo, su un’altra casella del bordo.
guard-start = Dove ha cominciato
guard-start-line = Su qualsiasi casella vuota dove ha cominciato una guardia del suo colore; se non ce n’è, sul bordo.
guard-removed = Fuori dal tavoliere
guard-removed-line = Esce subito dal gioco. La regina vince allora quando ha intorno tutte le guardie rimaste; chi non ne ha più perde.
axis-queen = Dove va una regina catturata
queen-not-throne = Ovunque, ma non sul trono
queen-not-throne-line = Su qualsiasi casella vuota, tranne quella di mezzo.
queen-anywhere = Ovunque, anche sul trono
queen-anywhere-line = Su qualsiasi casella vuota, perfino il trono.
queen-next-ring = Un anello più in fuori
queen-next-ring-line = Su qualsiasi casella vuota dell’anello seguente; dal bordo, su un’altra casella del bordo.
queen-edge = Sul bordo
queen-edge-line = Su qualsiasi casella vuota dell’anello più esterno.
queen-start = Dove ha cominciato
queen-start-line = Sulla casella dove ha cominciato; se non è vuota, sul bordo.
queen-removed = Fuori dal tavoliere
queen-removed-line = Esce subito dal gioco, e il suo colore perde.
axis-chooser = Chi sceglie la casella della regina catturata
chooser-owner = Il suo giocatore
chooser-owner-line = Come per ogni altro pezzo.
chooser-captor = Chi l’ha catturata
chooser-captor-line = Chi l’ha catturata sceglie la nuova casella; vale comunque come turno dell’altro.
axis-back-capture = Rimettere un pezzo dove catturerebbe
back-capture-forbidden = Non si può
back-capture-forbidden-line = Non dove un pezzo avversario resterebbe tra quello rimesso e un altro dello stesso colore.
back-capture-allowed = Si può, senza catturare
back-capture-allowed-line = Un pezzo avversario può trovarsi tra quello rimesso e un altro dello stesso colore, ma non è catturato.
axis-back-custody = Rimettere un pezzo tra due avversari
back-custody-forbidden = Non si può
back-custody-forbidden-line = Non su una casella tra due pezzi avversari.
back-custody-allowed = Si può
back-custody-allowed-line = Il pezzo può andarci, e non gli succede nulla.
axis-cost = Quanto costa rimettere un pezzo
cost-turn = Tutto il turno
cost-turn-line = Rimettere un pezzo richiede tutto il turno, e catturare in serie fa guadagnare tempo.
cost-nothing = Niente
cost-nothing-line = Si rimettono tutti i pezzi catturati, poi lo stesso giocatore fa anche la sua mossa.
axis-empty-throne = Circondare il trono fa perdere
empty-no-queen = Se non c’è nessuna regina
empty-no-queen-line = Sei guardie possono circondare la regina avversaria.
empty-own-queen = Se non c’è la tua regina
empty-own-queen-line = Anche circondare la regina avversaria fa perdere.
axis-repetition = La stessa posizione per la terza volta
repetition-draw = Patta
repetition-draw-line = Non vince nessuno, chiunque ripeta.
repetition-loses = Perde chi ripete
repetition-loses-line = Chi sta per ripetere deve trovare qualcos’altro.
repetition-off = Nessun effetto
repetition-off-line = Decidono i giocatori quando smettere.
axis-progress = Patta dopo mosse senza progresso
axis-progress-line = Mosse di fila, di entrambi, senza catture, avanzate né piazzamenti.
progress-off = Mai
preset-modern-line = Come «{ preset-globe }», ma dove va una regina catturata lo sceglie chi l’ha catturata, e chi porta in gioco la stessa posizione per la terza volta perde. Così le partite finiscono.
preset-globe-line = Secondo Le Globe Joueur: catture in linea retta; le guardie catturate si rimettono sul bordo.
preset-escale-line = Come «{ preset-globe }», ma si cattura anche ad angolo, a 120°. Secondo Escale à jeux.
preset-fromager-line = Come «{ preset-escale }», ma rimettere i pezzi non costa il turno: si muove anche. Secondo Alain Fromager.
preset-ring-line = Catture solo lungo un anello. Muovere tra due pezzi avversari si può, ma il pezzo viene catturato. Secondo Board and Pieces.
preset-ring-entry-line = Come «{ preset-ring }», ma prima i giocatori piazzano a turno i loro pezzi sul bordo.
preset-neto-line = Come «{ preset-ring }», ma un pezzo catturato torna indietro di un solo anello. Secondo João Pedro Neto.
preset-classic-line = Come «{ preset-globe }», ma mai tra due pezzi avversari, nemmeno per catturare; una regina catturata può andare sul trono.
preset-bell-line = Come «{ preset-classic }», ma prima i giocatori piazzano a turno le loro guardie. Secondo R. C. Bell.
preset-parlett-line = Come «{ preset-classic }», ma prima i giocatori piazzano a turno tutti i loro pezzi. Secondo David Parlett.
preset-captor-line = Come «{ preset-classic }», ma dove va una regina catturata lo sceglie chi l’ha catturata.
preset-home-line = Come «{ preset-classic }», ma un pezzo catturato torna dove ha cominciato.
preset-japan-line = Come «{ preset-classic }», ma un pezzo catturato esce dal gioco, e la regina vince con le guardie rimaste.
preset-ludii-line = Come «{ preset-classic }», ma un pezzo si può rimettere tra due avversari, e circondare la regina avversaria fa perdere.

## Analysis

analysis-title = Analisi
analysis-begin = Tavoliere d’analisi
analysis-end = Termina l’analisi
analysis-all-lines = Tutta l’analisi
analysis-play = Gioca questa mossa
analysis-fewer = Meno linee
analysis-more = Più linee
analysis-how-many = Numero di linee
analysis-stop = Ferma la ricerca
analysis-go-on = Cerca ancora
analysis-stand-still = { $side ->
        [white] E se il Bianco non muovesse?
       *[black] E se il Nero non muovesse?
    }
analysis-move-again = Torna alle mosse migliori
analysis-if-still = { $side ->
        [white] Se il Bianco non muovesse, il Nero potrebbe giocare:
       *[black] Se il Nero non muovesse, il Bianco potrebbe giocare:
    }
analysis-no-standing-still = Prima c’è un pezzo da rimettere o da piazzare.
analysis-line = Linea { $number }. { $move }
analysis-searching = Profondità { $depth }…
analysis-done = Profondità { $depth }
analysis-stopped = Profondità { $depth }, interrotta
analysis-hidden = Profondità { $depth }, in pausa: finestra nascosta
analysis-failed = L’analisi non può funzionare su questo dispositivo.
analysis-over = Qui la partita è finita.
analysis-effort = { $nodes } posizioni, { $speed } al secondo
# As in English.
analysis-thousands = { $thousands } k
analysis-millions = { $whole },{ $tenths } M
analysis-agree-title = Analizzare insieme questa partita?
analysis-agree-body = { $name }, ti va bene? La partita resta com’è, e si può continuare in qualsiasi momento.
analysis-not-now = Una partita contro il computer si può analizzare quando è finita.

## Le aperture

openings-title = Aperture
openings-source = Partite
openings-mine = Mie
openings-atlas = Atlante
openings-both = Entrambi
openings-start = La posizione in cui iniziano le partite
openings-results = Partite: { $count }. Vinte dal Bianco: { $white }%, patte: { $draws }%, vinte dal Nero: { $black }%.
# As in English.
openings-percent = { $percent }%
openings-none = Nessuna partita è arrivata fin qui.
openings-none-own = Non hai ancora finito nessuna partita con queste regole.
openings-other-rules = L’atlante ha solo partite con queste regole: { $name }.
openings-reading = Lettura delle tue partite…
openings-note = Partite del computer contro se stesso nell’atlante: { $count }
openings-learn = { $side ->
        [white] Impara col Bianco
       *[black] Impara col Nero
    }
openings-forget = Dimentica la linea
openings-learned = Questa linea torna in «{ mistakes-title }».

## The review of a game

review-offer = Ogni mossa viene giudicata: gli errori, e che cosa era meglio.
review-begin = Cerca gli errori
review-running = Ricerca degli errori: mossa { $done } di { $count }
review-cancel = Ferma la ricerca
review-failed = Su questo dispositivo non si possono cercare gli errori.
review-previous = Errore precedente
review-next = Errore successivo
review-better = Mostra la mossa migliore
review-see = Guarda gli errori
review-look = Guarda chi era in testa
review-graph = Chi era in testa, mossa per mossa
review-race-line = vantaggio in mosse
review-chances = Possibilità del Bianco in %
review-turn = turno
review-to-go = mosse mancanti
review-course = Mosse che mancavano a ciascuno
review-start = Prima della prima mossa
review-point = Turno { $turn }, { $side ->
        [white] Bianco
       *[black] Nero
    }, { $move }{ $mark ->
        [inaccuracy] : imprecisione
        [mistake] : errore
        [blunder] : svarione
        [only] : l’unica mossa buona
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , costa circa 1 mossa
       *[other] , costa circa { $count } mosse
    }
review-verdict = { $mark ->
        [inaccuracy] Imprecisione
        [mistake] Errore
        [blunder] Svarione
       *[only] L’unica mossa buona
    }{ $count ->
        [0] { "" }
        [one] , costa circa 1 mossa
       *[other] , costa circa { $count } mosse
    }
review-better-was = Meglio: { $move }.
review-nearly-lost = La partita era già quasi persa, perciò contava meno.
review-value = { $value }. Possibilità del Bianco: { $percent }%
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] 1 imprecisione
       *[other] { $count } imprecisioni
    }
review-mistakes = { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
review-blunders = { $count ->
        [one] 1 svarione
       *[other] { $count } svarioni
    }
review-no-marks = nessun errore evidente
review-none = Nessun errore evidente: nessuna mossa da sola ha buttato via molte possibilità di vincere.
review-level = { $who ->
        [you] Il tuo gioco: livello
       *[player] { $name }: livello
    } { $end ->
        [lowest] { $whole }
        [highest] { $whole } o più
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = La partita viene salvata dopo ogni mossa.
pause-resume = Torna alla partita
pause-again = Ricomincia
pause-again-title = Ricominciare questa partita?
pause-again-body = La partita giocata finora resta in «{ my-games-title }».
pause-leave = Torna al menu principale

## Sharing a game

# Games by link.
by-link-title = Partite via link
by-link-afar = Via link
by-link-how = Fai una mossa e mandi un link all’avversario, che lo apre, risponde e te ne rimanda uno.
by-link-your-turn = Tocca a te
by-link-their-turn = Tocca all’avversario
by-link-new = Nuova partita via link
by-link-answered = Risposta preparata da { $name }: { $move }.
by-link-moved = Ora manda il link all’avversario. Apri quello che ti rimanda, e la partita continua.
by-link-send = Manda il link
by-link-undo = Hai già copiato il link con questa mossa. Se l’avversario lo apre, le vostre partite saranno diverse.
by-link-prepare = Se… allora…
by-link-prepared = { $count ->
        [0] Prepara le tue risposte. Se una serve, viene giocata appena l’avversario ha mosso.
        [one] Hai preparato una risposta. Parte con questo link, non con uno copiato prima, e viene giocata appena serve.
       *[other] Hai preparato { $count } risposte. Partono con questo link, non con uno copiato prima, e vengono giocate appena servono.
    }
by-link-prepare-begin = Prepara le risposte
by-link-prepare-end = Tieni queste risposte
by-link-preparing = Gioca una mossa possibile dell’avversario, poi la tua risposta. Torna indietro per preparare la risposta a un’altra mossa. ✓ tiene le risposte.
banner-preparing-move = Una mossa possibile
banner-preparing-answer = La tua risposta
new-game-where = Dov’è l’avversario?
new-game-here = A questo schermo
new-game-own-name = Il tuo nome
new-game-other-name = Il nome dell’avversario
open-by-link-new = { $side ->
        [white] Una partita via link. Giochi con il Bianco.
       *[black] Una partita via link. Giochi con il Nero.
    }
open-by-link-goes-on = La risposta in una delle tue partite via link: { $moves }.
open-by-link-known = Hai già questa posizione della tua partita via link, o una successiva.
open-by-link-other = Dal turno { $turn } in poi questa non è la partita che conosci. Se continui questa, il seguito che hai tu diventa una variante.
open-by-link-differs = Nel turno { $turn } tu hai { $own }, il link { $other }. Se continui la partita del link, il seguito che hai tu diventa una variante.
open-by-link-play = Gioca questa partita
open-by-link-take = Continua la partita del link
share-times = Con i tempi
share-by-link = Questo link è solo per l’avversario: gli porta la tua mossa.
share-by-code = Solo per l’avversario: incollato sotto «{ open-title }», qui o nel browser, gli porta la tua mossa.
share-by-message = La nostra partita di Agon. Copia tutto questo messaggio e incollalo nel programma, sotto «{ open-title }».

share-title = Condividi
share-game = Tutta la partita
share-position = Questa posizione
share-link-hint = Chi apre il link vede la partita e può continuarla da qui: contro di te, scambiandovi link, o contro il computer.
share-code-hint = Chi lo incolla sotto «{ open-title }», qui o nel browser, può continuare la partita: contro di te, scambiandovi codici, o contro il computer.
share-qr = Anche come codice QR
share-no-qr = È troppo lungo per un codice QR.
share-picture = Un’immagine
share-picture-hint = Il tavoliere come lo vedi ora.
share-save-picture = Salva l’immagine
share-moving-picture = Animazione (GIF)…
share-no-picture = Non è stato possibile salvare l’immagine.
share-too-long = Questa partita è troppo lunga per un link. Si possono ancora condividere la sola posizione e la notazione.
share-copy-link = Copia il link
share-copy-code = Copia il codice
share-record = La notazione
share-record-hint = Tutte le mosse in notazione leggibile (PGN), da salvare o riaprire.
share-save = Salva su file
share-copy-text = Copia il testo
share-letters = La posizione come testo
share-letters-hint = Una riga che dice dove sta ogni pezzo. Incollala sotto «{ new-game-position-paste }», prima di una nuova partita.

## An animation of the game

moving-title = Animazione (GIF)
moving-hint = Queste mosse diventano una breve animazione, da inviare o da pubblicare.
moving-moves = Mosse
moving-last =
    { $count ->
        [one] L’ultima
       *[other] Le ultime { $count }
    }
moving-whole = Tutta la partita
moving-chosen = Scegli…
moving-from = Dalla mossa { $move }
moving-to = Alla mossa { $move }
moving-size = Formato
moving-size-small = Piccolo
moving-size-medium = Medio
moving-size-large = Grande
moving-speed = Velocità
moving-speed-slow = Lenta
moving-speed-normal = Normale
moving-speed-fast = Rapida
moving-captions = Mostra nomi e mosse sopra e sotto il tavoliere
moving-length =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, circa { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
moving-save = Salva l’animazione
moving-progress = Mossa { $number } di { $count }
moving-nothing = Non ci sono ancora mosse da mostrare.
moving-failed = Non è stato possibile creare l’animazione.
moving-game-went-on = Nel frattempo la partita è andata avanti. Salva di nuovo l’animazione.

## Opening a game

open-title = Apri una partita
open-hint = Incolla un link, un codice, una posizione o la notazione di una partita.
open-field = Link, codice o notazione
open-paste = Incolla
open-file = Scegli un file
open-drop = Puoi anche trascinare un file sul tavoliere.
open-long-text = Un testo di { $count ->
        [one] 1 carattere
       *[other] { $count } caratteri
    }, troppo lungo per essere mostrato qui.
open-clear = Svuota
open-read = Apri
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Tocca al Bianco
open-black-to-move = Tocca al Nero
open-rules = { $rules }, turno { $turn }
open-standing = { $rules }, turno { $turn }: { $standing }
open-kept = Fin qui si è potuto leggere.
open-people = Continua in due
open-computer = Contro il computer ({ $level })
open-look = Guarda la partita
open-no-link = Questo non è un link a una partita.
open-link-damaged = Questo link è danneggiato: ne manca una parte o è stato modificato. Copialo di nuovo, o fattelo rimandare.
open-link-other-version = Questo link viene da un’altra versione del programma.
open-link-impossible = La partita in questo link è impossibile.
open-position-fault = Questa posizione non è valida a partire dal carattere { $column }.
open-nothing = Non è né un link, né un codice, né una posizione, né la notazione di una partita.
open-more-faults =
    { $count ->
        [one] E un altro difetto.
       *[other] E altri { $count } difetti.
    }
open-record-fault = Riga { $line }, carattere { $column }: { $reason }
record-unclosed-comment = il commento che inizia qui non viene mai chiuso.
record-unclosed-variation = la variante che inizia qui non viene mai chiusa.
record-bad-tag = un’etichetta richiede un nome, e un valore tra virgolette.
record-other-game = questa è una partita di un altro gioco: { $game }.
record-rules = non ci sono regole con questo nome.
record-position = questa posizione non è possibile.
record-missing-position = la partita non inizia come al solito, e manca la posizione di partenza.
record-handicap = un handicap si scrive «white» o «black», seguito da 1 a 5 turni.
record-unknown-result = «{ $text }» non è un risultato.
record-stray = «{ $sign }» qui non significa nulla.
record-mark = questo segno non appartiene a nessuna mossa.
record-variation-without-move = non c’è nessuna mossa che questa variante possa sostituire.
record-too-deep = ci sono troppe varianti una dentro l’altra.
record-no-move = { $move } qui non è una mossa.
record-illegal = { $move } è contro le regole. { $reason }
record-other-result = qui il risultato è { $moves }, ma all’inizio { $tag }.
record-not-on-board = qui il risultato è { $said }, ma sul tavoliere { $board }.

## The position editor

editor-title = Editor di posizioni
editor-edit = Modifica la posizione
editor-tool-move = Sposta un pezzo
editor-tool-captured = Pezzo catturato
editor-tool-eraser = Gomma
editor-undo = Annulla
editor-redo = Ripristina
editor-opening = Posizione iniziale
editor-empty = Tavoliere vuoto
editor-mirror = Specchio
editor-turn = Ruota di 60°
editor-swap = Scambia i colori
editor-side = A chi tocca?
editor-progress = Mosse senza progresso
editor-turn-number = Turno
# As in English.
editor-counter = { $name }: { $value }
editor-text = La posizione come testo
editor-text-hint = Qui puoi incollare anche un link o una notazione: si disegna l’ultima posizione.
editor-read = Disegna
editor-no-link = Si possono condividere solo posizioni possibili.
editor-hands = Pezzi in mano
editor-hand-white-queen = La regina bianca è in mano
editor-hand-white-guards = Guardie bianche in mano
editor-hand-black-queen = La regina nera è in mano
editor-hand-black-guards = Guardie nere in mano
editor-puzzle = Come problema
editor-puzzle-hint = Si dovrà trovare l’unico modo di vincere, in 2–6 mosse, contro ogni difesa.
editor-puzzle-make = Fanne un problema
editor-no-puzzle-in-hand = Un problema inizia con tutti i pezzi sul tavoliere.
editor-no-puzzle-over = In questa posizione non si può giocare nulla.
editor-no-puzzle-win = Qui non si può forzare la vittoria in 6 mosse o meno.
editor-no-puzzle-at-once = Una mossa vince subito: troppo facile per un problema.
editor-no-puzzle-ambiguous = C’è più di una via: { $one } e { $other } vincono altrettanto in fretta.
editor-no-puzzle-later = La prima mossa è l’unica, ma poi ce n’è più d’una che vince altrettanto in fretta.
editor-no-puzzle-large = Dimostrare una vittoria qui richiede troppo tempo. Prova una posizione più vicina alla vittoria.
editor-play = Gioca da qui
editor-queens = Il { $side ->
        [white] Bianco
       *[black] Nero
    } ha { $count ->
        [one] 1 regina
       *[other] { $count } regine
    }, e può averne solo una.
editor-guards = Il { $side ->
        [white] Bianco
       *[black] Nero
    } ha { $count ->
        [one] 1 guardia
       *[other] { $count } guardie
    }, e può averne solo sei.
editor-guard-on-throne = C’è una guardia sul trono. Lì può stare solo una regina.
editor-marks = { $count ->
        [one] In { $cells } non c’è nessun pezzo catturato, solo il segno.
       *[other] In { $cells } non ci sono pezzi catturati, solo i segni.
    }
editor-leaving = Con queste regole i pezzi catturati lasciano il tavoliere: { $cells }.
editor-in-hand = Ci sono pezzi in mano, ma con queste regole la partita inizia con tutti i pezzi sul tavoliere.
editor-turn-zero = Il turno 0 non esiste: il primo è il turno 1.
editor-repair-queens = Lascia solo la regina in { $cell }
editor-repair-guards = { $count ->
        [one] Togli la guardia in { $cells }
       *[other] Togli le guardie in { $cells }
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Togli una guardia in mano
       *[other] Togli { $hand } guardie in mano
    }
editor-repair-guards-both = Togli { $hand ->
        [one] una guardia in mano
       *[other] { $hand } guardie in mano
    } e { $count ->
        [one] quella in { $cells }
       *[other] quelle in { $cells }
    }
editor-repair-throne = Togli la guardia dal trono
editor-repair-marks = { $count ->
        [one] Togli il segno in { $cells }
       *[other] Togli i segni in { $cells }
    }
editor-repair-leaving = Togli i pezzi catturati: { $cells }
editor-repair-in-hand = Togli i pezzi in mano
editor-repair-turn-zero = Passa al turno 1

## Hints in the first game

hints-understood = Ho capito
hints-targets = Questo pezzo può andare sulle caselle segnate: lungo il suo anello o verso l’interno, mai verso l’esterno.
hints-crosses = Non su una croce: lì sarebbe tra due pezzi avversari.
hints-crosses-trap = Non su una croce: un pezzo rimesso non può catturare.
hints-cross-throne = Non sul trono, che ha una croce: una regina catturata non può andarci.
hints-crosses-several = Non su una croce: premine una per sapere perché.
hints-aim = Porta la tua regina sul trono, nel mezzo, e le tue sei guardie intorno a lei.
hints-can-capture = Puoi catturare il pezzo in { $cells }: fai in modo che si trovi in linea retta tra due dei tuoi.
hints-captured = Una cattura! Il pezzo era tra due dei tuoi, come segnato in rosso. Ora l’avversario deve rimetterlo{ $zone ->
        [edge] { " " }sul bordo
        [next] { " " }un anello più in fuori
       *[other] { "" }
    }, e questo gli costa un turno.
hints-captured-and-put-back = Una cattura! Il pezzo era tra due dei tuoi. L’avversario ha dovuto rimetterlo{ $zone ->
        [edge] { " " }sul bordo
        [next] { " " }un anello più in fuori
       *[other] { "" }
    }, e questo gli è costato un turno: tocca di nuovo a te.
hints-send-queen = Hai catturato la regina, perciò scegli tu dove mandarla. Vale come turno dell’avversario.
hints-queen-sent = La tua regina è stata catturata tra due pezzi avversari (in rosso). L’avversario sceglie dove mandarla, e vale come tuo turno.
hints-queen-was-sent = La tua regina è stata catturata tra due pezzi avversari. L’avversario ha scelto dove mandarla, ed è valso come tuo turno.
hints-relocate-guard = Catturata tra due pezzi avversari (in rosso)! Rimetti la tua guardia dove vuoi { $zone ->
        [edge] sul bordo
        [start] su una casella segnata
       *[other] sull’anello subito più esterno
    }: vale come tuo turno.
hints-relocate-queen = Catturata tra due pezzi avversari (in rosso)! Rimetti la tua regina sulla casella segnata che preferisci: vale come tuo turno.
hints-empty-throne = Attenzione: se le tue sei guardie circondano il trono prima che ci sia la regina, perdi. Prima fai entrare lei.
hints-repetition-loses = Attenzione: si è ripresentata la stessa posizione. Chi la ripete per la terza volta perde: prova un’altra mossa.
hints-repetition-draws = Attenzione: si è ripresentata la stessa posizione. Alla terza volta la partita è patta.
hints-threatened = Attenzione: alla prossima mossa l’avversario può catturare il tuo pezzo in { $cells }, mettendolo tra due dei suoi.
hints-risk = Attenzione: in { $cells } questo pezzo potrebbe essere catturato alla prossima mossa, tra due pezzi avversari.
hints-queen-near = La tua regina è accanto al trono, dove possono salire solo le regine. Lo lascerà solo se viene catturata.
hints-make-room = La tua guardia in { $cells } non trova caselle libere davanti a sé. Le guardie accanto al trono possono girare lungo il loro anello per farle posto: la corsa non conta queste mosse.
hints-race = La corsa conta le mosse che mancano ancora a ciascuno per vincere: è il minimo, e spesso ne servono di più. I pezzi catturati ne aggiungono.

## Advice in a game against the computer

advice-thinking = Cerco una buona mossa…
advice-thinking-why = Provo la mossa…
advice-none = Per ora non c’è nessun consiglio.
advice-idea = L’idea: una mossa che { $reason }.
advice-only-move = C’è una sola mossa.
advice-lost = Il computer vince comunque. Fai durare la partita.
advice-piece-step = Muovi la { $piece ->
        [queen] regina
       *[guard] guardia
    } che è in { $cell }.
advice-piece-back = Rimetti la { $piece ->
        [queen] regina
       *[guard] guardia
    } catturata che è in { $cell }.
advice-cell-step = Muovi la { $piece ->
        [queen] regina
       *[guard] guardia
    } da { $from } in { $to }.
advice-cell-back = Rimetti la { $piece ->
        [queen] regina
       *[guard] guardia
    } catturata: da { $from } in { $to }.
advice-cell-send = Manda la regina catturata in { $to }.
advice-cell-place = Piazza { $piece ->
        [queen] la tua regina
       *[guard] una guardia
    } in { $to }.
advice-line = Possibile seguito: { $moves }.
advice-next-piece = Quale pezzo?
advice-next-cell = Quale casella?
advice-next-line = Mostra
advice-again = Rivedi

## Trying mistakes again

try-again-begin = Riprova gli errori
try-again-end = Torna alla partita
try-again-show = Mostra la mossa migliore
try-again-next = Errore successivo
try-again-previous = Errore precedente
try-again-asked = Errore { $number } di { $count }: { $by ->
        [you] hai giocato
        [computer] il computer ha giocato
        [white] il Bianco ha giocato
        [black] il Nero ha giocato
       *[name] { $name } ha giocato
    } { $move }. Trova di meglio.
try-again-wrong = { $verdict } Trova di meglio.
try-again-right = Ottima mossa! { $verdict }
try-again-shown = La mossa migliore era { $move }. { $verdict }
try-again-failed = Su questo dispositivo non si possono giudicare le mosse.

## My games

my-games-title = Le mie partite
my-games-empty = Ancora nessuna partita. Tutte le partite vengono salvate qui, finite o no.
my-games-search = Cerca una partita
my-games-search-hint = Nome, data…
my-games-none-found = Nessuna partita trovata.
my-games-order = Ordine
my-games-newest = Più recenti
my-games-longest = Più lunghe
my-games-by-opponent = Avversario
my-games-more = { $count ->
        [one] Mostrane ancora 1
       *[other] Mostrane altre { $count }
    }
my-games-left-out = { $count ->
        [one] 1 partita è illeggibile e manca nel file.
       *[other] { $count } partite sono illeggibili e mancano nel file.
    }
my-games-unreadable = Questa partita è illeggibile.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
my-games-won = Vinta
my-games-lost = Persa
my-games-drawn = Patta
my-games-unfinished = In corso
my-games-analysis = Analisi
my-games-hints = { $count ->
        [one] 1 consiglio
       *[other] { $count } consigli
    }
my-games-continue = Continua
my-games-look = Guarda questa partita
my-games-rename = Rinomina
my-games-remove = Elimina
my-games-remove-title = { $count ->
        [one] Eliminare questa partita?
       *[other] Eliminare { $count } partite?
    }
my-games-remove-body = { $count ->
        [one] Sarà eliminata per sempre.
       *[other] Saranno eliminate per sempre.
    }
my-games-several = Scegline alcune
my-games-chosen = { $count ->
        [0] Scegli le partite nell’elenco.
        [one] 1 partita scelta
       *[other] { $count } partite scelte
    }
my-games-all = Tutte
my-games-none = Nessuna
my-games-done = Fatto
my-games-save = Salva
my-games-put = Cartella
my-games-folder = Cartella
my-games-folder-new = Nuova cartella
my-games-folder-put = Metti in questa cartella
my-games-folder-out = Senza cartella
my-games-folder-rename = Rinomina questa cartella
my-games-may-be-deleted = Questo browser può eliminare le tue partite quando lo spazio scarseggia. Per sicurezza, salvale in un file: «{ my-games-several }», poi «{ my-games-all }».

## The story of a game

end-story = Momenti chiave
story-title = Momenti chiave
story-lines = Quante mosse mancavano ancora a ciascuno, dal primo turno all’ultimo.
story-opening = L’apertura, turno { $turn }
story-opening-text = Per vincere, al Bianco { $white ->
        [one] manca ancora almeno 1 mossa
       *[other] mancano ancora almeno { $white } mosse
    }, al Nero { $black }.
story-first-capture = La prima cattura, turno { $turn }
story-turning-point = La svolta, turno { $turn }
story-lead-changes = Il sorpasso, turno { $turn }
story-blow = Un duro colpo, turno { $turn }
story-finish = Il finale, turno { $turn }
story-so-far = Fin qui, turno { $turn }
story-white-queen = La regina bianca è catturata in { $cells }.
story-black-queen = La regina nera è catturata in { $cells }.
story-white-loses = { $count ->
        [one] Il Nero cattura in { $cells }.
       *[other] Il Nero cattura pezzi in { $cells }.
    }
story-black-loses = { $count ->
        [one] Il Bianco cattura in { $cells }.
       *[other] Il Bianco cattura pezzi in { $cells }.
    }
story-cost = Costa { $bound ->
        [least] almeno{ " " }
        [most] fino a{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 mossa.
       *[other] { $count } mosse.
    }
story-no-cost = Non costa nessuna mossa.
story-gain = Ma la regina si può rimettere più vicino: fa risparmiare { $count ->
        [one] 1 mossa.
       *[other] { $count } mosse.
    }
story-even = Ora sono alla pari.
story-white-leads = Ora il Bianco è avanti di { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }.
story-black-leads = Ora il Nero è avanti di { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }.
story-look = Rivedi

## Lessons

learn-title = Impara
learn-hint = Brevi lezioni sul tavoliere, partendo da zero.
learn-stars-hint = Tre stelle: al primo tentativo, senza superare le mosse indicate. Due: al secondo tentativo, o al primo con più mosse. Altrimenti una.
learn-count = { $done ->
        [one] 1 lezione fatta
       *[other] { $done } lezioni fatte
    } su { $count }
learn-stars = { $count ->
        [one] 1 stella
       *[other] { $count } stelle
    }
learn-open = non ancora fatta
learn-number = Lezione { $number } di { $count }
learn-moves = Mosse: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] ormai al massimo una stella
       *[other] ormai al massimo due stelle
    }
learn-captured = Uno dei tuoi pezzi è stato catturato.
learn-lost = L’avversario ha vinto.
learn-repeated = Hai ripetuto la stessa posizione per la terza volta, e questo fa perdere.
learn-drawn = Così è patta.
learn-late = Così ci vogliono troppe mosse.
learn-missed = Così non catturi nulla.
learn-failed = { $why } Riprova.
learn-done = { $stars ->
        [3] Perfetto! Tre stelle.
        [2] Ottimo! Due stelle.
        [one] Fatto! Una stella.
       *[other] Fatto! Una stella.
    }
learn-again = Ricomincia
learn-skip = Salta questa lezione
learn-next = Prossima lezione
learn-leave = Torna alle lezioni
learn-set-aside = Ciò che avevi imparato è illeggibile, perciò le lezioni ricominciano. È salvato qui: { $place }
figure-start = La posizione iniziale
figure-played = Giocata: { $move }
figure-better = Meglio: { $move }
figure-answer = Mossa chiave: { $move }

## Puzzles

puzzles-title = Problemi
puzzles-set-aside = I problemi che avevi risolto sono illeggibili, perciò il conto ricomincia. Sono salvati qui: { $place }
puzzle-title = Problema
puzzle-win = { $side }: vinci in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }.
puzzle-right = Giusto! Continua.
puzzle-right-left = { $moves ->
        [one] Giusto! Ancora una mossa.
       *[other] Giusto! Ancora { $moves } mosse.
    }
puzzle-weighing = Vediamo se vince anche questa…
puzzle-wrong = Non è la soluzione: guarda che cosa succede. Poi riprova.
puzzle-unclear = Forse vince anche questa, ma non presto. Trova una via più rapida.
puzzle-unweighed = Su questo dispositivo si può verificare solo la soluzione: prova un’altra mossa.
puzzle-solved-at-once = Risolto al primo tentativo!
puzzle-solved = Risolto!
puzzle-solved-helped = Risolto, con un consiglio.
puzzle-solved-late = Risolto: si vince anche così, ma c’è una via più rapida.
puzzle-defending = Ora gioca con l’altro colore. Riesci a trovare una difesa?
puzzle-beaten = Questa difesa non regge. Ne provi un’altra?
puzzle-held = Hai resistito, e non doveva essere possibile!
puzzle-again = Ricomincia
puzzle-defend = Difenditi
puzzle-skip = Salta questo problema
puzzle-next = Prossimo problema
puzzle-leave = Torna ai problemi
puzzle-leave-to-editor = Torna all’editor
mistakes-title = Impara dagli errori

## Progress

progress-title = Progressi
progress-set-aside = I tuoi risultati contro il computer sono illeggibili, perciò il conto ricomincia. Sono salvati qui: { $place }
progress-copy = Su un altro dispositivo
progress-copy-hint = Salva lezioni, problemi, errori e risultati in un file, e aggiungilo là. Nulla di ciò che c’è già va perso.
progress-copy-save = Salva i progressi
progress-copy-add = Aggiungi da un file
progress-copy-added = Aggiunto ai tuoi progressi: { $parts }.
progress-copy-known = C’è già tutto.
progress-copy-lessons = { $count ->
        [one] 1 lezione
       *[other] { $count } lezioni
    }
progress-copy-puzzles = { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }
progress-copy-mistakes = { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
progress-copy-lines = { $count ->
        [one] 1 linea
       *[other] { $count } linee
    }
progress-copy-games = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
progress-copy-damaged = Questo file di progressi è danneggiato, e non è stato aggiunto nulla. Quello che hai qui non è cambiato.
progress-copy-later = Questo file di progressi viene da una versione più nuova del programma, e non è stato aggiunto nulla.
