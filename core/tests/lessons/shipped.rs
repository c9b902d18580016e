//! The lessons that come with the program.

use std::fs;
use std::path::Path;

use agon_core::engine::{Limits, Score, Searcher, Unwatched};
use agon_core::learn::attempt::{Attempt, Event, STARS};
use agon_core::learn::course::Course;
use agon_core::learn::enemy::{Enemy, Reply};
use agon_core::learn::lesson::{Failure, Lesson, Standing, Wrong};
use agon_core::rules::{Game, Move, Preset};

use super::solving::{answered, can_be_done, ways};

/// The lessons in which the enemy's answers are part of the lesson.
fn told() -> impl Iterator<Item = &'static Lesson> {
    let is_told = |lesson: &&Lesson| !matches!(lesson.enemy(), Enemy::Computer(_));
    Course::agon().lessons().filter(is_told)
}

/// The lessons in which the computer defends itself.
fn practice() -> impl Iterator<Item = &'static Lesson> {
    let is_practice = |lesson: &&Lesson| matches!(lesson.enemy(), Enemy::Computer(_));
    Course::agon().lessons().filter(is_practice)
}

fn played(lesson: &Lesson, moves: &[Move]) -> Game {
    let mut game = lesson.game();
    for &mv in moves {
        game.play(mv).expect("the course checks the moves");
    }
    game
}

#[test]
fn there_are_lessons_about_everything_and_practice() {
    let groups = Course::agon().groups();
    let ids: Vec<_> = groups.iter().map(|group| group.id()).collect();
    assert_eq!(ids, ["moving", "capturing", "setting-back", "throne", "practice"]);
    assert!(groups.iter().all(|group| group.lessons().len() >= 4), "{groups:?}");
    assert!(told().count() >= 20 && practice().count() >= 3);
}

#[test]
fn they_are_played_by_the_rules_of_a_new_game() {
    for lesson in Course::agon().lessons() {
        assert_eq!(*lesson.game().rules(), Preset::NEW_GAME.rules(), "{}", lesson.id());
        assert_eq!(lesson.standing(&lesson.game()), Standing::Yours, "{}", lesson.id());
    }
}

#[test]
fn each_can_be_done_in_par_and_not_sooner() {
    for lesson in told() {
        let (game, par) = (lesson.game(), lesson.par());
        assert!(can_be_done(lesson, &game, par), "{}", lesson.id());
        assert!(!can_be_done(lesson, &game, par - 1), "{}", lesson.id());
    }
}

#[test]
fn the_solutions_do_it_in_par_and_earn_all_stars() {
    for lesson in Course::agon().lessons() {
        let game = played(lesson, lesson.solution());
        assert_eq!(lesson.standing(&game), Standing::Done(lesson.par()), "{}", lesson.id());
        assert_eq!(Attempt::new(lesson).follow(&game), Event::Done { stars: STARS });
    }
}

/// The enemy's moves in a solution are those that it really makes.
#[test]
fn the_enemy_answers_as_the_solutions_say() {
    for lesson in told() {
        let mut game = lesson.game();
        for &mv in lesson.solution() {
            let meant = match lesson.standing(&game) {
                Standing::Yours => mv,
                Standing::Theirs(Reply::Move(answer)) => answer,
                Standing::Passing => Move::Pass,
                other => panic!("{}: {other:?}", lesson.id()),
            };
            assert_eq!(mv, meant, "{}", lesson.id());
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn none_is_done_by_every_move() {
    for lesson in told() {
        assert!(!ways(lesson, lesson.par()).failing.is_empty(), "{}", lesson.id());
    }
}

#[test]
fn likely_mistakes_are_mistakes_and_their_answers_are_legal() {
    for lesson in told() {
        for wrong in lesson.wrong() {
            let Wrong { moves, answer, name } = wrong;
            let told = format!("{} {name}", lesson.id());
            let (last, before) = moves.split_last().unwrap();
            let mut game = played(lesson, before);
            assert_eq!(lesson.standing(&game), Standing::Yours, "{told}");
            let left = lesson.par() - before.iter().filter(|mv| **mv != Move::Pass).count();
            assert!(can_be_done(lesson, &game, left), "{told}: it was too late before");
            game.play(*last).unwrap();
            if let Some(answer) = answer {
                assert_eq!(lesson.standing(&game), Standing::Theirs(Reply::Move(*answer)), "{told}");
            }
            let game = answered(lesson, game);
            assert_eq!(
                lesson.standing(&game),
                Standing::Failed(Failure::Wrong(wrong)),
                "{told}"
            );
        }
    }
}

/// Without its mistakes, a lesson would not be done by them either: they are wrong and not only forbidden.
#[test]
fn likely_mistakes_miss_the_par_by_themselves() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons/agon.json")).unwrap();
    let mut course: serde_json::Value = serde_json::from_str(&text).unwrap();
    for group in course["groups"].as_array_mut().unwrap() {
        for lesson in group["lessons"].as_array_mut().unwrap() {
            lesson.as_object_mut().unwrap().remove("wrong");
        }
    }
    let bare = Course::read(&course.to_string()).unwrap();
    for lesson in told() {
        let bare = bare.lesson(lesson.id()).unwrap();
        for wrong in lesson.wrong() {
            let game = answered(bare, played(bare, &wrong.moves));
            let made = wrong.moves.iter().filter(|mv| **mv != Move::Pass).count();
            let can = can_be_done(bare, &game, lesson.par().saturating_sub(made));
            assert!(!can, "{} {}", lesson.id(), wrong.name);
        }
    }
}

/// A lesson that cannot go wrong teaches nothing: some line of moves ends it without success.
#[test]
fn each_can_fail_and_is_then_taken_back() {
    fn failed(lesson: &Lesson, game: &Game) -> Option<Game> {
        match lesson.standing(game) {
            Standing::Failed(_) => Some(game.clone()),
            Standing::Yours => game.legal_moves().iter().rev().find_map(|&mv| {
                let mut next = game.clone();
                next.play(mv).unwrap();
                failed(lesson, &answered(lesson, next))
            }),
            _ => None,
        }
    }
    for lesson in told() {
        let Some(game) = failed(lesson, &lesson.game()) else {
            panic!("{} cannot fail", lesson.id());
        };
        let mut attempt = Attempt::new(lesson);
        assert!(matches!(attempt.follow(&game), Event::Failed(_)));
        assert!(matches!(attempt.follow(&game), Event::Failed(_)), "asked twice");
        assert_eq!(attempt.follow(&lesson.game()), Event::GoingOn);
        assert_eq!(attempt.tries(), 2);
        let done = played(lesson, lesson.solution());
        assert_eq!(
            attempt.follow(&done),
            Event::Done { stars: STARS - 1 },
            "{}",
            lesson.id()
        );
    }
}

/// The engine's wins are proven (`tests/engine_wins.rs`).
#[test]
fn practice_is_won_in_par_against_any_defence_but_not_by_every_move() {
    for lesson in practice() {
        let game = lesson.game();
        let mut searcher = Searcher::new(1 << 22);
        let mut search = |game: &Game| {
            searcher
                .search(game, &Limits::nodes(60_000), &mut Unwatched)
                .map(|found| found.score)
        };
        let plies = 2 * lesson.par() as u32 - 1;
        assert_eq!(search(&game), Some(Score::WinIn(plies)), "{}", lesson.id());
        let wins = |&&mv: &&Move| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            matches!(search(&next), Some(Score::LossIn(left)) if left < plies)
        };
        let legal = game.legal_moves();
        let winning = legal.iter().filter(wins).count();
        assert!(
            (1..=2).contains(&winning),
            "{}: {winning} of {}",
            lesson.id(),
            legal.len()
        );
    }
}

/// The rules of a new game make a third repetition a loss, which is reported as such.
#[test]
fn one_repetition_too_many_is_named() {
    let lesson = practice().next().unwrap();
    let back = |mv: Move| match mv {
        Move::Board { from, to } => Move::Board { from: to, to: from },
        other => other,
    };
    let after = |game: &Game, mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok().then_some(next)
    };
    let moves = |game: &Game| game.legal_moves().to_vec().into_iter();
    // After a move of the player's both sides step to and fro.
    let begun = moves(&lesson.game()).filter_map(|mv| after(&lesson.game(), mv));
    let repeated = begun.flat_map(|begun| {
        let pairs = moves(&begun).flat_map(|theirs| {
            let next = after(&begun, theirs).expect("it is legal");
            moves(&next).map(move |ours| [theirs, ours]).collect::<Vec<_>>()
        });
        let pairs: Vec<_> = pairs.collect();
        pairs.into_iter().filter_map(move |[theirs, ours]| {
            let round = [theirs, ours, back(theirs), back(ours)];
            let mut twice = round.into_iter().chain(round);
            twice.try_fold(begun.clone(), |game, mv| after(&game, mv))
        })
    });
    let mut repeated = repeated.filter(|game| game.outcome().is_some());
    let game = repeated.next().expect("somebody can step to and fro");
    assert_eq!(lesson.standing(&game), Standing::Failed(Failure::Repeated));
}
