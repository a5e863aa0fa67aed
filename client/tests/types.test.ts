/** What a game declares is what its page reads: a member that is renamed there is a type error here. */
import ts from "typescript";
import { expect, test } from "vitest";

const HERE = ts.sys.getCurrentDirectory();
const ROW = ["oriflamme", "ablaze"];
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile("tsconfig.json", ts.sys.readFile).config,
  { ...ts.sys, readDirectory: () => [] },
  HERE,
);

const renamed = new Map<string, string>(); // types of games as they would be written then
const read = (file: string) => renamed.get(ts.sys.resolvePath(file)) ?? ts.sys.readFile(file);
const folder = (id: string, file: string) => ts.sys.resolvePath(`${HERE}/src/games/${id}/${file}`);
const service = ts.createLanguageService({
  ...ts.sys,
  readFile: read,
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  getCompilationSettings: () => options,
  getScriptFileNames: () => [...ROW, "throne", "intrigues"].map((id) => folder(id, "index.ts")),
  getScriptVersion: (file) => renamed.get(ts.sys.resolvePath(file)) ?? "",
  getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(read(file) ?? ""),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
});
const faults = (reader: string) => service.getSemanticDiagnostics(ts.sys.resolvePath(`${HERE}/src/games/${reader}`)).length;

test.each([
  ["an event's part", "way", ROW, "row/changes.ts"],
  ["an event's part", "robbed", ROW, "row/changes.ts"],
  ["an event's part", "now", ROW, "row/show.ts"],
  ["an event's part", "to", ["intrigues"], "intrigues/show.ts"],
  ["an event's part", "robbed", ["throne"], "throne/changes.ts"],
  ["an event's part", "round", ["oriflamme"], "row/places.ts"],
  ["a question's detail", "destroys", ["throne"], "throne/index.ts"],
  ["a move's part", "gap", ROW, "row/places.ts"],
  ["a move's part", "i", ["intrigues"], "intrigues/truths.ts"],
  ["a view's member", "current", ROW, "row/show.ts"],
])("%s that is renamed is a type error where it is read: %s", (_, member, ids, reader) => {
  expect(faults(reader), "as it is").toBe(0);
  for (const id of ids) {
    const types = folder(id, "types.ts");
    renamed.set(types, ts.sys.readFile(types)!.replaceAll(new RegExp(`\\b${member}(?=\\??:)`, "g"), "other"));
  }
  expect(faults(reader)).toBeGreaterThan(0);
  renamed.clear();
});
