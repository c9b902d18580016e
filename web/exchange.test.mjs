// Tests in a real browser what goes out of the page and comes in: links, the clipboard, pictures, what is stored.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { CHROMIUM_ONLY, activate, agreed, cell, comes, copyLink, drawn, enter, named, open, play, press, tabTo, told, until, withoutSound } from "./visit.mjs";

/** A game of seventy-three plies, sixty-three of which are in the link. */
const LINK = "A3eHYgiq3FOIloRMwQ1StahQdyV7pGCnRWDG8U29VW7IiuZ6a8yXM4p";

test("storage and clipboard that are refused are told of, and the game goes on", async () => {
  const prepare = () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    // As on a page without a secure connection.
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
  };
  const { errors } = await open({ prepare });
  await drawn();
  await told("Nothing can be saved: access is denied.");
  await enter("Play");
  await named("f1", "White queen");
  await activate(cell("f1"));
  await activate(cell("f2"));
  await told("queen f1 to f2");
  await copyLink();
  await told("Your browser does not let this page use the clipboard.");
  assert.deepEqual(errors, []);
});

test("a game that came by a link is played to its end, and sent on by another", async () => {
  // The last ten are played in the test.
  const rest = ["e8f9", "h4h5", "f9g8", "h5g5", "k4k3", "f8e7", "k3i3", "e6e5", "l1l2", "e7e6"];
  const { page, url, errors } = await open({ hash: `#${LINK}` });
  await drawn();
  await enter("Continue with two players");
  assert.equal(page.url(), url);
  await until("the game of the link", (game) => game?.moves.length === 63);
  // Shared again, the link is the same.
  await copyLink();
  await agreed(async () => (await navigator.clipboard.readText()) !== "");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${url}#${LINK}`);
  // The position alone, as text.
  for (const control of ["Share, This position", "Copy the text"]) {
    await tabTo(control);
    await press("Enter");
  }
  await agreed(async () => !(await navigator.clipboard.readText()).includes("#"));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "6/1g5/6g1/2g6/5G1q2/4GQGG3/5G4/3G5/8/3g3/g2g2 b - 1 32");
  await press("Escape");
  for (const move of rest) {
    const [from, to] = move.match(/[a-l]\d+/g);
    const made = await play(from, to);
    if (move !== rest.at(-1)) await made();
  }
  await told("White wins");
  assert.deepEqual(errors, []);
});

test("a game that came by a link stays in the address while it is looked at, and is there again after Forward and a reload", async () => {
  const { page, url, errors } = await open({ hash: `#${LINK}`, prepare: withoutSound });
  await drawn();
  const offered = () => page.getByRole("button", { name: "Continue with two players" }).first().waitFor({ state: "attached" });
  await offered();
  await page.waitForURL(`${url}#${LINK}`);
  await page.evaluate(() => history.back());
  await page.waitForURL(url);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor({ state: "attached" });
  await page.evaluate(() => history.forward());
  await offered();
  await page.waitForURL(`${url}#${LINK}`);
  await page.reload();
  await drawn();
  await offered();
  assert.equal(page.url(), `${url}#${LINK}`);
  assert.deepEqual(errors, []);
});

test("a picture of the board is saved, and a game that is over is kept among one's own", CHROMIUM_ONLY, async () => {
  const { page, errors } = await open({ hash: `#${LINK}` });
  await drawn();
  await enter("Continue with two players");
  await until("the game of the link", (game) => game?.moves.length === 63);
  for (const control of ["Menu", "Share"]) {
    await tabTo(control);
    await press("Enter");
  }
  const download = page.waitForEvent("download");
  await tabTo("Save the picture");
  await press("Enter");
  const picture = await readFile(await (await download).path());
  assert.match((await download).suggestedFilename(), /^agon-\d{4}-\d\d-\d\d\.png$/);
  assert.equal(picture.toString("latin1", 1, 4), "PNG");
  assert.ok(picture.length > 20_000, `a board has more to show than ${picture.length} bytes`);
  if (process.env.PICTURES) await writeFile(join(process.env.PICTURES, "saved-board.png"), picture);
  // The share page is shown again after the picture.
  await press("Escape");
  // The button, then the one in the question.
  for (const _ of [1, 2]) {
    await tabTo("Resign");
    await press("Enter");
  }
  const past = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("agon/past-")).length);
  assert.equal(await comes("a game that is over is kept", past, Boolean, 30_000), 1);
  assert.deepEqual(errors, []);
});
