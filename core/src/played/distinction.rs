//! Distinctions: memorable things that can happen in a game, each a test of its moves.

use serde::{Deserialize, Serialize};

use crate::rules::{Effect, Game, Kind, Outcome, Side, WinReason};

/// A game that is won within so many turns was short: even the weakest level against itself takes 50 on average, and
/// nobody can be home in fewer than 29.
pub const SHORT: u32 = 40;
/// So many turns in succession with a capture are a row.
const ROW: usize = 3;

/// Something memorable that a player has done in a game, without help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Distinction {
    /// The game was won.
    Win,
    /// The enemy queen was captured.
    QueenCapture,
    /// One move captured two pieces.
    DoubleCapture,
    /// One move captured three pieces or more.
    TripleCapture,
    /// Three turns in a row each captured something.
    CapturesInARow,
    /// The game was won after the player's own queen had been captured.
    WonAfterQueenCapture,
    /// The game was won, and none of the player's pieces was ever captured.
    NeverCaptured,
    /// The game was won without capturing anything.
    WithoutCapture,
    /// The game was won within [`SHORT`] turns.
    Short,
    /// The game was won, although the player had given turns away.
    HeadStart,
    /// The enemy's guards closed round an empty throne.
    EmptyThrone,
}

impl Distinction {
    /// All distinctions, the first to be expected first.
    pub const ALL: [Self; 11] = [
        Self::Win,
        Self::QueenCapture,
        Self::DoubleCapture,
        Self::CapturesInARow,
        Self::WonAfterQueenCapture,
        Self::Short,
        Self::NeverCaptured,
        Self::WithoutCapture,
        Self::HeadStart,
        Self::TripleCapture,
        Self::EmptyThrone,
    ];

    /// Whether a game has it for the player of a side.
    pub fn is_in(self, game: &Game, player: Side) -> bool {
        let win = match game.outcome() {
            Some(Outcome::Win { winner, reason }) if winner == player => Some(reason),
            _ => None,
        };
        let is_won = win.is_some();
        let captures = |least| captures_of(game, player).any(|count| count >= least);
        match self {
            Self::Win => is_won,
            Self::QueenCapture => has_lost(game, player.opponent(), |kind| kind == Kind::Queen),
            Self::DoubleCapture => captures(2),
            Self::TripleCapture => captures(3),
            Self::CapturesInARow => {
                let counts: Vec<_> = captures_of(game, player).collect();
                counts.windows(ROW).any(|row| row.iter().all(|&count| count > 0))
            }
            Self::WonAfterQueenCapture => is_won && has_lost(game, player, |kind| kind == Kind::Queen),
            Self::NeverCaptured => is_won && !has_lost(game, player, |_| true),
            Self::WithoutCapture => is_won && !has_lost(game, player.opponent(), |_| true),
            Self::Short => is_won && turns(game) <= SHORT,
            Self::HeadStart => is_won && game.handicap().is_some_and(|handicap| handicap.side() == player),
            Self::EmptyThrone => win == Some(WinReason::EmptyThrone),
        }
    }
}

/// The turn in which the last move was played.
fn turns(game: &Game) -> u32 {
    let before_last = game.plies().len().checked_sub(1);
    before_last
        .and_then(|count| game.positions().nth(count))
        .map_or(0, |position| position.turn())
}

/// The number of pieces that each turn of a player captured by a step. Turns in which a piece had to be put back count
/// as turns, with none.
fn captures_of(game: &Game, player: Side) -> impl Iterator<Item = usize> {
    let plies = game.positions().zip(game.plies());
    let own = plies.filter(move |(before, _)| before.side() == player);
    own.map(move |(_, ply)| {
        let is_capture = |effect: &&Effect| matches!(effect, Effect::Captured { piece, .. } if piece.side != player);
        ply.effects.iter().filter(is_capture).count()
    })
}

/// Whether a piece of a side was captured, of a kind that is meant.
fn has_lost(game: &Game, side: Side, is_meant: fn(Kind) -> bool) -> bool {
    let effects = game.plies().iter().flat_map(|ply| &ply.effects);
    effects.into_iter().any(|effect| match effect {
        Effect::Captured { piece, .. } | Effect::Trapped { piece, .. } => piece.side == side && is_meant(piece.kind),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_position, read_move};
    use crate::rules::Preset;

    /// White to move captures one guard, two, or two with the queen on the throne, by f4f5.
    const ONE: &str = "6/7/8/4G4/4g5/Q2G6q/10/9/8/7/6 w - 0 7";
    const TWO: &str = "6/7/8/4G4/4g5/Q2G6q/4g5/4G4/8/7/6 w - 0 7";
    const THREE: &str = "6/7/8/4G4/4g5/Q2G1qG4/4g5/4G4/8/7/6 w - 0 7";
    /// White to move captures three guards, one after the other.
    const ROW: &str = "3G2/1Gg4/8/4G4/4g5/Q2G6q/10/9/8/1Gg4/3G2 w - 0 7";
    /// White's queen and guards are home after g7g6.
    const NEARLY: &str = "g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40";

    /// The game in which White plays these moves from a position, and Black the first legal one.
    fn game(position: &str, moves: &str) -> Game {
        let rules = Preset::Globe.rules();
        let mut game = Game::from_position(rules, parse_position(position, &rules).unwrap());
        for text in moves.split_whitespace() {
            if game.position().side() == Side::Black {
                let answer = game.legal_moves()[0];
                game.play(answer).unwrap();
            }
            let mv = read_move(text, game.position(), &rules).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    /// As [`game`], and its loser gives up.
    fn given_up(position: &str, moves: &str, loser: Side) -> Game {
        let mut game = game(position, moves);
        game.lose(loser, WinReason::Resignation);
        game
    }

    fn earned(game: &Game, player: Side) -> Vec<Distinction> {
        let earned = Distinction::ALL.into_iter();
        earned.filter(|distinction| distinction.is_in(game, player)).collect()
    }

    #[test]
    fn captures_are_counted_by_the_move() {
        use Distinction::{CapturesInARow, DoubleCapture, QueenCapture, TripleCapture};
        let white = |position, moves| earned(&game(position, moves), Side::White);
        assert_eq!(white(ONE, "f4f5"), []);
        assert_eq!(white(TWO, "f4f5"), [DoubleCapture]);
        assert_eq!(white(THREE, "f4f5"), [QueenCapture, DoubleCapture, TripleCapture]);
        assert_eq!(white(ROW, "f4f5 a4b4"), []);
        assert_eq!(white(ROW, "f4f5 a4b4 l4k4"), [CapturesInARow]);
        assert_eq!(white(ROW, "f4f5 a4b4 d5d6 l4k4"), [], "one turn captured nothing");
        assert_eq!(earned(&game(THREE, "f4f5"), Side::Black), [], "these are White's");
    }

    #[test]
    fn wins_are_distinguished_by_captures_and_length() {
        use Distinction::{NeverCaptured, QueenCapture, Short, Win, WithoutCapture, WonAfterQueenCapture};
        let home = game(NEARLY, "g7g6");
        assert_eq!(earned(&home, Side::White), [Win, Short, NeverCaptured, WithoutCapture]);
        assert_eq!(earned(&home, Side::Black), []);
        let late = NEARLY.replace(" 40", " 41");
        assert!(!earned(&game(&late, "g7g6"), Side::White).contains(&Short));
        let capture = given_up(ONE, "f4f5", Side::Black);
        assert_eq!(earned(&capture, Side::White), [Win, Short, NeverCaptured]);
        let turned = given_up(THREE, "f4f5", Side::White);
        assert_eq!(
            earned(&turned, Side::Black),
            [Win, WonAfterQueenCapture, Short, WithoutCapture]
        );
        assert!(
            earned(&turned, Side::White).contains(&QueenCapture),
            "though the game was lost"
        );
    }

    #[test]
    fn a_win_counts_more_after_turns_were_given_away_or_by_the_enemys_own_guards() {
        let rules = Preset::Globe.rules();
        let mut game = Game::new(rules).with_handicap(Some("white 1".parse().unwrap()));
        game.lose(Side::Black, WinReason::Resignation);
        assert!(Distinction::HeadStart.is_in(&game, Side::White));
        let mut game = Game::new(rules).with_handicap(Some("black 1".parse().unwrap()));
        game.lose(Side::Black, WinReason::Resignation);
        assert!(!Distinction::HeadStart.is_in(&game, Side::White));
        // Black's sixth guard closes round an empty throne.
        let closing = "6/7/8/9/4gg4/Q3g1g3q/4g1g3/9/8/7/6 b - 0 40";
        let mut game = Game::from_position(rules, parse_position(closing, &rules).unwrap());
        let mv = read_move("g7g6", game.position(), &rules).unwrap();
        game.play(mv).unwrap();
        assert!(Distinction::EmptyThrone.is_in(&game, Side::White));
        assert!(!Distinction::EmptyThrone.is_in(&game, Side::Black));
    }
}
