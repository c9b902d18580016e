// Tests in a real browser that the game can be played there: by mouse, touch, keyboard, and by who cannot see it.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import {
  PATIENCE,
  activate,
  asked,
  begun,
  cell,
  click,
  copyLink,
  drawn,
  enter,
  kept,
  named,
  open,
  pause,
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
  await told("Menez votre reine sur le trône");
  assert.equal(await named("f1", "peut bouger"), "f1, reine blanche, peut bouger");
  await activate(cell("f1"));
  assert.equal(await named("f2", "atteinte"), "f2, vide, peut être atteinte");
  await activate(cell("f2"));
  await until("a move and its answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  await told("reine f1 à f2");
  await press("ArrowUp");
  await page.waitForFunction(() => document.activeElement.textContent.startsWith("f6,"));
  await press("ArrowUp");
  await page.waitForFunction(() => document.activeElement.textContent.startsWith("f7,"));
});

/** The problems that axe finds on the page. */
async function problems() {
  await visit.page.evaluate(await readFile(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8"));
  // Of contrast it would judge elements that are not seen; the game's own tests measure what is drawn.
  const { violations } = await visit.page.evaluate(() =>
    window.axe.run({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3).join(" ")}`);
}

/** What the browser tells screen readers of the page: role and name of each of its nodes that has a name. */
async function tree() {
  const session = await visit.context.newCDPSession(visit.page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const told = nodes.filter((node) => !node.ignored && node.name?.value);
  return told.map((node) => `${node.role.value} ${node.name.value}`);
}

/** Where an element is once it stays there: frames are slow here, and the first ones of a screen are laid out anew. */
async function settled(element) {
  let before = "";
  for (const end = Date.now() + PATIENCE; Date.now() < end; await visit.page.waitForTimeout(6_000)) {
    const box = await element.boundingBox();
    if (JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
  }
  assert.fail(`it never stays: ${before}`);
}

test("every control, text and cell is an element with a role, a name and a place, and axe finds no fault", async () => {
  const { page, errors } = await open({ viewport: { width: 800, height: 640 } });
  await drawn();
  await told("Agon.");
  const button = (name) => page.getByRole("button", { name, exact: true });
  const boxes = async (element) => {
    const box = await element.boundingBox();
    assert.ok(box.width >= 20 && box.height >= 20 && box.x >= 0 && box.y >= 0, JSON.stringify(box));
    return box;
  };
  await boxes(button("Play"));
  const seen = await tree();
  for (const expected of ["heading Agon", "button Play", "button Settings"]) {
    assert.ok(seen.includes(expected), `${expected} in ${seen}`);
  }
  assert.deepEqual(await problems(), [], "at the title");

  await activate(button("Settings"));
  await page.getByRole("heading", { name: "Settings", level: 2 }).waitFor({ state: "attached" });
  assert.deepEqual(await problems(), [], "on a page");
  assert.equal(await button("Play").count(), 0, "what the page lies over is not there");
  assert.ok((await page.getByRole("slider").count()) > 0);
  assert.ok((await page.getByRole("checkbox", { checked: true }).count()) > 0);
  await activate(button("Close"));

  await button("Play").waitFor({ state: "attached" });
  await activate(button("Play"));
  await begun();
  assert.equal(await page.getByRole("application", { name: "Board" }).getByRole("button").count(), 91);
  await settled(cell("f1"));
  // The places follow the board: the cells of a file stand above each other.
  const file = await Promise.all(["f1", "f2", "f3", "f4"].map((name) => cell(name).boundingBox()));
  for (const [at, box] of file.entries()) {
    assert.ok(box.width >= 10 && box.height >= 10, JSON.stringify(file));
    if (at > 0) assert.ok(box.y < file[at - 1].y && Math.abs(box.x - file[0].x) < 30, JSON.stringify(file));
  }
  assert.deepEqual(await problems(), [], "in a game");
  // A click where a cell is said to be meets that cell.
  const { x, y, width, height } = file[0];
  await click(x + width / 2, y + height / 2);
  await named("f1", "chosen");
  assert.deepEqual(errors, []);
});

test("a finger that explores a touch screen finds what is drawn there, and presses it", async () => {
  const { page } = await open({ touch: true, viewport: { width: 390, height: 844 } });
  await drawn();
  /** The element that a screen reader finds at the middle of a place. */
  const found = ({ x, y, width, height }) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y).textContent, [x + width / 2, y + height / 2]);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.waitFor({ state: "attached" });
  assert.equal(await found(await play.boundingBox()), "Play");
  await activate(play);
  await begun();
  const queen = await named("f1", "can be moved");
  assert.equal(await found(await settled(cell("f1"))), queen);
  await activate(cell("f1"));
  await named("f2", "can be reached");
  await activate(cell("f2"));
  await until("a move and its answer", (game) => game?.moves.length >= 2);
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
  // From the throne, where the focus appears, down to the queen; then the queen steps forward.
  await press("ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter", "ArrowUp", "Enter");
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
  await named("f1", "White queen");
  await activate(cell("f1"));
  await activate(cell("f2"));
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
  await named("f1", "chosen");
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

test("back closes what is open, leads from the game to the title and out; forward comes back", async () => {
  const { page, url, errors } = await open({ onPage: (page) => page.goto("about:blank") });
  await drawn();
  const heading = (name) => page.getByRole("heading", { name, level: 2 });
  const button = (name) => page.getByRole("button", { name, exact: true });
  const there = (element) => element.waitFor({ state: "attached" });
  const gone = (element) => element.waitFor({ state: "detached" });
  // Without waiting for a load: the page stays.
  const go = async (steps) => {
    await pause();
    await page.evaluate((steps) => history.go(steps), steps);
  };
  await activate(button("Settings"));
  await there(heading("Settings"));
  await go(-1);
  await there(button("Play"));
  await go(1);
  await there(heading("Settings"));
  await go(-1);
  await there(button("Play"));

  await activate(button("Play"));
  await begun();
  await (await play("f1", "f2"))();
  // The list of the button, then a page from it.
  await activate(button("Menu"));
  await there(button("Share"));
  await go(-1);
  await gone(button("Share"));
  await there(cell("f2"));
  await activate(button("Menu"));
  await there(button("Share"));
  await activate(button("Share"));
  await there(heading("Share"));
  await go(-1);
  await gone(heading("Share"));
  await there(cell("f2"));
  await go(-1);
  await there(button("Continue"));
  await gone(cell("f2"));
  await go(1);
  assert.match(await named("f2", "queen"), /White queen/);
  // A question is answered with no.
  await activate(button("Resign"));
  await there(heading("Resign this game?"));
  await go(-1);
  await gone(heading("Resign this game?"));
  assert.equal((await kept()).isPast, false);
  await go(-1);
  await there(button("Continue"));
  assert.equal(page.url(), url);
  assert.deepEqual(errors, []);
  await page.goBack();
  assert.equal(page.url(), "about:blank");
});

test("a reload begins at the title of the history too", async () => {
  const { page } = await open({ onPage: (page) => page.goto("about:blank") });
  await drawn();
  const button = (name) => page.getByRole("button", { name, exact: true });
  await activate(button("Play"));
  await begun();
  await (await play("f1", "f2"))();
  await page.reload();
  await drawn();
  await button("Continue").waitFor({ state: "attached" });
  await pause();
  await page.goBack();
  assert.equal(page.url(), "about:blank");
});
