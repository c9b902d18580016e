//! The marks on cities and agents: possible choices, the choice and its targets, the focus, the announcement and its
//! result. The game flow sets them; their appearance is chosen here.

use bevy::prelude::*;

use super::entities::{
    AttackTarget, BroughtHome, Chosen, ChosenCity, Focused, Hovered, LastMoved, MayAct, Target, UnderAttack,
};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::render::flat::Sheet;
use crate::tabletop::render::marks::{self, Coming, MarkLook, MarkPaint};
use crate::tabletop::schedule::SetUpSystems;

mod mark_figures;

/// The appearance of a mark. Marks that may be in one place lie at different heights, in the order they cover each other.
trait Mark: Component + Sized {
    /// Height above the lowest mark.
    const HEIGHT: f32;
    /// Opacity where seen through agents who stand before it in the lit view; 0 for none.
    const SEEN_THROUGH: f32 = 0.0;
    /// Its size when it appears, compared to later, if it grows or shrinks.
    const COMES: Option<f32> = None;
    fn figure(alpha: f32) -> Sheet;
    /// What is seen of it through agents.
    fn through(alpha: f32) -> Sheet {
        Self::figure(alpha)
    }
    /// An additional figure on an agent's counter in the flat view.
    fn badge() -> Option<Sheet> {
        None
    }
}

/// The lowest mark lies above the print, and above the shadows around feet.
const LOWEST: f32 = 0.036;
/// Badges lie above all counters.
const BADGE: f32 = 0.5;

fn look<M: Mark>(world: &mut World) -> MarkLook<M> {
    let paint = world.add_resource::<MarkPaint>().resource::<MarkPaint>().paint.clone();
    let mut meshes = world.resource_mut::<Assets<Mesh>>();
    MarkLook {
        figure: meshes.add(M::figure(1.0).mesh()),
        paint,
        height: LOWEST + M::HEIGHT,
        turn: |_| 0.0,
        comes: |_| {
            M::COMES.map(|figure| Coming {
                after: 0.1,
                figure,
                all_grow: false,
            })
        },
        seen_through: (M::SEEN_THROUGH > 0.0).then(|| meshes.add(M::through(M::SEEN_THROUGH).mesh())),
        badge: M::badge().map(|badge| (meshes.add(badge.mesh()), BADGE)),
        pendant: None,
    }
}

fn mark<M: Mark>(app: &mut App) {
    marks::add_marks(app, AGENT, look::<M>);
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<MarkPaint>(app, AGENT);
    app.add_systems(OnEnter(AGENT), marks::warm::<Hovered>.in_set(SetUpSystems::Spawn));
    mark::<MayAct>(app);
    mark::<Chosen>(app);
    mark::<Target>(app);
    mark::<AttackTarget>(app);
    mark::<ChosenCity>(app);
    mark::<UnderAttack>(app);
    mark::<LastMoved>(app);
    mark::<BroughtHome>(app);
    mark::<Focused>(app);
    mark::<Hovered>(app);
}
