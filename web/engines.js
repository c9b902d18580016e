// The engines' workers and the answers they have sent: Agon's computer player and analyst, and Agent's computer players.

class Seat {
  worker = null;
  /** Whether a worker has ever answered. If the first one dies before that, no worker can start here. */
  proven = false;
  thinking = false;
  heard = [];
  ring = null;

  /** `script` says which worker sits here. */
  constructor(script) {
    this.script = script;
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
    this.worker = new Worker(new URL(this.script, document.baseURI), { type: "module" });
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

const player = new Seat("worker.js");
const analyst = new Seat("worker.js");
const agentPlayers = new Seat("agent-worker.js");

/** Asks the computer player; only the answer is heard. */
export const ask = (id, seed, lines, ring) => player.ask({ id, seed, lines }, ring);
export const cancel = () => player.cancel();
export const poll = () => player.poll();

/** Asks the analyst, whose reports are heard as well. `goesOn`: with what the search before has learned. */
export const search = (id, lines, goesOn, ring) => analyst.ask({ id, seed: 0n, lines, goesOn, reports: true }, ring);
export const cancelSearch = () => analyst.cancel();
export const pollSearch = () => analyst.poll();

/** Asks the computer player of Agent who is to decide: `question` as for `agent-engine choose`. */
export const askAgent = (id, question, ring) => agentPlayers.ask({ id, question }, ring);
export const cancelAgent = () => agentPlayers.cancel();
export const pollAgent = () => agentPlayers.poll();
