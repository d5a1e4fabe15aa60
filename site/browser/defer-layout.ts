/** Mostly below the first screen. What is in view after all is shown at once by the browser. */
const BELOW = "main > div > :nth-child(n + 3), .prose > :nth-child(n + 6), body > footer";

/**
 * Of a page that arrives at its top, only the first screen is laid out and painted at first; the rest follows, one part a
 * frame, so that no press waits long for it. Afterwards nothing of this is left: heights, scrolling and print are as ever.
 */
export function deferLayout({ body }: Document): void {
  const parts = [...body.querySelectorAll<HTMLElement>(BELOW)];
  for (const { style } of parts) {
    style.contentVisibility = "auto";
    style.containIntrinsicSize = "auto 600px";
  }
  const next = () => {
    const part = parts.shift();
    if (!part?.isConnected) return;
    part.style.contentVisibility = "";
    part.style.containIntrinsicSize = "";
    requestAnimationFrame(next);
  };
  // The first frame paints what is in view.
  requestAnimationFrame(() => requestAnimationFrame(next));
}
