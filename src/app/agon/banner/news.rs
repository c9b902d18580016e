//! What the last move was, in words.

use crate::app::agon::game::Match;
use crate::app::agon::words::player_name;
use crate::app::shell::language::{Language, key};
use crate::board::{Bitboard, CellId};
use crate::engine::setbacks;
use crate::rules::{Effect, Kind};

/// The last move as a line, if wanted with what its captures cost; none before the first, and none for a pass, which is told
/// otherwise.
pub(super) fn last_move(current: &Match, language: &Language, costs: bool) -> Option<String> {
    let game = current.game();
    let ply = game.plies().last()?;
    let mut line = ply.effects.iter().find_map(|effect| {
        let (text, piece, from, to) = match *effect {
            Effect::Stepped { piece, from, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-steps"),
                    Kind::Guard => key("news-guard-steps"),
                };
                (text, piece, Some(from), to)
            }
            Effect::Relocated { piece, from, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-relocated"),
                    Kind::Guard => key("news-guard-relocated"),
                };
                (text, piece, Some(from), to)
            }
            Effect::Placed { piece, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-placed"),
                    Kind::Guard => key("news-guard-placed"),
                };
                (text, piece, None, to)
            }
            _ => return None,
        };
        let who = player_name(language, current.players(), piece.side);
        let mut args = vec![("who", who.into()), ("to", to.to_string().into())];
        args.extend(from.map(|from: CellId| ("from", from.to_string().into())));
        Some(language.tr_with(text, &args))
    })?;
    let captured: Bitboard = ply
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Captured { cell, .. } => Some(*cell),
            _ => None,
        })
        .collect();
    if !captured.is_empty() {
        let cells: Vec<_> = captured.into_iter().map(|cell| cell.to_string()).collect();
        line += &language.tr_with("news-captures", &[("cells", cells.join(", ").into())]);
        let before = game
            .plies()
            .len()
            .checked_sub(2)
            .map_or(game.start(), |ply| &game.plies()[ply].position);
        let owner = before.side().opponent();
        let setback = |position| setbacks(position, game.rules(), owner);
        let cost = setback(&ply.position) - setback(before);
        if costs && cost > 0 {
            let whom = player_name(language, current.players(), owner);
            line += &language.tr_with("news-cost", &[("whom", whom.into()), ("count", cost.into())]);
        }
    }
    if ply
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Trapped { .. }))
    {
        line += &language.tr("news-trapped");
    }
    Some(line)
}

#[cfg(test)]
mod tests {
    use super::super::saying::tests::{at, two_people};
    use super::*;
    use crate::app::agon::players::Players;
    use crate::app::shell::language::Locale;
    use crate::engine::Level;
    use crate::notation::read_move;
    use crate::rules::Side;

    fn told(mut current: Match, moves: &str) -> Option<String> {
        for text in moves.split_whitespace() {
            let mv = read_move(text, current.position(), current.rules()).unwrap();
            current.tree.play(mv).unwrap();
        }
        last_move(&current, &Language::new(Locale::En), true)
    }

    #[test]
    fn a_move_is_told_with_who_made_it_and_what_it_captured() {
        let game = || at("globe", None, two_people());
        assert_eq!(told(game(), ""), None);
        assert_eq!(told(game(), "b1c2").as_deref(), Some("White: guard b1 → c2"));
        let computer = Players::against_computer(Side::Black, Level::Beginner);
        let game = || at("globe", None, computer.clone());
        assert_eq!(told(game(), "f1f2").as_deref(), Some("Computer: queen f1 → f2"));
        // k7 to i8 holds h9 against the guard beyond it.
        let before = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";
        let capture = told(at("globe", Some(before), two_people()), "k7i8");
        assert_eq!(
            capture.as_deref(),
            Some("White: guard k7 → i8, captures h9 (costs Black 1 move)")
        );
    }

    #[test]
    fn what_is_placed_has_come_from_nowhere() {
        let placed = told(at("parlett", None, two_people()), "Q@a1");
        assert_eq!(placed.as_deref(), Some("White: queen placed on a1"));
    }
}
