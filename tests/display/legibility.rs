//! Whether people can see what is drawn: pictures of the running game, measured pixel by pixel.
//!
//! Texts against their grounds by the contrast of WCAG 2; pieces against tiles by the CIE's colour difference ΔE*ab of
//! 1976, also as seen by people who lack one of the three kinds of cones, after Machado, Oliveira and Fernandes (2009).

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use agon_core::board::CellId;
use agon_core::notation::parse_position;
use agon_core::rules::{Game, Move, Position, RuleSet, Side};
use bevy::color::{Color, Laba, LinearRgba, Luminance};
use bevy::math::{Mat3, Vec3};
use image::{Rgb, RgbImage};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::program::{Picture, pictures, run};

/// The least contrast of a text with its ground (WCAG 2, AA).
const CONTRAST: f32 = 4.5;
/// The least height of letters on a telephone, in pixels.
const LETTERS: f32 = 14.0;
/// The number of positions of games in which all targets of a piece are looked at.
const SAMPLES: usize = 24;
/// The least difference between a piece and a tile.
const DIFFERENCE: f32 = 25.0;

/// A text in a picture.
struct Text {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    size: f32,
    words: String,
}

fn read_texts(file: &Path) -> Vec<Text> {
    let lines = std::fs::read_to_string(file).unwrap();
    let texts = lines.lines().map(|line| {
        let mut parts = line.splitn(6, ' ');
        let mut next = || parts.next().unwrap();
        let mut number = || next().parse().unwrap();
        let [left, top, right, bottom, size] = std::array::from_fn(|_| number());
        Text {
            left,
            top,
            right,
            bottom,
            size,
            words: next().to_owned(),
        }
    });
    texts.collect()
}

/// The pictures of the gallery whose names contain something, with the texts in them, by name.
fn gallery(only: &str) -> Vec<(String, RgbImage, Vec<Text>)> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("gallery-{only}"));
    // Pictures of another day would tell of another program.
    let _ = std::fs::remove_dir_all(&folder);
    // Only texts are looked at, which have smooth edges all the same.
    let output = run(&["--gallery", &folder.to_string_lossy(), "--only", only, "--unsmoothed"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut pictures = Vec::new();
    for entry in std::fs::read_dir(&folder).unwrap() {
        let file = entry.unwrap().path();
        if file.extension().is_some_and(|extension| extension == "png") {
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            let image = image::open(&file).unwrap().into_rgb8();
            pictures.push((name, image, read_texts(&file.with_extension("txt"))));
        }
    }
    pictures
}

fn contrast(one: Rgb<u8>, other: Rgb<u8>) -> f32 {
    let luminance = |Rgb([r, g, b]): Rgb<u8>| Color::srgb_u8(r, g, b).luminance() + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// The contrast of a text with what is most of its ground. Letters are thin, and most of their pixels a blend with what
/// is behind; the few that are all ink tell.
fn contrast_of(text: &Text, image: &RgbImage) -> f32 {
    let mut counts = HashMap::new();
    for pixel in pixels_of(text, image) {
        *counts.entry(pixel).or_insert(0) += 1;
    }
    let (ground, _) = counts.into_iter().max_by_key(|&(_, count)| count).unwrap();
    contrast_on(ground, text, image)
}

/// The highest contrast of a text with its ground, but for the hundredth part that is highest.
fn contrast_on(ground: Rgb<u8>, text: &Text, image: &RgbImage) -> f32 {
    let mut contrasts: Vec<f32> = pixels_of(text, image).map(|pixel| contrast(pixel, ground)).collect();
    contrasts.sort_by(|a, b| b.total_cmp(a));
    contrasts[contrasts.len() / 100]
}

/// The pixels of a text, and those round it.
fn pixels_of(text: &Text, image: &RgbImage) -> impl Iterator<Item = Rgb<u8>> {
    let (right, bottom) = (image.width() as f32, image.height() as f32);
    let across = (text.left - 2.0).max(0.0) as u32..(text.right + 2.0).min(right) as u32;
    let down = (text.top - 2.0).max(0.0) as u32..(text.bottom + 2.0).min(bottom) as u32;
    down.flat_map(move |y| across.clone().map(move |x| (x, y)))
        .map(|(x, y)| *image.get_pixel(x, y))
}

fn assert_legible(only: &str, least: usize) {
    let pictures = gallery(only);
    assert!(pictures.len() >= least, "{} pictures of {only}", pictures.len());
    let mut faults = Vec::new();
    for (name, image, texts) in pictures {
        assert!(!texts.is_empty(), "{name} says something");
        for text in texts {
            let contrast = contrast_of(&text, &image);
            if contrast < CONTRAST {
                faults.push(format!("{name}: {:?} has a contrast of {contrast:.2}", text.words));
            }
            if text.size < LETTERS {
                faults.push(format!("{name}: {:?} is {} pixels high", text.words, text.size));
            }
        }
    }
    // All at once, since the pictures take minutes.
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_text_can_be_read_on_a_telephone_in_the_dark_colours() {
    assert_legible("-phone-en", 29);
}

#[test]
fn every_text_can_be_read_in_the_light_colours() {
    assert_legible("-flat-light-en", 29);
}

/// How people see colours, as what becomes of red, green and blue light.
fn eyes() -> [(&'static str, Mat3); 4] {
    let rows = |rows: [[f32; 3]; 3]| Mat3::from_cols_array_2d(&rows).transpose();
    [
        ("with all cones", Mat3::IDENTITY),
        (
            "without red cones",
            rows([
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ]),
        ),
        (
            "without green cones",
            rows([
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ]),
        ),
        (
            "without blue cones",
            rows([
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ]),
        ),
    ]
}

/// The difference ΔE*ab between two colours as seen by some eyes.
fn difference(one: [u8; 3], other: [u8; 3], eyes: Mat3) -> f32 {
    let lab = |[r, g, b]: [u8; 3]| {
        let LinearRgba { red, green, blue, .. } = Color::srgb_u8(r, g, b).into();
        let seen = (eyes * Vec3::new(red, green, blue)).clamp(Vec3::ZERO, Vec3::ONE);
        let Laba { lightness, a, b, .. } = LinearRgba::rgb(seen.x, seen.y, seen.z).into();
        // Bevy counts each from 0 to 1.
        Vec3::new(lightness, a, b) * 100.0
    };
    lab(one).distance(lab(other))
}

/// The colour in the middle of those near a point, channel by channel.
fn colour_at(image: &RgbImage, x: f32, y: f32, radius: f32) -> [u8; 3] {
    let steps = |centre: f32| (centre - radius) as u32..=(centre + radius) as u32;
    let mut channels: [Vec<u8>; 3] = Default::default();
    for (px, py) in steps(y).flat_map(|py| steps(x).map(move |px| (px, py))) {
        if (px as f32 - x).hypot(py as f32 - y) <= radius {
            let Rgb(pixel) = *image.get_pixel(px, py);
            channels
                .iter_mut()
                .zip(pixel)
                .for_each(|(channel, value)| channel.push(value));
        }
    }
    channels.map(|mut channel| {
        channel.sort_unstable();
        channel[channel.len() / 2]
    })
}

/// Pieces of both sides all over the board, and free tiles of each kind between them.
fn scattered() -> Position {
    let text = "1g2G1/5g1/G1q5/g8/10/2Q4G3/10/1g7/6G1/Gg3g1/4G1 w - 0 9";
    parse_position(text, &RuleSet::default()).unwrap()
}

/// Where on a piece its colour is looked for, from the middle of its cell in parts of the distance between cells, and how
/// far round that.
struct Face {
    offset: (f32, f32),
    radius: f32,
    /// How far behind it a piece may hide the tiles.
    shade: f32,
}

/// The materials of the board.
const THEMES: [&str; 3] = ["parlour", "marble", "contrast"];

/// Takes a picture of the scattered pieces on each board and compares each of them with every free tile.
fn assert_pieces_stand_out(view: &str, face: Face) {
    let position = scattered().to_string();
    let arguments = THEMES.map(|theme| ["--view", view, "--theme", theme, "--position", &position]);
    let boards = pictures(
        &format!("stand-out-{view}"),
        "1000x640",
        arguments.each_ref().map(|all| &all[..]),
    );
    for (theme, board) in THEMES.into_iter().zip(boards) {
        assert_pieces_stand_out_on(&board, &face, &format!("{view}, {theme}"));
    }
}

/// Compares each piece in a picture with every free tile, as seen by all eyes.
fn assert_pieces_stand_out_on(Picture { image, cells }: &Picture, face: &Face, name: &str) {
    let at = |name: &str| cells[&name.parse::<CellId>().unwrap()];
    let pitch = (at("f6").0 - at("e5").0).hypot(at("f6").1 - at("e5").1);
    let colour = |cell: CellId, (right, down): (f32, f32), radius: f32| {
        let (x, y) = cells[&cell];
        colour_at(image, x + right * pitch, y + down * pitch, radius * pitch)
    };
    let occupied = scattered().occupied();
    let tiles: Vec<_> = CellId::ALL
        .into_iter()
        .filter(|&cell| !occupied.contains(cell))
        .filter(|&cell| {
            let (x, y) = cells[&cell];
            !occupied.into_iter().any(|other| {
                let (there, below) = cells[&other];
                (there - x).abs() < 0.6 * pitch && (0.0..face.shade * pitch).contains(&(below - y))
            })
        })
        .map(|cell| (cell, colour(cell, (0.0, 0.0), 0.2)))
        .collect();
    let mut least = (f32::INFINITY, String::new());
    for (who, eyes) in eyes() {
        for side in Side::ALL {
            for standing in scattered().pieces(side) {
                let piece = colour(standing, face.offset, face.radius);
                for (cell, tile) in &tiles {
                    let difference = difference(piece, *tile, eyes);
                    if difference < least.0 {
                        least = (difference, format!("{side:?} on {standing} against {cell}, {who}"));
                    }
                }
            }
        }
    }
    let (difference, pair) = least;
    println!("{name}: {difference:.1} at least, of {pair}");
    assert!(difference >= DIFFERENCE, "{name}: {difference:.1} for {pair}");
}

#[test]
fn pieces_stand_out_from_every_tile_seen_from_above() {
    // The middle of a counter is its emblem; its face is round that.
    let face = Face {
        offset: (-0.3, 0.0),
        radius: 0.05,
        shade: 0.0,
    };
    assert_pieces_stand_out("2d", face);
}

#[test]
fn pieces_stand_out_from_every_tile_seen_from_the_side() {
    // The foot of a piece, broad and in the light of the room.
    let face = Face {
        offset: (0.0, -0.1),
        radius: 0.22,
        shade: 1.7,
    };
    assert_pieces_stand_out("3d", face);
}

#[test]
fn the_difference_of_colours_is_reckoned_as_the_commission_does() {
    let plain = |one, other| difference(one, other, Mat3::IDENTITY);
    assert!((plain([0; 3], [255; 3]) - 100.0).abs() < 0.1);
    // Ivory on light wood, by hand.
    assert!((plain([0xf2, 0xe6, 0xcc], [0xbf, 0x95, 0x64]) - 33.7).abs() < 0.5);
    let [_, (_, without_red), ..] = eyes();
    assert!(difference([0xff, 0, 0], [0x40, 0x40, 0], without_red) < plain([0xff, 0, 0], [0x40, 0x40, 0]) / 2.0);
}

/// The middle of a virtual display of 1280 × 800 pixels, where its mouse is.
const MOUSE: (f32, f32) = (640.0, 400.0);

/// The contrasts of the cells' names with their tiles, and the cell that is pointed at, on boards seen in a view and made
/// of a material. All pieces stand aside.
fn contrasts_of_names<const COUNT: usize>(
    name: &str,
    boards: [[&str; 2]; COUNT],
) -> [(String, HashMap<CellId, f32>, CellId); COUNT] {
    let position = "Qq4/7/8/9/10/11/10/9/8/7/6 w - 0 1";
    let arguments = boards.map(|[view, theme]| ["--view", view, "--theme", theme, "--position", position, "--named"]);
    let pictures = pictures(
        &format!("names-{name}"),
        "1280x800",
        arguments.each_ref().map(|all| &all[..]),
    );
    let mut pictures = pictures.into_iter();
    boards.map(|board| {
        let name = board.join(", ");
        let (contrasts, pointed_at) = contrasts_of_names_on(&pictures.next().unwrap(), &name);
        (name, contrasts, pointed_at)
    })
}

fn contrasts_of_names_on(Picture { image, cells }: &Picture, board: &str) -> (HashMap<CellId, f32>, CellId) {
    let pitch = cells[&"f6".parse().unwrap()].1 - cells[&"f7".parse().unwrap()].1;
    let far = |cell: &&CellId| (cells[cell].0 - MOUSE.0).hypot(cells[cell].1 - MOUSE.1);
    let pointed_at = *cells
        .keys()
        .min_by(|one, other| far(one).total_cmp(&far(other)))
        .unwrap();
    assert!(far(&&pointed_at) < 0.7 * pitch, "{board}: the mouse is on the board");
    let contrast = |cell: CellId| {
        let (x, y) = cells[&cell];
        let name = Text {
            left: x - 0.2 * pitch,
            top: y + 0.24 * pitch,
            right: x + 0.2 * pitch,
            bottom: y + 0.42 * pitch,
            size: 0.0,
            words: cell.to_string(),
        };
        // The tile just above its name: in the lit view no two pixels have quite the same colour.
        let tile = *image.get_pixel(x as u32, (y + 0.1 * pitch) as u32);
        contrast_on(tile, &name, image)
    };
    // The throne has no name; on a1 and a2 are the queens, of which the second hides a3.
    let without = ["f6", "a1", "a2", "a3"].map(|name| name.parse::<CellId>().unwrap());
    let named = cells.keys().filter(|cell| !without.contains(*cell));
    (named.map(|&cell| (cell, contrast(cell))).collect(), pointed_at)
}

#[test]
fn the_names_of_cells_can_be_read_in_high_contrast() {
    let boards = contrasts_of_names("contrast", [["2d", "contrast"], ["3d", "contrast"]]);
    for (board, mut contrasts, pointed_at) in boards {
        contrasts.remove(&pointed_at);
        let (cell, least) = contrasts
            .into_iter()
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .unwrap();
        println!("{board}: {least:.2} at least, for {cell}");
        assert!(least >= CONTRAST, "{board}: {least:.2} for {cell}");
    }
}

#[test]
fn the_name_of_a_light_cell_can_be_read_while_it_is_pointed_at() {
    let mut light = 0;
    let boards = [
        ["2d", "parlour"],
        ["3d", "parlour"],
        ["2d", "marble"],
        ["2d", "contrast"],
    ];
    for (board, contrasts, pointed_at) in contrasts_of_names("light", boards) {
        let Some(here) = contrasts.get(&pointed_at).filter(|_| pointed_at.ring() % 2 == 1) else {
            continue;
        };
        light += 1;
        let alike = contrasts.iter().filter(|(cell, _)| cell.ring() % 2 == 1);
        let mut alike: Vec<_> = alike.map(|(_, &contrast)| contrast).collect();
        alike.sort_by(f32::total_cmp);
        let usual = alike[alike.len() / 2];
        println!("{board}: {here:.2} on {pointed_at}, usually {usual:.2}");
        assert!(
            *here >= 0.95 * usual,
            "{board}: {here:.2} on {pointed_at}, usually {usual:.2}"
        );
    }
    assert!(light > 0, "a light cell is pointed at");
}

/// The share of a target's dot that shows its colour, greener than any wood or piece.
fn share_of_dot(image: &RgbImage, (x, y): (f32, f32), pitch: f32) -> f32 {
    let radius = 0.14 * pitch;
    let (mut green, mut all) = (0_u32, 0_u32);
    for py in (y - radius) as u32..=(y + radius) as u32 {
        for px in (x - radius) as u32..=(x + radius) as u32 {
            if (px as f32 - x).hypot(py as f32 - y) <= radius {
                let Rgb([r, g, _]) = *image.get_pixel(px, py);
                all += 1;
                green += u32::from(i32::from(g) - i32::from(r) > 40);
            }
        }
    }
    green as f32 / all as f32
}

#[test]
fn every_target_is_seen_whatever_stands_before_it() {
    // The queen's step forward in a first game; a cell straight behind a crown at the far end; one behind a dark crown;
    // and the last cell round an enthroned queen, behind her.
    let scenes = [
        ("first", "", "f1", &["e1", "f2", "g1"][..]),
        (
            "crown",
            "q5/7/8/9/9G/9Q1/10/9/8/7/6 w - 0 1",
            "e10",
            &["f11", "d9", "e9"],
        ),
        (
            "dark-crown",
            "Q5/7/8/9/9G/9q1/10/9/8/7/6 w - 0 1",
            "e10",
            &["f11", "d9"],
        ),
        ("throne", "q5/7/8/9/5G4/4GQ5/4GG4/8g/8/7/6 w - 0 1", "g6", &["f7"]),
    ];
    let arguments = scenes.map(|(_, position, pick, _)| {
        let mut arguments = vec!["--view", "3d", "--pick", pick];
        if !position.is_empty() {
            arguments.extend(["--position", position]);
        }
        arguments
    });
    let boards = pictures("targets", "1280x800", arguments.each_ref().map(Vec::as_slice));
    for ((name, .., targets), Picture { image, cells }) in scenes.into_iter().zip(boards) {
        let pitch = cells[&"f6".parse().unwrap()].1 - cells[&"f7".parse().unwrap()].1;
        for target in targets {
            let share = share_of_dot(&image, cells[&target.parse().unwrap()], pitch);
            println!("{name}: {:.0} % of the dot on {target}", 100.0 * share);
            assert!(share >= 0.3, "{name}: {share} of the dot on {target}");
        }
    }
}

/// The positions of games of random moves, each after some more moves than the one before, with a piece to pick up.
fn sampled() -> [(Position, CellId); SAMPLES] {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(29);
    let mut samples = Vec::new();
    while samples.len() < SAMPLES {
        let mut game = Game::new(RuleSet::default());
        // Both sides are to move, and pieces all over the board.
        let plies = 4 + 5 * samples.len();
        for _ in 0..plies {
            let moves = game.position().legal_moves(game.rules());
            if let Some(mv) = moves.choose(&mut random) {
                game.play(*mv).unwrap();
            }
        }
        let moves = game.position().legal_moves(game.rules());
        if let Some(Move::Board { from, .. }) = moves.choose(&mut random)
            && game.outcome().is_none()
        {
            samples.push((*game.position(), *from));
        }
    }
    samples.try_into().unwrap()
}

#[test]
fn every_target_in_games_is_seen_from_both_sides() {
    let samples = sampled();
    let arguments = samples.each_ref().map(|(position, pick)| {
        let texts = [
            "--view",
            "3d",
            "--turned",
            "--pick",
            &pick.to_string(),
            "--position",
            &position.to_string(),
        ];
        texts.map(str::to_owned)
    });
    let arguments = arguments.each_ref().map(|texts| texts.each_ref().map(String::as_str));
    let boards = pictures("sampled", "800x500", arguments.each_ref().map(|all| &all[..]));
    let mut least = (f32::INFINITY, String::new());
    let mut sides = HashSet::new();
    for (number, ((position, pick), Picture { image, cells })) in samples.iter().zip(boards).enumerate() {
        let at = |name: &str| cells[&name.parse::<CellId>().unwrap()];
        // Black's board is turned.
        let pitch = (at("f6").1 - at("f7").1).abs();
        sides.insert(at("f6").1 < at("f7").1);
        for &mv in position.legal_moves(&RuleSet::default()).iter() {
            let Move::Board { from, to } = mv else { continue };
            if from != *pick {
                continue;
            }
            let share = share_of_dot(&image, cells[&to], pitch);
            if share < least.0 {
                least = (share, format!("picture {} of {pick} in {position}: {to}", number + 1));
            }
        }
    }
    println!("{:.0} % of a dot at least, in {}", 100.0 * least.0, least.1);
    assert_eq!(sides.len(), 2, "both sides are to move");
    assert!(least.0 >= 0.3, "{} of the dot in {}", least.0, least.1);
}

/// The share of the pixels round the centre of a cell that every eye sees change from one picture to the other.
fn changed((one, other): (&RgbImage, &RgbImage), (x, y): (f32, f32), radius: f32) -> f32 {
    let (mut seen, mut all) = (0_u32, 0_u32);
    for py in (y - radius) as u32..=(y + radius) as u32 {
        for px in (x - radius) as u32..=(x + radius) as u32 {
            if (px as f32 - x).hypot(py as f32 - y) <= radius {
                let pixels = [one, other].map(|image| image.get_pixel(px, py).0);
                let is_seen = |&(_, eyes): &(_, Mat3)| difference(pixels[0], pixels[1], eyes) >= DIFFERENCE;
                all += 1;
                seen += u32::from(eyes().iter().all(is_seen));
            }
        }
    }
    seen as f32 / all as f32
}

#[test]
fn every_arrow_of_an_analysis_is_seen_on_every_board() {
    // Steps, two of them to the same cell, some behind a crown and a guard; and a captured guard put back all over the
    // board, past other pieces.
    let steps = (
        "q5/7/8/9/9G/9Q1/10/9/8/7/6 w - 0 1",
        "e10e9 f10e9 e10f11 f10f9 e10d9",
        &["e9", "f11", "f9", "d9"][..],
    );
    let put_back = (
        "1g2G1/G5g/2G4g/9/3q6/Q5g4/4GG4/g8/8/6g/6 w c3 3 14",
        "c3f11 c3l6 c3a1 c3l3 c3g1",
        &["f11", "l6", "a1", "l3", "g1"][..],
    );
    let scenes = [
        ("steps", steps, "3d", "parlour"),
        ("steps", steps, "2d", "marble"),
        ("put-back", put_back, "3d", "contrast"),
        ("put-back", put_back, "2d", "parlour"),
    ];
    let without = scenes
        .map(|(_, (position, ..), view, theme)| ["--view", view, "--theme", theme, "--position", position, "--named"]);
    let with = scenes.map(|(_, (position, arrows, _), view, theme)| {
        [
            "--view",
            view,
            "--theme",
            theme,
            "--position",
            position,
            "--arrows",
            arrows,
        ]
    });
    let size = "1000x640";
    let without = pictures("without-arrows", size, without.each_ref().map(|all| &all[..]));
    let with = pictures("arrows", size, with.each_ref().map(|all| &all[..]));
    for (((name, (.., targets), view, theme), with), without) in scenes.into_iter().zip(with).zip(without) {
        let (Picture { image: with, cells }, Picture { image: without, .. }) = (with, without);
        let at = |name: &str| cells[&name.parse::<CellId>().unwrap()];
        let pitch = at("f6").1 - at("f7").1;
        for target in targets {
            // The disc with its dark edge and its number, which are seen even where its face is as light as the tile.
            let share = changed((&with, &without), at(target), 0.27 * pitch);
            println!("{name}, {view}, {theme}: {:.0} % at {target}", 100.0 * share);
            assert!(share >= 0.25, "{name}, {view}, {theme}: {share} at {target}");
        }
    }
}
