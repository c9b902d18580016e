# Les textes d’Agon en français. L’anglais est à côté, avec les mêmes clés dans le même
# ordre. Un paragraphe est une ligne ; une ligne vide sépare les paragraphes. Devant : ; ? ! » % et après « vient une
# espace insécable (U+00A0) : l’espace fine insécable serait plus belle, mais la ligne se couperait là.

## Quand le programme ne peut pas continuer

fault-display = Agon a besoin d’un écran : aucun affichage n’a été trouvé. Lancez-le depuis un bureau.
fault-graphics = Agon ne peut rien dessiner sur cet ordinateur : aucun pilote graphique ni affichage utilisable n’a été trouvé.
fault-running = Agon s’est arrêté à cause d’une erreur du programme. Votre partie est conservée jusqu’au dernier coup.
fault-lit-view = Le plateau ne peut pas être dessiné en 3D sur cet appareil. Il est maintenant vu de dessus.

## Réglages

settings-board = Plateau
settings-theme = Matière
settings-theme-parlour = Bois de salon
settings-theme-marble = Marbre et laiton
settings-theme-contrast = Fort contraste
settings-orientation = Sens du plateau
settings-orientation-fixed = Fixe
settings-orientation-mover = Vers le joueur
settings-orientation-table = À plat
settings-orientation-fixed-hint = Le plateau reste toujours tel quel.
settings-orientation-mover-hint = Le plateau se tourne vers le joueur dont c’est le tour.
settings-orientation-table-hint = Pour un écran posé à plat entre deux joueurs : les pièces et les messages des Noirs leur font face.
settings-playing = Jeu
settings-targets = Montrer où une pièce peut aller
settings-threats = Montrer celles de vos pièces qui peuvent être prises
settings-threats-hint = Des pointes aux coins d’une case : le prochain coup adverse pourrait y prendre votre pièce.
settings-confirm = Confirmer chaque coup
settings-confirm-hint = Le coup se joue en touchant la case une seconde fois : un doigt qui glisse ne compte pas.
settings-race = Montrer le chemin qui reste à chaque camp
settings-names = Montrer le nom des cases

## Touches et manettes

keys-game = Partie
keys-put-down = Reposer la pièce
keys-undo = Annuler le coup
keys-redo = Rejouer le coup annulé
keys-previous = Revoir le coup précédent
keys-following = Revoir le coup suivant
keys-first = Revoir la première position
keys-last = Revoir la dernière position
keys-moves = Tous les coups
keys-promote = Faire de la variante la partie
keys-remove = Supprimer la variante à partir d’ici
keys-threats = Montrer ou non les menaces adverses
gamepads-gone = Une manette n’est plus connectée.
gamepads-two = Deux manettes : la première joue les Blancs, la seconde les Noirs.

## Comment jouer

rules-aim = Le but
rules-aim-text =
    Agon est une course vers le centre. Amenez votre reine sur le trône, et vos six gardes autour d’elle, avant que votre adversaire n’en fasse autant.
rules-board = Le plateau
rules-board-text =
    Le plateau compte 91 cases. Celle du milieu est le trône. Cinq anneaux l’entourent, clairs et foncés tour à tour ; le dernier est le bord.

    Chaque camp a une reine et six gardes, tous placés au bord pour commencer. Les Blancs jouent les premiers.
rules-moving = Les déplacements
rules-moving-text =
    À votre tour, déplacez une de vos pièces sur une case vide voisine : le long de son anneau, ou vers l’anneau intérieur. Jamais vers l’extérieur, et jamais par-dessus une autre pièce.

    Seule une reine peut entrer sur le trône. Elle ne le quitte que si elle est prise.

    Il est interdit de se placer entre deux pièces adverses qui prendraient la vôtre en tenaille, en ligne droite, sauf si ce déplacement même prend une pièce.
rules-capture = Les prises
rules-capture-text =
    Déplacez-vous de sorte qu’une pièce adverse se trouve en ligne droite entre la pièce jouée et une autre des vôtres, toutes deux juste à côté d’elle : prise en tenaille, elle est capturée. Un seul déplacement peut faire plusieurs prises, et les reines prennent et sont prises comme les gardes.

    Personne n’est obligé de prendre. Une pièce prise reste où elle est, et compte encore, jusqu’à ce que son camp la replace.
rules-relocating = Replacer une pièce
rules-relocating-text =
    Si des pièces à vous ont été prises, votre tour consiste à en replacer une : d’abord la reine, puis les gardes dans l’ordre de votre choix, une par tour.

    Un garde va sur n’importe quelle case vide du bord, une reine sur n’importe quelle case vide sauf le trône. La nouvelle case ne doit ni se trouver en tenaille entre deux pièces adverses, ni mettre en tenaille une pièce adverse.
rules-ending = Gagner, perdre, faire partie nulle
rules-ending-text =
    Vous gagnez quand votre reine est sur le trône et que vos six gardes l’entourent.

    Mais attention : si vos six gardes se referment autour d’un trône sans reine, vous perdez.

    La partie est nulle quand la même position revient pour la troisième fois, quand cinquante coups de chaque camp n’apportent ni prise ni déplacement vers l’intérieur, ou quand aucun camp ne peut jouer. Les joueurs peuvent aussi convenir d’une partie nulle, et chacun peut abandonner.

## Qui a fait quoi

credits-game = Le jeu
credits-game-text =
    Agon est un jeu traditionnel, peut-être français et des environs de 1780, imprimé à Londres en 1842. Il n’appartient à personne.

    Ses versions se jouent ici d’après Le Globe Joueur, Escale à jeux et Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett et le système Ludii.
credits-program = Le programme
credits-program-text =
    Un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix. Le plateau, les pièces, les signes, les sons et la musique ont été faits pour lui et viennent sous les mêmes licences.
credits-fonts = Les caractères
credits-fonts-text =
    Inter, de The Inter Project Authors, et Vollkorn, de Friedrich Althausen et The Vollkorn Project Authors : tous deux sous la SIL Open Font License 1.1.
credits-libraries = Bâti sur
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde, et les bibliothèques libres sur lesquelles ils reposent à leur tour, chacune sous la licence libre de ses auteurs.

## L’ordinateur

opponent-alone = Ce navigateur ne laisse pas à l’ordinateur de quoi réfléchir : il joue donc une partie facile. À deux joueurs, rien ne change.
opponent-random = L’ordinateur a perdu le fil et a joué un coup permis au hasard. La partie continue.
warning-repetition-draw = Cette position se présente pour la deuxième fois. À la troisième, la partie est nulle.
warning-repetition-loses = Cette position se présente pour la deuxième fois. Qui l’amène une troisième fois perd la partie.
warning-progress = Encore { $count } coups sans prise ni pas vers le centre, et la partie est nulle.
draw-declined = L’ordinateur préfère continuer la partie.
draw-declined-by = { $name } refuse la nulle.

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
level-expert = Expert
level-master = Maître
preset-globe = Globe
preset-escale = Escale
preset-fromager = Fromager
preset-ring = Anneau
preset-ring-entry = Anneau, depuis le bord
preset-neto = Neto
preset-classic = Classique
preset-bell = Bell
preset-parlett = Parlett
preset-captor = Choix du preneur
preset-ludii = Ludii
preset-custom = Sur mesure

## À côté du plateau

panel-turn = Tour { $turn }
panel-rules = Règles : { $name }
panel-to-move = Au trait
panel-thinking = Réfléchit…
panel-winner = Gagnant
panel-captured = À replacer
panel-in-hand = En main
panel-undo = Annuler le coup
panel-redo = Rétablir le coup
panel-offer-draw = Proposer la nulle
panel-resign = Abandonner
panel-result = Résultat et revanche
panel-view-flat = Vue de dessus
panel-view-space = Vue en relief
panel-menu = Menu
panel-leave = Quitter la partie
moves-pass = passe
moves-title = Coups
moves-none = Aucun coup n’a encore été joué.
moves-no-variations = Touchez un coup pour le revoir. Ce que vous jouerez alors à sa place figurera dessous, comme variante.
moves-variations = Touchez un coup pour le revoir. Sous les coups de la partie figure ce qui a été essayé à leur place.
moves-to-board = Au plateau
moves-promote = En faire la partie
moves-remove = Supprimer à partir d’ici
moves-remove-title = Supprimer cette variante ?
moves-remove-body = { $move } et tout ce qui a été essayé ensuite disparaîtront pour de bon.
moves-remove-yes = Supprimer
moves-is-game = Le coup que vous regardez fait partie de la partie, non d’une variante.
moves-is-decided = La partie est finie et reste comme elle a été jouée. Ce que vous essayez reste une variante.
clock-in-minutes = { $count } min
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name } : plus qu’une minute.
clock-ten-seconds = { $name } : plus que dix secondes.
take-back-title = Reprendre des coups ?
take-back-body = { $count ->
        [one] Le dernier coup serait repris.
       *[other] Les { $count } derniers coups seraient repris.
    } { $name }, êtes-vous d’accord ?
take-back-yes = D’accord
take-back-no = Refuser
resign-title = Abandonner cette partie ?
resign-body = La partie est finie et perdue. Gagnant : { $winner }.
resign-no = Continuer

## Au-dessus du plateau

banner-relocate-queen = Replacez votre reine capturée sur une case pointée.
banner-relocate-guard = Replacez votre garde capturé sur une case pointée.
banner-relocate-one = Replacez un de vos gardes capturés : choisissez-le, puis une case pointée.
banner-send-white-queen = Choisissez où va la reine blanche capturée.
banner-send-black-queen = Choisissez où va la reine noire capturée.
banner-place-queen = Placez votre reine.
banner-place-guard = Placez un garde.
banner-your-turn = À vous
banner-step-pick = Jouez une pièce cerclée.
banner-step-target = Visez une case pointée.
banner-confirm = Jouer ce coup ?
banner-confirm-yes = Jouer
banner-confirm-no = Reprendre
news-queen-steps = { $who } : reine { $from } → { $to }
news-guard-steps = { $who } : garde { $from } → { $to }
news-queen-relocated = { $who } : reine replacée de { $from } en { $to }
news-guard-relocated = { $who } : garde replacé de { $from } en { $to }
news-queen-placed = { $who } : reine placée en { $to }
news-guard-placed = { $who } : garde placé en { $to }
news-captured-queen = la reine en { $cell }
news-captures = { "" }, prend { $cells }
news-cost = { " " }(coûte à { $whom } { $count ->
        [one] 1 coup
       *[other] { $count } coups
    })
news-trapped = { "" }, et s’y fait prendre
banner-passed = Aucun coup possible : le tour passe.
race-count = encore { $count }
race-left = { $side } : { $count ->
        [one] encore un coup
       *[other] encore { $count } coups
    } au moins pour gagner
race-cost = { $side } : { $count ->
        [one] encore un coup
       *[other] encore { $count } coups
    } au moins pour gagner, et { $cost } pour les pièces prises
banner-looking-back = Vous revoyez un coup précédent.
banner-looking-aside = Vous regardez une variante, qui n’a pas été jouée.
banner-earlier = Position passée : votre coup prendra la place de la suite.
banner-reviewing = Vous revoyez la partie. Essayez d’autres coups si vous voulez.
banner-reviewing-aside = Une variante, qui n’a pas été jouée. Essayez d’autres coups si vous voulez.
banner-to-the-end = Au dernier coup
banner-go-on-here = Continuer d’ici
banner-gave-away = Le tour est cédé, comme convenu.
banner-draw-offered = La nulle a été proposée.
banner-draw-offered-to = Nulle proposée ({ $by }). { $to }, d’accord ?
banner-draw-offered-to-you = La nulle est proposée. D’accord ?
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
spoken-threatened = menacée
spoken-to-whom = { $who } : { $what }

## Pourquoi un coup est refusé

refused-game-over = La partie est finie.
refused-no-piece = Il n’y a aucune pièce en { $cell }.
refused-not-yours = La pièce en { $cell } n’est pas à vous de jouer.
refused-occupied = Il y a déjà une pièce en { $cell }.
refused-not-adjacent = Une pièce ne va que sur une case voisine.
refused-outwards = Les pièces vont le long de leur anneau ou vers l’intérieur, jamais vers l’extérieur.
refused-guard-on-throne = Seule une reine peut entrer sur le trône.
refused-in-white-custody = Cette case est en tenaille entre deux pièces blanches.
refused-in-black-custody = Cette case est en tenaille entre deux pièces noires.
refused-relocate-first = Il faut d’abord replacer la pièce capturée en { $cells }.
refused-relocate-one-first = Il faut d’abord replacer une pièce capturée : { $cells }.
refused-queen-first = Il faut d’abord replacer la reine capturée en { $cell }.
refused-same-cell = Une pièce capturée doit changer de case.
refused-relocate-to-edge = Cette pièce capturée ne peut aller qu’au bord.
refused-relocate-to-next-ring = Cette pièce capturée ne peut aller que sur l’anneau extérieur suivant.
refused-relocate-to-throne = Une reine capturée ne peut pas aller sur le trône.
refused-relocation-captures = De là, elle tiendrait une pièce adverse en tenaille, et replacer ne doit rien prendre.
refused-relocation-in-white-custody = Là, la pièce replacée serait en tenaille entre deux pièces blanches.
refused-relocation-in-black-custody = Là, la pièce replacée serait en tenaille entre deux pièces noires.
refused-place-queen-first = Placez d’abord la reine.
refused-place-guards-first = Placez d’abord tous les gardes.
refused-no-queen-in-hand = Il n’y a plus de reine à placer.
refused-no-guard-in-hand = Il n’y a plus de garde à placer.
refused-place-on-edge = Les pièces se placent au bord.
refused-place-opposite = La seconde reine doit se placer exactement à l’opposé de la première.
refused-place-on-throne = Rien ne peut être placé sur le trône.
refused-looking-back = Vous regardez un coup passé. Pour jouer d’ici, choisissez « Reprendre d’ici ».
refused-touched = Pièce touchée, pièce jouée : celle que vous avez prise en main doit se déplacer.
refused-pass = On ne passe pas son tour quand on peut jouer.
refused-handicap = Ce tour est cédé : c’est le handicap convenu.
refused-must-pass = Aucun coup n’est possible : le tour passe.

## La fin d’une partie

end-you-win = Vous gagnez
end-you-lose = Vous perdez
end-white-wins = Les Blancs gagnent
end-black-wins = Les Noirs gagnent
end-name-wins = { $name } gagne
end-draw = Partie nulle
end-white-enthroned = La reine blanche est sur le trône, entourée de ses six gardes.
end-black-enthroned = La reine noire est sur le trône, entourée de ses six gardes.
end-white-empty-throne = Les six gardes blancs se sont refermés autour d’un trône sans leur reine.
end-black-empty-throne = Les six gardes noirs se sont refermés autour d’un trône sans leur reine.
end-white-repeated = Les Blancs ont amené la même position pour la troisième fois.
end-black-repeated = Les Noirs ont amené la même position pour la troisième fois.
end-white-resigned = Les Blancs ont abandonné.
end-black-resigned = Les Noirs ont abandonné.
end-you-resigned = Vous avez abandonné.
end-name-resigned = { $name } a abandonné.
end-white-out-of-time = Les Blancs n’ont plus de temps.
end-black-out-of-time = Les Noirs n’ont plus de temps.
end-you-out-of-time = Vous n’avez plus de temps.
end-name-out-of-time = { $name } n’a plus de temps.
end-repetition = La même position est revenue pour la troisième fois.
end-both-stuck = Aucun camp ne peut jouer.
end-progress = { $count } coups de suite n’ont apporté ni prise ni déplacement vers l’intérieur.
end-agreement = Les joueurs sont convenus d’une partie nulle.
end-rematch = Revanche
end-swap = Autre camp
end-title = Titre
end-look = Regarder le plateau

## Le titre

title-name = Agon
title-line = Une course vers le trône, sur le plus ancien plateau d’hexagones.
title-play = Jouer
title-play-hint = Contre un adversaire facile. L’essentiel est expliqué en cours de jeu.
title-continue = Continuer
title-continue-computer = Contre l’ordinateur ({ $level }), tour { $turn }
title-continue-people = { $white } contre { $black }, tour { $turn }
title-computer = Contre l’ordinateur
title-people = Deux joueurs
rules = Règles
quit = Quitter
quit-title = Quitter Agon ?
quit-body = Ce qui est inachevé est gardé pour la prochaine fois.

## Avant une partie

new-game-level = Quelle force ?
level-beginner-line = Se promène sans voir ni dangers ni occasions : idéal pour découvrir le jeu.
level-learner-line = Sait où aller, mais oublie souvent ce que vous pouvez jouer ensuite.
level-casual-line = Voit venir certaines prises, et se montre parfois étourdi.
level-steady-line = Sait ce que coûte une prise, mais laisse encore échapper bien des choses.
level-skilled-line = Rarement étourdi, il calcule quelques coups à l’avance.
level-strong-line = Juge bien les positions, et fait payer les erreurs.
level-expert-line = Prévoit de loin ; difficile à battre.
level-master-line = Joue du mieux possible.
new-game-names = Qui joue ?
new-game-first = Premier joueur
new-game-second = Second joueur
new-game-name-hint = Nom
new-game-colour = Votre couleur
new-game-colour-first = La couleur du premier joueur
new-game-colour-of = Couleur pour { $name }
new-game-lot = Au sort
lot-you-white = Le sort vous donne les Blancs.
lot-you-black = Le sort vous donne les Noirs.
lot-name-white = Le sort donne les Blancs à { $name }.
new-game-handicap = Avance
new-game-handicap-line = { $turns ->
        [0] Les deux jouent dès le premier tour.
        [one] L’ordinateur cède son premier tour.
       *[other] L’ordinateur cède ses { $turns } premiers tours.
    }
new-game-clock = Pendule
clock-none = Sans
clock-per-move = Par coup
clock-fischer = Fischer
clock-bronstein = Bronstein
clock-none-line = Chacun prend son temps.
clock-per-move-line = Chaque coup doit être joué dans ce temps, dont rien ne se garde pour plus tard.
clock-fischer-line = Un temps pour toute la partie, et un peu plus après chaque coup.
clock-bronstein-line = Un temps pour toute la partie, dont les premières secondes de chaque coup ne coûtent rien. La pendule les montre avec le reste.
clock-for-a-move = Pour chaque coup
clock-minutes = Minutes pour toute la partie
clock-increment = Secondes ajoutées après chaque coup
clock-delay = Secondes de chaque coup qui ne coûtent rien
clock-first-moves = Le premier coup de chaque camp est libre. La pendule s’arrête tant qu’un menu est ouvert.
new-game-touch-move = Pièce touchée, pièce jouée
new-game-touch-move-hint = Une pièce prise en main ne peut plus être reposée : elle doit se déplacer.
new-game-other-rules = Choisir d’autres règles
new-game-position = Un autre début
new-game-position-line = À partir d’une position, d’un lien ou d’une partie notée, pour ces joueurs.
new-game-position-paste = Partir d’une position
new-game-start = Commencer
own-rules = Vos propres règles
own-rules-line = À partir de { $name } ; chaque point comme vous l’aimez.
own-rules-known = Telles quelles, ce sont les règles { $name }.
own-rules-unknown = Ces règles ne sont qu’à vous.
axis-setup = Le début de la partie
setup-standard = Toutes les pièces au bord
setup-standard-line = Reines et gardes sont là où ils ont toujours été.
setup-bell = On pose les gardes
setup-bell-line = Les reines sont en place. Tour à tour, chacun pose ses gardes, partout sauf sur le trône.
setup-parlett = On pose toutes les pièces
setup-parlett-line = D’abord les reines, puis les gardes tour à tour, partout sauf sur le trône.
setup-edge = On pose toutes les pièces au bord
setup-edge-line = Tour à tour, chacun sa reine puis ses gardes, au bord seulement.
setup-edge-opposite = Au bord, les reines face à face
setup-edge-opposite-line = De même, et la seconde reine doit être exactement à l’opposé de la première.
axis-capture = Ce qui est pris
capture-straight = Ce qui est en ligne droite entre deux pièces
capture-straight-line = La pièce qui se déplace et une autre de son camp tiennent une pièce adverse entre elles en ligne droite.
capture-bent = Aussi ce qui est dans un angle
capture-bent-line = En ligne droite, ou avec un angle de 120° à la pièce adverse.
capture-same-ring = Ce qui est entre deux pièces sur un anneau
capture-same-ring-line = Trois pièces à la suite sur un même anneau, aux coins aussi.
axis-custody = Se mettre entre deux pièces adverses
custody-forbidden = Jamais
custody-forbidden-line = Aucune pièce ne va là où deux adversaires la tiennent, pas même pour prendre.
custody-unless-capturing = Seulement pour prendre
custody-unless-capturing-line = Une pièce n’y va que si ce pas lui-même fait une prise ; elle est alors à l’abri.
custody-trapped = Permis, mais elle est prise
custody-trapped-line = Une pièce peut y aller, et elle est prise elle-même, quoi qu’elle prenne.
axis-guard = Où va un garde pris
guard-edge = Au bord
guard-edge-line = Sur n’importe quelle case vide de l’anneau extérieur.
guard-next-ring = Un anneau plus loin
guard-next-ring-line = Sur une case vide de l’anneau suivant ; du bord, ailleurs au bord.
axis-queen = Où va une reine prise
queen-not-throne = Partout sauf sur le trône
queen-not-throne-line = Sur n’importe quelle case vide, sauf celle du milieu.
queen-anywhere = Partout, le trône aussi
queen-anywhere-line = Sur n’importe quelle case vide, même celle qu’elle convoitait.
queen-next-ring = Un anneau plus loin
queen-next-ring-line = Sur une case vide de l’anneau suivant ; du bord, ailleurs au bord.
queen-edge = Au bord
queen-edge-line = Sur n’importe quelle case vide de l’anneau extérieur.
axis-chooser = Qui choisit la case de la reine prise
chooser-owner = Son propre camp
chooser-owner-line = Comme pour toute autre pièce.
chooser-captor = Celui qui l’a prise
chooser-captor-line = Qui l’a prise l’envoie où cela fait mal ; c’est quand même le tour de son camp.
axis-back-capture = Une pièce replacée près d’adversaires
back-capture-forbidden = Ne doit pas en tenir
back-capture-forbidden-line = Pas sur une case d’où elle tiendrait un adversaire entre elle et une autre de son camp.
back-capture-allowed = Peut en tenir
back-capture-allowed-line = Elle le peut, mais ne prend rien ainsi.
axis-back-custody = Une pièce replacée entre deux adversaires
back-custody-forbidden = N’est pas permise
back-custody-forbidden-line = Pas sur une case où deux adversaires la tiendraient.
back-custody-allowed = Est permise
back-custody-allowed-line = Elle peut y aller, et rien ne lui arrive.
axis-cost = Ce que coûte un replacement
cost-turn = Tout le tour
cost-turn-line = Qui replace une pièce ne fait rien d’autre : une suite de prises gagne du temps.
cost-nothing = Rien
cost-nothing-line = Tout ce qui est pris est replacé, puis le même joueur se déplace aussi.
axis-empty-throne = Six gardes autour du trône perdent
empty-no-queen = S’il n’y a pas de reine dessus
empty-no-queen-line = Autour de la reine adverse, ils peuvent se tenir.
empty-own-queen = Si leur propre reine n’y est pas
empty-own-queen-line = Autour de la reine adverse aussi.
axis-repetition = Une position pour la troisième fois
repetition-draw = Est une partie nulle
repetition-draw-line = Qui que ce soit qui l’amène, personne ne gagne.
repetition-loses = Perd pour qui l’amène
repetition-loses-line = Qui répète doit trouver autre chose.
repetition-off = Ne change rien
repetition-off-line = Aux joueurs de voir quand s’arrêter.
axis-progress = Coups sans progrès avant la partie nulle
axis-progress-line = Coups des deux camps à la suite sans prise, pas vers l’intérieur ni pose.
progress-off = Jamais
preset-globe-line = Les règles habituelles : prise en ligne droite, retour au bord.
preset-escale-line = Comme Globe, mais deux pièces prennent aussi sous un angle de 120°.
preset-fromager-line = Comme Escale, mais replacer ne coûte pas le tour : on joue en plus.
preset-ring-line = Prises le long d’un anneau seulement. On peut se placer en tenaille, mais la pièce est alors prise.
preset-ring-entry-line = Comme Anneau, mais les joueurs placent d’abord leurs pièces au bord, tour à tour.
preset-neto-line = Comme Anneau, mais une pièce prise ne recule que d’un anneau.
preset-classic-line = Comme Globe, mais jamais en tenaille, même pour prendre ; une reine prise peut aller sur le trône.
preset-bell-line = Comme Classique, mais les joueurs placent d’abord leurs gardes, tour à tour.
preset-parlett-line = Comme Classique, mais les joueurs placent d’abord toutes leurs pièces, tour à tour.
preset-captor-line = Comme Classique, mais c’est le preneur qui choisit où va une reine prise.
preset-ludii-line = Comme Classique, mais on peut replacer en tenaille, et des gardes autour de la reine adverse font perdre.
abandon-title = Renoncer à la partie inachevée ?
abandon-body = Une partie est inachevée. La nouvelle prendra sa place et l’ancienne ne pourra plus être continuée.
abandon-yes = Commencer la nouvelle partie

## Le menu d’une partie

pause-hint = La partie est gardée après chaque coup.
pause-resume = Retour à la partie
pause-leave = Revenir au titre

## Partager une partie

share-title = Partager
share-game = Toute la partie
share-position = Cette position
share-link-hint = Qui ouvre le lien voit la partie et peut la continuer d’ici : contre vous, par liens échangés, ou contre l’ordinateur.
share-code-hint = Qui colle ce code sous « Ouvrir une partie », ici ou dans le navigateur, peut la continuer : contre vous, par codes échangés, ou contre l’ordinateur.
share-qr = La même chose en code QR
share-no-qr = C’est trop long pour un code QR.
share-picture = Une image
share-picture-hint = Le plateau comme vous le voyez.
share-save-picture = Enregistrer l’image
share-no-picture = L’image n’a pas pu être faite.
share-too-long = Cette partie est trop longue pour un lien. La position seule et la notation peuvent encore être partagées.
share-copy-link = Copier le lien
share-copy-code = Copier le code
share-record = La notation
share-record-hint = Tous les coups comme on les écrit, à lire, à garder et à rouvrir.
share-save = Enregistrer
share-copy-text = Copier le texte
share-letters = La position en lettres
share-letters-hint = Une ligne qui dit où se trouve chaque pièce. Collez-la sous « Partir d’une position », avant une nouvelle partie.

## Ouvrir une partie

open-title = Ouvrir une partie
open-hint = Collez un lien, un code, une position ou la notation d’une partie.
open-field = Lien, code ou notation
open-paste = Coller
open-file = Choisir un fichier
open-drop = On peut aussi déposer un fichier sur le plateau.
open-read = Ouvrir
open-players = { $white } – { $black }
open-white-to-move = Aux Blancs de jouer
open-black-to-move = Aux Noirs de jouer
open-rules = { $rules }, tour { $turn }
open-standing = { $rules }, tour { $turn } : { $standing }
open-kept = Voici ce qui a pu être lu avant cela.
open-people = Continuer à deux
open-computer = Contre l’ordinateur ({ $level })
open-look = Voir la partie
open-no-link = Ce n’est pas un lien vers une partie.
open-link-damaged = Ce lien est abîmé : il en manque une partie, ou elle a été changée. Redemandez-le, ou copiez-le de nouveau.
open-link-other-version = Ce lien vient d’une autre version du programme.
open-link-impossible = La partie dont parle ce lien ne peut pas exister.
open-position-fault = Cette position n’est pas écrite comme il faut, à partir du caractère { $column }.
open-nothing = Il n’y a pas de partie dans ce texte.
open-record-fault = Ligne { $line }, caractère { $column } : { $reason }
record-unclosed-comment = le commentaire qui commence ici n’est jamais fermé.
record-unclosed-variation = la variante qui commence ici n’est jamais fermée.
record-unclosed-value = le guillemet n’est pas fermé sur cette ligne.
record-bad-tag = une étiquette a un nom, et une valeur entre guillemets.
record-other-game = c’est une partie de { $game }, pas d’Agon.
record-rules = il n’y a pas de règles de ce nom.
record-position = une telle position n’existe pas.
record-missing-position = la partie commence dans sa propre position, qui manque.
record-handicap = un handicap est white ou black, et de 1 à 5 tours.
record-stray = « { $sign } » ne veut rien dire ici.
record-mark = cette marque ne se rapporte à aucun coup.
record-variation-without-move = il n’y a pas de coup que cette variante puisse remplacer.
record-too-deep = les variantes sont trop profondément imbriquées.
record-no-move = { $move } n’est pas un coup ici.
record-illegal = { $move } est contraire aux règles. { $reason }
record-other-result = le résultat est { $moves } ici, mais { $tag } au début.

## La partie gardée

kept-damaged = La partie inachevée est abîmée et ne peut pas être continuée. Ce qu’il en reste est gardé ici : { $place }
kept-foreign = La partie inachevée vient d’une autre version du programme et ne peut pas être continuée ici. Elle reste gardée : { $place }

## Conseils de la première partie

guide-understood = Compris
guide-targets = Les cases éclairées sont celles où cette pièce peut aller : le long de son anneau ou vers l’intérieur, jamais vers l’extérieur.
guide-aim = Menez votre reine sur le trône, au centre, et vos six gardes autour d’elle.
guide-captured = Une prise ! La pièce était en tenaille entre deux des vôtres. Votre adversaire doit maintenant passer un tour à la replacer.
guide-relocate = Une de vos pièces a été prise en tenaille. Replacez-la sur une des cases pointées : c’est votre tour.
guide-empty-throne = Attention : si vos six gardes entourent le trône avant que votre reine n’y soit, vous perdez. Faites-la entrer d’abord.
guide-queen-near = Votre reine est devant le trône et peut y entrer. Elle ne le quittera que si elle est prise.

## Les parties finies

library-title = Mes parties
library-empty = Pas encore de partie. Chaque partie jouée jusqu’à la fin est gardée ici.
library-search = Chercher une partie
library-search-hint = Nom, date…
library-none-found = Aucune partie ne contient tous ces mots.
library-order = Trier par
library-newest = Récentes
library-longest = Longues
library-by-opponent = Adversaire
library-more = { $count ->
        [one] En montrer une de plus
       *[other] En montrer { $count } de plus
    }
library-damaged = { $count ->
        [one] Une partie est illisible. Elle reste où elle est.
       *[other] { $count } parties sont illisibles. Elles restent où elles sont.
    }
library-left-out = { $count ->
        [one] Une partie est illisible et ne figure pas parmi celles qui sont enregistrées.
       *[other] { $count } parties sont illisibles et ne figurent pas parmi celles qui sont enregistrées.
    }
library-unreadable = Cette partie est illisible.
library-line = { $date } · { $rules } · { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } · { $result }
library-look = Revoir cette partie
library-remove = Supprimer
library-remove-title = Supprimer cette partie ?
library-remove-body = Elle sera définitivement perdue.
library-export = Tout enregistrer

## Le récit d’une partie

end-story = Le récit
story-title = Le récit
story-lines = Combien de coups manquaient à chaque camp, du premier tour au dernier.
story-opening = L’ouverture, tour { $turn }
story-opening-text = Pour gagner, il faut encore au moins { $white } coups aux Blancs et { $black } aux Noirs.
story-first-capture = La première prise, tour { $turn }
story-turning-point = Le tournant, tour { $turn }
story-blow = Une lourde perte, tour { $turn }
story-finish = La fin, tour { $turn }
story-so-far = Jusqu’ici, tour { $turn }
story-white-queen = La reine blanche est prise en { $cells }.
story-black-queen = La reine noire est prise en { $cells }.
story-white-loses = { $count ->
        [one] Une pièce blanche est prise en { $cells }.
       *[other] Des pièces blanches sont prises en { $cells }.
    }
story-black-loses = { $count ->
        [one] Une pièce noire est prise en { $cells }.
       *[other] Des pièces noires sont prises en { $cells }.
    }
story-cost = Cela coûte { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
story-no-cost = Cela ne coûte aucun coup.
story-gain = Mais replacée, elle est plus près de { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
story-even = Les deux camps sont alors à égalité.
story-white-leads = Les Blancs mènent alors de { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
story-black-leads = Les Noirs mènent alors de { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
story-look = Revoir ce moment
