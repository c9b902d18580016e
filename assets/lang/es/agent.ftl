# The texts of Agent in Spanish. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are « », without spaces inside.

## Names

# As in English.
agent-name = Agent
agent-line = Faroles y sobornos para 2 a 8 jugadores
agent-american = Americano{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Británico{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Ruso{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Chino{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Tánger
agent-city-lis = Lisboa
# As in English.
agent-city-mad = Madrid
agent-city-alg = Argel
# As in English.
agent-city-cas = Casablanca
# As in English.
agent-city-azo = Azores
# As in English.
agent-city-pal = Las Palmas
agent-city-par = París
agent-city-gen = Ginebra
agent-city-rom = Roma
agent-city-cai = El Cairo
agent-city-kha = Jartum
# As in English.
agent-city-dak = Dakar
agent-city-bmu = Bermudas
agent-city-bru = Bruselas
agent-city-ist = Estambul
# As in English.
agent-city-nai = Nairobi
agent-city-rey = Reikiavik
agent-city-ber = Berlín
agent-city-teh = Teherán
agent-city-pan = Panamá
agent-city-hav = La Habana
agent-city-nyc = Nueva York
agent-city-dub = Dublín
agent-city-ham = Hamburgo
agent-city-war = Varsovia
agent-city-bak = Bakú
# As in English.
agent-city-bom = Bombay
# As in English.
agent-city-hkg = Hong Kong
# As in English.
agent-city-was = Washington
agent-city-lon = Londres
agent-city-mos = Moscú
agent-city-pek = Pekín
# As in English.
agent-bahamas = Bahamas
agent-to-tan = a Tánger
agent-to-lis = a Lisboa
agent-to-mad = a Madrid
agent-to-alg = a Argel
agent-to-cas = a Casablanca
agent-to-azo = a las Azores
agent-to-pal = a Las Palmas
agent-to-par = a París
agent-to-gen = a Ginebra
agent-to-rom = a Roma
agent-to-cai = a El Cairo
agent-to-kha = a Jartum
agent-to-dak = a Dakar
agent-to-bmu = a las Bermudas
agent-to-bru = a Bruselas
agent-to-ist = a Estambul
agent-to-nai = a Nairobi
agent-to-rey = a Reikiavik
agent-to-ber = a Berlín
agent-to-teh = a Teherán
agent-to-pan = a Panamá
agent-to-hav = a La Habana
agent-to-nyc = a Nueva York
agent-to-dub = a Dublín
agent-to-ham = a Hamburgo
agent-to-war = a Varsovia
agent-to-bak = a Bakú
agent-to-bom = a Bombay
agent-to-hkg = a Hong Kong
agent-to-was = a Washington
agent-to-lon = a Londres
agent-to-mos = a Moscú
agent-to-pek = a Pekín
agent-player = Jugador { $number }
agent-you = Tú
agent-dollars = { $amount } $
agent-dollars-thousands = { $thousands }.{ $amount } $
agent-level-novice = Novato
agent-level-novice-line = Es fiel a los agentes que ha sobornado y casi nunca objeta.
agent-level-runner = Mensajero
agent-level-runner-line = Corre hacia el maletín con quien esté cerca.
agent-level-broker = Bróker
agent-level-broker-line = Guarda dinero para el final y objeta lo que le perjudica.
agent-level-agent = Agente secreto
agent-level-agent-line = Saca conclusiones de todo lo que haces, y va de farol.
agent-level-master = Jefe de espías
agent-level-master-line = Como el agente secreto, y además se anticipa.
agent-temperament-even = Sereno
agent-temperament-even-line = Sin manías.
agent-temperament-banker = Banquero
agent-temperament-banker-line = Se guarda el dinero y cuenta poco de él.
agent-temperament-gambler = Tahúr
agent-temperament-gambler-line = Va de farol siempre que puede.
agent-temperament-hunter = Cazador
agent-temperament-hunter-line = Le gusta enviar agentes a las Bahamas.

## What can be done

agent-do-move = Ir { $to }
agent-do-move-with = Ir { $to } con el maletín
agent-do-move-without = Ir { $to } sin el maletín
agent-do-move-onto = Ir { $to } y recoger el maletín
agent-do-move-beside = Ir { $to }, sin tocar el maletín
agent-do-take = Recoger el maletín
agent-do-lay-down = Soltar el maletín
agent-do-attack = Atacar a { $victim }
agent-do-attack-with = Atacar a { $victim } y llevarse el maletín
agent-do-attack-without = Atacar a { $victim } sin el maletín
agent-do-price = { $deed }: cuesta { $amount }{ $left ->
    [none] {""}
   *[other] , quedan { $left }
}
agent-do-end = { $deed }: termina la partida
agent-bribe = Sobornar
agent-object = Objetar
agent-let = Dejar pasar
agent-let-always = No preguntar por agentes sin dinero mío
agent-insist = Insistir
agent-withdraw = Desistir
agent-allow = Autorizar
agent-refuse = Denegar
agent-your-claim = Tu declaración: { $amount }
agent-claim = Declarar { $amount }
agent-give-up = Retirarse
agent-win = Reclamar
agent-let-win = No reclamar
agent-skip = Perder el turno

## What is happening

agent-turn = Te toca, { $name }: elige un agente, o soborna.
agent-turn-only = Te toca: elige un agente, o soborna.
agent-turn-bribe = Te toca: solo puedes sobornar.
agent-turn-stuck = No puedes hacer nada.
agent-choose-city = ¿Adónde envías a { $agent }?
agent-choose-deed = { $city }: ¿qué hace { $agent }?
agent-thinking = { $name } está pensando
agent-ask-object-only = ¿Objetas?
agent-ask-object = ¿Alguien objeta?
agent-ask-answer = { $objector } objeta. ¿Insistes, { $name }?
agent-ask-answer-only = { $objector } objeta. ¿Insistes?
agent-ask-claim = ¿Cuánto declaras tener en { $agent }?
agent-ask-claims = Declaraciones: { $list }
agent-claim-out = { $claim } – fuera
agent-ask-claim-none = Nadie ha declarado nada todavía.
agent-claim-nothing = No tienes nada en { $agent }, así que no puedes declarar nada.
agent-claim-too-little = No tienes bastante en { $agent } para declarar más.
agent-ask-decide = { $name } ha hecho la declaración más alta y decide.
agent-ask-decide-only = Tu declaración es la más alta. ¿Lo autorizas?
agent-ask-victory = { $agent } está en casa. ¿Reclamas la victoria?
agent-seconds = Se deja pasar en { $count } s
agent-seconds-short = { $count } s
agent-passes-soon = Se deja pasar en { $count } s: { $names }
agent-objecting = { $count ->
    [one] { $names } objeta.
   *[other] { $names } objetan.
}
agent-round = Ronda { $count }
agent-round-of = Ronda { $count } de { $last }
agent-moment-case = ¡Maletín recogido!
agent-moment-home = ¡En casa con el maletín!
agent-stamp-allowed = AUTORIZADO
agent-stamp-refused = DENEGADO
agent-lot = El sorteo decide quién empieza…

## What was heard

agent-lot-falls = { $who ->
    [you] El sorteo te elige a ti: empiezas tú.
   *[name] El sorteo elige a { $name }, que empieza.
}
agent-begins = { $who ->
    [you] Empiezas tú.
   *[name] Empieza { $name }.
}
agent-heard-staked = { $who ->
    [you] Has hecho tus apuestas.
   *[name] { $name } ha hecho sus apuestas.
}
agent-heard-bribe = { $who ->
    [you] Pagas un soborno.
   *[name] { $name } paga un soborno.
}
agent-heard-move = { $who ->
    [you] Envías a { $agent } { $to }.
   *[name] { $name } envía a { $agent } { $to }.
}
agent-heard-move-with = { $who ->
    [you] Envías a { $agent } { $to } con el maletín.
   *[name] { $name } envía a { $agent } { $to } con el maletín.
}
agent-heard-move-without = { $who ->
    [you] Envías a { $agent } { $to } sin el maletín.
   *[name] { $name } envía a { $agent } { $to } sin el maletín.
}
agent-heard-move-onto = { $who ->
    [you] Envías a { $agent } { $to } a recoger el maletín.
   *[name] { $name } envía a { $agent } { $to } a recoger el maletín.
}
agent-heard-take = { $who ->
    [you] Pides a { $agent } que recoja el maletín.
   *[name] { $name } pide a { $agent } que recoja el maletín.
}
agent-heard-lay-down = { $who ->
    [you] Pides a { $agent } que suelte el maletín.
   *[name] { $name } pide a { $agent } que suelte el maletín.
}
agent-heard-attack = { $who ->
    [you] Atacas a { $victim } con { $agent }: «{ agent-rules-attack }».
   *[name] { $name } ataca a { $victim } con { $agent }: «{ agent-rules-attack }».
}
agent-heard-attack-with = { $who ->
    [you] Atacas a { $victim } con { $agent }, que se llevará el maletín: «{ agent-rules-attack }».
   *[name] { $name } ataca a { $victim } con { $agent }, que se llevará el maletín: «{ agent-rules-attack }».
}
agent-heard-object = { $who ->
    [you] Objetas.
   *[name] { $name } objeta.
}
agent-heard-let = { $who ->
    [you] Lo dejas pasar.
   *[name] { $name } lo deja pasar.
}
agent-heard-insist = { $who ->
    [you] Insistes.
   *[name] { $name } insiste.
}
agent-heard-withdraw = { $who ->
    [you] Desistes.
   *[name] { $name } desiste.
}
agent-heard-claim = { $who ->
    [you] Declaras { $amount }.
   *[name] { $name } declara { $amount }.
}
agent-heard-give-up = { $who ->
    [you] Te retiras.
   *[name] { $name } se retira.
}
agent-heard-claim-nothing = { $who ->
    [you] No declaras nada.
   *[name] { $name } no declara nada.
}
agent-heard-allow = { $who ->
    [you] Lo autorizas.
   *[name] { $name } lo autoriza.
}
agent-heard-refuse = { $who ->
    [you] Lo deniegas.
   *[name] { $name } lo deniega.
}
agent-heard-win = { $who ->
    [you] Reclamas la victoria.
   *[name] { $name } reclama la victoria.
}
agent-heard-let-win = { $who ->
    [you] Dejas la victoria a los demás.
   *[name] { $name } deja la victoria a los demás.
}
agent-heard-skip = { $who ->
    [you] No puedes hacer nada.
   *[name] { $name } no puede hacer nada.
}
agent-heard-back = Queda sin efecto.
agent-heard-stands = Sigue adelante.
agent-heard-no-claims = Nadie declara nada: sigue adelante.
agent-heard-exile = { $agent } se va a las Bahamas.
agent-heard-exile-stakes = Dinero en { $agent }: { $list }.
agent-heard-exile-nothing = Nadie tenía dinero en { $agent }.
# As in English.
agent-of-player = { $name }: { $what }
agent-list-item = { $name } ({ $amount })
agent-heard-missed = { $who ->
    [you] Pierdes un turno.
   *[name] { $name } pierde un turno.
}
agent-heard-won-home = { $who ->
    [you] { $agent } está en casa con el maletín. ¡Ganas!
   *[name] { $agent } está en casa con el maletín. Gana { $name }.
}
agent-heard-won-limit = { $who ->
    [you] Ha terminado la última ronda y { $agent } tiene el maletín. ¡Ganas!
   *[name] Ha terminado la última ronda y { $agent } tiene el maletín. Gana { $name }.
}
agent-heard-drawn = Ha terminado la última ronda y nadie gana.

## Why computer players do something

agent-reason-brings-home = lleva el maletín a casa
agent-reason-near-home = { $steps ->
    [one] a { $steps } paso de { $home }
   *[other] a { $steps } pasos de { $home }
}
agent-reason-holds-back = retiene a { $agent }
agent-reason-threatens = amenaza a { $other }
agent-reason-stops-holder = le quita el maletín a { $agent }
agent-reason-stops-nearest = { $agent } era quien más cerca estaba de ganar
agent-reason-keeps-case = mantiene a { $agent } lejos del maletín
agent-reason-keeps-away = { $steps ->
    [0] { $agent } ganaría en { $home }
    [one] { $agent } quedaría a { $steps } paso de { $home }
   *[other] { $agent } quedaría a { $steps } pasos de { $home }
}
agent-reason-protects = protege a { $agent }
agent-reason-stands-by = apoya a { $agent }
agent-reason-tests = { $who ->
    [you] tantea cuánto tienes en { $agent }
   *[name] tantea cuánto tiene { $name } en { $agent }
}

## Why something cannot be done

agent-refused-over = La partida ha terminado.
agent-refused-not-asked = No te toca decidir.
agent-refused-not-now = Ahora no se puede.
agent-refused-not-in-game = Este agente no está en la partida.
agent-refused-exiled = { $agent } está en las Bahamas.
agent-refused-no-link = No hay ninguna línea entre { $from } y { $to }.
agent-refused-holds = { $agent } ya tiene el maletín.
agent-refused-holds-not = { $agent } no tiene el maletín.
agent-refused-case-elsewhere = El maletín está en otro sitio.
agent-refused-case-held = { $agent } tiene el maletín, y solo un ataque se lo quita.
agent-refused-own-victim = Un agente no puede atacarse a sí mismo.
agent-refused-too-near = { $agent } está en la misma ciudad. Se ataca desde la ciudad de al lado.
agent-refused-at-home = { $agent } está a salvo en casa.
agent-refused-unpaid = Para atacar hay que tener { $amount } en { $agent }.
agent-refused-taken-back = Eso ya no salió adelante en este turno.
agent-refused-only-bribe = Con tantos intentos fallidos en este turno, ya solo puedes sobornar.
agent-refused-no-note = Para sobornar hace falta al menos un billete.
agent-refused-notes-missing = No tienes tantos billetes de { $amount }.
agent-refused-over-cap = Un soborno puede ser de { $amount } como mucho.
agent-refused-hundreds = Las declaraciones van de cien en cien.
agent-refused-claim-low = La declaración tiene que ser de { $amount } al menos.
agent-refused-claim-high = No puedes declarar más de lo que has apostado.
agent-refused-may-not-skip = Todavía puedes hacer algo.
agent-refused-must-skip = No puedes hacer nada.

## The panel

agent-bribes = { $count ->
    [one] { $count } soborno
   *[other] { $count } sobornos
}
agent-misses = pierde un turno
agent-notes-none = Ya no quedan billetes
agent-notes-left = { $count ->
    [one] Quedan { $amount } en { $count } billete
   *[other] Quedan { $amount } en { $count } billetes
}
agent-hold-sheet = Mantener: ver mi hoja
agent-show-sheet = Ver mi hoja
agent-cover-sheet = Tapar mi hoja
agent-look-first = Mirar antes una hoja
agent-put-down = Elegir otra cosa
agent-ask-undo = Todavía puedes deshacerlo.
agent-undo = Deshacer
agent-notebook = Libreta
agent-menu = Menú
agent-resume = Volver a la partida
agent-seat = { $name } se va: sigue el ordenador
agent-seat-title = ¿Se va { $name } del todo?
agent-seat-body = El ordenador ocupa su sitio, con la hoja tal como está.
agent-seat-yes = Sigue el ordenador
agent-seat-taken = Ahora juega el ordenador en lugar de { $name }.
agent-leave = Menú principal
agent-again = Otra partida

## The end of a game, and the walk through it

agent-end-home = { $agent } está en casa con el maletín. Se destapan las hojas.
agent-end-limit = Ha terminado la última ronda. Se destapan las hojas.
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: ninguna apuesta.
agent-end-map = Ver el mapa
agent-end-turn-all = Destapar todas
agent-why-most = { $who ->
    [you] Eres quien más dinero tiene en { $agent }: { $amount }.
   *[name] { $name } es quien más dinero tiene en { $agent }: { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] Tienes { $amount } en { $agent }. Quien tiene más no reclamó la victoria.
   *[name] { $name } tiene { $amount } en { $agent }. Quien tiene más no reclamó la victoria.
}
agent-why-tied-brought = { $who ->
    [you] Nadie tiene más de { $amount } en { $agent }, y tú llevaste el maletín a casa.
   *[name] Nadie tiene más de { $amount } en { $agent }, y { $name } llevó el maletín a casa.
}
agent-why-tied-next = { $who ->
    [you] Nadie tiene más de { $amount } en { $agent }. De quienes tienen lo mismo, tú vas justo después de { $other }, que llevó el maletín a casa.
   *[name] Nadie tiene más de { $amount } en { $agent }. De quienes tienen lo mismo, { $name } va justo después de { $other_who ->
        [you] ti, que llevaste
       *[name] { $other }, que llevó
    } el maletín a casa.
}
agent-why-nobody-staked = { $who ->
    [you] Nadie tiene dinero en { $agent }, y tú llevaste el maletín a casa.
   *[name] Nadie tiene dinero en { $agent }, y { $name } llevó el maletín a casa.
}
agent-why-unclaimed = Nadie más reclamó la victoria.
agent-why-drawn-tie = Varios jugadores comparten la cantidad más alta en { $agent }: { $amount }.
agent-why-drawn-unstaked = Nadie tiene dinero en { $agent }, que lleva el maletín.
agent-why-drawn-free = Ningún agente tiene el maletín.
agent-replay = Ver la partida
agent-replay-round = Ronda { $round }, paso { $number } de { $count }
agent-replay-beginning = Empieza la partida.
agent-replay-first = Al principio
agent-replay-previous = Un paso atrás
agent-replay-next = Un paso adelante
agent-replay-last = Al final
agent-replay-previous-bluff = El farol anterior
agent-replay-next-bluff = El farol siguiente
agent-replay-close = Resultado
agent-replay-show = Qué se muestra
agent-replay-sheets = Hojas
agent-replay-course = Pasos
agent-replay-bluffs = Faroles ({ $count })
agent-replay-no-bluffs = En esta partida no funcionó ningún farol.
agent-replay-in-hand = { $amount } en mano
agent-truth-staked = En realidad: { $list }.
agent-truth-staked-nothing = En realidad: ninguna apuesta.
agent-truth-alone = { $who ->
    [you] En realidad, solo tú tienes dinero en { $agent }: { $amount }.
   *[name] En realidad, solo { $name } tiene dinero en { $agent }: { $amount }.
}
agent-truth-most = { $who ->
    [you] En realidad, eres quien más tiene en { $agent }: { $amount }.
   *[name] En realidad, { $name } es quien más tiene en { $agent }: { $amount }.
}
agent-truth-shared = { $who ->
    [you] En realidad, tienes { $amount } en { $agent }, y nadie tiene más.
   *[name] En realidad, { $name } tiene { $amount } en { $agent }, y nadie tiene más.
}
agent-truth-less = { $who ->
    [you] En realidad, tienes { $amount } en { $agent }; { $other } tiene { $most }.
   *[name] En realidad, { $name } tiene { $amount } en { $agent }; { $other_who ->
        [you] tú tienes
       *[name] { $other } tiene
    } { $most }.
}
agent-truth-nothing = { $who ->
    [you] En realidad, no tienes nada en { $agent }; { $other } tiene { $most }.
   *[name] En realidad, { $name } no tiene nada en { $agent }; { $other_who ->
        [you] tú tienes
       *[name] { $other } tiene
    } { $most }.
}
agent-truth-bluff = { $who ->
    [you] Un farol: no tienes nada en { $agent }; { $other } tiene { $most }.
   *[name] Un farol: { $name } no tiene nada en { $agent }; { $other_who ->
        [you] tú tienes
       *[name] { $other } tiene
    } { $most }.
}
agent-truth-nobody = En realidad, nadie tiene dinero en { $agent }.
agent-bluff = Un farol que funcionó
agent-bluff-deed = { $who ->
    [you] No tenías dinero en { $agent }, actuaste igualmente y nadie te lo impidió.
   *[name] { $name } no tenía dinero en { $agent }, actuó igualmente y nadie se lo impidió.
}
agent-bluff-objection = { $who ->
    [you] Objetaste sin tener nada en { $agent }, y { $other } desistió.
   *[name] { $name } objetó sin tener nada en { $agent }, y { $other_who ->
        [you] tú desististe
       *[name] { $other } desistió
    }.
}

## Passing the device

agent-pass-title = Pasa el dispositivo a { $name }.
agent-pass-line = Los demás, que no miren.
agent-pass-news = Desde que { $name } miró por última vez:
agent-pass-hold = Mantén pulsado: soy { $name }
agent-pass-again = Pulsa otra vez: soy { $name }

## What a person among several lets pass

agent-objections = Mis objeciones
agent-passes = Dejar pasar sin preguntar
agent-passes-nothing = Nada
agent-passes-attacks = Todo menos ataques
agent-passes-case = Todo menos ataques y el maletín
agent-passes-hint = { $count ->
    [one] Si no objetas, se deja pasar al cabo de { $count } segundo. El tiempo es siempre el mismo y no revela a nadie lo que tienes.
   *[other] Si no objetas, se deja pasar al cabo de { $count } segundos. El tiempo es siempre el mismo y no revela a nadie lo que tienes.
}

## Money

agent-money = Tu hoja
agent-ask-stakes = Antes del primer turno: ¿en qué agentes pones dinero?
agent-ask-stakes-line = Gana quien más dinero tenga en el agente que lleve el maletín a casa.
agent-fill-in = Hacer mis apuestas
agent-money-line = Elige un agente y luego billetes. Lo apostado se queda ahí; lo que guardes podrás usarlo más tarde en sobornos. Es secreto hasta el final, o hasta que el agente acabe en las Bahamas.
agent-bribe-line = Elige un agente y luego billetes. Los demás se enteran de que sobornas, pero no a quién ni con cuánto.
agent-bribe-line-cap = Elige un agente y luego billetes, { $amount } como mucho. Los demás se enteran de que sobornas, pero no a quién ni con cuánto.
agent-notes = Tus billetes
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Te quedas con { $amount }.
agent-money-clear = Quitar todo
agent-money-nothing = Guardar todo el dinero
agent-money-stake = Apostar { $amount }
agent-bribe-with = Sobornar con { $amount }

## The notebook

agent-notebook-line = Lo que cada jugador tiene al menos y como mucho en cada agente, según lo que todos han oído.
agent-notebook-own = Lo que los demás pueden saber de ti:
agent-notebook-facts = { $count ->
    [0] Demostrado: { $proven }. Gastos: { $fees }. Ningún soborno.
    [one] Demostrado: { $proven }. Gastos: { $fees }. { $count } soborno.
   *[other] Demostrado: { $proven }. Gastos: { $fees }. { $count } sobornos.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Como mucho, { $amount } sin apostar.
agent-notebook-claims = Declaraciones: { $list }.
agent-notebook-marks = Pulsa un agente para marcar lo que crees que ese jugador tiene en él: ? sospecha, ! seguro, × nada. Solo tú ves tus marcas y notas.
agent-notebook-note = Nota sobre { $name }
agent-notebook-note-hint = Privada
agent-notebook-noted = Nota: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Sospecha
    [sure] Seguro
   *[nothing] Nada
}

## The cast

agent-persona-moira = Alquila habitaciones junto al puerto y nunca olvida a quién ha pagado.
agent-persona-tomas = Predice el tiempo. Primero dice que no, y luego mira por la ventana.
agent-persona-binta = Intérprete. Tiene una palabra amable, y algo de dinero, para todos.
agent-persona-percy = Farero. Saluda a todo lo que pasa, y todo pasa.
agent-persona-nieves = Apuntadora de teatro. Una tos en la platea, y se queda callada.
agent-persona-ubaldo = Árbitro los domingos. Su silbato tiene vida propia.
agent-persona-karima = Alimenta a los gatos de todo el barrio. Si uno quiere la silla, ella se levanta.
agent-persona-halldor = Lleva el correo en avión, haga el tiempo que haga, por el camino más corto.
agent-persona-leyla = Fotografía barcos. Una objeción, y ya va detrás de la siguiente foto.
agent-persona-otto = Aduanero. No deja pasar nada desde 1951.
agent-persona-dolores = Cría caballos de carreras. Deja correr a todos.
agent-persona-idriss = Guía en la medina. Tiene un primo en cada consulado, y un regalo para cada primo.
agent-persona-xiomara = Dirige una orquesta de baile. Toca para quien baile más rápido.
agent-persona-yuklan = Correctora de pruebas. Hasta ahora ha encontrado algo en cada línea.
agent-persona-farid = Lleva las cuentas de tres ministerios. Las suyas, bajo llave.
agent-persona-wanda = Directora de coro. De sus ensayos no han echado nunca a nadie.
agent-persona-giulia = Agente de viajes. Billetes de ida a las Bahamas.
agent-persona-rauf = Perfora en busca de petróleo, a veces donde sabe que no lo hay.
agent-persona-josse = Forma parte de nueve comités. Tiene una cuestión de orden para cada ocasión.
agent-persona-zohra = Vende alfombras. Rebaja una vez, con un suspiro, y nunca más.
agent-persona-sol = Conduce un taxi de noche. Guarda los billetes grandes para el final del turno.
agent-persona-sarojini = Catedrática de estadística. Va de farol más de lo que diría el azar.
agent-persona-arkadi = Relojero. Sabe a quién le ha llegado la hora.
agent-persona-edward = Compone crucigramas. Recuerda todo lo que se ha dicho, y quién lo dijo.
agent-persona-blaise = Notario. Conoce todas las sumas y no dice ninguna.
agent-persona-traute = Puja en subastas por encargo, justo hasta lo que vale cada cosa.
agent-persona-daryush = Poeta. Tacha la primera versión y defiende la segunda.
agent-persona-vera = Observa aves. Las cuenta todas y no molesta a ninguna.
agent-persona-wenying = Enseña violín. Los silencios son parte de la pieza.
agent-persona-everett = Dibuja mapas para una oficina que no tiene dirección.
agent-persona-esther = Piloto de rallies. Sonríe hasta en las curvas.
agent-persona-gurdial = Traza los horarios del tren. Sabe dónde tienen que bajarse los demás.
agent-persona-colette = Crítica gastronómica. Uno de cada tres platos vuelve a la cocina.
agent-persona-quiteria = Canta fados. Se interrumpe, suspira y empieza de verdad.
agent-persona-osman = Pesa oro en el mercado. Dice lo que pesa, ni un grano más.
agent-dossiers = Expedientes
agent-dossiers-set-aside = Lo que sabías de tus rivales no se ha podido leer. Se ha guardado aparte, y los expedientes empiezan de nuevo.
agent-dossiers-none = Nadie en esta mesa tiene expediente.
agent-dossier-open = Expediente: { $name }
agent-dossier-new = Es la primera vez que coincides con este rival.
agent-dossier-met = { $count ->
    [one] { $count } partida en común
   *[other] { $count } partidas en común
}{ $won ->
    [0] , ninguna ganada por { $name }.
    [one] , { $won } ganada por { $name }.
   *[other] , { $won } ganadas por { $name }.
}
agent-remark-always-objects = Lo objeta todo.
agent-remark-never-objects = Nunca objeta.
agent-remark-objections = { $of ->
    [one] Objetó { $count } de { $of } vez.
   *[other] Objetó { $count } de { $of } veces.
}
agent-remark-always-withdraws = Desiste ante cualquier objeción.
agent-remark-never-withdraws = Nunca desiste.
agent-remark-withdrawals = { $of ->
    [one] Desistió ante { $count } de { $of } objeción.
   *[other] Desistió ante { $count } de { $of } objeciones.
}
agent-remark-never-bluffs = Nunca objeta ni insiste sin dinero en el agente.
agent-remark-bluffs = { $of ->
    [one] Al objetar o insistir, fue de farol { $count } de { $of } vez.
   *[other] Al objetar o insistir, fue de farol { $count } de { $of } veces.
}
agent-remark-never-exiles = Nunca ha enviado a un agente a las Bahamas.
agent-remark-exiles = { $count ->
    [one] Ha enviado { $count } agente a las Bahamas.
   *[other] Ha enviado { $count } agentes a las Bahamas.
}

## The main menu and the page before a game

agent-continue = Continuar
agent-continue-line = { $players } jugadores, ronda { $round }
agent-my-games = Mis partidas
agent-no-games = Todavía no hay ninguna partida guardada.
agent-unfinished = Ronda { $count }
agent-view-game = Ver
agent-delete = Borrar
agent-delete-title = ¿Borrar esta partida?
agent-delete-body = No se podrá recuperar.
agent-game-damaged = Esta partida no se puede abrir: sus datos están dañados.
agent-file-open = Abrir un archivo
agent-file-save = Guardar archivo
agent-file-none = En este archivo no hay ninguna partida de Agent, o le falta una parte.
agent-file-later = Este archivo es de una versión más reciente del programa.
agent-file-not-over = La partida de este archivo no ha terminado. Solo se pueden abrir partidas terminadas.
agent-file-damaged = La partida de este archivo está dañada.
agent-file-damaged-decision = La partida de este archivo está dañada: la decisión { $number } es imposible.
agent-file-damaged-line = La partida de este archivo está dañada: la línea { $number } no se puede leer o es imposible.
agent-won = Ganada
agent-lost = Perdida
agent-drawn = Tablas
agent-my-games-unfinished = En curso
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Jugar
agent-play-line = Contra tres rivales fáciles
agent-play-first = Una primera partida, explicada paso a paso
agent-first-game = Partida guiada
agent-setup = Preparar una partida
agent-setup-count = { $count } jugadores
agent-setup-person = Una persona
agent-setup-computer = El ordenador
agent-setup-computer-level = Ordenador: { $level }
agent-setup-who = ¿Quién juega?
agent-setup-name = Nombre
agent-setup-name-hint = Opcional
agent-setup-colour = Color
agent-colour-ivory = Marfil
agent-colour-violet = Violeta
agent-colour-orange = Naranja
agent-colour-teal = Turquesa
agent-colour-pink = Rosa
agent-colour-brown = Marrón
agent-colour-grey = Gris
agent-colour-black = Negro
agent-setup-level = Fuerza
agent-setup-temperament = Carácter
agent-setup-sits = Quién juega aquí
agent-setup-lot = Por sorteo
agent-setup-lot-line = Se decide por sorteo al empezar la partida.
agent-setup-by-hand = Anónimo
agent-setup-by-hand-line = Nadie en particular: tú eliges el nombre y el carácter.
agent-setup-rules = Reglas
agent-setup-suggested = Recomendadas
agent-setup-own = Las tuyas
agent-setup-start = Sortear y empezar
agent-option-none = Sin límite
agent-option-cap = Límite por soborno
agent-option-cap-line = Con un límite, nadie puede esperar hasta el final y superar a todos de golpe. Las reglas impresas no lo tienen.
agent-option-cap-two = Con dos jugadores y sin límite, quien empieza gana menos veces.
agent-option-limit = Última ronda
agent-option-limit-line = Al acabar, gana quien más dinero tiene en el agente del maletín. Si hay igualdad, son tablas.
agent-option-map = Mapa
agent-option-map-long = 33 ciudades
agent-option-map-short = 29 ciudades
agent-option-map-line = Sin las cuatro ciudades junto a Tánger, cada camino a casa tiene un paso menos.
agent-option-agents = Agentes por nación
agent-option-agents-line = Con uno solo, las partidas son más cortas y hay menos secretos.
agent-option-contest = Quién declara tras una objeción
agent-option-contest-all = Todos
agent-option-contest-duel = Los dos
agent-option-contest-line = Todos, o solo quien actúa y quien objeta.
agent-option-lost = Una objeción que fracasa
agent-option-free = No cuesta nada
agent-option-turn = Cuesta un turno
agent-option-lost-line = Si cuesta un turno, hay menos objeciones y dicen más.
agent-option-held = Maletín en mano
agent-option-safe = Está a salvo
agent-option-snatch = Se puede quitar
agent-option-held-line = Solo lo consigue un agente que ataque, o cualquiera que esté en la ciudad o llegue a ella.
agent-option-victory = Quién cuenta al final
agent-option-sheets = Todos
agent-option-claim = Quien reclame
agent-option-victory-line = Todas las hojas, o solo las de quienes reclaman la victoria.

## Games on an occasion, and the record

agent-rivals = Contra { $names }
agent-ended-after = { $count ->
    [one] { $end } en { $count } ronda
   *[other] { $end } en { $count } rondas
}
agent-day = Partida del día
agent-day-hint = La misma mesa y la misma suerte para todos, y cada día una partida nueva. Solo cuenta el primer intento.
agent-day-earlier = Días anteriores
agent-day-none = Todavía no has jugado ninguna.
agent-day-result = Partida del día: { $result }.
agent-season = Temporada
agent-season-hint = Cinco veladas, cada una contra rivales más fuertes. De una velada a otra recuerdan cómo juegas.
agent-season-scoring = Quien gana se lleva 5 puntos; los demás, 3, 2 y 1 según su dinero en el agente que decidió la partida. Si no gana nadie, todos se llevan 2.
agent-season-evening = Velada { $number } de { $count }
agent-season-evening-short = Velada { $number }
agent-season-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
agent-season-standing = Hasta ahora: { $points } de { $most } puntos
agent-season-over = Fin de la temporada: { $points } de { $most } puntos
agent-season-best = Mejor temporada: { $points } de { $most } puntos
agent-season-new = Otra temporada
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = Lo que recuerdan de ti
agent-season-objections = { $of ->
    [one] Objetaste { $count } de { $of } anuncio.
   *[other] Objetaste { $count } de { $of } anuncios.
}
agent-season-withdrawals = { $of ->
    [one] Desististe ante { $count } de { $of } objeción.
   *[other] Desististe ante { $count } de { $of } objeciones.
}
agent-season-bluffs = { $of ->
    [one] Objetaste o insististe sin nada en el agente { $count } de { $of } vez.
   *[other] Objetaste o insististe sin nada en el agente { $count } de { $of } veces.
}
agent-record = Historial
agent-record-none = Aquí cuenta cada partida que termines contra el ordenador.
agent-record-set-aside = Tu historial en Agent no se ha podido leer. Se ha guardado aparte y empieza uno nuevo.
agent-record-won = { $count ->
    [one] { $won } de { $count } partida ganada
   *[other] { $won } de { $count } partidas ganadas
}
agent-record-won-of = { $count ->
    [one] { $won } de { $count } ganada
   *[other] { $won } de { $count } ganadas
}
agent-record-players = Por número de jugadores
agent-record-levels = Por el rival más fuerte
agent-record-play = Cómo juegas
agent-record-objections = Objeciones
agent-record-withdrawals = Desistimientos
agent-record-claims = Declaraciones
agent-record-bluffs = Faroles
agent-record-exiles = Enviados a las Bahamas
agent-record-of = { $count } de { $of }
agent-record-worked = { $count ->
    [one] { $count } de { $of } funcionó
   *[other] { $count } de { $of } funcionaron
}
agent-record-rivals = Quién ganó a quién
agent-record-met = { $count ->
    [one] { $count } partida: { $won } para ti, { $lost } para { $name }
   *[other] { $count } partidas: { $won } para ti, { $lost } para { $name }
}

## How to play

agent-rules = Cómo se juega
agent-rules-aim = El objetivo
agent-rules-aim-text =
    Ocho agentes de cuatro naciones van detrás de un maletín en Tánger. No son de nadie: cualquier jugador puede enviar a cualquiera de ellos. Cuando un agente está en casa con el maletín, gana quien más dinero tiene en ese agente.
agent-rules-stakes = Las apuestas
agent-rules-stakes-text =
    Empiezas con 10.000 dólares en billetes: cuatro de 1.000, 500, 400, 300, 200 y 100. Antes del primer turno, cada jugador apuesta en secreto por los agentes que quiera, o por ninguno.

    El dinero apostado se queda donde está. Lo que guardes se puede apostar más tarde.
agent-rules-turn = Un turno
agent-rules-turn-text =
    En tu turno envías a un agente por una línea a la ciudad siguiente, o pides a uno que recoja o suelte el maletín, o atacas, o sobornas.

    Un agente que llega al maletín puede recogerlo o no. Quien lo tiene puede llevárselo o dejarlo atrás.

    Sobornar es poner más billetes en los agentes. Los demás se enteran de que sobornas, pero no a quién ni con cuánto.
agent-rules-attack = ¡A las Bahamas!
agent-rules-attack-text =
    Con 500 dólares o más en un agente puedes enviarlo contra otro que esté en la ciudad de al lado. Si el ataque sale adelante, la víctima ya no vuelve, todos dicen cuánto tenían en ella y pierdes 500 dólares de lo que has apostado por el atacante.

    A nadie se le ataca en casa, ni desde la misma ciudad.
agent-rules-objection = Objeciones
agent-rules-objection-text =
    Otro jugador puede objetar todo lo que vaya a hacer un agente, salvo lo que pone fin a la partida sin ser un ataque. Si alguien objeta, desistes y haces otra cosa, o insistes.

    Si insistes, los jugadores declaran por turnos cuánto tienen en el agente, nunca más de lo que de verdad tienen. Quien más declara lo autoriza o no; si las declaraciones son iguales, decides tú.

    Así, cada declaración revela algo, y el silencio también.
agent-rules-end = El final
agent-rules-end-text =
    Cuando un agente está en casa con el maletín, se muestran todas las hojas. Gana la apuesta más alta por ese agente; si hay varias iguales, gana quien llevó el maletín a casa o, si no es suya ninguna, el siguiente en el sentido de las agujas del reloj. Si nadie tiene dinero en el agente, gana quien llevó el maletín a casa.

    Si se acordó una última ronda y ha terminado, gana la apuesta más alta por el agente del maletín, si es una sola; si no, nadie.

    Si se acordó comparar solo a quienes reclaman la victoria, cuentan únicamente sus hojas y la de quien llevó el maletín a casa.
agent-rules-keys = Con teclas o mando
agent-rules-keys-text =
    Las flechas o el stick recorren el mapa, e Intro o A eligen. Tab o RB recorren los agentes que pueden actuar y luego los botones. Retroceso, Esc o B anulan una elección.

    Todas las teclas están en el menú, y la mayoría se puede cambiar.
agent-rules-origin = De dónde viene
agent-rules-origin-text =
    Agent, de Eric Solomon, lo publicó Pelikan en Francia en 1975. No tenemos el mapa impreso; el nuestro sigue la misma idea, con ciudades propias.

## What screen readers are told of the map

agent-told-map = Mapa
agent-told-home = casa de los { $nation ->
    [american] americanos
    [british] británicos
    [russian] rusos
   *[chinese] chinos
}
agent-told-case = el maletín
agent-told-empty = nadie
agent-told-exile = en las Bahamas
agent-told-holds = tiene el maletín
agent-told-may-act = se puede elegir
agent-told-chosen = elegido
agent-told-target = al alcance
agent-told-attack = ahí se puede enviar a alguien a las Bahamas

## Keys and gamepads

agent-keys-game = Partida
agent-keys-back = Elegir otra cosa
agent-keys-bribe = Sobornar, o hacer tus apuestas
agent-keys-sheet = Ver mi hoja mientras se mantiene
agent-keys-let = Dejar pasar (a solas con el ordenador)
agent-keys-object = Objetar (a solas con el ordenador)
agent-keys-notebook = Libreta
agent-keys-gamepads = Cualquier mando juega por quien tenga que decidir.

## Lessons

agent-lessons = Lecciones
agent-lessons-line = Ocho lecciones cortas, de más o menos un minuto cada una.
agent-lessons-count = { $done } de { $count } hechas
agent-lessons-done = Hecha
agent-lessons-open = Sin hacer
agent-lessons-set-aside = Tu progreso en las lecciones de Agent no se ha podido leer. Se ha guardado aparte, y las lecciones empiezan de nuevo.
agent-lesson-number = Lección { $number } de { $count }: { $name }
# As in English.
agent-lesson-opponent = Ben
agent-lesson-well-done = ¡Muy bien!
agent-lesson-right = ¡Muy bien! { $why }
agent-lesson-wrong = No del todo. { $why }
agent-lesson-else = No del todo. Eso no es lo que se pedía.
agent-lesson-again = Reintentar
agent-lesson-next = Lección siguiente
agent-lesson-skip = Saltar
agent-lesson-leave = Menú principal

## Hints in a first game

agent-hint-dismiss = Entendido
agent-hint-off = Sin más pistas
agent-hint-stakes = Apuesta algo de dinero por dos o tres agentes y guarda el resto para sobornos. Quién ha apostado qué es secreto.
agent-hint-turn = Envía a un agente en el que tengas dinero una ciudad más cerca del maletín. O aleja de él a otro agente.
agent-hint-object = Esto es solo un anuncio: déjalo pasar, u objeta si te perjudica.
agent-hint-answer = Si desistes, haces otra cosa. Si insistes, todos pueden declarar su dinero en este agente, y decide la declaración más alta.
agent-hint-claim = Declara lo justo para ir por delante, o retírate. Los demás recuerdan lo que declaras.
agent-hint-decide = Tienes la última palabra. Si lo deniegas, queda sin efecto, y el mismo jugador hace otra cosa.
agent-hint-near-home = { $agent } está casi en casa con el maletín. Si alguien puede tener más que tú en ese agente, apuesta más o detenlo.
agent-hint-case = { $agent } tiene ahora el maletín. Para quitárselo, ataca desde la ciudad de al lado con un agente en el que tengas al menos 500 dólares.
agent-hint-exile = Un agente enviado a las Bahamas queda fuera de la partida. Todos dicen cuánto tenían en la víctima, y la libreta lo recuerda.
agent-hint-bribe = Quien soborna pone más dinero en los agentes, en lugar de enviar a uno. Nadie más sabe en cuáles ni cuánto. Tú también puedes hacerlo.
agent-hint-taken-back = Lo que una objeción detiene queda sin efecto. El mismo jugador hace entonces otra cosa.

## Settings

agent-settings-map = Mapa
agent-settings-names = Mostrar los nombres de las ciudades
agent-settings-contrast = Alto contraste
agent-settings-contrast-hint = Un mapa claro y sencillo, donde destacan agentes, caminos y nombres.
agent-settings-playing = Juego
agent-settings-reasons = Decir por qué actúa así el ordenador
agent-settings-reasons-hint = Solo lo que cualquiera en la mesa podría pensar.
agent-settings-hints = Pistas
agent-settings-hints-hint = Cada una sale una vez, cuando hay algo nuevo. «{ agent-first-game }» las muestra todas otra vez.
agent-settings-timer = Objeciones en 20 segundos
agent-settings-timer-hint = Si juegan varias personas, quien no haya respondido para entonces lo deja pasar.
agent-settings-sheet = Ver mi hoja con una pulsación
agent-settings-sheet-hint = Si juegan varias personas: una pulsación la muestra y la siguiente la tapa. Si no, hay que mantener el botón o la tecla.
agent-settings-pass = Dejar pasar sin preguntarme
agent-settings-pass-nothing = Nada
agent-settings-pass-stake = Agentes sin dinero mío
agent-settings-pass-quiet = Todo menos ataques y maletín
agent-settings-pass-hint = Cuando juegas a solas con el ordenador. Te enteras igualmente.
