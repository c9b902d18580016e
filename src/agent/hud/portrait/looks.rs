//! How somebody looks: few numbers, and the parts of which a portrait is put together.

/// The parts of a portrait. Tones go from 0, dark, to 1, light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Looks {
    /// The tone behind the head.
    pub(super) ground: f32,
    pub(super) skin: f32,
    /// The tone of hair, brows and beard.
    pub(super) hair: f32,
    /// Half the width of the face.
    pub(super) wide: f32,
    /// From the eyes to the chin.
    pub(super) long: f32,
    /// How square the jaw is; 2 is round.
    pub(super) jaw: f32,
    /// The thickness of the brows.
    pub(super) brows: f32,
    /// The thickness of the lips.
    pub(super) lips: f32,
    /// Whether lines of age run past the mouth.
    pub(super) is_lined: bool,
    pub(super) style: Hair,
    pub(super) beard: Beard,
    pub(super) glasses: Glasses,
    pub(super) ears: Ears,
    pub(super) dress: Dress,
    /// The tone of coat, jersey or dress.
    pub(super) cloth: f32,
}

/// How hair is worn, or what covers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hair {
    Cropped,
    SideParted,
    SweptBack,
    BaldOnTop,
    Curls,
    Round,
    Puff,
    Bob,
    Bouffant,
    TopKnot,
    CentreParted,
    Waves,
    PeakedCap,
    BrimmedHat,
    HeadScarf,
    Plaits,
    Turban,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beard {
    None,
    Moustache,
    Walrus,
    Pencil,
    Full,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glasses {
    None,
    Round,
    Horn,
    CatEye,
    BrowLine,
    /// Dark ones, pushed up.
    Raised,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ears {
    Bare,
    Studs,
    Hoops,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dress {
    SuitAndTie,
    BowTie,
    RollNeck,
    Blouse,
    Pearls,
    Uniform,
    Drape,
    NeckScarf,
    Jacket,
}

/// What most looks have in common.
pub(super) const ANYBODY: Looks = Looks {
    ground: 0.66,
    skin: 0.82,
    hair: 0.2,
    wide: 0.5,
    long: 0.72,
    jaw: 2.2,
    brows: 0.05,
    lips: 0.03,
    is_lined: false,
    style: Hair::Cropped,
    beard: Beard::None,
    glasses: Glasses::None,
    ears: Ears::Bare,
    dress: Dress::SuitAndTie,
    cloth: 0.22,
};
