import type { Browser, CDPSession } from "@playwright/test";
import { takePhone } from "./phone.ts";

export type Way = { from: string; to: string };
/** Milliseconds from the press, and how many of them the main thread was busy with what. */
export type Press = { ms: number; scripts: number; styles: number; layout: number; rest: number };

/** From a press on a prefetched link until the next page's heading is painted and uncovered. */
export async function pressToHeading(
  browser: Browser,
  origin: string,
  { from, to }: Way,
  rate: number,
): Promise<Press> {
  const { page, session, close } = await takePhone(browser, { rate });
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.goto(origin + from, { waitUntil: "networkidle" });
  const link = page.locator(`main a[href="${to}"]:not([data-modal], svg a)`).first();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse((response) => response.url() === origin + to);
  await link.hover();
  await (await fetched).finished();
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
  }, to);
  await session.send("Performance.enable");
  const before = await busyWith(session);
  await link.click();
  await page.waitForFunction(() => "took" in window);
  const after = await busyWith(session);
  const ms = await page.evaluate(() => Reflect.get(window, "took") as number);
  await close();
  const [scripts, styles, layout] = [
    after.scripts - before.scripts,
    after.styles - before.styles,
    after.layout - before.layout,
  ];
  return { ms, scripts, styles, layout, rest: after.all - before.all - scripts - styles - layout };
}

/** Milliseconds of the page's main thread so far. */
async function busyWith(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    scripts: of("ScriptDuration"),
    styles: of("RecalcStyleDuration"),
    layout: of("LayoutDuration"),
    all: of("TaskDuration"),
  };
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
