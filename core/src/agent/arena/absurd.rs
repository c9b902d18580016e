//! Deeds that a person at the table finds absurd once the sheets are open.

use crate::agent::action::{Action, Announcement};
use crate::agent::board::Board;
use crate::agent::game::Game;
use crate::agent::pieces::{Agent, Player};

/// An absurd deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absurd {
    /// An attack on an agent without the case on whom nobody else has a dollar.
    UnbackedVictim,
    /// The same, on a compatriot of the attacker.
    UnbackedCompatriot,
    /// The case laid down, or left behind, within two actions of a home where the player would win.
    CaseLeft,
    /// A deed that lets an agent on whom another has most come home with the case in the next turn.
    HolderLetGo,
}

impl Absurd {
    /// All kinds, in the order in which a survey counts them.
    pub const ALL: [Self; 4] = [
        Self::UnbackedVictim,
        Self::UnbackedCompatriot,
        Self::CaseLeft,
        Self::HolderLetGo,
    ];

    /// What is absurd about the player's action, by all sheets.
    pub fn of(game: &Game, player: Player, action: &Action) -> Option<Self> {
        let board = &game.table().board;
        let stakes = |agent: Agent| {
            let others = game.table().options().seats().filter(move |&other| other != player);
            let best = others.map(|other| game.sheet(other).stake(agent)).max().unwrap_or(0);
            (game.sheet(player).stake(agent), best)
        };
        match *action {
            Action::Announce(Announcement::Attack { attacker, victim, .. })
                if board.holder != Some(victim) && stakes(victim).1 == 0 =>
            {
                Some(if attacker.nation() == victim.nation() {
                    Self::UnbackedCompatriot
                } else {
                    Self::UnbackedVictim
                })
            }
            Action::Announce(deed) => {
                let holder = board.holder?;
                let (own, best) = stakes(holder);
                let leaves = deed.agent() == holder && !deed.with_case() && !is_attack(deed);
                let wins = own > 0 && own >= best;
                match board.needed(holder) {
                    ..=2 if wins && leaves => Some(Self::CaseLeft),
                    1 if best > own && !hinders(board, holder, deed) => Some(Self::HolderLetGo),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

fn is_attack(deed: Announcement) -> bool {
    matches!(deed, Announcement::Attack { .. })
}

/// Whether the holder cannot come home with the next action, once the deed stands.
fn hinders(board: &Board, holder: Agent, deed: Announcement) -> bool {
    !board.after(deed).can_finish(holder)
}
