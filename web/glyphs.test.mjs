// Tests the fonts that are made of the browser's own drawings, in a page without the game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";

let browser, page;

before(async () => {
  browser = await launch();
  page = await browser.newPage();
  const source = await readFile(new URL("glyphs.js", import.meta.url));
  await page.evaluate(prepare, `data:text/javascript;base64,${source.toString("base64")}`);
});

after(() => browser?.close());

/** Runs in the page: what the tests do there. */
async function prepare(source) {
  const { font } = await import(source);
  /**
   * The font with these characters, as a font of the page. They have private code points there, from U+E000 on, in their
   * order: no other font has those, and the browser would otherwise take what is missing from others.
   */
  const load = async (family, characters) => {
    const bytes = font(characters);
    const view = new DataView(bytes.buffer);
    const name = (at) => String.fromCharCode(...bytes.subarray(at, at + 4));
    const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
    const cmap = view.getUint32(tables.find((at) => name(at) === "cmap") + 8);
    const codes = [];
    // The first group is the space.
    for (let group = 1; group < view.getUint32(cmap + 24); group++) {
      const at = cmap + 28 + 12 * group;
      codes.push(view.getUint32(at));
      view.setUint32(at, 0xe000 + group - 1);
      view.setUint32(at + 4, 0xe000 + group - 1);
    }
    const face = new FontFace(family, bytes);
    await face.load();
    document.fonts.add(face);
    return codes;
  };
  const SIZE = 60;
  /** How far the pixels are covered by a character, and how wide it is. */
  const draw = (text, family) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [3 * SIZE, 2 * SIZE];
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    Object.assign(pen, { font: `${SIZE}px ${family}`, textRendering: "geometricPrecision" });
    pen.fillText(text, SIZE / 2, 1.3 * SIZE);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { cover: Array.from({ length: data.length / 4 }, (_, pixel) => data[4 * pixel + 3]), width: pen.measureText(text).width };
  };
  Object.assign(window, { font, load, draw, SIZE });
}

/** Skips a test where the browser has nothing to draw letters with. */
async function needFonts(t) {
  const hasInk = await page.evaluate(() => draw("A", "sans-serif").cover.some(Boolean));
  if (!hasInk) t.skip("this system has no fonts");
  return hasInk;
}

test("letters of any script are drawn as the browser draws them", async (t) => {
  if (!(await needFonts(t))) return;
  const characters = "ЖукΩμễאبक李あ한♞";
  const compared = await page.evaluate(async (characters) => {
    const codes = await load("traced", characters);
    return codes.map((code, index) => {
      const [ours, theirs] = [
        draw(String.fromCodePoint(0xe000 + index), "traced"),
        draw(String.fromCodePoint(code), "sans-serif"),
      ];
      const sum = (choose) => ours.cover.reduce((sum, cover, pixel) => sum + choose(cover, theirs.cover[pixel]), 0);
      return { code, common: sum(Math.min) / sum(Math.max), widths: [ours.width, theirs.width] };
    });
  }, characters);
  const sorted = Array.from(characters, (character) => character.codePointAt(0)).sort((one, other) => one - other);
  assert.deepEqual(compared.map(({ code }) => code), sorted);
  console.log(`in common: ${compared.map(({ common }) => common.toFixed(3)).join(" ")}`);
  for (const { code, common, widths } of compared) {
    const told = `${String.fromCodePoint(code)}: ${common.toFixed(3)} in common, ${widths} wide`;
    assert.ok(common > 0.9, told);
    assert.ok(Math.abs(widths[0] - widths[1]) < 0.2, told);
  }
});

test("an accent stands at the letter before it", async (t) => {
  if (!(await needFonts(t))) return;
  const { width, back } = await page.evaluate(async () => {
    await load("accent", "\u0323");
    const { cover, width } = draw("\ue000", "accent");
    const columns = cover.flatMap((ink, pixel) => (ink > 128 ? [pixel % (3 * SIZE)] : []));
    const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
    return { width, back: (SIZE / 2 - middle) / SIZE };
  });
  assert.ok(width < 1, `${width} wide`);
  assert.ok(back > 0.1 && back < 0.4, `${back} em back`);
});

test("of a coloured face the edge, the eyes and the mouth remain", async () => {
  const seen = await page.evaluate(async () => {
    const { fillText, measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = /** @type {any} */ (() => ({
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: 96,
      actualBoundingBoxAscent: 84,
      actualBoundingBoxDescent: 12,
      width: 96,
    }));
    CanvasRenderingContext2D.prototype.fillText = function (_, x, y) {
      const disc = (right, up, radius, colour) => {
        this.fillStyle = colour;
        this.beginPath();
        this.arc(x + right, y - up, radius, 0, 2 * Math.PI);
        this.fill();
      };
      disc(48, 36, 46, "#ffcc22");
      disc(32, 50, 8, "#664500");
      disc(64, 50, 8, "#664500");
      disc(48, 16, 10, "#664500");
    };
    const codes = await load("face", "😀");
    Object.assign(CanvasRenderingContext2D.prototype, { fillText, measureText });
    const { cover } = draw("\ue000", "face");
    // In the drawing's 96 pixels to an em.
    const at = (right, up) => {
      const [x, y] = [SIZE / 2 + (right * SIZE) / 96, 1.3 * SIZE - (up * SIZE) / 96];
      return cover[Math.round(y) * 3 * SIZE + Math.round(x)] > 128;
    };
    return { codes, ink: [at(48, 80), at(5, 36), at(32, 50), at(64, 50), at(48, 16)], blank: [at(48, 36), at(20, 30), at(76, 30)] };
  });
  assert.deepEqual(seen, { codes: [0x1f600], ink: Array(5).fill(true), blank: Array(3).fill(false) });
});

test("nothing is drawn where the browser hides what it draws", async () => {
  const length = await page.evaluate(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...place) {
      const image = getImageData.apply(this, place);
      image.data.forEach((_, index) => (image.data[index] = 1 + ((index * 7919) % 255)));
      return image;
    };
    const { length } = font("Жук");
    Object.assign(CanvasRenderingContext2D.prototype, { getImageData });
    return length;
  });
  assert.equal(length, 0);
});

test("a name is drawn within a frame or two", async () => {
  const times = await page.evaluate(() =>
    Array.from({ length: 20 }, () => {
      const begun = performance.now();
      font("Достоевский");
      return performance.now() - begun;
    }),
  );
  const typical = times.sort((one, other) => one - other)[10];
  console.log(`eleven letters in ${typical.toFixed(1)} ms, at first in ${times.at(-1).toFixed(1)} ms`);
  assert.ok(typical < 50, `${typical} ms`);
});

test("lines are as high as in the game's own font", async () => {
  const heights = (bytes) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
    const place = (name) => {
      const at = tables.find((at) => Buffer.from(bytes.subarray(at, at + 4)).toString() === name);
      return view.getUint32(at + 8);
    };
    const em = view.getUint16(place("head") + 18);
    return [4, 6, 8].map((at) => view.getInt16(place("hhea") + at) / em);
  };
  const ours = heights(Uint8Array.from(await page.evaluate(() => Array.from(font("Ж")))));
  const theirs = heights(await readFile(new URL("../assets/fonts/Inter-Regular.otf", import.meta.url)));
  ours.forEach((height, index) => assert.ok(Math.abs(height - theirs[index]) < 0.001, `${ours}, not ${theirs}`));
});
