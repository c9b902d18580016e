//! Names for sides, players, moves, levels and rule sets.

use agon_core::board::{Bitboard, CellId};
use agon_core::engine::Level;
use agon_core::notation::write_move;
use agon_core::rules::{
    Effect, GuardRelocation, Kind, Move, Piece, Ply, Position, Preset, QueenChooser, QueenRelocation, RuleSet, Side,
};
use agon_core::session::players::{Player, Players};

use crate::shell::system::language::{Language, key};

/// White or Black.
pub(crate) fn side_name(language: &Language, side: Side) -> String {
    match side {
        Side::White => language.tr("side-white"),
        Side::Black => language.tr("side-black"),
    }
}

/// The maximum length of a name that a player can enter, in letters, and of one that is shown.
pub(crate) const LONGEST_NAME: usize = 24;

/// A name as it is shown: records may have longer ones.
pub(crate) fn shortened(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        None => name.to_owned(),
        Some(_) => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
    }
}

/// A player's form of address: by name, otherwise as "you" (against the computer) or by colour (two humans).
pub(crate) fn player_name(language: &Language, players: &Players, side: Side) -> String {
    match players.of(side) {
        Player::Computer { .. } => language.tr("player-computer"),
        Player::Human { name } | Player::Afar { name } if !name.is_empty() => shortened(name),
        Player::Human { .. } if players.single_human().is_some() => language.tr("player-you"),
        Player::Human { .. } | Player::Afar { .. } => side_name(language, side),
    }
}

/// A player's role in a sentence, for Fluent to choose its words by: `you`, `computer`, `white` and `black` need forms
/// of their own in many languages; only a `name` can be put in as it is.
pub(crate) fn player_role(players: &Players, side: Side) -> &'static str {
    match players.of(side) {
        Player::Computer { .. } => "computer",
        Player::Human { name } | Player::Afar { name } if !name.is_empty() => "name",
        Player::Human { .. } if players.single_human().is_some() => "you",
        Player::Human { .. } | Player::Afar { .. } => side_role(side),
    }
}

/// A side as a value for Fluent to choose words by.
pub(crate) const fn side_role(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A cell with its contents: its name, whether it is the throne, the piece, and whether that is captured.
pub(crate) fn cell_told(language: &Language, cell: CellId, piece: Option<Piece>, is_captured: bool) -> String {
    let throne = (cell == CellId::THRONE).then(|| language.tr("spoken-throne"));
    let piece = language.tr(match piece.map(|piece| (piece.side, piece.kind)) {
        Some((Side::White, Kind::Queen)) => key("spoken-white-queen"),
        Some((Side::White, Kind::Guard)) => key("spoken-white-guard"),
        Some((Side::Black, Kind::Queen)) => key("spoken-black-queen"),
        Some((Side::Black, Kind::Guard)) => key("spoken-black-guard"),
        None => key("spoken-empty"),
    });
    let captured = is_captured.then(|| language.tr("spoken-captured"));
    let words = [Some(cell.to_string()), throne, Some(piece), captured];
    words.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Several things in one phrase: `a1`, `a1 and b2`, `a1, b2 and c3`.
pub(crate) fn enumeration(language: &Language, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let args = [("first", first.join(", ").into()), ("last", last.as_str().into())];
            language.tr_with("enumeration", &args)
        }
    }
}

/// The line below a player's name: the computer's level, or a human's colour unless that is the name.
pub(crate) fn player_detail(language: &Language, players: &Players, side: Side) -> String {
    match players.of(side) {
        Player::Computer { level } => language.tr(level_key(*level)),
        Player::Human { name } if name.is_empty() && players.single_human().is_none() => String::new(),
        Player::Human { .. } => side_name(language, side),
        Player::Afar { .. } => language.tr("by-link-afar"),
    }
}

/// A player's turn, as words to follow the player's name.
pub(crate) fn to_move(language: &Language, role: &'static str) -> String {
    language.tr_with("panel-to-move", &[("by", role.into())])
}

/// Where captured guards are put back, as a value for Fluent.
pub(crate) const fn zone_role(rules: &RuleSet) -> &'static str {
    match rules.guard_relocation {
        GuardRelocation::Edge => "edge",
        GuardRelocation::NextRing => "next",
        GuardRelocation::Start => "start",
        GuardRelocation::Removed => "other",
    }
}

/// Precision of the cost of captures, as a value for Fluent: that of a queen depends on her new cell, which either side
/// may choose.
pub(crate) fn bound(rules: &RuleSet, has_queen: bool) -> &'static str {
    match (rules.queen_relocation, rules.queen_chooser) {
        (QueenRelocation::NotThrone | QueenRelocation::Anywhere, QueenChooser::Captor) if has_queen => "most",
        (QueenRelocation::NotThrone | QueenRelocation::Anywhere, QueenChooser::Owner) if has_queen => "least",
        _ => "exactly",
    }
}

/// The cost of captures in brackets, in moves; nothing if they cost nothing.
pub(crate) fn cost_told(language: &Language, players: &Players, owner: Side, cost: (i32, &'static str)) -> String {
    cost_phrase(language, players, owner, cost).map_or_else(String::new, |cost| format!(" ({cost})"))
}

/// The cost of captures in moves, if any.
pub(crate) fn cost_phrase(
    language: &Language,
    players: &Players,
    owner: Side,
    (cost, bound): (i32, &'static str),
) -> Option<String> {
    let args = [
        ("whom", player_role(players, owner).into()),
        ("name", player_name(language, players, owner).into()),
        ("count", cost.into()),
        ("bound", bound.into()),
    ];
    (cost > 0).then(|| language.tr_with("news-cost", &args))
}

/// A move and its captures as a line, with the `cost` of the captures in moves if positive; `None` for a pass.
pub(crate) fn move_told(
    language: &Language,
    rules: &RuleSet,
    players: &Players,
    ply: &Ply,
    cost: i32,
) -> Option<String> {
    // Where her captor chooses her cell, that is the captor's deed.
    let is_sent = rules.queen_chooser == QueenChooser::Captor;
    let mut line = ply.effects.iter().find_map(|effect| {
        let (text, side, from, to) = match *effect {
            Effect::Stepped { piece, from, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-steps"),
                    Kind::Guard => key("news-guard-steps"),
                };
                (text, piece.side, Some(from), to)
            }
            Effect::Relocated { piece, from, to } if piece.kind == Kind::Queen && is_sent => {
                let text = match piece.side {
                    Side::White => key("news-white-queen-sent"),
                    Side::Black => key("news-black-queen-sent"),
                };
                (text, piece.side.opponent(), Some(from), to)
            }
            Effect::Relocated { piece, from, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-relocated"),
                    Kind::Guard => key("news-guard-relocated"),
                };
                (text, piece.side, Some(from), to)
            }
            Effect::Placed { piece, to } => {
                let text = match piece.kind {
                    Kind::Queen => key("news-queen-placed"),
                    Kind::Guard => key("news-guard-placed"),
                };
                (text, piece.side, None, to)
            }
            _ => return None,
        };
        let who = player_name(language, players, side);
        let mut args = vec![("who", who.into()), ("to", to.to_string().into())];
        args.extend(from.map(|from: CellId| ("from", from.to_string().into())));
        Some(language.tr_with(text, &args))
    })?;
    if let Some((owner, captured)) = captured_pieces(language, ply) {
        line += &language.tr_with("news-captures", &[("pieces", captured.into())]);
        let has_queen = |effect: &Effect| matches!(effect, Effect::Captured { piece, .. } if piece.kind == Kind::Queen);
        let bound = bound(rules, ply.effects.iter().any(has_queen));
        line += &cost_told(language, players, owner, (cost, bound));
    }
    let is_trapped = |effect: &Effect| matches!(effect, Effect::Trapped { .. });
    if ply.effects.iter().any(is_trapped) {
        line += &language.tr("news-trapped");
    }
    Some(line)
}

/// A move in notation as it is shown, with `×` for captures where records have `x`.
pub(crate) fn move_written(effects: &[Effect]) -> String {
    write_move(effects).replace('x', "×")
}

/// The pieces that a move captured, the queen first, with the side they belong to.
fn captured_pieces(language: &Language, ply: &Ply) -> Option<(Side, String)> {
    let captured = || {
        ply.effects.iter().filter_map(|effect| match *effect {
            Effect::Captured { piece, cell } => Some((piece, cell)),
            _ => None,
        })
    };
    let (piece, _) = captured().next()?;
    Some((piece.side, pieces(language, captured())))
}

/// The pieces on these cells in a phrase, the queen first; empty cells are left out.
pub(crate) fn pieces_on(language: &Language, position: &Position, cells: Bitboard) -> String {
    let found = cells
        .into_iter()
        .filter_map(|cell| Some((position.piece_at(cell)?, cell)));
    pieces(language, found)
}

/// Pieces on cells in a phrase, the queen first.
fn pieces(language: &Language, all: impl Iterator<Item = (Piece, CellId)>) -> String {
    let (queens, guards): (Vec<_>, Vec<_>) = all.partition(|(piece, _)| piece.kind == Kind::Queen);
    let queens = queens
        .into_iter()
        .map(|(_, cell)| language.tr_with("news-captured-queen", &[("cell", cell.to_string().into())]));
    let cells: Vec<_> = guards.into_iter().map(|(_, cell)| cell.to_string()).collect();
    let guards = (!cells.is_empty()).then(|| {
        let args = [
            ("count", cells.len().into()),
            ("cells", enumeration(language, &cells).into()),
        ];
        language.tr_with("news-captured-guards", &args)
    });
    enumeration(language, &queens.chain(guards).collect::<Vec<_>>())
}

/// A move by its cells: `b1 → c2`, never on two lines, or the target of a piece from the hand.
pub(crate) fn way(language: &Language, mv: Move) -> String {
    match mv {
        Move::Board { from, to } => format!("{from}\u{a0}→\u{a0}{to}"),
        Move::Place { to, .. } => to.to_string(),
        Move::Pass => language.tr("moves-pass"),
    }
}

/// A text with arrows as it is read out.
pub(crate) fn spoken(language: &Language, text: &str) -> String {
    text.replace("\u{a0}→\u{a0}", &format!(" {} ", language.tr("spoken-to")))
}

/// As [`move_told`], in a sentence for a screen reader.
pub(crate) fn move_spoken(
    language: &Language,
    rules: &RuleSet,
    players: &Players,
    ply: &Ply,
    cost: i32,
) -> Option<String> {
    let told = move_told(language, rules, players, ply, cost)?;
    Some(spoken(language, &told) + ".")
}

/// The keys of each level's name, of a line describing it, and of what it might say; the weakest first.
const LEVELS: [[&str; 3]; 10] = [
    [
        key("level-beginner"),
        key("level-beginner-line"),
        key("level-beginner-voice"),
    ],
    [
        key("level-learner"),
        key("level-learner-line"),
        key("level-learner-voice"),
    ],
    [key("level-casual"), key("level-casual-line"), key("level-casual-voice")],
    [key("level-steady"), key("level-steady-line"), key("level-steady-voice")],
    [
        key("level-skilled"),
        key("level-skilled-line"),
        key("level-skilled-voice"),
    ],
    [key("level-strong"), key("level-strong-line"), key("level-strong-voice")],
    [
        key("level-formidable"),
        key("level-formidable-line"),
        key("level-formidable-voice"),
    ],
    [key("level-expert"), key("level-expert-line"), key("level-expert-voice")],
    [
        key("level-virtuoso"),
        key("level-virtuoso-line"),
        key("level-virtuoso-voice"),
    ],
    [key("level-master"), key("level-master-line"), key("level-master-voice")],
];

/// The key of a level's name.
pub(crate) const fn level_key(level: Level) -> &'static str {
    LEVELS[level as usize][0]
}

/// The key of a line describing a level.
pub(crate) const fn level_line_key(level: Level) -> &'static str {
    LEVELS[level as usize][1]
}

/// The key of what a level might say.
pub(crate) const fn level_voice_key(level: Level) -> &'static str {
    LEVELS[level as usize][2]
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
        Preset::Modern => key("preset-modern"),
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
        Preset::Home => key("preset-home"),
        Preset::Japan => key("preset-japan"),
        Preset::Ludii => key("preset-ludii"),
    }
}

/// The key of a line describing how a preset differs from the others.
pub(crate) const fn preset_line_key(preset: Preset) -> &'static str {
    match preset {
        Preset::Modern => key("preset-modern-line"),
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
        Preset::Home => key("preset-home-line"),
        Preset::Japan => key("preset-japan-line"),
        Preset::Ludii => key("preset-ludii-line"),
    }
}

/// The turn number before a move: `7.` before White's, `7…` before Black's.
pub(crate) fn turn_number(turn: u32, side: Side) -> String {
    let dots = if side == Side::White { "." } else { "…" };
    format!("{turn}{dots}")
}

#[cfg(test)]
mod tests {
    use agon_core::notation::{parse_position, read_move};
    use agon_core::rules::Game;

    use super::*;
    use crate::shell::system::language::Locale;

    /// A move that captures, as told to these players.
    fn told(locale: Locale, players: &Players, position: &str, text: &str) -> String {
        let rules = RuleSet::default();
        let mut game = Game::from_position(rules, parse_position(position, &rules).unwrap());
        let mv = read_move(text, game.position(), &rules).unwrap();
        game.play(mv).unwrap();
        move_told(&Language::new(locale), &rules, players, &game.plies()[0], 2).unwrap()
    }

    /// White's k7 to i8 holds h9 against the guard beyond it.
    const ONE_GUARD: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";

    #[test]
    fn the_cost_of_a_capture_is_told_as_each_player_is_addressed() {
        let person_is = |side| Players::against_computer(side, Level::Casual);
        for (players, english, french) in [
            (person_is(Side::Black), "(costs you 2 moves)", "(vous coûte 2 coups)"),
            (
                person_is(Side::White),
                "(costs the computer 2 moves)",
                "(coûte 2 coups à l’ordinateur)",
            ),
            (
                Players::two_people("", ""),
                "(costs Black 2 moves)",
                "(coûte 2 coups aux Noirs)",
            ),
            (
                Players::two_people("Ada", "Grace"),
                "(costs Grace 2 moves)",
                "(coûte 2 coups à Grace)",
            ),
        ] {
            for (locale, cost) in [(Locale::EN, english), (Locale::FR, french)] {
                let told = told(locale, &players, ONE_GUARD, "k7i8");
                assert!(told.ends_with(cost), "{told:?} does not end with {cost:?}");
            }
        }
    }

    #[test]
    fn the_player_who_chooses_the_queens_cell_sends_her() {
        // White's queen on f1 is captured.
        let position = "1g2G1/G5g/2G4g/9/3q6/Q5g4/4GG4/g8/8/6g/6 w f1 3 14";
        let players = Players::against_computer(Side::Black, Level::Casual);
        for (rules, english, french) in [
            (
                "modern",
                "You: white queen sent from f1 to a3",
                "Vous : reine blanche envoyée de f1 en a3",
            ),
            (
                "globe",
                "Computer: queen put back from f1 to a3",
                "Ordinateur : reine replacée de f1 en a3",
            ),
        ] {
            let rules = rules.parse().unwrap();
            let mut game = Game::from_position(rules, parse_position(position, &rules).unwrap());
            let mv = read_move("f1a3", game.position(), &rules).unwrap();
            game.play(mv).unwrap();
            for (locale, expected) in [(Locale::EN, english), (Locale::FR, french)] {
                let told = move_told(&Language::new(locale), &rules, &players, &game.plies()[0], 0).unwrap();
                assert_eq!(told.replace('\u{a0}', " "), expected);
            }
        }
    }

    #[test]
    fn the_cost_of_a_queen_depends_on_who_chooses_her_cell() {
        for (rules, has_queen, known) in [
            ("modern", true, "up to 2 moves"),
            ("modern", false, "the computer 2 moves"),
            ("globe", true, "at least 2 moves"),
            ("neto", true, "the computer 2 moves"),
        ] {
            let rules = rules.parse().unwrap();
            let players = Players::against_computer(Side::Black, Level::Casual);
            let cost = (2, bound(&rules, has_queen));
            let told = cost_told(&Language::new(Locale::EN), &players, Side::White, cost);
            assert!(told.contains(known), "{told}");
        }
    }

    #[test]
    fn several_things_are_joined_by_a_word_before_the_last() {
        let cells = ["c3", "d4", "e5"].map(str::to_owned);
        for (count, english, french) in [
            (0, "", ""),
            (1, "c3", "c3"),
            (2, "c3 and d4", "c3 et d4"),
            (3, "c3, d4 and e5", "c3, d4 et e5"),
        ] {
            assert_eq!(enumeration(&Language::new(Locale::EN), &cells[..count]), english);
            assert_eq!(enumeration(&Language::new(Locale::FR), &cells[..count]), french);
        }
    }

    #[test]
    fn a_capture_is_shown_with_a_multiplication_sign() {
        let rules = RuleSet::default();
        let mut game = Game::from_position(rules, parse_position(ONE_GUARD, &rules).unwrap());
        game.play(read_move("k7i8", game.position(), &rules).unwrap()).unwrap();
        assert_eq!(move_written(&game.plies()[0].effects), "Gk7-i8×h9");
    }
}
