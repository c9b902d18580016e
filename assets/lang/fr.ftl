# Les textes du jeu en français. L’anglais est à côté, avec les mêmes clés dans le même ordre.
# Un paragraphe est une ligne ; une ligne vide sépare les paragraphes. Devant : ; ? ! » % et après « vient une espace
# insécable (U+00A0) : l’espace fine insécable serait plus belle, mais la ligne se couperait là.

## Partout
close = Fermer
cancel = Annuler

## Réglages
settings-title = Réglages
settings-appearance = Apparence
settings-language = Langue
settings-language-system = Celle du système
settings-language-en = English
settings-language-fr = Français
settings-colours = Couleurs
settings-colours-dark = Noyer
settings-colours-light = Ivoire
settings-size = Taille des textes et des boutons
settings-size-normal = Normale
settings-size-large = Grande
settings-size-huge = Très grande
settings-board = Plateau
settings-view = Vue
settings-view-3d = 3D
settings-view-2d = 2D
settings-orientation = Sens du plateau
settings-orientation-fixed = Fixe
settings-orientation-mover = Vers le joueur
settings-orientation-table = À plat
settings-orientation-fixed-hint = Le plateau reste toujours tel quel.
settings-orientation-mover-hint = Le plateau se tourne vers le joueur dont c’est le tour.
settings-orientation-table-hint = L’écran est à plat entre deux joueurs : chacun voit le plateau de son côté.
settings-animation = Mouvement des pièces
settings-animation-normal = Posé
settings-animation-fast = Rapide
settings-animation-off = Immédiat
settings-targets = Montrer où une pièce peut aller
settings-cell-names = Montrer le nom des cases
settings-defaults = Revenir aux réglages d’origine
settings-defaults-title = Revenir aux réglages d’origine ?
settings-defaults-body = Tout ce qui figure sur cette page redeviendra comme au premier lancement.
settings-defaults-yes = Tout rétablir
settings-set-aside = Vos réglages sont illisibles : le jeu démarre avec ceux d’origine. Les anciens sont conservés ici : { $place }

## Ce qui est gardé d’une fois sur l’autre
store-nothing-kept = Rien ne pourra être gardé pour la prochaine fois : { $cause } Vous pouvez jouer malgré tout.
store-not-read = Une chose gardée de la dernière fois est illisible : { $cause }
store-not-written = Ceci ne peut pas être gardé pour la prochaine fois : { $cause }
store-cause-nowhere = aucun endroit n’est prévu pour cela.
store-cause-denied = l’accès est refusé.
store-cause-full = il ne reste plus de place.
store-cause-damaged = elle est abîmée.

## Comment jouer
rules-title = Comment jouer
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

## L’ordinateur
opponent-random = L’ordinateur a perdu le fil et a joué un coup permis au hasard. La partie continue.
draw-declined = L’ordinateur préfère continuer la partie.

## Quand le programme ne peut pas continuer
fault-display = Agon a besoin d’un écran : aucun affichage n’a été trouvé. Lancez-le depuis un bureau.
fault-graphics = Agon ne peut rien dessiner sur cet ordinateur : aucun pilote graphique ni affichage utilisable n’a été trouvé.
fault-running = Agon s’est arrêté à cause d’une erreur du programme. Votre partie est conservée jusqu’au dernier coup.
