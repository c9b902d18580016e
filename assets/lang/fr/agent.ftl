# Les textes d’Agent en français. L’anglais est à côté, avec les mêmes clés dans le
# même ordre. Un paragraphe tient sur une ligne ; une ligne vide sépare les paragraphes.

## Names

# As in English.
agent-name = Agent
agent-line = Bluff et pots-de-vin, de deux à huit
agent-american = Américain{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Britannique{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Russe{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Chinois{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Tanger
agent-city-lis = Lisbonne
# As in English.
agent-city-mad = Madrid
agent-city-alg = Alger
# As in English.
agent-city-cas = Casablanca
agent-city-azo = Açores
# As in English.
agent-city-pal = Las Palmas
# As in English.
agent-city-par = Paris
agent-city-gen = Genève
# As in English.
agent-city-rom = Rome
agent-city-cai = Le Caire
# As in English.
agent-city-kha = Khartoum
# As in English.
agent-city-dak = Dakar
agent-city-bmu = Bermudes
agent-city-bru = Bruxelles
# As in English.
agent-city-ist = Istanbul
# As in English.
agent-city-nai = Nairobi
# As in English.
agent-city-rey = Reykjavik
# As in English.
agent-city-ber = Berlin
agent-city-teh = Téhéran
# As in English.
agent-city-pan = Panama
agent-city-hav = La Havane
# As in English.
agent-city-nyc = New York
# As in English.
agent-city-dub = Dublin
agent-city-ham = Hambourg
agent-city-war = Varsovie
agent-city-bak = Bakou
# As in English.
agent-city-bom = Bombay
# As in English.
agent-city-hkg = Hong Kong
# As in English.
agent-city-was = Washington
agent-city-lon = Londres
agent-city-mos = Moscou
agent-city-pek = Pékin
# As in English.
agent-bahamas = Bahamas
agent-to-tan = à Tanger
agent-to-lis = à Lisbonne
agent-to-mad = à Madrid
agent-to-alg = à Alger
agent-to-cas = à Casablanca
agent-to-azo = aux Açores
agent-to-pal = à Las Palmas
agent-to-par = à Paris
agent-to-gen = à Genève
agent-to-rom = à Rome
agent-to-cai = au Caire
agent-to-kha = à Khartoum
agent-to-dak = à Dakar
agent-to-bmu = aux Bermudes
agent-to-bru = à Bruxelles
agent-to-ist = à Istanbul
agent-to-nai = à Nairobi
agent-to-rey = à Reykjavik
agent-to-ber = à Berlin
agent-to-teh = à Téhéran
agent-to-pan = à Panama
agent-to-hav = à La Havane
agent-to-nyc = à New York
agent-to-dub = à Dublin
agent-to-ham = à Hambourg
agent-to-war = à Varsovie
agent-to-bak = à Bakou
agent-to-bom = à Bombay
agent-to-hkg = à Hong Kong
agent-to-was = à Washington
agent-to-lon = à Londres
agent-to-mos = à Moscou
agent-to-pek = à Pékin
agent-player = Joueur { $number }
agent-you = Vous
agent-dollars = { $amount } $
agent-dollars-thousands = { $thousands } { $amount } $
# As in English.
agent-level-novice = Novice
agent-level-novice-line = Reste fidèle aux agents qu’il a payés et ne s’oppose presque jamais.
agent-level-runner = Coursier
agent-level-runner-line = Fait courir vers la mallette l’agent le plus proche.
agent-level-broker = Courtier
agent-level-broker-line = Garde de l’argent pour la fin et s’oppose à ce qui le gêne.
agent-level-agent = Agent secret
agent-level-agent-line = Tire des conclusions de tout ce que vous faites, et bluffe.
agent-level-master = Maître espion
agent-level-master-line = Et en plus, il prévoit.
agent-temperament-even = Équilibré
agent-temperament-even-line = Sans manie particulière.
agent-temperament-banker = Banquier
agent-temperament-banker-line = Retient son argent et n’en dit pas plus qu’il ne faut.
agent-temperament-gambler = Joueur
agent-temperament-gambler-line = Bluffe dès qu’il peut.
agent-temperament-hunter = Chasseur
agent-temperament-hunter-line = Envoie volontiers les agents aux Bahamas.

## What can be done

agent-do-move = Aller { $to }
agent-do-move-with = Aller { $to } avec la mallette
agent-do-move-without = Aller { $to } en laissant la mallette
agent-do-move-onto = Aller { $to } et ramasser la mallette
agent-do-move-beside = Aller { $to } sans toucher à la mallette
agent-do-take = Ramasser la mallette
agent-do-lay-down = Poser la mallette
agent-do-attack = Attaquer { $victim }
agent-do-attack-with = Attaquer { $victim } et emporter la mallette
agent-do-attack-without = Attaquer { $victim } sans la mallette
agent-do-price = { $deed } : coûte { $amount }{ $left ->
    [none] {""}
   *[other] , il en reste { $left }
}
agent-do-end = { $deed } : fin de la partie
agent-bribe = Soudoyer
agent-object = S’opposer
agent-let = Laisser faire
agent-let-always = Ne plus demander pour les agents sans mise
agent-insist = Insister
agent-withdraw = Renoncer
agent-allow = Autoriser
agent-refuse = Refuser
agent-your-claim = Votre déclaration : { $amount }
agent-claim = Déclarer { $amount }
agent-give-up = Se retirer
agent-win = Réclamer la victoire
agent-let-win = La laisser aux autres
agent-skip = Passer le tour

## What is happening

agent-turn = À vous, { $name } : choisissez un agent, ou soudoyez.
agent-turn-only = À vous : choisissez un agent, ou soudoyez.
agent-turn-bribe = À vous : vous ne pouvez que soudoyer.
agent-turn-stuck = Vous ne pouvez rien faire.
agent-choose-city = Où doit aller { $agent } ?
agent-choose-deed = { $city } : que doit faire { $agent } ?
agent-thinking = { $name } réfléchit
agent-ask-object-only = Vous opposez-vous ?
agent-ask-object = Quelqu’un s’oppose-t-il ?
agent-ask-answer = { $objector } s’oppose. Insistez-vous, { $name } ?
agent-ask-answer-only = { $objector } s’oppose. Insistez-vous ?
agent-ask-claim = Combien déclarez-vous sur { $agent } ?
agent-ask-claims = Déclarations : { $list }
agent-claim-out = { $claim } – hors jeu
agent-ask-claim-none = Personne n’a encore rien déclaré.
agent-claim-nothing = Vous n’avez rien sur { $agent }, et ne pouvez donc rien déclarer.
agent-claim-too-little = Vous n’avez pas assez sur { $agent } pour déclarer plus.
agent-ask-decide = { $name } a déclaré le plus et décide.
agent-ask-decide-only = Vous avez déclaré le plus. Autorisez-vous ?
agent-ask-victory = { $agent } est rentré. Réclamez-vous la victoire ?
agent-seconds = Laisser faire dans { $count } s
agent-seconds-short = { $count } s
agent-passes-soon = Laisser faire dans { $count } s : { $names }
agent-objecting = { $count ->
    [one] { $names } s’oppose.
   *[other] { $names } s’opposent.
}
agent-round = Manche { $count }
agent-round-of = Manche { $count } sur { $last }
agent-moment-case = La mallette est prise !
agent-moment-home = Rentré avec la mallette !
agent-stamp-allowed = AUTORISÉ
agent-stamp-refused = REFUSÉ
agent-lot = Le sort décide qui commence…

## What was heard

agent-lot-falls = { $who ->
    [you] Le sort vous désigne : vous commencez.
   *[name] Le sort désigne { $name }, qui commence.
}
agent-begins = { $who ->
    [you] Vous commencez.
   *[name] { $name } commence.
}
agent-heard-staked = { $who ->
    [you] Vous avez fait vos mises.
   *[name] { $name } a fait ses mises.
}
agent-heard-bribe = { $who ->
    [you] Vous versez un pot-de-vin.
   *[name] { $name } verse un pot-de-vin.
}
agent-heard-move = { $who ->
    [you] Vous envoyez { $agent } { $to }.
   *[name] { $name } envoie { $agent } { $to }.
}
agent-heard-move-with = { $who ->
    [you] Vous envoyez { $agent } { $to } avec la mallette.
   *[name] { $name } envoie { $agent } { $to } avec la mallette.
}
agent-heard-move-without = { $who ->
    [you] Vous envoyez { $agent } { $to } sans la mallette.
   *[name] { $name } envoie { $agent } { $to } sans la mallette.
}
agent-heard-move-onto = { $who ->
    [you] Vous envoyez { $agent } chercher la mallette { $to }.
   *[name] { $name } envoie { $agent } chercher la mallette { $to }.
}
agent-heard-take = { $who ->
    [you] Vous faites ramasser la mallette à { $agent }.
   *[name] { $name } fait ramasser la mallette à { $agent }.
}
agent-heard-lay-down = { $who ->
    [you] Vous faites poser la mallette à { $agent }.
   *[name] { $name } fait poser la mallette à { $agent }.
}
agent-heard-attack = { $who ->
    [you] Vous attaquez { $victim } avec { $agent } : « { agent-rules-attack } »
   *[name] { $name } attaque { $victim } avec { $agent } : « { agent-rules-attack } »
}
agent-heard-attack-with = { $who ->
    [you] Vous attaquez { $victim } avec { $agent }, qui aura la mallette : « { agent-rules-attack } »
   *[name] { $name } attaque { $victim } avec { $agent }, qui aura la mallette : « { agent-rules-attack } »
}
agent-heard-object = { $who ->
    [you] Vous vous opposez.
   *[name] { $name } s’oppose.
}
agent-heard-let = { $who ->
    [you] Vous laissez faire.
   *[name] { $name } laisse faire.
}
agent-heard-insist = { $who ->
    [you] Vous insistez.
   *[name] { $name } insiste.
}
agent-heard-withdraw = { $who ->
    [you] Vous renoncez.
   *[name] { $name } renonce.
}
agent-heard-claim = { $who ->
    [you] Vous déclarez { $amount }.
   *[name] { $name } déclare { $amount }.
}
agent-heard-give-up = { $who ->
    [you] Vous vous retirez.
   *[name] { $name } se retire.
}
agent-heard-claim-nothing = { $who ->
    [you] Vous ne déclarez rien.
   *[name] { $name } ne déclare rien.
}
agent-heard-allow = { $who ->
    [you] Vous autorisez.
   *[name] { $name } autorise.
}
agent-heard-refuse = { $who ->
    [you] Vous refusez.
   *[name] { $name } refuse.
}
agent-heard-win = { $who ->
    [you] Vous réclamez la victoire.
   *[name] { $name } réclame la victoire.
}
agent-heard-let-win = { $who ->
    [you] Vous laissez la victoire aux autres.
   *[name] { $name } laisse la victoire aux autres.
}
agent-heard-skip = { $who ->
    [you] Vous ne pouvez rien faire.
   *[name] { $name } ne peut rien faire.
}
agent-heard-back = L’action est annulée.
agent-heard-stands = L’action a lieu.
agent-heard-no-claims = Personne n’avance de somme : l’action a lieu.
agent-heard-exile = { $agent } est parti aux Bahamas.
agent-heard-exile-stakes = Misé sur { $agent } : { $list }.
agent-heard-exile-nothing = Personne n’avait misé sur { $agent }.
agent-of-player = { $name } : { $what }
agent-list-item = { $name } ({ $amount })
agent-heard-missed = { $who ->
    [you] Vous passez un tour.
   *[name] { $name } passe un tour.
}
agent-heard-won-home = { $who ->
    [you] { $agent } est rentré avec la mallette. Vous gagnez !
   *[name] { $agent } est rentré avec la mallette. { $name } gagne.
}
agent-heard-won-limit = { $who ->
    [you] La dernière manche est finie, et { $agent } a la mallette. Vous gagnez !
   *[name] La dernière manche est finie, et { $agent } a la mallette. { $name } gagne.
}
agent-heard-drawn = La dernière manche est finie, et personne ne gagne.

## Why computer players do something

agent-reason-brings-home = ramène la mallette
agent-reason-near-home = { $steps ->
    [one] { $home } à { $steps } ville
   *[other] { $home } à { $steps } villes
}
agent-reason-holds-back = retient { $agent }
agent-reason-threatens = menace { $other }
agent-reason-stops-holder = enlève la mallette à { $agent }
agent-reason-stops-nearest = { $agent } était le plus près de gagner
agent-reason-keeps-case = ne laisse pas la mallette à { $agent }
agent-reason-keeps-away = { $steps ->
    [0] { $agent } gagnerait à { $home }
    [one] pour { $agent }, { $home } serait à { $steps } ville
   *[other] pour { $agent }, { $home } serait à { $steps } villes
}
agent-reason-protects = protège { $agent }
agent-reason-stands-by = tient à { $agent }
agent-reason-tests = { $who ->
    [you] cherche à savoir combien vous avez sur { $agent }
   *[name] cherche à savoir combien { $name } a sur { $agent }
}

## Why something cannot be done

agent-refused-over = La partie est finie.
agent-refused-not-asked = C’est à quelqu’un d’autre de décider.
agent-refused-not-now = Ce n’est pas possible maintenant.
agent-refused-not-in-game = Cet agent ne joue pas.
agent-refused-exiled = { $agent } est aux Bahamas.
agent-refused-no-link = Aucune ligne ne relie { $from } et { $to }.
agent-refused-holds = { $agent } a déjà la mallette.
agent-refused-holds-not = { $agent } n’a pas la mallette.
agent-refused-case-elsewhere = La mallette est ailleurs.
agent-refused-case-held = { $agent } a la mallette, et seule une attaque la libère.
agent-refused-own-victim = Un agent ne peut pas s’attaquer lui-même.
agent-refused-too-near = { $agent } est dans la même ville. Une attaque vient d’une ville voisine.
agent-refused-at-home = { $agent } est à l’abri chez lui.
agent-refused-unpaid = Il faut avoir misé { $amount } sur { $agent } pour attaquer.
agent-refused-taken-back = Vous avez déjà dû y renoncer pendant ce tour.
agent-refused-only-bribe = Après tant de renoncements pendant ce tour, vous ne pouvez plus que soudoyer.
agent-refused-no-note = Il faut au moins un billet pour soudoyer.
agent-refused-notes-missing = Il vous manque des billets à { $amount }.
agent-refused-over-cap = Un pot-de-vin ne dépasse pas { $amount }.
agent-refused-hundreds = On déclare par centaines.
agent-refused-claim-low = Il faut déclarer au moins { $amount }.
agent-refused-claim-high = On ne déclare pas plus que sa mise.
agent-refused-may-not-skip = Il vous reste quelque chose à faire.
agent-refused-must-skip = Vous ne pouvez rien faire.

## The panel

agent-bribes = { $count ->
    [one] { $count } pot-de-vin
   *[other] { $count } pots-de-vin
}
agent-misses = passe un tour
agent-notes-none = Plus aucun billet
agent-notes-left = { $count ->
    [one] Il reste { $amount } en un billet
   *[other] Il reste { $amount } en { $count } billets
}
agent-hold-sheet = Maintenir pour voir ma feuille
agent-show-sheet = Voir ma feuille
agent-cover-sheet = Couvrir ma feuille
agent-look-first = Consulter d’abord une feuille
agent-put-down = Choisir autre chose
agent-ask-undo = Vous pouvez encore annuler.
agent-undo = Annuler
agent-notebook = Carnet
# As in English.
agent-menu = Menu
agent-resume = Retour à la partie
agent-seat = { $name } s’en va : l’ordinateur continue
agent-seat-title = { $name } s’en va pour de bon ?
agent-seat-body = Un joueur de l’ordinateur reprend la place, avec la feuille telle quelle.
agent-seat-yes = L’ordinateur continue
agent-seat-taken = L’ordinateur continue pour { $name }.
agent-leave = Menu principal
agent-again = Rejouer

## The end of a game, and the walk through it

agent-end-home = { $agent } est rentré avec la mallette. On retourne les feuilles.
agent-end-limit = La dernière manche est finie. On retourne les feuilles.
agent-end-sheet = { $name } : { $list }.
agent-end-sheet-nothing = { $name } : rien sur personne.
agent-end-map = Voir la carte
agent-end-turn-all = Retourner toutes les feuilles
agent-why-most = { $who ->
    [you] C’est vous qui avez le plus misé sur { $agent } : { $amount }.
   *[name] C’est { $name } qui a le plus misé sur { $agent } : { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] Vous avez misé { $amount } sur { $agent }. Qui a misé davantage n’a pas réclamé la victoire.
   *[name] { $name } a misé { $amount } sur { $agent }. Qui a misé davantage n’a pas réclamé la victoire.
}
agent-why-tied-brought = { $who ->
    [you] Personne n’a dépassé { $amount } sur { $agent }, et c’est vous qui l’avez ramené.
   *[name] Personne n’a dépassé { $amount } sur { $agent }, et c’est { $name } qui l’a ramené.
}
agent-why-tied-next = { $who ->
    [you] Personne n’a dépassé { $amount } sur { $agent }. C’est { $other } qui a rapporté la mallette et, de ceux qui ont misé autant, vous venez juste après.
   *[name] Personne n’a dépassé { $amount } sur { $agent }. { $other_who ->
        [you] C’est vous qui avez rapporté
       *[name] C’est { $other } qui a rapporté
    } la mallette et, de ceux qui ont misé autant, { $name } vient juste après.
}
agent-why-nobody-staked = { $who ->
    [you] Personne n’a misé sur { $agent }, et c’est vous qui l’avez ramené.
   *[name] Personne n’a misé sur { $agent }, et c’est { $name } qui l’a ramené.
}
agent-why-unclaimed = Personne d’autre n’a réclamé la victoire.
agent-why-drawn-tie = Plusieurs joueurs ont autant misé sur { $agent } : { $amount }.
agent-why-drawn-unstaked = Personne n’a misé sur { $agent }, qui a la mallette.
agent-why-drawn-free = Aucun agent n’a la mallette.
agent-replay = Revoir la partie
agent-replay-round = Manche { $round }, étape { $number } sur { $count }
agent-replay-beginning = La partie commence.
agent-replay-first = Au début
agent-replay-previous = Une étape en arrière
agent-replay-next = Une étape en avant
agent-replay-last = À la fin
agent-replay-previous-bluff = Le bluff précédent
agent-replay-next-bluff = Le bluff suivant
agent-replay-close = Résultat
agent-replay-show = Ce qui est montré
agent-replay-sheets = Feuilles
agent-replay-course = Étapes
# As in English.
agent-replay-bluffs = Bluffs ({ $count })
agent-replay-no-bluffs = Aucun bluff n’a réussi dans cette partie.
agent-replay-in-hand = { $amount } en main
agent-truth-staked = En vérité : { $list }.
agent-truth-staked-nothing = En vérité : rien sur personne.
agent-truth-alone = { $who ->
    [you] En vérité, vous seul avez de l’argent sur { $agent } : { $amount }.
   *[name] En vérité, seul { $name } a de l’argent sur { $agent } : { $amount }.
}
agent-truth-most = { $who ->
    [you] En vérité, vous avez le plus sur { $agent } : { $amount }.
   *[name] En vérité, { $name } a le plus sur { $agent } : { $amount }.
}
agent-truth-shared = { $who ->
    [you] En vérité, vous avez { $amount } sur { $agent }, et personne n’a plus.
   *[name] En vérité, { $name } a { $amount } sur { $agent }, et personne n’a plus.
}
agent-truth-less = { $who ->
    [you] En vérité, vous avez { $amount } sur { $agent } ; { $other } a { $most }.
   *[name] En vérité, { $name } a { $amount } sur { $agent } ; { $other_who ->
        [you] vous avez
       *[name] { $other } a
    } { $most }.
}
agent-truth-nothing = { $who ->
    [you] En vérité, vous n’avez rien sur { $agent } ; { $other } a { $most }.
   *[name] En vérité, { $name } n’a rien sur { $agent } ; { $other_who ->
        [you] vous avez
       *[name] { $other } a
    } { $most }.
}
agent-truth-bluff = { $who ->
    [you] Un bluff : vous n’avez rien sur { $agent } ; { $other } a { $most }.
   *[name] Un bluff : { $name } n’a rien sur { $agent } ; { $other_who ->
        [you] vous avez
       *[name] { $other } a
    } { $most }.
}
agent-truth-nobody = En vérité, personne n’a d’argent sur { $agent }.
agent-bluff = Un bluff réussi
agent-bluff-deed = { $who ->
    [you] Vous avez fait agir { $agent } sans rien avoir misé sur lui, et personne ne vous en a empêché.
   *[name] { $name } a fait agir { $agent } sans rien avoir misé sur lui, et personne ne l’a empêché.
}
agent-bluff-objection = { $who ->
    [you] Vous vous êtes opposé sans rien avoir misé sur { $agent }, et { $other } a renoncé.
   *[name] { $name } s’est opposé sans rien avoir misé sur { $agent }, et { $other_who ->
        [you] vous avez renoncé
       *[name] { $other } a renoncé
    }.
}

## Passing the device

agent-pass-title = Passez l’appareil à { $name }.
agent-pass-line = Les autres regardent ailleurs.
agent-pass-news = { $name } n’a pas encore vu :
agent-pass-hold = Maintenez : je suis { $name }
agent-pass-again = Encore une fois : je suis { $name }

## What a person among several lets pass

agent-objections = Mes oppositions
agent-passes = Laisser faire d’office
agent-passes-nothing = Rien
agent-passes-attacks = Tout sauf les attaques
agent-passes-case = Tout sauf les attaques et la mallette
agent-passes-hint = { $count ->
    [one] Si vous ne vous opposez pas, on passe à la suite au bout de { $count } seconde. Ce délai est toujours le même et n’apprend à personne ce que vous avez.
   *[other] Si vous ne vous opposez pas, on passe à la suite au bout de { $count } secondes. Ce délai est toujours le même et n’apprend à personne ce que vous avez.
}

## Money

agent-money = Votre feuille
agent-ask-stakes = Avant le premier tour : sur qui misez-vous ?
agent-ask-stakes-line = Qui a le plus d’argent sur l’agent qui rapporte la mallette gagne.
agent-fill-in = Faire mes mises
agent-money-line = Choisissez un agent, puis des billets. Ce qui est misé y reste ; le reste servira plus tard de pots-de-vin. Tout reste secret jusqu’à la fin, ou jusqu’à ce que l’agent parte aux Bahamas.
agent-bribe-line = Choisissez un agent, puis des billets. Les autres apprennent que vous soudoyez, mais ni qui, ni pour combien.
agent-bribe-line-cap = Choisissez un agent, puis des billets, { $amount } au plus. Les autres apprennent que vous soudoyez, mais ni qui, ni pour combien.
agent-notes = Vos billets
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Vous gardez { $amount }.
agent-money-clear = Recommencer
agent-money-nothing = Garder tout l’argent
agent-money-stake = Miser { $amount }
agent-bribe-with = Soudoyer avec { $amount }

## The notebook

agent-notebook-line = Ce que chaque joueur a au moins et au plus sur chaque agent, d’après ce que tout le monde a entendu.
agent-notebook-own = Ce que les autres peuvent savoir de vous :
agent-notebook-facts = { $count ->
    [0] Prouvé : { $proven }. Frais : { $fees }. Aucun pot-de-vin.
    [one] Prouvé : { $proven }. Frais : { $fees }. { $count } pot-de-vin.
   *[other] Prouvé : { $proven }. Frais : { $fees }. { $count } pots-de-vin.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = Au plus { $amount } pas encore misés.
agent-notebook-claims = Déclarations : { $list }.
agent-notebook-marks = Touchez un agent pour marquer ce que ce joueur a sur lui, selon vous : × rien, ! sûr, ? soupçonné. Vous seul voyez vos marques et vos notes.
agent-notebook-note = Note sur { $name }
agent-notebook-note-hint = Privé
agent-notebook-noted = Note : { $note }
agent-notebook-cell = { $agent } : { $range }
agent-notebook-cell-marked = { $agent } : { $range }. { $mark ->
    [suspected] Soupçonné
    [sure] Sûr
   *[nothing] Rien
}

## The cast

agent-persona-moira = Loue des chambres près du port et n’oublie jamais qui elle a payé.
agent-persona-tomas = Météorologue. Dit non d’abord, et regarde par la fenêtre ensuite.
agent-persona-binta = Interprète. A un mot aimable, et un peu d’argent, pour chacun.
agent-persona-percy = Gardien de phare. Salue tout ce qui passe, et tout passe.
agent-persona-nieves = Souffleuse au théâtre. Une toux dans la salle, et elle se tait.
agent-persona-ubaldo = Arbitre le dimanche. Son sifflet n’en fait qu’à sa tête.
agent-persona-karima = Nourrit les chats de tout le quartier. Si l’un d’eux veut la chaise, elle se lève.
agent-persona-halldor = Transporte le courrier par tous les temps, au plus court.
agent-persona-leyla = Photographie des bateaux. À la moindre opposition, passe à l’image suivante.
agent-persona-otto = Douanier. N’a rien laissé passer depuis 1951.
agent-persona-dolores = Élève des chevaux de course. Laisse courir tout le monde.
agent-persona-idriss = Guide dans la médina. A un cousin dans chaque consulat, et un cadeau pour chacun.
agent-persona-xiomara = Dirige un orchestre de bal. Joue pour qui danse le plus vite.
agent-persona-yuklan = Correctrice. Jusqu’ici, a trouvé quelque chose à chaque ligne.
agent-persona-farid = Tient les comptes de trois ministères. Les siens sont fermés.
agent-persona-wanda = Cheffe de chœur. Personne n’a jamais été renvoyé de ses répétitions.
agent-persona-giulia = Agente de voyages. Allers simples pour les Bahamas.
agent-persona-rauf = Cherche du pétrole, parfois là où il sait qu’il n’y en a pas.
agent-persona-josse = Siège dans neuf comités. A une motion d’ordre pour chaque occasion.
agent-persona-zohra = Marchande de tapis. Baisse son prix une fois, avec un soupir, et plus jamais.
agent-persona-sol = Taxi de nuit. Met les gros billets de côté pour la fin du service.
agent-persona-sarojini = Professeure de statistique. Bluffe plus souvent qu’il n’est probable.
agent-persona-arkadi = Horloger. Sait pour qui l’heure a sonné.
agent-persona-edward = Auteur de mots croisés. Retient tout ce qui s’est dit, et par qui.
agent-persona-blaise = Notaire. Connaît toutes les sommes, et n’en cite aucune.
agent-persona-traute = Enchérit pour d’autres, exactement jusqu’à ce que valent les choses.
agent-persona-daryush = Poète. Rature le premier jet et défend le second.
agent-persona-vera = Observe les oiseaux. Les compte tous et n’en dérange aucun.
agent-persona-wenying = Enseigne le violon. Les silences font partie du morceau.
agent-persona-everett = Dessine des cartes pour un bureau sans adresse.
agent-persona-esther = Pilote de rallye. Sourit même dans les virages.
agent-persona-gurdial = Établit les horaires des trains. Sait où les autres doivent descendre.
agent-persona-colette = Critique gastronomique. Une assiette sur trois repart en cuisine.
agent-persona-quiteria = Chante le fado. S’interrompt, soupire, et commence pour de bon.
agent-persona-osman = Pèse l’or au marché. Dit ce qu’il pèse, au grain près.
# As in English.
agent-dossiers = Dossiers
agent-dossiers-set-aside = Ce que vous saviez des joueurs de l’ordinateur n’a pas pu être lu. C’est mis de côté, et vous refaites connaissance.
agent-dossiers-none = Personne à cette table n’a de dossier.
agent-dossier-open = Dossier : { $name }
agent-dossier-new = C’est votre première rencontre.
agent-dossier-met = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}{ $won ->
    [0] , aucune gagnée par { $name }.
    [one] , { $won } gagnée par { $name }.
   *[other] , { $won } gagnées par { $name }.
}
agent-remark-always-objects = S’oppose à tout.
agent-remark-never-objects = Ne s’oppose jamais.
agent-remark-objections = S’oppose { $count } fois sur { $of }.
agent-remark-always-withdraws = Renonce à chaque opposition.
agent-remark-never-withdraws = Ne renonce jamais.
agent-remark-withdrawals = Renonce { $count } fois sur { $of }.
agent-remark-never-bluffs = Ne s’oppose et n’insiste jamais sans argent sur l’agent.
agent-remark-bluffs = En s’opposant ou en insistant, a bluffé { $count } fois sur { $of }.
agent-remark-never-exiles = N’a encore envoyé personne aux Bahamas.
agent-remark-exiles = { $count ->
    [one] A envoyé { $count } agent aux Bahamas.
   *[other] A envoyé { $count } agents aux Bahamas.
}

## The main menu and the page before a game

agent-continue = Continuer
agent-continue-line = { $players } joueurs, manche { $round }
agent-my-games = Mes parties
agent-no-games = Aucune partie n’est enregistrée.
agent-unfinished = Manche { $count }
agent-view-game = Voir
agent-delete = Supprimer
agent-delete-title = Supprimer cette partie ?
agent-delete-body = Elle sera perdue.
agent-game-damaged = Cette partie ne peut pas être ouverte : son enregistrement est endommagé.
agent-file-open = Ouvrir un fichier
agent-file-save = Enregistrer un fichier
agent-file-none = Il n’y a pas de partie d’Agent dans ce fichier, ou il en manque un morceau.
agent-file-later = Ce fichier a été écrit par une version plus récente du programme.
agent-file-not-over = La partie de ce fichier n’est pas finie. Seules les parties finies peuvent être ouvertes.
agent-file-damaged = La partie de ce fichier est endommagée.
agent-file-damaged-decision = La partie de ce fichier est endommagée : la décision { $number } est impossible.
agent-file-damaged-line = La partie de ce fichier est endommagée : la ligne { $number } est illisible ou impossible.
agent-won = Gagné
agent-lost = Perdu
agent-drawn = Nulle
agent-my-games-unfinished = En cours
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Jouer
agent-play-line = Contre trois adversaires faciles
agent-play-first = Une première partie, expliquée au fil du jeu
agent-first-game = Partie guidée
agent-setup = Préparer une partie
agent-setup-count = { $count } joueurs
agent-setup-person = Une personne
agent-setup-computer = L’ordinateur
agent-setup-computer-level = Ordinateur : { $level }
agent-setup-who = Qui joue ?
agent-setup-name = Nom
agent-setup-name-hint = Facultatif
agent-setup-colour = Couleur
agent-colour-ivory = Ivoire
# As in English.
agent-colour-violet = Violet
# As in English.
agent-colour-orange = Orange
agent-colour-teal = Turquoise
agent-colour-pink = Rose
agent-colour-brown = Brun
agent-colour-grey = Gris
agent-colour-black = Noir
agent-setup-level = Force
agent-setup-temperament = Tempérament
agent-setup-sits = Qui joue ici
agent-setup-lot = Au sort
agent-setup-lot-line = Le sort décide au début de la partie.
agent-setup-by-hand = Anonyme
agent-setup-by-hand-line = Personne de connu : vous choisissez le nom et le tempérament.
agent-setup-rules = Règles
agent-setup-suggested = Conseillées
agent-setup-own = Les vôtres
agent-setup-start = Tirer au sort et commencer
agent-option-none = Aucune
agent-option-cap = Limite d’un pot-de-vin
agent-option-cap-line = Avec une limite, personne ne peut attendre, puis surenchérir d’un seul coup. La règle imprimée n’en a pas.
agent-option-cap-two = À deux et sans limite, celui qui commence gagne moins souvent.
agent-option-limit = Dernière manche
agent-option-limit-line = Ensuite gagne qui a le plus d’argent sur l’agent à la mallette. À égalité, la partie est nulle.
agent-option-map = Carte
agent-option-map-long = 33 villes
agent-option-map-short = 29 villes
agent-option-map-line = Sans les quatre villes autour de Tanger, chaque retour est plus court d’un pas.
agent-option-agents = Agents par nation
agent-option-agents-line = Avec un seul, les parties sont plus courtes et moins secrètes.
agent-option-contest = Qui déclare après une opposition
agent-option-contest-all = Tout le monde
agent-option-contest-duel = Les deux
agent-option-contest-line = Tout le monde, ou seulement qui agit et qui s’oppose.
agent-option-lost = Une opposition qui échoue
agent-option-free = Ne coûte rien
agent-option-turn = Coûte un tour
agent-option-lost-line = Si elle coûte un tour, on s’oppose moins et à bon escient.
agent-option-held = La mallette en main
agent-option-safe = Est à l’abri
agent-option-snatch = Peut être arrachée
agent-option-held-line = Seul un agent qui attaque peut l’avoir, ou tout agent qui est dans la ville ou y arrive.
agent-option-victory = Qui compte à la fin
agent-option-sheets = Tout le monde
agent-option-claim = Qui réclame
agent-option-victory-line = Toutes les feuilles, ou seulement celles de qui réclame la victoire.

## Games on an occasion, and the record

agent-rivals = Contre { $names }
agent-ended-after = { $count ->
    [one] { $end } après { $count } manche
   *[other] { $end } après { $count } manches
}
agent-day = Partie du jour
agent-day-hint = La même table et le même hasard pour tout le monde, et chaque jour une nouvelle partie. Seul le premier essai compte.
agent-day-earlier = Jours précédents
agent-day-none = Vous n’en avez encore joué aucune.
agent-day-result = Partie du jour : { $result }.
agent-season = Saison
agent-season-hint = Cinq soirées, contre des adversaires de plus en plus forts. D’une soirée à l’autre, ils se souviennent de votre jeu.
agent-season-scoring = Le gagnant marque 5 points ; les autres en marquent 3, 2 et 1 selon leur argent sur l’agent qui a décidé la partie. Si personne ne gagne, chacun en marque 2.
agent-season-evening = Soirée { $number } sur { $count }
agent-season-evening-short = Soirée { $number }
agent-season-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
agent-season-standing = { $points ->
    [one] Jusqu’ici : { $points } point sur { $most }
   *[other] Jusqu’ici : { $points } points sur { $most }
}
agent-season-over = { $points ->
    [one] La saison est finie : { $points } point sur { $most }
   *[other] La saison est finie : { $points } points sur { $most }
}
agent-season-best = { $points ->
    [one] Meilleure saison : { $points } point sur { $most }
   *[other] Meilleure saison : { $points } points sur { $most }
}
agent-season-new = Une autre saison
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
agent-season-result = { $evening } : { $points }
agent-season-known = Ce qu’ils savent de vous
agent-season-objections = Vous vous êtes opposé { $count } fois sur { $of }.
agent-season-withdrawals = Vous avez renoncé { $count } fois sur { $of } après une opposition.
agent-season-bluffs = Vous vous êtes opposé ou avez insisté sans rien sur l’agent { $count } fois sur { $of }.
agent-record = Palmarès
agent-record-none = Chaque partie que vous finissez contre des joueurs de l’ordinateur compte ici.
agent-record-set-aside = Votre palmarès dans Agent n’a pas pu être lu. Il a été mis de côté, et un autre commence.
agent-record-won = { $won ->
    [one] { $won } partie gagnée sur { $count }
   *[other] { $won } parties gagnées sur { $count }
}
agent-record-won-of = { $won ->
    [one] { $won } gagnée sur { $count }
   *[other] { $won } gagnées sur { $count }
}
agent-record-players = Selon le nombre de joueurs
agent-record-levels = Selon l’adversaire le plus fort
agent-record-play = Votre façon de jouer
agent-record-objections = Oppositions
agent-record-withdrawals = Renoncements
agent-record-claims = Déclarations
# As in English.
agent-record-bluffs = Bluffs
agent-record-exiles = Envoyés aux Bahamas
agent-record-of = { $count } sur { $of }
agent-record-worked = { $count ->
    [one] { $count } réussi sur { $of }
   *[other] { $count } réussis sur { $of }
}
agent-record-rivals = Qui a battu qui
agent-record-met = { $count ->
    [one] { $count } partie : vous { $won }, { $name } { $lost }
   *[other] { $count } parties : vous { $won }, { $name } { $lost }
}

## How to play

agent-rules = Comment jouer
agent-rules-aim = Le but
agent-rules-aim-text =
    Huit agents de quatre nations courent après une mallette à Tanger. Ils ne sont à personne : chacun les déplace tous. Quand un agent est rentré avec la mallette, qui a le plus d’argent sur lui gagne.
agent-rules-stakes = Les mises
agent-rules-stakes-text =
    Vous commencez avec 10 000 dollars en billets : quatre de 1 000, 500, 400, 300, 200 et 100. Avant le premier tour, chacun mise en secret sur autant d’agents qu’il veut, ou sur aucun.

    L’argent misé ne bouge plus. Ce que vous gardez pourra être misé plus tard.
agent-rules-turn = Un tour
agent-rules-turn-text =
    À votre tour, vous envoyez un agent à la ville voisine, ou lui faites ramasser ou poser la mallette, ou attaquez, ou soudoyez.

    Un agent qui arrive à la mallette peut la ramasser ou non. Celui qui l’a peut l’emporter ou la laisser.

    Soudoyer ajoute des billets sur des agents. Les autres apprennent que vous soudoyez, mais ni qui, ni pour combien.
agent-rules-attack = Aux Bahamas !
agent-rules-attack-text =
    Avec au moins 500 dollars sur un agent, vous pouvez l’envoyer dans une ville voisine contre un agent qui s’y trouve. Si l’attaque a lieu, la victime ne revient plus, chacun dit combien il avait misé sur elle, et vous perdez 500 dollars de votre mise sur l’attaquant.

    Personne n’est attaqué chez lui, ni depuis la même ville.
agent-rules-objection = Les oppositions
agent-rules-objection-text =
    Quoi qu’un agent doive faire, un autre joueur peut s’y opposer, sauf si l’agent rentre ainsi dans sa ville avec la mallette sans attaquer. Vous renoncez alors et faites autre chose, ou vous insistez.

    Si vous insistez, les joueurs déclarent tour à tour combien ils ont sur l’agent, jamais plus que la vérité. Qui déclare le plus autorise ou non ; à égalité, c’est vous.

    Chaque déclaration révèle donc quelque chose, et le silence aussi.
agent-rules-end = La fin
agent-rules-end-text =
    Quand un agent est dans sa ville avec la mallette, toutes les feuilles sont montrées. La plus forte mise sur lui gagne ; à égalité, d’abord qui l’a ramené, puis le suivant dans le sens horaire. Si personne n’a d’argent sur l’agent, qui l’a ramené gagne.

    Si une dernière manche était convenue et qu’elle est finie, la seule plus forte mise sur l’agent à la mallette gagne, sinon personne.

    S’il est convenu que ne compte que qui réclame la victoire, seules ces feuilles sont comparées, avec celle du joueur qui a ramené l’agent.
agent-rules-keys = Au clavier ou à la manette
agent-rules-keys-text =
    Les flèches ou le stick parcourent la carte, Entrée ou A choisit. Tab ou RB parcourt les agents qui peuvent agir, puis les boutons. Retour arrière, Échap ou B annule un choix.

    Toutes les touches sont dans le menu, et la plupart peuvent être changées.
agent-rules-origin = D’où vient ce jeu
agent-rules-origin-text =
    Agent, d’Eric Solomon, a paru en France chez Pelikan en 1975. La carte imprimée nous manque ; la nôtre en reprend l’idée, avec nos propres villes.

## What screen readers are told of the map

agent-told-map = Carte
agent-told-home = ville des { $nation ->
    [american] Américains
    [british] Britanniques
    [russian] Russes
   *[chinese] Chinois
}
agent-told-case = la mallette
agent-told-empty = personne
agent-told-exile = aux Bahamas
agent-told-holds = a la mallette
agent-told-may-act = peut être choisi
agent-told-chosen = choisi
agent-told-target = à sa portée
agent-told-attack = quelqu’un peut y être envoyé aux Bahamas

## Keys and gamepads

agent-keys-game = Partie
agent-keys-back = Annuler le choix
agent-keys-bribe = Soudoyer, ou faire ses mises
agent-keys-sheet = Voir ma feuille tant qu’on maintient
agent-keys-let = Laisser faire (seul contre l’ordinateur)
agent-keys-object = S’opposer (seul contre l’ordinateur)
agent-keys-notebook = Carnet
agent-keys-gamepads = Toute manette joue pour qui est interrogé.

## Lessons

agent-lessons = Leçons
agent-lessons-line = Huit petites leçons, d’une minute environ.
agent-lessons-count = { $done } sur { $count } faites
agent-lessons-done = Faite
agent-lessons-open = Pas encore faite
agent-lessons-set-aside = Ce que vous aviez appris d’Agent n’a pas pu être lu. C’est mis de côté, et les leçons recommencent.
agent-lesson-number = Leçon { $number } sur { $count } : { $name }
# As in English.
agent-lesson-opponent = Ben
agent-lesson-well-done = Bravo !
agent-lesson-right = Bravo ! { $why }
agent-lesson-wrong = Pas tout à fait. { $why }
agent-lesson-else = Pas tout à fait. Ce n’était pas ce qu’il fallait faire.
agent-lesson-again = Réessayer
agent-lesson-next = Leçon suivante
agent-lesson-skip = Passer
agent-lesson-leave = Menu principal

## Hints in a first game

agent-hint-dismiss = Compris
agent-hint-off = Plus de conseils
agent-hint-stakes = Misez une partie de l’argent sur deux ou trois agents, et gardez le reste pour soudoyer. Les mises sont secrètes.
agent-hint-turn = Rapprochez de la mallette un agent sur qui vous avez misé. Ou éloignez-en un autre agent.
agent-hint-object = Ce n’est pas encore fait. Laissez faire, ou opposez-vous si cela vous nuit.
agent-hint-answer = Si vous renoncez, vous faites autre chose. Si vous insistez, chacun peut déclarer sa mise sur cet agent, et la plus haute décide.
agent-hint-claim = Déclarez juste ce qu’il faut pour mener, ou retirez-vous. Les autres s’en souviendront.
agent-hint-decide = Vous avez le dernier mot. Si vous refusez, c’est annulé, et le même joueur fait autre chose.
agent-hint-near-home = { $agent } est presque rentré avec la mallette. Si un autre peut avoir misé plus que vous sur lui, ajoutez de l’argent, ou arrêtez-le.
agent-hint-case = { $agent } a maintenant la mallette. Pour vous en emparer, attaquez-le depuis une ville voisine, avec un agent sur qui vous avez au moins 500 dollars.
agent-hint-exile = Un agent envoyé aux Bahamas est hors jeu. Chacun dit ce qu’il avait sur lui : le carnet s’en souvient.
agent-hint-bribe = Soudoyer, c’est ajouter de l’argent sur des agents au lieu de jouer. Seul celui qui soudoie sait qui, et pour combien. Vous le pouvez aussi.
agent-hint-taken-back = Ce qu’une opposition empêche est annulé. Le même joueur fait alors autre chose.

## Settings

agent-settings-map = Carte
agent-settings-names = Afficher les noms des villes
agent-settings-contrast = Fort contraste
agent-settings-contrast-hint = Une carte claire et unie, d’où ressortent agents, chemins et noms.
agent-settings-playing = Jeu
agent-settings-reasons = Dire pourquoi l’ordinateur fait quelque chose
agent-settings-reasons-hint = Seulement ce que tout le monde pourrait penser.
agent-settings-hints = Conseils
agent-settings-hints-hint = Chacun paraît une fois, quand quelque chose est nouveau. « { agent-first-game } » les montre tous de nouveau.
agent-settings-timer = Oppositions en 20 secondes
agent-settings-timer-hint = À plusieurs, qui n’a pas répondu à temps laisse faire.
agent-settings-sheet = Voir ma feuille d’une pression
agent-settings-sheet-hint = À plusieurs : une pression la montre, la suivante la couvre. Sinon, on maintient le bouton ou la touche.
agent-settings-pass = Laisser faire sans me demander
agent-settings-pass-nothing = Rien
agent-settings-pass-stake = Les agents sans mise
agent-settings-pass-quiet = Sauf attaques et mallette
agent-settings-pass-hint = Quand vous jouez seul. On vous le dit quand même.
