# The page of what was learned, solved and played, in Dutch.

progress-lessons = Lessen
progress-stars = { $count ->
        [one] 1 ster
       *[other] { $count } sterren
    }
progress-no-puzzles = Nog geen puzzel geprobeerd.
progress-solved = { $solved ->
        [one] 1 puzzel opgelost
       *[other] { $solved } puzzels opgelost
    }, waarvan { $first } in één keer
progress-rating = Rating { $rating }, hoogste { $highest }
progress-themes = Sterke en zwakke punten
progress-themes-hint = Rechts: beter dan je rating doet verwachten. Links: nog niet zo goed.
progress-themes-few = Na nog wat puzzels zie je hier waar je goed in bent.
progress-stronger = Beter dan je rating doet verwachten: { $themes }.
progress-weaker = Nog niet zo goed: { $themes }.
progress-levels = Partijen naar niveau
progress-rules = Partijen naar regels
progress-no-games = Nog geen partij tegen de computer uitgespeeld.
progress-legend = De laatste partij staat rechts. Messingkleurig: gewonnen zonder tips.
progress-results = { $name }: { $won } gewonnen, { $drawn } remise, { $lost } verloren.
progress-mastered = Gewonnen zonder tips.
progress-unplayed = { $name }: nog geen partij.
progress-best = Beste partijen
progress-best-hint = Gewonnen zonder tips, de sterkste tegenstanders eerst.
progress-no-best = Hier komen de partijen die je zonder tips wint.
progress-distinctions = Onderscheidingen
progress-distinctions-hint = Voor partijen tegen de computer, zonder tips.
progress-not-yet = Nog niet
progress-win = Een partij gewonnen
progress-queen-capture = Een koningin geslagen
progress-double-capture = Twee stukken in één zet geslagen
progress-triple-capture = Drie stukken in één zet geslagen
progress-captures-in-a-row = Drie beurten achter elkaar iets geslagen
progress-won-after-queen-capture = Gewonnen, al was je koningin geslagen
progress-never-captured = Gewonnen zonder dat een stuk van je werd geslagen
progress-without-capture = Gewonnen zonder iets te slaan
progress-short = Gewonnen binnen { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    }
progress-head-start = Gewonnen met voorgift aan de computer
progress-empty-throne = Gewonnen doordat je tegenstander de lege troon omringde
