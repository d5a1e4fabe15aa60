import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { ask } from "./ask.ts";

const DEBOUNCE_MS = 300;

export type LastAnswer<Answer> = {
  /** The field's current value. */
  typed: string;
  /** A request is pending or about to be sent. */
  isWaiting: boolean;
  /** The last response; null if nothing was asked or the request failed. */
  answer: Answer | null;
  onType: (typed: string) => void;
};

/**
 * Answers a field while the visitor types: debounced, and only the latest request counts, even if responses arrive out
 * of order. `served` is the field's value in the HTML; text typed before hydration is answered too. `addressOf` returns
 * the address to request, or null for nothing.
 */
export function useLastAnswer<Answer>(
  field: RefObject<HTMLInputElement | null>,
  served: string,
  addressOf: (typed: string) => string | null,
): LastAnswer<Answer> {
  const [state, setState] = useState({ typed: served, isWaiting: false, answer: null as Answer | null });
  const drop = useRef<() => void>(undefined);

  const onType = (typed: string) => {
    drop.current?.();
    const address = addressOf(typed);
    setState(({ answer }) => ({ typed, isWaiting: address !== null, answer: address === null ? null : answer }));
    if (address === null) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const settle = (answer: Answer | null) => {
      if (!signal.aborted) setState({ typed, isWaiting: false, answer });
    };
    const timer = setTimeout(
      () =>
        ask<Answer>(address, { signal }).then(settle, (error: unknown) => {
          if (!signal.aborted) console.warn(error);
          settle(null);
        }),
      DEBOUNCE_MS,
    );
    drop.current = () => {
      clearTimeout(timer);
      aborter.abort();
    };
  };

  const onWake = useEffectEvent(() => {
    const typed = field.current?.value ?? served;
    if (typed !== served) onType(typed);
  });
  useEffect(() => {
    const waking = setTimeout(() => onWake());
    return () => {
      clearTimeout(waking);
      drop.current?.();
    };
  }, []);

  return { ...state, onType };
}
