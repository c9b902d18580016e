# Les textes de l’étagère en français. L’anglais est à côté, avec les mêmes clés dans le même ordre.

shelf-title = À quoi jouons-nous ?
# As in English.
shelf-agon = Agon
shelf-agon-line = Menez votre reine au trône.
shelf-agon-about = imprimé en 1842 · 2 joueurs · 20 minutes
# As in English.
shelf-agent = Agent
shelf-agent-line = Bluffez, soudoyez, rapportez la mallette.
shelf-agent-about = 1975 · 2 à 8 joueurs · 60 minutes
shelf-file-unknown = Aucun des jeux ne sait lire ce fichier.
shelf-quit-title = Quitter ?
shelf-quit-body = Vos parties sont enregistrées.
