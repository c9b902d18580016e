// Tests in a real browser that whoever cannot see the board finds all that is drawn, and plays with it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import {
  CHROMIUM_ONLY,
  PATIENCE,
  activate,
  beginInWords,
  begun,
  cell,
  click,
  drawn,
  enter,
  kept,
  named,
  open,
  press,
  tabTo,
  told,
  until,
  visit,
} from "./visit.mjs";

test("whoever cannot see the board is told what is on it and what happens, and plays by its cells, in French too", async () => {
  const { page } = await open({ language: "fr-FR" });
  await drawn();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await enter("Jouer");
  await begun();
  await told("Menez votre reine sur le trône");
  assert.equal(await named("f1", "peut bouger"), "f1, reine blanche, peut bouger");
  await activate(cell("f1"));
  assert.equal(await named("f2", "atteinte"), "f2, vide, peut être atteinte");
  await activate(cell("f2"));
  await until("a move and its answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  await told("reine f1 à f2");
  await press("ArrowUp");
  await page.waitForFunction(() => document.activeElement.textContent.startsWith("f2,"));
  await press("ArrowUp");
  await page.waitForFunction(() => document.activeElement.textContent.startsWith("f3,"));
});

/** The problems that axe finds on the page. */
async function problems() {
  await visit.page.evaluate(await readFile(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8"));
  // Of contrast it would judge elements that are not seen; the game's own tests measure what is drawn.
  const { violations } = await visit.page.evaluate(() =>
    window.axe.run({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3).join(" ")}`);
}

/** What the browser tells screen readers of the page: role and name of each of its nodes that has a name. */
async function tree() {
  const session = await visit.context.newCDPSession(visit.page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const told = nodes.filter((node) => !node.ignored && node.name?.value);
  return told.map((node) => `${node.role.value} ${node.name.value}`);
}

/** Where an element is once it stays there: frames are slow here, and the first ones of a screen are laid out anew. */
async function settled(element) {
  let before = "";
  for (const end = Date.now() + PATIENCE; Date.now() < end; await visit.page.waitForTimeout(6_000)) {
    const box = await element.boundingBox();
    if (JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
  }
  assert.fail(`it never stays: ${before}`);
}

test("every control, text and cell is an element with a role, a name and a place, and axe finds no fault", CHROMIUM_ONLY, async () => {
  const { page, errors } = await open({ viewport: { width: 800, height: 640 } });
  await drawn();
  await told("Agon.");
  const button = (name) => page.getByRole("button", { name, exact: true });
  const boxes = async (element) => {
    const box = await element.boundingBox();
    assert.ok(box.width >= 20 && box.height >= 20 && box.x >= 0 && box.y >= 0, JSON.stringify(box));
    return box;
  };
  await boxes(button("Play"));
  const seen = await tree();
  for (const expected of ["heading Agon", "button Play", "button Settings"]) {
    assert.ok(seen.includes(expected), `${expected} in ${seen}`);
  }
  assert.deepEqual(await problems(), [], "at the title");

  await activate(button("Settings"));
  await page.getByRole("heading", { name: "Settings", level: 2 }).waitFor({ state: "attached" });
  assert.deepEqual(await problems(), [], "on a page");
  assert.equal(await button("Play").count(), 0, "what the page lies over is not there");
  assert.ok((await page.getByRole("slider").count()) > 0);
  assert.ok((await page.getByRole("checkbox", { checked: true }).count()) > 0);
  await activate(button("Back"));

  await button("Play").waitFor({ state: "attached" });
  await activate(button("Play"));
  await begun();
  assert.equal(await page.getByRole("application", { name: "Board" }).getByRole("button").count(), 91);
  await settled(cell("f1"));
  // The places follow the board: the cells of a file stand above each other.
  const file = await Promise.all(["f1", "f2", "f3", "f4"].map((name) => cell(name).boundingBox()));
  for (const [at, box] of file.entries()) {
    assert.ok(box.width >= 10 && box.height >= 10, JSON.stringify(file));
    if (at > 0) assert.ok(box.y < file[at - 1].y && Math.abs(box.x - file[0].x) < 30, JSON.stringify(file));
  }
  assert.deepEqual(await problems(), [], "in a game");
  // A click where a cell is said to be meets that cell; hints may have come meanwhile.
  await settled(cell("f1"));
  const { x, y, width, height } = await cell("f1").boundingBox();
  await click(x + width / 2, y + height / 2);
  await named("f1", "chosen");
  assert.deepEqual(errors, []);
});

test("what is out of sight is reached by scrolling, as screen readers do", async () => {
  const { page, errors } = await open();
  await drawn();
  const { width, height } = page.viewportSize();
  const isInSight = async (element) => {
    const box = await element.boundingBox();
    return box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width;
  };
  await activate(page.getByRole("button", { name: "Settings", exact: true }));
  const headings = page.getByRole("heading", { level: 3 });
  await headings.first().waitFor({ state: "attached" });
  const [first, last] = [headings.first(), headings.last()];
  await settled(last);
  assert.equal(await isInSight(last), false);
  assert.deepEqual(await problems(), []);
  for (const [wanted, other] of [[last, first], [first, last]]) {
    await wanted.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
    await settled(wanted);
    assert.equal(await isInSight(wanted), true);
    // The game has scrolled, and the page followed.
    assert.equal(await isInSight(other), false);
  }
  assert.deepEqual(errors, []);
});

test("what is typed in a text field is typed on the page too, so that screen readers echo it", async () => {
  const { page, errors } = await open();
  await drawn();
  await activate(page.getByRole("button", { name: "Two players", exact: true }));
  const first = page.getByRole("textbox", { name: "First player" });
  await first.waitFor({ state: "attached" });
  await tabTo("First player");
  await press("A", "d", "a", " ", "B", "Backspace");
  assert.equal(await first.inputValue(), "Ada ");
  assert.equal(await first.evaluate((element) => element === document.activeElement), true);
  // What the game has is the same, and stays.
  await press("Tab");
  await page.waitForFunction(() => {
    const { type, value } = /** @type {HTMLInputElement} */ (document.activeElement);
    return type !== "text" || value === "";
  });
  assert.equal(await first.inputValue(), "Ada ");
  assert.deepEqual(errors, []);
});

test("a move is typed in words, and the answer is heard", async () => {
  const { page, errors } = await open();
  await drawn();
  const field = await beginInWords();
  await field.waitFor({ state: "attached" });
  await page.waitForFunction((field) => field === document.activeElement, await field.elementHandle());
  await press("b", "1", " ", "c", "2");
  assert.equal(await field.inputValue(), "b1 c2");
  await press("Enter");
  await told("b1 to c2");
  await until("the move", (game) => game?.moves[0] === "b1c2");
  assert.equal(await field.inputValue(), "", "the next sentence can be typed");
  assert.deepEqual(errors, []);
});

test("a finger that explores a touch screen finds what is drawn there, and presses it", CHROMIUM_ONLY, async () => {
  const { page } = await open({ touch: true, viewport: { width: 390, height: 844 } });
  await drawn();
  /** The element that a screen reader finds at the middle of a place. */
  const found = ({ x, y, width, height }) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y).textContent, [x + width / 2, y + height / 2]);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.waitFor({ state: "attached" });
  assert.equal(await found(await play.boundingBox()), "Play");
  await activate(play);
  await begun();
  const queen = await named("f1", "can be moved");
  assert.equal(await found(await settled(cell("f1"))), queen);
  await activate(cell("f1"));
  await named("f2", "can be reached");
  await activate(cell("f2"));
  await until("a move and its answer", (game) => game?.moves.length >= 2);
});
