# The texts of Agon in Spanish. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are « », without spaces inside.

## When the program cannot go on

fault-display = Agon necesita una pantalla y no ha encontrado ninguna. Ábrelo desde un escritorio.
fault-graphics = Agon no puede dibujar en este ordenador: no se ha encontrado una pantalla o un controlador gráfico que funcione.
fault-running = Agon se ha detenido por un error del programa. Tu partida está guardada hasta la última jugada.
fault-lit-view = Este dispositivo no puede dibujar el tablero en 3D. Se muestra desde arriba.
content-reading = Cargando…
content-failed = No se ha podido cargar esta página. Comprueba la conexión y vuelve a intentarlo.
content-again = Reintentar

## Settings

settings-board = Tablero
# As in English.
settings-theme = Material
settings-theme-parlour = Madera de salón
settings-theme-marble = Mármol y latón
settings-theme-contrast = Alto contraste
settings-orientation = Orientación del tablero
settings-orientation-fixed = Fija
settings-orientation-mover = Según el turno
settings-orientation-table = En una mesa
settings-orientation-fixed-hint = El tablero no gira nunca.
settings-orientation-mover-hint = El tablero gira hacia quien tiene el turno.
settings-orientation-table-hint = Para una pantalla apoyada en la mesa entre dos jugadores: las piezas y los mensajes de las negras miran hacia su lado.
settings-playing = Juego
settings-targets = Mostrar adónde puede ir una pieza
settings-threats = Mostrar qué piezas tuyas peligran
settings-threats-hint = Esquinas marcadas: ahí, tu rival podría capturar tu pieza en la próxima jugada.
settings-confirm = Confirmar cada jugada
settings-confirm-hint = Toca otra vez la casilla para jugar; así, un dedo torpe no estropea nada.
settings-race = Mostrar cuánto le falta a cada bando
settings-names = Nombres de las casillas
settings-names-frame = En el marco
settings-names-cells = En las casillas
settings-names-off = Ocultos

## Keys and gamepads

keys-game = Partida
keys-put-down = Dejar la pieza
keys-undo = Deshacer
keys-redo = Rehacer
keys-ask-hint = Pista
keys-why-not = ¿Y si jugara esto?
keys-previous = Jugada anterior
keys-following = Jugada siguiente
keys-first = Comienzo de la partida
keys-last = Última jugada
keys-moves = Todas las jugadas
keys-promote = Convertir la variante en línea principal
keys-remove = Borrar la variante desde aquí
keys-draw = Empezar o terminar una flecha
keys-erase = Borrar flechas y casillas marcadas
keys-note = Escribir una nota sobre la jugada
keys-in-words = Con palabras
keys-analyse = Empezar o terminar el análisis
keys-stand-still = ¿Y si no jugara? (análisis)
keys-previous-mistake = Error anterior (revisión)
keys-following-mistake = Error siguiente (revisión)
keys-better = Ver la mejor jugada (revisión)
keys-try-again = Corregir los errores, o parar
keys-threats = Mostrar u ocultar las amenazas
keys-gamepads-two = Con dos mandos, el primero que se conecte juega con blancas.
gamepads-gone = Se ha desconectado un mando.
gamepads-two = Dos mandos: el primero juega con blancas y el segundo con negras.

## How to play

rules-title = Cómo se juega
museum-title = El museo de las reglas
book-board = Mostrar en un tablero pequeño: { $text }
book-show = Mostrar
book-reset = Pruébalo tú
book-turn = { $side ->
    [black] { $chooser ->
        [white] Las blancas eligen adónde va la reina negra capturada.
       *[black] Juegan las negras.
    }
   *[white] { $chooser ->
        [black] Las negras eligen adónde va la reina blanca capturada.
       *[white] Juegan las blancas.
    }
}

## Who made what

credits-game = El juego
credits-game-text =
    Agon es un juego tradicional, quizá francés, de hacia 1780, que se imprimió en Londres en 1842. No pertenece a nadie.

    Sus versiones se juegan aquí tal como las describen Le Globe Joueur, Escale à jeux y Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett y el sistema Ludii.
credits-program = El programa
credits-program-text =
    Versión { $version }.

    Software libre, con licencia MIT o Apache 2.0, a tu elección. El tablero, las piezas, los iconos, los sonidos y la música se hicieron para él y tienen las mismas licencias.
credits-languages = Idiomas
credits-languages-text =
    ¿Suena mal alguna frase? Está en la carpeta { $folder } del proyecto, junto a su clave. Propón allí una mejor o corrígela.

    Para ver qué clave tiene cada frase, inicia el juego con --lang keys.
credits-fonts = Tipos de letra
credits-fonts-text =
    Inter, de The Inter Project Authors, y Vollkorn, de Friedrich Althausen y The Vollkorn Project Authors: ambos con la SIL Open Font License 1.1.
credits-libraries = Hecho con
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde y las bibliotecas libres en que se apoyan, cada una con la licencia libre de sus autores.

## The computer player

opponent-alone = En este navegador el ordenador no puede pensar a gusto, así que juega a un nivel fácil. Las partidas de dos jugadores no cambian.
opponent-random = El ordenador ha tenido un fallo y ha hecho una jugada legal al azar. La partida sigue.
warning-repetition-draw = Esta posición se da por segunda vez. A la tercera, la partida queda en tablas.
warning-repetition-loses = Esta posición se da por segunda vez. Quien la repita por tercera vez pierde.
warning-progress = { $count ->
        [one] { $count } jugada más
       *[other] { $count } jugadas más
    } sin capturas ni avances hacia dentro, y la partida queda en tablas.
draw-declined = El ordenador prefiere seguir jugando.
draw-declined-by = { $by ->
        [white] Las blancas rechazan
        [black] Las negras rechazan
       *[name] { $name } rechaza
    } las tablas.

## Who and what

side-white = Blancas
side-black = Negras
player-you = Tú
player-computer = Ordenador
level-beginner = Principiante
level-learner = Aprendiz
level-casual = Aficionado
level-steady = Constante
level-skilled = Hábil
level-strong = Fuerte
level-formidable = Temible
level-expert = Experto
# As in English.
level-virtuoso = Virtuoso
level-master = Maestro
preset-modern = Moderno
preset-globe = Tradicional
preset-escale = Ángulos
preset-fromager = Ángulos, sin perder turno
preset-ring = Anillo
preset-ring-entry = Anillo, colocando piezas
preset-neto = Anillo, un anillo atrás
preset-classic = Clásico
preset-bell = Clásico, colocando guardias
preset-parlett = Clásico, colocando piezas
preset-captor = Clásico, elige quien captura
preset-home = Clásico, vuelta al inicio
preset-japan = Clásico, captura definitiva
preset-ludii = Clásico, como en Ludii
preset-custom = A medida
# The cells of the file i ask for another “and”.
enumeration = { $first } { $last ->
        [i1] e
        [i2] e
        [i3] e
        [i4] e
        [i5] e
        [i6] e
        [i7] e
        [i8] e
       *[other] y
    } { $last }

## Beside the board

panel-turn = Turno { $turn }
panel-rules = Reglas: { $name }
panel-to-move = { $by ->
        [you] Te toca
        [white] Les toca
        [black] Les toca
       *[other] Le toca
    }
panel-thinking = Pensando…
panel-winner = Gana
panel-captured = Por recolocar
panel-captured-sent = { $by ->
        [you] La envías tú
        [computer] La envía el ordenador
        [white] La envían las blancas
        [black] La envían las negras
       *[name] La envía { $name }
    }
panel-in-hand = En mano
panel-off-board = Fuera del tablero
panel-undo = Deshacer
panel-redo = Rehacer
panel-hint = Pista
panel-offer-draw = Ofrecer tablas
panel-resign = Abandonar
panel-result = Resultado y revancha
panel-view-flat = Pasar a 2D
panel-view-space = Pasar a 3D
panel-menu = Menú
panel-leave = Salir de la partida
moves-pass = pasa
moves-title = Jugadas
moves-none = Todavía no hay ninguna jugada.
moves-no-variations = Elige una jugada para verla. Si desde ahí juegas otra cosa, aparecerá debajo como variante.
moves-variations = Elige una jugada para verla. Las variantes están debajo de las jugadas que sustituyen.
moves-more = Más
moves-took = { $seconds ->
        [one] Tardó un segundo.
       *[other] Tardó { $seconds } segundos.
    }
moves-to-board = Volver al tablero
moves-promote = Hacer principal
moves-remove = Borrar desde aquí
moves-remove-title = ¿Borrar esta variante?
moves-remove-body = { $move } y todo lo que se probó después se borrará para siempre.
moves-remove-yes = Borrar
moves-is-game = Esta jugada está en la línea principal, no en una variante.
moves-is-decided = La partida ha terminado y sus jugadas se quedan como están. Todo lo que pruebes es una variante.
notes-title = Nota
notes-write = Escribir una nota
notes-game-title = Título de la partida
notes-at-start = Antes de la primera jugada
notes-mark = Marca
notes-hint = Qué te parece
notes-no-mark = Quitar la marca
notes-good = buena jugada
notes-mistake = error
notes-brilliant = muy buena jugada
notes-blunder = error grave
notes-interesting = jugada interesante
notes-dubious = jugada dudosa
notes-erase = Borrar flechas y casillas marcadas
notes-how-to-draw = Para dibujar flechas y marcar casillas en el tablero, usa el botón derecho del ratón, el teclado o un dedo, dejándolo quieto primero.
notes-done = Listo
notes-later = Se pueden escribir notas cuando la partida haya terminado o en un análisis.
in-words-title = Con palabras
in-words-field = Una jugada, una casilla o una pregunta
# As in English.
in-words-example = b1 c2
in-words-send = Enviar
in-words-help = Por ejemplo, «b1 c2» para una jugada, «e4» para una casilla o una de estas palabras: { $words }.
in-words-unknown = No se ha entendido «{ $said }».
in-words-done = Hecho.
in-words-not-now = Ahora no es posible.
in-words-no-review = Las jugadas se valoran cuando termina la partida o en un análisis.
in-words-no-verdict = Esta jugada no tiene nada de particular.
in-words-no-threats = Ninguna pieza está amenazada.
in-words-threatened = Bajo amenaza: { $pieces }.
in-words-can-go = Casillas posibles: { $cells }.
in-words-where = dónde, donde, piezas
in-words-threats = amenazas, amenaza, amenazada, amenazadas, amenazado, amenazados, peligro
in-words-turn = posición, posicion, turno, toca
in-words-undo = deshacer, deshaz
in-words-back = atrás, atras, retroceder, retrocede
in-words-forward = adelante, avanzar, avanza
in-words-first = inicio, principio, comienzo
in-words-last = final, fin
in-words-hint = pista, pistas, ayuda
in-words-verdict = por qué, por que, mejor, valoración
in-words-race = carrera, lejos, ventaja
in-words-mine = mis, mi
in-words-guards = guardia, guardias
in-words-queens = reina, reinas
clock-in-minutes = { $count } min
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: queda un minuto.
clock-ten-seconds = { $name }: quedan diez segundos.
clock-stood-still = El reloj ha estado parado mientras no estabas.
clock-stands-still = La partida está guardada. El reloj se detiene hasta que vuelvas.
clock-give = Dar { $seconds } segundos: { $name }
clock-given = { $name }: { $seconds } segundos más.
ahead-chosen = Próxima jugada: { $move }.
ahead-impossible = La jugada elegida de antemano ya no es posible.
take-back-title = { $count ->
        [one] ¿Deshacer la última jugada?
       *[other] ¿Deshacer las últimas { $count } jugadas?
    }
take-back-body = { $name }, ¿de acuerdo?
take-back-yes = Aceptar
take-back-no = Rechazar
take-back-result-title = ¿Continuar esta partida?
take-back-result-body = El resultado dejará de contar.
take-back-result-yes = Continuar
resign-title = ¿Abandonar esta partida?
resign-body = La partida termina y { $winner ->
        [you] ganas tú
        [computer] gana el ordenador
        [white] ganan las blancas
        [black] ganan las negras
       *[name] gana { $name }
    }.
resign-no = Continuar

## Above the board

banner-relocate-queen = Recoloca tu reina capturada en una casilla marcada.
banner-relocate-guard = Recoloca tu guardia capturado { $zone ->
        [edge] en el borde
       *[other] en una casilla marcada
    }.
banner-relocate-one = Recoloca uno de tus guardias capturados.
banner-send-white-queen = Elige adónde va la reina blanca capturada.
banner-send-black-queen = Elige adónde va la reina negra capturada.
banner-place-queen = Coloca tu reina.
banner-place-guard = Coloca un guardia.
banner-your-turn = Te toca
banner-step-pick = Elige una pieza con aro.
banner-step-target = Elige una casilla marcada.
banner-confirm = ¿Hacer esta jugada?
banner-confirm-yes = Jugar
banner-confirm-no = Cancelar
banner-why = ¿Y si…?
banner-why-target = Elige una casilla marcada para ver qué pasaría, sin jugar.
banner-why-piece = Elige antes una pieza. Luego podrás preguntar por sus jugadas.
banner-why-done = Listo
banner-preview = Vista previa: no se juega nada. Pulsa lo que sea para volver.
news-queen-steps = { $who }: reina { $from } → { $to }
news-guard-steps = { $who }: guardia { $from } → { $to }
news-queen-relocated = { $who }: reina recolocada de { $from } a { $to }
news-guard-relocated = { $who }: guardia recolocado de { $from } a { $to }
news-white-queen-sent = { $who }: reina blanca enviada de { $from } a { $to }
news-black-queen-sent = { $who }: reina negra enviada de { $from } a { $to }
news-queen-placed = { $who }: reina colocada en { $to }
news-guard-placed = { $who }: guardia colocado en { $to }
news-captured-queen = la reina de { $cell }
news-captured-guards = { $count ->
        [one] el guardia de { $cells }
       *[other] los guardias de { $cells }
    }
news-captures = { "" }, captura { $pieces }
news-cost = { $whom ->
        [you] te cuesta
        [white] les cuesta
        [black] les cuesta
       *[name] le cuesta
    } { $bound ->
        [least] al menos{ " " }
        [most] hasta{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }{ $whom ->
        [you] { "" }
        [computer] { " " }al ordenador
        [white] { " " }a las blancas
        [black] { " " }a las negras
       *[name] { " " }a { $name }
    }
capture-pieces = Captura: { $pieces }
capture-turn = { $count ->
        [one] Recolocar la pieza cuesta un turno.
       *[other] Recolocar las piezas cuesta { $count } turnos.
    }
news-trapped = { "" }, y ahí capturan la pieza
banner-passed = No hay jugada legal: el turno pasa.
race-count = { $count ->
        [0] { $count } jugadas
        [one] al menos { $count } jugada
       *[other] al menos { $count } jugadas
    }
race-count-short = { $count ->
        [0] { $count } jugadas
        [one] al menos { $count }
       *[other] al menos { $count }
    }
race-least = al menos
race-to-go = por jugar
race-left = { $side ->
        [white] Las blancas
       *[black] Las negras
    } necesitan al menos { $count ->
        [one] { $count } jugada más
       *[other] { $count } jugadas más
    } para ganar.
race-cost = { $side ->
        [white] Las blancas
       *[black] Las negras
    } necesitan al menos { $count ->
        [one] { $count } jugada más
       *[other] { $count } jugadas más
    } para ganar, { $cost } de ellas por las piezas capturadas.
race-open = { $side ->
        [white] Las blancas
       *[black] Las negras
    } necesitan al menos { $count ->
        [one] { $count } jugada más
       *[other] { $count } jugadas más
    } para ganar si se cuenta la reina capturada desde donde está, y hasta { $farther } más si la envían al borde.
race-queen = { $side ->
        [white] Las blancas
       *[black] Las negras
    } necesitan al menos { $count ->
        [one] { $count } jugada más
       *[other] { $count } jugadas más
    } para ganar si se cuenta la reina capturada desde donde está.
value-even = Igualdad
value-lead = { $side ->
        [white] Las blancas
       *[black] Las negras
    } llevan { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } de ventaja
value-wins = { $side ->
        [white] Las blancas
       *[black] Las negras
    } ganan en { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
value-wins-at-once = { $side ->
        [white] Las blancas ganan ya
       *[black] Las negras ganan ya
    }
value-no-queen = { $side ->
        [white] A las blancas les falta la reina para ganar
       *[black] A las negras les falta la reina para ganar
    }
value-winning = { $side ->
        [white] Las blancas tienen la partida ganada
       *[black] Las negras tienen la partida ganada
    }
banner-looking-back = Estás viendo una posición anterior.
banner-looking-aside = Estás viendo una variante, que no se jugó.
banner-earlier = Posición anterior: tu jugada sustituirá lo que vino después.
banner-reviewing = Estás viendo la partida. Prueba otras jugadas si quieres.
banner-reviewing-aside = Estás viendo una variante. Prueba otras jugadas si quieres.
banner-reviewing-only = Estás viendo la partida.
banner-reviewing-aside-only = Estás viendo una variante.
banner-analysing = Les toca (análisis)
banner-analysing-aside = Les toca (análisis, variante)
banner-retrying = Busca algo mejor
banner-to-the-end = Última jugada
banner-go-on-here = Seguir desde aquí
banner-gave-away = Este turno se salta (ventaja).
banner-draw-offered = Se han ofrecido tablas.
banner-draw-offered-to = { $by ->
        [white] Las blancas ofrecen
        [black] Las negras ofrecen
       *[name] { $name } ofrece
    } tablas. { $to }, ¿de acuerdo?
banner-draw-offered-to-you = Tu rival ofrece tablas. ¿Aceptas?
banner-accept = Aceptar
banner-decline = Rechazar
spoken-to = a
spoken-throne = trono
spoken-empty = vacía
spoken-white-queen = reina blanca
spoken-white-guard = guardia blanco
spoken-black-queen = reina negra
spoken-black-guard = guardia negro
spoken-captured = pieza capturada
spoken-picked = pieza elegida
spoken-movable = se puede mover
spoken-target = al alcance
spoken-threatened = pieza amenazada
spoken-coloured = casilla marcada
spoken-arrow-to = flecha a { $cell }
spoken-drawn-arrow = Flecha de { $from } a { $to }
spoken-drawn-cell = Casilla { $from } marcada
spoken-erased = Borrado
spoken-barred = cruz: { $why }
spoken-taken-back = Las jugadas se han deshecho.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = La partida ha terminado.
refused-no-piece = No hay ninguna pieza en { $cell }.
refused-not-yours = La pieza de { $cell } no es tuya.
refused-occupied = Ya hay una pieza en { $cell }.
refused-not-adjacent = Una pieza solo va a una casilla vecina.
refused-outwards = Las piezas se mueven por su anillo o hacia dentro, nunca hacia fuera.
refused-guard-on-throne = Solo una reina puede entrar en el trono.
refused-in-white-custody = La pieza no puede ir ahí: la casilla está entre dos piezas blancas.
refused-in-black-custody = La pieza no puede ir ahí: la casilla está entre dos piezas negras.
refused-relocate-first = Antes hay que recolocar la pieza capturada de { $cells }.
refused-relocate-one-first = Antes hay que recolocar una de tus piezas capturadas: { $cells }.
refused-queen-first = Antes hay que recolocar la reina capturada de { $cell }.
refused-same-cell = Una pieza capturada tiene que ir a otra casilla.
refused-relocate-to-edge = Esta pieza capturada solo puede ir al borde.
refused-relocate-to-next-ring = Esta pieza capturada solo puede ir al siguiente anillo hacia fuera.
refused-relocate-queen-to-start = Esta reina capturada solo puede ir a la casilla donde empezó.
refused-relocate-guard-to-start = Este guardia capturado solo puede ir a una casilla donde empezó un guardia de su bando.
refused-relocate-to-throne = Una reina capturada no puede ir al trono.
refused-relocation-captures = La pieza no puede ir ahí: capturaría una pieza rival, y al recolocar no se puede capturar.
refused-relocation-in-white-custody = La pieza no puede ir ahí: quedaría entre dos piezas blancas.
refused-relocation-in-black-custody = La pieza no puede ir ahí: quedaría entre dos piezas negras.
refused-place-queen-first = Coloca antes la reina.
refused-place-guards-first = Coloca antes todos los guardias.
refused-no-queen-in-hand = Ya no queda ninguna reina por colocar.
refused-no-guard-in-hand = Ya no queda ningún guardia por colocar.
refused-place-on-edge = Las piezas se colocan en el borde.
refused-place-opposite = La segunda reina tiene que estar justo enfrente de la primera.
refused-place-on-throne = En el trono no se puede colocar nada.
refused-looking-back = Estás viendo una posición anterior. Para jugar desde aquí, elige «{ banner-go-on-here }».
refused-touched = Pieza tocada, pieza movida: tienes que mover la que has tocado.
refused-pass = No puedes pasar mientras tengas jugadas.
refused-handicap = Este turno se salta: es parte de la ventaja.
refused-must-pass = No hay ninguna jugada legal, así que el turno pasa.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = gana la partida
reason-loses = pierde la partida
reason-loses-empty-throne = rodea el trono sin la reina en él, y así pierde la partida
reason-loses-repetition = llega a la misma posición por tercera vez, y así pierde la partida
reason-draws = deja la partida en tablas
reason-lets-win = { $by ->
        [you] te deja
        [computer] deja al ordenador
        [white] deja a las blancas
        [black] deja a las negras
       *[name] deja a { $name }
    } ganar { $count ->
        [one] en la jugada siguiente
       *[other] en { $count } jugadas
    }
reason-wins-in = gana{ $count ->
        [one] , se responda lo que se responda
       *[other] { " " }en { $count } jugadas, se responda lo que se responda
    }
reason-misses-win = deja escapar { $count ->
        [one] una victoria inmediata
       *[other] una victoria en { $count } jugadas
    }
reason-prevents-win = { $by ->
        [you] no te deja
        [computer] no deja al ordenador
        [white] no deja a las blancas
        [black] no deja a las negras
       *[name] no deja a { $name }
    } ganar con { $move }
reason-only-move = es la única posible
reason-captures = captura { $pieces }
reason-trapped = mete la pieza entre dos piezas rivales, donde la capturan
reason-would-be-captured = { $by ->
        [you] te deja
        [computer] deja al ordenador
        [white] deja a las blancas
        [black] deja a las negras
       *[name] deja a { $name }
    } capturar { $pieces } con { $move }
reason-saves = pone a salvo { $pieces }
reason-threatens = amenaza con capturar { $pieces }
reason-traps-queen = deja sin salida a la reina de { $cell }
reason-blocks-throne = cierra el camino del trono a la reina de { $cell }
reason-occupies-throne = lleva la reina al trono
reason-blocks-guards = ocupa junto al trono una casilla que aún necesitan los guardias rivales
reason-holds-up = bloquea { $pieces } en su avance hacia dentro
reason-wins-race = { $whom ->
        [you] te da
        [computer] da al ordenador
        [white] da a las blancas
        [black] da a las negras
       *[name] da a { $name }
    } { $count ->
        [one] { $count } jugada de ventaja
       *[other] { $count } jugadas de ventaja
    } en la carrera hacia el trono
reason-gives-away = { $count ->
        [0] pierde un poco de tiempo
        [one] regala más o menos { $count } jugada
       *[other] regala unas { $count } jugadas
    }
reason-nearest-cell = deja la pieza lo más cerca posible del trono
reason-farthest-cell = envía la reina lo más lejos posible del trono
reason-keeps-away = mantiene la pieza lejos de las rivales
reason-inwards = acerca una pieza al trono
reason-sideways = mueve una pieza por su anillo
reason-quiet = cambia poco
explained-move = Esta jugada { $reason }.
explained-answer = { $by ->
        [you] Entonces juegas
        [computer] Entonces el ordenador juega
        [white] Entonces las blancas juegan
        [black] Entonces las negras juegan
       *[name] Entonces { $name } juega
    } { $move }.
explained-answer-why = { $by ->
        [you] Entonces juegas
        [computer] Entonces el ordenador juega
        [white] Entonces las blancas juegan
        [black] Entonces las negras juegan
       *[name] Entonces { $name } juega
    } { $move }, que { $reason }.
explained-best = No hay nada mejor: esta jugada { $reason }.
explained-good = Se pierde poco: esta jugada { $reason }.
explained-quiet = Una jugada tranquila con la que se pierde poco.
explained-playable = Se puede jugar, pero { $reason }.

## The end of a game

end-you-win = Has ganado
end-you-lose = Has perdido
end-white-wins = Ganan las blancas
end-black-wins = Ganan las negras
end-name-wins = Gana { $name }
end-draw = Tablas
end-white-enthroned = La reina blanca está en el trono, rodeada por sus seis guardias.
end-black-enthroned = La reina negra está en el trono, rodeada por sus seis guardias.
end-white-enthroned-left = La reina blanca está en el trono, rodeada por todos los guardias que le quedan.
end-black-enthroned-left = La reina negra está en el trono, rodeada por todos los guardias que le quedan.
end-white-empty-throne = Los seis guardias blancos han rodeado el trono sin su reina en él.
end-black-empty-throne = Los seis guardias negros han rodeado el trono sin su reina en él.
end-white-queen-captured = La reina blanca ha sido capturada.
end-black-queen-captured = La reina negra ha sido capturada.
end-white-guards-captured = El último guardia blanco ha sido capturado.
end-black-guards-captured = El último guardia negro ha sido capturado.
end-white-repeated = Las blancas han llegado a la misma posición por tercera vez.
end-black-repeated = Las negras han llegado a la misma posición por tercera vez.
end-white-resigned = Las blancas han abandonado.
end-black-resigned = Las negras han abandonado.
end-you-resigned = Has abandonado.
end-name-resigned = { $name } ha abandonado.
end-white-out-of-time = Las blancas se han quedado sin tiempo.
end-black-out-of-time = Las negras se han quedado sin tiempo.
end-you-out-of-time = Te has quedado sin tiempo.
end-name-out-of-time = { $name } se ha quedado sin tiempo.
end-repetition = La misma posición se ha dado por tercera vez.
end-both-stuck = Ningún bando puede mover.
end-progress = { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } sin capturas ni avances hacia dentro.
end-agreement = Los jugadores han acordado tablas.
end-next-level = Siguiente: { $level }
end-rematch = Revancha
end-swap = Cambiar de bando
end-my-games = Volver a Mis partidas
end-title = Menú principal
end-look = Ver el tablero

## The title

# As in English.
title-name = Agon
title-line = Una carrera hacia el trono, en el tablero hexagonal más antiguo.
title-play = Jugar
title-play-first = Una primera partida, explicada paso a paso
title-play-computer = Contra el ordenador ({ $level })
title-continue = Continuar
title-continue-computer = Contra el ordenador ({ $level }), turno { $turn }
title-continue-people = { $white } – { $black }, turno { $turn }
title-computer = Contra el ordenador
title-people = Dos jugadores
title-daily = Problema de hoy
more-positions = Posiciones
rules = Reglas

## Before a game

new-game-level = Nivel del rival
level-beginner-line = Pasea sin ver amenazas ni ocasiones: bueno para conocer el juego.
level-learner-line = Sabe adónde ir, pero se entretiene y se le escapan la mayoría de tus amenazas.
level-casual-line = Va derecho al trono y solo se fija en ti de vez en cuando.
level-steady-line = Ve la mayoría de las capturas y amenazas, pero nada más allá.
level-skilled-line = Se le escapan pocas capturas y amenazas, pero se descuida cuando todo está en calma.
level-strong-line = Juzga bien las posiciones y hace pagar los errores.
level-formidable-line = Piensa varias jugadas y rara vez cae en una trampa.
level-expert-line = Ve muy lejos y es difícil de vencer.
level-virtuoso-line = Ve todavía más lejos y casi nunca se equivoca.
level-master-line = Juega con toda su fuerza.
level-beginner-voice = ¿Ya me toca? Qué tablero tan bonito.
level-learner-voice = El primer paso lo veo. El segundo se me olvida.
level-casual-voice = ¡Al trono! Ah, ¿también estabas ahí?
level-steady-voice = Un guardia detrás de otro. Sin prisa.
level-skilled-voice = Se me escapa poco, si no me aburro.
level-strong-voice = Todo error tiene su precio.
level-formidable-voice = ¿Esa trampa? La vi hace tres jugadas.
level-expert-voice = Tus próximas jugadas son parte de mi plan.
level-virtuoso-voice = ¿Para qué correr? El trono me espera.
level-master-voice = Toma asiento. El trono ya es casi mío.
level-length = Una partida dura { $turns ->
        [one] más o menos { $turns } turno.
       *[other] unos { $turns } turnos.
    }
new-game-names = ¿Quién juega?
new-game-first = Primer jugador
new-game-second = Segundo jugador
new-game-name-hint = Nombre
new-game-colour = Tu color
new-game-colour-first = Color del primer jugador
new-game-colour-of = Color de { $name }
new-game-lot = Al azar
lot-you-white = Juegas con blancas.
lot-you-black = Juegas con negras.
lot-name-white = { $name } juega con blancas.
new-game-handicap = Ventaja
new-game-handicap-line = { $turns ->
        [0] Sin ventaja.
        [one] El ordenador se salta su primer turno.
       *[other] El ordenador se salta sus { $turns } primeros turnos.
    }
new-game-clock = Reloj
clock-none = Sin reloj
clock-per-move = Por jugada
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Sin límite de tiempo.
clock-per-move-line = Cada jugada tiene este tiempo; el que sobra no se acumula.
clock-fischer-line = Tiempo para toda la partida, más unos segundos después de cada jugada.
clock-bronstein-line = Tiempo para toda la partida; los primeros segundos de cada jugada no cuentan.
clock-for-a-move = Para cada jugada
clock-minutes = Minutos para toda la partida
clock-increment = Segundos añadidos por jugada
clock-delay = Segundos gratis por jugada
clock-less = Quién tiene menos tiempo
clock-less-nobody = Nadie
clock-less-part = Parte del tiempo del rival
clock-first-moves = La primera jugada de cada bando no gasta tiempo. El reloj se para mientras hay un menú abierto.
new-game-touch-move = Pieza tocada, pieza movida
new-game-touch-move-hint = Si tocas una pieza, tienes que moverla, si puede.
new-game-other-rules = Elegir otras reglas
new-game-position = Posición inicial
new-game-position-line = Empieza con una posición, un enlace o una notación, con estos jugadores.
new-game-position-paste = Pegar una posición
new-game-start = Empezar
own-rules = Tus propias reglas
own-rules-line = Basadas en «{ $name }»; cambia lo que quieras.
own-rules-known = De momento, estas reglas son iguales que «{ $name }».
own-rules-unknown = Estas reglas son solo tuyas.
axis-setup = Cómo empieza la partida
setup-standard = Todas las piezas en el borde
setup-standard-line = Reinas y guardias empiezan donde siempre.
setup-bell = Se colocan los guardias
setup-bell-line = Las reinas ya están en su sitio. Los jugadores colocan sus guardias por turnos, donde quieran, menos en el trono.
setup-parlett = Se colocan todas las piezas
setup-parlett-line = Primero las reinas y luego los guardias, por turnos, donde se quiera, menos en el trono.
setup-edge = Se colocan todas las piezas en el borde
setup-edge-line = Por turnos: primero la reina y luego los guardias, solo en el borde.
setup-edge-opposite = En el borde, reinas enfrentadas
setup-edge-opposite-line = Igual, pero la segunda reina tiene que estar justo enfrente de la primera.
axis-capture = Qué se captura
capture-straight = Una pieza entre dos rivales, en línea recta
capture-straight-line = La pieza que se mueve y otra de su bando tienen entre ellas una pieza rival, en línea recta.
capture-bent = También en ángulo
capture-bent-line = En línea recta, o en un ángulo de 120° con la pieza rival en el vértice.
capture-same-ring = Una pieza entre dos rivales, en su anillo
capture-same-ring-line = Tres piezas seguidas en un mismo anillo, también en sus esquinas.
axis-custody = Ir entre dos piezas rivales
custody-forbidden = Nunca
custody-forbidden-line = Ninguna pieza puede ir entre dos rivales, ni siquiera para capturar.
custody-unless-capturing = Solo para capturar
custody-unless-capturing-line = Una pieza puede ir ahí solo si con esa misma jugada captura, y entonces está a salvo.
custody-trapped = Permitido, pero la capturan
custody-trapped-line = Una pieza puede ir ahí, pero la capturan, capture ella lo que capture.
axis-guard = Adónde va un guardia capturado
guard-edge = Al borde
guard-edge-line = A cualquier casilla vacía del anillo exterior.
guard-next-ring = Un anillo hacia fuera
guard-next-ring-line = A cualquier casilla vacía del anillo siguiente; desde el borde, a otra casilla del borde.
guard-start = A una casilla inicial
guard-start-line = A cualquier casilla vacía donde empezó un guardia de su bando; si no hay ninguna, al borde.
guard-removed = Fuera del tablero
guard-removed-line = Sale de la partida en el acto. La reina gana entonces cuando la rodean todos los guardias que le quedan; quien no tiene ninguno pierde.
axis-queen = Adónde va una reina capturada
queen-not-throne = Adonde sea, menos al trono
queen-not-throne-line = A cualquier casilla vacía, salvo la del centro.
queen-anywhere = Adonde sea, también al trono
queen-anywhere-line = A cualquier casilla vacía, incluso al trono.
queen-next-ring = Un anillo hacia fuera
queen-next-ring-line = A cualquier casilla vacía del anillo siguiente; desde el borde, a otra casilla del borde.
queen-edge = Al borde
queen-edge-line = A cualquier casilla vacía del anillo exterior.
queen-start = A su casilla inicial
queen-start-line = A la casilla donde empezó; si no está vacía, al borde.
queen-removed = Fuera del tablero
queen-removed-line = Sale de la partida en el acto, y su bando pierde.
axis-chooser = Quién elige la casilla de la reina capturada
chooser-owner = Su propio bando
chooser-owner-line = Como con cualquier otra pieza.
chooser-captor = Quien la captura
chooser-captor-line = Quien la captura elige su nueva casilla; cuenta igualmente como turno del bando de la reina.
axis-back-capture = Recolocar una pieza donde capturaría
back-capture-forbidden = Prohibido
back-capture-forbidden-line = Nunca en una casilla donde una pieza rival quedaría entre ella y otra de su bando.
back-capture-allowed = Permitido, sin capturar
back-capture-allowed-line = Puede quedar una pieza rival entre ella y otra de su bando, pero no se captura.
axis-back-custody = Recolocar una pieza entre dos rivales
back-custody-forbidden = Prohibido
back-custody-forbidden-line = Nunca en una casilla entre dos piezas rivales.
back-custody-allowed = Permitido
back-custody-allowed-line = Puede ir ahí y no le pasa nada.
axis-cost = Cuánto cuesta recolocar una pieza
cost-turn = El turno entero
cost-turn-line = Recolocar una pieza ocupa el turno entero, así que una serie de capturas hace ganar tiempo.
cost-nothing = Nada
cost-nothing-line = En el mismo turno se recolocan todas las piezas capturadas y, además, se mueve.
axis-empty-throne = Rodear el trono hace perder
empty-no-queen = Si no hay ninguna reina en él
empty-no-queen-line = Seis guardias pueden rodear a la reina rival.
empty-own-queen = Salvo que esté tu propia reina
empty-own-queen-line = Rodear a la reina rival también hace perder.
axis-repetition = La misma posición por tercera vez
repetition-draw = Tablas
repetition-draw-line = Nadie gana, repita quien repita.
repetition-loses = Pierde quien repite
repetition-loses-line = Quien está a punto de repetir tiene que buscar otra cosa.
repetition-off = Sin efecto
repetition-off-line = Los jugadores deciden cuándo parar.
axis-progress = Tablas tras jugadas sin progreso
axis-progress-line = Jugadas seguidas de ambos bandos sin capturar, avanzar hacia dentro ni colocar piezas.
progress-off = Nunca
preset-modern-line = Como «{ preset-globe }», pero quien captura una reina elige adónde va, y quien repite una posición por tercera vez pierde. Las partidas tienen final.
preset-globe-line = Según Le Globe Joueur: se captura en línea recta; los guardias capturados se recolocan en el borde.
preset-escale-line = Como «{ preset-globe }», pero dos piezas capturan también en un ángulo de 120°. Según Escale à jeux.
preset-fromager-line = Como «{ preset-escale }», pero recolocar piezas no cuesta el turno: además, mueves. Según Alain Fromager.
preset-ring-line = Solo se captura a lo largo de un anillo. Se puede ir entre dos piezas rivales, pero entonces capturan la pieza. Según Board and Pieces.
preset-ring-entry-line = Como «{ preset-ring }», pero antes los jugadores colocan sus piezas en el borde, por turnos.
preset-neto-line = Como «{ preset-ring }», pero una pieza capturada retrocede un solo anillo. Según João Pedro Neto.
preset-classic-line = Como «{ preset-globe }», pero nunca se puede ir entre dos piezas rivales, ni siquiera para capturar; una reina capturada puede ir al trono.
preset-bell-line = Como «{ preset-classic }», pero antes los jugadores colocan sus guardias, por turnos. Según R. C. Bell.
preset-parlett-line = Como «{ preset-classic }», pero antes los jugadores colocan todas sus piezas, por turnos. Según David Parlett.
preset-captor-line = Como «{ preset-classic }», pero quien captura una reina elige adónde va.
preset-home-line = Como «{ preset-classic }», pero una pieza capturada vuelve adonde empezó.
preset-japan-line = Como «{ preset-classic }», pero una pieza capturada sale de la partida, y la reina gana con los guardias que quedan.
preset-ludii-line = Como «{ preset-classic }», pero se puede recolocar una pieza entre dos rivales, y rodear a la reina rival hace perder.

## Analysis

analysis-title = Análisis
analysis-begin = Tablero de análisis
analysis-end = Terminar el análisis
analysis-all-lines = Todo el análisis
analysis-play = Hacer esta jugada
analysis-fewer = Menos líneas
analysis-more = Más líneas
analysis-how-many = Número de líneas
analysis-stop = Dejar de buscar
analysis-go-on = Seguir buscando
analysis-stand-still = { $side ->
        [white] ¿Y si las blancas no jugaran?
       *[black] ¿Y si las negras no jugaran?
    }
analysis-move-again = Las mejores jugadas
analysis-if-still = { $side ->
        [white] Si las blancas no jugaran, las negras podrían jugar:
       *[black] Si las negras no jugaran, las blancas podrían jugar:
    }
analysis-no-standing-still = Antes hay que recolocar o colocar una pieza.
analysis-line = Línea { $number }. { $move }
analysis-searching = Profundidad { $depth }…
analysis-done = Profundidad { $depth }
analysis-stopped = Profundidad { $depth }, búsqueda detenida
analysis-hidden = Profundidad { $depth }, en pausa mientras no se ve
analysis-failed = El análisis no funciona en este dispositivo.
analysis-over = Aquí la partida ya ha terminado.
analysis-effort = { $nodes } posiciones, { $speed }/s
analysis-thousands = { $thousands } k
analysis-millions = { $whole },{ $tenths } M
analysis-agree-title = ¿Analizar la partida entre los dos?
analysis-agree-body = { $name }, ¿de acuerdo? La partida se queda como está y se puede continuar cuando sea.
analysis-not-now = Una partida contra el ordenador se puede analizar cuando haya terminado.

## Aperturas

openings-title = Aperturas
openings-source = Partidas
openings-mine = Mías
# As in English.
openings-atlas = Atlas
openings-both = Ambas
openings-start = La posición en que empiezan las partidas
openings-results = Partidas: { $count }. Ganaron las blancas: { $white } %, tablas: { $draws } %, ganaron las negras: { $black } %.
openings-percent = { $percent } %
openings-none = Ninguna partida ha llegado hasta aquí.
openings-none-own = Todavía no has terminado ninguna partida con estas reglas.
openings-other-rules = El atlas solo tiene partidas con estas reglas: { $name }.
openings-reading = Leyendo tus partidas…
openings-note = Partidas del ordenador contra sí mismo en el atlas: { $count }
openings-learn = { $side ->
        [white] Aprender con blancas
       *[black] Aprender con negras
    }
openings-forget = Olvidar esta línea
openings-learned = Esta línea vuelve en «{ mistakes-title }».

## The review of a game

review-offer = Juzga cada jugada: los errores y qué era mejor.
review-begin = Revisar la partida
review-running = Revisión: jugada { $done } de { $count }
review-cancel = Parar la revisión
review-failed = La revisión no funciona en este dispositivo.
review-previous = Error anterior
review-next = Error siguiente
review-better = Ver la mejor jugada
review-see = Ver los errores
review-look = Quién iba por delante
review-graph = Quién iba por delante, jugada a jugada
review-race-line = ventaja en jugadas
review-chances = Opciones de las blancas en %
review-turn = turno
review-to-go = jugadas por hacer
review-course = Jugadas que le faltaban a cada bando
review-start = Antes de la primera jugada
review-point = Turno { $turn }, { $side ->
        [white] blancas
       *[black] negras
    }, { $move }{ $mark ->
        [inaccuracy] : imprecisión
        [mistake] : error
        [blunder] : error grave
        [only] : la única jugada buena
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , cuesta más o menos { $count } jugada
       *[other] , cuesta unas { $count } jugadas
    }
review-verdict = { $mark ->
        [inaccuracy] Imprecisión
        [mistake] Error
        [blunder] Error grave
       *[only] La única jugada buena
    }{ $count ->
        [0] { "" }
        [one] , cuesta más o menos { $count } jugada
       *[other] , cuesta unas { $count } jugadas
    }
review-better-was = Mejor era { $move }.
review-nearly-lost = La partida ya estaba casi perdida, así que importó menos.
review-value = { $value }. Opciones de las blancas: { $percent } %
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
review-mistakes = { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
review-blunders = { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
review-no-marks = sin errores claros
review-none = Sin errores claros: ninguna jugada, por sí sola, ha echado a perder muchas opciones de ganar.
review-level = { $who ->
        [you] Has jugado a un nivel de
       *[player] { $name }: un nivel de
    } { $end ->
        [lowest] { $whole }
        [highest] { $whole } o más
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = La partida se guarda después de cada jugada.
pause-resume = Volver a la partida
pause-again = Reiniciar
pause-again-title = ¿Reiniciar esta partida?
pause-again-body = Lo jugado hasta ahora se queda en Mis partidas.
pause-leave = Menú principal

## Sharing a game

# Games by link.
by-link-title = Partidas por enlace
by-link-afar = Por enlace
by-link-how = Haces una jugada y envías un enlace a tu rival, que lo abre, responde y te envía otro.
by-link-your-turn = Te toca
by-link-their-turn = Le toca al rival
by-link-new = Nueva partida por enlace
by-link-answered = Respuesta preparada de { $name }: { $move }.
by-link-moved = Ahora envía el enlace a tu rival. Abre el que te llegue de vuelta, y la partida sigue.
by-link-send = Enviar el enlace
by-link-undo = Ya has copiado el enlace con esta jugada. Si tu rival lo abre, vuestras partidas serán distintas.
by-link-prepare = Si…, entonces…
by-link-prepared = { $count ->
        [0] Prepara tus respuestas. Si una encaja, se juega justo después de la jugada de tu rival.
        [one] Hay una respuesta preparada. Va con este enlace, no con uno copiado antes, y se juega en cuanto encaje.
       *[other] Hay { $count } respuestas preparadas. Van con este enlace, no con uno copiado antes, y se juegan en cuanto encajen.
    }
by-link-prepare-begin = Preparar respuestas
by-link-prepare-end = Guardar estas respuestas
by-link-preparing = Haz una jugada posible de tu rival y después tu respuesta. Vuelve atrás para preparar la respuesta a otra jugada. ✓ guarda las respuestas.
banner-preparing-move = Una jugada posible
banner-preparing-answer = Tu respuesta
new-game-where = ¿Dónde está tu rival?
new-game-here = En esta pantalla
new-game-own-name = Tu nombre
new-game-other-name = Nombre del rival
open-by-link-new = { $side ->
        [white] Una partida por enlace. Juegas con blancas.
       *[black] Una partida por enlace. Juegas con negras.
    }
open-by-link-goes-on = La respuesta en una de tus partidas por enlace: { $moves }.
open-by-link-known = Ya tienes esta posición de tu partida por enlace, o una posterior.
open-by-link-other = Desde el turno { $turn }, esta no es la partida que conoces. Si sigues con esta, lo que tienes desde ahí pasa a ser una variante.
open-by-link-differs = En el turno { $turn } tú tienes { $own }, y el enlace, { $other }. Si sigues con la partida del enlace, lo que tienes desde ahí pasa a ser una variante.
open-by-link-play = Jugar esta partida
open-by-link-take = Seguir con la partida del enlace
share-times = Con tiempos
share-by-link = Este enlace es solo para tu rival: le lleva tu jugada.
share-by-code = Solo para tu rival: pegado en «{ open-title }», aquí o en el navegador, le lleva tu jugada.
share-by-message = Nuestra partida de Agon. Copia todo este mensaje y pégalo en el programa, en «{ open-title }».

share-title = Compartir
share-game = Toda la partida
share-position = Esta posición
share-link-hint = Quien abra el enlace verá la partida y podrá seguir desde aquí: contra ti, enviando y recibiendo enlaces, o contra el ordenador.
share-code-hint = Quien pegue esto en «{ open-title }», aquí o en el navegador, podrá seguir jugando: contra ti, enviando y recibiendo códigos, o contra el ordenador.
share-qr = Lo mismo, en código QR
share-no-qr = Es demasiado largo para un código QR.
share-picture = Una imagen
share-picture-hint = El tablero tal como lo ves ahora.
share-save-picture = Guardar la imagen
share-moving-picture = Animación (GIF)…
share-no-picture = La imagen no se ha podido guardar.
share-too-long = Esta partida es demasiado larga para un enlace. La posición sola y la notación sí se pueden compartir.
share-copy-link = Copiar el enlace
share-copy-code = Copiar el código
share-record = La notación
share-record-hint = Todas las jugadas en notación legible (PGN), para guardarlas o abrirlas de nuevo.
share-save = Guardar archivo
share-copy-text = Copiar el texto
share-letters = La posición como texto
share-letters-hint = Una línea que dice dónde está cada pieza. Pégala en «{ new-game-position-paste }», antes de una partida nueva.

## An animation of the game

moving-title = Animación (GIF)
moving-hint = El tablero reproduce estas jugadas en una animación corta, para enviarla o ponerla en una página.
moving-moves = Jugadas
moving-last =
    { $count ->
        [one] La última
       *[other] Las { $count } últimas
    }
moving-whole = Toda la partida
moving-chosen = Elegir…
moving-from = Desde la jugada { $move }
moving-to = Hasta la jugada { $move }
moving-size = Tamaño
moving-size-small = Pequeño
moving-size-medium = Mediano
moving-size-large = Grande
moving-speed = Velocidad
moving-speed-slow = Lenta
# As in English.
moving-speed-normal = Normal
moving-speed-fast = Rápida
moving-captions = Mostrar nombres y jugadas encima y debajo del tablero
moving-length =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }, { $seconds ->
        [one] más o menos { $seconds } segundo
       *[other] unos { $seconds } segundos
    }
moving-save = Guardar la animación
moving-progress = Jugada { $number } de { $count }
moving-nothing = Todavía no hay jugadas que mostrar.
moving-failed = No se ha podido crear la animación.
moving-game-went-on = Entretanto, la partida ha seguido. Guarda la animación otra vez.

## Opening a game

open-title = Abrir una partida
open-hint = Pega un enlace, un código, una posición o la notación de una partida.
open-field = Enlace, código o notación
open-paste = Pegar
open-file = Elegir un archivo
open-drop = También puedes soltar un archivo sobre el tablero.
open-long-text = Un texto de { $count } caracteres, demasiado largo para mostrarlo aquí.
open-clear = Vaciar
open-read = Abrir
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Juegan las blancas
open-black-to-move = Juegan las negras
open-rules = { $rules }, turno { $turn }
open-standing = { $rules }, turno { $turn }: { $standing }
open-kept = Esto es lo que se ha podido leer.
open-people = Continuar entre dos
open-computer = Contra el ordenador ({ $level })
open-look = Ver la partida
open-no-link = Esto no es un enlace a una partida.
open-link-damaged = Este enlace está dañado: le falta una parte o ha cambiado. Cópialo de nuevo o pide otro.
open-link-other-version = Este enlace viene de otra versión del programa.
open-link-impossible = La partida de este enlace es imposible.
open-position-fault = Esta posición no es válida a partir del carácter { $column }.
open-nothing = Esto no es un enlace, ni un código, ni una posición, ni la notación de una partida.
open-more-faults =
    { $count ->
        [one] Y { $count } fallo más.
       *[other] Y { $count } fallos más.
    }
open-record-fault = Línea { $line }, carácter { $column }: { $reason }
record-unclosed-comment = el comentario que empieza aquí no se cierra.
record-unclosed-variation = la variante que empieza aquí no se cierra.
record-bad-tag = una etiqueta necesita un nombre, y un valor entre comillas.
record-other-game = esta partida es de otro juego: { $game }.
record-rules = no se conocen reglas con este nombre.
record-position = esta posición no es posible.
record-missing-position = la partida no empieza como siempre, y falta su posición inicial.
record-handicap = un hándicap se escribe con «white» o «black» y de 1 a 5 turnos.
record-unknown-result = «{ $text }» no es un resultado.
record-stray = «{ $sign }» no significa nada aquí.
record-mark = esta marca no pertenece a ninguna jugada.
record-variation-without-move = no hay ninguna jugada que esta variante pueda sustituir.
record-too-deep = hay demasiadas variantes unas dentro de otras.
record-no-move = aquí { $move } no es una jugada.
record-illegal = { $move } va contra las reglas. { $reason }
record-other-result = el resultado es { $moves } aquí, pero { $tag } al principio.
record-not-on-board = el resultado es { $said } aquí, pero { $board } en el tablero.

## The position editor

editor-title = Editor de posiciones
editor-edit = Editar la posición
editor-tool-move = Mover una pieza
editor-tool-captured = Pieza capturada
editor-tool-eraser = Goma
editor-undo = Deshacer
editor-redo = Rehacer
editor-opening = Posición inicial
editor-empty = Tablero vacío
editor-mirror = Espejo
editor-turn = Girar 60°
editor-swap = Intercambiar colores
editor-side = ¿A quién le toca?
editor-progress = Jugadas sin progreso
editor-turn-number = Turno
# As in English.
editor-counter = { $name }: { $value }
editor-text = La posición como texto
editor-text-hint = Aquí también puedes pegar un enlace o una notación: se dibuja su última posición.
editor-read = Dibujar
editor-no-link = Solo se comparten posiciones posibles en el juego.
editor-hands = Piezas en mano
editor-hand-white-queen = La reina blanca está en mano
editor-hand-white-guards = Guardias blancos en mano
editor-hand-black-queen = La reina negra está en mano
editor-hand-black-guards = Guardias negros en mano
editor-puzzle = Como problema
editor-puzzle-hint = Habrá que encontrar la única forma de ganar contra cualquier defensa (2 a 6 jugadas).
editor-puzzle-make = Crear el problema
editor-no-puzzle-in-hand = Un problema empieza con todas las piezas en el tablero.
editor-no-puzzle-over = En esta posición no se puede jugar nada.
editor-no-puzzle-win = Aquí no se puede forzar la victoria en 6 jugadas o menos.
editor-no-puzzle-at-once = Una jugada gana en el acto: demasiado fácil para un problema.
editor-no-puzzle-ambiguous = Hay más de una forma: { $one } y { $other } ganan igual de pronto.
editor-no-puzzle-later = La primera jugada es la única buena, pero después varias ganan igual de pronto.
editor-no-puzzle-large = Demostrar aquí la victoria lleva demasiado tiempo. Prueba con una posición más cerca del final.
editor-play = Jugar desde aquí
editor-queens = { $side ->
        [white] Las blancas
       *[black] Las negras
    } tienen { $count } reinas y solo pueden tener una.
editor-guards = { $side ->
        [white] Las blancas
       *[black] Las negras
    } tienen { $count } guardias y solo pueden tener seis.
editor-guard-on-throne = Hay un guardia en el trono. Ahí solo puede estar una reina.
editor-marks = { $count ->
        [one] En { $cells } no hay ninguna pieza capturada, solo la marca.
       *[other] En { $cells } no hay piezas capturadas, solo las marcas.
    }
editor-leaving = Con estas reglas las piezas capturadas salen del tablero: { $cells }.
editor-in-hand = Hay piezas en mano, pero con estas reglas la partida empieza con todas en el tablero.
editor-turn-zero = No hay turno 0: el primero es el turno 1.
editor-repair-queens = Dejar solo la reina de { $cell }
editor-repair-guards = { $count ->
        [one] Quitar el guardia de { $cells }
       *[other] Quitar los guardias de { $cells }
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Quitar un guardia en mano
       *[other] Quitar { $hand } guardias en mano
    }
editor-repair-guards-both = Quitar { $hand ->
        [one] un guardia en mano
       *[other] { $hand } guardias en mano
    } y { $count ->
        [one] el de { $cells }
       *[other] los de { $cells }
    }
editor-repair-throne = Quitar el guardia del trono
editor-repair-marks = { $count ->
        [one] Quitar la marca de { $cells }
       *[other] Quitar las marcas de { $cells }
    }
editor-repair-leaving = Quitar las piezas capturadas: { $cells }
editor-repair-in-hand = Quitar las piezas en mano
editor-repair-turn-zero = Poner el turno 1

## Hints in the first game

hints-understood = Entendido
hints-targets = Esta pieza puede ir a las casillas marcadas: por su anillo o hacia dentro, nunca hacia fuera.
hints-crosses = A las cruces no puede ir: ahí quedaría entre dos piezas rivales.
hints-crosses-trap = A las cruces no puede ir: al recolocar no se puede capturar.
hints-cross-throne = Al trono, que tiene una cruz, no puede ir ninguna reina capturada.
hints-crosses-several = A las cruces no puede ir: pulsa una para ver por qué.
hints-aim = Lleva a tu reina hasta el trono, en el centro, y rodéala con tus seis guardias.
hints-can-capture = Puedes capturar la pieza de { $cells }: juega de modo que quede en línea recta entre dos tuyas.
hints-captured = ¡Captura! La pieza estaba entre dos tuyas (en rojo). Ahora tu rival tiene que recolocarla{ $zone ->
        [edge] { " " }en el borde
        [next] { " " }un anillo más hacia fuera
       *[other] { "" }
    }, y eso cuesta un turno.
hints-captured-and-put-back = ¡Captura! La pieza estaba entre dos tuyas. Tu rival ha tenido que recolocarla{ $zone ->
        [edge] { " " }en el borde
        [next] { " " }un anillo más hacia fuera
       *[other] { "" }
    }, y eso le ha costado un turno: te toca otra vez.
hints-send-queen = Has capturado la reina, así que eliges a qué casilla va. Eso cuenta como el turno de tu rival.
hints-queen-sent = Han capturado a tu reina entre dos piezas rivales (en rojo). Tu rival elige a qué casilla va, y eso cuenta como tu turno.
hints-queen-was-sent = Han capturado a tu reina entre dos piezas rivales. Tu rival ha elegido a qué casilla iba, y eso ha contado como tu turno.
hints-relocate-guard = ¡Capturado entre dos piezas rivales (en rojo)! Recoloca tu guardia en la casilla que quieras { $zone ->
        [edge] del borde
        [start] marcada
       *[other] del siguiente anillo hacia fuera
    }: eso cuenta como tu turno.
hints-relocate-queen = ¡Capturada entre dos piezas rivales (en rojo)! Recoloca tu reina en la casilla marcada que quieras: eso cuenta como tu turno.
hints-empty-throne = Cuidado: si tus seis guardias rodean el trono antes de que llegue tu reina, pierdes. Que entre ella primero.
hints-repetition-loses = Cuidado: ha vuelto la misma posición. Quien la repita por tercera vez pierde, así que prueba otra jugada.
hints-repetition-draws = Cuidado: ha vuelto la misma posición. A la tercera, la partida queda en tablas.
hints-threatened = Cuidado: en su próxima jugada, tu rival puede capturar en { $cells }. Le basta con dejar entre dos piezas suyas lo que tienes ahí.
hints-risk = Cuidado: en { $cells } podrían capturar esta pieza en la próxima jugada, entre dos rivales.
hints-queen-near = Tu reina está junto al trono, donde solo entran las reinas. Una vez en él, solo sale si la capturan.
hints-make-room = Tu guardia de { $cells } no tiene ninguna casilla libre delante. Los guardias junto al trono pueden moverse por su anillo para hacer sitio: la carrera no cuenta esas jugadas.
hints-race = La carrera cuenta las jugadas que le faltan a cada bando para ganar: son las mínimas, y a menudo hacen falta más. Las piezas capturadas suman.

## Advice in a game against the computer

advice-thinking = Buscando una buena jugada…
advice-thinking-why = Probando la jugada…
advice-none = Ahora mismo no hay ninguna pista.
advice-idea = Hay una jugada que { $reason }: búscala.
advice-only-move = Solo hay una jugada.
advice-lost = El ordenador gana hagas lo que hagas. Haz que la partida dure.
advice-piece-step = Mueve { $piece ->
        [queen] la reina
       *[guard] el guardia
    } de { $cell }.
advice-piece-back = Recoloca { $piece ->
        [queen] la reina capturada
       *[guard] el guardia capturado
    } de { $cell }.
advice-cell-step = Mueve { $piece ->
        [queen] la reina
       *[guard] el guardia
    } de { $from } a { $to }.
advice-cell-back = Recoloca { $piece ->
        [queen] la reina capturada
       *[guard] el guardia capturado
    } de { $from } a { $to }.
advice-cell-send = Envía la reina capturada a { $to }.
advice-cell-place = Coloca { $piece ->
        [queen] tu reina
       *[guard] un guardia
    } en { $to }.
advice-line = Podría seguir así: { $moves }.
advice-next-piece = ¿Qué pieza?
advice-next-cell = ¿Qué casilla?
advice-next-line = Mostrar
advice-again = Otra vez

## Trying mistakes again

try-again-begin = Corregir los errores
try-again-end = Volver a la partida
try-again-show = Ver la mejor jugada
try-again-next = Error siguiente
try-again-previous = Error anterior
try-again-asked = Error { $number } de { $count }: { $by ->
        [you] jugaste
        [computer] el ordenador jugó
        [white] las blancas jugaron
        [black] las negras jugaron
       *[name] { $name } jugó
    } { $move }. Encuentra algo mejor.
try-again-wrong = { $verdict } Encuentra algo mejor.
try-again-right = ¡Bien visto! { $verdict }
try-again-shown = La mejor jugada era { $move }. { $verdict }
try-again-failed = Este dispositivo no puede juzgar las jugadas.

## My games

my-games-title = Mis partidas
my-games-empty = Todavía no hay partidas. Aquí se guardan todas, terminadas o no.
my-games-search = Buscar una partida
my-games-search-hint = Nombre, fecha…
my-games-none-found = No hay ninguna partida así.
my-games-order = Ordenar por
my-games-newest = Fecha
my-games-longest = Duración
my-games-by-opponent = Rival
my-games-more = { $count ->
        [one] Mostrar { $count } más
       *[other] Mostrar { $count } más
    }
my-games-left-out = { $count ->
        [one] { $count } partida no se puede leer y falta en el archivo.
       *[other] { $count } partidas no se pueden leer y faltan en el archivo.
    }
my-games-unreadable = Esta partida no se puede leer.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
my-games-won = Ganada
my-games-lost = Perdida
my-games-drawn = Tablas
my-games-unfinished = En curso
my-games-analysis = Análisis
my-games-hints = { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
my-games-continue = Continuar
my-games-look = Ver esta partida
my-games-rename = Cambiar nombre
my-games-remove = Borrar
my-games-remove-title = { $count ->
        [one] ¿Borrar esta partida?
       *[other] ¿Borrar { $count } partidas?
    }
my-games-remove-body = { $count ->
        [one] Se borrará para siempre.
       *[other] Se borrarán para siempre.
    }
my-games-several = Elegir varias
my-games-chosen = { $count ->
        [0] Elige partidas en la lista.
        [one] { $count } partida elegida
       *[other] { $count } partidas elegidas
    }
my-games-all = Todas
my-games-none = Ninguna
my-games-done = Listo
my-games-save = Guardar
my-games-put = Carpeta
my-games-folder = Carpeta
my-games-folder-new = Nueva carpeta
my-games-folder-put = Poner en esta carpeta
my-games-folder-out = Sin carpeta
my-games-folder-rename = Cambiar el nombre de esta carpeta
my-games-may-be-deleted = Este navegador puede borrar tus partidas si falta espacio. Para no perderlas, guárdalas en un archivo: «{ my-games-several }» y luego «{ my-games-all }».

## The story of a game

end-story = Momentos clave
story-title = Momentos clave
story-lines = Jugadas que le faltaban a cada bando, del primer turno al último.
story-opening = El comienzo, turno { $turn }
story-opening-text = Para ganar, a las blancas { $white ->
        [one] les falta al menos { $white } jugada
       *[other] les faltan al menos { $white } jugadas
    }, y a las negras, { $black }.
story-first-capture = La primera captura, turno { $turn }
story-turning-point = El vuelco, turno { $turn }
story-lead-changes = La ventaja cambia de bando, turno { $turn }
story-blow = Un duro golpe, turno { $turn }
story-finish = El final, turno { $turn }
story-so-far = Hasta ahora, turno { $turn }
story-white-queen = Las negras capturan la reina blanca en { $cells }.
story-black-queen = Las blancas capturan la reina negra en { $cells }.
story-white-loses = { $count ->
        [one] Las negras capturan una pieza en { $cells }.
       *[other] Las negras capturan piezas en { $cells }.
    }
story-black-loses = { $count ->
        [one] Las blancas capturan una pieza en { $cells }.
       *[other] Las blancas capturan piezas en { $cells }.
    }
story-cost = Eso cuesta { $bound ->
        [least] al menos{ " " }
        [most] hasta{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } jugada.
       *[other] { $count } jugadas.
    }
story-no-cost = Eso no cuesta ninguna jugada.
story-gain = Pero la reina se puede recolocar más cerca: eso ahorra { $count ->
        [one] { $count } jugada.
       *[other] { $count } jugadas.
    }
story-even = Los dos bandos quedan igualados.
story-white-leads = Las blancas llevan entonces { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } de ventaja.
story-black-leads = Las negras llevan entonces { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } de ventaja.
story-look = Ver

## Lessons

learn-title = Aprender
learn-hint = Lecciones cortas en el tablero, desde el principio.
learn-stars-hint = Tres estrellas: al primer intento, sin pasar de las jugadas indicadas. Dos: al segundo intento, o al primero con más jugadas. Si no, una.
learn-count = { $done ->
        [one] { $done } lección hecha
       *[other] { $done } lecciones hechas
    } de { $count }
learn-stars = { $count ->
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
learn-open = sin hacer
learn-number = Lección { $number } de { $count }
learn-moves = Jugadas: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] una estrella como mucho
       *[other] dos estrellas como mucho
    }
learn-captured = Han capturado una de tus piezas.
learn-lost = Ha ganado tu rival.
learn-repeated = Has repetido la misma posición por tercera vez, y así se pierde.
learn-drawn = Son tablas.
learn-late = Son demasiadas jugadas.
learn-missed = Eso no captura nada.
learn-failed = { $why } Prueba otra vez.
learn-done = { $stars ->
        [3] ¡Perfecto! Tres estrellas.
        [2] ¡Muy bien! Dos estrellas.
       *[other] ¡Hecho! Una estrella.
    }
learn-again = Reiniciar
learn-skip = Saltar esta lección
learn-next = Lección siguiente
learn-leave = Volver a las lecciones
learn-set-aside = Tu progreso en las lecciones no se ha podido leer, así que las lecciones empiezan de nuevo. Está guardado aquí: { $place }
figure-start = La posición inicial
figure-played = Se jugó: { $move }
figure-better = Mejor: { $move }
figure-answer = Jugada clave: { $move }

## Puzzles

puzzles-title = Problemas
puzzles-set-aside = Los problemas que habías resuelto no se han podido leer, así que la cuenta empieza de nuevo. Están guardados aquí: { $place }
puzzle-title = Problema
puzzle-win = { $side }: ganan en { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
puzzle-right = ¡Correcto! Sigue.
puzzle-right-left = { $moves ->
        [one] ¡Correcto! Queda una jugada.
       *[other] ¡Correcto! Quedan { $moves } jugadas.
    }
puzzle-weighing = A ver si eso también gana…
puzzle-wrong = Esa no es la solución: mira lo que sigue y prueba otra vez.
puzzle-unclear = Puede que eso también gane, pero no pronto. Busca algo más rápido.
puzzle-unweighed = Este dispositivo no puede comprobar más jugadas que la solución. Busca otra.
puzzle-solved-at-once = ¡Resuelto al primer intento!
puzzle-solved = ¡Resuelto!
puzzle-solved-helped = Resuelto, con una pista.
puzzle-solved-late = Resuelto: eso también gana, aunque hay algo más rápido.
puzzle-defending = Ahora juega con el otro bando. ¿Encuentras una defensa?
puzzle-beaten = Esa defensa no sirve. ¿Pruebas otra?
puzzle-held = ¡Has aguantado, y no debería haber sido posible!
puzzle-again = Reiniciar
puzzle-defend = Defender
puzzle-skip = Saltar este problema
puzzle-next = Problema siguiente
puzzle-leave = Volver a los problemas
puzzle-leave-to-editor = Volver al editor
mistakes-title = Aprende de tus errores

## Progress

progress-title = Progreso
progress-set-aside = Tus resultados contra el ordenador no se han podido leer, así que la cuenta empieza de nuevo. Están guardados aquí: { $place }
progress-copy = En otro dispositivo
progress-copy-hint = Guarda lecciones, problemas, errores y resultados en un archivo y añádelo allí. Nada de lo que ya haya allí se pierde.
progress-copy-save = Guardar el progreso
progress-copy-add = Añadir un archivo
progress-copy-added = Añadido a tu progreso: { $parts }.
progress-copy-known = Todo eso ya está aquí.
progress-copy-lessons = { $count ->
        [one] { $count } lección
       *[other] { $count } lecciones
    }
progress-copy-puzzles = { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
progress-copy-mistakes = { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
progress-copy-lines = { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
progress-copy-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
progress-copy-damaged = Este archivo de progreso está dañado, así que no se ha añadido nada. Lo que tienes aquí no ha cambiado.
progress-copy-later = Este archivo de progreso es de una versión más reciente del programa, así que no se ha añadido nada.
