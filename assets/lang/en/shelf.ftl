# The texts of the shelf in English. French is beside them, with the same keys in the same order.

shelf-title = Which game?
shelf-agon = Agon
shelf-agon-line = Lead your queen to the throne. For two, about 1780.
shelf-agent = Agent
shelf-agent-line = Bluff and bribe your way to the case. For two to eight, 1975.
shelf-file-unknown = None of the games can read this file.
shelf-quit-title = Quit?
shelf-quit-body = Your games are saved.
