//! Resources by their id. The compiler repeats Bevy's `init_resource` for every type, at 4 KB of the page's module each;
//! Bevy's `insert_resource` goes by the resource's id and costs a tenth.

use bevy::prelude::*;

/// Adds resources to an app or a world, in place of `init_resource` and `get_resource_or_init`.
pub trait AddResource {
    /// Creates a resource with its default value, or from the world, unless it is there already.
    fn add_resource<R: Resource + FromWorld>(&mut self) -> &mut Self;
}

impl AddResource for App {
    fn add_resource<R: Resource + FromWorld>(&mut self) -> &mut Self {
        self.world_mut().add_resource::<R>();
        self
    }
}

impl AddResource for World {
    fn add_resource<R: Resource + FromWorld>(&mut self) -> &mut Self {
        if !self.contains_resource::<R>() {
            let resource = R::from_world(self);
            self.insert_resource(resource);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Debug, PartialEq)]
    struct Doubled(u32);

    #[derive(Resource)]
    struct Single(u32);

    impl FromWorld for Doubled {
        fn from_world(world: &mut World) -> Self {
            Self(2 * world.resource::<Single>().0)
        }
    }

    #[test]
    fn a_resource_is_made_from_the_world_and_only_once() {
        let mut app = App::new();
        app.insert_resource(Single(3)).add_resource::<Doubled>();
        assert_eq!(*app.world().resource::<Doubled>(), Doubled(6));
        app.insert_resource(Doubled(7)).add_resource::<Doubled>();
        assert_eq!(
            *app.world().resource::<Doubled>(),
            Doubled(7),
            "the one that is there stays"
        );
    }
}
