//! The desktop: fonts that are installed on the system.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use bevy::asset::AssetServer;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy_egui::egui::{FontData, FontFamily, FontTweak};
use fontdb::{Database, FaceInfo, Family, ID, Stretch, Style};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::DrawSettings;
use skrifa::outline::pen::ControlBoundsPen;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::found::Found;
use crate::shell::ui::theme::style::fonts;

/// Glyphs that reach further from their origin, in ems, are not drawn: egui must find room for them.
const REACH: f32 = 6.0;
/// Fonts with a glyph for everything, which says nothing.
const EMPTY: [&str; 3] = ["LastResort", "Last Resort", "Adobe Blank"];
/// Parts of the names of fonts without serifs, where serifs are usual and where they are not known.
const PLAIN: [&str; 5] = ["Sans", "Gothic", "UI", "Hei", "Dotum"];

/// The fonts of the system, whose list is read when the first character is looked for.
#[derive(Clone, Default)]
pub(super) struct Source(Arc<Mutex<Option<Faces>>>);

impl Source {
    /// Delivers further fonts that have these characters, as far as there are any. This may take a second. The assets
    /// have no fonts that are not part of the program.
    pub fn find(&self, characters: String, _: Option<&AssetServer>, deliver: impl FnOnce(Vec<Found>) + Send + 'static) {
        let source = self.clone();
        let task = async move {
            let mut faces = source.0.lock().unwrap_or_else(PoisonError::into_inner);
            let faces = faces.get_or_insert_with(|| {
                let mut database = Database::new();
                database.load_system_fonts();
                Faces::new(database)
            });
            deliver(faces.find(&characters).into_iter().map(Found::Other).collect());
        };
        IoTaskPool::get_or_init(default).spawn(task).detach();
    }
}

/// The faces of all fonts.
struct Faces {
    database: Database,
    /// Those that were delivered first, then the most suitable first.
    order: Vec<ID>,
    /// The number of those that were delivered.
    delivered: usize,
}

impl Faces {
    fn new(database: Database) -> Self {
        let usual = database.family_name(&Family::SansSerif);
        let mut faces: Vec<&FaceInfo> = database.faces().filter(|face| !is_named(face, &EMPTY)).collect();
        faces.sort_by_cached_key(|face| strangeness(face, usual));
        let order = faces.iter().map(|face| face.id).collect();
        Self {
            database,
            order,
            delivered: 0,
        }
    }

    /// The first faces that have these characters, unless they were delivered before.
    fn find(&mut self, characters: &str) -> Vec<FontData> {
        let mut missing: BTreeSet<char> = characters.chars().collect();
        let mut found = Vec::new();
        for place in 0..self.order.len() {
            if missing.is_empty() {
                break;
            }
            let is_new = place >= self.delivered;
            let take = |file: &[u8], index| {
                take_drawable(file, index, &mut missing)
                    .filter(|_| is_new)
                    .map(|tweak| FontData {
                        index,
                        tweak,
                        // egui copies what it owns whenever a font is added, and fonts are kept to the end.
                        ..FontData::from_static(Vec::leak(file.to_vec()))
                    })
            };
            if let Some(font) = self.database.with_face_data(self.order[place], take).flatten() {
                found.push(font);
                self.order[self.delivered..=place].rotate_right(1);
                self.delivered += 1;
            }
        }
        found
    }
}

fn is_named(face: &FaceInfo, parts: &[&str]) -> bool {
    let mut names = face.families.iter().map(|(name, _)| name);
    names.any(|name| parts.iter().any(|part| name.contains(part)))
}

/// The smallest for the face that is most like the game's own: upright, of common weight and width, without serifs.
/// `usual` is the family that the system uses where no other is named.
fn strangeness(face: &FaceInfo, usual: &str) -> (bool, u16, bool, bool) {
    (
        face.style != Style::Normal || face.stretch != Stretch::Normal || face.monospaced,
        face.weight.0.abs_diff(fontdb::Weight::NORMAL.0),
        !face.families.iter().any(|(name, _)| name == usual),
        !is_named(face, &PLAIN),
    )
}

/// Takes out the characters that egui can draw with a font. If there are any, returns how they come to stand on the line
/// of the game's own font. `None` also for files that egui could not read.
fn take_drawable(file: &[u8], index: u32, missing: &mut BTreeSet<char>) -> Option<FontTweak> {
    // As egui reads it.
    let font = FontRef::from_index(file, index).ok()?;
    let baseline = baseline(&font)?;
    let before = missing.len();
    missing.retain(|&character| !draws(&font, character));
    (missing.len() < before).then(|| FontTweak {
        y_offset_factor: *OWN_BASELINE - baseline,
        ..FontTweak::default()
    })
}

/// Whether a font has an outline for a character. Coloured pictures have none.
fn draws(font: &FontRef, character: char) -> bool {
    let glyph = font.charmap().map(character).filter(|glyph| *glyph != GlyphId::NOTDEF);
    let Some(outline) = glyph.and_then(|glyph| font.outline_glyphs().get(glyph)) else {
        return false;
    };
    let mut pen = ControlBoundsPen::new();
    let unscaled = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    if outline.draw(unscaled, &mut pen).is_err() {
        return false;
    }
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let reach = REACH * f32::from(metrics.units_per_em);
    pen.bounding_box().map_or(character.is_whitespace(), |ink| {
        let edges = [ink.x_min, ink.y_min, ink.x_max, ink.y_max];
        edges.iter().all(|edge| edge.abs() < reach)
    })
}

/// Distance of the baseline below the middle of a line, in ems: egui puts the middles of fonts at the same height.
/// `None` for a font without a size.
fn baseline(font: &FontRef) -> Option<f32> {
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let middle = (metrics.ascent + metrics.descent - metrics.leading) / 2.0;
    (metrics.units_per_em > 0).then(|| middle / f32::from(metrics.units_per_em))
}

static OWN_BASELINE: LazyLock<f32> = LazyLock::new(|| {
    let fonts = fonts();
    let own = &fonts.font_data[&fonts.families[&FontFamily::Proportional][0]];
    let font = FontRef::new(&own.font).expect("it is shipped");
    baseline(&font).expect("it is shipped")
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::ui::fallback_fonts::FallbackFonts;
    use crate::shell::ui::fallback_fonts::tests::drawn;
    use bevy_egui::egui::epaint::text::{Fonts, TextOptions};
    use bevy_egui::egui::{Color32, FontId};
    use fontdb::{Language, Weight};

    const OWN: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Inter-Regular.otf"));
    const TITLES: &[u8] = include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/fonts/Vollkorn-SemiBold.ttf"
    ));

    fn faces(files: &[&[u8]]) -> Faces {
        let mut database = Database::new();
        for file in files {
            database.load_font_data(file.to_vec());
        }
        Faces::new(database)
    }

    #[test]
    fn the_most_suitable_font_is_taken_once() {
        let mut faces = faces(&[TITLES, OWN]);
        let found = faces.find("é←");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].font, OWN);
        assert!(faces.find("ëé").is_empty(), "egui has them by now");
        assert!(faces.find("Ω李").is_empty(), "no font has them");
    }

    #[test]
    fn upright_letters_without_serifs_come_first() {
        let face = |name: &str, weight, style| FaceInfo {
            id: ID::dummy(),
            source: fontdb::Source::Binary(Arc::new(OWN)),
            index: 0,
            families: vec![(name.into(), Language::English_UnitedStates)],
            post_script_name: String::new(),
            style,
            weight: Weight(weight),
            stretch: Stretch::Normal,
            monospaced: false,
        };
        let faces = [
            face("Arial", 400, Style::Normal),
            face("Noto Sans", 400, Style::Normal),
            face("Times", 400, Style::Normal),
            face("Arial", 700, Style::Normal),
            face("Arial", 400, Style::Italic),
        ];
        assert!(faces.is_sorted_by_key(|face| strangeness(face, "Arial")));
        assert_eq!(strangeness(&faces[0], "Arial"), (false, 0, false, true));
    }

    #[test]
    fn broken_font_files_do_no_harm() {
        let mut taken = 0;
        let mut check = |file: Vec<u8>| {
            let mut missing = BTreeSet::from(['é', '←']);
            if let Some(tweak) = take_drawable(&file, 0, &mut missing) {
                taken += 1;
                let mut fonts = FallbackFonts::default();
                fonts.add(Found::Other(FontData {
                    tweak,
                    ..FontData::from_owned(file)
                }));
                let mut definitions = fonts.definitions();
                let order = definitions.families.get_mut(&FontFamily::Proportional).unwrap();
                order.rotate_right(1);
                let mut fonts = Fonts::new(TextOptions::default(), definitions);
                let mut view = fonts.with_pixels_per_point(1.0);
                view.layout_no_wrap("é←A".into(), FontId::proportional(40.0), Color32::WHITE);
            }
        };
        for file in [OWN, TITLES] {
            (0..file.len())
                .step_by(4001)
                .for_each(|length| check(file[..length].to_vec()));
            for begin in (0..file.len() - 64).step_by(4001).chain((12..400).step_by(37)) {
                for filling in [0, 0xff] {
                    let mut broken = file.to_vec();
                    broken[begin..begin + 64].fill(filling);
                    check(broken);
                }
            }
        }
        assert!(taken > 0);
    }

    #[test]
    fn a_name_in_another_script_is_drawn_with_a_font_of_the_system() {
        let mut database = Database::new();
        database.load_system_fonts();
        let mut faces = Faces::new(database);
        let own = FallbackFonts::default();
        for character in "Ωλ李ễא".chars() {
            let mut fonts = FallbackFonts::default();
            // A font that has several of them would come only once.
            faces.delivered = 0;
            let found = faces.find(&character.to_string());
            if found.is_empty() {
                eprintln!("No font of this system has {character}.");
                continue;
            }
            found.into_iter().for_each(|font| fonts.add(Found::Other(font)));
            for (before, after) in drawn(&own, character).iter().zip(drawn(&fonts, character)) {
                assert_ne!(before.0, after.0, "{character} is drawn as if it were missing");
                assert_eq!(before.1, after.1, "the line of {character} is as high as ever");
            }
        }
    }
}
