import type { Browser } from "@playwright/test";
import { type Phone, takePhone } from "./phone.ts";

export type Load = {
  lcp: number;
  /** What tasks of the main thread take beyond 50 ms each: after the first paint, as Lighthouse counts it, and before. */
  tbt: number;
  beforePaint: number;
  cls: number;
  inp: number;
  bytes: number;
  pictures: number;
};

type Seen = { lcp: number; fcp: number; shifts: number; tasks: { start: number; end: number }[]; events: number[] };

const MOST_MS = 50;

/** The first load of a page over slow 4G, then the burger menu: opened and closed. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const phone = await takePhone(browser, { isNetworkSlow: true });
  const bytes = countBytes(phone);
  await phone.page.addInitScript(watch);
  await phone.page.goto(url, { waitUntil: "networkidle" });
  const { lcp, fcp, tasks, shifts } = await look(phone);
  const loaded = { ...bytes };
  await phone.page.locator("header [data-modal=menu]").click();
  await phone.page.locator("dialog[open]").waitFor();
  await phone.page.keyboard.press("Escape");
  await phone.page.locator("dialog[open]").waitFor({ state: "hidden" });
  const { events } = await look(phone);
  await phone.close();
  const blocked = (from: number, to: number) =>
    tasks.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from) - MOST_MS), 0);
  return {
    lcp,
    tbt: blocked(fcp, Infinity),
    beforePaint: blocked(0, fcp),
    cls: shifts,
    inp: Math.max(0, ...events),
    ...loaded,
  };
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const seen: Seen = { lcp: 0, fcp: 0, shifts: 0, tasks: [], events: [] };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === "event" && { durationThreshold: 16 }),
    });
  on("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  on("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, end: startTime + duration }));
  on("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts += value;
  });
  on("event", (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) seen.events.push(entry.duration);
  });
}

/** The values so far, after two more frames: the browser reports a frame after it. */
function look({ page }: Phone): Promise<Seen> {
  return page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const tell = () => setTimeout(() => resolve(Reflect.get(window, "seen") as Seen), 100);
        requestAnimationFrame(() => requestAnimationFrame(tell));
      }),
  );
}

/** Bytes of the responses on the wire, headers included. */
function countBytes({ session }: Phone): { bytes: number; pictures: number } {
  const counted = { bytes: 0, pictures: 0 };
  const images = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => type === "Image" && images.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    counted[images.has(requestId) ? "pictures" : "bytes"] += encodedDataLength;
  });
  return counted;
}
