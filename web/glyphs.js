// Characters that the game's own fonts lack: the browser draws them with the system's fonts, and their outlines become a
// font that the game can use. Each character stands alone: nothing is joined, as Arabic letters or families of emoji are.

/** Pixels, and units of the font, to an em. */
const PIXELS = 96;
const UNITS = 1536;
const SCALE = UNITS / PIXELS;
/** Above and below the baseline, in ems, as in the game's own font for texts, so that letters stand on one line. */
const ASCENT = 2728 / 2816;
const DESCENT = 680 / 2816;
/** A drawing reaches at most this far in each direction, in pixels: some ligatures and ornaments are very long. */
const REACH = 6 * PIXELS;
/** How far an outline may be off, in pixels: less than can be seen in letters of half this size. */
const TOLERANCE = 0.2;
/** The line around what is coloured, in pixels. */
const LINE = 6;
/** What is darker remains in a picture without colours. */
const DARK = 0.4;

/** The bytes of a TrueType font with these characters. Empty if nothing can be drawn. */
export function font(characters) {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) return new Uint8Array();
  const glyphs = Array.from(new Set(characters), (character) => glyph(pen, character)).filter(Boolean);
  return glyphs.length ? pack(glyphs.sort((one, other) => one.code - other.code)) : new Uint8Array();
}

/** The outlines of a character, in units of the font. Undefined if the browser hides what it draws. */
function glyph(pen, character) {
  // A mark needs something to stand on.
  const base = /\p{M}/u.test(character) ? "\u00a0" : "";
  const take = () => Object.assign(pen, { font: `${PIXELS}px sans-serif`, textRendering: "geometricPrecision" });
  take();
  const before = base ? pen.measureText(base).width : 0;
  const box = pen.measureText(base + character);
  const reach = (length) => Math.min(Math.max(Math.ceil(length), 0), REACH) + 2;
  const [left, top] = [reach(box.actualBoundingBoxLeft), reach(box.actualBoundingBoxAscent)];
  // A new size clears the canvas, and lays the pen down.
  pen.canvas.width = left + reach(box.actualBoundingBoxRight);
  pen.canvas.height = top + reach(box.actualBoundingBoxDescent);
  take();
  pen.fillText(base + character, left, top);
  const ink = inked(pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height));
  // Against recognition of the device some browsers return pixels that were never drawn, also in the margin.
  if (ink.at(0, 0) > 0) return undefined;
  const place = ([x, y]) => [Math.round((x + 0.5 - left - before) * SCALE), Math.round((top - y - 0.5) * SCALE)];
  return {
    code: character.codePointAt(0),
    advance: Math.max(Math.round((box.width - before) * SCALE), 0),
    contours: outlines(ink)
      .map((outline) => simplified(outline).map(place))
      .filter((contour) => contour.length > 2),
  };
}

/** How far each pixel is covered, from 0 to 1. Of coloured pictures, the edge and all that is dark. */
function inked({ data, width, height }) {
  const ink = { width, height, cover: new Float32Array(width * height) };
  const light = (pixel) => {
    const [red, green, blue] = [data[4 * pixel], data[4 * pixel + 1], data[4 * pixel + 2]];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  ink.at = (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : ink.cover[y * width + x]);
  let isColoured = false;
  for (let pixel = 0; pixel < ink.cover.length; pixel++) {
    const alpha = data[4 * pixel + 3];
    ink.cover[pixel] = alpha / 255;
    isColoured ||= alpha > 128 && light(pixel) > 0.1;
  }
  if (!isColoured) return ink;
  const around = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    return [Math.round(LINE * Math.cos(angle)), Math.round(LINE * Math.sin(angle))];
  });
  const drawn = ink.cover.map((cover, pixel) => {
    if (cover === 0) return 0;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const inner = Math.min(...around.map(([right, down]) => ink.at(x + right, y + down)));
    const dark = Math.min(Math.max((DARK - light(pixel)) * 6 + 0.5, 0), 1);
    return cover * Math.max(1 - inner, dark);
  });
  ink.cover = drawn;
  return ink;
}

/**
 * The closed lines along which half of a pixel is covered, as points, clockwise around what is covered: marching squares
 * between the middles of the pixels.
 */
function outlines(ink) {
  // Each line between two neighbouring middles that an outline crosses, and the one that it crosses next.
  const next = new Map();
  const row = ink.width + 2;
  const across = (x, y) => 2 * ((y + 1) * row + x + 1);
  const isInk = (x, y) => ink.at(x, y) >= 0.5;
  for (let y = -1; y < ink.height; y++) {
    for (let x = -1; x < ink.width; x++) {
      const isIn = [isInk(x, y), isInk(x + 1, y), isInk(x + 1, y + 1), isInk(x, y + 1)];
      if (isIn[0] === isIn[1] && isIn[1] === isIn[2] && isIn[2] === isIn[3]) continue;
      const sides = [across(x, y), across(x + 1, y) + 1, across(x, y + 1), across(x, y) + 1];
      for (let corner = 0; corner < 4; corner++) {
        if (!isIn[corner] || isIn[(corner + 1) % 4]) continue;
        let first = corner + 4;
        while (isIn[(first - 1) % 4]) first--;
        next.set(sides[corner], sides[(first - 1) % 4]);
      }
    }
  }
  const point = (side) => {
    const [x, y] = [((side >> 1) % row) - 1, Math.floor((side >> 1) / row) - 1];
    const [right, down] = side % 2 ? [0, 1] : [1, 0];
    const [from, to] = [ink.at(x, y), ink.at(x + right, y + down)];
    const part = (0.5 - from) / (to - from);
    return [x + right * part, y + down * part];
  };
  const closed = [];
  for (const start of next.keys()) {
    const outline = [];
    for (let side = start; next.has(side); ) {
      outline.push(point(side));
      const after = next.get(side);
      next.delete(side);
      side = after;
    }
    closed.push(outline);
  }
  return closed;
}

/** A closed line without the points that hardly matter (Douglas and Peucker's). */
function simplified(outline) {
  const last = outline.length;
  const at = (index) => outline[index % last];
  const keep = new Set([0]);
  const open = [[0, last]];
  while (open.length) {
    const [from, to] = open.pop();
    const [[x, y], [toX, toY]] = [at(from), at(to)];
    const length = Math.hypot(toX - x, toY - y);
    let [most, farthest] = [TOLERANCE, undefined];
    for (let index = from + 1; index < to; index++) {
      const [right, down] = [at(index)[0] - x, at(index)[1] - y];
      const off = length ? Math.abs(right * (toY - y) - down * (toX - x)) / length : Math.hypot(right, down);
      if (off > most) [most, farthest] = [off, index];
    }
    if (farthest === undefined) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return outline.filter((_, index) => keep.has(index));
}

/** A TrueType font with these glyphs, which are in the order of their code points. */
function pack(characters) {
  const height = [Math.round(ASCENT * UNITS), -Math.round(DESCENT * UNITS)];
  // The first glyph is that of missing characters. Shapers look for a space.
  const blank = { advance: UNITS / 4, contours: [] };
  const glyphs = [blank, { ...blank, code: 0x20 }, ...characters.filter(({ code }) => code !== 0x20)];
  const outlines = glyphs.map(glyf);
  const ends = outlines.reduce((ends, { length }) => [...ends, ends.at(-1) + length], [0]);
  const mapped = glyphs.slice(1).flatMap(({ code }, index) => [code, code, index + 1].map(u32));
  const edges = glyphs.map(bounds);
  const box = edges.reduce(([l, b, r, t], [left, bottom, right, top]) => [
    Math.min(l, left),
    Math.min(b, bottom),
    Math.max(r, right),
    Math.max(t, top),
  ]);
  const points = glyphs.map(({ contours }) => contours.flat().length);
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const most = [Math.max(...points), Math.max(...glyphs.map(({ contours }) => contours.length))];
  return sfnt({
    // Browsers want this one, but nothing in it.
    "OS/2": Array(48).fill(u16(0)),
    // One table, of Unicode's full range: format 12.
    cmap: [
      ...[0, 1, 3, 10].map(u16),
      ...[12].map(u32),
      ...[12, 0].map(u16),
      ...[16 + 4 * mapped.length, 0, mapped.length / 3].map(u32),
      ...mapped,
    ],
    glyf: outlines,
    head: [
      ...[0x10000, 0x10000, 0, 0x5f0f3cf5].map(u32),
      ...[0b1011, UNITS].map(u16),
      // When it was made and changed.
      ...[0, 0, 0, 0].map(u32),
      ...[...box, 0, 8, 2, 1, 0].map(u16),
    ],
    hhea: [u32(0x10000), ...[...height, 0, widest, box[0], 0, box[2], 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length].map(u16)],
    hmtx: glyphs.flatMap(({ advance }, index) => [advance, edges[index][0]].map(u16)),
    loca: ends.map(u32),
    maxp: [u32(0x10000), ...[glyphs.length, ...most, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0].map(u16)],
    name: [0, 0, 6].map(u16),
    post: [0x30000, 0, 0, 0, 0, 0, 0, 0].map(u32),
  });
}

/** Left, bottom, right and top of a glyph. */
function bounds({ contours }) {
  const [xs, ys] = [0, 1].map((axis) => contours.flat().map((point) => point[axis]));
  return xs.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : [0, 0, 0, 0];
}

/** A glyph of straight lines, as the table of glyphs has it. */
function glyf({ contours }) {
  if (contours.length === 0) return [];
  const points = contours.flat();
  const steps = (axis) => points.map((point, index) => u16(point[axis] - (index ? points[index - 1][axis] : 0)));
  const lengths = contours.map(({ length }) => length);
  const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length) - 1);
  // Each point is on the line, and its coordinates are two bytes each.
  const flags = points.map(() => [1]);
  const bytes = [contours.length, ...bounds({ contours }), ...ends, 0].map(u16).concat(flags, steps(0), steps(1)).flat();
  return bytes.concat(Array(-bytes.length & 3).fill(0));
}

const u16 = (number) => [(number >> 8) & 255, number & 255];
const u32 = (number) => [...u16(number >> 16), ...u16(number)];

/**
 * The file with these tables, whose names are in alphabetical order.
 * @param {Record<string, number[][]>} tables
 */
function sfnt(tables) {
  const entries = Object.entries(tables).map(([name, parts]) => /** @type {const} */ ([name, Uint8Array.from(parts.flat())]));
  const padded = ({ length }) => (length + 3) & ~3;
  const power = 1 << Math.floor(Math.log2(entries.length));
  const header = [u32(0x10000), ...[entries.length, 16 * power, Math.log2(power), 16 * (entries.length - power)].map(u16)];
  let place = 12 + 16 * entries.length;
  const file = new Uint8Array(entries.reduce((sum, [, table]) => sum + padded(table), place));
  for (const [name, table] of entries) {
    file.set(table, place);
    const letters = Array.from(name, (letter) => letter.charCodeAt(0));
    header.push(letters, u32(sum(file.subarray(place, place + padded(table)))), u32(place), u32(table.length));
    place += padded(table);
  }
  file.set(header.flat());
  return file;
}

/** The checksum of a table: the sum of its numbers of four bytes. */
function sum(bytes) {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let total = 0;
  for (let at = 0; at < bytes.length; at += 4) total = (total + numbers.getUint32(at)) >>> 0;
  return total;
}
