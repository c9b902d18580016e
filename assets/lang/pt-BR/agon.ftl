# The texts of Agon in Brazilian Portuguese. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are curly: “ ”.

## When the program cannot go on

fault-display = Agon precisa de uma tela: nenhuma foi encontrada. Inicie-o a partir de um ambiente gráfico.
fault-graphics = Agon não consegue desenhar neste computador: não há nenhuma tela ou nenhum driver de vídeo que sirva.
fault-running = Agon parou por causa de um erro no programa. Sua partida está salva até o último lance.
fault-lit-view = Este aparelho não consegue mostrar o tabuleiro em 3D. Por isso, você o vê de cima.
content-reading = Carregando…
content-failed = Não foi possível carregar esta página. Verifique sua conexão e tente de novo.
content-again = Tentar de novo

## Settings

settings-board = Tabuleiro
# As in English.
settings-theme = Material
settings-theme-parlour = Madeira
settings-theme-marble = Mármore e latão
settings-theme-contrast = Alto contraste
settings-orientation = Orientação do tabuleiro
settings-orientation-fixed = Fixa
settings-orientation-mover = Jogador da vez
settings-orientation-table = Tela na mesa
settings-orientation-fixed-hint = O tabuleiro nunca gira.
settings-orientation-mover-hint = O tabuleiro gira para ficar de frente para quem está na vez.
settings-orientation-table-hint = Para uma tela deitada entre dois jogadores: as peças e as mensagens das Pretas ficam viradas para quem joga com elas.
settings-playing = Jogo
settings-targets = Mostrar para onde uma peça pode ir
settings-threats = Mostrar quais peças suas correm perigo
settings-threats-hint = Cantos marcados: no próximo lance, o adversário poderia capturar sua peça ali.
settings-confirm = Confirmar cada lance
settings-confirm-hint = Toque na casa outra vez para jogar o lance; assim, um toque sem querer não estraga nada.
settings-race = Mostrar quanto falta para cada lado
settings-names = Nomes das casas
settings-names-frame = Na moldura
settings-names-cells = Nas casas
settings-names-off = Nenhum

## Keys and gamepads

keys-game = Partida
keys-put-down = Largar a peça
keys-undo = Desfazer
keys-redo = Refazer
keys-ask-hint = Dica
keys-why-not = E se eu jogasse isto?
keys-previous = Lance anterior
keys-following = Lance seguinte
keys-first = Início da partida
keys-last = Último lance
keys-moves = Todos os lances
keys-promote = Tornar a variante linha principal
keys-remove = Excluir a variante a partir daqui
keys-draw = Começar ou terminar uma seta
keys-erase = Tirar setas e casas marcadas
keys-note = Fazer uma anotação sobre o lance
keys-in-words = Em palavras
keys-analyse = Começar ou encerrar a análise
keys-stand-still = E se eu não jogasse? (análise)
keys-previous-mistake = Erro anterior (revisão)
keys-following-mistake = Próximo erro (revisão)
keys-better = Mostrar o melhor lance (revisão)
keys-try-again = Corrigir os erros, ou parar
keys-threats = Mostrar ou esconder ameaças
keys-gamepads-two = Com dois controles, o primeiro a ser conectado joga com as Brancas.
gamepads-gone = Um controle foi desconectado.
gamepads-two = Dois controles: o primeiro joga com as Brancas, o segundo com as Pretas.

## How to play

rules-title = Como jogar
museum-title = O museu das regras
book-board = Mostrar em um pequeno tabuleiro: { $text }
book-show = Mostrar
book-reset = Experimentar
book-turn = { $side ->
    [black] { $chooser ->
        [white] As Brancas escolhem para onde vai a rainha preta capturada.
       *[black] Vez das Pretas.
    }
   *[white] { $chooser ->
        [black] As Pretas escolhem para onde vai a rainha branca capturada.
       *[white] Vez das Brancas.
    }
}

## Who made what

credits-game = O jogo
credits-game-text =
    Agon é um jogo tradicional, talvez francês, de cerca de 1780, e foi impresso em Londres em 1842. Não pertence a ninguém.

    Suas versões são jogadas aqui como as descrevem Le Globe Joueur, Escale à jeux e Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett e o sistema Ludii.
credits-program = O programa
credits-program-text =
    Versão { $version }.

    Software livre, sob a licença MIT ou a Apache License 2.0, à sua escolha. O tabuleiro, as peças, os ícones, os sons e a música foram feitos para ele e estão sob as mesmas licenças.
credits-languages = Idiomas
credits-languages-text =
    Alguma frase soa estranha? Ela está na pasta { $folder } do projeto, depois da sua chave. Sugira ali uma melhor ou corrija você mesmo.

    Para ver qual chave cada frase tem, inicie o jogo com --lang keys.
credits-fonts = As fontes
credits-fonts-text =
    Inter, de The Inter Project Authors, e Vollkorn, de Friedrich Althausen e The Vollkorn Project Authors: ambas sob a SIL Open Font License 1.1.
credits-libraries = Feito com
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde e as bibliotecas livres em que se apoiam, cada uma sob a licença livre de seus autores.

## The computer player

opponent-alone = Neste navegador, o computador tem pouca potência para pensar e por isso joga mais fraco. As partidas a dois não mudam.
opponent-random = O computador teve uma falha e fez um lance válido ao acaso. A partida continua.
warning-repetition-draw = Esta posição apareceu pela segunda vez. Se aparecer pela terceira, a partida termina em empate.
warning-repetition-loses = Esta posição apareceu pela segunda vez. Quem a repetir pela terceira perde.
warning-progress = Mais { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } sem captura nem avanço, e a partida termina em empate.
draw-declined = O computador prefere continuar a partida.
draw-declined-by = { $by ->
        [white] As Brancas recusam
        [black] As Pretas recusam
       *[name] { $name } recusa
    } o empate.

## Who and what

side-white = Brancas
side-black = Pretas
player-you = Você
player-computer = Computador
level-beginner = Iniciante
level-learner = Aprendiz
level-casual = Amador
level-steady = Firme
level-skilled = Hábil
level-strong = Forte
level-formidable = Temível
level-expert = Craque
level-virtuoso = Virtuose
level-master = Mestre
preset-modern = Modernas
preset-globe = Tradicionais
preset-escale = Ângulos
preset-fromager = Ângulos, sem perder turno
preset-ring = Anel
preset-ring-entry = Anel, colocando peças
preset-neto = Anel, recuo de um anel
preset-classic = Clássicas
preset-bell = Clássicas, colocando guardas
preset-parlett = Clássicas, colocando peças
preset-captor = Clássicas, escolha adversária
preset-home = Clássicas, casa inicial
preset-japan = Clássicas, captura definitiva
preset-ludii = Clássicas, como em Ludii
preset-custom = Próprias
enumeration = { $first } e { $last }

## Beside the board

panel-turn = Turno { $turn }
panel-rules = Regras: { $name }
panel-to-move = { $by ->
        [you] Sua vez
       *[other] Na vez
    }
panel-thinking = Pensando…
panel-winner = Vitória
panel-captured = A recolocar
panel-captured-sent = { $by ->
        [you] Você a envia
        [computer] O computador a envia
        [white] As Brancas a enviam
        [black] As Pretas a enviam
       *[name] { $name } a envia
    }
panel-in-hand = Na mão
panel-off-board = Fora do tabuleiro
panel-undo = Desfazer
panel-redo = Refazer
panel-hint = Dica
panel-offer-draw = Propor empate
panel-resign = Desistir
panel-result = Resultado e revanche
panel-view-flat = Mudar para 2D
panel-view-space = Mudar para 3D
# As in English.
panel-menu = Menu
panel-leave = Sair da partida
moves-pass = passa
moves-title = Lances
moves-none = Ainda não há lances.
moves-no-variations = Escolha um lance para rever. Se você jogar outra coisa a partir dali, ela aparece embaixo como variante.
moves-variations = Escolha um lance para rever. As variantes ficam embaixo dos lances que substituem.
moves-more = Mais
moves-took = { $seconds ->
        [one] Levou { $seconds } segundo.
       *[other] Levou { $seconds } segundos.
    }
moves-to-board = Voltar ao tabuleiro
moves-promote = Tornar linha principal
moves-remove = Excluir a partir daqui
moves-remove-title = Excluir esta variante?
moves-remove-body = { $move } e tudo o que foi tentado depois serão excluídos de vez.
moves-remove-yes = Excluir
moves-is-game = Este lance está na linha principal, não em uma variante.
moves-is-decided = A partida terminou, e seus lances ficam como foram jogados. Tudo o que você tentar é uma variante.
notes-title = Anotação
notes-write = Fazer uma anotação
notes-game-title = Título da partida
notes-at-start = Antes do primeiro lance
notes-mark = Marca
notes-hint = O que você acha
notes-no-mark = Tirar a marca
notes-good = bom lance
notes-mistake = erro
notes-brilliant = ótimo lance
notes-blunder = erro grave
notes-interesting = lance interessante
notes-dubious = lance duvidoso
notes-erase = Tirar setas e casas marcadas
notes-how-to-draw = Para desenhar setas e marcar casas no tabuleiro, use o botão direito do mouse, o teclado ou um dedo, deixando-o parado primeiro.
notes-done = Pronto
notes-later = As anotações podem ser feitas quando a partida terminar ou em uma análise.
in-words-title = Em palavras
in-words-field = Um lance, uma casa ou uma pergunta
# As in English.
in-words-example = b1 c2
in-words-send = Enviar
in-words-help = Por exemplo, “b1 c2” para um lance, “e4” para uma casa ou uma destas palavras: { $words }.
in-words-unknown = Não foi possível entender “{ $said }”.
in-words-done = Feito.
in-words-not-now = Agora não é possível.
in-words-no-review = Os lances são avaliados quando a partida termina ou em uma análise.
in-words-no-verdict = Este lance não tem nada de especial.
in-words-no-threats = Nenhuma peça está sob ameaça.
in-words-threatened = Sob ameaça: { $pieces }.
in-words-can-go = Casas possíveis: { $cells }.
in-words-where = onde, peças, pecas
in-words-threats = ameaças, ameaça, ameacas, ameaca, perigo
in-words-turn = posição, posicao, vez
in-words-undo = desfazer, desfaça, desfaca, desfaz
in-words-back = voltar, volta, volte, trás, tras, atrás, atras
in-words-forward = avançar, avancar, avança, avance, frente, adiante
in-words-first = início, inicio, começo, comeco
in-words-last = fim, final
in-words-hint = dica, dicas, ajuda
in-words-verdict = por quê, por que, avaliação, melhor
in-words-race = corrida, longe, vantagem
in-words-mine = meus, meu, minha, minhas
in-words-guards = guarda, guardas
in-words-queens = rainha, rainhas
# As in English.
clock-in-minutes = { $count } min
# As in English.
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: falta um minuto.
clock-ten-seconds = { $name }: faltam dez segundos.
clock-stood-still = O relógio ficou parado enquanto você estava fora.
clock-stands-still = A partida está salva. O relógio fica parado até você voltar.
clock-give = Dar { $seconds } segundos: { $name }
clock-given = { $name }: mais { $seconds } segundos.
ahead-chosen = Próximo lance: { $move }.
ahead-impossible = O lance escolhido de antemão não é mais possível.
take-back-title = { $count ->
        [one] Desfazer o último lance?
       *[other] Desfazer os últimos { $count } lances?
    }
take-back-body = { $name }: de acordo?
take-back-yes = De acordo
take-back-no = Recusar
take-back-result-title = Continuar esta partida?
take-back-result-body = O resultado deixa de valer.
take-back-result-yes = Continuar
resign-title = Desistir desta partida?
resign-body = A partida termina, e { $winner ->
        [you] você vence
        [computer] o computador vence
        [white] as Brancas vencem
        [black] as Pretas vencem
       *[name] { $name } vence
    }.
resign-no = Continuar

## Above the board

banner-relocate-queen = Recoloque sua rainha capturada em uma casa marcada.
banner-relocate-guard = Recoloque seu guarda capturado { $zone ->
        [edge] na borda
       *[other] em uma casa marcada
    }.
banner-relocate-one = Recoloque um dos seus guardas capturados.
banner-send-white-queen = Escolha para onde vai a rainha branca capturada.
banner-send-black-queen = Escolha para onde vai a rainha preta capturada.
banner-place-queen = Coloque sua rainha.
banner-place-guard = Coloque um guarda.
banner-your-turn = Sua vez
banner-step-pick = Escolha uma peça circulada.
banner-step-target = Escolha uma casa marcada.
banner-confirm = Jogar este lance?
banner-confirm-yes = Jogar
banner-confirm-no = Cancelar
banner-why = E se…?
banner-why-target = Escolha uma casa marcada para ver o que aconteceria, sem jogar.
banner-why-piece = Escolha primeiro uma peça. Depois você pode perguntar sobre os lances dela.
banner-why-done = Pronto
banner-preview = Prévia: nada foi jogado. Toque ou tecle para voltar.
news-queen-steps = { $who }: rainha { $from } → { $to }
news-guard-steps = { $who }: guarda { $from } → { $to }
news-queen-relocated = { $who }: rainha recolocada { $from } → { $to }
news-guard-relocated = { $who }: guarda recolocado { $from } → { $to }
news-white-queen-sent = { $who }: rainha branca enviada de { $from } para { $to }
news-black-queen-sent = { $who }: rainha preta enviada de { $from } para { $to }
news-queen-placed = { $who }: rainha colocada em { $to }
news-guard-placed = { $who }: guarda colocado em { $to }
news-captured-queen = a rainha em { $cell }
news-captured-guards = { $count ->
        [one] o guarda em { $cells }
       *[other] os guardas em { $cells }
    }
news-captures = { "" }, captura { $pieces }
news-cost = custa { $bound ->
        [least] pelo menos{ " " }
        [most] até{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } { $whom ->
        [you] a você
        [computer] ao computador
        [white] às Brancas
        [black] às Pretas
       *[name] a { $name }
    }
capture-pieces = Captura: { $pieces }
capture-turn = { $count ->
        [one] Recolocar a peça leva um turno.
       *[other] Recolocar as peças leva { $count } turnos.
    }
news-trapped = { "" }, e a peça é capturada ali
banner-passed = Nenhum lance possível: a vez passa.
race-count = { $count ->
        [0] { $count } lances
        [one] pelo menos { $count } lance
       *[other] pelo menos { $count } lances
    }
race-count-short = { $count ->
        [0] { $count } lances
        [one] pelo menos { $count }
       *[other] pelo menos { $count }
    }
race-least = pelo menos
race-to-go = lances que faltam
race-left = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } ainda precisam de pelo menos { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } para vencer.
race-cost = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } ainda precisam de pelo menos { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } para vencer, contando { $cost } por causa de peças capturadas.
race-open = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } ainda precisam de pelo menos { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } para vencer, contando a rainha capturada a partir de onde está, e de até { $farther } a mais se ela for enviada para a borda.
race-queen = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } ainda precisam de pelo menos { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } para vencer, contando a rainha capturada a partir de onde está.
value-even = Igualdade
value-lead = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } estão { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } à frente
value-wins = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } vencem em { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
value-wins-at-once = { $side ->
        [white] As Brancas vencem na hora
       *[black] As Pretas vencem na hora
    }
value-no-queen = { $side ->
        [white] As Brancas não têm rainha para vencer
       *[black] As Pretas não têm rainha para vencer
    }
value-winning = { $side ->
        [white] As Brancas estão vencendo
       *[black] As Pretas estão vencendo
    }
banner-looking-back = Você está vendo uma posição anterior.
banner-looking-aside = Você está vendo uma variante, que não foi jogada.
banner-earlier = Posição anterior: seu lance vai substituir o que veio depois.
banner-reviewing = Revendo a partida. Experimente outros lances se quiser.
banner-reviewing-aside = Revendo uma variante. Experimente outros lances se quiser.
banner-reviewing-only = Revendo a partida.
banner-reviewing-aside-only = Revendo uma variante.
banner-analysing = Na vez (análise)
banner-analysing-aside = Na vez (análise, variante)
banner-retrying = Encontre algo melhor
banner-to-the-end = Último lance
banner-go-on-here = Jogar daqui
banner-gave-away = Este turno é pulado (vantagem).
banner-draw-offered = Há uma proposta de empate.
banner-draw-offered-to = { $by ->
        [white] As Brancas propõem
        [black] As Pretas propõem
       *[name] { $name } propõe
    } empate. { $to }: aceitar?
banner-draw-offered-to-you = Seu adversário propõe empate. Você aceita?
banner-accept = Aceitar
banner-decline = Recusar
spoken-to = para
spoken-throne = trono
spoken-empty = sem peça
spoken-white-queen = rainha branca
spoken-white-guard = guarda branco
spoken-black-queen = rainha preta
spoken-black-guard = guarda preto
spoken-captured = peça capturada
spoken-picked = peça escolhida
spoken-movable = pode se mover
spoken-target = ao alcance
spoken-threatened = em perigo
spoken-coloured = casa marcada
spoken-arrow-to = seta para { $cell }
spoken-drawn-arrow = Seta de { $from } para { $to }
spoken-drawn-cell = Casa { $from } marcada
spoken-erased = Tirado do tabuleiro
spoken-barred = X: { $why }
spoken-taken-back = Os lances foram desfeitos.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = A partida terminou.
refused-no-piece = Não há nenhuma peça em { $cell }.
refused-not-yours = A peça em { $cell } não é sua.
refused-occupied = Já há uma peça em { $cell }.
refused-not-adjacent = Uma peça só pode ir para uma casa ao lado da sua.
refused-outwards = As peças seguem seu anel ou vão para dentro, nunca para fora.
refused-guard-on-throne = Só uma rainha pode entrar no trono.
refused-in-white-custody = A peça não pode ir para lá: a casa fica entre duas peças brancas.
refused-in-black-custody = A peça não pode ir para lá: a casa fica entre duas peças pretas.
refused-relocate-first = Antes é preciso recolocar a peça capturada em { $cells }.
refused-relocate-one-first = Antes é preciso recolocar uma das suas peças capturadas: { $cells }.
refused-queen-first = Antes é preciso recolocar a rainha capturada em { $cell }.
refused-same-cell = Uma peça capturada tem que ir para outra casa.
refused-relocate-to-edge = Esta peça capturada só pode ir para a borda.
refused-relocate-to-next-ring = Esta peça capturada só pode recuar um anel.
refused-relocate-queen-to-start = Esta rainha capturada só pode ir para a casa onde começou.
refused-relocate-guard-to-start = Este guarda capturado só pode ir para uma casa onde começou um guarda do seu lado.
refused-relocate-to-throne = Uma rainha capturada não pode ir para o trono.
refused-relocation-captures = A peça não pode ir para lá: ela capturaria uma peça adversária, e uma peça recolocada não pode capturar.
refused-relocation-in-white-custody = A peça não pode ir para lá: ficaria entre duas peças brancas.
refused-relocation-in-black-custody = A peça não pode ir para lá: ficaria entre duas peças pretas.
refused-place-queen-first = Coloque primeiro a rainha.
refused-place-guards-first = Coloque primeiro todos os guardas.
refused-no-queen-in-hand = Não há mais rainha para colocar.
refused-no-guard-in-hand = Não há mais guardas para colocar.
refused-place-on-edge = As peças são colocadas na borda.
refused-place-opposite = A segunda rainha tem que ficar exatamente oposta à primeira.
refused-place-on-throne = Nada pode ser colocado no trono.
refused-looking-back = Você está vendo uma posição anterior. Para continuar daqui, escolha “{ banner-go-on-here }”.
refused-touched = Peça tocada, peça jogada: você tem que mover a peça que tocou.
refused-pass = Quem pode jogar não pode passar a vez.
refused-handicap = Este turno é pulado: faz parte da vantagem.
refused-must-pass = Não há nenhum lance possível: a vez passa.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = vence a partida
reason-loses = perde a partida
reason-loses-empty-throne = cerca o trono sem a rainha nele e, com isso, perde a partida
reason-loses-repetition = chega à mesma posição pela terceira vez e, com isso, perde a partida
reason-draws = termina a partida em empate
reason-lets-win = dá a vitória { $by ->
        [you] a você
        [computer] ao computador
        [white] às Brancas
        [black] às Pretas
       *[name] a { $name }
    } { $count ->
        [one] no próximo lance
       *[other] em { $count } lances
    }
reason-wins-in = vence { $count ->
        [one] qualquer que seja a resposta
       *[other] em { $count } lances, quaisquer que sejam as respostas
    }
reason-misses-win = deixa escapar { $count ->
        [one] uma vitória imediata
       *[other] uma vitória em { $count } lances
    }
reason-prevents-win = impede { $by ->
        [you] você
        [computer] o computador
        [white] as Brancas
        [black] as Pretas
       *[name] { $name }
    } de vencer com { $move }
reason-only-move = é o único possível
reason-captures = captura { $pieces }
reason-trapped = deixa a peça entre duas adversárias, onde ela é capturada
reason-would-be-captured = permite { $by ->
        [you] a você
        [computer] ao computador
        [white] às Brancas
        [black] às Pretas
       *[name] a { $name }
    } capturar { $pieces } com { $move }
reason-saves = livra { $pieces } da captura
reason-threatens = ameaça capturar { $pieces }
reason-traps-queen = deixa a rainha em { $cell } sem ter para onde ir
reason-blocks-throne = barra o caminho do trono para a rainha em { $cell }
reason-occupies-throne = leva a rainha ao trono
reason-blocks-guards = ocupa uma casa ao lado do trono de que os guardas adversários ainda precisam
reason-holds-up = impede { $pieces } de avançar
reason-wins-race = deixa { $whom ->
        [you] você
        [computer] o computador
        [white] as Brancas
        [black] as Pretas
       *[name] { $name }
    } { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } à frente na corrida ao trono
reason-gives-away = { $count ->
        [0] desperdiça um pouco de tempo
        [one] desperdiça cerca de { $count } lance
       *[other] desperdiça cerca de { $count } lances
    }
reason-nearest-cell = deixa a peça o mais perto possível do trono
reason-farthest-cell = envia a rainha para o mais longe possível do trono
reason-keeps-away = mantém a peça longe das adversárias
reason-inwards = aproxima uma peça do trono
reason-sideways = mantém uma peça no seu anel
reason-quiet = muda pouca coisa
explained-move = Este lance { $reason }.
explained-answer = { $by ->
        [you] Aí você joga
        [computer] Aí o computador joga
        [white] Aí as Brancas jogam
        [black] Aí as Pretas jogam
       *[name] Aí { $name } joga
    } { $move }.
explained-answer-why = { $by ->
        [you] Aí você joga
        [computer] Aí o computador joga
        [white] Aí as Brancas jogam
        [black] Aí as Pretas jogam
       *[name] Aí { $name } joga
    } { $move }, lance que { $reason }.
explained-best = Não há nada melhor: este lance { $reason }.
explained-good = Custa pouco: este lance { $reason }.
explained-quiet = Um lance tranquilo. Custa pouco.
explained-playable = Dá para jogar, mas este lance { $reason }.

## The end of a game

end-you-win = Você venceu
end-you-lose = Você perdeu
end-white-wins = As Brancas vencem
end-black-wins = As Pretas vencem
end-name-wins = { $name } vence
end-draw = Empate
end-white-enthroned = A rainha branca está no trono, com seus seis guardas em volta.
end-black-enthroned = A rainha preta está no trono, com seus seis guardas em volta.
end-white-enthroned-left = A rainha branca está no trono, com todos os guardas que lhe restam em volta.
end-black-enthroned-left = A rainha preta está no trono, com todos os guardas que lhe restam em volta.
end-white-empty-throne = Os seis guardas brancos cercaram o trono sem a própria rainha nele.
end-black-empty-throne = Os seis guardas pretos cercaram o trono sem a própria rainha nele.
end-white-queen-captured = A rainha branca foi capturada.
end-black-queen-captured = A rainha preta foi capturada.
end-white-guards-captured = O último guarda branco foi capturado.
end-black-guards-captured = O último guarda preto foi capturado.
end-white-repeated = As Brancas chegaram à mesma posição pela terceira vez.
end-black-repeated = As Pretas chegaram à mesma posição pela terceira vez.
end-white-resigned = As Brancas desistiram.
end-black-resigned = As Pretas desistiram.
end-you-resigned = Você desistiu.
end-name-resigned = { $name } desistiu.
end-white-out-of-time = O tempo das Brancas acabou.
end-black-out-of-time = O tempo das Pretas acabou.
end-you-out-of-time = Seu tempo acabou.
end-name-out-of-time = O tempo de { $name } acabou.
end-repetition = A mesma posição apareceu pela terceira vez.
end-both-stuck = Nenhum dos lados pode jogar.
end-progress = { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } sem captura nem avanço.
end-agreement = Os jogadores combinaram o empate.
end-next-level = Próximo: { $level }
end-rematch = Revanche
end-swap = Trocar de lado
end-my-games = Voltar a Minhas partidas
end-title = Menu principal
end-look = Ver o tabuleiro

## The title

# As in English.
title-name = Agon
title-line = Uma corrida ao trono, no mais antigo tabuleiro hexagonal.
title-play = Jogar
title-play-first = Primeira partida, com explicações
title-play-computer = Contra o computador ({ $level })
title-continue = Continuar
title-continue-computer = Contra o computador ({ $level }), turno { $turn }
title-continue-people = { $white } – { $black }, turno { $turn }
title-computer = Contra o computador
title-people = Dois jogadores
title-daily = Problema do dia
more-positions = Posições
rules = Regras

## Before a game

new-game-level = Força do adversário
level-beginner-line = Passeia pelo tabuleiro sem ver ameaças nem chances: bom para aprender o jogo.
level-learner-line = Sabe aonde ir, mas perde tempo e quase não percebe suas ameaças.
level-casual-line = Vai direto para o trono e só presta atenção em você de vez em quando.
level-steady-line = Vê a maioria das capturas e ameaças, mas nada além disso.
level-skilled-line = Deixa passar poucas capturas e ameaças, mas relaxa quando tudo está calmo.
level-strong-line = Avalia bem as posições e cobra caro pelos erros.
level-formidable-line = Pensa vários lances à frente e raramente cai em armadilhas.
level-expert-line = Planeja muitos lances à frente e é difícil de vencer.
level-virtuoso-line = Enxerga ainda mais longe e quase nunca erra.
level-master-line = Joga com força total.
level-beginner-voice = Já é minha vez? Que tabuleiro bonito.
level-learner-voice = Um lance à frente, eu vejo. O segundo, eu esqueço.
level-casual-voice = Rumo ao trono! Ah, você também está aqui?
level-steady-voice = Um guarda depois do outro. Sem pressa.
level-skilled-voice = Pouca coisa me escapa. Só quando bate o tédio.
level-strong-voice = Todo erro tem seu preço.
level-formidable-voice = Essa armadilha? Vi há três lances.
level-expert-voice = Seus próximos lances fazem parte do meu plano.
level-virtuoso-voice = Para que correr? O trono espera por mim.
level-master-voice = Sente-se, por favor. O trono é quase meu.
level-length = Uma partida leva cerca de { $turns ->
        [one] { $turns } turno.
       *[other] { $turns } turnos.
    }
new-game-names = Quem joga?
new-game-first = Primeiro jogador
new-game-second = Segundo jogador
new-game-name-hint = Nome
new-game-colour = Sua cor
new-game-colour-first = A cor do primeiro jogador
new-game-colour-of = A cor de { $name }
new-game-lot = Sorteio
lot-you-white = Você joga com as Brancas.
lot-you-black = Você joga com as Pretas.
lot-name-white = { $name } joga com as Brancas.
new-game-handicap = Vantagem
new-game-handicap-line = { $turns ->
        [0] Sem vantagem.
        [one] O computador pula o primeiro turno.
       *[other] O computador pula os primeiros { $turns } turnos.
    }
new-game-clock = Relógio
clock-none = Nenhum
clock-per-move = Por lance
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Sem limite de tempo.
clock-per-move-line = Cada lance tem que ser feito dentro deste tempo; o que sobra não se acumula.
clock-fischer-line = Tempo para toda a partida, mais alguns segundos depois de cada lance.
clock-bronstein-line = Tempo para toda a partida; os primeiros segundos de cada lance não contam.
clock-for-a-move = Para cada lance
clock-minutes = Minutos para toda a partida
clock-increment = Segundos a mais depois de cada lance
clock-delay = Segundos livres por lance
clock-less = Quem tem menos tempo
clock-less-nobody = Ninguém
clock-less-part = Parte do tempo do adversário
clock-first-moves = O primeiro lance de cada lado não gasta tempo. O relógio para enquanto um menu está aberto.
new-game-touch-move = Peça tocada, peça jogada
new-game-touch-move-hint = Quem toca em uma peça tem que mover essa peça, se ela puder.
new-game-other-rules = Escolher outras regras
new-game-position = Posição inicial
new-game-position-line = Comece de uma posição, um link ou uma notação, com estes jogadores.
new-game-position-paste = Começar de uma posição
new-game-start = Começar
own-rules = Suas próprias regras
own-rules-line = Baseadas em “{ $name }”; mude o que quiser.
own-rules-known = Por enquanto, estas regras são iguais às de “{ $name }”.
own-rules-unknown = Estas regras são só suas.
axis-setup = Como começa a partida
setup-standard = Todas as peças na borda
setup-standard-line = As rainhas e os guardas ficam onde sempre ficaram.
setup-bell = Colocando os guardas
setup-bell-line = As rainhas já estão no lugar. Os jogadores se revezam colocando seus guardas em qualquer casa, menos no trono.
setup-parlett = Colocando todas as peças
setup-parlett-line = Primeiro as rainhas, depois os guardas, um jogador por vez, em qualquer casa, menos no trono.
setup-edge = Colocando todas as peças na borda
setup-edge-line = Os jogadores se revezam: primeiro a rainha, depois os guardas, só na borda.
setup-edge-opposite = Na borda, rainhas opostas
setup-edge-opposite-line = Igual, mas a segunda rainha tem que ficar exatamente oposta à primeira.
axis-capture = O que é capturado
capture-straight = Uma peça entre duas adversárias, em linha reta
capture-straight-line = A peça que se move e outra do seu lado têm uma adversária entre elas, em linha reta.
capture-bent = Também em ângulo
capture-bent-line = Em linha reta ou em um ângulo de 120°, com a peça adversária no vértice.
capture-same-ring = Uma peça entre duas adversárias, no seu anel
capture-same-ring-line = Três peças seguidas em um anel, mesmo em volta de um canto.
axis-custody = Entrar entre duas adversárias
custody-forbidden = Nunca
custody-forbidden-line = Nenhuma peça pode entrar entre duas adversárias, nem para capturar.
custody-unless-capturing = Só para capturar
custody-unless-capturing-line = Uma peça só pode entrar ali se capturar com esse mesmo lance; aí ela fica a salvo.
custody-trapped = Pode, mas é capturada
custody-trapped-line = Uma peça pode entrar ali, mas é capturada, mesmo que também capture.
axis-guard = Para onde vai um guarda capturado
guard-edge = Para a borda
guard-edge-line = Para qualquer casa vazia do anel mais externo.
guard-next-ring = Um anel para fora
guard-next-ring-line = Para qualquer casa vazia do anel seguinte; da borda, para outra casa da borda.
guard-start = Para onde começou
guard-start-line = Para qualquer casa vazia onde começou um guarda do seu lado; se não houver, para a borda.
guard-removed = Fora do tabuleiro
guard-removed-line = Sai da partida na hora. A rainha vence então quando tem em volta todos os guardas que lhe restam; quem não tem mais nenhum perde.
axis-queen = Para onde vai uma rainha capturada
queen-not-throne = Qualquer casa, menos o trono
queen-not-throne-line = Para qualquer casa vazia, exceto a do meio.
queen-anywhere = Qualquer casa, mesmo o trono
queen-anywhere-line = Para qualquer casa vazia, inclusive o trono.
queen-next-ring = Um anel para fora
queen-next-ring-line = Para qualquer casa vazia do anel seguinte; da borda, para outra casa da borda.
queen-edge = Para a borda
queen-edge-line = Para qualquer casa vazia do anel mais externo.
queen-start = Para onde começou
queen-start-line = Para a casa onde começou; se não estiver vazia, para a borda.
queen-removed = Fora do tabuleiro
queen-removed-line = Sai da partida na hora, e seu lado perde.
axis-chooser = Quem escolhe a casa da rainha capturada
chooser-owner = O lado dela
chooser-owner-line = Como com qualquer outra peça.
chooser-captor = Quem a capturou
chooser-captor-line = Quem a capturou escolhe a nova casa; mesmo assim, isso conta como o turno do dono dela.
axis-back-capture = Recolocar uma peça onde ela capturaria
back-capture-forbidden = Não pode
back-capture-forbidden-line = Nunca em uma casa onde uma peça adversária ficaria entre ela e outra do seu lado.
back-capture-allowed = Pode, sem capturar
back-capture-allowed-line = Uma peça adversária pode então ficar entre ela e outra do seu lado, mas não é capturada.
axis-back-custody = Recolocar uma peça entre duas adversárias
back-custody-forbidden = Não pode
back-custody-forbidden-line = Nunca em uma casa entre duas peças adversárias.
back-custody-allowed = Pode
back-custody-allowed-line = Ela pode ir para lá, e nada acontece com ela.
axis-cost = Quanto custa recolocar uma peça
cost-turn = O turno inteiro
cost-turn-line = Recolocar uma peça ocupa o turno inteiro; por isso, capturas em série ganham tempo.
cost-nothing = Nada
cost-nothing-line = Todas as peças capturadas são recolocadas, e o mesmo jogador ainda faz seu lance.
axis-empty-throne = Cercar o trono é derrota
empty-no-queen = Se não há rainha nele
empty-no-queen-line = Seis guardas podem cercar a rainha adversária.
empty-own-queen = Se sua própria rainha não está nele
empty-own-queen-line = Cercar a rainha adversária também é derrota.
axis-repetition = A mesma posição pela terceira vez
repetition-draw = Empate
repetition-draw-line = Ninguém vence, seja quem for que repita.
repetition-loses = Derrota de quem repete
repetition-loses-line = Quem está para repetir tem que jogar outra coisa.
repetition-off = Sem efeito
repetition-off-line = Os jogadores decidem quando parar.
axis-progress = Empate por lances sem progresso
axis-progress-line = Lances seguidos dos dois lados sem captura, avanço para dentro ou colocação.
progress-off = Nunca
preset-modern-line = Como “{ preset-globe }”, mas quem captura uma rainha escolhe para onde ela vai, e quem repete uma posição pela terceira vez perde. As partidas têm fim.
preset-globe-line = Segundo Le Globe Joueur: capturas em linha reta; guardas capturados são recolocados na borda.
preset-escale-line = Como “{ preset-globe }”, mas duas peças também capturam em um ângulo de 120°. Segundo Escale à jeux.
preset-fromager-line = Como “{ preset-escale }”, mas recolocar peças não custa o turno: você também faz seu lance. Segundo Alain Fromager.
preset-ring-line = Capturas só ao longo de um anel. Uma peça pode entrar entre duas adversárias, mas é capturada. Segundo Board and Pieces.
preset-ring-entry-line = Como “{ preset-ring }”, mas antes os jogadores se revezam colocando suas peças na borda.
preset-neto-line = Como “{ preset-ring }”, mas uma peça capturada só recua um anel. Segundo João Pedro Neto.
preset-classic-line = Como “{ preset-globe }”, mas nunca entre duas adversárias, nem para capturar; uma rainha capturada pode ir para o trono.
preset-bell-line = Como “{ preset-classic }”, mas antes os jogadores se revezam colocando seus guardas. Segundo R. C. Bell.
preset-parlett-line = Como “{ preset-classic }”, mas antes os jogadores se revezam colocando todas as suas peças. Segundo David Parlett.
preset-captor-line = Como “{ preset-classic }”, mas quem captura uma rainha escolhe para onde ela vai.
preset-home-line = Como “{ preset-classic }”, mas uma peça capturada vai para onde começou.
preset-japan-line = Como “{ preset-classic }”, mas uma peça capturada sai da partida, e a rainha vence com os guardas que restam.
preset-ludii-line = Como “{ preset-classic }”, mas peças podem ser recolocadas entre duas adversárias, e cercar a rainha adversária é derrota.

## Analysis

analysis-title = Análise
analysis-begin = Tabuleiro de análise
analysis-end = Encerrar a análise
analysis-all-lines = A análise inteira
analysis-play = Jogar este lance
analysis-fewer = Menos linhas
analysis-more = Mais linhas
analysis-how-many = Número de linhas
analysis-stop = Parar a busca
analysis-go-on = Buscar mais fundo
analysis-stand-still = { $side ->
        [white] E se as Brancas não jogassem?
       *[black] E se as Pretas não jogassem?
    }
analysis-move-again = Voltar aos melhores lances
analysis-if-still = { $side ->
        [white] Se as Brancas não jogassem, as Pretas poderiam jogar:
       *[black] Se as Pretas não jogassem, as Brancas poderiam jogar:
    }
analysis-no-standing-still = Antes é preciso recolocar ou colocar uma peça.
analysis-line = Linha { $number }. { $move }
analysis-searching = Profundidade { $depth }…
analysis-done = Profundidade { $depth }
analysis-stopped = Profundidade { $depth }, parada
analysis-hidden = Profundidade { $depth }, em pausa (fora da tela)
analysis-failed = A análise não funciona neste aparelho.
analysis-over = Aqui a partida terminou.
analysis-effort = Posições: { $nodes } ({ $speed }/s)
analysis-thousands = { $thousands } mil
analysis-millions = { $whole },{ $tenths } mi
analysis-agree-title = Analisar esta partida juntos?
analysis-agree-body = { $name }: de acordo? A partida fica como está e pode continuar a qualquer momento.
analysis-not-now = Uma partida contra o computador pode ser analisada quando terminar.

## Aberturas

openings-title = Aberturas
openings-source = Partidas
openings-mine = Minhas
# As in English.
openings-atlas = Atlas
openings-both = Ambos
openings-start = A posição em que as partidas começam
openings-results = Partidas: { $count }. Vitórias das Brancas: { $white }%, empates: { $draws }%, vitórias das Pretas: { $black }%.
# As in English.
openings-percent = { $percent }%
openings-none = Nenhuma partida chegou até aqui.
openings-none-own = Você ainda não terminou nenhuma partida com estas regras.
openings-other-rules = O atlas só tem partidas com estas regras: { $name }.
openings-reading = Lendo suas partidas…
openings-note = Partidas do computador contra si mesmo no atlas: { $count }
openings-learn = { $side ->
        [white] Aprender de Brancas
       *[black] Aprender de Pretas
    }
openings-forget = Esquecer esta linha
openings-learned = Esta linha volta em “{ mistakes-title }”.

## The review of a game

review-offer = Cada lance avaliado: os erros e o que era melhor.
review-begin = Revisar a partida
review-running = Revisando: lance { $done } de { $count }
review-cancel = Parar a revisão
review-failed = A revisão não funciona neste aparelho.
review-previous = Erro anterior
review-next = Próximo erro
review-better = Mostrar o melhor lance
review-see = Ver os erros
review-look = Ver quem estava à frente
review-graph = Quem estava à frente, lance a lance
review-race-line = lances à frente
review-chances = Chances das Brancas em %
review-turn = turno
review-to-go = lances que faltam
review-course = Lances que faltavam a cada lado
review-start = Antes do primeiro lance
review-point = Turno { $turn }, { $side ->
        [white] Brancas
       *[black] Pretas
    }, { $move }{ $mark ->
        [inaccuracy] : imprecisão
        [mistake] : erro
        [blunder] : erro grave
        [only] : o único lance bom
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , custa cerca de { $count } lance
       *[other] , custa cerca de { $count } lances
    }
review-verdict = { $mark ->
        [inaccuracy] Imprecisão
        [mistake] Erro
        [blunder] Erro grave
       *[only] O único lance bom
    }{ $count ->
        [0] { "" }
        [one] , custa cerca de { $count } lance
       *[other] , custa cerca de { $count } lances
    }
review-better-was = Melhor: { $move }.
review-nearly-lost = A partida já estava quase perdida, então isso pesou menos.
review-value = { $value }. Chances das Brancas: { $percent }%
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
    }
review-mistakes = { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
review-blunders = { $count ->
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }
review-no-marks = nenhum erro claro
review-none = Nenhum erro claro: nenhum lance, sozinho, jogou fora boa parte das chances de vencer.
review-level = { $who ->
        [you] Você jogou
       *[player] { $name } jogou
    } no nível { $end ->
        [lowest] { $whole }
        [highest] { $whole } ou mais
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = A partida é salva depois de cada lance.
pause-resume = Voltar à partida
pause-again = Recomeçar
pause-again-title = Recomeçar esta partida?
pause-again-body = A partida até aqui fica em Minhas partidas.
pause-leave = Voltar ao menu principal

## Sharing a game

# Games by link.
by-link-title = Partidas por link
by-link-afar = Por link
by-link-how = Você faz um lance e envia um link ao adversário, que o abre, responde e envia outro de volta.
by-link-your-turn = Sua vez
by-link-their-turn = Vez do adversário
by-link-new = Nova partida por link
by-link-answered = Resposta preparada de { $name }: { $move }.
by-link-moved = Agora envie o link ao adversário. Abra o que vier de volta, e a partida continua.
by-link-send = Enviar o link
by-link-undo = Você já copiou o link com este lance. Se o adversário o abrir, as partidas de vocês serão diferentes.
by-link-prepare = Se… então…
by-link-prepared = { $count ->
        [0] Prepare suas respostas. Se uma delas servir, será jogada assim que o adversário fizer o lance.
        [one] { $count } resposta está preparada. Ela vai com este link, não com um copiado antes, e será jogada assim que servir.
       *[other] { $count } respostas estão preparadas. Elas vão com este link, não com um copiado antes, e serão jogadas assim que servirem.
    }
by-link-prepare-begin = Preparar respostas
by-link-prepare-end = Manter estas respostas
by-link-preparing = Jogue um lance possível do adversário e depois a sua resposta. Volte para preparar a resposta a outro lance. ✓ mantém as respostas.
banner-preparing-move = Um lance possível
banner-preparing-answer = Sua resposta
new-game-where = Onde está o adversário?
new-game-here = Nesta tela
new-game-own-name = Seu nome
new-game-other-name = Nome do adversário
open-by-link-new = { $side ->
        [white] Uma partida por link. Você joga com as Brancas.
       *[black] Uma partida por link. Você joga com as Pretas.
    }
open-by-link-goes-on = A resposta em uma das suas partidas por link: { $moves }.
open-by-link-known = Você já tem esta posição da sua partida por link, ou uma posterior.
open-by-link-other = A partir do turno { $turn }, esta não é a partida que você conhece. Se continuar com esta, o que você tem dali em diante vira uma variante.
open-by-link-differs = No turno { $turn }, você tem { $own }, e o link, { $other }. Se continuar com a partida do link, o que você tem dali em diante vira uma variante.
open-by-link-play = Jogar esta partida
open-by-link-take = Continuar a partida do link
share-times = Com os tempos
share-by-link = Este link é só para o adversário: leva a ele o seu lance.
share-by-code = Só para o adversário: colado em “{ open-title }”, aqui ou no navegador, leva a ele o seu lance.
share-by-message = Nossa partida de Agon. Copie toda esta mensagem e cole no programa, em “{ open-title }”.

share-title = Compartilhar
share-game = A partida inteira
share-position = Esta posição
share-link-hint = Quem abrir o link vê a partida e pode continuar a partir daqui: contra você, trocando links, ou contra o computador.
share-code-hint = Quem colar isto em “{ open-title }”, aqui ou no navegador, pode continuar: contra você, trocando códigos, ou contra o computador.
share-qr = A mesma coisa em código QR
share-no-qr = Longo demais para um código QR.
share-picture = Uma imagem
share-picture-hint = O tabuleiro como você o vê agora.
share-save-picture = Salvar a imagem
share-moving-picture = Animação (GIF)…
share-no-picture = Não foi possível salvar a imagem.
share-too-long = Esta partida é longa demais para um link. Ainda dá para compartilhar só a posição, ou a notação.
share-copy-link = Copiar o link
share-copy-code = Copiar o código
share-record = A notação
share-record-hint = Todos os lances em notação legível (PGN), para salvar ou abrir de novo.
share-save = Salvar em arquivo
share-copy-text = Copiar o texto
share-letters = A posição em texto
share-letters-hint = Uma linha que diz onde está cada peça. Cole-a em “{ new-game-position-paste }”, antes de uma nova partida.

## An animation of the game

moving-title = Animação (GIF)
moving-hint = O tabuleiro joga estes lances em uma animação curta, para enviar ou publicar.
moving-moves = Lances
moving-last =
    { $count ->
        [one] O último lance
       *[other] Os últimos { $count }
    }
moving-whole = A partida inteira
moving-chosen = Escolher…
moving-from = Do lance { $move }
moving-to = Até o lance { $move }
moving-size = Tamanho
moving-size-small = Pequeno
moving-size-medium = Médio
moving-size-large = Grande
moving-speed = Velocidade
moving-speed-slow = Lenta
# As in English.
moving-speed-normal = Normal
moving-speed-fast = Rápida
moving-captions = Mostrar nomes e lances acima e abaixo do tabuleiro
moving-length =
    { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }, cerca de { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
moving-save = Salvar a animação
moving-progress = Lance { $number } de { $count }
moving-nothing = Ainda não há lances para mostrar.
moving-failed = Não foi possível criar a animação.
moving-game-went-on = Enquanto isso, a partida continuou. Salve a animação outra vez.

## Opening a game

open-title = Abrir uma partida
open-hint = Cole um link, um código, uma posição ou a notação de uma partida.
open-field = Link, código ou notação
open-paste = Colar
open-file = Escolher arquivo
open-drop = Também dá para soltar um arquivo no tabuleiro.
open-long-text = Um texto de { $count } caracteres, longo demais para mostrar aqui.
open-clear = Limpar
open-read = Abrir
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Vez das Brancas
open-black-to-move = Vez das Pretas
open-rules = { $rules }, turno { $turn }
open-standing = { $rules }, turno { $turn }: { $standing }
open-kept = Foi isto que deu para ler.
open-people = Continuar a dois
open-computer = Contra o computador ({ $level })
open-look = Ver a partida
open-no-link = Isto não é um link de partida.
open-link-damaged = Este link está danificado: falta uma parte, ou algo mudou. Copie-o de novo ou peça outro.
open-link-other-version = Este link foi criado por outra versão do programa.
open-link-impossible = A partida deste link é impossível.
open-position-fault = Esta posição não é válida a partir do caractere { $column }.
open-nothing = Isto não é um link, nem um código, nem uma posição, nem a notação de uma partida.
open-more-faults =
    { $count ->
        [one] E mais uma falha.
       *[other] E mais { $count } falhas.
    }
open-record-fault = Linha { $line }, caractere { $column }: { $reason }
record-unclosed-comment = o comentário que começa aqui nunca é fechado.
record-unclosed-variation = a variante que começa aqui nunca é fechada.
record-bad-tag = uma etiqueta precisa de um nome e de um valor entre aspas.
record-other-game = esta partida não é de Agon, mas de outro jogo: { $game }.
record-rules = não há regras com este nome.
record-position = esta posição não é possível.
record-missing-position = a partida não começa como de costume, e falta sua posição inicial.
record-handicap = um handicap se escreve “white” ou “black”, com 1 a 5 turnos.
record-unknown-result = “{ $text }” não é um resultado.
record-stray = “{ $sign }” não quer dizer nada aqui.
record-mark = esta marca não pertence a nenhum lance.
record-variation-without-move = não há lance que esta variante possa substituir.
record-too-deep = há variantes demais umas dentro das outras.
record-no-move = { $move } não é um lance aqui.
record-illegal = { $move } é contra as regras. { $reason }
record-other-result = o resultado é { $moves } aqui, mas { $tag } no começo.
record-not-on-board = o resultado é { $said } aqui, mas { $board } no tabuleiro.

## The position editor

editor-title = Editor de posição
editor-edit = Editar a posição
editor-tool-move = Mover uma peça
editor-tool-captured = Peça capturada
editor-tool-eraser = Borracha
editor-undo = Desfazer
editor-redo = Refazer
editor-opening = Posição de abertura
editor-empty = Tabuleiro vazio
editor-mirror = Espelhar
editor-turn = Girar 60°
editor-swap = Trocar as cores
editor-side = Quem joga?
editor-progress = Lances sem progresso
editor-turn-number = Turno
# As in English.
editor-counter = { $name }: { $value }
editor-text = A posição em texto
editor-text-hint = Aqui também dá para colar um link ou uma notação: a última posição é desenhada.
editor-read = Desenhar
editor-no-link = Só uma posição possível pode ser compartilhada.
editor-hands = Peças na mão
editor-hand-white-queen = A rainha branca está na mão
editor-hand-white-guards = Guardas brancos na mão
editor-hand-black-queen = A rainha preta está na mão
editor-hand-black-guards = Guardas pretos na mão
editor-puzzle = Como problema
editor-puzzle-hint = Quem resolver terá que encontrar o único jeito de vencer, em 2 a 6 lances, contra qualquer defesa.
editor-puzzle-make = Criar um problema
editor-no-puzzle-in-hand = Um problema começa com todas as peças no tabuleiro.
editor-no-puzzle-over = Não há o que jogar nesta posição.
editor-no-puzzle-win = Aqui não há vitória forçada em até 6 lances.
editor-no-puzzle-at-once = Um lance vence na hora: fácil demais para um problema.
editor-no-puzzle-ambiguous = Há mais de um jeito: { $one } e { $other } vencem igualmente rápido.
editor-no-puzzle-later = O primeiro lance é o único, mas depois vários vencem igualmente rápido.
editor-no-puzzle-large = Provar uma vitória aqui demora demais. Deixe a vitória mais próxima.
editor-play = Jogar a partir daqui
editor-queens = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } têm { $count ->
        [one] { $count } rainha
       *[other] { $count } rainhas
    } e só podem ter uma.
editor-guards = { $side ->
        [white] As Brancas
       *[black] As Pretas
    } têm { $count ->
        [one] { $count } guarda
       *[other] { $count } guardas
    } e só podem ter seis.
editor-guard-on-throne = Há um guarda no trono. Só uma rainha pode ficar lá.
editor-marks = { $count ->
        [one] Não há peça capturada em { $cells }, só a marca.
       *[other] Não há peças capturadas em { $cells }, só as marcas.
    }
editor-leaving = Com estas regras as peças capturadas saem do tabuleiro: { $cells }.
editor-in-hand = Há peças na mão, mas com estas regras a partida começa com todas as peças no tabuleiro.
editor-turn-zero = Não existe turno 0: o primeiro é o turno 1.
editor-repair-queens = Deixar só a rainha em { $cell }
editor-repair-guards = { $count ->
        [one] Tirar o guarda em { $cells }
       *[other] Tirar os guardas em { $cells }
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Tirar um guarda da mão
       *[other] Tirar { $hand } guardas da mão
    }
editor-repair-guards-both = Tirar { $hand ->
        [one] um guarda da mão
       *[other] { $hand } guardas da mão
    } e { $count ->
        [one] o que está em { $cells }
       *[other] os que estão em { $cells }
    }
editor-repair-throne = Tirar o guarda do trono
editor-repair-marks = { $count ->
        [one] Tirar a marca em { $cells }
       *[other] Tirar as marcas em { $cells }
    }
editor-repair-leaving = Tirar as peças capturadas: { $cells }
editor-repair-in-hand = Tirar as peças da mão
editor-repair-turn-zero = Passar para o turno 1

## Hints in the first game

hints-understood = Entendi
hints-targets = Esta peça pode ir para as casas marcadas: no mesmo anel ou para dentro, nunca para fora.
hints-crosses = Não para onde há um X: ali ela ficaria entre duas adversárias.
hints-crosses-trap = Não para onde há um X: uma peça recolocada não pode capturar.
hints-cross-throne = Não para o trono, que tem um X: uma rainha capturada não pode ir para lá.
hints-crosses-several = Não para onde há um X: toque em um deles para ver por quê.
hints-aim = Leve sua rainha ao trono, no meio, e cerque-a com seus seis guardas.
hints-can-capture = Você pode capturar a peça em { $cells }: mova de modo que ela fique em linha reta entre duas das suas.
hints-captured = Uma captura! A peça estava entre duas das suas, como mostra o vermelho. Agora seu adversário tem que recolocá-la{ $zone ->
        [edge] { " " }na borda
        [next] { " " }um anel mais para fora
       *[other] { "" }
    }, o que leva um turno.
hints-captured-and-put-back = Uma captura! A peça estava entre duas das suas. Seu adversário teve que recolocá-la{ $zone ->
        [edge] { " " }na borda
        [next] { " " }um anel mais para fora
       *[other] { "" }
    }, o que levou um turno: é sua vez de novo.
hints-send-queen = Você capturou a rainha, então escolhe a casa para onde ela vai. Isso conta como o turno do adversário.
hints-queen-sent = Sua rainha foi capturada entre duas adversárias (em vermelho). Seu adversário escolhe a casa para onde ela vai, e isso conta como seu turno.
hints-queen-was-sent = Sua rainha foi capturada entre duas adversárias. Seu adversário escolheu a casa para onde ela foi, e isso contou como seu turno.
hints-relocate-guard = Capturado entre duas adversárias (em vermelho)! Recoloque seu guarda onde quiser { $zone ->
        [edge] na borda
        [start] em uma casa marcada
       *[other] no próximo anel para fora
    }: esse é seu turno.
hints-relocate-queen = Capturada entre duas adversárias (em vermelho)! Recoloque sua rainha na casa marcada que quiser: esse é seu turno.
hints-empty-throne = Cuidado: se os seis guardas cercarem o trono antes que sua rainha esteja nele, você perde. Leve a rainha primeiro.
hints-repetition-loses = Cuidado: a mesma posição apareceu de novo. Quem a repetir pela terceira vez perde; tente outro lance.
hints-repetition-draws = Cuidado: a mesma posição apareceu de novo. Na terceira vez, a partida termina em empate.
hints-threatened = Cuidado: no próximo lance, seu adversário pode capturar sua peça em { $cells }, deixando-a entre duas adversárias.
hints-risk = Cuidado: em { $cells }, esta peça poderia ser capturada no próximo lance, entre duas adversárias.
hints-queen-near = Sua rainha está ao lado do trono, onde só rainhas podem entrar. Uma vez lá, ela só sai se for capturada.
hints-make-room = Seu guarda em { $cells } não encontra casa livre à frente. Os guardas ao lado do trono podem se mover pelo anel deles para abrir espaço: a corrida não conta esses lances.
hints-race = A corrida conta os lances de que cada lado ainda precisa para vencer: é o mínimo, e muitas vezes é preciso mais. Peças capturadas aumentam a conta.

## Advice in a game against the computer

advice-thinking = Procurando um bom lance…
advice-thinking-why = Experimentando o lance…
advice-none = No momento, não há nenhuma dica.
advice-idea = Procure um lance que { $reason }.
advice-only-move = Só há um lance.
advice-lost = O computador vence, faça você o que fizer. Venda caro a derrota.
advice-piece-step = Mova { $piece ->
        [queen] a rainha
       *[guard] o guarda
    } em { $cell }.
advice-piece-back = Recoloque { $piece ->
        [queen] a rainha que foi capturada
       *[guard] o guarda que foi capturado
    } em { $cell }.
advice-cell-step = Mova { $piece ->
        [queen] a rainha
       *[guard] o guarda
    } de { $from } para { $to }.
advice-cell-back = Recoloque em { $to } { $piece ->
        [queen] a rainha que foi capturada
       *[guard] o guarda que foi capturado
    } em { $from }.
advice-cell-send = Envie a rainha capturada para { $to }.
advice-cell-place = Coloque { $piece ->
        [queen] sua rainha
       *[guard] um guarda
    } em { $to }.
advice-line = Continuação possível: { $moves }.
advice-next-piece = Qual peça?
advice-next-cell = Qual casa?
advice-next-line = Mostrar
advice-again = Rever

## Trying mistakes again

try-again-begin = Corrigir os erros
try-again-end = Voltar à partida
try-again-show = Mostrar o melhor lance
try-again-next = Próximo erro
try-again-previous = Erro anterior
try-again-asked = Erro { $number } de { $count }: { $by ->
        [you] você jogou
        [computer] o computador jogou
        [white] as Brancas jogaram
        [black] as Pretas jogaram
       *[name] { $name } jogou
    } { $move }. Encontre algo melhor.
try-again-wrong = { $verdict } Encontre algo melhor.
try-again-right = Muito bem! { $verdict }
try-again-shown = O melhor lance era { $move }. { $verdict }
try-again-failed = Não é possível avaliar lances neste aparelho.

## My games

my-games-title = Minhas partidas
my-games-empty = Ainda não há partidas. Todas são salvas aqui, terminadas ou não.
my-games-search = Procurar uma partida
my-games-search-hint = Nome, data…
my-games-none-found = Nenhuma partida encontrada.
my-games-order = Ordenar por
my-games-newest = Mais recentes
my-games-longest = Mais longas
my-games-by-opponent = Adversário
my-games-more = { $count ->
        [one] Mostrar mais { $count }
       *[other] Mostrar mais { $count }
    }
my-games-left-out = { $count ->
        [one] Não foi possível ler { $count } partida, e ela ficou fora do arquivo.
       *[other] Não foi possível ler { $count } partidas, e elas ficaram fora do arquivo.
    }
my-games-unreadable = Não foi possível ler esta partida.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
my-games-won = Vitória
my-games-lost = Derrota
my-games-drawn = Empate
my-games-unfinished = Em andamento
my-games-analysis = Análise
my-games-hints = { $count ->
        [one] { $count } dica
       *[other] { $count } dicas
    }
my-games-continue = Continuar
my-games-look = Ver esta partida
my-games-rename = Renomear
my-games-remove = Excluir
my-games-remove-title = { $count ->
        [one] Excluir esta partida?
       *[other] Excluir { $count } partidas?
    }
my-games-remove-body = { $count ->
        [one] Ela será excluída de vez.
       *[other] Elas serão excluídas de vez.
    }
my-games-several = Escolher várias
my-games-chosen = { $count ->
        [0] Escolha partidas na lista.
        [one] { $count } partida escolhida
       *[other] { $count } partidas escolhidas
    }
my-games-all = Todas
my-games-none = Nenhuma
my-games-done = Pronto
my-games-save = Salvar
my-games-put = Pasta
my-games-folder = Pasta
my-games-folder-new = Nova pasta
my-games-folder-put = Colocar nesta pasta
my-games-folder-out = Sem pasta
my-games-folder-rename = Renomear esta pasta
my-games-may-be-deleted = Este navegador pode excluir suas partidas quando faltar espaço. Por segurança, salve-as em um arquivo: “{ my-games-several }”, depois “{ my-games-all }”.

## The story of a game

end-story = Momentos-chave
story-title = Momentos-chave
story-lines = Quantos lances ainda faltavam a cada lado, do primeiro turno ao último.
story-opening = A abertura, turno { $turn }
story-opening-text = Para vencer, as Brancas ainda precisam de pelo menos { $white ->
        [one] { $white } lance
       *[other] { $white } lances
    }, e as Pretas, de { $black }.
story-first-capture = A primeira captura, turno { $turn }
story-turning-point = A virada, turno { $turn }
story-lead-changes = A liderança muda de lado, turno { $turn }
story-blow = Um duro golpe, turno { $turn }
story-finish = O final, turno { $turn }
story-so-far = Até aqui, turno { $turn }
story-white-queen = A rainha branca é capturada em { $cells }.
story-black-queen = A rainha preta é capturada em { $cells }.
story-white-loses = { $count ->
        [one] As Pretas capturam em { $cells }.
       *[other] As Pretas capturam peças em { $cells }.
    }
story-black-loses = { $count ->
        [one] As Brancas capturam em { $cells }.
       *[other] As Brancas capturam peças em { $cells }.
    }
story-cost = Isso custa { $bound ->
        [least] pelo menos{ " " }
        [most] até{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } lance.
       *[other] { $count } lances.
    }
story-no-cost = Isso não custa nenhum lance.
story-gain = Mas a rainha pode ser recolocada mais perto: isso poupa { $count ->
        [one] { $count } lance.
       *[other] { $count } lances.
    }
story-even = Com isso, os dois lados ficam em igualdade.
story-white-leads = Com isso, as Brancas ficam { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } à frente.
story-black-leads = Com isso, as Pretas ficam { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    } à frente.
story-look = Rever

## Lessons

learn-title = Aprender
learn-hint = Lições curtas no tabuleiro, desde o comecinho.
learn-stars-hint = Três estrelas: de primeira, sem passar do número de lances indicado. Duas: na segunda tentativa, ou de primeira com mais lances. Senão, uma.
learn-count = Lições feitas: { $done } de { $count }
learn-stars = { $count ->
        [one] { $count } estrela
       *[other] { $count } estrelas
    }
learn-open = ainda não feita
learn-number = Lição { $number } de { $count }
learn-moves = Lances: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] agora, no máximo uma estrela
       *[other] agora, no máximo duas estrelas
    }
learn-captured = Uma das suas peças foi capturada.
learn-lost = Seu adversário venceu.
learn-repeated = Você repetiu a mesma posição pela terceira vez, e isso é derrota.
learn-drawn = Isso é empate.
learn-late = Assim são lances demais.
learn-missed = Isso não captura nada.
learn-failed = { $why } Tente de novo.
learn-done = { $stars ->
        [3] Perfeito! Três estrelas.
        [2] Muito bem! Duas estrelas.
        [one] Feito! Uma estrela.
       *[other] Feito! Uma estrela.
    }
learn-again = Recomeçar
learn-skip = Pular esta lição
learn-next = Próxima lição
learn-leave = Voltar às lições
learn-set-aside = Não foi possível ler o que você aprendeu, então as lições recomeçam do zero. O que havia está salvo aqui: { $place }
figure-start = A posição no início
figure-played = Jogado: { $move }
figure-better = Melhor: { $move }
figure-answer = Lance-chave: { $move }

## Puzzles

puzzles-title = Problemas
puzzles-set-aside = Não foi possível ler os problemas que você resolveu, então a conta recomeça do zero. Eles estão salvos aqui: { $place }
puzzle-title = Problema
puzzle-win = { $side } jogam e vencem em { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }.
puzzle-right = Isso mesmo! Continue.
puzzle-right-left = { $moves ->
        [one] Isso mesmo! Falta um lance.
       *[other] Isso mesmo! Faltam { $moves } lances.
    }
puzzle-weighing = Vamos ver se isso também vence…
puzzle-wrong = Essa não é a solução: veja o que acontece. Depois tente de novo.
puzzle-unclear = Isso talvez vença também, mas vai demorar. Encontre um jeito mais rápido.
puzzle-unweighed = Este aparelho não consegue avaliar outros lances além da solução. Encontre outro.
puzzle-solved-at-once = Resolvido de primeira!
puzzle-solved = Resolvido!
puzzle-solved-helped = Resolvido, com uma dica.
puzzle-solved-late = Resolvido: isso também vence, mas há um jeito mais rápido.
puzzle-defending = Agora jogue do outro lado. Consegue encontrar uma defesa?
puzzle-beaten = Essa defesa não salva. Tentar outra?
puzzle-held = Você resistiu, o que nem deveria ser possível!
puzzle-again = Recomeçar
puzzle-defend = Defender
puzzle-skip = Pular este problema
puzzle-next = Próximo problema
puzzle-leave = Voltar aos problemas
puzzle-leave-to-editor = Voltar ao editor
mistakes-title = Aprender com os erros

## Progress

progress-title = Progresso
progress-set-aside = Não foi possível ler seus resultados contra o computador, então a conta recomeça do zero. Eles estão salvos aqui: { $place }
progress-copy = Em outro aparelho
progress-copy-hint = Salve lições, problemas, erros e resultados em um só arquivo e adicione-os lá. Nada do que já está lá se perde.
progress-copy-save = Salvar o progresso
progress-copy-add = Adicionar de um arquivo
progress-copy-added = Adicionado ao seu progresso: { $parts }.
progress-copy-known = Tudo isso já está aqui.
progress-copy-lessons = { $count ->
        [one] { $count } lição
       *[other] { $count } lições
    }
progress-copy-puzzles = { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
progress-copy-mistakes = { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
progress-copy-lines = { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    }
progress-copy-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
progress-copy-damaged = Este arquivo de progresso está danificado; nada foi adicionado. O que você tem aqui não mudou.
progress-copy-later = Este arquivo de progresso é de uma versão mais nova do programa; nada foi adicionado.
