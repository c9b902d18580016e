use std::f32::consts::PI;

use agon_core::notation::parse_position;
use agon_core::rules::{Game, Kind, Move, Piece, Side};
use bevy::picking::mesh_picking::ray_cast::{Backfaces, ray_mesh_intersection};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::agon::gameplay::selection::movable;
use crate::agon::scene::animate::pose::PICKED;
use crate::agon::scene::board::outline;
use crate::agon::scene::pieces::body_mesh;
use crate::tabletop::camera::framing::camera_at_home;
use crate::tabletop::view::View;

fn cell(name: &str) -> CellId {
    name.parse().unwrap()
}

/// The board seen from above on a phone: 33 pixels from cell to cell.
fn seen(cell: CellId) -> Option<Vec2> {
    Some(cell_centre(cell).xz() * 33.0)
}

fn touched(at: Vec2, met: &str) -> Option<CellId> {
    let choices = Bitboard::from(cell("f6")) | Bitboard::from(cell("d4"));
    nearest_choice(at, Some(cell(met)), choices, seen)
}

#[test]
fn a_finger_beside_a_cell_that_means_something_means_it() {
    let throne = seen(cell("f6")).unwrap();
    assert_eq!(touched(throne, "f6"), Some(cell("f6")));
    assert_eq!(touched(throne + Vec2::new(0.0, 20.0), "f5"), Some(cell("f6")));
    assert_eq!(
        nearest_choice(throne + Vec2::Y * 20.0, None, Bitboard::from(cell("f6")), seen),
        Some(cell("f6"))
    );
}

#[test]
fn a_finger_far_from_all_that_means_something_means_what_it_touches() {
    let throne = seen(cell("f6")).unwrap();
    assert_eq!(touched(throne + Vec2::new(0.0, 26.0), "f5"), Some(cell("f5")));
    assert_eq!(
        nearest_choice(throne + Vec2::Y * 26.0, None, Bitboard::from(cell("f6")), seen),
        None
    );
}

#[test]
fn a_press_on_a_cross_is_one_though_the_piece_stands_before_it_and_targets_are_near() {
    let rules = RuleSet::default();
    // Black's guards on g8 and i6 have h7 between them.
    let position = parse_position("5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1", &rules).unwrap();
    let guard = Selection::Piece(cell("i7"));
    let pointed = Pointed {
        met: Some(cell("i7")),
        point: Some(cell_centre(cell("h7"))),
    };
    assert_eq!(pointed.meant(guard, &position, &rules), Some(cell("h7")));
}

/// White's queen on f5 and her guards on f4 and f7, which may step to g6.
const BESIDE_THRONE: &str = "q5/7/8/9/10/3GQ1G4/10/9/1g6/7/6 w - 0 1";

fn meant(selection: Selection, met: &str, below: &str, beside: Vec3) -> Option<String> {
    let rules = RuleSet::default();
    let position = parse_position(BESIDE_THRONE, &rules).unwrap();
    let pointed = Pointed {
        met: Some(cell(met)),
        point: Some(cell_centre(cell(below)) + beside),
    };
    pointed.meant(selection, &position, &rules).map(|cell| cell.to_string())
}

#[test]
fn behind_a_piece_that_can_be_chosen_only_the_middle_of_a_cell_counts() {
    let guard = Selection::Piece(cell("f7"));
    let (middle, border) = (Vec3::new(0.1, 0.0, 0.2), Vec3::new(0.0, 0.0, 0.4));
    assert_eq!(meant(guard, "f5", "g6", middle).as_deref(), Some("g6"));
    assert_eq!(meant(guard, "f5", "g6", border).as_deref(), Some("f5"));
    assert_eq!(
        meant(guard, "f1", "g6", border).as_deref(),
        Some("g6"),
        "what stands on f1 cannot be chosen"
    );
    assert_eq!(
        meant(Selection::Nothing, "f5", "g6", middle).as_deref(),
        Some("f5"),
        "g6 means nothing yet"
    );
}

#[test]
fn behind_the_piece_that_would_go_there_the_whole_cell_counts() {
    let rules = RuleSet::default();
    let position = parse_position("6/7/8/9/10/11/10/9/8/7/Q5 w - 0 1", &rules).unwrap();
    let queen = position.pieces(Side::White).first().unwrap();
    let held = Selection::Piece(queen);
    for target in held.targets(&position, &rules) {
        let pointed = Pointed {
            met: Some(queen),
            point: Some(cell_centre(target) + Vec3::new(0.0, 0.0, 0.42)),
        };
        assert_eq!(pointed.meant(held, &position, &rules), Some(target));
        assert_eq!(pointed.meant(Selection::Nothing, &position, &rules), Some(queen));
    }
}

/// A piece as it stands in the way of a ray.
type Solid = (Side, Kind, bool);

/// The hits of rays through the centres of cells with pieces.
struct Sight {
    /// By the cell aimed at: the cells on which a piece would be met, what piece, and how far away.
    met: Vec<Vec<(CellId, Solid, f32)>>,
}

impl Sight {
    /// From a camera, through the centres of all cells as they appear in the window.
    fn of(camera: &Camera, transform: &GlobalTransform, solids: &[(Solid, Mesh)]) -> Self {
        let met = CellId::ALL.map(|aimed| {
            let at = camera.world_to_viewport(transform, cell_centre(aimed)).unwrap();
            let point = board_point(camera, transform, at).unwrap();
            assert!(point.distance(cell_centre(aimed)) < 0.01, "{aimed}");
            let ray = camera.viewport_to_world(transform, at).unwrap();
            let near = |cell: &CellId| {
                // The ray where it is as high as pieces are.
                (0..=8_u8).any(|step| {
                    let height = f32::from(step) * 0.25;
                    let along = point - *ray.direction * (height / -ray.direction.y);
                    along.xz().distance(cell_centre(*cell).xz()) < 0.7
                })
            };
            let mut met = Vec::new();
            for cell in CellId::ALL.into_iter().filter(near) {
                for ((side, kind, lifted), mesh) in solids {
                    let lift = if *lifted { PICKED } else { 0.0 };
                    let place = Transform::from_translation(cell_centre(cell) + Vec3::Y * lift);
                    let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
                    let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
                    let hit = ray_mesh_intersection(
                        ray,
                        &place.compute_affine(),
                        positions,
                        None,
                        Some(&indices),
                        None,
                        Backfaces::Cull,
                    );
                    met.extend(hit.map(|hit| (cell, (*side, *kind, *lifted), hit.distance)));
                }
            }
            met
        });
        Self { met: met.into() }
    }

    /// The cell that a press on the centre of a cell meets.
    fn met(&self, position: &Position, selection: Selection, aimed: CellId) -> CellId {
        let stands = |cell: CellId, (side, kind, lifted): Solid| {
            position.piece_at(cell) == Some(Piece { side, kind }) && lifted == (selection == Selection::Piece(cell))
        };
        let pieces = self.met[aimed.index()]
            .iter()
            .filter(|(cell, solid, _)| stands(*cell, *solid));
        let nearest = pieces.min_by(|a, b| a.2.total_cmp(&b.2));
        nearest.map_or(aimed, |(cell, ..)| *cell)
    }
}

/// The camera's home positions: for either side, in windows of every shape.
fn homes() -> Vec<Sight> {
    let solids: Vec<(Solid, Mesh)> = Side::ALL
        .into_iter()
        .flat_map(|side| [Kind::Queen, Kind::Guard].map(|kind| (side, kind)))
        .flat_map(|(side, kind)| [false, true].map(|lifted| ((side, kind, lifted), body_mesh(side, kind, 0.004))))
        .collect();
    let windows = [
        (Vec2::new(1280.0, 800.0), Rect::new(0.0, 0.0, 948.0, 800.0)),
        (Vec2::new(768.0, 1024.0), Rect::new(0.0, 90.0, 768.0, 800.0)),
        (Vec2::new(360.0, 640.0), Rect::new(0.0, 48.0, 360.0, 460.0)),
        (Vec2::new(640.0, 360.0), Rect::new(0.0, 0.0, 400.0, 360.0)),
    ];
    let homes = windows.into_iter().flat_map(|(window, free)| {
        [0.0, PI].map(|bearing| {
            let (camera, transform) = camera_at_home(View::ThreeD, window, free, bearing, &outline(false));
            Sight::of(&camera, &transform, &solids)
        })
    });
    homes.collect()
}

/// A game that leads to the throne, as most do.
fn random_game(seed: u64) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(RuleSet::default());
    while game.outcome().is_none() && game.plies().len() < 60 {
        let moves = game.legal_moves();
        let inward: Vec<_> = moves
            .iter()
            .filter(|mv| matches!(mv, Move::Board { from, to } if to.ring() < from.ring()))
            .collect();
        let mv = match inward.choose(&mut rng) {
            Some(mv) if rng.random_range(0..4) > 0 => **mv,
            _ => *moves.choose(&mut rng).unwrap(),
        };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn a_press_in_the_middle_of_a_cell_counts_whatever_stands_before_it() {
    let homes = homes();
    let (mut pressed, mut hidden) = (0, 0);
    for seed in 0..200 {
        let game = random_game(seed);
        for position in game.positions() {
            let rules = game.rules();
            let picks = movable(position, rules).into_iter().map(Selection::Piece);
            for selection in picks.chain([Selection::Nothing]) {
                for aimed in selection.meaningful(position, rules) {
                    for home in &homes {
                        pressed += 1;
                        let met = home.met(position, selection, aimed);
                        if met == aimed {
                            continue;
                        }
                        hidden += 1;
                        let pointed = Pointed {
                            met: Some(met),
                            point: Some(cell_centre(aimed)),
                        };
                        let meant = pointed.meant(selection, position, rules);
                        assert_eq!(meant, Some(aimed), "{position} {selection:?}, over {met}");
                    }
                }
            }
        }
    }
    println!("{pressed} presses, {hidden} of them on a piece that hides the cell");
    assert!(pressed > 100_000 && hidden > 100);
}
