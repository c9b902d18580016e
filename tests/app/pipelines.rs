//! The first change of the view needs no program of the graphics card that the title has not had built.
//!
//! Draws with whatever graphics there are, without a window.

use std::thread;
use std::time::{Duration, Instant};

use agon::app::agon::scene::pipeline_warmup::Warming;
use agon::app::shell::system::store::Store;
use agon::app::tabletop::camera::marker::BoardCamera;
use agon::app::tabletop::view::View;
use agon::app::tabletop::view_settings::ViewSettings;
use agon::rules::{Game, RuleSet};
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{PipelineCache, PipelineDescriptor, TextureFormat};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::window::PrimaryWindow;

use crate::whole::Whole;

/// What the renderer has asked for so far, by the programs' labels.
fn programs(whole: &Whole) -> Vec<String> {
    let renderer = whole.app.sub_app(RenderApp).world();
    let pipelines = renderer.resource::<PipelineCache>().pipelines();
    let labels = pipelines.map(|pipeline| match &pipeline.descriptor {
        PipelineDescriptor::RenderPipelineDescriptor(one) => format!("{:?} {:?}", one.label, one.fragment),
        PipelineDescriptor::ComputePipelineDescriptor(one) => format!("{:?}", one.label),
    });
    labels.collect()
}

fn view(whole: &Whole) -> View {
    *whole.app.world().resource::<View>()
}

/// What the first change of the view asks for in a game, in a window of a size, with the title warmed or not.
fn asked_for_by_a_change(size: UVec2, warmed: bool) -> Vec<String> {
    let renderer = RenderPlugin {
        synchronous_pipeline_compilation: true,
        ..default()
    };
    let mut whole = Whole::start_with(Store::memory(), renderer, |app| {
        if !warmed {
            app.insert_resource(Warming::Done);
        }
        app.add_systems(
            PreUpdate,
            move |mut window: Single<&mut Window, With<PrimaryWindow>>| {
                if window.resolution.physical_size() != size {
                    window.resolution.set_physical_resolution(size.x, size.y);
                }
            },
        );
    });
    // There is no window to draw in; which programs are needed does not depend on how large a picture is.
    let world = whole.app.world_mut();
    let picture = Image::new_target_texture(32, 32, TextureFormat::Rgba8UnormSrgb, None);
    let picture = world.resource_mut::<Assets<Image>>().add(picture);
    let mut cameras = world.query_filtered::<Entity, With<BoardCamera>>();
    let camera = cameras.single(world).unwrap();
    world.entity_mut(camera).insert(RenderTarget::Image(picture.into()));
    whole.settle();

    let start = Instant::now();
    while *whole.app.world().resource::<Warming>() != Warming::Done {
        assert!(start.elapsed() < Duration::from_secs(120), "never warm");
        thread::sleep(Duration::from_millis(50));
        whole.app.update();
    }
    whole.settle();
    whole.play(Game::new(RuleSet::default()));
    whole.settle();

    let (before, seen) = (programs(&whole).len(), view(&whole));
    whole.app.world_mut().resource_mut::<ViewSettings>().view = seen.other().into();
    whole.settle();
    assert_ne!(view(&whole), seen);
    programs(&whole).split_off(before)
}

#[test]
fn the_title_warms_the_view_that_is_not_in_use() {
    for size in [UVec2::new(1280, 800), UVec2::new(360, 640)] {
        assert!(!asked_for_by_a_change(size, false).is_empty(), "{size}");
        assert_eq!(asked_for_by_a_change(size, true), [""; 0], "{size}");
    }
}
