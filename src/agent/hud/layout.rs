//! The layout of the window: the panel is beside the map or below it, whichever leaves the map larger. Deals in lengths
//! only, in points.

use bevy_egui::egui::{Rect, pos2};

use crate::shell::ui::theme::tokens::space;

/// The narrowest and the widest panel beside the map.
const PANEL: [f32; 2] = [232.0, 400.0];
/// The least share of the height that a panel below the map has.
const LEAST_BELOW: f32 = 0.42;

/// The parts of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    /// Whether the panel is beside the map.
    pub(crate) is_beside: bool,
    /// The area of everything but the map.
    pub(crate) panel: Rect,
    /// The area of the map.
    pub(crate) map: Rect,
}

impl Layout {
    /// Divides a window.
    pub(crate) fn new(window: Rect) -> Self {
        let [least, most] = PANEL;
        // The map is square: the rest of a low window is of more use to the panel.
        let left = window.width() - window.height();
        let width = (window.width() * 0.34).max(left).clamp(least, most);
        let width = width.min(window.width() * 0.6);
        let beside = (window.width() - width).min(window.height());
        let height = (window.height() - window.width()).max(window.height() * LEAST_BELOW);
        let above = (window.height() - height).min(window.width());
        if beside >= above {
            let edge = window.right() - width;
            return Self {
                is_beside: true,
                panel: Rect::from_min_max(pos2(edge, window.top()), window.max),
                map: Rect::from_min_max(window.min, pos2(edge, window.bottom())),
            };
        }
        let edge = window.bottom() - height;
        Self {
            is_beside: false,
            panel: Rect::from_min_max(pos2(window.left(), edge), window.max),
            map: Rect::from_min_max(window.min, pos2(window.right(), edge)),
        }
    }

    /// The panel without its margin.
    pub(crate) fn inside(&self) -> Rect {
        self.panel.shrink(if self.is_beside { space::M } else { space::S })
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Pos2, vec2};

    use super::*;
    use crate::testing::screens::WINDOWS;

    #[test]
    fn map_and_panel_share_every_window() {
        for window in WINDOWS {
            let window = Rect::from_min_size(Pos2::ZERO, vec2(window.x, window.y));
            let layout = Layout::new(window);
            let area = layout.map.area() + layout.panel.area();
            assert!((area - window.area()).abs() < 1.0, "{window}");
            assert!(layout.map.size().min_elem() >= 130.0, "{window}: {layout:?}");
            assert!(layout.panel.width() >= 140.0, "{window}: {layout:?}");
        }
    }

    #[test]
    fn a_telephone_held_across_has_all_the_room_beside_the_map_for_its_panel() {
        let layout = Layout::new(Rect::from_min_size(Pos2::ZERO, vec2(640.0, 360.0)));
        assert_eq!((layout.map.size(), layout.panel.width()), (vec2(360.0, 360.0), 280.0));
    }

    #[test]
    fn a_telephone_has_its_panel_below_and_a_desktop_beside() {
        let shape = |width, height| Layout::new(Rect::from_min_size(Pos2::ZERO, vec2(width, height))).is_beside;
        assert!(!shape(360.0, 640.0));
        assert!(shape(1280.0, 800.0));
    }
}
