//! The title page of Agent: the main menu beside its map, and the page behind *More*.

mod menu;

use bevy::prelude::*;
use bevy_egui::egui;

use self::menu::{OccasionNews, Offer, TitleAction, menu, more};
use super::day::round;
use super::set_up::choices::Choices;
use crate::agent::gameplay::agent_screen::{AGENT, AgentScreen};
use crate::agent::gameplay::messages::{GameStarted, GameWanted};
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::gameplay::settings::AgentSettings;
use crate::agent::saves::career::Played;
use crate::agent::saves::saved_games::{SavedGames, game_in};
use crate::agent::text::pages::MORE;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::exchange::day_number;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::tabletop::lessons::learned::Learned;
use crate::tabletop::pages::add_game_page;
use crate::tabletop::title::menu::{show as show_menu, wooden_ground};
use crate::tabletop::view::BoardViewport;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, MORE, show_more);
    add_screen(app, in_state(AgentScreen(Screen::Title)), show);
    app.add_message::<TitleAction>()
        .add_systems(OnEnter(AgentScreen(Screen::Title)), tell)
        .add_systems(Update, act.run_if(on_message::<TitleAction>).in_set(MenuSystems::Learn));
}

fn tell(language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    let [name, line] = [language.tr("agent-name"), language.tr("agent-line")];
    spoken.write(Spoken(format!("{name}. {line}")));
}

fn show(
    In(ctx): In<egui::Context>,
    (language, games, learned): (Res<Language>, Res<SavedGames>, Res<Learned>),
    played: Res<Played>,
    mut viewport: ResMut<BoardViewport>,
) -> Option<Do> {
    let offer = match games.unfinished().next() {
        Some(game) => Offer::Continue(game),
        // Nothing was ever played or learned.
        None if games.games().is_empty() && learned.progress.is_empty() => Offer::FirstGame,
        None => Offer::Play,
    };
    let today = day_number();
    let news = match offer {
        // Before the first game nothing else is to be thought of.
        Offer::FirstGame => OccasionNews::default(),
        _ => OccasionNews::new(&played.0, (today, round(&games, today)), &language),
    };
    let (asked, map) = show_menu(&ctx, menu(offer, news, &language), &wooden_ground, &language);
    viewport.set_if_neq(BoardViewport::of(&ctx, map));
    asked
}

fn show_more(In(ctx): In<egui::Context>, language: Res<Language>) -> Option<Do> {
    more(&ctx, &language)
}

fn act(
    mut actions: MessageReader<TitleAction>,
    (language, games, store): (Res<Language>, Res<SavedGames>, Res<Store>),
    mut settings: ResMut<AgentSettings>,
    (mut screen, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
    (mut wanted, mut started): (MessageWriter<GameWanted>, MessageWriter<GameStarted>),
    mut notices: MessageWriter<Notice>,
) {
    for action in actions.read() {
        match action {
            TitleAction::Continue => {
                let unfinished = games.unfinished().next();
                match unfinished.and_then(|game| game_in(&store, &game.name)) {
                    Some(referee) => drop(started.write(GameStarted(referee))),
                    None => drop(notices.write(Notice::warning(language.tr("agent-game-damaged")))),
                }
            }
            TitleAction::FirstGame => {
                settings.hints = true;
                settings.hints_shown.clear();
                wanted.write(Choices::first_game());
            }
            TitleAction::SetUp => {
                screen.set(Screen::NewGame);
                NextState::set_if_neq(&mut overlay, Overlay::None);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Options, Player, Referee};
    use agon_core::played::career::Career;

    use super::*;
    use crate::agent::saves::saved_games;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let options: Options = "8".parse().unwrap();
        let game = Referee::new(options, Player::ALL[0], &[], 7);
        let mut store = Store::memory();
        store.put("agent-7", &game.save("2026.11.25-080000")).unwrap();
        let games = saved_games::read(&store).unwrap();
        for offer in [Offer::Continue(&games.games()[0]), Offer::FirstGame, Offer::Play] {
            assert_fits(|ctx, language| {
                let news = OccasionNews::new(&Career::default(), (20_785, Some(23)), language);
                show_menu(ctx, menu(offer, news, language), &wooden_ground, language);
            });
        }
        assert_fits(|ctx, language| drop(more(ctx, language)));
    }
}
