//! The tree that comes with the program (`assets/openings`, whose README says how it was made).

use super::tree::Tree;
use super::tree_file::read_tree;
use crate::shipped::Shipped;

static ATLAS: Shipped<Option<Tree>> = Shipped::new(embedded!("assets/openings/agon.txt"), None);

/// The atlas; `None` while it has not [arrived](arrive).
pub fn atlas() -> Option<&'static Tree> {
    ATLAS.get(|text| read_tree(text).map(Some)).as_ref()
}

/// This is the atlas.
pub fn arrive(atlas: Tree) {
    ATLAS.arrive(Some(atlas));
}
