# The texts of the rule book and the museum in `core/assets/rule_book` in Spanish. English is beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = El objetivo
book-race-text = Agon es una carrera hacia el centro del tablero. Lleva a tu reina al trono y rodéala con tus seis guardias antes de que tu rival haga lo mismo.
book-board-chapter = El tablero
book-cells-text = El tablero tiene 91 casillas. La del centro es el trono. A su alrededor hay cinco anillos, que alternan claro y oscuro; el último es el borde.
book-array-text = Cada bando tiene una reina y seis guardias, que empiezan todos en el borde. Las blancas juegan primero.
book-moving-chapter = Mover
book-ways-text = En tu turno, mueve una de tus piezas a una casilla vecina vacía: por su anillo o hacia dentro, al anillo siguiente, pero nunca hacia fuera.
book-jumps-text = Ninguna pieza salta sobre otra.
book-throne-text = Solo una reina puede entrar en el trono.
book-leaving-text = Del trono, una reina solo sale si la capturan.
book-between-text = No puedes ir a una casilla que esté justo entre dos piezas rivales…
book-between-capture-text = …salvo si con esa misma jugada capturas una pieza. Entonces la tuya está a salvo ahí.
book-capturing-chapter = Capturar
book-line-text = Para capturar una pieza rival, haz que quede en línea recta entre la pieza que mueves y otra tuya, las dos pegadas a ella.
book-angle-text = En ángulo no se captura.
book-several-text = Una jugada puede capturar varias piezas.
book-queens-text = Las reinas capturan y son capturadas igual que los guardias.
book-free-text = Capturar nunca es obligatorio.
book-stays-text = Una pieza capturada se queda en su casilla hasta que su bando la recoloca. Hasta entonces sigue cerrando el paso, y tampoco puedes meterte entre ella y otra pieza rival.
book-putting-back-chapter = Recolocar piezas
book-turn-text = Cuando te han capturado piezas, tienes que usar tu turno para recolocar una, y no puedes mover ninguna otra.
book-queen-first-text = Primero, la reina; después, los guardias, en cualquier orden. Una pieza por turno.
book-edge-text = Un guardia va a cualquier casilla vacía del borde.
book-anywhere-text = Una reina va a cualquier casilla vacía menos el trono. El rival elige cuál.
book-not-there-text = La pieza no puede acabar entre dos rivales, ni donde una pieza rival quede entre ella y otra de su bando.
book-ending-chapter = Ganar, perder, tablas
book-winning-text = Ganas cuando tu reina está en el trono y tus seis guardias la rodean.
book-empty-throne-text = Pero cuidado: si tus seis guardias rodean el trono y no hay ninguna reina en él, pierdes.
book-repeating-text = Quien repite la misma posición por tercera vez pierde.
book-drawing-text = La partida queda en tablas cuando en 100 jugadas seguidas no hay capturas ni avances hacia dentro, o cuando ningún bando puede mover. Los jugadores también pueden acordar tablas, y cualquiera puede abandonar.
book-tips-chapter = Conviene saber
book-again-text = A una reina capturada puedes enviarla adonde tu próxima jugada la capture otra vez. Búscalo, y procura que no te lo hagan a ti.
book-gap-text = Tu rival no puede meterse entre dos piezas tuyas, salvo que así capture algo. Dos guardias pueden cerrar un hueco sin ocuparlo.
book-behind-text = Un guardia recolocado en el borde vuelve a empezar por detrás del rival: a menudo, el mejor sitio para capturar.
book-corner-text = Una pieza en una esquina del tablero no puede ser capturada. Pero solo tiene un camino hacia dentro, y es fácil encerrarla.
book-shut-in-text = Los guardias que rodean el trono solo pueden moverse por su anillo. Cuantos más haya allí, menos jugadas te quedan, y siempre hay que mover.

## The museum

room-modern = Reglas hechas para este programa. Con las tradicionales, los jugadores de igual fuerza se bloquean a menudo hasta llegar a tablas. Dos cambios acaban con eso: quien captura la reina la envía lejos, como ya decían viejas reglas inglesas, y quien repite la posición por tercera vez pierde.
room-globe =
    Le Globe Joueur describe estas reglas y aconseja capturar solo en línea recta. Thierry, lector de Escale à jeux, corrige las reglas de ese sitio en el mismo sentido.

    No es seguro: que ninguna pieza se pueda recolocar entre dos rivales lo dice Escale à jeux; Le Globe Joueur habla ahí solo de mover.
room-escale = Las reglas de Le Globe Joueur, pero también con capturas en ángulo, tal como las publica Escale à jeux.
room-fromager = De un comentario de Alain Fromager en Escale à jeux. La forma de entenderlo es nuestra; todo lo demás es como en «{ preset-escale }».
room-ring =
    Las reglas de Board and Pieces, según Provenzo y Botermans.

    No es seguro: la fuente se pregunta si una captura dobla también la esquina del anillo, y no responde. Aquí, sí. También es decisión nuestra que no se pueda recolocar una pieza donde capturaría o sería capturada.
room-ring-entry = Una variante de Board and Pieces: las piezas entran en el borde una a una. Todo lo demás es como en «{ preset-ring }», con las mismas dudas.
room-neto = Las reglas de la página de João Pedro Neto sobre el Queen’s Guard. Dónde no se puede recolocar una pieza es decisión nuestra.
room-classic = Lo que tienen en común las enciclopedias y el artículo de David Parlett. Dónde no se puede recolocar una pieza es decisión nuestra.
room-bell =
    El comienzo de R. C. Bell, tal como lo cuenta la página de João Pedro Neto. Todo lo demás es como en «{ preset-classic }».

    No es seguro: solo conocemos el comienzo de Bell por esa página. Que las blancas coloquen primero es decisión nuestra.
room-parlett =
    El comienzo de David Parlett, tal como lo cuenta la página de João Pedro Neto. Todo lo demás es como en «{ preset-classic }».

    No es seguro: solo conocemos este comienzo por esa página.
room-captor = Viejas reglas inglesas en las que quien captura la reina la coloca. Dónde no se puede recolocar una pieza es decisión nuestra.
room-home = Las reglas de una aplicación, de las que solo sabemos esto: una pieza capturada vuelve a su propia casilla inicial. Los guardias son iguales, así que cada uno puede ir a cualquier casilla donde empezó un guardia de su bando. Adónde van las piezas si ninguna de esas casillas está vacía, y todo lo demás, es decisión nuestra.
room-japan = Una edición japonesa de la que solo sabemos esto: las piezas capturadas salen de la partida, y la reina gana con los guardias que quedan. Quien captura la reina o el último guardia gana: es decisión nuestra, como todo lo demás.
room-ludii = Agon tal como lo juega el sistema Ludii. El propio Ludii lo confirma: los dos programas cuentan las mismas 11.662.533 formas de empezar una partida con cinco jugadas.
source-agon = Este programa.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, con los comentarios de sus lectores.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, a quien sigue Board and Pieces.
source-botermans = Botermans, a quien sigue Board and Pieces.
source-neto = La página de João Pedro Neto sobre el Queen’s Guard.
source-encyclopaedias = Las enciclopedias.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, según João Pedro Neto.
source-old-english = Viejas reglas inglesas.
source-app = Una aplicación de 2025 o 2026.
source-japan = Una edición japonesa de 2025.
source-ludii = El sistema Ludii.
