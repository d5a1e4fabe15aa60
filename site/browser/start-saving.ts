import { withCode } from "./with-code.ts";

/** Saved pages and the service worker are loaded last: the first visit does not wait for them. */
export function startSavingLater(): void {
  window.addEventListener("load", () => loadSaving());
}

/** With a button that was pressed before. */
export function loadSaving(button?: HTMLButtonElement): void {
  withCode(import("./saving/saving.ts"), ({ pressSave }) => pressSave(button));
}
