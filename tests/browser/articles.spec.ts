import type { Locator } from "@playwright/test";
import { article, writePack } from "../support/pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { expect, alive, look, lookWithoutScripts, test } from "./fixtures.ts";

const LONG = "/lifestyle/fluid-between-sessions";

test.describe("the table of contents", () => {
  test("is beside a long text on a wide screen and stays in view", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(LONG);
    const contents = page.getByRole("navigation", { name: "Содержание" });
    await contents.getByRole("link").last().click();
    await expect(page).toHaveURL(/#[a-z][a-z0-9-]+$/);
    await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true }).nth(5)).toBeInViewport();
    await expect(contents.getByRole("link").first()).toBeInViewport();
  });

  look("is collapsed on a phone until it is opened", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(LONG);
    const contents = page.getByRole("navigation", { name: "Содержание" });
    await expect(contents.getByRole("link")).toHaveCount(0);
    await contents.getByText("Содержание").filter({ visible: true }).click();
    await expect(contents.getByRole("link").first()).toBeVisible();
  });

  test("highlights the section being read", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(LONG);
    const links = page.getByRole("navigation", { name: "Содержание" }).getByRole("link");
    await expect(links.and(page.locator("[aria-current]"))).toHaveCount(0);
    await links.nth(2).click();
    await expect(links.nth(2)).toHaveAttribute("aria-current", "location");
    await expect(links.and(page.locator("[aria-current]"))).toHaveCount(1);
    // Not by colour alone.
    await expect(links.nth(2)).toHaveCSS("text-decoration-line", "underline");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(links.and(page.locator("[aria-current]"))).toHaveCount(0);
  });

  test("stays in view on a phone, scrolls headings clear of itself and closes", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(LONG);
    const contents = page.getByRole("navigation", { name: "Содержание" });
    const summary = contents.getByText("Содержание").filter({ visible: true });
    await page.getByRole("heading", { level: 2 }).nth(3).scrollIntoViewIfNeeded();
    await expect(summary).toBeInViewport();
    await summary.click();
    const link = contents.getByRole("link").last();
    await link.press("Escape");
    await expect(contents.getByRole("link")).toHaveCount(0);
    await expect(summary).toBeFocused();
    await summary.click();
    await page.getByRole("main").getByRole("heading", { level: 2 }).last().click();
    await expect(contents.getByRole("link")).toHaveCount(0);
    await summary.click();
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(contents.getByRole("link")).toHaveCount(0);
    const heading = page.getByRole("main").getByRole("heading", { name: title, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [above, below] = [await summary.boundingBox(), await heading.boundingBox()];
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  look("is not sticky when letters are large", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await page.goto(LONG);
    await page.getByRole("heading", { level: 2 }).nth(3).scrollIntoViewIfNeeded();
    await expect(page.getByText("Содержание").filter({ visible: true })).not.toBeInViewport();
  });
});

look("the pages that a term leads to look like links", async ({ page }) => {
  await page.goto("/information/glossary/dialyser");
  const names = page.getByRole("main").locator("section li > a > b");
  await expect(names).toHaveCount(2);
  for (const name of await names.all()) await expect(name).toHaveCSS("text-decoration-line", "underline");
});

look("the glossary's letters stay in view, and their targets are not hidden below them", async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 900 });
  await page.goto("/information/glossary");
  const letters = page.getByRole("navigation", { name: "Буквы" });
  await letters.getByRole("link", { name: "Д", exact: true }).click();
  const heading = page.getByRole("heading", { name: "Д", exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const [above, below] = [await letters.boundingBox(), await heading.boundingBox()];
  expect(above?.y).toBeGreaterThan(0);
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect(above?.height).toBeLessThanOrEqual(104);
  for (const width of [575, 780, 1160]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await letters.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)]).toEqual([
      width,
      0,
    ]);
  }
});

for (const isInMode of [false, true])
  lookWithoutScripts(
    `on a phone the letter being read stays in sight with the way back to all letters${isInMode ? ", in the visually-impaired mode" : ""}`,
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      if (isInMode)
        await page
          .context()
          .addCookies([
            { name: "visually_impaired", value: encodeURIComponent('{"enabled":true}'), url: baseURL ?? "" },
          ]);
      await page.goto("/information/glossary");
      const letters = page.getByRole("navigation", { name: "Буквы" });
      await letters.getByRole("link", { name: "К", exact: true }).click();
      const group = page.getByRole("region", { name: "К", exact: true });
      const heading = group.getByRole("heading", { name: "К", exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const last = group.locator("dt a").last();
      await last.focus();
      const back = group.getByRole("link", { name: "К буквам" });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const [row, below] = [await back.boundingBox(), await last.boundingBox()];
      expect(row?.height).toBe(44);
      expect(below?.y ?? 0).toBeGreaterThanOrEqual((row?.y ?? 0) + 44);
      await back.click();
      await expect(letters.getByRole("link").first()).toBeInViewport({ ratio: 1 });
      // From below, too, a letter is reached where its group begins.
      await letters.getByRole("link", { name: "Б", exact: true }).click();
      const first = page.getByRole("region", { name: "Б", exact: true }).locator("dt a").first();
      await expect(first).toBeInViewport({ ratio: 1 });
    },
  );

look("figures are side by side where they fit", async ({ page }) => {
  await page.setViewportSize({ width: 575, height: 900 });
  await page.goto("/lifestyle/recipe-syrniki");
  const [name, figure] = await page.getByRole("table").getByRole("row").nth(1).locator("th, td").all();
  const [left, right] = [await name?.boundingBox(), await figure?.boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
});

look("every list of /dialysis has the same bullets", async ({ page }) => {
  await page.goto("/dialysis");
  const bullets = await page.locator("main ul:not(nav *)").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const [item] = list.children;
      const { listStyleType } = getComputedStyle(list);
      if (!item || listStyleType === "none") return [];
      const { width, height, content } = getComputedStyle(item, "::before");
      return content === "none" && listStyleType !== "disc" ? [] : [[listStyleType, width, height].join(" ")];
    }),
  );
  expect(bullets.length).toBeGreaterThan(4);
  expect(new Set(bullets).size).toBe(1);
});

look("a number in a text does not break across lines", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dialysis/home-dialysis");
  for (const number of await page.locator(".prose a[href^='tel:']").all())
    expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
});

test.describe("a page that fell back to Russian", () => {
  let server: RunningServer;
  // The site's own pack may be fully translated.
  test.beforeAll(async () => {
    const pack = writePack({
      "articles/index.ru.md": article("id: 1\ntitle: Главная\ndescription: Начало."),
      "articles/agreement.ru.md": article("id: 2\ntitle: Соглашение\ndescription: Правила."),
    });
    server = await startServer({ CONTENT_DIR: pack });
  });
  test.afterAll(() => server.stop());

  test("says so visibly", async ({ page }) => {
    await page.goto(`${server.origin}/en/agreement`);
    const notice = page.getByText("has not been translated");
    const isOnTop = await notice.evaluate((text) => {
      const { left, top, height } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(left + 120, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
});

look(
  "on paper there is the text with the addresses of its links, and no header or footer",
  async ({ page, origin }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/information/treatment/dry-weight");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("/information/treatment/dry-weight", { exact: false })).toBeVisible();
    for (const role of ["banner", "contentinfo", "navigation", "button"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    // Whose sheet it is and whom to call: a table header, which the browser repeats on each sheet.
    const head = page.getByText("Ренария+7 (800) 000-00-00");
    await expect(head).toBeVisible();
    expect(await head.evaluate((element) => getComputedStyle(element.parentElement ?? element).display)).toBe(
      "table-header-group",
    );
    const link = page.getByRole("main").getByRole("link", { name: /Сколько пить/ });
    const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(printed.replaceAll('" "', "")).toContain(`${origin}/lifestyle/fluid-between-sessions`);
  },
);

for (const prefix of ["", "/en"])
  test(`${prefix}/information/drugs: every group of medicines named at the start has a link that opens it`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/information/drugs`);
    await alive(page);
    await page
      .locator("main p a")
      .filter({ hasText: /^(лекарства после пересадки|medicines after a transplant)$/u })
      .click();
    await expect(page.getByText(/такролимус|tacrolimus/i).first()).toBeVisible();
  });

test("the print button prints", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  await page.goto(LONG);
  await alive(page);
  await page.getByRole("button", { name: "Распечатать" }).click();
  expect(await page.evaluate(() => "isPrinted" in window)).toBe(true);
});

test("a tab changes the list without a full page load, and Back restores it", async ({ page, complaints }) => {
  await page.goto("/lifestyle");
  await alive(page);
  const tabs = page.getByRole("navigation", { name: "Разделы", exact: true });
  const articles = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  const all = await articles.count();
  await tabs.locator("[href$=lifestyle-movement]").click();
  await expect(page).toHaveURL("/lifestyle?tab=lifestyle-movement");
  await expect(articles).not.toHaveCount(all);
  const some = await articles.count();
  await tabs.getByRole("link").first().click();
  await expect(page).toHaveURL("/lifestyle");
  await expect(articles).toHaveCount(all);
  await page.goBack();
  await expect(articles).toHaveCount(some);
  expect(complaints).toEqual([]);
});

test("a reader goes from the list to an article, to the next one and to its translation", async ({ page }) => {
  await page.goto("/stories");
  await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).getByRole("link").click();
  await page
    .getByRole("navigation", { name: "Соседние статьи" })
    .getByRole("link", { name: /Предыдущая/ })
    .click();
  await expect(page).toHaveURL("/stories/family-of-pyotr-andreevich");
  await page.getByRole("link", { name: "Read in English" }).click();
  await expect(page).toHaveURL("/en/stories/family-of-pyotr-andreevich");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("lists, tabs, contents and documents work; what needs scripts is not shown", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/lifestyle?tab=lifestyle-nutrition");
    await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).getByRole("link").click();
    await expect(page).toHaveURL(LONG);
    await expect(page.getByRole("button", { name: "Распечатать" })).toBeHidden();
    const contents = page.getByRole("navigation", { name: "Содержание" });
    await contents.getByText("Содержание").filter({ visible: true }).click();
    await contents.getByRole("link").first().click();
    await expect(page).toHaveURL(/#kak-uznat-svoyu-normu$/);
    await page.goto("/tourism");
    await page.getByRole("link", { name: "Какие нужны документы" }).click();
    await expect(page.locator("#documents")).toBeInViewport();
  });
});

look("on a phone the picture fills the column below the first sentence", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/lifestyle/potassium-in-food");
  const head = page.getByRole("main").locator("header").first();
  const [scene, lead] = [
    await head.locator(".page-head-picture img").boundingBox(),
    await head.locator(".lead").boundingBox(),
  ];
  if (!scene || !lead) throw new Error("the head shows no scene or no lead");
  expect(scene.width).toBeCloseTo(lead.width, 0);
  expect(scene.width / scene.height).toBeCloseTo(8 / 5, 1);
  expect(lead.y + lead.height).toBeLessThanOrEqual(scene.y);
  // All drawings in page heads have the same frame.
  await expect(head.locator(".page-head-picture img")).toHaveCSS("border", /^6px solid/);
  // Without a reviewer above it, it is whole, and so are the pictures of the years.
  await page.goto("/equipment");
  expect(await cutBy(head.locator(".page-head-picture img"))).toEqual([0]);
  await page.goto("/about/our-way-since-2005");
  const cuts = await cutBy(page.locator(".page-head-picture img, .timeline-entries img"));
  expect(cuts.length).toBeGreaterThan(10);
  expect(cuts.filter((cut) => cut > 1)).toEqual([]);
  // A bar with two buttons covers the lower edge of the first screen: most of the scene is above it.
  expect(scene.y + scene.height / 2).toBeLessThan(740 - 76);
});

look("on a phone the portrait above a story is a whole circle", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/stories/tamara-forty-seven-books", "/en/stories/galina-carer-in-the-north"]) {
    await page.goto(path);
    const portrait = page.locator(".page-head-picture img");
    await expect(portrait).toHaveCSS("border-radius", "50%");
    const box = await portrait.boundingBox();
    expect(box?.width).toBeGreaterThan(100);
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
  }
});

look("where a text is not folded it goes on as if it had never been", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  for (const path of ["/about", "/control", "/centers/moscow-severny", "/information/fistula"]) {
    await page.goto(path);
    const seams = await page.locator(".prose + .read-on").evaluateAll((folds) =>
      folds
        .filter((fold) => fold.checkVisibility())
        .map((fold) => {
          const [last, first] = [fold.previousElementSibling?.lastElementChild, fold.querySelector(".prose > *")];
          const [above, below] = [last?.getBoundingClientRect(), first?.getBoundingClientRect()];
          return {
            gap: Math.round((below?.top ?? 0) - (above?.bottom ?? 0)),
            isHeading: first?.tagName.startsWith("H"),
            isInColumn: above?.left === below?.left,
          };
        }),
    );
    expect(seams.length).toBeGreaterThan(0);
    for (const { gap, isHeading, isInColumn } of seams)
      expect([path, isInColumn, gap]).toEqual([path, true, isHeading ? 36 : 20]);
  }
});

look("on a tablet the glossary's letters follow the reader, on a ground of their own", async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 900 });
  await page.goto("/information/glossary");
  await alive(page);
  const letters = page.getByRole("navigation", { name: "Буквы" });
  await page.locator("main h2").filter({ hasText: /^П$/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  const current = letters.locator("[aria-current]");
  await expect(current).toHaveText("П");
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(
    await letters.evaluate((nav) => [getComputedStyle(nav).maskImage, getComputedStyle(nav).backgroundColor]),
  ).toEqual(["none", "rgb(255, 255, 255)"]);
});

look("the arrow of a link back stands before its words, on their line", async ({ page }) => {
  for (const path of ["/information/glossary/dialyser", "/information/materials?sheet=leaflet-fistula"]) {
    await page.goto(path);
    const links = await page.locator("main .more:has(use[href$='#back'])").evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        words.setStartAfter(link.querySelector("svg") as Element);
        const [arrow, text] = [link.querySelector("svg")?.getBoundingClientRect(), words.getBoundingClientRect()];
        return {
          gap: text.left - (arrow?.right ?? 0),
          isOnLine: (arrow?.bottom ?? 0) > text.top && (arrow?.top ?? 0) < text.bottom,
        };
      }),
    );
    expect(links).toEqual([{ gap: expect.any(Number), isOnLine: true }]);
    expect(links[0]?.gap).toBeGreaterThanOrEqual(0);
  }
});

/** By how many pixels each picture is higher or lower than it would be whole. */
function cutBy(pictures: Locator): Promise<number[]> {
  return pictures.evaluateAll((all) =>
    all.map((picture) => {
      const whole =
        (picture.clientWidth * Number(picture.getAttribute("height"))) / Number(picture.getAttribute("width"));
      return Math.round(Math.abs(whole - picture.clientHeight));
    }),
  );
}
