// What passes between the game and the world round its page: the address, the clipboard, files. The game is told of everything by
// `tell(kind, name, text)`, when the browser is done with it. Any of it may be refused: never an exception.

let tell = () => {};
let largest = 0;

/** Takes what stands behind the # out of the address, so that loading the page again goes on with the game that is kept. */
function takeFragment() {
  const { hash } = location;
  if (hash.length < 2) return;
  try {
    history.replaceState(null, "", address());
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
    tell("file", file.name, await file.text());
  } catch {
    tell("not-read", file.name, "");
  }
}

/** Begins to tell. Files of more than so many bytes are not read. */
export function listen(told, bytes) {
  tell = told;
  largest = bytes;
  addEventListener("hashchange", takeFragment);
  // Else the browser would leave the game and show the file.
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    read(event.dataTransfer?.files[0]);
  });
  takeFragment();
}

/** The page's address without what stands behind its #. */
export function address() {
  return location.href.split("#")[0];
}

/** A page has the clipboard only where its connection is safe, and where the player has just done something. */
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

/** Has the browser load a file that the page makes. */
export function save(name, contents) {
  try {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([contents], { type: name.endsWith(".png") ? "image/png" : "application/x-chess-pgn" }));
    link.download = name;
    link.click();
    // By then the browser has it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    tell("saved", "", "");
  } catch {
    tell("not-saved", "", "");
  }
}

/** Has the player choose a file. */
export function open() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".pgn,.txt,text/plain";
  input.addEventListener("change", () => read(input.files[0]));
  input.click();
}

/** Since the beginning of 1970, in seconds. */
export function seconds() {
  return Date.now() / 1000;
}
