// Where something can be written on a touch screen: over each field that the game draws lies one of the page's own, because
// a browser opens its keyboard for nothing else. It shows itself while it is written in.

const canvas = document.getElementById("agon");
/** Only fingers need it: with a keyboard the game's own fields are written in. */
const byTouch = matchMedia("(pointer: coarse)");
const fields = new Map();
let ring = () => {};

/** `changed` is called when something has been written. */
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
    // The keys are the game's again.
    if (event.key === "Escape" || (event.key === "Enter" && !manyLines)) canvas.focus({ preventScroll: true });
  });
  document.body.append(element);
  return field;
}

/**
 * There is a field in this frame: its place as shares of the canvas, what is in it, what it is for, and how many letters it
 * takes. Gives what has been written there since it was last asked, if anything.
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

/** The colours of a field that is written in: behind the letters, theirs, and round it. */
export function dress(ground, ink, edge) {
  const { style } = document.documentElement;
  style.setProperty("--field-ground", ground);
  style.setProperty("--field-ink", ink);
  style.setProperty("--field-edge", edge);
}

/** The fields of this frame have all been placed: the others are gone. */
export function settle() {
  for (const [name, field] of fields) {
    if (!field.isWanted) {
      field.element.remove();
      fields.delete(name);
    }
    field.isWanted = false;
  }
}
