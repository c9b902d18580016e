//! WAV files with 16-bit samples, as `oggenc` reads them.

use crate::clip::{Clip, RATE};

/// A clip as the bytes of a file.
pub fn encode(clip: &Clip) -> Vec<u8> {
    let channels = clip.quantised();
    let count = channels.len() as u16;
    let data_len = (clip.len() * channels.len() * 2) as u32;
    let mut bytes = Vec::with_capacity(44 + data_len as usize);
    bytes.extend(b"RIFF");
    bytes.extend((36 + data_len).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    // Uncompressed PCM.
    bytes.extend(1_u16.to_le_bytes());
    bytes.extend(count.to_le_bytes());
    bytes.extend(RATE.to_le_bytes());
    bytes.extend((RATE * u32::from(count) * 2).to_le_bytes());
    bytes.extend((count * 2).to_le_bytes());
    bytes.extend(16_u16.to_le_bytes());
    bytes.extend(b"data");
    bytes.extend(data_len.to_le_bytes());
    for i in 0..clip.len() {
        for channel in &channels {
            bytes.extend(channel[i].to_le_bytes());
        }
    }
    bytes
}

/// The 64-bit FNV-1a hash of a file.
pub fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
