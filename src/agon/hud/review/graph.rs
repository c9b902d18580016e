//! The graph of a game: White's expected score after each move as White's share of the height, with the lead in the
//! race as a line and the marks of the moves on it. Choosing a point shows its position.

use agon_core::engine::{Judgement, Mark, Score};
use agon_core::notation::NodeId;
use agon_core::rules::{Move, Side};
use agon_core::session::timing;
use bevy_egui::egui::{
    Color32, CornerRadius, EventFilter, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetType, accesskit, lerp, pos2, vec2,
};

use super::pace;
use super::plot::{Axes, NUMBERED, Plot};
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::review::{Review, Reviewed};
use crate::agon::hud::analysis::race_bar::value_told;
use crate::agon::hud::way::{WHOLE, moves_to_go};
use crate::agon::text::review::point_told;
use crate::agon::text::timing::with_time;
use crate::agon::text::words::spoken;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::touchable;

/// Lead at which the line of the race is at the edge, in hundredths of a move.
const FULL: f32 = 1_000.0;
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

    /// A move in words, with its mark.
    pub(crate) fn told(&self, place: usize) -> String {
        let language = self.language;
        let Some(reviewed) = place.checked_sub(1).and_then(|last| self.review.moves().get(last)) else {
            return language.tr("review-start");
        };
        let (tree, judgement) = (self.current.tree(), reviewed.judgement.as_deref());
        let mv = tree.ply(reviewed.node).map_or(Move::Pass, |ply| ply.mv);
        point_told(language, tree.before(reviewed.node), mv, judgement)
    }

    /// As [`told`](Self::told), with the state of the race after the move.
    fn told_in_full(&self, place: usize) -> String {
        let mut point = self.told(place);
        let reviewed = place.checked_sub(1).and_then(|last| self.review.moves().get(last));
        let node = reviewed.map(|reviewed| reviewed.node);
        let (tree, terms) = (self.current.tree(), self.current.terms());
        if let Some(taken) = node.and_then(|node| timing::taken(tree, node, terms)) {
            point = with_time(self.language, &point, taken);
        }
        let Some((expected, score)) = reviewed.and_then(Reviewed::for_white) else {
            return point;
        };
        let percent = (100.0 * expected).round() as u32;
        let values = [
            ("value", value_told(self.language, Side::White, score).into()),
            ("percent", percent.into()),
        ];
        format!("{point}. {}", self.language.tr_with("review-value", &values))
    }

    fn axes(&self) -> Axes {
        let tree = self.current.tree();
        let turns = self
            .review
            .moves()
            .iter()
            .map(|reviewed| tree.before(reviewed.node).turn());
        Axes {
            upright: (self.language.tr("review-chances"), ["0", "100"].map(str::to_owned)),
            line: Some(self.language.tr("review-race-line")),
            turns: (self.language.tr("review-turn"), turns.collect()),
        }
    }

    /// Draws the graph in this size. Returns the point chosen, and the one under the pointer.
    pub(crate) fn show(&self, ui: &mut Ui, size: Vec2) -> (Option<NodeId>, Option<usize>) {
        let (mut whole, response) = touchable(ui, size, Sense::click_and_drag());
        let (here, last) = (self.review.shared_with(self.current), self.review.moves().len());
        let times = pace::times(self.current, self.review).filter(|_| size.y >= NUMBERED + pace::HEIGHT);
        if times.is_some() {
            whole.max.y -= pace::HEIGHT;
        }
        let plot = Plot::within(whole, last);
        self.describe(&response, here, last);
        let under_pointer = response.hover_pos().map(|at| plot.place_at(at));
        if ui.is_rect_visible(whole) {
            self.draw(ui, plot, here, under_pointer);
            if let Some(times) = times {
                let area = Rect::from_x_y_ranges(whole.x_range(), whole.bottom()..=response.rect.bottom());
                pace::bars(ui, area, plot, &times, self.tones);
            }
        }
        focus_ring(ui, &response, plot.rect, CornerRadius::same(radius::CONTROL));
        if response.has_focus() {
            // The arrow keys step through the moves.
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        }
        let asked = asked_for(ui, &response, here, last);
        let pressed = response.dragged() || response.clicked();
        let pointed = response.interact_pointer_pos().filter(|_| pressed);
        let wanted = asked.or(pointed.map(|at| plot.place_at(at)));
        if let Some(place) = under_pointer {
            response.on_hover_text_at_pointer(self.told_in_full(place));
        }
        let wanted = wanted.filter(|&wanted| wanted != here);
        (wanted.map(|wanted| self.node(wanted)), under_pointer)
    }

    /// Describes the graph to screen readers as a slider over the moves.
    fn describe(&self, response: &Response, here: usize, last: usize) {
        response.widget_info(|| {
            let told = spoken(self.language, &self.told_in_full(here));
            WidgetInfo::slider(
                true,
                here as f64,
                format!("{}. {told}", self.language.tr("review-graph")),
            )
        });
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

    fn draw(&self, ui: &Ui, plot: Plot, here: usize, pointed: Option<usize>) {
        let palette = Palette::of(ui.ctx());
        let rect = plot.rect;
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        plot.ground(ui);
        let points = self.points();
        let [white, black] = Side::ALL.map(|side| self.tones.side(side).0);
        let mut areas = Mesh::default();
        let mut race = Vec::new();
        for (place, pair) in points.windows(2).enumerate() {
            if let [Some(from), Some(to)] = pair {
                // The curve reaches to the edges of the graph.
                let left = if place == 0 { rect.left() } else { plot.x(place) };
                let is_last = place + 2 == points.len();
                let right = if is_last { rect.right() } else { plot.x(place + 1) };
                let curve = [pos2(left, plot.y(from.expected)), pos2(right, plot.y(to.expected))];
                area(&mut areas, curve, rect.bottom(), white);
                area(&mut areas, curve, rect.top(), black);
                let lead = |place: usize, lead: f32| pos2(plot.x(place), plot.y(0.5 + lead / 2.0));
                race.push([lead(place, from.lead), lead(place + 1, to.lead)]);
            }
        }
        painter.add(Shape::mesh(areas));
        let middle = Stroke::new(1.0, palette.muted.gamma_multiply(0.6));
        painter.hline(rect.x_range(), plot.y(0.5), middle);
        for segment in race {
            painter.line_segment(segment, Stroke::new(1.5, palette.accent));
        }
        let places = [(Some(here), 1.5), (pointed.filter(|place| *place != here), 0.75)];
        for (x, width) in places
            .into_iter()
            .filter_map(|(place, width)| Some((plot.x(place?), width)))
        {
            painter.vline(x, rect.y_range(), Stroke::new(2.0 * width, palette.panel));
            painter.vline(x, rect.y_range(), Stroke::new(width, palette.focus));
        }
        for (place, point) in points.iter().enumerate() {
            if let Some((point, mark)) = point.and_then(|point| Some((point, point.mark?))) {
                draw_mark(&painter, pos2(plot.x(place), plot.y(point.expected)), mark, palette);
            }
        }
        let judged = self.review.judged();
        if judged < self.review.moves().len() {
            let share = judged as f32 / self.review.moves().len() as f32;
            let bar = Rect::from_min_max(pos2(rect.left(), rect.bottom() - PROGRESS), rect.max);
            painter.rect_filled(bar, 0.0, palette.control);
            painter.rect_filled(bar.with_max_x(lerp(bar.x_range(), share)), 0.0, palette.accent);
        }
        plot.frame(ui, &self.axes());
        if plot.is_numbered() {
            self.number_mistakes(ui, plot);
        }
    }

    /// Writes the numbers of the mistakes above them; those close together share a label.
    fn number_mistakes(&self, ui: &Ui, plot: Plot) {
        /// Least distance between labels, in points.
        const APART: f32 = 24.0;
        let mut groups: Vec<([usize; 2], [f32; 2])> = Vec::new();
        for (number, (place, _)) in (1..).zip(numbered(self.review)) {
            let x = plot.x(place);
            match groups.last_mut() {
                Some((numbers, ends)) if x - ends[1] < APART => (numbers[1], ends[1]) = (number, x),
                _ => groups.push(([number; 2], [x; 2])),
            }
        }
        let palette = Palette::of(ui.ctx());
        let font = TextStyle::Small.resolve(ui.style());
        for ([first, last], [left, right]) in groups {
            let text = if first == last {
                first.to_string()
            } else {
                format!("{first}–{last}")
            };
            let text = ui.painter().layout_no_wrap(text, font.clone(), palette.warning);
            let half = text.size().x / 2.0;
            let middle = ((left + right) / 2.0).clamp(plot.rect.left() + half, plot.rect.right() - half);
            let at = pos2(middle - half, plot.rect.top() - text.size().y);
            ui.painter().galley(at, text, palette.warning);
        }
    }
}

/// The bad moves of the game with their places, in order: the first has number 1.
pub(crate) fn numbered(review: &Review) -> impl Iterator<Item = (usize, &Judgement)> {
    let judged = (1..).zip(review.moves());
    let judged = judged.filter_map(|(place, reviewed)| Some((place, reviewed.judgement.as_deref()?)));
    judged.filter(|(_, judgement)| judgement.is_bad())
}

/// Draws the race over the moves of the game in this size: how many moves each side had to go.
pub(crate) fn course(ui: &mut Ui, size: Vec2, current: &Match, tones: &Tones, language: &Language) {
    let (whole, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, language.tr("review-course")));
    let (tree, rules) = (current.tree(), current.rules());
    let positions: Vec<_> = std::iter::once(tree.line().start())
        .chain(tree.main_line().filter_map(|node| Some(&tree.ply(node)?.position)))
        .collect();
    let plot = Plot::within(whole, positions.len() - 1);
    plot.ground(ui);
    for side in Side::ALL {
        let left = positions.iter().map(|position| moves_to_go(position, rules, side));
        let line: Vec<_> = (0..)
            .zip(left)
            .filter_map(|(place, left)| Some(pos2(plot.x(place), plot.y(left? as f32 / WHOLE))))
            .collect();
        let (fill, edge) = tones.side(side);
        ui.painter().add(Shape::line(line.clone(), Stroke::new(4.5, edge)));
        ui.painter().add(Shape::line(line, Stroke::new(2.5, fill)));
    }
    let turns = positions.iter().map(|position| position.turn()).collect();
    plot.frame(
        ui,
        &Axes {
            upright: (language.tr("review-to-go"), ["0".to_owned(), WHOLE.to_string()]),
            line: None,
            turns: (language.tr("review-turn"), turns),
        },
    );
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
