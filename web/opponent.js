// The computer player's side of the page: it keeps the worker in which the engine thinks, and what the worker has said.

let worker = null;
/** Whether a worker has ever answered here: if the first one dies before that, none will start. */
let proven = false;
let thinking = false;
const heard = [];
let ring = null;

function hear(what) {
  thinking = false;
  heard.push(what);
  ring?.();
  ring = null;
}

function dismiss() {
  worker?.terminate();
  worker = null;
  thinking = false;
}

function engage() {
  worker = new Worker(new URL("worker.js", document.baseURI), { type: "module" });
  worker.onmessage = ({ data }) => {
    proven = true;
    hear(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    dismiss();
    hear(proven ? "died" : "none");
  };
}

/** Sends the lines of a question to the engine; `onHeard` is called, once, when there is something to hear. */
export function ask(id, seed, lines, onHeard) {
  ring = onHeard;
  try {
    if (worker === null) engage();
    thinking = true;
    worker.postMessage({ id, seed, lines });
  } catch (error) {
    console.warn(error);
    hear("none");
  }
}

/** Forgets the question. A search cannot be told to stop: it ends with its worker. */
export function cancel() {
  if (thinking) dismiss();
  heard.length = 0;
  ring = null;
}

/** What there is to hear: nothing, "none" where no worker starts, "died", or a question's number and its answer. */
export function poll() {
  return heard.shift();
}
