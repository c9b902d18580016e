//! The game on the table. Its full state stays in here: screens are given the public [`Table`], and the [`View`] of the
//! person who has the device.

use std::ops::Range;

use bevy::prelude::*;

use super::settings::LetsPass;
use crate::agent::players::Reason;
use crate::agent::{Action, Event, Game, IllegalAction, Legal, Options, Phase, Player, Seat, Table, View};

/// Identifies a moment of a game: what was asked for then does not count later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    game: u64,
    heard: usize,
}

/// The game being played. The resource exists only while there is one.
#[derive(Resource, Debug)]
pub struct CurrentGame {
    game: Game,
    heard: Vec<Event>,
    actions: Vec<Action>,
    seats: Vec<Seat>,
    seed: u64,
    /// Reasons of computer players, by the number of the event.
    reasons: Vec<(usize, Reason)>,
    /// Who has the device in a game of several people.
    holder: Option<Player>,
    /// The events that each player has seen.
    seen: [usize; Player::MOST],
    lets_pass: [LetsPass; Player::MOST],
    is_looked_at: bool,
}

impl CurrentGame {
    /// A game about to begin, with a seat for each player of the options. `start` begins.
    pub fn new(options: Options, start: Player, seats: Vec<Seat>, seed: u64) -> Self {
        Self {
            game: Game::new(options, start),
            heard: Vec::new(),
            actions: Vec::new(),
            seats,
            seed,
            reasons: Vec::new(),
            holder: None,
            seen: [0; Player::MOST],
            lets_pass: [LetsPass::default(); Player::MOST],
            is_looked_at: false,
        }
    }

    /// A game that goes on after these actions.
    ///
    /// # Errors
    /// Says which action, counted from 0, is illegal.
    pub fn replayed(
        options: Options,
        start: Player,
        seats: Vec<Seat>,
        seed: u64,
        actions: &[Action],
    ) -> Result<Self, (usize, IllegalAction)> {
        let mut game = Self::new(options, start, seats, seed);
        for (number, action) in actions.iter().enumerate() {
            game.play(action, None).map_err(|fault| (number, fault))?;
        }
        game.seen = [game.heard.len(); Player::MOST];
        game.is_looked_at = game.game.outcome().is_some();
        Ok(game)
    }

    /// What everybody knows.
    pub const fn table(&self) -> &Table {
        self.game.table()
    }

    /// What everybody has heard, in order.
    pub fn events(&self) -> &[Event] {
        &self.heard
    }

    /// The reason of the computer player whose decision is the event with this number.
    pub fn reason(&self, event: usize) -> Option<Reason> {
        let found = self.reasons.iter().find(|(number, _)| *number == event);
        found.map(|&(_, reason)| reason)
    }

    /// Everybody at the table, by player.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// A player's seat.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[player.index()]
    }

    /// The seed for random choices of the computer players. It also tells one game from another.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether the game was over when it came on the table.
    pub const fn is_looked_at(&self) -> bool {
        self.is_looked_at
    }

    /// The present moment.
    pub fn moment(&self) -> Moment {
        Moment {
            game: self.seed,
            heard: self.heard.len(),
        }
    }

    /// The people at the device, by number.
    pub fn people(&self) -> impl Iterator<Item = Player> + Clone + '_ {
        let seats = self.game.table().options().seats();
        seats.filter(|player| self.seat(*player).is_person())
    }

    /// The only person among computer players, who always has the device.
    pub fn only_person(&self) -> Option<Player> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// Who has the device, and may see what is secret.
    pub fn holder(&self) -> Option<Player> {
        self.only_person().or(self.holder)
    }

    /// What the person who has the device sees.
    pub fn view(&self) -> Option<View> {
        self.holder().map(|holder| self.game.view(holder))
    }

    /// What a computer player sees.
    pub(super) fn view_of_computer(&self, player: Player) -> Option<View> {
        (!self.seat(player).is_person()).then(|| self.game.view(player))
    }

    /// What somebody who looks on sees of a finished game, with all sheets open.
    pub fn open_view(&self) -> Option<View> {
        self.game.outcome().map(|_| self.game.view(Player::ALL[0]))
    }

    /// All actions, which tell the sheets, once the game is over.
    pub fn record(&self) -> Option<&[Action]> {
        self.game.outcome().map(|_| &*self.actions)
    }

    /// All actions so far, for a save in which they cannot be read.
    pub(in crate::app::agent) fn actions_for_save(&self) -> &[Action] {
        &self.actions
    }

    /// What is asked now of whom.
    pub fn waiting(&self) -> Waiting {
        let Some(asked) = self.table().asked() else {
            return Waiting::Nobody;
        };
        if !self.seat(asked).is_person() {
            return Waiting::Computer(asked);
        }
        match self.table().phase() {
            Phase::Object { .. } | Phase::Answer { .. } | Phase::Decide(_) => Waiting::PublicAnswer(asked),
            _ if self.holder() == Some(asked) => Waiting::Secret(asked),
            _ => Waiting::Device(asked),
        }
    }

    /// What the person who has the device may do; nothing while somebody else is asked.
    pub fn legal(&self) -> Legal {
        match self.waiting() {
            Waiting::Secret(_) => self.game.legal(),
            Waiting::PublicAnswer(player) if self.holder() == Some(player) => self.game.legal(),
            _ => Legal::default(),
        }
    }

    /// The events that a player has not seen yet.
    pub fn news(&self, player: Player) -> &[Event] {
        &self.heard[self.news_from(player)..]
    }

    /// The number of the first event that a player has not seen yet.
    pub fn news_from(&self, player: Player) -> usize {
        self.seen[player.index()].min(self.heard.len())
    }

    /// What a person lets pass without being asked.
    pub const fn lets_pass(&self, player: Player) -> LetsPass {
        self.lets_pass[player.index()]
    }

    pub(super) const fn set_lets_pass(&mut self, player: Player, lets_pass: LetsPass) {
        self.lets_pass[player.index()] = lets_pass;
    }

    /// Whether a person's own choice of what to let pass answers the announcement under discussion.
    pub(super) fn passes_by_choice(&self, player: Player) -> bool {
        let Some(deed) = self.table().pending() else {
            return false;
        };
        let is_attack = matches!(deed, crate::agent::Announcement::Attack { .. });
        match self.lets_pass(player) {
            LetsPass::Nothing => false,
            LetsPass::WithoutStake => !is_attack && self.game.sheet(player).stake(deed.agent()) == 0,
            LetsPass::Quiet => !is_attack && self.table().holder() != Some(deed.agent()),
        }
    }

    /// Gives the device to a person, who sees what is secret from now on.
    pub(super) fn give_device(&mut self, player: Player) {
        if self.seat(player).is_person() {
            self.holder = Some(player);
        }
    }

    /// Lays the device down: nobody sees what is secret.
    pub(super) fn lay_device_down(&mut self) {
        if let Some(holder) = self.holder() {
            self.seen[holder.index()] = self.heard.len();
        }
        self.holder = None;
    }

    /// The person who has the device has seen everything.
    pub(super) fn mark_seen(&mut self) {
        if let Some(holder) = self.holder() {
            self.seen[holder.index()] = self.heard.len();
        }
    }

    /// Gives the seat of a person who leaves to a computer player.
    pub(super) fn replace(&mut self, player: Player, seat: Seat) {
        if self.holder == Some(player) {
            self.holder = None;
        }
        self.seats[player.index()] = seat;
    }

    /// Plays an action of the player who is asked. Returns the numbers of the events it caused.
    ///
    /// # Errors
    /// Says why it is illegal; nothing has changed then.
    pub(super) fn play(&mut self, action: &Action, reason: Option<Reason>) -> Result<Range<usize>, IllegalAction> {
        let before = self.heard.len();
        self.game.play(action, &mut self.heard)?;
        self.actions.push(*action);
        self.reasons.extend(reason.map(|reason| (before, reason)));
        Ok(before..self.heard.len())
    }
}

/// Who has to decide, and what that needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Nobody: the game is over.
    Nobody,
    /// A computer player.
    Computer(Player),
    /// A person who needs the device first, as the decision shows or takes something secret.
    Device(Player),
    /// The person who has the device.
    Secret(Player),
    /// A person whose answer is public, so that it is given on the table's own screen.
    PublicAnswer(Player),
}

impl Waiting {
    /// Who has to decide.
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Nobody => None,
            Self::Computer(player) | Self::Device(player) | Self::Secret(player) | Self::PublicAnswer(player) => {
                Some(player)
            }
        }
    }
}
