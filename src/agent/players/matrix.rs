//! Small games in which both sides choose at once: mixed strategies by regret matching.

/// The rounds of regret matching: enough for tables of a few rows, where more changes a few hundredths.
const ROUNDS: usize = 200;

/// How often each row should be played, for the player whose payoffs these are, against columns that play to make them
/// small. The shares add up to 1. Only the four basic operations, so that every machine finds the same shares.
pub(super) fn solve<const ROWS: usize, const COLUMNS: usize>(payoffs: &[[f64; COLUMNS]; ROWS]) -> [f64; ROWS] {
    let (mut regrets, mut other_regrets) = ([0.0; ROWS], [0.0; COLUMNS]);
    let mut sums = [0.0; ROWS];
    for _ in 0..ROUNDS {
        let (rows, columns) = (matched(&regrets), matched(&other_regrets));
        let by_row = payoffs.map(|row| {
            row.iter()
                .zip(columns)
                .map(|(payoff, share)| payoff * share)
                .sum::<f64>()
        });
        let value: f64 = by_row.iter().zip(rows).map(|(payoff, share)| payoff * share).sum();
        for row in 0..ROWS {
            regrets[row] = f64::max(regrets[row] + by_row[row] - value, 0.0);
            sums[row] += rows[row];
        }
        for (column, regret) in other_regrets.iter_mut().enumerate() {
            let payoff: f64 = payoffs.iter().zip(rows).map(|(row, share)| row[column] * share).sum();
            *regret = f64::max(*regret + value - payoff, 0.0);
        }
    }
    sums.map(|sum| sum / ROUNDS as f64)
}

/// Shares in proportion to regrets; equal ones if there is no regret.
fn matched<const N: usize>(regrets: &[f64; N]) -> [f64; N] {
    let sum: f64 = regrets.iter().sum();
    if sum > 0.0 {
        regrets.map(|regret| regret / sum)
    } else {
        [1.0 / N as f64; N]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near<const N: usize>(shares: [f64; N], expected: [f64; N]) {
        let off = shares
            .iter()
            .zip(expected)
            .map(|(share, expected)| (share - expected).abs());
        assert!(off.fold(0.0, f64::max) < 0.06, "{shares:?} are not {expected:?}");
    }

    #[test]
    fn a_better_row_is_always_played() {
        near(solve(&[[1.0, 2.0], [0.0, 1.0]]), [1.0, 0.0]);
    }

    #[test]
    fn matching_pennies_is_played_half_and_half() {
        near(solve(&[[1.0, -1.0], [-1.0, 1.0]]), [0.5, 0.5]);
    }

    #[test]
    fn a_bluff_is_played_as_often_as_its_price_allows() {
        // Pot 1, bet 1: bluffs stand to value bets as 1 to 2, so a hand that is good half the time bluffs with half the
        // bad ones. Rows: never bluff, always bluff.
        near(solve(&[[0.5, 0.5], [1.0, 0.0]]), [1.0, 0.0]);
        near(solve(&[[0.0, 3.0], [1.0, 0.0]]), [0.25, 0.75]);
    }
}
