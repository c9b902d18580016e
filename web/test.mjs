// Tests the built page in a real browser: it starts without an error, or says why it cannot.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./serve.mjs";
import {
  PATIENCE,
  asked,
  click,
  copyLink,
  drawn,
  enter,
  kept,
  keptWhole,
  open,
  pause,
  play,
  press,
  tabTo,
  told,
  until,
  visit,
} from "./visit.mjs";

// A ready-made standard library gives another size.
test("the module has not grown beyond what docs/web.md tells", { skip: !process.env.CI }, async () => {
  const dist = new URL("dist/", import.meta.url);
  const module = (await readdir(dist)).find((file) => /^agon_bg\..*\.wasm$/.test(file));
  const { size } = await stat(new URL(module, dist));
  const docs = await readFile(new URL("../docs/web.md", import.meta.url), "utf8");
  const told = Number(docs.match(/what CI builds\) \| ([\d,]+)/)[1].replaceAll(",", ""));
  assert.ok(size <= told * 1.03, `${size} bytes are more than ${told} by over 3 %: what has made it grow?`);
  assert.ok(size >= told * 0.9, `${size} bytes are much less than ${told}: docs/web.md should tell`);
});

test("the game starts without an error, and asks no other host for anything", async () => {
  const { errors, requests, url } = await open();
  await drawn();
  assert.deepEqual(errors, []);
  assert.deepEqual(requests.filter((each) => !each.startsWith(url)), []);
});

test("title and board are there before the game is", async () => {
  let send;
  const sent = new Promise((resolve) => (send = resolve));
  const onPage = (page) => page.route(/agon_bg.*\.wasm$/, (route) => sent.then(() => route.continue()));
  const { page } = await open({ onPage });
  await page.getByRole("heading", { name: "Agon" }).waitFor();
  assert.equal(await page.locator("#board use[href='#cell']").count(), 91);
  await page.getByText("Loading the game…").waitFor();
  assert.equal(await page.locator("#progress").evaluate((bar) => bar.value), 0);
  // Records how the bar grows once the file arrives.
  await page.evaluate(() => {
    const bar = document.getElementById("progress");
    window.seen = [];
    const look = () => {
      if (bar.value !== window.seen.at(-1)) window.seen.push(bar.value);
      if (bar.value < 1) setTimeout(look, 1);
    };
    look();
  });
  send();
  await drawn();
  const seen = await page.evaluate(() => window.seen);
  assert.ok(seen.length > 3 && seen.at(-1) === 1, `the bar showed ${seen}`);
  assert.ok(seen.every((value, i) => i === 0 || value > seen[i - 1]));
});

test("a simple host, in a folder of it: the packed game is fetched, and the next visit needs no connection", async () => {
  const { page, context, errors } = await open({ base: "/games/agon/", packed: false });
  await drawn();
  assert.ok(asked("agon_bg.wasm.gz") || asked("agon_bg.wasm.br"), visit.requests.join("\n"));
  await keptWhole();
  await context.setOffline(true);
  await page.reload();
  await drawn();
  assert.deepEqual(errors, []);
});

test("a new build takes over as a whole, and only when a page begins", async (t) => {
  const next = await mkdtemp(join(tmpdir(), "agon-"));
  t.after(() => rm(next, { recursive: true }));
  await cp(ROOT, next, { recursive: true });
  // Another build: another page, and another build name in the page and in its service worker.
  for (const name of ["index.html", "service-worker.js"]) {
    await rm(join(next, `${name}.br`));
    const text = await readFile(join(next, name), "utf8");
    const changed = text.replace(/(data-build=|BUILD = )"\w+"/, '$1"another"').replace("<h1>Agon</h1>", "<h1>Another</h1>");
    assert.notEqual(changed, text);
    await writeFile(join(next, name), changed);
  }
  let root = ROOT;
  const { page, context, errors } = await open({ root: () => root });
  await drawn();
  await keptWhole();
  const title = () => page.locator("h1").textContent();
  root = next;
  // This visit still uses the cached old build; meanwhile the new one is fetched.
  await page.reload();
  await drawn();
  assert.equal(await title(), "Agon");
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);
  for (const end = Date.now() + PATIENCE; !(await waits()); await pause()) assert.ok(Date.now() < end, "no new build");
  assert.equal(await title(), "Agon");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Another");
  await drawn();
  await context.setOffline(true);
  await page.reload();
  await drawn();
  assert.equal(await title(), "Another");
  const caches = await page.evaluate(() => window.caches.keys());
  assert.equal(caches.length, 1, `${caches}`);
  assert.deepEqual(errors, []);
});

test("where lit drawing fails, the flat view takes over and is remembered", async () => {
  const prepare = () => {
    // Some drivers fail on the shaders of the 3D view (bevy#23627). Only those contain this function of ours.
    const { shaderSource, getShaderParameter } = WebGL2RenderingContext.prototype;
    const failing = new WeakSet();
    window.failed = 0;
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      if (/share_of_sun/.test(source)) failing.add(shader);
      return shaderSource.call(this, shader, source);
    };
    WebGL2RenderingContext.prototype.getShaderParameter = function (shader, name) {
      if (name === this.COMPILE_STATUS && failing.has(shader)) {
        window.failed++;
        return false;
      }
      return getShaderParameter.call(this, shader, name);
    };
  };
  const { page } = await open({ prepare, viewport: { width: 800, height: 640 } });
  await drawn();
  const view = () => page.evaluate(() => JSON.parse(localStorage.getItem("agon/settings") ?? "null")?.sections.tabletop?.view);
  for (const end = Date.now() + PATIENCE; (await view()) !== "two_d" && Date.now() < end; ) await page.waitForTimeout(500);
  assert.equal(await view(), "two_d");
  assert.ok((await page.evaluate(() => window.failed)) > 0);
  assert.equal(await page.locator("#cover.away").count(), 1);
  await page.reload();
  await drawn();
  await page.waitForTimeout(3_000);
  assert.equal(await page.evaluate(() => window.failed), 0);
  assert.equal(await page.locator("#cover.away").count(), 1);
});

/** Starts a first game by keyboard, moves by mouse, and waits for the computer's reply. */
async function playFirstMoves(options) {
  const { errors } = await open(options);
  await drawn();
  await enter("Play");
  await until("a game", (game) => game !== null);
  await visit.page.waitForTimeout(3_000);
  // In a window of this size the board is seen from above; these are the places of f1, with the white queen, and of f2.
  await click(196, 367);
  await click(196, 340);
  await until("a move and its answer", (game) => game.moves.length >= 2);
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
  await until("a game", (game) => game !== null);
  const cell = (name) => page.locator(`#cell-${name}`);
  const named = (name, label) =>
    page.waitForFunction(([id, label]) => document.getElementById(id).ariaLabel === label, [`cell-${name}`, label]);
  await named("f1", "f1, reine blanche, peut bouger");
  await cell("f1").dispatchEvent("click");
  await named("f2", "f2, vide, peut être atteinte");
  await cell("f2").dispatchEvent("click");
  await until("a move and its answer", (game) => game.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  await told("reine f1 à f2");
  await press("ArrowUp");
  await page.waitForFunction(() => document.getElementById("agon").getAttribute("aria-activedescendant") === "cell-f6");
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
  await until("another move", (game) => game.moves.length > before.moves.length);
  assert.equal((await kept()).moves[2], "f2f3");
});

test("without WebGL 2 the page says so and loads no game", async () => {
  const prepare = () => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : getContext.call(this, kind, ...rest);
    };
  };
  const { page, requests } = await open({ prepare });
  await page.getByText("Agon draws with WebGL 2, which this browser does not offer.").waitFor();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  assert.deepEqual(requests.filter((url) => url.includes("agon_bg")), []);
});

test("a lost picture is reported, and a reload brings it back", async () => {
  const { page } = await open();
  await drawn();
  await page.evaluate(() => {
    const canvas = document.getElementById("agon");
    canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
  await page.getByText("The graphics card has dropped the picture.").waitFor();
  await page.getByRole("button", { name: "Reload" }).click();
  await drawn();
});

test("a game that does not arrive is reported, in the reader's language", async () => {
  const onPage = (page) => page.route(/agon_bg.*\.wasm$/, (route) => route.abort());
  const { page } = await open({ onPage, language: "fr-CH" });
  await page.getByText("Le jeu n’a pas pu être chargé.").waitFor();
  await page.getByRole("button", { name: "Recharger" }).waitFor();
});

test("a game that fails while it runs is kept, and laid aside if it fails again", async () => {
  const { page } = await open();
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  const crash = async () => {
    await drawn();
    await page.evaluate(() => {
      localStorage.setItem("agon/game", "no game at all");
      localStorage.setItem("agon/game-2", "no game at all");
      setTimeout(() => {
        throw new Error("made by the test");
      });
    });
  };
  await crash();
  await page.getByText("An error has stopped the game.").waitFor();
  assert.equal((await kept())["agon/game"], "no game at all");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator("#cover:not(.away)").waitFor();
  await crash();
  await page.getByRole("button", { name: "Begin without it" }).click();
  await drawn();
  const entries = Object.entries(await kept()).filter(([, text]) => text === "no game at all");
  const aside = entries.map(([name]) => name.match(/^agon\/(game(?:-2)?)\.damaged-\d+$/)?.[1]);
  assert.deepEqual(new Set(aside), new Set(["game", "game-2"]), `${entries}`);
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

test("a link that came to harm is told of", async () => {
  await open({ hash: "#A3eHYgiq3FOIloRMwQ1StahQdyV7pGCnRWDG8U29VW7IiuZ6a8yXM4q" });
  await drawn();
  await told("link");
});

test("on a telephone, held upright, two taps make a move", async () => {
  const { page, errors } = await open({ touch: true, viewport: { width: 360, height: 640 } });
  await drawn();
  await enter("Play");
  await until("a game", (game) => game !== null);
  await page.waitForTimeout(3_000);
  // Where the cells are while the first hint of a first game is shown below the board.
  const [f1, f2] = [398, 368];
  await page.touchscreen.tap(180, f1);
  await page.waitForFunction(() => document.getElementById("cell-f1").ariaLabel.includes("picked up"));
  await page.touchscreen.tap(180, f2);
  await until("a move and its answer", (game) => game.moves.length >= 2);
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
  await until("the game of those who were named", (game) => JSON.stringify(game ?? {}).includes("Zoë"));
  // During a game there is no text field.
  await first.waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
});
