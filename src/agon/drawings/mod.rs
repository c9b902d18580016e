//! What Agon paints on its screens: boards, icons, signs, stars, and the grounds of panels.

pub mod diagram;
pub mod icons;
pub(crate) mod material;
pub(crate) mod portrait;
pub(crate) mod sign;
pub mod stars;
