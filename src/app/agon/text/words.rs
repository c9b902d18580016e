//! Names for sides, players, moves, levels and rule sets.

use crate::app::shell::system::language::{Language, key};
use crate::board::CellId;
use crate::engine::Level;
use crate::rules::{Effect, Kind, Ply, Preset, RuleSet, Side};
use crate::session::players::{Player, Players};

/// White or Black.
pub(crate) fn side_name(language: &Language, side: Side) -> String {
    match side {
        Side::White => language.tr("side-white"),
        Side::Black => language.tr("side-black"),
    }
}

/// How a player is addressed: by name, otherwise as "you" (against the computer) or by colour (two humans).
pub(crate) fn player_name(language: &Language, players: &Players, side: Side) -> String {
    match players.of(side) {
        Player::Computer { .. } => language.tr("player-computer"),
        Player::Human { name } if !name.is_empty() => name.clone(),
        Player::Human { .. } if players.single_human().is_some() => language.tr("player-you"),
        Player::Human { .. } => side_name(language, side),
    }
}

/// The line below a player's name: the computer's level, or a human's colour unless that is the name.
pub(crate) fn player_detail(language: &Language, players: &Players, side: Side) -> String {
    match players.of(side) {
        Player::Computer { level } => language.tr(level_key(*level)),
        Player::Human { name } if name.is_empty() && players.single_human().is_none() => String::new(),
        Player::Human { .. } => side_name(language, side),
    }
}

/// A move and its captures as a line, with the `cost` of the captures in moves if positive; `None` for a pass.
pub(crate) fn move_told(language: &Language, players: &Players, ply: &Ply, cost: i32) -> Option<String> {
    let mut line = ply.effects.iter().find_map(|effect| {
        let (text, piece, from, to) = match *effect {
            Effect::Stepped { piece, from, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-steps"),
                    Kind::Guard => key("news-guard-steps"),
                };
                (text, piece, Some(from), to)
            }
            Effect::Relocated { piece, from, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-relocated"),
                    Kind::Guard => key("news-guard-relocated"),
                };
                (text, piece, Some(from), to)
            }
            Effect::Placed { piece, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-placed"),
                    Kind::Guard => key("news-guard-placed"),
                };
                (text, piece, None, to)
            }
            _ => return None,
        };
        let who = player_name(language, players, piece.side);
        let mut args = vec![("who", who.into()), ("to", to.to_string().into())];
        args.extend(from.map(|from: CellId| ("from", from.to_string().into())));
        Some(language.tr_with(text, &args))
    })?;
    let captured = ply.effects.iter().filter_map(|effect| match *effect {
        Effect::Captured { piece, cell } => {
            let cell = cell.to_string();
            let what = match piece.kind {
                Kind::Queen => language.tr_with("news-captured-queen", &[("cell", cell.into())]),
                Kind::Guard => cell,
            };
            Some((piece.side, what))
        }
        _ => None,
    });
    let (owners, cells): (Vec<_>, Vec<_>) = captured.unzip();
    if let Some(&owner) = owners.first() {
        line += &language.tr_with("news-captures", &[("cells", cells.join(", ").into())]);
        if cost > 0 {
            let whom = player_name(language, players, owner);
            line += &language.tr_with("news-cost", &[("whom", whom.into()), ("count", cost.into())]);
        }
    }
    let is_trapped = |effect: &Effect| matches!(effect, Effect::Trapped { .. });
    if ply.effects.iter().any(is_trapped) {
        line += &language.tr("news-trapped");
    }
    Some(line)
}

/// The same as [`move_told`], as a sentence for a screen reader.
pub(crate) fn move_spoken(language: &Language, players: &Players, ply: &Ply, cost: i32) -> Option<String> {
    let told = move_told(language, players, ply, cost)?;
    Some(told.replace('→', &language.tr("spoken-to")) + ".")
}

/// The key of a level's name.
pub(crate) const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Beginner => key("level-beginner"),
        Level::Learner => key("level-learner"),
        Level::Casual => key("level-casual"),
        Level::Steady => key("level-steady"),
        Level::Skilled => key("level-skilled"),
        Level::Strong => key("level-strong"),
        Level::Expert => key("level-expert"),
        Level::Master => key("level-master"),
    }
}

/// The name of a rule set.
pub(crate) fn rules_name(language: &Language, rules: &RuleSet) -> String {
    language.tr(match rules.preset() {
        Some(preset) => preset_key(preset),
        None => key("preset-custom"),
    })
}

/// The key of a preset's name.
pub(crate) const fn preset_key(preset: Preset) -> &'static str {
    match preset {
        Preset::Globe => key("preset-globe"),
        Preset::Escale => key("preset-escale"),
        Preset::Fromager => key("preset-fromager"),
        Preset::Ring => key("preset-ring"),
        Preset::RingEntry => key("preset-ring-entry"),
        Preset::Neto => key("preset-neto"),
        Preset::Classic => key("preset-classic"),
        Preset::Bell => key("preset-bell"),
        Preset::Parlett => key("preset-parlett"),
        Preset::Captor => key("preset-captor"),
        Preset::Ludii => key("preset-ludii"),
    }
}

/// The key of a line describing a level.
pub(crate) const fn level_line_key(level: Level) -> &'static str {
    match level {
        Level::Beginner => key("level-beginner-line"),
        Level::Learner => key("level-learner-line"),
        Level::Casual => key("level-casual-line"),
        Level::Steady => key("level-steady-line"),
        Level::Skilled => key("level-skilled-line"),
        Level::Strong => key("level-strong-line"),
        Level::Expert => key("level-expert-line"),
        Level::Master => key("level-master-line"),
    }
}

/// The key of a line describing how a preset differs from the others.
pub(crate) const fn preset_line_key(preset: Preset) -> &'static str {
    match preset {
        Preset::Globe => key("preset-globe-line"),
        Preset::Escale => key("preset-escale-line"),
        Preset::Fromager => key("preset-fromager-line"),
        Preset::Ring => key("preset-ring-line"),
        Preset::RingEntry => key("preset-ring-entry-line"),
        Preset::Neto => key("preset-neto-line"),
        Preset::Classic => key("preset-classic-line"),
        Preset::Bell => key("preset-bell-line"),
        Preset::Parlett => key("preset-parlett-line"),
        Preset::Captor => key("preset-captor-line"),
        Preset::Ludii => key("preset-ludii-line"),
    }
}

/// The turn number before a move: `7.` before White's, `7…` before Black's.
pub(crate) fn turn_number(turn: u32, side: Side) -> String {
    let dots = if side == Side::White { "." } else { "…" };
    format!("{turn}{dots}")
}
