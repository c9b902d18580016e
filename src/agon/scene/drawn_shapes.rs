//! Arrows and coloured cells that players draw. Like the arrows of an analysis they are one mesh, and a second one shows
//! them through pieces; unlike those, they are in pictures of the board.

use agon_core::notation::{Brush, Shape};
use bevy::prelude::*;

use super::flat_arrow::{EDGE, FlatArrow, lay_seen_through, on_map};
use super::marks::LOWEST;
use super::theme::{Painting, Palette};
use crate::agon::gameplay::notes::Drawing;
use crate::tabletop::render::flat::{Sheet, circle_at};
use crate::tabletop::render::marks::MarkPaint;

/// Height above a tile's face: over the marks of the last move, under the arrows of an analysis.
const HEIGHT: f32 = LOWEST + 0.016;
/// The radius of the ring in a coloured cell, outside the foot of a piece.
const RING: f32 = 0.45;
/// Half the width of a ring, and of an arrow's shaft.
const HALF: f32 = 0.04;
/// Half the width of an arrow's head, and its length.
const HEAD: (f32, f32) = (0.15, 0.22);
/// Where an arrow begins and ends, measured from the centres of its cells.
const START: f32 = 0.32;
const END: f32 = 0.1;

/// The colours: light ones that a dark edge sets off from every tile.
const fn face(brush: Brush) -> Color {
    match brush {
        Brush::Green => Color::srgb(0.42, 0.80, 0.40),
        Brush::Red => Color::srgb(1.0, 0.50, 0.44),
        Brush::Blue => Color::srgb(0.50, 0.74, 1.0),
        Brush::Yellow => Color::srgb(0.98, 0.84, 0.30),
    }
}

fn figure(shapes: impl Iterator<Item = Shape>, palette: &Palette, alpha: f32) -> Mesh {
    let edge = palette.background.with_alpha(alpha);
    let sheet = shapes.fold(Sheet::default(), |sheet, shape| {
        let (from, face) = (on_map(shape.from), face(shape.brush).with_alpha(alpha));
        let Some(to) = shape.to.map(on_map) else {
            let circle = |radius: f32| circle_at(from, radius, 48);
            let outer = HALF + EDGE;
            return sheet
                .band(&circle(RING - outer), &circle(RING + outer), (edge, edge))
                .band(&circle(RING - HALF), &circle(RING + HALF), (face, face));
        };
        let way = (to - from).normalize_or(Vec2::X);
        let arrow = FlatArrow {
            from: from + way * START,
            to: to - way * END,
            shaft: HALF,
            head: HEAD,
        };
        arrow.draw(sheet, (edge, face))
    });
    sheet.level().drawn_last().mesh()
}

/// An entity that draws the shapes.
#[derive(Component, Default)]
struct Drawn;

fn draw(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (drawing, palette): (Res<Drawing>, Res<Palette>),
    paint: Res<MarkPaint>,
    drawn: Query<Entity, With<Drawn>>,
) {
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if drawing.shapes().next().is_none() {
        return;
    }
    let figure = |alpha| figure(drawing.shapes(), &palette, alpha);
    lay_seen_through::<Drawn>(&mut commands, &mut meshes, &paint, ("Drawn shapes", HEIGHT), figure);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(resource_exists_and_changed::<Drawing>.or_eager(resource_exists_and_changed::<Palette>))
            .in_set(Painting),
    );
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::agon::gameplay::agon_screen::AGON;
    use crate::agon::gameplay::settings::Theme;
    use crate::agon::scene::{marks, marks_hidden, theme};
    use crate::shell::system::resources::AddResource;
    use crate::tabletop::active_game::init_with_game;
    use crate::tabletop::render::unlit::Unlit;
    use crate::tabletop::view::View;
    use crate::testing::programs::board_plugin;

    #[test]
    fn shapes_come_and_go() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<Unlit>()
            .add_resource::<ClearColor>()
            .insert_resource(Theme::Parlour)
            .insert_resource(View::ThreeD)
            .add_plugins((board_plugin, theme::plugin, marks::plugin, marks_hidden::plugin, plugin));
        init_with_game::<Drawing>(&mut app, AGON);
        app.update();
        let count = |app: &mut App| {
            let mut drawn = app.world_mut().query_filtered::<(), With<Drawn>>();
            drawn.iter(app.world()).count()
        };
        assert_eq!(count(&mut app), 0);
        app.world_mut()
            .resource_mut::<Drawing>()
            .begin(Brush::Red, "d4".parse().unwrap());
        app.update();
        assert_eq!(count(&mut app), 2, "on the board, and through pieces");
        app.world_mut().resource_mut::<Drawing>().end();
        app.update();
        assert_eq!(count(&mut app), 0);
    }

    #[test]
    fn shapes_stand_out_from_every_tile_and_from_each_other() {
        let contrast = |one: Color, other: Color| {
            let (one, other) = (one.luminance() + 0.05, other.luminance() + 0.05);
            one.max(other) / one.min(other)
        };
        for theme in Theme::ALL {
            let palette = Palette::of(theme);
            let edge = palette.background;
            for face in Brush::ALL.map(face) {
                assert!(contrast(face, edge) > 4.5, "{theme:?}: {}", contrast(face, edge));
                for tile in [palette.tile_light, palette.tile_dark] {
                    let seen = contrast(face, tile).max(contrast(edge, tile));
                    assert!(seen > 2.5, "{theme:?}, {tile:?}: {seen}");
                }
            }
        }
    }
}
