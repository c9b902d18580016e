//! Reads a text from left to right, and knows the column.

use super::fault::{TextError, TextFault};
use crate::agent::pieces::{Agent, Nation, Player};

/// A place in a text.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    /// The bytes that were read.
    at: usize,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// A fault at this place.
    pub fn fault(&self, fault: TextFault) -> TextError {
        let column = self.text[..self.at].chars().count() + 1;
        TextError { column, fault }
    }

    /// The fault that something else should stand here.
    pub fn expected(&self, expected: &'static str) -> TextError {
        let found = self.rest().split([' ', ',', '/', ';', ':']).next().unwrap_or("");
        let found = if found.is_empty() {
            self.peek().map(String::from).unwrap_or_default()
        } else {
            found.chars().take(20).collect()
        };
        self.fault(TextFault::Expected { expected, found })
    }

    /// Reads this text if it stands here.
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        self.at += if found { text.len() } else { 0 };
        found
    }

    /// Reads this text, which must stand here.
    pub fn expect(&mut self, text: &str, expected: &'static str) -> Result<(), TextError> {
        if self.eat(text) {
            Ok(())
        } else {
            Err(self.expected(expected))
        }
    }

    /// Reads what stands before the first character for which `ends` holds, or all the rest.
    pub fn until(&mut self, ends: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let word = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    /// The text must be at its end.
    pub fn end(&self) -> Result<(), TextError> {
        match self.rest() {
            "" => Ok(()),
            rest => Err(self.fault(TextFault::Extra(rest.chars().take(20).collect()))),
        }
    }

    /// Reads a number in plain digits, without sign or leading zeros.
    pub fn number(&mut self, least: u32, most: u32, expected: &'static str) -> Result<u32, TextError> {
        let before = self.clone();
        let digits = self.until(|c| !c.is_ascii_digit());
        let plain = digits == "0" || !digits.is_empty() && !digits.starts_with('0');
        let number = digits
            .parse()
            .ok()
            .filter(|number| plain && (least..=most).contains(number));
        number.ok_or_else(|| before.expected(expected))
    }

    /// Reads the number of one of so many players.
    pub fn player(&mut self, players: usize) -> Result<Player, TextError> {
        let before = self.clone();
        let number = self.number(0, u32::MAX, "the number of a player")?;
        let player = usize::try_from(number).ok().filter(|&number| number < players);
        let player = player.and_then(Player::new);
        player.ok_or_else(|| before.fault(TextFault::NoPlayer { last: players - 1 }))
    }

    /// Reads the name of an agent.
    pub fn agent(&mut self) -> Result<Agent, TextError> {
        let mut letters = self.rest().chars();
        let nation = letters
            .next()
            .and_then(|letter| Nation::ALL.into_iter().find(|nation| nation.letter() == letter));
        let number = letters.next().and_then(|digit| digit.to_digit(10));
        let agent = nation
            .zip(number)
            .and_then(|(nation, number)| Agent::new(nation, number as u8));
        let agent = agent.ok_or_else(|| self.expected("an agent, A1 to C2,"))?;
        self.at += 2;
        Ok(agent)
    }
}
