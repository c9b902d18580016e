// Exchanges data with the world outside the page: the address, the clipboard, files. The game learns of every result by
// `tell(kind, name, text)`. The browser may refuse any of it; nothing here throws.

/** @type {(kind: string, name: string, text: string) => void} */
let tell = () => {};
/** @type {(name: string, bytes: Uint8Array) => void} */
let tellFile = () => {};
let largest = 0;

/**
 * Takes the fragment, which is a link to a game or the name of a page, out of the address, so that a reload continues the
 * saved game. While a page is open, `history.js` writes its name, or the link to what it shows, there.
 */
function takeFragment() {
  const { hash } = location;
  if (hash.length < 2) return;
  try {
    history.replaceState(history.state, "", address());
  } catch (error) {
    console.warn(error);
  }
  tell("address", "", hash);
}

async function read(file) {
  if (!file) return;
  if (file.size > largest) {
    tell("too-large", file.name, "");
    return;
  }
  try {
    // In whichever encoding: the game finds out.
    tellFile(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    tell("not-read", file.name, "");
  }
}

/** What was dropped on the page: a file, or a text that was selected elsewhere. */
function take({ files, items, types }, text) {
  const [first, ...others] = files;
  if ([...items].some((item) => item.webkitGetAsEntry?.()?.isDirectory)) tell("folder", "", "");
  else if (first) {
    read(first);
    if (others.length) tell("one-at-a-time", first.name, "");
  } else if ([...types].includes("text/plain")) tell("clipboard", "", text);
}

/** Starts reporting to `told`, and files with their bytes to `toldFile`. Files larger than `bytes` are not read. */
export function listen(told, toldFile, bytes) {
  tell = told;
  tellFile = toldFile;
  largest = bytes;
  // Entries that `history.js` wrote have a state: the player comes to them by Back and Forward.
  addEventListener("popstate", ({ state }) => state ?? takeFragment());
  // Otherwise the browser would leave the game and show the file.
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer) take(event.dataTransfer, event.dataTransfer.getData("text/plain"));
  });
  takeFragment();
}

/** The page's address without its fragment. */
export function address() {
  return location.href.split("#")[0];
}

/** Browsers allow this only on a secure connection and right after a user action. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    tell("copied", "", "");
  } catch {
    tell("not-copied", "", "");
  }
}

export async function paste() {
  try {
    tell("clipboard", "", await navigator.clipboard.readText());
  } catch {
    tell("clipboard", "", "");
  }
}

/** Has the browser download a file that the page makes. */
export function save(name, contents) {
  try {
    const link = document.createElement("a");
    const picture = /\.(png|gif)$/.exec(name);
    const text = name.endsWith(".json") ? "application/json" : "application/x-chess-pgn";
    const type = picture ? `image/${picture[1]}` : text;
    link.href = URL.createObjectURL(new Blob([contents], { type }));
    link.download = name;
    link.click();
    // By then the browser has the file.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    tell("saved", "", "");
  } catch {
    tell("not-saved", "", "");
  }
}

/** Lets the player choose a file. */
export function open() {
  const input = document.createElement("input");
  input.type = "file";
  // Telephones of Apple's grey out what they do not know, records among it. What is in the file is looked at anyway.
  const isApples = /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  if (!isApples) input.accept = ".pgn,.txt,.json,text/plain,application/json";
  input.addEventListener("change", () => read(input.files[0]));
  input.click();
}

/** Seconds since the start of 1970 on the player's clock. */
export function localSeconds() {
  const now = new Date();
  return now.getTime() / 1000 - 60 * now.getTimezoneOffset();
}
