//! The camera of a moving picture: it sees the board from the home position and draws it to an image, whatever the size
//! of the window and the pages over it.

use bevy::camera::RenderTarget;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use image::RgbImage;

use crate::tabletop::camera::framing::{portrait, tones};
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::view::{BoardOutline, HomeBearing, View};

/// The board's light, outline and bearing.
#[derive(SystemParam)]
pub(crate) struct Studio<'w, 's> {
    images: ResMut<'w, Assets<Image>>,
    outline: Res<'w, BoardOutline>,
    bearing: Res<'w, HomeBearing>,
    board: Single<'w, 's, (&'static EnvironmentMapLight, &'static Msaa), With<BoardCamera>>,
}

/// A camera, and the image to which it draws.
#[derive(Clone, Debug)]
pub(crate) struct PictureCamera {
    entity: Entity,
    image: Handle<Image>,
}

impl PictureCamera {
    /// A camera for a picture of this size, in pixels.
    pub fn spawn(commands: &mut Commands, studio: &mut Studio, view: View, size: UVec2) -> Self {
        let image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        let image = studio.images.add(image);
        let (lens, part, place) = portrait(view, size, *studio.bearing, &studio.outline);
        let (room, msaa) = *studio.board;
        let camera = commands.spawn((
            Name::new("Picture camera"),
            Camera3d::default(),
            Camera {
                // Before the window's.
                order: -1,
                sub_camera_view: Some(part),
                ..default()
            },
            RenderTarget::Image(image.clone().into()),
            (lens, tones(view), place),
            (room.clone(), *msaa),
        ));
        let entity = camera.id();
        Self { entity, image }
    }

    /// The image to which it draws.
    pub fn image(&self) -> AssetId<Image> {
        self.image.id()
    }

    /// A component that takes a picture of this frame once it is spawned, to be read some frames later.
    pub fn screenshot(&self) -> Screenshot {
        Screenshot::image(self.image.clone())
    }

    /// Takes the camera away.
    pub fn despawn(self, commands: &mut Commands) {
        commands.entity(self.entity).despawn();
    }
}

/// A picture that was taken; `None` if its pixels are of a kind that cannot be read.
pub(crate) fn developed(captured: &ScreenshotCaptured) -> Option<RgbImage> {
    let picture = captured.image.clone().try_into_dynamic().ok()?;
    Some(picture.to_rgb8())
}
