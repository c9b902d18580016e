// Tests in a real browser of the shelf, and of Agent as it is played on the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { activate, asked, drawn, open, told, visit } from "./visit.mjs";

const button = (name) => visit.page.getByRole("button", { name, exact: true }).first();

/** The saved games of Agent. */
const saved = () =>
  visit.page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("agon/agent-")).map(([, text]) => text));

test("whoever comes for the first time chooses a game, and Agent's computer players decide in a worker", async () => {
  const { page, errors } = await open({ shelf: true });
  await drawn();
  await activate(page.getByRole("button", { name: /^Agent\. / }).first());
  await activate(button("Play"));
  await activate(button("Place your stakes"));
  await activate(button("$1,000 × 4"));
  await activate(button("Stake $1,000"));
  const turn = page.getByRole("button", { name: /^(Let it pass|Bribe)$/ }).first();
  await turn.waitFor({ state: "attached" });
  if ((await turn.textContent()) === "Bribe") {
    await activate(button("American 1"));
    await activate(button("New York"));
    await told("You send American 1 to New York");
  } else {
    await told(/sends (American|Briton|Russian|Chinese)/);
    await activate(turn);
  }
  assert.ok(asked("agent-worker.js"), "they think in a worker");
  const [game] = await saved();
  assert.equal(JSON.parse(game).game, "agent");
  assert.doesNotMatch(game, /A1=1000/, "what is staked is not in plain sight");
  assert.deepEqual(errors, []);
});

test("a page of a game has an address, which puts its game on the table", async () => {
  const { page } = await open({ hash: "#agent-rules" });
  await page.getByText("Send them after the case in Tangier.").waitFor();
  await drawn();
  const names = () => page.evaluate(() => [document.title, document.getElementById("agon").ariaLabel]);
  assert.deepEqual(await names(), ["Agent", "Agent"]);
  await page.getByRole("heading", { name: "How to play", exact: false }).first().waitFor({ state: "attached" });
  await page.evaluate(() => (location.hash = "museum"));
  await page.waitForFunction(() => document.title === "Agon");
  await page.getByRole("heading", { name: "museum", exact: false }).first().waitFor({ state: "attached" });
  await page.evaluate(() => (location.hash = "agent-my-games"));
  await page.waitForFunction(() => document.title === "Agent");
  await page.getByRole("heading", { name: "My games", exact: false }).first().waitFor({ state: "attached" });
});

test("the page begins with the game that was on the table last", async () => {
  const { page } = await open({ shelf: true });
  await drawn();
  await activate(page.getByRole("button", { name: /^Agent\. / }).first());
  await button("Set up a game").waitFor({ state: "attached" });
  await page.reload();
  await page.getByText("Send them after the case in Tangier.").waitFor();
  await drawn();
  await button("Set up a game").waitFor({ state: "attached" });
  await activate(button("More"));
  await activate(button("Other games"));
  await page.getByRole("button", { name: /^Agon\. / }).first().waitFor({ state: "attached" });
});
