// Starts the game: checks what it needs before loading megabytes, shows progress, and tells the player what failed.
import "./packed.js";

const TEXTS = {
  en: {
    loading: "Loading the game…",
    starting: "Starting…",
    noWebgl:
      "Agon draws with WebGL 2, which this browser does not offer. Update the browser, or switch on hardware " +
      "acceleration in its settings, then reload this page.",
    notLoaded: "The game could not be loaded. Check the connection, then reload this page.",
    stopped: "An error has stopped the game. It is saved up to the last move: reload the page to go on.",
    stoppedAgain:
      "The game has stopped again. If it does so every time, begin without the unfinished game: it is laid aside, " +
      "not lost.",
    contextLost: "The graphics card has dropped the picture. Reload the page to go on where you were.",
    reload: "Reload",
    fresh: "Begin without it",
  },
  fr: {
    loading: "Chargement du jeu…",
    starting: "Démarrage…",
    noWebgl:
      "Agon dessine avec WebGL 2, que ce navigateur n’offre pas. Mettez-le à jour, ou activez l’accélération " +
      "matérielle dans ses réglages, puis rechargez cette page.",
    notLoaded: "Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis rechargez cette page.",
    stopped:
      "Une erreur a arrêté le jeu. La partie est enregistrée jusqu’au dernier coup\u00a0: rechargez la page pour continuer.",
    stoppedAgain:
      "Le jeu s’est encore arrêté. Si cela arrive à chaque fois, commencez sans la partie en cours\u00a0: elle est " +
      "mise de côté, pas perdue.",
    contextLost: "La carte graphique a perdu l’image. Rechargez la page pour reprendre où vous en étiez.",
    reload: "Recharger",
    fresh: "Commencer sans elle",
  },
};

/** The key of the settings in local storage. */
const SETTINGS = "agon/settings";
/** The keys of unfinished games in local storage: each has its number. Earlier versions saved one without a number. */
const UNFINISHED = /^agon\/game(-[0-9a-f]+)?$/;
/** The key, in session storage, that counts the starts in a row that ended in an error. */
const FAILURES = "agon/failures";
/** Once the game has run this long, in milliseconds, a later error starts a new count. */
const SOUND_AFTER = 60_000;
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

function chosenLanguage() {
  const settings = allowed(() => JSON.parse(localStorage.getItem(SETTINGS)));
  // Settings of version 1 have no sections.
  const chosen = (settings?.sections?.shell ?? settings)?.language;
  if (chosen in TEXTS) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in TEXTS) ?? "en";
}

const language = chosenLanguage();
const texts = TEXTS[language];
const [canvas, cover, progress, message, reload, fresh] = ["agon", "cover", "progress", "message", "reload", "fresh"].map(
  (id) => document.getElementById(id),
);

/** Covers the game with a message and, where they may help, buttons. */
function stop(text, { offerFresh = false } = {}) {
  cover.classList.remove("away");
  progress.hidden = true;
  message.textContent = text;
  reload.hidden = false;
  fresh.hidden = !offerFresh;
}

/** The same response, with the progress bar following it as it arrives. */
function showingProgress(response) {
  const total = Number(canvas.dataset.bytes);
  let loaded = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      progress.value = loaded / total;
      controller.enqueue(chunk);
    },
    flush() {
      message.textContent = texts.starting;
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
}

/**
 * Browsers allow sound only after a user action. This remembers the audio contexts that the game makes and resumes them
 * on the first action.
 */
function unlockSound() {
  const contexts = [];
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
  const wake = () => contexts.filter(({ state }) => state === "suspended").forEach((context) => context.resume());
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) addEventListener(gesture, wake, { capture: true });
}

/** Limits the pixels that the game draws on very dense screens. */
function capDensity() {
  if (devicePixelRatio < MOST_PIXELS) return;
  Object.defineProperty(window, "devicePixelRatio", { value: MOST_PIXELS });
  // Otherwise the device's own pixels would be counted after all.
  delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

/** A page without a secure connection has no clipboard, and some code in the game uses it without checking. */
function standInForClipboard() {
  if (navigator.clipboard) return;
  const refuse = () => Promise.reject(new Error("this page has no clipboard"));
  Object.defineProperty(navigator, "clipboard", { value: { readText: refuse, writeText: refuse, write: refuse } });
}

/**
 * Tab moves between the game's own controls; without this it would also leave the canvas. All other browser keys keep
 * working, and F6 leads out of the page.
 */
function keepTab() {
  canvas.addEventListener("keydown", (event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (event.key === "Tab" && isPlain) event.preventDefault();
  });
}

/**
 * Keeps the game for playing offline. If the last visit fetched a new version, this page switches to it before it uses
 * anything of the old one.
 */
async function serveOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.getRegistration();
  if (registration?.waiting && serviceWorker.controller) {
    const taken = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    registration.waiting.postMessage("take over");
    const late = new Promise((resolve) => setTimeout(resolve, 3_000, "late"));
    if ((await Promise.race([taken, late])) !== "late") {
      location.reload();
      await new Promise(() => {});
    }
  }
  // Caching for later must not slow down loading now.
  addEventListener("agon-drawn", () => serviceWorker.register("service-worker.js").catch(console.warn), { once: true });
}

async function load() {
  const file = "agon_bg.wasm";
  const [{ default: start }, response] = await Promise.all([import("./agon.js"), fetchPacked(file)]);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return { start, module: showingProgress(response) };
}

/** The keys of all unfinished games. */
const unfinished = () => allowed(() => Object.keys(localStorage).filter((key) => UNFINISHED.test(key))) ?? [];

function fail() {
  const failures = allowed(() => Number(sessionStorage.getItem(FAILURES) ?? 0) + 1) ?? 1;
  allowed(() => sessionStorage.setItem(FAILURES, failures));
  const again = failures > 1 && unfinished().length > 0;
  stop(again ? texts.stoppedAgain : texts.stopped, { offerFresh: again });
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

/** Sets the unfinished games aside: any of them may be the one that stops the game. */
function layAside() {
  allowed(() => {
    unfinished().forEach(setAside);
    sessionStorage.removeItem(FAILURES);
  });
  location.reload();
}

/** Resolves once the title and the drawing of the board are on the screen. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function main() {
  document.documentElement.lang = language;
  reload.textContent = texts.reload;
  reload.addEventListener("click", () => location.reload());
  fresh.textContent = texts.fresh;
  fresh.addEventListener("click", layAside);
  // Asking for WebGL may take longer than a frame.
  await painted();
  if (!document.createElement("canvas").getContext("webgl2")) {
    stop(texts.noWebgl);
    return;
  }

  await serveOffline().catch(console.warn);
  if ("AudioContext" in window) unlockSound();
  capDensity();
  keepTab();
  standInForClipboard();
  progress.hidden = false;
  message.textContent = texts.loading;
  let game;
  try {
    game = await load();
  } catch (error) {
    console.error(error);
    stop(texts.notLoaded);
    return;
  }

  // From here on the game runs on its own; its errors arrive at the window.
  let failed = false;
  const failOnce = () => {
    if (!failed) fail();
    failed = true;
  };
  addEventListener("error", failOnce);
  addEventListener("unhandledrejection", failOnce);
  canvas.addEventListener("webglcontextlost", () => stop(texts.contextLost));
  setTimeout(() => allowed(() => failed || sessionStorage.removeItem(FAILURES)), SOUND_AFTER);
  await game.start({ module_or_path: game.module });
  canvas.focus();
}

main();
