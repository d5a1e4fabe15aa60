import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "./config.ts";
import { readSecret } from "./secret.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "renaria-secret-"));

test("is made once, readable by this user alone, and left as it is", () => {
  const dataDir = join(makeFolder(), "data");
  const made = readSecret({ secret: undefined, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(64);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
  expect(readSecret({ secret: undefined, dataDir })).toBe(made);
  expect(readdirSync(dataDir)).toEqual(["secret"]);
  expect(readSecret({ secret: undefined, dataDir: makeFolder() })).not.toBe(made);
});

test("a later start writes nothing, so it works on a full or read-only disk", () => {
  const dataDir = makeFolder();
  const made = readSecret({ secret: undefined, dataDir });
  const before = statSync(dataDir).mtimeMs;
  expect(readSecret({ secret: undefined, dataDir })).toBe(made);
  expect(statSync(dataDir).mtimeMs).toBe(before);
});

test("SECRET takes precedence and touches no folder", () => {
  const dataDir = makeFolder();
  expect(readSecret({ secret: "s".repeat(32), dataDir })).toBe("s".repeat(32));
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a file too short to hold a secret stops the start with one line", () => {
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, "secret"), "short");
  chmodSync(join(dataDir, "secret"), 0o600);
  expect(() => readSecret({ secret: undefined, dataDir })).toThrow(ConfigError);
});
