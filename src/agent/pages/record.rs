//! The page of the player's finished games: how many were won, how the player plays, and who beat whom.

use agon_core::agent::Player;
use agon_core::agent::players::Level;
use agon_core::played::career::{Career, Tally};
use bevy::prelude::*;
use bevy_egui::egui::{self, Layout, RichText, TextStyle, TextWrapMode, Ui, WidgetText, vec2};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::saves::career::Played;
use crate::agent::text::pages::{MY_GAMES, RECORD};
use crate::agent::text::words::level_words;
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, RECORD, show);
}

fn show(In(ctx): In<egui::Context>, (language, played): (Res<Language>, Res<Played>)) -> Option<Do> {
    page(&ctx, &played.0, &language)
}

fn page(ctx: &egui::Context, career: &Career, language: &Language) -> Option<Do> {
    page_sheet(ctx, RECORD, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let all = career.tally();
        if all.games == 0 {
            hint(ui, language.tr("agent-record-none"));
        } else {
            ui.label(RichText::new(won_of(key("agent-record-won"), all, language)).text_style(strong_style()));
            let players = (2..=Player::MOST).map(|players| {
                let name = language.tr_with("agent-setup-count", &[("count", players.into())]);
                (name, career.with_players(players))
            });
            tallies(ui, key("agent-record-players"), players, language);
            let levels = Level::ALL.map(|level| (level_words(level, language)[0].clone(), career.against(level)));
            tallies(ui, key("agent-record-levels"), levels, language);
            deeds(ui, career, language);
            meetings(ui, career, language);
            ui.add_space(space::S);
        }
        let games = justified(ui, |ui| secondary_button(ui, language.tr(MY_GAMES.title)));
        take_first_focus(ui, &games);
        games.clicked().then_some(Do::Open(MY_GAMES))
    })
}

fn won_of(key: &str, tally: Tally, language: &Language) -> String {
    let values = [("won", tally.won.into()), ("count", tally.games.into())];
    language.tr_with(key, &values)
}

/// The kinds of games that were played, below a heading.
fn tallies(ui: &mut Ui, heading: &str, kinds: impl IntoIterator<Item = (String, Tally)>, language: &Language) {
    let rows = kinds.into_iter().filter(|(_, tally)| tally.games > 0);
    let rows = rows.map(|(name, tally)| (name, won_of(key("agent-record-won-of"), tally, language)));
    table(ui, &language.tr(heading), rows);
}

/// How the player plays.
fn deeds(ui: &mut Ui, career: &Career, language: &Language) {
    let deeds = career.deeds();
    let of = |count: u32, of: u32| language.tr_with("agent-record-of", &[("count", count.into()), ("of", of.into())]);
    let worked = [("count", deeds.worked.into()), ("of", deeds.bluffs.into())];
    let rows = [
        (key("agent-record-objections"), of(deeds.objections, deeds.chances)),
        (
            key("agent-record-withdrawals"),
            of(deeds.withdrawals, deeds.withdrawals + deeds.insists),
        ),
        (key("agent-record-claims"), deeds.claims.to_string()),
        (
            key("agent-record-bluffs"),
            language.tr_with("agent-record-worked", &worked),
        ),
        (key("agent-record-exiles"), deeds.exiles.to_string()),
    ];
    let rows = rows.map(|(name, value)| (language.tr(name), value));
    table(ui, &language.tr("agent-record-play"), rows);
}

/// Who beat whom.
fn meetings(ui: &mut Ui, career: &Career, language: &Language) {
    let met = career.meetings();
    if met.is_empty() {
        return;
    }
    let rows = met.into_iter().map(|(persona, met)| {
        let values = [
            ("name", persona.called().into()),
            ("won", met.won.into()),
            ("lost", met.lost.into()),
            ("count", met.games.into()),
        ];
        (
            persona.full_name().to_owned(),
            language.tr_with("agent-record-met", &values),
        )
    });
    table(ui, &language.tr("agent-record-rivals"), rows);
}

/// Lines with a name at the left and a value at the right, on a card below a heading.
fn table(ui: &mut Ui, heading: &str, rows: impl IntoIterator<Item = (String, String)>) {
    ui.add_space(space::S);
    subheading(ui, heading);
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.spacing_mut().interact_size.y = 0.0;
        for (name, value) in rows {
            row(ui, &name, &value);
        }
    });
}

fn row(ui: &mut Ui, name: &str, value: &str) {
    let palette = Palette::of(ui.ctx());
    let value = RichText::new(value).text_style(TextStyle::Small).color(palette.muted);
    let most = ui.available_width() / 2.0;
    let galley = WidgetText::from(value.clone()).into_galley(ui, Some(TextWrapMode::Wrap), most, TextStyle::Small);
    let room = (ui.available_width() - galley.size().x - space::M).max(0.0);
    let lower = (ui.text_style_height(&TextStyle::Body) - ui.text_style_height(&TextStyle::Small)) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::M;
        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(egui::Align::Min), |ui| {
            ui.set_width(room);
            ui.label(name);
        });
        ui.vertical(|ui| {
            ui.add_space(lower);
            ui.label(value)
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let game = r#"{"ended":"2026.11.28-120000","occasion":"table","end":"won","rounds":23,"points":5,
            "rivals":[{"persona":"halldor","character":"runner"},{"persona":"wenying","character":"master,banker"}],
            "deeds":{"chances":140,"objections":37,"withdrawals":12,"insists":9,"claims":101,"bluffs":24,"worked":11}}"#;
        let full = Career::read(&format!(r#"{{"version":1,"games":{{"1":{game},"2":{game}}}}}"#)).unwrap();
        assert_eq!((full.tally().games, full.meetings().len()), (2, 2));
        for career in [Career::default(), full] {
            assert_fits(|ctx, language| drop(page(ctx, &career, language)));
        }
    }
}
