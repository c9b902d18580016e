# The texts in Brazilian Portuguese that every game shares: settings, keys, questions and faults. English is beside them, with the
# same keys in the same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are curly: “ ”.

## Everywhere

close = Fechar
back = Voltar
cancel = Cancelar
more-title = Mais
more-games = Partidas
more-program = O programa
other-games = Outros jogos
quit = Sair
date = { $day } { $month ->
        [1] jan.
        [2] fev.
        [3] mar.
        [4] abr.
        [5] maio
        [6] jun.
        [7] jul.
        [8] ago.
        [9] set.
        [10] out.
        [11] nov.
       *[12] dez.
    } { $year }
date-unknown = sem data

## Settings

settings-title = Ajustes
settings-appearance = Aparência
settings-language = Idioma
settings-language-system = Idioma do sistema
language-not-fetched = Não foi possível carregar o idioma: { $language }. Verifique sua conexão e escolha-o de novo.
screen-kept-on = Há uma partida em andamento
settings-colours = Cores
settings-colours-system = Automáticas
settings-colours-dark = Nogueira
settings-colours-light = Marfim
settings-size = Tamanho do texto e dos botões
# As in English.
settings-size-normal = Normal
settings-size-large = Grande
settings-size-huge = Muito grande
settings-full-screen = Tela cheia
settings-view = Vista
settings-view-auto = Automática
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Câmera
settings-camera-low = Baixa
settings-camera-steep = Alta
settings-animation = Movimento das peças
settings-animation-system = Automático
settings-animation-normal = Tranquilo
settings-animation-fast = Rápido
settings-animation-off = Instantâneo
settings-sound = Som
settings-sound-effects = Peças e botões: { $percent }%
settings-sound-music = Música: { $percent }%
settings-sound-ambience = Lareira: { $percent }%
settings-sound-none = Sem som: nenhuma saída de áudio foi encontrada aqui.
settings-sound-muted = Silenciar tudo
settings-sound-muted-hint = A tecla { $key } liga e desliga o som.
settings-defaults = Restaurar ajustes originais
settings-defaults-title = Restaurar ajustes originais?
settings-defaults-body = Tudo nesta página volta a ser como era na primeira vez.
settings-defaults-yes = Restaurar
settings-set-aside = Não foi possível ler seus ajustes; por isso, valem os originais. Os antigos estão aqui: { $place }
settings-partly-set-aside = Não foi possível ler parte dos seus ajustes; para ela, valem os originais. Os ajustes antigos estão aqui: { $place }

## Keys and gamepads

keys-title = Teclas e controle
keys-hint = Escolha uma linha e aperte a nova tecla.
keys-press = Aperte uma tecla…
keys-or = { " ou " }
keys-gamepad = Controle: { $button }
keys-view = Vista
keys-other-view = Alternar entre 3D e 2D
keys-camera = Centralizar a câmera
keys-everywhere = Geral
keys-mute = Ligar ou desligar o som
keys-full-screen = Tela cheia ou janela
keys-list = Esta lista
keys-fixed = Teclas fixas
keys-move = Percorrer o tabuleiro e os botões
keys-move-keys = Setas
keys-move-buttons = D-pad, analógico esquerdo
keys-choose = Escolher
keys-choose-keys = Enter, espaço
# As in English.
keys-choose-buttons = A
keys-next = Botão seguinte ou anterior
# As in English.
keys-next-keys = Tab, Shift + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Voltar
keys-back-keys = Esc
# As in English.
keys-back-buttons = B
keys-menu = Menu da partida
keys-menu-keys = Esc
# As in English.
keys-menu-buttons = Menu
keys-gamepads = Os botões têm os nomes de um controle de Xbox; no seu, podem ser outros.
keys-refused = Essa tecla é reservada para os menus, o navegador ou o sistema. Escolha outra.
keys-swap-title = Usar { $key } para outra coisa?
keys-swap-body = { $key } já serve para “{ $owner }”. Essa ação e “{ $wanted }” trocam de tecla.
keys-swap-yes = Trocar as teclas
keys-defaults = Restaurar teclas originais
keys-defaults-title = Restaurar teclas originais?
keys-defaults-body = Todas as teclas voltam a ser como eram na primeira vez.
keys-defaults-yes = Restaurar
# As in English.
key-ctrl = Ctrl
# As in English.
key-shift = Shift
# As in English.
key-backspace = Backspace
# As in English.
key-delete = Delete
# As in English.
key-insert = Insert
# As in English.
key-home = Home
# As in English.
key-end = End
key-page-up = Page Up
key-page-down = Page Down
# As in English.
key-f11 = F11
# As in English.
key-alt-enter = Alt + Enter

## What is saved from one start to the next

store-nothing-kept = Não é possível salvar nada: { $cause } Mesmo assim, dá para jogar.
store-not-read = Não foi possível ler alguns dados salvos: { $cause }
store-not-written = Não foi possível salvar isto: { $cause }
store-cause-nowhere = não há pasta para isso.
store-cause-denied = o acesso foi negado.
store-cause-full = não há mais espaço.
store-cause-damaged = o conteúdo está danificado.
store-cause-no-folder = há um arquivo onde deveria estar a pasta.
store-cause-missing = o conteúdo não está mais lá.
store-cause-other = o sistema acusou um erro.
saved-game-damaged = Uma partida salva está danificada e não dá para abri-la. O que restou dela está aqui: { $place }
saved-games-unreadable = { $count ->
        [one] Não foi possível ler { $count } partida. Ela fica onde está.
       *[other] Não foi possível ler { $count } partidas. Elas ficam onde estão.
    }

## What goes out and comes in

exchange-copied = Copiado
exchange-not-copied = Seu navegador não deixa esta página usar a área de transferência.
exchange-nothing-to-paste = Não há texto para colar, ou não foi possível ler a área de transferência. Em um campo de texto, tente Ctrl+V ou um toque longo.
exchange-saved = Salvo
exchange-saved-at = Salvo: { $place }
exchange-not-saved = Não foi possível salvar o arquivo: { $cause }
exchange-too-large = { $name } é grande demais para ser a notação de uma partida.
exchange-one-at-a-time = Só dá para abrir um arquivo por vez; foi aberto este: { $name }
exchange-folder = Não dá para abrir uma pasta. Solte um arquivo.
exchange-not-read = Não foi possível ler { $name }: { $cause }
exchange-no-dialog = Aqui não dá para procurar um arquivo. Solte o arquivo na janela ou cole o texto dele.
exchange-no-dialog-paste = Aqui não dá para procurar um arquivo. Em vez disso, cole o texto dele.

## Who made what

credits-title = Créditos
credits-libraries-all = Todas as bibliotecas e suas licenças
