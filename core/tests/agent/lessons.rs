//! The lessons that come with the program, and what is refused of others. Reading a course plays every way through it
//! that is written; here it is played as on the screen, with the referee.

use std::fs;
use std::path::Path;

use agon_core::agent::lessons::{Course, CourseError, Lesson, Scene, SceneFault, Standing};
use agon_core::agent::{Action, Legal, Money, Player};

type Decisions = Vec<(Player, Action)>;

fn scenes() -> impl Iterator<Item = (&'static Lesson, usize, &'static Scene)> {
    let lessons = Course::agent().lessons().iter();
    lessons.flat_map(|lesson| {
        let scenes = lesson.scenes().iter().enumerate();
        scenes.map(move |(number, scene)| (lesson, number, scene))
    })
}

/// The others decide until the learner is asked or it is over.
fn answered(scene: &Scene, mut decisions: Decisions) -> (Decisions, Standing<'_>) {
    loop {
        match scene.standing(&decisions) {
            Standing::Theirs(player, action) => {
                let game = scene.game_after(&decisions);
                assert_eq!(game.table().asked(), Some(player));
                game.view(player)
                    .check(&action)
                    .unwrap_or_else(|fault| panic!("{action}: {fault}"));
                decisions.push((player, action));
            }
            standing => return (decisions, standing),
        }
    }
}

/// The decisions before each step, when everything before is done right.
fn before_steps(scene: &Scene) -> Vec<Decisions> {
    let mut all = Vec::new();
    let mut decisions = Decisions::new();
    loop {
        let (now, standing) = answered(scene, decisions);
        match standing {
            Standing::Yours(step) => {
                assert_eq!(step, all.len());
                all.push(now.clone());
                decisions = now;
                let solution = scene.solution(step, &decisions).unwrap();
                decisions.push((scene.seat(), solution));
            }
            Standing::Done => return all,
            other => panic!("{other:?}"),
        }
    }
}

fn legal(scene: &Scene, decisions: &Decisions) -> Legal {
    scene.game_after(decisions).view(scene.seat()).legal()
}

#[test]
fn there_are_eight_one_for_each_thing_to_know() {
    let ids: Vec<_> = Course::agent().ids().collect();
    let all = [
        "case",
        "home",
        "objection",
        "claim",
        "attack",
        "bribe",
        "notebook",
        "bluff",
    ];
    assert_eq!(ids, all);
}

#[test]
fn right_answers_lead_to_the_goal_and_mistakes_away_from_it() {
    for (lesson, number, scene) in scenes() {
        let place = format!("{} {number}", lesson.id());
        let steps = before_steps(scene);
        let last = steps.last().unwrap().clone();
        for (step, before) in steps.into_iter().enumerate() {
            let mut found = [0, 0];
            for action in legal(scene, &before).iter() {
                let made: Decisions = before.iter().copied().chain([(scene.seat(), action)]).collect();
                let (after, standing) = answered(scene, made);
                match standing {
                    Standing::Failed(failed, _) => {
                        assert_eq!(failed, step, "{place}: {action}");
                        found[1] += 1;
                        assert_eq!(scene.before_step(&after), before.len(), "{place}: {action}");
                        let reached = scene.is_reached(&after);
                        assert!(
                            !reached || step + 1 < scene.steps().len(),
                            "{place}: {action} reaches the goal"
                        );
                    }
                    Standing::Done => {
                        found[0] += 1;
                        assert!(scene.is_reached(&after), "{place}: {action}");
                    }
                    Standing::Yours(next) => {
                        found[0] += 1;
                        assert_eq!(next, step + 1, "{place}: {action}");
                    }
                    Standing::Theirs(..) => unreachable!("they have answered"),
                }
            }
            let may_bribe = legal(scene, &before).may_stake();
            assert!(found[0] > 0 || may_bribe, "{place}: {found:?}");
            assert!(found[1] > 0, "{place}: a step that cannot go wrong teaches nothing");
        }
        let mut done = last.clone();
        done.push((scene.seat(), scene.solution(scene.steps().len() - 1, &last).unwrap()));
        let (done, standing) = answered(scene, done);
        assert_eq!(standing, Standing::Done, "{place}");
        assert!(scene.is_reached(&done), "{place}");
    }
}

/// The learner does each named mistake, and the others show why it is one.
#[test]
fn every_named_mistake_can_be_made_and_misses_the_goal() {
    for (lesson, number, scene) in scenes() {
        for (step, before) in before_steps(scene).into_iter().enumerate() {
            for wrong in scene.steps()[step].wrong() {
                let place = format!("{} {number} {}", lesson.id(), wrong.text());
                let money = Action::Stake(least_bribe(scene, &before));
                let all = legal(scene, &before);
                let bribe = all.may_stake().then_some(money);
                let mut made = 0;
                for action in all.iter().chain(bribe) {
                    let did: Decisions = before.iter().copied().chain([(scene.seat(), action)]).collect();
                    let (after, standing) = answered(scene, did);
                    if standing == Standing::Failed(step, Some(wrong)) {
                        made += 1;
                        let is_last = step + 1 == scene.steps().len();
                        assert!(!is_last || !scene.is_reached(&after), "{place}: {action}");
                    }
                }
                assert!(made > 0, "{place}: nobody can make it");
            }
        }
    }
}

fn least_bribe(scene: &Scene, before: &Decisions) -> Money {
    let game = scene.game_after(before);
    let mut money = Money::NONE;
    let (agent, _) = game.table().living().next().unwrap();
    money.add(agent, 5);
    money
}

#[test]
fn too_small_a_bribe_lets_the_other_win_and_one_on_the_right_agent_does_not() {
    let scene = &Course::agent().lesson("bribe").unwrap().scenes()[0];
    let after = |text: &str| {
        let action = agon_core::agent::read_action(text).unwrap();
        let (after, standing) = answered(scene, vec![(scene.seat(), action)]);
        let winner = scene.game_after(&after).outcome().unwrap().winner;
        (winner.unwrap().index(), standing == Standing::Done)
    };
    assert_eq!(
        after("$R1=1000+500"),
        (1, false),
        "as much as the other is not enough when the other brings the case home"
    );
    assert_eq!(after("$R1=1000+500+100"), (0, true));
    assert_eq!(after("$A1=1000+1000"), (1, false));
}

/// No secret is needed to do what is asked: the learner sees it on the own sheet, the table or the notebook.
#[test]
fn the_learner_is_shown_enough() {
    let notebook = Course::agent().lesson("notebook").unwrap();
    let most = notebook.scenes().iter().map(|scene| {
        let table = scene.game().table();
        let holder = table.holder().unwrap();
        (
            table.maximum(Player::ALL[1], holder),
            scene.game().sheet(scene.seat()).stake(holder),
        )
    });
    assert_eq!(most.collect::<Vec<_>>(), [(3500, 1600), (1500, 1600)]);
}

#[test]
fn faults_of_courses_are_named_with_their_place() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons/agent.json")).unwrap();
    let faulty = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Course::read(&text.replacen(from, to, 1)).unwrap_err()
    };
    let told = |from: &str, to: &str| faulty(from, to).to_string();
    assert!(matches!(Course::read("{"), Err(CourseError::Unreadable(_))));
    assert_eq!(told("\"home\"", "\"case\""), "two lessons are named \"case\"");
    assert_eq!(
        told("\"1:let\"", "\"0:let\""),
        "the lesson \"case\", scene 1: step 1: \"let\" is for player 1 to decide, or for nobody"
    );
    assert_eq!(
        told("\"A1-TAN+\"", "\"A1-PAR+\""),
        "the lesson \"case\", scene 1: step 1: \"A1-PAR+\": no link leads from LIS to PAR"
    );
    assert!(told("\"A1-TAN+\"", "\"A1-\"").starts_with("the lesson \"case\", scene 1: step 1: \"A1-\": "));
    assert!(told("holder=A1", "holder=A2").ends_with("after \"A1-TAN+\" its goals are not reached"));
    assert!(told("holder=A1", "holders").contains("\"holders\" is no goal"));
    assert!(told("\"1:let\"", "\"1:$?\"").contains("hidden"));
    assert!(told("LIS,WAS", "LIS,XXX").contains("scene 1: its position: "));
    let right = faulty("\"A1-TAN\"", "\"A1-TAN+\"");
    assert!(
        matches!(
            right,
            CourseError::Scene {
                fault: SceneFault::RightToo { step: 1, .. },
                ..
            }
        ),
        "{right}"
    );
    let poor = faulty("$R1>=1600", "$R1>=9900");
    assert!(
        matches!(
            poor,
            CourseError::Scene {
                fault: SceneFault::Impossible { step: 1, .. },
                ..
            }
        ),
        "{poor}"
    );
}
