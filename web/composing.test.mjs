// Tests in a real browser that input methods can write in the fields of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHROMIUM_ONLY, activate, drawn, open, press, tabTo } from "./visit.mjs";

/** Opens the page, and goes to the field for the first player's name. */
async function atFirstName() {
  const visit = await open();
  await drawn();
  await activate(visit.page.getByRole("button", { name: "Two players", exact: true }));
  const first = visit.page.getByRole("textbox", { name: "First player" });
  await first.waitFor({ state: "attached" });
  await tabTo("First player");
  return { ...visit, first };
}

test("what an input method composes is written in a text field once, and its keys do nothing else", CHROMIUM_ONLY, async () => {
  const { page, context, errors, first } = await atFirstName();
  await press("Z", "o");
  const session = await context.newCDPSession(page);
  for (const text of ["´", "´e"]) {
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForTimeout(1_000);
    assert.equal(await first.inputValue(), `Zo${text}`);
  }
  await session.send("Input.insertText", { text: "é" });
  // By then the field has what the game has.
  await page.waitForTimeout(3_000);
  assert.equal(await first.inputValue(), "Zoé");
  await press("!");
  await page.waitForTimeout(3_000);
  assert.equal(await first.inputValue(), "Zoé!");
  assert.deepEqual(errors, []);
});

test("what comes without a key, such as from a panel of signs, is written between what is typed", CHROMIUM_ONLY, async () => {
  const { page, context, errors, first } = await atFirstName();
  await press("G", "r");
  await page.keyboard.insertText("ü");
  await page.keyboard.insertText("ße ");
  await press("a");
  await page.keyboard.insertText("☺");
  // A dead key that goes with no letter: on Windows both signs come with the key of the letter.
  const session = await context.newCDPSession(page);
  const of = { key: "t", code: "KeyT", windowsVirtualKeyCode: 84 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...of });
  for (const text of ["'", "t"]) await session.send("Input.dispatchKeyEvent", { type: "char", text, ...of });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...of });
  // By then the field has what the game has. Of what comes in one frame, the sign is the first.
  await page.waitForTimeout(3_000);
  assert.match(await first.inputValue(), /^Grüße a☺('t|t')$/);
  assert.deepEqual(errors, []);
});
