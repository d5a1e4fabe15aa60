import type { Page } from "@playwright/test";
import { expect, alive, test } from "./fixtures.ts";
import { awake } from "./form-posts.ts";
import { holdAnswer } from "./late-answer.ts";

const island = (page: Page, wake: string) => page.locator(`[data-island="specimen"][data-wake="${wake}"]`);
const isAwake = (page: Page, wake: string) => island(page, wake).locator("[data-awake]");

/** Delays React until it is released. */
async function holdReact(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/react-/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test("a page without an island loads no React; an island hydrates when touched, seen or idle", async ({
  page,
  complaints,
}) => {
  const react: string[] = [];
  page.on("request", (request) => {
    if (/assets\/react-/.test(request.url())) react.push(new URL(page.url()).pathname);
  });
  await page.goto("/about");
  await alive(page);
  await page.goto("/_/styleguide");
  await expect(isAwake(page, "idle")).toBeAttached();
  expect(react).toEqual(["/_/styleguide"]);
  await expect(isAwake(page, "seen")).toHaveCount(0);
  await expect(isAwake(page, "touch")).toHaveCount(0);
  await island(page, "seen").scrollIntoViewIfNeeded();
  await expect(isAwake(page, "seen")).toBeAttached();
  await expect(isAwake(page, "touch")).toHaveCount(0);
  await island(page, "touch").getByRole("textbox").focus();
  await expect(isAwake(page, "touch")).toBeAttached();
  await island(page, "touch").getByRole("button").click();
  await expect(island(page, "touch").getByText("Нажатий: 1")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a dialog that is closed before React has hydrated its form ends without an error", async ({
  page,
  complaints,
}) => {
  await page.goto("/centers/kazan-rodnikovaya");
  await alive(page);
  // React posts a message to itself before it hydrates.
  await page.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const close = document.querySelector<HTMLElement>("dialog[open] .modal-close");
      if (close) {
        MessagePort.prototype.postMessage = post;
        close.click();
        Object.assign(window, { isClosed: true });
      }
      post.call(this, message);
    };
  });
  const link = page.getByRole("main").locator('a[data-modal="dialysis"]').first();
  await link.click();
  await expect.poll(() => page.evaluate(() => "isClosed" in window)).toBe(true);
  await link.click();
  await awake(page.getByRole("dialog"));
  expect(complaints).toEqual([]);
});

test("in a browser that is never idle an island hydrates at the first touch, or after two seconds at the latest", async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.requestIdleCallback = (wake, { timeout } = {}) => (timeout ? window.setTimeout(wake, timeout) : 0);
  });
  await page.goto("/_/styleguide");
  await alive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await alive(page);
  await island(page, "idle").getByRole("textbox").focus();
  await expect(isAwake(page, "idle")).toBeAttached();
  await page.reload();
  await alive(page);
  await page.clock.runFor(1900);
  await expect(isAwake(page, "idle")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(isAwake(page, "idle")).toBeAttached();
});

test("text typed before hydration stays, with focus and caret, and counts", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/_/styleguide");
  await alive(page);
  const field = island(page, "touch").getByRole("textbox");
  await field.focus();
  await page.keyboard.type("почка");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  release();
  await expect(isAwake(page, "touch")).toBeAttached();
  await expect(field).toHaveValue("почка");
  await expect(field).toBeFocused();
  expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(3);
  await expect(island(page, "touch").getByText("Букв: 5")).toBeVisible();
  await page.keyboard.type("ь");
  await expect(field).toHaveValue("почька");
  await expect(island(page, "touch").getByText("Букв: 6")).toBeVisible();
});

test("islands of a page reached by client-side navigation hydrate, and unmount with it", async ({
  page,
  complaints,
}) => {
  await page.goto("/about");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Контакты" }).click();
  await expect(page).toHaveURL("/contacts");
  await page.evaluate(() => location.assign("/centers"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const field = page.getByRole("main").getByLabel("Город, улица или название центра");
  await field.click();
  await field.pressSequentially("Казан");
  const suggestions = page.locator(".center-suggestions");
  await expect(suggestions.getByRole("link").first()).toHaveAttribute("href", /\/centers\/kazan-/);
  await suggestions.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/centers\/kazan-/);
  await page.goBack();
  await expect(page).toHaveURL("/centers");
  expect(complaints).toEqual([]);
});

test("an island in a dialog over its own page has unique ids and hydrates", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/centers");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Найти центр" }).click();
  const field = page.getByRole("dialog").getByLabel("Город, улица или название центра");
  await field.fill("Казань");
  await expect(page.getByRole("dialog").locator(".center-suggestions").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("main").locator(".center-suggestions").getByRole("link")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("while typing, only the last query is answered", async ({ page }) => {
  const late = await holdAnswer(page, "Москва");
  await page.goto("/centers");
  await alive(page);
  const field = page.getByRole("main").getByLabel("Город, улица или название центра");
  await field.click();
  const asked = page.waitForRequest(/\/centers\?q=/);
  await field.fill("Москва");
  await asked;
  await field.fill("Казань");
  const links = page.locator(".center-suggestions").getByRole("link");
  await expect(links.first()).toHaveAttribute("href", /kazan/);
  await late.letGo();
  for (const link of await links.all()) expect(await link.getAttribute("href")).toMatch(/kazan/);
});

/** An island whose code does not load, and the documents that are loaded. */
async function withoutItsCode(page: Page) {
  await page.route(/assets\/center-finder-/, (route) => route.abort());
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto("/centers");
  await alive(page);
  return { loads, field: page.getByRole("main").getByLabel("Город, улица или название центра") };
}

test("code that fails to load leaves the HTML working, and no reload discards what was typed", async ({ page }) => {
  const { loads, field } = await withoutItsCode(page);
  const failed = page.waitForEvent("requestfailed");
  await field.evaluate((input) => Object.assign(input, { value: "Казань" }));
  await field.focus();
  await failed;
  expect(loads).toEqual(["/centers"]);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/centers\?q=/);
  await expect(page.getByRole("main")).toContainText("Найдено");
});

test("when code fails to load the page reloads, once", async ({ page }) => {
  const { loads, field } = await withoutItsCode(page);
  await field.focus();
  await expect.poll(() => loads).toEqual(["/centers", "/centers"]);
  await alive(page);
  const failed = page.waitForEvent("requestfailed");
  await field.focus();
  await failed;
  await field.fill("Казань");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/centers\?q=/);
  expect(loads).toEqual(["/centers", "/centers"]);
});

test("so it does for code that it works without", async ({ page }) => {
  const [loads, failures]: [string[], string[]] = [[], []];
  await page.route(/assets\/later-/, (route) => {
    failures.push(route.request().url());
    return route.abort();
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto("/about");
  await expect.poll(() => [failures.length, ...loads]).toEqual([2, "/about", "/about"]);
  await alive(page);
  expect(loads).toHaveLength(2);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });
  test("an island is HTML that works", async ({ page }) => {
    await page.goto("/centers");
    await page.getByRole("main").getByLabel("Город, улица или название центра").fill("Казань");
    await page.getByRole("main").getByRole("button", { name: "Найти центр" }).click();
    await expect(page).toHaveURL(/\/centers\?q=.*#found$/);
    await expect(page.getByRole("main")).toContainText("Найдено");
  });
});
