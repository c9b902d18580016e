# The texts of the rule book and the museum in `core/assets/rule_book` in Dutch. English is beside them, with the same keys
# in the same order.

## The rule book

book-aim-chapter = Het doel
book-race-text = Agon is een race naar het midden. Breng je koningin naar de troon en je zes wachters om haar heen, voordat je tegenstander dat doet.
book-board-chapter = Het bord
book-cells-text = Het bord heeft 91 velden. Het veld in het midden is de troon. Daaromheen liggen vijf ringen, om en om licht en donker; de buitenste ring is de rand.
book-array-text = Elke speler heeft één koningin en zes wachters, die allemaal op de rand beginnen. Wit begint.
book-moving-chapter = Zetten
book-ways-text = In je beurt verplaats je een van je stukken naar een leeg veld ernaast: langs de eigen ring of naar de volgende ring naar binnen, maar nooit naar buiten.
book-jumps-text = Geen stuk gaat over een ander heen.
book-throne-text = Op de troon mag alleen een koningin staan.
book-leaving-text = Ze gaat er alleen af als ze wordt geslagen.
book-between-text = Je mag niet naar een veld recht tussen twee vijandelijke stukken…
book-between-capture-text = …behalve als je met diezelfde zet een stuk slaat. Dan staat je stuk daar veilig.
book-capturing-chapter = Slaan
book-line-text = Zet een stuk zo dat een vijandelijk stuk in een rechte lijn tussen dat stuk en een ander stuk van jou komt te staan, zonder leeg veld ertussen: dan is het geslagen.
book-angle-text = Onder een hoek wordt er niets geslagen.
book-several-text = Eén zet kan meerdere stukken tegelijk slaan.
book-queens-text = Een koningin slaat en wordt geslagen net als een wachter.
book-free-text = Slaan is nooit verplicht.
book-stays-text = Een geslagen stuk blijft op zijn veld staan tot de eigenaar het terugzet. Tot dan staat het nog in de weg, en mag je nog steeds niet tussen dat stuk en een andere vijand gaan staan.
book-putting-back-chapter = Stukken terugzetten
book-turn-text = Zijn er stukken van je geslagen, dan moet je je beurt gebruiken om er een terug te zetten. Een ander stuk verplaatsen mag dan niet.
book-queen-first-text = Eerst de koningin, dan de wachters in de volgorde die je wilt, één per beurt.
book-edge-text = Een wachter mag naar elk leeg veld op de rand.
book-anywhere-text = Een koningin kan naar elk leeg veld behalve de troon. De tegenstander kiest welk veld.
book-not-there-text = Een stuk mag niet worden teruggezet tussen twee vijanden, en ook niet zo dat er een vijand tussen dat stuk en een ander van dezelfde kleur komt te staan.
book-ending-chapter = Winst, verlies, remise
book-winning-text = Je wint als je koningin op de troon staat en al je zes wachters eromheen.
book-empty-throne-text = Maar let op: omringen je zes wachters de troon zonder dat er een koningin op staat, dan verlies je.
book-repeating-text = Wie dezelfde stelling voor de derde keer op het bord brengt, verliest.
book-drawing-text = Het is remise als er in 100 zetten achter elkaar niets wordt geslagen en geen stap naar binnen wordt gedaan, of als geen van beide spelers kan zetten. De spelers mogen ook remise afspreken, en ieder mag opgeven.
book-tips-chapter = Goed om te weten
book-again-text = Een geslagen koningin kun je soms naar een veld sturen waar je haar met je volgende zet weer slaat. Let daarop, en pas ervoor op.
book-gap-text = Je tegenstander mag niet tussen twee stukken van jou gaan staan, behalve om te slaan. Twee wachters kunnen dus een gat sluiten zonder erin te gaan staan.
book-behind-text = Een wachter die op de rand wordt teruggezet, begint opnieuw achter de vijand: vaak de beste plek om van daaruit te slaan.
book-corner-text = Een stuk in een hoek van het bord kan niet worden geslagen. Maar van daaruit is er maar één weg naar binnen, en het zit er gauw opgesloten.
book-shut-in-text = Wachters om de troon kunnen alleen langs hun ring. Hoe meer er daar staan, hoe minder zetten je overhoudt, en zetten moet je altijd.

## The museum

room-modern = Gemaakt voor dit programma. Met de traditionele regels zetten even sterke spelers elkaar vaak vast tot het remise is. Twee wijzigingen maken daar een eind aan, en de eerste is al oud: wie de koningin slaat, stuurt haar weg, zoals in oudere Engelse regels, en wie een stelling voor de derde keer herhaalt, verliest.
room-globe =
    Le Globe Joueur beschrijft deze regels en raadt aan om alleen in een rechte lijn te slaan. Thierry, een lezer van Escale à jeux, verbetert de regels van die site in dezelfde geest.

    Niet zeker: dat een stuk niet tussen twee vijanden mag worden teruggezet, staat zo bij Escale à jeux; Le Globe Joueur heeft het daar over gewone zetten.
room-escale = De regels van Le Globe Joueur, maar slaan kan ook onder een hoek. Zo publiceert Escale à jeux ze.
room-fromager = Naar een opmerking van Alain Fromager op Escale à jeux. Hoe die is bedoeld, hebben wij zelf ingevuld; verder is alles als in “{ preset-escale }”.
room-ring =
    De regels van Board and Pieces, naar Provenzo en Botermans.

    Niet zeker: de bron vraagt zich af of je ook om een hoek van de ring kunt slaan, en geeft geen antwoord. Hier kan het. Dat stukken niet mogen worden teruggezet waar ze zouden slaan of geslagen worden, hebben wij ook zelf gekozen.
room-ring-entry = Een variant in Board and Pieces: de stukken komen één voor één op de rand. Verder is alles als in “{ preset-ring }”, met dezelfde open vragen.
room-neto = De regels van de pagina van João Pedro Neto over Queen’s Guard. Waar stukken niet mogen worden teruggezet, hebben wij gekozen.
room-classic = Wat de encyclopedieën en het artikel van David Parlett gemeen hebben. Waar stukken niet mogen worden teruggezet, hebben wij gekozen.
room-bell =
    Het begin van R. C. Bell, zoals de pagina van João Pedro Neto het weergeeft. Verder is alles als in “{ preset-classic }”.

    Niet zeker: we kennen Bells begin alleen daarvandaan. Dat Wit als eerste plaatst, hebben wij gekozen.
room-parlett =
    Het begin van David Parlett, zoals de pagina van João Pedro Neto het weergeeft. Verder is alles als in “{ preset-classic }”.

    Niet zeker: we kennen dit begin alleen daarvandaan.
room-captor = Oudere Engelse regels, waarin wie de koningin slaat, haar ook weer neerzet. Waar stukken niet mogen worden teruggezet, hebben wij gekozen.
room-home = De regels van een app, waarvan we alleen dit weten: een geslagen stuk gaat terug naar zijn eigen beginveld. Wachters zijn allemaal gelijk, dus elke wachter mag naar elk veld waar een wachter van zijn kleur begon. Waar stukken heen gaan als geen van die velden leeg is, en al het andere, hebben wij gekozen.
room-japan = Een Japanse uitgave, waarvan we alleen dit weten: geslagen stukken gaan uit het spel, en de koningin wint met de wachters die over zijn. Wie de koningin of de laatste wachter slaat, wint: dat hebben wij gekozen, net als al het andere.
room-ludii = Agon zoals het spelsysteem Ludii het speelt. Ludii bevestigt het zelf: beide programma’s tellen dezelfde 11.662.533 manieren waarop een partij met vijf zetten kan beginnen.
source-agon = Dit programma.
# As in English.
source-globe-joueur = Le Globe Joueur.
source-escale-a-jeux = Escale à jeux, met de opmerkingen van lezers.
# As in English.
source-board-and-pieces = Board and Pieces.
source-provenzo = Provenzo, de bron van Board and Pieces.
source-botermans = Botermans, de bron van Board and Pieces.
source-neto = De pagina van João Pedro Neto over Queen’s Guard.
source-encyclopaedias = De encyclopedieën.
# As in English.
source-parlett = David Parlett.
source-bell = R. C. Bell, volgens João Pedro Neto.
source-old-english = Oudere Engelse regels.
source-app = Een app uit 2025 of 2026.
source-japan = Een Japanse uitgave uit 2025.
source-ludii = Het spelsysteem Ludii.
