# La page des problèmes, et ce que seuls ses problèmes disent.

puzzles-hint = Des positions où un seul coup est le meilleur. Trouvez-le et jouez-le sur le plateau.
puzzles-count = Résolus : { $solved } sur { $count } (dont { $first } du premier coup)
puzzles-rating = Votre classement : { $rating } ± { $error }
puzzles-guess = Votre classement : environ { $rating } (à préciser avec d’autres problèmes)
puzzles-show-rating = Montrer mon classement
puzzles-solve = Résoudre un problème
puzzles-themes = Quels problèmes ?
puzzles-theme-all = tous
# As in English.
puzzles-theme-capture = capture
puzzles-theme-queen-capture = capture de la reine
# As in English.
puzzles-theme-double-capture = double capture
puzzles-theme-threat = menace
puzzles-theme-rescue = sauvetage
puzzles-theme-parry = défense
puzzles-theme-block = blocage
puzzles-theme-throne = trône
puzzles-theme-quiet = coup tranquille
puzzles-mistakes-due = { $count } aujourd’hui
puzzles-mistakes-none = rien aujourd’hui
puzzles-other = Autres façons de jouer
puzzles-spotting = Problème ou non ?
puzzles-spotting-line = un coup se détache-t-il ?
puzzles-run = Trois minutes
puzzles-run-line = trois erreurs au plus
puzzles-run-best = votre record : { $count }
puzzles-duel = Deux joueurs
puzzles-duel-line = les dix mêmes, à tour de rôle
puzzles-daily = Problème du jour
puzzles-daily-hint = Le même pour tout le monde, et un nouveau chaque jour.
puzzles-today = Aujourd’hui
puzzles-earlier = Jours précédents
puzzles-more-days = Plus de jours
puzzles-day-at-once = résolu du premier coup
puzzles-day-solved = résolu
puzzles-day-tried = essayé
puzzles-day-open = pas encore essayé

## Pendant les problèmes

puzzle-spotting-question = { $side } : un coup est-il nettement meilleur que tous les autres ?
puzzle-something = Oui, un seul
puzzle-nothing-here = Non, plusieurs
puzzle-nothing = { $side } : aucun coup ne se détache.
puzzle-nothing-right = Exact : aucun coup ne se détache, plusieurs se valent.
puzzle-nothing-wrong = Aucun coup ne se détache ici : plusieurs se valent.
puzzle-spotting-standing = Réponses justes : { $right } sur { $asked }
puzzle-run-standing = Il reste { $time } · résolus : { $solved } · erreurs : { $mistakes } sur { $most }
puzzle-run-time-up = Le temps est écoulé.
puzzle-run-mistakes = C’était la troisième erreur.
puzzle-run-result = Résolus : { $solved }. Votre record : { $best }.
puzzle-run-record = Résolus : { $solved }, votre record !
puzzle-duel-standing = Joueur { $player } : problème { $number } sur { $count }
puzzle-duel-hand-over = Au second joueur, avec les mêmes problèmes.
puzzle-duel-won = Le joueur { $player } gagne { $more } à { $less }.
puzzle-duel-drawn = Égalité : { $count } partout.
puzzle-save = { $side } : trouvez le seul coup qui ne fait pas perdre.
puzzle-gain = { $side } : trouvez le coup qui donne une nette avance.
puzzle-better = { $side } : dans une partie, vous avez joué { $played } ici. Trouvez un meilleur coup.
puzzle-better-weighing = Voyons ce que vaut ce coup…
puzzle-better-wrong = Il y a mieux : voyez la suite. Puis réessayez.
puzzle-better-found = Bien trouvé !
puzzle-line = { $side } : jouez la ligne que vous apprenez, d’ici jusqu’à la fin.
puzzle-line-wrong = Votre ligne continue par { $move }. Jouez ce coup.
puzzle-line-known = Vous connaissez cette ligne !
puzzle-overlooked = Un coup est nettement meilleur ! Le trouverez-vous ?
puzzle-play-again = Rejouer
puzzle-rating = Votre classement : { $rating }
puzzle-rating-changed = Votre classement : { $rating } ({ $change })
puzzle-difficulty = Difficulté : { $rating }
puzzle-rating-unknown = Votre classement apparaîtra après quelques problèmes de plus
puzzle-rating-guess = Votre classement : environ { $rating }
puzzle-hint-counts = Un conseil compte comme une erreur.
puzzle-hint-counted = Le conseil compte comme une erreur.
puzzle-why-others-lose = Tout autre coup perd.
puzzle-why-others-lose-in = { $moves ->
        [one] Tout autre coup perd aussitôt.
       *[other] Tout autre coup perd en { $moves } coups au plus.
    }
puzzle-why-captured = La menace était { $threat } ; { $reply } capturerait maintenant { $pieces }.
puzzle-why-answered = La menace était { $threat } ; { $reply } y répondrait maintenant.
puzzle-why-prevented = La menace était { $threat }, qui n’est plus possible.
puzzle-rules-globe = Une reine capturée est replacée par son propriétaire.
puzzle-rules-escale = Deux pièces capturent aussi en formant un angle de 120°. Une reine capturée est replacée par son propriétaire.
puzzle-rules-ring = Captures le long d’un anneau seulement. On peut aller entre deux pièces adverses, mais la pièce est alors capturée. Une reine capturée est replacée par son propriétaire, même sur le trône.
puzzle-rules-neto = Captures le long d’un anneau seulement. On peut aller entre deux pièces adverses, mais la pièce est alors capturée. Une pièce capturée recule d’un anneau.
puzzle-rules-classic = Jamais entre deux pièces adverses, même pour capturer. Une reine capturée est replacée par son propriétaire, même sur le trône.
puzzle-rules-captor = Jamais entre deux pièces adverses, même pour capturer. Une reine capturée peut même être envoyée sur le trône.
puzzle-rules-ludii = Jamais entre deux pièces adverses, même pour capturer. Une reine capturée est replacée par son propriétaire, même sur le trône. Entourer la reine adverse fait perdre.
mistakes-hint = Les problèmes manqués reviennent ici, ainsi que les pires erreurs trouvées dans vos parties contre l’ordinateur : le lendemain, puis plus tard chaque fois que vous trouvez un bon coup. Dix par jour au plus.
mistakes-none = Rien ne revient pour l’instant. Résolvez des problèmes, ou faites chercher les erreurs d’une partie finie.
mistakes-begin = Commencer : { $count } aujourd’hui
mistakes-next = Plus rien aujourd’hui. La suite : { $date }
mistakes-missed = Problèmes manqués : { $count }
mistakes-own = Erreurs de vos parties : { $count }
mistakes-lines = Lignes d’ouverture : { $count }
mistakes-to-come = Les deux semaines à venir
mistakes-day = { $date } : { $count }
mistakes-left = Encore aujourd’hui : { $count }
mistakes-leave = Retour à l’aperçu
