import { builtPages, rarely } from "../support/pages.ts";
import { axeFaults } from "./axe.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const visits = [
  ...builtPages.map((page) => ({ path: page.path, tag: rarely(page) })),
  { path: "/no-such-page", tag: "" },
  { path: "/en/no-such-page", tag: "" },
];

for (const { path, tag } of visits) {
  test(`${path} comes alive, has no accessibility fault and never scrolls sideways${tag}`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    // The browser notes a 404 of the document itself; that one is meant.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await axeFaults(page)]).toEqual([colorScheme, []]);
    }
    for (const width of [320, 360, 780, 1160, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
  });
}
