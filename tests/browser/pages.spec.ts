import type { Page } from "@playwright/test";
import axe from "axe-core";
import { builtPages } from "../support/pages.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const paths = [...builtPages.map(({ path }) => path), "/no-such-page", "/en/no-such-page"];

for (const path of paths) {
  test.describe(path, () => {
    test("comes alive under its own policy without a complaint", async ({ page, complaints }) => {
      await page.goto(path);
      await hydrated(page);
      // The browser notes a 404 of the document itself; that one is meant.
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`has no accessibility fault, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await hydrated(page);
        expect(await axeFaults(page)).toEqual([]);
      });
    }

    test("never scrolls sideways", async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 360, 780, 1160, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      }
    });
  });
}

/** Run from outside the page's world, where its policy does not reach. */
async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // @ts-expect-error axe has just been put there
    const { violations, incomplete } = await window.axe.run();
    const describe = (kind: string) => (rule: { id: string; nodes: { html: string }[] }) =>
      `${kind} ${rule.id}: ${rule.nodes[0]?.html}`;
    return [...violations.map(describe("violation")), ...incomplete.map(describe("unsure"))];
  });
}
