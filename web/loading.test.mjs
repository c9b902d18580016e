// Tests in a real browser how the page loads the game, and what it says and keeps when something fails.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./serve.mjs";
import { PATIENCE, asked, drawn, keptWhole, open, pause, told, visit } from "./visit.mjs";

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

test("a link that came to harm is told of", async () => {
  await open({ hash: "#A3eHYgiq3FOIloRMwQ1StahQdyV7pGCnRWDG8U29VW7IiuZ6a8yXM4q" });
  await drawn();
  await told("link");
});
