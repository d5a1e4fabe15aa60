import { useWordsOf } from "../../i18n/use-words.tsx";
import { type FreeInShift, placeKinds } from "./center.ts";
import { freeWords } from "./free-words.ts";

const STATES = ["free", "full", "ask"] as const;

/** First for whom there are places, then for whom there are none, then for whom to ask; empty if unknown. */
export function FreeLine({ free }: { free: FreeInShift }) {
  const words = useWordsOf(freeWords);
  const told = STATES.flatMap((state) => {
    const kinds = placeKinds.filter((kind) => free[kind] === state).map((kind) => words.kinds[kind]);
    return kinds.length > 0 ? `${words.states[state]} ${kinds.join(words.and)}` : [];
  });
  return told.join(", ");
}
