//! The list of moves, and what it shows on the board.

use agon::agon::gameplay::messages::HistoryAction;
use agon::agon::scene::entities::CellsPointedOut;
use agon::shell::system::store::Store;
use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{Game, Move, RuleSet};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::egui::accesskit::{Node, NodeId};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::whole::Whole;

/// Brings the pointer to a point of the window.
fn point(whole: &mut Whole, position: Vec2) {
    let world = whole.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    whole.send(WindowEvent::CursorMoved(CursorMoved {
        window,
        position,
        delta: None,
    }));
}

#[test]
fn the_cells_of_the_move_under_the_pointer_are_lit_whatever_scale_the_window_comes_to() {
    let mut whole = Whole::start(Store::memory());
    whole.resize(1280.0, 800.0);
    let mut game = Game::new(RuleSet::default());
    let mut moves = Vec::new();
    for _ in 0..3 {
        let mv = game.position().legal_moves(game.rules())[0];
        moves.push([mv.from(), mv.to()].into_iter().flatten().collect::<Vec<CellId>>());
        game.play(mv).unwrap();
    }
    whole.play(game);
    for scale in [1.0, 1.25, 1.5, 1.0] {
        whole.rescale(scale);
        for cells in &moves {
            let [from, to] = cells[..] else {
                panic!("a step: {cells:?}")
            };
            let name = format!("guard {from} to {to}.");
            let told = |(_, node): &(NodeId, Node)| node.label().is_some_and(|label| label.ends_with(&name));
            let (_, entry) = whole.nodes().into_iter().find(told).unwrap();
            let place = entry.bounds().unwrap();
            point(
                &mut whole,
                Vec2::new((place.x0 + place.x1) as f32, (place.y0 + place.y1) as f32) / 2.0,
            );
            let lit = whole.app.world().resource::<CellsPointedOut>().0;
            assert_eq!(lit, cells.iter().copied().collect(), "at {scale}");
        }
        point(&mut whole, Vec2::new(2.0, 2.0));
        assert_eq!(whole.app.world().resource::<CellsPointedOut>().0, Bitboard::EMPTY);
    }
}

/// A game of so many plies, in which pieces go round their rings whenever they can.
fn long_game(plies: usize) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    loop {
        let mut game = Game::new("globe,repetition=off,progress-limit=65535".parse().unwrap());
        while game.plies().len() < plies && game.outcome().is_none() {
            let moves = game.legal_moves();
            let stays = |mv: &Move| mv.from().map(CellId::ring) == mv.to().map(CellId::ring);
            let mut wanted: Vec<_> = moves.iter().copied().filter(stays).collect();
            if wanted.is_empty() {
                wanted.extend(moves.iter());
            }
            game.play(wanted[rng.random_range(0..wanted.len())]).unwrap();
        }
        if game.plies().len() == plies {
            return game;
        }
    }
}

#[test]
fn of_a_long_game_only_what_is_near_is_drawn_and_the_list_follows() {
    let mut whole = Whole::start(Store::memory());
    whole.resize(1280.0, 800.0);
    whole.play(long_game(3_000));
    let turn_of = |(_, node): &(NodeId, Node)| {
        let (turn, told) = node.label()?.split_once(". ")?;
        told.contains(" to ").then(|| turn.parse::<usize>().ok())?
    };
    // The list scrolls there, which takes some frames.
    let listed = |whole: &mut Whole, turn: usize| {
        for _ in 0..1_000 {
            let listed: Vec<_> = whole.nodes().iter().filter_map(turn_of).collect();
            assert!(!listed.is_empty() && listed.len() < 200, "{listed:?}");
            if listed.contains(&turn) {
                return;
            }
            whole.app.update();
        }
        panic!("turn {turn} never came in sight");
    };
    listed(&mut whole, 1500);
    whole.send(HistoryAction::ShowFirst);
    listed(&mut whole, 1);
}
