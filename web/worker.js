// The worker that runs the engine, so that the page never waits for it.
import "./packed.js";
import start, { Session } from "./engine.js";

const ready = start({ module_or_path: fetchPacked("engine_bg.wasm") });

let session = null;
let hear = null;

onmessage = async ({ data: { id, seed, lines, goesOn = false, reports = false } }) => {
  await ready;
  let answer = "";
  hear = (line) => {
    answer = line;
    if (reports && line.startsWith("info")) postMessage({ said: `${id} ${line}`, isLast: false });
  };
  // Each question has a session of its own, so an answer never depends on earlier questions; unless it goes on from one.
  if (!goesOn || session === null) {
    session?.free();
    session = new Session(seed, (line) => hear(line));
  }
  for (const line of lines) session.line(line);
  postMessage({ said: `${id} ${answer}`, isLast: true });
};
// The page learns only of errors, not of unhandled rejections.
addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
