//! The prompts of the banner, derived from the match alone.

use agon_core::learn::lesson::Standing;
use agon_core::rules::{Effect, Kind, Outcome, Side};

use crate::agon::gameplay::current_game::{Match, Turn};
use crate::agon::gameplay::mode_rights::Mode;
use crate::agon::text::verdict::{headline, reason};
use crate::agon::text::words::{player_name, player_role, side_name, to_move, zone_role};
use crate::shell::system::language::{Language, key};

/// A prompt of the banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prompt {
    /// The game is over.
    Ended(Outcome),
    /// A draw is offered; `answerable` if the player at the screen must answer.
    DrawOffered { by: Side, answerable: bool },
    /// A player had no legal move.
    Passed(Side),
    /// A player gave up a turn as a handicap.
    GaveAway(Side),
    /// A player relocates a captured piece, and must first `choose` which.
    Relocate { owner: Side, kind: Kind, choose: bool },
    /// A player chooses the cell for the opponent's captured queen.
    SendQueen { chooser: Side },
    /// A player places a piece.
    Place { side: Side, kind: Kind },
    /// A human must step, and has or has not selected a piece.
    Step { side: Side, picked: bool },
    /// A human may move despite later moves: after a take-back, or at an earlier position.
    Earlier(Side),
    /// A human has chosen a move and must confirm it.
    Confirm(Side),
    /// A human asks for the consequences of the selected piece's moves.
    AskWhy(Side),
    /// A line is played out on the board; `asked` while the player asks about moves.
    Preview { asked: bool },
    /// An earlier position is shown, in which nobody at the screen may move.
    LookingBack,
    /// Another position of a finished game is shown. A human to move can try variations.
    Reviewing,
    /// Nobody plays: moves of both sides can be tried, and this side is to move.
    Analysing(Side),
    /// Answers are prepared: a move that the far player may make, or the answer to it, is this side's.
    Preparing(Side),
    /// A better move than this side's mistake is sought.
    Retrying(Side),
    /// The computer is to move.
    ToMove(Side),
    /// The computer has been thinking for some time.
    Thinking(Side),
}

/// Progress of the player at the screen towards a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    Nothing,
    Picked,
    /// A move is chosen and awaits confirmation.
    Chosen,
    /// A piece is selected, and its moves are asked about.
    Asking,
}

impl Prompt {
    /// All current prompts, in the order in which they arose.
    pub(crate) fn all(current: &Match, thinking: bool, progress: Progress) -> Vec<Self> {
        if let Some(outcome) = current.outcome() {
            return vec![Self::Ended(outcome)];
        }
        if current.puzzle().is_some() {
            return Self::of_puzzle(current, thinking, progress);
        }
        if let Some(standing) = current.standing() {
            return Self::of_lesson(current, standing, progress);
        }
        let rights = current.rights();
        match current.human_chooser() {
            None if !rights.goes_on && rights.counts => return vec![Self::LookingBack],
            None if !rights.goes_on => return vec![Self::Reviewing],
            Some(side) if rights.moves_all && progress != Progress::Chosen => {
                let obligation = Self::obligation(current, side, progress);
                let asked = match rights.roams {
                    true if current.mode() == Mode::Preparing => Self::Preparing(side),
                    true => Self::Analysing(side),
                    false => Self::Retrying(side),
                };
                return vec![obligation.unwrap_or(asked)];
            }
            Some(_) if !rights.counts && progress == Progress::Nothing => return vec![Self::Reviewing],
            _ => {}
        }
        let last = current.game().plies().last();
        let passed = last.and_then(|ply| {
            ply.effects.iter().find_map(|effect| match effect {
                Effect::Passed { side } => Some(*side),
                _ => None,
            })
        });
        let offered = current.draw_offered_by().map(|by| Self::DrawOffered {
            by,
            answerable: current.players().is_human(by.opponent()),
        });
        let next = current.chooser().map(
            |chooser| match current.players().is_human(chooser) || rights.moves_all {
                true if progress == Progress::Chosen => Self::Confirm(chooser),
                true if progress == Progress::Asking => Self::AskWhy(chooser),
                true => Self::obligation(current, chooser, progress).unwrap_or(match progress {
                    Progress::Nothing if rights.replaces => Self::Earlier(chooser),
                    _ => Self::Step {
                        side: chooser,
                        picked: progress == Progress::Picked,
                    },
                }),
                false if thinking => Self::Thinking(chooser),
                false => Self::ToMove(chooser),
            },
        );
        let given_away = current.game().has_given_turn_away();
        let passed = passed.map(if given_away { Self::GaveAway } else { Self::Passed });
        passed.into_iter().chain(offered.or(next)).collect()
    }

    /// The prompt in a lesson: the side to move. Results are shown beside the board.
    fn of_lesson(current: &Match, standing: Standing, progress: Progress) -> Vec<Self> {
        let Some(side) = current.chooser() else {
            return Vec::new();
        };
        let prompt = match (standing, progress) {
            (Standing::Yours, Progress::Chosen) => Self::Confirm(side),
            (Standing::Yours, _) => Self::obligation(current, side, progress).unwrap_or(Self::Step {
                side,
                picked: progress == Progress::Picked,
            }),
            (Standing::Theirs(_) | Standing::Passing, _) => Self::ToMove(side),
            (Standing::Done(_) | Standing::Failed(_), _) => return Vec::new(),
        };
        vec![prompt]
    }

    /// The prompt in a puzzle: the side to move. Results are shown beside the board.
    fn of_puzzle(current: &Match, thinking: bool, progress: Progress) -> Vec<Self> {
        let Some((side, turn)) = current.chooser().zip(current.puzzle_turn()) else {
            return Vec::new();
        };
        vec![match (turn, progress) {
            (Turn::Player, Progress::Chosen) => Self::Confirm(side),
            (Turn::Player, Progress::Asking) => Self::AskWhy(side),
            (Turn::Player, _) => Self::obligation(current, side, progress).unwrap_or(Self::Step {
                side,
                picked: progress == Progress::Picked,
            }),
            (Turn::Computer, _) if thinking => Self::Thinking(side),
            (Turn::Computer | Turn::Pass, _) => Self::ToMove(side),
        }]
    }

    /// An obligation of a human other than to step.
    fn obligation(current: &Match, chooser: Side, progress: Progress) -> Option<Self> {
        let position = current.position();
        let (owner, due) = (position.side(), position.due());
        let queen_due = !(due & position.queens(owner)).is_empty();
        if due.is_empty() {
            let kind = position.hand(owner).next()?;
            Some(Self::Place { side: owner, kind })
        } else if chooser != owner {
            Some(Self::SendQueen { chooser })
        } else {
            Some(Self::Relocate {
                owner,
                kind: if queen_due { Kind::Queen } else { Kind::Guard },
                choose: !queen_due && due.len() > 1 && progress == Progress::Nothing,
            })
        }
    }

    /// The side that the prompt is about.
    pub(crate) const fn side(self) -> Option<Side> {
        match self {
            Self::Ended(outcome) => outcome.winner(),
            Self::Preview { .. } | Self::LookingBack | Self::Reviewing => None,
            Self::DrawOffered { by: side, .. }
            | Self::Passed(side)
            | Self::GaveAway(side)
            | Self::Relocate { owner: side, .. }
            | Self::SendQueen { chooser: side }
            | Self::Place { side, .. }
            | Self::Step { side, .. }
            | Self::Earlier(side)
            | Self::Confirm(side)
            | Self::AskWhy(side)
            | Self::Analysing(side)
            | Self::Preparing(side)
            | Self::Retrying(side)
            | Self::ToMove(side)
            | Self::Thinking(side) => Some(side),
        }
    }

    /// The side addressed, or `None` for both.
    pub(crate) const fn is_for(self) -> Option<Side> {
        match self {
            Self::Ended(_)
            | Self::Passed(_)
            | Self::GaveAway(_)
            | Self::Preview { .. }
            | Self::LookingBack
            | Self::Reviewing
            | Self::Analysing(_)
            | Self::Preparing(_)
            | Self::Retrying(_) => None,
            Self::DrawOffered { by, .. } => Some(by.opponent()),
            Self::Relocate { .. }
            | Self::SendQueen { .. }
            | Self::Place { .. }
            | Self::Step { .. }
            | Self::Earlier(_)
            | Self::Confirm(_)
            | Self::AskWhy(_)
            | Self::ToMove(_)
            | Self::Thinking(_) => self.side(),
        }
    }

    pub(crate) fn text(self, current: &Match, language: &Language) -> String {
        match self {
            Self::Ended(outcome) => headline(language, current.players(), outcome),
            Self::DrawOffered { by, answerable } => {
                let players = current.players();
                let args = [
                    ("by", player_role(players, by).into()),
                    ("name", player_name(language, players, by).into()),
                    ("to", player_name(language, players, by.opponent()).into()),
                ];
                let text = match (answerable, players.single_human()) {
                    (true, None) => key("banner-draw-offered-to"),
                    (true, Some(_)) => key("banner-draw-offered-to-you"),
                    (false, _) => key("banner-draw-offered"),
                };
                language.tr_with(text, &args)
            }
            Self::Passed(_) => language.tr("banner-passed"),
            Self::GaveAway(_) => language.tr("banner-gave-away"),
            Self::Relocate { choose: true, .. } => language.tr("banner-relocate-one"),
            Self::Relocate { kind: Kind::Queen, .. } => language.tr("banner-relocate-queen"),
            Self::Relocate { kind: Kind::Guard, .. } => {
                language.tr_with("banner-relocate-guard", &[("zone", zone_role(current.rules()).into())])
            }
            Self::SendQueen { chooser: Side::White } => language.tr("banner-send-black-queen"),
            Self::SendQueen { chooser: Side::Black } => language.tr("banner-send-white-queen"),
            Self::Place { kind: Kind::Queen, .. } => language.tr("banner-place-queen"),
            Self::Place { kind: Kind::Guard, .. } => language.tr("banner-place-guard"),
            Self::Step { picked: false, .. } => language.tr("banner-step-pick"),
            Self::Step { picked: true, .. } => language.tr("banner-step-target"),
            Self::Confirm(_) => language.tr("banner-confirm"),
            Self::AskWhy(_) => language.tr("banner-why-target"),
            Self::Preview { .. } => language.tr("banner-preview"),
            Self::LookingBack if current.is_in_variation() => language.tr("banner-looking-aside"),
            Self::LookingBack => language.tr("banner-looking-back"),
            Self::Earlier(_) => language.tr("banner-earlier"),
            Self::Reviewing => language.tr(match (current.is_in_variation(), current.human_chooser()) {
                (true, Some(_)) => key("banner-reviewing-aside"),
                (true, None) => key("banner-reviewing-aside-only"),
                (false, Some(_)) => key("banner-reviewing"),
                (false, None) => key("banner-reviewing-only"),
            }),
            Self::Analysing(_) if current.is_in_variation() => language.tr("banner-analysing-aside"),
            Self::Analysing(_) => language.tr("banner-analysing"),
            Self::Preparing(side) if current.players().is_human(side) => language.tr("banner-preparing-answer"),
            Self::Preparing(_) => language.tr("banner-preparing-move"),
            Self::Retrying(_) => language.tr("banner-retrying"),
            Self::ToMove(_) if current.waits_for_link() => language.tr("by-link-their-turn"),
            Self::ToMove(side) => to_move(language, player_role(current.players(), side)),
            Self::Thinking(_) => language.tr("panel-thinking"),
        }
    }

    /// The prompt as a sentence for a screen reader.
    pub(crate) fn in_words(self, current: &Match, language: &Language) -> String {
        // Rings and dots mean nothing to a screen reader: the turn is enough.
        let text = match self {
            Self::Step { side, .. } if current.players().single_human() == Some(side) => None,
            Self::Step { side, .. } => Some(to_move(language, player_role(current.players(), side))),
            Self::Ended(outcome) => {
                let reason = reason(language, current.players(), current.rules(), outcome);
                Some(self.text(current, language) + ". " + &reason)
            }
            _ => Some(self.text(current, language)),
        };
        let who = match self {
            // The result was announced when the game ended.
            Self::Reviewing => None,
            _ => self.addressee(current, language),
        };
        let words: Vec<_> = who.into_iter().chain(text).collect();
        let sentence = match &words[..] {
            [who, what] => language.tr_with("spoken-to-whom", &[("who", who.into()), ("what", what.into())]),
            words => words.concat(),
        };
        if sentence.ends_with(['.', '!', '?']) {
            sentence
        } else {
            sentence + "."
        }
    }

    /// The name before the text, or `None` if only the human can be meant. For [`Self::Reviewing`] it is the result.
    pub(crate) fn addressee(self, current: &Match, language: &Language) -> Option<String> {
        let side = match self {
            Self::Ended(_) | Self::DrawOffered { .. } | Self::AskWhy(_) => return None,
            Self::ToMove(_) if current.waits_for_link() => return None,
            // While analysing or trying again, people move both sides.
            _ if current.rights().moves_all => return self.side().map(|side| side_name(language, side)),
            Self::Reviewing => return Some(headline(language, current.players(), current.result()?)),
            Self::Relocate { .. } | Self::SendQueen { .. } | Self::Place { .. }
                if current.players().single_human().is_some() =>
            {
                return None;
            }
            Self::Step { .. } | Self::Earlier(_) | Self::Confirm(_) if current.players().single_human().is_some() => {
                return Some(language.tr("banner-your-turn"));
            }
            _ => self.side()?,
        };
        Some(player_name(language, current.players(), side))
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;

    use agon_core::rules::{Game, Handicap, Move, RuleSet, WinReason};
    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::gameplay::current_game::Purpose;
    use crate::shell::system::language::Locale;
    use crate::testing::matches::{GUARDS, QUEEN_AND_GUARD, at, two_people};

    fn all(current: &Match, thinking: bool) -> Vec<Prompt> {
        Prompt::all(current, thinking, Progress::Nothing)
    }

    #[test]
    fn a_step_is_asked_for_piece_by_target_and_confirmed_if_wanted() {
        let current = at("globe", None, two_people());
        let step = |picked| Prompt::Step {
            side: Side::White,
            picked,
        };
        for (progress, said) in [
            (Progress::Nothing, step(false)),
            (Progress::Picked, step(true)),
            (Progress::Chosen, Prompt::Confirm(Side::White)),
        ] {
            assert_eq!(Prompt::all(&current, false, progress), [said]);
        }
    }

    #[test]
    fn the_owner_relocates_the_queen_first_and_then_guards() {
        let relocate = |kind, choose| Prompt::Relocate {
            owner: Side::White,
            kind,
            choose,
        };
        let current = at("globe", Some(QUEEN_AND_GUARD), two_people());
        assert_eq!(all(&current, false), [relocate(Kind::Queen, false)]);
        let current = at("globe", Some(GUARDS), two_people());
        assert_eq!(all(&current, false), [relocate(Kind::Guard, true)]);
        let picked = Prompt::all(&current, false, Progress::Picked);
        assert_eq!(picked, [relocate(Kind::Guard, false)]);
    }

    #[test]
    fn the_captor_is_told_to_send_the_queen() {
        let current = at("captor", Some(QUEEN_AND_GUARD), two_people());
        assert_eq!(all(&current, false), [Prompt::SendQueen { chooser: Side::Black }]);
        let text = all(&current, false)[0].text(&current, &Language::new(Locale::EN));
        assert!(text.contains("white queen"), "{text}");
    }

    #[test]
    fn placing_is_told_piece_by_piece() {
        let mut current = at("parlett", None, two_people());
        for (side, kind) in [
            (Side::White, Kind::Queen),
            (Side::Black, Kind::Queen),
            (Side::White, Kind::Guard),
        ] {
            assert_eq!(all(&current, false), [Prompt::Place { side, kind }]);
            let mv = current.position().legal_moves(current.rules())[0];
            current.tree.play(mv).unwrap();
        }
    }

    #[test]
    fn the_computer_is_not_told_what_to_do() {
        let players = Players::against_computer(Side::Black, Level::Beginner);
        let current = at("globe", Some(QUEEN_AND_GUARD), players);
        assert_eq!(all(&current, false), [Prompt::ToMove(Side::White)]);
        assert_eq!(all(&current, true), [Prompt::Thinking(Side::White)]);
    }

    #[test]
    fn an_offer_is_answered_by_a_person_only() {
        let mut current = at("globe", None, two_people());
        current.draw_offered_by = Some(Side::White);
        let offered = |answerable| Prompt::DrawOffered {
            by: Side::White,
            answerable,
        };
        assert_eq!(all(&current, false), [offered(true)]);
        current.players = Players::against_computer(Side::White, Level::Beginner);
        assert_eq!(all(&current, false), [offered(false)]);
    }

    #[test]
    fn a_forced_pass_is_told_before_what_follows() {
        // White has only a queen on the throne, which never leaves it voluntarily.
        let stuck = "6/7/8/9/10/5Q4g/10/9/8/7/6 w - 0 5";
        let mut current = at("globe,progress-limit=0", Some(stuck), two_people());
        assert!(current.position().must_pass(current.rules()), "the position is stuck");
        current.tree.play(Move::Pass).unwrap();
        let next = Prompt::Step {
            side: Side::Black,
            picked: false,
        };
        assert_eq!(all(&current, false), [Prompt::Passed(Side::White), next]);
    }

    #[test]
    fn a_turn_given_away_is_told_from_one_without_a_move() {
        let mut current = at("globe", None, two_people());
        let game = Game::new(RuleSet::default()).with_handicap(Handicap::new(Side::White, 1));
        current.tree = game.into();
        current.tree.play(Move::Pass).unwrap();
        assert_eq!(all(&current, false)[0], Prompt::GaveAway(Side::White));
    }

    #[test]
    fn who_analyses_is_told_whose_turn_it_is_whoever_played_that_side() {
        let language = Language::new(Locale::EN);
        let players = Players::against_computer(Side::White, Level::Beginner);
        let mut current = at("globe", None, players.clone());
        current.purpose = Purpose::Analysis;
        assert_eq!(all(&current, true), [Prompt::Analysing(Side::White)]);
        let mv = current.position().legal_moves(current.rules())[0];
        current.tree.try_out(mv).unwrap();
        assert_eq!(all(&current, true), [Prompt::Analysing(Side::Black)]);
        assert_eq!(
            all(&current, true)[0].in_words(&current, &language),
            "Black: To move (analysis)."
        );
        let mut current = at("captor", Some(QUEEN_AND_GUARD), players);
        current.purpose = Purpose::Analysis;
        let send = Prompt::SendQueen { chooser: Side::Black };
        assert_eq!(all(&current, false), [send]);
        assert_eq!(send.addressee(&current, &language).as_deref(), Some("Black"));
    }

    #[test]
    fn the_end_silences_everything_else() {
        let mut current = at("globe", Some(QUEEN_AND_GUARD), two_people());
        current.tree.lose(Side::White, WinReason::Resignation);
        let [Prompt::Ended(outcome)] = all(&current, true)[..] else {
            panic!("only the end is told");
        };
        assert_eq!(outcome.winner(), Some(Side::Black));
        let words = all(&current, true)[0].in_words(&current, &Language::new(Locale::EN));
        assert_eq!(words, "Black wins. White resigned.");
    }
}
