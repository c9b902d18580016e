//! Effects of pressing something, as data.

use std::fmt::Debug;

use bevy::prelude::*;

use super::navigation::{Overlay, Page, Screen, close, go_up};
use super::question::{Answered, Question};

/// Effect of pressing something.
#[derive(Debug)]
#[cfg_attr(test, derive(PartialEq))]
pub enum Do {
    /// Closes all pages, down to the screen.
    Close,
    /// Goes one level up: to the page below, or to the screen.
    Back,
    /// Opens a page, above the one that is open.
    Open(Page),
    /// Goes to a screen.
    GoTo(Screen),
    /// Sends a message; made by [`Do::send`].
    Send(Box<dyn AnyMessage>),
    /// Asks the player, and does this if the answer is yes; made by [`Do::ask`].
    Ask(Question, Box<Do>),
    /// Does one after the other; made by [`Do::and`].
    Both(Box<Do>, Box<Do>),
}

impl Do {
    /// Sends a message.
    pub fn send(message: impl AnyMessage) -> Self {
        Self::Send(Box::new(message))
    }

    /// Asks the player, and does this if the answer is yes.
    pub fn ask(question: Question, asked: Self) -> Self {
        Self::Ask(question, Box::new(asked))
    }

    /// Does something else after this.
    #[must_use]
    pub fn and(self, next: Self) -> Self {
        Self::Both(Box::new(self), Box::new(next))
    }

    /// Carries it out once the system has run that draws what was pressed.
    pub fn queue(self, commands: &mut Commands) {
        commands.queue(|world: &mut World| self.carry_out(world));
    }

    /// Carries it out.
    pub fn carry_out(self, world: &mut World) {
        match self {
            Self::Close => drop(world.run_system_cached(close)),
            Self::Back => drop(world.run_system_cached(go_up)),
            Self::Open(page) => world.resource_mut::<NextState<Overlay>>().set(Overlay::Page(page)),
            Self::GoTo(screen) => world.resource_mut::<NextState<Screen>>().set(screen),
            Self::Send(message) => message.send(world),
            Self::Ask(question, asked) => {
                let mut asked = Some(*asked);
                world
                    .spawn(question)
                    .observe(move |answer: On<Answered>, mut commands: Commands| {
                        if let Some(asked) = asked.take().filter(|_| answer.yes) {
                            asked.queue(&mut commands);
                        }
                    });
            }
            Self::Both(one, next) => {
                one.carry_out(world);
                next.carry_out(world);
            }
        }
    }
}

/// Any message.
pub trait AnyMessage: Debug + Send + Sync + 'static {
    /// Sends it.
    fn send(self: Box<Self>, world: &mut World);
}

impl<M: Message + Debug> AnyMessage for M {
    fn send(self: Box<Self>, world: &mut World) {
        world.write_message(*self);
    }
}

/// Messages are equal if they print the same: not all of them can be compared otherwise.
#[cfg(test)]
impl PartialEq for dyn AnyMessage {
    fn eq(&self, other: &Self) -> bool {
        format!("{self:?}") == format!("{other:?}")
    }
}
