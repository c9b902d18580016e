// A visit to the built page, for the tests: how they act on it and what they read from it.
import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import { contextOptions, launch, name } from "./browser.mjs";
import { serve } from "./serve.mjs";

/** Long enough for a software renderer on two busy cores, in milliseconds. */
export const PATIENCE = 180_000;

/**
 * The usual options of a visit. Motion, the cache for playing offline and every pixel cost processor time: they are there
 * only for the tests that are about them.
 */
const USUAL = {
  base: "/",
  packed: true,
  language: "en-GB",
  viewport: { width: 640, height: 400 },
  touch: false,
  motion: false,
  offline: false,
  // Pictures are taken to be looked at.
  sharp: Boolean(process.env.PICTURES),
};

/** The options of a test that needs what only Chromium can be made to do: docs/web.md lists it. */
export const CHROMIUM_ONLY = { skip: name !== "chromium" && "only Chromium can be made to do it" };
/** The options of a test that does more with the mouse than WebKit's driver knows: it takes each release for the left button's. */
export const NOT_IN_WEBKIT = { skip: name === "webkit" && "its driver knows only the left button" };

let browser;
/**
 * The visit of the current test.
 * @type {any}
 */
export let visit;

before(async () => {
  browser = await launch();
});

after(() => browser?.close());

/** Runs in the page: Agon was on the table last, so that the page begins with it and not with the shelf. */
function hasPlayedAgon() {
  try {
    const settings = JSON.parse(localStorage.getItem("agon/settings") ?? '{ "version": 2, "sections": {} }');
    if (settings.sections) settings.sections.shelf ??= { game: "agon" };
    localStorage.setItem("agon/settings", JSON.stringify(settings));
  } catch {
    // Storage is refused, or its settings cannot be read: so the test wants it.
  }
}

/**
 * Runs in the page, as `prepare`: there is no sound. Its files are fetched at any time, and not kept for playing offline, so
 * that whoever leaves the page, or loses the connection, may cut them off, which is an error on the console.
 */
export function withoutSound() {
  delete window.AudioContext;
  delete window.webkitAudioContext;
}

/**
 * Runs in the page: it is laid out as ever, but drawn with a quarter of the pixels and without smooth edges. Without a
 * graphics card these take two thirds of a frame's processor time, and hardly any test looks at the picture.
 */
function drawCoarsely() {
  Object.defineProperty(window, "devicePixelRatio", { get: () => 0.5 });
  // It would give the size in true pixels; some browsers do not have it.
  delete (/** @type {any} */ (window.ResizeObserverEntry)?.prototype.devicePixelContentBoxSize);
  const { prototype } = window.WebGL2RenderingContext ?? {};
  const store = prototype?.renderbufferStorageMultisample;
  if (store) prototype.renderbufferStorageMultisample = function (target, _, ...rest) {
    return store.call(this, target, 0, ...rest);
  };
}

/**
 * Opens the page from a new host in a fresh browser. `prepare` runs in the page before its own scripts. With `shelf`, it
 * is the first visit ever.
 */
export async function open(/** @type {any} */ options = {}) {
  const { language, viewport, touch, motion, colours, offline, sharp, compilesAtOnce, prepare, onPage, shelf, hash = "", ...served } =
    { ...USUAL, ...options };
  const { base } = served;
  const server = await serve(0, { ...served, first: () => page.initScript?.() });
  const url = `http://localhost:${server.address().port}${base}`;
  const context = await browser.newContext({
    ...contextOptions,
    viewport,
    locale: language,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: colours,
    reducedMotion: motion ? "no-preference" : "reduce",
    serviceWorkers: offline ? "allow" : "block",
    compilesAtOnce,
  });
  const page = await context.newPage();
  const errors = [];
  const requests = [];
  visit = { server, context, page, url, errors, requests };
  page.setDefaultTimeout(PATIENCE);
  // Some of these come when the visit is over.
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  page.on("request", (request) => requests.push(request.url()));
  // WebKit's driver does not tell.
  if (name === "webkit") server.on("request", (request) => requests.push(new URL(request.url, url).href));
  if (!sharp) await page.addInitScript(drawCoarsely);
  if (prepare) await page.addInitScript(prepare);
  if (!shelf) await page.addInitScript(hasPlayedAgon);
  await onPage?.(page);
  await page.goto(url + hash);
  return visit;
}

afterEach(async (t) => {
  // To look at the screens: PICTURES=/tmp/pictures npm test
  const { PICTURES } = process.env;
  if (visit && PICTURES) await visit.page.screenshot({ path: `${PICTURES}/${t.name.replaceAll(/\W+/g, "-")}.png` });
  await visit?.context.close();
  visit?.server.close();
  visit = undefined;
});

/** Waits until the game is on the screen. */
export const drawn = () => visit.page.locator("#cover").waitFor({ state: "hidden" });
/**
 * Asks again and again until the answer is as wanted, and returns it.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} ask
 * @param {(answer: T) => unknown} isWanted
 * @param {number} patience how long, in milliseconds
 */
export async function comes(what, ask, isWanted = Boolean, patience = PATIENCE) {
  for (const end = Date.now() + patience; ; await moment()) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    assert.ok(Date.now() < end, `it never came to this: ${what}; it is ${JSON.stringify(answer)}`);
  }
}
/** Waits until the page says yes. `page.waitForFunction` takes the promise of an answer for a yes. */
export const agreed = (/** @type {() => Promise<boolean>} */ ask) => comes(`${ask}`, () => visit.page.evaluate(ask));
/** Waits until all files are cached for playing offline. */
export const keptWhole = () => agreed(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
/** Takes the connection away. */
export function goOffline() {
  visit.server.close();
  visit.server.closeAllConnections();
}
/** Whether a file was requested; its name in the build has a hash in it. */
export const asked = (name) => {
  const [, stem, end] = name.match(/^([^.]*)(\..*)$/);
  return visit.requests.some((url) => new RegExp(`/${stem}\\.[0-9a-f]{10}\\${end}$`).test(url));
};

/** Waits for a second, in which what must not come would come. */
export const pause = () => visit.page.waitForTimeout(1_000);
/** Waits for a moment, between two looks at something that takes its time. */
export const moment = () => visit.page.waitForTimeout(100);
/** Waits until the game has drawn what came before: frames asked for now come after its own. */
export const seen = () =>
  visit.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
// Each input is held until a frame has seen it: without a graphics card, frames are slow.
export const press = async (...keys) => {
  const { keyboard } = visit.page;
  for (const key of keys) {
    await keyboard.down(key);
    await seen();
    await keyboard.up(key);
    await seen();
  }
};
export const click = async (x, y) => {
  const { mouse } = visit.page;
  await mouse.move(x, y);
  await seen();
  await mouse.down();
  await seen();
  await mouse.up();
  await seen();
};
/** Waits until the screen reader text contains `part`. */
export const told = (part) => visit.page.locator("#spoken").getByText(part).first().waitFor({ state: "attached" });
/** The name of the control with the focus, or an empty string. */
export const focused = () =>
  visit.page.evaluate(() => {
    const { activeElement } = document;
    if (!document.getElementById("elements").contains(activeElement)) return "";
    return activeElement.ariaLabel ?? activeElement.textContent;
  });
/** Presses Enter until the main control of the screen has the focus, then once more to use it. */
export async function enter(control) {
  for (const end = Date.now() + PATIENCE; !(await focused()).startsWith(control); ) {
    assert.ok(Date.now() < end, `the keyboard never came to ${control}`);
    await press("Enter");
  }
  await press("Enter");
}
/** The element of a cell of the board, which is named with what is on it. */
export const cell = (name) => visit.page.locator("#elements [role=application] button").filter({ hasText: new RegExp(`^${name},`) });
/** Waits until a cell is named with one of these words. Returns its name. */
export async function named(name, ...words) {
  const any = cell(name).filter({ hasText: new RegExp(words.join("|")) });
  await any.waitFor({ state: "attached" });
  return cell(name).textContent();
}
/** Begins a first game and opens its page In words. Returns the field to write in. */
export async function beginInWords() {
  await enter("Play");
  await begun();
  await named("b1", "can be moved");
  await press("/");
  return visit.page.getByRole("textbox", { name: "A move, a cell or a question" });
}
/** Presses an element as screen readers do. */
export const activate = (element) => element.dispatchEvent("click");
/** The game saved last, or null: one that can be continued if there is any, else a finished one. */
export const kept = () =>
  visit.page.evaluate(() => {
    const games = Object.entries(localStorage).filter(([key]) => /^agon\/(game|past)-.*[0-9a-f]{16}$/.test(key));
    const read = games.map(([key, text]) => ({ isPast: key.startsWith("agon/past-"), ...JSON.parse(text) }));
    read.sort((one, other) => one.isPast - other.isPast || (one.saved < other.saved ? 1 : -1));
    return read[0] ?? null;
  });
/** Waits until a game is on the board; it is saved with its first move. */
export const begun = () => cell("f1").waitFor({ state: "attached" });
/** Waits until the game saved last is as wanted. */
export const until = (what, isSo) => comes(what, kept, isSo);

/** Presses Tab until the control with this name has the focus. */
export async function tabTo(name) {
  for (let tabs = 0; tabs < 40; tabs++) {
    const before = await focused();
    await press("Tab");
    for (const end = Date.now() + 5_000; Date.now() < end && (await focused()) === before; ) await moment();
    if ((await focused()).startsWith(name)) return;
  }
  assert.fail(`no control is called ${name}`);
}

/** Copies the link of the game, using the menu and the keyboard only. */
export async function copyLink() {
  for (const control of ["Menu", "Share", "Copy the link"]) {
    await tabTo(control);
    await press("Enter");
  }
}

/** Makes a move with the cells for screen readers. Returns a function that waits until the game has made it. */
export async function play(from, to) {
  const before = (await kept())?.moves.length ?? 0;
  // If only one captured piece can be put back, it is already picked up.
  const isPicked = (await named(from, "chosen", "can be moved")).includes("chosen");
  if (!isPicked) await activate(cell(from));
  await named(to, "can be reached");
  await activate(cell(to));
  return () => until(`${from}${to}`, (game) => game !== null && game.moves.length > before);
}
