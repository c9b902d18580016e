# The museum of rules.

museum-origin = D’où vient Agon
museum-origin-text =
    Ce qui est certain : Agon a été imprimé à Londres en 1842, par Anthony Peacock, et bien des versions ont suivi.

    Ce qu’on affirme : le jeu serait plus ancien, et français. Certaines sources, dont Adam Vaugeois, le font naître en France vers 1780. Ce musée n’a rien à montrer qui le prouve ; la date n’est donc ici qu’une affirmation.
museum-names = Ses noms
museum-names-text = En anglais, le jeu s’appelle aussi Queen’s Guard ou Queen’s Guards, Royal Guards, Guard, Advance and Retreat, et Tournament.
museum-rooms = Les salles
museum-rooms-text = Les règles imprimées se contredisent, jusque sur ce qu’est une capture. Chaque salle en présente une version : d’où elle vient, à quoi ressemblent les parties, et ce qui la distingue de toute autre. Treize viennent de sources imprimées ou publiées ; la première est propre à ce programme. Là où une source ne dit rien, il a fallu décider, et la salle le dit.
museum-told = Des règles par ouï-dire
museum-told-text =
    Nous connaissons encore deux versions, mais pas assez bien pour y jouer.

    Selon une page de règles, on capture sur un même anneau, et celui qui capture choisit où va toute pièce capturée. Elle ne dit pas quelles cases il peut choisir. Pour la reine seulement, vos propres règles peuvent réunir les deux : les captures le long d’un anneau et le choix de l’adversaire.

    Une autre version commence avec des pièces disposées autrement, et après une capture il y a des pièces en main. Nous ne savons ni où elles sont au début, ni qui les a en main, ni quand et où on les place.
museum-paper = Sur votre table
museum-paper-text = Un programme fourni avec les téléchargements ({ "agon-engine print" }) imprime le plateau sur deux feuilles A4 ou Letter, des pièces à plier, des diagrammes et les règles dans votre langue. Il prépare aussi les pièces pour une imprimante 3D.
museum-sources = Les sources
museum-games = À quoi ressemblent les parties
museum-measured = Un ordinateur a joué { $games } parties contre lui-même avec ces règles. En moyenne, une partie a duré { $plies } coups, ceux des deux camps comptés. { $drawn ->
        [0] Aucune n’a été nulle.
        [100] Toutes les parties ont été nulles, ou interrompues faute de finir.
        [one] Sur 100 parties, { $drawn } a été nulle, ou interrompue faute de finir.
       *[other] Sur 100 parties, { $drawn } ont été nulles, ou interrompues faute de finir.
    } Les Blancs ont obtenu { $white } points sur 100 : { $first ->
        [white] jouer le premier rapporte quelque chose.
        [black] jouer le second rapporte quelque chose.
       *[even] trop peu d’écart pour dire que jouer le premier rapporte quelque chose.
    }
museum-measured-plain = Mesuré avec un joueur rapide et simple. Un jeu plus fort donne d’autres chiffres, mais les règles peuvent être comparées.
museum-measured-strong = Mesuré avec un joueur bien plus fort que dans les autres salles : ces chiffres ne se comparent pas aux leurs.
museum-play = Jouer avec ces règles
museum-back = Toutes les salles
museum-to-room = Vers la salle « { $name } »
museum-compare = Comparer avec
museum-count = { $count ->
    [one] { $count } règle diffère
   *[other] { $count } règles diffèrent
}
museum-between = { $one } et { $other }
museum-says = { $name } : { $line }
museum-board = La même position avec les deux règles
museum-only = Seulement avec « { $name } » ({ $mark ->
        [dots] points
       *[frames] cadres
    }) : { $moves }{ $more ->
        [0] {"."}
        [one] {" "}et { $more } autre coup.
       *[other] {" "}et { $more } autres coups.
    }
museum-otherwise = { $first } : { $one }. { $second } : { $other }.
museum-captures = capture en { $cells }
museum-captures-nothing = pas de capture
museum-trapped = la pièce est elle-même capturée
museum-removed = ce qui est capturé quitte le plateau
museum-next = { $side ->
    [black] aux Noirs de jouer
   *[white] aux Blancs de jouer
}
museum-ended = { $how ->
    [white] les Blancs ont gagné
    [black] les Noirs ont gagné
    [drawn] la partie est nulle
   *[open] la partie continue
}
museum-chooses = { $side ->
    [black] les Noirs choisissent la case de la reine.
   *[white] les Blancs choisissent la case de la reine.
}
