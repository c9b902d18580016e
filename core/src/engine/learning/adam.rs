//! The optimizer Adam, by D. P. Kingma and J. Ba (2015): gradient descent with a rate of its own for each parameter.

/// The decay rates of the two moments (β₁ and β₂).
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
/// Keeps steps finite where a parameter has hardly any gradient.
const EPSILON: f32 = 1e-8;

/// Moving averages of the gradients and of their squares.
pub(super) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    /// The weight of real gradients in the two averages, which begin at zero (bias correction).
    known: [f32; 2],
}

impl Adam {
    pub(super) fn new(parameters: usize) -> Self {
        Self {
            mean: vec![0.0; parameters],
            square: vec![0.0; parameters],
            known: [0.0; 2],
        }
    }

    /// Moves the parameters against a batch's gradients times `share`, and clears the gradients.
    pub(super) fn step(&mut self, parameters: &mut [f32], gradients: &mut [f32], rate: f32, share: f32) {
        self.known[0] = BETA_1 * self.known[0] + (1.0 - BETA_1);
        self.known[1] = BETA_2 * self.known[1] + (1.0 - BETA_2);
        let [known_mean, known_square] = self.known;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((parameter, gradient), (mean, square)) in parameters.iter_mut().zip(gradients).zip(moments) {
            let now = *gradient * share;
            *gradient = 0.0;
            *mean = BETA_1 * *mean + (1.0 - BETA_1) * now;
            *square = BETA_2 * *square + (1.0 - BETA_2) * now * now;
            *parameter -= rate * (*mean / known_mean) / ((*square / known_square).sqrt() + EPSILON);
        }
    }
}
