//! What is put together once and kept between frames, as putting it together takes memory.

use std::sync::Arc;

use bevy_egui::egui::epaint::{Mesh, TessellationOptions, Tessellator};
use bevy_egui::egui::{Id, LayerId, Order, Painter, Rect, Ui};

/// The value kept under this name, made anew when its key changes.
pub(crate) fn kept<K, V>(ui: &Ui, name: &'static str, key: K, make: impl FnOnce() -> V) -> V
where
    K: Copy + PartialEq + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    kept_as(ui, ui.id().with(name), key, make)
}

fn kept_as<K, V>(ui: &Ui, id: Id, key: K, make: impl FnOnce() -> V) -> V
where
    K: Copy + PartialEq + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    let last = ui.data(|data| data.get_temp::<(K, V)>(id));
    if let Some((_, value)) = last.filter(|(of, _)| *of == key) {
        return value;
    }
    let value = make();
    ui.data_mut(|data| data.insert_temp(id, (key, value.clone())));
    value
}

/// Paints what was painted under this name with the same key, texts excepted.
pub(crate) fn keep_painted<K>(ui: &Ui, name: &'static str, key: K, paint: impl FnOnce(&Painter))
where
    K: Copy + PartialEq + Send + Sync + 'static,
{
    keep_painted_as(ui, ui.id().with(name), key, paint);
}

/// As [`keep_painted`], for several on the same part of a screen.
pub(crate) fn keep_painted_as<K>(ui: &Ui, id: Id, key: K, paint: impl FnOnce(&Painter))
where
    K: Copy + PartialEq + Send + Sync + 'static,
{
    let (ctx, pixels) = (ui.ctx(), ui.pixels_per_point());
    let mesh = kept_as(ui, id, (key, pixels), || {
        let aside = LayerId::new(Order::Background, Id::new("painted aside"));
        paint(&Painter::new(ctx.clone(), aside, Rect::EVERYTHING));
        let painted = ctx.graphics_mut(|layers| std::mem::take(layers.entry(aside)));
        // Those discs are in the texture of the letters, where they may move.
        let options = TessellationOptions {
            prerasterized_discs: false,
            ..ctx.tessellation_options(|options| *options)
        };
        let mut tessellator = Tessellator::new(pixels, options, [1, 1], Vec::new());
        let mut mesh = Mesh::default();
        for entry in painted.all_entries() {
            tessellator.tessellate_shape(entry.shape.clone(), &mut mesh);
        }
        Arc::new(mesh)
    });
    ui.painter().add(mesh);
}
