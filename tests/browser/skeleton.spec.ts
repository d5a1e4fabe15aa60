import { expect, alive, test } from "./fixtures.ts";

test("a visitor goes from home to the company and back without a full page load", async ({ page, complaints }) => {
  await page.goto("/");
  await alive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Компания" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("О компании");
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/О компании/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/about$/);
  await page.getByRole("navigation", { name: "Вы здесь" }).getByRole("link", { name: "Главная" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test("the language switch makes a full load of the other language's home and is remembered for a year", async ({
  page,
  context,
}) => {
  await page.goto("/about");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("an unknown address shows the error page with a link home", async ({ page }) => {
  const response = await page.goto("/en/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await page.getByRole("link", { name: "Back to the main page" }).click();
  await expect(page).toHaveURL("/en");
});

test("the skip link leads to the content by keyboard", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Перейти к содержанию" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the phone number is a tel: link", async ({ page }) => {
  await page.goto("/");
  const phone = page
    .getByRole("banner")
    .getByRole("link", { name: /Позвонить/ })
    .first();
  await expect(phone).toHaveAttribute("href", "tel:+78000000000");
  await page.goto("/en");
  await expect(page.getByRole("banner").getByRole("link", { name: /Call/ }).first()).toHaveAttribute(
    "href",
    "tel:+78000000001",
  );
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read and reached", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Компания" }).click();
    await expect(page.getByRole("heading", { name: "Миссия" })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL("/en");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
