// The worker in which the engine thinks, so that the page never waits for it.
import "./packed.js";
import start, { Session } from "./engine.js";

const ready = start({ module_or_path: fetchPacked("engine_bg.wasm") });

onmessage = async ({ data: { id, seed, lines } }) => {
  await ready;
  let answer = "";
  // Each question has a session of its own: what is found for one depends on nothing that was asked before.
  const session = new Session(seed, (line) => {
    answer = line;
  });
  for (const line of lines) session.line(line);
  session.free();
  postMessage(`${id} ${answer}`);
};
// What fails after `await` would otherwise be the worker's secret.
addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
