//! One player's view (`docs/agent.md` §6): the table and their own sheet, and after the end all sheets.

use super::action::{Action, Announcement};
use super::game::Game;
use super::illegal::IllegalAction;
use super::legal::Legal;
use super::money::{CAPITAL, Lots, Sheet, UNIT};
use super::pieces::{Agent, Player};
use super::table::Table;

/// One player's knowledge of a game. It holds nothing from which the others' sheets could be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) table: Table,
    pub(super) seat: Player,
    pub(super) sheet: Sheet,
    /// All sheets, once the game is over.
    pub(super) shown: Option<[Sheet; Player::MOST]>,
}

/// Why a sheet cannot be a certain player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleSheet {
    /// There are more lots of a size than a fresh sheet has.
    #[error("there are four lots of each size")]
    TooManyLots,
    /// Stakes, fees and lots left are not what each player had at the start.
    #[error("stakes, fees and lots left make ${0}, not ${CAPITAL}")]
    WrongSum(u32),
    /// There is an amount on an agent that no lots make.
    #[error("the stake on {0} is not a multiple of ${UNIT}")]
    NotHundreds(Agent),
    /// There is less on an agent than was proven.
    #[error("the stake on {0} is below its proven minimum")]
    BelowMinimum(Agent),
    /// There is another amount on an exile than was announced.
    #[error("the stake on {0} is not what was announced at the exile")]
    NotAsAnnounced(Agent),
    /// There is money on an agent who does not take part.
    #[error("{0} does not take part")]
    NotInGame(Agent),
}

impl Game {
    /// A player's view.
    pub fn view(&self, seat: Player) -> View {
        View {
            table: self.table.clone(),
            seat,
            sheet: *self.sheet(seat),
            shown: self.outcome().map(|_| self.sheets),
        }
    }
}

impl View {
    /// The public part of the game.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose view it is.
    pub const fn seat(&self) -> Player {
        self.seat
    }

    /// The player's own sheet.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Another player's sheet, once the game is over.
    pub fn shown(&self, player: Player) -> Option<&Sheet> {
        self.shown.as_ref().map(|sheets| &sheets[player.index()])
    }

    /// Whether this player is asked.
    pub fn is_asked(&self) -> bool {
        self.table.asked() == Some(self.seat)
    }

    /// The player's legal actions; none if they are not asked.
    pub fn legal(&self) -> Legal {
        if self.is_asked() {
            self.table.legal(&self.sheet)
        } else {
            Legal::default()
        }
    }

    /// Whether the player may do this now.
    ///
    /// # Errors
    /// Says why not.
    pub fn check(&self, action: &Action) -> Result<(), IllegalAction> {
        match self.table.asked() {
            Some(asked) if asked != self.seat => Err(IllegalAction::NotAsked(asked)),
            _ => self.table.check(&self.sheet, action),
        }
    }

    /// The game if the others had these sheets, indexed by player; this player's own sheet replaces the one given. For
    /// sampling in a search.
    ///
    /// # Errors
    /// If a sheet does not agree with what is public.
    pub fn supposing(&self, sheets: &[Sheet; Player::MOST]) -> Result<Game, ImpossibleSheet> {
        let mut sheets = *sheets;
        sheets[self.seat.index()] = self.sheet;
        for player in self.table.options.seats() {
            self.table.check_sheet(player, &sheets[player.index()])?;
        }
        if let Some(action @ Announcement::Attack { attacker, .. }) = self.table.pending() {
            let mover = &sheets[self.table.turn.index()];
            if self.table.check_announcement(Some(mover), action).is_err() {
                return Err(ImpossibleSheet::BelowMinimum(attacker));
            }
        }
        Ok(Game {
            table: self.table.clone(),
            sheets,
        })
    }
}

impl Table {
    /// Whether a player can have this sheet, by all that is public.
    ///
    /// # Errors
    /// Says why not.
    pub fn check_sheet(&self, player: Player, sheet: &Sheet) -> Result<(), ImpossibleSheet> {
        if sheet.lots().counts().into_iter().any(|count| count > Lots::OF_EACH) {
            return Err(ImpossibleSheet::TooManyLots);
        }
        let sum = sheet.staked() + u32::from(self.fees(player)) + sheet.lots().dollars();
        if sum != u32::from(CAPITAL) {
            return Err(ImpossibleSheet::WrongSum(sum));
        }
        for agent in Agent::ALL {
            let (stake, minimum) = (sheet.stake(agent), self.minimum(player, agent));
            if stake > 0 && !self.options.includes(agent) {
                return Err(ImpossibleSheet::NotInGame(agent));
            }
            if !stake.is_multiple_of(UNIT) {
                return Err(ImpossibleSheet::NotHundreds(agent));
            }
            if stake < minimum {
                return Err(ImpossibleSheet::BelowMinimum(agent));
            }
            if stake > minimum && self.is_exiled(agent) {
                return Err(ImpossibleSheet::NotAsAnnounced(agent));
            }
        }
        Ok(())
    }
}
