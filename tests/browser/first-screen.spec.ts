import type { Page } from "@playwright/test";
import { alive, expect, look as test, lookWithoutScripts } from "./fixtures.ts";
import { watchShifts } from "./vision-measures.ts";

test.describe("on a phone", () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

  test("when to call: 103 and the helpline are visible at once, the most urgent highest and largest", async ({
    page,
  }) => {
    await page.goto("/information/when-to-call");
    const ladder = page.locator("main header ol");
    await expect(ladder.getByRole("link", { name: "103", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(ladder.getByRole("link", { name: "+7 (800) 000-00-03" })).toBeInViewport({ ratio: 1 });
    const steps = await ladder.evaluate((list) =>
      [...list.children].map((step) => {
        const { top, height } = step.getBoundingClientRect();
        const sizes = [...step.querySelectorAll("a")].map((link) => Number.parseFloat(getComputedStyle(link).fontSize));
        return { top, height, letters: Math.max(...sizes) };
      }),
    );
    expect(steps).toHaveLength(4);
    for (const [n, step] of steps.entries()) {
      const next = steps[n + 1];
      if (!next) break;
      expect(step.top).toBeLessThan(next.top);
      expect(step.height).toBeGreaterThan(next.height);
      expect(step.letters).toBeGreaterThanOrEqual(next.letters);
    }
    expect(steps[0]?.letters).toBeGreaterThan(steps[1]?.letters ?? 0);
  });

  for (const prefix of ["", "/en"])
    test(`${prefix}/information/when-to-call: the signs of the first step begin on the second screen`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/information/when-to-call`);
      const signs = page.locator("main .care-now").first().getByRole("listitem");
      expect(await signs.first().evaluate((sign) => sign.getBoundingClientRect().top + scrollY)).toBeLessThan(1100);
      // What stood before them waits below the steps.
      await expect(page.locator("main .ladder-about .prose").first()).toBeVisible();
      // The steps say it.
      await expect(page.locator("main .lead")).toHaveCount(0);
      // In every list that asks for a call the eye finds a sign by its bold words.
      for (const level of ["duty", "today"]) {
        const list = page.locator(`main .care-${level}`).first().locator("ul > li");
        expect(await list.filter({ hasNot: page.locator("b, strong") }).count()).toBe(0);
      }
    });

  for (const [path, mode] of [
    ["/contacts", "ordinary"],
    ["/en/contacts", "ordinary"],
    ["/information/when-to-call", "visually-impaired"],
    ["/en/information/when-to-call", "visually-impaired"],
  ] as const)
    test(`${path}, ${mode}: an emergency number is visible next to the cookie notice`, async ({ page }) => {
      await page.goto(path);
      if (mode === "visually-impaired") await page.context().addCookies([inTheMode(page)]);
      await page.reload();
      await expect(page.getByRole("button", { name: /Отказаться|Refuse/ })).toBeVisible();
      const seen = page.getByRole("link", { name: /^103/ }).locator("visible=true");
      const isOnTop = await seen.evaluateAll((links) =>
        links.some((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      );
      expect(isOnTop).toBe(true);
    });

  // Facts before the drawing, print and save at the end: the text begins soon, and every control keeps its size.
  for (const path of [
    "/lifestyle/potassium-in-food",
    "/tourism/travel-crimea",
    "/about/our-way-since-2005",
    "/equipment",
    "/about/news/kazan-evening-shift",
  ].flatMap((path) => [path, `/en${path}`]))
    test(`${path}: the text begins within 800 px`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const tops = await page.evaluate(() =>
        ["h1", ".lead", ".page-head-facts", ".page-head-picture", ".prose p", "[data-print]"].map(
          (part) => document.querySelector(`main ${part}`)?.getBoundingClientRect().top ?? Number.NaN,
        ),
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(tops[4]).toBeLessThanOrEqual(800);
      const low = await page
        .locator("main :is(.page-head-facts li > a, [data-print], [data-save])")
        .evaluateAll((controls) => controls.filter((control) => control.getBoundingClientRect().height < 44).length);
      expect(low).toBe(0);
    });

  test("meetings: the date and the title of the first are visible at once", async ({ page }) => {
    await page.goto("/events");
    await page.evaluate(() => document.fonts.ready);
    const first = page.locator("[data-event]").first();
    const bar = await page.locator("[data-bar]").evaluate((element) => element.getBoundingClientRect().top);
    for (const part of ["time", "h3"]) {
      const { top, height } = await first.locator(part).evaluate((element) => element.getBoundingClientRect());
      expect(top + Math.min(height, 24)).toBeLessThan(bar);
    }
  });

  for (const path of ["/vacancies", "/en/vacancies"])
    test(`the title of the first vacancy is visible at once: ${path}`, async ({ page }) => {
      await page.goto(path);
      const title = await page.locator("main h3").first().boundingBox();
      const bar = await page.locator("[data-bar]").boundingBox();
      expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });

  for (const path of ["/contacts", "/en/contacts"])
    test(`${path}: the coordinator's number and 103 are visible at once, above the cookie notice`, async ({ page }) => {
      await page.goto(path);
      const notice = page.locator(".cookie-notice");
      await expect(notice).toBeVisible();
      const above = (await notice.boundingBox())?.y ?? 0;
      for (const number of ["[data-main]", "[href='tel:103']", "[href='tel:112']"]) {
        const { y = Infinity, height = 0 } = (await page.locator(`main ${number}`).first().boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(above);
      }
    });

  for (const path of ["/", "/contacts", "/dialysis/regions/crimea", "/en/no-such-page"])
    test(`the bottom bar comes when the page's own number has left the screen: ${path}`, async ({ page }) => {
      await page.goto(path);
      const bar = page.locator("[data-bar]");
      const main = page.locator("main [data-main]").first();
      await expect(main).toBeInViewport();
      await expect(bar).toBeHidden();
      await main.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().bottom + 1 }));
      await expect(bar).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expect(bar).toBeHidden();
    });

  for (const path of ["/about/specialists", "/tourism", "/control"])
    test(`where the first screen has no number to call, the bottom bar has it: ${path}`, async ({ page }) => {
      await page.goto(path);
      await alive(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(page.locator("[data-bar] a[href^='tel:']")).toBeInViewport({ ratio: 1 });
    });

  for (const path of ["/about/specialists", "/en/tourism", "/control", "/en/dialysis/regions/tatarstan"])
    test(`the bottom bar has no second main button beside the page's own: ${path}`, async ({ page }) => {
      await page.goto(path);
      const form = page.locator("[data-bar] a:not([href^='tel:'])");
      const action = page.locator("main .button-action").first();
      await expect(action).toBeInViewport();
      await expect(form).toBeHidden();
      await action.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().bottom + 1 }));
      await expect(form).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expect(form).toBeHidden();
    });

  for (const [path, first, second] of [
    ["/information/faq", "details.accordion", /\?tab=faq-session$/],
    ["/en/information/faq?tab=faq-food", "details.accordion", /\?tab=faq-session$/],
    ["/information/treatment", "ul.grid h2", /\?tab=/],
    ["/en/information/treatment?page=2", "ul.grid h2", /treatment\?tab=[^&]+$/],
    ["/lifestyle", "ul.grid h2", /\?tab=/],
    ["/en/lifestyle", "ul.grid h2", /\?tab=/],
  ] as const)
    test(`the first question or article is on the first screen, below a select of topics: ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      const question = page.locator("main").locator(first).first();
      expect((await question.boundingBox())?.y).toBeLessThanOrEqual(640);
      await expect(page.locator("main ul.tabs")).toBeHidden();
      await page.locator("main select").selectOption({ index: 1 });
      await expect(page).toHaveURL(second);
      await page.context().addCookies([inTheMode(page)]);
      await page.reload();
      expect((await question.boundingBox())?.y).toBeLessThanOrEqual(860);
      await page.setViewportSize({ width: 780, height: 900 });
      await expect(page.locator("main ul.tabs")).toBeVisible();
      await expect(page.locator("main select")).toBeHidden();
    });

  for (const path of [
    "/information/glossary",
    "/about",
    "/en/about",
    "/about/legal-documents",
    "/information/materials",
  ])
    test(`all links to the parts of a page are in sight, without scrolling sideways: ${path}`, async ({ page }) => {
      await page.goto(path);
      const boxes = await page
        .locator("main :is(.tabs, .chips) a:visible")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes.length).toBeGreaterThan(3);
      for (const { left, right, height } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(360);
        expect(height).toBeGreaterThanOrEqual(44);
      }
      const scrolling = await page.locator("main *").evaluateAll((elements) =>
        elements
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
          .map(({ className }) => className),
      );
      expect(scrolling).toEqual([]);
    });

  for (const path of ["calculator", "weight-gain", "day-menu"].flatMap((tool) => [
    `/information/${tool}`,
    `/en/information/${tool}`,
  ]))
    test(`the tool's first field is above the bottom bar: ${path}`, async ({ page }) => {
      await page.goto(path);
      const field = await page.locator("main :is(input:not([type=hidden]), select):visible").first().boundingBox();
      const bar = await page.locator("[data-bar]").boundingBox();
      expect((field?.y ?? 740) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      if (path.endsWith("day-menu")) {
        // The meal comes before the food, and the food can be looked for without scrolling; the group is a refinement.
        const names = await page
          .locator(".dm-add :is(input, select)")
          .evaluateAll((fields) => fields.map((one) => one.getAttribute("name")));
        expect(names).toEqual(["to", "q", "group"]);
        const find = await page.locator(".dm-search .button").boundingBox();
        expect((find?.y ?? 740) + (find?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      }
      // Who has checked it, and the print button, are still there.
      await expect(page.locator("main").getByText(/Дата проверки|Date of review/)).toBeVisible();
    });

  for (const path of ["/centers?q=казань", "/en/centers?q=yalta"])
    test(`the center that was asked for is on the first screen: ${path}`, async ({ page }) => {
      await page.goto(path);
      const card = await page.locator("main li.card").first().boundingBox();
      const bar = await page.locator("[data-bar]").boundingBox();
      expect((card?.y ?? 740) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    });

  for (const prefix of ["", "/en"])
    test(`${prefix}/dialysis/regions: the first region and its phone are on the first screen`, async ({ page }) => {
      await page.goto(`${prefix}/dialysis/regions`);
      const region = page.locator("main li.card").first();
      const bar = await page.locator("[data-bar]").boundingBox();
      for (const part of [region.locator("h3 a"), region.locator("a[href^='tel:']")]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      }
      for (const card of await page.locator("main li.card").all())
        expect((await card.boundingBox())?.height).toBeLessThan(480);
    });

  test("/control: the drawing keeps its distance from the button", async ({ page }) => {
    await page.goto("/control");
    const button = await page.locator("main .button-action").first().boundingBox();
    const picture = await page.locator(".page-head-picture img").boundingBox();
    expect((picture?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test("/information/materials: the introduction is as large as the cards", async ({ page }) => {
    await page.goto("/information/materials");
    const sizes = await page
      .locator("main :is(.prose p, li.card p:not(:has(a)))")
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
    expect(sizes.length).toBeGreaterThan(5);
    expect([...new Set(sizes)]).toEqual(["18px"]);
  });

  for (const path of ["/information/materials", "/en/information/materials"])
    test(`the first leaflet is within 800 px: ${path}`, async ({ page }) => {
      await page.goto(path);
      expect((await page.locator("main li.card").first().boundingBox())?.y).toBeLessThanOrEqual(800);
    });

  test("/about/legal-documents: a file's title has the room of the row", async ({ page }) => {
    await page.goto("/about/legal-documents");
    const files = page.locator("main .files .file");
    expect(await files.count()).toBeGreaterThan(1);
    for (const file of await files.all()) {
      const [row, title] = [await file.boundingBox(), await file.locator("b").boundingBox()];
      expect(title?.width).toBeGreaterThan((row?.width ?? 0) * 0.65);
    }
  });

  test("the site map is folded", async ({ page }) => {
    await page.goto("/sitemap");
    await expect(page.getByRole("main").getByRole("link", { name: "Инженерная служба" })).toBeHidden();
    await expect(page.getByRole("main").locator("details[open]:has(> summary > h2)")).toHaveCount(1);
  });

  test("tourism: centres with free places come before the sights", async ({ page }) => {
    await page.goto("/tourism");
    const free = await page.locator("#free").evaluate((element) => element.getBoundingClientRect().top);
    expect(free).toBeLessThan(740);
  });

  for (const path of [
    "/centers/moscow-severny",
    "/vacancies/dialysis-nurse-kazan",
    "/dialysis/regions/crimea",
    "/forms/vacancy",
  ])
    test(`the bottom bar never covers the page's own button: ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => localStorage.setItem("cookie-consent", "v1:refused"));
      await page.reload();
      const bar = page.locator("[data-bar]");
      const button = page.locator("main").locator(".button-action, [type=submit]").first();
      // As high as the screen of some phones: the button is at its bottom edge.
      const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom);
      await page.setViewportSize({ width: 360, height: Math.ceil(bottom) + 8 });
      await expect(bar).toBeHidden();
      const isOnTop = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
      await button.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().bottom + 1 }));
      await expect(bar).toBeVisible();
    });
});

test("on a wide screen every group of the site map is a band: its name, its pages beside it, long lists folded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/sitemap");
  const groups = page.getByRole("main").locator("details:has(> summary > h2)");
  expect(await groups.count()).toBeGreaterThan(5);
  for (const name of ["Инженерная служба", "Калькулятор СКФ"])
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  const bands = await groups.evaluateAll((all) =>
    all.map((group) => {
      const links = [...group.querySelectorAll("a")].filter((link) => link.checkVisibility());
      const boxes = links.map((link) => link.getBoundingClientRect());
      const control = getComputedStyle(group.querySelector("summary") ?? group).visibility;
      return {
        control,
        name: group.querySelector("h2")?.getBoundingClientRect().left ?? 0,
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    }),
  );
  for (const [n, { control, name, left, top }] of bands.entries()) {
    expect(control).toBe("hidden");
    expect(left).toBeGreaterThan(name + 200);
    expect(top).toBeGreaterThan(bands[n - 1]?.bottom ?? 0);
  }
  const term = page.getByRole("main").getByRole("link", { name: "Сухой вес", exact: true });
  await expect(term).toBeHidden();
  await page.getByRole("main").locator("summary", { hasText: "Словарь" }).click();
  await expect(term).toBeVisible();
});

lookWithoutScripts("with scripts off the bottom bar is always there", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-bar]")).toBeInViewport({ ratio: 1 });
});

test("in the visually-impaired mode the signs of the letter row keep off their rings", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/information/glossary");
  await page.context().addCookies([inTheMode(page)]);
  await page.reload();
  const rooms = await page.locator("main nav .chips a").evaluateAll((links) =>
    links.map((link) => {
      const sign = document.createRange();
      sign.selectNodeContents(link);
      return sign.getBoundingClientRect().left - link.getBoundingClientRect().left;
    }),
  );
  expect(rooms.length).toBeGreaterThan(10);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(10);
});

test("in the visually-impaired mode on a phone a value is told from its label, and a number has its unit beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await page.context().addCookies([inTheMode(page)]);
  await page.reload();
  const tops = await page
    .locator("main dl:has(dt span) > div")
    .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(4);
  for (const path of ["/vacancies/administrator-yalta", "/centers/kazan-rodnikovaya"]) {
    await page.goto(path);
    for (const facts of (await page.locator("main dl").all()).slice(0, 2)) {
      await expect(facts.locator("dd").last()).toHaveCSS("font-weight", "600");
      await expect(facts.locator("dt").last()).not.toHaveCSS("font-weight", "600");
    }
  }
});

test("in the visually-impaired mode the header takes at most a third of a phone's first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // When this test runs alone the page has no address yet.
  await page.goto("/robots.txt");
  await page.context().addCookies([inTheMode(page)]);
  for (const [path, ...bar] of [
    ["/about", /^Позвонить/, "Записаться"],
    ["/information/when-to-call", /^103/, "Дежурная линия"],
    ["/lifestyle/potassium-in-food", /^Позвонить/, "Спросить"],
    ["/en/about", /^Call us/, "Request dialysis"],
  ] as const)
    for (const fontSize of [18, 22, 26]) {
      await page.context().addCookies([inTheMode(page, fontSize)]);
      await page.goto(path);
      const below = await page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
      expect([path, fontSize, below > 740 / 3 && below]).toEqual([path, fontSize, false]);
      const header = page.getByRole("banner");
      for (const name of [/Ренария|Renaria/, /\+7/, /Поиск|Search/, /Меню|Menu/])
        await expect(header.getByRole("link", { name })).toBeVisible();
      const name = header.locator("[data-brand]");
      const letters = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(letters).toBeGreaterThan(fontSize - 0.1);
      // The same bar as without the mode, in one row at the edge.
      const edge = await page.locator("[data-bar]").evaluate((element) => element.getBoundingClientRect().toJSON());
      expect([path, fontSize, edge]).toMatchObject([path, fontSize, { left: 0, right: 360, bottom: 740 }]);
      expect(edge.height).toBeLessThanOrEqual(80);
      for (const name of bar) await expect(page.locator("[data-bar]").getByRole("link", { name })).toBeAttached();
    }
});

for (const [path, fontSize, width] of [
  ["/information/when-to-call", 0, 360],
  ["/en/information/when-to-call", 18, 1300],
  ["/contacts", 0, 360],
  ["/contacts", 26, 1300],
  ["/about", 18, 360],
  ["/centers", 26, 360],
  ["/search", 18, 1300],
] as const)
  test(`the cookie notice covers nothing of ${path}, ${width} px, letters ${fontSize || "as ever"}, and shifts nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const shifted = await watchShifts(page);
    await page.goto("/robots.txt");
    if (fontSize) await page.context().addCookies([inTheMode(page, fontSize)]);
    await page.goto(path);
    const notice = page.locator(".cookie-notice");
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCSS("position", "static");
    // Whatever comes after it was below the screen.
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(740);
    // From edge to edge and with a head of its own: no card of the page looks so.
    expect(await notice.boundingBox()).toMatchObject({ x: 0, width });
    // The last part of the page, next to its footer: it pushes down nothing that one came for.
    expect(await notice.evaluate((element) => element.nextElementSibling?.localName)).toBe("footer");
    await expect(notice.getByText(/^(?:Файлы cookie на\sсайте|Cookies on this site)$/)).toBeVisible();
    expect(await shifted()).toBe(0);
    const answers = notice.getByRole("button");
    const looks = await answers.evaluateAll((all) =>
      all.map((answer) => {
        const { color, backgroundColor, borderColor, fontSize: size, height } = getComputedStyle(answer);
        return [color, backgroundColor, borderColor, size, height].join();
      }),
    );
    expect(looks).toHaveLength(2);
    expect(new Set(looks).size).toBe(1);
    await answers.last().press("Enter");
    await expect(notice).toHaveCount(0);
  });

for (const path of ["/equipment", "/dialysis/regions/crimea", "/en/about", "/forms/question"])
  test(`on a phone the cookie notice is one slim strip, joined to the bar or to the edge: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const notice = page.locator(".cookie-notice");
    const bar = page.locator("[data-bar]");
    await expect(notice).toBeVisible();
    const gap = () =>
      notice.evaluate((element) => {
        const shown = document.querySelector("[data-bar]:not([data-away])");
        return (shown?.getBoundingClientRect().top ?? innerHeight) - element.getBoundingClientRect().bottom;
      });
    await expect.poll(gap).toBe(0);
    // Its text takes one line less when the typeface has come.
    await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThanOrEqual(64);
    expect((await notice.boundingBox())?.width).toBe(360);
    await page
      .locator("main [data-main], main h1")
      .first()
      .evaluate((place) => place.scrollIntoView());
    await expect.poll(gap).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 1500 }));
    await expect.poll(gap).toBe(0);
    await expect(bar).toBeAttached();
  });

function inTheMode(page: Page, fontSize = 18) {
  const value = encodeURIComponent(JSON.stringify({ enabled: true, fontSize }));
  return { name: "visually_impaired", value, url: new URL("/", page.url()).href };
}
