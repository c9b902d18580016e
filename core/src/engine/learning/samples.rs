//! Training samples, and their file format: a title line with the settings, then game after game.

use crate::board::CellId;
use crate::engine::evaluation;
use crate::engine::net::Planes;
use crate::rules::{Position, RuleSet, Side};

/// A position of a game with its training targets, from the view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Each side's pieces: the queen, then six guards.
    pieces: [[Place; 7]; 2],
    /// The side to move.
    pub side: Side,
    /// The search's value, in hundredths of a move.
    pub score: i16,
    /// The plain evaluation's value, in hundredths of a move.
    pub plain: i16,
    /// The result of the game in half points, 0 to 2; `None` if the game was not finished.
    pub halves: Option<u8>,
    /// The number of samples of the game from this one on: about the plies to its end. Not in the file, whose order
    /// shows it.
    pub plies_left: u16,
}

/// The cell of a piece in one byte, with a bit for captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place(u8);

impl Place {
    const NOWHERE: Self = Self(u8::MAX);
    const CAPTURED: u8 = 128;

    fn is_valid(self) -> bool {
        self == Self::NOWHERE || usize::from(self.0 & !Self::CAPTURED) < CellId::COUNT
    }

    fn cell(self) -> Option<CellId> {
        CellId::ALL.get(usize::from(self.0 & !Self::CAPTURED)).copied()
    }
}

/// The result of an unfinished game in the file.
const UNFINISHED: u8 = 3;

/// Values are clamped to this; proven wins have it.
const MAX_VALUE: i32 = 3_000;

impl Sample {
    /// A position with the search's value for the side to move; the result of the game is not known yet.
    pub(super) fn new(position: &Position, rules: &RuleSet, score: i32) -> Self {
        let pieces = Side::ALL.map(|side| {
            let mut places = [Place::NOWHERE; 7];
            let place = |cell: CellId| {
                let captured = position.captured().contains(cell);
                Place(cell.index() as u8 | if captured { Place::CAPTURED } else { 0 })
            };
            if let Some(cell) = position.queen(side) {
                places[0] = place(cell);
            }
            for (guard, cell) in places[1..].iter_mut().zip(position.guards(side)) {
                *guard = place(cell);
            }
            places
        });
        let clamped = |value: i32| value.clamp(-MAX_VALUE, MAX_VALUE) as i16;
        Self {
            pieces,
            side: position.side(),
            score: clamped(score),
            plain: clamped(evaluation::plain(position, rules, position.side())),
            halves: None,
            plies_left: 0,
        }
    }

    /// Whether the search had proven a win or loss.
    pub(super) const fn is_proven(&self) -> bool {
        self.score.unsigned_abs() as i32 >= MAX_VALUE
    }

    /// The planes of the position.
    pub(super) fn planes(&self) -> Planes {
        let cells = |places: &[Place]| places.iter().filter_map(|place| place.cell()).collect();
        let captured = |side: usize| {
            let captured = self.pieces[side].iter().filter(|place| place.0 & Place::CAPTURED != 0);
            captured.filter_map(|place| place.cell()).collect()
        };
        let [white, black] = &self.pieces;
        [
            cells(&white[..1]),
            cells(&white[1..]),
            cells(&black[..1]),
            cells(&black[1..]),
            captured(0),
            captured(1),
        ]
    }

    fn to_bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        for (byte, place) in bytes.iter_mut().zip(self.pieces.as_flattened()) {
            *byte = place.0;
        }
        bytes[14] = self.side.index() as u8 | self.halves.unwrap_or(UNFINISHED) << 1;
        bytes[15..17].copy_from_slice(&self.score.to_le_bytes());
        bytes[17..19].copy_from_slice(&self.plain.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; BYTES]) -> Option<Self> {
        let place = |at: usize| Place(bytes[at]);
        let pieces = [0, 7].map(|first| std::array::from_fn(|piece| place(first + piece)));
        let halves = bytes[14] >> 1;
        let sample = Self {
            pieces,
            side: Side::ALL[usize::from(bytes[14] & 1)],
            halves: (halves != UNFINISHED).then_some(halves),
            score: i16::from_le_bytes([bytes[15], bytes[16]]),
            plain: i16::from_le_bytes([bytes[17], bytes[18]]),
            plies_left: 0,
        };
        let valid = pieces.as_flattened().iter().all(|place| place.is_valid()) && halves <= UNFINISHED;
        valid.then_some(sample)
    }
}

/// The length of a sample in the file, in bytes.
const BYTES: usize = 19;

/// Why a file of samples cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SamplesError {
    /// The first line is not the title of samples.
    #[error("it holds no samples")]
    NoSamples,
    /// The samples were made with other settings.
    #[error("its samples were made otherwise ({found}), not so ({wanted}); name another file")]
    Other {
        /// The title in the file.
        found: String,
        /// The expected title.
        wanted: String,
    },
    /// A sample of this game, from 0, has an impossible byte.
    #[error("the samples of game {0} are damaged")]
    Damaged(usize),
}

/// The beginning of all titles, with the version of the format.
pub(super) const TITLE: &str = "agon samples 2: ";

/// A game in the format of the file: the number of samples, then the samples.
pub fn write_game(samples: &[Sample]) -> Vec<u8> {
    let count = samples.len() as u16;
    let samples = samples.iter().flat_map(|sample| sample.to_bytes());
    count.to_le_bytes().into_iter().chain(samples).collect()
}

/// Splits a file into its title and its complete games. Also returns the number of bytes up to their end: what follows
/// was cut off while it was written.
fn split(bytes: &[u8]) -> Result<(&str, Vec<&[u8]>, usize), SamplesError> {
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .ok_or(SamplesError::NoSamples)?;
    let title = std::str::from_utf8(&bytes[..end]).map_err(|_| SamplesError::NoSamples)?;
    if !title.starts_with(TITLE) {
        return Err(SamplesError::NoSamples);
    }
    let (mut games, mut at) = (Vec::new(), end + 1);
    while let Some((count, left)) = bytes[at..].split_first_chunk()
        && let Some(game) = left.get(..BYTES * usize::from(u16::from_le_bytes(*count)))
    {
        games.push(game);
        at += 2 + game.len();
    }
    Ok((title, games, at))
}

/// The number of complete games in a file with this title, and the number of bytes to keep when it is resumed.
///
/// # Errors
/// If the samples were made with other settings, or the file has none.
pub fn whole_games(bytes: &[u8], title: &str) -> Result<(u32, usize), SamplesError> {
    if title.as_bytes().starts_with(bytes) {
        return Ok((0, 0));
    }
    let (found, games, whole) = split(bytes)?;
    if found != title {
        return Err(SamplesError::Other {
            found: found.into(),
            wanted: title.into(),
        });
    }
    Ok((games.len() as u32, whole))
}

/// Reads the title and all samples of a file.
///
/// # Errors
/// If the file is damaged, or has no samples.
pub fn read_samples(bytes: &[u8]) -> Result<(&str, Vec<Sample>), SamplesError> {
    let (title, games, _) = split(bytes)?;
    let mut samples = Vec::new();
    for (number, game) in games.iter().enumerate() {
        let first = samples.len();
        for bytes in game.as_chunks().0 {
            samples.push(Sample::from_bytes(bytes).ok_or(SamplesError::Damaged(number))?);
        }
        count_plies_left(&mut samples[first..]);
    }
    Ok((title, samples))
}

/// Counts the samples of a game from its end.
pub(super) fn count_plies_left(game: &mut [Sample]) {
    for (left, sample) in (1..).zip(game.iter_mut().rev()) {
        sample.plies_left = left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::net::planes;
    use crate::notation::parse_position;

    fn samples() -> Vec<Sample> {
        let rules = RuleSet::default();
        [
            "6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20",
            "6/7/8/9/4GG4/4GQG4/4GG4/9/8/7/6 b - 0 1",
        ]
        .map(|text| Sample::new(&parse_position(text, &rules).unwrap(), &rules, -77))
        .into()
    }

    /// The same with each thing that a game can bring.
    fn with_results() -> Vec<Sample> {
        let results = [None, Some(0), Some(1), Some(2)];
        let given = |sample: Sample| results.map(|halves| Sample { halves, ..sample });
        let mut game: Vec<_> = samples().into_iter().flat_map(given).collect();
        count_plies_left(&mut game);
        game
    }

    #[test]
    fn a_sample_knows_the_position_it_was_taken_from() {
        let text = "6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20";
        let position = parse_position(text, &RuleSet::default()).unwrap();
        let sample = samples()[0];
        assert_eq!(sample.planes(), planes(&position));
        assert_eq!((sample.side, sample.score), (Side::White, -77));
    }

    #[test]
    fn samples_read_back_and_what_was_cut_off_is_left_out() {
        let title = format!("{TITLE}a test");
        let mut file = format!("{title}\n").into_bytes();
        file.extend(write_game(&with_results()));
        let whole = file.len();
        file.extend(&write_game(&with_results())[..30]);
        assert_eq!(whole_games(&file, &title), Ok((1, whole)));
        assert_eq!(whole_games(&file[..5], &title), Ok((0, 0)));
        assert_eq!(read_samples(&file), Ok((&*title, with_results())));
        assert!(matches!(
            whole_games(&file, "agon samples 2: others"),
            Err(SamplesError::Other { .. })
        ));
        assert_eq!(read_samples(b"letters\n"), Err(SamplesError::NoSamples));
        let first = title.len() + 3;
        file[first] = 100;
        assert_eq!(read_samples(&file), Err(SamplesError::Damaged(0)));
    }
}
