// The browser for tests and measurements.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const ARGS = [
  "--no-sandbox",
  // WebGL 2 without a graphics card.
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  // Without a graphics card a process of its own for graphics only passes pictures on.
  "--in-process-gpu",
];

/** Starts Debian's Chromium, or the browser named in the environment variable CHROMIUM. */
export function launch() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find(existsSync);
  assert.ok(executablePath, "no Chromium found; name one in the environment variable CHROMIUM");
  return chromium.launch({ executablePath, args: ARGS });
}
