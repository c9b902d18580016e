// Connects the game and its page. For screen readers, a log is read out as it grows.

const log = document.getElementById("spoken");

/** The game is on the screen: its cover fades out. */
export function drawn() {
  document.getElementById("cover").classList.add("away");
  dispatchEvent(new Event("agon-drawn"));
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

export function language(tag) {
  document.documentElement.lang = tag;
}

/** Calls `used` when a gamepad is connected or used: browsers report only the first of its presses. */
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
    if (now !== before) used();
    before = now;
    if (!gamepads.length) timer = clearInterval(timer);
  };
  const watch = () => (timer ??= setInterval(look, 20));
  addEventListener("gamepadconnected", watch);
  // One may have been reported while the game was loaded.
  watch();
}
