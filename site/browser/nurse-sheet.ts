import { dropEntry, keepEntry, readEntry } from "./state/kept-entry.ts";

const KEPT = "nurse-sheet";
/** Maximum number of entries: more than the lines and boxes of a sheet. */
const MOST = 100;
const TICKED = "x";

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Saves the sheet in this browser while its box is ticked; otherwise nothing is stored. Nothing is ever sent. */
export function liveSheet(sheet: HTMLElement): void {
  const keep = sheet.querySelector<HTMLElement>("[data-sheet-keep]");
  const tick = keep?.querySelector<HTMLInputElement>("input");
  const erase = sheet.querySelector<HTMLButtonElement>("[data-sheet-erase]");
  const told = sheet.querySelector("[data-erased]");
  const fields = [...sheet.querySelectorAll<Field>("[data-key]")];
  if (!keep || !tick || !erase || !told) return;
  for (const field of fields) if (!isBox(field)) field.maxLength = Number(field.dataset["longest"]);
  const kept = read();
  // A browser may restore the tick of an earlier load by itself.
  tick.checked = kept !== null;
  if (kept) {
    // Values typed before this script was loaded win.
    for (const field of fields) if (!textOf(field)) setText(field, kept[field.dataset["key"] ?? ""] ?? "");
  }
  const save = () => {
    if (tick.checked) tick.checked = keepEntry(KEPT, textsOf(fields));
    else dropEntry(KEPT);
  };
  sheet.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.checked) untickOthers(target);
    save();
    fit(fields);
    offerBack(null);
  });
  /** What was erased: until something is typed, the same button brings it back. */
  let erased: { texts: Record<string, string>; wasKept: boolean } | null = null;
  const eraseText = erase.textContent;
  const offerBack = (next: typeof erased) => {
    erased = next;
    erase.textContent = (next && erase.dataset["back"]) || eraseText;
    told.textContent = (next && told.getAttribute("data-erased")) || "";
  };
  erase.addEventListener("click", () => {
    const texts = erased?.texts ?? {};
    const wasKept = erased?.wasKept ?? false;
    const isEmpty = fields.every((field) => !textOf(field));
    offerBack(isEmpty ? null : { texts: textsOf(fields), wasKept: tick.checked });
    for (const field of fields) setText(field, texts[field.dataset["key"] ?? ""] ?? "");
    tick.checked = wasKept;
    save();
    fit(fields);
  });
  fit(fields);
  tick.disabled = erase.hidden = false;
}

const isBox = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement;

function textOf(field: Field): string {
  if (isBox(field)) return field.checked ? TICKED : "";
  return field.value;
}

function setText(field: Field, text: string): void {
  if (isBox(field)) field.checked = text === TICKED;
  else field.value = text.slice(0, field.maxLength);
}

/** Checkboxes, not radio buttons: those need a name, and a wrong press could not be undone. */
function untickOthers(box: HTMLInputElement): void {
  const others = box.closest("[data-take=one]")?.querySelectorAll("input") ?? [];
  for (const other of others) if (other !== box) other.checked = false;
}

/** Grows every line with its text, and warns when it is full. */
function fit(fields: Field[]): void {
  for (const field of fields) {
    if (isBox(field)) continue;
    if (field.parentElement) field.parentElement.dataset["typed"] = field.value;
    const told = document.getElementById(`${field.id}-full`);
    const text = (field.value.length >= field.maxLength && told?.dataset["text"]) || "";
    if (told && told.textContent !== text) told.textContent = text;
  }
}

/** Only strings are accepted, and not too many. */
function read(): Record<string, string> | null {
  const kept = readEntry(KEPT);
  if (typeof kept !== "object" || kept === null) return null;
  const texts = Object.entries(kept)
    .slice(0, MOST)
    .flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : []));
  return Object.fromEntries(texts) as Record<string, string>;
}

function textsOf(fields: Field[]): Record<string, string> {
  const texts = fields.map((field) => [field.dataset["key"], textOf(field)]);
  return Object.fromEntries(texts.filter(([, text]) => text)) as Record<string, string>;
}
