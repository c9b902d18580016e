// Draws the board in the opening position, for the page to show while the game loads.

/** The number of rings from the throne to the edge. */
const RADIUS = 5;
/** The distance from a cell's centre to its corners, with neighbouring centres one apart. */
const CORNER = 1 / Math.sqrt(3);
const FILES = "abcdefghikl";
/** The opening array, each queen before her guards. */
const OPENING = {
  white: ["f1", "b1", "a5", "d9", "h9", "l5", "k1"],
  black: ["f11", "k7", "l2", "h1", "d1", "a2", "b7"],
};

const round = (number) => Number(number.toFixed(3));
/** The centre of a cell, from its axial coordinates. */
const at = (q, r) => ({ x: round(q * Math.sqrt(0.75)), y: round(r + q / 2) });

function place(name) {
  const [q, rank] = [FILES.indexOf(name[0]) - RADIUS, Number(name.slice(1))];
  return at(q, RADIUS + 1 - rank - Math.max(q, 0));
}

/** A hexagon as a path, with corners to the right and left, or (pointed) at the top and bottom. */
function hexagon(corner, { pointed = false } = {}) {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + (pointed ? 0.5 : 0)) * Math.PI) / 3;
    return `${round(corner * Math.cos(angle))} ${round(corner * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

function* cells() {
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = Math.max(-RADIUS, -RADIUS - q); r <= Math.min(RADIUS, RADIUS - q); r++) {
      const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      yield { ...at(q, r), kind: ring === 0 ? "throne" : ring % 2 ? "light" : "dark", isGoal: ring <= 1 };
    }
  }
}

/** The signs of the games as SVG, of which the page shows one: the throne's star, and the case. */
export function signs() {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [radius, angle] = [[50, 24, 38, 24][i % 4], (i * Math.PI) / 12];
    return `${round(50 + radius * Math.sin(angle))} ${round(50 - radius * Math.cos(angle))}`;
  });
  const block = (x, y, width, height, name = "") => `<path${name} d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
  const opening = ' class="opening"';
  return [
    `<svg class="star" viewBox="0 0 100 100" fill="currentColor"><path d="M${rays.join("L")}Z"/>`,
    `<circle${opening} cx="50" cy="50" r="11"/><circle cx="50" cy="50" r="6"/></svg>`,
    '<svg class="case" viewBox="0 0 100 100" fill="currentColor">',
    '<rect x="34" y="14" width="32" height="30" rx="10" fill="none" stroke="currentColor" stroke-width="8"/>',
    '<rect x="5" y="28" width="90" height="60" rx="9"/>',
    block(5, 52, 90, 5, opening),
    ...[22, 66].flatMap((x) => [block(x, 45, 12, 19, opening), block(x + 3.5, 49, 5, 11)]),
    "</svg>",
  ].join("");
}

/** The board as SVG; the page's style sheet colours it. */
export function board() {
  const use = (id, kind, { x, y }) => `<use href="#${id}" class="${kind}" x="${x}" y="${y}"/>`;
  const points = Array.from({ length: 12 }, (_, i) => {
    const [radius, angle] = [i % 2 ? 0.14 : 0.3, (i * Math.PI) / 6];
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  });
  return [
    '<svg id="board" viewBox="-6 -6 12 12" aria-hidden="true">',
    `<defs><path id="cell" d="${hexagon(CORNER * 0.95)}"/><circle id="guard" r="0.33"/>`,
    `<g id="queen"><circle r="0.4"/><path class="mark" d="M${points.join("L")}Z"/></g></defs>`,
    `<path class="rim" d="${hexagon(5.98, { pointed: true })}"/>`,
    `<path class="frame" d="${hexagon(5.93, { pointed: true })}"/>`,
    ...[...cells()].map((cell) => use("cell", cell.kind, cell)),
    ...[...cells()].filter(({ isGoal }) => isGoal).map((cell) => use("guard", "goal", cell)),
    ...Object.entries(OPENING).flatMap(([side, names]) =>
      names.map((name, i) => use(i === 0 ? "queen" : "guard", side, place(name))),
    ),
    "</svg>",
  ].join("");
}
