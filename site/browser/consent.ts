import { onArrival } from "./arrival.ts";
import { cookieChoice } from "./cookie-choice.ts";

/** Shows the notice until it is answered; the cookie policy shows the answer and changes it. */
export function startConsent(): void {
  // If its code does not load there is no notice, so nothing is accepted.
  if (!cookieChoice())
    import("./cookie-notice.ts").then(
      ({ showCookieNotice }) => showCookieNotice(),
      () => undefined,
    );
  onArrival(({ root }) => {
    const place = root.querySelector<HTMLElement>("[data-cookie-choice]");
    if (place)
      import("./cookie-answer.ts").then(
        ({ showAnswer }) => showAnswer(place),
        () => undefined,
      );
  });
}
