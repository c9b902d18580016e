//! Arrows and cells drawn on the board. Where nobody plays they are kept with the game, as notes on a move; in play they
//! are there to think, until the next move.

use agon_core::board::CellId;
use agon_core::notation::{Brush, NodeId, Shape};
use bevy::prelude::*;

use super::agon_screen::AGON;
use super::current_game::Match;
use super::messages::NoteAction;
use super::preview::Preview;
use super::schedule::EffectSystems;
use super::selection::SelectionCleared;
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Drawing>(app, AGON);
    app.add_systems(
        Update,
        (obey.run_if(resource_exists::<Match>), follow)
            .chain()
            .in_set(EffectSystems::Mark),
    );
}

/// What is drawn on the position shown.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The game, by its seed, and the place in it.
    point: Option<(u64, NodeId)>,
    shapes: Vec<Shape>,
    /// What is being drawn.
    begun: Option<Shape>,
    /// The move chosen ahead.
    ahead: Option<Shape>,
    /// What is seen while the board shows something else than the position.
    instead: Option<Vec<Shape>>,
}

impl Drawing {
    /// All that is seen: what is drawn and what is being drawn.
    pub fn shapes(&self) -> impl Iterator<Item = Shape> {
        let (shapes, own) = match &self.instead {
            Some(instead) => (instead, [None; 2]),
            None => (&self.shapes, [self.ahead, self.begun]),
        };
        shapes.iter().copied().chain(own.into_iter().flatten())
    }

    /// Shows something else while the board does.
    pub(crate) fn show_instead(&mut self, shapes: &[Shape]) {
        self.instead = Some(shapes.to_vec());
    }

    /// Shows a move chosen ahead, or none.
    pub(super) const fn show_ahead(&mut self, shape: Option<Shape>) {
        self.ahead = shape;
    }

    /// What is being drawn.
    pub const fn begun(&self) -> Option<Shape> {
        self.begun
    }

    /// Begins to draw on a cell.
    pub(crate) fn begin(&mut self, brush: Brush, from: CellId) {
        self.begun = Some(Shape { brush, from, to: None });
    }

    /// Leads what is being drawn to a cell.
    pub(crate) fn lead_to(&mut self, cell: CellId) {
        if let Some(shape) = &mut self.begun {
            shape.to = (cell != shape.from).then_some(cell);
        }
    }

    /// Ends it, and returns what has been drawn.
    pub(crate) const fn end(&mut self) -> Option<Shape> {
        self.begun.take()
    }
}

/// Draws what is not kept.
fn obey(
    (mut requests, mut cleared): (MessageReader<NoteAction>, MessageReader<SelectionCleared>),
    current: Res<Match>,
    mut drawing: ResMut<Drawing>,
) {
    let is_cleared = cleared.read().count() > 0;
    if current.keeps_notes() {
        requests.clear();
        return;
    }
    if is_cleared && !drawing.shapes.is_empty() {
        drawing.shapes.clear();
    }
    for request in requests.read() {
        match request {
            NoteAction::Draw(shape) => shape.draw(&mut drawing.shapes),
            NoteAction::Erase => drawing.shapes.clear(),
            NoteAction::Write(_) | NoteAction::Entitle(_) | NoteAction::Judge(_) => {}
        }
    }
}

/// Shows what is kept with the position, and forgets what was drawn on the one before. A line that is played out has
/// nothing drawn on it, unless whoever directs it says so.
fn follow(current: Option<Res<Match>>, preview: Option<Res<Preview>>, mut drawing: ResMut<Drawing>) {
    let runs = preview.as_ref().is_some_and(|preview| preview.is_running());
    let is_directed = preview.is_some_and(|preview| preview.is_directed());
    if runs && !is_directed && drawing.instead.is_none() {
        drawing.instead = Some(Vec::new());
    } else if !runs && drawing.instead.is_some() {
        drawing.instead = None;
    }
    let Some(current) = current else {
        drawing.set_if_neq(Drawing::default());
        return;
    };
    if !current.is_changed() {
        return;
    }
    let here = current.tree().here();
    let point = Some((current.seed(), here));
    if point != drawing.point || current.keeps_notes() {
        let wanted = Drawing {
            point,
            shapes: current.tree().shapes(here),
            begun: drawing.begun.filter(|_| point == drawing.point),
            ahead: drawing.ahead,
            instead: drawing.instead.clone(),
        };
        drawing.set_if_neq(wanted);
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{Side, WinReason};

    use super::*;
    use crate::agon::gameplay::messages::{HistoryAction, MoveRequested};
    use crate::shell::system::store::Store;
    use crate::testing::matches::{at, two_people};
    use crate::testing::programs::{referee, tell};

    fn shape(text: &str) -> Shape {
        text.parse().unwrap()
    }

    /// A game of two people, with drawings.
    fn app() -> App {
        let mut app = referee(Store::memory());
        app.add_plugins(plugin).add_message::<SelectionCleared>();
        app.insert_resource(at("globe", None, two_people()));
        app.update();
        app
    }

    fn drawn(app: &App) -> Vec<String> {
        let drawing = app.world().resource::<Drawing>();
        drawing.shapes().map(|shape| shape.to_string()).collect()
    }

    fn play(app: &mut App) {
        let current = app.world().resource::<Match>();
        let request = MoveRequested::new(current.game().legal_moves()[0], current);
        tell(app, request);
    }

    #[test]
    fn in_play_what_is_drawn_goes_with_the_move_and_is_not_kept() {
        let mut app = app();
        tell(&mut app, NoteAction::Draw(shape("Gd4")));
        tell(&mut app, NoteAction::Draw(shape("Rd4e5")));
        tell(&mut app, NoteAction::Write("a word".to_owned()));
        assert_eq!(drawn(&app), ["Gd4", "Rd4e5"]);
        play(&mut app);
        assert!(drawn(&app).is_empty());
        tell(&mut app, NoteAction::Draw(shape("Gd4")));
        tell(&mut app, SelectionCleared);
        assert!(drawn(&app).is_empty());
        assert!(!app.world().resource::<Match>().tree().has_remarks());
    }

    #[test]
    fn where_nobody_plays_notes_are_kept_with_each_position() {
        let mut app = app();
        play(&mut app);
        app.world_mut()
            .resource_mut::<Match>()
            .tree
            .lose(Side::White, WinReason::Resignation);
        app.update();
        tell(&mut app, NoteAction::Draw(shape("Gd4")));
        tell(&mut app, NoteAction::Write("a word".to_owned()));
        tell(&mut app, NoteAction::Judge(Some(5)));
        tell(&mut app, SelectionCleared);
        assert_eq!(drawn(&app), ["Gd4"], "a click beside the board takes nothing away");
        tell(&mut app, HistoryAction::ShowFirst);
        assert!(drawn(&app).is_empty());
        tell(&mut app, HistoryAction::ShowNext);
        assert_eq!(drawn(&app), ["Gd4"]);
        let current = app.world().resource::<Match>();
        let here = current.tree().here();
        assert_eq!(
            (current.tree().note(here).as_str(), current.tree().glyphs(here)),
            ("a word", &[5][..])
        );
        assert!(current.is_noted());
        tell(&mut app, NoteAction::Erase);
        assert!(drawn(&app).is_empty());
    }

    #[test]
    fn an_arrow_is_seen_while_it_is_drawn() {
        let mut drawing = Drawing::default();
        let [one, other] = ["d4", "e5"].map(|cell| cell.parse().unwrap());
        drawing.lead_to(one);
        assert_eq!(drawing.end(), None, "nothing was begun");
        drawing.begin(Brush::Blue, one);
        drawing.lead_to(other);
        assert_eq!(drawing.shapes().collect::<Vec<_>>(), [shape("Bd4e5")]);
        drawing.lead_to(one);
        assert_eq!(drawing.end(), Some(shape("Bd4")));
        assert_eq!(drawing.shapes().count(), 0);
    }
}
