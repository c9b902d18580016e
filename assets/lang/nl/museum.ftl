# The museum of rules in Dutch.

museum-origin = Waar Agon vandaan komt
museum-origin-text =
    Wat vaststaat: Agon is in 1842 in Londen gedrukt, door Anthony Peacock, en daarna volgden vele versies.

    Wat alleen wordt beweerd: dat het spel ouder is, en Frans. Volgens sommige bronnen, zoals Adam Vaugeois, ontstond het omstreeks 1780 in Frankrijk. Dit museum heeft niets in huis dat dit bewijst.
museum-names = De namen
museum-names-text = In het Engels heet het spel ook Queen’s Guard of Queen’s Guards, Royal Guards, Guard, Advance and Retreat, en Tournament.
museum-rooms = De zalen
museum-rooms-text = De gedrukte regels spreken elkaar tegen, zelfs over wat slaan is. Elke zaal toont één versie: waar die vandaan komt, hoe de partijen verlopen en waarin die van elke andere verschilt. Dertien komen uit gedrukte of gepubliceerde bronnen; de eerste is van dit programma zelf. Waar een bron zwijgt, moesten wij kiezen, en dat staat er dan bij.
museum-told = Regels van horen zeggen
museum-told-text =
    We kennen nog twee versies, maar niet goed genoeg om ze te spelen.

    Volgens een pagina met regels wordt op dezelfde ring geslagen, en kiest wie slaat waar elk geslagen stuk heen gaat. Welke velden mogen, staat er niet. Alleen voor de koningin kunnen je eigen regels allebei hebben: slaan langs een ring, en wie slaat kiest.

    Een andere versie begint met de stukken op andere velden, en na het slaan zijn er stukken in de hand. We weten niet waar ze staan, wie ze in de hand heeft, en wanneer en waar ze worden geplaatst.
museum-paper = Op je eigen tafel
museum-paper-text = Een programma dat bij de downloads zit ({ "agon-engine print" }), print het bord op twee vellen A4 of Letter, stukken om te vouwen, diagrammen en de regels in je eigen taal. Het maakt ook de stukken voor een 3D-printer.
museum-sources = Bronnen
museum-games = Hoe de partijen verlopen
museum-measured = Een computer speelde met deze regels { $games } partijen tegen zichzelf. Een partij duurde gemiddeld { $plies } zetten, van beide spelers samen. { $drawn ->
        [0] Geen enkele werd remise.
        [100] Alle partijen werden remise, of afgebroken omdat er geen eind aan kwam.
        [one] Van elke 100 partijen werd er { $drawn } remise, of afgebroken omdat er geen eind aan kwam.
       *[other] Van elke 100 partijen werden er { $drawn } remise, of afgebroken omdat er geen eind aan kwam.
    } Wit haalde { $white } van elke 100 punten: { $first ->
        [white] beginnen is een voordeel.
        [black] als tweede zetten is een voordeel.
       *[even] het scheelt te weinig om beginnen een voordeel te noemen.
    }
museum-measured-plain = Gemeten met een snelle en eenvoudige speler. Bij sterker spel horen andere cijfers, maar de regels zijn zo wel te vergelijken.
museum-measured-strong = Gemeten met een veel sterkere speler dan in de andere zalen. Deze cijfers zijn dus niet met die van de andere te vergelijken.
museum-play = Met deze regels spelen
museum-back = Alle zalen
museum-to-room = Naar de zaal “{ $name }”
museum-compare = Vergelijken met
museum-count = { $count ->
    [one] { $count } regel verschilt
   *[other] { $count } regels verschillen
}
museum-between = { $one } en { $other }
# As in English.
museum-says = { $name }: { $line }
museum-board = Dezelfde stelling met beide regels
museum-only = Alleen bij “{ $name }” ({ $mark ->
        [dots] stippen
       *[frames] kaders
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}en nog { $more } zet.
       *[other] {" "}en nog { $more } zetten.
    }
# As in English.
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = slaat op { $cells }
museum-captures-nothing = slaat niets
museum-trapped = wordt zelf geslagen
museum-removed = wat geslagen is, verlaat het bord
museum-next = { $side ->
    [black] daarna is Zwart aan zet
   *[white] daarna is Wit aan zet
}
museum-ended = { $how ->
    [white] Wit heeft gewonnen
    [black] Zwart heeft gewonnen
    [drawn] het is remise
   *[open] de partij gaat door
}
museum-chooses = { $side ->
    [black] Zwart kiest het veld van de koningin.
   *[white] Wit kiest het veld van de koningin.
}
