import { expect, look } from "./fixtures.ts";

for (const width of [360, 1300])
  for (const path of ["/control", "/social_networks", "/accessibility", "/contacts"])
    look(`at ${width} px no phone on ${path} is broken over two lines`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const phones = page.locator('main a[href^="tel:"]');
      expect(await phones.count()).toBeGreaterThan(0);
      const broken = await phones.evaluateAll((links) =>
        links.flatMap((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return tops.size > 1 ? [link.textContent] : [];
        }),
      );
      expect(broken).toEqual([]);
    });

for (const width of [780, 1025])
  look(`at ${width} px the footer's phone and mail share a line, and touch nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contacts");
    const top = page.getByRole("contentinfo").locator("div > div").first();
    const boxes = await top.locator("a:visible").evaluateAll((links) =>
      links.map((link) => {
        const { top: y, height, left, right } = link.getBoundingClientRect();
        return { middle: y + height / 2, left, right };
      }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(Math.abs(box.middle - (boxes[index]?.middle ?? 0))).toBeLessThan(8);
      expect(box.left - (boxes[index]?.right ?? 0)).toBeGreaterThanOrEqual(8);
    }
  });

for (const width of [360, 1300])
  look(`at ${width} px the faces of specialists are round`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about/specialists");
    const shapes = await page
      .locator("main li img")
      .evaluateAll((faces) => faces.map((face) => face.clientWidth / face.clientHeight));
    expect(shapes.length).toBeGreaterThan(5);
    expect(shapes.filter((shape) => shape !== 1)).toEqual([]);
  });

look("cards of one list have one width, in a row that is not full too", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/dialysis/regions/crimea");
  const widths = await page
    .locator("main .grid-3")
    .first()
    .evaluate((list) => [...list.children].map(({ clientWidth }) => clientWidth));
  expect(widths.length % 3).toBeGreaterThan(0);
  expect(new Set(widths).size).toBe(1);
});

for (const [path, width] of [
  ["/", 360],
  ["/", 1025],
  ["/en", 360],
  ["/en", 1025],
] as const)
  look(`the field of ${path} shows its whole hint at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const room = await page.locator("#find-center").evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const inside = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return inside - pen.measureText(input.placeholder).width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

look("in the mode, without pictures, initials go and the name takes their room", async ({ page, origin }) => {
  const value = encodeURIComponent('{"enabled":true,"showImages":false}');
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about/specialists?city=kazan");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(".initials") });
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    await expect(card.locator(".initials")).toBeHidden();
    const name = await card.getByRole("heading", { level: 3 }).boundingBox();
    expect(name?.width).toBeGreaterThan(200);
  }
});
