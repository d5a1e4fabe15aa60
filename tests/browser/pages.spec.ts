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

/** Where header, footer and cookie notice are looked at in dark colours, too; on the other pages they are the same. */
const WHOLE = new Set(["/", "/en", "/about", "/en/about", "/no-such-page", "/en/no-such-page"]);

look.use({ viewport: { width: 1300, height: 800 } });

for (const { path, tag } of visits) {
  look(
    `${path} starts its script, has no accessibility fault and is usable with large and widely spaced letters${tag}`,
    async ({ page, complaints }) => {
      await page.goto(path);
      await alive(page);
      // The browser reports a 404 of the document itself; that one is expected.
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
      const isWhole = WHOLE.has(path);
      expect(["light", await axeFaults(page, undefined, { withNotice: isWhole })]).toEqual(["light", []]);
      // In dark mode only the colours of the page differ.
      await page.emulateMedia({ colorScheme: "dark" });
      const extent = { withNotice: isWhole, isMainOnly: !isWhole };
      expect(["dark", await axeFaults(page, COLOUR_RULES, extent)]).toEqual(["dark", []]);
      await page.emulateMedia({ colorScheme: "light" });
      // Each change of width or of letters lays the page out anew, so both are changed as seldom as possible.
      expect(await ordinaryLetters(page)).toEqual({ width: 1300, small: [], spaced: [] });
      for (const width of [1440, 1160, 780, 320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      }
      expect(await ordinaryLetters(page)).toEqual({ width: 360, small: [], spaced: [] });
      await setLetters(page, 32);
      for (const width of [360, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ width, large: await unreadable(page), covered: await covered(page) }).toEqual({
          width,
          large: [],
          covered: [],
        });
      }
      await setLetters(page, 16);
    },
  );
}

async function ordinaryLetters(page: Page) {
  const width = page.viewportSize()?.width;
  const small = await smallTargets(page);
  await spaceText(page, true);
  const spaced = await unreadable(page);
  await spaceText(page, false);
  return { width, small, spaced };
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
