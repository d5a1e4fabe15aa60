import { onArrival } from "./arrival.ts";
import { cookieChoice } from "./cookie-choice.ts";

/** Shows the notice until it is answered; the cookie policy shows the answer and changes it. */
export function startConsent(): void {
  onArrival(({ root }) => {
    const answer = root.querySelector<HTMLElement>("[data-cookie-choice]");
    // Blockers keep its code away: then there is no notice, so nothing is accepted.
    if (answer || !cookieChoice())
      import("./cookie-notice.ts").then(
        ({ askForConsent }) => askForConsent(answer),
        () => undefined,
      );
  });
}
