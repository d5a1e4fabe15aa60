import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { expect, alive, test } from "./fixtures.ts";
import { spoken } from "./spoken.ts";

const GOOD = "?age=45&sex=male&race=other&creatinine=101";
const value = (page: Page, equation: string) => page.locator(`[data-equation="${equation}"] data`);

/** Everything that the permanent live region announces, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.locator("main output").evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent.trim())).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "heard"));
}

test("the result updates while typing, is announced once, is in the address and can be shared", async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked: string[] = [];
  await page.goto("/information/calculator");
  await alive(page);
  const heard = await listen(page);
  page.on("request", (request) => asked.push(request.url()));
  await page.getByLabel("Возраст, полных лет").pressSequentially("45");
  await page.getByLabel("Мужской").check();
  await expect(page.locator("[data-equation]")).toHaveCount(0);
  await page.getByLabel("Креатинин крови, мкмоль/л").pressSequentially("101");
  await expect(value(page, "ckd-epi-2009")).toHaveText("77");
  await expect(value(page, "ckd-epi-2009")).toHaveAttribute("value", "77.03");
  await expect(value(page, "ckd-epi-2021")).toHaveText("81");
  await expect(page).toHaveURL(`/information/calculator${GOOD}`);
  await expect(page.getByRole("main").getByRole("form")).toMatchAriaSnapshot(`
    - form:
      - heading [level=2]
      - textbox "Возраст, полных лет": "45"
      - radiogroup "Пол":
        - radio "Мужской" [checked]
        - radio "Женский"
      - textbox "Креатинин крови, мкмоль/л": "101"
      - paragraph:
        - button "Рассчитать СКФ"
  `);
  await expect.poll(heard).toEqual([expect.stringContaining("СКФ 77, стадия G2")]);
  // Nothing that was typed left the browser.
  expect(asked.filter((address) => address.includes("creatinine"))).toEqual([]);

  // While it cannot be calculated no old result is shown beside new numbers; an error appears only on submit.
  await page.getByLabel("Возраст, полных лет").fill("4");
  await expect(page.locator("[data-equation]")).toHaveCount(0);
  await expect(page).toHaveURL("/information/calculator");
  await expect(page.locator(".error-message")).toHaveCount(0);
  await page.getByLabel("Возраст, полных лет").fill("46");
  await expect(value(page, "ckd-epi-2009")).toHaveAttribute("value", "76.49");

  await expect.poll(async () => (await heard()).at(-1)).toContain("СКФ 76");

  await page.getByRole("button", { name: "Скопировать ссылку" }).click();
  await expect(page.getByRole("button", { name: "Ссылка скопирована" })).toBeVisible();
  await expect.poll(async () => (await heard()).at(-1)).toBe("Ссылка скопирована");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await page.goto(link);
  await expect(value(page, "ckd-epi-2009")).toHaveText("76");
  // Hydrated: the button exists only with scripts.
  await expect(page.getByRole("button", { name: "Скопировать ссылку" })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** What came of a press begins right below the header. */
async function isBelowHeader(page: Page) {
  const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
  await expect.poll(top).toBeGreaterThan(60);
  expect(await top()).toBeLessThan(100);
}

test("sent incomplete, it shows what is missing: a focused summary, links to the fields, the title; errors clear while typing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/en/information/calculator");
  await alive(page);
  const age = page.getByLabel("Age in full years");
  await age.fill("17");
  await expect(page.locator("[data-island=calculator]")).toBeAttached();
  await page.getByRole("button", { name: "Calculate GFR" }).click();
  const summary = page.getByRole("region", { name: "Check what you entered" });
  await expect(summary).toBeFocused();
  await isBelowHeader(page);
  expect(await spoken(page)).toBe("region, Check what you entered");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole("link")).toHaveCount(3);
  await summary.getByRole("link", { name: /18 to 120/ }).click();
  await expect(age).toBeFocused();
  expect(await spoken(page)).toMatch(/^textbox, Age in full years, 17, invalid, .*18 to 120.*18 to 120/);
  expect(await axeFaults(page)).toEqual([]);
  await age.fill("71");
  await expect(summary.getByRole("link")).toHaveCount(2);
  await page.getByLabel("Female").check();
  await page.getByLabel("Blood creatinine, µmol/l").fill("520");
  await page.keyboard.press("Enter");
  await expect(summary).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
  await expect(page.getByRole("region", { name: "Result", exact: true })).toBeFocused();
  await isBelowHeader(page);
  await expect(value(page, "ckd-epi-2009")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Request a consultation" })).toHaveAttribute(
    "href",
    "/en/forms/appointment?subject=consultation",
  );
  expect(await axeFaults(page)).toEqual([]);
});

test("a creatinine that was probably typed in mg/dl is doubted in the largest letters, and one press converts it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/information/calculator");
  await alive(page);
  const heard = await listen(page);
  await page.getByLabel("Возраст, полных лет").fill("68");
  await page.getByLabel("Женский").check();
  const creatinine = page.getByLabel("Креатинин крови, мкмоль/л");
  await creatinine.fill("2,7");
  const question = page.getByRole("heading", { name: "2,7 мг/дл = 239 мкмоль/л?" });
  await expect(question).toBeVisible();
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(await question.evaluate(size)).toBeGreaterThan(await value(page, "ckd-epi-2009").evaluate(size));
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^2,7\sмг\/дл\s= 239\sмкмоль\/л\?/);
  expect((await heard()).join(" ")).not.toContain("СКФ");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Да, рассчитать с числом 239" }).press("Enter");
  await expect(creatinine).toHaveValue("239");
  await expect(question).toHaveCount(0);
  await expect(value(page, "ckd-epi-2009")).toHaveText("17");
  await expect(page).toHaveURL(/creatinine=239$/);
  await expect(page.getByRole("region", { name: "Результат" })).toBeFocused();
  await expect.poll(async () => (await heard()).at(-1)).toContain("СКФ 17, стадия G4");
});

test("in the visually-impaired mode with the largest letters at 320 px: no accessibility fault, no overflow, no overlapping texts", async ({
  page,
  context,
  origin,
}) => {
  const settings = { enabled: true, fontSize: 26, letterSpacing: 0.06, lineHeight: 250 };
  const cookie = { name: "visually_impaired", value: encodeURIComponent(JSON.stringify(settings)), url: origin };
  await context.addCookies([cookie]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  for (const creatinine of [30, 101, 900]) {
    await page.goto(`/information/calculator?age=20&sex=male&race=black&creatinine=${creatinine}`);
    await alive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const overlaps = await page.locator(".gfr-scale svg.gfr-down").evaluate((scale) => {
      const boxes = [...scale.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
      const beyond = boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length;
      const crossing = boxes.filter((a, i) =>
        boxes.some((b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      ).length;
      return { beyond, crossing };
    });
    expect([creatinine, overlaps]).toEqual([creatinine, { beyond: 0, crossing: 0 }]);
  }
  // Axe is unsure about the skip link, which is above the page, with letters this large.
  await page.locator("html").evaluate((html) => html.setAttribute("data-vision-font", "18"));
  expect(await axeFaults(page)).toEqual([]);
});

for (const width of [180, 320, 360, 780, 1300])
  test(`at ${width} px the marks overlap no number, and the legend matches them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const creatinine of [60, 84, 101, 121, 180, 420, 900]) {
      await page.goto(`/information/calculator?age=45&sex=male&race=other&creatinine=${creatinine}`);
      await alive(page);
      await expect(async () => {
        const found = await page.locator(".gfr-scale").evaluate((figure) => {
          const shown = (selector: string) =>
            [...figure.querySelectorAll(selector)].filter((one) => one.checkVisibility());
          const boxes = shown("text").map((text) => text.getBoundingClientRect());
          const touched = shown("svg[data-mark]:not(.gfr-sign) path").filter((mark) => {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            return boxes.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
          });
          const drawn = (selector: string) => shown(`${selector} path`).map((path) => path.getAttribute("d"));
          return { touched: touched.length, marks: drawn("svg[data-mark]:not(.gfr-sign)"), legend: drawn(".gfr-sign") };
        });
        expect({ creatinine, ...found }).toEqual({ creatinine, touched: 0, marks: found.legend, legend: found.marks });
        expect(found.marks).toHaveLength(2);
      }).toPass();
    }
  });

test("the result stands below the numbers it is made from; race is explained, in a fold, and can be chosen", async ({
  page,
}) => {
  await page.goto(`/information/calculator${GOOD}`);
  await alive(page);
  await expect(page.locator(".gfr-result p:has(+ .gfr-values)")).toHaveText(
    /^45\sлет, пол мужской, креатинин 101\sмкмоль/,
  );
  const race = page.locator("details.gfr-race");
  const other = page.getByRole("radio", { name: "Любая другая" });
  await expect(other).toBeHidden();
  await race.locator("summary").click();
  await expect(race).toContainText("В формуле 2021 года расы нет");
  await expect(other).toBeChecked();
  await page.getByRole("radio", { name: "Негроидная" }).check();
  await expect(page).toHaveURL(/race=black/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Негроидная" })).toBeVisible();
});

test("the letters on the scale have a 7:1 contrast to the colours of the stages, in light and dark", async ({
  page,
}) => {
  await page.goto(`/information/calculator${GOOD}`);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const faint = await page.locator(".gfr-across [data-stage]").evaluateAll((stages) =>
      stages.flatMap((stage) => {
        const luminance = (element: Element | null) => {
          const channels = (element ? getComputedStyle(element).fill : "").match(/\d+/g) ?? [];
          const [red = 0, green = 0, blue = 0] = channels
            .map((text) => Number(text) / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const [dark = 0, light = 0] = [luminance(stage.querySelector("rect")), luminance(stage.querySelector("text"))]
          .map((value) => value + 0.05)
          .toSorted((a, b) => a - b);
        return light / dark < 7 ? `${stage.getAttribute("data-stage")}: ${light / dark}` : [];
      }),
    );
    expect([colorScheme, faint]).toEqual([colorScheme, []]);
  }
});

test("on paper: the numbers, the scale and what was entered, without the form", async ({ page }) => {
  await page.goto(`/information/calculator${GOOD}`);
  await page.emulateMedia({ media: "print" });
  await expect(value(page, "ckd-epi-2009")).toBeVisible();
  await expect(page.locator(".gfr-across")).toBeVisible();
  await expect(page.getByText("Рассчитано")).toBeVisible();
  await expect(page.getByText("креатинин 101")).toBeVisible();
  await expect(page.locator(".gfr-form, .gfr-share")).toHaveCount(2);
  for (const part of await page.locator(".gfr-form, .gfr-share").all()) await expect(part).toBeHidden();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test("the form is sent, answered and corrected by the server", async ({ page }) => {
    await page.goto("/information/calculator");
    await page.getByLabel("Возраст, полных лет").fill("45");
    await page.getByLabel("Креатинин крови, мкмоль/л").fill("101,0");
    await page.getByRole("button", { name: "Рассчитать СКФ" }).click();
    const summary = page.getByRole("region", { name: "Проверьте данные" });
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Выберите пол" }).click();
    await expect(page.getByLabel("Мужской")).toBeFocused();
    await page.getByLabel("Мужской").check();
    await page.getByRole("button", { name: "Рассчитать СКФ" }).click();
    await expect(value(page, "ckd-epi-2009")).toHaveText("77");
    await expect(value(page, "ckd-epi-2009")).toBeInViewport();
    await expect(page.getByRole("button", { name: /Скопировать|Напечатать/ })).toHaveCount(0);
    await page.getByLabel("Креатинин крови, мкмоль/л").fill("2,7");
    await page.getByRole("button", { name: "Рассчитать СКФ" }).click();
    await page.getByRole("link", { name: "Да, рассчитать с числом 239" }).click();
    await expect(page.getByLabel("Креатинин крови, мкмоль/л")).toHaveValue("239");
    await expect(value(page, "ckd-epi-2009")).toBeInViewport();
    await page.getByRole("link", { name: "Начать заново" }).click();
    await expect(page).toHaveURL("/information/calculator");
    await expect(page.locator("[data-equation]")).toHaveCount(0);
  });
});

test("a result can be printed by one button, and its main action looks like every main action", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/information/calculator");
  await expect(page.locator("main [data-print]:visible")).toHaveCount(1);
  await page.goto("/information/calculator?age=70&sex=male&race=other&creatinine=301");
  await expect(page.locator("main [data-print]:visible")).toHaveCount(1);
  const action = page.getByRole("link", { name: "Записаться на консультацию" });
  const colour = await action.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(page.locator("main em")).toHaveCount(0);
  for (const form of ["/forms/question", "/forms/review", "/contacts", "/dialysis/regions/crimea"]) {
    await page.goto(form);
    const button = page.locator("main .button-action, main .form-send [type=submit]").first();
    await expect(button).toHaveCSS("background-color", colour);
  }
});

test("in the visually-impaired mode a mark of the scale stays on the line of its words", async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: "visually_impaired", value: '{"enabled":true}', url: origin }]);
  for (const width of [320, 360, 780]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/information/calculator?age=45&sex=male&race=other&creatinine=101");
    const torn = await page.locator(".gfr-scale figcaption > span").evaluateAll(
      (all) =>
        all.filter((one) => {
          const sign = [...one.querySelectorAll("svg")].find((svg) => svg.checkVisibility());
          const words = document.createRange();
          words.selectNodeContents(one.lastChild ?? one);
          const line = [...words.getClientRects()].find((rect) => rect.width > 4);
          return !sign || !line || Math.abs(sign.getBoundingClientRect().bottom - line.bottom) > 20;
        }).length,
    );
    expect([width, torn]).toEqual([width, 0]);
  }
});
