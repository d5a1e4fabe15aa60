import { createFacts, keptFact } from "../facts/facts.ts";
import type { Fault } from "../fault.ts";
import { faultAt } from "./find-in-text.ts";
import type { Texts } from "./texts.ts";

/** A sentence ends, perhaps with a quotation; between the marks there may be the syntax of bold text, blanked. */
const ENDED = /[.!?…][»”)"]*\s+[«“(]?$/;

/** An e-mail address is written with small letters anywhere. */
const SMALL = /^\p{Ll}[^@]*$/u;

/** Facts are written as they stand inside a sentence: «не больше 5 г». At the start of one they need words before them. */
export function findSmallBeginnings({ files, sources }: Texts): Fault[] {
  const facts = createFacts(sources);
  return files.flatMap((file) =>
    file.texts.flatMap((text) =>
      Array.from(text.text.matchAll(/\uFFFC/g)).flatMap(({ index }, n) => {
        const name = text.quoted?.[n] ?? "";
        const before = text.text.slice(0, index);
        const begins = ENDED.test(before) || (text.isRunning && before.trim() === "");
        if (!begins || !SMALL.test(keptFact(facts, name, text.locale) ?? "")) return [];
        return [faultAt(file, text, index, `{{${name}}} begins a sentence with a small letter`)];
      }),
    ),
  );
}
