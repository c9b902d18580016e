//! The script of a moving picture: one position of a stretch of a game after another, each with its caption.

use agon_core::engine::Mark;
use agon_core::notation::{NodeId, Shape, judging_sign};
use agon_core::rules::{Move, Outcome, Ply, Position, Side};
use agon_core::session::players::Player;

use super::captions::Caption;
use super::choices::Choices;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::review::Review;
use crate::agon::text::words::{move_written, player_detail, side_name, turn_number};
use crate::shell::system::language::Language;

/// The positions that are shown, as the plies that lead to them, and what is written beside each.
#[derive(Clone, Debug)]
pub(super) struct Script {
    /// The first is on the board when the picture begins.
    pub plies: Vec<Ply>,
    /// By side, as many as plies.
    pub captions: Vec<[Caption; 2]>,
    /// What is drawn on each position.
    pub shapes: Vec<Vec<Shape>>,
}

/// The plies of the line on the board, with those that are taken back.
fn line(current: &Match) -> impl ExactSizeIterator<Item = &Ply> + Clone {
    let game = current.game();
    let (played, moves) = (game.plies().len(), game.plies().len() + game.undone().len());
    (0..moves).map(move |ply| match ply.checked_sub(played) {
        Some(undone) => &game.undone()[undone],
        None => &game.plies()[ply],
    })
}

/// Number of moves to show.
pub(super) fn moves(current: &Match) -> usize {
    line(current).len()
}

/// A move of the line on the board, counted from 1, in notation with its number; empty if there is none.
pub(super) fn move_told(current: &Match, number: usize, language: &Language) -> String {
    let index = number.saturating_sub(1);
    let before = match index.checked_sub(1) {
        Some(before) => line(current).nth(before).map(|ply| &ply.position),
        None => Some(current.game().start()),
    };
    match (before, line(current).nth(index)) {
        (Some(before), Some(ply)) => written(before, ply, language),
        _ => String::new(),
    }
}

fn written(before: &Position, ply: &Ply, language: &Language) -> String {
    let number = turn_number(before.turn(), before.side());
    let mv = match ply.mv {
        Move::Pass => language.tr("moves-pass"),
        _ => move_written(&ply.effects),
    };
    format!("{number} {mv}")
}

impl Script {
    /// The stretch that the player has chosen, with the marks that the review gave its moves; `None` if there is no move
    /// to show.
    pub fn new(current: &Match, review: &Review, choices: &Choices, language: &Language) -> Option<Self> {
        let moves = moves(current);
        let stretch = choices.stretch(moves);
        let (first, last) = (*stretch.start(), *stretch.end());
        if first > last {
            return None;
        }
        let names = Side::ALL.map(|side| name(current, side, language));
        let start = current.game().start();
        let before = match first.checked_sub(2) {
            Some(before) => line(current).nth(before)?.clone(),
            // A ply to begin with that has done nothing.
            None => Ply {
                mv: Move::Pass,
                effects: Vec::new(),
                position: *start,
            },
        };
        let says = |side: Side, name: String, news: &str| Caption {
            side,
            name,
            news: news.to_owned(),
        };
        let silent = Side::ALL.map(|side| says(side, names[side.index()].clone(), ""));
        let tree = current.tree();
        let node_before = first
            .checked_sub(2)
            .map_or(NodeId::START, |before| tree.places()[before]);
        let (mut plies, mut captions, mut shapes) = (vec![before], vec![silent], vec![tree.shapes(node_before)]);
        let plies_and_nodes = line(current).zip(tree.places());
        for (ply, &node) in plies_and_nodes.skip(first - 1).take(last + 1 - first) {
            let earlier = plies.last().map_or(start, |earlier| &earlier.position);
            let own = tree.judgement(node).and_then(judging_sign);
            let mark = review.of(node).and_then(|judgement| judgement.mark);
            let mark = own.or(mark.map(Mark::sign)).unwrap_or("");
            let (mover, news) = (earlier.side(), written(earlier, ply, language) + mark);
            captions.push(Side::ALL.map(|side| {
                let news = if side == mover { news.as_str() } else { "" };
                says(side, names[side.index()].clone(), news)
            }));
            plies.push(ply.clone());
            shapes.push(tree.shapes(node));
        }
        // Only the line that is the game has its result.
        let is_end = last == moves && tree.places().last().is_none_or(|&end| tree.is_main(end));
        if let (true, Some(outcome), Some(last)) = (is_end, current.result(), captions.last_mut()) {
            for caption in last {
                caption.name = format!("{} · {}", caption.name, points(outcome, caption.side));
            }
        }
        Some(Self {
            plies,
            captions,
            shapes,
        })
    }
}

/// A player's name for others to read: nobody else knows who "you" are. The computer's goes with its level.
fn name(current: &Match, side: Side, language: &Language) -> String {
    match current.players().of(side) {
        Player::Computer { .. } => {
            let level = player_detail(language, current.players(), side);
            format!("{} ({level})", language.tr("player-computer"))
        }
        Player::Human { name } | Player::Afar { name } if !name.is_empty() => name.clone(),
        Player::Human { .. } | Player::Afar { .. } => side_name(language, side),
    }
}

/// The score of a side, as results are written.
fn points(outcome: Outcome, side: Side) -> &'static str {
    match outcome.winner() {
        Some(winner) if winner == side => "1",
        Some(_) => "0",
        None => "½",
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::rules::{RuleSet, WinReason};
    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::gameplay::review::tests::reviewed;
    use crate::agon::pages::moving_picture::choices::Extent;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::match_of;
    use crate::testing::matches::random_game;

    fn script(current: &Match, from: usize, to: usize) -> Script {
        let choices = Choices {
            extent: Extent::Chosen,
            from,
            to,
            ..Choices::default()
        };
        Script::new(current, &Review::default(), &choices, &Language::new(Locale::EN)).unwrap()
    }

    fn names(captions: &[Caption; 2]) -> [&str; 2] {
        captions.each_ref().map(|caption| caption.name.as_str())
    }

    #[test]
    fn a_stretch_begins_before_its_first_move_and_ends_after_its_last() {
        let game = random_game(RuleSet::default(), 30, 5);
        let plies = game.plies().to_vec();
        let current = match_of(game, Players::two_people("Ann", ""));
        let Script {
            plies: shown, captions, ..
        } = script(&current, 11, 14);
        assert_eq!(shown, plies[9..14]);
        assert_eq!(captions.len(), 5);
        assert_eq!(names(&captions[0]), ["Ann", "Black"]);
        let whole = script(&current, 1, 30);
        assert_eq!(whole.plies[0].position, *current.game().start());
        assert_eq!(whole.plies[1..], plies);
    }

    #[test]
    fn each_move_is_written_at_the_side_that_made_it() {
        let current = match_of(random_game(RuleSet::default(), 4, 5), Players::two_people("", ""));
        let Script { captions, .. } = script(&current, 1, 4);
        let turns: Vec<[bool; 2]> = captions
            .iter()
            .map(|captions| captions.each_ref().map(|caption| !caption.news.is_empty()))
            .collect();
        assert_eq!(turns[..3], [[false, false], [true, false], [false, true]]);
        assert!(captions[1][0].news.starts_with("1. ") && captions[2][1].news.starts_with("1… "));
    }

    #[test]
    fn what_is_drawn_and_how_a_move_is_marked_is_in_the_picture() {
        let mut current = match_of(random_game(RuleSet::default(), 4, 5), Players::two_people("", ""));
        let [first, second] = [0, 1].map(|ply| current.tree.places()[ply]);
        let shape: Shape = "Gd4".parse().unwrap();
        current.tree.set_shapes(first, &[shape]);
        current.tree.set_judgement(second, Some(6));
        let Script { captions, shapes, .. } = script(&current, 2, 3);
        assert_eq!(shapes, [vec![shape], vec![], vec![]]);
        assert!(captions[1][1].news.ends_with("?!"), "{}", captions[1][1].news);
    }

    #[test]
    fn nobody_is_told_of_as_you_and_the_computer_has_its_level() {
        let players = Players::against_computer(Side::Black, Level::Casual);
        let current = match_of(random_game(RuleSet::default(), 4, 5), players);
        assert_eq!(
            names(&script(&current, 1, 4).captions[0]),
            ["Computer (Casual)", "Black"]
        );
    }

    #[test]
    fn the_result_is_told_where_the_game_ends_and_nowhere_else() {
        let mut current = match_of(random_game(RuleSet::default(), 6, 5), Players::two_people("", ""));
        current.tree.lose(Side::Black, WinReason::Resignation);
        current.tree.jump(NodeId::START);
        assert_eq!(moves(&current), 6, "wherever the player is looking");
        let whole = script(&current, 1, 6);
        assert_eq!(names(&whole.captions[6]), ["White · 1", "Black · 0"]);
        assert_eq!(names(&whole.captions[5]), ["White", "Black"]);
        assert_eq!(
            names(script(&current, 1, 5).captions.last().unwrap()),
            ["White", "Black"]
        );
    }

    #[test]
    fn moves_have_the_marks_of_the_review() {
        let mut current = match_of(random_game(RuleSet::default(), 6, 5), Players::two_people("", ""));
        current.tree.lose(Side::Black, WinReason::Resignation);
        let review = reviewed(&current, &[3]);
        let Script { captions, .. } =
            Script::new(&current, &review, &Choices::default(), &Language::new(Locale::EN)).unwrap();
        let marked = |captions: &[Caption; 2]| captions.iter().any(|caption| caption.news.contains('?'));
        let marked: Vec<_> = captions.iter().map(marked).collect();
        assert_eq!(marked, [false, false, false, false, true, false, false]);
    }

    #[test]
    fn without_moves_there_is_nothing_to_show() {
        let current = match_of(random_game(RuleSet::default(), 0, 5), Players::two_people("", ""));
        let (review, choices) = (Review::default(), Choices::default());
        assert!(Script::new(&current, &review, &choices, &Language::new(Locale::EN)).is_none());
    }
}
