# Les textes en français communs à tous les jeux : réglages, touches, questions et pannes. L’anglais est à côté, avec les mêmes clés dans le même
# ordre. Un paragraphe est une ligne ; une ligne vide sépare les paragraphes. Devant : ; ? ! » % et après « vient une
# espace insécable (U+00A0) : l’espace fine insécable serait plus belle, mais la ligne se couperait là.

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
settings-colours-system = Automatiques
settings-colours-dark = Noyer
settings-colours-light = Ivoire
settings-size = Taille des textes et des boutons
settings-size-normal = Normale
settings-size-large = Grande
settings-size-huge = Très grande
settings-view = Vue
settings-view-auto = Automatique
settings-view-3d = 3D
settings-view-2d = 2D
settings-animation = Mouvement des pièces
settings-animation-system = Automatique
settings-animation-normal = Posé
settings-animation-fast = Rapide
settings-animation-off = Immédiat
settings-sound = Son
settings-sound-effects = Pièces et boutons : { $percent } %
settings-sound-music = Musique : { $percent } %
settings-sound-ambience = Coin du feu : { $percent } %
settings-sound-muted = Aucun son
settings-sound-muted-hint = La touche { $key } coupe et remet tout le son.
settings-defaults = Revenir aux réglages d’origine
settings-defaults-title = Revenir aux réglages d’origine ?
settings-defaults-body = Tout ce qui figure sur cette page redeviendra comme au premier lancement.
settings-defaults-yes = Tout rétablir
settings-set-aside = Vos réglages sont illisibles : le jeu démarre avec ceux d’origine. Les anciens sont conservés ici : { $place }

## Touches et manettes

keys-title = Touches et manette
keys-hint = Choisissez une ligne pour lui donner une autre touche.
keys-press = Appuyez sur une touche…
keys-or = { " ou " }
keys-gamepad = Manette : { $button }
keys-view = Vue
keys-other-view = Plateau en relief ou à plat
keys-camera = Remettre la caméra en place
keys-everywhere = Partout
keys-mute = Couper ou remettre le son
keys-list = Cette liste
keys-fixed = Toujours les mêmes
keys-move = Aller à une autre case ou commande
keys-move-keys = Flèches
keys-move-buttons = croix, stick gauche
keys-choose = Choisir
keys-choose-keys = Entrée, espace
keys-choose-buttons = A
keys-next = Commande suivante ou précédente
keys-next-keys = Tab, Maj + Tab
keys-next-buttons = RB, LB
keys-back = Retour
keys-back-keys = Échap
keys-back-buttons = B
keys-menu = Menu de la partie
keys-menu-keys = Échap
keys-menu-buttons = Menu
keys-gamepads = Les boutons portent d’autres noms sur certaines manettes ; leur place est celle d’une manette Xbox. Avec deux manettes, chaque joueur a la sienne : la première branchée est celle des Blancs.
keys-refused = Cette touche sert aux écrans, au navigateur ou au système. Choisissez-en une autre.
keys-swap-title = Donner { $key } à une autre action ?
keys-swap-body = Jusqu’ici, { $key } sert à : « { $owner } ». Elle servira à : « { $wanted } ». L’action qui n’aurait plus de touche reçoit celle de l’autre.
keys-swap-yes = Échanger les touches
keys-defaults = Revenir aux touches d’origine
keys-defaults-title = Revenir aux touches d’origine ?
keys-defaults-body = Toutes les touches redeviendront comme au premier lancement.
keys-defaults-yes = Rétablir les touches
key-ctrl = Ctrl
key-shift = Maj
key-backspace = Retour arrière
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.

## Ce qui est gardé d’une fois sur l’autre

store-nothing-kept = Rien ne pourra être gardé pour la prochaine fois : { $cause } Vous pouvez jouer malgré tout.
store-not-read = Une chose gardée de la dernière fois est illisible : { $cause }
store-not-written = Ceci ne peut pas être gardé pour la prochaine fois : { $cause }
store-cause-nowhere = aucun endroit n’est prévu pour cela.
store-cause-denied = l’accès est refusé.
store-cause-full = il ne reste plus de place.
store-cause-damaged = elle est abîmée.
store-cause-no-folder = un fichier se trouve à la place de son dossier.

## Ce qui sort et ce qui entre

exchange-copied = Copié
exchange-not-copied = Le navigateur ne permet pas à cette page de copier.
exchange-nothing-to-paste = Il n’y a pas de texte à coller, ou le presse-papiers ne peut pas être lu. Dans un champ de texte, essayez Ctrl+V ou un appui long.
exchange-saved = Enregistré
exchange-saved-at = Enregistré : { $place }
exchange-not-saved = Le fichier n’a pas pu être enregistré : { $cause }
exchange-too-large = { $name } est trop grand pour une partie notée.
exchange-not-read = { $name } ne peut pas être lu : { $cause }
exchange-no-dialog = Aucune fenêtre de choix ne s’ouvre ici. Déposez le fichier sur la fenêtre du jeu, ou collez son texte.

## Comment jouer

rules-title = Comment jouer

## Qui a fait quoi

credits-title = Crédits

## Au-dessus du plateau

spoken-on = activé
spoken-off = désactivé
spoken-chosen = choisi
spoken-not-chosen = non choisi
spoken-disabled = indisponible
