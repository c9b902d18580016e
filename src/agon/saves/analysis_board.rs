//! Analysis on a board of its own: with a copy of an unfinished game between two people, if both agree, so that the game
//! stays as it is; or with one of a game that ended by word; or begun from a position. It is saved as an analysis once
//! something was tried.

use agon_core::rules::{Move, Position};
use bevy::prelude::*;

use super::saved_games::game_in;
use super::start_game::GameWanted;
use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::{AnalysisAction, GameAction, GameStarted, MoveRequested};
use crate::agon::gameplay::schedule::MenuSystems;
use crate::agon::text::words::player_name;
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::shell::ui::question::Answered;
use crate::tabletop::saves::current_entry::CurrentEntry;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<WayBack>()
        .add_systems(
            Update,
            (ask_both, play_on, go_back)
                .chain()
                .in_set(MenuSystems::Analyse)
                .run_if(resource_exists::<Match>),
        )
        .add_systems(OnExit(AgonScreen(Screen::Playing)), forget);
}

/// The entry of the game to which the analysis on the board leads back.
#[derive(Resource, Clone, Debug, Default)]
struct WayBack(Option<String>);

fn forget(mut way: ResMut<WayBack>) {
    way.0 = None;
}

/// Asks whether an unfinished game is to be analysed; the computer, who would answer alone, is not asked.
fn ask_both(
    mut actions: MessageReader<AnalysisAction>,
    (current, language): (Res<Match>, Res<Language>),
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let is_wanted = actions.read().any(|action| *action == AnalysisAction::Begin);
    // Nobody is asked in an analysis, or about a finished game.
    if !is_wanted || current.is_analysed() || current.result().is_some() {
        return;
    }
    if !current.players().are_two_people() {
        notices.write(Notice::info(language.tr("analysis-not-now")));
        return;
    }
    let other = current.game().chooser().opponent();
    let name = player_name(&language, current.players(), other);
    let question = Question {
        title: language.tr("analysis-agree-title"),
        body: language.tr_with("analysis-agree-body", &[("name", name.into())]),
        yes: language.tr("take-back-yes"),
        no: language.tr("take-back-no"),
        is_grave: false,
    };
    let game = current.seed();
    let analyse = move |answer: On<Answered>,
                        (current, entry): (Option<Res<Match>>, Res<CurrentEntry>),
                        mut way: ResMut<WayBack>,
                        mut wanted: MessageWriter<GameWanted>| {
        // Another game may have started while the question was open.
        let Some(current) = current.filter(|current| answer.yes && current.seed() == game) else {
            return;
        };
        way.0 = entry.name().map(str::to_owned);
        wanted.write(GameWanted::analysis(
            current.tree().clone(),
            current.players().clone(),
            Vec::new(),
        ));
    };
    commands.spawn(question).observe(analyse);
}

/// Analyses possible continuations after an end by word, on a copy: a game that is over has no more moves. The first of
/// them is played once the copy is on the board.
fn play_on(
    mut actions: MessageReader<AnalysisAction>,
    (current, entry): (Res<Match>, Res<CurrentEntry>),
    mut way: ResMut<WayBack>,
    mut next: Local<Option<(Position, Move)>>,
    mut wanted: MessageWriter<GameWanted>,
    mut moves: MessageWriter<MoveRequested>,
) {
    let first = actions.read().filter_map(|action| match action {
        AnalysisAction::PlayOn(first) => Some(*first),
        AnalysisAction::Begin | AnalysisAction::End => None,
    });
    let first = first.last();
    if let Some((position, mv)) = next.take()
        && current.is_analysis_board()
        && *current.position() == position
    {
        moves.write(MoveRequested::new(mv, &current));
    }
    let Some(first) = first.filter(|_| current.could_be_played_on()) else {
        return;
    };
    *next = first.map(|mv| (*current.position(), mv));
    let mut tree = current.tree().clone();
    // The first thing taken back is the end.
    tree.undo();
    way.0 = entry.name().map(str::to_owned);
    wanted.write(GameWanted::analysis(tree, current.players().clone(), Vec::new()));
}

/// Leads from an analysis on a board of its own to the game it was copied from, or else to the main menu.
fn go_back(
    mut actions: MessageReader<AnalysisAction>,
    (current, store): (Res<Match>, Res<Store>),
    mut way: ResMut<WayBack>,
    mut started: MessageWriter<GameStarted>,
    mut exits: MessageWriter<GameAction>,
) {
    let is_wanted = actions.read().any(|action| *action == AnalysisAction::End);
    if !is_wanted || !current.is_analysis_board() {
        return;
    }
    let game = way.0.take().and_then(|name| game_in(&store, &name));
    match game {
        Some(game) => drop(started.write(GameStarted::of(game))),
        None => drop(exits.write(GameAction::Leave)),
    }
}
