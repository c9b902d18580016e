//! The reasons are true of every move in random games under random rules.

use agon_core::board::Bitboard;
use agon_core::engine::{Reason, Score, Unwatched, facts, judge};
use agon_core::rules::{Effect, Game, IllegalMove, Move, Outcome, Preset, RuleSet, Side};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The games, under each preset in turn and some with axes that no preset has, each with the number of plies it had
/// when it was stopped. Guards hurry inwards, so that pieces meet.
fn games(count: u64, mut show: impl FnMut(&Game, &mut Xoshiro256PlusPlus)) {
    for seed in 0..count {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut rules: RuleSet = Preset::ALL[seed as usize % Preset::ALL.len()].rules();
        if rng.random_ratio(1, 3) {
            for (axis, value) in [
                ("queen-chooser", "captor"),
                ("relocation-costs-turn", "false"),
                ("repetition", "loses"),
            ] {
                if rng.random() {
                    rules.set_axis(axis, value).unwrap();
                }
            }
        }
        let mut game = Game::new(rules);
        while game.outcome().is_none() && game.plies().len() < 150 {
            let legal = game.position().legal_moves(&rules);
            show(&game, &mut rng);
            let mv = *legal.choose_weighted(&mut rng, |mv| liked(&game, *mv)).unwrap();
            game.play(mv).unwrap();
        }
    }
}

fn liked(game: &Game, mv: Move) -> u32 {
    let made = game.position().make(game.rules(), mv);
    let inwards = matches!(mv, Move::Board { from, to } if to.ring() < from.ring());
    1 + 20 * made.captured.len() + 4 * u32::from(inwards)
}

fn us(game: &Game, mv: Move) -> Side {
    if mv == Move::Pass {
        game.position().side()
    } else {
        game.chooser()
    }
}

/// Checks each reason against the rules.
fn check(game: &Game, mv: Move, reasons: &[Reason]) {
    assert!(reasons.iter().all(|reason| Reason::CODES.contains(&reason.code())));
    let (rules, before, us) = (game.rules(), game.position(), us(game, mv));
    let mut after = game.clone();
    let ply = after.play(mv).unwrap().clone();
    let captured: Bitboard = ply
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Captured { cell, .. } => Some(*cell),
            _ => None,
        })
        .collect();
    let is = |code: &str| reasons.iter().filter(|reason| reason.code() == code).count();
    let context = format!("{rules} {before} {mv}: {reasons:?}");

    assert!(!reasons.is_empty(), "{context}");
    let all: std::collections::BTreeSet<_> = reasons.iter().map(|reason| reason.code()).collect();
    assert_eq!(all.len(), reasons.len(), "a reason is told once: {context}");
    assert_eq!(is("captures") == 1, !captured.is_empty(), "{context}");
    let trapped = ply
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Trapped { .. }));
    assert_eq!(is("trapped") == 1, trapped, "{context}");
    assert_eq!(is("only-move") == 1, before.legal_moves(rules).len() == 1, "{context}");
    let ends = ply.outcome().map(|outcome| match outcome {
        Outcome::Win { winner, .. } if winner == us => "wins",
        Outcome::Win { .. } => "loses",
        Outcome::Draw(_) => "draws",
    });
    for code in ["wins", "loses", "draws"] {
        assert_eq!(is(code) == 1, ends == Some(code), "{context}");
    }
    assert_eq!(is("quiet") == 1, reasons == [Reason::Quiet], "{context}");

    for reason in reasons {
        match *reason {
            Reason::Captures { cells, queen, .. } => {
                assert_eq!(cells, captured, "{context}");
                assert_eq!(queen, (cells & before.queens(us.opponent())).first(), "{context}");
            }
            Reason::LetsWin { plies: 1, by } => {
                let winner = after.clone().play(by).unwrap().outcome().and_then(Outcome::winner);
                assert_eq!(
                    (winner, after.chooser()),
                    (Some(us.opponent()), us.opponent()),
                    "{context}"
                );
            }
            Reason::WouldBeCaptured { cells, by, .. } => {
                let made = after.position().make(rules, by);
                assert!(after.position().check(rules, by).is_ok(), "{context}");
                assert_eq!(made.captured, cells, "{context}");
            }
            Reason::Saves { cells, .. } => {
                assert!((cells & !after.position().pieces(us)).is_empty(), "{context}");
                let answers = after.position().legal_moves(rules);
                let lost: Bitboard = answers
                    .iter()
                    .map(|&answer| after.position().make(rules, answer).captured)
                    .collect();
                assert!((cells & lost).is_empty(), "{context}");
            }
            Reason::Threatens { cells, tempi } => {
                assert!(
                    tempi > 0 && (cells & !after.position().pieces(us.opponent())).is_empty(),
                    "{context}"
                );
                assert!((cells & after.position().captured()).is_empty(), "{context}");
            }
            Reason::Inwards { ring } => {
                assert!(
                    ring == mv.to().unwrap().ring() && ring < mv.from().unwrap().ring(),
                    "{context}"
                );
            }
            Reason::Sideways => assert_eq!(mv.to().unwrap().ring(), mv.from().unwrap().ring(), "{context}"),
            Reason::OccupiesThrone => assert_eq!(after.position().queen(us), Some(agon_core::board::CellId::THRONE)),
            Reason::TrapsQueen { queen } => {
                let answers = after.position().legal_moves(rules);
                assert!(
                    after.position().side() == us || answers.iter().all(|answer| answer.from() != Some(queen)),
                    "{context}"
                );
            }
            _ => {}
        }
    }
    if ply.outcome().is_none() && lets_win(&after, us) {
        let is_told = |reason: &Reason| matches!(reason, Reason::LetsWin { plies: 1, .. });
        assert!(reasons.iter().any(is_told), "{context}");
    }
}

/// Whether the enemy can win with the next ply.
fn lets_win(after: &Game, us: Side) -> bool {
    let rules = after.rules();
    let wins = |&answer: &Move| {
        let next = after.position().make(rules, answer).position;
        answer != Move::Pass && next.outcome_after(rules, answer).and_then(Outcome::winner) == Some(us.opponent())
    };
    after.chooser() == us.opponent() && after.position().legal_moves(rules).iter().any(wins)
}

#[test]
fn the_facts_claimed_of_every_move_are_true() {
    let mut told = std::collections::BTreeMap::new();
    games(220, |game, rng| {
        let mut moves = game.position().legal_moves(game.rules()).to_vec();
        moves.shuffle(rng);
        for mv in moves.into_iter().take(3) {
            let reasons = facts(game, mv).unwrap();
            check(game, mv, &reasons);
            reasons
                .iter()
                .for_each(|reason| *told.entry(reason.code()).or_insert(0) += 1);
        }
    });
    // Every fact that there is has come up; the others need a search.
    const SEARCHED: [&str; 4] = ["wins-in", "misses-win", "wins-race", "gives-away"];
    let facts = Reason::CODES.into_iter().filter(|code| !SEARCHED.contains(code));
    let never: Vec<_> = facts.filter(|code| !told.contains_key(code)).collect();
    assert!(never.is_empty(), "never told: {never:?} of {told:?}");
}

#[test]
fn search_reasons_agree_with_the_facts() {
    games(44, |game, rng| {
        if !rng.random_ratio(1, 12) {
            return;
        }
        let mv = *game.position().legal_moves(game.rules()).choose(rng).unwrap();
        let judgement = judge(game, mv, 1_000, &mut Unwatched).unwrap();
        check(game, mv, &judgement.reasons);
        let facts = facts(game, mv).unwrap();
        let kept = facts.iter().filter(|&&fact| fact != Reason::Quiet);
        assert!(
            kept.clone().all(|fact| judgement.reasons.contains(fact)),
            "{facts:?} {judgement:?}"
        );
        assert!(judgement.best.score >= judgement.played.score);
        assert_eq!(game.position().check(game.rules(), judgement.best.mv), Ok(()));
        for reason in &judgement.reasons {
            match *reason {
                Reason::WinsIn { plies } => assert_eq!(judgement.played.score, Score::WinIn(plies)),
                Reason::GivesAway { best, hundredths } => {
                    assert_eq!((judgement.best.mv, judgement.cost()), (best, Some(hundredths)));
                    assert_ne!(best, mv);
                }
                Reason::MissesWin { best, plies } => {
                    assert_eq!(judgement.best.score, Score::WinIn(plies));
                    assert_ne!(best, mv);
                }
                Reason::WinsRace { by } => assert!(by > 0),
                _ => {}
            }
        }
        assert_eq!(judge(game, mv, 1_000, &mut Unwatched).unwrap(), judgement);
    });
}

#[test]
fn an_illegal_move_has_no_reasons_but_its_own() {
    let game = Game::new(RuleSet::default());
    assert_eq!(facts(&game, Move::Pass), Err(IllegalMove::MayNotPass));
    let refused = judge(&game, Move::Pass, 100, &mut Unwatched).map(|judgement| judgement.reasons);
    assert_eq!(refused, Err(IllegalMove::MayNotPass));
}
