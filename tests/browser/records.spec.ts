import { expect, alive, test } from "./fixtures.ts";

test("a filter applies at once and can be removed", async ({ page }) => {
  await page.goto("/about/specialists");
  await alive(page);
  const main = page.getByRole("main");
  await main.getByLabel("Регион").focus();
  await main.getByLabel("Регион").selectOption("tyumen");
  await expect(page).toHaveURL("/about/specialists?region=tyumen");
  const [found] = /\d+/.exec(await main.getByText("Найдено:").innerText()) ?? [];
  await expect(main.getByRole("heading", { level: 3 })).toHaveCount(Number(found));
  await expect(main.getByLabel("Регион")).toBeFocused();

  await main.getByLabel("Город").selectOption("kazan");
  await expect(page).toHaveURL("/about/specialists?region=tyumen&city=kazan");
  await main.getByRole("link", { name: "Показать всё" }).click();
  await expect(page).toHaveURL("/about/specialists");
  await expect(main.getByLabel("Город")).toHaveValue("");

  await page.goBack();
  await expect(main.getByLabel("Город")).toHaveValue("kazan");
});

test("Enter searches for words, and a column can be sorted by keyboard", async ({ page }) => {
  await page.goto("/en/information/reference-tables");
  await alive(page);
  await page.getByLabel("Name", { exact: true }).fill("potato");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/information/reference-tables?q=potato#found");
  const potassium = page.getByRole("columnheader", { name: "Potassium, mg" });
  await potassium.getByRole("link").press("Enter");
  await expect(potassium).toHaveAttribute("aria-sort", "ascending");
  await potassium.getByRole("link").press("Enter");
  await expect(potassium).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(/q=potato&sort=potassium&order=desc$/);
  await expect(page.getByRole("rowheader").first()).toContainText("baked");

  await page.goto("/en/information/reference-tables?per=100");
  await page.getByRole("link", { name: "per portion" }).click();
  await expect(page).toHaveURL("/en/information/reference-tables");
  await page.getByRole("heading", { name: /^Fruit/ }).click();
  await expect(page.getByRole("table", { name: /^Fruit.*per portion/ })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`at 360 px, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    test("a search shows its first row, and says when the spelling was guessed", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
      await page.goto("/information/reference-tables");
      if (javaScriptEnabled) await alive(page);
      await page.getByLabel("Название", { exact: true }).fill("картошкка");
      await page.getByRole("button", { name: "Найти", exact: true }).click();
      await expect(page).toHaveURL(/#found$/);
      await expect(page.locator("#found strong")).toContainText(/Названия\s«картошкка» в\sтаблице нет\./);
      await expect(page.locator("#found")).toBeInViewport();
      const row = page.getByRole("rowheader").first();
      await expect(row).toBeInViewport({ ratio: 1 });
      // Above the bar at the bottom.
      await expect(async () => {
        const reached = await row.evaluate((cell) => {
          const { left, bottom } = cell.getBoundingClientRect();
          const top = document.elementFromPoint(left + 30, bottom - 4);
          return top !== null && cell.contains(top);
        });
        expect(reached).toBe(true);
      }).toPass();
    });
  });

test("a toggle with two short labels has the padding of a button on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/information/reference-tables");
  await expect(page.getByRole("link", { name: "на порцию" })).toHaveCSS("padding-left", "20px");
});

test("in large letters the fold of more filters keeps its word whole", async ({ page, baseURL }) => {
  const value = encodeURIComponent('{"enabled":true}');
  await page.context().addCookies([{ name: "visually_impaired", value, url: String(baseURL) }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about/specialists");
  const fold = page.getByRole("main").getByText("Уточнить");
  const isCut = (summary: Element) => summary.scrollWidth > summary.clientWidth || summary.clientHeight > 60;
  expect(await fold.evaluate(isCut)).toBe(false);
});

test("the heads of a table stand on one line, right over their columns", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  for (const path of [
    "/information/reference-tables?tab=labs",
    "/en/information/reference-tables?tab=labs",
    "/about/platnye-uslugi",
    "/dialysis",
  ]) {
    await page.goto(path);
    const rows = await page.locator("main thead tr:visible").evaluateAll((heads) =>
      heads.map((row) =>
        Array.from(row.children, (head) => {
          const words = document.createRange();
          words.selectNodeContents(head.querySelector("a") ?? head);
          return Math.round(Math.max(...Array.from(words.getClientRects(), ({ bottom }) => bottom)));
        }),
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const ends of rows) expect([path, Math.max(...ends) - Math.min(...ends)]).toEqual([path, 0]);
  }
});

test("a link to a document opens its fold", async ({ page }) => {
  await page.goto("/about/legal-documents#personal-data-consent");
  await expect(page.locator("#personal-data-consent")).toBeVisible();
  await expect(page.locator("#licence")).toBeHidden();
});

test("on paper only the table is printed, with all its columns", async ({ page }) => {
  await page.goto("/information/reference-tables?group=fruit");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 720, height: 1000 });
  await expect(page.getByRole("button", { name: "Напечатать" })).toBeHidden();
  await expect(page.getByLabel("Группа")).toBeHidden();
  await expect(page.getByRole("columnheader")).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are combined by the submit button, sorting is a link, and there is a link back", async ({ page }) => {
    await page.goto("/about/platnye-uslugi");
    const status = page.getByRole("main").getByText("Найдено:");
    const all = await status.innerText();
    await page.getByLabel("Раздел", { exact: true }).selectOption("Диализ");
    await page.getByRole("button", { name: "Найти", exact: true }).click();
    await expect(status).not.toHaveText(all);

    await page.getByRole("columnheader", { name: "Цена" }).getByRole("link").click();
    await expect(page.getByRole("columnheader", { name: "Цена" })).toHaveAttribute("aria-sort", "ascending");
    await expect(page.getByLabel("Раздел", { exact: true })).toHaveValue("Диализ");

    await page.getByLabel("Название или код").fill("такого нет");
    await page.getByRole("button", { name: "Найти", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Ничего не нашлось" })).toBeVisible();
    await page.getByRole("link", { name: "Показать всё" }).click();
    await expect(status).toHaveText(all);
  });

  test("reviews are paged by links", async ({ page }) => {
    await page.goto("/en/reviews");
    const first = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
    await page.getByRole("navigation", { name: "Pages of reviews" }).getByRole("link", { name: "Next" }).click();
    const second = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole("navigation", { name: "Pages of reviews" }).getByRole("link", { name: "1" }).click();
    expect(await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents()).toEqual(first);
  });

  test("there is no button that needs a script", async ({ page }) => {
    await page.goto("/information/reference-tables");
    await expect(page.getByRole("button", { name: "Напечатать" })).toBeHidden();
  });
});

test.describe("the filter of a list", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, first, top] of [
    ["/about/specialists", "main li.card", 740],
    ["/vacancies", "main li.card", 740],
    ["/information/reference-tables", "main details.accordion", 1240],
  ] as const) {
    test(`of ${path} leaves the list on the first screens of a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const form = page.getByRole("form", { name: "Отбор" });
      const fields = form.locator(":is(select, input[type=search])");
      expect(await fields.count()).toBeGreaterThan(2);
      await expect(fields.filter({ visible: true })).toHaveCount(1);
      const { y } = (await page.locator(first).first().boundingBox()) ?? { y: Infinity };
      expect(y).toBeLessThan(top);
      await form.getByText("Уточнить").click();
      await expect(fields.filter({ visible: true })).toHaveCount(await fields.count());
      await page.setViewportSize({ width: 1300, height: 900 });
      await page.reload();
      await expect(fields.filter({ visible: true })).toHaveCount(await fields.count());
      await expect(form.getByText("Уточнить")).toBeHidden();
    });
  }

  test("is unfolded on a phone if one of its folded fields is set", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/about/specialists?city=kazan");
    await expect(page.getByLabel("Город")).toBeVisible();
    await page.goto("/about/specialists?q=ова");
    await expect(page.getByLabel("Город")).toBeHidden();
  });
});
