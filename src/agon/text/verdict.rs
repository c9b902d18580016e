//! The result of a game in words.

use agon_core::rules::{DrawReason, Kind, Outcome, RuleSet, Side, WinReason};
use agon_core::session::players::{Player, Players};

use super::words::shortened;
use crate::shell::system::language::{Language, key};

/// The result in brief: the human playing the computer is addressed as "you", other players by name or colour.
pub(crate) fn headline(language: &Language, players: &Players, outcome: Outcome) -> String {
    let Some(winner) = outcome.winner() else {
        return language.tr("end-draw");
    };
    match (players.single_human(), players.of(winner)) {
        (Some(human), _) if human == winner => language.tr("end-you-win"),
        (Some(_), _) => language.tr("end-you-lose"),
        (None, Player::Human { name }) if !name.is_empty() => {
            language.tr_with("end-name-wins", &[("name", shortened(name).into())])
        }
        (None, _) => match winner {
            Side::White => language.tr("end-white-wins"),
            Side::Black => language.tr("end-black-wins"),
        },
    }
}

/// Why the game ended, as a sentence.
pub(crate) fn reason(language: &Language, players: &Players, rules: &RuleSet, outcome: Outcome) -> String {
    if let Outcome::Win { winner, reason } = outcome
        && let Some(text) = what_person_did(language, players, winner.opponent(), reason)
    {
        return text;
    }
    let text = match outcome {
        Outcome::Win {
            winner: Side::White,
            reason: WinReason::Enthroned,
        } if rules.removes(Kind::Guard) => key("end-white-enthroned-left"),
        Outcome::Win {
            winner: Side::Black,
            reason: WinReason::Enthroned,
        } if rules.removes(Kind::Guard) => key("end-black-enthroned-left"),
        Outcome::Win { winner, reason } => win_reason(winner, reason),
        Outcome::Draw(DrawReason::Repetition) => key("end-repetition"),
        Outcome::Draw(DrawReason::BothStuck) => key("end-both-stuck"),
        Outcome::Draw(DrawReason::Agreement) => key("end-agreement"),
        Outcome::Draw(DrawReason::Progress) => {
            return language.tr_with("end-progress", &[("count", rules.progress_limit.into())]);
        }
    };
    language.tr(text)
}

/// The loss of a player addressed otherwise than by colour, if it was by their own action rather than through the
/// pieces.
fn what_person_did(language: &Language, players: &Players, loser: Side, reason: WinReason) -> Option<String> {
    let (you, by_name) = match reason {
        WinReason::Resignation => (key("end-you-resigned"), key("end-name-resigned")),
        WinReason::Time => (key("end-you-out-of-time"), key("end-name-out-of-time")),
        WinReason::Enthroned
        | WinReason::EmptyThrone
        | WinReason::Repetition
        | WinReason::QueenCaptured
        | WinReason::GuardsCaptured => return None,
    };
    match players.of(loser) {
        Player::Human { .. } if players.single_human().is_some() => Some(language.tr(you)),
        Player::Human { name } | Player::Afar { name } if !name.is_empty() => {
            Some(language.tr_with(by_name, &[("name", shortened(name).into())]))
        }
        Player::Human { .. } | Player::Afar { .. } | Player::Computer { .. } => None,
    }
}

/// The winner's queen, or the loser's action.
const fn win_reason(winner: Side, reason: WinReason) -> &'static str {
    match (reason, winner) {
        (WinReason::Enthroned, Side::White) => key("end-white-enthroned"),
        (WinReason::Enthroned, Side::Black) => key("end-black-enthroned"),
        (WinReason::EmptyThrone, Side::Black) => key("end-white-empty-throne"),
        (WinReason::EmptyThrone, Side::White) => key("end-black-empty-throne"),
        (WinReason::Repetition, Side::Black) => key("end-white-repeated"),
        (WinReason::Repetition, Side::White) => key("end-black-repeated"),
        (WinReason::QueenCaptured, Side::Black) => key("end-white-queen-captured"),
        (WinReason::QueenCaptured, Side::White) => key("end-black-queen-captured"),
        (WinReason::GuardsCaptured, Side::Black) => key("end-white-guards-captured"),
        (WinReason::GuardsCaptured, Side::White) => key("end-black-guards-captured"),
        (WinReason::Resignation, Side::Black) => key("end-white-resigned"),
        (WinReason::Resignation, Side::White) => key("end-black-resigned"),
        (WinReason::Time, Side::Black) => key("end-white-out-of-time"),
        (WinReason::Time, Side::White) => key("end-black-out-of-time"),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::HashSet;

    use agon_core::engine::Level;

    use super::*;
    use crate::shell::system::language::Locale;

    const WIN_REASONS: [WinReason; 7] = [
        WinReason::Enthroned,
        WinReason::EmptyThrone,
        WinReason::Repetition,
        WinReason::QueenCaptured,
        WinReason::GuardsCaptured,
        WinReason::Resignation,
        WinReason::Time,
    ];
    const DRAW_REASONS: [DrawReason; 4] = [
        DrawReason::Repetition,
        DrawReason::BothStuck,
        DrawReason::Progress,
        DrawReason::Agreement,
    ];

    /// Every possible end of a game.
    pub fn outcomes() -> Vec<Outcome> {
        let wins = Side::ALL
            .into_iter()
            .flat_map(|winner| WIN_REASONS.map(|reason| Outcome::Win { winner, reason }));
        wins.chain(DRAW_REASONS.map(Outcome::Draw)).collect()
    }

    #[test]
    fn every_end_has_a_sentence_of_its_own_in_every_language() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let sentences: HashSet<_> = outcomes()
                .into_iter()
                .map(|outcome| reason(&language, &Players::two_people("", ""), &RuleSet::default(), outcome))
                .collect();
            assert_eq!(sentences.len(), outcomes().len(), "{sentences:?}");
            assert!(sentences.iter().all(|text| text.ends_with('.')), "{sentences:?}");
        }
    }

    #[test]
    fn a_player_who_gave_up_is_named_as_they_are_addressed() {
        let language = Language::new(Locale::EN);
        let told = |players: &Players, reason_of_win| {
            let lost = Outcome::Win {
                winner: Side::White,
                reason: reason_of_win,
            };
            reason(&language, players, &RuleSet::default(), lost)
        };
        let names = Players::two_people("Ada", "Grace");
        assert_eq!(told(&names, WinReason::Resignation), "Grace resigned.");
        assert_eq!(told(&names, WinReason::Time), "Grace ran out of time.");
        let human_is = |side: Side| Players::against_computer(side, Level::Casual);
        assert_eq!(told(&human_is(Side::Black), WinReason::Time), "You ran out of time.");
        assert_eq!(told(&human_is(Side::White), WinReason::Time), "Black ran out of time.");
        assert_eq!(
            told(&Players::two_people("", ""), WinReason::Resignation),
            "Black resigned."
        );
    }

    #[test]
    fn a_loss_names_what_the_loser_did() {
        let language = Language::new(Locale::EN);
        for reason_of_win in [
            WinReason::EmptyThrone,
            WinReason::Repetition,
            WinReason::Resignation,
            WinReason::Time,
        ] {
            let outcome = Outcome::Win {
                winner: Side::White,
                reason: reason_of_win,
            };
            let text = reason(&language, &Players::two_people("", ""), &RuleSet::default(), outcome).to_lowercase();
            assert!(text.contains("black") && !text.contains("white"), "{text}");
        }
    }

    #[test]
    fn the_result_is_told_to_whom_it_concerns() {
        let language = Language::new(Locale::EN);
        let won = Outcome::Win {
            winner: Side::Black,
            reason: WinReason::Resignation,
        };
        for (players, title) in [
            (Players::against_computer(Side::Black, Level::Beginner), "You win"),
            (Players::against_computer(Side::White, Level::Beginner), "You lose"),
            (Players::two_people("", ""), "Black wins"),
            (Players::two_people("Ada", "Grace"), "Grace wins"),
        ] {
            assert_eq!(headline(&language, &players, won), title);
        }
        let drawn = Outcome::Draw(DrawReason::Agreement);
        assert_eq!(headline(&language, &Players::two_people("", ""), drawn), "Draw");
    }
}
