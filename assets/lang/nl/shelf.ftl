# The texts of the shelf in Dutch. English is beside them, with the same keys in the same order.

shelf-title = Welk spel?
# As in English.
shelf-agon = Agon
shelf-agon-line = Breng je koningin naar de troon.
shelf-agon-about = gedrukt in 1842 · 2 spelers · 20 minuten
# As in English.
shelf-agent = Agent
shelf-agent-line = Bluf, koop om en kaap het koffertje.
shelf-agent-about = 1975 · 2 tot 8 spelers · 60 minuten
shelf-file-unknown = Geen van de spellen kan dit bestand lezen.
shelf-quit-title = Afsluiten?
shelf-quit-body = Je partijen zijn opgeslagen.
