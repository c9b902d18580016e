//! Local storage. The browser may deny access on any call, or the storage may be full; neither causes a panic.

use web_sys::Storage;

use wasm_bindgen::prelude::wasm_bindgen;

use super::error::Cause;

#[wasm_bindgen(module = "/web/page.js")]
extern "C" {
    /// Asks the browser, once for all, to keep what is saved.
    #[wasm_bindgen(js_name = keepForGood)]
    pub fn keep_for_good();
    /// Whether it has refused to.
    #[wasm_bindgen(js_name = mayDelete)]
    pub fn may_delete() -> bool;
}

pub fn storage() -> Result<Storage, Cause> {
    let window = web_sys::window().ok_or(Cause::Nowhere)?;
    window.local_storage().map_err(|_| Cause::Denied)?.ok_or(Cause::Nowhere)
}

fn full(prefix: &str, name: &str) -> String {
    format!("{prefix}{name}")
}

pub fn names(prefix: &str) -> Vec<String> {
    let Ok(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    keys.filter_map(|key| Some(key.strip_prefix(prefix)?.to_owned()))
        .collect()
}

pub fn get(prefix: &str, name: &str) -> Result<Option<String>, Cause> {
    storage()?.get_item(&full(prefix, name)).map_err(|_| Cause::Denied)
}

pub fn put(prefix: &str, name: &str, text: &str) -> Result<(), Cause> {
    storage()?.set_item(&full(prefix, name), text).map_err(|_| Cause::Full)
}

pub fn remove(prefix: &str, name: &str) -> Result<(), Cause> {
    storage()?.remove_item(&full(prefix, name)).map_err(|_| Cause::Denied)
}

/// Moves an entry to the first of the spare names that is free.
pub fn set_aside(prefix: &str, name: &str, spares: impl Iterator<Item = String>) -> Result<String, Cause> {
    let text = get(prefix, name)?.ok_or(Cause::Damaged)?;
    for spare in spares {
        if get(prefix, &spare)?.is_none() {
            // Removed first, as a full storage would have no room for both.
            remove(prefix, name)?;
            if let Err(cause) = put(prefix, &spare, &text) {
                // The spare name is longer; under the original one there is room for it.
                put(prefix, name, &text)?;
                return Err(cause);
            }
            return Ok(full(prefix, &spare));
        }
    }
    Err(Cause::Full)
}

/// Notes an entry for the page, which reads it in the storage of this tab after an error.
pub fn note_loaded(prefix: &str, name: Option<&str>) {
    let storage = web_sys::window().and_then(|window| window.session_storage().ok().flatten());
    let Some(storage) = storage else {
        return;
    };
    let key = full(prefix, "loaded");
    // Without it the page offers nothing, and nothing is lost.
    let _ = match name {
        Some(name) => storage.set_item(&key, &full(prefix, name)),
        None => storage.remove_item(&key),
    };
}
