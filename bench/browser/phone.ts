import type { Browser, CDPSession, Page } from "@playwright/test";

export type Phone = { page: Page; session: CDPSession; close(): Promise<void> };

export const SLOWER = 4;
/** The network presets of the browser's developer tools: added latency, and bytes per second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** A phone on its first visit: a small screen, a CPU four times slower, optionally a poor network. */
export async function takePhone(browser: Browser, { isNetworkSlow = false, rate = SLOWER } = {}): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  if (isNetworkSlow) await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  return { page, session, close: () => context.close() };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
