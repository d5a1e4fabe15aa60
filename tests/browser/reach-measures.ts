import type { Page } from "@playwright/test";

/** The browser's own size of letters, as a visitor sets it: not zoom, and not a style of ours. 16 is the untouched one. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  await session.detach();
}

/** What a visitor cannot reach or read: a page wider than the screen, controls under others, texts that are cut off. */
export function measureReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const tell = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".sr, .skip, [aria-hidden=true]") &&
      getComputedStyle(element).clipPath !== "inset(50%)";
    const clipsOf = (element: Element) => {
      const clips: Element[] = [];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflow !== "visible") clips.push(at);
      return clips;
    };
    const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide on ${clientWidth}`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest("script, noscript, svg, option") || !isShown(element))
        continue;
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const clips = clipsOf(element);
      if (clips.some(isScroller)) continue;
      if (left < -1 || right > clientWidth + 1) faults.push(`off the screen: ${tell(element)} ${Math.round(left)}–${Math.round(right)}`);
      for (const clip of [element, ...clips]) {
        if (getComputedStyle(clip).overflow === "visible") continue;
        const box = clip.getBoundingClientRect();
        if (top < box.top - 2 || bottom > box.bottom + 2 || left < box.left - 2 || right > box.right + 2)
          faults.push(`cut off: ${tell(element)} by ${tell(clip)}`);
      }
    }

    const controls = [...document.querySelectorAll("a, button, input, select, textarea, summary")].filter(
      (element) => isShown(element) && element.getClientRects().length > 0 && !element.closest("[inert]"),
    );
    for (const control of controls) {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const [rect] = control.getClientRects();
      if (!rect) continue;
      const x = rect.left + rect.width / 2;
      const y = rect.top + rect.height / 2;
      const found = document.elementFromPoint(x, y);
      const isReached = found && (control.contains(found) || found.contains(control) || found.closest("label")?.contains(control) || ("labels" in control && [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(found))));
      if (!isReached) faults.push(`covered: ${tell(control)} by ${found ? tell(found) : "the edge"}`);
    }
    scrollTo(0, 0);
    return faults;
  });
}
