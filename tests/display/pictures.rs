//! Pictures of the running game, looked at pixel by pixel: the board, its rings, the throne and all pieces are where the
//! camera says, in their theme's colours.
//!
//! Needs a display, or `xvfb-run` to make one. A renderer in software is slow, so few pictures serve all.

use std::process::Command;

use agon::agon::scene::theme::Palette;
use agon_core::board::CellId;
use agon_core::notation::parse_position;
use agon_core::rules::{Piece, Position, RuleSet, Side};
use bevy::color::{Color, ColorToPacked, Luminance, Srgba};

use crate::program::{GAME, Picture, pictures};

/// The size of the pictures.
const SIZE: &str = "800x500";

impl Picture {
    /// The pixels round a cell's centre, as far as half the way to its border.
    fn pixels(&self, cell: CellId) -> Vec<[f32; 3]> {
        self.pixels_between(cell, 0.0, 0.25)
    }

    /// The pixels between two distances from a cell's centre, in parts of the distance between cells.
    fn pixels_between(&self, cell: CellId, inner: f32, outer: f32) -> Vec<[f32; 3]> {
        let (x, y) = self.cells[&cell];
        let (inner, outer) = (self.pitch() * inner, self.pitch() * outer);
        let steps = |centre: f32| (centre - outer) as i32..=(centre + outer) as i32;
        let mut pixels = Vec::new();
        for py in steps(y) {
            for px in steps(x) {
                let inside = (inner..=outer).contains(&(px as f32 - x).hypot(py as f32 - y));
                if inside && px >= 0 && py >= 0 && (px as u32) < self.image.width() && (py as u32) < self.image.height()
                {
                    pixels.push(self.image.get_pixel(px as u32, py as u32).0.map(f32::from));
                }
            }
        }
        assert!(
            pixels.len() > 30,
            "{cell} lies in the picture and is large enough to see"
        );
        pixels
    }

    /// The distance between two neighbouring cells at the throne.
    fn pitch(&self) -> f32 {
        let (x, y) = self.cells[&CellId::THRONE];
        let (nx, ny) = self.cells[&"e5".parse().unwrap()];
        (x - nx).hypot(y - ny)
    }

    /// The share of pixels round a cell's centre that have a colour, or nearly.
    fn share(&self, cell: CellId, colour: Color) -> f32 {
        share(&self.pixels(cell), colour)
    }

    /// How far, on average, the pixels round a cell differ from those of another picture.
    fn difference(&self, other: &Self, cell: CellId) -> f32 {
        let (here, there) = (self.pixels(cell), other.pixels(cell));
        let apart = here
            .iter()
            .zip(&there)
            .map(|(a, b)| (a[0] - b[0]).hypot(a[1] - b[1]).hypot(a[2] - b[2]));
        apart.sum::<f32>() / here.len() as f32
    }
}

/// The share of pixels that have a colour, or nearly.
fn share(pixels: &[[f32; 3]], colour: Color) -> f32 {
    let [r, g, b] = rgb(colour);
    let near = |[pr, pg, pb]: &&[f32; 3]| (pr - r).hypot(pg - g).hypot(pb - b) <= 40.0;
    pixels.iter().filter(near).count() as f32 / pixels.len() as f32
}

fn rgb(colour: Color) -> [f32; 3] {
    let [r, g, b] = Srgba::from(colour).to_u8_array_no_alpha();
    [r, g, b].map(f32::from)
}

fn opening() -> Position {
    Position::start(&RuleSet::default())
}

/// After f1f2 f11f10, written out so that no move is marked.
fn two_steps_later() -> Position {
    let text = "1g2G1/G5g/8/g7G/10/1Q7q1/10/g7G/8/G5g/1g2G1 w - 0 2";
    parse_position(text, &RuleSet::default()).unwrap()
}

/// The cells on which the two positions differ.
fn changed() -> Vec<CellId> {
    let differs = |cell: &CellId| opening().piece_at(*cell) != two_steps_later().piece_at(*cell);
    CellId::ALL.into_iter().filter(differs).collect()
}

#[test]
fn the_flat_view_shows_every_ring_piece_and_the_throne_in_the_themes_colours() {
    let palette = Palette::default();
    let text = two_steps_later().to_string();
    let later = ["--view", "2d", "--position", &text];
    let [first, second] = pictures("flat", SIZE, [&["--view", "2d"], &later]);
    for cell in CellId::ALL {
        match opening().piece_at(cell) {
            Some(Piece { side, .. }) => {
                // The rim of the counter; in its middle is an emblem in the other tone, and queens wear a ring of brass.
                let rim = first.pixels_between(cell, 0.27, 0.35);
                let (own, other) = (palette.side(side), palette.side(side.opponent()));
                let (own, other) = (share(&rim, own), share(&rim, other));
                assert!(own > 0.45 && other < 0.1, "{side:?} on {cell}: {own} {other}");
            }
            None if cell == CellId::THRONE => {
                let brass = first.share(cell, palette.brass);
                assert!(brass > 0.3, "the throne shines in brass: {brass}");
            }
            None => {
                let own = first.share(cell, palette.ring(cell.ring()));
                assert!(own > 0.8, "{cell} has the colour of ring {}: {own}", cell.ring());
            }
        }
    }

    for cell in CellId::ALL {
        let difference = first.difference(&second, cell);
        assert_eq!(
            difference > 8.0,
            changed().contains(&cell),
            "{cell} differs by {difference}"
        );
    }
}

/// Where two pictures differ.
fn differing(one: &Picture, other: &Picture) -> Vec<(u32, u32)> {
    let pairs = one.image.enumerate_pixels().zip(other.image.pixels());
    let differs = pairs.filter(|((.., a), b)| a.0.iter().zip(b.0).any(|(&a, b)| a.abs_diff(b) > 12));
    differs.map(|((x, y, _), _)| (x, y)).collect()
}

/// How much lighter the lighter of two pixels is, as WCAG 2 reckons the contrast of texts: 1 to 21.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
    let luminance = |[r, g, b]: [u8; 3]| Color::srgb_u8(r, g, b).luminance() + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

#[test]
fn the_panel_shows_its_text_and_it_can_be_read() {
    const MOVES: &[&str] = &["--view", "2d", "--moves", "f1f2 f11f10"];
    let position = two_steps_later().to_string();
    let french = [MOVES, &["--lang", "fr"]].concat();
    let without_moves = ["--view", "2d", "--position", &position];
    let [english, french, without_moves] = pictures("panel", SIZE, [MOVES, &french, &without_moves]);
    let board_ends = english.cells.values().map(|&(x, _)| x).fold(0.0, f32::max) as u32;

    // What differs between the languages is text, round the board and not on it.
    let words = differing(&english, &french);
    assert!(words.len() > 150, "{} pixels tell the languages apart", words.len());
    let on_board = |&&(x, y): &&(u32, u32)| {
        let mut cells = english.cells.values();
        cells.any(|&(cx, cy)| (x as f32 - cx).hypot(y as f32 - cy) < 0.5 * english.pitch())
    };
    assert_eq!(words.iter().find(on_board), None, "the board has no language");
    // The moves stand there too: more of the panel differs than does by the turn's number alone.
    let moves = differing(&english, &without_moves);
    let moves = moves.iter().filter(|(x, _)| *x > board_ends + 30).count();
    assert!(moves > 150, "{moves} pixels are the moves");
    // Letters are thin, so that much of them is a blend with what is behind.
    let legible = words
        .iter()
        .filter(|&&(x, y)| contrast(english.image.get_pixel(x, y).0, french.image.get_pixel(x, y).0) >= 4.5);
    let share = legible.count() as f32 / words.len() as f32;
    assert!(share > 0.25, "{share} of the letters stand out");
}

#[test]
fn light_marble_is_ivory_in_the_light_of_the_room() {
    let [board] = pictures("marble", SIZE, [&["--view", "3d", "--theme", "marble"]]);
    // The tiles of ring 1 stand free, out of the pieces' shadows.
    let cells = CellId::ALL.into_iter().filter(|cell| cell.ring() == 1);
    let pixels: Vec<_> = cells.flat_map(|cell| board.pixels(cell)).collect();
    let mean = |channel: usize| pixels.iter().map(|pixel| pixel[channel]).sum::<f32>() / pixels.len() as f32;
    let [red, green, blue] = [0, 1, 2].map(mean);
    println!("{red:.0} {green:.0} {blue:.0}");
    assert!((160.0..225.0).contains(&red), "light, but not glaring: {red}");
    assert!(red > green && green > 1.1 * blue, "warm: {red} {green} {blue}");
    assert!(blue > 0.55 * red, "not brown: {red} {green} {blue}");
}

#[test]
fn the_lit_view_tells_sides_rings_and_throne_apart() {
    let text = two_steps_later().to_string();
    let later = ["--view", "3d", "--position", &text];
    let [first, second] = pictures("lit", SIZE, [&["--view", "3d"], &later]);
    let brightness = |cell| {
        let pixels = first.pixels(cell);
        pixels.iter().map(|pixel| pixel.iter().sum::<f32>() / 3.0).sum::<f32>() / pixels.len() as f32
    };
    let mean = |cells: Vec<CellId>| {
        let values: Vec<f32> = cells.into_iter().map(brightness).collect();
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        (mean, values)
    };
    // A standing piece covers the centre of its cell with its foot.
    let side = |side: Side| {
        mean(
            CellId::ALL
                .into_iter()
                .filter(|&cell| opening().pieces(side).contains(cell))
                .collect(),
        )
    };
    let ((ivory, whites), (ebony, blacks)) = (side(Side::White), side(Side::Black));
    let between = (ivory + ebony) / 2.0;
    assert!(ivory - ebony > 80.0, "ivory {ivory} against ebony {ebony}");
    assert!(
        whites.iter().all(|&white| white > between),
        "every white piece is light: {whites:?}"
    );
    assert!(
        blacks.iter().all(|&black| black < between),
        "every black piece is dark: {blacks:?}"
    );

    // Rings 1 and 2 stand free, out of the pieces' shadows.
    let ring = |ring: usize| mean(CellId::ALL.into_iter().filter(|cell| cell.ring() == ring).collect());
    let ((light, lights), (dark, darks)) = (ring(1), ring(2));
    let between = (light + dark) / 2.0;
    assert!(light - dark > 25.0, "light {light} against dark {dark}");
    assert!(lights.iter().all(|&light| light > between) && darks.iter().all(|&dark| dark < between));

    // The throne's sun glitters: its brightest eighth outshines that of any tile beside it.
    let glitter = |cell| {
        let mut pixels: Vec<f32> = first
            .pixels(cell)
            .iter()
            .map(|pixel| pixel.iter().sum::<f32>() / 3.0)
            .collect();
        pixels.sort_by(f32::total_cmp);
        pixels[pixels.len() * 7 / 8]
    };
    let ring_one: Vec<f32> = CellId::ALL
        .into_iter()
        .filter(|cell| cell.ring() == 1)
        .map(glitter)
        .collect();
    assert!(
        ring_one.iter().all(|&tile| glitter(CellId::THRONE) > tile + 25.0),
        "{} {ring_one:?}",
        glitter(CellId::THRONE)
    );

    for cell in changed() {
        assert!(first.difference(&second, cell) > 12.0, "{cell} changes");
    }
    // Tall pieces and their shadows reach over neighbouring cells, but not to the other side of the board.
    for name in ["a3", "b4", "c2", "k2", "l3", "f6", "d5", "h5"] {
        let cell = name.parse().unwrap();
        let difference = first.difference(&second, cell);
        assert!(difference < 6.0, "{cell} stays as it was: {difference}");
    }
}

#[test]
fn wrong_arguments_give_usage_and_status_2() {
    for arguments in [
        vec!["--rules", "chess"],
        vec!["--position", "nonsense"],
        vec!["--moves", "f1f3"],
        vec!["--size", "big"],
        vec!["--view", "4d"],
        vec!["--lang", "xx"],
        vec!["--nonsense"],
        vec!["--gallery", "pictures"],
    ] {
        let output = Command::new(GAME).args(&arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(
            String::from_utf8_lossy(&output.stderr).contains("Usage"),
            "{arguments:?}"
        );
    }
}

#[test]
fn without_a_display_one_sentence_says_so() {
    let output = Command::new(GAME)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("LANG", "en_GB.UTF-8")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("screen"), "{said}");
}

#[test]
fn an_unreachable_display_is_one_sentence_too() {
    let output = Command::new(GAME)
        .env("DISPLAY", ":987")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env_remove("RUST_BACKTRACE")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_fault_is_shown_to_who_has_no_terminal() {
    use std::os::unix::fs::PermissionsExt;
    use std::process::Stdio;
    use std::{env, fs, process};

    // Stands for the program that shows dialogs.
    let folder = env::temp_dir().join(format!("agon-fault-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (program, shown) = (folder.join("zenity"), folder.join("shown"));
    fs::write(
        &program,
        format!("#!/bin/sh\nprintf '%s\\n' \"$@\" >'{}'\n", shown.display()),
    )
    .unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let status = Command::new(GAME)
        .env("DISPLAY", ":987")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("LANG", "en_GB.UTF-8")
        .env("PATH", &folder)
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(3));
    let shown = fs::read_to_string(shown).unwrap();
    fs::remove_dir_all(folder).unwrap();
    assert!(
        shown.contains("--error") && shown.contains("graphics driver"),
        "{shown}"
    );
}
