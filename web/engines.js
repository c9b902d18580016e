// The engine's workers and the answers they have sent: one for the computer player, and one for the analyst.

class Seat {
  worker = null;
  /** Whether a worker has ever answered. If the first one dies before that, no worker can start here. */
  proven = false;
  thinking = false;
  heard = [];
  ring = null;

  /** After the last answer, whoever is rung for may ask the next question at once. */
  hear(what, isLast = true) {
    this.heard.push(what);
    const { ring } = this;
    if (isLast) this.ring = null;
    ring?.();
  }

  dismiss() {
    this.worker?.terminate();
    this.worker = null;
    this.thinking = false;
  }

  engage() {
    this.worker = new Worker(new URL("worker.js", document.baseURI), { type: "module" });
    this.worker.onmessage = ({ data: { said, isLast } }) => {
      this.proven = true;
      if (isLast) this.thinking = false;
      this.hear(said, isLast);
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.dismiss();
      this.hear(this.proven ? "died" : "none");
    };
  }

  /** Sends a question to the engine. `ring` is called whenever something is heard. */
  ask(question, ring) {
    this.ring = ring;
    try {
      if (this.worker === null) this.engage();
      this.thinking = true;
      this.worker.postMessage(question);
    } catch (error) {
      console.warn(error);
      this.thinking = false;
      this.hear("none");
    }
  }

  /** Drops the question. A search cannot be stopped, so its worker is terminated. */
  cancel() {
    if (this.thinking) this.dismiss();
    this.heard.length = 0;
    this.ring = null;
  }

  /** What was heard next: undefined, "none" if no worker starts, "died", or a question's number and a line. */
  poll() {
    return this.heard.shift();
  }
}

const player = new Seat();
const analyst = new Seat();

/** Asks the computer player; only the answer is heard. */
export const ask = (id, seed, lines, ring) => player.ask({ id, seed, lines }, ring);
export const cancel = () => player.cancel();
export const poll = () => player.poll();

/** Asks the analyst, whose reports are heard as well. `goesOn`: with what the search before has learned. */
export const search = (id, lines, goesOn, ring) => analyst.ask({ id, seed: 0n, lines, goesOn, reports: true }, ring);
export const cancelSearch = () => analyst.cancel();
export const pollSearch = () => analyst.poll();
