// Connects the game and its page. For screen readers, the canvas holds the board's cells as buttons, and a log beside it
// is read out as it grows.

const canvas = document.getElementById("agon");
const log = document.getElementById("spoken");
const cells = document.getElementById("cells");
const choices = [];
/** The name of the group of cells. */
const BOARD = { en: "Board", fr: "Plateau" };

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
  cells.ariaLabel = BOARD[tag];
}

const element = (name) => document.getElementById(`cell-${name}`);

/** Creates the cells; `ring` is called when one is chosen. */
export function createCells(names, ring) {
  for (const name of names) {
    const cell = document.createElement("button");
    cell.id = `cell-${name}`;
    // The game itself moves between cells, by arrow keys.
    cell.tabIndex = -1;
    cell.addEventListener("click", () => {
      choices.push(name);
      ring();
    });
    cells.append(cell);
  }
}

/** Shows the cells to screen readers, or hides them. */
export function show(yes) {
  cells.hidden = !yes;
}

/** Sets the label of a cell. */
export function label(name, text) {
  element(name).ariaLabel = text;
}

/** Marks the cell that has the keyboard focus. */
export function focus(name) {
  canvas.setAttribute("aria-activedescendant", element(name).id);
}

/** The earliest chosen cell that has not been taken yet, or undefined. */
export function chosen() {
  return choices.shift();
}
