//! The pictures on the boxes. On the desktop they are part of the program; in the browser they are fetched when the shelf
//! is first seen.

use std::path::PathBuf;

use bevy::asset::AssetServer;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use bevy_egui::egui::{self, TextureHandle, TextureOptions};
use image::ImageFormat;

use crate::shell::system::asset_texts::{LOOK_AGAIN, ReadError, read};
use crate::shell::system::redraw::Wake;
use crate::tabletop::active_game::ActiveGame;
use crate::tabletop::game::{BoardGame, Picture};

/// The pictures, by the game whose box they are on.
#[derive(Resource, Default)]
pub(super) struct Covers(Vec<(ActiveGame, Cover)>);

enum Cover {
    Awaited(Task<Result<Vec<u8>, ReadError>>),
    There(TextureHandle),
    /// A box without a picture is a box, too.
    Missing,
}

impl Covers {
    /// The picture of a game; `None` until it is there.
    pub(super) fn of(&self, game: ActiveGame) -> Option<&TextureHandle> {
        self.0.iter().find_map(|(of, cover)| match cover {
            Cover::There(texture) if *of == game => Some(texture),
            _ => None,
        })
    }

    /// Begins to read what was never asked for, and takes in what has arrived.
    pub(super) fn follow(
        &mut self,
        ctx: &egui::Context,
        games: &[BoardGame],
        server: Option<&AssetServer>,
        wake: &mut Wake,
    ) {
        for game in games {
            if !self.0.iter().any(|(of, _)| *of == game.id) {
                let cover = game.cover.picture.map(|picture| begin(ctx, game.name, picture, server));
                self.0.push((game.id, cover.unwrap_or(Cover::Missing)));
            }
        }
        for (game, cover) in &mut self.0 {
            let Cover::Awaited(task) = cover else { continue };
            match check_ready(task) {
                Some(Ok(bytes)) => *cover = shown(ctx, game.name().unwrap_or_default(), &bytes),
                Some(Err(error)) => {
                    warn!("{game:?}: {error}");
                    *cover = Cover::Missing;
                }
                None => wake.within(LOOK_AGAIN),
            }
        }
    }
}

fn begin(ctx: &egui::Context, name: &str, picture: Picture, server: Option<&AssetServer>) -> Cover {
    match (picture.here, server) {
        (Some(bytes), _) => shown(ctx, name, bytes),
        (None, Some(server)) => {
            let (server, path) = (server.clone(), PathBuf::from(picture.path));
            Cover::Awaited(IoTaskPool::get().spawn(async move { read(&server, path).await }))
        }
        (None, None) => Cover::Missing,
    }
}

fn shown(ctx: &egui::Context, name: &str, bytes: &[u8]) -> Cover {
    match image::load_from_memory_with_format(bytes, ImageFormat::Png) {
        Ok(picture) => {
            let picture = picture.to_rgb8();
            let size = [picture.width(), picture.height()].map(|side| side as usize);
            let pixels = egui::ColorImage::from_rgb(size, &picture);
            Cover::There(ctx.load_texture(name, pixels, TextureOptions::LINEAR))
        }
        Err(error) => {
            warn!("{name}: {error}");
            Cover::Missing
        }
    }
}
