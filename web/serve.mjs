#!/usr/bin/env node
// Serves web/dist on this machine only, with compression and caching: node web/serve.mjs [port], by default 8080.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
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
  ".txt": "text/plain; charset=utf-8",
  ".otf": "font/otf",
  ".ttf": "font/ttf",
  // Browsers compile a module while it loads only with this type.
  ".wasm": "application/wasm",
  ".br": "application/octet-stream",
  ".gz": "application/octet-stream",
};
/** The encodings of compressed copies and how these end, the smallest first. Safari takes no Brotli without a secure connection. */
const ENCODINGS = { br: ".br", gzip: ".gz" };
/** Names with a hash of the content: such a file never changes. */
const LASTING = /[.-][0-9a-f]{10}[./]|\/snippets\//;

const find = async (file) => {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found : null;
};

/** The file, or the smallest copy of it in an accepted encoding: its name, size and encoding. */
async function smallest(file, accepted) {
  for (const encoding of [...Object.keys(ENCODINGS).filter((each) => accepted.includes(each)), undefined]) {
    const name = file + (ENCODINGS[encoding] ?? "");
    const found = await find(name);
    if (found) return { name, size: found.size, encoding };
  }
  return null;
}

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
 * `cut` returns, for the name of a requested file, after how many bytes the connection breaks off, if at all; the file
 * waits for a promise. `isMissing` tells whether there is none of that name. A script that `first` returns runs before
 * the page's own.
 */
export function serve(
  port,
  /** @type {any} */ { base = "/", packed = true, root = () => ROOT, cut = () => undefined, isMissing = () => false, first = () => "" } = {},
) {
  const server = createServer(async (request, response) => {
    const refuse = () => response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    const asked = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    if (!asked.startsWith(base)) return refuse();
    // A normalised absolute path contains no `..` that could leave the folder.
    const path = normalize(`/${asked.slice(base.length)}`);
    const sendText = (type, text) => response.writeHead(200, { "content-type": TYPES[type], "cache-control": "no-cache" }).end(text);
    const script = first();
    if (script && path === "/first.js") return sendText(".js", script);
    if (script && path === "/") {
      const page = await readFile(join(root(), "index.html"), "utf8");
      return sendText(".html", page.replace("<link", '<script src="first.js"></script>\n    <link'));
    }
    const file = join(root(), path.endsWith("/") ? `${path}index.html` : path);
    const type = TYPES[extname(file)];
    const accepted = packed ? (request.headers["accept-encoding"] ?? "").split(/[\s,;]+/) : [];
    const sent = await smallest(file, accepted);
    if (!type || !sent || isMissing(path)) return refuse();
    const left = await cut(path);
    response.writeHead(200, {
      "content-type": type,
      "content-length": sent.size,
      "x-content-type-options": "nosniff",
      "cache-control": LASTING.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(sent.encoding ? { "content-encoding": sent.encoding, vary: "accept-encoding" } : {}),
    });
    const contents = createReadStream(sent.name);
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
