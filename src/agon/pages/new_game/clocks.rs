//! The choice of a clock and its times.

use agon_core::rules::Side;
use agon_core::session::clock::readout;
use agon_core::session::conditions::{Terms, TimeControl, TimeOdds};
use bevy_egui::egui::Ui;

use super::choices::{Choices, DIVISORS, LessTime, Opponent};
use crate::shell::system::language::{Language, key};
use crate::shell::ui::theme::tokens::space;
use crate::shell::ui::widgets::controls::{hint, segmented, subheading};

/// The seconds per move offered.
const PER_MOVE: [u16; 8] = [10, 15, 20, 30, 60, 120, 180, 300];
/// The minutes per game offered.
const MINUTES: [u16; 8] = [1, 2, 3, 5, 10, 15, 30, 60];
/// The increments offered, in seconds.
const INCREMENTS: [u16; 8] = [0, 1, 2, 3, 5, 10, 15, 30];
/// The delays offered, in free seconds per move.
const DELAYS: [u16; 8] = [1, 2, 3, 5, 10, 15, 20, 30];

/// The kinds of clock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    None,
    PerMove,
    Fischer,
    Bronstein,
}

impl Kind {
    const fn of(time: TimeControl) -> Self {
        match time {
            TimeControl::None => Self::None,
            TimeControl::PerMove { .. } => Self::PerMove,
            TimeControl::Fischer { .. } => Self::Fischer,
            TimeControl::Bronstein { .. } => Self::Bronstein,
        }
    }

    /// A clock of this kind with times that suit most people; minutes chosen earlier are kept.
    const fn usual(self, before: TimeControl) -> TimeControl {
        let minutes = match before {
            TimeControl::Fischer { minutes, .. } | TimeControl::Bronstein { minutes, .. } => minutes,
            TimeControl::None | TimeControl::PerMove { .. } => 10,
        };
        match self {
            Self::None => TimeControl::None,
            Self::PerMove => TimeControl::PerMove { seconds: 30 },
            Self::Fischer => TimeControl::Fischer { minutes, increment: 5 },
            Self::Bronstein => TimeControl::Bronstein { minutes, delay: 5 },
        }
    }
}

/// Draws the choice of clock, and of who has less time.
pub(crate) fn clocks(ui: &mut Ui, edited: &mut Choices, language: &Language) {
    let time = &mut edited.terms.time;
    ui.add_space(space::M);
    let name = language.tr("new-game-clock");
    subheading(ui, &name);
    let mut kind = Kind::of(*time);
    let kinds = [
        (Kind::None, key("clock-none")),
        (Kind::PerMove, key("clock-per-move")),
        (Kind::Fischer, key("clock-fischer")),
        (Kind::Bronstein, key("clock-bronstein")),
    ];
    let kinds = kinds.map(|(kind, name)| (kind, language.tr(name)));
    if segmented(ui, &name, &mut kind, &kinds) {
        *time = kind.usual(*time);
    }
    hint(
        ui,
        language.tr(match kind {
            Kind::None => key("clock-none-line"),
            Kind::PerMove => key("clock-per-move-line"),
            Kind::Fischer => key("clock-fischer-line"),
            Kind::Bronstein => key("clock-bronstein-line"),
        }),
    );
    match time {
        TimeControl::None => return,
        TimeControl::PerMove { seconds } => {
            chips(ui, language.tr("clock-for-a-move"), seconds, PER_MOVE, |time| {
                short(time, language)
            });
        }
        TimeControl::Fischer { minutes, increment } => {
            chips(ui, language.tr("clock-minutes"), minutes, MINUTES, plain);
            chips(ui, language.tr("clock-increment"), increment, INCREMENTS, plain);
        }
        TimeControl::Bronstein { minutes, delay } => {
            chips(ui, language.tr("clock-minutes"), minutes, MINUTES, plain);
            chips(ui, language.tr("clock-delay"), delay, DELAYS, plain);
        }
    }
    hint(ui, language.tr("clock-first-moves"));
    less_time(ui, edited, language);
}

/// The choice of who has less time, and how much less.
fn less_time(ui: &mut Ui, edited: &mut Choices, language: &Language) {
    let [first, second] = match edited.opponent {
        Opponent::Computer => [key("player-you"), key("player-computer")].map(|who| language.tr(who)),
        Opponent::Person | Opponent::Afar => {
            let [first, second] = edited.names.each_ref().map(|name| name.trim());
            let named = |name: &str, unnamed| match name {
                "" => language.tr(unnamed),
                _ => name.to_owned(),
            };
            [
                named(first, key("new-game-first")),
                named(second, key("new-game-second")),
            ]
        }
    };
    let whose = [
        (LessTime::Nobody, language.tr("clock-less-nobody")),
        (LessTime::First, first.clone()),
        (LessTime::Second, second.clone()),
    ];
    let label = language.tr("clock-less");
    ui.label(&label);
    segmented(ui, &label, &mut edited.less_time, &whose);
    let who = match edited.less_time {
        LessTime::Nobody => return,
        LessTime::First => first,
        LessTime::Second => second,
    };
    let label = language.tr("clock-less-part");
    ui.label(&label);
    let parts = DIVISORS.map(|divisor| (divisor, format!("1/{divisor}")));
    segmented(ui, &label, &mut edited.time_divisor, &parts);
    hint(ui, format!("{who}: {}", part_of_time(edited, language)));
}

/// The time that is left to the one who has less: for the game, and with each move.
fn part_of_time(edited: &Choices, language: &Language) -> String {
    let odds = TimeOdds {
        side: Side::White,
        divisor: edited.time_divisor,
    };
    let terms = Terms {
        odds: Some(odds),
        ..edited.terms
    };
    let Some(allowed) = terms.allowance(odds.side) else {
        return String::new();
    };
    let game = (!allowed.game.is_zero()).then(|| readout(allowed.game).0);
    let with_a_move = (allowed.increment + allowed.delay).as_secs() as u16;
    let with_a_move = (with_a_move > 0).then(|| short(with_a_move, language));
    game.into_iter().chain(with_a_move).collect::<Vec<_>>().join(" + ")
}

/// A row of numbers to choose from.
fn chips(ui: &mut Ui, label: String, chosen: &mut u16, offered: [u16; 8], text: impl Fn(u16) -> String) {
    ui.label(&label);
    segmented(ui, &label, chosen, &offered.map(|number| (number, text(number))));
}

fn plain(number: u16) -> String {
    number.to_string()
}

/// Formats seconds, using minutes if they are whole.
fn short(seconds: u16, language: &Language) -> String {
    match (seconds / 60, seconds % 60) {
        (minutes, 0) => language.tr_with("clock-in-minutes", &[("count", minutes.into())]),
        _ => language.tr_with("clock-in-seconds", &[("count", seconds.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn who_has_less_time_is_told_all_that_is_divided() {
        let language = Language::new(Locale::EN);
        for (time, expected) in [
            (TimeControl::PerMove { seconds: 30 }, "8 s"),
            (
                TimeControl::Fischer {
                    minutes: 5,
                    increment: 0,
                },
                "1:15",
            ),
            (TimeControl::Bronstein { minutes: 10, delay: 5 }, "2:30 + 2 s"),
        ] {
            let mut choices = Choices {
                time_divisor: 4,
                ..Choices::default()
            };
            choices.terms.time = time;
            assert_eq!(part_of_time(&choices, &language), expected);
        }
    }
}
