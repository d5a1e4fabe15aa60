import { expect, alive, test } from "./fixtures.ts";

test.describe("home with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/en"]) {
    test(`${path} has the action, the phone, the search field and the questions`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.locator("a.button-action").first()).toHaveAttribute(
        "href",
        /\/forms\/appointment\?subject=dialysis$/,
      );
      await expect(main.locator('a[href^="tel:+7"]').first()).toBeVisible();

      const questions = main.locator("details");
      await questions.first().locator("summary").click();
      await expect(questions.first()).toHaveAttribute("open");

      await page.getByRole("search").getByRole("searchbox").first().fill("Казань");
      await page.getByRole("search").getByRole("button").first().click();
      await expect(page).toHaveURL(`${path === "/" ? "" : path}/centers?q=${encodeURIComponent("Казань")}#found`);
    });
  }

  test("a theme select is submitted by its button", async ({ page }) => {
    await page.goto("/information/fistula");
    const choice = page.getByRole("main").getByRole("combobox");
    await choice.selectOption("fistula-trouble");
    await page
      .locator("main form", { has: page.getByRole("combobox") })
      .getByRole("button")
      .click();
    await expect(page).toHaveURL("/information/fistula?tab=fistula-trouble");
    await expect(page.locator("#fistula-warning-signs")).toBeVisible();
  });
});

test("with scripts a theme select submits itself, and the first theme has the plain address", async ({ page }) => {
  await page.goto("/information/fistula");
  await alive(page);
  const choice = page.getByRole("main").getByRole("combobox");
  await choice.selectOption("fistula-before");
  await expect(page).toHaveURL("/information/fistula?tab=fistula-before");
  await expect(page.locator("#fistula-preparing")).toBeVisible();
  await choice.selectOption({ index: 0 });
  await expect(page).toHaveURL("/information/fistula");
});

test("themes of questions change without a page load", async ({ page }) => {
  await page.goto("/en/information/faq");
  await alive(page);
  const themes = page.getByRole("main").getByRole("navigation").locator("ul.tabs");
  await themes.getByRole("link").nth(1).click();
  await expect(page).toHaveURL("/en/information/faq?tab=faq-session");
  await expect(themes.getByRole("link").nth(1)).toHaveAttribute("aria-current", "page");
  await themes.getByRole("link").first().click();
  await expect(page).toHaveURL("/en/information/faq");
});

for (const width of [360, 1440]) {
  test(`the picture on the home page stands on the floor line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const scene = page.getByRole("main").locator('img[fetchpriority="high"]');
    await scene.evaluate((image: HTMLImageElement) => image.decode());
    const [picture, wall] = await Promise.all([
      scene.boundingBox(),
      page.getByRole("main").locator("section").first().boundingBox(),
    ]);
    if (!picture || !wall) throw new Error("the scene is not shown");
    // The picture's own floor is a strip of about three per cent at its lower edge.
    const floor = picture.y + picture.height * 0.97;
    expect(Math.abs(floor - (wall.y + wall.height))).toBeLessThan(8);
  });
}

test("the callback form is collapsed on phones only", async ({ page }) => {
  const send = page.locator("main .read-on").getByRole("button");
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/");
  await expect(send).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(send).toBeHidden();
  await page.locator("main .read-on > summary").click();
  await expect(send).toBeVisible();
});

test("the dotted map has a frame, and its dots do not fade before it", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/");
  const map = page.getByRole("main").getByRole("img", { name: /^Карта/ });
  await expect(map).toHaveCSS("border-top-width", "1px");
  expect(
    await map
      .locator("> span")
      .first()
      .evaluate((dots) => getComputedStyle(dots).maskImage),
  ).not.toContain("gradient");
});

for (const [path, travel] of [
  ["/", "Диализ в поездке"],
  ["/en", "Dialysis while you travel"],
] as const)
  test(`on a wide screen the steps of ${path} are in rows, and travel is on the first screen`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    for (const fontSize of [undefined, 26]) {
      const value = encodeURIComponent(JSON.stringify({ enabled: fontSize !== undefined, fontSize }));
      await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
      await page.goto(path);
      if (!fontSize)
        await expect(page.getByRole("main").getByRole("link", { name: travel, exact: true })).toBeInViewport();
      const tops = await page
        .locator("main ol > li:has(> h3)")
        .evaluateAll((steps) =>
          steps.map((step) => [...step.querySelectorAll("h3, p")].map((part) => part.getBoundingClientRect().top)),
        );
      expect(tops).toHaveLength(4);
      // Large letters leave fewer of them side by side.
      const rows = Map.groupBy(tops, ([heading]) => heading);
      for (const row of rows.values()) expect(new Set(row.map(String)).size).toBe(1);
      if (!fontSize) expect(rows.size).toBe(1);
    }
  });
