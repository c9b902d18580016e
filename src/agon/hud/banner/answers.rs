//! The buttons of the banner.

use bevy_egui::egui::Ui;

use super::prompt::Prompt;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AnalysisAction, GameAction, HistoryAction, ResultAction};
use crate::agon::gameplay::selection::SelectionCleared;
use crate::agon::gameplay::take_back::TakeBackWanted;
use crate::agon::hud::panel_actions::PanelAction;
use crate::shell::ui::prelude::*;
use crate::shell::ui::request::AnyMessage;
use crate::shell::ui::widgets::buttons::{button_width, icon_button};

/// A button: the key of its text, a sign in its place where space is short, and its request.
#[derive(Debug)]
pub(super) struct Choice {
    text: &'static str,
    pub(super) sign: Option<&'static str>,
    pub(super) asked: Do,
    pub(super) gives_way: GivesWay,
}

/// What a button gives way to where it has no place beside the text. An offer is not worth moving the board or hiding a
/// hint.
#[derive(Clone, Copy, Debug)]
pub(super) enum GivesWay {
    Never,
    ToHint,
    ToBoard,
}

impl Choice {
    fn new(text: &'static str, message: impl AnyMessage) -> Self {
        Self {
            text,
            sign: None,
            asked: Do::send(message),
            gives_way: GivesWay::Never,
        }
    }

    fn giving_way(self, gives_way: GivesWay) -> Self {
        Self { gives_way, ..self }
    }

    fn signed(text: &'static str, sign: &'static str, message: impl AnyMessage) -> Self {
        Self {
            sign: Some(sign),
            ..Self::new(text, message)
        }
    }

    /// The width of the button with its text, or with its sign.
    pub(super) fn width(&self, ui: &Ui, is_sign: bool, language: &Language) -> f32 {
        match is_sign {
            true => size::TOUCH,
            false => button_width(ui, language.tr(self.text)),
        }
    }
}

/// The answers to the current prompts.
pub(super) fn answers(prompts: &[Prompt], current: &Match, offers_why: bool) -> Vec<Choice> {
    let to_the_end = || Choice::new(key("banner-to-the-end"), HistoryAction::ShowLast);
    let go_on = key("banner-go-on-here");
    let answers = prompts.iter().find_map(|prompt| match prompt {
        Prompt::DrawOffered { answerable: true, .. } => Some(vec![
            Choice::signed(key("banner-accept"), "✓", ResultAction::AcceptDraw),
            Choice::signed(key("banner-decline"), "×", ResultAction::DeclineDraw),
        ]),
        Prompt::Confirm(_) => Some(vec![
            Choice::signed(key("banner-confirm-yes"), "✓", PanelAction::Confirm),
            Choice::signed(key("banner-confirm-no"), "×", SelectionCleared),
        ]),
        Prompt::LookingBack => Some(vec![to_the_end(), Choice::new(go_on, TakeBackWanted::AllAfterThis)]),
        Prompt::Reviewing if current.rights().reviews => {
            let go_on = Choice::new(go_on, GameAction::PlayFromHere);
            Some(vec![go_on.giving_way(GivesWay::ToHint)])
        }
        Prompt::Ended(_) if current.could_be_played_on() => {
            Some(vec![Choice::new(go_on, AnalysisAction::PlayOn(None))])
        }
        Prompt::AskWhy(_) | Prompt::Preview { asked: true } => {
            let done = Choice::signed(key("banner-why-done"), "×", PanelAction::AskWhy(false));
            Some(vec![done])
        }
        Prompt::Step { picked: true, .. }
        | Prompt::Relocate { .. }
        | Prompt::SendQueen { .. }
        | Prompt::Place { .. }
            if offers_why =>
        {
            let why = Choice::new(key("banner-why"), PanelAction::AskWhy(true));
            Some(vec![why.giving_way(GivesWay::ToBoard)])
        }
        _ => None,
    });
    let replaces = || current.rights().replaces.then(to_the_end);
    answers.unwrap_or_else(|| replaces().into_iter().collect())
}

/// Draws the buttons, with texts or signs. Returns the request of the one pressed.
pub(super) fn buttons(ui: &mut Ui, answers: Vec<Choice>, are_signs: bool, language: &Language) -> Option<Do> {
    let mut asked = None;
    for answer in answers {
        let text = language.tr(answer.text);
        let button = match answer.sign.filter(|_| are_signs) {
            Some(sign) => icon_button(ui, sign, text),
            None => secondary_button(ui, text),
        };
        if button.clicked() {
            asked = Some(answer.asked);
        }
    }
    asked
}
