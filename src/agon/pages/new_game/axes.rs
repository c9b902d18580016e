//! The differences between rule sets in players' words: each axis with its values, by their names in rule texts.

use crate::shell::system::language::key;

/// A rule that can be varied.
pub(crate) struct Axis {
    /// Its name in rule texts.
    pub(crate) name: &'static str,
    /// Its title.
    pub(crate) title: &'static str,
    pub(crate) values: &'static [Value],
}

/// One setting of the rule.
pub(crate) struct Value {
    /// Its name in rule texts.
    pub(crate) name: &'static str,
    /// Its name for players.
    pub(crate) label: &'static str,
    /// An explanation in one line.
    pub(crate) line: &'static str,
}

const fn value(name: &'static str, label: &'static str, line: &'static str) -> Value {
    Value { name, label, line }
}

/// All axes except the progress limit, which is a number.
pub(crate) static AXES: [Axis; 11] = [
    Axis {
        name: "setup",
        title: key("axis-setup"),
        values: &[
            value("standard", key("setup-standard"), key("setup-standard-line")),
            value("bell", key("setup-bell"), key("setup-bell-line")),
            value("parlett", key("setup-parlett"), key("setup-parlett-line")),
            value("edge", key("setup-edge"), key("setup-edge-line")),
            value(
                "edge-opposite",
                key("setup-edge-opposite"),
                key("setup-edge-opposite-line"),
            ),
        ],
    },
    Axis {
        name: "capture",
        title: key("axis-capture"),
        values: &[
            value("straight", key("capture-straight"), key("capture-straight-line")),
            value("straight-or-bent", key("capture-bent"), key("capture-bent-line")),
            value("same-ring", key("capture-same-ring"), key("capture-same-ring-line")),
        ],
    },
    Axis {
        name: "custody",
        title: key("axis-custody"),
        values: &[
            value("forbidden", key("custody-forbidden"), key("custody-forbidden-line")),
            value(
                "unless-capturing",
                key("custody-unless-capturing"),
                key("custody-unless-capturing-line"),
            ),
            value("trapped", key("custody-trapped"), key("custody-trapped-line")),
        ],
    },
    Axis {
        name: "guard-relocation",
        title: key("axis-guard"),
        values: &[
            value("edge", key("guard-edge"), key("guard-edge-line")),
            value("next-ring", key("guard-next-ring"), key("guard-next-ring-line")),
            value("start", key("guard-start"), key("guard-start-line")),
            value("removed", key("guard-removed"), key("guard-removed-line")),
        ],
    },
    Axis {
        name: "queen-relocation",
        title: key("axis-queen"),
        values: &[
            value("not-throne", key("queen-not-throne"), key("queen-not-throne-line")),
            value("anywhere", key("queen-anywhere"), key("queen-anywhere-line")),
            value("next-ring", key("queen-next-ring"), key("queen-next-ring-line")),
            value("edge", key("queen-edge"), key("queen-edge-line")),
            value("start", key("queen-start"), key("queen-start-line")),
            value("removed", key("queen-removed"), key("queen-removed-line")),
        ],
    },
    Axis {
        name: "queen-chooser",
        title: key("axis-chooser"),
        values: &[
            value("owner", key("chooser-owner"), key("chooser-owner-line")),
            value("captor", key("chooser-captor"), key("chooser-captor-line")),
        ],
    },
    Axis {
        name: "relocation-capture",
        title: key("axis-back-capture"),
        values: &[
            value(
                "forbidden",
                key("back-capture-forbidden"),
                key("back-capture-forbidden-line"),
            ),
            value(
                "no-effect",
                key("back-capture-allowed"),
                key("back-capture-allowed-line"),
            ),
        ],
    },
    Axis {
        name: "relocation-custody",
        title: key("axis-back-custody"),
        values: &[
            value(
                "forbidden",
                key("back-custody-forbidden"),
                key("back-custody-forbidden-line"),
            ),
            value(
                "no-effect",
                key("back-custody-allowed"),
                key("back-custody-allowed-line"),
            ),
        ],
    },
    Axis {
        name: "relocation-costs-turn",
        title: key("axis-cost"),
        values: &[
            value("true", key("cost-turn"), key("cost-turn-line")),
            value("false", key("cost-nothing"), key("cost-nothing-line")),
        ],
    },
    Axis {
        name: "empty-throne",
        title: key("axis-empty-throne"),
        values: &[
            value("no-queen", key("empty-no-queen"), key("empty-no-queen-line")),
            value("own-queen-absent", key("empty-own-queen"), key("empty-own-queen-line")),
        ],
    },
    Axis {
        name: "repetition",
        title: key("axis-repetition"),
        values: &[
            value("draw", key("repetition-draw"), key("repetition-draw-line")),
            value("loses", key("repetition-loses"), key("repetition-loses-line")),
            value("off", key("repetition-off"), key("repetition-off-line")),
        ],
    },
];

/// The axis that is a number, and the numbers offered.
pub(crate) const PROGRESS: &str = "progress-limit";
pub(crate) const PROGRESS_LIMITS: [u16; 6] = [0, 30, 50, 100, 150, 200];

#[cfg(test)]
mod tests {
    use agon_core::rules::{
        Capture, Custody, EmptyThrone, GuardRelocation, QueenChooser, QueenRelocation, RelocationBan, Repetition,
        RuleSet, Setup,
    };

    use super::*;

    #[test]
    fn every_axis_of_the_rules_can_be_chosen_with_every_value() {
        let rules = RuleSet::default();
        let offered = AXES.iter().map(|axis| axis.name).chain([PROGRESS]);
        assert!(
            offered.eq(rules.axes().map(|(name, _)| name)),
            "in the order of the rules"
        );
        for axis in &AXES {
            let mut reached = Vec::new();
            for value in axis.values {
                let mut changed = rules;
                changed.set_axis(axis.name, value.name).unwrap();
                assert!(!reached.contains(&changed));
                reached.push(changed);
            }
        }
        let counts = AXES.each_ref().map(|axis| axis.values.len());
        let all = [
            Setup::ALL.len(),
            Capture::ALL.len(),
            Custody::ALL.len(),
            GuardRelocation::ALL.len(),
            QueenRelocation::ALL.len(),
            QueenChooser::ALL.len(),
            RelocationBan::ALL.len(),
            RelocationBan::ALL.len(),
            2,
            EmptyThrone::ALL.len(),
            Repetition::ALL.len(),
        ];
        assert_eq!(counts, all);
    }
}
