//! Steps down the slope, each number at its own pace: Adam, by D. P. Kingma and J. Ba (2015).

const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;
/// Keeps the pace finite where a number has hardly any slope.
const LEAST: f32 = 1e-8;

/// What the slopes were lately.
pub(super) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    /// How much of the two is known, as they begin at nothing.
    known: [f32; 2],
}

impl Adam {
    pub(super) fn new(numbers: usize) -> Self {
        Self {
            mean: vec![0.0; numbers],
            square: vec![0.0; numbers],
            known: [0.0; 2],
        }
    }

    /// Moves the numbers by a batch's slopes times `share`, and clears the slopes.
    pub(super) fn step(&mut self, numbers: &mut [f32], slopes: &mut [f32], rate: f32, share: f32) {
        self.known[0] = MOMENTUM * self.known[0] + (1.0 - MOMENTUM);
        self.known[1] = SPREAD * self.known[1] + (1.0 - SPREAD);
        let [known_mean, known_square] = self.known;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(moments) {
            let now = *slope * share;
            *slope = 0.0;
            *mean = MOMENTUM * *mean + (1.0 - MOMENTUM) * now;
            *square = SPREAD * *square + (1.0 - SPREAD) * now * now;
            *number -= rate * (*mean / known_mean) / ((*square / known_square).sqrt() + LEAST);
        }
    }
}
