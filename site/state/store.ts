import { useSyncExternalStore } from "react";
import type { ModalDetails, ModalId } from "../modals/modal-pages.ts";

type OpenModal = { id: ModalId; details: ModalDetails };

type Reach = { phone: string; email: string };

/** What the browser remembers between navigations, and forgets with the page. */
export type ClientState = {
  defaultContact: Reach | null;
  defaultSpbContact: Reach | null;
  /** The open modals, the last one on top. */
  modals: OpenModal[];
  /** The centre picker shows no partners while set; closing it clears it. */
  hideBbraunCentersFromModal: boolean;
  bbraunCity: string | null;
  cityName: string | null;
  /** True until the first navigation: no curtain and no reveal before it. */
  firstEnter: boolean;
  /** The whole page is being left, for the other language. */
  isLeaving: boolean;
};

const initial: ClientState = {
  defaultContact: null,
  defaultSpbContact: null,
  modals: [],
  hideBbraunCentersFromModal: false,
  bbraunCity: null,
  cityName: null,
  firstEnter: true,
  isLeaving: false,
};

let state = initial;
const listeners = new Set<() => void>();

export function getState(): ClientState {
  return state;
}

/** Only ever called in the browser: on the server everybody sees the initial state. */
export function setState(change: Partial<ClientState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function useClientState<Key extends keyof ClientState>(key: Key): ClientState[Key] {
  return useSyncExternalStore(
    subscribe,
    () => state[key],
    () => initial[key],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
