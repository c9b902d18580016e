//! Large numbers, written in letters and digits.

/// The digits of base 62: characters that need no escape in an address and that no messenger takes for its end.
pub(super) const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A whole number of any size, its lowest 32 bits first.
#[derive(Default)]
pub(super) struct Number(Vec<u32>);

impl Number {
    /// Becomes `self × factor + add`.
    pub(super) fn push(&mut self, factor: u32, add: u32) {
        let mut carry = u64::from(add);
        for part in &mut self.0 {
            carry += u64::from(*part) * u64::from(factor);
            *part = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Becomes `self / divisor`, and returns the remainder.
    pub(super) fn pop(&mut self, divisor: u32) -> u32 {
        let mut rest = 0;
        for part in self.0.iter_mut().rev() {
            let whole = rest << 32 | u64::from(*part);
            *part = (whole / u64::from(divisor)) as u32;
            rest = whole % u64::from(divisor);
        }
        if self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// In base 62, the highest digit first; empty for zero.
    pub(super) fn into_text(mut self) -> String {
        let mut digits = Vec::new();
        while !self.0.is_empty() {
            digits.push(char::from(ALPHABET[self.pop(62) as usize]));
        }
        digits.iter().rev().collect()
    }

    /// Reads base 62; the text has letters and digits only.
    pub(super) fn from_text(text: &str) -> Self {
        let mut number = Self::default();
        for byte in text.bytes() {
            let digit = ALPHABET.iter().position(|known| *known == byte);
            number.push(62, digit.expect("the caller has checked the characters") as u32);
        }
        number
    }
}
