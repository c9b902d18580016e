# The page of what was learned, solved and played.

progress-lessons = Leçons
progress-stars = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
progress-no-puzzles = Aucun problème essayé pour l’instant.
progress-solved = { $solved ->
        [one] { $solved } problème résolu
       *[other] { $solved } problèmes résolus
    }, dont { $first } du premier coup
progress-rating = Classement : { $rating }, au mieux { $highest }
progress-themes = Points forts et points faibles
progress-themes-hint = À droite : mieux que ne le laisse attendre votre classement. À gauche : pas encore aussi bien.
progress-themes-few = Après quelques problèmes de plus, vous verrez ici ce qui vous réussit.
progress-stronger = Mieux que ne le laisse attendre votre classement : { $themes }.
progress-weaker = Pas encore aussi bien : { $themes }.
progress-levels = Parties par niveau
progress-rules = Parties par règles
progress-no-games = Aucune partie finie contre l’ordinateur pour l’instant.
progress-legend = La dernière partie est à droite. En couleur laiton : gagné sans conseil.
progress-results = { $name } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }.
progress-mastered = Gagné sans conseil.
progress-unplayed = { $name } : aucune partie pour l’instant.
progress-best = Meilleures parties
progress-best-hint = Gagnées sans conseil, contre les plus forts d’abord.
progress-no-best = Les parties que vous gagnez sans conseil apparaissent ici.
# As in English.
progress-distinctions = Distinctions
progress-distinctions-hint = Pour des parties contre l’ordinateur, sans conseil.
progress-not-yet = Pas encore
progress-win = Une partie gagnée
progress-queen-capture = La reine capturée
progress-double-capture = Deux pièces capturées d’un coup
progress-triple-capture = Trois pièces capturées d’un coup
progress-captures-in-a-row = Une capture trois tours de suite
progress-won-after-queen-capture = Une partie gagnée malgré la capture de votre reine
progress-never-captured = Une partie gagnée sans qu’aucune de vos pièces soit capturée
progress-without-capture = Une partie gagnée sans aucune capture
progress-short = Une partie gagnée en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } au plus
progress-head-start = Une partie gagnée malgré les tours d’avance de l’adversaire
progress-empty-throne = Une partie gagnée parce que l’adversaire a entouré le trône vide
