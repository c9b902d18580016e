// Loads the engine's module from web/dist into this process.
import { readFile, readdir } from "node:fs/promises";

const DIST = new URL("dist/", import.meta.url);

/** Starts the module. Resolves to its exports and its bytes. */
export async function engine() {
  // Names in a finished build contain a hash of the content.
  const files = await readdir(DIST);
  const find = (pattern) => new URL(files.find((file) => pattern.test(file)), DIST);
  const bytes = await readFile(find(/^engine_bg(\.[0-9a-f]+)?\.wasm$/));
  const { default: start, ...functions } = await import(find(/^engine(\.[0-9a-f]+)?\.js$/));
  await start({ module_or_path: bytes });
  return { ...functions, bytes };
}
