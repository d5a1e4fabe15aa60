import { expect, look } from "./fixtures.ts";
import { brokenNumbers, faultyLines } from "./vision-measures.ts";

const LARGEST = { enabled: true, fontSize: 26, letterSpacing: 0.06, lineHeight: 250, showImages: true };
const value = encodeURIComponent(JSON.stringify(LARGEST));

for (const path of [
  "/",
  "/contacts",
  "/about/specialists",
  "/about/legal-documents",
  "/dialysis/regions/tatarstan",
  "/centers",
  "/centers/kazan-rodnikovaya",
  "/en/centers/yalta",
  "/information/when-to-call",
  "/dialysis/hemodialysis",
  "/centers?q=Зеленодольск",
])
  look(`no word, number, hour or date of ${path} is broken with the largest letters`, async ({ page, origin }) => {
    await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
    await page.goto(path);
    await page.locator("main details").evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    });
    for (const width of [360, 780, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      const { count, broken } = await brokenNumbers(page);
      expect(count).toBeGreaterThan(3);
      expect([width, broken]).toEqual([width, []]);
      expect([width, await faultyLines(page)]).toEqual([width, []]);
    }
  });

look("with the largest letters every price is on the screen of a phone", async ({ page, origin }) => {
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about/platnye-uslugi");
  const tables = await page
    .locator("main .scroll-x:visible")
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((hidden) => hidden > 0)).toEqual([]);
});

look("with the largest letters the choice of an order has the width of a phone", async ({ page, origin }) => {
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const query of ["", "?sort=potassium"]) {
    await page.goto(`/information/reference-tables${query}`);
    const letters = await page
      .locator("main form:has(#sort) select")
      .evaluateAll((all) => all.map((one) => one.clientWidth / Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(letters).toHaveLength(query ? 2 : 1);
    expect(Math.min(...letters)).toBeGreaterThan(10);
  }
});

for (const path of [
  "/centers/yalta",
  "/en/information/when-to-call",
  "/vacancies/administrator-yalta",
  "/en/vacancies",
])
  look(`the bar of ${path} is one row of whole words with the largest letters`, async ({ page, origin }) => {
    await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
    await page.goto(path);
    for (const width of [320, 360, 412, 600]) {
      await page.setViewportSize({ width, height: 740 });
      const bar = await page.locator("[data-bar]").evaluate((aside) => ({
        height: aside.getBoundingClientRect().height,
        cut: [...aside.querySelectorAll("a")].filter((link) => link.scrollWidth > link.clientWidth).length,
      }));
      expect(bar.height).toBeGreaterThan(60);
      // What the page keeps free for it.
      expect(bar.height).toBeLessThanOrEqual(88);
      expect([width, bar.cut]).toEqual([width, 0]);
    }
  });

look(
  "the facts of a center stand side by side where two have room, in any size of letters",
  async ({ page, origin }) => {
    const columns = async (selector: string) => {
      const lefts = await page
        .locator(`main ${selector}`)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(lefts.length).toBeGreaterThan(2);
      return new Set(lefts).size;
    };
    for (const [fontSize, width, two, three] of [
      [18, 1300, 2, 3],
      [26, 1300, 2, 2],
      [26, 780, 1, 1],
    ] as const) {
      const settings = encodeURIComponent(JSON.stringify({ ...LARGEST, fontSize }));
      await page.context().addCookies([{ name: "visually_impaired", value: settings, url: origin }]);
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/centers/yalta");
      expect([fontSize, width, await columns("section[aria-labelledby=glance] dl > div")]).toEqual([
        fontSize,
        width,
        two,
      ]);
      expect([fontSize, width, await columns("[data-indicator]")]).toEqual([fontSize, width, three]);
    }
  },
);

look("a small text keeps the chosen distance of lines", async ({ page, origin }) => {
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.goto("/");
  const leadings = await page.locator("main .small:visible").evaluateAll((all) =>
    all.map((small) => {
      const { lineHeight, fontSize } = getComputedStyle(small);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    }),
  );
  expect(leadings.length).toBeGreaterThan(1);
  for (const leading of leadings) expect(leading).toBeCloseTo(2.5);
});
