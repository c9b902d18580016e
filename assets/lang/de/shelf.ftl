# The texts of the shelf in German. English is beside them, with the same keys in the same order.

shelf-title = Was spielen wir?
# As in English.
shelf-agon = Agon
shelf-agon-line = Bring deine Königin auf den Thron.
shelf-agon-about = gedruckt 1842 · 2 Spieler · 20 Minuten
# As in English.
shelf-agent = Agent
shelf-agent-line = Mit Bluff und Bestechung zum Koffer.
shelf-agent-about = 1975 · 2 bis 8 Spieler · 60 Minuten
shelf-file-unknown = Keines der Spiele kann diese Datei lesen.
shelf-quit-title = Beenden?
shelf-quit-body = Deine Partien sind gespeichert.
