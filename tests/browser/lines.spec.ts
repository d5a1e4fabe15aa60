import type { Page } from "@playwright/test";
import { expect, look } from "./fixtures.ts";
import { measureLines } from "./line-measures.ts";

for (const path of ["/control", "/social_networks", "/accessibility", "/contacts"])
  look(`at 360 and 1300 px no phone number on ${path} wraps`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await wrappedPhones(page)]).toEqual([width, []]);
    }
  });

for (const path of ["/information/when-to-call", "/information/nurse-sheet"])
  look(`in the visually-impaired mode no phone number on ${path} wraps`, async ({ page, origin }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const value = encodeURIComponent(JSON.stringify({ enabled: true }));
    await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
    await page.goto(path);
    expect(await wrappedPhones(page)).toEqual([]);
  });

async function wrappedPhones(page: Page): Promise<(string | null)[]> {
  const phones = page.locator('main a[href^="tel:"]');
  expect(await phones.count()).toBeGreaterThan(0);
  return phones.evaluateAll((links) =>
    links.flatMap((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [link.textContent] : [];
    }),
  );
}

for (const path of ["/centers/kazan-rodnikovaya", "/en/centers/kazan-rodnikovaya", "/en/centers/yalta"])
  look(`on a phone no word of ${path} is torn`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    expect((await measureLines(page)).torn).toEqual([]);
  });

for (const path of ["/centers", "/en/centers", "/en/centers/saint-petersburg-parusny"])
  look(`at 360, 780 and 1300 px no range of times on ${path} breaks at its dash`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 780, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await linesOf(page, TIMES);
      expect(lines.length).toBeGreaterThan(2);
      expect([width, lines.filter(({ count }) => count > 1)]).toEqual([width, []]);
    }
  });

const TIMES = /\d(?::\d\d)?(?:\s[ap]m)?\s?–\s?\d+(?::\d\d|\s[ap]m)/g;

/** On how many lines each match stands. */
function linesOf(page: Page, pattern: RegExp): Promise<{ text: string; count: number }[]> {
  return page.locator("main").evaluate(
    (main, { source, flags }) => {
      const found = [];
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: text, index } of (node.nodeValue ?? "").matchAll(new RegExp(source, flags))) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          found.push({ text, count: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size });
        }
      return found;
    },
    { source: pattern.source, flags: pattern.flags },
  );
}

look("no range and no unit of the blood values is broken", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/information/reference-tables?tab=labs");
  const lines = await linesOf(page, /\d[\d,]*–\u2060?\d[\d,]*|\p{L}+\/\u2060?\p{L}+/gu);
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter(({ count }) => count > 1)).toEqual([]);
});

look("on a phone the blood values are folded by group, and a link to one opens its group", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/information/reference-tables?tab=labs");
  await expect(page.locator("main tr:visible")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Соли и кости" })).toBeVisible();
  await page.goto("/information/reference-tables?tab=labs#lab-ferritin");
  await expect(page.locator("#lab-ferritin")).toBeInViewport();
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/information/reference-tables?tab=labs");
  expect(await page.locator("main tbody tr:visible").count()).toBeGreaterThan(20);
});

look("at 780 and 1025 px the footer's phone and e-mail share a line, and overlap nothing", async ({ page }) => {
  await page.goto("/contacts");
  for (const width of [780, 1025]) {
    await page.setViewportSize({ width, height: 900 });
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
  }
});

look("at 360 and 1300 px the specialists' portraits are round", async ({ page }) => {
  await page.goto("/about/specialists");
  for (const width of [360, 1300]) {
    await page.setViewportSize({ width, height: 900 });
    const shapes = await page
      .locator("main li img")
      .evaluateAll((faces) => faces.map((face) => face.clientWidth / face.clientHeight));
    expect(shapes.length).toBeGreaterThan(5);
    expect([width, shapes.filter((shape) => shape !== 1)]).toEqual([width, []]);
  }
});

look("cards of one list have equal widths, also in an incomplete row", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/dialysis/regions/crimea");
  const widths = await page
    .locator("main .grid-3")
    .first()
    .evaluate((list) => [...list.children].map(({ clientWidth }) => clientWidth));
  expect(widths.length % 3).toBeGreaterThan(0);
  expect(new Set(widths).size).toBe(1);
});

for (const path of ["/", "/en"])
  look(`the field of ${path} shows its whole hint at 360 and 1025 px`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const roomAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.locator("#find-center").evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen) throw new Error("no canvas");
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const inside = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return inside - pen.measureText(input.placeholder).width;
      });
    };
    expect(await roomAt(360)).toBeGreaterThanOrEqual(0);
    expect(await roomAt(1025)).toBeGreaterThanOrEqual(0);
  });

look(
  "in the visually-impaired mode without pictures, initials are hidden and the name takes their space",
  async ({ page, origin }) => {
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
  },
);

for (const [path, width] of [
  ["/tourism/travel-crimea", 360],
  ["/dialysis/regions/tatarstan", 1300],
  ["/about/legal-documents", 1300],
  ["/information/cookie-policy", 1300],
] as const)
  look(`at ${width} px no line of ${path} begins with a comma, nor ends with №`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const faults = await page.locator("main .prose :is(p, li, dd)").evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const found: string[] = [];
        const range = document.createRange();
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        let last = { sign: "", bottom: Infinity };
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const [index, sign] of [...(node.nodeValue ?? "")].entries()) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const box = range.getClientRects()[0];
            if (!box?.width || /\s/.test(sign)) continue;
            const isNewLine = box.top > last.bottom - 4;
            if (isNewLine && (/[,.;:!?)»]/.test(sign) || last.sign === "№"))
              found.push(`${last.sign} | ${sign}${node.nodeValue?.slice(index + 1, index + 20)}`);
            last = { sign, bottom: box.bottom };
          }
        return found;
      }),
    );
    expect(faults).toEqual([]);
  });

for (const path of ["/usloviya-dlya-malomobilnyh-patsientov", "/information/treatment/dry-weight", "/equipment"])
  look(`the table of contents of ${path} hides no entry, and nothing covers it`, async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(path);
    // To where it becomes sticky.
    await page.evaluate(() => scrollTo(0, 1200));
    const list = page.locator("main nav:has(a[href^='#'])").first();
    const [shown, whole] = await list.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
    expect(shown).toBeGreaterThan(200);
    expect(shown).toBe(whole);
    const [last, room] = [await list.locator("a:visible").last().boundingBox(), page.viewportSize()];
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(room?.height ?? 0);
    const below = await list.evaluate((nav) => {
      const card = nav.nextElementSibling?.checkVisibility() ? nav.nextElementSibling : undefined;
      return (card?.getBoundingClientRect().top ?? Infinity) - nav.getBoundingClientRect().bottom;
    });
    expect(below).toBeGreaterThanOrEqual(16);
  });

for (const path of ["/dialysis/choose", "/information/materials"])
  look(`on a phone the lead of ${path} keeps its distance from what follows`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const gap = await page.locator(".page-head .lead").evaluate((lead) => {
      const next = [...(lead.parentElement?.querySelectorAll(".lead ~ * :is(p, li, a, button)") ?? [])]
        // Its words: the box around a link is larger, to be pressed.
        .filter((element) => element.checkVisibility() && !element.querySelector("a, button"))
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().top;
        });
      return Math.min(...next) - lead.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(16);
    expect(gap).toBeLessThan(60);
  });

look("in the visually-impaired mode each emergency step and each warning has a border", async ({ page, origin }) => {
  const value = encodeURIComponent('{"enabled":true}');
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  const framesOf = (selector: string) =>
    page.locator(selector).evaluateAll((boxes) =>
      boxes.map((box) => {
        const { borderTopWidth, borderTopColor, color } = getComputedStyle(box);
        return parseFloat(borderTopWidth) >= 2 && borderTopColor === color;
      }),
    );
  await page.goto("/information/when-to-call");
  const steps = await framesOf("main ol:has(a[href='tel:103']) > li");
  expect(steps.length).toBeGreaterThan(3);
  expect(steps).not.toContain(false);
  await page.goto("/lifestyle/potassium-in-food");
  const warnings = await framesOf("main .warning");
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings).not.toContain(false);
});

look("a number or a link in a sentence does not open its line, and is high enough to press", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, links] of [
    ["/forms/question", ".urgent .tel"],
    ["/contacts", ".urgent .tel"],
    ["/centers/yalta", "section[aria-labelledby=glance] dd a:not(.button)"],
    ["/en/centers/yalta", "section[aria-labelledby=glance] dd a:not(.button)"],
  ] as const) {
    await page.goto(path);
    const found = await page.locator(`main ${links}`).evaluateAll((all) =>
      all.map((link) => {
        const block = link.closest("p, dd, .urgent > span") ?? link;
        const { lineHeight, display } = getComputedStyle(link);
        const own = [...link.getClientRects()].map(({ height }) => height);
        return {
          path: location.pathname,
          text: link.textContent,
          isInline: display === "inline",
          isLow: Math.min(...own) < 24,
          isInLine: Number.parseFloat(lineHeight) === Number.parseFloat(getComputedStyle(block).lineHeight),
        };
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isInline, isLow, isInLine }) => !isInline || isLow || !isInLine)).toEqual([]);
  }
});

look("the arrow of a link follows its last word, also where the link has two lines", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrapped: string[] = [];
  for (const path of ["/", "/en", "/information/day-menu", "/centers/yalta", "/tourism"]) {
    await page.goto(path);
    const arrows = await page.locator("main a.more:has(> .icon:last-child):visible").evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
        const arrow = link.querySelector(".icon")?.getBoundingClientRect();
        const text = lines.findLast(({ left, top }) => left !== arrow?.left || top !== arrow?.top);
        const gap = (arrow?.left ?? 0) - (text?.right ?? 0);
        const isOnLine = (arrow?.top ?? 0) < (text?.bottom ?? 0) && (arrow?.bottom ?? 0) > (text?.top ?? 0);
        return {
          text: link.textContent,
          isBeside: isOnLine && gap >= 0 && gap < 14,
          isTwo: link.getBoundingClientRect().height > 60,
        };
      }),
    );
    expect([path, arrows.filter(({ isBeside }) => !isBeside)]).toEqual([path, []]);
    wrapped.push(...arrows.filter(({ isTwo }) => isTwo).map(({ text }) => text));
  }
  expect(wrapped.length).toBeGreaterThan(0);
});
