//! The page of the season: its evenings, their points, and what the rivals remember of the player.

use agon_core::played::career::Career;
use agon_core::played::season::{EVENINGS, rivals};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, TextStyle};

use super::occasions::{OccasionWanted, saved_evening};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::saves::career::Played;
use crate::agent::saves::saved_games::SavedGames;
use crate::agent::text::career::{
    end_word, evening_of_list, evening_words, points_words, reputation_words, rivals_words, season_points,
    standing_words,
};
use crate::agent::text::pages::SEASON;
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, SEASON, show);
}

fn show(
    In(ctx): In<egui::Context>,
    (language, played, games): (Res<Language>, Res<Played>, Res<SavedGames>),
) -> Option<Do> {
    let is_begun = saved_evening(&games, &played).is_some();
    page(&ctx, &played.0, is_begun, &language)
}

fn page(ctx: &egui::Context, career: &Career, is_begun: bool, language: &Language) -> Option<Do> {
    let standing = career.standing();
    page_sheet(ctx, SEASON, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("agent-season-hint"));
        hint(ui, language.tr("agent-season-scoring"));
        if standing.evenings > 0 {
            ui.label(RichText::new(standing_words(standing, language)).text_style(strong_style()));
        }
        if let Some(best) = career.best_season() {
            ui.label(season_points(key("agent-season-best"), best, language));
        }
        let text = match standing.is_over() {
            _ if is_begun => language.tr("agent-continue"),
            true => language.tr("agent-season-new"),
            false => evening_words(standing.evenings, language),
        };
        let play = justified(ui, |ui| primary_button(ui, text));
        take_first_focus(ui, &play);
        if let Some(known) = career.reputation().filter(|_| !standing.is_over()) {
            ui.add_space(space::S);
            subheading(ui, language.tr("agent-season-known"));
            for line in reputation_words(known, language) {
                ui.label(line);
            }
        }
        ui.add_space(space::S);
        evenings(ui, career, language);
        play.clicked().then(|| Do::send(OccasionWanted::Evening))
    })
}

/// Each evening with its rivals, and its result if it is over. The next one stands out.
fn evenings(ui: &mut egui::Ui, career: &Career, language: &Language) {
    let palette = Palette::of(ui.ctx());
    let played = career.evenings();
    for evening in 0..EVENINGS {
        let game = played.get(evening);
        let colour = match evening == played.len() {
            true => palette.accent,
            false => palette.ink,
        };
        let name = match game {
            Some(game) => {
                let values = [
                    ("evening", evening_of_list(evening, language).into()),
                    ("end", end_word(game.end, language).into()),
                    ("points", points_words(game.points, language).into()),
                ];
                language.tr_with("agent-season-played", &values)
            }
            None => evening_of_list(evening, language),
        };
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            ui.label(RichText::new(name).text_style(strong_style()).color(colour));
            let against = rivals_words(rivals(evening), language);
            ui.label(RichText::new(against).text_style(TextStyle::Small).color(palette.muted));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, entered};

    fn after(evenings: usize) -> Career {
        let game = |evening: usize| {
            format!(
                r#""{evening}":{{"ended":"2026.11.2{evening}-120000","occasion":{{"evening":[0,{evening}]}},"end":"lost",
                "rounds":23,"points":3,"rivals":[],"deeds":{{"chances":40,"objections":12,"withdrawals":3,"insists":4}}}}"#
            )
        };
        let games: Vec<_> = (0..evenings).map(game).collect();
        Career::read(&format!(r#"{{"version":1,"games":{{{}}}}}"#, games.join(","))).unwrap()
    }

    #[test]
    fn it_fits() {
        for evenings in [0, 2, EVENINGS] {
            let career = after(evenings);
            assert_eq!(career.standing().evenings, evenings);
            for is_begun in [false, true] {
                assert_fits(|ctx, language| drop(page(ctx, &career, is_begun, language)));
            }
        }
    }

    #[test]
    fn the_next_evening_begins_with_the_keyboard_alone() {
        let language = Language::new(Locale::EN);
        let asked = entered(0, |ctx| page(ctx, &after(2), false, &language));
        assert_eq!(asked, Some(Do::send(OccasionWanted::Evening)));
    }
}
