//! A table of the marks that players got, and of what other bounds would give: from it the bounds were chosen.

use std::collections::BTreeMap;
use std::fmt;

use crate::engine::judgement::{Judgement, Mark};
use crate::notation::Record;
use crate::rules::Side;

/// Losses of expected score whose frequency the table gives, in points of a hundred.
const BOUNDS: [u32; 12] = [3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 50];

/// The marks of players, by the names in the tags `White` and `Black`.
#[derive(Clone, Debug, Default)]
pub struct MarkTable(BTreeMap<String, Marks>);

/// The marks of a player.
#[derive(Clone, Debug, Default)]
struct Marks {
    /// The number of games, counted for each side that the player had.
    sides: u32,
    moves: u32,
    marks: [u32; Mark::ALL.len()],
    missed_wins: u32,
    allowed_wins: u32,
    /// The number of losses of at least each of [`BOUNDS`].
    reached: [u32; BOUNDS.len()],
    /// The sum of the losses of expected score.
    lost: f64,
    /// The sum of the costs that are known, in hundredths of a move.
    cost: u64,
}

impl MarkTable {
    /// Adds a game with the judgements of all its moves.
    pub fn add(&mut self, record: &Record, judgements: &[Judgement]) {
        for side in Side::ALL {
            let tag = match side {
                Side::White => "White",
                Side::Black => "Black",
            };
            let marks = self.0.entry(record.tag(tag).unwrap_or("?").into()).or_default();
            marks.sides += 1;
            for judgement in judgements.iter().filter(|judgement| judgement.chooser == side) {
                marks.add(judgement);
            }
        }
    }
}

impl Marks {
    fn add(&mut self, judgement: &Judgement) {
        self.moves += 1;
        self.lost += judgement.loss();
        self.cost += u64::from(judgement.cost().unwrap_or_default());
        self.missed_wins += u32::from(judgement.missed_win().is_some());
        self.allowed_wins += u32::from(judgement.allowed_win().is_some());
        for (count, mark) in self.marks.iter_mut().zip(Mark::ALL) {
            *count += u32::from(judgement.mark == Some(mark));
        }
        for (count, bound) in self.reached.iter_mut().zip(BOUNDS) {
            *count += u32::from(judgement.loss() >= f64::from(bound) / 100.0);
        }
    }
}

impl fmt::Display for MarkTable {
    /// Two Markdown tables: the marks a side, and how many losses a side reach each bound.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heading = |f: &mut fmt::Formatter<'_>, columns: &[String]| {
            let line = "---|".repeat(columns.len());
            writeln!(f, "| {} |\n|{line}", columns.join(" | "))
        };
        let signs = Mark::ALL.iter().map(|mark| format!("`{}`", mark.sign()));
        let first = ["player", "sides", "moves"].map(String::from).into_iter();
        let last = [
            "bad marks",
            "wins missed",
            "wins allowed",
            "points lost a move",
            "moves lost a move",
        ];
        let columns: Vec<_> = first.chain(signs).chain(last.map(String::from)).collect();
        heading(f, &columns)?;
        for (name, marks) in &self.0 {
            let a_side = |count: u32| f64::from(count) / f64::from(marks.sides.max(1));
            let a_move = |sum: f64| sum / f64::from(marks.moves.max(1));
            write!(f, "| {name} | {} | {:.0} |", marks.sides, a_side(marks.moves))?;
            for count in marks.marks {
                write!(f, " {:.2} |", a_side(count))?;
            }
            let bad = Mark::ALL
                .iter()
                .zip(marks.marks)
                .filter(|(mark, _)| mark.loss().is_some());
            writeln!(
                f,
                " {:.2} | {:.2} | {:.2} | {:.2} | {:.3} |",
                a_side(bad.map(|(_, count)| count).sum()),
                a_side(marks.missed_wins),
                a_side(marks.allowed_wins),
                100.0 * a_move(marks.lost),
                a_move(marks.cost as f64 / 100.0),
            )?;
        }
        writeln!(f)?;
        let bounds = BOUNDS.iter().map(|bound| format!("{bound} points"));
        let columns: Vec<_> = [String::from("player")].into_iter().chain(bounds).collect();
        heading(f, &columns)?;
        for (name, marks) in &self.0 {
            let reached = marks
                .reached
                .map(|count| format!("{:.2}", f64::from(count) / f64::from(marks.sides.max(1))));
            writeln!(f, "| {name} | {} |", reached.join(" | "))?;
        }
        Ok(())
    }
}
