import { type Locale, localePath, locales } from "#contract/locale.ts";
import { expect, look, test } from "./fixtures.ts";
import { measureLines, openFolds } from "./line-measures.ts";

const PATHS = [
  "/",
  "/dialysis",
  "/dialysis/hemodialysis",
  "/information/fistula",
  "/information/drugs",
  "/information/when-to-call",
  "/information/treatment/dry-weight",
  "/lifestyle/potassium-in-food",
  "/about/our-way-since-2005",
  "/agreement",
];

/** Running text that is collapsed on a phone; lists of questions are measured as they are, collapsed. */
const FOLDED = ["/dialysis", "/information/fistula", "/information/when-to-call"];

for (const locale of locales)
  look(`on a phone lines are well filled and no word breaks without a hyphen (${locale})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const all = { count: 0, short: [] as string[], torn: [] as string[] };
    for (const path of PATHS) {
      await page.goto(localePath(locale, path));
      if (FOLDED.includes(path)) await openFolds(page);
      const { count, short, torn } = await measureLines(page);
      all.count += count;
      all.short.push(...short);
      all.torn.push(...torn);
    }
    const share = (100 * all.short.length) / all.count;
    console.log(`${locale}: ${all.short.length} of ${all.count} lines are short, ${share.toFixed(1)} %`);
    expect(all.count).toBeGreaterThan(1000);
    expect(all.torn).toEqual([]);
    expect(share).toBeLessThan(5);
  });

// Names and titles have no soft hyphens: the browser hyphenates them by its own patterns, which this one lacks.
const PROSE = ".prose, .accordion-body, summary";
for (const [path, width] of [
  ["/dialysis/hemodialysis", 180],
  ["/agreement", 180],
  ["/information/drugs", 320],
] as const)
  look(`every word of ${path} that does not fit is hyphenated at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    expect((await measureLines(page, PROSE)).torn).toEqual([]);
  });

const JOINED: Record<Locale, string> = { ru: "/about/our-way-since-2005", en: "/information/fistula" };
for (const locale of locales)
  look(`no line breaks at the hyphen of a compound word (${locale})`, async ({ page }) => {
    await page.goto(localePath(locale, JOINED[locale]));
    await openFolds(page);
    const words = page.locator("main bdi:visible");
    expect(await words.count()).toBeGreaterThan(0);
    for (const width of [320, 345, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const broken = await words.evaluateAll((all) =>
        all.flatMap((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return tops.size > 1 ? [word.textContent] : [];
        }),
      );
      expect({ width, broken }).toEqual({ width, broken: [] });
    }
  });

for (const path of ["/contacts", "/en/contacts", "/centers/moscow-severny"])
  look(`no e-mail address of ${path} breaks at its at sign`, async ({ page }) => {
    await page.goto(path);
    await openFolds(page);
    for (const width of [345, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const broken = await page.locator("a[href^='mailto:']:visible").evaluateAll((links) =>
        links.flatMap((link) => {
          // Text alone: an icon beside it has a top of its own.
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const tops = new Set<number>();
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            for (const { top } of range.getClientRects()) tops.add(Math.round(top));
          }
          return tops.size > 1 ? [link.textContent] : [];
        }),
      );
      expect({ width, broken }).toEqual({ width, broken: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test("copied text has no soft hyphens, and find in page matches words", async ({ page }) => {
  await page.goto("/dialysis/hemodialysis");
  const copy = () =>
    page.locator("main .prose p").evaluateAll((paragraphs) => {
      const element = paragraphs.find(({ textContent }) => textContent.includes("\u00ad"));
      if (!element) throw new Error("no paragraph holds a soft hyphen");
      getSelection()?.selectAllChildren(element);
      const data = new DataTransfer();
      const event = new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return { text: data.getData("text/plain"), html: data.getData("text/html"), inPage: element.textContent };
    });
  // The code that cleans it comes after the page.
  await expect.poll(async () => (await copy()).text.length).toBeGreaterThan(20);
  const copied = await copy();
  expect(copied.inPage).toContain("\u00ad");
  expect([copied.text, copied.html].join()).not.toContain("\u00ad");
  const word = /[а-яё]{3,}\u00ad[а-яё\u00ad]+/i.exec(copied.inPage)?.[0].replaceAll("\u00ad", "") ?? "";
  // `find` searches as Ctrl+F does.
  expect([
    word,
    await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), word),
  ]).toEqual([word, true]);
});
