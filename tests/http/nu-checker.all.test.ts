import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { provideNuChecker } from "../../scripts/nu-checker.ts";
import { builtPages } from "../support/pages.ts";
import { startServer } from "../support/server.ts";

test("every page satisfies the Nu HTML checker", { timeout: 300_000 }, async () => {
  const [java = "", ...args] = provideNuChecker();
  const folder = mkdtempSync(join(tmpdir(), "renaria-nu-"));
  const server = await startServer();
  const paths = [...builtPages.map(({ path }) => path), "/no-such-page", "/en/no-such-page"];
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, `${path.replaceAll("/", "_")}.html`);
      writeFileSync(file, await (await fetch(server.origin + path)).text());
      return file;
    }),
  );
  await server.stop();
  const { stdout, status } = spawnSync(java, [...args, "--stdout", "--also-check-css", "--format", "json", ...files], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stdout) as {
    messages: { type: string; subType?: string; url: string; message: string }[];
  };
  // React writes a slash into void elements; the checker notes it for information.
  const faults = messages.filter(({ message }) => !message.startsWith("Trailing slash on void elements"));
  expect(faults.map(({ url, message }) => `${url.split("/").at(-1)}: ${message}`)).toEqual([]);
  expect(status).toBe(0);
});
