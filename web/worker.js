// The worker that runs the engine, so that the page never waits for it.
import "./packed.js";
import start, { Session } from "./engine.js";

const ready = start({ module_or_path: fetchPacked("engine_bg.wasm") });

onmessage = async ({ data: { id, seed, lines } }) => {
  await ready;
  let answer = "";
  // Each question has a session of its own, so an answer never depends on earlier questions.
  const session = new Session(seed, (line) => {
    answer = line;
  });
  for (const line of lines) session.line(line);
  session.free();
  postMessage(`${id} ${answer}`);
};
// The page learns only of errors, not of unhandled rejections.
addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
