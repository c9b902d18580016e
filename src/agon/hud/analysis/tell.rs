//! Announces the findings of the analysis to screen readers: when the search pauses, and during it at most every few
//! seconds.

use std::time::Duration;

use agon_core::rules::Position;
use bevy::prelude::*;

use super::words;
use crate::agon::gameplay::analysis::{Activity, Analysis};
use crate::agon::gameplay::schedule::AgonSystems;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::language::Language;
use crate::tabletop::schedule::TableSystems;

/// Minimum time between announcements during a search: about as long as the lines take to read out.
const PATIENCE: Duration = Duration::from_secs(8);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.run_if(resource_exists_and_changed::<Analysis>)
            .in_set(TableSystems::Present)
            .in_set(AgonSystems),
    );
}

/// The last announcement.
#[derive(Debug, Default)]
struct Announced {
    activity: Activity,
    position: Option<Position>,
    depth: u32,
    /// Time of the last announcement, or of the change of position.
    since: Duration,
}

fn tell(
    analysis: Res<Analysis>,
    language: Res<Language>,
    time: Res<Time<Real>>,
    mut told: Local<Announced>,
    mut spoken: MessageWriter<Spoken>,
) {
    let before = std::mem::replace(&mut told.activity, analysis.activity());
    let Some(found) = analysis.found() else {
        if analysis.activity() == Activity::Failed && before != Activity::Failed {
            spoken.write(Spoken(words::progress(&language, &analysis)));
        }
        (told.position, told.depth, told.since) = (None, 0, time.elapsed());
        return;
    };
    let has_come_to_rest = before == Activity::Searching && analysis.activity() != Activity::Searching;
    let is_deeper = found.depth > told.depth || told.position != Some(found.position);
    let is_patient = time.elapsed().saturating_sub(told.since) >= PATIENCE;
    if has_come_to_rest || (is_deeper && is_patient) {
        (told.position, told.depth, told.since) = (Some(found.position), found.depth, time.elapsed());
        spoken.write(Spoken(words::lines_spoken(&language, &analysis, found)));
    }
}
