import { type Arrival, onArrival } from "./arrival.ts";
import { cookieChoice, onCookieChoice } from "./cookie-choice.ts";

type Counter = { (...call: unknown[]): void; a?: unknown[][]; l?: number };
declare global {
  interface Window {
    ym?: Counter;
  }
}

const SCRIPT = "https://mc.yandex.ru/metrika/tag.js";
const REACHED = "goals-reached";

/** The previous page as referrer, without any query. */
let before = document.referrer;

/** The visitor counter: nothing of it loads before "accept", and no address with a query reaches it. */
export function startMetrika(): void {
  onArrival(count);
  // This code was loaded after the page that it counts.
  count({ root: document.body, how: "load" });
  onCookieChoice(countPage);
  document.addEventListener("sent", ({ detail }: CustomEventInit<{ goal?: string; reference?: string }>) =>
    reachGoal(detail?.goal, detail?.reference),
  );
}

function count({ how, root }: Arrival): void {
  if (how === "load" || how === "navigation") countPage();
  for (const result of root.querySelectorAll<HTMLElement>("[data-goal]"))
    reachGoal(result.dataset["goal"], result.dataset["sent"]);
}

function counterId(): string | undefined {
  const id = document.querySelector<HTMLMetaElement>("meta[name=metrika]")?.content;
  return id && cookieChoice() === "accepted" ? id : undefined;
}

/** One hit for every page that is shown. */
function countPage(): void {
  const id = counterId();
  if (!id) return;
  const page = withoutQuery(location.href);
  // The title of a page made for one query repeats it: what was searched for.
  const isOfQuery = location.search && document.querySelector('meta[name="robots"][content*="noindex"]');
  const title = isOfQuery ? location.pathname : document.title;
  counter(id)(Number(id), "hit", page, { title, referer: withoutQuery(before) });
  before = page;
}

/** Once for every submission, however often its result is shown. */
function reachGoal(goal: string | undefined, reference = ""): void {
  const id = counterId();
  if (!id || !goal || !isFirst(reference)) return;
  counter(id)(Number(id), "reachGoal", goal);
}

function counter(id: string): Counter {
  if (window.ym) return window.ym;
  // The counter's own queue: calls before its code is loaded are kept in `a`.
  const waiting: Counter = (...call) => void (waiting.a ??= []).push(call);
  waiting.l = Date.now();
  window.ym = waiting;
  // First: the last script of a head identifies the build of a page.
  document.head.prepend(Object.assign(document.createElement("script"), { async: true, src: SCRIPT }));
  waiting(Number(id), "init", { defer: true, clickmap: false, webvisor: false, trackLinks: false });
  return waiting;
}

function isFirst(reference: string): boolean {
  try {
    const reached = sessionStorage.getItem(REACHED)?.split(" ") ?? [];
    if (reached.includes(reference)) return false;
    sessionStorage.setItem(REACHED, [...reached, reference].join(" "));
  } catch {
    // If storage is refused, it may count twice.
  }
  return true;
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, "");
}
