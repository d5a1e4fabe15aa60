import type { Page } from "@playwright/test";
import { expect, look } from "./fixtures.ts";
import { setFontSize } from "./vision-measures.ts";

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
      await setMode(page, origin, 18);
      await page.goto(path);
      for (const fontSize of [18, 22, 26]) {
        await setFontSize(page, fontSize);
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

const WITH_MARKS = [
  "/dialysis/hemodialysis",
  "/information/fistula",
  "/centers/kazan-rodnikovaya",
  "/control",
  "/vacancies/dialysis-nurse-kazan",
  "/forms/question",
  "/information/first-visit",
  "/",
];

for (const path of WITH_MARKS)
  look(
    `marks and numbers of ${path} stand on the first line of their words, arrows on the last`,
    async ({ page, origin }) => {
      await setMode(page, origin, 18);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      for (const width of [360, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        for (const fontSize of [18, 26]) {
          await setFontSize(page, fontSize);
          const marks = await measureMarks(page);
          expect(marks.seen).toBeGreaterThan(0);
          expect([width, fontSize, marks.faults]).toEqual([width, fontSize, []]);
        }
      }
    },
  );

/** Bullets, ticks and numbers that are drawn before an entry, and arrows after a link. */
function measureMarks(page: Page): Promise<{ seen: number; faults: string[] }> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    let seen = 0;
    const linesOf = (element: Element) => {
      const range = document.createRange();
      const lines: { middle: number; letters: number }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility() || parent.closest(".sr, svg") || !node.textContent?.trim()) continue;
        range.selectNodeContents(node);
        const letters = Number.parseFloat(getComputedStyle(parent).fontSize);
        for (const { top, height, width } of range.getClientRects())
          if (width > 1) lines.push({ middle: top + height / 2, letters });
      }
      return lines;
    };
    for (const element of document.querySelectorAll("main *")) {
      if (!element.checkVisibility()) continue;
      for (const which of ["::before", "::after"]) {
        const style = getComputedStyle(element, which);
        const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
        if (style.content === "none" || !(width > 1 && width < 80 && height > 1 && height < 80)) continue;
        const mark = `${which} of ${element.localName} in .${element.closest("[class]")?.className}`;
        // A digit is in the middle of its disc, and the disc has room for it.
        if (/counter/.test(style.content) && style.display === "grid") {
          seen += 1;
          if (!style.placeContent.startsWith("center") || height < Number.parseFloat(style.fontSize))
            faults.add(`${mark} has no room for its number`);
        }
        // What is higher than letters is a line between two marks.
        const isMark = style.position === "absolute" || style.display === "grid";
        const [first] =
          element.localName === "li" && isMark && style.borderLeftStyle !== "dotted" ? linesOf(element) : [];
        if (!first || width < 6 || Math.abs(width / height - 1) > 0.8) continue;
        seen += 1;
        const { top } = element.getBoundingClientRect();
        const from = style.position === "absolute" ? Number.parseFloat(style.top) : Number.parseFloat(style.marginTop);
        const off =
          top + Number.parseFloat(getComputedStyle(element).borderTopWidth) + from + height / 2 - first.middle;
        if (Math.abs(off) > 0.45 * first.letters) faults.add(`${mark} is ${Math.round(off)} px off`);
      }
    }
    for (const arrow of document.querySelectorAll("main a.more > .icon:last-child")) {
      const last = arrow.parentElement && linesOf(arrow.parentElement).at(-1);
      const { top, height } = arrow.getBoundingClientRect();
      if (!last || !height) continue;
      seen += 1;
      const off = top + height / 2 - last.middle;
      // One that found no room after the last word is a line below.
      if (Math.abs(off) > 0.3 * last.letters && off < 2 * last.letters)
        faults.add(`the arrow of “${arrow.parentElement?.textContent.trim()}” is ${Math.round(off)} px off`);
    }
    return { seen, faults: [...faults] };
  });
}

look("the list of contents keeps its words in its column, however large the letters", async ({ page, origin }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  for (const fontSize of [22, 26]) {
    await setMode(page, origin, fontSize);
    await page.goto("/dialysis/hemodialysis");
    const beyond = await page.locator("nav[data-contents]").evaluate((contents) => {
      const range = document.createRange();
      const edge = contents.getBoundingClientRect().right + 1;
      return [...contents.querySelectorAll("a")]
        .filter((entry) => entry.checkVisibility())
        .filter((entry) => {
          range.selectNodeContents(entry);
          return range.getBoundingClientRect().right > edge;
        })
        .map((entry) => entry.textContent);
    });
    expect(beyond).toEqual([]);
  }
});

look("on a phone the services to filter by and the hint of the search fit the screen", async ({ page, origin }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const fontSize of [22, 26]) {
    await setMode(page, origin, fontSize);
    await page.goto("/centers");
    await page.getByText("Фильтры", { exact: true }).click();
    const beyond = await page
      .locator("main .chips :is(a, button, small:not(.sr))")
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > 345)
          .map((one) => one.textContent),
      );
    expect(beyond).toEqual([]);
    for (const home of ["/", "/en"]) {
      await page.goto(home);
      const { room, hint } = await page.locator("main input[type=search]").evaluate((field: HTMLInputElement) => {
        const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen) return { room: 0, hint: 0 };
        Object.assign(pen, { font, letterSpacing });
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return { room, hint: pen.measureText(field.placeholder).width };
      });
      expect(hint).toBeGreaterThan(50);
      expect(hint).toBeLessThanOrEqual(room);
    }
  }
});

look("the sizes of letters and the settings beside them are one row, equally high", async ({ page, origin }) => {
  for (const width of [360, 1300])
    for (const fontSize of [18, 26]) {
      await setMode(page, origin, fontSize);
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/agreement");
      const boxes = await page
        .locator(".vision-set > form button, .vision-set > details > summary")
        .evaluateAll((all) =>
          all.map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return `${top.toFixed(0)}–${bottom.toFixed(0)}`;
          }),
        );
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes).size, `${width} px, letters of ${fontSize}: ${boxes.join(", ")}`).toBe(1);
    }
});
