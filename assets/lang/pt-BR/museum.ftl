# The museum of rules, in Brazilian Portuguese.

museum-origin = De onde vem o Agon
museum-origin-text =
    O que é certo: Agon foi impresso em Londres em 1842, por Anthony Peacock, e muitas versões vieram depois.

    O que só se afirma: que o jogo é mais antigo, e francês. Algumas fontes, entre elas Adam Vaugeois, situam sua origem na França, por volta de 1780. Este museu não tem nada que prove isso.
museum-names = Seus nomes
museum-names-text = Em inglês, o jogo também é conhecido como Queen’s Guard ou Queen’s Guards, Royal Guards, Guard, Advance and Retreat e Tournament.
museum-rooms = As salas
museum-rooms-text = As regras impressas discordam entre si, até sobre o que é uma captura. Cada sala mostra uma versão: de onde vem, como são as partidas e em que ela difere de qualquer outra. Treze vêm de fontes impressas ou publicadas; a primeira é deste próprio programa. Onde uma fonte se cala, foi preciso decidir, e a sala diz isso.
museum-told = Regras de ouvir falar
museum-told-text =
    Conhecemos mais duas versões, mas não o bastante para jogá-las.

    Segundo uma página de regras, captura-se no mesmo anel, e quem captura escolhe para onde vai qualquer peça capturada. Ela não diz quais casas podem ser escolhidas. Só para a rainha, suas próprias regras podem ter as duas coisas: capturas ao longo de um anel e escolha de quem captura.

    Outra versão começa com as peças em outras casas, e depois de uma captura há peças na mão. Não sabemos onde elas ficam no início, nem quem as tem na mão, nem quando e onde são colocadas.
museum-paper = Na sua mesa
museum-paper-text = Um programa que vem com os downloads ({ "agon-engine print" }) imprime o tabuleiro em duas folhas A4 ou Carta, peças para dobrar, diagramas e as regras no seu idioma. Também prepara as peças para uma impressora 3D.
museum-sources = Fontes
museum-games = Como são as partidas
museum-measured = Um computador jogou { $games } partidas contra si mesmo com estas regras. Em média, uma partida durou { $plies } lances, somados os dois lados. { $drawn ->
        [0] Nenhuma terminou em empate.
        [100] Todas as partidas terminaram em empate ou foram interrompidas porque não acabavam.
        [one] De cada 100 partidas, { $drawn } terminou em empate ou foi interrompida porque não acabava.
       *[other] De cada 100 partidas, { $drawn } terminaram em empate ou foram interrompidas porque não acabavam.
    } As Brancas fizeram { $white ->
        [one] { $white } ponto
       *[other] { $white } pontos
    } em 100: { $first ->
        [white] começar ajuda um pouco.
        [black] jogar em segundo ajuda um pouco.
       *[even] a diferença é pequena demais para dizer que começar ajuda.
    }
museum-measured-plain = Medido com um computador que joga rápido e de modo simples. Com um mais forte, os números mudam, mas estes servem para comparar as regras.
museum-measured-strong = Medido com um computador que joga bem mais forte que o das outras salas; por isso, estes números não se comparam com os delas.
museum-play = Jogar com estas regras
museum-back = Todas as salas
museum-to-room = Para a sala “{ $name }”
museum-compare = Comparar com
museum-count = { $count ->
    [one] { $count } regra diferente
   *[other] { $count } regras diferentes
}
museum-between = { $one } e { $other }
# As in English.
museum-says = { $name }: { $line }
museum-board = A mesma posição nas duas versões
museum-only = Só com “{ $name }” ({ $mark ->
        [dots] pontos
       *[frames] molduras
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}e mais { $more } lance.
       *[other] {" "}e mais { $more } lances.
    }
# As in English.
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = captura em { $cells }
museum-captures-nothing = nenhuma captura
museum-trapped = a própria peça é capturada
museum-removed = o que é capturado sai do tabuleiro
museum-next = { $side ->
    [black] vez das Pretas
   *[white] vez das Brancas
}
museum-ended = { $how ->
    [white] as Brancas venceram
    [black] as Pretas venceram
    [drawn] a partida termina em empate
   *[open] a partida continua
}
museum-chooses = { $side ->
    [black] as Pretas escolhem a casa da rainha.
   *[white] as Brancas escolhem a casa da rainha.
}
