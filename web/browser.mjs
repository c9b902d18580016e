// The browser for tests and measurements: Chromium, or what the environment variable BROWSER names.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chromium, firefox } from "playwright-core";
import * as webkit from "./webkit.mjs";

/** How each browser is started: where it may be, its options, and those of each visit. */
const BROWSERS = {
  chromium: {
    type: chromium,
    places: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
    options: {
      args: [
        "--no-sandbox",
        // WebGL 2 without a graphics card.
        "--use-gl=angle",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        "--ignore-gpu-blocklist",
        // Without a graphics card a process of its own for graphics only passes pictures on.
        "--in-process-gpu",
      ],
    },
    context: { permissions: ["clipboard-read", "clipboard-write"] },
  },
  // As it is published, over WebDriver BiDi: Playwright's own build is another browser.
  firefox: {
    type: firefox,
    places: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
    options: {
      channel: "moz-firefox",
      // Without a window it has no WebGL.
      headless: false,
      firefoxUserPrefs: {
        "webgl.force-enabled": true,
        // Over this protocol a page cannot be told so.
        "ui.prefersReducedMotion": 1,
        // Quick find takes every key that the page leaves.
        "accessibility.typeaheadfind": true,
        // What a page may do with the clipboard it may do without asking.
        "dom.events.testing.asyncClipboard": true,
      },
    },
    context: {},
  },
  // WebKitGTK, the nearest to Safari that runs where the tests do.
  webkit: {
    type: webkit,
    places: ["/usr/bin/WebKitWebDriver"],
    options: {
      browserPath: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    },
    context: {},
  },
};

/** The name of the browser. */
export const name = process.env.BROWSER ?? "chromium";
assert.ok(name in BROWSERS, `BROWSER is one of ${Object.keys(BROWSERS).join(", ")}`);
const { type, places, options, context: contextOptions } = BROWSERS[name];
/** What it takes for a page to use the clipboard without a question. */
export { contextOptions };

const launchOptions = () => {
  const variable = name.toUpperCase();
  const executablePath = process.env[variable] ?? places.find(existsSync);
  assert.ok(executablePath, `no ${name} found; name one in the environment variable ${variable}`);
  return { executablePath, ...options };
};

/** Starts it. */
export const launch = () => type.launch(launchOptions());

/** Starts it with what it has kept in a folder, and resolves to its context. */
export const launchWith = (folder, context) => type.launchPersistentContext(folder, { ...launchOptions(), ...context });

/** Uses the game for so long that Chromium keeps its compiled code: that is when enough of it has been needed often. */
async function use(page) {
  for (let step = 0; step < 200; step++) {
    await page.mouse.move(200 + 150 * Math.sin(step / 9), 200 + 90 * Math.cos(step / 7));
    await page.waitForTimeout(50);
  }
  // It waits for a moment in which nothing is compiled.
  await page.waitForTimeout(6_000);
}

/** Opens the game in Chromium and uses it. Returns whether its module came from the code that was kept. */
export async function takesKeptCode(page, url, timeout) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["v8.wasm"] }, transferMode: "ReportEvents" });
  await page.goto(url);
  await page.locator("#cover.away").waitFor({ state: "attached", timeout });
  await use(page);
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events.some(({ name }) => name === "wasm.Deserialize");
}
