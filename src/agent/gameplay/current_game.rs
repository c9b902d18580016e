//! The game on the table. Its full state stays in here: screens are given the public [`Table`], and the [`View`] of the
//! person who has the device.

use std::ops::Range;

use agon_core::agent::lessons::{Lesson, Scene, Standing};
use agon_core::agent::players::{Question, Reason};
use agon_core::agent::{
    Action, Announcement, Call, Context, Event, Heard, Legal, Marks, PassesByDefault, Phase, Player, Referee, Refusal,
    Replay, Seat, Table, Verdict, View,
};
use bevy::prelude::*;

use super::settings::LetsPass;
use crate::agent::text::words::Company;

/// A moment of a game: requests made for an earlier one no longer count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    game: u64,
    heard: usize,
}

/// The game being played. The resource exists only while there is one.
#[derive(Resource, Debug)]
pub struct CurrentGame {
    referee: Referee,
    /// Reasons of computer players, by the number of the event.
    reasons: Vec<(usize, Reason)>,
    /// Holder of the device in a game of several people.
    holder: Option<Player>,
    /// Whether the only person is one of several who began, and has not taken the device since the last other one left.
    is_covered: bool,
    is_looked_at: bool,
    /// The scene of a lesson that is played.
    lesson: Option<LessonPlace>,
    /// Whether that scene is done, or its step has gone wrong.
    is_scene_over: bool,
}

/// A scene of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonPlace {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The number of the scene, from 0.
    pub scene: usize,
}

impl LessonPlace {
    /// The scene.
    pub fn scene(&self) -> &'static Scene {
        &self.lesson.scenes()[self.scene]
    }
}

impl CurrentGame {
    /// A game that begins, or goes on.
    pub fn new(referee: Referee) -> Self {
        Self {
            is_looked_at: referee.outcome().is_some(),
            referee,
            reasons: Vec::new(),
            holder: None,
            is_covered: false,
            lesson: None,
            is_scene_over: false,
        }
    }

    /// A scene of a lesson.
    pub(super) fn in_lesson(referee: Referee, place: LessonPlace) -> Self {
        let mut game = Self {
            lesson: Some(place),
            ..Self::new(referee)
        };
        game.follow_scene();
        game
    }

    /// Finds out whether the scene of a lesson goes on.
    fn follow_scene(&mut self) {
        self.is_scene_over = self.lesson.is_some_and(|place| {
            let standing = place.scene().standing(&self.decisions_in_lesson());
            matches!(standing, Standing::Failed(..) | Standing::Done)
        });
    }

    /// The scene of a lesson that is played; `None` in a real game.
    pub const fn lesson(&self) -> Option<LessonPlace> {
        self.lesson
    }

    /// All decisions of a lesson, for judging the learner's.
    pub(super) fn decisions_in_lesson(&self) -> Vec<(Player, Action)> {
        if self.lesson.is_none() {
            return Vec::new();
        }
        let seats = self.table().options().seats();
        let mut own: Vec<_> = seats.map(|player| self.referee.decided_by(player)).collect();
        let decided = |event: &Event| match *event {
            Event::Decided { player, .. } => Some((player, *own[player.index()].next()?)),
            _ => None,
        };
        self.events().iter().filter_map(decided).collect()
    }

    /// The public state of the game.
    pub const fn table(&self) -> &Table {
        self.referee.table()
    }

    /// The public events, in order.
    pub fn events(&self) -> &[Event] {
        self.referee.events()
    }

    /// The context of each event.
    pub fn contexts(&self) -> Vec<Context> {
        self.referee.contexts()
    }

    /// The reason of the computer player whose decision is the event with this number.
    pub fn reason(&self, event: usize) -> Option<Reason> {
        let found = self.reasons.iter().find(|(number, _)| *number == event);
        found.map(|&(_, reason)| reason)
    }

    /// Everybody at the table, by player.
    pub fn seats(&self) -> &[Seat] {
        self.referee.seats()
    }

    /// A player's seat.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats()[player.index()]
    }

    /// Whether a person sits there.
    pub fn is_person(&self, player: Player) -> bool {
        self.seat(player).computer.is_none()
    }

    /// The players and options, for texts.
    pub fn company(&self) -> Company<'_> {
        Company {
            seats: self.seats(),
            you: self.only_person().filter(|_| !self.is_covered),
            options: self.table().options(),
        }
    }

    /// The number that identifies a game.
    pub const fn seed(&self) -> u64 {
        self.referee.seed()
    }

    /// Whether the game was over when it came on the table.
    pub const fn is_looked_at(&self) -> bool {
        self.is_looked_at
    }

    /// The present moment.
    pub fn moment(&self) -> Moment {
        Moment {
            game: self.seed(),
            heard: self.events().len(),
        }
    }

    /// The people at the device, by number.
    pub fn people(&self) -> impl Iterator<Item = Player> + '_ {
        self.referee.persons()
    }

    /// The only person among computer players, who always has the device.
    pub fn only_person(&self) -> Option<Player> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// The person who has the device and may see its secrets.
    pub fn holder(&self) -> Option<Player> {
        self.only_person().filter(|_| !self.is_covered).or(self.holder)
    }

    /// The view of the person who has the device.
    pub fn view(&self) -> Option<View> {
        self.holder().map(|holder| self.referee.view(holder))
    }

    /// A spectator's view of a finished game, with all sheets open.
    pub fn open_view(&self) -> Option<View> {
        self.referee.outcome().map(|_| self.referee.view(Player::ALL[0]))
    }

    /// The finished game step by step, with all sheets open; `None` before the end.
    pub fn replay(&self) -> Option<Replay> {
        self.referee.replay()
    }

    /// Whether the game is over and can be walked through; one that began in the course of another cannot.
    pub fn has_replay(&self) -> bool {
        self.referee.history().is_some()
    }

    /// Why the game was won; `None` before the end.
    pub fn verdict(&self) -> Option<Verdict> {
        self.referee.verdict()
    }

    /// The question for the computer player who is to decide.
    pub(super) fn question(&self) -> Option<Question> {
        self.referee.question().filter(|_| self.lesson.is_none())
    }

    /// The game as it is saved at this time, with this seed. Nothing secret can be read in it.
    pub fn save(&self, time: &str, seed: u64) -> String {
        self.referee.clone().with_seed(seed).save(time)
    }

    /// The game as it is when the table is left; `None` for a lesson.
    pub(crate) fn left_behind(&self) -> Option<Referee> {
        self.lesson.is_none().then(|| self.referee.clone())
    }

    /// The finished game as it is saved in a file at this time; `None` before the end.
    pub fn file(&self, time: &str) -> Option<String> {
        self.referee.file(time)
    }

    /// The pending decision and its player.
    pub fn waiting(&self) -> Waiting {
        let Some(asked) = self.referee.asked().filter(|_| !self.is_scene_over) else {
            return Waiting::Nobody;
        };
        if !self.is_person(asked) {
            return Waiting::Computer(asked);
        }
        match self.table().phase() {
            Phase::Object { .. } | Phase::Answer { .. } | Phase::Decide(_) => Waiting::PublicAnswer(asked),
            _ if self.holder() == Some(asked) => Waiting::Secret(asked),
            _ => Waiting::Device(asked),
        }
    }

    /// Legal actions of the person who has the device; none while somebody else is asked.
    pub fn legal(&self) -> Legal {
        self.holder()
            .map(|holder| self.referee.legal(holder))
            .unwrap_or_default()
    }

    /// The number of the first event that a player has not seen yet.
    pub fn news_from(&self, player: Player) -> usize {
        self.events().len() - self.referee.unseen(player).len()
    }

    /// Whether a person's own choice answers the announcement under discussion. It is made in the settings, and so
    /// holds only for a person who plays alone.
    pub(super) fn passes(&self, player: Player, lets_pass: LetsPass) -> bool {
        let Some(deed) = self.table().pending().filter(|_| self.only_person() == Some(player)) else {
            return false;
        };
        let is_attack = matches!(deed, Announcement::Attack { .. });
        match lets_pass {
            // There it is asked whether to object.
            _ if self.lesson.is_some() => false,
            LetsPass::Nothing => false,
            LetsPass::WithoutStake => !is_attack && self.referee.view(player).sheet().stake(deed.agent()) == 0,
            LetsPass::Quiet => !is_attack && !deed.with_case() && self.table().holder() != Some(deed.agent()),
        }
    }

    /// Whether a person who plays alone has let three announcements in a row pass, and has staked nothing on the agent of
    /// another one.
    pub fn may_always_pass(&self) -> bool {
        let Some(person) = self.only_person() else {
            return false;
        };
        let answers = self.events().iter().rev().filter_map(|event| match *event {
            Event::Decided {
                player,
                heard: Heard::Called(call @ (Call::Let | Call::Object)),
            } if player == person => Some(call),
            _ => None,
        });
        self.passes(person, LetsPass::WithoutStake) && answers.take(3).filter(|call| *call == Call::Let).count() == 3
    }

    /// The marks made by the person who has the device.
    pub fn own_marks(&self) -> Option<(Player, &Marks)> {
        let holder = self.holder()?;
        Some((holder, self.referee.marks(holder)?))
    }

    /// Changes the marks made by the person who has the device, while the game runs.
    pub(super) fn set_own_marks(&mut self, owner: Player, marks: Marks) {
        if self.holder() == Some(owner)
            && self.table().outcome().is_none()
            && let Some(own) = self.referee.marks_mut(owner)
        {
            *own = marks;
        }
    }

    /// Whether one of several people lets the announcement under discussion pass by default.
    pub fn passes_by_default(&self, player: Player) -> bool {
        let is_among_several = self.only_person().is_none() && self.is_person(player);
        let deed = self.table().pending().filter(|_| is_among_several);
        deed.is_some_and(|deed| self.seat(player).passes.covers(deed, self.table().holder()))
    }

    /// Sets which announcements a person lets pass by default.
    pub(super) fn set_passes(&mut self, player: Player, passes: PassesByDefault) {
        self.referee.set_passes(player, passes);
    }

    /// Gives the device to a person, who sees their secrets from now on.
    pub(super) fn give_device(&mut self, player: Player) {
        if self.people().any(|person| person == player) {
            self.holder = Some(player);
            self.is_covered = false;
        }
    }

    /// Lays the device down: nobody sees secrets. Its holder has seen so many events.
    pub(super) fn lay_device_down(&mut self, seen: usize) {
        if let Some(holder) = self.holder() {
            self.referee.mark_shown(holder, seen);
        }
        self.holder = None;
    }

    /// Gives the seat of a person who leaves to a computer player.
    pub(super) fn reseat(&mut self, player: Player, seat: Seat) {
        let were_several = self.only_person().is_none();
        if self.holder == Some(player) {
            self.holder = None;
        }
        self.referee.reseat(player, seat);
        // The person who has just given up the seat may still look at the screen.
        self.is_covered |= were_several && self.only_person().is_some() && self.holder.is_none();
    }

    /// Plays an action. Returns the numbers of the events it caused.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed then.
    pub(super) fn play(
        &mut self,
        player: Player,
        action: &Action,
        reason: Option<Reason>,
    ) -> Result<Range<usize>, Refusal> {
        let before = self.events().len();
        self.referee.play(player, action)?;
        self.reasons.extend(reason.map(|reason| (before, reason)));
        self.follow_scene();
        Ok(before..self.events().len())
    }
}

/// The pending decision: whose it is, and whether it needs the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Nobody: the game is over, or the scene of a lesson.
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
    /// The player who has to decide.
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Nobody => None,
            Self::Computer(player) | Self::Device(player) | Self::Secret(player) | Self::PublicAnswer(player) => {
                Some(player)
            }
        }
    }
}
