#!/usr/bin/env node
// The last step of web/build: adds a hash of the content to each name in web/dist, tells the page the new names, and
// writes compressed copies. Prints the sizes.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { board, signs } from "./board.mjs";

const DIST = fileURLToPath(new URL("dist", import.meta.url));
/** A folder with texts for each language. */
const LANG = fileURLToPath(new URL("../assets/lang", import.meta.url));
/** Brotli's quality; the highest ones take a minute. */
const QUALITY = process.argv.includes("--small") ? constants.BROTLI_MAX_QUALITY : 5;
/** These keep their names: they are requested by name from outside, or revalidated by browsers. */
const FIXED = new Set(["index.html", "service-worker.js", "manifest.webmanifest", "preview.jpg"]);
/** Sounds and content keep their names too, in a folder whose name contains a hash of all of them. */
const ASSETS = "assets";
const TEXTS = new Set([".html", ".js", ".css", ".svg", ".webmanifest"]);

const list = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
const digest = (...contents) => {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 10);
};

/** Finds a file's name in quotes in another file, except as an object key (the names of the module's imports). */
const mention = (name) => new RegExp(`(?<=["'/])${name.replaceAll(".", "\\.")}(?=["'?#])(?!["']:)`, "g");

const assets = `${ASSETS}-${digest(...list(join(DIST, ASSETS)).map((file) => readFileSync(file)))}`;
renameSync(join(DIST, ASSETS), join(DIST, assets));

/** @type {{ file: string, name: string, newName?: string, content: any, isText: boolean }[]} */
const files = list(DIST)
  .filter((file) => !relative(DIST, file).startsWith(assets))
  .map((file) => {
    const content = readFileSync(file);
    const isText = TEXTS.has(extname(file));
    return { file, name: basename(file), content: isText ? content.toString() : content, isText };
  });
const sizeOf = Object.fromEntries(files.map(({ name, content }) => [name, content.length]));

const page = files.find(({ name }) => name === "index.html");
page.content = page.content
  .replace("<!-- board -->", board())
  .replace("<!-- signs -->", signs())
  .replace('data-bytes="0"', `data-bytes="${sizeOf["agon_bg.wasm"]}"`)
  .replace(`data-assets="${ASSETS}"`, `data-assets="${assets}"`);
const worker = files.find(({ name }) => name === "service-worker.js");
const start = files.find(({ name }) => name === "start.js");
const english = JSON.parse(readFileSync(join(LANG, "en", "page.json"), "utf8"));
start.content = start.content
  .replace('"ENGLISH"', () => JSON.stringify(english))
  .replace('"LANGUAGES"', () => JSON.stringify(readdirSync(LANG)));

// A hash depends on the names that the content mentions, so the mentioned files are renamed first.
const waiting = new Set(files.filter((each) => each !== page && each !== worker));
function settle(each) {
  const { file, name, isText } = each;
  const others = [...files].filter((other) => !FIXED.has(other.name) && other !== each);
  if (isText) {
    const spokenOf = others.filter((other) => each.content.search(mention(other.name)) >= 0);
    if (spokenOf.some((other) => waiting.has(other))) return false;
    for (const other of spokenOf) each.content = each.content.replace(mention(other.name), other.newName);
  }
  waiting.delete(each);
  const end = extname(name);
  each.newName = FIXED.has(name) ? name : `${basename(name, end)}.${digest(each.content)}${end}`;
  each.file = join(dirname(file), each.newName);
  rmSync(file);
  writeFileSync(each.file, each.content);
  return true;
}
while (waiting.size > 0) {
  if (![...waiting].filter(settle).length) throw new Error(`${[...waiting].map(({ name }) => name)} speak of each other`);
}

settle(page);
const path = (file) => relative(DIST, file).replaceAll("\\", "/");
const loadedLater = list(join(DIST, assets));
const kept = [...files.filter((each) => each !== page && each !== worker).map(({ file }) => file), ...loadedLater].map(path);
// Files without a hash of their own are identified by the hash of the build.
const build = digest(page.content, ...kept);
page.content = page.content.replace('data-build=""', `data-build="${build}"`);
worker.content = worker.content.replace('"BUILD"', `"${build}"`).replace('["FILES"]', JSON.stringify(["./", ...kept]));
writeFileSync(page.file, page.content);
settle(worker);

const line = (name, sizes) => `${name.padEnd(60)} ${sizes.map((size) => String(size).padStart(10)).join("")}`;

/** Writes compressed copies of a file. Returns its size, and its sizes with brotli and gzip. */
function compress(file) {
  const content = readFileSync(file);
  // Pictures and sounds are already compressed.
  if ([".png", ".jpg", ".ogg"].includes(extname(file))) return [content.length];
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const copies = [brotliCompressSync(content, { params }), gzipSync(content, { level: QUALITY > 9 ? 9 : 6 })];
  [".br", ".gz"].forEach((suffix, copy) => writeFileSync(file + suffix, copies[copy]));
  return [content.length, ...copies.map((copy) => copy.length)];
}

/** Compresses files and prints their sizes. Returns the sum of them, and of those with brotli. */
function compressAll(files, print) {
  const sum = [0, 0];
  for (const file of files) {
    const [raw, packed = raw, ...others] = compress(file);
    sum[0] += raw;
    sum[1] += packed;
    if (print) console.log(line(path(file), [raw, packed, ...others]));
  }
  return sum;
}

const together = compressAll(files.map(({ file }) => file), true);
console.log(line("together: as it is, with brotli", together));
const content = loadedLater.filter((file) => extname(file) !== ".ogg");
console.log(line("content that is opened later", compressAll(content, false)));
