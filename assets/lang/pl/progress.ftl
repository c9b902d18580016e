# The page of what was learned, solved and played, in Polish. English is beside it, with the same keys in the same order.

progress-lessons = Lekcje
progress-stars = { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
        [many] { $count } gwiazdek
       *[other] { $count } gwiazdki
    }
progress-no-puzzles = Wszystkie zadania są jeszcze przed tobą.
progress-solved = { $solved ->
        [one] { $solved } rozwiązane zadanie
        [few] { $solved } rozwiązane zadania
        [many] { $solved } rozwiązanych zadań
       *[other] { $solved } rozwiązanego zadania
    }, w tym za pierwszym razem: { $first }
progress-rating = Ranking { $rating }, najwyższy { $highest }
progress-themes = Mocne i słabe strony
progress-themes-hint = W prawo: lepiej, niż wynika z rankingu. W lewo: jeszcze nie tak dobrze.
progress-themes-few = Po kilku kolejnych zadaniach zobaczysz tu swoje mocne strony.
progress-stronger = Lepiej, niż wynika z rankingu: { $themes }.
progress-weaker = Jeszcze nie tak dobrze: { $themes }.
progress-levels = Partie według poziomu
progress-rules = Partie według zasad
progress-no-games = Nie ma jeszcze dokończonej partii z komputerem.
progress-legend = Ostatnia partia jest z prawej. Kolor mosiądzu: wygrana bez podpowiedzi.
progress-results = { $name } – wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }.
progress-mastered = Wygrana bez podpowiedzi.
progress-unplayed = { $name }: jeszcze żadnej partii.
progress-best = Najlepsze partie
progress-best-hint = Wygrane bez podpowiedzi, od najsilniejszych przeciwników.
progress-no-best = Tu trafiają partie wygrane bez podpowiedzi.
progress-distinctions = Wyróżnienia
progress-distinctions-hint = Za partie z komputerem, bez podpowiedzi.
progress-not-yet = Jeszcze nie
progress-win = Wygrana partia
progress-queen-capture = Zbita królowa
progress-double-capture = Dwie figury zbite w jednym ruchu
progress-triple-capture = Trzy figury zbite w jednym ruchu
progress-captures-in-a-row = Bicie w trzech turach z rzędu
progress-won-after-queen-capture = Partia wygrana mimo zbicia twojej królowej
progress-never-captured = Partia wygrana bez zbicia żadnej z twoich figur
progress-without-capture = Partia wygrana bez bicia
progress-short = Partia wygrana w najwyżej { $turns ->
        [one] { $turns } turze
        [few] { $turns } turach
        [many] { $turns } turach
       *[other] { $turns } tury
    }
progress-head-start = Partia wygrana, choć komputer miał fory
progress-empty-throne = Partia wygrana, bo przeciwnik otoczył pusty tron
