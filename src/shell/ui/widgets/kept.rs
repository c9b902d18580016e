//! What is put together once and kept between frames, as putting it together takes memory.

use bevy_egui::egui::Ui;

/// The value kept under this name, made anew when its key changes.
pub(crate) fn kept<K, V>(ui: &Ui, name: &'static str, key: K, make: impl FnOnce() -> V) -> V
where
    K: Copy + PartialEq + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    let id = ui.id().with(name);
    let last = ui.data(|data| data.get_temp::<(K, V)>(id));
    if let Some((_, value)) = last.filter(|(of, _)| *of == key) {
        return value;
    }
    let value = make();
    ui.data_mut(|data| data.insert_temp(id, (key, value.clone())));
    value
}
