//! A note on the move before the position shown: words, and a mark.

use agon_core::notation::{JUDGING, NodeId, judging_sign};
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::default_keys::WRITE_NOTE;
use crate::agon::gameplay::messages::NoteAction;
use crate::agon::gameplay::schedule::InputSystems;
use crate::agon::pages::content::add_page;
use crate::agon::text::pages::NOTE;
use crate::agon::text::words::{move_written, turn_number};
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::segmented_with;
use crate::shell::ui::widgets::sheet::is_for_typing;

/// The height of the field, in lines.
const LINES: usize = 5;
/// The most characters of a note, and of a title.
const LONGEST: usize = 2_000;
pub(super) const LONGEST_TITLE: usize = 80;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.in_set(InputSystems::Notes).run_if(resource_exists::<Match>),
    );
    add_page(app, NOTE, show);
}

fn open(
    mut pressed: MessageReader<ActionPressed>,
    (current, language): (Res<Match>, Res<Language>),
    mut next: ResMut<NextState<Overlay>>,
    mut notices: MessageWriter<Notice>,
) {
    let is_meant = |pressed: &ActionPressed| pressed.action == WRITE_NOTE && !pressed.repeat;
    if !pressed.read().any(is_meant) {
        return;
    }
    if current.keeps_notes() {
        next.set(Overlay::Page(NOTE));
    } else {
        notices.write(Notice::info(language.tr("notes-later")));
    }
}

/// What is typed: what is kept has no blanks at its ends.
#[derive(Debug, Default)]
struct Draft {
    /// The game, by its seed, and the place in it.
    of: Option<(u64, NodeId)>,
    words: String,
    title: String,
}

impl Draft {
    fn follow(&mut self, current: &Match) {
        let here = current.tree().here();
        let (of, words, title) = (Some((current.seed(), here)), current.tree().note(here), current.title());
        if self.of != of || self.words.trim() != words || self.title.trim() != title {
            let title = title.to_owned();
            *self = Self { of, words, title };
        }
    }
}

fn show(
    In(ctx): In<egui::Context>,
    current: Option<Res<Match>>,
    language: Res<Language>,
    mut draft: Local<Draft>,
) -> Option<Do> {
    let Some(current) = current.filter(|current| current.keeps_notes()) else {
        // A page about nothing is closed.
        return Some(Do::Close);
    };
    draft.follow(&current);
    page(&ctx, &current, &mut draft, &language)
}

fn page(ctx: &egui::Context, current: &Match, draft: &mut Draft, language: &Language) -> Option<Do> {
    let mut changed = None;
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let entitled = title(ui, &mut draft.title, language);
        changed = note(ui, current, &mut draft.words, language).or(entitled);
        None
    };
    let asked = page_sheet_with_footer(ctx, NOTE, language, contents, |ui| {
        ui.add_space(space::M);
        let done = primary_button(ui, language.tr("notes-done"));
        take_first_focus(ui, &done);
        done.clicked().then_some(Do::Back)
    });
    asked.or(changed.map(Do::send))
}

/// Draws the title of the game, and returns a change to it.
fn title(ui: &mut Ui, title: &mut String, language: &Language) -> Option<NoteAction> {
    let name = language.tr("notes-game-title");
    let label = ui.label(&name);
    let field = Field {
        name: &name,
        hint: "",
        longest: LONGEST_TITLE,
        lines: 1,
    };
    let changed = text_field(ui, title, &field, &label).changed();
    changed.then(|| NoteAction::Entitle(title.clone()))
}

/// Draws the note, and returns a change to it.
fn note(ui: &mut Ui, current: &Match, words: &mut String, language: &Language) -> Option<NoteAction> {
    let tree = current.tree();
    let here = tree.here();
    let about = match tree.ply(here) {
        Some(ply) => {
            let before = tree.before(here);
            let number = turn_number(before.turn(), before.side());
            format!("{number} {}", move_written(&ply.effects))
        }
        None => language.tr("notes-at-start"),
    };
    let mut change = None;
    let label = ui.label(&about);
    if here != NodeId::START {
        let judging = tree.judgement(here);
        let mut chosen = judging;
        let sign = |glyph| judging_sign(glyph).unwrap_or_default().to_owned();
        let choices: Vec<_> = JUDGING.map(|glyph| (Some(glyph), sign(glyph))).collect();
        let meaning = |glyph: Option<u16>, _: &str| language.tr(meaning(glyph));
        if segmented_with(ui, &language.tr("notes-mark"), &mut chosen, &choices, meaning) {
            change = Some(NoteAction::Judge(chosen));
        }
        let remove = |ui: &mut Ui| secondary_button(ui, language.tr("notes-no-mark"));
        if judging.is_some() && justified(ui, remove).clicked() {
            change = Some(NoteAction::Judge(None));
        }
    }
    let field = Field {
        name: &about,
        hint: &language.tr("notes-hint"),
        longest: LONGEST,
        lines: LINES,
    };
    let written = text_field(ui, words, &field, &label);
    if is_for_typing(ui) {
        written.request_focus();
    }
    if written.changed() {
        change = Some(NoteAction::Write(words.clone()));
    }
    if !tree.shapes(here).is_empty() && justified(ui, |ui| secondary_button(ui, language.tr("notes-erase"))).clicked() {
        change = Some(NoteAction::Erase);
    }
    hint(ui, language.tr("notes-how-to-draw"));
    change
}

/// What a mark means.
const fn meaning(glyph: Option<u16>) -> &'static str {
    match glyph {
        Some(1) => key("notes-good"),
        Some(2) => key("notes-mistake"),
        Some(3) => key("notes-brilliant"),
        Some(4) => key("notes-blunder"),
        Some(5) => key("notes-interesting"),
        _ => key("notes-dubious"),
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{Side, WinReason};

    use super::*;
    use crate::testing::matches::{at, two_people};
    use crate::testing::screens::assert_fits_but;

    #[test]
    fn it_fits() {
        let mut current = at("globe", None, two_people());
        for (position, shapes) in [("start", ""), ("move", "Gd4")] {
            if position == "move" {
                let mv = current.game().legal_moves()[0];
                current.tree.play(mv).unwrap();
                current.tree.lose(Side::Black, WinReason::Resignation);
            }
            let here = current.tree.here();
            let shapes: Vec<_> = shapes.parse().into_iter().collect();
            current.tree.set_shapes(here, &shapes);
            let mut draft = Draft {
                words: "a word ".repeat(40),
                ..Draft::default()
            };
            assert_fits_but(&draft.words.clone(), |ctx, language| {
                drop(page(ctx, &current, &mut draft, language));
            });
        }
    }

    #[test]
    fn blanks_at_the_end_stay_while_one_types() {
        let mut current = at("globe", None, two_people());
        let mut draft = Draft::default();
        draft.follow(&current);
        draft.words = "a ".to_owned();
        current.tree.set_note(NodeId::START, &draft.words);
        draft.follow(&current);
        assert_eq!(draft.words, "a ");
        current.tree.set_note(NodeId::START, "other");
        draft.follow(&current);
        assert_eq!(draft.words, "other");
    }
}
