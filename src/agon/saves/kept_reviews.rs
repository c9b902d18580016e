//! The review of a saved game is kept in an entry of its own beside the game's, which stays as it is.

use agon_core::puzzles::mistake::Mistake;
use agon_core::session::entry_names::review_entry;
use agon_core::session::kept_review;
use bevy::prelude::*;

use super::puzzles::MistakesFound;
use super::saved_games::review_of;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::review::{Activity, Review};
use crate::agon::gameplay::schedule::PresentSystems;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;
use crate::tabletop::saves::current_entry::CurrentEntry;

/// Requires the [`SavedGames`](super::saved_games::SavedGames) and the game's [entry](super::autosave).
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MistakesFound>().add_systems(
        Update,
        (take_over, keep)
            .chain()
            .in_set(PresentSystems::KeepReview)
            .run_if(resource_exists::<Match>.and_then(resource_exists_and_changed::<Review>)),
    );
}

/// Takes over the review that was kept of the game on the board.
fn take_over((current, entry, store): (Res<Match>, Res<CurrentEntry>, Res<Store>), mut review: ResMut<Review>) {
    if review.activity() != Activity::Nothing || review.moves().is_empty() {
        return;
    }
    let found = entry
        .number()
        .and_then(|number| review_of(&store, number, current.tree()));
    if let Some(found) = found {
        review.restore(&current, found);
    }
}

/// Keeps a complete review. In a game against the computer, the person's mistakes come back.
fn keep(
    (current, review, entry): (Res<Match>, Res<Review>, Res<CurrentEntry>),
    mut store: ResMut<Store>,
    mut mistakes: MessageWriter<MistakesFound>,
    mut failures: MessageWriter<StoreFailed>,
) {
    let (Some(judgements), Some(number)) = (review.judgements(), entry.number()) else {
        return;
    };
    let found: Vec<_> = judgements.iter().map(|judgement| judgement.findings()).collect();
    let (name, text) = (review_entry(number), kept_review::write(&found));
    if store.get(&name).ok().flatten().as_deref() != Some(&*text) {
        failures.write_batch(store.put(&name, &text).err().map(StoreFailed));
    }
    let person = current.players().single_human();
    if let Some(person) = person.filter(|_| !current.is_analysis_board()) {
        let found = Mistake::in_game(&current.tree().main_game(), &judgements, person);
        mistakes.write(MistakesFound(found));
    }
}
