//! A scene of a lesson: a table, the learner's task, and the others' answers.

use super::error::SceneFault;
use super::goal::Goal;
use super::pattern::Pattern;
use crate::agent::action::Action;
use crate::agent::game::Game;
use crate::agent::pieces::Player;

/// A decision, and who makes it.
pub(super) type Decision = (Player, Action);

/// A scene. It is plain data; its host plays [its game](Self::game) by the rules and asks for its
/// [`standing`](Self::standing) after each decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub(super) game: Game,
    pub(super) seat: Player,
    pub(super) before: Vec<Decision>,
    pub(super) steps: Vec<Step>,
    pub(super) goals: Vec<Goal>,
}

/// A decision of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub(super) right: Vec<Pattern>,
    pub(super) answers: Vec<Decision>,
    pub(super) wrong: Vec<Wrong>,
}

impl Step {
    /// The right decisions.
    pub fn right(&self) -> &[Pattern] {
        &self.right
    }

    /// The mistakes that have texts of their own. The first that fits counts.
    pub fn wrong(&self) -> &[Wrong] {
        &self.wrong
    }
}

/// A likely mistake, with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub(super) does: Vec<Pattern>,
    /// The others' answers; those for which there is no occasion are left out.
    pub(super) answers: Vec<Decision>,
    pub(super) text: String,
}

impl Wrong {
    /// The actions that are this mistake.
    pub fn actions(&self) -> &[Pattern] {
        &self.does
    }

    /// The name of what is said about it, for example `beside`.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Progress in a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing<'a> {
    /// The learner is asked, for the step with this number, from 0.
    Yours(usize),
    /// Another player decides this.
    Theirs(Player, Action),
    /// The step with this number went wrong, and the others have shown why. `None` if that mistake has no text of its
    /// own.
    Failed(usize, Option<&'a Wrong>),
    /// It is done.
    Done,
}

impl Scene {
    /// The game at the beginning of the scene.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The seat of the learner.
    pub const fn seat(&self) -> Player {
        self.seat
    }

    /// The learner's decisions, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Statements that hold once it is done.
    pub fn goals(&self) -> &[Goal] {
        &self.goals
    }

    /// Whether all goals are reached after these decisions.
    pub fn is_reached(&self, decisions: &[Decision]) -> bool {
        let game = self.game_after(decisions);
        self.goals.iter().all(|goal| goal.is_reached(&game, self.seat))
    }

    /// The game after decisions, of which the first that is illegal ends it.
    pub fn game_after(&self, decisions: &[Decision]) -> Game {
        let mut game = self.game.clone();
        let mut heard = Vec::new();
        for (player, action) in decisions {
            if game.table().asked() != Some(*player) || game.play(action, &mut heard).is_err() {
                break;
            }
        }
        game
    }

    /// The progress after these decisions, in a game that began with [`game`](Self::game).
    pub fn standing(&self, decisions: &[Decision]) -> Standing<'_> {
        self.follow(decisions).0
    }

    /// The number of decisions kept when the failed step is tried again.
    pub fn before_step(&self, decisions: &[Decision]) -> usize {
        self.follow(decisions).1
    }

    /// An action that is right for a step, after these decisions.
    pub fn solution(&self, step: usize, decisions: &[Decision]) -> Option<Action> {
        let game = self.game_after(decisions);
        let right = self.steps.get(step)?.right.first()?;
        right.examples(&game).first().copied()
    }

    /// The progress, and the number of decisions before the current step.
    fn follow(&self, decisions: &[Decision]) -> (Standing<'_>, usize) {
        if let Some(&(player, action)) = self.before.get(decisions.len()) {
            return (Standing::Theirs(player, action), decisions.len());
        }
        let mut at = self.before.len();
        for (number, step) in self.steps.iter().enumerate() {
            let Some((_, action)) = decisions.get(at) else {
                return (Standing::Yours(number), at);
            };
            if step.right.iter().any(|right| right.fits(action)) {
                let answered = decisions.len() - at - 1;
                if let Some(&(player, action)) = step.answers.get(answered) {
                    return (Standing::Theirs(player, action), at);
                }
                at += 1 + step.answers.len();
                continue;
            }
            let fits = |wrong: &&Wrong| wrong.does.iter().any(|pattern| pattern.fits(action));
            let wrong = step.wrong.iter().find(fits);
            let standing = match wrong.and_then(|wrong| self.next_answer(wrong, at, decisions)) {
                Some((player, action)) => Standing::Theirs(player, action),
                None => Standing::Failed(number, wrong),
            };
            return (standing, at);
        }
        (Standing::Done, at)
    }

    /// The next answer to a mistake made after `at` decisions. Answers are given in order, except those for which there
    /// is no occasion.
    fn next_answer(&self, wrong: &Wrong, at: usize, decisions: &[Decision]) -> Option<Decision> {
        let mut given = decisions.get(at + 1..)?.iter().peekable();
        let mut game = self.game_after(decisions.get(..=at)?);
        let mut heard = Vec::new();
        for &(player, action) in &wrong.answers {
            if game.table().asked() != Some(player) || game.play(&action, &mut heard).is_err() {
                continue;
            }
            if given.next().is_none() {
                return Some((player, action));
            }
        }
        None
    }

    /// Plays it through in every way that is written.
    ///
    /// # Errors
    /// If one of them is against the rules, or does not lead to the goals.
    pub(super) fn check(&self) -> Result<(), SceneFault> {
        if self.steps.is_empty() {
            return Err(SceneFault::NoStep(1));
        }
        let mut game = self.game.clone();
        play_all(&mut game, &self.before, 0, self.seat)?;
        self.check_step(&game, 0)
    }

    fn check_step(&self, game: &Game, number: usize) -> Result<(), SceneFault> {
        let step = &self.steps[number];
        let name = number + 1;
        if step.right.is_empty() {
            return Err(SceneFault::NoStep(name));
        }
        for pattern in &step.right {
            for action in examples(pattern, game, name)? {
                let mut after = game.clone();
                play_all(&mut after, &[(self.seat, action)], name, self.seat)?;
                play_all(&mut after, &step.answers, name, self.seat)?;
                if number + 1 < self.steps.len() {
                    self.check_step(&after, number + 1)?;
                } else if !self.goals.iter().all(|goal| goal.is_reached(&after, self.seat)) {
                    let action = action.to_string();
                    return Err(SceneFault::NotReached { action });
                }
            }
        }
        for wrong in &step.wrong {
            for pattern in wrong.does.iter().filter(|pattern| **pattern != Pattern::Anything) {
                for action in examples(pattern, game, name)? {
                    play_all(&mut game.clone(), &[(self.seat, action)], name, self.seat)?;
                    // A wide pattern may hold right actions too: they are right.
                    let is_exact = matches!(pattern, Pattern::Exactly(_) | Pattern::Claim(..));
                    if is_exact && step.right.iter().any(|right| right.fits(&action)) {
                        let text = wrong.text.clone();
                        return Err(SceneFault::RightToo { step: name, text });
                    }
                }
            }
        }
        Ok(())
    }
}

fn examples(pattern: &Pattern, game: &Game, step: usize) -> Result<Vec<Action>, SceneFault> {
    let examples = pattern.examples(game);
    match examples.is_empty() {
        true => Err(SceneFault::Impossible {
            step,
            pattern: pattern.to_string(),
        }),
        false => Ok(examples),
    }
}

fn play_all(game: &mut Game, decisions: &[Decision], step: usize, seat: Player) -> Result<(), SceneFault> {
    let mut heard = Vec::new();
    for (player, action) in decisions {
        let asked = game.table().asked();
        if asked != Some(*player) {
            return Err(SceneFault::NotAsked {
                step,
                action: action.to_string(),
                asked: asked.unwrap_or(seat),
            });
        }
        game.play(action, &mut heard).map_err(|fault| SceneFault::Illegal {
            step,
            action: action.to_string(),
            fault,
        })?;
    }
    Ok(())
}
