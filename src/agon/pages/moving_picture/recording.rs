//! Makes a moving picture: the board plays the moves once more, a camera of its own takes pictures, and what it has
//! taken is encoded as it comes. The game does not change, and everything is as before afterwards.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use agon_core::notation::Shape;
use agon_core::rules::Side;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::view::screenshot::ScreenshotCaptured;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use gif::EncodingError;
use image::RgbImage;

use super::captions::{Captions, framed};
use super::choices::{Choices, MOVING};
use super::script::Script;
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::notes::Drawing;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::review::Review;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::agon::input::keyboard::CellFocus;
use crate::agon::scene::entities::Facing;
use crate::agon::scene::marks_hidden::MarksHidden;
use crate::agon::scene::theme::Palette;
use crate::agon::text::pages::MOVING_PICTURE;
use crate::shell::system::redraw::{Compiling, Wake};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::fallback_fonts::FallbackFonts;
use crate::shell::ui::prelude::*;
use crate::tabletop::flight::Flying;
use crate::tabletop::motion::{AnimationSpeed, SteppedTime};
use crate::tabletop::moving_picture::camera::{PictureCamera, Studio, developed};
use crate::tabletop::moving_picture::encoder::Encoder;
use crate::tabletop::view::PictureView;

/// Frames until the first position is on the board as it will be seen, with all shaders compiled.
const SETTLED: u32 = 8;
/// Time between two pictures while a piece moves.
const BETWEEN: Duration = Duration::from_millis(MOVING as u64 * 10);
/// Frames, and the time that passes in each, until a piece that has landed stands and its marks are drawn.
const SETTLING: u32 = 4;
const SETTLING_TIME: Duration = Duration::from_millis(120);
/// Pictures taken that may wait to be read and encoded.
const WAITING: usize = 4;
/// Frames without news of a picture after which none will come: several seconds.
const LOST: u32 = 900;

pub(super) fn plugin(app: &mut App) {
    app.add_resource::<Recording>()
        .add_message::<RecordingWanted>()
        .add_message::<RecordingEnded>()
        .add_systems(
            Update,
            (begin.run_if(resource_exists::<Match>), direct)
                .chain()
                .in_set(PresentSystems::TakePicture),
        )
        .add_systems(OnExit(AGON), leave);
}

/// A player wants a moving picture of the game on the board, or no longer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RecordingWanted {
    Begin(Choices),
    Cancel,
}

/// A moving picture is complete, as a file, or will not be. One that is cancelled ends without a word.
#[derive(Message, Clone, Debug)]
pub(crate) struct RecordingEnded(pub Result<Vec<u8>, Failure>);

/// The moving picture in the making, if there is one.
#[derive(Resource, Default)]
pub(super) struct Recording {
    film: Option<Film>,
    /// Number of recordings begun, so that pictures of a former one are not taken for this one's.
    begun: u32,
}

/// The progress of a moving picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Progress {
    /// Moves shown, of how many.
    pub shown: usize,
    pub moves: usize,
    /// The camera's picture, once there is one.
    pub seen: Option<egui::TextureId>,
}

impl Recording {
    /// The progress, if one is in the making.
    pub fn progress(&self) -> Option<Progress> {
        self.film.as_ref().map(|film| Progress {
            shown: film.at,
            moves: film.script.plies.len() - 1,
            seen: film.set.as_ref().map(|set| set.seen),
        })
    }
}

impl Recording {
    /// A picture has been read.
    fn take_in(&mut self, begun: u32, number: u32, picture: Option<RgbImage>) {
        let film = self.film.as_mut().filter(|_| self.begun == begun);
        if let Some(shot) = film.and_then(|film| film.shots.get_mut(number.checked_sub(film.oldest)? as usize)) {
            shot.picture = Some(picture);
        }
    }
}

struct Film {
    script: Script,
    choices: Choices,
    /// The side at the lower end of the board.
    facing: Side,
    /// Set up once the first position is on the board.
    set: Option<Set>,
    /// The player's animation speed.
    speed: AnimationSpeed,
    /// Number of plies after the first that are on the board.
    at: usize,
    step: Step,
    /// The lines beside the position on the board, if there are any.
    lines: Option<Arc<[RgbImage; 2]>>,
    /// The pictures taken and not encoded yet, the oldest first, and the number of the oldest.
    shots: VecDeque<Shot>,
    oldest: u32,
    /// The first pictures, until the first move is complete: its marks have colours that the first picture lacks.
    first: Vec<(RgbImage, u16)>,
    encoder: Option<Encoder>,
    /// Frames without news of a picture.
    quiet: u32,
}

struct Set {
    camera: PictureCamera,
    seen: egui::TextureId,
    captions: Option<Captions>,
}

/// The wait before the next picture is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The first position is coming on the board; this many frames are left until the camera sees it.
    Arranging(u32),
    /// The camera sees it; this many frames are left until everything is drawn.
    Opening(u32),
    /// The next ply is played, but nothing has moved yet.
    Starting,
    /// Pieces move.
    Moving,
    /// They have landed; this many frames are left until nothing moves.
    Settling(u32),
    /// The position is taken next.
    Resting,
    /// Nothing more is taken.
    Done,
}

/// A picture taken.
struct Shot {
    /// Its time, in hundredths of a second.
    stay: u16,
    lines: Option<Arc<[RgbImage; 2]>>,
    /// Nothing until it is read; then nothing within if it could not be.
    picture: Option<Option<RgbImage>>,
}

/// Why there is no moving picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There is nothing to show.
    NoMoves,
    /// The pictures cannot be taken, or not encoded.
    NoPicture,
    /// A move has been played on the board.
    GameWentOn,
}

/// Settings for a moving picture, restored afterwards.
#[derive(SystemParam)]
struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    textures: ResMut<'w, EguiUserTextures>,
    view: ResMut<'w, PictureView>,
    speed: ResMut<'w, AnimationSpeed>,
    time: ResMut<'w, SteppedTime>,
    preview: Option<ResMut<'w, Preview>>,
    drawing: Option<ResMut<'w, Drawing>>,
    hidden: Option<ResMut<'w, MarksHidden>>,
    fonts: Res<'w, FallbackFonts>,
}

impl Stage<'_, '_> {
    fn draw(&mut self, shapes: &[Shape]) {
        if let Some(drawing) = &mut self.drawing {
            drawing.show_instead(shapes);
        }
    }

    /// Puts everything back as it was.
    fn clear(&mut self, film: Film) {
        if let Some(Set { camera, .. }) = film.set {
            self.textures.remove_image(camera.image());
            camera.despawn(&mut self.commands);
        }
        *self.view = PictureView::default();
        *self.speed = film.speed;
        *self.time = SteppedTime::default();
        if let Some(preview) = self.preview.as_mut().filter(|preview| preview.is_directed()) {
            preview.end();
        }
        if let Some(hidden) = &mut self.hidden {
            hidden.0 = false;
        }
    }
}

fn begin(
    mut wanted: MessageReader<RecordingWanted>,
    mut recording: ResMut<Recording>,
    (current, review, facing, language): (Res<Match>, Res<Review>, Res<Facing>, Res<Language>),
    mut stage: Stage,
    mut focus: ResMut<CellFocus>,
    mut ended: MessageWriter<RecordingEnded>,
) {
    for &wanted in wanted.read() {
        let RecordingWanted::Begin(choices) = wanted else {
            if let Some(film) = recording.film.take() {
                stage.clear(film);
            }
            continue;
        };
        if recording.film.is_some() {
            continue;
        }
        let Some(script) = Script::new(&current, &review, &choices, &language) else {
            ended.write(RecordingEnded(Err(Failure::NoMoves)));
            continue;
        };
        let (Some(preview), Some(hidden)) = (&mut stage.preview, &mut stage.hidden) else {
            continue;
        };
        preview.direct(&current, script.plies.clone());
        hidden.0 = true;
        stage.draw(&script.shapes[0]);
        focus.set_if_neq(CellFocus::default());
        recording.begun += 1;
        recording.film = Some(Film {
            script,
            choices,
            facing: facing.0,
            set: None,
            speed: *stage.speed,
            at: 0,
            step: Step::Arranging(SETTLED),
            lines: None,
            shots: VecDeque::new(),
            oldest: 0,
            first: Vec::new(),
            encoder: None,
            quiet: 0,
        });
        *stage.view = PictureView(Some(choices.view));
        // The first position is there at once.
        *stage.speed = AnimationSpeed(0.0);
        *stage.time = SteppedTime(Some(Duration::ZERO));
    }
}

/// Takes the next step, and the next picture.
fn direct(
    mut recording: ResMut<Recording>,
    (mut stage, mut studio): (Stage, Studio),
    (colours, ground): (Res<Palette>, Res<ClearColor>),
    (moving, compiling): (Query<(), With<Flying>>, Res<Compiling>),
    overlay: Res<State<Overlay>>,
    mut ended: MessageWriter<RecordingEnded>,
    mut wake: ResMut<Wake>,
) {
    let begun = recording.begun;
    let Some(film) = &mut recording.film else {
        return;
    };
    wake.keep_drawing();
    // Without the page the player no longer wants it.
    let end = if *overlay.get() != Overlay::Page(MOVING_PICTURE) {
        None
    } else if stage.preview.as_ref().is_none_or(|preview| !preview.is_directed()) {
        Some(RecordingEnded(Err(Failure::GameWentOn)))
    } else {
        if film.step == Step::Arranging(0) {
            film.set_up(&mut stage, &mut studio, &colours, ground.0);
        }
        let file = film.go_on(begun, &mut stage, moving.is_empty(), compiling.is_on());
        let Some(file) = file.transpose() else {
            return;
        };
        Some(RecordingEnded(file))
    };
    ended.write_batch(end);
    if let Some(film) = recording.film.take() {
        stage.clear(film);
    }
}

impl Film {
    /// Has the camera look at the first position. Only now are the board's outline and the ground those of the picture.
    fn set_up(&mut self, stage: &mut Stage, studio: &mut Studio, colours: &Palette, ground: Color) {
        let Choices {
            view, size, captions, ..
        } = self.choices;
        let camera = PictureCamera::spawn(&mut stage.commands, studio, view, UVec2::splat(size.pixels()));
        self.set = Some(Set {
            seen: stage.textures.add_image(EguiTextureHandle::Weak(camera.image())),
            camera,
            captions: captions.then(|| Captions::new(size.pixels(), ground, colours, stage.fonts.definitions())),
        });
        self.write_lines();
        self.step = Step::Opening(SETTLED);
    }

    /// Writes what is said of the position on the board.
    fn write_lines(&mut self) {
        let captions = self.set.as_mut().and_then(|set| set.captions.as_mut());
        self.lines = captions.map(|captions| {
            let sides = [self.facing.opponent(), self.facing];
            let said = &self.script.captions[self.at];
            Arc::new(sides.map(|side| captions.paint(&said[side.index()])))
        });
    }

    /// Takes the next step. Returns the file once it is complete.
    fn go_on(
        &mut self,
        begun: u32,
        stage: &mut Stage,
        is_still: bool,
        is_compiling: bool,
    ) -> Result<Option<Vec<u8>>, Failure> {
        *stage.time = SteppedTime(Some(Duration::ZERO));
        self.encode()?;
        if self.step == Step::Done && self.shots.is_empty() {
            let encoder = self.encoder.take().ok_or(Failure::NoPicture)?;
            return encoder.finish().map(Some).map_err(|_| Failure::NoPicture);
        }
        // The board waits for what is not drawn yet, and for pictures to be read.
        if is_compiling || self.shots.len() >= WAITING {
            return Ok(None);
        }
        self.step = match self.step {
            Step::Arranging(frames) => Step::Arranging(frames.saturating_sub(1)),
            Step::Opening(0) => {
                *stage.speed = AnimationSpeed::default();
                Step::Resting
            }
            Step::Opening(frames) => Step::Opening(frames - 1),
            Step::Starting | Step::Moving if is_still => Step::Settling(SETTLING),
            Step::Starting => {
                *stage.time = SteppedTime(Some(BETWEEN));
                Step::Moving
            }
            Step::Moving => {
                self.take_picture(begun, MOVING, &mut stage.commands);
                *stage.time = SteppedTime(Some(BETWEEN));
                Step::Moving
            }
            Step::Settling(0) => Step::Resting,
            Step::Settling(SETTLING) => {
                stage.draw(&self.script.shapes[self.at]);
                *stage.time = SteppedTime(Some(SETTLING_TIME));
                Step::Settling(SETTLING - 1)
            }
            Step::Settling(frames) => {
                *stage.time = SteppedTime(Some(SETTLING_TIME));
                Step::Settling(frames - 1)
            }
            Step::Resting => {
                let is_last = self.at + 1 == self.script.plies.len();
                let speed = self.choices.speed;
                let stay = if is_last { speed.last_stay() } else { speed.stay() };
                self.take_picture(begun, stay, &mut stage.commands);
                if stage.preview.as_mut().is_some_and(|preview| preview.go_on()) {
                    self.at += 1;
                    self.write_lines();
                    stage.draw(&[]);
                    Step::Starting
                } else {
                    Step::Done
                }
            }
            Step::Done => Step::Done,
        };
        Ok(None)
    }

    /// Takes a picture of this frame, which stays for this many hundredths of a second.
    fn take_picture(&mut self, begun: u32, stay: u16, commands: &mut Commands) {
        let Some(set) = &self.set else {
            return;
        };
        let number = self.oldest + self.shots.len() as u32;
        self.shots.push_back(Shot {
            stay,
            lines: self.lines.clone(),
            picture: None,
        });
        let read = move |captured: On<ScreenshotCaptured>, mut recording: ResMut<Recording>| {
            recording.take_in(begun, number, developed(&captured));
        };
        commands.spawn(set.camera.screenshot()).observe(read);
    }

    /// Encodes the oldest picture once it is read: one in each frame, so that none takes long.
    fn encode(&mut self) -> Result<(), Failure> {
        let Some(shot) = self.shots.front_mut() else {
            return Ok(());
        };
        let Some(picture) = shot.picture.take() else {
            self.quiet += 1;
            return if self.quiet > LOST {
                Err(Failure::NoPicture)
            } else {
                Ok(())
            };
        };
        self.quiet = 0;
        let picture = picture.ok_or(Failure::NoPicture)?;
        let (stay, lines) = (shot.stay, shot.lines.take());
        let picture = match lines {
            Some(lines) => framed(&picture, &lines),
            None => picture,
        };
        self.shots.pop_front();
        self.oldest += 1;
        let encoded = match &mut self.encoder {
            Some(encoder) => encoder.add(picture, stay),
            None => {
                self.first.push((picture, stay));
                if self.first.len() == 1 || stay == MOVING {
                    return Ok(());
                }
                begun_with(std::mem::take(&mut self.first)).map(|encoder| self.encoder = encoder)
            }
        };
        encoded.map_err(|_| Failure::NoPicture)
    }
}

/// A file that begins with these pictures, in the colours of the first and the last.
fn begun_with(pictures: Vec<(RgbImage, u16)>) -> Result<Option<Encoder>, EncodingError> {
    let Some((last, _)) = pictures.last().cloned() else {
        return Ok(None);
    };
    let mut encoder = None;
    for (picture, stay) in pictures {
        match &mut encoder {
            None => encoder = Some(Encoder::new(picture, stay, &last)?),
            Some(encoder) => encoder.add(picture, stay)?,
        }
    }
    Ok(encoder)
}

/// The game goes from the table.
fn leave(mut recording: ResMut<Recording>, mut stage: Stage) {
    if let Some(film) = recording.film.take() {
        stage.clear(film);
    }
}
