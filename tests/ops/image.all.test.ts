import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bubblewrap, copy, copyContext, readStages, runInside, startInside } from "../support/container.ts";
import { freePort } from "../support/free-port.ts";

const PROJECT = join(import.meta.dirname, "../..");
const [build = [], image = []] = readStages(join(PROJECT, "Dockerfile"));
const ENV = Object.fromEntries(
  image.flatMap(({ name, words }) => (name === "ENV" ? words.map((word) => word.split("=") as [string, string]) : [])),
);

/** Needs no image builder: the Dockerfile's own steps run in plain folders, with this machine's programs. */
describe.skipIf(!bubblewrap)(`the image${bubblewrap ? "" : " (skipped: bubblewrap is not installed)"}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  const [built, app, data] = ["built", "app", "data"].map((name) => join(folder, name)) as [string, string, string];
  beforeAll(() => {
    for (const path of [built, app, data]) mkdirSync(path);
    for (const { name, words, text } of build) {
      if (name === "RUN") runInside({ writable: { "/app": built }, env: {} }, text);
      if (name === "COPY" && text === ". .") copyContext(PROJECT, built);
      else if (name === "COPY") for (const path of words.slice(0, -1)) copy(join(PROJECT, path), join(built, path));
    }
    for (const { name, words } of image) {
      if (name !== "COPY") continue;
      const paths = words.slice(1, -1).map((path) => path.replace("/app/", ""));
      const names = readdirSync(built);
      for (const path of paths)
        for (const file of path.startsWith("*") ? names.filter((it) => it.endsWith(path.slice(1))) : [path])
          copy(join(built, file), join(app, file));
    }
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("has no development packages, tests or benches", () => {
    for (const path of ["tests", "bench", "docs", ".git", "node_modules/vitest", "node_modules/@playwright"])
      expect([path, existsSync(join(app, path))]).toEqual([path, false]);
  });

  test("starts as its user on a read-only root, is healthy, serves, and stops on its signal", async () => {
    const port = String(await freePort());
    const [command = []] = image.flatMap(({ name, text }) => (name === "CMD" ? [JSON.parse(text) as string[]] : []));
    const env = { ...ENV, PORT: port, HOST: "127.0.0.1" };
    const container = { readOnly: { "/app": app }, writable: { "/data": data }, env, user: 1000 };
    const server = startInside(container, command);
    let said = "";
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (chunk) => (said = `${said}${chunk}`.slice(-5000)));
    const exit = once(server, "exit");
    try {
      const origin = `http://127.0.0.1:${port}`;
      const statusOf = (path: string) =>
        fetch(origin + path).then(
          ({ status }) => status,
          () => said,
        );
      await expect.poll(() => statusOf("/readyz"), { timeout: 240_000, interval: 500 }).toBe(200);
      const health = image.find(({ name }) => name === "HEALTHCHECK")?.text.replace(/^.* CMD /, "") ?? "";
      const [program = "", ...words] = JSON.parse(health) as string[];
      const check = startInside(container, [program, ...words]);
      expect((await once(check, "exit"))[0]).toBe(0);
      for (const path of ["/", "/en", "/centers", "/search?q=диализ"])
        expect([path, await statusOf(path)]).toEqual([path, 200]);
    } finally {
      server.kill("SIGTERM");
      await exit;
    }
  }, 300_000);
});
