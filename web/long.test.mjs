// A whole game of either kind in a real browser, which takes minutes, and what only shows on a machine with nothing else
// to do.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { launchWith, takesKeptCode } from "./browser.mjs";
import { engine } from "./engine.mjs";
import { serve } from "./serve.mjs";
import { CHROMIUM_ONLY, PATIENCE, activate, begun, drawn, enter, kept, open, pause, play, until, visit } from "./visit.mjs";

/** The game must be over after this many moves of the human side. */
const LONGEST = 150;

// The engine plays the easiest computer player.
test("a whole game is played and won", async () => {
  const { Session } = await engine();
  const ask = (moves, question) => {
    let answer = "";
    const session = new Session(1n, (line) => (answer = line));
    session.line("setoption name Level value strong");
    session.line(`position startpos moves ${moves.join(" ")}`.replace(/ moves $/, ""));
    session.line(question);
    session.free();
    return answer.split(" ")[1];
  };
  const { errors } = await open();
  await drawn();
  await enter("Play");
  await begun();
  let moves = [];
  for (let turn = 0; turn < LONGEST && ask(moves, "query gameover") === "false"; turn++) {
    const move = ask(moves, "go");
    await play(...move.match(/[a-l]\d+/g));
    // Whoever has captured the queen puts her back in her owner's turn, so that it may be the same side's turn at once.
    const isToGoOn = ({ moves }) => ask(moves, "query p1turn") === "true" || ask(moves, "query gameover") === "true";
    await until(`an answer to ${move}`, (game) => game?.moves.length > moves.length && isToGoOn(game));
    ({ moves } = await kept());
  }
  console.log(`${moves.length} plies: ${moves.join(" ")}`);
  await visit.page.locator("#spoken").getByText("You win").first().waitFor({ state: "attached" });
  assert.deepEqual(errors, []);
});

/** What the player of Agent answers where it is asked for more than a turn. */
const ANSWERS = ["Let it pass", "Withdraw", "Drop out", "Allow it", "Leave it to the others", "Miss the turn"];
const OTHER_CHOICE = "Choose something else";

/** Runs in the page: against two players of the second level, who hurry home, on the short map. */
function choosesShortGame() {
  const settings = { version: 2, sections: { agent_choices: { options: "3,map=short" } } };
  localStorage.setItem("agon/settings", JSON.stringify(settings));
}

// In each turn the first agent goes to the first city that is offered.
test("a whole game of Agent is played to its end", async () => {
  const { page, errors } = await open({ shelf: true, prepare: choosesShortGame });
  const button = (name) => page.locator("#elements").getByRole("button", { name }).first();
  const exactly = (name) => page.locator("#elements").getByRole("button", { name, exact: true }).first();
  /** The game as it is saved. */
  const saved = () =>
    page.evaluate(() => {
      const entry = Object.entries(localStorage).find(([key]) => key.startsWith("agon/agent-"));
      return entry ? JSON.parse(entry[1]) : { decisions: [] };
    });
  /** The button to press among these texts, if anything is asked of the player. */
  const wanted = (offered) => {
    const ending = (end) => offered.find((text) => text.endsWith(end));
    const isChosen = (text) => text.endsWith("chosen") && !text.endsWith("can be chosen");
    const answer = ANSWERS.find((text) => offered.includes(text));
    if (answer) return answer;
    if (!offered.includes(OTHER_CHOICE)) return ending("can be chosen");
    // The agent, then the city, then what they do there.
    const isCityChosen = offered.filter(isChosen).length > 1;
    return (!isCityChosen && ending("can be reached")) || offered[offered.indexOf(OTHER_CHOICE) - 1];
  };

  await drawn();
  await activate(button(/^Agent\. /));
  await activate(exactly("Set up a game"));
  await activate(exactly("Draw lots and begin"));
  await activate(exactly("Place your stakes"));
  await activate(exactly("$1,000 × 4"));
  await activate(exactly("Stake $1,000"));
  await exactly("Place your stakes").waitFor({ state: "detached" });
  /** Whether a decision says what was staked on whom. */
  const isOpen = (text) => /\$[A-Z]\d=/.test(text);
  let [turns, decided, since] = [0, 0, Date.now()];
  let game = await saved();
  for (; !game.result; game = await saved()) {
    if (game.decisions.length > decided) [decided, since] = [game.decisions.length, Date.now()];
    assert.ok(!game.decisions.some(isOpen), "no stake can be read before the end");
    const offered = await page.locator("#elements button").allTextContents();
    assert.ok(Date.now() < since + PATIENCE, `nothing is decided after ${game.decisions.slice(-5)}: ${offered.join("|")}`);
    const name = wanted(offered);
    if (name?.endsWith("can be chosen")) turns += 1;
    if (name) {
      // What is offered may be gone by now.
      await page.evaluate((name) => {
        /** @type {NodeListOf<HTMLElement>} */
        const buttons = document.querySelectorAll("#elements button");
        [...buttons].find((button) => button.textContent === name)?.click();
      }, name);
    }
    // A press is answered, and what is new told, by then.
    await pause();
  }
  console.log(`${turns} turns of ${game.round} rounds, ${game.decisions.length} decisions, ended by ${game.result.reason}`);
  assert.ok(turns > 0);
  assert.ok(game.decisions.some(isOpen), "the sheets are open at the end");
  await exactly("Play again").waitFor({ state: "attached" });
  assert.deepEqual(errors, []);
});

test("the next visit takes the code that the browser has kept", CHROMIUM_ONLY, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "agon-"));
  const server = await serve(0);
  t.after(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const visit = async () => {
    const context = await launchWith(folder, {});
    const [page] = context.pages();
    const isKept = await takesKeptCode(page, `http://localhost:${server.address().port}/`, PATIENCE);
    await context.close();
    return isKept;
  };
  assert.equal(await visit(), false);
  assert.ok(await visit(), "compiled again");
});
