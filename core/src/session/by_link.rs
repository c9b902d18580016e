//! Games by link: what their tags hold, and what a link that arrives is to the game that is kept.

use crate::notation::{ANSWERS, Answers, BY_LINK, DRAW_OFFER, LINK_NUMBER, Letter};
use crate::rules::{Game, Side};
use crate::session::saved_game::{SENT, set_tag, value_in};

/// Marks the tags of a game as those of one by link.
pub fn mark_by_link(tags: &mut Vec<(String, String)>) {
    set_tag(tags, BY_LINK.0, BY_LINK.1);
}

/// The side whose answers are in the tags of a game, and what of them fits the moves since; `None` if there are none.
pub fn answers_in(tags: &[(String, String)], game: &Game) -> Option<(Side, Answers)> {
    Answers::read_tag(value_in(tags, ANSWERS), game)
}

/// Puts the answers of the player who waits into the tags of a game, in place of those there.
pub fn set_answers(tags: &mut Vec<(String, String)>, answers: &Answers, game: &Game) {
    set_tag(tags, ANSWERS, &answers.tag(game));
}

/// The side that offers a draw with its last move, by the tags of a game by link.
pub fn draw_offered_by(tags: &[(String, String)], game: &Game) -> Option<Side> {
    let is_offered = value_in(tags, DRAW_OFFER) == game.plies().len().to_string();
    (is_offered && game.outcome().is_none()).then(|| game.chooser().opponent())
}

/// Notes in the tags of a game by link whether the player who waits offers a draw.
pub fn set_draw_offer(tags: &mut Vec<(String, String)>, is_offered: bool, game: &Game) {
    let plies = game.plies().len().to_string();
    set_tag(tags, DRAW_OFFER, if is_offered { &plies } else { "" });
}

/// Notes in the tags of a game that its link was taken, to be sent, with so many plies.
pub fn mark_sent(tags: &mut Vec<(String, String)>, plies: usize) {
    set_tag(tags, SENT, &plies.to_string());
}

/// Notes that there is more to send than what was in the last link taken.
pub fn mark_unsent(tags: &mut Vec<(String, String)>) {
    set_tag(tags, SENT, "");
}

/// Whether the last link that was taken has all of the game's plies, of which there are so many.
pub fn is_sent(tags: &[(String, String)], plies: usize) -> bool {
    value_in(tags, SENT) == plies.to_string()
}

/// Takes the letter out of the tags with which a game arrived; `None` if it is not one by link. The names are those of
/// White and Black.
///
/// ```
/// use agon_core::notation::{Letter, Linked, read_text};
/// use agon_core::rules::{Game, RuleSet};
/// use agon_core::session::by_link::take_letter;
/// use agon_core::session::saved_game::SavedGame;
///
/// let rules = RuleSet::default();
/// let letter = Letter { number: 7, ..Letter::default() };
/// let linked = Linked { letter: Some(letter.clone()), ..Game::new(rules).into() };
/// let records = read_text(&linked.write()?, &rules)?.whole()?;
/// let mut tags = SavedGame::tags_of(&records[0]);
/// assert_eq!(take_letter(&mut tags, &Game::new(rules), Default::default()), Some(letter));
/// assert_eq!(take_letter(&mut tags, &Game::new(rules), Default::default()), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn take_letter(tags: &mut Vec<(String, String)>, game: &Game, names: [String; 2]) -> Option<Letter> {
    let number = value_in(tags, LINK_NUMBER).parse().ok()?;
    let answers = answers_in(tags, game).map_or_else(Answers::default, |(_, answers)| answers);
    let offers_draw = draw_offered_by(tags, game).is_some();
    tags.retain(|(name, _)| ![BY_LINK.0, LINK_NUMBER, ANSWERS, DRAW_OFFER].contains(&&**name));
    Some(Letter {
        number,
        names,
        answers,
        offers_draw,
    })
}

/// What a game that arrives by link is to the same game as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It goes on.
    GoesOn,
    /// It is the same, or an earlier state.
    Known,
    /// Another past: this ply, counted from 0, is not the one that was played, or the beginning itself is another.
    OtherPast(usize),
}

/// Compares a game that arrives with the one that is kept. Both are at their ends.
pub fn arrival(kept: &Game, arrived: &Game) -> Arrival {
    let is_ended = kept.outcome().is_none() && arrived.outcome().is_some();
    if arrived.continues(kept) && (arrived.plies().len() > kept.plies().len() || is_ended) {
        return Arrival::GoesOn;
    }
    if kept.continues(arrived) && arrived.declared().is_none_or(|_| kept.outcome() == arrived.outcome()) {
        return Arrival::Known;
    }
    Arrival::OtherPast(kept.shared_plies(arrived).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::play_words;
    use crate::rules::{RuleSet, WinReason};

    fn game(moves: &str) -> Game {
        let mut game = Game::new(RuleSet::default());
        play_words(&mut game, moves).unwrap();
        game
    }

    #[test]
    fn a_game_that_arrives_goes_on_is_known_or_has_another_past() {
        let kept = game("b1c2 k7i8");
        for (moves, expected) in [
            ("b1c2 k7i8 a5b6", Arrival::GoesOn),
            ("b1c2 k7i8 a5b6 l2k2", Arrival::GoesOn),
            ("b1c2 k7i8", Arrival::Known),
            ("b1c2", Arrival::Known),
            ("", Arrival::Known),
            ("b1c2 l2k2 a5b6", Arrival::OtherPast(1)),
            ("b1b2", Arrival::OtherPast(0)),
        ] {
            assert_eq!(arrival(&kept, &game(moves)), expected, "{moves}");
        }
        let other = Game::new("escale".parse().unwrap());
        assert_eq!(arrival(&kept, &other), Arrival::OtherPast(0));
    }

    #[test]
    fn giving_up_arrives_too() {
        let kept = game("b1c2 k7i8");
        let mut ended = kept.clone();
        ended.lose(Side::Black, WinReason::Resignation);
        assert_eq!(arrival(&kept, &ended), Arrival::GoesOn);
        assert_eq!(arrival(&ended, &ended), Arrival::Known);
        assert_eq!(arrival(&ended, &kept), Arrival::Known);
        let mut otherwise = game("b1c2");
        otherwise.lose(Side::White, WinReason::Resignation);
        assert_eq!(arrival(&kept, &otherwise), Arrival::OtherPast(1));
    }

    #[test]
    fn answers_are_kept_in_the_tags() {
        let mut game = game("b1c2");
        let mut tags = vec![("Date".to_owned(), "1842.01.05".to_owned())];
        let answers = Answers::read("k7i8 a5b6, l2k2 a5b6 k7i8 f1f2", &game, Side::White);
        set_answers(&mut tags, &answers, &game);
        mark_by_link(&mut tags);
        assert_eq!(answers_in(&tags, &game), Some((Side::White, answers)));
        let left = |game: &Game| answers_in(&tags, game).map(|(side, answers)| (side, answers.to_string()));
        for (moves, expected) in [("l2k2", "a5b6 k7i8 f1f2"), ("a5b6", "k7i8 f1f2"), ("a2b3", "")] {
            play_words(&mut game, moves).unwrap();
            assert_eq!(left(&game), Some((Side::White, expected.to_owned())), "{moves}");
        }
        game.undo();
        assert_eq!(
            left(&game),
            Some((Side::White, "k7i8 f1f2".to_owned())),
            "moves taken back fit again"
        );
        set_answers(&mut tags, &Answers::default(), &game);
        assert_eq!(answers_in(&tags, &game), None);
        assert_eq!(tags.len(), 2);
    }

    #[test]
    fn an_offered_draw_is_one_until_the_next_move() {
        let mut game = game("b1c2");
        let mut tags = Vec::new();
        mark_by_link(&mut tags);
        set_draw_offer(&mut tags, true, &game);
        assert_eq!(draw_offered_by(&tags, &game), Some(Side::White));
        play_words(&mut game, "k7i8").unwrap();
        assert_eq!(draw_offered_by(&tags, &game), None);
        game.undo();
        set_draw_offer(&mut tags, false, &game);
        assert_eq!(draw_offered_by(&tags, &game), None);
        assert_eq!(tags.len(), 1);
    }

    #[test]
    fn answers_that_do_not_belong_to_the_game_are_none() {
        for value in ["", "b1c2 k7i8", "7: b1c2 k7i8", "x: b1c2 k7i8", "0 b1c2 k7i8"] {
            let tags = [(ANSWERS.to_owned(), value.to_owned())];
            assert_eq!(answers_in(&tags, &game("b1c2")), None, "{value:?}");
        }
    }
}
