# The museum of rules.

museum-origin = Where Agon comes from
museum-origin-text =
    What is certain: Agon was printed in London in 1842, by Anthony Peacock, and many versions followed.

    What is only claimed: that it is older, and French. Some sources, Adam Vaugeois among them, date it to France, about 1780. This museum has nothing to show that proves it.
museum-names = Its names
museum-names-text = The game is also known as the Queen’s Guard or Queen’s Guards, Royal Guards, Guard, Advance and Retreat, and Tournament.
museum-rooms = The rooms
museum-rooms-text = The printed rules disagree, even on what a capture is. Each room has one version: where it comes from, what games are like, and how it differs from any other. Thirteen come from printed or published sources; the first is this program’s own. Where a source says nothing, we had to decide, and the room says so.
museum-told = Rules known only by hearsay
museum-told-text =
    Two more versions are known to us, but not well enough to play.

    A page of rules has captures on the same ring, and the captor chooses where any captured piece goes. It does not say which cells may be chosen. For the queen alone, your own rules can have both: captures along a ring, and the captor’s choice.

    Another version begins with the pieces standing elsewhere, and after a capture there are pieces in hand. We do not know where they stand, who holds them, or when and where they are placed.
museum-paper = On your own table
museum-paper-text = A program that comes with the downloads ({ "agon-engine print" }) prints the board on two sheets of A4 or Letter, counters to fold, diagrams, and the rules in your language. It also shapes the pieces for a 3D printer.
museum-sources = Sources
museum-games = What games are like
museum-measured = A computer played { $games } games against itself by these rules. On average a game took { $plies } moves, those of both sides counted. { $drawn ->
        [0] None was drawn.
        [100] All games were drawn, or given up because they did not end.
        [one] Of every 100 games, { $drawn } was drawn, or given up because it did not end.
       *[other] Of every 100 games, { $drawn } were drawn, or given up because they did not end.
    } White scored { $white } points of 100: { $first ->
        [white] moving first is worth something.
        [black] moving second is worth something.
       *[even] too close to say that moving first is worth anything.
    }
museum-measured-plain = Measured with a quick and simple player. Stronger play gives other figures, but the rules can be compared.
museum-measured-strong = Measured with a much stronger player than in the other rooms, so these figures cannot be compared with theirs.
museum-play = Play by these rules
museum-back = All rooms
museum-to-room = To the room of { $name }
museum-compare = Compare with
museum-count = { $count ->
    [one] { $count } rule differs
   *[other] { $count } rules differ
}
museum-between = { $one } and { $other }
museum-says = { $name }: { $line }
museum-board = The same position under both rules
museum-only = Only under { $name } ({ $mark ->
        [dots] dots
       *[frames] frames
    }): { $moves }{ $more ->
        [0] {"."}
        [one] {" "}and { $more } more move.
       *[other] {" "}and { $more } more moves.
    }
museum-otherwise = { $first }: { $one }. { $second }: { $other }.
museum-captures = captures { $cells }
museum-captures-nothing = captures nothing
museum-trapped = is itself captured
museum-removed = what is captured leaves the board
museum-next = { $side ->
    [black] Black moves next
   *[white] White moves next
}
museum-ended = { $how ->
    [white] White has won
    [black] Black has won
    [drawn] the game is drawn
   *[open] the game goes on
}
museum-chooses = { $side ->
    [black] Black chooses the queen’s cell.
   *[white] White chooses the queen’s cell.
}
