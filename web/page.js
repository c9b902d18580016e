// What the game says to the page it is on, and hears from it. For screen readers the canvas holds the board's cells as
// buttons, and beside it lies a log that is read out as it grows.

const canvas = document.getElementById("agon");
const log = document.getElementById("spoken");
const cells = document.getElementById("cells");
const choices = [];

/** The game is on the screen: what covered it fades away. */
export function drawn() {
  document.getElementById("cover").classList.add("away");
  dispatchEvent(new Event("agon-drawn"));
}

/** Has a sentence read out, after those before it. */
export function say(text) {
  const sentence = document.createElement("p");
  sentence.textContent = text;
  log.append(sentence);
  // Old ones are only in the way of whoever walks through the page.
  while (log.childElementCount > 4) log.firstChild.remove();
}

export function language(tag) {
  document.documentElement.lang = tag;
}

const element = (name) => document.getElementById(`cell-${name}`);

/** Makes the cells; `ring` is called when one is chosen. */
export function furnish(names, ring) {
  for (const name of names) {
    const cell = document.createElement("button");
    cell.id = `cell-${name}`;
    // The way through them by keyboard is the game's own, by arrows.
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

/** Says what is on a cell. */
export function label(name, text) {
  element(name).ariaLabel = text;
}

/** Says which cell the keyboard is on. */
export function focus(name) {
  canvas.setAttribute("aria-activedescendant", element(name).id);
}

/** The cell that was chosen first of those not yet taken, if there is one. */
export function chosen() {
  return choices.shift();
}
