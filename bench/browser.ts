import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, provideChromium } from "../scripts/chromium.ts";
import { builtPages } from "../tests/support/pages.ts";
import { startServer } from "../tests/support/server.ts";
import { type Load, measureLoad } from "./browser/measure-load.ts";
import { pressToHeading, walk, type Way } from "./browser/measure-navigation.ts";
import { measureStyles } from "./browser/measure-styles.ts";
import { median, SLOWER } from "./browser/phone.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:browser — what a visitor's phone goes through: the first load of a page of every type, the step from page to
// page on six ways, 200 pages in a row. Half an hour; with paths, `npm run bench:browser -- / /centers`, only their loads.
const named = process.argv.slice(2);
const TIMES = 3;
const WAYS: Way[] = [
  { from: "/", to: "/dialysis/regions/tatarstan" },
  { from: "/centers", to: "/centers/kazan-rodnikovaya" },
  { from: "/about", to: "/about/specialists" },
  { from: "/lifestyle", to: "/lifestyle/potassium-in-food" },
  { from: "/lifestyle/potassium-in-food", to: "/information/reference-tables" },
  { from: "/about/news", to: "/about/news/kazan-evening-shift" },
];
const PRESSES = 7;

const server = await startServer();
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGS });
try {
  const [loads, styles]: [string[][], string[][]] = [[], []];
  const isMeasured = (path: string) => named.length === 0 || named.includes(path);
  for (const { path } of builtPages.filter((page) => page.locale === "ru" && isMeasured(page.path))) {
    const taken = await times(TIMES, () => measureLoad(browser, server.origin + path));
    const of = (key: keyof Load) => median(taken.map((load) => load[key]));
    const whole = (["lcp", "tbt", "beforePaint", "inp"] as const).map((key) => of(key).toFixed(0));
    const kb = (["bytes", "pictures"] as const).map((key) => (of(key) / 1000).toFixed(1));
    loads.push([decodeURI(path), ...whole, of("cls").toFixed(4), ...kb]);
    const { bytes, unused } = await measureStyles(browser, server.origin + path);
    styles.push([decodeURI(path), (bytes / 1000).toFixed(1), `${Math.round(unused * 100)} %`]);
  }
  const presses: string[][] = [];
  for (const way of WAYS) {
    for (const rate of [1, SLOWER]) {
      const taken = await times(PRESSES, () => pressToHeading(browser, server.origin, way, rate));
      const parts = (["ms", "scripts", "styles", "layout", "rest"] as const).map((key) =>
        median(taken.map((press) => press[key])).toFixed(0),
      );
      presses.push([`${way.from} → ${way.to}`, `${rate} ×`, ...parts]);
    }
  }
  await recordResults("bench:browser", {
    title: "In the browser",
    about: `A phone of 360 × 740 with a processor ${SLOWER} times slower than this one and an empty cache; median of ${TIMES}. TBT: what tasks of the main thread take beyond 50 ms each, from the first contentful paint until the network is idle, as Lighthouse counts it, and beside it the same from the start to that paint. INP: the burger pressed, and closed by Escape. KB over the wire, heads included. Styles: without the sheet for print, as Chromium's coverage counts them, where a rule within another counts as that one does.`,
    tables: [
      {
        title: "The first load, by slow 4G",
        head: ["page", "LCP, ms", "TBT, ms", "before paint", "INP, ms", "CLS", "KB but pictures", "KB of pictures"],
        rows: loads,
      },
      {
        title: "Styles of the first load",
        head: ["page", "KB", "unused"],
        rows: styles,
      },
      {
        title: `A press on a link fetched ahead, until the next page's heading is painted; median of ${PRESSES}, ms, of which the main thread was busy`,
        head: ["way", "slower", "ms", "scripts", "styles", "layout", "the rest (parsing, painting)"],
        rows: presses,
      },
      {
        title: "Pages in a row within one document",
        head: ["pages", "heap, MB", "nodes"],
        rows: await walk(browser, server.origin, [20, 100, 200]),
      },
    ],
  });
} finally {
  await browser.close();
  await server.stop();
}

async function times<Taken>(count: number, take: () => Promise<Taken>): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let time = 0; time < count; time++) taken.push(await take());
  return taken;
}
