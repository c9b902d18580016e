# The texts of the shelf in Brazilian Portuguese. English is beside them, with the same keys in the same order.

shelf-title = Qual jogo?
# As in English.
shelf-agon = Agon
shelf-agon-line = Leve sua rainha ao trono.
shelf-agon-about = impresso em 1842 · 2 jogadores · 20 minutos
# As in English.
shelf-agent = Agent
shelf-agent-line = Blefe, suborne e fique com a maleta.
shelf-agent-about = 1975 · 2 a 8 jogadores · 60 minutos
shelf-file-unknown = Nenhum dos jogos consegue ler este arquivo.
shelf-quit-title = Sair?
shelf-quit-body = Suas partidas estão salvas.
