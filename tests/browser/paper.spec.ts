import type { Page } from "@playwright/test";
import { builtPages } from "../support/pages.ts";
import { expect, look as test } from "./fixtures.ts";
import { sheetsOfPdf } from "../support/pdf-words.ts";
import { overprinted } from "./printed-words.ts";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("on paper there are no controls: no buttons, no onward links, no search fields, no headings of empty sections", async ({
  page,
}) => {
  for (const path of ["/", "/centers", "/centers/moscow-lipovaya", "/dialysis/regions/crimea", "/contacts"]) {
    await page.goto(path);
    const pressed = page.getByRole("main").locator("button, .button, input, p > .more, .chips");
    expect([path, await pressed.filter({ visible: true }).count()]).toEqual([path, 0]);
  }
  await expect(page.getByRole("heading", { name: "Мы в социальных сетях" })).toBeHidden();
  await page.goto("/dialysis/regions/crimea");
  await expect(page.getByRole("heading", { name: "Другие регионы" })).toBeHidden();
});

test("no sheet ends with the caption or the head of a table", async ({ page }) => {
  for (const path of ["/information/reference-tables", "/information/fistula"]) {
    await page.goto(path);
    const tables = await page.locator("main table:has(> caption)").evaluateAll((all: HTMLTableElement[]) =>
      all.map(({ caption, tBodies: [body] }) => ({
        caption: caption?.textContent ?? "",
        row: body?.rows[0]?.cells[0]?.firstChild?.textContent ?? "",
      })),
    );
    expect(tables.length).toBeGreaterThan(1);
    const sheets = sheetsOfPdf(await page.pdf({ format: "A4" }));
    for (const { caption, row } of tables) {
      const sheet = sheets.find((words) => words.includes(plain(caption))) ?? "";
      expect(sheet.slice(sheet.indexOf(plain(caption))), `${path}: ${caption}`).toContain(firstWord(row));
    }
  }
});

const plain = (text: string) => text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();
const firstWord = (text: string) => plain(text).split(" ")[0] ?? "";

test("a recipe stands on the first sheet, under its title", async ({ page }) => {
  await page.goto("/lifestyle/recipe-pasta-turkey");
  const [first] = sheetsOfPdf(await page.pdf({ format: "A4" }));
  expect(first).toContain("В одной порции");
});

test("a translation, which paper cannot open, is not offered there", async ({ page }) => {
  await page.goto("/lifestyle/recipe-pasta-turkey");
  await expect(page.locator(".page-head-facts").getByText("5 ноября 2026")).toBeVisible();
  await expect(page.locator(".page-head-facts a[hreflang]")).toBeHidden();
});

test("emergency numbers are printed dark on white", async ({ page }) => {
  for (const path of ["/", "/contacts"]) {
    await page.goto(path);
    const numbers = page.getByRole("main").getByRole("link", { name: /^(103|112)$/ });
    expect(await numbers.count()).toBeGreaterThan(1);
    for (const number of await numbers.all()) await expect(number).not.toHaveCSS("color", "rgb(255, 255, 255)");
  }
});

test("a form fits one sheet, and the last sheet of a center is not nearly empty", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/forms/appointment");
  expect(await sheetsOf(page)).toBe(1);
  await page.goto("/centers/moscow-lipovaya");
  expect(await sheetsOf(page)).toBeLessThanOrEqual(6);
});

test("a checklist has boxes to tick on paper alone: on a screen they would look like boxes to press", async ({
  page,
}) => {
  await page.goto("/information/when-to-call");
  const item = page.locator(".tick-list li").first();
  const edgeOf = () => item.evaluate((li) => getComputedStyle(li, "::before").borderTopWidth);
  expect(await edgeOf()).toBe("2px");
  await page.emulateMedia({ media: "screen" });
  expect(await edgeOf()).toBe("0px");
});

/** Many sheets, and lists and tables that go over from one to the next. */
const LONG = ["/tourism", "/en/tourism", "/stories", "/centers", "/dialysis", "/information/when-to-call"];
for (const path of [...LONG, ...builtPages.map((built) => built.path).filter((built) => !LONG.includes(built))])
  test(`on paper no word is over another: ${decodeURI(path)}${LONG.includes(path) ? "" : " @all"}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await overprinted(page)).toEqual([]);
  });

for (const prefix of ["", "/en"])
  test(`a leaflet printed from its page leaves out its files, ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}/information/materials?sheet=leaflet-fistula`);
    const files = page.locator("main a[href$='.pdf']");
    expect(await files.count()).toBeGreaterThan(0);
    expect(await files.filter({ visible: true }).count()).toBe(0);
  });

for (const prefix of ["", "/en"])
  test(`the card for the wallet is printed in its size, in both languages on one sheet, without the cookie notice, ${prefix}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/information/materials?sheet=wallet-card`);
    expect(await sheetsOf(page)).toBe(1);
    const sides = await page.locator("[data-card] > div").evaluateAll((all) =>
      all.map((side) => {
        const { width, height } = side.getBoundingClientRect();
        const inMm = (px: number) => Math.round((px / 96) * 254) / 10;
        const isWhole = side.scrollHeight <= side.clientHeight && side.scrollWidth <= side.clientWidth;
        return { width: inMm(width), height: inMm(height), isWhole };
      }),
    );
    expect(sides).toEqual(sides.map(() => ({ width: 85.6, height: 54, isWhole: true })));
    expect(sides).toHaveLength(4);
    const locales = prefix ? ["en", "ru"] : ["ru", "en"];
    expect(
      await page.locator("[data-card]").evaluateAll((all) => all.map((card) => card.getAttribute("lang"))),
    ).toEqual(locales);
    // A number is never broken, and what protects the fistula is as large as the rest.
    const numbers = page.locator("[data-card] b.nowrap");
    expect(await numbers.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual([1, 1, 1, 1]);
    const sizes = await page
      .locator("[data-card] :is(li, b, small)")
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75));
    expect(Math.min(...sizes)).toBeGreaterThan(6.7);
    await expect(page.locator("[data-card] b").filter({ hasText: /не\sизмерять|do not measure/ })).toHaveCount(2);
    // Room for the pen: no line is printed over, and each is at least 12 mm long.
    const lines = await page.locator("[data-card] li > span").evaluateAll((all) =>
      all.map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return ((line.getBoundingClientRect().right - range.getBoundingClientRect().right) / 96) * 2.54;
      }),
    );
    expect(lines).toHaveLength(20);
    expect(Math.min(...lines)).toBeGreaterThan(1.2);
    expect(await page.getByRole("main").innerText()).not.toMatch(/впишите \/|fill in \//);
    await page.evaluate(() => localStorage.removeItem("cookie-consent"));
    await page.reload();
    const notice = page.locator(".cookie-notice");
    await expect(notice).toBeAttached();
    await expect(notice).toBeHidden();
  });

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
