import { test as base, expect, type Page } from "@playwright/test";
import { startServer } from "../support/server.ts";

type Visit = {
  /** Everything the browser complained about: errors, refused scripts and styles, broken files. */
  complaints: string[];
};

/** A server of its own for each worker, and a page that remembers what went wrong on it. */
export const test = base.extend<Visit, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what is needed
    async ({}, use) => {
      const server = await startServer({ STYLEGUIDE: "on" });
      await use(server.origin);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ origin }, use) => use(origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

/** The page is alive: its script has started. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("[data-curtain]").waitFor({ state: "attached" });
}

export { expect };
