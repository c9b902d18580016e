//! Perft, which proves and measures the move generator, and bench, whose node count is the fingerprint of the search.

use std::io::{self, Write};
use std::time::Duration;

use super::lines::read_position;
use crate::engine::limits::{Limits, Unwatched};
use crate::engine::searcher::Searcher;
use crate::line_protocol::write_line;
use crate::rules::{Game, Position, RuleSet, perft, perft_divide};

/// Counts the paths of `depth` legal plies, and writes the count, the time and the rate; with `divide`, also the count
/// of each move.
///
/// # Errors
/// If the output fails.
pub fn write_perft(
    position: &Position,
    rules: &RuleSet,
    depth: u32,
    divide: bool,
    clock: &dyn Fn() -> Duration,
    out: &mut dyn Write,
) -> io::Result<()> {
    let begun = clock();
    let count = if divide && depth > 0 {
        let mut moves: Vec<_> = perft_divide(position, rules, depth)
            .into_iter()
            .map(|(mv, count)| (mv.to_string(), count))
            .collect();
        moves.sort_unstable();
        for (mv, count) in &moves {
            write_line(out, &format!("{mv}: {count}"))?;
        }
        moves.iter().map(|(_, count)| count).sum()
    } else {
        perft(position, rules, depth)
    };
    let time = clock() - begun;
    write_line(
        out,
        &format!("{count} nodes {:.3} s {} nps", time.as_secs_f64(), rate(count, time)),
    )
}

/// The default depth of [`bench()`], in plies.
pub const BENCH_DEPTH: u32 = 9;

/// Openings, middle games, forced relocations, races and placements under different rules, from random games of the
/// conformance data.
const BENCH: [(&str, &str); 12] = [
    ("globe", "startpos"),
    ("globe", "G5/2g1Gg1/8/g8/10/2Q7q/8G1/g4g2G/4G3/1G5/1g4 w - 0 16"),
    ("globe", "6/2G2g1/3g4/3g5/10/1gQ5q2/4g1G3/4G2G1/3G4/2g4/4G1 w - 0 31"),
    ("globe", "6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20"),
    ("escale", "4g1/G6/2g2Gg1/1G7/2g3G3/1Q8q/2g7/5G3/8/3g1G1/6 w - 1 21"),
    ("fromager", "3g2/7/4g3/1G7/1G8/2gg7/1Q6G1/4G1G2/2g4q/3G1g1/6 b f3 0 19"),
    ("ring", "6/1G5/3g4/1g4GgG/7q2/1Q4G4/2g7/6g1G/3G4/1g5/6 w - 3 19"),
    ("neto", "6/7/2g2g2/4gG3/5gq3/4g1G4/1Q2GG4/5g3/2G5/5G1/6 w d6 0 33"),
    ("captor", "6/4g2/8/2gG5/3QGG4/2Ggg1Gq3/4gg4/9/2G5/7/6 w e4 0 35"),
    ("bell", "2g3/1G5/8/g8/10/Q9q/6G3/9/8/5G1/g5[GGGggg] w - 0 4"),
    ("ring-entry", "g3Q1/7/8/9/G8G/10g/10/G7g/8/7/2qG2[GGggg] b - 0 5"),
    ("ludii", "6/1G5/6G1/1g1gg4/Q7G1/4g6/4G4q/8G/4Gg2/3g3/6 w - 3 26"),
];

/// Searches a fixed list of positions to a depth. On one thread the number of nodes is the same on every machine. The
/// last line written is `N nodes X nps`.
///
/// # Errors
/// If the output fails.
pub fn bench(depth: u32, threads: usize, clock: &dyn Fn() -> Duration, out: &mut dyn Write) -> io::Result<()> {
    let begun = clock();
    let mut nodes = 0;
    for (rules, text) in BENCH {
        let rules: RuleSet = rules.parse().expect("the list names rules that there are");
        let position = read_position(text, text, &rules).expect("the list holds positions that can be");
        let mut searcher = Searcher::new(1 << 24);
        searcher.set_threads(threads);
        let game = Game::from_position(rules, position);
        if let Some(result) = searcher.search(&game, &Limits::depth(depth), &mut Unwatched) {
            nodes += result.nodes;
            write_line(
                out,
                &format!("{} {} {} | {text}", result.nodes, result.best, result.score),
            )?;
        }
    }
    write_line(out, &format!("{nodes} nodes {} nps", rate(nodes, clock() - begun)))
}

/// Nodes per second.
pub(super) fn rate(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-9)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_the_bench_is_searched() {
        let mut out = Vec::new();
        bench(2, 1, &|| Duration::ZERO, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.lines().count(), BENCH.len() + 1);
        assert!(text.lines().last().unwrap().ends_with(" nps"));
    }
}
