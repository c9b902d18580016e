//! Keeps the screen on while a clock runs or a game is watched, and only then. A browser also asks before a page is left
//! whose clock runs.

use bevy::prelude::*;

use super::resources::AddResource;

pub(super) fn plugin(app: &mut App) {
    app.add_resource::<Attention>()
        .add_systems(Last, follow.run_if(resource_changed::<Attention>));
}

/// What the game on the table needs of those before the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Attention {
    /// It waits for them.
    #[default]
    NotNeeded,
    /// It goes on by itself, and they watch.
    Watching,
    /// A clock runs.
    ClockRuns,
}

#[cfg(target_arch = "wasm32")]
use page::follow;
#[cfg(not(target_arch = "wasm32"))]
use system::follow;

#[cfg(not(target_arch = "wasm32"))]
mod system {
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::thread;

    use super::*;
    use crate::shell::system::language::Language;

    /// Passes to a thread whether the screen is to stay on, and why.
    pub(super) fn follow(
        attention: Res<Attention>,
        language: Option<Res<Language>>,
        mut wishes: Local<Option<Sender<Option<String>>>>,
    ) {
        let reason = language.map(|language| language.tr("screen-kept-on"));
        let wish = reason.filter(|_| *attention != Attention::NotNeeded);
        if wish.is_some() && wishes.is_none() {
            let (sender, receiver) = channel();
            *wishes = Some(sender);
            // Windows ties the screen to a thread. Linux may be slow to answer, and fail when it is released.
            let keeping = thread::Builder::new().name("screen".into());
            if let Err(error) = keeping.spawn(|| keep(receiver)) {
                warn!("the screen may go dark: {error}");
            }
        }
        if let Some(wishes) = &*wishes {
            // Without the thread the screen goes dark as it does otherwise.
            let _ = wishes.send(wish);
        }
    }

    fn keep(wishes: Receiver<Option<String>>) {
        let mut kept = None;
        for wish in wishes {
            drop(kept.take());
            kept = wish.and_then(|reason| {
                let mut builder = keepawake::Builder::default();
                let builder = builder.display(true).reason(reason).app_name("Agon");
                let kept = builder.app_reverse_domain("io.github.agon.agon").create();
                kept.inspect_err(|error| info!("the screen may go dark: {error}")).ok()
            });
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod page {
    use wasm_bindgen::prelude::wasm_bindgen;

    use super::*;

    #[wasm_bindgen(module = "/web/page.js")]
    extern "C" {
        /// Keeps the screen on, or no longer.
        #[wasm_bindgen(js_name = keepAwake)]
        fn keep_awake(is_wanted: bool);
        /// Has the browser ask before the page is left, or no longer.
        #[wasm_bindgen(js_name = askBeforeLeaving)]
        fn ask_before_leaving(is_wanted: bool);
    }

    pub(super) fn follow(attention: Res<Attention>) {
        keep_awake(*attention != Attention::NotNeeded);
        ask_before_leaving(*attention == Attention::ClockRuns);
    }
}
