//! The portraits of the computer's levels: a piece's bust in a medallion, the stronger the better equipped.

use agon_core::engine::Level;
use agon_core::rules::Side;
use bevy_egui::egui::{Painter, Pos2, Shape, Stroke, vec2};

use super::icons::{Tones, egui_color, sunk};
use crate::agon::scene::theme::Palette as BoardPalette;

/// A drawing in a circle of radius 100 with its middle at 0 0: discs (middle and radius) and convex polygons, each after
/// its ink: `f` the side's colour, `l` that of its outlines, `b` brass, `c` the cloak. Capitals are mirrored as well.
type Drawing = &'static str;

/// Shoulders in a cloak, a collar, and a guard's round head.
const BUST: Drawing = "c -80 60 -60 32 -24 14 24 14 60 32 80 60 59 81 31 95 0 100 -31 95 -59 81; \
                       f -30 24 -21 6 21 6 30 24; f 0 -22 35";

/// What each level wears, the weakest first.
const WORN: [Drawing; 10] = [
    // A paper hat.
    "f -46 -38 46 -38 0 -88; l -46 -38 46 -38 41 -44 -41 -44; b 0 -88 6",
    // A mortarboard.
    "f -28 -38 28 -38 26 -58 -26 -58; f -60 -60 0 -80 60 -60 0 -42; b 42 -62 47 -62 47 -32 42 -32; b 44 -28 6",
    // A beret with a feather.
    "b 26 -58 40 -92 54 -86 52 -58; f -48 -38 -44 -54 -16 -68 24 -66 46 -50 38 -38; l -36 -40 34 -40 34 -34 -36 -34",
    // A kettle hat.
    "f -34 -44 -30 -62 -14 -76 14 -76 30 -62 34 -44; f -60 -32 -38 -48 38 -48 60 -32 0 -27; b 0 -58 5; B 22 -54 4",
    // A helmet with a crest.
    "b -8 -56 -13 -98 13 -98 8 -56; f -38 -18 -38 -38 -26 -56 0 -64 26 -56 38 -38 38 -18; \
     b -39 -38 39 -38 39 -30 -39 -30; l -4 -30 4 -30 3 -4 -3 -4",
    // A helmet with horns.
    "F 34 -36 38 -54 62 -54 58 -40; F 58 -40 62 -54 72 -72; \
     f -38 -18 -38 -38 -26 -56 0 -66 26 -56 38 -38 38 -18; b -39 -38 39 -38 39 -30 -39 -30; b 0 -66 6",
    // A great helm.
    "f -38 -58 -26 -72 26 -72 38 -58 34 8 -34 8; b -4 -72 4 -72 4 8 -4 8; l -31 -38 31 -38 31 -30 -31 -30; \
     L 13 -14 3; L 22 -14 3; L 13 -4 3; L 22 -4 3",
    // A seer's hat, and a beard.
    "f -24 -8 24 -8 14 34 0 48 -14 34; f -40 -42 40 -42 16 -100 6 -100; f -64 -32 -40 -46 40 -46 64 -32 0 -26; \
     b 6 -66 7; b -12 -54 4; b 22 -56 4",
    // A laurel wreath.
    "B 33 -22 48 -30 46 -12; B 32 -34 50 -46 46 -28; B 25 -46 42 -62 41 -43; B 15 -55 28 -74 31 -53; b 0 -58 5; \
     b 0 30 9; B 16 26 5",
    // A crown, and a collar of ermine.
    "f -24 12 24 12 62 34 50 50 -50 50 -62 34; L 14 26 4; L 34 38 4; l 0 40 4; B 20 -46 44 -84 38 -42; \
     b -18 -46 0 -98 18 -46; b -38 -50 38 -50 35 -34 -35 -34; F 44 -84 6; f 0 -98 7; l 0 -42 5; L 20 -42 4",
];

/// Draws a level's portrait in the colours of its side.
pub(crate) fn portrait(
    painter: &Painter,
    middle: Pos2,
    radius: f32,
    (level, side): (Level, Side),
    board: &BoardPalette,
) {
    let [frame, brass, cloak] = [board.frame, board.brass, board.tile_dark].map(egui_color);
    let (fill, line) = Tones::of(board).side(side);
    let outline = Stroke::new((radius / 24.0).clamp(1.0, 1.6), line);
    painter.circle_filled(middle, radius, sunk(frame));
    let worn = WORN[usize::from(level.number()) - 1];
    for part in [BUST, worn].into_iter().flat_map(|drawing| drawing.split(';')) {
        let (ink, numbers) = part.trim().split_at(1);
        let numbers: Vec<f32> = numbers.split_whitespace().flat_map(str::parse).collect();
        let fill = match ink {
            "f" | "F" => fill,
            "l" | "L" => line,
            "b" | "B" => brass,
            _ => cloak,
        };
        let sides: &[f32] = if ink < "a" { &[1.0, -1.0] } else { &[1.0] };
        for aside in sides {
            let at = |x: f32, y: f32| middle + vec2(aside * x, y) * (radius / 100.0);
            match numbers[..] {
                [x, y, size] => drop(painter.circle(at(x, y), size * radius / 100.0, fill, outline)),
                _ => {
                    let corners = numbers.chunks_exact(2).map(|corner| at(corner[0], corner[1]));
                    painter.add(Shape::convex_polygon(corners.collect(), fill, outline));
                }
            }
        }
    }
    painter.circle_stroke(middle, radius, Stroke::new(2.0, brass));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_a_disc_or_a_convex_polygon_within_the_medallion() {
        for part in WORN.into_iter().chain([BUST]).flat_map(|drawing| drawing.split(';')) {
            let (ink, numbers) = part.trim().split_at(1);
            assert!("fFlLbBcC".contains(ink), "{part}");
            let numbers: Vec<f32> = numbers
                .split_whitespace()
                .map(|number| number.parse().unwrap())
                .collect();
            let at = |index: usize| vec2(numbers[2 * index], numbers[2 * index + 1]);
            if let [_, _, size] = numbers[..] {
                assert!(at(0).length() + size <= 105.0, "{part}");
                continue;
            }
            let count = numbers.len() / 2;
            assert!(numbers.len() == 2 * count && count >= 3, "{part}");
            let turn = |index: usize| {
                let [one, two, three] = [0, 1, 2].map(|next| at((index + next) % count));
                (two - one).x * (three - two).y - (two - one).y * (three - two).x
            };
            let turns: Vec<_> = (0..count).map(turn).collect();
            assert!(turns.iter().all(|turn| turn * turns[0] > -0.1), "{part}: {turns:?}");
            assert!((0..count).all(|index| at(index).length() <= 103.0), "{part}");
        }
    }
}
