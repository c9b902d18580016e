//! Sheets of paper, and a large picture on several of them: cut marks, an overlap to glue, and a scale bar.

use clap::ValueEnum;

use super::drawing::{Area, Figure, Group, Ink, Page, Point, Shape, Text};

/// What printers leave white at the edges of the paper, in millimetres.
pub const MARGIN: f64 = 8.0;
/// How much of a picture a sheet repeats of the one before it, to be glued under that one.
const OVERLAP: f64 = 10.0;
/// How far a sheet is printed beyond the line at which it is cut.
const BLEED: f64 = 3.0;
/// The length of cut marks, and their distance from the picture.
const MARK: f64 = 4.0;
const GAP: f64 = 1.0;
/// The length of the scale bar.
const BAR: f64 = 100.0;
/// The lines of marks and of the bar.
const THIN: f64 = 0.2;

/// The paper in the printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    // 210 × 297 mm.
    A4,
    // 8.5 × 11 inches.
    Letter,
    // One sheet, as large as it needs to be.
    Whole,
}

impl Paper {
    /// Width and height in millimetres, upright; none if the sheet is as large as it needs to be.
    pub const fn size(self) -> Option<Point> {
        match self {
            Self::A4 => Some([210.0, 297.0]),
            Self::Letter => Some([215.9, 279.4]),
            Self::Whole => None,
        }
    }
}

/// A sheet on its side.
pub const fn on_its_side([width, height]: Point) -> Point {
    [height, width]
}

/// How much ink a print takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Amount {
    // As on the screen.
    Colour,
    // Lines and light greys.
    Low,
}

/// A picture that is larger than a sheet.
pub struct Poster {
    pub shapes: Vec<Shape>,
    /// What is printed.
    pub area: Area,
    /// Where sheets are cut, from left to right and from top to bottom.
    pub cuts: [Vec<f64>; 2],
}

impl Poster {
    /// The sheets, row by row, each with its number; `size` is that of a sheet.
    pub fn sheets(&self, size: Point) -> Vec<Page> {
        let [columns, rows] = [0, 1].map(|axis| self.strips(axis));
        let count = columns.len() * rows.len();
        let places = rows
            .iter()
            .flat_map(|row| columns.iter().map(move |column| (row, column)));
        let sheets = places.enumerate().map(|(number, (rows, columns))| {
            let seen = [[columns[0], rows[0]], [columns[1], rows[1]]];
            self.sheet(size, seen, &format!("{} / {count}", number + 1))
        });
        sheets.collect()
    }

    /// The picture on one sheet, which is as large as that needs.
    pub fn whole(&self) -> Page {
        let [[left, top], [right, bottom]] = self.area;
        let size = [right - left, bottom - top].map(|length| length + 2.0 * MARGIN);
        let shapes = vec![Group::at([MARGIN - left, MARGIN - top], self.shapes.clone()).into()];
        Page { size, shapes }
    }

    /// What the sheets show along an axis.
    fn strips(&self, axis: usize) -> Vec<[f64; 2]> {
        let [from, to] = self.area.map(|corner| corner[axis]);
        let cuts = &self.cuts[axis];
        let starts = std::iter::once(from).chain(cuts.iter().map(|cut| cut - OVERLAP));
        let ends = cuts.iter().map(|cut| cut + BLEED).chain([to]);
        starts.zip(ends).map(|(start, end)| [start, end]).collect()
    }

    fn sheet(&self, size: Point, seen: Area, number: &str) -> Page {
        let [[left, top], [right, _]] = seen;
        let at = [(size[0] - left - right) / 2.0, MARGIN + MARK + GAP - top];
        let mut shapes: Vec<Shape> = vec![Group::at(at, self.shapes.clone()).clipped(seen).into()];
        shapes.push(Group::at(at, self.marks(seen)).into());
        shapes.push(Group::at([MARGIN + MARK, size[1] - MARGIN - 4.0], scale_bar()).into());
        let end = [size[0] - MARGIN - MARK, size[1] - MARGIN - 4.0];
        shapes.push(
            Text::new(number, end, 4.0, Ink::BLACK)
                .semi_bold()
                .ending_there()
                .into(),
        );
        Page { size, shapes }
    }

    /// Marks at both ends of each cut that crosses what is seen.
    fn marks(&self, [from, to]: Area) -> Vec<Shape> {
        let mut marks = Vec::new();
        for (axis, cuts) in self.cuts.iter().enumerate() {
            let across = 1 - axis;
            let beyond = [from[across] - GAP, to[across] + GAP];
            for &cut in cuts.iter().filter(|&&cut| from[axis] < cut && cut < to[axis]) {
                for (end, way) in beyond.into_iter().zip([-MARK, MARK]) {
                    let mut line = [[cut; 2]; 2];
                    line[0][across] = end;
                    line[1][across] = end + way;
                    marks.push(Figure::line(&line).stroked(Ink::BLACK, THIN).into());
                }
            }
        }
        marks
    }
}

/// A bar of 100 mm, by which a reader sees whether the printer has kept the size.
pub fn scale_bar() -> Vec<Shape> {
    let line = |points: &[Point]| Shape::from(Figure::line(points).stroked(Ink::BLACK, THIN));
    let mut bar = vec![line(&[[0.0, 0.0], [BAR, 0.0]])];
    for tenth in 0..=10 {
        let x = BAR / 10.0 * f64::from(tenth);
        let height = if tenth % 5 == 0 { 3.0 } else { 1.5 };
        bar.push(line(&[[x, 0.0], [x, -height]]));
    }
    bar.push(Text::new("100 mm", [BAR + 2.0, 0.0], 3.2, Ink::BLACK).into());
    bar
}

#[cfg(test)]
mod tests {
    use agon_core::agent::Map;

    use super::*;
    use crate::print::drawing::Step;
    use crate::print::texts::Texts;
    use crate::print::{agent, agon, counters};

    /// The least and greatest coordinates of figures, within what is seen of them.
    fn extent(shapes: &[Shape]) -> Area {
        let none = [[f64::INFINITY; 2], [f64::NEG_INFINITY; 2]];
        let around = |[low, high]: Area, point: Point| {
            let [x, y] = point;
            [[low[0].min(x), low[1].min(y)], [high[0].max(x), high[1].max(y)]]
        };
        shapes.iter().fold(none, |area, shape| match shape {
            Shape::Figure(figure) => figure.steps.iter().fold(area, |area, step| match *step {
                Step::Move(to) | Step::Line(to) | Step::Curve([.., to]) => around(area, to),
                Step::Close => area,
            }),
            Shape::Text(text) => around(area, text.at),
            Shape::Group(group) => {
                let [mut low, mut high] = extent(&group.shapes);
                if let Some([from, to]) = group.clip {
                    low = [0, 1].map(|axis| low[axis].max(from[axis]));
                    high = [0, 1].map(|axis| high[axis].min(to[axis]));
                }
                let way = if group.is_upside_down {
                    -group.scale
                } else {
                    group.scale
                };
                let ends = [low, high].map(|[x, y]| [group.at[0] + way * x, group.at[1] + way * y]);
                ends.into_iter().fold(area, around)
            }
        })
    }

    #[test]
    fn nothing_is_printed_in_the_margin() {
        let agon = agon::palette::Palette::of(Amount::Colour);
        let agent = agent::palette::Palette::of(Amount::Colour);
        let texts = Texts::of("en");
        let [board, map] = [
            agon::board::poster(&agon),
            agent::map::poster(Map::Long, &agent, &texts),
        ];
        for upright in [Paper::A4, Paper::Letter].into_iter().filter_map(Paper::size) {
            let landscape = on_its_side(upright);
            let [board, map] = [board.sheets(landscape), map.sheets(upright)];
            assert_eq!([board.len(), map.len()], [2, 4]);
            let strips = [agon::pieces::strips(&agon), agent::pieces::strips(&agent)];
            let counters = strips.map(|strips| counters::page(strips, upright));
            let sheets = agent::sheet::page(&agent, &texts, landscape);
            for page in board.into_iter().chain(map).chain(counters).chain([sheets]) {
                let [low, high] = extent(&page.shapes);
                for axis in [0, 1] {
                    assert!(low[axis] >= MARGIN, "{upright:?}: {low:?}");
                    assert!(high[axis] <= page.size[axis] - MARGIN, "{upright:?}: {high:?}");
                }
            }
        }
    }

    #[test]
    fn sheets_overlap_and_are_printed_beyond_the_cut() {
        let poster = Poster {
            shapes: Vec::new(),
            area: [[0.0; 2], [300.0, 100.0]],
            cuts: [vec![150.0], Vec::new()],
        };
        assert_eq!(poster.strips(0), [[0.0, 150.0 + BLEED], [150.0 - OVERLAP, 300.0]]);
        assert_eq!(poster.strips(1), [[0.0, 100.0]]);
    }
}
