import type { Page } from "@playwright/test";
import { expect, look } from "./fixtures.ts";

/** The settings as the server renders them, and the size of letters by itself. */
async function setMode(page: Page, origin: string, fontSize: number): Promise<void> {
  const value = encodeURIComponent(
    JSON.stringify({ enabled: true, fontSize, letterSpacing: 0.06, lineHeight: 250, showImages: true, theme: "blue" }),
  );
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
}

for (const path of [
  "/lifestyle/potassium-in-food",
  "/en/lifestyle/potassium-in-food",
  "/lifestyle/chair-exercises",
  "/lifestyle/protein-on-dialysis",
  "/information/first-visit",
  "/information/treatment/high-blood-pressure",
  "/dialysis/regions/moscow",
  "/about/platnye-uslugi",
  "/nezavisimaya-otsenka-kachestva",
])
  look(
    `on a phone no table of ${path} is wider than the screen, however large the letters`,
    async ({ page, origin }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const fontSize of [18, 22, 26]) {
        await setMode(page, origin, fontSize);
        await page.goto(path);
        const tables = await page.locator("main .scroll-x").evaluateAll((frames) =>
          frames
            .filter((frame) => frame.checkVisibility())
            .map((frame) => {
              const range = document.createRange();
              const edge = frame.getBoundingClientRect().right + 1;
              const cut = [...frame.querySelectorAll("caption, th, td")].filter((cell) => {
                range.selectNodeContents(cell);
                return cell.checkVisibility() && range.getBoundingClientRect().right > edge;
              });
              return { over: frame.scrollWidth - frame.clientWidth, cut: cut.map((cell) => cell.textContent) };
            }),
        );
        expect(tables.length).toBeGreaterThan(0);
        expect(tables.filter(({ over, cut }) => over > 0 || cut.length > 0)).toEqual([]);
      }
    },
  );

look("a table that goes on beyond its edge shows it in the visually-impaired mode too", async ({ page, origin }) => {
  await setMode(page, origin, 22);
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto("/nezavisimaya-otsenka-kachestva");
  const fades = await page
    .locator("main .scroll-x")
    .evaluateAll((frames) =>
      frames.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => getComputedStyle(frame).maskImage),
    );
  expect(fades).toEqual([expect.stringContaining("56px")]);
});
