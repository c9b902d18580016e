// Connects the game and its page. For screen readers, a log is read out as it grows.

const log = document.getElementById("spoken");

/** The game is on the screen: its cover fades out. */
export function drawn() {
  const cover = document.getElementById("cover");
  // The game may have failed, or lost its picture, just before.
  if ("stopped" in cover.dataset) return;
  cover.classList.add("away");
  mark("drawn");
  dispatchEvent(new Event("agon-drawn"));
}

/** Notes the time of a step of the start, for `measure.mjs`. */
export function mark(step) {
  performance.mark(`agon: ${step}`);
}

/** The key, in local storage, under which the page notes that it has asked for what is saved to be kept. */
const ASKED = "agon/asked-to-keep";
/** Whether the browser keeps what is saved also when space runs short; undefined while that is not known. */
let kept;

async function lookWhetherKept() {
  kept = await navigator.storage?.persisted?.();
}

lookWhetherKept().catch(console.warn);

/**
 * Asks the browser, once for all, to keep what is saved also when space runs short. Some browsers then ask the player, and
 * so the game does this after something worth keeping.
 */
export async function keepForGood() {
  try {
    if (localStorage.getItem(ASKED) !== null || kept !== false) return;
    localStorage.setItem(ASKED, "yes");
    kept = await navigator.storage.persist();
  } catch (error) {
    console.warn(error);
  }
}

/** Whether the browser was asked to keep what is saved, and has refused. */
export function mayDelete() {
  try {
    return kept === false && localStorage.getItem(ASKED) !== null;
  } catch {
    return false;
  }
}

/** Whether the screen is to stay on. */
let isAwake = false;
/**
 * What keeps it on, once everything asked of the browser is done.
 * @type {Promise<WakeLockSentinel | void>}
 */
let wakeLock = Promise.resolve();

/** Asks for the screen what is wanted now. The browser lets go of it while the page is hidden. */
function settleWakeLock() {
  if (!navigator.wakeLock) return;
  const settle = async (held) => {
    const isHeld = held && !held.released;
    if (isAwake) return isHeld || document.hidden ? held : await navigator.wakeLock.request("screen");
    if (isHeld) await held.release();
  };
  // A browser may refuse, as on a low battery.
  wakeLock = wakeLock.then(settle).catch(console.info);
}

document.addEventListener("visibilitychange", settleWakeLock);

/** Keeps the screen on, or no longer. */
export function keepAwake(isWanted) {
  isAwake = isWanted;
  settleWakeLock();
}

/** Once the game has stopped, nothing is lost with the page. */
const askFirst = (event) => "stopped" in document.getElementById("cover").dataset || event.preventDefault();

/** Has the browser ask before the page is left, or no longer. */
export function askBeforeLeaving(isWanted) {
  if (isWanted) addEventListener("beforeunload", askFirst);
  else removeEventListener("beforeunload", askFirst);
}

/** Something is to be heard: music or room tone if it goes on, else an effect, or nothing any more. */
export function sound(goesOn) {
  dispatchEvent(new CustomEvent("agon-sound", { detail: goesOn }));
}

/** Has a sentence read out after those before it. */
export function say(text) {
  const sentence = document.createElement("p");
  sentence.textContent = text;
  log.append(sentence);
  // Old sentences get in the way of anyone navigating the page.
  while (log.childElementCount > 4) log.firstChild.remove();
}

/** Whether the page fills the screen; undefined in a browser that does not allow it. */
export function isFullScreen() {
  return document.fullscreenEnabled ? document.fullscreenElement !== null : undefined;
}

export function setFullScreen(wanted) {
  const done = wanted ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  // A browser may refuse, as when nothing was pressed just before: then the page stays as it is.
  done.catch(() => {});
}

/** The game on the table. */
export function title(name) {
  document.title = name;
  document.querySelector("h1").textContent = name;
  document.getElementById("agon").ariaLabel = name;
}

export function language(tag) {
  document.documentElement.lang = tag;
}

/**
 * Calls `used` when a gamepad is connected or used: browsers report only the first of its presses. While another window has
 * the focus, that one is meant.
 */
export function watchGamepads(used) {
  let timer;
  let before = "";
  const connected = () => {
    try {
      return navigator.getGamepads().filter(Boolean);
    } catch {
      // A page within another may not be allowed to use them.
      return [];
    }
  };
  // Sticks and triggers are never quite still. The game's own limits lie between two of these steps.
  const steps = ({ index, axes, buttons }) =>
    [index, ...axes.map((value) => Math.trunc(5 * value)), ...buttons.map(({ value }) => Math.trunc(20 * value))].join();
  const look = () => {
    const gamepads = connected();
    const now = gamepads.map(steps).join(";");
    if (now !== before && document.hasFocus()) used();
    before = now;
    if (!gamepads.length) timer = clearInterval(timer);
  };
  const watch = () => (timer ??= setInterval(look, 20));
  addEventListener("gamepadconnected", watch);
  // One may have been reported while the game was loaded.
  watch();
}
