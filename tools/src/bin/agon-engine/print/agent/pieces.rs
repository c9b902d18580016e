//! The agents and the case as counters, for a counter of radius 1.

use agon_core::agent::Agent;

use super::palette::Palette;
use crate::print::counters::Face;
use crate::print::drawing::{Figure, Group, Ink, Shape, Text};

/// The counter of an agent: the nation's colour, and the agent's name in the notation. The second agent of a nation has a
/// double ring.
pub fn counter(agent: Agent, palette: &Palette) -> Face {
    let [ground, ink] = palette.ground(agent.nation());
    let disc = |radius| Figure::circle([0.0; 2], radius);
    let mut face: Vec<Shape> = vec![
        disc(0.985)
            .filled(palette.nation(agent.nation()))
            .stroked(palette.ink, 0.03)
            .into(),
        disc(0.88).filled(ground).stroked(ink, 0.03).into(),
    ];
    if agent.number() == 2 {
        face.push(disc(0.8).stroked(ink, 0.03).into());
    }
    let name = Text::new(agent.to_string(), [0.0, 0.29], 0.8, ink);
    face.push(name.semi_bold().centred().into());
    face
}

/// The case on a counter.
pub fn case_counter(palette: &Palette) -> Face {
    let disc = Figure::circle([0.0; 2], 0.985).filled(palette.paper);
    vec![
        disc.stroked(palette.ink, 0.03).into(),
        Group::at([0.0, 0.06], case(palette.brick, palette.paper)).into(),
    ]
}

/// The case, about 1.2 wide.
pub fn case(ink: Ink, paper: Ink) -> Vec<Shape> {
    let handle = Figure::area([[-0.2, -0.56], [0.2, -0.3]]).stroked(ink, 0.12);
    let body = Figure::area([[-0.6, -0.36], [0.6, 0.42]]).filled(ink).stroked(ink, 0.1);
    let seam = Figure::line(&[[-0.6, -0.08], [0.6, -0.08]]).stroked(paper, 0.05);
    let lock = Figure::area([[-0.1, -0.16], [0.1, 0.02]]).filled(paper);
    [handle, body, seam, lock].map(Shape::from).into()
}

/// The counters of a game, those of two nations and a case on each strip.
pub fn strips(palette: &Palette) -> Vec<Vec<Face>> {
    let nations = Agent::ALL.chunks(4);
    let strips = nations.map(|agents| {
        let faces = agents.iter().map(|&agent| counter(agent, palette));
        faces.chain([case_counter(palette)]).collect()
    });
    strips.collect()
}
