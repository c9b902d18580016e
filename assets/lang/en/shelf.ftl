# The texts of the shelf in English. The other languages are beside them, with the same keys in the same order.

shelf-title = Which game?
shelf-agon = Agon
shelf-agon-line = Lead your queen to the throne.
shelf-agon-about = printed 1842 · 2 players · 20 minutes
shelf-agent = Agent
shelf-agent-line = Bluff and bribe your way to the case.
shelf-agent-about = 1975 · 2 to 8 players · 60 minutes
shelf-file-unknown = None of the games can read this file.
shelf-quit-title = Quit?
shelf-quit-body = Your games are saved.
