import { dropDraft, dropOldDrafts, renewOffer } from "../tools/forms/draft.ts";
import { saveDraft } from "../tools/forms/form-draft.ts";
import { onArrival } from "./arrival.ts";
import { closest } from "./links.ts";

/**
 * Saves what is typed into a form with `data-draft` in this tab at once, so that an accidental press, a failed load or
 * leaving loses nothing.
 */
export function startDrafts(): void {
  for (const event of ["input", "change"])
    document.addEventListener(event, ({ target }) => {
      const form = closest<HTMLFormElement>(target, DRAFTED);
      if (form) saveDraft(form);
    });
  onArrival(({ root }) => {
    dropOldDrafts();
    // Sent without the form's own code: by a plain load, or in a dialog.
    for (const { dataset } of root.querySelectorAll<HTMLElement>("[data-sent]")) dropDraft(dataset["form"] ?? "");
    for (const form of root.querySelectorAll<HTMLFormElement>(DRAFTED)) {
      const { draft = "" } = form.dataset;
      // Typed before this script was loaded.
      if (!renewOffer(draft)) saveDraft(form);
    }
  });
}

const DRAFTED = "form[data-draft]";
