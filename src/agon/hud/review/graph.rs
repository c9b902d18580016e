//! The graph of a game: White's expected score after each move as White's share of the height, with the lead in the
//! race as a line and the marks of the moves on it. Choosing a point shows its position.

use agon_core::engine::{Mark, Score};
use agon_core::notation::NodeId;
use agon_core::rules::Side;
use bevy_egui::egui::{
    Color32, CornerRadius, EventFilter, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, accesskit, lerp, pos2, remap_clamp, vec2,
};

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::review::Review;
use crate::agon::hud::analysis::race_bar::value_told;
use crate::agon::hud::icons::Tones;
use crate::agon::text::review::point_told;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::touchable;

/// Lead at which the line of the race is at the edge, in hundredths of a move.
const FULL: f32 = 1_000.0;
/// Space above and below the curve for its marks, in points.
const MARGIN: f32 = 6.0;
/// Thickness of the review's progress bar, in points.
const PROGRESS: f32 = 3.0;

/// The data for drawing the graph.
#[derive(Clone, Copy)]
pub(crate) struct Graph<'a> {
    pub(crate) language: &'a Language,
    pub(crate) current: &'a Match,
    pub(crate) review: &'a Review,
    pub(crate) tones: &'a Tones,
}

/// A point of the graph with a known value.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    /// Expected score for White, 0 … 1.
    expected: f32,
    /// White's lead in the race: −1 … 1, from the lower edge to the upper one.
    lead: f32,
    mark: Option<Mark>,
}

impl Point {
    fn new(expected: f64, score: Score, mark: Option<Mark>) -> Self {
        let end = match score {
            Score::WinIn(_) => 1.0,
            Score::LossIn(_) => -1.0,
            Score::Race(value) => value.signum() as f32,
        };
        let lead = score.lead().map_or(end, |lead| (lead as f32 / FULL).clamp(-1.0, 1.0));
        Self {
            expected: expected as f32,
            lead,
            mark,
        }
    }
}

impl Graph<'_> {
    /// The start, then the points after each move; `None` where nothing is known yet.
    fn points(&self) -> Vec<Option<Point>> {
        let moves = self.review.moves();
        let first = moves.first().and_then(|first| first.judgement.as_ref());
        let start = first.map(|judgement| {
            let (expected, score) = (judgement.expected_before, judgement.best.score);
            match judgement.chooser {
                Side::White => Point::new(expected, score, None),
                Side::Black => Point::new(1.0 - expected, -score, None),
            }
        });
        let after = moves.iter().map(|reviewed| {
            let (expected, score) = reviewed.for_white()?;
            let mark = reviewed.judgement.as_ref().and_then(|judgement| judgement.mark);
            Some(Point::new(expected, score, mark))
        });
        std::iter::once(start).chain(after).collect()
    }

    /// The node after this number of moves.
    fn node(&self, place: usize) -> NodeId {
        let last = place.checked_sub(1).and_then(|last| self.review.moves().get(last));
        last.map_or(NodeId::START, |reviewed| reviewed.node)
    }

    /// A point in words: its move and mark, and the state of the race after it.
    fn told(&self, place: usize) -> String {
        let language = self.language;
        let Some(reviewed) = place.checked_sub(1).and_then(|last| self.review.moves().get(last)) else {
            return language.tr("review-start");
        };
        let before = self.current.tree().before(reviewed.node);
        let judgement = reviewed.judgement.as_deref();
        let point = point_told(language, before.turn(), before.side(), judgement);
        let Some((expected, score)) = reviewed.for_white() else {
            return point;
        };
        let percent = (100.0 * expected).round() as u32;
        let values = [
            ("value", value_told(language, Side::White, score).into()),
            ("percent", percent.into()),
        ];
        format!("{point}. {}", language.tr_with("review-value", &values))
    }

    /// Draws the graph in this size. Returns the point chosen.
    pub(crate) fn show(&self, ui: &mut Ui, size: Vec2) -> Option<NodeId> {
        let (rect, response) = touchable(ui, size, Sense::click_and_drag());
        let (here, last) = (self.review.shared_with(self.current), self.review.moves().len());
        let room = rect.shrink2(vec2(MARGIN, MARGIN));
        let x = |place: usize| lerp(room.x_range(), place as f32 / last.max(1) as f32);
        let place_at = |at: Pos2| remap_clamp(at.x, room.x_range(), 0.0..=last as f32).round() as usize;
        self.describe(&response, here, last);
        if ui.is_rect_visible(rect) {
            self.draw(ui, rect, room, here, &x);
        }
        focus_ring(ui, &response, rect, CornerRadius::same(radius::CONTROL));
        if response.has_focus() {
            // The arrow keys step through the moves.
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        }
        let asked = asked_for(ui, &response, here, last);
        let pointed = response
            .interact_pointer_pos()
            .filter(|_| response.dragged() || response.clicked());
        if let Some(at) = response.hover_pos() {
            response.on_hover_text_at_pointer(self.told(place_at(at)));
        }
        let wanted = asked.or(pointed.map(place_at)).filter(|&wanted| wanted != here);
        wanted.map(|wanted| self.node(wanted))
    }

    /// Describes the graph to screen readers as a slider over the moves.
    fn describe(&self, response: &Response, here: usize, last: usize) {
        let name = format!("{}. {}", self.language.tr("review-graph"), self.told(here));
        response.widget_info(|| WidgetInfo::slider(true, here as f64, &name));
        response.ctx.accesskit_node_builder(response.id, |node| {
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(last as f64);
            node.set_numeric_value_step(1.0);
            for action in [
                accesskit::Action::SetValue,
                accesskit::Action::Increment,
                accesskit::Action::Decrement,
            ] {
                node.add_action(action);
            }
        });
    }

    fn draw(&self, ui: &Ui, rect: Rect, room: Rect, here: usize, x: &impl Fn(usize) -> f32) {
        let palette = Palette::of(ui.ctx());
        let corner = CornerRadius::same(radius::CONTROL);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        painter.rect_filled(rect, corner, palette.card);
        let points = self.points();
        let y = |share: f32| lerp(room.bottom()..=room.top(), share);
        let [white, black] = Side::ALL.map(|side| self.tones.side(side).0);
        let mut areas = Mesh::default();
        for (place, pair) in points.windows(2).enumerate() {
            if let [Some(from), Some(to)] = pair {
                // The curve reaches to the edges of the graph.
                let left = if place == 0 { rect.left() } else { x(place) };
                let right = if place + 2 == points.len() {
                    rect.right()
                } else {
                    x(place + 1)
                };
                let curve = [pos2(left, y(from.expected)), pos2(right, y(to.expected))];
                area(&mut areas, curve, rect.bottom(), white);
                area(&mut areas, curve, rect.top(), black);
            }
        }
        painter.add(Shape::mesh(areas));
        painter.hline(
            rect.x_range(),
            y(0.5),
            Stroke::new(1.0, palette.muted.gamma_multiply(0.6)),
        );
        let race = |pair: &[Option<Point>], place: usize| match pair {
            [Some(from), Some(to)] => Some([
                pos2(x(place), y(0.5 + from.lead / 2.0)),
                pos2(x(place + 1), y(0.5 + to.lead / 2.0)),
            ]),
            _ => None,
        };
        for (place, pair) in points.windows(2).enumerate() {
            if let Some(segment) = race(pair, place) {
                painter.line_segment(segment, Stroke::new(1.5, palette.accent));
            }
        }
        painter.vline(x(here), rect.y_range(), Stroke::new(3.0, palette.panel));
        painter.vline(x(here), rect.y_range(), Stroke::new(1.5, palette.focus));
        for (place, point) in points.iter().enumerate() {
            if let Some(Point {
                expected,
                mark: Some(mark),
                ..
            }) = point
            {
                draw_mark(&painter, pos2(x(place), y(*expected)), *mark, palette);
            }
        }
        let judged = self.review.judged();
        if judged < self.review.moves().len() {
            let share = judged as f32 / self.review.moves().len() as f32;
            let bar = Rect::from_min_max(pos2(rect.left(), rect.bottom() - PROGRESS), rect.max);
            painter.rect_filled(bar, 0.0, palette.control);
            painter.rect_filled(bar.with_max_x(lerp(bar.x_range(), share)), 0.0, palette.accent);
        }
        painter.rect_stroke(rect, corner, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    }
}

/// The point that a screen reader asks for.
fn asked_for(ui: &Ui, response: &Response, here: usize, last: usize) -> Option<usize> {
    let (more, less, set) = ui.input(|input| {
        let count = |action| input.num_accesskit_action_requests(response.id, action);
        let set = input.accesskit_action_requests(response.id, accesskit::Action::SetValue);
        let set = set.filter_map(|request| match request.data {
            Some(accesskit::ActionData::NumericValue(value)) => Some(value),
            _ => None,
        });
        (
            count(accesskit::Action::Increment),
            count(accesskit::Action::Decrement),
            set.last(),
        )
    });
    match set {
        Some(value) => Some((value.round().max(0.0) as usize).min(last)),
        None if more + less > 0 => Some((here + more).saturating_sub(less).min(last)),
        None => None,
    }
}

/// Adds the area between a piece of the curve and an edge.
fn area(mesh: &mut Mesh, [from, to]: [Pos2; 2], edge: f32, colour: Color32) {
    let first = mesh.vertices.len() as u32;
    for corner in [from, to, pos2(to.x, edge), pos2(from.x, edge)] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

/// Draws a mark: a ring, a disc or a diamond, the worse the larger; a triangle for an only move.
fn draw_mark(painter: &Painter, at: Pos2, mark: Mark, palette: &Palette) {
    let edge = Stroke::new(1.5, palette.panel);
    let polygon = |corners: [Vec2; 4], fill| {
        let corners = corners.map(|corner| at + corner).to_vec();
        painter.add(Shape::convex_polygon(corners, fill, edge));
    };
    match mark {
        Mark::Inaccuracy => {
            painter.circle_filled(at, 4.0, palette.panel);
            painter.circle_stroke(at, 3.0, Stroke::new(1.5, palette.warning));
        }
        Mark::Mistake => drop(painter.circle(at, 4.0, palette.warning, edge)),
        Mark::Blunder => polygon(
            [vec2(0.0, -6.5), vec2(6.5, 0.0), vec2(0.0, 6.5), vec2(-6.5, 0.0)],
            palette.warning,
        ),
        Mark::OnlyMove => polygon(
            [vec2(0.0, -5.0), vec2(5.0, 4.0), vec2(0.0, 4.0), vec2(-5.0, 4.0)],
            palette.success,
        ),
    }
}
