# Les textes du livre de règles et du musée dans `core/assets/rule_book` en français, avec les mêmes clés, dans le même ordre
# qu'en anglais.

## Le livre de règles

book-aim-chapter = Le but
book-race-text = Agon est une course vers le centre. Amenez votre reine sur le trône, et vos six gardes autour d’elle, avant que votre adversaire n’en fasse autant.
book-board-chapter = Le plateau
book-cells-text = Le plateau compte 91 cases. Celle du milieu est le trône. Cinq anneaux l’entourent, alternativement clairs et foncés ; le dernier est le bord.
book-array-text = Chaque camp a une reine et six gardes, placés sur le bord au départ. Les Blancs jouent les premiers.
book-moving-chapter = Les déplacements
book-ways-text = À votre tour, déplacez une de vos pièces sur une case vide voisine : le long de son anneau, ou vers l’anneau intérieur, mais jamais vers l’extérieur.
book-jumps-text = Une pièce ne passe jamais par-dessus une autre.
book-throne-text = Seule une reine peut entrer sur le trône.
book-leaving-text = Elle ne le quitte que si elle est capturée.
book-between-text = Il est interdit d’aller juste entre deux pièces adverses, en ligne droite…
book-between-capture-text = … sauf si ce déplacement même fait une capture. Votre pièce y est alors à l’abri.
book-capturing-chapter = Les captures
book-line-text = Déplacez-vous de sorte qu’une pièce adverse se trouve en ligne droite entre la pièce jouée et une autre des vôtres, toutes deux juste à côté d’elle : elle est alors capturée.
book-angle-text = En angle, il n’y a pas de capture.
book-several-text = Un seul déplacement peut faire plusieurs captures.
book-queens-text = Les reines capturent et sont capturées comme les gardes.
book-free-text = La capture n’est jamais obligatoire.
book-stays-text = Une pièce capturée reste sur sa case jusqu’à ce que son camp la replace. D’ici là, elle barre encore le passage, et l’on ne peut toujours pas se glisser entre elle et une autre pièce adverse.
book-putting-back-chapter = Replacer une pièce
book-turn-text = Si des pièces à vous ont été capturées, votre tour consiste à en replacer une, et aucune autre ne peut se déplacer.
book-queen-first-text = D’abord la reine, puis les gardes dans l’ordre de votre choix, un par tour.
book-edge-text = Un garde va sur n’importe quelle case vide du bord.
book-anywhere-text = Une reine va sur n’importe quelle case vide sauf le trône. C’est l’adversaire qui choisit laquelle.
book-not-there-text = La pièce ne doit ni se retrouver entre deux pièces adverses, ni mettre une pièce adverse entre elle et une autre de son camp.
book-ending-chapter = Victoire, défaite, partie nulle
book-winning-text = Vous gagnez quand votre reine est sur le trône et que vos six gardes l’entourent.
book-empty-throne-text = Mais attention : si vos six gardes entourent le trône et qu’aucune reine ne s’y trouve, vous perdez.
book-repeating-text = Celui qui ramène la même position pour la troisième fois perd.
book-drawing-text = La partie est nulle quand 100 coups de suite n’apportent ni capture ni déplacement vers l’intérieur, ou quand aucun camp ne peut jouer. Les joueurs peuvent aussi convenir d’une partie nulle, et chacun peut abandonner.
book-tips-chapter = Bon à savoir
book-again-text = Une reine capturée peut être placée là où votre coup suivant la capturera de nouveau. Guettez l’occasion, et méfiez-vous-en.
book-gap-text = Votre adversaire ne peut pas se glisser juste entre deux de vos pièces, sauf s’il fait une capture. Deux gardes peuvent donc fermer un passage sans l’occuper.
book-behind-text = Un garde replacé sur le bord repart derrière l’adversaire : c’est souvent la meilleure place pour capturer.
book-corner-text = Dans un coin du plateau, une pièce ne peut pas être capturée. Mais elle n’a qu’une case vers l’intérieur, et se fait facilement enfermer.
book-shut-in-text = Les gardes autour du trône ne peuvent se déplacer que le long de leur anneau. Plus ils y sont nombreux, moins il vous reste de coups, et il faut toujours jouer.

## Le musée

room-modern = Conçues pour ce programme. Avec les règles traditionnelles, deux joueurs de même force se bloquent souvent jusqu’à la partie nulle. Deux changements y mettent fin, et le premier est ancien : celui qui capture une reine choisit où elle va, comme dans d’anciennes règles anglaises, et amener une position pour la troisième fois fait perdre.
room-globe =
    Le Globe Joueur décrit ces règles, et conseille les captures en ligne droite seulement. Thierry, un lecteur du site Escale à jeux, en corrige les règles dans le même sens.

    Incertain : l’interdiction de replacer une pièce entre deux pièces adverses est formulée ainsi par Escale à jeux ; Le Globe Joueur parle là de simples déplacements.
room-escale = Les règles du Globe Joueur avec des captures en angle aussi, telles qu’Escale à jeux les publie.
room-fromager = D’après une remarque d’Alain Fromager sur Escale à jeux. La façon de comprendre cette remarque est la nôtre ; tout le reste est comme dans « { preset-escale } ».
room-ring =
    Les règles de Board and Pieces, d’après Provenzo et Botermans.

    Incertain : la source se demande si une capture tourne aussi au coin d’un anneau, et ne répond pas. Ici, oui. C’est nous aussi qui avons décidé qu’une pièce ne peut être replacée là où elle capturerait ou serait capturée.
room-ring-entry = Une variante de Board and Pieces : les pièces entrent sur le bord une à une. Tout le reste est comme dans « { preset-ring } », avec les mêmes questions ouvertes.
room-neto = Les règles de la page de João Pedro Neto sur le Queen’s Guard. Où il est interdit de replacer une pièce, c’est nous qui l’avons décidé.
room-classic = Ce que les encyclopédies et l’article de David Parlett ont en commun. Où il est interdit de replacer une pièce, c’est nous qui l’avons décidé.
room-bell =
    Le début de partie de R. C. Bell, tel que le rapporte la page de João Pedro Neto. Tout le reste est comme dans « { preset-classic } ».

    Incertain : nous ne connaissons ce début que par elle. C’est nous qui faisons placer les Blancs d’abord.
room-parlett =
    Le début de partie de David Parlett, tel que le rapporte la page de João Pedro Neto. Tout le reste est comme dans « { preset-classic } ».

    Incertain : nous ne connaissons ce début que par elle.
room-captor = D’anciennes règles anglaises, où celui qui a capturé la reine la place. Où il est interdit de replacer une pièce, c’est nous qui l’avons décidé.
room-home = Les règles d’une application, dont nous ne savons que ceci : une pièce capturée revient à sa propre case de départ. Les gardes sont tous pareils : chacun peut donc aller sur toute case où un garde de son camp a commencé. Où vont les pièces si aucune de ces cases n’est vide, et tout le reste, c’est nous qui l’avons décidé.
room-japan = Une édition japonaise, dont nous ne savons que ceci : les pièces capturées sortent du jeu, et la reine gagne avec les gardes qui restent. Qui capture la reine ou le dernier garde gagne : c’est nous qui l’avons décidé, comme tout le reste.
room-ludii = Agon tel que le joue le système Ludii. Ludii lui-même le confirme : les deux programmes comptent les mêmes 11 662 533 façons de jouer les cinq premiers coups.
source-agon = Ce programme.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, avec les remarques de ses lecteurs.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, que suit Board and Pieces.
source-botermans = Botermans, que suit Board and Pieces.
source-neto = La page de João Pedro Neto sur le Queen’s Guard.
source-encyclopaedias = Les encyclopédies.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, d’après João Pedro Neto.
source-old-english = D’anciennes règles anglaises.
source-app = Une application de 2025 ou 2026.
source-japan = Une édition japonaise de 2025.
source-ludii = Le système Ludii.
