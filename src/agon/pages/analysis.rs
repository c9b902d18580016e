//! The analysis as a page of its own, where everything can be set: for phones, which have room for only one line beside
//! the board, and for keyboards and gamepads. The chosen line is played on a small board.

use agon_core::rules::Side;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Ui};

use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::analysis::{Activity, Analysis, AnalysisWanted, Found, passed_on};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::settings::LineCount;
use crate::agon::hud::analysis::line_row::{Rows, line_row};
use crate::agon::hud::analysis::peek::Playing;
use crate::agon::hud::analysis::race_bar::{value_bar, value_told};
use crate::agon::hud::analysis::small_board::small_board;
use crate::agon::hud::analysis::words;
use crate::agon::pages::content::add_page;
use crate::agon::scene::entities::Facing;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{ANALYSIS, NOTE, OPENINGS};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{main_row, pressed, row};
use crate::shell::ui::widgets::controls::toggle_with_hint;

/// The height of the small board, as a fraction of the window's, and its maximum in points.
const BOARD: (f32, f32) = (0.27, 240.0);
/// Windows lower than this, in points, have no room for it.
const LOW: f32 = 500.0;

pub(crate) fn plugin(app: &mut App) {
    add_page(app, ANALYSIS, show);
}

/// The player's place on the page.
#[derive(Debug, Default)]
struct Looking {
    /// The rank of the chosen line.
    rank: usize,
    playing: Option<Playing>,
}

/// The data of the page.
struct AnalysisView<'a> {
    current: &'a Match,
    analysis: &'a Analysis,
    language: &'a Language,
    colours: &'a BoardPalette,
    near: Side,
}

fn show(
    In(ctx): In<egui::Context>,
    current: Option<Res<Match>>,
    (analysis, language): (Res<Analysis>, Res<Language>),
    (colours, facing): (Res<BoardPalette>, Res<Facing>),
    mut looking: Local<Looking>,
) -> Option<Do> {
    let Some(current) = current.filter(|current| current.mode() == Mode::Analysing) else {
        // A page about nothing is closed.
        return Some(Do::Close);
    };
    let scene = AnalysisView {
        current: &current,
        analysis: &analysis,
        language: &language,
        colours: &colours,
        near: facing.0,
    };
    page(&ctx, &scene, &mut looking)
}

fn page(ctx: &egui::Context, scene: &AnalysisView, looking: &mut Looking) -> Option<Do> {
    let AnalysisView { analysis, language, .. } = *scene;
    looking.rank = looking.rank.min(analysis.lines() - 1);
    let rank = looking.rank;
    let contents = |ui: &mut Ui| {
        let set = lines_and_settings(ui, scene, looking).map(Do::send);
        let others = row(
            ui,
            [key("openings-title"), key("notes-write")].map(|text| language.tr(text)),
        );
        set.or(pressed([OPENINGS, NOTE].map(Do::Open), others))
    };
    page_sheet_with_footer(ctx, ANALYSIS, language, contents, |ui| {
        ui.add_space(space::M);
        ui.spacing_mut().item_spacing.y = space::S;
        let is_found = analysis.found().is_some_and(|found| rank < found.lines.len());
        let can_play = is_found && !analysis.stands_still();
        let (text, request) = match analysis.activity() {
            Activity::Searching => (key("analysis-stop"), AnalysisWanted::Stop),
            _ => (key("analysis-go-on"), AnalysisWanted::GoOn),
        };
        let can_search = analysis.activity().can_go_on();
        let texts = [language.tr("analysis-play"), language.tr(text)];
        let [play, search] = main_row(ui, texts, [can_play, can_search]);
        take_first_focus(ui, &play);
        let plays = play
            .clicked()
            .then(|| Do::Close.and(Do::send(AnalysisWanted::Play(rank))));
        plays.or_else(|| search.clicked().then(|| Do::send(request)))
    })
}

/// The value, the chosen line on a small board, all lines, and what can be set. Returns what was set.
fn lines_and_settings(ui: &mut Ui, scene: &AnalysisView, looking: &mut Looking) -> Option<AnalysisWanted> {
    let AnalysisView { analysis, language, .. } = *scene;
    ui.spacing_mut().item_spacing.y = space::S;
    let side = scene.current.position().side();
    if analysis.stands_still() {
        let question = words::standing_still(language, side);
        ui.label(RichText::new(question).color(Palette::of(ui.ctx()).warning));
    }
    if let Some(found) = analysis.found()
        && let Some(best) = found.lines.first()
    {
        let told = value_told(language, Side::White, best.score);
        value_bar(ui, Side::White, best.score, &told, scene.colours);
        chosen_line(ui, scene, found, looking);
        let rows = Rows {
            language,
            tones: &Tones::of(scene.colours),
            found,
            wraps: true,
        };
        for (rank, line) in found.lines.iter().enumerate().take(analysis.lines()) {
            if line_row(ui, &rows, rank, line, rank == looking.rank).clicked() {
                (looking.rank, looking.playing) = (rank, None);
            }
        }
    }
    hint(ui, words::progress(language, analysis));
    if let Some(found) = analysis.found() {
        hint(ui, words::effort(language, found));
    }
    let mut lines = analysis.lines();
    let counts: Vec<_> = (1..=LineCount::MOST).map(|count| (count, count.to_string())).collect();
    let name = language.tr("analysis-how-many");
    hint(ui, &name);
    if segmented(ui, &name, &mut lines, &counts) {
        return Some(AnalysisWanted::Lines(lines));
    }
    let mut stands = analysis.stands_still();
    let can_stand = stands || passed_on(scene.current).is_some();
    let explanation = match can_stand {
        true => words::standing_still(language, side),
        false => language.tr("analysis-no-standing-still"),
    };
    let toggled = ui.add_enabled_ui(can_stand, |ui| {
        toggle_with_hint(ui, &mut stands, &words::stand_still(language, side), explanation)
    });
    toggled.inner.then_some(AnalysisWanted::StandStill(stands))
}

/// The chosen line on a small board, if there is room for it.
fn chosen_line(ui: &mut Ui, scene: &AnalysisView, found: &Found, looking: &mut Looking) {
    let window = ui.ctx().content_rect().height();
    let Some(line) = found.lines.get(looking.rank).filter(|_| window >= LOW) else {
        return;
    };
    let now = ui.input(|input| input.time);
    let playing = Playing::go_on(looking.playing, found, looking.rank, line, now);
    looking.playing = Some(playing);
    let (position, last, next) = playing.at(found, line, now);
    if let Some(next) = next {
        ui.ctx().request_repaint_after(next);
    }
    let height = (BOARD.0 * window).min(BOARD.1);
    let meaning = words::line_spoken(scene.language, found, looking.rank, line);
    ui.with_layout(Flow::top_down(Align::Center), |ui| {
        small_board(ui, height, scene.near, position, last, scene.colours, &meaning);
    });
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Score;

    use super::*;
    use crate::agon::gameplay::analysis::tests::found_after;
    use crate::testing::matches::{at, two_people};
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let current = at("modern", None, two_people());
        let scores = [
            Score::Race(1_240),
            Score::WinIn(7),
            Score::Race(0),
            Score::Race(-30_000 / 4),
            Score::LossIn(2),
        ];
        let analysis = found_after(&current, &scores);
        let mut looking = Looking::default();
        assert_fits(|ctx, language| {
            let scene = AnalysisView {
                current: &current,
                analysis: &analysis,
                language,
                colours: &BoardPalette::default(),
                near: Side::White,
            };
            drop(page(ctx, &scene, &mut looking));
        });
    }
}
