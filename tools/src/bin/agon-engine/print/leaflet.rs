//! A leaflet: headings and paragraphs in two columns on one page or two, as large as they fit. A paragraph may have a figure
//! at its left.

use std::ops::RangeInclusive;

use super::drawing::{Group, Ink, Page, Point, Shape, Text, Weight};
use super::fonts::width;

/// What is left white around the columns and between them, in millimetres.
const MARGIN: f64 = 12.0;
const GUTTER: f64 = 8.0;
/// The height of the title with the space below it.
const TITLE: f64 = 20.0;

/// The sizes at full scale: of letters, from line to line, after a block, and of a figure with the space to its right.
const BODY: f64 = 3.7;
const HEADING: f64 = 5.0;
const LINE: f64 = 1.36;
const AFTER: f64 = 2.4;
const FIGURE: f64 = 29.0;
const BESIDE: f64 = 3.0;
/// The space above a heading that is not at the top of a column.
const BEFORE: f64 = 2.0;
/// The scales that are tried for one page and for two, in percent: the largest that fits is taken.
const SCALES: [RangeInclusive<u16>; 2] = [95..=120, 60..=120];

/// A part of a leaflet, which stays in one column.
pub enum Block {
    /// Stays with the block after it.
    Heading(String),
    Paragraph {
        words: String,
        figure: Option<Figure>,
    },
}

/// A picture around zero, and half of its width and height.
#[derive(Clone)]
pub struct Figure {
    pub shapes: Vec<Shape>,
    pub half: Point,
}

/// The inks of a leaflet: of its letters, and of title and headings.
#[derive(Clone, Copy)]
pub struct Inks {
    pub text: Ink,
    pub heading: Ink,
}

/// The pages of a leaflet, of this size each.
pub fn pages(title: [&str; 2], blocks: &[Block], inks: Inks, size: Point) -> Vec<Page> {
    let laid = |percent: u16| {
        let layout = Layout {
            scale: f64::from(percent) / 100.0,
            inks,
            size,
        };
        layout.pages(title, blocks)
    };
    let fitting = SCALES.into_iter().zip(1..).find_map(|(scales, most)| {
        let pages = scales.rev().map(laid);
        pages.into_iter().find(|pages| pages.len() <= most)
    });
    // Longer than two pages only if even the smallest letters do not fit.
    fitting.unwrap_or_else(|| laid(*SCALES[1].start()))
}

struct Layout {
    scale: f64,
    inks: Inks,
    size: Point,
}

impl Layout {
    fn column(&self) -> f64 {
        (self.size[0] - 2.0 * MARGIN - GUTTER) / 2.0
    }

    fn pages(&self, [title, line]: [&str; 2], blocks: &[Block]) -> Vec<Page> {
        let [wide, high] = self.size;
        let head = Text::new(title, [MARGIN, MARGIN + 9.0], 12.0, self.inks.heading);
        let line = Text::new(line, [wide - MARGIN, MARGIN + 9.0], 5.0, self.inks.text);
        let mut columns: Vec<Vec<Shape>> = vec![vec![head.semi_bold().into(), line.ending_there().into()]];
        let top = |column: usize| if column < 2 { MARGIN + TITLE } else { MARGIN };
        let mut down = top(0);
        for (number, block) in blocks.iter().enumerate() {
            let with_next = match block {
                Block::Heading(_) => blocks.get(number + 1),
                Block::Paragraph { .. } => None,
            };
            let after = AFTER * self.scale;
            let own = self.height(block) + after;
            let next = with_next.map_or(0.0, |next| self.height(next) + after);
            if with_next.is_some() && number > 0 {
                down += BEFORE * self.scale;
            }
            if down + own + next > high - MARGIN + after {
                columns.push(Vec::new());
                down = top(columns.len() - 1);
            }
            let column = columns.len() - 1;
            let left = MARGIN + (column % 2) as f64 * (self.column() + GUTTER);
            columns[column].push(Group::at([left, down], self.drawn(block)).into());
            down += own;
        }
        let pages = columns.chunks(2).map(|columns| Page {
            size: self.size,
            shapes: columns.concat(),
        });
        pages.collect()
    }

    /// The height of a block without the space after it.
    fn height(&self, block: &Block) -> f64 {
        match block {
            Block::Heading(_) => HEADING * LINE * self.scale,
            Block::Paragraph { words, figure } => {
                let letters = self.lines(words, figure.is_some()).len() as f64 * BODY * LINE * self.scale;
                figure
                    .as_ref()
                    .map_or(letters, |figure| letters.max(self.figure_height(figure)))
            }
        }
    }

    fn figure_height(&self, figure: &Figure) -> f64 {
        FIGURE * self.scale * figure.half[1] / figure.half[0]
    }

    /// How far to the right a paragraph begins.
    fn indent(&self, has_figure: bool) -> f64 {
        if has_figure {
            (FIGURE + BESIDE) * self.scale
        } else {
            0.0
        }
    }

    /// The lines of a paragraph.
    fn lines(&self, words: &str, has_figure: bool) -> Vec<String> {
        let room = (self.column() - self.indent(has_figure)) / (BODY * self.scale);
        let mut lines = vec![String::new()];
        for word in words.split_ascii_whitespace() {
            let last = lines.len() - 1;
            let longer = if lines[last].is_empty() {
                word.into()
            } else {
                format!("{} {word}", lines[last])
            };
            if lines[last].is_empty() || width(&longer, Weight::Regular) <= room {
                lines[last] = longer;
            } else {
                lines.push(word.into());
            }
        }
        lines
    }

    /// A block with its upper left corner at zero.
    fn drawn(&self, block: &Block) -> Vec<Shape> {
        let Block::Paragraph { words, figure } = block else {
            let Block::Heading(words) = block else {
                return Vec::new();
            };
            let size = HEADING * self.scale;
            return vec![
                Text::new(words, [0.0, size], size, self.inks.heading)
                    .semi_bold()
                    .into(),
            ];
        };
        let size = BODY * self.scale;
        let lines = self.lines(words, figure.is_some());
        let mut shapes = Vec::new();
        let mut top = 0.0;
        if let Some(figure) = figure {
            let pitch = FIGURE * self.scale / (2.0 * figure.half[0]);
            let at = figure.half.map(|half| half * pitch);
            shapes.push(Group::at(at, figure.shapes.clone()).scaled(pitch).into());
            top = ((self.figure_height(figure) - lines.len() as f64 * size * LINE) / 2.0).max(0.0);
        }
        let left = self.indent(figure.is_some());
        for (line, number) in lines.into_iter().zip(0..) {
            let down = top + size * (1.0 + LINE * f64::from(number));
            shapes.push(Text::new(line, [left, down], size, self.inks.text).into());
        }
        shapes
    }
}

#[cfg(test)]
mod tests {
    use crate::print::agon::palette::Palette;
    use crate::print::paper::{Amount, Paper};
    use crate::print::texts::{Texts, tags};
    use crate::print::{agent, agon};

    #[test]
    fn rules_have_two_pages_at_most_in_every_language() {
        for tag in tags() {
            let texts = Texts::of(tag);
            for size in [Paper::A4, Paper::Letter].into_iter().filter_map(Paper::size) {
                let agon = agon::rules::leaflet(&Palette::of(Amount::Low), &texts, size);
                assert_eq!(agon.len(), 2, "{tag}");
                let agent = agent::palette::Palette::of(Amount::Low);
                let agent = agent::rules::leaflet(&agent, &texts, size);
                assert_eq!(agent.len(), 1, "{tag}");
            }
        }
    }
}
