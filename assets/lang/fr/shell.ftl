# Les textes en français communs à tous les jeux : réglages, touches, questions et pannes. L’anglais est à côté, avec les mêmes clés dans le même
# ordre. Un paragraphe est une ligne ; une ligne vide sépare les paragraphes. Devant : ; ? ! » % et après « vient une
# espace insécable (U+00A0) : l’espace fine insécable serait plus belle, mais la ligne se couperait là.

## Partout

close = Fermer
back = Retour
cancel = Annuler
more-title = Plus
more-games = Parties
more-program = Le programme
other-games = Autres jeux
quit = Quitter
date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    } { $year }
date-unknown = sans date

## Réglages

settings-title = Réglages
settings-appearance = Apparence
settings-language = Langue
settings-language-system = Langue du système
language-not-fetched = La langue « { $language } » n’a pas pu être chargée. Vérifiez votre connexion, puis choisissez-la à nouveau.
screen-kept-on = Une partie est en cours
settings-colours = Couleurs
settings-colours-system = Automatiques
settings-colours-dark = Noyer
settings-colours-light = Ivoire
settings-size = Taille des textes et des boutons
settings-size-normal = Normale
settings-size-large = Grande
settings-size-huge = Très grande
settings-full-screen = Plein écran
settings-view = Vue
settings-view-auto = Automatique
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Caméra
settings-camera-low = Basse
settings-camera-steep = Haute
settings-animation = Mouvement des pièces
settings-animation-system = Automatique
settings-animation-normal = Tranquille
settings-animation-fast = Rapide
settings-animation-off = Instantané
settings-sound = Son
settings-sound-effects = Pièces et boutons : { $percent } %
settings-sound-music = Musique : { $percent } %
settings-sound-ambience = Coin du feu : { $percent } %
settings-sound-none = Pas de son : aucune sortie audio n’a été trouvée ici.
settings-sound-muted = Couper le son
settings-sound-muted-hint = La touche { $key } coupe ou rétablit le son.
settings-defaults = Rétablir les réglages d’origine
settings-defaults-title = Rétablir les réglages d’origine ?
settings-defaults-body = Tout ce qui figure sur cette page reprendra ses valeurs d’origine.
settings-defaults-yes = Rétablir
settings-set-aside = Vos réglages sont illisibles : ceux d’origine les remplacent. Les anciens se trouvent ici : { $place }
settings-partly-set-aside = Certains de vos réglages sont illisibles : leurs valeurs d’origine s’appliquent. Les anciens réglages se trouvent ici : { $place }

## Touches et manettes

keys-title = Touches et manettes
keys-hint = Choisissez une ligne, puis appuyez sur la nouvelle touche.
keys-press = Appuyez sur une touche…
keys-or = { " ou " }
keys-gamepad = Manette : { $button }
keys-view = Vue
keys-other-view = Basculer entre 3D et 2D
keys-camera = Remettre la caméra en place
keys-everywhere = Partout
keys-mute = Couper ou rétablir le son
keys-full-screen = Plein écran ou fenêtre
keys-list = Cette liste
keys-fixed = Non modifiables
keys-move = Se déplacer sur le plateau et d’un bouton à l’autre
keys-move-keys = Flèches
keys-move-buttons = Croix, stick gauche
keys-choose = Choisir
keys-choose-keys = Entrée, espace
# As in English.
keys-choose-buttons = A
keys-next = Bouton suivant ou précédent
keys-next-keys = Tab, Maj + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Retour
keys-back-keys = Échap
# As in English.
keys-back-buttons = B
keys-menu = Menu de la partie
keys-menu-keys = Échap
# As in English.
keys-menu-buttons = Menu
keys-gamepads = Les boutons portent les noms d’une manette Xbox ; ils peuvent être différents sur la vôtre.
keys-refused = Cette touche est réservée aux menus, au navigateur ou au système. Choisissez-en une autre.
keys-swap-title = Donner { $key } à une autre action ?
keys-swap-body = { $key } sert déjà à « { $owner } ». Cette action et « { $wanted } » échangeront leurs touches.
keys-swap-yes = Échanger les touches
keys-defaults = Rétablir les touches d’origine
keys-defaults-title = Rétablir les touches d’origine ?
keys-defaults-body = Toutes les touches redeviendront ce qu’elles étaient au premier lancement.
keys-defaults-yes = Rétablir
# As in English.
key-ctrl = Ctrl
key-shift = Maj
key-backspace = Retour arrière
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
# As in English.
key-f11 = F11
key-alt-enter = Alt + Entrée

## Ce qui est enregistré d’une fois sur l’autre

store-nothing-kept = Rien ne peut être enregistré : { $cause } Vous pouvez jouer malgré tout.
store-not-read = Une donnée enregistrée est illisible : { $cause }
store-not-written = Ceci ne peut pas être enregistré : { $cause }
store-cause-nowhere = aucun dossier n’est prévu pour cela.
store-cause-denied = l’accès est refusé.
store-cause-full = il n’y a plus de place.
store-cause-damaged = le contenu est endommagé.
store-cause-no-folder = un fichier se trouve à la place du dossier.
store-cause-missing = le fichier ou le dossier n’existe plus.
store-cause-other = le système signale une erreur.
saved-game-damaged = Une partie enregistrée est endommagée et ne peut pas être ouverte. Ce qu’il en reste se trouve ici : { $place }
saved-games-unreadable = { $count ->
        [one] { $count } partie est illisible. Elle reste où elle est.
       *[other] { $count } parties sont illisibles. Elles restent où elles sont.
    }

## Ce qui sort et ce qui entre

exchange-copied = Copié
exchange-not-copied = Votre navigateur ne permet pas à cette page d’accéder au presse-papiers.
exchange-nothing-to-paste = Il n’y a pas de texte à coller, ou le presse-papiers est illisible. Dans un champ de texte, essayez Ctrl+V ou un appui long.
exchange-saved = Enregistré
exchange-saved-at = Enregistré : { $place }
exchange-not-saved = Le fichier n’a pas pu être enregistré : { $cause }
exchange-too-large = { $name } est trop volumineux pour être une partie.
exchange-one-at-a-time = Un seul de ces fichiers est ouvert : { $name }
exchange-folder = Un dossier ne peut pas être ouvert. Déposez un fichier.
exchange-not-read = Impossible de lire { $name } : { $cause }
exchange-no-dialog = Impossible de choisir un fichier ici. Déposez-le sur la fenêtre du jeu, ou collez son texte.
exchange-no-dialog-paste = Impossible de choisir un fichier ici. Collez plutôt son texte.

## Qui a fait quoi

credits-title = Crédits
credits-libraries-all = Toutes les bibliothèques et leurs licences
