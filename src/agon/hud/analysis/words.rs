//! The analysis in words: its lines and its progress.

use agon_core::rules::Side;
use agon_core::session::players::Players;

use crate::agon::gameplay::analysis::{Activity, Analysis, Found, FoundLine};
use crate::agon::text::words::{move_spoken, side_role};
use crate::shell::system::language::{Language, key};

use super::race_bar::value_told;

/// Rounds a large number to two or three digits, in thousands or millions.
fn rounded(language: &Language, count: u64) -> String {
    const MILLION: u64 = 1_000_000;
    match count {
        0..1_000 => count.to_string(),
        1_000..MILLION => language.tr_with(
            "analysis-thousands",
            &[("thousands", (count / 1_000).to_string().into())],
        ),
        _ => {
            let (whole, tenths) = (count / MILLION, count % MILLION / (MILLION / 10));
            let args = [
                ("whole", whole.to_string().into()),
                ("tenths", tenths.to_string().into()),
            ];
            language.tr_with("analysis-millions", &args)
        }
    }
}

/// The depth and activity of the search, without the effort, for where space is short.
pub(crate) fn progress(language: &Language, analysis: &Analysis) -> String {
    let depth = [("depth", analysis.found().map_or(0, |found| found.depth).into())];
    let text = match analysis.activity() {
        Activity::Nothing => key("analysis-over"),
        Activity::NobodyStandsStill => key("analysis-no-standing-still"),
        Activity::Searching => key("analysis-searching"),
        Activity::Done => key("analysis-done"),
        Activity::Stopped => key("analysis-stopped"),
        Activity::Hidden => key("analysis-hidden"),
        Activity::Failed => key("analysis-failed"),
    };
    language.tr_with(text, &depth)
}

/// The nodes searched, and the speed.
pub(crate) fn effort(language: &Language, found: &Found) -> String {
    let seconds = found.time.as_secs_f64().max(0.001);
    let args = [
        ("nodes", rounded(language, found.nodes).into()),
        ("speed", rounded(language, (found.nodes as f64 / seconds) as u64).into()),
    ];
    language.tr_with("analysis-effort", &args)
}

/// The question of standing still.
pub(crate) fn stand_still(language: &Language, side: Side) -> String {
    language.tr_with("analysis-stand-still", &[("side", side_role(side).into())])
}

/// The first words of the answer to [`stand_still`], completed by the lines.
pub(crate) fn standing_still(language: &Language, side: Side) -> String {
    language.tr_with("analysis-if-still", &[("side", side_role(side).into())])
}

/// A line for a screen reader: number, first move and value.
pub(crate) fn line_spoken(language: &Language, found: &Found, rank: usize, line: &FoundLine) -> String {
    let nobody = Players::two_people("", "");
    let first = move_spoken(language, &found.rules, &nobody, &line.plies[0], 0).unwrap_or_default();
    let args = [("number", (rank + 1).to_string().into()), ("move", first.into())];
    language.tr_with("analysis-line", &args) + " " + &value_told(language, Side::White, line.score) + "."
}

/// All lines for a screen reader.
pub(crate) fn lines_spoken(language: &Language, analysis: &Analysis, found: &Found) -> String {
    let depth = progress(language, analysis);
    let heading = analysis
        .stands_still()
        .then(|| standing_still(language, found.position.side().opponent()));
    let lines = found.lines.iter().take(analysis.lines()).enumerate();
    let lines = lines.map(|(rank, line)| line_spoken(language, found, rank, line));
    let depth = if depth.ends_with('.') { depth } else { depth + "." };
    heading
        .into_iter()
        .chain([depth])
        .chain(lines)
        .collect::<Vec<_>>()
        .join(" ")
}
