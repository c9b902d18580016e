//! Saves and progress of a player, for the scenes that show them.

use agon_core::engine::Level;
use agon_core::learn::attempt::STARS;
use agon_core::learn::course::Course;
use agon_core::learn::progress::Progress;
use agon_core::notation::{GameTree, read_move};
use agon_core::played::distinction::Distinction;
use agon_core::played::game::{End, PlayedGame};
use agon_core::played::history::History;
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress as puzzles;
use agon_core::rules::{Game, Preset, RuleSet, Side, WinReason};
use agon_core::session::conditions::Terms;
use agon_core::session::entry_names::{finished_entry, unfinished_entry};
use agon_core::session::players::Players;
use agon_core::session::save_format;
use agon_core::session::saved_game::SavedGame;

use crate::shell::system::exchange::{date_of, day_number};
use crate::shell::system::store::Store;

/// Progress of a player who has done so many lessons, not all of them well.
pub(crate) fn learned(lessons: usize) -> Progress {
    let mut learned = Progress::default();
    for (number, id) in (2..).zip(Course::agon().ids().take(lessons)) {
        learned.done(id, number % STARS + 1);
    }
    learned
}

/// A mistake of somebody's own game: the queen is left to be captured.
const MISTAKE: &str = r#"{
    "rules": "modern", "position": "6/1G5/5G2/6gG1/3gg5/1gQ1G1q4/8G1/6g2/5G2/7/1g4 w - 0 1", "played": "b2b3", "best": "f3f4"
}"#;

/// Progress of a player who has tried the puzzles of so many days, and made a mistake in a game.
pub(crate) fn solved(days: u64) -> puzzles::Progress {
    let mut solved = puzzles::Progress::default();
    let today = day_number();
    let mistake = serde_json::from_str(MISTAKE).expect("the mistake is of this program");
    solved.erred(vec![("hanging".to_owned(), mistake)], today - 1);
    for day in 1..=days {
        if let Some(puzzle) = Collection::agon().of_day(today - day) {
            solved.first_try(puzzle, day % 3 > 0);
            solved.rated_on(today - days + day);
            solved.missed(puzzle, today - day);
            if day % 2 == 0 {
                solved.solved(puzzle);
            }
        }
    }
    solved
}

/// History of a player who has come to know the first levels and a few rules. The games won against the strongest of
/// them are saved.
pub(crate) fn played(store: &mut Store) -> History {
    const GAMES: [(Level, Preset, &str); 7] = [
        (Level::Beginner, Preset::Modern, "LWLWW"),
        (Level::Learner, Preset::Modern, "LLWDWLWW"),
        (Level::Casual, Preset::Modern, "LLDLWLWWDW"),
        (Level::Steady, Preset::Modern, "LLLDLWLL"),
        (Level::Skilled, Preset::Modern, "LL"),
        (Level::Casual, Preset::Globe, "LWW"),
        (Level::Beginner, Preset::Escale, "DW"),
    ];
    /// The number of the first game.
    const FIRST: u64 = 1000;
    /// The games in which something was earned for the first time.
    const EARNED: [(u64, Distinction); 5] = [
        (1, Distinction::Win),
        (4, Distinction::QueenCapture),
        (4, Distinction::DoubleCapture),
        (16, Distinction::WonAfterQueenCapture),
        (19, Distinction::Short),
    ];
    let mut history = History::default();
    let today = day_number();
    let games = GAMES
        .into_iter()
        .flat_map(|(level, preset, ends)| ends.chars().map(move |end| (level, preset, end)));
    for ((level, preset, end), number) in games.zip(0..) {
        let earned = EARNED.into_iter().filter(|(game, _)| *game == number);
        let game = PlayedGame {
            ended: format!("{}-120000", date_of(today - 60 + number)),
            level,
            rules: preset.rules(),
            end: match end {
                'W' => End::Won,
                'D' => End::Drawn,
                _ => End::Lost,
            },
            turns: 38 + (number * 7 % 30) as u32,
            helped: false,
            distinctions: earned.map(|(_, distinction)| distinction).collect(),
        };
        if preset == Preset::Modern && level >= Level::Casual && game.end == End::Won {
            let mut tree = GameTree::from(Game::new(game.rules));
            tree.lose(Side::Black, WinReason::Resignation);
            let saved = SavedGame {
                tree,
                players: Players::against_computer(Side::White, level),
                terms: Terms::default(),
                times: None,
                tags: Vec::new(),
                seed: FIRST + number,
            };
            // A picture without them shows that it failed.
            let _ = store.put(
                &finished_entry(&game.ended, saved.seed),
                &save_format::write(&saved, &game.ended),
            );
        }
        history.put(FIRST + number, game);
    }
    history
}

/// Saves games that ended in all ways, and unfinished ones, for the list of them.
pub(crate) fn save_games(store: &mut Store) {
    let moves = ["f1g1", "l2k2", "d9e9", "f11f10", "g1g2", "f10g9", "g2f3", "b7b6"];
    let (won, lost) = (Side::Black, Side::White);
    let own = |level| Players::against_computer(Side::White, level);
    let people = Players::two_people("Ada", "Marguerite de Valois-Angoulême");
    let games = [
        (own(Level::Casual), None, 8),
        (people.clone(), None, 5),
        (own(Level::Beginner), Some(Some(won)), 8),
        (own(Level::Expert), Some(Some(lost)), 7),
        (people.clone(), Some(Some(lost)), 8),
        (people, Some(Some(won)), 6),
        (own(Level::Steady), Some(None), 8),
    ];
    for ((players, end, count), number) in games.into_iter().zip(2..) {
        let mut game = Game::new(RuleSet::default());
        for text in &moves[..count] {
            let mv = read_move(text, game.position(), game.rules()).expect("the move is of this program");
            game.play(mv).expect("the rules allow the move");
        }
        match end {
            None => {}
            Some(None) => game.agree_draw(),
            Some(Some(loser)) => game.lose(loser, WinReason::Resignation),
        }
        let time = format!("2026.11.{:02}-120000", 23 - number);
        let entry = match end {
            None => unfinished_entry(number),
            Some(_) => finished_entry(&time, number),
        };
        let game = SavedGame {
            tree: game.into(),
            players,
            terms: Terms::default(),
            times: None,
            tags: Vec::new(),
            seed: number,
        };
        // A picture without them shows that it failed.
        let _ = store.put(&entry, &save_format::write(&game, &time));
    }
}
