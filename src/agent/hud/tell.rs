//! Reads out events, prompts and the starter drawn by lot to players who cannot see the screen, and shows refusals to
//! everybody. None of it is secret.

use agon_core::agent::Event;
use bevy::prelude::*;

use super::learning::{hint_text, lesson_text};
use super::news::is_told;
use super::question::question;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::hints::Hints;
use crate::agent::gameplay::lessons::Lessons;
use crate::agent::gameplay::messages::{ActionRefused, Happened, PersonLeft, TableReplaced};
use crate::agent::gameplay::objections::ObjectionWindow;
use crate::agent::gameplay::schedule::PresentSystems;
use crate::agent::gameplay::selection::Selection;
use crate::agent::scene::lot::LotFallen;
use crate::agent::text::words::{event_heard, lot_words, refusal};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::ui::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            tell_lot.run_if(on_message::<LotFallen>),
            recall.run_if(on_message::<TableReplaced>),
            read_out.run_if(on_message::<Happened>),
            tell_learning.run_if(resource_exists_and_changed::<Lessons>.or_eager(resource_exists_and_changed::<Hints>)),
            tell_question.run_if(
                resource_exists_and_changed::<CurrentGame>
                    .or_eager(resource_exists_and_changed::<Selection>)
                    .or_eager(resource_exists_and_changed::<ObjectionWindow>),
            ),
            tell_refusals,
            tell_substitutes,
        )
            .chain()
            .run_if(resource_exists::<CurrentGame>)
            .in_set(PresentSystems::Tell),
    );
}

fn tell_lot(
    mut fallen: MessageReader<LotFallen>,
    (current, language): (Res<CurrentGame>, Res<Language>),
    mut spoken: MessageWriter<Spoken>,
) {
    for &LotFallen(player) in fallen.read() {
        spoken.write(Spoken(lot_words(player, &current.company(), &language)));
    }
}

/// On return to a game, reads out the latest event before the prompt.
fn recall((current, language): (Res<CurrentGame>, Res<Language>), mut spoken: MessageWriter<Spoken>) {
    if current.table().pending().is_none() {
        return;
    }
    let contexts = current.contexts();
    let heard = current
        .events()
        .iter()
        .zip(&contexts)
        .rfind(|(event, _)| is_told(event));
    spoken
        .write_batch(heard.map(|(event, context)| Spoken(event_heard(event, context, &current.company(), &language))));
}

fn read_out(
    mut happened: MessageReader<Happened>,
    (current, language): (Res<CurrentGame>, Res<Language>),
    mut spoken: MessageWriter<Spoken>,
) {
    let contexts = current.contexts();
    // The result is read out once the sheets are turned over.
    let told = |happened: &&Happened| is_told(&happened.event) && !matches!(happened.event, Event::Over(_));
    for Happened { number, event } in happened.read().filter(told) {
        if let Some(context) = contexts.get(*number) {
            let sentence = event_heard(event, context, &current.company(), &language);
            spoken.write(Spoken(sentence));
        }
    }
}

/// The task of a lesson and its result, and hints.
fn tell_learning(
    (current, lessons, hints): (Res<CurrentGame>, Res<Lessons>, Res<Hints>),
    language: Res<Language>,
    mut told: Local<Option<String>>,
    mut spoken: MessageWriter<Spoken>,
) {
    let text = match (current.lesson(), hints.shown()) {
        (Some(place), _) => lesson_text(place, lessons.status(), &language),
        (None, Some(hint)) => Some(hint_text(hint, &current, &language)),
        (None, None) => None,
    };
    if *told != text {
        told.clone_from(&text);
        spoken.write_batch(text.map(Spoken));
    }
}

/// Reads out the prompt when it changes.
fn tell_question(
    (current, selection, window): (Res<CurrentGame>, Res<Selection>, Res<ObjectionWindow>),
    language: Res<Language>,
    mut told: Local<Option<String>>,
    mut spoken: MessageWriter<Spoken>,
) {
    let asked = question(&current, &selection, &window, &language);
    if *told != asked {
        told.clone_from(&asked);
        spoken.write_batch(asked.map(Spoken));
    }
}

fn tell_refusals(
    mut refused: MessageReader<ActionRefused>,
    (current, language): (Res<CurrentGame>, Res<Language>),
    mut notices: MessageWriter<Notice>,
) {
    for refused in refused.read() {
        notices.write(Notice::info(refusal(&refused.reason, &current.company(), &language)));
    }
}

fn tell_substitutes(
    mut left: MessageReader<PersonLeft>,
    (current, language): (Res<CurrentGame>, Res<Language>),
    mut notices: MessageWriter<Notice>,
) {
    for left in left.read() {
        let name = current.company().name(left.player, &language);
        notices.write(Notice::info(
            language.tr_with("agent-seat-taken", &[("name", name.into())]),
        ));
    }
}
