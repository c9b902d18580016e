//! Begins a record from its tags.

use std::borrow::Cow;

use super::error::RecordFault;
use super::record::Record;
use super::result::GameResult;
use super::scanner::{Fault, Place};
use crate::notation::moves::beginning;
use crate::notation::position::parse_position;
use crate::notation::signs::as_typed;
use crate::rules::{Position, RuleSet};

/// A tag that has been read.
pub(super) struct Tag<'a> {
    pub name: &'a str,
    pub value: Cow<'a, str>,
    /// The place of the value.
    pub place: Place,
    /// Whether it follows an empty line.
    pub is_apart: bool,
}

/// A record without moves, as its tags have it.
pub(super) fn begin(tags: &[Tag]) -> Result<Record, Fault> {
    if let Some(tag) = find(tags, "Game")
        && !as_typed(&tag.value).trim().eq_ignore_ascii_case("Agon")
    {
        return Err((tag.place, RecordFault::OtherGame(beginning(&tag.value))));
    }
    let rules = match find(tags, "Rules") {
        Some(tag) => as_typed(&tag.value)
            .parse()
            .map_err(|error| (tag.place, RecordFault::Rules(error)))?,
        None => RuleSet::default(),
    };
    let start = match (find(tags, "Position"), find(tags, "SetUp")) {
        (Some(tag), _) => parse_position(&as_typed(&tag.value), &rules).map_err(|error| {
            let place = Place {
                column: tag.place.column + error.column,
                ..tag.place
            };
            (place, RecordFault::Position(error.reason))
        })?,
        (None, Some(set_up)) if set_up.value == "1" => return Err((set_up.place, RecordFault::MissingPosition)),
        _ => Position::start(&rules),
    };
    let handicap = find(tags, "Handicap").map(|tag| {
        as_typed(&tag.value)
            .parse()
            .map_err(|_| (tag.place, RecordFault::Handicap))
    });
    let mut record = Record::new(rules, start);
    record.handicap = handicap.transpose()?;
    for tag in tags {
        record.set_tag(tag.name, &tag.value);
    }
    Ok(record)
}

/// The result in the tags, if it is known, and its place.
pub(super) fn result(tags: &[Tag]) -> Result<Option<(Place, GameResult)>, Fault> {
    let Some(tag) = find(tags, "Result") else {
        return Ok(None);
    };
    match GameResult::from_text(&tag.value) {
        Some(GameResult::Unfinished) => Ok(None),
        Some(result) => Ok(Some((tag.place, result))),
        None => Err((tag.place, RecordFault::UnknownResult(beginning(&tag.value)))),
    }
}

fn find<'a>(tags: &'a [Tag<'a>], name: &str) -> Option<&'a Tag<'a>> {
    tags.iter().rev().find(|tag| tag.name == name)
}
