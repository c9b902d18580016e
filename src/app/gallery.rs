//! Saves a picture of every screen, in every language, theme of the board and shape of the window, into a folder, and
//! ends: to be looked at, and for the tests of legibility. One process takes them all.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPostUpdateSet;

use super::agon::choices::{Choices, Opponent};
use super::agon::clock::Times;
use super::agon::guide::Guide;
use super::agon::messages::{GameStarted, PlayerAction};
use super::agon::players::Players;
use super::agon::selection::CellChosen;
use super::agon::terms::{Terms, TimeControl};
use super::faults;
use super::picture;
use super::shell::exchange::{Arrived, Origin};
use super::shell::language::{Language, Locale};
use super::shell::notice::Notices;
use super::shell::screens::{Overlay, Screen};
use super::shell::settings::{Animation, Appearance, Board, Settings, View};
use super::shell::wake::Wake;
use crate::board::CellId;
use crate::engine::Level;
use crate::notation::{GameTree, parse_position, read_move};
use crate::rules::{Game, Position, RuleSet, Side, WinReason};

mod texts;

/// Frames until layouts that follow from the frame before, shadows and textures have settled.
const SETTLED: u32 = 6;

/// The clock of the scenes that have one.
const FISCHER: TimeControl = TimeControl::Fischer {
    minutes: 10,
    increment: 5,
};

/// Has the app take the pictures whose names contain `only`, and end.
pub(super) fn take(app: &mut App, folder: PathBuf, only: &str) {
    let mut shots = shots();
    shots.retain(|shot| shot.name().contains(only));
    // A picture shows the end of every motion.
    app.world_mut().resource_mut::<Settings>().animation = Animation::Off;
    let stage = Stage::Bare;
    app.insert_resource(Gallery { folder, shots, stage })
        .init_resource::<texts::Texts>()
        .add_systems(First, direct)
        .add_systems(
            PostUpdate,
            texts::note
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// What is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    Title,
    Continue,
    Computer,
    People,
    /// The choices with a clock.
    Terms,
    Opening,
    Game,
    Picked,
    Captured,
    Looking,
    End,
    /// Clocks run.
    Clocks,
    /// One of them is nearly over.
    Hurry,
    /// It is over.
    Late,
    Hint,
    Pause,
    Share,
    Open,
    Found,
    Settings,
    Keys,
    Rules,
    Credits,
    Library,
    Story,
}

impl Scene {
    const ALL: [Self; 25] = [
        // The first comes before any game is there to be continued.
        Self::Title,
        Self::Computer,
        Self::People,
        Self::Terms,
        Self::Opening,
        Self::Game,
        Self::Picked,
        Self::Captured,
        Self::Looking,
        Self::End,
        Self::Clocks,
        Self::Hurry,
        Self::Late,
        Self::Hint,
        Self::Pause,
        Self::Share,
        Self::Open,
        Self::Found,
        Self::Settings,
        Self::Keys,
        Self::Rules,
        Self::Credits,
        Self::Library,
        Self::Story,
        Self::Continue,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Continue => "continue",
            Self::Computer => "computer",
            Self::People => "people",
            Self::Terms => "terms",
            Self::Opening => "opening",
            Self::Game => "game",
            Self::Picked => "picked",
            Self::Captured => "captured",
            Self::Looking => "looking",
            Self::End => "end",
            Self::Clocks => "clocks",
            Self::Hurry => "hurry",
            Self::Late => "late",
            Self::Hint => "hint",
            Self::Pause => "pause",
            Self::Share => "share",
            Self::Open => "open",
            Self::Found => "found",
            Self::Settings => "settings",
            Self::Keys => "keys",
            Self::Rules => "rules",
            Self::Credits => "credits",
            Self::Library => "library",
            Self::Story => "story",
        }
    }

    /// Whether the board is what one looks at, so that what it is made of matters.
    const fn is_of_board(self) -> bool {
        matches!(
            self,
            Self::Title | Self::Opening | Self::Game | Self::Picked | Self::Captured | Self::End
        )
    }

    /// How long the scene takes to come about by itself.
    const fn patience(self) -> Duration {
        match self {
            Self::End | Self::Late => Duration::from_millis(1200),
            _ => Duration::ZERO,
        }
    }

    /// What the clocks show, if there are any.
    const fn times(self) -> Option<Times> {
        let (white, black) = match self {
            Self::Clocks => (483_000, 551_000),
            Self::Hurry => (9_600, 551_000),
            Self::Late => (50, 47_000),
            _ => return None,
        };
        Some(Times { white, black, spent: 0 })
    }

    /// The piece that is picked up.
    fn picks(self) -> Option<CellId> {
        (self == Self::Picked).then(|| "g5".parse().expect("the cell is on the board"))
    }

    /// The text that is opened: two games, the second of which breaks off.
    fn arrives(self) -> Option<Arrived> {
        (self == Self::Found).then(|| Arrived {
            text: "[White \"Ada\"]\n[Black \"Grace\"]\n\n1. f1g1 l2k2 2. d9e9 f11f10 3. g1g2 1/2-1/2\n\n\
                   [White \"Ada\"]\n[Rules \"escale\"]\n\n1. b1c2 2. a1 *"
                .into(),
            from: Origin::File("games.pgn".into()),
        })
    }

    const fn overlay(self) -> Overlay {
        match self {
            Self::Pause => Overlay::Pause,
            Self::Share => Overlay::Share,
            Self::Open | Self::Found => Overlay::Open,
            Self::Settings => Overlay::Settings,
            Self::Keys => Overlay::Keys,
            Self::Rules => Overlay::Rules,
            Self::Credits => Overlay::Credits,
            Self::Library => Overlay::Library,
            Self::Story => Overlay::Story,
            _ => Overlay::None,
        }
    }

    /// The game on the board; none on the screens before one.
    fn game(self) -> Option<GameStarted> {
        /// A game between two computers, with captures.
        const MOVES: &str = "f1g1 l2k2 d9e9 f11f10 g1g2 f10g9 g2f3 b7b6 e9f9 g9b3 f9f8 k7k6 h9h8 b3c3 b1c1 h1h2 h8i7 \
            k6a1 k1l1 c3c4 f3g3 a1b1 c1h1 d1d2 g3h3 h2e10 i7i6 b6c6 a5b6 c6d6 l5l6 d2d3 i6h6 k2k3 f8f7 a2a3 l1k1 c4d5 \
            k1i1 e10e9 b6c6 d5e6 h3h4 d3e4 h4h5 b1b2 h1h2 e9f9 i1i2 f9g8 f7g6 a3b4 i2h3 e6f7 h5g5 k3i4";
        /// One step before White's guards close round their queen.
        const NEARLY: &str = "g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40";
        let rules = RuleSet::default();
        let (start, moves) = match self {
            Self::Title | Self::Continue | Self::Computer | Self::People | Self::Terms | Self::Open | Self::Found => {
                return None;
            }
            Self::Opening | Self::Hint => (Position::start(&rules), Vec::new()),
            Self::Captured => (Position::start(&rules), MOVES.split_whitespace().take(22).collect()),
            Self::End => {
                let nearly = parse_position(NEARLY, &rules).expect("the position is of this program");
                (nearly, vec!["g7g6"])
            }
            _ => (Position::start(&rules), MOVES.split_whitespace().collect()),
        };
        let mut game = Game::from_position(rules, start);
        for text in moves {
            let mv = read_move(text, game.position(), &rules).expect("the game is of this program");
            game.play(mv).expect("the game was played by these rules");
        }
        let players = match self {
            Self::Captured | Self::Looking | Self::End => Players::two_people("", ""),
            Self::Clocks | Self::Late => Players::two_people("Ada", "Grace"),
            _ => Players::against_computer(Side::White, Level::Casual),
        };
        let mut tree = GameTree::from(game);
        if self == Self::Looking {
            // A game that is over, two things that might have been tried, and a look at what was.
            tree.lose(Side::Black, WinReason::Resignation);
            for (place, text) in [(7, "h9h8"), (11, "b1c1")] {
                tree.jump(tree.places()[place]);
                let mv = read_move(text, tree.line().position(), &rules).expect("the move is of this program");
                tree.play(mv).expect("the rules allow the move");
                tree.jump_to_end();
            }
            tree.jump(tree.places()[9]);
        }
        let (time, times) = match self.times() {
            Some(times) => (FISCHER, Some(times)),
            None => (TimeControl::None, None),
        };
        Some(GameStarted {
            tree,
            players,
            terms: Terms {
                time,
                ..Terms::default()
            },
            times,
            seed: 1,
        })
    }
}

/// In what window, and how the board is seen in it.
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

    const fn view(self) -> View {
        match self {
            Self::Phone | Self::PhoneLow => View::Auto,
            Self::Tablet | Self::Desktop => View::ThreeD,
            Self::Flat | Self::Great => View::TwoD,
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
    board: Board,
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
            Board::Parlour => "",
            Board::Marble => "-marble",
            Board::Contrast => "-contrast",
        };
        format!("{}-{}{appearance}{board}-{locale}", self.scene.name(), self.form.name())
    }

    /// Whether this picture tells anything that others do not.
    const fn is_worth_it(&self) -> bool {
        if !matches!(self.board, Board::Parlour) {
            let form = matches!(self.form, Form::Phone | Form::Tablet | Form::Desktop | Form::Flat);
            return form && self.scene.is_of_board() && matches!(self.appearance, Appearance::Dark);
        }
        match (self.form, self.appearance) {
            // At the outermost sizes and in the light colours it is the layout and the ink that are looked at.
            (Form::Great | Form::PhoneLow, Appearance::Dark) | (Form::Flat | Form::Phone, Appearance::Light) => {
                matches!(self.locale, Locale::En)
            }
            (_, Appearance::Light) => false,
            (_, Appearance::System | Appearance::Dark) => true,
        }
    }
}

/// Every picture, those together that need the least to change from one to the next.
fn shots() -> VecDeque<Shot> {
    let mut shots = VecDeque::new();
    let looks = [Appearance::Dark, Appearance::Light]
        .into_iter()
        .flat_map(|appearance| [Board::Parlour, Board::Marble, Board::Contrast].map(|board| (appearance, board)));
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
    /// The first of them is being taken.
    shots: VecDeque<Shot>,
    stage: Stage,
}

/// How far the picture has come that is being taken.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Bare,
    Set { since: Instant, frames: u32 },
    Shot,
}

/// Sets the stage for the next picture, waits until it is still, and takes it.
fn direct(world: &mut World) {
    world.resource_mut::<Wake>().keep_drawing();
    let gallery = world.resource::<Gallery>();
    let Some(&shot) = gallery.shots.front() else {
        world.write_message(AppExit::Success);
        return;
    };
    let stage = match gallery.stage {
        Stage::Shot => return,
        Stage::Bare => {
            set_stage(world, &shot);
            let since = Instant::now();
            Stage::Set { since, frames: 0 }
        }
        Stage::Set { since, frames } if frames < SETTLED || since.elapsed() < shot.scene.patience() => {
            // A game that begins closes what lies over it.
            if frames == 2 {
                let overlay = shot.scene.overlay();
                NextState::set_if_neq(&mut world.resource_mut::<NextState<Overlay>>(), overlay);
                world.write_message_batch(shot.scene.picks().map(CellChosen));
                world.write_message_batch(shot.scene.arrives());
                // So there is a game that is over, to be looked at.
                world.write_message_batch(
                    matches!(shot.scene, Scene::Library | Scene::Story).then_some(PlayerAction::Resign),
                );
            }
            let frames = frames + 1;
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
    gallery.stage = Stage::Bare;
    let file = gallery.folder.join(shot.name());
    let written = picture::write(&captured.image, &file.with_extension("png"));
    let written = written.and_then(|()| {
        texts
            .write(&file.with_extension("txt"))
            .map_err(|error| error.to_string())
    });
    if let Err(reason) = written {
        faults::tell(&format!("{}: {reason}", file.display()));
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
        view: form.view(),
        appearance,
        board,
        first_run: matches!(scene, Scene::Title | Scene::Hint),
        ..settings.clone()
    });
    if world.resource::<Language>().locale() != locale {
        world.resource_mut::<Language>().switch(locale);
    }
    *world.resource_mut::<Notices>() = Notices::default();
    *world.resource_mut::<Guide>() = Guide::default();
    if let Some(game) = scene.game() {
        world.write_message(game);
    }
    let opponent = match scene {
        Scene::People => Opponent::Person,
        _ => Opponent::Computer,
    };
    let time = match scene {
        Scene::Terms => FISCHER,
        _ => TimeControl::None,
    };
    world.resource_mut::<Choices>().set_if_neq(Choices {
        opponent,
        terms: Terms {
            time,
            ..Terms::default()
        },
        ..Choices::default()
    });
    let screen = match scene {
        Scene::Title | Scene::Continue | Scene::Open | Scene::Found => Screen::Title,
        Scene::Computer | Scene::People | Scene::Terms => Screen::NewGame,
        _ => Screen::Playing,
    };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Overlay>>(), Overlay::None);
}
