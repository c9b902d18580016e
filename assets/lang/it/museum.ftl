# The museum of rules, in Italian.

museum-origin = Da dove viene Agon
museum-origin-text =
    Quel che è certo: Agon fu stampato a Londra nel 1842, da Anthony Peacock, e ne seguirono molte versioni.

    Quel che si sostiene soltanto: che sia più antico, e francese. Alcune fonti, tra cui Adam Vaugeois, lo fanno nascere in Francia intorno al 1780. Questo museo non ha nulla da mostrare che lo provi.
museum-names = I suoi nomi
museum-names-text = In inglese il gioco è noto anche come Queen’s Guard o Queen’s Guards, Royal Guards, Guard, Advance and Retreat e Tournament.
museum-rooms = Le sale
museum-rooms-text = Le regole stampate si contraddicono, perfino su che cosa sia una cattura. Ogni sala ne presenta una versione: da dove viene, come sono le partite e che cosa la distingue da tutte le altre. Tredici vengono da fonti stampate o pubblicate; la prima è propria di questo programma. Dove una fonte tace abbiamo dovuto decidere noi, e la sala lo dice.
museum-told = Regole per sentito dire
museum-told-text =
    Conosciamo altre due versioni, ma non abbastanza bene per giocarle.

    Secondo una pagina di regole si cattura sullo stesso anello, e chi cattura sceglie dove va ogni pezzo catturato. Non dice quali caselle si possono scegliere. Per la sola regina le tue regole possono avere entrambe le cose: catture lungo un anello e scelta di chi cattura.

    Un’altra versione comincia con i pezzi disposti diversamente, e dopo una cattura ci sono pezzi in mano. Non sappiamo né dove stanno all’inizio, né chi li ha in mano, né quando e dove si piazzano.
museum-paper = Sul tuo tavolo
museum-paper-text = Un programma compreso nei download ({ "agon-engine print" }) stampa il tavoliere su due fogli A4 o Letter, pezzi da piegare, diagrammi e le regole nella tua lingua. Prepara anche i pezzi per una stampante 3D.
museum-sources = Le fonti
museum-games = Come sono le partite
museum-measured = Con queste regole un computer ha giocato { $games } partite contro se stesso. In media una partita è durata { $plies } mosse, contando quelle di entrambi. { $drawn ->
        [0] Nessuna è finita patta.
        [100] Tutte le partite sono finite patte o sono state interrotte perché non finivano.
        [one] Su 100 partite, 1 è finita patta o è stata interrotta perché non finiva.
       *[other] Su 100 partite, { $drawn } sono finite patte o sono state interrotte perché non finivano.
    } Il Bianco ha ottenuto { $white ->
        [one] 1 punto
       *[other] { $white } punti
    } su 100: { $first ->
        [white] muovere per primo vale qualcosa.
        [black] muovere per secondo vale qualcosa.
       *[even] troppo vicino alla parità per dire che muovere per primo valga qualcosa.
    }
museum-measured-plain = Misurato con un giocatore rapido e semplice. Un gioco più forte darebbe altre cifre, ma le regole si possono confrontare tra loro.
museum-measured-strong = Misurato con un giocatore molto più forte che nelle altre sale: queste cifre non si possono confrontare con le loro.
museum-play = Gioca con queste regole
museum-back = Tutte le sale
museum-to-room = Alla sala «{ $name }»
museum-compare = Confronta con
museum-count = { $count ->
    [one] { $count } regola diversa
   *[other] { $count } regole diverse
}
museum-between = «{ $one }» e «{ $other }»
# As in English.
museum-says = { $name }: { $line }
museum-board = La stessa posizione con le due regole
museum-only = Solo con «{ $name }» ({ $mark ->
        [dots] punti
       *[frames] riquadri
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}e un’altra mossa.
       *[other] {" "}e altre { $more } mosse.
    }
# As in English.
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = cattura in { $cells }
museum-captures-nothing = nessuna cattura
museum-trapped = il pezzo mosso è catturato
museum-removed = ciò che si cattura lascia il tavoliere
museum-next = { $side ->
    [black] poi tocca al Nero
   *[white] poi tocca al Bianco
}
museum-ended = { $how ->
    [white] il Bianco ha vinto
    [black] il Nero ha vinto
    [drawn] la partita è patta
   *[open] la partita continua
}
museum-chooses = { $side ->
    [black] la casella della regina la sceglie il Nero.
   *[white] la casella della regina la sceglie il Bianco.
}
