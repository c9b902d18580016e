# The texts of the rule book and the museum in `core/assets/rule_book` in Polish. English is beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = Cel
book-race-text = Agon to wyścig do środka. Zaprowadź królową na tron i otocz ją sześcioma strażnikami, zanim zrobi to przeciwnik.
book-board-chapter = Plansza
book-cells-text = Plansza ma 91 pól. To pośrodku to tron. Wokół niego leży pięć pierścieni, na przemian jasnych i ciemnych; ostatni z nich to brzeg.
book-array-text = Każda strona ma królową i sześciu strażników; wszyscy zaczynają na brzegu. Pierwszy ruch mają białe.
book-moving-chapter = Ruch
book-ways-text = W swojej turze rusz jedną figurę na sąsiednie puste pole: wzdłuż jej pierścienia albo do środka, na następny, ale nigdy na zewnątrz.
book-jumps-text = Żadna figura nie przeskakuje innej.
book-throne-text = Na tron może wejść tylko królowa.
book-leaving-text = Schodzi z niego tylko wtedy, gdy zostanie zbita.
book-between-text = Nie wolno wejść na pole dokładnie między dwiema figurami przeciwnika…
book-between-capture-text = …chyba że ten sam ruch coś bije. Wtedy twoja figura jest tam bezpieczna.
book-capturing-chapter = Bicie
book-line-text = Zbijasz figurę przeciwnika, gdy po twoim ruchu stoi ona w linii prostej między figurą, którą ruszasz, a inną twoją, i obie są tuż obok niej.
book-angle-text = Pod kątem nic się nie bije.
book-several-text = Jednym ruchem można zbić kilka figur.
book-queens-text = Królowe biją i dają się bić tak samo jak strażnicy.
book-free-text = Bicie nigdy nie jest przymusowe.
book-stays-text = Zbita figura zostaje na swoim polu, dopóki jej strona jej nie odstawi. Do tego czasu nadal zagradza drogę i nadal nie wolno wejść między nią a inną figurę przeciwnika.
book-putting-back-chapter = Odstawianie figur
book-turn-text = Jeśli zbito ci figury, musisz przeznaczyć turę na odstawienie jednej z nich i żadna inna nie może się ruszyć.
book-queen-first-text = Najpierw królowa, potem strażnicy w dowolnej kolejności, po jednej figurze na turę.
book-edge-text = Strażnik trafia na dowolne puste pole brzegu.
book-anywhere-text = Królowa trafia na dowolne puste pole oprócz tronu. Wybiera je przeciwnik.
book-not-there-text = Nie wolno odstawić figury między dwie figury przeciwnika ani tam, gdzie figura przeciwnika stałaby między nią a inną figurą jej strony.
book-ending-chapter = Wygrana, przegrana, remis
book-winning-text = Wygrywasz, gdy twoja królowa jest na tronie, a wokół niego stoi sześciu twoich strażników.
book-empty-throne-text = Ale uważaj: jeśli sześciu twoich strażników otacza tron, a nie ma na nim królowej, przegrywasz.
book-repeating-text = Kto doprowadzi do tej samej pozycji po raz trzeci, przegrywa.
book-drawing-text = Remis jest wtedy, gdy przez 100 ruchów z rzędu nie ma ani bicia, ani ruchu do środka, albo gdy żadna strona nie może się ruszyć. Gracze mogą się też umówić na remis, a każdy z nich może poddać partię.
book-tips-chapter = Warto wiedzieć
book-again-text = Zbitą królową można odesłać tam, gdzie następnym ruchem znów ją zbijesz. Szukaj takich okazji i strzeż się ich.
book-gap-text = Przeciwnik nie może wejść między dwie twoje figury, chyba że coś przy tym bije. Dwóch strażników może zamknąć lukę, nie stając w niej.
book-behind-text = Strażnik odstawiony na brzeg zaczyna od nowa za plecami przeciwnika: często nie ma lepszego miejsca do bicia.
book-corner-text = Figury w rogu planszy nie da się zbić. Ma ona jednak tylko jedną drogę do środka i łatwo ją zamknąć.
book-shut-in-text = Strażnicy przy tronie mogą się ruszać tylko wzdłuż swojego pierścienia. Im więcej ich tam stoi, tym mniej masz ruchów, a ruszyć się trzeba zawsze.

## The museum

room-modern = Powstały dla tego programu. Przy tradycyjnych zasadach równi gracze często blokują się nawzajem aż do remisu. Kończą z tym dwie zmiany, a pierwsza z nich jest stara: kto zbije królową, ten ją odsyła, jak w dawnych angielskich zasadach, a trzecie powtórzenie oznacza przegraną.
room-globe =
    Le Globe Joueur opisuje te zasady i zaleca bicie tylko w linii prostej. Thierry, czytelnik strony Escale à jeux, poprawia jej zasady w tym samym duchu.

    Niepewne: o tym, że figury nie wolno odstawić między dwie figury przeciwnika, mówi Escale à jeux; Le Globe Joueur ma w tym miejscu na myśli zwykłe ruchy.
room-escale = Zasady Le Globe Joueur z biciem także pod kątem, tak jak podaje je Escale à jeux.
room-fromager = Na podstawie uwagi Alaina Fromagera na stronie Escale à jeux, tak jak ją rozumiemy. Reszta jest jak w sali „{ preset-escale }”.
room-ring =
    Zasady Board and Pieces (za: Provenzo, Botermans).

    Niepewne: źródło pyta, czy bije się też wokół rogu pierścienia, i nie odpowiada. Tutaj tak. To, że nie wolno odstawić figury tam, gdzie biłaby lub zostałaby zbita, to także nasza decyzja.
room-ring-entry = Odmiana z Board and Pieces: figury wchodzą na brzeg jedna po drugiej. Reszta jest jak w sali „{ preset-ring }”, z tymi samymi pytaniami bez odpowiedzi.
room-neto = Zasady ze strony João Pedro Neto o grze Queen’s Guard. To, gdzie nie wolno odstawiać figur, jest naszą decyzją.
room-classic = To, co mają wspólnego encyklopedie i artykuł Davida Parletta. To, gdzie nie wolno odstawiać figur, jest naszą decyzją.
room-bell =
    Początek partii według R. C. Bella, tak jak podaje go strona João Pedro Neto. Reszta jest jak w sali „{ preset-classic }”.

    Niepewne: początek według Bella znamy tylko z tego opisu. To, że białe stawiają pierwsze, to nasza decyzja.
room-parlett =
    Początek partii według Davida Parletta, tak jak podaje go strona João Pedro Neto. Reszta jest jak w sali „{ preset-classic }”.

    Niepewne: ten początek znamy tylko z tego opisu.
room-captor = Dawne angielskie zasady, w których zbitą królową odsyła ten, kto ją zbił. To, gdzie nie wolno odstawiać figur, jest naszą decyzją.
room-home = Zasady pewnej aplikacji, o których wiemy tylko tyle: zbita figura wraca na swoje pole początkowe. Strażnicy są jednakowi, więc każdy może trafić na dowolne pole, na którym zaczynał strażnik jego strony. Naszą decyzją jest to, dokąd trafia figura, gdy żadne takie pole nie jest puste, i cała reszta.
room-japan = Wydanie japońskie, o którym wiemy tylko tyle: zbite figury opuszczają grę, a królowej do wygranej wystarczą strażnicy, którzy zostali. Kto zbije królową albo ostatniego strażnika, wygrywa: to nasza decyzja, jak i cała reszta.
room-ludii = Agon tak, jak gra w niego system Ludii. Potwierdza to sam system Ludii: oba programy naliczyły tyle samo sposobów rozegrania pierwszych pięciu ruchów – 11 662 533.
source-agon = Ten program.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, z uwagami czytelników.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, na którym opiera się Board and Pieces.
source-botermans = Botermans, na którym opiera się Board and Pieces.
source-neto = Strona João Pedro Neto o grze Queen’s Guard.
source-encyclopaedias = Encyklopedie.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, na podstawie strony João Pedro Neto.
source-old-english = Dawne angielskie zasady.
source-app = Aplikacja z 2025 lub 2026 roku.
source-japan = Wydanie japońskie z 2025 roku.
source-ludii = System gier Ludii.
