//! Marks the choices on cells and pieces: the selection, its targets and the threats to it.

use agon_core::board::{Bitboard, CellId, Direction};
use agon_core::rules::{IllegalMove, Move, Position, RuleSet, Zone};
use bevy::prelude::*;

use super::entities::{
    AwaitingConfirmation, Cell, InCustody, LastMove, LastMoveFrom, LegalTarget, Movable, PieceOf, Selected, Threatened,
    Whereabouts,
};
use super::marks_hidden::MarksHidden;
use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::agon::gameplay::selection::{Selection, Unconfirmed, movable, touched};
use crate::agon::gameplay::settings::AgonSettings;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::render::marks::mark;
use crate::tabletop::view::Choosing;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_selection
            .in_set(PresentSystems::MarkSelection)
            .run_if(resource_exists::<Match>.and_then(marks_are_stale)),
    )
    .add_systems(Update, note_choosing.in_set(PresentSystems::MarkSelection))
    .add_systems(OnExit(AgonScreen(Screen::Playing)), clear_marks);
}

fn note_choosing(current: Option<Res<Match>>, selection: Res<Selection>, mut choosing: ResMut<Choosing>) {
    let is_asked = current.is_some_and(|current| current.human_chooser().is_some());
    choosing.set_if_neq(Choosing(is_asked && *selection != Selection::Nothing));
}

fn marks_are_stale(
    current: Res<Match>,
    selection: Res<Selection>,
    unconfirmed: Res<Unconfirmed>,
    settings: Res<AgonSettings>,
    (hidden, preview): (Res<MarksHidden>, Res<Preview>),
) -> bool {
    hidden.is_changed()
        || preview.is_changed()
        || current.is_changed()
        || selection.is_changed()
        || unconfirmed.is_changed()
        || settings.is_changed()
}

/// Marks the selection, its targets and the cells barred to it.
fn mark_selection(
    mut commands: Commands,
    current: Res<Match>,
    (selection, unconfirmed): (Res<Selection>, Res<Unconfirmed>),
    (settings, hidden, preview): (Res<AgonSettings>, Res<MarksHidden>, Res<Preview>),
    cells: Query<(Entity, &Cell)>,
    pieces: Query<(Entity, &Whereabouts)>,
) {
    let (position, rules) = (current.position(), current.rules());
    let mut marks = Marks::default();
    if current.human_chooser().is_some() && !hidden.0 && preview.ply(&current).is_none() {
        marks.movable = match touched(&current, *selection) {
            Some(cell) => Bitboard::from(cell),
            None => movable(position, rules),
        };
        if let Selection::Piece(from) = *selection {
            marks.selected = Bitboard::from(from);
        }
        if settings.show_targets {
            marks.targets = selection.targets(position, rules);
            marks.barred = barred(position, rules, *selection);
        }
        if settings.show_threats {
            marks.threatened = threatened(position, rules, *selection);
        }
        if let Some(to) = unconfirmed.0.and_then(Move::to) {
            marks.unconfirmed = Bitboard::from(to);
        }
    }
    for (entity, cell) in &cells {
        mark::<LegalTarget>(&mut commands, entity, marks.targets.contains(cell.0));
        mark::<InCustody>(&mut commands, entity, marks.barred.contains(cell.0));
        mark::<Threatened>(&mut commands, entity, marks.threatened.contains(cell.0));
        mark::<AwaitingConfirmation>(&mut commands, entity, marks.unconfirmed.contains(cell.0));
    }
    for (entity, at) in &pieces {
        let is_in = |set: Bitboard| at.cell().is_some_and(|cell| set.contains(cell));
        mark::<Selected>(&mut commands, entity, is_in(marks.selected));
        mark::<Movable>(&mut commands, entity, is_in(marks.movable));
    }
}

/// Clears the marks when the game is left.
fn clear_marks(mut commands: Commands, entities: Query<Entity, Or<(With<Cell>, With<PieceOf>)>>) {
    for entity in &entities {
        commands.entity(entity).remove::<(
            LegalTarget,
            InCustody,
            Threatened,
            AwaitingConfirmation,
            Selected,
            Movable,
            LastMove,
            LastMoveFrom,
        )>();
    }
}

/// The cells that have each mark.
#[derive(Default)]
struct Marks {
    targets: Bitboard,
    barred: Bitboard,
    threatened: Bitboard,
    unconfirmed: Bitboard,
    movable: Bitboard,
    selected: Bitboard,
}

/// Cells the selected piece could reach but for custody, or where its relocation would capture, and the throne where a
/// captured queen may go almost anywhere else.
pub(crate) fn barred(position: &Position, rules: &RuleSet, selection: Selection) -> Bitboard {
    let Selection::Piece(from) = selection else {
        return Bitboard::EMPTY;
    };
    let is_barred = |to: &CellId| {
        matches!(
            position.check(rules, Move::Board { from, to: *to }),
            Err(IllegalMove::InCustody(_)
                | IllegalMove::RelocationInCustody(_)
                | IllegalMove::RelocationCaptures
                | IllegalMove::WrongZone(Zone::NotThrone))
        )
    };
    if position.due().contains(from) {
        // A relocation may go far away.
        return CellId::ALL.into_iter().filter(is_barred).collect();
    }
    let neighbours = Direction::ALL
        .into_iter()
        .filter_map(|direction| from.neighbour(direction));
    neighbours.filter(is_barred).collect()
}

/// The cells where the opponent's next move could capture a piece of the side to choose: where its pieces stand, and
/// where the selected one may go.
pub(crate) fn threatened(position: &Position, rules: &RuleSet, selection: Selection) -> Bitboard {
    let side = position.side();
    let is_risky = |to: &CellId| {
        let after = selection.move_to(*to).map(|mv| position.make(rules, mv).position);
        after.is_some_and(|after| after.threats(rules, side).contains(*to))
    };
    let risky: Bitboard = selection
        .targets(position, rules)
        .into_iter()
        .filter(is_risky)
        .collect();
    position.threats(rules, side) | risky
}

#[cfg(test)]
mod tests {
    use agon_core::notation::parse_position;

    use super::*;

    fn barred_to(position: &str, cell: &str) -> Vec<String> {
        let rules = RuleSet::default();
        let position = parse_position(position, &rules).unwrap();
        let barred = barred(&position, &rules, Selection::Piece(cell.parse().unwrap()));
        barred.into_iter().map(|cell| cell.to_string()).collect()
    }

    #[test]
    fn a_step_is_barred_beside_the_piece_and_a_relocation_all_along_the_edge() {
        // Black's guards on g8 and i6 hold h7 between them.
        assert_eq!(barred_to("5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1", "i7"), ["h7"]);
        // Relocated to i1, White's guard would hold Black's on h2 against the queen on g3.
        let captured = "1g2G1/g4g1/G2q4/g8/10/7G3/2Q7/1g7/6G1/1g5/G3G1 w c1 0 12";
        assert_eq!(barred_to(captured, "c1"), ["i1"]);
    }

    #[test]
    fn the_throne_is_barred_to_a_captured_queen_who_may_go_anywhere_else() {
        let captured = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9";
        assert_eq!(barred_to(captured, "f1"), ["f6"]);
    }
}
