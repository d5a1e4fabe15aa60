import type { FormName } from "#contract/forms/forms.ts";
import type { ModalId } from "#contract/modal-ids.ts";

/** The modals that show a form. */
export const formModals: Record<FormName, ModalId[]> = {
  appointment: ["appointment", "dialysis", "consultation", "dialysis-other-city"],
  question: ["question"],
  vacancy: ["vacancy"],
  "quality-control": ["quality-control"],
  review: ["review"],
  callback: ["callback"],
};
