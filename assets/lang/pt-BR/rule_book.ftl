# The texts of the rule book and the museum in `core/assets/rule_book` in Brazilian Portuguese. English is beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = O objetivo
book-race-text = Agon é uma corrida para o meio. Leve sua rainha ao trono, com seus seis guardas em volta dela, antes que seu adversário faça o mesmo.
book-board-chapter = O tabuleiro
book-cells-text = O tabuleiro tem 91 casas. A do meio é o trono. Em volta dele há cinco anéis, ora claros, ora escuros; o mais externo é a borda.
book-array-text = Cada lado tem uma rainha e seis guardas, e todos começam na borda. As Brancas começam.
book-moving-chapter = Movimentos
book-ways-text = Na sua vez, mova uma das suas peças para uma casa vazia ao lado dela: no mesmo anel ou no anel seguinte para dentro, mas nunca para fora.
book-jumps-text = Nenhuma peça passa por cima de outra.
book-throne-text = Só uma rainha pode entrar no trono.
book-leaving-text = Ela só sai de lá se for capturada.
book-between-text = Não é permitido entrar bem entre duas peças adversárias, em linha reta…
book-between-capture-text = …a não ser que esse mesmo lance capture uma peça. Nesse caso, a sua fica a salvo ali.
book-capturing-chapter = Capturas
book-line-text = Mova de modo que uma peça adversária fique em linha reta entre a peça que você moveu e outra sua, coladas as três: a do meio é capturada.
book-angle-text = Em ângulo, nada é capturado.
book-several-text = Um só lance pode capturar várias peças.
book-queens-text = As rainhas capturam e são capturadas como os guardas.
book-free-text = Capturar nunca é obrigatório.
book-stays-text = Uma peça capturada fica onde está até que o dono a recoloque. Até lá, continua barrando o caminho, e ainda não é permitido entrar entre ela e outra peça adversária.
book-putting-back-chapter = Recolocar peças
book-turn-text = Se peças suas foram capturadas, você tem que usar seu turno para recolocar uma delas, e nenhuma outra pode se mover.
book-queen-first-text = Primeiro vem a rainha; depois os guardas, em qualquer ordem, um por turno.
book-edge-text = Um guarda vai para qualquer casa vazia da borda.
book-anywhere-text = Uma rainha vai para qualquer casa vazia, menos o trono. Quem escolhe é o adversário.
book-not-there-text = A peça não pode ir parar entre duas adversárias, nem deixar uma adversária entre ela e outra do seu lado.
book-ending-chapter = Vitória, derrota, empate
book-winning-text = Você vence quando sua rainha está no trono e seus seis guardas estão em volta dele.
book-empty-throne-text = Mas cuidado: se seus seis guardas cercarem o trono sem nenhuma rainha nele, você perde.
book-repeating-text = Quem repetir a mesma posição pela terceira vez perde.
book-drawing-text = A partida termina em empate quando 100 lances seguidos não trazem nenhuma captura e nenhum avanço para dentro, ou quando nenhum dos lados pode jogar. Os jogadores também podem combinar o empate, e qualquer um pode desistir.
book-tips-chapter = Bom saber
book-again-text = Uma rainha capturada pode ir parar onde seu próximo lance a capture de novo. Procure essa chance, e cuide para não dá-la ao adversário.
book-gap-text = Seu adversário não pode entrar entre duas peças suas, a não ser para capturar. Dois guardas podem fechar uma brecha sem ocupá-la.
book-behind-text = Um guarda recolocado na borda recomeça atrás das peças adversárias, e muitas vezes esse é o melhor lugar para capturar.
book-corner-text = Uma peça em um canto do tabuleiro não pode ser capturada. Mas ela só tem um caminho para dentro e é fácil de trancar.
book-shut-in-text = Os guardas em volta do trono só podem se mover pelo anel deles. Quanto mais houver ali, menos lances restam para você, e não se pode passar a vez.

## The museum

room-modern = Feitas para este programa. Com as regras tradicionais, jogadores da mesma força muitas vezes se bloqueiam até o empate. Duas mudanças acabam com isso, e a primeira é antiga: quem captura a rainha a envia para longe, como em antigas regras inglesas, e quem repete a posição pela terceira vez perde.
room-globe =
    Le Globe Joueur descreve estas regras e recomenda capturas só em linha reta. Thierry, leitor de Escale à jeux, corrige as regras desse site no mesmo sentido.

    Incerto: que nenhuma peça possa ser recolocada entre duas peças adversárias é o que diz Escale à jeux; Le Globe Joueur fala ali de lances simples.
room-escale = As regras de Le Globe Joueur, com capturas também em ângulo, como Escale à jeux as publica.
room-fromager = De um comentário de Alain Fromager em Escale à jeux. A interpretação é nossa; todo o resto é como em “{ preset-escale }”.
room-ring =
    As regras de Board and Pieces, segundo Provenzo e Botermans.

    Incerto: a fonte pergunta se também há captura em volta de um canto do anel, e não responde. Aqui, há. Que as peças não possam ser recolocadas onde capturariam ou seriam capturadas também é decisão nossa.
room-ring-entry = Uma variante de Board and Pieces: as peças entram na borda uma a uma. Todo o resto é como em “{ preset-ring }”, com as mesmas questões em aberto.
room-neto = As regras da página de João Pedro Neto sobre o Queen’s Guard. É decisão nossa onde as peças não podem ser recolocadas.
room-classic = O que as enciclopédias e o artigo de David Parlett têm em comum. É decisão nossa onde as peças não podem ser recolocadas.
room-bell =
    O começo de R. C. Bell, como relatado na página de João Pedro Neto. Todo o resto é como em “{ preset-classic }”.

    Incerto: só conhecemos o começo de Bell por esse relato. Que as Brancas coloquem primeiro é decisão nossa.
room-parlett =
    O começo de David Parlett, como relatado na página de João Pedro Neto. Todo o resto é como em “{ preset-classic }”.

    Incerto: só conhecemos esse começo por esse relato.
room-captor = Antigas regras inglesas, em que quem capturou a rainha a coloca. É decisão nossa onde as peças não podem ser recolocadas.
room-home = As regras de um aplicativo, das quais só sabemos isto: uma peça capturada vai para sua própria casa inicial. Os guardas são todos iguais, então cada um pode ir para qualquer casa onde começou um guarda do seu lado. Para onde vão as peças se nenhuma dessas casas estiver vazia, e tudo o mais, é decisão nossa.
room-japan = Uma edição japonesa, da qual só sabemos isto: as peças capturadas saem da partida, e a rainha vence com os guardas que restam. Quem captura a rainha ou o último guarda vence: é decisão nossa, como tudo o mais.
room-ludii = Agon como é jogado no sistema Ludii. O próprio Ludii confirma: os dois programas contam as mesmas 11.662.533 maneiras de começar uma partida com cinco lances.
source-agon = Este programa.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, com os comentários de seus leitores.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, que Board and Pieces segue.
source-botermans = Botermans, que Board and Pieces segue.
source-neto = A página de João Pedro Neto sobre o Queen’s Guard.
source-encyclopaedias = As enciclopédias.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, segundo João Pedro Neto.
source-old-english = Antigas regras inglesas.
source-app = Um aplicativo de 2025 ou 2026.
source-japan = Uma edição japonesa de 2025.
source-ludii = O sistema de jogos Ludii.
