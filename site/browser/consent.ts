import { cookieChoice } from "./cookie-choice.ts";
import { closest } from "./links.ts";

/** Shows the notice until it is answered, and again by a button of the cookie policy. */
export function startConsent(): void {
  if (!cookieChoice()) void showNotice();
  document.addEventListener("click", ({ target }) => {
    if (closest(target, "[data-cookie-choice]")) void showNotice(true);
  });
}

async function showNotice(isAsked = false): Promise<void> {
  // If its code does not load there is no notice, so nothing is accepted.
  const notice = await import("./cookie-notice.ts").catch(() => undefined);
  await notice?.showCookieNotice(isAsked).catch(() => undefined);
}
