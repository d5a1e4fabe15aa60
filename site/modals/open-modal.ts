import { getState, setState } from "../state/store.ts";
import type { ModalDetails, ModalId } from "./modal-pages.ts";

export function openModal(id: ModalId, details: ModalDetails = {}): void {
  const { modals } = getState();
  if (!modals.some((open) => open.id === id)) setState({ modals: [...modals, { id, details }] });
}

/** Closing the centre picker shows its partners again next time. */
export function closeModal(id: ModalId): void {
  const modals = getState().modals.filter((open) => open.id !== id);
  setState({ modals, ...(id === "centers-menu" && { hideBbraunCentersFromModal: false }) });
}

export function closeAllModals(): void {
  if (getState().modals.length > 0) setState({ modals: [], hideBbraunCentersFromModal: false });
}
