//! The scenes of Agon.

mod awaited;
mod kept;
mod on_board;

use std::time::Duration;

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::duel::{Duel, PUZZLES as PUZZLES_EACH};
use agon_core::puzzles::progress::Returning;
use agon_core::puzzles::run::Run;
use agon_core::puzzles::spotting::Spotting;
use agon_core::rules::{Move, Preset, RuleSet};
use agon_core::session::players::Players;
use bevy::prelude::*;

use self::on_board::{FISCHER, short_puzzle, start, start_lesson, start_puzzle, usual_puzzle};
use super::scene::{SHELF, Scene};
use crate::agon::gameplay::advice::{Step, Topic};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::kept as kept_puzzle;
use crate::agon::gameplay::messages::{AdviceWanted, ResultAction};
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::review::ReviewWanted;
use crate::agon::gameplay::selection::CellChosen;
use crate::agon::gameplay::settings::{AgonSettings, Theme};
use crate::agon::gameplay::solved::Solved;
use crate::agon::gameplay::try_again::TryAgainWanted;
use crate::agon::hud::hints::state::HintState;
use crate::agon::pages::new_game::choices::{Choices, LessTime, Opponent};
use crate::agon::pages::new_game::rules::Opened;
use crate::agon::pages::rule_book::museum::Place;
use crate::agon::saves::played::Played;
use crate::agon::text::pages::{
    ANALYSIS, EDITOR, LEARN, MENU, MISTAKES, MORE, MOVES, MOVING_PICTURE, MUSEUM, MY_GAMES, OPEN, OPENINGS, PROGRESS,
    PUZZLES, RULES, SHARE, STORY,
};
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::pages::text_page::CREDITS;
use crate::shell::system::exchange::events::{Arrived, Origin};
use crate::shell::system::store::Store;
use crate::shell::ui::navigation::{Overlay, Screen};
use crate::tabletop::lessons::learned::Learned;

/// With a game on the board.
const PLAYING: Scene = Scene {
    game: AGON,
    screen: Screen::Playing,
    clear,
    set_up: |world| start(world, on_board::game()),
    ..SHELF
};
const TITLE: Scene = Scene {
    screen: Screen::Title,
    set_up: |_| (),
    ..PLAYING
};
const NEW_GAME: Scene = Scene {
    screen: Screen::NewGame,
    ..TITLE
};

pub(super) static SCENES: [Scene; 63] = [
    // This one comes before there is a game to continue.
    Scene {
        is_of_board: true,
        set_up: be_new,
        ..TITLE.named("title")
    },
    TITLE.page("more", MORE),
    NEW_GAME.named("computer"),
    NEW_GAME.with("people", |world| {
        world.resource_mut::<Choices>().opponent = Opponent::Person
    }),
    // Game options with a clock on which one has less time.
    NEW_GAME.with("terms", |world| {
        let mut choices = world.resource_mut::<Choices>();
        choices.terms.time = FISCHER;
        choices.less_time = LessTime::Second;
    }),
    // Game options with custom rules.
    NEW_GAME.with("own-rules", |world| {
        world.resource_mut::<Choices>().own_rules = Some(Preset::Escale.rules());
        *world.resource_mut::<Opened>() = Opened::at("capture");
    }),
    // Game options for a pasted game.
    Scene {
        overlay: Overlay::Page(OPEN),
        enter: |world| paste(world, "6/1g5/8/2Q2g3/4GG4/4G1q4/5G4/2g1G4/3G4/1g2g2/1g4 b - 0 17"),
        ..NEW_GAME.with("pasted", |world| {
            world.resource_mut::<Choices>().opponent = Opponent::Person
        })
    },
    Scene {
        is_of_board: true,
        ..PLAYING.with("opening", |world| {
            start(world, on_board::against_computer(RuleSet::default(), 0))
        })
    },
    Scene {
        is_of_board: true,
        ..PLAYING.named("game")
    },
    Scene {
        is_of_board: true,
        enter: |world| pick(world, "g5"),
        ..PLAYING.named("picked")
    },
    Scene {
        is_of_board: true,
        ..PLAYING.with("captured", |world| start(world, on_board::of_people(22)))
    },
    PLAYING.with("looking", |world| start(world, on_board::looked_at())),
    // The list of moves, as a page.
    Scene {
        set_up: |world| start(world, on_board::looked_at()),
        ..PLAYING.page("moves", MOVES)
    },
    // Players place their pieces in turn.
    PLAYING.with("placing", |world| start(world, on_board::placing())),
    Scene {
        is_of_board: true,
        patience: Duration::from_millis(1200),
        ..PLAYING.with("end", |world| start(world, on_board::end()))
    },
    PLAYING.with("clocks", |world| {
        start(
            world,
            on_board::timed(Players::two_people("Ada", "Grace"), 483_000, 551_000),
        )
    }),
    // One clock is nearly out of time.
    PLAYING.with("hurry", |world| {
        start(world, on_board::timed(on_board::game().players, 9_600, 551_000))
    }),
    // One clock runs out of time.
    Scene {
        patience: Duration::from_millis(1200),
        ..PLAYING.with("late", |world| {
            start(world, on_board::timed(Players::two_people("Ada", "Grace"), 50, 47_000))
        })
    },
    // The beginning of a first game.
    PLAYING.with("hint", |world| start_first(world, 0)),
    // A first game in which a piece can be captured.
    PLAYING.with("hint-capture", |world| start_first(world, 16)),
    // A first game in which the captured queen has to be sent somewhere.
    PLAYING.with("hint-queen", |world| start_first(world, 9)),
    // A first game in which a piece has to be put back.
    PLAYING.with("hint-loss", |world| start_first(world, 22)),
    // The idea of a hint that was asked for.
    Scene {
        patience: Duration::from_millis(300),
        follow: |world, frame| awaited::advice(world, frame, |given| given.is_none().then_some(AdviceWanted::Hint)),
        ..PLAYING.named("hint-idea")
    },
    // The piece and the cell of such a hint.
    Scene {
        patience: Duration::from_millis(300),
        follow: |world, frame| {
            awaited::advice(world, frame, |given| match given {
                None | Some(Topic::Hint(Step::Idea | Step::Piece)) => Some(AdviceWanted::Hint),
                _ => None,
            })
        },
        ..PLAYING.named("hint-cell")
    },
    // The consequences of a move, played out on the board, down to the answer.
    Scene {
        patience: Duration::from_millis(1500),
        enter: |world| pick(world, "h6"),
        follow: |world, frame| {
            awaited::advice(world, frame, |given| {
                let [from, to] = ["h6", "g7"].map(|name| name.parse().expect("the cell is on the board"));
                given.is_none().then_some(AdviceWanted::Why(Move::Board { from, to }))
            })
        },
        ..PLAYING.named("what-if")
    },
    Scene {
        follow: awaited::analysis,
        ..PLAYING.with("analysis", |world| start(world, on_board::analysed()))
    },
    Scene {
        set_up: |world| start(world, on_board::analysed()),
        follow: awaited::analysis,
        ..PLAYING.page("analysis-page", ANALYSIS)
    },
    // The result card, with a review.
    Scene {
        patience: Duration::from_millis(1200),
        follow: |world, frame| awaited::review::<ReviewWanted>(world, frame, None),
        ..REVIEWED.named("judged")
    },
    // A mistake in a game that was reviewed.
    Scene {
        follow: |world, frame| awaited::review(world, frame, Some(ReviewWanted::PreviousMistake)),
        ..REVIEWED.named("mistake")
    },
    // The same, tried again.
    Scene {
        follow: |world, frame| awaited::review(world, frame, Some(TryAgainWanted::Begin(None))),
        ..REVIEWED.named("try-again")
    },
    Scene {
        set_up: |world| world.resource_mut::<Learned>().progress = kept::learned(6),
        ..TITLE.page("learn", LEARN)
    },
    PLAYING.with("lesson", |world| start_lesson(world, |_| &[])),
    // A likely mistake in one.
    PLAYING.with("lesson-wrong", |world| {
        start_lesson(world, |lesson| {
            lesson.wrong().first().map_or(&[][..], |wrong| &wrong.moves)
        })
    }),
    PLAYING.with("lesson-done", |world| start_lesson(world, |lesson| lesson.solution())),
    Scene {
        set_up: |world| have_solved(world, 6),
        ..TITLE.page("puzzles", PUZZLES)
    },
    PLAYING.with("puzzle", |world| start_puzzle(world, usual_puzzle(), |_| Vec::new())),
    PLAYING.with("puzzle-wrong", |world| {
        start_puzzle(world, short_puzzle(), on_board::wrong_move)
    }),
    PLAYING.with("puzzle-solved", |world| {
        have_solved(world, 60);
        start_puzzle(world, usual_puzzle(), |puzzle| puzzle.solution());
    }),
    // With one move, which is explained.
    Scene {
        follow: awaited::reason,
        ..PLAYING.with("puzzle-explained", |world| {
            have_solved(world, 60);
            start_puzzle(world, short_puzzle(), |puzzle| puzzle.solution());
        })
    },
    PLAYING.with("puzzle-rules", |world| {
        start_puzzle(world, on_board::puzzle_by_rules(Preset::Captor), |_| Vec::new())
    }),
    // The question whether a position hides anything.
    PLAYING.with("puzzle-or-not", |world| {
        start_series(world, PuzzleSeries::Spotting(Spotting::default()))
    }),
    // A run against time.
    PLAYING.with("puzzle-run", |world| {
        start_series(
            world,
            PuzzleSeries::Run {
                run: Run::new(1),
                next: None,
                has_ended: false,
            },
        );
    }),
    // Two players have solved the same puzzles.
    PLAYING.with("puzzle-duel", |world| {
        let mut duel = Duel::new(1);
        for number in 0..2 * PUZZLES_EACH {
            duel.tried(number % 3 > 0);
            duel.next();
        }
        start_series(world, PuzzleSeries::Duel(duel));
    }),
    // What comes back: missed puzzles and mistakes of games.
    Scene {
        set_up: |world| have_solved(world, 6),
        ..PLAYING.page("mistakes", MISTAKES)
    },
    // A mistake that has come back.
    PLAYING.with("mistake-again", |world| {
        have_solved(world, 6);
        *world.resource_mut::<PuzzleSeries>() = PuzzleSeries::Missed;
        let returning = kept::solved(6);
        let mistakes = returning.returning(Collection::agon());
        let puzzle = mistakes.into_iter().find_map(|(_, returning)| match returning {
            Returning::Mistake(id, mistake) => Some(mistake.puzzle(id)),
            Returning::Puzzle(_) | Returning::Line(..) => None,
        });
        let puzzle = kept_puzzle(puzzle.expect("a mistake was kept"));
        start_puzzle(world, puzzle, |_| Vec::new());
    }),
    // What was learned, solved and played.
    Scene {
        set_up: |world| {
            let history = kept::played(&mut world.resource_mut::<Store>());
            world.resource_mut::<Learned>().progress = kept::learned(11);
            have_solved(world, 60);
            world.resource_mut::<Played>().0 = history;
        },
        ..TITLE.page("progress", PROGRESS)
    },
    PLAYING.page("pause", MENU),
    PLAYING.page("share", SHARE),
    PLAYING.page("moving-picture", MOVING_PICTURE),
    TITLE.page("open", OPEN),
    // Two games, the second of which is truncated.
    Scene {
        enter: |world| {
            world.write_message(Arrived {
                text: "[White \"Ada\"]\n[Black \"Grace\"]\n\n1. f1g1 l2k2 2. d9e9 f11f10 3. g1g2 1/2-1/2\n\n\
                       [White \"Ada\"]\n[Rules \"escale\"]\n\n1. b1c2 2. a1 *"
                    .into(),
                from: Origin::File("games.pgn".into()),
            });
        },
        ..TITLE.page("found", OPEN)
    },
    // An impossible position in the editor.
    Scene {
        enter: |world| {
            paste(world, "6/1g5/8/2Q2g3/4GG4/4GGq4/5G4/2g1G4/3Q4/1g2g2/1g4 b h5,h9 12 17");
        },
        ..PLAYING.page("editor", EDITOR)
    },
    PLAYING.page("settings", SETTINGS),
    PLAYING.page("keys", KEYS),
    PLAYING.page("rules", RULES),
    PLAYING.page("museum", MUSEUM),
    Scene {
        enter: |world| visit(world, Place::Room(Preset::Ludii)),
        ..PLAYING.page("museum-room", MUSEUM)
    },
    // What two rule sets do differently.
    Scene {
        enter: |world| visit(world, Place::Between(Preset::Globe, Preset::Escale)),
        ..PLAYING.page("museum-between", MUSEUM)
    },
    PLAYING.page("credits", CREDITS),
    Scene {
        set_up: |world| {
            kept::save_games(&mut world.resource_mut::<Store>());
            start(world, on_board::game());
        },
        enter: resign,
        ..PLAYING.page("my-games", MY_GAMES)
    },
    TITLE.page("openings", OPENINGS),
    Scene {
        enter: resign,
        ..PLAYING.page("story", STORY)
    },
    TITLE.named("continue"),
];

/// With a game that was reviewed.
const REVIEWED: Scene = Scene {
    set_up: |world| start(world, on_board::lost()),
    ..PLAYING
};

fn clear(world: &mut World, board: Theme) {
    let mut settings = world.resource_mut::<AgonSettings>();
    settings.set_if_neq(AgonSettings {
        board,
        first_run: false,
        ..settings.clone()
    });
    *world.resource_mut::<HintState>() = HintState::default();
    *world.resource_mut::<PuzzleSeries>() = PuzzleSeries::Training;
    world.write_message(AdviceWanted::Enough);
    world.resource_mut::<Choices>().set_if_neq(Choices::default());
    *world.resource_mut::<Opened>() = Opened::default();
}

/// The player has never played before.
fn be_new(world: &mut World) {
    world.resource_mut::<AgonSettings>().first_run = true;
}

/// So many moves of a first game.
fn start_first(world: &mut World, moves: usize) {
    be_new(world);
    start(world, on_board::against_computer(Preset::NEW_GAME.rules(), moves));
}

/// A puzzle of a series.
fn start_series(world: &mut World, series: PuzzleSeries) {
    *world.resource_mut::<PuzzleSeries>() = series;
    start_puzzle(world, usual_puzzle(), |_| Vec::new());
}

/// Puzzles were tried on so many days.
fn have_solved(world: &mut World, days: u64) {
    world.resource_mut::<Solved>().set(kept::solved(days));
}

/// A place in the museum of rules.
fn visit(world: &mut World, place: Place) {
    *world.resource_mut::<Place>() = place;
}

/// Picks up the piece on a cell.
fn pick(world: &mut World, cell: &str) {
    world.write_message(CellChosen(cell.parse().expect("the cell is on the board")));
}

fn paste(world: &mut World, text: &str) {
    world.write_message(Arrived {
        text: text.into(),
        from: Origin::Clipboard,
    });
}

/// This provides a finished game to look at.
fn resign(world: &mut World) {
    world.write_message(ResultAction::Resign);
}
