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
use crate::app::agon::gameplay::advice::{Advice, Found};
use crate::app::agon::gameplay::agon_screen::AGON;
use crate::app::agon::gameplay::analysis::{Activity, Analysis, AnalysisWanted};
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::messages::{AdviceWanted, GameStarted, ResultAction};
use crate::app::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::app::agon::gameplay::review::{self, Review, ReviewWanted};
use crate::app::agon::gameplay::selection::CellChosen;
use crate::app::agon::gameplay::settings::AgonSettings;
use crate::app::agon::gameplay::settings::Theme;
use crate::app::agon::gameplay::try_again::TryAgainWanted;
use crate::app::agon::hud::hints::state::HintState;
use crate::app::agon::pages::new_game::choices::{Choices, Opponent};
use crate::app::agon::pages::new_game::rules::Opened;
use crate::app::agon::pages::rule_book::museum::Place;
use crate::app::agon::saves::lessons::Learned;
use crate::app::agon::saves::played::Played;
use crate::app::agon::saves::puzzles::Solved;
use crate::app::graphics_failures::native;
use crate::app::shell::system::language::{Language, Locale};
use crate::app::shell::system::redraw::{Compiling, Wake};
use crate::app::shell::system::resources::AddResource;
use crate::app::shell::system::settings::program::{Appearance, Settings};
use crate::app::shell::system::store::Store;
use crate::app::shell::ui::navigation::{Overlay, Screen};
use crate::app::shell::ui::notice::Notices;
use crate::app::tabletop::camera::marker::BoardCamera;
use crate::app::tabletop::view_settings::{Animation, ViewChoice, ViewSettings};
use crate::rules::Preset;
use crate::session::conditions::{Terms, TimeControl};

mod kept;
mod on_board;
mod scene;
mod texts;

use scene::{FISCHER, Scene};

/// Frames for shadows, textures, and layouts that depend on the previous frame to settle.
const SETTLED: u32 = 7;
/// The frame that lasts until nothing changes; the board is drawn only after it.
const HELD: u32 = SETTLED - DRAWN - 1;
/// How long something may change before a picture is taken.
const LONGEST: Duration = Duration::from_secs(180);
/// The depth at which an analysis is stopped for its picture, in plies.
const DEEP_ENOUGH: u32 = 7;

/// Makes the app take the pictures whose names contain `only`, and exit.
pub(crate) fn take(app: &mut App, folder: PathBuf, only: &str) {
    let mut shots = shots();
    shots.retain(|shot| shot.name().contains(only));
    // A picture shows the end of every animation.
    app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Off;
    let stage = Stage::Bare;
    app.insert_resource(Gallery {
        folder,
        shots,
        taken: 0,
        stage,
    })
    .add_resource::<texts::Texts>()
    // The scenes are Agon's.
    .add_systems(First, direct.run_if(in_state(AGON)))
    .add_systems(
        PostUpdate,
        texts::note
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
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
#[derive(Clone, Copy, Debug)]
struct Shot {
    scene: Scene,
    form: Form,
    locale: Locale,
    appearance: Appearance,
    board: Theme,
}

impl Shot {
    fn name(&self) -> String {
        let locale = match self.locale {
            Locale::Fr => "fr",
            _ => "en",
        };
        let appearance = match self.appearance {
            Appearance::System | Appearance::Dark => "",
            Appearance::Light => "-light",
        };
        let board = match self.board {
            Theme::Parlour => "",
            Theme::Marble => "-marble",
            Theme::Contrast => "-contrast",
        };
        format!("{}-{}{appearance}{board}-{locale}", self.scene.name(), self.form.name())
    }

    /// Whether this picture shows anything that others do not.
    const fn is_worth_it(&self) -> bool {
        if !matches!(self.board, Theme::Parlour) {
            let form = matches!(self.form, Form::Phone | Form::Tablet | Form::Desktop | Form::Flat);
            return form && self.scene.is_of_board() && matches!(self.appearance, Appearance::Dark);
        }
        match (self.form, self.appearance) {
            // The extreme sizes and the light colours are there to check the layout and the text colours.
            (Form::Great | Form::PhoneLow, Appearance::Dark) | (Form::Flat | Form::Phone, Appearance::Light) => {
                matches!(self.locale, Locale::En)
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
    for scene in Scene::ALL {
        for form in Form::ALL {
            for (appearance, board) in looks.clone() {
                for locale in Locale::OFFERED {
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
    /// How many have been taken.
    taken: usize,
    stage: Stage,
}

/// Progress of the current picture.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Bare,
    Set { since: Instant, frames: u32 },
    Shot,
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
        Stage::Shot => false,
    };
    let mut camera = world.query_filtered::<&mut Camera, With<BoardCamera>>();
    if let Ok(mut camera) = camera.single_mut(world) {
        camera.is_active = is_first || is_drawn;
    }
    let stage = match stage {
        Stage::Shot => return,
        Stage::Bare => {
            set_stage(world, &shot);
            let since = Instant::now();
            Stage::Set { since, frames: 0 }
        }
        Stage::Set { since, frames } if frames < SETTLED => {
            let is_changing = since.elapsed() < shot.scene.patience()
                || world.resource::<texts::Texts>().are_moving
                || world.resource::<Compiling>().is_on();
            if is_changing && since.elapsed() > LONGEST {
                native::tell(&format!("{}: something always moves", shot.name()));
                world.write_message(AppExit::error());
                return;
            }
            // A new game closes any overlay.
            if frames == 2 {
                let overlay = shot.scene.overlay();
                NextState::set_if_neq(&mut world.resource_mut::<NextState<Overlay>>(), overlay);
                world.write_message_batch(shot.scene.picks().map(CellChosen));
                world.write_message_batch(shot.scene.arrives());
                // This provides a finished game to look at.
                world.write_message_batch(
                    matches!(shot.scene, Scene::MyGames | Scene::Story).then_some(ResultAction::Resign),
                );
            }
            let is_held = frames == HELD && is_changing;
            let (mut since, mut frames) = (since, if is_held { frames } else { frames + 1 });
            if frames > 3
                && let Some(current) = world.get_resource::<Match>()
            {
                let given = world.resource::<Advice>().given(current);
                let asked = match given {
                    Some((_, Found::Awaited)) => None,
                    given => shot.scene.asks(given.map(|(topic, _)| topic)),
                };
                if asked.is_some() || matches!(given, Some((_, Found::Awaited))) {
                    // The picture waits for the answer.
                    (since, frames) = (Instant::now(), 3);
                }
                world.write_message_batch(asked);
            }
            let analysis = world.resource::<Analysis>();
            if shot.scene.is_of_analysis() && frames > 3 && analysis.activity() == Activity::Searching {
                let is_deep = analysis.found().is_some_and(|found| found.depth >= DEEP_ENOUGH);
                (since, frames) = (Instant::now(), 3);
                world.write_message_batch(is_deep.then_some(AnalysisWanted::Stop));
            }
            if shot.scene.is_of_review() && frames > 3 {
                let activity = world.resource::<Review>().activity();
                if activity != review::Activity::Done {
                    (since, frames) = (Instant::now(), 3);
                    let is_due = activity == review::Activity::Nothing;
                    world.write_message_batch(is_due.then_some(ReviewWanted::Begin));
                } else if frames == 4 && !is_held {
                    let is_of = |scene| shot.scene == scene;
                    world.write_message_batch(is_of(Scene::Mistake).then_some(ReviewWanted::PreviousMistake));
                    world.write_message_batch(is_of(Scene::TryAgain).then_some(TryAgainWanted::Begin(None)));
                }
            }
            Stage::Set { since, frames }
        }
        Stage::Set { .. } => {
            world.spawn(Screenshot::primary_window()).observe(save);
            Stage::Shot
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
    let mut settings = world.resource_mut::<AgonSettings>();
    settings.set_if_neq(AgonSettings {
        board,
        first_run: scene.is_of_first_game(),
        ..settings.clone()
    });
    if world.resource::<Language>().locale() != locale {
        world.resource_mut::<Language>().switch(locale);
    }
    *world.resource_mut::<Notices>() = Notices::default();
    *world.resource_mut::<HintState>() = HintState::default();
    if scene == Scene::MyGames {
        kept::save_games(&mut world.resource_mut::<Store>());
    }
    if scene == Scene::Learn {
        world.resource_mut::<Learned>().0 = kept::learned(6);
    }
    if matches!(scene, Scene::Puzzles | Scene::Mistakes | Scene::MistakeAgain) {
        world.resource_mut::<Solved>().set(kept::solved(6));
    }
    if scene == Scene::Progress {
        let history = kept::played(&mut world.resource_mut::<Store>());
        world.resource_mut::<Learned>().0 = kept::learned(11);
        world.resource_mut::<Solved>().set(kept::solved(60));
        world.resource_mut::<Played>().0 = history;
    }
    *world.resource_mut::<PuzzleSeries>() = scene.series();
    world.write_message(AdviceWanted::Enough);
    if let Some(game) = scene.game() {
        let exercise = scene.exercise();
        world.write_message(GameStarted { game, exercise });
    }
    let opponent = match scene {
        Scene::People | Scene::Pasted => Opponent::Person,
        _ => Opponent::Computer,
    };
    let time = match scene {
        Scene::Terms => FISCHER,
        _ => TimeControl::None,
    };
    world.resource_mut::<Choices>().set_if_neq(Choices {
        opponent,
        own_rules: (scene == Scene::OwnRules).then(|| Preset::Escale.rules()),
        terms: Terms {
            time,
            ..Terms::default()
        },
        ..Choices::default()
    });
    *world.resource_mut::<Place>() = scene.place();
    *world.resource_mut::<Opened>() = match scene {
        Scene::OwnRules => Opened::at("capture"),
        _ => Opened::default(),
    };
    let screen = match scene {
        Scene::Title
        | Scene::Continue
        | Scene::Learn
        | Scene::Puzzles
        | Scene::Progress
        | Scene::Open
        | Scene::Found => Screen::Title,
        Scene::Computer | Scene::People | Scene::Terms | Scene::OwnRules | Scene::Pasted => Screen::NewGame,
        _ => Screen::Playing,
    };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Overlay>>(), Overlay::None);
}
