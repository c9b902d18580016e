# The page of what was learned, solved and played, in German.

progress-lessons = Lektionen
progress-stars = { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
progress-no-puzzles = Noch keine Aufgabe versucht.
progress-solved = { $solved ->
        [one] 1 Aufgabe gelöst
       *[other] { $solved } Aufgaben gelöst
    }, davon { $first } im ersten Versuch
progress-rating = Wertung { $rating }, Bestwert { $highest }
progress-themes = Stärken und Schwächen
progress-themes-hint = Rechts: besser, als deine Wertung vermuten lässt. Links: noch nicht so gut.
progress-themes-few = Nach ein paar weiteren Aufgaben siehst du hier, was du gut kannst.
progress-stronger = Besser, als deine Wertung vermuten lässt: { $themes }.
progress-weaker = Noch nicht so gut: { $themes }.
progress-levels = Partien nach Stufe
progress-rules = Partien nach Regeln
progress-no-games = Noch keine Partie gegen den Computer beendet.
progress-legend = Die neueste Partie steht rechts. In Messing: ohne Tipps gewonnen.
progress-results = { $name }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
progress-mastered = Ohne Tipps gewonnen.
progress-unplayed = { $name }: noch keine Partie.
progress-best = Beste Partien
progress-best-hint = Ohne Tipps gewonnen, die stärksten Gegner zuerst.
progress-no-best = Hier erscheinen Partien, die du ohne Tipps gewinnst.
progress-distinctions = Auszeichnungen
progress-distinctions-hint = Für Partien gegen den Computer, ohne Tipps.
progress-not-yet = Noch nicht
progress-win = Eine Partie gewonnen
progress-queen-capture = Die Königin geschlagen
progress-double-capture = Zwei Figuren mit einem Zug geschlagen
progress-triple-capture = Drei Figuren mit einem Zug geschlagen
progress-captures-in-a-row = In drei Runden nacheinander geschlagen
progress-won-after-queen-capture = Gewonnen, obwohl deine Königin geschlagen wurde
progress-never-captured = Gewonnen, ohne dass eine deiner Figuren geschlagen wurde
progress-without-capture = Gewonnen, ohne zu schlagen
progress-short = Gewonnen in höchstens { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
progress-head-start = Gewonnen, obwohl der Gegner Vorsprung hatte
progress-empty-throne = Gewonnen, weil der Gegner den leeren Thron umringt hat
