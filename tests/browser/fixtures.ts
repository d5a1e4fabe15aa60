import { test as base, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { startServer } from "../support/server.ts";

type Visit = {
  /** Everything the browser complained about: errors, blocked scripts and styles, broken files. */
  complaints: string[];
};

type Shared = {
  /** A server of its own for each worker. */
  origin: string;
  /** Pages that are reused from one test to the next, so that their files are already cached. */
  standing: (kind: keyof typeof STANDING) => Promise<Page>;
};

const STANDING = {
  alive: {},
  still: { javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
} satisfies Record<string, BrowserContextOptions>;

const withServer = base.extend<object, Shared>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what is needed
    async ({}, use) => {
      const server = await startServer({ STYLEGUIDE: "on" });
      await use(server.origin);
      await server.stop();
    },
    { scope: "worker" },
  ],
  standing: [
    async ({ browser, origin }, use) => {
      const pages = new Map<string, Page>();
      await use(async (kind) => {
        const page = pages.get(kind) ?? (await browser.newPage({ baseURL: origin, ...STANDING[kind] }));
        pages.set(kind, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

/** A fresh page for each test, which records what went wrong on it. */
export const test = withServer.extend<Visit>({
  complaints: [({ page }, use) => use(complaintsOf(page)), { auto: true }],
});

/** For tests that only read a page and change nothing that persists except cookies: much faster than a fresh page. */
export const look = withServer.extend<Visit>({
  page: async ({ standing, origin, viewport }, use) => {
    const page = await standing("alive");
    await asFresh(page, viewport ?? { width: 1280, height: 720 }, "reduce");
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
    await session.detach();
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  complaints: [({ page }, use) => use(complaintsOf(page)), { auto: true }],
});

/** The same, with scripts off. */
export const lookWithoutScripts = withServer.extend({
  page: async ({ standing }, use) => {
    const page = await standing("still");
    await asFresh(page, STANDING.still.viewport);
    await use(page);
  },
});

/** Takes back what the test before may have left. */
async function asFresh(
  page: Page,
  viewport: { width: number; height: number },
  reducedMotion: "reduce" | null = null,
): Promise<void> {
  await page.context().clearCookies();
  await page.emulateMedia({
    media: null,
    colorScheme: "light",
    reducedMotion,
    contrast: null,
    forcedColors: null,
  });
  await page.setViewportSize(viewport);
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // Playwright's own message where it blocks the service worker.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** The page's script has started. */
export async function alive(page: Page): Promise<void> {
  await page.locator("[data-curtain]").waitFor({ state: "attached" });
}

export { expect };
