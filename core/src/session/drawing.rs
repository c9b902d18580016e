//! A draft with what was drawn before, to be undone and redone.

use super::draft::Draft;

/// The steps kept to be undone; the earliest are forgotten.
const STEPS: usize = 500;

/// A draft that is being changed.
///
/// ```
/// use agon_core::rules::{RuleSet, Side};
/// use agon_core::session::draft::Draft;
/// use agon_core::session::drawing::Drawing;
///
/// let mut drawing = Drawing::new(Draft::opening(RuleSet::default()));
/// assert!(drawing.change(|draft| draft.set_side(Side::Black)));
/// assert!(!drawing.change(|draft| draft.set_side(Side::Black)), "nothing has changed");
/// assert!(drawing.undo() && !drawing.can_undo());
/// assert_eq!(drawing.draft(), &Draft::opening(RuleSet::default()));
/// ```
#[derive(Clone, Debug)]
pub struct Drawing {
    draft: Draft,
    before: Vec<Draft>,
    undone: Vec<Draft>,
}

impl Drawing {
    /// Begins with a draft.
    pub const fn new(draft: Draft) -> Self {
        Self {
            draft,
            before: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The draft as it is now.
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Changes the draft, in one step to be undone. Steps undone before are forgotten. Returns whether anything is
    /// different; if not, there is no step.
    pub fn change(&mut self, change: impl FnOnce(&mut Draft)) -> bool {
        let mut changed = self.draft.clone();
        change(&mut changed);
        if changed == self.draft {
            return false;
        }
        if self.before.len() == STEPS {
            self.before.remove(0);
        }
        self.before.push(std::mem::replace(&mut self.draft, changed));
        self.undone.clear();
        true
    }

    /// Whether there is a step to undo.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether there is a step to redo.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else {
            return false;
        };
        self.undone.push(std::mem::replace(&mut self.draft, before));
        true
    }

    /// Redoes the step undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else {
            return false;
        };
        self.before.push(std::mem::replace(&mut self.draft, after));
        true
    }
}
