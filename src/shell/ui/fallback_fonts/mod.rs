//! Fonts for what the game's own fonts lack, such as names in any script. On the desktop they are the system's; on the
//! page they are made of what the browser draws (`web/glyphs.js`), and for Cyrillic letters the game's own are fetched.
//! Characters are looked for once they have been drawn, so that nothing is loaded that nobody sees.
//!
//! egui lays out text from left to right, a run of one font after the other: a word of Hebrew or Arabic reads rightly,
//! but several words stand in the order of left to right. The page draws each character by itself, so that Arabic
//! letters are not joined, and flags and families of emoji are drawn as what they are made of.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::asset::AssetServer;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext, egui};
use egui::epaint::{ClippedShape, Shape};
use egui::{FontData, FontDefinitions};

use found::Found;

use super::theme::style::{add_cyrillic, fonts};
use crate::shell::system::redraw::Alarm;
use crate::shell::system::resources::AddResource;

mod found;
#[cfg_attr(not(target_arch = "wasm32"), path = "desktop.rs")]
#[cfg_attr(target_arch = "wasm32", path = "browser.rs")]
mod platform;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<FallbackFonts>()
        .add_systems(
            PreUpdate,
            install
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            look_for_missing
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// The game's own fonts, and those found for what they lack.
#[derive(Resource)]
pub struct FallbackFonts {
    definitions: FontDefinitions,
    /// The characters of the game's own fonts, known from the first text on, and those that have been looked for.
    known: HashSet<char>,
    source: platform::Source,
    /// Fonts that egui does not have yet.
    found: Arc<Mutex<Vec<Found>>>,
}

impl Default for FallbackFonts {
    fn default() -> Self {
        Self {
            definitions: fonts(),
            known: HashSet::new(),
            source: platform::Source::default(),
            found: Arc::default(),
        }
    }
}

impl FallbackFonts {
    /// All fonts, those of the game first.
    pub fn definitions(&self) -> FontDefinitions {
        self.definitions.clone()
    }

    /// The number of all fonts.
    pub fn count(&self) -> usize {
        self.definitions.font_data.len()
    }

    fn add(&mut self, found: Found) {
        match found {
            Found::Other(font) => self.add_other(font),
            Found::Cyrillic(files) => add_cyrillic(&mut self.definitions, files),
        }
    }

    /// Adds a font, which comes after all others.
    fn add_other(&mut self, mut font: FontData) {
        // The outlines were checked, but not what the font's programs would make of them.
        font.tweak.hinting = Some(false);
        let name = format!("Fallback {}", self.definitions.font_data.len());
        for fonts in self.definitions.families.values_mut() {
            fonts.push(name.clone());
        }
        self.definitions.font_data.insert(name, Arc::new(font));
    }

    /// The characters in these shapes that the game's own fonts lack and that were not missing before.
    fn missing(&mut self, ctx: &egui::Context, shapes: &[ClippedShape]) -> String {
        if self.known.is_empty() {
            self.known = covered(ctx);
        }
        let mut missing = String::new();
        for clipped in shapes {
            visit_texts(&clipped.shape, &mut |text| {
                missing.extend(text.chars().filter(|c| !c.is_ascii() && self.known.insert(*c)));
            });
        }
        missing
    }
}

/// The characters that all families of a context have.
fn covered(ctx: &egui::Context) -> HashSet<char> {
    ctx.fonts_mut(|fonts| {
        let families = fonts.families().into_iter().map(|family| {
            let mut font = fonts.fonts.font(&family);
            font.characters().keys().copied().collect::<HashSet<char>>()
        });
        families.reduce(|common, family| &common & &family).unwrap_or_default()
    })
}

fn visit_texts(shape: &Shape, look: &mut impl FnMut(&str)) {
    match shape {
        Shape::Text(text) if !text.galley.text().is_ascii() => look(text.galley.text()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit_texts(shape, look)),
        _ => {}
    }
}

/// Has what was drawn without a glyph looked for.
fn look_for_missing(
    panel: Single<(&mut EguiContext, &EguiFullOutput), With<PrimaryEguiContext>>,
    mut fonts: ResMut<FallbackFonts>,
    (alarm, server): (Res<Alarm>, Option<Res<AssetServer>>),
) {
    let (mut ctx, output) = panel.into_inner();
    let Some(output) = &output.0 else {
        return;
    };
    let missing = fonts.missing(ctx.get_mut(), &output.shapes);
    if missing.is_empty() {
        return;
    }
    let (found, alarm) = (Arc::clone(&fonts.found), alarm.clone());
    fonts.source.find(missing, server.as_deref(), move |fonts| {
        if !fonts.is_empty() {
            found.lock().unwrap_or_else(PoisonError::into_inner).extend(fonts);
            alarm.ring();
        }
    });
}

/// Gives egui the fonts that were found. A new context gets all of them.
fn install(panel: Single<(&mut EguiContext, Ref<PrimaryEguiContext>)>, mut fonts: ResMut<FallbackFonts>) {
    let (mut ctx, primary) = panel.into_inner();
    let found = std::mem::take(&mut *fonts.found.lock().unwrap_or_else(PoisonError::into_inner));
    if found.is_empty() && !primary.is_added() {
        return;
    }
    found.into_iter().for_each(|font| fonts.add(font));
    ctx.get_mut().set_fonts(fonts.definitions());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::mpsc;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::shell::ui::theme::style::{display_family, strong_family};
    use crate::testing::screens::context;
    use egui::{FontFamily, FontId};

    /// Result of `font("Ж李😀")` of `web/glyphs.js` in Chromium.
    const OF_THE_PAGE: &[u8] = include_bytes!("page.ttf");

    /// The shapes of a frame with these lines.
    fn draw(ctx: &egui::Context, lines: &[&str]) -> Vec<ClippedShape> {
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for line in lines {
                ui.label(*line);
            }
        });
        // egui insists that somebody takes the textures.
        output.textures_delta.clear();
        output.shapes
    }

    /// The size of what is drawn of a character, and the height of its line, in each family.
    pub(super) fn drawn(fonts: &FallbackFonts, character: char) -> Vec<(egui::Vec2, f32)> {
        let ctx = context();
        ctx.set_fonts(fonts.definitions());
        let mut drawn = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            drawn = [FontFamily::Proportional, strong_family(), display_family()]
                .map(|family| {
                    let font = FontId::new(40.0, family);
                    let galley =
                        ui.fonts_mut(|fonts| fonts.layout_no_wrap(character.into(), font, egui::Color32::WHITE));
                    (galley.mesh_bounds.size(), galley.size().y)
                })
                .into();
        });
        output.textures_delta.clear();
        drawn
    }

    #[test]
    fn cyrillic_letters_are_those_of_the_fonts_round_them() {
        let own = FallbackFonts::default();
        // They look the same in both scripts, so that a letter of another font would be seen.
        for (cyrillic, latin) in "АВЕМНОРСТХаеорсх".chars().zip("ABEMHOPCTXaeopcx".chars()) {
            assert_eq!(drawn(&own, cyrillic)[..2], drawn(&own, latin)[..2], "{cyrillic}");
        }
        let ctx = context();
        draw(&ctx, &[]);
        let covered = covered(&ctx);
        for character in ('\u{400}'..='\u{45f}').chain("ҐґЁ№".chars()) {
            assert!(covered.contains(&character), "{character}");
        }
    }

    #[test]
    fn characters_that_the_fonts_lack_are_looked_for_once() {
        let (ctx, mut fonts) = (context(), FallbackFonts::default());
        let shapes = draw(&ctx, &["Zoë – Жук …", "Ωφ ← 李", "李白 Ωφ"]);
        assert_eq!(fonts.missing(&ctx, &shapes), "Ωφ李白");
        assert_eq!(fonts.missing(&ctx, &shapes), "");
        assert_eq!(fonts.missing(&ctx, &draw(&ctx, &["Ωλу"])), "λ");
    }

    #[test]
    fn a_font_of_the_page_is_drawn_in_every_family() {
        let own = FallbackFonts::default();
        let mut fonts = FallbackFonts::default();
        fonts.add(Found::Other(FontData::from_static(OF_THE_PAGE)));
        for character in ['李', '😀'] {
            for (before, after) in drawn(&own, character).iter().zip(drawn(&fonts, character)) {
                assert_ne!(before.0, after.0, "{character} is drawn as if it were missing");
                assert!(after.0.min_elem() > 20.0, "{character} is {} large", after.0);
                assert_eq!(before.1, after.1, "the line of {character} is as high as ever");
            }
        }
        assert_eq!(drawn(&own, 'a'), drawn(&fonts, 'a'));
        assert_eq!(drawn(&own, 'λ'), drawn(&fonts, 'λ'), "it is not in the font");
    }

    /// An app with a context, which has drawn these lines.
    fn app(lines: &[&str]) -> App {
        let mut app = App::new();
        app.add_resource::<FallbackFonts>()
            .add_resource::<Alarm>()
            .add_systems(PreUpdate, install)
            .add_systems(PostUpdate, look_for_missing);
        let ctx = context();
        let shapes = draw(&ctx, lines);
        let mut panel = app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
        *panel.get_mut::<EguiContext>().unwrap().get_mut() = ctx;
        panel.get_mut::<EguiFullOutput>().unwrap().0 = Some(egui::FullOutput { shapes, ..default() });
        app
    }

    /// The names of the fonts in each family, after a further frame.
    fn families(app: &mut App) -> BTreeMap<FontFamily, Vec<String>> {
        app.update();
        let mut contexts = app.world_mut().query::<&mut EguiContext>();
        let mut context = contexts.single_mut(app.world_mut()).unwrap();
        draw(context.get_mut(), &[]);
        context.get_mut().fonts(|fonts| fonts.definitions().families.clone())
    }

    #[test]
    fn fonts_that_arrive_are_given_to_egui() {
        let mut app = app(&["Zoë"]);
        assert_eq!(families(&mut app), fonts().families);
        let found = Arc::clone(&app.world().resource::<FallbackFonts>().found);
        let font = FontData::from_static(OF_THE_PAGE);
        found.lock().unwrap().push(Found::Other(font));
        for (family, names) in families(&mut app) {
            assert_eq!(names[..names.len() - 1], fonts().families[&family]);
            assert_eq!(names.last().map(String::as_str), Some("Fallback 6"));
        }
    }

    #[test]
    fn missing_characters_get_a_font_of_the_system() {
        let (tell, hear) = mpsc::channel();
        platform::Source::default().find("λ".into(), None, move |fonts| tell.send(fonts.len()).unwrap());
        if hear.recv().unwrap() == 0 {
            return eprintln!("No font of this system has λ.");
        }
        let mut app = app(&["λόγος"]);
        let begun = Instant::now();
        while families(&mut app) == fonts().families {
            assert!(begun.elapsed().as_secs() < 60, "no font came");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}
