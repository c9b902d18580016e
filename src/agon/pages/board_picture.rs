//! Saves a picture of the board as seen, to keep or share.

use std::io::Cursor;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;
use image::{DynamicImage, ImageFormat};

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::agon::input::keyboard::CellFocus;
use crate::agon::scene::marks_hidden::MarksHidden;
use crate::shell::system::exchange::events::ExchangeWanted;
use crate::shell::system::redraw::Wake;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::view::BoardViewport;

/// Frames until anything covering the board has disappeared from the window.
const CLEARED: u32 = 4;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Pending>(app, AGON);
    app.add_message::<PictureWanted>().add_systems(
        Update,
        (clear_board, take_picture).chain().in_set(PresentSystems::TakePicture),
    );
}

/// A player wants a picture of the board. Anything covering it is closed first.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureWanted;

/// A requested picture: the frames left until it is taken, and the overlay to restore afterwards.
#[derive(Resource, Debug, Default)]
struct Pending(Option<(u32, Overlay)>);

fn clear_board(
    mut requests: MessageReader<PictureWanted>,
    mut pending: ResMut<Pending>,
    mut hidden: ResMut<MarksHidden>,
    (overlay, mut next_overlay): (Res<State<Overlay>>, ResMut<NextState<Overlay>>),
    mut focus: ResMut<CellFocus>,
) {
    if requests.read().count() > 0 {
        next_overlay.set(Overlay::None);
        focus.set_if_neq(CellFocus::default());
        pending.0 = Some((CLEARED, *overlay.get()));
        hidden.0 = true;
    }
}

fn take_picture(
    mut commands: Commands,
    mut pending: ResMut<Pending>,
    mut hidden: ResMut<MarksHidden>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut wake: ResMut<Wake>,
) {
    let Some((frames, before)) = pending.0 else {
        return;
    };
    wake.keep_drawing();
    pending.0 = frames.checked_sub(1).map(|left| (left, before));
    if frames == 0 {
        commands.spawn(Screenshot::primary_window()).observe(save_board);
        hidden.0 = false;
        // The overlay returns with the next frame, after the picture.
        overlay.set(before);
    }
}

/// Crops the board from a picture of the window and saves it.
fn save_board(
    captured: On<ScreenshotCaptured>,
    viewport: Res<BoardViewport>,
    window: Single<&Window, With<PrimaryWindow>>,
    language: Res<Language>,
    (mut exchange, mut notices): (MessageWriter<ExchangeWanted>, MessageWriter<Notice>),
) {
    let picture = captured.image.clone().try_into_dynamic().ok();
    let picture = picture.and_then(|picture| png(picture, viewport.0.map(|rect| scaled(rect, window.scale_factor()))));
    match picture {
        Some(bytes) => drop(exchange.write(ExchangeWanted::save_today("agon", "png", bytes))),
        None => drop(notices.write(Notice::warning(language.tr("share-no-picture")))),
    }
}

/// Converts a rectangle of the window to physical pixels.
fn scaled(rect: Rect, scale: f32) -> URect {
    Rect::from_corners(rect.min * scale, rect.max * scale).as_urect()
}

/// Encodes part of a picture as PNG.
fn png(picture: DynamicImage, part: Option<URect>) -> Option<Vec<u8>> {
    let picture = match part {
        Some(part) => picture.crop_imm(part.min.x, part.min.y, part.width(), part.height()),
        None => picture,
    };
    let mut bytes = Vec::new();
    // The window's alpha is meaningless in a picture.
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
