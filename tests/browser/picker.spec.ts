import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { expect, alive, test } from "./fixtures.ts";
import { spoken } from "./spoken.ts";

const KAZAN = { latitude: 55.79, longitude: 49.12 };

async function openPicker(page: Page, path: string, name: string) {
  // The cookie notice covers the dialog, and axe does not see through it.
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto(path);
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name }).click();
  return page.getByRole("dialog").first();
}
const spots = (page: Page) => page.locator("[data-near-spots] > li:not([hidden])");

test("by keyboard alone, in the wrong layout and with a typo, a center is found, as announced to a screen reader", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/about");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Найти центр" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("searchbox", { name: "Город, улица или название центра" });
  await expect(field).toBeVisible();
  const heard = [await spoken(page)];
  for (let steps = 0; steps < 12 && !(await field.evaluate((input) => input === document.activeElement)); steps += 1) {
    await page.keyboard.press("Tab");
    heard.push(await spoken(page));
  }
  expect(heard).toEqual([
    "button, Закрыть",
    "link, Наши центры",
    "link, Партнёрские центры",
    "searchbox, Город, улица или название центра",
  ]);
  await page.keyboard.type("rfpfmy");
  await expect(dialog.locator(".center-suggestions output")).toHaveText("Точно «казаьн» не нашлось. Похожее: 1");
  await expect(dialog.getByRole("search")).toMatchAriaSnapshot(`
    - search:
      - searchbox "Город, улица или название центра": rfpfmy
      - button "Найти центр"
      - status: "Точно «казаьн» не нашлось. Похожее: 1"
      - list:
        - listitem:
          - link /Родниковой/
  `);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: /Родниковой/ }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/centers/kazan-rodnikovaya");
  await expect(dialog).toHaveCount(0);
});

test("with geolocation allowed the list is sorted by distance, and the location is never sent", async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(KAZAN);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  const dialog = await openPicker(page, "/about", "Найти центр");
  await dialog.getByRole("link", { name: "Ближайшие ко мне" }).click();
  await expect(spots(page).first().getByRole("link").first()).toHaveAttribute("href", "/centers/kazan-rodnikovaya");
  await expect(spots(page).nth(1)).toContainText(/20\d\sкм/);
  await expect(dialog.locator("[data-near-status]")).toHaveText("Расстояния от вас по прямой.");
  await expect(dialog.locator("[data-near-closer]")).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  // The same for partner cities, and each click asks again.
  await dialog.getByRole("link", { name: "Партнёрские центры" }).click();
  await expect(dialog).toHaveClass(/modal-wide/);
  await dialog.getByRole("link", { name: "Ближайшие ко мне города" }).click();
  await expect(spots(page)).toHaveCount(6);
  await expect(spots(page).first().getByRole("link").first()).toHaveAttribute("data-modal", "bbraun");
  expect(page.url()).toMatch(/\/about$/);
  expect(asked.filter((address) => /55\.79|49\.12/.test(address))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a partner city much nearer than our nearest center is listed first", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 43.12, longitude: 131.89 });
  await page.goto("/centers");
  await alive(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Ближайшие ко мне" }).click();
  const closer = main.locator("[data-near-closer]");
  await expect(closer).toContainText(/Ближе всего партнёрский город:\s*Владивосток/);
  await expect(closer.getByRole("listitem")).toHaveCount(1);
  await expect(closer.getByRole("link")).toHaveAttribute("href", /city=vladivostok/);
  // Our centers, thousands of kilometres away, wait behind a fold.
  await expect(spots(page)).toHaveCount(0);
  const far = main.locator("[data-near-far] li").first();
  await expect(far).toBeHidden();
  await main.getByText("Показать далёкие центры").click();
  await expect(far).toBeVisible();
});

for (const [path, isAllowed, button, title] of [
  ["/centers", true, "Ближайшие ко мне", "Ближайшие к вам"],
  ["/en/centers", true, "Nearest to me", "Nearest to you"],
  ["/centers", false, "Ближайшие ко мне", "Ближайшие к городу Москва"],
] as const)
  test(`on a phone the answer has a heading with the focus, at the top of the screen: ${path}, ${title}`, async ({
    page,
    context,
  }) => {
    if (isAllowed) {
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation(KAZAN);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await alive(page);
    await page.getByRole("main").getByRole("link", { name: button }).click();
    const heading = page.getByRole("heading", { name: title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    await expect(spots(page).first()).toBeInViewport();
    // The nearest of them is in the same city, so those of other parts of the country are folded.
    const km = (await spots(page).locator("[data-km]").allTextContents()).map((told) =>
      Number(/\d[\d\s]*/.exec(told)?.[0].replaceAll(/\s/g, "")),
    );
    expect(Math.max(...km)).toBeLessThanOrEqual(500);
    expect(km.length + (await page.locator("[data-near-far] [data-latitude]").count())).toBe(6);
  });

test("with geolocation refused, distances are from the city that the site knows, and it says what to do", async ({
  page,
}) => {
  await page.goto("/en/centers");
  await alive(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Nearest to me" }).click();
  await expect(main.locator("[data-near-status]")).toContainText("from Moscow");
  await expect(spots(page).first().getByRole("link").first()).toHaveAttribute("href", /\/en\/centers\/moscow-/);
  await expect(page).toHaveURL("/en/centers");
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a partner city opens its own modal over the picker, with a request for it; no results are reported in both tabs", async ({
  page,
}) => {
  const dialog = await openPicker(page, "/about", "Найти центр");
  await dialog.getByRole("link", { name: "Партнёрские центры" }).click();
  await dialog.getByRole("link", { name: "Самара" }).click();
  const city = page.getByRole("dialog", { name: "Партнёрские центры: Самара" });
  await expect(city.getByRole("link", { name: /диализ/ })).toHaveAttribute(
    "href",
    `/forms/appointment?${new URLSearchParams({ subject: "dialysis", city: "Самара" })}`,
  );
  await expect(city.getByRole("searchbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(city).toHaveCount(0);
  for (const tab of ["Партнёрские центры", "Наши центры"]) {
    await dialog.getByRole("link", { name: tab, exact: true }).click();
    await expect(dialog.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current");
    await dialog.getByRole("searchbox").fill("Атлантида");
    await dialog.getByRole("button", { name: "Найти центр" }).click();
    await expect(dialog.getByRole("heading", { name: "По запросу «Атлантида» ничего не нашлось" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: /Записаться на\sдиализ/ })).toHaveAttribute(
      "data-modal",
      "dialysis-other-city",
    );
  }
});

test("while typing something that matches nothing, only the message is shown, with the nearest places and a way to clear", async ({
  page,
}) => {
  const dialog = await openPicker(page, "/about", "Найти центр");
  const list = dialog.getByRole("heading", { name: "Татарстан" });
  await expect(list).toBeVisible();
  const field = dialog.getByRole("searchbox");
  await field.fill("Самара");
  const finder = dialog.getByRole("search");
  await expect(finder.getByRole("status")).toHaveText("Нашего центра здесь нет, есть партнёрский: Самара");
  await expect(list).toBeHidden();
  const offered = finder.getByRole("list", { name: "Ближе всего к городу Самара" }).getByRole("link");
  await expect(offered.first()).toHaveText("Самара партнёрский центр");
  await expect(offered.nth(1)).toHaveText(/^Альметьевск, /);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await spoken(page)).toBe("button, Очистить поиск");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(list).toBeVisible();
  await expect(finder.getByRole("status")).toBeEmpty();
  // A query that matches again restores the list, too.
  await field.fill("Атлантида");
  await expect(list).toBeHidden();
  await field.fill("Казань");
  await expect(finder.getByRole("link", { name: /^Казань, центр на Родниковой улице/ })).toBeVisible();
  await expect(list).toBeVisible();
});

test("centers in a form's select are named consistently: the city first", async ({ page }) => {
  await page.goto("/forms/quality-control");
  const names = await page.locator(`select[name="centre"] option`).allTextContents();
  const centers = names.slice(1);
  expect(centers.length).toBeGreaterThan(10);
  const cities = new Set(centers.map((name) => name.split(", ")[0]));
  expect(centers.filter((name) => !/^[А-ЯЁ][^,]+, \S/.test(name) || name.startsWith("Центр"))).toEqual([]);
  expect([...cities]).toEqual(expect.arrayContaining(["Альметьевск", "Казань", "Керчь", "Москва"]));
  expect(new Set(centers).size).toBe(centers.length);
});

test("where partners are hidden nothing links to them, until the picker is closed", async ({ page }) => {
  const dialog = await openPicker(page, "/en", "Find a centre");
  await dialog.getByRole("searchbox").fill("samara");
  await dialog.getByRole("button", { name: "Find a centre" }).click();
  await expect(dialog.getByRole("heading", { name: /a partner does: Samara/ })).toBeVisible();
  await expect(dialog.locator('a[href*="tab=partners"]:visible')).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a centre" }).click();
  await expect(dialog.getByRole("link", { name: "Partner centres" })).toBeVisible();
});

test("the lists are cached in the browser: when the server does not answer, centers are found in them", async ({
  page,
}) => {
  await page.goto("/centers");
  await alive(page);
  await page.route(/\/centers\?q=/, (route) => route.abort());
  const field = page.getByRole("main").getByLabel("Город, улица или название центра");
  await field.click();
  await field.pressSequentially("Ялте");
  await expect(page.locator(".center-suggestions").getByRole("link")).toHaveAttribute("href", "/centers/yalta");
});

test("on a phone the picker is as wide as the page, has a title, and shows both tabs completely", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dialysis/regions/crimea");
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Найти центр" }).click();
  const dialog = page.getByRole("dialog", { name: "Найти центр" });
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 360 });
  expect(await dialog.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"Найти центр"');
  await page.goto("/centers");
  for (const tab of ["Наши центры", "Партнёрские центры"]) {
    const link = page.getByRole("main").getByRole("link", { name: tab, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect([tab, (await link.boundingBox())?.height]).toEqual([tab, 44]);
  }
  // The field is on the first screen, above the bottom bar.
  const field = await page.getByRole("main").getByRole("searchbox").boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(740 - 72);
});

for (const [path, city] of [
  ["/centers?tab=partners", "Вологда"],
  ["/en/centers?tab=partners", "Vologda"],
] as const)
  for (const how of ["pressed", "focused and entered"])
    test(`a city's dot on the map of ${path}, ${how}, opens the city in a dialog`, async ({ page, complaints }) => {
      await page.goto(path);
      await alive(page);
      const dot = page.locator('svg a[data-modal="bbraun"][href*="vologda"]');
      if (how === "pressed") await dot.click();
      else {
        await dot.focus();
        await page.keyboard.press("Enter");
      }
      await expect(page.getByRole("dialog")).toContainText(city);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(dot).toBeFocused();
      expect(complaints).toEqual([]);
    });
