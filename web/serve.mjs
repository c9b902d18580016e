#!/usr/bin/env node
// Serves web/dist on this machine only, as a good host would: node web/serve.mjs [port], 8080 if none is given.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("dist", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ogg": "audio/ogg",
  // Browsers compile a module while it loads only if it comes as this.
  ".wasm": "application/wasm",
  ".br": "application/octet-stream",
  ".gz": "application/octet-stream",
};
/** Names that contain what is in the file: such a file never changes. */
const LASTING = /[.-][0-9a-f]{10}[./]|\/snippets\//;

const find = async (file) => {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found : null;
};

/**
 * Starts the server and resolves to it once it listens. Port 0 takes any free port. The files are under `base`. Without
 * `packed` it sends every file as it is, as simple hosts do. `root` tells at each request in which folder the files are.
 */
export function serve(port, { base = "/", packed = true, root = () => ROOT } = {}) {
  const server = createServer(async (request, response) => {
    const refuse = () => response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    const asked = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    if (!asked.startsWith(base)) return refuse();
    // Normalising an absolute path leaves no `..` in it that could climb out of the folder.
    const path = normalize(`/${asked.slice(base.length)}`);
    const file = join(root(), path.endsWith("/") ? `${path}index.html` : path);
    const type = TYPES[extname(file)];
    const accepted = request.headers["accept-encoding"] ?? "";
    const brotli = packed && /\bbr\b/.test(accepted) && (await find(`${file}.br`));
    const found = brotli || (await find(file));
    if (!type || !found) return refuse();
    response.writeHead(200, {
      "content-type": type,
      "content-length": found.size,
      "x-content-type-options": "nosniff",
      "cache-control": LASTING.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(brotli ? { "content-encoding": "br", vary: "accept-encoding" } : {}),
    });
    createReadStream(brotli ? `${file}.br` : file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await serve(Number(process.argv[2] ?? 8080));
  console.log(`Agon is at http://localhost:${server.address().port}/ until you press Ctrl+C.`);
}
