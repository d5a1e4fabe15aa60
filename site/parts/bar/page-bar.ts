import type { ModalDetails, ModalId } from "../links/modal-pages.ts";

/** The label of an entry; the texts are in `bar-words.ts`. */
export type BarWord =
  | "call"
  | "ambulance"
  | "helpline"
  | "coordinator"
  | "center"
  | "hiring"
  | "request"
  | "ask"
  | "apply"
  | "write"
  | "director";

/** A number to call (our default unless it names another) or a form to open. */
export type BarEntry = { word: BarWord; phone?: string } | { word: BarWord; modal: ModalId; details?: ModalDetails };

/** The bottom bar on phones. A page's loader returns it as `bar`; other pages have the default one. */
export type PageBar = BarEntry[];

const usualBar: PageBar = [{ word: "call" }, { word: "request", modal: "dialysis" }];

export const askEntry: BarEntry = { word: "ask", modal: "question" };

/** The request for travellers: it asks for dates and accepts medical records. */
export const travelRequest: BarEntry = {
  word: "request",
  modal: "appointment",
  details: { subject: "travel" },
};

/** The bar that a page's loader returned, if any. */
export function barOf(loaderData: unknown): PageBar {
  return (loaderData as { bar?: PageBar } | undefined)?.bar ?? usualBar;
}

type DutyLine = { phone: string } | null;

const lineEntry = (line: DutyLine): BarEntry => (line ? { word: "helpline", phone: line.phone } : { word: "call" });

/** For a page whose own buttons are the ones to press. */
export const callBar: PageBar = [{ word: "call" }];

/** In an emergency, in this order. */
export function urgentBar(line: DutyLine): PageBar {
  return [{ word: "ambulance", phone: "103" }, lineEntry(line)];
}

/** For people already in treatment. */
export function helplineBar(line: DutyLine): PageBar {
  return [lineEntry(line), askEntry];
}

export function centerBar({ alias, phone }: { alias: string; phone: string }): PageBar {
  return [
    phone ? { word: "center", phone } : { word: "call" },
    { word: "request", modal: "dialysis", details: { center: alias } },
  ];
}

/** For whoever has read how complaints are answered. */
export const directorBar: PageBar = [{ word: "call" }, { word: "director", modal: "quality-control" }];

/** The contact for job seekers. Only with a `vacancy` there is something to apply for; the form is prefilled with it. */
export function hiringBar(hiring: { phone: string } | null, vacancy?: string): PageBar {
  return [
    hiring ? { word: "hiring", phone: hiring.phone } : { word: "call" },
    vacancy ? { word: "apply", modal: "vacancy", details: { vacancy } } : { word: "write", modal: "vacancy" },
  ];
}

/** A form's page has no other form to open: offer the phone number instead. */
export function formBar(answers: { dialled: string } | null): PageBar {
  return [{ word: "call", ...(answers && { phone: answers.dialled }) }];
}
