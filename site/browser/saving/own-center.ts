import { splitLocale } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import type { Answered } from "../../worker/messages.ts";
import { make } from "./make-element.ts";

/** Where the served page says "your own center" and can only lead to the list of all. */
const STEPS = ":is(.ladder-today, .care-ways):not([data-own])";

export function hasSteps(root: ParentNode): boolean {
  return root.querySelector(STEPS) !== null;
}

/** Whoever chose a center has its number where they are told to call it. It is on the phone already: nothing is asked or sent. */
export function showOwnCenter(root: ParentNode, { pages }: Answered): void {
  const own = pages?.find(({ clinic }) => clinic?.phone);
  if (!own?.clinic) return;
  for (const step of root.querySelectorAll(STEPS)) {
    step.setAttribute("data-own", "");
    const line = make("p", {});
    const name = make("span", { className: "small", lang: splitLocale(own.path).locale, textContent: own.title });
    line.append(phoneLink(own.clinic.phone));
    if (step.matches(".ladder-today")) {
      line.className = "ladder-numbers";
      step.lastElementChild?.replaceWith(line, name);
    } else {
      line.className = "care-calls";
      line.append(name);
      step.before(line);
    }
  }
}

export function phoneLink(phone: string): HTMLAnchorElement {
  return make("a", { href: `tel:${phone}`, textContent: formatPhone(phone) ?? phone });
}
