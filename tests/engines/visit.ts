import { setTimeout as sleep } from "node:timers/promises";
import { type Driver, type InPage, type Key, LIMIT_MS } from "./driver.ts";

export type Visit = ReturnType<typeof startVisit>;

/** What a visitor does on the site. Every lookup waits until it succeeds. */
export function startVisit(driver: Driver, origin: string) {
  /** Waits until the function returns something truthy in the page. */
  async function waitFor<Args extends unknown[], Result>(
    inPage: InPage<Args, Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    const deadline = performance.now() + LIMIT_MS;
    for (;;) {
      let trouble = "";
      try {
        const result = await driver.evaluate(inPage, ...args);
        if (result) return result;
      } catch (error) {
        // Nothing can be evaluated while one page replaces another.
        trouble = String(error);
      }
      if (performance.now() > deadline) {
        const place = await driver.evaluate(() => location.href).catch(String);
        const asked = String(inPage).replaceAll(/\s+/g, " ");
        throw new Error(`at ${place} in vain for ${JSON.stringify(args)}: ${asked} ${trouble}`);
      }
      await sleep(50);
    }
  }

  return {
    waitFor,
    evaluate: driver.evaluate,
    back: driver.back,
    forward: driver.forward,
    type: driver.type,
    resize: driver.resize,
    press: (key: Key) => driver.press(key),

    async open(path: string): Promise<void> {
      await driver.open(origin + path);
      await waitFor(() => document.readyState === "complete");
    },

    /** The page's script has started. */
    alive: () => waitFor(() => document.querySelector("[data-curtain]") !== null),

    /** Clicks the first visible match, with this text if given, once it no longer moves and nothing covers it. */
    async click(selector: string, text?: string): Promise<void> {
      let last = "";
      for (;;) {
        const point = await waitFor(aim, selector, text ?? null);
        if (last === String(point)) return driver.clickAt(...point);
        last = String(point);
        await sleep(50);
      }
    },

    text: (selector: string) =>
      waitFor((selector) => document.querySelector(selector)?.textContent.trim().replaceAll(/\s+/g, " "), selector),

    /** What a browser does when an option is picked: the open list of a select is not part of the page. */
    choose: (selector: string, value: string) =>
      waitFor(
        (selector, value) => {
          const select = document.querySelector<HTMLSelectElement>(selector);
          if (!select) return false;
          select.focus();
          select.value = value;
          for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
          return true;
        },
        selector,
        value,
      ),

    /** The address, its canonical, the heading and the title belong to one page, and there is one heading. */
    arrivedAt: (path: string, heading: string) =>
      waitFor(
        (path, heading) => {
          // No-break spaces do not matter here.
          const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ");
          const headings = [...document.querySelectorAll("h1")].map(({ textContent }) => plain(textContent));
          const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
          return (
            location.pathname === path &&
            document.readyState === "complete" &&
            headings.join() === heading &&
            plain(document.title).startsWith(heading) &&
            canonical !== null &&
            new URL(canonical.href).pathname === path
          );
        },
        path,
        heading,
      ),

    seen: (selector: string) =>
      waitFor((selector) => document.querySelector(selector)?.checkVisibility() ?? false, selector),
    gone: (selector: string) =>
      waitFor((selector) => !(document.querySelector(selector)?.checkVisibility() ?? false), selector),
    focused: (selector: string) => waitFor((selector) => document.activeElement?.matches(selector) ?? false, selector),

    /** Marks this document, to check later: a full load removes the mark. */
    mark: () => driver.evaluate(() => void Object.assign(window, { marked: true })),
    isMarked: () => driver.evaluate(() => "marked" in window),
    hasNavigationApi: () => driver.evaluate(() => "navigation" in window),
  };
}

/** Runs in the page: where to click. What is outside the window or covered is scrolled to its middle first. */
function aim(selector: string, text: string | null): [number, number] | null {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ");
  const target = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && (text === null || plain(element.textContent) === text),
  );
  // Of a link that wraps, the first line.
  const rect = target?.getClientRects()[0];
  if (!target || !rect) return null;
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit && target.contains(hit)) return [x, y];
  target.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}
