//! A decision under consideration, and what all prompts share.

use agon_core::agent::{Action, Agent, Dollars, Player};
use bevy_egui::egui::Ui;

use super::view::TableView;
use crate::agent::gameplay::current_game::Moment;
use crate::agent::gameplay::map_cursor::Spot;
use crate::agent::gameplay::messages::ActionRequested;
use crate::agent::text::pages::money_page;
use crate::shell::ui::prelude::*;

/// A decision under consideration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Draft {
    /// The claim, and the moment at which it is considered.
    pub(super) claim: Option<(Moment, Dollars)>,
    /// The agent or city whose button has the keyboard focus.
    pub(super) pointed: Option<Spot>,
    /// The agent to whose button the keyboard focus goes back: they were put down with it.
    pub(super) goes_back_to: Option<Agent>,
    /// Whether the focus goes on to the first city: an agent was chosen with it.
    pub(super) goes_to_city: bool,
}

impl Draft {
    /// The claim that is considered at a moment: those of other players are private, and those before a second try gone.
    pub(super) fn claim_at(&self, moment: Moment, (least, most): (Dollars, Dollars)) -> Dollars {
        let own = self.claim.filter(|(of, _)| *of == moment);
        own.map_or(least, |(_, amount)| amount.clamp(least, most))
    }
}

/// Asks for an action of the player who is asked.
pub(super) fn decide(player: Player, action: impl Into<Action>, scene: &TableView) -> Do {
    Do::send(ActionRequested::by_person(player, action, scene.current))
}

/// Opens the page on which money is staked.
pub(super) fn money(scene: &TableView) -> Do {
    Do::Open(money_page(scene.current.table().phase()))
}

/// Leaves the room above something of this height at the foot of the card.
pub(super) fn to_foot(ui: &mut Ui, height: f32) {
    let room = ui.min_rect().bottom() - ui.cursor().top() - height;
    ui.add_space(room.max(0.0));
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Referee, Seat, read_action};

    use super::*;
    use crate::agent::gameplay::current_game::CurrentGame;

    #[test]
    fn a_considered_claim_is_not_offered_to_another_player() {
        let seats = ["Ann", "Ben"].map(Seat::person);
        let mut referee = Referee::new("2".parse().unwrap(), Player::ALL[0], &seats, 5);
        let ann = CurrentGame::new(referee.clone()).moment();
        referee.play(Player::ALL[0], &read_action("$A1=500").unwrap()).unwrap();
        let ben = CurrentGame::new(referee).moment();
        let draft = Draft {
            claim: Some((ann, 700)),
            ..Draft::default()
        };
        assert_eq!(draft.claim_at(ann, (100, 1000)), 700);
        assert_eq!(draft.claim_at(ann, (100, 500)), 500);
        assert_eq!(draft.claim_at(ben, (100, 1000)), 100);
    }
}
