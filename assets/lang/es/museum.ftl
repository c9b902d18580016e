# The museum of rules.

museum-origin = De dónde viene Agon
museum-origin-text =
    Lo seguro: Agon se imprimió en Londres en 1842, de la mano de Anthony Peacock, y después llegaron muchas versiones.

    Lo que solo se afirma: que es más antiguo, y francés. Algunas fuentes, entre ellas Adam Vaugeois, lo sitúan en Francia hacia 1780. Este museo no tiene ninguna prueba de ello.
museum-names = Sus nombres
museum-names-text = En inglés, el juego se llama también Queen’s Guard o Queen’s Guards, Royal Guards, Guard, Advance and Retreat, y Tournament.
museum-rooms = Las salas
museum-rooms-text = Las reglas impresas no se ponen de acuerdo, ni siquiera en qué es una captura. Cada sala tiene una versión: de dónde viene, cómo son sus partidas y en qué se distingue de cualquier otra. Trece vienen de fuentes impresas o publicadas; la primera es propia de este programa. Donde una fuente calla, hemos tenido que decidir, y la sala lo dice.
museum-told = Reglas de oídas
museum-told-text =
    Conocemos otras dos versiones, pero no lo bastante para jugarlas.

    Según una página de reglas se captura en el mismo anillo, y quien captura elige adónde va cualquier pieza capturada. No dice qué casillas se pueden elegir. Tus propias reglas pueden reunir ambas cosas, pero solo para la reina: capturas a lo largo de un anillo y elección de quien captura.

    Otra versión empieza con las piezas en otras casillas, y tras una captura hay piezas en mano. No sabemos ni dónde están al principio, ni quién las tiene en mano, ni cuándo y dónde se colocan.
museum-paper = En tu propia mesa
museum-paper-text = Un programa incluido en las descargas ({ "agon-engine print" }) imprime el tablero en dos hojas A4 o Carta, piezas para plegar, diagramas y las reglas en tu idioma. También prepara las piezas para una impresora 3D.
museum-sources = Las fuentes
museum-games = Cómo son las partidas
museum-measured = Un ordenador ha jugado { $games } partidas contra sí mismo con estas reglas. De media, una partida ha durado { $plies } jugadas, contando las de los dos bandos. { $drawn ->
        [0] Ninguna acabó en tablas.
        [100] Todas las partidas acabaron en tablas o se dejaron porque no terminaban.
        [one] De cada 100 partidas, { $drawn } acabó en tablas o se dejó porque no terminaba.
       *[other] De cada 100 partidas, { $drawn } acabaron en tablas o se dejaron porque no terminaban.
    } Las blancas han logrado { $white } puntos de cada 100: { $first ->
        [white] jugar primero da algo de ventaja.
        [black] jugar en segundo lugar da algo de ventaja.
       *[even] la diferencia es demasiado pequeña para decir que jugar primero dé ventaja.
    }
museum-measured-plain = Medido con un jugador rápido y sencillo. Un jugador más fuerte daría otras cifras, pero así las reglas se pueden comparar.
museum-measured-strong = Medido con un jugador mucho más fuerte que en las otras salas, así que estas cifras no se pueden comparar con las suyas.
museum-play = Jugar con estas reglas
museum-back = Todas las salas
museum-to-room = A la sala «{ $name }»
museum-compare = Comparar con
museum-count = { $count ->
    [one] { $count } regla distinta
   *[other] { $count } reglas distintas
}
museum-between = { $one } y { $other }
# As in English.
museum-says = { $name }: { $line }
museum-board = La misma posición con las dos reglas
museum-only = Solo con «{ $name }» ({ $mark ->
        [dots] puntos
       *[frames] marcos
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}y { $more } jugada más.
       *[other] {" "}y { $more } jugadas más.
    }
# As in English.
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = captura en { $cells }
museum-captures-nothing = no captura nada
museum-trapped = la propia pieza queda capturada
museum-removed = lo capturado sale del tablero
museum-next = { $side ->
    [black] les toca a las negras
   *[white] les toca a las blancas
}
museum-ended = { $how ->
    [white] ganan las blancas
    [black] ganan las negras
    [drawn] la partida queda en tablas
   *[open] la partida sigue
}
museum-chooses = { $side ->
    [black] Las negras eligen la casilla de la reina.
   *[white] Las blancas eligen la casilla de la reina.
}
