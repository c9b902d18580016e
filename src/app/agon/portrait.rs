//! A picture of the board as it is seen, to be kept and shown to others.

use std::io::Cursor;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;
use image::{DynamicImage, ImageFormat};

use super::components::BoardViewport;
use super::keyboard::CellFocus;
use super::selection;
use super::sets::AgonSystems;
use crate::app::shell::exchange::{Exchange, today};
use crate::app::shell::language::Language;
use crate::app::shell::notice::Notice;
use crate::app::shell::screens::Overlay;
use crate::app::shell::wake::Wake;

/// Frames until what lay over the board is gone from the window.
const CLEARED: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sitting>()
        .add_message::<PictureWanted>()
        .add_systems(
            Update,
            (sit, shoot)
                .chain()
                .in_set(AgonSystems::Present)
                .after(selection::mark_selection),
        );
}

/// A player wants a picture of the board. Whatever lies over it is closed first.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureWanted;

/// While a picture is wanted: how many frames are left until it is taken, and what lay over the board, which then comes back.
#[derive(Resource, Debug, Default)]
pub(super) struct Sitting(Option<(u32, Overlay)>);

impl Sitting {
    /// Whether a picture is about to be taken.
    pub(super) const fn is_on(&self) -> bool {
        self.0.is_some()
    }
}

fn sit(
    mut requests: MessageReader<PictureWanted>,
    mut sitting: ResMut<Sitting>,
    (overlay, mut next_overlay): (Res<State<Overlay>>, ResMut<NextState<Overlay>>),
    mut focus: ResMut<CellFocus>,
) {
    if requests.read().count() > 0 {
        next_overlay.set(Overlay::None);
        focus.set_if_neq(CellFocus::default());
        sitting.0 = Some((CLEARED, *overlay.get()));
    }
}

fn shoot(
    mut commands: Commands,
    mut sitting: ResMut<Sitting>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut wake: ResMut<Wake>,
) {
    let Some((frames, before)) = sitting.0 else {
        return;
    };
    wake.keep_drawing();
    sitting.0 = frames.checked_sub(1).map(|left| (left, before));
    if frames == 0 {
        commands.spawn(Screenshot::primary_window()).observe(develop);
        // It comes back with the next frame, after the picture.
        overlay.set(before);
    }
}

/// Cuts the board out of what the window shows, and saves it.
fn develop(
    captured: On<ScreenshotCaptured>,
    viewport: Res<BoardViewport>,
    window: Single<&Window, With<PrimaryWindow>>,
    (exchange, language): (Res<Exchange>, Res<Language>),
    mut notices: MessageWriter<Notice>,
) {
    let picture = captured.image.clone().try_into_dynamic().ok();
    let picture = picture.and_then(|picture| png(picture, viewport.0.map(|rect| scaled(rect, window.scale_factor()))));
    match picture {
        Some(bytes) => exchange.save(&format!("agon-{}.png", today().replace('.', "-")), bytes),
        None => drop(notices.write(Notice::warning(language.tr("share-no-picture")))),
    }
}

/// A rectangle of the window in its own pixels.
fn scaled(rect: Rect, scale: f32) -> URect {
    Rect::from_corners(rect.min * scale, rect.max * scale).as_urect()
}

/// A part of a picture as a PNG.
fn png(picture: DynamicImage, part: Option<URect>) -> Option<Vec<u8>> {
    let picture = match part {
        Some(part) => picture.crop_imm(part.min.x, part.min.y, part.width(), part.height()),
        None => picture,
    };
    let mut bytes = Vec::new();
    // The window's alpha means nothing in a picture.
    let picture = DynamicImage::from(picture.to_rgb8());
    picture.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use image::{Rgb, RgbImage};

    use super::*;

    #[test]
    fn the_board_is_cut_out_of_the_window() {
        let window = RgbImage::from_fn(40, 30, |x, y| Rgb([x as u8, y as u8, 7]));
        let part = scaled(Rect::new(5.0, 4.0, 15.0, 10.0), 2.0);
        let bytes = png(window.into(), Some(part)).unwrap();
        let cut = image::load_from_memory(&bytes).unwrap().to_rgb8();
        assert_eq!(cut.dimensions(), (20, 12));
        assert_eq!(cut.get_pixel(0, 0), &Rgb([10, 8, 7]));
        assert_eq!(cut.get_pixel(19, 11), &Rgb([29, 19, 7]));
    }
}
