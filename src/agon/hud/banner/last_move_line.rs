//! The last move and the cost of its captures.

use std::borrow::Cow;

use agon_core::engine::setbacks;
use agon_core::rules::Ply;
use agon_core::session::players::Players;

use crate::agon::gameplay::current_game::Match;

/// The last move, and the cost of its captures in moves. `None` before the first move, and if the game has since ended
/// by resignation, agreement or on time.
pub(crate) fn last_move(current: &Match) -> Option<(&Ply, i32)> {
    if current.is_ended_by_word() {
        return None;
    }
    let game = current.game();
    let (ply, earlier) = game.plies().split_last()?;
    let before = earlier.last().map_or(game.start(), |ply| &ply.position);
    let owner = before.side().opponent();
    let setback = |position| setbacks(position, game.rules(), owner);
    Some((ply, setback(&ply.position) - setback(before)))
}

/// Whose the moves on the board are: in a variation that is being tried, those of the colours.
pub(crate) fn movers(current: &Match) -> Cow<'_, Players> {
    match current.is_in_variation() && current.rights().moves_all {
        true => Cow::Owned(Players::two_people("", "")),
        false => Cow::Borrowed(current.players()),
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::read_move;
    use agon_core::rules::{Side, WinReason};

    use super::*;
    use crate::agon::gameplay::current_game::Purpose;
    use crate::agon::text::words::move_told;
    use crate::shell::system::language::{Language, Locale};
    use crate::testing::matches::{at, two_people};

    fn told(mut current: Match, moves: &str) -> Option<String> {
        for text in moves.split_whitespace() {
            let mv = read_move(text, current.position(), current.rules()).unwrap();
            current.tree.play(mv).unwrap();
        }
        let (ply, cost) = last_move(&current)?;
        move_told(
            &Language::new(Locale::EN),
            current.rules(),
            &movers(&current),
            ply,
            cost,
        )
    }

    #[test]
    fn a_move_is_told_with_who_made_it_and_what_it_captured() {
        let game = || at("globe", None, two_people());
        assert_eq!(told(game(), ""), None);
        assert_eq!(told(game(), "b1c2").as_deref(), Some("White: guard b1\u{a0}→\u{a0}c2"));
        let computer = Players::against_computer(Side::Black, Level::Beginner);
        let game = || at("globe", None, computer.clone());
        assert_eq!(
            told(game(), "f1f2").as_deref(),
            Some("Computer: queen f1\u{a0}→\u{a0}f2")
        );
        // k7 to i8 captures h9 against the guard beyond it.
        let before = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";
        let capture = told(at("globe", Some(before), two_people()), "k7i8");
        assert_eq!(
            capture.as_deref(),
            Some("White: guard k7\u{a0}→\u{a0}i8, captures the guard on h9 (costs Black 1 move)")
        );
    }

    #[test]
    fn a_move_is_no_news_after_a_resignation() {
        let mut game = at("globe", None, two_people());
        let mv = read_move("b1c2", game.position(), game.rules()).unwrap();
        game.tree.play(mv).unwrap();
        assert!(last_move(&game).is_some());
        game.tree.lose(Side::Black, WinReason::Resignation);
        assert!(last_move(&game).is_none());
    }

    #[test]
    fn a_move_tried_in_an_analysis_is_not_the_computers() {
        let computer = Players::against_computer(Side::White, Level::Beginner);
        let mut current = at("globe", None, computer);
        for text in ["b1c2", "f11f10"] {
            let mv = read_move(text, current.position(), current.rules()).unwrap();
            current.tree.play(mv).unwrap();
        }
        current.purpose = Purpose::Analysis;
        assert!(
            matches!(movers(&current), Cow::Borrowed(_)),
            "the computer has played it"
        );
        current.tree.back();
        let mv = read_move("f11g10", current.position(), current.rules()).unwrap();
        current.tree.try_out(mv).unwrap();
        assert_eq!(told(current, "").as_deref(), Some("Black: queen f11\u{a0}→\u{a0}g10"));
    }

    #[test]
    fn what_is_placed_has_come_from_nowhere() {
        let placed = told(at("parlett", None, two_people()), "Q@a1");
        assert_eq!(placed.as_deref(), Some("White: queen placed on a1"));
    }
}
