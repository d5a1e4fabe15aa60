import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { KIDNEY } from "../../scripts/drawings/kidney.ts";

/** Where the shapes of a picture are that are not merely its shadows, veils and clipped views. */
async function shapesOf(page: Page, name: string) {
  await page.setContent(`<body style="margin:0">${readFileSync(`content/pictures/${name}.svg`, "utf8")}`);
  return page.evaluate(() => {
    const svg = document.querySelector("svg");
    if (!svg) throw new Error("no picture");
    const { width, height } = svg.viewBox.baseVal;
    const shapes = [...svg.querySelectorAll("path, rect, circle, ellipse, use")]
      .filter((shape) => !shape.closest("defs, clipPath, [clip-path]"))
      .filter((shape) => Number(shape.getAttribute("opacity") ?? 1) > 0.2)
      .map((shape) => {
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        return { colour: shape.getAttribute("class"), d: shape.getAttribute("d"), left, right, top, bottom };
      });
    return { width, height, shapes };
  });
}

const names = (pattern: string) => globSync(pattern).map((file) => basename(file, ".svg"));

test("the strip that phones show above a text cuts nothing off at its foot", async ({ page }) => {
  const heads = globSync("content/{articles,regions}/**/*.ru.md").flatMap(
    (file) => /^image: pictures\/(?!face-)([\w-]+)\.svg$/m.exec(readFileSync(file, "utf8"))?.[1] ?? [],
  );
  expect(heads.length).toBeGreaterThan(100);
  const cut: string[] = [];
  for (const name of new Set(heads)) {
    const { width, height, shapes } = await shapesOf(page, name);
    const foot = height / 2 + (width * 5) / 8 / 2;
    // What reaches the picture's own edge goes on beyond it. Four units are less than two pixels on a phone.
    const lost = shapes.filter(({ top, bottom }) => top < foot && bottom > foot + 4 && bottom < height - 1);
    cut.push(
      ...lost.map(({ colour, left, bottom }) => `${name}: ${colour} at ${Math.round(left)}, ${Math.round(bottom)}`),
    );
  }
  expect(cut).toEqual([]);
});

test("the sign beside a center's door is whole", async ({ page }) => {
  const doors = names("content/pictures/door-*.svg");
  let signs = 0;
  for (const door of doors) {
    const { width, shapes } = await shapesOf(page, door);
    for (const { left, right } of shapes.filter(({ d }) => d === KIDNEY)) {
      signs += 1;
      expect(left, door).toBeGreaterThan(20);
      expect(right, door).toBeLessThan(width - 20);
    }
  }
  expect(signs).toBeGreaterThan(doors.length / 2);
});

test("a cloud keeps away from spires: they would smoke", async ({ page }) => {
  const near: string[] = [];
  for (const name of names("content/pictures/{region,place}-*.svg")) {
    const { shapes } = await shapesOf(page, name);
    const clouds = shapes.filter(({ d }) => d?.startsWith("M-70,0a26,26"));
    const spires = shapes.filter(
      ({ left, right, top, bottom }) => right - left < 40 && bottom - top > (right - left) * 1.4,
    );
    for (const cloud of clouds)
      for (const spire of spires) {
        const across = Math.max(cloud.left - spire.right, spire.left - cloud.right);
        const down = Math.max(cloud.top - spire.bottom, spire.top - cloud.bottom);
        if (Math.max(across, down) < 40) near.push(`${name}: ${spire.colour} at ${Math.round(spire.left)}`);
      }
  }
  expect(near).toEqual([]);
});
