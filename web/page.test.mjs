// Tests in a real browser of the page's own scripts: a stand-in for the game notes what it would be told.
import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { CHROMIUM_ONLY, drawn, open, visit } from "./visit.mjs";

const SCRIPTS = ["start.js", "download.js", "packed.js", "page.js", "writing.js", "reader.js", "style.css", "index.html"];
const GAME = `
import * as page from "./page.js";
import * as reader from "./reader.js";
import * as writing from "./writing.js";

export default async function start() {
  const canvas = document.getElementById("agon");
  Object.assign(window, { page, reader, writing, keys: [] });
  for (const type of ["keydown", "keyup"]) {
    canvas.addEventListener(type, ({ key }) => window.keys.push((type === "keydown" ? "+" : "-") + key));
  }
  page.drawn();
}`;

let folder;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "agon-page-"));
  for (const name of SCRIPTS) await cp(fileURLToPath(new URL(name, import.meta.url)), join(folder, name));
  const index = join(folder, "index.html");
  const module = Buffer.from([0, ...Buffer.from("asm"), 1, 0, 0, 0]);
  await writeFile(index, (await readFile(index, "utf8")).replace('data-bytes="0"', `data-bytes="${module.length}"`));
  // As the build does.
  const start = join(folder, "start.js");
  const english = await readFile(new URL("../assets/lang/en/page.json", import.meta.url), "utf8");
  const content = (await readFile(start, "utf8")).replace('"ENGLISH"', () => english).replace('"LANGUAGES"', '["en"]');
  await writeFile(start, content);
  await mkdir(join(folder, "assets", "lang"), { recursive: true });
  await writeFile(join(folder, "assets", "lang", "en.ftl"), "# end\n");
  await writeFile(join(folder, "agon.js"), GAME);
  await writeFile(join(folder, "agon_bg.wasm"), module);
});

after(() => rm(folder, { recursive: true }));

async function openPage(options = {}) {
  await open({ root: () => folder, packed: false, ...options });
  await drawn();
  return visit;
}

/** Sends a key event to the element with the focus, as a system would that tells only of this one. */
const send = (type, key, more = {}) =>
  visit.page.evaluate(
    ([type, key, more]) => {
      const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...more });
      document.activeElement.dispatchEvent(event);
      return event.defaultPrevented;
    },
    [type, key, more],
  );
const keys = () => visit.page.evaluate(() => window.keys.splice(0));

test("a modifier whose release was swallowed is released before the next key", async () => {
  await openPage();
  for (const [key, code, flag] of [
    ["Meta", "MetaLeft", "metaKey"],
    ["Alt", "AltLeft", "altKey"],
    ["Shift", "ShiftRight", "shiftKey"],
    ["Control", "ControlLeft", "ctrlKey"],
  ]) {
    await send("keydown", key, { code, [flag]: true });
    await send("keydown", "v", { code: "KeyV" });
    assert.deepEqual(await keys(), [`+${key}`, `-${key}`, "+v"]);
  }
});

test("a modifier whose press was swallowed is pressed before the next key, and held ones stay", async () => {
  await openPage();
  await send("keydown", "z", { code: "KeyZ", ctrlKey: true });
  await send("keydown", "y", { code: "KeyY", ctrlKey: true });
  await send("keyup", "Control", { code: "ControlLeft" });
  await send("keydown", "h", { code: "KeyH" });
  assert.deepEqual(await keys(), ["+Control", "+z", "+y", "-Control", "+h"]);
});

test("what writes something does not set the browser searching, and its own keys stay its own", async () => {
  await openPage();
  for (const key of ["'", "/", "a", "м", "لا", " ", "Tab"]) assert.ok(await send("keydown", key), key);
  for (const key of ["F5", "F6", "Escape", "Dead", "Process"]) assert.ok(!(await send("keydown", key)), key);
  for (const flag of ["ctrlKey", "altKey", "metaKey"]) assert.ok(!(await send("keydown", "f", { [flag]: true })), flag);
  // The same with the focus on an element for screen readers, but not where text is written.
  await visit.page.evaluate(() => {
    const button = { id: "play", role: "button", name: "Play" };
    const field = { id: "who", role: "textbox", name: "First player", value: "" };
    const places = [button, field].map(({ id }) => [id, [0, 0, 100, 40]]);
    window.reader.show(JSON.stringify({ elements: [button, field], places, order: ["play", "who"], focus: "play" }));
  });
  for (const key of ["'", "a", " ", "Tab"]) assert.ok(await send("keydown", key), key);
  for (const key of ["F5", "Escape"]) assert.ok(!(await send("keydown", key)), key);
  await visit.page.evaluate(() => document.getElementById("who").focus());
  for (const key of ["'", "a", " "]) assert.ok(!(await send("keydown", key)), key);
});

test("sound rests when nothing has been heard for a while, and wakes with the next effect", CHROMIUM_ONLY, async () => {
  await openPage();
  await visit.page.evaluate(() => {
    window.context = new AudioContext();
  });
  await visit.page.keyboard.press("a");
  const is = (state) => visit.page.waitForFunction((state) => window.context.state === state, state);
  const tell = (goesOn) => visit.page.evaluate((goesOn) => window.page.sound(goesOn), goesOn);
  await is("running");
  await tell(false);
  await is("suspended");
  await visit.page.keyboard.press("a");
  await visit.page.waitForTimeout(500);
  await is("suspended");
  await tell(false);
  await is("running");
  await tell(true);
  await visit.page.waitForTimeout(6_000);
  await is("running");
});

/** Runs in the page: a mouse is its main pointer, though it can be touched. */
function withMouse() {
  const { matchMedia } = window;
  window.matchMedia = (media) => matchMedia.call(window, media.replace("(pointer: coarse)", "not all"));
}

/** A text field that the game draws, at these places of a canvas of 640 × 400. */
const placed = () =>
  visit.page.evaluate(() => {
    window.writing.place("name", [0.25, 0.25, 0.5, 0.2], "", "First player", 20, false);
    window.writing.settle();
    return document.activeElement.className;
  });

test("a laptop with a touch screen has text fields of the page once it is touched", CHROMIUM_ONLY, async () => {
  const { page } = await openPage({ touch: true, prepare: withMouse });
  assert.equal(await placed(), "");
  await page.touchscreen.tap(20, 20);
  await page.mouse.click(20, 20);
  assert.equal(await placed(), "", "only what was tapped is meant");
  await page.touchscreen.tap(320, 140);
  assert.equal(await placed(), "writing", "it has the focus at once");
  await page.keyboard.press("Escape");
  await page.mouse.click(20, 20);
  await placed();
  await placed();
  assert.equal(await page.locator(".writing").count(), 0, "with the mouse it is the game's own");
});

test("a field that was not there when the finger came is not what it meant", CHROMIUM_ONLY, async () => {
  const { page } = await openPage({ touch: true, prepare: withMouse });
  await page.touchscreen.tap(320, 140);
  assert.equal(await placed(), "");
  assert.equal(await page.locator(".writing").count(), 1);
});

test("the page's texts stand on their ground in browsers of any age", CHROMIUM_ONLY, async () => {
  const style = await readFile(new URL("style.css", import.meta.url), "utf8");
  assert.ok(!/[:(,\s]light-dark\(/.test(style.replaceAll(/\/\*.*?\*\//gs, "")));
  const colours = () =>
    visit.page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return [backgroundColor, color];
    });
  const appear = (appearance) => visit.page.evaluate((appearance) => (document.documentElement.dataset.appearance = appearance), appearance);
  const light = ["rgb(221, 205, 174)", "rgb(42, 28, 17)"];
  const dark = ["rgb(24, 16, 11)", "rgb(245, 236, 217)"];
  await openPage({ colours: "dark" });
  assert.deepEqual(await colours(), dark, "the system's");
  await appear("light");
  assert.deepEqual(await colours(), light, "chosen");
  await visit.page.emulateMedia({ colorScheme: "light" });
  await appear("dark");
  assert.deepEqual(await colours(), dark, "chosen");
  await visit.page.evaluate(() => delete document.documentElement.dataset.appearance);
  assert.deepEqual(await colours(), light, "the system's");
});

test("where the browser leaves its zoom out of the pixel ratio, it is counted in", async () => {
  const prepare = () => {
    delete (/** @type {any} */ (ResizeObserverEntry.prototype).devicePixelContentBoxSize);
    let zoom = 1.25;
    Object.defineProperty(window, "outerWidth", { get: () => innerWidth * zoom });
    window.zoomTo = (wanted) => {
      zoom = wanted;
      dispatchEvent(new Event("resize"));
    };
  };
  await openPage({ prepare, sharp: true });
  const ratio = () => visit.page.evaluate(() => devicePixelRatio);
  assert.equal(await ratio(), 1.25);
  const heard = await visit.page.evaluate(() => {
    const heard = [];
    matchMedia("(resolution: 1.25dppx)").addListener(() => heard.push(devicePixelRatio));
    window.zoomTo(1.25);
    window.zoomTo(1.5);
    window.zoomTo(3);
    return heard;
  });
  assert.deepEqual(heard, [1.5, 2], "as often as it changes, and never beyond what the eye can see");
  await visit.page.evaluate(() => window.zoomTo(1.01));
  assert.equal(await ratio(), 1, "the frame of a window is no zoom");
});

test("where the browser tells the pixel ratio, it is left alone", async () => {
  const prepare = () => {
    Object.defineProperty(window, "outerWidth", { get: () => innerWidth * 1.5 });
    // Not every browser does.
    const prototype = /** @type {any} */ (ResizeObserverEntry.prototype);
    if (!("devicePixelContentBoxSize" in prototype)) prototype.devicePixelContentBoxSize = [];
  };
  await openPage({ prepare, sharp: true });
  assert.equal(await visit.page.evaluate(() => devicePixelRatio), 1);
});

test("a gamepad wakes the game only while its window has the focus", async () => {
  const { page } = await openPage();
  const used = await page.evaluate(async () => {
    const button = { pressed: false, value: 0 };
    navigator.getGamepads = () => [/** @type {any} */ ({ index: 0, axes: [], buttons: [button] })];
    let hasFocus = false;
    document.hasFocus = () => hasFocus;
    let used = 0;
    window.page.watchGamepads(() => used++);
    const wait = () => new Promise((done) => setTimeout(done, 200));
    await wait();
    button.value = 1;
    await wait();
    const without = used;
    hasFocus = true;
    await wait();
    const held = used;
    button.value = 0;
    await wait();
    return [without, held, used];
  });
  assert.deepEqual(used, [0, 0, 1]);
});
