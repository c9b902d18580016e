//! What is drawn on a page: figures, texts and groups of them, whatever file they are written to.
//!
//! Lengths are in millimetres, from the upper left corner: x to the right, y down.

use std::f64::consts::TAU;

/// Right and down, in millimetres.
pub type Point = [f64; 2];

/// An opposite pair of corners, upper left and lower right.
pub type Area = [Point; 2];

/// A colour: red, green and blue in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub u32);

impl Ink {
    pub const BLACK: Self = Self(0x00_0000);
    pub const WHITE: Self = Self(0xff_ffff);

    /// Red, green and blue, 0 … 1.
    pub fn rgb(self) -> [f32; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue].map(|part| f32::from(part) / 255.0)
    }
}

/// A part of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    Move(Point),
    Line(Point),
    /// A cubic curve: two handles and its end.
    Curve([Point; 3]),
    Close,
}

/// How an outline is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    pub ink: Ink,
    pub width: f64,
    /// The length of dashes and of the gaps between them; 0 for a solid line.
    pub dash: f64,
}

/// An outline, filled, drawn, or both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figure {
    pub steps: Vec<Step>,
    pub fill: Option<Ink>,
    pub stroke: Option<Stroke>,
}

impl Figure {
    /// A closed polygon.
    pub fn polygon(points: &[Point]) -> Self {
        let mut figure = Self::line(points);
        figure.steps.push(Step::Close);
        figure
    }

    /// A line through points.
    pub fn line(points: &[Point]) -> Self {
        let lines = points.iter().skip(1).map(|&point| Step::Line(point));
        let steps = points.iter().take(1).map(|&point| Step::Move(point)).chain(lines);
        Self {
            steps: steps.collect(),
            ..Self::default()
        }
    }

    /// A rectangle.
    pub fn area([[left, top], [right, bottom]]: Area) -> Self {
        Self::polygon(&[[left, top], [right, top], [right, bottom], [left, bottom]])
    }

    /// A circle, as four curves that differ from it by less than a thousandth.
    pub fn circle([x, y]: Point, radius: f64) -> Self {
        let handle = radius * 0.552_284_75;
        let mut steps = vec![Step::Move([x + radius, y])];
        for (cos, sin) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
            let at = |along: f64, across: f64| [x + cos * along - sin * across, y + sin * along + cos * across];
            steps.push(Step::Curve([at(radius, handle), at(handle, radius), at(0.0, radius)]));
        }
        steps.push(Step::Close);
        Self {
            steps,
            ..Self::default()
        }
    }

    /// A regular polygon with a corner at this angle, in turns clockwise from the right.
    pub fn regular(at: Point, corner: f64, corners: u16, turns: f64) -> Self {
        let [x, y] = at;
        let angles = (0..corners).map(|number| (turns + f64::from(number) / f64::from(corners)) * TAU);
        let points = angles.map(|angle| [x + corner * libm::cos(angle), y + corner * libm::sin(angle)]);
        Self::polygon(&points.collect::<Vec<_>>())
    }

    /// The figure, filled.
    pub fn filled(self, ink: Ink) -> Self {
        Self {
            fill: Some(ink),
            ..self
        }
    }

    /// The figure with its outline drawn.
    pub fn stroked(self, ink: Ink, width: f64) -> Self {
        let dash = 0.0;
        Self {
            stroke: Some(Stroke { ink, width, dash }),
            ..self
        }
    }

    /// The figure with its outline in dashes.
    pub fn dashed(self, ink: Ink, width: f64, dash: f64) -> Self {
        Self {
            stroke: Some(Stroke { ink, width, dash }),
            ..self
        }
    }
}

/// The thickness of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Regular,
    SemiBold,
}

/// Which part of a text stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub words: String,
    /// On the line on which the letters stand.
    pub at: Point,
    pub size: f64,
    pub weight: Weight,
    pub anchor: Anchor,
    pub ink: Ink,
}

impl Text {
    /// A line of regular letters that starts at a point.
    pub fn new(words: impl Into<String>, at: Point, size: f64, ink: Ink) -> Self {
        Self {
            words: words.into(),
            at,
            size,
            weight: Weight::Regular,
            anchor: Anchor::Start,
            ink,
        }
    }

    /// The text in heavier letters.
    pub fn semi_bold(self) -> Self {
        let weight = Weight::SemiBold;
        Self { weight, ..self }
    }

    /// The text with its middle at the point.
    pub fn centred(self) -> Self {
        let anchor = Anchor::Middle;
        Self { anchor, ..self }
    }

    /// The text with its end at the point.
    pub fn ending_there(self) -> Self {
        let anchor = Anchor::End;
        Self { anchor, ..self }
    }
}

/// Shapes as a whole: first scaled and turned, then moved.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub shapes: Vec<Shape>,
    pub at: Point,
    pub is_upside_down: bool,
    pub scale: f64,
    /// What is seen of the shapes, in their own coordinates.
    pub clip: Option<Area>,
}

impl Group {
    /// Shapes with their zero at a point.
    pub const fn at(at: Point, shapes: Vec<Shape>) -> Self {
        Self {
            shapes,
            at,
            is_upside_down: false,
            scale: 1.0,
            clip: None,
        }
    }

    /// The group, so many times as large.
    pub fn scaled(self, scale: f64) -> Self {
        Self { scale, ..self }
    }

    /// The group upside down.
    pub fn upside_down(self) -> Self {
        Self {
            is_upside_down: true,
            ..self
        }
    }

    /// Only what lies within an area.
    pub fn clipped(self, clip: Area) -> Self {
        Self {
            clip: Some(clip),
            ..self
        }
    }
}

/// Anything on a page; later shapes lie above earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Figure(Figure),
    Text(Text),
    Group(Group),
}

impl From<Figure> for Shape {
    fn from(figure: Figure) -> Self {
        Self::Figure(figure)
    }
}

impl From<Text> for Shape {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Group> for Shape {
    fn from(group: Group) -> Self {
        Self::Group(group)
    }
}

/// A page of a document.
#[derive(Clone, Debug)]
pub struct Page {
    /// Width and height.
    pub size: Point,
    pub shapes: Vec<Shape>,
}
