// Tests in a real browser that the page draws nothing while nothing happens. They mostly wait, so they run beside others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PATIENCE, begun, drawn, enter, open, press, seen, told, visit } from "./visit.mjs";

/** Counts the draw calls of the page in `window.draws`. */
function countDraws() {
  window.draws = 0;
  const { prototype } = WebGL2RenderingContext;
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    const draw = prototype[name];
    prototype[name] = function (...rest) {
      window.draws++;
      return draw.apply(this, rest);
    };
  }
}

/** Connects a gamepad with the usual buttons. `window.setButton` presses and releases them. */
function connectGamepad() {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const gamepad = { id: "pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
  // @ts-expect-error Nothing asks for its vibration.
  navigator.getGamepads = () => [gamepad];
  window.setButton = (number, pressed) => Object.assign(buttons[number], { pressed, value: Number(pressed) });
  dispatchEvent(new Event("gamepadconnected"));
}

const draws = () => visit.page.evaluate(() => window.draws);
/** Draw calls in ten seconds, once the page has settled. */
async function idle() {
  // Without a graphics card, the first frame of a view can take longer than a look. Others would come after it.
  let before = -1;
  for (const end = Date.now() + PATIENCE; before !== (await draws()) && Date.now() < end; ) {
    before = await draws();
    await visit.page.waitForTimeout(3_000);
    await seen();
  }
  await visit.page.waitForTimeout(10_000);
  return (await draws()) - before;
}

/** Opens the page with these settings of the program, as somebody who likes motion, and counts what is drawn. */
const openWith = (shell) =>
  open({
    motion: true,
    prepare: `localStorage.setItem("agon/settings", '${JSON.stringify({ version: 2, sections: { shell } })}')`,
    onPage: (page) => page.addInitScript(countDraws),
  });

test("an untouched page without sound draws nothing and loads none, and a gamepad or a key wakes it", async () => {
  const { page, requests } = await openWith({ muted: true });
  await drawn();
  assert.equal(await idle(), 0, "at the title");
  await enter("Play");
  await begun();
  assert.equal(await idle(), 0, "in a game, in one view");
  await page.evaluate(connectGamepad);
  await idle();
  const before = await draws();
  // Y changes the view.
  await page.evaluate(() => window.setButton(3, true));
  await page.waitForFunction((before) => window.draws > before, before);
  await page.evaluate(() => window.setButton(3, false));
  assert.equal(await idle(), 0, "in the other view, with a gamepad");
  await press("?");
  await told("Keys");
  assert.equal(await idle(), 0, "on a page");
  assert.deepEqual(requests.filter((url) => url.includes("/sounds/")), []);
});

test("an untouched page on which the fire crackles draws nothing", async () => {
  await openWith({ music_volume: 0 });
  await drawn();
  // The first key lets the sound begin, and shows where the keyboard is.
  await press("Enter");
  for (const place of ["at first", "later", "later still"]) assert.equal(await idle(), 0, place);
});
