//! A player's sheet: a line for each lot, a column for each agent. A cross says on whom a lot is staked.

use agon_core::agent::{Agent, FEE, Lots};

use super::palette::Palette;
use crate::print::drawing::{Figure, Group, Ink, Page, Point, Shape, Text};
use crate::print::paper::MARGIN;
use crate::print::texts::Texts;

/// The width of the amounts and of an agent's column.
const AMOUNT: f64 = 19.0;
const COLUMN: f64 = 13.0;
/// The heights of the title, of the agents' names, of a lot's line and of the lines below.
const TITLE: f64 = 13.0;
const HEAD: f64 = 9.0;
const LOT: f64 = 5.7;
const BELOW: f64 = 10.0;
/// The fees of an agent that there is room for.
const FEES: u32 = 4;

const WIDTH: f64 = AMOUNT + COLUMN * Agent::COUNT as f64;

/// Two sheets side by side on a page of this size.
pub fn page(palette: &Palette, texts: &Texts, size: Point) -> Page {
    let half = size[0] / 2.0;
    let cut = Figure::line(&[[half, MARGIN], [half, size[1] - MARGIN]]).dashed(palette.ink, 0.15, 2.0);
    let sheets = [0.0, half].map(|left| {
        let at = [left + (half - WIDTH) / 2.0, MARGIN + 3.0];
        Shape::from(Group::at(at, sheet(palette, texts)))
    });
    let shapes = [cut.into()].into_iter().chain(sheets).collect();
    Page { size, shapes }
}

/// A sheet with its upper left corner at zero.
fn sheet(palette: &Palette, texts: &Texts) -> Vec<Shape> {
    let lots = TITLE + HEAD;
    let below = lots + LOT * f64::from(Lots::ALL.count());
    let end = below + 2.0 * BELOW;
    let line = |from: Point, to: Point, width: f64| Shape::from(Figure::line(&[from, to]).stroked(palette.ink, width));
    let amount =
        |words: String, y: f64| Shape::from(Text::new(words, [AMOUNT - 3.0, y], 3.6, palette.ink).ending_there());
    let title = Text::new(texts.get("agent-money"), [0.0, 7.0], 6.5, palette.ink).semi_bold();
    let mut shapes: Vec<Shape> = vec![title.into(), line([55.0, 7.4], [WIDTH, 7.4], 0.2)];
    for agent in Agent::ALL {
        shapes.extend(head(agent, palette));
    }
    let sizes = Lots::SIZES.into_iter().flat_map(|size| [size; Lots::OF_EACH as usize]);
    for (lot, number) in sizes.zip(0_u32..) {
        let top = lots + LOT * f64::from(number);
        let width = if number % u32::from(Lots::OF_EACH) == 0 {
            0.4
        } else {
            0.12
        };
        shapes.push(line([0.0, top], [WIDTH, top], width));
        shapes.push(amount(lot.to_string(), top + 4.1));
    }
    for (row, words) in [(0.0, format!("− {FEE}")), (1.0, "=".into())] {
        let top = below + BELOW * row;
        shapes.push(line([0.0, top], [WIDTH, top], 0.4));
        shapes.push(amount(words, top + 6.3));
    }
    for agent in 0..=Agent::COUNT {
        let x = AMOUNT + COLUMN * agent as f64;
        let width = if agent % 2 == 0 { 0.4 } else { 0.12 };
        shapes.push(line([x, TITLE], [x, end], width));
        for fee in (0..FEES).filter(|_| agent < Agent::COUNT) {
            let left = x + 1.1 + 2.8 * f64::from(fee);
            let square = Figure::area([[left, below + 3.8], [left + 2.4, below + 6.2]]);
            shapes.push(square.stroked(palette.ink, 0.2).into());
        }
    }
    shapes.push(line([0.0, end], [WIDTH, end], 0.4));
    shapes
}

/// The name of an agent over their column, in the nation's colour.
fn head(agent: Agent, palette: &Palette) -> [Shape; 2] {
    let left = AMOUNT + COLUMN * agent.index() as f64;
    let [ground, ink] = palette.ground(agent.nation());
    let field = Figure::area([[left, TITLE], [left + COLUMN, TITLE + HEAD]]).filled(ground);
    let field = if ground == Ink::WHITE {
        field.stroked(palette.nation(agent.nation()), 0.6)
    } else {
        field
    };
    let name = Text::new(agent.to_string(), [left + COLUMN / 2.0, TITLE + 6.3], 5.0, ink);
    [field.into(), name.semi_bold().centred().into()]
}
