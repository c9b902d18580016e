// The engine's module of the build in web/dist, in this process.
import { readFile, readdir } from "node:fs/promises";

const DIST = new URL("dist/", import.meta.url);

/** Resolves to what the module exports, started, and to the module's bytes. */
export async function engine() {
  // Names in a finished build contain what is in the file.
  const files = await readdir(DIST);
  const find = (pattern) => new URL(files.find((file) => pattern.test(file)), DIST);
  const bytes = await readFile(find(/^engine_bg(\.[0-9a-f]+)?\.wasm$/));
  const { default: start, ...functions } = await import(find(/^engine(\.[0-9a-f]+)?\.js$/));
  await start({ module_or_path: bytes });
  return { ...functions, bytes };
}
