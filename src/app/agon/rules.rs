//! Rule enforcement: the only systems that change the [`Match`]. They read what is asked for and tell what came of it.

use bevy::prelude::*;

use super::components::ShowPosition;
use super::game::{KeptGame, Match};
use super::keep::Kept;
use super::messages::{
    DrawDeclined, EffectWriters, GameEnded, GameStarted, MoveRejected, MoveRequested, PlayerAction, PositionChanged,
    TimeRanOut,
};
use super::selection;
use super::sets::AgonSystems;
use crate::notation::NodeId;
use crate::rules::{Move, Side, WinReason};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            start_games,
            (apply_time, apply_actions).chain().run_if(resource_exists::<Match>),
            apply_moves.run_if(resource_exists::<Match>),
            show_position,
        )
            .chain()
            .in_set(AgonSystems::Rules),
    );
    app.add_systems(
        Update,
        pass_by_force
            .run_if(resource_exists::<Match>)
            .in_set(AgonSystems::Input)
            .after(selection::drop_pieces),
    );
}

/// Begins the game that was asked for last.
fn start_games(
    mut commands: Commands,
    mut requests: MessageReader<GameStarted>,
    mut changed: MessageWriter<PositionChanged>,
    mut moves: ResMut<Messages<MoveRequested>>,
) {
    let Some(GameStarted(KeptGame {
        tree,
        players,
        terms,
        seed,
        ..
    })) = requests.read().last().cloned()
    else {
        return;
    };
    let current = Match {
        tree,
        players,
        terms,
        seed,
        draw_offered_by: None,
    };
    changed.write(jumped_to(&current));
    // A move that was asked for before this frame's jump or end, as the computer's may be, was meant for what was.
    moves.clear();
    commands.insert_resource(current);
}

/// Ends the game of whoever has no time left.
fn apply_time(
    mut requests: MessageReader<TimeRanOut>,
    mut current: ResMut<Match>,
    mut changed: MessageWriter<PositionChanged>,
    mut ended: MessageWriter<GameEnded>,
    mut moves: ResMut<Messages<MoveRequested>>,
) {
    for &TimeRanOut { side } in requests.read() {
        if current.result().is_none() {
            let before = *current.position();
            current.tree.lose(side, WinReason::Time);
            if *current.position() != before {
                // Whoever looked back sees the end.
                changed.write(jumped_to(&current));
            }
            ended.write_batch(current.result().map(|outcome| GameEnded { outcome }));
            moves.clear();
        }
    }
}

/// Plays the moves that were asked for, if the rules allow them.
fn apply_moves(
    mut requests: MessageReader<MoveRequested>,
    mut current: ResMut<Match>,
    mut rejected: MessageWriter<MoveRejected>,
    mut changed: MessageWriter<PositionChanged>,
    mut effects: EffectWriters,
) {
    for &MoveRequested { mv } in requests.read() {
        let previous = *current.position();
        // What the rules refuse changes nothing.
        match current.bypass_change_detection().tree.play(mv) {
            Ok(ply) => {
                ply.effects.iter().for_each(|&effect| effects.write(effect));
                changed.write(PositionChanged {
                    next: ply.position,
                    by_move: true,
                });
                // An offer stands until its maker's opponent has moved.
                current.draw_offered_by = current.draw_offered_by.filter(|&side| side == previous.side());
            }
            Err(reason) => {
                rejected.write(MoveRejected { mv, reason });
            }
        }
    }
}

/// A player without a legal move passes at once (`docs/rules.md` §3), as does one who gives the turn away. Looking back at
/// such a turn plays nothing.
fn pass_by_force(current: Res<Match>, mut requests: MessageWriter<MoveRequested>) {
    let goes_on = current.outcome().is_none() && !current.is_looking_back();
    if current.is_changed() && goes_on && current.game().must_pass() {
        requests.write(MoveRequested { mv: Move::Pass });
    }
}

/// Has the picture follow.
fn show_position(mut changes: MessageReader<PositionChanged>, mut show: MessageWriter<ShowPosition>) {
    show.write_batch(changes.read().last().map(|change| ShowPosition(change.next)));
}

/// Undo, redo, looking about in the game, resignation and draws.
fn apply_actions(
    mut requests: MessageReader<PlayerAction>,
    mut current: ResMut<Match>,
    kept: Option<Res<Kept>>,
    mut changed: MessageWriter<PositionChanged>,
    mut ended: MessageWriter<GameEnded>,
    mut declined: MessageWriter<DrawDeclined>,
    mut moves: ResMut<Messages<MoveRequested>>,
) {
    for action in requests.read() {
        let before = *current.position();
        let over = current.result().is_some();
        match *action {
            // Time does not come back, and what is only looked at does not go on in place of the game that is kept.
            PlayerAction::Undo if current.is_lost_on_time() => {}
            PlayerAction::Undo if over && kept.as_ref().is_some_and(|kept| kept.is_another_going_on(&current)) => {}
            PlayerAction::Undo => undo(&mut current),
            PlayerAction::Redo => redo(&mut current),
            PlayerAction::Resign => {
                let loser = speaker(&current);
                current.tree.lose(loser, WinReason::Resignation);
            }
            PlayerAction::ShowFirst => current.tree.jump(NodeId::START),
            PlayerAction::ShowPrevious => drop(current.tree.back()),
            PlayerAction::ShowNext => drop(current.tree.forward()),
            PlayerAction::ShowLast => current.tree.jump_to_end(),
            PlayerAction::Show(node) => current.tree.jump(node),
            PlayerAction::GoOnFromHere => current.tree.go_on_from_here(),
            PlayerAction::Promote(node) => current.tree.promote(node),
            PlayerAction::Remove(node) => current.tree.remove(node),
            PlayerAction::OfferDraw if !over => {
                let side = speaker(&current);
                current.draw_offered_by = Some(side);
            }
            PlayerAction::AcceptDraw if current.draw_offered_by.is_some() => {
                current.tree.agree_draw();
                current.draw_offered_by = None;
            }
            PlayerAction::DeclineDraw => {
                let offered_by = current.draw_offered_by.take();
                declined.write_batch(offered_by.map(|side| DrawDeclined { by: side.opponent() }));
            }
            PlayerAction::OfferDraw
            | PlayerAction::AcceptDraw
            | PlayerAction::Rematch
            | PlayerAction::SwapSides
            | PlayerAction::Leave => {}
        }
        if *current.position() != before {
            current.draw_offered_by = None;
            changed.write(jumped_to(&current));
            moves.clear();
        }
        if let Some(outcome) = current.result().filter(|_| !over) {
            ended.write(GameEnded { outcome });
            moves.clear();
        }
    }
}

/// The picture changes to the position of the match, and not by a move.
fn jumped_to(current: &Match) -> PositionChanged {
    PositionChanged {
        next: *current.position(),
        by_move: false,
    }
}

/// For whom a player speaks who resigns or offers a draw: against the computer the person, else whoever is to choose.
fn speaker(current: &Match) -> Side {
    current
        .players
        .single_human()
        .unwrap_or_else(|| current.game().chooser())
}

/// Whether a person has a choice here, so that undo and redo can stop.
fn is_stop(current: &Match) -> bool {
    let chosen_by_human = current.players.is_human(current.game().chooser());
    chosen_by_human && !current.game().must_pass()
}

fn undo(current: &mut Match) {
    if !current.tree.undo() {
        return;
    }
    if current.needs_consent() {
        // What the players agreed to take back is no part of the game, unless they take it up again.
        current.tree.go_on_from_here();
        return;
    }
    while !is_stop(current) {
        if !current.tree.undo() {
            // The computer began: let it have its first move back rather than think of another.
            redo(current);
            return;
        }
    }
}

fn redo(current: &mut Match) {
    if current.needs_consent() {
        // Whoever looks back only looks on.
        if !current.tree.take_up() {
            current.tree.forward();
        }
        return;
    }
    while current.tree.redo() {
        if is_stop(current) {
            return;
        }
    }
}

#[cfg(test)]
pub(super) mod testing {
    //! The program as far as it enforces rules, without anything to be seen.

    use bevy::input::InputPlugin;
    use bevy::state::app::StatesPlugin;

    use super::super::{components, messages, rules, sets};
    use super::*;
    use crate::app::shell;
    use crate::app::shell::store::Store;

    /// The program with what is kept in a store. More plugins may be added.
    pub fn app(store: Store) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
            .insert_resource(store)
            .add_plugins(shell::plugin)
            .add_plugins((sets::plugin, components::plugin, messages::plugin, rules::plugin));
        app
    }

    /// Writes a message and lets it take effect, down to the screen.
    pub fn tell(app: &mut App, message: impl Message) {
        app.world_mut().write_message(message);
        settle(app);
    }

    /// Lets what was asked for come about.
    pub fn settle(app: &mut App) {
        for _ in 0..3 {
            app.update();
        }
    }
}
