//! Writes a game as a link, and reads it from a whole one.

use super::checksum::checksum;
use super::number::Number;

use crate::board::CellId;
use crate::rules::{
    Capture, Custody, DrawReason, EmptyThrone, GUARDS, Game, GuardRelocation, Hand, Handicap, Kind, Move, Outcome,
    Piece, Position, PositionParts, Preset, QueenChooser, QueenRelocation, RelocationBan, Repetition, RuleSet, Setup,
    Side, WinReason,
};

/// The first letter of a link to a game alone: the version of the format.
pub(super) const VERSION: char = 'A';

/// The most plies that a link can hold.
const MAX_PLIES: usize = 4096;
/// The length of the longest link, in characters.
pub(super) const MAX_LENGTH: usize = 6000;

/// The presets that have a digit of their own, their place here. Later ones are written axis by axis: so links to games
/// with the same rules from before they had a name stay the same, and older programs can read all of them.
const PRESETS: [Preset; 11] = [
    Preset::Globe,
    Preset::Escale,
    Preset::Fromager,
    Preset::Ring,
    Preset::RingEntry,
    Preset::Neto,
    Preset::Classic,
    Preset::Bell,
    Preset::Parlett,
    Preset::Captor,
    Preset::Ludii,
];
/// The digit for rules that are written axis by axis.
const CUSTOM: u32 = 31;
/// The digit for rules that are written axis by axis and have a value that came later. Programs without it reject the
/// digit as an unknown preset.
const LATER: u32 = 29;
/// The values of axes that got more of them later, as they were when the format was new.
const GUARD_RELOCATION: &[GuardRelocation] = &[GuardRelocation::Edge, GuardRelocation::NextRing];
const QUEEN_RELOCATION: &[QueenRelocation] = &[
    QueenRelocation::NotThrone,
    QueenRelocation::Anywhere,
    QueenRelocation::NextRing,
    QueenRelocation::Edge,
];
/// The digit for a handicap, before the rules. Programs without handicaps reject it as an unknown preset.
const HANDICAP: u32 = 30;

/// The game has more than 4096 plies, or its link would be too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is too long for a link")]
pub struct LinkTooLong;

/// Why a text is not a link to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// There is nothing like a link in the text.
    #[error("this is not a link to a game")]
    NoLink,
    /// The checksum is wrong: a part is missing or was changed.
    #[error("the link is damaged: a part of it is missing or was changed")]
    Damaged,
    /// The link is intact, but in another version of the format, with this letter.
    #[error("the link was made by another version of the program ({0})")]
    OtherVersion(char),
    /// The link is intact, but does not describe a game.
    #[error("there is no such game as the link tells of")]
    Impossible,
}

/// Writes a game as a link, to be put after the `#` of an address: rules, start, plies, and how the game ended if no
/// ply ended it. Plies that were undone are left out. A single position is a game without plies.
///
/// # Errors
/// If the game has more than 4096 plies.
///
/// ```
/// use agon_core::notation::{read_link, write_link};
/// use agon_core::rules::{Game, RuleSet};
///
/// let mut game = Game::new(RuleSet::default());
/// let mv = game.position().legal_moves(game.rules())[0];
/// game.play(mv)?;
/// let link = write_link(&game)?;
/// assert!(link.starts_with('A') && link.len() < 12);
/// assert_eq!(read_link(&link)?.plies(), game.plies());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_link(game: &Game) -> Result<String, LinkTooLong> {
    fits(game)?;
    let mut writer = Writer::default();
    writer.game(game);
    Ok(writer.link(VERSION))
}

/// Whether a game is short enough for a link.
pub(super) fn fits(game: &Game) -> Result<(), LinkTooLong> {
    match game.plies().len() <= MAX_PLIES {
        true => Ok(()),
        false => Err(LinkTooLong),
    }
}

/// The values of the axes that got more of them: those of old, or all.
const fn relocations(of_old: bool) -> (&'static [GuardRelocation], &'static [QueenRelocation]) {
    match of_old {
        true => (GUARD_RELOCATION, QUEEN_RELOCATION),
        false => (GuardRelocation::ALL, QueenRelocation::ALL),
    }
}

/// The ends of a game that no ply makes, in the order of their digits.
const DECLARED: [Outcome; 5] = [
    lost(Side::White, WinReason::Resignation),
    lost(Side::Black, WinReason::Resignation),
    lost(Side::White, WinReason::Time),
    lost(Side::Black, WinReason::Time),
    Outcome::Draw(DrawReason::Agreement),
];

const fn lost(loser: Side, reason: WinReason) -> Outcome {
    Outcome::Win {
        winner: loser.opponent(),
        reason,
    }
}

/// The legal moves in the order of the format: by the cell left, then by the cell reached.
pub(super) fn sorted_moves(game: &Game) -> Vec<Move> {
    let mut moves = game.legal_moves().to_vec();
    moves.sort_unstable_by_key(|mv| (mv.from(), mv.to()));
    moves
}

/// Collects digits with their bases, the first to be read first. The first is the lowest of the number.
#[derive(Default)]
pub(super) struct Writer(Vec<(u32, u32)>);

impl Writer {
    /// The link of the digits, in this version of the format.
    pub(super) fn link(self, version: char) -> String {
        let mut link = String::from(version);
        link.push_str(&self.finish().into_text());
        link.push_str(&checksum(&link));
        link
    }

    /// Adds a game of at most [`MAX_PLIES`] plies.
    pub(super) fn game(&mut self, game: &Game) {
        if let Some(handicap) = game.handicap() {
            self.digit(HANDICAP, CUSTOM + 1);
            self.digit(handicap.side().index() as u32, 2);
            self.digit(u32::from(handicap.turns() - 1), u32::from(*Handicap::TURNS.end()));
        }
        self.rules(game.rules());
        let is_set_up = *game.start() != Position::start(game.rules());
        self.digit(u32::from(is_set_up), 2);
        if is_set_up {
            self.position(game.start());
        }
        self.number(game.plies().len() as u32);
        let mut so_far = Game::from_position(*game.rules(), *game.start()).with_handicap(game.handicap());
        for ply in game.plies() {
            let moves = sorted_moves(&so_far);
            let choice = moves.iter().position(|mv| *mv == ply.mv);
            self.digit(
                choice.expect("a ply that was played is legal") as u32,
                moves.len() as u32,
            );
            so_far.play(ply.mv).expect("a ply that was played is legal");
        }
        let ended = game
            .outcome()
            .and_then(|end| DECLARED.iter().position(|known| *known == end));
        self.digit(ended.map_or(0, |place| place as u32 + 1), DECLARED.len() as u32 + 1);
    }

    /// Adds a value below `values`, its base.
    pub(super) fn digit(&mut self, value: u32, values: u32) {
        self.0.push((value, values));
    }

    /// Adds any number, four bits at a time, each with a fifth bit that says whether more follow.
    pub(super) fn number(&mut self, mut number: u32) {
        loop {
            let more = u32::from(number > 15);
            self.digit(number % 16 + 16 * more, 32);
            number /= 16;
            if more == 0 {
                return;
            }
        }
    }

    /// Adds one of the values of an axis.
    fn value<T: PartialEq>(&mut self, value: &T, all: &[T]) {
        let place = all.iter().position(|known| known == value);
        self.digit(place.expect("an axis lists all its values") as u32, all.len() as u32);
    }

    fn rules(&mut self, rules: &RuleSet) {
        if let Some(place) = PRESETS.iter().position(|preset| preset.rules() == *rules) {
            self.digit(place as u32, CUSTOM + 1);
            return;
        }
        let is_of_old =
            GUARD_RELOCATION.contains(&rules.guard_relocation) && QUEEN_RELOCATION.contains(&rules.queen_relocation);
        self.digit(if is_of_old { CUSTOM } else { LATER }, CUSTOM + 1);
        let (guard_relocation, queen_relocation) = relocations(is_of_old);
        self.value(&rules.setup, Setup::ALL);
        self.value(&rules.capture, Capture::ALL);
        self.value(&rules.custody, Custody::ALL);
        self.value(&rules.guard_relocation, guard_relocation);
        self.value(&rules.queen_relocation, queen_relocation);
        self.value(&rules.queen_chooser, QueenChooser::ALL);
        self.value(&rules.relocation_capture, RelocationBan::ALL);
        self.value(&rules.relocation_custody, RelocationBan::ALL);
        self.digit(u32::from(rules.relocation_costs_turn), 2);
        self.value(&rules.empty_throne, EmptyThrone::ALL);
        self.value(&rules.repetition, Repetition::ALL);
        self.number(rules.progress_limit.into());
    }

    fn position(&mut self, position: &Position) {
        for side in Side::ALL {
            let hand = position.hand(side);
            let queen = position
                .queen(side)
                .map_or(u32::from(hand.queen), |cell| cell.index() as u32 + 2);
            self.digit(queen, CellId::COUNT as u32 + 2);
            self.digit(hand.guards.into(), u32::from(GUARDS) + 1);
            self.digit(position.guards(side).len(), u32::from(GUARDS) + 1);
            let mut next = 0;
            for guard in position.guards(side) {
                let cell = guard.index() as u32;
                self.digit(cell - next, CellId::COUNT as u32 - next);
                next = cell + 1;
            }
        }
        for cell in position.occupied() {
            self.digit(u32::from(position.captured().contains(cell)), 2);
        }
        self.digit(position.side().index() as u32, 2);
        self.number(position.clock());
        self.number(position.turn());
    }

    fn finish(self) -> Number {
        let mut number = Number::default();
        for (value, values) in self.0.into_iter().rev() {
            number.push(values, value);
        }
        number
    }
}

/// Takes digits off a number in the order in which they were written. Their values cannot be trusted.
pub(super) struct Reader(pub(super) Number);

impl Reader {
    pub(super) fn digit(&mut self, values: u32) -> u32 {
        self.0.pop(values)
    }

    pub(super) fn flag(&mut self) -> bool {
        self.digit(2) == 1
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number: u64 = 0;
        for place in 0..8 {
            let digit = self.digit(32);
            number |= u64::from(digit % 16) << (4 * place);
            if digit < 16 {
                return u32::try_from(number).ok();
            }
        }
        None
    }

    fn value<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.digit(all.len() as u32) as usize]
    }

    pub(super) fn game(&mut self) -> Option<Game> {
        let (handicap, rules) = self.handicap_and_rules()?;
        let start = match self.flag() {
            true => self.position(&rules)?,
            false => Position::start(&rules),
        };
        let mut game = Game::from_position(rules, start).with_handicap(handicap);
        let plies = self.number()?;
        if plies as usize > MAX_PLIES {
            return None;
        }
        for _ in 0..plies {
            let moves = sorted_moves(&game);
            let mv = moves[self.digit(moves.len() as u32) as usize];
            game.play(mv).ok()?;
        }
        let ended = self.digit(DECLARED.len() as u32 + 1);
        match ended.checked_sub(1).map(|place| DECLARED[place as usize]) {
            Some(Outcome::Win { winner, reason }) => game.lose(winner.opponent(), reason),
            Some(Outcome::Draw(_)) => game.agree_draw(),
            None => {}
        }
        Some(game)
    }

    fn handicap_and_rules(&mut self) -> Option<(Option<Handicap>, RuleSet)> {
        let place = self.digit(CUSTOM + 1);
        if place != HANDICAP {
            return self.rules(place).map(|rules| (None, rules));
        }
        let side = Side::ALL[self.digit(2) as usize];
        let turns = self.digit((*Handicap::TURNS.end()).into()) as u8 + 1;
        let handicap = Handicap::new(side, turns)?;
        let place = self.digit(CUSTOM + 1);
        self.rules(place).map(|rules| (Some(handicap), rules))
    }

    /// The rules, after their first digit.
    fn rules(&mut self, place: u32) -> Option<RuleSet> {
        if place != CUSTOM && place != LATER {
            return PRESETS.get(place as usize).map(|preset| preset.rules());
        }
        let (guard_relocation, queen_relocation) = relocations(place == CUSTOM);
        Some(RuleSet {
            setup: self.value(Setup::ALL),
            capture: self.value(Capture::ALL),
            custody: self.value(Custody::ALL),
            guard_relocation: self.value(guard_relocation),
            queen_relocation: self.value(queen_relocation),
            queen_chooser: self.value(QueenChooser::ALL),
            relocation_capture: self.value(RelocationBan::ALL),
            relocation_custody: self.value(RelocationBan::ALL),
            relocation_costs_turn: self.flag(),
            empty_throne: self.value(EmptyThrone::ALL),
            repetition: self.value(Repetition::ALL),
            progress_limit: self.number()?.try_into().ok()?,
        })
    }

    fn position(&mut self, rules: &RuleSet) -> Option<Position> {
        let mut pieces = Vec::new();
        let mut hand = [Hand::default(); 2];
        for side in Side::ALL {
            let queen = self.digit(CellId::COUNT as u32 + 2) as usize;
            match queen.checked_sub(2) {
                Some(cell) => pieces.push((
                    CellId::ALL[cell],
                    Piece {
                        side,
                        kind: Kind::Queen,
                    },
                )),
                None => hand[side.index()].queen = queen == 1,
            }
            hand[side.index()].guards = self.digit(u32::from(GUARDS) + 1) as u8;
            let mut next = 0;
            for _ in 0..self.digit(u32::from(GUARDS) + 1) {
                let left = CellId::COUNT as u32 - next;
                if left == 0 {
                    return None;
                }
                let cell = next + self.digit(left);
                pieces.push((
                    CellId::ALL[cell as usize],
                    Piece {
                        side,
                        kind: Kind::Guard,
                    },
                ));
                next = cell + 1;
            }
        }
        let mut occupied: Vec<_> = pieces.iter().map(|(cell, _)| *cell).collect();
        occupied.sort_unstable();
        let captured = occupied.into_iter().filter(|_| self.flag()).collect();
        let parts = PositionParts {
            pieces,
            hand,
            side: Side::ALL[self.digit(2) as usize],
            captured,
            clock: self.number()?,
            turn: self.number()?,
        };
        Position::new(&parts, rules).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_guard_stands_behind_the_last_cell() {
        let cells = CellId::COUNT as u32;
        let mut writer = Writer::default();
        writer.rules(&RuleSet::default());
        writer.digit(1, 2);
        // White has no queen on the board, no guard in hand, and two on it, the first of which stands on the last cell.
        writer.digit(1, cells + 2);
        writer.digit(0, u32::from(GUARDS) + 1);
        writer.digit(2, u32::from(GUARDS) + 1);
        writer.digit(cells - 1, cells);
        assert!(Reader(writer.finish()).game().is_none());
    }
}
