# The page of what was learned, solved and played, in Brazilian Portuguese.

progress-lessons = Lições
progress-stars = { $count ->
        [one] { $count } estrela
       *[other] { $count } estrelas
    }
progress-no-puzzles = Você ainda não tentou nenhum problema.
progress-solved = { $solved ->
        [one] { $solved } problema resolvido
       *[other] { $solved } problemas resolvidos
    }, { $first } de primeira
progress-rating = Rating: { $rating }, máximo: { $highest }
progress-themes = Pontos fortes e fracos
progress-themes-hint = À direita: melhor do que seu rating sugere. À esquerda: ainda não tão bem.
progress-themes-few = Depois de mais alguns problemas, você vai ver aqui em que se sai bem.
progress-stronger = Melhor do que seu rating sugere: { $themes }.
progress-weaker = Ainda não tão bem: { $themes }.
progress-levels = Partidas por nível
progress-rules = Partidas por regras
progress-no-games = Você ainda não terminou nenhuma partida contra o computador.
progress-legend = A última partida fica à direita. Em dourado: vitória sem dicas.
progress-results = { $name }: { $won ->
        [one] { $won } vitória
       *[other] { $won } vitórias
    }, { $drawn ->
        [one] { $drawn } empate
       *[other] { $drawn } empates
    }, { $lost ->
        [one] { $lost } derrota
       *[other] { $lost } derrotas
    }.
progress-mastered = Vitória sem dicas.
progress-unplayed = { $name }: ainda nenhuma partida.
progress-best = Melhores partidas
progress-best-hint = Vitórias sem dicas, os adversários mais fortes primeiro.
progress-no-best = As partidas que você vencer sem dicas aparecem aqui.
progress-distinctions = Façanhas
progress-distinctions-hint = Em partidas contra o computador, sem dicas.
progress-not-yet = Ainda não
progress-win = Vencer uma partida
progress-queen-capture = Capturar a rainha
progress-double-capture = Capturar duas peças em um lance
progress-triple-capture = Capturar três peças em um lance
progress-captures-in-a-row = Fazer capturas em três turnos seguidos
progress-won-after-queen-capture = Vencer depois que sua rainha foi capturada
progress-never-captured = Vencer sem que nenhuma peça sua seja capturada
progress-without-capture = Vencer sem fazer nenhuma captura
progress-short = Vencer em no máximo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
progress-head-start = Vencer mesmo dando turnos de vantagem
progress-empty-throne = Vencer porque o adversário cercou o trono vazio
