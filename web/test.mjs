// The built page in a real browser: it starts without an error, and says what is wrong where it cannot start.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, beforeEach, afterEach, test } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const ARGS = [
  "--no-sandbox",
  // WebGL 2 without a graphics card.
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];
/** Long enough for a software renderer on two busy cores, in milliseconds. */
const PATIENCE = 180_000;

let server, browser, page, url, errors, requests;

before(async () => {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  assert.ok(executablePath, "no Chromium found; name one in the environment variable CHROMIUM");
  server = await serve(0);
  url = `http://localhost:${server.address().port}/`;
  browser = await chromium.launch({ executablePath, args: ARGS });
});

after(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 640, height: 400 }, locale: "en-GB" });
  page.setDefaultTimeout(PATIENCE);
  errors = [];
  requests = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
});

afterEach(() => page.close());

test("the game starts without an error", async () => {
  await page.goto(url);
  await page.locator("#cover").waitFor({ state: "hidden" });
  assert.deepEqual(errors, []);
});

/** Begins a first game by keyboard, moves by mouse, and waits for the computer's answer. */
async function playFirstMoves() {
  await page.goto(url);
  await page.locator("#cover").waitFor({ state: "hidden" });
  // Frames are slow without a graphics card: each input is held until one has seen it.
  const pause = () => page.waitForTimeout(1_500);
  const click = async (x, y) => {
    await page.mouse.move(x, y);
    await pause();
    await page.mouse.down();
    await pause();
    await page.mouse.up();
    await pause();
  };
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("agon/game") ?? "null"));
  const until = async (what, isSo) => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause()) {
      if (isSo(await kept())) return;
    }
    assert.fail(`it never came to this: ${what}; kept is ${JSON.stringify(await kept())}`);
  };
  await page.waitForTimeout(4_000);
  // The first press shows where the keyboard is, the second starts the game.
  for (let press = 0; press < 2; press++) {
    await page.keyboard.press("Enter", { delay: 800 });
    await pause();
  }
  await until("a game", (game) => game !== null);
  await page.waitForTimeout(4_000);
  // In a window of this size the board is seen from above, with the white queen on f1 here and f2 there.
  await click(196, 367);
  await click(196, 340);
  await until("a move and its answer", (game) => game.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  assert.deepEqual(errors, []);
}

test("a first game begins, takes a move by mouse, and the computer answers from its worker", async () => {
  await playFirstMoves();
  assert.ok(requests.includes("/worker.js") && requests.includes("/engine_bg.wasm"), requests.join());
});

test("where no worker starts, the computer plays all the same", async () => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error("no workers here");
      }
    };
  });
  await playFirstMoves();
  assert.ok(!requests.includes("/worker.js"));
});

test("without WebGL 2 the page says so and loads no game", async () => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : getContext.call(this, kind, ...rest);
    };
  });
  await page.goto(url);
  await page.getByText("Agon draws with WebGL 2, which this browser does not offer.").waitFor();
  await page.getByRole("button", { name: "Reload" }).waitFor();
  assert.deepEqual(requests.filter((path) => path.includes("agon")), []);
});

test("a game that does not arrive is reported, in the reader's language", async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["fr-CH", "en"] }));
  await page.route("**/agon_bg.wasm", (route) => route.abort());
  await page.goto(url);
  await page.getByText("Le jeu n’a pas pu être chargé.").waitFor();
  await page.getByRole("button", { name: "Recharger" }).waitFor();
});

test("a game that fails while it runs is reported", async () => {
  await page.goto(url);
  await page.locator("#cover").waitFor({ state: "hidden" });
  await page.evaluate(() => setTimeout(() => { throw new Error("made by the test"); }));
  await page.getByText("An error has stopped the game.").waitFor();
});
