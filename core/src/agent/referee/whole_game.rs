//! A game with its seats, its decisions and what was heard of them.

use super::marks::Marks;
use super::seat::{PassesByDefault, Seat};
use crate::agent::action::{Action, Event, Outcome};
use crate::agent::board::Board;
use crate::agent::chronicle::{Context, contexts, contexts_from};
use crate::agent::game::Game;
use crate::agent::illegal::IllegalAction;
use crate::agent::legal::Legal;
use crate::agent::options::Options;
use crate::agent::pieces::Player;
use crate::agent::players::Question;
use crate::agent::table::Table;
use crate::agent::text::Record;
use crate::agent::view::View;

/// A whole game, as only the referee knows it: the truth, who sits where, every decision and every public event.
///
/// A screen shows [`table`](Self::table) to everybody and [`view`](Self::view) to one seat; it enters what persons decide
/// with [`play`](Self::play), and answers the [`question`](Self::question) to a computer player, here, on another thread
/// or in a worker.
///
/// ```
/// use agon_core::agent::players::{Character, Level};
/// use agon_core::agent::{Options, Player, Referee, Seat, read_action, read_save};
///
/// let seats = [Seat::person("Anna"), Seat::computer("Bo", Character::even(Level::Runner))];
/// let mut referee = Referee::new("2".parse()?, Player::ALL[0], &seats, 7);
/// let anna = Player::ALL[0];
/// referee.play(anna, &read_action("$A1=1000+500,C1=400")?)?;
/// while referee.outcome().is_none() {
///     let (seat, action) = match referee.question() {
///         Some(question) => (question.view.seat(), question.answer().expect("they are asked").action),
///         // Anna goes home after the opening, and leaves the rest to the computer.
///         None => {
///             referee.reseat(anna, Seat::computer("Anna", Character::even(Level::Broker)));
///             continue;
///         }
///     };
///     referee.play(seat, &action)?;
///     assert_eq!(read_save(&referee.save("now"))?, referee);
/// }
/// assert!(referee.record().to_string().contains("0:$A1=1000+500,C1=400"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Referee {
    game: Game,
    seats: Vec<Seat>,
    seed: u64,
    /// The board on which the game began, if that was not the ordinary beginning.
    position: Option<Board>,
    decisions: Vec<(Player, Action)>,
    events: Vec<Event>,
    /// The number of events shown to each player.
    shown: [usize; Player::MOST],
    /// Each player's own marks.
    marks: Vec<Marks>,
}

/// Why the referee does not take an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is for another player to decide.
    #[error("it is for player {0} to decide")]
    NotAsked(Player),
    /// The action is illegal.
    #[error(transparent)]
    Illegal(IllegalAction),
}

impl Referee {
    /// A game before the opening stakes. The start player is drawn by lot, and the seed by chance, by the caller. Seats
    /// that are missing are persons without a name; those beyond the number of players are left out.
    pub fn new(options: Options, start: Player, seats: &[Seat], seed: u64) -> Self {
        let nobody = || Seat::person("");
        let seats = options.seats().map(|player| seats.get(player.index()).cloned());
        Self {
            game: Game::new(options, start),
            seats: seats.map(|seat| seat.unwrap_or_else(nobody)).collect(),
            seed,
            position: None,
            decisions: Vec::new(),
            events: Vec::new(),
            shown: [0; Player::MOST],
            marks: vec![Marks::default(); options.players()],
        }
    }

    /// A game that begins in the course of another, as in a lesson. It has no record and cannot be replayed, and a save
    /// of it cannot be read back.
    pub fn in_position(game: Game, seats: &[Seat], seed: u64) -> Self {
        let fresh = Self::new(*game.table().options(), game.table().start(), seats, seed);
        Self {
            position: Some(game.table().board()),
            game,
            ..fresh
        }
    }

    /// The public part of the game.
    pub const fn table(&self) -> &Table {
        self.game.table()
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        self.table().options()
    }

    /// The seed of the computer players.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// A copy with another seed, so that two copies that go on differently can be distinguished.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The player to decide; `None` when the game is over.
    pub const fn asked(&self) -> Option<Player> {
        self.table().asked()
    }

    /// The outcome, once the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The seats, from player 0.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Sets what a player lets pass by default.
    pub fn set_passes(&mut self, player: Player, passes: PassesByDefault) {
        if let Some(seat) = self.seats.get_mut(player.index()) {
            seat.passes = passes;
        }
    }

    /// Puts somebody else on a seat: a computer player for a person who leaves, or the other way round. They find the
    /// sheet that is there, but not the marks. A player beyond the last changes nothing.
    pub fn reseat(&mut self, player: Player, seat: Seat) {
        if let Some(place) = self.seats.get_mut(player.index()) {
            *place = seat;
            self.marks[player.index()] = Marks::default();
        }
    }

    /// A player's own marks, which nobody else may see.
    pub fn marks(&self, player: Player) -> Option<&Marks> {
        self.marks.get(player.index())
    }

    /// As [`marks`](Self::marks), to be changed.
    pub fn marks_mut(&mut self, player: Player) -> Option<&mut Marks> {
        self.marks.get_mut(player.index())
    }

    pub(super) fn all_marks(&self) -> &[Marks] {
        &self.marks
    }

    pub(super) fn set_marks(&mut self, marks: Vec<Marks>) {
        self.marks = marks;
    }

    /// The persons who sit here. With more than one on a device, it must be handed over before anything secret is shown.
    pub fn persons(&self) -> impl Iterator<Item = Player> + use<'_> {
        let seats = self.options().seats().zip(&self.seats);
        seats
            .filter(|(_, seat)| seat.computer.is_none())
            .map(|(player, _)| player)
    }

    /// A player's view, and nothing else.
    pub fn view(&self, player: Player) -> View {
        self.game.view(player)
    }

    /// A player's legal actions; none if they are not asked. They depend on the player's sheet, so nobody else may see
    /// them.
    pub fn legal(&self, player: Player) -> Legal {
        self.view(player).legal()
    }

    /// The question to the computer player who is to decide; `None` if a person is asked or the game is over.
    pub fn question(&self) -> Option<Question> {
        let asked = self.asked()?;
        Some(Question {
            character: self.seats[asked.index()].computer?,
            seed: self.seed,
            known: None,
            view: self.view(asked),
            events: self.events.clone(),
        })
    }

    /// Takes the action of a player, and returns what all hear of it.
    ///
    /// # Errors
    /// Says why it is not taken; nothing has changed then.
    pub fn play(&mut self, player: Player, action: &Action) -> Result<&[Event], Refusal> {
        match self.asked() {
            None => return Err(Refusal::Illegal(IllegalAction::GameOver)),
            Some(asked) if asked != player => return Err(Refusal::NotAsked(asked)),
            Some(_) => {}
        }
        let before = self.events.len();
        let played = self.game.play(action, &mut self.events);
        played.map_err(Refusal::Illegal)?;
        self.decisions.push((player, *action));
        Ok(&self.events[before..])
    }

    /// All public events, oldest first. They may be shown to everybody.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The context of each event.
    pub fn contexts(&self) -> Vec<Context> {
        match self.position {
            Some(board) => contexts_from(board, self.table(), self.events()),
            None => contexts(self.table(), self.events()),
        }
    }

    /// A player's own decisions, oldest first, with the money. Nobody else may see them.
    pub fn decided_by(&self, player: Player) -> impl Iterator<Item = &Action> {
        let own = self.decisions.iter().filter(move |(who, _)| *who == player);
        own.map(|(_, action)| action)
    }

    /// Events since the player was last [shown](Self::mark_shown) the table.
    pub fn unseen(&self, player: Player) -> &[Event] {
        self.events.get(self.shown[player.index()]..).unwrap_or_default()
    }

    /// The player has been shown so many events, or all if there are fewer.
    pub fn mark_shown(&mut self, player: Player, events: usize) {
        self.shown[player.index()] = events.min(self.events.len());
    }

    /// Every decision, with all secrets. To be shown after the end only.
    pub(super) fn decisions(&self) -> &[(Player, Action)] {
        &self.decisions
    }

    /// The number of events shown to each player.
    pub(super) fn shown(&self) -> &[usize] {
        &self.shown[..self.seats.len()]
    }

    /// Sets how many events each player has been shown.
    pub(super) fn set_shown(&mut self, shown: &[usize]) {
        for (place, &shown) in self.shown.iter_mut().zip(shown) {
            *place = shown.min(self.events.len());
        }
    }

    /// Whether the decisions alone give the whole game.
    pub(super) const fn is_whole(&self) -> bool {
        self.position.is_none()
    }

    /// The record of the game, in which money is hidden until the game is over. That of a game that began in the course
    /// of another has no decisions.
    pub fn record(&self) -> Record {
        let names: Vec<&str> = self.seats.iter().map(Seat::called).collect();
        let decisions = self.decisions.iter().filter(|_| self.is_whole());
        let actions: Vec<Action> = decisions.map(|(_, action)| *action).collect();
        let record = Record::new(*self.options(), self.table().start(), &names, &actions);
        record.expect("every action was legal when it was played")
    }
}
