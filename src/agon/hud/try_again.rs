//! The panel while trying mistakes again: the move played, the verdict on the last try, and the next step. It shows
//! neither marks nor values, which would give the answer away.

use agon_core::board::Bitboard;
use agon_core::engine::{Findings, Judgement};
use bevy_egui::egui::{RichText, Ui};

use super::figure::Figure;
use super::note_card::{NoteCard, UNDERSTOOD, ends};
use super::panel_view::{PanelView, WordCard};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::try_again::{Mistake, Reply, Tries, TryAgainWanted};
use crate::agon::text::explanations::{Explained, telling, verdict_on};
use crate::agon::text::words::{player_name, player_role, way};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::word_card::Onward;

/// The note card, which is read out; its cells are highlighted on the board.
pub(crate) fn card(tries: &Tries, current: &Match, language: &Language) -> NoteCard {
    let (mistake, ..) = tries.mistake();
    let is_shown = *tries.reply() == Reply::Shown;
    let best = is_shown.then_some(mistake.judgement.best.mv);
    NoteCard {
        text: text(tries, current, language),
        cells: best.map_or(Bitboard::EMPTY, ends),
        more: None,
        done: UNDERSTOOD,
    }
}

fn text(tries: &Tries, current: &Match, language: &Language) -> String {
    let (mistake, number, count) = tries.mistake();
    let verdict = |judgement: &Judgement| {
        let said = verdict_on(language, current.players(), current.game(), judgement);
        [("verdict", said.join(" ").into())]
    };
    match tries.reply() {
        Reply::Nothing => asked(mistake, (number, count), current, language),
        Reply::Weighing(_) => language.tr("advice-thinking-why"),
        Reply::Wrong(judgement) => language.tr_with("try-again-wrong", &verdict(judgement)),
        Reply::Right(judgement) => language.tr_with("try-again-right", &verdict(judgement)),
        Reply::Shown => shown(&mistake.judgement, current, language),
        Reply::Failed => language.tr("try-again-failed"),
    }
}

/// The move played, and the question.
fn asked(mistake: &Mistake, (number, count): (usize, usize), current: &Match, language: &Language) -> String {
    let (players, judgement) = (current.players(), &mistake.judgement);
    let values = [
        ("number", number.into()),
        ("count", count.into()),
        ("by", player_role(players, judgement.chooser).into()),
        ("name", player_name(language, players, judgement.chooser).into()),
        ("move", way(language, judgement.played.mv).into()),
    ];
    language.tr_with("try-again-asked", &values)
}

/// The best move, and the reasons for it.
fn shown(judgement: &Judgement, current: &Match, language: &Language) -> String {
    let best = &judgement.best;
    let explained = Explained {
        language,
        players: current.players(),
        game: current.game(),
        mv: best.mv,
    };
    let findings = Findings {
        best: best.clone(),
        played: best.clone(),
        second: None,
        is_doubtful: false,
    };
    let verdict = Judgement::new(current.game(), findings).map_or_else(
        |_| String::new(),
        |judgement| explained.sentence(key("explained-move"), &telling(&judgement)),
    );
    let values = [("move", way(language, best.mv).into()), ("verdict", verdict.into())];
    language.tr_with("try-again-shown", &values)
}

/// The label and action of the main button.
fn next(tries: &Tries) -> (&'static str, TryAgainWanted) {
    match tries.reply() {
        Reply::Nothing | Reply::Weighing(_) | Reply::Wrong(_) | Reply::Failed => {
            (key("try-again-show"), TryAgainWanted::ShowMe)
        }
        Reply::Right(_) | Reply::Shown if tries.has_next() => (key("try-again-next"), TryAgainWanted::Next),
        Reply::Right(_) | Reply::Shown => (key("try-again-end"), TryAgainWanted::End),
    }
}

/// Draws the card. Returns the action chosen.
pub(crate) fn section(ui: &mut Ui, scene: &PanelView, tries: &Tries, card: WordCard) -> Option<Do> {
    let (text, wanted) = next(tries);
    let onward = Onward {
        main: (scene.language.tr(text), Do::send(wanted)),
        is_primary: wanted != TryAgainWanted::ShowMe,
        other: None,
    };
    card.show(ui, Some(onward), |ui, room| {
        let top = ui.cursor().top();
        if let Some(card) = scene.hint {
            ui.label(RichText::new(&card.text).text_style(room.style));
        }
        let left = room.height - (ui.cursor().top() - top);
        Figure::of_mistake(tries, scene).show(ui, scene, left);
        None
    })
}
