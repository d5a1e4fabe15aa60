import type { Browser } from "@playwright/test";
import { takePhone } from "./phone.ts";

const [FROM, TO] = ["/about", "/contacts"];

/** From a press on a prefetched link until the next page's heading is painted and uncovered. */
export async function pressToHeading(browser: Browser, origin: string, isNetworkSlow: boolean): Promise<number> {
  const { page, close } = await takePhone(browser, { isNetworkSlow });
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.goto(origin + FROM, { waitUntil: "networkidle" });
  const link = page.locator(`footer a[href="${TO}"]`);
  await link.scrollIntoViewIfNeeded();
  const idle = page.waitForResponse((response) => response.url().endsWith(TO));
  await link.hover();
  await (await idle).finished();
  await page.waitForLoadState("networkidle");
  await page.evaluate((to) => {
    const watch = (pressed: number) => {
      const look = () => {
        const isUp = document.querySelector("[data-curtain=up]");
        if (location.pathname !== to || !document.querySelector("h1:focus") || !isUp)
          return requestAnimationFrame(look);
        // One frame later it is on the screen.
        return requestAnimationFrame(() => Object.assign(window, { took: performance.now() - pressed }));
      };
      look();
    };
    addEventListener("pointerdown", ({ timeStamp }) => watch(timeStamp), { once: true });
  }, TO);
  await link.click();
  await page.waitForFunction(() => "took" in window);
  const took = await page.evaluate(() => Reflect.get(window, "took") as number);
  await close();
  return took;
}

/** Many pages in one document: how much memory it retains. */
export async function walk(browser: Browser, origin: string, stops: number[]): Promise<string[][]> {
  const { page, session, close } = await takePhone(browser, { rate: 1 });
  await page.goto(origin, { waitUntil: "networkidle" });
  const paths = ["/contacts", "/reviews", "/centers", "/about", "/lifestyle"];
  const rows: string[][] = [];
  await session.send("Performance.enable");
  for (let count = 1; count <= Math.max(...stops); count++) {
    const path = paths[count % paths.length] ?? "/";
    await page.evaluate((path) => location.assign(path), path);
    await page.waitForURL(origin + path);
    await page.locator("h1:focus").waitFor();
    if (!stops.includes(count)) continue;
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    rows.push([String(count), (value("JSHeapUsedSize") / 1e6).toFixed(1), String(value("Nodes"))]);
  }
  await close();
  return rows;
}
