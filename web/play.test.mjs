// Tests in a real browser that the game can be played there: by mouse, touch and keyboard, and with the browser's Back.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CHROMIUM_ONLY,
  NOT_IN_WEBKIT,
  PATIENCE,
  activate,
  asked,
  beginInWords,
  begun,
  cell,
  click,
  comes,
  drawn,
  enter,
  kept,
  moment,
  named,
  open,
  pause,
  play,
  press,
  seen,
  tabTo,
  told,
  until,
  visit,
  withoutSound,
} from "./visit.mjs";

/** Starts a first game by keyboard, moves by mouse, and waits for the computer's reply. */
async function playFirstMoves(options) {
  const { errors } = await open(options);
  await drawn();
  await enter("Play");
  await begun();
  await visit.page.waitForTimeout(3_000);
  // In a window of this size the board is seen from above; these are the places of f1, with the white queen, and of f2.
  await click(196, 359);
  await click(196, 334);
  await until("a move and its answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  assert.deepEqual(errors, []);
}

test("a first game begins, takes a move by mouse, and the computer answers from its worker, which gives hints too", async () => {
  await playFirstMoves({ motion: true, sharp: true });
  assert.ok(asked("worker.js") && asked("engine_bg.wasm"), visit.requests.join("\n"));
  // Not while the computer's piece is on its way.
  await named("f2", "can be moved");
  await press("h");
  await told(/Look for a move that .*\.|There is only one move/);
});

/** How many moves the saved game has. */
const moves = async () => (await kept())?.moves.length ?? 0;

test("a move that was taken back is answered again when it is played again", async () => {
  await playFirstMoves();
  await visit.page.keyboard.down("Control");
  await press("z");
  await visit.page.keyboard.up("Control");
  await named("f1", "White queen");
  await click(196, 359);
  await click(196, 334);
  await until("the move and another answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
});

test("a second button and a release that the page never sees leave nothing hanging on the pointer", NOT_IN_WEBKIT, async () => {
  const { page } = await open();
  await drawn();
  await enter("Play");
  await begun();
  await page.waitForTimeout(3_000);
  const { mouse } = page;
  const move = async (x, y) => {
    await mouse.move(x, y, { steps: 3 });
    await seen();
  };
  await move(196, 367);
  await mouse.down();
  await seen();
  await move(196, 350);
  await mouse.down({ button: "right" });
  await seen();
  await mouse.up({ button: "right" });
  await seen();
  // The release is not for the page, as over a menu of the browser.
  await page.evaluate(() =>
    addEventListener("pointerup", (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
  );
  await mouse.up();
  await move(196, 340);
  await move(300, 300);
  assert.equal(await moves(), 0, "nothing was dropped there");
  // The queen is where she was, and can be dragged as ever.
  await move(196, 367);
  await mouse.down();
  await seen();
  await move(196, 340);
  await mouse.up();
  await until("the queen's move", (game) => game?.moves[0] === "f1f2");
});

test("games go on being saved when the browser's data are cleared meanwhile", async () => {
  await playFirstMoves();
  await visit.page.evaluate(() => localStorage.clear());
  await (await play("f2", "f3"))();
  const { moves } = await kept();
  assert.deepEqual([moves[0], moves[2]], ["f1f2", "f2f3"]);
});

test("where no worker starts, the computer plays all the same", async () => {
  const prepare = () => {
    window.Worker = /** @type {any} */ (class {
      constructor() {
        throw new Error("no workers here");
      }
    });
  };
  await playFirstMoves({ prepare });
  assert.ok(!asked("worker.js"));
  await press("h");
  await told("No hint can be found just now.");
});

test("a browser without Web Audio plays silently, and the settings say so", async () => {
  const { page, errors } = await open({ prepare: withoutSound });
  await drawn();
  await activate(page.getByRole("button", { name: "Settings", exact: true }));
  await page.locator("#elements").getByText("There is no sound").first().waitFor({ state: "attached" });
  await press("Escape");
  await enter("Play");
  await begun();
  await (await play("f1", "f2"))();
  assert.deepEqual(errors, []);
});

test("a reload goes on with the unfinished game, by keyboard", async () => {
  await playFirstMoves();
  const before = await kept();
  await visit.page.reload();
  await drawn();
  assert.deepEqual(await kept(), before);
  await enter("Continue");
  await visit.page.waitForTimeout(3_000);
  // The focus appears on the queen; then she steps forward.
  await press("ArrowUp", "Enter", "ArrowUp", "Enter");
  await until("another move", (game) => game?.moves.length > before.moves.length);
  assert.equal((await kept()).moves[2], "f2f3");
});

/** Runs in the page, as `prepare`: counts what keeps the screen on. */
function countWakeLocks() {
  window.wakeLocks = 0;
  const release = async () => void window.wakeLocks--;
  const request = async () => {
    window.wakeLocks++;
    return { release, released: false };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}

test("while a clock runs the screen stays on, and the browser asks before the page is left", async () => {
  await playFirstMoves({ prepare: countWakeLocks });
  const { page } = visit;
  const now = () =>
    page.evaluate(() => [window.wakeLocks, !dispatchEvent(new Event("beforeunload", { cancelable: true }))].join());
  const comesTo = (wanted) => comes(wanted, now, (now) => now === wanted);
  assert.equal(await now(), "0,false");
  // The same game with a clock.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("agon/game-"));
    const game = JSON.parse(localStorage.getItem(key));
    game.terms = { time: { fischer: { minutes: 5, increment: 3 } } };
    localStorage.setItem(key, JSON.stringify(game));
  });
  await page.reload();
  await drawn();
  await enter("Continue");
  await comesTo("1,true");
  await page.evaluate(() => history.back());
  await told("The game is saved. Its clock stands still until you come back.");
  await comesTo("0,false");
});

test("on a telephone, held upright, two taps make a move", CHROMIUM_ONLY, async () => {
  const { page, context, errors } = await open({ touch: true, viewport: { width: 360, height: 640 } });
  const session = await context.newCDPSession(page);
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await drawn();
  await enter("Play");
  await begun();
  // A tap where the cell is, whatever is said below the board. On a busy machine the board may still be moving there, so
  // whoever has hit nothing taps again.
  const tap = async (name, y, isDone) => {
    const isThere = async () => {
      const box = await cell(name).boundingBox();
      return Math.abs(box.x + box.width / 2 - 180) < 10 && Math.abs(box.y + box.height / 2 - y) < 10;
    };
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      if (await isThere()) {
        // Playwright would lift the finger once the page has answered to it: then it may have rested.
        await Promise.all([touch("touchStart", [{ x: 180, y }]), touch("touchEnd", [])]);
        for (const wait = Date.now() + PATIENCE / 9; Date.now() < wait; await moment()) if (await isDone()) return;
      }
      await pause();
    }
    assert.fail(`${name} was not hit; it is at ${JSON.stringify(await cell(name).boundingBox())}`);
  };
  await page.waitForTimeout(3_000);
  await tap("f1", 384, async () => (await cell("f1").textContent()).includes("chosen"));
  await tap("f2", 357, async () => (await kept())?.moves.length > 0);
  await until("a move and its answer", (game) => game?.moves.length >= 2);
  assert.equal((await kept()).moves[0], "f1f2");
  assert.deepEqual(errors, []);
});

test("a name is written on a telephone, with the keyboard that it brings", CHROMIUM_ONLY, async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 }, touch: true });
  await drawn();
  await tabTo("Two players");
  await press("Enter");
  const first = page.getByRole("textbox", { name: "First player" });
  await first.tap();
  await page.keyboard.insertText("Zoë");
  await press("Enter");
  await enter("Start");
  await begun();
  await play("f1", "f2");
  await until("the game of those who were named", (game) => JSON.stringify(game ?? {}).includes("Zoë"));
  // During a game there is no text field.
  await first.waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
});

test("Enter on a telephone's keyboard sends what was said", CHROMIUM_ONLY, async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 }, touch: true });
  await drawn();
  const field = await beginInWords();
  for (const [sentence, move] of [["b1 c2", "b1c2"], ["where are my guards", undefined]]) {
    await field.tap();
    await page.keyboard.insertText(sentence);
    await press("Enter");
    if (move) await until("the move", (game) => game?.moves[0] === move);
    else await told("White: ");
    assert.equal(await field.inputValue(), "", "the next sentence can be written");
  }
  assert.deepEqual(errors, []);
});

/** Goes back out of the page. Of Firefox going back the driver hears nothing, so the address is asked for. */
async function leave() {
  const { page } = visit;
  await pause();
  await page.evaluate(() => history.back());
  // On the way the page that is asked may be gone.
  const address = () => page.evaluate(() => location.href).catch(() => "");
  await comes("another page", address, (address) => address === "about:blank", 10_000);
}

test("back closes what is open, leads from the game to the title and out; forward comes back", async () => {
  const { page, url, errors } = await open({ onPage: (page) => page.goto("about:blank") });
  await drawn();
  const heading = (name) => page.getByRole("heading", { name, level: 2 });
  const button = (name) => page.getByRole("button", { name, exact: true });
  const there = (element) => element.waitFor({ state: "attached" });
  const gone = (element) => element.waitFor({ state: "detached" });
  // Without waiting for a load: the page stays.
  const go = async (steps) => {
    await pause();
    await page.evaluate((steps) => history.go(steps), steps);
  };
  await activate(button("Settings"));
  await there(heading("Settings"));
  await go(-1);
  await there(button("Play"));
  await go(1);
  await there(heading("Settings"));
  await go(-1);
  await there(button("Play"));

  await activate(button("Play"));
  await begun();
  await (await play("f1", "f2"))();
  // The list of the button, then a page from it.
  await activate(button("Menu"));
  await there(button("Share"));
  await go(-1);
  await gone(button("Share"));
  await there(cell("f2"));
  await activate(button("Menu"));
  await there(button("Share"));
  await activate(button("Share"));
  await there(heading("Share"));
  await go(-1);
  await gone(heading("Share"));
  await there(cell("f2"));
  await go(-1);
  await there(button("Continue"));
  await gone(cell("f2"));
  await go(1);
  assert.match(await named("f2", "queen"), /White queen/);
  // A question is answered with no.
  await activate(button("Resign"));
  await there(heading("Resign this game?"));
  await go(-1);
  await gone(heading("Resign this game?"));
  assert.equal((await kept()).isPast, false);
  await go(-1);
  await there(button("Continue"));
  assert.equal(page.url(), url);
  assert.deepEqual(errors, []);
  // The game goes back by itself from the entry of what was closed.
  await leave();
});

test("pages have addresses, which lead to them and last", async () => {
  const { page, url, errors } = await open({
    hash: "#rules",
    prepare: withoutSound,
    onPage: (page) => page.goto("about:blank"),
  });
  await drawn();
  const there = (name) => page.getByRole("heading", { name, level: 2 }).waitFor({ state: "attached" });
  const at = (fragment) => page.waitForURL(url + fragment);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await there("How to play");
  await at("#rules");
  await page.evaluate(() => history.back());
  await play.waitFor({ state: "attached" });
  await at("");
  await page.evaluate(() => history.forward());
  await there("How to play");
  await at("#rules");
  // As if it were written in the address bar.
  await page.evaluate(() => (location.hash = "credits"));
  await there("Credits");
  await at("#credits");
  await page.reload();
  await drawn();
  await there("Credits");
  await at("#credits");
  await press("Escape");
  await play.waitFor({ state: "attached" });
  await at("");
  await leave();
  assert.deepEqual(errors, []);
});

test("a reload begins at the title of the history too", async () => {
  const { page } = await open({ onPage: (page) => page.goto("about:blank") });
  await drawn();
  const button = (name) => page.getByRole("button", { name, exact: true });
  await activate(button("Play"));
  await begun();
  await (await play("f1", "f2"))();
  await page.reload();
  await drawn();
  await button("Continue").waitFor({ state: "attached" });
  await leave();
});
