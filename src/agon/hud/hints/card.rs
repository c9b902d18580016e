//! The note card of a frame: a hint for beginners, or advice the player asked for, which comes first.

use agon_core::board::Bitboard;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPrimaryContextPass};

use super::hint::Situation;
use super::state::{Current, HintState, learner};
use crate::agon::drawings::icons::Icon;
use crate::agon::gameplay::advice::Advice;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::review::Review;
use crate::agon::gameplay::selection::Selection;
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::hud::exercises::Exercises;
use crate::agon::hud::frame::{BeforeLayout, HudLayout, while_playing};
use crate::agon::hud::note_card::{NoteCard, UNDERSTOOD};
use crate::agon::hud::review::card;
use crate::agon::hud::{advice_card, lesson, puzzle, try_again};
use crate::agon::text::words::spoken;
use crate::shell::accessibility::speech::{Speak, Spoken};
use crate::shell::system::language::{Language, key};
use crate::shell::ui::draw_order::Draw;

pub(super) fn plugin(app: &mut App) {
    // After the news of the frame, and the hint's own drawing.
    app.add_systems(
        PostUpdate,
        tell.after(EguiPostUpdateSet::ProcessOutput)
            .before(Speak)
            .run_if(resource_exists::<HudLayout>),
    )
    .add_systems(
        EguiPrimaryContextPass,
        put_on_card
            .in_set(Draw::Screen)
            .in_set(BeforeLayout)
            .run_if(while_playing),
    );
}

/// Announces a new hint to screen readers.
fn tell(
    (hud, language): (Res<HudLayout>, Res<Language>),
    mut told: Local<Option<String>>,
    mut says: MessageWriter<Spoken>,
) {
    let hint = hud.hint.as_ref().map(|card| &card.text);
    if hint != told.as_ref() {
        *told = hint.cloned();
        says.write_batch(told.as_ref().map(|text| Spoken(spoken(&language, text))));
    }
}

/// Chooses the note card to show; advice the player asked for comes first.
fn put_on_card(
    (hints, current, selection): (Res<HintState>, Res<Match>, Res<Selection>),
    (settings, language): (Res<AgonSettings>, Res<Language>),
    (advice, preview, review): (Res<Advice>, Res<Preview>, Res<Review>),
    exercises: Exercises,
    mut hud: ResMut<HudLayout>,
) {
    let is_reviewed = current.rights().reviews && hints.understood.is_none() && hud.end_card.is_none();
    let advised = || advice_card::card(&advice, &current, &language);
    let asked = match (exercises.tries(&current), exercises.lesson(&current)) {
        (Some(tries), _) => Some(try_again::card(tries, &current, &language)),
        (_, Some(running)) => Some(lesson::card(running, &current, &language)),
        _ if current.puzzle().is_some() => {
            let told = || Some(puzzle::card(exercises.puzzle(&current)?, exercises.at(), &language));
            advised().or_else(told)
        }
        _ if is_reviewed => card::card(&review, &current, &language),
        _ => advised(),
    };
    if let Some(mut card) = asked {
        if preview.ply(&current).is_some() {
            // A line that is played out has marks of its own.
            card.cells = Bitboard::EMPTY;
        }
        hud.hint = Some(card);
        return;
    }
    let is_told = hints.understood.is_none() && hud.end_card.is_none();
    if let Some(card) = link_card(&current, &language).filter(|_| is_told) {
        hud.hint = Some(card);
        return;
    }
    let hint = hints.current.zip(learner(&current));
    hud.hint = hint.map(|(Current { hint, .. }, me)| {
        let seen = Situation {
            current: &current,
            me,
            selection: *selection,
            is_first_game: settings.first_run,
            has_race: false,
        };
        NoteCard {
            text: hint.text(&seen, &language),
            cells: hint.cells(&seen),
            more: None,
            done: UNDERSTOOD,
        }
    });
}

/// What is to be done in a game by link while its next link is awaited.
fn link_card(current: &Match, language: &Language) -> Option<NoteCard> {
    let (text, more, done) = match current.mode() {
        Mode::Preparing => (key("by-link-preparing"), None, key("by-link-prepare-end")),
        _ if current.waits_for_link() && !current.is_link_sent() => (
            key("by-link-moved"),
            Some((Icon::Send, key("by-link-send"))),
            UNDERSTOOD,
        ),
        _ => return None,
    };
    Some(NoteCard {
        text: language.tr(text),
        cells: Bitboard::EMPTY,
        more,
        done,
    })
}
