import { axeFaults } from "./axe.ts";
import { expect, alive, test } from "./fixtures.ts";

for (const scripts of ["on", "off"] as const) {
  test.describe(`scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("a visitor finds a center by its street and opens it", async ({ page }) => {
      await page.goto("/centers");
      if (scripts === "on") await alive(page);
      const main = page.getByRole("main");
      await main.getByRole("searchbox").fill("озерная");
      await main.getByRole("button", { name: "Найти центр" }).click();
      await expect(page).toHaveURL(/\?q=/);
      await expect(main.locator("[data-told]").filter({ hasText: "Найдено" })).toContainText("1");
      await expect(main.getByRole("searchbox")).toHaveValue("озерная");
      await main
        .getByRole("region", { name: "Найдено" })
        .getByRole("link", { name: /Озёрной/ })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Озёрной");
      await expect(main.getByRole("link", { name: "Записаться в этот центр" }).first()).toHaveAttribute(
        "href",
        "/forms/appointment?subject=dialysis&center=saint-petersburg-ozernaya",
      );
    });

    test("a city that is not ours is found among partners, and can be requested", async ({ page }) => {
      await page.goto("/centers");
      if (scripts === "on") await alive(page);
      const main = page.getByRole("main");
      await main.getByRole("searchbox").fill("самара");
      await main.getByRole("searchbox").press("Enter");
      await expect(main.getByRole("heading", { level: 2, name: /есть партнёрский: Самара/ })).toBeVisible();
      await main.getByRole("link", { name: "Партнёрский центр: Самара" }).click();
      // A modal, or the place on the page with the same content.
      const city = scripts === "on" ? page.getByRole("dialog") : main.getByRole("region", { name: /Самара/ });
      await expect(city).toBeInViewport();
      await expect(city.getByRole("link", { name: /диализ/ })).toHaveAttribute("href", /\/forms\/appointment\?.*city=/);
      // The first tab has no parameter, and the city belongs to the other tab.
      if (scripts === "on") await page.keyboard.press("Escape");
      await main.getByRole("link", { name: "Наши центры" }).click();
      await expect(page).toHaveURL(scripts === "on" ? /\/centers\?q=[^&]*$/ : "/centers");
    });
  });
}

for (const path of [
  "/centers?tab=partners&city=samara",
  "/centers?tab=partners&city=atlantis",
  "/centers?q=atlantis",
  "/en/centers?q=moscow",
  "/centers/yalta",
  "/centers/moscow-yasnaya",
]) {
  test(`${path} has no accessibility fault and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await alive(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("links and buttons of a center are large enough to hit easily", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ["/centers", "/centers/kazan-rodnikovaya", "/contacts", "/dialysis/regions"]) {
    await page.goto(path);
    const small = await page.getByRole("main").evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden], [tabindex='-1'])")]
        // A link inside a sentence is as high as its line.
        .filter((control) => !control.closest(".prose, .form-small, .cookie-notice") && control.offsetParent)
        // The whole label of a checkbox is clickable.
        .filter((control) => (control.closest("label") ?? control).getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
    expect([path, small]).toEqual([path, []]);
  }
});

test.describe("a visitor in another time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  test("sees by the center's local time whether it is open today", async ({ page }) => {
    const at = async (now: string) => {
      await page.clock.setFixedTime(now);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    };
    await page.clock.setFixedTime("2026-11-16T07:00:00Z");
    await page.goto("/centers/tyumen");
    const status = page.locator("[data-open-status]");
    const today = page.getByRole("table", { name: "Часы работы" }).locator("[aria-current=date]");
    await expect(status).toHaveText("Открыто сегодня до 23:00");
    await expect(today).toContainText("Понедельник");
    expect(await page.locator("[aria-live]").filter({ has: status }).count()).toBe(0);
    for (const [now, said] of [
      ["2026-11-16T01:00:00Z", "Сегодня откроется в 6:30"],
      ["2026-11-16T17:59:00Z", "Открыто сегодня до 23:00"],
      ["2026-11-16T18:00:00Z", "Сегодня уже закрыто, завтра с 6:30"],
      ["2026-11-15T09:00:00Z", "Сегодня закрыто, завтра с 6:30"],
    ] as const) {
      await at(now);
      await expect(status).toHaveText(said);
    }
    await expect(today).toContainText("Воскресенье");
    expect(await axeFaults(page)).toEqual([]);
  });
});

test("on a phone the first screen holds what matters: the request, and the result of a search", async ({ page }) => {
  const barTop = () => page.locator("[data-bar]").evaluate((bar) => bar.getBoundingClientRect().top);
  const bottomOf = async (name: RegExp) =>
    page
      .getByRole("main")
      .getByRole("link", { name })
      .first()
      .evaluate((link) => link.getBoundingClientRect().bottom);
  for (const [width, height] of [
    [360, 740],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const center of ["moscow-zvonky", "saint-petersburg-parusny"]) {
      await page.goto(`/centers/${center}`);
      expect(await bottomOf(/Записаться в этот центр/)).toBeLessThan(await barTop());
    }
  }
  await page.goto("/centers");
  await alive(page);
  await page.getByRole("main").getByRole("searchbox").fill("озерная");
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { name: "Найдено: 1" })).toBeInViewport();
  await expect(page.getByRole("main").getByRole("searchbox")).toBeInViewport();
  expect(await bottomOf(/Озёрной/)).toBeLessThan(await barTop());
});

// The header and the bar with the call take 136 px of a phone's screen; the visually-impaired mode keeps neither in view.
for (const [mode, room] of [
  ["ordinary", 604],
  // Where the evening shift is every other day the hours take more lines.
  ["visually-impaired", 800],
] as const)
  test(`on a phone two cards of centers fit the screen, ${mode} mode`, async ({ page, context, baseURL }) => {
    const value = encodeURIComponent(JSON.stringify({ enabled: mode === "visually-impaired" }));
    await context.addCookies([{ name: "visually_impaired", value, url: baseURL ?? "" }]);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["/centers", "/en/centers", "/dialysis/regions/crimea"]) {
      await page.goto(path);
      const pairs = await page.locator("main ul:has(> li a[href^='tel:'])").evaluateAll((lists) =>
        lists.flatMap((list) =>
          Array.from(list.children).flatMap((card, index, cards) => {
            const next = cards[index + 1];
            const height = next && next.getBoundingClientRect().bottom - card.getBoundingClientRect().top;
            const phone = card.querySelector("a[href^='tel:']")?.getBoundingClientRect().height;
            return height ? [{ names: card.textContent.slice(0, 40), height, phone }] : [];
          }),
        ),
      );
      expect(pairs.length).toBeGreaterThan(3);
      expect([path, pairs.filter(({ height, phone = 0 }) => height > room || phone < 44)]).toEqual([path, []]);
    }
  });

test("on a phone the sketch of the way has figures of at least 16 px, and its minutes on a plate", async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/centers/kazan-rodnikovaya");
  const sketch = page.locator("[aria-labelledby=way] [aria-hidden=true]:has(> svg)");
  const sizes = await sketch.locator("text").evaluateAll((texts) =>
    texts.map((text) => {
      const { width } = (text as SVGTextElement).ownerSVGElement?.getBoundingClientRect() ?? { width: 0 };
      return (parseFloat(getComputedStyle(text).fontSize) * width) / 440;
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  const plate = sketch.locator("> p");
  await expect(plate).toHaveCSS("font-size", "16px");
  await expect(plate).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  // In the visually-impaired mode streets are seen, large letters cover no mark, and the sketch is no poster.
  const value = encodeURIComponent(JSON.stringify({ enabled: true, fontSize: 26 }));
  await context.addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.reload();
  await expect(sketch.locator("svg")).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const width of [360, 780, 1300]) {
    await page.setViewportSize({ width, height: 900 });
    const [drawing, minutes] = [await sketch.locator("svg").boundingBox(), await plate.boundingBox()];
    expect(drawing?.width).toBeLessThan(840);
    expect(minutes?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? Infinity));
  }
  // A sign is no smaller than its words.
  const signs = page.locator("main .icon:visible");
  const least = await signs.evaluateAll((all) =>
    all
      .filter((sign) => !sign.matches(".more > *"))
      .map((sign) => sign.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(sign).fontSize)),
  );
  expect(Math.min(...least)).toBeGreaterThanOrEqual(1);
});

test("on a phone the distance of a suggested center stands on one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/centers?q=Зеленодольск");
  const heights = await page
    .locator("section[aria-labelledby=suggested] li > span:last-child")
    .evaluateAll((distances) => distances.map((one) => one.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThan(36);
});
