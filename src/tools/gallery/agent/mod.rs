//! The scenes of Agent. Unless they say otherwise, one person plays against three computer players.

mod games;

use std::time::Duration;

use agon_core::agent::{Agent, Call, Player, Referee};
use agon_core::played::acquaintances::Acquaintances;
use bevy::prelude::*;

use self::games::{BEGINNING, CASE, EIGHT, EXILE, HOME, KNOWN, PALMA, claimed, game, settled};
use super::scene::{SHELF, Scene};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::messages::{ActionRequested, DeviceAction, GameStarted, MapPressed};
use crate::agent::gameplay::selection::Selection;
use crate::agent::gameplay::settings::AgentSettings;
use crate::agent::pages::set_up::choices::Choices;
use crate::agent::saves::acquaintances::Known;
use crate::agent::saves::career::Played;
use crate::agent::saves::saved_games;
use crate::agent::text::pages::{BRIBE, DAY, DOSSIERS, MENU, MONEY, MORE, MY_GAMES, NOTEBOOK, RECORD, RULES, SEASON};
use crate::shell::pages::settings::SETTINGS;
use crate::shell::system::exchange::day_number;
use crate::shell::system::store::Store;
use crate::shell::ui::navigation::Screen;

const TITLE: Scene = Scene {
    game: AGENT,
    clear: |world, _| {
        world.resource_mut::<Choices>().set_if_neq(Choices::default());
        if let Some(mut settings) = world.get_resource_mut::<AgentSettings>() {
            settings.contrast = false;
        }
        world.insert_resource(Played::default());
    },
    ..SHELF
};
/// With a game on the table.
const PLAYING: Scene = Scene {
    screen: Screen::Playing,
    ..TITLE
};

pub(super) static SCENES: [Scene; 36] = [
    // This one comes before there is a game to continue.
    TITLE.named("agent-title"),
    TITLE.page("agent-more", MORE),
    Scene {
        screen: Screen::NewGame,
        ..TITLE.named("agent-set-up")
    },
    // The lot that decides who begins has fallen.
    Scene {
        patience: Duration::from_millis(300),
        ..PLAYING.with("agent-lot", |world| start(world, settled(game(102, false, &[]))))
    },
    // The pad, before the first turn.
    Scene {
        set_up: |world| start(world, settled(game(103, false, &[]))),
        ..PLAYING.page("agent-money", MONEY)
    },
    // It is the person's turn.
    PLAYING.with("agent-turn", |world| {
        start(world, settled(game(104, false, &[BEGINNING])))
    }),
    // An agent is chosen, who may go or attack.
    Scene {
        enter: press_agent,
        ..PLAYING.with("agent-chosen", |world| {
            start(world, settled(game(105, false, &[BEGINNING])))
        })
    },
    // A city is chosen as well, where several things may be done.
    Scene {
        enter: press_agent,
        // One press a frame, as with a hand.
        follow: |world, frame| {
            let city = "AZO".parse().map(MapPressed::City).ok();
            world.write_message_batch(city.filter(|_| frame == 3));
            false
        },
        ..PLAYING.with("agent-deed", |world| {
            start(world, settled(game(106, false, &[BEGINNING])))
        })
    },
    // The others hear of it in a moment.
    Scene {
        follow: |world, _| {
            let Some(selection) = world.get_resource::<Selection>() else {
                return true;
            };
            let agent = Agent::ALL.first().copied().map(MapPressed::Agent);
            let city = "NYC".parse().map(MapPressed::City).ok();
            let (chosen, announced) = (selection.agent().is_some(), selection.announcing().is_some());
            world.write_message_batch(if chosen { city } else { agent }.filter(|_| !announced));
            !announced
        },
        ..PLAYING.with("agent-announcing", |world| {
            start(world, settled(game(124, false, &[BEGINNING])))
        })
    },
    // Somebody's move is under discussion.
    PLAYING.with("agent-move", |world| {
        start(world, game(107, false, &[BEGINNING, "0:R2-MOS 1:B1-LIS 2:let 3:let"]))
    }),
    // An attack on the person's agent is.
    PLAYING.with("agent-attack", |world| {
        start(world, game(108, false, &[BEGINNING, "0:R2-MOS 1:B1xA1 2:let 3:let"]))
    }),
    // Somebody objects to what the person has announced.
    PLAYING.with("agent-answer", |world| {
        start(world, settled(game(109, false, &[BEGINNING, "0:A1xB1 1:object"])))
    }),
    // A contest, in which the person is asked.
    PLAYING.with("agent-claim", |world| {
        start(
            world,
            claimed(game(110, false, &[BEGINNING, "0:A1xB1 1:object 0:insist"])),
        )
    }),
    // The same among eight players, and the person's turn.
    PLAYING.with("agent-eight-turn", |world| {
        start(world, settled(game(121, false, &[EIGHT])))
    }),
    PLAYING.with("agent-eight-claim", |world| {
        start(world, claimed(game(122, false, &[EIGHT, "0:A1-AZO 3:object 0:insist"])));
    }),
    // The person may allow or refuse.
    PLAYING.with("agent-decide", |world| {
        start(world, claimed(game(111, false, &[BEGINNING, PALMA])));
    }),
    // And has refused.
    Scene {
        enter: |world| {
            let current = world.get_resource::<CurrentGame>();
            let refused = current.map(|game| ActionRequested::by_person(Player::ALL[0], Call::Refuse, game));
            world.write_message_batch(refused);
        },
        ..PLAYING.with("agent-refused", |world| {
            start(world, claimed(game(123, false, &[BEGINNING, PALMA])));
        })
    },
    // The plain map.
    PLAYING.with("agent-contrast", |world| {
        if let Some(mut settings) = world.get_resource_mut::<AgentSettings>() {
            settings.contrast = true;
        }
        start(world, settled(game(125, false, &[BEGINNING, EXILE, CASE])));
    }),
    // Somebody is in the Bahamas.
    PLAYING.with("agent-exile", |world| {
        start(world, settled(game(112, false, &[BEGINNING, EXILE])))
    }),
    // An agent carries the case.
    PLAYING.with("agent-case", |world| {
        start(world, settled(game(113, false, &[BEGINNING, EXILE, CASE])))
    }),
    // The pad, for a bribe.
    Scene {
        set_up: |world| start(world, settled(game(114, false, &[BEGINNING]))),
        ..PLAYING.page("agent-bribe", BRIBE)
    },
    // An agent has come home.
    PLAYING.with("agent-home", |world| {
        start(world, settled(game(115, false, &[BEGINNING, EXILE, CASE, HOME])))
    }),
    // Four people: the device goes to the next.
    PLAYING.with("agent-hand-over", |world| {
        start(world, settled(game(116, true, &[BEGINNING, EXILE])))
    }),
    // The next has it.
    Scene {
        enter: |world| {
            let waiting = world.get_resource::<CurrentGame>().map(CurrentGame::waiting);
            let player = waiting.and_then(Waiting::player).unwrap_or(Player::ALL[0]);
            world.write_message(DeviceAction::Take(player));
        },
        ..PLAYING.with("agent-taken", |world| {
            start(world, settled(game(117, true, &[BEGINNING, EXILE])))
        })
    },
    // All others are asked at once.
    PLAYING.with("agent-window", |world| {
        start(world, game(118, true, &[BEGINNING, "0:A1xB1"]))
    }),
    Scene {
        set_up: |world| start(world, settled(game(119, false, &[BEGINNING, EXILE, CASE]))),
        ..PLAYING.page("agent-notebook", NOTEBOOK)
    },
    Scene {
        set_up: |world| start(world, settled(game(120, false, &[BEGINNING]))),
        ..PLAYING.page("agent-menu", MENU)
    },
    Scene {
        set_up: |world| {
            let known = Acquaintances::read(KNOWN).unwrap_or_default();
            world.insert_resource(Known(known));
            start(world, settled(game(123, false, &[BEGINNING])));
        },
        ..PLAYING.page("agent-dossiers", DOSSIERS)
    },
    TITLE.page("agent-settings", SETTINGS),
    TITLE.page("agent-rules", RULES),
    Scene {
        set_up: save,
        ..TITLE.page("agent-my-games", MY_GAMES)
    },
    TITLE.with("agent-continue", save),
    Scene {
        set_up: play_games,
        ..TITLE.page("agent-day", DAY)
    },
    Scene {
        set_up: play_games,
        ..TITLE.page("agent-season", SEASON)
    },
    Scene {
        set_up: play_games,
        ..TITLE.page("agent-record", RECORD)
    },
    // An evening of the season is over.
    PLAYING.with("agent-evening", |world| {
        play_games(world);
        start(world, settled(game(123, false, &[BEGINNING, EXILE, CASE, HOME])));
    }),
];

/// The game is on the table.
fn start(world: &mut World, game: Referee) {
    world.write_message(GameStarted(game));
}

/// Games were finished: one of the day, and two evenings of a season, of which the last is the game of seed 123.
fn play_games(world: &mut World) {
    world.insert_resource(Played(games::career(day_number())));
}

/// There are saved games.
fn save(world: &mut World) {
    let store = &mut *world.resource_mut::<Store>();
    games::save(store);
    let games = saved_games::read(store).unwrap_or_default();
    world.insert_resource(games);
}

fn press_agent(world: &mut World) {
    world.write_message_batch(Agent::ALL.first().copied().map(MapPressed::Agent));
}

#[cfg(test)]
mod tests {
    use agon_core::agent::Phase;

    use super::*;

    #[test]
    fn every_scene_waits_for_the_person_it_shows() {
        let mut world = World::new();
        world.insert_resource(Store::memory());
        world.insert_resource(Messages::<GameStarted>::default());
        for scene in &SCENES {
            (scene.set_up)(&mut world);
            let mut started = world.resource_mut::<Messages<GameStarted>>();
            let Some(GameStarted(game)) = started.drain().last() else {
                continue;
            };
            let asked = game.asked();
            match scene.name {
                "agent-home" | "agent-evening" => assert!(game.outcome().is_some()),
                "agent-window" => assert_eq!(asked, Some(Player::ALL[1])),
                name => assert_eq!(asked, Some(Player::ALL[0]), "{name}"),
            }
            let phase = game.table().phase();
            match scene.name {
                "agent-claim" | "agent-eight-claim" => assert!(matches!(phase, Phase::Claim(_)), "{phase:?}"),
                "agent-decide" | "agent-refused" => assert!(matches!(phase, Phase::Decide(_)), "{phase:?}"),
                "agent-answer" => assert!(matches!(phase, Phase::Answer { .. }), "{phase:?}"),
                "agent-move" | "agent-attack" => assert!(matches!(phase, Phase::Object { .. }), "{phase:?}"),
                _ => {}
            }
        }
    }
}
