import type { Locator, Page } from "@playwright/test";
import { expect, lookWithoutScripts as test } from "./fixtures.ts";

// What foreigners look for, on a phone with scripts off: at most two clicks, or one search, from the home page.

/** Clicks from the home page, each on something visible. */
async function walk(page: Page, ...steps: ((page: Page) => Locator)[]): Promise<void> {
  expect(steps.length).toBeLessThanOrEqual(2);
  await page.goto("/en");
  for (const step of steps) await step(page).filter({ visible: true }).first().click();
}

/** The search behind the header's link; returns the first link of each group. */
async function search(page: Page, query: string): Promise<Locator> {
  await page.goto("/en");
  await page.getByRole("banner").getByRole("link", { name: "Search the site" }).click();
  const field = page.getByRole("main").getByLabel("What are you looking for?");
  await field.fill(query);
  await field.press("Enter");
  return page.getByRole("main").locator("[data-results]").first().getByRole("listitem").first();
}

const inMain = (name: string | RegExp) => (page: Page) => page.getByRole("main").getByRole("link", { name });

test("the nearest centre: its address and phone", async ({ page }) => {
  await walk(
    page,
    (at) => at.getByRole("main").locator('a[href="/en/dialysis/regions/tatarstan"]'),
    (at) => at.getByRole("main").locator('a[href^="/en/centers/"]'),
  );
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
});

test("a bleeding fistula: what to do, directly and by search", async ({ page }) => {
  await walk(page, inMain("When to call at once"));
  await expect(page.getByRole("main").getByText(/press/i).filter({ visible: true }).first()).toBeVisible();
  await expect(await search(page, "fistula bleeding")).toContainText(/bleed/i);
});

test("the price for foreigners: in its fold, and by search", async ({ page }) => {
  await walk(page, inMain("How holiday dialysis works"), (at) =>
    at.getByRole("main").locator("summary", { hasText: "What it costs" }),
  );
  await expect(page.getByText("₽").filter({ visible: true }).first()).toBeVisible();
  // The table of contents also links into the folds, without a script; collapsed, the page is a third of its text.
  await page.goto("/en/tourism#visa");
  await expect(page.getByText("migration", { exact: false }).filter({ visible: true }).first()).toBeInViewport();
  await page.goto("/en/tourism");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(13_000);

  const row = await search(page, "hemodialysis cost");
  await expect(row).toContainText("9,600 ₽");
  await row.getByRole("link").click();
  await expect(page.locator("#hemodialysis-session")).toBeInViewport();
});

test("a request with a +44 number: the guests' form accepts it", async ({ page }) => {
  await walk(page, inMain("How holiday dialysis works"), inMain("Request guest dialysis"));
  await expect(page.getByText("+44", { exact: false }).first()).toBeVisible();
  await page.getByLabel("Phone").first().fill("+44 20 7946 0000");
  await expect(page.getByRole("button", { name: "Send the request" })).toBeVisible();
  // Visitors who took the residents' request on the home page are led to the same form.
  await walk(
    page,
    (at) => at.getByRole("main").locator('a[href^="/en/forms/appointment?subject=dialysis"]'),
    inMain(/request for guests/),
  );
  await expect(page.getByLabel("Day of arrival")).toBeVisible();
});

test("potassium in a banana: in the search result itself, and at its table row", async ({ page }) => {
  const row = await search(page, "banana");
  await expect(row).toContainText("potassium 430 mg");
  await row.getByRole("link").click();
  await expect(page.locator("#food-banana")).toBeInViewport();
});

test("a nurse finds a job", async ({ page }) => {
  const row = await search(page, "nurse job");
  await expect(row).toContainText(/nurse/i);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/vacancies\/[\w-]*nurse/);
});
