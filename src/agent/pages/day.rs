//! The page of the game of the day, with what came of it on earlier days.

use agon_core::agent::Referee;
use agon_core::played::career::Career;
use agon_core::played::game_of_day::game_of_day;
use bevy::prelude::*;
use bevy_egui::egui;

use super::occasions::{OccasionWanted, saved_day};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::saves::career::Played;
use crate::agent::saves::saved_games::SavedGames;
use crate::agent::text::career::{result_words, rivals_words};
use crate::agent::text::pages::DAY;
use crate::shell::system::dates::date;
use crate::shell::system::exchange::{date_of, day_number};
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

/// The number of earlier days shown.
const DAYS: u64 = 14;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, DAY, show);
}

fn show(
    In(ctx): In<egui::Context>,
    (language, played, games): (Res<Language>, Res<Played>, Res<SavedGames>),
) -> Option<Do> {
    let today = day_number();
    page(&ctx, &played.0, (today, round(&games, today)), &language)
}

/// The round of the game of a day, if it is unfinished.
pub(super) fn round(games: &SavedGames, day: u64) -> Option<u32> {
    let saved = saved_day(games, day).filter(|game| game.is_unfinished);
    saved.map(|game| game.summary.round)
}

fn page(ctx: &egui::Context, career: &Career, (today, round): (u64, Option<u32>), language: &Language) -> Option<Do> {
    page_sheet(ctx, DAY, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("agent-day-hint"));
        ui.add_space(space::S);
        subheading(ui, date(language, &date_of(today)));
        ui.label(against(&game_of_day(today), language));
        let result = career.day(today).map(|game| result_words(game, language));
        let state = match (round, &result) {
            (Some(round), _) => Some(language.tr_with("agent-unfinished", &[("count", round.into())])),
            (None, result) => result.clone(),
        };
        if let Some(state) = state {
            ui.label(egui::RichText::new(state).text_style(strong_style()));
        }
        let text = match (round, result) {
            (Some(_), _) => key("agent-continue"),
            (None, Some(_)) => key("agent-again"),
            (None, None) => key("agent-play"),
        };
        let play = justified(ui, |ui| primary_button(ui, language.tr(text)));
        take_first_focus(ui, &play);
        ui.add_space(space::S);
        subheading(ui, language.tr("agent-day-earlier"));
        let days = (1..=DAYS.min(today)).map(|before| today - before);
        let mut earlier = days.filter_map(|day| Some((day, career.day(day)?))).peekable();
        if earlier.peek().is_none() {
            hint(ui, language.tr("agent-day-none"));
        }
        for (day, game) in earlier {
            let values = [
                ("date", date(language, &date_of(day)).into()),
                ("end", result_words(game, language).into()),
            ];
            ui.label(language.tr_with("agent-my-games-line", &values));
        }
        play.clicked().then(|| Do::send(OccasionWanted::Day(today)))
    })
}

fn against(game: &Referee, language: &Language) -> String {
    rivals_words(game.seats().iter().filter_map(|seat| seat.persona), language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, entered};

    const TODAY: u64 = 20_785;

    #[test]
    fn it_fits() {
        let played = r#"{"version":1,"games":{"1":{"ended":"2026.11.28-120000","occasion":{"day":20785},"end":"won",
            "rounds":23,"points":5,"rivals":[],"deeds":{}},"2":{"ended":"2026.11.27-120000",
            "occasion":{"day":20784},"end":"lost","rounds":40,"points":1,"rivals":[],"deeds":{}}}}"#;
        for career in [Career::default(), Career::read(played).unwrap()] {
            for round in [None, Some(12)] {
                assert_fits(|ctx, language| drop(page(ctx, &career, (TODAY, round), language)));
            }
        }
    }

    #[test]
    fn the_game_begins_with_the_keyboard_alone() {
        let language = Language::new(Locale::EN);
        let asked = entered(0, |ctx| page(ctx, &Career::default(), (TODAY, None), &language));
        assert_eq!(asked, Some(Do::send(OccasionWanted::Day(TODAY))));
    }
}
