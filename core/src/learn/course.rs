//! The lessons in their order, as `assets/lessons` has them.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::enemy::Enemy;
use super::error::{CourseError, LessonFault};
use super::goal::Goal;
use super::lesson::{Lesson, Wrong};
use crate::engine::Level;
use crate::notation::{GameTextError, parse_move, parse_start, play_words};
use crate::rules::Handicap;
use crate::shipped::Shipped;

static AGON: Shipped<Course> = Shipped::new(embedded!("assets/lessons/agon.json"), Course { groups: Vec::new() });

/// Number of moves that a lesson allows beyond its par, by default.
const GRACE: usize = 2;

/// All lessons, in groups.
#[derive(Clone, Debug)]
pub struct Course {
    groups: Vec<Group>,
}

/// Lessons about one subject.
#[derive(Clone, Debug)]
pub struct Group {
    id: String,
    lessons: Vec<Lesson>,
}

impl Group {
    /// Its name in the language files, such as `moving`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its lessons.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }
}

impl Course {
    /// The lessons that come with the program; none while they have not [arrived](Self::arrive).
    pub fn agon() -> &'static Self {
        AGON.get(Self::read)
    }

    /// These are the lessons that come with the program.
    pub fn arrive(self) {
        AGON.arrive(self);
    }

    /// Reads a course.
    ///
    /// # Errors
    /// If the text is not in the format of a course, or a lesson in it is not possible by the rules.
    pub fn read(text: &str) -> Result<Self, CourseError> {
        let written: WrittenCourse = serde_json::from_str(text)?;
        let mut ids = BTreeSet::new();
        let mut lesson = |written: WrittenLesson| {
            let id = written.id.clone();
            if !ids.insert(id.clone()) {
                return Err(CourseError::Twice(id));
            }
            written.lesson().map_err(|fault| CourseError::Lesson { id, fault })
        };
        let groups = written.groups.into_iter().map(|group| {
            let lessons = group.lessons.into_iter().map(&mut lesson);
            Ok(Group {
                id: group.id,
                lessons: lessons.collect::<Result<_, CourseError>>()?,
            })
        });
        Ok(Self {
            groups: groups.collect::<Result<_, CourseError>>()?,
        })
    }

    /// The groups.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// All lessons, in their order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> + Clone {
        self.groups.iter().flat_map(Group::lessons)
    }

    /// Their names, likewise.
    pub fn ids(&self) -> impl Iterator<Item = &str> + Clone {
        self.lessons().map(Lesson::id)
    }

    /// The lesson with this name.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.id() == id)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCourse {
    groups: Vec<WrittenGroup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenGroup {
    id: String,
    lessons: Vec<WrittenLesson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLesson {
    id: String,
    #[serde(default)]
    figure: Option<String>,
    #[serde(default)]
    rules: Option<String>,
    position: String,
    goal: Vec<Goal>,
    par: usize,
    #[serde(default)]
    limit: Option<usize>,
    #[serde(default)]
    safe: bool,
    enemy: WrittenEnemy,
    #[serde(default)]
    wrong: Vec<WrittenWrong>,
    solution: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WrittenEnemy {
    Waits,
    Plays(String),
    Computer(Level),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWrong {
    moves: String,
    #[serde(default)]
    answer: Option<String>,
    text: String,
}

impl WrittenLesson {
    fn lesson(self) -> Result<Lesson, LessonFault> {
        let (rules, start) = parse_start(self.rules.as_deref(), &self.position)?;
        let enemy = match self.enemy {
            WrittenEnemy::Waits => Enemy::Waits,
            WrittenEnemy::Computer(level) => Enemy::Computer(level),
            // They need not be legal yet: each is tried when its turn has come.
            WrittenEnemy::Plays(moves) => {
                let read = |text| {
                    parse_move(text, &start, &rules).map_err(|error| GameTextError::MoveText(text.to_owned(), error))
                };
                Enemy::Plays(moves.split_whitespace().map(read).collect::<Result<_, _>>()?)
            }
        };
        let limit = self.limit.unwrap_or(self.par.saturating_add(GRACE));
        let most = match enemy {
            Enemy::Waits => usize::from(*Handicap::TURNS.end()),
            Enemy::Plays(_) | Enemy::Computer(_) => usize::MAX,
        };
        if self.goal.is_empty() {
            return Err(LessonFault::NoGoal);
        }
        if self.par == 0 || limit < self.par || limit > most {
            return Err(LessonFault::Moves(limit));
        }
        let mut lesson = Lesson {
            id: self.id,
            figure: self.figure,
            rules,
            start,
            goals: self.goal,
            par: self.par,
            limit,
            is_safe: self.safe,
            enemy,
            wrong: Vec::new(),
            solution: Vec::new(),
        };
        lesson.solution = play_words(&mut lesson.game(), &self.solution)?;
        let wrong = self.wrong.into_iter().map(|wrong| {
            let mut game = lesson.game();
            let moves = play_words(&mut game, &wrong.moves)?;
            if moves.is_empty() {
                return Err(LessonFault::NoMistake);
            }
            let answer = wrong.answer.map(|answer| play_words(&mut game, &answer)).transpose()?;
            Ok(Wrong {
                moves,
                answer: answer.and_then(|moves| moves.first().copied()),
                name: wrong.text,
            })
        });
        lesson.wrong = wrong.collect::<Result<_, _>>()?;
        Ok(lesson)
    }
}
