import { mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createLogWriter } from "./log-writer.ts";

afterEach(() => void vi.useRealTimers());

test("all lines are written in order", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "renaria-log-")), "log");
  const writer = createLogWriter(openSync(file, "w"));
  const lines = Array.from({ length: 1000 }, (_, n) => `line ${n}\n`);
  for (const line of lines) writer.write(line);
  await writer.idle();
  expect(readFileSync(file, "utf8")).toBe(lines.join(""));
  expect(writer.dropped()).toBe(0);
});

test("on a full disk lines are dropped and counted, and at most a megabyte is buffered", async () => {
  const writer = createLogWriter(openSync("/dev/full", "w"));
  for (let n = 0; n < 10; n++) writer.write("line\n");
  await writer.idle();
  expect(writer.dropped()).toBe(10);
  const long = `${"x".repeat(300_000)}\n`;
  for (let n = 0; n < 10; n++) writer.write(long);
  // One is being written, three wait, the others are dropped at once.
  expect(writer.dropped()).toBe(16);
  await writer.idle();
  expect(writer.dropped()).toBe(20);
});

test("lines in quick succession are written together a moment later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const file = join(mkdtempSync(join(tmpdir(), "renaria-log-")), "log");
  const writer = createLogWriter(openSync(file, "w"));
  const lines = Array.from({ length: 50 }, (_, n) => `line ${n}\n`);
  for (const line of lines) {
    writer.write(line);
    await setImmediate();
  }
  expect(readFileSync(file, "utf8")).toBe("");
  vi.advanceTimersByTime(20);
  while (readFileSync(file, "utf8") === "") await setImmediate();
  expect(readFileSync(file, "utf8")).toBe(lines.join(""));
});

test("a warning is flushed at once, with the lines before it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const file = join(mkdtempSync(join(tmpdir(), "renaria-log-")), "log");
  const log = pino({ base: null, timestamp: false }, createLogWriter(openSync(file, "w")));
  log.info("first");
  log.warn("second");
  while (readFileSync(file, "utf8") === "") await setImmediate();
  expect(readFileSync(file, "utf8")).toMatch(/"first".*\n.*"second"/);
});
