import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The first screens with most words, in both languages, and pages that shifted most when they had no stand-in. */
const PAGES = [
  "/lifestyle/potassium-in-food",
  "/control",
  "/stories/sonya-dialysis-at-home",
  "/en/about",
  "/en/information/glossary/intradialytic-hypotension",
  "/en/information/glossary/creatinine",
];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1300, height: 800 },
];

/** Faces of the machine's own fonts are named "Golos as …". */
const isLoaded = (isStandIn: boolean) =>
  [...document.fonts].some(({ family, status }) => / as /.test(family) === isStandIn && status === "loaded");

function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const size of SIZES)
  for (const path of PAGES)
    test(`while the fonts load, the lines of ${path} break as they will afterwards, ${size.width} px wide`, async ({
      page,
    }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, (route) => held.then(() => route.continue()));
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, "value") as number;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
      );
      const hasStandIn = await page.waitForFunction(isLoaded, true, { timeout: 10_000 }).catch(() => null);
      test.skip(hasStandIn === null, "this machine has neither Arial, Liberation Sans, Arimo, Roboto nor DejaVu Sans");
      // The late notice has its words from the stand-in, too.
      await page.locator(".cookie-notice").waitFor();
      await nextFrames(page);
      const measure = () =>
        page.locator("main :is(h1, .lead)").evaluateAll((all) => all.map((it) => [it.clientWidth, it.clientHeight]));
      const before = await measure();
      expect(before.length).toBeGreaterThan(1);
      release();
      await page.waitForFunction(isLoaded, false);
      await page.evaluate(() => document.fonts.ready);
      await nextFrames(page);
      expect(await measure()).toEqual(before);
      expect(await page.evaluate(() => (Reflect.get(window, "seen") as { shift: number }).shift)).toBeLessThan(0.01);
    });
