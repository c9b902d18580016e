//! The graph between the buttons to the previous and next mistake; before the review, the button that begins it.

use bevy_egui::egui::{self, Align, Layout as Flow, RichText, TextStyle, Ui, WidgetText, vec2};

use super::graph::Graph;
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::Icon;
use crate::agon::gameplay::messages::HistoryAction;
use crate::agon::gameplay::mistakes::around;
use crate::agon::gameplay::review::{Activity, Review, ReviewWanted};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::icon_button;
use crate::shell::ui::widgets::side_panel::in_height;

/// Height of the graph where there is room for more than a button, in points.
pub(crate) const HEIGHT: f32 = 84.0;
/// Height of the graph with its axes, and the steps between mistakes below it.
pub(crate) const TALL: f32 = 2.0 * HEIGHT + space::S + size::TOUCH;

/// Whether the strip shows a graph; otherwise it offers the review.
pub(crate) fn has_graph(review: &Review) -> bool {
    review.activity() == Activity::Searching || review.judged() > 0
}

/// Draws the strip at full width. Returns the action chosen.
pub(crate) fn strip(ui: &mut Ui, graph: Graph, height: f32) -> Option<Do> {
    let (language, review, current) = (graph.language, graph.review, graph.current);
    let judges = review.activity() == Activity::Searching;
    if !has_graph(review) {
        return in_height(ui, height, Flow::top_down_justified(Align::Center), |ui| {
            offer(ui, review, language, height)
        });
    }
    let (previous, next) = around(review, current);
    let before = |ui: &mut Ui| {
        if judges {
            let pause = icons::button(ui, size::TOUCH, Icon::Pause, language.tr("review-cancel"));
            return pause.clicked().then_some(ReviewWanted::Cancel);
        }
        step(ui, "‹", language.tr("review-previous"), previous.is_some()).then_some(ReviewWanted::PreviousMistake)
    };
    let after =
        |ui: &mut Ui| step(ui, "›", language.tr("review-next"), next.is_some()).then_some(ReviewWanted::NextMistake);
    let width = ui.available_width();
    let between = vec2(width - 2.0 * (size::TOUCH + space::S), height.min(size::TOUCH));
    ui.spacing_mut().item_spacing = vec2(space::S, space::S);
    let in_line = Flow::left_to_right(Align::Center);
    let (wanted, node) = if height >= TALL {
        let (node, under_pointer) = graph.show(ui, vec2(width, height - size::TOUCH - space::S));
        let told = graph.told(under_pointer.unwrap_or(review.shared_with(current)));
        let wanted = in_height(ui, size::TOUCH, in_line, |ui| {
            let before = before(ui);
            ui.allocate_ui_with_layout(between, Flow::top_down(Align::Center), |ui| {
                ui.set_min_size(between);
                let told = WidgetText::from(told).into_galley(ui, None, between.x, TextStyle::Small);
                ui.add_space(((between.y - told.size().y) / 2.0).max(0.0));
                ui.label(told);
            });
            before.or(after(ui))
        });
        (wanted, node)
    } else {
        in_height(ui, height, in_line, |ui| {
            let before = before(ui);
            let (node, _) = graph.show(ui, vec2(between.x, height));
            (before.or(after(ui)), node)
        })
    };
    let shown = node.map(|node| Do::send(HistoryAction::Show(node)));
    wanted.map(Do::send).or(shown)
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
