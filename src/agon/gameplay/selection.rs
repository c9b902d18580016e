//! From chosen cells to moves: the selected piece, its destinations, and the meaning of a chosen cell.
//!
//! Pointer and keyboard only report the cell; the rest is the same for both.

use agon_core::board::{Bitboard, CellId, Direction};
use agon_core::rules::{IllegalMove, Kind, Move, Position, RuleSet};
use bevy::prelude::*;

use super::current_game::Match;
use super::messages::{AdviceWanted, MoveRejected, MoveRequested, PositionChanged};
use super::mode_rights::Permission;
use super::settings::AgonSettings;
use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::schedule::InputSystems;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::schedule::TableSystems;

/// A player chose this cell by click, touch or keyboard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellChosen(pub CellId);

/// A player dropped a dragged piece.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceDropped {
    /// The cell the piece stands on.
    pub from: CellId,
    /// The cell it was dropped on, or `None` if off the board.
    pub to: Option<CellId>,
}

/// A player cleared the selection.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelectionCleared;

/// A chosen move awaiting confirmation, if the player has enabled that.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Unconfirmed(pub Option<Move>);

/// Whether a chosen destination is explained rather than moved to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AsksWhy(pub bool);

/// The piece that is selected and awaits its destination.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing is selected.
    #[default]
    Nothing,
    /// The piece on a cell.
    Piece(CellId),
    /// The next piece from the hand.
    Hand(Kind),
}

impl Selection {
    /// The move that takes the selected piece to a cell.
    pub(crate) const fn move_to(self, to: CellId) -> Option<Move> {
        match self {
            Self::Nothing => None,
            Self::Piece(from) => Some(Move::Board { from, to }),
            Self::Hand(kind) => Some(Move::Place { kind, to }),
        }
    }

    /// The legal destinations of the selection.
    pub fn targets(self, position: &Position, rules: &RuleSet) -> Bitboard {
        position
            .legal_moves(rules)
            .iter()
            .filter_map(|&mv| mv.to().filter(|&to| self.move_to(to) == Some(mv)))
            .collect()
    }

    /// The cells that can be chosen now: movable pieces and the destinations of the selected one.
    pub fn meaningful(self, position: &Position, rules: &RuleSet) -> Bitboard {
        let picked = match self {
            Self::Piece(cell) => Bitboard::from(cell),
            Self::Nothing | Self::Hand(_) => Bitboard::EMPTY,
        };
        picked | movable(position, rules) | self.targets(position, rules)
    }

    /// Whether choosing a cell puts back a captured piece that the player has not picked: the only one.
    pub(crate) fn puts_back_unpicked(self, position: &Position, rules: &RuleSet, to: CellId) -> bool {
        let is_due = matches!(self, Self::Piece(from) if position.due().contains(from));
        is_due && self == Self::forced(position, rules) && self.targets(position, rules).contains(to)
    }

    /// The selection that leaves no choice: the only captured piece that may be relocated, or the piece in hand.
    fn forced(position: &Position, rules: &RuleSet) -> Self {
        let movable = movable(position, rules);
        match movable.first() {
            Some(only) if movable.len() == 1 && position.due().contains(only) => Self::Piece(only),
            Some(_) => Self::Nothing,
            None => position.hand(position.side()).next().map_or(Self::Nothing, Self::Hand),
        }
    }
}

/// The cells of the pieces with a legal move.
pub(crate) fn movable(position: &Position, rules: &RuleSet) -> Bitboard {
    position.legal_moves(rules).iter().filter_map(|mv| mv.from()).collect()
}

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Selection>()
        .add_resource::<Unconfirmed>()
        .add_resource::<AsksWhy>()
        .add_message::<CellChosen>()
        .add_message::<PieceDropped>()
        .add_message::<SelectionCleared>()
        .add_message::<ChoiceRefused>()
        .add_systems(
            Update,
            (
                (clear_selection, choose_cells, drop_pieces, stop_asking)
                    .chain()
                    .in_set(InputSystems::Selection)
                    .run_if(resource_exists::<Match>),
                follow_position
                    .in_set(TableSystems::Effects)
                    .run_if(resource_exists::<Match>),
            ),
        )
        .add_systems(OnExit(AgonScreen(Screen::Playing)), put_down);
}

/// Why a choice is refused although no rule of the game forbids it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceRefused {
    /// Under touch-move, a touched piece may not be put down.
    MustMove,
    /// Two humans are looking at an earlier position and have not agreed to continue from there.
    LookingBack,
}

/// The piece that was touched and must move, if touch-move was agreed. Any piece that can be selected has a legal move.
pub(crate) fn touched(current: &Match, selection: Selection) -> Option<CellId> {
    match selection {
        Selection::Piece(cell) if current.terms().touch_move && !current.rights().moves_all => {
            // A forced selection does not count as touched.
            (Selection::forced(current.position(), current.rules()) != selection).then_some(cell)
        }
        _ => None,
    }
}

/// Whether a [`SelectionCleared`] puts something down: a piece in hand that may be put down, or a move that waits to be
/// confirmed.
pub(crate) fn can_put_down(current: &Match, selection: Selection, unconfirmed: Unconfirmed) -> bool {
    let is_chosen = || selection != Selection::forced(current.position(), current.rules());
    let is_in_hand = || current.human_chooser().is_some() && selection != Selection::Nothing && is_chosen();
    unconfirmed.0.is_some() || (is_in_hand() && touched(current, selection).is_none())
}

fn clear_selection(
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

/// Selects a piece, puts it down or requests a move. With confirmation on, the destination must be chosen twice.
fn choose_cells(
    mut choices: MessageReader<CellChosen>,
    current: Res<Match>,
    settings: Res<AgonSettings>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
    asks_why: Res<AsksWhy>,
    (mut moves, mut rejected, mut refusals, mut advice): (
        MessageWriter<MoveRequested>,
        MessageWriter<MoveRejected>,
        MessageWriter<ChoiceRefused>,
        MessageWriter<AdviceWanted>,
    ),
) {
    for &CellChosen(cell) in choices.read() {
        if current.human_chooser().is_none() {
            let is_piece = current.position().piece_at(cell).is_some();
            if is_piece && current.rights().moves == Permission::IfAgreed {
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
                if asks_why.0 {
                    advice.write_batch(mv.map(AdviceWanted::Why));
                    picked
                } else if settings.confirm_moves && confirmed != mv {
                    unconfirmed.set_if_neq(Unconfirmed(mv));
                    picked
                } else {
                    moves.write_batch(mv.map(|mv| MoveRequested::new(mv, &current)));
                    Selection::Nothing
                }
            }
            picked if own(cell) => {
                if movable(position, rules).contains(cell) {
                    Selection::Piece(cell)
                } else {
                    // Report why the piece may not move.
                    rejected.write_batch(refusal(position, rules, cell));
                    picked
                }
            }
            picked => {
                rejected.write_batch(match picked.move_to(cell) {
                    Some(mv) => rejection(position, rules, mv),
                    None => refusal(position, rules, cell),
                });
                picked
            }
        };
        selection.set_if_neq(next);
    }
}

/// Why a move is illegal; `None` if it is legal.
fn rejection(position: &Position, rules: &RuleSet, mv: Move) -> Option<MoveRejected> {
    let reason = position.check(rules, mv).err()?;
    Some(MoveRejected { mv, reason })
}

/// Why the piece on a cell may not be selected, or that there is none.
fn refusal(position: &Position, rules: &RuleSet, from: CellId) -> Option<MoveRejected> {
    let neighbours = Direction::ALL
        .into_iter()
        .filter_map(|direction| from.neighbour(direction))
        .filter_map(|to| rejection(position, rules, Move::Board { from, to }));
    // If several reasons apply, report the most informative: a barred cell ranks highest, an occupied one lowest.
    let rank = |reason: IllegalMove| match reason {
        IllegalMove::InCustody(_) | IllegalMove::MustRelocate(_) | IllegalMove::QueenFirst(_) => 0,
        IllegalMove::Occupied(_) => 2,
        _ => 1,
    };
    neighbours.min_by_key(|rejection| rank(rejection.reason))
}

/// Dropping a piece on another cell requests that move; on its own cell it stays selected.
fn drop_pieces(
    mut drops: MessageReader<PieceDropped>,
    current: Res<Match>,
    settings: Res<AgonSettings>,
    mut selection: ResMut<Selection>,
    mut unconfirmed: ResMut<Unconfirmed>,
    asks_why: Res<AsksWhy>,
    (mut moves, mut rejected, mut advice): (
        MessageWriter<MoveRequested>,
        MessageWriter<MoveRejected>,
        MessageWriter<AdviceWanted>,
    ),
) {
    for &PieceDropped { from, to } in drops.read() {
        let Some(to) = to.filter(|&to| to != from && current.human_chooser().is_some()) else {
            continue;
        };
        let mv = Move::Board { from, to };
        if let Some(rejection) = rejection(current.position(), current.rules(), mv) {
            rejected.write(rejection);
        } else if asks_why.0 {
            *selection = Selection::Piece(from);
            advice.write(AdviceWanted::Why(mv));
        } else if settings.confirm_moves {
            *selection = Selection::Piece(from);
            *unconfirmed = Unconfirmed(Some(mv));
        } else {
            *selection = Selection::Nothing;
            moves.write(MoveRequested::new(mv, &current));
        }
    }
}

/// Without a selection there is nothing to ask about.
fn stop_asking(current: Res<Match>, selection: Res<Selection>, mut asks_why: ResMut<AsksWhy>) {
    if asks_why.0 && !(current.may_have_advice() && *selection != Selection::Nothing) {
        asks_why.0 = false;
    }
}

/// After a change of position only a forced selection remains.
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

/// Clears the selection when the game is left.
fn put_down(mut selection: ResMut<Selection>, mut asks_why: ResMut<AsksWhy>) {
    *selection = Selection::Nothing;
    *asks_why = AsksWhy(false);
}
