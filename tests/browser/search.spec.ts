import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { alive, expect, test } from "./fixtures.ts";
import { holdAnswer } from "./late-answer.ts";
import { spoken } from "./spoken.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Поиск по сайту" });
const field = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");

/** Ctrl+K as a Russian keyboard sends it; returns whether the page handled it. */
const pressSearchKey = (page: Page) =>
  page.evaluate(() => {
    const key = { key: "л", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
    return !document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
  });

async function openWindow(page: Page, path = "/about") {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.goto(path);
  await alive(page);
  expect(await pressSearchKey(page)).toBe(true);
  await expect(field(page)).toBeFocused();
}

test("by keyboard alone: popular queries, results and a choice, as announced to a screen reader", async ({
  page,
  complaints,
}) => {
  await openWindow(page);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Поиск по сайту":
      - button "Закрыть"
      - search:
        - combobox "Что вы ищете?" [expanded]
        - button "Найти"
        - status
        - listbox "Подсказки":
          - group "Часто ищут":
            - option "уход за фистулой"
  `);
  await page.keyboard.type("ди");
  await expect(dialog(page).getByRole("search").getByRole("status")).toContainText("с трёх букв");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await field(page).fill("");
  await expect(options(page).first()).toHaveText("уход за фистулой");
  await page.keyboard.type("cbvathjgjkm");
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Поиск по сайту":
      - search:
        - combobox "Что вы ищете?" [expanded]: cbvathjgjkm
        - status: /Показаны результаты для «симферополь»\\. Нашлось/
        - listbox "Подсказки":
          - group "Центры":
            - option /Центр в Симферополе/
          - group "Статьи":
            - option
          - option "Все результаты"
  `);
  await expect(dialog(page).locator("mark").first()).toHaveText(/^Симферопол/);
  const selected = dialog(page).getByRole("option", { selected: true });
  await page.keyboard.press("ArrowDown");
  await expect(selected).toContainText("Центр в Симферополе");
  expect(await spoken(page)).toMatch(/^option, Центр в Симферополе .*, selected$/);
  await expect(field(page)).toBeFocused();
  // Up again is the field, and once more the end of the list.
  await page.keyboard.press("ArrowUp");
  await expect(selected).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(selected).toHaveText("Все результаты");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/centers/simferopol");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(complaints).toEqual([]);
});

test("the button opens it, Escape closes it; Enter and “all results” lead to the search page, also from that page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/about");
  await alive(page);
  const button = page.getByRole("banner").getByRole("link", { name: "Поиск по сайту" });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("диета");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Control+KeyK");
  await field(page).fill("диета");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("диета")}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+KeyK");
  await field(page).fill("фистула");
  await options(page).last().click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("фистула")}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Поиск: фистула");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Ctrl+K is left alone while typing elsewhere", async ({ page }) => {
  await page.goto("/centers");
  await alive(page);
  const other = page.getByRole("main").getByRole("searchbox");
  await other.fill("Казань");
  expect(await pressSearchKey(page)).toBe(false);
  await other.fill("");
  expect(await pressSearchKey(page)).toBe(true);
  await expect(dialog(page)).toBeVisible();
});

test("a slow answer shows a message; one that arrives too late is dropped; one that fails shows no results", async ({
  page,
}) => {
  const late = await holdAnswer(page, "Казань");
  await openWindow(page);
  const status = dialog(page).getByRole("search").getByRole("status");
  const asked = page.waitForRequest(/brief/);
  await field(page).fill("Казань");
  await expect(status).toHaveText("Ищем…");
  await asked;
  await field(page).fill("Симферополь");
  await expect(options(page).first()).toContainText("Симферополе");
  await late.letGo();
  expect(await options(page).first().textContent()).toContain("Симферополе");
  // No results are announced, and popular queries are offered again.
  await field(page).fill("ыврфжъ");
  await expect(status).toHaveText("Ничего не нашлось");
  await expect(dialog(page).getByRole("option", { name: "уход за фистулой" })).toBeVisible();
  await page.route(/\/search\?q=.*brief/, (route) => route.abort());
  await field(page).fill("диализ");
  await expect(status).toHaveText("Ничего не нашлось");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
});

test("on the search page the suggestions float over the results: Escape and blur close them and keep the text", async ({
  page,
}) => {
  // A focused field scrolls out from under the cookie notice, and the rest of the page with it.
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.goto("/search?q=диета");
  await alive(page);
  const main = page.getByRole("main");
  const combobox = main.getByRole("combobox");
  const results = await main.getByRole("heading", { level: 2 }).first().boundingBox();
  await combobox.fill("Симферополь");
  await expect(main.getByRole("option").first()).toContainText("Симферополе");
  expect(await main.getByRole("heading", { level: 2 }).first().boundingBox()).toEqual(results);
  await page.keyboard.press("Escape");
  await expect(main.getByRole("listbox")).toHaveCount(0);
  await expect(combobox).toHaveValue("Симферополь");
  await page.keyboard.press("ArrowDown");
  await expect(main.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(main.getByRole("listbox")).toHaveCount(0);
});

test("“more” appends results once, in place; Back returns to the same position", async ({ page }) => {
  await page.goto("/search?q=диализ");
  await alive(page);
  const articles = page.getByRole("region", { name: "Статьи" }).getByRole("listitem");
  await expect(articles).toHaveCount(30);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route(/page=2/, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  const more = page.getByRole("link", { name: "Показать ещё" });
  await more.click();
  const busy = page.getByRole("link", { name: "Загружаем…" });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await busy.click();
  release();
  await expect(busy).toHaveCount(0);
  expect(asked).toHaveLength(1);
  expect(await articles.count()).toBeGreaterThan(30);
  await expect(articles.nth(30).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(/upto=2$/);
  const shown = await articles.count();
  const groups = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  const title = await articles.nth(30).getByRole("heading").textContent();
  await articles.nth(30).getByRole("link").press("Enter");
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 3, name: title ?? "" }).first()).toBeVisible();
  // After a reload everything is there: the articles of both pages, and the other groups.
  await page.reload();
  await alive(page);
  await expect(articles).toHaveCount(shown);
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(groups);
});

test("a drug or a question that was found is expanded and in view on its page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  for (const [query, anchor, text] of [
    ["железо в вену", "drugs-blood", "без железа эритропоэтин не работает"],
    ["катетер вырвало", "faq-access-care", "Пережмите зажимом между телом и местом разрыва"],
  ] as const) {
    await page.goto(`/search?q=${query}`);
    await alive(page);
    await page.getByRole("main").locator(`h3 a[href*="#${anchor}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`#${anchor}`));
    await expect(page.getByText(text)).toBeInViewport();
    await expect(page.locator("details", { hasText: text }).locator("summary")).toBeInViewport();
  }
});

for (const mode of ["ordinary", "visually-impaired"] as const) {
  test(`window and page have no accessibility fault at 360 px, ${mode}`, async ({ page, context, origin }) => {
    if (mode !== "ordinary") {
      const value = encodeURIComponent(JSON.stringify({ enabled: true, theme: "dark", fontSize: 26 }));
      await context.addCookies([{ name: "visually_impaired", value, url: origin }]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await openWindow(page);
    await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(["popular", await axeFaults(page)]).toEqual(["popular", []]);
    await field(page).fill("фистула");
    await expect(options(page).last()).toHaveText("Все результаты");
    expect(["found", await axeFaults(page)]).toEqual(["found", []]);
    await page.keyboard.press("ArrowDown");
    await expect(dialog(page).getByRole("option", { selected: true })).toBeInViewport();
    expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    const low = await dialog(page)
      .locator("a, button, input")
      .evaluateAll((controls) => controls.filter((control) => control.getBoundingClientRect().height < 44).length);
    expect(low).toBe(0);
    await page.goto("/search?q=диализ");
    await alive(page);
    await page.getByRole("main").getByRole("combobox").fill("фистула");
    await expect(page.getByRole("main").getByRole("option").first()).toBeVisible();
    // Axe is unsure about colours where elements float above others; these belong to the window.
    const rules = ["wcag2a", "wcag21a", "best-practice"];
    expect(["page", await axeFaults(page, rules)]).toEqual(["page", []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test("on a phone the text of a result takes four lines, five for a whole sentence", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/search?q=диализ");
  const texts = page.getByRole("region", { name: "Статьи" }).locator("li > div:last-child > p:first-child");
  const lines = await texts.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)),
  );
  expect(lines).toHaveLength(30);
  expect(Math.max(...lines)).toBeLessThan(5.5);
  // Few are cut amid a sentence.
  const shown = await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text, "::after").content));
  expect(shown.filter((content) => content.includes("…")).length).toBeLessThan(12);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });
  test("the header leads to the search page, which asks, answers and shows more", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Поиск по сайту" }).click();
    await page.getByRole("main").getByLabel("Что вы ищете?").fill("lbfkbp");
    await page.getByRole("main").getByRole("button", { name: "Найти" }).click();
    await expect(page.getByText("Показаны результаты для «диализ»")).toBeVisible();
    await page.getByRole("link", { name: "Показать ещё" }).click();
    await expect(page).toHaveURL(/upto=2#more-2$/);
    const articles = page.getByRole("region", { name: "Статьи" }).getByRole("listitem");
    expect(await articles.count()).toBeGreaterThan(30);
    await expect(articles.nth(30)).toBeInViewport();
    await expect(page.getByRole("region", { name: "Центры" })).toBeAttached();
  });

  test("a question that was found is expanded on its page", async ({ page }) => {
    await page.goto("/search?q=катетер вырвало");
    const found = page.getByRole("main").locator('h3 a[href*="faq-access-care"]').first();
    const address = (await found.getAttribute("href")) ?? "";
    const answer = page.getByText("Пережмите зажимом между телом и местом разрыва");
    await found.click();
    await expect(answer).toBeInViewport();
    // Once more with everything cached: the fold opens before the page has been laid out.
    await page.goto("/");
    await page.goto(address);
    await expect(answer).toBeInViewport();
  });
});

test("in the dialog the Tab key goes through the results, and never stops at the dialog itself", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.goto("/");
  await alive(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("диализ");
  // A result, not one of the popular queries that it replaces.
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/dialysis");
  await dialog.getByRole("button", { name: "Найти" }).focus();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("option").first()).toBeFocused();
  await expect(dialog).toHaveAttribute("tabindex", "-1");
});
