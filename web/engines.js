// The engines' workers and the answers they have sent: Agon's computer player and analyst, and Agent's computer players.

class Seat {
  worker = null;
  /** Whether a worker has ever answered. If the first one dies before that, no worker can start here. */
  proven = false;
  thinking = false;
  heard = [];
  ring = null;

  /** `script` says which worker sits here, and `reports` whether more than the answer is heard. */
  constructor(script, reports = false) {
    this.script = script;
    this.reports = reports;
  }

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
    const worker = new Worker(new URL(this.script, document.baseURI), { type: "module" });
    this.worker = worker;
    // One that was dismissed is not heard any more.
    worker.onmessage = ({ data: { said, isLast } }) => {
      if (worker !== this.worker) return;
      this.proven = true;
      if (isLast) this.thinking = false;
      this.hear(said, isLast);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.worker) return;
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
      this.worker.postMessage({ ...question, reports: this.reports });
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

const seats = {
  player: new Seat("worker.js"),
  /** Of the analyst, reports are heard as well. */
  analyst: new Seat("worker.js", true),
  agent: new Seat("agent-worker.js"),
};

/** Asks whoever sits at `seat`. `goesOn`: with what the question before has taught them. */
export const ask = (seat, id, seed, lines, goesOn, ring) => seats[seat].ask({ id, seed, lines, goesOn }, ring);
export const cancel = (seat) => seats[seat].cancel();
export const poll = (seat) => seats[seat].poll();
