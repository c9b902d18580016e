# The texts in Spanish that every game shares: settings, keys, questions and faults. English is beside them, with the same keys in the
# same order. A paragraph is one line; an empty line separates paragraphs. Quotation marks are « », without spaces inside; a
# no-break space (U+00A0) stands before %.

## Everywhere

close = Cerrar
back = Atrás
cancel = Cancelar
more-title = Más
more-games = Partidas
more-program = El programa
other-games = Otros juegos
quit = Salir
date = { $day } { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sept
        [10] oct
        [11] nov
       *[12] dic
    } { $year }
date-unknown = sin fecha

## Settings

settings-title = Ajustes
settings-appearance = Aspecto
settings-language = Idioma
settings-language-system = Idioma del sistema
language-not-fetched = No se ha podido cargar este idioma: { $language }. Comprueba la conexión y vuelve a elegirlo.
screen-kept-on = Hay una partida en curso
settings-colours = Colores
settings-colours-system = Automáticos
settings-colours-dark = Nogal
settings-colours-light = Marfil
settings-size = Tamaño de textos y botones
# As in English.
settings-size-normal = Normal
settings-size-large = Grande
settings-size-huge = Muy grande
settings-full-screen = Pantalla completa
settings-view = Vista
settings-view-auto = Automática
# As in English.
settings-view-3d = 3D
# As in English.
settings-view-2d = 2D
settings-camera = Cámara
settings-camera-low = Baja
settings-camera-steep = Alta
settings-animation = Movimiento de las piezas
settings-animation-system = Automático
settings-animation-normal = Tranquilo
settings-animation-fast = Rápido
settings-animation-off = Instantáneo
settings-sound = Sonido
settings-sound-effects = Piezas y botones: { $percent } %
settings-sound-music = Música: { $percent } %
settings-sound-ambience = Chimenea: { $percent } %
settings-sound-none = No hay sonido: no se ha encontrado ninguna salida de audio.
settings-sound-muted = Silenciar todo
settings-sound-muted-hint = La tecla { $key } silencia o reactiva el sonido.
settings-defaults = Restablecer ajustes
settings-defaults-title = ¿Restablecer los ajustes iniciales?
settings-defaults-body = Todo en esta página volverá a estar como la primera vez.
settings-defaults-yes = Restablecer
settings-set-aside = Tus ajustes no se han podido leer, así que se usan los iniciales. Los anteriores están aquí: { $place }
settings-partly-set-aside = Algunos de tus ajustes no se han podido leer; en su lugar se usan los iniciales. Los anteriores están aquí: { $place }

## Keys and gamepads

keys-title = Teclas y mando
keys-hint = Elige una línea y pulsa la nueva tecla.
keys-press = Pulsa una tecla…
keys-or = { " o " }
keys-gamepad = Mando: { $button }
keys-view = Vista
keys-other-view = Cambiar entre 3D y 2D
keys-camera = Restablecer la cámara
keys-everywhere = En cualquier pantalla
keys-mute = Silenciar o reactivar el sonido
keys-full-screen = Pantalla completa o ventana
keys-list = Esta lista
keys-fixed = Fijas
keys-move = Moverse por el tablero y entre botones
keys-move-keys = Flechas
keys-move-buttons = Cruceta, stick izquierdo
keys-choose = Elegir
keys-choose-keys = Intro, espacio
# As in English.
keys-choose-buttons = A
keys-next = Botón siguiente o anterior
keys-next-keys = Tab, Mayús + Tab
# As in English.
keys-next-buttons = RB, LB
keys-back = Atrás
keys-back-keys = Esc
# As in English.
keys-back-buttons = B
keys-menu = Menú de la partida
keys-menu-keys = Esc
keys-menu-buttons = Menú
keys-gamepads = Los botones se llaman como en un mando de Xbox; en el tuyo pueden tener otro nombre.
keys-refused = Esa tecla está reservada para los menús, el navegador o el sistema. Elige otra.
keys-swap-title = ¿Usar { $key } para otra acción?
keys-swap-body = { $key } ya sirve para «{ $owner }». Esa acción y «{ $wanted }» intercambiarán sus teclas.
keys-swap-yes = Intercambiar
keys-defaults = Restablecer teclas
keys-defaults-title = ¿Restablecer las teclas iniciales?
keys-defaults-body = Todas las teclas volverán a ser las de la primera vez.
keys-defaults-yes = Restablecer
# As in English.
key-ctrl = Ctrl
key-shift = Mayús
key-backspace = Retroceso
key-delete = Supr
# As in English.
key-insert = Insert
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
# As in English.
key-f11 = F11
key-alt-enter = Alt + Intro

## What is saved from one start to the next

store-nothing-kept = No se puede guardar nada: { $cause } Puedes jugar igualmente.
store-not-read = Hay datos guardados que no se pueden leer: { $cause }
store-not-written = Esto no se puede guardar: { $cause }
store-cause-nowhere = no hay ninguna carpeta para ello.
store-cause-denied = falta el permiso de acceso.
store-cause-full = ya no queda espacio.
store-cause-damaged = el contenido está dañado.
store-cause-no-folder = hay un archivo donde debería estar la carpeta.
store-cause-missing = el archivo o la carpeta ya no existe.
store-cause-other = el sistema ha dado un error.
saved-game-damaged = Una partida guardada está dañada y no se puede abrir. Lo que queda de ella está aquí: { $place }
saved-games-unreadable = { $count ->
        [one] { $count } partida no se puede leer. Se queda donde está.
       *[other] { $count } partidas no se pueden leer. Se quedan donde están.
    }

## What goes out and comes in

exchange-copied = Copiado
exchange-not-copied = El navegador no permite a esta página usar el portapapeles.
exchange-nothing-to-paste = No hay texto que pegar, o no se puede leer el portapapeles. En un campo de texto, prueba con Ctrl+V o con una pulsación larga.
exchange-saved = Guardado
exchange-saved-at = Guardado: { $place }
exchange-not-saved = El archivo no se ha podido guardar: { $cause }
exchange-too-large = { $name } es demasiado grande para ser la notación de una partida.
exchange-one-at-a-time = De estos archivos solo se abre uno: { $name }
exchange-folder = Las carpetas no se pueden abrir: suelta un archivo.
exchange-not-read = No se puede leer { $name }: { $cause }
exchange-no-dialog = Aquí no se pueden elegir archivos. Suelta el archivo en la ventana o pega su texto.
exchange-no-dialog-paste = Aquí no se pueden elegir archivos. Pega el texto del archivo.

## Who made what

credits-title = Créditos
credits-libraries-all = Todas las bibliotecas y sus licencias
