//! The player's view settings, with their keys: the view and the animation speed.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use serde::{Deserialize, Serialize};

use super::motion::AnimationSpeed;
use super::schedule::TableSystems;
use super::view::{CameraHome, PictureView, Slope, View};
use crate::shell::input::context::InputContext;
use crate::shell::input::shortcuts::{Action, ActionGroup, ActionId, ActionPressed, add_actions};
use crate::shell::system::resources::AddResource;
use crate::shell::system::settings::section::{Section, add_section};
use crate::shell::ui::prelude::*;
use crate::shell::ui::slide::SlideSpeed;

/// Group of view actions in the list of keys.
pub const VIEW: ActionGroup = ActionGroup {
    heading: key("keys-view"),
    rank: 1,
};

/// Switches between the two views.
const OTHER_VIEW: ActionId = ActionId("other_view");
/// Returns the camera to its home position.
const CAMERA_HOME: ActionId = ActionId("camera_home");

const ACTIONS: [Action; 2] = [
    Action::new(OTHER_VIEW, key("keys-other-view"), VIEW, InputContext::Board)
        .with_keys(&["V"])
        .with_button(GamepadButton::North),
    Action::new(CAMERA_HOME, key("keys-camera"), VIEW, InputContext::Board)
        .with_keys(&["R"])
        .with_button(GamepadButton::LeftThumb),
];

/// Requires the settings.
pub(crate) fn plugin(app: &mut App) {
    add_section::<ViewSettings>(app);
    add_actions(app, &ACTIONS);
    app.add_resource::<SlideSpeed>();
    app.add_systems(
        Update,
        (
            obey.in_set(TableSystems::Input),
            (choose_view, apply.run_if(resource_exists_and_changed::<ViewSettings>)).in_set(TableSystems::Effects),
        ),
    );
}

/// The player's choices for any tabletop game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ViewSettings {
    /// View of the table.
    pub view: ViewChoice,
    /// The camera's angle in perspective.
    pub slope: Slope,
    /// Speed of the pieces.
    pub animation: Animation,
}

impl Section for ViewSettings {
    const NAME: &'static str = "tabletop";
}

/// Choice of the table's view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ViewChoice {
    /// Chosen to suit the window: flat on a phone, otherwise in perspective.
    #[default]
    Auto,
    /// In perspective, with light and shadow.
    ThreeD,
    /// Flat, from above.
    TwoD,
}

impl From<View> for ViewChoice {
    fn from(view: View) -> Self {
        match view {
            View::ThreeD => Self::ThreeD,
            View::TwoD => Self::TwoD,
        }
    }
}

/// Choice of the animation speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// Follows the system: off if it asks for reduced motion, otherwise normal.
    #[default]
    System,
    /// Easy to follow.
    Normal,
    /// For players who know the game.
    Fast,
    /// No animation.
    Off,
}

impl Animation {
    /// Animation speed: 1 is normal, 2 is twice as fast, 0 is instantaneous.
    pub fn speed(self) -> f32 {
        match self {
            Self::System if system_reduces_motion() => 0.0,
            Self::System | Self::Normal => 1.0,
            Self::Fast => 2.5,
            Self::Off => 0.0,
        }
    }
}

/// There is no setting for this that desktops have in common.
#[cfg(not(target_arch = "wasm32"))]
const fn system_reduces_motion() -> bool {
    false
}

#[cfg(target_arch = "wasm32")]
fn system_reduces_motion() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// Shows the table in the other view, as its key does.
pub fn other_view() -> Do {
    Do::send(ActionPressed {
        action: OTHER_VIEW,
        repeat: false,
    })
}

fn obey(
    mut pressed: MessageReader<ActionPressed>,
    view: Res<View>,
    mut settings: ResMut<ViewSettings>,
    mut home: MessageWriter<CameraHome>,
) {
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        match pressed.action {
            OTHER_VIEW => settings.view = view.other().into(),
            CAMERA_HOME => drop(home.write(CameraHome)),
            _ => {}
        }
    }
}

/// Applies the view of a moving picture, otherwise the player's choice or, on automatic, the one that suits the window:
/// from above on a phone, where the board is as large as possible and no piece hides another from the finger.
fn choose_view(
    settings: Res<ViewSettings>,
    picture: Res<PictureView>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut view: ResMut<View>,
) {
    if let Some(wanted) = picture.0 {
        view.set_if_neq(wanted);
        return;
    }
    let is_small = window.is_some_and(|window| window.size().min_element() < size::NARROW);
    view.set_if_neq(match settings.view {
        ViewChoice::TwoD => View::TwoD,
        ViewChoice::Auto if is_small => View::TwoD,
        ViewChoice::Auto | ViewChoice::ThreeD => View::ThreeD,
    });
}

fn apply(
    settings: Res<ViewSettings>,
    mut slope: ResMut<Slope>,
    (mut speed, mut slides): (ResMut<AnimationSpeed>, ResMut<SlideSpeed>),
) {
    slope.set_if_neq(settings.slope);
    let wanted = settings.animation.speed();
    speed.set_if_neq(AnimationSpeed(wanted));
    slides.set_if_neq(SlideSpeed(wanted));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn motion_is_the_systems_until_the_player_chooses() {
        assert_eq!(ViewSettings::default().animation, Animation::System);
        assert_eq!(Animation::System.speed(), Animation::Normal.speed());
        assert!(Animation::Fast.speed() > Animation::Normal.speed());
        assert_eq!(Animation::Off.speed(), 0.0);
    }
}
