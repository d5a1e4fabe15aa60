import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, provideChromium } from "../scripts/chromium.ts";
import { startServer } from "../tests/support/server.ts";
import { type Load, measureLoad } from "./browser/measure-load.ts";
import { pressToHeading, walk } from "./browser/measure-navigation.ts";
import { median } from "./browser/phone.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:browser — what a visitor's slow phone goes through: the first load of eight types of pages, a
// navigation within the site, 200 pages in a row.
const TIMES = 5;
const PAGES = {
  home: "/",
  article: "/lifestyle/potassium-in-food",
  centers: "/centers",
  center: "/centers/kazan-rodnikovaya",
  tables: "/information/reference-tables",
  news: "/about/news",
  calculator: "/information/calculator",
  form: "/forms/appointment",
};

const server = await startServer();
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGS });
try {
  const loads: string[][] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const taken = await times(() => measureLoad(browser, server.origin + path));
    const of = (key: keyof Load) => median(taken.map((load) => load[key]));
    const whole = (["lcp", "tbt", "inp"] as const).map((key) => of(key).toFixed(0));
    const kb = (["bytes", "pictures"] as const).map((key) => (of(key) / 1000).toFixed(1));
    loads.push([`${name} ${path}`, ...whole, of("cls").toFixed(4), ...kb]);
  }
  const presses = [
    ["at once", median(await times(() => pressToHeading(browser, server.origin, false)))],
    ["slow 4G", median(await times(() => pressToHeading(browser, server.origin, true)))],
  ] as const;
  await recordResults("bench:browser", {
    title: "In the browser",
    about: `A phone of 360 × 740 with a processor 4 times slower than this one and an empty cache; median of ${TIMES}. INP: the burger pressed, and closed by Escape. KB over the wire, heads included.`,
    tables: [
      {
        title: "The first load, by slow 4G",
        head: ["page", "LCP, ms", "TBT, ms", "INP, ms", "CLS", "KB but pictures", "KB of pictures"],
        rows: loads,
      },
      {
        title: "A press on a link fetched ahead, until the next page's heading is painted",
        head: ["network", "ms"],
        rows: presses.map(([network, ms]) => [network, ms.toFixed(0)]),
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

async function times<Taken>(take: () => Promise<Taken>): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let time = 0; time < TIMES; time++) taken.push(await take());
  return taken;
}
