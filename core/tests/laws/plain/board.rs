//! The plain engine's board: cells by axial coordinates, pieces by letters, and their text (`docs/rules.md` §1, §2,
//! §7).

use std::collections::{BTreeMap, BTreeSet};

/// Axial coordinates (q, r).
pub type Cell = (i32, i32);

pub const FILES: &str = "abcdefghikl";
pub const DIRECTIONS: [Cell; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
pub const THRONE: Cell = (0, 0);

pub fn ring((q, r): Cell) -> i32 {
    q.abs().max(r.abs()).max((q + r).abs())
}

pub fn distance(a: Cell, b: Cell) -> i32 {
    ring((a.0 - b.0, a.1 - b.1))
}

/// All cells in board order.
pub fn board() -> Vec<Cell> {
    let cells = (-5..=5).flat_map(|q| (-5..=5).rev().map(move |r| (q, r)));
    cells.filter(|&cell| ring(cell) <= 5).collect()
}

pub fn name((q, r): Cell) -> String {
    let file = FILES.chars().nth((q + 5) as usize).unwrap();
    let rank = if q < 0 { 6 - r } else { 6 - r - q };
    format!("{file}{rank}")
}

pub fn cell(name: &str) -> Cell {
    let q = FILES.find(&name[..1]).unwrap() as i32 - 5;
    let rank: i32 = name[1..].parse().unwrap();
    (q, if q < 0 { 6 - rank } else { 6 - rank - q })
}

/// A side is known by its pieces' letters: White's are capitals.
pub fn is_whites(piece: char) -> bool {
    piece.is_ascii_uppercase()
}

pub fn is_queen(piece: char) -> bool {
    piece.eq_ignore_ascii_case(&'q')
}

/// A position.
#[derive(Clone)]
pub struct Board {
    pub pieces: BTreeMap<Cell, char>,
    pub hand: String,
    pub white_to_move: bool,
    pub captured: BTreeSet<Cell>,
    pub clock: u32,
    pub turn: u32,
}

impl Board {
    /// The position in which a game begins, by the axis `setup`.
    pub fn start(setup: &str) -> Self {
        Self::read(match setup {
            "standard" => "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
            "bell" => "6/7/8/9/10/Q9q/10/9/8/7/6[GGGGGGgggggg] w - 0 1",
            _ => "6/7/8/9/10/11/10/9/8/7/6[QGGGGGGqgggggg] w - 0 1",
        })
    }

    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let (placement, hand) = fields[0].split_once('[').unwrap_or((fields[0], "]"));
        let mut pieces = BTreeMap::new();
        for (file, column) in FILES.chars().zip(placement.split('/')) {
            let (mut rank, mut run) = (1, 0);
            for letter in column.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    run = run * 10 + digit;
                } else {
                    rank += run;
                    run = 0;
                    pieces.insert(cell(&format!("{file}{rank}")), letter);
                    rank += 1;
                }
            }
        }
        Self {
            pieces,
            hand: hand.trim_end_matches(']').into(),
            white_to_move: fields[1] == "w",
            captured: fields[2].split(',').filter(|&name| name != "-").map(cell).collect(),
            clock: fields[3].parse().unwrap(),
            turn: fields[4].parse().unwrap(),
        }
    }

    /// The first three fields of the text: all that makes two positions the same (§4.2).
    pub fn write_without_numbers(&self) -> String {
        let mut text = String::new();
        let mut run = 0;
        let mut file = -5;
        let end_run = |text: &mut String, run: &mut i32| {
            if *run > 0 {
                *text += &run.to_string();
            }
            *run = 0;
        };
        for cell in board() {
            if cell.0 > file {
                end_run(&mut text, &mut run);
                text.push('/');
                file = cell.0;
            }
            match self.pieces.get(&cell) {
                None => run += 1,
                Some(&piece) => {
                    end_run(&mut text, &mut run);
                    text.push(piece);
                }
            }
        }
        end_run(&mut text, &mut run);
        if !self.hand.is_empty() {
            text += &format!("[{}]", self.hand);
        }
        let captured: Vec<_> = board()
            .into_iter()
            .filter(|cell| self.captured.contains(cell))
            .map(name)
            .collect();
        let captured = if captured.is_empty() {
            "-".into()
        } else {
            captured.join(",")
        };
        format!("{text} {} {captured}", if self.white_to_move { "w" } else { "b" })
    }

    pub fn write(&self) -> String {
        format!("{} {} {}", self.write_without_numbers(), self.clock, self.turn)
    }

    pub fn own(&self) -> Vec<Cell> {
        self.side(self.white_to_move)
    }

    pub fn enemies(&self) -> Vec<Cell> {
        self.side(!self.white_to_move)
    }

    pub fn side(&self, white: bool) -> Vec<Cell> {
        self.pieces
            .iter()
            .filter(|&(_, &piece)| is_whites(piece) == white)
            .map(|(&cell, _)| cell)
            .collect()
    }

    pub fn empty(&self) -> Vec<Cell> {
        board()
            .into_iter()
            .filter(|cell| !self.pieces.contains_key(cell))
            .collect()
    }

    /// Captured pieces of the player to move.
    pub fn due(&self) -> Vec<Cell> {
        self.own()
            .into_iter()
            .filter(|cell| self.captured.contains(cell))
            .collect()
    }

    /// The piece the player to move places next: the queen stands first in the hand's text.
    pub fn next_in_hand(&self) -> Option<char> {
        self.hand.chars().find(|&piece| is_whites(piece) == self.white_to_move)
    }

    pub fn is_queen(&self, cell: Cell) -> bool {
        self.pieces.get(&cell).is_some_and(|&piece| is_queen(piece))
    }
}
