//! The hints for beginners: their relevance and texts.

use agon_core::board::{Bitboard, CellId, Direction};
use agon_core::rules::{IllegalMove, Position, QueenChooser, Repetition, Side};
use serde::{Deserialize, Serialize};

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::selection::Selection;
use crate::agon::scene::selection_marks::{barred, threatened};
use crate::agon::text::words::{enumeration, zone_role};
use crate::shell::system::language::{Language, key};

/// Number of guards next to the throne from which a missing gap is worth a hint.
const NEARLY_ALL: u32 = 4;

/// The hints, most urgent first: a hint gives way to a more urgent one. "They" are the beginner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Hint {
    /// One of their pieces must be relocated.
    Relocate,
    /// They choose the cell of the queen they have captured.
    SendQueen,
    /// Their guards are about to surround the throne without their queen.
    EmptyThrone,
    /// The game goes round in circles.
    Repetition,
    /// Their queen was captured, and the opponent chooses her cell.
    QueenSent,
    /// They captured a piece.
    Captured,
    /// One of their pieces can be captured.
    Threatened,
    /// Their queen is next to the throne.
    QueenNear,
    /// One of their guards has arrived where their own guards leave no gap.
    MakeRoom,
    /// They can capture a piece.
    CanCapture,
    /// The selected piece can go to the marked cells.
    Targets,
    /// The meaning of the race's bars.
    Race,
    /// The aim of the game.
    Aim,
}

/// The game from the beginner's point of view.
pub(super) struct Situation<'a> {
    pub(super) current: &'a Match,
    pub(super) me: Side,
    pub(super) selection: Selection,
    /// Whether it is their first game. Later ones only show hints about a loss.
    pub(super) is_first_game: bool,
    /// Whether the race to the throne is on the screen.
    pub(super) has_race: bool,
}

impl Situation<'_> {
    fn position(&self) -> &Position {
        self.current.position()
    }

    /// A side's captured pieces.
    fn captured(&self, side: Side) -> Bitboard {
        self.position().captured() & self.position().pieces(side)
    }

    /// The pieces that the beginner's next move can capture.
    fn within_reach(&self) -> Bitboard {
        self.position().threats(self.current.rules(), self.me.opponent())
    }

    /// The cells where the opponent's next move could capture: those of the beginner's pieces, otherwise those to which
    /// the selected piece may step.
    fn at_risk(&self) -> Bitboard {
        let (position, rules) = (self.position(), self.current.rules());
        let standing = position.threats(rules, self.me);
        match standing.first() {
            Some(first) => first.into(),
            None if position.due().is_empty() && matches!(self.selection, Selection::Piece(_)) => {
                threatened(position, rules, self.selection)
            }
            None => Bitboard::EMPTY,
        }
    }

    /// The beginner's guards on ring 2 kept out by guards of their own only, while ring 1 has a gap elsewhere.
    fn without_gap(&self) -> Bitboard {
        let guards = self.position().guards(self.me);
        let before_throne = guards & Bitboard::ring(1);
        let is_full = (Bitboard::ring(1) & !self.position().occupied()).is_empty();
        if is_full || before_throne.len() < NEARLY_ALL {
            return Bitboard::EMPTY;
        }
        let is_kept_out = |cell: &CellId| {
            let ahead = Direction::ALL
                .into_iter()
                .filter_map(|direction| cell.neighbour(direction));
            ahead
                .filter(|ahead| ahead.ring() == 1)
                .all(|ahead| before_throne.contains(ahead))
        };
        (guards & Bitboard::ring(2)).into_iter().filter(is_kept_out).collect()
    }

    /// Whether this position, or the one before it, has occurred before.
    fn is_repeated(&self) -> bool {
        let game = self.current.game();
        let mut last = game.positions().skip(game.plies().len().saturating_sub(1));
        last.any(|position| game.times_stood(position).is_some_and(|times| times > 1))
    }

    /// Whether the beginner has moved since the game had this many plies, or the game is another one.
    pub(super) fn has_moved_since(&self, plies: usize) -> bool {
        let game = self.current.game();
        let mut later = game.positions().take(game.plies().len()).skip(plies);
        game.plies().len() < plies || later.any(|position| position.chooser(game.rules()) == self.me)
    }

    /// A hint that was shown before, but is relevant again. In a first game it returns each time.
    pub(super) fn warns_again(&self) -> Option<Hint> {
        let is_warned = self.is_first_game && self.current.chooser() == Some(self.me);
        Some(Hint::Threatened).filter(|hint| is_warned && hint.matters(self))
    }

    /// The most urgent hint that is relevant and not among those shown.
    pub(super) fn most_urgent(&self, shown: &[Hint]) -> Option<Hint> {
        let is_my_choice = self.current.chooser() == Some(self.me);
        // Events in the opponent's turn are explained at once.
        let is_told_now = |hint: &Hint| is_my_choice || matches!(hint, Hint::Captured | Hint::QueenSent);
        Hint::ALL
            .into_iter()
            .filter(|hint| !shown.contains(hint))
            .filter(is_told_now)
            .filter(|hint| self.is_first_game || hint.is_of_a_loss())
            .find(|hint| hint.matters(self))
    }
}

impl Hint {
    pub(super) const ALL: [Self; 13] = [
        Self::Relocate,
        Self::SendQueen,
        Self::EmptyThrone,
        Self::Repetition,
        Self::QueenSent,
        Self::Captured,
        Self::Threatened,
        Self::QueenNear,
        Self::MakeRoom,
        Self::CanCapture,
        Self::Targets,
        Self::Race,
        Self::Aim,
    ];

    /// Whether the hint is relevant now.
    pub(super) fn matters(self, seen: &Situation) -> bool {
        let (position, me) = (seen.position(), seen.me);
        let before_throne = |cells: Bitboard| (cells & Bitboard::ring(1)).len();
        let is_sent = |owner: Side| {
            let queen = seen.captured(owner) & position.queens(owner);
            !queen.is_empty() && position.side() == owner && seen.current.chooser() == Some(owner.opponent())
        };
        match self {
            Self::Relocate => position.side() == me && !position.due().is_empty(),
            Self::SendQueen => is_sent(me.opponent()),
            Self::QueenSent => is_sent(me),
            Self::Captured => !seen.captured(me.opponent()).is_empty() && !is_sent(me.opponent()),
            Self::EmptyThrone => {
                before_throne(position.guards(me)) >= 3 && !position.queens(me).contains(CellId::THRONE)
            }
            Self::Repetition => seen.is_repeated(),
            Self::Threatened => !seen.at_risk().is_empty(),
            Self::QueenNear => before_throne(position.queens(me)) > 0 && !position.occupied().contains(CellId::THRONE),
            Self::MakeRoom => !seen.without_gap().is_empty(),
            Self::CanCapture => !seen.within_reach().is_empty(),
            Self::Targets => matches!(seen.selection, Selection::Piece(_)),
            // The first move has changed the race for the first time.
            Self::Race => seen.has_race && !seen.current.game().plies().is_empty() && position.turn() > 1,
            Self::Aim => true,
        }
    }

    /// Whether it no longer holds before the beginner has moved, as another piece is selected.
    pub(super) fn has_passed(self, seen: &Situation) -> bool {
        self == Self::Threatened && seen.current.chooser() == Some(seen.me) && !self.matters(seen)
    }

    /// Whether the computer's next move removes its subject.
    pub(super) fn waits(self, seen: &Situation) -> bool {
        self == Self::QueenSent && self.matters(seen)
    }

    /// Whether it warns of an end of the game that the board does not show.
    const fn is_of_a_loss(self) -> bool {
        matches!(self, Self::EmptyThrone | Self::Repetition)
    }

    fn key(self, seen: &Situation) -> &'static str {
        let position = seen.position();
        match self {
            Self::Relocate if !(position.due() & position.queens(seen.me)).is_empty() => key("hints-relocate-queen"),
            Self::Relocate => key("hints-relocate-guard"),
            Self::Repetition if seen.current.rules().repetition == Repetition::Loses => key("hints-repetition-loses"),
            Self::Repetition => key("hints-repetition-draws"),
            Self::Threatened if position.threats(seen.current.rules(), seen.me).is_empty() => key("hints-risk"),
            Self::Threatened => key("hints-threatened"),
            Self::SendQueen => key("hints-send-queen"),
            Self::EmptyThrone => key("hints-empty-throne"),
            // Hints stay until the beginner's next move, and the computer moves before.
            Self::QueenSent if !self.matters(seen) => key("hints-queen-was-sent"),
            Self::QueenSent => key("hints-queen-sent"),
            Self::Captured if !self.matters(seen) => key("hints-captured-and-put-back"),
            Self::Captured => key("hints-captured"),
            Self::QueenNear => key("hints-queen-near"),
            Self::MakeRoom => key("hints-make-room"),
            Self::CanCapture => key("hints-can-capture"),
            Self::Targets => key("hints-targets"),
            Self::Race => key("hints-race"),
            Self::Aim => key("hints-aim"),
        }
    }

    /// The cells that the text names.
    pub(super) fn cells(self, seen: &Situation) -> Bitboard {
        match self {
            Self::CanCapture => seen.within_reach().first().map_or(Bitboard::EMPTY, Bitboard::from),
            Self::Threatened => seen.at_risk(),
            Self::MakeRoom => seen.without_gap().first().map_or(Bitboard::EMPTY, Bitboard::from),
            _ => Bitboard::EMPTY,
        }
    }

    /// The text; if it is about marked cells, it also explains the crosses among them.
    pub(super) fn text(self, seen: &Situation, language: &Language) -> String {
        let cells = self.cells(seen).into_iter().map(|cell| cell.to_string());
        let cells = enumeration(language, &cells.collect::<Vec<_>>());
        let rules = seen.current.rules();
        let zone = match self {
            // It may be the queen, whom her owner relocates elsewhere.
            Self::Captured if rules.queen_chooser == QueenChooser::Owner => "other",
            _ => zone_role(rules),
        };
        let text = language.tr_with(self.key(seen), &[("cells", cells.into()), ("zone", zone.into())]);
        let has_crosses = matches!(self, Self::Targets | Self::Relocate | Self::SendQueen);
        match why_barred(seen).filter(|_| has_crosses) {
            Some(crosses) => text + " " + &language.tr(crosses),
            None => text,
        }
    }
}

/// Why the crosses are barred to the selected piece, if there are any and they share one reason. Pressing a cross gives
/// its own reason.
pub(super) fn why_barred(seen: &Situation) -> Option<&'static str> {
    let (position, rules) = (seen.position(), seen.current.rules());
    let refusals = barred(position, rules, seen.selection).into_iter().filter_map(|to| {
        let refusal = position.check(rules, seen.selection.move_to(to)?).err()?;
        Some(match refusal {
            IllegalMove::WrongZone(_) => key("hints-cross-throne"),
            IllegalMove::RelocationCaptures => key("hints-crosses-trap"),
            _ => key("hints-crosses"),
        })
    });
    refusals.reduce(|one, other| {
        if one == other {
            one
        } else {
            key("hints-crosses-several")
        }
    })
}
