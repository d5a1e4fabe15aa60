import type { Page } from "@playwright/test";
import { builtPages, rarely } from "../support/pages.ts";
import { axeFaults, COLOUR_RULES } from "./axe.ts";
import { alive, expect, look, lookWithoutScripts } from "./fixtures.ts";
import { covered, setLetters, smallTargets, spaceText, unreadable } from "./reach-measures.ts";

const visits = [
  ...builtPages.map((page) => ({ path: page.path, tag: rarely(page) })),
  { path: "/no-such-page", tag: "" },
  { path: "/en/no-such-page", tag: "" },
];

for (const { path, tag } of visits) {
  look(
    `${path} starts its script, has no accessibility fault and is usable with large and widely spaced letters${tag}`,
    async ({ page, complaints }) => {
      await page.goto(path);
      await alive(page);
      // The browser reports a 404 of the document itself; that one is expected.
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
      expect(["light", await axeFaults(page)]).toEqual(["light", []]);
      // In dark mode only the colours of the page differ.
      await page.emulateMedia({ colorScheme: "dark" });
      expect(["dark", await axeFaults(page, COLOUR_RULES)]).toEqual(["dark", []]);
      await page.emulateMedia({ colorScheme: "light" });
      for (const width of [320, 780, 1160, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      }
      for (const width of [360, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ width, ...(await measureReach(page)) }).toEqual({
          width,
          small: [],
          spaced: [],
          large: [],
          covered: [],
        });
      }
    },
  );
}

async function measureReach(page: Page) {
  const small = await smallTargets(page);
  await spaceText(page, true);
  const spaced = await unreadable(page);
  await spaceText(page, false);
  await setLetters(page, 32);
  const reach = { small, spaced, large: await unreadable(page), covered: await covered(page) };
  await setLetters(page, 16);
  return reach;
}

lookWithoutScripts.describe("with scripts off", () => {
  for (const { path, tag } of visits) {
    lookWithoutScripts(`${path} can be read and has working links${tag}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Nothing is hidden until a script runs, and nothing is offered that needs one.
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll("main section, [data-print], [data-cookie-choice]")]
            .filter((element) => element.matches("section") !== element.checkVisibility({ opacityProperty: true }))
            .map(({ outerHTML }) => outerHTML.slice(0, 200)),
        ),
      ).toEqual([]);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      const menu = page.getByRole("banner").getByRole("link", { name: /^(Меню|Menu)$/ });
      await expect(menu).toHaveAttribute("href", /\/sitemap$/);
    });
  }
});
