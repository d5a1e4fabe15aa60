import type { Page } from "@playwright/test";
import { expect, look as test } from "./fixtures.ts";

test("on a phone the places to travel to are rows, and what follows them is near", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/tourism");
  // Without the footer, which makes room for the cookie notice when it comes.
  expect((await page.getByRole("main").boundingBox())?.height).toBeLessThan(7600);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Диализ в Крыму" }) });
  const [picture, title] = [await row.locator("img").boundingBox(), await row.getByRole("heading").boundingBox()];
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(title?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const path of ["/lifestyle", "/information/treatment"])
  test(`on a phone the articles are rows: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const heights = await page
      .locator("main ul.grid > li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(180);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

for (const path of ["/", "/centers/kazan-rodnikovaya"])
  test(`on a tablet the titles of news and events have most of their row: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 900 });
    await page.goto(path);
    const widths = await page
      .locator("main section:has(.section-head .more) li:has(time) > :is(h3, a > b)")
      .or(page.locator("main section:has(.section-head .more) li:has(time) > a > b"))
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(300);
  });

test("the calculator's result has a title as large as that of its fields", async ({ page }) => {
  await page.goto("/information/calculator");
  const sizes = await page
    .locator("main :is(.gfr-form, .gfr-result) > h2")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontSize));
  expect(sizes).toHaveLength(2);
  expect(sizes[0]).toBe(sizes[1]);
});

test("two sections on one ground are parted by one gap, in the visually-impaired mode by two and a line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  const gap = () =>
    page.locator("main .sand + .sand").evaluate((section) => parseFloat(getComputedStyle(section).paddingTop));
  await page.goto("/information/nurse-sheet");
  expect(await gap()).toBe(0);
  await turnModeOn(page, page.url());
  await page.reload();
  expect(await gap()).toBeGreaterThan(20);
});

test("on a wide screen an empty list of saved pages leaves no hole: how to save is right below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/saved");
  const list = await page.locator("section:has(> #saved-pages)").boundingBox();
  const how = await page.locator("#how").boundingBox();
  expect(how?.x).toBe(list?.x);
  expect((how?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)).toBeLessThan(64);
});

test("on a form's page the panel beside the fields has the same edge as they have", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/forms/appointment");
  const edges = await page
    .locator(".form-voice, .form-page .form")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderTop));
  expect(edges).toHaveLength(2);
  expect(edges[0]).toMatch(/^1px solid/);
  expect(edges[0]).toBe(edges[1]);
});

for (const path of ["/information/kidney-transplant", "/information/faq"])
  test(`on a phone one line stands between the text and its sources: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const lines = await page.locator("main [aria-labelledby=sources]").evaluate((sources) => {
      const before = sources.previousElementSibling;
      const last = [...(before?.querySelectorAll("summary") ?? [])].at(-1);
      const widths = [last, last?.parentElement].map((part) => part && getComputedStyle(part).borderBottomWidth);
      return [...widths, getComputedStyle(sources).borderTopWidth].filter((width) => width === "1px");
    });
    expect(lines).toHaveLength(1);
  });

for (const path of ["/group", "/vacancies", "/events", "/about/specialists"])
  test(`on a wide screen headings of the text are beside it: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(path);
    const gaps = await page.locator("main .sand section:has(> h2 + div)").evaluateAll((parts) =>
      parts.map((part) => {
        const [title, text] = [part.children[0], part.children[1]];
        return (text?.getBoundingClientRect().left ?? 0) - (title?.getBoundingClientRect().right ?? 0);
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap).toBeGreaterThan(24);
  });

test("a table of names and figures is narrow enough for the eye", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/lifestyle/potassium-in-food");
  const widths = await page
    .locator(".table:has(.number:nth-child(2):last-child)")
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(440);
});

test("on a phone the search button says its word", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/search");
  const word = page.locator("main .site-search-row button span");
  expect((await word.boundingBox())?.width).toBeGreaterThan(30);
});

test("on a phone print and save stand after the links to social networks", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/social_networks");
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect(await top("main li.card")).toBeLessThan(500);
  expect(await top("main [data-print]")).toBeGreaterThan(await top("main li.card:last-child"));
});

test("on a phone the breadcrumbs are one line of at most two pages, and the last has no sign after it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dialysis/regions/tatarstan");
  expect((await page.locator(".crumbs").boundingBox())?.height).toBeLessThan(60);
  const signs = await page.locator(".crumbs li").evaluateAll((items) =>
    items
      .filter((item) => item.checkVisibility())
      .map((item) => {
        const has = (side: string) => {
          const { content, display } = getComputedStyle(item, side);
          return content !== "none" && display !== "none";
        };
        return [has("::before"), has("::after")];
      }),
  );
  expect(signs).toEqual([
    [false, true],
    [false, false],
  ]);
});

for (const mode of ["", "visually-impaired "] as const)
  test(`on a phone the centers of a region are directly below its name, its map after them, in the ${mode}list`, async ({
    page,
    baseURL,
  }) => {
    if (mode) await turnModeOn(page, baseURL);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/centers");
    const regions = await page
      .locator("section[aria-labelledby^=region-]")
      .evaluateAll((sections) =>
        sections.map((section) =>
          ["h2", "li.card", "svg[data-map]"].map(
            (part) => section.querySelector(part)?.getBoundingClientRect().top ?? 0,
          ),
        ),
      );
    expect(regions.length).toBeGreaterThan(3);
    for (const tops of regions) expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
    expect(regions[0]?.[1]).toBeLessThanOrEqual(mode ? 1130 : 800);
    const chips = page.getByRole("main").getByRole("navigation", { name: /Что должно быть/ });
    // They are folded; unfolded, they wrap.
    await expect(chips.getByRole("link")).toHaveCount(0);
    await chips.locator("summary").first().click();
    const ends = await chips
      .locator("a:visible")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(360);
  });

for (const path of ["/centers/yalta", "/en/centers/yalta", "/information/reference-tables"])
  test(`no paragraph of ${path} goes on at the top of the next column`, async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(path);
    const columns = await page.locator(":is(.columns, #about-center + *) .prose > p").evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const [box] = paragraph.getClientRects();
        return [paragraph.getClientRects().length, Math.round(box?.left ?? 0)] as const;
      }),
    );
    expect(new Set(columns.map(([, left]) => left)).size).toBe(2);
    expect(columns.filter(([parts]) => parts > 1)).toEqual([]);
  });

test("the text about social networks uses both halves of the page", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/social_networks");
  const lefts = await page
    .locator("main section[id] > h2")
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});

/** In how many lines each element is set. */
const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    }),
  );

test("on a phone the names of specialists have two lines, but for the longest", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about/specialists");
  const names = await linesOf(page, "main li.card h3");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((lines) => lines > 2).length).toBeLessThanOrEqual(2);
});

test("on a phone the heading of the events breaks where the sense does", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/events");
  const first = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    const [node] = title.childNodes;
    if (!node) return "";
    range.setStart(node, 0);
    let end = 1;
    for (; end <= (node.textContent ?? "").length; end++) {
      range.setEnd(node, end);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) break;
    }
    return (node.textContent ?? "").slice(0, end - 1).trim();
  });
  expect(first.replaceAll("\u00a0", " ")).toBe("Школа пациента");
});

test("the days of a center's hours are in one line where they fit", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/centers/yalta");
  expect((await linesOf(page, "table[aria-labelledby=hours] tr:first-child th"))[0]).toBe(1);
});

test("the heading and the text beside it begin on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/contacts");
  const apart = await page.locator(".section-head").evaluateAll((heads) =>
    heads.map((head) => {
      const baselineOf = (one: Element) => {
        const mark = document.createElement("span");
        mark.style.cssText = "display:inline-block;width:0;height:0";
        one.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      };
      const [title, text] = head.children;
      return title && text ? Math.abs(baselineOf(title) - baselineOf(text)) : 0;
    }),
  );
  expect(apart.length).toBeGreaterThan(0);
  expect(Math.max(...apart)).toBeLessThan(2);
});

for (const prefix of ["", "/en"])
  test(`${prefix}: the header rows of two tables side by side are in line`, async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(`${prefix}/lifestyle/potassium-in-food`);
    const [first, second] = await page
      .locator("main .prose > .scroll-x thead")
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
    expect(second).toBe(first);
  });

test("two tables of names and figures stand side by side, and the text goes on below both", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/lifestyle/potassium-in-food");
  const boxes = await page.locator("main .prose > .scroll-x, main .prose > .scroll-x + p").evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
  const [first, second, text] = boxes;
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
  expect(text?.top).toBeGreaterThan(Math.max(first?.bottom ?? Infinity, second?.bottom ?? Infinity));
});

test("the cards of the stories have one width below the first row, and every row is full", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/stories");
  const cards = await page.locator("main ul.grid > li").evaluateAll((all) =>
    all.map((card) => {
      const { top, right, width } = card.getBoundingClientRect();
      return { top: Math.round(top), right: Math.round(right), width: Math.round(width) };
    }),
  );
  const rows = [...Map.groupBy(cards, ({ top }) => top).values()];
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows.map((row) => row.at(-1)?.right)).size).toBe(1);
  expect(new Set(rows.slice(1).flatMap((row) => row.map(({ width }) => width))).size).toBe(1);
});

test("a lone neighbour of an article is as wide as the text", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/about/news/kazan-evening-shift");
  const link = page.locator("main a[rel=next]");
  const [own, row] = await Promise.all([link.boundingBox(), link.locator("..").boundingBox()]);
  expect(own?.width).toBe(row?.width);
});

test("on a phone a heading is nearer to its questions than to what is above it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/tourism");
  const { above, below } = await page.locator("#questions").evaluate((heading) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const { top, bottom } = heading.getBoundingClientRect();
    const next = box(heading.nextElementSibling?.querySelector("h3"));
    return { above: top - (box(heading.closest(".section"))?.top ?? 0), below: (next?.top ?? 0) - bottom };
  });
  expect(below).toBeLessThanOrEqual(32);
  expect(above).toBeGreaterThan(below);
});

test("on a phone the town and the street of a guest's center have a line each", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/tourism");
  const lines = await page
    .locator("section[aria-labelledby=free] li a > span")
    .evaluateAll((all) => all.map((part) => part.getClientRects().length + (part.clientHeight > 36 ? 1 : 0)));
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set([1]));
});

for (const [width, isShown] of [
  [360, false],
  [1300, true],
] as const)
  test(`at ${width} px the comma between town and street is ${isShown ? "seen" : "only heard"}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/tourism");
    const link = page.locator("section[aria-labelledby=free] li a:has(> span)").first();
    await expect(link).toHaveAccessibleName(/^[^,]+, \S/);
    const clip = await link.locator("span", { hasText: /^,$/ }).evaluate((comma) => getComputedStyle(comma).clipPath);
    expect(clip === "none").toBe(isShown);
  });

test("in the visually-impaired mode no heading of the home page hangs on the line above it", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/robots.txt");
  await turnModeOn(page, page.url());
  await page.goto("/");
  const gaps = await page.locator("main h2").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const line = heading.closest(".section, .sand, .water, .deep");
      if (!line || Number.parseFloat(getComputedStyle(line).borderTopWidth) === 0) return [];
      return heading.getBoundingClientRect().top - line.getBoundingClientRect().top;
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThan(40);
});

test("on a wide screen the cookie notice is a strip along the edge", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/about");
  const notice = await page.locator(".cookie-notice").boundingBox();
  expect(notice?.width).toBe(1300);
  expect(notice?.height).toBeLessThan(90);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBe(900);
});

test("on a wide screen five or six services stand in the open, the others in a fold", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/centers");
  const chips = page.getByRole("main").getByRole("navigation", { name: /Что должно быть/ });
  const links = chips.getByRole("link");
  const open = await links.count();
  expect([5, 6]).toContain(open);
  await chips.getByText("Ещё фильтры").click();
  await expect(links.nth(open + 5)).toBeVisible();
  await links.last().click();
  // What is chosen is in the open.
  await expect(chips.locator("a[aria-current]")).toBeVisible();
});

test("on a wide screen the filters of centers and the map beside them end together", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/centers");
  const chips = page.getByRole("main").getByRole("navigation", { name: /Что должно быть/ });
  const [filters, map] = [await chips.boundingBox(), await page.locator("[data-country]").boundingBox()];
  const hole = (map?.y ?? 0) + (map?.height ?? 0) - (filters?.y ?? 0) - (filters?.height ?? 0);
  expect(Math.abs(hole)).toBeLessThan(140);
  expect((await page.locator("main li.card").first().boundingBox())?.y).toBeLessThan(1080);
});

test("the times of a center's hours end on one line, today's too", async ({ page }) => {
  for (const width of [360, 1300]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/centers/kazan-rodnikovaya");
    const hours = page.getByRole("table", { name: "Часы работы" });
    await expect(hours.locator("[aria-current=date]")).toBeVisible();
    const ends = await hours.locator("td").evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return Math.round(words.getBoundingClientRect().right);
      }),
    );
    expect(ends.length).toBeGreaterThan(1);
    expect([width, new Set(ends).size]).toEqual([width, 1]);
  }
});

test("the table of /control ends on the line of the folds below it", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/control");
  const rightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().right));
  expect(await rightOf("main table")).toBe(await rightOf("main details.accordion"));
});

test("on a phone the fold of services says how many are chosen, and is open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en/centers?service=guests");
  const chips = page.getByRole("main").getByRole("navigation", { name: "What the centre should offer" });
  await expect(chips.getByText("Filters: 1")).toBeVisible();
  await expect(chips.locator("a[aria-current]")).toBeVisible();
});

for (const prefix of ["", "/en"])
  test(`${prefix}/dialysis/regions: their number stands right above the cards, which fill their rows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(`${prefix}/dialysis/regions`);
    const cards = await page.locator("main li.card").evaluateAll((all) =>
      all.map((card) => {
        const { top, bottom, right } = card.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom), right: Math.round(right) };
      }),
    );
    const number = await page.getByRole("heading", { level: 2, name: /^16/ }).boundingBox();
    const gap = (cards[0]?.top ?? 0) - (number?.y ?? 0) - (number?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
    const rows = [...Map.groupBy(cards, ({ top }) => top).values()];
    expect(rows.map((row) => row.length)).toEqual([3, 3]);
    for (const row of rows) expect(new Set(row.map(({ bottom }) => bottom)).size).toBe(1);
    expect(new Set(rows.map((row) => row.at(-1)?.right)).size).toBe(1);
  });

for (const mode of ["", "visually-impaired "])
  test(`on a phone the services of a region are words, and no line ends with a dot, in the ${mode}list`, async ({
    page,
    baseURL,
  }) => {
    if (mode) await turnModeOn(page, baseURL);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/dialysis/regions");
    const looks = await page
      .locator("main li.card > ul li")
      .evaluateAll((tags) =>
        tags.map((tag) => [getComputedStyle(tag).borderTopWidth, getComputedStyle(tag, "::after").content]),
      );
    expect(looks.length).toBeGreaterThan(10);
    for (const look of looks) expect(look).toEqual(["0px", "none"]);
  });

test("on a wide screen no service of a region is alone in its row", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  for (const region of ["tatarstan", "moscow", "crimea", "saint-petersburg"]) {
    await page.goto(`/dialysis/regions/${region}`);
    const tops = await page
      .locator("[aria-labelledby=special] dl > div")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect([region, tops.filter((top) => top === tops.at(-1)).length > 1]).toEqual([region, true]);
  }
});

test("the centers of all regions stand in the same columns", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/centers");
  const cards = await page
    .locator("section[aria-labelledby^=region-] li.card")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)));
  expect(cards.length).toBeGreaterThan(10);
  expect(new Set(cards).size).toBe(1);
});

test("the only center that was found is as wide as the page", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/centers?q=казань");
  const card = page.locator("main li.card");
  await expect(card).toHaveCount(1);
  expect((await card.boundingBox())?.width).toBeGreaterThan(1000);
});

test("in the visually-impaired mode the text about the calculator begins where its heading does", async ({
  page,
  baseURL,
}) => {
  await turnModeOn(page, baseURL);
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/information/calculator");
  const lefts = await page
    .locator("[aria-labelledby=about] :is(h2, .prose > p)")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(2);
  expect(new Set(lefts).size).toBe(1);
});

async function turnModeOn(page: Page, url = ""): Promise<void> {
  const value = encodeURIComponent('{"enabled":true}');
  await page.context().addCookies([{ name: "visually_impaired", value, url }]);
}

for (const colorScheme of ["light", "dark"] as const)
  test(`the main action is told from the numbers for danger, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const [action, danger] = await page.evaluate(() =>
      ["main .button-action", "main .ambulance"].map((part) => {
        const { backgroundColor } = getComputedStyle(document.querySelector(part) ?? document.body);
        const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        // Red is the greatest of the three in both.
        return { hue: (60 * (green - blue)) / (red - Math.min(green, blue)), light: (red + green + blue) / 3 };
      }),
    );
    expect(danger?.hue).toBeLessThan(6);
    expect(action?.hue).toBeGreaterThan(14);
    expect((action?.light ?? 0) - (danger?.light ?? 0)).toBeGreaterThan(60);
  });

for (const [path, name] of [
  ["/about/news", "Вперёд"],
  ["/en/about/news?page=2", "Previous"],
] as const)
  test(`on a phone the arrow of a short row of pages has its word beside it: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const step = page.getByRole("main").getByRole("link", { name });
    const row = page.locator(".pagination");
    expect((await step.getByText(name).boundingBox())?.width).toBeGreaterThan(40);
    expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await row.boundingBox())?.height).toBeLessThan(60);
  });

test("in the visually-impaired mode only the title of a link is underlined, not its size or its direction", async ({
  page,
  baseURL,
}) => {
  await turnModeOn(page, baseURL);
  for (const [path, links] of [
    ["/about/legal-documents", ".file"],
    ["/stories/gennady-diabetes-wheelchair", "main a:is([rel=prev], [rel=next])"],
  ] as const) {
    await page.goto(path);
    const lines = await page
      .locator(links)
      .evaluateAll((all) =>
        all.map((link) =>
          [link, link.querySelector("b")].map((part) => part && getComputedStyle(part).textDecorationLine),
        ),
      );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toEqual(["none", "underline"]);
  }
});
