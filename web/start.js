// Starts the game: asks for what it needs before 20 MB are loaded, shows the loading, and says so when something fails.

const TEXTS = {
  en: {
    loading: "Loading the game…",
    starting: "Starting…",
    noWebgl:
      "Agon draws with WebGL 2, which this browser does not offer. Update the browser, or switch on hardware " +
      "acceleration in its settings, then reload this page.",
    notLoaded: "The game could not be loaded. Check the connection, then reload this page.",
    stopped: "An error has stopped the game.",
    contextLost: "The graphics card has dropped the picture.",
    reload: "Reload",
  },
  fr: {
    loading: "Chargement du jeu…",
    starting: "Démarrage…",
    noWebgl:
      "Agon dessine avec WebGL 2, que ce navigateur n’offre pas. Mettez-le à jour, ou activez l’accélération " +
      "matérielle dans ses réglages, puis rechargez cette page.",
    notLoaded: "Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis rechargez cette page.",
    stopped: "Une erreur a arrêté le jeu.",
    contextLost: "La carte graphique a perdu l’image.",
    reload: "Recharger",
  },
};

const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in TEXTS) ?? "en";
const texts = TEXTS[language];
const [canvas, cover, progress, message, reload] = ["agon", "cover", "progress", "message", "reload"].map((id) =>
  document.getElementById(id),
);

/** Covers the game with a sentence and, where that may help, the button that reloads the page. */
function stop(text, { offerReload }) {
  cover.hidden = false;
  progress.hidden = true;
  message.textContent = text;
  reload.hidden = !offerReload;
}

/** The response again, with the progress bar following what of it has arrived. */
function showingProgress(response) {
  const total = Number(response.headers.get("content-length"));
  let loaded = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      // Compressed on the way, the length is that of fewer bytes than arrive: the bar is then just full early.
      if (total) progress.value = Math.min(1, loaded / total);
      controller.enqueue(chunk);
    },
    flush() {
      message.textContent = texts.starting;
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
}

/**
 * Browsers let a page sound only once it has been touched: keeps the contexts that the game makes, and wakes them then.
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

async function load() {
  const [{ default: start }, response] = await Promise.all([import("./agon.js"), fetch("agon_bg.wasm")]);
  if (!response.ok) throw new Error(`agon_bg.wasm: ${response.status}`);
  return { start, module: showingProgress(response) };
}

async function main() {
  document.documentElement.lang = language;
  reload.textContent = texts.reload;
  reload.addEventListener("click", () => location.reload());
  if (!document.createElement("canvas").getContext("webgl2")) {
    stop(texts.noWebgl, { offerReload: true });
    return;
  }

  if ("AudioContext" in window) unlockSound();
  progress.hidden = false;
  message.textContent = texts.loading;
  let game;
  try {
    game = await load();
  } catch (error) {
    console.error(error);
    stop(texts.notLoaded, { offerReload: true });
    return;
  }

  // From here on the game runs on its own; what goes wrong in it arrives at the window.
  const fail = () => stop(texts.stopped, { offerReload: true });
  addEventListener("error", fail);
  addEventListener("unhandledrejection", fail);
  canvas.addEventListener("webglcontextlost", () => stop(texts.contextLost, { offerReload: true }));
  await game.start({ module_or_path: game.module });
  cover.hidden = true;
  canvas.focus();
}

main();
