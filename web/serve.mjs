#!/usr/bin/env node
// Serves web/dist on this machine only, with compression and caching: node web/serve.mjs [port], by default 8080.
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
  ".json": "application/json",
  ".ftl": "text/plain; charset=utf-8",
  // Browsers compile a module while it loads only with this type.
  ".wasm": "application/wasm",
  ".br": "application/octet-stream",
  ".gz": "application/octet-stream",
};
/** Names with a hash of the content: such a file never changes. */
const LASTING = /[.-][0-9a-f]{10}[./]|\/snippets\//;

const find = async (file) => {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found : null;
};

/** Sends so many bytes, then ends the connection. */
async function breakOff(contents, response, left) {
  for await (const chunk of contents) {
    await new Promise((sent) => response.write(chunk.subarray(0, left), sent));
    left -= chunk.byteLength;
    if (left <= 0) break;
  }
  response.destroy();
}

/**
 * Starts the server and resolves to it once it listens. Port 0 takes any free port. The files are served under `base`.
 * Without `packed` every file is sent uncompressed, as simple hosts do. `root` returns the folder, at each request.
 * `cut` returns, for the name of a requested file, after how many bytes the connection breaks off, if at all.
 */
export function serve(port, { base = "/", packed = true, root = () => ROOT, cut = () => undefined } = {}) {
  const server = createServer(async (request, response) => {
    const refuse = () => response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    const asked = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    if (!asked.startsWith(base)) return refuse();
    // A normalised absolute path contains no `..` that could leave the folder.
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
    const contents = createReadStream(brotli ? `${file}.br` : file);
    const left = cut(path);
    if (left === undefined) contents.pipe(response);
    else breakOff(contents, response, left);
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
