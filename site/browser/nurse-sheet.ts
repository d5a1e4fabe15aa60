import { dropEntry, keepEntry, readEntry } from "./state/kept-entry.ts";

const KEPT = "nurse-sheet";
const MOST = 20;

/** Keeps the sheet in this browser while its tick is set; without the tick nothing is written. Nothing is ever sent. */
export function liveSheet(sheet: HTMLElement): void {
  const keep = sheet.querySelector<HTMLElement>("[data-sheet-keep]");
  const tick = keep?.querySelector<HTMLInputElement>("input");
  const erase = sheet.querySelector<HTMLButtonElement>("[data-sheet-erase]");
  const fields = [...sheet.querySelectorAll<HTMLTextAreaElement>("[data-key]")];
  if (!keep || !tick || !erase) return;
  const kept = read();
  // A browser may remember a tick of an earlier load by itself.
  tick.checked = kept !== null;
  if (kept) {
    // Typed before this script was there: that counts.
    for (const field of fields) field.value ||= (kept[field.dataset["key"] ?? ""] ?? "").slice(0, field.maxLength);
  }
  const save = () => {
    if (tick.checked) tick.checked = keepEntry(KEPT, textsOf(fields));
    else dropEntry(KEPT);
  };
  sheet.addEventListener("input", save);
  erase.addEventListener("click", () => {
    for (const field of fields) field.value = "";
    tick.checked = false;
    dropEntry(KEPT);
    fields[0]?.focus();
  });
  keep.hidden = erase.hidden = false;
}

/** Only texts are taken, and not many. */
function read(): Record<string, string> | null {
  const kept = readEntry(KEPT);
  if (typeof kept !== "object" || kept === null) return null;
  const texts = Object.entries(kept)
    .slice(0, MOST)
    .flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : []));
  return Object.fromEntries(texts) as Record<string, string>;
}

function textsOf(fields: HTMLTextAreaElement[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ dataset, value }) => [dataset["key"], value])) as Record<string, string>;
}
