import { setState } from "./state/store.ts";
import { onArrival } from "./arrival.ts";
import { pageLocale } from "./browser-words.ts";

/** The contacts of the page, for what lives in the browser. */
export function startContacts(): void {
  onArrival(({ how }) => {
    if (how === "dialog") return;
    setState({
      locale: pageLocale(),
      defaultContact: contactOf("default"),
      defaultSpbContact: contactOf("default-spb"),
    });
  });
}

function contactOf(slug: string) {
  const { phone, email } = document.querySelector<HTMLElement>(`[data-contact="${slug}"]`)?.dataset ?? {};
  return phone && email ? { phone, email } : null;
}
