//! The layout of the window: the panel is beside the board or below it, whichever leaves the board larger, and a strip
//! above the board is reserved for the banner. Knows only lengths, in points.

use bevy_egui::egui::{Rect, pos2};

use crate::shell::ui::theme::tokens::{size, space};

/// The board's width per height: slightly less from above, slightly more in perspective.
const BOARD_ASPECT: f32 = 1.0;
/// The board's width per height, from straight above.
const NARROWEST_BOARD: f32 = 0.87;
/// Minimum height of a board above a hint, as a fraction of the window's width.
const LEAST_BOARD: f32 = 0.5;
/// Minimum height reserved for the banner's two lines, so that the board does not jump with every banner.
pub(crate) const BANNER: f32 = 58.0;
/// Height that the outline adds to a card.
const CARD_OUTLINE: f32 = 2.0;
/// Minimum and usual maximum width of a panel beside the board.
const PANEL: [f32; 2] = [248.0, 332.0];
/// Minimum width of a panel beside a board in a low window, where a wider one would shrink the board.
const LOW_PANEL: f32 = 200.0;
/// Maximum width of a panel, in very wide windows.
const WIDEST_PANEL: f32 = 380.0;
/// In windows lower than this, the board takes the line of the move list.
const LOW: f32 = 480.0;

/// The position of the panel, which decides its arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// On the right, at full window height.
    Side,
    /// On the right of a low window.
    LowSide,
    /// At the bottom, at full window width; the moves are one line.
    Bottom,
    /// At the bottom of a low window, with one line per player and none for the moves.
    LowBottom,
}

/// Height of the strip with the race, in points.
pub(crate) const STRIP: f32 = 22.0;
impl Shape {
    /// Whether the panel is beside the board.
    pub(crate) const fn is_beside(self) -> bool {
        matches!(self, Self::Side | Self::LowSide)
    }

    /// Whether there is room for the race to the throne.
    pub(crate) const fn has_race(self) -> bool {
        matches!(self, Self::Side | Self::Bottom)
    }
}

/// The parts of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    pub(crate) shape: Shape,
    /// Height of a player's card where space is tight.
    pub(crate) player: f32,
    /// The area of players, moves and buttons.
    pub(crate) panel: Rect,
    /// The area of the banner.
    pub(crate) banner: Rect,
    /// The part of a bottom panel shared by moves, hints and the banner's buttons, so that none of them moves the
    /// board.
    pub(crate) slot: Option<Rect>,
    /// The remaining area.
    pub(crate) board: Rect,
}

/// Contents of the panel besides players, moves and buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Extras {
    /// The strip with the race to the throne.
    pub(crate) race: bool,
    pub(crate) clocks: bool,
    /// Height of a hint below the board in the lowest windows, 0 for none; others have a place for it.
    pub(crate) hint: f32,
}

impl Layout {
    /// Divides a window. `banner` is the banner's height in the last frame, limited to half the free area. `extras`
    /// take additional space.
    pub(crate) fn new(window: Rect, banner: f32, extras: Extras) -> Self {
        let low = window.height() < LOW;
        let width = panel_width(window, low);
        let player = if extras.clocks { PLAYER + CLOCK } else { PLAYER };
        let race = if extras.race { space::S + STRIP } else { 0.0 };
        let usual = bottom_height(window.width(), (!low).then_some((player + race, MOVES_LINE)), 0.0);
        // Spare height below the board of an upright window goes to hints.
        let spare = window.height() - BANNER - usual - window.width() / NARROWEST_BOARD;
        let slot = MOVES_LINE + spare.clamp(0.0, MORE_SLOT);
        let bottom = |hint| bottom_height(window.width(), (!low).then_some((player + race, slot)), hint);
        let height = bottom(0.0);
        let beside = fit(window.width() - width, window.height() - BANNER);
        let above = fit(window.width(), window.height() - height - BANNER);
        let (shape, panel) = if beside >= above {
            let corner = pos2(window.right() - width, window.top());
            let shape = if low { Shape::LowSide } else { Shape::Side };
            (shape, Rect::from_min_max(corner, window.max))
        } else {
            // A hint scrolls rather than make the board too small to press.
            let least_board = window.width() * LEAST_BOARD;
            let players = SLIM_PLAYER + space::XS + SLIM_PLAYER;
            let most = window.height() - BANNER - least_board - (bottom(0.0) - players);
            let corner = pos2(window.left(), window.bottom() - bottom(extras.hint.min(most)));
            let shape = if low { Shape::LowBottom } else { Shape::Bottom };
            (shape, Rect::from_min_max(corner, window.max))
        };
        let free = if shape.is_beside() {
            Rect::from_min_max(window.min, pos2(panel.left(), window.bottom()))
        } else {
            Rect::from_min_max(window.min, pos2(window.right(), panel.top()))
        };
        let banner = banner.max(least_banner(shape)).min(free.height() * 0.5);
        let (banner, board) = free.split_top_bottom_at_y(free.top() + banner);
        let slot = (shape == Shape::Bottom).then(|| {
            let inside = inside(panel, shape);
            let bottom = inside.bottom() - buttons_height(inside.width(), shape) - space::S;
            Rect::from_x_y_ranges(inside.x_range(), bottom - slot..=bottom)
        });
        Self {
            shape,
            player,
            panel,
            banner,
            slot,
            board,
        }
    }

    /// The height of the buttons in the panel.
    pub(crate) fn buttons_height(&self) -> f32 {
        buttons_height(inside(self.panel, self.shape).width(), self.shape)
    }
}

/// The width of a panel beside the board.
fn panel_width(window: Rect, low: bool) -> f32 {
    let [narrowest, widest] = PANEL;
    let widest = (window.width() * 0.2).clamp(widest, WIDEST_PANEL);
    let width = (window.width() * 0.27).clamp(narrowest, widest);
    if low {
        let beside_largest_board = window.width() - (window.height() - BANNER) * BOARD_ASPECT;
        width.min(beside_largest_board.max(LOW_PANEL))
    } else {
        width
    }
}

/// Minimum height of the banner: its second line neither moves nor shrinks the board.
fn least_banner(shape: Shape) -> f32 {
    let outline = if shape.is_beside() { CARD_OUTLINE } else { 0.0 };
    BANNER + outline + 2.0 * banner_margin(shape)
}

/// The space above and below the banner, which is a card beside a panel.
pub(crate) const fn banner_margin(shape: Shape) -> f32 {
    match shape {
        Shape::Side => space::S,
        Shape::LowSide => space::XS,
        Shape::Bottom | Shape::LowBottom => 0.0,
    }
}

/// The maximum height of a board in a rectangle.
fn fit(width: f32, height: f32) -> f32 {
    height.min(width / BOARD_ASPECT)
}

/// The height of the bottom panel. Its `parts` are those above the slot and the slot itself; without them there is a
/// line per player, or a hint instead. Below are the buttons, in as many rows as needed.
fn bottom_height(width: f32, parts: Option<(f32, f32)>, hint: f32) -> f32 {
    let shape = if parts.is_some() {
        Shape::Bottom
    } else {
        Shape::LowBottom
    };
    let buttons = buttons_height(width - 2.0 * space::S, shape);
    let above = match parts {
        None => hint.max(SLIM_PLAYER + space::XS + SLIM_PLAYER),
        Some((above, slot)) => above + space::S + slot,
    };
    space::S + above + space::S + buttons + space::S
}

/// The width inside a panel below the board.
pub(crate) fn bottom_width(window: Rect) -> f32 {
    (window.width() - 2.0 * space::S).max(0.0)
}

/// Height of a player's card without a clock, where space is tight.
pub(crate) const PLAYER: f32 = 56.0;
/// Extra height of a clock.
pub(crate) const CLOCK: f32 = 36.0;
/// Height of a one-line player's card.
pub(crate) const SLIM_PLAYER: f32 = 34.0;
/// Height of the line of moves in a bottom panel.
pub(crate) const MOVES_LINE: f32 = size::TOUCH;
/// Maximum extra height of the slot, for a third line of a hint.
const MORE_SLOT: f32 = 18.0;
/// Number of buttons in the panel.
pub(crate) const BUTTONS: usize = 6;

pub(crate) fn button_rows(width: f32, shape: Shape) -> f32 {
    /// As wide as a finger with the largest letters, which make most of the windows that are so low.
    const SLIM: f32 = 32.0;
    let least = if shape == Shape::LowBottom { SLIM } else { size::TOUCH };
    let one_row = BUTTONS as f32 * least + (BUTTONS - 1) as f32 * space::XS;
    if width >= one_row { 1.0 } else { 2.0 }
}

pub(crate) fn buttons_height(width: f32, shape: Shape) -> f32 {
    let rows = button_rows(width, shape);
    rows * size::TOUCH + (rows - 1.0) * space::S
}

/// The area inside a panel.
pub(crate) fn inside(panel: Rect, shape: Shape) -> Rect {
    panel.shrink(match shape {
        Shape::Side => space::M,
        Shape::LowSide | Shape::Bottom | Shape::LowBottom => space::S,
    })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;

    const RACE: Extras = Extras {
        race: true,
        clocks: false,
        hint: 0.0,
    };

    fn layout(width: f32, height: f32) -> Layout {
        Layout::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height)), 0.0, RACE)
    }

    #[test]
    fn the_panel_stands_where_the_board_stays_larger() {
        for (width, height, shape) in [
            (1280.0, 800.0, Shape::Side),
            (640.0, 360.0, Shape::LowSide),
            (360.0, 640.0, Shape::Bottom),
            (768.0, 1024.0, Shape::Bottom),
            (240.0, 427.0, Shape::LowBottom),
        ] {
            assert_eq!(layout(width, height).shape, shape, "{width} × {height}");
        }
    }

    #[test]
    fn the_panel_grows_in_a_wide_window_and_leaves_the_board_its_height_in_a_low_one() {
        for (width, height, panel) in [
            (1280.0, 800.0, 332.0),
            (1745.0, 982.0, 349.0),
            (2560.0, 1440.0, 380.0),
            (533.0, 400.0, LOW_PANEL),
            (640.0, 360.0, 248.0),
        ] {
            let is = layout(width, height).panel.width();
            assert!((is - panel).abs() < 0.1, "{width} × {height}: {is}");
        }
    }

    #[test]
    fn nothing_lies_over_the_board_and_nothing_is_wasted() {
        for width in (240..2000).step_by(110) {
            for height in (360..1400).step_by(110) {
                let Layout {
                    panel, banner, board, ..
                } = layout(width as f32, height as f32);
                assert!(!board.shrink(0.1).intersects(panel) && !board.shrink(0.1).intersects(banner));
                let areas = panel.area() + banner.area() + board.area();
                assert!((areas - (width * height) as f32).abs() < 1.0, "{width} × {height}");
            }
        }
    }

    #[test]
    fn the_board_of_a_phone_is_as_wide_as_the_phone_and_no_hint_changes_it() {
        for (width, height) in [(360.0, 640.0), (390.0, 844.0), (412.0, 915.0), (768.0, 1024.0)] {
            let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            let [usual, hinted] = [0.0, 150.0].map(|hint| Layout::new(window, 0.0, Extras { hint, ..RACE }));
            assert_eq!(usual, hinted);
            assert!(
                fit(width, usual.board.height()) >= width.min(760.0),
                "{width} × {height}: {}",
                usual.board
            );
            let slot = usual.slot.unwrap();
            assert!(usual.panel.contains_rect(slot) && slot.height() >= MOVES_LINE);
        }
    }

    #[test]
    fn a_hint_below_the_board_of_a_low_window_takes_the_place_of_the_players() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(240.0, 427.0));
        let [usual, hinted] = [0.0, 120.0].map(|hint| Layout::new(window, 0.0, Extras { hint, ..RACE }));
        assert_eq!(hinted.shape, usual.shape);
        let players = SLIM_PLAYER + space::XS + SLIM_PLAYER;
        assert_eq!(hinted.panel.height(), usual.panel.height() + 120.0 - players);
        assert_eq!(hinted.board.bottom(), hinted.panel.top());
        assert!(hinted.board.height() > 150.0, "{}", hinted.board);
    }

    #[test]
    fn a_phone_with_the_largest_letters_has_a_board_of_three_quarters_of_its_width() {
        let board = layout(240.0, 427.0).board;
        assert!(
            fit(board.width(), board.height()) * BOARD_ASPECT >= 0.75 * 240.0,
            "{board}"
        );
    }

    #[test]
    fn a_long_hint_leaves_half_of_the_board_in_a_low_window() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(240.0, 427.0));
        let hinted = Layout::new(window, 0.0, Extras { hint: 300.0, ..RACE });
        assert_eq!(hinted.shape, Shape::LowBottom);
        assert!(hinted.board.height() >= 119.0, "{}", hinted.board);
    }

    #[test]
    fn the_board_has_most_of_the_window() {
        for (width, height) in [(360.0, 640.0), (640.0, 360.0), (1280.0, 800.0), (1745.0, 982.0)] {
            let board = layout(width, height).board;
            let largest = fit(width, height);
            assert!(
                fit(board.width(), board.height()) > largest * 0.8,
                "{width} × {height}: {board}"
            );
        }
    }

    #[test]
    fn a_higher_banner_takes_its_room_from_the_board() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(360.0, 640.0));
        let [usual, high] = [0.0, 120.0].map(|banner| Layout::new(window, banner, RACE));
        assert_eq!(high.board.top(), 120.0);
        assert_eq!(high.panel, usual.panel);
    }
}
