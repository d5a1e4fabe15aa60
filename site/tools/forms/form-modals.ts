import type { FormName } from "#contract/forms/forms.ts";
import type { ModalId } from "#contract/modal-ids.ts";

/** The modals that show a form: its own, and those for its subjects. */
export function formModals(name: FormName): ModalId[] {
  return [name, ...(others[name] ?? [])];
}

const others: Partial<Record<FormName, ModalId[]>> = {
  appointment: ["dialysis", "consultation", "dialysis-other-city"],
};
