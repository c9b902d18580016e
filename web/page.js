// What the game says to the page it is on, and hears from it. The canvas holds what screen readers need: a line that is
// read out whenever it changes, and the board's cells as buttons.

const canvas = document.getElementById("agon");
const line = document.getElementById("spoken");
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
  line.append(sentence);
  // Old ones are only in the way of whoever walks through the page.
  while (line.childElementCount > 4) line.firstChild.remove();
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
