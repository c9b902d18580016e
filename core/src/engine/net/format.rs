//! The file format of nets: magic bytes, a version, the shape, the weights, and a checksum over all of it.
//! Little-endian.

use super::network::{HIDDEN, INPUTS, Net, OUT_MOST};

const MAGIC: [u8; 8] = *b"agon net";
const VERSION: u32 = 1;
/// Magic, version, inputs, hidden numbers, scale, output bias; then weights; then the checksum.
const LENGTH: usize = 8 + 4 + 2 + 2 + 4 + 4 + 2 * HIDDEN * (INPUTS + 1 + 2) + 8;

/// Why bytes are not a net that this engine can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// They do not begin with the magic bytes of a net.
    #[error("this is no net")]
    NotANet,
    /// They are in another version of the format.
    #[error("this net is of version {0}, and only {VERSION} can be read")]
    Version(u32),
    /// Their number, this one, is wrong.
    #[error("the net has {0} bytes instead of {LENGTH}")]
    Length(usize),
    /// The net has other inputs or another size.
    #[error("the net has {inputs} inputs and {hidden} hidden numbers instead of {INPUTS} and {HIDDEN}")]
    Shape {
        /// The number of inputs.
        inputs: u16,
        /// The width of the first layer.
        hidden: u16,
    },
    /// A weight of the second layer is beyond ±127, and could overflow.
    #[error("the net has a weight of {0}, and {OUT_MOST} is the most")]
    Weight(i16),
    /// The checksum is wrong: some bytes have changed.
    #[error("the net is damaged: its checksum does not fit")]
    Damaged,
}

/// Reads numbers from bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (bytes, left) = self.0.split_first_chunk().ok_or(NetError::Length(self.0.len()))?;
        self.0 = left;
        Ok(*bytes)
    }

    fn numbers(&mut self) -> Result<[i16; HIDDEN], NetError> {
        let mut numbers = [0; HIDDEN];
        for number in &mut numbers {
            *number = i16::from_le_bytes(self.take()?);
        }
        Ok(numbers)
    }
}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// If the bytes are not a net, of another version or shape, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = Reader(bytes);
        if reader.take() != Ok(MAGIC) {
            return Err(NetError::NotANet);
        }
        match reader.take().map(u32::from_le_bytes) {
            Ok(VERSION) => {}
            Ok(version) => return Err(NetError::Version(version)),
            Err(_) => return Err(NetError::Length(bytes.len())),
        }
        if bytes.len() != LENGTH {
            return Err(NetError::Length(bytes.len()));
        }
        let (body, sum) = bytes.split_at(LENGTH - 8);
        if sum != checksum(body).to_le_bytes() {
            return Err(NetError::Damaged);
        }
        let (inputs, hidden) = (u16::from_le_bytes(reader.take()?), u16::from_le_bytes(reader.take()?));
        if (usize::from(inputs), usize::from(hidden)) != (INPUTS, HIDDEN) {
            return Err(NetError::Shape { inputs, hidden });
        }
        let net = Self {
            scale: i32::from_le_bytes(reader.take()?),
            output_bias: i32::from_le_bytes(reader.take()?),
            biases: reader.numbers()?,
            outputs: [reader.numbers()?, reader.numbers()?],
            inputs: (0..INPUTS).map(|_| reader.numbers()).collect::<Result<_, _>>()?,
        };
        let weights = net.outputs.as_flattened().iter();
        match weights
            .copied()
            .find(|weight| weight.unsigned_abs() > OUT_MOST.unsigned_abs())
        {
            None => Ok(net),
            Some(weight) => Err(NetError::Weight(weight)),
        }
    }

    /// The bytes that [`from_bytes`](Self::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((INPUTS as u16).to_le_bytes());
        bytes.extend((HIDDEN as u16).to_le_bytes());
        bytes.extend(self.scale.to_le_bytes());
        bytes.extend(self.output_bias.to_le_bytes());
        let layers = [&self.biases].into_iter().chain(&self.outputs).chain(&self.inputs);
        bytes.extend(layers.flatten().flat_map(|number| number.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The checksum of the net's bytes, which distinguishes nets.
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes();
        checksum(&bytes[..bytes.len() - 8])
    }
}

/// The 64-bit hash FNV-1a. A change of a single byte always changes it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_net_is_whole_and_small() {
        let net = Net::shipped();
        assert_eq!(net.to_bytes(), include_bytes!("shipped.net"));
        assert!(net.to_bytes().len() <= 100_000);
    }

    #[test]
    fn a_damaged_net_is_refused_and_says_why() {
        let good = Net::shipped().to_bytes();
        let read = |bytes: &[u8]| Net::from_bytes(bytes).map(|_| ());
        assert_eq!(read(&good), Ok(()));
        assert_eq!(read(b""), Err(NetError::NotANet));
        assert_eq!(read(&good[..10]), Err(NetError::Length(10)));
        assert_eq!(read(&good[..LENGTH - 1]), Err(NetError::Length(LENGTH - 1)));
        assert_eq!(read(&[&*good, b"."].concat()), Err(NetError::Length(LENGTH + 1)));
        let changed = |at: usize, byte: u8| {
            let mut bytes = good.clone();
            bytes[at] ^= byte;
            Net::from_bytes(&bytes).map(|_| ())
        };
        assert_eq!(changed(0, 1), Err(NetError::NotANet));
        assert_eq!(changed(8, 3), Err(NetError::Version(2)));
        for at in [12, 16, 100, LENGTH / 2, LENGTH - 9, LENGTH - 1] {
            assert_eq!(changed(at, 1), Err(NetError::Damaged), "byte {at}");
        }
        // With a checksum that fits.
        let other = |at: usize, byte: u8| {
            let mut bytes = good.clone();
            bytes[at] = byte;
            let sum = checksum(&bytes[..LENGTH - 8]);
            bytes[LENGTH - 8..].copy_from_slice(&sum.to_le_bytes());
            read(&bytes)
        };
        assert!(matches!(other(14, 16), Err(NetError::Shape { hidden: 16, .. })));
        let first_output = 24 + 2 * HIDDEN;
        assert!(matches!(other(first_output + 1, 2), Err(NetError::Weight(512..=767))));
    }
}
