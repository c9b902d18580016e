# The page of what was learned, solved and played.

progress-lessons = Lessons
progress-stars = { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
progress-no-puzzles = No puzzle tried yet.
progress-solved = { $solved ->
        [one] 1 puzzle solved
       *[other] { $solved } puzzles solved
    }, { $first } at the first try
progress-rating = Rating { $rating }, at its highest { $highest }
progress-themes = Strengths and weaknesses
progress-themes-hint = To the right: better than your rating suggests. To the left: not as good yet.
progress-themes-few = After some more puzzles you will see here what you are good at.
progress-stronger = Better than your rating suggests: { $themes }.
progress-weaker = Not as good yet: { $themes }.
progress-levels = Games by level
progress-rules = Games by rules
progress-no-games = No finished game against the computer yet.
progress-legend = The latest game is on the right. In brass: won without hints.
progress-results = { $name }: { $won } won, { $drawn } drawn, { $lost } lost.
progress-mastered = Won without hints.
progress-unplayed = { $name }: no game yet.
progress-best = Best games
progress-best-hint = Won without hints, the strongest opponents first.
progress-no-best = Games that you win without hints are listed here.
progress-distinctions = Distinctions
progress-distinctions-hint = For games against the computer, without hints.
progress-not-yet = Not yet
progress-win = A game won
progress-queen-capture = The queen captured
progress-double-capture = Two pieces captured in one move
progress-triple-capture = Three pieces captured in one move
progress-captures-in-a-row = A capture on three turns in a row
progress-won-after-queen-capture = A game won after your queen was captured
progress-never-captured = A game won with none of your pieces captured
progress-without-capture = A game won without a capture
progress-short = A game won within { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
progress-head-start = A game won although you gave a head start
progress-empty-throne = A game won because your opponent surrounded the empty throne
