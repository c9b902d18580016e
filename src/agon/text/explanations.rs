//! Why a move is good or bad, in the player's language.

use agon_core::board::{Bitboard, CellId};
use agon_core::engine::{Judgement, Reason};
use agon_core::rules::{Game, Move, Position, Side, WinReason};
use agon_core::session::players::Players;

use crate::agon::text::words::{bound, cost_told, enumeration, pieces_on, player_name, player_role, way};
use crate::shell::system::language::{Language, key};
use fluent_bundle::FluentValue as Value;

/// A move to be explained.
#[derive(Clone, Copy)]
pub(crate) struct Explained<'a> {
    pub(crate) language: &'a Language,
    pub(crate) players: &'a Players,
    /// The game before the move.
    pub(crate) game: &'a Game,
    /// A legal move.
    pub(crate) mv: Move,
}

/// A judgement in words: a sentence about the move, with at most two reasons, and one about the answer, if there is one
/// that matters. None if nothing worth saying was found.
pub(crate) fn sentences(language: &Language, players: &Players, game: &Game, judgement: &Judgement) -> Vec<String> {
    let explained = Explained {
        language,
        players,
        game,
        mv: judgement.played.mv,
    };
    let told = judgement.told();
    let about = (!told.is_empty()).then(|| explained.sentence(key("explained-move"), &told));
    about.into_iter().chain(explained.answer(judgement)).collect()
}

/// As [`sentences`], for a move that a player considers; something is always said.
pub(crate) fn verdict_on(language: &Language, players: &Players, game: &Game, judgement: &Judgement) -> Vec<String> {
    let explained = Explained {
        language,
        players,
        game,
        mv: judgement.played.mv,
    };
    let mut told = telling(judgement);
    let frame = if judgement.is_bad() {
        let said = sentences(language, players, game, judgement);
        if !said.is_empty() {
            return said;
        }
        key("explained-move")
    } else if judgement.played.mv == judgement.best.mv {
        key("explained-best")
    } else if let Some(against) = against(judgement) {
        told = vec![against];
        key("explained-playable")
    } else if matches!(told[..], [Reason::Sideways | Reason::Quiet]) {
        key("explained-quiet")
    } else {
        key("explained-good")
    };
    vec![explained.sentence(frame, &told)]
}

/// The case against a move that is not bad, if it costs something: the capture that it really allows, or the cost.
fn against(judgement: &Judgement) -> Option<Reason> {
    let find = |is: &dyn Fn(&Reason) -> bool| judgement.reasons.iter().copied().find(|reason| is(reason));
    let cost = find(&|reason| matches!(reason, Reason::GivesAway { .. }))?;
    let answer = judgement.played.pv.get(1);
    let capture = find(&|reason| matches!(reason, Reason::WouldBeCaptured { by, .. } if Some(by) == answer));
    Some(capture.unwrap_or(cost))
}

/// One or two reasons: those for or against a move that is not bad, or its effect.
pub(crate) fn telling(judgement: &Judgement) -> Vec<Reason> {
    let told = judgement.told();
    if !told.is_empty() {
        return told;
    }
    // A capture that is never made would only frighten.
    let plain = judgement
        .reasons
        .iter()
        .find(|reason| !matches!(reason, Reason::WouldBeCaptured { .. }));
    plain.or(judgement.reasons.first()).copied().into_iter().collect()
}

impl Explained<'_> {
    /// Puts reasons into a sentence, of which they are the value `reason`.
    pub(crate) fn sentence(&self, frame: &'static str, reasons: &[Reason]) -> String {
        self.language.tr_with(frame, &[("reason", self.phrase(reasons).into())])
    }

    /// The effect of the move, as the rest of a sentence whose subject is the move. After the end of the game nothing
    /// matters.
    pub(crate) fn phrase(&self, reasons: &[Reason]) -> String {
        let decisive = reasons.iter().position(|&reason| is_decisive(reason));
        let reasons = decisive.map_or(reasons, |at| &reasons[at..=at]);
        let phrases: Vec<_> = reasons.iter().map(|&reason| self.of(reason)).collect();
        enumeration(self.language, &phrases)
    }

    /// The enemy's answer and why it is given, unless the reasons against the move have named it already.
    fn answer(&self, judgement: &Judgement) -> Option<String> {
        let (answer, reasons) = judgement.answer.as_ref()?;
        let is_named = judgement.told().iter().any(|reason| match reason {
            Reason::WouldBeCaptured { by, .. } => by == answer,
            _ => false,
        });
        if is_named {
            return None;
        }
        let mut after = self.game.clone();
        after.play(self.mv).ok()?;
        let next = Explained {
            game: &after,
            mv: *answer,
            ..*self
        };
        let mut values = self.player("by", judgement.chooser.opponent());
        values.push(("move", way(self.language, *answer).into()));
        if reasons.is_empty() {
            return Some(self.language.tr_with("explained-answer", &values));
        }
        values.push(("reason", next.phrase(reasons).into()));
        Some(self.language.tr_with("explained-answer-why", &values))
    }

    /// The player to whom the move is ascribed.
    fn us(&self) -> Side {
        match self.mv {
            Move::Pass => self.game.position().side(),
            _ => self.game.chooser(),
        }
    }

    /// A player as a value for Fluent, with the name that may be needed.
    fn player(&self, value: &'static str, side: Side) -> Vec<(&'static str, Value<'static>)> {
        let name = player_name(self.language, self.players, side);
        vec![
            (value, player_role(self.players, side).into()),
            ("name", Value::from(name)),
        ]
    }

    /// A reason as the rest of a sentence whose subject is the move.
    fn of(&self, reason: Reason) -> String {
        let language = self.language;
        let (us, enemy) = (self.us(), self.us().opponent());
        let before = self.game.position();
        let after = before.make(self.game.rules(), self.mv).position;
        let pieces =
            |position: &Position, cells: Bitboard| vec![("pieces", Value::from(pieces_on(language, position, cells)))];
        let cell = |cell: CellId| vec![("cell", Value::from(cell.to_string()))];
        let by = |mut values: Vec<(&'static str, Value<'static>)>, mv: Move| {
            values.extend(self.player("by", enemy));
            values.push(("move", Value::from(way(language, mv))));
            values
        };
        let moves = |plies: u32| ("count", Value::from(plies.div_ceil(2)));
        let cost = |side, tempi, queens: Bitboard| {
            let bound = bound(self.game.rules(), !queens.is_empty());
            // A piece that leaves the board costs no moves.
            let tempi = if self.game.rules().removes_any() { 0 } else { tempi };
            cost_told(language, self.players, side, (tempi, bound))
        };
        let (text, values) = match reason {
            Reason::Wins(_) => (key("reason-wins"), vec![]),
            Reason::Loses(WinReason::EmptyThrone) => (key("reason-loses-empty-throne"), vec![]),
            Reason::Loses(WinReason::Repetition) => (key("reason-loses-repetition"), vec![]),
            Reason::Loses(_) => (key("reason-loses"), vec![]),
            Reason::Draws(_) => (key("reason-draws"), vec![]),
            Reason::LetsWin { plies, .. } => {
                let mut values = self.player("by", enemy);
                values.push(moves(plies));
                (key("reason-lets-win"), values)
            }
            Reason::WinsIn { plies } => (key("reason-wins-in"), vec![moves(plies)]),
            Reason::MissesWin { plies, .. } => (key("reason-misses-win"), vec![moves(plies)]),
            Reason::PreventsWin { by: mv } => (key("reason-prevents-win"), by(vec![], mv)),
            Reason::OnlyMove => (key("reason-only-move"), vec![]),
            Reason::Captures { cells, .. } => (key("reason-captures"), pieces(before, cells)),
            Reason::Trapped { .. } => (key("reason-trapped"), vec![]),
            Reason::WouldBeCaptured { cells, by: mv, .. } => {
                (key("reason-would-be-captured"), by(pieces(&after, cells), mv))
            }
            Reason::Saves { cells, .. } => (key("reason-saves"), pieces(before, self.before_move(cells))),
            Reason::Threatens { cells, .. } => (key("reason-threatens"), pieces(&after, cells)),
            Reason::TrapsQueen { queen } => (key("reason-traps-queen"), cell(queen)),
            Reason::BlocksThrone { queen } => (key("reason-blocks-throne"), cell(queen)),
            Reason::OccupiesThrone => (key("reason-occupies-throne"), vec![]),
            Reason::BlocksGuards { .. } => (key("reason-blocks-guards"), vec![]),
            Reason::HoldsUp { pieces: cells } => (key("reason-holds-up"), pieces(&after, cells)),
            Reason::WinsRace { by: count } => {
                let mut values = self.player("whom", us);
                values.push(("count", count.into()));
                (key("reason-wins-race"), values)
            }
            Reason::GivesAway { hundredths, .. } => {
                let count = (hundredths + 50) / 100;
                (key("reason-gives-away"), vec![("count", count.into())])
            }
            Reason::NearestCell { .. } => (key("reason-nearest-cell"), vec![]),
            Reason::FarthestCell { .. } => (key("reason-farthest-cell"), vec![]),
            Reason::KeepsAway { .. } => (key("reason-keeps-away"), vec![]),
            Reason::Inwards { .. } => (key("reason-inwards"), vec![]),
            Reason::Sideways => (key("reason-sideways"), vec![]),
            Reason::Quiet => (key("reason-quiet"), vec![]),
        };
        let text = language.tr_with(text, &values);
        match reason {
            Reason::Captures { tempi, cells, .. } => text + &cost(enemy, tempi, before.queens(enemy) & cells),
            Reason::Trapped { tempi, cell } => text + &cost(us, tempi, after.queens(us) & Bitboard::from(cell)),
            Reason::WouldBeCaptured { tempi, cells, .. } => text + &cost(us, tempi, after.queens(us) & cells),
            _ => text,
        }
    }

    /// Cells after the move as they were before it: a piece is spoken of where the player sees it.
    fn before_move(&self, cells: Bitboard) -> Bitboard {
        match self.mv {
            Move::Board { from, to } if cells.contains(to) => cells.without(to) | Bitboard::from(from),
            _ => cells,
        }
    }
}

/// Whether a reason makes all others irrelevant.
const fn is_decisive(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Wins(_)
            | Reason::Loses(_)
            | Reason::Draws(_)
            | Reason::LetsWin { .. }
            | Reason::WinsIn { .. }
            | Reason::MissesWin { .. }
            | Reason::OnlyMove
    )
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashMap};

    use agon_core::engine::{Findings, Level, Line, Score};
    use agon_core::notation::{parse_position, read_move};
    use agon_core::rules::{DrawReason, RuleSet};

    use super::*;
    use crate::shell::system::language::Locale;

    /// White's k7 to i8 captures the guard on h9.
    const CAPTURE: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";

    fn game(position: &str) -> Game {
        let rules = "modern".parse::<RuleSet>().unwrap();
        Game::from_position(rules, parse_position(position, &rules).unwrap())
    }

    fn mv(text: &str, game: &Game) -> Move {
        read_move(text, game.position(), game.rules()).unwrap()
    }

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    fn board_move(from: &str, to: &str) -> Move {
        let [from, to] = [from, to].map(cell);
        Move::Board { from, to }
    }

    /// Every reason, for White's k7 to i8.
    fn reasons() -> Vec<Reason> {
        let by = board_move("a1", "a2");
        let [enemy, own] = ["h9", "i8"].map(|name| Bitboard::from(cell(name)));
        vec![
            Reason::Wins(WinReason::Enthroned),
            Reason::Loses(WinReason::EmptyThrone),
            Reason::Loses(WinReason::Repetition),
            Reason::Loses(WinReason::Enthroned),
            Reason::Draws(DrawReason::Progress),
            Reason::LetsWin { plies: 3, by },
            Reason::LetsWin { plies: 1, by },
            Reason::WinsIn { plies: 5 },
            Reason::MissesWin { best: by, plies: 3 },
            Reason::PreventsWin { by },
            Reason::OnlyMove,
            Reason::Captures {
                cells: enemy,
                queen: None,
                tempi: 4,
            },
            Reason::Trapped {
                cell: cell("i8"),
                tempi: 3,
            },
            Reason::WouldBeCaptured {
                cells: own,
                by,
                tempi: 2,
            },
            Reason::Saves { cells: own, tempi: 3 },
            Reason::Threatens { cells: enemy, tempi: 3 },
            Reason::TrapsQueen { queen: cell("a1") },
            Reason::BlocksThrone { queen: cell("a1") },
            Reason::OccupiesThrone,
            Reason::BlocksGuards { cell: cell("i8") },
            Reason::HoldsUp { pieces: enemy },
            Reason::WinsRace { by: 3 },
            Reason::GivesAway {
                best: by,
                hundredths: 130,
            },
            Reason::NearestCell { ring: 4 },
            Reason::FarthestCell { ring: 5 },
            Reason::KeepsAway { distance: 3 },
            Reason::Inwards { ring: 3 },
            Reason::Sideways,
            Reason::Quiet,
        ]
    }

    fn everybody() -> Vec<Players> {
        vec![
            Players::against_computer(Side::White, Level::Casual),
            Players::against_computer(Side::Black, Level::Casual),
            Players::two_people("", ""),
            Players::two_people("Ada", "Émile"),
        ]
    }

    #[test]
    fn every_reason_makes_a_sentence_of_its_own_for_all_players() {
        let codes: BTreeSet<_> = reasons().into_iter().map(Reason::code).collect();
        assert_eq!(codes, Reason::CODES.into(), "no reason is left out");
        let game = game(CAPTURE);
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for players in everybody() {
                let explained = Explained {
                    language: &language,
                    players: &players,
                    game: &game,
                    mv: mv("k7i8", &game),
                };
                let mut seen = HashMap::new();
                for reason in reasons() {
                    let sentence = explained.sentence("explained-move", &[reason]);
                    assert!(sentence.ends_with('.') && !sentence.contains(['{', '$']), "{sentence}");
                    assert!(!sentence.contains("reason-"), "{sentence}");
                    if let Some(other) = seen.insert(sentence.clone(), reason) {
                        panic!("{other:?} and {reason:?} both read {sentence:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn players_are_spoken_of_as_they_are_addressed() {
        let game = game(CAPTURE);
        let by = board_move("a1", "a2");
        let captured = Reason::WouldBeCaptured {
            cells: Bitboard::from(cell("i8")),
            by,
            tempi: 2,
        };
        for (players, english, french) in [
            (
                Players::against_computer(Side::White, Level::Casual),
                "This move lets the computer capture the guard on i8 with a1\u{a0}→\u{a0}a2 (costs you 2 moves).",
                "Ce coup laisse l’ordinateur capturer le garde en i8 en jouant a1\u{a0}→\u{a0}a2 (vous coûte 2 coups).",
            ),
            (
                Players::against_computer(Side::Black, Level::Casual),
                "This move lets you capture the guard on i8 with a1\u{a0}→\u{a0}a2 (costs the computer 2 moves).",
                "Ce coup vous laisse capturer le garde en i8 en jouant a1\u{a0}→\u{a0}a2 (coûte 2 coups à l’ordinateur).",
            ),
            (
                Players::two_people("", ""),
                "This move lets Black capture the guard on i8 with a1\u{a0}→\u{a0}a2 (costs White 2 moves).",
                "Ce coup laisse les Noirs capturer le garde en i8 en jouant a1\u{a0}→\u{a0}a2 (coûte 2 coups aux Blancs).",
            ),
            (
                Players::two_people("Ada", "Bo"),
                "This move lets Bo capture the guard on i8 with a1\u{a0}→\u{a0}a2 (costs Ada 2 moves).",
                "Ce coup laisse Bo capturer le garde en i8 en jouant a1\u{a0}→\u{a0}a2 (coûte 2 coups à Ada).",
            ),
        ] {
            for (locale, sentence) in [(Locale::EN, english), (Locale::FR, french)] {
                let explained = Explained {
                    language: &Language::new(locale),
                    players: &players,
                    game: &game,
                    mv: mv("k7i8", &game),
                };
                assert_eq!(explained.sentence("explained-move", &[captured]), sentence);
            }
        }
    }

    #[test]
    fn a_piece_that_saves_itself_is_named_where_it_stands() {
        let game = game(CAPTURE);
        let explained = Explained {
            language: &Language::new(Locale::EN),
            players: &Players::two_people("", ""),
            game: &game,
            mv: mv("k7i8", &game),
        };
        let saved = Reason::Saves {
            cells: Bitboard::from(cell("i8")),
            tempi: 3,
        };
        assert_eq!(explained.phrase(&[saved]), "saves the guard on k7 from capture");
    }

    #[test]
    fn two_reasons_make_one_sentence_unless_the_first_decides_the_game() {
        let game = game(CAPTURE);
        let explained = Explained {
            language: &Language::new(Locale::EN),
            players: &Players::two_people("", ""),
            game: &game,
            mv: mv("k7i8", &game),
        };
        let two = [
            Reason::OccupiesThrone,
            Reason::Threatens {
                cells: Bitboard::from(cell("h9")),
                tempi: 1,
            },
        ];
        assert_eq!(
            explained.sentence("explained-move", &two),
            "This move brings the queen onto the throne and threatens to capture the guard on h9."
        );
        let decided = [Reason::OccupiesThrone, Reason::WinsIn { plies: 3 }];
        assert_eq!(
            explained.sentence("explained-move", &decided),
            "This move wins in 2 moves, whatever the replies."
        );
    }

    fn line(game: &Game, moves: &[&str], score: Score) -> Line {
        let mut game = game.clone();
        let pv: Vec<_> = moves
            .iter()
            .map(|text| {
                let mv = mv(text, &game);
                game.play(mv).unwrap();
                mv
            })
            .collect();
        Line { mv: pv[0], score, pv }
    }

    fn judgement(game: &Game, best: (&[&str], i32), played: (&[&str], i32)) -> Judgement {
        let [best, played] = [best, played].map(|(moves, race)| line(game, moves, Score::Race(race)));
        let findings = Findings {
            best,
            played,
            second: None,
            is_doubtful: false,
        };
        Judgement::new(game, findings).unwrap()
    }

    #[test]
    fn a_judgement_is_told_with_the_answer_that_a_bad_move_allows() {
        let game = game(CAPTURE);
        let players = Players::against_computer(Side::White, Level::Casual);
        let language = Language::new(Locale::EN);
        let told = |judgement: &Judgement| verdict_on(&language, &players, &game, judgement);
        let capture: (&[&str], i32) = (&["k7i8", "h9a3"], 600);
        assert_eq!(
            told(&judgement(&game, capture, capture)),
            ["Nothing is better: this move captures the guard on h9 (costs the computer 1 move)."]
        );
        let bad = judgement(&game, (&["k7i8", "h9a3"], 1500), (&["k7k6", "h9h8"], -1500));
        assert!(bad.is_bad());
        assert_eq!(
            told(&bad),
            [
                "This move gives away about 22 moves.",
                "The computer then plays h9\u{a0}→\u{a0}h8."
            ]
        );
    }
}
