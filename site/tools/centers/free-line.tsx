import { useWordsOf } from "../../i18n/use-words.tsx";
import { type FreeInShift, placeKinds } from "./center.ts";
import { freeWords } from "./free-words.ts";

/** "для постоянного лечения — есть, для гостей — уточните"; nothing where nothing was said. */
export function FreeLine({ free }: { free: FreeInShift }) {
  const words = useWordsOf(freeWords);
  const told = placeKinds.flatMap((kind) => {
    const state = free[kind];
    return state ? words.told(words.kinds[kind], words.states[state]) : [];
  });
  return told.join(", ");
}
