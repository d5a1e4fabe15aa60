import type { Page } from "@playwright/test";
import { expect, alive, test } from "./fixtures.ts";

const summary = (page: Page, name: string) => page.getByRole("banner").locator("summary", { hasText: name });
const submenu = (page: Page, name: string) =>
  page.getByRole("banner").locator("details", { hasText: name }).locator("ul");
const middle = (box: { x: number; y: number; width: number; height: number } | null) =>
  box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
const heightOf = (page: Page) => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);

// While a submenu animates, Playwright scrolls before it retries, and a scroll closes it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1300, height: 800 } });

  test("the header is 121 px high at every width and sticks to the top; from 1300 px on its icons have labels", async ({
    page,
  }) => {
    await page.goto("/about");
    for (const width of [1165, 1300, 1380, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await heightOf(page)]).toEqual([width, 121]);
      for (const word of ["Маломобильным", "Слабовидящим"])
        await expect(page.getByRole("banner").getByText(word, { exact: true })).toBeVisible({ visible: width >= 1300 });
      // One link, its number written out.
      await expect(page.getByRole("banner").locator("a[href^='tel:']")).toHaveCount(1);
      await expect(page.getByRole("banner").getByText("+7 (800) 000-00-00")).toBeVisible();
    }
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  });

  test("a submenu opens by click and by key, and its links work", async ({ page }) => {
    await page.goto("/");
    await alive(page);
    await summary(page, "О компании").click();
    await expect(submenu(page, "О компании")).toBeVisible();
    await summary(page, "О компании").click();
    await expect(submenu(page, "О компании")).toBeHidden();
    await page.mouse.move(0, 700);
    await summary(page, "Диализ").focus();
    await page.keyboard.press("Enter");
    await expect(submenu(page, "Диализ")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(submenu(page, "Диализ").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(submenu(page, "Диализ")).toBeHidden();
    await expect(summary(page, "Диализ")).toBeFocused();
    await summary(page, "О компании").click();
    await submenu(page, "О компании").getByRole("link", { name: "О нас" }).click();
    await expect(page).toHaveURL("/about");
    await expect(submenu(page, "О компании")).toBeHidden();
  });

  test("the menus highlight the current page, or the section it belongs to", async ({ page }) => {
    await page.goto("/about/news");
    const current = (region: string) =>
      page
        .locator(`${region} [aria-current]`)
        .evaluateAll((all) => all.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent]));
    expect(await current("header")).toEqual([["Новости", "page"]]);
    expect(await current("footer")).toEqual([["Новости", "page"]]);
    await expect(summary(page, "О компании").locator("span")).toHaveCSS("text-decoration-line", "underline");
    await page.goto("/lifestyle/potassium-in-food");
    expect(await current("header")).toEqual([["Образ жизни", "true"]]);
    await expect(page.locator("header [aria-current]")).toHaveCSS("text-decoration-line", "underline");
  });

  test("a submenu opens on hover and closes on scroll and on a click elsewhere", async ({ page }) => {
    await page.goto("/about");
    await alive(page);
    await summary(page, "Информация").hover();
    await expect(submenu(page, "Информация")).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await expect(submenu(page, "Информация")).toBeHidden();
    await summary(page, "Информация").click();
    await expect(submenu(page, "Информация")).toBeVisible();
    await page.getByRole("heading", { level: 2 }).first().click();
    await expect(submenu(page, "Информация")).toBeHidden();
  });

  test("a mouse passing on its way to the main menu opens nothing, and its click reaches the menu", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await alive(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const [from, to] = await Promise.all([
      summary(page, "О компании").boundingBox(),
      summary(page, "Диализ").boundingBox(),
    ]);
    if (!from || !to) throw new Error("the header has no such menus");
    const [startX, startY] = [from.x + from.width / 2, from.y + from.height / 2];
    const [endX, endY] = [to.x + to.width / 2, to.y + to.height / 2];
    await page.mouse.move(startX, startY - 10);
    await page.mouse.move(startX, startY);
    // A pointer that rests on the upper row.
    await page.clock.runFor(1_000);
    await expect(submenu(page, "О компании")).toBeHidden();
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await page.mouse.move(startX + (endX - startX) * share, startY + (endY - startY) * share);
      await page.clock.runFor(100);
    }
    await expect(submenu(page, "Диализ")).toBeHidden();
    await page.clock.runFor(60);
    await expect(submenu(page, "Диализ")).toBeVisible();
    await page.mouse.click(endX, endY);
    await expect(submenu(page, "Диализ")).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  for (const way of ["hover", "click"] as const) {
    test(`switching to another submenu by ${way} waits half a second`, async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await alive(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await summary(page, "Диализ").click();
      await expect(submenu(page, "Диализ")).toBeVisible();
      await summary(page, "Информация")[way]();
      await page.clock.runFor(490);
      await expect(submenu(page, "Диализ")).toBeVisible();
      await expect(submenu(page, "Информация")).toBeHidden();
      await page.clock.runFor(20);
      await expect(submenu(page, "Информация")).toBeVisible();
      await expect(submenu(page, "Диализ")).toBeHidden();
    });
  }

  test("the English header is shorter and has its own phone", async ({ page }) => {
    await page.goto("/en");
    const banner = page.getByRole("banner");
    for (const name of ["About us", "News", "Contacts", "Haemodialysis", "Peritoneal dialysis", "Equipment"])
      await expect(banner.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(banner.locator("summary")).toHaveCount(0);
    await expect(banner.getByRole("link", { name: /^Call/ }).first()).toHaveAttribute("href", "tel:+78000000001");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the header is 60 px high, and the burger opens a menu with accordions", async ({ page }) => {
    await page.goto("/about");
    await alive(page);
    expect(await heightOf(page)).toBe(60);
    await page.getByRole("link", { name: "Меню" }).click();
    const menu = page.getByRole("dialog", { name: "Меню" });
    expect(await menu.evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
    for (const name of [/Ренария/, "Найти центр", /^Позвонить/])
      await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    // The page's own list of contents, which is in the page's header, is no menu.
    await expect(menu.getByRole("navigation").locator("a[href*='#']")).toHaveCount(0);
    await expect(menu.getByRole("link", { name: "О нас" })).toHaveAttribute("aria-current", "page");
    const [burger, cross] = await Promise.all([
      page.locator("header a[data-modal=menu]").boundingBox(),
      menu.getByRole("button", { name: "Закрыть" }).boundingBox(),
    ]);
    expect(middle(cross)).toEqual(middle(burger));
    await menu.locator("summary", { hasText: "Информация" }).click();
    await menu.getByRole("link", { name: "Вопросы и ответы" }).click();
    await expect(page).toHaveURL("/information/faq");
    await expect(menu).toBeHidden();
  });

  test("the buttons to call and to request dialysis are in the bottom bar", async ({ page }) => {
    await page.goto("/about");
    const bar = page.getByRole("complementary", { name: "Связаться с нами" });
    await expect(bar.getByRole("link", { name: "Позвонить" })).toHaveAttribute("href", "tel:+78000000000");
    await expect(bar.getByRole("link", { name: "Записаться" })).toHaveAttribute(
      "href",
      "/forms/appointment?subject=dialysis",
    );
  });

  test.describe("with scripts off", () => {
    test.use({ javaScriptEnabled: false });
    test("the burger leads to the site map, and the footer has the language switch", async ({ page }) => {
      await page.goto("/about");
      await expect(page.getByRole("link", { name: "Меню" })).toHaveAttribute("href", "/sitemap");
      await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
      await expect(page).toHaveURL("/en");
    });
  });
});

test.describe("with scripts off on a wide screen", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1300, height: 800 } });
  test("submenus open one at a time, and their links work", async ({ page }) => {
    await page.goto("/");
    await summary(page, "Информация").click();
    await expect(submenu(page, "Информация")).toBeVisible();
    await summary(page, "О компании").click();
    await expect(submenu(page, "Информация")).toBeHidden();
    await submenu(page, "О компании").getByRole("link", { name: "О нас" }).click();
    await expect(page).toHaveURL("/about");
  });
});

for (const [prefix, request, call] of [
  ["", "Записаться на диализ", "Когда звонить сразу"],
  ["/en", "Request dialysis", "When to call at once"],
] as const)
  test(`on a phone the menu begins with the ways to help, and its last line up: ${prefix}/contacts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/contacts`);
    await alive(page);
    await page.getByRole("banner").locator("a[data-modal=menu]").click();
    const menu = page.getByRole("dialog");
    const first = (await menu.getByRole("navigation").boundingBox())?.y ?? 0;
    for (const name of [request, call]) {
      const link = menu.getByRole("link", { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.y).toBeLessThan(first);
    }
    await expect(menu.getByRole("link", { name: call, exact: true })).toHaveAttribute(
      "href",
      `${prefix}/information/when-to-call`,
    );
    const lefts = await menu.locator(".menu-tool").evaluateAll((all) =>
      all.map((tool) => {
        const words = document.createRange();
        const texts = document.createTreeWalker(tool, NodeFilter.SHOW_TEXT);
        words.selectNodeContents(texts.nextNode() ?? tool);
        return Math.round(words.getBoundingClientRect().left);
      }),
    );
    expect(lefts).toHaveLength(3);
    expect(new Set(lefts).size).toBe(1);
  });
