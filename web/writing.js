// Text input on touch screens. Browsers open their keyboard only for fields of the page, so an invisible one lies over each
// field that the game draws. It becomes visible while it has the focus.

const canvas = document.getElementById("agon");
/** Only touch screens need this; with a keyboard the game's own fields work. */
const byTouch = matchMedia("(pointer: coarse)");
const fields = new Map();
let ring = () => {};

/** `changed` is called when text has been entered. */
export function listen(changed) {
  ring = changed;
}

function make(manyLines) {
  const element = document.createElement(manyLines ? "textarea" : "input");
  element.className = "writing";
  element.autocomplete = "off";
  element.spellcheck = false;
  const field = { element, written: undefined, isWanted: true };
  element.addEventListener("input", () => {
    field.written = element.value;
    ring();
  });
  element.addEventListener("blur", () => ring());
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && (event.key !== "Enter" || manyLines)) return;
    // Gives the keys back to the game. Whichever element then has the focus must not be pressed by this one.
    event.preventDefault();
    canvas.focus({ preventScroll: true });
  });
  canvas.parentElement.append(element);
  return field;
}

/**
 * Declares a field of this frame. `x`, `y`, `width` and `height` are fractions of the canvas; `longest` is in characters.
 * Returns the text entered since the last call, or undefined.
 */
export function place(name, x, y, width, height, text, label, longest, manyLines) {
  if (!byTouch.matches) return undefined;
  let field = fields.get(name);
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
  return written;
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
}
