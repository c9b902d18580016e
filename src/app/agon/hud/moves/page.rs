//! All moves as a page of its own: for telephones, where one line is all there is room for beside the board, and for the
//! keyboard and gamepads, which stop here at each move.

use bevy::prelude::*;
use bevy_egui::egui::{self, Key, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{List, MoveSheet, rows};
use crate::app::agon::game::Match;
use crate::app::agon::hud::actions::Wish;
use crate::app::agon::hud::icons::Tones;
use crate::app::agon::messages::PlayerAction;
use crate::app::agon::sets::AgonSystems;
use crate::app::agon::take_back::TakeBackWanted;
use crate::app::agon::theme::Palette as BoardPalette;
use crate::app::agon::variations::RemovalWanted;
use crate::app::shell::Draw;
use crate::app::shell::language::{Language, key};
use crate::app::shell::screens::Overlay;
use crate::app::shell::shortcuts::{Shortcut, ShortcutPressed};
use crate::app::shell::theme::{size, space};
use crate::app::shell::widgets::{hint, pair, primary_button, secondary_button, sheet_with_footer, take_first_focus};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open.in_set(AgonSystems::Input).run_if(resource_exists::<Match>))
        .add_systems(OnEnter(Overlay::Moves), MoveSheet::look_again)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Moves))
                .run_if(resource_exists::<Match>)
                .in_set(Draw::Overlay),
        );
}

impl MoveSheet {
    /// Has the list be moved to where the players look.
    fn look_again(mut sheet: ResMut<Self>) {
        sheet.stale = 3;
    }
}

fn open(
    mut pressed: MessageReader<ShortcutPressed>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let is_meant = |pressed: &ShortcutPressed| pressed.shortcut == Shortcut::Moves && !pressed.repeat;
    if pressed.read().any(is_meant) {
        next.set(match overlay.get() {
            Overlay::Moves => Overlay::None,
            _ => Overlay::Moves,
        });
    }
}

fn show(
    mut contexts: EguiContexts,
    (current, sheet, language, board): (Res<Match>, Res<MoveSheet>, Res<Language>, Res<BoardPalette>),
    mut overlay: ResMut<NextState<Overlay>>,
    (mut actions, mut take_backs, mut removals): (
        MessageWriter<PlayerAction>,
        MessageWriter<TakeBackWanted>,
        MessageWriter<RemovalWanted>,
    ),
) -> Result {
    let tree = current.tree();
    let list = List {
        language: &language,
        tones: &Tones::of(&board),
        tree,
        players: current.players(),
        has_stops: true,
    };
    match page(contexts.ctx_mut()?, &list, &sheet) {
        None => {}
        Some(Pressed::Close) => overlay.set(Overlay::None),
        // Pressed once more, it is to be seen on the board.
        Some(Pressed::Move(Wish::Show(node))) if node == tree.here() => overlay.set(Overlay::None),
        Some(Pressed::Move(Wish::Show(node))) => drop(actions.write(PlayerAction::Show(node))),
        Some(Pressed::Move(Wish::Promote(node))) => drop(take_backs.write(TakeBackWanted::For(node))),
        Some(Pressed::Move(Wish::Remove(node))) => drop(removals.write(RemovalWanted(node))),
        Some(Pressed::Move(_)) => {}
    }
    Ok(())
}

/// What was pressed on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Close,
    Move(Wish),
}

fn page(ctx: &egui::Context, list: &List, sheet: &MoveSheet) -> Option<Pressed> {
    let (language, tree) = (list.language, list.tree);
    let here = tree.here();
    let mut wish = None;
    let before = ctx.memory(|memory| memory.focused());
    let contents = |ui: &mut Ui| {
        let what = match (sheet.turns.is_empty(), tree.has_variations()) {
            (true, _) => key("moves-none"),
            (false, false) => key("moves-no-variations"),
            (false, true) => key("moves-variations"),
        };
        hint(ui, language.tr(what));
        ui.add_space(space::S);
        wish = rows(ui, list, sheet, size::TOUCH);
    };
    let (title, close) = (language.tr("moves-title"), language.tr("close"));
    let (closed, at_foot) = sheet_with_footer(ctx, "moves", &title, &close, contents, |ui| {
        ui.add_space(space::M);
        ui.spacing_mut().item_spacing.y = space::S;
        let board = primary_button(ui, language.tr("moves-to-board"));
        take_first_focus(ui, &board);
        let mut buttons = vec![(board, Pressed::Close)];
        let (promotes, removes) = (Wish::Promote(here), Wish::Remove(here));
        let [promote, remove] = [key("moves-promote"), key("moves-remove")].map(|text| language.tr(text));
        // They are there as soon as any move has variations, so that nothing shifts under the finger that chooses one.
        if tree.has_variations() {
            ui.add_enabled_ui(!tree.is_main(here), |ui| {
                if tree.result().is_none() {
                    let (promote, remove) = pair(ui, promote, remove);
                    buttons.push((promote, Pressed::Move(promotes)));
                    buttons.push((remove, Pressed::Move(removes)));
                } else {
                    buttons.push((secondary_button(ui, remove), Pressed::Move(removes)));
                }
            });
        }
        // From a move, which holds on to the focus, past all others: they are reached by the arrows.
        let is_held = ui.memory(|memory| memory.focused()) == before;
        let is_at_move = before.is_some_and(|id| buttons.iter().all(|(button, _)| button.id != id));
        if is_held && is_at_move && ui.input(|input| input.key_pressed(Key::Tab)) {
            buttons[0].0.request_focus();
        }
        let pressed = buttons.iter().find(|(button, _)| button.clicked());
        pressed.map(|(_, meant)| *meant)
    });
    if closed {
        return Some(Pressed::Close);
    }
    wish.map(Pressed::Move).or(at_foot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::players::Players;
    use crate::app::shell::language::Locale;
    use crate::app::shell::widgets::testing::{WINDOWS, cut_off_texts};
    use crate::notation::{GameTree, NodeId, read_records};
    use crate::rules::{Game, RuleSet};

    const NESTED: &str = "1. Gb1-c2 {a quiet beginning, as it is often seen between two players who wait} \
        (1. Gd9-d8 Gk7-i8 (1... Gd1-d2 2. Gb1-c2) 2. Gb1-c2) 1... Gk7-i8 0-1";

    #[test]
    fn no_language_runs_out_of_any_window() {
        let record = &read_records(NESTED).unwrap()[0];
        let ended = GameTree::from_record(record).unwrap();
        let mut aside = ended.clone();
        aside.jump(aside.replies(NodeId::START)[1]);
        let mut going_on = GameTree::from(Game::new(RuleSet::default()));
        let empty = going_on.clone();
        for _ in 0..2 {
            let moves = going_on.line().position().legal_moves(going_on.line().rules());
            going_on.play(moves[going_on.replies(going_on.here()).len()]).unwrap();
            going_on.back();
        }
        going_on.jump(going_on.replies(NodeId::START)[1]);
        for tree in [empty, ended, aside, going_on] {
            let mut sheet = MoveSheet::default();
            sheet.follow(&tree);
            for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
                let list = List {
                    language: &Language::new(locale),
                    tones: &Tones::of(&BoardPalette::default()),
                    tree: &tree,
                    players: &Players::two_people("", ""),
                    has_stops: true,
                };
                for window in WINDOWS {
                    let cut_off = cut_off_texts(window, |ctx| {
                        page(ctx, &list, &sheet);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }
}
