import { expect, test } from "./fixtures.ts";

test("while the fonts load the lines break as they will afterwards, and nothing shifts when they arrive", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, "value") as number;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/lifestyle/potassium-in-food", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  const isStandIn = () => [...document.fonts].some(({ family, status }) => /as /.test(family) && status === "loaded");
  const hasStandIn = await page.waitForFunction(isStandIn, undefined, { timeout: 10_000 }).catch(() => null);
  test.skip(hasStandIn === null, "this machine has neither Arial, Liberation Sans, Arimo nor Roboto");
  const measure = () => page.locator("main :is(h1, .lead, h2)").evaluateAll((all) => all.map((it) => it.clientHeight));
  const before = await measure();
  release();
  const isOurs = () =>
    [...document.fonts].filter(({ family, status }) => !/as /.test(family) && status === "loaded").length;
  await page.waitForFunction(isOurs);
  await page.evaluate(() => document.fonts.ready);
  expect(before.length).toBeGreaterThan(3);
  expect(await measure()).toEqual(before);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => (Reflect.get(window, "seen") as { shift: number }).shift)).toBeLessThan(0.01);
});
