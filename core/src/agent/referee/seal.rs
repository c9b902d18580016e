//! Money that is not read by accident: until a game is over, its save has the stakes, and the seed that would give the
//! computer players' stakes away, in a form that is no text.
//!
//! This keeps them out of plain sight, in an editor or a search through files. It is no lock: anybody who wants to find
//! out the others' stakes can, with this program.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Added to the key: in version 1 that is a game's seed, and the computer players' chance must not lie beside the text.
const SALT: u64 = 0xa9e2_7700_5ea1_ed00;

/// The text as hexadecimal digits, meaningless without the key. They begin with a check.
pub(super) fn seal(text: &str, key: u64) -> String {
    let check = check(text.as_bytes()).to_be_bytes();
    let bytes = check.into_iter().chain(text.bytes());
    let hidden = bytes.zip(masks(key)).map(|(byte, mask)| byte ^ mask);
    hidden.map(|byte| format!("{byte:02x}")).collect()
}

/// The opposite of [`seal`]; `None` if the digits are damaged, or belong to another key.
pub(super) fn unseal(digits: &str, key: u64) -> Option<String> {
    let digits: Vec<u32> = digits.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks();
    let hidden = pairs.iter().map(|[high, low]| (16 * high + low) as u8);
    let bytes: Vec<u8> = hidden.zip(masks(key)).map(|(byte, mask)| byte ^ mask).collect();
    let (head, text) = bytes.split_first_chunk()?;
    let whole = rest.is_empty() && u32::from_be_bytes(*head) == check(text);
    whole.then(|| String::from_utf8(text.to_vec()).ok()).flatten()
}

fn masks(key: u64) -> impl Iterator<Item = u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(key ^ SALT);
    std::iter::repeat_with(move || (rng.next_u32() >> 16) as u8)
}

/// The number by which the game with this seed is known where the seed must not be read, as in the names of files.
pub fn known_by(seed: u64) -> u64 {
    fingerprint(&seed.to_string())
}

/// A number that distinguishes texts: FNV-1a of 64 bits.
pub(super) fn fingerprint(text: &str) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// FNV-1a of 32 bits.
fn check(bytes: &[u8]) -> u32 {
    let mix = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_text_opens_only_whole_and_with_its_key() {
        let text = "$A1=1000+500,R2=300\n$";
        let sealed = seal(text, 7);
        assert_eq!(unseal(&sealed, 7).as_deref(), Some(text));
        assert_eq!(sealed.len(), 2 * (4 + text.len()));
        let plain: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
        assert!(!sealed.contains(&plain[..8]));
        assert_eq!(unseal(&sealed, 8), None);
        for damaged in [&sealed[1..], &sealed[2..], &format!("{sealed}0"), "", "xx", "ää"] {
            assert_eq!(unseal(damaged, 7), None, "{damaged}");
        }
        let last = if sealed.ends_with('0') { "1" } else { "0" };
        let changed = format!("{}{last}", &sealed[..sealed.len() - 1]);
        assert_eq!(unseal(&changed, 7), None);
    }
}
