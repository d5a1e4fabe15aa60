import type { Page } from "@playwright/test";
import { expect, alive, test } from "./fixtures.ts";

const curtain = (page: Page) => page.locator("[data-curtain]");
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Holds the next page until it is released. */
async function hold(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/reviews", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test("after a navigation the heading is focused, the title is announced, and the page is scrolled to its top", async ({
  page,
}) => {
  await page.goto("/contacts");
  await alive(page);
  await footerLink(page, "Отзывы").click();
  await expect(page).toHaveURL("/reviews");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("output.sr")).toHaveText(await page.title());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("going back restores the scroll position", async ({ page }) => {
  await page.goto("/contacts");
  await alive(page);
  await footerLink(page, "Отзывы").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await footerLink(page, "Отзывы").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/contacts");
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
});

test("an answer within 100 ms shows no curtain", async ({ page }) => {
  await page.clock.install();
  const release = await hold(page);
  await page.goto("/contacts");
  await alive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await footerLink(page, "Отзывы").click();
  await page.clock.runFor(95);
  await expect(curtain(page)).toHaveAttribute("data-curtain", "up");
  release();
  await expect(page).toHaveURL("/reviews");
  await page.clock.runFor(1000);
  await expect(curtain(page)).toHaveAttribute("data-curtain", "up");
});

test("the progress bar starts after 200 ms and takes 5 s, and the curtain falls in 100 ms and rises in 500", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/contacts");
  await alive(page);
  await expect(curtain(page)).toHaveAttribute("data-curtain", "up");
  await footerLink(page, "Отзывы").click();
  const bar = page.getByRole("progressbar");
  await expect(bar).toBeAttached();
  expect(await styleOf(bar, "animationDelay", "animationDuration")).toEqual(["0.2s", "5s"]);
  await expect(curtain(page)).toHaveAttribute("data-curtain", "down");
  expect((await styleOf(curtain(page), "transitionDuration"))[0]).toBe("0.1s");
  expect(await styleOf(curtain(page), "top")).toEqual(["0px"]);
  await expect(curtain(page).getByText("Страница загружается")).toHaveCSS("opacity", "1");
  release();
  await expect(page).toHaveURL("/reviews");
  await expect(curtain(page)).toHaveAttribute("data-curtain", "up");
  expect((await styleOf(curtain(page), "transitionDuration"))[0]).toContain("0.5s");
  await expect(bar).toHaveCount(0);
});

for (const { width, top } of [
  { width: 1161, top: "121px" },
  { width: 1160, top: "60px" },
]) {
  test(`the curtain starts ${top} from the top at ${width} px, and at the top once scrolled`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/contacts");
    await alive(page);
    expect(await styleOf(curtain(page), "top")).toEqual([top]);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(curtain(page)).toHaveCSS("top", "0px");
  });
}

test("there is no curtain with reduced motion and in the visually-impaired mode", async ({ page, context, origin }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contacts");
  await expect(curtain(page)).toBeHidden();
  expect(await styleOf(curtain(page), "display")).toEqual(["none"]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const value = encodeURIComponent(JSON.stringify({ enabled: true }));
  await context.addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.goto("/contacts");
  expect(await styleOf(curtain(page), "display")).toEqual(["none"]);
});

for (const mode of ["reduced motion", "the visually-impaired mode"]) {
  test(`with ${mode} the progress bar is visible from 200 ms on`, async ({ page, context, origin }) => {
    await page.emulateMedia({ reducedMotion: mode === "reduced motion" ? "reduce" : "no-preference" });
    const value = encodeURIComponent(JSON.stringify({ enabled: true }));
    if (mode !== "reduced motion") await context.addCookies([{ name: "visually_impaired", value, url: origin }]);
    const release = await hold(page);
    await page.goto("/contacts");
    await alive(page);
    await footerLink(page, "Отзывы").click();
    const widthAt = (moment: number) =>
      page.getByRole("progressbar").evaluate((bar, currentTime) => {
        for (const animation of bar.getAnimations()) Object.assign(animation, { currentTime });
        return bar.getBoundingClientRect().width;
      }, moment);
    expect(await widthAt(190)).toBe(0);
    expect(await widthAt(210)).toBeGreaterThan(200);
    release();
    await expect(page).toHaveURL("/reviews");
  });
}

test("sections animate once as they come into view, only after the first page", async ({ page }) => {
  const waiting = page.locator("main section[class*=waiting]");
  await page.goto("/");
  await alive(page);
  await expect(waiting).toHaveCount(0);
  await footerLink(page, "Контакты").click();
  await expect(page).toHaveURL("/contacts");
  await page.getByRole("banner").getByRole("link", { name: "на главную" }).click();
  await expect(page).toHaveURL("/");
  await expect(waiting.first()).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.evaluate(async () => {
    for (let top = document.body.scrollHeight; top > 0; top -= 300) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    }
  });
  await expect(waiting).toHaveCount(0);
});

test("a lost connection is announced quietly, and so is its return", async ({ page, context }) => {
  // The code that announces it is loaded after the page.
  const coming = page.waitForResponse(/\/assets\/saving-/);
  await page.goto("/about");
  await coming;
  await context.setOffline(true);
  const notice = page.getByText("Нет связи с интернетом");
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("hovering a link prefetches its page and that page's own styles", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  const ahead = page.waitForRequest(/\/reviews$/);
  const style = page.waitForRequest(/\/assets\/page-[^/]+\.css$/);
  await footerLink(page, "Отзывы").hover();
  await ahead;
  await style;
});

test("a prefetched page's styles wait for the press, and its lower parts for the first frame; nothing of it is left", async ({
  page,
}) => {
  await page.goto("/centers");
  await alive(page);
  const waiting = page.locator('head link[media="not all"]');
  const link = page.getByRole("heading").getByRole("link", { name: "Центр на Родниковой" });
  await link.hover();
  await expect(waiting).not.toHaveCount(0);
  const deferred = page.locator('[style*="content-visibility"]');
  await page.evaluate(() => {
    const seen = { deferred: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.deferred = Math.max(seen.deferred, document.querySelectorAll('[style*="content-visibility"]').length);
    }).observe(document.body, { childList: true });
  });
  await waiting.evaluateAll((links) => links.map((link) => Object.assign(link, { wasWaiting: true })));
  await link.click();
  await expect(page.locator("h1:focus")).toBeVisible();
  await expect(deferred).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  expect(await page.evaluate(() => (Reflect.get(window, "seen") as { deferred: number }).deferred)).toBeGreaterThan(3);
  const served = await page.evaluate(async () => {
    const next = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    return [...next.querySelectorAll("link[rel=stylesheet]")].map(({ outerHTML }) => outerHTML);
  });
  const applied = page.locator("head link[rel=stylesheet]:not([data-with-code])");
  // The loaded ones, not the same loaded again.
  expect(await applied.evaluateAll((links) => links.some((link) => "wasWaiting" in link))).toBe(true);
  await expect
    .poll(async () => (await applied.evaluateAll((links) => links.map(({ outerHTML }) => outerHTML))).toSorted())
    .toEqual(served.toSorted());
});

test("on a phone the whole first screen is there in the first frame", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));
  await page.goto("/agreement");
  await alive(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const parts = [...document.querySelectorAll('[style*="content-visibility"]')];
      const isInView = ({ top, bottom, width }: DOMRect) => top < innerHeight && bottom > 0 && width > 1;
      const seen = parts.filter((part) => isInView(part.getBoundingClientRect())).map(({ outerHTML }) => outerHTML);
      if (parts.length > 0) Object.assign(window, { deferred: parts.length, seen });
    }).observe(document.body, { childList: true });
  });
  for (const path of ["/search?q=диализ", "/dialysis/regions", "/about/specialists", "/information/glossary", "/"]) {
    await page.evaluate((path) => {
      Object.assign(window, { deferred: 0, seen: [] });
      location.assign(path);
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1:focus")).toBeVisible();
    const arrival = () => page.evaluate(() => [Reflect.get(window, "deferred"), Reflect.get(window, "seen")] as const);
    const [deferred, seen] = await arrival();
    expect(deferred, path).toBeGreaterThan(0);
    expect(seen, path).toEqual([]);
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
  }
});

test("a page that cannot be fetched gets a full load: the one requested, not the one being left", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route("**/reviews", (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await footerLink(page, "Отзывы").click();
  await expect(page).toHaveURL("/reviews");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Отзывы");
  expect(loads).toEqual(["/reviews"]);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("ten pages forth and back: each has its own head, header, footer and scroll position", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  await alive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  const names = ["Контакты", "Отзывы", "Все вакансии", "Новости", "Оборудование", "Компания", "Контакты", "Отзывы"];
  const visited: { path: string; title: string }[] = [];
  for (const name of names) {
    const link = footerLink(page, name);
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${href}$`));
    await expect(page.locator('input[name="return"]').first()).toHaveValue(href);
    visited.push({ path: href, title: await page.title() });
  }
  for (const { path, title } of visited.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
  }
  for (const { path, title } of visited.slice(1, 4)) {
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
  }
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
  expect(await page.locator("body > header, main, body > footer, title").count()).toBe(4);
  expect(complaints).toEqual([]);
});

test("anchors work within a page, on another page and inside a fold", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  await page.evaluate(() => (location.hash = "mission"));
  await expect(page.locator("#mission")).toBeInViewport();
  await footerLink(page, "Контакты").click();
  await expect(page).toHaveURL("/contacts");
  await page.goBack();
  await expect(page).toHaveURL("/about#mission");
  await page.evaluate(() => location.assign("/about/legal-documents#personal-data-consent"));
  await expect(page.locator("#personal-data-consent")).toBeVisible();
  await expect(page.locator("#personal-data-consent")).toBeInViewport();
});

test("a redirect leads to its final address", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.evaluate(() => location.assign("/reviews?page=1"));
  await expect(page).toHaveURL("/reviews");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Отзывы");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(page).toHaveURL("/reviews");
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
});

test("the last click wins over an earlier answer that arrives late", async ({ page }) => {
  const release = await hold(page);
  await page.goto("/about");
  await alive(page);
  await footerLink(page, "Отзывы").click();
  await expect(page.getByRole("progressbar")).toBeAttached();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/contacts"]')?.click());
  await expect(page).toHaveURL("/contacts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Контакты");
  release();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page).toHaveURL("/contacts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Контакты");
});

test("a page of another build, and a file, get a full page load", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.route("**/reviews", async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/entry\.client-[\w-]+\.js/, "entry.client-another.js");
    return route.fulfill({ response, body });
  });
  await footerLink(page, "Отзывы").click();
  await expect(page).toHaveURL("/reviews");
  await expect.poll(() => page.evaluate(() => "stillTheSameDocument" in window)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Отзывы");
});

test("the language switch shows the curtain until the other language is loaded", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto("/about");
  await alive(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/locale", async (route) => {
    await held;
    await route.continue();
  });
  // Evaluated inside the page: from outside nothing is answered during a load.
  const fallen = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => document.querySelector('[data-curtain="down"]') && resolve();
        new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
      }),
  );
  const clicked = page.getByRole("banner").getByRole("button", { name: "English" }).click({ noWaitAfter: true });
  await fallen;
  release();
  await clicked;
  await expect(page).toHaveURL("/en");
});

function styleOf(locator: ReturnType<typeof curtain>, ...names: string[]): Promise<string[]> {
  return locator.evaluate((element, names) => names.map((name) => getComputedStyle(element)[name as "top"]), names);
}
