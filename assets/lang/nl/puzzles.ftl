# The page of the puzzles, and what only its puzzles say, in Dutch.

puzzles-hint = Stellingen waarin één zet de beste is. Vind die zet en speel hem op het bord.
puzzles-count = Opgelost: { $solved } van { $count } ({ $first } in één keer)
puzzles-rating = Je rating: { $rating } ± { $error }
puzzles-guess = Je rating: ongeveer { $rating } (preciezer na meer puzzels)
puzzles-show-rating = Mijn rating tonen
puzzles-solve = Een puzzel oplossen
puzzles-themes = Welke puzzels?
puzzles-theme-all = alle
puzzles-theme-capture = slaan
puzzles-theme-queen-capture = koningin slaan
puzzles-theme-double-capture = dubbel slaan
puzzles-theme-threat = dreiging
puzzles-theme-rescue = redding
puzzles-theme-parry = verdediging
puzzles-theme-block = blokkade
puzzles-theme-throne = troon
puzzles-theme-quiet = stille zet
puzzles-mistakes-due = { $count } vandaag
puzzles-mistakes-none = vandaag niets
puzzles-other = Andere spelvormen
puzzles-spotting = Puzzel of niet?
puzzles-spotting-line = springt er één zet uit?
puzzles-run = Drie minuten
puzzles-run-line = tot de derde fout
puzzles-run-best = je record: { $count }
puzzles-duel = Twee spelers
puzzles-duel-line = dezelfde tien, na elkaar
puzzles-daily = Puzzel van de dag
puzzles-daily-hint = Voor iedereen dezelfde, en elke dag een nieuwe.
puzzles-today = Vandaag
puzzles-earlier = Eerdere dagen
puzzles-more-days = Meer dagen
puzzles-day-at-once = in één keer opgelost
puzzles-day-solved = opgelost
puzzles-day-tried = geprobeerd
puzzles-day-open = nog niet geprobeerd

## While puzzles are solved

puzzle-spotting-question = { $side }: is één zet duidelijk de beste?
puzzle-something = Ja, één
puzzle-nothing-here = Nee, meerdere
puzzle-nothing = { $side }: er springt geen zet uit.
puzzle-nothing-right = Goed gezien: er springt geen zet uit. Meerdere zetten zijn even goed.
puzzle-nothing-wrong = Er springt hier geen zet uit: meerdere zetten zijn even goed.
puzzle-spotting-standing = Goed tot nu toe: { $right } van { $asked }
puzzle-run-standing = Nog { $time } · opgelost: { $solved } · fouten: { $mistakes } van { $most }
puzzle-run-time-up = De tijd is om.
puzzle-run-mistakes = Dat was de derde fout.
puzzle-run-result = Opgelost: { $solved }. Je record: { $best }.
puzzle-run-record = Opgelost: { $solved }, een nieuw record!
puzzle-duel-standing = Speler { $player }: puzzel { $number } van { $count }
puzzle-duel-hand-over = Nu de tweede speler, met dezelfde puzzels.
puzzle-duel-won = Speler { $player } wint met { $more } tegen { $less }.
puzzle-duel-drawn = Gelijk geëindigd: allebei { $count }.
puzzle-save = { $side }: vind de enige zet die niet verliest.
puzzle-gain = { $side }: vind de zet die een duidelijke voorsprong geeft.
puzzle-better = { $side }: in een partij speelde je hier { $played }. Vind een betere zet.
puzzle-better-weighing = Even kijken hoe goed dat is…
puzzle-better-wrong = Het kan beter: kijk wat er volgt. Probeer het dan nog eens.
puzzle-better-found = Goed gevonden!
puzzle-overlooked = Eén zet is duidelijk beter! Zie je welke?
puzzle-play-again = Nog een keer
puzzle-rating = Je rating: { $rating }
puzzle-rating-changed = Je rating: { $rating } ({ $change })
puzzle-difficulty = Moeilijkheid: { $rating }
puzzle-rating-unknown = Na nog een paar puzzels zie je hier je rating
puzzle-rating-guess = Je rating: ongeveer { $rating }
puzzle-hint-counts = Een tip telt als fout.
puzzle-hint-counted = De tip telt als fout.
puzzle-why-others-lose = Elke andere zet verliest.
puzzle-why-others-lose-in = { $moves ->
        [one] Elke andere zet verliest meteen.
       *[other] Elke andere zet verliest binnen { $moves } zetten.
    }
puzzle-why-captured = De dreiging was { $threat }; daarop zou { $reply } nu { $pieces } slaan.
puzzle-why-answered = De dreiging was { $threat }; het antwoord daarop zou nu { $reply } zijn.
puzzle-why-prevented = De dreiging was { $threat }, en dat kan nu niet meer.
puzzle-rules-globe = Een geslagen koningin wordt door haar eigenaar teruggezet.
puzzle-rules-escale = Twee stukken slaan ook onder een hoek van 120°. Een geslagen koningin wordt door haar eigenaar teruggezet.
puzzle-rules-ring = Slaan kan alleen langs een ring. Een stuk mag tussen twee vijanden gaan staan, maar wordt dan geslagen. Een geslagen koningin wordt door haar eigenaar teruggezet; dat mag zelfs op de troon.
puzzle-rules-neto = Slaan kan alleen langs een ring. Een stuk mag tussen twee vijanden gaan staan, maar wordt dan geslagen. Een geslagen stuk gaat één ring naar buiten.
puzzle-rules-classic = Een stuk mag nooit tussen twee vijanden gaan staan, ook niet om te slaan. Een geslagen koningin wordt door haar eigenaar teruggezet; dat mag zelfs op de troon.
puzzle-rules-captor = Een stuk mag nooit tussen twee vijanden gaan staan, ook niet om te slaan. Een geslagen koningin mag zelfs naar de troon worden gestuurd.
puzzle-rules-ludii = Een stuk mag nooit tussen twee vijanden gaan staan, ook niet om te slaan. Een geslagen koningin wordt door haar eigenaar teruggezet; dat mag zelfs op de troon. Wie de vijandelijke koningin omringt, verliest.
mistakes-hint = Hier komen gemiste puzzels terug, en ook de ergste fouten uit je nagekeken partijen tegen de computer. Je krijgt ze de volgende dag weer, en telkens als je een goede zet vindt, later nog eens. Hoogstens tien per dag.
mistakes-none = Er komt nog niets terug. Los puzzels op, of laat een uitgespeelde partij nakijken.
mistakes-begin = Beginnen ({ $count } vandaag)
mistakes-next = Vandaag niets meer. De volgende: { $date }
mistakes-missed = Gemiste puzzels: { $count }
mistakes-own = Fouten uit je partijen: { $count }
mistakes-to-come = De komende twee weken
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Nog te gaan vandaag: { $count }
mistakes-leave = Terug naar het overzicht
