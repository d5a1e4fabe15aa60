import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { runNode } from "../support/server.ts";

const COPIED = ["api", "content", "contract", "server", "site"];
const FILES = ["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts", "scripts"];
const SOON = { timeout: 60_000 };

/** The development server on a copy of the project, whose files may be edited. */
async function startDevelopment() {
  const folder = mkdtempSync(join(tmpdir(), "renaria-dev-"));
  for (const name of [...COPIED, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const port = String(await freePort());
  const server = runNode(
    ["server/dev.ts"],
    {
      NODE_ENV: "development",
      PORT: port,
      DATA_DIR: join(folder, "data"),
      CONTENT_DIR: join(folder, "content"),
    },
    folder,
  );
  await server.said(/^Renaria: /m);
  return {
    origin: `http://localhost:${port}`,
    edit(file: string, from: string, to: string) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    },
    async stop() {
      server.process.kill("SIGTERM");
      await server.exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openWarm(page: Page, address: string) {
  await page.goto(address);
  // At its first page Vite may still be gathering packages, and reloads when it has them.
  await page.waitForLoadState("networkidle");
  // One reload may cut the other short.
  await expect(() => page.reload()).toPass();
  await page.locator("[data-curtain]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
}

test("in development an edit shows at once, and a fault stands on the page until it is mended @all", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const dev = await startDevelopment();
  try {
    const heading = page.getByRole("heading", { level: 1 });
    await openWarm(page, `${dev.origin}/about`);
    dev.edit("site/ui/page-head.tsx", "<h1>{title}</h1>", "<h1>{title}: вид</h1>");
    await expect(heading).toHaveText("О компании: вид", SOON);
    dev.edit("site/i18n/ru.ts", 'menu: "Все разделы"', 'menu: "Все слова"');
    await expect(page.getByRole("navigation", { name: "Все слова" })).toBeAttached(SOON);
    dev.edit(
      "site/pages/about/about.module.css",
      "@layer components {",
      "@layer components { h1 { outline: 9px solid }",
    );
    await expect(heading).toHaveCSS("outline-width", "9px", SOON);
    expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);

    const article = "content/articles/pages/about.ru.md";
    dev.edit(article, "title: О компании", "title: О нас теперь");
    await expect(heading).toHaveText("О нас теперь: вид", SOON);
    dev.edit(article, "title: О нас теперь", "colour: red");
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText("articles/pages/about.ru.md:3: colour: unknown field", SOON);
    await page.reload();
    await expect(overlay).toContainText("unknown field", SOON);
    dev.edit(article, "colour: red", "title: О компании");
    await expect(heading).toHaveText("О компании: вид", SOON);
    await expect(overlay).toHaveCount(0);
  } finally {
    await dev.stop();
  }
});
