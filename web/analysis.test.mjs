// Tests in a real browser that the analysis finds its lines there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { activate, asked, begun, drawn, open, until, visit } from "./visit.mjs";

test("an analysis finds lines in its worker, plays one, goes on when asked, and rests out of sight", async () => {
  const { page, errors } = await open({ viewport: { width: 1_000, height: 700 } });
  await drawn();
  const button = (name) => page.getByRole("button", { name });
  const there = (element) => element.first().waitFor({ state: "attached" });
  await activate(button("More"));
  await activate(button("Analysis board"));
  await begun();
  await there(button(/^Line 3\. White: /));
  assert.ok(asked("worker.js") && asked("engine_bg.wasm"), visit.requests.join("\n"));
  await activate(button(/^Line 2\. White: /));
  await there(button(/^Line 1\. Black: /));
  await until("a saved analysis", (game) => game !== null);
  // It has come to rest by itself.
  await there(button("Search further"));
  await activate(button("Search further"));
  await there(button("Stop searching"));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await there(page.locator("#elements").getByText("paused while out of sight"));
  assert.deepEqual(errors, []);
});
