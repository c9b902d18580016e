//! Announcements for players who cannot see the screen, read out by their screen reader.

use bevy::prelude::*;

use crate::shell::system::language::Language;
use crate::shell::ui::navigation::Overlay;
use crate::shell::ui::notice::Notice;
use crate::shell::ui::question::Question;

/// Announces a sentence, in the player's language, after any earlier ones have been read out.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Spoken(pub String);

/// In `PostUpdate`: writes the shell's announcements.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Speak;

fn speak_notices(mut notices: MessageReader<Notice>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(notices.read().map(|notice| Spoken(notice.text.clone())));
}

/// A question covers everything else, and its buttons make no sense without its text.
fn speak_questions(questions: Query<&Question, Added<Question>>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(
        questions
            .iter()
            .map(|question| Spoken(format!("{} {}", question.title, question.body))),
    );
}

/// Announces a page by its title when it opens over the screen.
fn speak_pages(overlay: Res<State<Overlay>>, language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    spoken.write_batch(overlay.page().map(|page| Spoken(language.tr(page.title))));
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Spoken>().add_systems(
        PostUpdate,
        (
            speak_pages.run_if(state_changed::<Overlay>),
            speak_notices,
            speak_questions,
        )
            .chain()
            .in_set(Speak),
    );
}
