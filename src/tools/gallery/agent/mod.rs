//! The pictures of Agent.

mod games;
pub(super) mod scene;

use agon_core::agent::Player;
use bevy::prelude::*;

use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::messages::{DeviceAction, GameStarted};
use crate::agent::pages::set_up::choices::Choices;
use crate::agent::saves::saved_games;
use crate::shell::system::store::Store;
use crate::shell::ui::navigation::Screen;
use scene::Scene;

/// Leads to a scene. Returns the screen on which it is.
pub(super) fn set_up(world: &mut World, scene: Scene) -> Screen {
    if matches!(scene, Scene::MyGames | Scene::Continue) {
        let store = &mut *world.resource_mut::<Store>();
        games::save(store);
        let games = saved_games::read(store).unwrap_or_default();
        world.insert_resource(games);
    }
    world.resource_mut::<Choices>().set_if_neq(Choices::default());
    if let Some(game) = games::game(scene) {
        world.write_message(GameStarted(game));
    }
    scene.screen()
}

/// What is done once the scene is on the screen, so many frames after it was set up.
pub(super) fn follow(world: &mut World, scene: Scene, frames: u32) {
    if frames == 2 && scene == Scene::Taken {
        let waiting = world.get_resource::<CurrentGame>().map(CurrentGame::waiting);
        let player = waiting.and_then(Waiting::player).unwrap_or(Player::ALL[0]);
        world.write_message(DeviceAction::Take(player));
    }
    // One press a frame, as with a hand.
    let press = scene.presses().into_iter().nth(frames.wrapping_sub(2) as usize);
    world.write_message_batch(press);
}
