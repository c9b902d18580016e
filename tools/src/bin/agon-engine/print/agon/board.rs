//! Agon's board: its cells in their rings with their names, and the frame around them.

use agon_core::board::CellId;

use super::palette::Palette;
use super::pieces::crown;
use crate::print::drawing::{Figure, Group, Ink, Point, Shape, Text};
use crate::print::paper::Poster;

/// The distance between neighbouring cells of the printed board, in millimetres.
pub const PITCH: f64 = 24.0;
/// Half of √3: the distance between neighbouring files, where that between cells is 1.
const FILE: f64 = 0.866_025_403_784_438_6;
/// The distance from the middle of a cell to its corners, in pitches.
const CORNER: f64 = 0.5 / FILE;
/// The width of the frame, in pitches.
const FRAME: f64 = 8.0 / PITCH;
/// From the middle of the board to the sides of its frame and to its corners, in pitches.
const SIDE: f64 = 5.0 * FILE + CORNER + FRAME;
const REACH: f64 = SIDE / FILE;

/// The middle of a cell, in pitches from the middle of the throne.
pub fn centre(cell: CellId) -> Point {
    let [q, r] = [cell.q(), cell.r()].map(f64::from);
    [q * FILE, r + q / 2.0]
}

/// Half of the width and of the height of a board with its frame, in pitches.
pub const fn half() -> Point {
    [SIDE, REACH]
}

/// Where the names of cells stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    None,
    /// In each cell.
    Cells,
    /// The letters of the files below the board, the numbers of the ranks to its left.
    Edges,
}

/// The board in pitches, with the middle of the throne at zero; `line` is the width of its lines, in pitches too.
pub fn drawn(palette: &Palette, line: f64, labels: Labels) -> Vec<Shape> {
    let frame = Figure::regular([0.0; 2], REACH, 6, 0.25).filled(palette.frame);
    let mut shapes: Vec<Shape> = vec![frame.stroked(palette.lines, line).into()];
    for cell in CellId::ALL {
        let at = centre(cell);
        let shade = (cell.ring() + 1) % 2;
        let tile = Figure::regular(at, CORNER, 6, 0.0).filled(palette.rings[shade]);
        shapes.push(tile.stroked(palette.lines, line).into());
        if labels == Labels::Cells {
            let below = [at[0], at[1] + 0.462];
            let name = Text::new(cell.to_string(), below, 2.3 / PITCH, palette.names[shade]);
            shapes.push(name.centred().into());
        }
    }
    shapes.extend(throne(palette.brass, line));
    match labels {
        Labels::None => {}
        Labels::Cells => {
            let inlay = Figure::regular([0.0; 2], REACH - 0.4 * FRAME, 6, 0.25);
            shapes.push(inlay.stroked(palette.brass, 2.0 * line).into());
        }
        Labels::Edges => shapes.extend(edge_labels(palette)),
    }
    shapes
}

/// The throne's inlay: a hexagon, and a crown in it.
fn throne(brass: Ink, line: f64) -> [Shape; 2] {
    let hexagon = Figure::regular([0.0; 2], CORNER * 0.74, 6, 0.0).stroked(brass, 3.0 * line);
    let crown = Group::at([0.0; 2], crown(brass)).scaled(0.32);
    [hexagon.into(), crown.into()]
}

fn edge_labels(palette: &Palette) -> Vec<Shape> {
    let label = |words: String, [x, y]: Point| {
        let text = Text::new(words, [x, y + 0.1], 0.27, palette.labels);
        Shape::from(text.centred())
    };
    let mut labels = Vec::new();
    for cell in CellId::ALL.into_iter().filter(|cell| cell.ring() == 5) {
        let [x, y] = centre(cell);
        if cell.rank() == 1 {
            labels.push(label(cell.file().into(), [x, y + 0.69]));
        }
        if cell.file() == 'a' {
            labels.push(label(cell.rank().to_string(), [x - 0.74, y]));
        } else if cell.q() <= 0 && cell.rank() > 1 {
            // Outwards, at right angles to this side of the board.
            labels.push(label(cell.rank().to_string(), [x - 0.37, y - 0.74 * FILE]));
        }
    }
    labels
}

/// The board to be played on. It is cut below the throne, so that no cut goes through it.
pub fn poster(palette: &Palette) -> Poster {
    let shapes = drawn(palette, 0.25 / PITCH, Labels::Cells);
    let [width, height] = half().map(|half| half * PITCH);
    Poster {
        shapes: vec![Group::at([0.0; 2], shapes).scaled(PITCH).into()],
        area: [[-width, -height], [width, height]],
        cuts: [Vec::new(), vec![PITCH / 2.0]],
    }
}

#[cfg(test)]
mod tests {
    use agon_core::board::Direction;

    use super::*;

    #[test]
    fn neighbouring_cells_are_a_pitch_apart_and_white_is_below() {
        for cell in CellId::ALL {
            for other in Direction::ALL.into_iter().filter_map(|way| cell.neighbour(way)) {
                let [[x, y], [u, v]] = [cell, other].map(centre);
                assert!(((x - u).hypot(y - v) - 1.0).abs() < 1e-12, "{cell} and {other}");
            }
        }
        assert_eq!(centre("f1".parse().unwrap()), [0.0, 5.0]);
        assert!(centre("a1".parse().unwrap())[0] < 0.0);
    }
}
