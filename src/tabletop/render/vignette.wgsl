// The falling off of the light from the middle of the table towards the corners of the picture.
#define_import_path agon::vignette

#import bevy_pbr::mesh_view_bindings::view

// What is lost in the corners.
const LOSS: f32 = 0.5;

// The share of light that is left at a place in the window, in pixels. The part of the window that panels leave free has
// the camera's axis in its middle.
fn vignette(place: vec2<f32>) -> f32 {
    let at = ((place - view.viewport.xy) / view.viewport.zw * 2.0 - 1.0) * vec2(1.0, -1.0);
    let axis = -view.clip_from_view[2].xy;
    let away = (at - axis) / max(1.0 - abs(axis), vec2(0.2));
    return 1.0 - LOSS * smoothstep(0.6, 1.45, length(away));
}
