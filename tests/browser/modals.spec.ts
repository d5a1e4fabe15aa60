import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { expect, alive, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

const burger = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Меню" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Меню" });
const access = (page: Page) => page.getByRole("dialog", { name: "Условия для маломобильных пациентов" });

async function openTwo(page: Page) {
  await page.goto("/about");
  await alive(page);
  await page.getByRole("button", { name: "Принять" }).click();
  await burger(page).click();
  await menu(page).getByRole("link", { name: "Условия для маломобильных" }).click();
  await expect(access(page).getByRole("heading").first()).toBeVisible();
}

test("two modals stack; Escape closes the upper one first, and the focus returns to where it was", async ({ page }) => {
  await openTwo(page);
  await expect(menu(page)).toBeVisible();
  await expect(menu(page)).toHaveId("menu");
  await expect(access(page)).toHaveId("accessible");
  await page.keyboard.press("Escape");
  await expect(access(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Условия для маломобильных" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await expect(page).toHaveURL("/about");
});

test("a dialog has the screen for itself: the cookie notice comes back when it is closed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await alive(page);
  const notice = page.getByRole("region", { name: "Файлы cookie" });
  await expect(notice).toBeVisible();
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Отказаться" }).focus();
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
});

test("the focus is trapped inside, a click on the backdrop closes it, and the page behind does not scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/about");
  await alive(page);
  await page.getByRole("button", { name: "Принять" }).click();
  await page.evaluate(() => window.scrollTo(0, 200));
  const before = await page.locator("main").boundingBox();
  // By keyboard: to click it the test would scroll first.
  await page.getByRole("banner").getByRole("link", { name: "Условия для маломобильных" }).focus();
  await page.keyboard.press("Enter");
  await expect(access(page).getByRole("heading").first()).toBeVisible();
  expect(await page.locator("main").boundingBox()).toEqual(before);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("body > :is(main, header, footer)"))).toBeNull();
  }
  await page.mouse.wheel(0, 400);
  expect(await page.locator("main").boundingBox()).toEqual(before);
  await page.mouse.click(5, 400);
  await expect(access(page)).toBeHidden();
});

test("Back and any other navigation close all modals", async ({ page }) => {
  await page.goto("/contacts");
  await alive(page);
  await page.getByRole("contentinfo").locator("summary", { hasText: "О Ренарии" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Отзывы" }).click();
  await expect(page).toHaveURL("/reviews");
  await page.getByRole("button", { name: "Принять" }).click();
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/contacts");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the documents for a trip open in a modal", async ({ page }) => {
  await page.goto("/tourism");
  await alive(page);
  await page.locator('main a[data-modal="documents"]').click();
  const documents = page.getByRole("dialog", { name: "Документы" });
  await expect(documents.locator('a[href$=".pdf"]').first()).toBeVisible();
  // The part of the page has this id as its anchor; meanwhile the dialog has it.
  await expect(page.locator("#documents")).toHaveCount(1);
  await expect(documents).toHaveId("documents");
  await page.keyboard.press("Escape");
  await expect(page.locator("main #documents")).toHaveCount(1);
});

test("a modal whose code cannot be loaded falls back to its page", async ({ page }) => {
  await page.route(/assets\/dialogs-/, (route) => route.abort());
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/about");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Условия для маломобильных" }).click();
  await expect(page).toHaveURL("/usloviya-dlya-malomobilnyh-patsientov");
});

test("an open modal has no accessibility fault", async ({ page }) => {
  await openTwo(page);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("over its own page", () => {
  test.use({ viewport: { width: 1300, height: 900 } });

  for (const { id, path, link } of [
    { id: "accessible", path: "/usloviya-dlya-malomobilnyh-patsientov", link: 'header a[data-modal="accessible"]' },
    { id: "centers-menu", path: "/centers", link: 'header a[data-modal="centers-menu"]' },
    { id: "search", path: "/search", link: 'header a[data-modal="search"]' },
    { id: "documents", path: "/tourism", link: 'main a[data-modal="documents"]' },
  ]) {
    test(`${id} duplicates no id, has no accessibility fault, and reuses the page without a request`, async ({
      page,
      complaints,
    }) => {
      await page.goto(path);
      await alive(page);
      await page.getByRole("button", { name: "Принять" }).click();
      await page.locator(link).first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      // An anchor link inside the dialog leads to its target inside the dialog.
      const astray = await dialog.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>("[for], [aria-labelledby]")].filter((one) => {
          const target = one.getAttribute("for") ?? one.getAttribute("aria-labelledby") ?? "";
          return !element.contains(document.getElementById(target));
        }),
      );
      expect(astray).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test("the centre picker updates inside its dialog by its own links and forms, and widens for partners", async ({
    page,
  }) => {
    await page.goto("/centers");
    await alive(page);
    await page.getByRole("button", { name: "Принять" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Найти центр" }).click();
    const dialog = page.getByRole("dialog", { name: "Найти центр" });
    const width = async () => (await dialog.boundingBox())?.width ?? 0;
    const narrow = await width();
    await dialog.getByRole("link", { name: "Партнёрские центры" }).click();
    await expect(dialog.getByRole("link", { name: "Екатеринбург" })).toBeVisible();
    expect(await width()).toBeGreaterThan(narrow);
    await expect(page).toHaveURL("/centers");
    await dialog.getByRole("searchbox", { name: "Город" }).fill("Самара");
    await dialog.getByRole("button", { name: "Найти центр" }).click();
    await expect(dialog.getByRole("link", { name: "Екатеринбург" })).toHaveCount(0);
    await dialog.getByRole("link", { name: "Самара" }).first().click();
    await expect(page.getByRole("dialog", { name: /Самара/ })).toBeVisible();
    await expect(page).toHaveURL("/centers");
    await page.keyboard.press("Escape");
    await dialog.getByRole("link", { name: "Показать все" }).click();
    await dialog.getByRole("link", { name: "Наши центры" }).click();
    await dialog.getByRole("link", { name: "Центр на Ясной набережной" }).click();
    await expect(page).toHaveURL(/\/centers\/moscow-/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the English picker shows no partners, unless it is opened from elsewhere", async ({ page }) => {
    await page.goto("/en/about");
    await alive(page);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Find a cent/ })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: /^Our cent/ })).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^Partner cent/ })).toBeHidden();
    await page.keyboard.press("Escape");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Find a cent/ })
      .click();
    await expect(dialog.getByRole("link", { name: /^Partner cent/ })).toBeVisible();
  });
});

test("while a modal's page loads the progress bar shows, one click opens one dialog, and a failure goes to the page", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto("/about");
  await alive(page);
  await page.route("**/usloviya-*", async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Условия для маломобильных" });
  await link.click();
  await link.click();
  await expect(page.getByRole("progressbar")).toBeAttached();
  release();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.goto("/about");
  await page.unroute("**/usloviya-*");
  await page.route("**/search", (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await alive(page);
  await page.getByRole("banner").locator('a[data-modal="search"]').click();
  await expect(page).toHaveURL("/search");
});

test("when the conditions cannot be loaded the modal shows only the phone, and the visitor stays on the page", async ({
  page,
}) => {
  await page.route("**/usloviya-*", (route) => route.fulfill({ status: 500, contentType: "text/html", body: "" }));
  await page.goto("/about");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Условия для маломобильных" }).click();
  await expect(page.getByRole("dialog", { name: /маломобильных/ }).locator("a[href^='tel:']")).toBeVisible();
  await expect(page).toHaveURL("/about");
});
