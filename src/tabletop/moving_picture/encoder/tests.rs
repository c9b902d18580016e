use image::{Rgb as Pixel, RgbImage};

use super::*;

/// The pictures as a viewer shows them, each with its duration in hundredths of a second.
pub(crate) fn played(bytes: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    let mut canvas = RgbImage::new(decoder.width().into(), decoder.height().into());
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (left, top, width) = (u32::from(frame.left), u32::from(frame.top), u32::from(frame.width));
        for (place, pixel) in (0..).zip(frame.buffer.chunks_exact(4)) {
            if let &[red, green, blue, 255] = pixel {
                let (x, y) = (left + place % width, top + place / width);
                canvas.put_pixel(x, y, Pixel([red, green, blue]));
            }
        }
        shown.push((canvas.clone(), frame.delay));
    }
    shown
}

/// A square of a colour on a dotted ground.
fn picture(square: Option<(u32, Rgb)>) -> RgbImage {
    RgbImage::from_fn(60, 40, |x, y| match square {
        Some((left, colour)) if (left..left + 10).contains(&x) && (10..20).contains(&y) => Pixel(colour),
        _ if (x + y) % 5 == 0 => Pixel([200, 190, 170]),
        _ => Pixel([40, 60, 50]),
    })
}

const RED: Rgb = [220, 30, 20];

#[test]
fn every_picture_is_shown_as_it_was_and_for_as_long() {
    let pictures = [
        Some((5, RED)),
        Some((9, RED)),
        None,
        Some((30, RED)),
        Some((31, [9, 8, 7])),
    ]
    .map(picture);
    let stays = [100, 8, 8, 50, 250];
    let mut encoder = Encoder::new(pictures[0].clone(), stays[0], &pictures[4]).unwrap();
    for (picture, stay) in pictures.iter().zip(stays).skip(1) {
        encoder.add(picture.clone(), stay).unwrap();
    }
    let shown = played(&encoder.finish().unwrap());
    assert_eq!(shown, pictures.into_iter().zip(stays).collect::<Vec<_>>());
}

#[test]
fn only_changes_are_kept() {
    let mut encoder = Encoder::new(picture(Some((5, RED))), 100, &picture(None)).unwrap();
    encoder.add(picture(Some((8, RED))), 100).unwrap();
    let bytes = encoder.finish().unwrap();
    let mut decoder = gif::DecodeOptions::new().read_info(bytes.as_slice()).unwrap();
    let mut size = || {
        let frame = decoder.read_next_frame().unwrap().unwrap();
        [frame.left, frame.top, frame.width, frame.height]
    };
    assert_eq!(size(), [0, 0, 60, 40]);
    assert_eq!(size(), [5, 10, 13, 10]);
}

#[test]
fn a_picture_like_the_one_before_lets_it_stay() {
    let mut encoder = Encoder::new(picture(None), 30, &picture(None)).unwrap();
    for stay in [40, 50] {
        encoder.add(picture(None), stay).unwrap();
    }
    encoder.add(picture(Some((5, RED))), 7).unwrap();
    encoder.add(picture(Some((5, RED))), u16::MAX).unwrap();
    let stays: Vec<u16> = played(&encoder.finish().unwrap())
        .into_iter()
        .map(|(_, stay)| stay)
        .collect();
    assert_eq!(stays, [120, u16::MAX]);
}

#[test]
fn one_palette_serves_pictures_known_beforehand() {
    let ground = |x: u32, y: u32| Pixel([(x * 4) as u8, (y * 6) as u8, 80]);
    let first = RgbImage::from_fn(60, 40, ground);
    let marked = |left: u32| {
        RgbImage::from_fn(60, 40, |x, y| match (left..left + 6).contains(&x) {
            true => Pixel([0, 255, 255]),
            false => ground(x, y),
        })
    };
    let own_palettes = |later: &RgbImage| {
        let mut encoder = Encoder::new(first.clone(), 10, later).unwrap();
        for left in [3, 17, 40] {
            encoder.add(marked(left), 10).unwrap();
        }
        let bytes = encoder.finish().unwrap();
        let mut decoder = gif::DecodeOptions::new().read_info(bytes.as_slice()).unwrap();
        let mut own = 0;
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            own += usize::from(frame.palette.is_some());
        }
        own
    };
    assert_eq!(own_palettes(&first), 3);
    assert_eq!(own_palettes(&marked(25)), 0);
}

#[test]
fn a_colour_that_comes_later_is_seen_and_goes_without_a_trace() {
    let first = RgbImage::from_fn(60, 40, |x, y| Pixel([(x * 4) as u8, (y * 6) as u8, 80]));
    let mut second = first.clone();
    for (x, y) in (0..100).map(|place| (20 + place % 10, 20 + place / 10)) {
        second.put_pixel(x, y, Pixel([0, 255, 255]));
    }
    let mut encoder = Encoder::new(first.clone(), 10, &first).unwrap();
    encoder.add(second, 10).unwrap();
    encoder.add(first, 10).unwrap();
    let shown = played(&encoder.finish().unwrap());
    assert_eq!(shown[1].0.get_pixel(25, 25), &Pixel([0, 255, 255]));
    assert_eq!(shown[2], shown[0]);
}

#[test]
fn many_colours_are_shown_nearly_as_they_are() {
    let picture = RgbImage::from_fn(200, 200, |x, y| Pixel([x as u8, y as u8, (x / 2 + y / 2) as u8]));
    let shown = played(&Encoder::new(picture.clone(), 10, &picture).unwrap().finish().unwrap());
    let apart = |(one, other): (&Pixel<u8>, &Pixel<u8>)| difference(one.0, other.0);
    let most = picture.pixels().zip(shown[0].0.pixels()).map(apart).max().unwrap();
    assert!(most < 9 * 24 * 24, "{most}");
}

#[test]
fn a_picture_of_a_few_colours_and_of_a_few_pixels_is_encoded() {
    for side in [1, 2, 3] {
        let first = RgbImage::from_pixel(side, side, Pixel([1, 2, 3]));
        let second = RgbImage::from_pixel(side, side, Pixel([250, 2, 3]));
        let mut encoder = Encoder::new(first.clone(), 5, &first).unwrap();
        encoder.add(second.clone(), 6).unwrap();
        assert_eq!(played(&encoder.finish().unwrap()), [(first, 5), (second, 6)]);
    }
}

#[test]
fn a_picture_too_large_for_the_format_is_refused() {
    let wide = RgbImage::new(65_536, 1);
    assert!(Encoder::new(wide.clone(), 1, &wide).is_err());
}
