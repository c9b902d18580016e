use super::*;
use crate::notation::pgn::{DEEPEST_VARIATION, read_records};
use crate::rules::{DrawReason, RuleSet};

fn tree() -> GameTree {
    GameTree::from(Game::new(RuleSet::default()))
}

/// Plays the legal moves with these numbers.
fn play(tree: &mut GameTree, moves: &[usize]) {
    for number in moves {
        let legal = tree.line().position().legal_moves(tree.line().rules());
        tree.play(legal[number % legal.len()]).unwrap();
    }
}

fn moves(nodes: impl IntoIterator<Item = NodeId>, tree: &GameTree) -> Vec<Move> {
    nodes
        .into_iter()
        .filter_map(|node| tree.ply(node))
        .map(|ply| ply.mv)
        .collect()
}

/// The line is the way to where one looks and on from there, and the tree holds no node twice.
fn assert_whole(tree: &GameTree) {
    let line: Vec<_> = tree.line().plies().iter().chain(tree.line().undone()).collect();
    assert_eq!(tree.places.len(), line.len());
    let mut parent = NodeId::START;
    for (&place, ply) in tree.places.iter().zip(line) {
        assert!(tree.replies(parent).contains(&place));
        assert_eq!(tree.ply(place), Some(ply));
        parent = place;
    }
    for node in tree.nodes.iter() {
        let moves = moves(node.replies.iter().copied(), tree);
        assert!(
            moves
                .iter()
                .all(|mv| moves.iter().filter(|other| *other == mv).count() == 1)
        );
    }
}

#[test]
fn a_game_goes_on_as_another_and_keeps_what_was_played() {
    let of = |numbers: &[usize]| {
        let mut tree = tree();
        play(&mut tree, numbers);
        tree
    };
    let main = |tree: &GameTree| moves(tree.main_line(), tree);
    let kept = of(&[0, 1, 2]);
    for later in [of(&[0, 1, 2, 3, 4]), of(&[0, 5]), of(&[7])] {
        let gone_on = kept.clone().gone_on(&later);
        assert_whole(&gone_on);
        assert_eq!(main(&gone_on), main(&later));
        assert!(gone_on.is_at_end());
        let is_other = !main(&later).starts_with(&main(&kept));
        assert_eq!(gone_on.has_variations(), is_other, "nothing is lost");
    }
    let earlier = kept.clone().gone_on(&of(&[0, 1]));
    assert_eq!(main(&earlier), main(&kept));
    let mut lost = of(&[0, 1, 2]);
    lost.lose(Side::Black, WinReason::Resignation);
    assert_eq!(kept.clone().gone_on(&lost).result(), lost.result());
    let elsewhere = GameTree::from(Game::new("escale".parse::<RuleSet>().unwrap()));
    assert_eq!(kept.gone_on(&elsewhere).line().rules(), elsewhere.line().rules());
}

#[test]
fn moves_tried_out_are_a_variation_even_of_an_undecided_game() {
    let mut tree = tree();
    play(&mut tree, &[0, 1, 2]);
    let game: Vec<_> = tree.main_line().collect();
    for number in [5, 6] {
        tree.jump(game[0]);
        let legal = tree.line().position().legal_moves(tree.line().rules());
        tree.try_out(legal[number]).unwrap();
        assert_whole(&tree);
        assert!(!tree.is_main(tree.here()));
    }
    assert_eq!(tree.main_line().collect::<Vec<_>>(), game);
    assert_eq!((tree.replies(game[0]).len(), tree.plies_added()), (3, 5));
    tree.jump_to_end();
    let legal = tree.line().position().legal_moves(tree.line().rules());
    tree.try_out(legal[0]).unwrap();
    assert!(tree.is_main(tree.here()), "from the end the main line goes on");
}

#[test]
fn other_moves_replace_those_of_an_undecided_game() {
    let mut tree = tree();
    play(&mut tree, &[0, 1, 2, 3]);
    let first = moves(tree.main_line(), &tree);
    tree.undo();
    tree.undo();
    play(&mut tree, &[9]);
    assert_whole(&tree);
    assert_eq!(tree.main_line().count(), 3);
    assert_eq!(moves(tree.main_line(), &tree)[..2], first[..2]);
    let replaced = tree.alternatives(tree.here()).next().unwrap();
    assert_eq!(tree.ply(replaced).unwrap().mv, first[2]);
    tree.jump(replaced);
    assert_eq!(tree.line().undone().len(), 1, "the variation goes on");
    assert_whole(&tree);
}

#[test]
fn moves_after_the_end_are_a_variation() {
    let mut tree = tree();
    play(&mut tree, &[0, 1, 2, 3]);
    tree.lose(Side::White, WinReason::Resignation);
    let (result, game) = (tree.result(), moves(tree.main_line(), &tree));
    assert!(result.is_some() && tree.line().outcome() == result);
    tree.back();
    assert_eq!((tree.line().outcome(), tree.result()), (None, result));
    play(&mut tree, &[7, 8]);
    assert_whole(&tree);
    assert_eq!((moves(tree.main_line(), &tree), tree.result()), (game, result));
    assert_eq!(tree.line().plies().len(), 5);
    tree.agree_draw();
    assert_eq!(tree.result(), result, "the game was decided");
    tree.jump_to_end();
    assert_eq!(tree.line().outcome(), result);
    assert!(
        tree.undo() && tree.result().is_none(),
        "a resignation can be taken back"
    );
}

#[test]
fn the_last_move_played_again_leads_to_the_end_of_the_game() {
    let mut tree = tree();
    play(&mut tree, &[0, 1, 2]);
    tree.lose(Side::White, WinReason::Time);
    let result = tree.result();
    tree.back();
    play(&mut tree, &[2]);
    assert!(tree.is_at_end() && result.is_some());
    assert_eq!(tree.line().outcome(), result);
    let mv = tree.line().position().legal_moves(tree.line().rules())[0];
    assert_eq!(tree.play(mv), Err(IllegalMove::GameOver));
}

#[test]
fn a_game_that_goes_on_does_not_end_where_it_ended_before() {
    let mut tree = tree();
    play(&mut tree, &[0, 1, 2]);
    tree.lose(Side::White, WinReason::Resignation);
    tree.back();
    tree.go_on_from_here();
    play(&mut tree, &[2]);
    assert_eq!((tree.line().outcome(), tree.result()), (None, None));
}

#[test]
fn one_looks_about_without_changing_anything() {
    let mut tree = tree();
    play(&mut tree, &[3, 1, 4, 1, 5]);
    tree.agree_draw();
    let end = tree.here();
    assert!(!tree.forward());
    for left in (0..5).rev() {
        assert!(tree.back());
        assert_eq!(
            (tree.line().plies().len(), tree.line().undone().len()),
            (left, 5 - left)
        );
        assert_whole(&tree);
    }
    assert!(!tree.back());
    assert_eq!(tree.here(), NodeId::START);
    while tree.forward() {}
    assert_eq!(tree.here(), end);
    assert_eq!(tree.line().outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

#[test]
fn the_same_move_again_is_the_same_place() {
    let mut tree = tree();
    play(&mut tree, &[3, 1, 4]);
    let (before, mv) = (tree.nodes.len(), tree.line().plies()[1].mv);
    tree.jump(tree.places[0]);
    tree.play(mv).unwrap();
    assert_eq!(tree.nodes.len(), before);
    assert!(
        tree.line().undone().is_empty() && tree.is_at_end(),
        "the game goes on from here"
    );
    assert!(tree.take_up(), "and what was played before can be taken up again");
    assert_eq!(tree.nodes.len(), before);
    assert_whole(&tree);
}

#[test]
fn moves_that_were_taken_back_are_played_again_one_by_one() {
    let mut tree = tree();
    play(&mut tree, &[3, 1, 4, 1, 5]);
    let (before, moves) = (tree.nodes.len(), moves(tree.main_line(), &tree));
    tree.jump(NodeId::START);
    for (mv, count) in moves[..4].iter().zip(1..) {
        tree.play(*mv).unwrap();
        assert_eq!((tree.is_at_end(), tree.main_line().count()), (true, count));
    }
    play(&mut tree, &[11]);
    assert_eq!(tree.nodes.len(), before + 1, "only the last move is another");
    assert_eq!(
        tree.replies(tree.places[3]).len(),
        2,
        "and the one before is a variation"
    );
    assert_whole(&tree);
}

#[test]
fn abandoned_moves_become_a_variation_once_the_game_goes_on() {
    let mut tree = tree();
    play(&mut tree, &[3, 1, 4]);
    tree.back();
    tree.go_on_from_here();
    assert!(tree.line().undone().is_empty());
    assert_eq!(tree.main_line().count(), 2);
    play(&mut tree, &[11]);
    assert_eq!(tree.replies(tree.places[1]).len(), 2);
    assert_eq!(tree.main_line().collect::<Vec<_>>(), tree.places);
    assert_whole(&tree);
}

#[test]
fn abandoned_moves_leave_the_game_but_can_be_taken_up_again() {
    let mut tree = tree();
    play(&mut tree, &[3, 1, 4]);
    let last = tree.here();
    for _ in 0..2 {
        tree.back();
        tree.go_on_from_here();
    }
    let mut over = tree.clone();
    over.lose(Side::White, WinReason::Time);
    assert_eq!(over.line().plies().len(), 1, "the game ends where it stands");
    assert_eq!(over.to_record(&[]).line.nodes.len(), 1);
    over.jump(NodeId::START);
    play(&mut over, &[8]);
    assert_eq!(
        over.main_line().count(),
        1,
        "a variation tried later does not bring it back"
    );
    assert!(over.result().is_some());
    assert_whole(&over);
    assert!(tree.take_up() && tree.take_up());
    assert!(!tree.take_up());
    assert_eq!(tree.here(), last);
    assert_eq!(tree.main_line().collect::<Vec<_>>(), tree.places);
    assert_whole(&tree);
}

#[test]
fn removed_moves_are_looked_at_no_more() {
    let mut tree = tree();
    play(&mut tree, &[3, 1, 4, 1]);
    let (second, third) = (tree.places[1], tree.places[2]);
    tree.jump(second);
    play(&mut tree, &[20, 2]);
    let other = tree.places[2];
    tree.remove(third);
    assert_eq!(tree.here(), tree.places[3], "nothing of it was shown");
    tree.remove(other);
    assert_eq!(tree.here(), second);
    assert!(tree.replies(second).is_empty() && tree.line().undone().is_empty());
    tree.remove(NodeId::START);
    assert_eq!(tree.main_line().count(), 2, "the start cannot be removed");
    assert_whole(&tree);
}

#[test]
fn the_way_to_a_place_can_be_made_the_game() {
    let mut tree = tree();
    play(&mut tree, &[3, 1, 4]);
    tree.lose(Side::Black, WinReason::Time);
    tree.jump(NodeId::START);
    play(&mut tree, &[8, 2]);
    let there = tree.here();
    tree.promote(there);
    assert_eq!(tree.main_line().last(), Some(there));
    assert_eq!(tree.result(), None, "this line is not decided");
}

#[test]
fn a_record_with_variations_and_comments_comes_back_as_it_was() {
    let text = "{A game} 1. Gb1-c2 {quiet} (1. Gd9-d8 $5 {or so} Gk7-i8 (1... Gd1-d2) 2. Gb1-c2) ({or} 1. Ga5-b5)
        1... Gk7-i8 2. {now} Gc2-d3 (2. Gd9-d8 {end}) 0-1";
    let record = &read_records(text).whole().unwrap()[0];
    let tree = GameTree::from_record(record).unwrap();
    assert_whole(&tree);
    assert!(tree.has_variations());
    assert_eq!(tree.line().plies().len(), 3);
    assert_eq!(tree.result(), tree.line().outcome());
    let again = tree.to_record(&[]);
    assert_eq!(&again, record);
    assert_eq!(read_records(&again.to_string()).whole().unwrap(), [again]);
    let first = tree.replies(NodeId::START)[0];
    assert_eq!(tree.comments(first).collect::<Vec<_>>(), ["quiet"]);
    assert_eq!(tree.alternatives(first).count(), 2);
    let before = |node| tree.comments_before(node).collect::<Vec<_>>();
    let main: Vec<_> = tree.main_line().map(before).collect();
    assert_eq!(before(NodeId::START), ["A game"]);
    assert_eq!(main, [vec![], vec![], vec!["now"]]);
    let beside: Vec<_> = tree.alternatives(first).map(before).collect();
    assert_eq!(beside, [vec![], vec!["or"]]);
}

#[test]
fn notes_are_in_the_record_and_come_back() {
    let text = "{[%clk 0:05:00] Before} 1. Gb1-c2 $5 $14 (1. Ga5-b5 {beside}) 1... Gk7-i8 *";
    let record = &read_records(text).whole().unwrap()[0];
    let mut tree = GameTree::from_record(record).unwrap();
    let first = tree.replies(NodeId::START)[0];
    let beside = tree.replies(NodeId::START)[1];
    assert_eq!(tree.note(NodeId::START), "Before");
    assert_eq!(
        (tree.note(beside).as_str(), tree.glyphs(first)),
        ("beside", &[5, 14][..])
    );
    let shapes = ["Gd4", "Rb1c2"].map(|shape| shape.parse::<Shape>().unwrap());
    tree.set_shapes(NodeId::START, &shapes);
    tree.set_note(NodeId::START, "The start");
    tree.set_judgement(NodeId::START, Some(1));
    tree.set_shapes(first, &shapes[1..]);
    tree.set_judgement(first, Some(4));
    tree.set_note(beside, "");
    let text = tree.to_record(&[]).to_string();
    let again = GameTree::from_record(&read_records(&text).whole().unwrap()[0]).unwrap();
    for tree in [&tree, &again] {
        assert_eq!(tree.note(NodeId::START), "The start");
        assert_eq!(tree.shapes(NodeId::START), shapes);
        assert_eq!(
            (tree.shapes(first), tree.glyphs(first)),
            (shapes[1..].to_vec(), &[4, 14][..])
        );
        assert_eq!(
            (tree.note(beside), tree.glyphs(NodeId::START)),
            (String::new(), &[][..])
        );
    }
    assert!(text.contains("[%clk 0:05:00] The start"), "{text}");
}

#[test]
fn a_note_before_the_game_stays_before_it_when_other_moves_follow() {
    let mut tree = tree();
    tree.set_note(NodeId::START, "Before");
    play(&mut tree, &[0]);
    tree.jump(NodeId::START);
    play(&mut tree, &[1]);
    let record = tree.to_record(&[]);
    assert_eq!(record.line.intro, [Comment::from("Before")]);
    assert!(record.line.nodes[0].variations[0].intro.is_empty());
}

#[test]
fn a_single_comment_or_mark_anywhere_is_a_remark_and_the_moves_are_none() {
    let has_remarks = |text: &str| {
        let record = &read_records(text).whole().unwrap()[0];
        GameTree::from_record(record).unwrap().has_remarks()
    };
    for text in [
        "{intro} 1. Gb1-c2 *",
        "1. {before} Gb1-c2 *",
        "1. Gb1-c2 $5 *",
        "1. Gb1-c2 {after} *",
        "1. Gb1-c2 (1. Ga5-b5 {beside}) *",
        "{nothing played} *",
    ] {
        assert!(has_remarks(text), "{text}");
    }
    for text in ["1. Gb1-c2 *", "1. Gb1-c2 (1. Ga5-b5) 1... Gk7-i8 *"] {
        assert!(!has_remarks(text), "{text}");
    }
}

#[test]
fn a_record_is_of_the_game_itself_wherever_one_looks() {
    let mut tree = tree();
    play(&mut tree, &[0, 1, 2, 3]);
    tree.lose(Side::White, WinReason::Resignation);
    let whole = tree.to_record(&[]);
    tree.jump(tree.places[1]);
    assert_eq!(tree.to_record(&[]), whole);
    play(&mut tree, &[17]);
    let record = tree.to_record(&[]);
    assert_eq!((record.result, record.line.nodes.len()), (whole.result, 4));
    assert_eq!(record.line.nodes[2].variations.len(), 1);
}

#[test]
fn more_variations_in_one_another_than_a_reader_follows_leave_a_record_that_is_read() {
    let mut tree = tree();
    play(&mut tree, &[0]);
    tree.lose(Side::Black, WinReason::Resignation);
    tree.back();
    for _ in 0..DEEPEST_VARIATION + 5 {
        // Two lines from each place, the second of which goes on.
        play(&mut tree, &[1]);
        tree.back();
        play(&mut tree, &[2]);
    }
    let record = tree.to_record(&[]);
    let read = read_records(&record.to_string()).whole();
    assert_eq!(read.as_deref(), Ok([record].as_slice()));
}

#[test]
fn only_another_reply_to_the_same_position_is_an_alternative() {
    let mut tree = tree();
    play(&mut tree, &[0, 1]);
    let game: Vec<_> = tree.main_line().collect();
    assert!(!tree.has_variations());
    tree.jump(game[0]);
    let legal = tree.line().position().legal_moves(tree.line().rules());
    tree.try_out(legal[5]).unwrap();
    assert!(tree.has_variations());
    let tried = tree.here();
    assert_eq!(tree.alternatives(tried).collect::<Vec<_>>(), [game[1]]);
    assert_eq!(tree.alternatives(game[1]).collect::<Vec<_>>(), [tried]);
    assert_eq!(tree.alternatives(game[0]).count(), 0);
    // The start is nobody's reply.
    assert_eq!(tree.alternatives(NodeId::START).count(), 0);
}

#[test]
fn a_promoted_variation_replaces_the_rest_of_the_main_line() {
    let mut tree = tree();
    play(&mut tree, &[0, 1, 2]);
    let game: Vec<_> = tree.main_line().collect();
    tree.jump(game[0]);
    let before = *tree.line().position();
    let legal = tree.line().position().legal_moves(tree.line().rules());
    tree.try_out(legal[5]).unwrap();
    assert_eq!(tree.replaced_by(tree.here()), (2, &before));
    assert_eq!(tree.replaced_by(game[2]), (0, tree.position(game[2])));
}
