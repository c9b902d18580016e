//! The data from which the interface around the map is drawn, gathered once a frame.

use std::time::Duration;

use agon_core::agent::{Context, Persona, Phase, Player};
use agon_core::played::career::Career;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::faces::{Face, face};
use crate::agent::gameplay::hints::Hints;
use crate::agent::gameplay::lessons::{LessonStatus, Lessons};
use crate::agent::gameplay::objections::ObjectionWindow;
use crate::agent::gameplay::replay::Walk;
use crate::agent::gameplay::selection::Selection;
use crate::agent::gameplay::settings::{AgentSettings, Hint};
use crate::agent::saves::career::Played;
use crate::agent::scene::lot::Lot;
use crate::agent::text::words::Company;
use crate::shell::system::language::Language;
use crate::shell::system::watched_time::Watched;

/// Everything that is drawn round the map.
#[derive(Clone, Copy)]
pub struct TableView<'a> {
    /// The game.
    pub current: &'a CurrentGame,
    /// The selection on the map.
    pub selection: &'a Selection,
    /// The answers to the announcement under discussion.
    pub window: &'a ObjectionWindow,
    /// The lot that decides who begins, while it is seen.
    pub lot: &'a Lot,
    /// The player's settings.
    pub settings: &'a AgentSettings,
    /// The player's language.
    pub language: &'a Language,
    /// What came of the player's finished games.
    pub career: &'a Career,
    /// The time since the program began.
    pub now: Duration,
    /// The context of each event.
    pub contexts: &'a [Context],
    /// The walk through a finished game.
    pub walk: Option<&'a Walk>,
    /// Whether the winner has not been announced yet.
    pub is_end_open: bool,
    /// The status of the lesson on the table.
    pub lesson_status: LessonStatus,
    /// The hint that is shown.
    pub hint: Option<Hint>,
}

/// What it is drawn from.
#[derive(SystemParam)]
pub struct TableSources<'w> {
    /// The game.
    pub current: Res<'w, CurrentGame>,
    selection: Res<'w, Selection>,
    window: Res<'w, ObjectionWindow>,
    lot: Res<'w, Lot>,
    settings: Res<'w, AgentSettings>,
    language: Res<'w, Language>,
    played: Res<'w, Played>,
    lessons: Res<'w, Lessons>,
    hints: Res<'w, Hints>,
    time: Res<'w, Time<Watched>>,
    walk: Option<Res<'w, Walk>>,
}

impl TableSources<'_> {
    /// What is drawn now, with the context of each event.
    pub fn view<'a>(&'a self, contexts: &'a [Context], is_end_open: bool) -> TableView<'a> {
        TableView {
            current: &self.current,
            selection: &self.selection,
            window: &self.window,
            lot: &self.lot,
            settings: &self.settings,
            language: &self.language,
            career: &self.played.0,
            now: self.time.elapsed(),
            contexts,
            walk: self.walk.as_deref(),
            is_end_open,
            lesson_status: self.lessons.status(),
            hint: self.hints.shown(),
        }
    }
}

impl<'a> TableView<'a> {
    /// The players and options, for texts.
    pub fn company(&self) -> Company<'a> {
        self.current.company()
    }

    /// Whether the sheets are still filled in, before anybody's turn.
    pub fn is_opening(&self) -> bool {
        matches!(self.current.table().phase(), Phase::Stake { .. })
    }

    /// The persona on a seat, with the face that they make.
    pub fn portrait(&self, player: Player) -> Option<(Persona, Face)> {
        let persona = self.current.seat(player).persona?;
        let face = match self.walk {
            // Everybody has long known what they see there.
            Some(walk) => match walk.bluff(walk.here()) {
                Some(bluff) if bluff.player == player => Face::Smirk,
                _ => Face::Neutral,
            },
            None => face(player, self.current.table(), self.current.events()),
        };
        Some((persona, face))
    }

    /// A player's name.
    pub fn name(&self, player: Player) -> String {
        self.company().name(player, self.language)
    }
}

/// The contexts of all events so far, recalculated only after a new one.
#[derive(bevy::prelude::Resource, Default)]
pub struct Contexts {
    known: Vec<Context>,
    game: Option<u64>,
}

impl Contexts {
    /// Brings them up to date.
    pub fn follow(&mut self, current: &CurrentGame) {
        let is_known = self.game == Some(current.seed()) && self.known.len() == current.events().len();
        if !is_known {
            self.known = current.contexts();
            self.game = Some(current.seed());
        }
    }

    /// The context of each event.
    pub fn all(&self) -> &[Context] {
        &self.known
    }
}
