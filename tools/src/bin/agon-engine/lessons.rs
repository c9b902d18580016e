//! Checks a course of lessons for whoever writes it, and lists the lessons.

use std::io::{self, Write};
use std::path::Path;

use agon_core::learn::attempt::{Attempt, Event, STARS};
use agon_core::learn::course::Course;
use agon_core::learn::enemy::Enemy;
use agon_core::learn::goal::Goal;
use agon_core::learn::lesson::{Lesson, Standing};
use agon_core::line_protocol::write_line;

use crate::files::{named, read_text};

/// Writes a line for each lesson of a file, and each fault to standard error. Returns whether there was none.
///
/// # Errors
/// If the output fails.
pub fn list(path: &Path, out: &mut dyn Write) -> io::Result<bool> {
    let told = |fault: &dyn std::fmt::Display| writeln!(io::stderr(), "error: {}", named(path, fault));
    let text = match read_text(path) {
        Ok(text) => text,
        Err(fault) => return writeln!(io::stderr(), "error: {fault}").map(|()| false),
    };
    let course = match Course::read(&text) {
        Ok(course) => course,
        Err(error) => return told(&error).map(|()| false),
    };
    let mut good = true;
    for group in course.groups() {
        for lesson in group.lessons() {
            write_line(out, &line(group.id(), lesson))?;
            if let Err(fault) = check(lesson) {
                told(&format!("the lesson {:?}: {fault}", lesson.id()))?;
                good = false;
            }
        }
    }
    Ok(good)
}

/// Group and name, goals, moves and enemy of a lesson, separated by tabs.
fn line(group: &str, lesson: &Lesson) -> String {
    let goals: Vec<_> = lesson.goals().iter().map(goal).collect();
    format!(
        "{group}/{}\t{}\tpar {}, limit {}\t{}",
        lesson.id(),
        goals.join(", "),
        lesson.par(),
        lesson.limit(),
        enemy(lesson.enemy()),
    )
}

fn goal(goal: &Goal) -> String {
    match goal {
        Goal::Reach(cells) => {
            let cells: Vec<_> = cells.iter().map(ToString::to_string).collect();
            format!("reach {}", cells.join(" "))
        }
        Goal::Capture(count) => format!("capture {count}"),
        Goal::CaptureQueen(times) => format!("capture-queen {times}"),
        Goal::Hold(moves) => format!("hold {moves}"),
        Goal::Win => "win".into(),
    }
}

fn enemy(enemy: &Enemy) -> String {
    match enemy {
        Enemy::Waits => "waits".into(),
        Enemy::Plays(_) => "plays".into(),
        Enemy::Computer(level) => format!("computer {}", level.name()),
    }
}

/// Plays the solution of a lesson, which has to earn all stars.
fn check(lesson: &Lesson) -> Result<(), String> {
    let mut game = lesson.game();
    if lesson.standing(&game) != Standing::Yours {
        return Err("it is over before the first move".into());
    }
    for (number, &mv) in (1..).zip(lesson.solution()) {
        game.play(mv)
            .map_err(|error| format!("its solution, move {number}: {error}"))?;
    }
    match Attempt::new(lesson).follow(&game) {
        Event::Done { stars: STARS } => Ok(()),
        Event::Done { .. } => Err(format!(
            "its solution takes more moves than its par of {}",
            lesson.par()
        )),
        Event::Failed(_) => Err("its solution fails".into()),
        Event::GoingOn | Event::Answered(_) => Err("its solution ends before the goal is reached".into()),
    }
}
