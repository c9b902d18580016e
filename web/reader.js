// What the game shows, as elements for screen readers: each unseen, over the place where the game draws it. The game tells
// what changes, and hears what is pressed and where the focus goes. It has the keyboard, whichever of its elements has the
// focus: what is pressed there is passed on to the canvas.

const canvas = document.getElementById("agon");
const room = document.getElementById("elements");
const coarse = matchMedia("(pointer: coarse)");
/** On touch screens text fields are elements of their own (`writing.js`), and fingers come to the elements first. */
const byTouch = () => coarse.matches || "touched" in document.documentElement.dataset;
/** Elements and their places, by id. */
const shown = new Map();
const requests = [];
let ring = () => {};

/** The delay of places in milliseconds: while the board turns, each frame has others. */
const PLACES_AFTER = 150;
/** A click so many milliseconds after a finger is its own, and the game has seen it already. */
const CLICK_AFTER = 700;
/** Keys with which the browser would press, scroll or search what has the focus. Modified ones are left to it. */
const OWN_KEYS = /^(Tab|Enter|Arrow.*|Home|End|Page.*|.|[^A-Z].*)$/u;
/** Those of them with which it would leave a text field or send it off. The others write there, and move the cursor. */
const OWN_KEYS_IN_TEXT = /^(Tab|Enter)$/;
/** By so many milliseconds after a screen reader has scrolled, the game has too, if it could. */
const SCROLLED_AFTER = 1_000;
/** After so many milliseconds without a key, what is written in a text field must be what the game has. */
const TEXT_AFTER = 500;
/** What is told as the code of a key that an input method has taken; Safari tells the last one after the composition. */
const TAKEN = 229;

/** `changed` is called when something is requested. */
export function listen(changed) {
  ring = changed;
}

/** The earliest request that has not been taken yet, or undefined. */
export function request() {
  return requests.shift();
}

function ask(...words) {
  requests.push(words.join(" "));
  ring();
}

const isOwn = (element) => element === canvas || room.contains(element);

function make({ role, level }) {
  const tag = {
    text: "p",
    heading: `h${1 + (level ?? 1)}`,
    slider: "input",
    textbox: "input",
    multiline: "textarea",
    img: "div",
    group: "div",
    scroll: "div",
  };
  const element = document.createElement(tag[role] ?? "button");
  if (role === "slider") element.type = "range";
  if (isText(element)) Object.assign(element, { autocomplete: "off", spellcheck: false });
  // Arrows move from cell to cell. Screen readers would otherwise keep them to themselves.
  else if (role === "group") element.role = "application";
  else if (role === "scroll") {
    element.className = role;
    // A finger scrolls it, and so keys must be able to.
    if (byTouch()) element.tabIndex = 0;
  } else if (!["text", "heading", "button", "textbox", "multiline"].includes(role)) element.role = role;
  // The game itself moves from one to the next.
  if (!["text", "heading", "img", "group", "scroll"].includes(role)) element.tabIndex = -1;
  return element;
}

/** The element with what the game tells of it: a new one if it is of another kind than before. */
function bringUpToDate(told) {
  const { id, role, name, level, checked, pressed, expanded, disabled, value, description, range } = told;
  const kind = `${role} ${level ?? ""}`;
  let entry = shown.get(id);
  if (entry?.kind !== kind) {
    const element = make(told);
    element.id = id;
    entry?.element.replaceWith(element);
    shown.set(id, (entry = { kind, element, place: entry?.place }));
    if (entry.place) moved.add(id);
  }
  const { element } = entry;
  if (entry.group !== told.group && entry.place) moved.add(id);
  entry.group = told.group;
  if (["slider", "textbox", "multiline", "img", "group"].includes(role)) element.ariaLabel = name;
  else if (role !== "scroll") element.textContent = name;
  if (isText(element)) {
    entry.text = value ?? "";
    if (element !== document.activeElement) element.value = entry.text;
    else writeLater(entry);
    element.hidden = byTouch();
  }
  if (range) [element.min, element.max, element.value] = range;
  for (const [attribute, state] of Object.entries({ checked, pressed, expanded, description })) {
    if (state === undefined) element.removeAttribute(`aria-${attribute}`);
    else element.setAttribute(`aria-${attribute}`, state);
  }
  if (disabled) element.ariaDisabled = "true";
  else element.removeAttribute("aria-disabled");
}

/** Whether something is written in an element: by the browser, so that screen readers echo it, and in the game. */
const isText = (element) => element.type === "text" || element.type === "textarea";

addEventListener("agon-touched", () => {
  for (const { element } of shown.values()) if (isText(element)) element.hidden = byTouch();
});

/** The text field in which an input method, or a dead key, is composing. */
let composed = null;

/** Lets the browser finish writing before a text is made what it is in the game. */
function writeLater(entry) {
  clearTimeout(entry.writing);
  entry.writing = setTimeout(() => {
    const { element, text } = entry;
    if (element !== composed && element.value !== text) element.value = text;
  }, TEXT_AFTER);
}

/** Puts an element in its place, which the game tells from the corner of the canvas. */
function put({ element, group, place: [left, top, width, height] }) {
  // A group has no place of its own: what is in it is placed like everything else.
  if (element.role === "application") return;
  const [originX, originY] = shown.get(group)?.origin ?? [0, 0];
  const place = { left: left - originX, top: top - originY, width, height };
  for (const [name, length] of Object.entries(place)) element.style[name] = `${length}px`;
}

/** Puts a scroll area in its place, and all that is in it: scrolled as far as in the game. */
function putArea(id, area) {
  const inside = [...shown.values()].filter(({ group, place }) => group === id && place);
  const [left, top, width, height] = area.place;
  area.origin = [
    Math.min(left, ...inside.map(({ place }) => place[0])),
    Math.min(top, ...inside.map(({ place }) => place[1])),
  ];
  put(area);
  inside.forEach(put);
  const { element } = area;
  area.scrolled = [left - area.origin[0], top - area.origin[1]];
  // There must be something to scroll over.
  element.style.setProperty("--right", `${area.scrolled[0] + width}px`);
  element.style.setProperty("--bottom", `${area.scrolled[1] + height}px`);
  [element.scrollLeft, element.scrollTop] = area.scrolled;
}

/** Has the game scroll to what a screen reader has scrolled to: the last that has come into sight. */
function scrollInGame({ target }) {
  const area = shown.get(target.id);
  if (!area?.scrolled) return;
  const [right, down] = [target.scrollLeft - area.scrolled[0], target.scrollTop - area.scrolled[1]];
  if (Math.hypot(right, down) < 1) return;
  const room = target.getBoundingClientRect();
  const isInside = ({ group, element }) => {
    const box = element.getBoundingClientRect();
    const isIn = box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && box.left >= room.left - 1;
    return group === target.id && isIn && box.right <= room.right + 1;
  };
  const inSight = [...shown].filter(([, entry]) => isInside(entry)).map(([id]) => id);
  const wanted = right + down > 0 ? inSight.at(-1) : inSight[0];
  if (wanted) ask("scroll", wanted);
  // In case the game had no need to.
  setTimeout(() => shown.get(target.id) === area && putArea(target.id, area), SCROLLED_AFTER);
}

const moved = new Set();
let moving;

function putMoved() {
  clearTimeout(moving);
  moving = undefined;
  const areas = new Set();
  for (const id of moved) {
    const entry = shown.get(id);
    if (!entry) continue;
    if (entry.element.className === "scroll") areas.add(id);
    else if (shown.get(entry.group)?.element.className === "scroll") areas.add(entry.group);
    else put(entry);
  }
  for (const id of areas) putArea(id, shown.get(id));
  moved.clear();
}

/** Brings the elements into this order, moving as few as possible: one that is moved loses the focus. */
function arrange(order) {
  const present = new Set(order);
  for (const [id, { element }] of shown) {
    if (present.has(id)) continue;
    element.remove();
    shown.delete(id);
  }
  const last = new Map();
  for (const id of order) {
    const { element, group } = shown.get(id);
    const parent = shown.get(group)?.element ?? room;
    const next = last.has(parent) ? last.get(parent).nextSibling : parent.firstChild;
    if (element !== next) parent.insertBefore(element, next);
    last.set(parent, element);
  }
}

/** The id of the element with the focus in the game, or an empty one. */
let focus = "";

/** Gives the focus of the page to what has it in the game, unless it is outside the game. */
function follow() {
  const { activeElement } = document;
  if (activeElement !== document.body && !isOwn(activeElement)) return;
  const element = shown.get(focus)?.element ?? canvas;
  if (element !== activeElement) element.focus({ preventScroll: true });
}

/** Brings the elements up to date with the changes, which are JSON. */
export function show(changes) {
  const told = JSON.parse(changes);
  told.elements.forEach(bringUpToDate);
  for (const [id, place] of told.places) {
    shown.get(id).place = place;
    moved.add(id);
  }
  if (told.focus !== undefined) focus = told.focus;
  if (told.order) {
    // What is about to go must not take the focus with it.
    if (!told.order.includes(document.activeElement.id) && room.contains(document.activeElement)) canvas.focus();
    arrange(told.order);
    putMoved();
  }
  moving ??= setTimeout(putMoved, PLACES_AFTER);
  if (told.focus !== undefined || told.order) follow();
}

// The game need not know which of its elements has the focus of the page, only whether one has.
addEventListener(
  "blur",
  (event) => {
    if (event.target === canvas && room.contains(/** @type {Node} */ (event.relatedTarget))) event.stopImmediatePropagation();
  },
  true,
);
// The focus comes back from a text field, or with a press on the picture.
canvas.addEventListener("focus", (event) => {
  if (event.isTrusted) shown.get(focus)?.element.focus({ preventScroll: true });
});
room.addEventListener("focusin", (/** @type {any} */ { target, relatedTarget }) => {
  if (target.id !== focus && target.className !== "scroll") ask("focus", target.id);
  if (!isOwn(relatedTarget)) canvas.dispatchEvent(new FocusEvent("focus"));
});
room.addEventListener("focusout", ({ relatedTarget }) => {
  if (!isOwn(relatedTarget)) canvas.dispatchEvent(new FocusEvent("blur"));
});

/** What the last key still has to write in a text field: the game hears that from the key itself. */
let keyed = "";

for (const kind of ["keydown", "keyup"]) {
  room.addEventListener(kind, (/** @type {KeyboardEvent} */ event) => {
    const { key, keyCode, isComposing, ctrlKey, altKey, metaKey } = event;
    if (isText(event.target) && (isComposing || keyCode === TAKEN)) return;
    if (kind === "keydown") keyed = /^[A-Z][A-Za-z0-9]+$/.test(key) ? "" : key;
    const own = isText(event.target) ? OWN_KEYS_IN_TEXT : OWN_KEYS;
    if (own.test(key) && !ctrlKey && !altKey && !metaKey) event.preventDefault();
    canvas.dispatchEvent(new KeyboardEvent(kind, event));
  });
}

// What is composed comes without keys. Until it is accepted, each text takes the place of the one before.
room.addEventListener("compositionstart", ({ target }) => {
  composed = target;
});
room.addEventListener("compositionupdate", ({ data }) => ask("compose", data));
room.addEventListener("compositionend", (/** @type {any} */ { target, data }) => {
  composed = null;
  ask("accept", data);
  writeLater(shown.get(target.id));
});

// Signs from a panel and words that are dictated come without keys and without a composition.
room.addEventListener("beforeinput", (/** @type {InputEvent} */ { inputType, data, isComposing }) => {
  if (inputType !== "insertText" || isComposing || !data) return;
  // A dead key that goes with no letter writes its sign before that letter; Firefox names both as one key.
  if (keyed.startsWith(data)) keyed = keyed.slice(data.length);
  else ask("accept", data);
});

let lastTouch = -Infinity;

room.addEventListener("click", (/** @type {any} */ { target, timeStamp }) => {
  if (timeStamp - lastTouch > CLICK_AFTER && target.tabIndex === -1) ask("click", target.id);
});
room.addEventListener("input", (/** @type {any} */ { target }) => {
  if (isText(target)) writeLater(shown.get(target.id));
  else ask("set", target.id, target.value);
});
// It does not bubble.
room.addEventListener("scroll", scrollInGame, true);

/** An event that the canvas takes for its own. */
function copy(event) {
  const { type, pointerId, pointerType, isPrimary, width, height, pressure, button, buttons } = event;
  const { clientX, clientY, screenX, screenY, ctrlKey, shiftKey, altKey, metaKey } = event;
  const places = { clientX, clientY, screenX, screenY };
  const held = { ctrlKey, shiftKey, altKey, metaKey };
  const pointer = { pointerId, pointerType, isPrimary, width, height, pressure, button, buttons };
  const own = { ...places, ...held, ...pointer, bubbles: true, cancelable: true };
  return new PointerEvent(type, { ...own, coalescedEvents: [new PointerEvent(type, own)] });
}

for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerover", "pointerout"]) {
  room.addEventListener(kind, (event) => {
    // The focus stays where it is.
    event.preventDefault();
    lastTouch = event.timeStamp;
    canvas.dispatchEvent(copy(event));
  });
}
// Browsers would move a slider of their own, and offer a menu after a long press.
room.addEventListener("touchstart", (/** @type {any} */ event) => event.target.type === "range" && event.preventDefault(), { passive: false });
room.addEventListener("contextmenu", (event) => event.preventDefault());
room.addEventListener("wheel", (event) => canvas.dispatchEvent(new WheelEvent("wheel", event)), { passive: true });
