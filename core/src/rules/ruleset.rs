//! Rule sets: a value for every axis, the presets, and both as text (`docs/rules.md` §6).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::axes::{
    Capture, Custody, EmptyThrone, GuardRelocation, QueenChooser, QueenRelocation, RelocationBan, Repetition, Setup,
};
use super::piece::Kind;

/// A complete set of rules: a value for every axis.
///
/// ```
/// use agon_core::rules::{Capture, Preset, RuleSet};
///
/// let rules: RuleSet = "ludii,capture=straight-or-bent".parse()?;
/// assert_eq!(rules.capture, Capture::StraightOrBent);
/// assert_eq!("globe".parse::<RuleSet>()?, RuleSet::default());
/// assert_eq!(Preset::Escale.rules().to_string(), "escale");
/// assert!("globe,capture=sideways".parse::<RuleSet>().is_err());
/// # Ok::<(), agon_core::rules::RuleSetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// The way to bring the pieces onto the board.
    pub setup: Setup,
    /// The meaning of "held between two enemies".
    pub capture: Capture,
    /// The fate of a piece that steps into custody.
    pub custody: Custody,
    /// The cells where a captured guard may be put back.
    pub guard_relocation: GuardRelocation,
    /// The cells where a captured queen may be put back.
    pub queen_relocation: QueenRelocation,
    /// The player who chooses the cell where a captured queen is put back.
    pub queen_chooser: QueenChooser,
    /// Whether a piece may be put back where a step would capture.
    pub relocation_capture: RelocationBan,
    /// Whether a piece may be put back into custody.
    pub relocation_custody: RelocationBan,
    /// Whether putting a piece back uses up the turn.
    pub relocation_costs_turn: bool,
    /// When six guards on ring 1 lose because the throne is empty.
    pub empty_throne: EmptyThrone,
    /// The effect of a position's third occurrence.
    pub repetition: Repetition,
    /// Plies without a capture, an inward step or a placement after which the game is drawn; 0 for no limit.
    pub progress_limit: u16,
}

impl Default for RuleSet {
    /// The preset `globe`.
    fn default() -> Self {
        Preset::Globe.rules()
    }
}

/// A named rule set (§6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// As `Globe`, but the captor places the queen, and a third repetition loses; what a new game begins with.
    Modern,
    /// Le Globe Joueur, with captures on straight lines as it advises; the default of texts that name no rules.
    Globe,
    /// Le Globe Joueur with captures at 180° and 120°; Escale à jeux as printed.
    Escale,
    /// As `Escale`, but a relocation costs no turn (a remark by Alain Fromager).
    Fromager,
    /// Board and Pieces (after Provenzo, Botermans).
    Ring,
    /// As `Ring`, the pieces entered on the edge.
    RingEntry,
    /// J. P. Neto's Queen's Guard page.
    Neto,
    /// The wording common to the encyclopaedias and Parlett's article.
    Classic,
    /// R. C. Bell's set-up; the rest as `Classic`.
    Bell,
    /// D. Parlett's set-up; the rest as `Classic`.
    Parlett,
    /// Older English rules: the captor places the queen.
    Captor,
    /// An app's rules: a captured piece returns to where it began; the rest as `Classic`.
    Home,
    /// A Japanese edition: captured pieces leave the game; the rest as `Classic`.
    Japan,
    /// The Ludii game system's Agon.
    Ludii,
}

impl Preset {
    /// All presets in the order of §6, first the one with which a new game begins.
    pub const ALL: [Self; 14] = [
        Self::Modern,
        Self::Globe,
        Self::Escale,
        Self::Fromager,
        Self::Ring,
        Self::RingEntry,
        Self::Neto,
        Self::Classic,
        Self::Bell,
        Self::Parlett,
        Self::Captor,
        Self::Home,
        Self::Japan,
        Self::Ludii,
    ];

    /// The preset with which a new game begins, unless its players choose another.
    pub const NEW_GAME: Self = Self::Modern;

    /// The preset's name in rule texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Modern => "modern",
            Self::Globe => "globe",
            Self::Escale => "escale",
            Self::Fromager => "fromager",
            Self::Ring => "ring",
            Self::RingEntry => "ring-entry",
            Self::Neto => "neto",
            Self::Classic => "classic",
            Self::Bell => "bell",
            Self::Parlett => "parlett",
            Self::Captor => "captor",
            Self::Home => "home",
            Self::Japan => "japan",
            Self::Ludii => "ludii",
        }
    }

    /// The preset's rules, as in the table of §6.
    pub const fn rules(self) -> RuleSet {
        const GLOBE: RuleSet = RuleSet {
            setup: Setup::Standard,
            capture: Capture::Straight,
            custody: Custody::UnlessCapturing,
            guard_relocation: GuardRelocation::Edge,
            queen_relocation: QueenRelocation::NotThrone,
            queen_chooser: QueenChooser::Owner,
            relocation_capture: RelocationBan::Forbidden,
            relocation_custody: RelocationBan::Forbidden,
            relocation_costs_turn: true,
            empty_throne: EmptyThrone::NoQueen,
            repetition: Repetition::Draw,
            progress_limit: 100,
        };
        const ESCALE: RuleSet = RuleSet {
            capture: Capture::StraightOrBent,
            ..GLOBE
        };
        const RING: RuleSet = RuleSet {
            capture: Capture::SameRing,
            custody: Custody::Trapped,
            queen_relocation: QueenRelocation::Anywhere,
            ..GLOBE
        };
        const CLASSIC: RuleSet = RuleSet {
            custody: Custody::Forbidden,
            queen_relocation: QueenRelocation::Anywhere,
            ..GLOBE
        };
        match self {
            Self::Modern => RuleSet {
                queen_chooser: QueenChooser::Captor,
                repetition: Repetition::Loses,
                ..GLOBE
            },
            Self::Globe => GLOBE,
            Self::Escale => ESCALE,
            Self::Fromager => RuleSet {
                relocation_costs_turn: false,
                ..ESCALE
            },
            Self::Ring => RING,
            Self::RingEntry => RuleSet {
                setup: Setup::Edge,
                ..RING
            },
            Self::Neto => RuleSet {
                guard_relocation: GuardRelocation::NextRing,
                queen_relocation: QueenRelocation::NextRing,
                ..RING
            },
            Self::Classic => CLASSIC,
            Self::Bell => RuleSet {
                setup: Setup::Bell,
                ..CLASSIC
            },
            Self::Parlett => RuleSet {
                setup: Setup::Parlett,
                ..CLASSIC
            },
            Self::Captor => RuleSet {
                queen_chooser: QueenChooser::Captor,
                ..CLASSIC
            },
            Self::Home => RuleSet {
                guard_relocation: GuardRelocation::Start,
                queen_relocation: QueenRelocation::Start,
                ..CLASSIC
            },
            Self::Japan => RuleSet {
                guard_relocation: GuardRelocation::Removed,
                queen_relocation: QueenRelocation::Removed,
                ..CLASSIC
            },
            Self::Ludii => RuleSet {
                relocation_capture: RelocationBan::NoEffect,
                relocation_custody: RelocationBan::NoEffect,
                empty_throne: EmptyThrone::OwnQueenAbsent,
                ..CLASSIC
            },
        }
    }
}

/// The text is not a rule set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RuleSetError {
    /// No preset has this name.
    #[error("there are no rules called \"{0}\"; there are {names}", names = Preset::ALL.map(Preset::name).join(", "))]
    UnknownPreset(String),
    /// No axis has this name.
    #[error("rules have no axis \"{0}\"")]
    UnknownAxis(String),
    /// The axis has no such value.
    #[error("\"{value}\" is no value of {axis}; it can be {allowed}")]
    UnknownValue {
        /// The name of the axis.
        axis: &'static str,
        /// The value in the text.
        value: String,
        /// The values that the axis has, as a list for the message.
        allowed: String,
    },
}

/// The value of an axis with this name.
fn read_value<T: Copy>(axis: &'static str, value: &str, all: &[T], names: &[&str]) -> Result<T, RuleSetError> {
    Ok(all[place_of(axis, value, names)?])
}

/// The place of a value among the names of all values of an axis. Copied into its ten callers, it would make the engine's
/// module in the browser larger than it may be.
#[inline(never)]
fn place_of(axis: &'static str, value: &str, names: &[&str]) -> Result<usize, RuleSetError> {
    let place = names.iter().position(|known| *known == value);
    place.ok_or_else(|| RuleSetError::UnknownValue {
        axis,
        value: value.into(),
        allowed: names.join(", "),
    })
}

impl RuleSet {
    /// The preset with exactly these rules, if there is one.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == *self)
    }

    /// Whether a captured piece of this kind leaves the board (§3, Relocation).
    pub const fn removes(&self, kind: Kind) -> bool {
        match kind {
            Kind::Queen => matches!(self.queen_relocation, QueenRelocation::Removed),
            Kind::Guard => matches!(self.guard_relocation, GuardRelocation::Removed),
        }
    }

    /// Whether captured pieces of some kind leave the board.
    pub const fn removes_any(&self) -> bool {
        self.removes(Kind::Queen) || self.removes(Kind::Guard)
    }

    /// Every axis by name with the name of its value, in the order of §6.
    pub fn axes(&self) -> [(&'static str, String); 12] {
        [
            ("setup", self.setup.name().into()),
            ("capture", self.capture.name().into()),
            ("custody", self.custody.name().into()),
            ("guard-relocation", self.guard_relocation.name().into()),
            ("queen-relocation", self.queen_relocation.name().into()),
            ("queen-chooser", self.queen_chooser.name().into()),
            ("relocation-capture", self.relocation_capture.name().into()),
            ("relocation-custody", self.relocation_custody.name().into()),
            ("relocation-costs-turn", self.relocation_costs_turn.to_string()),
            ("empty-throne", self.empty_throne.name().into()),
            ("repetition", self.repetition.name().into()),
            ("progress-limit", self.progress_limit.to_string()),
        ]
    }

    /// Sets one axis to a value, both by name.
    ///
    /// # Errors
    /// If there is no such axis, or it has no such value.
    pub fn set_axis(&mut self, axis: &str, value: &str) -> Result<(), RuleSetError> {
        match axis {
            "setup" => self.setup = read_value("setup", value, Setup::ALL, Setup::NAMES)?,
            "capture" => self.capture = read_value("capture", value, Capture::ALL, Capture::NAMES)?,
            "custody" => self.custody = read_value("custody", value, Custody::ALL, Custody::NAMES)?,
            "guard-relocation" => {
                self.guard_relocation =
                    read_value("guard-relocation", value, GuardRelocation::ALL, GuardRelocation::NAMES)?;
            }
            "queen-relocation" => {
                self.queen_relocation =
                    read_value("queen-relocation", value, QueenRelocation::ALL, QueenRelocation::NAMES)?;
            }
            "queen-chooser" => {
                self.queen_chooser = read_value("queen-chooser", value, QueenChooser::ALL, QueenChooser::NAMES)?;
            }
            "relocation-capture" => {
                self.relocation_capture =
                    read_value("relocation-capture", value, RelocationBan::ALL, RelocationBan::NAMES)?;
            }
            "relocation-custody" => {
                self.relocation_custody =
                    read_value("relocation-custody", value, RelocationBan::ALL, RelocationBan::NAMES)?;
            }
            "relocation-costs-turn" => {
                self.relocation_costs_turn =
                    read_value("relocation-costs-turn", value, &[true, false], &["true", "false"])?;
            }
            "empty-throne" => {
                self.empty_throne = read_value("empty-throne", value, EmptyThrone::ALL, EmptyThrone::NAMES)?
            }
            "repetition" => self.repetition = read_value("repetition", value, Repetition::ALL, Repetition::NAMES)?,
            "progress-limit" => {
                self.progress_limit = value.parse().map_err(|_| RuleSetError::UnknownValue {
                    axis: "progress-limit",
                    value: value.into(),
                    allowed: format!("a number of plies from 0 to {}", u16::MAX),
                })?;
            }
            _ => return Err(RuleSetError::UnknownAxis(axis.into())),
        }
        Ok(())
    }
}

impl FromStr for RuleSet {
    type Err = RuleSetError;

    /// Reads a preset's name, a preset with changes (`ludii,repetition=off`), or changes alone, which apply to `globe`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut rules = Self::default();
        for (i, part) in text.split(',').map(str::trim).enumerate() {
            match part.split_once('=') {
                Some((axis, value)) => rules.set_axis(axis.trim(), value.trim())?,
                None if i == 0 => {
                    let preset = Preset::ALL.into_iter().find(|preset| preset.name() == part);
                    rules = preset.ok_or_else(|| RuleSetError::UnknownPreset(part.into()))?.rules();
                }
                None => return Err(RuleSetError::UnknownAxis(part.into())),
            }
        }
        Ok(rules)
    }
}

impl fmt::Display for RuleSet {
    /// Writes the preset from which the fewest axes differ, then those axes. Of equally near ones `modern` comes last,
    /// so that most texts are those of before there was one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let axes = self.axes();
        let changed = |preset: &Preset| {
            let base = preset.rules().axes();
            axes.iter()
                .zip(base)
                .filter(|(own, base)| *own != base)
                .map(|(own, _)| own.clone())
                .collect::<Vec<_>>()
        };
        let nearest = Preset::ALL
            .iter()
            .min_by_key(|preset| (changed(preset).len(), **preset == Preset::Modern));
        let nearest = nearest.expect("there are presets");
        f.write_str(nearest.name())?;
        changed(nearest)
            .iter()
            .try_for_each(|(axis, value)| write!(f, ",{axis}={value}"))
    }
}

impl Serialize for RuleSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_read_back_by_name() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            assert_eq!(preset.name().parse(), Ok(rules));
            assert_eq!(rules.preset(), Some(preset));
            assert_eq!(rules.to_string(), preset.name());
        }
    }

    #[test]
    fn every_axis_is_written_and_read() {
        let text = "globe,setup=edge,capture=same-ring,custody=trapped,guard-relocation=next-ring,queen-relocation=edge,\
                    queen-chooser=captor,relocation-capture=no-effect,relocation-custody=no-effect,\
                    relocation-costs-turn=false,empty-throne=own-queen-absent,repetition=loses,progress-limit=7";
        let rules: RuleSet = text.parse().unwrap();
        assert_eq!(rules.to_string().parse(), Ok(rules));
        let base = RuleSet::default().axes();
        assert!(
            rules
                .axes()
                .iter()
                .zip(base)
                .all(|(own, base)| own.0 == base.0 && own.1 != base.1)
        );
    }

    #[test]
    fn modern_differs_from_globe_in_two_axes_and_lends_its_name_to_nothing_else_as_near() {
        let modern = Preset::Modern.rules();
        assert_eq!("globe,queen-chooser=captor,repetition=loses".parse(), Ok(modern));
        for text in ["globe,repetition=loses", "globe,queen-chooser=captor"] {
            assert_eq!(text.parse::<RuleSet>().unwrap().to_string(), text);
        }
        assert_eq!(RuleSet::default(), Preset::Globe.rules());
    }

    #[test]
    fn texts_that_name_no_rule_set_are_refused() {
        for text in [
            "",
            "glob",
            "capture",
            "globe,ludii",
            "globe,capture",
            "globe,capture=",
            "x=y",
            "progress-limit=-1",
        ] {
            assert!(text.parse::<RuleSet>().is_err(), "{text}");
        }
    }
}
