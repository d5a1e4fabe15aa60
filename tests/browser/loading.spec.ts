import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

type TraceEvent = {
  name: string;
  args: { elementCount?: number; beginData?: { frame?: string; dirtyObjects?: number; totalObjects?: number } };
};
/** What a page fetches after its first paint: the notice with its styles, and any font that its head does not name. */
const LATE = /\/assets\/(?:cookie-notice|golos-text-(?!cyrillic-|latin-[\w-]{6}\.))/;

/** What Chromium did between two moments, as its performance panel records it. */
async function record(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A trace needs a browser of its own");
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  // A drawing that comes is a document of its own.
  return traceEvents.filter(({ args }) => args.beginData?.frame === frameTree.frame.id);
}

function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const path of ["/centers/kazan-rodnikovaya", "/lifestyle/potassium-in-food", "/centers"])
  test(`what comes after the first load does not style or lay ${path} out anew`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(LATE, (route) => held.then(() => route.continue()));
    const asked = page.waitForRequest(/\/assets\/cookie-notice/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // The page's script has run.
    await asked;
    await page.evaluate(() => document.fonts.load('1em "Golos Text Variable"', "Яa"));
    await nextFrames(page);
    const events = await record(page, async () => {
      release();
      await expect(page.locator(".cookie-notice")).toBeVisible();
      await nextFrames(page);
    });
    const whole = events.filter(
      ({ name, args: { beginData: { dirtyObjects = 0, totalObjects = 0 } = {} } }) =>
        name === "Layout" && totalObjects > 300 && dirtyObjects > totalObjects / 2,
    );
    expect(whole).toEqual([]);
    expect(events.filter(({ name }) => name === "Layout")).not.toEqual([]);
    const styled = events.map(({ name, args }) => (name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : 0));
    const elements = await page.locator("*").count();
    expect(Math.max(...styled), `of ${elements} elements`).toBeLessThan(elements / 4);
    expect(Math.max(...styled)).toBeGreaterThan(0);
  });

/** How many pictures the page shows, and how many of them have not come. */
function picturesOf(page: Page): Promise<{ shown: number; missing: number }> {
  return page.evaluate(() => {
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    return {
      shown: shown.length,
      missing: shown.filter(({ complete, naturalWidth }) => !complete || !naturalWidth).length,
    };
  });
}

for (const path of ["/", "/about/specialists", "/en/centers/kazan-rodnikovaya"])
  test(`pictures below the first screen of ${path} come by themselves, also after a navigation`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect.poll(() => picturesOf(page)).toMatchObject({ missing: 0 });
    expect((await picturesOf(page)).shown).toBeGreaterThan(3);
    const other = path.startsWith("/en") ? "/en/equipment" : "/equipment";
    await page.evaluate((to) => {
      document
        .querySelector(`footer a[href="${to}"]`)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }, other);
    await page.waitForURL((url) => url.pathname === other);
    await expect.poll(() => picturesOf(page)).toMatchObject({ missing: 0 });
    expect((await picturesOf(page)).shown).toBeGreaterThan(3);
  });

test("with Save-Data pictures below the first screen wait until they are scrolled to", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about/specialists", { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect((await picturesOf(page)).missing).toBeGreaterThan(3);
});
