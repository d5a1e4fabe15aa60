import type { ModalId } from "#contract/modal-ids.ts";

export type ModalSize = "default" | "wide" | "full";

/**
 * Marks the part of a page that a modal shows; without a mark it shows the whole <main>. `label` is for those who hear
 * it, where the part's own heading does not do.
 */
export function modalPart(ids: ModalId | ModalId[], { label, size }: { label?: string; size?: ModalSize } = {}) {
  return { "data-modal-part": [ids].flat().join(" "), "data-modal-label": label, "data-modal-size": size };
}

/** Belongs to a page, not to a modal that shows it: the trail, the way on, what else to read. */
export const pageOnly = { "data-page-only": "" };
