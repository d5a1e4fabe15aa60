import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { prepareDataDir, runNode } from "../support/server.ts";

const COPIED = ["api", "content", "contract", "server", "site"];
const FILES = ["package.json", "tsconfig.json", "vite.config.ts", "scripts"];
const SOON = { timeout: 60_000 };

/** The development server on a copy of the project, whose files may be edited. */
async function startDevelopment() {
  const folder = mkdtempSync(join(tmpdir(), "renaria-dev-"));
  for (const name of [...COPIED, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const dataDir = prepareDataDir();
  const port = String(await freePort());
  const server = runNode(
    ["server/dev.ts"],
    {
      NODE_ENV: "development",
      PORT: port,
      DATA_DIR: dataDir,
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
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** The same page, not a document that was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test("in development a page comes with its styles, and an edit shows at once @all", async ({ page, browser }) => {
  test.setTimeout(300_000);
  const dev = await startDevelopment();
  const heading = page.getByRole("heading", { level: 1 });
  try {
    await test.step("the first paint has all styles, without a script", async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${dev.origin}/about`);
      await expect(plain.locator(".chips")).toHaveCSS("display", "flex");
      await expect(plain.locator(".chips")).toHaveCSS("list-style-type", "none");
      await expect(plain.getByRole("contentinfo")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await context.close();
    });

    await page.goto(`${dev.origin}/about`);
    await page.locator("[data-curtain]").waitFor({ state: "attached" });
    await mark(page);

    await test.step("a view", async () => {
      dev.edit("site/ui/page-head.tsx", "<h1>{title}</h1>", "<h1>{title}: вид</h1>");
      await expect(heading).toHaveText("О компании: вид", SOON);
    });

    await test.step("a word, again and again: never the one before", async () => {
      let word = "Все разделы";
      for (const next of ["Все слова", "Все страницы", "Все места"]) {
        dev.edit("site/i18n/ru.ts", `menu: "${word}"`, `menu: "${next}"`);
        await expect(page.getByRole("navigation", { name: next })).toBeAttached(SOON);
        word = next;
      }
    });

    await test.step("a style, of the page and of all pages", async () => {
      const start = "@layer components {";
      dev.edit("site/pages/about/about.module.css", start, `${start} h1 { outline: 9px solid }`);
      await expect(heading).toHaveCSS("outline-width", "9px", SOON);
      dev.edit("site/ui/base.css", "@layer base {", "@layer base { h1 { column-gap: 7px }");
      await expect(heading).toHaveCSS("column-gap", "7px", SOON);
    });

    await test.step("what the server alone runs", async () => {
      dev.edit("site/pages/about.tsx", "lead: article.description,", 'lead: "С сервера",');
      await expect(page.getByText("С сервера")).toBeVisible(SOON);
      dev.edit("site/frame/load-shell.server.ts", "Number(today().slice(0, 4))", "1905");
      await expect(page.getByRole("contentinfo")).toContainText("1905", SOON);
    });
    expect(await isMarked(page)).toBe(true);

    await test.step("what browsers run loads the page anew", async () => {
      dev.edit("site/browser/start.ts", "startPageDeadline();", 'startPageDeadline();\ndocument.title = "Скрипт";');
      await expect(page).toHaveTitle("Скрипт", SOON);
      expect(await isMarked(page)).toBe(false);
    });
  } finally {
    await dev.stop();
  }
});

test("in development content shows as it is edited, and a fault stands on the page until it is mended @all", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const dev = await startDevelopment();
  const heading = page.getByRole("heading", { level: 1 });
  try {
    await page.goto(`${dev.origin}/about`);
    await page.locator("[data-curtain]").waitFor({ state: "attached" });
    const article = "content/articles/pages/about.ru.md";
    dev.edit(article, "title: О компании", "title: О нас теперь");
    await expect(heading).toHaveText("О нас теперь", SOON);
    dev.edit(article, "title: О нас теперь", "colour: red");
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText("articles/pages/about.ru.md:3: colour: unknown field", SOON);
    await page.reload();
    await expect(overlay).toContainText("unknown field", SOON);
    dev.edit(article, "colour: red", "title: О компании");
    await expect(heading).toHaveText("О компании", SOON);
    await expect(overlay).toHaveCount(0);
  } finally {
    await dev.stop();
  }
});
