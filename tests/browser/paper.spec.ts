import type { Page } from "@playwright/test";
import { expect, look as test } from "./fixtures.ts";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));
test.afterEach(({ page }) => page.emulateMedia({ media: null }));

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

for (const prefix of ["", "/en"])
  test(`a leaflet printed from its page leaves out its files, ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}/information/materials?sheet=leaflet-fistula`);
    const files = page.locator("main a[href$='.pdf']");
    expect(await files.count()).toBeGreaterThan(0);
    expect(await files.filter({ visible: true }).count()).toBe(0);
  });

for (const prefix of ["", "/en"])
  test(`the card for the wallet is printed on the two sides of one sheet, without the cookie notice, ${prefix}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/information/materials?sheet=wallet-card`);
    expect(await sheetsOf(page)).toBe(2);
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
