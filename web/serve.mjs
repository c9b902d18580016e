#!/usr/bin/env node
// Serves web/dist on this machine only: node web/serve.mjs [port], 8080 if none is given.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("dist", import.meta.url));
// Browsers compile a module while it loads only if it comes as application/wasm.
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".ogg": "audio/ogg",
  ".wasm": "application/wasm",
};

/** Starts the server and resolves to it once it listens; port 0 takes any free port. */
export function serve(port) {
  const server = createServer(async (request, response) => {
    // Normalising an absolute path leaves no `..` in it that could climb out of ROOT.
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = join(ROOT, path.endsWith("/") ? `${path}index.html` : path);
    const type = TYPES[extname(file)];
    const found = type && (await stat(file).catch(() => null));
    if (!found?.isFile()) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return;
    }
    response.writeHead(200, { "content-type": type, "content-length": found.size, "cache-control": "no-cache" });
    createReadStream(file).pipe(response);
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
