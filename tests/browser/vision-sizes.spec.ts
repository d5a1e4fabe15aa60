import type { Page } from "@playwright/test";
import { expect, look } from "./fixtures.ts";
import { setFontSize } from "./vision-measures.ts";

const PAGES = [
  "/",
  "/about",
  "/lifestyle/potassium-in-food",
  "/centers",
  "/centers/kazan-rodnikovaya",
  "/contacts",
  "/dialysis/regions/crimea",
  "/information/when-to-call",
  "/vacancies/dialysis-nurse-kazan",
  "/no-such-page",
  "/information/calculator?age=45&sex=male&race=other&creatinine=101",
  "/forms/question",
];

/** The smallest font size of each text of the page. */
async function sizesOf(page: Page): Promise<Map<string, number>> {
  const entries = await page.evaluate(() => {
    const sizes: [string, number][] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility() || !element.closest("main, footer")) continue;
      if (element.closest("svg, .sr")) continue;
      sizes.push([`${element.localName}: ${text}`, Number.parseFloat(getComputedStyle(element).fontSize)]);
    }
    return sizes;
  });
  const smallest = new Map<string, number>();
  for (const [text, size] of entries) smallest.set(text, Math.min(size, smallest.get(text) ?? Infinity));
  return smallest;
}

for (const path of PAGES)
  look(`no text of ${path} is smaller in the visually-impaired mode than before`, async ({ page, origin }) => {
    const sizes: Record<number, Map<string, number>[]> = { 360: [], 1300: [] };
    const value = encodeURIComponent(JSON.stringify({ enabled: true, fontSize: 18 }));
    for (const fontSizes of [[], [18, 22, 26]]) {
      if (fontSizes.length > 0) await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
      await page.goto(path);
      for (const [width, steps] of Object.entries(sizes)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        if (fontSizes.length === 0) steps.push(await sizesOf(page));
        for (const fontSize of fontSizes) {
          await setFontSize(page, fontSize);
          steps.push(await sizesOf(page));
        }
      }
    }
    for (const [width, steps] of Object.entries(sizes)) {
      const texts = [...(steps[0]?.keys() ?? [])];
      expect(texts.length).toBeGreaterThan(10);
      const shrunk = texts.filter((text) =>
        steps.some((step, index) => (step.get(text) ?? Infinity) < (steps[index - 1]?.get(text) ?? 0) - 0.1),
      );
      expect([width, shrunk]).toEqual([width, []]);
    }
  });

/** Where a visitor looks for a number to dial. */
const PHONES = [
  "body > header a[href^='tel:']",
  "main [data-main]",
  "main .ambulance",
  "main :is(.ladder-duty, .care-calls) a[href^='tel:']",
  "footer a[href^='tel:']:not(address *)",
];

for (const path of ["/contacts", "/en/contacts", "/information/when-to-call", "/dialysis/regions/crimea", "/"])
  look(
    `numbers to dial on ${path} have at least 22 px in the visually-impaired mode and grow with it`,
    async ({ page, origin }) => {
      const value = encodeURIComponent(JSON.stringify({ enabled: true, fontSize: 18 }));
      await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      for (const width of [360, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        let before = new Map<string, number>();
        for (const fontSize of [18, 22, 26]) {
          await setFontSize(page, fontSize);
          const entries = await page.evaluate(
            (all) =>
              all.flatMap((phones) =>
                [...document.querySelectorAll(phones)]
                  .filter((phone) => phone.checkVisibility())
                  .map((phone): [string, number] => [phones, Number.parseFloat(getComputedStyle(phone).fontSize)]),
              ),
            PHONES,
          );
          expect(entries.length).toBeGreaterThan(2);
          for (const [phones, size] of entries) {
            expect(size, `${phones} at ${width} px, letters ${fontSize}`).toBeGreaterThanOrEqual(22);
            expect(size, `${phones} at ${width} px, letters ${fontSize}`).toBeGreaterThan(before.get(phones) ?? 0);
          }
          before = new Map(entries);
          // In the footer's box for emergencies each sign and each number follow the one before them.
          const box = await page.locator("footer div:has(> p > [href='tel:103'])").evaluate((danger) =>
            [...danger.querySelectorAll("p > *")].map((part) => {
              const { left, top, bottom } = part.getBoundingClientRect();
              return { left, top, bottom };
            }),
          );
          expect(box).toHaveLength(5);
          expect(new Set(box.map(({ left }) => left)).size, `${width} px, letters ${fontSize}`).toBe(1);
          for (const [n, { top }] of box.entries()) expect(top).toBeGreaterThanOrEqual(box[n - 1]?.bottom ?? 0);
        }
      }
    },
  );

const LARGEST = { letterSpacing: 0.06, lineHeight: 250 };

look(
  "the boxes and ticks of choices are on the first line of their words, whatever its size",
  async ({ page, origin }) => {
    for (const settings of [{ fontSize: 18 }, { fontSize: 22 }, { fontSize: 26, ...LARGEST }]) {
      const value = encodeURIComponent(JSON.stringify({ enabled: true, ...settings }));
      await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
      for (const path of ["/forms/review", "/dialysis/choose"]) {
        await page.goto(path);
        const off = await page.locator("main .check").evaluateAll((all) =>
          all.map((choice) => {
            const box = choice.querySelector("input")?.getBoundingClientRect();
            const words = choice.querySelector("span");
            if (!box || !words) return Infinity;
            const { paddingTop, lineHeight } = getComputedStyle(words);
            const first = words.getBoundingClientRect().top + Number.parseFloat(paddingTop);
            return Math.abs(box.top + box.height / 2 - first - Number.parseFloat(lineHeight) / 2);
          }),
        );
        expect(off.length).toBeGreaterThan(1);
        expect([path, settings, Math.max(...off) <= 1]).toEqual([path, settings, true]);
        const boxes = await page
          .locator("main .check input")
          .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
        // Without its line of 3 px.
        const side = (28 * settings.fontSize) / 18 - 6;
        for (const box of boxes.flat()) expect(Math.abs(box - side)).toBeLessThanOrEqual(1);
      }
      const ticks = await page.locator(".vision-button[aria-pressed=true]").evaluateAll((all) =>
        all.map((choice) => {
          const tick = getComputedStyle(choice, "::before");
          return Number.parseFloat(tick.height) / Number.parseFloat(tick.fontSize);
        }),
      );
      expect(ticks).toHaveLength(3);
      for (const tick of ticks) expect(tick).toBeCloseTo(0.75);
    }
  },
);

look(
  "the first buttons of the menu are one line high on wide screens, whatever the size of letters",
  async ({ page, origin }) => {
    for (const settings of [undefined, { fontSize: 18 }, { fontSize: 22 }, { fontSize: 26, ...LARGEST }])
      for (const width of settings ? [800, 1300] : [800]) {
        const value = encodeURIComponent(JSON.stringify({ enabled: settings !== undefined, ...settings }));
        await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/about");
        await page.locator("header a[data-modal=menu]").click();
        await expect(page.locator("dialog .menu-first > a")).toHaveCount(4);
        const heights = await page
          .locator("dialog .menu-first > a")
          .evaluateAll((all) => all.map((way) => way.getBoundingClientRect().height));
        for (const height of heights) {
          expect(height).toBeGreaterThanOrEqual(44);
          expect(height).toBeLessThanOrEqual(64);
        }
      }
  },
);

look("the name of a town fits the field of a search on a phone, with the largest letters", async ({ page, origin }) => {
  const value = encodeURIComponent(JSON.stringify({ enabled: true, fontSize: 26 }));
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/centers?q=Зеленодольск", "/search?q=Зеленодольск"]) {
    await page.goto(path);
    const field = page.locator("main input[name=q]:visible").first();
    await expect(field).toHaveValue("Зеленодольск");
    const cut = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([path, cut]).toEqual([path, 0]);
  }
});
