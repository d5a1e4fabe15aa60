import { onArrival } from "./arrival.ts";
import { cookieChoice, onCookieChoice } from "./cookie-choice.ts";
import { withCode } from "./with-code.ts";

/** With consent to cookies, on some pages, the assessment's frame replaces the image link in the footer. */
export function startQualityFrame(): void {
  onArrival(() => loadFrame());
  onCookieChoice(loadFrame);
}

function loadFrame(): void {
  const place = document.querySelector<HTMLElement>("[data-quality-frame]:not(:has(iframe))");
  if (place && cookieChoice() === "accepted") withCode(import("./quality-frame.ts"), ({ putFrame }) => putFrame(place));
}
