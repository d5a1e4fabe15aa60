import { defaultLocale, type Locale } from "#contract/locale.ts";
import type { ModalId } from "#contract/modal-ids.ts";
import type { Named } from "../../tools/centers/center.ts";
import type { VisionSettings } from "../../frame/vision/settings.ts";

type OpenModal = { id: ModalId; address: string };
type Reach = { phone: string; email: string };

/** What the browser remembers between navigations, and forgets with the document. */
export type ClientState = {
  locale: Locale;
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
  centersList: Named[];
  centersRegionList: Named[];
  /** Null while the visually-impaired mode is off. */
  visuallyImpaired: VisionSettings | null;
};

export const initialState: ClientState = {
  locale: defaultLocale,
  defaultContact: null,
  defaultSpbContact: null,
  modals: [],
  hideBbraunCentersFromModal: false,
  bbraunCity: null,
  cityName: null,
  firstEnter: true,
  centersList: [],
  centersRegionList: [],
  visuallyImpaired: null,
};

let state = initialState;
const listeners = new Set<() => void>();

export function getState(): ClientState {
  return state;
}

/** Only ever called in the browser: on the server everybody sees the initial state. */
export function setState(change: Partial<ClientState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
