//! A game that was found: what it is told as, and what is played on from it.

use agon_core::engine::Level;
use agon_core::rules::{Position, Side};
use agon_core::session::by_link::{Arrival, arrival, draw_offered_by, take_letter};
use agon_core::session::conditions::Terms;
use agon_core::session::found::{Findings, Found};
use agon_core::session::players::Players;

use crate::agon::saves::saved_games::SavedGames;
use crate::agon::saves::start_game::GameWanted;
use crate::agon::text::verdict::{headline, reason};
use crate::agon::text::words::{move_written, rules_name, shortened, side_name, side_role};
use crate::shell::system::language::{Language, key};
use crate::shell::system::store::Store;

/// The game that goes on from it: against the computer, with the human's side and the level, or between two humans, who
/// keep the names of `before`, the players of the unfinished game that it goes on with.
pub(super) fn continuation_of(found: &Found, computer: Option<(Side, Level)>, before: Option<Players>) -> GameWanted {
    let players = match (computer, before) {
        (Some((human, level)), _) => Players::against_computer(human, level),
        (None, Some(players)) if players.are_two_people() => players,
        (None, _) => two_people(found),
    };
    GameWanted {
        // Of a game that is over, they say what the clocks showed; nobody has agreed to play on by them.
        terms: Terms::in_tags(&found.tags)
            .filter(|_| found.tree.result().is_some())
            .unwrap_or_default(),
        tree: found.tree.clone(),
        players,
        tags: found.played_tags(),
        by_lot: false,
    }
}

/// What a game that goes on by link is to the player at this screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ByLink {
    /// One that is not kept yet, in which they have this side.
    New(Side),
    /// The answer in one that is kept: the moves that came, or why the game is over without any.
    GoesOn(String),
    /// What is kept already, or an earlier state of it.
    Known,
    /// Another course of one that is kept, from this turn on, and the two moves of that turn, as far as there are any.
    Other { turn: u32, moves: [Option<String>; 2] },
}

impl ByLink {
    /// What the only game found is; `None` if it does not go on by link.
    pub(super) fn of_only(
        findings: &Findings,
        (games, store): (&SavedGames, &Store),
        language: &Language,
    ) -> Option<Self> {
        let [found] = &*findings.games else {
            return None;
        };
        let arrived = found.tree.whole_game();
        let letter = take_letter(&mut found.tags.clone(), &arrived, Default::default())?;
        match games.by_link(store, letter.number) {
            None => arrived.outcome().is_none().then(|| Self::New(arrived.chooser())),
            Some(kept) => {
                let players = kept.players;
                let known_offer = draw_offered_by(&kept.tags, &kept.tree.main_game());
                let kept = kept.tree.whole_game();
                let is_at_end = arrived.plies().len() == kept.plies().len();
                let offers_draw = letter.offers_draw && is_at_end && known_offer.is_none();
                Some(match arrival(&kept, &arrived) {
                    Arrival::GoesOn => Self::GoesOn(match &arrived.plies()[kept.plies().len()..] {
                        [] => arrived
                            .outcome()
                            .map(|outcome| reason(language, &players, arrived.rules(), outcome))
                            .unwrap_or_default(),
                        new => {
                            let moves: Vec<_> = new.iter().map(|ply| move_written(&ply.effects)).collect();
                            let moves = [("moves", moves.join(", ").into())];
                            language.tr_with("open-by-link-goes-on", &moves)
                        }
                    }),
                    Arrival::Known if offers_draw => Self::GoesOn(language.tr("banner-draw-offered")),
                    Arrival::Known => Self::Known,
                    Arrival::OtherPast(ply) => Self::Other {
                        turn: kept.positions().nth(ply).map_or(1, Position::turn),
                        moves: [&kept, &arrived].map(|game| {
                            let ply = game.plies().get(ply).filter(|_| kept.shared_plies(&arrived).is_some());
                            ply.map(|ply| move_written(&ply.effects))
                        }),
                    },
                })
            }
        }
    }

    /// It in a sentence.
    pub(super) fn said(&self, language: &Language) -> String {
        match self {
            Self::New(side) => language.tr_with("open-by-link-new", &[("side", side_role(*side).into())]),
            Self::GoesOn(said) => said.clone(),
            Self::Known => language.tr("open-by-link-known"),
            Self::Other {
                turn,
                moves: [Some(own), Some(other)],
            } => {
                let args = [
                    ("turn", (*turn).into()),
                    ("own", own.as_str().into()),
                    ("other", other.as_str().into()),
                ];
                language.tr_with("open-by-link-differs", &args)
            }
            Self::Other { turn, .. } => language.tr_with("open-by-link-other", &[("turn", (*turn).into())]),
        }
    }

    /// The key of the button that goes on with it.
    pub(super) const fn key(&self) -> &'static str {
        match self {
            Self::New(_) => key("open-by-link-play"),
            Self::GoesOn(_) | Self::Known => key("my-games-continue"),
            Self::Other { .. } => key("open-by-link-take"),
        }
    }
}

/// The game that goes on by link. If it is kept, the players are those of the kept one.
pub(super) fn by_link(found: &Found) -> GameWanted {
    GameWanted {
        tree: found.tree.clone(),
        players: Players::by_link(found.tree.main_game().chooser(), found.names.clone()),
        terms: Terms::default(),
        tags: found.tags.clone(),
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
    use agon_core::rules::{Game, RuleSet};

    use super::*;
    use crate::testing::matches::random_game;

    #[test]
    fn the_clocks_of_a_game_that_is_over_begin_as_its_record_says() {
        let mut game = random_game(RuleSet::default(), 9, 3);
        let terms = |game: Game| {
            let found = Found {
                tree: game.into(),
                names: Default::default(),
                tags: vec![("TimeControl".to_owned(), "600+5".to_owned())],
            };
            continuation_of(&found, None, None).terms
        };
        assert_eq!(terms(game.clone()), Terms::default());
        game.agree_draw();
        assert_ne!(terms(game), Terms::default());
    }

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
