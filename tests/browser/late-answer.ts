import type { Page } from "@playwright/test";

declare global {
  interface Window {
    letGo?: () => void;
  }
}

/** From the next page on, the answer to one query is held until released, even if nobody waits for it any more. */
export async function holdAnswer(page: Page, query: string) {
  await page.addInitScript((asked) => {
    const held = new Promise<void>((resolve) => (window.letGo = resolve));
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const { searchParams } = new URL(String(input), location.href);
      if (searchParams.get("q") !== asked) return fetch(input, init);
      const response = await fetch(input, { ...init, signal: null });
      await held;
      return response;
    };
  }, query);
  return {
    /** Waits until the page has received it and had time to show it. */
    letGo: () =>
      page.evaluate(async () => {
        window.letGo?.();
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      }),
  };
}
