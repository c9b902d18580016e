//! The axes of rule sets, for tests that combine them.

/// The values of every axis; of the progress limit, those that differ in kind.
pub const AXES: [(&str, &[&str]); 12] = [
    ("setup", &["standard", "bell", "parlett", "edge", "edge-opposite"]),
    ("capture", &["straight", "straight-or-bent", "same-ring"]),
    ("custody", &["forbidden", "unless-capturing", "trapped"]),
    ("guard-relocation", &["edge", "next-ring", "start", "removed"]),
    (
        "queen-relocation",
        &["not-throne", "anywhere", "next-ring", "edge", "start", "removed"],
    ),
    ("queen-chooser", &["owner", "captor"]),
    ("relocation-capture", &["forbidden", "no-effect"]),
    ("relocation-custody", &["forbidden", "no-effect"]),
    ("relocation-costs-turn", &["true", "false"]),
    ("empty-throne", &["no-queen", "own-queen-absent"]),
    ("repetition", &["draw", "loses", "off"]),
    ("progress-limit", &["0", "7", "100"]),
];
