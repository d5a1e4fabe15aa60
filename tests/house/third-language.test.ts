import { execFile } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdsLanguageTable } from "./languages.ts";

const FLOORS = ["contract", "api", "publishing", "site", "server"];
const KAZAKH = `  kk: {
    prefix: "/kk", routeSuffix: "___kk", tag: "kk-KZ", name: "Қазақша", script: "Cyrillic", fallback: "ru", direction: "ltr",
  },
`;

/** The code of the site with one more row in the table of languages, and nothing else. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "renaria-third-language-"));
  for (const floor of FLOORS)
    cpSync(floor, join(folder, floor), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  for (const file of ["package.json", "tsconfig.json"]) cpSync(file, join(folder, file));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const table = join(folder, "contract/locale.ts");
  const written = readFileSync(table, "utf8");
  const grown = written.replace(/^\} as const satisfies Record<string, Language>;$/m, (end) => KAZAKH + end);
  expect(grown).not.toBe(written);
  writeFileSync(table, grown);
});

afterAll(() => rmSync(folder, { recursive: true }));

test("whatever is kept by language does not compile without the third", { timeout: 300_000 }, async () => {
  const { output } = await run("node_modules/.bin/tsc", ["--pretty", "false"]);
  const named = new Set(Array.from(output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm), ([, file]) => file));
  const tables = globSync(`{${FLOORS.join(",")}}/**/*.{ts,tsx}`, { cwd: folder }).filter((file) =>
    holdsLanguageTable(file, readFileSync(join(folder, file), "utf8")),
  );
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((file) => file !== "contract/locale.ts" && !named.has(file))).toEqual([]);
});

test("the command lists every text that is to be written, and nothing of the languages that are there", async () => {
  const code = `const { listUntranslated } = await import("#publishing/list-untranslated.ts");
    console.log(JSON.stringify([await listUntranslated(${JSON.stringify(resolve("content"))}, "kk"),
      await listUntranslated(${JSON.stringify(resolve("content"))}, "en")]));`;
  const { output } = await run(process.execPath, ["--input-type=module", "--eval", code]);
  const [kazakh, english] = JSON.parse(output) as [string[], string[]];
  const originals = globSync("{articles,glossary,centers,categories}/**/*.ru.md", { cwd: "content" });
  expect(originals.length).toBeGreaterThan(200);
  expect(kazakh).toEqual(expect.arrayContaining(originals.map((file) => file.replace(/ru\.md$/, "kk.md"))));
  expect(kazakh).toContain("cities.yaml: moscow");
  expect(english).toEqual([]);
});

function run(program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = execFile(program, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}
