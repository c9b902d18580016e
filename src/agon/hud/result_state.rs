//! When to announce the result: after the last move and the finale on the board.

use bevy::prelude::*;

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{GameEnded, GameStarted};
use crate::agon::scene::finale::Finale;
use crate::shell::system::resources::AddResource;
use crate::tabletop::motion::SkipAnimations;
use crate::tabletop::schedule::TableSystems;

/// Seconds for which the last move is shown alone: about as long as its animation. The finale on the board is also
/// waited for.
const PAUSE: f32 = 0.8;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<ResultCard>().add_systems(
        Update,
        follow_result
            .in_set(TableSystems::Present)
            .run_if(resource_exists::<Match>),
    );
}

/// The state of the result card.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) enum ResultCard {
    /// The game is in progress.
    #[default]
    None,
    /// The last move is still being shown.
    Soon(Timer),
    Open,
    /// The player has closed it to view the board.
    Dismissed,
}

fn follow_result(
    current: Res<Match>,
    time: Res<Time<Real>>,
    finale: Res<Finale>,
    (mut started, mut ended): (MessageReader<GameStarted>, MessageReader<GameEnded>),
    mut skips: MessageReader<SkipAnimations>,
    mut card: ResMut<ResultCard>,
) {
    let is_skipped = skips.read().count() > 0;
    let is_news = started.read().count() + ended.read().count() > 0;
    if current.outcome().is_none() || is_news {
        card.set_if_neq(ResultCard::None);
    }
    if current.outcome().is_none() {
        return;
    }
    if !current.rights().ends {
        // Analysed games have no winner, or a known one; lessons continue by themselves.
        card.set_if_neq(ResultCard::Dismissed);
        return;
    }
    match &mut *card {
        // A player who returns to the end of a game knows the result.
        ResultCard::None if !is_news => *card = ResultCard::Dismissed,
        ResultCard::None => *card = ResultCard::Soon(Timer::from_seconds(PAUSE, TimerMode::Once)),
        ResultCard::Soon(timer) => {
            if (timer.tick(time.delta()).is_finished() && !finale.is_on()) || is_skipped {
                *card = ResultCard::Open;
            }
        }
        ResultCard::Open | ResultCard::Dismissed => {}
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use agon_core::rules::{Game, RuleSet};
    use agon_core::session::conditions::Terms;
    use agon_core::session::players::Players;
    use agon_core::session::saved_game::SavedGame;

    use super::*;
    use crate::testing::matches::match_of;

    fn fresh(players: Players) -> Match {
        match_of(Game::new(RuleSet::default()), players)
    }

    fn app() -> App {
        let mut app = App::new();
        app.add_resource::<ResultCard>()
            .add_resource::<Time<Real>>()
            .add_resource::<Finale>()
            .add_message::<GameStarted>()
            .add_message::<GameEnded>()
            .add_message::<SkipAnimations>()
            .insert_resource(fresh(Players::two_people("", "")))
            .add_systems(Update, follow_result);
        app
    }

    fn agree_draw(app: &mut App) {
        let mut current = app.world_mut().resource_mut::<Match>();
        current.tree.agree_draw();
        let outcome = current.outcome().unwrap();
        app.world_mut().write_message(GameEnded { outcome });
    }

    fn wait(app: &mut App, seconds: f32) -> ResultCard {
        let wait = Duration::from_secs_f32(seconds);
        app.world_mut().resource_mut::<Time<Real>>().advance_by(wait);
        app.update();
        app.world().resource::<ResultCard>().clone()
    }

    #[test]
    fn the_card_waits_for_the_last_move_and_goes_with_the_game() {
        let mut app = app();
        assert_eq!(wait(&mut app, 5.0), ResultCard::None);
        agree_draw(&mut app);
        assert!(matches!(wait(&mut app, 0.0), ResultCard::Soon(_)));
        assert!(matches!(wait(&mut app, PAUSE / 2.0), ResultCard::Soon(_)));
        assert_eq!(wait(&mut app, PAUSE), ResultCard::Open);
        *app.world_mut().resource_mut::<ResultCard>() = ResultCard::Dismissed;
        assert_eq!(wait(&mut app, 5.0), ResultCard::Dismissed);
        app.world_mut().resource_mut::<Match>().tree.undo();
        assert_eq!(wait(&mut app, 0.0), ResultCard::None);
    }

    #[test]
    fn the_card_does_not_come_again_for_who_looks_back_and_forth() {
        let mut app = app();
        let mut current = app.world_mut().resource_mut::<Match>();
        let mv = current.position().legal_moves(current.rules())[0];
        current.tree.play(mv).unwrap();
        agree_draw(&mut app);
        assert!(matches!(wait(&mut app, 0.0), ResultCard::Soon(_)));
        app.world_mut().resource_mut::<Match>().tree.back();
        assert_eq!(wait(&mut app, 0.0), ResultCard::None);
        app.world_mut().resource_mut::<Match>().tree.forward();
        assert_eq!(wait(&mut app, PAUSE * 2.0), ResultCard::Dismissed);
    }

    #[test]
    fn the_card_does_not_hide_what_decided_the_game_but_comes_at_a_press() {
        let mut app = app();
        app.insert_resource(Finale::crowning());
        agree_draw(&mut app);
        wait(&mut app, 0.0);
        assert!(matches!(wait(&mut app, PAUSE * 2.0), ResultCard::Soon(_)));
        app.world_mut().write_message(SkipAnimations);
        assert_eq!(wait(&mut app, 0.0), ResultCard::Open);
    }

    #[test]
    fn a_game_that_is_over_when_it_is_opened_is_announced_too() {
        let mut app = app();
        let players = Players::two_people("", "");
        app.world_mut().resource_mut::<Match>().tree.agree_draw();
        *app.world_mut().resource_mut::<ResultCard>() = ResultCard::Dismissed;
        let tree = app.world().resource::<Match>().tree.clone();
        app.world_mut().write_message(GameStarted::of(SavedGame {
            tree,
            players,
            terms: Terms::default(),
            times: None,
            tags: Vec::new(),
            seed: 0,
        }));
        assert!(matches!(wait(&mut app, 0.0), ResultCard::Soon(_)));
        assert_eq!(wait(&mut app, PAUSE * 2.0), ResultCard::Open);
    }
}
