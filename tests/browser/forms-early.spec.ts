import { alive, expect, test } from "./fixtures.ts";

test("submitting before the form is hydrated is not lost, and does not leave the page", async ({ page }) => {
  let release = () => {};
  const heldBack = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/(react|form)-.*\.js/, async (route) => {
    await heldBack;
    await route.continue();
  });
  await page.goto("/contacts");
  await alive(page);
  const island = page.locator("[data-island=form]");
  await island.getByLabel("Ваше имя").fill("Анна");
  await island.getByLabel("Телефон").fill("89161234567");
  await island.getByLabel("Электронная почта").fill("anna@mail.example");
  await island.getByRole("checkbox").check();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.resourceType()));
  await island.getByRole("button", { name: "Жду звонка" }).click();
  await island.getByRole("button", { name: "Жду звонка" }).click();
  await expect(page.locator("progress.progress")).toBeAttached();
  expect(posts).toEqual([]);
  release();
  await expect(island.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeFocused();
  await expect(page).toHaveURL("/contacts");
  expect(posts).toEqual(["fetch"]);
});

test("without the form's code the held submit becomes a plain page load, and no draft is offered", async ({ page }) => {
  await page.route(/assets\/form-.*\.js/, (route) => route.abort());
  await page.goto("/contacts");
  await alive(page);
  const island = page.locator("[data-island=form]");
  // The first touch finds the code missing and reloads the page, once; the draft survives it.
  const reloaded = page.waitForEvent("load");
  await island.getByLabel("Ваше имя").fill("Анна");
  await reloaded;
  await alive(page);
  expect(await page.evaluate(() => sessionStorage.getItem("draft:callback"))).toContain("Анна");
  await island.getByLabel("Ваше имя").fill("Анна");
  await island.getByLabel("Телефон").fill("89161234567");
  await island.getByLabel("Электронная почта").fill("anna@mail.example");
  await island.getByRole("checkbox").check();
  await island.getByRole("button", { name: "Жду звонка" }).click();
  await expect(page.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeVisible();
  await expect(page).toHaveURL("/forms/callback");
  // By the script of the result page.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:callback"))).toBeNull();
});

test("a modal whose code does not load comes after one reload of the page", async ({ page }) => {
  let failures = 1;
  await page.route(/assets\/dialogs-/, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await page.goto("/about");
  await alive(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Отказаться" }).click();
  const link = page.locator('aside a[data-modal="dialysis"]');
  const reloaded = page.waitForEvent("load");
  await link.click();
  await reloaded;
  await expect(page.getByRole("dialog", { name: "Записаться на диализ" })).toBeVisible();
  await expect(page).toHaveURL("/about");
  // The second time within a minute the link leads to its page.
  await page.reload();
  failures = 1;
  await alive(page);
  await link.click();
  await expect(page).toHaveURL(/\/forms\/appointment\?subject=dialysis/);
});

test("what was pressed without a connection does not open by itself on a later page", async ({ page }) => {
  const loads: string[] = [];
  let isDown = false;
  page.on("request", (request) => loads.push(request.url()));
  await page.route(/assets\/dialogs-|\/about$/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/about");
  await alive(page);
  isDown = true;
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await page.locator('header a[data-modal="accessible"]').click();
  await failed;
  await page.waitForURL("chrome-error://chromewebdata/");
  isDown = false;
  loads.length = 0;
  // A page that is never idle, as with a drawing that moves all the time.
  await page.addInitScript(() => {
    requestAnimationFrame(function busy() {
      for (const end = performance.now() + 20; performance.now() < end;);
      requestAnimationFrame(busy);
    });
  });
  await page.goto("/contacts");
  await alive(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("modal-pressed"))).toBeNull();
  expect(loads.filter((url) => url.includes("/dialogs-"))).toEqual([]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
