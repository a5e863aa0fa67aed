/** Before the tests: the engine writes the positions that they draw. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const own = resolve(root, ".venv/bin/python");

export function setup() {
  const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: resolve(root, "src") };
  execFileSync(python, [resolve(root, "client/tests/documents.py"), resolve(root, "build/documents")], { env, stdio: "inherit" });
}
