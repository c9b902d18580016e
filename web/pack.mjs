#!/usr/bin/env node
// The last step of web/build: adds a hash of the content to each name in web/dist, tells the page the new names, and
// writes compressed copies. Prints the sizes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { board } from "./board.mjs";

const DIST = fileURLToPath(new URL("dist", import.meta.url));
/** Brotli's quality; the highest ones take a minute. */
const QUALITY = process.argv.includes("--small") ? constants.BROTLI_MAX_QUALITY : 5;
/** These keep their names: they are requested by name from outside, or revalidated by browsers. */
const FIXED = new Set(["index.html", "service-worker.js", "manifest.webmanifest", "preview.jpg"]);
/** Sounds keep their names too, in a folder whose name contains a hash of all of them. */
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
  .replace('data-bytes="0"', `data-bytes="${sizeOf["agon_bg.wasm"]}"`)
  .replace(`data-assets="${ASSETS}"`, `data-assets="${assets}"`);
const worker = files.find(({ name }) => name === "service-worker.js");

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
const sounds = list(join(DIST, assets));
const kept = [...files.filter((each) => each !== page && each !== worker).map(({ file }) => file), ...sounds].map(path);
// Files without a hash of their own are identified by the hash of the build.
const build = digest(page.content, ...kept);
page.content = page.content.replace('data-build=""', `data-build="${build}"`);
worker.content = worker.content.replace('"BUILD"', `"${build}"`).replace('["FILES"]', JSON.stringify(["./", ...kept]));
writeFileSync(page.file, page.content);
settle(worker);

let [raw, packed] = [0, 0];
for (const { file } of files) {
  const content = readFileSync(file);
  const sizes = [content.length];
  // Pictures and sounds are already compressed.
  if (![".png", ".jpg", ".ogg"].includes(extname(file))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 };
    const copies = [brotliCompressSync(content, { params }), gzipSync(content, { level: QUALITY > 9 ? 9 : 6 })];
    [".br", ".gz"].forEach((suffix, copy) => writeFileSync(file + suffix, copies[copy]));
    sizes.push(...copies.map((copy) => copy.length));
  }
  raw += sizes[0];
  packed += sizes[1] ?? sizes[0];
  console.log(`${path(file).padEnd(60)} ${sizes.map((size) => String(size).padStart(10)).join("")}`);
}
console.log(`${"together: as it is, with brotli".padEnd(60)} ${[raw, packed].map((size) => String(size).padStart(10)).join("")}`);
