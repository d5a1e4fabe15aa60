import type { Page } from "@playwright/test";
import { expect, alive, look, test } from "./fixtures.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Файлы cookie" });
const frame = (page: Page) => page.getByRole("contentinfo").locator("iframe");
const banner = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: /Независимая оценка/ });

test("the cookie notice shows until it is accepted, and is remembered", async ({ page, request }) => {
  expect(await (await request.get("/")).text()).not.toContain('aria-label="Файлы cookie"');
  await page.goto("/contacts");
  await expect(notice(page).getByRole("link", { name: "согласия" })).toHaveAttribute(
    "href",
    "/information/cookie-policy#consent",
  );
  await notice(page).getByRole("button", { name: "Принять" }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBe("v1");
  await page.reload();
  await alive(page);
  await expect(notice(page)).toHaveCount(0);
});

for (const [path, name] of [
  ["/information/day-menu", "Файлы cookie"],
  ["/en/information/weight-gain", "Cookies"],
] as const)
  test(`on a phone the cookie notice is two lines and one row of buttons: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const shown = page.getByRole("region", { name });
    await expect(shown).toBeVisible();
    expect((await shown.boundingBox())?.height).toBeLessThanOrEqual(120);
    const tops = await Promise.all(
      (await shown.getByRole("button").all()).map(async (one) => (await one.boundingBox())?.y),
    );
    expect(new Set(tops).size).toBe(1);
  });

test("refusing hides the notice too; the cookie policy shows the answer and changes it, and a withdrawal reloads", async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("cookie-consent"));
  await page.goto("/about");
  await notice(page).getByRole("button", { name: "Отказаться" }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await stored()).toBe("v1:refused");
  await expect(frame(page)).toHaveCount(0);
  await page.goto("/information/cookie-policy");
  await alive(page);
  await expect(notice(page)).toHaveCount(0);
  const answer = page.getByRole("main").getByRole("group", { name: "Ваш ответ о cookie" });
  const said = answer.getByRole("status");
  await expect(said).toHaveText(/отказались/);
  // The answer given has a tick and no ground of a button; the other one is the button.
  await expect(answer.locator("svg:visible")).toHaveCount(1);
  await expect(answer.locator("[data-given]")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(answer.locator("[data-given]")).toHaveText(/Отказано/, { useInnerText: true });
  await answer.getByRole("button", { name: "Принять" }).click();
  expect(await stored()).toBe("v1");
  await expect(said).toHaveText(/приняли/);
  const loaded = page.waitForEvent("load");
  await answer.getByRole("button", { name: "Отказаться" }).click();
  await loaded;
  expect(await stored()).toBe("v1:refused");
  await expect(said).toHaveText(/отказались/);
  await expect(notice(page)).toHaveCount(0);
});

test("on a phone the answer about cookies is on the first screen of their policy, and answers the notice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en/information/cookie-policy");
  const shown = page.getByRole("region", { name: "Cookies" });
  await expect(shown).toBeVisible();
  const answer = page.getByRole("main").getByRole("group", { name: "Your answer about cookies" });
  const { y = Infinity, height = 0 } = (await answer.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(740);
  await expect(answer.getByRole("status")).toHaveText(/not answered/);
  await expect(page.locator("main table").first()).toBeHidden();
  await answer.getByRole("button", { name: "Refuse" }).click();
  await expect(answer.getByRole("status")).toHaveText(/You have refused/);
  await expect(shown).toHaveCount(0);
});

test("without storage the notice is shown all the same, and hides when accepted", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  await page.goto("/contacts");
  await notice(page).getByRole("button", { name: "Принять" }).click();
  await expect(notice(page)).toHaveCount(0);
});

test("the quality assessment is an image link, and a frame on some pages once cookies are accepted", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  await expect(banner(page)).toHaveAttribute("href", "/nezavisimaya-otsenka-kachestva");
  await expect(frame(page)).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Принять" }).click();
  for (const path of ["/", "/about", "/about/legal-documents", "/centers/tyumen"]) {
    await page.goto(path);
    await expect(frame(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  }
  await page.goto("/contacts");
  await alive(page);
  await expect(banner(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await page.goto("/about");
  await frame(page).scrollIntoViewIfNeeded();
  await frame(page).contentFrame().getByRole("link").click();
  await expect(page).toHaveURL("/nezavisimaya-otsenka-kachestva");
});

test("groups, offices, contacts and the small print are in the footer", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const group of ["Пациентам", "Полезная информация", "О Ренарии", "Вакансии"])
    await expect(footer.getByRole("heading", { name: group })).toBeVisible();
  await expect(footer.getByRole("link", { name: /персональных данных/ })).toHaveAttribute("href", /\.pdf$/);
  await expect(footer.getByRole("link", { name: "Файлы cookie" })).toHaveAttribute(
    "href",
    "/information/cookie-policy",
  );
  await expect(footer).toContainText(`2005–${new Date().getFullYear()}`);
  await expect(footer.getByRole("link", { name: "103" })).toHaveAttribute("href", "tel:103");
  await expect(footer.getByRole("link", { name: "Когда звонить сразу" }).first()).toHaveAttribute(
    "href",
    "/information/when-to-call",
  );
  await page.setViewportSize({ width: 360, height: 740 });
  // Without the space below it that the cookie notice takes.
  const heightOf = (element: HTMLElement) => element.offsetHeight - parseFloat(getComputedStyle(element).paddingBottom);
  await expect.poll(() => footer.evaluate(heightOf)).toBeLessThanOrEqual(1300);
  await expect(footer.getByRole("link", { name: "Гемодиализ" })).toBeHidden();
  await footer.locator("summary", { hasText: "Пациентам" }).click();
  await expect(footer.getByRole("link", { name: "Гемодиализ" })).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto("/en");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Find a centre" })).toHaveAttribute(
    "href",
    "/en/centers",
  );
});

look("at every width the footer's pills take one line each, and nothing in its top row overlaps", async ({ page }) => {
  await page.goto("/contacts");
  const footer = page.getByRole("contentinfo");
  const pills = footer.getByRole("listitem").filter({ has: page.locator("a[rel=noopener]") });
  const top = footer.locator("[data-brand], a[href^='tel:'], a[href^='mailto:']").filter({ visible: true });
  for (const width of [360, 780, 1025, 1165, 1300, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    for (const pill of await pills.all()) expect([width, (await pill.boundingBox())?.height]).toEqual([width, 44]);
    const boxes = await top.evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left: left - 4, right: right + 4, top, bottom };
      }),
    );
    const touching = boxes.filter((a, i) =>
      boxes.some((b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect([width, touching]).toEqual([width, []]);
  }
});

look("the footer's columns fill a wide page in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  for (const path of ["/agreement", "/en/agreement"]) {
    await page.goto(path);
    const free = await page.getByRole("contentinfo").evaluate((footer) => {
      const right = footer.firstElementChild?.getBoundingClientRect().right ?? 0;
      const columns = footer.querySelectorAll("nav > *, nav ~ *, nav li");
      return right - Math.max(...[...columns].map((column) => column.getBoundingClientRect().right));
    });
    expect([path, free < 130]).toEqual([path, true]);
  }
});

look("on a phone the small print's links in one row share a baseline", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/agreement", "/en/agreement"]) {
    await page.goto(path);
    const links = await page
      .getByRole("contentinfo")
      .locator("ul")
      .last()
      .evaluate((list) =>
        [...list.querySelectorAll("li > *")].map((link) => {
          const words = document.createRange();
          words.selectNodeContents(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link);
          return { column: link.getBoundingClientRect().left, top: words.getClientRects()[0]?.top ?? Number.NaN };
        }),
      );
    const left = links.filter(({ column }) => column < 100).slice(1);
    const right = links.filter(({ column }) => column >= 100);
    expect(right.length).toBeGreaterThan(1);
    for (const [row, { top }] of right.entries()) expect(Math.abs(top - (left[row]?.top ?? 0))).toBeLessThan(3);
  }
});

look(
  "the footer's four groups have their headings in one row, and the social links stand below one",
  async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto("/contacts");
    const footer = page.getByRole("contentinfo");
    const heads = await footer
      .locator("nav h2:visible")
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top + head.clientHeight / 2));
    expect(heads).toHaveLength(4);
    expect(Math.max(...heads) - Math.min(...heads)).toBeLessThanOrEqual(3);
    const last = footer.locator("nav details").last();
    await expect(last.getByRole("link", { name: "Все вакансии" })).toBeVisible();
    const [group, social] = await Promise.all([
      last.boundingBox(),
      footer.getByRole("heading", { name: "Мы в социальных сетях" }).boundingBox(),
    ]);
    expect(social?.x).toBe(group?.x);
    expect(social?.y).toBeGreaterThanOrEqual((group?.y ?? Infinity) + (group?.height ?? 0));
    // The small print fills its rows.
    const small = await footer
      .locator("ul")
      .last()
      .locator("li")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(small).size).toBe(4);
  },
);

look("on a phone both emergency numbers of the footer stand under their signs", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/contacts", "/en/contacts"]) {
    await page.goto(path);
    const places = await page
      .getByRole("contentinfo")
      .locator("p:has(> span + a[href^='tel:'])")
      .evaluateAll((all) =>
        all.map((one) => {
          const [sign, number] = [...one.children].map((part) => part.getBoundingClientRect());
          return [sign?.left === number?.left, (number?.top ?? 0) >= (sign?.bottom ?? Infinity)];
        }),
      );
    expect(places).toEqual([
      [true, true],
      [true, true],
    ]);
  }
});
