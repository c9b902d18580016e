// Text input on touch screens. Browsers open their keyboard only for fields of the page, so an invisible one lies over each
// field that the game draws. It becomes visible while it has the focus.

const canvas = document.getElementById("agon");
const coarse = matchMedia("(pointer: coarse)");
const isTouched = () => "touched" in document.documentElement.dataset;
/** Only touch screens need this; with a keyboard the game's own fields work. */
const byTouch = () => coarse.matches || isTouched();
/** A field that comes so many milliseconds after a finger, in its place, is what the finger meant. */
const MEANT_AFTER = 1_000;
/** What is told as the code of a key that an input method has taken. */
const TAKEN = 229;
const fields = new Map();
let ring = () => {};

/** `changed` is called when text has been entered. */
export function listen(changed) {
  ring = changed;
}

/** The names of the game's own fields in the last frame, and in this one. */
let drawn = new Set();
let drawing = new Set();
/** The last tap. */
let tap;

// The first touch of a laptop's screen comes before there is a field that it could give the focus.
addEventListener("agon-touched", () => ring());
addEventListener("click", ({ clientX: x, clientY: y }) => {
  tap = isTouched() ? { x, y, time: Date.now() } : undefined;
  fields.forEach(focusIfMeant);
});

/** Gives a field the focus if it has come in the place of one that was tapped. */
function focusIfMeant(field) {
  if (!field.isLate || !tap || Date.now() - tap.time > MEANT_AFTER) return;
  const { element } = field;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (tap.x < left || tap.x > right || tap.y < top || tap.y > bottom) return;
  field.isLate = false;
  element.focus({ preventScroll: true });
}

function make(manyLines) {
  const element = document.createElement(manyLines ? "textarea" : "input");
  element.className = "writing";
  element.autocomplete = "off";
  element.spellcheck = false;
  const field = { element, written: undefined, isEntered: false, isWanted: true };
  element.addEventListener("input", () => {
    field.written = element.value;
    ring();
  });
  element.addEventListener("blur", () => ring());
  element.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    // What an input method has taken accepts, or leaves, what it composes.
    if (event.keyCode === TAKEN) return;
    if (event.key !== "Escape" && (event.key !== "Enter" || manyLines)) return;
    // Gives the keys back to the game. Whichever element then has the focus must not be pressed by this one.
    event.preventDefault();
    field.isEntered = event.key === "Enter";
    canvas.focus({ preventScroll: true });
    ring();
  });
  canvas.parentElement.append(element);
  return field;
}

/**
 * Declares a field of this frame. `x`, `y`, `width` and `height` are fractions of the canvas; `longest` is in characters.
 * Returns the text entered since the last call, or undefined.
 */
export function place(name, [x, y, width, height], text, label, longest, manyLines) {
  let field = fields.get(name);
  // What is being written is written to its end.
  const isUsed = field && (field.written !== undefined || document.activeElement === field.element);
  if (!byTouch() && !isUsed) {
    drawing.add(name);
    return undefined;
  }
  if (!field) fields.set(name, (field = make(manyLines)));
  field.isWanted = true;
  const { element } = field;
  const room = canvas.getBoundingClientRect();
  element.style.left = `${room.left + x * room.width}px`;
  element.style.top = `${room.top + y * room.height}px`;
  element.style.width = `${width * room.width}px`;
  element.style.height = `${height * room.height}px`;
  element.ariaLabel = label;
  element.maxLength = longest;
  const { written } = field;
  field.written = undefined;
  if (written === undefined && document.activeElement !== element && element.value !== text) element.value = text;
  if (drawn.has(name)) field.isLate = true;
  focusIfMeant(field);
  return written;
}

/** Whether Enter has ended the writing in a field since the last call. */
export function entered(name) {
  const field = fields.get(name);
  const isEntered = field?.isEntered ?? false;
  if (field) field.isEntered = false;
  return isEntered;
}

/** The colours of a focused field: background, text and border. */
export function setColours(ground, ink, edge) {
  const { style } = document.documentElement;
  style.setProperty("--field-ground", ground);
  style.setProperty("--field-ink", ink);
  style.setProperty("--field-edge", edge);
}

/** Ends the frame: removes the fields that were not placed in it. */
export function settle() {
  for (const [name, field] of fields) {
    if (!field.isWanted) {
      field.element.remove();
      fields.delete(name);
    }
    field.isWanted = false;
  }
  [drawn, drawing] = [drawing, new Set()];
}
