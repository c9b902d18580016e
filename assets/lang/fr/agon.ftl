# Les textes d’Agon en français. L’anglais est à côté, avec les mêmes clés dans le même
# ordre. Un paragraphe est une ligne ; une ligne vide sépare les paragraphes. Devant : ; ? ! » % et après « vient une
# espace insécable (U+00A0) : l’espace fine insécable serait plus belle, mais la ligne se couperait là.

## Quand le programme ne peut pas continuer

fault-display = Agon a besoin d’un écran : aucun affichage n’a été trouvé. Lancez-le depuis une session graphique.
fault-graphics = Agon ne peut rien dessiner sur cet ordinateur : aucun pilote graphique ni affichage utilisable n’a été trouvé.
fault-running = Agon s’est arrêté à cause d’une erreur du programme. Votre partie est enregistrée jusqu’au dernier coup.
fault-lit-view = Le plateau ne peut pas être dessiné en 3D sur cet appareil. Il est montré de dessus.
content-reading = Chargement…
content-failed = Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
content-again = Réessayer

## Réglages

settings-board = Plateau
settings-theme = Matière
settings-theme-parlour = Bois de salon
settings-theme-marble = Marbre et laiton
settings-theme-contrast = Fort contraste
settings-orientation = Orientation du plateau
settings-orientation-fixed = Fixe
settings-orientation-mover = Celui qui joue
settings-orientation-table = À plat
settings-orientation-fixed-hint = Le plateau ne tourne jamais.
settings-orientation-mover-hint = Le plateau se tourne vers le joueur dont c’est le tour.
settings-orientation-table-hint = Pour un écran posé à plat entre deux joueurs : les pièces et les messages des Noirs leur font face.
settings-playing = Jeu
settings-targets = Montrer où une pièce peut aller
settings-threats = Signaler vos pièces menacées
settings-threats-hint = Des repères aux coins d’une case : au prochain coup, l’adversaire pourrait y capturer votre pièce.
settings-confirm = Confirmer chaque coup
settings-confirm-hint = Touchez la case une seconde fois pour jouer le coup : cela évite les fausses manœuvres.
settings-race = Montrer le nombre de coups restants
settings-names = Noms des cases
settings-names-frame = Sur le cadre
settings-names-cells = Dans les cases
settings-names-off = Aucun

## Touches et manettes

keys-game = Partie
keys-put-down = Reposer la pièce
keys-undo = Annuler le coup
keys-redo = Rétablir le coup
keys-ask-hint = Conseil
keys-why-not = Et si je jouais ce coup ?
keys-previous = Coup précédent
keys-following = Coup suivant
keys-first = Début de la partie
keys-last = Dernier coup
keys-moves = Tous les coups
keys-promote = Faire de la variante la ligne principale
keys-remove = Supprimer la variante à partir d’ici
keys-draw = Commencer ou terminer une flèche
keys-erase = Effacer les flèches et les cases marquées
keys-note = Écrire une note sur le coup
keys-in-words = Avec des mots
keys-analyse = Commencer ou terminer l’analyse
keys-stand-still = Et si je ne jouais pas ? (analyse)
keys-previous-mistake = Erreur précédente (partie finie)
keys-following-mistake = Erreur suivante (partie finie)
keys-better = Montrer le meilleur coup (partie finie)
keys-try-again = Corriger les erreurs, ou arrêter
keys-threats = Montrer ou cacher les menaces
keys-gamepads-two = Avec deux manettes, la première branchée joue les Blancs.
gamepads-gone = Une manette a été déconnectée.
gamepads-two = Deux manettes : la première joue les Blancs, la seconde les Noirs.

## Comment jouer

rules-title = Comment jouer
museum-title = Le musée des règles
book-board = Montrer sur un petit plateau : { $text }
book-show = Montrer
book-reset = Essayer soi-même
book-turn = { $side ->
    [black] { $chooser ->
        [white] Les Blancs choisissent où va la reine noire capturée.
       *[black] Aux Noirs de jouer.
    }
   *[white] { $chooser ->
        [black] Les Noirs choisissent où va la reine blanche capturée.
       *[white] Aux Blancs de jouer.
    }
}

## Qui a fait quoi

credits-game = Le jeu
credits-game-text =
    Agon est un jeu traditionnel, peut-être français, né vers 1780 et imprimé à Londres en 1842. Il n’appartient à personne.

    Ses versions se jouent ici d’après Le Globe Joueur, Escale à jeux et Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett et le système Ludii.
credits-program = Le programme
credits-program-text =
    Version { $version }.

    Un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix. Le plateau, les pièces, les icônes, les sons et la musique ont été faits pour lui et sont distribués sous les mêmes licences.
credits-languages = Langues
credits-languages-text =
    Une phrase sonne faux ? Elle se trouve dans le dossier { $folder } du projet, après sa clé. Proposez-en une meilleure, ou corrigez-la vous-même.

    Pour voir quelle phrase a quelle clé, lancez le jeu avec --lang keys.
credits-fonts = Les caractères
credits-fonts-text =
    Inter, de The Inter Project Authors, et Vollkorn, de Friedrich Althausen et The Vollkorn Project Authors : tous deux sous la SIL Open Font License 1.1.
credits-libraries = Réalisé avec
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde, et les bibliothèques libres dont ils dépendent, chacune sous la licence libre de ses auteurs.

## L’ordinateur

opponent-alone = Dans ce navigateur, l’ordinateur ne peut pas réfléchir normalement : il joue donc une partie facile. À deux joueurs, rien ne change.
opponent-random = L’ordinateur a eu un problème et a joué un coup légal au hasard. La partie continue.
warning-repetition-draw = Cette position se présente pour la deuxième fois. À la troisième, la partie est nulle.
warning-repetition-loses = Cette position se présente pour la deuxième fois. Le joueur qui la répète une troisième fois perd.
warning-progress = Encore { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } sans capture ni avancée, et la partie est nulle.
draw-declined = L’ordinateur préfère continuer la partie.
draw-declined-by = { $by ->
        [white] Les Blancs refusent
        [black] Les Noirs refusent
       *[name] { $name } refuse
    } la nulle.

## Qui et quoi

side-white = Blancs
side-black = Noirs
player-you = Vous
player-computer = Ordinateur
level-beginner = Débutant
level-learner = Apprenti
level-casual = Amateur
level-steady = Régulier
level-skilled = Habile
level-strong = Fort
level-formidable = Redoutable
# As in English.
level-expert = Expert
level-virtuoso = Virtuose
level-master = Maître
preset-modern = Moderne
preset-globe = Traditionnel
# As in English.
preset-escale = Angles
preset-fromager = Angles, sans tour perdu
preset-ring = Anneau
preset-ring-entry = Anneau, pièces à placer
preset-neto = Anneau, recul d’un anneau
preset-classic = Classique
preset-bell = Classique, gardes à placer
preset-parlett = Classique, pièces à placer
preset-captor = Classique, choix adverse
preset-home = Classique, à la case départ
preset-japan = Classique, capture définitive
preset-ludii = Classique, d’après Ludii
preset-custom = Sur mesure
enumeration = { $first } et { $last }

## À côté du plateau

panel-turn = Tour { $turn }
panel-rules = Règles : { $name }
panel-to-move = { $by ->
        [you] À vous
        [white] À leur tour
        [black] À leur tour
       *[other] À son tour
    }
panel-thinking = Réfléchit…
panel-winner = Gagnant
panel-captured = À replacer
panel-captured-sent = { $by ->
        [you] Vous l’envoyez
        [computer] L’ordinateur l’envoie
        [white] Les Blancs l’envoient
        [black] Les Noirs l’envoient
       *[name] { $name } l’envoie
    }
panel-in-hand = En main
panel-off-board = Hors du plateau
panel-undo = Annuler le coup
panel-redo = Rétablir le coup
panel-hint = Conseil
panel-offer-draw = Proposer la nulle
panel-resign = Abandonner
panel-result = Résultat et revanche
panel-view-flat = Passer en 2D
panel-view-space = Passer en 3D
# As in English.
panel-menu = Menu
panel-leave = Quitter la partie
moves-pass = passe
moves-title = Coups
moves-none = Aucun coup n’a encore été joué.
moves-no-variations = Choisissez un coup pour le revoir. Si vous en jouez un autre à partir de là, il figure dessous comme variante.
moves-variations = Choisissez un coup pour le revoir. Les variantes figurent sous les coups qu’elles remplacent.
moves-more = Suite
moves-took = { $seconds ->
        [one] Joué en { $seconds } seconde.
       *[other] Joué en { $seconds } secondes.
    }
moves-to-board = Retour au plateau
moves-promote = En faire la ligne principale
moves-remove = Supprimer à partir d’ici
moves-remove-title = Supprimer cette variante ?
moves-remove-body = { $move } et tout ce qui a été essayé ensuite seront définitivement supprimés.
moves-remove-yes = Supprimer
moves-is-game = Ce coup est sur la ligne principale, pas dans une variante.
moves-is-decided = La partie est finie et ses coups restent tels quels. Tout ce que vous essayez est une variante.
# As in English.
notes-title = Note
notes-write = Écrire une note
notes-game-title = Nom de la partie
notes-at-start = Avant le premier coup
notes-mark = Marque
notes-hint = Ce que vous en pensez
notes-no-mark = Enlever la marque
notes-good = bon coup
notes-mistake = erreur
notes-brilliant = très bon coup
notes-blunder = gaffe
notes-interesting = coup intéressant
notes-dubious = coup douteux
notes-erase = Effacer les flèches et les cases marquées
notes-how-to-draw = Pour dessiner des flèches et marquer des cases sur le plateau, servez-vous du bouton droit de la souris, du clavier ou d’un doigt, en le laissant d’abord immobile.
notes-done = Terminé
notes-later = On peut écrire des notes une fois la partie finie, ou dans une analyse.
in-words-title = Avec des mots
in-words-field = Un coup, une case ou une question
# As in English.
in-words-example = b1 c2
in-words-send = Envoyer
in-words-help = Par exemple « b1 c2 » pour un coup, « e4 » pour une case, ou l’un de ces mots : { $words }.
in-words-unknown = « { $said } » n’a pas été compris.
in-words-done = C’est fait.
in-words-not-now = Ce n’est pas possible maintenant.
in-words-no-review = Les coups sont jugés une fois la partie finie, ou dans une analyse.
in-words-no-verdict = Ce coup n’a rien de particulier.
in-words-no-threats = Aucune pièce n’est menacée.
in-words-threatened = Pièces menacées : { $pieces }.
in-words-can-go = Cases possibles : { $cells }.
in-words-where = où, ou, pièces, pieces
in-words-threats = menaces, menace, menacé, menacée, menacés, menacées, danger
in-words-turn = position, tour
in-words-undo = annuler, annule, annulez
in-words-back = arrière, arriere, recule, reculer, reculez, retour
in-words-forward = avant, avance, avancer, avancez
in-words-first = début, debut, commencement
in-words-last = fin
in-words-hint = conseil, conseils, aide, indice
in-words-verdict = pourquoi, avis, meilleur
in-words-race = course, loin, avance
in-words-mine = mes, mon, ma
in-words-guards = garde, gardes
in-words-queens = reine, reines
# As in English.
clock-in-minutes = { $count } min
# As in English.
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name } : plus qu’une minute.
clock-ten-seconds = { $name } : plus que dix secondes.
clock-stood-still = La pendule n’a pas tourné pendant votre absence.
clock-stands-still = La partie est enregistrée. La pendule s’arrête jusqu’à votre retour.
clock-give = Donner { $seconds } secondes : { $name }
clock-given = { $name } : { $seconds } secondes de plus.
ahead-chosen = Prochain coup : { $move }.
ahead-impossible = Le coup choisi d’avance n’est plus possible.
take-back-title = { $count ->
        [one] Annuler le dernier coup ?
       *[other] Annuler les { $count } derniers coups ?
    }
take-back-body = { $name }, êtes-vous d’accord ?
take-back-yes = D’accord
take-back-no = Refuser
take-back-result-title = Continuer cette partie ?
take-back-result-body = Le résultat ne comptera plus.
take-back-result-yes = Continuer
resign-title = Abandonner cette partie ?
resign-body = La partie s’arrête et { $winner ->
        [you] vous gagnez
        [computer] l’ordinateur gagne
        [white] les Blancs gagnent
        [black] les Noirs gagnent
       *[name] { $name } gagne
    }.
resign-no = Continuer

## Au-dessus du plateau

banner-relocate-queen = Replacez votre reine capturée sur une case marquée.
banner-relocate-guard = Replacez votre garde capturé { $zone ->
        [edge] sur le bord
       *[other] sur une case marquée
    }.
banner-relocate-one = Replacez un de vos gardes capturés.
banner-send-white-queen = Choisissez où va la reine blanche capturée.
banner-send-black-queen = Choisissez où va la reine noire capturée.
banner-place-queen = Placez votre reine.
banner-place-guard = Placez un garde.
banner-your-turn = À vous
banner-step-pick = Choisissez une pièce cerclée.
banner-step-target = Choisissez une case marquée.
banner-confirm = Jouer ce coup ?
banner-confirm-yes = Jouer
banner-confirm-no = Annuler
banner-why = Et si… ?
banner-why-target = Choisissez une case marquée pour voir la suite, sans jouer.
banner-why-piece = Choisissez d’abord une pièce : vous pourrez ensuite demander ce que valent ses coups.
banner-why-done = Terminé
banner-preview = Aperçu : rien n’est joué. Appuyez n’importe où pour revenir.
news-queen-steps = { $who } : reine { $from } → { $to }
news-guard-steps = { $who } : garde { $from } → { $to }
news-queen-relocated = { $who } : reine replacée de { $from } en { $to }
news-guard-relocated = { $who } : garde replacé de { $from } en { $to }
news-white-queen-sent = { $who } : reine blanche envoyée de { $from } en { $to }
news-black-queen-sent = { $who } : reine noire envoyée de { $from } en { $to }
news-queen-placed = { $who } : reine placée en { $to }
news-guard-placed = { $who } : garde placé en { $to }
news-captured-queen = la reine en { $cell }
news-captured-guards = { $count ->
        [one] le garde en { $cells }
       *[other] les gardes en { $cells }
    }
news-captures = { "" }, capture { $pieces }
news-cost = { $whom ->
        [you] vous coûte
       *[name] coûte
    } { $bound ->
        [least] au moins{ " " }
        [most] jusqu’à{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }{ $whom ->
        [you] { "" }
        [computer] { " " }à l’ordinateur
        [white] { " " }aux Blancs
        [black] { " " }aux Noirs
       *[name] { " " }à { $name }
    }
capture-pieces = Capture : { $pieces }
capture-turn = { $count ->
        [one] Replacer la pièce prend un tour.
       *[other] Replacer les pièces prend { $count } tours.
    }
news-trapped = { "" }, et s’y fait capturer
banner-passed = Aucun coup possible : le tour passe.
race-count = { $count ->
        [0] { $count } coup
        [one] au moins { $count } coup
       *[other] au moins { $count } coups
    }
race-count-short = { $count ->
        [0] { $count } coup
       *[other] au moins { $count }
    }
race-least = au moins
race-to-go = coups restants
race-left = Il faut encore { $side ->
        [white] aux Blancs
       *[black] aux Noirs
    } au moins { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } pour gagner.
race-cost = Il faut encore { $side ->
        [white] aux Blancs
       *[black] aux Noirs
    } au moins { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } pour gagner, dont { $cost } à cause des pièces capturées.
race-open = Il faut encore { $side ->
        [white] aux Blancs
       *[black] aux Noirs
    } au moins { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } pour gagner, la reine capturée étant comptée là où elle se trouve, et jusqu’à { $farther } de plus si elle est envoyée sur le bord.
race-queen = Il faut encore { $side ->
        [white] aux Blancs
       *[black] aux Noirs
    } au moins { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } pour gagner, la reine capturée étant comptée là où elle se trouve.
value-even = À égalité
value-lead = { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } ont { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } d’avance
value-wins = { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } gagnent en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
value-wins-at-once = { $side ->
        [white] Les Blancs gagnent aussitôt
       *[black] Les Noirs gagnent aussitôt
    }
value-no-queen = { $side ->
        [white] Les Blancs n’ont pas de reine pour gagner
       *[black] Les Noirs n’ont pas de reine pour gagner
    }
value-winning = { $side ->
        [white] Les Blancs vont gagner
       *[black] Les Noirs vont gagner
    }
banner-looking-back = Vous regardez une position passée.
banner-looking-aside = Vous regardez une variante, qui n’a pas été jouée.
banner-earlier = Position passée : votre coup remplacera la suite.
banner-reviewing = Vous revoyez la partie. Essayez d’autres coups si vous voulez.
banner-reviewing-aside = Vous revoyez une variante. Essayez d’autres coups si vous voulez.
banner-reviewing-only = Vous revoyez la partie.
banner-reviewing-aside-only = Vous revoyez une variante.
banner-analysing = À leur tour (analyse)
banner-analysing-aside = À leur tour (analyse, variante)
banner-retrying = Trouvez mieux
banner-to-the-end = Dernier coup
banner-go-on-here = Repartir d’ici
banner-gave-away = Ce tour est passé (avance convenue).
banner-draw-offered = La nulle a été proposée.
banner-draw-offered-to = { $by ->
        [white] Les Blancs proposent
        [black] Les Noirs proposent
       *[name] { $name } propose
    } la nulle. { $to }, acceptez-vous ?
banner-draw-offered-to-you = Votre adversaire propose la nulle. Acceptez-vous ?
banner-accept = Accepter
banner-decline = Refuser
spoken-to = à
spoken-throne = trône
spoken-empty = vide
spoken-white-queen = reine blanche
spoken-white-guard = garde blanc
spoken-black-queen = reine noire
spoken-black-guard = garde noir
spoken-captured = pièce capturée
spoken-picked = pièce choisie
spoken-movable = peut bouger
spoken-target = peut être atteinte
spoken-threatened = pièce menacée
spoken-coloured = case marquée
spoken-arrow-to = flèche vers { $cell }
spoken-drawn-arrow = Flèche de { $from } à { $to }
spoken-drawn-cell = Case { $from } marquée
spoken-erased = Effacé
spoken-barred = croix : { $why }
spoken-taken-back = Ces coups ont été annulés.
spoken-to-whom = { $who } : { $what }

## Pourquoi un coup est refusé

refused-game-over = La partie est finie.
refused-no-piece = Il n’y a aucune pièce en { $cell }.
refused-not-yours = La pièce en { $cell } n’est pas à vous.
refused-occupied = Il y a déjà une pièce en { $cell }.
refused-not-adjacent = Une pièce ne va que sur une case voisine.
refused-outwards = Les pièces se déplacent le long de leur anneau ou vers l’intérieur, jamais vers l’extérieur.
refused-guard-on-throne = Seule une reine peut entrer sur le trône.
refused-in-white-custody = La pièce ne peut pas aller là : cette case est entre deux pièces blanches.
refused-in-black-custody = La pièce ne peut pas aller là : cette case est entre deux pièces noires.
refused-relocate-first = Il faut d’abord replacer la pièce capturée en { $cells }.
refused-relocate-one-first = Il faut d’abord replacer une de vos pièces capturées : { $cells }.
refused-queen-first = Il faut d’abord replacer la reine capturée en { $cell }.
refused-same-cell = Une pièce capturée doit changer de case.
refused-relocate-to-edge = Cette pièce capturée ne peut aller que sur le bord.
refused-relocate-to-next-ring = Cette pièce capturée ne peut aller que sur l’anneau suivant vers l’extérieur.
refused-relocate-queen-to-start = Cette reine capturée ne peut aller que sur la case où elle a commencé.
refused-relocate-guard-to-start = Ce garde capturé ne peut aller que sur une case où un garde de son camp a commencé.
refused-relocate-to-throne = Une reine capturée ne peut pas aller sur le trône.
refused-relocation-captures = La pièce ne peut pas aller là : elle capturerait une pièce adverse, or une pièce qu’on replace ne doit rien capturer.
refused-relocation-in-white-custody = La pièce ne peut pas aller là : elle serait entre deux pièces blanches.
refused-relocation-in-black-custody = La pièce ne peut pas aller là : elle serait entre deux pièces noires.
refused-place-queen-first = Placez d’abord la reine.
refused-place-guards-first = Placez d’abord tous les gardes.
refused-no-queen-in-hand = Il n’y a plus de reine à placer.
refused-no-guard-in-hand = Il n’y a plus de garde à placer.
refused-place-on-edge = Les pièces se placent sur le bord.
refused-place-opposite = La seconde reine doit se placer exactement à l’opposé de la première.
refused-place-on-throne = Rien ne peut être placé sur le trône.
refused-looking-back = Vous regardez une position passée. Pour jouer à partir d’ici, choisissez « { banner-go-on-here } ».
refused-touched = Pièce touchée, pièce jouée : celle que vous avez touchée doit se déplacer.
refused-pass = On ne passe pas son tour quand on peut jouer.
refused-handicap = Ce tour est passé : c’est l’avance convenue.
refused-must-pass = Aucun coup n’est possible : le tour passe.

## Ce que fait un coup. Le coup est le sujet : « Ce coup { … }. », « Cherchez un coup qui { … }. »

reason-wins = gagne la partie
reason-loses = perd la partie
reason-loses-empty-throne = entoure le trône sans que la reine y soit, et perd donc la partie
reason-loses-repetition = ramène la position pour la troisième fois, et perd donc la partie
reason-draws = met fin à la partie par une nulle
reason-lets-win = { $by ->
        [you] vous laisse
        [computer] laisse l’ordinateur
        [white] laisse les Blancs
        [black] laisse les Noirs
       *[name] laisse { $name }
    } gagner { $count ->
        [one] au coup suivant
       *[other] en { $count } coups
    }
reason-wins-in = gagne { $count ->
        [one] quelle que soit la réponse
       *[other] en { $count } coups, quelles que soient les réponses
    }
reason-misses-win = laisse passer { $count ->
        [one] une victoire immédiate
       *[other] une victoire en { $count } coups
    }
reason-prevents-win = { $by ->
        [you] vous empêche
        [computer] empêche l’ordinateur
        [white] empêche les Blancs
        [black] empêche les Noirs
       *[name] empêche { $name }
    } de gagner en jouant { $move }
reason-only-move = est le seul possible
reason-captures = capture { $pieces }
reason-trapped = met la pièce entre deux pièces adverses, où elle est capturée
reason-would-be-captured = { $by ->
        [you] vous laisse
        [computer] laisse l’ordinateur
        [white] laisse les Blancs
        [black] laisse les Noirs
       *[name] laisse { $name }
    } capturer { $pieces } en jouant { $move }
reason-saves = met à l’abri { $pieces }
reason-threatens = menace de capturer { $pieces }
reason-traps-queen = ne laisse aucune case à la reine en { $cell }
reason-blocks-throne = barre la route du trône à la reine en { $cell }
reason-occupies-throne = amène la reine sur le trône
reason-blocks-guards = occupe, à côté du trône, une case dont les gardes adverses ont encore besoin
reason-holds-up = empêche { $pieces } d’avancer vers le trône
reason-wins-race = { $whom ->
        [you] vous donne
        [computer] donne à l’ordinateur
        [white] donne aux Blancs
        [black] donne aux Noirs
       *[name] donne à { $name }
    } { $count ->
        [one] { $count } coup d’avance
       *[other] { $count } coups d’avance
    } dans la course au trône
reason-gives-away = { $count ->
        [0] fait perdre un peu de temps
        [one] fait perdre environ { $count } coup
       *[other] fait perdre environ { $count } coups
    }
reason-nearest-cell = met la pièce aussi près du trône que possible
reason-farthest-cell = envoie la reine aussi loin du trône que possible
reason-keeps-away = tient la pièce à l’écart des pièces adverses
reason-inwards = rapproche une pièce du trône
reason-sideways = laisse une pièce sur son anneau
reason-quiet = ne change pas grand-chose
explained-move = Ce coup { $reason }.
explained-answer = { $by ->
        [you] Vous jouez alors
        [computer] L’ordinateur joue alors
        [white] Les Blancs jouent alors
        [black] Les Noirs jouent alors
       *[name] { $name } joue alors
    } { $move }.
explained-answer-why = { $by ->
        [you] Vous jouez alors
        [computer] L’ordinateur joue alors
        [white] Les Blancs jouent alors
        [black] Les Noirs jouent alors
       *[name] { $name } joue alors
    } { $move }, ce qui { $reason }.
explained-best = Rien de mieux : ce coup { $reason }.
explained-good = Il coûte peu : ce coup { $reason }.
explained-quiet = Un coup tranquille, qui coûte peu.
explained-playable = C’est jouable, mais ce coup { $reason }.

## La fin d’une partie

end-you-win = Vous avez gagné
end-you-lose = Vous avez perdu
end-white-wins = Les Blancs gagnent
end-black-wins = Les Noirs gagnent
end-name-wins = { $name } gagne
end-draw = Partie nulle
end-white-enthroned = La reine blanche est sur le trône, entourée de ses six gardes.
end-black-enthroned = La reine noire est sur le trône, entourée de ses six gardes.
end-white-enthroned-left = La reine blanche est sur le trône, entourée de tous les gardes qui lui restent.
end-black-enthroned-left = La reine noire est sur le trône, entourée de tous les gardes qui lui restent.
end-white-empty-throne = Les six gardes blancs ont entouré le trône sans que leur reine y soit.
end-black-empty-throne = Les six gardes noirs ont entouré le trône sans que leur reine y soit.
end-white-queen-captured = La reine blanche a été capturée.
end-black-queen-captured = La reine noire a été capturée.
end-white-guards-captured = Le dernier garde blanc a été capturé.
end-black-guards-captured = Le dernier garde noir a été capturé.
end-white-repeated = Les Blancs ont amené la position pour la troisième fois.
end-black-repeated = Les Noirs ont amené la position pour la troisième fois.
end-white-resigned = Les Blancs ont abandonné.
end-black-resigned = Les Noirs ont abandonné.
end-you-resigned = Vous avez abandonné.
end-name-resigned = { $name } a abandonné.
end-white-out-of-time = Les Blancs ont dépassé le temps.
end-black-out-of-time = Les Noirs ont dépassé le temps.
end-you-out-of-time = Vous avez dépassé le temps.
end-name-out-of-time = { $name } a dépassé son temps.
end-repetition = La même position est revenue pour la troisième fois.
end-both-stuck = Aucun camp ne peut jouer.
end-progress = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } sans capture ni avancée.
end-agreement = Les joueurs se sont mis d’accord sur la nulle.
end-next-level = Suivant : { $level }
end-rematch = Revanche
end-swap = Changer de camp
end-my-games = Retour à Mes parties
end-title = Menu principal
end-look = Voir le plateau

## Le titre

# As in English.
title-name = Agon
title-line = Une course au trône, sur le plus ancien plateau hexagonal.
title-play = Jouer
title-play-first = Une première partie, expliquée au fil du jeu
title-play-computer = Contre l’ordinateur ({ $level })
title-continue = Continuer
title-continue-computer = Contre l’ordinateur ({ $level }), tour { $turn }
title-continue-people = { $white } – { $black }, tour { $turn }
title-computer = Contre l’ordinateur
title-people = Deux joueurs
title-daily = Problème du jour
# As in English.
more-positions = Positions
rules = Règles

## Avant une partie

new-game-level = Force de l’adversaire
level-beginner-line = Se promène sans voir ni menaces ni occasions : idéal pour découvrir le jeu.
level-learner-line = Sait où aller, mais flâne et ne voit guère vos menaces.
level-casual-line = File vers le trône et ne vous prête attention que de temps en temps.
level-steady-line = Voit la plupart des captures et des menaces, mais rien au-delà.
level-skilled-line = Laisse passer peu de captures et de menaces, mais se relâche quand tout est calme.
level-strong-line = Juge bien les positions, et fait payer les erreurs.
level-formidable-line = Calcule plusieurs coups et tombe rarement dans un piège.
level-expert-line = Voit loin ; difficile à battre.
level-virtuoso-line = Voit plus loin encore et ne se trompe presque jamais.
level-master-line = Joue de toutes ses forces.
level-beginner-voice = C’est déjà à moi ? Quel joli plateau.
level-learner-voice = Un coup plus loin, je vois. Le deuxième, je l’oublie.
level-casual-voice = En route vers le trône ! Ah, vous étiez là ?
level-steady-voice = Un garde après l’autre. Rien ne presse.
level-skilled-voice = Peu de choses m’échappent, sauf si je m’ennuie.
level-strong-voice = Toute erreur a son prix.
level-formidable-voice = Ce piège ? Je l’ai vu il y a trois coups.
level-expert-voice = Vos prochains coups font partie de mon plan.
level-virtuoso-voice = À quoi bon courir ? Le trône m’attendra.
level-master-voice = Asseyez-vous. Le trône est presque à moi.
level-length = Une partie dure environ { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
new-game-names = Qui joue ?
new-game-first = Premier joueur
new-game-second = Second joueur
new-game-name-hint = Nom
new-game-colour = Votre couleur
new-game-colour-first = La couleur du premier joueur
new-game-colour-of = { $name } joue
new-game-lot = Au hasard
lot-you-white = Le sort vous donne les Blancs.
lot-you-black = Le sort vous donne les Noirs.
lot-name-white = Le sort donne les Blancs à { $name }.
new-game-handicap = Tours d’avance
new-game-handicap-line = { $turns ->
        [0] Aucune avance.
        [one] L’ordinateur passe son premier tour.
       *[other] L’ordinateur passe ses { $turns } premiers tours.
    }
new-game-clock = Pendule
clock-none = Aucune
clock-per-move = Par coup
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Sans limite de temps.
clock-per-move-line = Chaque coup doit être joué dans ce temps ; le temps inutilisé est perdu.
clock-fischer-line = Un temps pour toute la partie, plus quelques secondes après chaque coup.
clock-bronstein-line = Un temps pour toute la partie ; les premières secondes de chaque coup ne sont pas décomptées.
clock-for-a-move = Pour chaque coup
clock-minutes = Minutes pour toute la partie
clock-increment = Secondes ajoutées après chaque coup
clock-delay = Secondes non décomptées par coup
clock-less = Qui a moins de temps
clock-less-nobody = Personne
clock-less-part = Part du temps de l’autre
clock-first-moves = Le premier coup de chaque camp n’est pas chronométré. La pendule s’arrête tant qu’un menu est ouvert.
new-game-touch-move = Pièce touchée, pièce jouée
new-game-touch-move-hint = Une pièce touchée doit se déplacer, si elle le peut.
new-game-other-rules = Choisir d’autres règles
new-game-position = Position de départ
new-game-position-line = Partez d’une position, d’un lien ou d’une notation, avec ces joueurs.
new-game-position-paste = Partir d’une position
new-game-start = Commencer
own-rules = Vos propres règles
own-rules-line = Fondées sur « { $name } » ; changez ce que vous voulez.
own-rules-known = Pour l’instant, ces règles sont identiques à « { $name } ».
own-rules-unknown = Ces règles sont les vôtres.
axis-setup = Le début de la partie
setup-standard = Toutes les pièces sur le bord
setup-standard-line = Les reines et les gardes commencent à leurs places habituelles.
setup-bell = Les gardes sont à placer
setup-bell-line = Les reines sont en place. Chacun place à son tour un garde, partout sauf sur le trône.
setup-parlett = Toutes les pièces sont à placer
setup-parlett-line = D’abord les reines, puis les gardes, chacun à son tour, partout sauf sur le trône.
setup-edge = Toutes les pièces sont à placer sur le bord
setup-edge-line = Chacun à son tour, d’abord sa reine puis ses gardes, sur le bord seulement.
setup-edge-opposite = Au bord, reines opposées
setup-edge-opposite-line = De même, et la seconde reine doit être exactement à l’opposé de la première.
axis-capture = Ce qui est capturé
capture-straight = Une pièce entre deux adverses, en ligne droite
capture-straight-line = La pièce qui se déplace et une autre de son camp ont une pièce adverse entre elles, en ligne droite.
capture-bent = Aussi en angle
capture-bent-line = En ligne droite, ou en formant un angle de 120° autour de la pièce adverse.
capture-same-ring = Une pièce entre deux adverses, sur son anneau
capture-same-ring-line = Trois pièces à la suite sur un même anneau, y compris dans ses coins.
axis-custody = Aller entre deux pièces adverses
custody-forbidden = Jamais
custody-forbidden-line = Aucune pièce ne peut aller entre deux pièces adverses, pas même pour capturer.
custody-unless-capturing = Seulement pour capturer
custody-unless-capturing-line = Une pièce ne peut y aller que si ce déplacement même est une capture ; elle est alors à l’abri.
custody-trapped = Permis, mais elle est capturée
custody-trapped-line = Une pièce peut y aller, mais elle est elle-même capturée, quoi qu’elle capture.
axis-guard = Où va un garde capturé
guard-edge = Au bord
guard-edge-line = Sur n’importe quelle case vide de l’anneau extérieur.
guard-next-ring = Un anneau vers l’extérieur
guard-next-ring-line = Sur une case vide de l’anneau suivant ; depuis le bord, ailleurs sur le bord.
guard-start = À une case de départ
guard-start-line = Sur une case vide où un garde de son camp a commencé ; s’il n’y en a pas, sur le bord.
guard-removed = Hors du plateau
guard-removed-line = Il sort aussitôt du jeu. La reine gagne alors quand tous les gardes qui lui restent l’entourent ; qui n’en a plus perd.
axis-queen = Où va une reine capturée
queen-not-throne = Partout sauf sur le trône
queen-not-throne-line = Sur n’importe quelle case vide, sauf celle du milieu.
queen-anywhere = Partout, le trône aussi
queen-anywhere-line = Sur n’importe quelle case vide, même le trône.
queen-next-ring = Un anneau vers l’extérieur
queen-next-ring-line = Sur une case vide de l’anneau suivant ; depuis le bord, ailleurs sur le bord.
queen-edge = Au bord
queen-edge-line = Sur n’importe quelle case vide de l’anneau extérieur.
queen-start = À sa case de départ
queen-start-line = Sur la case où elle a commencé ; si elle est occupée, sur le bord.
queen-removed = Hors du plateau
queen-removed-line = Elle sort aussitôt du jeu, et son camp a perdu.
axis-chooser = Qui choisit la case de la reine capturée
chooser-owner = Son propre camp
chooser-owner-line = Comme pour toute autre pièce.
chooser-captor = Celui qui l’a capturée
chooser-captor-line = Il l’envoie où bon lui semble ; cela compte comme le tour de l’autre camp.
axis-back-capture = Replacer une pièce là où elle capturerait
back-capture-forbidden = Interdit
back-capture-forbidden-line = Pas sur une case où une pièce adverse serait entre elle et une autre de son camp.
back-capture-allowed = Permis, sans capture
back-capture-allowed-line = Une pièce adverse peut se trouver entre elle et une autre de son camp, mais n’est pas capturée.
axis-back-custody = Replacer une pièce entre deux adversaires
back-custody-forbidden = Interdit
back-custody-forbidden-line = Jamais sur une case entre deux pièces adverses.
back-custody-allowed = Permis
back-custody-allowed-line = Elle peut y aller, et rien ne lui arrive.
axis-cost = Ce qu’il en coûte de replacer une pièce
cost-turn = Tout le tour
cost-turn-line = Replacer une pièce prend tout le tour : capturer en série fait gagner du temps.
cost-nothing = Rien
cost-nothing-line = Toutes les pièces capturées sont replacées, puis le même joueur joue encore son coup.
axis-empty-throne = Entourer le trône fait perdre
empty-no-queen = Si aucune reine n’y est
empty-no-queen-line = Six gardes peuvent entourer la reine adverse.
empty-own-queen = Sauf si votre propre reine y est
empty-own-queen-line = Entourer la reine adverse fait perdre aussi.
axis-repetition = La même position une troisième fois
repetition-draw = Partie nulle
repetition-draw-line = Quel qu’en soit l’auteur, personne ne gagne.
repetition-loses = Défaite de celui qui répète
repetition-loses-line = Celui qui allait répéter doit trouver autre chose.
repetition-off = Sans effet
repetition-off-line = Aux joueurs de voir quand s’arrêter.
axis-progress = Partie nulle après des coups sans progrès
axis-progress-line = Coups des deux camps à la suite, sans capture, sans déplacement vers l’intérieur ni placement.
progress-off = Jamais
preset-modern-line = Comme « { preset-globe } », mais l’adversaire choisit où va une reine qu’il a capturée, et amener une position pour la troisième fois fait perdre. Les parties ont une fin.
preset-globe-line = D’après Le Globe Joueur : captures en ligne droite ; les gardes capturés sont replacés sur le bord.
preset-escale-line = Comme « { preset-globe } », mais deux pièces capturent aussi en formant un angle de 120°. D’après Escale à jeux.
preset-fromager-line = Comme « { preset-escale } », mais replacer des pièces ne coûte pas le tour : on joue en plus. D’après Alain Fromager.
preset-ring-line = Captures le long d’un anneau seulement. On peut aller entre deux pièces adverses, mais la pièce est alors capturée. D’après Board and Pieces.
preset-ring-entry-line = Comme « { preset-ring } », mais les joueurs placent d’abord leurs pièces sur le bord, chacun à son tour.
preset-neto-line = Comme « { preset-ring } », mais une pièce capturée ne recule que d’un anneau. D’après João Pedro Neto.
preset-classic-line = Comme « { preset-globe } », mais jamais entre deux pièces adverses, même pour capturer ; une reine capturée peut aller sur le trône.
preset-bell-line = Comme « { preset-classic } », mais les joueurs placent d’abord leurs gardes, chacun à son tour. D’après R. C. Bell.
preset-parlett-line = Comme « { preset-classic } », mais les joueurs placent d’abord toutes leurs pièces, chacun à son tour. D’après David Parlett.
preset-captor-line = Comme « { preset-classic } », mais l’adversaire choisit où va une reine qu’il a capturée.
preset-home-line = Comme « { preset-classic } », mais une pièce capturée revient là où elle a commencé.
preset-japan-line = Comme « { preset-classic } », mais une pièce capturée sort du jeu, et la reine gagne avec les gardes qui restent.
preset-ludii-line = Comme « { preset-classic } », mais on peut replacer une pièce entre deux pièces adverses, et entourer la reine adverse fait perdre.

## Analyse

analysis-title = Analyse
analysis-begin = Plateau d’analyse
analysis-end = Terminer l’analyse
analysis-all-lines = Toute l’analyse
analysis-play = Jouer ce coup
analysis-fewer = Moins de lignes
analysis-more = Plus de lignes
analysis-how-many = Nombre de lignes
analysis-stop = Arrêter la recherche
analysis-go-on = Chercher plus loin
analysis-stand-still = { $side ->
        [white] Et si les Blancs ne jouaient pas ?
       *[black] Et si les Noirs ne jouaient pas ?
    }
analysis-move-again = Retour aux meilleurs coups
analysis-if-still = { $side ->
        [white] Si les Blancs ne jouaient pas, les Noirs pourraient jouer :
       *[black] Si les Noirs ne jouaient pas, les Blancs pourraient jouer :
    }
analysis-no-standing-still = Il faut d’abord replacer ou placer une pièce.
analysis-line = Ligne { $number }. { $move }
analysis-searching = Profondeur { $depth }…
analysis-done = Profondeur { $depth }
analysis-stopped = Profondeur { $depth }, arrêtée
analysis-hidden = Profondeur { $depth }, en pause hors de vue
analysis-failed = L’analyse ne peut pas fonctionner sur cet appareil.
analysis-over = La partie est finie ici.
analysis-effort = { $nodes } positions, { $speed } par seconde
# As in English.
analysis-thousands = { $thousands } k
analysis-millions = { $whole },{ $tenths } M
analysis-agree-title = Analyser cette partie ensemble ?
analysis-agree-body = { $name }, êtes-vous d’accord ? La partie reste telle quelle et peut être continuée à tout moment.
analysis-not-now = Une partie contre l’ordinateur peut être analysée une fois finie.

## Les ouvertures

openings-title = Ouvertures
openings-source = Parties
openings-mine = Miennes
# As in English.
openings-atlas = Atlas
openings-both = Les deux
openings-start = La position de départ des parties
openings-results = Parties : { $count }. Gagnées par les Blancs : { $white } %, nulles : { $draws } %, gagnées par les Noirs : { $black } %.
openings-percent = { $percent } %
openings-none = Aucune partie n’est allée jusqu’ici.
openings-none-own = Vous n’avez encore fini aucune partie selon ces règles.
openings-other-rules = L’atlas n’a que des parties selon ces règles : { $name }.
openings-reading = Lecture de vos parties…
openings-note = Parties de l’ordinateur contre lui-même dans l’atlas : { $count }
openings-learn = { $side ->
        [white] Apprendre avec les Blancs
       *[black] Apprendre avec les Noirs
    }
openings-forget = Oublier cette ligne
openings-learned = Cette ligne revient dans « { mistakes-title } ».

## La recherche d’erreurs après une partie

review-offer = Chaque coup est jugé : les erreurs, et ce qui valait mieux.
review-begin = Chercher les erreurs
review-running = Recherche d’erreurs : coup { $done } sur { $count }
review-cancel = Arrêter la recherche
review-failed = Les erreurs ne peuvent pas être cherchées sur cet appareil.
review-previous = Erreur précédente
review-next = Erreur suivante
review-better = Montrer le meilleur coup
review-see = Voir les erreurs
review-look = Voir qui menait
review-graph = Qui menait, coup par coup
review-race-line = avance en coups
review-chances = Chances des Blancs en %
review-turn = tour
review-to-go = coups restants
review-course = Coups restant à chaque camp
review-start = Avant le premier coup
review-point = Tour { $turn }, { $side ->
        [white] Blancs
       *[black] Noirs
    }, { $move }{ $mark ->
        [inaccuracy] { " " }: imprécision
        [mistake] { " " }: erreur
        [blunder] { " " }: gaffe
        [only] { " " }: le seul bon coup
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , coûte environ { $count } coup
       *[other] , coûte environ { $count } coups
    }
review-verdict = { $mark ->
        [inaccuracy] Imprécision
        [mistake] Erreur
        [blunder] Gaffe
       *[only] Le seul bon coup
    }{ $count ->
        [0] { "" }
        [one] , coûte environ { $count } coup
       *[other] , coûte environ { $count } coups
    }
review-better-was = Mieux valait { $move }.
review-nearly-lost = La partie était déjà presque perdue : ce coup a moins compté.
review-value = { $value }. Chances des Blancs : { $percent } %
review-side = { $who } : { $marks }
review-inaccuracies = { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
review-mistakes = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
review-blunders = { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
review-no-marks = pas d’erreur nette
review-none = Pas d’erreur nette : aucun coup n’a fait perdre à lui seul beaucoup de chances de gagner.
review-level = { $who ->
        [you] Votre jeu : niveau
       *[player] { $name } : niveau
    } { $end ->
        [lowest] { $whole }
        [highest] { $whole } ou plus
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## Le menu d’une partie

pause-hint = La partie est enregistrée après chaque coup.
pause-resume = Retour à la partie
pause-again = Recommencer
pause-again-title = Recommencer cette partie ?
pause-again-body = La partie actuelle reste dans Mes parties.
pause-leave = Retour au menu principal

## Partager une partie

# Parties par lien.
by-link-title = Parties par lien
by-link-afar = Par lien
by-link-how = Vous jouez un coup et envoyez un lien à votre adversaire, qui l’ouvre, répond et vous en renvoie un.
by-link-your-turn = À vous
by-link-their-turn = À l’adversaire
by-link-new = Nouvelle partie par lien
by-link-answered = Réponse préparée ({ $name }) : { $move }.
by-link-moved = Envoyez maintenant le lien à votre adversaire. Ouvrez celui que vous recevrez en retour, et la partie continuera.
by-link-send = Envoyer le lien
by-link-undo = Vous avez déjà copié le lien avec ce coup. Si votre adversaire l’ouvre, vos parties ne seront plus les mêmes.
by-link-prepare = Si… alors…
by-link-prepared = { $count ->
        [0] Préparez vos réponses. Si l’une d’elles convient, elle sera jouée dès que votre adversaire aura joué.
        [one] Une réponse est prête. Elle part avec ce lien, pas avec un lien copié plus tôt, et sera jouée dès qu’elle conviendra.
       *[other] { $count } réponses sont prêtes. Elles partent avec ce lien, pas avec un lien copié plus tôt, et seront jouées dès qu’elles conviendront.
    }
by-link-prepare-begin = Préparer des réponses
by-link-prepare-end = Valider ces réponses
by-link-preparing = Jouez un coup possible de votre adversaire, puis votre réponse. Revenez en arrière pour préparer la réponse à un autre coup. ✓ valide les réponses.
banner-preparing-move = Un coup possible
banner-preparing-answer = Votre réponse
new-game-where = Où est votre adversaire ?
new-game-here = Devant cet écran
new-game-own-name = Votre nom
new-game-other-name = Nom de l’adversaire
open-by-link-new = { $side ->
        [white] Une partie par lien. Vous jouez les Blancs.
       *[black] Une partie par lien. Vous jouez les Noirs.
    }
open-by-link-goes-on = La réponse dans une de vos parties par lien : { $moves }.
open-by-link-known = Vous avez déjà cette position de votre partie par lien, ou une plus avancée.
open-by-link-other = À partir du tour { $turn }, ce n’est pas la partie que vous connaissez. Si vous continuez celle-ci, la suite que vous aviez devient une variante.
open-by-link-differs = Au tour { $turn }, vous avez { $own }, et le lien { $other }. Si vous continuez la partie du lien, la suite que vous aviez devient une variante.
open-by-link-play = Jouer cette partie
open-by-link-take = Continuer la partie du lien
share-times = Avec les temps
share-by-link = Ce lien est réservé à votre adversaire : il lui apporte votre coup.
share-by-code = Réservé à votre adversaire : collé sous « { open-title } », ici ou dans le navigateur, ce code lui apporte votre coup.
share-by-message = Notre partie d’Agon. Copiez tout ce message et collez-le dans le programme, sous « { open-title } ».

share-title = Partager
share-game = Toute la partie
share-position = Cette position
share-link-hint = Toute personne qui ouvre ce lien voit la partie et peut la continuer à partir de là : contre vous, en échangeant des liens, ou contre l’ordinateur.
share-code-hint = Toute personne qui colle ce code sous « { open-title } », ici ou dans le navigateur, peut continuer la partie : contre vous, en échangeant des codes, ou contre l’ordinateur.
share-qr = La même chose en code QR
share-no-qr = C’est trop long pour un code QR.
share-picture = Une image
share-picture-hint = Le plateau comme vous le voyez.
share-save-picture = Enregistrer l’image
# As in English.
share-moving-picture = Animation (GIF)…
share-no-picture = L’image n’a pas pu être enregistrée.
share-too-long = Cette partie est trop longue pour un lien. La position seule et la notation peuvent encore être partagées.
share-copy-link = Copier le lien
share-copy-code = Copier le code
share-record = La notation
share-record-hint = Tous les coups en notation lisible (PGN), à enregistrer ou à rouvrir.
share-save = Enregistrer
share-copy-text = Copier le texte
share-letters = La position en texte
share-letters-hint = Une ligne qui dit où se trouve chaque pièce. Collez-la sous « { new-game-position-paste } », avant une nouvelle partie.

## Une animation de la partie

# As in English.
moving-title = Animation (GIF)
moving-hint = Le plateau joue ces coups dans une courte animation, à envoyer ou à mettre sur une page.
moving-moves = Coups
moving-last =
    { $count ->
        [one] Le dernier
       *[other] Les { $count } derniers
    }
moving-whole = Toute la partie
moving-chosen = Choisir…
moving-from = Du coup { $move }
moving-to = Au coup { $move }
moving-size = Taille
moving-size-small = Petite
moving-size-medium = Moyenne
moving-size-large = Grande
moving-speed = Vitesse
moving-speed-slow = Lente
moving-speed-normal = Normale
moving-speed-fast = Rapide
moving-captions = Afficher les noms et les coups au-dessus et au-dessous du plateau
moving-length =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, environ { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
moving-save = Enregistrer l’animation
moving-progress = Coup { $number } sur { $count }
moving-nothing = Il n’y a pas encore de coup à montrer.
moving-failed = L’animation n’a pas pu être créée.
moving-game-went-on = La partie a continué entre-temps. Enregistrez l’animation à nouveau.

## Ouvrir une partie

open-title = Ouvrir une partie
open-hint = Collez un lien, un code, une position ou la notation d’une partie.
open-field = Lien, code ou notation
open-paste = Coller
open-file = Choisir un fichier
open-drop = On peut aussi déposer un fichier sur le plateau.
open-long-text = Un texte de { $count } caractères, trop long pour être affiché ici.
open-clear = Effacer
open-read = Ouvrir
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Aux Blancs de jouer
open-black-to-move = Aux Noirs de jouer
open-rules = { $rules }, tour { $turn }
open-standing = { $rules }, tour { $turn } : { $standing }
open-kept = Voici ce qui a pu être lu.
open-people = Continuer à deux
open-computer = Contre l’ordinateur ({ $level })
open-look = Voir la partie
open-no-link = Ce n’est pas un lien vers une partie.
open-link-damaged = Ce lien est endommagé : il est incomplet ou a été modifié. Recopiez-le ou redemandez-le.
open-link-other-version = Ce lien vient d’une autre version du programme.
open-link-impossible = Ce lien décrit une partie impossible.
open-position-fault = Cette position n’est pas valable à partir du caractère { $column }.
open-nothing = Ce n’est ni un lien, ni un code, ni une position, ni la notation d’une partie.
open-more-faults =
    { $count ->
        [one] Et une autre erreur.
       *[other] Et { $count } autres erreurs.
    }
open-record-fault = Ligne { $line }, caractère { $column } : { $reason }
record-unclosed-comment = le commentaire qui commence ici n’est jamais fermé.
record-unclosed-variation = la variante qui commence ici n’est jamais fermée.
record-bad-tag = une étiquette doit avoir un nom, et une valeur entre guillemets.
record-other-game = c’est une partie d’un autre jeu : { $game }.
record-rules = aucune règle ne porte ce nom.
record-position = cette position est impossible.
record-missing-position = la partie ne commence pas comme d’habitude, et sa position de départ manque.
record-handicap = un handicap s’écrit « white » ou « black », suivi de 1 à 5 tours.
record-unknown-result = « { $text } » n’est pas un résultat.
record-stray = « { $sign } » ne veut rien dire ici.
record-mark = cette marque ne se rapporte à aucun coup.
record-variation-without-move = il n’y a pas de coup que cette variante puisse remplacer.
record-too-deep = les variantes sont trop profondément imbriquées.
record-no-move = { $move } n’est pas un coup ici.
record-illegal = { $move } est contraire aux règles. { $reason }
record-other-result = le résultat est { $moves } ici, mais { $tag } au début.
record-not-on-board = le résultat est { $said } ici, mais { $board } sur le plateau.

## L’éditeur de position

editor-title = Éditeur de position
editor-edit = Modifier la position
editor-tool-move = Déplacer une pièce
editor-tool-captured = Pièce capturée
editor-tool-eraser = Gomme
editor-undo = Annuler
editor-redo = Rétablir
editor-opening = Position initiale
editor-empty = Plateau vide
editor-mirror = Miroir
editor-turn = Tourner de 60°
editor-swap = Échanger les couleurs
editor-side = À qui de jouer ?
editor-progress = Coups sans progrès
editor-turn-number = Tour
editor-counter = { $name } : { $value }
editor-text = La position en texte
editor-text-hint = On peut aussi coller ici un lien ou une notation : c’est la dernière position qui est reprise.
editor-read = Dessiner
editor-no-link = Une position se partage dès qu’elle est possible.
editor-hands = Pièces en main
editor-hand-white-queen = La reine blanche est en main
editor-hand-white-guards = Gardes blancs en main
editor-hand-black-queen = La reine noire est en main
editor-hand-black-guards = Gardes noirs en main
editor-puzzle = Comme problème
editor-puzzle-hint = Il faudra trouver le seul moyen de gagner, en 2 à 6 coups, contre toute défense.
editor-puzzle-make = En faire un problème
editor-no-puzzle-in-hand = Un problème commence avec toutes les pièces sur le plateau.
editor-no-puzzle-over = Rien ne peut être joué dans cette position.
editor-no-puzzle-win = Aucun gain n’est forcé ici en 6 coups ou moins.
editor-no-puzzle-at-once = Un coup gagne tout de suite : trop facile pour un problème.
editor-no-puzzle-ambiguous = Il y a plusieurs solutions : { $one } et { $other } gagnent aussi vite.
editor-no-puzzle-later = Le premier coup est le seul bon, mais ensuite plusieurs coups gagnent aussi vite.
editor-no-puzzle-large = Prouver le gain prend ici trop de temps. Rapprochez-le.
editor-play = Jouer à partir d’ici
editor-queens = Les { $side ->
        [white] Blancs
       *[black] Noirs
    } ont { $count } reines et ne peuvent en avoir qu’une.
editor-guards = Les { $side ->
        [white] Blancs
       *[black] Noirs
    } ont { $count } gardes et ne peuvent en avoir que six.
editor-guard-on-throne = Il y a un garde sur le trône. Seule une reine peut y être.
editor-marks = { $count ->
        [one] Il n’y a pas de pièce capturée en { $cells }, seulement la marque.
       *[other] Il n’y a pas de pièces capturées en { $cells }, seulement les marques.
    }
editor-leaving = Avec ces règles, les pièces capturées quittent le plateau : { $cells }.
editor-in-hand = Il y a des pièces en main, mais avec ces règles toutes les pièces sont sur le plateau dès le début.
editor-turn-zero = Il n’y a pas de tour 0 : le premier est le tour 1.
editor-repair-queens = Ne laisser que la reine en { $cell }
editor-repair-guards = { $count ->
        [one] Supprimer le garde en { $cells }
       *[other] Supprimer les gardes en { $cells }
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Supprimer un garde en main
       *[other] Supprimer { $hand } gardes en main
    }
editor-repair-guards-both = Supprimer { $hand ->
        [one] un garde en main
       *[other] { $hand } gardes en main
    } et { $count ->
        [one] celui en { $cells }
       *[other] ceux en { $cells }
    }
editor-repair-throne = Supprimer le garde sur le trône
editor-repair-marks = { $count ->
        [one] Supprimer la marque en { $cells }
       *[other] Supprimer les marques en { $cells }
    }
editor-repair-leaving = Supprimer les pièces capturées : { $cells }
editor-repair-in-hand = Supprimer les pièces en main
editor-repair-turn-zero = Passer au tour 1

## Conseils de la première partie

hints-understood = Compris
hints-targets = Cette pièce peut aller sur les cases marquées : le long de son anneau ou vers l’intérieur, jamais vers l’extérieur.
hints-crosses = Pas sur une croix : la pièce y serait entre deux pièces adverses.
hints-crosses-trap = Pas sur une croix : une pièce qu’on replace ne doit rien capturer.
hints-cross-throne = Pas sur le trône, marqué d’une croix : une reine capturée ne peut pas y aller.
hints-crosses-several = Pas sur une croix : appuyez sur l’une d’elles pour savoir pourquoi.
hints-aim = Menez votre reine sur le trône, au centre, et vos six gardes autour d’elle.
hints-can-capture = Vous pouvez capturer la pièce en { $cells } : déplacez-vous de sorte qu’elle se trouve en ligne droite entre deux des vôtres.
hints-captured = Une capture ! La pièce était entre deux des vôtres, comme indiqué en rouge. Votre adversaire doit maintenant la replacer{ $zone ->
        [edge] { " " }sur le bord
        [next] { " " }un anneau plus loin
       *[other] { "" }
    }, ce qui lui prend un tour.
hints-captured-and-put-back = Une capture ! La pièce était entre deux des vôtres. Votre adversaire a dû la replacer{ $zone ->
        [edge] { " " }sur le bord
        [next] { " " }un anneau plus loin
       *[other] { "" }
    }, ce qui lui a coûté un tour : c’est de nouveau à vous.
hints-send-queen = Vous avez capturé la reine : choisissez sa case. Cela compte comme le tour de votre adversaire.
hints-queen-sent = Votre reine a été capturée, entre deux pièces adverses (en rouge). L’adversaire choisit sa case, et cela compte comme votre tour.
hints-queen-was-sent = Votre reine a été capturée, entre deux pièces adverses. L’adversaire a choisi sa case, et cela a compté comme votre tour.
hints-relocate-guard = Capturé entre deux pièces adverses (en rouge) ! Replacez votre garde où vous voulez { $zone ->
        [edge] sur le bord
        [start] sur une case marquée
       *[other] sur l’anneau suivant vers l’extérieur
    } : c’est votre tour.
hints-relocate-queen = Capturée entre deux pièces adverses (en rouge) ! Replacez votre reine sur la case marquée de votre choix : c’est votre tour.
hints-empty-throne = Attention : si vos six gardes entourent le trône avant que votre reine n’y soit, vous perdez. Faites-la entrer d’abord.
hints-repetition-loses = Attention : la même position est revenue. Celui qui l’amène pour la troisième fois perd : essayez un autre coup.
hints-repetition-draws = Attention : la même position est revenue. La troisième fois, la partie est nulle.
hints-threatened = Attention : au prochain coup, l’adversaire peut capturer votre pièce en { $cells }, en la mettant entre deux des siennes.
hints-risk = Attention : en { $cells }, cette pièce pourrait être capturée au prochain coup, entre deux pièces adverses.
hints-queen-near = Votre reine est à côté du trône, où seules les reines peuvent entrer. Elle ne le quittera que si elle est capturée.
hints-make-room = Votre garde en { $cells } ne trouve pas de case libre devant lui. Les gardes à côté du trône peuvent tourner le long de leur anneau pour lui faire de la place : la course ne compte pas ces coups.
hints-race = La course compte les coups qu’il faut encore à chaque camp pour gagner : c’est un minimum, souvent dépassé. Les pièces capturées en ajoutent.

## Conseils dans une partie contre l’ordinateur

advice-thinking = Recherche d’un bon coup…
advice-thinking-why = Examen du coup…
advice-none = Aucun conseil n’est possible pour l’instant.
advice-idea = Cherchez un coup qui { $reason }.
advice-only-move = Il n’y a qu’un coup possible.
advice-lost = L’ordinateur gagne, quoi que vous fassiez. Faites durer la partie.
advice-piece-step = C’est { $piece ->
        [queen] la reine
       *[guard] le garde
    } en { $cell } qui doit jouer.
advice-piece-back = C’est { $piece ->
        [queen] la reine capturée
       *[guard] le garde capturé
    } en { $cell } qu’il faut replacer.
advice-cell-step = Jouez { $piece ->
        [queen] la reine
       *[guard] le garde
    } de { $from } en { $to }.
advice-cell-back = Replacez { $piece ->
        [queen] la reine
       *[guard] le garde
    } de { $from } en { $to }.
advice-cell-send = Envoyez la reine capturée en { $to }.
advice-cell-place = Placez { $piece ->
        [queen] votre reine
       *[guard] un garde
    } en { $to }.
advice-line = Suite possible : { $moves }.
advice-next-piece = Quelle pièce ?
advice-next-cell = Quelle case ?
advice-next-line = Montrer
advice-again = Revoir

## Corriger ses erreurs

try-again-begin = Corriger les erreurs
try-again-end = Revenir à la partie
try-again-show = Montrer le meilleur coup
try-again-next = Erreur suivante
try-again-previous = Erreur précédente
try-again-asked = Erreur { $number } sur { $count } : { $by ->
        [you] vous avez joué
        [computer] l’ordinateur a joué
        [white] les Blancs ont joué
        [black] les Noirs ont joué
       *[name] { $name } a joué
    } { $move }. Trouvez mieux.
try-again-wrong = { $verdict } Trouvez mieux.
try-again-right = Bien trouvé ! { $verdict }
try-again-shown = Le meilleur coup était { $move }. { $verdict }
try-again-failed = Les coups ne peuvent pas être évalués sur cet appareil.

## Les parties enregistrées

my-games-title = Mes parties
my-games-empty = Pas encore de partie. Toutes vos parties sont enregistrées ici, finies ou non.
my-games-search = Chercher une partie
my-games-search-hint = Nom, date…
my-games-none-found = Aucune partie ne correspond.
my-games-order = Trier par
my-games-newest = Plus récentes
my-games-longest = Plus longues
my-games-by-opponent = Adversaire
my-games-more = En afficher { $count } de plus
my-games-left-out = { $count ->
        [one] { $count } partie est illisible et manque dans le fichier.
       *[other] { $count } parties sont illisibles et manquent dans le fichier.
    }
my-games-unreadable = Cette partie est illisible.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
my-games-won = Gagné
my-games-lost = Perdu
my-games-drawn = Nulle
my-games-unfinished = En cours
my-games-analysis = Analyse
my-games-hints = { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
my-games-continue = Continuer
my-games-look = Voir cette partie
my-games-rename = Renommer
my-games-remove = Supprimer
my-games-remove-title = { $count ->
        [one] Supprimer cette partie ?
       *[other] Supprimer { $count } parties ?
    }
my-games-remove-body = { $count ->
        [one] Elle sera définitivement supprimée.
       *[other] Elles seront définitivement supprimées.
    }
my-games-several = En choisir plusieurs
my-games-chosen = { $count ->
        [0] Choisissez des parties dans la liste.
        [one] { $count } partie choisie
       *[other] { $count } parties choisies
    }
my-games-all = Tout
my-games-none = Aucune
my-games-done = Terminé
my-games-save = Enregistrer
my-games-put = Dossier
my-games-folder = Dossier
my-games-folder-new = Nouveau dossier
my-games-folder-put = Ranger dans ce dossier
my-games-folder-out = Sans dossier
my-games-folder-rename = Renommer ce dossier
my-games-may-be-deleted = Ce navigateur peut supprimer vos parties si la place vient à manquer. Par précaution, enregistrez-les dans un fichier : « { my-games-several } », puis « { my-games-all } ».

## Le récit d’une partie

end-story = Moments clés
story-title = Moments clés
story-lines = Nombre de coups restant à chaque camp, du premier au dernier tour.
story-opening = L’ouverture, tour { $turn }
story-opening-text = Pour gagner, il faut encore au moins { $white ->
        [one] { $white } coup
       *[other] { $white } coups
    } aux Blancs et { $black } aux Noirs.
story-first-capture = La première capture, tour { $turn }
story-turning-point = Le tournant, tour { $turn }
story-lead-changes = L’avantage change de camp, tour { $turn }
story-blow = Un lourd revers, tour { $turn }
story-finish = La fin, tour { $turn }
story-so-far = Jusqu’ici, tour { $turn }
story-white-queen = La reine blanche est capturée en { $cells }.
story-black-queen = La reine noire est capturée en { $cells }.
story-white-loses = { $count ->
        [one] Les Noirs capturent en { $cells }.
       *[other] Les Noirs capturent des pièces en { $cells }.
    }
story-black-loses = { $count ->
        [one] Les Blancs capturent en { $cells }.
       *[other] Les Blancs capturent des pièces en { $cells }.
    }
story-cost = Cela coûte { $bound ->
        [least] au moins{ " " }
        [most] jusqu’à{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
story-no-cost = Cela ne coûte aucun coup.
story-gain = Mais la reine peut être replacée plus près : cela fait gagner { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
story-even = Les deux camps sont alors à égalité.
story-white-leads = Les Blancs ont alors { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } d’avance.
story-black-leads = Les Noirs ont alors { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } d’avance.
story-look = Revoir ce moment

## Leçons

learn-title = Apprendre
learn-hint = De courtes leçons sur le plateau, depuis le tout début.
learn-stars-hint = Trois étoiles : au premier essai, sans dépasser le nombre de coups indiqué. Deux : au deuxième essai, ou au premier en plus de coups. Sinon, une.
learn-count = { $done ->
        [one] { $done } leçon terminée
       *[other] { $done } leçons terminées
    } sur { $count }
learn-stars = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
learn-open = pas encore terminée
learn-number = Leçon { $number } sur { $count }
learn-moves = Coups : { $moves } / { $par }
learn-at-most = { $stars ->
        [one] une étoile au plus, désormais
       *[other] deux étoiles au plus, désormais
    }
learn-captured = Une de vos pièces a été capturée.
learn-lost = Votre adversaire a gagné.
learn-repeated = Vous avez provoqué trois fois la même position, ce qui fait perdre.
learn-drawn = C’est une partie nulle.
learn-late = Cela fait trop de coups.
learn-missed = Ce coup ne capture rien.
learn-failed = { $why } Essayez encore.
learn-done = { $stars ->
        [3] Parfait ! Trois étoiles.
        [2] Bravo ! Deux étoiles.
       *[other] Réussi ! Une étoile.
    }
learn-again = Recommencer
learn-skip = Passer cette leçon
learn-next = Leçon suivante
learn-leave = Retour aux leçons
learn-set-aside = Vos leçons terminées sont illisibles : tout recommence. Elles sont enregistrées ici : { $place }
figure-start = La position de départ
figure-played = Joué : { $move }
figure-better = Mieux : { $move }
figure-answer = Coup clé : { $move }

## Problèmes

puzzles-title = Problèmes
puzzles-set-aside = Vos problèmes résolus sont illisibles : le compte recommence. Ils sont enregistrés ici : { $place }
puzzle-title = Problème
puzzle-win = { $side } : gagnez en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
puzzle-right = Exact ! Continuez.
puzzle-right-left = { $moves ->
        [one] Exact ! Encore un coup.
       *[other] Exact ! Encore { $moves } coups.
    }
puzzle-weighing = Voyons si cela gagne aussi…
puzzle-wrong = Ce n’est pas la solution : voyez la suite. Puis réessayez.
puzzle-unclear = Cela gagne peut-être aussi, mais pas de sitôt. Trouvez plus rapide.
puzzle-unweighed = Cet appareil ne peut vérifier d’autres coups que la solution. Trouvez-en un autre.
puzzle-solved-at-once = Résolu du premier coup !
puzzle-solved = Résolu !
puzzle-solved-helped = Résolu, avec un conseil.
puzzle-solved-late = Résolu : cela gagne aussi, mais il y a plus rapide.
puzzle-defending = Jouez maintenant l’autre camp. Trouverez-vous une défense ?
puzzle-beaten = Cette défense n’a rien changé. En essayer une autre ?
puzzle-held = Vous avez tenu, alors que c’était censé être impossible !
puzzle-again = Recommencer
puzzle-defend = Défendre
puzzle-skip = Passer ce problème
puzzle-next = Problème suivant
puzzle-leave = Retour aux problèmes
puzzle-leave-to-editor = Retour à l’éditeur
mistakes-title = Apprendre de ses erreurs

## Progrès

progress-title = Progrès
progress-set-aside = Vos résultats contre l’ordinateur sont illisibles : le compte recommence. Ils sont enregistrés ici : { $place }
progress-copy = Sur un autre appareil
progress-copy-hint = Enregistrez leçons, problèmes, erreurs et résultats dans un fichier, et ajoutez-le là-bas. Rien de ce qui s’y trouve déjà n’est perdu.
progress-copy-save = Enregistrer les progrès
progress-copy-add = Ajouter un fichier
progress-copy-added = Ajouté à vos progrès : { $parts }.
progress-copy-known = Tout cela est déjà ici.
progress-copy-lessons = { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
progress-copy-puzzles = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
progress-copy-mistakes = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
progress-copy-lines = { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
progress-copy-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
progress-copy-damaged = Ce fichier de progrès est endommagé : rien n’a été ajouté. Ce que vous avez ici n’a pas changé.
progress-copy-later = Ce fichier de progrès vient d’une version plus récente du programme : rien n’a été ajouté.
