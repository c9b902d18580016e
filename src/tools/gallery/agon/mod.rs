//! The pictures of Agon.

mod kept;
mod on_board;
pub(super) mod scene;

use std::time::Instant;

use agon_core::rules::Preset;
use agon_core::session::conditions::{Terms, TimeControl};
use agon_core::session::kept_review;
use bevy::prelude::*;

use super::take::Take;
use crate::agon::gameplay::advice::{Advice, Found};
use crate::agon::gameplay::analysis::{self, Analysis, AnalysisWanted};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AdviceWanted, GameStarted, ResultAction};
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::Puzzles;
use crate::agon::gameplay::review::{self, Review, ReviewWanted};
use crate::agon::gameplay::selection::CellChosen;
use crate::agon::gameplay::settings::{AgonSettings, Theme};
use crate::agon::gameplay::solved::Solved;
use crate::agon::gameplay::try_again::TryAgainWanted;
use crate::agon::hud::hints::state::HintState;
use crate::agon::pages::new_game::choices::{Choices, Opponent};
use crate::agon::pages::new_game::rules::Opened;
use crate::agon::pages::rule_book::museum::Place;
use crate::agon::saves::played::Played;
use crate::shell::system::store::Store;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::lessons::learned::Learned;
use scene::FISCHER;
use scene::Scene;

/// The depth at which an analysis is stopped for its picture, in plies.
const DEEP_ENOUGH: u32 = 7;

/// Leads to a scene, on a board of this theme. Returns the screen on which it is.
pub(super) fn set_up(world: &mut World, scene: Scene, board: Theme) -> Screen {
    let mut settings = world.resource_mut::<AgonSettings>();
    settings.set_if_neq(AgonSettings {
        board,
        first_run: scene.is_of_first_game(),
        ..settings.clone()
    });
    *world.resource_mut::<HintState>() = HintState::default();
    if scene == Scene::MyGames {
        kept::save_games(&mut world.resource_mut::<Store>());
    }
    if scene == Scene::Learn {
        world.resource_mut::<Learned>().progress = kept::learned(6);
    }
    if matches!(scene, Scene::Puzzles | Scene::Mistakes | Scene::MistakeAgain) {
        world.resource_mut::<Solved>().set(kept::solved(6));
    }
    if matches!(scene, Scene::PuzzleSolved | Scene::PuzzleExplained) {
        world.resource_mut::<Solved>().set(kept::solved(60));
    }
    if scene == Scene::Progress {
        let history = kept::played(&mut world.resource_mut::<Store>());
        world.resource_mut::<Learned>().progress = kept::learned(11);
        world.resource_mut::<Solved>().set(kept::solved(60));
        world.resource_mut::<Played>().0 = history;
    }
    *world.resource_mut::<PuzzleSeries>() = scene.series();
    world.write_message(AdviceWanted::Enough);
    if let Some(game) = scene.game() {
        let started = GameStarted::of(game);
        let purpose = scene.exercise().unwrap_or(started.purpose);
        world.write_message(GameStarted { purpose, ..started });
    }
    let opponent = match scene {
        Scene::People | Scene::Pasted => Opponent::Person,
        _ => Opponent::Computer,
    };
    let time = match scene {
        Scene::Terms => FISCHER,
        _ => TimeControl::None,
    };
    world.resource_mut::<Choices>().set_if_neq(Choices {
        opponent,
        own_rules: (scene == Scene::OwnRules).then(|| Preset::Escale.rules()),
        terms: Terms {
            time,
            ..Terms::default()
        },
        ..Choices::default()
    });
    *world.resource_mut::<Place>() = scene.place();
    *world.resource_mut::<Opened>() = match scene {
        Scene::OwnRules => Opened::at("capture"),
        _ => Opened::default(),
    };
    match scene {
        Scene::Title
        | Scene::Continue
        | Scene::Learn
        | Scene::Puzzles
        | Scene::Progress
        | Scene::Open
        | Scene::Found => Screen::Title,
        Scene::Computer | Scene::People | Scene::Terms | Scene::OwnRules | Scene::Pasted => Screen::NewGame,
        _ => Screen::Playing,
    }
}

/// What is done two frames after a scene was set up: a new game closes any page, and takes a choice.
pub(super) fn enter(world: &mut World, scene: Scene) {
    world.write_message_batch(scene.picks().map(CellChosen));
    world.write_message_batch(scene.arrives());
    // This provides a finished game to look at.
    world.write_message_batch(matches!(scene, Scene::MyGames | Scene::Story).then_some(ResultAction::Resign));
}

/// Asks for what a scene shows, and has the picture wait for the answer. `is_held` says that something still changes.
pub(super) fn follow(world: &mut World, scene: Scene, is_held: bool, take: &mut Take) {
    let again = || Take {
        since: Instant::now(),
        frames: 3,
    };
    let frames = take.frames;
    if frames <= 3 {
        return;
    }
    if let Some(current) = world.get_resource::<Match>() {
        let given = world.resource::<Advice>().given(current);
        let asked = match given {
            Some((_, Found::Awaited)) => None,
            given => scene.asks(given.map(|(topic, _)| topic)),
        };
        if asked.is_some() || matches!(given, Some((_, Found::Awaited))) {
            *take = again();
        }
        world.write_message_batch(asked);
    }
    if scene == Scene::PuzzleExplained {
        let (current, puzzles) = (world.get_resource::<Match>(), world.resource::<Puzzles>());
        let running = current.and_then(|current| puzzles.running(current));
        if running.is_none_or(|running| running.reason().is_none()) {
            *take = again();
        }
    }
    let analysis = world.resource::<Analysis>();
    if scene.is_of_analysis() && analysis.activity() == analysis::Activity::Searching {
        let is_deep = analysis.found().is_some_and(|found| found.depth >= DEEP_ENOUGH);
        *take = again();
        world.write_message_batch(is_deep.then_some(AnalysisWanted::Stop));
    }
    if scene.is_of_review() {
        if world.resource::<Review>().activity() != review::Activity::Done {
            *take = again();
            restore_review(world);
        } else if frames == 4 && !is_held {
            let is_of = |other| scene == other;
            world.write_message_batch(is_of(Scene::Mistake).then_some(ReviewWanted::PreviousMistake));
            world.write_message_batch(is_of(Scene::TryAgain).then_some(TryAgainWanted::Begin(None)));
        }
    }
}

/// Takes over the review of the game that is looked at: searching would take longer than all other pictures.
fn restore_review(world: &mut World) {
    const FOUND: &str = include_str!("lost_review.txt");
    world.resource_scope(|world, mut review: Mut<Review>| {
        let current = world.resource::<Match>();
        let found = kept_review::read(FOUND, &current.tree().main_game()).expect("the review is of this game");
        review.restore(current, found);
    });
}
