import { chromium, type Page } from "@playwright/test";
import { provideChromium } from "../scripts/chromium.ts";
import { startServer } from "../tests/support/server.ts";

// What a visitor's slow phone does: blocking at the load, a press on a link that was fetched ahead, 200 pages in a row.
const SLOWER = 4;
const TIMES = 5;
const PAGES = ["/", "/lifestyle/potassium-in-food", "/centers", "/information/reference-tables"];

const server = await startServer();
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--js-flags=--expose-gc"],
});
try {
  console.log(`CPU ${SLOWER} times slower, median of ${TIMES}\n\npage | total blocking time, ms`);
  for (const path of PAGES) console.log(`${path} | ${await median(() => blockingTime(path))}`);
  console.log(`\npress on a link fetched ahead → heading painted, uncovered: ${await median(pressToHeading)} ms`);
  console.log(`\nafter navigations | heap, MB | nodes`);
  await walk([20, 100, 200]);
} finally {
  await browser.close();
  await server.stop();
}

async function open(path: string, rate: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("cookie-consent", "v1");
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(server.origin + path, { waitUntil: "networkidle" });
  return page;
}

async function blockingTime(path: string): Promise<number> {
  const page = await open(path, SLOWER);
  const tasks = await page.evaluate(() => Reflect.get(window, "tasks") as number[]);
  await page.context().close();
  return tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
}

async function pressToHeading(): Promise<number> {
  const page = await open("/about", SLOWER);
  const link = page.locator('footer a[href="/contacts"]');
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse(/\/contacts$/);
  await link.hover();
  await (await fetched).finished();
  await page.evaluate(() => {
    const watch = (pressed: number) => {
      const look = () => {
        const isUp = document.querySelector("[data-curtain=up]");
        if (location.pathname !== "/contacts" || !document.querySelector("h1:focus") || !isUp)
          return requestAnimationFrame(look);
        // One frame later it is on the screen.
        return requestAnimationFrame(() => Object.assign(window, { took: performance.now() - pressed }));
      };
      look();
    };
    addEventListener("pointerdown", ({ timeStamp }) => watch(timeStamp), { once: true });
  });
  await link.click();
  await page.waitForFunction(() => "took" in window);
  const took = await page.evaluate(() => Reflect.get(window, "took") as number);
  await page.context().close();
  return took;
}

async function walk(stops: number[]): Promise<void> {
  const page = await open("/", 1);
  const session = await page.context().newCDPSession(page);
  const paths = ["/contacts", "/reviews", "/centers", "/about", "/lifestyle"];
  for (let count = 1; count <= Math.max(...stops); count++) {
    const path = paths[count % paths.length] ?? "/";
    await page.evaluate((path) => location.assign(path), path);
    await page.waitForURL(server.origin + path);
    await page.locator("h1:focus").waitFor();
    if (!stops.includes(count)) continue;
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.enable").then(() => session.send("Performance.getMetrics"));
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    console.log(`${count} | ${(value("JSHeapUsedSize") / 1e6).toFixed(1)} | ${value("Nodes")}`);
  }
}

async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < TIMES; time++) values.push(await measure());
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0);
}
