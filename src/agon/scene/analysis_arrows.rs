//! The moves that an analysis recommends, as arrows on the board. Each points at a disc with its number, and the better
//! a move, the broader its arrow: colour is not needed to tell them apart. A mistake has a question mark on its disc.
//!
//! All arrows are one mesh, which is made when they change. A second one shows them through pieces.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use agon_core::rules::Side;
use bevy::prelude::*;

use super::entities::Facing;
use super::flat_arrow::{EDGE, FlatArrow, lay_seen_through, on_map};
use super::marks::LOWEST;
use super::marks_hidden::MarksHidden;
use super::theme::{Painting, Palette};
use crate::agon::gameplay::analysis::arrows::{AnalysisArrows, Arrow, Label};
use crate::tabletop::render::flat::{Sheet, circle_at};
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::numerals::{arc, numeral, stroke};

/// Height above a tile's face: over the marks of the last move, under the counters of the flat view.
const HEIGHT: f32 = LOWEST + 0.02;
/// Where an arrow begins, measured from the centre of its piece, whose foot it does not touch.
const START: f32 = 0.45;
/// The greatest radius of a disc where several moves lead to the same cell.
const SMALL_DISC: f32 = 0.155;

/// The measures of an arrow, by rank.
struct Gauge {
    /// Half the width of the shaft.
    shaft: f32,
    /// Half the width of the head, and its length.
    head: (f32, f32),
    /// The radius of the disc with the number.
    disc: f32,
}

const GAUGES: [Gauge; 5] = [
    gauge(0.090, (0.200, 0.20), 0.235),
    gauge(0.066, (0.165, 0.18), 0.220),
    gauge(0.047, (0.135, 0.16), 0.205),
    gauge(0.032, (0.108, 0.14), 0.190),
    gauge(0.020, (0.085, 0.12), 0.175),
];

/// The measures of an arrow with a label.
fn gauge_of(label: Label) -> &'static Gauge {
    match label {
        Label::Rank(rank) => &GAUGES[rank.min(GAUGES.len() - 1)],
        Label::Mistake => &GAUGES[1],
    }
}

const fn gauge(shaft: f32, head: (f32, f32), disc: f32) -> Gauge {
    Gauge { shaft, head, disc }
}

/// An arrow on the map of the board: x to the right, y away from White.
#[derive(Clone, Copy, Debug)]
struct Laid {
    label: Label,
    /// The centre of the piece that moves; `None` if it comes from the hand.
    from: Option<Vec2>,
    /// The centre of the cell it goes to.
    to: Vec2,
    /// The centre of the disc with the number, and its radius.
    disc: (Vec2, f32),
}

impl Laid {
    fn gauge(&self) -> &'static Gauge {
        gauge_of(self.label)
    }
}

/// Lays the arrows on the board, the best one first. A disc lies in the middle of its cell. If several moves lead to that
/// cell, their discs lie round its middle in the order of the directions from which the moves come, so that no arrow
/// crosses another there.
fn lay(arrows: &[Arrow]) -> Vec<Laid> {
    let mut arrows = arrows.to_vec();
    arrows.sort_by_key(|arrow| arrow.label);
    arrows.iter().map(|arrow| lay_one(arrow, &arrows)).collect()
}

fn lay_one(arrow: &Arrow, all: &[Arrow]) -> Laid {
    let to = on_map(arrow.to);
    let direction = |arrow: &Arrow| arrow.from.map_or(FRAC_PI_2, |from| (on_map(from) - to).to_angle());
    let mut meeting: Vec<_> = all.iter().filter(|other| other.to == arrow.to).collect();
    meeting.sort_by(|one, other| direction(one).total_cmp(&direction(other)));
    let count = meeting.len() as f32;
    let gauge = gauge_of(arrow.label);
    let disc = if meeting.len() < 2 {
        (to, gauge.disc)
    } else {
        let radius = gauge.disc.min(SMALL_DISC);
        let place = meeting.iter().position(|other| *other == arrow).unwrap_or(0) as f32;
        let middle = meeting.iter().copied().map(direction).sum::<f32>() / count;
        let angle = middle + (place - (count - 1.0) / 2.0) * TAU / count;
        let aside = 1.2 * SMALL_DISC / (PI / count).sin();
        (to + Vec2::from_angle(angle) * aside, radius)
    };
    Laid {
        label: arrow.label,
        from: arrow.from.map(on_map),
        to,
        disc,
    }
}

/// The colour of mistakes: that of captured pieces, lighter, so that it stands out from dark tiles as well.
fn mistake_face(palette: &Palette) -> Color {
    palette.captive.mix(&palette.ivory, 0.4)
}

/// All arrows. Where they cross, the narrower one lies above, so that both are seen; discs lie above all arrows.
fn figure(arrows: &[Arrow], palette: &Palette, facing: Side, alpha: f32) -> Mesh {
    let laid = lay(arrows);
    let edge = palette.background.with_alpha(alpha);
    let face = |arrow: &Laid| match arrow.label {
        Label::Rank(_) => palette.analysis.with_alpha(alpha),
        Label::Mistake => mistake_face(palette).with_alpha(alpha),
    };
    let mut sheet = Sheet::default();
    for arrow in &laid {
        let face = face(arrow);
        sheet = match arrow.from {
            Some(from) => pointer(sheet, arrow, from, (edge, face)),
            None => ring(sheet, arrow, (edge, face)),
        };
    }
    // The right-hand side of a number.
    let right = match facing {
        Side::White => Vec2::X,
        Side::Black => Vec2::NEG_X,
    };
    for arrow in &laid {
        let (centre, radius) = arrow.disc;
        sheet = sheet
            .figure(&circle_at(centre, radius + EDGE, 32), edge)
            .figure(&circle_at(centre, radius, 32), face(arrow));
        for stroke in sign(arrow.label) {
            let place = |at: Vec2| centre + right.rotate(at) * radius * NUMERAL;
            let [one, other] = stroke.map(|line| line.into_iter().map(place).collect::<Vec<_>>());
            sheet = sheet.ribbon(&one, &other, |_| (edge, edge));
        }
    }
    // Over all marks, with which it shares a material.
    sheet.level().drawn_last().mesh()
}

/// The arrow from a piece up to its disc.
fn pointer(sheet: Sheet, arrow: &Laid, from: Vec2, colours: (Color, Color)) -> Sheet {
    let Gauge { shaft, head, .. } = *arrow.gauge();
    let (disc, radius) = arrow.disc;
    let way = (disc - from).normalize_or(Vec2::X);
    let length = (disc.distance(from) - START - radius).max(0.05);
    let from = from + way * START;
    let to = from + way * length;
    FlatArrow { from, to, shaft, head }.draw(sheet, colours)
}

/// A ring with four points inwards, for a piece that comes from the hand.
fn ring(sheet: Sheet, arrow: &Laid, (edge, face): (Color, Color)) -> Sheet {
    const RADIUS: f32 = 0.40;
    let half = arrow.gauge().shaft * 0.5;
    let circle = |radius: f32| circle_at(arrow.to, radius, 48);
    let outer = half + EDGE;
    let sheet = sheet
        .band(&circle(RADIUS - outer), &circle(RADIUS + outer), (edge, edge))
        .band(&circle(RADIUS - half), &circle(RADIUS + half), (face, face));
    (0..4_u8).fold(sheet, |sheet, quarter| {
        let inwards = Vec2::from_angle(TAU * (f32::from(quarter) + 0.5) / 4.0) * -1.0;
        let foot = arrow.to - inwards * (RADIUS - half + 0.005);
        let point = [
            foot + inwards.perp() * 0.06,
            foot - inwards.perp() * 0.06,
            foot + inwards * 0.09,
        ];
        sheet.figure(&point, face)
    })
}

/// The height of a number, in radii of its disc.
const NUMERAL: f32 = 1.3;
/// Half the thickness of its strokes, in parts of its height.
const STROKE: f32 = 0.09;

/// The number of a line, 1 to 5, or a question mark, as strokes between two lines each: one unit high, around the origin.
fn sign(label: Label) -> Vec<[Vec<Vec2>; 2]> {
    let lines = match label {
        Label::Rank(rank) => numeral(rank + 1),
        Label::Mistake => {
            let mut bow = arc(Vec2::new(0.0, 0.25), 0.23, 165.0, -50.0);
            bow.push(Vec2::new(0.0, -0.18));
            vec![bow, vec![Vec2::new(0.0, -0.38), Vec2::new(0.0, -0.5)]]
        }
    };
    lines.iter().map(|line| stroke(line, STROKE)).collect()
}

/// An entity that draws the arrows.
#[derive(Component, Default)]
struct Drawn;

/// Draws the arrows anew; without arrows nothing is left to draw.
fn draw(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (arrows, hidden): (Res<AnalysisArrows>, Res<MarksHidden>),
    (palette, facing): (Res<Palette>, Res<Facing>),
    paint: Res<MarkPaint>,
    drawn: Query<Entity, With<Drawn>>,
) {
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if arrows.0.is_empty() || hidden.0 {
        return;
    }
    let figure = |alpha| figure(&arrows.0, &palette, facing.0, alpha);
    lay_seen_through::<Drawn>(&mut commands, &mut meshes, &paint, ("Analysis arrows", HEIGHT), figure);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(
            resource_exists_and_changed::<AnalysisArrows>
                .or_eager(resource_exists_and_changed::<MarksHidden>)
                .or_eager(resource_exists_and_changed::<Palette>)
                .or_eager(resource_exists_and_changed::<Facing>),
        )
        .in_set(Painting),
    );
}

#[cfg(test)]
mod tests {
    use agon_core::board::{CellId, Direction};
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::agon::gameplay::analysis::arrows;
    use crate::agon::gameplay::settings::Theme;
    use crate::agon::scene::{marks, marks_hidden, theme};
    use crate::shell::system::resources::AddResource;
    use crate::tabletop::render::unlit::Unlit;
    use crate::tabletop::view::View;
    use crate::testing::programs::board_plugin;

    fn arrow(from: &str, to: &str, rank: usize) -> Arrow {
        let from = Some(from.parse().unwrap());
        Arrow {
            from,
            to: to.parse().unwrap(),
            label: Label::Rank(rank),
        }
    }

    /// The board without a window or renderer.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<Unlit>()
            .add_resource::<ClearColor>()
            .insert_resource(Theme::Parlour)
            .insert_resource(View::ThreeD)
            .add_plugins((board_plugin, theme::plugin, marks::plugin, marks_hidden::plugin))
            .add_plugins((arrows::plugin, plugin));
        app.update();
        app
    }

    /// The meshes that are drawn, in the order in which they were made.
    fn meshes(app: &mut App) -> Vec<AssetId<Mesh>> {
        let world = app.world_mut();
        let mut drawn = world.query_filtered::<&Mesh3d, With<Drawn>>();
        drawn.iter(world).map(|mesh| mesh.0.id()).collect()
    }

    fn show(app: &mut App, arrows: Vec<Arrow>) -> Vec<AssetId<Mesh>> {
        app.world_mut().resource_mut::<AnalysisArrows>().0 = arrows;
        app.update();
        meshes(app)
    }

    #[test]
    fn arrows_come_and_go_and_are_made_once() {
        let mut app = app();
        assert!(meshes(&mut app).is_empty());
        let first = show(&mut app, vec![arrow("f1", "f2", 0), arrow("d9", "e9", 1)]);
        assert_eq!(first.len(), 2, "on the board, and through pieces");
        for _ in 0..3 {
            app.update();
            assert_eq!(meshes(&mut app), first, "nothing has changed");
        }
        let second = show(&mut app, vec![arrow("f1", "f2", 0)]);
        assert!(second.len() == 2 && second.iter().all(|mesh| !first.contains(mesh)));
        assert!(show(&mut app, Vec::new()).is_empty());
    }

    #[test]
    fn arrows_are_not_in_a_picture_of_the_board_and_take_the_colours_of_another() {
        let mut app = app();
        let first = show(&mut app, vec![arrow("f1", "f2", 0)]);
        app.world_mut().resource_mut::<MarksHidden>().0 = true;
        app.update();
        assert!(meshes(&mut app).is_empty());
        app.world_mut().resource_mut::<MarksHidden>().0 = false;
        app.update();
        let second = meshes(&mut app);
        assert_eq!((first.len(), second.len()), (2, 2));
        *app.world_mut().resource_mut::<Theme>() = Theme::Marble;
        app.update();
        let third = meshes(&mut app);
        assert!(third.len() == 2 && third.iter().all(|mesh| !second.contains(mesh)));
    }

    #[test]
    fn discs_of_moves_to_the_same_cell_lie_side_by_side_within_it() {
        let to: CellId = "d4".parse().unwrap();
        let steps = Direction::ALL.into_iter().filter_map(|way| to.neighbour(way));
        let mut arrows: Vec<_> = steps
            .enumerate()
            .map(|(rank, from)| Arrow {
                from: Some(from),
                to,
                label: Label::Rank(rank),
            })
            .collect();
        arrows.truncate(GAUGES.len());
        // From farther off in the direction of another, and from the hand.
        for from in [Some("a1".parse().unwrap()), None] {
            arrows[4].from = from;
            let laid = lay(&arrows);
            for (index, one) in laid.iter().enumerate() {
                let (place, radius) = one.disc;
                assert!(place.distance(on_map(to)) + radius < 0.5, "{one:?}");
                for other in &laid[..index] {
                    assert!(
                        place.distance(other.disc.0) > radius + other.disc.1,
                        "{one:?}, {other:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_better_move_has_a_broader_arrow_and_each_has_a_number_of_its_own() {
        for pair in GAUGES.windows(2) {
            assert!(pair[0].shaft > 1.2 * pair[1].shaft && pair[0].head.0 > 1.2 * pair[1].head.0);
            assert!(pair[0].disc > pair[1].disc);
        }
        let labels = (0..GAUGES.len()).map(Label::Rank).chain([Label::Mistake]);
        let numerals: Vec<_> = labels.map(sign).collect();
        for (index, one) in numerals.iter().enumerate() {
            let corners = one.iter().flatten().flatten();
            assert!(corners.clone().count() > 0 && corners.clone().all(|at| at.length() * NUMERAL < 0.95));
            assert!(!numerals[..index].contains(one));
        }
    }

    #[test]
    fn arrows_stand_out_from_every_tile() {
        let contrast = |one: Color, other: Color| {
            let (one, other) = (one.luminance() + 0.05, other.luminance() + 0.05);
            one.max(other) / one.min(other)
        };
        for theme in Theme::ALL {
            let palette = Palette::of(theme);
            let edge = palette.background;
            for (face, least) in [(palette.analysis, 7.0), (mistake_face(&palette), 4.5)] {
                assert!(contrast(face, edge) > least, "{theme:?}: {}", contrast(face, edge));
                for tile in [
                    palette.tile_light,
                    palette.tile_dark,
                    palette.brass,
                    palette.ivory,
                    palette.ebony,
                ] {
                    // A dark edge on a light tile, or a light face on a dark one.
                    let seen = contrast(face, tile).max(contrast(edge, tile));
                    assert!(seen > 3.0, "{theme:?}, {tile:?}: {seen}");
                }
            }
        }
    }
}
