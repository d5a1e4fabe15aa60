import type { Page } from "@playwright/test";

export type Measures = {
  /** Texts with a contrast below 7:1, or on a background that cannot be determined. */
  faint: string[];
  /** Every colour of a text, a background or a border, except the three colour samples and the pictures. */
  colours: string[];
};

/** Another size of letters in the mode: an attribute of <html>, as the server renders it and the panel changes it. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  await page.evaluate((value) => {
    if (!document.documentElement.hasAttribute("data-vision-font")) throw new Error("The page is not in the mode");
    document.documentElement.setAttribute("data-vision-font", value);
  }, String(size));
}

/** What a visitor sees of the page: visits its texts and boxes as they are painted. */
export function measureColours(page: Page): Promise<Measures> {
  return page.evaluate(() => {
    type Colour = [number, number, number, number];
    const parse = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const channel = (value: number) =>
      value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const luminance = ([red, green, blue]: Colour) =>
      0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
    const contrast = (a: Colour, b: Colour) => {
      const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
      return (light + 0.05) / (dark + 0.05);
    };
    /** The background of an element; undefined when it is transparent or a picture. */
    const groundOf = (element: Element | null): Colour | undefined => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        const colour = parse(backgroundColor);
        if (backgroundImage !== "none" || opacity !== "1") return undefined;
        if (colour[3] === 1) return colour;
        if (colour[3] > 0) return undefined;
      }
      return [255, 255, 255, 1];
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

    const faint: string[] = [];
    const colours = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element) || element.closest("script, svg")) continue;
      const ground = groundOf(element);
      const ratio = ground && contrast(parse(getComputedStyle(element).color), ground);
      if (!ratio || ratio < 7)
        faint.push(
          `${ratio?.toFixed(2)} ${element.tagName}.${element.className}: ${node.textContent.trim().slice(0, 40)}`,
        );
    }
    for (const element of document.querySelectorAll("body, body *")) {
      if (!isShown(element) || element.closest("svg, img, [name=theme]")) continue;
      const style = getComputedStyle(element);
      colours.add(style.color);
      if (parse(style.backgroundColor)[3] > 0) colours.add(style.backgroundColor);
      for (const side of ["Top", "Right", "Bottom", "Left"] as const)
        if (style[`border${side}Width`] !== "0px" && parse(style[`border${side}Color`])[3] > 0)
          colours.add(style[`border${side}Color`]);
    }
    return { faint, colours: [...colours] };
  });
}

/** The cumulative layout shift since the page was opened, but for what the typeface moves, which fonts.spec.ts measures. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, "shifted") + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The browser reports a shift after the frame in which it happened.
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, "shifted") as number), 0)),
          ),
        ),
    );
}

/** Columns of fewer than six letters' heights where a word is broken without a hyphen: layouts that letters outgrew. */
export function crampedColumns(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faults = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(".sr, svg, select, thead"))
        continue;
      let column: Element | null = element;
      while (column && getComputedStyle(column).display.startsWith("inline")) column = column.parentElement;
      const letters = (column?.clientWidth ?? 0) / Number.parseFloat(getComputedStyle(element).fontSize);
      if (letters >= 6) continue;
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top));
        if (lines.size > 1) faults.add(`“${word}” in ${lines.size} lines of ${letters.toFixed(1)} em`);
      }
    }
    return [...faults];
  });
}

/** Phones, sums, hours and dates that end on another line than they began on, though they would have room on one. */
export function brokenNumbers(page: Page): Promise<{ count: number; broken: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const NUMBERS =
      /\+7\s\(\d{3}\)\s\d{3}-\d\d-\d\d|\d{1,3}(?:\s\d{3})+(?:\s₽)?|\d[\d:.,]*–\u2060?\d[\d:.,]*|\d{1,2}\s\p{L}{3,9}\s20\d\d/gu;
    const broken = new Set<string>();
    let count = 0;
    const blocks = new Map<Element, Text[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(".sr, svg, select, script"))
        continue;
      let block: Element = element;
      while (block.parentElement && ["inline", "inline-block"].includes(getComputedStyle(block).display))
        block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    const range = document.createRange();
    for (const [block, nodes] of blocks) {
      const places = nodes.flatMap((node) => [...node.data].map((_sign, index) => ({ node, index })));
      for (const { 0: number, index } of nodes
        .map(({ data }) => data)
        .join("")
        .matchAll(NUMBERS)) {
        const [from, to] = [places[index], places[index + number.length - 1]];
        if (!from || !to) continue;
        count++;
        range.setStart(from.node, from.index);
        range.setEnd(to.node, to.index + 1);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = boxes.some(({ top }) => top > (boxes[0]?.bottom ?? 0) - 4);
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const length = boxes.reduce((sum, { width }) => sum + width, 0);
        if (isBroken && length <= room) broken.add(`“${number}” of ${length} px in ${block.localName} of ${room} px`);
      }
    }
    return { count, broken: [...broken] };
  });
}

/** Words that go on in the next line without a hyphen, signs that begin a line, and boxes without their link's line. */
export function faultyLines(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faults = new Set<string>();
    const blocks = new Map<Element, Text[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let block = node.parentElement;
      if (!block?.checkVisibility({ visibilityProperty: true }) || block.closest(".sr, svg, select, script, thead"))
        continue;
      while (block.parentElement && /^(?:inline|inline-block)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    const range = document.createRange();
    for (const nodes of blocks.values()) {
      let last = { word: "", bottom: Infinity };
      for (const node of nodes)
        for (const [index, sign] of [...node.data].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = [...range.getClientRects()].at(-1);
          if (sign === "\u00ad") last.word += "-";
          else if (!box?.width || /\s/.test(sign)) last.word = "";
          else {
            const isTorn = /[\p{L}\p{N}]$/u.test(last.word) && /[\p{L}\p{N}]/u.test(sign);
            if (box.top > last.bottom - 4 && (isTorn || /[,.;:!?)»]/.test(sign)))
              faults.add(`${last.word} | ${node.data.slice(index, index + 20)}`);
            last = { word: last.word + sign, bottom: box.bottom };
          }
        }
    }
    for (const box of document.querySelectorAll("a:not(.button) > bdi")) {
      const [own, link] = [box, box.parentElement ?? box].map((one) => getComputedStyle(one));
      if (own?.display === "inline-block" && own.textDecorationLine !== link?.textDecorationLine)
        faults.add(`${box.textContent} has no line`);
    }
    return [...faults];
  });
}
