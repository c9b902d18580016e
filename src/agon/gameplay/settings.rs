//! The player's settings for Agon.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::shell::system::settings::section::{Section, add_section};

/// Requires the settings plugin.
pub(crate) fn plugin(app: &mut App) {
    add_section::<AgonSettings>(app);
}

/// The player's settings. Change them through [`DetectChangesMut::set_if_neq`], as every change is saved.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AgonSettings {
    /// The materials of the board.
    pub board: Theme,
    /// Where the names of the cells are.
    pub cell_names: CellNames,
    /// The facing of the board.
    pub orientation: Orientation,
    /// Whether the legal destinations are highlighted.
    pub show_targets: bool,
    /// Whether the race to the throne is shown.
    pub show_race: bool,
    /// Whether the cells where the player's pieces could be captured next are marked.
    pub show_threats: bool,
    /// Whether a move must be confirmed before it is made.
    pub confirm_moves: bool,
    /// Whether the player's rating at puzzles is shown.
    pub show_puzzle_rating: bool,
    /// Number of lines that an analysis shows.
    pub analysis_lines: LineCount,
    /// Whether the game has never been played on this installation.
    pub first_run: bool,
}

/// Where the names of the cells are.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", from = "CellNamesRead")]
pub enum CellNames {
    /// Letters and numbers on the frame; in a cell while it is pointed at or spoken of.
    #[default]
    Frame,
    /// In every cell.
    Cells,
    /// Nowhere.
    Off,
}

/// Names of cells as they may be saved: versions up to 0.1 saved whether there were any.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum CellNamesRead {
    Frame,
    Cells,
    Off,
    #[serde(untagged)]
    Flag(bool),
}

impl From<CellNamesRead> for CellNames {
    fn from(read: CellNamesRead) -> Self {
        match read {
            CellNamesRead::Frame | CellNamesRead::Flag(true) => Self::Frame,
            CellNamesRead::Cells => Self::Cells,
            CellNamesRead::Off | CellNamesRead::Flag(false) => Self::Off,
        }
    }
}

impl Default for AgonSettings {
    fn default() -> Self {
        Self {
            board: Theme::Parlour,
            cell_names: CellNames::Frame,
            orientation: Orientation::Fixed,
            show_targets: true,
            show_race: true,
            show_threats: false,
            confirm_moves: false,
            show_puzzle_rating: true,
            analysis_lines: LineCount(3),
            first_run: true,
        }
    }
}

impl Section for AgonSettings {
    const NAME: &'static str = "agon";

    fn usual(&self) -> Self {
        Self {
            // Resetting the settings does not make the player a beginner again.
            first_run: self.first_run,
            ..default()
        }
    }
}

/// A number of lines, from 1 to [`MOST`](Self::MOST).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "usize")]
pub struct LineCount(usize);

impl LineCount {
    /// The largest number.
    pub const MOST: usize = 5;

    /// The nearest number of lines to `number`.
    pub fn new(number: usize) -> Self {
        Self(number.clamp(1, Self::MOST))
    }

    /// The number, from 1 to [`MOST`](Self::MOST).
    pub const fn number(self) -> usize {
        self.0
    }
}

impl TryFrom<usize> for LineCount {
    type Error = &'static str;

    fn try_from(number: usize) -> Result<Self, Self::Error> {
        match number {
            1..=Self::MOST => Ok(Self(number)),
            _ => Err("not from 1 to 5 lines"),
        }
    }
}

/// The facing of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Orientation {
    /// Always the same side in front.
    #[default]
    Fixed,
    /// Towards the side to move.
    Mover,
    /// The screen lies between two players: everything of Black's faces Black.
    Table,
}

/// The materials of the board and pieces.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Satinwood, rosewood and mahogany on green baize.
    #[default]
    Parlour,
    /// Ivory and green marble in brass.
    Marble,
    /// Plain tones with the greatest possible contrast.
    Contrast,
}

impl Theme {
    /// All themes, in order of declaration.
    pub const ALL: [Self; 3] = [Self::Parlour, Self::Marble, Self::Contrast];
}
