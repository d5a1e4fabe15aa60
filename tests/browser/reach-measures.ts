import type { Page } from "@playwright/test";

/** The browser's font size as a visitor sets it: neither zoom nor a style of ours. 16 is the default. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  await session.detach();
  // Only then do scripts know that the width is another one, counted in letters.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The text spacing of WCAG 1.4.12 between letters, words, lines and paragraphs. Gone with the page. */
export async function spaceText(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = isOn ? [sheet] : [];
  }, isOn);
}

/** What cannot be read: a page wider than the screen, texts beyond its edge or cut off. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth}`] : [];
    const isClip = (element: Element) => getComputedStyle(element).overflow !== "visible";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest("svg, option, .sr, .skip, [aria-hidden=true]"))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // For screen readers only.
      if (getComputedStyle(element).clipPath === "inset(50%)") continue;
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const clips: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (isClip(at)) clips.push(at);
      if (clips.some((clip) => /auto|scroll/.test(getComputedStyle(clip).overflowX))) continue;
      const text = `“${node.textContent.trim().slice(0, 40)}” in ${element.localName}.${element.className}`;
      if (left < -1 || right > clientWidth + 1) faults.push(`beyond the edge: ${text}`);
      for (const clip of clips) {
        const box = clip.getBoundingClientRect();
        if (top < box.top - 2 || bottom > box.bottom + 2 || left < box.left - 2 || right > box.right + 2)
          faults.push(`cut off: ${text}`);
      }
    }
    return faults;
  });
}

/** Controls that are covered by something else, even when scrolled to the middle of the screen. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement | SVGElement>(
      "a, button, input, select, textarea, summary",
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr, .skip, [aria-hidden=true]"))
        continue;
      control.scrollIntoView({ block: "center", behavior: "instant" });
      // A link in a drawing is clickable on its shapes: the middle of its box may be beside them.
      const drawn = control instanceof SVGElement ? control.querySelector("rect, circle") : null;
      const [rect] = (drawn ?? control).getClientRects();
      if (!rect) continue;
      const found = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      const area = control.closest("label") ?? control;
      if (!found || !(area.contains(found) || found.contains(control)))
        faults.push(
          `${control.localName} “${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}” is under ${found?.localName}.${found?.className}`,
        );
    }
    scrollTo(0, 0);
    return faults;
  });
}

/** Controls smaller than 44 px, except links in running text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary";
    for (const control of document.querySelectorAll<HTMLElement>(pressed)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr, .skip, [aria-hidden=true]"))
        continue;
      // One whose clickable area is the card around it.
      if (getComputedStyle(control, "::after").position === "absolute") continue;
      const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
      if (width >= 43.5 && height >= 43.5) continue;
      const around =
        control.closest("p, li, dt, dd, td, th, figcaption, blockquote, h1, h2, h3, h4, div")?.textContent ?? "";
      const isWord = /^inline(-block)?$/.test(getComputedStyle(control).display);
      if (isWord && around.trim().length > control.textContent.trim().length + 3) continue;
      faults.push(
        `${control.localName} “${control.textContent.trim().slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`,
      );
    }
    return faults;
  });
}
