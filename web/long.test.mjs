// A whole game in a real browser: the engine plays the easiest computer player and wins. This takes minutes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engine } from "./engine.mjs";
import { begun, drawn, enter, kept, open, play, until, visit } from "./visit.mjs";

/** The game must be over after this many moves of the human side. */
const LONGEST = 150;

test("a whole game is played and won", async () => {
  const { Session } = await engine();
  const ask = (moves, question) => {
    let answer;
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
    const isAnswered = (game) => game?.moves.length > moves.length + 1;
    const isOver = (game) => game?.moves.length > moves.length && ask(game.moves, "query gameover") === "true";
    await until(`an answer to ${move}`, (game) => isAnswered(game) || isOver(game));
    ({ moves } = await kept());
  }
  console.log(`${moves.length} plies: ${moves.join(" ")}`);
  await visit.page.locator("#spoken").getByText("You win").first().waitFor({ state: "attached" });
  assert.deepEqual(errors, []);
});
