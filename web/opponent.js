// The computer player's side of the page: keeps the engine's worker and the answers it has sent.

let worker = null;
/** Whether a worker has ever answered. If the first one dies before that, no worker can start here. */
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

/** Sends the lines of a question to the engine. `onHeard` is called once, when an answer is ready. */
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

/** Drops the question. A search cannot be stopped, so its worker is terminated. */
export function cancel() {
  if (thinking) dismiss();
  heard.length = 0;
  ring = null;
}

/** The next answer: undefined, "none" if no worker starts, "died", or a question's number and its answer. */
export function poll() {
  return heard.shift();
}
