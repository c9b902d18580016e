//! Trying one's mistakes again: the position before each is set up in turn, and a better move asked for. Moves tried
//! are only played out and taken back; the game does not change.

use agon_core::engine::Judgement;
use agon_core::notation::NodeId;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::rules::{Move, Side};
use bevy::prelude::*;

use super::agon_screen::{AGON, AgonScreen};
use super::analysis::arrows::{AnalysisArrows, Arrow, Label};
use super::analyst::{Analyst, Ask, Failed, Urgency};
use super::current_game::Match;
use super::default_keys::{BETTER, HINT, NEXT_MISTAKE, PREVIOUS_MISTAKE, TRY_AGAIN};
use super::messages::{MoveTried, RetryAction};
use super::mode_rights::Mode;
use super::preview::Preview;
use super::review::{NODES, Review};
use super::schedule::{EffectSystems, InputSystems, OpponentSystems};
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<TryAgain>(app, AGON);
    app.add_message::<TryAgainWanted>()
        .add_systems(
            Update,
            (
                (obey_shortcuts, obey).chain().in_set(InputSystems::TryAgain),
                // Before the board shows a position, so that the piece stays where it was put.
                weigh.in_set(EffectSystems::Weigh),
                (hear, point_out).chain().in_set(OpponentSystems::TryAgain),
            )
                .run_if(resource_exists::<Match>),
        )
        .add_systems(OnExit(AgonScreen(Screen::Playing)), forget);
}

/// A player tries mistakes again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryAgainWanted {
    /// Begin with the first mistake of a side, or of both.
    Begin(Option<Side>),
    /// Go on to the next mistake; after the last one, end.
    Next,
    /// Go back to the mistake before.
    Previous,
    /// Show the best move.
    ShowMe,
    /// Go back to the game.
    End,
}

/// A mistake to try again.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// The point of the game at which it was made.
    pub before: NodeId,
    /// Its judgement.
    pub judgement: Judgement,
    /// Whether a move as good as the best one was found.
    pub is_solved: bool,
}

/// The reply to the player's last try.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Nothing yet.
    Nothing,
    /// A move is being weighed.
    Weighing(Move),
    /// The move is worse than the best.
    Wrong(Box<Judgement>),
    /// The move is as good.
    Right(Box<Judgement>),
    /// The best move was shown.
    Shown,
    /// Moves cannot be weighed on this device.
    Failed,
}

/// The mistakes to try again, if any.
#[derive(Resource, Debug, Default)]
pub struct TryAgain(Option<Tries>);

/// A player's way through the mistakes of a game.
#[derive(Debug)]
pub struct Tries {
    /// The game, and where it stood when the player began.
    game: u64,
    back_to: NodeId,
    /// In the order of the game; there is at least one.
    mistakes: Vec<Mistake>,
    at: usize,
    reply: Reply,
    ask: Option<Ask<Box<Judgement>>>,
}

impl TryAgain {
    /// Begins with the first mistake, if there is any.
    fn begin(&mut self, review: &Review, current: &Match, of: Option<Side>) {
        let back_to = match self.tries(current) {
            Some(tries) => tries.back_to,
            None => current.tree().here(),
        };
        if let Some(tries) = Tries::new(review, current, of, back_to) {
            self.0 = Some(tries);
        }
    }

    /// The mistakes to try again in this game.
    pub fn tries(&self, current: &Match) -> Option<&Tries> {
        let is_on = current.mode() == Mode::Retrying;
        self.0.as_ref().filter(|tries| is_on && tries.game == current.seed())
    }
}

impl Tries {
    /// A way through these mistakes, if there are any.
    pub(crate) fn new(review: &Review, current: &Match, of: Option<Side>, back_to: NodeId) -> Option<Self> {
        let mistake = |(before, judgement): (NodeId, &Judgement)| Mistake {
            before,
            judgement: judgement.clone(),
            is_solved: false,
        };
        let mistakes: Vec<_> = mistakes(review, of).map(mistake).collect();
        (!mistakes.is_empty()).then(|| Self {
            game: current.seed(),
            back_to,
            mistakes,
            at: 0,
            reply: Reply::Nothing,
            ask: None,
        })
    }

    /// A copy with this reply.
    #[cfg(test)]
    pub(crate) fn after(self, reply: Reply) -> Self {
        Self { reply, ..self }
    }

    /// The mistake on the board, its number from 1, and the total.
    pub fn mistake(&self) -> (&Mistake, usize, usize) {
        (&self.mistakes[self.at], self.at + 1, self.mistakes.len())
    }

    /// The reply to the last try.
    pub const fn reply(&self) -> &Reply {
        &self.reply
    }

    /// Whether there is another mistake after this one.
    pub const fn has_next(&self) -> bool {
        self.at + 1 < self.mistakes.len()
    }

    /// Whether there is another mistake before this one.
    pub const fn has_previous(&self) -> bool {
        self.at > 0
    }

    /// The line to be played out after the last reply.
    fn line(&self) -> Option<&[Move]> {
        match &self.reply {
            Reply::Wrong(judgement) | Reply::Right(judgement) => Some(&judgement.played.pv),
            Reply::Shown => Some(&self.mistakes[self.at].judgement.best.pv),
            Reply::Nothing | Reply::Weighing(_) | Reply::Failed => None,
        }
    }
}

/// The mistakes of a side, or of both, that the review of the game on the board has found.
pub fn mistakes(review: &Review, of: Option<Side>) -> impl Iterator<Item = (NodeId, &Judgement)> {
    let starts = [NodeId::START]
        .into_iter()
        .chain(review.moves().iter().map(|reviewed| reviewed.node));
    let judged = starts.zip(review.moves());
    let judged = judged.filter_map(|(before, reviewed)| Some((before, reviewed.judgement.as_deref()?)));
    judged.filter(move |(_, judgement)| judgement.is_bad() && of.is_none_or(|side| judgement.chooser == side))
}

fn obey_shortcuts(
    mut pressed: MessageReader<ActionPressed>,
    (current, review, tries): (Res<Match>, Res<Review>, Res<TryAgain>),
    mut wanted: MessageWriter<TryAgainWanted>,
) {
    let is_on = tries.tries(&current).is_some();
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        let request = match pressed.action {
            TRY_AGAIN if is_on => TryAgainWanted::End,
            TRY_AGAIN if current.rights().roams => TryAgainWanted::Begin(first_choice(&review, &current)),
            NEXT_MISTAKE if is_on => TryAgainWanted::Next,
            PREVIOUS_MISTAKE if is_on => TryAgainWanted::Previous,
            BETTER | HINT if is_on => TryAgainWanted::ShowMe,
            _ => continue,
        };
        wanted.write(request);
    }
}

/// The side whose mistakes are tried again by default. Against the computer: the person, or the computer if that person
/// made none; in any other game `None`, both sides.
pub fn first_choice(review: &Review, current: &Match) -> Option<Side> {
    let person = current.players().single_human()?;
    match mistakes(review, Some(person)).next() {
        Some(_) => Some(person),
        None => Some(person.opponent()),
    }
}

fn obey(
    mut requests: MessageReader<TryAgainWanted>,
    (current, review, time): (Res<Match>, Res<Review>, Res<Time<Real>>),
    (mut again, mut preview): (ResMut<TryAgain>, ResMut<Preview>),
    mut actions: MessageWriter<RetryAction>,
) {
    for &request in requests.read() {
        if let TryAgainWanted::Begin(of) = request {
            again.begin(&review, &current, of);
        }
        if again.tries(&current).is_none() && !matches!(request, TryAgainWanted::Begin(_)) {
            continue;
        }
        let Some(tries) = &mut again.0 else {
            continue;
        };
        tries.ask = None;
        if preview.is_running() {
            preview.end();
        }
        let next = match request {
            TryAgainWanted::Begin(_) => Some(0),
            TryAgainWanted::Next => (tries.at + 1 < tries.mistakes.len()).then_some(tries.at + 1),
            TryAgainWanted::Previous => Some(tries.at.saturating_sub(1)),
            TryAgainWanted::ShowMe => {
                tries.reply = Reply::Shown;
                let line = tries.line().unwrap_or_default();
                preview.begin(&current, line, time.elapsed());
                continue;
            }
            TryAgainWanted::End => None,
        };
        match next {
            Some(at) => {
                (tries.at, tries.reply) = (at, Reply::Nothing);
                actions.write(RetryAction::SetUp(tries.mistakes[at].before));
            }
            None => {
                actions.write(RetryAction::End(tries.back_to));
                again.0 = None;
            }
        }
    }
}

/// Asks for the worth of a move, which stays on the board until then.
fn weigh(
    mut tried: MessageReader<MoveTried>,
    (current, time): (Res<Match>, Res<Time<Real>>),
    analyst: Res<Analyst>,
    (mut again, mut preview): (ResMut<TryAgain>, ResMut<Preview>),
) {
    for &MoveTried(mv) in tried.read() {
        if let Some(tries) = &mut again.0 {
            tries.ask = Some(analyst.judge(current.game(), mv, NODES, Urgency::Now));
            tries.reply = Reply::Weighing(mv);
            preview.hold(&current, mv, time.elapsed());
        }
    }
}

/// Replies with the findings on the move, and plays out its consequences.
fn hear((current, time): (Res<Match>, Res<Time<Real>>), (mut again, mut preview): (ResMut<TryAgain>, ResMut<Preview>)) {
    let ask = again.0.as_ref().and_then(|tries| tries.ask.as_ref());
    let Some(answer) = ask.and_then(Ask::take) else {
        return;
    };
    let Some(tries) = &mut again.0 else {
        return;
    };
    tries.ask = None;
    tries.reply = match answer {
        Ok(judgement) if judgement.is_bad() => Reply::Wrong(judgement),
        Ok(judgement) => {
            tries.mistakes[tries.at].is_solved = true;
            Reply::Right(judgement)
        }
        Err(Failed) => Reply::Failed,
    };
    let line = tries.line().unwrap_or_default();
    preview.begin(&current, line, time.elapsed());
}

/// Shows the mistake as an arrow, until another move is on the board; also one that has come back as a puzzle.
fn point_out((current, again, preview): (Res<Match>, Res<TryAgain>, Res<Preview>), mut arrows: ResMut<AnalysisArrows>) {
    if !(again.is_changed() || current.is_changed() || preview.is_changed()) {
        return;
    }
    let tries = again.tries(&current);
    if tries.is_none() && current.mode() == Mode::Analysing {
        return;
    }
    let tried = tries.map(|tries| tries.mistake().0.judgement.played.mv);
    let begins = current.game().plies().is_empty();
    let solved = current.puzzle().filter(|_| begins).and_then(Puzzle::instead);
    let asked = tried.or(solved).filter(|_| !preview.is_running());
    let mistake = asked.and_then(|mv| Arrow::of(mv, Label::Mistake));
    arrows.set_if_neq(AnalysisArrows(mistake.into_iter().collect()));
}

/// Ends the tries with their board.
fn forget(mut again: ResMut<TryAgain>, mut arrows: ResMut<AnalysisArrows>) {
    again.0 = None;
    arrows.set_if_neq(AnalysisArrows::default());
}

#[cfg(test)]
mod tests;
