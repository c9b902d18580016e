// Tests the module of Agent's computer players as a worker calls it: they decide exactly as the program does. Prints its
// size and the slowest reply.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { engine } from "./engine.mjs";

/** The largest allowed size with brotli, in bytes. Rustup's ready-made standard library is larger than CI's. */
const MOST_TO_LOAD = process.env.CI ? 81_920 : 90_000;

let module, choose;

before(async () => {
  ({ bytes: module, choose } = await engine("agent_players"));
});

test("the module is small", (t) => {
  const toLoad = brotliCompressSync(module).length;
  t.diagnostic(`${module.length} bytes, ${toLoad} as sent with brotli`);
  assert.ok(toLoad <= MOST_TO_LOAD, `${toLoad} bytes are more than ${MOST_TO_LOAD}`);
});

test("every decision of the recorded games is taken as the program takes it", async (t) => {
  const record = await readFile(new URL("../core/tests/agent_answers.txt", import.meta.url), "utf8");
  let [options, seed, events, asked, decisions, slowest] = ["", "", [], null, 0, 0];
  for (const line of record.trimEnd().split("\n")) {
    const [kind, rest] = [line[0], line.slice(2)];
    if (kind === "*") {
      [options, seed] = rest.split(" | ");
      events = [];
    } else if (kind === ">") {
      const [player, view] = rest.split(" | ");
      const begun = performance.now();
      asked = choose(`${options} | ${player} ${seed} | ${view} | ${events.join(";")}`);
      slowest = Math.max(slowest, performance.now() - begun);
    } else if (kind === "=") {
      assert.equal(asked, rest.replace(" because ", "\t"), `decision ${decisions}`);
      decisions++;
    } else if (kind === "+") {
      events.push(...rest.split(";"));
    }
  }
  assert.ok(decisions > 300, `${decisions} decisions`);
  t.diagnostic(`${decisions} decisions, the slowest after ${slowest.toFixed(0)} ms`);
});

test("what cannot be asked is refused with the reason", () => {
  assert.throws(() => choose("castle"), /^Error: a question is OPTIONS/);
  assert.throws(() => choose("9 | 0 agent 1 | x |"), /^Error: the options: column 1: /);
  const opening = "2,agents=1 | 1 novice 1 | WAS,LON,MOS,PEK TAN 0.1.0 stake:0 0,0,0,0;0;0/0,0,0,0;0;0 ?/0,0,0,0;444444 |";
  assert.throws(() => choose(opening), /^Error: player 1 is not asked here$/);
});
