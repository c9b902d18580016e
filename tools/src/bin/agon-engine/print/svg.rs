//! A page as SVG, in millimetres.

use std::fmt::Write;

use super::drawing::{Anchor, Figure, Group, Ink, Page, Shape, Step, Text, Weight};

/// The page as a text.
pub fn write(page: &Page) -> String {
    let [width, height] = page.size.map(number);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\">\n"
    );
    let mut clips = 0;
    add(&mut svg, &page.shapes, &mut clips);
    svg.push_str("</svg>\n");
    svg
}

/// Adds shapes; `clips` counts the areas that were named so far.
fn add(svg: &mut String, shapes: &[Shape], clips: &mut u32) {
    for shape in shapes {
        match shape {
            Shape::Figure(figure) => svg.push_str(&path(figure)),
            Shape::Text(text) => svg.push_str(&line(text)),
            Shape::Group(group) => add_group(svg, group, clips),
        }
    }
}

fn add_group(svg: &mut String, group: &Group, clips: &mut u32) {
    let mut clip = String::new();
    if let Some(area) = group.clip {
        *clips += 1;
        let steps = outline(&Figure::area(area));
        let _ = writeln!(svg, "<clipPath id=\"clip{clips}\"><path d=\"{steps}\"/></clipPath>");
        clip = format!(" clip-path=\"url(#clip{clips})\"");
    }
    let [x, y] = group.at.map(number);
    let mut way = format!("translate({x} {y})");
    let scale = if group.is_upside_down {
        -group.scale
    } else {
        group.scale
    };
    if scale != 1.0 {
        let _ = write!(way, " scale({})", number(scale));
    }
    let _ = writeln!(svg, "<g transform=\"{way}\"{clip}>");
    add(svg, &group.shapes, clips);
    svg.push_str("</g>\n");
}

fn path(figure: &Figure) -> String {
    let fill = figure.fill.map_or("none".into(), colour);
    let stroke = figure.stroke.map_or(String::new(), |stroke| {
        let (ink, width, dash) = (colour(stroke.ink), number(stroke.width), number(stroke.dash));
        let dashes = match stroke.dash {
            0.0 => String::new(),
            _ => format!(" stroke-dasharray=\"{dash}\""),
        };
        format!(" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"{dashes}")
    });
    format!("<path d=\"{}\" fill=\"{fill}\"{stroke}/>\n", outline(figure))
}

fn outline(figure: &Figure) -> String {
    let point = |[x, y]: [f64; 2]| format!("{} {}", number(x), number(y));
    let step = |step: &Step| match *step {
        Step::Move(to) => format!("M{}", point(to)),
        Step::Line(to) => format!("L{}", point(to)),
        Step::Curve(points) => format!("C{}", points.map(point).join(" ")),
        Step::Close => "Z".into(),
    };
    figure.steps.iter().map(step).collect()
}

fn line(text: &Text) -> String {
    let [x, y] = text.at.map(number);
    let anchor = match text.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let weight = match text.weight {
        Weight::Regular => 400,
        Weight::SemiBold => 600,
    };
    let words = text.words.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-family=\"Inter, sans-serif\" font-size=\"{}\" font-weight=\"{weight}\" \
         text-anchor=\"{anchor}\" fill=\"{}\">{words}</text>\n",
        number(text.size),
        colour(text.ink)
    )
}

fn colour(ink: Ink) -> String {
    format!("#{:06x}", ink.0)
}

/// A number to a ten-thousandth, without zeros at its end.
fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    match text.trim_end_matches('0').trim_end_matches('.') {
        "-0" => "0".into(),
        short => short.into(),
    }
}
