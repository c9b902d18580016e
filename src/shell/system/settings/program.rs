//! Settings common to every program: language, appearance and volumes.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::language_choice::LanguageChoice;
use super::section::{Section, add_section};

pub(crate) fn plugin(app: &mut App) {
    add_section::<Settings>(app);
}

/// The player's choices for the whole program. Change them through [`DetectChangesMut::set_if_neq`], as every change is
/// saved.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language of all texts.
    pub language: LanguageChoice,
    /// Dark or light panels.
    pub appearance: Appearance,
    /// Volume of effects, in percent.
    pub sound_volume: Percent,
    /// Volume of music, in percent.
    pub music_volume: Percent,
    /// Volume of the ambience, in percent.
    pub ambience_volume: Percent,
    /// Whether all sound is off.
    pub muted: bool,
    /// Size of the interface relative to normal.
    pub text_size: TextSize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::System,
            appearance: Appearance::System,
            sound_volume: Percent(80),
            music_volume: Percent(60),
            ambience_volume: Percent(70),
            muted: false,
            text_size: TextSize::Normal,
        }
    }
}

impl Section for Settings {
    const NAME: &'static str = "shell";
}

impl Settings {
    /// Volume of effects from 0 (silent, or muted) to 1.
    pub fn sound(&self) -> f32 {
        if self.muted { 0.0 } else { self.sound_volume.fraction() }
    }

    /// Volume of music from 0 (silent, or muted) to 1.
    pub fn music(&self) -> f32 {
        if self.muted { 0.0 } else { self.music_volume.fraction() }
    }

    /// Volume of the ambience from 0 (silent, or muted) to 1.
    pub fn ambience(&self) -> f32 {
        if self.muted {
            0.0
        } else {
            self.ambience_volume.fraction()
        }
    }
}

/// A whole number from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Percent(u8);

impl Percent {
    /// `number` percent, capped at 100.
    pub fn new(number: u8) -> Self {
        Self(number.min(100))
    }

    /// The number of percent, from 0 to 100.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The value as a fraction, from 0 to 1.
    pub fn fraction(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl TryFrom<u8> for Percent {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number <= 100 {
            Ok(Self(number))
        } else {
            Err("more than 100 percent")
        }
    }
}

/// Dark or light panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appearance {
    /// Follows the system's window theme; dark if that is unknown.
    #[default]
    System,
    /// Ivory on walnut.
    Dark,
    /// Walnut on ivory.
    Light,
}

/// Size of the interface relative to normal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    /// Normal size.
    #[default]
    Normal,
    /// A fifth larger.
    Large,
    /// Half as large again.
    Huge,
}

impl TextSize {
    /// The scale factor for every length of the interface.
    pub fn factor(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.2,
            Self::Huge => 1.5,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn muted_is_silent_and_volumes_stay() {
        let settings = Settings {
            muted: true,
            ..default()
        };
        assert_eq!([settings.sound(), settings.music(), settings.ambience()], [0.0; 3]);
        assert!(
            Settings {
                muted: false,
                ..settings
            }
            .sound()
                > 0.0
        );
    }
}
