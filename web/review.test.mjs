// Tests in a real browser that a game that is over is reviewed there, by the engine in its worker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { activate, begun, cell, drawn, enter, kept, named, open, play, until, visit, withoutSound } from "./visit.mjs";

const control = (role, name) => visit.page.locator("#elements").getByRole(role, { name, exact: true });
const there = (element) => element.first().waitFor({ state: "attached" });

/** The review that is kept, if there is one. */
const review = () =>
  visit.page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith("agon/review-"))?.[1]);

test("a game that was resigned is reviewed, and its review is there again after a reload", async () => {
  const { page, errors } = await open({ prepare: withoutSound });
  await drawn();
  await enter("Play");
  await begun();
  for (const [from, to] of [["f1", "f2"], ["f2", "f3"]]) {
    const { length } = (await kept())?.moves ?? [];
    await (await play(from, to))();
    await until("the answer", (game) => game.moves.length >= (length ?? 0) + 2);
  }
  await activate(control("button", "Resign"));
  await there(page.getByRole("heading", { name: "Resign this game?" }));
  await activate(control("button", "Resign").last());
  await until("the end", (game) => game?.isPast);

  // It begins by itself.
  const see = page.locator("#elements button").filter({ hasText: /^See (the mistakes|who was ahead)$/ });
  const began = Date.now();
  await there(see);
  console.log(`the review of ${(await kept()).moves.length} moves took ${Date.now() - began} ms after the result`);
  const found = await review();
  assert.equal(found.trim().split("\n").length, 1 + (await kept()).moves.length, found);
  await activate(see.first());

  // The graph leads to any move.
  const graph = page.locator("#elements input[type=range]");
  await there(graph);
  await graph.evaluate((element) => {
    element.value = "0";
    element.dispatchEvent(new Event("input", { bubbles: true }));
  });
  assert.match(await named("f1", "queen"), /White queen/);

  await page.reload();
  await drawn();
  await activate(control("button", "More"));
  await activate(control("button", "My games"));
  await there(control("button", "View this game"));
  await activate(control("button", "View this game").first());
  await there(cell("f1"));
  await there(graph);
  assert.equal(await review(), found);
  assert.deepEqual(errors, []);
});
