//! Small games in which both sides choose at once: mixed strategies by regret matching.

/// The rounds of regret matching: enough for tables of a few rows, where more changes a few hundredths.
const ROUNDS: usize = 200;

/// The optimal mixed strategy of the row player, whose payoffs these are, against columns that minimize them. The
/// shares add up to 1. Only the four basic operations, so that every machine finds the same shares.
pub(super) fn solve<const ROWS: usize, const COLUMNS: usize>(payoffs: &[[f64; COLUMNS]; ROWS]) -> [f64; ROWS] {
    respond(payoffs, payoffs)
}

/// As `solve`, for a player who may be of two kinds. The columns do not know of which: they play against one that is
/// `imagined` as often as against the `true_one`.
pub(super) fn respond<const ROWS: usize, const COLUMNS: usize>(
    imagined: &[[f64; COLUMNS]; ROWS],
    true_one: &[[f64; COLUMNS]; ROWS],
) -> [f64; ROWS] {
    let (mut regrets, mut column_regrets) = ([[0.0; ROWS]; 2], [0.0; COLUMNS]);
    let mut sums = [0.0; ROWS];
    for _ in 0..ROUNDS {
        let (rows, columns) = (regrets.map(|regrets| matched(&regrets)), matched(&column_regrets));
        let (mut by_column, mut value) = ([0.0; COLUMNS], 0.0);
        for (kind, payoffs) in [imagined, true_one].into_iter().enumerate() {
            value += regret(&mut regrets[kind], payoffs, &rows[kind], &columns) / 2.0;
            for (payoff, share) in payoffs.iter().zip(rows[kind]) {
                for (sum, payoff) in by_column.iter_mut().zip(payoff) {
                    *sum += payoff * share / 2.0;
                }
            }
        }
        for (regret, payoff) in column_regrets.iter_mut().zip(by_column) {
            *regret = f64::max(*regret + value - payoff, 0.0);
        }
        for (sum, share) in sums.iter_mut().zip(rows[1]) {
            *sum += share;
        }
    }
    sums.map(|sum| sum / ROUNDS as f64)
}

/// Adds what the rows would have gained by being played alone. Returns what all together are worth.
fn regret<const ROWS: usize, const COLUMNS: usize>(
    regrets: &mut [f64; ROWS],
    payoffs: &[[f64; COLUMNS]; ROWS],
    rows: &[f64; ROWS],
    columns: &[f64; COLUMNS],
) -> f64 {
    let by_row = payoffs.map(|row| {
        row.iter()
            .zip(columns)
            .map(|(payoff, share)| payoff * share)
            .sum::<f64>()
    });
    let value: f64 = by_row.iter().zip(rows).map(|(payoff, share)| payoff * share).sum();
    for (regret, payoff) in regrets.iter_mut().zip(by_row) {
        *regret = f64::max(*regret + payoff - value, 0.0);
    }
    value
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
    fn losing_hands_bluff_so_often_that_calls_gain_nothing() {
        // Rows: give up, bet. Columns: fold, call. The imagined player has a hand that wins 2 when called, the true one
        // loses 4. The true one bluffs half as often as the other bets, so that a call is worth no more than a fold.
        let (good, bad) = ([[0.0, 0.0], [1.0, 2.0]], [[0.0, 0.0], [1.0, -1.0]]);
        near(respond(&good, &bad), [0.5, 0.5]);
        // A player who wins anyway bets whatever the others believe.
        near(respond(&bad, &good), [0.0, 1.0]);
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
