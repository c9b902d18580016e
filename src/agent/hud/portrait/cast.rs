//! How each persona looks, from the weakest level up.

use agon_core::agent::Persona;

use super::looks::{ANYBODY, Beard, Dress, Ears, Glasses, Hair, Looks};

/// The looks of a persona.
pub(super) const fn looks_of(persona: Persona) -> Looks {
    match persona {
        Persona::Moira => MOIRA,
        Persona::Tomas => TOMAS,
        Persona::Binta => BINTA,
        Persona::Percy => PERCY,
        Persona::Nieves => NIEVES,
        Persona::Ubaldo => UBALDO,
        Persona::Karima => KARIMA,
        Persona::Halldor => HALLDOR,
        Persona::Leyla => LEYLA,
        Persona::Otto => OTTO,
        Persona::Dolores => DOLORES,
        Persona::Idriss => IDRISS,
        Persona::Xiomara => XIOMARA,
        Persona::Yuklan => YUKLAN,
        Persona::Farid => FARID,
        Persona::Wanda => WANDA,
        Persona::Giulia => GIULIA,
        Persona::Rauf => RAUF,
        Persona::Josse => JOSSE,
        Persona::Zohra => ZOHRA,
        Persona::Sol => SOL,
        Persona::Sarojini => SAROJINI,
        Persona::Arkadi => ARKADI,
        Persona::Edward => EDWARD,
        Persona::Blaise => BLAISE,
        Persona::Traute => TRAUTE,
        Persona::Daryush => DARYUSH,
        Persona::Vera => VERA,
        Persona::Wenying => WENYING,
        Persona::Everett => EVERETT,
        Persona::Esther => ESTHER,
        Persona::Gurdial => GURDIAL,
        Persona::Colette => COLETTE,
        Persona::Quiteria => QUITERIA,
        Persona::Osman => OSMAN,
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
const PERCY: Looks = Looks {
    ground: 0.62,
    skin: 0.32,
    hair: 0.88,
    wide: 0.53,
    jaw: 2.4,
    brows: 0.06,
    lips: 0.045,
    is_lined: true,
    style: Hair::BaldOnTop,
    beard: Beard::Full,
    dress: Dress::RollNeck,
    cloth: 0.16,
    ..ANYBODY
};
const NIEVES: Looks = Looks {
    ground: 0.58,
    skin: 0.84,
    hair: 0.06,
    wide: 0.45,
    long: 0.76,
    brows: 0.05,
    lips: 0.055,
    is_lined: true,
    style: Hair::TopKnot,
    ears: Ears::Hoops,
    dress: Dress::Pearls,
    cloth: 0.3,
    ..ANYBODY
};
const UBALDO: Looks = Looks {
    ground: 0.86,
    skin: 0.66,
    hair: 0.14,
    wide: 0.56,
    jaw: 3.0,
    brows: 0.085,
    style: Hair::Cropped,
    beard: Beard::Moustache,
    dress: Dress::Jacket,
    cloth: 0.3,
    ..ANYBODY
};
const KARIMA: Looks = Looks {
    ground: 0.4,
    skin: 0.6,
    hair: 0.1,
    wide: 0.52,
    long: 0.66,
    brows: 0.05,
    lips: 0.045,
    is_lined: true,
    style: Hair::HeadScarf,
    dress: Dress::Blouse,
    cloth: 0.5,
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
const IDRISS: Looks = Looks {
    ground: 0.84,
    skin: 0.62,
    hair: 0.07,
    wide: 0.46,
    long: 0.76,
    brows: 0.06,
    style: Hair::SideParted,
    beard: Beard::Pencil,
    glasses: Glasses::Raised,
    dress: Dress::RollNeck,
    cloth: 0.44,
    ..ANYBODY
};
const XIOMARA: Looks = Looks {
    ground: 0.84,
    skin: 0.46,
    hair: 0.06,
    wide: 0.47,
    long: 0.7,
    brows: 0.04,
    lips: 0.065,
    style: Hair::Curls,
    ears: Ears::Hoops,
    dress: Dress::Pearls,
    cloth: 0.1,
    ..ANYBODY
};
const YUKLAN: Looks = Looks {
    ground: 0.6,
    skin: 0.87,
    hair: 0.03,
    wide: 0.48,
    long: 0.64,
    brows: 0.035,
    lips: 0.045,
    style: Hair::TopKnot,
    glasses: Glasses::Horn,
    dress: Dress::Blouse,
    cloth: 0.3,
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
const RAUF: Looks = Looks {
    ground: 0.5,
    skin: 0.74,
    hair: 0.06,
    wide: 0.54,
    jaw: 3.0,
    brows: 0.09,
    style: Hair::SideParted,
    beard: Beard::Walrus,
    dress: Dress::Jacket,
    cloth: 0.2,
    ..ANYBODY
};
const JOSSE: Looks = Looks {
    ground: 0.7,
    skin: 0.88,
    hair: 0.5,
    wide: 0.57,
    long: 0.7,
    brows: 0.04,
    style: Hair::BaldOnTop,
    glasses: Glasses::Round,
    dress: Dress::BowTie,
    cloth: 0.3,
    ..ANYBODY
};
const ZOHRA: Looks = Looks {
    ground: 0.88,
    skin: 0.64,
    hair: 0.06,
    wide: 0.47,
    long: 0.7,
    brows: 0.06,
    lips: 0.055,
    style: Hair::Plaits,
    dress: Dress::NeckScarf,
    cloth: 0.4,
    ..ANYBODY
};
const SOL: Looks = Looks {
    ground: 0.62,
    skin: 0.84,
    hair: 0.2,
    wide: 0.5,
    jaw: 2.6,
    brows: 0.07,
    is_lined: true,
    style: Hair::PeakedCap,
    glasses: Glasses::Round,
    dress: Dress::Jacket,
    cloth: 0.34,
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
const BLAISE: Looks = Looks {
    ground: 0.48,
    skin: 0.92,
    hair: 0.06,
    wide: 0.43,
    long: 0.84,
    jaw: 2.8,
    brows: 0.035,
    is_lined: true,
    style: Hair::SweptBack,
    beard: Beard::Pencil,
    dress: Dress::SuitAndTie,
    cloth: 0.08,
    ..ANYBODY
};
const TRAUTE: Looks = Looks {
    ground: 0.5,
    skin: 0.88,
    hair: 0.8,
    wide: 0.5,
    long: 0.7,
    brows: 0.035,
    lips: 0.055,
    style: Hair::BrimmedHat,
    glasses: Glasses::CatEye,
    dress: Dress::Pearls,
    cloth: 0.2,
    ..ANYBODY
};
const DARYUSH: Looks = Looks {
    ground: 0.9,
    skin: 0.72,
    hair: 0.16,
    wide: 0.48,
    long: 0.76,
    brows: 0.07,
    style: Hair::Curls,
    beard: Beard::Full,
    dress: Dress::NeckScarf,
    cloth: 0.26,
    ..ANYBODY
};
const VERA: Looks = Looks {
    ground: 0.42,
    skin: 0.9,
    hair: 0.64,
    wide: 0.48,
    long: 0.7,
    brows: 0.035,
    lips: 0.04,
    style: Hair::Plaits,
    glasses: Glasses::Round,
    dress: Dress::RollNeck,
    cloth: 0.26,
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
const GURDIAL: Looks = Looks {
    ground: 0.74,
    skin: 0.56,
    hair: 0.86,
    wide: 0.5,
    jaw: 2.4,
    brows: 0.07,
    is_lined: true,
    style: Hair::Turban,
    beard: Beard::Full,
    dress: Dress::SuitAndTie,
    cloth: 0.14,
    ..ANYBODY
};
const COLETTE: Looks = Looks {
    ground: 0.36,
    skin: 0.88,
    hair: 0.74,
    wide: 0.46,
    long: 0.7,
    brows: 0.04,
    lips: 0.065,
    style: Hair::Bob,
    glasses: Glasses::CatEye,
    dress: Dress::NeckScarf,
    cloth: 0.14,
    ..ANYBODY
};
const QUITERIA: Looks = Looks {
    ground: 0.6,
    skin: 0.8,
    hair: 0.06,
    wide: 0.49,
    long: 0.74,
    brows: 0.055,
    lips: 0.05,
    is_lined: true,
    style: Hair::HeadScarf,
    dress: Dress::Drape,
    cloth: 0.56,
    ..ANYBODY
};
const OSMAN: Looks = Looks {
    ground: 0.56,
    skin: 0.24,
    hair: 0.84,
    wide: 0.48,
    long: 0.74,
    brows: 0.055,
    lips: 0.05,
    is_lined: true,
    style: Hair::Turban,
    beard: Beard::Moustache,
    dress: Dress::Drape,
    cloth: 0.92,
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
                } = looks_of(persona);
                (style, beard, glasses, dress)
            };
            let other = Persona::ALL[..number].iter().find(|other| look(**other) == look(one));
            assert_eq!(other, None, "{one:?}");
        }
    }

    #[test]
    fn heads_stand_out_from_what_is_behind_them() {
        for persona in Persona::ALL {
            let looks = looks_of(persona);
            assert!((looks.skin - looks.ground).abs() >= 0.1, "{persona:?}");
            let is_bald = looks.style == Hair::BaldOnTop;
            assert!(is_bald || (looks.hair - looks.ground).abs() >= 0.12, "{persona:?}");
        }
    }
}
