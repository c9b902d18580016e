//! The panel while mistakes are tried again: what was played, what is said of the last try, and where to go on. It shows
//! nothing that could tell the answer: neither moves with their marks nor values.

use bevy_egui::egui::{self, Align, Frame, Layout as Flow, ScrollArea, TextStyle, Ui};

use super::hint_card::HintCard;
use super::panel_actions::PanelAction;
use super::panel_view::PanelView;
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::preview::Preview;
use crate::app::agon::gameplay::try_again::{Mistake, Reply, Tries, TryAgainWanted};
use crate::app::agon::text::explanations::{Explained, telling, verdict_on};
use crate::app::agon::text::words::{player_name, player_role, way};
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::tokens::{Palette, size, space};
use crate::app::shell::ui::widgets::buttons::{primary_button, secondary_button};
use crate::app::shell::ui::widgets::controls::describe_scrolled;
use crate::board::Bitboard;
use crate::engine::{Findings, Judgement};
use crate::rules::Move;

/// What is told, as the hint of this frame: it is read out, and its cells are lit on the board.
pub(crate) fn card(tries: &Tries, preview: &Preview, current: &Match, language: &Language) -> HintCard {
    let (mistake, ..) = tries.mistake();
    let best = mistake.judgement.best.mv;
    // While the line is played out, its own marks tell where it is.
    let is_lit = *tries.reply() == Reply::Shown && preview.ply(current).is_none();
    HintCard {
        text: text(tries, current, language),
        cells: if is_lit { cells_of(best) } else { Bitboard::EMPTY },
        more: None,
    }
}

fn cells_of(mv: Move) -> Bitboard {
    [mv.from(), mv.to()].into_iter().flatten().collect()
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

/// What was played, and what is asked for.
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

/// The best move, and what speaks for it.
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
    };
    let verdict = Judgement::new(current.game(), findings).map_or_else(
        |_| String::new(),
        |judgement| explained.sentence(key("explained-move"), &telling(&judgement)),
    );
    let values = [("move", way(language, best.mv).into()), ("verdict", verdict.into())];
    language.tr_with("try-again-shown", &values)
}

/// What the main button does next.
fn next(tries: &Tries) -> (&'static str, TryAgainWanted) {
    match tries.reply() {
        Reply::Nothing | Reply::Weighing(_) | Reply::Wrong(_) | Reply::Failed => {
            (key("try-again-show"), TryAgainWanted::ShowMe)
        }
        Reply::Right(_) | Reply::Shown if tries.has_next() => (key("try-again-next"), TryAgainWanted::Next),
        Reply::Right(_) | Reply::Shown => (key("try-again-end"), TryAgainWanted::End),
    }
}

/// Draws the card in the given height, with the main button at its lower end if there is room for it. The text scrolls if
/// there is too little. Returns the action chosen.
pub(crate) fn section(ui: &mut Ui, scene: &PanelView, tries: &Tries, height: f32) -> Option<PanelAction> {
    let palette = Palette::of(ui.ctx());
    let is_tight = height < 5.0 * size::TOUCH;
    let style = if is_tight { TextStyle::Small } else { TextStyle::Body };
    let frame = theme::card_frame(palette)
        .stroke(egui::Stroke::new(1.5, palette.accent))
        .shadow(egui::Shadow::NONE);
    let frame = if is_tight { frame.inner_margin(space::S) } else { frame };
    let outside = frame.total_margin().sum().y;
    // In the lowest windows the words need all the room; the buttons of the panel lead on.
    let has_button = height >= 2.5 * size::TOUCH;
    let below = if has_button { size::TOUCH + space::S } else { 0.0 };
    let room = (height - outside - below).max(0.0);
    let contents = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::S;
        ScrollArea::vertical()
            .id_salt("try-again")
            .max_height(room)
            .min_scrolled_height(room)
            .auto_shrink([false, !is_tight])
            .show(ui, |ui| {
                describe_scrolled(ui);
                if let Some(card) = scene.hint {
                    ui.label(egui::RichText::new(&card.text).text_style(style));
                }
            });
        if !has_button {
            return None;
        }
        let (text, wanted) = next(tries);
        let text = scene.language.tr(text);
        let justified = Flow::top_down_justified(Align::Center);
        let button = ui.with_layout(justified, |ui| match wanted {
            TryAgainWanted::ShowMe => secondary_button(ui, text),
            _ => primary_button(ui, text),
        });
        button.inner.clicked().then_some(PanelAction::TryAgain(wanted))
    };
    Frame::show(frame, ui, contents).inner
}
