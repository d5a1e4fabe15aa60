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
    more: "Cookie",
    text: " помнят настройки, а\u00a0с\u00a0вашего ",
    consent: "согласия",
    rest: " считают посещения.",
    accept: "Принять",
    refuse: "Отказаться",
  },
  en: {
    label: "Cookies",
    more: "Cookies",
    text: " keep your settings and, with your ",
    consent: "consent",
    rest: ", count visits.",
    accept: "Accept",
    refuse: "Refuse",
  },
} satisfies Record<Locale, object>;

let notice: HTMLElement | undefined;
/** The previous focus; answering the notice restores it. */
let origin: HTMLElement | undefined;

// The next page brings the attributes of its own root.
onArrival(markRoot);
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
  const { label, more, text, consent, rest, accept, refuse } = words[pageLocale()];
  const href = localePath(pageLocale(), "/information/cookie-policy");
  notice = make("section", { className: "below cookie-notice", ariaLabel: label });
  const paragraph = make("p", {});
  paragraph.append(
    make("a", { href, textContent: more }),
    text,
    // Explains what "accept" means: the law requires a text for every consent.
    make("a", { href: `${href}#consent`, textContent: consent }),
    rest,
  );
  const choices = make("p", { className: "cookie-choices" });
  choices.append(
    button(accept, "button button-line button-small", () => answer("accepted")),
    button(refuse, "button button-line button-small", () => answer("refused")),
  );
  notice.append(paragraph, choices);
  notice.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !notice?.contains(relatedTarget)) origin = relatedTarget;
  });
  notice.addEventListener("keydown", ({ key }) => key === "Escape" && answer("refused"));
  floating.append(notice);
  markRoot();
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
  document.documentElement.toggleAttribute("data-noticed", notice !== undefined);
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
