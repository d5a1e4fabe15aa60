import type { Page } from "@playwright/test";
import { expect, alive, test } from "./fixtures.ts";

const KAZAN = { latitude: 55.79, longitude: 49.11 };

/** Marks of a map that lie over one another, leave their sheet, or are smaller than a finger needs. */
const faultsOf = (page: Page, least: number) =>
  page.locator("svg[data-map]").evaluateAll(
    (maps, smallest) =>
      maps.flatMap((map) => {
        const sheet = map.getBoundingClientRect();
        const marks = Array.from(map.querySelectorAll("a"), (mark) => ({
          name: mark.getAttribute("aria-label"),
          box: mark.getBoundingClientRect(),
        }));
        return marks.flatMap(({ name, box }, index) => [
          ...(Math.min(box.width, box.height) < smallest ? [`${name}: ${box.width} × ${box.height}`] : []),
          ...(box.left < sheet.left - 1 || box.right > sheet.right + 1 || box.top < sheet.top - 1
            ? [`${name}: off`]
            : []),
          ...marks
            .slice(index + 1)
            .filter(({ box: other }) => box.left + 0.5 < other.right && other.left + 0.5 < box.right)
            .filter(({ box: other }) => box.top + 0.5 < other.bottom && other.top + 0.5 < box.bottom)
            .map((other) => `${name} over ${other.name}`),
        ]);
      }),
    least,
  );

for (const width of [360, 1300]) {
  test(`no two marks of a map overlap, and each can be pressed, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, marks, least] of [
      ["/centers", 21, width === 360 ? 43.9 : 34],
      ["/centers?tab=partners", 40, 24],
      ["/dialysis/regions", 21, 34],
      ["/en/dialysis/regions/crimea", 5, 34],
    ] as const) {
      await page.goto(path);
      expect([path, await page.locator("svg[data-map] a").count()]).toEqual([path, marks]);
      expect([path, await faultsOf(page, least)]).toEqual([path, []]);
      // A partner city is a ring: a light middle in a line that is seen.
      for (const ring of await page.locator("svg[data-map] > [class*=ring]").all())
        expect([path, await ring.evaluate((one) => getComputedStyle(one).stroke)]).not.toContain("none");
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
  });
}

test("a mark leads to its center by the keyboard, with the number it has in the list", async ({ page }) => {
  await page.goto("/dialysis/regions/crimea");
  await alive(page);
  const mark = page.getByRole("group", { name: /Схема/ }).getByRole("link", { name: /Керчь/ });
  const number = /^\d+/.exec((await mark.getAttribute("aria-label")) ?? "")?.[0];
  await expect(page.getByRole("listitem").filter({ hasText: "Центр в Керчи" })).toContainText(`${number}`);
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/centers/kerch");
});

test("the visitor's place is drawn on the map and sent nowhere", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(KAZAN);
  await page.setViewportSize({ width: 360, height: 800 });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/centers");
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Ближайшие ко мне" }).click();
  await expect(page.locator("[data-here-point]").filter({ hasText: "Вы здесь" }).first()).toBeVisible();
  const places = await page
    .locator("[data-here-point] circle")
    .evaluateAll((points) => points.map((point) => point.closest("svg")?.getAttribute("aria-label") ?? "country"));
  expect(places).toEqual(["country", "Схема: Татарстан"]);
  expect(sent.filter((request) => /55\.79|49\.11/.test(request))).toEqual([]);
});
