//! The lessons in their order, as `assets/lessons` has them.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::Deserialize;

use super::error::{CourseError, SceneFault};
use super::goal::Goal;
use super::pattern::Pattern;
use super::scene::{Decision, Scene, Step, Wrong};
use crate::agent::options::Options;
use crate::agent::text::{RecordFault, read_decision, read_state};

static AGENT: LazyLock<Course> = LazyLock::new(|| {
    let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons/agent.json"));
    Course::read(text).expect("it is tested that the lessons of the program can be read")
});

/// All lessons.
#[derive(Clone, Debug)]
pub struct Course {
    lessons: Vec<Lesson>,
}

/// A lesson: one or more scenes about one subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    id: String,
    scenes: Vec<Scene>,
}

impl Lesson {
    /// Its name in the language files, such as `case`. It is never changed.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its scenes, in order.
    pub fn scenes(&self) -> &[Scene] {
        &self.scenes
    }

    /// The number of a step among those of all its scenes, from 1, by which its text is named.
    pub fn number_of(&self, scene: usize, step: usize) -> usize {
        let before = self.scenes.iter().take(scene).map(|scene| scene.steps().len());
        before.sum::<usize>() + step + 1
    }
}

impl Course {
    /// The lessons that come with the program.
    pub fn agent() -> &'static Self {
        &AGENT
    }

    /// Reads a course, and plays every way through it that is written.
    ///
    /// # Errors
    /// If the text is not in the format of a course, or a lesson in it is not possible by the rules.
    pub fn read(text: &str) -> Result<Self, CourseError> {
        let written: WrittenCourse = serde_json::from_str(text)?;
        let mut ids = BTreeSet::new();
        let lessons = written.lessons.into_iter().map(|lesson| {
            let WrittenLesson { id, scenes } = lesson;
            if !ids.insert(id.clone()) {
                return Err(CourseError::Twice(id));
            }
            if scenes.is_empty() {
                return Err(CourseError::Empty(id));
            }
            let scenes = scenes.into_iter().zip(1..).map(|(written, scene)| {
                written.scene().map_err(|fault| CourseError::Scene {
                    id: id.clone(),
                    scene,
                    fault,
                })
            });
            Ok(Lesson {
                scenes: scenes.collect::<Result<_, _>>()?,
                id,
            })
        });
        Ok(Self {
            lessons: lessons.collect::<Result<_, _>>()?,
        })
    }

    /// All lessons, in their order.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Their names, likewise.
    pub fn ids(&self) -> impl Iterator<Item = &str> + Clone {
        self.lessons.iter().map(Lesson::id)
    }

    /// The lesson with this name.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id() == id)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCourse {
    lessons: Vec<WrittenLesson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLesson {
    id: String,
    scenes: Vec<WrittenScene>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenScene {
    options: String,
    position: String,
    #[serde(default)]
    seat: usize,
    #[serde(default)]
    before: String,
    steps: Vec<WrittenStep>,
    goal: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    right: Vec<String>,
    #[serde(default)]
    answers: String,
    #[serde(default)]
    wrong: Vec<WrittenWrong>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWrong {
    #[serde(rename = "do")]
    does: Vec<String>,
    #[serde(default)]
    answers: String,
    text: String,
}

impl WrittenScene {
    fn scene(self) -> Result<Scene, SceneFault> {
        let options: Options = self.options.parse()?;
        let game = read_state(&self.position, &options).map_err(SceneFault::Position)?;
        let seat = options.seats().nth(self.seat).ok_or(SceneFault::Seat(self.seat))?;
        let steps = self.steps.into_iter().map(|step| step.step(&options));
        let goals = self.goal.into_iter().map(|text| match Goal::read(&text) {
            Some(goal) => Ok(goal),
            None => Err(SceneFault::Goal(text)),
        });
        let scene = Scene {
            before: decisions(&self.before, &options)?,
            steps: steps.collect::<Result<_, _>>()?,
            goals: goals.collect::<Result<_, _>>()?,
            game,
            seat,
        };
        scene.check()?;
        Ok(scene)
    }
}

impl WrittenStep {
    fn step(self, options: &Options) -> Result<Step, SceneFault> {
        let wrong = self.wrong.into_iter().map(|wrong| {
            Ok(Wrong {
                does: patterns(wrong.does)?,
                answers: decisions(&wrong.answers, options)?,
                text: wrong.text,
            })
        });
        Ok(Step {
            right: patterns(self.right)?,
            answers: decisions(&self.answers, options)?,
            wrong: wrong.collect::<Result<_, SceneFault>>()?,
        })
    }
}

fn patterns(texts: Vec<String>) -> Result<Vec<Pattern>, SceneFault> {
    let read = |text: String| Pattern::read(&text).map_err(|fault| SceneFault::Pattern(text, fault));
    texts.into_iter().map(read).collect()
}

/// Reads decisions with blanks between.
fn decisions(text: &str, options: &Options) -> Result<Vec<Decision>, SceneFault> {
    let read = |word: &str| match read_decision(word, options) {
        Ok((player, Some(action))) => Ok((player, action)),
        Ok((player, None)) => Err(SceneFault::Decision(word.to_owned(), RecordFault::HiddenMoney(player))),
        Err(fault) => Err(SceneFault::Decision(word.to_owned(), fault)),
    };
    text.split_whitespace().map(read).collect()
}
