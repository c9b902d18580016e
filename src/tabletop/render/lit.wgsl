// Shading by daylight and the room: the split-sum model also used by Bevy's standard material, reduced to what this
// scene has: one sun with a single shadow cascade, and one environment map.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings as bindings
#import bevy_pbr::mesh_view_bindings::{light_probes, lights, view}
#import bevy_pbr::shadow_sampling::sample_shadow_map_hardware
#import bevy_render::maths::PI
#import agon::vignette::vignette
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

// The distance at which the lamp's light has halved, in world units.
const LAMP_REACH: f32 = 7.6;
const BRIGHTEST: f32 = 1.3;

struct Finish {
    colour: vec4<f32>,
    glow: vec4<f32>,
    backlight: vec4<f32>,
    roughness: f32,
    metallic: f32,
    reflectance: f32,
    rim: f32,
    falloff: f32,
    transparency: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> finish: Finish;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var relief: texture_2d<f32>;

// A surface at one point.
struct Surface {
    normal: vec3<f32>,
    // Diffuse reflectance.
    body: vec3<f32>,
    // Specular reflectance at normal incidence.
    sheer: vec3<f32>,
    roughness: f32,
}

// The fraction of sunlight that reaches a point: a 3 × 3 texel filter of the shadow map in four lookups, after
// I. Castaño, "Shadow Mapping Summary", 2013.
fn share_of_sun(position: vec3<f32>, normal: vec3<f32>) -> f32 {
    let sun = &lights.directional_lights[0];
    let cascade = &(*sun).cascades[0];
    // Offset from the surface, to avoid self-shadowing.
    let lifted = position + normal * ((*sun).shadow_normal_bias * (*cascade).texel_size)
        + (*sun).direction_to_light * (*sun).shadow_depth_bias;
    let at = ((*cascade).clip_from_world * vec4(lifted, 1.0)).xyz;

    let size = vec2<f32>(textureDimensions(bindings::directional_shadow_textures));
    let texels = (at.xy * vec2(0.5, -0.5) + 0.5) * size + 0.5;
    let corner = floor(texels);
    let part = texels - corner;
    let near = 3.0 - 2.0 * part;
    let far = 1.0 + 2.0 * part;
    let low = (corner - 1.5 + (2.0 - part) / near) / size;
    let high = (corner + 0.5 + part / far) / size;
    let map = i32((*sun).depth_texture_base_index);
    let seen = near.x * near.y * sample_shadow_map_hardware(low, at.z, map)
        + far.x * near.y * sample_shadow_map_hardware(vec2(high.x, low.y), at.z, map)
        + near.x * far.y * sample_shadow_map_hardware(vec2(low.x, high.y), at.z, map)
        + far.x * far.y * sample_shadow_map_hardware(high, at.z, map);
    let beyond = any(abs(at.xy) > vec2(1.0)) || at.z < 0.0 || at.z > 1.0;
    return select(seen / 16.0, 1.0, beyond);
}

// Sunlight on a surface, before shadowing. The specular term is GGX with combined visibility and Fresnel terms, after
// B. Karis and M. Lazarov as given by R. Zioma in "Optimizing PBR for Mobile", 2015.
fn sunlight(surface: Surface, to_eye: vec3<f32>) -> vec3<f32> {
    let sun = &lights.directional_lights[0];
    let to_sun = (*sun).direction_to_light;
    let half_way = normalize(to_sun + to_eye);
    let alpha = surface.roughness * surface.roughness;
    let upright = saturate(dot(surface.normal, half_way));
    let turned = saturate(dot(to_sun, half_way));
    let spread = upright * upright * (alpha * alpha - 1.0) + 1.00001;
    let gleam = alpha * alpha
        / (4.0 * spread * spread * max(turned * turned, 0.1) * (surface.roughness + 0.5));
    let falls = saturate(dot(surface.normal, to_sun));
    return (surface.body + surface.sheer * gleam) / PI * falls * (*sun).color.rgb;
}

// Light from the room on a surface: the diffuse part sees all of it, the specular part only some. The specular scale is
// M. Lazarov's fit as given by B. Karis in "Physically Based Shading on Mobile", 2014.
fn roomlight(surface: Surface, to_eye: vec3<f32>) -> vec3<f32> {
#ifdef ENVIRONMENT_MAP
    let fit = surface.roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    let facing = max(dot(surface.normal, to_eye), 0.0001);
    let grazing = min(fit.x * fit.x, exp2(-9.28 * facing)) * fit.x + fit.y;
    let scale_and_offset = vec2(-1.04, 1.04) * grazing + fit.zw;
    let mirrored = surface.sheer * scale_and_offset.x + scale_and_offset.y;

    // The third axis of cube maps is reversed.
    const WAY = vec3(1.0, 1.0, -1.0);
    let alpha = surface.roughness * surface.roughness;
    let all = surface.normal * WAY;
    let part = mix(reflect(-to_eye, surface.normal), surface.normal, alpha * alpha) * WAY;
    let blur = surface.roughness * f32(light_probes.smallest_specular_mip_level_for_view);
#ifdef MULTIPLE_LIGHT_PROBES_IN_ARRAY
    let room = max(light_probes.view_cubemap_index, 0);
    let matt = textureSampleLevel(bindings::diffuse_environment_maps[room], bindings::environment_map_sampler, all, 0.0);
    let polished =
        textureSampleLevel(bindings::specular_environment_maps[room], bindings::environment_map_sampler, part, blur);
#else
    let matt = textureSampleLevel(bindings::diffuse_environment_map, bindings::environment_map_sampler, all, 0.0);
    let polished =
        textureSampleLevel(bindings::specular_environment_map, bindings::environment_map_sampler, part, blur);
#endif
    let light = surface.body * (1.0 - mirrored) * matt.rgb + mirrored * polished.rgb;
    return select(light * light_probes.intensity_for_view, vec3(0.0), light_probes.view_cubemap_index < 0);
#else
    return vec3(0.0);
#endif
}

// The light of a lamp over the middle of the table at a place on it, relative to an even light.
fn lamplight(at: vec2<f32>) -> f32 {
    let away = length(at) / LAMP_REACH;
    return BRIGHTEST / (1.0 + away * away);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var colour = finish.colour.rgb;
    var roughness = finish.roughness;
#ifdef VERTEX_COLORS
    colour *= in.color.rgb;
#endif
#ifdef PICTURE
    let texel = textureSample(picture, picture_sampler, in.uv);
    colour *= texel.rgb;
    roughness *= texel.a;
#endif
    var normal = in.world_normal;
#ifdef RELIEF
    let bent = textureSample(relief, picture_sampler, in.uv).xyz * 2.0 - 1.0;
    let tangent = in.world_tangent.xyz;
    let bitangent = in.world_tangent.w * cross(normal, tangent);
    normal = bent.x * tangent + bent.y * bitangent + bent.z * normal;
#endif
    let reflectance = vec3(0.16 * finish.reflectance * finish.reflectance);
    let surface = Surface(
        normalize(normal),
        colour * (1.0 - finish.metallic),
        mix(reflectance, colour, finish.metallic),
        roughness,
    );
    let to_eye = normalize(view.world_position - in.world_position.xyz);
    let sun = share_of_sun(in.world_position.xyz, normalize(in.world_normal)) * sunlight(surface, to_eye);
    let turned_away = 1.0 - saturate(dot(surface.normal, to_eye));
    let edge = turned_away * turned_away * turned_away;
    let lamp = mix(1.0, lamplight(in.world_position.xz) * vignette(in.position.xy), finish.falloff);
    let light = (sun + roomlight(surface, to_eye)) * view.exposure * lamp + finish.glow.rgb;
    // From behind and above: not on what faces the ground.
    let behind = finish.backlight.rgb * edge * saturate(0.6 + 0.4 * surface.normal.y);
    var seen = vec4(light * (1.0 - finish.rim * edge) + behind, 1.0 - finish.transparency);
#ifdef TONEMAP_IN_SHADER
    seen = tone_mapping(seen, view.color_grading);
#endif
    return seen;
}
