//! Asking and waiting for the contents of Agon's pictures: advice, analyses, reviews and explanations.

use agon_core::session::kept_review;
use bevy::prelude::*;

use crate::agon::gameplay::advice::{Advice, Found, Topic};
use crate::agon::gameplay::analysis::{self, Analysis, AnalysisWanted};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::AdviceWanted;
use crate::agon::gameplay::puzzles::Puzzles;
use crate::agon::gameplay::review::{self, Review};

/// The depth at which an analysis is stopped for its picture, in plies.
const DEEP_ENOUGH: u32 = 7;
/// The frame in which the game of a scene is on the board.
const BEGUN: u32 = 3;

/// Asks for advice, given the topic of that on the screen, and waits for it.
pub(super) fn advice(world: &mut World, frame: u32, asks: fn(Option<Topic>) -> Option<AdviceWanted>) -> bool {
    let current = world.get_resource::<Match>().filter(|_| frame >= BEGUN);
    let Some(current) = current else {
        return false;
    };
    let given = world.resource::<Advice>().given(current);
    if let Some((_, Found::Awaited)) = given {
        return true;
    }
    let asked = asks(given.map(|(topic, _)| topic));
    let waits = asked.is_some();
    world.write_message_batch(asked);
    waits
}

/// Waits until it is found why the move of a puzzle is good.
pub(super) fn reason(world: &mut World, frame: u32) -> bool {
    let (current, puzzles) = (world.get_resource::<Match>(), world.resource::<Puzzles>());
    let running = current.and_then(|current| puzzles.running(current));
    frame >= BEGUN && running.is_none_or(|running| running.reason().is_none())
}

/// Waits for an analysis, and stops it.
pub(super) fn analysis(world: &mut World, frame: u32) -> bool {
    let analysis = world.resource::<Analysis>();
    if frame < BEGUN || analysis.activity() != analysis::Activity::Searching {
        return false;
    }
    let is_deep = analysis.found().is_some_and(|found| found.depth >= DEEP_ENOUGH);
    world.write_message_batch(is_deep.then_some(AnalysisWanted::Stop));
    true
}

/// Waits for the review of the game on the board, then sends a message.
pub(super) fn review<M: Message>(world: &mut World, frame: u32, then: Option<M>) -> bool {
    if frame < BEGUN {
        return false;
    }
    let waits = world.resource::<Review>().activity() != review::Activity::Done;
    if waits {
        restore_review(world);
    } else if frame == BEGUN {
        world.write_message_batch(then);
    }
    waits
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
