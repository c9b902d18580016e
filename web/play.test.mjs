// Tests in a real browser that the game can be played there: by mouse, touch, keyboard, and by who cannot see it.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import {
  PATIENCE,
  asked,
  begun,
  click,
  copyLink,
  drawn,
  enter,
  kept,
  open,
  play,
  press,
  tabTo,
  told,
  until,
  visit,
} from "./visit.mjs";

/** Starts a first game by keyboard, moves by mouse, and waits for the computer's reply. */
async function playFirstMoves(options) {
  const { errors } = await open(options);
  await drawn();
  await enter("Play");
  await begun();
  await visit.page.waitForTimeout(3_000);
  // In a window of this size the board is seen from above; these are the places of f1, with the white queen, and of f2.
  await click(196, 367);
  await click(196, 340);
  await until("a move and its answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  assert.deepEqual(errors, []);
}

test("a first game begins, takes a move by mouse, and the computer answers from its worker", async () => {
  await playFirstMoves();
  assert.ok(asked("worker.js") && asked("engine_bg.wasm"), visit.requests.join("\n"));
});

test("whoever cannot see the board is told what is on it and what happens, and plays by its cells, in French too", async () => {
  const { page } = await open({ language: "fr-FR" });
  await drawn();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await enter("Jouer");
  await begun();
  const cell = (name) => page.locator(`#cell-${name}`);
  const named = (name, label) =>
    page.waitForFunction(([id, label]) => document.getElementById(id).ariaLabel === label, [`cell-${name}`, label]);
  await named("f1", "f1, reine blanche, peut bouger");
  await cell("f1").dispatchEvent("click");
  await named("f2", "f2, vide, peut être atteinte");
  await cell("f2").dispatchEvent("click");
  await until("a move and its answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  await told("reine f1 à f2");
  await press("ArrowUp");
  await page.waitForFunction(() => document.getElementById("agon").getAttribute("aria-activedescendant") === "cell-f2");
});

test("where no worker starts, the computer plays all the same", async () => {
  const prepare = () => {
    window.Worker = class {
      constructor() {
        throw new Error("no workers here");
      }
    };
  };
  await playFirstMoves({ prepare });
  assert.ok(!asked("worker.js"));
});

test("a reload goes on with the unfinished game, by keyboard", async () => {
  await playFirstMoves();
  const before = await kept();
  await visit.page.reload();
  await drawn();
  assert.deepEqual(await kept(), before);
  await enter("Continue");
  await visit.page.waitForTimeout(3_000);
  // The focus appears on the queen; then she steps forward.
  await press("ArrowUp", "Enter", "ArrowUp", "Enter");
  await until("another move", (game) => game?.moves.length > before.moves.length);
  assert.equal((await kept()).moves[2], "f2f3");
});

test("storage and clipboard that are refused are told of, and the game goes on", async () => {
  const prepare = () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    // As on a page without a secure connection.
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
  };
  const { page, errors } = await open({ prepare });
  await drawn();
  await told("Nothing can be saved: access is denied.");
  await enter("Play");
  const queen = page.locator("#cell-f1");
  await page.waitForFunction(() => document.getElementById("cell-f1")?.ariaLabel?.startsWith("f1, White queen"));
  await queen.dispatchEvent("click");
  await page.locator("#cell-f2").dispatchEvent("click");
  await told("queen f1 to f2");
  await copyLink();
  await told("Your browser does not let this page use the clipboard.");
  assert.deepEqual(errors, []);
});

test("a game that came by a link is played to its end, and sent on by another", async () => {
  // A game of seventy-three plies; the last ten are played in the test.
  const link = "A3eHYgiq3FOIloRMwQ1StahQdyV7pGCnRWDG8U29VW7IiuZ6a8yXM4p";
  const rest = ["e8f9", "h4h5", "f9g8", "h5g5", "k4k3", "f8e7", "k3i3", "e6e5", "l1l2", "e7e6"];
  const { page, context, url, errors } = await open({ hash: `#${link}` });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await drawn();
  await enter("Continue with two players");
  assert.equal(page.url(), url);
  await until("the game of the link", (game) => game?.moves.length === 63);
  // Shared again, the link is the same.
  await copyLink();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${url}#${link}`);
  // The position alone, as text.
  for (const control of ["Share, This position", "Copy the text"]) {
    await tabTo(control);
    await press("Enter");
  }
  await page.waitForFunction(async () => !(await navigator.clipboard.readText()).includes("#"));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "6/1g5/6g1/2g6/5G1q2/4GQGG3/5G4/3G5/8/3g3/g2g2 b - 1 32");
  await press("Escape");
  for (const move of rest) {
    const [from, to] = move.match(/[a-l]\d+/g);
    const made = await play(from, to);
    if (move !== rest.at(-1)) await made();
  }
  await told("White wins");
  assert.deepEqual(errors, []);
});

test("a picture of the board is saved, and a game that is over is kept among one's own", async () => {
  const { page, errors } = await open({ hash: "#A3eHYgiq3FOIloRMwQ1StahQdyV7pGCnRWDG8U29VW7IiuZ6a8yXM4p" });
  await drawn();
  await enter("Continue with two players");
  await until("the game of the link", (game) => game?.moves.length === 63);
  for (const control of ["Menu", "Share"]) {
    await tabTo(control);
    await press("Enter");
  }
  const download = page.waitForEvent("download");
  await tabTo("Save the picture");
  await press("Enter");
  const picture = await readFile(await (await download).path());
  assert.match((await download).suggestedFilename(), /^agon-\d{4}-\d\d-\d\d\.png$/);
  assert.equal(picture.toString("latin1", 1, 4), "PNG");
  assert.ok(picture.length > 20_000, `a board has more to show than ${picture.length} bytes`);
  if (process.env.PICTURES) await writeFile(join(process.env.PICTURES, "saved-board.png"), picture);
  // The share page is shown again after the picture.
  await press("Escape");
  // The button, then the one in the question.
  for (const _ of [1, 2]) {
    await tabTo("Resign");
    await press("Enter");
  }
  const past = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("agon/past-")).length);
  for (const end = Date.now() + 30_000; Date.now() < end && (await past()) === 0; ) await page.waitForTimeout(100);
  assert.equal(await past(), 1);
  assert.deepEqual(errors, []);
});

test("on a telephone, held upright, two taps make a move", async () => {
  const { page, errors } = await open({ touch: true, viewport: { width: 360, height: 640 } });
  await drawn();
  await enter("Play");
  await begun();
  await page.waitForTimeout(3_000);
  // Where the cells are while the first hint of a first game is shown below the board.
  const [f1, f2] = [398, 368];
  await page.touchscreen.tap(180, f1);
  await page.waitForFunction(() => document.getElementById("cell-f1").ariaLabel.includes("chosen"));
  await page.touchscreen.tap(180, f2);
  await until("a move and its answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  assert.deepEqual(errors, []);
});

test("a name is written on a telephone, with the keyboard that it brings", async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 }, touch: true });
  await drawn();
  await tabTo("Two players");
  await press("Enter");
  const first = page.getByRole("textbox", { name: "First player" });
  await first.tap();
  await page.keyboard.insertText("Zoë");
  await press("Enter");
  await enter("Start");
  await begun();
  await play("f1", "f2");
  await until("the game of those who were named", (game) => JSON.stringify(game ?? {}).includes("Zoë"));
  // During a game there is no text field.
  await first.waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
});

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

const draws = () => visit.page.evaluate(() => window.draws);
/** Draw calls in ten seconds, once the page has settled. */
async function idle() {
  let before = -1;
  for (const end = Date.now() + PATIENCE; before !== (await draws()) && Date.now() < end; ) {
    before = await draws();
    await visit.page.waitForTimeout(3_000);
  }
  await visit.page.waitForTimeout(10_000);
  return (await draws()) - before;
}

test("an untouched page without sound draws nothing, and a key wakes it", async () => {
  const { page } = await open({ prepare: countDraws });
  await drawn();
  // The music would be loaded now and then.
  await press("m");
  assert.equal(await idle(), 0, "at the title");
  await enter("Play");
  await begun();
  assert.equal(await idle(), 0, "in a game, in one view");
  const before = await draws();
  await press("v");
  await page.waitForFunction((before) => window.draws > before, before);
  assert.equal(await idle(), 0, "in the other view");
  await press("?");
  await told("Keys");
  assert.equal(await idle(), 0, "on a page");
});

test("an untouched page on which the fire crackles draws nothing", async () => {
  const prepare = () => {
    const settings = { version: 2, sections: { shell: { music_volume: 0 } } };
    localStorage.setItem("agon/settings", JSON.stringify(settings));
  };
  const onPage = (page) => page.addInitScript(countDraws);
  await open({ prepare, onPage });
  await drawn();
  // The first key lets the sound begin, and shows where the keyboard is.
  await press("Enter");
  for (const place of ["at first", "later", "later still"]) assert.equal(await idle(), 0, place);
});
