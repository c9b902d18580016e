//! Cities in texts, and lists of players.

use super::fault::{TextError, TextFault};
use super::scanner::Scanner;
use crate::agent::map::City;
use crate::agent::options::Options;
use crate::agent::pieces::{Agent, Player};

/// Reads the code of a city.
pub(super) fn city(scanner: &mut Scanner) -> Result<City, TextError> {
    let before = scanner.clone();
    let code = scanner.until(|c| !c.is_ascii_alphanumeric());
    code.parse().map_err(|_| before.expected("the code of a city"))
}

/// Reads the code of a city of the map.
pub(super) fn city_on_map(scanner: &mut Scanner, options: &Options) -> Result<City, TextError> {
    let before = scanner.clone();
    let city = city(scanner)?;
    if city.is_on(options.map) {
        Ok(city)
    } else {
        Err(before.fault(TextFault::OffMap(city)))
    }
}

/// Reads an agent that takes part.
pub(super) fn agent_in_game(scanner: &mut Scanner, options: &Options) -> Result<Agent, TextError> {
    let before = scanner.clone();
    let agent = scanner.agent()?;
    if options.includes(agent) {
        Ok(agent)
    } else {
        Err(before.fault(TextFault::NotInGame(agent)))
    }
}

/// Reads a list in the order of the players, or `-` for none, and gives each entry to `read` with its player.
pub(super) fn each_player<'a>(
    scanner: &mut Scanner<'a>,
    options: &Options,
    mut read: impl FnMut(&mut Scanner<'a>, Player) -> Result<(), TextError>,
) -> Result<(), TextError> {
    if scanner.eat("-") {
        return Ok(());
    }
    let mut last = None;
    loop {
        let before = scanner.clone();
        let player = scanner.player(options.players())?;
        if last >= Some(player) {
            return Err(before.fault(TextFault::OutOfOrder));
        }
        last = Some(player);
        read(scanner, player)?;
        if !scanner.eat(",") {
            return Ok(());
        }
    }
}
