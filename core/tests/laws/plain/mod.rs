//! A second engine for the rules, deliberately plain: axial coordinates, maps and loops, read off `docs/rules.md` §1–5.
//!
//! It shares nothing with `agon_core::rules` and exchanges only texts (rules, positions and machine moves, §6–8), so that
//! whatever both agree on has been implemented twice.

mod board;

use std::collections::BTreeMap;

use board::{Board, Cell, DIRECTIONS, FILES, THRONE, cell, distance, is_queen, is_whites, name, ring};

/// The table of §6, with a column per axis but `progress-limit`, which all presets share.
const AXES: &str = "setup capture custody guard-relocation queen-relocation queen-chooser relocation-capture \
                    relocation-custody relocation-costs-turn empty-throne repetition progress-limit";
const PRESETS: &str = "
    modern     standard straight         unless-capturing edge      not-throne captor forbidden forbidden true  no-queen         loses
    globe      standard straight         unless-capturing edge      not-throne owner  forbidden forbidden true  no-queen         draw
    escale     standard straight-or-bent unless-capturing edge      not-throne owner  forbidden forbidden true  no-queen         draw
    fromager   standard straight-or-bent unless-capturing edge      not-throne owner  forbidden forbidden false no-queen         draw
    ring       standard same-ring        trapped          edge      anywhere   owner  forbidden forbidden true  no-queen         draw
    ring-entry edge     same-ring        trapped          edge      anywhere   owner  forbidden forbidden true  no-queen         draw
    neto       standard same-ring        trapped          next-ring next-ring  owner  forbidden forbidden true  no-queen         draw
    classic    standard straight         forbidden        edge      anywhere   owner  forbidden forbidden true  no-queen         draw
    bell       bell     straight         forbidden        edge      anywhere   owner  forbidden forbidden true  no-queen         draw
    parlett    parlett  straight         forbidden        edge      anywhere   owner  forbidden forbidden true  no-queen         draw
    captor     standard straight         forbidden        edge      anywhere   captor forbidden forbidden true  no-queen         draw
    japan      standard straight         forbidden        removed   removed    owner  forbidden forbidden true  no-queen         draw
    home       standard straight         forbidden        start     start      owner  forbidden forbidden true  no-queen         draw
    ludii      standard straight         forbidden        edge      anywhere   owner  no-effect no-effect true  own-queen-absent draw";

/// A rule set: every axis with its value, by name.
#[derive(Clone)]
pub struct Rules(BTreeMap<String, String>);

impl Rules {
    pub fn read(text: &str) -> Self {
        let (preset, axes) = match text.split_once(',') {
            _ if text.split(',').next().unwrap().contains('=') => ("globe", text),
            Some((preset, axes)) => (preset, axes),
            None => (text, ""),
        };
        let mut rows = PRESETS.lines().map(|row| row.split_whitespace());
        let row = rows.find_map(|mut row| (row.next() == Some(preset)).then_some(row));
        let values = row.expect("a preset").chain(["100"]);
        let mut rules: BTreeMap<_, _> = AXES
            .split_whitespace()
            .map(String::from)
            .zip(values.map(String::from))
            .collect();
        for (axis, value) in axes.split(',').filter_map(|part| part.split_once('=')) {
            *rules.get_mut(axis).expect("an axis") = value.into();
        }
        Self(rules)
    }

    fn is(&self, axis: &str, value: &str) -> bool {
        self.0[axis] == value
    }
}

/// Whether captors on `a` and `b` hold a piece on `captive` between them.
fn between(rules: &Rules, a: Cell, captive: Cell, b: Cell) -> bool {
    if distance(a, captive) != 1 || distance(b, captive) != 1 || a == b {
        return false;
    }
    let opposite = (a.0 + b.0, a.1 + b.1) == (2 * captive.0, 2 * captive.1);
    match rules.0["capture"].as_str() {
        "straight" => opposite,
        // Of two neighbours of a cell, only those at 60° touch each other.
        "straight-or-bent" => opposite || distance(a, b) == 2,
        _ => ring(a) == ring(captive) && ring(b) == ring(captive),
    }
}

/// Whether two of the holders have the cell between them.
fn in_custody(rules: &Rules, holders: &[Cell], cell: Cell) -> bool {
    let near: Vec<Cell> = holders
        .iter()
        .copied()
        .filter(|&holder| distance(holder, cell) == 1)
        .collect();
    near.iter().any(|&a| near.iter().any(|&b| between(rules, a, cell, b)))
}

/// The enemy pieces not already captured that a piece put from `from` to `to` holds with another of its side.
fn taken(rules: &Rules, board: &Board, from: Cell, to: Cell) -> Vec<Cell> {
    let others: Vec<Cell> = board.own().into_iter().filter(|&own| own != from).collect();
    let prey = board
        .enemies()
        .into_iter()
        .filter(|enemy| distance(*enemy, to) == 1 && !board.captured.contains(enemy));
    prey.filter(|&enemy| others.iter().any(|&other| between(rules, to, enemy, other)))
        .collect()
}

/// The legal moves as texts, in alphabetical order.
fn legal(rules: &Rules, board: &Board) -> Vec<String> {
    let mut moves = if !board.due().is_empty() {
        relocations(rules, board)
    } else if !board.hand.is_empty() {
        placements(rules, board)
    } else {
        steps(rules, board)
    };
    if moves.is_empty() {
        moves.push("pass".into());
    }
    moves.sort();
    moves
}

fn steps(rules: &Rules, board: &Board) -> Vec<String> {
    let enemies = board.enemies();
    let mut moves = Vec::new();
    for from in board.own() {
        for (dq, dr) in DIRECTIONS {
            let to = (from.0 + dq, from.1 + dr);
            if ring(to) > ring(from) || board.pieces.contains_key(&to) {
                continue;
            }
            if to == THRONE && !board.is_queen(from) {
                continue;
            }
            let banned = in_custody(rules, &enemies, to)
                && match rules.0["custody"].as_str() {
                    "forbidden" => true,
                    "unless-capturing" => taken(rules, board, from, to).is_empty(),
                    _ => false,
                };
            if !banned {
                moves.push(name(from) + &name(to));
            }
        }
    }
    moves
}

fn relocations(rules: &Rules, board: &Board) -> Vec<String> {
    let due = board.due();
    let queens: Vec<Cell> = due.iter().copied().filter(|&cell| board.is_queen(cell)).collect();
    // The queen first: the guards wait for her even if she cannot move.
    let movable = if queens.is_empty() { due } else { queens };
    let enemies = board.enemies();
    let mut moves = Vec::new();
    for from in movable {
        let zone: Vec<Cell> = board
            .empty()
            .into_iter()
            .filter(|&to| in_zone(rules, board, from, to))
            .collect();
        let captures = |to| rules.is("relocation-capture", "forbidden") && !taken(rules, board, from, to).is_empty();
        let custody = |to| rules.is("relocation-custody", "forbidden") && in_custody(rules, &enemies, to);
        let mut targets: Vec<Cell> = zone
            .iter()
            .copied()
            .filter(|&to| !captures(to) && !custody(to))
            .collect();
        if targets.is_empty() {
            targets = zone.iter().copied().filter(|&to| !captures(to)).collect();
        }
        if targets.is_empty() {
            targets = zone;
        }
        moves.extend(targets.into_iter().map(|to| name(from) + &name(to)));
    }
    moves
}

const fn relocation_axis(is_queen: bool) -> &'static str {
    if is_queen {
        "queen-relocation"
    } else {
        "guard-relocation"
    }
}

fn in_zone(rules: &Rules, board: &Board, from: Cell, to: Cell) -> bool {
    let is_queen = board.is_queen(from);
    match rules.0[relocation_axis(is_queen)].as_str() {
        "anywhere" => true,
        "not-throne" => to != THRONE,
        "edge" => ring(to) == 5,
        "start" => {
            let piece = board.pieces[&from];
            let opening = Board::start("standard").pieces;
            let began = |cell: Cell| opening.get(&cell) == Some(&piece);
            let is_full = !board.empty().into_iter().any(began);
            began(to) || (is_full && ring(to) == 5)
        }
        _ => ring(to) == ring(from) + 1 || (ring(from) == 5 && ring(to) == 5),
    }
}

fn placements(rules: &Rules, board: &Board) -> Vec<String> {
    // A side with nothing left to place must pass while the other still has.
    let Some(piece) = board.next_in_hand() else {
        return Vec::new();
    };
    let enemy_queen = board.enemies().into_iter().find(|&cell| board.is_queen(cell));
    let allowed = |to: Cell| match rules.0["setup"].as_str() {
        "edge" => ring(to) == 5,
        "edge-opposite" => {
            let opposite = is_queen(piece).then_some(enemy_queen).flatten();
            ring(to) == 5 && opposite.is_none_or(|(q, r)| to == (-q, -r))
        }
        _ => to != THRONE,
    };
    let cells = board.empty().into_iter().filter(|&to| allowed(to));
    cells
        .map(|to| format!("{}@{}", piece.to_ascii_uppercase(), name(to)))
        .collect()
}

/// The two cells of a step or relocation.
fn from_to(mv: &str) -> (Cell, Cell) {
    let (from, to) = mv.split_at(mv.rfind(|letter| FILES.contains(letter)).unwrap());
    (cell(from), cell(to))
}

/// Makes a legal move.
fn make(rules: &Rules, board: &Board, mv: &str) -> Board {
    let mut next = board.clone();
    next.clock += 1;
    let mut turn_ends = true;
    if let Some((_, to)) = mv.split_once('@') {
        let piece = board.next_in_hand().unwrap();
        next.hand = board.hand.replacen(piece, "", 1);
        next.pieces.insert(cell(to), piece);
        next.clock = 0;
    } else if mv != "pass" {
        let (from, to) = from_to(mv);
        let piece = next.pieces.remove(&from).unwrap();
        next.pieces.insert(to, piece);
        if board.due().is_empty() {
            let mut captured = taken(rules, board, from, to);
            if rules.is("custody", "trapped") && in_custody(rules, &board.enemies(), to) {
                captured.push(to);
            }
            if !captured.is_empty() || ring(to) < ring(from) {
                next.clock = 0;
            }
            for cell in captured {
                let axis = relocation_axis(board.is_queen(if cell == to { from } else { cell }));
                if rules.is(axis, "removed") {
                    next.pieces.remove(&cell);
                } else {
                    next.captured.insert(cell);
                }
            }
        } else {
            next.captured.remove(&from);
            turn_ends = rules.is("relocation-costs-turn", "true");
        }
    }
    if turn_ends {
        next.turn += u32::from(!board.white_to_move);
        next.white_to_move = !board.white_to_move;
    }
    if next.hand.is_empty() && !board.hand.is_empty() {
        next.white_to_move = true;
    }
    next
}

/// The result and its reason.
pub type End = (&'static str, &'static str);

fn win(white: bool, reason: &'static str) -> Option<End> {
    Some((if white { "1-0" } else { "0-1" }, reason))
}

/// A game: a start and what was played from there.
#[derive(Clone)]
pub struct Game {
    rules: Rules,
    board: Board,
    /// All positions of the game, including the present one.
    stood: Vec<String>,
    end: Option<End>,
}

impl Game {
    pub fn new(rules: &str) -> Self {
        let rules = Rules::read(rules);
        let start = Board::start(&rules.0["setup"]);
        Self::with(rules, start)
    }

    pub fn from_position(rules: &str, position: &str) -> Self {
        Self::with(Rules::read(rules), Board::read(position))
    }

    fn with(rules: Rules, board: Board) -> Self {
        let stood = vec![board.write_without_numbers()];
        let mut game = Self {
            rules,
            board,
            stood,
            end: None,
        };
        if game.board.hand.is_empty() {
            game.end = game
                .by_throne("enthroned")
                .or_else(|| game.by_captures())
                .or_else(|| game.by_throne("empty throne"))
                .or_else(|| game.by_progress());
        }
        game
    }

    pub fn position(&self) -> String {
        self.board.write()
    }

    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// All legal moves; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        if self.end.is_some() {
            Vec::new()
        } else {
            legal(&self.rules, &self.board)
        }
    }

    /// Whether the piece would capture where a relocation puts it, if it came there by a step.
    pub fn would_capture(&self, relocation: &str) -> bool {
        let (from, to) = from_to(relocation);
        !taken(&self.rules, &self.board, from, to).is_empty()
    }

    /// The number of paths of so many plies.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |mv: &String| {
            let mut game = self.clone();
            game.play(mv);
            game.perft(depth - 1)
        };
        self.legal().iter().map(after).sum()
    }

    /// Plays a move that is legal.
    pub fn play(&mut self, mv: &str) {
        let white_moves = self.board.white_to_move;
        let queen_due = self.board.due().into_iter().any(|cell| self.board.is_queen(cell));
        let captor_chooses = queen_due && mv != "pass" && self.rules.is("queen-chooser", "captor");
        self.board = make(&self.rules, &self.board, mv);
        self.stood.push(self.board.write_without_numbers());
        if self.board.hand.is_empty() {
            self.end = self
                .by_throne("enthroned")
                .or_else(|| self.by_captures())
                .or_else(|| self.by_throne("empty throne"))
                .or_else(|| self.by_repetition(white_moves != captor_chooses))
                .or_else(|| self.by_both_stuck(mv))
                .or_else(|| self.by_progress());
        }
    }

    fn by_throne(&self, reason: &str) -> Option<End> {
        self.at_the_throne().filter(|end| end.1 == reason)
    }

    fn at_the_throne(&self) -> Option<End> {
        for white in [true, false] {
            let guards = self
                .board
                .side(white)
                .into_iter()
                .filter(|&cell| ring(cell) == 1 && !self.board.is_queen(cell));
            let (around, all) = (guards.count(), self.guards(white));
            if self.rules.is("guard-relocation", "removed") && around == all && all > 0 {
                let queen = self.board.pieces.get(&THRONE);
                if queen.is_some_and(|&queen| is_whites(queen) == white) {
                    return win(white, "enthroned");
                }
            }
            if around < 6 {
                continue;
            }
            match self.board.pieces.get(&THRONE) {
                Some(&queen) if is_whites(queen) == white => return win(white, "enthroned"),
                Some(_) if self.rules.is("empty-throne", "no-queen") => {}
                _ => return win(!white, "empty throne"),
            }
        }
        None
    }

    fn guards(&self, white: bool) -> usize {
        let pieces = self.board.side(white).into_iter();
        pieces.filter(|&cell| !self.board.is_queen(cell)).count()
    }

    /// The side to move is asked first: it is the one whose pieces the last step captured.
    fn by_captures(&self) -> Option<End> {
        for white in [self.board.white_to_move, !self.board.white_to_move] {
            let has_queen = self.board.side(white).len() > self.guards(white);
            if self.rules.is("queen-relocation", "removed") && !has_queen {
                return win(!white, "queen captured");
            }
            if self.rules.is("guard-relocation", "removed") && self.guards(white) == 0 {
                return win(!white, "guards captured");
            }
        }
        None
    }

    fn by_repetition(&self, white_chose: bool) -> Option<End> {
        let now = self.stood.last()?;
        if self.rules.is("repetition", "off") || self.stood.iter().filter(|&stood| stood == now).count() < 3 {
            None
        } else if self.rules.is("repetition", "loses") {
            win(!white_chose, "repetition")
        } else {
            Some(("1/2-1/2", "repetition"))
        }
    }

    fn by_both_stuck(&self, mv: &str) -> Option<End> {
        let both = mv == "pass" && legal(&self.rules, &self.board) == ["pass"];
        both.then_some(("1/2-1/2", "both stuck"))
    }

    fn by_progress(&self) -> Option<End> {
        let limit: u32 = self.rules.0["progress-limit"].parse().unwrap();
        (limit > 0 && self.board.clock >= limit).then_some(("1/2-1/2", "progress"))
    }
}
