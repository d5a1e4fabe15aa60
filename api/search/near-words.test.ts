import * as fc from "fast-check";
import { distance } from "fastest-levenshtein";
import { expect, test } from "vitest";
import { NearWords } from "./near-words.ts";

const word = fc.string({ unit: fc.constantFrom(..."диализфw7"), maxLength: 9 });

test("finds exactly the words within so many edits, shorter ones first", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, fc.constantFrom(0, 1, 2), (words, misspelt, edits) => {
      const near = new NearWords();
      for (const one of words) near.add(one);
      const expected = [...words.keys()]
        .filter((number) => distance(words[number] ?? "", misspelt) <= edits)
        .toSorted((a, b) => (words[a]?.length ?? 0) - (words[b]?.length ?? 0) || a - b);
      expect(near.within(edits, misspelt)).toEqual(expected);
    }),
  );
});
