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
