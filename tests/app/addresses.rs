//! The addresses of pages, as in `…/agon/#rules`.

use agon::shell::system::exchange::events::Exchange;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use bevy::prelude::*;

use crate::whole::{SCREENS, Whole};

#[test]
fn every_page_over_the_title_has_an_address() {
    let mut whole = Whole::start(Store::memory());
    let over_title = SCREENS.into_iter().filter(|(screen, _)| *screen == Screen::Title);
    let mut pages = over_title.filter_map(|(_, overlay)| overlay.page()).peekable();
    assert!(pages.peek().is_some());
    for page in pages {
        whole.show(Screen::Title, Overlay::None);
        let world = whole.app.world();
        world.resource::<Exchange>().take_address(format!("#{}", page.id));
        whole.settle();
        let overlay = *whole.app.world().resource::<State<Overlay>>().get();
        assert_eq!(overlay, Overlay::Page(page));
    }
}
