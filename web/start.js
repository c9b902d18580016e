// Starts the game: checks what it needs while the first megabytes come, shows progress, and tells the player what failed.
import { Attempts, compile, insist, loadText } from "./download.js";

/**
 * What the page itself says in English: assets/lang/en/page.json. Filled in by pack.mjs.
 * @type {any}
 */
const ENGLISH = "ENGLISH";

/**
 * The languages. Filled in by pack.mjs.
 * @type {any}
 */
const LANGUAGES = "LANGUAGES";

/** Fonts in the assets for the letters of a language that the program has none for. */
const FONTS = {
  ru: ["Inter-Regular.otf", "Inter-SemiBold.otf", "Vollkorn-SemiBold.ttf"].map((name) => `fonts/cyrillic/${name}`),
};

/** The key of the settings in local storage. */
const SETTINGS = "agon/settings";
/** The keys of games that can be continued, in local storage: each has its number. Earlier versions saved one without. */
const UNFINISHED = /^agon\/(game(-[0-9a-f]+)?|agent-[0-9a-f]+)$/;
/** The key, in session storage, under which the game notes which entry of local storage it has loaded. */
const LOADED = "agon/loaded";
/** The key, in session storage, that counts the starts in a row that ended in an error. */
const FAILURES = "agon/failures";
/** The key, in session storage, under which the page notes when it last reloaded by itself for a lost picture. */
const RELOADED = "agon/reloaded";
/** A picture that is lost again so soon, in milliseconds, will not stay: the player is asked. */
const SOON_LOST = 30_000;
/** How often in a row the page starts the game by itself: in WebKit about one start in fifteen dies (docs/web.md). */
const MOST_STARTS = 3;
/** Once the game has run this long, in milliseconds, a later error starts a new count. */
const SOUND_AFTER = 60_000;
/** Once nothing has been heard for this long, in milliseconds, the sound rests. The longest effect takes 3.6 seconds. */
const SILENT_AFTER = 5_000;
/** How long the page waits for a new version or its own language before it goes on without, in milliseconds. */
const MOST_TO_WAIT = 3_000;
/** The highest pixel ratio: beyond it, a phone draws more than the eye can see. */
const MOST_PIXELS = 2;

/** The result of `access`, or undefined if storage is refused. */
function allowed(access) {
  try {
    return access();
  } catch {
    return undefined;
  }
}

const settings = allowed(() => JSON.parse(localStorage.getItem(SETTINGS)));
/** The settings of the program; those of version 1 have no sections. */
const chosen = settings?.sections?.shell ?? settings;

/** The language of the settings, else the first of the browser's that there is, in whichever country's form. */
function chosenLanguage() {
  if (LANGUAGES.includes(chosen?.language)) return chosen.language;
  const primary = (tag) => tag.split("-")[0].toLowerCase();
  const spoken = (tag) => LANGUAGES.find((known) => primary(known) === primary(tag));
  return navigator.languages.map(spoken).find(Boolean) ?? "en";
}

/** The game that will be on the table: the one that has the page in the address, else the one that was there last. */
function gameOnTable() {
  const games = Object.keys(ENGLISH.games);
  const [first, ...others] = games;
  const page = location.hash.slice(1);
  // Pages of the program belong to no game.
  if (page && !["settings", "keys", "credits"].includes(page)) {
    return others.find((game) => page.startsWith(`${game}-`)) ?? first;
  }
  const last = settings?.sections?.shelf?.game;
  return games.includes(last) ? last : first;
}

const language = chosenLanguage();
/** What the page says: in English until its language has come. */
let texts = ENGLISH;
const progress = /** @type {HTMLProgressElement} */ (document.getElementById("progress"));
const [canvas, elements, cover, aim, message, again, reload, fresh] = [
  "agon",
  "elements",
  "cover",
  "aim",
  "message",
  "again",
  "reload",
  "fresh",
].map((id) => document.getElementById(id));

/** Covers the game with a message and, where they may help, buttons. */
function stop(text, { offerFresh = false } = {}) {
  cover.classList.remove("away");
  // A frame that comes all the same does not take the cover away.
  cover.dataset.stopped = "";
  elements.hidden = true;
  progress.hidden = true;
  message.textContent = text;
  again.hidden = true;
  reload.hidden = false;
  fresh.hidden = !offerFresh;
}

/** Tells what the page is doing. While it is not known how long that takes, the bar only shows that it goes on. */
function tell(text) {
  // What still arrives has nothing to say once the page has stopped.
  if ("stopped" in cover.dataset) return;
  message.textContent = text;
  again.hidden = true;
  progress.hidden = false;
  progress.removeAttribute("value");
}

/** Tells how much of the game has arrived, from 0 to 1. */
function tellLoaded(share) {
  if (message.textContent !== texts.loading) tell(texts.loading);
  progress.value = share;
}

/** Tells that a download has broken off, with a button that calls `go` to try again at once. */
function tellBroken(isHopeless, go) {
  if ("stopped" in cover.dataset) return;
  message.textContent = isHopeless ? texts.offline : texts.brokeOff;
  again.hidden = false;
  again.addEventListener("click", go, { once: true });
}

/**
 * Browsers allow sound only after a user action. This remembers the audio contexts that the game makes and resumes them
 * on the first action. While nothing is to be heard they rest: they cost more than all else of an idle page.
 */
function unlockSound() {
  const contexts = [];
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
  let rests = false;
  let silent;
  // Telephones interrupt sound, as for a call. A browser that refuses to go on is asked again at the next action.
  const sleeps = ({ state }) => state === "suspended" || state === "interrupted";
  const wake = () => rests || contexts.filter(sleeps).forEach((context) => context.resume().catch(() => {}));
  const rest = () => {
    const running = contexts.filter(({ state }) => state === "running");
    // Sound that was not allowed yet still waits for the first action.
    rests = running.length > 0;
    for (const context of running) context.suspend().catch(() => {});
  };
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) addEventListener(gesture, wake, { capture: true });
  // The game tells of each effect, and whether music or room tone go on.
  addEventListener("agon-sound", ({ detail: goesOn }) => {
    clearTimeout(silent);
    if (!goesOn) silent = setTimeout(rest, SILENT_AFTER);
    if (!rests) return;
    rests = false;
    wake();
  });
}

/**
 * WebKit leaves its page zoom out of the pixel ratio and does not tell how many pixels the canvas has: what the game draws
 * would be blurred. A bar beside the page looks like zoom, and only makes it sharper.
 */
function countZoom() {
  const ratio = devicePixelRatio;
  if (ratio >= MOST_PIXELS || "devicePixelContentBoxSize" in ResizeObserverEntry.prototype) return;
  const measure = () => {
    const zoom = outerWidth / innerWidth;
    // Frames of windows are no zoom.
    return zoom > 1.04 && zoom < Infinity ? Math.min(ratio * zoom, MOST_PIXELS) : ratio;
  };
  let counted = measure();
  Object.defineProperty(window, "devicePixelRatio", { get: () => counted });
  // The game learns of another ratio from a query for the one before.
  const watchers = new Set();
  const { matchMedia } = window;
  window.matchMedia = (media) => {
    if (!media.includes("resolution")) return matchMedia.call(window, media);
    const addListener = (watcher) => watchers.add(watcher);
    const removeListener = (watcher) => watchers.delete(watcher);
    return { media, matches: false, addListener, removeListener };
  };
  addEventListener("resize", () => {
    const before = counted;
    counted = measure();
    if (counted !== before) for (const watcher of [...watchers]) watcher();
  });
}

/** Limits the pixels that the game draws on very dense screens. */
function capDensity() {
  if (devicePixelRatio < MOST_PIXELS) return;
  Object.defineProperty(window, "devicePixelRatio", { value: MOST_PIXELS });
  // Otherwise the device's own pixels would be counted after all.
  delete (/** @type {any} */ (ResizeObserverEntry.prototype).devicePixelContentBoxSize);
}

/**
 * A mouse button that is released where the page does not see it, as over a menu of the browser, would be held for ever:
 * the next movement without it releases it.
 */
function endLostPresses() {
  /** The bits of `buttons` that the game takes for pressed, with the numbers of the buttons. */
  const numbers = { 1: 0, 2: 2, 4: 1 };
  let held = 0;
  const note = (event) => {
    if (event.pointerType !== "mouse") return;
    // The button that this event is about is its own affair.
    const isLost = ([bit, button]) => held & ~event.buttons & bit && event.button !== button;
    const lost = Object.entries(numbers).filter(isLost);
    held = event.buttons;
    const { pointerId, pointerType, buttons } = event;
    for (const [, button] of lost) {
      // Beside the page, where nothing is clicked, and what is dropped goes back.
      const place = { pointerId, pointerType, isPrimary: true, clientX: -1, clientY: -1 };
      canvas.dispatchEvent(new PointerEvent("pointerup", { ...place, button, buttons, bubbles: true }));
    }
  };
  for (const kind of ["pointerdown", "pointermove", "pointerup"]) canvas.addEventListener(kind, note, { capture: true });
  // The browser's menu would lie over what the game shows for the right button.
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
}

/** On a laptop with a touch screen, notes whether a finger was used last: text fields are the page's own then. */
function noteTouch() {
  const { dataset } = document.documentElement;
  const note = ({ pointerType, isTrusted }) => {
    const isTouched = pointerType === "touch";
    if (!isTrusted || isTouched === "touched" in dataset) return;
    if (isTouched) dataset.touched = "";
    else delete dataset.touched;
    dispatchEvent(new Event("agon-touched"));
  };
  addEventListener("pointerdown", note, { capture: true });
}

/** A page without a secure connection has no clipboard, and some code in the game uses it without checking. */
function standInForClipboard() {
  if (navigator.clipboard) return;
  const refuse = () => Promise.reject(new Error("this page has no clipboard"));
  Object.defineProperty(navigator, "clipboard", { value: { readText: refuse, writeText: refuse, write: refuse } });
}

/**
 * Tab moves between the game's own controls; without this it would also leave the canvas. What writes something is the
 * game's too: some browsers would search the page for it. All other browser keys keep working, and F6 leads out of the page.
 */
function keepKeys() {
  const isNamed = /^[A-Z][A-Za-z0-9]+$/;
  canvas.addEventListener("keydown", (event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    const isOwn = event.key === "Tab" || !isNamed.test(event.key);
    if (isOwn && isPlain) event.preventDefault();
  });
}

/**
 * The system may swallow the release of a modifier, as in a chord that takes a picture of the screen, and the game would
 * take it for held for ever. Other events tell which ones are: where they disagree, it is released, or pressed, before.
 */
function keepModifiers() {
  /** The names of modifiers, with those under which events tell them. */
  const told = { Control: "ctrlKey", Alt: "altKey", Shift: "shiftKey", Meta: "metaKey" };
  /** Those that the game takes for held, by the codes of their keys. */
  const held = new Map();
  const send = (type, key, code, { ctrlKey, altKey, shiftKey, metaKey }) => {
    const modifiers = { ctrlKey, altKey, shiftKey, metaKey };
    canvas.dispatchEvent(new KeyboardEvent(type, { key, code, ...modifiers, bubbles: true }));
  };
  const release = (event) => {
    for (const [code, key] of [...held]) if (!event[told[key]]) send("keyup", key, code, event);
  };
  const note = (event) => {
    const { type, key, code } = event;
    if (type === "keyup") held.delete(code);
    else if (key in told) held.set(code, key);
    else {
      release(event);
      const isMissing = (name) => event[told[name]] && ![...held.values()].includes(name);
      for (const name of Object.keys(told).filter(isMissing)) send("keydown", name, `${name}Left`, event);
    }
  };
  for (const type of ["keydown", "keyup"]) canvas.addEventListener(type, note, { capture: true });
  // A wheel tells of Control also when it is two fingers that pinch: nothing is pressed for these.
  for (const type of ["pointerdown", "wheel"]) canvas.addEventListener(type, release, { capture: true, passive: true });
  // The game releases everything itself.
  canvas.addEventListener("blur", () => held.clear());
}

/** Whether the game has begun: from then on this page stays with its build. */
let hasBegun = false;

/**
 * Keeps the game for playing offline. If the last visit fetched a new version, this page switches to it before it uses
 * anything of the old one; if that takes too long, it loads the old one meanwhile.
 */
async function serveOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.getRegistration();
  if (registration?.waiting && serviceWorker.controller) {
    const taken = new Promise((resolve) => {
      const change = () => {
        if (hasBegun) return;
        // The new version deletes the files of the old one.
        location.reload();
        resolve("reloads");
      };
      serviceWorker.addEventListener("controllerchange", change, { once: true });
    });
    registration.waiting.postMessage("take over");
    const late = new Promise((resolve) => setTimeout(resolve, MOST_TO_WAIT));
    if ((await Promise.race([taken, late])) === "reloads") await new Promise(() => {});
  }
  // Caching for later must not slow down loading now.
  const keep = async () => {
    const { active } = await serviceWorker.register("service-worker.js");
    active?.postMessage("keep");
  };
  addEventListener("agon-drawn", () => keep().catch(console.warn), { once: true });
}

/** The function that starts the game, from the script that comes with its module. */
async function loadScript() {
  // Some browsers remember that a script has failed to load, by its address.
  const load = (attempt) => (attempt === 1 ? import("./agon.js") : import(`./agon.js?again=${attempt}`));
  return (await insist(new Attempts(tellBroken), load)).default;
}

/** Fetches what the page itself says. It is not waited for long, nor asked for again: there is always English. */
async function loadOwnTexts() {
  if (language === "en") return;
  const signal = AbortSignal.timeout(MOST_TO_WAIT);
  const response = await fetch(`${canvas.dataset.assets}/lang/${language}.json`, { signal });
  if (response.ok) texts = await response.json();
}

/** Loads what the game says, and lays it in the page for the game to read. */
async function loadTexts() {
  // The game asks for them when it draws the first such letter.
  for (const path of FONTS[language] ?? []) {
    const href = `${canvas.dataset.assets}/${path}`;
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }));
  }
  const url = `${canvas.dataset.assets}/lang/${language}.ftl`;
  const textContent = await loadText(url, new Attempts(tellBroken));
  const element = document.createElement("script");
  document.body.append(Object.assign(element, { id: "texts", type: "text/plain", lang: language, textContent }));
}

/** The game's module, compiled while it arrives, unless it is aborted. */
async function loadModule(signal) {
  const size = Number(canvas.dataset.bytes);
  let isCompiled = false;
  const showProgress = (arrived) => {
    if (arrived < size) return tellLoaded(arrived / size);
    mark("arrived");
    // The last bytes may be counted only after they are compiled.
    if (!isCompiled) tell(texts.preparing);
  };
  const module = await compile("agon_bg.wasm", size, new Attempts(tellBroken), showProgress, signal);
  isCompiled = true;
  return module;
}

/** The key of the game that the program has loaded, if any. */
function loadedGame() {
  return allowed(() => {
    const key = sessionStorage.getItem(LOADED) ?? "";
    return UNFINISHED.test(key) && localStorage.getItem(key) !== null ? key : undefined;
  });
}

/**
 * Whether an error is the game's own death: its module has trapped, or something has been thrown through it. Extensions,
 * the browser's own notices and refused promises reach the window too, and do the game no harm.
 */
function isDeath(error) {
  const stack = String(error?.stack ?? "");
  if (stack.includes("-extension://")) return false;
  return error instanceof WebAssembly.RuntimeError || stack.includes("wasm-function");
}

function fail(isDrawn) {
  const failures = allowed(() => {
    const count = Number(sessionStorage.getItem(FAILURES)) + 1;
    sessionStorage.setItem(FAILURES, String(count));
    return count;
  });
  if (!isDrawn && failures < MOST_STARTS) {
    location.reload();
    return;
  }
  const again = failures > 1 && loadedGame() !== undefined;
  stop(again ? texts.stoppedAgain : texts.stopped, { offerFresh: again });
}

/** The picture is lost: it comes back with a new page, as soon as the player can see it. */
function comeBack() {
  const last = allowed(() => Number(sessionStorage.getItem(RELOADED))) ?? Date.now();
  if (Date.now() - last < SOON_LOST) {
    stop(texts.contextLost);
    return;
  }
  stop(texts.comesBack);
  const reload = () => {
    if (document.hidden) return;
    allowed(() => sessionStorage.setItem(RELOADED, String(Date.now())));
    location.reload();
  };
  document.addEventListener("visibilitychange", reload);
  reload();
}

/** Sets an entry aside, under a name like those that the game itself uses. */
function setAside(key) {
  let number = 1;
  while (localStorage.getItem(`${key}.damaged-${number}`) !== null) number++;
  const text = localStorage.getItem(key);
  // Removed first, since a full storage has no room for both.
  localStorage.removeItem(key);
  try {
    localStorage.setItem(`${key}.damaged-${number}`, text);
  } catch (error) {
    localStorage.setItem(key, text);
    throw error;
  }
}

/** Sets the game aside that was on the board when the program failed. Others stay, also those of other tabs. */
function layAside() {
  allowed(() => {
    const key = loadedGame();
    if (key) setAside(key);
    sessionStorage.removeItem(FAILURES);
  });
  location.reload();
}

/** Names the page after a game, says what it is about, and labels its buttons, before there is anything else of it. */
function announce(game) {
  const { name, aims } = texts.games[game];
  document.title = name;
  canvas.ariaLabel = name;
  for (const title of [document.querySelector("h1"), document.querySelector("#name span")]) title.textContent = name;
  document.getElementById("name").dataset.game = game;
  const lines = aims.map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  aim.replaceChildren(...lines);
  again.textContent = texts.again;
  reload.textContent = texts.reload;
  fresh.textContent = texts.fresh;
}

/** Notes the time of a step of the start, for `measure.mjs`. */
const mark = (step) => performance.mark(`agon: ${step}`);

/** Resolves once the title and the drawing of the board are on the screen. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function main() {
  document.documentElement.lang = language;
  // The system's colours are taken unless others are chosen.
  if (chosen?.appearance) document.documentElement.dataset.appearance = chosen.appearance;
  reload.addEventListener("click", () => location.reload());
  fresh.addEventListener("click", layAside);
  await loadOwnTexts().catch(console.warn);
  announce(gameOnTable());
  // What follows may take longer than a frame.
  await painted();
  await serveOffline().catch(console.warn);
  tellLoaded(0);
  mark("asked");
  const giveUp = new AbortController();
  const loaded = Promise.all([loadScript(), loadModule(giveUp.signal), loadTexts()]);
  // Asking for WebGL may take as long as the first megabytes.
  if (!document.createElement("canvas").getContext("webgl2")) {
    giveUp.abort();
    loaded.catch(() => {});
    stop(texts.noWebgl);
    return;
  }
  if ("AudioContext" in window) unlockSound();
  countZoom();
  capDensity();
  noteTouch();
  keepKeys();
  keepModifiers();
  endLostPresses();
  standInForClipboard();
  let start, module;
  try {
    [start, module] = await loaded;
    mark("compiled");
  } catch (error) {
    console.error(error);
    stop(texts.notLoaded);
    return;
  }

  // From here on the game runs on its own; its errors arrive at the window.
  let failed = false;
  let isLost = false;
  let isDrawn = false;
  addEventListener("agon-drawn", () => (isDrawn = true), { once: true });
  const failOnce = (error) => {
    // Without its picture the game stumbles, which is no failure of its own.
    if (failed || isLost || !isDeath(error)) return;
    failed = true;
    fail(isDrawn);
  };
  addEventListener("error", ({ error }) => failOnce(error));
  addEventListener("unhandledrejection", ({ reason }) => failOnce(reason));
  canvas.addEventListener("webglcontextlost", () => {
    if (failed || isLost) return;
    isLost = true;
    comeBack();
  });
  setTimeout(() => allowed(() => failed || sessionStorage.removeItem(FAILURES)), SOUND_AFTER);
  // A page that has come back by itself goes on with the game that was being played. Otherwise what an earlier start noted
  // says nothing of this one.
  const comesBack = allowed(() => Date.now() - Number(sessionStorage.getItem(RELOADED)) < SOON_LOST);
  if (comesBack && history.state?.place?.startsWith("playing")) canvas.dataset.resumed = loadedGame() ?? "";
  allowed(() => sessionStorage.removeItem(LOADED));
  tell(texts.starting);
  // The game begins at once, and leaves the browser no time to show this.
  await painted();
  hasBegun = true;
  await start({ module_or_path: module });
  canvas.focus();
}

main();
