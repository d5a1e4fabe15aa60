import type { Page } from "@playwright/test";
import { blockExamples } from "#contract/blocks/block.ts";
import type { VideoService } from "#contract/blocks/video-address.ts";
import { axeFaults } from "./axe.ts";
import { alive, expect, look, test } from "./fixtures.ts";

const [video] = blockExamples.embed.map(({ data }) => data);
if (!video) throw new Error("there is no example of a video");

/** A stub of a provider's player with the real protocol: it plays at once and obeys. Its page shows what it got. */
const players: Record<VideoService, string> = {
  youtube: `
    const tell = (playerState) => say(JSON.stringify({ event: "infoDelivery", info: { playerState } }));
    const obey = (text) => {
      const { event, func } = JSON.parse(text);
      if (event === "listening" || func === "playVideo") tell(1);
      if (func === "pauseVideo") tell(2);
      return func ?? event;
    };`,
  vimeo: `
    const wanted = new Set();
    const tell = (event) => wanted.has(event) && say(JSON.stringify({ event, data: {} }));
    const obey = ({ method, value }) => {
      if (method === "addEventListener") wanted.add(value);
      if (value === "ended") tell("play");
      if (method === "play" || method === "pause") tell(method);
      return method;
    };`,
  rutube: `
    const tell = (state) => say(JSON.stringify({ type: "player:changeState", data: { state } }));
    const obey = (text) => {
      const { type } = JSON.parse(text);
      tell(type === "player:play" ? "playing" : "paused");
      return type;
    };
    setTimeout(() => tell("playing"));`,
  vk: `
    const obey = ({ method }) => {
      say({ event: { init: "started", play: "resumed", pause: "paused" }[method] });
      return method;
    };`,
};

const heard = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).locator("body");

/** Requests to players are answered by the stubs; returns the requests to other hosts. */
async function standIn(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      const address = route.request().url();
      asked.push(address);
      const { service = "rutube" } =
        blockExamples.embed.find(({ data }) => address.startsWith(originOf(data)))?.data ?? {};
      const body = `<title>player</title><body><script>
        const say = (message) => parent.postMessage(message, "*");${players[service]}
        addEventListener("message", ({ data }) => document.body.append(obey(data) + " "));
      </script>`;
      return route.fulfill({ contentType: "text/html", body });
    },
  );
  return asked;
}
const originOf = ({ embed }: { embed: string }) => new URL(embed).origin;
const accept = (page: Page) => page.addInitScript(() => localStorage.setItem("cookie-consent", "v1"));

test.describe("a video", () => {
  test("loads nothing from its provider before a click, then plays in place", async ({ page, baseURL }) => {
    await accept(page);
    const asked = await standIn(page, baseURL);
    await page.goto("/_/styleguide");
    await alive(page);
    const facade = page.getByRole("link", { name: `Смотреть видео: ${video.title}` });
    await facade.focus();
    const place = await facade.boundingBox();
    expect(asked).toEqual([]);

    await page.keyboard.press("Enter");
    const player = page.getByTitle(video.title, { exact: true });
    await expect(player).toBeVisible();
    const taken = await player.boundingBox();
    const moved = (["x", "y", "width", "height"] as const).filter(
      (side) => Math.abs((taken?.[side] ?? 0) - (place?.[side] ?? 0)) >= 1,
    );
    expect([moved, taken === null]).toEqual([[], false]);
    await expect(player).toHaveAttribute("allowfullscreen", "");
    await expect.poll(() => asked).toEqual([`${video.embed}?autoplay=1`]);
  });

  for (const { data } of blockExamples.embed) {
    test(`of ${data.service} is operated by our own controls, with the keyboard`, async ({ page, baseURL }) => {
      await accept(page);
      await standIn(page, baseURL);
      await page.goto("/_/styleguide");
      await alive(page);
      const figure = page.locator("figure", { has: page.locator(`[data-service="${data.service}"]`) });
      const place = await figure.elementHandle();
      await figure.locator("a[data-video]").press("Enter");
      const title = data.title || "Видео";
      const frame = page.getByTitle(title, { exact: true });
      const controls = page.locator("figure", { has: frame }).locator("[data-video-controls]");
      const pause = controls.getByRole("button", { name: "Остановить видео" });
      await expect(pause).toBeFocused();
      await expect(pause).not.toHaveAttribute("aria-disabled");
      await page.keyboard.press("Space");
      const play = controls.getByRole("button", { name: "Включить видео" });
      await expect(play).toBeFocused();
      await expect(heard(page, title)).toContainText(/pause/);
      await page.keyboard.press("Enter");
      await expect(pause).toBeFocused();
      await expect(heard(page, title)).toContainText(/pause\S* .*play/);
      await page.keyboard.press("Tab");
      await expect(controls.getByRole("button", { name: "На весь экран" })).toBeFocused();
      await page.keyboard.press("Enter");
      const leave = controls.getByRole("button", { name: "Выйти из полного экрана" });
      await expect(leave).toBeFocused();
      expect(await place?.evaluate((element) => document.fullscreenElement === element)).toBe(true);
      await page.keyboard.press("Enter");
      await expect(controls.getByRole("button", { name: "На весь экран" })).toBeFocused();
      expect(await axeFaults(page)).toEqual([]);
    });
  }

  test("ignores messages from other windows", async ({ page, baseURL }) => {
    await accept(page);
    await standIn(page, baseURL);
    await page.goto("/_/styleguide");
    await alive(page);
    await page.getByRole("link", { name: `Смотреть видео: ${video.title}` }).press("Enter");
    await expect(page.getByRole("button", { name: "Остановить видео" })).toBeVisible();
    await page.evaluate(() => postMessage(JSON.stringify({ type: "player:changeState", data: { state: "paused" } })));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page.getByRole("button", { name: "Остановить видео" })).toBeVisible();
  });

  for (const choice of ["v1:refused", null]) {
    test(`without consent (${choice}) is a plain link to its page`, async ({ page, baseURL, context }) => {
      if (choice) await page.addInitScript((value) => localStorage.setItem("cookie-consent", value), choice);
      const asked = await standIn(page, baseURL);
      await context.route(video.source, (route) => route.fulfill({ contentType: "text/html", body: "there" }));
      await page.goto("/_/styleguide");
      await alive(page);
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: `Смотреть видео: ${video.title}` }).press("Enter");
      expect((await opened).url()).toBe(video.source);
      await expect(page.locator("iframe")).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  }
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a video is a link to its page, and a spoiler can be opened", async ({ page }) => {
    await page.goto("/_/styleguide");
    const facade = page.getByRole("link", { name: `Смотреть видео: ${video.title}` });
    await expect(facade).toHaveAttribute("href", video.source);
    await page.getByText("Больно ли это?").click();
    await expect(page.getByText("Неприятен короткий момент подключения.")).toBeVisible();
  });
});

test("on a phone a wide table is folded without loss: each row is a group, and still a table row", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/dialysis#comparison");
  await page.locator("main details").evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  const cell = page.getByRole("group", { name: "Чем они отличаются" }).getByRole("cell").last();
  const label = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(label).toContain("Перитонеальный диализ");
  const hidden = await page
    .locator(".scroll-x")
    .evaluateAll((places) => places.filter((place) => place.scrollWidth > place.clientWidth).length);
  expect(hidden).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The accessibility tree: an engine may drop the table role when its parts are displayed as blocks.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const count = (role: string) => nodes.filter((node) => node.role?.value === role && !node.ignored).length;
  expect(count("table")).toBe(await page.locator("table").count());
  expect(count("rowheader")).toBeGreaterThan(10);
  expect(count("columnheader")).toBeGreaterThan(10);
});

for (const path of [
  "/tourism/travel-crimea",
  "/dialysis/hemodialysis",
  "/dialysis/regions/moscow",
  "/information/treatment/dry-weight",
  "/information/kidney-transplant?tab=transplant-choice",
  "/about/supervising-bodies",
  "/group",
  "/en/group",
  "/en/dialysis/hemodialysis",
])
  look(`on a phone every row repeats the names of its columns on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.locator("main details").evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    });
    const faults = await page.locator("main table").evaluateAll((tables) =>
      tables.flatMap((table) => {
        const place = table.parentElement;
        const found: string[] = place && place.scrollWidth > place.clientWidth ? ["hides its end"] : [];
        const isGrouped = getComputedStyle(table).display === "block";
        const names = [...table.querySelectorAll("thead tr > *")].map((cell) => cell.textContent);
        for (const row of isGrouped ? table.querySelectorAll("tbody tr") : [])
          for (const [column, cell] of [...row.children].entries()) {
            const said = getComputedStyle(cell, "::before");
            const isSaid = said.display !== "none" && said.content !== "none";
            const isNamed = isSaid && cell.getAttribute("data-label") === names[column];
            if (column > 0 && cell.textContent && names[column] && !isNamed) found.push(`no name: ${cell.textContent}`);
          }
        return found;
      }),
    );
    expect(await page.locator("main table").count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

test("the purpose of a cookie has the widest column, and no row is a tower", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  for (const path of ["/information/cookie-policy", "/en/information/cookie-policy"]) {
    await page.goto(path);
    await page.locator("main details:has(table) > summary").first().click();
    const rows = await page
      .locator("table")
      .first()
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.getBoundingClientRect().width)));
    expect(rows.length).toBeGreaterThan(5);
    for (const [name = 0, purpose = 0, term = 0, ...more] of rows) {
      expect(more).toEqual([]);
      expect(purpose).toBeGreaterThan(300);
      expect(purpose).toBeGreaterThan(Math.max(name, term));
    }
  }
});

test("a folded table labels its cells by column, but not the row header", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/information/cookie-policy");
  await page.locator("main details:has(table) > summary").first().click();
  const row = page.locator(".row-groups tbody tr").first();
  const shownBefore = (index: number) =>
    row
      .locator("> *")
      .nth(index)
      .evaluate((cell) => getComputedStyle(cell, "::before").display);
  expect(await shownBefore(0)).toBe("none");
  expect(await shownBefore(1)).not.toBe("none");
});

test("the pictures of a dated timeline are large enough to read", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/about/our-way-since-2005");
  const widths = await page
    .locator(".timeline-dated li img")
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(10);
  expect(Math.min(...widths)).toBeGreaterThan(200);
});
