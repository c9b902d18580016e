//! The net's weights, its inputs, and the correction that it computes.

use std::sync::{Arc, LazyLock};

use crate::board::{Bitboard, CellId};
use crate::rules::Side;

/// The planes of a view: own queen, own guards, enemy queen, enemy guards, own captured, enemy captured.
const PLANES: usize = 6;
/// The number of inputs of a view.
pub(in crate::engine) const INPUTS: usize = PLANES * CellId::COUNT;
/// The width of the first layer.
pub(in crate::engine) const HIDDEN: usize = 32;

/// The fixed-point 1 of the first layer, where numbers are clipped to 0 … 1 and squared.
pub(in crate::engine) const ONE: i32 = 255;
/// The fixed-point 1 of the second layer's weights.
pub(in crate::engine) const OUT_ONE: i32 = 64;
/// The greatest absolute weight of the second layer.
pub(super) const OUT_MOST: i16 = 127;

/// A trained net. Only its bytes are public.
///
/// ```
/// use agon_core::engine::Net;
///
/// let shipped = Net::shipped();
/// assert_eq!(Net::from_bytes(&shipped.to_bytes()).as_ref(), Ok(&*shipped));
/// assert!(Net::from_bytes(b"a picture").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The first layer's weights by input.
    pub(in crate::engine) inputs: Vec<[i16; HIDDEN]>,
    pub(in crate::engine) biases: [i16; HIDDEN],
    /// The second layer's weights, for the view of the side to move and for the other.
    pub(in crate::engine) outputs: [[i16; HIDDEN]; 2],
    pub(in crate::engine) output_bias: i32,
    /// The lead that multiplies the odds of winning by e, in hundredths of a move.
    pub(in crate::engine) scale: i32,
}

impl Net {
    /// The net that comes with the engine.
    pub fn shipped() -> Arc<Self> {
        static SHIPPED: LazyLock<Arc<Net>> = LazyLock::new(|| {
            let bytes = include_bytes!("shipped.net");
            Arc::new(Net::from_bytes(bytes).expect("the net that comes with the engine is whole, as a test shows"))
        });
        Arc::clone(&SHIPPED)
    }

    /// The first net that came with the engine, by which others are measured.
    pub(in crate::engine) fn first() -> Arc<Self> {
        Self::shipped()
    }

    /// The first layer's weights for the cells of a plane.
    #[inline]
    pub(super) fn plane(&self, plane: usize) -> &[[i16; HIDDEN]; CellId::COUNT] {
        &self.inputs.as_chunks().0[plane]
    }

    /// The correction to the plain value, in hundredths of a move for the side to move.
    #[inline]
    pub(in crate::engine) fn correction(&self, views: &[[i16; HIDDEN]; 2], side: Side) -> i32 {
        // A clipped number times a weight fits into 16 bits, so that the compiler computes eight at a time.
        let half = |view: &[i16; HIDDEN], weights: &[i16; HIDDEN]| -> i32 {
            let products = view.iter().zip(weights).map(|(&number, &weight)| {
                let clipped = number.clamp(0, ONE as i16);
                i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped)
            });
            products.sum()
        };
        let sum = self.output_bias
            + half(&views[side.index()], &self.outputs[0])
            + half(&views[side.opponent().index()], &self.outputs[1]);
        (i64::from(sum) * i64::from(self.scale) / i64::from(ONE * ONE * OUT_ONE)) as i32
    }
}

/// The index of the input for a cell of a plane.
pub(in crate::engine) const fn input(plane: usize, cell: CellId) -> usize {
    plane * CellId::COUNT + cell.index()
}

/// The planes of a position in White's view.
pub(in crate::engine) type Planes = [Bitboard; PLANES];

/// The plane in a side's view that corresponds to one of [`Planes`].
pub(in crate::engine) const fn seen(plane: usize, side: Side) -> usize {
    match side {
        Side::White => plane,
        Side::Black => [2, 3, 0, 1, 5, 4][plane],
    }
}
