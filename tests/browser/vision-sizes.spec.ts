import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PAGES = [
  "/",
  "/about",
  "/lifestyle/potassium-in-food",
  "/centers",
  "/information/calculator?age=45&sex=male&race=other&creatinine=101",
  "/forms/question",
];

/** The smallest font size of each text of the page. */
async function sizesOf(page: Page): Promise<Map<string, number>> {
  const entries = await page.evaluate(() => {
    const sizes: [string, number][] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility() || !element.closest("main, footer")) continue;
      if (element.closest("svg, .sr")) continue;
      sizes.push([`${element.localName}: ${text}`, Number.parseFloat(getComputedStyle(element).fontSize)]);
    }
    return sizes;
  });
  const smallest = new Map<string, number>();
  for (const [text, size] of entries) smallest.set(text, Math.min(size, smallest.get(text) ?? Infinity));
  return smallest;
}

for (const width of [360, 1300]) {
  test(`no text is smaller in the visually-impaired mode than before, at ${width} px`, async ({
    page,
    context,
    origin,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await context.clearCookies();
      await page.goto(path);
      const before = await sizesOf(page);
      const sizes = [before];
      for (const fontSize of [18, 22, 26]) {
        const value = encodeURIComponent(JSON.stringify({ enabled: true, fontSize }));
        await context.addCookies([{ name: "visually_impaired", value, url: origin }]);
        await page.goto(path);
        sizes.push(await sizesOf(page));
      }
      const shrunk = [...before.keys()].filter((text) =>
        sizes.some((step, index) => (step.get(text) ?? Infinity) < (sizes[index - 1]?.get(text) ?? 0) - 0.1),
      );
      expect(before.size).toBeGreaterThan(10);
      expect([path, shrunk]).toEqual([path, []]);
    }
  });
}
