import { onArrival } from "./arrival.ts";
import { cookieChoice, onCookieChoice } from "./cookie-choice.ts";

/** With consent to cookies, on some pages, the assessment's frame replaces the image link in the footer. */
export function startQualityFrame(): void {
  onArrival(() => putFrame());
  onCookieChoice(putFrame);
}

function putFrame(): void {
  const place = document.querySelector<HTMLElement>("[data-quality-frame]:not(:has(iframe))");
  if (!place || cookieChoice() !== "accepted") return;
  const frame = document.createElement("iframe");
  Object.assign(frame, { title: place.dataset["title"], width: "420", height: "110", loading: "lazy" });
  frame.sandbox.add("allow-same-origin", "allow-top-navigation-by-user-activation");
  frame.src = place.dataset["qualityFrame"] ?? "";
  place.append(frame);
}
