/** Before the tests: the engine writes the positions that they draw, and the games that modules must play alike. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const own = resolve(root, ".venv/bin/python");

export function setup() {
  const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: [resolve(root, "src"), resolve(root, "tests")].join(delimiter) };
  const run = (program, folder) => execFileSync(python, [resolve(root, program), resolve(root, folder)], { env, stdio: "inherit" });
  run("client/tests/documents.py", "build/documents");
  run("tools/wasm.py", "build/wasm");
  run("client/tests/engine.py", "build/engine");
}
