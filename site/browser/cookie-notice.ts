import { type Locale, localePath } from "#contract/locale.ts";
import { onArrival } from "./arrival.ts";
import styles from "./cookie-notice.css?url";
import { loadStyles } from "./load-styles.ts";
import { showAnswer } from "./cookie-answer.ts";
import { chooseCookies, cookieChoice, onCookieChoice } from "./cookie-choice.ts";
import { floating } from "./overlay.ts";
import { pageLocale } from "./browser-words.ts";

const words = {
  ru: {
    label: "Файлы cookie",
    title: "Файлы cookie на\u00a0сайте",
    more: "Cookie",
    text: " помнят настройки, а\u00a0с\u00a0вашего ",
    consent: "согласия",
    rest: " считают посещения.",
    may: "Можно ",
    count: "считать посещения",
    accept: "Принять",
    refuse: "Отказаться",
  },
  en: {
    label: "Cookies",
    title: "Cookies on this site",
    more: "Cookies",
    text: " keep your settings and, with your ",
    consent: "consent",
    rest: ", count visits.",
    may: "May we ",
    count: "count visits",
    accept: "Accept",
    refuse: "Refuse",
  },
} satisfies Record<Locale, object>;

let notice: HTMLElement | undefined;
/** The previous focus; answering the notice restores it. */
let origin: HTMLElement | undefined;

/** Few letters fit on the screen: it is all for reading (ui/large-letters.css). */
const cramped = matchMedia("(width < 20em) or (height < 25em)");
const narrow = matchMedia("(width < 48.75em)");
const isForEmergencies = () => document.querySelector("[data-bar] [href='tel:103']") !== null;
const isInTheMode = () => document.documentElement.dataset["vision"] !== undefined;
for (const screen of [cramped, narrow]) screen.addEventListener("change", place);

// The next page has another place for it, and the attributes of its own root.
onArrival(({ how }) => how !== "dialog" && place());
// Answered here or in the cookie policy.
onCookieChoice(close);

/** `answer`: the part of the cookie policy that shows the answer. */
export async function askForConsent(answer: HTMLElement | null): Promise<void> {
  if (answer) showAnswer(answer);
  await loadStyles(styles);
  if (!notice && !cookieChoice()) showNotice();
}

/** Never in the served page: only the browser knows whether it was answered. */
function showNotice(): void {
  const { label, title, more, text, consent, rest, may, count, accept, refuse } = words[pageLocale()];
  const href = localePath(pageLocale(), "/information/cookie-policy");
  notice = make("section", { ariaLabel: label });
  const head = make("p", { className: "cookie-head", textContent: title });
  // Explains what "accept" means: the law requires a text for every consent.
  const linkTo = (textContent: string) => make("a", { href: `${href}#consent`, textContent });
  const whole = make("p", { className: "cookie-whole" });
  whole.append(make("a", { href, textContent: more }), text, linkTo(consent), rest);
  // On one line with the answers: a strip on a phone has room for no more.
  const inBrief = make("p", { className: "cookie-brief" });
  inBrief.append(may, linkTo(count), "?");
  const choices = make("p", { className: "cookie-choices" });
  choices.append(
    button(accept, "button button-line button-small", () => answer("accepted")),
    button(refuse, "button button-line button-small", () => answer("refused")),
  );
  notice.append(head, whole, inBrief, choices);
  notice.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !notice?.contains(relatedTarget)) origin = relatedTarget;
  });
  notice.addEventListener("keydown", (event) => {
    if (event.key === "Escape") answer("refused");
  });
  place();
}

/**
 * A strip along the edge of the screen. It would lie on the large text of the visually-impaired mode, and on a phone on
 * the numbers of a page for emergencies: there it is the last part of the page. Where few letters fit it is the first
 * one below the screen.
 */
function place(): void {
  if (!notice) return markRoot();
  const isLast = isInTheMode() || (isForEmergencies() && (narrow.matches || cramped.matches));
  const isInPage = isLast || cramped.matches;
  notice.className = isInPage ? "cookie-notice cookie-in-page" : "below cookie-notice";
  if (isLast) placeLast(notice);
  else if (isInPage) (firstBelow() ?? pageFoot())?.before(notice);
  else floating.append(notice);
  markRoot();
}

/** Before the footer, or after it if that is in sight already: nothing that is seen moves. */
function placeLast(part: HTMLElement): void {
  const foot = pageFoot();
  if (foot && foot.getBoundingClientRect().top < innerHeight) foot.after(part);
  else foot?.before(part);
}

/** Before a part of its own, not inside a text. Nothing that is seen moves: what follows is below the screen. */
function firstBelow(): Element | null {
  const isBelow = (part: Element) =>
    part.getClientRects().length > 0 &&
    part.getBoundingClientRect().top >= innerHeight &&
    !part.parentElement?.closest("[data-island]");
  // What is urgent stays next to its numbers.
  const parts = document.querySelectorAll("main > div > * + :not(:has(.care)), .prose > h2");
  return [...parts].find(isBelow) ?? null;
}

function pageFoot(): Element | null {
  return document.querySelector("body > footer");
}

function answer(choice: "accepted" | "refused"): void {
  const isFocused = notice?.contains(document.activeElement);
  close();
  chooseCookies(choice);
  if (isFocused) (origin?.isConnected ? origin : document.querySelector("main"))?.focus({ preventScroll: true });
}

function close(): void {
  notice?.remove();
  notice = undefined;
  markRoot();
}

/** What the notice may cover makes room for it (cookie-notice.css). */
function markRoot(): void {
  document.documentElement.toggleAttribute("data-noticed", notice?.classList.contains("below") ?? false);
}

function button(textContent: string, className: string, choose: () => void): HTMLButtonElement {
  const element = make("button", { type: "button", className, textContent });
  element.addEventListener("click", choose);
  return element;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
