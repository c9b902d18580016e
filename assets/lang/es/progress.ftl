# The page of what was learned, solved and played.

progress-lessons = Lecciones
progress-stars = { $count ->
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
progress-no-puzzles = Todavía no has probado ningún problema.
progress-solved = { $solved ->
        [one] { $solved } problema resuelto
       *[other] { $solved } problemas resueltos
    }, { $first } al primer intento
progress-rating = Puntuación: { $rating }; la más alta: { $highest }
progress-themes = Puntos fuertes y débiles
progress-themes-hint = A la derecha: mejor de lo que dice tu puntuación. A la izquierda: todavía no tan bien.
progress-themes-few = Con unos cuantos problemas más, aquí verás qué se te da bien.
progress-stronger = Mejor de lo que dice tu puntuación: { $themes }.
progress-weaker = Todavía no tan bien: { $themes }.
progress-levels = Partidas por nivel
progress-rules = Partidas por reglas
progress-no-games = Todavía no hay partidas terminadas contra el ordenador.
progress-legend = La última partida está a la derecha. En color latón: ganadas sin pistas.
progress-results = { $name }: { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }, { $drawn } en tablas, { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }.
progress-mastered = Ganada sin pistas.
progress-unplayed = { $name }: ninguna partida todavía.
progress-best = Mejores partidas
progress-best-hint = Ganadas sin pistas, primero contra los rivales más fuertes.
progress-no-best = Aquí aparecen las partidas que ganas sin pistas.
progress-distinctions = Méritos
progress-distinctions-hint = En partidas contra el ordenador, sin pistas.
progress-not-yet = Todavía no
progress-win = Una partida ganada
progress-queen-capture = La reina rival capturada
progress-double-capture = Dos piezas capturadas en una jugada
progress-triple-capture = Tres piezas capturadas en una jugada
progress-captures-in-a-row = Capturas en tres turnos seguidos
progress-won-after-queen-capture = Una partida ganada después de que capturaran a tu reina
progress-never-captured = Una partida ganada sin que capturaran ninguna pieza tuya
progress-without-capture = Una partida ganada sin capturar
progress-short = Una partida ganada en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } o menos
progress-head-start = Una partida ganada pese a dar turnos de ventaja
progress-empty-throne = Una partida ganada porque tu rival rodeó el trono vacío
