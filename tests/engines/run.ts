import { buildWhenStale } from "../../scripts/build.ts";
import { startServer } from "../support/server.ts";
import { startChromium, startFirefox } from "./by-puppeteer.ts";
import { startWebKit } from "./by-webdriver.ts";
import type { Engine } from "./driver.ts";
import { type Journey, journeys } from "./journeys.ts";
import { startScriptBreaker } from "./script-breaker.ts";
import { startVisit } from "./visit.ts";

// npm run test:engines: the same journeys through the site in every engine, or in the given ones.
const engines: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in engines));
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(", ")}; there are ${Object.keys(engines).join(", ")}.`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

await buildWhenStale();
const proxy = await startScriptBreaker();
const server = await startServer({ PUBLIC_ORIGIN: proxy.origin });
proxy.forwardTo(server.origin);
for (const [name, start] of Object.entries(engines)) {
  if (named.length === 0 || named.includes(name)) await runIn(name, start);
}
await server.stop();
proxy.stop();

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runIn(name: string, start: () => Promise<Engine>): Promise<void> {
  const engine = await tell(`${name}: it starts`, start);
  if (!engine) return;
  console.log(`  ${engine.version}`);
  for (const journey of journeys) await tell(`${name}: ${journey.name}`, () => walk(journey, engine));
  await engine.stop();
}

async function walk({ script, walk }: Journey, engine: Engine): Promise<void> {
  proxy.script = script;
  const driver = await engine.newVisitor();
  try {
    await driver.resize(1300, 800);
    await walk(startVisit(driver, proxy.origin), driver.complaints);
    // A broken script is expected to cause errors.
    if (script === "whole" && driver.complaints?.length) throw new Error(driver.complaints.join("\n"));
  } finally {
    await driver.close();
  }
}

async function tell<Result>(what: string, doing: () => Promise<Result>): Promise<Result | undefined> {
  const started = performance.now();
  const say = (sign: string) => console.log(`${sign} ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  try {
    const result = await doing();
    passed += 1;
    say("✓");
    return result;
  } catch (error) {
    failed += 1;
    say("✗");
    console.log(error instanceof Error ? error.message : error);
    return undefined;
  }
}
