//! Full states and views as text (`docs/agent.md` §8.3, §8.4).

use std::fmt;

use super::actions::announcement;
use super::events::{list, or_dash, outcome, read_dollars, read_list};
use super::fault::{TextError, TextFault};
use super::phases::{Places, check_phase};
use super::places::{city_on_map, each_player};
use super::scanner::Scanner;
use crate::agent::action::{EndReason, Outcome};
use crate::agent::contest::Contest;
use crate::agent::game::Game;
use crate::agent::money::{CAPITAL, Dollars, FEE, Lots, Sheet, UNIT};
use crate::agent::options::{LostObjection, Options};
use crate::agent::pieces::{Agent, Player, Players};
use crate::agent::table::{Phase, Table};
use crate::agent::view::View;

// --- Writing.

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_state(f, &self.table, |player| Some(*self.sheet(player)))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_state(f, &self.table, |player| {
            let own = (player == self.seat).then_some(self.sheet);
            own.or_else(|| self.shown(player).copied())
        })
    }
}

fn write_state(f: &mut fmt::Formatter, table: &Table, sheet: impl Fn(Player) -> Option<Sheet>) -> fmt::Result {
    let options = &table.options;
    for (i, agent) in options.agents().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let star = if table.holder() == Some(agent) { "*" } else { "" };
        match table.place(agent) {
            Some(city) => write!(f, "{comma}{city}{star}")?,
            None => write!(f, "{comma}x")?,
        }
    }
    write!(f, " {} {}.{}.{} ", table.case(), table.start, table.round, table.turn)?;
    write_phase(f, table)?;
    for player in options.seats() {
        let minima = options.agents().map(|agent| table.minimum(player, agent));
        let (before, fees, bribes) = (before(player), table.fees(player), table.bribes(player));
        let missed = if table.misses_turn(player) { ";m" } else { "" };
        write!(f, "{before}{};{fees};{bribes}{missed}", list(minima))?;
    }
    for player in options.seats() {
        f.write_str(before(player))?;
        match sheet(player) {
            None => f.write_str("?")?,
            Some(sheet) => {
                let stakes = options.agents().map(|agent| sheet.stake(agent));
                let lots = sheet.lots().counts().map(|count| count.to_string()).concat();
                write!(f, "{};{lots}", list(stakes))?;
            }
        }
    }
    Ok(())
}

/// The separator before a player's part of a field.
fn before(player: Player) -> &'static str {
    if player.index() == 0 { " " } else { "/" }
}

fn write_phase(f: &mut fmt::Formatter, table: &Table) -> fmt::Result {
    let contest = |f: &mut fmt::Formatter, name, contest: &Contest| {
        let Contest {
            asked,
            objector,
            action,
            ..
        } = contest;
        let claims = Player::ALL.into_iter().filter_map(|player| {
            let claim = contest.claim(player)?;
            Some(format!("{player}={claim}"))
        });
        let (claims, out) = (joined(claims), players(contest.out));
        write!(f, "{name}:{asked}:{objector}:{action}:{claims}:{out}")
    };
    match &table.phase {
        Phase::Stake { asked } => write!(f, "stake:{asked}")?,
        Phase::Act => f.write_str("act")?,
        Phase::Object { asked, action } => write!(f, "object:{asked}:{action}")?,
        Phase::Answer { objector, action } => write!(f, "answer:{objector}:{action}")?,
        Phase::Claim(of) => contest(f, "claim", of)?,
        Phase::Decide(of) => contest(f, "decide", of)?,
        Phase::Victory {
            asked,
            action,
            claimants,
        } => write!(f, "victory:{asked}:{action}:{}", players(*claimants))?,
        Phase::Over(outcome) => {
            let (winner, agent) = (or_dash(outcome.winner), or_dash(outcome.agent));
            write!(f, "over:{winner}:{}:{agent}", outcome.reason.word())?;
        }
    }
    table.taken_back.iter().try_for_each(|action| write!(f, "!{action}"))
}

fn players(players: Players) -> String {
    joined(players.iter().map(|player| player.to_string()))
}

/// The parts with commas between; `-` if there are none.
fn joined(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<_> = parts.collect();
    or_dash((!parts.is_empty()).then(|| parts.join(",")))
}

// --- Reading.

/// Reads a full state of a game with these options.
///
/// # Errors
/// Says what cannot be read or is impossible, and in which column.
///
/// ```
/// use agon_core::agent::{Options, read_state};
///
/// let options: Options = "2,agents=1".parse()?;
/// let text = "NYC*,LON,MOS,PEK NYC 0.5.0 act 0,0,0,0;0;0/0,0,0,0;0;0 1000,0,0,0;344444/0,0,0,0;444444";
/// let game = read_state(text, &options)?;
/// assert_eq!(game.legal().to_string(), "A1- A1-BMU A1-BMU+ A1-REY A1-REY+ A1-WAS A1-WAS+ B1-DUB B1-HAM R1-WAR R1-BAK C1-BOM C1-HKG");
///
/// let error = read_state(&text.replace("NYC ", "WAS "), &options).unwrap_err();
/// assert_eq!(error.to_string(), "column 18: A1 holds the case, so it must be in their city");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_state(text: &str, options: &Options) -> Result<Game, TextError> {
    let mut scanner = Scanner::new(text);
    let (table, places) = read_table(&mut scanner, options)?;
    let sheets = read_sheets(&mut scanner, &table, |_| true)?;
    scanner.end()?;
    check_phase(&table, &sheets, &places)?;
    Ok(Game {
        table,
        sheets: sheets.map(|sheet| sheet.unwrap_or(Sheet::FRESH)),
    })
}

/// Reads a state of a game with these options as a player sees it.
///
/// # Errors
/// Says what cannot be read or is impossible, and in which column.
///
/// ```
/// use agon_core::agent::{Options, Player, read_view};
///
/// let options: Options = "2,agents=1".parse()?;
/// let text = "NYC*,LON,MOS,PEK NYC 0.5.0 act 0,0,0,0;0;0/0,0,0,0;0;0 1000,0,0,0;344444/?";
/// let view = read_view(text, &options, Player::ALL[0])?;
/// assert_eq!(view.to_string(), text);
///
/// let error = read_view(text, &options, Player::ALL[1]).unwrap_err();
/// assert_eq!(error.to_string(), "column 56: the sheet of player 0 should be hidden");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_view(text: &str, options: &Options, seat: Player) -> Result<View, TextError> {
    let mut scanner = Scanner::new(text);
    let (table, places) = read_table(&mut scanner, options)?;
    let over = table.outcome().is_some();
    let at_sheets = scanner.clone();
    let sheets = read_sheets(&mut scanner, &table, |player| over || player == seat)?;
    scanner.end()?;
    check_phase(&table, &sheets, &places)?;
    Ok(View {
        seat,
        sheet: sheets[seat.index()].ok_or_else(|| at_sheets.fault(TextFault::WrongPlayer(seat)))?,
        shown: over.then(|| sheets.map(|sheet| sheet.unwrap_or(Sheet::FRESH))),
        table,
    })
}

const BLANK: &str = "a blank";
const COLON: &str = "a colon";

/// Reads all fields before the sheets.
fn read_table<'a>(scanner: &mut Scanner<'a>, options: &Options) -> Result<(Table, Places<'a>), TextError> {
    let mut table = Table::new(*options, Player::ALL[0]);
    read_places(scanner, &mut table)?;
    scanner.expect(" ", BLANK)?;
    let at_case = scanner.clone();
    table.board.case = city_on_map(scanner, options)?;
    if let Some(holder) = table.holder()
        && table.place(holder) != Some(table.case())
    {
        return Err(at_case.fault(TextFault::HolderElsewhere(holder)));
    }
    scanner.expect(" ", BLANK)?;
    table.start = scanner.player(options.players())?;
    scanner.expect(".", "a point and the round")?;
    let at_round = scanner.clone();
    table.round = scanner.number(1, u32::MAX, "the number of the round")?;
    if let Some(limit) = options.round_limit().filter(|limit| table.round > *limit) {
        return Err(at_round.fault(TextFault::PastLimit(limit)));
    }
    scanner.expect(".", "a point and the player whose turn it is")?;
    table.turn = scanner.player(options.players())?;
    scanner.expect(" ", BLANK)?;
    let places = read_phase(scanner, &mut table)?;
    scanner.expect(" ", BLANK)?;
    for player in options.seats() {
        if player.index() > 0 {
            scanner.expect("/", "a slash and the next player")?;
        }
        read_public(scanner, &mut table, player)?;
    }
    scanner.expect(" ", BLANK)?;
    Ok((table, places))
}

fn read_places(scanner: &mut Scanner, table: &mut Table) -> Result<(), TextError> {
    let options = table.options;
    for (i, agent) in options.agents().enumerate() {
        if i > 0 {
            scanner.expect(",", "a comma and the next agent's city")?;
        }
        table.board.places[agent.index()] = None;
        if scanner.eat("x") {
            continue;
        }
        table.board.places[agent.index()] = Some(city_on_map(scanner, &options)?);
        let at_star = scanner.clone();
        if scanner.eat("*")
            && let Some(other) = table.board.holder.replace(agent)
        {
            return Err(at_star.fault(TextFault::TwoHolders(other)));
        }
    }
    Ok(())
}

/// Reads the phase; returns where its parts stand.
fn read_phase<'a>(scanner: &mut Scanner<'a>, table: &mut Table) -> Result<Places<'a>, TextError> {
    let options = table.options;
    let seats = options.players();
    let before = scanner.clone();
    let word = scanner.until(|c| !c.is_ascii_lowercase());
    if word != "act" {
        scanner.expect(":", COLON).map_err(|_| before.expected("a phase"))?;
    }
    let mut places = Places {
        phase: before.clone(),
        action: scanner.clone(),
        taken_back: Vec::new(),
    };
    let mut action = |scanner: &mut Scanner<'a>| {
        scanner.expect(":", COLON)?;
        places.action = scanner.clone();
        announcement(scanner)
    };
    table.phase = match word {
        "act" => Phase::Act,
        "stake" => Phase::Stake {
            asked: scanner.player(seats)?,
        },
        "object" => Phase::Object {
            asked: scanner.player(seats)?,
            action: action(scanner)?,
        },
        "answer" => Phase::Answer {
            objector: scanner.player(seats)?,
            action: action(scanner)?,
        },
        "claim" | "decide" => {
            let asked = scanner.player(seats)?;
            scanner.expect(":", COLON)?;
            let objector = scanner.player(seats)?;
            let action = action(scanner)?;
            let mut claims = [0; Player::MOST];
            let mut out = Players::NONE;
            scanner.expect(":", COLON)?;
            each_player(scanner, &options, |scanner, player| {
                scanner.expect("=", "= and a claim")?;
                claims[player.index()] = read_claim(scanner)?;
                Ok(())
            })?;
            scanner.expect(":", COLON)?;
            each_player(scanner, &options, |_, player| {
                out.insert(player);
                Ok(())
            })?;
            let contest = Contest {
                asked,
                objector,
                action,
                claims,
                out,
            };
            if word == "claim" {
                Phase::Claim(contest)
            } else {
                Phase::Decide(contest)
            }
        }
        "victory" => {
            let asked = scanner.player(seats)?;
            let action = action(scanner)?;
            let mut claimants = Players::NONE;
            scanner.expect(":", COLON)?;
            each_player(scanner, &options, |_, player| {
                claimants.insert(player);
                Ok(())
            })?;
            Phase::Victory {
                asked,
                action,
                claimants,
            }
        }
        "over" => Phase::Over(outcome(scanner, &options, ":")?),
        _ => return Err(before.expected("a phase")),
    };
    let may_be_taken_back = !matches!(
        table.phase,
        Phase::Stake { .. } | Phase::Victory { .. } | Phase::Over(_)
    );
    while may_be_taken_back && scanner.eat("!") {
        let before = scanner.clone();
        let action = announcement(scanner)?;
        if table.taken_back.contains(&action) {
            return Err(before.fault(TextFault::TakenBackTwice));
        }
        table.taken_back.push(action);
        places.taken_back.push(before);
    }
    Ok(places)
}

fn read_claim(scanner: &mut Scanner) -> Result<Dollars, TextError> {
    let before = scanner.clone();
    let claim = scanner.number(UNIT.into(), CAPITAL.into(), CLAIM)? as Dollars;
    if claim.is_multiple_of(UNIT) {
        Ok(claim)
    } else {
        Err(before.expected(CLAIM))
    }
}

const CLAIM: &str = "a claim in hundreds from 100 to 10000";

/// Reads what is public of a player.
fn read_public(scanner: &mut Scanner, table: &mut Table, player: Player) -> Result<(), TextError> {
    let before = scanner.clone();
    let seat = player.index();
    let agents = table.options.agents().map(Agent::index);
    read_list(scanner, agents, &mut table.minima[seat])?;
    scanner.expect(";", "a semicolon and the fees")?;
    table.fees[seat] = read_dollars(scanner, FEE)?;
    scanner.expect(";", "a semicolon and the number of bribes")?;
    table.bribes[seat] = scanner.number(0, u32::MAX, "a number of bribes")?;
    let at_missed = scanner.clone();
    if scanner.eat(";") {
        scanner.expect("m", "m for a missed turn")?;
        table.missing.insert(player);
        if !may_owe_a_turn(table, player) {
            return Err(at_missed.fault(TextFault::NothingMissed(player)));
        }
    }
    let proven: u32 = table.minima[seat].iter().map(|&minimum| u32::from(minimum)).sum();
    if proven + u32::from(table.fees[seat]) > CAPITAL.into() {
        return Err(before.fault(TextFault::TooMuchProven(player)));
    }
    Ok(())
}

/// Whether a player can owe a missed turn. It is missed as soon as it comes, unless the game is over by then.
fn may_owe_a_turn(table: &Table, player: Player) -> bool {
    let at_limit = |outcome: Outcome| outcome.reason == EndReason::RoundLimit;
    table.options.lost_objection == LostObjection::Turn
        && (player != table.turn || table.outcome().is_some_and(at_limit))
}

/// Reads the sheets; `known` says whose must be known.
fn read_sheets(
    scanner: &mut Scanner,
    table: &Table,
    known: impl Fn(Player) -> bool,
) -> Result<[Option<Sheet>; Player::MOST], TextError> {
    let mut sheets = [None; Player::MOST];
    for player in table.options.seats() {
        if player.index() > 0 {
            scanner.expect("/", "a slash and the next player's sheet")?;
        }
        let before = scanner.clone();
        match (scanner.eat("?"), known(player)) {
            (true, false) => continue,
            (true, true) => return Err(before.fault(TextFault::Hidden(player))),
            (false, false) => return Err(before.fault(TextFault::NotHidden(player))),
            (false, true) => {}
        }
        let sheet = read_sheet(scanner, &table.options)?;
        table
            .check_sheet(player, &sheet)
            .map_err(|fault| before.fault(TextFault::Sheet { player, fault }))?;
        sheets[player.index()] = Some(sheet);
    }
    Ok(sheets)
}

fn read_sheet(scanner: &mut Scanner, options: &Options) -> Result<Sheet, TextError> {
    let mut stakes = [0; Agent::COUNT];
    read_list(scanner, options.agents().map(Agent::index), &mut stakes)?;
    scanner.expect(";", "a semicolon and the lots left")?;
    let before = scanner.clone();
    let digits = scanner.until(|c| !c.is_ascii_digit());
    let counts: Option<Vec<u8>> = digits.chars().map(|c| Some(c.to_digit(10)? as u8)).collect();
    let counts = counts.and_then(|counts| counts.try_into().ok());
    let counts = counts.ok_or_else(|| before.expected("the lots left, six digits,"))?;
    Ok(Sheet::new(stakes, Lots::new(counts)))
}
