//! The rules of Agon as a leaflet: the sentences of the rule book, each beside the board that shows it.

use agon_core::board::{Bitboard, CellId};
use agon_core::rule_book::board::Board;
use agon_core::rule_book::book::RuleBook;

use super::board::{Labels, centre, drawn, half};
use super::diagram::{LINE, Marks, standing};
use super::palette::Palette;
use crate::print::drawing::{self, Group, Ink, Page, Point};
use crate::print::leaflet::{Block, Figure, Inks, pages};
use crate::print::texts::Texts;

/// The pages of the leaflet.
pub fn leaflet(palette: &Palette, texts: &Texts, size: Point) -> Vec<Page> {
    let mut blocks = Vec::new();
    for chapter in RuleBook::agon().chapters() {
        blocks.push(Block::Heading(
            texts.get(&format!("book-{}-chapter", chapter.id())).into(),
        ));
        for sentence in chapter.sentences() {
            blocks.push(Block::Paragraph {
                words: texts.get(&format!("book-{}-text", sentence.id())).into(),
                figure: sentence.board().map(|board| figure(board, palette)),
            });
        }
    }
    let inks = Inks {
        text: palette.text,
        heading: Ink(0x7a_4528),
    };
    // Both games say so in the same words, and the file with Agon's is large.
    pages(["Agon", texts.get("agent-rules")], &blocks, inks, size)
}

/// The least part of a board that is shown, in pitches, and the largest before the whole board is.
const LEAST: f64 = 5.2;
const MOST: f64 = 8.5;

/// A board at its beginning, with what is said of it and its moves, as the game shows it; of a large board the part in which
/// something is, and the throne.
fn figure(board: &Board, palette: &Palette) -> Figure {
    let [targets, barred] = board.marked();
    let moves = board.moves().iter().filter_map(|mv| Some([mv.from()?, mv.to()?]));
    let marks = Marks {
        targets,
        barred,
        moves: moves.collect(),
    };
    let cells = board.start().occupied() | targets | barred | Bitboard::from(CellId::THRONE);
    let places: Vec<_> = cells
        .into_iter()
        .chain(marks.moves.iter().copied().flatten())
        .map(centre)
        .collect();
    let mut shapes = drawn(palette, LINE, Labels::None);
    shapes.extend(standing(board.start(), palette, &marks));
    let [[left, right], [top, bottom]] = [0, 1].map(|axis| {
        let along = || places.iter().map(|place| place[axis]);
        [along().fold(0.0, f64::min), along().fold(0.0, f64::max)]
    });
    let side = (right - left).max(bottom - top) + 1.3;
    if side > MOST {
        return Figure { shapes, half: half() };
    }
    let reach = side.max(LEAST) / 2.0;
    let middle = [(left + right) / 2.0, (top + bottom) / 2.0];
    let seen = [middle.map(|at| at - reach), middle.map(|at| at + reach)];
    let edge = drawing::Figure::area([[-reach; 2], [reach; 2]]).stroked(palette.outline, 2.0 * LINE);
    let part = Group::at(middle.map(|at| -at), shapes).clipped(seen);
    Figure {
        shapes: vec![part.into(), edge.into()],
        half: [reach; 2],
    }
}
