import type { ModalDetails, ModalId } from "../links/modal-pages.ts";

/** What an entry says; `bar-words.ts` has the words. */
export type BarWord =
  "call" | "ambulance" | "helpline" | "coordinator" | "center" | "hiring" | "request" | "ask" | "apply";

/** A number to call, ours unless it names another, or a form to open. */
export type BarEntry = { word: BarWord; phone?: string } | { word: BarWord; modal: ModalId; details?: ModalDetails };

/** What stands in the bar at the foot of phones. A page's loader answers it as `bar`; others have the usual one. */
export type PageBar = BarEntry[];

const usualBar: PageBar = [{ word: "call" }, { word: "request", modal: "dialysis" }];

export const askEntry: BarEntry = { word: "ask", modal: "question" };

/** The request of those who travel: it asks for dates and takes records. */
export const travelRequest: BarEntry = {
  word: "request",
  modal: "dialysis-other-city",
  details: { subject: "travel" },
};

/** What the loader of a page said, if anything. */
export function barOf(loaderData: unknown): PageBar {
  return (loaderData as { bar?: PageBar } | undefined)?.bar ?? usualBar;
}

type DutyLine = { phone: string } | null;

const lineEntry = (line: DutyLine): BarEntry => (line ? { word: "helpline", phone: line.phone } : { word: "call" });

/** Where life may be in danger, in this order. */
export function urgentBar(line: DutyLine): PageBar {
  return [{ word: "ambulance", phone: "103" }, lineEntry(line)];
}

/** For somebody who is treated already. */
export function helplineBar(line: DutyLine): PageBar {
  return [lineEntry(line), askEntry];
}

export function centerBar({ alias, phone }: { alias: string; phone: string }): PageBar {
  return [
    phone ? { word: "center", phone } : { word: "call" },
    { word: "request", modal: "dialysis", details: { center: alias } },
  ];
}

/** Who answers job seekers; with `vacancy`, the form is filled in with it. */
export function hiringBar(hiring: { phone: string } | null, vacancy?: string): PageBar {
  return [
    hiring ? { word: "hiring", phone: hiring.phone } : { word: "call" },
    { word: "apply", modal: "vacancy", ...(vacancy && { details: { vacancy } }) },
  ];
}

/** On the page of a form there is nothing else to open: who answers it can be called instead. */
export function formBar(answers: { dialled: string } | null): PageBar {
  return [{ word: "call", ...(answers && { phone: answers.dialled }) }];
}
