//! A game that was found: what it is told as, and what is played on from it.

use agon_core::engine::Level;
use agon_core::rules::Side;
use agon_core::session::conditions::Terms;
use agon_core::session::found::Found;
use agon_core::session::players::Players;

use crate::agon::saves::start_game::GameWanted;
use crate::agon::text::verdict::headline;
use crate::agon::text::words::{rules_name, shortened, side_name};
use crate::shell::system::language::Language;

/// The game that goes on from it: against the computer, with the human's side and the level, or between two humans, who
/// keep the names of `before`, the players of the unfinished game that it goes on with.
pub(super) fn continuation_of(found: &Found, computer: Option<(Side, Level)>, before: Option<Players>) -> GameWanted {
    let players = match (computer, before) {
        (Some((human, level)), _) => Players::against_computer(human, level),
        (None, Some(players)) if players.are_two_people() => players,
        (None, _) => two_people(found),
    };
    GameWanted {
        tree: found.tree.clone(),
        players,
        terms: Terms::default(),
        tags: found.played_tags(),
        by_lot: false,
    }
}

/// The analysis of it.
pub(super) fn analysis_of(found: &Found) -> GameWanted {
    GameWanted::analysis(found.tree.clone(), two_people(found), found.tags.clone())
}

/// Its identification, and other details.
pub(super) fn described(found: &Found, language: &Language) -> (String, String) {
    let game = found.tree.line();
    let standing = match (game.outcome(), game.position().side()) {
        (Some(outcome), _) => headline(language, &two_people(found), outcome),
        (None, Side::White) => language.tr("open-white-to-move"),
        (None, Side::Black) => language.tr("open-black-to-move"),
    };
    let rules = rules_name(language, game.rules()).into();
    let args = [("rules", rules), ("turn", game.position().turn().into())];
    if found.names.iter().all(String::is_empty) {
        return (standing, language.tr_with("open-rules", &args));
    }
    let name = |side| found.name(side).map_or_else(|| side_name(language, side), shortened);
    let [white, black] = Side::ALL.map(name);
    let [rules, turn] = args;
    (
        language.tr_with("open-players", &[("white", white.into()), ("black", black.into())]),
        language.tr_with("open-standing", &[rules, turn, ("standing", standing.into())]),
    )
}

fn two_people(found: &Found) -> Players {
    let [white, black] = found.names.clone();
    Players::two_people(white, black)
}

#[cfg(test)]
mod tests {
    use agon_core::rules::RuleSet;

    use super::*;
    use crate::testing::matches::random_game;

    #[test]
    fn two_people_who_go_on_keep_their_names() {
        let game = random_game(RuleSet::default(), 9, 3);
        let found = Found {
            tree: game.into(),
            names: Default::default(),
            tags: Vec::new(),
        };
        let named = Players::two_people("Ada", "Bo");
        let wanted = |computer, before| continuation_of(&found, computer, before).players;
        assert_eq!(wanted(None, Some(named.clone())), named);
        assert_eq!(wanted(None, None), Players::two_people("", ""));
        let computer = wanted(Some((Side::Black, Level::Casual)), None);
        assert_eq!(computer, Players::against_computer(Side::Black, Level::Casual));
    }
}
