//! `regex-lite` under the name of `regex`.

pub use regex_lite::*;
