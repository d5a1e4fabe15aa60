import type { Page } from "@playwright/test";
import { shortClassName } from "../../scripts/class-names.ts";
import { shortPropertyName } from "../../scripts/property-names.ts";
import { alive, expect, look, test } from "./fixtures.ts";

const mapClass = (name: string) => `.${shortClassName(name, "site/tools/centers/map/map.module.css")}`;

const KAZAN = { latitude: 55.79, longitude: 49.11 };

/** Links of a map that overlap, leave their sheet, are too small to tap, or too small to read. */
const faultsOf = (page: Page, least: number, leastLetters: number) =>
  page.locator("svg[data-map]").evaluateAll(
    (maps, [smallest, letters, scaled, ofScale]) =>
      maps.flatMap((map) => {
        const sheet = map.getBoundingClientRect();
        // A label and its dot are one link, each with its own shape.
        const parts = Array.from(map.querySelectorAll("a"), (mark) => ({
          name: mark.getAttribute("aria-label"),
          shapes: Array.from(mark.querySelectorAll("circle, rect"), (part) => part.getBoundingClientRect()),
        }));
        const scale = sheet.width / (map as SVGSVGElement).viewBox.baseVal.width;
        const small = Array.from(map.querySelectorAll("text"), (text) => {
          const grown = Number(getComputedStyle(map).getPropertyValue(ofScale) || 1);
          const isScaled = text.closest(scaled) !== null;
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale * (isScaled ? grown : 1);
          return { text: text.textContent, size };
        }).filter(({ size }) => size < letters);
        const overlap = (one: DOMRect, other: DOMRect) =>
          one.left + 0.5 < other.right &&
          other.left + 0.5 < one.right &&
          one.top + 0.5 < other.bottom &&
          other.top + 0.5 < one.bottom;
        return [
          ...small.map(({ text, size }) => `${text}: ${size} px`),
          ...parts.flatMap(({ name, shapes }, index) => [
            ...(Math.max(...shapes.map(({ width, height }) => Math.min(width, height))) < smallest
              ? [`${name}: ${shapes.map(({ width, height }) => `${width} × ${height}`).join()}`]
              : []),
            ...shapes
              .filter(
                (box) =>
                  box.left < sheet.left - 1 ||
                  box.right > sheet.right + 1 ||
                  box.top < sheet.top - 1 ||
                  box.bottom > sheet.bottom + 1,
              )
              .map(() => `${name}: off`),
            ...parts
              .slice(index + 1)
              .filter((other) => shapes.some((one) => other.shapes.some((two) => overlap(one, two))))
              .map((other) => `${name} over ${other.name}`),
          ]),
        ];
      }),
    [least, leastLetters, mapClass("scaled"), shortPropertyName("--grown")] as const,
  );

/** Names on a map that cover another name, a mark, a town's ring, a coast or a river, or are beside another's mark. */
const coveringNames = (page: Page) =>
  page.locator("svg[data-map]:not([data-country] *)").evaluateAll(
    (maps, [ofMarks, ofLines]) =>
      maps.flatMap((map) => {
        type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
        const overlap = (one: Box, other: Box) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        const around = ({ x, y }: { x: number; y: number }, half: number): Box => ({
          left: x - half,
          right: x + half,
          top: y - half,
          bottom: y + half,
        });
        const marks = Array.from(map.querySelectorAll(ofMarks), (mark) => mark.getBoundingClientRect());
        // A number is not a name.
        const names = Array.from(map.querySelectorAll("text"), (text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          // A line of text is taller than its letters.
          const air = Math.min(bottom - top, 24) / 6;
          // The ring of a town has its name for screen readers.
          const ring = Array.from(map.querySelectorAll("circle")).find(
            (one) => one.getAttribute("aria-label") === text.textContent,
          );
          const own = (text.closest("a")?.querySelector(ofMarks) ?? ring)?.getBoundingClientRect();
          return { text: text.textContent, own, box: { left, right, top: top + air, bottom: bottom - air } };
        }).filter(({ text }) => !/^\d+$/.test(text));
        const lines = Array.from(map.querySelectorAll<SVGPathElement>(ofLines), (line) => {
          const toScreen = line.getScreenCTM();
          const length = line.getTotalLength();
          return Array.from({ length: Math.ceil(length / 2) }, (_, step) =>
            line.getPointAtLength(2 * step).matrixTransform(toScreen ?? undefined),
          );
        }).flat();
        const scale = map.getBoundingClientRect().width / (map as SVGSVGElement).viewBox.baseVal.width;
        const withAsides = ({ left, right, top, bottom }: Box): Box => ({
          left: left - 12 * scale,
          right: right + 12 * scale,
          top,
          bottom,
        });
        const isSame = (one: DOMRect, other: DOMRect | undefined) => one.x === other?.x && one.y === other.y;
        return names.flatMap(({ text, own, box }, index) => [
          ...names.slice(index + 1).flatMap((other) => (overlap(box, other.box) ? [`${text} over ${other.text}`] : [])),
          ...(marks.some((mark) => overlap(box, mark)) ? [`${text} over a mark`] : []),
          ...(marks.some((mark) => !isSame(mark, own) && overlap(box, withAsides(mark)))
            ? [`${text} beside a mark`]
            : []),
          ...(lines.some((point) => overlap(box, around(point, 0.5))) ? [`${text} over a line`] : []),
        ]);
      }),
    [`${mapClass("disc")}, ${mapClass("named")}`, `${mapClass("land")}, ${mapClass("river")}`] as const,
  );

/** On a phone the map of /centers is folded. */
async function unfold(page: Page): Promise<void> {
  const fold = page.locator("summary:visible + [data-country]").locator("..").locator("> summary");
  if ((await fold.count()) > 0) await fold.click();
}

for (const width of [360, 1300]) {
  test(`no two marks of a map overlap, and each can be clicked, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, marks, least] of [
      ["/centers", 21, 34],
      ["/en/centers?tab=partners", 40, 24],
      ["/en/dialysis/regions/crimea", 5, 34],
      ["/dialysis/regions/tatarstan", 3, 34],
    ] as const) {
      await page.goto(path);
      await unfold(page);
      expect([path, await page.locator("svg[data-map] a").count()]).toEqual([path, marks]);
      expect([path, await faultsOf(page, least, 14)]).toEqual([path, []]);
      // A partner city is a ring: a light centre with a visible outline.
      for (const ring of await page.locator(`svg[data-map] > ${mapClass("ring")}`).all())
        expect([path, await ring.evaluate((one) => getComputedStyle(one).stroke)]).not.toContain("none");
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
  });
}

for (const [mode, widths] of [
  ["ordinary", [360, 1300]],
  ["visually-impaired", [360]],
] as const)
  look(
    `no name on a region's map covers a line, a mark or another name, or is beside another's mark, ${mode}`,
    async ({ page, origin }) => {
      const value = encodeURIComponent(JSON.stringify({ enabled: mode === "visually-impaired" }));
      await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const regions = ["crimea", "moscow", "saint-petersburg", "tatarstan", "tyumen"];
        for (const path of ["/centers", ...regions.map((region) => `/dialysis/regions/${region}`)])
          for (const address of [path, `/en${path}`]) {
            await page.goto(address);
            const found = await coveringNames(page);
            // The small maps of the list of centers have no room for that.
            const faults = path === "/centers" ? found.filter((fault) => !fault.endsWith("over a line")) : found;
            expect([address, width, faults]).toEqual([address, width, []]);
          }
      }
    },
  );

test("no partner city's ring touches the frame of its sheet", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/centers?tab=partners");
  const gaps = await page.locator("svg[data-map]").evaluateAll((maps) =>
    maps.flatMap((map) => {
      const sheet = map.getBoundingClientRect();
      return Array.from(map.querySelectorAll("a circle"), (mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return Math.min(left - sheet.left, sheet.right - right, top - sheet.top, sheet.bottom - bottom);
      });
    }),
  );
  expect(gaps.length).toBeGreaterThan(40);
  expect(Math.min(...gaps)).toBeGreaterThan(4);
});

for (const width of [360, 1300])
  test(`the partner cities are listed right below the introduction, the maps ${width === 360 ? "after" : "beside"} them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/centers?tab=partners");
    const [text, first, last, map] = await Promise.all(
      [
        page.locator("main .prose p").last(),
        page.getByRole("heading", { name: "А", exact: true }),
        page.locator("main [data-modal=bbraun]:not(svg *)").last(),
        page.locator("svg[data-map]").first(),
      ].map((part) => part.boundingBox()),
    );
    if (!text || !first || !last || !map) throw new Error("a part is missing");
    expect(first.y - text.y - text.height).toBeLessThan(60);
    if (width === 360) expect(map.y).toBeGreaterThan(last.y);
    else expect(map.x).toBeGreaterThan(last.x + last.width);
  });

test("a region is labelled with its number of centers; the whole country is visible on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/centers");
  await alive(page);
  await unfold(page);
  const country = page.getByRole("group", { name: "Карта: наши центры" });
  const moscow = country.getByRole("link", { name: "Москва 4 центра" });
  await expect(moscow.locator("text")).toHaveText(["Москва", "4 центра"]);
  // The whole label is the target.
  const tag = await moscow.locator("rect").boundingBox();
  expect(tag?.height).toBeGreaterThanOrEqual(44);
  expect(tag?.width).toBeGreaterThanOrEqual(44);
  // The east has none of our centers.
  await expect(page.getByRole("group", { name: "Карта: восток страны" })).toHaveCount(0);
  expect(await country.evaluate((map) => [map.clientWidth <= innerWidth, map.closest(".scroll-x")])).toEqual([
    true,
    null,
  ]);
  await page.getByRole("figure").getByRole("link", { name: "Карта партнёрских городов" }).click();
  await expect(page).toHaveURL("/centers?tab=partners");
  await page.goBack();
  await unfold(page);
  await moscow.getByText("Москва").click();
  await expect(page).toHaveURL("/centers#region-moscow");
});

test("in the visually-impaired mode the text on a map is 18 px", async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: "visually_impaired", value: encodeURIComponent('{"enabled":true}'), url: baseURL ?? "" },
  ]);
  for (const width of [360, 1300]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/centers");
    await unfold(page);
    expect([width, await faultsOf(page, 34, 17.9)]).toEqual([width, []]);
  }
});

test("the map is beside the filters, so that the first center is not pushed down", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto("/centers");
  const map = await page.locator("[data-country]").boundingBox();
  const field = await page.getByRole("main").getByLabel("Город, улица или название центра").boundingBox();
  expect(map?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
  const first = await page.locator("main li.card").first().boundingBox();
  expect(first?.y).toBeLessThan(1300);
});

test("a mark leads to its center by keyboard, and has its number in the list", async ({ page }) => {
  await page.goto("/dialysis/regions/crimea");
  await alive(page);
  const mark = page.getByRole("group", { name: /Схема/ }).getByRole("link", { name: /Керчь/ });
  const number = /^\d+/.exec((await mark.getAttribute("aria-label")) ?? "")?.[0];
  const card = page.getByRole("listitem").filter({ hasText: "Центр в Керчи" }).first();
  await expect(card).toContainText(`${number}`);
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/centers/kerch");
});

test("the visitor's location is drawn on the map and never sent", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(KAZAN);
  await page.setViewportSize({ width: 360, height: 800 });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/centers");
  await alive(page);
  const nearest = page.getByRole("main").getByRole("link", { name: "Ближайшие ко мне" });
  // As on a phone: the button in the middle of the screen, the answer below the fold.
  await nearest.evaluate((link) => scrollTo(0, link.getBoundingClientRect().top + scrollY - 300));
  await nearest.click();
  const answer = page.locator("main [data-near-status]");
  await expect(answer).not.toBeEmpty();
  await expect.poll(() => answer.evaluate((said) => said.getBoundingClientRect().top)).toBeLessThan(500);
  await expect(page.locator("[data-here-point]").filter({ hasText: "Вы здесь" }).first()).toBeVisible();
  const places = await page
    .locator("[data-here-point] circle")
    .evaluateAll((points) => points.map((point) => point.closest("svg")?.getAttribute("aria-label") ?? "west"));
  expect(places).toEqual(["west", "Схема: Татарстан"]);
  const covered = await page.locator("[data-here-point] text").evaluateAll((texts) =>
    texts.flatMap((text) => {
      const box = text.getBoundingClientRect();
      const others = [...(text.closest("svg")?.querySelectorAll("text") ?? [])];
      return others
        .filter((other) => other !== text && !other.matches("[data-here-point] *"))
        .filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((other) => other.outerHTML);
    }),
  );
  expect(covered).toEqual([]);
  expect(sent.filter((request) => /55\.79|49\.11/.test(request))).toEqual([]);
});

/** The colours of land, of the sheet behind it, of coasts and rivers, on each map of the page. */
function paints(page: Page) {
  return page.locator("main svg[data-map]").evaluateAll((maps) =>
    maps.map((map) => {
      const [land, ...lines] = map.querySelectorAll(":scope > path, :scope > rect");
      // Roads are dashed, the rings of towns filled.
      const river = lines
        .map((line) => ({ line, style: getComputedStyle(line) }))
        .find(({ style }) => style.fill === "none" && style.strokeDasharray === "none")?.line;
      const strokeOf = (line: Element | undefined) =>
        line?.localName === "path" ? [getComputedStyle(line).stroke, getComputedStyle(line).strokeWidth] : null;
      const { fill } = land ? getComputedStyle(land) : { fill: "" };
      return {
        water: getComputedStyle(map).backgroundColor,
        land: fill,
        coast: strokeOf(land),
        river: strokeOf(river),
      };
    }),
  );
}

for (const colorScheme of ["light", "dark"] as const)
  look(`land and water have one colour each on all maps, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.goto("/dialysis/regions/saint-petersburg");
    const gulf = await paints(page);
    await page.goto("/centers");
    const maps = [...(await paints(page)), ...gulf];
    expect(maps.length).toBeGreaterThan(5);
    expect(new Set(maps.map(({ land, water }) => `${land} on ${water}`)).size).toBe(1);
    for (const { land, water, river } of maps) {
      expect(land).not.toBe(water);
      if (river) expect(river[0]).toBe(water);
    }
  });

look(
  "in the visually-impaired mode lines in the colour of the text draw coasts and rivers",
  async ({ page, origin }) => {
    const value = encodeURIComponent(JSON.stringify({ enabled: true }));
    await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
    await page.goto("/centers");
    const lines = (await paints(page)).flatMap(({ coast, river }) => [coast, river].filter((line) => line !== null));
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(lines.flat())).toEqual(new Set(["rgb(0, 0, 0)", "2px"]));
  },
);
