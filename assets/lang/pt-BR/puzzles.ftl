# The page of the puzzles, and what only its puzzles say, in Brazilian Portuguese.

puzzles-hint = Posições com um único melhor lance. Descubra qual é e jogue-o no tabuleiro.
puzzles-count = Resolvidos: { $solved } de { $count } ({ $first } de primeira)
puzzles-rating = Seu rating: { $rating } ± { $error }
puzzles-guess = Seu rating: cerca de { $rating } (mais problemas vão confirmar)
puzzles-show-rating = Mostrar meu rating
puzzles-solve = Resolver um problema
puzzles-themes = Quais problemas?
puzzles-theme-all = todos
puzzles-theme-capture = captura
puzzles-theme-queen-capture = captura da rainha
puzzles-theme-double-capture = captura dupla
puzzles-theme-threat = ameaça
puzzles-theme-rescue = resgate
puzzles-theme-parry = defesa
puzzles-theme-block = bloqueio
puzzles-theme-throne = trono
puzzles-theme-quiet = lance tranquilo
puzzles-mistakes-due = { $count } hoje
puzzles-mistakes-none = nada hoje
puzzles-other = Outros jeitos de jogar
puzzles-spotting = É problema ou não?
puzzles-spotting-line = algum lance se destaca?
puzzles-run = Três minutos
puzzles-run-line = até o terceiro erro
puzzles-run-best = seu recorde: { $count }
puzzles-duel = Dois jogadores
puzzles-duel-line = os mesmos dez, um após o outro
puzzles-daily = Problema do dia
puzzles-daily-hint = O mesmo para todo mundo, e um novo a cada dia.
puzzles-today = Hoje
puzzles-earlier = Dias anteriores
puzzles-more-days = Mais dias
puzzles-day-at-once = resolvido de primeira
puzzles-day-solved = resolvido
puzzles-day-tried = tentado
puzzles-day-open = ainda não tentado

## While puzzles are solved

puzzle-spotting-question = { $side }: há um lance claramente melhor?
puzzle-something = Sim, um só
puzzle-nothing-here = Não, vários
puzzle-nothing = { $side }: nenhum lance se destaca.
puzzle-nothing-right = Isso mesmo: nenhum lance se destaca, vários são igualmente bons.
puzzle-nothing-wrong = Aqui nenhum lance se destaca: vários são igualmente bons.
puzzle-spotting-standing = Acertos até agora: { $right } de { $asked }
puzzle-run-standing = Restam { $time } · resolvidos: { $solved } · erros: { $mistakes } de { $most }
puzzle-run-time-up = Acabou o tempo.
puzzle-run-mistakes = Esse foi o terceiro erro.
puzzle-run-result = Resolvidos: { $solved }. Seu recorde: { $best }.
puzzle-run-record = Resolvidos: { $solved }, seu recorde!
puzzle-duel-standing = Jogador { $player }: problema { $number } de { $count }
puzzle-duel-hand-over = Agora o segundo jogador, com os mesmos problemas.
puzzle-duel-won = O jogador { $player } vence por { $more } a { $less }.
puzzle-duel-drawn = Empate: { $count } a { $count }.
puzzle-save = { $side }: encontre o único lance que não perde.
puzzle-gain = { $side }: encontre o lance que deixa você bem à frente.
puzzle-better = { $side }: em uma partida, você jogou { $played } aqui. Encontre um lance melhor.
puzzle-better-weighing = Vamos ver se esse lance é bom…
puzzle-better-wrong = Existe um lance melhor: veja o que acontece e tente de novo.
puzzle-better-found = Muito bem!
puzzle-overlooked = Um lance é claramente melhor! Consegue encontrar?
puzzle-play-again = Jogar de novo
puzzle-rating = Seu rating: { $rating }
puzzle-rating-changed = Seu rating: { $rating } ({ $change })
puzzle-difficulty = Dificuldade: { $rating }
puzzle-rating-unknown = Seu rating aparece depois de mais alguns problemas
puzzle-rating-guess = Seu rating: cerca de { $rating }
puzzle-hint-counts = Uma dica conta como erro.
puzzle-hint-counted = A dica conta como erro.
puzzle-why-others-lose = Qualquer outro lance perde.
puzzle-why-others-lose-in = { $moves ->
        [one] Qualquer outro lance perde na hora.
       *[other] Qualquer outro lance perde em até { $moves } lances.
    }
puzzle-why-captured = A ameaça era { $threat }; agora { $reply } capturaria { $pieces }.
puzzle-why-answered = A ameaça era { $threat }; agora { $reply } seria a resposta.
puzzle-why-prevented = A ameaça era { $threat }, que não é mais possível.
puzzle-rules-globe = O dono recoloca a rainha capturada.
puzzle-rules-escale = Duas peças também capturam em um ângulo de 120°. O dono recoloca a rainha capturada.
puzzle-rules-ring = Capturas só ao longo de um anel. Uma peça pode entrar entre duas adversárias, mas aí é capturada. O dono recoloca a rainha capturada, inclusive no trono.
puzzle-rules-neto = Capturas só ao longo de um anel. Uma peça pode entrar entre duas adversárias, mas aí é capturada. Uma peça capturada recua um anel.
puzzle-rules-classic = Nunca entre duas peças adversárias, nem para capturar. O dono recoloca a rainha capturada, inclusive no trono.
puzzle-rules-captor = Nunca entre duas peças adversárias, nem para capturar. Uma rainha capturada pode ser enviada até mesmo para o trono.
puzzle-rules-ludii = Nunca entre duas peças adversárias, nem para capturar. O dono recoloca a rainha capturada, inclusive no trono. Cercar a rainha adversária é derrota.
mistakes-hint = Os problemas que você errou voltam aqui, assim como os piores erros que as revisões encontram nas suas partidas contra o computador: primeiro no dia seguinte e, a cada acerto, depois de um intervalo maior. No máximo dez por dia.
mistakes-none = Ainda não há nada para refazer. Resolva problemas ou peça a revisão de uma partida terminada.
mistakes-begin = Começar: { $count } hoje
mistakes-next = Nada mais hoje. Próximos: { $date }
mistakes-missed = Problemas que você errou: { $count }
mistakes-own = Erros das suas partidas: { $count }
mistakes-to-come = As próximas duas semanas
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Faltam hoje: { $count }
mistakes-leave = Voltar ao resumo
