//! A small board that shows a sentence of the rule book.

use serde::Deserialize;

use super::error::BoardFault;
use crate::board::{Bitboard, CellId};
use crate::notation::{parse_start, play_words};
use crate::rules::{Game, Move, Position, RuleSet, Side};

/// A position, moves that show what is meant, and what is said of them, which is true.
#[derive(Clone, Debug)]
pub struct Board {
    rules: RuleSet,
    start: Position,
    moves: Vec<Move>,
    claims: Vec<Claim>,
}

/// Something that is said of a board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// At the beginning, the piece on the first cell can go to exactly the others.
    Goes(CellId, Vec<CellId>),
    /// At the beginning, this move is legal.
    Legal(Written),
    /// At the beginning, this move is not.
    Refused(Written),
    /// After the moves, exactly these pieces are captured.
    Captured(Vec<CellId>),
    /// After the moves, this side chooses the next one.
    Chooses(Side),
    /// The moves end the game, and this side wins. A board of which this is not said does not end.
    Wins(Side),
}

/// The two cells of a step or a relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Written(pub CellId, pub CellId);

impl Written {
    const fn mv(self) -> Move {
        Move::Board {
            from: self.0,
            to: self.1,
        }
    }
}

/// A board as it stands in the data.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenBoard {
    #[serde(default)]
    rules: Option<String>,
    position: String,
    #[serde(default)]
    moves: String,
    shows: Vec<Claim>,
}

impl WrittenBoard {
    /// The board, if all that is said of it is true.
    pub(super) fn board(self) -> Result<Board, BoardFault> {
        let (rules, start) = parse_start(self.rules.as_deref(), &self.position)?;
        let mut game = Game::from_position(rules, start);
        let moves = play_words(&mut game, &self.moves)?;
        let board = Board {
            rules,
            start,
            moves,
            claims: self.shows,
        };
        board.check(&game)?;
        Ok(board)
    }
}

impl Board {
    /// The game at the beginning.
    pub fn game(&self) -> Game {
        Game::from_position(self.rules, self.start)
    }

    /// The position at the beginning.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves that show what is meant, of both sides, forced passes included.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The claims about it.
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }

    /// The cells that a piece can go to at the beginning by the claims, and those that it cannot.
    pub fn marked(&self) -> [Bitboard; 2] {
        let mut marked = [Bitboard::EMPTY; 2];
        for claim in &self.claims {
            match claim {
                Claim::Goes(_, cells) => marked[0] |= cells.iter().copied().collect(),
                Claim::Legal(Written(_, to)) => marked[0] |= Bitboard::from(*to),
                Claim::Refused(Written(_, to)) => marked[1] |= Bitboard::from(*to),
                Claim::Captured(_) | Claim::Chooses(_) | Claim::Wins(_) => {}
            }
        }
        marked
    }

    /// Whether all is true that is said of it; `end` is the game after its moves.
    fn check(&self, end: &Game) -> Result<(), BoardFault> {
        if self.claims.is_empty() {
            return Err(BoardFault::NoClaim);
        }
        let untrue = |claim: String, found: String| Err(BoardFault::Untrue { claim, found });
        let names = |cells: Bitboard| {
            cells
                .into_iter()
                .map(|cell| cell.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let winner = end.outcome().map(|outcome| outcome.winner());
        let mut said = None;
        for claim in &self.claims {
            match claim {
                Claim::Goes(from, cells) => {
                    let moves = self.game().legal_moves();
                    let own = moves.iter().filter(|mv| mv.from() == Some(*from));
                    let found: Bitboard = own.filter_map(|mv| mv.to()).collect();
                    if found != cells.iter().copied().collect() {
                        return untrue(format!("{from} goes to {cells:?}"), names(found));
                    }
                }
                Claim::Legal(mv) | Claim::Refused(mv) => {
                    let found = self.start.check(&self.rules, mv.mv());
                    if found.is_ok() != matches!(claim, Claim::Legal(_)) {
                        return untrue(format!("{claim:?}"), format!("{found:?}"));
                    }
                }
                Claim::Captured(cells) => {
                    let found = end.position().captured();
                    if found != cells.iter().copied().collect() {
                        return untrue(format!("{cells:?} are captured"), names(found));
                    }
                }
                Claim::Chooses(side) => {
                    if end.chooser() != *side {
                        return untrue(format!("{side} chooses"), end.chooser().to_string());
                    }
                }
                Claim::Wins(side) => said = Some(Some(*side)),
            }
        }
        if winner != said {
            return untrue(format!("the winner is {said:?}"), format!("{winner:?}"));
        }
        Ok(())
    }
}
