//! The review on the result card: its progress, or each side's marks and each person's level, and what it offers.

use agon_core::engine::LevelEstimate;
use agon_core::rules::Side;
use agon_core::session::saved_game::hints_in;
use bevy_egui::egui::{
    self, Align, Layout as Flow, Rect, RichText, Sense, TextStyle, TextWrapMode, Ui, WidgetText, lerp, vec2,
};

use super::graph::numbered;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::HistoryAction;
use crate::agon::gameplay::mistakes::first_mistake;
use crate::agon::gameplay::review::{Activity, Review, ReviewWanted};
use crate::agon::gameplay::try_again::{TryAgainWanted, first_choice, mistakes};
use crate::agon::hud::panel_actions::PanelAction;
use crate::agon::text::review::{level_told, marks_told};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::side_panel::in_height;

/// Thickness of the review's progress bar, in points.
const BAR: f32 = 6.0;
/// Maximum number of mistakes whose numbers are listed.
const MOST_NUMBERED: usize = 9;

/// The room for the summary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// Room for everything.
    Ample,
    /// Against the computer, only the person's side; small buttons.
    Little,
    /// As `Little`, but no marks if there is a level, and no words with the offer.
    Least,
}

/// Draws the section at full width, if any move was played.
pub(crate) fn summary(ui: &mut Ui, language: &Language, current: &Match, review: &Review, room: Room) {
    if review.moves().is_empty() {
        return;
    }
    let lines = match review.activity() {
        Activity::Nothing | Activity::Cancelled => offered(language, room),
        Activity::Searching => vec![running(language, review, review.judged())],
        Activity::Done => found(language, current, review, room),
        Activity::Failed => vec![language.tr("review-failed")],
    };
    let height = height(ui, language, current, review, room);
    let centred = Flow::top_down(Align::Min).with_main_align(Align::Center);
    in_height(ui, height, centred, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        for line in &lines {
            ui.add(egui::Label::new(RichText::new(line).text_style(TextStyle::Small)).wrap());
        }
        if review.activity() == Activity::Searching {
            progress(ui, review.judged() as f32 / review.moves().len() as f32);
        }
    });
}

/// The progress of the search.
fn running(language: &Language, review: &Review, done: usize) -> String {
    let values = [
        ("done", (done as u32).into()),
        ("count", (review.moves().len() as u32).into()),
    ];
    language.tr_with("review-running", &values)
}

/// The height of the words, whether searching or done with a level, so that the buttons below stay where they are.
fn height(ui: &Ui, language: &Language, current: &Match, review: &Review, room: Room) -> f32 {
    let players = current.players();
    let height = |text: &String| {
        let text = WidgetText::from(text.as_str());
        let galley = text.into_galley(ui, Some(TextWrapMode::Wrap), ui.available_width(), TextStyle::Small);
        galley.size().y
    };
    let heights = |lines: &[String]| {
        let gaps = space::XS * lines.len().saturating_sub(1) as f32;
        lines.iter().map(height).sum::<f32>() + gaps
    };
    let marks = heights(&marks(language, current, review, room));
    let level = |side| {
        let levels = (2..=9).map(|level| {
            let estimate = LevelEstimate {
                level: f64::from(level) + 0.1,
                error: 0.8,
            };
            height(&level_told(language, players, side, estimate)) + space::XS
        });
        levels.fold(0.0, f32::max)
    };
    let levels: f32 = judged_people(current).map(level).sum();
    let found = match room {
        Room::Least => marks.max(levels),
        Room::Ample | Room::Little => marks + levels,
    };
    let searching = height(&running(language, review, review.moves().len())) + space::XS + BAR;
    heights(&offered(language, room)).max(searching).max(found)
}

/// The offer of a review.
fn offered(language: &Language, room: Room) -> Vec<String> {
    match room {
        Room::Least => Vec::new(),
        Room::Ample | Room::Little => vec![language.tr("review-offer")],
    }
}

/// The people whose level is shown: nobody if hints were given.
fn judged_people(current: &Match) -> impl Iterator<Item = Side> {
    let has_hints = hints_in(&current.tags) > 0;
    Side::ALL
        .into_iter()
        .filter(move |&side| current.players().is_human(side) && !has_hints)
}

/// The number of marks of each side.
fn marks(language: &Language, current: &Match, review: &Review, room: Room) -> Vec<String> {
    let players = current.players();
    let bad: Vec<_> = numbered(review).map(|(_, judgement)| judgement).collect();
    let is_told = |side: &Side| room == Room::Ample || players.single_human().is_none_or(|person| person == *side);
    let is_numbered = room == Room::Ample && bad.len() <= MOST_NUMBERED;
    match bad.is_empty() {
        false => Side::ALL
            .into_iter()
            .filter(is_told)
            .map(|side| marks_told(language, players, side, &bad, is_numbered))
            .collect(),
        true => vec![language.tr("review-none")],
    }
}

/// The number of marks of each side, and the level of the people.
fn found(language: &Language, current: &Match, review: &Review, room: Room) -> Vec<String> {
    let told = |side| Some(level_told(language, current.players(), side, review.level(side)?));
    let levels: Vec<_> = judged_people(current).filter_map(told).collect();
    match room {
        Room::Least if !levels.is_empty() => levels,
        _ => marks(language, current, review, room)
            .into_iter()
            .chain(levels)
            .collect(),
    }
}

/// The texts that the first of the [ways on](ways_on) can have.
pub(crate) const TEXTS_OF_FIRST_WAY: [&str; 4] = [
    key("review-begin"),
    key("review-cancel"),
    key("review-see"),
    key("review-look"),
];

/// The buttons to review the game or see its mistakes, and to try these again; what is not possible asks for nothing.
pub(crate) fn ways_on(review: &Review, current: &Match) -> [(Option<Do>, &'static str); 2] {
    let to_board = || Do::send(PanelAction::DismissResult);
    let begin = (!review.moves().is_empty()).then(|| Do::send(ReviewWanted::Begin));
    let see = match (review.activity(), first_mistake(review)) {
        (Activity::Nothing | Activity::Cancelled, _) => (begin, key("review-begin")),
        (Activity::Failed, _) => (None, key("review-begin")),
        (Activity::Searching, _) => (Some(Do::send(ReviewWanted::Cancel)), key("review-cancel")),
        (Activity::Done, Some(node)) => {
            let see = to_board().and(Do::send(HistoryAction::Show(node)));
            (Some(see), key("review-see"))
        }
        (Activity::Done, None) => (Some(to_board()), key("review-look")),
    };
    let first = first_choice(review, current);
    let has_any = review.activity() == Activity::Done && mistakes(review, first).next().is_some();
    let again = has_any.then(|| to_board().and(Do::send(TryAgainWanted::Begin(first))));
    [see, (again, key("try-again-begin"))]
}

/// A full-width bar, filled by a share, 0 … 1. Screen readers get it from the words above.
fn progress(ui: &mut Ui, share: f32) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let done = Rect::from_min_max(rect.min, egui::pos2(lerp(rect.x_range(), share), rect.bottom()));
    ui.painter().rect_filled(rect, BAR / 2.0, palette.control);
    ui.painter().rect_filled(done, BAR / 2.0, palette.accent);
}
