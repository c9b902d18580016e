// Tests the engine's module as a worker calls it: it counts and searches exactly as the program does. Prints its speed and
// size.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { engine } from "./engine.mjs";

/** The largest allowed size with brotli, in bytes. Rustup's ready-made standard library is larger than CI's. */
const MOST_TO_LOAD = process.env.CI ? 81_920 : 90_000;
/** How many rounds of a few milliseconds each; the fastest is reported. */
const ROUNDS = 100;

const read = (path, encoding) => /** @type {Promise<any>} */ (readFile(new URL(path, import.meta.url), encoding));
let module, bench, perft, perftMade, Session;

before(async () => {
  ({ bytes: module, bench, perft, perftMade, Session } = await engine());
});

/** The rate of the fastest round, in millions a second. */
function rate(count) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const counted = Number(count());
    best = Math.max(best, counted / (performance.now() - begun) / 1_000);
  }
  return best.toFixed(0);
}

test("the module is small", (t) => {
  const toLoad = brotliCompressSync(module).length;
  t.diagnostic(`${module.length} bytes, ${toLoad} as sent with brotli`);
  assert.ok(toLoad <= MOST_TO_LOAD, `${toLoad} bytes are more than ${MOST_TO_LOAD}`);
});

test("the paths from the opening are as many as they should be", async (t) => {
  const lines = (await read("../core/tests/conformance/perft.tsv", "utf8")).split("\n").map((line) => line.split("\t"));
  const opening = lines.filter(([rules, position]) => rules === "globe" && position === "startpos");
  const counts = opening.filter(([, , depth]) => depth <= 5);
  assert.ok(counts.length >= 4);
  for (const [, , depth, count] of counts) {
    assert.equal(perft(Number(depth)), BigInt(count));
    assert.equal(perftMade(Number(depth)), BigInt(count));
  }
  t.diagnostic(`perft: ${rate(() => perft(4))} million a second in bulk, ${rate(() => perftMade(4))} each made`);
});

test("the bench counts as many nodes as the program does", async (t) => {
  const lines = [];
  bench((line) => lines.push(line));
  const [nodes, , nps] = lines.at(-1).split(" ");
  t.diagnostic(`bench: ${nps} nodes a second`);
  assert.equal(nodes, (await read("../tools/tests/bench_nodes.txt", "utf8")).trim());
});

test("a session answers, reports on its way, and refuses a search that nobody could stop", () => {
  const said = [];
  const session = new Session(1n, (line) => said.push(line));
  const answersTo = (line) => {
    session.line(line);
    return said.splice(0);
  };
  assert.match(answersTo("ugi")[0], /^id name Agon [^]*\nugiok$/);
  assert.deepEqual(answersTo("position startpos moves b1c2"), []);
  assert.deepEqual(answersTo("query p1turn"), ["response false"]);
  const searched = answersTo("go depth 3");
  assert.equal(searched.length, 4);
  assert.match(searched[2], /^info depth 3 /);
  assert.match(searched[3], /^bestmove ([a-l]\d+){2}$/);
  const begun = performance.now();
  assert.match(answersTo("go movetime 100").at(-1), /^bestmove /);
  assert.ok(performance.now() - begun >= 90);
  assert.match(answersTo("go infinite")[0], /^error: /);
  assert.match(answersTo("castle")[0], /^error: there is no command "castle"$/);
});

test("every recorded question is answered as the program does, to the node", async () => {
  const record = await read("../core/tests/answers.txt", "utf8");
  const said = [];
  const begin = () => new Session(7n, (line) => said.push(...line.replaceAll(/ (nps|time) \d+/g, "").split("\n")));
  let session = begin();
  for (const line of record.trimEnd().split("\n")) {
    if (line === "") session = begin();
    if (line === "" || line.startsWith("#")) said.push(line);
    if (!line.startsWith("> ")) continue;
    said.push(line);
    session.line(line.slice(2));
  }
  assert.equal(`${said.join("\n")}\n`, record);
});
