//! The rights to the game on the board, in one table; each is asked for by name.

/// The players' activity with the game on the board.
///
/// A further mode gets its row in [`Mode::rights`]; no place that asks for a right has to
/// know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The game continues from the position shown.
    Playing,
    /// The game is in progress, and an earlier position or a variation of it is shown.
    LookingBack,
    /// The game is over, and its end, or a position with moves after it, is shown.
    Reviewing,
    /// The game is over, and the end of a variation is shown, from which it can be continued.
    Trying,
    /// The end of a game lost on time is shown.
    OutOfTime,
    /// Nobody plays: any position of the game is shown, and moves of both sides are tried from it.
    Analysing,
    /// Answers to a far player's moves are prepared: moves of both sides are played on a copy of the game.
    Preparing,
    /// The game is over, and the position before a mistake is set up, for which a better move is sought.
    Retrying,
    /// A lesson is tried.
    Learning,
    /// A puzzle is solved, or defences are tried against its answer.
    Solving,
}

impl Mode {
    /// Whether the moves of both sides are tried, and stay in the tree as lines beside each other.
    pub const fn tries_lines(self) -> bool {
        matches!(self, Self::Analysing | Self::Preparing)
    }
}

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Between {
    /// Two people at one screen, who have to agree on anything.
    People,
    /// A person and another who answers by link, and so cannot be asked.
    Links,
    /// A person, or nobody, and the computer, which is not asked.
    Computer,
}

/// Whether players may do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// No.
    Never,
    /// Once the other player has agreed.
    IfAgreed,
    /// Without asking anybody.
    Freely,
}

/// The rights in a [`Mode`]. Whether one can be used, for example because there is a move to take back, depends on the
/// position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rights {
    /// Humans may move.
    pub moves: Permission,
    /// They may move for both sides, no matter who played them.
    pub moves_all: bool,
    /// Humans may take back moves or the result.
    pub takes_back: Permission,
    /// The game continues by itself: the computer moves, and forced passes are made. Elsewhere the players step through
    /// moves that exist already.
    pub goes_on: bool,
    /// The result is open: clocks run, players can resign or offer a draw, and are warned of endings. Elsewhere undo,
    /// redo beside the board and the arrow keys only step through the moves.
    pub counts: bool,
    /// A move replaces those that follow in the game; instead, the players can return to its end.
    pub replaces: bool,
    /// Humans may ask for advice.
    pub advises: bool,
    /// The game is presented as one that was played: with its review, and with the offer to play another one from the
    /// position shown.
    pub reviews: bool,
    /// They may look at other positions of the game.
    pub roams: bool,
    /// Their moves are played. Elsewhere they are only tried out, and the game does not change.
    pub plays: bool,
    /// The end of the game is announced and celebrated.
    pub ends: bool,
}

impl Rights {
    /// What most modes have: moves are tried, for oneself, in a game that is over or nobody waits for.
    const BASE: Self = Self {
        moves: Permission::Freely,
        moves_all: false,
        takes_back: Permission::Freely,
        goes_on: false,
        counts: false,
        replaces: false,
        advises: false,
        reviews: false,
        roams: true,
        plays: true,
        ends: true,
    };
}

impl Mode {
    /// The table of rights.
    pub const fn rights(self, between: Between) -> Rights {
        use Permission::{Freely, IfAgreed, Never};
        let if_agreed = match between {
            Between::People => IfAgreed,
            Between::Links => Never,
            Between::Computer => Freely,
        };
        let is_advised = matches!(between, Between::Computer);
        match self {
            Self::Playing => Rights {
                // The last move can be taken back before its link is sent.
                takes_back: if matches!(between, Between::Links) {
                    Freely
                } else {
                    if_agreed
                },
                goes_on: true,
                counts: true,
                advises: is_advised,
                ..Rights::BASE
            },
            Self::LookingBack => Rights {
                moves: if_agreed,
                takes_back: if_agreed,
                counts: true,
                replaces: true,
                ..Rights::BASE
            },
            Self::Reviewing => Rights {
                reviews: true,
                ..Rights::BASE
            },
            Self::Trying => Rights {
                goes_on: true,
                ..Rights::BASE
            },
            Self::OutOfTime => Rights {
                moves: Never,
                takes_back: Never,
                reviews: true,
                ..Rights::BASE
            },
            Self::Analysing | Self::Preparing => Rights {
                moves_all: true,
                ends: false,
                ..Rights::BASE
            },
            Self::Retrying => Rights {
                moves_all: true,
                takes_back: Never,
                roams: false,
                plays: false,
                ends: false,
                ..Rights::BASE
            },
            Self::Learning | Self::Solving => Rights {
                takes_back: Never,
                goes_on: true,
                advises: matches!(self, Self::Solving) && is_advised,
                roams: false,
                ends: false,
                ..Rights::BASE
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODES: [Mode; 10] = [
        Mode::Playing,
        Mode::LookingBack,
        Mode::Reviewing,
        Mode::Trying,
        Mode::OutOfTime,
        Mode::Analysing,
        Mode::Preparing,
        Mode::Retrying,
        Mode::Learning,
        Mode::Solving,
    ];

    /// The table as text, a line for each mode.
    fn table(between: Between) -> String {
        let yes = |right| if right { "yes" } else { "no" }.to_owned();
        let line = |cells: [String; 12]| {
            let [
                mode,
                moves,
                all,
                takes_back,
                goes_on,
                counts,
                replaces,
                advises,
                reviews,
                roams,
                plays,
                ends,
            ] = cells;
            let rights = format!("{goes_on:9}{counts:8}{replaces:10}{advises:9}{reviews:9}{roams:7}{plays:7}{ends}");
            format!("{mode:13}{moves:10}{all:5}{takes_back:12}{rights}\n")
        };
        let head = [
            "mode",
            "moves",
            "all",
            "takes back",
            "goes on",
            "counts",
            "replaces",
            "advises",
            "reviews",
            "roams",
            "plays",
            "ends",
        ]
        .map(str::to_owned);
        let rows = MODES.map(|mode| {
            let Rights {
                moves,
                moves_all,
                takes_back,
                goes_on,
                counts,
                replaces,
                advises,
                reviews,
                roams,
                plays,
                ends,
            } = mode.rights(between);
            line([
                format!("{mode:?}"),
                format!("{moves:?}"),
                yes(moves_all),
                format!("{takes_back:?}"),
                yes(goes_on),
                yes(counts),
                yes(replaces),
                yes(advises),
                yes(reviews),
                yes(roams),
                yes(plays),
                yes(ends),
            ])
        });
        line(head) + &rows.concat()
    }

    #[test]
    fn two_people_have_these_rights() {
        let agreed = "\
mode         moves     all  takes back  goes on  counts  replaces  advises  reviews  roams  plays  ends
Playing      Freely    no   IfAgreed    yes      yes     no        no       no       yes    yes    yes
LookingBack  IfAgreed  no   IfAgreed    no       yes     yes       no       no       yes    yes    yes
Reviewing    Freely    no   Freely      no       no      no        no       yes      yes    yes    yes
Trying       Freely    no   Freely      yes      no      no        no       no       yes    yes    yes
OutOfTime    Never     no   Never       no       no      no        no       yes      yes    yes    yes
Analysing    Freely    yes  Freely      no       no      no        no       no       yes    yes    no
Preparing    Freely    yes  Freely      no       no      no        no       no       yes    yes    no
Retrying     Freely    yes  Never       no       no      no        no       no       no     no     no
Learning     Freely    no   Never       yes      no      no        no       no       no     yes    no
Solving      Freely    no   Never       yes      no      no        no       no       no     yes    no
";
        assert_eq!(table(Between::People), agreed, "\n{}", table(Between::People));
    }

    #[test]
    fn against_the_computer_nobody_is_asked_and_advice_is_to_be_had() {
        let unasked = table(Between::People).replace("IfAgreed", "Freely  ");
        let unasked = unasked.replacen(
            "no        no       no       yes    yes",
            "no        yes      no       yes    yes",
            1,
        );
        let solving = "Solving      Freely    no   Never       yes      no      no        ";
        let unasked = unasked.replacen(&format!("{solving}no  "), &format!("{solving}yes "), 1);
        assert_eq!(table(Between::Computer), unasked, "\n{}", table(Between::Computer));
    }

    #[test]
    fn by_link_nobody_can_be_asked_and_only_the_last_move_is_taken_back() {
        let asked = table(Between::People).replace("IfAgreed    yes ", "Freely      yes ");
        let unasked = asked.replace("IfAgreed", "Never   ");
        assert_eq!(table(Between::Links), unasked, "\n{}", table(Between::Links));
    }
}
