import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { runNode } from "../support/server.ts";

const COPIED = [
  "api",
  "contract",
  "publishing",
  "server",
  "site",
  "scripts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];
const SOON = { timeout: 60_000 };

// One server and one open page for all: each test edits something that no other test looks at.
test.describe.configure({ mode: "default", timeout: 180_000 });
let dev: Awaited<ReturnType<typeof startDevelopment>>;
let page: Page;
test.beforeAll(async ({ browser }) => {
  dev = await startDevelopment();
  page = await browser.newPage();
  await tellOfEdits(() => page.goto(`${dev.origin}/about`));
});
test.afterAll(async () => {
  await page.context().close();
  await dev.stop();
});

const heading = () => page.getByRole("heading", { level: 1 });

test("in development the first paint has all styles, without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${dev.origin}/about`);
  await expect(plain.locator(".chips")).toHaveCSS("display", "flex");
  await expect(plain.locator(".chips")).toHaveCSS("list-style-type", "none");
  await expect(plain.getByRole("contentinfo")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await context.close();
});

test("an edit of a view appears in the open document", async () => {
  await inThisDocument(async () => {
    dev.edit("site/ui/page-head.tsx", "<h1>{title}</h1>", "<h1>{title}: вид</h1>");
    await expect(heading()).toContainText(": вид", SOON);
  });
});

test("so does an edit of a text, repeatedly, and never the previous one", async () => {
  await inThisDocument(async () => {
    let word = "Все разделы";
    for (const next of ["Все слова", "Все страницы", "Все места"]) {
      dev.edit("site/i18n/ru.ts", `menu: "${word}"`, `menu: "${next}"`);
      await expect(page.getByRole("navigation", { name: next })).toBeAttached(SOON);
      word = next;
    }
  });
});

test("so does an edit of a style, of one page or of all pages", async () => {
  await inThisDocument(async () => {
    const start = "@layer components {";
    dev.edit("site/pages/about/about.module.css", start, `${start} h1 { outline: 9px solid }`);
    await expect(heading()).toHaveCSS("outline-width", "9px", SOON);
    dev.edit("site/ui/base.css", "@layer base {", "@layer base { h1 { column-gap: 7px }");
    await expect(heading()).toHaveCSS("column-gap", "7px", SOON);
  });
});

test("so does an edit of server-only code of the site", async () => {
  await inThisDocument(async () => {
    dev.edit("site/pages/about.tsx", "lead: article.description,", 'lead: "С сервера",');
    await expect(page.getByText("С сервера")).toBeVisible(SOON);
    dev.edit("site/frame/load-shell.server.ts", "Number(today().slice(0, 4))", "1905");
    await expect(page.getByRole("contentinfo")).toContainText("1905", SOON);
  });
});

test("so does an edit of the API or the server, in the same process, without leaking open files", async () => {
  const before = dev.openFiles();
  expect(before).not.toEqual([]);
  await inThisDocument(async () => {
    const service = "api/content/articles.ts";
    const [asked, edited] = [
      "{ article: attach(article,",
      '{ article: attach({ ...article, title: article.title + ", API" },',
    ];
    dev.edit(service, asked, edited);
    await expect(heading()).toContainText(", API", SOON);
    dev.edit(service, '", API"', '", снова API"');
    await expect(heading()).toContainText(", снова API", SOON);
  });
  dev.edit("server/http/health.ts", '{ status: "ok" }', '{ status: "edited" }');
  await expect
    .poll(async () => (await page.request.get(`${dev.origin}/healthz`)).json(), SOON)
    .toEqual({ status: "edited" });
  await expect.poll(dev.openFiles, SOON).toEqual(before);
});

test("so does an edit of the contract, and the pack is read again", async () => {
  // It runs in the browser too, so the page is reloaded.
  await tellOfEdits(async () => {
    dev.edit("contract/phone.ts", "`+7 (${area})", "`+7 [${area}]");
    await expect(page.getByRole("contentinfo")).toContainText("+7 [800]", SOON);
  });
  expect(dev.said()).toContain("nothing new: version 1 is this pack");
});

test("an error in server code is shown on the page until it is fixed", async () => {
  await tellOfEdits(async () => {
    dev.edit("api/content/visibility.ts", "export function", "export functoin");
    await expect(page.locator("pre")).toContainText("visibility.ts", SOON);
  });
  dev.edit("api/content/visibility.ts", "export functoin", "export function");
  await expect(heading()).toBeVisible(SOON);
});

test("an error in server code is logged with its original source line", async () => {
  const [file, line] = ["server/http/health.ts", "const readiness = await check();"];
  dev.edit(file, line, `throw new Error("Planted");\n${line}`);
  await expect.poll(async () => (await page.request.get(`${dev.origin}/readyz`)).status(), SOON).toBe(500);
  const at =
    readFileSync(file, "utf8")
      .split("\n")
      .findIndex((text) => text.includes(line)) + 1;
  await expect.poll(dev.said, SOON).toMatch(new RegExp(`Planted.*${file}:${at}:`));
});

test("an edit of browser code reloads the page", async () => {
  await tellOfEdits(() => page.reload());
  await mark();
  dev.edit("site/browser/start.ts", "startPageDeadline();", 'startPageDeadline();\ndocument.title = "Скрипт";');
  await expect(page).toHaveTitle("Скрипт", SOON);
  expect(await isMarked()).toBe(false);
});

test("an edit of content appears, and a fault in it is shown on the page until it is fixed", async () => {
  await tellOfEdits(() => page.reload());
  const article = "content/articles/about.ru.md";
  dev.edit(article, "title: О нас", "title: О нас теперь");
  await expect(heading()).toContainText("О нас теперь", SOON);
  dev.edit(article, "title: О нас теперь", "colour: red");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText("articles/about.ru.md:3: colour: unknown field", SOON);
  await page.reload();
  await expect(overlay).toContainText("unknown field", SOON);
  dev.edit(article, "colour: red", "title: О нас опять");
  await expect(heading()).toContainText("О нас опять", SOON);
  await expect(overlay).toHaveCount(0);
});

/** The development server on a copy of the project, whose files may be edited, and on a pack that publishes quickly. */
async function startDevelopment() {
  const folder = mkdtempSync(join(tmpdir(), "renaria-dev-"));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const pack = writeSamplePack();
  symlinkSync(pack, join(folder, "content"));
  const dataDir = mkdtempSync(join(tmpdir(), "renaria-data-"));
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: dataDir, CONTENT_DIR: pack };
  const server = runNode(["server/dev.ts"], env, folder);
  await server.said(/^Renaria: /m);
  return {
    said: server.output,
    origin: `http://localhost:${port}`,
    edit(file: string, from: string, to: string) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    },
    /** Open files in the data folder, each as often as it is open. */
    openFiles() {
      const descriptors = `/proc/${server.process.pid}/fd`;
      return readdirSync(descriptors)
        .map((name) => linkOf(join(descriptors, name)))
        .filter((file) => file.startsWith(dataDir))
        .toSorted();
    },
    async stop() {
      server.process.kill("SIGTERM");
      await server.exit;
      for (const made of [folder, pack, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** Empty for one that has been closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

/** Loads the page and waits until it listens for edits. */
async function tellOfEdits(load: () => Promise<unknown>) {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await load();
  await connected;
  await page.evaluate((path) => import(path), "/site/browser/in-development.ts");
}

async function inThisDocument(edit: () => Promise<void>) {
  await mark();
  await edit();
  expect(await isMarked()).toBe(true);
}

/** The same document, not a reloaded one. */
const mark = () => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = () => page.evaluate(() => "isMarked" in window);
