// Tests in a real browser how the page loads the game, and what it says and keeps when something fails.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ROOT } from "./serve.mjs";
import {
  CHROMIUM_ONLY,
  PATIENCE,
  activate,
  agreed,
  asked,
  begun,
  cell,
  comes,
  drawn,
  enter,
  goOffline,
  keptWhole,
  open,
  pause,
  play,
  press,
  told,
  visit,
  withoutSound,
} from "./visit.mjs";

/** The game's module. */
const MODULE = /agon_bg.*\.wasm$/;

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
  const { errors, requests, url } = await open({ offline: true });
  await drawn();
  // The first key lets the sound begin.
  await press("Enter");
  assert.deepEqual(errors, []);
  assert.deepEqual(requests.filter((each) => !each.startsWith(url)), []);
});

test("title and board are there before the game is", async () => {
  /** @type {any} */
  let send;
  const sent = new Promise((resolve) => (send = resolve));
  const cut = (path) => (MODULE.test(path) ? sent : undefined);
  const { page } = await open({ cut });
  await page.getByRole("heading", { name: "Agon" }).waitFor();
  assert.equal(await page.locator("#board use[href='#cell']").count(), 91);
  await page.getByText("Loading the game…").waitFor();
  await page.getByText("Bring your queen to the throne").waitFor();
  assert.equal(await page.locator("#progress").evaluate((bar) => bar.value), 0);
  // Records how the bar grows once the file arrives, and what the page says: a timer would miss what stands only briefly.
  await page.evaluate(() => {
    const bar = /** @type {HTMLProgressElement} */ (document.getElementById("progress"));
    window.seen = [];
    const message = document.getElementById("message");
    window.told = [message.textContent];
    new MutationObserver(() => window.told.push(message.textContent)).observe(message, { childList: true });
    const look = () => {
      // The position is -1 while it is not known how long something takes.
      if (bar.position !== window.seen.at(-1)) window.seen.push(bar.position);
      if (!document.getElementById("cover").classList.contains("away")) setTimeout(look, 1);
    };
    look();
  });
  send();
  await drawn();
  const [seen, told] = await page.evaluate(() => [window.seen, window.told]);
  assert.ok(seen.length > 3 && seen.at(-1) === -1, `the bar showed ${seen}`);
  assert.ok(seen.slice(0, -1).every((value, i) => value >= 0 && (i === 0 || value > seen[i - 1])), `the bar showed ${seen}`);
  assert.deepEqual([told[0], told.at(-1)], ["Loading the game…", "Starting…"]);
});

test("the effects' sounds are fetched once the game is drawn", CHROMIUM_ONLY, async () => {
  const { page } = await open();
  await drawn();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/sounds\/(effects|agent)\//.test(name))
        .map(({ startTime }) => startTime),
    );
  const assets = fileURLToPath(new URL("../assets/sounds/", import.meta.url));
  const all = (await readdir(join(assets, "effects"))).length + (await readdir(join(assets, "agent"))).length;
  const times = await comes(`${all} are fetched`, fetched, ({ length }) => length >= all);
  const drawnAt = await page.evaluate(() => performance.getEntriesByName("agon: drawn")[0].startTime);
  assert.ok(Math.min(...times) >= drawnAt);
});

/** How many starts in a row count as failed. */
const failures = () => visit.page.evaluate(() => Number(sessionStorage.getItem("agon/failures") ?? 0));
/** Cuts the first sendings of files whose names match, after so many bytes. */
function cutting(name, times, bytes) {
  let cuts = 0;
  return (path) => (name.test(path) && cuts++ < times ? bytes : undefined);
}

test("a download that breaks off is told of and goes on by itself, and does not count as a crash", async () => {
  const cut = cutting(MODULE, 1, 2_000_000);
  const { page } = await open({ cut });
  await page.getByText("The download broke off. Trying again…").waitFor();
  await drawn();
  assert.equal(await failures(), 0);
});

test("a script that breaks off is fetched again", async () => {
  const cut = cutting(/\/agon\.\w+\.js$/, 1, 1_000);
  const { requests } = await open({ cut });
  await drawn();
  assert.ok(requests.some((url) => /\/agon\.\w+\.js\?again=2$/.test(url)), requests.join("\n"));
  assert.equal(await failures(), 0);
});

test("the texts of one language come with the page, those of another when it is chosen", async () => {
  const { page, requests } = await open({ hash: "#settings", cut: cutting(/lang\/fr\.ftl/, 1, 1_000) });
  await drawn();
  const fetched = () => requests.map((url) => url.match(/lang\/(.*)/)?.[1]).filter(Boolean);
  assert.deepEqual(fetched(), ["en.ftl"]);
  await activate(page.locator("#elements button").filter({ hasText: "Language: " }));
  const french = page.locator("#elements [role=radio]").filter({ hasText: "Français" });
  await activate(french);
  await told("Français could not be loaded.");
  await activate(french);
  await page.locator("html[lang=fr]").waitFor();
  await page.locator("#elements").getByText("Réglages").first().waitFor({ state: "attached" });
  assert.deepEqual(fetched(), ["en.ftl", "fr.ftl", "fr.ftl"]);
});

test("a page whose own texts do not come speaks English, and its game the language", async () => {
  const { page } = await open({ cut: cutting(/lang\/fr\.json/, 9, 0), language: "fr-CH" });
  await page.getByText("Bring your queen to the throne.").waitFor({ state: "attached" });
  await drawn();
  assert.equal(await page.locator("#elements").getByText("Jouer").count() > 0, true);
});

test("texts that break off are fetched again", async () => {
  const { page, requests } = await open({ cut: cutting(/lang\/fr\.ftl/, 1, 1_000), language: "fr-CH" });
  await drawn();
  assert.equal(requests.filter((url) => url.includes("/lang/fr.ftl")).length, 2);
  assert.equal(await page.locator("#elements").getByText("Jouer").count() > 0, true);
  assert.equal(await failures(), 0);
});

test("without a connection the page says so, and a button tries again", async () => {
  const cut = cutting(MODULE, 5, 0);
  const { page } = await open({ cut, language: "fr-CH" });
  await page.getByText("Le jeu n’a pas pu être chargé. Vérifiez la connexion.").waitFor();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await drawn();
  assert.equal(await failures(), 0);
});

test("the page has the game's colours, light or dark, before it is there", CHROMIUM_ONLY, async () => {
  const cut = (path) => (MODULE.test(path) ? new Promise(() => {}) : undefined);
  const { page } = await open({ cut, colours: "light" });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [dark, light] = ["rgb(24, 16, 11)", "rgb(221, 205, 174)"];
  assert.equal(await ground(), light);
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal(await ground(), dark);
  const settings = (appearance) => JSON.stringify({ sections: { shell: { appearance } } });
  for (const [appearance, colour] of [
    ["light", light],
    ["system", dark],
  ]) {
    await page.evaluate((text) => localStorage.setItem("agon/settings", text), settings(appearance));
    await page.reload();
    await page.getByText("Loading the game…").waitFor();
    assert.equal(await ground(), colour, appearance);
  }
});

test("a simple host, in a folder of it: the packed game is fetched, and the next visit needs no connection", async () => {
  const { page, errors } = await open({ base: "/games/agon/", packed: false, offline: true, prepare: withoutSound });
  await drawn();
  assert.ok(asked("agon_bg.wasm.gz") || asked("agon_bg.wasm.br"), visit.requests.join("\n"));
  await keptWhole();
  goOffline();
  await page.reload();
  await drawn();
  // That was never opened before.
  await page.evaluate(() => (location.hash = "puzzles"));
  await page.getByRole("button", { name: "Solve a puzzle" }).waitFor({ state: "attached" });
  assert.deepEqual(errors, []);
});

test("what the browser has thrown away of the cache is fetched again by the next visit", async () => {
  const { page, errors } = await open({ offline: true, prepare: withoutSound });
  await drawn();
  await keptWhole();
  const count = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    });
  const all = await count();
  assert.ok(all > 10, `${all} files`);
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    for (const request of await cache.keys()) await cache.delete(request);
  });
  await page.reload();
  await drawn();
  await comes(`${all} files are kept again`, count, (kept) => kept >= all);
  goOffline();
  await page.reload();
  await drawn();
  assert.deepEqual(errors, []);
});

test("content is fetched when its page is opened; if that fails the page says so, and a button tries again", async () => {
  let fails = true;
  const file = /\/puzzles\/agon\.json$/;
  const cut = (path) => (file.test(path) && fails ? 0 : undefined);
  const { page, requests } = await open({ cut, language: "fr-FR" });
  const asksFor = () => requests.filter((url) => file.test(url)).length;
  await drawn();
  assert.equal(asksFor(), 0);
  await page.evaluate(() => (location.hash = "puzzles"));
  await told("Cette page n’a pas pu être chargée");
  assert.equal(asksFor(), 1);
  fails = false;
  await activate(page.getByRole("button", { name: "Réessayer" }));
  await page.getByRole("button", { name: "Résoudre un problème" }).waitFor({ state: "attached" });
  assert.equal(asksFor(), 2);
});

test("a new build takes over as a whole, and only when a page begins", async (t) => {
  const next = await mkdtemp(join(tmpdir(), "agon-"));
  t.after(() => rm(next, { recursive: true }));
  await cp(ROOT, next, { recursive: true });
  // Another build: another page, and another build name in the page and in its service worker.
  for (const name of ["index.html", "service-worker.js"]) {
    for (const end of [".br", ".gz"]) await rm(join(next, name + end));
    const text = await readFile(join(next, name), "utf8");
    const changed = text.replace(/(data-build=|BUILD = )"\w+"/, '$1"another"');
    assert.notEqual(changed, text);
    await writeFile(join(next, name), changed);
  }
  let root = ROOT;
  const { page, errors } = await open({ root: () => root, offline: true, prepare: withoutSound });
  await drawn();
  await keptWhole();
  const build = () => page.evaluate(() => document.documentElement.dataset.build);
  const first = await build();
  root = next;
  // This visit still uses the cached old build; meanwhile the new one is fetched.
  await page.reload();
  await drawn();
  assert.equal(await build(), first);
  await agreed(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);
  assert.equal(await build(), first);
  // Where the new build takes too long, a page loads the old one meanwhile, and the next page has the new one.
  const end = Date.now() + PATIENCE;
  do {
    assert.ok(Date.now() < end, "the old build stays");
    await page.reload();
    await drawn();
  } while ((await build()) !== "another");
  goOffline();
  await page.reload();
  await drawn();
  assert.equal(await build(), "another");
  await agreed(async () => (await caches.keys()).length === 1);
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
  await comes("the flat view is remembered", view, (view) => view === "two_d");
  assert.ok((await page.evaluate(() => window.failed)) > 0);
  assert.equal(await page.locator("#cover.away").count(), 1);
  await page.reload();
  await drawn();
  await page.waitForTimeout(3_000);
  assert.equal(await page.evaluate(() => window.failed), 0);
  assert.equal(await page.locator("#cover.away").count(), 1);
});

test("without WebGL 2 the page says so and gives up loading the game", async () => {
  const prepare = () => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : getContext.call(this, kind, ...rest);
    };
  };
  /** @type {any} */
  let given;
  const cut = (path) => (MODULE.test(path) ? new Promise((send) => (given = send)) : undefined);
  const { page, errors } = await open({ prepare, cut });
  await page.getByText("Agon draws with WebGL 2, which this browser does not offer.").waitFor();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  // Nothing waits for it any more.
  given?.();
  await pause();
  await page.getByText("Agon draws with WebGL 2, which this browser does not offer.").waitFor();
  assert.deepEqual(errors, []);
});

/** Has the graphics card drop the picture. */
const losePicture = () =>
  visit.page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("agon"));
    canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
/** Does what has the page begin anew, and waits until the game is on the screen again. */
async function anew(act) {
  const { page } = visit;
  await page.evaluate(() => (window.isLeft = true));
  await act();
  await page.waitForFunction(() => !window.isLeft);
  await drawn();
}

test("a lost picture comes back by itself, with the game that was being played; one that is lost again is reported", async () => {
  const { page } = await open();
  await drawn();
  await enter("Play");
  await begun();
  await (await play("f1", "f2"))();
  await anew(losePicture);
  await cell("f2").filter({ hasText: "White" }).waitFor({ state: "attached" });
  assert.equal(await failures(), 0);
  await losePicture();
  await page.getByText("The graphics card has dropped the picture. Reload the page").waitFor();
  await anew(() => page.getByRole("button", { name: "Reload" }).click());
});

test("a picture that is lost while the player is elsewhere comes back with the player", async () => {
  const { page } = await open();
  await drawn();
  const hide = (hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await losePicture();
  await page.getByText("It comes back by itself.").waitFor();
  await pause();
  await anew(() => hide(false));
});

test("a picture that is lost while the game begins leaves no empty page", async () => {
  const prepare = () => {
    if (sessionStorage.getItem("lost")) return;
    sessionStorage.setItem("lost", "yes");
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      const context = getContext.call(this, kind, ...rest);
      if (this.id === "agon") setTimeout(() => context.getExtension("WEBGL_lose_context").loseContext());
      return context;
    };
  };
  const { page } = await open({ prepare });
  await page.waitForFunction(() => sessionStorage.getItem("agon/reloaded"));
  await drawn();
  assert.equal(await failures(), 0);
});

test("a game that the host does not have is reported, in the reader's language", async () => {
  const { page } = await open({ isMissing: (path) => MODULE.test(path), language: "fr-CH" });
  await page.getByText("Le jeu n’a pas pu être chargé. Rechargez cette page.").waitFor();
  await page.getByRole("button", { name: "Recharger" }).waitFor();
});

/** Has the running game fail as errors of its own do. */
const fail = () =>
  visit.page.evaluate(() => {
    setTimeout(() => {
      throw new WebAssembly.RuntimeError("made by the test");
    });
  });

/** Presses the button of the cover with this name, and waits for the game that follows. */
const reloadBy = (name) => anew(() => visit.page.getByRole("button", { name }).click());

test("what others throw does not stop the game", async () => {
  const { page } = await open();
  await drawn();
  await page.evaluate(() => {
    const report = (init) => dispatchEvent(new ErrorEvent("error", init));
    report({ message: "ResizeObserver loop completed with undelivered notifications." });
    report({ message: "Script error." });
    const foreign = new WebAssembly.RuntimeError("unreachable");
    foreign.stack = "RuntimeError: unreachable\n    at chrome-extension://abcdefgh/content.js:1:1";
    report({ error: foreign });
    Promise.reject(new DOMException("The request is not allowed", "NotAllowedError"));
    Promise.reject(undefined);
    setTimeout(() => {
      throw new Error("of a user script");
    });
  });
  await pause();
  assert.equal(await page.locator("#cover.away").count(), 1);
  assert.equal(await failures(), 0);
  await enter("Play");
  await begun();
});

test("a start that fails before anything is drawn is tried twice more", async () => {
  const prepare = () => {
    const begun = Number(sessionStorage.getItem("begun"));
    if (begun === 2) return;
    const timer = setInterval(() => {
      if (document.getElementById("message")?.textContent !== "Starting…") return;
      clearInterval(timer);
      sessionStorage.setItem("begun", String(begun + 1));
      throw new WebAssembly.RuntimeError("made by the test");
    });
  };
  const { page } = await open({ prepare });
  await page.waitForFunction(() => sessionStorage.getItem("agon/failures") === "2");
  await drawn();
  assert.ok(await page.getByText("An error has stopped the game.").isHidden());
});
/** The names of games in local storage, without those of finished ones. */
const games = () => visit.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("agon/game")).sort());

test("a game that fails again and again is laid aside, and no other", async () => {
  const [earlier, last] = ["agon/game-0000000000000001", "agon/game-0000000000000002"];
  const person = { human: { name: "" } };
  const saved = (seed, time) =>
    JSON.stringify({
      game: "agon",
      version: 2,
      saved: time,
      rules: "globe",
      players: { white: person, black: person },
      turns: 1,
      seed,
      start: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
      moves: ["f1f2"],
    });
  const entries = [
    [earlier, saved(1, "2026.11.01-100000")],
    [last, saved(2, "2026.11.02-100000")],
  ];
  const keep = (entries) => {
    // Only before the first of several loads.
    if (sessionStorage.getItem("kept")) return;
    sessionStorage.setItem("kept", "yes");
    for (const [key, text] of entries) localStorage.setItem(key, text);
  };
  const { page } = await open({ onPage: (page) => page.addInitScript(keep, entries) });
  await drawn();
  await fail();
  await page.getByText("An error has stopped the game.").waitFor();
  assert.deepEqual(await games(), [earlier, last]);
  await reloadBy("Reload");
  // The game that would be continued is on the board of the title.
  await fail();
  await reloadBy("Begin without it");
  assert.deepEqual(await games(), [earlier, `${last}.damaged-1`]);
});

test("a failure without a saved game on the board lays nothing aside", async () => {
  const { page } = await open();
  for (const _ of [1, 2, 3]) {
    await drawn();
    // Another tab's game, which came after this one had read what there is.
    await page.evaluate(() => localStorage.setItem("agon/game-0000000000000003", "no game at all"));
    await fail();
    await page.getByText("An error has stopped the game.").waitFor();
    assert.ok(await page.getByRole("button", { name: "Begin without it" }).isHidden());
    await page.evaluate(() => localStorage.removeItem("agon/game-0000000000000003"));
    await reloadBy("Reload");
  }
});

test("a link that came to harm is told of", async () => {
  await open({ hash: "#A3eHYgiq3FOIloRMwQ1StahQdyV7pGCnRWDG8U29VW7IiuZ6a8yXM4q" });
  await drawn();
  await told("link");
});
