import { islands, type IslandName } from "../islands/registry.ts";
import { onArrival, onDeparture } from "./arrival.ts";
import { holdSubmit } from "./hold-submit.ts";
import { reloadOnce } from "./reload-once.ts";
import { pageLocale } from "./browser-words.ts";

/** A busy browser may never become idle. */
const LATEST_MS = 2000;

/** Cancels waiting for hydration, or unmounts the island. */
const endings = new Map<HTMLElement, () => void>();

/**
 * Islands are working HTML; React hydrates one at the first interaction; some when they become visible, or when the
 * browser is idle.
 */
export function startIslands(): void {
  onArrival(({ root }) => {
    for (const island of islandsIn(root)) if (!endings.has(island)) watch(island);
  });
  onDeparture((root) => {
    for (const island of islandsIn(root)) {
      endings.get(island)?.();
      endings.delete(island);
    }
  });
}

function islandsIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-island]");
}

function watch(island: HTMLElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  endings.set(island, () => stop.abort());
  let living: Promise<void> | undefined;
  const wake = () => {
    stop.abort();
    return (living ??= mount(island).catch(fail));
  };
  const when = island.dataset["wake"];
  if (when === "idle") onceIdle(wake, signal);
  else if (when === "seen") onceSeen(island, wake, signal);
  for (const event of ["pointerdown", "focusin", "input"]) island.addEventListener(event, wake, { signal });
  // Prefetches its code before the press.
  island.addEventListener("pointerover", () => void codeOf(island).catch(() => undefined), { signal, once: true });
  const isHeld = holdSubmit(island, wake);
  // Its HTML keeps working, and a form that is being submitted goes first.
  const fail = (error: unknown) => {
    console.warn(error);
    if (!isHeld()) reloadOnce();
  };
}

function onceIdle(wake: () => void, signal: AbortSignal): void {
  const start = () => signal.aborted || wake();
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: LATEST_MS });
  else setTimeout(start, 200);
}

function onceSeen(island: HTMLElement, wake: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  observer.observe(island);
  signal.addEventListener("abort", () => observer.disconnect());
}

function codeOf(island: HTMLElement) {
  const name = island.dataset["island"] as IslandName;
  return Promise.all([import("../islands/hydrate.tsx"), islands[name](pageLocale())]);
}

async function mount(island: HTMLElement): Promise<void> {
  const [{ hydrate }, { default: Component }] = await codeOf(island);
  // The page may have changed while the code was loading.
  if (!island.isConnected) return;
  const hydrated = hydrate(island, Component);
  endings.set(island, () => void hydrated.then((end) => end()));
  await hydrated;
}
