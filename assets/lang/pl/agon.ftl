# The texts of Agon in Polish. English is beside them, with the same keys in the same order. A paragraph is one line; an
# empty line separates paragraphs. Quotation marks are „ ”; after a word of one letter stands a no-break space (U+00A0).

## When the program cannot go on

fault-display = Agon potrzebuje ekranu, a żadnego nie znaleziono. Uruchom go w środowisku graficznym.
fault-graphics = Agon nie może nic narysować na tym komputerze: nie znaleziono sterownika grafiki ani ekranu, z którego można skorzystać.
fault-running = Agon zatrzymał się z powodu błędu w programie. Partia jest zapisana aż do ostatniego ruchu.
fault-lit-view = Na tym urządzeniu nie da się pokazać planszy w 3D. Widać ją więc z góry.
content-reading = Wczytywanie…
content-failed = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj jeszcze raz.
content-again = Spróbuj ponownie

## Settings

settings-board = Plansza
settings-theme = Materiał
settings-theme-parlour = Drewno salonowe
settings-theme-marble = Marmur i mosiądz
settings-theme-contrast = Wysoki kontrast
settings-orientation = Ustawienie planszy
settings-orientation-fixed = Stałe
settings-orientation-mover = Do gracza na ruchu
settings-orientation-table = Na stole
settings-orientation-fixed-hint = Plansza nigdy się nie obraca.
settings-orientation-mover-hint = Plansza obraca się do gracza, który jest na ruchu.
settings-orientation-table-hint = Dla ekranu leżącego płasko między dwojgiem graczy: figury i komunikaty czarnych są zwrócone do czarnych.
settings-playing = Gra
settings-targets = Pokazuj, dokąd może iść figura
settings-threats = Pokazuj zagrożone figury
settings-threats-hint = Zaznaczone rogi: następnym ruchem przeciwnik może tu zbić twoją figurę.
settings-confirm = Potwierdzaj każdy ruch
settings-confirm-hint = Dotknij pola jeszcze raz, żeby zagrać ruch: omsknięcie palca niczego nie zepsuje.
settings-race = Pokazuj, ile ruchów brakuje do celu
settings-names = Nazwy pól
settings-names-frame = Na ramie
settings-names-cells = Na polach
settings-names-off = Brak

## Keys and gamepads

keys-game = Partia
keys-put-down = Odłóż figurę
keys-undo = Cofnij ruch
keys-redo = Ponów ruch
keys-ask-hint = Podpowiedź
keys-why-not = A gdyby tak zagrać?
keys-previous = Poprzedni ruch
keys-following = Następny ruch
keys-first = Początek partii
keys-last = Ostatni ruch
keys-moves = Wszystkie ruchy
keys-promote = Zrób z wariantu linię główną
keys-remove = Usuń wariant od tego miejsca
keys-draw = Zacznij lub zakończ strzałkę
keys-erase = Usuń strzałki i zaznaczenia
keys-note = Napisz notatkę do ruchu
keys-in-words = Słowami
keys-analyse = Zacznij lub zakończ analizę
keys-stand-still = A gdyby się nie ruszyć? (analiza)
keys-previous-mistake = Poprzedni błąd (ocena ruchów)
keys-following-mistake = Następny błąd (ocena ruchów)
keys-better = Pokaż lepszy ruch (ocena ruchów)
keys-try-again = Popraw błędy lub przestań
keys-threats = Pokaż lub ukryj zagrożone figury
keys-gamepads-two = Przy dwóch padach białymi gra ten podłączony wcześniej.
gamepads-gone = Pad został odłączony.
gamepads-two = Dwa pady: pierwszy gra białymi, drugi czarnymi.

## How to play

rules-title = Jak grać
museum-title = Muzeum zasad
book-board = Pokaż na małej planszy: { $text }
book-show = Pokaż
book-reset = Spróbuj na planszy
book-turn = { $side ->
        [black] { $chooser ->
            [white] Białe wybierają, dokąd trafi zbita czarna królowa.
           *[black] Ruch czarnych.
        }
       *[white] { $chooser ->
            [black] Czarne wybierają, dokąd trafi zbita biała królowa.
           *[white] Ruch białych.
        }
    }

## Who made what

credits-game = Gra
credits-game-text =
    Agon to gra tradycyjna, może francuska, z około 1780 roku; w Londynie wydrukowano ją w 1842 roku. Nie należy do nikogo.

    Jej wersje są tu takie, jak opisują je Le Globe Joueur, Escale à jeux i Alain Fromager, Board and Pieces, João Pedro Neto, R. C. Bell, David Parlett i system Ludii.
credits-program = Program
credits-program-text =
    Wersja { $version }.

    Wolne oprogramowanie na licencji MIT lub Apache License 2.0, do wyboru. Plansza, figury, ikony, dźwięki i muzyka powstały dla tego programu i są na tych samych licencjach.
credits-languages = Języki
credits-languages-text =
    Jakieś zdanie brzmi źle? Znajdziesz je w projekcie, w folderze { $folder }, pod jego kluczem. Zaproponuj tam lepsze albo popraw je.

    Aby zobaczyć, które zdanie ma który klucz, uruchom grę z opcją --lang keys.
credits-fonts = Kroje pisma
credits-fonts-text =
    Inter (The Inter Project Authors) i Vollkorn (Friedrich Althausen i The Vollkorn Project Authors), oba na licencji SIL Open Font License 1.1.
credits-libraries = Biblioteki
credits-libraries-text =
    Bevy, egui, bevy_egui, bevy_kira_audio, bevy_panorbit_camera, Fluent, Serde oraz wolne biblioteki, na których się opierają, każda na wolnej licencji swoich autorów.

## The computer player

opponent-alone = W tej przeglądarce komputer nie może grać jak należy, więc będzie łatwym przeciwnikiem. Partii dwojga graczy to nie dotyczy.
opponent-random = Komputer miał kłopot i zagrał losowo, ale zgodnie z zasadami. Partia trwa dalej.
warning-repetition-draw = Ta pozycja powtarza się drugi raz. Za trzecim razem będzie remis.
warning-repetition-loses = Ta pozycja powtarza się drugi raz. Kto doprowadzi do niej po raz trzeci, przegra.
warning-progress = { $count ->
        [one] Jeszcze { $count } ruch
        [few] Jeszcze { $count } ruchy
        [many] Jeszcze { $count } ruchów
       *[other] Jeszcze { $count } ruchu
    } bez bicia i bez ruchu do środka, a będzie remis.
draw-declined = Komputer woli grać dalej.
draw-declined-by = { $by ->
        [white] Białe nie przyjmują
        [black] Czarne nie przyjmują
       *[name] { $name } nie przyjmuje
    } remisu.

## Who and what

side-white = Białe
side-black = Czarne
player-you = Ty
player-computer = Komputer
level-beginner = Debiutant
level-learner = Uczeń
level-casual = Amator
level-steady = Solidny
level-skilled = Wprawny
level-strong = Mocny
level-formidable = Groźny
level-expert = Ekspert
level-virtuoso = Wirtuoz
level-master = Mistrz
preset-modern = Nowoczesne
preset-globe = Tradycyjne
preset-escale = Kąty
preset-fromager = Kąty, bez straty tury
preset-ring = Pierścień
preset-ring-entry = Pierścień, figury z ręki
preset-neto = Pierścień, o jeden wstecz
preset-classic = Klasyczne
preset-bell = Klasyczne, strażnicy z ręki
preset-parlett = Klasyczne, figury z ręki
preset-captor = Klasyczne, wybór bijącego
preset-home = Klasyczne, powrót na start
preset-japan = Klasyczne, zbicie na dobre
preset-ludii = Klasyczne, jak w Ludii
preset-custom = Własne
enumeration = { $first } i { $last }

## Beside the board

panel-turn = Tura { $turn }
panel-rules = Zasady: { $name }
panel-to-move = { $by ->
        [you] Twój ruch
       *[other] Na ruchu
    }
panel-thinking = Myśli…
panel-winner = Wygrana
panel-captured = Do odstawienia
panel-captured-sent = { $by ->
        [you] Ty ją odsyłasz
        [computer] Odsyła ją komputer
        [white] Odsyłają ją białe
        [black] Odsyłają ją czarne
       *[name] Odsyła ją { $name }
    }
panel-in-hand = W ręce
panel-off-board = Poza planszą
panel-undo = Cofnij ruch
panel-redo = Ponów ruch
panel-hint = Podpowiedź
panel-offer-draw = Zaproponuj remis
panel-resign = Poddaj partię
panel-result = Wynik i rewanż
panel-view-flat = Przełącz na 2D
panel-view-space = Przełącz na 3D
# As in English.
panel-menu = Menu
panel-leave = Wyjdź z partii
moves-pass = pas
moves-title = Ruchy
moves-none = Nie było jeszcze żadnego ruchu.
moves-no-variations = Wybierz ruch, żeby go obejrzeć. Jeśli zagrasz stąd coś innego, pojawi się niżej jako wariant.
moves-variations = Wybierz ruch, żeby go obejrzeć. Warianty stoją pod ruchami, które zastępują.
moves-more = Więcej
moves-took = { $seconds ->
        [one] Zajęło to sekundę.
        [few] Zajęło to { $seconds } sekundy.
        [many] Zajęło to { $seconds } sekund.
       *[other] Zajęło to { $seconds } sekundy.
    }
moves-to-board = Wróć na planszę
moves-promote = Zrób z tego linię główną
moves-remove = Usuń od tego miejsca
moves-remove-title = Usunąć ten wariant?
moves-remove-body = { $move } i wszystko, czego próbowano potem, zniknie na dobre.
moves-remove-yes = Usuń
moves-is-game = Ten ruch należy do linii głównej, a nie do wariantu.
moves-is-decided = Partia jest skończona i jej ruchy się nie zmienią. Wszystko, czego próbujesz, to wariant.
notes-title = Notatka
notes-write = Napisz notatkę
notes-game-title = Tytuł partii
notes-at-start = Przed pierwszym ruchem
notes-mark = Znak
notes-hint = Co o tym sądzisz
notes-no-mark = Usuń znak
notes-good = dobry ruch
notes-mistake = błąd
notes-brilliant = bardzo dobry ruch
notes-blunder = poważny błąd
notes-interesting = ciekawy ruch
notes-dubious = wątpliwy ruch
notes-erase = Usuń strzałki i zaznaczenia
notes-how-to-draw = Żeby rysować strzałki i zaznaczać pola na planszy, użyj prawego przycisku myszy, klawiatury albo palca: najpierw przytrzymaj go w miejscu.
notes-done = Gotowe
notes-later = Notatki można pisać po partii albo w analizie.
in-words-title = Słowami
in-words-field = Ruch, pole albo pytanie
# As in English.
in-words-example = b1 c2
in-words-send = Wyślij
in-words-help = Na przykład: ruch „b1 c2”, pole „e4” albo jedno z tych słów: { $words }.
in-words-unknown = Nie zrozumiano: „{ $said }”.
in-words-done = Gotowe.
in-words-not-now = Teraz to niemożliwe.
in-words-no-review = Ruchy są oceniane po zakończeniu partii albo w analizie.
in-words-no-verdict = Ten ruch niczym się nie wyróżnia.
in-words-no-threats = Nic nie jest zagrożone.
in-words-threatened = Zagrożone: { $pieces }.
in-words-can-go = Możliwe pola: { $cells }.
in-words-where = gdzie, figury
in-words-threats = zagrożenia, zagrożenie, zagrożone, zagrozenia, zagrozenie, zagrozone, groźby, grozby
in-words-turn = pozycja, kolej, tura, czyj
in-words-undo = cofnij, cofnąć, cofnac
in-words-back = wstecz, tyłu, tylu
in-words-forward = dalej, naprzód, naprzod, przodu
in-words-first = początek, poczatek, początku, poczatku, start
in-words-last = koniec, końca, konca, końcu, koncu
in-words-hint = podpowiedź, podpowiedz, pomoc
in-words-verdict = dlaczego, ocena, najlepszy
in-words-race = wyścig, wyscig, daleko, przewaga
in-words-mine = moi, moje, moja, moich
in-words-guards = strażnik, strażnicy, strażników, straznik, straznicy
in-words-queens = królowa, królowe, krolowa
# As in English.
clock-in-minutes = { $count } min
# As in English.
clock-in-seconds = { $count } s
clock-tenths = { $whole },{ $tenths }
clock-one-minute = { $name }: została minuta.
clock-ten-seconds = { $name }: zostało dziesięć sekund.
clock-stood-still = Pod twoją nieobecność zegar stał.
clock-stands-still = Partia jest zapisana. Zegar stoi, dopóki nie wrócisz.
clock-give = Dodaj { $seconds } s: { $name }
clock-given = { $name }: { $seconds } s więcej.
ahead-chosen = Następny ruch: { $move }.
ahead-impossible = Wybrany z góry ruch nie jest już możliwy.
take-back-title = { $count ->
        [one] Cofnąć ostatni ruch?
        [few] Cofnąć { $count } ostatnie ruchy?
        [many] Cofnąć { $count } ostatnich ruchów?
       *[other] Cofnąć { $count } ostatniego ruchu?
    }
take-back-body = { $name }, zgoda?
take-back-yes = Zgoda
take-back-no = Nie
take-back-result-title = Grać tę partię dalej?
take-back-result-body = Wynik przestanie się liczyć.
take-back-result-yes = Graj dalej
resign-title = Poddać tę partię?
resign-body = Partia się skończy i { $winner ->
        [you] wygrasz ty
        [computer] wygra komputer
        [white] wygrają białe
        [black] wygrają czarne
       *[name] wygra { $name }
    }.
resign-no = Graj dalej

## Above the board

banner-relocate-queen = Odstaw zbitą królową na zaznaczone pole.
banner-relocate-guard = Odstaw zbitego strażnika { $zone ->
        [edge] na brzeg
       *[other] na zaznaczone pole
    }.
banner-relocate-one = Odstaw jednego ze zbitych strażników.
banner-send-white-queen = Wybierz, dokąd trafi zbita biała królowa.
banner-send-black-queen = Wybierz, dokąd trafi zbita czarna królowa.
banner-place-queen = Postaw królową.
banner-place-guard = Postaw strażnika.
banner-your-turn = Twój ruch
banner-step-pick = Wybierz figurę w obwódce.
banner-step-target = Wybierz zaznaczone pole.
banner-confirm = Zagrać ten ruch?
banner-confirm-yes = Zagraj
banner-confirm-no = Anuluj
banner-why = A gdyby…?
banner-why-target = Wybierz pole i zobacz skutek ruchu bez zagrania go.
banner-why-piece = Najpierw wybierz figurę. Potem możesz pytać o jej ruchy.
banner-why-done = Gotowe
banner-preview = Podgląd: nic nie zostało zagrane. Naciśnij cokolwiek, żeby wrócić.
news-queen-steps = { $who }: królowa { $from } → { $to }
news-guard-steps = { $who }: strażnik { $from } → { $to }
news-queen-relocated = { $who }: królowa odstawiona z { $from } na { $to }
news-guard-relocated = { $who }: strażnik odstawiony z { $from } na { $to }
news-white-queen-sent = { $who }: biała królowa odesłana z { $from } na { $to }
news-black-queen-sent = { $who }: czarna królowa odesłana z { $from } na { $to }
news-queen-placed = { $who }: królowa postawiona na { $to }
news-guard-placed = { $who }: strażnik postawiony na { $to }
news-captured-queen = królową na { $cell }
news-captured-guards = { $count ->
        [one] strażnika na { $cells }
        [few] strażników na { $cells }
        [many] strażników na { $cells }
       *[other] strażnika na { $cells }
    }
news-captures = { "" }, bije { $pieces }
news-cost = { $whom ->
        [you] tracisz
        [computer] komputer traci
        [white] białe tracą
        [black] czarne tracą
       *[name] { $name } traci
    } { $bound ->
        [least] co najmniej{ " " }
        [most] najwyżej{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
capture-pieces = Zbito: { $pieces }
capture-turn = { $count ->
        [one] Odstawienie tej figury zajmuje turę.
        [few] Odstawienie tych figur zajmuje { $count } tury.
        [many] Odstawienie tych figur zajmuje { $count } tur.
       *[other] Odstawienie tych figur zajmuje { $count } tury.
    }
news-trapped = { "" } i daje się tam zbić
banner-passed = Nie ma dozwolonego ruchu: tura przepada.
race-count = { $count ->
        [0] 0 ruchów
        [one] co najmniej { $count } ruch
        [few] co najmniej { $count } ruchy
        [many] co najmniej { $count } ruchów
       *[other] co najmniej { $count } ruchu
    }
race-count-short = { $count ->
        [0] 0 ruchów
       *[other] co najmniej { $count }
    }
race-least = co najmniej
race-to-go = do celu
race-left = { $side ->
        [white] Białe mają
       *[black] Czarne mają
    } do wygranej jeszcze co najmniej { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }.
race-cost = { $side ->
        [white] Białe mają
       *[black] Czarne mają
    } do wygranej jeszcze co najmniej { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }, w tym przez zbite figury: { $cost }.
race-open = { $side ->
        [white] Białe mają
       *[black] Czarne mają
    } do wygranej jeszcze co najmniej { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }, licząc drogę zbitej królowej od pola, na którym stoi, i najwyżej o { $farther } więcej, jeśli zostanie odesłana na brzeg.
race-queen = { $side ->
        [white] Białe mają
       *[black] Czarne mają
    } do wygranej jeszcze co najmniej { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }, licząc drogę zbitej królowej od pola, na którym stoi.
value-even = Równo
value-lead = { $side ->
        [white] Białe prowadzą
       *[black] Czarne prowadzą
    } o { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
value-wins = { $side ->
        [white] Białe wygrywają
       *[black] Czarne wygrywają
    } w { $count ->
        [one] { $count } ruchu
        [few] { $count } ruchach
        [many] { $count } ruchach
       *[other] { $count } ruchu
    }
value-wins-at-once = { $side ->
        [white] Białe wygrywają od razu
       *[black] Czarne wygrywają od razu
    }
value-no-queen = { $side ->
        [white] Bez królowej białe nie wygrają
       *[black] Bez królowej czarne nie wygrają
    }
value-winning = { $side ->
        [white] Białe mają wygraną pozycję
       *[black] Czarne mają wygraną pozycję
    }
banner-looking-back = Oglądasz wcześniejszą pozycję.
banner-looking-aside = Oglądasz wariant, którego nie było w partii.
banner-earlier = Wcześniejsza pozycja: twój ruch zastąpi to, co było dalej.
banner-reviewing = Przeglądasz partię. Możesz próbować innych ruchów.
banner-reviewing-aside = Przeglądasz wariant. Możesz próbować innych ruchów.
banner-reviewing-only = Przeglądasz partię.
banner-reviewing-aside-only = Przeglądasz wariant.
banner-analysing = Na ruchu (analiza)
banner-analysing-aside = Na ruchu (analiza, wariant)
banner-retrying = Znajdź lepszy ruch
banner-to-the-end = Ostatni ruch
banner-go-on-here = Graj stąd
banner-gave-away = Ta tura jest pominięta (fory).
banner-draw-offered = Padła propozycja remisu.
banner-draw-offered-to = { $by ->
        [white] Białe proponują
        [black] Czarne proponują
       *[name] { $name } proponuje
    } remis. { $to }, zgoda?
banner-draw-offered-to-you = Przeciwnik proponuje remis. Przyjmujesz?
banner-accept = Przyjmij
banner-decline = Odrzuć
spoken-to = na
spoken-throne = tron
spoken-empty = puste
spoken-white-queen = biała królowa
spoken-white-guard = biały strażnik
spoken-black-queen = czarna królowa
spoken-black-guard = czarny strażnik
spoken-captured = zbita figura
spoken-picked = wybrana figura
spoken-movable = może się ruszyć
spoken-target = można tu wejść
spoken-threatened = zagrożona figura
spoken-coloured = zaznaczone pole
spoken-arrow-to = strzałka na { $cell }
spoken-drawn-arrow = Strzałka z { $from } na { $to }
spoken-drawn-cell = Zaznaczono pole { $from }
spoken-erased = Usunięto
spoken-barred = krzyżyk: { $why }
spoken-taken-back = Ruchy zostały cofnięte.
# As in English.
spoken-to-whom = { $who }: { $what }

## Why a move is refused

refused-game-over = Partia jest skończona.
refused-no-piece = Na { $cell } nie ma żadnej figury.
refused-not-yours = Figura na { $cell } nie jest twoja.
refused-occupied = Na { $cell } już stoi figura.
refused-not-adjacent = Figura rusza się tylko na sąsiednie pole.
refused-outwards = Figury ruszają się wzdłuż swojego pierścienia lub do środka, nigdy na zewnątrz.
refused-guard-on-throne = Na tron może wejść tylko królowa.
refused-in-white-custody = Tu nie wolno wejść: to pole jest między dwiema białymi figurami.
refused-in-black-custody = Tu nie wolno wejść: to pole jest między dwiema czarnymi figurami.
refused-relocate-first = Najpierw trzeba odstawić zbitą figurę z { $cells }.
refused-relocate-one-first = Najpierw trzeba odstawić jedną ze zbitych figur: { $cells }.
refused-queen-first = Najpierw trzeba odstawić zbitą królową z { $cell }.
refused-same-cell = Zbita figura musi trafić na inne pole.
refused-relocate-to-edge = Ta zbita figura może trafić tylko na brzeg.
refused-relocate-to-next-ring = Ta zbita figura może trafić tylko na następny pierścień na zewnątrz.
refused-relocate-queen-to-start = Ta zbita królowa może trafić tylko na pole, na którym zaczynała.
refused-relocate-guard-to-start = Ten zbity strażnik może trafić tylko na pole, na którym zaczynał strażnik jego strony.
refused-relocate-to-throne = Zbita królowa nie może trafić na tron.
refused-relocation-captures = Tu nie wolno: ta figura zbiłaby figurę przeciwnika, a odstawiana figura nie może bić.
refused-relocation-in-white-custody = Tu nie wolno: ta figura stałaby między dwiema białymi.
refused-relocation-in-black-custody = Tu nie wolno: ta figura stałaby między dwiema czarnymi.
refused-place-queen-first = Najpierw postaw królową.
refused-place-guards-first = Najpierw postaw wszystkich strażników.
refused-no-queen-in-hand = Nie ma już królowej do postawienia.
refused-no-guard-in-hand = Nie ma już strażnika do postawienia.
refused-place-on-edge = Figury stawia się na brzegu.
refused-place-opposite = Druga królowa musi stać dokładnie naprzeciw pierwszej.
refused-place-on-throne = Na tronie nie wolno nic stawiać.
refused-looking-back = Oglądasz wcześniejszą pozycję. Żeby grać z tego miejsca, wybierz „{ banner-go-on-here }”.
refused-touched = Dotknięta – ruszona: dotknięta figura musi się ruszyć.
refused-pass = Nie wolno oddać tury, jeśli można się ruszyć.
refused-handicap = Ta tura jest pominięta: to część forów.
refused-must-pass = Nie ma dozwolonego ruchu, więc tura przepada.

## What a move does. The move is the subject: “This move { … }.”, “Look for a move that { … }.”

reason-wins = wygrywa partię
reason-loses = przegrywa partię
reason-loses-empty-throne = otacza tron bez królowej i przez to przegrywa partię
reason-loses-repetition = doprowadza do tej samej pozycji po raz trzeci i przez to przegrywa partię
reason-draws = kończy partię remisem
reason-lets-win = daje { $by ->
        [you] ci
        [computer] komputerowi
        [white] białym
        [black] czarnym
       *[name] graczowi { $name }
    } wygraną { $count ->
        [one] w następnym ruchu
        [few] w { $count } ruchach
        [many] w { $count } ruchach
       *[other] w { $count } ruchu
    }
reason-wins-in = wygrywa { $count ->
        [one] przy każdej odpowiedzi
        [few] w { $count } ruchach przy każdej odpowiedzi
        [many] w { $count } ruchach przy każdej odpowiedzi
       *[other] w { $count } ruchu przy każdej odpowiedzi
    }
reason-misses-win = przeocza { $count ->
        [one] natychmiastową wygraną
        [few] wygraną w { $count } ruchach
        [many] wygraną w { $count } ruchach
       *[other] wygraną w { $count } ruchu
    }
reason-prevents-win = nie pozwala { $by ->
        [you] ci
        [computer] komputerowi
        [white] białym
        [black] czarnym
       *[name] graczowi { $name }
    } wygrać ruchem { $move }
reason-only-move = jest jedynym możliwym
reason-captures = bije { $pieces }
reason-trapped = stawia figurę między dwiema figurami przeciwnika, gdzie zostaje zbita
reason-would-be-captured = pozwala { $by ->
        [you] ci
        [computer] komputerowi
        [white] białym
        [black] czarnym
       *[name] graczowi { $name }
    } zbić { $pieces } ruchem { $move }
reason-saves = chroni przed zbiciem { $pieces }
reason-threatens = atakuje { $pieces }
reason-traps-queen = nie zostawia żadnego pola dla królowej na { $cell }
reason-blocks-throne = zagradza drogę na tron królowej na { $cell }
reason-occupies-throne = wprowadza królową na tron
reason-blocks-guards = zajmuje przy tronie pole, którego strażnicy przeciwnika jeszcze potrzebują
reason-holds-up = zatrzymuje w drodze do środka { $pieces }
reason-wins-race = daje { $whom ->
        [you] ci
        [computer] komputerowi
        [white] białym
        [black] czarnym
       *[name] graczowi { $name }
    } { $count ->
        [one] { $count } ruch przewagi
        [few] { $count } ruchy przewagi
        [many] { $count } ruchów przewagi
       *[other] { $count } ruchu przewagi
    } w wyścigu do tronu
reason-gives-away = traci { $count ->
        [0] trochę czasu
        [one] około { $count } ruchu
        [few] około { $count } ruchów
        [many] około { $count } ruchów
       *[other] około { $count } ruchu
    }
reason-nearest-cell = stawia figurę jak najbliżej tronu
reason-farthest-cell = odsyła królową jak najdalej od tronu
reason-keeps-away = trzyma figurę z dala od figur przeciwnika
reason-inwards = przybliża figurę do tronu
reason-sideways = zostawia figurę na jej pierścieniu
reason-quiet = niewiele zmienia
explained-move = Ten ruch { $reason }.
explained-answer = { $by ->
        [you] Potem grasz
        [computer] Potem komputer gra
        [white] Potem białe grają
        [black] Potem czarne grają
       *[name] Potem { $name } gra
    } { $move }.
explained-answer-why = { $by ->
        [you] Potem grasz
        [computer] Potem komputer gra
        [white] Potem białe grają
        [black] Potem czarne grają
       *[name] Potem { $name } gra
    } { $move } – ten ruch { $reason }.
explained-best = Nie ma nic lepszego: ten ruch { $reason }.
explained-good = To niewiele kosztuje: ten ruch { $reason }.
explained-quiet = Cichy ruch. Niewiele kosztuje.
explained-playable = Można tak zagrać, ale ten ruch { $reason }.

## The end of a game

end-you-win = Wygrywasz
end-you-lose = Przegrywasz
end-white-wins = Białe wygrywają
end-black-wins = Czarne wygrywają
end-name-wins = Wygrywa { $name }
end-draw = Remis
end-white-enthroned = Biała królowa jest na tronie, otoczona sześcioma strażnikami.
end-black-enthroned = Czarna królowa jest na tronie, otoczona sześcioma strażnikami.
end-white-enthroned-left = Biała królowa jest na tronie, a wokół niej wszyscy strażnicy, którzy jej zostali.
end-black-enthroned-left = Czarna królowa jest na tronie, a wokół niej wszyscy strażnicy, którzy jej zostali.
end-white-empty-throne = Sześciu białych strażników otoczyło tron, na którym nie było ich królowej.
end-black-empty-throne = Sześciu czarnych strażników otoczyło tron, na którym nie było ich królowej.
end-white-queen-captured = Biała królowa została zbita.
end-black-queen-captured = Czarna królowa została zbita.
end-white-guards-captured = Ostatni biały strażnik został zbity.
end-black-guards-captured = Ostatni czarny strażnik został zbity.
end-white-repeated = Białe po raz trzeci doprowadziły do tej samej pozycji.
end-black-repeated = Czarne po raz trzeci doprowadziły do tej samej pozycji.
end-white-resigned = Białe poddały partię.
end-black-resigned = Czarne poddały partię.
end-you-resigned = Poddajesz partię.
end-name-resigned = { $name } poddaje partię.
end-white-out-of-time = Białym skończył się czas.
end-black-out-of-time = Czarnym skończył się czas.
end-you-out-of-time = Skończył ci się czas.
end-name-out-of-time = { $name }: skończył się czas.
end-repetition = Ta sama pozycja wystąpiła po raz trzeci.
end-both-stuck = Żadna strona nie może się ruszyć.
end-progress = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    } bez bicia i bez ruchu do środka.
end-agreement = Gracze umówili się na remis.
end-next-level = Następny: { $level }
end-rematch = Rewanż
end-swap = Zamień strony
end-my-games = Wróć do moich partii
end-title = Menu główne
end-look = Zobacz planszę

## The title

# As in English.
title-name = Agon
title-line = Wyścig do tronu na najstarszej sześciokątnej planszy.
title-play = Graj
title-play-first = Pierwsza partia, z objaśnieniami
title-play-computer = Z komputerem ({ $level })
title-continue = Graj dalej
title-continue-computer = Z komputerem ({ $level }), tura { $turn }
title-continue-people = { $white } – { $black }, tura { $turn }
title-computer = Gra z komputerem
title-people = Dwoje graczy
title-daily = Zadanie dnia
more-positions = Pozycje
rules = Zasady

## Before a game

new-game-level = Jak silny przeciwnik?
level-beginner-line = Błąka się, nie widzi ani gróźb, ani okazji: w sam raz na początek.
level-learner-line = Wie, dokąd iść, ale marudzi i nie widzi większości twoich gróźb.
level-casual-line = Pędzi do tronu, a ciebie zauważa od czasu do czasu.
level-steady-line = Widzi większość bić i gróźb, ale dalej nie patrzy.
level-skilled-line = Przeocza niewiele bić i gróźb, ale w spokojnych chwilach traci czujność.
level-strong-line = Dobrze ocenia pozycje i każe płacić za błędy.
level-formidable-line = Liczy kilka ruchów naprzód i rzadko daje się podejść.
level-expert-line = Planuje daleko naprzód; trudno z nim wygrać.
level-virtuoso-line = Widzi jeszcze dalej i prawie nigdy się nie myli.
level-master-line = Gra na pełnych obrotach.
level-beginner-voice = Już moja kolej? Jaka ładna plansza.
level-learner-voice = Pierwszy krok widzę. O drugim zapominam.
level-casual-voice = Na tron! O, ty też tu jesteś?
level-steady-voice = Strażnik za strażnikiem. Bez pośpiechu.
level-skilled-voice = Niewiele mi umyka, chyba że się nudzę.
level-strong-voice = Każdy błąd ma swoją cenę.
level-formidable-voice = Ta pułapka? Widzę ją od trzech ruchów.
level-expert-voice = Twoje następne ruchy są częścią mojego planu.
level-virtuoso-voice = Po co ten pośpiech? Tron na mnie zaczeka.
level-master-voice = Siadaj, proszę. Tron jest już prawie mój.
level-length = Partia trwa około { $turns ->
        [one] { $turns } tury.
        [few] { $turns } tur.
        [many] { $turns } tur.
       *[other] { $turns } tury.
    }
new-game-names = Kto gra?
new-game-first = Pierwszy gracz
new-game-second = Drugi gracz
new-game-name-hint = Imię
new-game-colour = Twój kolor
new-game-colour-first = Kolor pierwszego gracza
new-game-colour-of = Kolor gracza { $name }
new-game-lot = Losowo
lot-you-white = Grasz białymi.
lot-you-black = Grasz czarnymi.
lot-name-white = Białymi gra { $name }.
new-game-handicap = Fory
new-game-handicap-line = { $turns ->
        [0] Bez forów.
        [one] Komputer pomija swoją pierwszą turę.
        [few] Komputer pomija swoje { $turns } pierwsze tury.
        [many] Komputer pomija swoich { $turns } pierwszych tur.
       *[other] Komputer pomija swoje { $turns } pierwszej tury.
    }
new-game-clock = Zegar
clock-none = Brak
clock-per-move = Na ruch
# As in English.
clock-fischer = Fischer
# As in English.
clock-bronstein = Bronstein
clock-none-line = Bez ograniczenia czasu.
clock-per-move-line = Na każdy ruch jest tyle samo czasu; co zostanie, przepada.
clock-fischer-line = Czas na całą partię i kilka sekund więcej po każdym ruchu.
clock-bronstein-line = Czas na całą partię; pierwsze sekundy każdego ruchu się nie liczą.
clock-for-a-move = Na każdy ruch
clock-minutes = Minuty na całą partię
clock-increment = Sekundy dodawane po ruchu
clock-delay = Darmowe sekundy na ruch
clock-less = Kto ma mniej czasu
clock-less-nobody = Nikt
clock-less-part = Część czasu przeciwnika
clock-first-moves = Pierwszy ruch każdej strony jest bez zegara. Zegar stoi, gdy otwarte jest menu.
new-game-touch-move = Dotknięta – ruszona
new-game-touch-move-hint = Dotknięta figura musi się ruszyć, jeśli może.
new-game-other-rules = Wybierz inne zasady
new-game-position = Pozycja początkowa
new-game-position-line = Zacznij od pozycji, linku lub notacji, z tymi graczami.
new-game-position-paste = Zacznij od pozycji
new-game-start = Zacznij
own-rules = Własne zasady
own-rules-line = Na podstawie zasad „{ $name }”; zmień, co tylko chcesz.
own-rules-known = Na razie te zasady są takie same jak „{ $name }”.
own-rules-unknown = Te zasady są całkiem twoje.
axis-setup = Jak zaczyna się partia
setup-standard = Wszystkie figury na brzegu
setup-standard-line = Królowe i strażnicy stoją tam, gdzie zawsze.
setup-bell = Strażników się stawia
setup-bell-line = Królowe są na miejscu. Gracze na przemian stawiają strażników, wszędzie oprócz tronu.
setup-parlett = Stawia się wszystkie figury
setup-parlett-line = Najpierw królowe, potem na przemian strażnicy, wszędzie oprócz tronu.
setup-edge = Wszystkie figury stawia się na brzegu
setup-edge-line = Gracze na przemian: najpierw królowa, potem strażnicy, tylko na brzegu.
setup-edge-opposite = Na brzegu, królowe naprzeciw siebie
setup-edge-opposite-line = Tak samo, a druga królowa musi stać dokładnie naprzeciw pierwszej.
axis-capture = Co się bije
capture-straight = Figurę między dwiema cudzymi w linii prostej
capture-straight-line = Figura, która się rusza, i inna figura tej samej strony mają między sobą figurę przeciwnika w linii prostej.
capture-bent = Także pod kątem
capture-bent-line = W linii prostej albo pod kątem 120°, z figurą przeciwnika w wierzchołku.
capture-same-ring = Figurę między dwiema cudzymi na jej pierścieniu
capture-same-ring-line = Trzy figury obok siebie na jednym pierścieniu, także na jego rogach.
axis-custody = Wejście między dwie figury przeciwnika
custody-forbidden = Nigdy
custody-forbidden-line = Żadna figura nie może wejść między dwie figury przeciwnika, nawet z biciem.
custody-unless-capturing = Tylko z biciem
custody-unless-capturing-line = Figura może tam wejść tylko wtedy, gdy ten sam ruch coś bije, i jest potem bezpieczna.
custody-trapped = Wolno, ale figura zostaje zbita
custody-trapped-line = Figura może tam wejść, ale sama zostaje zbita, nawet jeśli coś bije.
axis-guard = Dokąd trafia zbity strażnik
guard-edge = Na brzeg
guard-edge-line = Na dowolne puste pole ostatniego pierścienia.
guard-next-ring = O pierścień na zewnątrz
guard-next-ring-line = Na dowolne puste pole następnego pierścienia; z brzegu na inne pole brzegu.
guard-start = Tam, gdzie zaczynał
guard-start-line = Na dowolne puste pole, na którym zaczynał strażnik jego strony; jeśli takiego nie ma, na brzeg.
guard-removed = Poza planszę
guard-removed-line = Od razu opuszcza grę. Królowa wygrywa wtedy, gdy wokół niej stoją wszyscy strażnicy, którzy jej zostali; kto nie ma już żadnego, przegrywa.
axis-queen = Dokąd trafia zbita królowa
queen-not-throne = Wszędzie oprócz tronu
queen-not-throne-line = Na dowolne puste pole oprócz tego pośrodku.
queen-anywhere = Wszędzie, także na tron
queen-anywhere-line = Na dowolne puste pole, nawet na tron.
queen-next-ring = O pierścień na zewnątrz
queen-next-ring-line = Na dowolne puste pole następnego pierścienia; z brzegu na inne pole brzegu.
queen-edge = Na brzeg
queen-edge-line = Na dowolne puste pole ostatniego pierścienia.
queen-start = Tam, gdzie zaczynała
queen-start-line = Na pole, na którym zaczynała; jeśli nie jest puste, na brzeg.
queen-removed = Poza planszę
queen-removed-line = Od razu opuszcza grę, a jej strona przegrywa.
axis-chooser = Kto wybiera pole dla zbitej królowej
chooser-owner = Jej strona
chooser-owner-line = Jak dla każdej innej figury.
chooser-captor = Ten, kto ją zbił
chooser-captor-line = Nowe pole wybiera ten, kto ją zbił, ale liczy się to jako tura jej strony.
axis-back-capture = Odstawienie figury tam, gdzie by biła
back-capture-forbidden = Nie wolno
back-capture-forbidden-line = Nie tam, gdzie figura przeciwnika stałaby między nią a inną figurą tej samej strony.
back-capture-allowed = Wolno, bez bicia
back-capture-allowed-line = Figura przeciwnika może wtedy stać między nią a inną figurą tej samej strony, ale nie zostaje zbita.
axis-back-custody = Odstawienie figury między dwie figury przeciwnika
back-custody-forbidden = Nie wolno
back-custody-forbidden-line = Nie na pole między dwiema figurami przeciwnika.
back-custody-allowed = Wolno
back-custody-allowed-line = Może tam trafić i nic jej się nie stanie.
axis-cost = Koszt odstawienia figury
cost-turn = Cała tura
cost-turn-line = Odstawienie figury zajmuje całą turę, więc seria bić pozwala zyskać czas.
cost-nothing = Nic
cost-nothing-line = Odstawia się wszystkie zbite figury, a potem ten sam gracz ma jeszcze zwykły ruch.
axis-empty-throne = Kiedy otoczenie tronu oznacza przegraną
empty-no-queen = Gdy nie ma na nim żadnej królowej
empty-no-queen-line = Sześciu strażników może otoczyć królową przeciwnika.
empty-own-queen = Gdy nie ma na nim własnej królowej
empty-own-queen-line = Otoczenie królowej przeciwnika też oznacza przegraną.
axis-repetition = Ta sama pozycja po raz trzeci
repetition-draw = Remis
repetition-draw-line = Nikt nie wygrywa, bez względu na to, kto powtarza.
repetition-loses = Przegrywa ten, kto powtarza
repetition-loses-line = Kto nie chce przegrać, musi znaleźć inny ruch.
repetition-off = Bez znaczenia
repetition-off-line = Gracze sami decydują, kiedy przestać.
axis-progress = Remis po ruchach bez postępu
axis-progress-line = Liczą się ruchy obu stron z rzędu, bez bicia, bez ruchu do środka i bez stawiania figur.
progress-off = Nigdy
preset-modern-line = Jak „{ preset-globe }”, ale pole dla zbitej królowej wybiera ten, kto ją zbił, a kto powtórzy pozycję po raz trzeci, przegrywa. Dzięki temu partie mają koniec.
preset-globe-line = Za Le Globe Joueur: bicie w linii prostej; zbitych strażników odstawia się na brzeg.
preset-escale-line = Jak „{ preset-globe }”, ale dwie figury biją też pod kątem 120°. Za Escale à jeux.
preset-fromager-line = Jak „{ preset-escale }”, ale odstawianie figur nie kosztuje tury: potem masz jeszcze zwykły ruch. Według Alaina Fromagera.
preset-ring-line = Bicie tylko wzdłuż pierścienia. Wolno wejść między dwie figury przeciwnika, ale figura zostaje wtedy zbita. Za Board and Pieces.
preset-ring-entry-line = Jak „{ preset-ring }”, ale gracze najpierw na przemian stawiają figury na brzegu.
preset-neto-line = Jak „{ preset-ring }”, ale zbitą figurę odstawia się tylko o jeden pierścień. Według João Pedro Neto.
preset-classic-line = Jak „{ preset-globe }”, ale nie wolno wejść między dwie figury przeciwnika, nawet z biciem; zbita królowa może trafić na tron.
preset-bell-line = Jak „{ preset-classic }”, ale gracze najpierw na przemian stawiają strażników. Według R. C. Bella.
preset-parlett-line = Jak „{ preset-classic }”, ale gracze najpierw na przemian stawiają wszystkie figury. Według Davida Parletta.
preset-captor-line = Jak „{ preset-classic }”, ale pole dla zbitej królowej wybiera ten, kto ją zbił.
preset-home-line = Jak „{ preset-classic }”, ale zbita figura wraca tam, gdzie zaczynała.
preset-japan-line = Jak „{ preset-classic }”, ale zbita figura opuszcza grę, a królowej do wygranej wystarczą strażnicy, którzy zostali.
preset-ludii-line = Jak „{ preset-classic }”, ale wolno odstawić figurę między dwie figury przeciwnika, a otoczenie jego królowej oznacza przegraną.

## Analysis

analysis-title = Analiza
analysis-begin = Analiza na planszy
analysis-end = Zakończ analizę
analysis-all-lines = Cała analiza
analysis-play = Zagraj ten ruch
analysis-fewer = Mniej linii
analysis-more = Więcej linii
analysis-how-many = Liczba linii
analysis-stop = Przerwij szukanie
analysis-go-on = Szukaj dalej
analysis-stand-still = { $side ->
        [white] A gdyby białe się nie ruszyły?
       *[black] A gdyby czarne się nie ruszyły?
    }
analysis-move-again = Wróć do najlepszych ruchów
analysis-if-still = { $side ->
        [white] Gdyby białe się nie ruszyły, czarne mogłyby zagrać:
       *[black] Gdyby czarne się nie ruszyły, białe mogłyby zagrać:
    }
analysis-no-standing-still = Najpierw trzeba odstawić lub postawić figurę.
analysis-line = Linia { $number }. { $move }
analysis-searching = Głębokość { $depth }…
analysis-done = Głębokość { $depth }
analysis-stopped = Głębokość { $depth }, przerwano
analysis-hidden = Głębokość { $depth }, wstrzymano w tle
analysis-failed = Na tym urządzeniu analiza nie działa.
analysis-over = Tu partia jest skończona.
analysis-effort = Pozycje: { $nodes }, na sekundę: { $speed }
analysis-thousands = { $thousands } tys.
analysis-millions = { $whole },{ $tenths } mln
analysis-agree-title = Analizować tę partię razem?
analysis-agree-body = { $name }, zgoda? Partia się nie zmieni i można ją dalej grać w każdej chwili.
analysis-not-now = Partię z komputerem można analizować, gdy się skończy.

## Otwarcia

openings-title = Otwarcia
openings-source = Partie
openings-mine = Moje
# As in English.
openings-atlas = Atlas
openings-both = Razem
openings-start = Pozycja, od której zaczynają się partie
openings-results = Partie: { $count }. Wygrane białych: { $white }%, remisy: { $draws }%, wygrane czarnych: { $black }%.
# As in English.
openings-percent = { $percent }%
openings-none = Żadna partia nie doszła tak daleko.
openings-none-own = Nie masz jeszcze skończonej partii według tych zasad.
openings-other-rules = W atlasie są tylko partie według tych zasad: { $name }.
openings-reading = Wczytywanie twoich partii…
openings-note = Partie komputera z samym sobą w atlasie: { $count }
openings-learn = { $side ->
        [white] Ucz się jako białe
       *[black] Ucz się jako czarne
    }
openings-forget = Zapomnij tę linię
openings-learned = Ta linia wróci w dziale „{ mistakes-title }”.

## The review of a game

review-offer = Ocena każdego ruchu: gdzie był błąd i co było lepsze.
review-begin = Oceń ruchy
review-running = Ocenianie: ruch { $done } z { $count }
review-cancel = Przerwij ocenianie
review-failed = Na tym urządzeniu ocena ruchów nie działa.
review-previous = Poprzedni błąd
review-next = Następny błąd
review-better = Pokaż lepszy ruch
review-see = Zobacz błędy
review-look = Zobacz, kto prowadził
review-graph = Kto prowadził, ruch po ruchu
review-race-line = przewaga w ruchach
review-chances = Szanse białych w %
review-turn = tura
review-to-go = ruchów do celu
review-course = Ile ruchów miała do celu każda strona
review-start = Przed pierwszym ruchem
review-point = Tura { $turn }, { $side ->
        [white] białe
       *[black] czarne
    }, { $move }{ $mark ->
        [inaccuracy] : niedokładność
        [mistake] : błąd
        [blunder] : poważny błąd
        [only] : jedyny dobry ruch
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , kosztuje około { $count } ruchu
        [few] , kosztuje około { $count } ruchów
        [many] , kosztuje około { $count } ruchów
       *[other] , kosztuje około { $count } ruchu
    }
review-verdict = { $mark ->
        [inaccuracy] Niedokładność
        [mistake] Błąd
        [blunder] Poważny błąd
       *[only] Jedyny dobry ruch
    }{ $count ->
        [0] { "" }
        [one] , kosztuje około { $count } ruchu
        [few] , kosztuje około { $count } ruchów
        [many] , kosztuje około { $count } ruchów
       *[other] , kosztuje około { $count } ruchu
    }
review-better-was = Lepiej: { $move }.
review-nearly-lost = Partia była już prawie przegrana, więc miało to mniejsze znaczenie.
review-value = { $value }. Szanse białych: { $percent }%
# As in English.
review-side = { $who }: { $marks }
review-inaccuracies = { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
        [many] { $count } niedokładności
       *[other] { $count } niedokładności
    }
review-mistakes = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
review-blunders = { $count ->
        [one] { $count } poważny błąd
        [few] { $count } poważne błędy
        [many] { $count } poważnych błędów
       *[other] { $count } poważnego błędu
    }
review-no-marks = bez wyraźnych błędów
review-none = Bez wyraźnych błędów: żaden ruch nie odebrał sporej części szans na wygraną.
review-level = { $who ->
        [you] Twoja gra: poziom
       *[player] { $name }: poziom
    } { $end ->
        [lowest] { $whole }
        [highest] { $whole } lub wyżej
       *[none] { $whole },{ $tenths } ± { $error-whole },{ $error-tenths }
    } ({ $level }).

## The menu of a game

pause-hint = Partia zapisuje się po każdym ruchu.
pause-resume = Wróć do partii
pause-again = Zacznij od nowa
pause-again-title = Zacząć tę partię od nowa?
pause-again-body = Dotychczasowa partia zostaje na liście twoich partii.
pause-leave = Wróć do menu głównego

## Sharing a game

# Games by link.
by-link-title = Partie przez link
by-link-afar = Przez link
by-link-how = Robisz ruch i wysyłasz link przeciwnikowi, który go otwiera, odpowiada i przysyła swój.
by-link-your-turn = Twój ruch
by-link-their-turn = Ruch przeciwnika
by-link-new = Nowa partia przez link
by-link-answered = Gotowa odpowiedź gracza { $name }: { $move }.
by-link-moved = Teraz wyślij link przeciwnikowi. Otwórz ten, który przyjdzie od niego, i partia toczy się dalej.
by-link-send = Wyślij link
by-link-undo = Link z tym ruchem jest już skopiowany. Jeśli przeciwnik go otworzy, wasze partie będą się różnić.
by-link-prepare = Jeśli…, to…
by-link-prepared = { $count ->
        [0] Przygotuj swoje odpowiedzi. Jeśli któraś pasuje, zostanie zagrana zaraz po ruchu przeciwnika.
        [one] Jedna odpowiedź jest gotowa. Idzie z tym linkiem, nie ze skopiowanym wcześniej, i zostanie zagrana, gdy tylko będzie pasować.
        [few] { $count } odpowiedzi są gotowe. Idą z tym linkiem, nie ze skopiowanym wcześniej, i zostaną zagrane, gdy tylko będą pasować.
        [many] { $count } odpowiedzi jest gotowych. Idą z tym linkiem, nie ze skopiowanym wcześniej, i zostaną zagrane, gdy tylko będą pasować.
       *[other] { $count } odpowiedzi jest gotowe. Idą z tym linkiem, nie ze skopiowanym wcześniej, i zostaną zagrane, gdy tylko będą pasować.
    }
by-link-prepare-begin = Przygotuj odpowiedzi
by-link-prepare-end = Zatwierdź odpowiedzi
by-link-preparing = Zagraj możliwy ruch przeciwnika, a potem swoją odpowiedź. Wróć, żeby przygotować odpowiedź na inny ruch. ✓ zatwierdza odpowiedzi.
banner-preparing-move = Możliwy ruch
banner-preparing-answer = Twoja odpowiedź
new-game-where = Gdzie jest przeciwnik?
new-game-here = Przy tym ekranie
new-game-own-name = Twoje imię
new-game-other-name = Imię przeciwnika
open-by-link-new = { $side ->
        [white] Partia przez link. Grasz białymi.
       *[black] Partia przez link. Grasz czarnymi.
    }
open-by-link-goes-on = Odpowiedź w jednej z twoich partii przez link: { $moves }.
open-by-link-known = Masz już tę pozycję ze swojej partii przez link albo późniejszą.
open-by-link-other = Od tury { $turn } nie jest to partia, którą znasz. Jeśli grasz dalej tę z linku, to, co masz od tego miejsca, stanie się wariantem.
open-by-link-differs = W turze { $turn } masz { $own }, a link { $other }. Jeśli grasz dalej partię z linku, to, co masz od tego miejsca, stanie się wariantem.
open-by-link-play = Graj tę partię
open-by-link-take = Graj dalej partię z linku
share-times = Z czasami ruchów
share-by-link = Ten link jest tylko dla przeciwnika: niesie mu twój ruch.
share-by-code = Tylko dla przeciwnika: wklejony w „{ open-title }”, tu lub w przeglądarce, ten kod niesie mu twój ruch.
share-by-message = Nasza partia Agona. Skopiuj całą tę wiadomość i wklej ją w programie, w „{ open-title }”.

share-title = Udostępnij
share-game = Cała partia
share-position = Ta pozycja
share-link-hint = Kto otworzy link, zobaczy partię i może ją stąd grać dalej: z tobą, przesyłając linki tam i z powrotem, albo z komputerem.
share-code-hint = Kto wklei ten kod w „{ open-title }”, tu lub w przeglądarce, może grać dalej: z tobą, przesyłając kody tam i z powrotem, albo z komputerem.
share-qr = To samo jako kod QR
share-no-qr = To za długie na kod QR.
share-picture = Obraz
share-picture-hint = Plansza tak, jak ją teraz widzisz.
share-save-picture = Zapisz obraz
share-moving-picture = Animacja (GIF)…
share-no-picture = Nie udało się zapisać obrazu.
share-too-long = Ta partia jest za długa na link. Nadal można udostępnić samą pozycję i notację.
share-copy-link = Kopiuj link
share-copy-code = Kopiuj kod
share-record = Notacja
share-record-hint = Wszystkie ruchy w czytelnej notacji (PGN), do zapisania lub ponownego otwarcia.
share-save = Zapisz plik
share-copy-text = Kopiuj tekst
share-letters = Pozycja jako tekst
share-letters-hint = Jeden wiersz, który mówi, gdzie stoi każda figura. Wklej go w „{ new-game-position-paste }” przed nową partią.

## An animation of the game

moving-title = Animacja (GIF)
moving-hint = Krótka animacja z tymi ruchami, do wysłania lub umieszczenia na stronie.
moving-moves = Ruchy
moving-last =
    { $count ->
        [one] Ostatni ruch
        [few] Ostatnie { $count }
        [many] Ostatnich { $count }
       *[other] Ostatnie { $count }
    }
moving-whole = Cała partia
moving-chosen = Wybierz…
moving-from = Od ruchu { $move }
moving-to = Do ruchu { $move }
moving-size = Wielkość
moving-size-small = Mała
moving-size-medium = Średnia
moving-size-large = Duża
moving-speed = Tempo
moving-speed-slow = Wolne
moving-speed-normal = Normalne
moving-speed-fast = Szybkie
moving-captions = Pokaż imiona i ruchy nad planszą i pod nią
moving-length =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }, około { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
moving-save = Zapisz animację
moving-progress = Ruch { $number } z { $count }
moving-nothing = Nie ma jeszcze ruchów do pokazania.
moving-failed = Nie udało się zrobić animacji.
moving-game-went-on = Partia toczyła się tymczasem dalej. Zapisz animację jeszcze raz.

## Opening a game

open-title = Otwórz partię
open-hint = Wklej link, kod, pozycję lub notację partii.
open-field = Link, kod lub notacja
open-paste = Wklej
open-file = Wybierz plik
open-drop = Plik można też upuścić na planszę.
open-long-text = Tekst jest za długi, by go tu pokazać. Liczba znaków: { $count }.
open-clear = Wyczyść
open-read = Otwórz
# As in English.
open-players = { $white } – { $black }
open-white-to-move = Ruch białych
open-black-to-move = Ruch czarnych
open-rules = { $rules }, tura { $turn }
open-standing = { $rules }, tura { $turn }: { $standing }
open-kept = Tyle udało się odczytać.
open-people = Graj dalej we dwoje
open-computer = Z komputerem ({ $level })
open-look = Obejrzyj partię
open-no-link = To nie jest link do partii.
open-link-damaged = Ten link jest uszkodzony: jest niepełny albo zmieniony. Skopiuj go jeszcze raz lub poproś o nowy.
open-link-other-version = Ten link pochodzi z innej wersji programu.
open-link-impossible = Partia w tym linku jest niemożliwa.
open-position-fault = Ta pozycja jest nieprawidłowa od znaku { $column }.
open-nothing = To nie jest ani link, ani kod, ani pozycja, ani notacja partii.
open-more-faults =
    { $count ->
        [one] I jeszcze jeden błąd.
        [few] I jeszcze { $count } błędy.
        [many] I jeszcze { $count } błędów.
       *[other] I jeszcze { $count } błędu.
    }
open-record-fault = Wiersz { $line }, znak { $column }: { $reason }
record-unclosed-comment = komentarz, który się tu zaczyna, nie ma końca.
record-unclosed-variation = wariant, który się tu zaczyna, nie ma końca.
record-bad-tag = znacznik musi mieć nazwę i wartość w cudzysłowie.
record-other-game = to partia innej gry niż Agon: { $game }.
record-rules = nie ma zasad o tej nazwie.
record-position = ta pozycja jest niemożliwa.
record-missing-position = partia nie zaczyna się jak zwykle, a brakuje jej pozycji początkowej.
record-handicap = fory to „white” lub „black” i od 1 do 5 tur.
record-unknown-result = „{ $text }” to nie wynik.
record-stray = „{ $sign }” nic tu nie znaczy.
record-mark = ten znak nie należy do żadnego ruchu.
record-variation-without-move = ten wariant nie ma ruchu, który by zastępował.
record-too-deep = warianty są zbyt głęboko zagnieżdżone.
record-no-move = { $move } nie jest tu ruchem.
record-illegal = ruch { $move } jest niezgodny z zasadami. { $reason }
record-other-result = tutaj wynik to { $moves }, a na początku { $tag }.
record-not-on-board = tutaj wynik to { $said }, a na planszy { $board }.

## The position editor

editor-title = Edytor pozycji
editor-edit = Zmień pozycję
editor-tool-move = Przesuń figurę
editor-tool-captured = Zbita figura
editor-tool-eraser = Gumka
editor-undo = Cofnij
editor-redo = Ponów
editor-opening = Pozycja wyjściowa
editor-empty = Pusta plansza
editor-mirror = Lustro
editor-turn = Obróć o 60°
editor-swap = Zamień kolory
editor-side = Czyj ruch?
editor-progress = Ruchy bez postępu
editor-turn-number = Tura
# As in English.
editor-counter = { $name }: { $value }
editor-text = Pozycja jako tekst
editor-text-hint = Można tu też wkleić link lub notację: ustawi się ostatnia pozycja.
editor-read = Ustaw
editor-no-link = Udostępnić można tylko możliwą pozycję.
editor-hands = Figury w ręce
editor-hand-white-queen = Biała królowa jest w ręce
editor-hand-white-guards = Biali strażnicy w ręce
editor-hand-black-queen = Czarna królowa jest w ręce
editor-hand-black-guards = Czarni strażnicy w ręce
editor-puzzle = Jako zadanie
editor-puzzle-hint = W zadaniu trzeba znaleźć jedyną drogę do wygranej: od 2 do 6 ruchów, skutecznych przeciw każdej obronie.
editor-puzzle-make = Zrób z tego zadanie
editor-no-puzzle-in-hand = Zadanie zaczyna się ze wszystkimi figurami na planszy.
editor-no-puzzle-over = W tej pozycji nic nie da się zagrać.
editor-no-puzzle-win = Nie da się tu wymusić wygranej w najwyżej 6 ruchach.
editor-no-puzzle-at-once = Jeden ruch wygrywa od razu: na zadanie to za łatwe.
editor-no-puzzle-ambiguous = Jest więcej niż jedna droga: { $one } i { $other } wygrywają równie szybko.
editor-no-puzzle-later = Pierwszy ruch jest jedyny, ale potem kilka ruchów wygrywa równie szybko.
editor-no-puzzle-large = Sprawdzenie wygranej trwa tu za długo. Ustaw pozycję bliższą wygranej.
editor-play = Graj stąd
editor-queens = { $side ->
        [white] Białe
       *[black] Czarne
    } mogą mieć tylko jedną królową, a mają { $count }.
editor-guards = { $side ->
        [white] Białe
       *[black] Czarne
    } mogą mieć tylko sześciu strażników, a mają { $count }.
editor-guard-on-throne = Na tronie stoi strażnik. Może tam być tylko królowa.
editor-marks = { $count ->
        [one] Na { $cells } nie ma zbitej figury, jest tylko znak.
        [few] Na { $cells } nie ma zbitych figur, są tylko znaki.
        [many] Na { $cells } nie ma zbitych figur, są tylko znaki.
       *[other] Na { $cells } nie ma zbitych figur, są tylko znaki.
    }
editor-leaving = Według tych zasad zbite figury opuszczają planszę: { $cells }.
editor-in-hand = Są figury w ręce, ale według tych zasad partia zaczyna się ze wszystkimi figurami na planszy.
editor-turn-zero = Nie ma tury 0: pierwsza to tura 1.
editor-repair-queens = Zostaw tylko królową na { $cell }
editor-repair-guards = { $count ->
        [one] Usuń strażnika z { $cells }
        [few] Usuń strażników z { $cells }
        [many] Usuń strażników z { $cells }
       *[other] Usuń strażnika z { $cells }
    }
editor-repair-guards-in-hand = { $hand ->
        [one] Usuń strażnika z ręki
        [few] Usuń { $hand } strażników z ręki
        [many] Usuń { $hand } strażników z ręki
       *[other] Usuń { $hand } strażnika z ręki
    }
editor-repair-guards-both = Usuń { $hand ->
        [one] strażnika z ręki
        [few] { $hand } strażników z ręki
        [many] { $hand } strażników z ręki
       *[other] { $hand } strażnika z ręki
    } i { $count ->
        [one] tego z { $cells }
        [few] tych z { $cells }
        [many] tych z { $cells }
       *[other] tego z { $cells }
    }
editor-repair-throne = Usuń strażnika z tronu
editor-repair-marks = { $count ->
        [one] Usuń znak z { $cells }
        [few] Usuń znaki z { $cells }
        [many] Usuń znaki z { $cells }
       *[other] Usuń znaki z { $cells }
    }
editor-repair-leaving = Usuń zbite figury: { $cells }
editor-repair-in-hand = Usuń figury z ręki
editor-repair-turn-zero = Ustaw turę 1

## Hints in the first game

hints-understood = Jasne
hints-targets = Ta figura może iść na zaznaczone pola: wzdłuż swojego pierścienia lub do środka, nigdy na zewnątrz.
hints-crosses = Nie na krzyżyk: tam figura stałaby między dwiema figurami przeciwnika.
hints-crosses-trap = Nie na krzyżyk: odstawiana figura nie może bić.
hints-cross-throne = Nie na tron, na którym jest krzyżyk: zbita królowa nie może tam trafić.
hints-crosses-several = Nie na krzyżyk: naciśnij któryś, żeby zobaczyć dlaczego.
hints-aim = Zaprowadź królową na tron pośrodku i otocz ją sześcioma strażnikami.
hints-can-capture = Możesz bić na { $cells }: rusz się tak, żeby figura przeciwnika stała w linii prostej między dwiema twoimi.
hints-captured = Bicie! Ta figura stała między dwiema twoimi, jak zaznaczono na czerwono. Przeciwnik musi ją teraz odstawić{ $zone ->
        [edge] { " " }na brzeg
        [next] { " " }o pierścień na zewnątrz
       *[other] { "" }
    }, a to zajmuje turę.
hints-captured-and-put-back = Bicie! Ta figura stała między dwiema twoimi. Przeciwnik musiał ją odstawić{ $zone ->
        [edge] { " " }na brzeg
        [next] { " " }o pierścień na zewnątrz
       *[other] { "" }
    }, a to zajęło mu turę: znów twój ruch.
hints-send-queen = Królowa przeciwnika jest zbita, więc to ty wybierasz pole, na które trafi. Liczy się to jako tura przeciwnika.
hints-queen-sent = Zbito twoją królową między dwiema figurami przeciwnika (na czerwono). Przeciwnik wybiera pole, na które trafi, a liczy się to jako twoja tura.
hints-queen-was-sent = Zbito twoją królową między dwiema figurami przeciwnika. Przeciwnik wybrał pole, na które trafiła, i liczyło się to jako twoja tura.
hints-relocate-guard = Twój strażnik został zbity między dwiema figurami przeciwnika (na czerwono). Odstaw go na dowolne pole { $zone ->
        [edge] brzegu
        [start] zaznaczone
       *[other] następnego pierścienia na zewnątrz
    }: zajmie to twoją turę.
hints-relocate-queen = Twoja królowa została zbita między dwiema figurami przeciwnika (na czerwono). Odstaw ją na dowolne zaznaczone pole: zajmie to twoją turę.
hints-empty-throne = Uważaj: jeśli sześciu twoich strażników otoczy tron, zanim stanie na nim twoja królowa, przegrasz. Najpierw wprowadź królową.
hints-repetition-loses = Uważaj: ta sama pozycja już wróciła. Kto doprowadzi do niej po raz trzeci, przegra, więc spróbuj innego ruchu.
hints-repetition-draws = Uważaj: ta sama pozycja już wróciła. Za trzecim razem będzie remis.
hints-threatened = Uważaj: następnym ruchem przeciwnik może bić na { $cells }, biorąc twoją figurę między dwie swoje.
hints-risk = Uważaj: na { $cells } przeciwnik może tę figurę zaraz zbić, biorąc ją między dwie swoje.
hints-queen-near = Twoja królowa jest tuż przy tronie, na który wejść może tylko królowa. Zejdzie z niego tylko wtedy, gdy zostanie zbita.
hints-make-room = Twój strażnik na { $cells } nie ma przed sobą wolnego pola. Strażnicy przy tronie mogą się przesunąć po swoim pierścieniu i zrobić miejsce: takich ruchów wyścig nie liczy.
hints-race = Wyścig pokazuje, ilu co najmniej ruchów każda strona potrzebuje jeszcze do wygranej; często trzeba więcej. Zbite figury kosztują dodatkowe ruchy.

## Advice in a game against the computer

advice-thinking = Szukam dobrego ruchu…
advice-thinking-why = Sprawdzam ten ruch…
advice-none = Nie ma teraz żadnej podpowiedzi.
advice-idea = Szukaj ruchu, który { $reason }.
advice-only-move = Jest tylko jeden ruch.
advice-lost = Komputer wygra, cokolwiek zrobisz. Staraj się przedłużyć partię.
advice-piece-step = Rusz { $piece ->
        [queen] królową
       *[guard] strażnika
    } z { $cell }.
advice-piece-back = Odstaw { $piece ->
        [queen] zbitą królową
       *[guard] zbitego strażnika
    } z { $cell }.
advice-cell-step = Rusz { $piece ->
        [queen] królową
       *[guard] strażnika
    } z { $from } na { $to }.
advice-cell-back = Odstaw { $piece ->
        [queen] zbitą królową
       *[guard] zbitego strażnika
    } z { $from } na { $to }.
advice-cell-send = Odeślij zbitą królową na { $to }.
advice-cell-place = Postaw { $piece ->
        [queen] królową
       *[guard] strażnika
    } na { $to }.
advice-line = Dalej mogłoby być tak: { $moves }.
advice-next-piece = Która figura?
advice-next-cell = Które pole?
advice-next-line = Pokaż
advice-again = Jeszcze raz

## Trying mistakes again

try-again-begin = Popraw błędy
try-again-end = Wróć do partii
try-again-show = Pokaż najlepszy ruch
try-again-next = Następny błąd
try-again-previous = Poprzedni błąd
try-again-asked = Błąd { $number } z { $count }: { $by ->
        [you] twój ruch
        [computer] ruch komputera
        [white] ruch białych
        [black] ruch czarnych
       *[name] ruch gracza { $name },
    } { $move }. Znajdź coś lepszego.
try-again-wrong = { $verdict } Znajdź coś lepszego.
try-again-right = Brawo! { $verdict }
try-again-shown = Najlepszy był ruch { $move }. { $verdict }
try-again-failed = Na tym urządzeniu nie da się oceniać ruchów.

## My games

my-games-title = Moje partie
my-games-empty = Nie ma jeszcze partii. Zapisuje się tu każda, skończona czy nie.
my-games-search = Znajdź partię
my-games-search-hint = Imię, data…
my-games-none-found = Żadna partia nie pasuje.
my-games-order = Sortuj
my-games-newest = Najnowsze
my-games-longest = Najdłuższe
my-games-by-opponent = Przeciwnik
my-games-more = Pokaż więcej: { $count }
my-games-left-out = { $count ->
        [one] { $count } partii nie da się odczytać, więc brakuje jej w pliku.
        [few] { $count } partii nie da się odczytać, więc brakuje ich w pliku.
        [many] { $count } partii nie da się odczytać, więc brakuje ich w pliku.
       *[other] { $count } partii nie da się odczytać, więc brakuje ich w pliku.
    }
my-games-unreadable = Tej partii nie da się odczytać.
my-games-line = { $date } · { $rules } · { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
my-games-won = Wygrana
my-games-lost = Przegrana
my-games-drawn = Remis
my-games-unfinished = W toku
my-games-analysis = Analiza
my-games-hints = { $count ->
        [one] { $count } podpowiedź
        [few] { $count } podpowiedzi
        [many] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }
my-games-continue = Graj dalej
my-games-look = Obejrzyj partię
my-games-rename = Zmień nazwę
my-games-remove = Usuń
my-games-remove-title = { $count ->
        [one] Usunąć tę partię?
        [few] Usunąć { $count } partie?
        [many] Usunąć { $count } partii?
       *[other] Usunąć { $count } partii?
    }
my-games-remove-body = { $count ->
        [one] Zniknie na dobre.
        [few] Znikną na dobre.
        [many] Znikną na dobre.
       *[other] Znikną na dobre.
    }
my-games-several = Wybierz kilka
my-games-chosen = { $count ->
        [0] Wybierz partie z listy.
        [one] Wybrano { $count } partię
        [few] Wybrano { $count } partie
        [many] Wybrano { $count } partii
       *[other] Wybrano { $count } partii
    }
my-games-all = Wszystkie
my-games-none = Żadna
my-games-done = Gotowe
my-games-save = Zapisz
my-games-put = Do folderu
# As in English.
my-games-folder = Folder
my-games-folder-new = Nowy folder
my-games-folder-put = Umieść w tym folderze
my-games-folder-out = Bez folderu
my-games-folder-rename = Zmień nazwę tego folderu
my-games-may-be-deleted = Gdy zabraknie miejsca, ta przeglądarka może usunąć twoje partie. Na wszelki wypadek zapisz je w pliku: „{ my-games-several }”, potem „{ my-games-all }”.

## The story of a game

end-story = Kluczowe momenty
story-title = Kluczowe momenty
story-lines = Ile ruchów do celu miała każda strona, od pierwszej tury do ostatniej.
story-opening = Otwarcie, tura { $turn }
story-opening-text = Do wygranej białe mają jeszcze co najmniej { $white ->
        [one] { $white } ruch
        [few] { $white } ruchy
        [many] { $white } ruchów
       *[other] { $white } ruchu
    }, a czarne { $black }.
story-first-capture = Pierwsze bicie, tura { $turn }
story-turning-point = Punkt zwrotny, tura { $turn }
story-lead-changes = Zmiana prowadzenia, tura { $turn }
story-blow = Ciężki cios, tura { $turn }
story-finish = Finisz, tura { $turn }
story-so-far = Do tej chwili, tura { $turn }
story-white-queen = Biała królowa zostaje zbita na { $cells }.
story-black-queen = Czarna królowa zostaje zbita na { $cells }.
story-white-loses = { $count ->
        [one] Czarne biją na { $cells }.
        [few] Czarne biją figury na { $cells }.
        [many] Czarne biją figury na { $cells }.
       *[other] Czarne biją figury na { $cells }.
    }
story-black-loses = { $count ->
        [one] Białe biją na { $cells }.
        [few] Białe biją figury na { $cells }.
        [many] Białe biją figury na { $cells }.
       *[other] Białe biją figury na { $cells }.
    }
story-cost = To kosztuje { $bound ->
        [least] co najmniej{ " " }
        [most] najwyżej{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } ruch.
        [few] { $count } ruchy.
        [many] { $count } ruchów.
       *[other] { $count } ruchu.
    }
story-no-cost = To nie kosztuje ani jednego ruchu.
story-gain = Ale królową można odstawić bliżej i zaoszczędzić { $count ->
        [one] { $count } ruch.
        [few] { $count } ruchy.
        [many] { $count } ruchów.
       *[other] { $count } ruchu.
    }
story-even = Obie strony są wtedy na równi.
story-white-leads = Białe prowadzą wtedy o { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }.
story-black-leads = Czarne prowadzą wtedy o { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }.
story-look = Zobacz

## Lessons

learn-title = Nauka
learn-hint = Krótkie lekcje na planszy, od samego początku.
learn-stars-hint = Trzy gwiazdki: za pierwszym razem, najwyżej w podanej liczbie ruchów. Dwie: za drugim razem albo za pierwszym w większej liczbie ruchów. W każdym innym razie: jedna.
learn-count = Zaliczone lekcje: { $done } z { $count }
learn-stars = { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
        [many] { $count } gwiazdek
       *[other] { $count } gwiazdki
    }
learn-open = jeszcze przed tobą
learn-number = Lekcja { $number } z { $count }
learn-moves = Ruchy: { $moves } / { $par }
learn-at-most = { $stars ->
        [one] teraz najwyżej jedna gwiazdka
        [few] teraz najwyżej dwie gwiazdki
        [many] teraz najwyżej dwie gwiazdki
       *[other] teraz najwyżej dwie gwiazdki
    }
learn-captured = Zbito jedną z twoich figur.
learn-lost = Przeciwnik wygrał.
learn-repeated = Powtarzasz tę samą pozycję po raz trzeci, a to oznacza przegraną.
learn-drawn = To remis.
learn-late = To za dużo ruchów.
learn-missed = Ten ruch nic nie bije.
learn-failed = { $why } Spróbuj jeszcze raz.
learn-done = { $stars ->
        [3] Doskonale! Trzy gwiazdki.
        [2] Świetnie! Dwie gwiazdki.
       *[other] Udało się! Jedna gwiazdka.
    }
learn-again = Od nowa
learn-skip = Pomiń tę lekcję
learn-next = Następna lekcja
learn-leave = Wróć do lekcji
learn-set-aside = Zaliczonych lekcji nie da się odczytać, więc lekcje zaczynają się od nowa. Poprzednie dane są tutaj: { $place }
figure-start = Pozycja na początku
figure-played = Zagrano: { $move }
figure-better = Lepiej: { $move }
figure-answer = Kluczowy ruch: { $move }

## Puzzles

puzzles-title = Zadania
puzzles-set-aside = Rozwiązanych zadań nie da się odczytać, więc liczenie zaczyna się od nowa. Poprzednie dane są tutaj: { $place }
puzzle-title = Zadanie
puzzle-win = { $side } wygrywają w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }. Jak?
puzzle-right = Dobrze! Graj dalej.
puzzle-right-left = { $moves ->
        [one] Dobrze! Został jeden ruch.
        [few] Dobrze! Zostały { $moves } ruchy.
        [many] Dobrze! Zostało { $moves } ruchów.
       *[other] Dobrze! Zostało { $moves } ruchu.
    }
puzzle-weighing = Zobaczmy, czy to też wygrywa…
puzzle-wrong = To nie to: zobacz, co z tego wynika. Potem spróbuj jeszcze raz.
puzzle-unclear = To może też wygrywa, ale nieprędko. Znajdź szybszą drogę.
puzzle-unweighed = Na tym urządzeniu da się sprawdzić tylko rozwiązanie. Znajdź inny ruch.
puzzle-solved-at-once = Rozwiązane za pierwszym razem!
puzzle-solved = Rozwiązane!
puzzle-solved-helped = Rozwiązane, z podpowiedzią.
puzzle-solved-late = Rozwiązane: to też wygrywa, choć jest szybsza droga.
puzzle-defending = Teraz zagraj drugą stroną. Znajdziesz obronę?
puzzle-beaten = Ta obrona nie wystarcza. Spróbujesz innej?
puzzle-held = Obrona wytrzymała, choć nie powinno to być możliwe!
puzzle-again = Od nowa
puzzle-defend = Broń się
puzzle-skip = Pomiń to zadanie
puzzle-next = Następne zadanie
puzzle-leave = Wróć do zadań
puzzle-leave-to-editor = Wróć do edytora
mistakes-title = Nauka na błędach

## Progress

progress-title = Postępy
progress-set-aside = Wyników z komputerem nie da się odczytać, więc liczenie zaczyna się od nowa. Poprzednie dane są tutaj: { $place }
progress-copy = Na innym urządzeniu
progress-copy-hint = Zapisz lekcje, zadania, błędy i wyniki w jednym pliku, a na innym urządzeniu dodaj je z tego pliku. Nic, co już tam jest, nie przepadnie.
progress-copy-save = Zapisz postępy
progress-copy-add = Dodaj z pliku
progress-copy-added = Dodano do twoich postępów: { $parts }.
progress-copy-known = To wszystko już tu jest.
progress-copy-lessons = { $count ->
        [one] { $count } lekcja
        [few] { $count } lekcje
        [many] { $count } lekcji
       *[other] { $count } lekcji
    }
progress-copy-puzzles = { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }
progress-copy-mistakes = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
progress-copy-lines = { $count ->
        [one] { $count } linia
        [few] { $count } linie
        [many] { $count } linii
       *[other] { $count } linii
    }
progress-copy-games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
progress-copy-damaged = Ten plik z postępami jest uszkodzony, więc nic nie dodano. Twoje dane tutaj się nie zmieniły.
progress-copy-later = Ten plik z postępami pochodzi z nowszej wersji programu, więc nic nie dodano.
