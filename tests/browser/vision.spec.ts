import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, alive, test } from "./fixtures.ts";
import { watchShifts } from "./vision-measures.ts";

const html = (page: Page) => page.locator("html");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Версия для слабовидящих" });
const turnOn = (page: Page) => toggle(page).click();

/** All settings but the size of letters are folded. */
async function unfold(page: Page) {
  const settings = page.locator(".vision-panel details");
  if ((await settings.getAttribute("open")) === null) await settings.locator("summary").click();
}

async function cookieOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "visually_impaired");
  return JSON.parse(decodeURIComponent(cookie?.value ?? "null"));
}

function textStyle(page: Page) {
  return page
    .locator("main p:not(.lead)")
    .first()
    .evaluate((element) => {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const spacing = letterSpacing === "normal" ? 0 : Number.parseFloat(letterSpacing) / size;
      return { size, spacing, leading: Math.round((Number.parseFloat(lineHeight) / size) * 100) };
    });
}

/** Clicks from one limit to the other and checks each step; only the button at the limit is disabled. */
async function walk(
  press: Locator,
  opposite: Locator,
  value: Locator,
  steps: string[],
  check: (step: string) => Promise<void>,
) {
  for (const [index, step] of steps.entries()) {
    if (index > 0) await press.click();
    await expect(value).toHaveText(step);
    await check(step);
    await expect(press).toBeEnabled({ enabled: index < steps.length - 1 });
    await expect(opposite).toBeEnabled({ enabled: index > 0 });
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, path: string) {
      await page.goto(path);
      if (!javaScriptEnabled) return;
      await alive(page);
      await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
    }

    test("every step of every control, to both limits and back to the ordinary site", async ({
      page,
      context,
      complaints,
    }) => {
      test.setTimeout(120_000);
      await open(page, "/about");
      const ordinary = await textStyle(page);
      await turnOn(page);
      await expect(html(page)).toHaveAttribute("data-vision", "light");
      await expect.poll(() => textStyle(page)).toEqual({ size: 18, spacing: 0.005, leading: 180 });

      for (const [name, size] of [
        ["Крупный, 22", 22],
        ["Очень крупный, 26", 26],
        ["Обычный, 18", 18],
      ] as const) {
        await button(page, name).click();
        await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
        await expect(html(page)).toHaveAttribute("data-vision-font", String(size));
        await expect(page.getByRole("group", { name: "Размер букв" }).locator("[aria-pressed=true]")).toHaveCount(1);
        expect((await textStyle(page)).size).toBeCloseTo(size, 1);
      }

      await unfold(page);
      const letters = page.getByRole("group", { name: "Между буквами" });
      const [fewer, more] = [
        letters.getByRole("button", { name: /^Уменьшить/ }),
        letters.getByRole("button", { name: /^Увеличить/ }),
      ];
      const spaced = async (step: string) =>
        expect((await textStyle(page)).spacing).toBeCloseTo(Number.parseFloat(step.replace(",", ".")) / 100, 4);
      const spacings = ["0,5\u00a0%", "1,5\u00a0%", "4,5\u00a0%", "6\u00a0%"];
      await walk(more, fewer, letters.getByRole("status"), spacings, spaced);
      await walk(fewer, more, letters.getByRole("status"), spacings.toReversed(), spaced);

      const lines = page.getByRole("group", { name: "Между строками" });
      const [closer, wider] = [
        lines.getByRole("button", { name: /^Уменьшить/ }),
        lines.getByRole("button", { name: /^Увеличить/ }),
      ];
      const leaded = async (step: string) => expect((await textStyle(page)).leading).toBe(Number.parseInt(step, 10));
      const heights = [180, 190, 200, 210, 220, 230, 240, 250].map((height) => `${height}\u00A0%`);
      await walk(wider, closer, lines.getByRole("status"), heights, leaded);
      await walk(closer, wider, lines.getByRole("status"), heights.toReversed(), leaded);

      for (const [name, theme] of [
        ["Чёрный", "dark"],
        ["Голубой", "blue"],
        ["Белый", "light"],
      ] as const) {
        await button(page, name).click();
        await expect(html(page)).toHaveAttribute("data-vision", theme);
        await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
        await expect(page.getByRole("group", { name: "Цвета" }).locator("[aria-pressed=true]")).toHaveCount(1);
      }

      await button(page, "Показать").click();
      await expect(html(page)).toHaveAttribute("data-vision-images", "on");
      await expect(button(page, "Показать")).toHaveAttribute("aria-pressed", "true");
      await button(page, "Описать словами").click();
      await expect(html(page)).toHaveAttribute("data-vision-images", "off");

      await button(page, "Голубой").click();
      await wider.click();
      await expect(html(page)).toHaveAttribute("data-vision-line", "190");
      expect(await cookieOf(context)).toMatchObject({ enabled: true, theme: "blue", lineHeight: 190 });
      await button(page, "Сбросить настройки").click();
      await expect(html(page)).toHaveAttribute("data-vision", "light");
      await expect(html(page)).toHaveAttribute("data-vision-line", "180");
      expect(await cookieOf(context)).toEqual({
        enabled: true,
        fontSize: 18,
        showImages: false,
        letterSpacing: 0.005,
        lineHeight: 180,
        theme: "light",
      });

      await unfold(page);
      await button(page, "Обычная версия сайта").click();
      await expect(html(page)).not.toHaveAttribute("data-vision");
      await expect(html(page)).not.toHaveAttribute("data-vision-font");
      await expect.poll(() => textStyle(page)).toEqual(ordinary);
      await expect(page).toHaveURL(/\/about$/);
      if (javaScriptEnabled) expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
      expect(complaints).toEqual([]);
    });

    test("the mode persists: on other pages, in English and back, after a reload", async ({ page }) => {
      await open(page, "/about");
      await turnOn(page);
      await button(page, "Очень крупный, 26").click();
      await expect(html(page)).toHaveAttribute("data-vision-font", "26");
      await unfold(page);
      await button(page, "Чёрный").click();
      await expect(html(page)).toHaveAttribute("data-vision", "dark");
      await page.reload();
      await expect(html(page)).toHaveAttribute("data-vision", "dark");
      await page.getByRole("banner").getByRole("link", { name: "Ренария — на главную" }).click();
      await expect(page).toHaveURL("/");
      await expect(html(page)).toHaveAttribute("data-vision-font", "26");
      await page.getByRole("banner").getByRole("button", { name: "English" }).click();
      await expect(page).toHaveURL("/en");
      await expect(html(page)).toHaveAttribute("data-vision", "dark");
      await expect(button(page, "Very large, 26")).toHaveAttribute("aria-pressed", "true");
      await unfold(page);
      await button(page, "Blue").click();
      await expect(html(page)).toHaveAttribute("data-vision", "blue");
      await unfold(page);
      await page.locator('button[name="enabled"][value="false"]').first().click();
      await expect(html(page)).not.toHaveAttribute("data-vision");
      await expect(page.locator('button[name="enabled"][value="true"]').first()).toBeVisible();
    });

    test("the full header with the menus is on the home page only", async ({ page }) => {
      await open(page, "/");
      await turnOn(page);
      const banner = page.getByRole("banner");
      const menu = banner.getByRole("navigation", { name: "Лечение и жизнь" });
      // The header of the mode comes from the server.
      await expect(banner.getByRole("link", { name: "Меню" })).toBeVisible();
      // Folded: at every width the page's own heading is on the first screen.
      for (const [width, height] of [
        [360, 740],
        [1040, 900],
        [1300, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(menu.getByRole("link", { name: "Образ жизни" })).toBeVisible({ visible: width > 360 });
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      }
      await expect(menu.getByRole("link", { name: "Гемодиализ" })).toBeHidden();
      await menu.locator("summary", { hasText: "Диализ" }).click();
      await expect(menu.getByRole("link", { name: "Гемодиализ" })).toBeVisible();
      const row = () =>
        page
          .locator(".vision-ways > :visible")
          .evaluateAll((all) => all.map((way) => [way.textContent, way.getBoundingClientRect().x]));
      const before = await row();
      await page.goto("/about");
      await expect(banner.getByRole("link", { name: "Меню" })).toBeVisible();
      await expect(menu).toHaveCount(0);
      // The same row at the same places.
      expect(await row()).toEqual(before);
    });

    test("on every page the header's button opens the menu in the same way", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, "/");
      await page.getByRole("contentinfo").getByRole("button", { name: "Версия для слабовидящих" }).click();
      await expect(html(page)).toHaveAttribute("data-vision");
      for (const path of ["/", "/about"]) {
        await open(page, path);
        await page.getByRole("banner").getByRole("link", { name: "Меню" }).click();
        if (!javaScriptEnabled) {
          await expect(page).toHaveURL("/sitemap");
          continue;
        }
        const menu = page.getByRole("dialog", { name: "Меню" });
        await menu.locator("summary", { hasText: "Диализ" }).click();
        await expect(menu.getByRole("link", { name: "Гемодиализ" })).toBeVisible();
      }
    });

    test("a hidden picture is replaced by its text, and a decorative one leaves no gap", async ({
      page,
      context,
      origin,
    }) => {
      const pictures: string[] = [];
      page.on("request", (request) => {
        if (/\/media\/|\/assets\/(?!icons).*\.svg/.test(request.url())) pictures.push(request.url());
      });
      await context.addCookies([{ name: "visually_impaired", value: '{"enabled":true}', url: origin }]);
      await page.goto("/");
      const text = page.getByText(/^Картинка: ./).first();
      await expect(text).toBeVisible();
      await expect(text).toHaveCSS("border-style", "dashed");
      expect(pictures).toEqual([]);
      await unfold(page);
      await page.getByRole("group", { name: "Картинки" }).getByRole("button", { name: "Показать" }).click();
      await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
      await expect(text).toHaveCount(0);
      expect(pictures).not.toEqual([]);
    });

    for (const width of [360, 1040, 1300])
      test(`the panel collapses, and stays open while it is used, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await open(page, "/about");
        await page.locator("button[data-vision-switch]:visible").first().click();
        // The size of letters is there at once, in one row with the sign of the rest.
        const sizes = page.getByRole("group", { name: "Размер букв" }).getByRole("button");
        const settings = page.getByText("Настройки", { exact: true });
        const middles = await Promise.all(
          [sizes.first(), sizes.last(), settings].map(async (one) => {
            const box = await one.boundingBox();
            return box && box.y + box.height / 2;
          }),
        );
        expect(new Set(middles).size).toBe(1);
        await sizes.last().click();
        await expect(html(page)).toHaveAttribute("data-vision-font", "26");
        // Large letters need long words parted, which the server does.
        await expect
          .poll(() => page.locator("main h1, main h2, main h3").allInnerTexts())
          .toContainEqual(expect.stringContaining("\u00ad"));
        const blue = button(page, "Голубой");
        await expect(blue).toBeHidden();
        await settings.click();
        await blue.click();
        await expect(html(page)).toHaveAttribute("data-vision", "blue");
        await expect(blue).toBeVisible();
      });
  });
}

test("a cookie that is invalid as a whole or in part does no harm", async ({ page, context, origin }) => {
  for (const [value, theme] of [
    ["%", null],
    ["oops", null],
    ['{"enabled":true,"theme":7}', "light"],
  ] as const) {
    await context.addCookies([{ name: "visually_impaired", value, url: origin }]);
    await page.goto("/");
    await alive(page);
    if (theme) await expect(html(page)).toHaveAttribute("data-vision", theme);
    else {
      await expect(html(page)).not.toHaveAttribute("data-vision");
      await turnOn(page);
      await expect(html(page)).toHaveAttribute("data-vision", "light");
    }
  }
});

test("the keyboard focus stays in place: at a limit, and when the mode is switched on and off", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  await toggle(page).press("Enter");
  await expect(page.getByRole("region", { name: "Настройки показа" })).toBeFocused();
  await unfold(page);
  const more = button(page, "Увеличить расстояние между буквами");
  for (const step of ["0.015", "0.045", "0.06"]) {
    await more.press("Enter");
    await expect(html(page)).toHaveAttribute("data-vision-letter", step);
  }
  await expect(button(page, "Уменьшить расстояние между буквами")).toBeFocused();
  for (const [name, images] of [
    ["Показать", "on"],
    ["Описать словами", "off"],
  ] as const) {
    await button(page, name).press("Enter");
    await expect(html(page)).toHaveAttribute("data-vision-images", images);
    await expect(page.locator(".vision-panel [aria-pressed=true]:focus")).toHaveText(name);
  }
  await button(page, "Обычная версия сайта").press("Enter");
  await expect(toggle(page)).toBeFocused();
});

test("on a phone the way out of the mode is the first of its settings", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await alive(page);
  await toggle(page).press("Enter");
  await page.locator("summary").filter({ hasText: "Настройки" }).click();
  const { y = Infinity } = (await button(page, "Обычная версия сайта").boundingBox()) ?? {};
  expect(y).toBeLessThan(200);
  await button(page, "Обычная версия сайта").click();
  await expect(html(page)).not.toHaveAttribute("data-vision");
});

test("a page cached before the switch is shown in the mode too", async ({ page }) => {
  await page.goto("/contacts");
  await alive(page);
  const goTo = async (name: string) => {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  };
  for (const name of ["Отзывы", "Контакты", "Отзывы"]) await goTo(name);
  await turnOn(page);
  await expect(html(page)).toHaveAttribute("data-vision", "light");
  await goTo("Контакты");
  await expect(html(page)).toHaveAttribute("data-vision", "light");
});

test("the old header stays until the header of the mode has loaded", async ({ page }) => {
  const top = Promise.withResolvers<void>();
  await page.goto("/about");
  await alive(page);
  await page.route("**/about", async (route) => {
    await top.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/about");
  await turnOn(page);
  await asked;
  await expect(toggle(page)).toBeVisible();
  await expect(html(page)).not.toHaveAttribute("data-vision");
  top.resolve();
  await expect(html(page)).toHaveAttribute("data-vision", "light");
  await expect(page.getByRole("region", { name: "Настройки показа" })).toBeVisible();
});

test("without its script a change still works", async ({ page }) => {
  await page.route(/in-browser-.*\.js/, (route) => route.abort());
  await page.goto("/about");
  await alive(page);
  await turnOn(page);
  await expect(html(page)).toHaveAttribute("data-vision", "light");
  await expect(page).toHaveURL("/about");
});

test("a page restored by Back from the browser's cache gets the current mode", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/");
  await alive(page);
  await turnOn(page);
  await expect(html(page)).toHaveAttribute("data-vision", "light");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(html(page)).toHaveAttribute("data-vision", "light");
});

test("nothing flashes or shifts: at load, when the panel opens and closes, when a value changes", async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shifted = await watchShifts(page);
  await page.addInitScript(() => {
    // The very panel that the server rendered must be the one that stays.
    addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { first: document.querySelector(".vision-panel") }),
    );
  });
  await context.addCookies([{ name: "visually_impaired", value: '{"enabled":true,"theme":"dark"}', url: origin }]);
  await page.goto("/about");
  await alive(page);
  // Before any click: shifts are excused for only half a second after a click, and a slow machine takes longer.
  expect(await shifted()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "first") === document.querySelector(".vision-panel"))).toBe(
    true,
  );
  const summary = page.getByText("Настройки", { exact: true });
  const place = await summary.boundingBox();
  await summary.click();
  await expect(button(page, "Голубой")).toBeVisible();
  expect(await summary.boundingBox()).toEqual(place);
  await button(page, "Голубой").click();
  await expect(html(page)).toHaveAttribute("data-vision", "blue");
  await summary.click();
  await expect(button(page, "Голубой")).toBeHidden();
  expect(await summary.boundingBox()).toEqual(place);
});

test("one look for what is of one kind: links, the fields of a filter, the two distances", async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: "visually_impaired", value: '{"enabled":true}', url: origin }]);
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/about/platnye-uslugi");
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  const fields = await boxes("main form:has(select) :is(input[type=search], select, button)");
  expect(fields).toHaveLength(3);
  expect(new Set(fields.map(({ height }) => Math.round(height))).size).toBe(1);
  expect(new Set((await boxes("#vision-letterSpacing, #vision-lineHeight")).map(({ top }) => top)).size).toBe(1);
  await page.goto("/lifestyle");
  const colours = await page
    .locator("main a:not(.button, [aria-current]):visible")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  expect(new Set(colours).size).toBe(1);
});

test("the heads of alerts have one distance of lines, and their sign is on the first line", async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: "visually_impaired", value: '{"enabled":true}', url: origin }]);
  await page.setViewportSize({ width: 360, height: 740 });
  const leadings = new Set<number>();
  for (const path of ["/information/when-to-call", "/dialysis/hemodialysis"]) {
    await page.goto(path);
    const heads = await page.locator("main .care-urgency").evaluateAll((all) =>
      all.map((head) => {
        const { lineHeight, fontSize, paddingTop } = getComputedStyle(head);
        const leading = Number.parseFloat(lineHeight);
        const sign = head.querySelector(".icon")?.getBoundingClientRect();
        const middle = (sign?.top ?? 0) + (sign?.height ?? 0) / 2 - head.getBoundingClientRect().top;
        return {
          leading: Math.round((leading / Number.parseFloat(fontSize)) * 100),
          off: Math.abs(middle - Number.parseFloat(paddingTop) - leading / 2),
        };
      }),
    );
    expect(heads.length).toBeGreaterThan(0);
    for (const { leading, off } of heads) {
      leadings.add(leading);
      expect(off).toBeLessThanOrEqual(2);
    }
  }
  expect(leadings.size).toBe(1);
});

test("in the mode a found word is neither a button nor a link, and a drawing keeps its tint", async ({
  page,
  origin,
}) => {
  const value = encodeURIComponent(JSON.stringify({ enabled: true, showImages: true }));
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.goto("/search?q=диализ");
  const found = page.locator("mark:not(a *)").first();
  await expect(found).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(found).toHaveCSS("text-decoration-style", "double");
  await page.goto("/about/news/kazan-evening-shift");
  await expect(page.locator(".page-head-picture img")).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("a portrait has a ring, where a white coat would end in a white card", async ({ page }) => {
  for (const path of ["/about/specialists", "/stories", "/about"]) {
    await page.goto(path);
    await expect(page.locator("main img[width='320']").first()).toHaveCSS("outline-style", "solid");
  }
});
