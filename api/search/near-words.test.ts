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
      const expected = words
        .map((one, number) => ({ number, edits: distance(one, misspelt) }))
        .filter((one) => one.edits <= edits)
        .toSorted((a, b) => (words[a.number]?.length ?? 0) - (words[b.number]?.length ?? 0) || a.number - b.number);
      expect(near.within(edits, misspelt)).toEqual(expected);
    }),
  );
});
