//! A player's own marks on what the others may have staked. Only their owner may see them.

use serde::{Deserialize, Serialize};

use crate::agent::options::Options;
use crate::agent::pieces::{Agent, Player};

/// A mark on a player and an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The player may have money on the agent.
    Suspected,
    /// The player surely has.
    Sure,
    /// The player surely has none.
    None,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 3] = [Self::Suspected, Self::Sure, Self::None];

    /// The sign that is written for it.
    pub const fn sign(self) -> char {
        match self {
            Self::Suspected => '?',
            Self::Sure => '!',
            Self::None => '×',
        }
    }
}

/// All marks of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    on: [[Option<Mark>; Agent::COUNT]; Player::MOST],
    notes: [String; Player::MOST],
}

impl Marks {
    /// The most characters of a note.
    pub const LONGEST_NOTE: usize = 120;

    /// The mark on a player and an agent.
    pub const fn on(&self, player: Player, agent: Agent) -> Option<Mark> {
        self.on[player.index()][agent.index()]
    }

    /// Changes it.
    pub const fn set(&mut self, player: Player, agent: Agent, mark: Option<Mark>) {
        self.on[player.index()][agent.index()] = mark;
    }

    /// The note on a player; empty if there is none.
    pub fn note(&self, player: Player) -> &str {
        &self.notes[player.index()]
    }

    /// Changes it. Only its first line counts, and of that what is not too long.
    pub fn set_note(&mut self, player: Player, note: &str) {
        let line = note.chars().take_while(|letter| !letter.is_control());
        self.notes[player.index()] = line.take(Self::LONGEST_NOTE).collect();
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The marks of one player on another, as they are saved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarksFields {
    by: usize,
    on: usize,
    /// A sign for each agent, in agent order; a blank where there is none.
    signs: String,
    note: String,
}

/// All marks of all players as text; `None` if there are none.
pub(super) fn write(all: &[Marks], options: &Options) -> Option<String> {
    let of = |(by, marks): (usize, &Marks)| -> Vec<MarksFields> {
        let fields = options.seats().map(|on| MarksFields {
            by,
            on: on.index(),
            signs: Agent::ALL
                .iter()
                .map(|&agent| marks.on(on, agent).map_or(' ', Mark::sign))
                .collect(),
            note: marks.note(on).to_owned(),
        });
        fields
            .filter(|fields| !(fields.signs.trim().is_empty() && fields.note.is_empty()))
            .collect()
    };
    let fields: Vec<MarksFields> = all.iter().enumerate().flat_map(of).collect();
    let text = || serde_json::to_string(&fields).expect("these are plain fields");
    (!fields.is_empty()).then(text)
}

/// Reads what [`write`] has written; `None` if it is damaged.
pub(super) fn read(text: &str, options: &Options) -> Option<Vec<Marks>> {
    let fields: Vec<MarksFields> = serde_json::from_str(text).ok()?;
    let mut all = vec![Marks::default(); options.players()];
    for MarksFields { by, on, signs, note } in fields {
        let (marks, on) = (all.get_mut(by)?, options.seats().nth(on)?);
        let signs: Vec<char> = signs.chars().collect();
        if signs.len() != Agent::COUNT {
            return None;
        }
        for (agent, sign) in Agent::ALL.into_iter().zip(signs) {
            let mark = Mark::ALL.into_iter().find(|mark| mark.sign() == sign);
            if mark.is_none() && sign != ' ' {
                return None;
            }
            marks.set(on, agent, mark);
        }
        marks.set_note(on, &note);
    }
    Some(all)
}
