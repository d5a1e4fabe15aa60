import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { ask } from "./ask.ts";

const DEBOUNCE_MS = 300;

export type LastAnswer<Answer> = {
  /** What stands in the field. */
  typed: string;
  /** A question is on its way, or about to be. */
  isWaiting: boolean;
  /** To the last question that was answered; null where nothing is asked, and where the asking failed. */
  answer: Answer | null;
  onType: (typed: string) => void;
};

/**
 * Answers a field while one types: after a pause, and only the last question, in whatever order the answers come.
 * `served` is what the field was served with; what was typed before the island woke is answered, too. `addressOf` says
 * where to ask, null that there is nothing to ask.
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
