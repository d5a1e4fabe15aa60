import { blockExamples } from "#contract/blocks/block.ts";
import { expect, test } from "./fixtures.ts";

const [video] = blockExamples.embed.map(({ data }) => data);
if (!video) throw new Error("there is no example of a video");

test.describe("a video", () => {
  test("asks nothing from its provider before a press, then plays where it stood", async ({ page, baseURL }) => {
    const asked: string[] = [];
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
      },
    );
    await page.goto("/_/styleguide", { waitUntil: "networkidle" });
    const facade = page.getByRole("link", { name: `Смотреть видео: ${video.title}` });
    await facade.focus();
    const place = await facade.boundingBox();
    expect(asked).toEqual([]);

    await page.keyboard.press("Enter");
    const player = page.getByTitle(video.title, { exact: true });
    await expect(player).toBeFocused();
    const taken = await player.boundingBox();
    const moved = (["x", "y", "width", "height"] as const).filter(
      (side) => Math.abs((taken?.[side] ?? 0) - (place?.[side] ?? 0)) >= 1,
    );
    expect([moved, taken === null]).toEqual([[], false]);
    await expect(player).toHaveAttribute("allowfullscreen", "");
    await expect.poll(() => asked).toEqual([`${video.embed}?autoplay=1`]);
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a video is a link to its page, and a spoiler opens", async ({ page }) => {
    await page.goto("/_/styleguide");
    const facade = page.getByRole("link", { name: `Смотреть видео: ${video.title}` });
    await expect(facade).toHaveAttribute("href", video.source);
    await page.getByText("Больно ли это?").click();
    await expect(page.getByText("Неприятен короткий момент подключения.")).toBeVisible();
  });
});

test("on a phone a wide table hides nothing: each row is a group, and still a row of a table", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/dialysis");
  const cell = page.getByRole("group", { name: "Чем они отличаются" }).getByRole("cell").last();
  const label = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(label).toContain("Перитонеальный диализ");
  const hidden = await page
    .locator(".scroll-x")
    .evaluateAll((places) => places.filter((place) => place.scrollWidth > place.clientWidth).length);
  expect(hidden).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // What is heard, as the engine tells it: it may forget what a table is when its parts are laid out as blocks.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const count = (role: string) => nodes.filter((node) => node.role?.value === role && !node.ignored).length;
  expect(count("table")).toBe(await page.locator("table").count());
  expect(count("rowheader")).toBeGreaterThan(10);
  expect(count("columnheader")).toBeGreaterThan(10);
});
