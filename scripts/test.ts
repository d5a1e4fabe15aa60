import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { buildWhenStale } from "./build.ts";
import { provideChromium } from "./chromium.ts";
import { providePostgres } from "./postgres.ts";

// npm test: everything it needs it sets up itself. One line a check, the whole output of what failed.
const isAll = process.argv.includes("--all");
const bin = (name: string) => `node_modules/.bin/${name}`;
// The tools' own "env node" must find the Node that runs this.
const PATH = dirname(process.execPath) + delimiter + process.env["PATH"];
const results = new Map<string, boolean>();
let running: ChildProcess | undefined;

await Promise.all([
  series([
    ["format", bin("prettier"), "--check", "."],
    ["lint", bin("oxlint")],
    ["unused code", bin("knip")],
  ]),
  series([
    ["route types", bin("react-router"), "typegen"],
    ["types", bin("tsc")],
  ]),
]);
await buildWhenStale();

const chromium = provideChromium();
console.log(`browser: ${chromium}`);
const postgres = await providePostgres();
console.log(`PostgreSQL: ${postgres.origin}`);
const env = { DATABASE_URL_TEST: postgres.url, CHROMIUM_PATH: chromium };
try {
  await series(
    [
      ["unit, API and HTTP", bin("vitest"), "run"],
      ["browser", bin("playwright"), "test", ...(isAll ? [] : ["--grep-invert", "@all"])],
    ],
    env,
  );
} finally {
  postgres.stop();
}

const failed = [...results].filter(([, isGood]) => !isGood).map(([name]) => name);
if (failed.length > 0) console.log(`failed: ${failed.join(", ")}`);
console.log(`checks: ${results.size - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

type Check = [name: string, program: string, ...args: string[]];

async function series(checks: Check[], env: Record<string, string> = {}) {
  for (const [name, program, ...args] of checks) results.set(name, await check(name, program, args, env));
}

/** The test runners speak as they go; the others only when they fail. */
function check(name: string, program: string, args: string[], env: Record<string, string>): Promise<boolean> {
  const isRunner = Object.keys(env).length > 0;
  const started = performance.now();
  return new Promise((resolve) => {
    running = spawn(program, args, {
      stdio: ["ignore", isRunner ? "inherit" : "pipe", isRunner ? "inherit" : "pipe"],
      env: { ...process.env, PATH, NODE_ENV: "test", ...env },
    });
    let output = "";
    for (const stream of [running.stdout, running.stderr]) stream?.on("data", (text) => (output += text));
    running.on("close", (code) => {
      const isGood = code === 0;
      if (!isGood) console.log(output);
      console.log(`${isGood ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      resolve(isGood);
    });
  });
}
