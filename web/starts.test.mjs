// Tests in WebKit that every start comes to the game, however it compiles the module: see docs/web.md.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, open } from "./visit.mjs";

const STARTS = 20;
/** How many of them the page began anew. */
let again = 0;

for (let start = 1; start <= STARTS; start++) {
  test(`start ${start} of ${STARTS} comes to the game by itself`, async () => {
    const { page } = await open({ compilesAtOnce: true });
    await drawn();
    if (await page.evaluate(() => sessionStorage.getItem("agon/failures"))) again++;
    assert.ok(await page.locator("#reload").isHidden());
  });
}

test("most of them do so at once", () => assert.ok(again <= STARTS / 3, `${again} began anew`));
