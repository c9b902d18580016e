//! Line icons, drawn on a grid of 24 by 24.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// The side of the grid.
const GRID: f32 = 24.0;
/// Width of a line on the grid.
const LINE: f32 = 1.8;

/// A picture of what a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Begins or goes on: a triangle.
    Play,
    /// Lessons: a mortarboard.
    Learn,
    /// Puzzles: a piece of a jigsaw.
    Puzzle,
    /// Several players: two heads.
    People,
    /// What there is besides: three dots.
    More,
    /// Settings: a cogwheel.
    Settings,
    /// Something new: a plus.
    New,
    /// A list.
    List,
    /// Progress: bars.
    Bars,
    /// A line that branches.
    Branches,
    /// A book that lies open.
    Book,
    /// What is new every day: the leaf of a calendar.
    Day,
    /// Evenings: the moon.
    Season,
    /// A museum: columns below a pediment.
    Museum,
    /// Analysis: a magnifying glass.
    Lens,
    /// A pencil.
    Pencil,
    /// A folder.
    Folder,
    /// Something that is sent: a paper plane.
    Send,
    /// A keyboard.
    Keyboard,
    /// Information: an i.
    About,
    /// Boxes on a shelf.
    Shelf,
    /// The way out of a door.
    Quit,
    /// The way back: an arrow to the left.
    Back,
    /// The way out of everything: a cross.
    Close,
}

impl Icon {
    /// Draws it as large as fits into a rectangle.
    pub fn paint(self, painter: &Painter, rect: Rect, ink: Color32) {
        let pen = Pen::new(painter, rect, ink);
        match self {
            Self::Play => pen.solid(&[(7.5, 4.5), (19.5, 12.0), (7.5, 19.5)]),
            Self::Learn => {
                pen.outline(&[(12.0, 4.5), (22.0, 9.5), (12.0, 14.5), (2.0, 9.5)]);
                let bowl = arc((12.0, 12.8), (6.0, 5.6), 0.0, 0.5);
                pen.line(&[&[(18.0, 11.8)], &bowl[..], &[(6.0, 11.8)]].concat());
                pen.line(&[(22.0, 9.5), (22.0, 15.5)]);
            }
            Self::Send => {
                pen.outline(&[(2.5, 11.5), (21.5, 3.5), (15.0, 20.5), (11.0, 13.5)]);
                pen.line(&[(11.0, 13.5), (21.5, 3.5)]);
            }
            Self::Puzzle => {
                let above = arc((10.0, 6.2), (2.5, 2.5), 0.375, 1.125);
                let beside = arc((17.8, 14.0), (2.5, 2.5), 0.625, 1.375);
                let corners = [&[(4.0, 8.0)], &above[..], &[(16.0, 8.0)], &beside[..]];
                pen.outline(&[&corners.concat()[..], &[(16.0, 20.0), (4.0, 20.0)]].concat());
            }
            Self::People => {
                pen.ring((9.0, 8.2), 3.4);
                pen.line(&arc((9.0, 20.0), (6.5, 6.2), 0.5, 1.0));
                pen.line(&arc((16.2, 8.2), (3.4, 3.4), 0.78, 1.22));
                pen.line(&arc((15.8, 20.0), (6.2, 6.2), 0.82, 1.0));
            }
            Self::More => [5.0, 12.0, 19.0].into_iter().for_each(|x| pen.dot((x, 12.0), 2.0)),
            Self::Settings => {
                pen.outline(&cogwheel());
                pen.ring((12.0, 12.0), 3.3);
            }
            Self::New => {
                pen.line(&[(12.0, 4.5), (12.0, 19.5)]);
                pen.line(&[(4.5, 12.0), (19.5, 12.0)]);
            }
            Self::List => [6.0, 12.0, 18.0].into_iter().for_each(|y| {
                pen.dot((4.5, y), 1.4);
                pen.line(&[(9.0, y), (20.5, y)]);
            }),
            Self::Bars => {
                for (x, top) in [(5.0, 14.0), (12.0, 9.0), (19.0, 4.5)] {
                    pen.line(&[(x, 19.5), (x, top)]);
                }
            }
            Self::Branches => {
                pen.ring((5.0, 12.0), 2.5);
                for (y, bend) in [(5.5, 7.0), (18.5, 17.0)] {
                    pen.line(&[(7.5, 12.0), (11.0, bend), (12.5, y), (16.5, y)]);
                    pen.ring((19.0, y), 2.5);
                }
            }
            Self::Book => {
                pen.line(&[(12.0, 7.0), (12.0, 20.0)]);
                for side in [-1.0, 1.0] {
                    let x = |aside: f32| 12.0 + side * aside;
                    let edge = [
                        (0.0, 7.0),
                        (3.5, 5.2),
                        (9.5, 5.2),
                        (9.5, 17.8),
                        (3.5, 17.8),
                        (0.0, 20.0),
                    ];
                    pen.line(&edge.map(|(aside, y)| (x(aside), y)));
                }
            }
            Self::Day => {
                pen.outline(&[(4.0, 5.5), (20.0, 5.5), (20.0, 20.0), (4.0, 20.0)]);
                pen.line(&[(4.0, 10.2), (20.0, 10.2)]);
                [8.5, 15.5].into_iter().for_each(|x| pen.line(&[(x, 3.2), (x, 6.8)]));
                pen.dot((12.0, 15.2), 1.9);
            }
            Self::Season => {
                let outside = arc((12.0, 12.0), (8.5, 8.5), 0.0, 0.75);
                let inside = arc((16.5, 7.5), (6.364, 6.364), 0.625, 0.125);
                pen.line(&[&outside[..], &inside[..]].concat());
            }
            Self::Museum => {
                pen.outline(&[(12.0, 3.5), (21.0, 8.8), (3.0, 8.8)]);
                [6.0, 12.0, 18.0]
                    .into_iter()
                    .for_each(|x| pen.line(&[(x, 11.5), (x, 17.0)]));
                pen.line(&[(3.5, 20.0), (20.5, 20.0)]);
            }
            _ => self.paint_tool(&pen),
        }
    }

    /// The icons of tools and of the program.
    fn paint_tool(self, pen: &Pen) {
        match self {
            Self::Lens => {
                pen.ring((10.5, 10.5), 6.5);
                pen.line(&[(15.3, 15.3), (20.5, 20.5)]);
            }
            Self::Pencil => {
                pen.outline(&[(4.0, 20.0), (5.0, 15.5), (16.2, 4.3), (19.7, 7.8), (8.5, 19.0)]);
                pen.line(&[(13.4, 7.1), (16.9, 10.6)]);
            }
            Self::Folder => pen.outline(&[
                (3.0, 5.5),
                (9.0, 5.5),
                (11.5, 8.2),
                (21.0, 8.2),
                (21.0, 19.0),
                (3.0, 19.0),
            ]),
            Self::Keyboard => {
                pen.outline(&[(2.5, 6.0), (21.5, 6.0), (21.5, 18.0), (2.5, 18.0)]);
                [6.5, 10.2, 13.8, 17.5]
                    .into_iter()
                    .for_each(|x| pen.dot((x, 10.0), 1.1));
                pen.line(&[(8.0, 14.2), (16.0, 14.2)]);
            }
            Self::About => {
                pen.ring((12.0, 12.0), 9.0);
                pen.line(&[(12.0, 11.2), (12.0, 16.6)]);
                pen.dot((12.0, 7.7), 1.2);
            }
            Self::Shelf => {
                pen.outline(&[(4.5, 5.0), (10.5, 5.0), (10.5, 17.0), (4.5, 17.0)]);
                pen.outline(&[(13.5, 8.5), (19.5, 8.5), (19.5, 17.0), (13.5, 17.0)]);
                pen.line(&[(2.5, 20.2), (21.5, 20.2)]);
            }
            Self::Quit => {
                pen.line(&[(10.5, 4.0), (4.0, 4.0), (4.0, 20.0), (10.5, 20.0)]);
                pen.line(&[(9.5, 12.0), (20.5, 12.0)]);
                pen.line(&[(16.3, 7.8), (20.5, 12.0), (16.3, 16.2)]);
            }
            Self::Back => {
                pen.line(&[(20.0, 12.0), (4.5, 12.0)]);
                pen.line(&[(11.0, 5.5), (4.5, 12.0), (11.0, 18.5)]);
            }
            Self::Close => {
                pen.line(&[(5.5, 5.5), (18.5, 18.5)]);
                pen.line(&[(18.5, 5.5), (5.5, 18.5)]);
            }
            _ => {}
        }
    }
}

/// A point on the grid.
type Point = (f32, f32);

/// Part of an ellipse, from one share of a turn to another: clockwise from the right.
fn arc(middle: Point, radii: Point, from: f32, to: f32) -> Vec<Point> {
    const STEPS: u8 = 12;
    let point = |step: u8| {
        let turn = Vec2::angled((from + (to - from) * f32::from(step) / f32::from(STEPS)) * TAU);
        (middle.0 + turn.x * radii.0, middle.1 + turn.y * radii.1)
    };
    (0..=STEPS).map(point).collect()
}

/// The edge of a wheel with eight teeth.
fn cogwheel() -> Vec<Point> {
    const TEETH: u8 = 8;
    let tooth = |number: u8| {
        [(-0.30, 7.2), (-0.17, 9.9), (0.17, 9.9), (0.30, 7.2)].map(|(aside, radius)| {
            let way = Vec2::angled((f32::from(number) + aside) / f32::from(TEETH) * TAU) * radius;
            (12.0 + way.x, 12.0 + way.y)
        })
    };
    (0..TEETH).flat_map(tooth).collect()
}

struct Pen<'a> {
    painter: &'a Painter,
    corner: Pos2,
    /// Points per unit of the grid.
    unit: f32,
    stroke: Stroke,
}

impl<'a> Pen<'a> {
    fn new(painter: &'a Painter, rect: Rect, ink: Color32) -> Self {
        let unit = rect.size().min_elem() / GRID;
        Self {
            painter,
            corner: rect.center() - Vec2::splat(unit * GRID / 2.0),
            unit,
            stroke: Stroke::new(LINE * unit, ink),
        }
    }

    fn at(&self, (x, y): Point) -> Pos2 {
        self.corner + vec2(x, y) * self.unit
    }

    /// A line with round ends.
    fn line(&self, points: &[Point]) {
        for &end in points.first().into_iter().chain(points.last()) {
            self.dot(end, LINE / 2.0);
        }
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn outline(&self, points: &[Point]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::closed_line(points, self.stroke));
    }

    /// A convex figure.
    fn solid(&self, points: &[Point]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        let edge = Stroke::new(self.unit, self.stroke.color);
        self.painter.add(Shape::convex_polygon(points, self.stroke.color, edge));
    }

    fn ring(&self, middle: Point, radius: f32) {
        self.painter
            .circle_stroke(self.at(middle), radius * self.unit, self.stroke);
    }

    fn dot(&self, middle: Point, radius: f32) {
        self.painter
            .circle_filled(self.at(middle), radius * self.unit, self.stroke.color);
    }
}
