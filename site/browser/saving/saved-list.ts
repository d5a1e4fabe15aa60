import { languages, splitLocale } from "#contract/locale.ts";
import type { Answered, KeptPage } from "../../worker/messages.ts";
import { pageLocale } from "../browser-words.ts";
import { make } from "./make-element.ts";
import { announce } from "../overlay.ts";
import { askWorker } from "./ask-worker.ts";
import { phoneLink } from "./own-center.ts";
import { savingWords } from "./saving-words.ts";

const ORDER = ["center", "article", "always"];

/** Lists what is saved on this device, or says that the list cannot be read. */
export function showList(place: HTMLElement, { pages }: Answered): void {
  const words = savingWords[pageLocale()];
  if (!pages) return place.replaceChildren(make("p", { textContent: words.unread }));
  // The list itself is always saved, so it is not listed; neither is what is saved for readers of another language.
  const listed = pages
    .filter(({ path, as }) => path !== place.dataset["savedList"] && (as !== "always" || isInOwnLanguage(path)))
    .toSorted((a, b) => ORDER.indexOf(a.as) - ORDER.indexOf(b.as) || b.at.localeCompare(a.at));
  const own = listed.filter(({ as }) => as !== "always");
  const list = make("ul", { className: "saved-rows" });
  list.append(...listed.map((page) => row(place, page)));
  const parts: HTMLElement[] = own.length === 0 ? [make("p", { textContent: words.nothing })] : [];
  if (listed.length > 0) parts.push(list);
  if (own.length > 1) parts.push(eraserOfAll(place));
  place.replaceChildren(...parts);
}

function isInOwnLanguage(path: string): boolean {
  return splitLocale(path).locale === pageLocale();
}

function row(place: HTMLElement, { path, title, bytes, at, as, clinic }: KeptPage): HTMLElement {
  const words = savingWords[pageLocale()];
  const format = new Intl.DateTimeFormat(languages[pageLocale()].tag, { dateStyle: "long" });
  const day = format.format(new Date(at)).replace(/\s*г\.$/, "");
  const size = words.size(Math.max(1, Math.round(bytes / 1024)));
  const facts = [as === "center" && words.center, words.kept(day), size, as === "always" && words.always];
  const item = make("li", {});
  const text = make("p", {});
  const link = make("a", { href: path, textContent: title });
  text.append(link);
  if (clinic) text.append(make("span", { textContent: clinic.address }));
  if (clinic?.phone) text.append(phoneLink(clinic.phone));
  text.append(make("span", { className: "muted small", textContent: facts.filter(Boolean).join(", ") }));
  item.append(text);
  if (as === "always") return item;
  const button = eraser(place, words.erase, () => askWorker({ todo: "erase", path }));
  button.append(make("span", { className: "sr", textContent: `: ${title}` }));
  item.append(button);
  return item;
}

function eraser(place: HTMLElement, textContent: string, erase: () => Promise<Answered>): HTMLButtonElement {
  const button = make("button", { type: "button", className: "button button-line button-small", textContent });
  button.addEventListener("click", () => {
    void erase().then((answer) => showErased(place, answer));
  });
  return button;
}

/** Asks for confirmation, so that an accidental press loses nothing. */
function eraserOfAll(place: HTMLElement): HTMLButtonElement {
  const { eraseAll, sure } = savingWords[pageLocale()];
  const button = eraser(place, eraseAll, () => askWorker({ todo: "erase-all" }));
  const askFirst = (event: Event) => {
    event.stopImmediatePropagation();
    button.textContent = sure;
    announce(sure);
    button.removeEventListener("click", askFirst, true);
  };
  button.addEventListener("click", askFirst, true);
  return button;
}

function showErased(place: HTMLElement, answer: Answered): void {
  const { erased, notErased } = savingWords[pageLocale()];
  showList(place, answer);
  announce(answer.fault ? notErased : erased);
  // The pressed button is gone.
  document.querySelector<HTMLElement>("#saved-pages")?.focus();
}
