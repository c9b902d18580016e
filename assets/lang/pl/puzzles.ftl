# The page of the puzzles, and what only its puzzles say, in Polish. English is beside it, with the same keys in the same
# order.

puzzles-hint = Pozycje, w których jeden ruch jest najlepszy. Znajdź go i zagraj na planszy.
puzzles-count = Rozwiązane: { $solved } z { $count } (za pierwszym razem: { $first })
puzzles-rating = Twój ranking: { $rating } ± { $error }
puzzles-guess = Twój ranking: około { $rating } (kolejne zadania go uściślą)
puzzles-show-rating = Pokazuj mój ranking
puzzles-solve = Rozwiąż zadanie
puzzles-themes = Które zadania?
puzzles-theme-all = wszystkie
puzzles-theme-capture = bicie
puzzles-theme-queen-capture = bicie królowej
puzzles-theme-double-capture = podwójne bicie
puzzles-theme-threat = groźba
puzzles-theme-rescue = ratunek
puzzles-theme-parry = obrona
puzzles-theme-block = blokada
puzzles-theme-throne = tron
puzzles-theme-quiet = cichy ruch
puzzles-mistakes-due = dziś { $count }
puzzles-mistakes-none = dziś nic
puzzles-other = Inne sposoby gry
puzzles-spotting = Zadanie czy nie?
puzzles-spotting-line = czy jeden ruch się wyróżnia?
puzzles-run = Trzy minuty
puzzles-run-line = do trzech błędów
puzzles-run-best = twój rekord: { $count }
puzzles-duel = Dwoje graczy
puzzles-duel-line = te same dziesięć, po kolei
puzzles-daily = Zadanie dnia
puzzles-daily-hint = Dla wszystkich to samo, a co dzień nowe.
puzzles-today = Dziś
puzzles-earlier = Poprzednie dni
puzzles-more-days = Więcej dni
puzzles-day-at-once = rozwiązane za pierwszym razem
puzzles-day-solved = rozwiązane
puzzles-day-tried = próba bez rozwiązania
puzzles-day-open = jeszcze przed tobą

## While puzzles are solved

puzzle-spotting-question = { $side }: czy jeden ruch jest wyraźnie najlepszy?
puzzle-something = Tak, jeden
puzzle-nothing-here = Nie, kilka
puzzle-nothing = { $side }: żaden ruch się nie wyróżnia.
puzzle-nothing-right = Dobrze: żaden ruch się nie wyróżnia, kilka jest równie dobrych.
puzzle-nothing-wrong = Tu żaden ruch się nie wyróżnia: kilka jest równie dobrych.
puzzle-spotting-standing = Dobre odpowiedzi: { $right } z { $asked }
puzzle-run-standing = Zostało { $time } · rozwiązane: { $solved } · błędy: { $mistakes } z { $most }
puzzle-run-time-up = Czas minął.
puzzle-run-mistakes = To był trzeci błąd.
puzzle-run-result = Rozwiązane: { $solved }. Twój rekord: { $best }.
puzzle-run-record = Rozwiązane: { $solved }, twój rekord!
puzzle-duel-standing = Gracz { $player }: zadanie { $number } z { $count }
puzzle-duel-hand-over = Teraz drugi gracz, z tymi samymi zadaniami.
puzzle-duel-won = Gracz { $player } wygrywa { $more }:{ $less }.
puzzle-duel-drawn = Remis { $count }:{ $count }.
puzzle-save = { $side }: znajdź jedyny ruch, który nie przegrywa.
puzzle-gain = { $side }: znajdź ruch, który daje wyraźną przewagę.
puzzle-better = { $side }: w twojej partii padł tu ruch { $played }. Znajdź lepszy.
puzzle-better-weighing = Zobaczmy, ile to warte…
puzzle-better-wrong = Jest coś lepszego: zobacz, co z tego wynika. Potem spróbuj jeszcze raz.
puzzle-better-found = Brawo!
puzzle-line = { $side }: zagraj linię, której się uczysz, stąd do końca.
puzzle-line-wrong = W twojej linii następuje { $move }. Zagraj ten ruch.
puzzle-line-known = Znasz tę linię!
puzzle-overlooked = Jeden ruch jest wyraźnie lepszy! Znajdziesz go?
puzzle-play-again = Zagraj znów
puzzle-rating = Twój ranking: { $rating }
puzzle-rating-changed = Twój ranking: { $rating } ({ $change })
puzzle-difficulty = Trudność: { $rating }
puzzle-rating-unknown = Twój ranking pojawi się po kilku kolejnych zadaniach
puzzle-rating-guess = Twój ranking: około { $rating }
puzzle-hint-counts = Podpowiedź liczy się jako błąd.
puzzle-hint-counted = Ta podpowiedź liczy się jako błąd.
puzzle-why-others-lose = Każdy inny ruch przegrywa.
puzzle-why-others-lose-in = { $moves ->
        [one] Każdy inny ruch przegrywa od razu.
        [few] Każdy inny ruch przegrywa w najwyżej { $moves } ruchach.
        [many] Każdy inny ruch przegrywa w najwyżej { $moves } ruchach.
       *[other] Każdy inny ruch przegrywa w najwyżej { $moves } ruchu.
    }
puzzle-why-captured = Groziło { $threat }; teraz { $reply } zbiłoby { $pieces }.
puzzle-why-answered = Groził ruch { $threat }. Teraz jest na niego odpowiedź: { $reply }.
puzzle-why-prevented = Groził ruch { $threat }, ale nie jest już możliwy.
puzzle-rules-globe = Zbitą królową odstawia jej własna strona.
puzzle-rules-escale = Dwie figury biją też pod kątem 120°. Zbitą królową odstawia jej własna strona.
puzzle-rules-ring = Bicie tylko wzdłuż pierścienia. Wolno wejść między dwie figury przeciwnika, ale figura zostaje wtedy zbita. Zbitą królową odstawia jej własna strona, nawet na tron.
puzzle-rules-neto = Bicie tylko wzdłuż pierścienia. Wolno wejść między dwie figury przeciwnika, ale figura zostaje wtedy zbita. Zbitą figurę odstawia się o jeden pierścień na zewnątrz.
puzzle-rules-classic = Nie wolno wejść między dwie figury przeciwnika, nawet z biciem. Zbitą królową odstawia jej własna strona, nawet na tron.
puzzle-rules-captor = Nie wolno wejść między dwie figury przeciwnika, nawet z biciem. Zbitą królową można odesłać nawet na tron.
puzzle-rules-ludii = Nie wolno wejść między dwie figury przeciwnika, nawet z biciem. Zbitą królową odstawia jej własna strona, nawet na tron. Kto otoczy królową przeciwnika, przegrywa.
mistakes-hint = Wracają tu niezaliczone zadania i najgorsze błędy, które ocena ruchów znajduje w twoich partiach z komputerem: najpierw następnego dnia, a po każdej dobrej odpowiedzi coraz później. Najwyżej dziesięć dziennie.
mistakes-none = Na razie nic nie wraca. Rozwiązuj zadania albo oceń ruchy zakończonej partii.
mistakes-begin = Zacznij: dziś { $count }
mistakes-next = Na dziś to wszystko. Następne: { $date }
mistakes-missed = Niezaliczone zadania: { $count }
mistakes-own = Błędy z twoich partii: { $count }
mistakes-lines = Linie z otwarć: { $count }
mistakes-to-come = Najbliższe dwa tygodnie
# As in English.
mistakes-day = { $date }: { $count }
mistakes-left = Na dziś zostało: { $count }
mistakes-leave = Wróć do przeglądu
