//! The page of a game's story: the progress of both sides as a graph, then a diagram and a sentence for each moment.

use agon_core::notation::NodeId;
use agon_core::rules::{Kind, Piece, RuleSet, Side};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, Stroke, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::agon::drawings::diagram::{Marks, diagram};
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::{Tones, egui_color};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::HistoryAction;
use crate::agon::pages::content::add_page;
use crate::agon::pages::story::chapters::{Capture, Chapter, Swing, What, chapters, ways};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::STORY;
use crate::agon::text::verdict::{headline, reason};
use crate::agon::text::words::{bound, enumeration};
use crate::shell::ui::prelude::*;

/// The height of a diagram, and of the graph, in points.
const DIAGRAM: f32 = 150.0;
const LINES: f32 = 160.0;
/// The height of the queen at the end of a line, in points.
const QUEEN: f32 = 22.0;

pub(crate) fn plugin(app: &mut App) {
    add_page(app, STORY, show);
}

fn show(
    In(ctx): In<egui::Context>,
    current: If<Res<Match>>,
    (language, colours): (Res<Language>, Res<BoardPalette>),
) -> Option<Do> {
    page(&ctx, &current, &colours, &language)
}

fn page(ctx: &egui::Context, current: &Match, colours: &BoardPalette, language: &Language) -> Option<Do> {
    page_sheet(ctx, STORY, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        hint(ui, language.tr("story-lines"));
        lines(ui, current, colours, language);
        let mut pressed = None;
        for chapter in chapters(current.tree(), current.players().single_human()) {
            card(ui, |ui| {
                if moment(ui, current, chapter, colours, language) {
                    pressed = Some(Do::Close.and(Do::send(HistoryAction::Show(chapter.node))));
                }
            });
        }
        pressed
    })
}

/// The numbers of moves labelled on the vertical axis, starting from 0 (a win), and few enough to be legible.
fn marks(most: i32) -> impl Iterator<Item = i32> {
    (0..=most).step_by(if most < 12 { 5 } else { 10 })
}

/// The graph of both sides' progress by ply: the lower, the closer to winning. Each line ends in its side's queen.
fn lines(ui: &mut Ui, current: &Match, colours: &BoardPalette, language: &Language) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINES), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, language.tr("story-lines")));
    let palette = Palette::of(ui.ctx());
    let ways = ways(current.tree());
    let most = ways.iter().flatten().copied().max().unwrap_or(1).max(1);
    let mut inside = rect.shrink2(vec2(space::XS, space::S));
    let font = TextStyle::Small.resolve(ui.style());
    let written = |text: String| ui.painter().layout_no_wrap(text, font.clone(), palette.muted);
    let marks: Vec<_> = marks(most).map(|left| (left, written(left.to_string()))).collect();
    let turn = |turn: u32| written(language.tr_with("panel-turn", &[("turn", turn.into())]));
    let turns = [NodeId::START, current.tree().end()].map(|node| turn(current.tree().position(node).turn()));
    inside.max.y -= turns[0].size().y + QUEEN / 2.0;
    let aside = marks.iter().map(|(_, text)| text.size().x).fold(0.0, f32::max);
    let rule = inside.with_min_x(inside.left() + aside + space::S);
    inside = rule.with_max_x(rule.right() - 2.0 * QUEEN);
    let height = |left: i32| inside.bottom() - inside.height() * left as f32 / most as f32;
    for (left, text) in marks {
        ui.painter()
            .hline(rule.x_range(), height(left), Stroke::new(1.0, palette.line));
        let at = pos2(
            rule.left() - space::S - text.size().x,
            height(left) - text.size().y / 2.0,
        );
        ui.painter().galley(at, text, palette.muted);
    }
    let [first, last] = turns;
    let below = inside.bottom() + QUEEN / 2.0 + space::XS;
    let end = pos2(rule.right() - last.size().x, below);
    ui.painter().galley(pos2(rule.left(), below), first, palette.muted);
    ui.painter().galley(end, last, palette.muted);
    let ends = ways.each_ref().map(|way| way.last().map_or(0.0, |&left| height(left)));
    for (side, way) in Side::ALL.into_iter().zip(ways) {
        let step = inside.width() / (way.len().max(2) - 1) as f32;
        let points: Vec<_> = (0_u16..)
            .zip(way)
            .map(|(ply, left)| pos2(inside.left() + f32::from(ply) * step, height(left)))
            .collect();
        // An outline in the other side's colour separates each line from any background.
        let rim = Stroke::new(5.0, egui_color(colours.side(side.opponent())));
        let core = Stroke::new(3.0, egui_color(colours.side(side)));
        let end = points.last().copied().unwrap_or(inside.left_bottom());
        ui.painter().line(points.clone(), rim);
        ui.painter().line(points, core);
        // Side by side where they would overlap.
        let is_second = side == Side::Black && (ends[0] - ends[1]).abs() < QUEEN;
        let beside = if is_second { QUEEN * 1.5 } else { QUEEN * 0.5 };
        let queen = egui::Rect::from_center_size(end + vec2(beside, 0.0), vec2(QUEEN, QUEEN));
        let piece = Piece {
            side,
            kind: Kind::Queen,
        };
        icons::piece(ui.painter(), queen, piece, &Tones::of(colours));
    }
}

/// A moment of the game: a diagram, and beside or below it what happened. Returns whether to show it on the board.
fn moment(ui: &mut Ui, current: &Match, chapter: Chapter, colours: &BoardPalette, language: &Language) -> bool {
    let tree = current.tree();
    let position = tree.position(chapter.node);
    let (title, text) = words(current, chapter, language);
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(RichText::new(&title).text_style(strong_style()));
        ui.label(text);
        ui.add_space(space::XS);
        secondary_button(ui, language.tr("story-look")).clicked()
    };
    let picture = |ui: &mut Ui| drop(diagram(ui, DIAGRAM, position, Marks::default(), colours, &title));
    if ui.available_width() < size::NARROW * 0.8 {
        ui.vertical_centered(picture);
        return contents(ui);
    }
    ui.horizontal_top(|ui| {
        picture(ui);
        ui.add_space(space::S);
        ui.vertical(contents).inner
    })
    .inner
}

/// The heading of a moment, with its turn, and what happened.
fn words(current: &Match, chapter: Chapter, language: &Language) -> (String, String) {
    let turn = current.tree().before(chapter.node).turn();
    let heading = |key: &'static str| language.tr_with(key, &[("turn", turn.into())]);
    match chapter.what {
        What::Opening { left: [white, black] } => {
            let args = [("white", white.into()), ("black", black.into())];
            (
                heading(key("story-opening")),
                language.tr_with("story-opening-text", &args),
            )
        }
        What::Capture(capture) => {
            let title = match (capture.is_first, capture.swing) {
                (true, _) => heading(key("story-first-capture")),
                (false, Swing::Decisive) => heading(key("story-turning-point")),
                (false, Swing::Passing) => heading(key("story-lead-changes")),
                (false, Swing::None) => heading(key("story-blow")),
            };
            (title, told(capture, current.rules(), language))
        }
        What::Finish => {
            let Some(outcome) = current.result() else {
                return (heading(key("story-so-far")), String::new());
            };
            let end = reason(language, current.players(), current.rules(), outcome);
            let headline = headline(language, current.players(), outcome);
            (heading(key("story-finish")), format!("{headline}. {end}"))
        }
    }
}

/// A capture in two sentences: its cost, and who was then ahead.
fn told(capture: Capture, rules: &RuleSet, language: &Language) -> String {
    let cells: Vec<_> = capture.cells.into_iter().map(|cell| cell.to_string()).collect();
    let what = match (capture.is_queen && cells.len() == 1, capture.loser) {
        (true, Side::White) => key("story-white-queen"),
        (true, Side::Black) => key("story-black-queen"),
        (false, Side::White) => key("story-white-loses"),
        (false, Side::Black) => key("story-black-loses"),
    };
    let count = cells.len().into();
    let what = language.tr_with(
        what,
        &[("cells", enumeration(language, &cells).into()), ("count", count)],
    );
    // A queen that may be relocated almost anywhere can gain by it.
    let cost = match capture.cost {
        // A piece that leaves the board costs no moves.
        _ if rules.removes_any() => String::new(),
        0 => language.tr("story-no-cost"),
        cost @ 1.. => {
            let bound = bound(rules, capture.is_queen);
            language.tr_with("story-cost", &[("count", cost.into()), ("bound", bound.into())])
        }
        gain => language.tr_with("story-gain", &[("count", (-gain).into())]),
    };
    let leader = if capture.lead > 0 {
        capture.loser.opponent()
    } else {
        capture.loser
    };
    let lead = match (capture.lead.abs(), leader) {
        (0, _) => language.tr("story-even"),
        (moves, Side::White) => language.tr_with("story-white-leads", &[("count", moves.into())]),
        (moves, Side::Black) => language.tr_with("story-black-leads", &[("count", moves.into())]),
    };
    let told = [what, cost, lead];
    told.into_iter()
        .filter(|sentence| !sentence.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use agon_core::rules::WinReason;

    use agon_core::session::players::Players;

    use super::*;
    use crate::testing::matches::match_of;
    use crate::testing::matches::random_game;
    use crate::testing::screens::assert_fits;

    #[test]
    fn heights_are_told_by_few_round_numbers() {
        let told = |most| marks(most).collect::<Vec<_>>();
        assert_eq!(told(31), [0, 10, 20, 30]);
        assert_eq!(told(9), [0, 5]);
        assert_eq!(told(1), [0]);
    }

    #[test]
    fn it_fits() {
        let mut game = random_game(RuleSet::default(), 120, 4);
        game.lose(Side::White, WinReason::Time);
        let current = match_of(game, Players::two_people("W".repeat(24), "Grace"));
        assert!(chapters(current.tree(), None).len() > 3, "there is a story to tell");
        assert_fits(|ctx, language| drop(page(ctx, &current, &BoardPalette::default(), language)));
    }
}
