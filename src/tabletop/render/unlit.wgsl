// Vertex colour times texture colour, tone-mapped as the camera requires.
#import bevy_pbr::forward_io::VertexOutput
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#import bevy_pbr::mesh_view_bindings::view
#endif
#ifdef FALLS_OFF
#import agon::vignette::vignette
#endif

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var colour = in.color * textureSample(picture, picture_sampler, in.uv);
#ifdef FALLS_OFF
    colour = vec4(colour.rgb * vignette(in.position.xy), colour.a);
#endif
#ifdef TONEMAP_IN_SHADER
    colour = tone_mapping(colour, view.color_grading);
#endif
    return colour;
}
