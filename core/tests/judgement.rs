//! Judging moves: the loss of expected score, forced wins given away, only moves; and writing reviews.

use agon_core::engine::{
    Curve, Findings, HASH_MEBIBYTES, Inquiry, Judgement, LEVEL_NODES, Level, LevelEstimate, Line, Lines, Mark, Reason,
    Score, Searcher, Unwatched, choose_move, judge, main_line, write_review,
};
use agon_core::notation::{Comment, Record, read_move, read_records};
use agon_core::rules::{Game, Handicap, Move, Preset, Side};

/// The nodes of the searches of these tests.
const NODES: u64 = 300;

fn new_game() -> Game {
    Game::new(Preset::NEW_GAME.rules())
}

/// A judgement of one opening move against another, by made-up values.
fn judged(best: Score, played: Score, second: Option<Score>) -> Judgement {
    let game = new_game();
    let moves = game.legal_moves();
    let line = |mv: Move, score| Line {
        mv,
        score,
        pv: vec![mv],
    };
    let is_best = played >= best;
    let played = line(moves[0], played);
    let findings = Findings {
        best: if is_best { played.clone() } else { line(moves[1], best) },
        played,
        second: second.map(|score| line(moves[2], score)),
        is_doubtful: false,
    };
    Judgement::new(&game, findings).unwrap()
}

/// The value at which the expected score has fallen by a share from an even game.
fn value_after_losing(share: f64) -> Score {
    let rules = Preset::NEW_GAME.rules();
    let value = (0..9_000).find(|&value| Score::Race(-value).expected(&rules) <= 0.5 - share);
    Score::Race(-value.unwrap())
}

#[test]
fn a_mark_follows_from_the_loss_of_expected_score() {
    let even = Score::Race(0);
    assert_eq!(judged(even, even, None).mark, None);
    let gives_away = |judgement: &Judgement| {
        let mut reasons = judgement.reasons.iter();
        reasons.find_map(|reason| match reason {
            Reason::GivesAway { hundredths, .. } => Some(*hundredths),
            _ => None,
        })
    };
    for mark in [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder] {
        let least = mark.loss().unwrap();
        let bad = judged(even, value_after_losing(least), None);
        assert_eq!((bad.mark, gives_away(&bad)), (Some(mark), bad.cost()));
        let milder = judged(even, value_after_losing(least - 0.005), None);
        assert!(milder.mark < Some(mark), "{milder:?}");
        // The cost is reported of a bad move only.
        assert_eq!(gives_away(&milder).is_some(), milder.mark.is_some(), "{milder:?}");
    }
}

#[test]
fn the_same_cost_is_a_smaller_mistake_where_the_game_is_decided() {
    let lost = |best: i32| judged(Score::Race(best), Score::Race(best - 150), None);
    let (even, clear) = (lost(75), lost(800));
    assert_eq!((even.cost(), clear.cost()), (Some(150), Some(150)));
    assert!(clear.loss() < even.loss(), "{} {}", clear.loss(), even.loss());
}

#[test]
fn a_forced_win_given_away_is_counted_in_moves_of_the_winner() {
    let missed = judged(Score::WinIn(5), Score::Race(0), None);
    assert_eq!(
        (missed.missed_win(), missed.allowed_win(), missed.cost()),
        (Some(3), None, None)
    );
    assert_eq!((missed.mark, missed.expected_before), (Some(Mark::Blunder), 1.0));
    assert!(
        missed.told()[0].to_string().starts_with("misses-win "),
        "{:?}",
        missed.told()
    );

    let allowed = judged(Score::Race(0), Score::LossIn(4), None);
    assert_eq!((allowed.missed_win(), allowed.allowed_win()), (None, Some(2)));
    assert_eq!((allowed.mark, allowed.expected_after), (Some(Mark::Blunder), 0.0));

    let thrown = judged(Score::WinIn(1), Score::LossIn(2), None);
    assert_eq!((thrown.missed_win(), thrown.allowed_win()), (Some(1), Some(1)));
}

#[test]
fn a_slower_win_and_an_earlier_loss_are_no_mistakes() {
    for (best, played) in [(Score::WinIn(1), Score::WinIn(9)), (Score::LossIn(8), Score::LossIn(2))] {
        let judgement = judged(best, played, None);
        assert_eq!((judgement.mark, judgement.cost()), (None, Some(0)));
        assert_eq!((judgement.missed_win(), judgement.allowed_win()), (None, None));
    }
}

#[test]
fn an_only_move_is_one_without_which_a_mistake_is_made() {
    let even = Score::Race(0);
    let mistake = value_after_losing(Mark::Mistake.loss().unwrap());
    let only = judged(even, even, Some(mistake));
    assert_eq!((only.is_only_good, only.mark), (true, Some(Mark::OnlyMove)));
    assert!(!only.is_bad());
    let nearly = value_after_losing(Mark::Mistake.loss().unwrap() - 0.01);
    for second in [None, Some(even), Some(nearly)] {
        let judgement = judged(even, even, second);
        assert_eq!((judgement.is_only_good, judgement.mark), (false, None));
    }
    // All is lost anyway.
    assert_eq!(
        judged(Score::LossIn(4), Score::LossIn(4), Some(Score::LossIn(2))).mark,
        None
    );
}

#[test]
fn expected_scores_grow_with_the_lead_and_are_turned_by_it() {
    for preset in Preset::ALL {
        let curve = Curve::of(&preset.rules());
        for lead in -3_000..3_000 {
            assert!(curve.expected(lead) < curve.expected(lead + 1), "{preset:?} {lead}");
            assert!((curve.expected(lead) + curve.expected(-lead) - 1.0).abs() < 1e-9);
        }
    }
}

#[test]
fn a_player_without_a_choice_makes_no_mistake() {
    // Two turns given away are passes, and no search proposes anything else.
    let handicap = Handicap::new(Side::Black, 2);
    let mut game = new_game().with_handicap(handicap);
    for _ in 0..4 {
        let mv = game.legal_moves()[0];
        if game.legal_moves().len() == 1 {
            let judgement = judge(&game, mv, NODES, &mut Unwatched).unwrap();
            assert_eq!((judgement.best.mv, judgement.mark, judgement.loss()), (mv, None, 0.0));
        }
        game.play(mv).unwrap();
    }
}

/// The record of a game between a careless level and itself.
fn record() -> Record {
    let mut game = new_game();
    while game.outcome().is_none() && game.plies().len() < 160 {
        let reply = choose_move(&game, Level::Beginner, 5, &mut Unwatched).unwrap();
        game.play(reply.mv).unwrap();
    }
    Record::from_game(&game, &[("White", "Ada"), ("Black", "Bob")])
}

fn review(record: &mut Record) {
    let game = main_line(record).unwrap();
    let judge = |(game, mv): (Game, Move)| judge(&game, mv, NODES, &mut Unwatched).unwrap();
    let judgements: Vec<_> = game.moments().map(judge).collect();
    write_review(record, &game, &judgements);
}

#[test]
fn a_move_is_called_bad_only_after_a_second_comparison_two_plies_deeper() {
    let mut bad = 0;
    for (game, mv) in main_line(&record()).unwrap().moments() {
        let mut inquiry = Inquiry::new(&game, mv, NODES).unwrap();
        let mut searcher = Searcher::new(HASH_MEBIBYTES << 20);
        let mut depths = Vec::new();
        let findings = loop {
            match inquiry.wanted() {
                Ok(query) => {
                    depths.push(query.limits.depth);
                    let lines = Lines::Best(query.lines);
                    let found = searcher.search_lines(&query.game, &query.limits, lines, &mut Unwatched);
                    let found = found.unwrap();
                    inquiry.take(found.depth, found.lines);
                }
                Err(findings) => break *findings,
            }
        };
        let is_bad = Judgement::new(&game, findings).unwrap().is_bad();
        // The first search has no depth to keep to, and neither has any after a proven win.
        if let [None, Some(first), .., last] = depths[..]
            && is_bad
        {
            assert!(
                last <= Some(first + 6) && depths.contains(&Some(first + 2)),
                "{depths:?}"
            );
            bad += 1;
        }
    }
    assert!(bad > 0);
}

/// The depths to which a move is compared with an even game, if the comparisons find these values in turn, and what is
/// found in the end.
fn compared(values: &[Score]) -> (Vec<u32>, Findings) {
    const DEPTH: u32 = 6;
    let game = new_game();
    let (mv, best) = (game.legal_moves()[1], game.legal_moves()[0]);
    let line = |mv, score| Line {
        mv,
        score,
        pv: vec![mv],
    };
    let mut after = game.clone();
    after.play(mv).unwrap();
    let reply = after.legal_moves()[0];
    let mut inquiry = Inquiry::new(&game, mv, NODES).unwrap();
    inquiry.take(DEPTH, vec![line(best, Score::Race(0))]);
    let (mut depths, mut values) = (Vec::new(), values.iter());
    loop {
        match inquiry.wanted() {
            Ok(query) => {
                let depth = query.limits.depth.unwrap();
                depths.push(depth);
                let value = values.next().copied().unwrap();
                // The searches begin after the moves, where the enemy chooses: first after the move, then after the best.
                inquiry.take(depth, vec![line(reply, -value)]);
                inquiry.take(depth, vec![line(reply, Score::Race(0))]);
            }
            Err(findings) => return (depths, *findings),
        }
    }
}

#[test]
fn a_move_that_is_only_just_bad_is_compared_a_third_time() {
    let least = Mark::Inaccuracy.loss().unwrap();
    let [good, close, clear] = [least - 0.01, least + 0.01, least + 0.05].map(value_after_losing);
    let compared = |values: &[Score]| {
        // The cost of a bad move is checked as well.
        let (depths, findings) = compared(&[values, &[clear]].concat());
        (depths, findings.played.score)
    };
    assert_eq!(compared(&[good]), (vec![5], good));
    assert_eq!(compared(&[clear, good]), (vec![5, 7], good));
    assert_eq!(compared(&[clear, clear]), (vec![5, 7, 11], clear));
    // Whichever of the two comparisons was close, the third decides.
    for [first, second] in [[close, clear], [clear, close], [close, close]] {
        assert_eq!(compared(&[first, second, good]), (vec![5, 7, 9], good));
        for third in [close, clear] {
            assert_eq!(compared(&[first, second, third]), (vec![5, 7, 9, 11], third));
        }
    }
}

#[test]
fn a_cost_is_reported_only_if_a_deeper_comparison_agrees() {
    let game = new_game();
    let told = |value, left| {
        let (_, findings) = compared(&[Score::Race(value), Score::Race(value), left]);
        assert_eq!(findings.played.score, Score::Race(value), "the check changes no value");
        let judgement = Judgement::new(&game, findings).unwrap();
        assert!(judgement.is_bad());
        let is_reason = judgement.reasons.iter().any(|reason| reason.code() == "gives-away");
        assert_eq!(judgement.told_cost(), judgement.cost().filter(|_| is_reason));
        let mut played = game.clone();
        played.play(judgement.played.mv).unwrap();
        let mut record = Record::from_game(&played, &[]);
        write_review(&mut record, &played, &[judgement]);
        let comment = record.line.nodes[0].after[0].as_str();
        assert_eq!(comment.contains(" moves"), is_reason, "{comment}");
        is_reason
    };
    for left in [Score::Race(-600), Score::Race(-2_000), Score::LossIn(9)] {
        assert!(told(-1_000, left), "{left}");
    }
    for left in [Score::Race(50), Score::WinIn(9)] {
        assert!(!told(-1_000, left), "{left}");
    }
    // Bad, but less than half is left; and more than half is left, but not bad.
    let (bad, not_bad) = (Score::Race(-600), Score::Race(-450));
    assert!(!told(-2_000, bad) && told(-800, bad) && !told(-800, not_bad));
}

#[test]
fn a_won_race_is_reported_only_if_a_deeper_search_agrees() {
    const DEPTH: u32 = 6;
    let game = new_game();
    let inwards = read_move("b1c2", game.position(), game.rules()).unwrap();
    let told = |deeper: Score| {
        let mut inquiry = Inquiry::new(&game, inwards, NODES).unwrap();
        let value = Score::Race(1_300);
        let line = |mv, score| Line {
            mv,
            score,
            pv: vec![mv],
        };
        let other = game.legal_moves().iter().copied().find(|mv| *mv != inwards).unwrap();
        inquiry.take(DEPTH, vec![line(inwards, value)]);
        if inquiry.wanted().unwrap().lines == 2 {
            inquiry.take(DEPTH, vec![line(inwards, value), line(other, value)]);
        }
        let query = inquiry.wanted().unwrap();
        assert!(query.limits.depth >= Some(DEPTH + 6), "{:?}", query.limits);
        inquiry.take(DEPTH + 6, vec![line(query.game.legal_moves()[0], -deeper)]);
        let findings = *inquiry.wanted().unwrap_err();
        assert_eq!(findings.played.score, value, "the check changes no value");
        let judgement = Judgement::new(&game, findings).unwrap();
        judgement.reasons.iter().any(|reason| reason.code() == "wins-race")
    };
    for deeper in [Score::Race(1_200), Score::Race(3_000), Score::WinIn(8)] {
        assert!(told(deeper), "{deeper}");
    }
    for deeper in [Score::Race(1_100), Score::Race(-300), Score::LossIn(9)] {
        assert!(!told(deeper), "{deeper}");
    }
}

#[test]
fn a_review_is_a_record_that_reads_back_with_marks_values_and_better_lines() {
    let mut reviewed = record();
    review(&mut reviewed);
    assert_eq!(read_records(&reviewed.to_string()).whole().unwrap(), [reviewed.clone()]);
    let marks: Vec<_> = Mark::ALL.iter().map(|mark| mark.nag()).collect();
    let mut marked = 0;
    for node in &reviewed.line.nodes {
        let [comment] = &node.after[..] else { panic!("{node:?}") };
        assert!(comment.as_str().starts_with("[%eval "), "{comment:?}");
        assert!(node.nags.len() <= 1 && node.nags.iter().all(|nag| marks.contains(nag)));
        let is_bad = node.nags.iter().any(|&nag| nag != Mark::OnlyMove.nag());
        assert_eq!(node.variations.len(), usize::from(is_bad), "{node:?}");
        if let [better] = &node.variations[..] {
            assert_ne!(better.nodes[0].mv, node.mv);
            marked += 1;
        }
        // Values alone where nothing stands out.
        assert_eq!(comment.as_str().ends_with(']'), node.nags.is_empty(), "{comment:?}");
    }
    assert!(marked > 0, "{reviewed}");
}

#[test]
fn a_second_review_replaces_the_first_and_keeps_peoples_comments() {
    let mut written = record();
    written.line.intro.push(Comment::from("Club night."));
    written.line.nodes[3].nags = vec![3, 14];
    written.line.nodes[3].after.push(Comment::from("I was proud of this."));
    let other = written.line.nodes[5].clone();
    written.line.nodes[5].variations = vec![agon_core::notation::Line {
        intro: Vec::new(),
        nodes: vec![other],
    }];
    let mut once = written.clone();
    review(&mut once);
    let people = &once.line.nodes[3];
    assert_eq!((&people.nags[..], people.after.len()), (&[3, 14][..], 2));
    assert_eq!(people.after[1].as_str(), "I was proud of this.");
    assert_eq!(once.line.nodes[5].variations[0], written.line.nodes[5].variations[0]);
    assert_eq!((&once.line.intro, once.result), (&written.line.intro, written.result));
    let mut twice = once.clone();
    review(&mut twice);
    assert_eq!(twice, once);
}

/// A whole game of a level against itself.
fn played_by(level: Level, seed: u64) -> Game {
    let mut game = new_game();
    while let Some(reply) = choose_move(&game, level, seed, &mut Unwatched) {
        game.play(reply.mv).unwrap();
    }
    game
}

#[test]
fn levels_are_estimated_from_their_games() {
    let means = [Level::Learner, Level::Strong].map(|level| {
        let game = played_by(level, 7);
        let judgements: Vec<_> = game
            .moments()
            .map(|(before, mv)| judge(&before, mv, LEVEL_NODES, &mut Unwatched).unwrap())
            .collect();
        let levels = Side::ALL.map(|side| {
            let estimate = LevelEstimate::of(&game, &judgements, side).unwrap();
            let distance = (estimate.level - f64::from(level.number())).abs();
            assert!(distance <= 2.0 * estimate.error, "{level:?}: {estimate:?}");
            estimate.level
        });
        levels.iter().sum::<f64>() / 2.0
    });
    assert!(means.is_sorted(), "{means:?}");
}

#[test]
fn games_without_measured_levels_get_no_estimate() {
    let mut game = played_by(Level::Learner, 7);
    let judgements: Vec<_> = game
        .moments()
        .map(|(before, mv)| judge(&before, mv, NODES, &mut Unwatched).unwrap())
        .collect();
    let level = |game: &Game| LevelEstimate::of(game, &judgements, Side::White);
    assert!(level(&game).is_some());
    let few = judgements.iter().take(30).collect::<Vec<_>>();
    assert_eq!(LevelEstimate::of(&game, &few, Side::White), None);
    game = game.with_handicap(Handicap::new(Side::Black, 2));
    assert_eq!(level(&game), None);
}

/// Texts that people may have written after a move, and the rest of them beside the new value.
#[test]
fn a_review_replaces_its_own_words_and_no_others() {
    for (written, kept) in [
        ("{[%eval 0.2] mine}", &["mine"][..]),
        ("{mine [%eval 0.2] too}", &["mine too"]),
        ("{[%eval 0.17] [%clk 0:00:30]}", &["[%clk 0:00:30]"]),
        (
            "{[%clk 0:00:30] [%eval #-3] [%emt 0:00:02]}",
            &["[%clk 0:00:30] [%emt 0:00:02]"],
        ),
        ("{[%csl Gf6][%cal Gb1c2]} {mine}", &["[%csl Gf6][%cal Gb1c2]", "mine"]),
        ("{[%eval 0.2]}", &[]),
        ("{[%eval} {[%evaluation 1]}", &["[%eval", "[%evaluation 1]"]),
        (
            "$2 {[%eval 0.2] Mistake: gives away 1.5 moves. I was tired.}",
            &["I was tired."],
        ),
        (
            "$4 {[%eval 0.2] Blunder. Black's answer Gk7-i8 captures h9. Ouch! [%clk 0:01:00]}",
            &["Ouch! [%clk 0:01:00]"],
        ),
        // Without its mark the sentence is somebody else's.
        ("{[%eval 0.2] Mistake: I was tired.}", &["Mistake: I was tired."]),
        ("$2 {[%eval 0.2] Mistakes happen.}", &["Mistakes happen."]),
    ] {
        let text = format!("[Rules \"modern\"]\n\n1. Gb1-c2 {written} *");
        let mut record = read_records(&text).whole().unwrap().remove(0);
        review(&mut record);
        let node = &record.line.nodes[0];
        let (value, people) = node.after.split_first().unwrap();
        assert!(
            value.as_str().starts_with("[%eval ") && !value.as_str().contains("mine"),
            "{value:?}"
        );
        let people: Vec<_> = people.iter().map(Comment::as_str).collect();
        assert_eq!(people, kept, "{written}");
        assert_eq!(
            node.nags,
            if written.contains("happen") { vec![2] } else { vec![] },
            "{written}"
        );
        let once = record.clone();
        review(&mut record);
        assert_eq!(record, once);
    }
}

#[test]
fn a_review_keeps_every_variation_that_is_not_its_own() {
    let text = "[Rules \"modern\"]\n\n1. Gb1-c2 ({[%eval 0.3] or} 1. Gb1-b2) ({[%eval 0.3]} 1. Gb1-b2 {mine}) \
                ({[%eval 0.3]} 1. Gb1-b2 Gk7-i8) (1. Gb1-b2) *";
    let mut record = read_records(text).whole().unwrap().remove(0);
    let before = record.line.nodes[0].variations.clone();
    review(&mut record);
    let kept = &record.line.nodes[0].variations[..3];
    assert_eq!(kept, [before[0].clone(), before[1].clone(), before[3].clone()]);
}

#[test]
fn the_moments_of_a_game_are_judged_as_the_game_itself() {
    let game = played_by(Level::Learner, 3);
    let mut whole = Game::from_position(*game.rules(), *game.start());
    for (before, mv) in game.moments().take(40) {
        let judged = [&before, &whole].map(|game| judge(game, mv, 300, &mut Unwatched).unwrap());
        assert_eq!(judged[0], judged[1], "{}", whole.position());
        whole.play(mv).unwrap();
    }
}
