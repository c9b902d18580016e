//! The first moves of an analysis, or a mistake to be improved on, as arrows for the board.

use agon_core::board::CellId;
use agon_core::rules::Move;
use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::{AGON, AgonScreen};
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<AnalysisArrows>(app, AGON);
    app.add_systems(OnExit(AgonScreen(Screen::Playing)), forget);
}

/// The moves that an analysis recommends in the position on the board, or the mistake made there; empty while there is
/// nothing to point out.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisArrows(pub Vec<Arrow>);

/// A move to point out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The cell the piece leaves; `None` if it is placed from the hand.
    pub from: Option<CellId>,
    /// The cell it goes to.
    pub to: CellId,
    /// Why it is pointed out.
    pub label: Label,
}

/// Why a move is pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Label {
    /// Recommended: the rank of its line among all lines; 0 is the best.
    Rank(usize),
    /// A mistake.
    Mistake,
}

impl Arrow {
    /// The arrow of a move; `None` for a pass, which shows nothing.
    pub fn of(mv: Move, label: Label) -> Option<Self> {
        let from = mv.from();
        mv.to().map(|to| Self { from, to, label })
    }
}

fn forget(mut arrows: ResMut<AnalysisArrows>) {
    arrows.set_if_neq(AnalysisArrows::default());
}
