import type { Locator, Page } from "@playwright/test";
import { alive, expect, test } from "./fixtures.ts";
import { setLetters } from "./reach-measures.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Файлы cookie" });

/** Everything that the permanent live region announces, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.locator("[data-overlay] output").evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "heard"));
}

test("by keyboard on a phone nothing covers the focused element, and the cookie notice comes first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Перейти к содержанию" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(notice(page).getByRole("link").first()).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
  const hidden: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body) return "nothing has the focus";
      const { left, top, width, height } = focused.getBoundingClientRect();
      // A bar covers the lower edge first; of a tall field, only the lines being typed matter.
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height - 4, 96));
      const isSeen = found && (focused.contains(found) || found.contains(focused) || found.closest("label"));
      return isSeen
        ? ""
        : `${focused.localName} “${focused.textContent.trim().slice(0, 40)}” is under ${found?.className}`;
    });
    if (fault) hidden.push(fault);
  }
  expect(hidden).toEqual([]);
});

test("Escape refuses the cookies, and the focus returns to where it was", async ({ page }) => {
  await page.goto("/information/cookie-policy");
  await alive(page);
  const accept = page.getByRole("main").getByRole("button", { name: /^Принят[ьо]$/ });
  const stored = () => page.evaluate(() => localStorage.getItem("cookie-consent"));
  await accept.focus();
  await notice(page).getByRole("button", { name: "Принять" }).focus();
  await page.keyboard.press("Escape");
  await expect(notice(page)).toHaveCount(0);
  expect(await stored()).toBe("v1:refused");
  await expect(accept).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(accept).toHaveAttribute("data-given", "");
  await expect(accept).toBeFocused();
  expect(await stored()).toBe("v1");
});

test("on a short screen, and with large letters on a phone, nothing floats over the page", async ({ page }) => {
  // 400 % on a screen of 1280 × 720.
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto("/about");
  await expect(notice(page)).toBeVisible();
  const floating = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map(({ className }) => className),
    );
  expect(await floating()).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await floating()).not.toEqual([]);
  await setLetters(page, 24);
  expect(await floating()).toEqual([]);
});

test("the skip link is hidden however many lines it has, and visible when focused", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await setLetters(page, 32);
  const skip = page.getByRole("link", { name: "Перейти к содержанию" });
  const box = async () => (await skip.boundingBox()) ?? { y: 0, height: 0 };
  const { y, height } = await box();
  expect(height).toBeGreaterThan(80);
  expect(y + height).toBeLessThanOrEqual(0);
  await skip.focus();
  expect((await box()).y).toBeGreaterThan(0);
});

test("tabs, sorting and filters keep the focus and announce the result", async ({ page }) => {
  await page.goto("/information/faq");
  await alive(page);
  let heard = await listen(page);
  const press = async (link: Locator, address: RegExp) => {
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(link).toBeFocused();
  };
  const tabs = page.getByRole("main").getByRole("navigation", { name: "Темы" }).getByRole("link");
  await press(tabs.nth(1), /\?tab=/);
  // The first tab's address is also that of an entry in a closed menu.
  await press(tabs.first(), /\/faq$/);
  expect(await heard()).toHaveLength(2);

  await page.goto("/about/platnye-uslugi");
  await alive(page);
  heard = await listen(page);
  const price = page.getByRole("columnheader", { name: "Цена" }).getByRole("link");
  await press(price, /sort=price$/);
  await press(price, /order=desc$/);
  expect((await heard()).at(-1)).toMatch(/^Найдено: \d+\. Порядок: Цена.*, по\sубыванию$/);
  await page.getByLabel("Название или код").fill("диализ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("link", { name: "Сбросить всё" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/q=/);
  // The pressed control is gone; the element that announces the result has the focus.
  await expect(page.getByRole("main").getByText("Найдено:")).toBeFocused();
});

test("a closed select that is stepped through by arrow keys is submitted by Enter or on blur", async ({ page }) => {
  await page.goto("/about/specialists");
  await alive(page);
  const region = page.getByLabel("Регион");
  // As in browsers that cannot restyle it: there each step is a change event.
  await region.evaluate((select) => (select.style.appearance = "auto"));
  const asked: string[] = [];
  page.on(
    "request",
    (request) => !["image", "stylesheet"].includes(request.resourceType()) && asked.push(request.url()),
  );
  await region.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  await expect(region).not.toHaveValue("");
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?region=/);
  await expect(region).toBeFocused();
});

test("in forced colours floating elements have a border, and the bands of the scale stay distinct", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/information/calculator?age=45&sex=male&race=other&creatinine=101");
  await alive(page);
  const edge = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole("banner").locator("summary").first().click();
  expect(await edge(page.getByRole("banner").locator("details[open] ul"))).not.toBe(ground);
  expect(await edge(notice(page))).not.toBe(ground);
  const bands = page.locator(".gfr-across rect");
  await expect(bands).toHaveCount(6);
  for (const band of await bands.all()) {
    const { fill, stroke } = await band.evaluate((rect) => {
      const { fill, stroke } = getComputedStyle(rect);
      return { fill, stroke };
    });
    expect(stroke).not.toBe(fill);
    expect(stroke).not.toBe(ground);
  }
  await page.getByRole("banner").getByRole("link", { name: "Поиск по сайту" }).click();
  expect(await edge(page.getByRole("dialog"))).not.toBe(ground);
});
