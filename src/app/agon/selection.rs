//! From a chosen cell to a move: which piece is picked, where it may go, and what asking for a cell means.
//!
//! Pointer and keyboard say only which cell is meant; what follows is the same for both.

use bevy::prelude::*;

use super::components::{
    AwaitingConfirmation, Cell, InCustody, LastMove, LastMoveFrom, LegalTarget, Movable, OnCell, PieceOf, Selected,
    Threatened,
};
use super::game::Match;
use super::messages::{MoveRequested, PositionChanged};
use super::portrait::Sitting;
use super::sets::AgonSystems;
use crate::app::shell::screens::Screen;
use crate::app::shell::settings::Settings;
use crate::board::{Bitboard, CellId, Direction};
use crate::rules::{IllegalMove, Kind, Move, Position, RuleSet};

/// A person means this cell: clicked, touched, or confirmed with the keyboard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellChosen(pub CellId);

/// A person let go of the piece dragged from one cell over another.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceDropped {
    /// Where the piece stands.
    pub from: CellId,
    /// The cell it was dropped on; none off the board.
    pub to: Option<CellId>,
}

/// A person wants nothing picked.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelectionCleared;

/// A move that has been chosen and waits to be confirmed, where the player wants that.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Unconfirmed(pub Option<Move>);

/// What is picked up and waits for its target.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// The piece on a cell.
    Piece(CellId),
    /// The next piece from the hand.
    Hand(Kind),
}

impl Selection {
    /// The move that takes what is picked to a cell.
    const fn move_to(self, to: CellId) -> Option<Move> {
        match self {
            Self::Nothing => None,
            Self::Piece(from) => Some(Move::Board { from, to }),
            Self::Hand(kind) => Some(Move::Place { kind, to }),
        }
    }

    /// Where what is picked may go.
    pub fn targets(self, position: &Position, rules: &RuleSet) -> Bitboard {
        position
            .legal_moves(rules)
            .iter()
            .filter_map(|&mv| mv.to().filter(|&to| self.move_to(to) == Some(mv)))
            .collect()
    }

    /// The cells that mean something now: of pieces that can be picked, and where the picked one may go.
    pub fn meaningful(self, position: &Position, rules: &RuleSet) -> Bitboard {
        let picked = match self {
            Self::Piece(cell) => Bitboard::from(cell),
            Self::Nothing | Self::Hand(_) => Bitboard::EMPTY,
        };
        picked | movable(position, rules) | self.targets(position, rules)
    }

    /// What the position leaves no choice about: the only captured piece that may be set back, or the piece in hand.
    fn forced(position: &Position, rules: &RuleSet) -> Self {
        let movable = movable(position, rules);
        match movable.first() {
            Some(only) if movable.len() == 1 && position.due().contains(only) => Self::Piece(only),
            Some(_) => Self::Nothing,
            None => position.hand(position.side()).next().map_or(Self::Nothing, Self::Hand),
        }
    }
}

/// The cells of the pieces that have a legal move.
fn movable(position: &Position, rules: &RuleSet) -> Bitboard {
    position.legal_moves(rules).iter().filter_map(|mv| mv.from()).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<Unconfirmed>()
        .add_message::<CellChosen>()
        .add_message::<PieceDropped>()
        .add_message::<SelectionCleared>()
        .add_message::<ChoiceRefused>()
        .add_systems(
            Update,
            (
                (clear_selection, choose_cells, drop_pieces)
                    .chain()
                    .in_set(AgonSystems::Input)
                    .run_if(resource_exists::<Match>),
                follow_position
                    .in_set(AgonSystems::Captures)
                    .run_if(resource_exists::<Match>),
                mark_selection
                    .in_set(AgonSystems::Present)
                    .run_if(resource_exists::<Match>.and_then(marks_are_stale)),
            ),
        )
        .add_systems(OnExit(Screen::Playing), clear_marks);
}

/// A choice that no rule of the game forbids, and that cannot be made all the same.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceRefused {
    /// A touched piece was to be put down again where that is not allowed.
    MustMove,
    /// Two people look back at a game that goes on, and have not agreed to go on from there.
    LookingBack,
}

/// The piece that was picked up and now has to move, where that was agreed: what may be picked up has a legal move.
pub(super) fn touched(current: &Match, selection: Selection) -> Option<CellId> {
    match selection {
        Selection::Piece(cell) if current.terms().touch_move => {
            // What the rules pick has not been touched.
            (Selection::forced(current.position(), current.rules()) != selection).then_some(cell)
        }
        _ => None,
    }
}

pub(super) fn clear_selection(
    mut requests: MessageReader<SelectionCleared>,
    current: Res<Match>,
    mut refusals: MessageWriter<ChoiceRefused>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
) {
    if requests.read().count() > 0 {
        let took_back = unconfirmed.set_if_neq(Unconfirmed(None));
        if touched(&current, *selection).is_some() {
            refusals.write_batch((!took_back).then_some(ChoiceRefused::MustMove));
            return;
        }
        *selection = current.human_chooser().map_or(Selection::Nothing, |_| {
            Selection::forced(current.position(), current.rules())
        });
    }
}

/// Picks, puts down or asks for a move; where moves are to be confirmed, only when its target is chosen again.
fn choose_cells(
    mut choices: MessageReader<CellChosen>,
    current: Res<Match>,
    settings: Res<Settings>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
    (mut moves, mut refusals): (MessageWriter<MoveRequested>, MessageWriter<ChoiceRefused>),
) {
    for &CellChosen(cell) in choices.read() {
        if current.human_chooser().is_none() {
            let is_piece = current.position().piece_at(cell).is_some();
            if is_piece && current.is_looking_back() && current.needs_consent() {
                refusals.write(ChoiceRefused::LookingBack);
            }
            continue;
        }
        let (position, rules) = (current.position(), current.rules());
        let own = |cell| {
            position
                .piece_at(cell)
                .is_some_and(|piece| piece.side == position.side())
        };
        let must_move = touched(&current, *selection).is_some();
        let confirmed = unconfirmed.0;
        unconfirmed.set_if_neq(Unconfirmed(None));
        let next = match *selection {
            picked
                if must_move
                    && own(cell)
                    && (picked == Selection::Piece(cell) || movable(position, rules).contains(cell)) =>
            {
                refusals.write(ChoiceRefused::MustMove);
                picked
            }
            Selection::Piece(from) if from == cell => Selection::forced(position, rules),
            picked if picked.targets(position, rules).contains(cell) => {
                let mv = picked.move_to(cell);
                if settings.confirm_moves && confirmed != mv {
                    unconfirmed.set_if_neq(Unconfirmed(mv));
                    picked
                } else {
                    moves.write_batch(mv.map(|mv| MoveRequested { mv }));
                    Selection::Nothing
                }
            }
            picked if own(cell) => {
                if movable(position, rules).contains(cell) {
                    Selection::Piece(cell)
                } else {
                    // The rules say why it may not move.
                    moves.write_batch(refusal(position, rules, cell).map(|mv| MoveRequested { mv }));
                    picked
                }
            }
            picked => {
                // An illegal move is asked for all the same, so that the rules say why it is refused.
                let mv = picked.move_to(cell).or_else(|| refusal(position, rules, cell));
                moves.write_batch(mv.map(|mv| MoveRequested { mv }));
                picked
            }
        };
        selection.set_if_neq(next);
    }
}

/// A move whose refusal explains why the piece on a cell may not be picked; none for an empty cell.
fn refusal(position: &Position, rules: &RuleSet, from: CellId) -> Option<Move> {
    position.piece_at(from)?;
    let refused = |to: CellId| (to, position.check(rules, Move::Board { from, to }).err());
    let neighbours = Direction::ALL
        .into_iter()
        .filter_map(|direction| from.neighbour(direction))
        .map(refused);
    // Of all that stands in its way the ban of a cell says most; that there is a piece on it, least.
    let rank = |reason: &Option<IllegalMove>| match reason {
        Some(IllegalMove::InCustody(_) | IllegalMove::MustRelocate(_) | IllegalMove::QueenFirst(_)) => 0,
        Some(IllegalMove::Occupied(_)) => 2,
        _ => 1,
    };
    let (to, _) = neighbours.min_by_key(|(_, reason)| rank(reason))?;
    Some(Move::Board { from, to })
}

/// A piece dropped on another cell asks for that move; dropped on its own it stays picked.
pub(super) fn drop_pieces(
    mut drops: MessageReader<PieceDropped>,
    current: Res<Match>,
    settings: Res<Settings>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
    mut moves: MessageWriter<MoveRequested>,
) {
    for &PieceDropped { from, to } in drops.read() {
        let Some(to) = to.filter(|&to| to != from && current.human_chooser().is_some()) else {
            continue;
        };
        let mv = Move::Board { from, to };
        if current.position().check(current.rules(), mv).is_ok() {
            if settings.confirm_moves {
                *selection = Selection::Piece(from);
                *unconfirmed = Unconfirmed(Some(mv));
                continue;
            }
            *selection = Selection::Nothing;
        }
        moves.write(MoveRequested { mv });
    }
}

/// After a change nothing stays picked but what must be moved next.
fn follow_position(
    mut changes: MessageReader<PositionChanged>,
    current: Res<Match>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
) {
    if changes.read().count() > 0 || (current.is_changed() && current.human_chooser().is_none()) {
        unconfirmed.set_if_neq(Unconfirmed(None));
        *selection = current.human_chooser().map_or(Selection::Nothing, |_| {
            Selection::forced(current.position(), current.rules())
        });
    }
}

fn marks_are_stale(
    current: Res<Match>,
    selection: Res<Selection>,
    unconfirmed: Res<Unconfirmed>,
    settings: Res<Settings>,
    sitting: Option<Res<Sitting>>,
) -> bool {
    sitting.is_some_and(|sitting| sitting.is_changed())
        || current.is_changed()
        || selection.is_changed()
        || unconfirmed.is_changed()
        || settings.is_changed()
}

/// Lights what is picked, where it may go, and the cells that are barred to it.
pub(super) fn mark_selection(
    mut commands: Commands,
    current: Res<Match>,
    (selection, unconfirmed): (Res<Selection>, Res<Unconfirmed>),
    (settings, sitting): (Res<Settings>, Option<Res<Sitting>>),
    cells: Query<(Entity, &Cell)>,
    pieces: Query<(Entity, Option<&OnCell>), With<PieceOf>>,
) {
    let (position, rules) = (current.position(), current.rules());
    let mut marks = Marks::default();
    // On a picture there is nothing to be chosen.
    if current.human_chooser().is_some() && !sitting.is_some_and(|sitting| sitting.is_on()) {
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
    for (entity, on) in &pieces {
        let is_in = |set: Bitboard| on.is_some_and(|on| set.contains(on.0));
        mark::<Selected>(&mut commands, entity, is_in(marks.selected));
        mark::<Movable>(&mut commands, entity, is_in(marks.movable));
    }
}

/// What a game has marked means nothing once it is left.
fn clear_marks(
    mut commands: Commands,
    mut selection: ResMut<Selection>,
    entities: Query<Entity, Or<(With<Cell>, With<PieceOf>)>>,
) {
    *selection = Selection::Nothing;
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

/// The cells that wear each mark.
#[derive(Default)]
struct Marks {
    targets: Bitboard,
    barred: Bitboard,
    threatened: Bitboard,
    unconfirmed: Bitboard,
    movable: Bitboard,
    selected: Bitboard,
}

/// Where the picked piece could go but that enemies hold the cell between them, or that it is set back and would capture.
fn barred(position: &Position, rules: &RuleSet, selection: Selection) -> Bitboard {
    let Selection::Piece(from) = selection else {
        return Bitboard::EMPTY;
    };
    let is_barred = |to: &CellId| {
        matches!(
            position.check(rules, Move::Board { from, to: *to }),
            Err(IllegalMove::InCustody(_) | IllegalMove::RelocationInCustody(_) | IllegalMove::RelocationCaptures)
        )
    };
    if position.due().contains(from) {
        // It may be set back far away.
        return CellId::ALL.into_iter().filter(is_barred).collect();
    }
    let neighbours = Direction::ALL
        .into_iter()
        .filter_map(|direction| from.neighbour(direction));
    neighbours.filter(is_barred).collect()
}

/// The cells where the opponent's next move could capture a piece of whose turn it is: as they stand, and where what is
/// picked may go.
pub(super) fn threatened(position: &Position, rules: &RuleSet, selection: Selection) -> Bitboard {
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

/// Puts a mark on an entity, or takes it off.
pub(super) fn mark<M: Component + Default>(commands: &mut Commands, entity: Entity, wanted: bool) {
    let mut entity = commands.entity(entity);
    if wanted {
        entity.insert(M::default())
    } else {
        entity.remove::<M>()
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;

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
        // Set back on i1, White's guard would hold Black's on h2 against the queen on g3.
        let captured = "1g2G1/g4g1/G2q4/g8/10/7G3/2Q7/1g7/6G1/1g5/G3G1 w c1 0 12";
        assert_eq!(barred_to(captured, "c1"), ["i1"]);
    }
}
