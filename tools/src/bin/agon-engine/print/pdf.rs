//! Pages as PDF, with the letters that they use embedded. Nothing in it depends on the day or the machine.

use std::collections::{BTreeMap, BTreeSet};

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::drawing::{Anchor, Figure, Group, Page, Point, Shape, Step, Text};
use super::fonts::{FONTS, Letter, letters, width};

/// Points in a millimetre.
const POINT: f64 = 72.0 / 25.4;

/// The names of the fonts on all pages.
const NAMES: [Name; 4] = [Name(b"F0"), Name(b"F1"), Name(b"F2"), Name(b"F3")];

/// How the numbers of glyphs are to be understood: as the font's own.
const IDENTITY: SystemInfo = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// Where the objects of the file are, by their numbers. A font needs five, a page two.
const CATALOGUE: Ref = Ref::new(1);
const TREE: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
const fn of_font(font: usize, part: usize) -> Ref {
    Ref::new((10 + 5 * font + part) as i32)
}
const fn of_page(page: usize, part: usize) -> Ref {
    Ref::new((40 + 2 * page + part) as i32)
}

/// The pages as the bytes of a file.
pub fn write(title: &str, pages: &[Page]) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let mut used = BTreeSet::new();
    pdf.catalog(CATALOGUE).pages(TREE);
    pdf.document_info(INFO).title(TextStr(title));
    let numbers = (0..pages.len()).map(|page| of_page(page, 0));
    pdf.pages(TREE).kids(numbers).count(pages.len() as i32);
    let contents: Vec<_> = pages.iter().map(|page| content(page, &mut used)).collect();
    let fonts: BTreeSet<_> = used.iter().map(|&(font, ..)| font).collect();
    for (number, (page, content)) in pages.iter().zip(contents).enumerate() {
        let [width, height] = page.size.map(|length| (length * POINT) as f32);
        let mut written = pdf.page(of_page(number, 0));
        written.media_box(Rect::new(0.0, 0.0, width, height));
        written.parent(TREE).contents(of_page(number, 1));
        let mut resources = written.resources();
        let mut named = resources.fonts();
        for &font in &fonts {
            named.pair(NAMES[font], of_font(font, 0));
        }
        named.finish();
        resources.finish();
        written.finish();
        pdf.stream(of_page(number, 1), &content).filter(Filter::FlateDecode);
    }
    for font in fonts {
        let letters = used.iter().filter(|(of, ..)| *of == font);
        embed(&mut pdf, font, letters);
    }
    pdf.finish()
}

fn content(page: &Page, used: &mut BTreeSet<Letter>) -> Vec<u8> {
    let mut content = Content::new();
    let scale = POINT as f32;
    content.transform([scale, 0.0, 0.0, -scale, 0.0, (page.size[1] * POINT) as f32]);
    content.set_line_join(LineJoinStyle::RoundJoin);
    add(&mut content, &page.shapes, used);
    compressed(&content.finish())
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    compress_to_vec_zlib(bytes, 9)
}

fn add(content: &mut Content, shapes: &[Shape], used: &mut BTreeSet<Letter>) {
    for shape in shapes {
        match shape {
            Shape::Figure(figure) => add_figure(content, figure),
            Shape::Text(text) => add_text(content, text, used),
            Shape::Group(group) => add_group(content, group, used),
        }
    }
}

fn add_group(content: &mut Content, group: &Group, used: &mut BTreeSet<Letter>) {
    content.save_state();
    let scale = if group.is_upside_down {
        -group.scale
    } else {
        group.scale
    };
    let [x, y] = group.at;
    content.transform([scale, 0.0, 0.0, scale, x, y].map(|part| part as f32));
    if let Some(area) = group.clip {
        outline(content, &Figure::area(area));
        content.clip_nonzero().end_path();
    }
    add(content, &group.shapes, used);
    content.restore_state();
}

fn outline(content: &mut Content, figure: &Figure) {
    let short = |point: Point| point.map(|part| part as f32);
    for step in &figure.steps {
        match *step {
            Step::Move(to) => {
                let [x, y] = short(to);
                content.move_to(x, y)
            }
            Step::Line(to) => {
                let [x, y] = short(to);
                content.line_to(x, y)
            }
            Step::Curve(points) => {
                let [[x1, y1], [x2, y2], [x, y]] = points.map(short);
                content.cubic_to(x1, y1, x2, y2, x, y)
            }
            Step::Close => content.close_path(),
        };
    }
}

fn add_figure(content: &mut Content, figure: &Figure) {
    if let Some(ink) = figure.fill {
        let [red, green, blue] = ink.rgb();
        content.set_fill_rgb(red, green, blue);
    }
    if let Some(stroke) = figure.stroke {
        let [red, green, blue] = stroke.ink.rgb();
        content.set_stroke_rgb(red, green, blue);
        content.set_line_width(stroke.width as f32);
        let dashes = (stroke.dash > 0.0).then_some(stroke.dash as f32);
        content.set_dash_pattern(dashes, 0.0);
    }
    outline(content, figure);
    match (figure.fill, figure.stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn add_text(content: &mut Content, text: &Text, used: &mut BTreeSet<Letter>) {
    let [x, y] = text.at;
    let x = match text.anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width(&text.words, text.weight) * text.size / 2.0,
        Anchor::End => x - width(&text.words, text.weight) * text.size,
    };
    let letters: Vec<_> = letters(&text.words, text.weight).collect();
    let [red, green, blue] = text.ink.rgb();
    content.set_fill_rgb(red, green, blue);
    content.begin_text();
    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, x as f32, y as f32]);
    for run in letters.chunk_by(|one, next| one.0 == next.0) {
        let glyphs: Vec<u8> = run.iter().flat_map(|(_, glyph, _)| glyph.0.to_be_bytes()).collect();
        content.set_font(NAMES[run[0].0], text.size as f32);
        content.show(Str(&glyphs));
    }
    content.end_text();
    used.extend(letters);
}

/// Writes a font with the letters that are used of it.
fn embed<'a>(pdf: &mut Pdf, number: usize, letters: impl Iterator<Item = &'a Letter>) {
    let font = &FONTS[number];
    let part = |part| of_font(number, part);
    let thousandths = |units: i16| (font.share(units) * 1000.0) as f32;
    let used: BTreeMap<u16, char> = letters.map(|&(_, glyph, letter)| (glyph.0, letter)).collect();
    let name = Name(font.name.as_bytes());

    let mut whole = pdf.type0_font(part(0));
    whole.base_font(name).encoding_predefined(Name(b"Identity-H"));
    whole.descendant_font(part(1)).to_unicode(part(4));
    whole.finish();

    let mut glyphs = pdf.cid_font(part(1));
    glyphs.subtype(CidFontType::Type0).base_font(name);
    glyphs.system_info(IDENTITY).font_descriptor(part(2));
    let mut widths = glyphs.widths();
    for &glyph in used.keys() {
        let width = font.width(ttf_parser::GlyphId(glyph)) * 1000.0;
        widths.consecutive(glyph, [width as f32]);
    }
    widths.finish();
    glyphs.finish();

    let face = &font.face;
    let bounds = face.global_bounding_box();
    let [left, low, right, high] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(thousandths);
    let mut about = pdf.font_descriptor(part(2));
    about.name(name).flags(FontFlags::SYMBOLIC).italic_angle(0.0);
    about.bbox(Rect::new(left, low, right, high)).stem_v(80.0);
    about.ascent(thousandths(face.ascender()));
    about.descent(thousandths(face.descender()));
    about.cap_height(thousandths(face.capital_height().unwrap_or_default()));
    about.font_file3(part(3));
    about.finish();

    let embedded = compressed(font.outlines());
    let mut outlines = pdf.stream(part(3), &embedded);
    outlines.filter(Filter::FlateDecode);
    outlines.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
    outlines.finish();

    let mut meaning = UnicodeCmap::new(Name(b"Unicode"), IDENTITY);
    for (&glyph, &letter) in &used {
        meaning.pair(glyph, letter);
    }
    pdf.cmap(part(4), &meaning.finish());
}
