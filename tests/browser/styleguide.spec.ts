import type { Page } from "@playwright/test";
import { axeFaults, COLOUR_RULES } from "./axe.ts";
import { expect, alive, look, test } from "./fixtures.ts";

for (const { path, tag } of [
  { path: "/_/styleguide", tag: "" },
  { path: "/en/_/styleguide", tag: " @all" },
]) {
  test(`${path} has no accessibility fault, light and dark${tag}`, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await alive(page);
    expect(["light", await axeFaults(page)]).toEqual(["light", []]);
    // In dark mode only the colours of the page differ.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(["dark", await axeFaults(page, COLOUR_RULES)]).toEqual(["dark", []]);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, contrast: "more" });
      expect([colorScheme, await axeFaults(page, COLOUR_RULES)]).toEqual([colorScheme, []]);
      expect([colorScheme, await faintBorders(page)]).toEqual([colorScheme, []]);
    }
    expect(complaints).toEqual([]);
  });
}

look("no component makes the page scroll sideways, not even long words and wide tables", async ({ page }) => {
  await page.goto("/_/styleguide");
  for (const width of [320, 360, 575, 780, 1160, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await page.getByRole("main").evaluate((main) => main.scrollWidth)]).toEqual([width, width]);
  }
});

look("controls are at least 44 px high, and no text is smaller than 16 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/_/styleguide");
  const small = await page.evaluate(() => {
    const pressed = "main :is(.button, .more, .icon-button, .input, .select, .check, summary)";
    const lists = "main :is(.tabs, .chips, .pagination, .crumbs) :is(a, button)";
    const tooLow = [...document.querySelectorAll(`${pressed}, ${lists}`)].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().height < 44,
    );
    const tooSmall = [...document.querySelectorAll("main *")].filter(
      (element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16,
    );
    return [...tooLow, ...tooSmall].map((element) => element.outerHTML.slice(0, 120));
  });
  expect(small).toEqual([]);
});

look("every icon is drawn, under the page's content security policy", async ({ page }) => {
  await page.goto("/_/styleguide");
  const icons = page.locator("main svg.icon");
  expect(await icons.count()).toBeGreaterThan(27);
  const narrowest = () =>
    icons.evaluateAll((all) =>
      Math.min(...all.map((icon) => (icon instanceof SVGSVGElement ? icon.getBBox().width : 0))),
    );
  await expect.poll(narrowest).toBeGreaterThan(3);
});

look("in forced colours the chosen tab, page and checkbox stay distinct", async ({ page }) => {
  await page.goto("/_/styleguide");
  const tab = page.getByRole("navigation", { name: "Вкладки в адресе" }).getByRole("link");
  const pages = page.getByRole("navigation", { name: "Страницы: мало" }).getByRole("link");
  for (const links of [tab, pages]) {
    await page.emulateMedia({ forcedColors: "none" });
    const ground = (index: number) => links.nth(index).evaluate((link) => getComputedStyle(link).backgroundColor);
    const ours = await ground(0);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await ground(0)).not.toBe(await ground(1));
    expect(await ground(0)).not.toBe(ours);
  }
  await expect(page.getByRole("checkbox").first()).toHaveCSS("appearance", "auto");
});

test("in the visually-impaired mode a ticked box looks ticked, and axe finds no fault", async ({ page }) => {
  await page.goto("/_/styleguide");
  await alive(page);
  await page.getByRole("banner").getByRole("button", { name: "Версия для слабовидящих" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-vision");
  const ground = (name: string, role: "checkbox" | "radio") =>
    page.getByRole(role, { name }).evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await ground("Отмечено", "checkbox")).not.toBe(await ground("Согласие", "checkbox"));
  expect(await ground("Позвонить", "radio")).not.toBe(await ground("Написать", "radio"));
  expect(await axeFaults(page)).toEqual([]);
});

look(
  "query tabs: the first has no parameter, the others keep the rest of the address, Back works",
  async ({ page }) => {
    await page.goto("/_/styleguide?q=1");
    await alive(page);
    const tabs = page.getByRole("navigation", { name: "Вкладки в адресе" });
    await tabs.getByRole("link", { name: "Вторая" }).click();
    await expect(page).toHaveURL("/_/styleguide?q=1&tab=second");
    await expect(tabs.getByRole("link", { name: "Вторая" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("combobox", { name: "Раздел", exact: true })).toHaveValue("second");
    await tabs.getByRole("link", { name: "Первая" }).click();
    await expect(page).toHaveURL("/_/styleguide?q=1");
    await page.goBack();
    await expect(tabs.getByRole("link", { name: "Вторая" })).toHaveAttribute("aria-current", "page");
  },
);

look("query tabs by id: the number is in the address, the first has no parameter, Back works", async ({ page }) => {
  await page.goto("/_/styleguide?q=1");
  await alive(page);
  const tabs = page.getByRole("navigation", { name: "Вкладки по номеру" });
  await tabs.getByRole("link", { name: "Вторая" }).click();
  await expect(page).toHaveURL("/_/styleguide?q=1&tab=22");
  await expect(tabs.getByRole("link", { name: "Вторая" })).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(tabs.getByRole("link", { name: "Вторая" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Первая" }).click();
  await expect(page).toHaveURL("/_/styleguide?q=1");
  await page.goBack();
  await expect(tabs.getByRole("link", { name: "Вторая" })).toHaveAttribute("aria-current", "page");
});

look("a select submits itself, drops the parameter of the first option and keeps the focus", async ({ page }) => {
  await page.goto("/_/styleguide?q=1");
  await alive(page);
  const select = page.getByRole("combobox", { name: "Раздел", exact: true });
  await select.focus();
  await select.selectOption({ label: "Вторая" });
  await expect(page).toHaveURL("/_/styleguide?q=1&tab=second");
  await expect(select).toBeFocused();
  await select.selectOption({ label: "Первая" });
  await expect(page).toHaveURL("/_/styleguide?q=1");
  await page.goBack();
  await expect(select).toHaveValue("second");
});

look("hash tabs follow the hash, however it was set", async ({ page }) => {
  await page.goto("/_/styleguide#panel-second");
  await alive(page);
  const tabs = page.getByRole("navigation", { name: "Вкладки страницы" });
  const [first, second] = [page.locator("#panel-first"), page.locator("#panel-second")];
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await tabs.getByRole("link", { name: "Первая" }).click();
  await expect(page).toHaveURL("/_/styleguide#panel-first");
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await expect(tabs.getByRole("link", { name: "Первая" })).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(second).toBeVisible();
});

look("a wide table whose columns have no names can be scrolled by keyboard on a phone", async ({ page }) => {
  await page.goto("/_/styleguide");
  await alive(page);
  const table = page.getByRole("group", { name: "Таблица без подписи" });
  // Where it fits it is not a Tab stop.
  await expect(table).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(table).toHaveAttribute("tabindex", "0");
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
});

test("an accordion takes 400 ms, and no time under reduced motion", async ({ page }) => {
  await page.goto("/_/styleguide");
  const duration = () =>
    page
      .locator("details.accordion")
      .first()
      .evaluate((details) => getComputedStyle(details, "::details-content").transitionDuration);
  expect(await duration()).toContain("0.4s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).not.toContain("0.4s");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel is on the page, a select has its button, an accordion opens", async ({ page }) => {
    await page.goto("/_/styleguide?q=1");
    await expect(page.locator("#panel-first")).toBeVisible();
    await expect(page.locator("#panel-second")).toBeVisible();
    await page.getByRole("combobox", { name: "Раздел", exact: true }).selectOption({ label: "Вторая" });
    await page.locator("form.select-nav").first().getByRole("button").click();
    await expect(page).toHaveURL("/_/styleguide?q=1&tab=second");
    const closed = page.locator("details.accordion:not([open])").first();
    await closed.locator("summary").click();
    await expect(page.locator("details.accordion[open]")).toHaveCount(2);
  });
});

/** Borders of fields, cards and tables with a contrast below 4.5:1 to their background. */
function faintBorders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor.endsWith(", 0)") ? groundOf(element.parentElement) : backgroundColor;
    };
    const lined = document.querySelectorAll("main :is(.input, .select, .check input, .card, .accordion, td)");
    return [...lined].flatMap((element) => {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(element);
      if (borderBottomWidth === "0px" || (element instanceof HTMLInputElement && element.disabled)) return [];
      const [line, ground] = [light(borderBottomColor), light(groundOf(element.parentElement))];
      const ratio = (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05);
      return ratio < 4.5 ? [`${element.localName}.${element.className} ${ratio.toFixed(2)}`] : [];
    });
  });
}
