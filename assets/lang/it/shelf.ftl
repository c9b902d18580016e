# The texts of the shelf in Italian. English is beside them, with the same keys in the same order.

shelf-title = A che cosa giochiamo?
# As in English.
shelf-agon = Agon
shelf-agon-line = Porta la tua regina sul trono.
shelf-agon-about = Stampato nel 1842 · 2 giocatori · 20 minuti
# As in English.
shelf-agent = Agent
shelf-agent-line = Bluffa, corrompi, conquista la valigetta.
shelf-agent-about = 1975 · da 2 a 8 giocatori · 60 minuti
shelf-file-unknown = Nessuno dei giochi riconosce questo file.
shelf-quit-title = Uscire?
shelf-quit-body = Le tue partite sono salvate.
