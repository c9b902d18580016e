//! *How to play*: the chapters of the rule book, and the way to the museum.

use agon_core::rule_book::board::Board;
use agon_core::rule_book::book::RuleBook;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align, Layout, RichText, Ui};

use super::board::{BoardAction, Opened, closed, open};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::pages::content::on_page_with_content;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{MUSEUM, RULES};
use crate::agon::text::rule_book::{chapter_name, sentence_text};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::language::Language;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::Overlay;
use crate::shell::ui::theme::tokens::{size, space};
use crate::shell::ui::widgets::buttons::secondary_button;
use crate::shell::ui::widgets::cards::card;
use crate::shell::ui::widgets::controls::{scroll_by_page_keys, subheading};
use crate::shell::ui::widgets::sheet::sheet;
use crate::tabletop::addresses::add_game_address;
use crate::tabletop::motion::AnimationSpeed;

pub(super) fn plugin(app: &mut App) {
    add_game_address(app, AGON, RULES);
    app.add_resource::<OpenBoard>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page_with_content(RULES))
            .in_set(Draw::Overlay)
            .in_set(AgonSystems),
    );
}

/// The board that is open, if any.
#[derive(Resource, Clone, Debug, Default)]
struct OpenBoard(Option<Opened>);

fn show(
    mut contexts: EguiContexts,
    (language, colours): (Res<Language>, Res<BoardPalette>),
    speed: Option<Res<AnimationSpeed>>,
    (mut opened, mut told): (ResMut<OpenBoard>, Local<Option<String>>),
    mut spoken: MessageWriter<Spoken>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let is_moving = speed.is_none_or(|speed| speed.0 > 0.0);
    match page(contexts.ctx_mut()?, &mut opened.0, is_moving, &colours, &language) {
        None => {}
        Some(BookAction::Close) => {
            opened.0 = None;
            overlay.set(Overlay::None);
        }
        Some(BookAction::Museum) => overlay.set(Overlay::Page(MUSEUM)),
    }
    let tells = opened.0.as_ref().map(|opened| opened.told(&language));
    if *told != tells {
        spoken.write_batch(tells.clone().map(Spoken));
        *told = tells;
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BookAction {
    Close,
    Museum,
}

fn page(
    ctx: &egui::Context,
    opened: &mut Option<Opened>,
    is_moving: bool,
    colours: &BoardPalette,
    language: &Language,
) -> Option<BookAction> {
    let mut pressed = None;
    let contents = |ui: &mut Ui| {
        scroll_by_page_keys(ui);
        ui.spacing_mut().item_spacing.y = space::M;
        for chapter in RuleBook::agon().chapters() {
            card(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                subheading(ui, chapter_name(language, chapter));
                for sentence in chapter.sentences() {
                    let text = sentence_text(language, sentence);
                    ui.label(RichText::new(&text).line_height(Some(size::BODY * 1.5)));
                    if let Some(board) = sentence.board() {
                        one_board(ui, board, opened, is_moving, colours, &text, language);
                        ui.add_space(space::S);
                    }
                }
            });
        }
        ui.with_layout(Layout::top_down_justified(Align::Center), |ui| {
            if secondary_button(ui, language.tr("museum-title")).clicked() {
                pressed = Some(BookAction::Museum);
            }
        });
    };
    let (title, close) = (language.tr("rules-title"), language.tr("close"));
    let is_closed = sheet(ctx, RULES.id, &title, &close, contents);
    is_closed.then_some(BookAction::Close).or(pressed)
}

/// The board of a sentence, open or not, in the middle.
fn one_board(
    ui: &mut Ui,
    board: &'static Board,
    opened: &mut Option<Opened>,
    is_moving: bool,
    colours: &BoardPalette,
    text: &str,
    language: &Language,
) {
    ui.vertical_centered(|ui| match opened {
        Some(opened) if opened.is_of(board) => open(ui, opened, is_moving, colours, language),
        _ => {
            let meaning = language.tr_with("book-board", &[("text", text.into())]);
            if closed(ui, board, colours, &meaning) == Some(BoardAction::Show) {
                *opened = Some(Opened::showing(board));
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use agon_core::rule_book::book::Sentence;

    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, cut_off_texts};

    #[test]
    fn no_language_runs_out_of_any_window() {
        let board = RuleBook::agon()
            .sentence("not-there")
            .and_then(Sentence::board)
            .unwrap();
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                for mut opened in [None, Some(Opened::showing(board))] {
                    let cut_off = cut_off_texts(window, |ctx| {
                        page(ctx, &mut opened, false, &BoardPalette::default(), &language);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }
}
