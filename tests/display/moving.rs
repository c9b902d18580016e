//! Moving pictures of a game, played back from their files.

use std::collections::HashSet;
use std::path::PathBuf;

use agon_core::notation::read_move;
use agon_core::rules::{Game, RuleSet};
use image::{Rgb, RgbImage};

use crate::program::run;

/// 40 moves with captures.
const MOVES: &str = "f1g1 l2k2 d9e9 f11f10 g1g2 f10g9 g2f3 b7b6 e9f9 g9b3 f9f8 k7k6 h9h8 b3c3 b1c1 h1h2 h8i7 k6a1 \
                     k1l1 c3c4 f3g3 a1b1 c1h1 d1d2 g3h3 h2e10 i7i6 b6c6 a5b6 c6d6 l5l6 d2d3 i6h6 k2k3 f8f7 a2a3 l1k1 \
                     c4d5 k1i1 e10e9";

/// The width and height of the board's picture, and the height of the lines above and below it, in pixels.
const BOARD: u32 = 480;
const LINE: u32 = 41;

/// A moving picture: its size in bytes, and each of its pictures with how long it stays, in hundredths of a second.
struct Film {
    bytes: usize,
    pictures: Vec<(RgbImage, u16)>,
}

/// Makes a moving picture in a window of this size.
fn film(name: &str, window: &str, arguments: &[&str]) -> Film {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.gif"));
    let file_name = file.to_string_lossy();
    let mut all = vec!["--gif", &file_name, "--size", window, "--lang", "en"];
    all.extend(arguments);
    let output = run(&all);
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {log}");
    let bytes = std::fs::read(&file).unwrap();
    Film {
        pictures: played(&bytes),
        bytes: bytes.len(),
    }
}

/// What a viewer shows.
fn played(bytes: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let mut canvas = RgbImage::new(decoder.width().into(), decoder.height().into());
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (left, top, width) = (u32::from(frame.left), u32::from(frame.top), u32::from(frame.width));
        for (place, pixel) in (0..).zip(frame.buffer.chunks_exact(4)) {
            if let &[red, green, blue, 255] = pixel {
                canvas.put_pixel(left + place % width, top + place / width, Rgb([red, green, blue]));
            }
        }
        shown.push((canvas.clone(), frame.delay));
    }
    shown
}

/// The position before the last of these moves as text, and that move.
fn before_last(moves: &str) -> (String, &str) {
    let (earlier, last) = moves.rsplit_once(' ').unwrap();
    let mut game = Game::new(RuleSet::default());
    for text in earlier.split_whitespace() {
        let mv = read_move(text, game.position(), game.rules()).unwrap();
        game.play(mv).unwrap();
    }
    (game.position().to_string(), last)
}

/// The share of the board's pixels that are visibly of different colours in two pictures.
fn differing(one: &RgbImage, other: &RgbImage) -> f32 {
    assert_eq!(one.dimensions(), other.dimensions());
    let places = (0..BOARD).flat_map(|x| (LINE..LINE + BOARD).map(move |y| (x, y)));
    let apart = |&(x, y): &(u32, u32)| {
        let [one, other] = [one, other].map(|picture| picture.get_pixel(x, y).0);
        (0..3).any(|part| one[part].abs_diff(other[part]) > 24)
    };
    places.filter(apart).count() as f32 / (BOARD * BOARD) as f32
}

#[test]
fn forty_moves_fit_into_a_megabyte_and_end_as_the_board_stands() {
    let whole = film("forty", "320x240", &["--view", "2d", "--moves", MOVES]);
    println!("40 moves, flat, {BOARD} pixels: {} bytes", whole.bytes);
    assert!(whole.bytes <= 1_000_000, "{} bytes", whole.bytes);
    let (first, _) = &whole.pictures[0];
    assert_eq!(first.dimensions(), (BOARD, BOARD + 2 * LINE));

    // A position stays a second, the last one longer; between them pieces are seen to move.
    let stays: Vec<u16> = whole.pictures.iter().map(|&(_, stay)| stay).collect();
    assert_eq!(stays.iter().filter(|&&stay| stay >= 100).count(), 41, "{stays:?}");
    assert!(stays.last().is_some_and(|&stay| stay >= 250));
    assert!(stays.iter().filter(|&&stay| stay == 8).count() >= 80, "{stays:?}");

    // However the last position is reached, and whatever the window, it looks the same.
    let (position, last) = before_last(MOVES);
    let end = film(
        "forty-end",
        "800x500",
        &["--view", "2d", "--position", &position, "--moves", last],
    );
    let [whole, end] = [&whole, &end].map(|film| &film.pictures.last().unwrap().0);
    let apart = differing(whole, end);
    assert!(apart < 0.002, "{apart}");
    assert!(differing(whole, first) > 0.02, "pieces have moved");
}

#[test]
fn a_moving_picture_in_space_shows_pieces_in_light_and_shadow() {
    let film = film("space", "320x240", &["--view", "3d", "--moves", "f1f2 f11f10"]);
    println!("2 moves, in space, {BOARD} pixels: {} bytes", film.bytes);
    let (first, _) = &film.pictures[0];
    let colours: HashSet<_> = first.pixels().collect();
    assert!(colours.len() > 150, "{} colours", colours.len());
    let (last, _) = film.pictures.last().unwrap();
    assert!((0.002..0.1).contains(&differing(first, last)));
}

#[test]
fn without_moves_there_is_no_moving_picture() {
    let output = run(&["--gif", "never.gif"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--moves"));
}
