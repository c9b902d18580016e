#!/usr/bin/env node
// Measures the figures of docs/web.md for web/dist, in Chromium on this machine: node web/measure.mjs
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, launchWith, takesKeptCode } from "./browser.mjs";
import { serve } from "./serve.mjs";

const LEVELS = ["beginner", "learner", "casual", "steady", "skilled", "strong", "formidable", "expert", "virtuoso", "master"];
const POSITIONS = ["startpos", "startpos moves f1f2 f11f10 f2f3 f10f9 f3f4 f9f8"];
const PATIENCE = 300_000;

const server = await serve(0, { base: "/agon/" });
const url = `http://localhost:${server.address().port}/agon/`;
const browser = await launch();
const ms = (number) => `${Math.round(number)} ms`;
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))];

async function open(viewport, { holdsGame = false } = {}) {
  const context = await browser.newContext({ viewport, locale: "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  let sent = 0;
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (sent += encodedDataLength));
  await page.addInitScript(() => addEventListener("agon-drawn", () => (window.drawnAt = performance.now())));
  if (holdsGame) await page.route(/agon_bg.*\.wasm$/, () => {});
  await page.goto(url);
  return { context, page, sent: () => sent };
}

/**
 * Asks this build's engine worker each question, with a pause in milliseconds after each answer. Resolves to the time of
 * each answer in milliseconds.
 */
const think = (page, { worker, questions, pause = 0 }) =>
  page.evaluate(
    async ({ worker, questions, pause }) => {
      const engine = new Worker(worker, { type: "module" });
      const times = [];
      for (const lines of questions) {
        const begun = performance.now();
        engine.postMessage({ id: 1n, seed: 1n, lines });
        await new Promise((resolve) => (engine.onmessage = resolve));
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      engine.terminate();
      return times;
    },
    { worker, questions, pause },
  );

/** Prints the steps of the start of a first visit and of the next ones, each in a browser that has just been started. */
async function start() {
  const folder = await mkdtemp(join(tmpdir(), "agon-"));
  for (const visit of ["first", "second", "third"]) {
    const context = await launchWith(folder, { viewport: { width: 640, height: 400 }, locale: "en-GB" });
    const [page] = context.pages();
    const isKept = await takesKeptCode(page, url, PATIENCE);
    const marks = await page.evaluate(() => performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]));
    const steps = marks.filter(([name]) => name.startsWith("agon: ")).map(([name, time]) => `${name.slice(6)} ${ms(time)}`);
    console.log(`${visit} visit, ${isKept ? "with the code that was kept" : "compiled"}: ${steps.join(", ")}`);
    await context.close();
  }
  await rm(folder, { recursive: true });
}

const question = (level, position) => [`setoption name Level value ${level}`, `position ${position}`, "go"];

await start();

// The first paint, in a browser that has already shown a page.
await (await open({ width: 640, height: 400 }, { holdsGame: true })).context.close();
const { page, context, sent } = await open({ width: 640, height: 400 });
await page.locator("#cover.away").waitFor({ state: "attached" });
const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);
console.log(`title and board: ${ms(paint)}`);
console.log(`the game is drawn: ${ms(await page.evaluate(() => window.drawnAt))}; sent until then: ${sent()} bytes`);
const worker = await page.evaluate(() =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .find((name) => /engines/.test(name)),
);
const workerFile = (await (await fetch(worker)).text()).match(/"(worker[^"]*\.js)"/)[1];

// Frames with the board turning behind the title: while the engine rests, while it thinks without end, and while its
// highest level plays. The game shows that level's answers only after half a second.
const frames = (seconds) =>
  page.evaluate(
    (seconds) =>
      new Promise((resolve) => {
        const times = [];
        let last;
        const end = performance.now() + seconds * 1_000;
        const frame = (now) => {
          if (last !== undefined) times.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    seconds,
  );
const long = [["position startpos", "go movetime 9000"]];
const played = Array.from({ length: 14 }, (_, turn) => question("master", POSITIONS[turn % POSITIONS.length]));
const [resting, thinking, playing] = [[], [], []];
for (let round = 0; round < 2; round++) {
  resting.push(...(await frames(8)));
  for (const [times, questions, pause] of /** @type {[number[], string[][], number][]} */ ([
    [thinking, long, 0],
    [playing, played, 450],
  ])) {
    const [these] = await Promise.all([frames(8), think(page, { worker: workerFile, questions, pause })]);
    times.push(...these);
  }
}
const within = (times) => `95 of 100 within ${ms(quantile(times, 0.95))} (${times.length} frames)`;
const ratio = (times) => `${(quantile(times, 0.95) / quantile(resting, 0.95)).toFixed(2)} times`;
console.log(`frames while the engine rests: ${within(resting)}`);
console.log(`frames while it thinks without end: ${within(thinking)}, ${ratio(thinking)}`);
console.log(`frames while its highest level plays: ${within(playing)}, ${ratio(playing)}`);
await context.close();

// Timers and replies, on the page without the game, so that nothing is drawn.
const quiet = await open({ width: 640, height: 400 }, { holdsGame: true });
const slips = quiet.page.evaluate(
  () =>
    new Promise((resolve) => {
      const slips = [];
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        slips.push(now - last - 10);
        last = now;
      }, 10);
      setTimeout(() => {
        clearInterval(timer);
        resolve(slips);
      }, 9_000);
    }),
);
await think(quiet.page, { worker: workerFile, questions: long });
const all = await slips;
console.log(`a timer of 10 ms while the engine thinks: late by at most ${ms(Math.max(...all))} in ${all.length} times`);
for (const level of LEVELS) {
  const questions = POSITIONS.map((position) => question(level, position));
  const times = await think(quiet.page, { worker: workerFile, questions });
  console.log(`reply of ${level}: ${times.map(ms).join(", ")}`);
}
await browser.close();
server.close();
