# The museum of rules in Polish. English is beside it, with the same keys in the same order.

museum-origin = Skąd wziął się Agon
museum-origin-text =
    Pewne jest tyle: Agon wydrukował w Londynie w 1842 roku Anthony Peacock, a potem powstało wiele wersji.

    Tylko się mówi, że gra jest starsza i pochodzi z Francji. Niektóre źródła, wśród nich Adam Vaugeois, umieszczają ją we Francji około 1780 roku. To muzeum nie ma nic, co by tego dowodziło.
museum-names = Nazwy gry
museum-names-text = Po angielsku gra nazywa się też Queen’s Guard lub Queen’s Guards, Royal Guards, Guard, Advance and Retreat oraz Tournament.
museum-rooms = Sale
museum-rooms-text = Drukowane zasady nie zgadzają się ze sobą, nawet w tym, czym jest bicie. Każda sala ma jedną wersję: skąd pochodzi, jakie są partie i czym różni się od innych. Trzynaście wzięto ze źródeł drukowanych lub opublikowanych; pierwsza jest dziełem tego programu. Gdzie źródło milczy, trzeba było coś postanowić, i sala o tym mówi.
museum-told = Zasady znane ze słyszenia
museum-told-text =
    Znamy jeszcze dwie wersje, ale nie dość dobrze, żeby w nie grać.

    Według pewnej strony z zasadami bije się na tym samym pierścieniu, a bijący wybiera pole dla każdej zbitej figury. Nie wiadomo, które pola wolno wybrać. Dla samej królowej można mieć jedno i drugie we własnych zasadach: bicie wzdłuż pierścienia i wybór bijącego.

    Inna wersja zaczyna się od inaczej ustawionych figur, a po biciu są figury w ręce. Nie wiemy ani gdzie figury stoją, ani kto ma je w ręce, ani kiedy i gdzie się je stawia.
museum-paper = Na własnym stole
museum-paper-text = Program dołączony do plików do pobrania ({ "agon-engine print" }) drukuje planszę na dwóch kartkach A4 lub Letter, figury do złożenia, diagramy i zasady w twoim języku. Przygotowuje też figury dla drukarki 3D.
museum-sources = Źródła
museum-games = Jakie są partie
museum-measured = Komputer rozegrał według tych zasad { $games } partii z samym sobą. Przeciętna liczba ruchów w partii, licząc obie strony: { $plies }. { $drawn ->
        [0] Żadna nie skończyła się remisem.
        [100] Wszystkie partie skończyły się remisem albo zostały przerwane, bo nie miały końca.
       *[other] Remisy na 100 partii, wliczając te, które przerwano, bo nie miały końca: { $drawn }.
    } Białe zdobyły { $white } na 100 punktów: { $first ->
        [white] opłaca się zaczynać.
        [black] opłaca się nie zaczynać.
       *[even] różnica jest za mała, by mówić, że opłaca się zaczynać.
    }
museum-measured-plain = Komputer grał przy tym szybko i prosto. Silniejsza gra dałaby inne liczby, ale zasady można ze sobą porównywać.
museum-measured-strong = Komputer grał przy tym dużo silniej niż w innych salach, więc tych liczb nie można porównywać z tamtymi.
museum-play = Zagraj według tych zasad
museum-back = Wszystkie sale
museum-to-room = Do sali „{ $name }”
museum-compare = Porównaj z
museum-count = { $count ->
        [one] { $count } zasada jest inna
        [few] { $count } zasady są inne
        [many] { $count } zasad jest innych
       *[other] { $count } zasady jest innej
    }
museum-between = { $one } i { $other }
# As in English.
museum-says = { $name }: { $line }
museum-board = Ta sama pozycja według obu zasad
museum-only = Tylko „{ $name }” ({ $mark ->
        [dots] kropki
       *[frames] ramki
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}i jeszcze { $more } ruch.
        [few] {" "}i jeszcze { $more } ruchy.
        [many] {" "}i jeszcze { $more } ruchów.
       *[other] {" "}i jeszcze { $more } ruchu.
    }
# As in English.
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = bije na { $cells }
museum-captures-nothing = nic nie bije
museum-trapped = figura sama zostaje zbita
museum-removed = co zbito, opuszcza planszę
museum-next = { $side ->
        [black] teraz ruch czarnych
       *[white] teraz ruch białych
    }
museum-ended = { $how ->
        [white] białe wygrały
        [black] czarne wygrały
        [drawn] partia kończy się remisem
       *[open] partia trwa
    }
museum-chooses = { $side ->
        [black] Pole dla królowej wybierają czarne.
       *[white] Pole dla królowej wybierają białe.
    }
