import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { runNode } from "../support/server.ts";

test("in development an edit shows at once, and a fault stands on the page until it is mended @all", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "renaria-dev-"));
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  const port = String(await freePort());
  const server = runNode(["server/dev.ts"], {
    NODE_ENV: "development",
    PORT: port,
    DATA_DIR: join(folder, "data"),
    CONTENT_DIR: content,
  });
  await server.said(/^Renaria: /m);
  await page.goto(`http://localhost:${port}/about`);
  await page.waitForLoadState("networkidle");

  const file = join(content, "articles/pages/about.ru.md");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("title: О компании", "title: О нас теперь"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("О нас теперь", { timeout: 30_000 });

  writeFileSync(file, text.replace("title: О компании", "colour: red"));
  await expect(page.locator("vite-error-overlay")).toContainText(
    "articles/pages/about.ru.md:3: colour: unknown field",
    { timeout: 30_000 },
  );
  await page.reload();
  await expect(page.locator("vite-error-overlay")).toContainText("unknown field", { timeout: 30_000 });

  writeFileSync(file, text);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("О компании", { timeout: 30_000 });
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  server.process.kill("SIGTERM");
  await server.exit;
});
