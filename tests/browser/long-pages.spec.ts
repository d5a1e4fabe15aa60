import type { Page } from "@playwright/test";
import { alive, expect, look, lookWithoutScripts } from "./fixtures.ts";

// Long texts on a phone: one path visible, the rest one click away, and no link leads into a closed fold.

/** An address, and what is in its fold. */
const FOLDED = [
  ["/dialysis#comparison", "#comparison table"],
  ["/information/fistula#fistula-daily-care", "#fistula-daily-care h3"],
] as const;

lookWithoutScripts("long pages are collapsed until they are opened, without scripts too", async ({ page }) => {
  for (const [path, most] of [
    ["/dialysis", 12_000],
    ["/en/dialysis", 12_000],
    ["/information/fistula", 11_000],
    ["/information/kidney-transplant", 8000],
    ["/information/when-to-call", 15_000],
  ] as const) {
    await page.goto(path);
    expect([path, (await heightOf(page)) < most]).toEqual([path, true]);
  }
  for (const [path, within] of FOLDED) {
    await page.goto(path);
    await expectOpened(page, path, within);
  }
});

look(
  "an anchor opens its fold after client-side navigation; on a wide screen and on paper nothing is folded",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/about");
    await alive(page);
    for (const [path, within] of FOLDED) {
      await page.evaluate((to) => location.assign(to), path);
      await expectOpened(page, path, within);
    }
    const rest = page.locator("#fistula-daily-care .read-on .prose");
    await page.goto("/information/fistula");
    await expect(rest).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(rest).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1300, height: 900 });
    await expect(rest).toBeVisible();
  },
);

lookWithoutScripts(
  "every topic is named right below the drawing on a phone, and the comparison is open",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const prefix of ["", "/en"]) {
      await page.goto(`${prefix}/information/kidney-transplant`);
      const topics = page.locator("[data-contents] .chips a");
      await expect(topics).toHaveCount(5);
      // Together: between two questions to the browser the page may be laid out again.
      const ends = await page.evaluate(() =>
        [".page-head-picture", "[data-contents] .chips li:last-child a"].map(
          (what) => document.querySelector(what)?.getBoundingClientRect().bottom ?? Infinity,
        ),
      );
      const [drawing = Infinity, last = Infinity] = ends;
      expect([ends, drawing < 700 && last - drawing < 265]).toEqual([ends, true]);
      await expect(page.locator("#transplant-or-dialysis table").first()).toBeVisible();
      await page.setViewportSize({ width: 1300, height: 900 });
      await expect(topics.first()).toBeHidden();
      const donor = page.locator("[data-contents] a[href$='?tab=transplant-donor']:visible");
      expect((await donor.boundingBox())?.y).toBeLessThan(1000);
      // Nothing is read yet.
      const title = page.locator("[data-contents] a[href='#topic']:visible");
      await expect(title).toHaveCSS("font-weight", "400");
      await page.setViewportSize({ width: 360, height: 740 });
    }
  },
);

look(
  "a center's charts and its long text are folded on a phone, and open on a wide screen and on paper",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/centers/kazan-rodnikovaya");
    expect(await heightOf(page)).toBeLessThan(13_600);
    const charts = page.locator("#quality ~ ul [data-indicator]");
    const rest = page.locator("#about-center ~ * details .prose");
    await expect(charts).toHaveCount(5);
    for (const chart of await charts.all()) {
      await expect(chart).toContainText(/цель\s(не\s)?достигнута/);
      await expect(chart.locator("svg:not(.icon)")).toBeHidden();
    }
    await expect(rest).toBeHidden();
    await charts.first().locator("summary").click();
    await expect(charts.first().locator("svg:not(.icon)")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(rest).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1300, height: 900 });
    for (const chart of await charts.all()) {
      await expect(chart.locator("svg:not(.icon)")).toBeVisible();
      await expect(chart.locator("summary")).toBeHidden();
    }
    await expect(rest).toBeVisible();
    // The opening does not stand alone: the text goes on right below it, in the same column.
    const [opening, next] = await page
      .locator("#about-center ~ * .prose > p")
      .evaluateAll((texts) => texts.slice(0, 2).map((text) => text.getBoundingClientRect().toJSON() as DOMRect));
    expect(next?.x).toBe(opening?.x);
    expect((next?.top ?? 0) - (opening?.bottom ?? 0)).toBeLessThan(30);
  },
);

for (const path of ["/about", "/en/about"])
  look(`a leader's letter is folded after its second paragraph on a phone alone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const letter = page.locator("#speeches article").first();
    const shown = letter.locator("p:not(blockquote p)").locator("visible=true");
    await expect(letter.getByText(/^(Читать дальше|Read on)$/)).toBeVisible();
    await expect(shown).toHaveCount(2);
    await page.emulateMedia({ media: "print" });
    expect(await shown.count()).toBeGreaterThan(3);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1300, height: 900 });
    expect(await shown.count()).toBeGreaterThan(3);
  });

look("a threat to life is red in dark mode too, and 103 looks the same everywhere", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const grounds = new Set<string>();
  for (const [path, selector] of [
    ["/information/fistula", ".care-now .care-urgency"],
    ["/information/fistula", ".care-now a[href='tel:103']"],
    ["/information/when-to-call", ".page-head a[href='tel:103']"],
    ["/contacts", "main a[href='tel:103']"],
    ["/", "main a[href='tel:103']"],
    ["/centers/kerch", "main a[href='tel:103']"],
  ] as const) {
    await page.goto(path);
    grounds.add(
      await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    );
  }
  expect([...grounds]).toEqual(["rgb(168, 32, 26)"]);
});

async function expectOpened(page: Page, path: string, within: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator(within).last()).toBeVisible();
  await expect(page.locator(path.replace(/.*#/, "#"))).toBeInViewport();
}

async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
