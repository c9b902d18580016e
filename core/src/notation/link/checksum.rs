//! The checksum of links.

use super::number::ALPHABET;

/// The length of the checksum, at the end of a link, and the greatest prime below 62⁵, which fits into it. Because it
/// is prime and [`STEP`] is not a multiple of it, the checksum detects every change of one character and every swap of
/// two neighbours.
pub(super) const CHECKSUM_LENGTH: usize = 5;
const PRIME: u64 = 916_132_829;
const STEP: u64 = 257;

/// The sum of a text that grows.
#[derive(Clone, Copy)]
pub(super) struct Sum(u64);

impl Sum {
    pub(super) const OF_NOTHING: Self = Self(1);

    pub(super) fn add(&mut self, text: &str) {
        self.0 = text
            .bytes()
            .fold(self.0, |sum, byte| (sum * STEP + u64::from(byte)) % PRIME);
    }

    /// The checksum's letters and digits.
    pub(super) fn digits(self) -> [u8; CHECKSUM_LENGTH] {
        let mut rest = self.0;
        [(); CHECKSUM_LENGTH].map(|()| {
            let digit = ALPHABET[(rest % 62) as usize];
            rest /= 62;
            digit
        })
    }
}

pub(super) fn checksum(text: &str) -> String {
    let mut sum = Sum::OF_NOTHING;
    sum.add(text);
    sum.digits().map(char::from).iter().collect()
}
