//! Messages that come by themselves after a while, such as the answer to a move in a lesson.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::shell::system::redraw::Wake;
use crate::shell::ui::navigation::Overlay;
use crate::shell::ui::request::AnyMessage;

/// A message that comes by itself at a time since the program's start, or nothing.
#[derive(Debug, Default)]
pub(crate) struct Due(Option<(Duration, Box<dyn AnyMessage>)>);

impl Due {
    /// This comes at a time.
    pub(crate) fn at(time: Duration, message: impl AnyMessage) -> Self {
        Self(Some((time, Box::new(message))))
    }
}

/// The time, and a way to send due messages. Nothing comes while a page lies over the table.
#[derive(SystemParam)]
pub(crate) struct DueTime<'w, 's> {
    time: Res<'w, Time<Real>>,
    overlay: Res<'w, State<Overlay>>,
    commands: Commands<'w, 's>,
}

impl DueTime<'_, '_> {
    /// The time since the program's start.
    pub(crate) fn now(&self) -> Duration {
        self.time.elapsed()
    }

    /// Sends what has come, once. Until then a frame is asked for when it will.
    pub(crate) fn send(&mut self, due: &mut Due, wake: &mut Wake) {
        let now = self.now();
        if *self.overlay.get() != Overlay::None {
            return;
        }
        if let Some((_, message)) = due.0.take_if(|(time, _)| *time <= now) {
            wake.keep_drawing();
            self.commands.queue(move |world: &mut World| message.send(world));
        } else if let Some((time, _)) = due.0 {
            wake.within(time - now);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::shell::ui::navigation::Page;

    #[derive(Message, Debug, PartialEq)]
    struct Answer;

    #[derive(Resource)]
    struct Lesson(Due);

    fn send(mut lesson: ResMut<Lesson>, mut time: DueTime, mut wake: ResMut<Wake>) {
        time.send(&mut lesson.0, &mut wake);
    }

    fn answers(app: &mut App) -> usize {
        app.update();
        app.world_mut().resource_mut::<Messages<Answer>>().drain().count()
    }

    #[test]
    fn a_due_message_comes_once_but_not_beneath_a_page() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Overlay>()
            .insert_resource(Wake::default())
            .add_message::<Answer>()
            .insert_resource(Lesson(Due::at(Duration::from_secs(3600), Answer)))
            .add_systems(Update, send);
        assert_eq!(answers(&mut app), 0, "it is too early");
        app.insert_resource(Lesson(Due::at(Duration::ZERO, Answer)));
        app.insert_state(Overlay::Page(Page::new("notebook", "")));
        assert_eq!(answers(&mut app), 0, "a page lies over the table");
        app.insert_state(Overlay::None);
        assert_eq!(answers(&mut app), 1);
        assert_eq!(answers(&mut app), 0);
    }
}
