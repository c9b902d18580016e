//! Saves pictures of every screen, in every language, board theme and window shape, to a folder, and exits: for
//! inspection and for the legibility tests. All are taken by one process.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPostUpdateSet;

use super::screenshot::{self, DRAWN};
use crate::agon::gameplay::settings::Theme;
use crate::graphics_failures::native;
use crate::shell::system::language::Locale;
use crate::shell::system::redraw::{Compiling, Wake};
use crate::shell::system::resources::AddResource;
use crate::shell::system::settings::program::{Appearance, Settings};
use crate::shell::ui::notice::Notices;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::{ActiveGame, GameExchanged};
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::view_settings::{Animation, ViewChoice, ViewSettings};

mod agent;
mod agon;
mod scene;
mod texts;

use scene::{SHELF, Scene};

/// The scenes of all games, and of the shelf they stand on.
fn scenes() -> impl Iterator<Item = &'static Scene> {
    agon::SCENES.iter().chain(&agent::SCENES).chain([&SHELF])
}

/// Frames for shadows, textures, and layouts that depend on the previous frame to settle.
const SETTLED: u32 = 7;
/// The frame that lasts until nothing changes; the board is drawn only after it.
const HELD: u32 = SETTLED - DRAWN - 1;
/// The frame in which a new game is on the table, and pages are opened.
const ENTERED: u32 = 2;
/// Longest wait for things to settle before a picture is taken.
const LONGEST: Duration = Duration::from_secs(180);

/// Makes the app take the pictures whose names contain `only`, and exit. Edges that are not smoothed cost less.
pub(crate) fn take(app: &mut App, folder: PathBuf, only: &str, is_smooth: bool) {
    let mut shots = shots();
    shots.retain(|shot| shot.name().contains(only));
    // A picture shows the end of every animation.
    app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Off;
    if !is_smooth {
        app.add_observer(do_not_smooth);
    }
    let stage = Stage::Bare;
    app.insert_resource(Gallery {
        folder,
        shots,
        taken: 0,
        stage,
    })
    .add_resource::<texts::Texts>()
    .add_systems(First, direct)
    // While a picture is read, clocks go on and computers move: its texts are those of the frame it was drawn in.
    .add_systems(
        PostUpdate,
        texts::note
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput)
            .run_if(|gallery: Res<Gallery>| !matches!(gallery.stage, Stage::Read)),
    );
}

fn do_not_smooth(camera: On<Add, BoardCamera>, mut commands: Commands) {
    commands.entity(camera.entity).insert(Msaa::Off);
}

/// The window, and the view of the board in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Phone,
    PhoneLow,
    Tablet,
    Desktop,
    Flat,
    Great,
}

impl Form {
    const ALL: [Self; 6] = [
        Self::Phone,
        Self::PhoneLow,
        Self::Tablet,
        Self::Desktop,
        Self::Flat,
        Self::Great,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Phone => "phone",
            Self::PhoneLow => "phone-low",
            Self::Tablet => "tablet",
            Self::Desktop => "desktop",
            Self::Flat => "flat",
            Self::Great => "great",
        }
    }

    const fn size(self) -> UVec2 {
        match self {
            Self::Phone => UVec2::new(360, 640),
            Self::PhoneLow => UVec2::new(640, 360),
            Self::Tablet => UVec2::new(768, 1024),
            Self::Desktop | Self::Flat => UVec2::new(1280, 800),
            Self::Great => UVec2::new(3840, 2160),
        }
    }

    const fn view(self) -> ViewChoice {
        match self {
            Self::Phone | Self::PhoneLow => ViewChoice::Auto,
            Self::Tablet | Self::Desktop => ViewChoice::ThreeD,
            Self::Flat | Self::Great => ViewChoice::TwoD,
        }
    }
}

/// One picture.
#[derive(Clone, Copy)]
struct Shot {
    scene: &'static Scene,
    form: Form,
    locale: Locale,
    appearance: Appearance,
    board: Theme,
}

impl Shot {
    fn name(&self) -> String {
        let locale = self.locale.tag();
        let appearance = match self.appearance {
            Appearance::System | Appearance::Dark => "",
            Appearance::Light => "-light",
        };
        let board = match self.board {
            Theme::Parlour => "",
            Theme::Marble => "-marble",
            Theme::Contrast => "-contrast",
        };
        format!("{}-{}{appearance}{board}-{locale}", self.scene.name, self.form.name())
    }

    /// Whether this picture shows anything that others do not.
    fn is_worth_it(&self) -> bool {
        if !matches!(self.board, Theme::Parlour) {
            let form = matches!(self.form, Form::Phone | Form::Tablet | Form::Desktop | Form::Flat);
            return form && self.scene.is_of_board && matches!(self.appearance, Appearance::Dark);
        }
        match (self.form, self.appearance) {
            // The extreme sizes and the light colours are there to check the layout and the text colours.
            (Form::Great | Form::PhoneLow, Appearance::Dark) | (Form::Flat | Form::Phone, Appearance::Light) => {
                self.locale == Locale::EN
            }
            (_, Appearance::Light) => false,
            (_, Appearance::System | Appearance::Dark) => true,
        }
    }
}

/// All pictures, ordered to change as little as possible from one to the next.
fn shots() -> VecDeque<Shot> {
    let mut shots = VecDeque::new();
    let looks = [Appearance::Dark, Appearance::Light]
        .into_iter()
        .flat_map(|appearance| [Theme::Parlour, Theme::Marble, Theme::Contrast].map(|board| (appearance, board)));
    for scene in scenes() {
        for form in Form::ALL {
            for (appearance, board) in looks.clone() {
                for locale in Locale::offered() {
                    let shot = Shot {
                        scene,
                        form,
                        locale,
                        appearance,
                        board,
                    };
                    shots.extend(shot.is_worth_it().then_some(shot));
                }
            }
        }
    }
    shots
}

#[derive(Resource)]
struct Gallery {
    folder: PathBuf,
    /// The first one is in progress.
    shots: VecDeque<Shot>,
    /// Number of pictures taken.
    taken: usize,
    stage: Stage,
}

/// Progress of the current picture.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Bare,
    Set {
        /// When that began, or began again.
        since: Instant,
        /// The frames drawn since.
        frames: u32,
    },
    /// The frame of the picture is drawn.
    Drawn,
    /// The picture comes back from the renderer.
    Read,
}

/// Sets up the next picture, waits until nothing changes, and takes it.
fn direct(world: &mut World) {
    world.resource_mut::<Wake>().keep_drawing();
    let gallery = world.resource::<Gallery>();
    let Some(&shot) = gallery.shots.front() else {
        world.write_message(AppExit::Success);
        return;
    };
    let (stage, is_first) = (gallery.stage, gallery.taken == 0);
    let is_drawn = match stage {
        Stage::Bare => false,
        Stage::Set { frames, .. } => frames + DRAWN >= SETTLED,
        // While the picture is read, nothing is looked at.
        Stage::Drawn | Stage::Read => false,
    };
    let mut camera = world.query_filtered::<&mut Camera, With<BoardCamera>>();
    if let Ok(mut camera) = camera.single_mut(world) {
        camera.is_active = is_first || is_drawn;
    }
    let stage = match stage {
        Stage::Drawn | Stage::Read => Stage::Read,
        Stage::Bare if *world.resource::<State<ActiveGame>>().get() != shot.scene.game => {
            world.write_message(GameExchanged(shot.scene.game));
            Stage::Bare
        }
        Stage::Bare => {
            set_stage(world, &shot);
            let since = Instant::now();
            Stage::Set { since, frames: 0 }
        }
        Stage::Set { since, frames } if frames < SETTLED => {
            let is_changing = since.elapsed() < shot.scene.patience
                || world.resource::<texts::Texts>().are_moving
                || world.resource::<Compiling>().is_on();
            if is_changing && since.elapsed() > LONGEST {
                native::tell(&format!("{}: something always moves", shot.name()));
                world.write_message(AppExit::error());
                return;
            }
            // A new game closes any overlay.
            if frames == ENTERED {
                NextState::set_if_neq(&mut world.resource_mut::<NextState<Overlay>>(), shot.scene.overlay);
                (shot.scene.enter)(world);
            }
            let waits = frames >= ENTERED && (shot.scene.follow)(world, frames);
            match (waits, frames == HELD && is_changing) {
                (true, _) => Stage::Set {
                    since: Instant::now(),
                    frames: ENTERED + 1,
                },
                (false, true) => Stage::Set { since, frames },
                (false, false) => Stage::Set {
                    since,
                    frames: frames + 1,
                },
            }
        }
        Stage::Set { .. } => {
            world.spawn(Screenshot::primary_window()).observe(save);
            Stage::Drawn
        }
    };
    world.resource_mut::<Gallery>().stage = stage;
}

fn save(
    captured: On<ScreenshotCaptured>,
    texts: Res<texts::Texts>,
    mut gallery: ResMut<Gallery>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(shot) = gallery.shots.pop_front() else {
        return;
    };
    gallery.taken += 1;
    gallery.stage = Stage::Bare;
    let file = gallery.folder.join(shot.name());
    let written = screenshot::write(&captured.image, &file.with_extension("png"));
    let written = written.and_then(|()| {
        texts
            .write(&file.with_extension("txt"))
            .map_err(|error| error.to_string())
    });
    if let Err(reason) = written {
        native::tell(&format!("{}: {reason}", file.display()));
        exit.write(AppExit::error());
    }
}

fn set_stage(world: &mut World, shot: &Shot) {
    let Shot {
        scene,
        form,
        locale,
        appearance,
        board,
    } = *shot;
    let UVec2 { x, y } = form.size();
    let mut window = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = window.single_mut(world) {
        window.resolution.set(x as f32, y as f32);
    }
    let mut settings = world.resource_mut::<Settings>();
    settings.set_if_neq(Settings {
        appearance,
        ..settings.clone()
    });
    let mut settings = world.resource_mut::<ViewSettings>();
    settings.set_if_neq(ViewSettings {
        view: form.view(),
        ..settings.clone()
    });
    if world.resource::<Language>().locale() != locale {
        world.resource_mut::<Language>().switch(locale);
    }
    *world.resource_mut::<Notices>() = Notices::default();
    (scene.clear)(world, board);
    (scene.set_up)(world);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), scene.screen);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Overlay>>(), Overlay::None);
}
