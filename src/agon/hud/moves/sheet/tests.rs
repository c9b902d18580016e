use agon_core::notation::{Record, read_records};
use agon_core::rules::{Game, Position, RuleSet, WinReason};

use super::*;

fn tree(rules: RuleSet, plies: usize) -> GameTree {
    let mut tree = GameTree::from(Game::new(rules));
    for index in 0..plies {
        let moves = tree.line().position().legal_moves(&rules);
        tree.play(moves[(index * 7) % moves.len()]).unwrap();
    }
    tree
}

impl MoveSheet {
    /// Whether a text occurs in the sheet as part of a move, a bracket or a turn number.
    pub(crate) fn says(&self, text: &str) -> bool {
        let is_part = |entry: &Entry| entry.parts().contains(&Part::Text(text)) || number(entry) == text;
        let is_instead = |entry: &Entry| entry.instead.iter().any(|(_, other)| other.ends_with(text));
        let mut entries = self.turns.iter().flat_map(|turn| &turn.entries).chain(&self.line);
        entries.any(|entry| is_part(entry) || is_instead(entry)) || ["(", "…)"].contains(&text)
    }

    fn game(&self) -> Vec<&Entry> {
        self.turns.iter().flat_map(|turn| &turn.entries).collect()
    }
}

fn sheet(tree: &GameTree) -> MoveSheet {
    let mut sheet = MoveSheet::default();
    sheet.follow(tree);
    sheet
}

fn texts(entries: &[Entry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.text.as_str()).collect()
}

#[test]
fn every_ply_is_on_the_sheet_under_its_turn() {
    for rules in ["globe", "fromager", "parlett"] {
        let tree = tree(rules.parse().unwrap(), 60);
        let (sheet, game) = (sheet(&tree), tree.line());
        let written: Vec<_> = game.plies().iter().map(|ply| move_written(&ply.effects)).collect();
        assert_eq!(texts(&sheet.line), written);
        assert_eq!(sheet.game().len(), written.len());
        let mut position = game.start();
        let flat = sheet
            .turns
            .iter()
            .flat_map(|turn| turn.entries.iter().map(move |entry| (turn.number, entry.side)));
        for ((turn, side), ply) in flat.zip(game.plies()) {
            assert_eq!((turn, side), (position.turn(), position.side()), "{rules}");
            position = &ply.position;
        }
    }
}

#[test]
fn what_a_record_says_before_moves_stands_before_them() {
    let record = "{At first} 1. Qf1-f2 ({Instead} 1. Gb1-c2) Qf11-f10 *";
    let tree = GameTree::from_record(&read_records(record).whole().unwrap()[0]).unwrap();
    let sheet = sheet(&tree);
    let remark = |text: &str| {
        Fragment::Remark(Remark {
            text: text.to_owned(),
            more: None,
        })
    };
    assert_eq!(sheet.intro, [remark("At first")]);
    let variation = &sheet.turns[0].aside[0];
    assert_eq!(variation[..2], [remark("Instead"), Fragment::Text("1.".to_owned())]);
}

#[test]
fn a_long_comment_is_shown_bit_by_bit() {
    let comment = "é".repeat(4_500);
    let record = format!("1. Qf1-f2 {{{comment}}} Qf11-f10 *");
    let tree = GameTree::from_record(&read_records(&record).whole().unwrap()[0]).unwrap();
    let mut sheet = sheet(&tree);
    let shown = |sheet: &MoveSheet| match &sheet.turns[0].aside[0][0] {
        Fragment::Remark(remark) => (remark.text.chars().filter(|&sign| sign == 'é').count(), remark.more),
        other => panic!("{other:?} is no comment"),
    };
    for letters in [2_000, 4_000] {
        let (count, more) = shown(&sheet);
        assert_eq!(count, letters);
        sheet.show_more(more.expect("there is more"), &tree);
    }
    assert_eq!(shown(&sheet), (4_500, None));
}

#[test]
fn what_is_looked_at_is_marked_and_what_is_played_instead_stands_below() {
    let mut tree = tree(RuleSet::default(), 9);
    let before = sheet(&tree);
    for _ in 0..4 {
        tree.back();
    }
    let looking = sheet(&tree);
    assert_eq!(texts(&looking.line), texts(&before.line), "it is all still there");
    let standings: Vec<_> = looking.line[3..6].iter().map(|entry| entry.standing).collect();
    assert_eq!(standings, [Standing::Played, Standing::Last, Standing::Off]);
    let other = *tree.line().position().legal_moves(tree.line().rules()).last().unwrap();
    tree.play(other).unwrap();
    let after = sheet(&tree);
    assert_eq!(texts(&after.line)[..5], texts(&before.line)[..5]);
    assert_eq!((after.line.len(), after.line[5].standing), (6, Standing::Last));
    assert_eq!(after.line[5].instead.len(), 1);
    let aside: Vec<_> = after.turns.iter().flat_map(|turn| &turn.aside).flatten().collect();
    let moves = aside
        .iter()
        .filter(|fragment| matches!(fragment, Fragment::Move(_)))
        .count();
    assert_eq!(moves, 4, "what was played before: {aside:?}");
}

#[test]
fn variations_in_one_another_and_remarks_are_written_out() {
    let text = "1. Gb1-c2 {quiet} (1. Gd9-d8 Gk7-i8 (1... Gd1-d2 2. Gb1-c2) 2. Gb1-c2) 1... Gk7-i8 0-1";
    let record: &Record = &read_records(text).whole().unwrap()[0];
    let sheet = sheet(&GameTree::from_record(record).unwrap());
    let written = |fragments: &Vec<Fragment>| {
        let fragments = fragments.iter().map(|fragment| match fragment {
            Fragment::Text(text) => text.as_str(),
            Fragment::Remark(remark) => remark.text.as_str(),
            Fragment::Move(entry) => entry.text.as_str(),
        });
        fragments.collect::<Vec<_>>().join(" ")
    };
    let aside: Vec<_> = sheet.turns[0].aside.iter().map(written).collect();
    assert_eq!(aside, ["quiet", "1. Gd9-d8 Gk7-i8 ( 1… Gd1-d2 2. Gb1-c2 ) 2. Gb1-c2"]);
}

#[test]
fn letters_become_pieces_of_their_sides() {
    let mut tree = tree(RuleSet::default(), 1);
    let entry = |tree: &GameTree, text: &str| Entry {
        text: text.to_owned(),
        ..Writer::new(tree, &HashMap::new()).entry(tree.here())
    };
    let piece = |side, kind| Part::Piece(Piece { side, kind });
    let white = entry(&tree, "Ge4-e5×d5×Qf6#");
    assert_eq!(
        white.parts(),
        [
            piece(Side::White, Kind::Guard),
            Part::Text("e4-e5"),
            Part::Text("×d5"),
            Part::Text("×"),
            piece(Side::Black, Kind::Queen),
            Part::Text("f6#")
        ]
    );
    let mv = tree.line().position().legal_moves(tree.line().rules())[0];
    tree.play(mv).unwrap();
    assert_eq!(
        entry(&tree, "Q@f11").parts(),
        [piece(Side::Black, Kind::Queen), Part::Text("@f11")]
    );
    assert_eq!(entry(&tree, "pass").parts(), [Part::Text("pass")]);
}

#[test]
fn black_may_begin() {
    let rules = RuleSet::default();
    let mut parts = Position::start(&rules).parts();
    (parts.side, parts.turn) = (Side::Black, 7);
    let mut tree = GameTree::from(Game::from_position(rules, Position::new(&parts, &rules).unwrap()));
    for _ in 0..2 {
        let mv = tree.line().position().legal_moves(&rules)[0];
        tree.play(mv).unwrap();
    }
    let sheet = sheet(&tree);
    let turns: Vec<_> = sheet
        .turns
        .iter()
        .map(|turn| (turn.number, turn.entries[0].side))
        .collect();
    assert_eq!(turns, [(7, Side::Black), (8, Side::White)]);
}

#[test]
fn another_game_begins_on_an_empty_sheet() {
    let mut ended = tree(RuleSet::default(), 12);
    ended.lose(Side::White, WinReason::Resignation);
    let mut sheet = sheet(&ended);
    sheet.follow(&Game::new(RuleSet::default()).into());
    assert!(sheet.turns.is_empty() && sheet.line.is_empty());
}
