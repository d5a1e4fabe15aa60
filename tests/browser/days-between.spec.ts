import { axeFaults } from "./axe.ts";
import { alive, expect, look, lookWithoutScripts, test } from "./fixtures.ts";

const PAGES = /\/Type\s*\/Page\b(?!s)/g;

lookWithoutScripts(
  "without scripts the weights of the fluid article are answered by keyboard alone",
  async ({ page }) => {
    await page.goto("/lifestyle/fluid-between-sessions");
    await page.getByLabel("Сухой вес, кг").fill("70");
    await page.getByLabel("Вес сейчас, кг").fill("74,2");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/information/weight-gain?dry=70&now=74%2C2&urine=&after=&own=#result");
    const result = page.getByRole("region", { name: "Что получилось" });
    await expect(result.getByRole("listitem").first()).toContainText(/Прибавка.*4,2.кг, 6.% сухого веса/);
    await expect(result).toContainText(/Позвоните в свой центр прямо сейчас.*звоните 103/);
    // What is wrong is told, and the other fields keep what they had.
    await page.getByLabel("Вес сейчас, кг").fill("742");
    await page.getByRole("button", { name: "Посчитать" }).click();
    await expect(page.getByRole("region", { name: "Проверьте числа" }).getByRole("link")).toHaveCount(1);
    await expect(page.getByLabel("Вес сейчас, кг")).toHaveAccessibleDescription(/от.20.до.250/);
    await expect(page.getByLabel("Сухой вес, кг")).toHaveValue("70");
  },
);

look("the answer has no accessibility fault, is reached at once and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/en/information/weight-gain");
  await alive(page);
  await page.getByLabel("Dry weight, kg").fill("70");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("link", { name: "Enter your weight now" })).toBeInViewport();
  await page.getByLabel("Weight now, kg").fill("74");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("heading", { name: "The result" })).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the sheet for the nurse: nothing leaves the page, one printed page, kept only when asked", async ({ page }) => {
  await page.goto("/information/nurse-sheet");
  await expect(page.getByRole("checkbox", { name: "Сохранить в этом браузере" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  // Pictures of the page that load when it is scrolled or printed have addresses of their own, without a question.
  page.on("request", (request) => {
    const isPicture = request.resourceType() === "image" && !request.url().includes("?");
    if (!isPicture) asked.push(request.url());
  });
  const fields = page.getByRole("region", { name: "Заполните лист" }).getByRole("textbox");
  await expect(fields).toHaveCount(10);
  // The name of a field is in both languages; the longest that fits is typed into each.
  for (const field of await fields.all()) await field.fill("Щ".repeat(60));
  const name = page.getByRole("textbox", { name: /Имя и дата рождения.*Name and date of birth/ });
  await name.fill("Анна Петрова, 02.03.1951");
  await name.press("Enter");
  await expect(page.getByRole("textbox", { name: /Fistula, arm/ })).toHaveAccessibleDescription(/жгут.*tourniquet/s);
  expect(await axeFaults(page)).toEqual([]);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(PAGES)).toHaveLength(1);
  await expect(page).toHaveURL("/information/nurse-sheet");
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await kept()).not.toContain("Анна");
  expect(asked).toEqual([]);

  await page.getByText("Сохранить в этом браузере", { exact: true }).click();
  expect(await kept()).toContain("Анна Петрова");
  await page.goto("/en/information/nurse-sheet");
  await expect(page.getByRole("textbox", { name: /Name and date of birth/ })).toHaveValue(/Анна Петрова/);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  expect(await kept()).not.toContain("Анна");
});

lookWithoutScripts("without scripts the sheet can still be typed into, and Enter sends nothing", async ({ page }) => {
  await page.goto("/en/information/nurse-sheet");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const weight = page.getByRole("textbox", { name: /Dry weight, kg/ });
  await weight.fill("70,5");
  await weight.press("Enter");
  expect(await page.locator("[data-nurse-sheet] :is([name], form)").count()).toBe(0);
  expect(asked).toEqual([]);
  page.removeAllListeners("request");
});
