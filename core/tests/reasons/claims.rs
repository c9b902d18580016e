//! Every claim about moves of the levels is checked against the rules, an exhaustive search, or a much deeper one.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::{env, iter};

use agon_core::board::{Bitboard, CellId};
use agon_core::engine::{Findings, Inquiry, Level, Reason, Score, Unwatched, choose_move, judge};
use agon_core::rules::{Game, Move, Outcome, Position, PositionParts, Preset, RuleSet, Side};

/// The nodes of a judgement, as in reviews, and of the much deeper search that checks it.
const NODES: u64 = 10_000;
const DEEPER: u64 = 20 * NODES;
/// The most plies within which forced wins are checked by trying everything.
const EXHAUSTIVE: u32 = 4;
/// The longest game of a level, in plies.
const LONGEST: usize = 400;

/// Every so many plies of a game a move is checked.
const STRIDE: usize = 11;

/// The moves of the levels with the games before them.
fn moves_of_levels(count: usize, first_seed: u64) -> impl Iterator<Item = (Game, Move)> {
    const LEVELS: [Level; 4] = [Level::Learner, Level::Steady, Level::Strong, Level::Expert];
    LEVELS.into_iter().flat_map(move |level| {
        let rules = Preset::NEW_GAME.rules();
        let (mut seed, mut game) = (first_seed, Game::new(rules));
        let next = move || loop {
            if game.outcome().is_some() || game.plies().len() == LONGEST {
                (seed, game) = (seed + 1, Game::new(rules));
            }
            let reply = choose_move(&game, level, seed, &mut Unwatched).expect("the game goes on");
            let is_checked = game.plies().len() % STRIDE == STRIDE - 1;
            let found = is_checked.then(|| (game.clone(), reply.mv));
            game.play(reply.mv).unwrap();
            if found.is_some() {
                return found;
            }
        };
        iter::from_fn(next).take(count / LEVELS.len())
    })
}

/// The claims of each code, and those that are wrong.
#[derive(Default)]
struct Tally(BTreeMap<&'static str, (u32, Vec<String>)>);

impl Tally {
    fn add(&mut self, reason: Reason, is_true: bool, context: &dyn Fn() -> String) {
        let (told, wrong) = self.0.entry(reason.code()).or_default();
        *told += 1;
        if !is_true {
            wrong.push(format!("{reason}: {}", context()));
        }
    }

    fn count(&self, of: impl Fn(&str) -> bool) -> (u32, usize) {
        let counted = self.0.iter().filter(|(code, _)| of(code));
        counted.fold((0, 0), |(told, wrong), (_, (more, faulty))| {
            (told + more, wrong + faulty.len())
        })
    }
}

/// Whether a claim rests on a search, not on the rules alone.
fn is_searched(code: &str) -> bool {
    ["lets-win", "wins-in", "misses-win", "wins-race", "gives-away"].contains(&code)
}

/// Whether a side can force a win within so many plies, by trying everything. It is tried in the game, since a position
/// that has occurred twice must not be repeated.
fn can_force(game: &Game, side: Side, plies: u32) -> bool {
    let wins = |&mv: &Move| {
        let next = after(game, mv);
        match next.outcome() {
            Some(outcome) => outcome.winner() == Some(side),
            None => plies > 1 && can_force(&next, side, plies - 1),
        }
    };
    let moves = game.legal_moves();
    if game.chooser() == side {
        moves.iter().any(wins)
    } else {
        moves.iter().all(wins)
    }
}

/// The game after a legal move.
fn after(game: &Game, mv: Move) -> Game {
    let mut after = game.clone();
    after.play(mv).expect("the move is legal");
    after
}

/// Whether the player with this score wins within so many plies.
fn wins_within(score: Score, plies: u32) -> bool {
    matches!(score, Score::WinIn(needed) if needed <= plies)
}

/// The position with another side to move, and nothing that this side would have to put back first.
fn with_turn(position: &Position, rules: &RuleSet, side: Side) -> Position {
    let parts = PositionParts {
        side,
        captured: position.captured() & !position.pieces(side),
        ..position.parts()
    };
    Position::new(&parts, rules).expect("whose turn it is breaks no rule")
}

/// The pieces that a side could capture with one move, were it its turn.
fn capturable(position: &Position, rules: &RuleSet, side: Side) -> Bitboard {
    let free = with_turn(position, rules, side);
    let moves = free.legal_moves(rules);
    moves.iter().map(|&mv| free.make(rules, mv).captured).collect()
}

/// The moves with which a side would win at once, were it its turn, as the board stands.
fn wins_at_once(position: &Position, rules: &RuleSet, side: Side) -> Vec<Move> {
    let turned = Position::new(
        &PositionParts {
            side,
            ..position.parts()
        },
        rules,
    )
    .expect("the same pieces");
    let wins = |mv: &Move| {
        let next = turned.make(rules, *mv).position;
        turned.chooser(rules) == side && next.outcome_after(rules, *mv).and_then(Outcome::winner) == Some(side)
    };
    turned.legal_moves(rules).iter().copied().filter(wins).collect()
}

/// The steps of a side, were it its turn.
fn steps(position: &Position, rules: &RuleSet, side: Side) -> Vec<(CellId, CellId)> {
    let turned = with_turn(position, rules, side);
    let moves = turned.legal_moves(rules);
    moves.iter().filter_map(|mv| mv.from().zip(mv.to())).collect()
}

/// The steps of a side's queen on a cell, were it the side's turn.
fn queen_steps(position: &Position, rules: &RuleSet, side: Side, queen: CellId) -> Vec<CellId> {
    let steps = steps(position, rules, side).into_iter();
    steps.filter(|(from, _)| *from == queen).map(|(_, to)| to).collect()
}

/// The sum of the moves in which each piece of a side would be home.
fn ring_sum(position: &Position, side: Side) -> i32 {
    let pieces = position.pieces(side).into_iter();
    let is_guard = |cell: CellId| !position.queens(side).contains(cell);
    pieces.map(|cell| cell.ring() as i32 - i32::from(is_guard(cell))).sum()
}

/// Whether a claim that follows from the rules is true.
fn is_fact(game: &Game, mv: Move, us: Side, reason: Reason) -> bool {
    let (rules, before, enemy) = (game.rules(), game.position(), us.opponent());
    let played = after(game, mv);
    let (after, outcome) = (played.position(), played.outcome());
    let captured = before.make(rules, mv).captured;
    match reason {
        Reason::Wins(_) => outcome.and_then(Outcome::winner) == Some(us),
        Reason::Loses(_) => outcome.and_then(Outcome::winner) == Some(enemy),
        Reason::Draws(_) => matches!(outcome, Some(Outcome::Draw(_))),
        Reason::PreventsWin { by } => {
            wins_at_once(before, rules, enemy).contains(&by) && wins_at_once(after, rules, enemy).is_empty()
        }
        Reason::OnlyMove => game.legal_moves().len() == 1,
        Reason::Captures { cells, queen, .. } => {
            cells == captured & before.pieces(enemy) && queen == (cells & before.queens(enemy)).first()
        }
        Reason::Trapped { cell, .. } => mv.to() == Some(cell) && captured.contains(cell),
        Reason::WouldBeCaptured { cells, by, .. } => {
            after.check(rules, by).is_ok() && after.make(rules, by).captured & after.pieces(us) == cells
        }
        Reason::Saves { cells, .. } => {
            let mut came_from = cells;
            if let (Some(from), Some(to)) = (mv.from(), mv.to())
                && cells.contains(to)
            {
                came_from = came_from.without(to) | Bitboard::from(from);
            }
            (came_from & !capturable(before, rules, enemy)).is_empty()
                && (cells & capturable(after, rules, enemy)).is_empty()
        }
        Reason::Threatens { cells, .. } => (cells & !capturable(after, rules, us)).is_empty(),
        Reason::TrapsQueen { queen } => {
            !queen_steps(before, rules, enemy, queen).is_empty() && queen_steps(after, rules, enemy, queen).is_empty()
        }
        Reason::BlocksThrone { queen } => {
            let reaches = |position| queen_steps(position, rules, enemy, queen).contains(&CellId::THRONE);
            reaches(before) && !reaches(after)
        }
        Reason::OccupiesThrone => after.queen(us) == Some(CellId::THRONE) && before.queen(us) != Some(CellId::THRONE),
        Reason::BlocksGuards { cell } => {
            let home = (after.guards(enemy) & Bitboard::ring(1)).len();
            cell.ring() == 1 && after.pieces(us).contains(cell) && (4..6).contains(&home)
        }
        Reason::HoldsUp { pieces } => {
            let goes_inwards = |position, piece| {
                let steps = steps(position, rules, enemy).into_iter();
                steps
                    .filter(|(from, _)| *from == piece)
                    .any(|(from, to)| to.ring() < from.ring())
            };
            pieces
                .into_iter()
                .all(|piece| goes_inwards(before, piece) && !goes_inwards(after, piece))
        }
        Reason::NearestCell { ring } | Reason::FarthestCell { ring } | Reason::Inwards { ring } => {
            mv.to().map(CellId::ring) == Some(ring)
        }
        Reason::KeepsAway { .. } | Reason::Sideways | Reason::Quiet => true,
        _ => panic!("{reason} rests on a search"),
    }
}

/// Whether a claim about a move that rests on a search is true. The findings of the deeper search are only made if they
/// are needed.
fn is_finding(game: &Game, mv: Move, us: Side, reason: Reason, deeper: &mut dyn FnMut() -> Findings) -> bool {
    let enemy = us.opponent();
    let played = after(game, mv);
    match reason {
        Reason::LetsWin { plies, by } => {
            let mut answered = played.clone();
            let is_legal = answered.play(by).is_ok();
            is_legal
                && match plies {
                    1 => answered.outcome().and_then(Outcome::winner) == Some(enemy),
                    2..=EXHAUSTIVE => can_force(&answered, enemy, plies - 1),
                    _ => wins_within(-deeper().played.score, plies + 1),
                }
        }
        Reason::WinsIn { plies } => match plies {
            ..=EXHAUSTIVE => can_force(&played, us, plies - 1),
            _ => wins_within(deeper().played.score, plies),
        },
        Reason::MissesWin { best, plies } => {
            let won = after(game, best);
            match plies {
                1 => won.outcome().and_then(Outcome::winner) == Some(us),
                2..=EXHAUSTIVE => can_force(&won, us, plies - 1),
                _ => wins_within(deeper().best.score, plies),
            }
        }
        Reason::WinsRace { by } => {
            let position = played.position();
            let lead = ring_sum(position, enemy) - ring_sum(position, us) + i32::from(position.side() == us);
            (!position.captured().is_empty() || by == lead) && deeper().played.score > Score::Race(0)
        }
        Reason::GivesAway { best, hundredths } => {
            let findings = deeper();
            let least = hundredths / 3;
            let lost = findings.best.score.lead().zip(findings.played.score.lead());
            let still = lost.is_none_or(|(best, played)| best - played >= least as i32);
            best != mv && findings.best.score > findings.played.score && still
        }
        _ => panic!("{reason} follows from the rules"),
    }
}

/// The claims made about a move by `us`, each with whether it is true.
fn check(game: &Game, mv: Move, us: Side, claims: &[Reason], tally: &mut Tally) {
    let mut findings = None;
    let mut deeper = || {
        let search = || Inquiry::new(game, mv, DEEPER).unwrap().run(&mut Unwatched).unwrap();
        findings.get_or_insert_with(search).clone()
    };
    for &reason in claims {
        let is_true = if is_searched(reason.code()) {
            is_finding(game, mv, us, reason, &mut deeper)
        } else {
            is_fact(game, mv, us, reason)
        };
        tally.add(reason, is_true, &|| {
            format!("{} {} {mv}", game.rules(), game.position())
        });
    }
}

/// A number that an environment variable can set.
fn setting<N: FromStr>(variable: &str, usual: N) -> N {
    let set = env::var(variable).ok();
    let read = |text: String| text.parse().ok().expect("a number");
    set.map_or(usual, read)
}

/// Checks the claims about this many moves, which `AGON_CLAIMS` can set; 2,000 take minutes in a release build.
/// `AGON_CLAIMS_SEED` sets the seed of each level's first game, for other moves.
#[test]
fn claims_about_the_moves_of_levels_are_true() {
    let (count, first_seed) = (setting("AGON_CLAIMS", 48), setting("AGON_CLAIMS_SEED", 1));
    let (mut tally, mut moves) = (Tally::default(), 0);
    for (game, mv) in moves_of_levels(count, first_seed) {
        moves += 1;
        let judgement = judge(&game, mv, NODES, &mut Unwatched).unwrap();
        let told = judgement.told();
        assert!(told.len() <= 2 && told.iter().all(|reason| judgement.reasons.contains(reason)));
        check(&game, mv, judgement.chooser, &judgement.reasons, &mut tally);
        if let Some((answer, reasons)) = &judgement.answer {
            assert!(reasons.len() <= 2, "{reasons:?}");
            check(
                &after(&game, mv),
                *answer,
                judgement.chooser.opponent(),
                reasons,
                &mut tally,
            );
        }
    }
    println!("{moves} moves");
    for (code, (told, wrong)) in &tally.0 {
        println!("{code}: {told} told, {} wrong", wrong.len());
        wrong.iter().take(5).for_each(|claim| println!("    {claim}"));
    }
    let (facts, wrong) = tally.count(|code| !is_searched(code));
    assert!(facts > moves && wrong == 0, "{wrong} of {facts} facts are wrong");
    let (searched, wrong) = tally.count(is_searched);
    assert!(
        searched > 0 && wrong as u32 * 100 <= searched.max(100),
        "{wrong} of {searched} findings are wrong"
    );
}
