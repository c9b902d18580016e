# The texts of Agent in Brazilian Portuguese. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are curly: “ ”.

## Names

# As in English.
agent-name = Agent
agent-line = Blefe e suborno, de 2 a 8 jogadores
agent-american = Americano{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-british = Britânico{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-russian = Russo{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-chinese = Chinês{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
agent-city-tan = Tânger
agent-city-lis = Lisboa
agent-city-mad = Madri
agent-city-alg = Argel
# As in English.
agent-city-cas = Casablanca
agent-city-azo = Açores
# As in English.
agent-city-pal = Las Palmas
# As in English.
agent-city-par = Paris
agent-city-gen = Genebra
agent-city-rom = Roma
# As in English.
agent-city-cai = Cairo
agent-city-kha = Cartum
agent-city-dak = Dacar
agent-city-bmu = Bermudas
agent-city-bru = Bruxelas
agent-city-ist = Istambul
agent-city-nai = Nairóbi
# As in English.
agent-city-rey = Reykjavik
agent-city-ber = Berlim
agent-city-teh = Teerã
agent-city-pan = Panamá
# As in English.
agent-city-hav = Havana
agent-city-nyc = Nova York
# As in English.
agent-city-dub = Dublin
agent-city-ham = Hamburgo
agent-city-war = Varsóvia
# As in English.
agent-city-bak = Baku
agent-city-bom = Bombaim
# As in English.
agent-city-hkg = Hong Kong
# As in English.
agent-city-was = Washington
agent-city-lon = Londres
agent-city-mos = Moscou
agent-city-pek = Pequim
# As in English.
agent-bahamas = Bahamas
agent-to-tan = para Tânger
agent-to-lis = para Lisboa
agent-to-mad = para Madri
agent-to-alg = para Argel
agent-to-cas = para Casablanca
agent-to-azo = para os Açores
agent-to-pal = para Las Palmas
agent-to-par = para Paris
agent-to-gen = para Genebra
agent-to-rom = para Roma
agent-to-cai = para o Cairo
agent-to-kha = para Cartum
agent-to-dak = para Dacar
agent-to-bmu = para as Bermudas
agent-to-bru = para Bruxelas
agent-to-ist = para Istambul
agent-to-nai = para Nairóbi
agent-to-rey = para Reykjavik
agent-to-ber = para Berlim
agent-to-teh = para Teerã
agent-to-pan = para o Panamá
agent-to-hav = para Havana
agent-to-nyc = para Nova York
agent-to-dub = para Dublin
agent-to-ham = para Hamburgo
agent-to-war = para Varsóvia
agent-to-bak = para Baku
agent-to-bom = para Bombaim
agent-to-hkg = para Hong Kong
agent-to-was = para Washington
agent-to-lon = para Londres
agent-to-mos = para Moscou
agent-to-pek = para Pequim
agent-player = Jogador { $number }
agent-you = Você
# As in English.
agent-dollars = ${ $amount }
agent-dollars-thousands = ${ $thousands }.{ $amount }
agent-level-novice = Novato
agent-level-novice-line = É fiel aos agentes que subornou e quase nunca contesta.
agent-level-runner = Mensageiro
agent-level-runner-line = Corre atrás da maleta com o agente que estiver mais perto.
agent-level-broker = Negociante
agent-level-broker-line = Guarda dinheiro para o fim e contesta o que o prejudica.
agent-level-agent = Agente secreto
agent-level-agent-line = Tira conclusões de tudo o que você faz, e blefa.
agent-level-master = Mestre espião
agent-level-master-line = Além disso, pensa à frente.
agent-temperament-even = Neutro
agent-temperament-even-line = Sem mania nenhuma.
agent-temperament-banker = Banqueiro
agent-temperament-banker-line = Segura o dinheiro e não conta quase nada.
agent-temperament-gambler = Blefador
agent-temperament-gambler-line = Blefa sempre que pode.
agent-temperament-hunter = Caçador
agent-temperament-hunter-line = Gosta de enviar agentes para as Bahamas.

## What can be done

agent-do-move = Ir { $to }
agent-do-move-with = Ir { $to } com a maleta
agent-do-move-without = Ir { $to } sem levar a maleta
agent-do-move-onto = Ir { $to } e pegar a maleta
agent-do-move-beside = Ir { $to }, sem pegar a maleta
agent-do-take = Pegar a maleta
agent-do-lay-down = Largar a maleta
agent-do-attack = Atacar o { $victim }
agent-do-attack-with = Atacar o { $victim } e pegar a maleta
agent-do-attack-without = Atacar o { $victim } sem a maleta
agent-do-price = { $deed }: custa { $amount }{ $left ->
    [none] {""}
   *[other] , sobram { $left }
}
agent-do-end = { $deed }: fim de jogo
agent-bribe = Subornar
agent-object = Contestar
agent-let = Deixar passar
agent-let-always = Não perguntar sobre agentes em que não apostei
agent-insist = Insistir
agent-withdraw = Recuar
agent-allow = Autorizar
agent-refuse = Recusar
agent-your-claim = Sua declaração: { $amount }
agent-claim = Declarar { $amount }
agent-give-up = Sair da disputa
agent-win = Reivindicar a vitória
agent-let-win = Deixar para os outros
agent-skip = Passar a vez

## What is happening

agent-turn = Sua vez, { $name }: escolha um agente ou suborne.
agent-turn-only = Sua vez: escolha um agente ou suborne.
agent-turn-bribe = Sua vez: você só pode subornar.
agent-turn-stuck = Não há nada que você possa fazer.
agent-choose-city = Para onde vai o { $agent }?
agent-choose-deed = { $city }: o que o { $agent } faz?
agent-thinking = { $name } está pensando
agent-ask-object-only = Você contesta?
agent-ask-object = Alguém contesta?
agent-ask-answer = { $objector } contesta. Você insiste, { $name }?
agent-ask-answer-only = { $objector } contesta. Você insiste?
agent-ask-claim = Quanto você declara ter no { $agent }?
agent-ask-claims = Já declarado: { $list }
agent-claim-out = { $claim } – fora
agent-ask-claim-none = Ninguém declarou nada ainda.
agent-claim-nothing = Você não tem nada no { $agent }, então não tem o que declarar.
agent-claim-too-little = Você não tem o bastante no { $agent } para declarar mais.
agent-ask-decide = { $name } fez a maior declaração e decide.
agent-ask-decide-only = Sua declaração é a maior. Você autoriza?
agent-ask-victory = O { $agent } está em casa. Você reivindica a vitória?
agent-seconds = Deixar passar em { $count } s
# As in English.
agent-seconds-short = { $count } s
agent-passes-soon = Deixar passar em { $count } s: { $names }
agent-objecting = { $count ->
    [one] { $names } contesta.
   *[other] { $names } contestam.
}
agent-round = Rodada { $count }
agent-round-of = Rodada { $count } de { $last }
agent-moment-case = Pegaram a maleta!
agent-moment-home = Em casa com a maleta!
agent-stamp-allowed = AUTORIZADO
agent-stamp-refused = RECUSADO
agent-lot = O sorteio decide quem começa…

## What was heard

agent-lot-falls = { $who ->
    [you] Pelo sorteio, você começa.
   *[name] Pelo sorteio, { $name } começa.
}
agent-begins = { $who ->
    [you] Você começa.
   *[name] { $name } começa.
}
agent-heard-staked = { $who ->
    [you] Você fez suas apostas.
   *[name] { $name } fez suas apostas.
}
agent-heard-bribe = { $who ->
    [you] Você paga um suborno.
   *[name] { $name } paga um suborno.
}
agent-heard-move = { $who ->
    [you] Você envia o { $agent } { $to }.
   *[name] { $name } envia o { $agent } { $to }.
}
agent-heard-move-with = { $who ->
    [you] Você envia o { $agent } { $to } com a maleta.
   *[name] { $name } envia o { $agent } { $to } com a maleta.
}
agent-heard-move-without = { $who ->
    [you] Você envia o { $agent } { $to } sem a maleta.
   *[name] { $name } envia o { $agent } { $to } sem a maleta.
}
agent-heard-move-onto = { $who ->
    [you] Você envia o { $agent } { $to } para pegar a maleta.
   *[name] { $name } envia o { $agent } { $to } para pegar a maleta.
}
agent-heard-take = { $who ->
    [you] Você faz o { $agent } pegar a maleta.
   *[name] { $name } faz o { $agent } pegar a maleta.
}
agent-heard-lay-down = { $who ->
    [you] Você faz o { $agent } largar a maleta.
   *[name] { $name } faz o { $agent } largar a maleta.
}
agent-heard-attack = { $who ->
    [you] Você ataca o { $victim } com o { $agent }: “{ agent-rules-attack }”
   *[name] { $name } ataca o { $victim } com o { $agent }: “{ agent-rules-attack }”
}
agent-heard-attack-with = { $who ->
    [you] Você ataca o { $victim } com o { $agent }, que vai pegar a maleta: “{ agent-rules-attack }”
   *[name] { $name } ataca o { $victim } com o { $agent }, que vai pegar a maleta: “{ agent-rules-attack }”
}
agent-heard-object = { $who ->
    [you] Você contesta.
   *[name] { $name } contesta.
}
agent-heard-let = { $who ->
    [you] Você deixa passar.
   *[name] { $name } deixa passar.
}
agent-heard-insist = { $who ->
    [you] Você insiste.
   *[name] { $name } insiste.
}
agent-heard-withdraw = { $who ->
    [you] Você recua.
   *[name] { $name } recua.
}
agent-heard-claim = { $who ->
    [you] Você declara { $amount }.
   *[name] { $name } declara { $amount }.
}
agent-heard-give-up = { $who ->
    [you] Você sai da disputa.
   *[name] { $name } sai da disputa.
}
agent-heard-claim-nothing = { $who ->
    [you] Você não declara nada.
   *[name] { $name } não declara nada.
}
agent-heard-allow = { $who ->
    [you] Você autoriza.
   *[name] { $name } autoriza.
}
agent-heard-refuse = { $who ->
    [you] Você recusa.
   *[name] { $name } recusa.
}
agent-heard-win = { $who ->
    [you] Você reivindica a vitória.
   *[name] { $name } reivindica a vitória.
}
agent-heard-let-win = { $who ->
    [you] Você deixa a vitória para os outros.
   *[name] { $name } deixa a vitória para os outros.
}
agent-heard-skip = { $who ->
    [you] Você não pode fazer nada.
   *[name] { $name } não pode fazer nada.
}
agent-heard-back = A ação é desfeita.
agent-heard-stands = A ação vale.
agent-heard-no-claims = Ninguém declara nada: a ação vale.
agent-heard-exile = O { $agent } vai para as Bahamas.
agent-heard-exile-stakes = Apostado no { $agent }: { $list }.
agent-heard-exile-nothing = Ninguém tinha dinheiro no { $agent }.
# As in English.
agent-of-player = { $name }: { $what }
# As in English.
agent-list-item = { $name } { $amount }
agent-heard-missed = { $who ->
    [you] Você perde a vez.
   *[name] { $name } perde a vez.
}
agent-heard-won-home = { $who ->
    [you] O { $agent } está em casa com a maleta. Você vence!
   *[name] O { $agent } está em casa com a maleta. { $name } vence.
}
agent-heard-won-limit = { $who ->
    [you] A última rodada acabou, e o { $agent } tem a maleta. Você vence!
   *[name] A última rodada acabou, e o { $agent } tem a maleta. { $name } vence.
}
agent-heard-drawn = A última rodada acabou, e ninguém vence.

## Why computer players do something

agent-reason-brings-home = leva a maleta para casa
agent-reason-near-home = { $steps ->
    [one] a { $steps } passo de { $home }
   *[other] a { $steps } passos de { $home }
}
agent-reason-holds-back = segura o { $agent }
agent-reason-threatens = ameaça o { $other }
agent-reason-stops-holder = tira a maleta do { $agent }
agent-reason-stops-nearest = o { $agent } era o mais próximo da vitória
agent-reason-keeps-case = não deixa a maleta para o { $agent }
agent-reason-keeps-away = { $steps ->
    [0] o { $agent } venceria em { $home }
    [one] o { $agent } ficaria a { $steps } passo de { $home }
   *[other] o { $agent } ficaria a { $steps } passos de { $home }
}
agent-reason-protects = protege o { $agent }
agent-reason-stands-by = apoia o { $agent }
agent-reason-tests = { $who ->
    [you] testa quanto você tem no { $agent }
   *[name] testa quanto { $name } tem no { $agent }
}

## Why something cannot be done

agent-refused-over = A partida terminou.
agent-refused-not-asked = Agora não é você que decide.
agent-refused-not-now = Isso não é possível agora.
agent-refused-not-in-game = Este agente não está na partida.
agent-refused-exiled = O { $agent } está nas Bahamas.
agent-refused-no-link = Não há linha entre { $from } e { $to }.
agent-refused-holds = O { $agent } já tem a maleta.
agent-refused-holds-not = O { $agent } não tem a maleta.
agent-refused-case-elsewhere = A maleta está em outro lugar.
agent-refused-case-held = O { $agent } tem a maleta, e só um ataque pode tirá-la dele.
agent-refused-own-victim = Um agente não pode atacar a si mesmo.
agent-refused-too-near = O { $agent } está na mesma cidade. Um ataque tem que vir de uma cidade vizinha.
agent-refused-at-home = O { $agent } está em casa, a salvo.
agent-refused-unpaid = Para atacar, é preciso ter { $amount } no { $agent }.
agent-refused-taken-back = Isso já não deu certo neste turno.
agent-refused-only-bribe = Depois de tantas tentativas neste turno, você só pode subornar.
agent-refused-no-note = Um suborno exige pelo menos uma nota.
agent-refused-notes-missing = Você não tem tantas notas de { $amount }.
agent-refused-over-cap = Um suborno pode ser de no máximo { $amount }.
agent-refused-hundreds = As declarações vão de 100 em 100 dólares.
agent-refused-claim-low = Declare pelo menos { $amount }.
agent-refused-claim-high = Você não pode declarar mais do que apostou.
agent-refused-may-not-skip = Ainda há algo que você pode fazer.
agent-refused-must-skip = Não há nada que você possa fazer.

## The panel

agent-bribes = { $count ->
    [one] { $count } suborno
   *[other] { $count } subornos
}
agent-misses = perde a vez
agent-notes-none = Nenhuma nota
agent-notes-left = { $count ->
    [one] Restam { $amount } em uma nota
   *[other] Restam { $amount } em { $count } notas
}
agent-hold-sheet = Segurar para ver minha folha
agent-show-sheet = Ver minha folha
agent-cover-sheet = Cobrir minha folha
agent-look-first = Olhar uma folha antes
agent-put-down = Escolher outra coisa
agent-ask-undo = Ainda dá para desfazer.
agent-undo = Desfazer
agent-notebook = Caderneta
# As in English.
agent-menu = Menu
agent-resume = Voltar à partida
agent-seat = { $name } vai sair: o computador assume
agent-seat-title = { $name } vai sair de vez?
agent-seat-body = O computador assume o lugar, com a folha como está.
agent-seat-yes = O computador assume
agent-seat-taken = O computador agora joga no lugar de { $name }.
agent-leave = Menu principal
agent-again = Jogar de novo

## The end of a game, and the walk through it

agent-end-home = O { $agent } está em casa com a maleta. Hora de virar as folhas!
agent-end-limit = A última rodada acabou. Hora de virar as folhas!
# As in English.
agent-end-sheet = { $name }: { $list }.
agent-end-sheet-nothing = { $name }: nada em ninguém.
agent-end-map = Ver o mapa
agent-end-turn-all = Virar todas as folhas
agent-why-most = { $who ->
    [you] Você tem a maior aposta no { $agent }: { $amount }.
   *[name] { $name } tem a maior aposta no { $agent }: { $amount }.
}
agent-why-most-claimed = { $who ->
    [you] Você tem { $amount } no { $agent }. Quem tem mais não reivindicou a vitória.
   *[name] { $name } tem { $amount } no { $agent }. Quem tem mais não reivindicou a vitória.
}
agent-why-tied-brought = { $who ->
    [you] Ninguém tem mais de { $amount } no { $agent }, e foi você que levou a maleta para casa.
   *[name] Ninguém tem mais de { $amount } no { $agent }, e foi { $name } que levou a maleta para casa.
}
agent-why-tied-next = { $who ->
    [you] Ninguém tem mais de { $amount } no { $agent }. Entre os que têm esse valor, você vem logo depois de { $other }, que levou a maleta para casa.
   *[name] Ninguém tem mais de { $amount } no { $agent }. Entre os que têm esse valor, { $name } vem logo depois de { $other_who ->
        [you] você
       *[name] { $other }
    }, que levou a maleta para casa.
}
agent-why-nobody-staked = { $who ->
    [you] Ninguém tem dinheiro no { $agent }, e foi você que levou a maleta para casa.
   *[name] Ninguém tem dinheiro no { $agent }, e foi { $name } que levou a maleta para casa.
}
agent-why-unclaimed = Ninguém mais reivindicou a vitória.
agent-why-drawn-tie = Vários jogadores têm a maior aposta no { $agent }: { $amount }.
agent-why-drawn-unstaked = Ninguém tem dinheiro no { $agent }, que está com a maleta.
agent-why-drawn-free = Nenhum agente tem a maleta.
agent-replay = Rever a partida
agent-replay-round = Rodada { $round }, etapa { $number } de { $count }
agent-replay-beginning = A partida começa.
agent-replay-first = Ao início
agent-replay-previous = Uma etapa para trás
agent-replay-next = Uma etapa à frente
agent-replay-last = Ao fim
agent-replay-previous-bluff = O blefe anterior
agent-replay-next-bluff = O próximo blefe
agent-replay-close = Resultado
agent-replay-show = O que mostrar
agent-replay-sheets = Folhas
agent-replay-course = Etapas
agent-replay-bluffs = Blefes ({ $count })
agent-replay-no-bluffs = Nenhum blefe deu certo nesta partida.
agent-replay-in-hand = { $amount } na mão
agent-truth-staked = Na verdade: { $list }.
agent-truth-staked-nothing = Na verdade: nada em ninguém.
agent-truth-alone = { $who ->
    [you] Na verdade, só você tem dinheiro no { $agent }: { $amount }.
   *[name] Na verdade, só { $name } tem dinheiro no { $agent }: { $amount }.
}
agent-truth-most = { $who ->
    [you] Na verdade, você tem a maior aposta no { $agent }: { $amount }.
   *[name] Na verdade, { $name } tem a maior aposta no { $agent }: { $amount }.
}
agent-truth-shared = { $who ->
    [you] Na verdade, você tem { $amount } no { $agent }, e ninguém tem mais.
   *[name] Na verdade, { $name } tem { $amount } no { $agent }, e ninguém tem mais.
}
agent-truth-less = { $who ->
    [you] Na verdade, você tem { $amount } no { $agent }; { $other } tem { $most }.
   *[name] Na verdade, { $name } tem { $amount } no { $agent }; { $other_who ->
        [you] você tem
       *[name] { $other } tem
    } { $most }.
}
agent-truth-nothing = { $who ->
    [you] Na verdade, você não tem nada no { $agent }; { $other } tem { $most }.
   *[name] Na verdade, { $name } não tem nada no { $agent }; { $other_who ->
        [you] você tem
       *[name] { $other } tem
    } { $most }.
}
agent-truth-bluff = { $who ->
    [you] Um blefe: você não tem nada no { $agent }; { $other } tem { $most }.
   *[name] Um blefe: { $name } não tem nada no { $agent }; { $other_who ->
        [you] você tem
       *[name] { $other } tem
    } { $most }.
}
agent-truth-nobody = Na verdade, ninguém tem dinheiro no { $agent }.
agent-bluff = Um blefe certeiro
agent-bluff-deed = { $who ->
    [you] Você usou o { $agent } sem ter dinheiro nele, e ninguém impediu.
   *[name] { $name } usou o { $agent } sem ter dinheiro nele, e ninguém impediu.
}
agent-bluff-objection = { $who ->
    [you] Você contestou sem ter nada no { $agent }, e { $other } recuou.
   *[name] { $name } contestou sem ter nada no { $agent }, e { $other_who ->
        [you] você
       *[name] { $other }
    } recuou.
}

## Passing the device

agent-pass-title = Passe o aparelho para { $name }.
agent-pass-line = Os outros: olhem para o lado.
agent-pass-news = O que { $name } ainda não viu:
agent-pass-hold = Segure: sou { $name }
agent-pass-again = Toque de novo: sou { $name }

## What a person among several lets pass

agent-objections = Minhas contestações
agent-passes = Deixar passar se eu não responder
agent-passes-nothing = Nada
agent-passes-attacks = Tudo, menos ataques
agent-passes-case = Tudo, menos ataques e a maleta
agent-passes-hint = { $count ->
    [one] Passa depois de { $count } segundo, se você não contestar. O tempo é sempre o mesmo e não revela a ninguém o que você tem.
   *[other] Passa depois de { $count } segundos, se você não contestar. O tempo é sempre o mesmo e não revela a ninguém o que você tem.
}

## Money

agent-money = Sua folha
agent-ask-stakes = Antes do primeiro turno: em quais agentes você aposta?
agent-ask-stakes-line = Vence quem tiver mais dinheiro no agente que levar a maleta para casa.
agent-fill-in = Fazer apostas
agent-money-line = Escolha um agente e depois as notas. O que é apostado fica lá; o que você guarda pode virar suborno mais tarde. Fica em segredo até o fim, ou até o agente ir para as Bahamas.
agent-bribe-line = Escolha um agente e depois as notas. Os outros ficam sabendo que você suborna, mas não quem, nem por quanto.
agent-bribe-line-cap = Escolha um agente e depois as notas, no máximo { $amount }. Os outros ficam sabendo que você suborna, mas não quem, nem por quanto.
agent-notes = Suas notas
# As in English.
agent-note = { $amount } × { $count }
agent-notes-sum = Você guarda { $amount }.
agent-money-clear = Limpar
agent-money-nothing = Guardar todo o dinheiro
agent-money-stake = Apostar { $amount }
agent-bribe-with = Subornar com { $amount }

## The notebook

agent-notebook-line = O mínimo e o máximo que cada jogador pode ter em cada agente, pelo que todos ouviram.
agent-notebook-own = O que os outros podem saber de você:
agent-notebook-facts = { $count ->
    [0] Comprovado: { $proven }. Gasto em ataques: { $fees }. Nenhum suborno.
    [one] Comprovado: { $proven }. Gasto em ataques: { $fees }. Um suborno.
   *[other] Comprovado: { $proven }. Gasto em ataques: { $fees }. { $count } subornos.
}
# As in English.
agent-notebook-range = { $least } – { $most }
agent-notebook-unplaced = No máximo { $amount } ainda não apostados.
agent-notebook-claims = Declarações: { $list }.
agent-notebook-marks = Toque em um agente para marcar o que você acha que o jogador tem nele: ? suspeita, ! certeza, × nada. Só você vê suas marcas e anotações.
agent-notebook-note = Anotação sobre { $name }
agent-notebook-note-hint = Só você vê
agent-notebook-noted = Anotação: { $note }
# As in English.
agent-notebook-cell = { $agent }: { $range }
agent-notebook-cell-marked = { $agent }: { $range }. { $mark ->
    [suspected] Suspeita
    [sure] Certeza
   *[nothing] Nada
}

## The cast

agent-persona-moira = Aluga quartos perto do porto e nunca esquece a quem pagou.
agent-persona-tomas = Meteorologista. Primeiro diz não, depois olha pela janela.
agent-persona-binta = Intérprete. Tem uma palavra gentil, e um dinheirinho, para cada um.
agent-persona-percy = Faroleiro. Acena para tudo o que passa, e tudo passa.
agent-persona-nieves = Sopra as falas no teatro. Uma tosse na plateia, e ela se cala.
agent-persona-ubaldo = Árbitro aos domingos. O apito tem vontade própria.
agent-persona-karima = Alimenta os gatos do bairro inteiro. Se um quer a cadeira, ela se levanta.
agent-persona-halldor = Leva o correio de avião com qualquer tempo, pelo caminho mais curto.
agent-persona-leyla = Fotografa navios. Uma contestação, e já vai atrás da próxima foto.
agent-persona-otto = Fiscal da alfândega. Não deixa passar nada desde 1951.
agent-persona-dolores = Cria cavalos de corrida. Deixa todo mundo correr.
agent-persona-idriss = Guia na medina. Tem um primo em cada consulado, e um presente para cada primo.
agent-persona-xiomara = Rege uma orquestra de baile. Toca para quem dança mais rápido.
agent-persona-yuklan = Revisora. Até hoje, achou alguma coisa em cada linha.
agent-persona-farid = Faz as contas de três ministérios. As dele, ninguém vê.
agent-persona-wanda = Regente de coral. Ninguém jamais foi mandado embora dos ensaios dela.
agent-persona-giulia = Agente de viagens. Passagens só de ida para as Bahamas.
agent-persona-rauf = Perfura em busca de petróleo, às vezes onde sabe que não há.
agent-persona-josse = Membro de nove comissões. Tem uma questão de ordem para cada ocasião.
agent-persona-zohra = Vende tapetes. Baixa o preço uma vez, com um suspiro, e nunca mais.
agent-persona-sol = Taxista da noite. Guarda as notas altas para o fim do turno.
agent-persona-sarojini = Professora de estatística. Blefa mais do que o acaso explicaria.
agent-persona-arkadi = Relojoeiro. Sabe de quem chegou a hora.
agent-persona-edward = Cria palavras cruzadas. Lembra tudo o que foi dito, e por quem.
agent-persona-blaise = Tabelião. Sabe todas as quantias e não diz nenhuma.
agent-persona-traute = Compra em leilões para os outros, exatamente pelo que a coisa vale.
agent-persona-daryush = Poeta. Risca a primeira versão e defende a segunda.
agent-persona-vera = Observa aves. Conta todas e não perturba nenhuma.
agent-persona-wenying = Ensina violino. Os silêncios fazem parte da peça.
agent-persona-everett = Desenha mapas para uma repartição sem endereço.
agent-persona-esther = Piloto de rali. Sorri até nas curvas.
agent-persona-gurdial = Faz os horários dos trens. Sabe onde os outros têm de descer.
agent-persona-colette = Crítica gastronômica. Um em cada três pratos volta para a cozinha.
agent-persona-quiteria = Canta fado. Para, suspira e começa de verdade.
agent-persona-osman = Pesa ouro no mercado. Diz quanto pesa, nem um grão a mais.
agent-dossiers = Dossiês
agent-dossiers-set-aside = Não foi possível ler o que você sabia dos seus rivais. Isso ficou de lado, e vocês começam a se conhecer do zero.
agent-dossiers-none = Ninguém nesta mesa tem dossiê.
agent-dossier-open = Dossiê de { $name }
agent-dossier-new = É o primeiro encontro de vocês.
agent-dossier-met = { $count ->
    [one] { $count } partida em comum
   *[other] { $count } partidas em comum
}{ $won ->
    [0] , nenhuma vencida por { $name }.
    [one] , { $won } vencida por { $name }.
   *[other] , { $won } vencidas por { $name }.
}
agent-remark-always-objects = Contesta tudo.
agent-remark-never-objects = Nunca contesta.
agent-remark-objections = Contestou { $count } de { $of ->
    [one] { $of } vez
   *[other] { $of } vezes
}.
agent-remark-always-withdraws = Recua a cada contestação.
agent-remark-never-withdraws = Nunca recua.
agent-remark-withdrawals = Recuou em { $count } de { $of ->
    [one] { $of } contestação
   *[other] { $of } contestações
}.
agent-remark-never-bluffs = Nunca contesta nem insiste sem dinheiro no agente.
agent-remark-bluffs = Ao contestar ou insistir, blefou { $count } de { $of ->
    [one] { $of } vez
   *[other] { $of } vezes
}.
agent-remark-never-exiles = Nunca enviou um agente para as Bahamas.
agent-remark-exiles = { $count ->
    [one] Já enviou { $count } agente para as Bahamas.
   *[other] Já enviou { $count } agentes para as Bahamas.
}

## The main menu and the page before a game

agent-continue = Continuar
agent-continue-line = { $players } jogadores, rodada { $round }
agent-my-games = Minhas partidas
agent-no-games = Nenhuma partida salva ainda.
agent-unfinished = Rodada { $count }
agent-view-game = Ver
agent-delete = Excluir
agent-delete-title = Excluir esta partida?
agent-delete-body = Não dá para voltar atrás.
agent-game-damaged = Esta partida não pode ser aberta: o registro está danificado.
agent-file-open = Abrir um arquivo
agent-file-save = Salvar em arquivo
agent-file-none = Não há partida de Agent neste arquivo, ou falta uma parte dela.
agent-file-later = Este arquivo foi criado por uma versão mais nova do programa.
agent-file-not-over = A partida deste arquivo não terminou. Só partidas terminadas podem ser abertas de arquivos.
agent-file-damaged = A partida deste arquivo está danificada.
agent-file-damaged-decision = A partida deste arquivo está danificada: a decisão { $number } não pode ter acontecido.
agent-file-damaged-line = A partida deste arquivo está danificada: a linha { $number } é ilegível ou impossível.
agent-won = Vitória
agent-lost = Derrota
agent-drawn = Empate
agent-my-games-unfinished = Em andamento
# As in English.
agent-my-games-line = { $date } · { $end }
agent-play = Jogar
agent-play-line = Contra três rivais fáceis
agent-play-first = A primeira partida, explicada enquanto você joga
agent-first-game = Primeira partida
agent-setup = Preparar uma partida
agent-setup-count = { $count } jogadores
agent-setup-person = Uma pessoa
agent-setup-computer = O computador
agent-setup-computer-level = Computador: { $level }
agent-setup-who = Quem joga?
agent-setup-name = Nome
agent-setup-name-hint = Opcional
agent-setup-colour = Cor
agent-colour-ivory = Marfim
agent-colour-violet = Violeta
agent-colour-orange = Laranja
agent-colour-teal = Turquesa
agent-colour-pink = Rosa
agent-colour-brown = Marrom
agent-colour-grey = Cinza
agent-colour-black = Preto
agent-setup-level = Força
agent-setup-temperament = Estilo
agent-setup-sits = Quem se senta aqui
agent-setup-lot = Sorteio
agent-setup-lot-line = O sorteio decide, no início da partida.
agent-setup-by-hand = Anônimo
agent-setup-by-hand-line = Ninguém em especial: você escolhe o nome e o estilo.
agent-setup-rules = Regras
agent-setup-suggested = Sugeridas
agent-setup-own = Próprias
agent-setup-start = Sortear e começar
agent-option-none = Sem limite
agent-option-cap = Limite do suborno
agent-option-cap-line = Com um limite, ninguém pode esperar e depois cobrir todos os outros de uma vez. As regras impressas não têm limite.
agent-option-cap-two = A dois e sem limite, quem começa vence menos.
agent-option-limit = Última rodada
agent-option-limit-line = Depois dela, vence quem tiver mais dinheiro no agente que estiver com a maleta. Se houver igualdade, é empate.
agent-option-map = Mapa
agent-option-map-long = 33 cidades
agent-option-map-short = 29 cidades
agent-option-map-line = Sem as quatro cidades ao lado de Tânger, cada caminho para casa fica um passo mais curto.
agent-option-agents = Agentes por país
agent-option-agents-line = Com um só de cada, as partidas são mais curtas e têm menos segredos.
agent-option-contest = Quem declara após uma contestação
agent-option-contest-all = Todos
agent-option-contest-duel = Os dois
agent-option-contest-line = Todos, ou só quem age e quem contesta.
agent-option-lost = Contestação que falha
agent-option-free = Não custa nada
agent-option-turn = Custa um turno
agent-option-lost-line = Quando custa um turno, as contestações são mais raras e revelam mais.
agent-option-held = A maleta na mão do agente
agent-option-safe = Está segura
agent-option-snatch = Pode ser tomada
agent-option-held-line = Só pode ficar com ela quem ataca, ou então qualquer agente que esteja na cidade ou chegue lá.
agent-option-victory = Quem disputa a vitória
agent-option-sheets = Todos
agent-option-claim = Quem reivindica
agent-option-victory-line = São comparadas todas as folhas, ou só as de quem reivindica a vitória.

## Games on an occasion, and the record

agent-rivals = Contra { $names }
agent-ended-after = { $count ->
    [one] { $end } após { $count } rodada
   *[other] { $end } após { $count } rodadas
}
agent-day = Partida do dia
agent-day-hint = A mesma mesa e a mesma sorte para todo mundo, e uma partida nova a cada dia. Só a primeira tentativa conta.
agent-day-earlier = Dias anteriores
agent-day-none = Você ainda não jogou nenhuma.
agent-day-result = Partida do dia: { $result }.
agent-season = Temporada
agent-season-hint = Cinco noites contra rivais cada vez mais fortes. De uma noite para a outra, eles se lembram de como você joga.
agent-season-scoring = Quem vence ganha 5 pontos; os outros ganham 3, 2 e 1, pelo dinheiro que têm no agente que decidiu a partida. Se ninguém vencer, todos ganham 2.
agent-season-evening = Noite { $number } de { $count }
agent-season-evening-short = Noite { $number }
agent-season-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
agent-season-standing = Até agora: { $points } de { $most } pontos
agent-season-over = A temporada acabou: { $points } de { $most } pontos
agent-season-best = Melhor temporada: { $points } de { $most } pontos
agent-season-new = Outra temporada
# As in English.
agent-season-played = { $evening } · { $end } · { $points }
# As in English.
agent-season-result = { $evening }: { $points }
agent-season-known = O que eles lembram de você
agent-season-objections = Você contestou { $count } de { $of ->
    [one] { $of } ação
   *[other] { $of } ações
}.
agent-season-withdrawals = Você recuou em { $count } de { $of ->
    [one] { $of } contestação
   *[other] { $of } contestações
}.
agent-season-bluffs = Sem nada no agente, você contestou ou insistiu { $count } de { $of ->
    [one] { $of } vez
   *[other] { $of } vezes
}.
agent-record = Retrospecto
agent-record-none = Todas as partidas contra o computador que você terminar contam aqui.
agent-record-set-aside = Não foi possível ler seu retrospecto em Agent. Ele ficou de lado, e outro começa do zero.
agent-record-won = { $count ->
    [one] { $won } de { $count } partida vencida
   *[other] { $won } de { $count } partidas vencidas
}
agent-record-won-of = Vitórias: { $won } de { $count }
agent-record-players = Por número de jogadores
agent-record-levels = Pelo rival mais forte
agent-record-play = Como você joga
agent-record-objections = Contestações
agent-record-withdrawals = Recuos
agent-record-claims = Declarações
agent-record-bluffs = Blefes
agent-record-exiles = Enviados às Bahamas
agent-record-of = { $count } de { $of }
agent-record-worked = { $count ->
    [one] { $count } de { $of } deu certo
   *[other] { $count } de { $of } deram certo
}
agent-record-rivals = Quem venceu quem
agent-record-met = { $count ->
    [one] { $count } partida: você { $won }, { $name } { $lost }
   *[other] { $count } partidas: você { $won }, { $name } { $lost }
}

## How to play

agent-rules = Como jogar
agent-rules-aim = O objetivo
agent-rules-aim-text =
    Oito agentes de quatro países estão atrás de uma maleta em Tânger. Eles não são de ninguém: qualquer jogador pode enviar qualquer um. Quando um agente chega em casa com a maleta, vence quem tem mais dinheiro nele.
agent-rules-stakes = As apostas
agent-rules-stakes-text =
    Você começa com 10.000 dólares em notas, quatro de cada: 1.000, 500, 400, 300, 200 e 100. Antes do primeiro turno, cada um aposta em segredo em quantos agentes quiser, ou em nenhum.

    O dinheiro apostado em um agente não volta nem passa para outro. O que você guarda pode ser apostado mais tarde.
agent-rules-turn = Um turno
agent-rules-turn-text =
    Na sua vez, você envia um agente por uma linha até a cidade vizinha, ou faz um agente pegar ou largar a maleta, ou ataca, ou suborna.

    Um agente que chega até a maleta pode pegá-la ou não. Quem está com ela pode levá-la ou deixá-la para trás.

    Subornar é apostar mais notas em agentes. Os outros ficam sabendo que você suborna, mas não quem, nem por quanto.
agent-rules-attack = Para as Bahamas!
agent-rules-attack-text =
    Com pelo menos 500 dólares em um agente, você pode fazê-lo atacar outro, em uma cidade vizinha. Se o ataque valer, a vítima sai da partida de vez, todos dizem quanto tinham nela e você perde 500 dólares da sua aposta no atacante.

    Um agente não pode ser atacado em casa, nem por outro que já esteja na mesma cidade.
agent-rules-objection = Contestações
agent-rules-objection-text =
    Quando você faz um agente agir, qualquer outro jogador pode contestar; só não pode ser contestado o agente que chega em casa com a maleta sem atacar. Se alguém contestar, você recua e faz outra coisa, ou insiste.

    Se você insistir, os jogadores declaram, um após o outro, quanto têm no agente, nunca mais do que a verdade. Quem declarar mais autoriza ou não; com declarações iguais, quem decide é você.

    Assim, cada declaração revela alguma coisa, e o silêncio também.
agent-rules-end = O fim
agent-rules-end-text =
    Quando um agente está em casa com a maleta, todas as folhas são mostradas. Vence a maior aposta nesse agente; se houver empate, vence quem levou a maleta para casa ou, se não for um dos empatados, o próximo deles em sentido horário. Se ninguém tiver dinheiro no agente, vence quem levou a maleta para casa.

    Se uma última rodada foi combinada e já acabou, vence a maior aposta no agente que está com a maleta; se houver empate, ninguém vence.

    Se ficou combinado comparar só quem reivindica a vitória, contam apenas as folhas dessas pessoas e a de quem levou a maleta para casa.
agent-rules-keys = Com teclas ou controle
agent-rules-keys-text =
    As setas ou o analógico percorrem o mapa, e Enter ou A escolhe. Tab ou RB percorre os agentes que podem agir e depois os botões. Backspace, Esc ou B desfaz uma escolha.

    Todas as teclas estão no menu, e a maioria pode ser trocada.
agent-rules-origin = De onde vem o jogo
agent-rules-origin-text =
    Agent, de Eric Solomon, foi publicado na França pela Pelikan em 1975. Não temos o mapa impresso; o nosso segue a mesma ideia, com cidades escolhidas por nós.

## What screen readers are told of the map

agent-told-map = Mapa
agent-told-home = casa dos { $nation ->
    [american] americanos
    [british] britânicos
    [russian] russos
   *[chinese] chineses
}
agent-told-case = a maleta
agent-told-empty = ninguém
agent-told-exile = nas Bahamas
agent-told-holds = tem a maleta
agent-told-may-act = pode ser escolhido
agent-told-chosen = escolhido
agent-told-target = ao alcance
agent-told-attack = alguém pode ser enviado às Bahamas

## Keys and gamepads

agent-keys-game = Partida
agent-keys-back = Escolher outra coisa
agent-keys-bribe = Subornar ou fazer apostas
agent-keys-sheet = Segurar para ver minha folha
agent-keys-let = Deixar passar (sozinho contra o computador)
agent-keys-object = Contestar (sozinho contra o computador)
agent-keys-notebook = Caderneta
agent-keys-gamepads = Qualquer controle joga por quem tem que decidir.

## Lessons

agent-lessons = Lições
agent-lessons-line = Oito lições curtas, de cerca de um minuto.
agent-lessons-count = Feitas: { $done } de { $count }
agent-lessons-done = Feita
agent-lessons-open = Ainda não feita
agent-lessons-set-aside = Não foi possível ler o que você aprendeu em Agent. Isso ficou de lado, e as lições recomeçam do zero.
agent-lesson-number = Lição { $number } de { $count }: { $name }
# As in English.
agent-lesson-opponent = Ben
agent-lesson-well-done = Muito bem!
agent-lesson-right = Muito bem! { $why }
agent-lesson-wrong = Não é bem isso. { $why }
agent-lesson-else = Não é bem isso. A tarefa era outra.
agent-lesson-again = Tentar de novo
agent-lesson-next = Próxima lição
agent-lesson-skip = Pular
agent-lesson-leave = Menu principal

## Hints in a first game

agent-hint-dismiss = Entendi
agent-hint-off = Chega de dicas
agent-hint-stakes = Aposte parte do dinheiro em dois ou três agentes e guarde o resto para subornos. As apostas de cada um são secretas.
agent-hint-turn = Envie um agente em que você apostou para uma cidade mais perto da maleta. Ou afaste dela outro agente.
agent-hint-object = Isto ainda não está valendo. Deixe passar, ou conteste se for ruim para você.
agent-hint-answer = Se você recuar, fará outra coisa. Se insistir, todos podem declarar quanto têm neste agente, e a maior declaração decide.
agent-hint-claim = Declare só o bastante para ficar à frente, ou saia da disputa. Os outros se lembram do que você declara.
agent-hint-decide = A última palavra é sua. Se você recusar, a ação é desfeita, e o mesmo jogador faz outra coisa.
agent-hint-near-home = O { $agent } está quase em casa com a maleta. Se alguém puder ter mais dinheiro nele do que você, aposte mais ou impeça-o de chegar.
agent-hint-case = O { $agent } agora tem a maleta. Para tomá-la, ataque da cidade vizinha com um agente em que você tenha pelo menos 500 dólares.
agent-hint-exile = Quem vai para as Bahamas não volta. Todos dizem quanto tinham nesse agente, e a caderneta anota tudo.
agent-hint-bribe = Quem suborna aposta mais dinheiro em agentes, em vez de enviar um deles. Ninguém mais fica sabendo em quem, nem quanto. Você também pode.
agent-hint-taken-back = O que a contestação impediu é desfeito. Agora o mesmo jogador faz outra coisa.

## Settings

agent-settings-map = Mapa
agent-settings-names = Mostrar os nomes das cidades
agent-settings-contrast = Alto contraste
agent-settings-contrast-hint = Um mapa liso e claro, em que agentes, caminhos e nomes se destacam.
agent-settings-playing = Jogo
agent-settings-reasons = Explicar o que o computador faz
agent-settings-reasons-hint = Só o que qualquer um à mesa poderia deduzir.
agent-settings-hints = Dicas
agent-settings-hints-hint = Cada uma aparece uma vez, quando algo é novo. “{ agent-first-game }” mostra todas de novo.
agent-settings-timer = Contestar em até 20 segundos
agent-settings-timer-hint = Quando várias pessoas jogam, quem não responder a tempo deixa passar.
agent-settings-sheet = Ver minha folha com um toque
agent-settings-sheet-hint = Quando várias pessoas jogam: um toque mostra, o seguinte cobre. Senão, é preciso segurar o botão ou a tecla.
agent-settings-pass = Deixar passar sem me perguntar
agent-settings-pass-nothing = Nada
agent-settings-pass-stake = Agentes em que não apostei
agent-settings-pass-quiet = Tudo, menos ataques e a maleta
agent-settings-pass-hint = Vale quando só você joga contra o computador. Você fica sabendo de tudo mesmo assim.
