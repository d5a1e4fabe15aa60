/** Square pixels of the screen to an element, where elements are dense. */
const AREA = 3000;
/** So many elements follow in each frame after the first. */
const A_FRAME = 100;
/** What is not shown until somebody opens it. */
const CLOSED = "[hidden], template, details:not([open]) > :not(summary)";

type Part = { element: HTMLElement; size: number };

/**
 * Of a page that arrives at its top, only the first screen is laid out and painted at first; the rest follows in the next
 * frames, so that no press waits long for it. Afterwards nothing of this is left: heights, scrolling and print are as ever.
 */
export function deferLayout({ body }: Document): void {
  const parts = partsBeyond(body.querySelectorAll("main, body > footer"), (innerWidth * innerHeight) / AREA);
  for (const { element, size } of parts) {
    element.style.contentVisibility = "hidden";
    element.style.containIntrinsicBlockSize = `${Math.min(20 * size, 600)}px`;
  }
  const next = () => {
    for (let shown = 0; shown < A_FRAME;) {
      const part = parts.shift();
      if (!part?.element.isConnected) return;
      part.element.style.contentVisibility = "";
      part.element.style.containIntrinsicBlockSize = "";
      shown += part.size;
    }
    requestAnimationFrame(next);
  };
  // The first frame paints what is in view.
  requestAnimationFrame(() => requestAnimationFrame(next));
}

/** The largest elements that begin after so many others. */
function partsBeyond(roots: Iterable<Element>, screenful: number): Part[] {
  const parts: Part[] = [];
  let room = screenful;
  const visit = (element: Element) => {
    const size = sizeOf(element);
    if (room <= 0) {
      if (element instanceof HTMLElement && size > 0) parts.push({ element, size });
    } else if (size > room && size > 1) {
      room--;
      for (const child of element.children) visit(child);
    } else room -= size;
  };
  for (const root of roots) visit(root);
  return parts;
}

/** How many elements are shown, a drawing being one. */
function sizeOf(element: Element): number {
  if (element.matches(CLOSED)) return 0;
  let size = 1;
  if (element instanceof HTMLElement) for (const child of element.children) size += sizeOf(child);
  return size;
}
