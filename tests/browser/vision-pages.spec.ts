import type { Page } from "@playwright/test";
import { builtPages, rarely } from "../support/pages.ts";
import { axeFaults, COLOUR_RULES } from "./axe.ts";
import { alive, expect, look, test } from "./fixtures.ts";
import { measureLines } from "./line-measures.ts";
import { unreadable } from "./reach-measures.ts";
import { crampedColumns, measureColours, setFontSize } from "./vision-measures.ts";

const THEMES = ["light", "dark", "blue"] as const;
/** Rendered with them: the server parts words for large letters. */
const LARGEST = { fontSize: 26, letterSpacing: 0.06, lineHeight: 250 };
const valueOf = (settings: object) => encodeURIComponent(JSON.stringify({ enabled: true, ...settings }));

const visits = [
  ...builtPages.map((page) => ({ path: page.path, tag: rarely(page) })),
  { path: "/no-such-page", tag: "" },
];

look.describe("every page", () => {
  look.use({ viewport: { width: 1160, height: 800 } });

  for (const { path, tag } of visits) {
    look(
      `${path} has three colours and a contrast of 7:1 in each theme, and fits the largest letters${tag}`,
      async ({ page, origin }) => {
        await page.context().addCookies([{ name: "visually_impaired", value: valueOf(LARGEST), url: origin }]);
        // The visitor's own dark scheme changes nothing in the mode.
        await page.emulateMedia({ colorScheme: "dark" });
        await page.goto(path);
        await alive(page);
        for (const theme of THEMES) {
          await page.evaluate((value) => document.documentElement.setAttribute("data-vision", value), theme);
          const { faint, colours } = await measureColours(page);
          expect([theme, faint]).toEqual([theme, []]);
          expect([theme, colours.length > 3 ? colours : []]).toEqual([theme, []]);
        }
        await page.getByText(/^(Настройки|Settings)$/).click();
        for (const width of [1160, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(page.locator(".vision-panel details")).toHaveAttribute("open");
          expect([width, await unreadable(page)]).toEqual([width, []]);
        }
      },
    );
  }
});

for (const width of [360, 1300])
  look(
    `in the visually-impaired mode no word on /information/materials is torn, ${width} px`,
    async ({ page, origin }) => {
      await page.context().addCookies([{ name: "visually_impaired", value: valueOf({}), url: origin }]);
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/information/materials");
      expect((await measureLines(page)).torn).toEqual([]);
    },
  );

for (const path of [
  "/",
  "/about/platnye-uslugi",
  "/about/specialists",
  "/centers/kazan-rodnikovaya",
  "/centers/yalta",
  "/en/contacts",
])
  look(`no column of ${path} is too narrow for the words in it, however large they are`, async ({ page, origin }) => {
    const settings = { fontSize: 22, letterSpacing: 0.06, lineHeight: 250, showImages: true };
    await page.context().addCookies([{ name: "visually_impaired", value: valueOf(settings), url: origin }]);
    await page.goto(path);
    for (const width of [600, 780, 900, 1040, 1160, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      for (const fontSize of [22, 26]) {
        await setFontSize(page, fontSize);
        const around = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ fontSize, width, around, cramped: await crampedColumns(page) }).toEqual({
          fontSize,
          width,
          around: width,
          cramped: [],
        });
      }
    }
  });

for (const path of ["/dialysis", "/information/materials", "/centers/yalta"])
  look(
    `what has a ground of its own on ${path} has a line around it in the visually-impaired mode`,
    async ({ page, origin }) => {
      await page.goto(path);
      const tinted = await tintedPanels(page);
      expect(tinted.length).toBeGreaterThan(0);
      await page.context().addCookies([{ name: "visually_impaired", value: valueOf({}), url: origin }]);
      await page.goto(path);
      expect(await withoutLine(page, tinted)).toEqual([]);
    },
  );

/** The classes of rounded boxes with text whose ground is not the one around them. */
function tintedPanels(page: Page): Promise<string[]> {
  return page.locator("main [class]").evaluateAll((elements) => {
    const groundAround = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : "";
      return own === "rgba(0, 0, 0, 0)" ? groundAround(element?.parentElement ?? null) : own;
    };
    const panels = elements.filter((element) => {
      const { backgroundColor, borderRadius, paddingLeft } = getComputedStyle(element);
      return (
        backgroundColor !== "rgba(0, 0, 0, 0)" &&
        backgroundColor !== groundAround(element.parentElement) &&
        borderRadius !== "0px" &&
        paddingLeft !== "0px" &&
        element.clientWidth > 200 &&
        element.textContent.trim()
      );
    });
    return [...new Set(panels.map(({ classList }) => `.${[...classList].map((name) => CSS.escape(name)).join(".")}`))];
  });
}

/** Those that keep their inset and have neither a line nor another ground. */
function withoutLine(page: Page, panels: string[]): Promise<string[]> {
  return page.evaluate(
    (panels) =>
      panels.filter((panel) =>
        [...document.querySelectorAll(`main ${panel}`)].some((element) => {
          const { backgroundColor, borderLeftWidth, paddingLeft } = getComputedStyle(element);
          const isOnPage = backgroundColor === getComputedStyle(document.body).backgroundColor;
          return element.checkVisibility() && isOnPage && borderLeftWidth === "0px" && paddingLeft !== "0px";
        }),
      ),
    panels,
  );
}

/** In the other themes only the colours of the page differ. */
async function faultsByTheme(page: Page): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const theme of THEMES) {
    await page.locator("html").evaluate((html, value) => html.setAttribute("data-vision", value), theme);
    faults[theme] = await axeFaults(page, theme === "light" ? undefined : COLOUR_RULES);
  }
  return faults;
}
const NO_FAULTS = { light: [], dark: [], blue: [] };

for (const path of ["/", "/en", "/about"]) {
  for (const width of [360, 1280]) {
    test(`${path} has no accessibility fault with the panel open, ${width} px`, async ({ page, context, origin }) => {
      await context.addCookies([{ name: "visually_impaired", value: valueOf({}), url: origin }]);
      await page.setViewportSize({ width, height: 800 });
      // The cookie notice covers the page, and axe does not see through it.
      await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
      await page.goto(path);
      await alive(page);
      await page.getByText(/^(Настройки|Settings)$/).click();
      await expect(page.locator("[name=fontSize]").first()).toBeVisible();
      expect(await faultsByTheme(page)).toEqual(NO_FAULTS);
    });
  }
}

test("a modal has no accessibility fault in the visually-impaired mode", async ({ page, context, origin }) => {
  await context.addCookies([{ name: "visually_impaired", value: valueOf({}), url: origin }]);
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.goto("/about");
  await alive(page);
  await page.locator('header a[data-modal="accessible"]').click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading").first()).toBeVisible();
  // Its button has a frame and its word, in a row that hides what passes under it.
  await dialog.evaluate((element) => (element.scrollTop = 300));
  const close = await dialog.getByRole("button", { name: "Закрыть" }).evaluate((button) => {
    const { borderTopWidth, boxShadow } = getComputedStyle(button);
    const { height } = button.getBoundingClientRect();
    return { borderTopWidth, word: getComputedStyle(button, "::after").content, height, boxShadow };
  });
  expect(close).toMatchObject({ borderTopWidth: "2px", word: '"Закрыть"' });
  expect(close.height).toBeGreaterThanOrEqual(52);
  expect(close.boxShadow).toMatch(/^rgb\(255, 255, 255\) 0px 0px 0px \d{3,}/);
  expect(await faultsByTheme(page)).toEqual(NO_FAULTS);
});
