//! Short sound effects, and the message that requests them.

use bevy::prelude::*;

use crate::shell::system::resources::AddResource;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PlayEffect>();
    add_effects(app, &[&MENU]);
}

/// Adds effects that may be requested. In a browser they are fetched once the first screen has been drawn; one that was
/// not added is fetched when it is first requested, and not heard that time.
pub fn add_effects(app: &mut App, effects: &[&'static Effect]) {
    app.add_resource::<Repertoire>();
    app.world_mut().resource_mut::<Repertoire>().0.extend(effects);
}

/// The effects that may be requested.
#[derive(Resource, Default)]
pub(crate) struct Repertoire(pub Vec<&'static Effect>);

/// A sound effect for one kind of event.
#[derive(Debug, PartialEq, Eq)]
pub struct Effect {
    /// Its name.
    pub name: &'static str,
    /// Its variants, one of which is picked at random.
    pub variants: &'static [Variant],
}

/// An Ogg Vorbis file.
#[derive(Debug, PartialEq, Eq)]
pub struct Variant {
    /// Its path in the assets folder.
    pub path: &'static str,
    /// Its contents, if they are part of the program; in the browser they are fetched.
    pub here: Option<&'static [u8]>,
}

/// A sound effect, given its name and the files it is drawn from, below `assets/sounds` and without their extension.
macro_rules! effect {
    ($name:literal: $($file:literal)+) => {
        $crate::shell::sound::effect::Effect {
            name: $name,
            variants: &[$($crate::shell::sound::effect::Variant {
                path: concat!("sounds/", $file, ".ogg"),
                here: if cfg!(target_arch = "wasm32") {
                    None
                } else {
                    Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds/", $file, ".ogg")))
                },
            }),+],
        }
    };
}

/// A control on the screen was pressed.
pub const MENU: Effect = effect!("menu": "effects/menu-1");

/// Requests an effect. Requesting the same one several times in a frame plays it once, as first requested.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlayEffect {
    /// The effect.
    pub effect: &'static Effect,
    /// The direction from which it is heard, from −1 (left) to 1 (right); `None` for what belongs to no place.
    pub panning: Option<f32>,
}

impl PlayEffect {
    /// An effect that belongs to no place.
    pub const fn of(effect: &'static Effect) -> Self {
        Self { effect, panning: None }
    }
}
