//! Warns of endings that the board does not show: threefold repetition, and the limit of moves without progress.

use agon_core::rules::{Game, Repetition};
use bevy::prelude::*;

use super::hints::state::HintState;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::PositionChanged;
use crate::shell::ui::prelude::*;
use crate::tabletop::schedule::TableSystems;

/// Numbers of moves left before the limit at which to warn.
const TOLD_AT: [u32; 2] = [10, 4];

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        warn.in_set(TableSystems::Present).run_if(resource_exists::<Match>),
    );
}

fn warn(
    mut changes: MessageReader<PositionChanged>,
    (current, language): (Res<Match>, Res<Language>),
    hints: Res<HintState>,
    mut notices: MessageWriter<Notice>,
) {
    let has_moved = changes.read().filter(|change| change.by_move).count() > 0;
    if has_moved && current.rights().counts {
        let is_hinted = hints.tells_of_repetition(&current);
        notices.write_batch(warnings(current.game(), is_hinted, &language).map(Notice::info));
    }
}

/// The warnings after the last move; of a repetition only if no hint does so.
fn warnings(game: &Game, is_hinted: bool, language: &Language) -> impl Iterator<Item = String> {
    let repeated = game.times_repeated().filter(|&times| times == 2 && !is_hinted);
    let repeated = repeated.map(|_| {
        language.tr(match game.rules().repetition {
            Repetition::Loses => key("warning-repetition-loses"),
            Repetition::Draw | Repetition::Off => key("warning-repetition-draw"),
        })
    });
    let left = game.plies_to_limit().filter(|left| TOLD_AT.contains(left));
    let left = left.map(|left| language.tr_with("warning-progress", &[("count", left.into())]));
    repeated.into_iter().chain(left)
}

#[cfg(test)]
mod tests {
    use agon_core::notation::{parse_position, read_move};
    use agon_core::rules::RuleSet;

    use super::*;
    use crate::shell::system::language::Locale;

    /// The warnings after each of the moves, which go along the edge.
    fn told(rules: &str, clock: u32, moves: &str) -> Vec<Vec<String>> {
        let rules: RuleSet = rules.parse().unwrap();
        let start = format!("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - {clock} 60");
        let mut game = Game::from_position(rules, parse_position(&start, &rules).unwrap());
        let language = Language::new(Locale::EN);
        let mut tell = |text: &str| {
            let mv = read_move(text, game.position(), game.rules()).unwrap();
            game.play(mv).unwrap();
            warnings(&game, false, &language).collect()
        };
        moves.split_whitespace().map(&mut tell).collect()
    }

    #[test]
    fn a_position_that_comes_up_again_is_told_of_as_the_rules_have_it() {
        let round = "f1g1 f11g10 g1f1 g10f11 f1g1";
        for (rules, word) in [("globe", "a draw"), ("globe,repetition=loses", "loses")] {
            let told = told(rules, 0, round);
            assert!(told[..3].iter().all(Vec::is_empty), "{told:?}");
            assert!(
                told[3..].iter().all(|told| told.len() == 1 && told[0].contains(word)),
                "{told:?}"
            );
        }
        assert!(told("globe,repetition=off", 0, round).iter().all(Vec::is_empty));
    }

    #[test]
    fn the_limit_is_told_of_twice() {
        let told = told("globe", 89, "f1g1 f11g10 b1c1");
        let counts: Vec<_> = told.iter().map(Vec::len).collect();
        assert_eq!(counts, [1, 0, 0]);
        assert!(told[0][0].contains("10 more moves"), "{told:?}");
    }

    #[test]
    fn without_a_limit_there_is_nothing_to_tell() {
        let told = told("globe,progress-limit=0", 89, "f1g1 f11g10 b1c1");
        assert!(told.iter().all(Vec::is_empty), "{told:?}");
    }
}
