//! The page of the games by link: those that wait for the player's move, and those that wait for the other's.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};

use super::my_games::list::lines;
use super::title::menu::{TitleAction, whose_turn};
use crate::agon::pages::content::add_page;
use crate::agon::pages::new_game::choices::Opponent;
use crate::agon::saves::saved_games::{ListedGame, SavedGameWanted, SavedGames};
use crate::agon::text::pages::{BY_LINK, OPEN};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::row;
use crate::shell::ui::widgets::cards::link_card;

pub(crate) fn plugin(app: &mut App) {
    add_page(app, BY_LINK, show);
}

fn show(In(ctx): In<egui::Context>, (saved, language): (Res<SavedGames>, Res<Language>)) -> Option<Do> {
    page(&ctx, saved.games(), &language)
}

fn page(ctx: &egui::Context, games: &[ListedGame], language: &Language) -> Option<Do> {
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("by-link-how"));
        let mut pressed = None;
        for own in [true, false] {
            let games = games.iter().filter(|game| game.summary.is_own_turn() == Some(own));
            for (index, game) in games.enumerate() {
                if index == 0 {
                    subheading(ui, language.tr(whose_turn(own)));
                }
                let [names, line] = lines(game, language);
                if link_card(ui, &names, &line).clicked() {
                    pressed = Some(Do::send(SavedGameWanted::Open(game.name.clone())));
                }
            }
        }
        pressed
    };
    page_sheet_with_footer(ctx, BY_LINK, language, contents, |ui| {
        ui.add_space(space::M);
        let [open, begin] = row(ui, [language.tr("open-title"), language.tr("by-link-new")]);
        take_first_focus(ui, &open);
        let begin = begin.clicked().then(|| Do::send(TitleAction::Against(Opponent::Afar)));
        open.clicked().then_some(Do::Open(OPEN)).or(begin)
    })
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{RuleSet, Side};
    use agon_core::session::entry_names::unfinished_entry;
    use agon_core::session::players::Players;
    use agon_core::session::saved_game::SavedGame;
    use agon_core::session::summary::Summary;

    use super::*;
    use crate::agon::saves::saved_games::listed;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{plain, random_game};
    use crate::testing::screens::{assert_fits, drawn};

    /// A game by link, and one against nobody elsewhere.
    fn games() -> Vec<ListedGame> {
        let players = [
            Players::by_link(Side::White, ["W".repeat(40), "Bo".to_owned()]),
            Players::by_link(Side::Black, Default::default()),
            Players::two_people("Ada", ""),
        ];
        let games = (0..).zip(players).map(|(seed, players)| {
            let game = SavedGame {
                players,
                ..plain(random_game(RuleSet::default(), 4, 1))
            };
            listed(&unfinished_entry(seed), Summary::of(&game, "2026.11.29-120000"))
        });
        games.collect()
    }

    #[test]
    fn it_fits() {
        for games in [Vec::new(), games()] {
            assert_fits(|ctx, language| drop(page(ctx, &games, language)));
        }
    }

    #[test]
    fn games_stand_under_whose_turn_it_is() {
        let language = Language::new(Locale::EN);
        let seen = drawn(egui::vec2(700.0, 1_200.0), |ctx| {
            page(ctx, &games(), &language);
        })
        .in_sight();
        let count = |wanted: &str| seen.iter().filter(|text| *text == wanted).count();
        assert_eq!(count(&language.tr("by-link-your-turn")), 1);
        assert_eq!(count(&language.tr("by-link-their-turn")), 1);
        assert_eq!(seen.iter().filter(|text| text.contains("Bo")).count(), 1);
        assert!(!seen.iter().any(|text| text.contains("Ada")));
    }
}
