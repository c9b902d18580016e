//! Why a move is good or bad, in the player's language.

use crate::app::shell::language::{Language, Value, key};
use crate::board::{Bitboard, CellId};
use crate::engine::{Reason, Score};
use crate::rules::Move;

/// The reason as a short sentence. The player who moves, or would have, is "you".
pub fn sentence(language: &Language, reason: Reason) -> String {
    let (text, values) = match reason {
        Reason::Wins(_) => (key("why-wins"), vec![]),
        Reason::Loses(_) => (key("why-loses"), vec![]),
        Reason::Draws(_) => (key("why-draws"), vec![]),
        Reason::LetsWin { plies, by } => (key("why-lets-win"), vec![mv(by), moves(plies)]),
        Reason::WinsIn { plies } => (key("why-wins-in"), vec![moves(plies)]),
        Reason::MissesWin { best, plies } => (key("why-misses-win"), vec![mv(best), moves(plies)]),
        Reason::PreventsWin { by } => (key("why-prevents-win"), vec![mv(by)]),
        Reason::OnlyMove => (key("why-only-move"), vec![]),
        Reason::Captures { cells, .. } => (key("why-captures"), vec![names(cells)]),
        Reason::Trapped { cell, .. } => (key("why-trapped"), vec![name(cell)]),
        Reason::WouldBeCaptured { cells, by, .. } => (key("why-would-be-captured"), vec![names(cells), mv(by)]),
        Reason::Saves { cells, .. } => (key("why-saves"), vec![names(cells)]),
        Reason::Threatens { cells, .. } => (key("why-threatens"), vec![names(cells)]),
        Reason::TrapsQueen { queen } => (key("why-traps-queen"), vec![name(queen)]),
        Reason::BlocksThrone { queen } => (key("why-blocks-throne"), vec![name(queen)]),
        Reason::OccupiesThrone => (key("why-occupies-throne"), vec![]),
        Reason::BlocksGuards { cell } => (key("why-blocks-guards"), vec![name(cell)]),
        Reason::HoldsUp { pieces } => (key("why-holds-up"), vec![names(pieces)]),
        Reason::WinsRace { by } => (key("why-wins-race"), vec![("moves", by.into())]),
        Reason::GivesAway { best, hundredths } => {
            let (whole, tenths) = (hundredths / 100, hundredths % 100 / 10);
            let values = vec![mv(best), ("whole", whole.into()), ("tenths", tenths.into())];
            (key("why-gives-away"), values)
        }
        Reason::NearestCell { ring } => (key("why-nearest-cell"), vec![("ring", ring.into())]),
        Reason::FarthestCell { ring } => (key("why-farthest-cell"), vec![("ring", ring.into())]),
        Reason::KeepsAway { .. } => (key("why-keeps-away"), vec![]),
        Reason::Inwards { ring: 0 } => (key("why-onto-throne"), vec![]),
        Reason::Inwards { ring } => (key("why-inwards"), vec![("ring", ring.into())]),
        Reason::Sideways => (key("why-sideways"), vec![]),
        Reason::Quiet => (key("why-quiet"), vec![]),
    };
    language.tr_with(text, &values)
}

/// The winner's moves until a win so many plies away.
fn moves(plies: u32) -> (&'static str, Value<'static>) {
    ("moves", Score::WinIn(plies).moves().into())
}

fn mv(mv: Move) -> (&'static str, Value<'static>) {
    let text = match mv {
        Move::Board { from, to } => format!("{from}–{to}"),
        Move::Place { to, .. } => to.to_string(),
        Move::Pass => "–".into(),
    };
    ("move", text.into())
}

fn name(cell: CellId) -> (&'static str, Value<'static>) {
    ("cell", cell.to_string().into())
}

fn names(cells: Bitboard) -> (&'static str, Value<'static>) {
    let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
    ("cells", names.join(", ").into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::language::Locale;
    use crate::app::shell::language::testing::assert_told_apart;
    use crate::rules::{DrawReason, WinReason};

    /// A reason of every code.
    fn reasons() -> Vec<Reason> {
        let (cell, by) = (CellId::THRONE, Move::Pass);
        let cells = Bitboard::from(cell);
        vec![
            Reason::Wins(WinReason::Enthroned),
            Reason::Loses(WinReason::EmptyThrone),
            Reason::Draws(DrawReason::Repetition),
            Reason::LetsWin { plies: 3, by },
            Reason::WinsIn { plies: 5 },
            Reason::MissesWin { best: by, plies: 3 },
            Reason::PreventsWin { by },
            Reason::OnlyMove,
            Reason::Captures {
                cells,
                queen: None,
                tempi: 2,
            },
            Reason::Trapped { cell, tempi: 2 },
            Reason::WouldBeCaptured { cells, by, tempi: 2 },
            Reason::Saves { cells, tempi: 2 },
            Reason::Threatens { cells, tempi: 2 },
            Reason::TrapsQueen { queen: cell },
            Reason::BlocksThrone { queen: cell },
            Reason::OccupiesThrone,
            Reason::BlocksGuards { cell },
            Reason::HoldsUp { pieces: cells },
            Reason::WinsRace { by: 2 },
            Reason::GivesAway {
                best: by,
                hundredths: 75,
            },
            Reason::NearestCell { ring: 2 },
            Reason::FarthestCell { ring: 5 },
            Reason::KeepsAway { distance: 3 },
            Reason::Inwards { ring: 0 },
            Reason::Inwards { ring: 2 },
            Reason::Sideways,
            Reason::Quiet,
        ]
    }

    #[test]
    fn every_reason_has_a_sentence_of_its_own_in_every_language() {
        let codes: std::collections::HashSet<_> = reasons().into_iter().map(Reason::code).collect();
        assert_eq!(codes.len(), Reason::CODES.len());
        assert!(Reason::CODES.iter().all(|code| codes.contains(code)));
        assert_told_apart(&reasons(), sentence);
    }

    #[test]
    fn wins_are_told_in_moves_of_the_winner() {
        let said = |locale, plies| sentence(&Language::new(locale), Reason::WinsIn { plies });
        assert_eq!(said(Locale::En, 1), "Wins with the next move.");
        assert_eq!(said(Locale::En, 5), "Wins in 3 moves, whatever the answer.");
        assert_eq!(said(Locale::Fr, 5), "Gagne en 3 coups, quoi que réponde l’adversaire.");
    }
}
