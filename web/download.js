// Fetches what the game cannot begin without. If the connection breaks off, it tries again.
import "./packed.js";

/** How long to wait after each failure in a row, in milliseconds; after the last one, until the player asks. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];
/** A host that sends nothing for this long, in milliseconds, will not send the rest. */
const STALLED = 20_000;
/** The last line of the texts of a language. A file of texts that breaks off can still be read. */
const END = "# end\n";

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

/** The host's answer to a request. */
async function request(url, options) {
  const response = await inTime(fetchPacked(url, options));
  if (response.ok) return response;
  const text = `${url}: ${response.status}`;
  throw response.status >= 500 ? new Error(text) : new Refused(text);
}

/** An answer that can be compiled: simple hosts do not know the type of modules, without which none is. */
function asModule(response) {
  const type = "application/wasm";
  return response.headers.get("content-type") === type
    ? response
    : new Response(response.body, { headers: { "content-type": type } });
}

/** The result of `step`, which is tried again after each failure, with the number of the attempt. */
export async function insist(attempts, step) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step(attempt);
    } catch (error) {
      await attempts.next(error);
    }
  }
}

/** The texts of a language. */
export function loadText(url, attempts) {
  return insist(attempts, async () => {
    const response = await request(url);
    const text = await inTime(response.text());
    if (!text.endsWith(END)) throw new Error(`${url} breaks off`);
    return text;
  });
}

/** Reads a body to its end, and calls `hear` with the number of bytes of each piece. */
async function count(body, hear) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) return;
    hear(value.byteLength);
  }
}

/**
 * Compiles a module, `size` bytes long, while it arrives. `progress` is called with the number of bytes that have arrived.
 * The browser compiles its own answer to the request, so that it can keep the compiled code for the next visit. After a
 * failure the module is asked for again; browsers keep what has arrived and ask for the rest alone where the host allows it.
 * The signal gives it up.
 */
export async function compile(url, size, attempts, progress, signal) {
  let most = 0;
  for (;;) {
    const attempt = new AbortController();
    const giveUp = () => attempt.abort(signal.reason);
    signal.addEventListener("abort", giveUp);
    let arrived = 0;
    let counted;
    try {
      const response = asModule(await request(url, { signal: attempt.signal }));
      counted = count(response.clone().body, (bytes) => {
        arrived += bytes;
        attempts.advance();
        if (arrived > most) progress((most = arrived));
      });
      counted.catch((error) => attempt.abort(error));
      return await WebAssembly.compileStreaming(response);
    } catch (error) {
      await counted?.catch(() => {});
      // What has arrived whole would be refused again.
      if (signal.aborted || arrived >= size) throw error;
      await attempts.next(error);
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
  }
}
