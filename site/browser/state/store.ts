import type { ModalId } from "#contract/modal-ids.ts";
import type { Named } from "../../tools/centers/center.ts";

type OpenModal = { id: ModalId; address: string };

/**
 * The client state: it survives navigations and ends with the document. It has only what something in the browser
 * reads: the rest of the state is in the document (docs/product/4-states.md).
 */
export type ClientState = {
  /** The open modals, the last one on top. */
  modals: OpenModal[];
  /** While set, the center picker hides partners; closing it clears it. */
  hideBbraunCentersFromModal: boolean;
  cityName: string | null;
  centersList: Named[];
};

export const initialState: ClientState = {
  modals: [],
  hideBbraunCentersFromModal: false,
  cityName: null,
  centersList: [],
};

let state = initialState;
const listeners = new Set<() => void>();

export function getState(): ClientState {
  return state;
}

/** Only called in the browser: on the server everybody sees the initial state. */
export function setState(change: Partial<ClientState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
