//! The faces that people see at the table. They follow from what everybody has heard.

use agon_core::agent::{Agent, Announcement, Call, Event, Heard, Phase, Player, Players, Table};

/// What a player's face shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// Nothing.
    #[default]
    Neutral,
    /// They are asked.
    Asked,
    /// They stand by what they said.
    Insists,
    /// A bluff of theirs has worked, and all know it now.
    Smirk,
}

/// The face of a player after these events.
pub fn face(player: Player, table: &Table, events: &[Event]) -> Face {
    match table.phase() {
        Phase::Object { asked, .. } | Phase::Victory { asked, .. } if *asked == player => Face::Asked,
        Phase::Answer { objector, .. } if *objector == player => Face::Insists,
        Phase::Answer { .. } if table.turn() == player => Face::Asked,
        Phase::Claim(contest) | Phase::Decide(contest) => {
            let is_in = player == table.turn() || player == contest.objector || contest.claim(player).is_some();
            match (is_in && !contest.out().contains(player), contest.asked == player) {
                (true, false) => Face::Insists,
                (_, true) => Face::Asked,
                (false, false) => Face::Neutral,
            }
        }
        _ if has_fooled(player, events) => Face::Smirk,
        _ => Face::Neutral,
    }
}

/// Whether all have learned, since the player last had the turn, that a bluff of theirs worked: they objected, and the
/// announcement was taken back, or they insisted, and it stood, and now it turns out that they had nothing on the agent.
fn has_fooled(player: Player, events: &[Event]) -> bool {
    let acted = |event: &Event| {
        let acts = |heard: &Heard| matches!(heard, Heard::Announced(_) | Heard::Staked);
        matches!(event, Event::Decided { player: who, heard } if *who == player && acts(heard))
    };
    let since = events.iter().rposition(acted).map_or(0, |last| last + 1);
    let mut empty = events[since..].iter().filter_map(|event| match event {
        Event::Exiled { agent, stakes } => (stakes[player.index()] == 0).then_some(Uncovered::One(*agent)),
        Event::Shown { player: who, stakes } if *who == player => Some(Uncovered::Sheet(*stakes)),
        _ => None,
    });
    let Some(uncovered) = empty.next_back() else {
        return false;
    };
    let known = bluffed(player, events);
    match uncovered {
        Uncovered::One(agent) => known[agent.index()],
        Uncovered::Sheet(stakes) => known.iter().zip(stakes).any(|(&bluffed, stake)| bluffed && stake == 0),
    }
}

/// What has been uncovered of a player.
enum Uncovered {
    /// That they have nothing on an agent.
    One(Agent),
    /// All their stakes.
    Sheet([u16; Agent::COUNT]),
}

/// On which agents a player got their way by objecting or insisting, without ever having attacked with them: who attacks
/// has money on the attacker.
fn bluffed(player: Player, events: &[Event]) -> [bool; Agent::COUNT] {
    let mut all = [false; Agent::COUNT];
    let mut attacked = [false; Agent::COUNT];
    let mut pending: Option<(Player, Announcement)> = None;
    let (mut objected, mut insisted) = (Players::NONE, false);
    for event in events {
        let (who, heard) = match *event {
            Event::Decided { player, heard } => (player, heard),
            Event::TakenBack => {
                if let Some((_, deed)) = pending.take().filter(|_| objected.contains(player)) {
                    all[deed.agent().index()] = true;
                }
                continue;
            }
            _ => continue,
        };
        match heard {
            Heard::Called(Call::Object) => objected.insert(who),
            Heard::Called(Call::Insist) => insisted = who == player,
            Heard::Called(_) => {}
            Heard::Announced(_) | Heard::Staked => {
                // Nothing else was heard of the one before: it stands.
                if let Some((_, deed)) = pending.take().filter(|(mover, _)| *mover == player && insisted) {
                    all[deed.agent().index()] = true;
                }
                (objected, insisted) = (Players::NONE, false);
                if let Heard::Announced(deed) = heard {
                    pending = Some((who, deed));
                    if who == player && matches!(deed, Announcement::Attack { .. }) {
                        attacked[deed.agent().index()] = true;
                    }
                }
            }
        }
    }
    for (bluffed, attacked) in all.iter_mut().zip(attacked) {
        *bluffed &= !attacked;
    }
    all
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Referee, read_action};

    use super::*;

    fn game(options: &str, actions: &str) -> Referee {
        let mut referee = Referee::new(options.parse().unwrap(), Player::ALL[0], &[], 1);
        for text in actions.split_whitespace() {
            let (player, action) = text.split_once(':').unwrap();
            let player = Player::ALL[player.parse::<usize>().unwrap()];
            referee.play(player, &read_action(action).unwrap()).unwrap();
        }
        referee
    }

    fn faces_in(referee: &Referee) -> [Face; 2] {
        [0, 1].map(|number| face(Player::ALL[number], referee.table(), referee.events()))
    }

    /// The faces of two players after these actions.
    fn faces(actions: &str) -> [Face; 2] {
        faces_in(&game("2,agents=1", actions))
    }

    const OPENED: &str = "0:$A1=1000 1:$B1=1000 0:A1-NYC";
    /// The second player objects, though without a stake on the agent, who is exiled later.
    const EXILED: &str = "1:object 0:withdraw 0:A1-HAV 1:let 1:B1-DUB 0:let 0:A1-BMU 1:let 1:B1-REY 0:let 0:A1-AZO 1:let \
        1:B1xA1 0:let";

    #[test]
    fn whoever_is_asked_looks_up_and_whoever_stands_by_a_word_looks_stern() {
        assert_eq!(faces(OPENED), [Face::Neutral, Face::Asked]);
        assert_eq!(faces(&format!("{OPENED} 1:object")), [Face::Asked, Face::Insists]);
        assert_eq!(
            faces(&format!("{OPENED} 1:object 0:insist")),
            [Face::Insists, Face::Asked]
        );
        assert_eq!(
            faces(&format!("{OPENED} 1:object 0:insist 1:claim=500").replace("1:$B1", "1:$A1")),
            [Face::Asked, Face::Insists]
        );
    }

    #[test]
    fn a_bluff_that_worked_shows_once_all_know_it_until_the_next_turn() {
        let exiled = format!("{OPENED} {EXILED}");
        assert_eq!(
            faces(exiled.strip_suffix(" 0:let").unwrap()),
            [Face::Asked, Face::Neutral]
        );
        assert_eq!(faces(&exiled), [Face::Neutral, Face::Smirk]);
        let answered = format!("{exiled} 0:R1-WAR 1:let");
        assert_eq!(faces(&answered), [Face::Neutral, Face::Smirk]);
        assert_eq!(faces(&format!("{answered} 1:C1-BOM 0:let")), [Face::Neutral; 2]);
    }

    #[test]
    fn an_objection_with_money_is_no_bluff() {
        let exiled = format!("{OPENED} {EXILED}").replace("1:$B1=1000", "1:$A1=500,B1=1000");
        assert_eq!(faces(&exiled), [Face::Neutral; 2]);
    }

    #[test]
    fn at_the_end_the_sheets_tell() {
        let over = format!("{OPENED} 1:object 0:withdraw 0:C1-BOM 1:let 1:R1-WAR 0:let");
        assert_eq!(faces(&over), [Face::Neutral; 2]);
        let over = game("2,agents=1,round-limit=1", &over);
        assert_eq!(faces_in(&over), [Face::Neutral, Face::Smirk]);
    }
}
