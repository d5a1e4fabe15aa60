import type { Locator, Page, Route } from "@playwright/test";

export const awake = (root: Page | Locator) =>
  root.locator("[data-island=form] [data-awake]").waitFor({ state: "attached" });

/** The next posts of a form get this answer; GET requests are answered as usual. */
export async function answerPosts(page: Page, path: RegExp, answer: (route: Route) => Promise<void>) {
  await page.route(path, (route) => (route.request().method() === "POST" ? answer(route) : route.continue()));
}
export const broken = (route: Route) => route.fulfill({ status: 503, json: { status: 503, message: "no" } });

/** The events that the form dispatches. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ["sent", "error", "close"])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent)
          told.push(`${name} ${(event.detail as { status?: number })?.status ?? ""}`.trim());
      });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}
