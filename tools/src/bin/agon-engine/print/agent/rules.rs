//! The rules of Agent as a leaflet, as the game tells them.

use super::palette::Palette;
use crate::print::drawing::{Page, Point};
use crate::print::leaflet::{Block, Inks, pages};
use crate::print::texts::Texts;

/// The chapters, by their keys.
pub const CHAPTERS: [&str; 6] = [
    "agent-rules-aim",
    "agent-rules-stakes",
    "agent-rules-turn",
    "agent-rules-attack",
    "agent-rules-objection",
    "agent-rules-end",
];

/// The pages of the leaflet.
pub fn leaflet(palette: &Palette, texts: &Texts, size: Point) -> Vec<Page> {
    let mut blocks = Vec::new();
    for chapter in CHAPTERS {
        blocks.push(Block::Heading(texts.get(chapter).into()));
        let paragraphs = texts.get(&format!("{chapter}-text")).to_owned();
        blocks.extend(paragraphs.split("\n\n").map(|words| Block::Paragraph {
            words: words.into(),
            figure: None,
        }));
    }
    let inks = Inks {
        text: palette.ink,
        heading: palette.brick,
    };
    pages([texts.get("agent-name"), texts.get("agent-rules")], &blocks, inks, size)
}
