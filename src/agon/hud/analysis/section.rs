//! The analysis in the panel: value, lines and controls; where space is short, the value and the best line.

use agon_core::engine::Score;
use agon_core::rules::{Position, Side};
use bevy_egui::egui::{self, RichText, ScrollArea, Ui, vec2};

use super::line_row::{ROW, Rows, line_row};
use super::race_bar::{value_bar, value_told};
use super::{peek, words};
use crate::agon::drawings::icons::Icon;
use crate::agon::gameplay::analysis::{Activity, Analysis, AnalysisWanted, passed_on};
use crate::agon::gameplay::settings::LineCount;
use crate::agon::hud::action_buttons::{Face, line};
use crate::agon::hud::layout::{PLAYER, SLIM_PLAYER, STRIP};
use crate::agon::hud::panel_view::PanelView;
use crate::agon::text::verdict::headline;
use crate::agon::text::words::side_role;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::side_panel::in_height;

/// Draws the analysis at its full height, scrolling if there is less room. Returns the action chosen.
pub(crate) fn section(ui: &mut Ui, scene: &PanelView, analysis: &Analysis, room: f32) -> Option<Do> {
    let shown = ScrollArea::vertical()
        .id_salt("analysis")
        .max_height(room.max(ROW))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
            let question = analysis.stands_still().then(|| {
                let side = scene.current.position().side();
                words::standing_still(scene.language, side)
            });
            if let Some(question) = question {
                ui.label(RichText::new(question).color(Palette::of(ui.ctx()).warning));
            }
            value(ui, scene, analysis);
            let mut action = None;
            for rank in 0..analysis.lines() {
                action = row(ui, scene, analysis, rank).or(action);
            }
            action = controls(ui, scene, analysis).or(action);
            progress(ui, scene, analysis);
            action
        });
    shown.inner
}

/// Draws the value and the best line, as high as the players' cards with the race; the others have a page of their own.
/// Returns the action chosen.
pub(crate) fn strip(ui: &mut Ui, scene: &PanelView, analysis: &Analysis) -> Option<Do> {
    let height = PLAYER + space::S + STRIP;
    let layout = *ui.layout();
    in_height(ui, height, layout, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        value(ui, scene, analysis);
        ui.add_space((ui.available_height() - ROW).max(0.0));
        row(ui, scene, analysis, 0)
    })
}

/// Draws the best line and the depth of the search, as high as two slim player cards. Returns the action chosen.
pub(crate) fn best(ui: &mut Ui, scene: &PanelView, analysis: &Analysis) -> Option<Do> {
    let layout = *ui.layout();
    in_height(ui, 2.0 * SLIM_PLAYER + space::XS, layout, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let action = row(ui, scene, analysis, 0);
        hint(ui, words::progress(scene.language, analysis));
        action
    })
}

/// Draws the value of the best line, or keeps its space until one is found.
fn value(ui: &mut Ui, scene: &PanelView, analysis: &Analysis) {
    let best = analysis.found().and_then(|found| found.lines.first());
    let over = scene.current.game().outcome();
    if let Some(outcome) = over.filter(|_| analysis.activity() == Activity::Nothing) {
        let score = match outcome.winner() {
            Some(Side::White) => Score::WinIn(0),
            Some(Side::Black) => Score::LossIn(0),
            None => Score::Race(0),
        };
        let told = headline(scene.language, scene.current.players(), outcome);
        value_bar(ui, Side::White, score, &told, scene.board);
        return;
    }
    let score = best.map_or(Score::Race(0), |line| line.score);
    if let Some(side) = queenless_leader(scene.current.position(), score) {
        let told = scene
            .language
            .tr_with("value-no-queen", &[("side", side_role(side).into())]);
        value_bar(ui, Side::White, Score::Race(0), &told, scene.board);
        return;
    }
    let told = best.map_or_else(
        || "…".to_owned(),
        |line| value_told(scene.language, Side::White, line.score),
    );
    value_bar(ui, Side::White, score, &told, scene.board);
}

/// The side that is ahead by this score, White's, though it has no queen to bring to the throne.
fn queenless_leader(position: &Position, score: Score) -> Option<Side> {
    let Score::Race(lead) = score else {
        return None;
    };
    let side = if lead > 0 { Side::White } else { Side::Black };
    (lead != 0 && !position.is_placing() && position.queens(side).is_empty()).then_some(side)
}

/// Draws the line of a rank, or keeps its space until it is found. Returns its first move if chosen.
fn row(ui: &mut Ui, scene: &PanelView, analysis: &Analysis, rank: usize) -> Option<Do> {
    let found = analysis.found();
    let Some((found, line)) = found.and_then(|found| Some((found, found.lines.get(rank)?))) else {
        // Keeps the layout stable until the line is found.
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), egui::Sense::hover());
        if rank == 0 && analysis.activity() != Activity::Searching {
            let text = words::progress(scene.language, analysis);
            let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink2(vec2(space::S, 0.0))));
            inside.centered_and_justified(|ui| hint(ui, text));
        }
        return None;
    };
    let rows = Rows {
        language: scene.language,
        tones: &scene.tones,
        found,
        wraps: false,
    };
    let row = line_row(ui, &rows, rank, line, peek::is_held(ui.ctx(), found, line));
    let chosen = peek::note(ui, &row, found, rank) && !analysis.stands_still();
    chosen.then(|| Do::send(AnalysisWanted::Play(rank)))
}

/// The controls: fewer and more lines, pause and resume, and standing still.
fn controls(ui: &mut Ui, scene: &PanelView, analysis: &Analysis) -> Option<Do> {
    let language = scene.language;
    let lines = analysis.lines();
    let (pause_icon, pause, pause_meaning) = match analysis.activity() {
        Activity::Searching => (Icon::Pause, AnalysisWanted::Stop, key("analysis-stop")),
        _ => (Icon::GoOn, AnalysisWanted::GoOn, key("analysis-go-on")),
    };
    let can_search = analysis.activity().can_go_on();
    let stands = analysis.stands_still();
    let can_stand = stands || passed_on(scene.current).is_some();
    let still = match stands {
        true => language.tr("analysis-move-again"),
        false => words::stand_still(language, scene.current.position().side()),
    };
    let button = |icon, meaning, possible: bool, wanted: AnalysisWanted| {
        (Face::Icon(icon), meaning, possible.then(|| Do::send(wanted)))
    };
    let [fewer, more] = [key("analysis-fewer"), key("analysis-more")].map(|meaning| language.tr(meaning));
    let has_more = lines < LineCount::MOST;
    let buttons = [
        button(Icon::Fewer, fewer, lines > 1, AnalysisWanted::Lines(lines - 1)),
        button(Icon::More, more, has_more, AnalysisWanted::Lines(lines + 1)),
        button(pause_icon, language.tr(pause_meaning), can_search, pause),
        button(
            Icon::StandStill(stands),
            still,
            can_stand,
            AnalysisWanted::StandStill(!stands),
        ),
    ];
    let gaps = (buttons.len() - 1) as f32 * space::XS;
    let width = (ui.available_width() - gaps) / buttons.len() as f32;
    ui.horizontal(|ui| line(ui, scene, width, buttons)).inner
}

/// The depth and speed of the search.
fn progress(ui: &mut Ui, scene: &PanelView, analysis: &Analysis) {
    ui.spacing_mut().item_spacing.y = 0.0;
    // In place of the lines it is said already.
    if analysis.activity() != Activity::Nothing {
        hint(ui, words::progress(scene.language, analysis));
    }
    if let Some(found) = analysis.found() {
        hint(ui, words::effort(scene.language, found));
    }
}

#[cfg(test)]
mod tests {
    use agon_core::notation::parse_position;
    use agon_core::rules::RuleSet;

    use super::*;

    #[test]
    fn nobody_is_ahead_without_a_queen() {
        let position = |text| parse_position(text, &RuleSet::default()).unwrap();
        let queenless = position("6/7/8/9/4GG4/4G1G4/4GG4/9/8/3q3/6 w - 0 1");
        assert_eq!(queenless_leader(&queenless, Score::Race(300)), Some(Side::White));
        assert_eq!(queenless_leader(&queenless, Score::Race(-300)), None);
        assert_eq!(queenless_leader(&queenless, Score::LossIn(3)), None);
    }
}
