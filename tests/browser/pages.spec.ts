import { builtPages } from "../support/pages.ts";
import { axeFaults } from "./axe.ts";
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
