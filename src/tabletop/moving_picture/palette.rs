//! The few colours of a picture that stand for all of its colours.

use std::collections::HashMap;

/// A colour: red, green and blue in sRGB.
pub(crate) type Rgb = [u8; 3];

/// Visual weights of differences in red, green and blue.
const NOTICED: [u32; 3] = [2, 4, 3];

/// The visible difference of two colours: 0 if they are equal.
pub(crate) fn difference(one: Rgb, other: Rgb) -> u32 {
    let squares = (0..3).map(|part| u32::from(one[part].abs_diff(other[part])).pow(2) * NOTICED[part]);
    squares.sum()
}

/// A few colours, and which of them is nearest to any other.
#[derive(Clone, Debug)]
pub(crate) struct Palette {
    colours: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

impl Palette {
    /// The colours that stand best for these, at most `most` of 1 to 256: all of them if they are no more.
    pub fn of(colours: impl IntoIterator<Item = Rgb>, most: usize) -> Self {
        let mut counts: HashMap<Rgb, u32> = HashMap::new();
        for colour in colours {
            *counts.entry(colour).or_default() += 1;
        }
        let mut all: Vec<Counted> = counts.into_iter().collect();
        // The order of a hash map changes from run to run.
        all.sort_unstable();
        let mut groups = vec![Group::new(all)];
        while groups.len() < most {
            let widest = (0..groups.len()).max_by_key(|&group| groups[group].spread);
            let Some(widest) = widest.filter(|&group| groups[group].spread > 0) else {
                break;
            };
            let [near, far] = groups.swap_remove(widest).split();
            groups.extend([near, far]);
        }
        let mut colours: Vec<Rgb> = groups.iter().filter_map(Group::colour).collect();
        colours.sort_unstable();
        colours.dedup();
        Self {
            colours,
            nearest: HashMap::new(),
        }
    }

    /// The colours, which the indices count from 0.
    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The index of the colour nearest to this one. 0 if there are no colours.
    pub fn nearest(&mut self, colour: Rgb) -> u8 {
        *self.nearest.entry(colour).or_insert_with(|| {
            let far = |&index: &usize| difference(self.colours[index], colour);
            (0..self.colours.len()).min_by_key(far).unwrap_or(0) as u8
        })
    }
}

/// A colour, and how many pixels have it.
type Counted = (Rgb, u32);

/// Colours for which one will stand.
struct Group {
    colours: Vec<Counted>,
    /// The part (red, green or blue) in which they differ most, and its mean.
    part: usize,
    mean: f64,
    /// Error of a single colour in their place, along that part, summed over the pixels.
    spread: u64,
}

impl Group {
    fn new(colours: Vec<Counted>) -> Self {
        let pixels: f64 = colours.iter().map(|&(_, count)| f64::from(count)).sum();
        let along = |part: usize| {
            let summed = |power: i32| -> f64 {
                let values = colours.iter();
                values
                    .map(|&(colour, count)| f64::from(colour[part]).powi(power) * f64::from(count))
                    .sum()
            };
            let mean = summed(1) / pixels.max(1.0);
            let spread = (summed(2) - mean * mean * pixels) * f64::from(NOTICED[part]);
            (part, mean, spread.max(0.0) as u64)
        };
        let widest = (0..3).map(along).max_by_key(|&(.., spread)| spread);
        let (part, mean, spread) = widest.unwrap_or_default();
        Self {
            // One colour cannot be split, even if rounding gives it a spread.
            spread: if colours.len() > 1 { spread } else { 0 },
            colours,
            part,
            mean,
        }
    }

    /// Parts those below the mean from those above it.
    fn split(self) -> [Self; 2] {
        let Self {
            colours, part, mean, ..
        } = self;
        let (near, far) = colours
            .into_iter()
            .partition(|(colour, _)| f64::from(colour[part]) <= mean);
        [Self::new(near), Self::new(far)]
    }

    /// The colour that most of the pixels have, so that even surfaces keep theirs, or else the mean.
    fn colour(&self) -> Option<Rgb> {
        let pixels: u64 = self.colours.iter().map(|&(_, count)| u64::from(count)).sum();
        let &(frequent, count) = self.colours.iter().max_by_key(|&&(_, count)| count)?;
        if 2 * u64::from(count) >= pixels {
            return Some(frequent);
        }
        let mean = |part: usize| {
            let values = self.colours.iter();
            let sum: u64 = values
                .map(|&(colour, count)| u64::from(colour[part]) * u64::from(count))
                .sum();
            ((sum + pixels / 2) / pixels) as u8
        };
        Some([mean(0), mean(1), mean(2)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_all_kept() {
        let colours: Vec<Rgb> = (0..200).map(|step| [step, 255 - step, step / 2]).collect();
        let mut palette = Palette::of(colours.iter().copied().chain(colours.iter().copied()), 255);
        assert_eq!(palette.colours().len(), 200);
        for colour in colours {
            let index = palette.nearest(colour);
            assert_eq!(palette.colours()[usize::from(index)], colour);
        }
    }

    #[test]
    fn of_many_colours_none_is_far_from_its_own() {
        let cube = (0..32_u8).flat_map(|red| {
            (0..32_u8).flat_map(move |green| (0..8_u8).map(move |blue| [red * 8, green * 8, blue * 32]))
        });
        let mut palette = Palette::of(cube.clone(), 255);
        assert!(palette.colours().len() > 200);
        for colour in cube {
            let index = usize::from(palette.nearest(colour));
            let apart = difference(palette.colours()[index], colour);
            assert!(apart < difference([0, 0, 0], [36, 36, 36]), "{colour:?}: {apart}");
        }
    }

    #[test]
    fn an_even_surface_keeps_its_colour_among_many_others() {
        let surface = [87, 41, 23];
        let noise = (0..4000_u32).map(|step| [step * 7, step * 13, step * 29].map(|part| part as u8));
        let mut palette = Palette::of(std::iter::repeat_n(surface, 5000).chain(noise), 64);
        assert_eq!(palette.colours().len(), 64);
        let index = usize::from(palette.nearest(surface));
        assert_eq!(palette.colours()[index], surface);
    }

    #[test]
    fn the_same_pixels_give_the_same_palette() {
        let pixels = || (0..5000_u32).map(|step| [step, step * 3, step / 7].map(|part| part as u8));
        assert_eq!(
            Palette::of(pixels(), 100).colours(),
            Palette::of(pixels(), 100).colours()
        );
    }

    #[test]
    fn no_pixels_have_no_colours() {
        let mut palette = Palette::of([], 255);
        assert!(palette.colours().is_empty());
        assert_eq!(palette.nearest([1, 2, 3]), 0);
    }
}
