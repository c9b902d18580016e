//! The axes in which printed rules of Agon differ, and the names of their values (`docs/rules.md` §3–5).

/// Declares an axis: an enum whose values have the names the rules give them.
macro_rules! axis {
    ($(#[$doc:meta])* $axis:ident { $($(#[$value_doc:meta])* $value:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $axis { $($(#[$value_doc])* $value,)+ }

        impl $axis {
            /// All values, in the order of `docs/rules.md`.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];
            /// Their names in the same order.
            pub(super) const NAMES: &'static [&'static str] = &[$($name),+];

            /// The value's name in rule texts such as `globe,capture=same-ring`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $name),+ }
            }
        }
    };
}

axis! {
    /// Ways to bring the pieces onto the board (§5).
    Setup {
        /// The opening array.
        Standard = "standard",
        /// Queens on f1 and f11, then guards in turn anywhere but on the throne.
        Bell = "bell",
        /// Queens in turn anywhere but on the throne, then guards likewise.
        Parlett = "parlett",
        /// Queens, then guards, in turn on the edge.
        Edge = "edge",
        /// As `Edge`, the second queen exactly opposite the first.
        EdgeOpposite = "edge-opposite",
    }
}
axis! {
    /// Meanings of "held between two enemies" (§3, Capture).
    Capture {
        /// On opposite sides, on any of the three lines.
        Straight = "straight",
        /// On opposite sides, or at 120° round the piece.
        StraightOrBent = "straight-or-bent",
        /// The three are consecutive cells of one ring.
        SameRing = "same-ring",
    }
}
axis! {
    /// Fate of a piece that steps between two enemies (§3, Custody).
    Custody {
        /// Such a step is illegal.
        Forbidden = "forbidden",
        /// Legal only if the step captures.
        UnlessCapturing = "unless-capturing",
        /// Legal, and the piece is captured.
        Trapped = "trapped",
    }
}
axis! {
    /// Cells where a captured guard may be put back (§3, Relocation).
    GuardRelocation {
        /// On the edge.
        Edge = "edge",
        /// On the next ring outwards; from the edge, elsewhere on the edge.
        NextRing = "next-ring",
        /// On a cell on which a guard of its side begins; on the edge if none is empty.
        Start = "start",
        /// Nowhere: it leaves the board at once.
        Removed = "removed",
    }
}
axis! {
    /// Cells where a captured queen may be put back (§3, Relocation).
    QueenRelocation {
        /// On any cell but the throne.
        NotThrone = "not-throne",
        /// On any cell, the throne too.
        Anywhere = "anywhere",
        /// On the next ring outwards; from the edge, elsewhere on the edge.
        NextRing = "next-ring",
        /// On the edge.
        Edge = "edge",
        /// On the cell on which she begins; on the edge if it is not empty.
        Start = "start",
        /// Nowhere: she leaves the board at once.
        Removed = "removed",
    }
}
axis! {
    /// The player who chooses the cell where a captured queen is put back (§3, Relocation).
    QueenChooser {
        /// Her owner.
        Owner = "owner",
        /// The opponent, in the owner's turn.
        Captor = "captor",
    }
}
axis! {
    /// Whether a piece may be put back where a step would capture or end in custody (§3, Relocation).
    RelocationBan {
        /// Illegal, unless every other cell is illegal too.
        Forbidden = "forbidden",
        /// Legal, and nothing is captured.
        NoEffect = "no-effect",
    }
}
axis! {
    /// When six guards on ring 1 lose because the throne is empty (§4).
    EmptyThrone {
        /// If no queen stands on the throne.
        NoQueen = "no-queen",
        /// If their own queen does not stand on the throne, even if the enemy queen does.
        OwnQueenAbsent = "own-queen-absent",
    }
}
axis! {
    /// Effect of a position's third occurrence (§4).
    Repetition {
        /// The game is drawn.
        Draw = "draw",
        /// The player who chose the repeating move loses.
        Loses = "loses",
        /// Nothing.
        Off = "off",
    }
}
