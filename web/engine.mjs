// Loads an engine's module from web/dist into this process.
import { readFile, readdir } from "node:fs/promises";

const DIST = new URL("dist/", import.meta.url);

/** Starts the module with this name, by default Agon's. Resolves to its exports and its bytes. */
export async function engine(name = "engine") {
  // Names in a finished build contain a hash of the content.
  const files = await readdir(DIST);
  const find = (pattern) => new URL(files.find((file) => pattern.test(file)), DIST);
  const bytes = await readFile(find(new RegExp(`^${name}_bg(\\.[0-9a-f]+)?\\.wasm$`)));
  const { default: start, ...functions } = await import(find(new RegExp(`^${name}(\\.[0-9a-f]+)?\\.js$`)).href);
  await start({ module_or_path: bytes });
  return { ...functions, bytes };
}
