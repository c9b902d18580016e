// Keeps the whole game for playing offline. All files of a build are fetched before any is used, and a page takes all of
// its files from one build.
importScripts("packed.js");

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// Filled in by pack.mjs.
const BUILD = "BUILD";
const FILES = ["FILES"];

/** Caches belong to the whole origin; the names of this game's own begin with this. */
const PREFIX = `agon ${worker.registration.scope} `;
const NAME = PREFIX + BUILD;

/** Fetches a file and caches it, marked as already unpacked. */
async function keep(cache, file) {
  const response = await fetchPacked(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const headers = { "content-type": response.headers.get("content-type"), "x-agon-kept": BUILD };
  await cache.put(file, new Response(response.body, { headers }));
}

async function keepAll() {
  const cache = await caches.open(NAME);
  await Promise.all(FILES.map((file) => keep(cache, file)));
  // While a new build is being uploaded, the page may belong to another build than this worker.
  const page = await (await cache.match("./")).text();
  if (!page.includes(BUILD)) {
    await caches.delete(NAME);
    throw new Error("the page belongs to another build");
  }
}

/** Fetches the build again where the browser has thrown away what was cached, but not this worker. */
async function keepLost() {
  const cache = await caches.open(NAME);
  const kept = await cache.keys();
  if (kept.length < FILES.length) await keepAll();
}

/** Deletes older builds, unless one may still be in use in another window, or a newer one has come. */
async function forgetOthers() {
  const { installing, waiting } = worker.registration;
  if (installing ?? waiting) return;
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  if (windows.length > 1) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const isPage = request.mode === "navigate";
  if (request.url.endsWith(".wasm")) {
    // The browser keeps compiled code beside what it has cached itself. What came uncompressed would send the page for a
    // compressed copy.
    /** @type {RequestInit} */
    const options = { cache: "only-if-cached", mode: "same-origin" };
    const cached = await fetch(request.url, options).catch(() => undefined);
    if (cached?.headers.has("content-encoding")) return cached;
  }
  // Names contain a hash of the content, so files of different builds cannot be confused.
  const kept = isPage ? await cache.match("./") : await caches.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) {
    event.respondWith(answer(request));
  }
});
worker.addEventListener("message", (event) => {
  // A page that has just begun to load asks the new build to take over before it uses anything of the old one.
  if (event.data === "take over") worker.skipWaiting();
  // A page that has loaded. Not earlier: no page gets its files before this worker has been activated.
  if (event.data === "keep") event.waitUntil(keepLost().then(forgetOthers));
});
