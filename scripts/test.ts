import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { provideChromium } from "./chromium.ts";
import { providePostgres } from "./postgres.ts";
import { providePdfToText } from "../tests/support/pdf-words.ts";

// npm test: sets up everything it needs. One line for each check, and the full output of those that failed.
type Check = [name: string, program: string, ...args: string[]];

const isAll = process.argv.includes("--all");
// The tools' own "env node" must find the Node that runs this.
const PATH = dirname(process.execPath) + delimiter + process.env["PATH"];
const results = new Map<string, boolean>();
/** What the failed checks said. */
const failures: string[] = [];
const running = new Set<ChildProcess>();

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
process.on("exit", () => {
  for (const child of running) child.kill();
});

// A run leaves nothing behind: all temporary files are in one folder. PostgreSQL, another user, needs access to it.
const temporary = mkdtempSync(join(tmpdir(), "renaria-test-"));
chmodSync(temporary, 0o755);
process.env["TMPDIR"] = temporary;
const vitestReport = join(temporary, "vitest.json");
// Dozens of servers are started from the same files, so they share a compile cache.
process.env["NODE_COMPILE_CACHE"] = join(temporary, "compiled");

process.on("exit", () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
const prepared = mkdtempSync(join(tmpdir(), "renaria-prepared-"));
// What the tests need. The check of the format takes as long as publishing.
await Promise.all([
  series([["publishing", "node", "server/content.ts", "publish"]]),
  series([
    ["build", "node", "scripts/build.ts"],
    ["lint", "oxlint"],
    ["format", "prettier", "--check", "."],
  ]),
]);
if (!results.get("build") || !results.get("publishing")) finish();

const chromium = provideChromium();
providePdfToText();
const postgres = await providePostgres();
// Before its folder is deleted.
process.prependListener("exit", () => postgres.stop());
console.log(`browser: ${chromium}\nPostgreSQL: ${postgres.origin}`);
if (isAll) await series([["spelling", "node", "server/content.ts", "spell"]]);
const env = {
  DATABASE_URL_TEST: postgres.url,
  CHROMIUM_PATH: chromium,
  PREPARED_DATA_DIR: prepared,
  ...(isAll && { TEST_ALL: "yes" }),
};
// Reuses the pictures that publishing made, but in a folder of its own: it writes there while the tests copy the other.
const checked = join(temporary, "checked");
cpSync(prepared, checked, { recursive: true });
await Promise.all([
  // One after another: in parallel they would slow each other down, and some tests are about deadlines.
  series(
    [
      ["unit, API and HTTP", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile=${vitestReport}`],
      ["browser", "playwright", "test"],
    ],
    { env, isShown: true },
  ),
  // The tests of servers wait much of their time. These take what is left of it, and give way to them.
  series(
    [
      ["types", "tsc"],
      ["unused code", "knip"],
      ["unused in production", "knip", "--production"],
      ["content", "node", "server/content.ts", "check"],
    ],
    { env: { DATA_DIR: checked }, isYielding: true },
  ),
]);

finish();

function finish(): never {
  const failed = [...results].filter(([, isGood]) => !isGood).map(([name]) => name);
  // Repeated at the end: early failures have scrolled away.
  for (const failure of failures) console.log(failure);
  if (existsSync(vitestReport)) printFailures(vitestReport);
  if (failed.length > 0) console.log(`failed: ${failed.join(", ")}`);
  console.log(`checks: ${results.size - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

function printFailures(report: string): void {
  type Test = { fullName: string; status: string; failureMessages: string[] };
  type File = { name: string; status: string; message: string; assertionResults: Test[] };
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as { testResults: File[] };
  for (const { name, message, assertionResults } of testResults.filter(({ status }) => status === "failed")) {
    if (message) console.log(`✗ ${name}\n  ${message.slice(0, 500)}`);
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === "failed") console.log(`✗ ${name} › ${fullName}\n  ${failureMessages.join("\n").slice(0, 500)}`);
  }
}

type Manner = {
  env?: Record<string, string>;
  /** The test runners print as they go; the other checks only when they fail. */
  isShown?: boolean;
  /** Only in time that nobody else needs. */
  isYielding?: boolean;
};

async function series(checks: Check[], manner: Manner = {}) {
  for (const check of checks) results.set(check[0], await run(check, manner));
}

function run([name, program, ...args]: Check, { env, isShown, isYielding }: Manner): Promise<boolean> {
  const started = performance.now();
  const output = isShown ? "inherit" : "pipe";
  const file = program === "node" ? process.execPath : `node_modules/.bin/${program}`;
  const [first, ...rest] = isYielding ? ["nice", "-n", "19", file, ...args] : [file, ...args];
  const child = spawn(first, rest, {
    stdio: ["ignore", output, output],
    env: { ...process.env, PATH, NODE_ENV: "test", DATA_DIR: prepared, ...env },
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      running.delete(child);
      if (code !== 0) {
        console.log(said);
        failures.push(`✗ ${name}\n${said}`);
      }
      console.log(`${code === 0 ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}
