//! How each persona looks: few numbers, and the parts of which a portrait is put together.

use agon_core::agent::Persona;

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

const ANYBODY: Looks = Looks {
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

impl Looks {
    pub(super) const fn of(persona: Persona) -> Self {
        match persona {
            Persona::Moira => MOIRA,
            Persona::Tomas => TOMAS,
            Persona::Binta => BINTA,
            Persona::Halldor => HALLDOR,
            Persona::Leyla => LEYLA,
            Persona::Otto => OTTO,
            Persona::Dolores => DOLORES,
            Persona::Farid => FARID,
            Persona::Wanda => WANDA,
            Persona::Giulia => GIULIA,
            Persona::Sarojini => SAROJINI,
            Persona::Arkadi => ARKADI,
            Persona::Edward => EDWARD,
            Persona::Wenying => WENYING,
            Persona::Everett => EVERETT,
            Persona::Esther => ESTHER,
        }
    }
}

const MOIRA: Looks = Looks {
    ground: 0.46,
    skin: 0.88,
    hair: 0.66,
    wide: 0.52,
    long: 0.66,
    brows: 0.035,
    lips: 0.045,
    is_lined: true,
    style: Hair::TopKnot,
    glasses: Glasses::Round,
    ears: Ears::Studs,
    dress: Dress::Blouse,
    cloth: 0.36,
    ..ANYBODY
};
const TOMAS: Looks = Looks {
    ground: 0.84,
    skin: 0.7,
    hair: 0.1,
    wide: 0.48,
    brows: 0.065,
    style: Hair::Curls,
    beard: Beard::Moustache,
    dress: Dress::RollNeck,
    cloth: 0.86,
    ..ANYBODY
};
const BINTA: Looks = Looks {
    ground: 0.84,
    skin: 0.34,
    hair: 0.04,
    wide: 0.47,
    long: 0.68,
    lips: 0.065,
    brows: 0.04,
    style: Hair::Round,
    ears: Ears::Hoops,
    dress: Dress::Blouse,
    cloth: 0.7,
    ..ANYBODY
};
const HALLDOR: Looks = Looks {
    ground: 0.72,
    skin: 0.84,
    hair: 0.56,
    jaw: 2.6,
    style: Hair::PeakedCap,
    beard: Beard::Full,
    dress: Dress::Uniform,
    cloth: 0.16,
    ..ANYBODY
};
const LEYLA: Looks = Looks {
    ground: 0.56,
    skin: 0.76,
    hair: 0.08,
    wide: 0.46,
    long: 0.68,
    lips: 0.055,
    brows: 0.055,
    style: Hair::Bob,
    dress: Dress::RollNeck,
    cloth: 0.2,
    ..ANYBODY
};
const OTTO: Looks = Looks {
    ground: 0.46,
    skin: 0.84,
    hair: 0.3,
    wide: 0.55,
    long: 0.74,
    jaw: 2.9,
    brows: 0.085,
    is_lined: true,
    style: Hair::BaldOnTop,
    beard: Beard::Walrus,
    dress: Dress::Uniform,
    cloth: 0.3,
    ..ANYBODY
};
const DOLORES: Looks = Looks {
    ground: 0.84,
    skin: 0.62,
    hair: 0.1,
    lips: 0.055,
    brows: 0.045,
    is_lined: true,
    style: Hair::BrimmedHat,
    ears: Ears::Studs,
    dress: Dress::NeckScarf,
    cloth: 0.62,
    ..ANYBODY
};
const FARID: Looks = Looks {
    ground: 0.82,
    skin: 0.66,
    hair: 0.1,
    jaw: 2.4,
    brows: 0.06,
    style: Hair::SideParted,
    glasses: Glasses::Horn,
    dress: Dress::SuitAndTie,
    cloth: 0.34,
    ..ANYBODY
};
const WANDA: Looks = Looks {
    ground: 0.4,
    skin: 0.86,
    hair: 0.94,
    wide: 0.49,
    brows: 0.035,
    lips: 0.04,
    is_lined: true,
    style: Hair::Waves,
    glasses: Glasses::CatEye,
    dress: Dress::Pearls,
    cloth: 0.12,
    ..ANYBODY
};
const GIULIA: Looks = Looks {
    ground: 0.66,
    skin: 0.82,
    hair: 0.16,
    wide: 0.46,
    long: 0.68,
    lips: 0.06,
    brows: 0.045,
    style: Hair::Bouffant,
    ears: Ears::Studs,
    dress: Dress::NeckScarf,
    cloth: 0.78,
    ..ANYBODY
};
const SAROJINI: Looks = Looks {
    ground: 0.78,
    skin: 0.5,
    hair: 0.14,
    wide: 0.48,
    long: 0.7,
    lips: 0.05,
    brows: 0.055,
    style: Hair::CentreParted,
    glasses: Glasses::Round,
    ears: Ears::Studs,
    dress: Dress::Drape,
    cloth: 0.72,
    ..ANYBODY
};
const ARKADI: Looks = Looks {
    ground: 0.36,
    skin: 0.84,
    hair: 0.92,
    wide: 0.51,
    brows: 0.075,
    is_lined: true,
    style: Hair::SweptBack,
    beard: Beard::Full,
    dress: Dress::SuitAndTie,
    cloth: 0.2,
    ..ANYBODY
};
const EDWARD: Looks = Looks {
    ground: 0.56,
    skin: 0.9,
    hair: 0.42,
    wide: 0.44,
    long: 0.82,
    jaw: 2.1,
    brows: 0.04,
    style: Hair::SweptBack,
    glasses: Glasses::Round,
    dress: Dress::BowTie,
    cloth: 0.44,
    ..ANYBODY
};
const WENYING: Looks = Looks {
    ground: 0.58,
    skin: 0.85,
    hair: 0.05,
    wide: 0.5,
    long: 0.66,
    brows: 0.04,
    lips: 0.045,
    style: Hair::Waves,
    dress: Dress::Blouse,
    cloth: 0.14,
    ..ANYBODY
};
const EVERETT: Looks = Looks {
    ground: 0.8,
    skin: 0.3,
    hair: 0.66,
    wide: 0.51,
    jaw: 2.7,
    brows: 0.055,
    lips: 0.05,
    is_lined: true,
    style: Hair::Cropped,
    beard: Beard::Pencil,
    glasses: Glasses::BrowLine,
    dress: Dress::SuitAndTie,
    cloth: 0.5,
    ..ANYBODY
};
const ESTHER: Looks = Looks {
    ground: 0.7,
    skin: 0.24,
    hair: 0.03,
    wide: 0.47,
    long: 0.7,
    lips: 0.06,
    brows: 0.04,
    style: Hair::Puff,
    glasses: Glasses::Raised,
    dress: Dress::Jacket,
    cloth: 0.12,
    ..ANYBODY
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_alike() {
        for (number, one) in Persona::ALL.into_iter().enumerate() {
            let look = |persona: Persona| {
                let Looks {
                    style,
                    beard,
                    glasses,
                    dress,
                    ..
                } = Looks::of(persona);
                (style, beard, glasses, dress)
            };
            let other = Persona::ALL[..number].iter().find(|other| look(**other) == look(one));
            assert_eq!(other, None, "{one:?}");
        }
    }

    #[test]
    fn heads_stand_out_from_what_is_behind_them() {
        for persona in Persona::ALL {
            let looks = Looks::of(persona);
            assert!((looks.skin - looks.ground).abs() >= 0.1, "{persona:?}");
            let is_bald = looks.style == Hair::BaldOnTop;
            assert!(is_bald || (looks.hair - looks.ground).abs() >= 0.12, "{persona:?}");
        }
    }
}
