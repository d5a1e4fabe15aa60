import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

const burger = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Меню" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Меню" });
const access = (page: Page) => page.getByRole("dialog", { name: "Условия для маломобильных пациентов" });

async function openTwo(page: Page) {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Принять" }).click();
  await burger(page).click();
  await menu(page).getByRole("link", { name: "Условия для маломобильных" }).click();
  await expect(access(page).getByRole("heading").first()).toBeVisible();
}

test("two modals stack; Escape closes the upper one first, and the focus goes back where it was", async ({ page }) => {
  await openTwo(page);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(access(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Условия для маломобильных" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await expect(page).toHaveURL("/about");
});

test("the focus stays inside, a click beside the panel closes it, and the page behind does not move", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Принять" }).click();
  await page.evaluate(() => window.scrollTo(0, 200));
  const before = await page.locator("main").boundingBox();
  // By the keyboard: to click it the test would scroll first.
  await page.getByRole("banner").getByRole("link", { name: "Условия для маломобильных" }).focus();
  await page.keyboard.press("Enter");
  await expect(access(page).getByRole("heading").first()).toBeVisible();
  expect(await page.locator("main").boundingBox()).toEqual(before);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, header, footer"))).toBeNull();
  }
  await page.mouse.wheel(0, 400);
  expect(await page.locator("main").boundingBox()).toEqual(before);
  await page.mouse.click(5, 400);
  await expect(access(page)).toBeHidden();
});

test("the back button and every other change of page close all modals", async ({ page }) => {
  await page.goto("/contacts");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Отзывы" }).click();
  await expect(page).toHaveURL("/reviews");
  await page.getByRole("button", { name: "Принять" }).click();
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/contacts");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the cookie notice can be pressed while a modal is open", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await burger(page).click();
  await menu(page).getByRole("button", { name: "Принять" }).click();
  await expect(page.getByRole("region", { name: "Файлы cookie" })).toHaveCount(0);
});

test("the documents for a trip open in place", async ({ page }) => {
  await page.goto("/tourism");
  await hydrated(page);
  await page.locator('main a[data-modal="documents"]').click();
  const documents = page.getByRole("dialog", { name: "Документы" });
  await expect(documents.getByRole("link").first()).toHaveAttribute("href", /\.pdf$/);
});

test("a modal whose code cannot be loaded gives way to its page", async ({ page }) => {
  await page.route(/accessible-modal/, (route) => route.abort());
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Условия для маломобильных" }).click();
  await expect(page).toHaveURL("/usloviya-dlya-malomobilnyh-patsientov");
});

test("a modal that is not there yet is a link to its page", async ({ page }) => {
  await page.goto("/en/about");
  await hydrated(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Search the site" })).toHaveAttribute(
    "href",
    "/en/search",
  );
});

test("an open modal has no accessibility fault", async ({ page }) => {
  await openTwo(page);
  expect(await axeFaults(page)).toEqual([]);
});
