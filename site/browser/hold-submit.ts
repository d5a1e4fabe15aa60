import { startWaitingFor, stopWaiting } from "./waiting.ts";

/** A press is held at most this long; then the form is submitted by a plain load. */
const LATEST_MS = 8000;

/**
 * A form that is submitted before its island is hydrated waits for it, so that the page is not left; if its code does
 * not load, the form is submitted as usual. Returns whether a press is waiting.
 */
export function holdSubmit(island: HTMLElement, wake: () => Promise<void>): () => boolean {
  let held: Promise<void> | undefined;
  let isReleased = false;
  const release = (form: HTMLFormElement) => {
    isReleased = true;
    stopWaiting();
    if (form.isConnected) form.requestSubmit();
  };
  island.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isReleased || form.method !== "post" || island.querySelector("[data-awake]")) return;
      event.preventDefault();
      if (held) return;
      startWaitingFor({ withCurtain: false });
      // In a separate task: during this event, the form accepts no other submission.
      held = Promise.race([wake(), rest(LATEST_MS)])
        .then(() => rest(0))
        .then(() => release(form));
    },
    { capture: true },
  );
  return () => held !== undefined;
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
