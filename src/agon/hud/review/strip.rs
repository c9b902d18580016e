//! The graph between the buttons to the previous and next mistake; before the review, the button that begins it.

use bevy_egui::egui::{self, Align, Layout as Flow, RichText, TextStyle, Ui, vec2};

use super::graph::Graph;
use super::legend;
use crate::agon::gameplay::messages::HistoryAction;
use crate::agon::gameplay::mistakes::around;
use crate::agon::gameplay::review::{Activity, Review, ReviewWanted};
use crate::agon::hud::icons;
use crate::agon::hud::icons::Icon;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::icon_button;
use crate::shell::ui::widgets::side_panel::in_height;

/// Height of the graph where there is room for more than a button, in points.
pub(crate) const HEIGHT: f32 = 84.0;

/// Draws the strip at full width. Returns the action chosen.
pub(crate) fn strip(ui: &mut Ui, graph: Graph, height: f32) -> Option<Do> {
    let Graph {
        language,
        review,
        current,
        ..
    } = graph;
    let judges = review.activity() == Activity::Searching;
    in_height(ui, height, Flow::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        if !judges && review.judged() == 0 {
            return ui
                .with_layout(Flow::top_down_justified(Align::Center), |ui| {
                    offer(ui, review, language, height)
                })
                .inner;
        }
        let (previous, next) = around(review, current);
        let before = if judges {
            let pause = icons::button(ui, size::TOUCH, Icon::Pause, language.tr("review-cancel"));
            pause.clicked().then_some(ReviewWanted::Cancel)
        } else {
            step(ui, "‹", language.tr("review-previous"), previous.is_some()).then_some(ReviewWanted::PreviousMistake)
        };
        let width = ui.available_width() - size::TOUCH - space::S;
        let shown = ui.allocate_ui_with_layout(vec2(width, height), Flow::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            legend::above(ui, width, height, language);
            graph.show(ui, vec2(width, ui.available_height()))
        });
        let after = step(ui, "›", language.tr("review-next"), next.is_some()).then_some(ReviewWanted::NextMistake);
        before
            .or(after)
            .map(Do::send)
            .or(shown.inner.map(|node| Do::send(HistoryAction::Show(node))))
    })
}

fn step(ui: &mut Ui, sign: &str, meaning: String, possible: bool) -> bool {
    let button = ui.add_enabled_ui(possible, |ui| icon_button(ui, sign, meaning));
    button.inner.clicked()
}

/// The button that begins the review, or a notice if it failed.
fn offer(ui: &mut Ui, review: &Review, language: &Language, height: f32) -> Option<Do> {
    if review.activity() == Activity::Failed {
        let muted = Palette::of(ui.ctx()).muted;
        let text = RichText::new(language.tr("review-failed")).text_style(TextStyle::Small);
        ui.add(egui::Label::new(text.color(muted)).wrap());
        return None;
    }
    ui.add_space(((height - size::TOUCH) / 2.0).max(0.0));
    let begin = secondary_button(ui, language.tr(key("review-begin")));
    begin.clicked().then(|| Do::send(ReviewWanted::Begin))
}
