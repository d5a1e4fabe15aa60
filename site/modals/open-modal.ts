import { getState, setState } from "../state/store.ts";
import type { ModalDetails, ModalId } from "./modal-pages.ts";

/** The modals that are there; a button of any other stays a link to its page. */
const registered = ["menu", "accessible", "documents"] as const satisfies ModalId[];
export type RegisteredModal = (typeof registered)[number];

export function isRegistered(id: string | undefined): id is RegisteredModal {
  return registered.some((known) => known === id);
}

/** What a link of the modal's page fills in goes into the modal too. */
export function openModal(id: RegisteredModal, link: HTMLAnchorElement): void {
  const { city, center, vacancy } = Object.fromEntries(new URL(link.href).searchParams);
  const details: ModalDetails = { ...(city && { city }), ...(center && { center }), ...(vacancy && { vacancy }) };
  const { modals } = getState();
  if (link.dataset["hidePartners"] !== undefined) setState({ hideBbraunCentersFromModal: true });
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
