//! The saved games in the order wanted: which of them match a search, and how each is described.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use agon_core::rules::{Outcome, Side};
use agon_core::session::summary::Summary;
use bevy_egui::egui::Color32;

use crate::agon::drawings::icons::egui_color;
use crate::agon::pages::title::menu::whose_turn;
use crate::agon::saves::saved_games::ListedGame;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::verdict::{headline, reason};
use crate::agon::text::words::{player_detail, player_name, rules_name};
use crate::shell::system::dates::date;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::cards::Mark;

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted {
    /// Words that occur in what is told of a game.
    pub(super) words: String,
    /// The folder, if only the games of one are listed.
    pub(super) folder: Option<String>,
}

/// The folders that there are, by name.
pub(super) fn folders(games: &[ListedGame]) -> BTreeSet<&str> {
    let folders = games.iter().map(|game| &*game.summary.folder);
    folders.filter(|folder| !folder.is_empty()).collect()
}

/// The order in which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    #[default]
    Newest,
    /// By number of turns.
    Longest,
    /// The computer by its levels, then people by name.
    Opponent,
}

impl Order {
    pub(super) const ALL: [Self; 3] = [Self::Newest, Self::Longest, Self::Opponent];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Newest => key("my-games-newest"),
            Self::Longest => key("my-games-longest"),
            Self::Opponent => key("my-games-by-opponent"),
        }
    }

    /// Finds the matching games, as indices, in this order.
    pub(super) fn find(self, games: &[ListedGame], wanted: &Wanted, language: &Language) -> Vec<usize> {
        let words = wanted.words.to_lowercase();
        let is_in_folder = |game: &ListedGame| {
            wanted
                .folder
                .as_ref()
                .is_none_or(|folder| game.summary.folder == *folder)
        };
        let mut found: Vec<_> = (0..games.len())
            .filter(|&place| is_in_folder(&games[place]) && is_called(&games[place], &words, language))
            .collect();
        // They come unfinished games first and latest first, and remain so among equals.
        match self {
            Self::Newest => {}
            Self::Longest => found.sort_by_key(|&place| {
                let game = &games[place];
                (!game.is_unfinished, Reverse(game.summary.turns))
            }),
            Self::Opponent => found.sort_by_cached_key(|&place| {
                let game = &games[place];
                (!game.is_unfinished, opponents(game))
            }),
        }
        found
    }
}

/// The title or the players, and what else identifies the game.
pub(in crate::agon::pages) fn lines(game: &ListedGame, language: &Language) -> [String; 2] {
    let players = &game.summary.players;
    let name = |side| match (players.single_human(), player_detail(language, players, side)) {
        (Some(human), level) if human != side => format!("{} ({level})", player_name(language, players, side)),
        _ => player_name(language, players, side),
    };
    let [white, black] = Side::ALL.map(name);
    let line = [
        ("date", date(language, game.day()).into()),
        ("rules", rules_name(language, &game.summary.rules).into()),
        ("turns", game.summary.turns.into()),
    ];
    let mut line = language.tr_with("my-games-line", &line);
    if game.summary.hints > 0 {
        line += " · ";
        line += &language.tr_with("my-games-hints", &[("count", game.summary.hints.into())]);
    }
    if !game.summary.folder.is_empty() {
        line += " · ";
        line += &game.summary.folder;
    }
    let names = language.tr_with("open-players", &[("white", white.into()), ("black", black.into())]);
    match &*game.summary.title {
        "" => [names, line],
        title => [title.to_owned(), format!("{names} · {line}")],
    }
}

/// The end of a game for the player at the screen, or between two people, at a glance.
pub(super) fn mark(game: &ListedGame, palette: &Palette, colours: &BoardPalette, language: &Language) -> Mark {
    let players = &game.summary.players;
    let filled = |word, colour| Mark {
        word,
        fill: colour,
        edge: colour,
    };
    let ring = |word, edge| Mark {
        word,
        fill: Color32::TRANSPARENT,
        edge,
    };
    if game.summary.is_analysis {
        return ring(language.tr("my-games-analysis"), palette.muted);
    }
    let Some(result) = game.summary.result else {
        let word = state(game, language);
        return match game.summary.is_own_turn() {
            Some(true) => filled(word, palette.accent),
            Some(false) => ring(word, palette.muted),
            None => ring(word, palette.accent),
        };
    };
    match (result.winner(), players.single_human()) {
        (None, _) => filled(language.tr("my-games-drawn"), palette.muted),
        (Some(winner), Some(person)) if winner == person => filled(language.tr("my-games-won"), palette.success),
        (Some(_), Some(_)) => filled(language.tr("my-games-lost"), palette.warning),
        (Some(winner), None) => Mark {
            word: headline(language, players, result),
            fill: egui_color(colours.side(winner)),
            edge: palette.muted,
        },
    }
}

/// How an unfinished game stands: of one by link, whose turn it is.
fn state(game: &ListedGame, language: &Language) -> String {
    let is_own = game.summary.is_own_turn();
    language.tr(is_own.map_or(key("my-games-unfinished"), whose_turn))
}

/// Everything that is told of a game: for screen readers, and to be searched.
pub(super) fn told(game: &ListedGame, language: &Language) -> String {
    let Summary {
        players,
        rules,
        result,
        is_analysis,
        ..
    } = &game.summary;
    let end = |outcome: Outcome| {
        let reason = reason(language, players, rules, outcome);
        format!("{}. {reason}", headline(language, players, outcome))
    };
    let end = match result {
        _ if *is_analysis => language.tr("my-games-analysis"),
        Some(result) => end(*result),
        None => state(game, language),
    };
    format!("{}. {end}", lines(game, language).join(". "))
}

/// The sort key by opponent: a computer's level, or people's names whichever colour they had.
fn opponents(game: &ListedGame) -> (u8, [String; 2]) {
    let players = &game.summary.players;
    let mut names = players.names().map(str::to_lowercase);
    names.sort();
    let level = Side::ALL.into_iter().find_map(|side| players.level(side));
    (level.map_or(u8::MAX, |level| level.number()), names)
}

/// Whether all search words, in lower case, occur in the description of the game, in a name too long to be shown, in the
/// note before its first move, or in its date written as 2026-11-22.
fn is_called(game: &ListedGame, wanted: &str, language: &Language) -> bool {
    let date = game.day().replace('.', "-");
    let (_, names) = opponents(game);
    let (told, names, note) = (told(game, language), names.join(" "), &game.summary.introduction);
    let told = format!("{told} {date} {names} {note}").to_lowercase();
    wanted.split_whitespace().all(|word| told.contains(word))
}

#[cfg(test)]
pub(super) mod tests {
    use agon_core::engine::Level;
    use agon_core::notation::NodeId;
    use agon_core::rules::{Preset, RuleSet, WinReason};
    use agon_core::session::entry_names::{finished_entry, unfinished_entry};
    use agon_core::session::players::Players;
    use agon_core::session::save_format;
    use agon_core::session::saved_game::{HINTS, SavedGame};

    use super::*;
    use crate::agon::saves::saved_games::{SavedGames, listed};
    use crate::shell::system::language::Locale;
    use crate::shell::system::store::Store;
    use crate::shell::ui::theme::tokens::DARK;
    use crate::testing::matches::{plain, random_game};

    /// So many games, of which each fourth is unfinished.
    pub(in super::super) fn saved_games(count: u64) -> (SavedGames, Store) {
        let mut store = Store::memory();
        for seed in 0..count {
            let rules = Preset::ALL[seed as usize % Preset::ALL.len()].rules();
            let mut game = random_game(rules, 12 + seed as usize % 4, seed);
            let is_unfinished = seed % 4 == 3;
            if !is_unfinished {
                game.lose(Side::Black, WinReason::Resignation);
            }
            let players = match seed % 2 {
                0 => Players::against_computer(Side::White, Level::Expert),
                _ => Players::two_people("W".repeat(40), "Grace"),
            };
            let game = SavedGame {
                players,
                seed,
                ..plain(game)
            };
            let time = format!("2026.11.{:02}-120000", 1 + seed % 28);
            let entry = match is_unfinished {
                true => unfinished_entry(seed),
                false => finished_entry(&time, seed),
            };
            store.put(&entry, &save_format::write(&game, &time)).unwrap();
        }
        let mut saved = SavedGames::default();
        saved.read(&store).unwrap();
        (saved, store)
    }

    #[test]
    fn games_are_sorted_as_one_likes_unfinished_ones_first() {
        let ((saved, _), language) = (saved_games(16), Language::new(Locale::EN));
        let found = |order| {
            let found: Vec<_> = Order::find(order, saved.games(), &Wanted::default(), &language)
                .into_iter()
                .map(|place| &saved.games()[place])
                .collect();
            assert!(found[..4].iter().all(|game| game.is_unfinished), "{order:?}");
            assert_eq!(found.len(), 16, "none is lost");
            [found[..4].to_vec(), found[4..].to_vec()]
        };
        for games in found(Order::Newest) {
            assert!(games.is_sorted_by(|one, next| one.day() > next.day()));
        }
        for games in found(Order::Longest) {
            assert!(games.is_sorted_by(|one, next| one.summary.turns >= next.summary.turns));
        }
        for games in found(Order::Opponent) {
            let is_own = |game: &&ListedGame| game.summary.players.single_human().is_some();
            assert!(games.is_sorted_by_key(|game| !is_own(game)), "the computer first");
            for own in [true, false] {
                let alike: Vec<_> = games.iter().filter(|game| is_own(game) == own).collect();
                assert!(
                    alike.is_sorted_by(|one, next| one.day() > next.day()),
                    "of equal ones the latest first"
                );
            }
        }
    }

    #[test]
    fn games_are_found_by_names_level_rules_and_date() {
        let ((saved, _), language) = (saved_games(12), Language::new(Locale::EN));
        let found = |wanted: &str| {
            let games = saved.games().iter();
            games.filter(|game| is_called(game, wanted, &language)).count()
        };
        assert_eq!(found(""), 12);
        assert_eq!(found("grace"), 6);
        assert_eq!(found(&"w".repeat(40)), 6, "though such a name is not shown in full");
        assert_eq!(found("2026-11-03"), 1);
        assert_eq!(found("grace 2026-11-03"), 0);
        assert_eq!(found("resign"), 9);
        assert_eq!(found("unfinished"), 3);
        assert_eq!(found("expert"), 6);
        assert_eq!(found("nobody"), 0);
    }

    #[test]
    fn a_game_is_found_by_the_note_before_its_first_move() {
        let language = Language::new(Locale::EN);
        let mut game = plain(random_game(RuleSet::default(), 6, 1));
        game.tree.set_note(NodeId::START, "In the Garden");
        let game = listed("", Summary::of(&game, "2026.11.22-120000"));
        assert!(is_called(&game, "garden 2026-11-22", &language));
        assert!(!is_called(&game, "kitchen", &language));
    }

    #[test]
    fn a_game_with_hints_says_so() {
        let line = |hints: &str| {
            let mut game = plain(random_game(RuleSet::default(), 6, 1));
            game.tags.push((HINTS.to_owned(), hints.to_owned()));
            let game = listed("", Summary::of(&game, "2026.11.22-120000"));
            lines(&game, &Language::new(Locale::EN))[1].clone()
        };
        assert_eq!(line("2"), "22 Nov 2026 · Traditional · 3 turns · 2 hints");
        assert_eq!(line("1"), "22 Nov 2026 · Traditional · 3 turns · 1 hint");
        assert_eq!(line("some"), "22 Nov 2026 · Traditional · 3 turns");
    }

    #[test]
    fn a_game_is_marked_as_it_ended_for_the_player() {
        let marks = |players: Players| {
            let mut won = random_game(RuleSet::default(), 6, 1);
            let unfinished = won.clone();
            let (mut lost, mut drawn) = (won.clone(), won.clone());
            won.lose(Side::Black, WinReason::Resignation);
            lost.lose(Side::White, WinReason::Time);
            drawn.agree_draw();
            [won, lost, drawn, unfinished].map(|game| {
                let game = SavedGame {
                    players: players.clone(),
                    ..plain(game)
                };
                let game = listed("", Summary::of(&game, ""));
                mark(&game, &DARK, &BoardPalette::default(), &Language::new(Locale::EN)).word
            })
        };
        let own = Players::against_computer(Side::White, Level::Casual);
        assert_eq!(marks(own.clone()), ["Won", "Lost", "Draw", "Unfinished"]);
        assert_eq!(marks(own.swapped()), ["Lost", "Won", "Draw", "Unfinished"]);
        let people = marks(Players::two_people("Ada", ""));
        assert_eq!(people, ["Ada wins", "Black wins", "Draw", "Unfinished"]);
    }
}
