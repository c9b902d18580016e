//! Messages between input, referee and display.

use agon_core::agent::players::{Character, Reason};
use agon_core::agent::{
    Action, Agent, Announcement, City, Event, Marks, Options, PassesByDefault, Player, Players, Referee, Refusal, Seat,
};
use bevy::prelude::*;

use super::current_game::{CurrentGame, LessonPlace, Moment};
use super::settings::LetsPass;

/// A game is to be set up and begun.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct GameWanted {
    /// The agreed options.
    pub options: Options,
    /// The seats, by player.
    pub seats: Vec<Seat>,
    /// The computer players who are drawn from the cast.
    pub drawn: Players,
}

/// A game comes on the table: a new one, or a resumed one.
#[derive(Message, Clone, Debug)]
pub struct GameStarted(pub Referee);

/// A scene of a lesson comes on the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct LessonStarted {
    /// Which scene it is.
    pub place: LessonPlace,
    /// Earlier decisions in it.
    pub decisions: Vec<(Player, Action)>,
}

impl LessonStarted {
    /// A scene from its start.
    pub const fn from_start(place: LessonPlace) -> Self {
        Self {
            place,
            decisions: Vec::new(),
        }
    }
}

/// The player who is asked requests an action. All actions come this way.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct ActionRequested {
    /// The player.
    pub player: Player,
    /// Their action.
    pub action: Action,
    /// The reason of a computer player.
    pub reason: Option<Reason>,
    /// The moment for which it was meant; later it does not count.
    pub meant_for: Moment,
}

impl ActionRequested {
    /// A person's request at the present moment.
    pub fn by_person(player: Player, action: impl Into<Action>, current: &CurrentGame) -> Self {
        Self {
            player,
            action: action.into(),
            reason: None,
            meant_for: current.moment(),
        }
    }
}

/// The person whose turn it is chooses what to announce. They may take it back for a moment before the others are asked.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DeedChosen(pub Announcement);

/// An action was refused by the rules.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct ActionRefused {
    /// The player.
    pub player: Player,
    /// The rejected action.
    pub action: Action,
    /// Why it cannot be done.
    pub reason: Refusal,
}

/// Something happened that everybody hears of.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Happened {
    /// Its number among the events of the game, from 0.
    pub number: usize,
    /// The event.
    pub event: Event,
}

/// The table has changed other than by an action: there is another game on it.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct TableReplaced;

/// Handling of the device in a game of several people.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceAction {
    /// A person has taken it.
    Take(Player),
    /// Its holder has laid it down.
    LayDown,
}

/// A person answers in the objection window, perhaps before being asked.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct ObjectionAnswered {
    /// The person who answers.
    pub player: Player,
    /// Whether the person objects.
    pub objects: bool,
    /// The number of the announcement among the events.
    pub announcement: usize,
}

/// A person chooses which announcements to let pass by default.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PassesChosen {
    /// The person.
    pub player: Player,
    /// Their choice.
    pub passes: PassesByDefault,
}

/// A person who plays alone chooses which announcements to let pass without being asked.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct LetsPassWanted(pub LetsPass);

/// A person leaves, and a computer player takes the seat.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PersonLeft {
    /// The person who leaves.
    pub player: Player,
    /// Character of the computer player.
    pub character: Character,
}

/// A person has changed the own marks in the notebook.
#[derive(Message, Clone, Debug)]
pub struct MarksChanged {
    /// Whose marks they are.
    pub owner: Player,
    /// All of them.
    pub marks: Marks,
}

/// Something on the map was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapPressed {
    /// An agent.
    Agent(Agent),
    /// A city.
    City(City),
    /// Neither: all choices are taken back.
    Nothing,
    /// The last choice is taken back.
    Back,
}

/// A finished game is walked through.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// The walk begins, at the beginning of the game.
    Open,
    /// It ends: the table is as it was at the end.
    Close,
    /// To the beginning.
    First,
    /// A step back.
    Previous,
    /// A step on.
    Next,
    /// To the end.
    Last,
    /// To the bluff that worked before this step.
    PreviousBluff,
    /// To the next bluff that worked.
    NextBluff,
    /// To the step with this number.
    Show(usize),
}

/// Another step of a finished game is shown, or none any more.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayStepped {
    /// Whether it is next to the one shown before.
    pub is_neighbour: bool,
}

/// The current game is left for the title.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GameLeft;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<GameWanted>()
        .add_message::<GameStarted>()
        .add_message::<LessonStarted>()
        .add_message::<ActionRequested>()
        .add_message::<DeedChosen>()
        .add_message::<ActionRefused>()
        .add_message::<Happened>()
        .add_message::<TableReplaced>()
        .add_message::<DeviceAction>()
        .add_message::<ObjectionAnswered>()
        .add_message::<PassesChosen>()
        .add_message::<LetsPassWanted>()
        .add_message::<PersonLeft>()
        .add_message::<MarksChanged>()
        .add_message::<MapPressed>()
        .add_message::<ReplayAction>()
        .add_message::<ReplayStepped>()
        .add_message::<GameLeft>();
}
