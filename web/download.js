// Fetches what the game cannot begin without. If the connection breaks off, it tries again, and a file goes on where it
// broke off.
import "./packed.js";

/** How long to wait after each failure in a row, in milliseconds; after the last one, until the player asks. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];
/** A host that sends nothing for this long, in milliseconds, will not send the rest. */
const STALLED = 20_000;

/** The host has answered, and would answer the same again. */
export class Refused extends Error {}

/**
 * The attempts at one download. `waits(isHopeless, go)` is called after each failure: the page tells the player, who may
 * call `go` to have it tried at once. `isHopeless` tells that it will not be tried again otherwise.
 */
export class Attempts {
  #failures = 0;
  #waits;

  constructor(waits) {
    this.#waits = waits;
  }

  /** Something has arrived. */
  advance() {
    this.#failures = 0;
  }

  /** Waits for the next attempt after this error; throws it if another attempt would not help. */
  async next(error) {
    if (error instanceof Refused) throw error;
    console.warn(error);
    const pause = PAUSES[this.#failures++];
    await new Promise((go) => {
      if (pause !== undefined) setTimeout(go, pause);
      addEventListener("online", go, { once: true });
      this.#waits(pause === undefined, go);
    });
  }
}

/** The result of `step`, unless it takes too long. */
function inTime(step) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the host sends nothing")), STALLED);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function request(url) {
  const response = await inTime(fetchPacked(url));
  if (response.ok) return response.body.getReader();
  const text = `${url}: ${response.status}`;
  throw response.status >= 500 ? new Error(text) : new Refused(text);
}

/**
 * The contents of a file, `size` bytes long, as a stream. `progress` is called with the number of bytes that have
 * arrived. After a failure the file is asked for again, and what has already arrived is left out; browsers keep that
 * part and ask for the rest alone where the host allows it.
 */
export function download(url, size, attempts, progress) {
  let arrived = 0;
  let reader;
  /** How much of what comes next has already arrived. */
  let known = 0;

  async function read() {
    if (!reader) {
      reader = await request(url);
      known = arrived;
    }
    const { done, value } = await inTime(reader.read());
    if (!done) return value;
    if (arrived < size) throw new Error(`${url} ends after ${arrived} of ${size} bytes`);
    return undefined;
  }

  async function pull(controller) {
    for (;;) {
      try {
        const chunk = await read();
        if (!chunk) return controller.close();
        const fresh = chunk.subarray(known);
        known = Math.max(0, known - chunk.byteLength);
        if (fresh.byteLength === 0) continue;
        arrived += fresh.byteLength;
        attempts.advance();
        progress(arrived);
        return controller.enqueue(fresh);
      } catch (error) {
        reader?.cancel().catch(() => {});
        reader = undefined;
        await attempts.next(error);
      }
    }
  }

  return new ReadableStream({ pull });
}
