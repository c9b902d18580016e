//! Hints for first-time players. Each appears when it is relevant, stays until the player's next move, and comes back
//! until the player has had time to read it.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPrimaryContextPass};
use serde::{Deserialize, Serialize};

use super::frame::{BeforeLayout, HudLayout, while_playing};
use super::hint_card::HintCard;
use super::puzzle_words::Series;
use super::review::card;
use super::{advice_card, lesson, puzzle, try_again};
use crate::app::agon::gameplay::advice::Advice;
use crate::app::agon::gameplay::agon_screen::{AGON, AgonScreen};
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::lessons::Lessons;
use crate::app::agon::gameplay::preview::Preview;
use crate::app::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::app::agon::gameplay::puzzles::Puzzles;
use crate::app::agon::gameplay::review::Review;
use crate::app::agon::gameplay::schedule::AgonSystems;
use crate::app::agon::gameplay::selection::Selection;
use crate::app::agon::gameplay::settings::AgonSettings;
use crate::app::agon::gameplay::try_again::TryAgain;
use crate::app::agon::saves::puzzles::Solved;
use crate::app::agon::scene::selection_marks::{barred, threatened};
use crate::app::agon::text::words::{enumeration, spoken, zone_role};
use crate::app::shell::accessibility::speech::{Speak, Spoken};
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::system::store::Store;
use crate::app::shell::system::store::error::StoreFailed;
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::navigation::Screen;
use crate::app::tabletop::active_game::read_with_game;
use crate::app::tabletop::schedule::TableSystems;
use crate::board::{Bitboard, CellId};
use crate::notation::NodeId;
use crate::rules::{IllegalMove, Position, QueenChooser, Repetition, Side};

/// The store entry for the hints already shown.
const ENTRY: &str = "hints";

/// How long a hint must have been on the screen to count as shown: enough to read it twice.
const READ: Duration = Duration::from_secs(6);

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGON, read);
    app.add_systems(
        Update,
        (follow_game.run_if(resource_exists::<Match>), save)
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgonSystems),
    )
    // After the news of the frame, and the hint's own drawing.
    .add_systems(
        PostUpdate,
        tell.after(EguiPostUpdateSet::ProcessOutput)
            .before(Speak)
            .run_if(resource_exists::<HudLayout>),
    )
    .add_systems(OnExit(AgonScreen(Screen::Playing)), fall_silent)
    .add_systems(
        EguiPrimaryContextPass,
        put_on_card
            .in_set(Draw::Screen)
            .in_set(BeforeLayout)
            .run_if(while_playing),
    );
}

/// What a beginner should know, most urgent first: a hint gives way to a more urgent one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Hint {
    /// One of their pieces must be relocated.
    Relocate,
    /// They choose the cell of the queen they have captured.
    SendQueen,
    /// Their guards are about to surround the throne without their queen.
    EmptyThrone,
    /// The game goes round in circles.
    Repetition,
    /// Their queen was captured, and the opponent chooses her cell.
    QueenSent,
    /// They captured a piece.
    Captured,
    /// One of their pieces can be captured.
    Threatened,
    /// Their queen is next to the throne.
    QueenNear,
    /// They can capture a piece.
    CanCapture,
    /// The selected piece can go to the highlighted cells.
    Targets,
    /// What the bars of the race count.
    Race,
    /// The aim of the game.
    Aim,
}

/// What a beginner sees.
struct Situation<'a> {
    current: &'a Match,
    me: Side,
    selection: Selection,
    /// Whether it is their first game. Later ones tell only of what loses a game and has never come up.
    is_first_game: bool,
    /// Whether the race to the throne is on the screen.
    has_race: bool,
}

impl Situation<'_> {
    fn position(&self) -> &Position {
        self.current.position()
    }

    /// The pieces of a side that are captured.
    fn captured(&self, side: Side) -> Bitboard {
        self.position().captured() & self.position().pieces(side)
    }

    /// The pieces that the beginner's next move can capture.
    fn within_reach(&self) -> Bitboard {
        self.position().threats(self.current.rules(), self.me.opponent())
    }

    /// Where the opponent's next move could capture a piece of the beginner's: where one stands, otherwise where the
    /// selected one may step.
    fn at_risk(&self) -> Bitboard {
        let (position, rules) = (self.position(), self.current.rules());
        let standing = position.threats(rules, self.me);
        match standing.first() {
            Some(first) => first.into(),
            None if position.due().is_empty() && matches!(self.selection, Selection::Piece(_)) => {
                threatened(position, rules, self.selection)
            }
            None => Bitboard::EMPTY,
        }
    }

    /// Whether this position, or the one before it, has come up before.
    fn is_repeated(&self) -> bool {
        let game = self.current.game();
        let mut last = game.positions().skip(game.plies().len().saturating_sub(1));
        last.any(|position| game.times_stood(position).is_some_and(|times| times > 1))
    }

    /// Whether the beginner has moved since the game had this many plies, or the game is another one.
    fn has_moved_since(&self, plies: usize) -> bool {
        let game = self.current.game();
        let mut later = game.positions().take(game.plies().len()).skip(plies);
        game.plies().len() < plies || later.any(|position| position.chooser(game.rules()) == self.me)
    }

    /// The most urgent hint that is relevant now and not among those shown.
    fn most_urgent(&self, shown: &[Hint]) -> Option<Hint> {
        let is_my_choice = self.current.chooser() == Some(self.me);
        // What happens in the opponent's turn is explained at once.
        let is_told_now = |hint: &Hint| is_my_choice || matches!(hint, Hint::Captured | Hint::QueenSent);
        Hint::ALL
            .into_iter()
            .filter(|hint| !shown.contains(hint))
            .filter(is_told_now)
            .filter(|hint| self.is_first_game || hint.is_of_a_loss())
            .find(|hint| hint.matters(self))
    }
}

impl Hint {
    const ALL: [Self; 12] = [
        Self::Relocate,
        Self::SendQueen,
        Self::EmptyThrone,
        Self::Repetition,
        Self::QueenSent,
        Self::Captured,
        Self::Threatened,
        Self::QueenNear,
        Self::CanCapture,
        Self::Targets,
        Self::Race,
        Self::Aim,
    ];

    /// Whether the hint is relevant now.
    fn matters(self, seen: &Situation) -> bool {
        let (position, me) = (seen.position(), seen.me);
        let before_throne = |cells: Bitboard| (cells & Bitboard::ring(1)).len();
        let is_sent = |owner: Side| {
            let queen = seen.captured(owner) & position.queens(owner);
            !queen.is_empty() && position.side() == owner && seen.current.chooser() == Some(owner.opponent())
        };
        match self {
            Self::Relocate => position.side() == me && !position.due().is_empty(),
            Self::SendQueen => is_sent(me.opponent()),
            Self::QueenSent => is_sent(me),
            Self::Captured => !seen.captured(me.opponent()).is_empty() && !is_sent(me.opponent()),
            Self::EmptyThrone => {
                before_throne(position.guards(me)) >= 3 && !position.queens(me).contains(CellId::THRONE)
            }
            Self::Repetition => seen.is_repeated(),
            Self::Threatened => !seen.at_risk().is_empty(),
            Self::QueenNear => before_throne(position.queens(me)) > 0 && !position.occupied().contains(CellId::THRONE),
            Self::CanCapture => !seen.within_reach().is_empty(),
            Self::Targets => matches!(seen.selection, Selection::Piece(_)),
            // With the first move the bars have changed for the first time.
            Self::Race => seen.has_race && !seen.current.game().plies().is_empty() && position.turn() > 1,
            Self::Aim => true,
        }
    }

    /// Whether it warns of an end of the game that nothing on the board foretells.
    const fn is_of_a_loss(self) -> bool {
        matches!(self, Self::EmptyThrone | Self::Repetition)
    }

    fn key(self, seen: &Situation) -> &'static str {
        let position = seen.position();
        match self {
            Self::Relocate if !(position.due() & position.queens(seen.me)).is_empty() => key("hints-relocate-queen"),
            Self::Relocate => key("hints-relocate-guard"),
            Self::Repetition if seen.current.rules().repetition == Repetition::Loses => key("hints-repetition-loses"),
            Self::Repetition => key("hints-repetition-draws"),
            Self::Threatened if position.threats(seen.current.rules(), seen.me).is_empty() => key("hints-risk"),
            Self::Threatened => key("hints-threatened"),
            Self::SendQueen => key("hints-send-queen"),
            Self::EmptyThrone => key("hints-empty-throne"),
            Self::QueenSent => key("hints-queen-sent"),
            Self::Captured => key("hints-captured"),
            Self::QueenNear => key("hints-queen-near"),
            Self::CanCapture => key("hints-can-capture"),
            Self::Targets => key("hints-targets"),
            Self::Race => key("hints-race"),
            Self::Aim => key("hints-aim"),
        }
    }

    /// The cells that the text names.
    fn cells(self, seen: &Situation) -> Bitboard {
        match self {
            Self::CanCapture => seen.within_reach().first().map_or(Bitboard::EMPTY, Bitboard::from),
            Self::Threatened => seen.at_risk(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The text; if it is about marked cells, it also explains the crosses among them.
    fn text(self, seen: &Situation, language: &Language) -> String {
        let cells = self.cells(seen).into_iter().map(|cell| cell.to_string());
        let cells = enumeration(language, &cells.collect::<Vec<_>>());
        let rules = seen.current.rules();
        let zone = match self {
            // It may be the queen, whom her owner puts elsewhere.
            Self::Captured if rules.queen_chooser == QueenChooser::Owner => "other",
            _ => zone_role(rules),
        };
        let text = language.tr_with(self.key(seen), &[("cells", cells.into()), ("zone", zone.into())]);
        let has_crosses = matches!(self, Self::Targets | Self::Relocate | Self::SendQueen);
        match why_barred(seen).filter(|_| has_crosses) {
            Some(crosses) => text + " " + &language.tr(crosses),
            None => text,
        }
    }
}

/// Why the cells with crosses are barred to the selected piece, if there are any. Of several reasons none is told: each
/// is at a press.
fn why_barred(seen: &Situation) -> Option<&'static str> {
    let (position, rules) = (seen.position(), seen.current.rules());
    let refusals = barred(position, rules, seen.selection).into_iter().filter_map(|to| {
        let refusal = position.check(rules, seen.selection.move_to(to)?).err()?;
        Some(match refusal {
            IllegalMove::WrongZone(_) => key("hints-cross-throne"),
            IllegalMove::RelocationCaptures => key("hints-crosses-trap"),
            _ => key("hints-crosses"),
        })
    });
    refusals.reduce(|one, other| {
        if one == other {
            one
        } else {
            key("hints-crosses-several")
        }
    })
}

/// The current hint and those already shown.
#[derive(Resource, Debug, Default)]
pub struct HintState {
    /// Kept across restarts.
    shown: Vec<Hint>,
    /// Whether `shown` has changed since it was saved.
    is_unsaved: bool,
    current: Option<Current>,
    /// The move that is looked at, if the player has understood what the review says of it.
    understood: Option<NodeId>,
    /// The game that is or was the player's first, by its seed.
    first_game: Option<u64>,
    /// How long hints were on the screen without counting as shown.
    seen: HashMap<Hint, Duration>,
}

/// The hint on the screen.
#[derive(Clone, Copy, Debug)]
struct Current {
    hint: Hint,
    /// The number of plies played when it appeared.
    plies: usize,
    /// When it appeared, measured from the start of the program.
    since: Duration,
}

/// Unreadable records are no great loss: the hints are shown again.
fn read(world: &mut World) -> HintState {
    let shown = world.resource::<Store>().get(ENTRY).ok().flatten();
    let shown = shown.and_then(|text| serde_json::from_str(&text).ok());
    HintState {
        shown: shown.unwrap_or_default(),
        ..HintState::default()
    }
}

impl HintState {
    /// Chooses the hint for the current state.
    fn follow(&mut self, seen: &Situation, now: Duration) {
        if self.current.is_some_and(|current| seen.has_moved_since(current.plies)) {
            self.end(now);
        }
        let next = seen.most_urgent(&self.shown);
        let next = next.filter(|&hint| self.current.is_none_or(|current| hint < current.hint));
        if let Some(hint) = next {
            self.end(now);
            self.current = Some(Current {
                hint,
                plies: seen.current.game().plies().len(),
                since: now,
            });
        }
    }

    /// Ends the hint on the screen. It counts as shown if there was time to read it.
    fn end(&mut self, now: Duration) {
        if let Some(Current { hint, since, .. }) = self.current.take() {
            let seen = self.seen.entry(hint).or_default();
            *seen += now.saturating_sub(since);
            if *seen >= READ {
                self.count(hint);
            }
        }
    }

    /// Ends the hint on the screen because the player has understood it.
    pub(crate) fn dismiss(&mut self, current: &Match) {
        match self.current.take() {
            Some(current) => self.count(current.hint),
            None => self.understood = Some(current.tree().here()),
        }
    }

    fn count(&mut self, hint: Hint) {
        if !self.shown.contains(&hint) {
            self.shown.push(hint);
            self.is_unsaved = true;
        }
    }
}

/// The person's side, if a game against the computer is in progress.
fn learner(current: &Match) -> Option<Side> {
    let person = current.players().single_human();
    person.filter(|_| current.result().is_none() && !current.is_exercise())
}

/// The beginner's side, if a first game against the computer is in progress.
pub(crate) fn beginner(current: &Match, settings: &AgonSettings) -> Option<Side> {
    learner(current).filter(|_| settings.first_run)
}

impl HintState {
    /// Whether this is the player's first game, over or not.
    pub(crate) fn is_of_first_game(&self, current: &Match, settings: &AgonSettings) -> bool {
        beginner(current, settings).is_some() || self.first_game == Some(current.seed())
    }

    /// Whether a hint tells, or will tell, this player that the game goes round in circles.
    pub(crate) fn tells_of_repetition(&self, current: &Match) -> bool {
        learner(current).is_some() && !self.shown.contains(&Hint::Repetition)
    }
}

fn follow_game(
    (current, selection, settings): (Res<Match>, Res<Selection>, Res<AgonSettings>),
    (hud, time): (Res<HudLayout>, Res<Time<Real>>),
    mut hints: ResMut<HintState>,
) {
    if hints.understood.is_some_and(|node| node != current.tree().here()) {
        hints.understood = None;
    }
    if beginner(&current, &settings).is_some() && hints.first_game != Some(current.seed()) {
        hints.first_game = Some(current.seed());
    }
    match learner(&current) {
        Some(me) => {
            let seen = Situation {
                current: &current,
                me,
                selection: *selection,
                is_first_game: settings.first_run,
                has_race: settings.show_race && hud.layout.is_some_and(|layout| layout.shape.has_race()),
            };
            hints.follow(&seen, time.elapsed());
        }
        None => hints.end(time.elapsed()),
    }
}

/// Announces a new hint to screen readers.
fn tell(
    (hud, language): (Res<HudLayout>, Res<Language>),
    mut told: Local<Option<String>>,
    mut says: MessageWriter<Spoken>,
) {
    let hint = hud.hint.as_ref().map(|card| &card.text);
    if hint != told.as_ref() {
        *told = hint.cloned();
        says.write_batch(told.as_ref().map(|text| Spoken(spoken(&language, text))));
    }
}

fn fall_silent(mut hints: ResMut<HintState>, time: Res<Time<Real>>) {
    hints.end(time.elapsed());
}

fn save(mut hints: ResMut<HintState>, mut store: ResMut<Store>, mut failures: MessageWriter<StoreFailed>) {
    if std::mem::take(&mut hints.is_unsaved) {
        let text = serde_json::to_string(&hints.shown).expect("hints are plain names");
        failures.write_batch(store.put(ENTRY, &text).err().map(StoreFailed));
    }
}

/// Gives the panel the hint to show: what the player has asked for comes first.
fn put_on_card(
    (hints, current, selection): (Res<HintState>, Res<Match>, Res<Selection>),
    (settings, language): (Res<AgonSettings>, Res<Language>),
    (advice, preview, review): (Res<Advice>, Res<Preview>, Res<Review>),
    (tries, lessons): (Res<TryAgain>, Res<Lessons>),
    (puzzles, series, solved): (Res<Puzzles>, Res<PuzzleSeries>, Res<Solved>),
    mut hud: ResMut<HudLayout>,
) {
    let is_reviewed = current.rights().reviews && hints.understood.is_none() && hud.end_card.is_none();
    let advised = || advice_card::card(&advice, &preview, &current, &language);
    let asked = match (tries.tries(&current), lessons.running(&current)) {
        (Some(tries), _) => Some(try_again::card(tries, &preview, &current, &language)),
        (_, Some(running)) => Some(lesson::card(running, &current, &language)),
        _ if current.puzzle().is_some() => {
            let at = Series {
                series: &series,
                left: solved.due().len(),
                best_run: solved.progress.best_run(),
            };
            let told = || Some(puzzle::card(puzzles.running(&current)?, at, &language));
            advised().or_else(told)
        }
        _ if is_reviewed => card::card(&review, &preview, &current, &language),
        _ => advised(),
    };
    if asked.is_some() {
        hud.hint = asked;
        return;
    }
    let hint = hints.current.zip(learner(&current));
    hud.hint = hint.map(|(Current { hint, .. }, me)| {
        let seen = Situation {
            current: &current,
            me,
            selection: *selection,
            is_first_game: settings.first_run,
            has_race: false,
        };
        HintCard {
            text: hint.text(&seen, &language),
            cells: hint.cells(&seen),
            more: None,
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::app::testing::matches::match_of;
    use crate::engine::Level;
    use crate::notation::{parse_position, read_move};
    use crate::rules::{Game, RuleSet};
    use crate::session::players::Players;

    fn beginner_at(position: &str, rules: &str) -> Match {
        let rules: RuleSet = rules.parse().unwrap();
        match_of(
            Game::from_position(rules, parse_position(position, &rules).unwrap()),
            Players::against_computer(Side::White, Level::Beginner),
        )
    }

    fn opening() -> Match {
        beginner_at(&Position::start(&RuleSet::default()).to_string(), "globe")
    }

    fn play(current: &mut Match, text: &str) {
        let mv = read_move(text, current.position(), current.rules()).unwrap();
        current.tree.play(mv).unwrap();
    }

    fn situation(current: &Match, selection: Selection) -> Situation<'_> {
        Situation {
            current,
            me: Side::White,
            selection,
            is_first_game: true,
            has_race: true,
        }
    }

    /// The hint on the screen after so many seconds.
    fn told(hints: &mut HintState, current: &Match, selection: Selection, seconds: u64) -> Option<Hint> {
        hints.follow(&situation(current, selection), Duration::from_secs(seconds));
        hints.current.map(|current| current.hint)
    }

    /// White can capture the guard on h9 by k7 to i8.
    const CAPTURE: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";

    #[test]
    fn the_first_turns_explain_what_for_and_how_to_move_and_what_the_bars_count() {
        let (mut hints, mut current) = (HintState::default(), opening());
        let picked = Selection::Piece("b1".parse().unwrap());
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 0), Some(Hint::Aim));
        assert_eq!(told(&mut hints, &current, picked, 10), Some(Hint::Targets));
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing, 11),
            Some(Hint::Targets),
            "until the move"
        );
        play(&mut current, "b1c2");
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing, 20),
            None,
            "the computer's turn"
        );
        play(&mut current, "f11f10");
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 21), Some(Hint::Race));
        play(&mut current, "c2d3");
        play(&mut current, "f10f9");
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing, 30),
            None,
            "each is shown once"
        );
    }

    #[test]
    fn a_hint_that_nobody_had_time_to_read_comes_back_until_it_was_read() {
        let (mut hints, current) = (HintState::default(), opening());
        let picked = Selection::Piece("b1".parse().unwrap());
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 0), Some(Hint::Aim));
        assert_eq!(told(&mut hints, &current, picked, 4), Some(Hint::Targets));
        assert!(hints.shown.is_empty());
        hints.end(Duration::from_secs(9));
        assert!(hints.shown.is_empty());
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 10), Some(Hint::Aim));
        hints.end(Duration::from_secs(12));
        assert_eq!(hints.shown, [Hint::Aim], "4 and 2 seconds are enough");
        assert!(hints.is_unsaved);
    }

    #[test]
    fn what_was_understood_does_not_come_back() {
        let (mut hints, current) = (HintState::default(), opening());
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 0), Some(Hint::Aim));
        hints.dismiss(&current);
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 1), None);
    }

    #[test]
    fn a_capture_is_announced_before_and_explained_until_the_players_next_move() {
        let (mut hints, mut current) = (HintState::default(), beginner_at(CAPTURE, "globe"));
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing, 0),
            Some(Hint::CanCapture)
        );
        let language = language(Locale::En);
        let text = Hint::CanCapture.text(&situation(&current, Selection::Nothing), &language);
        assert!(text.contains("h9"), "{text}");
        play(&mut current, "k7i8");
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 10), Some(Hint::Captured));
        // The computer puts the guard back half a second later.
        play(&mut current, "h9b1");
        assert_eq!(told(&mut hints, &current, Selection::Nothing, 11), Some(Hint::Captured));
        let mv = current.position().legal_moves(current.rules())[0];
        current.tree.play(mv).unwrap();
        assert_ne!(told(&mut hints, &current, Selection::Nothing, 20), Some(Hint::Captured));
        assert!(hints.shown.contains(&Hint::Captured));
    }

    #[test]
    fn an_obligation_comes_before_everything_else() {
        let captured = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w b1 0 9";
        let captured = beginner_at(captured, "globe");
        assert_eq!(captured.position().due().len(), 1);
        assert_eq!(
            told(&mut HintState::default(), &captured, Selection::Nothing, 0),
            Some(Hint::Relocate)
        );
    }

    #[test]
    fn who_chooses_the_cell_of_a_captured_queen_is_explained_to_both() {
        for (position, hint) in [
            // Each side's queen is captured; her captor chooses.
            ("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9", Hint::QueenSent),
            ("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 b f11 0 9", Hint::SendQueen),
        ] {
            let current = beginner_at(position, "modern");
            let told = told(&mut HintState::default(), &current, Selection::Nothing, 0);
            assert_eq!(told, Some(hint));
        }
    }

    #[test]
    fn crosses_are_explained_where_there_are_some() {
        let language = language(Locale::En);
        // Black's guards on g8 and i6 hold h7 between them.
        let current = beginner_at("5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1", "globe");
        let with = |cell: &str| {
            let picked = Selection::Piece(cell.parse().unwrap());
            Hint::Targets
                .text(&situation(&current, picked), &language)
                .contains("cross")
        };
        assert!(with("i7"));
        assert!(!with("a6"));
    }

    #[test]
    fn why_a_cross_is_barred_is_told_if_there_is_one_reason() {
        for (position, cell, why) in [
            ("5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1", "i7", "hints-crosses"),
            (
                "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9",
                "f1",
                "hints-cross-throne",
            ),
            // On i1, White's guard would have Black's on h2 between it and the queen on g3.
            (
                "1g2G1/g4g1/G2q4/g8/10/7G3/2Q7/1g7/6G1/1g5/G3G1 w c1 0 12",
                "c1",
                "hints-crosses-trap",
            ),
        ] {
            let current = beginner_at(position, "modern");
            let picked = Selection::Piece(cell.parse().unwrap());
            assert_eq!(why_barred(&situation(&current, picked)), Some(why), "{position}");
        }
        let current = opening();
        let picked = Selection::Piece("b1".parse().unwrap());
        assert_eq!(why_barred(&situation(&current, picked)), None);
    }

    #[test]
    fn where_a_captured_guard_goes_and_who_chooses_is_told_as_the_rules_have_it() {
        let captured = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w b1 0 9";
        for (rules, english, french) in [
            ("modern", "wherever you like on the edge", "où vous voulez au bord"),
            (
                "neto",
                "wherever you like on the next ring outwards",
                "où vous voulez sur l’anneau suivant",
            ),
        ] {
            let current = beginner_at(captured, rules);
            for (locale, said) in [(Locale::En, english), (Locale::Fr, french)] {
                let text = Hint::Relocate.text(&situation(&current, Selection::Nothing), &language(locale));
                assert!(text.contains(said), "{text}");
            }
        }
    }

    #[test]
    fn where_the_opponents_captured_piece_goes_is_told_if_it_can_only_be_a_guard() {
        for (rules, is_told) in [("modern", true), ("globe", false)] {
            let mut current = beginner_at(CAPTURE, rules);
            play(&mut current, "k7i8");
            let text = Hint::Captured.text(&situation(&current, Selection::Nothing), &language(Locale::En));
            assert_eq!(text.contains("put it back on the edge, which"), is_told, "{text}");
            assert_eq!(text.contains("put it back, which"), !is_told, "{text}");
        }
    }

    #[test]
    fn whoever_loses_a_first_piece_was_warned_before() {
        let rules: RuleSet = "modern".parse().unwrap();
        let (mut warned, mut captured) = (0, 0);
        for seed in 0..150 {
            let mut current = match_of(
                Game::new(rules),
                Players::against_computer(Side::White, Level::Beginner),
            );
            let mut choice = seed;
            let mut was_told = false;
            while current.result().is_none() && current.game().plies().len() < 200 {
                choice = (choice * 31 + 7) % 1009;
                let moves = current.position().legal_moves(current.rules());
                let mv = moves[choice % moves.len()];
                if current.chooser() == Some(Side::White) {
                    let picked = mv.from().map_or(Selection::Nothing, Selection::Piece);
                    was_told |= [Selection::Nothing, picked]
                        .into_iter()
                        .any(|selection| Hint::Threatened.matters(&situation(&current, selection)));
                }
                current.tree.play(mv).unwrap();
                let own = current.position().captured() & current.position().pieces(Side::White);
                if !own.is_empty() {
                    captured += 1;
                    warned += usize::from(was_told);
                    break;
                }
            }
        }
        assert!(captured > 100, "{captured}");
        assert!(warned * 20 > captured * 19, "{warned} of {captured}");
    }

    #[test]
    fn a_piece_in_danger_is_named_where_it_stands_and_where_it_goes() {
        // Black can capture the guard on h9 by k7 to i8.
        let current = beginner_at("Q5/7/8/9/10/11/9q/8G/8/6g/6 w - 0 1", "modern");
        let mut hints = HintState::default();
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing, 0),
            Some(Hint::Threatened)
        );
        let text = |locale| Hint::Threatened.text(&situation(&current, Selection::Nothing), &language(locale));
        assert!(text(Locale::En).contains("your piece on h9"), "{}", text(Locale::En));
        assert!(text(Locale::Fr).contains("votre pièce en h9"), "{}", text(Locale::Fr));
    }

    #[test]
    fn who_goes_round_in_circles_is_warned_well_before_the_third_time() {
        for (rules, end) in [("modern", "loses"), ("globe", "a draw")] {
            let mut current = beginner_at(&Position::start(&RuleSet::default()).to_string(), rules);
            let mut hints = HintState::default();
            for text in "f1g1 f11g10 g1f1 g10f11".split(' ') {
                assert_ne!(
                    told(&mut hints, &current, Selection::Nothing, 0),
                    Some(Hint::Repetition)
                );
                play(&mut current, text);
            }
            assert!(hints.tells_of_repetition(&current));
            assert_eq!(
                told(&mut hints, &current, Selection::Nothing, 1),
                Some(Hint::Repetition)
            );
            let text = Hint::Repetition.text(&situation(&current, Selection::Nothing), &language(Locale::En));
            assert!(text.contains(end), "{text}");
            hints.dismiss(&current);
            assert!(!hints.tells_of_repetition(&current), "a notice tells of it from now on");
        }
    }

    #[test]
    fn later_games_tell_only_of_what_loses() {
        let current = opening();
        let later = |current, shown: &[Hint]| {
            let seen = Situation {
                is_first_game: false,
                ..situation(current, Selection::Nothing)
            };
            seen.most_urgent(shown)
        };
        assert_eq!(later(&current, &[]), None);
        let mut current = opening();
        for text in "f1g1 f11g10 g1f1 g10f11".split(' ') {
            play(&mut current, text);
        }
        assert_eq!(later(&current, &[]), Some(Hint::Repetition));
        assert_eq!(later(&current, &[Hint::Repetition]), None);
    }

    #[test]
    fn guards_about_to_close_round_an_empty_throne_are_warned_of() {
        let mut parts = Position::start(&RuleSet::default()).parts();
        parts.pieces.retain(|(_, piece)| piece.side == Side::Black);
        let white = |kind| crate::rules::Piece {
            side: Side::White,
            kind,
        };
        let before_throne = Bitboard::ring(1).into_iter().take(3);
        parts
            .pieces
            .extend(before_throne.map(|cell| (cell, white(crate::rules::Kind::Guard))));
        parts.turn = 20;
        parts
            .pieces
            .push(("f1".parse().unwrap(), white(crate::rules::Kind::Queen)));
        let position = Position::new(&parts, &RuleSet::default()).unwrap();
        let mut hints = HintState::default();
        let current = beginner_at(&position.to_string(), "globe");
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing, 0),
            Some(Hint::EmptyThrone)
        );
    }
}
