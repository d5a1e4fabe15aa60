import type { ModalId } from "#contract/modal-ids.ts";

export type ModalSize = "default" | "wide" | "full";

/**
 * Marks the part of a page that a modal shows; without a mark it shows the whole <main>. `label` names the dialog for
 * screen readers if the part's heading is not suitable.
 */
export function modalPart(ids: ModalId | ModalId[], { label, size }: { label?: string; size?: ModalSize } = {}) {
  return { "data-modal-part": [ids].flat().join(" "), "data-modal-label": label, "data-modal-size": size };
}

/** Hidden in a modal: breadcrumbs, links to the next page, further reading. */
export const pageOnly = { "data-page-only": "" };
