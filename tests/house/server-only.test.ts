import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createBuilder } from "vite";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "renaria-planted-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The browser's build, with this script as its entry. */
async function buildForBrowser(script: string) {
  const input = join(folder, "script.ts");
  writeFileSync(input, script);
  const builder = await createBuilder({
    logLevel: "silent",
    configLoader: "native",
    environments: { client: { build: { write: false, rollupOptions: { input } } } },
  });
  return builder.build(builder.environments["client"] ?? expect.fail("the config has no environment for browsers"));
}

test("browser code that imports server code fails the build, and the message names the file", async () => {
  await expect(
    buildForBrowser(
      `import { siteContext } from "${resolve("site/render/context.server.ts")}";\nconsole.log(siteContext);`,
    ),
  ).rejects.toThrow("site/render/context.server.ts is code of the server");
});

test("so does a dynamic import", async () => {
  await expect(
    buildForBrowser(`void import("${resolve("site/frame/load-shell.server.ts")}").then(console.log);`),
  ).rejects.toThrow("site/frame/load-shell.server.ts is code of the server");
});

test("a type import from the server is allowed", async () => {
  const script = `import type { SiteContext } from "${resolve("site/render/context.server.ts")}";
    export const nobody: SiteContext | null = null;
    console.log(nobody);`;
  await expect(buildForBrowser(script)).resolves.toBeTruthy();
});
