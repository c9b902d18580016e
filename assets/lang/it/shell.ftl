# The texts in Italian that every game shares: settings, keys, questions and faults. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Apostrophes are curly, quotation marks are « ».

## Everywhere

close = Chiudi
back = Indietro
cancel = Annulla
more-title = Altro
more-games = Partite
more-program = Programma
other-games = Altri giochi
quit = Esci
date = { $day } { $month ->
        [1] gen
        [2] feb
        [3] mar
        [4] apr
        [5] mag
        [6] giu
        [7] lug
        [8] ago
        [9] set
        [10] ott
        [11] nov
       *[12] dic
    } { $year }
date-unknown = senza data

## Settings

settings-title = Impostazioni
settings-appearance = Aspetto
settings-language = Lingua
settings-language-system = Lingua del sistema
language-not-fetched = Lingua non caricata: { $language }. Controlla la connessione, poi sceglila di nuovo.
screen-kept-on = È in corso una partita
settings-colours = Colori
settings-colours-system = Automatici
settings-colours-dark = Noce
settings-colours-light = Avorio
settings-size = Dimensione di testi e pulsanti
settings-size-normal = Normale
settings-size-large = Grande
settings-size-huge = Molto grande
settings-full-screen = Schermo intero
settings-view = Vista
settings-view-auto = Automatica
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Inquadratura
settings-camera-low = Bassa
settings-camera-steep = Alta
settings-animation = Movimento dei pezzi
settings-animation-system = Automatico
settings-animation-normal = Tranquillo
settings-animation-fast = Rapido
settings-animation-off = Immediato
settings-sound = Audio
settings-sound-effects = Pezzi e pulsanti: { $percent }%
settings-sound-music = Musica: { $percent }%
settings-sound-ambience = Caminetto: { $percent }%
settings-sound-none = Niente audio: qui non c’è nessuna uscita sonora.
settings-sound-muted = Disattiva tutto l’audio
settings-sound-muted-hint = Il tasto { $key } toglie o rimette l’audio.
settings-defaults = Impostazioni iniziali
settings-defaults-title = Ripristinare le impostazioni iniziali?
settings-defaults-body = Tutto in questa pagina torna com’era al primo avvio.
settings-defaults-yes = Ripristina
settings-set-aside = Le tue impostazioni sono illeggibili: valgono quelle iniziali. Le vecchie si trovano qui: { $place }
settings-partly-set-aside = Alcune delle tue impostazioni sono illeggibili: per queste valgono quelle iniziali. Le vecchie si trovano qui: { $place }

## Keys and gamepads

keys-title = Tasti e controller
keys-hint = Scegli una riga, poi premi il nuovo tasto.
keys-press = Premi un tasto…
keys-or = { " o " }
keys-gamepad = Controller: { $button }
keys-view = Vista
keys-other-view = Passare da 3D a 2D e viceversa
keys-camera = Reimpostare l’inquadratura
keys-everywhere = Ovunque
keys-mute = Togliere o rimettere l’audio
keys-full-screen = Schermo intero o finestra
keys-list = Questo elenco
keys-fixed = Non modificabili
keys-move = Muoversi sul tavoliere e tra i pulsanti
keys-move-keys = Frecce
keys-move-buttons = D-pad, levetta sinistra
keys-choose = Scegliere
keys-choose-keys = Invio, spazio
# As in English.
keys-choose-buttons = A
keys-next = Pulsante successivo o precedente
keys-next-keys = Tab, Maiusc + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Indietro
keys-back-keys = Esc
# As in English.
keys-back-buttons = B
keys-menu = Menu della partita
keys-menu-keys = Esc
# As in English.
keys-menu-buttons = Menu
keys-gamepads = I pulsanti hanno i nomi del controller Xbox; sul tuo potrebbero essere diversi.
keys-refused = Questo tasto è riservato ai menu, al browser o al sistema. Scegline un altro.
keys-swap-title = Usare { $key } per un’altra azione?
keys-swap-body = { $key } serve già per «{ $owner }», che in cambio avrà il tasto di «{ $wanted }».
keys-swap-yes = Scambia
keys-defaults = Tasti iniziali
keys-defaults-title = Ripristinare i tasti iniziali?
keys-defaults-body = Tutti i tasti tornano com’erano al primo avvio.
keys-defaults-yes = Ripristina
# As in English.
key-ctrl = Ctrl
key-shift = Maiusc
# As in English.
key-backspace = Backspace
key-delete = Canc
key-insert = Ins
# As in English.
key-home = Home
key-end = Fine
key-page-up = Pag su
key-page-down = Pag giù
# As in English.
key-f11 = F11
key-alt-enter = Alt + Invio

## What is saved from one start to the next

store-nothing-kept = Non si può salvare nulla: { $cause } Puoi giocare lo stesso.
store-not-read = Alcuni dati salvati sono illeggibili: { $cause }
store-not-written = Salvataggio non riuscito: { $cause }
store-cause-nowhere = manca una cartella adatta.
store-cause-denied = accesso negato.
store-cause-full = lo spazio è finito.
store-cause-damaged = il contenuto è danneggiato.
store-cause-no-folder = al posto della cartella c’è un file.
store-cause-missing = il file o la cartella non c’è più.
store-cause-other = il sistema segnala un errore.
saved-game-damaged = Una partita salvata è danneggiata e non si può aprire. Quel che ne resta si trova qui: { $place }
saved-games-unreadable = { $count ->
        [one] 1 partita è illeggibile. Resta dov’è.
       *[other] { $count } partite sono illeggibili. Restano dove sono.
    }

## What goes out and comes in

exchange-copied = Copiato
exchange-not-copied = Il tuo browser non permette a questa pagina di usare gli appunti.
exchange-nothing-to-paste = Non c’è testo da incollare, o gli appunti sono illeggibili. In un campo di testo prova Ctrl + V o una pressione prolungata.
exchange-saved = Salvato
exchange-saved-at = Salvato: { $place }
exchange-not-saved = Il file non è stato salvato: { $cause }
exchange-too-large = { $name } è troppo grande per essere una partita.
exchange-one-at-a-time = Si può aprire un solo file alla volta: è stato letto { $name }.
exchange-folder = Una cartella non si può aprire. Trascina qui un file.
exchange-not-read = Impossibile leggere { $name }: { $cause }
exchange-no-dialog = Qui non si può scegliere un file. Trascinalo sulla finestra, oppure incollane il testo.
exchange-no-dialog-paste = Qui non si può scegliere un file. Incollane invece il testo.

## Who made what

credits-title = Crediti
credits-libraries-all = Tutte le librerie e le loro licenze
