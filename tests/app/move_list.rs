//! The list of moves, and what it shows on the board.

use agon::app::agon::scene::entities::CellsPointedOut;
use agon::app::shell::system::store::Store;
use agon::board::{Bitboard, CellId};
use agon::rules::{Game, RuleSet};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::egui::accesskit::{Node, NodeId};

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
fn the_cells_of_the_move_under_the_pointer_are_lit() {
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
    for cells in moves {
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
        assert_eq!(lit, cells.into_iter().collect());
    }
    point(&mut whole, Vec2::new(2.0, 2.0));
    assert_eq!(whole.app.world().resource::<CellsPointedOut>().0, Bitboard::EMPTY);
}
