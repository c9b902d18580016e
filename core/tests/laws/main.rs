//! Laws of every game under every rule set, checked on thousands of random games.

mod any_game;
mod any_input;
mod any_session;
mod axes;
mod drafts;
mod games;
mod occurrences;
mod plain;
mod refusals;
mod weak_players;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

use agon_core::board::{Bitboard, CellId, Direction, Symmetry};
use agon_core::notation::{parse_position, read_move, write_move};
use agon_core::rules::{
    DrawReason, Effect, Game, GuardRelocation, Hand, IllegalMove, Kind, Move, Outcome, Piece, Position,
    QueenRelocation, RuleSet, WinReason, perft, perft_divide, perft_made,
};
use games::{each_random_game, positions};
use rand::RngExt;
use rand::seq::IteratorRandom;

#[test]
fn the_key_kept_up_with_every_move_is_the_key_worked_out_anew() {
    each_random_game(|game, _| {
        for ply in game.plies() {
            assert_eq!(ply.position.key(), ply.position.fresh_key(), "{}", ply.position);
        }
    });
}

#[test]
fn a_position_reads_back_from_its_text() {
    each_random_game(|game, _| {
        for (_, position) in positions(game) {
            assert_eq!(
                parse_position(&position.to_string(), game.rules()).as_ref(),
                Ok(position)
            );
        }
    });
}

#[test]
fn rules_read_back_from_their_text() {
    each_random_game(|game, _| assert_eq!(game.rules().to_string().parse().as_ref(), Ok(game.rules())));
}

#[test]
fn a_move_reads_back_from_both_its_texts() {
    each_random_game(|game, rng| {
        let rules = game.rules();
        for (i, position) in positions(game) {
            let ply = &game.plies()[i];
            let texts = [ply.mv.to_string(), write_move(&ply.effects)];
            texts
                .iter()
                .for_each(|text| assert_eq!(read_move(text, position, rules).as_ref(), Ok(&ply.mv), "{text}"));
            if rng.random_ratio(1, 10) {
                for &mv in position.legal_moves(rules).iter() {
                    let (_, effects) = position.play(rules, mv).unwrap();
                    let texts = [mv.to_string(), write_move(&effects)];
                    texts
                        .iter()
                        .for_each(|text| assert_eq!(read_move(text, position, rules).as_ref(), Ok(&mv), "{text}"));
                }
            }
        }
    });
}

/// The plain engine's name for it.
fn in_plain_words(outcome: Outcome) -> plain::End {
    let reason = match outcome {
        Outcome::Win { reason, .. } => match reason {
            WinReason::Enthroned => "enthroned",
            WinReason::EmptyThrone => "empty throne",
            WinReason::Repetition => "repetition",
            WinReason::QueenCaptured => "queen captured",
            WinReason::GuardsCaptured => "guards captured",
            WinReason::Resignation | WinReason::Time => "not by a move",
        },
        Outcome::Draw(reason) => match reason {
            DrawReason::Repetition => "repetition",
            DrawReason::BothStuck => "both stuck",
            DrawReason::Progress => "progress",
            DrawReason::Agreement => "not by a move",
        },
    };
    (outcome.result(), reason)
}

#[test]
fn a_plain_engine_finds_the_same_moves_positions_and_ends() {
    let sorted = |position: &Position, rules: &RuleSet| {
        let mut moves: Vec<String> = position.legal_moves(rules).iter().map(Move::to_string).collect();
        moves.sort();
        moves
    };
    each_random_game(|game, _| {
        let rules = game.rules();
        let mut plain = plain::Game::from_position(&rules.to_string(), &game.start().to_string());
        for (i, position) in positions(game) {
            assert_eq!(plain.position(), position.to_string());
            assert_eq!(plain.end(), None);
            assert_eq!(plain.legal(), sorted(position, rules), "{rules} {position}");
            plain.play(&game.plies()[i].mv.to_string());
        }
        assert_eq!(plain.position(), game.position().to_string());
        assert_eq!(
            plain.end(),
            game.outcome().map(in_plain_words),
            "{rules} {}",
            game.position()
        );
    });
}

#[test]
fn the_plain_engine_replays_the_recorded_games() {
    for line in include_str!("../conformance/games.jsonl").lines() {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let mut plain = plain::Game::from_position(&text(&record["rules"]), &text(&record["start"]));
        for ply in record["plies"].as_array().unwrap() {
            let legal: Vec<String> = ply["legal"].as_array().unwrap().iter().map(text).collect();
            assert_eq!((plain.position(), plain.legal()), (text(&ply["position"]), legal));
            plain.play(&text(&ply["move"]));
        }
        assert_eq!(plain.position(), text(&record["final"]));
        assert_eq!(plain.end().map_or("*", |(result, _)| result), text(&record["result"]));
    }
}

/// Of the known counts, those that it can count in a moment.
#[test]
fn the_plain_engine_counts_the_same_paths() {
    const MOST: u64 = 5_000;
    let counts: Vec<Vec<&str>> = include_str!("../conformance/perft.tsv")
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect())
        .collect();
    let mut counted = BTreeSet::new();
    for count in counts {
        let (rules, depth, paths): (_, _, u64) = (count[0], count[2].parse().unwrap(), count[3].parse().unwrap());
        if paths > MOST {
            continue;
        }
        let game = match count[1] {
            "startpos" => plain::Game::new(rules),
            position => plain::Game::from_position(rules, position),
        };
        assert_eq!(game.perft(depth), paths, "{count:?}");
        counted.insert(rules);
    }
    assert_eq!(counted.len(), 13, "{counted:?}");
}

#[test]
fn games_begin_alike_in_the_plain_engine() {
    each_random_game(|game, _| {
        let rules = game.rules();
        assert_eq!(
            plain::Game::new(&rules.to_string()).position(),
            Position::start(rules).to_string()
        );
    });
}

/// The image of a position under a symmetry of the board.
fn laid_over(position: &Position, symmetry: Symmetry, rules: &RuleSet) -> Position {
    let mut parts = position.parts();
    parts
        .pieces
        .iter_mut()
        .for_each(|(cell, _)| *cell = symmetry.apply(*cell));
    parts.captured = parts.captured.into_iter().map(|cell| symmetry.apply(cell)).collect();
    Position::new(&parts, rules).unwrap()
}

/// The symmetries that the rules do not tell apart: all, but where captured pieces return to where they began only those
/// that keep the opening array.
fn kept_by(rules: &RuleSet) -> impl Iterator<Item = Symmetry> {
    let standard = RuleSet::default();
    let opening = Position::start(&standard);
    let returns = rules.guard_relocation == GuardRelocation::Start || rules.queen_relocation == QueenRelocation::Start;
    Symmetry::ALL
        .into_iter()
        .filter(move |&symmetry| !returns || laid_over(&opening, symmetry, &standard) == opening)
}

#[test]
fn the_twelve_symmetries_keep_moves_and_perft() {
    assert_eq!(kept_by(&"home".parse().unwrap()).count(), 2);
    each_random_game(|game, rng| {
        let rules = game.rules();
        let Some((_, position)) = positions(game).choose(rng) else {
            return;
        };
        let depth = if rng.random_ratio(1, 20) { 3 } else { 2 };
        let count = perft(position, rules, depth);
        for symmetry in kept_by(rules) {
            let other = laid_over(position, symmetry, rules);
            assert_eq!(perft(&other, rules, depth), count, "{position} {symmetry:?}");
            for mv in position.legal_moves(rules).iter() {
                let mv = match *mv {
                    Move::Board { from, to } => Move::Board {
                        from: symmetry.apply(from),
                        to: symmetry.apply(to),
                    },
                    Move::Place { kind, to } => Move::Place {
                        kind,
                        to: symmetry.apply(to),
                    },
                    Move::Pass => Move::Pass,
                };
                assert_eq!(other.check(rules, mv), Ok(()), "{position} {symmetry:?} {mv}");
            }
        }
    });
}

/// The parts of a position that effects change: pieces, captured cells, hands.
#[derive(Debug, PartialEq, Eq)]
struct Told {
    pieces: BTreeMap<CellId, Piece>,
    captured: Bitboard,
    hands: [Hand; 2],
}

impl Told {
    fn of(position: &Position) -> Self {
        let parts = position.parts();
        Self {
            pieces: parts.pieces.into_iter().collect(),
            captured: parts.captured,
            hands: parts.hand,
        }
    }

    fn shift(&mut self, piece: Piece, from: CellId, to: CellId) {
        assert_eq!(self.pieces.remove(&from), Some(piece));
        assert_eq!(self.pieces.insert(to, piece), None);
    }

    fn capture(&mut self, piece: Piece, cell: CellId) {
        assert_eq!(self.pieces.get(&cell), Some(&piece));
        assert!(!self.captured.contains(cell), "captured twice");
        self.captured.insert(cell);
    }

    fn hear(&mut self, effect: Effect) {
        match effect {
            Effect::Stepped { piece, from, to } => self.shift(piece, from, to),
            Effect::Captured { piece, cell } | Effect::Trapped { piece, cell } => self.capture(piece, cell),
            Effect::Removed { piece, cell } => {
                assert!(self.captured.contains(cell), "only captured pieces leave");
                self.captured.remove(cell);
                assert_eq!(self.pieces.remove(&cell), Some(piece));
            }
            Effect::Relocated { piece, from, to } => {
                assert!(self.captured.contains(from), "only captured pieces are relocated");
                self.captured.remove(from);
                self.shift(piece, from, to);
            }
            Effect::Placed { piece, to } => {
                let hand = &mut self.hands[piece.side.index()];
                assert_eq!(hand.next(), Some(piece.kind));
                match piece.kind {
                    Kind::Queen => hand.queen = false,
                    Kind::Guard => hand.guards -= 1,
                }
                assert_eq!(self.pieces.insert(to, piece), None);
            }
            Effect::Passed { .. } | Effect::Due { .. } | Effect::Ended(_) => {}
        }
    }
}

#[test]
fn the_effects_tell_exactly_what_a_move_changed() {
    each_random_game(|game, _| {
        for (i, before) in positions(game) {
            let ply = &game.plies()[i];
            let after = &ply.position;
            let mut told = Told::of(before);
            ply.effects.iter().for_each(|&effect| told.hear(effect));
            assert_eq!(told, Told::of(after), "{before} {}", ply.mv);
            let passed = ply.effects.contains(&Effect::Passed { side: before.side() });
            assert_eq!(passed, ply.mv == Move::Pass);
            let due = ply.effects.iter().find_map(|&effect| match effect {
                Effect::Due { side, chooser, cells } => Some((side, chooser, cells)),
                _ => None,
            });
            let expected = (after.side(), after.chooser(game.rules()), after.due());
            assert_eq!(
                due,
                (!after.due().is_empty()).then_some(expected),
                "{before} {}",
                ply.mv
            );
            assert_eq!(
                ply.outcome().is_some(),
                i + 1 == game.plies().len() && game.outcome().is_some()
            );
        }
    });
}

#[test]
fn passes_and_lost_repetitions_are_the_choosers() {
    each_random_game(|game, _| {
        let rules = game.rules();
        for (i, before) in positions(game) {
            let (ply, chooser) = (&game.plies()[i], before.chooser(rules));
            assert!(ply.mv != Move::Pass || chooser == before.side(), "{before}");
            if let Some(Outcome::Win {
                winner,
                reason: WinReason::Repetition,
            }) = ply.outcome()
            {
                assert_eq!(winner, chooser.opponent(), "{before} {}", ply.mv);
            }
        }
    });
}

#[test]
fn undo_and_redo_restore_every_position() {
    each_random_game(|finished, rng| {
        let mut game = finished.clone();
        for (i, position) in positions(finished).collect::<Vec<_>>().into_iter().rev() {
            assert!(game.undo());
            assert_eq!(
                (game.position(), game.plies().len(), game.outcome()),
                (position, i, None)
            );
            assert_eq!(game.undone(), &finished.plies()[i..]);
        }
        assert!(!game.undo());
        for ply in finished.plies() {
            assert!(game.redo());
            assert_eq!((game.position(), game.outcome()), (&ply.position, ply.outcome()));
        }
        assert!(!game.redo());
        assert_eq!(game.plies(), finished.plies());

        // Playing another move instead of an undone one drops what came after.
        if game.undo() {
            game.undo();
            let mv = *game.position().legal_moves(game.rules()).iter().choose(rng).unwrap();
            let position = game.play(mv).unwrap().position;
            assert!(game.undone().is_empty() && !game.redo());
            assert_eq!(*game.position(), position);
        }
    });
}

#[test]
fn a_game_that_is_over_takes_no_move() {
    each_random_game(|game, rng| {
        if game.outcome().is_some() {
            let mut over: Game = game.clone();
            let mv = *game.position().legal_moves(game.rules()).iter().choose(rng).unwrap();
            assert_eq!(over.play(mv), Err(IllegalMove::GameOver));
            assert_eq!(over.plies(), game.plies());
        }
    });
}

#[test]
fn every_capturing_step_leads_to_a_capturing_cell_and_each_of_those_has_prey_beside_it() {
    let beside = |cell: CellId| Direction::ALL.into_iter().filter_map(move |way| cell.neighbour(way));
    each_random_game(|game, _| {
        let rules = game.rules();
        for (_, position) in positions(game) {
            let cells = position.capturing_cells(rules);
            let (own, enemy) = (
                position.pieces(position.side()),
                position.pieces(position.side().opponent()) & !position.captured(),
            );
            for cell in cells {
                let is_prey = |prey: &CellId| enemy.contains(*prey) && beside(*prey).any(|captor| own.contains(captor));
                assert!(beside(cell).any(|prey| is_prey(&prey)), "{position}: {cell}");
            }
            for &mv in position.legal_moves(rules).iter() {
                if let Some(to) = mv.to().filter(|_| !position.make(rules, mv).captured.is_empty()) {
                    assert!(cells.contains(to), "{position}: {mv}");
                }
            }
        }
    });
}

#[test]
fn the_steps_to_some_cells_are_the_legal_moves_that_lead_there_but_relocations_and_placements() {
    each_random_game(|game, rng| {
        let rules = game.rules();
        for (_, position) in positions(game) {
            let cells: Bitboard = CellId::ALL.into_iter().filter(|_| rng.random()).collect();
            let is_step = |mv: &Move| {
                position.due().is_empty() && !position.is_placing() && mv.to().is_some_and(|to| cells.contains(to))
            };
            let legal = position.legal_moves(rules);
            let steps: Vec<Move> = legal.iter().copied().filter(is_step).collect();
            assert_eq!(*position.steps_to(rules, cells), *steps, "{rules} {position}");
        }
    });
}

#[test]
fn the_legal_moves_can_be_put_in_another_order() {
    each_random_game(|game, _| {
        let mut moves = game.legal_moves();
        moves.reverse();
        let last_first: Vec<Move> = game.legal_moves().iter().rev().copied().collect();
        assert_eq!(*moves, *last_first);
    });
}

#[test]
fn the_ways_a_game_can_go_are_as_many_whether_their_last_moves_are_made_or_counted() {
    each_random_game(|game, rng| {
        let rules = game.rules();
        for position in game.positions().sample(rng, 2) {
            for depth in 0..=2 {
                assert_eq!(
                    perft_made(position, rules, depth),
                    perft(position, rules, depth),
                    "{rules} {position}"
                );
            }
        }
    });
}

#[test]
fn the_ways_a_game_can_go_are_those_behind_each_legal_move_together() {
    each_random_game(|game, rng| {
        let rules = game.rules();
        for position in game.positions().sample(rng, 2) {
            assert!(perft_divide(position, rules, 0).is_empty());
            let is_over = position.outcome(rules).is_some();
            for depth in 1..=2 {
                let counts = perft_divide(position, rules, depth);
                let sum: u64 = counts.iter().map(|(_, count)| count).sum();
                assert_eq!(sum, perft(position, rules, depth), "{rules} {position}");
                let divided: Vec<Move> = counts.into_iter().map(|(mv, _)| mv).collect();
                let moves = position.legal_moves(rules);
                assert_eq!(divided, if is_over { &[] } else { &*moves }, "{rules} {position}");
            }
        }
    });
}

#[test]
fn plies_are_left_up_to_the_limit_and_without_one_they_are_not_counted() {
    each_random_game(|game, _| {
        let limit = u32::from(game.rules().progress_limit);
        let left = game.plies_to_limit();
        assert_eq!(left.is_some(), limit > 0);
        if let Some(left) = left {
            assert_eq!(left, limit.saturating_sub(game.position().clock()));
        }
    });
}

#[test]
fn a_game_is_fresh_until_something_is_played_from_the_start_of_its_rules() {
    each_random_game(|game, _| {
        let mut game = game.clone();
        assert_eq!(
            game.is_fresh(),
            game.plies().is_empty() && *game.start() == Position::start(game.rules())
        );
        while game.undo() {}
        assert_eq!(game.is_fresh(), *game.start() == Position::start(game.rules()));
    });
    assert!(Game::new(RuleSet::default()).is_fresh());
}

#[test]
fn a_game_continues_every_earlier_point_of_itself_and_no_other_game() {
    each_random_game(|game, rng| {
        let mut earlier = game.clone();
        assert!(game.continues(&earlier));
        let undone = rng.random_range(0..=game.plies().len());
        for _ in 0..undone {
            earlier.undo();
        }
        assert!(game.continues(&earlier));
        assert_eq!(earlier.continues(game), undone == 0);
        if let Some(next) = earlier.undone().first().map(|ply| ply.mv)
            && let Some(&other) = earlier.legal_moves().iter().find(|&&mv| mv != next)
        {
            earlier.play(other).unwrap();
            assert!(
                !game.continues(&earlier) && !earlier.continues(game),
                "{next} or {other}"
            );
        }
        let (rules, start) = (*game.rules(), *game.start());
        let mut other_rules = rules;
        other_rules.progress_limit += 1;
        let other_start = Game::new(rules)
            .play(Game::new(rules).legal_moves()[0])
            .unwrap()
            .position;
        assert!(game.continues(&Game::from_position(rules, start)));
        assert!(!game.continues(&Game::from_position(other_rules, start)));
        assert!(start == other_start || !game.continues(&Game::from_position(rules, other_start)));
    });
}

#[test]
fn a_position_stands_as_often_as_it_counts_for_repetition() {
    each_random_game(|game, _| {
        let key = game.position().key();
        let times = game.counted_keys().filter(|&counted| counted == key).count();
        assert!(
            game.times_repeated().is_none_or(|repeated| repeated == times),
            "{times}"
        );
    });
}

#[test]
fn repeated_positions_do_not_depend_on_where_the_past_begins() {
    let repeated = AtomicUsize::new(0);
    each_random_game(|game, _| {
        if game.handicap().is_some() {
            return;
        }
        let keys: Vec<u64> = game.positions().map(Position::key).collect();
        let whole = Game::from_position(*game.rules(), *game.start())
            .past()
            .repeated_with(keys.clone());
        for (ply, (moment, _)) in game.moments().enumerate() {
            assert_eq!(moment.past().repeated_with(keys[ply..].to_vec()), whole);
        }
        repeated.fetch_add(usize::from(whole != 0), Ordering::Relaxed);
    });
    assert!(repeated.into_inner() > 0);
}

#[test]
fn keys_are_the_same_on_every_machine_and_in_every_build() {
    let mut game = Game::new(RuleSet::default());
    assert_eq!(game.position().key(), 15_625_502_849_766_719_621);
    game.play(game.legal_moves()[0]).unwrap();
    assert_eq!(game.position().key(), 12_083_445_864_205_678_492);
}
