// The worker in which the computer players of Agent decide, so that the page never waits for them.
import "./packed.js";
import start, { choose } from "./agent_players.js";

const ready = start({ module_or_path: fetchPacked("agent_players_bg.wasm") });

// A player keeps nothing from one question to the next, so an answer depends on its question alone.
onmessage = async ({ data: { id, lines: [question] } }) => {
  await ready;
  postMessage({ said: `${id} ${choose(question)}`, isLast: true });
};
// The page learns only of errors, not of unhandled rejections.
addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
