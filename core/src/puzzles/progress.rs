//! Somebody's solved puzzles, the choice of the next one, and the file of both.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::collection::Collection;
use super::memory::Memory;
use super::mistake::Mistake;
use super::opening_line::OpeningLine;
use super::puzzle::Puzzle;
use super::skill::Skill;
use super::theme::Theme;
use crate::notation::{VersionedError, read_versioned};

/// Incremented when older programs would misread newer texts.
const VERSION: u32 = 4;

/// Without what is remembered of missed puzzles, which then come back at once. Version 2 has no mistakes of games, and
/// version 3 no lines of openings.
const WITHOUT_MEMORY: u32 = 1;

/// The most missed puzzles, mistakes and lines that come back on one day.
pub const REVIEWS_A_DAY: usize = 10;

/// From so many puzzles, the nearest to the player's rating, the next one is drawn.
const DRAWN_FROM: usize = 8;

/// Results of somebody's tries at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried {
    /// Whether the first try found the answer, without a wrong move and without a hint.
    pub at_once: bool,
    /// Whether it was solved since.
    pub solved: bool,
}

/// The puzzles that somebody has tried, and a rating from the first tries. Puzzles that this program does not know are
/// kept.
///
/// ```
/// use agon_core::puzzles::collection::Collection;
/// use agon_core::puzzles::progress::Progress;
///
/// let puzzle = &Collection::agon().puzzles()[0];
/// let mut progress = Progress::default();
/// assert!(progress.first_try(puzzle, false).is_some());
/// assert!(progress.first_try(puzzle, true).is_none(), "only the first try counts");
/// progress.solved(puzzle);
/// assert_eq!(progress.tried(puzzle.id()).map(|tried| (tried.at_once, tried.solved)), Some((false, true)));
/// assert_eq!(Progress::read(&progress.write())?, progress);
/// # Ok::<(), agon_core::notation::VersionedError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    skill: Skill,
    tried: BTreeMap<String, Tried>,
    /// The rating at the end of each day on which it changed, by the number of the day.
    ratings: BTreeMap<u64, i32>,
    /// Of puzzles that were missed, of mistakes, and of lines.
    memory: BTreeMap<String, Memory>,
    /// The mistakes of one's own games, by the names of their positions.
    mistakes: BTreeMap<String, Mistake>,
    /// The lines of openings that are learned, by their names.
    lines: BTreeMap<String, OpeningLine>,
    best_run: u32,
}

/// An item that comes back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Returning<'p, 'c> {
    /// A puzzle that was missed.
    Puzzle(&'c Puzzle),
    /// A mistake in a game of one's own, with the name of its position.
    Mistake(&'p str, &'p Mistake),
    /// A line that is learned, with its name.
    Line(&'p str, &'p OpeningLine),
}

impl Returning<'_, '_> {
    /// The name of its position, or that of the line.
    pub fn id(&self) -> &str {
        match self {
            Self::Puzzle(puzzle) => puzzle.id(),
            Self::Mistake(id, _) | Self::Line(id, _) => id,
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Written {
    version: u32,
    rating: Skill,
    tried: BTreeMap<String, Tried>,
    /// The first programs did not write it.
    #[serde(default)]
    ratings: BTreeMap<u64, i32>,
    #[serde(default)]
    memory: BTreeMap<String, Memory>,
    #[serde(default)]
    mistakes: BTreeMap<String, Mistake>,
    #[serde(default)]
    lines: BTreeMap<String, OpeningLine>,
    /// The number of puzzles solved in the best run.
    #[serde(default)]
    best_run: u32,
}

impl Progress {
    /// Reads what [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// If the text is damaged, or was written by a later program.
    pub fn read(text: &str) -> Result<Self, VersionedError> {
        let Written {
            rating,
            tried,
            ratings,
            memory,
            mistakes,
            lines,
            best_run,
            ..
        } = read_versioned(text, WITHOUT_MEMORY..=VERSION)?;
        Ok(Self {
            skill: rating,
            tried,
            ratings,
            memory,
            mistakes,
            lines,
            best_run,
        })
    }

    /// It as text.
    pub fn write(&self) -> String {
        let written = Written {
            version: VERSION,
            rating: self.skill,
            tried: self.tried.clone(),
            ratings: self.ratings.clone(),
            memory: self.memory.clone(),
            mistakes: self.mistakes.clone(),
            lines: self.lines.clone(),
            best_run: self.best_run,
        };
        serde_json::to_string(&written).expect("names and numbers can be written")
    }

    /// The rating from the first tries.
    pub const fn skill(&self) -> Skill {
        self.skill
    }

    /// Notes the rating as that of a day, by its number.
    pub fn rated_on(&mut self, day: u64) {
        self.ratings.insert(day, self.skill.value());
    }

    /// The ratings of the days on which it changed, the earliest first.
    pub fn ratings(&self) -> impl Iterator<Item = (u64, i32)> {
        self.ratings.iter().map(|(&day, &rating)| (day, rating))
    }

    /// Whether no puzzle was tried.
    pub fn is_empty(&self) -> bool {
        self.tried.is_empty()
    }

    /// The number of puzzles that were tried to an end, of whichever collection, of mistakes that come back, and of lines
    /// that are learned.
    pub fn kept(&self) -> [usize; 3] {
        [self.tried.len(), self.mistakes.len(), self.lines.len()]
    }

    /// The results at a puzzle; `None` if it was not tried to an end.
    pub fn tried(&self, id: &str) -> Option<Tried> {
        self.tried.get(id).copied()
    }

    /// The number of puzzles of a collection that were solved, and of those solved at once.
    pub fn count(&self, collection: &Collection) -> (usize, usize) {
        let tried = collection.puzzles().iter().filter_map(|puzzle| self.tried(puzzle.id()));
        let solved: Vec<_> = tried.filter(|tried| tried.solved).collect();
        (solved.len(), solved.iter().filter(|tried| tried.at_once).count())
    }

    /// Notes what came of a try. If it was the first at this puzzle it counts for the rating, and the change of the
    /// rating is returned.
    pub fn first_try(&mut self, puzzle: &Puzzle, at_once: bool) -> Option<i32> {
        if self.tried.contains_key(puzzle.id()) {
            return None;
        }
        let tried = Tried {
            at_once,
            solved: at_once,
        };
        self.tried.insert(puzzle.id().to_owned(), tried);
        let before = self.skill.value();
        self.skill = self.skill.after(puzzle.rating(), at_once);
        Some(self.skill.value() - before)
    }

    /// Notes that a puzzle was solved, at whichever try.
    pub fn solved(&mut self, puzzle: &Puzzle) {
        if let Some(tried) = self.tried.get_mut(puzzle.id()) {
            tried.solved = true;
        }
    }

    /// Notes that the first try at a puzzle has missed the answer, on this day: it comes back.
    pub fn missed(&mut self, puzzle: &Puzzle, day: u64) {
        let is_missed = self.tried(puzzle.id()).is_some_and(|tried| !tried.at_once);
        if is_missed {
            let new = || Memory::missed(day);
            self.memory.entry(puzzle.id().to_owned()).or_insert_with(new);
        }
    }

    /// Notes the mistakes that a review has found in a game of one's own, on this day: they come back.
    /// Returns whether any of them is new.
    pub fn erred(&mut self, mistakes: Vec<(String, Mistake)>, day: u64) -> bool {
        let known = self.mistakes.len();
        for (id, mistake) in mistakes {
            if !self.mistakes.contains_key(&id) && !self.memory.contains_key(&id) {
                self.memory.insert(id.clone(), Memory::missed(day));
                self.mistakes.insert(id, mistake);
            }
        }
        self.mistakes.len() > known
    }

    /// Notes that somebody learns a line, on this day, from which on it comes back. Returns whether it is new.
    pub fn learn(&mut self, line: OpeningLine, day: u64) -> bool {
        let name = line.name();
        let is_new = !self.lines.contains_key(&name);
        if is_new {
            self.memory.insert(name.clone(), Memory::missed(day.saturating_sub(1)));
            self.lines.insert(name, line);
        }
        is_new
    }

    /// Notes that a line is no longer learned.
    pub fn forget(&mut self, line: &OpeningLine) {
        let name = line.name();
        self.lines.remove(&name);
        self.memory.remove(&name);
    }

    /// Whether a line is learned.
    pub fn learns(&self, line: &OpeningLine) -> bool {
        self.lines.contains_key(&line.name())
    }

    /// All that comes back, with the day from which on it does.
    pub fn returning<'c>(&self, collection: &'c Collection) -> impl Iterator<Item = (u64, Returning<'_, 'c>)> {
        let due = |id: &str| self.memory.get(id).map_or(0, |memory| memory.due());
        let missed = collection.puzzles().iter().filter(|puzzle| {
            let tried = self.tried(puzzle.id());
            tried.is_some_and(|tried| !tried.at_once)
        });
        let missed = missed.map(move |puzzle| (due(puzzle.id()), Returning::Puzzle(puzzle)));
        let mistakes = self.mistakes.iter();
        let mistakes = mistakes.map(move |(id, mistake)| (due(id), Returning::Mistake(id, mistake)));
        let lines = self.lines.iter();
        let lines = lines.map(move |(id, line)| (due(id), Returning::Line(id, line)));
        missed.chain(mistakes).chain(lines)
    }

    /// The missed puzzles, the mistakes and the lines that come back on a day, those due longest first.
    ///
    /// ```
    /// use agon_core::puzzles::collection::Collection;
    /// use agon_core::puzzles::progress::Progress;
    ///
    /// let puzzle = &Collection::agon().puzzles()[0];
    /// let mut progress = Progress::default();
    /// progress.first_try(puzzle, false);
    /// progress.missed(puzzle, 100);
    /// assert!(progress.due(Collection::agon(), 100).is_empty());
    /// assert_eq!(progress.due(Collection::agon(), 101)[0].id(), puzzle.id());
    /// progress.reviewed(puzzle, true, 101);
    /// assert!(progress.due(Collection::agon(), 102).is_empty(), "what was found comes back later");
    /// ```
    pub fn due<'c>(&self, collection: &'c Collection, day: u64) -> Vec<Returning<'_, 'c>> {
        let done = self.memory.values();
        let done = done
            .filter(|memory| memory.seen() == day && memory.reviews() > 0)
            .count();
        // A puzzle seen on a day to come was seen while the clock was wrong.
        let is_from_future = |id: &str| self.memory.get(id).is_some_and(|memory| memory.seen() > day + 1);
        let is_due = |(due, returning): &(u64, Returning)| *due <= day || is_from_future(returning.id());
        let mut due: Vec<_> = self.returning(collection).filter(is_due).collect();
        due.sort_by(|(due, one), (later, other)| (due, one.id()).cmp(&(later, other.id())));
        let left = REVIEWS_A_DAY.saturating_sub(done);
        due.into_iter().map(|(_, returning)| returning).take(left).collect()
    }

    /// Notes that a missed puzzle, a mistake or a line has come back, and whether the answer was found: without a wrong move and
    /// without a hint.
    pub fn reviewed(&mut self, puzzle: &Puzzle, is_found: bool, day: u64) {
        let before = self.memory.get(puzzle.id()).copied();
        let before = before.unwrap_or_else(|| Memory::missed(day.saturating_sub(1)));
        self.memory.insert(puzzle.id().to_owned(), before.after(is_found, day));
    }

    /// The number of puzzles solved in the best [run](super::run).
    pub const fn best_run(&self) -> u32 {
        self.best_run
    }

    /// Notes how many puzzles a run has solved.
    pub fn ran(&mut self, solved: u32) {
        self.best_run = self.best_run.max(solved);
    }

    /// Adds progress made elsewhere. The first tries there count where both know the puzzle; the rating is from the
    /// side with more tries; of two memories, the newer counts.
    pub fn add(&mut self, other: &Self) {
        let has_more = other.tried.len() >= self.tried.len();
        if has_more {
            self.skill = other.skill;
        }
        for (&day, &rating) in &other.ratings {
            let ours = self.ratings.entry(day).or_insert(rating);
            if has_more {
                *ours = rating;
            }
        }
        for (id, theirs) in &other.tried {
            let ours = self.tried.entry(id.clone()).or_insert(*theirs);
            ours.at_once = theirs.at_once;
            ours.solved |= theirs.solved;
        }
        self.ran(other.best_run);
        for (id, theirs) in &other.mistakes {
            self.mistakes.entry(id.clone()).or_insert_with(|| theirs.clone());
        }
        for (id, theirs) in &other.lines {
            self.lines.entry(id.clone()).or_insert_with(|| theirs.clone());
        }
        for (id, theirs) in &other.memory {
            let ours = self.memory.entry(id.clone()).or_insert(*theirs);
            if (theirs.seen(), theirs.reviews()) > (ours.seen(), ours.reviews()) {
                *ours = *theirs;
            }
        }
    }

    /// The next puzzle, with this theme if one is given: drawn by the seed from those near [`Skill::aim`] that were not
    /// tried. Once all were, from those that were not solved; then from all. Never the one that was `last`, unless there
    /// is no other; `None` if there is none at all.
    pub fn next<'a>(
        &self,
        collection: &'a Collection,
        theme: Option<Theme>,
        last: Option<&str>,
        seed: u64,
    ) -> Option<&'a Puzzle> {
        let is_meant = |puzzle: &&Puzzle| theme.is_none_or(|theme| puzzle.themes().contains(&theme));
        let meant: Vec<_> = collection.puzzles().iter().filter(is_meant).collect();
        let others: Vec<_> = meant
            .iter()
            .copied()
            .filter(|puzzle| last != Some(puzzle.id()))
            .collect();
        let untried = |puzzle: &&Puzzle| self.tried(puzzle.id()).is_none();
        let unsolved = |puzzle: &&Puzzle| self.tried(puzzle.id()).is_none_or(|tried| !tried.solved);
        let [untried, unsolved]: [Vec<_>; 2] = [
            others.iter().copied().filter(untried).collect(),
            others.iter().copied().filter(unsolved).collect(),
        ];
        let mut choice = [untried, unsolved, others, meant]
            .into_iter()
            .find(|puzzles| !puzzles.is_empty())?;
        let rating = self.skill.aim();
        choice.sort_by_key(|puzzle| (i32::from(puzzle.rating().value) - rating).abs());
        choice.truncate(DRAWN_FROM);
        let place = (seed % choice.len() as u64) as usize;
        Some(choice[place])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn agon() -> &'static Collection {
        Collection::agon()
    }

    #[test]
    fn the_next_puzzle_is_near_the_rating_and_has_the_theme() {
        let progress = Progress::default();
        let drawn: BTreeSet<_> = (0..50)
            .map(|seed| progress.next(agon(), None, None, seed).unwrap().id())
            .collect();
        assert_eq!(drawn.len(), DRAWN_FROM, "not always the same");
        for id in drawn {
            let value = i32::from(agon().puzzle(id).unwrap().rating().value);
            assert!((value - progress.skill().aim()).abs() < 60, "{id}: {value}");
        }
        for theme in Theme::ALL {
            let next = progress.next(agon(), Some(theme), None, 3).unwrap();
            assert!(next.themes().contains(&theme), "{theme:?}");
        }
    }

    #[test]
    fn every_puzzle_has_its_turn_then_the_unsolved_come_back_and_none_follows_itself() {
        let two = Collection::of(agon().puzzles()[..4].iter().cloned());
        let mut progress = Progress::default();
        let mut last = None;
        for seed in 0..4 {
            let next = progress.next(&two, None, last, seed).unwrap();
            assert!(progress.tried(next.id()).is_none());
            progress.first_try(next, seed != 1);
            last = Some(next.id());
        }
        let unsolved = |puzzle: &&Puzzle| !progress.tried(puzzle.id()).unwrap().solved;
        let unsolved = two.puzzles().iter().find(unsolved).unwrap().clone();
        for seed in 0..4 {
            let next = progress.next(&two, None, last, seed).unwrap();
            assert_eq!(next.id(), unsolved.id());
            assert_ne!(progress.next(&two, None, Some(unsolved.id()), seed), Some(&unsolved));
        }
        progress.solved(&unsolved);
        assert!(progress.next(&two, None, last, 0).is_some());
        assert_eq!(progress.next(&Collection::default(), None, None, 0), None);
        assert_eq!(progress.count(&two), (4, 3));
    }

    #[test]
    fn progress_of_two_programs_is_merged() {
        let [first, second, third] = [0, 1, 2].map(|place| &agon().puzzles()[place]);
        let (mut here, mut there) = (Progress::default(), Progress::default());
        here.first_try(first, true);
        there.first_try(first, false);
        there.first_try(second, true);
        here.first_try(third, false);
        here.solved(third);
        let skill = there.skill();
        here.add(&there);
        assert_eq!(here.skill(), skill);
        assert!(!here.tried(first.id()).unwrap().at_once, "what was noted first counts");
        assert!(here.tried(first.id()).unwrap().solved && here.tried(second.id()).unwrap().at_once);
        assert!(here.tried(third.id()).unwrap().solved);
    }

    /// Somebody who has missed so many puzzles on this day.
    fn after_missing(count: usize, day: u64) -> Progress {
        let mut progress = Progress::default();
        for puzzle in &agon().puzzles()[..count] {
            progress.first_try(puzzle, false);
            progress.missed(puzzle, day);
        }
        progress
    }

    #[test]
    fn missed_puzzles_come_back_the_next_day_and_only_so_many() {
        let mut progress = after_missing(2 * REVIEWS_A_DAY + 1, 100);
        let found = &agon().puzzles()[30];
        progress.first_try(found, true);
        progress.missed(found, 100);
        assert!(progress.due(agon(), 100).is_empty());
        let mut seen = BTreeSet::new();
        for day in 101..=102 {
            while let Some(&Returning::Puzzle(puzzle)) = progress.due(agon(), day).first() {
                progress.reviewed(puzzle, true, day);
                assert!(seen.insert(puzzle.id()), "none comes back so soon");
            }
            assert_eq!(seen.len(), REVIEWS_A_DAY * (day as usize - 100));
        }
        assert!(!seen.contains(found.id()), "what was solved at once does not come back");
    }

    #[test]
    fn puzzles_missed_under_a_wrong_clock_come_back_as_others_do() {
        let mut progress = after_missing(1, 47_000);
        let &Returning::Puzzle(puzzle) = &progress.due(agon(), 20_780)[0] else {
            panic!("a puzzle was missed");
        };
        progress.reviewed(puzzle, true, 20_780);
        assert!(progress.due(agon(), 20_780).is_empty());
        assert!(
            progress.due(agon(), 20_790).len() == 1,
            "it is no longer waited for until 2098"
        );
    }

    #[test]
    fn puzzles_missed_again_come_back_the_next_day() {
        let mut progress = after_missing(1, 100);
        let puzzle = &agon().puzzles()[0];
        progress.reviewed(puzzle, false, 101);
        assert!(progress.due(agon(), 101).is_empty());
        assert_eq!(progress.due(agon(), 102), [Returning::Puzzle(puzzle)]);
        progress.reviewed(puzzle, true, 102);
        assert!(progress.due(agon(), 102).is_empty());
    }

    #[test]
    fn the_latest_memory_counts() {
        let puzzle = &agon().puzzles()[0];
        let (mut here, mut there) = (after_missing(1, 100), after_missing(1, 100));
        there.reviewed(puzzle, true, 105);
        there.ran(7);
        here.ran(4);
        here.add(&there);
        assert_eq!(here.best_run(), 7);
        assert!(here.due(agon(), 106).is_empty());
        here.add(&after_missing(1, 100));
        assert!(here.due(agon(), 106).is_empty());
        assert_eq!(Progress::read(&here.write()).unwrap(), here);
    }

    #[test]
    fn puzzles_missed_under_version_1_come_back_at_once() {
        let id = agon().puzzles()[0].id();
        let text = format!(
            r#"{{"version":1,"rating":[1200.0,350.0,0.06],"tried":{{"{id}":{{"at_once":false,"solved":true}}}}}}"#
        );
        let mut progress = Progress::read(&text).unwrap();
        assert_eq!(progress.due(agon(), 100).len(), 1);
        progress.reviewed(&agon().puzzles()[0], true, 100);
        assert!(progress.due(agon(), 101).is_empty());
        assert!(progress.write().starts_with(r#"{"version":4,"#));
    }

    /// A mistake as it is kept.
    fn mistake(played: &str) -> Mistake {
        let start = crate::rules::Position::start(&crate::rules::Preset::NEW_GAME.rules());
        let text = format!(r#"{{"rules":"modern","position":"{start}","played":"{played}","best":"b1c2"}}"#);
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn mistakes_of_games_come_back_among_the_missed_puzzles_and_within_the_same_cap() {
        let mut progress = after_missing(REVIEWS_A_DAY, 99);
        let found = || vec![("one".to_owned(), mistake("f1g1")), ("two".to_owned(), mistake("f1f2"))];
        assert!(progress.erred(found(), 97));
        assert!(!progress.erred(found(), 98), "they are known");
        assert_eq!(progress.returning(agon()).count(), REVIEWS_A_DAY + 2);
        let due = progress.due(agon(), 100);
        let ids: Vec<_> = due.iter().map(Returning::id).collect();
        assert_eq!(
            (ids.len(), &ids[..2]),
            (REVIEWS_A_DAY, &["one", "two"][..]),
            "those due longest first"
        );
        let puzzle = mistake("f1g1").puzzle("one");
        progress.reviewed(&puzzle, true, 100);
        assert_eq!(progress.due(agon(), 100).len(), REVIEWS_A_DAY - 1);
        progress.reviewed(&puzzle, false, 104);
        let one = progress
            .returning(agon())
            .find(|(_, returning)| returning.id() == "one");
        assert_eq!(one.map(|(due, _)| due), Some(105), "missed again");
        let kept = Progress::read(&progress.write()).unwrap();
        assert_eq!(kept, progress);
        let mut other = Progress::default();
        other.add(&kept);
        assert_eq!(other.returning(agon()).count(), REVIEWS_A_DAY + 2);
    }

    #[test]
    fn a_line_comes_back_from_the_day_on_which_it_is_learned_until_it_is_forgotten() {
        let mut game = crate::rules::Game::new(crate::rules::Preset::NEW_GAME.rules());
        crate::notation::play_words(&mut game, "f1f2 f11f10").unwrap();
        let line = OpeningLine::of(&game).unwrap();
        let mut progress = after_missing(1, 99);
        assert!(progress.learn(line.clone(), 100) && !progress.learn(line.clone(), 105));
        let ids = |progress: &Progress, day| {
            let due = progress.due(agon(), day);
            due.iter()
                .map(|returning| returning.id().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(ids(&progress, 100).len(), 2, "beside what was missed");
        let puzzle = line.puzzle();
        progress.reviewed(&puzzle, false, 100);
        assert!(!ids(&progress, 100).contains(&line.name()));
        assert!(
            ids(&progress, 101).contains(&line.name()),
            "what was wrong is due again"
        );
        progress.reviewed(&puzzle, true, 101);
        assert!(!ids(&progress, 101).contains(&line.name()));
        let kept = Progress::read(&progress.write()).unwrap();
        assert_eq!(kept, progress);
        let mut other = Progress::default();
        other.add(&kept);
        assert!(other.learns(&line) && other.kept() == [1, 0, 1]);
        other.forget(&line);
        assert!(!other.learns(&line) && other.returning(agon()).count() == 1);
    }

    #[test]
    fn progress_of_version_3_has_no_lines_and_is_read() {
        let progress = after_missing(2, 100);
        let text = progress.write();
        let old = text
            .replace(r#""version":4"#, r#""version":3"#)
            .replace(r#","lines":{}"#, "");
        assert_ne!(old.len(), text.len());
        assert_eq!(Progress::read(&old).unwrap(), progress);
    }

    #[test]
    fn the_rating_of_each_day_is_kept() {
        let mut progress = Progress::default();
        let mut other = Progress::default();
        let puzzles = agon().puzzles();
        for (number, day) in [20_780, 20_780, 20_782].into_iter().enumerate() {
            progress.first_try(&puzzles[number], true);
            progress.rated_on(day);
        }
        other.first_try(&puzzles[0], false);
        other.rated_on(20_781);
        other.rated_on(20_782);
        let ratings = |progress: &Progress| progress.ratings().collect::<Vec<_>>();
        let own = ratings(&progress);
        assert_eq!(own.iter().map(|(day, _)| *day).collect::<Vec<_>>(), [20_780, 20_782]);
        assert_eq!(own[1].1, progress.skill().value());
        assert!(own[0].1 < own[1].1, "the last of the day counts");
        let lower = other.skill().value();
        progress.add(&other);
        assert_eq!(
            ratings(&progress),
            [own[0], (20_781, lower), own[1]],
            "of whoever has tried more"
        );
        assert_eq!(Progress::read(&progress.write()).unwrap(), progress);
    }

    #[test]
    fn texts_of_other_programs_are_not_misread() {
        let known = r#"{"version":1,"rating":[1200.0,350.0,0.06],"tried":{"not-yet":{"at_once":true,"solved":true}}}"#;
        let known = Progress::read(known).unwrap();
        assert!(known.write().contains("not-yet"));
        let later = Progress::read(r#"{"version":5,"tried":[]}"#);
        assert!(matches!(later, Err(VersionedError::Version(5))), "{later:?}");
        for damaged in ["", "{}", "[1]", r#"{"version":1,"rating":[1,2],"tried":{}}"#] {
            assert!(Progress::read(damaged).is_err(), "{damaged}");
        }
    }
}
