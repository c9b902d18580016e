# The texts of Agent in Italian. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes are curly, quotation marks are « ».

## Names

# As in English.
agent-name = Agent
agent-line = Bluff e bustarelle, da due a otto giocatori
agent-american = Americano{ $number ->
    [0] {""}
    [one] {" "}{ $number }
   *[other] {" "}{ $number }
}
agent-british = Britannico{ $number ->
    [0] {""}
    [one] {" "}{ $number }
   *[other] {" "}{ $number }
}
agent-russian = Russo{ $number ->
    [0] {""}
    [one] {" "}{ $number }
   *[other] {" "}{ $number }
}
agent-chinese = Cinese{ $number ->
    [0] {""}
    [one] {" "}{ $number }
   *[other] {" "}{ $number }
}
agent-city-tan = Tangeri
agent-city-lis = Lisbona
# As in English.
agent-city-mad = Madrid
agent-city-alg = Algeri
# As in English.
agent-city-cas = Casablanca
agent-city-azo = Azzorre
# As in English.
agent-city-pal = Las Palmas
agent-city-par = Parigi
agent-city-gen = Ginevra
agent-city-rom = Roma
agent-city-cai = Il Cairo
agent-city-kha = Khartum
# As in English.
agent-city-dak = Dakar
agent-city-bmu = Bermude
agent-city-bru = Bruxelles
# As in English.
agent-city-ist = Istanbul
# As in English.
agent-city-nai = Nairobi
# As in English.
agent-city-rey = Reykjavik
agent-city-ber = Berlino
agent-city-teh = Teheran
# As in English.
agent-city-pan = Panama
agent-city-hav = L’Avana
# As in English.
agent-city-nyc = New York
agent-city-dub = Dublino
agent-city-ham = Amburgo
agent-city-war = Varsavia
# As in English.
agent-city-bak = Baku
# As in English.
agent-city-bom = Bombay
# As in English.
agent-city-hkg = Hong Kong
# As in English.
agent-city-was = Washington
agent-city-lon = Londra
agent-city-mos = Mosca
agent-city-pek = Pechino
# As in English.
agent-bahamas = Bahamas
agent-to-tan = a Tangeri
agent-to-lis = a Lisbona
agent-to-mad = a Madrid
agent-to-alg = ad Algeri
agent-to-cas = a Casablanca
agent-to-azo = alle Azzorre
agent-to-pal = a Las Palmas
agent-to-par = a Parigi
agent-to-gen = a Ginevra
agent-to-rom = a Roma
agent-to-cai = al Cairo
agent-to-kha = a Khartum
agent-to-dak = a Dakar
agent-to-bmu = alle Bermude
agent-to-bru = a Bruxelles
agent-to-ist = a Istanbul
agent-to-nai = a Nairobi
agent-to-rey = a Reykjavik
agent-to-ber = a Berlino
agent-to-teh = a Teheran
agent-to-pan = a Panama
agent-to-hav = all’Avana
agent-to-nyc = a New York
agent-to-dub = a Dublino
agent-to-ham = ad Amburgo
agent-to-war = a Varsavia
agent-to-bak = a Baku
agent-to-bom = a Bombay
agent-to-hkg = a Hong Kong
agent-to-was = a Washington
agent-to-lon = a Londra
agent-to-mos = a Mosca
agent-to-pek = a Pechino
agent-player = Giocatore { $number }
agent-you = Tu
agent-dollars = { $amount } $
agent-dollars-thousands = { $thousands }.{ $amount } $
agent-level-novice = Recluta
agent-level-novice-line = Resta fedele agli agenti che ha corrotto e non si oppone quasi mai.
agent-level-runner = Corriere
agent-level-runner-line = Corre verso la valigetta con l’agente più vicino.
agent-level-broker = Faccendiere
agent-level-broker-line = Tiene da parte soldi per la fine e si oppone a ciò che gli nuoce.
agent-level-agent = Agente segreto
agent-level-agent-line = Trae conclusioni da tutto ciò che fai, e bluffa.
agent-level-master = Capo dei servizi
agent-level-master-line = Come l’agente segreto, e in più guarda avanti.
agent-temperament-even = Equilibrato
agent-temperament-even-line = Nessuno stile particolare.
agent-temperament-banker = Banchiere
agent-temperament-banker-line = Si tiene stretti i soldi e ne parla poco.
agent-temperament-gambler = Pokerista
agent-temperament-gambler-line = Bluffa appena può.
agent-temperament-hunter = Cacciatore
agent-temperament-hunter-line = Manda volentieri gli agenti alle Bahamas.

## What can be done

agent-do-move = Andare { $to }
agent-do-move-with = Andare { $to } con la valigetta
agent-do-move-without = Andare { $to }, lasciando qui la valigetta
agent-do-move-onto = Andare { $to } e raccogliere la valigetta
agent-do-move-beside = Andare { $to }, senza toccare la valigetta
agent-do-take = Raccogliere la valigetta
agent-do-lay-down = Posare la valigetta
agent-do-attack = Attaccare { $victim }
agent-do-attack-with = Attaccare { $victim } e prendere la valigetta
agent-do-attack-without = Attaccare { $victim } senza la valigetta
agent-do-price = { $deed }: costa { $amount }{ $left ->
    [none] {""}
   *[other] , restano { $left }
}
agent-do-end = { $deed }: la partita finisce
agent-bribe = Bustarella
agent-object = Mi oppongo
agent-let = Lascio fare
agent-let-always = Chiedi solo se ho soldi sull’agente
agent-insist = Insisto
agent-withdraw = Rinuncio
agent-allow = Approvo
agent-refuse = Respingo
agent-your-claim = La tua dichiarazione: { $amount }
agent-claim = Dichiaro { $amount }
agent-give-up = Mi ritiro
agent-win = Rivendico la vittoria
agent-let-win = La lascio agli altri
agent-skip = Salto il turno

## What is happening

agent-turn = Tocca a te, { $name }: scegli un agente, o allunga una bustarella.
agent-turn-only = Tocca a te: scegli un agente, o allunga una bustarella.
agent-turn-bribe = Tocca a te: puoi solo allungare una bustarella.
agent-turn-stuck = Non puoi fare nulla.
agent-choose-city = Dove deve andare { $agent }?
agent-choose-deed = { $city }: che cosa deve fare { $agent }?
agent-thinking = { $name } sta pensando
agent-ask-object-only = Ti opponi?
agent-ask-object = Qualcuno si oppone?
agent-ask-answer = { $objector } si oppone. Insisti, { $name }?
agent-ask-answer-only = { $objector } si oppone. Insisti?
agent-ask-claim = Quanto dichiari su { $agent }?
agent-ask-claims = Dichiarazioni finora: { $list }
agent-claim-out = { $claim } – fuori
agent-ask-claim-none = Nessuno ha ancora dichiarato nulla.
agent-claim-nothing = Non hai nulla su { $agent }, quindi non puoi dichiarare nulla.
agent-claim-too-little = Non hai abbastanza su { $agent } per dichiarare di più.
agent-ask-decide = { $name } ha dichiarato più di tutti e decide.
agent-ask-decide-only = Hai dichiarato più di tutti. Approvi?
agent-ask-victory = { $agent } è a casa. Rivendichi la vittoria?
agent-seconds = Tra { $count } s si lascia fare
# As in English.
agent-seconds-short = { $count } s
agent-passes-soon = Tra { $count } s si lascia fare: { $names }
agent-objecting = { $count ->
    [one] { $names } si oppone.
   *[other] { $names } si oppongono.
}
agent-round = Giro { $count }
agent-round-of = Giro { $count } di { $last }
agent-moment-case = La valigetta è sua!
agent-moment-home = A casa con la valigetta!
agent-stamp-allowed = APPROVATO
agent-stamp-refused = RESPINTO
agent-lot = La sorte decide chi inizia…

## What was heard

agent-lot-falls = { $who ->
    [you] La sorte ha deciso: inizi tu.
   *[name] La sorte ha deciso: inizia { $name }.
}
agent-begins = { $who ->
    [you] Inizi tu.
   *[name] Inizia { $name }.
}
agent-heard-staked = { $who ->
    [you] Hai fatto le tue puntate.
   *[name] { $name } ha fatto le sue puntate.
}
agent-heard-bribe = { $who ->
    [you] Allunghi una bustarella.
   *[name] { $name } allunga una bustarella.
}
agent-heard-move = { $who ->
    [you] Mandi { $agent } { $to }.
   *[name] { $name } manda { $agent } { $to }.
}
agent-heard-move-with = { $who ->
    [you] Mandi { $agent } { $to } con la valigetta.
   *[name] { $name } manda { $agent } { $to } con la valigetta.
}
agent-heard-move-without = { $who ->
    [you] Mandi { $agent } { $to } senza la valigetta.
   *[name] { $name } manda { $agent } { $to } senza la valigetta.
}
agent-heard-move-onto = { $who ->
    [you] Mandi { $agent } { $to } a raccogliere la valigetta.
   *[name] { $name } manda { $agent } { $to } a raccogliere la valigetta.
}
agent-heard-take = { $who ->
    [you] Fai raccogliere la valigetta da { $agent }.
   *[name] { $name } fa raccogliere la valigetta da { $agent }.
}
agent-heard-lay-down = { $who ->
    [you] Fai posare la valigetta da { $agent }.
   *[name] { $name } fa posare la valigetta da { $agent }.
}
agent-heard-attack = { $who ->
    [you] Attacchi { $victim } con { $agent }: «{ agent-rules-attack }»
   *[name] { $name } attacca { $victim } con { $agent }: «{ agent-rules-attack }»
}
agent-heard-attack-with = { $who ->
    [you] Attacchi { $victim } con { $agent } per prendere la valigetta: «{ agent-rules-attack }»
   *[name] { $name } attacca { $victim } con { $agent } per prendere la valigetta: «{ agent-rules-attack }»
}
agent-heard-object = { $who ->
    [you] Ti opponi.
   *[name] { $name } si oppone.
}
agent-heard-let = { $who ->
    [you] Lasci fare.
   *[name] { $name } lascia fare.
}
agent-heard-insist = { $who ->
    [you] Insisti.
   *[name] { $name } insiste.
}
agent-heard-withdraw = { $who ->
    [you] Rinunci.
   *[name] { $name } rinuncia.
}
agent-heard-claim = { $who ->
    [you] Dichiari { $amount }.
   *[name] { $name } dichiara { $amount }.
}
agent-heard-give-up = { $who ->
    [you] Ti ritiri.
   *[name] { $name } si ritira.
}
agent-heard-claim-nothing = { $who ->
    [you] Non dichiari nulla.
   *[name] { $name } non dichiara nulla.
}
agent-heard-allow = { $who ->
    [you] Approvi.
   *[name] { $name } approva.
}
agent-heard-refuse = { $who ->
    [you] Respingi.
   *[name] { $name } respinge.
}
agent-heard-win = { $who ->
    [you] Rivendichi la vittoria.
   *[name] { $name } rivendica la vittoria.
}
agent-heard-let-win = { $who ->
    [you] Lasci la vittoria agli altri.
   *[name] { $name } lascia la vittoria agli altri.
}
agent-heard-skip = { $who ->
    [you] Non puoi fare nulla.
   *[name] { $name } non può fare nulla.
}
agent-heard-back = L’azione è annullata.
agent-heard-stands = L’azione va in porto.
agent-heard-no-claims = Nessuno dichiara nulla: l’azione va in porto.
agent-heard-exile = { $agent } se ne va alle Bahamas.
agent-heard-exile-stakes = Puntate su { $agent }: { $list }.
agent-heard-exile-nothing = Nessuno aveva soldi su { $agent }.
# As in English.
agent-of-player = { $name }: { $what }
agent-list-item = { $name } ({ $amount })
agent-heard-missed = { $who ->
    [you] Salti un turno.
   *[name] { $name } salta un turno.
}
agent-heard-won-home = { $who ->
    [you] { $agent } è a casa con la valigetta. Hai vinto!
   *[name] { $agent } è a casa con la valigetta. Vince { $name }.
}
agent-heard-won-limit = { $who ->
    [you] L’ultimo giro è finito, e la valigetta ce l’ha { $agent }. Hai vinto!
   *[name] L’ultimo giro è finito, e la valigetta ce l’ha { $agent }. Vince { $name }.
}
agent-heard-drawn = L’ultimo giro è finito, e non vince nessuno.

## Why computer players do something

agent-reason-brings-home = porta a casa la valigetta
agent-reason-near-home = { $steps ->
    [one] a 1 tappa da { $home }
   *[other] a { $steps } tappe da { $home }
}
agent-reason-holds-back = trattiene { $agent }
agent-reason-threatens = minaccia { $other }
agent-reason-stops-holder = toglie la valigetta dalle mani di { $agent }
agent-reason-stops-nearest = { $agent } era il più vicino alla vittoria
agent-reason-keeps-case = tiene la valigetta lontana da { $agent }
agent-reason-keeps-away = { $steps ->
    [0] { $agent } vincerebbe a { $home }
    [one] { $agent } sarebbe a 1 tappa da { $home }
   *[other] { $agent } sarebbe a { $steps } tappe da { $home }
}
agent-reason-protects = protegge { $agent }
agent-reason-stands-by = tiene per { $agent }
agent-reason-tests = { $who ->
    [you] vuole scoprire quanto hai su { $agent }
   *[name] vuole scoprire quanto ha { $name } su { $agent }
}

## Why something cannot be done

agent-refused-over = La partita è finita.
agent-refused-not-asked = Deve decidere qualcun altro.
agent-refused-not-now = Ora non si può.
agent-refused-not-in-game = Questo agente non gioca.
agent-refused-exiled = { $agent } è alle Bahamas.
agent-refused-no-link = Nessuna linea unisce { $from } e { $to }.
agent-refused-holds = { $agent } ha già la valigetta.
agent-refused-holds-not = { $agent } non ha la valigetta.
agent-refused-case-elsewhere = La valigetta è altrove.
agent-refused-case-held = La valigetta ce l’ha { $agent }, e solo un attacco la libera.
agent-refused-own-victim = Un agente non può attaccare se stesso.
agent-refused-too-near = { $agent } è nella stessa città. Si attacca da una città vicina.
agent-refused-at-home = { $agent } è al sicuro a casa.
agent-refused-unpaid = Per attaccare servono { $amount } puntati su { $agent }.
agent-refused-taken-back = In questo turno hai già dovuto rinunciarvi.
agent-refused-only-bribe = In questo turno hai dovuto rinunciare a troppe azioni: puoi solo allungare una bustarella.
agent-refused-no-note = In una bustarella ci vuole almeno una banconota.
agent-refused-notes-missing = Non hai tante banconote da { $amount }.
agent-refused-over-cap = Una bustarella può essere al massimo di { $amount }.
agent-refused-hundreds = Si può dichiarare solo di cento in cento.
agent-refused-claim-low = Devi dichiarare almeno { $amount }.
agent-refused-claim-high = Non puoi dichiarare più di quanto hai puntato.
agent-refused-may-not-skip = Puoi ancora fare qualcosa.
agent-refused-must-skip = Non puoi fare nulla.

## The panel

agent-bribes = { $count ->
    [one] { $count } bustarella
   *[other] { $count } bustarelle
}
agent-misses = salta un turno
agent-notes-none = Banconote finite
agent-notes-left = { $count ->
    [one] Restano { $amount } in una banconota
   *[other] Restano { $amount } in { $count } banconote
}
agent-hold-sheet = Tieni premuto: scheda
agent-show-sheet = Mostra la mia scheda
agent-cover-sheet = Copri la mia scheda
agent-look-first = Guardare prima una scheda
agent-put-down = Scegli altro
agent-ask-undo = Puoi ancora annullare.
agent-undo = Annulla
agent-notebook = Taccuino
# As in English.
agent-menu = Menu
agent-resume = Torna alla partita
agent-seat = { $name } se ne va: continua il computer
agent-seat-title = { $name } non torna più?
agent-seat-body = Il posto passa al computer, con la scheda così com’è.
agent-seat-yes = Continua il computer
agent-seat-taken = Ora il computer gioca per { $name }.
agent-leave = Menu principale
agent-again = Gioca ancora

## The end of a game, and the walk through it

agent-end-home = { $agent } è a casa con la valigetta. Si scoprono le schede.
agent-end-limit = L’ultimo giro è finito. Si scoprono le schede.
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: nulla su nessuno.
agent-end-map = Mostra la mappa
agent-end-turn-all = Scopri tutte le schede
agent-why-most = { $who ->
    [you] Hai più soldi di tutti su { $agent }: { $amount }.
   *[name] { $name } ha più soldi di tutti su { $agent }: { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] Hai { $amount } su { $agent }. Chi ha di più non ha rivendicato la vittoria.
   *[name] { $name } ha { $amount } su { $agent }. Chi ha di più non ha rivendicato la vittoria.
}
agent-why-tied-brought = { $who ->
    [you] Nessuno ha più di { $amount } su { $agent }, e a portare a casa la valigetta sei tu.
   *[name] Nessuno ha più di { $amount } su { $agent }, e a portare a casa la valigetta è { $name }.
}
agent-why-tied-next = { $who ->
    [you] Nessuno ha più di { $amount } su { $agent }. Tra chi ha altrettanto, siedi subito dopo { $other }.
   *[name] Nessuno ha più di { $amount } su { $agent }. Tra chi ha altrettanto, { $name } siede subito dopo { $other_who ->
        [you] di te
       *[name] { $other }
    }.
}
agent-why-nobody-staked = { $who ->
    [you] Nessuno ha soldi su { $agent }, e a portare a casa la valigetta sei tu.
   *[name] Nessuno ha soldi su { $agent }, e a portare a casa la valigetta è { $name }.
}
agent-why-unclaimed = Nessun altro ha rivendicato la vittoria.
agent-why-drawn-tie = Più giocatori hanno la puntata più alta su { $agent }: { $amount }.
agent-why-drawn-unstaked = Nessuno ha soldi su { $agent }, che ha la valigetta.
agent-why-drawn-free = Nessun agente ha la valigetta.
agent-replay = Rivedi la partita
agent-replay-round = Giro { $round }, passo { $number } di { $count }
agent-replay-beginning = La partita inizia.
agent-replay-first = All’inizio
agent-replay-previous = Un passo indietro
agent-replay-next = Un passo avanti
agent-replay-last = Alla fine
agent-replay-previous-bluff = Il bluff precedente
agent-replay-next-bluff = Il bluff successivo
agent-replay-close = Risultato
agent-replay-show = Che cosa si vede
agent-replay-sheets = Schede
agent-replay-course = Passi
agent-replay-bluffs = Bluff ({ $count })
agent-replay-no-bluffs = In questa partita non è riuscito nessun bluff.
agent-replay-in-hand = { $amount } in mano
agent-truth-staked = In realtà: { $list }.
agent-truth-staked-nothing = In realtà: nulla su nessuno.
agent-truth-alone = { $who ->
    [you] In realtà solo tu hai soldi su { $agent }: { $amount }.
   *[name] In realtà solo { $name } ha soldi su { $agent }: { $amount }.
}
agent-truth-most = { $who ->
    [you] In realtà hai più di tutti su { $agent }: { $amount }.
   *[name] In realtà { $name } ha più di tutti su { $agent }: { $amount }.
}
agent-truth-shared = { $who ->
    [you] In realtà hai { $amount } su { $agent }, e nessuno ha di più.
   *[name] In realtà { $name } ha { $amount } su { $agent }, e nessuno ha di più.
}
agent-truth-less = { $who ->
    [you] In realtà hai { $amount } su { $agent }; { $other } ha { $most }.
   *[name] In realtà { $name } ha { $amount } su { $agent }; { $other_who ->
        [you] tu hai
       *[name] { $other } ha
    } { $most }.
}
agent-truth-nothing = { $who ->
    [you] In realtà non hai nulla su { $agent }; { $other } ha { $most }.
   *[name] In realtà { $name } non ha nulla su { $agent }; { $other_who ->
        [you] tu hai
       *[name] { $other } ha
    } { $most }.
}
agent-truth-bluff = { $who ->
    [you] Un bluff: non hai nulla su { $agent }; { $other } ha { $most }.
   *[name] Un bluff: { $name } non ha nulla su { $agent }; { $other_who ->
        [you] tu hai
       *[name] { $other } ha
    } { $most }.
}
agent-truth-nobody = In realtà nessuno ha soldi su { $agent }.
agent-bluff = Un bluff riuscito
agent-bluff-deed = { $who ->
    [you] Non avevi soldi su { $agent } ma lo hai usato lo stesso, e nessuno te l’ha impedito.
   *[name] { $name } non aveva soldi su { $agent } ma lo ha usato lo stesso, e nessuno gliel’ha impedito.
}
agent-bluff-objection = { $who ->
    [you] Senza nulla su { $agent } hai fatto opposizione, e { $other } ha rinunciato.
   *[name] Senza nulla su { $agent }, { $name } ha fatto opposizione, e { $other_who ->
        [you] tu hai rinunciato
       *[name] { $other } ha rinunciato
    }.
}

## Passing the device

agent-pass-title = Tocca a te, { $name }: prendi il dispositivo.
agent-pass-line = Gli altri non guardino.
agent-pass-news = Novità per { $name }:
agent-pass-hold = Tieni premuto: sono { $name }
agent-pass-again = Premi di nuovo: sono { $name }

## What a person among several lets pass

agent-objections = Le mie opposizioni
agent-passes = Lascia fare in automatico
agent-passes-nothing = Nulla
agent-passes-attacks = Tutto tranne gli attacchi
agent-passes-case = Tutto tranne attacchi e valigetta
agent-passes-hint = { $count ->
    [one] Se non ti opponi, dopo { $count } secondo si va avanti. Il tempo è sempre lo stesso e non rivela a nessuno che cosa hai.
   *[other] Se non ti opponi, dopo { $count } secondi si va avanti. Il tempo è sempre lo stesso e non rivela a nessuno che cosa hai.
}

## Money

agent-money = La tua scheda
agent-ask-stakes = Prima del primo turno: su quali agenti punti?
agent-ask-stakes-line = Vince chi ha più soldi sull’agente che porta a casa la valigetta.
agent-fill-in = Fai le tue puntate
agent-money-line = Scegli un agente, poi le banconote. Ciò che punti resta lì; ciò che tieni potrai puntarlo più tardi con le bustarelle. Resta segreto fino alla fine, o finché l’agente non finisce alle Bahamas.
agent-bribe-line = Scegli un agente, poi le banconote. Gli altri sanno che allunghi una bustarella, ma non a chi, né di quanto.
agent-bribe-line-cap = Scegli un agente, poi le banconote, al massimo { $amount }. Gli altri sanno che allunghi una bustarella, ma non a chi, né di quanto.
agent-notes = Le tue banconote
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Ti restano { $amount }.
agent-money-clear = Ricomincia
agent-money-nothing = Tieni tutti i soldi
agent-money-stake = Punta { $amount }
agent-bribe-with = Bustarella da { $amount }

## The notebook

agent-notebook-line = Quanto ha ogni giocatore su ogni agente, almeno e al massimo: si ricava da ciò che tutti hanno sentito.
agent-notebook-own = Che cosa gli altri possono sapere di te:
agent-notebook-facts = { $count ->
    [0] Accertato: { $proven }. Spese: { $fees }. Nessuna bustarella.
    [one] Accertato: { $proven }. Spese: { $fees }. Una bustarella.
   *[other] Accertato: { $proven }. Spese: { $fees }. { $count } bustarelle.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Al massimo { $amount } non ancora puntati.
agent-notebook-claims = Dichiarazioni: { $list }.
agent-notebook-marks = Premi un agente per segnare quanto pensi che il giocatore abbia su di lui: ? sospetto, ! sicuro, × nulla. Solo tu vedi i tuoi segni e le tue note.
agent-notebook-note = Nota su { $name }
agent-notebook-note-hint = Privata
agent-notebook-noted = Nota: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Sospetto
    [sure] Sicuro
   *[nothing] Nulla
}

## The cast

agent-persona-moira = Affitta camere al porto, e non dimentica mai chi è sul suo libro paga.
agent-persona-tomas = Fa le previsioni del tempo. Prima dice di no, e solo dopo guarda dalla finestra.
agent-persona-binta = Interprete. Ha una parola gentile, e qualche soldo, per tutti.
agent-persona-percy = Guardiano del faro. Saluta tutto ciò che passa, e passa tutto.
agent-persona-nieves = Suggeritrice a teatro. Un colpo di tosse in platea, e lei tace.
agent-persona-ubaldo = Arbitro la domenica. Il suo fischietto fa di testa sua.
agent-persona-karima = Sfama i gatti di tutto il quartiere. Se uno vuole la sedia, lei si alza.
agent-persona-halldor = Porta la posta in volo con qualsiasi tempo, per la via più breve.
agent-persona-leyla = Fotografa navi. Alla prima opposizione è già alla foto successiva.
agent-persona-otto = Doganiere. Dal 1951 non ha lasciato passare nulla.
agent-persona-dolores = Alleva cavalli da corsa. Lascia correre tutti.
agent-persona-idriss = Guida nella medina. Ha un cugino in ogni consolato, e un regalo per ciascuno.
agent-persona-xiomara = Dirige un’orchestra da ballo. Suona per chi balla più veloce.
agent-persona-yuklan = Correttrice di bozze. Finora ha trovato qualcosa in ogni riga.
agent-persona-farid = Tiene i conti di tre ministeri. I suoi restano chiusi.
agent-persona-wanda = Dirige un coro. Dalle sue prove non è mai stato mandato via nessuno.
agent-persona-giulia = Agente di viaggio. Biglietti di sola andata per le Bahamas.
agent-persona-rauf = Trivella in cerca di petrolio, a volte dove sa che non ce n’è.
agent-persona-josse = Siede in nove comitati. Ha una mozione d’ordine per ogni occasione.
agent-persona-zohra = Vende tappeti. Abbassa il prezzo una volta, con un sospiro, e poi mai più.
agent-persona-sol = Tassista di notte. Tiene le banconote grosse per la fine del turno.
agent-persona-sarojini = Professoressa di statistica. Bluffa più spesso di quanto vorrebbe il caso.
agent-persona-arkadi = Orologiaio. Sa per chi è arrivata l’ora.
agent-persona-edward = Inventa cruciverba. Ricorda tutto ciò che è stato detto, e da chi.
agent-persona-blaise = Notaio. Conosce ogni cifra e non ne fa nessuna.
agent-persona-traute = Compra alle aste per conto d’altri, al prezzo esatto che le cose valgono.
agent-persona-daryush = Poeta. Straccia la prima stesura e difende la seconda.
agent-persona-vera = Osserva gli uccelli. Li conta tutti e non ne disturba nessuno.
agent-persona-wenying = Insegna violino. I silenzi fanno parte del brano.
agent-persona-everett = Disegna mappe per un ufficio senza indirizzo.
agent-persona-esther = Pilota di rally. Sorride anche in curva.
agent-persona-gurdial = Compila gli orari dei treni. Sa dove devono scendere gli altri.
agent-persona-colette = Critica gastronomica. Un piatto su tre torna in cucina.
agent-persona-quiteria = Canta il fado. Si interrompe, sospira e comincia sul serio.
agent-persona-osman = Pesa l’oro al mercato. Dice quanto pesa, non un grano di più.
agent-dossiers = Dossier
agent-dossiers-set-aside = Ciò che sapevi dei giocatori del computer è illeggibile. È stato messo da parte, e li incontri da capo.
agent-dossiers-none = Nessuno a questo tavolo ha un dossier.
agent-dossier-open = Dossier: { $name }
agent-dossier-new = È il vostro primo incontro.
agent-dossier-met = { $count ->
    [one] { $count } partita insieme
   *[other] { $count } partite insieme
}{ $won ->
    [0] , nessuna vinta da { $name }.
    [one] , { $won } vinta da { $name }.
   *[other] , { $won } vinte da { $name }.
}
agent-remark-always-objects = Si oppone a tutto.
agent-remark-never-objects = Non si oppone mai.
agent-remark-objections = Si oppone { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} su { $of }.
agent-remark-always-withdraws = Rinuncia dopo ogni opposizione.
agent-remark-never-withdraws = Non rinuncia mai.
agent-remark-withdrawals = Di fronte a un’opposizione rinuncia { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} su { $of }.
agent-remark-never-bluffs = Non si oppone né insiste mai senza soldi sull’agente.
agent-remark-bluffs = Quando si oppone o insiste, bluffa { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} su { $of }.
agent-remark-never-exiles = Non ha mai mandato un agente alle Bahamas.
agent-remark-exiles = { $count ->
    [one] Ha mandato { $count } agente alle Bahamas.
   *[other] Ha mandato { $count } agenti alle Bahamas.
}

## The main menu and the page before a game

agent-continue = Continua
agent-continue-line = { $players } giocatori, giro { $round }
agent-my-games = Le mie partite
agent-no-games = Ancora nessuna partita salvata.
agent-unfinished = Giro { $count }
agent-view-game = Guarda
agent-delete = Elimina
agent-delete-title = Eliminare questa partita?
agent-delete-body = Non si potrà recuperare.
agent-game-damaged = Questa partita non si può aprire: i suoi dati sono danneggiati.
agent-file-open = Apri un file
agent-file-save = Salva su file
agent-file-none = In questo file non c’è nessuna partita di Agent, o ne manca una parte.
agent-file-later = Questo file viene da una versione più nuova del programma.
agent-file-not-over = La partita in questo file non è finita. Da un file si aprono solo partite finite.
agent-file-damaged = La partita in questo file è danneggiata.
agent-file-damaged-decision = La partita in questo file è danneggiata: la decisione { $number } è impossibile.
agent-file-damaged-line = La partita in questo file è danneggiata: la riga { $number } è illeggibile o impossibile.
agent-won = Vinta
agent-lost = Persa
agent-drawn = Patta
agent-my-games-unfinished = In corso
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Gioca
agent-play-line = Contro tre avversari facili
agent-play-first = Una prima partita, spiegata mentre giochi
agent-first-game = Prima partita
agent-setup = Prepara una partita
agent-setup-count = { $count } giocatori
agent-setup-person = Una persona
agent-setup-computer = Il computer
# As in English.
agent-setup-computer-level = Computer: { $level }
agent-setup-who = Chi gioca?
agent-setup-name = Nome
agent-setup-name-hint = Facoltativo
agent-setup-colour = Colore
agent-colour-ivory = Avorio
agent-colour-violet = Viola
agent-colour-orange = Arancione
agent-colour-teal = Turchese
agent-colour-pink = Rosa
agent-colour-brown = Marrone
agent-colour-grey = Grigio
agent-colour-black = Nero
agent-setup-level = Forza
agent-setup-temperament = Stile
agent-setup-sits = Chi siede qui
agent-setup-lot = A sorte
agent-setup-lot-line = Decide la sorte, all’inizio della partita.
agent-setup-by-hand = Anonimo
agent-setup-by-hand-line = Nessuno in particolare: nome e stile li scegli tu.
agent-setup-rules = Regole
agent-setup-suggested = Consigliate
agent-setup-own = Le tue
agent-setup-start = Tira a sorte e inizia
agent-option-none = Nessuno
agent-option-cap = Limite per una bustarella
agent-option-cap-line = Con un limite, nessuno può aspettare e poi superare tutti in un colpo. Le regole stampate non ne hanno.
agent-option-cap-two = In due e senza limite, chi inizia vince meno spesso.
agent-option-limit = Ultimo giro
agent-option-limit-line = Poi vince chi ha più soldi sull’agente con la valigetta. A parità è patta.
agent-option-map = Mappa
agent-option-map-long = 33 città
agent-option-map-short = 29 città
agent-option-map-line = Senza le quattro città accanto a Tangeri, ogni via di casa è più corta di una tappa.
agent-option-agents = Agenti per nazione
agent-option-agents-line = Con uno solo, le partite sono più brevi e i segreti meno numerosi.
agent-option-contest = Chi dichiara dopo un’opposizione
agent-option-contest-all = Tutti
agent-option-contest-duel = Solo i due
agent-option-contest-line = Tutti, oppure solo chi agisce e chi si oppone.
agent-option-lost = Un’opposizione che fallisce
agent-option-free = Non costa nulla
agent-option-turn = Costa un turno
agent-option-lost-line = Se costa un turno, le opposizioni sono più rare e pesano di più.
agent-option-held = La valigetta in mano
agent-option-safe = È al sicuro
agent-option-snatch = Si può strappare
agent-option-held-line = Può averla solo chi attacca, oppure ogni agente che è nella città o ci arriva.
agent-option-victory = Chi si confronta alla fine
agent-option-sheets = Tutti
agent-option-claim = Chi rivendica
agent-option-victory-line = Tutte le schede, oppure solo quelle di chi rivendica la vittoria.

## Games on an occasion, and the record

agent-rivals = Contro { $names }
agent-ended-after = { $count ->
    [one] { $end } dopo 1 giro
   *[other] { $end } dopo { $count } giri
}
agent-day = Partita del giorno
agent-day-hint = Lo stesso tavolo e la stessa sorte per tutti, e ogni giorno una partita nuova. Vale solo il primo tentativo.
agent-day-earlier = Giorni precedenti
agent-day-none = Non ne hai ancora giocata nessuna.
agent-day-result = Partita del giorno: { $result }.
agent-season = Stagione
agent-season-hint = Cinque serate, contro rivali sempre più forti. Di serata in serata si ricordano di come giochi.
agent-season-scoring = Chi vince prende 5 punti; gli altri 3, 2 e 1 secondo i loro soldi sull’agente che ha deciso la partita. Se non vince nessuno, 2 punti a testa.
agent-season-evening = Serata { $number } di { $count }
agent-season-evening-short = Serata { $number }
agent-season-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
agent-season-standing = Finora: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $most }
agent-season-over = La stagione è finita: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $most }
agent-season-best = Stagione migliore: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $most }
agent-season-new = Un’altra stagione
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = Che cosa ricordano di te
agent-season-objections = Opposizioni: { $count } su { $of ->
    [one] 1 annuncio
   *[other] { $of } annunci
}.
agent-season-withdrawals = Rinunce: { $count } su { $of ->
    [one] 1 opposizione
   *[other] { $of } opposizioni
}.
agent-season-bluffs = Bluff (opporsi o insistere senza nulla sull’agente): { $count } su { $of }.
agent-record = Bilancio
agent-record-none = Qui si contano le partite finite contro giocatori del computer.
agent-record-set-aside = Il tuo bilancio in Agent è illeggibile. È stato messo da parte, e ne inizia uno nuovo.
agent-record-won = { $won ->
    [one] 1 partita vinta
   *[other] { $won } partite vinte
} su { $count }
agent-record-won-of = { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
} su { $count }
agent-record-players = Per numero di giocatori
agent-record-levels = Per il rivale più forte
agent-record-play = Come giochi
agent-record-objections = Opposizioni
agent-record-withdrawals = Rinunce
agent-record-claims = Dichiarazioni
agent-record-bluffs = Bluff
agent-record-exiles = Mandati alle Bahamas
agent-record-of = { $count } su { $of }
agent-record-worked = { $count ->
    [one] 1 riuscito
   *[other] { $count } riusciti
} su { $of }
agent-record-rivals = Chi ha battuto chi
agent-record-met = { $count ->
    [one] 1 partita: tu { $won }, { $name } { $lost }
   *[other] { $count } partite: tu { $won }, { $name } { $lost }
}

## How to play

agent-rules = Come si gioca
agent-rules-aim = Lo scopo
agent-rules-aim-text =
    Otto agenti di quattro nazioni danno la caccia a una valigetta, a Tangeri. Non appartengono a nessuno: ognuno può mandare chi vuole. Quando un agente è a casa con la valigetta, vince chi ha più soldi su di lui.
agent-rules-stakes = Le puntate
agent-rules-stakes-text =
    Inizi con 10.000 dollari in banconote: quattro per taglio, da 1.000, 500, 400, 300, 200 e 100. Prima del primo turno ognuno punta in segreto su quanti agenti vuole, o su nessuno.

    I soldi puntati restano dove sono. Quelli che tieni potrai puntarli più tardi.
agent-rules-turn = Un turno
agent-rules-turn-text =
    Quando tocca a te fai una sola cosa: mandi un agente lungo una linea in una città vicina, gli fai raccogliere o posare la valigetta, attacchi, oppure allunghi una bustarella.

    Un agente che arriva alla valigetta può raccoglierla o lasciarla. Chi ce l’ha può portarla con sé o lasciarla lì.

    Una bustarella mette altre banconote sugli agenti. Gli altri sanno che la allunghi, ma non a chi, né di quanto.
agent-rules-attack = Alle Bahamas!
agent-rules-attack-text =
    Con almeno 500 dollari su un agente puoi mandarlo contro un altro in una città vicina. Se l’attacco riesce, la vittima è fuori per sempre, tutti dicono quanto avevano su di lei e tu perdi 500 dollari della tua puntata su chi attacca.

    Nessuno viene attaccato a casa, né da chi è nella stessa città.
agent-rules-objection = Le opposizioni
agent-rules-objection-text =
    Qualunque cosa un agente debba fare, un altro giocatore può opporsi, tranne quando così, senza attaccare, quell’agente si ritrova a casa con la valigetta. Se qualcuno si oppone, rinunci e fai altro, oppure insisti.

    Se insisti, i giocatori dichiarano a turno quanto hanno sull’agente, mai più del vero. Chi dichiara di più approva o respinge; a parità decidi tu.

    Così ogni dichiarazione rivela qualcosa, e anche il silenzio.
agent-rules-end = La fine
agent-rules-end-text =
    Quando un agente è a casa con la valigetta, si mostrano tutte le schede. Vince la puntata più alta su quell’agente; a parità viene prima chi ha portato a casa la valigetta, poi gli altri in senso orario. Se nessuno ha soldi sull’agente, vince chi ha portato a casa la valigetta.

    Se era stato deciso un ultimo giro ed è finito, vince la puntata più alta sull’agente con la valigetta, se è una sola; altrimenti nessuno.

    Se si è deciso di confrontare solo chi rivendica la vittoria, contano soltanto le loro schede e quella di chi ha portato a casa la valigetta.
agent-rules-keys = Con i tasti o un controller
agent-rules-keys-text =
    Le frecce o la levetta girano per la mappa, e Invio o A sceglie. Tab o RB passa tra gli agenti che possono agire, poi tra i pulsanti. Backspace, Esc o B annulla una scelta.

    Tutti i tasti sono nel menu, e quasi tutti si possono cambiare.
agent-rules-origin = Da dove viene
agent-rules-origin-text =
    Agent, di Eric Solomon, fu pubblicato in Francia da Pelikan nel 1975. La mappa stampata per noi è perduta; la nostra riprende la stessa idea, con città scelte da noi.

## What screen readers are told of the map

agent-told-map = Mappa
agent-told-home = casa { $nation ->
    [american] degli Americani
    [british] dei Britannici
    [russian] dei Russi
   *[chinese] dei Cinesi
}
agent-told-case = la valigetta
agent-told-empty = nessuno
agent-told-exile = alle Bahamas
agent-told-holds = ha la valigetta
agent-told-may-act = si può scegliere
agent-told-chosen = scelto
agent-told-target = si può raggiungere
agent-told-attack = qualcuno può finire alle Bahamas

## Keys and gamepads

agent-keys-game = Partita
agent-keys-back = Scegliere altro
agent-keys-bribe = Bustarella, o puntate
agent-keys-sheet = Mostrare la mia scheda finché è premuto
agent-keys-let = Lasciar fare (da soli contro il computer)
agent-keys-object = Opporsi (da soli contro il computer)
agent-keys-notebook = Taccuino
agent-keys-gamepads = Ogni controller gioca per chi deve rispondere.

## Lessons

agent-lessons = Lezioni
agent-lessons-line = Otto brevi lezioni, circa un minuto l’una.
agent-lessons-count = { $done ->
    [one] 1 fatta
   *[other] { $done } fatte
} su { $count }
agent-lessons-done = Fatta
agent-lessons-open = Non ancora fatta
agent-lessons-set-aside = Ciò che avevi imparato in Agent è illeggibile. È stato messo da parte, e le lezioni ricominciano.
agent-lesson-number = Lezione { $number } di { $count }: { $name }
# As in English.
agent-lesson-opponent = Ben
agent-lesson-well-done = Ottimo!
agent-lesson-right = Ottimo! { $why }
agent-lesson-wrong = Non proprio. { $why }
agent-lesson-else = Non proprio. Non era questo il compito.
agent-lesson-again = Riprova
agent-lesson-next = Prossima lezione
agent-lesson-skip = Salta
agent-lesson-leave = Menu principale

## Hints in a first game

agent-hint-dismiss = Ho capito
agent-hint-off = Basta consigli
agent-hint-stakes = Punta un po’ di soldi su due o tre agenti, e tieni il resto per le bustarelle. Chi ha puntato su chi resta segreto.
agent-hint-turn = Avvicina di una tappa alla valigetta un agente su cui hai soldi. Oppure allontanane uno che pensi faccia comodo agli altri.
agent-hint-object = Non è ancora deciso. Lascia fare, o opponiti se ti danneggia.
agent-hint-answer = Se rinunci, fai qualcos’altro. Se insisti, tutti possono dichiarare soldi su questo agente, e decide la dichiarazione più alta.
agent-hint-claim = Dichiara giusto quanto basta per stare davanti, o ritirati. Gli altri ricordano ciò che dichiari.
agent-hint-decide = Hai l’ultima parola. Se respingi, l’azione è annullata, e lo stesso giocatore fa qualcos’altro.
agent-hint-near-home = { $agent } è quasi a casa con la valigetta. Se qualcun altro può avere più soldi di te su di lui, punta di più o fermalo.
agent-hint-case = Ora la valigetta ce l’ha { $agent }. Per prenderla, attacca da una città vicina con un agente su cui hai almeno 500 dollari.
agent-hint-exile = Chi è mandato alle Bahamas è fuori dal gioco. Tutti dicono quanto avevano sulla vittima, e il taccuino lo ricorda.
agent-hint-bribe = Chi allunga una bustarella mette altri soldi sugli agenti, al posto di una mossa. Nessun altro sa su chi, né quanto. Puoi farlo anche tu.
agent-hint-taken-back = Ciò che un’opposizione ferma è annullato. Poi lo stesso giocatore fa qualcos’altro.

## Settings

agent-settings-map = Mappa
agent-settings-names = Mostra i nomi delle città
agent-settings-contrast = Contrasto elevato
agent-settings-contrast-hint = Una mappa chiara e semplice, su cui risaltano agenti, vie e nomi.
agent-settings-playing = Gioco
agent-settings-reasons = Spiega perché il computer fa qualcosa
agent-settings-reasons-hint = Solo ciò che chiunque al tavolo potrebbe pensare.
agent-settings-hints = Consigli
agent-settings-hints-hint = Ciascuno compare una volta, quando c’è qualcosa di nuovo. «{ agent-first-game }» li mostra di nuovo tutti.
agent-settings-timer = Opposizioni entro 20 secondi
agent-settings-timer-hint = Quando giocano più persone, chi non ha risposto in tempo lascia fare.
agent-settings-sheet = Mostra la mia scheda con una pressione
agent-settings-sheet-hint = Quando giocano più persone: una pressione la mostra, la successiva la copre. Altrimenti si tiene premuto il pulsante o il tasto.
agent-settings-pass = Lascia fare senza chiedermelo
agent-settings-pass-nothing = Nulla
agent-settings-pass-stake = Agenti senza mie puntate
agent-settings-pass-quiet = Tranne attacchi e valigetta
agent-settings-pass-hint = Quando giochi senza altre persone. Ti viene detto lo stesso.
