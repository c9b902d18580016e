//! *How to play*: the chapters of the rule book, and the way to the museum.

use agon_core::rule_book::board::Board;
use agon_core::rule_book::book::RuleBook;
use bevy::prelude::*;
use bevy_egui::egui;
use egui::{RichText, Ui};

use super::board::{BoardAction, Opened, closed, open};
use crate::agon::pages::content::add_page;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::pages::{MUSEUM, RULES};
use crate::agon::text::rule_book::{chapter_name, sentence_text};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::Trail;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::scroll_by_page_keys;
use crate::tabletop::motion::AnimationSpeed;

pub(super) fn plugin(app: &mut App) {
    app.add_resource::<OpenBoard>()
        .add_systems(Update, close_board.run_if(resource_exists_and_changed::<Trail>));
    add_page(app, RULES, show);
}

/// The board that is open, if any.
#[derive(Resource, Clone, Debug, Default)]
struct OpenBoard(Option<Opened>);

/// The book that is opened anew has no board open.
fn close_board(trail: Res<Trail>, mut opened: ResMut<OpenBoard>) {
    if !trail.has(RULES) && opened.0.is_some() {
        opened.0 = None;
    }
}

fn show(
    In(ctx): In<egui::Context>,
    (language, colours): (Res<Language>, Res<BoardPalette>),
    speed: Option<Res<AnimationSpeed>>,
    (mut opened, mut told): (ResMut<OpenBoard>, Local<Option<String>>),
    mut spoken: MessageWriter<Spoken>,
) -> Option<Do> {
    let is_moving = speed.is_none_or(|speed| speed.0 > 0.0);
    let pressed = page(&ctx, &mut opened.0, is_moving, &colours, &language);
    let tells = opened.0.as_ref().map(|opened| opened.told(&language));
    if *told != tells {
        spoken.write_batch(tells.clone().map(Spoken));
        *told = tells;
    }
    pressed
}

fn page(
    ctx: &egui::Context,
    opened: &mut Option<Opened>,
    is_moving: bool,
    colours: &BoardPalette,
    language: &Language,
) -> Option<Do> {
    page_sheet(ctx, RULES, language, |ui| {
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
        let museum = justified(ui, |ui| secondary_button(ui, language.tr("museum-title")));
        museum.clicked().then_some(Do::Open(MUSEUM))
    })
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
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let board = RuleBook::agon()
            .sentence("not-there")
            .and_then(Sentence::board)
            .unwrap();
        for mut opened in [None, Some(Opened::showing(board))] {
            assert_fits(|ctx, language| drop(page(ctx, &mut opened, false, &BoardPalette::default(), language)));
        }
    }
}
