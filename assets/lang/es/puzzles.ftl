# The page of the puzzles, and what only its puzzles say.

puzzles-hint = Posiciones con una jugada mejor que las demás. Encuéntrala y hazla en el tablero.
puzzles-count = Resueltos: { $solved } de { $count } ({ $first } al primer intento)
puzzles-rating = Tu puntuación: { $rating } ± { $error }
puzzles-guess = Tu puntuación: alrededor de { $rating } (con más problemas será más precisa)
puzzles-show-rating = Mostrar mi puntuación
puzzles-solve = Resolver un problema
puzzles-themes = ¿Qué problemas?
puzzles-theme-all = todos
puzzles-theme-capture = captura
puzzles-theme-queen-capture = captura de la reina
puzzles-theme-double-capture = doble captura
puzzles-theme-threat = amenaza
puzzles-theme-rescue = rescate
puzzles-theme-parry = defensa
puzzles-theme-block = bloqueo
puzzles-theme-throne = trono
puzzles-theme-quiet = jugada tranquila
puzzles-mistakes-due = { $count } hoy
puzzles-mistakes-none = nada hoy
puzzles-other = Otras formas de jugar
puzzles-spotting = ¿Problema o no?
puzzles-spotting-line = ¿destaca una jugada?
puzzles-run = Tres minutos
puzzles-run-line = hasta el tercer error
puzzles-run-best = tu mejor marca: { $count }
puzzles-duel = Dos jugadores
puzzles-duel-line = los mismos diez, por turnos
puzzles-daily = Problema del día
puzzles-daily-hint = El mismo para todo el mundo, y cada día uno nuevo.
puzzles-today = Hoy
puzzles-earlier = Días anteriores
puzzles-more-days = Más días
puzzles-day-at-once = resuelto al primer intento
puzzles-day-solved = resuelto
puzzles-day-tried = intentado
puzzles-day-open = sin probar

## While puzzles are solved

puzzle-spotting-question = { $side }: ¿hay una jugada claramente mejor?
puzzle-something = Sí, una
puzzle-nothing-here = No, varias
puzzle-nothing = { $side }: no destaca ninguna jugada.
puzzle-nothing-right = Correcto: no destaca ninguna jugada, hay varias igual de buenas.
puzzle-nothing-wrong = Aquí no destaca ninguna jugada: hay varias igual de buenas.
puzzle-spotting-standing = Aciertos: { $right } de { $asked }
puzzle-run-standing = Quedan { $time } · resueltos: { $solved } · errores: { $mistakes } de { $most }
puzzle-run-time-up = Se acabó el tiempo.
puzzle-run-mistakes = Ese ha sido el tercer error.
puzzle-run-result = Resueltos: { $solved }. Tu mejor marca: { $best }.
puzzle-run-record = Resueltos: { $solved }, ¡tu mejor marca!
puzzle-duel-standing = Jugador { $player }: problema { $number } de { $count }
puzzle-duel-hand-over = Ahora le toca al segundo jugador, con los mismos problemas.
puzzle-duel-won = Gana el jugador { $player } por { $more } a { $less }.
puzzle-duel-drawn = Igualdad: { $count } a { $count }.
puzzle-save = { $side }: encuentra la única jugada que no pierde.
puzzle-gain = { $side }: encuentra la jugada que da una clara ventaja.
puzzle-better = { $side }: en una partida, aquí jugaste { $played }. Encuentra algo mejor.
puzzle-better-weighing = A ver si esa es buena…
puzzle-better-wrong = Hay algo mejor: mira lo que sigue y prueba otra vez.
puzzle-better-found = ¡Bien visto!
puzzle-overlooked = ¡Hay una jugada claramente mejor! ¿La encuentras?
puzzle-play-again = Repetir
puzzle-rating = Tu puntuación: { $rating }
puzzle-rating-changed = Tu puntuación: { $rating } ({ $change })
puzzle-difficulty = Dificultad: { $rating }
puzzle-rating-unknown = Tu puntuación aparecerá cuando resuelvas unos problemas más
puzzle-rating-guess = Tu puntuación: alrededor de { $rating }
puzzle-hint-counts = Una pista cuenta como error.
puzzle-hint-counted = La pista cuenta como error.
puzzle-why-others-lose = Cualquier otra jugada pierde.
puzzle-why-others-lose-in = { $moves ->
        [one] Cualquier otra jugada pierde en el acto.
       *[other] Cualquier otra jugada pierde en { $moves } jugadas o menos.
    }
puzzle-why-captured = La amenaza era { $threat }; ahora { $reply } capturaría { $pieces }.
puzzle-why-answered = La amenaza era { $threat }; ahora la respuesta sería { $reply }.
puzzle-why-prevented = La amenaza era { $threat }, que ya no es posible.
puzzle-rules-globe = Cada bando recoloca su reina capturada.
puzzle-rules-escale = Dos piezas capturan también en un ángulo de 120°. Cada bando recoloca su reina capturada.
puzzle-rules-ring = Solo se captura a lo largo de un anillo. Una pieza puede ir entre dos rivales, pero entonces la capturan. Cada bando recoloca su reina capturada, incluso en el trono.
puzzle-rules-neto = Solo se captura a lo largo de un anillo. Una pieza puede ir entre dos rivales, pero entonces la capturan. Una pieza capturada retrocede un anillo.
puzzle-rules-classic = Nunca se puede ir entre dos piezas rivales, ni siquiera para capturar. Cada bando recoloca su reina capturada, incluso en el trono.
puzzle-rules-captor = Nunca se puede ir entre dos piezas rivales, ni siquiera para capturar. A una reina capturada se la puede enviar incluso al trono.
puzzle-rules-ludii = Nunca se puede ir entre dos piezas rivales, ni siquiera para capturar. Cada bando recoloca su reina capturada, incluso en el trono. Rodear a la reina rival hace perder.
mistakes-hint = Aquí vuelven los problemas fallados y los peores errores que las revisiones encuentran en tus partidas contra el ordenador: al día siguiente, y luego cada vez más tarde si encuentras una buena jugada. Diez al día como mucho.
mistakes-none = Aquí todavía no hay nada. Resuelve problemas, o revisa una partida cuando haya terminado.
mistakes-begin = Empezar: { $count } hoy
mistakes-next = Nada más por hoy. Siguiente: { $date }
mistakes-missed = Problemas fallados: { $count }
mistakes-own = Errores de tus partidas: { $count }
mistakes-to-come = Las próximas dos semanas
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Quedan para hoy: { $count }
mistakes-leave = Volver al resumen
