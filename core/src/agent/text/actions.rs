//! Actions as text (`docs/agent.md` §8.1).

use std::fmt;

use super::fault::{TextError, TextFault};
use super::places::city;
use super::scanner::Scanner;
use crate::agent::action::{Action, Announcement, Call, Heard};
use crate::agent::legal::Legal;
use crate::agent::money::{Lots, Money, UNIT};
use crate::agent::pieces::Agent;

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plus = |with_case| if with_case { "+" } else { "" };
        match *self {
            Self::Move { agent, to, with_case } => write!(f, "{agent}-{to}{}", plus(with_case)),
            Self::Take(agent) => write!(f, "{agent}+"),
            Self::LayDown(agent) => write!(f, "{agent}-"),
            Self::Attack {
                attacker,
                victim,
                with_case,
            } => write!(f, "{attacker}x{victim}{}", plus(with_case)),
        }
    }
}

/// The words of the notation; a claim is `claim=` and the dollars.
const WORDS: [(&str, Call); 9] = [
    ("object", Call::Object),
    ("let", Call::Let),
    ("withdraw", Call::Withdraw),
    ("insist", Call::Insist),
    ("give-up", Call::GiveUp),
    ("allow", Call::Allow),
    ("refuse", Call::Refuse),
    ("win", Call::Win),
    ("skip", Call::Skip),
];

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, WORDS.iter().find(|(_, call)| call == self)) {
            (Self::Claim(dollars), _) => write!(f, "claim={dollars}"),
            (_, word) => f.write_str(word.map_or("", |(word, _)| word)),
        }
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("$")?;
        let on = Agent::ALL.into_iter().filter(|&agent| !self.on(agent).is_empty());
        for (i, agent) in on.enumerate() {
            write!(f, "{}{agent}", if i == 0 { "" } else { "," })?;
            let counts = Lots::SIZES.into_iter().zip(self.on(agent).counts());
            let lots = counts.flat_map(|(size, count)| std::iter::repeat_n(size, count.into()));
            for (i, size) in lots.enumerate() {
                write!(f, "{}{size}", if i == 0 { "=" } else { "+" })?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Announce(announcement) => announcement.fmt(f),
            Self::Stake(money) => money.fmt(f),
            Self::Call(call) => call.fmt(f),
        }
    }
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Announced(announcement) => announcement.fmt(f),
            Self::Staked => f.write_str("$?"),
            Self::Called(call) => call.fmt(f),
        }
    }
}

impl fmt::Display for Legal {
    /// All actions but money in canonical order, with a run of claims written `claim=500..3400`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let announcements = self.announcements().iter().map(ToString::to_string);
        let calls = self.calls().iter().map(ToString::to_string);
        let claims = self.claims().map(|(least, most)| format!("claim={least}..{most}"));
        let all: Vec<_> = announcements.chain(calls).chain(claims).collect();
        f.write_str(&all.join(" "))
    }
}

/// Reads an action. Whether it is legal, the table says: [`Table::check`](crate::agent::Table::check).
///
/// # Errors
/// Says what cannot be read, and in which column.
///
/// ```
/// use agon_core::agent::read_action;
///
/// for text in ["A1-PAR+", "C2+", "A1xR2", "$A1=1000+500,R2=300", "$", "claim=800"] {
///     assert_eq!(read_action(text)?.to_string(), text);
/// }
/// let error = read_action("$A1=500+1000").unwrap_err();
/// assert_eq!(error.to_string(), "column 9: lots stand from large to small");
/// # Ok::<(), agon_core::agent::TextError>(())
/// ```
pub fn read_action(text: &str) -> Result<Action, TextError> {
    let mut scanner = Scanner::new(text);
    let action = match heard(&mut scanner)? {
        Some(Heard::Announced(announcement)) => Action::Announce(announcement),
        Some(Heard::Called(call)) => Action::Call(call),
        Some(Heard::Staked) | None => Action::Stake(money(&mut scanner)?),
    };
    scanner.end()?;
    Ok(action)
}

/// Reads an announcement or a word; `None` before money, of which only the sign is read.
fn heard(scanner: &mut Scanner) -> Result<Option<Heard>, TextError> {
    if scanner.eat("$") {
        return Ok(None);
    }
    if scanner.peek().is_some_and(|first| first.is_ascii_lowercase()) {
        return call(scanner).map(|call| Some(Heard::Called(call)));
    }
    announcement(scanner).map(|announcement| Some(Heard::Announced(announcement)))
}

/// Reads an action as others hear it.
pub(super) fn read_heard(scanner: &mut Scanner) -> Result<Heard, TextError> {
    match heard(scanner)? {
        Some(heard) => Ok(heard),
        None => scanner.expect("?", "the ? of hidden money").map(|()| Heard::Staked),
    }
}

/// Reads a deed of an agent.
pub(super) fn announcement(scanner: &mut Scanner) -> Result<Announcement, TextError> {
    let agent = scanner.agent()?;
    if scanner.eat("+") {
        return Ok(Announcement::Take(agent));
    }
    if scanner.eat("x") {
        let victim = scanner.agent()?;
        return Ok(Announcement::Attack {
            attacker: agent,
            victim,
            with_case: scanner.eat("+"),
        });
    }
    scanner.expect("-", "-, x or + after the agent")?;
    if !scanner.peek().is_some_and(|next| next.is_ascii_alphanumeric()) {
        return Ok(Announcement::LayDown(agent));
    }
    Ok(Announcement::Move {
        agent,
        to: city(scanner)?,
        with_case: scanner.eat("+"),
    })
}

fn call(scanner: &mut Scanner) -> Result<Call, TextError> {
    let before = scanner.clone();
    let word = scanner.until(|c| c != '-' && !c.is_ascii_lowercase());
    if word == "claim" {
        scanner.expect("=", "= and the dollars of the claim")?;
        let dollars = scanner.number(0, u16::MAX.into(), "a number of dollars")?;
        return Ok(Call::Claim(dollars as u16));
    }
    let known = WORDS.iter().find(|(known, _)| *known == word);
    known.map(|&(_, call)| call).ok_or_else(|| before.expected("an action"))
}

/// Reads money after the sign `$`.
fn money(scanner: &mut Scanner) -> Result<Money, TextError> {
    let mut money = Money::NONE;
    let mut last = None;
    while !scanner.rest().is_empty() {
        if last.is_some() {
            scanner.expect(",", "+ and a lot, or a comma and an agent")?;
        }
        let agent = scanner.agent()?;
        if last >= Some(agent) {
            return Err(scanner.fault(TextFault::OutOfOrder));
        }
        last = Some(agent);
        scanner.expect("=", "= and the lots")?;
        money.set(agent, lots(scanner)?);
    }
    Ok(money)
}

/// Reads lots from large to small, with `+` between.
fn lots(scanner: &mut Scanner) -> Result<Lots, TextError> {
    let mut counts = [0u8; 6];
    let mut last = 0;
    loop {
        let before = scanner.clone();
        let dollars = scanner.number(UNIT.into(), Lots::SIZES[0].into(), LOT)?;
        let size = Lots::SIZES.iter().position(|&size| u32::from(size) == dollars);
        let size = size.ok_or_else(|| before.expected(LOT))?;
        if size < last {
            return Err(before.fault(TextFault::LotsOutOfOrder));
        }
        last = size;
        counts[size] = counts[size].saturating_add(1);
        if !scanner.eat("+") {
            return Ok(Lots::new(counts));
        }
    }
}

const LOT: &str = "a lot of 1000, 500, 400, 300, 200 or 100";
