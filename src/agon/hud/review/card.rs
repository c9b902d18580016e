//! The note card about a viewed move with a mark.

use agon_core::board::Bitboard;

use super::graph::numbered;
use crate::agon::drawings::icons::Icon;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::mistakes::bettered;
use crate::agon::gameplay::review::Review;
use crate::agon::hud::note_card::{NoteCard, UNDERSTOOD, ends};
use crate::agon::text::review::verdict;
use crate::shell::system::language::{Language, key};

/// The card about the move that led to the position on the board, if it has a mark.
pub(crate) fn card(review: &Review, current: &Match, language: &Language) -> Option<NoteCard> {
    let here = current.tree().here();
    let judgement = review.of(here)?;
    let before = current.tree().game_before(here);
    let verdict = verdict(language, current.players(), &before, judgement)?;
    // The number that it has above the graph.
    let place = review.moves().iter().position(|reviewed| reviewed.node == here)? + 1;
    let number = (1..).zip(numbered(review)).find(|(_, (at, _))| *at == place);
    let text = number.map_or(verdict.clone(), |(number, _)| format!("{number}. {verdict}"));
    let better = bettered(review, current).map(|judgement| judgement.best.mv);
    Some(NoteCard {
        text,
        cells: better.map_or(Bitboard::EMPTY, ends),
        more: better.map(|_| (Icon::Bulb, key("review-better"))),
        done: UNDERSTOOD,
    })
}
