//! All moves as a page of its own: for phones, which have room for only one line beside the board, and for keyboard and
//! gamepads, which stop at each move here.

use bevy::prelude::*;
use bevy_egui::egui::{self, Key, Ui};

use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::default_keys::SHOW_MOVES;
use crate::agon::gameplay::review::Review;
use crate::agon::gameplay::schedule::InputSystems;
use crate::agon::gameplay::take_back::TakeBackWanted;
use crate::agon::gameplay::variations::RemovalWanted;
use crate::agon::hud::moves::rows;
use crate::agon::hud::moves::sheet::{List, MoveSheet};
use crate::agon::pages::content::add_page;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{MOVES, NOTE};
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::{main_row, row_enabled};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.in_set(InputSystems::History).run_if(resource_exists::<Match>),
    )
    .add_systems(OnEnter(Overlay::Page(MOVES)), look_again);
    add_page(app, MOVES, show);
}

fn look_again(mut sheet: ResMut<MoveSheet>) {
    sheet.look_again();
}

fn open(
    mut pressed: MessageReader<ActionPressed>,
    (current, overlay): (Res<Match>, Res<State<Overlay>>),
    mut next: ResMut<NextState<Overlay>>,
) {
    let is_meant = |pressed: &ActionPressed| pressed.action == SHOW_MOVES && !pressed.repeat;
    // Where a better move is to be found, the list would tell it.
    if pressed.read().any(is_meant) && current.rights().roams {
        next.set(match overlay.get() {
            Overlay::Page(MOVES) => Overlay::None,
            _ => Overlay::Page(MOVES),
        });
    }
}

fn show(
    In(ctx): In<egui::Context>,
    current: If<Res<Match>>,
    (language, board, review): (Res<Language>, Res<BoardPalette>, Res<Review>),
    sheet: Res<MoveSheet>,
) -> Option<Do> {
    let list = List {
        language: &language,
        tones: &Tones::of(&board),
        tree: current.tree(),
        players: current.players(),
        terms: current.terms(),
        review: Some(&review),
        has_stops: true,
    };
    page(&ctx, &list, &sheet, current.keeps_notes())
}

fn page(ctx: &egui::Context, list: &List, sheet: &MoveSheet, can_note: bool) -> Option<Do> {
    let (language, tree) = (list.language, list.tree);
    let here = tree.here();
    let mut action = None;
    let before = ctx.memory(|memory| memory.focused());
    let contents = |ui: &mut Ui| {
        let what = match (sheet.turns.is_empty(), tree.has_variations()) {
            (true, _) => key("moves-none"),
            (false, false) => key("moves-no-variations"),
            (false, true) => key("moves-variations"),
        };
        hint(ui, language.tr(what));
        ui.add_space(space::S);
        action = rows(ui, list, sheet, size::TOUCH);
        if !can_note {
            return None;
        }
        ui.add_space(space::S);
        let write = justified(ui, |ui| secondary_button(ui, language.tr("notes-write")));
        write.clicked().then_some(Do::Open(NOTE))
    };
    let asked = page_sheet_with_footer(ctx, MOVES, language, contents, |ui| {
        ui.add_space(space::M);
        ui.spacing_mut().item_spacing.y = space::S;
        let [promote, remove] = [key("moves-promote"), key("moves-remove")].map(|text| language.tr(text));
        let to_board = language.tr("moves-to-board");
        // The others are shown as soon as any move has variations, so that nothing shifts under the player's finger.
        let is_aside = !tree.is_main(here);
        let [promotes, removes] = [Do::send(TakeBackWanted::For(here)), Do::send(RemovalWanted(here))];
        let buttons = match (tree.has_variations(), tree.result()) {
            (false, _) => vec![(primary_button(ui, to_board), Do::Close)],
            (true, None) => {
                let board = primary_button(ui, to_board);
                let [promote, remove] = row_enabled(ui, [(promote, is_aside), (remove, is_aside)]);
                vec![(board, Do::Close), (promote, promotes), (remove, removes)]
            }
            (true, Some(_)) => {
                let [board, remove] = main_row(ui, [to_board, remove], [true, is_aside]);
                vec![(board, Do::Close), (remove, removes)]
            }
        };
        take_first_focus(ui, &buttons[0].0);
        // A move holds on to the focus: skip past the other moves, which are reached with the arrows.
        let is_held = ui.memory(|memory| memory.focused()) == before;
        let is_at_move = before.is_some_and(|id| buttons.iter().all(|(button, _)| button.id != id));
        if is_held && is_at_move && ui.input(|input| input.key_pressed(Key::Tab)) {
            buttons[0].0.request_focus();
        }
        buttons
            .into_iter()
            .find_map(|(button, asked)| button.clicked().then_some(asked))
    });
    match asked {
        Some(Do::Close) => Some(Do::Close),
        asked => action.or(asked),
    }
}

#[cfg(test)]
mod tests {
    use agon_core::notation::{GameTree, NodeId, read_records};
    use agon_core::rules::{Game, RuleSet};
    use agon_core::session::conditions::Terms;
    use agon_core::session::players::Players;

    use super::*;
    use crate::testing::screens::assert_fits;

    const NESTED: &str = "1. Gb1-c2 {a quiet beginning, as it is often seen between two players who wait} \
        (1. Gd9-d8 Gk7-i8 (1... Gd1-d2 2. Gb1-c2) 2. Gb1-c2) 1... Gk7-i8 0-1";

    #[test]
    fn it_fits() {
        let record = &read_records(NESTED).whole().unwrap()[0];
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
            assert_fits(|ctx, language| {
                let list = List {
                    language,
                    tones: &Tones::of(&BoardPalette::default()),
                    tree: &tree,
                    players: &Players::two_people("", ""),
                    terms: &Terms::default(),
                    review: None,
                    has_stops: true,
                };
                drop(page(ctx, &list, &sheet, true));
            });
        }
    }
}
